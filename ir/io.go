package ir

import "dhpfgo/diag"

// Statements of input and output. One statement of the source becomes an IOBegin, a Transfer for each item (in loops, for
// those of an implied DO), and an IOEnd.
type (
	// IOBegin evaluates the specifiers and starts the statement. Everywhere holds for an internal file: each image works on
	// its own copy.
	IOBegin struct {
		At
		Op         IOOp
		Everywhere bool
		List       bool       // list-directed
		Values     []IOSpec   // numbers and texts
		Results    []IOSpec   `ir:"def"` // scalar variables that are set when the statement ends
		Handles    []string   // which of err, end and eor have labels
		File       *Item      `ir:".fileRole"` // an internal file: a text, or an array of texts
		Formats    []IOFormat // an assigned format: Choice is the number of the label
		Choice     Expr
		Pieces     *Section // an array of texts that are the format together
		Group      string   // namelist group
		Members    []Member
	}
	// IOSpec is a specifier with its keyword.
	//
	//ir:part
	IOSpec struct {
		Keyword string
		X       Expr `ir:"same"`
	}
	// IOFormat is the text of the FORMAT statement with a label.
	IOFormat struct {
		Label int
		Text  string
	}
	// Member is a member of a namelist group, or a component "v%c" of the member that comes before: X is a scalar or the
	// first element of an array with the bounds Dims.
	//
	//ir:part
	Member struct {
		Name string
		X    Expr    `ir:"same"`
		Sym  *Symbol `ir:"same"` // of a member itself
		Dims []Dim
	}
	// Transfer reads or writes one item.
	Transfer struct {
		At
		Input      bool
		Everywhere bool
		Item       Item `ir:".itemRole"`
	}
	// IOEnd ends the statement that began last; Results and Members are those of its beginning, and Branch becomes 1 for ERR,
	// 2 for END, 3 for EOR, else 0 (nil: there are no labels).
	IOEnd struct {
		At
		Input      bool
		Everywhere bool
		Results    []Expr   `ir:"def"`
		Branch     Expr     `ir:"def"`
		Members    []Member `ir:".memberRole"`
	}
)

// IOOp is a statement of input or output.
type IOOp int

// String gives the statement as Fortran writes it.
func (op IOOp) String() string { return IONames[op] }

// The statements, as the runtime numbers them; LengthOp is INQUIRE (IOLENGTH=).
const (
	ReadOp IOOp = iota
	WriteOp
	OpenOp
	CloseOp
	InquireOp
	RewindOp
	BackspaceOp
	EndfileOp
	FlushOp
	WaitOp
	LengthOp
)

// IONames are the statements as Fortran writes them, by IOOp.
var IONames = [...]string{"read", "write", "open", "close", "inquire", "rewind", "backspace", "endfile", "flush", "wait",
	"inquire"}

// Item is one I/O item: a scalar expression X, or a section of array Sym (all parts given).
//
//ir:part
type Item struct {
	Pos     diag.Span
	X       Expr     `ir:"same"`
	Section *Section `ir:"same"`
}

// fileRole is what the statement does with an internal file; a text that is written is set whole, but one that cannot be keeps its value.
func (s *IOBegin) fileRole() Role {
	if s.Op == WriteOp {
		return Update
	}
	return Use
}

// memberRole is what the statement does with the members of a namelist group: the end has set those that were read.
func (s *IOEnd) memberRole() Role {
	if s.Input {
		return Update
	}
	return Place
}

func (s *Transfer) itemRole() Role {
	if s.Input {
		return Def
	}
	return Use
}
