package apart

import "dhpfgo/diag"

// Why a variable with mapped components stays whole.
var (
	attribute       = diag.ReasonCode{Name: "attribute-whole", Text: "it has the attribute %s"}
	isArray         = diag.ReasonCode{Name: "array-of-mapped", Text: "it is an array of many elements, or of bounds that are not constant"}
	otherBounds     = diag.ReasonCode{Name: "other-bounds", Text: "an ALLOCATE has SOURCE=, MOLD= or a lower bound that is no constant or another one than elsewhere"}
	isPolymorphic   = diag.ReasonCode{Name: "polymorphic", Text: "its dynamic type may be another one"}
	hasInitial      = diag.ReasonCode{Name: "has-initial-value", Text: "its declaration gives it a value"}
	ofFunction      = diag.ReasonCode{Name: "of-function", Text: "it is the value of a function"}
	ofRecursive     = diag.ReasonCode{Name: "of-recursive", Text: "it belongs to a recursive procedure"}
	ofPure          = diag.ReasonCode{Name: "of-pure", Text: "it belongs to a pure procedure"}
	hasEntries      = diag.ReasonCode{Name: "has-entries", Text: "its procedure has several entries"}
	inBlock         = diag.ReasonCode{Name: "in-block", Text: "it belongs to a BLOCK construct"}
	typeWhole       = diag.ReasonCode{Name: "type-whole", Text: "its type %s"}
	usedWhole       = diag.ReasonCode{Name: "used-whole", Text: "a statement needs its value as a whole"}
	namedWhole      = diag.ReasonCode{Name: "named-whole", Text: "a declaration or directive names it as a whole"}
	assignedWhole   = diag.ReasonCode{Name: "assigned-whole", Text: "it is assigned to or from what is not taken apart"}
	definedAssign   = diag.ReasonCode{Name: "assignment-defined", Text: "a procedure defines assignments here"}
	calledUnknown   = diag.ReasonCode{Name: "called-unknown", Text: "it is an argument of '%s', whose text is not seen here"}
	dummyWhole      = diag.ReasonCode{Name: "dummy-whole", Text: "it is passed to '%s', which takes the argument '%s' as a whole"}
	procedureWhole  = diag.ReasonCode{Name: "procedure-whole", Text: "it is passed to '%s', which has no versions: it is elemental, known to C, an external function, has several entries or belongs to a submodule"}
	variableElement = diag.ReasonCode{Name: "variable-element", Text: "a subscript of it is no constant, and no scalar that the statement leaves alone"}
	keepsValues     = diag.ReasonCode{Name: "keeps-values", Text: "it is passed to '%s', which has variables that keep their values, and is called with other variables, too"}
	tooMany         = diag.ReasonCode{Name: "too-many-versions", Text: "the program would have more than %d versions of its procedures"}
)
