/* Runs the lines "op TAB argument [TAB argument]" of a case file through isl, each on freshly parsed arguments, and prints
 * "line TAB op TAB nanoseconds TAB result": the median time of several batches; parsing counts only for the operation
 * "parse", which prints its argument and reads it back. A set S is the map [] -> S where both kinds have the operation.
 *
 * usage: cases FILE BATCHES */
#include <isl/ast_build.h>
#include <isl/map.h>
#include <isl/options.h>
#include <isl/set.h>
#include <isl/space.h>
#include <isl/union_map.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_BATCHES = 99, MOST_RUNS = 64, BATCH_NANOSECONDS = 500000 };

/* An argument or result: a set, a map, or a text. */
struct value {
  isl_set *set;
  isl_map *map;
  char *text;
};

typedef struct value operation(struct value a, struct value b);

static isl_ctx *ctx;

/* now returns a time in nanoseconds, of the same clock that dhpfgo reads. */
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void release(struct value v) {
  isl_set_free(v.set);
  isl_map_free(v.map);
  free(v.text);
}

static struct value of_set(isl_set *s) { return (struct value){.set = s}; }
static struct value of_map(isl_map *m) { return (struct value){.map = m}; }

static struct value of_bool(isl_bool b) {
  return (struct value){.text = b == isl_bool_error ? NULL : strdup(b ? "true" : "false")};
}

/* The operations that sets and maps share. */
#define BOTH1(op) \
  static struct value run_##op(struct value a, struct value b) { \
    (void)b; \
    return a.set ? of_set(isl_set_##op(isl_set_copy(a.set))) : of_map(isl_map_##op(isl_map_copy(a.map))); \
  }
