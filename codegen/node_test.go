package codegen

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt"
)

// kernel is a program in both forms: the one that partition would make of it, and the source. Both print a value of
// their result and the seconds that their sweeps took.
type kernel struct {
	name    string
	program func(n, sweeps int64) *program
	source  string
}

const header = `program kernel
  implicit none
  integer, parameter :: n = %d, sweeps = %d
  integer :: i, j, k, sweep
  integer(8) :: t0, t1, rate
  real(8) :: error
`

const timing = `  call system_clock(t0, rate)
  do sweep = 1, sweeps
%s  end do
  call system_clock(t1)
  print *, error
  print *, dble(t1 - t0)/dble(rate)
end program
`

var kernels = []kernel{
	{"jacobi", jacobi, header + `  real(8) :: a(n,n), b(n,n)
  do j = 1, n
    do i = 1, n
      b(i,j) = dble(mod(i*j, 17))
    end do
  end do
` + fmt.Sprintf(timing, `    do j = 2, n - 1
      do i = 2, n - 1
        a(i,j) = 0.25d0*(b(i-1,j) + b(i+1,j) + b(i,j-1) + b(i,j+1))
      end do
    end do
    error = 0
    do j = 2, n - 1
      do i = 2, n - 1
        error = max(error, abs(a(i,j) - b(i,j)))
        b(i,j) = a(i,j)
      end do
    end do
`)},
	{"heat", heat, header + `  real(8) :: a(n,n,n), b(n,n,n)
  do k = 1, n
    do j = 1, n
      do i = 1, n
        b(i,j,k) = dble(mod(i*j*k, 17))
      end do
    end do
  end do
` + fmt.Sprintf(timing, `    do k = 2, n - 1
      do j = 2, n - 1
        do i = 2, n - 1
          a(i,j,k) = b(i,j,k) + 0.15d0*(b(i-1,j,k) + b(i+1,j,k) + b(i,j-1,k) + b(i,j+1,k) &
                                        + b(i,j,k-1) + b(i,j,k+1) - 6.0d0*b(i,j,k))
        end do
      end do
    end do
    error = 0
    do k = 2, n - 1
      do j = 2, n - 1
        do i = 2, n - 1
          error = error + a(i,j,k)
          b(i,j,k) = a(i,j,k)
        end do
      end do
    end do
`)},
}

// nest makes a loop nest over the image's own part of 2..n-1 in each dimension, or of 1..n; vars[0] is innermost.
func (p *program) nest(l *ir.Layout, vars []*ir.Symbol, lo, hi int64, body ...ir.Stmt) ir.Stmt {
	for k, v := range vars {
		first, last := own(l.Dims[k], num(lo), num(hi))
		body = []ir.Stmt{p.do(v, first, last, body...)}
	}
	return body[0]
}

// timed adds the sweeps with a clock around them.
func (p *program) timed(sweeps int64, error *ir.Symbol, body ...ir.Stmt) {
	t0, t1, rate := p.scalar("t0", ir.Int8), p.scalar("t1", ir.Int8), p.scalar("rate", ir.Int8)
	p.add(&ir.CallIntrinsic{At: p.here(), Name: "system_clock", Args: []ir.Expr{val(t0), val(rate)}})
	p.add(p.do(p.scalar("sweep", ir.Int4), num(1), num(sweeps), body...))
	p.add(&ir.CallIntrinsic{At: p.here(), Name: "system_clock", Args: []ir.Expr{val(t1)}})
	p.print(val(error))
	p.print(op(ir.Div, conv(ir.Real8, minus(val(t1), val(t0))), conv(ir.Real8, val(rate))))
}

// grid declares a layout of the given rank, two arrays mapped by it, and fills the second.
func (p *program) grid(n int64, names ...string) (l *ir.Layout, vars []*ir.Symbol, a, b *ir.Symbol) {
	var dims []ir.Dim
	var index ir.Expr = num(1)
	var subs []ir.Expr
	for _, name := range names {
		v := p.scalar(name, ir.Int4)
		dims, vars, subs = append(dims, upTo(n)), append(vars, v), append(subs, val(v))
		index = times(index, val(v))
	}
	l = p.layout("t", dims...)
	a, b = p.mapped(l, "a", ir.Real8, dims...).Sym, p.mapped(l, "b", ir.Real8, dims...).Sym
	value := conv(ir.Real8, fn("mod", ir.Int4, index, num(17)))
	p.add(p.nest(l, vars, 1, n, p.set(elem(b, subs...), value)))
	return l, vars, a, b
}

