package ir

import (
	"cmp"
	"slices"
	"strings"

	"dhpfgo/diag"
)

// Program is a checked program. Units[0] is the main program; the others are in the order of the source, an internal
// procedure after its host.
type Program struct {
	File    *diag.File
	Units   []*Unit
	Commons []*Common
	Own     map[*Symbol]bool // variables that others reach too, and whose value no activation of a procedure takes from another
	Clocks  map[string]bool  // the linker's names of procedures of object files that are clocks

	Teams    bool // the current team changes in it
	Coarrays bool // it has coarrays, or waits for other images: each image computes for itself, with data of its own

	Dispatchers []*Procedure
	InitProcs   []*Const // the procedures that procedure pointers point to from the start
}

// IsClock reports whether a procedure of an object file reads a clock, and does nothing else than to set its arguments.
func (p *Program) IsClock(q *Procedure) bool { return q.IsOutside() && p.Clocks[q.Link] }

// Unit is one program unit. Symbols are in order of first appearance, compiler-made ones included; Layouts are the
// distinct layouts that its arrays are mapped by. Proc is what callers see of a procedure, nil for a main program. Host
// is the unit that contains an internal or module procedure. Entry are the statements that fix the bounds of dummy and
// automatic arrays before the body runs.
type Unit struct {
	Name    string
	Pos     diag.Span
	Proc    *Procedure
	Host    *Unit
	Module  bool
	Symbols []*Symbol
	Layouts []*Layout
	Entry   []Stmt
	Body    []Stmt

	Names map[*Symbol]string // of a version of a procedure: what its source calls the arrays that stand for dummy arguments

	Alone       bool // each image that calls it runs it for itself: what it sets by another way than its arguments is agreed on later
	Environment bool // it sets or asks for the rounding, the underflow or the exceptions of real operations: these stay where they are
}

// Procedure is a subroutine or function as its callers see it. Unit is nil for one that is not in this program; then the
// interface is only what the first reference showed, unless Explicit is set. A dummy procedure has Dummy set and is
// called through it. Link is the name for the linker.
type Procedure struct {
	Name       string
	Link       string
	CName      string // with BIND(C): the name in C
	Pos        diag.Span
	Unit       *Unit
	Dummy      *Symbol
	Dummies    []*Symbol
	Kept       map[*Symbol]Expr // what the variables that keep its bounds hold
	ResultDims []Dim            // of an array result, in terms of the dummy arguments
	ResultLen  Expr             // of a character result whose type does not tell its length, in the same terms
	Result     *Symbol          // nil for a subroutine without alternate returns
	Alternates int              // the number of alternate returns
	Known      bool             // Dummies and Result are those of its definition or its interface
	Explicit   bool             // callers must know the interface
	Internal   bool
	Function   bool
	Recursive  bool
	Abstract   bool // an interface alone, which cannot be called
	Pure       bool
	Elemental  bool
	Targets    []Target // of one that calls the procedure bound to the dynamic type of its argument Passed
	Passed     int
	Hidden     int      // how many of the Dummies are tags, after the others
	Effects    *Effects // what a call does, nil until all units are checked

	Decl any // what the checker knows of its interface; other packages do not look at it
}

// IsFunction reports whether a procedure has a value that expressions can use.
func (p *Procedure) IsFunction() bool { return p.Result != nil && p.Alternates == 0 }

// IsAlone reports whether each image that calls a procedure runs it for itself.
func (p *Procedure) IsAlone() bool { return p.Unit != nil && p.Unit.Alone }

// IsOutside reports whether a procedure is not part of the program: one of an object file or a library.
func (p *Procedure) IsOutside() bool { return p.Unit == nil && p.Dummy == nil && p.Targets == nil }

// Apart reports whether the object, the compiler-made argument Passed, and its tag tell the type alone, as with NOPASS: the Targets do
// not take them.
func (p *Procedure) Apart() bool {
	return p.Targets != nil && p.Passed < len(p.Dummies) && p.Dummies[p.Passed].Made
}

