/* launched.c: launchers give each process its number in the environment. A variable of the number alone does not tell: the
   shell of a batch job has some of them, too. */
#include "rt.h"
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *rank, *images;
} launchers[] = {
    {"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"}, /* Open MPI's mpirun and oshrun */
    {"PMI_RANK", "PMI_SIZE"},                         /* MPICH's mpiexec and its kin; srun --mpi=pmi2 */
    {"PMIX_RANK", "SLURM_STEP_NUM_TASKS"},            /* srun --mpi=pmix */
};

static int number_of(const char *name) {
  const char *text = getenv(name);
  char *end;
  if (!text || !*text) return -1;
  long number = strtol(text, &end, 10);
  return *end || number < 0 || number > INT32_MAX ? -1 : (int)number;
}

struct rt_launched rt_launched(void) {
  const char *conduit = getenv("PGAS_CONDUIT");
  if (conduit && strcmp(conduit, "smp") == 0) return (struct rt_launched){0};
  for (size_t i = 0; i < sizeof launchers / sizeof *launchers; i++) {
    struct rt_launched launched = {launchers[i].images, number_of(launchers[i].rank), number_of(launchers[i].images)};
    if (launched.rank >= 0 && launched.images > launched.rank) return launched;
  }
  return (struct rt_launched){0};
}
