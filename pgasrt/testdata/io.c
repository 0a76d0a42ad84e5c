/* The same items as io.f90 through hpf_io. */
#include "check.h"

static struct hpf_pos pos = {"io.hpf", 3, 7, "read(*,*) n"};

static int32_t i4[3] = {1, -2, 2147483647}, l[2] = {1, 0}, k;
static int64_t i8 = INT64_MAX;
static float r4[30], c4[2] = {1.5F, -2.5F};
static double r8[2] = {3.14159265358979, -1e-300}, c8[2] = {0.1, 1e20};
static char text[5] = "ab cd";

static void begin(const char *format) { hpf_io_begin_write(6, format, format ? (int64_t)strlen(format) : 0, &pos); }

static void list_directed(void) {
  begin(NULL);
  hpf_io_item(HPF_I4, i4, 3), hpf_io_item(HPF_I8, &i8, 1), hpf_io_item(HPF_L4, l, 2);
  hpf_io_item_text(text, 5), hpf_io_item_text(text, 5);
  hpf_io_end();
  begin(NULL), hpf_io_item(HPF_R4, r4, 30), hpf_io_end();
  begin(NULL);
  hpf_io_item(HPF_R8, r8, 2), hpf_io_item_complex(4, c4, 1), hpf_io_item_complex(8, c8, 1);
  hpf_io_end();
  begin(NULL), hpf_io_end();
  begin(NULL);
  hpf_io_item_text((char[]){"x = "}, 4), hpf_io_item(HPF_R8, r8, 1);
  hpf_io_item_text((char[]){" n = "}, 5), hpf_io_item(HPF_I4, &i4[1], 1);
  hpf_io_end();
}

static void formatted(void) {
  begin("(a,3i5,2(f8.3,1x),l3,es12.4)");
  hpf_io_item_text(text, 5), hpf_io_item(HPF_I4, i4, 2), hpf_io_item(HPF_I4, i4, 1), hpf_io_item(HPF_R8, r8, 2);
  hpf_io_item(HPF_L4, &l[1], 1), hpf_io_item(HPF_R8, r8, 1);
  hpf_io_end();
  begin("(3(i4,1x))");
  for (int repeat = 0; repeat < 4; repeat++) hpf_io_item(HPF_I4, i4, 2);
  hpf_io_end();
  begin("(2e15.6)"), hpf_io_item(HPF_R4, r4, 5), hpf_io_end();
}

static void reads(void) {
  hpf_io_begin_read(5, NULL, 0, &pos);
  hpf_io_item(HPF_I4, i4, 2), hpf_io_item(HPF_R8, r8, 1), hpf_io_item_text(text, 5), hpf_io_item(HPF_L4, l, 1);
  hpf_io_end();
  hpf_io_begin_read(5, "(i3,f5.2)", 9, &pos);
  hpf_io_item(HPF_I4, &k, 1), hpf_io_item(HPF_R4, r4, 1);
  hpf_io_end();
}

static void echo(void) {
  begin(NULL);
  hpf_io_item(HPF_I4, i4, 2), hpf_io_item(HPF_R8, r8, 1), hpf_io_item_text(text, 5), hpf_io_item(HPF_L4, l, 1);
  hpf_io_item(HPF_I4, &k, 1), hpf_io_item(HPF_R4, r4, 1);
  hpf_io_end();
}

int main(int argc, char **argv) {
  hpf_main_begin(argc, argv);
  for (int i = 0; i < 30; i++) r4[i] = (float)(i + 1) * 1.5F;
  if (pgas_this_image() == 1) {
    list_directed();
    if (argc > 1) begin("(i4,q9)"), hpf_io_item(HPF_I4, i4, 3), hpf_io_end();
    formatted();
    reads();
    echo();
  }
  hpf_io_share(&k, sizeof k, &pos);
  CHECK(k == 123);
  hpf_main_end();
  return 0;
}
