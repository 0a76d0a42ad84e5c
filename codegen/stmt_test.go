package codegen

import (
	"strings"
	"testing"

	"dhpfgo/ir"
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
		i, s, step := p.scalar("i", ir.Int4), p.scalar("s", ir.Int4), p.scalar("step", ir.Int4)
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
	i, step := p.scalar("i", ir.Int4), p.scalar("step", ir.Int4)
	loop := p.do(i, num(1), num(2))
	loop.Step = val(step)
	p.add(loop)
	if output, code := p.run(t, 1, ""); code != 1 || !strings.Contains(output, "the step of the loop is zero") {
		t.Errorf("exit code %d, output %q", code, output)
	}
}

func TestExitAndCycle(t *testing.T) {
	p := newProgram()
	i, n, s := p.scalar("i", ir.Int4), p.scalar("n", ir.Int4), p.scalar("s", ir.Int4)
	outer := &ir.While{At: p.here()}
	inner := p.do(i, num(1), num(10))
	when := func(cond ir.Expr, jump ir.Stmt) ir.Stmt {
		return &ir.If{At: p.here(), Branches: []ir.Branch{{Cond: cond, Body: []ir.Stmt{jump}}}}
	}
	inner.Body = []ir.Stmt{
		when(op(ir.EQ, fn("mod", ir.Int4, val(i), num(2)), num(0)), &ir.Jump{At: p.here(), Loop: inner}),
		when(op(ir.GT, val(i), num(6)), &ir.Jump{At: p.here(), Exit: true, Loop: inner}),
		p.set(val(s), plus(val(s), val(i))),
	}
	outer.Body = []ir.Stmt{
		p.set(val(n), plus(val(n), num(1))),
		when(op(ir.GT, val(n), num(3)), &ir.Jump{At: p.here(), Exit: true, Loop: outer}),
		inner,
	}
	p.add(outer)
	p.print(val(n), val(i), val(s))
	p.expect(t, "", "4 7 27")
}

func TestWhileAndIf(t *testing.T) {
	p := newProgram()
	n, k := p.scalar("n", ir.Int4), p.scalar("k", ir.Int4)
	p.add(p.set(val(n), num(27)))
	odd := op(ir.NE, fn("mod", ir.Int4, val(n), num(2)), num(0))
	step := &ir.If{At: p.here(), Branches: []ir.Branch{
		{Cond: odd, Body: []ir.Stmt{p.set(val(n), plus(times(num(3), val(n)), num(1)))}},
		{Body: []ir.Stmt{p.set(val(n), op(ir.Div, val(n), num(2)))}},
	}}
	p.add(&ir.While{At: p.here(), Cond: op(ir.NE, val(n), num(1)),
		Body: []ir.Stmt{step, p.set(val(k), plus(val(k), num(1)))}})
	p.print(val(k))
	p.expect(t, "", "111")
}

func TestStaticArraysAndSections(t *testing.T) {
	p := newProgram()
	i, j := p.scalar("i", ir.Int4), p.scalar("j", ir.Int4)
	a := p.array("a", ir.Int4, ir.Dim{Lo: num(0), Hi: num(2)}, ir.Dim{Lo: num(-1), Hi: num(1)})
	b := p.array("b", ir.Real4, upTo(2))
	b.InitElems = []*ir.Const{{T: ir.Real4, R: 1.5}, {T: ir.Real4, R: 2.5}}
	c := p.array("c", ir.Type{Base: ir.Character, Len: 2}, upTo(2))
	l := p.array("l", ir.Log4, upTo(2))
	p.add(p.do(j, num(-1), num(1), p.do(i, num(0), num(2),
		p.set(elem(a, val(i), val(j)), plus(times(num(10), val(i)), val(j))))))
	p.add(p.set(elem(c, num(1)), str("x")), p.set(elem(c, num(2)), str("yz")), p.set(elem(l, num(2)), truth(true)))
	all := []ir.Expr{num(1), num(1)}
	p.printSection(&ir.Section{Sym: a, Lo: []ir.Expr{num(2), num(-1)}, Hi: []ir.Expr{num(0), num(1)},
		Step: []ir.Expr{num(-2), num(2)}})
	p.printSection(&ir.Section{Sym: b, Lo: all[:1], Hi: []ir.Expr{num(2)}, Step: all[:1]})
	p.printSection(&ir.Section{Sym: c, Lo: all[:1], Hi: []ir.Expr{num(2)}, Step: all[:1]})
	p.printSection(&ir.Section{Sym: l, Lo: all[:1], Hi: []ir.Expr{num(2)}, Step: all[:1]})
	p.expect(t, "", "19 -1 21 1", "1.50000000 2.50000000", "x yz", "F T")
}

