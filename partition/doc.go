// Package partition turns a typed program with data mappings into the SPMD program that every image runs, and into the
// plan that explains it. Everything is computed with sets of integer tuples; tiles are named by their first template
// cell, so block sizes, extents and the number of images stay symbolic (Adve & Mellor-Crummey, PLDI 1998).
//
//	equation                                                       file
//	Layout(a)    = { [t] -> [d] : t <= d + offset < t + B }         space/layout.go
//	CP(S)        = (Layout(home) then Ref^-1) ∩ Iter(S)             cpart.go
//	Accessed(me) = Ref(CP(me))                                      space/data.go
//	NonLocal(me) = Accessed(me) − Layout(me), by sides              space/data.go
//	Recv(me)     = { [q] -> [d] : d in NonLocal(me) ∩ Layout(q) }   exchange.go
//	Send(me)     = { [q] -> [d] : d in Ref_S(CP(me)) ∩ Layout(q) }  writeback.go
//	placement    : out of every loop without a true dependence      place.go, depend/depend.go
//	shadow       : max distance of NonLocal from the tile           storage.go
//	bounds       : projection of CP(S) on the loops                 emit/bounds.go
//
// The packages below it import each other in one direction:
//
//	tree             statements: where they stand, what they read and set, where values go
//	space, depend    sets of iterations and elements; which references meet
//	compute          what a computation partition is
//	spmd             the statements that it adds to the program, arrays and exchanges
//	emit             the node program, from partitions and what stands around statements
//	oracle           messages against an enumeration
//	reason           what decisions give as reasons
//
// A pass here is a function of what it needs: of a space.Space (sets alone), of the computation (who computes what) or of the
// messages (what moves, and where). What is a method of unit needs more than one of these.
//
// A statement that no set describes still has a partition: all images execute it, or walk its iterations and let the
// owner act (run-time resolution), and what it reads is fetched as a whole.
package partition
