package sem

import (
	"dhpfgo/ir"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestAgainstFortran writes each typed program back as Fortran, where conversions are intrinsic calls and all array
// operations are loops, and compares what it prints with what the source prints, both compiled by gfortran.
func TestAgainstFortran(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles programs")
	}
	if _, err := exec.LookPath("gfortran"); err != nil {
		t.Fatal("gfortran is not installed: apt install gfortran")
	}
	for _, name := range sources(t, "good") {
		t.Run(filepath.Base(name), func(t *testing.T) {
			p, bag := checkText(name, readFile(t, name))
			if bag.HasErrors() {
				t.Fatal(bag.All()[0])
			}
			dir := t.TempDir()
			back := filepath.Join(dir, "back.f90")
			if err := os.WriteFile(back, []byte(fortran(p.Units[0])), 0o644); err != nil {
				t.Fatal(err)
			}
			if want, got := runFortran(t, name, dir, "a"), runFortran(t, back, dir, "b"); want != got {
				t.Errorf("the source prints\n%s\nthe typed program prints\n%s", want, got)
			}
		})
	}
}

func runFortran(t *testing.T, source, dir, exe string) string {
	t.Helper()
	args := []string{"-O0", "-fcheck=bounds", "-ffree-line-length-none", "-w", source, "-o", filepath.Join(dir, exe)}
	if out, err := exec.Command("gfortran", args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, out, readFile(t, source))
	}
	cmd := exec.Command(filepath.Join(dir, exe))
	cmd.Stdin = strings.NewReader("7 3\n 1.5\n 1 2 3 4 5 6 7 8 9 10\n")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", source, err, out)
	}
	return string(out)
}

// writer prints a unit as Fortran.
type writer struct {
	strings.Builder
	loops   map[ir.Stmt]string
	control string // of the I/O statement that is being written
	items   []string
}

func plainName(s *ir.Symbol) string { return strings.ReplaceAll(s.Name, "%", "_made_") }

func fortran(u *ir.Unit) string {
	w := &writer{loops: map[ir.Stmt]string{}}
	fmt.Fprintf(w, "program %s\nimplicit none\n", u.Name)
	for _, s := range u.Symbols {
		w.declare(s)
	}
	w.block(u.Body)
	fmt.Fprintf(w, "end program\n")
	return w.String()
}

func (w *writer) declare(s *ir.Symbol) {
	text := s.Type.String()
	if s.Type.Base == ir.Character {
		text = fmt.Sprintf("character(len=%d)", s.Type.Len)
	}
	if s.Allocatable {
		text += ", allocatable"
	}
	text += " :: " + plainName(s)
	if s.Rank() > 0 {
		var dims []string
		for _, d := range s.Dims {
			if s.Allocatable {
				dims = append(dims, ":")
			} else {
				dims = append(dims, w.expr(d.Lo)+":"+w.expr(d.Hi))
			}
		}
		text += "(" + strings.Join(dims, ",") + ")"
	}
	if s.Init != nil {
		text += " = " + w.expr(s.Init)
	}
	if s.InitElems != nil {
		var values []string
		for _, k := range s.InitElems {
			values = append(values, w.expr(k))
		}
		text += " = reshape([" + strings.Join(values, ",") + "], shape(" + plainName(s) + "))"
	}
	fmt.Fprintln(w, text)
}

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
		fmt.Fprintf(w, "%s = %s\n", w.expr(s.LHS), w.expr(s.RHS))
	case *ir.Do:
		if w.impliedDo(s) {
			return
		}
		name := w.loop(s)
		fmt.Fprintf(w, "%s: do %s = %s, %s, %s\n", name, plainName(s.Var), w.expr(s.Lo), w.expr(s.Hi), w.expr(s.Step))
		w.block(s.Body)
		fmt.Fprintf(w, "end do %s\n", name)
	case *ir.While:
		name := w.loop(s)
		cond := ".true."
		if s.Cond != nil {
			cond = w.expr(s.Cond)
		}
		fmt.Fprintf(w, "%s: do while (%s)\n", name, cond)
		w.block(s.Body)
		fmt.Fprintf(w, "end do %s\n", name)
	case *ir.If:
		for i, b := range s.Branches {
			switch {
			case b.Cond == nil:
				fmt.Fprintln(w, "else")
			case i == 0:
				fmt.Fprintf(w, "if (%s) then\n", w.expr(b.Cond))
			default:
				fmt.Fprintf(w, "else if (%s) then\n", w.expr(b.Cond))
			}
			w.block(b.Body)
		}
		fmt.Fprintln(w, "end if")
	case *ir.Jump:
		fmt.Fprintf(w, "%s %s\n", map[bool]string{true: "exit", false: "cycle"}[s.Exit], w.loops[s.Loop])
	default:
		w.simple(s)
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
		fmt.Fprintf(w, "%s %s\n", w.control, strings.Join(w.items, ", "))
		w.control = ""
	case *ir.Allocate:
		var dims []string
		for _, d := range s.Sym.Dims {
			dims = append(dims, w.expr(d.Lo)+":"+w.expr(d.Hi))
		}
		fmt.Fprintf(w, "allocate(%s(%s))\n", plainName(s.Sym), strings.Join(dims, ","))
	case *ir.Deallocate:
		fmt.Fprintf(w, "deallocate(%s)\n", plainName(s.Sym))
	case *ir.Stop:
		fmt.Fprintln(w, "stop")
	case *ir.CallIntrinsic:
		var args []string
		for _, a := range s.Args {
			if a != nil {
				args = append(args, w.expr(a))
			}
		}
		fmt.Fprintf(w, "call %s(%s)\n", s.Name, strings.Join(args, ","))
	}
}

