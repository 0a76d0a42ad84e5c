/* system.c: intrinsic subroutines that ask the system, by libgfortran's. What differs between processes is image 1's, since
   replicated control flow must see one value. */
#include "gfortran_io.h"
#include "rt.h"
#include <stdlib.h>
#include <string.h>

enum { DATE_VALUES = 8 };

void _gfortran_get_command_i4(char *command, int32_t *length, int32_t *status, size_t command_bytes);
void _gfortran_get_environment_variable_i4(char *name, char *value, int32_t *length, int32_t *status, int32_t *trim_name,
                                           size_t name_bytes, size_t value_bytes);
void _gfortran_date_and_time(char *date, char *time, char *zone, struct gf_descriptor *values, size_t date_bytes,
                             size_t time_bytes, size_t zone_bytes);
void _gfortran_etime_sub(struct gf_descriptor *values, float *time);
void _gfortran_dtime_sub(struct gf_descriptor *values, float *time);
void _gfortran_second_sub(float *time);

static struct gf_descriptor vector(void *base, int8_t type, int64_t n) {
  struct gf_descriptor d = {.base = base, .offset = -1, .span = 4};
  d.dtype = (struct gf_dtype){.elem_bytes = 4, .rank = 1, .type = type};
  d.dim[0] = (struct gf_dim){1, 1, n};
  return d;
}

void hpf_get_command(char *command, int64_t length, int32_t *command_length, int32_t *status) {
  _gfortran_get_command_i4(command, command_length, status, (size_t)length);
}

void hpf_environment(char *name, int64_t name_length, char *value, int64_t length, int32_t *value_length, int32_t *status,
                     int32_t *trim_name) {
  _gfortran_get_environment_variable_i4(name, value, value_length, status, trim_name, (size_t)name_length,
                                        (size_t)length);
}

static void share(void *value, size_t bytes) {
  if (value && bytes && !rt_images_apart) pgas_broadcast(value, bytes, 1);
}

void hpf_date_and_time(char *date, int64_t date_length, char *time, int64_t time_length, char *zone, int64_t zone_length,
                       int32_t *values) {
  struct gf_descriptor d = vector(values, GF_INTEGER, DATE_VALUES);
  _gfortran_date_and_time(date, time, zone, values ? &d : NULL, (size_t)date_length, (size_t)time_length,
                          (size_t)zone_length);
  share(date, (size_t)date_length);
  share(time, (size_t)time_length);
  share(zone, (size_t)zone_length);
  share(values, DATE_VALUES * sizeof *values);
}

void hpf_etime(float *values, float *time) {
  struct gf_descriptor d = vector(values, GF_REAL, 2);
  _gfortran_etime_sub(&d, time);
  share(values, 2 * sizeof *values);
  share(time, sizeof *time);
}

void hpf_dtime(float *values, float *time) {
  struct gf_descriptor d = vector(values, GF_REAL, 2);
  _gfortran_dtime_sub(&d, time);
  share(values, 2 * sizeof *values);
  share(time, sizeof *time);
}

void hpf_second(float *time) {
  _gfortran_second_sub(time);
  share(time, sizeof *time);
}

void hpf_abort(void) { abort(); }

void hpf_exit(int32_t *status) { pgas_stop(status ? *status : EXIT_SUCCESS, ""); }
