package oracle

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/plan"
	"dhpfgo/sets"
)

// world is a number of images with values for the scalars of a program: the naive model that shares nothing with the
// sets but the program's expressions.
type world struct {
	names  *space.Names
	images int
	values map[*ir.Symbol]int64
	placed map[*ir.Layout]*plan.Instance
	points int // iterations enumerated so far
}

// maxPoints bounds an enumeration.
const maxPoints = 20_000_000

// unknown is a value that an enumeration needs and does not have.
type unknown struct{ what string }

// eval computes an integer expression.
func (w *world) eval(e ir.Expr) int64 {
	switch e := e.(type) {
	case *ir.Const:
		return e.I
	case *ir.Var:
		v, ok := w.values[e.Sym]
		if !ok {
			panic(unknown{e.Sym.Name})
		}
		return v
	case *ir.Conv:
		return w.eval(e.X)
	case *ir.Unary:
		return -w.eval(e.X)
	case *ir.Call:
		switch e.Fn {
		case "number_of_processors":
			return int64(w.images)
		case "message_cost":
			return ir.MessageCost
		case "mod":
			return w.eval(e.Args[0]) % w.eval(e.Args[1])
		case "modulo":
			x, m := w.eval(e.Args[0]), w.eval(e.Args[1])
			return x - m*ir.DivFloor(x, m)
		case "max", "min":
			return w.extreme(e)
		}
	case *ir.Binary:
		return arith(e.Op, w.eval(e.X), w.eval(e.Y))
	}
	panic(unknown{ir.UserText(e)})
}

func (w *world) extreme(e *ir.Call) int64 {
	out := w.eval(e.Args[0])
	for _, a := range e.Args[1:] {
		if e.Fn == "max" {
			out = max(out, w.eval(a))
		} else {
			out = min(out, w.eval(a))
		}
	}
	return out
}

func arith(op ir.Op, a, b int64) int64 {
	switch op {
	case ir.Div:
		return a / b
	default:
		v, ok := ir.FoldInt8(op, a, b)
		if !ok {
			panic(unknown{"the value of an operator"})
		}
		return v
	}
}

// iterate calls f for every iteration of the loops, outermost first.
func (w *world) iterate(loops []*tree.Node, f func()) {
	if len(loops) == 0 {
		if w.points++; w.points > maxPoints {
			panic(unknown{"too many iterations: choose smaller extents"})
		}
		f()
		return
	}
	d, ok := loops[0].Stmt.(*ir.Do)
	if !ok { // the iterations of DO WHILE are alike
		w.iterate(loops[1:], f)
		return
	}
	lo, hi := w.eval(d.Lo), w.eval(d.Hi)
	step := int64(1)
	if d.Step != nil {
		step = w.eval(d.Step)
	}
	for i := lo; step > 0 && i <= hi || step < 0 && i >= hi; i += step {
		w.values[d.Var] = i
		w.iterate(loops[1:], f)
	}
	delete(w.values, d.Var)
}

// owner is the image that owns an element, by the definition of BLOCK and GEN_BLOCK.
func (w *world) owner(s *ir.Symbol, index []int64) int {
	in := w.placed[s.Map.Layout]
	if in == nil {
		panic(unknown{"the layout of " + s.Name})
	}
	rank, scale := int64(0), int64(1)
	for g := range in.Grid {
		for k, m := range s.Map.Dims {
			if m.Grid == g {
				rank += scale * in.Owner(g, m.Coef*index[k]+m.Offset)
			}
		}
		for _, x := range s.Map.Cells {
			if x.Grid == g {
				rank += scale * in.Owner(g, x.Cell)
			}
		}
		scale *= in.Grid[g]
	}
	return int(rank)
}

// member reports whether image `me` executes the present iteration of a statement, by its set: for partitions that are more than
// the home of an element.
func (w *world) member(iterations []region, me int) bool {
	for l, in := range w.placed {
		w.setTiles(l, in, me)
	}
	return slices.ContainsFunc(iterations, w.within)
}

// region is a piece of a set, taken apart once for many points.
type region struct {
	floors      []sets.FloorTerm
	constraints []sets.Constraint
}

func regionsOf(s sets.Set) []region {
	var out []region
	for _, p := range s.Pieces() {
		floors, constraints := p.Whole()
		out = append(out, region{floors, constraints})
	}
	return out
}

// within reports whether the present values lie in a region.
func (w *world) within(r region) bool {
	value := map[string]int64{}
	for _, f := range r.floors {
		value[f.Name] = ir.DivFloor(w.form(f.Num, value), f.Den)
	}
	for _, c := range r.constraints {
		if v := w.form(c.Aff, value); v < 0 || v > 0 && c.Eq {
			return false
		}
	}
	return true
}

