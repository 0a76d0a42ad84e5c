/* The same items as io.f90 through hpf_io. */
#include "check.h"

static struct hpf_pos pos = {"io.hpf", 3, 7, "read(*,*) n"};

static int32_t i4[3] = {1, -2, 2147483647}, l[2] = {1, 0}, k;
static int64_t i8 = INT64_MAX;
static float r4[30], c4[2] = {1.5F, -2.5F};
static double r8[2] = {3.14159265358979, -1e-300}, c8[2] = {0.1, 1e20};
static char text[5] = "ab cd";

enum { INTEGER = 1, LOGICAL, REAL, COMPLEX, CHARACTER = 6 }; /* libgfortran's codes of types */

static void start(int32_t statement, int64_t unit, const char *format) {
  hpf_io_begin(statement, 0, &pos);
  hpf_io_number("unit", unit);
  if (format)
    hpf_io_text("fmt", (char *)format, (int64_t)strlen(format));
  else
    hpf_io_list_directed();
  hpf_io_start();
}

static void begin(const char *format) { start(HPF_IO_WRITE, 6, format); }

static void items(int32_t type, int32_t kind, void *values, int64_t bytes, int n) {
  for (int i = 0; i < n; i++) hpf_io_item(type, kind, (char *)values + i * bytes, bytes);
}

static void ints(int32_t *values, int n) { items(INTEGER, 4, values, 4, n); }
static void logicals(int32_t *values, int n) { items(LOGICAL, 4, values, 4, n); }
static void reals(float *values, int n) { items(REAL, 4, values, 4, n); }
static void doubles(double *values, int n) { items(REAL, 8, values, 8, n); }
static void characters(char *value, int length) { items(CHARACTER, 1, value, length, 1); }

static void list_directed(void) {
  begin(NULL);
  ints(i4, 3), items(INTEGER, 8, &i8, 8, 1), logicals(l, 2);
  characters(text, 5), characters(text, 5);
  hpf_io_end();
  begin(NULL), reals(r4, 30), hpf_io_end();
  begin(NULL);
  doubles(r8, 2), items(COMPLEX, 4, c4, 8, 1), items(COMPLEX, 8, c8, 16, 1);
  hpf_io_end();
  begin(NULL), hpf_io_end();
  begin(NULL);
  characters((char[]){"x = "}, 4), doubles(r8, 1);
  characters((char[]){" n = "}, 5), ints(&i4[1], 1);
  hpf_io_end();
}

static void formatted(void) {
  begin("(a,3i5,2(f8.3,1x),l3,es12.4)");
  characters(text, 5), ints(i4, 2), ints(i4, 1), doubles(r8, 2);
  logicals(&l[1], 1), doubles(r8, 1);
  hpf_io_end();
  begin("(3(i4,1x))");
  for (int repeat = 0; repeat < 4; repeat++) ints(i4, 2);
  hpf_io_end();
  begin("(2e15.6)"), reals(r4, 5), hpf_io_end();
}

static void reads(void) {
  start(HPF_IO_READ, 5, NULL);
  ints(i4, 2), doubles(r8, 1), characters(text, 5), logicals(l, 1);
  hpf_io_end();
  start(HPF_IO_READ, 5, "(i3,f5.2)");
  ints(&k, 1), reals(r4, 1);
  hpf_io_end();
}

static void echo(void) {
  begin(NULL);
  ints(i4, 2), doubles(r8, 1), characters(text, 5), logicals(l, 1);
  ints(&k, 1), reals(r4, 1);
  hpf_io_end();
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  for (int i = 0; i < 30; i++) r4[i] = (float)(i + 1) * 1.5F;
  list_directed();
  if (argc > 1) begin("(i4,q9)"), ints(i4, 3), hpf_io_end();
  formatted();
  reads();
  CHECK(k == 123 && i4[1] == 8);
  echo();
  hpf_main_end();
  return 0;
}
