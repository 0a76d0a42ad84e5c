// Package partition turns a typed program with data mappings into the SPMD program that every image runs, and into the
// plan that explains it. Everything is computed with sets of integer tuples; tiles are named by their first template
// cell, so block sizes, extents and the number of images stay symbolic (Adve & Mellor-Crummey, PLDI 1998).
//
//	equation                                                       file
//	Layout(a)    = { [t] -> [d] : t <= d + offset < t + B }         layout.go
//	CP(S)        = (Layout(home) then Ref^-1) ∩ Iter(S)             cpart.go
//	Accessed(me) = Ref(CP(me))                                      comm.go
//	NonLocal(me) = Accessed(me) − Layout(me), by sides              comm.go
//	Recv(me)     = { [q] -> [d] : d in NonLocal(me) ∩ Layout(q) }   exchange.go
//	Send(me)     = { [q] -> [d] : d in Ref_S(CP(me)) ∩ Layout(q) }  writeback.go
//	placement    : out of every loop without a true dependence      place.go, depend.go
//	shadow       : max distance of NonLocal from the tile           storage.go
//	bounds       : projection of CP(S) on the loops                 bounds.go
//
// A statement that no set describes still has a partition: all images execute it, or walk its iterations and let the
// owner act (run-time resolution), and what it reads is fetched as a whole.
package partition
