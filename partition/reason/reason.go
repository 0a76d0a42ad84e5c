// Package reason holds what plans, remarks and warnings give as reasons, and what decisions know them by.
package reason

import (
	"strings"

	"dhpfgo/diag"
)

// The reasons, by what is asked.
var (
	// where messages stand
	NoLoopAround   = diag.ReasonCode{Name: "no-loop-around", Text: "no loop is around it"}
	WrittenBefore  = diag.ReasonCode{Name: "written-before", Text: "the element is written just before, at line %d"}
	WrittenEarlier = diag.ReasonCode{Name: "written-earlier", Text: "the element is written by an earlier iteration of the loop at line %d (write at line %d)"}
	UnlessAlike    = diag.ReasonCode{Name: "unless-alike", Text: "only a run that does not cut both arrays alike copies, which the loop at line %d finds out"}
	SetChanges     = diag.ReasonCode{Name: "set-changes", Text: "the set depends on %s, which the loop at line %d changes"}
	Diagonal       = diag.ReasonCode{Name: "diagonal", Text: "the elements of all iterations of the loop at line %d are no box, and all images would store the box around them"}
	KeptLine       = diag.ReasonCode{Name: "kept-line", Text: "all images wait in the loop at line %d anyway, and would store the whole array to have all lines before it"}
	NotWritten     = diag.ReasonCode{Name: "not-written", Text: "no iteration of %s writes an element of %s that a later one reads here"}
	NotTouched     = diag.ReasonCode{Name: "not-touched", Text: "no other image reads or sets an element of %s in %s after it is computed here"}
	noFurther      = diag.ReasonCode{Name: "no-further", Text: "%s; no further out: %s"}
	JoinedOthers   = diag.ReasonCode{Name: "joined", Text: "joined the messages placed at line %d: nothing between writes these elements"}
	IsPipeline     = diag.ReasonCode{Name: "pipeline",
		Text: "the loop is a pipeline: an image receives what those before it have computed in the loop, and sends after it"}

	// why a loop is no pipeline, messages do not run beside a loop, or values are not sent back
	UnknownTrips    = diag.ReasonCode{Name: "unknown-trips", Text: "the number of iterations is not known before"}
	VariableStep    = diag.ReasonCode{Name: "variable-step", Text: "its step is not constant"}
	AllNeed         = diag.ReasonCode{Name: "all-need", Text: "all images need %s"}
	ByIndexArray    = diag.ReasonCode{Name: "index-array", Text: "%s is read through an index array"}
	SeveralTiles    = diag.ReasonCode{Name: "several-tiles", Text: "an image may have several tiles"}
	SeveralTilesOf  = diag.ReasonCode{Name: "several-tiles-of", Text: "an image may have several tiles of %s"}
	TilesOrCopies   = diag.ReasonCode{Name: "tiles-or-copies", Text: "an image may have several tiles, or copies"}
	OtherLayouts    = diag.ReasonCode{Name: "other-layouts", Text: "arrays with different layouts take part"}
	OnceForEachTile = diag.ReasonCode{Name: "once-for-each-tile", Text: "an image would compute %s anew for each of its tiles, from what it has computed for others"}
	SetsVariable    = diag.ReasonCode{Name: "sets-variable", Text: "it sets %s, on which a message depends"}
	StaleTiles      = diag.ReasonCode{Name: "stale-tiles", Text: "%s is stored whole, so that a tile has no copies of what lies around it from before the loop"}
	BothSides       = diag.ReasonCode{Name: "both-sides", Text: "messages come from both sides"}
	NoBox           = diag.ReasonCode{Name: "no-box", Text: "the elements of a message are no box"}
	NoBoxBack       = diag.ReasonCode{Name: "no-box-back", Text: "the elements to be sent back are no boxes"}
	ReadBeforeWrite = diag.ReasonCode{Name: "read-before-write", Text: "%s is read before its last write"}
	AllExecute      = diag.ReasonCode{Name: "all-execute", Text: "all images execute a statement in it"}
	Directed        = diag.ReasonCode{Name: "directive", Text: "a directive says who computes"}
	SentBack        = diag.ReasonCode{Name: "sent-back", Text: "values in it are sent back to their owners"}
	ReductionInside = diag.ReasonCode{Name: "reduction-inside", Text: "a reduction ends inside"}
	SetsElements    = diag.ReasonCode{Name: "sets-elements", Text: "line %d sets elements, too"}
	ReadsArray      = diag.ReasonCode{Name: "reads-array", Text: "line %d reads the array"}
	ReadsElement    = diag.ReasonCode{Name: "reads-element", Text: "line %d reads the element in the loop"}
	Localized       = diag.ReasonCode{Name: "localize", Text: "LOCALIZE wants the values where they are read"}
	UnknownWhich    = diag.ReasonCode{Name: "unknown-which", Text: "which elements are set is known only at run time"}
	UnknownWhether  = diag.ReasonCode{Name: "unknown-whether", Text: "whether an element is set is known only at run time"}
	EachIteration   = diag.ReasonCode{Name: "each-iteration", Text: "they would be sent in each iteration of loop %s (%s)"}
	SeveralWriters  = diag.ReasonCode{Name: "several-writers", Text: "several images set an element"}
	NoLoopBehind    = diag.ReasonCode{Name: "no-loop-behind", Text: "no loop follows"}
	StepNotOne      = diag.ReasonCode{Name: "step-not-one", Text: "the step of the loop is not 1"}
	LoopInStep      = diag.ReasonCode{Name: "in-step", Text: "all images run the loop in step: %s"}
	Communicated    = diag.ReasonCode{Name: "communicates", Text: "in line %d there is something that they do together"}
	SetsPartition   = diag.ReasonCode{Name: "sets-partition", Text: "it sets %s, on which its partition depends"}
	NotAdjacent     = diag.ReasonCode{Name: "not-adjacent", Text: "there are other statements between them and the loop"}
	TooLarge        = diag.ReasonCode{Name: "too-large", Text: "the loop has %d statements, too many for three copies of it"}
	NoneNeeds       = diag.ReasonCode{Name: "none-needs", Text: "no statement of the loop needs them"}
	SeveralDims     = diag.ReasonCode{Name: "several-dimensions", Text: "several dimensions are distributed: the iterations that need nothing are no slab of one loop"}
	NotAlong        = diag.ReasonCode{Name: "not-along", Text: "the loop does not run along the distributed dimension"}
	ReductionOrder  = diag.ReasonCode{Name: "reduction-order", Text: "a reduction is in it, whose order would change"}
	SetsSent        = diag.ReasonCode{Name: "sets-sent", Text: "line %d sets %s, which is sent"}
	SetsShared      = diag.ReasonCode{Name: "sets-shared", Text: "line %d sets %s"}
	OthersUse       = diag.ReasonCode{Name: "others-use", Text: "other iterations use what line %d sets"}
	CutForSides     = diag.ReasonCode{Name: "cut-for-sides",
		Text: "the messages of its parts come from opposite sides; each part is a pipeline, in one loop images would wait for each other in each iteration"}
	CutForReduction = diag.ReasonCode{Name: "cut-for-reduction",
		Text: "the results that all iterations have in %s are combined together; in one loop it would be a message for each"}
	CutForElement = diag.ReasonCode{Name: "cut-for-element",
		Text: "%s, which line %d sets, is sent between the parts; in one loop it would be one message for each element"}
	NothingTravels = diag.ReasonCode{Name: "nothing-travels",
		Text: "images that share memory gain nothing, for who sends copies and nothing travels meanwhile; --overlap asks for it"}

	// why an array is stored whole
	NoFixedDistance  = diag.ReasonCode{Name: "no-fixed-distance", Text: "%s reads elements at no fixed distance from the own tile"}
	ThroughIndex     = diag.ReasonCode{Name: "through-index", Text: "%s reads elements through index arrays"}
	AddsThroughIndex = diag.ReasonCode{Name: "adds-through-index", Text: "%s adds to elements that index arrays name"}
	DealtAnew        = diag.ReasonCode{Name: "dealt-anew", Text: "REDISTRIBUTE may deal its tiles anew"}
	StridedTiles     = diag.ReasonCode{Name: "strided-tiles", Text: "an image has several tiles of it, aligned with a stride"}
	UsedInOnePiece   = diag.ReasonCode{Name: "one-piece", Text: "the statement in line %d uses it in one piece"}
	UsedByAll        = diag.ReasonCode{Name: "used-by-all", Text: "all images use %s in line %d"}
	NotInTile        = diag.ReasonCode{Name: "not-in-tile", Text: "%s is not in the tile for which line %d is executed"}

	// why elements that index arrays name are not listed before their loops
	ListsOfTiles         = diag.ReasonCode{Name: "list-of-tiles", Text: "an image may have several tiles of '%s', or copies"}
	ListsOfRecursive     = diag.ReasonCode{Name: "list-of-recursive", Text: "'%s' is recursive, and an inner call would change the list"}
	ListsUnderConditions = diag.ReasonCode{Name: "list-under-condition",
		Text: "a condition that the loops compute, or a loop of another kind, is between them and the reference"}
	ListsOfChanging = diag.ReasonCode{Name: "list-of-changing", Text: "its subscripts are computed in these loops, or several images compute the statement"}

	// why a work array gets no place in the tiles of what a loop sets
	NoTiles      = diag.ReasonCode{Name: "no-tiles", Text: "nothing says with which tiles it goes"}
	ExtentsOfRun = diag.ReasonCode{Name: "extents-of-run", Text: "the extents of the layout of '%s' are no constants"}
	AlongTwo     = diag.ReasonCode{Name: "along-two", Text: "%s runs along two dimensions of the template, or in two places of one (line %d)"}
	NoCells      = diag.ReasonCode{Name: "no-cells",
		Text: "dimension %d of '%s' takes the cells %d:%d, and dimension %d of '%s' has only %d:%d; with %d:%d it would hold them"}
	PassesLine   = diag.ReasonCode{Name: "passes-line", Text: "the call at line %d takes elements of '%s' that lie in several tiles"}
	NotElements  = diag.ReasonCode{Name: "not-elements", Text: "'%s' is used other than element by element at line %d"}
	NoLoopAlong  = diag.ReasonCode{Name: "no-loop-along", Text: "no loop at line %d or inside runs along dimension %d of '%s'"}
	ReadsEarlier = diag.ReasonCode{Name: "reads-earlier", Text: "line %d may read an element of '%s' that this iteration of the loop at line %d has not set"}
	UsedBehind   = diag.ReasonCode{Name: "used-behind", Text: "'%s' may be used after the loop at line %d"}

	// who computes
	OwnerComputes     = diag.ReasonCode{Name: "owner-computes", Text: "owner computes"}
	AndOwner          = diag.ReasonCode{Name: "and-owner", Text: "%s, and the owner"}
	AndOwnerFor       = diag.ReasonCode{Name: "and-owner-for", Text: "%s, and the owner: %s"}
	OwnerAndReaders   = diag.ReasonCode{Name: "owner-and-readers", Text: "owner computes, and LOCALIZE: so does who reads it in the loop"}
	ReadersToo        = diag.ReasonCode{Name: "readers-too", Text: "owner computes, and so does who reads '%s' beyond its tile: the operands are sent in any case"}
	OwnerUnknown      = diag.ReasonCode{Name: "owner-unknown", Text: "a subscript of the left side is not affine: the owner is found at run time"}
	OnHomeSays        = diag.ReasonCode{Name: "on-home", Text: "the directive ON HOME"}
	OnExtHomeSays     = diag.ReasonCode{Name: "on-ext-home", Text: "the directive ON EXT_HOME"}
	ListsReads        = diag.ReasonCode{Name: "lists-reads", Text: "an image lists what it will read"}
	RunsWhereRead     = diag.ReasonCode{Name: "runs-where-read", Text: "it runs where what it reads lies; the values go to their owners after the loop"}
	EveryImage        = diag.ReasonCode{Name: "every-image", Text: "every image executes it"}
	DealtInBlocks     = diag.ReasonCode{Name: "dealt", Text: "the iterations are dealt in blocks: nothing in them is distributed"}
	ReductionOperand  = diag.ReasonCode{Name: "reduction-operand", Text: "a reduction runs where its operand lives"}
	ReproducibleOrder = diag.ReasonCode{Name: "reproducible", Text: "--reproducible keeps the order of '%s': every image forms it whole"}
	ReplicatedResult  = diag.ReasonCode{Name: "replicated-result", Text: "its result is replicated: every image computes it"}
	ReplicatedUpdate  = diag.ReasonCode{Name: "replicated-update", Text: "another update of the same reduction is replicated"}
	NothingReads      = diag.ReasonCode{Name: "nothing-reads", Text: "nothing reads its result any more"}
	NothingDepends    = diag.ReasonCode{Name: "nothing-depends", Text: "nothing distributed depends on it"}
	OwnClock          = diag.ReasonCode{Name: "own-clock", Text: "each image reads its own clock"}
	WhereUsed         = diag.ReasonCode{Name: "where-used", Text: "runs where its result is used"}
	AllNeedResult     = diag.ReasonCode{Name: "all-need-result", Text: "a statement that every image executes needs it"}
	MayBeAbsent       = diag.ReasonCode{Name: "may-be-absent", Text: "'%s' says where its result is used, and may be absent"}
	ChangesBefore     = diag.ReasonCode{Name: "changes-before", Text: "'%s' says where its result is used, and changes before that"}
	OwnerAlone        = diag.ReasonCode{Name: "owner-alone", Text: "the owner of %s alone reads what it needs, and shares the result"}
	CheaperThanOwner  = diag.ReasonCode{Name: "cheaper", Text: "cheaper than owner computes: %s in place of %s, results sent back included"}
	CostsMore         = diag.ReasonCode{Name: "costs-more", Text: "%s in place of %s, results sent back included"}
	OwnerCosts        = diag.ReasonCode{Name: "owner-costs", Text: "owner computes: %s in place of %s"}
	ResultSentBack    = diag.ReasonCode{Name: "result-sent-back", Text: "%d messages in place of %d, the result is sent back"}
)

// UpTo adds to the reason for the place of a message what keeps it from going further out.
func UpTo(why, kept diag.Reason) diag.Reason {
	if !kept.Some() {
		return why
	}
	return noFurther.At(kept.Span, why, kept)
}

// Plural is a word with names after it, in the plural for several: "loops i, j".
func Plural(word string, names []string) string {
	if len(names) > 1 {
		word += "s"
	}
	return word + " " + strings.Join(names, ", ")
}