// TargetArg is the number of the argument of the Targets that argument i is passed on as; -1 for none.
func (p *Procedure) TargetArg(i int) int {
	if !p.Apart() {
		return i
	}
	tag := slices.Index(p.Dummies, p.Dummies[p.Passed].Tag)
	switch {
	case i == p.Passed || i == tag:
		return -1
	case i > tag:
		return i - 2
	case i > p.Passed:
		return i - 1
	}
	return i
}

// Visible are the dummy arguments of the source, without tags.
func (p *Procedure) Visible() []*Symbol { return p.Dummies[:len(p.Dummies)-p.Hidden] }

// LocalValue reports whether a function depends only on its arguments and on replicated variables and changes nothing,
// so that one image alone may call it, any number of times.
func (p *Procedure) LocalValue() bool { return p.LocalCall() && !p.Effects.Alters }

// LocalCall reports whether a call concerns only those who use the variables that it sets: one image alone may make it, and those
// that need none of them need not.
func (p *Procedure) LocalCall() bool {
	return p.Effects != nil && !p.Effects.Impure && !p.Effects.Opaque && !p.Effects.Mapped
}

// CalledApart reports whether one image alone may call a procedure where it alone needs the variables that the call sets, also those
// that are no arguments.
func (p *Procedure) CalledApart() bool {
	return p.Effects != nil && !p.Effects.Once && !p.Effects.Opaque && !p.Effects.Mapped
}

// Storage tells where a variable lives.
type Storage int

// The kinds of storage: local to one activation of the unit, as long as the program, the memory of the actual argument,
// a part of a common block.
const (
	Automatic Storage = iota
	Static
	Argument
	InCommon
)

// Common is a common block: its size in bytes is the largest that a unit gives it. A Local one is the memory of variables
// that EQUIVALENCE associates in one unit, known to that unit alone; Saved tells whether it keeps its values between calls,
// PerCall that each activation of its procedure has its own. Hidden tells that no procedure from outside of the program reaches it.
type Common struct {
	Name    string // "" for blank common
	CName   string // the name that BIND gives it, if any
	Pos     diag.Span
	Size    int64
	Values  []InitialValues
	Local   bool
	Saved   bool
	PerCall bool
	Hidden  bool

	Coarray *Symbol // the static coarray that is alone in it: memory which other images reach by the same name

	Decl any // what the checker knows of its members; other packages do not look at it
}

// Link is the name of a common block for the linker.
func (b *Common) Link() string {
	switch {
	case b.CName != "":
		return b.CName
	case b.Name == "":
		return "__BLNK__"
	}
	return b.Name + "_"
}

// InitialValues are initial values that stand one after the other in a common block, from byte Offset on; they are those of
// elements of Sym.
type InitialValues struct {
	Offset int64
	List   []*Const
	Sym    *Symbol
}

// Size is the number of bytes.
func (v InitialValues) Size() int64 {
	n, _ := v.Sym.Type.Size()
	return n * int64(len(v.List))
}

