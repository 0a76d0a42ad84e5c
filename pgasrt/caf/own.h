/* own.h: what the files for programs with coarrays share that dhpfgo has compiled itself (hpf_co_*; package sem makes the calls).

   An object is named by the caller's address of it, as pgas.h wants, with two exceptions that own_name takes out: static coarrays
   stand in a section of the executable of their own, which is a second mapping of symmetric memory, so that their addresses are
   constants in the code; and own_nowhere is what a component that is not there is taken to be, where stat= tells of it. */
#ifndef OWN_H
#define OWN_H
#include "caf.h"

/* Where the program is, for messages; every call that may fail says it first. */
void own_at(int line);

void rt_print_everywhere(void); /* hpf/intrinsic.c */
/* How others know an object: a static coarray by its place in symmetric memory. */
char *own_name(const void *object);
char *own_nowhere(void);

/* Images that pgas_image_at names are negative there; here they are below all numbers that a program may give by mistake. */
enum { OWN_NAMED = -1000000 };
/* Whether `image` can be asked for the object; else the program knows from stat=, or the run has ended. */
int own_may_reach(const struct caf_report *report, int image, const char *object);

/* What pgas.h takes for the image with that number in the current team, or for what hpf_co_team_image gave: 0 if there is none. */
int own_image(const struct caf_report *report, int image);

void own_coarrays_end_team(void);
#endif
