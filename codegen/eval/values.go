// Package eval makes the values of expressions, of calls too: from an expression to registers.
//
//	numeric, logical  one register (Values.Expr); Integers that count or address, as i64 (Memory.Index)
//	characters        an address and a number of characters (Texts.Chars)
//	derived types     an address (Values.Place)
//	sections          descriptors of gfortran, or dense copies (Sections)
//	arguments         what the callee's dummy wants of these, and what follows the call (Calls)
//
// It knows no statements, but for what assignment needs to know of a variable that is set.
package eval

import (
	"dhpfgo/codegen/storage"
	llvm "github.com/llir/llvm/ir"
)

// Values evaluates expressions. What is large is in rooms of its own, each of which works on values.
type Values struct {
	*storage.Memory
	Asserted *Assertions
	Texts    *Texts
	Calls    *Calls
	Sections *Sections
}

// Texts evaluates expressions of characters, and assigns them.
type Texts struct{ *Values }

// Calls passes arguments and calls procedures.
type Calls struct{ *Values }

// Sections makes descriptors and copies of parts of arrays.
type Sections struct{ *Values }

// New begins the code of a function.
func New(s *storage.Shared, fn *llvm.Func) *Values {
	v := &Values{Memory: storage.NewMemory(s, fn)}
	v.Index, v.Asserted = v.indexOf, &Assertions{f: v}
	v.Texts, v.Calls, v.Sections = &Texts{v}, &Calls{v}, &Sections{v}
	return v
}