// Symbol is a variable: scalar (Dims nil) or array. Named constants are folded away.
// Made marks a compiler-made variable: its Name then holds a character that no Fortran name can hold.
// For an allocatable array Dims holds, for each dimension, bounds that are valid between ALLOCATE and DEALLOCATE: the
// expressions of its ALLOCATE where these can not change any more, else compiler-made variables set there.
// Init is the constant initial value of a scalar, nil for none; InitElems those of an array in element order.
type Symbol struct {
	Name        string
	Pos         diag.Span
	Type        Type
	Dims        []Dim
	Allocatable bool
	Map         *Mapping
	PartMap     *Mapping // of an array of derived type: the mapping that the user gave it, which is that of its components
	Inherit     bool     // a dummy argument with the mapping of the actual one
	Whole       bool     // every image keeps the whole of an array that the user mapped
	Made        bool
	Init        *Const
	InitElems   []*Const

	Storage  Storage
	Common   *Common    // InCommon: the block, and the byte in it at which the variable begins
	Offset   int64      //
	Proc     *Procedure // a dummy procedure
	Intent   string     // of a dummy argument: "in", "out", "inout" or "" for none
	ByValue  bool
	Copied   bool // a dummy argument that gets a copy: optional with VALUE, by address; with CONTIGUOUS, of what is not
	Optional bool
	Scratch  bool    // a compiler-made array that is allocated anew each time, and freed at the end of the unit
	Size     Shape   // how a dummy array gets its extents
	Len      Expr    // the length of a Character whose type does not tell it: a variable that the compiler made
	Deferred bool    // that length is the one of the last allocation
	Class    bool    // declared with CLASS
	Tag      *Symbol // the number of the dynamic type of a Class variable, nil where that is known
	Absent   bool    // a dummy argument that only another ENTRY of the procedure has
	Captured bool    // an internal procedure of the unit uses it
	Saved    bool    // Static, mapped, and keeps its elements from one call of its procedure to the next
	PerCall  bool    // Static, but freed when its procedure returns: the internal procedures find it there
	Pointer  bool    // POINTER; for a view: of data that a pointer points to
	Spread   bool    // a pointer to elements that may be no multiple of their size apart
	Target   bool    // TARGET: pointers may point to it
	Piece    bool    // a copy of a section or an element for one call: private to each loop around it
	Uniform  bool    // all images compute it alike wherever it is set
	Overlaid bool    // a unit knows some of its bytes by another name, too
	Link     string  // name for the linker of a variable of a module

	View bool    // another name for data of Root, made by a View statement
	Root *Symbol // of a view: the derived-type variable

	Path   []*Component // of a view: the components that lead from Root to the data
	Source string       // the name in the source where Name is another one, that of a version for one mapping
	Decl   any          // what the checker knows of the declaration; other packages do not look at it
}

// Rank is the number of dimensions, 0 for a scalar.
func (s *Symbol) Rank() int { return len(s.Dims) }

// Bytes is the size of a variable, 0 where only the run knows it.
func (s *Symbol) Bytes() int64 {
	n, _ := s.Type.Size()
	for _, d := range s.Dims {
		last, ok := Difference(d.Hi, d.Lo)
		if !ok {
			return 0
		}
		n *= max(0, last+1)
	}
	return n
}

// CountsBytes reports whether the distances of an array's elements are bytes, as the dynamic type of CLASS tells them and not the
// declared one, and as the targets of some pointers stand.
func (s *Symbol) CountsBytes() bool {
	return s.Spread || s.Type.IsUnlimited() || s.Tag != nil && s.Rank() > 0
}

// IsBoundToC reports whether a variable of a module has the name that BIND(C) gives it.
func (s *Symbol) IsBoundToC() bool { return s.Link != "" && !strings.Contains(s.Link, "_MOD_") }

// UserName is what the user knows a variable by: its name in the source, also of a version of an array for one of its mappings;
// of a variable that holds the value of an expression the expression.
func (s *Symbol) UserName() string {
	if s.Source != "" || !s.HasMadeName() {
		return cmp.Or(s.Source, s.Name)
	}
	return cmp.Or(s.Pos.Brief(40), "a value")
}

// HasMadeName reports whether no source holds the name.
func (s *Symbol) HasMadeName() bool { return s.Made && strings.Contains(s.Name, "%") }

// Shape is the way in which an array gets its extents.
type Shape int

// Explicit bounds, the last one unknown (a(*)), the shape of the actual argument (a(:)), or also its rank (a(..)).
const (
	ExplicitShape Shape = iota
	AssumedSize
	AssumedShape
	AssumedRank
)

// Dim is the inclusive range of one array dimension; both are Integer expressions over constants and replicated
// scalar variables.
//
//ir:part
type Dim struct{ Lo, Hi Expr }

// Remove takes a variable out of the unit.
func (u *Unit) Remove(s *Symbol) {
	if i := slices.Index(u.Symbols, s); i >= 0 {
		u.Symbols = slices.Delete(slices.Clone(u.Symbols), i, i+1)
	}
}

