package tuples_test

import (
	"fmt"
	"math/rand"
	"os"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/partition/tuples"
	"dhpfgo/sem"
)

func found(t *testing.T, name, text string) *ir.Program {
	t.Helper()
	bag := &diag.Bag{}
	prog := sem.Check(parse.Parse(diag.NewFile(name, []byte(text)), bag), lower.Now{}, bag)
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s does not compile:\n%s", name, text)
	}
	tuples.Find(prog)
	return prog
}

// knownOf writes what is known of scalars at a loop as the comments of testdata do.
func knownOf(d *ir.Do, names []string) string {
	for _, known := range d.Known {
		var scalars []*ir.Symbol
		for _, name := range names {
			if k := slices.IndexFunc(known.Of, func(s *ir.Symbol) bool { return s.Name == name }); k >= 0 {
				scalars = append(scalars, known.Of[k])
			}
		}
		if len(scalars) < len(names) {
			continue
		}
		var list []string
		for _, values := range known.Project(scalars) {
			list = append(list, strings.Trim(fmt.Sprint(values), "[]"))
		}
		slices.Sort(list)
		return strings.Join(list, ", ")
	}
	return "unknown"
}

func TestFind(t *testing.T) {
	const file = "testdata/levels.f90"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines, seen := strings.Split(string(text), "\n"), 0
	for _, u := range found(t, file, string(text)).Units {
		ir.WalkStmts(u.Body, func(st ir.Stmt) bool {
			d, ok := st.(*ir.Do)
			if !ok {
				return true
			}
			_, comment, has := strings.Cut(lines[d.Pos.Line()-1], "! ")
			if !has {
				return true
			}
			names, want, _ := strings.Cut(comment, ": ")
			if got := knownOf(d, strings.Fields(names)); got != want {
				t.Errorf("line %d: %s are %s, want %s", d.Pos.Line(), names, got, want)
			}
			seen++
			return true
		})
	}
	if seen < 12 {
		t.Errorf("%d loops seen", seen)
	}
}

// TestDiffer: forms of scalars differ if they do for each tuple.
func TestDiffer(t *testing.T) {
	x, y, z := &ir.Symbol{Name: "x"}, &ir.Symbol{Name: "y"}, &ir.Symbol{Name: "z"}
	known := &ir.Tuples{Of: []*ir.Symbol{x, y}, Values: [][]int64{{1, 2}, {2, 1}}}
	form := func(c int64, of ...*ir.Symbol) *ir.Affine {
		a := &ir.Affine{Const: c}
		for _, s := range of {
			a.Terms = append(a.Terms, ir.AffTerm{Coef: 1, Sym: s})
		}
		return a
	}
	for _, c := range []struct {
		a, b *ir.Affine
		want bool
	}{
		{form(0, x), form(0, y), true}, {form(1, x), form(0, y), false}, {form(0, x, y), form(4), true}, {form(0, x, y), form(3), false},
		{form(0, x), form(0, z), false}, {form(0, z), form(0, x), false}, {form(3, x), form(0, y), true},
	} {
		if got := known.Differ(c.a, c.b); got != c.want {
			t.Errorf("%v and %v differ: %v", c.a, c.b, got)
		}
	}
}

// writer makes a program of integer scalars by seed.
type writer struct {
	*rand.Rand
	out   strings.Builder
	depth int
	loops int
	calls bool // there are procedures to call
}

var names = []string{"a", "b", "c", "s"}

func (w *writer) line(format string, args ...any) {
	fmt.Fprintf(&w.out, strings.Repeat(" ", 2*w.depth)+format+"\n", args...)
}

func (w *writer) name() string { return names[w.Intn(len(names))] }

func (w *writer) value(vars ...string) string {
	x, y := w.name(), w.name()
	if len(vars) > 0 && w.Intn(2) == 0 {
		fn := []string{"mod", "modulo"}[w.Intn(2)]
		return fmt.Sprintf("%s(%s%+d, %d)", fn, vars[w.Intn(len(vars))], w.Intn(5)-2, 2+w.Intn(3))
	}
	return []string{"1", "2", "3", x, x, fmt.Sprintf("3 - %s", x), fmt.Sprintf("%s - %s + 2", x, y), fmt.Sprintf("modulo(%s, 3)", x),
		fmt.Sprintf("mod(%s, 2) + %s", x, y), fmt.Sprintf("merge(%s, %s, hit(%d))", x, y, w.Intn(9))}[w.Intn(10)]
}