// setTiles gives the variables of a layout's tiles their values on an image.
func (w *world) setTiles(l *ir.Layout, in *plan.Instance, image int) {
	starts, extents := in.Start(image), in.Extent(image)
	for g, d := range l.Dims {
		w.values[d.Start], w.values[d.Block] = starts[g], extents[g]
	}
}

// form evaluates an affine form in which some names have values of their own.
func (w *world) form(a sets.Aff, floors map[string]int64) int64 {
	v := a.Const
	for _, t := range a.Terms {
		x, ok := floors[t.Name]
		if !ok {
			s := w.names.Resolve(t.Name)
			if s == nil {
				panic(unknown{t.Name})
			}
			x = w.eval(&ir.Var{Sym: s})
		}
		v += t.Coef * x
	}
	return v
}

// inBounds reports whether an element exists.
func (w *world) inBounds(s *ir.Symbol, index []int64) bool {
	for k, d := range s.Dims {
		if index[k] < w.eval(d.Lo) || index[k] > w.eval(d.Hi) {
			return false
		}
	}
	return true
}

func (w *world) index(r *ir.Elem) []int64 {
	var out []int64
	for _, s := range r.Subs {
		out = append(out, w.eval(s))
	}
	return out
}

// wanted enumerates the elements that image `me` must receive for the reads of a step. Conditions are taken to hold; what
// lies outside of the array is what one keeps from being read.
func (w *world) wanted(s *Step, me int) map[string]bool {
	out := map[string]bool{}
	for _, r := range s.Reads {
		var iterations []region
		if !r.All && len(r.Homes) == 0 {
			iterations = regionsOf(r.Iterations)
		}
		w.iterate(r.Node.Loops[len(s.At.Loops):], func() {
			runs := r.All
			if !runs && len(r.Homes) == 0 {
				runs = w.member(iterations, me)
			} else if !runs {
				for _, h := range r.Homes {
					at := w.index(h)
					runs = runs || w.inBounds(h.Sym, at) && w.owner(h.Sym, at) == me
				}
			}
			if d := w.index(r.Ref); runs && w.inBounds(r.Ref.Sym, d) && w.owner(r.Ref.Sym, d) != me {
				out[fmt.Sprint(d)] = true
			}
		})
	}
	return out
}

// received enumerates the boxes that the messages of a step deliver to image `me`, with their senders.
func (w *world) received(messages []Message, me int) (map[string]bool, error) {
	out := map[string]bool{}
	for l, in := range w.placed {
		w.setTiles(l, in, me)
	}
	for _, m := range messages {
		x := m.Exchange
		for q := 0; q < w.images; q++ {
			w.setPeer(m, q)
			for _, p := range x.Pieces {
				if err := w.box(x, p, m.Exact, q, me, out); err != nil {
					return nil, fmt.Errorf("exchange %d (%s): %v", x.ID, x.Label, err)
				}
			}
		}
	}
	return out, nil
}

// setPeer gives the variables for the tile of the other image their values.
func (w *world) setPeer(m Message, q int) {
	peers := m.Exchange.Send
	if m.Back {
		peers = m.Exchange.Recv
	}
	l := m.Exchange.Layouts[0]
	starts, extents := w.placed[l].Start(q), w.placed[l].Extent(q)
	for g, t := range peers[0] {
		w.values[t.Start] = starts[g]
		if t.Extent != nil {
			w.values[t.Extent] = extents[g]
		}
	}
}

// box adds what `me` gets of a piece from a sender. Where the runtime finds the owners each sends what it has, and what the image
// itself owns does not travel.
func (w *world) box(x *spmd.Exchange, p spmd.Piece, exact bool, sender, me int, out map[string]bool) error {
	s := x.Array.Sym
	for _, g := range p.Guards {
		if w.eval(g) < 0 {
			return nil
		}
	}
	index := make([]int64, len(p.Lo))
	var walk func(k int) error
	walk = func(k int) error {
		if k == len(index) {
			key := fmt.Sprint(index)
			for d, i := range index {
				if i < w.eval(s.Dims[d].Lo) || i > w.eval(s.Dims[d].Hi) {
					return fmt.Errorf("element %s is outside the array", key)
				}
			}
			switch {
			case x.Tiles != nil && (sender == me || w.owner(s, index) != sender):
				return nil
			case out[key] && exact:
				return fmt.Errorf("element %s comes twice", key)
			case w.owner(s, index) != sender:
				return fmt.Errorf("image %d sends element %s of image %d", sender, key, w.owner(s, index))
			case sender == me:
				return fmt.Errorf("image %d sends element %s to itself", sender, key)
			}
			out[key] = true
			return nil
		}
		for index[k] = w.eval(p.Lo[k]); index[k] <= w.eval(p.Hi[k]); index[k]++ {
			if err := walk(k + 1); err != nil {
				return err
			}
		}
		return nil
	}
	return walk(0)
}
