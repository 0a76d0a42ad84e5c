// Package convention says how arguments and values of procedures are passed. It is gfortran's way: arguments by reference, the value
// of a function in registers, names in lower case with an underscore after them. An internal procedure has one more argument, the
// addresses of its host's variables.
package convention

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
)

// LengthType is the type by which the length of a character argument is passed.
func LengthType(d *ir.Symbol) types.Type {
	if d.Deferred {
		return types.I64Ptr
	}
	return types.I64
}

// IsShared tells whether all images take what a call gives from image 1: a procedure that was not compiled here and whose effects
// are not known may ask a clock or read a file.
func IsShared(p *ir.Procedure) bool { return p.IsOutside() && p.Effects == nil }

// IsDescribed tells whether the value of a function is a pointer or an allocatable array.
func IsDescribed(s *ir.Symbol) bool { return s != nil && (s.Pointer || s.Allocatable) }

// FramePtr is the type of the addresses of a host's variables.
var FramePtr = types.NewPointer(build.BytePtr)

// FrameOf lists the variables of a procedure that its internal procedures find in its frame.
func FrameOf(host *ir.Unit) []*ir.Symbol {
	var out []*ir.Symbol
	if host == nil || host.Proc == nil {
		return nil
	}
	for _, s := range host.Symbols {
		if s.Captured && (s.Storage == ir.Automatic || s.Storage == ir.Argument) {
			out = append(out, s)
		}
	}
	return out
}

// NeedsFrame tells whether a procedure is given the variables of its host.
func NeedsFrame(p *ir.Procedure) bool {
	return p.Unit != nil && p.Internal && len(FrameOf(p.Unit.Host)) > 0
}

// ArgumentType is the type by which a dummy argument is passed.
func ArgumentType(s *ir.Symbol) types.Type {
	switch {
	case s.Proc != nil && s.Pointer:
		return types.NewPointer(build.BytePtr)
	case s.Proc != nil || ByDescriptor(s):
		return build.BytePtr
	case IsSlot(s):
		return types.NewPointer(build.BytePtr)
	case s.ByValue && s.Rank() == 0 && s.Type.Base == ir.Character:
		return types.I8
	case s.ByValue && s.Rank() == 0:
		return build.MemoryType(s.Type)
	}
	return types.NewPointer(build.MemoryType(s.Type))
}

// ByDescriptor tells whether an array is passed with its bounds and strides.
func ByDescriptor(s *ir.Symbol) bool {
	return s.Rank() > 0 && (s.Size >= ir.AssumedShape || s.Allocatable || s.Pointer)
}

// ByCDescriptor tells whether an argument is passed to or from C by a description that C knows.
func ByCDescriptor(p *ir.Procedure, d *ir.Symbol) bool {
	return p.CName != "" && d.Proc == nil && (ByDescriptor(d) || IsSlot(d) || d.Size == ir.AssumedRank || DescribedText(d))
}

// DescribedText tells whether C gets characters by a description, which tells their length.
func DescribedText(d *ir.Symbol) bool {
	return d.Type.Base == ir.Character && d.Type.Len < 0 && d.Len != nil && d.Proc == nil && !d.Pointer && !d.Allocatable
}

// IsArrayFunction tells whether the value of a function is an array.
func IsArrayFunction(p *ir.Procedure) bool { return p.Result != nil && p.Result.Rank() > 0 }

// IsHidden tells whether the caller says where the value of a function goes.
func IsHidden(p *ir.Procedure) bool {
	return p.Result != nil && (p.Result.Rank() > 0 || InMemory(p.Result.Type) && !ReturnsAddress(p.Result))
}

// ReturnsCharacter tells whether C has the value of a function, one character, in a register: functions of this name pass it on from
// and to those that find it in memory.
func ReturnsCharacter(p *ir.Procedure) bool {
	return p.CName != "" && p.Dummy == nil && p.Result != nil && IsText(p.Result) && p.Result.Rank() == 0 && !IsSlot(p.Result)
}

// ReturnsAddress tells whether a function gives back where its value is. With a length that comes with it, the address goes
// where the caller says.
func ReturnsAddress(s *ir.Symbol) bool {
	return s.Rank() == 0 && (s.Pointer && !s.Deferred || s.Allocatable && s.Type.Base != ir.Character)
}

// InMemory tells whether a value is never in a register as a whole.
func InMemory(t ir.Type) bool {
	return t.Base == ir.Derived && !t.Derived.Address || t.Base == ir.Character
}

// HiddenParams are the arguments by which the caller says where the value goes, and how long it is.
func HiddenParams(p *ir.Procedure) []*llvm.Param {
	var list []*llvm.Param
	if IsHidden(p) {
		t := types.Type(build.BytePtr)
		if IsSlot(p.Result) {
			t = types.NewPointer(build.BytePtr)
		}
		list = append(list, llvm.NewParam("result.0", t))
		if IsText(p.Result) {
			list = append(list, llvm.NewParam("result.0.length", LengthType(p.Result)))
		}
	}
	return list
}

// ResultType is the type in which a function returns its value; a complex number of two singles is a vector there.
func ResultType(s *ir.Symbol) types.Type {
	switch {
	case s != nil && ReturnsAddress(s):
		return build.BytePtr
	case s == nil || s.Rank() > 0 || InMemory(s.Type):
		return types.Void
	case s.Type.Base == ir.Complex && s.Type.Kind == 4:
		return types.NewVector(2, types.Float)
	}
	return build.MemoryType(s.Type)
}

// IsAddress tells whether a type is one that C knows as an address, which is passed and returned as such.
func IsAddress(t ir.Type) bool { return t.Derived != nil && t.Derived.Address }

// IsText tells whether a variable is a character.
func IsText(sym *ir.Symbol) bool { return sym.Proc == nil && sym.Type.Base == ir.Character }

// HasHiddenLength tells whether the length of a dummy argument of p is passed after all arguments.
func HasHiddenLength(p *ir.Procedure, d *ir.Symbol) bool { return IsText(d) && p.CName == "" }

// IsSlot tells whether a scalar is found by an address that changes: what ALLOCATE made, or a pointer points to.
func IsSlot(sym *ir.Symbol) bool {
	return sym.Rank() == 0 && (sym.Pointer || sym.Allocatable || sym.Scratch)
}

// IsAutomaticText tells whether a character scalar gets its length, and then its memory, at the entry of its procedure.
func IsAutomaticText(sym *ir.Symbol) bool {
	return IsText(sym) && sym.Rank() == 0 && sym.Type.Len < 0 && !IsSlot(sym) && sym.Storage != ir.Argument
}
