package codegen

import (
	"regexp"
	"testing"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// own restricts a loop over lo..hi to this image's tile.
func own(d ir.LayoutDim, lo, hi ir.Expr) (first, last ir.Expr) {
	end := minus(plus(val(d.Start), val(d.Block)), long(1))
	return fn("max", ir.Int8, conv(ir.Int8, lo), val(d.Start)), fn("min", ir.Int8, conv(ir.Int8, hi), end)
}

// starts are symbols for the tile starts of another image.
func starts(name string, n int) []*ir.Symbol {
	var list []*ir.Symbol
	for range n {
		list = append(list, &ir.Symbol{Name: name, Type: ir.Int8, Made: true})
	}
	return list
}

// shift is the exchange for a(i-1): the element just before the receiver's tile, from the image whose tile holds it.
func shift(a *spmd.Array, block *ir.Symbol, n int64) *spmd.Exchange {
	recv, send := starts("recv", 1), starts("send", 1)
	wanted := minus(val(recv[0]), long(1))
	return &spmd.Exchange{
		ID: 1, Label: "shift", Ref: elem(a.Sym, num(1)), Array: a, Layouts: []*ir.Layout{a.Sym.Map.Layout},
		Recv: [][]spmd.TileVars{{{Start: recv[0], Extent: block}}}, Send: [][]spmd.TileVars{{{Start: send[0]}}},
		Pieces: []spmd.Piece{{
			Guards: []ir.Expr{minus(wanted, long(1)), minus(long(n), val(recv[0]))},
			Lo:     []ir.Expr{fn("max", ir.Int8, wanted, val(send[0]))},
			Hi:     []ir.Expr{fn("min", ir.Int8, wanted, minus(plus(val(send[0]), val(block)), long(1)))},
		}},
	}
}

// shiftProgram copies a(i-1) to b(i), with an exchange, a reduction, a fetch and a gather.
func shiftProgram() *program {
	p := newProgram()
	const n = 10
	i, s, x := p.scalar("i", ir.Int4), p.scalar("s", ir.Real8), p.scalar("x", ir.Real8)
	l := p.layout("t", upTo(n))
	a, b := p.mapped(l, "a", ir.Real8, upTo(n)), p.mapped(l, "b", ir.Real8, upTo(n))
	lo, hi := own(l.Dims[0], num(1), num(n))
	p.add(p.do(i, lo, hi, p.set(elem(a.Sym, val(i)), conv(ir.Real8, val(i)))))
	p.add(&spmd.ExchangeStep{At: p.here(), Exchanges: []*spmd.Exchange{shift(a, l.Dims[0].Block, n)}})
	lo, hi = own(l.Dims[0], num(2), num(n))
	p.add(p.do(i, lo, hi,
		p.set(elem(b.Sym, val(i)), elem(a.Sym, minus(val(i), num(1)))),
		p.set(val(s), plus(val(s), elem(b.Sym, val(i))))))
	p.add(&spmd.Reduce{At: p.here(), Var: s, Op: ir.ReduceSum})
	p.add(&spmd.Fetch{At: p.here(), Into: x, From: elem(b.Sym, num(7))})
	section := &ir.Section{Sym: b.Sym, Lo: []ir.Expr{num(2)}, Hi: []ir.Expr{num(n)}, Step: []ir.Expr{num(4)}}
	p.transfer(ir.WriteOp, nil, ir.Item{X: val(s)}, ir.Item{X: val(x)}, ir.Item{Section: section})
	p.add(&spmd.ArrayDestroy{At: p.here(), Array: a})
	return p
}

func TestExchangeReduceFetchAndGather(t *testing.T) {
	shiftProgram().expect(t, "", "45.000000000000000 6.0000000000000000",
		"1.0000000000000000 5.0000000000000000 9.0000000000000000")
}

func TestReduceOfEachType(t *testing.T) {
	p := newProgram()
	i, k, f, l := p.scalar("i", ir.Int4), p.scalar("k", ir.Int8), p.scalar("f", ir.Real4), p.scalar("l", ir.Log4)
	p.add(p.set(val(i), num(5)), p.set(val(k), long(1<<40)), p.set(val(f), real4(0.5)), p.set(val(l), truth(true)))
	for _, r := range []struct {
		v  *ir.Symbol
		op ir.ReduceOp
	}{{i, ir.ReduceMax}, {k, ir.ReduceMin}, {f, ir.ReduceMax}, {l, ir.ReduceAnd}} {
		p.add(&spmd.Reduce{At: p.here(), Var: r.v, Op: r.op})
	}
	p.print(val(i), val(k), val(f), val(l), op(ir.GE, fn("number_of_processors", ir.Int4), fn("this_image", ir.Int4)))
	p.expect(t, "", "5 1099511627776 0.500000000 T T")
}

func TestMappedArrayWithInitialValuesAndRunTimeShape(t *testing.T) {
	p := newProgram()
	n := p.scalar("n", ir.Int4)
	p.add(p.set(val(n), num(4)))
	l := p.layout("t", ir.Dim{Lo: num(1), Hi: val(n)})
	a := p.mapped(l, "a", ir.Int4, upTo(2), ir.Dim{Lo: num(1), Hi: val(n)})
	for k := range 8 {
		a.Sym.InitElems = append(a.Sym.InitElems, &ir.Const{T: ir.Int4, I: int64(k)})
	}
	one := num(1)
	p.printSection(&ir.Section{Sym: a.Sym, Lo: []ir.Expr{one, num(2)}, Hi: []ir.Expr{num(2), val(n)}, Step: []ir.Expr{one, one}})
	p.expect(t, "", "2 3 4 5 6 7")
}

// TestStridesThatNoRunChanges wants strides of mapped arrays in memory only after the first dimension of which images store a part.
func TestStridesThatNoRunChanges(t *testing.T) {
	for _, x := range []struct {
		last   ir.Expr
		whole  bool
		stored int
	}{{num(7), false, 1}, {num(7), true, 0}, {nil, true, 1}} {
		p := newProgram()
		if x.last == nil {
			x.last = val(p.scalar("n", ir.Int4))
		}
		l := p.layout("t", upTo(7), upTo(7))
		a := p.mapped(l, "a", ir.Real8, upTo(5), upTo(3), ir.Dim{Lo: num(1), Hi: x.last}, upTo(7))
		a.Full[2] = x.whole
		p.add(p.set(elem(a.Sym, num(2), num(2), num(4), num(4)), real8(1)))
		text := Text(p.program(), Options{})
		if found := regexp.MustCompile(`%a\.stride\S* = alloca`).FindAllString(text, -1); len(found) != x.stored {
			t.Errorf("bound %v, whole %v: %d strides are in memory, want %d", x.last, x.whole, len(found), x.stored)
		}
	}
}
