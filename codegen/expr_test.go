package codegen

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"dhpfgo/ir"
	"dhpfgo/pgasrt"
)

func TestIntegerOperators(t *testing.T) {
	p := newProgram()
	i, j := p.scalar("i", ir.Int4), p.scalar("j", ir.Int4)
	p.add(p.set(val(i), num(-7)), p.set(val(j), num(2)))
	p.print(plus(val(i), val(j)), minus(val(i), val(j)), times(val(i), val(j)), op(ir.Div, val(i), val(j)), neg(val(i)))
	p.print(op(ir.Pow, val(i), num(3)), op(ir.Pow, val(i), val(j)), op(ir.Pow, val(j), neg(val(j))))
	p.print(op(ir.FloorDiv, conv(ir.Int8, val(i)), long(2)), op(ir.CeilDiv, conv(ir.Int8, val(i)), long(2)))
	p.expect(t, "", "-5 -9 -14 -3 7", "-343 49 0", "-4 -3")
}

func TestIntegerIntrinsics(t *testing.T) {
	p := newProgram()
	i, j := p.scalar("i", ir.Int4), p.scalar("j", ir.Int4)
	p.add(p.set(val(i), num(-7)), p.set(val(j), num(3)))
	two := func(name string) ir.Expr { return fn(name, ir.Int4, val(i), val(j)) }
	p.print(two("mod"), two("modulo"), two("max"), two("min"), two("sign"), two("dim"), fn("abs", ir.Int4, val(i)))
	p.print(two("iand"), two("ior"), two("ieor"), fn("not", ir.Int4, val(i)))
	p.print(fn("ishft", ir.Int4, val(j), num(4)), fn("ishft", ir.Int4, val(i), num(-28)), fn("ishft", ir.Int4, val(j), num(32)))
	p.print(fn("merge", ir.Int4, val(i), val(j), op(ir.LT, val(i), val(j))))
	p.expect(t, "", "-1 2 3 -7 7 0 7", "1 -5 -6 6", "48 15 0", "-7")
}

func TestRealOperators(t *testing.T) {
	p := newProgram()
	x, y := p.scalar("x", ir.Real8), p.scalar("y", ir.Real8)
	p.add(p.set(val(x), real8(-1.5)), p.set(val(y), real8(4)))
	p.print(plus(val(x), val(y)), minus(val(x), val(y)), times(val(x), val(y)), op(ir.Div, val(x), val(y)), neg(val(x)))
	p.print(op(ir.Pow, val(x), num(3)), op(ir.Pow, val(y), real8(0.5)), op(ir.Pow, val(y), num(-2)))
	p.print(op(ir.LT, val(x), val(y)), op(ir.GE, val(x), val(y)), op(ir.NE, val(x), val(y)))
	p.expect(t, "",
		"2.5000000000000000 -5.5000000000000000 -6.0000000000000000 -0.37500000000000000 1.5000000000000000",
		"-3.3750000000000000 2.0000000000000000 6.2500000000000000E-002", "T F T")
}

func TestRealIntrinsics(t *testing.T) {
	p := newProgram()
	x, y := p.scalar("x", ir.Real4), p.scalar("y", ir.Real4)
	p.add(p.set(val(x), real4(-2.5)), p.set(val(y), real4(2)))
	for _, name := range []string{"abs", "aint", "anint", "exp", "tanh"} {
		p.print(fn(name, ir.Real4, val(x)))
	}
	for _, name := range []string{"floor", "ceiling", "nint"} {
		p.print(fn(name, ir.Int4, val(x)))
	}
	for _, name := range []string{"max", "min", "mod", "modulo", "sign", "dim", "hypot"} {
		p.print(fn(name, ir.Real4, val(x), val(y)))
	}
	p.expect(t, "", "2.50000000 -2.00000000 -3.00000000 8.20849985E-02 -0.986614287", "-3 -2 -3",
		"2.00000000 -2.50000000 -0.500000000 1.50000000 2.50000000 0.00000000 3.20156217")
}

func TestConversionsAndConstants(t *testing.T) {
	p := newProgram()
	i, d, l := p.scalar("i", ir.Int4), p.scalar("d", ir.Real8), p.scalar("l", ir.Log4)
	d.Init = &ir.Const{T: ir.Real8, R: -3.75}
	l.Init = &ir.Const{T: ir.Log4, L: true}
	p.add(p.set(val(i), conv(ir.Int4, val(d))))
	p.print(val(i), conv(ir.Real4, val(d)), conv(ir.Real8, val(i)), conv(ir.Int8, val(i)), val(l))
	p.print(real4(0.1), conv(ir.Real8, real4(0.1)), real8(0.1), long(1<<40))
	p.expect(t, "", "-3 -3.75000000 -3.0000000000000000 -3 T",
		"0.100000001 0.10000000149011612 0.10000000000000001 1099511627776")
}

func TestLogicalOperatorsEvaluateTheirRightSideOnlyWhenNeeded(t *testing.T) {
	p := newProgram()
	i, l := p.scalar("i", ir.Int4), p.scalar("l", ir.Log4)
	a := p.array("a", ir.Int4, upTo(3))
	p.add(p.set(val(i), num(9)))
	inside := op(ir.LE, val(i), num(3))
	found := op(ir.EQ, elem(a, val(i)), num(0))
	p.add(p.set(val(l), op(ir.And, inside, found)))
	not := &ir.Unary{Op: ir.Not, X: val(l)}
	p.print(val(l), not, op(ir.Or, not, found), op(ir.Eqv, val(l), not), op(ir.Neqv, val(l), not))
	p.expect(t, "", "F T T F T")
}

