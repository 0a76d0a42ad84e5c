package codegen

import (
	"strings"
	"testing"

	"dhpfgo/sem"
)

func TestDoLoops(t *testing.T) {
	for _, c := range []struct {
		lo, hi, step int64
		constant     bool
		want         string
	}{
		{1, 3, 1, true, "6 4"}, {3, 1, 1, true, "0 3"}, {1, 8, 3, true, "12 10"}, {5, 1, -2, true, "9 -1"},
		{4, 1, -1, true, "10 0"}, {1, 8, 3, false, "12 10"}, {5, 1, -2, false, "9 -1"}, {1, 5, -2, false, "0 1"},
	} {
		p := newProgram()
		i, s, step := p.scalar("i", sem.Int4), p.scalar("s", sem.Int4), p.scalar("step", sem.Int4)
		p.add(p.set(val(step), num(c.step)))
		loop := p.do(i, num(c.lo), num(c.hi), p.set(val(s), plus(val(s), val(i))))
		loop.Step = num(c.step)
		if !c.constant {
			loop.Step = val(step)
		}
		p.add(loop)
		p.print(val(s), val(i))
		p.expect(t, "", c.want)
	}
}

func TestStepZeroFails(t *testing.T) {
	p := newProgram()
	i, step := p.scalar("i", sem.Int4), p.scalar("step", sem.Int4)
	loop := p.do(i, num(1), num(2))
	loop.Step = val(step)
	p.add(loop)
	if output, code := p.run(t, 1, ""); code != 1 || !strings.Contains(output, "the step of the loop is zero") {
		t.Errorf("exit code %d, output %q", code, output)
	}
}

func TestExitAndCycle(t *testing.T) {
	p := newProgram()
	i, n, s := p.scalar("i", sem.Int4), p.scalar("n", sem.Int4), p.scalar("s", sem.Int4)
	outer := &sem.While{At: p.here()}
	inner := p.do(i, num(1), num(10))
	when := func(cond sem.Expr, jump sem.Stmt) sem.Stmt {
		return &sem.If{At: p.here(), Branches: []sem.Branch{{Cond: cond, Body: []sem.Stmt{jump}}}}
	}
	inner.Body = []sem.Stmt{
		when(op(sem.EQ, fn("mod", sem.Int4, val(i), num(2)), num(0)), &sem.Jump{At: p.here(), Loop: inner}),
		when(op(sem.GT, val(i), num(6)), &sem.Jump{At: p.here(), Exit: true, Loop: inner}),
		p.set(val(s), plus(val(s), val(i))),
	}
	outer.Body = []sem.Stmt{
		p.set(val(n), plus(val(n), num(1))),
		when(op(sem.GT, val(n), num(3)), &sem.Jump{At: p.here(), Exit: true, Loop: outer}),
		inner,
	}
	p.add(outer)
	p.print(val(n), val(i), val(s))
	p.expect(t, "", "4 7 27")
}

func TestWhileAndIf(t *testing.T) {
	p := newProgram()
	n, k := p.scalar("n", sem.Int4), p.scalar("k", sem.Int4)
	p.add(p.set(val(n), num(27)))
	odd := op(sem.NE, fn("mod", sem.Int4, val(n), num(2)), num(0))
	step := &sem.If{At: p.here(), Branches: []sem.Branch{
		{Cond: odd, Body: []sem.Stmt{p.set(val(n), plus(times(num(3), val(n)), num(1)))}},
		{Body: []sem.Stmt{p.set(val(n), op(sem.Div, val(n), num(2)))}},
	}}
	p.add(&sem.While{At: p.here(), Cond: op(sem.NE, val(n), num(1)),
		Body: []sem.Stmt{step, p.set(val(k), plus(val(k), num(1)))}})
	p.print(val(k))
	p.expect(t, "", "111")
}