func (w *writer) cond() string {
	if w.calls && w.Intn(4) == 0 {
		return fmt.Sprintf("hit(%d) .and. flip(%d) > 0", w.Intn(9), w.Intn(3))
	}
	return []string{fmt.Sprintf("%s == %d", w.name(), w.Intn(4)), fmt.Sprintf("%s < %s", w.name(), w.name()), fmt.Sprintf("hit(%d)", w.Intn(9)),
		fmt.Sprintf(".not. (%s /= %d .or. %s >= 2)", w.name(), w.Intn(3), w.name()), fmt.Sprintf("%s > 1 .and. hit(3)", w.name())}[w.Intn(5)]
}

func (w *writer) list(n int, vars []string, calls bool) {
	w.depth++
	defer func() { w.depth-- }()
	for range n {
		switch k := w.Intn(10); {
		case k < 4 || w.depth > 4:
			w.line("%s = %s", w.name(), w.value(vars...))
		case k < 6:
			w.line("if (%s) then", w.cond())
			w.list(1+w.Intn(2), vars, calls)
			w.line("else")
			w.list(1, vars, calls)
			w.line("end if")
		case k < 8:
			w.loops++
			v, lo, hi := fmt.Sprintf("i%d", w.loops), w.Intn(4)-2, 3+w.Intn(3)
			switch w.Intn(4) {
			case 0:
				w.line("do %s = %d, %d, -1", v, hi, lo)
			case 1:
				v = w.name()
				w.line("do %s = %d, %d, 2", v, lo, hi)
				w.line("  u(a,b) = u(c,s)")
				w.line("end do")
				continue
			default:
				w.line("do %s = %d, %d", v, lo, hi)
			}
			w.list(2, append(slices.Clip(vars), v), calls)
			if w.Intn(2) == 0 {
				w.line("  if (%s) %s", w.cond(), []string{"exit", "cycle"}[w.Intn(2)])
				w.line("  %s = %s", w.name(), w.value(v))
			}
			w.line("end do")
		case k == 8 && calls && w.Intn(2) == 0:
			at := w.Perm(len(names))
			w.line("call g(%s, %s)", names[at[0]], names[at[1]])
		case k == 8 && calls:
			w.line("call f(%s, %s)", w.value(), w.value())
		default:
			w.line("do k = 1, 2")
			w.line("  u(a,b) = u(c,s)")
			w.line("end do")
		}
	}
}

func (w *writer) program() string {
	var body, proc strings.Builder
	w.calls = true
	w.list(6, nil, true)
	w.calls = false
	body, w.out = w.out, strings.Builder{}
	w.list(3, nil, false)
	proc = w.out
	var vars []string
	for k := range w.loops {
		vars = append(vars, fmt.Sprintf("i%d", k+1))
	}
	locals := ""
	if len(vars) > 0 {
		locals = "integer :: " + strings.Join(vars, ", ") + "\n"
	}
	return "module m\n integer :: a = 1, b = 2, c = 3, s = 1\n real :: u(9,9)\n logical :: hit(0:8)\ncontains\nsubroutine f(p, q)\n integer, intent(in) :: p, q\n integer :: k\n" +
		locals + "do k = 1, 2\n u(p,1) = u(q,2)\n end do\n" + proc.String() + "end subroutine\nsubroutine g(x, y)\n integer, intent(inout) :: x, y\n integer :: z\n z = x\n if (x > 1) x = y\n y = z\nend subroutine\ninteger function flip(n)\n integer, intent(in) :: n\n b = 3 - b\n c = n\n flip = b\nend function\nend module\nprogram main\n use m\n integer :: k\n" + locals + body.String() + "end program\n"
}

// machine runs such a program, and compares what scalars have at each loop with what is known of them.
type machine struct {
	t       *testing.T
	rand    *rand.Rand
	values  map[*ir.Symbol]int64
	steps   int
	checked int
	leaving ir.Stmt // of a jump
	exit    bool
}

