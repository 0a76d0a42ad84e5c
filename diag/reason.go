package diag

import "fmt"

// ReasonCode is what a reason says, without its arguments. Name is short and stays the same when the wording changes; Text has a
// verb of package fmt for each argument.
type ReasonCode struct{ Name, Text string }

// Reason tells why the compiler did something or could not. Decisions look at the Code; String gives the words, the same in
// messages, remarks and plans. Span is where the cause stands, if it has one place. The zero Reason is none.
type Reason struct {
	Code ReasonCode
	Args []any
	Span Span
}

// Of is the reason with its arguments.
func (c ReasonCode) Of(args ...any) Reason { return Reason{Code: c, Args: args} }

// At is the reason with the place of its cause and its arguments.
func (c ReasonCode) At(place Span, args ...any) Reason { return Reason{c, args, place} }

// Some reports whether there is a reason.
func (r Reason) Some() bool { return r.Code != ReasonCode{} }

// Has reports whether the reason is of a code, or one of the reasons among its arguments is.
func (r Reason) Has(c ReasonCode) bool {
	if r.Code == c {
		return true
	}
	for _, a := range r.Args {
		if inner, ok := a.(Reason); ok && inner.Has(c) {
			return true
		}
	}
	return false
}

// String is the reason in words, "" for none.
func (r Reason) String() string { return fmt.Sprintf(r.Code.Text, r.Args...) }

// MarshalText lets reasons stand in JSON as their words.
func (r Reason) MarshalText() ([]byte, error) { return []byte(r.String()), nil }
