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
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt"
)

// program builds SPMD programs by hand.
type program struct {
	file *diag.File
	unit *spmd.Unit
	line int
}

func newProgram() *program {
	var text strings.Builder
	for n := 1; n <= 200; n++ {
		fmt.Fprintf(&text, "      line %d\n", n)
	}
	file := diag.NewFile("test.hpf", []byte(text.String()))
	source := &ir.Unit{Name: "test", Pos: diag.Span{File: file, Start: 6, End: 10}}
	return &program{file: file, unit: &spmd.Unit{Source: source}}
}

func (p *program) program() *spmd.Program {
	return &spmd.Program{Source: &ir.Program{File: p.file}, Units: []*spmd.Unit{p.unit}}
}

// here is a new source line.
func (p *program) here() ir.At {
	p.line++
	start := 0
	for n := 1; n < p.line; n++ {
		text, _ := p.file.Line(n)
		start += len(text) + 1
	}
	return ir.At{Pos: diag.Span{File: p.file, Start: start + 6, End: start + 10}}
}

func (p *program) add(list ...ir.Stmt) { p.unit.Body = append(p.unit.Body, list...) }

func (p *program) scalar(name string, t ir.Type) *ir.Symbol {
	s := &ir.Symbol{Name: name, Type: t, Pos: p.here().Pos}
	p.unit.Symbols = append(p.unit.Symbols, s)
	return s
}

func (p *program) array(name string, t ir.Type, dims ...ir.Dim) *ir.Symbol {
	s := p.scalar(name, t)
	s.Dims = dims
	return s
}

// mapped declares an array distributed BLOCK in its last dimensions, as many as the layout has, with shadow width 1.
func (p *program) mapped(l *ir.Layout, name string, t ir.Type, dims ...ir.Dim) *spmd.Array {
	s := p.array(name, t, dims...)
	s.Map = &ir.Mapping{Layout: l}
	a := &spmd.Array{Sym: s}
	first := len(dims) - len(l.Dims)
	for k := range dims {
		grid, width := k-first, int64(1)
		if grid < 0 {
			grid, width = -1, 0
		}
		s.Map.Dims = append(s.Map.Dims, ir.MapDim{Grid: grid})
		a.ShadowLo, a.ShadowHi = append(a.ShadowLo, width), append(a.ShadowHi, width)
		a.Full, a.Why = append(a.Full, false), append(a.Why, diag.Reason{})
	}
	p.unit.Arrays = append(p.unit.Arrays, a)
	p.add(&spmd.ArrayCreate{At: p.here(), Array: a})
	return a
}

func (p *program) layout(name string, dims ...ir.Dim) *ir.Layout {
	l := &ir.Layout{Name: name}
	for k, d := range dims {
		l.Dims = append(l.Dims, ir.LayoutDim{TemplateDim: k + 1, Format: "BLOCK", Lo: d.Lo, Hi: d.Hi,
			Start: p.scalar(fmt.Sprintf("%s%%start%d", name, k), ir.Int8),
			Block: p.scalar(fmt.Sprintf("%s%%block%d", name, k), ir.Int8)})
	}
	p.add(&spmd.LayoutInit{At: p.here(), Layout: l})
	return l
}

func (p *program) set(lhs, rhs ir.Expr) *ir.Assign {
	return &ir.Assign{At: p.here(), LHS: lhs, RHS: rhs}
}

func (p *program) do(v *ir.Symbol, lo, hi ir.Expr, body ...ir.Stmt) *ir.Do {
	return &ir.Do{At: p.here(), Var: v, Lo: lo, Hi: hi, Step: num(1), Body: body}
}

func (p *program) print(items ...ir.Expr) {
	var list []ir.Item
	for _, x := range items {
		list = append(list, ir.Item{X: x})
	}
	p.transfer(ir.WriteOp, nil, list...)
}

// transfer is a READ or WRITE of the preconnected units; without a format it is list-directed.
func (p *program) transfer(op ir.IOOp, format ir.Expr, items ...ir.Item) {
	unit := long(6)
	if op == ir.ReadOp {
		unit = long(5)
	}
	s := &ir.IOBegin{At: p.here(), Op: op, List: format == nil, Values: []ir.IOSpec{{Keyword: "unit", X: unit}}}
	if format != nil {
		s.Values = append(s.Values, ir.IOSpec{Keyword: "fmt", X: format})
	}
	p.add(s)
	for _, it := range items {
		if it.Section != nil && it.Section.Single == nil {
			it.Section.Single = make([]bool, len(it.Section.Lo))
		}
		p.add(&ir.Transfer{At: p.here(), Input: op == ir.ReadOp, Item: it})
	}
	p.add(&ir.IOEnd{At: p.here(), Input: op == ir.ReadOp})
}

func (p *program) printSection(s *ir.Section) {
	p.transfer(ir.WriteOp, nil, ir.Item{Section: s})
}

func num(n int64) ir.Expr { return &ir.Const{T: ir.Int4, I: n} }

func long(n int64) ir.Expr { return &ir.Const{T: ir.Int8, I: n} }

func real8(x float64) ir.Expr { return &ir.Const{T: ir.Real8, R: x} }

func real4(x float64) ir.Expr { return &ir.Const{T: ir.Real4, R: float64(float32(x))} }

func str(s string) ir.Expr {
	return &ir.Const{T: ir.Type{Base: ir.Character, Len: len(s)}, S: s}
}

func truth(l bool) ir.Expr { return &ir.Const{T: ir.Log4, L: l} }

func val(s *ir.Symbol) ir.Expr { return &ir.Var{Sym: s} }

func elem(s *ir.Symbol, subs ...ir.Expr) *ir.Elem { return &ir.Elem{Sym: s, Subs: subs} }

func neg(x ir.Expr) ir.Expr { return &ir.Unary{Op: ir.Neg, X: x} }

func conv(t ir.Type, x ir.Expr) ir.Expr { return &ir.Conv{T: t, X: x} }

func fn(name string, t ir.Type, x ...ir.Expr) ir.Expr { return &ir.Call{Fn: name, Args: x, T: t} }

func upTo(n int64) ir.Dim { return ir.Dim{Lo: num(1), Hi: num(n)} }

// op is x OP y with the type that Fortran gives it.
func op(o ir.Op, x, y ir.Expr) ir.Expr {
	t := x.Type()
	if o >= ir.EQ && o <= ir.Neqv {
		t = ir.Log4
	}
	return &ir.Binary{Op: o, X: x, Y: y, T: t}
}

func plus(x, y ir.Expr) ir.Expr { return op(ir.Add, x, y) }

func minus(x, y ir.Expr) ir.Expr { return op(ir.Sub, x, y) }

func times(x, y ir.Expr) ir.Expr { return op(ir.Mul, x, y) }

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
