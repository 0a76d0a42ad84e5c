package partition

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/explain"
	"dhpfgo/partition/oracle"
	"dhpfgo/plan"
)

// Verify compares every exchange of a program with an enumeration for a number of images and values of scalars (see package
// oracle). It gives one line for each step of an array, and whether all hold.
func (p *Explanation) Verify(images int, values map[string]int64) (lines []string, holds bool) {
	holds = true
	for _, u := range p.analysed {
		for _, s := range u.Steps {
			for _, sym := range s.Arrays {
				for _, part := range enumerated(u, s, sym) {
					line, right := oracle.Check(enumerable(u, p.described, images, values), part)
					lines = append(lines, line)
					holds = holds && right
				}
			}
		}
	}
	return lines, holds
}

// enumerable places the layouts of a unit; those that can not be placed are left out. Strips are short.
func enumerable(u *unit, d *explain.Description, images int, values map[string]int64) oracle.Case {
	c := oracle.Case{Images: images, Names: u.Names, Values: map[*ir.Symbol]int64{}, Layouts: map[*ir.Layout]*plan.Instance{}}
	for name, v := range values {
		if s := u.Names.Resolve(name); s != nil {
			c.Values[s] = v
		}
	}
	for _, st := range u.Changes.Strips {
		c.Values[st.Size] = 3
	}
	for _, l := range u.Layouts {
		if l.IsMulti() {
			continue // an image has several tiles, and no variables for all of them
		}
		if in, err := d.Layouts[l].On(images, values); err == nil {
			c.Layouts[l] = in
		}
	}
	return c
}

// enumerated is a step of an array as the oracle sees it: what comes into the array, and what comes into each of its buffers.
func enumerated(u *unit, s *comm.Step, sym *ir.Symbol) (out []*oracle.Step) {
	var direct []*comm.View
	rest := slices.Clone(s.Needs[sym])
	for _, v := range viewsOf(u, s, sym) {
		if v.X.Into == nil {
			direct = append(direct, v)
			continue
		}
		into := enumeratedPart(u, s, v.Needs, v)
		into.Copied = func() bool { return false }
		out = append(out, into)
		rest = slices.DeleteFunc(rest, func(w *comm.Need) bool { return slices.Contains(v.Needs, w) })
	}
	if len(rest) > 0 {
		out = append(out, enumeratedPart(u, s, rest, direct...))
	}
	return out
}

func enumeratedPart(u *unit, s *comm.Step, needs []*comm.Need, views ...*comm.View) *oracle.Step {
	sym := needs[0].Ref.Sym
	out := &oracle.Step{Array: sym, At: s.At, Back: s.Back, Exact: affineNeeds(u.Unit, needs), Copied: func() bool { return comm.Replicated(u.Computation, sym) }}
	for _, v := range views {
		out.Messages = append(out.Messages, oracle.Message{Exchange: v.X, Back: v.Back, Exact: v.Exact})
	}
	for _, w := range needs {
		part := u.CP.Of(w.N)
		r := oracle.Read{Ref: w.Ref, Node: w.N, All: w.All, Iterations: part.Set}
		if part.Own {
			r.Homes = part.Home
		}
		out.Reads = append(out.Reads, r)
	}
	return out
}

// viewsOf lists the exchanges of an array in a step.
func viewsOf(u *unit, s *comm.Step, sym *ir.Symbol) []*comm.View {
	var out []*comm.View
	for _, v := range u.Views {
		if v.At == s.At && v.X.Array.Sym == sym && v.Needs[0].Piped == s.Piped && v.Back == s.Back {
			out = append(out, v)
		}
	}
	return out
}

// affineNeeds reports whether all subscripts of all needs are affine, so that the sets describe exactly what is read.
func affineNeeds(u *comm.Unit, needs []*comm.Need) bool {
	for _, n := range needs {
		for _, s := range n.Ref.Subs {
			if _, ok := u.Affine(s, n.N); !ok {
				return false
			}
		}
		for _, l := range n.N.Loops {
			d, ok := l.Stmt.(*ir.Do)
			if ok && !u.HasAffineBounds(d, l) {
				return false
			}
		}
	}
	return true
}
