// Package reuse keeps the lists of inspectors from one execution to the next: an image need not go through its loops again to
// list the elements that it will read while nothing changes on which the list depends (Ponnusamy, Saltz and Choudhary, Runtime
// compilation techniques for data partitioning and communication schedule reuse, Supercomputing 1993).
//
// A list depends on the scalars and the integer arrays that its loops read. Scalars are compared. For arrays the program counts:
//
//	class    the arrays that calls bind to one another, A ~ D for an actual argument A of a dummy argument D       classes.go
//	counter  one for each class on which a list depends; +1 wherever a statement may set an array of the class     changes.go
//	merged   lists of one array whose elements are fetched together                                                merge.go
//	late     an inspector runs where its list is first used                                                        late.go
//	kept     if on all images scalars, counters and addresses of the arrays are those of the last list             lists.go
//
// An array has a counter if all that may set it is known: no pointer, no target, no part of a common block.
package reuse
