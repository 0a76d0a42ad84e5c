package parse

import "dhpfgo/diag"

// HPF directives.
type (
	// Processors is PROCESSORS p(2,2), or scalar p. Every directive that was written in the combined attribute form, such
	// as DISTRIBUTE (BLOCK), DYNAMIC :: a, has become one directive for each attribute.
	Processors struct {
		Base
		Entities []Entity
	}
	// Template is TEMPLATE t(n,m).
	Template struct {
		Base
		Entities []Entity
	}
	// Distribute is DISTRIBUTE a(BLOCK,*) ONTO p, or DISTRIBUTE (BLOCK,*) ONTO p :: a, b. Asserted is set by a "*" before the
	// formats, which says that the actual argument is mapped so; Any by a "*" in their place: any formats; OntoAny by ONTO *.
	// Exec marks REDISTRIBUTE.
	Distribute struct {
		Base
		Formats  []DistFormat // nil: no format list
		Asserted bool
		Any      bool
		Onto     *Ident
		OntoArgs []Arg // section of the processors arrangement
		OntoAny  bool
		Names    []Ident
		Exec     bool
	}
	// DistFormat is one distribution format: "block", "cyclic", "*", "gen_block", "indirect", "multi", "owner" as written, with its argument.
	DistFormat struct {
		Pos  diag.Span
		Name string
		Arg  Expr
	}
	// Align is ALIGN a(i,j) WITH t(i,j+1), ALIGN (i,j) WITH t(i,j) :: a, b, or ALIGN a WITH b. Several alignees in one
	// directive share the target. A Source that is nil has no subscript list. Asserted is set by WITH *t, Any by WITH * alone;
	// Exec marks REALIGN.
	Align struct {
		Base
		Asserted bool
		Any      bool
		Exec     bool
		Names    []Ident
		Sources  [][]AlignDummy // one list for each name; the attribute form repeats it
		Target   Ident
		Parts    []Ident // of v%t, the components after the target's name
		Subs     []Arg   // nil: no subscript list
	}
	// AlignDummy is a dummy name, "*" or ":" in the alignee's list.
	AlignDummy struct {
		Pos  diag.Span
		Name string
	}
	// Shadow is SHADOW a(1:2,0) or SHADOW (1,1) :: a.
	Shadow struct {
		Base
		Names  []Ident
		Widths []ShadowWidth
	}
	// ShadowWidth is lo:hi, or w for both.
	ShadowWidth struct {
		Pos    diag.Span
		Lo, Hi Expr
	}
	// MapAttr is DYNAMIC, INHERIT, SEQUENCE, NO SEQUENCE or RANGE, named by What, for variables and, between slashes, common
	// blocks; SEQUENCE without names is about the whole unit.
	MapAttr struct {
		Base
		What    string
		Names   []Ident
		Commons []Ident
	}
	// Independent is INDEPENDENT with NEW, REDUCTION, ON HOME clauses.
	Independent struct {
		Base
		New        []Ident
		Reductions []Reduction
		Indices    []Ident // list form INDEPENDENT(i,j)
		Localize   []Ident
		On         *On     // ON HOME clause
		Clauses    []Ident // other clauses by name (e.g. "resident"), which assert; Pos includes their lists
	}
	// On is ON HOME (Home), ON EXT_HOME (Home), or ON (Home) with a processor arrangement. With Begin it holds up to EndOn in
	// the same statement list, else for the next statement.
	On struct {
		Base
		Home       []Expr
		Ext        bool
		Processors bool
		New        []Ident
		Local      []Ident // arrays of LOCAL clauses (HPF/JA)
		Begin      bool
	}
	// EndOn is END ON.
	EndOn struct{ Base }
	// Hint is a directive that asserts or advises and changes no answer: RESIDENT, LOCAL, REFLECT, TASK_REGION.
	Hint struct {
		Base
		JA   bool // of HPF/JA
		Text string
	}
	// Reduction is one variable of a REDUCTION clause; Op is "+", "*", "max", ... or "" in the HPF 2.0 form without operator.
	Reduction struct {
		Ident
		Op string
	}
	// HPFUnsupported is a directive that is recognised by name and not taken yet.
	HPFUnsupported struct {
		Base
		What string
		Text string // the directive alone if it stood in a combined form
	}
)
