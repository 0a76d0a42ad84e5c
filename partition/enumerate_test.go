package partition

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/plan"
	"dhpfgo/sem"
)

// compile runs the passes on a source text and returns its unit before it is written out.
func compile(t *testing.T, name, source string) *unit {
	t.Helper()
	bag := &diag.Bag{}
	f := diag.NewFile(name, []byte(source))
	prog := sem.Check(parse.Parse(f, bag), bag)
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s does not compile", name)
	}
	u := (&building{bag: bag, arrays: map[*sem.Symbol]*Array{}}).analyse(prog.Units[0])
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s is refused", name)
	}
	return u
}

// world is a number of images with values for the scalars of a program: the naive model that shares nothing with the
// sets but the program's expressions.
type world struct {
	images int
	values map[*sem.Symbol]int64
	placed map[*sem.Layout]*plan.Instance
}

func newWorld(t *testing.T, u *unit, images int, values map[*sem.Symbol]int64) *world {
	w := &world{images: images, values: values, placed: map[*sem.Layout]*plan.Instance{}}
	for _, l := range u.src.Layouts {
		var extents, fixed []int64
		in := &plan.Instance{}
		for _, d := range l.Dims {
			lo, hi := w.eval(d.Lo), w.eval(d.Hi)
			in.Lo, in.Hi = append(in.Lo, lo), append(in.Hi, hi)
			extents = append(extents, hi-lo+1)
			f := int64(0)
			if d.Fixed != nil {
				f = w.eval(d.Fixed)
			}
			fixed = append(fixed, f)
		}
		in.Grid = plan.ChooseGrid(int64(images), extents, fixed)
		if in.Grid == nil {
			t.Skipf("needs more than %d images", images)
		}
		for g := range extents {
			in.Block = append(in.Block, max(1, (extents[g]+in.Grid[g]-1)/in.Grid[g]))
		}
		w.placed[l] = in
	}
	return w
}

// eval computes an integer expression.
func (w *world) eval(e sem.Expr) int64 {
	switch e := e.(type) {
	case *sem.Const:
		return e.I
	case *sem.Var:
		v, ok := w.values[e.Sym]
		if !ok {
			panic(fmt.Sprintf("no value for %s", e.Sym.Name))
		}
		return v
	case *sem.Conv:
		return w.eval(e.X)
	case *sem.Unary:
		return -w.eval(e.X)
	case *sem.Call:
		switch e.Fn {
		case "number_of_processors":
			return int64(w.images)
		case "mod":
			return w.eval(e.Args[0]) % w.eval(e.Args[1])
		}
		return w.extreme(e)
	case *sem.Binary:
		return arith(e.Op, w.eval(e.X), w.eval(e.Y))
	}
	panic(fmt.Sprintf("eval %T", e))
}

