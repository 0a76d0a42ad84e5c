package partition

import (
	"fmt"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
)

// remarks explains the messages of a unit, those that stand inside loops also as missed.
func remarks(u *unit) []Remark {
	var out []Remark
	for _, v := range u.views {
		for _, w := range v.needs {
			out = append(out, received(u.computation, v, w))
		}
	}
	for _, c := range u.cuts {
		out = append(out, c.remark)
	}
	for _, w := range u.computed {
		out = append(out, Remark{Pos: w.ref.Pos, Text: ir.ReferenceText(w.ref) + " needs no message: the image has computed its elements itself"})
	}
	for _, w := range u.needs {
		switch {
		case w.isFetch():
			out = append(out, Remark{Pos: w.ref.Pos, Missed: true, Text: ir.ReferenceText(w.ref) + " is sent by its owner to all images",
				Notes: []string{"why: " + u.cp.Of(w.n).Why.String(), "cost: one message of one element to each image, each time the statement runs"}})
		case !w.piped && len(w.at.Loops) > 0 && w.why.Has(reason.WrittenEarlier):
			out = append(out, notHoisted(u, w))
		}
	}
	return out
}

func received(u *computation, v *exchangeView, w *need) Remark {
	r := Remark{Pos: w.ref.Pos, Text: fmt.Sprintf("%s is received %s", ir.ReferenceText(w.ref), v.way()), Why: u.cp.Of(w.n).Why}
	if v.back {
		r.Text = fmt.Sprintf("%s is sent %s", ir.ReferenceText(w.ref), v.way())
	}
	if len(u.cp.Of(w.n).Home) > 0 {
		r.Home = u.cp.Of(w.n).Home[0].Pos
	}
	r.Notes = append(setNotes(u.Space, v, w),
		"where: "+placement(u.Space, v)+"; "+w.why.String(),
		fmt.Sprintf("cost: %s, %s", messagesFormula(v), sizeText(v)))
	if w.joined.Some() {
		r.Notes = append(r.Notes, "where: "+w.joined.String())
	}
	with := "none"
	if len(v.needs) > 1 {
		with = v.x.Label
	}
	r.Notes = append(r.Notes, fmt.Sprintf("plan: exchange %d; combined with %s", v.x.ID, with))
	return r
}

// setNotes are the sets of a message: what an image needs, owns and so receives, or what it sets and so sends to the owners.
func setNotes(u *space.Space, v *exchangeView, w *need) []string {
	if v.back {
		return []string{"why: set(V) = " + setText(w.data), "why: send(V) = " + setText(v.dir.Data)}
	}
	a := v.x.Array.Sym
	return []string{
		"why: need(V) = " + setText(w.data),
		"why: own(V)  = " + setText(u.OwnSet(a)) + fmt.Sprintf(", by the layout of '%s'", a.Map.Layout.Name),
		"why: recv(V) = " + setText(v.dir.Data),
	}
}

func notHoisted(u *unit, w *need) Remark {
	l := w.at.Loops[len(w.at.Loops)-1]
	r := Remark{Pos: w.ref.Pos, Missed: true, Notes: []string{"why: " + w.why.String()},
		Text: fmt.Sprintf("%s is not hoisted out of loop '%s'", ir.ReferenceText(w.ref), u.Dim(l))}
	if why := u.unpiped[l]; why.Some() {
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
