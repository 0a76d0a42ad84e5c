// Package whole holds the causes why every image keeps the whole of an array that the user mapped: the reason in words, the rule
// that the directive is by, and what to write so that the array is cut.
package whole

import (
	"fmt"

	"dhpfgo/diag"
)

// Cause is a cause without its arguments.
type Cause struct {
	code       diag.ReasonCode
	rule, help string
}

// Reason is a cause with its arguments.
type Reason struct {
	Why        diag.Reason
	Rule, Help string
}

// Of is the reason with the arguments of its words.
func (c Cause) Of(args ...any) *Reason { return c.For(c.code.Of(args...)) }

// For is the cause with a reason that is known already, and the names that its help speaks of.
func (c Cause) For(why diag.Reason, names ...any) *Reason {
	return &Reason{why, c.rule, fmt.Sprintf(c.help, names...)}
}

// Helped is the reason with the names that its help speaks of; its words have no arguments.
func (c Cause) Helped(names ...any) *Reason { return c.For(c.code.Of(), names...) }

const (
	distribute = "HPF 2.0, 3.3: DISTRIBUTE"
	align      = "HPF 2.0, 3.4: ALIGN"
	dummies    = "HPF 2.0, 4.2: dummy arguments"
	remapping  = "HPF 2.0, 8.4 and 8.5: REDISTRIBUTE and REALIGN"
	byBlocks   = "number the elements anew, so that each image has a block of them, and write 'gen_block'"
)

func cause(name, text, rule, help string) Cause {
	return Cause{diag.ReasonCode{Name: name, Text: text}, rule, help}
}

// The causes.
var (
	// formats and alignments
	Indirect    = cause("indirect", "INDIRECT or OWNER is not the format of its only distributed dimension, or REDISTRIBUTE changes it", "HPF 2.0, 8.7: INDIRECT names the owner of each element", byBlocks)
	Sizes       = cause("sizes", "", "HPF 2.0, 8.7: the arrays of GEN_BLOCK and INDIRECT are evaluated where the array comes into being", "give them as a named constant or an argument, or make the array allocatable")
	NotMulti    = cause("not-multi", "it is not aligned with each dimension that is MULTI or INDIRECT", "HPF 2.0, 8.7, and dHPF: the dimensions that are INDIRECT or MULTI together say whose a tile is", "align a dimension of '%s' with each of them, or distribute it by BLOCK")
	Saved       = cause("saved", "it is saved, and '%s' is an argument", align, "distribute it itself")
	SavedLonger = cause("saved-longer", "it is saved, and bounds or sizes in the distribution of '%s' are those of one call", align, "write constants for them, or leave out SAVE")
	Offset      = cause("offset", "", align, "align with a constant offset")
	Dimensions  = cause("dimensions", "it is distributed in more than %d dimensions", distribute, "write '*' for a dimension")
	Length      = cause("length", "the length of its elements is known only when the program runs", "HPF 2.0, 3.3: DISTRIBUTE applies to arrays of any type", "give a constant length: 'character(20)'")
	Entry       = cause("entry", "it is aligned with an argument that only another entry has", dummies, "write a procedure for each entry")

	// the way in which it is used
	Pointed      = cause("pointed", "a pointer may point to it", "HPF 2.0, 8.8: pointers to mapped objects", "use the array itself, or a procedure that takes it as an argument; pointers that swap arrays, 't => p; p => q; q => t', are taken for these if nothing else names the arrays after the first swap")
	Pointer      = cause("pointer", "it is a pointer, which may point elsewhere", "HPF 2.0, 8.8: pointers to mapped objects", "declare it 'allocatable' in place of 'pointer'")
	Namelist     = cause("namelist", "it is in a namelist, and mappings change", distribute, "copy it to an array without a mapping, and put that into the namelist")
	Entries      = cause("entries", "it keeps its values, and its procedure has several entries", dummies, "put it into a module")
	Allocatable  = cause("allocatable", "it is an allocatable argument", dummies, "leave out 'allocatable', and allocate the array where it is declared")
	Passed       = cause("passed", "it is passed to an allocatable argument of '%s', %s", dummies, "allocate the array where it is declared, and leave out 'allocatable' in the procedure that it is passed to")
	Lent         = cause("lent", "it belongs to the recursive procedure '%s', which passes it to an allocatable argument", dummies, "declare it in a module")
	Declarations = cause("declarations", "declarations read its elements", distribute, "pass the bounds as scalar arguments")
	Recursive    = cause("recursive", "it belongs to a recursive procedure with internal procedures", distribute, "declare it in a module, pass it as an argument, or write the internal procedures as procedures of a module")

	// its mapping changes
	DerivedRemapped = cause("derived-remapped", "it is of derived type, and its mapping changes", remapping, "leave DYNAMIC out, or use an array of an intrinsic type for each component")
	NamesRemapped   = cause("names-remapped", "REALIGN or REDISTRIBUTE changes its mapping, and other names lead to its elements", remapping, "leave out POINTER, TARGET, EQUIVALENCE or ENTRY")
	ByIndirect      = cause("by-indirect", "REDISTRIBUTE by INDIRECT changes its mapping", remapping, byBlocks)
	ArgumentMoved   = cause("argument-moved", "REDISTRIBUTE changes the mapping of what an argument or a member of a common block is aligned with", remapping, "name '%s' itself in DISTRIBUTE and REDISTRIBUTE, in place of '%s'")
	Activations     = cause("activations", "REDISTRIBUTE changes its mapping, and the activations of a recursive procedure share only a part of what is mapped alike", remapping, "distribute each of them by itself")
	VaryingBounds   = cause("varying-bounds", "REDISTRIBUTE changes its mapping, and its bounds are not constant", remapping, "give the array constant bounds")
)

// What is known of alignments and of the sizes of GEN_BLOCK.
var (
	VariableOffset    = diag.ReasonCode{Name: "variable-offset", Text: "the offset of its dimension %d from the align target is not a constant"}
	VariableSubscript = diag.ReasonCode{Name: "variable-subscript", Text: "the subscript '%s' of its align target holds a variable"}
	SizesDistributed  = diag.ReasonCode{Name: "sizes-distributed", Text: "'%s', which says who owns what, is distributed itself"}
	SizesUncounted    = diag.ReasonCode{Name: "sizes-uncounted", Text: "the number of sizes in '%s' is not known"}
	SizesLater        = diag.ReasonCode{Name: "sizes-later", Text: "'%s', which says who owns what, is allocated later"}
	SizesUnset        = diag.ReasonCode{Name: "sizes-unset", Text: "'%s', which says who owns what, has no value where '%s' comes into being"}
)
