package partition

import (
	"fmt"

	"dhpfgo/diag"
	"dhpfgo/sem"
)

// stand makes the array that has the shape of a section and the mapping of a dummy argument; nil if extents are not
// constant.
func (s *specializer) stand(d *sem.Symbol, sec *sem.Section) *sem.Symbol {
	x := &sem.Symbol{Name: d.Name, Pos: d.Pos, Type: d.Type, Storage: sem.Static, Captured: true}
	key := fmt.Sprintf("%p", d)
	next := 0
	for k := range sec.Lo {
		if sec.Single[k] {
			continue
		}
		if next >= d.Rank() {
			return nil
		}
		n, ok := gap(sec.Hi[k], sec.Lo[k])
		step, constant := sec.Step[k].(*sem.Const)
		lo, constLo := d.Dims[next].Lo.(*sem.Const)
		if !ok || !constant || !constLo || step.I == 0 {
			return nil
		}
		count := max(0, floorDiv(n+step.I, step.I))
		hi := &sem.Const{Pos: d.Pos, T: sem.Int8, I: lo.I + count - 1}
		if m, ok := gap(d.Dims[next].Hi, hi); ok && m != 0 {
			return nil
		}
		x.Dims = append(x.Dims, sem.Dim{Lo: lo, Hi: hi})
		key += fmt.Sprintf(" %d:%d", lo.I, hi.I)
		next++
	}
	if next != d.Rank() {
		return nil
	}
	if s.stands[key] != nil {
		return s.stands[key]
	}
	if x.Map = constantMapping(d, x); x.Map == nil {
		return nil
	}
	s.stands[key] = x
	main := s.queue[0]
	main.Symbols = append(main.Symbols, x)
	main.Layouts = appendLayout(main.Layouts, x.Map.Layout)
	return x
}

// constantMapping is the mapping of a dummy argument for an array x of constant bounds in its place.
func constantMapping(d, x *sem.Symbol) *sem.Mapping {
	if d.Map.Layout.IsConstant() {
		return d.Map
	}
	l := *d.Map.Layout
	l.Dims = append([]sem.LayoutDim(nil), l.Dims...)
	l.Deferred = false
	for k, m := range d.Map.Dims {
		if m.Grid < 0 {
			continue
		}
		p := &l.Dims[m.Grid]
		if p.Table != nil && !p.Table.IsConstant() {
			return nil
		}
		first, okF := gap(p.Lo, d.Dims[k].Lo)
		last, okL := gap(p.Hi, d.Dims[k].Hi)
		if !okF || !okL {
			return nil
		}
		lo, hi := x.Dims[k].Lo.(*sem.Const), x.Dims[k].Hi.(*sem.Const)
		p.Lo = &sem.Const{Pos: d.Pos, T: sem.Int8, I: lo.I + first}
		p.Hi = &sem.Const{Pos: d.Pos, T: sem.Int8, I: hi.I + last}
		p.CopyVariables()
		for _, v := range p.Variables() {
			v.Captured, v.Storage = true, sem.Static
		}
	}
	return &sem.Mapping{Layout: &l, Dims: d.Map.Dims, Cells: d.Map.Cells}
}

// copyLoops copies a section into the array that stands for it, or back.
func (s *specializer) copyLoops(stand *sem.Symbol, sec *sem.Section, pos diag.Span, in bool) sem.Stmt {
	at := sem.At{Pos: pos}
	here := &sem.Elem{Pos: pos, Sym: stand}
	there := &sem.Elem{Pos: pos, Sym: sec.Sym}
	var vars []*sem.Symbol
	for k := range sec.Lo {
		if sec.Single[k] {
			there.Subs = append(there.Subs, copyOf(sec.Lo[k]))
			continue
		}
		s.made++
		v := &sem.Symbol{Name: fmt.Sprintf("c%%%d", s.made), Type: sem.Int8, Made: true, Storage: sem.Static}
		if s.unit.Proc != nil {
			v.Storage = sem.Automatic
		}
		s.unit.Symbols = append(s.unit.Symbols[:len(s.unit.Symbols):len(s.unit.Symbols)], v)
		lo := stand.Dims[len(vars)].Lo
		there.Subs = append(there.Subs, along(v, lo, sec.Lo[k], sec.Step[k].(*sem.Const).I))
		here.Subs = append(here.Subs, &sem.Var{Pos: pos, Sym: v})
		vars = append(vars, v)
	}
	var body sem.Stmt = &sem.Assign{At: at, LHS: there, RHS: here}
	if in {
		body = &sem.Assign{At: at, LHS: here, RHS: there}
	}
	for k, v := range vars {
		body = &sem.Do{At: at, Var: v, Lo: int8Of(copyOf(stand.Dims[k].Lo)), Hi: int8Of(copyOf(stand.Dims[k].Hi)), Step: intConst(1),
			Body: []sem.Stmt{body}, Independent: &sem.Independent{Pos: pos, Array: true}}
	}
	return body
}

// along is first + (v - lo)*step.
func along(v *sem.Symbol, lo, first sem.Expr, step int64) sem.Expr {
	if n, ok := gap(first, lo); ok && step == 1 {
		return binary(sem.Add, &sem.Var{Sym: v}, intConst(n))
	}
	steps := binary(sem.Sub, &sem.Var{Sym: v}, int8Of(lo))
	if step != 1 {
		steps = binary(sem.Mul, steps, intConst(step))
	}
	return binary(sem.Add, int8Of(copyOf(first)), steps)
}