// Visible lists the variables of a unit, and those of its host and of modules that its statements name.
func (u *Unit) Visible() []*Symbol { return WithNamed(u.Symbols, u.Body) }

// WithNamed adds to a list of variables those that statements name and that are not in it.
func WithNamed(list []*Symbol, body []Stmt) []*Symbol {
	list = append([]*Symbol(nil), list...)
	seen := map[*Symbol]bool{}
	for _, s := range list {
		seen[s] = true
	}
	note := func(s *Symbol) {
		if !seen[s] {
			seen[s] = true
			list = append(list, s)
		}
	}
	WalkStmts(body, func(st Stmt) bool {
		for _, e := range ExprsOf(st) {
			WalkExprs(e, func(x Expr) {
				switch x := x.(type) {
				case *Var:
					note(x.Sym)
				case *Elem:
					note(x.Sym)
				case *FuncRef:
					for _, a := range x.Args {
						if a.Section != nil {
							note(a.Section.Sym)
						}
					}
				}
			})
		}
		return true
	})
	return list
}

// Target is the procedure that is bound to the type with a tag.
type Target struct {
	Tag  int64
	Proc *Procedure
}

// Same reports whether both give the same values to the same bytes.
func (v InitialValues) Same(o InitialValues) bool {
	if v.Offset != o.Offset || len(v.List) != len(o.List) || v.Sym.Type != o.Sym.Type {
		return false
	}
	for i, k := range v.List {
		if o.List[i].I != k.I || o.List[i].R != k.R || o.List[i].Im != k.Im || o.List[i].L != k.L || o.List[i].S != k.S || o.List[i].Wide != k.Wide {
			return false
		}
	}
	return true
}

// Present is a dummy argument that may be absent; nil for others.
func (s *Symbol) Present() *Symbol {
	if s.Optional {
		return s
	}
	return nil
}

// Distributes reports whether a unit declares or uses distributed arrays; a main program may, whatever it has.
func (s *Unit) Distributes() bool {
	if s.Proc == nil && !s.Module {
		return true
	}
	for _, sym := range s.Symbols {
		if sym.Map != nil {
			return true
		}
	}
	found := false
	EachNamed(append(s.Entry[:len(s.Entry):len(s.Entry)], s.Body...), func(sym *Symbol) { found = found || sym.Map != nil })
	return found
}

// EachStatement visits all statements of a program.
func (prog *Program) EachStatement(f func(Stmt)) {
	for _, u := range prog.Units {
		for _, body := range [][]Stmt{u.Entry, u.Body} {
			WalkStmts(body, func(st Stmt) bool {
				f(st)
				return true
			})
		}
	}
}

// PassedProcedures lists the units of procedures that are actual arguments or targets of procedure pointers.
func (prog *Program) PassedProcedures() map[*Unit]bool {
	passed := map[*Unit]bool{}
	arguments := func(args []Actual) {
		for _, a := range args {
			if a.Proc != nil && a.Proc.Unit != nil {
				passed[a.Proc.Unit] = true
			}
		}
	}
	for _, d := range prog.Dispatchers {
		for _, t := range d.Targets {
			arguments([]Actual{{Proc: t.Proc}})
		}
	}
	for _, p := range prog.InitProcs {
		arguments([]Actual{{Proc: p.Proc}})
	}
	prog.EachStatement(func(st Stmt) {
		switch st := st.(type) {
		case *CallProc:
			arguments(st.Args)
		case *PointTo:
			arguments([]Actual{{Proc: st.Proc}})
		}
		for _, e := range ExprsOf(st) {
			WalkExprs(e, func(x Expr) {
				if ref, ok := x.(*FuncRef); ok {
					arguments(ref.Args)
				}
			})
		}
	})
	return passed
}

// NameOf is what the source of a unit calls a variable.
func (u *Unit) NameOf(s *Symbol) string {
	if name := u.Names[s]; name != "" {
		return name
	}
	return s.UserName()
}

// IsRecursive reports whether a unit may run while another activation of it does.
func (u *Unit) IsRecursive() bool { return u.Proc != nil && u.Proc.Recursive }