// TestGuardedOperands combines conditions of which one can not be evaluated where i is 0.
func TestGuardedOperands(t *testing.T) {
	p := newProgram()
	i, l := p.scalar("i", ir.Int4), p.scalar("l", ir.Log4)
	some, two := op(ir.NE, val(i), num(0)), op(ir.EQ, op(ir.Div, num(6), val(i)), num(2))
	none := op(ir.EQ, val(i), num(0))
	forms := []struct {
		e    ir.Expr
		want func(i int, l bool) bool
	}{
		{op(ir.And, some, two), func(i int, l bool) bool { return i == 3 }},
		{op(ir.Or, none, two), func(i int, l bool) bool { return i == 0 || i == 3 }},
		{op(ir.Or, val(l), op(ir.And, some, two)), func(i int, l bool) bool { return l || i == 3 }},
		{op(ir.Or, none, op(ir.And, val(l), two)), func(i int, l bool) bool { return i == 0 || l && i == 3 }},
		{op(ir.Or, none, op(ir.Or, val(l), two)), func(i int, l bool) bool { return i == 0 || l || i == 3 }},
		{op(ir.And, some, op(ir.Or, val(l), two)), func(i int, l bool) bool { return i != 0 && (l || i == 3) }},
		{op(ir.And, val(l), op(ir.And, some, two)), func(i int, l bool) bool { return l && i == 3 }},
		{op(ir.And, some, op(ir.Or, op(ir.And, two, val(l)), two)), func(i int, l bool) bool { return i == 3 }},
		{op(ir.And, val(l), op(ir.Or, none, two)), func(i int, l bool) bool { return l && (i == 0 || i == 3) }},
		{op(ir.And, op(ir.Or, none, two), val(l)), func(i int, l bool) bool { return l && (i == 0 || i == 3) }},
	}
	var lines []string
	for n := range 4 {
		for _, set := range []bool{false, true} {
			p.add(p.set(val(i), num(int64(n))), p.set(val(l), &ir.Const{T: ir.Log4, L: set}))
			var list []ir.Expr
			var words []string
			for _, f := range forms {
				list = append(list, f.e)
				words = append(words, map[bool]string{false: "F", true: "T"}[f.want(n, set)])
			}
			p.print(list...)
			lines = append(lines, strings.Join(words, " "))
		}
	}
	p.expect(t, "", lines...)
}

func TestCharacters(t *testing.T) {
	p := newProgram()
	c := p.scalar("c", ir.Type{Base: ir.Character, Len: 5})
	p.add(p.set(val(c), str("ab")))
	p.print(val(c), str("|"), op(ir.EQ, val(c), str("ab")), op(ir.GT, val(c), str("b")))
	p.add(p.set(val(c), str("abcdefg")))
	p.print(val(c))
	p.expect(t, "", "ab | T F abcde")
}

func TestComplex(t *testing.T) {
	p := newProgram()
	z := p.scalar("z", ir.Type{Base: ir.Complex, Kind: 8})
	p.add(p.set(val(z), conv(z.Type, real8(3))))
	p.print(times(val(z), val(z)), op(ir.Div, val(z), plus(val(z), val(z))), op(ir.EQ, val(z), val(z)))
	p.expect(t, "", "(9.0000000000000000,0.0000000000000000) (0.50000000000000000,0.0000000000000000) T")
}

func TestDivisionByZeroFailsWithItsPosition(t *testing.T) {
	p := newProgram()
	i := p.scalar("i", ir.Int4)
	p.add(p.set(val(i), op(ir.Div, num(1), val(i))))
	output, code := p.run(t, 2, "")
	if want := "test.hpf:2:7: error: integer division by zero"; code != 1 || !strings.Contains(output, want) {
		t.Errorf("exit code %d, output %q, want %q", code, output, want)
	}
}

// TestConditionsJoinInVectors wants vectors for the loop of ANY, and its value.
func TestConditionsJoinInVectors(t *testing.T) {
	for _, join := range []ir.Op{ir.Or, ir.And} {
		p := newProgram()
		i, v := p.scalar("i", ir.Int4), p.scalar("v%1", ir.Log4)
		v.Made = true
		a := p.array("a", ir.Int4, upTo(1000))
		p.add(p.do(i, num(1), num(1000), p.set(elem(a, val(i)), val(i))))
		p.add(p.set(val(v), &ir.Const{T: ir.Log4, L: join == ir.And}))
		p.add(p.do(i, num(1), num(1000), p.set(val(v), op(join, val(v), op(ir.EQ, elem(a, val(i)), num(77))))))
		p.print(val(v))
		p.expect(t, "", map[ir.Op]string{ir.Or: "T", ir.And: "F"}[join])
		if runtime.GOARCH == "amd64" && !strings.Contains(assembly(t, Text(p.program(), Options{})), "pcmpeqd") {
			t.Errorf("%v: no vectors of comparisons", join)
		}
	}
}

func assembly(t *testing.T, text string) string {
	t.Helper()
	tools, err := toolchain()
	if err != nil {
		t.Fatal(err)
	}
	ll := filepath.Join(t.TempDir(), "test.ll")
	if err := os.WriteFile(ll, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	asm, err := tools.Assemble(context.Background(), ll, pgasrt.BuildOptions{Opt: 3})
	if err != nil {
		t.Fatal(err)
	}
	return string(asm)
}
