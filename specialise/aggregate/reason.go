package aggregate

import "dhpfgo/diag"

// Why a variable of derived type stays whole.
var (
	inCommon             = diag.ReasonCode{Name: "in-common", Text: "it is in a common block"}
	isPointer            = diag.ReasonCode{Name: "is-pointer", Text: "it is a pointer"}
	otherType            = diag.ReasonCode{Name: "other-type", Text: "its dynamic type may be another one"}
	isOptional           = diag.ReasonCode{Name: "is-optional", Text: "it is an optional argument"}
	sharedMemory         = diag.ReasonCode{Name: "shared-memory", Text: "other names share its memory"}
	allocatable          = diag.ReasonCode{Name: "allocatable", Text: "it is an allocatable argument"}
	functionValue        = diag.ReasonCode{Name: "function-value", Text: "it is the value of a function"}
	calledUnseen         = diag.ReasonCode{Name: "called-unseen", Text: "'%s' is called in ways that the program does not show"}
	valueNotApart        = diag.ReasonCode{Name: "value-not-apart", Text: "'%s' is called with a value that cannot be taken apart"}
	argumentWhole        = diag.ReasonCode{Name: "argument-whole", Text: "it is an argument of the function '%s', where '%s' is whole: %s"}
	argumentOutside      = diag.ReasonCode{Name: "argument-outside", Text: "it is an argument of the function '%s', which is not in the program"}
	notInProgram         = diag.ReasonCode{Name: "not-in-program", Text: "it is not in the program"}
	addressesOfC         = diag.ReasonCode{Name: "addresses-of-c", Text: "it holds addresses of C"}
	componentAllocatable = diag.ReasonCode{Name: "component-allocatable", Text: "its component '%s' is allocatable or a pointer"}
	noComponents         = diag.ReasonCode{Name: "no-components", Text: "it has no components"}
	viewedTwice          = diag.ReasonCode{Name: "viewed-twice", Text: "two statements look at one of its components"}
	sectionNotSimple     = diag.ReasonCode{Name: "section-not-simple", Text: "the subscripts of a section of its components are not simple"}
	pointed              = diag.ReasonCode{Name: "pointed", Text: "a pointer may point to it"}
	transferred          = diag.ReasonCode{Name: "transferred", Text: "an input or output statement needs its memory"}
	setByIntrinsic       = diag.ReasonCode{Name: "set-by-intrinsic", Text: "an intrinsic subroutine sets it"}
	valuesWhole          = diag.ReasonCode{Name: "values-whole", Text: "a statement needs its values as a whole"}
	componentWhole       = diag.ReasonCode{Name: "component-whole", Text: "a statement needs one of its components as a whole"}
)
