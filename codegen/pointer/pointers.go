// Package pointer makes code for the statements that give objects their memory or let them share it: association of pointers,
// views of components, allocation of components, MOVE_ALLOC.
package pointer

import (
	"dhpfgo/codegen/eval"
)

// Pointers associates pointers and views, and allocates components.
type Pointers struct{ *eval.Values }

// New is for the function that v makes values in.
func New(v *eval.Values) *Pointers { return &Pointers{v} }
