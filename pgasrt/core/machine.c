/* machine.c: CPUs and memory that this run may use: affinity mask, /proc/meminfo, control groups (versions 1 and 2). */
#define _GNU_SOURCE
#include "rt.h"
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { PATH_BYTES = 4096 };

/* The first number in the file, or -1 when there is none ("max", no file). */
static int64_t file_number(const char *dir, const char *name) {
  char path[PATH_BYTES + 64];
  snprintf(path, sizeof path, "%s/%s", dir, name);
  FILE *file = fopen(path, "r");
  long long value = -1;
  if (!file) return -1;
  if (fscanf(file, "%lld", &value) != 1) value = -1;
  fclose(file);
  return value;
}

/* The number after `key` at the start of a line, or -1. */
static int64_t keyed_number(const char *path, const char *key) {
  FILE *file = fopen(path, "r");
  char line[256];
  size_t length = strlen(key);
  int64_t value = -1;
  if (!file) return -1;
  while (value < 0 && fgets(line, sizeof line, file))
    if (strncmp(line, key, length) == 0) value = strtoll(line + length, NULL, 10);
  fclose(file);
  return value;
}

/* Free bytes below the limit of one control group; cached file pages count as free. */
static int64_t group_memory(const char *dir) {
  int64_t limit = file_number(dir, "memory.max"), used = file_number(dir, "memory.current");
  if (limit < 0) {
    limit = file_number(dir, "memory.limit_in_bytes");
    used = file_number(dir, "memory.usage_in_bytes");
  }
  if (limit < 0 || used < 0) return INT64_MAX;
  char path[PATH_BYTES + 64];
  snprintf(path, sizeof path, "%s/memory.stat", dir);
  int64_t cached = keyed_number(path, "inactive_file ");
  int64_t unused = limit - used + (cached > 0 ? cached : 0);
  return unused > 0 ? unused : 0;
}

/* CPUs that the quota of one control group is worth, rounded up. */
static int64_t group_cpus(const char *dir) {
  int64_t quota = file_number(dir, "cpu.max"), period = 100000;
  if (quota < 0) {
    quota = file_number(dir, "cpu.cfs_quota_us");
    period = file_number(dir, "cpu.cfs_period_us");
  }
  if (quota <= 0 || period <= 0) return INT64_MAX;
  return (quota + period - 1) / period;
}

/* The least value over the group `path` under `mount` and its ancestors. Shortens path. */
static int64_t least_of_ancestors(const char *mount, char *path, int64_t (*value)(const char *dir)) {
  int64_t least = INT64_MAX;
  for (;;) {
    char dir[PATH_BYTES];
    snprintf(dir, sizeof dir, "%s%s", mount, path);
    int64_t here = value(dir);
    if (here < least) least = here;
    char *slash = strrchr(path, '/');
    if (!slash) return least;
    *slash = 0;
  }
}

/* The least value over this process's groups of a controller. */
static int64_t group_limit(const char *controller, int64_t (*value)(const char *dir)) {
  FILE *file = fopen("/proc/self/cgroup", "r");
  char line[PATH_BYTES / 2], mount[256];
  int64_t least = INT64_MAX;
  if (!file) return least;
  while (fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    char *names = strchr(line, ':');
    char *path = names ? strchr(names + 1, ':') : NULL;
    if (!path) continue;
    *path++ = 0;
    if (names[1] == 0)
      snprintf(mount, sizeof mount, "/sys/fs/cgroup");
    else if (strstr(names + 1, controller))
      snprintf(mount, sizeof mount, "/sys/fs/cgroup/%s", controller);
    else
      continue;
    int64_t here = least_of_ancestors(mount, path, value);
    if (here < least) least = here;
  }
  fclose(file);
  return least;
}

/* What sysconf says is, on some processors, the sum over all such caches of the machine. */
int64_t rt_shared_cache_bytes(void) { return file_number("/sys/devices/system/cpu/cpu0/cache/index3", "size") * 1024; }

static int affinity(cpu_set_t *set) {
  CPU_ZERO(set);
  if (sched_getaffinity(0, sizeof *set, set) != 0) CPU_SET(0, set);
  return CPU_COUNT(set);
}

int rt_cpu_count(void) {
  cpu_set_t set;
  int allowed = affinity(&set);
  int64_t quota = group_limit("cpu", group_cpus);
  return quota < allowed ? (int)quota : allowed;
}

uint64_t rt_memory_available(void) {
  int64_t kib = keyed_number("/proc/meminfo", "MemAvailable:");
  int64_t machine = kib < 0 ? INT64_MAX : kib * 1024;
  int64_t group = group_limit("memory", group_memory);
  return (uint64_t)(group < machine ? group : machine);
}

/* Binds this process to the CPU of that number, counted round robin, of its affinity mask. */
void rt_pin(int slot) {
  cpu_set_t set, one;
  int skip = slot % affinity(&set), cpu = 0;
  for (; cpu < CPU_SETSIZE; cpu++)
    if (CPU_ISSET(cpu, &set) && skip-- == 0) break;
  CPU_ZERO(&one);
  CPU_SET(cpu, &one);
  sched_setaffinity(0, sizeof one, &one);
}

/* An image that was woken gets a CPU at once from a program that computes, not when that one's slice of some 3 ms ends: Linux 6.12 and
   later, which gives it no larger share; earlier ones take no notice. With two busy loops on two CPUs four images that wait for each other
   5,000 times take 1 to 2 s, not 15. */
void rt_shorten_slices(void) {
  enum { SLICE_NS = 100000 };
  struct {
    uint32_t bytes, policy;
    uint64_t flags;
    int32_t nice;
    uint32_t priority;
    uint64_t slice_ns, deadline, period;
  } now;
  if (syscall(SYS_sched_getattr, 0, &now, sizeof now, 0) != 0 || now.policy != SCHED_OTHER) return;
  now.slice_ns = SLICE_NS;
  syscall(SYS_sched_setattr, 0, &now, 0);
}

enum { COMMAND_BYTES = 1 << 17 };

/* The kernel ends each argument with a zero byte. */
char **rt_command_line(void) {
  static char text[COMMAND_BYTES];
  FILE *file = fopen("/proc/self/cmdline", "r");
  size_t bytes = file ? fread(text, 1, sizeof text - 1, file) : 0;
  if (file) fclose(file);
  if (bytes == 0 || bytes == sizeof text - 1) rt_panic("cannot read the arguments of this program; pass them to pgas_init");
  size_t count = 0;
  for (size_t i = 0; i < bytes; i++) count += text[i] == 0;
  char **arguments = calloc(count + 1, sizeof *arguments);
  if (!arguments) rt_panic("out of memory for %zu arguments", count);
  char *next = text;
  for (size_t i = 0; i < count; i++, next += strlen(next) + 1) arguments[i] = next;
  return arguments;
}