func jacobi(n, sweeps int64) *program {
	p := newProgram()
	l, vars, a, b := p.grid(n, "i", "j")
	i, j := val(vars[0]), val(vars[1])
	error := p.scalar("error", ir.Real8)
	sum := plus(plus(plus(elem(b, minus(i, num(1)), j), elem(b, plus(i, num(1)), j)),
		elem(b, i, minus(j, num(1)))), elem(b, i, plus(j, num(1))))
	change := fn("abs", ir.Real8, minus(elem(a, i, j), elem(b, i, j)))
	p.timed(sweeps, error,
		p.nest(l, vars, 2, n-1, p.set(elem(a, i, j), times(real8(0.25), sum))),
		p.set(val(error), real8(0)),
		p.nest(l, vars, 2, n-1, p.set(val(error), fn("max", ir.Real8, val(error), change)),
			p.set(elem(b, i, j), elem(a, i, j))),
		&spmd.Reduce{At: p.here(), Var: error, Op: ir.ReduceMax})
	return p
}

func heat(n, sweeps int64) *program {
	p := newProgram()
	l, vars, a, b := p.grid(n, "i", "j", "k")
	i, j, k := val(vars[0]), val(vars[1]), val(vars[2])
	error := p.scalar("error", ir.Real8)
	at := func(di, dj, dk int64) ir.Expr {
		return elem(b, plus(i, num(di)), plus(j, num(dj)), plus(k, num(dk)))
	}
	sum := at(-1, 0, 0)
	for _, x := range []ir.Expr{at(1, 0, 0), at(0, -1, 0), at(0, 1, 0), at(0, 0, -1), at(0, 0, 1)} {
		sum = plus(sum, x)
	}
	sum = minus(sum, times(real8(6), at(0, 0, 0)))
	p.timed(sweeps, error,
		p.nest(l, vars, 2, n-1, p.set(elem(a, i, j, k), plus(at(0, 0, 0), times(real8(0.15), sum)))),
		p.set(val(error), real8(0)),
		p.nest(l, vars, 2, n-1, p.set(val(error), plus(val(error), elem(a, i, j, k))),
			p.set(elem(b, i, j, k), elem(a, i, j, k))),
		&spmd.Reduce{At: p.here(), Var: error, Op: ir.ReduceSum})
	return p
}

// TestInnerLoopsAreVectorized looks for loops in the assembly that handle several elements at once: the stencil, and
// the reduction with the copy.
func TestInnerLoopsAreVectorized(t *testing.T) {
	tools, err := toolchain()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, packed string
		kernel       int
		contract     bool
	}{{"jacobi", "vmaxpd", 0, false}, {"heat", "vmulpd", 1, false}, {"heat with fusion", "vfm.*pd", 1, true}} {
		k := kernels[c.kernel]
		ll := filepath.Join(t.TempDir(), "kernel.ll")
		text := Text(k.program(100, 2).program(), Options{Triple: "x86_64-pc-linux-gnu", Contract: c.contract})
		if err := os.WriteFile(ll, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		asm, err := tools.Assemble(context.Background(), ll,
			pgasrt.BuildOptions{Opt: 3, March: "x86-64-v3", Flags: []string{"--target=x86_64-pc-linux-gnu"}})
		if err != nil {
			t.Fatal(err)
		}
		packed := regexp.MustCompile(c.packed)
		if bytes.Contains(asm, []byte("vfm")) != c.contract {
			t.Errorf("%s: products and sums fuse although contraction is %v", c.name, c.contract)
		}
		if !packed.Match(asm) || strings.Count(string(asm), "vaddpd") < 4 {
			t.Errorf("%s is not vectorized", c.name)
		}
	}
}

