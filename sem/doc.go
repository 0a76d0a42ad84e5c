// Package sem turns the AST into a typed program: every name resolved, every expression typed with all conversions
// explicit, constants folded, array statements and array intrinsics written out as loops, directives checked and turned
// into mappings. It is the only package that reads the AST; what it accepts is valid, and later stages never fail on it.
package sem

//go:generate go run dhpfgo/internal/irgen .