func TestStaticArraysAndSections(t *testing.T) {
	p := newProgram()
	i, j := p.scalar("i", sem.Int4), p.scalar("j", sem.Int4)
	a := p.array("a", sem.Int4, sem.Dim{Lo: num(0), Hi: num(2)}, sem.Dim{Lo: num(-1), Hi: num(1)})
	b := p.array("b", sem.Real4, upTo(2))
	b.InitElems = []*sem.Const{{T: sem.Real4, R: 1.5}, {T: sem.Real4, R: 2.5}}
	c := p.array("c", sem.Type{Base: sem.Character, Len: 2}, upTo(2))
	l := p.array("l", sem.Log4, upTo(2))
	p.add(p.do(j, num(-1), num(1), p.do(i, num(0), num(2),
		p.set(elem(a, val(i), val(j)), plus(times(num(10), val(i)), val(j))))))
	p.add(p.set(elem(c, num(1)), str("x")), p.set(elem(c, num(2)), str("yz")), p.set(elem(l, num(2)), truth(true)))
	all := []sem.Expr{num(1), num(1)}
	p.printSection(&sem.Section{Sym: a, Lo: []sem.Expr{num(2), num(-1)}, Hi: []sem.Expr{num(0), num(1)},
		Step: []sem.Expr{num(-2), num(2)}})
	p.printSection(&sem.Section{Sym: b, Lo: all[:1], Hi: []sem.Expr{num(2)}, Step: all[:1]})
	p.printSection(&sem.Section{Sym: c, Lo: all[:1], Hi: []sem.Expr{num(2)}, Step: all[:1]})
	p.printSection(&sem.Section{Sym: l, Lo: all[:1], Hi: []sem.Expr{num(2)}, Step: all[:1]})
	p.expect(t, "", "19 -1 21 1", "1.50000000 2.50000000", "x yz", "F T")
}

func TestAllocatables(t *testing.T) {
	p := newProgram()
	n, i := p.scalar("n", sem.Int4), p.scalar("i", sem.Int4)
	a := p.array("a", sem.Real8, sem.Dim{Lo: val(n), Hi: times(num(2), val(n))}, upTo(2))
	a.Allocatable = true
	p.add(p.set(val(n), num(3)), &sem.Allocate{At: p.here(), Sym: a})
	p.add(p.do(i, num(3), num(6), p.set(elem(a, val(i), num(2)), conv(sem.Real8, val(i)))))
	p.print(plus(elem(a, num(6), num(2)), elem(a, num(3), num(2))), elem(a, num(3), num(1)))
	p.add(&sem.Deallocate{At: p.here(), Sym: a}, &sem.Allocate{At: p.here(), Sym: a})
	p.expect(t, "", "9.0000000000000000 0.0000000000000000")

	p.add(&sem.Allocate{At: p.here(), Sym: a})
	if output, code := p.run(t, 1, ""); code != 1 || !strings.Contains(output, "'a' is already allocated") {
		t.Errorf("exit code %d, output %q", code, output)
	}
}

func TestSubscriptOutsideOfItsBoundsFailsUnderCheck(t *testing.T) {
	p := newProgram()
	i := p.scalar("i", sem.Int4)
	a := p.array("a", sem.Int4, upTo(3))
	p.add(p.do(i, num(1), num(4), p.set(elem(a, val(i)), val(i))))
	want := "index 4 of dimension 1 of array 'a' is outside 1:3"
	if output, code := p.run(t, 1, ""); code != 1 || !strings.Contains(output, want) {
		t.Errorf("exit code %d, output %q", code, output)
	}
}

func TestStop(t *testing.T) {
	for _, c := range []struct {
		stop   sem.Stop
		code   int
		output string
	}{
		{sem.Stop{}, 0, ""},
		{sem.Stop{Code: num(7)}, 7, "STOP 7\n"},
		{sem.Stop{Code: str("bye")}, 0, "STOP bye\n"},
		{sem.Stop{Error: true, Code: num(3)}, 3, "ERROR STOP 3\n"},
	} {
		p := newProgram()
		c.stop.At = p.here()
		p.add(&c.stop)
		if output, code := p.run(t, 2, ""); code != c.code || output != c.output {
			t.Errorf("%+v: exit code %d, output %q", c.stop, code, output)
		}
	}
}

