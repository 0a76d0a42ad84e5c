// Package llopt has passes over modules of LLVM IR, before their text goes to clang. They know nothing of Fortran, and of the
// program only what they are told.
//
//	Outline      statements that are equal but for their variables  ->  calls of one function
//	DropUnread   variables that nothing reads, and what was computed for them  ->  nothing
//	Unique       functions with the same code  ->  the first of them
package llopt
