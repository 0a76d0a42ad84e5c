package codegen

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/partition"
	"dhpfgo/pgasrt"
	"dhpfgo/sem"
)

// program builds SPMD programs by hand.
type program struct {
	file *diag.File
	unit *partition.Unit
	line int
}

func newProgram() *program {
	var text strings.Builder
	for n := 1; n <= 200; n++ {
		fmt.Fprintf(&text, "      line %d\n", n)
	}
	file := diag.NewFile("test.hpf", []byte(text.String()))
	source := &sem.Unit{Name: "test", Pos: diag.Span{File: file, Start: 6, End: 10}}
	return &program{file: file, unit: &partition.Unit{Source: source}}
}

func (p *program) program() *partition.Program {
	return &partition.Program{Source: &sem.Program{File: p.file}, Units: []*partition.Unit{p.unit}}
}

// here is a new source line.
func (p *program) here() sem.At {
	p.line++
	start := 0
	for n := 1; n < p.line; n++ {
		text, _ := p.file.Line(n)
		start += len(text) + 1
	}
	return sem.At{Pos: diag.Span{File: p.file, Start: start + 6, End: start + 10}}
}

func (p *program) add(list ...sem.Stmt) { p.unit.Body = append(p.unit.Body, list...) }

func (p *program) scalar(name string, t sem.Type) *sem.Symbol {
	s := &sem.Symbol{Name: name, Type: t, Pos: p.here().Pos}
	p.unit.Symbols = append(p.unit.Symbols, s)
	return s
}

func (p *program) array(name string, t sem.Type, dims ...sem.Dim) *sem.Symbol {
	s := p.scalar(name, t)
	s.Dims = dims
	return s
}

// mapped declares an array distributed BLOCK in its last dimensions, as many as the layout has, with shadow width 1.
func (p *program) mapped(l *sem.Layout, name string, t sem.Type, dims ...sem.Dim) *partition.Array {
	s := p.array(name, t, dims...)
	s.Map = &sem.Mapping{Layout: l}
	a := &partition.Array{Sym: s}
	first := len(dims) - len(l.Dims)
	for k := range dims {
		grid, width := k-first, int64(1)
		if grid < 0 {
			grid, width = -1, 0
		}
		s.Map.Dims = append(s.Map.Dims, sem.MapDim{Grid: grid})
		a.ShadowLo, a.ShadowHi = append(a.ShadowLo, width), append(a.ShadowHi, width)
		a.Full, a.Why = append(a.Full, false), append(a.Why, "")
	}
	p.unit.Arrays = append(p.unit.Arrays, a)
	p.add(&partition.ArrayCreate{At: p.here(), Array: a})
	return a
}

func (p *program) layout(name string, dims ...sem.Dim) *sem.Layout {
	l := &sem.Layout{Name: name}
	for k, d := range dims {
		l.Dims = append(l.Dims, sem.LayoutDim{TemplateDim: k + 1, Format: "BLOCK", Lo: d.Lo, Hi: d.Hi,
			Start: p.scalar(fmt.Sprintf("%s%%start%d", name, k), sem.Int8),
			Block: p.scalar(fmt.Sprintf("%s%%block%d", name, k), sem.Int8)})
	}
	p.add(&partition.LayoutInit{At: p.here(), Layout: l})
	return l
}

func (p *program) set(lhs, rhs sem.Expr) *sem.Assign {
	return &sem.Assign{At: p.here(), LHS: lhs, RHS: rhs}
}

func (p *program) do(v *sem.Symbol, lo, hi sem.Expr, body ...sem.Stmt) *sem.Do {
	return &sem.Do{At: p.here(), Var: v, Lo: lo, Hi: hi, Step: num(1), Body: body}
}

func (p *program) print(items ...sem.Expr) {
	var list []sem.Item
	for _, x := range items {
		list = append(list, sem.Item{X: x})
	}
	p.transfer(sem.WriteOp, nil, list...)
}

// transfer is a READ or WRITE of the preconnected units; without a format it is list-directed.
func (p *program) transfer(op sem.IOOp, format sem.Expr, items ...sem.Item) {
	unit := long(6)
	if op == sem.ReadOp {
		unit = long(5)
	}
	s := &sem.IOBegin{At: p.here(), Op: op, List: format == nil, Values: []sem.IOSpec{{Keyword: "unit", X: unit}}}
	if format != nil {
		s.Values = append(s.Values, sem.IOSpec{Keyword: "fmt", X: format})
	}
	p.add(s)
	for _, it := range items {
		if it.Section != nil && it.Section.Single == nil {
			it.Section.Single = make([]bool, len(it.Section.Lo))
		}
		p.add(&sem.Transfer{At: p.here(), Input: op == sem.ReadOp, Item: it})
	}
	p.add(&sem.IOEnd{At: p.here(), Input: op == sem.ReadOp})
}

