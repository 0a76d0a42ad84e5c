package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/sem/jumps"
	"dhpfgo/sem/scan"
)

// checker holds the state of one program unit while it is checked.
type checker struct {
	file *parse.File
	src  *parse.Unit
	bag  *diag.Bag
	unit *ir.Unit

	global         *globals
	host           *checker // of the unit that contains this one
	inPointer      bool     // the type of a pointer component is read
	around         *checker // of the statements around a BLOCK
	dummyList      []*entity
	result         *entity      // variable of a function's result
	family         *family      // what comes from the same unit with ENTRY statements
	entry          *parse.Entry // where the procedure begins, nil for the head of its unit
	absentList     []*entity    // dummy arguments of other entries
	sharedResults  []*entity    // results of other entries, of another type
	saveAll        bool
	finished       bool                         // both parts are checked
	ownTables      bool                         // layouts with sizes in variables are shared with no others
	atEntry        []ir.Stmt                    // what begins the body
	kept           map[*ir.Symbol]ir.Expr       // what the variables that keep bounds hold
	resolved       map[*parse.Ref]*ir.Procedure // generic references
	operations     map[parse.Expr]*parse.Ref    // defined operations
	importing      *checker                     // of the unit in which an interface body stands
	access         map[string]string            // PUBLIC and PRIVATE of a module by name
	privateDefault bool
	commons        map[string]*commonMembers
	commonOrder    []string
	sequences      map[*entity]*sequence // what EQUIVALENCE associates
	localBlocks    int
	stmtFuncs      map[string]*statementFunction

	names     map[string]*entity
	order     []*entity
	untyped   [26]bool
	implicit  [26]ir.Type
	formats   map[int]*parse.Format
	namelists map[string]*namelist
	maps      mappings
	found     *scan.Unit // what the statements define and allocate

	em       *elements.Emitter // writes out what is said of whole arrays
	asRange  bool              // inside the range of a loop or a section
	loops    []loop
	labels   *jumps.Labels              // of the unit
	regions  []*region                  // the lists around with labels that are jumped to
	ownBody  bool                       // the next list is the body of a loop
	asserted map[string]*ir.Independent // loops by variable that a list INDEPENDENT(i,j) still waits for
}

func newChecker(f *parse.File, u *parse.Unit, out elements.Lowering, bag *diag.Bag) *checker {
	c := &checker{
		file: f, src: u, bag: bag,
		unit:     &ir.Unit{Name: u.Name, Pos: u.Pos},
		names:    map[string]*entity{},
		formats:  map[int]*parse.Format{},
		asserted: map[string]*ir.Independent{},
		commons:  map[string]*commonMembers{},
		kept:     map[*ir.Symbol]ir.Expr{},
		resolved: map[*parse.Ref]*ir.Procedure{}, operations: map[parse.Expr]*parse.Ref{},
		access:    map[string]string{},
		stmtFuncs: map[string]*statementFunction{},
		found:     scan.New(nil),
	}
	c.em = &elements.Emitter{Unit: c.unit, Bag: bag, Made: map[string]int{}, Out: out, Value: valueOfElement}
	for i := range c.implicit {
		c.implicit[i] = ir.Real4
		if letter := byte('a' + i); letter >= 'i' && letter <= 'n' {
			c.implicit[i] = ir.Int4
		}
	}
	return c
}

// unsupported refuses something by its name.
func (c *checker) unsupported(pos diag.Span, format string, args ...any) *diag.Diagnostic {
	return c.bag.Errorf(pos, "unsupported", format, args...)
}
