// Package partition turns a typed program with data mappings into the SPMD program that every image runs, and into the
// plan that explains it. Everything is computed with sets of integer tuples; tiles are named by their first template
// cell, so block sizes, extents and the number of images stay symbolic (Adve & Mellor-Crummey, PLDI 1998).
//
//	equation                                                       file
//	Layout(a)    = { [t] -> [d] : t <= d + offset < t + B }         space/layout.go
//	CP(S)        = (Layout(home) then Ref^-1) ∩ Iter(S)             compute/cpart.go
//	Accessed(me) = Ref(CP(me))                                      space/data.go
//	NonLocal(me) = Accessed(me) − Layout(me), by sides              space/data.go
//	Recv(me)     = { [q] -> [d] : d in NonLocal(me) ∩ Layout(q) }   comm/exchange.go
//	Send(me)     = { [q] -> [d] : d in Ref_S(CP(me)) ∩ Layout(q) }  comm/writeback.go
//	placement    : out of every loop without a true dependence      comm/place.go, depend/depend.go
//	shadow       : max distance of NonLocal from the tile           comm/storage.go
//	bounds       : projection of CP(S) on the loops                 emit/bounds.go
//
// The packages below it import each other in one direction:
//
//	tree             statements: where they stand, what they read and set, where values go
//	space, depend    sets of iterations and elements; which references meet
//	compute          who computes each statement; reductions
//	spmd             the statements that it adds to the program, arrays and exchanges
//	emit             the node program, from partitions and what stands around statements
//	comm             what moves: messages placed, joined, combined; storage for what they bring
//	explain          the plan, remarks and warnings
//	oracle           messages against an enumeration
//	reason           what decisions give as reasons
//
// Here are the table of the passes and the rounds in which they run. A pass is a function of what it needs: of a space.Space (sets
// alone), of a compute.Computation (who computes what) or of comm.Messages (what moves, and where). What is a method of comm.Unit
// needs more than one of these.
//
// A statement that no set describes still has a partition: all images execute it, or walk its iterations and let the
// owner act (run-time resolution), and what it reads is fetched as a whole.
package partition
