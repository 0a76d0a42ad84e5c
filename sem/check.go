package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/mapping"
	"dhpfgo/sem/names"
	"dhpfgo/sem/scan"
	"dhpfgo/sem/storage"
)

// checker holds the state of one program unit while it is checked. Its parts stand with what uses them most.
type checker struct {
	file   *parse.File
	src    *parse.Unit
	bag    *diag.Bag
	unit   *ir.Unit
	global *globals

	scope
	head
	control
	emission
	maps   *mapping.Directives
	memory *storage.Unit // what COMMON and EQUIVALENCE say of the unit

	found      *scan.Unit                   // what the statements define and allocate
	saveAll    bool                         // SAVE without a list
	executing  bool                         // the statements are checked
	finished   bool                         // both parts are checked
	inPointer  bool                         // the type of a pointer component is read
	ownTables  bool                         // layouts with sizes in variables are shared with no others
	resolved   map[*parse.Ref]*ir.Procedure // generic references
	operations map[parse.Expr]*parse.Ref    // defined operations
}

func newChecker(f *parse.File, u *parse.Unit, out elements.Lowering, bag *diag.Bag) *checker {
	c := &checker{
		file: f, src: u, bag: bag,
		unit: &ir.Unit{Name: u.Name, Pos: u.Pos},
		scope: scope{names: map[string]*names.Entity{}, formats: map[int]*parse.Format{}, access: map[string]string{},
			stmtFuncs: map[string]*statementFunction{}},
		head:       head{kept: map[*ir.Symbol]ir.Expr{}},
		control:    control{asserted: map[string]*ir.Independent{}},
		maps:       &mapping.Directives{},
		memory:     &storage.Unit{},
		found:      scan.New(nil),
		resolved:   map[*parse.Ref]*ir.Procedure{},
		operations: map[parse.Expr]*parse.Ref{},
	}
	c.em = &elements.Emitter{Unit: c.unit, Bag: bag, Made: map[string]int{}, Out: out, Value: valueOfElement, AnyRange: f.Dialect.AnyRange}
	for i := range c.implicit {
		c.implicit[i] = defaultReal(c)
		if letter := byte('a' + i); letter >= 'i' && letter <= 'n' {
			c.implicit[i] = defaultInteger(c)
		}
	}
	return c
}

// unsupported refuses something by its name.
func (c *checker) unsupported(pos diag.Span, format string, args ...any) *diag.Diagnostic {
	return c.bag.Errorf(pos, "unsupported", format, args...)
}
