// Package plan holds the communication plan of a program as plain values: who owns what, who computes what, which
// messages move which elements, where they stand and why. Sets are given by their bounds over the names V1, V2, .. (first
// cell of the tile of the image at hand, the receiver), W1, W2, .. (of the sender), B1, B2, .. (extent of a tile) and the
// scalars of the program.
package plan

import (
	"dhpfgo/diag"
	"dhpfgo/sets"
)

// Plan is the plan of one source file.
type Plan struct {
	File       string
	Layouts    []*Layout
	Arrays     []*Array
	Statements []*Statement
	Exchanges  []*Exchange
	Computed   []string // references that need no message, with the reason
	Gathers    []*Gather
	Puts       []*Put
	Fetches    []*Fetch
	Shares     []*Share
	Transfers  []*Transfer
	Reductions []*Reduction
	Run        *Run // the whole run on the number of images that is asked for, nil for none
}

// Layout is how a template is cut into tiles.
type Layout struct {
	Name    string
	Line    int
	Dynamic bool   // REDISTRIBUTE may change the formats, which are those at the start
	Onto    string // PROCESSORS arrangement, "" for none
	Dims    []LayoutDim
	Unknown string // why only the run knows how its tiles are dealt, "" where that follows from the rest
}

// LayoutDim is one distributed dimension with inclusive bounds Lo..Hi. Fixed is the extent of the arrangement, nil
// where the run chooses it; Size is m of BLOCK(m) or k of CYCLIC(k), nil for none. V, W and B are the names of tile start, sender's
// tile start and tile extent. Of GEN_BLOCK Sizes are the sizes, nil where Table names a variable that holds them, and C is the
// name of the extent of the sender's tile.
type LayoutDim struct {
	Format  string
	Lo, Hi  sets.Aff
	Fixed   *sets.Aff
	Size    *sets.Aff
	V, W, B string
	Sizes   []int64
	Table   string
	C       string

	Owners func(images int, lo, hi int64) []int64 `json:"-"` // what the function of OWNER that Table names gives, nil where only the run knows it
}

// Array is a mapped array and what each image stores of it.
type Array struct {
	Name      string
	Line      int
	Type      string
	ElemBytes int64
	Shape     string // declared bounds
	Layout    *Layout
	Owns      string // the set of own elements
	Storage   string
	Notes     []string // why it lies as another array does, or a dimension is stored whole
	Dims      []Alignment
	Cells     []Cell
	Stored    []Stored
	Buffers   []*Buffer // that take elements of it
}

// Statement is one statement or condition with its computation partition.
type Statement struct {
	File     string      `json:"-"`
	Line     int         `json:"line"`
	Text     string      `json:"text"`
	Home     string      `json:"home,omitempty"` // reference(s) whose owners execute it, "" for all images, or none
	Nobody   bool        `json:"nobody,omitempty"`
	Set      string      `json:"set,omitempty"` // the iterations of the image at hand, "" for all
	Why      diag.Reason `json:"why"`
	Cost     int         `json:"cost"`               // messages that references of the statement need, by sides of the tile
	Rejected []Rejected  `json:"rejected,omitempty"` // other partitions that were looked at
}

// unowned says which images execute a statement that no owners do.
func (s *Statement) unowned() string {
	if s.Nobody {
		return "no image"
	}
	return "all images"
}

// Rejected is a partition that was not chosen: on the owners of Home, with the messages that it would need.
type Rejected struct {
	Home string      `json:"home"`
	Cost int         `json:"cost"`
	Why  diag.Reason `json:"why"`
}

// Exchange is one communication event: for each pair of images at most one message each time it runs.
type Exchange struct {
	ID        int
	Label     string
	Line      int
	Array     *Array
	Layouts   []*Layout // that Boxes mention, by their names there, first that of the array
	Refs      []string  // references that need it, with their lines
	Set       string    // what an image receives; with Back, what it sends
	Boxes     []Box
	Owners    bool      // Boxes say what a receiver needs; who owns it is found when the program runs
	Tiles     []TileDim // with Owners: over whose tiles the boxes are taken; with MULTI over all of the layout
	Tiled     TiledRun
	Back      bool        // who computes sends to the owners
	Exact     bool        // false: Boxes is a hull, a few elements are sent that nobody reads
	Size      string      // bytes of a message
	Messages  string      // how many, by the extents G1, G2, .. of the grid
	Partners  string      // who sends to whom
	Placement string      // where it stands
	Reason    diag.Reason // why there and no further out
	Overlap   string      // whether it runs beside a part of the loop after it, or why not
	Joined    []string    // references that joined it from later places, with the reason
}

// TiledRun is how an exchange of an array that is stored tile by tile runs: with PerTile each tile of the receiver has room of its own for what
// it needs; Slab is, in a sweep over tiles, 1 + the dimension of the layout along which each hyperplane of tiles has messages of its own, 0 for none.
type TiledRun struct {
	PerTile bool
	Slab    int
}

// Box is max(Lo[k]) <= d_k <= min(Hi[k]) where all Guards are >= 0, between sender and receiver.
type Box struct {
	Guards []sets.Aff
	Lo, Hi [][]sets.Bound
}

// Gather is a reference through index arrays: the inspector before the loop at line Inspector lists the elements that an
// image reads and others own; each time the loop at line Executor runs these are fetched. Again is the reason why they are listed even
// where nothing has changed on which the list depends, "" for none.
type Gather struct {
	Line      int    `json:"line"`
	Ref       string `json:"ref"`
	Inspector int    `json:"inspector"`
	Executor  int    `json:"executor"`
	Again     string `json:"again,omitempty"`
}

// Put is an assignment to elements that index arrays name: it runs on the owners of Home, and the values go to the owners of the
// elements after the loop.
type Put struct {
	Line int    `json:"line"`
	Ref  string `json:"ref"`
	Home string `json:"home"`
}

// Fetch is one element that its owner sends to all images.
type Fetch struct {
	Line int         `json:"line"`
	Ref  string      `json:"ref"`
	Why  diag.Reason `json:"why"`
}

// Share is a run of statements that the owner of Home executes for all images; it sends the scalars that come of it.
type Share struct {
	Line    int      `json:"line"`
	Scalars []string `json:"scalars"`
	Home    string   `json:"home"`
}

// Transfer moves a section of a mapped array between its owners and image 1, which alone reads and writes files.
type Transfer struct {
	Line    int    `json:"line"`
	Section string `json:"section"`
	Read    bool   `json:"read"` // image 1 to owners, else owners to image 1
}

// Reduction combines a scalar of all images, or with Owners brings what images have accumulated in elements of a distributed array
// to the owners of these.
type Reduction struct {
	Line   int    `json:"line"`
	Scalar string `json:"scalar"`
	Op     string `json:"op"`
	Where  string `json:"where"`
	Owners bool   `json:"owners,omitempty"`

	Inspector int    `json:"inspector,omitempty"` // with Owners: the loop before which an image lists the elements of others that it adds to; 0: it adds to a copy
	Executor  int    `json:"executor,omitempty"`  // the loop that adds
	Again     string `json:"again,omitempty"`     // why they are listed each time the program comes there; "" if they are not
}