func (p *program) printSection(s *sem.Section) {
	p.transfer(sem.WriteOp, nil, sem.Item{Section: s})
}

func num(n int64) sem.Expr     { return &sem.Const{T: sem.Int4, I: n} }
func long(n int64) sem.Expr    { return &sem.Const{T: sem.Int8, I: n} }
func real8(x float64) sem.Expr { return &sem.Const{T: sem.Real8, R: x} }
func real4(x float64) sem.Expr { return &sem.Const{T: sem.Real4, R: float64(float32(x))} }
func str(s string) sem.Expr {
	return &sem.Const{T: sem.Type{Base: sem.Character, Len: len(s)}, S: s}
}
func truth(l bool) sem.Expr                              { return &sem.Const{T: sem.Log4, L: l} }
func val(s *sem.Symbol) sem.Expr                         { return &sem.Var{Sym: s} }
func elem(s *sem.Symbol, subs ...sem.Expr) *sem.Elem     { return &sem.Elem{Sym: s, Subs: subs} }
func neg(x sem.Expr) sem.Expr                            { return &sem.Unary{Op: sem.Neg, X: x} }
func conv(t sem.Type, x sem.Expr) sem.Expr               { return &sem.Conv{T: t, X: x} }
func fn(name string, t sem.Type, x ...sem.Expr) sem.Expr { return &sem.Call{Fn: name, Args: x, T: t} }
func upTo(n int64) sem.Dim                               { return sem.Dim{Lo: num(1), Hi: num(n)} }

// op is x OP y with the type that Fortran gives it.
func op(o sem.Op, x, y sem.Expr) sem.Expr {
	t := x.Type()
	if o >= sem.EQ && o <= sem.Neqv {
		t = sem.Log4
	}
	return &sem.Binary{Op: o, X: x, Y: y, T: t}
}

func plus(x, y sem.Expr) sem.Expr  { return op(sem.Add, x, y) }
func minus(x, y sem.Expr) sem.Expr { return op(sem.Sub, x, y) }
func times(x, y sem.Expr) sem.Expr { return op(sem.Mul, x, y) }

var toolchain = sync.OnceValues(func() (*pgasrt.Toolchain, error) { return pgasrt.FindToolchain("") })

// link compiles a module.
func link(t *testing.T, text string) (exe string) {
	t.Helper()
	tools, err := toolchain()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	ll := filepath.Join(dir, "test.ll")
	exe = filepath.Join(dir, "test")
	if err := os.WriteFile(ll, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	verify(t, ll)
	if err := tools.Link(context.Background(), []string{ll}, exe, pgasrt.BuildOptions{Opt: 2}); err != nil {
		t.Fatal(err)
	}
	return exe
}

// verify lets LLVM check the module, where opt is installed.
func verify(t *testing.T, ll string) {
	t.Helper()
	tool, err := exec.LookPath("opt-19")
	if err != nil {
		return
	}
	if out, err := exec.Command(tool, "-passes=verify", "-disable-output", ll).CombinedOutput(); err != nil {
		t.Fatalf("verify: %v\n%s", err, out)
	}
}

// run compiles the program and runs it, and returns its output and exit code.
func (p *program) run(t *testing.T, images int, input string) (output string, code int) {
	t.Helper()
	exe := link(t, Text(p.program(), Options{Debug: true, Check: true}))
	return execute(t, exe, images, input)
}

func execute(t *testing.T, exe string, images int, input string) (output string, code int) {
	t.Helper()
	var out bytes.Buffer
	code, err := pgasrt.Run(context.Background(), exe, images, nil, nil, strings.NewReader(input), &out, &out)
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), code
}

// expect runs the program on several images; blanks between words do not count.
func (p *program) expect(t *testing.T, input string, want ...string) {
	t.Helper()
	exe := link(t, Text(p.program(), Options{Debug: true, Check: true}))
	for _, images := range []int{1, 3} {
		output, code := execute(t, exe, images, input)
		got := strings.Join(strings.Fields(output), " ")
		if w := strings.Join(strings.Fields(strings.Join(want, " ")), " "); got != w || code != 0 {
			t.Errorf("%d images: exit code %d\n got %s\nwant %s", images, code, got, w)
		}
	}
}
