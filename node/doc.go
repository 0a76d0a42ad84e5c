// Package node improves the loops that one image runs: it reorders and blocks them where no dependence forbids it, so that
// clang finds unit stride innermost, independent iterations, and values that stay in registers. It changes only the order
// in which elements are computed, never a result: what is computed from what, and the order of the terms of every sum of
// real numbers, stay as written.
//
// Terms. A nest is a chain of DO loops, each the only statement of the one around it, over a body of assignments and IFs.
// A dependence between two accesses of one array is described by its distance in iterations of each loop of the nest,
// "any" where subscripts do not fix it (Allen and Kennedy, Optimizing Compilers for Modern Architectures, chapter 3).
// Every decision is a Remark with its reason.
package node