func (m *machine) value(e ir.Expr) int64 {
	truth := func(b bool) int64 {
		if b {
			return 1
		}
		return 0
	}
	switch e := e.(type) {
	case *ir.Const:
		return e.I
	case *ir.Var:
		return m.values[e.Sym]
	case *ir.Elem:
		return m.rand.Int63n(2)
	case *ir.Conv:
		return m.value(e.X)
	case *ir.Unary:
		if e.Op == ir.Not {
			return 1 - m.value(e.X)
		}
		return -m.value(e.X)
	case *ir.Call:
		x, y := m.value(e.Args[0]), m.value(e.Args[1])
		switch e.Fn {
		case "mod":
			return x % y
		case "modulo":
			return (x%y + y) % y
		case "merge":
			if m.value(e.Args[2]) != 0 {
				return x
			}
			return y
		}
	case *ir.FuncRef:
		for k, d := range e.Proc.Dummies {
			m.values[d] = m.value(e.Args[k].X)
		}
		m.run(e.Proc.Unit.Body)
		return m.values[e.Proc.Result]
	case *ir.Binary:
		x := m.value(e.X)
		if e.Op == ir.And && x == 0 {
			return 0
		}
		y := m.value(e.Y)
		switch e.Op {
		case ir.Add:
			return x + y
		case ir.Sub:
			return x - y
		case ir.Mul:
			return x * y
		case ir.And:
			return x & y
		case ir.Or:
			return x | y
		case ir.EQ:
			return truth(x == y)
		case ir.NE:
			return truth(x != y)
		case ir.LT:
			return truth(x < y)
		case ir.LE:
			return truth(x <= y)
		case ir.GT:
			return truth(x > y)
		case ir.GE:
			return truth(x >= y)
		}
	}
	m.t.Fatalf("value of %T", e)
	return 0
}

func (m *machine) run(body []ir.Stmt) {
	for _, st := range body {
		if m.steps++; m.leaving != nil || m.steps > 5000 {
			return
		}
		switch st := st.(type) {
		case *ir.Assign:
			if v, ok := st.LHS.(*ir.Var); ok {
				m.values[v.Sym] = m.value(st.RHS)
			}
		case *ir.If:
			for _, b := range st.Branches {
				if b.Cond == nil || m.value(b.Cond) != 0 {
					m.run(b.Body)
					break
				}
			}
		case *ir.Do:
			m.check(st)
			step, _ := st.ConstantStep()
			lo, hi := m.value(st.Lo), m.value(st.Hi)
			for v := lo; v <= hi && step > 0 || v >= hi && step < 0; v += step {
				m.values[st.Var] = v
				m.run(st.Body)
				if m.leaving == st {
					m.leaving = nil
					if m.exit {
						break
					}
				}
			}
		case *ir.Jump:
			m.leaving, m.exit = st.Loop, st.Exit
		case *ir.CallProc:
			for k, d := range st.Proc.Dummies {
				m.values[d] = m.value(st.Args[k].X)
			}
			m.run(st.Proc.Unit.Body)
			for k, d := range st.Proc.Dummies {
				if v, ok := st.Args[k].X.(*ir.Var); ok && st.Proc.Effects.Arg(k).Written {
					m.values[v.Sym] = m.values[d]
				}
			}
		default:
			m.t.Fatalf("%T", st)
		}
	}
}

func (m *machine) check(d *ir.Do) {
	for _, known := range d.Known {
		m.checked++
		var now []int64
		for _, s := range known.Of {
			now = append(now, m.values[s])
		}
		if !slices.ContainsFunc(known.Values, func(v []int64) bool { return slices.Equal(v, now) }) {
			m.t.Errorf("line %d: %v are not known", d.Pos.Line(), now)
		}
	}
}

// TestRandom: of random programs everything that scalars have at loops, in runs with random conditions, is known.
func TestRandom(t *testing.T) {
	checked := 0
	for seed := range int64(1000) {
		w := &writer{Rand: rand.New(rand.NewSource(seed))}
		text := w.program()
		prog := found(t, "random.f90", text)
		for k := range int64(4) {
			m := &machine{t: t, rand: rand.New(rand.NewSource(seed*10 + k)), values: map[*ir.Symbol]int64{}}
			for _, u := range prog.Units {
				for _, s := range u.Symbols {
					if s.Init != nil {
						m.values[s] = s.Init.I
					}
				}
			}
			m.run(prog.Units[0].Body)
			checked += m.checked
		}
		if t.Failed() {
			t.Fatalf("seed %d:\n%s", seed, text)
		}
	}
	if checked < 1000 {
		t.Errorf("%d loops compared", checked)
	}
}
