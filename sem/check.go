package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
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
	allocElsewhere map[string]bool         // arrays that an internal procedure allocates
	passedOn       map[string]bool         // arrays that a called procedure may allocate
	wholes         map[string][]parse.Expr // what is assigned to whole variables
	stmtFuncs      map[string]*statementFunction

	names        map[string]*entity
	order        []*entity
	implicitNone bool
	implicit     [26]ir.Type
	made         map[string]int // how many compiler-made names of each stem exist
	formats      map[int]*parse.Format
	namelists    map[string]*namelist
	defs         map[string]*definition
	allocs       map[string][]*allocation
	hidden       []string // names that the constructs around what is scanned declare
	maps         mappings

	pre      []ir.Stmt // statements that must run before the current one
	precise  bool      // inside a constant expression: fold everything
	asRange  bool      // inside the range of a loop or a section
	outer    []*frame  // the enclosing FORALLs
	loops    []loop
	labels   *jumps                     // of the unit
	regions  []*region                  // the lists around with labels that are jumped to
	ownBody  bool                       // the next list is the body of a loop
	asserted map[string]*ir.Independent // loops by variable that a list INDEPENDENT(i,j) still waits for
}

func newChecker(f *parse.File, u *parse.Unit, bag *diag.Bag) *checker {
	c := &checker{
		file: f, src: u, bag: bag,
		unit:     &ir.Unit{Name: u.Name, Pos: u.Pos},
		names:    map[string]*entity{},
		made:     map[string]int{},
		formats:  map[int]*parse.Format{},
		asserted: map[string]*ir.Independent{},
		commons:  map[string]*commonMembers{},
		kept:     map[*ir.Symbol]ir.Expr{},
		resolved: map[*parse.Ref]*ir.Procedure{}, operations: map[parse.Expr]*parse.Ref{},
		access:    map[string]string{},
		stmtFuncs: map[string]*statementFunction{},
	}
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

// temp makes a compiler-made variable named stem%n and enters it in the unit.
func (c *checker) temp(stem string, t ir.Type, pos diag.Span) *ir.Symbol {
	c.made[stem]++
	return c.makeSymbol(stem+"%"+itoa(c.made[stem]), t, pos)
}

func (c *checker) makeSymbol(name string, t ir.Type, pos diag.Span) *ir.Symbol {
	s := &ir.Symbol{Name: name, Type: t, Pos: pos, Made: true}
	c.unit.Symbols = append(c.unit.Symbols, s)
	return s
}

// takePre returns the statements that must run before the current one and forgets them.
func (c *checker) takePre() []ir.Stmt {
	out := c.pre
	c.pre = nil
	return out
}
