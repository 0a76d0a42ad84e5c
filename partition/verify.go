package partition

import (
	"dhpfgo/ir"
	"dhpfgo/partition/oracle"
	"dhpfgo/plan"
)

// Verify compares every exchange of a program with an enumeration for a number of images and values of scalars (see package
// oracle). It gives one line for each step of an array, and whether all hold.
func (p *Explanation) Verify(images int, values map[string]int64) (lines []string, holds bool) {
	holds = true
	for _, u := range p.analysed {
		for _, s := range u.steps {
			for _, sym := range s.arrays {
				line, right := oracle.Check(enumerable(u, p.described, images, values), enumerated(u, s, sym))
				lines = append(lines, line)
				holds = holds && right
			}
		}
	}
	return lines, holds
}

// enumerable places the layouts of a unit; those that can not be placed are left out. Strips are short.
func enumerable(u *unit, d *description, images int, values map[string]int64) oracle.Case {
	c := oracle.Case{Images: images, Names: u.Names, Values: map[*ir.Symbol]int64{}, Layouts: map[*ir.Layout]*plan.Instance{}}
	for name, v := range values {
		if s := u.Names.Resolve(name); s != nil {
			c.Values[s] = v
		}
	}
	for _, st := range u.known.strips {
		c.Values[st.Size] = 3
	}
	for _, l := range u.Layouts {
		if in, err := d.layouts[l].On(images, values); err == nil {
			c.Layouts[l] = in
		}
	}
	return c
}

// enumerated is a step of an array as the oracle sees it.
func enumerated(u *unit, s *step, sym *ir.Symbol) *oracle.Step {
	needs := s.needs[sym]
	out := &oracle.Step{Array: sym, At: s.at, Back: s.back, Exact: affineNeeds(u, needs), Copied: func() bool { return replicated(u.computation, sym) }}
	for _, v := range viewsOf(u, s, sym) {
		out.Messages = append(out.Messages, oracle.Message{Exchange: v.x, Back: v.back, Exact: v.exact})
	}
	for _, w := range needs {
		part := u.cp.Of(w.n)
		r := oracle.Read{Ref: w.ref, Node: w.n, All: w.all, Iterations: part.Set}
		if part.Own {
			r.Homes = part.Home
		}
		out.Reads = append(out.Reads, r)
	}
	return out
}

// viewsOf lists the exchanges of an array in a step.
func viewsOf(u *unit, s *step, sym *ir.Symbol) []*exchangeView {
	var out []*exchangeView
	for _, v := range u.views {
		if v.at == s.at && v.x.Array.Sym == sym && v.needs[0].piped == s.piped && v.back == s.back {
			out = append(out, v)
		}
	}
	return out
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