// TestWorkArraysOfTheMainProgram checks that small arrays of the main program, which runs once, stand on the stack, where clang keeps
// their elements in registers; they begin as zeros, as static ones do.
func TestWorkArraysOfTheMainProgram(t *testing.T) {
	for _, c := range []struct {
		elems    int64
		captured bool
		onStack  bool
	}{{3, false, true}, {128, false, true}, {129, false, false}, {3, true, false}} {
		p := newProgram()
		q := p.array("q", ir.Real8, ir.Dim{Lo: num(1), Hi: num(c.elems)})
		q.Captured = c.captured
		p.add(p.set(elem(q, num(2)), plus(elem(q, num(1)), real8(2))))
		p.print(elem(q, num(2)), elem(q, num(3)))
		text := Text(p.program(), Options{Triple: "x86_64-pc-linux-gnu"})
		if got := !strings.Contains(text, "@q.data"); got != c.onStack {
			t.Errorf("array of %d elements, seen by others: %v: on the stack: %v", c.elems, c.captured, got)
		}
		p.expect(t, "", "2.0000000000000000 0.0000000000000000")
	}
}

func TestAllocatables(t *testing.T) {
	p := newProgram()
	n, i := p.scalar("n", ir.Int4), p.scalar("i", ir.Int4)
	a := p.array("a", ir.Real8, ir.Dim{Lo: val(n), Hi: times(num(2), val(n))}, upTo(2))
	a.Allocatable = true
	p.add(p.set(val(n), num(3)), &ir.Allocate{At: p.here(), Sym: a})
	p.add(p.do(i, num(3), num(6), p.set(elem(a, val(i), num(2)), conv(ir.Real8, val(i)))))
	p.print(plus(elem(a, num(6), num(2)), elem(a, num(3), num(2))), elem(a, num(3), num(1)))
	p.add(&ir.Deallocate{At: p.here(), Sym: a}, &ir.Allocate{At: p.here(), Sym: a})
	p.expect(t, "", "9.0000000000000000 0.0000000000000000")

	p.add(&ir.Allocate{At: p.here(), Sym: a})
	if output, code := p.run(t, 1, ""); code != 1 || !strings.Contains(output, "'a' is already allocated") {
		t.Errorf("exit code %d, output %q", code, output)
	}
}

func TestSubscriptOutsideOfItsBoundsFailsUnderCheck(t *testing.T) {
	p := newProgram()
	i := p.scalar("i", ir.Int4)
	a := p.array("a", ir.Int4, upTo(3))
	p.add(p.do(i, num(1), num(4), p.set(elem(a, val(i)), val(i))))
	want := "index 4 of dimension 1 of array 'a' is outside 1:3"
	if output, code := p.run(t, 1, ""); code != 1 || !strings.Contains(output, want) {
		t.Errorf("exit code %d, output %q", code, output)
	}
}

