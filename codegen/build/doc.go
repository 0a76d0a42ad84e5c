// Package build is what LLVM sees of a Fortran program's values: their types and constants in memory, gfortran's descriptors, and
// the instructions of one LLVM function. It knows no units, no variables and no statements.
//
//	types and constants in memory          types.go
//	gfortran's array descriptors           descriptorform.go
//	instructions, and where they go        builder.go, control.go
//	integer, real and complex arithmetic   integer.go, float.go, arithmetic.go
package build
