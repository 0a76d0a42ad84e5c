// Package tuples finds the values that integer scalars have together where control comes to a loop. Two levels of an array that take turns
// are never the same one, though either is now the first and now the second:
//
//	old = 1; new = 2
//	do it = 1, n                                          (old, new) ∈ { (1,2), (2,1) }
//	  do j; do i; u(i,j,new) = f(u(i-1,j,old), ..)        no dependence
//	  tmp = old; old = new; new = tmp
//
// The program is followed from its first statement with a finite set of tuples for each group of scalars that have to do with each other: statements
// map tuples to tuples, conditions choose among them, branches unite them, and loops and calls are followed until nothing is added. A
// scalar that has too many values is unknown from then on. (Cousot and Cousot, Abstract interpretation, POPL 1977, with finite
// sets as values.)
//
//	groups.go    which scalars are followed, and which of them together
//	follow.go    statements: sets of tuples in, sets of tuples out
//	value.go     the values of an expression, given those of scalars
package tuples
