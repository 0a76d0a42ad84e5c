package partition

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
)

// Verify compares every exchange of a program with an enumeration of the iterations for a number of images and values of
// scalars: each element that an image reads and does not own arrives in exactly one message, from its owner, and where the
// set is a box nothing is sent that nobody reads. It gives one line for each step of an array, and whether all hold.
func (p *Explanation) Verify(images int, values map[string]int64) (lines []string, holds bool) {
	holds = true
	for _, u := range p.analysed {
		for _, s := range u.steps {
			for _, sym := range s.arrays {
				v := &verification{u: u, d: p.described, images: images, values: values, step: s, sym: sym}
				lines = append(lines, v.run())
				holds = holds && len(v.faults) == 0
			}
		}
	}
	return lines, holds
}

// verification is that of the exchanges of one array in one step.
type verification struct {
	u      *unit
	d      *description
	images int
	values map[string]int64
	step   *step
	sym    *ir.Symbol

	reads, runs int
	faults      []string
}

func (v *verification) run() (line string) {
	views := v.u.viewsOf(v.step, v.sym)
	var ids []string
	for _, x := range views {
		ids = append(ids, fmt.Sprint(x.x.ID))
	}
	name := fmt.Sprintf("exchanges %s of %s (line %d)", strings.Join(ids, ", "), v.sym.UserName(), v.step.at.Stmt.Span().Line())
	if space.General(v.sym.Map) || slices.ContainsFunc(views, func(x *exchangeView) bool { return x.x.Tiles != nil }) {
		return name + ": not enumerated, the owners are found when the program runs"
	}
	defer func() {
		if r := recover(); r != nil {
			missing, ok := r.(unknown)
			if !ok {
				panic(r)
			}
			line = name + ": not enumerated, it depends on " + missing.what
		}
	}()
	w := newWorld(v.u, v.d, v.images, v.values)
	if w.placed[v.sym.Map.Layout] == nil {
		return name + ": not enumerated, the extents are not known"
	}
	w.iterate(v.step.at.Loops, func() {
		v.runs++
		for me := 0; me < v.images; me++ {
			v.compare(w, views, me)
		}
	})
	if len(v.faults) > 0 {
		return name + ": WRONG: " + strings.Join(v.faults[:min(3, len(v.faults))], "; ")
	}
	return fmt.Sprintf("%s: holds, %d remote elements in %d runs", name, v.reads, v.runs)
}

// viewsOf lists the exchanges of an array in a step.
func (u *unit) viewsOf(s *step, sym *ir.Symbol) []*exchangeView {
	var out []*exchangeView
	for _, v := range u.views {
		if v.at == s.at && v.x.Array.Sym == sym && v.needs[0].piped == s.piped && v.back == s.back {
			out = append(out, v)
		}
	}
	return out
}

func (v *verification) fault(format string, args ...any) {
	v.faults = append(v.faults, fmt.Sprintf(format, args...))
}

func (v *verification) compare(w *world, views []*exchangeView, me int) {
	needs := v.step.needs[v.sym]
	want := w.wanted(needs, len(v.step.at.Loops), me)
	got, err := w.received(views, me)
	if err != nil {
		v.fault("%s on image %d of %d: %v", v.sym.UserName(), me+1, w.images, err)
		return
	}
	exact := affineNeeds(v.u, needs)
	for _, x := range views {
		exact = exact && x.exact
	}
	v.reads += len(got)
	lost, useless := "is not sent to image %d of %d", "is sent to image %d of %d, which does not read it"
	if v.step.back {
		lost, useless = "is not sent back by image %d of %d", "is sent back by image %d of %d, which does not set it"
	}
	for e := range want {
		if !got[e] && (v.step.back || !v.u.replicated(v.sym)) {
			v.fault("%s%s "+lost, v.sym.UserName(), e, me+1, w.images)
		}
	}
	for e := range got {
		if exact && !want[e] {
			v.fault("%s%s "+useless, v.sym.UserName(), e, me+1, w.images)
		}
	}
}

// affineNeeds reports whether all subscripts of all needs are affine, so that the sets describe exactly what is read.
func affineNeeds(u *unit, needs []*need) bool {
	for _, n := range needs {
		for _, s := range n.ref.Subs {
			if _, ok := u.Affine(s, n.n); !ok {
				return false
			}
		}
		for _, l := range n.n.Loops {
			d, ok := l.Stmt.(*ir.Do)
			if ok && !u.HasAffineBounds(d, l) {
				return false
			}
		}
	}
	return true
}