func TestRead(t *testing.T) {
	p := newProgram()
	n, x, l := p.scalar("n", sem.Int4), p.scalar("x", sem.Real4), p.scalar("l", sem.Log4)
	c := p.scalar("c", sem.Type{Base: sem.Character, Len: 3})
	a := p.array("a", sem.Int4, upTo(4))
	tiles := p.layout("t", upTo(4))
	b := p.mapped(tiles, "b", sem.Real8, upTo(4)).Sym
	one := []sem.Expr{num(1)}
	whole := func(s *sem.Symbol) sem.Item {
		return sem.Item{Section: &sem.Section{Sym: s, Lo: one, Hi: []sem.Expr{num(4)}, Step: one}}
	}
	part := whole(a)
	part.Section.Hi = []sem.Expr{val(n)}
	list := []sem.Item{{X: val(n)}, part, {X: val(x)}, {X: val(l)}, {X: val(c)}, whole(b), {X: elem(b, val(n))}, {X: elem(a, num(4))}}
	p.transfer(sem.ReadOp, nil, list...)
	list = []sem.Item{{X: val(n)}, whole(a), {X: val(x)}, {X: val(l)}, {X: val(c)}, whole(b)}
	p.transfer(sem.WriteOp, nil, list...)
	p.expect(t, "2 11 12 1.5 T abcd 1 2 3 4 5 14\n",
		"2 11 12 0 14 1.50000000 T abc 1.0000000000000000 5.0000000000000000 3.0000000000000000 4.0000000000000000")
}

func TestFormat(t *testing.T) {
	p := newProgram()
	p.transfer(sem.WriteOp, str("(a, i4, f6.2)"), sem.Item{X: str("n =")}, sem.Item{X: num(5)}, sem.Item{X: real8(2.5)})
	p.expect(t, "", "n = 5 2.50")
}

func TestSubroutines(t *testing.T) {
	p := newProgram()
	x, d := p.scalar("x", sem.Real4), p.scalar("d", sem.Real8)
	count, rate, length := p.scalar("count", sem.Int8), p.scalar("rate", sem.Int4), p.scalar("length", sem.Int4)
	c := p.scalar("c", sem.Type{Base: sem.Character, Len: 4})
	call := func(name string, args ...sem.Expr) {
		p.add(&sem.CallIntrinsic{At: p.here(), Name: name, Args: args})
	}
	call("cpu_time", val(x))
	call("cpu_time", val(d))
	call("system_clock", nil, val(rate))
	call("system_clock", val(count))
	call("get_command_argument", num(9), val(c), val(length))
	p.print(op(sem.LT, val(x), real4(5)), op(sem.GE, val(d), conv(sem.Real8, val(x))), val(rate),
		op(sem.GT, val(count), long(0)), val(length), fn("command_argument_count", sem.Int4))
	p.expect(t, "", "T T 1000 T 0 0")
}

func TestIndexVariablesOfMixedKinds(t *testing.T) {
	p := newProgram()
	i, k := p.scalar("i", sem.Int4), p.scalar("k", sem.Int8)
	a := p.array("a", sem.Int8, upTo(8))
	p.add(p.set(val(k), long(2)))
	index := minus(times(conv(sem.Int8, val(i)), val(k)), long(1))
	bound := fn("min", sem.Int8, long(4), fn("max", sem.Int8, val(k), long(9)))
	p.add(p.do(i, num(1), bound, p.set(elem(a, index), conv(sem.Int8, val(i)))))
	p.printSection(&sem.Section{Sym: a, Lo: []sem.Expr{num(1)}, Hi: []sem.Expr{num(8)}, Step: []sem.Expr{num(1)}})
	p.expect(t, "", "1 0 2 0 3 0 4 0")
}

func TestReductionsKeepTheirValue(t *testing.T) {
	p := newProgram()
	i, s, m := p.scalar("i", sem.Int4), p.scalar("s", sem.Real8), p.scalar("m", sem.Real8)
	x := conv(sem.Real8, val(i))
	p.add(p.do(i, num(1), num(1000),
		p.set(val(s), minus(plus(val(s), x), real8(1))),
		p.set(val(m), fn("max", sem.Real8, val(m), times(x, minus(real8(1000), x))))))
	p.print(val(s), val(m))
	p.expect(t, "", "499500.00000000000 250000.00000000000")
}
