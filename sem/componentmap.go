package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/apart"
)

// componentMapping checks the mapping directives in the definition of a type, HPF 2.0, 8.9. Package apart says what becomes of the
// variables of the type.
func (c typeDefiner) componentMapping(t *ir.DerivedType, s parse.Stmt) {
	switch s := s.(type) {
	case *parse.Distribute:
		for _, id := range s.Names {
			comp := c.mappedComponent(t, id, "DISTRIBUTE")
			if comp != nil && s.Formats != nil && len(s.Formats) != len(comp.Dims) {
				c.bag.Errorf(s.Pos, "rank-mismatch", "DISTRIBUTE gives %s, the component '%s' has %s", diag.Count(len(s.Formats), "format"),
					id.Name, diag.Count(len(comp.Dims), "dimension")).Because(comp.Pos, "declared here").
					Note("HPF 2.0, DISTRIBUTE: one format for each dimension")
				continue
			}
		}
	case *parse.Align:
		for i, id := range s.Names {
			comp := c.mappedComponent(t, id, "ALIGN")
			if comp != nil && s.Sources[i] != nil && len(s.Sources[i]) != len(comp.Dims) {
				c.bag.Errorf(id.Pos, "rank-mismatch", "the component '%s' has %s, ALIGN lists %d", id.Name,
					diag.Count(len(comp.Dims), "dimension"), len(s.Sources[i])).Because(comp.Pos, "declared here").
					Note("HPF 2.0, ALIGN: one entry for each dimension of the array")
				continue
			}
		}
	case *parse.Shadow:
		for _, id := range s.Names {
			c.mappedComponent(t, id, "SHADOW")
		}
	case *parse.MapAttr:
		for _, id := range s.Names {
			c.mappedComponent(t, id, "DYNAMIC")
		}
	}
}

// mappedComponent finds the component that a directive is about, an array; nil after an error.
func (c typeDefiner) mappedComponent(t *ir.DerivedType, id parse.Ident, directive string) *ir.Component {
	for _, comp := range t.Components {
		if comp.Name != id.Name {
			continue
		}
		if len(comp.Dims) == 0 {
			c.bag.Errorf(id.Pos, "not-array", "the component '%s' in %s is a scalar", id.Name, directive).Because(comp.Pos, "declared here").
				Note("HPF 2.0, %s: only arrays can be mapped", directive)
			return nil
		}
		return comp
	}
	c.bag.Errorf(id.Pos, "undeclared", "'%s' in %s is not a component of '%s'", id.Name, directive, t.Name).
		Help("write the directive after the declaration of the component")
	return nil
}

// notDeclared is why variables stay whole that could be taken apart, but whose parts no declaration takes.
var notDeclared = diag.ReasonCode{Name: "parts-refused", Text: "its components cannot be variables of their own here: %s"}

// usedOutside is why variables stay whole that could be taken apart, but that code of other compilers may use.
var usedOutside = diag.ReasonCode{Name: "used-outside", Text: "code of other compilers may use it"}

// checkApart checks a program in which the variables with mapped components are taken apart. Where there are none, and where their parts
// cannot be declared, it gives no program, but tells which variables are whole.
func checkApart(files []*parse.File, opt Options, bag *diag.Bag) (*ir.Program, []*apart.Refusal) {
	if opt.Part || !apart.Mapped(files) {
		return nil, nil
	}
	copies, refusals := apart.Split(files, opt.Foreign)
	switch {
	case copies == nil:
		return nil, refusals
	case opt.Objects && opt.Foreign == nil:
		return nil, apart.AllWhole(files, refusals, diag.Span{}, usedOutside.Of())
	}
	trial := &diag.Bag{}
	var missed []Missed
	o := opt
	if opt.Missed != nil {
		o.Missed = func(m Missed) { missed = append(missed, m) }
	}
	if after := opt.Hooks.After; after != nil {
		o.Hooks.After = func(name string, show func() string) {
			if !trial.HasErrors() { // else this is not the program
				after(name, show)
			}
		}
	}
	prog := checkFiles(copies, o, trial)
	if trial.HasErrors() {
		if opt.Program != nil {
			*opt.Program = ir.Program{}
		}
		return nil, wholeAfter(firstError(trial), files, refusals)
	}
	if original := (&diag.Bag{}); faulty(files, opt, original) {
		bag.Add(original)
		return prog, nil
	}
	bag.Add(trial)
	for _, m := range missed {
		opt.Missed(m)
	}
	return prog, refusals
}

// faulty checks the program as it stands, with the procedures of which only versions are called.
func faulty(files []*parse.File, opt Options, bag *diag.Bag) bool {
	checkFiles(files, Options{Check: opt.Check, Ordered: opt.Ordered, Lower: opt.Lower}, bag)
	return bag.HasErrors()
}

// wholeAfter refuses all variables for an error in what they become.
func wholeAfter(d *diag.Diagnostic, files []*parse.File, refusals []*apart.Refusal) []*apart.Refusal {
	return apart.AllWhole(files, refusals, d.Span, notDeclared.Of(d.Message))
}

func firstError(bag *diag.Bag) *diag.Diagnostic {
	list := bag.All()
	return list[slices.IndexFunc(list, func(d *diag.Diagnostic) bool { return d.Severity == diag.Error })]
}

// warnWhole tells which mapped components are not distributed.
func warnWhole(list []*apart.Refusal, bag *diag.Bag) {
	for _, r := range list {
		d := bag.Warnf(r.Pos, "replicated", "every image keeps the whole of the mapped components of '%s' (%s): %s", r.Name, strings.Join(r.Parts, ", "), r.Why)
		if r.Use.Valid() && r.Use != r.Pos {
			d.Because(r.Use, "here")
		}
		d.Note("the answers are right; nothing is gained from further images").
			Note("HPF 2.0, 8.9: mapped components").
			Help("declare a variable of the type that is no array, pointer or value of a function, and pass it to procedures of this program")
	}
}
