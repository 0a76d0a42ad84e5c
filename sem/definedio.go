package sem

import (
	"regexp"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// definedIO refuses to move a value of derived type by its components where the program defines a procedure for that, Fortran
// 2008, 9.6.4.8: in list-directed, namelist and unformatted statements, and by the edit descriptor DT.
func (s *ioStatement) definedIO(t ir.Type, pos diag.Span) bool {
	form := s.definedForm()
	if t.Derived == nil || form == "" {
		return false
	}
	name := "write(" + form + ")"
	if s.input() {
		name = "read(" + form + ")"
	}
	p := s.c.transferProcedure(name, t)
	if p == nil {
		return false
	}
	s.c.unsupported(pos, "values of type '%s' have a procedure for %s: defined input and output is not supported yet", t.Derived.Name, name).
		Because(p.Pos, "defined here").Help("name the components one by one, or call '%s'", p.Name)
	return true
}

// definedForm is the form of the statement as far as procedures can be defined for it; "" for a format without DT, by which
// components are moved one by one, and for the inquiry of a length.
func (s *ioStatement) definedForm() string {
	switch {
	case s.begin.Op == ir.LengthOp || s.begin.Pieces != nil || s.begin.Formats != nil:
		return ""
	case s.begin.List || s.begin.Group != "":
		return "formatted"
	}
	for _, v := range s.begin.Values {
		if v.Keyword != "fmt" {
			continue
		}
		if k, ok := v.X.(*ir.Const); ok && hasDT(k.S) {
			return "formatted"
		}
		return ""
	}
	return "unformatted"
}

var quotedText = regexp.MustCompile(`'[^']*'|"[^"]*"`)

// hasDT reports whether a format has the edit descriptor DT.
func hasDT(format string) bool {
	return strings.Contains(strings.ToLower(quotedText.ReplaceAllString(format, "")), "dt")
}

// transferProcedure is the procedure that moves values of a type: bound to the type, or of an interface; nil if there is none.
func (c *checker) transferProcedure(name string, t ir.Type) *ir.Procedure {
	for _, p := range (binder{c}).operatorsFor(c.lookup(name), name, []trait{{typ: t}}) {
		if len(p.Dummies) == 0 {
			continue
		}
		d := p.Dummies[0]
		if d.Type == t || d.Class && d.Type.Derived != nil && t.Derived.Extends(d.Type.Derived) {
			return p
		}
	}
	return nil
}
