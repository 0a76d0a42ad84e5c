// Package tree is a program unit as a tree of its statements, for passes that ask where a statement stands, what it reads and
// sets, and where a value goes. It knows the statements alone: nothing of sets, of images and of messages.
//
//	what stands where                                   tree.go, loops.go
//	which nodes read and set a variable                 nodeindex.go
//	whether a value may still be used                   flow.go, calls.go
//	which scalars are private to an iteration           private.go
//	what sequential loops leave in their variables      final.go
//	few shapes for later passes                         normalize.go
//
// What a pass finds of nodes it keeps in a Table; a node itself holds nothing of any pass.
package tree
