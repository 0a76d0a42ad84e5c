// Package space says with sets of integer tuples what the statements of a unit run over and touch. Tiles are named by their first
// template cell, so block sizes, extents and the number of images stay symbolic. It knows no partition and no message.
//
//	Iter(S)      = { [loop variables] }                                             iterate.go, loopbounds.go, quasi.go
//	Layout(a)    = { [t] -> [d] : t <= d + offset < t + B }                         layout.go
//	onHome(r)    = (Layout(a) then Ref_r^-1) ∩ Iter(S)                              iterate.go
//	data(r, I)   = Ref_r(I), and its parts on the sides of the own tile             data.go
//	boxes of arguments of calls, which are references with ranges                     box.go
//	dependence   : do two references meet in an earlier and a later iteration       depend.go
//
// names.go gives variables their names in sets and turns sets back into expressions; memo.go keeps what is asked for again.
package space
