// Package arrayflow follows the elements of one array through statements, by sets: which of them a region reads before it has set
// them, and which it surely sets. An array is private to the iterations of a loop
//
//	do j = 1, n                        Exposed(j) = ∅: each element that iteration j reads it has set before,
//	  q(1) = x(j); q(2) = 2*x(j)       and nothing after the loop reads what is left in q:
//	  y(j) = q(1) + q(2)               the images may share the iterations, each with a q of its own
//	end do
//
// With the accesses of one iteration numbered in their order, i the loops around a read R inside of the region, i' those around an
// assignment W,
//
//	Exposed = ∪_R { [i, d] : d = R(i) } − ∪_W { [i, d] : ∃ i' before i : d = W(i') }
//
// where W counts only as far as it surely happens: under conditions and in loops that sets describe, or that i is in as well
// (Tu and Padua, Automatic Array Privatization, LCPC 1993; Adve and Mellor-Crummey, PLDI 1998). A call counts with what is read and
// set in the procedure, found in the same way once for each of its arrays and renamed to what stands in the call.
//
//	file          what is in it
//	flow.go       the questions, and the names of variables in sets
//	region.go     the accesses of a list of statements
//	condition.go  conditions and loop bounds as sets
//	exposed.go    the equation above
//	call.go       what calls read and set
//	live.go       whether a value is used after a statement
//	own.go        arrays whose value no activation of a procedure takes from another one
package arrayflow
