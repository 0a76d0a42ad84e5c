package back

import (
	"fmt"
	"math"
	"strings"

	"dhpfgo/ir"
)

func (w *writer) list(list []ir.Expr) string {
	var out []string
	for _, e := range list {
		out = append(out, w.expr(e))
	}
	return strings.Join(out, ",")
}

// expr prints every operation in parentheses and every conversion as an intrinsic function.
func (w *writer) expr(e ir.Expr) string {
	switch e := e.(type) {
	case *ir.Const:
		return w.constant(e)
	case *ir.Var:
		return w.symbol(e.Sym)
	case *ir.Elem:
		return w.symbol(e.Sym) + "(" + w.list(e.Subs) + ")"
	case *ir.Unary:
		return "(" + e.Op.String() + w.expr(e.X) + ")"
	case *ir.Binary:
		if e.Op == ir.FloorDiv || e.Op == ir.CeilDiv {
			return w.refuse("division of bounds")
		}
		return "(" + w.expr(e.X) + e.Op.String() + w.expr(e.Y) + ")"
	case *ir.Conv:
		return w.conversion(e)
	case *ir.Call:
		return w.intrinsic(e)
	case *ir.FuncRef:
		return w.reference(e.Proc, e.Args)
	}
	return w.inquiry(e)
}

func (w *writer) conversion(e *ir.Conv) string {
	name := map[ir.Base]string{ir.Integer: "int", ir.Real: "real", ir.Complex: "cmplx", ir.Logical: "logical"}[e.T.Base]
	switch {
	case e.T.Base == ir.Integer && e.X.Type().Base == ir.Logical || e.T.Base == ir.Logical && e.X.Type().Base == ir.Integer:
		return w.refuse("conversion of %s to %s", e.X.Type(), e.T)
	case e.T.Base == ir.Complex:
		return fmt.Sprintf("cmplx(%s,kind=%d)", w.expr(e.X), e.T.Kind)
	case name == "":
		return w.expr(e.X)
	}
	return fmt.Sprintf("%s(%s,%d)", name, w.expr(e.X), e.T.Kind)
}

func (w *writer) intrinsic(e *ir.Call) string {
	switch e.Fn {
	case "number_of_processors":
		return "1"
	case "floor", "ceiling", "nint", "cmplx", "int", "real", "logical", "iachar", "ichar", "len_trim", "index", "scan", "verify":
		return fmt.Sprintf("%s(%s,kind=%d)", e.Fn, w.list(e.Args), e.T.Kind)
	}
	return e.Fn + "(" + w.list(e.Args) + ")"
}

func (w *writer) inquiry(e ir.Expr) string {
	switch e := e.(type) {
	case *ir.Field:
		text := w.expr(e.X) + "%" + e.Comp.Name
		if len(e.Subs) > 0 {
			text += "(" + w.list(e.Subs) + ")"
		}
		return text
	case *ir.Substr:
		return w.expr(e.X) + "(" + w.expr(e.Lo) + ":" + w.expr(e.Hi) + ")"
	case *ir.TextLen:
		if e.Field != nil {
			return "len(" + w.expr(e.Field) + ",kind=8)"
		}
		return "len(" + w.symbol(e.Sym) + ",kind=8)"
	case *ir.Extent:
		return fmt.Sprintf("size(%s,%d,kind=8)", w.symbol(e.Sym), e.Dim)
	case *ir.Status:
		return w.status(e)
	}
	return w.refuse("%T", e)
}

func (w *writer) status(e *ir.Status) string {
	of, points := "", false
	if e.Field != nil {
		of, points = w.expr(e.Field), e.Field.Comp.Pointer
	} else {
		of, points = w.symbol(e.Sym), e.Sym.Pointer
	}
	switch {
	case e.Proc != nil:
		return w.refuse("procedure pointer")
	case e.Present:
		return "present(" + of + ")"
	case e.With != nil:
		return "associated(" + of + "," + w.expr(e.With) + ")"
	case e.Section != nil:
		return "associated(" + of + "," + w.section(e.Section) + ")"
	case points:
		return "associated(" + of + ")"
	}
	return "allocated(" + of + ")"
}

func (w *writer) section(s *ir.Section) string {
	if isWhole(s) {
		return w.symbol(s.Sym)
	}
	var subs []string
	for k := range s.Lo {
		if s.Single[k] {
			subs = append(subs, w.expr(s.Lo[k]))
			continue
		}
		subs = append(subs, w.expr(s.Lo[k])+":"+w.expr(s.Hi[k])+":"+w.expr(s.Step[k]))
	}
	return w.symbol(s.Sym) + "(" + strings.Join(subs, ",") + ")"
}

