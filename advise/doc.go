// Package advise proposes directives for a serial program.
//
//	which dimensions belong together : the alignment affinity graph of Li and Chen (Index domain alignment, 1990): its nodes are dimensions
//	                                   of arrays, an edge joins two that one loop variable runs through in one assignment       affinity.go, nests.go
//	what belongs nowhere             : small arrays that iterations set anew                                                         scratch.go
//	what may be done with them       : the classes of the graph are cut in blocks, in two directions, cyclically, or not        candidates.go
//	what to type                     : DISTRIBUTE, ALIGN and INHERIT for each unit, and the source with them                     directives.go
//
// Who compiles and predicts each candidate stands outside; Search asks for what they cost.
package advise