// controls is the control list of READ and WRITE.
func (w *writer) controls(s *ir.IOBegin) string {
	var parts []string
	for _, v := range s.Values {
		parts = append(parts, v.Keyword+"="+w.expr(v.X))
	}
	if s.List {
		parts = append(parts, "fmt=*")
	}
	return s.Op.String() + "(" + strings.Join(parts, ",") + ")"
}

// impliedDo makes an implied DO of a loop that transfers items.
func (w *writer) impliedDo(s *ir.Do) bool {
	transfers := false
	ir.WalkStmts(s.Body, func(st ir.Stmt) bool {
		_, begins := st.(*ir.IOBegin)
		_, item := st.(*ir.Transfer)
		transfers = transfers || item
		return !begins
	})
	if !transfers || w.control == "" {
		return false
	}
	outer := w.items
	w.items = nil
	w.block(s.Body)
	w.items = append(outer, fmt.Sprintf("(%s, %s = %s, %s, %s)", strings.Join(w.items, ", "), plainName(s.Var), w.expr(s.Lo),
		w.expr(s.Hi), w.expr(s.Step)))
	return true
}

func (w *writer) item(it ir.Item) string {
	if it.Section == nil {
		return w.expr(it.X)
	}
	var subs []string
	for k := range it.Section.Lo {
		subs = append(subs, w.expr(it.Section.Lo[k])+":"+w.expr(it.Section.Hi[k])+":"+w.expr(it.Section.Step[k]))
	}
	return plainName(it.Section.Sym) + "(" + strings.Join(subs, ",") + ")"
}

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
		return plainName(e.Sym)
	case *ir.Elem:
		return plainName(e.Sym) + "(" + w.list(e.Subs) + ")"
	case *ir.Unary:
		return "(" + e.Op.String() + w.expr(e.X) + ")"
	case *ir.Binary:
		return "(" + w.expr(e.X) + e.Op.String() + w.expr(e.Y) + ")"
	case *ir.Conv:
		switch e.T.Base {
		case ir.Integer:
			return fmt.Sprintf("int(%s,%d)", w.expr(e.X), e.T.Kind)
		case ir.Real:
			return fmt.Sprintf("real(%s,%d)", w.expr(e.X), e.T.Kind)
		}
		return w.expr(e.X)
	case *ir.Status:
		return "allocated(" + w.expr(&ir.Var{Sym: e.Sym}) + ")"
	case *ir.Call:
		switch {
		case e.Fn == "number_of_processors":
			return "1"
		case e.Fn == "floor" || e.Fn == "ceiling" || e.Fn == "nint":
			return fmt.Sprintf("%s(%s,%d)", e.Fn, w.list(e.Args), e.T.Kind)
		}
		return e.Fn + "(" + w.list(e.Args) + ")"
	}
	return "?"
}

func (w *writer) constant(k *ir.Const) string {
	if k.T.Base == ir.Real && math.IsInf(k.R, 0) {
		return infinityText(k)
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

// infinityText writes an infinity in bits, as Fortran has no constant for it.
func infinityText(k *ir.Const) string {
	if k.T.Kind == 4 {
		return fmt.Sprintf("transfer(%d_4, 1e0)", int32(math.Float32bits(float32(k.R))))
	}
	return fmt.Sprintf("transfer(%d_8, 1d0)", int64(math.Float64bits(k.R)))
}