func (w *world) extreme(e *sem.Call) int64 {
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

func arith(op sem.Op, a, b int64) int64 {
	switch op {
	case sem.Div:
		return a / b
	default:
		v, ok := foldInt(op, a, b)
		if !ok {
			panic(fmt.Sprintf("operator %d", op))
		}
		return v
	}
}

// iterate calls f for every iteration of the loops, outermost first.
func (w *world) iterate(loops []*node, f func()) {
	if len(loops) == 0 {
		f()
		return
	}
	d := loops[0].stmt.(*sem.Do)
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

// owner is the image that owns an element, by the definition of BLOCK.
func (w *world) owner(s *sem.Symbol, index []int64) int {
	in := w.placed[s.Map.Layout]
	rank, scale := int64(0), int64(1)
	for g := range in.Grid {
		for k, m := range s.Map.Dims {
			if m.Grid == g {
				rank += scale * ((index[k] + m.Offset - in.Lo[g]) / in.Block[g])
			}
		}
		scale *= in.Grid[g]
	}
	return int(rank)
}

func (w *world) index(r *sem.Elem) []int64 {
	var out []int64
	for _, s := range r.Subs {
		out = append(out, w.eval(s))
	}
	return out
}

// wanted enumerates the elements of array s that image `me` must receive for the needs of a step.
func (w *world) wanted(needs []*need, inner int, me int) map[string]bool {
	out := map[string]bool{}
	for _, nd := range needs {
		w.iterate(nd.n.loops[inner:], func() {
			runs := nd.all
			if !runs {
				for _, h := range nd.n.cp.home {
					runs = runs || w.owner(h.Sym, w.index(h)) == me
				}
			}
			if d := w.index(nd.ref); runs && w.owner(nd.ref.Sym, d) != me {
				out[fmt.Sprint(d)] = true
			}
		})
	}
	return out
}

// received enumerates the boxes that the exchanges of a step deliver to image `me` for array s, with their senders.
func (w *world) received(u *unit, views []*exchangeView, me int) (map[string]bool, error) {
	out := map[string]bool{}
	for l, in := range w.placed {
		for g, v := range in.Start(me) {
			w.values[l.Dims[g].Start] = v
			w.values[l.Dims[g].Block] = in.Block[g]
		}
	}
	for _, v := range views {
		l := v.x.Layouts[0]
		for q := 0; q < w.images; q++ {
			for g, start := range w.placed[l].Start(q) {
				w.values[v.x.Send[0][g]] = start
			}
			for _, p := range v.x.Pieces {
				if err := w.box(v.x.Array.Sym, p, v.exact, q, me, out); err != nil {
					return nil, fmt.Errorf("exchange %d (%s): %v", v.x.ID, v.x.Label, err)
				}
			}
		}
	}
	return out, nil
}

func (w *world) box(s *sem.Symbol, p Piece, exact bool, sender, me int, out map[string]bool) error {
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

// TestExchangesByEnumeration compares every exchange of the programs in testdata with an enumeration of the iterations:
// each non-local element that a statement reads arrives exactly once, from its owner, and nothing else is sent (where
// the set is a box).
func TestExchangesByEnumeration(t *testing.T) {
	files, _ := filepath.Glob("testdata/comm/*.hpf")
	if len(files) < 8 {
		t.Fatalf("only %d programs", len(files))
	}
	for _, f := range files {
		source, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		u := compile(t, filepath.Base(f), string(source))
		if len(u.steps) == 0 {
			t.Errorf("%s: no exchange", f)
		}
		for images := 1; images <= 9; images++ {
			t.Run(fmt.Sprintf("%s/%d", filepath.Base(f), images), func(t *testing.T) { checkSteps(t, u, images) })
		}
	}
}

func checkSteps(t *testing.T, u *unit, images int) {
	for _, s := range u.steps {
		for _, sym := range s.arrays {
			var views []*exchangeView
			for _, v := range u.views {
				if v.at == s.at && v.x.Array.Sym == sym && v.needs[0].piped == s.piped {
					views = append(views, v)
				}
			}
			w := newWorld(t, u, images, map[*sem.Symbol]int64{})
			for _, st := range u.known.strips {
				w.values[st.size] = 3
			}
			w.iterate(s.at.loops, func() {
				for me := 0; me < images; me++ {
					compareSets(t, w, u, s, sym, views, me)
				}
			})
		}
	}
}

func compareSets(t *testing.T, w *world, u *unit, s *step, sym *sem.Symbol, views []*exchangeView, me int) {
	want := w.wanted(s.needs[sym], len(s.at.loops), me)
	got, err := w.received(u, views, me)
	if err != nil {
		t.Fatalf("%s on image %d of %d: %v", sym.Name, me, w.images, err)
	}
	exact := affineNeeds(u, s.needs[sym])
	for _, v := range views {
		exact = exact && v.exact
	}
	for e := range want {
		if !got[e] {
			t.Errorf("%s%s is not sent to image %d of %d", sym.Name, e, me, w.images)
		}
	}
	for e := range got {
		if exact && !want[e] {
			t.Errorf("%s%s is sent to image %d of %d, which does not read it", sym.Name, e, me, w.images)
		}
	}
}
