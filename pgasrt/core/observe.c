/* observe.c: the names of statements. */
#include "rt.h"

const char *const rt_op_name[RT_OPS] = {
    [RT_OP_NONE] = "computation", [RT_OP_BARRIER] = "sync all",  [RT_OP_END] = "the end of the program",
    [RT_OP_COUNTER] = "wait",     [RT_OP_FAIL_IMAGE] = "fail image",
};