#define BOTH2(op) \
  static struct value run_##op(struct value a, struct value b) { \
    return a.set ? of_set(isl_set_##op(isl_set_copy(a.set), isl_set_copy(b.set))) \
                 : of_map(isl_map_##op(isl_map_copy(a.map), isl_map_copy(b.map))); \
  }
#define HULL(op) \
  static struct value run_##op(struct value a, struct value b) { \
    (void)b; \
    return a.set ? of_set(isl_set_from_basic_set(isl_set_##op(isl_set_copy(a.set)))) \
                 : of_map(isl_map_from_basic_map(isl_map_##op(isl_map_copy(a.map)))); \
  }
#define PREDICATE2(op) \
  static struct value run_##op(struct value a, struct value b) { \
    return of_bool(a.set ? isl_set_##op(a.set, b.set) : isl_map_##op(a.map, b.map)); \
  }
BOTH1(coalesce)
BOTH1(lexmin)
BOTH1(lexmax)
BOTH1(detect_equalities)
BOTH1(remove_redundancies)
BOTH2(intersect)
BOTH2(union)
BOTH2(subtract)
BOTH2(gist)
HULL(simple_hull)
HULL(affine_hull)
PREDICATE2(is_subset)
PREDICATE2(is_equal)
PREDICATE2(is_disjoint)

static struct value run_is_empty(struct value a, struct value b) {
  (void)b;
  return of_bool(a.set ? isl_set_is_empty(a.set) : isl_map_is_empty(a.map));
}

static struct value run_union_coalesce(struct value a, struct value b) {
  struct value u = run_union(a, b), c = run_coalesce(u, b);
  release(u);
  return c;
}

/* The operations of one kind. */
#define SET1(op, call) \
  static struct value run_##op(struct value a, struct value b) { \
    (void)b; \
    isl_set *s = isl_set_copy(a.set); \
    return of_set(call); \
  }
SET1(complement, isl_set_complement(s))
SET1(make_disjoint, isl_set_make_disjoint(s))
SET1(params, isl_set_params(s))
SET1(sample, isl_set_from_point(isl_set_sample_point(s)))
SET1(project_first, isl_set_project_out(s, isl_dim_set, 0, 1))
SET1(project_last, isl_set_project_out(s, isl_dim_set, (unsigned)isl_set_dim(s, isl_dim_set) - 1, 1))

#define MAP1(op, call) \
  static struct value run_##op(struct value a, struct value b) { \
    (void)b; \
    isl_map *m = isl_map_copy(a.map); \
    return call; \
  }
MAP1(inverse, of_map(isl_map_reverse(m)))
MAP1(domain, of_set(isl_map_domain(m)))
MAP1(range, of_set(isl_map_range(m)))
MAP1(deltas, of_set(isl_map_deltas(m)))

static struct value run_closure(struct value a, struct value b) {
  (void)b;
  isl_bool exact;
  return of_map(isl_map_transitive_closure(isl_map_copy(a.map), &exact));
}

static struct value run_is_single_valued(struct value a, struct value b) {
  (void)b;
  return of_bool(isl_map_is_single_valued(a.map));
}

static struct value run_is_injective(struct value a, struct value b) {
  (void)b;
  return of_bool(isl_map_is_injective(a.map));
}

static struct value run_apply(struct value a, struct value b) { return of_set(isl_set_apply(isl_set_copy(a.set), isl_map_copy(b.map))); }

static struct value run_apply_range(struct value a, struct value b) {
  return of_map(isl_map_apply_range(isl_map_copy(a.map), isl_map_copy(b.map)));
}

static struct value run_intersect_domain(struct value a, struct value b) {
  return of_map(isl_map_intersect_domain(isl_map_copy(a.map), isl_set_copy(b.set)));
}

static struct value run_intersect_range(struct value a, struct value b) {
  return of_map(isl_map_intersect_range(isl_map_copy(a.map), isl_set_copy(b.set)));
}

static struct value run_parse(struct value a, struct value b) {
  (void)b;
  char *text = a.set ? isl_set_to_str(a.set) : isl_map_to_str(a.map);
  struct value v = a.set ? of_set(isl_set_read_from_str(ctx, text)) : of_map(isl_map_read_from_str(ctx, text));
  free(text);
  return v;
}

/* Loops: the tuples of a set in their order, those of the range of a map in that order. */
static struct value run_ast(struct value a, struct value b) {
  (void)b;
  isl_map *schedule = a.set ? isl_set_identity(isl_set_copy(a.set)) : isl_map_reverse(isl_map_copy(a.map));
  isl_ast_build *build = isl_ast_build_from_context(isl_set_universe(isl_space_params(isl_map_get_space(schedule))));
  isl_ast_node *node = isl_ast_build_node_from_schedule_map(build, isl_union_map_from_map(schedule));
  char *text = isl_ast_node_to_C_str(node);
  isl_ast_node_free(node);
  isl_ast_build_free(build);
  return (struct value){.text = text};
}

/* kinds: of the second argument; s, m, = for that of the first, - for none. */
static const struct {
  const char *name;
  operation *run;
  char second;
} operations[] = {
    {"coalesce", run_coalesce, '-'},
    {"lexmin", run_lexmin, '-'},
    {"lexmax", run_lexmax, '-'},
    {"detect_equalities", run_detect_equalities, '-'},
    {"remove_redundancies", run_remove_redundancies, '-'},
    {"intersect", run_intersect, '='},
    {"union", run_union, '='},
    {"union_coalesce", run_union_coalesce, '='},
    {"subtract", run_subtract, '='},
    {"gist", run_gist, '='},
    {"simple_hull", run_simple_hull, '-'},
    {"affine_hull", run_affine_hull, '-'},
    {"is_subset", run_is_subset, '='},
    {"is_equal", run_is_equal, '='},
    {"is_disjoint", run_is_disjoint, '='},
    {"is_empty", run_is_empty, '-'},
    {"complement", run_complement, '-'},
    {"make_disjoint", run_make_disjoint, '-'},
    {"params", run_params, '-'},
    {"sample", run_sample, '-'},
    {"project_first", run_project_first, '-'},
    {"project_last", run_project_last, '-'},
    {"inverse", run_inverse, '-'},
    {"domain", run_domain, '-'},
    {"range", run_range, '-'},
    {"deltas", run_deltas, '-'},
    {"closure", run_closure, '-'},
    {"is_single_valued", run_is_single_valued, '-'},
    {"is_injective", run_is_injective, '-'},
    {"apply", run_apply, 'm'},
    {"apply_range", run_apply_range, '='},
    {"intersect_domain", run_intersect_domain, 's'},
    {"intersect_range", run_intersect_range, 's'},
    {"parse", run_parse, '-'},
    {"ast", run_ast, '-'},
};

static struct value read_value(char kind, const char *text) {
  if (kind == '-' || !text)
    return (struct value){0};
  return kind == 's' ? of_set(isl_set_read_from_str(ctx, text)) : of_map(isl_map_read_from_str(ctx, text));
}

/* A case: an operation with the texts of its arguments. */
struct test {
  operation *run;
  char kinds[2];
  const char *texts[2];
};

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* arguments reads both arguments of a case; false if one is no set or map. */
static bool arguments(const struct test *t, struct value args[2]) {
  bool ok = true;
  for (int i = 0; i < 2; i++) {
    args[i] = read_value(t->kinds[i], t->texts[i]);
    ok = ok && (t->kinds[i] == '-' || args[i].set || args[i].map);
  }
  return ok;
}

/* batch returns the mean time of a number of runs, each on arguments of its own. */
static double batch(const struct test *t, int runs) {
  static struct value args[MOST_RUNS][2];
  for (int i = 0; i < runs; i++)
    arguments(t, args[i]);
  double time = now();
  for (int i = 0; i < runs; i++)
    release(t->run(args[i][0], args[i][1]));
  time = (now() - time) / runs;
  for (int i = 0; i < runs; i++)
    for (int k = 0; k < 2; k++)
      release(args[i][k]);
  return time;
}

/* median returns the median over the batches of the mean time of a run, given the time of one. */
static double median(const struct test *t, int batches, double one) {
  double times[MOST_BATCHES];
  double fit = BATCH_NANOSECONDS / (one > 1 ? one : 1);
  int runs = fit < 1 ? 1 : fit > MOST_RUNS ? MOST_RUNS : (int)fit;
  for (int i = 0; i < batches; i++)
    times[i] = batch(t, runs);
  qsort(times, (size_t)batches, sizeof *times, ascending);
  return times[batches / 2];
}

static bool find(const char *name, struct test *t) {
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
    if (strlen(name) > 4 && !strcmp(name + 4, operations[i].name)) {
      t->run = operations[i].run;
      t->kinds[0] = name[0];
      t->kinds[1] = operations[i].second == '=' ? name[0] : operations[i].second;
      return true;
    }
  return false;
}

static void print(int line, const char *name, double time, struct value v) {
  char *text = v.set ? isl_set_to_str(v.set) : v.map ? isl_map_to_str(v.map) : v.text ? strdup(v.text) : NULL;
  for (char *c = text; c && *c; c++)
    if (*c == '\n')
      *c = ' ';
  printf("%d\t%s\t%.0f\t%s\n", line, name, time, text ? text : "ERROR");
  free(text);
}

int main(int argc, char **argv) {
  FILE *file = argc == 3 ? fopen(argv[1], "r") : NULL;
  int batches = argc == 3 ? atoi(argv[2]) : 0;
  if (!file || batches < 1 || batches > MOST_BATCHES) {
    fprintf(stderr, "usage: cases FILE BATCHES\n");
    return 2;
  }
  ctx = isl_ctx_alloc();
  isl_options_set_on_error(ctx, ISL_ON_ERROR_CONTINUE);
  char *text = NULL;
  size_t size = 0;
  for (int line = 1; getline(&text, &size, file) > 0; line++) {
    text[strcspn(text, "\r\n")] = 0;
    char *rest = text, *name = strsep(&rest, "\t");
    struct test t = {0};
    if (*text == 0 || *text == '#')
      continue;
    t.texts[0] = strsep(&rest, "\t");
    t.texts[1] = strsep(&rest, "\t");
    if (!find(name, &t)) {
      printf("%d\t%s\t0\tERROR\n", line, name);
      continue;
    }
    struct value args[2];
    if (!arguments(&t, args)) {
      printf("%d\t%s\t0\tERROR\n", line, name);
      continue;
    }
    double one = now();
    struct value result = t.run(args[0], args[1]);
    one = now() - one;
    print(line, name, median(&t, batches, one), result);
    release(result);
    release(args[0]);
    release(args[1]);
  }
  free(text);
  fclose(file);
  isl_ctx_free(ctx);
  return 0;
}