// isWhole reports whether a section is an array from bound to bound.
func isWhole(s *ir.Section) bool {
	for k, d := range s.Sym.Dims {
		if s.Single[k] || !ir.IsInt(s.Step[k], 1) || !ir.Equal(s.Lo[k], d.Lo) || !ir.Equal(s.Hi[k], d.Hi) {
			return false
		}
	}
	return s.Sym.Size != ir.AssumedSize
}

// reference is a procedure with its arguments; after an absent one they have their names.
func (w *writer) reference(p *ir.Procedure, args []ir.Actual) string {
	if p.Dummy == nil && p.Unit == nil || p.Targets != nil || p.Dummy == nil && len(p.Dummies) < len(args) {
		return w.refuse("procedure %s", p.Name)
	}
	var out []string
	absent := false
	for k, a := range args {
		if a.Tag != nil {
			w.refuse("dynamic type")
		}
		if a.X == nil && a.Section == nil && a.Proc == nil {
			absent = true
			continue
		}
		text := ""
		if absent && p.Dummy == nil {
			text = w.symbol(p.Dummies[k]) + "="
		}
		switch {
		case a.Proc != nil:
			text += w.procedureName(a.Proc)
		case a.Section != nil:
			text += w.section(a.Section)
		case a.Copy:
			text += "(" + w.expr(a.X) + ")"
		default:
			text += w.expr(a.X)
		}
		out = append(out, text)
	}
	return w.procedureName(p) + "(" + strings.Join(out, ",") + ")"
}

func (w *writer) procedureName(p *ir.Procedure) string {
	if p.Dummy != nil {
		return w.symbol(p.Dummy)
	}
	return w.name(p, "p_"+p.Name)
}

func (w *writer) constant(k *ir.Const) string {
	switch {
	case k.T.Base == ir.Real && math.IsInf(k.R, 0):
		return infinityText(k)
	case k.T.Base == ir.Derived:
		return w.structure(k)
	case k.T.Base == ir.Complex:
		re, im := &ir.Const{T: ir.Type{Base: ir.Real, Kind: k.T.Kind}, R: k.R}, &ir.Const{T: ir.Type{Base: ir.Real, Kind: k.T.Kind}, R: k.Im}
		return fmt.Sprintf("cmplx(%s,%s,kind=%d)", w.constant(re), w.constant(im), k.T.Kind)
	case k.T.Base == ir.Character:
		return textConstant(k.S)
	case k.T.Base == ir.Logical:
		return fmt.Sprintf(".%t._%d", k.L, k.T.Kind)
	}
	switch s := ir.ExprString(k); {
	case k.T.Base == ir.Integer && k.I == -ir.HugeInt(k.T.Kind)-1:
		return fmt.Sprintf("(-%d_%d-1_%d)", ir.HugeInt(k.T.Kind), k.T.Kind, k.T.Kind)
	case k.T.Base == ir.Integer:
		return fmt.Sprintf("(%s_%d)", s, k.T.Kind)
	case strings.HasPrefix(s, "-"):
		return "(" + s + ")"
	default:
		return s
	}
}

// structure is a constructor; components without a value have their default one.
func (w *writer) structure(k *ir.Const) string {
	var out []string
	for i, comp := range k.T.Derived.Components {
		if i >= len(k.Parts) || k.Parts[i] == nil {
			continue
		}
		if len(comp.Dims) > 0 {
			return w.refuse("constant with an array component")
		}
		out = append(out, comp.Name+"="+w.constant(k.Parts[i]))
	}
	return w.name(k.T.Derived, k.T.Derived.Name) + "(" + strings.Join(out, ",") + ")"
}

// textConstant joins printable characters and the others, by their numbers.
func textConstant(s string) string {
	var parts []string
	plain := ""
	flush := func() {
		if plain != "" || len(parts) == 0 {
			parts = append(parts, "'"+strings.ReplaceAll(plain, "'", "''")+"'")
		}
		plain = ""
	}
	for i := range len(s) {
		if s[i] >= ' ' && s[i] < 127 {
			plain += s[i : i+1]
			continue
		}
		flush()
		parts = append(parts, fmt.Sprintf("achar(%d)", s[i]))
	}
	if plain != "" || len(parts) == 0 {
		flush()
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return "(" + strings.Join(parts, "//") + ")"
}

// infinityText writes an infinity in bits, as Fortran has no constant for it.
func infinityText(k *ir.Const) string {
	if k.T.Kind == 4 {
		return fmt.Sprintf("transfer(%d_4, 1e0)", int32(math.Float32bits(float32(k.R))))
	}
	return fmt.Sprintf("transfer(%d_8, 1d0)", int64(math.Float64bits(k.R)))
}
