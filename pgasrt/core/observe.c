/* observe.c: the names of statements. */
#include "rt.h"

const char *const rt_op_name[RT_OPS] = {
#define RT_OP_ENTRY(id, name) name,
    RT_OP_LIST(RT_OP_ENTRY)
#undef RT_OP_ENTRY
};
