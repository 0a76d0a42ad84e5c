package back

import (
	"fmt"
	"strings"

	"dhpfgo/ir"
)

func (w *writer) block(body []ir.Stmt) {
	for _, s := range body {
		w.stmt(s)
	}
}

func (w *writer) loop(s ir.Stmt) string {
	w.loops[s] = fmt.Sprintf("loop%d", len(w.loops)+1)
	return w.loops[s]
}

func (w *writer) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Assign:
		w.line("%s = %s", w.expr(s.LHS), w.expr(s.RHS))
	case *ir.Do:
		w.do(s)
	case *ir.While:
		name := w.loop(s)
		cond := ".true."
		if s.Cond != nil {
			cond = w.expr(s.Cond)
		}
		w.line("%s: do while (%s)", name, cond)
		w.block(s.Body)
		w.line("end do %s", name)
	case *ir.If:
		for i, b := range s.Branches {
			switch {
			case b.Cond == nil:
				w.line("else")
			case i == 0:
				w.line("if (%s) then", w.expr(b.Cond))
			default:
				w.line("else if (%s) then", w.expr(b.Cond))
			}
			w.block(b.Body)
		}
		w.line("end if")
	case *ir.Jump:
		w.line("%s %s", map[bool]string{true: "exit", false: "cycle"}[s.Exit], w.loops[s.Loop])
	case *ir.CallProc:
		w.call(s)
	case *ir.Return:
		w.line("return")
	default:
		w.memory(s)
	}
}

// do writes a loop; one that transfers items becomes an implied DO.
func (w *writer) do(s *ir.Do) {
	head := fmt.Sprintf("%s = %s, %s, %s", w.symbol(s.Var), w.expr(s.Lo), w.expr(s.Hi), w.expr(s.Step))
	if w.control != "" && transfers(s) {
		outer := w.items
		w.items = nil
		w.block(s.Body)
		w.items = append(outer, "("+strings.Join(w.items, ", ")+", "+head+")")
		return
	}
	name := w.loop(s)
	w.line("%s: do %s", name, head)
	w.block(s.Body)
	w.line("end do %s", name)
}

func (w *writer) call(s *ir.CallProc) {
	call := w.reference(s.Proc, s.Args)
	switch {
	case s.Into != nil:
		w.line("%s = %s", w.symbol(s.Into), call)
	case s.Result != nil:
		w.line("%s = %s", w.expr(s.Result), call)
	default:
		w.line("call %s", call)
	}
}

// memory writes statements about allocation and pointers, and what is left.
func (w *writer) memory(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Allocate:
		name, dims := w.symbol(s.Sym), w.dims(s.Sym.Dims)
		if s.Sym.Scratch {
			w.line("if (allocated(%s)) deallocate(%s)", name, name)
		}
		if s.Sym.Deferred {
			w.line("allocate(%s :: %s%s)", w.typeOf(s.Sym.Type, w.expr(s.Sym.Len)), name, dims)
			return
		}
		w.line("allocate(%s%s)", name, dims)
	case *ir.Deallocate:
		w.line("deallocate(%s)", w.symbol(s.Sym))
	case *ir.AllocateField:
		if s.Len != nil {
			w.refuse("component of deferred length")
		}
		w.line("allocate(%s%s)", w.expr(s.Field), w.dims(s.Dims))
	case *ir.DeallocateField:
		w.line("deallocate(%s)", w.expr(s.Field))
	case *ir.Reset:
		w.line("%s = %s()", w.expr(s.Var), w.name(s.Var.Sym.Type.Derived, ""))
	case *ir.View:
		w.view(s)
	case *ir.PointTo:
		w.pointTo(s)
	case *ir.CopyArray:
		w.line("%s = %s", w.symbol(s.To), w.symbol(s.From))
	case *ir.FillRandom:
		w.line("call random_number(%s)", w.symbol(s.Sym))
	case *ir.GatherAll:
		w.line("%s = %s", w.symbol(s.Into), w.symbol(s.From))
	case *ir.Borrow: // each array keeps its own memory
		w.line("%s = .false.", w.symbol(s.Flag.Sym))
	case *ir.OnMark, *ir.Redistribute, *ir.Agree:
	default:
		w.simple(s)
	}
}

