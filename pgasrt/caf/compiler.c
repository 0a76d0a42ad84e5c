/* compiler.c: which gfortran has compiled the program. Under the names of its forerunners version 16 passes teams, new_index= and stat=
   otherwise. Compilers name themselves in the section .comment of what they make; the linker joins those. */
#include "caf.h"
#include <elf.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OLDEST = 12, LATEST = 16, COMMENT_BYTES = 1 << 16 };

/* "GCC: (a distribution's name) 12.2.0": 12; 0 if it is another compiler. */
static int version_in(const char *comment) {
  if (strncmp(comment, "GCC: (", 6) != 0) return 0;
  const char *end = strstr(comment, ") ");
  return end ? atoi(end + 2) : 0;
}

/* The first is that of the C library's start files, if another compiler has made those; the program's files come next. */
static int version_of(const char *comment, size_t bytes) {
  int first = 0;
  for (size_t at = 0; at < bytes; at += strlen(comment + at) + 1) {
    int version = version_in(comment + at);
    if (version && first && version != first) return version;
    if (version) first = version;
  }
  return first;
}

static int has_name(int file, const Elf64_Shdr *names, const Elf64_Shdr *section) {
  static const char wanted[] = ".comment";
  char name[sizeof wanted] = "";
  return pread(file, name, sizeof name, (off_t)(names->sh_offset + section->sh_name)) > 0 && memcmp(name, wanted, sizeof wanted) == 0;
}

static int version_of_file(int file) {
  static char comment[COMMENT_BYTES + 1];
  Elf64_Ehdr header;
  Elf64_Shdr names, section;
  if (pread(file, &header, sizeof header, 0) != sizeof header || header.e_shentsize != sizeof section) return 0;
  off_t at = (off_t)header.e_shoff;
  if (pread(file, &names, sizeof names, at + header.e_shstrndx * (off_t)sizeof names) != sizeof names) return 0;
  for (int i = 0; i < header.e_shnum; i++, at += (off_t)sizeof section) {
    if (pread(file, &section, sizeof section, at) != sizeof section) return 0;
    if (!has_name(file, &names, &section)) continue;
    ssize_t bytes = pread(file, comment, section.sh_size < COMMENT_BYTES ? section.sh_size : COMMENT_BYTES, (off_t)section.sh_offset);
    return bytes > 0 ? version_of(comment, (size_t)bytes) : 0;
  }
  return 0;
}

int caf_gfortran(void) {
  static int version;
  if (version) return version;
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file >= 0) version = version_of_file(file);
  if (file >= 0) close(file);
  if (!version) version = caf_has_accessors() ? LATEST : OLDEST;
  return version;
}
