package explain

import (
	"fmt"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
)

// Remarks explains the messages of a unit, those that stand inside loops also as missed.
func Remarks(u *comm.Unit, cuts []*comm.Separation) []Remark {
	var out []Remark
	for _, v := range u.Views {
		for _, w := range v.Needs {
			out = append(out, received(u.Computation, v, w))
		}
	}
	for _, c := range cuts {
		out = append(out, Remark{Pos: c.Loop, Text: fmt.Sprintf("the loop is cut in two before line %d", c.Line), Notes: []string{"why: " + c.Why.String()}})
	}
	for _, w := range u.Computed {
		out = append(out, Remark{Pos: w.Ref.Pos, Text: ir.ReferenceText(w.Ref) + " needs no message: the image has computed its elements itself"})
	}
	for _, w := range u.Needs {
		switch {
		case w.IsFetch():
			out = append(out, Remark{Pos: w.Ref.Pos, Missed: true, Text: ir.ReferenceText(w.Ref) + " is sent by its owner to all images",
				Notes: []string{"why: " + u.CP.Of(w.N).Why.String(), "cost: one message of one element to each image, each time the statement runs"}})
		case !w.Piped && len(w.At.Loops) > 0 && w.Why.Has(reason.WrittenEarlier):
			out = append(out, notHoisted(u, w))
		}
	}
	return out
}

func received(u *compute.Computation, v *comm.View, w *comm.Need) Remark {
	r := Remark{Pos: w.Ref.Pos, Text: fmt.Sprintf("%s is received %s", ir.ReferenceText(w.Ref), v.Way()), Why: u.CP.Of(w.N).Why}
	if v.Back {
		r.Text = fmt.Sprintf("%s is sent %s", ir.ReferenceText(w.Ref), v.Way())
	}
	if len(u.CP.Of(w.N).Home) > 0 {
		r.Home = u.CP.Of(w.N).Home[0].Pos
	}
	r.Notes = append(setNotes(u.Space, v, w),
		"where: "+placement(u.Space, v)+"; "+w.Why.String(),
		fmt.Sprintf("cost: %s, %s", messagesFormula(v), sizeText(v)))
	if w.Joined.Some() {
		r.Notes = append(r.Notes, "where: "+w.Joined.String())
	}
	with := "none"
	if len(v.Needs) > 1 {
		with = v.X.Label
	}
	r.Notes = append(r.Notes, fmt.Sprintf("plan: exchange %d; combined with %s", v.X.ID, with))
	return r
}

// setNotes are the sets of a message: what an image needs, owns and so receives, or what it sets and so sends to the owners.
func setNotes(u *space.Space, v *comm.View, w *comm.Need) []string {
	if v.Back {
		return []string{"why: set(V) = " + setText(w.Data), "why: send(V) = " + setText(v.Dir.Data)}
	}
	a := v.X.Array.Sym
	return []string{
		"why: need(V) = " + setText(w.Data),
		"why: own(V)  = " + setText(u.OwnSet(a)) + fmt.Sprintf(", by the layout of '%s'", a.Map.Layout.Name),
		"why: recv(V) = " + setText(v.Dir.Data),
	}
}

func notHoisted(u *comm.Unit, w *comm.Need) Remark {
	l := w.At.Loops[len(w.At.Loops)-1]
	r := Remark{Pos: w.Ref.Pos, Missed: true, Notes: []string{"why: " + w.Why.String()},
		Text: fmt.Sprintf("%s is not hoisted out of loop '%s'", ir.ReferenceText(w.Ref), u.Dim(l))}
	if why := u.Unpiped[l]; why.Some() {
		r.Notes = append(r.Notes, "why: the loop is no pipeline: "+why.String())
		r.Help = "distribute a dimension along which nothing is carried"
	}
	return r
}

// Remark explains one message of the plan, or with Missed set why one could not be better, at the reference at Pos.
type Remark struct {
	Pos    diag.Span
	Missed bool
	Text   string
	Home   diag.Span   // the reference whose owner executes, not valid for none
	Why    diag.Reason // why it is that owner
	Notes  []string
	Help   string
}

// Report puts a remark into a bag.
func (r Remark) Report(bag *diag.Bag) {
	code := "comm"
	if r.Missed {
		code = "comm-missed"
	}
	d := bag.Remarkf(r.Pos, code, "%s", r.Text)
	if r.Home.Valid() {
		d.Because(r.Home, "%s: the iteration runs on the home of this", r.Why)
	}
	for _, n := range r.Notes {
		d.Note("%s", n)
	}
	if r.Help != "" {
		d.Help("%s", r.Help)
	}
}