// view makes a name for a component of one variable, or of all elements of a section.
func (w *writer) view(s *ir.View) {
	if s.Parent != nil {
		w.refuse("view of a section")
		return
	}
	var lo []string
	for _, d := range s.Sym.Dims {
		lo = append(lo, w.expr(d.Lo)+":")
	}
	w.line("%s(%s) => %s", w.symbol(s.Sym), strings.Join(lo, ","), w.expr(s.First))
}

func (w *writer) pointTo(s *ir.PointTo) {
	if s.Proc != nil || s.From != nil || s.Extents != nil {
		w.refuse("pointer assignment")
		return
	}
	to := ""
	if s.Field != nil {
		to = w.expr(s.Field)
	} else {
		to = w.symbol(s.Sym)
	}
	var lo []string
	for _, x := range s.Lo {
		lo = append(lo, w.expr(x)+":")
	}
	if lo != nil && s.Section != nil {
		to += "(" + strings.Join(lo, ",") + ")"
	}
	switch {
	case s.Section != nil:
		w.line("%s => %s", to, w.section(s.Section))
	case s.Scalar != nil:
		w.line("%s => %s", to, w.expr(s.Scalar))
	default:
		w.line("nullify(%s)", to)
	}
}

func (w *writer) simple(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.IOBegin:
		w.items = nil
		w.control = w.controls(s)
	case *ir.Transfer:
		w.items = append(w.items, w.item(s.Item))
	case *ir.IOEnd:
		if s.Branch != nil {
			w.refuse("branches of I/O")
		}
		w.line("%s %s", w.control, strings.Join(w.items, ", "))
		w.control = ""
	case *ir.Stop:
		text := map[bool]string{true: "error stop", false: "stop"}[s.Error]
		if s.Code != nil {
			text += " " + w.expr(s.Code)
		}
		w.line("%s", text)
	case *ir.CallIntrinsic:
		var args []string
		for k, a := range s.Args {
			if a == nil && k < len(s.Args)-1 {
				w.refuse("absent argument of %s", s.Name)
			} else if a != nil {
				args = append(args, w.expr(a))
			}
		}
		w.line("call %s(%s)", s.Name, strings.Join(args, ","))
	default:
		w.refuse("%T", s)
	}
}

// controls is the control list of a statement of input or output.
func (w *writer) controls(s *ir.IOBegin) string {
	if s.Op == ir.LengthOp || s.Group != "" || s.Choice != nil || s.Pieces != nil || len(s.Handles) > 0 || len(s.Formats) > 1 {
		w.refuse("control list of %s", s.Op)
	}
	var parts []string
	if s.File != nil {
		parts = append(parts, "unit="+w.item(*s.File))
	}
	for _, v := range s.Values {
		parts = append(parts, v.Keyword+"="+w.expr(v.X))
	}
	for _, r := range s.Results {
		parts = append(parts, r.Keyword+"="+w.expr(r.X))
	}
	if s.List {
		parts = append(parts, "fmt=*")
	}
	if len(s.Formats) == 1 {
		parts = append(parts, "fmt='"+strings.ReplaceAll(s.Formats[0].Text, "'", "''")+"'")
	}
	return s.Op.String() + "(" + strings.Join(parts, ",") + ")"
}

// transfers reports whether a loop has items of the I/O statement around it.
func transfers(s *ir.Do) bool {
	found := false
	ir.WalkStmts(s.Body, func(st ir.Stmt) bool {
		_, begins := st.(*ir.IOBegin)
		_, item := st.(*ir.Transfer)
		found = found || item
		return !begins
	})
	return found
}

func (w *writer) item(it ir.Item) string {
	if it.Section == nil {
		return w.expr(it.X)
	}
	return w.section(it.Section)
}