// BenchmarkNodeCode compares the time of the sweeps on one image with gfortran's.
func BenchmarkNodeCode(b *testing.B) {
	tools, err := toolchain()
	if err != nil {
		b.Skip(err)
	}
	for _, k := range kernels {
		for _, c := range []struct{ n, sweeps int64 }{{100, 20000}, {1000, 200}, {2000, 50}} {
			if k.name == "heat" {
				c.n = map[int64]int64{100: 30, 1000: 100, 2000: 160}[c.n]
			}
			b.Run(fmt.Sprintf("%s-%d", k.name, c.n), func(b *testing.B) { compare(b, tools, k, c.n, c.sweeps) })
		}
	}
}

func compare(b *testing.B, tools *pgasrt.Toolchain, k kernel, n, sweeps int64) {
	dir := b.TempDir()
	ll, ours := filepath.Join(dir, "kernel.ll"), filepath.Join(dir, "ours")
	must(b, os.WriteFile(ll, []byte(Text(k.program(n, sweeps).program(), Options{})), 0o666))
	must(b, tools.Link(context.Background(), []string{ll}, ours, pgasrt.BuildOptions{Opt: 3, March: "native"}))
	source, theirs := filepath.Join(dir, "kernel.f90"), filepath.Join(dir, "theirs")
	must(b, os.WriteFile(source, fmt.Appendf(nil, k.source, n, sweeps), 0o666))
	if out, err := exec.Command("gfortran", "-O3", "-march=native", "-o", theirs, source).CombinedOutput(); err != nil {
		b.Skipf("gfortran: %v\n%s", err, out)
	}
	best := func(exe string, before float64) (value, seconds float64) {
		cmd := exec.Command(exe)
		cmd.Env = append(os.Environ(), "PGAS_IMAGES=1")
		out, err := cmd.Output()
		must(b, err)
		words := strings.Fields(string(out))
		value, _ = strconv.ParseFloat(words[0], 64)
		seconds, _ = strconv.ParseFloat(words[1], 64)
		return value, min(seconds, before)
	}
	ourTime, theirTime := 1e9, 1e9
	for range 5 {
		var ourValue, theirValue float64
		ourValue, ourTime = best(ours, ourTime)
		theirValue, theirTime = best(theirs, theirTime)
		if diff := ourValue - theirValue; diff*diff > 1e-18*theirValue*theirValue {
			b.Fatalf("result %v, gfortran's %v", ourValue, theirValue)
		}
	}
	b.ReportMetric(ourTime/theirTime, "x-gfortran")
	b.ReportMetric(ourTime, "s")
	b.ReportMetric(0, "ns/op")
}

func must(b *testing.B, err error) {
	b.Helper()
	if err != nil {
		b.Fatal(err)
	}
}

// TestLoopsAroundLongOnesStayRolled checks that clang may unroll the loops over a matrix, but not loops of few iterations
// around a long one: every copy would be vectorized, and clang took minutes for what is now seconds.
func TestLoopsAroundLongOnesStayRolled(t *testing.T) {
	for _, c := range []struct {
		around bool // the inner loop runs from one below the outer variable on
		inner  int64
		want   int
	}{{false, 3, 0}, {false, 1000, 1}, {true, 3, 0}, {true, 1000, 1}} {
		p := newProgram()
		a := p.array("a", ir.Real8, ir.Dim{Lo: num(1), Hi: num(1000)}, ir.Dim{Lo: num(1), Hi: num(3)})
		i, j := p.scalar("i", ir.Int4), p.scalar("j", ir.Int4)
		lo, hi := num(1), num(c.inner)
		if c.around {
			lo, hi = op(ir.Sub, val(j), num(1)), op(ir.Add, val(j), num(c.inner-2))
		}
		p.add(p.do(j, num(1), num(3), p.do(i, lo, hi, p.set(elem(a, val(i), val(j)), real8(1)))))
		text := Text(p.program(), Options{Triple: "x86_64-pc-linux-gnu"})
		if got := strings.Count(text, `!"llvm.loop.unroll.disable"`); got != c.want {
			t.Errorf("inner loop of %d iterations, around the outer variable %v: %d loops stay rolled, want %d", c.inner, c.around, got, c.want)
		}
	}
}
