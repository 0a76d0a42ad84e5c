/* sent.c: linked with an MPI program, counts the bytes that its ranks send to others, by the profiling interface, and prints
   them at the end: "sent BYTES". A collective counts what an algorithm without detours sends: to each other rank of a
   broadcast or an all-to-all, and one contribution of each rank to a reduction. MPI_Pcontrol(1) starts anew. */
#include <mpi.h>
#include <stdio.h>

static long long sent;

static long long bytes_of(int count, MPI_Datatype type) {
  int bytes;
  PMPI_Type_size(type, &bytes);
  return (long long)count * bytes;
}

static int others(MPI_Comm comm) {
  int size;
  PMPI_Comm_size(comm, &size);
  return size - 1;
}

static void count_message(int count, MPI_Datatype type, int to) {
  if (to != MPI_PROC_NULL) sent += bytes_of(count, type);
}

int MPI_Pcontrol(const int level, ...) {
  if (level == 1) sent = 0;
  return MPI_SUCCESS;
}

int MPI_Send(const void *buf, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
  count_message(count, type, to);
  return PMPI_Send(buf, count, type, to, tag, comm);
}

int MPI_Isend(const void *buf, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request) {
  count_message(count, type, to);
  return PMPI_Isend(buf, count, type, to, tag, comm, request);
}

int MPI_Sendrecv(const void *buf, int count, MPI_Datatype type, int to, int tag, void *in, int room, MPI_Datatype in_type,
                 int from, int in_tag, MPI_Comm comm, MPI_Status *status) {
  count_message(count, type, to);
  return PMPI_Sendrecv(buf, count, type, to, tag, in, room, in_type, from, in_tag, comm, status);
}

int MPI_Bcast(void *buf, int count, MPI_Datatype type, int root, MPI_Comm comm) {
  int rank;
  PMPI_Comm_rank(comm, &rank);
  if (rank == root) sent += bytes_of(count, type) * others(comm);
  return PMPI_Bcast(buf, count, type, root, comm);
}

int MPI_Alltoall(const void *buf, int count, MPI_Datatype type, void *in, int room, MPI_Datatype in_type, MPI_Comm comm) {
  sent += bytes_of(count, type) * others(comm);
  return PMPI_Alltoall(buf, count, type, in, room, in_type, comm);
}

int MPI_Alltoallv(const void *buf, const int *counts, const int *starts, MPI_Datatype type, void *in, const int *rooms, const int *places,
                  MPI_Datatype in_type, MPI_Comm comm) {
  int rank;
  PMPI_Comm_rank(comm, &rank);
  for (int r = 0; r <= others(comm); r++)
    if (r != rank) sent += bytes_of(counts[r], type);
  return PMPI_Alltoallv(buf, counts, starts, type, in, rooms, places, in_type, comm);
}

int MPI_Allreduce(const void *buf, void *in, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
  if (others(comm) > 0) sent += bytes_of(count, type);
  return PMPI_Allreduce(buf, in, count, type, op, comm);
}

int MPI_Finalize(void) {
  int rank;
  long long total;
  PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
  PMPI_Reduce(&sent, &total, 1, MPI_LONG_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("sent %lld\n", total);
  fflush(stdout); /* also where the library's own end does not come back */
  return PMPI_Finalize();
}
