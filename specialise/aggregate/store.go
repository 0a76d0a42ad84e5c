package aggregate

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// outlive gives a part that is distributed the memory of distributed arrays (sem/outlive.go): one of constant
// bounds is there as long as the program runs, others are allocated when their procedure begins.
func (s *structures) outlive(u *ir.Unit, x *ir.Symbol) {
	if x.Map == nil || !s.isPart(x) || x.Storage == ir.Argument {
		return
	}
	l := x.Map.Layout
	procedure := u.Proc != nil
	if procedure && !l.IsConstant() {
		l.Deferred = true
	}
	if procedure && x.Storage == ir.Automatic && !x.Allocatable {
		if l.IsConstant() && hasConstBounds(x) && !u.Proc.Recursive {
			x.Storage, x.Captured = ir.Static, true
		} else {
			x.Allocatable = true
			u.Body = append([]ir.Stmt{&ir.Allocate{At: ir.At{Pos: x.Pos}, Sym: x}}, u.Body...)
		}
	}
	switch {
	case x.Storage == ir.Static && (procedure || u.Module):
		x.Captured = true
	case procedure && x.Allocatable && x.Storage == ir.Automatic && s.hasInside(u):
		x.Storage, x.Captured, x.PerCall = ir.Static, true, true
	}
	if l.IsConstant() || u.Module || x.PerCall {
		for _, d := range l.Dims {
			for _, v := range d.Variables() {
				v.Storage, v.Captured = ir.Static, true
			}
		}
	}
}

func hasConstBounds(x *ir.Symbol) bool {
	for _, d := range x.Dims {
		_, lo := d.Lo.(*ir.Const)
		_, hi := d.Hi.(*ir.Const)
		if !lo || !hi {
			return false
		}
	}
	return true
}

func (s *structures) isPart(x *ir.Symbol) bool { return s.owner[x] != nil }

func (s *structures) hasInside(u *ir.Unit) bool {
	for _, o := range s.prog.Units {
		if o.Host == u {
			return true
		}
	}
	return false
}

// initialise gives the parts what the variables begin with.
func (s *structures) initialise() {
	main := s.prog.Units[0]
	for _, u := range s.prog.Units {
		for _, x := range s.wholesOf(u) {
			switch fresh := s.fresh(u, x); {
			case x.Allocatable && x.InitElems == nil: // when it is allocated
			case x.Storage == ir.Argument && x.Intent != "out":
			case fresh || x.Storage == ir.Argument:
				u.Body = s.afterAllocations(u.Body, s.defaults(u, x))
			default:
				main.Body = append(s.startOfStatic(main, x), main.Body...)
			}
		}
	}
}

// fresh reports whether each call of the procedure has the variable anew.
func (s *structures) fresh(u *ir.Unit, x *ir.Symbol) bool {
	return u.Proc != nil && x.Storage == ir.Automatic && x.Init == nil && x.InitElems == nil
}

// afterAllocations puts statements after the allocations with which a body begins.
func (s *structures) afterAllocations(body, list []ir.Stmt) []ir.Stmt {
	k := 0
	for k < len(body) {
		if a, ok := body[k].(*ir.Allocate); !ok || !s.isPart(a.Sym) {
			break
		}
		k++
	}
	return append(append(append([]ir.Stmt(nil), body[:k]...), list...), body[k:]...)
}

// wholesOf lists the variables of a unit that are taken apart, in the order of their parts.
func (s *structures) wholesOf(u *ir.Unit) []*ir.Symbol {
	var out []*ir.Symbol
	for _, p := range u.Symbols {
		if x := s.owner[p]; x != nil && s.parts[x][0] == p {
			out = append(out, x)
		}
	}
	return out
}

// startOfStatic sets what the parts of a variable that lives as long as the program begin with: those that every image has as a
// whole in their memory, distributed ones by statements.
func (s *structures) startOfStatic(main *ir.Unit, x *ir.Symbol) []ir.Stmt {
	var out []ir.Stmt
	for i, l := range s.leaves[x.Type.Derived] {
		p := s.parts[x][i]
		list := startList(l, x)
		switch {
		case list == nil:
		case p.Rank() == 0:
			p.Init = list[0]
		case p.Map == nil:
			p.InitElems = list
		default:
			out = append(out, s.fromTable(main, p, list)...)
		}
	}
	return out
}

// startList is what a part begins with, in element order; nil if it has no value.
func startList(l *leaf, x *ir.Symbol) []*ir.Const {
	elems := x.InitElems
	if elems == nil {
		n := int64(1)
		for _, d := range x.Dims {
			k, ok := ir.Difference(d.Hi, d.Lo)
			if !ok {
				return nil
			}
			n *= max(0, k+1)
		}
		elems = make([]*ir.Const, n)
		for i := range elems {
			elems[i] = x.Init
		}
	}
	var out []*ir.Const
	some := false
	for _, k := range elems {
		for _, v := range l.values(k) {
			some = some || v != nil
			if v == nil {
				v = &ir.Const{T: l.typ(), Absent: true}
			}
			out = append(out, v)
		}
	}
	if !some {
		return nil
	}
	return out
}

// fromTable assigns the values of a table to a distributed array.
func (s *structures) fromTable(main *ir.Unit, p *ir.Symbol, list []*ir.Const) []ir.Stmt {
	s.made++
	table := &ir.Symbol{Name: p.Name + "%initial", Pos: p.Pos, Type: p.Type, Dims: p.Dims, InitElems: list, Made: true, Storage: ir.Static}
	main.Symbols = append(main.Symbols[:len(main.Symbols):len(main.Symbols)], table)
	w := &structWriter{structures: s, unit: main, out: &rewritten{}}
	loops := w.loops(p.Pos, p.Dims, func(at []ir.Expr) []ir.Stmt {
		return []ir.Stmt{&ir.Assign{At: ir.At{Pos: p.Pos}, LHS: &ir.Elem{Pos: p.Pos, Sym: p, Subs: at},
			RHS: &ir.Elem{Pos: p.Pos, Sym: table, Subs: copyAll(at)}}}
	})
	main.Symbols = append(main.Symbols, w.out.made...)
	return loops
}

// defaults sets the parts of a variable to their default values.
func (s *structures) defaults(u *ir.Unit, x *ir.Symbol) []ir.Stmt {
	if !x.Type.Derived.HasDefault() {
		return nil
	}
	w := &structWriter{structures: s, unit: u, out: &rewritten{}}
	out := w.defaults(x, x.Pos)
	u.Symbols = append(u.Symbols[:len(u.Symbols):len(u.Symbols)], w.out.made...)
	return out
}

// memory refuses to take apart what a statement uses as memory: what a pointer comes to point to, and what input and output
// statements name as files and results.
func (w *structWriter) memory(st ir.Stmt) {
	switch st := st.(type) {
	case *ir.PointTo:
		w.refuseParts([]any{st.Section, st.Scalar, st.Field}, st.Span(), pointed.Of())
	case *ir.IOBegin:
		w.refuseParts([]any{st.File, st.Results, st.Pieces, st.Members}, st.Span(), transferred.Of())
	case *ir.IOEnd:
		w.refuseParts([]any{st.Results, st.Members}, st.Span(), transferred.Of())
	case *ir.CallIntrinsic:
		w.refuseParts(st.Args, st.Span(), setByIntrinsic.Of())
	}
}

func (w *structWriter) refuseParts(part any, pos diag.Span, why diag.Reason) {
	ir.EverySymbol(func(x *ir.Symbol) {
		if of := w.owner[x]; of != nil {
			w.refuse(of, pos, why)
		}
	}, part)
}
