// Package lower writes out for elements what a program says of whole arrays. A typed expression may be an array: a section
// (ir.ArrayRef), or an elemental operation on some. Its shape follows from it (shape.go), a nest of loops over that shape replaces
// it by its element, and what must be computed before is emitted in front of the statement:
//
//	a(2:n) = a(1:n-1) + sum(b)      s = 0; do j; s = s + b(j); end do
//	                                do i = 2, n; t(i) = a(i-1) + s; end do
//	                                do i = 2, n; a(i) = t(i); end do
//
// An Emitter makes the variables and the statements; the functions of Fortran whose values are arrays are in Transforms, one
// file each. Package sem types expressions and calls this package for each statement; it knows nothing of the source text.
package lower