func TestStop(t *testing.T) {
	for _, c := range []struct {
		stop   ir.Stop
		code   int
		output string
	}{
		{ir.Stop{}, 0, ""},
		{ir.Stop{Code: num(7)}, 7, "STOP 7\n"},
		{ir.Stop{Code: str("bye")}, 0, "STOP bye\n"},
		{ir.Stop{Error: true, Code: num(3)}, 3, "ERROR STOP 3\n"},
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
	n, x, l := p.scalar("n", ir.Int4), p.scalar("x", ir.Real4), p.scalar("l", ir.Log4)
	c := p.scalar("c", ir.Type{Base: ir.Character, Len: 3})
	a := p.array("a", ir.Int4, upTo(4))
	tiles := p.layout("t", upTo(4))
	b := p.mapped(tiles, "b", ir.Real8, upTo(4)).Sym
	one := []ir.Expr{num(1)}
	whole := func(s *ir.Symbol) ir.Item {
		return ir.Item{Section: &ir.Section{Sym: s, Lo: one, Hi: []ir.Expr{num(4)}, Step: one}}
	}
	part := whole(a)
	part.Section.Hi = []ir.Expr{val(n)}
	list := []ir.Item{{X: val(n)}, part, {X: val(x)}, {X: val(l)}, {X: val(c)}, whole(b), {X: elem(b, val(n))}, {X: elem(a, num(4))}}
	p.transfer(ir.ReadOp, nil, list...)
	list = []ir.Item{{X: val(n)}, whole(a), {X: val(x)}, {X: val(l)}, {X: val(c)}, whole(b)}
	p.transfer(ir.WriteOp, nil, list...)
	p.expect(t, "2 11 12 1.5 T abcd 1 2 3 4 5 14\n",
		"2 11 12 0 14 1.50000000 T abc 1.0000000000000000 5.0000000000000000 3.0000000000000000 4.0000000000000000")
}

func TestFormat(t *testing.T) {
	p := newProgram()
	p.transfer(ir.WriteOp, str("(a, i4, f6.2)"), ir.Item{X: str("n =")}, ir.Item{X: num(5)}, ir.Item{X: real8(2.5)})
	p.expect(t, "", "n = 5 2.50")
}

func TestSubroutines(t *testing.T) {
	p := newProgram()
	x, d := p.scalar("x", ir.Real4), p.scalar("d", ir.Real8)
	count, rate, length := p.scalar("count", ir.Int8), p.scalar("rate", ir.Int4), p.scalar("length", ir.Int4)
	c := p.scalar("c", ir.Type{Base: ir.Character, Len: 4})
	call := func(name string, args ...ir.Expr) {
		p.add(&ir.CallIntrinsic{At: p.here(), Name: name, Args: args})
	}
	call("cpu_time", val(x))
	call("cpu_time", val(d))
	call("system_clock", nil, val(rate))
	call("system_clock", val(count))
	call("get_command_argument", num(9), val(c), val(length))
	p.print(op(ir.LT, val(x), real4(5)), op(ir.GE, val(d), conv(ir.Real8, val(x))), val(rate),
		op(ir.GT, val(count), long(0)), val(length), fn("command_argument_count", ir.Int4))
	p.expect(t, "", "T T 1000 T 0 0")
}

func TestIndexVariablesOfMixedKinds(t *testing.T) {
	p := newProgram()
	i, k := p.scalar("i", ir.Int4), p.scalar("k", ir.Int8)
	a := p.array("a", ir.Int8, upTo(8))
	p.add(p.set(val(k), long(2)))
	index := minus(times(conv(ir.Int8, val(i)), val(k)), long(1))
	bound := fn("min", ir.Int8, long(4), fn("max", ir.Int8, val(k), long(9)))
	p.add(p.do(i, num(1), bound, p.set(elem(a, index), conv(ir.Int8, val(i)))))
	p.printSection(&ir.Section{Sym: a, Lo: []ir.Expr{num(1)}, Hi: []ir.Expr{num(8)}, Step: []ir.Expr{num(1)}})
	p.expect(t, "", "1 0 2 0 3 0 4 0")
}

func TestReductionsKeepTheirValue(t *testing.T) {
	p := newProgram()
	i, s, m := p.scalar("i", ir.Int4), p.scalar("s", ir.Real8), p.scalar("m", ir.Real8)
	x := conv(ir.Real8, val(i))
	p.add(p.do(i, num(1), num(1000),
		p.set(val(s), minus(plus(val(s), x), real8(1))),
		p.set(val(m), fn("max", ir.Real8, val(m), times(x, minus(real8(1000), x))))))
	p.print(val(s), val(m))
	p.expect(t, "", "499500.00000000000 250000.00000000000")
}

// TestScrambles wants the last bits of a result that is out of range where a statement mixes bits or multiplies what it sets, and LLVM to
// know that others stay in range.
func TestScrambles(t *testing.T) {
	p := newProgram()
	i, k, x := p.scalar("i", ir.Int4), p.scalar("k", ir.Int4), p.scalar("x", ir.Real8)
	bits := &ir.Call{Fn: "ieor", Args: []ir.Expr{val(k), plus(val(i), num(1))}, T: ir.Int4}
	for _, c := range []struct {
		name string
		st   *ir.Assign
		free bool
	}{
		{"a counter", p.set(val(i), plus(val(i), num(1))), false},
		{"a subscript", p.set(val(i), plus(times(val(k), num(1000)), num(1))), false},
		{"a product of another", p.set(val(i), times(val(k), val(k))), false},
		{"a sum with itself in a product", p.set(val(i), plus(times(num(31), val(i)), val(k))), true},
		{"a large factor", p.set(val(i), times(val(k), num(69069))), true},
		{"a large negative factor", p.set(val(i), times(num(-1640531527), val(k))), true},
		{"bits", p.set(val(i), bits), true},
		{"a real", p.set(val(x), times(real8(1e9), val(x))), false},
	} {
		if scrambles(c.st) != c.free {
			t.Errorf("%s: it is %t that it wants the last bits", c.name, !c.free)
		}
	}
	p.add(p.set(val(i), plus(times(val(k), num(1000)), num(1))), p.set(val(k), times(val(k), val(i))))
	text := Module(p.program(), Options{}).String()
	if strings.Count(text, "mul nsw i32") != 1 || strings.Count(text, "mul i32") != 1 {
		t.Errorf("one of two products may leave the range:\n%s", text)
	}
}
