// Package windows passes copies of small sections of distributed arrays that calls in loops take of all places, as the points around one:
//
//	do i;  f(i) = flux(u(i-2:i+2));  end do   →   do i;  do k = 1, 5; w(k) = u(i-3+k); end do;  f(i) = flux(w);  end do
//
// The copy belongs to the iteration. Where the section itself is passed the procedure gets it as it is distributed, and its statements can not say which
// elements all calls together take: each element would be fetched by itself.
package windows

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
)

// most is how many elements a section has at most that is copied.
const most = 125

// Copy does so in the units that distribute arrays.
func Copy(prog *ir.Program) {
	found := false
	for _, u := range prog.Units {
		if u.Module || !u.Distributes() {
			continue
		}
		c := &copier{unit: u}
		u.Body = c.list(u.Body, nil)
		found = found || c.made > 0
	}
	if found {
		ir.FindEffects(prog)
	}
}

type copier struct {
	unit *ir.Unit
	made int
}

func (c *copier) list(body []ir.Stmt, around []*ir.Do) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		switch s := st.(type) {
		case *ir.Do:
			s.Body = c.list(s.Body, append(around[:len(around):len(around)], s))
		case *ir.While:
			s.Body = c.list(s.Body, around)
		case *ir.If:
			out = append(out, c.inExpr(s.Branches[0].Cond, around)...)
			for k := range s.Branches {
				s.Branches[k].Body = c.list(s.Branches[k].Body, around)
			}
		case *ir.Assign:
			out = append(out, c.inExpr(s.RHS, around)...)
		case *ir.CallProc:
			out = append(out, c.arguments(s.Proc, s.Args, around)...)
		}
		out = append(out, st)
	}
	return out
}

// inExpr copies the sections that functions in an expression take, but for those that it may not call.
func (c *copier) inExpr(e ir.Expr, around []*ir.Do) (before []ir.Stmt) {
	stays := ir.AnyExpr(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Binary:
			return x.Op == ir.And || x.Op == ir.Or
		case *ir.FuncRef:
			return x.Proc == nil || x.Proc.Effects == nil || len(x.Proc.Effects.Writes) > 0 || x.Proc.Effects.Alters
		}
		return false
	})
	if e == nil || stays {
		return nil
	}
	ir.WalkExprs(e, func(x ir.Expr) {
		if f, ok := x.(*ir.FuncRef); ok {
			before = append(before, c.arguments(f.Proc, f.Args, around)...)
		}
	})
	return before
}

// arguments puts copies in the place of arguments.
func (c *copier) arguments(p *ir.Procedure, args []ir.Actual, around []*ir.Do) (before []ir.Stmt) {
	if p == nil || p.Unit == nil || len(around) == 0 {
		return nil
	}
	for k := range args {
		if k < len(p.Dummies) && c.isWindow(p, k, args[k], around) {
			loop, section := c.copyOf(args[k], around)
			before = append(before, loop)
			args[k].Section = section
		}
	}
	return before
}

// isWindow reports whether an argument is a small section of a distributed array, at a place that loops around choose, along a distributed
// dimension, of which the procedure only reads elements.
func (c *copier) isWindow(p *ir.Procedure, k int, a ir.Actual, around []*ir.Do) bool {
	d, sec := p.Dummies[k], a.Section
	if sec == nil || a.Copy || p.Effects.Arg(k).Written || d.Map != nil || d.Pointer || d.Target || d.Allocatable || d.Optional || d.Class {
		return false
	}
	x := sec.Sym
	if x.Map == nil || x.View || x.Pointer || x.Type != d.Type || x.Type.Base == ir.Derived || p.Effects.WritesShared(x) {
		return false
	}
	count, chosen := int64(1), false
	for i := range sec.Lo {
		if sec.Single[i] {
			continue
		}
		n, ok := ir.Difference(sec.Hi[i], sec.Lo[i])
		if !ok || n < 0 || n >= most || !ir.IsInt(sec.Step[i], 1) {
			return false
		}
		count *= n + 1
		chosen = chosen || x.Map.Dims[i].Grid >= 0 && namesAny(sec.Lo[i], around)
	}
	return chosen && count <= most
}

// namesAny reports whether an affine expression depends on a loop.
func namesAny(e ir.Expr, around []*ir.Do) bool {
	form, why := ir.AffineOf(e)
	return why == "" && slices.ContainsFunc(form.Terms, func(t ir.AffTerm) bool {
		return slices.ContainsFunc(around, func(l *ir.Do) bool { return l.Var == t.Sym })
	})
}

// copyOf is the loop that copies a section to an array of the iteration, and that array as an argument.
func (c *copier) copyOf(a ir.Actual, around []*ir.Do) (loop ir.Stmt, section *ir.Section) {
	sec, at := a.Section, ir.At{Pos: a.Pos}
	w := c.local("window", sec.Sym.Type, a)
	from, to := &ir.Elem{Pos: a.Pos, Sym: sec.Sym}, &ir.Elem{Pos: a.Pos, Sym: w}
	var vars []*ir.Symbol
	for i, lo := range sec.Lo {
		if sec.Single[i] {
			from.Subs = append(from.Subs, ir.CloneExpr(lo))
			continue
		}
		n, _ := ir.Difference(sec.Hi[i], lo)
		v := c.local("k", ir.Int8, a)
		w.Dims = append(w.Dims, ir.Dim{Lo: ir.Int8Const(1), Hi: ir.Int8Const(n + 1)})
		vars = append(vars, v)
		index := func() ir.Expr { return &ir.Var{Pos: a.Pos, Sym: v} }
		from.Subs = append(from.Subs, ir.Int8Op(ir.Add, ir.Int8Of(ir.CloneExpr(lo)), ir.Int8Op(ir.Sub, index(), ir.Int8Const(1))))
		to.Subs = append(to.Subs, index())
	}
	loop = &ir.Assign{At: at, LHS: to, RHS: from}
	for k, v := range vars {
		loop = &ir.Do{At: at, Var: v, Lo: ir.Int8Const(1), Hi: ir.CloneExpr(w.Dims[k].Hi), Step: ir.Int8Const(1), Body: []ir.Stmt{loop},
			Independent: &ir.Independent{Pos: a.Pos, Array: true}}
	}
	for _, l := range around {
		if l.Independent != nil {
			l.Independent.New = append(append(l.Independent.New, w), vars...)
		}
	}
	return loop, ir.WholeSection(w)
}

func (c *copier) local(stem string, t ir.Type, a ir.Actual) *ir.Symbol {
	c.made++
	s := &ir.Symbol{Name: fmt.Sprintf("%s%%w%d", stem, c.made), Pos: a.Pos, Type: t, Made: true, Storage: ir.Static}
	if c.unit.Proc != nil {
		s.Storage = ir.Automatic
	}
	c.unit.Declare(s)
	return s
}
