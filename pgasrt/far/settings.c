/* settings.c: launchers pass the environment on to other hosts, or do not. What the runtime looks at there is for all images as it is
   for the first, in the shell of which the user has set it: images of which only some count statistics would wait for each
   other at the end. */
#define _GNU_SOURCE
#include "far.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TEXT_BYTES = 1020 };
static const char prefix[] = "PGAS_";

struct settings {
  int32_t bytes; /* of the text: name=value, each with its 0; negative: they are too long, and all keep their own */
  char text[TEXT_BYTES];
};

static int is_setting(const char *entry) { return strncmp(entry, prefix, sizeof prefix - 1) == 0 && strchr(entry, '='); }

static void collect(struct settings *settings) {
  for (char **entry = environ; *entry; entry++) {
    size_t bytes = strlen(*entry) + 1;
    if (!is_setting(*entry) || settings->bytes < 0) continue;
    if ((size_t)settings->bytes + bytes > TEXT_BYTES) {
      settings->bytes = -1;
      return;
    }
    memcpy(settings->text + settings->bytes, *entry, bytes);
    settings->bytes += (int32_t)bytes;
  }
}

static void drop_own(void) {
  char name[TEXT_BYTES];
  for (char **entry = environ; *entry;) {
    size_t length = strcspn(*entry, "=");
    if (!is_setting(*entry) || length >= sizeof name) {
      entry++;
      continue;
    }
    memcpy(name, *entry, length);
    name[length] = 0;
    unsetenv(name); /* the next entry stands in its place now */
  }
}

static void adopt(struct settings *settings) {
  for (char *next = settings->text; next < settings->text + settings->bytes; next += strlen(next) + 1) {
    char *value = strchr(next, '=');
    *value = 0;
    setenv(next, value + 1, 1);
    *value = '=';
  }
}

void far_settle(void) {
  struct settings mine = {0}, *all = calloc((size_t)far_engine.images(), sizeof *all);
  if (!all) rt_panic("out of memory for %d images", far_engine.images());
  if (far_engine.rank() == 0) collect(&mine);
  far_engine.gather(&mine, all, sizeof mine);
  if (far_engine.rank() > 0 && all[0].bytes >= 0) {
    drop_own();
    adopt(&all[0]);
  }
  free(all);
}
