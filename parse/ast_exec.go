package parse

import "dhpfgo/diag"

// Executable part.
type (
	// Assign is lhs = rhs.
	Assign struct {
		Base
		LHS, RHS Expr
	}
	// If is a block IF or, with one branch and one statement, a logical IF.
	If struct {
		Base
		Branches []Branch // the last may have a nil Cond (ELSE)
		End      diag.Span
	}
	// Branch is one arm of an If.
	Branch struct {
		Pos  diag.Span
		Cond Expr
		Body []Stmt
	}
	// Do is a counted loop, or DO WHILE (While set), or an endless DO (Var empty and While nil). Directives such as
	// INDEPENDENT that stand before the loop are in Directives.
	Do struct {
		Base
		Var          Ident
		Lo, Hi, Step Expr
		While        Expr
		Body         []Stmt
		End          diag.Span
		Directives   []Stmt
	}
	// SelectCase is SELECT CASE, or with IsType set SELECT TYPE (name => x), with IsRank set SELECT RANK (name => x), where Name is that of
	// x if none is given.
	SelectCase struct {
		Base
		IsType bool
		IsRank bool
		Name   Ident
		X      Expr
		Cases  []Case
		End    diag.Span
	}
	// Case is one arm of a SelectCase; Ranges and Type are nil for CASE DEFAULT and CLASS DEFAULT. Type is that of TYPE IS or,
	// with Class set, CLASS IS.
	Case struct {
		Pos    diag.Span
		Ranges []CaseRange
		Type   *TypeSpec
		Class  bool
		Body   []Stmt
	}
	// CaseRange is lo:hi, where one may be missing, or one value in both.
	CaseRange struct {
		Pos    diag.Span
		Lo, Hi Expr
	}
	// Associate is ASSOCIATE (a => x).
	Associate struct {
		Base
		List []Association
		Body []Stmt
		End  diag.Span
	}
	// Association is name => selector.
	Association struct {
		Ident
		X Expr
	}
	// BlockConstruct is BLOCK with declarations of its own; or CRITICAL or CHANGE TEAM, whose name is in Images: their arguments are those
	// of the head and of the END statement.
	BlockConstruct struct {
		Base
		Images        string
		Args, EndArgs []Arg
		Coarrays      []CoarrayName
		Decls         []Stmt
		Body          []Stmt
		End           diag.Span
	}
	// CoarrayName is name[codims] => x in CHANGE TEAM.
	CoarrayName struct {
		Ident
		Codims []Dim
		X      Ident
	}
	// Forall is a FORALL statement or construct, or DO CONCURRENT (Concurrent set).
	Forall struct {
		Base
		Concurrent bool
		Type       *TypeSpec // of the indices, if it is given in the head
		Indices    []ForallIndex
		Mask       Expr
		Locality   []Locality // of DO CONCURRENT
		Body       []Stmt
		End        diag.Span
		Directives []Stmt
	}
	// Locality is a clause of DO CONCURRENT: "local", "local_init", "shared", "reduce" with its operator, or "default".
	Locality struct {
		Kind  Ident
		Op    string
		Names []Ident
	}
	// ForallIndex is i = lo:hi:step.
	ForallIndex struct {
		Var          Ident
		Lo, Hi, Step Expr
	}
	// Where is a WHERE statement or construct; the last branch may have a nil Cond (ELSEWHERE).
	Where struct {
		Base
		Branches []Branch
		End      diag.Span
	}
	// Jump is EXIT or CYCLE with an optional construct name.
	Jump struct {
		Base
		Exit   bool
		Target string
	}
	// Continue is CONTINUE.
	Continue struct{ Base }
	// Return is RETURN; Alternate is the number of an alternate return or nil.
	Return struct {
		Base
		Alternate Expr
	}
	// Entry is ENTRY name(args).
	Entry struct {
		Base
		Name     Ident
		Args     []Ident
		Result   *Ident
		Suffixes []Attr // "bind"
	}
	// Pause is PAUSE with an optional code.
	Pause struct {
		Base
		Code Expr
	}
	// Stop is STOP or ERROR STOP with an optional code, and the condition of QUIET=.
	Stop struct {
		Base
		Error bool
		Code  Expr
		Quiet Expr
	}
	// Goto is GO TO label.
	Goto struct {
		Base
		To int
	}
	// ComputedGoto is GO TO (10, 20), i.
	ComputedGoto struct {
		Base
		Labels []int
		Index  Expr
	}
	// AssignedGoto is GO TO i, (10, 20); Labels may be nil.
	AssignedGoto struct {
		Base
		Var    Ident
		Labels []int
	}
	// AssignLabel is ASSIGN 10 TO i.
	AssignLabel struct {
		Base
		To  int
		Var Ident
	}
	// ArithmeticIf is IF (x) 10, 20, 30.
	ArithmeticIf struct {
		Base
		X                        Expr
		Negative, Zero, Positive int
	}
	// PointerAssign is lhs => rhs.
	PointerAssign struct {
		Base
		LHS, RHS Expr
	}
	// Nullify is NULLIFY (p, q).
	Nullify struct {
		Base
		Objects []Expr
	}
	// Call is CALL name(args), or CALL x%name(args) with x in Object. An image control statement is the call of what begins it, "sync all".
	Call struct {
		Base
		Object Expr
		Name   Ident
		Args   []Arg
	}
	// FileStmt is an I/O statement without transfer: Keyword is open close inquire rewind backspace endfile flush wait. A unit
	// given without keyword has got the keyword "unit". Items are those of INQUIRE (IOLENGTH=n).
	FileStmt struct {
		Base
		Keyword string
		Control []Arg
		Items   []Expr
	}
	// Print is PRINT or WRITE. Format is *AnyLen if list-directed, nil if there is none; Unit nil means the standard output.
	Print struct {
		Base
		Unit    Expr
		Format  Expr
		Control []Arg // further controls of WRITE, e.g. advance='no', iostat=i
		Items   []Expr
	}
	// Read is READ. Unit nil means the standard input.
	Read struct {
		Base
		Unit    Expr
		Format  Expr
		Control []Arg
		Items   []Expr
	}
	// Format is a labelled FORMAT; Text includes the parentheses.
	Format struct {
		Base
		Text string
	}
	// Allocate is ALLOCATE(a(n), b(0:m)) with STAT=, SOURCE= and the like in Control.
	Allocate struct {
		Base
		Type    *TypeSpec
		Objects []Entity
		Control []Arg
	}
	// Deallocate is DEALLOCATE(a, x%b).
	Deallocate struct {
		Base
		Objects []Expr
		Control []Arg
	}
)
