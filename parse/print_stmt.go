package parse

import (
	"fmt"
	"strconv"
	"strings"
)

func exprList(list []Expr) string {
	var b strings.Builder
	writeList(&b, "", list, "")
	return b.String()
}

func argsText(args []Arg) string {
	var b strings.Builder
	writeArgs(&b, args)
	return b.String()
}

// simpleText gives an executable statement that is no block.
func simpleText(st Stmt) string {
	switch st := st.(type) {
	case *Assign:
		return ExprString(st.LHS) + " = " + ExprString(st.RHS)
	case *Jump:
		word := "cycle"
		if st.Exit {
			word = "exit"
		}
		return strings.TrimRight(word+" "+st.Target, " ")
	case *Continue:
		return "continue"
	case *Return:
		return strings.TrimRight("return "+ExprString(st.Alternate), " ")
	case *Entry:
		return entryText(st)
	case *Pause:
		return strings.TrimRight("pause "+ExprString(st.Code), " ")
	case *PointerAssign:
		return ExprString(st.LHS) + " => " + ExprString(st.RHS)
	case *Nullify:
		return "nullify (" + exprList(st.Objects) + ")"
	case *Stop:
		word := "stop"
		if st.Error {
			word = "error stop"
		}
		if st.Quiet != nil {
			return word + " " + ExprString(st.Code) + ", quiet=" + ExprString(st.Quiet)
		}
		return strings.TrimRight(word+" "+ExprString(st.Code), " ")
	case *Call:
		if strings.Contains(st.Name.Name, " ") {
			return strings.TrimSuffix(strings.TrimSpace(st.Name.Name)+" "+argsText(st.Args), " ()")
		}
		return "call " + callee(st) + argsText(st.Args)
	case *FileStmt:
		return strings.TrimRight(st.Keyword+" "+argsText(st.Control)+" "+exprList(st.Items), " ")
	case *Format:
		return "format " + st.Text
	case *Print:
		return strings.TrimRight("write ("+controlText(st.Unit, st.Format, st.Control)+") "+exprList(st.Items), " ")
	case *Read:
		return strings.TrimRight("read ("+controlText(st.Unit, st.Format, st.Control)+") "+exprList(st.Items), " ")
	case *Allocate:
		return "allocate (" + allocationText(st) + ")"
	case *Deallocate:
		return "deallocate (" + join(exprList(st.Objects), st.Control) + ")"
	}
	return jumpText(st)
}

// jumpText gives a statement that jumps to labels.
func jumpText(st Stmt) string {
	switch st := st.(type) {
	case *Goto:
		return "go to " + strconv.Itoa(st.To)
	case *ComputedGoto:
		return "go to " + labelList(st.Labels) + ", " + ExprString(st.Index)
	case *AssignedGoto:
		if st.Labels == nil {
			return "go to " + st.Var.Name
		}
		return "go to " + st.Var.Name + ", " + labelList(st.Labels)
	case *AssignLabel:
		return "assign " + strconv.Itoa(st.To) + " to " + st.Var.Name
	case *ArithmeticIf:
		return fmt.Sprintf("if (%s) %d, %d, %d", ExprString(st.X), st.Negative, st.Zero, st.Positive)
	}
	return ""
}

func labelList(labels []int) string {
	parts := make([]string, len(labels))
	for i, l := range labels {
		parts[i] = strconv.Itoa(l)
	}
	return "(" + strings.Join(parts, ",") + ")"
}

func callee(st *Call) string {
	if st.Object == nil {
		return st.Name.Name
	}
	return ExprString(st.Object) + "%" + st.Name.Name
}

func allocationText(st *Allocate) string {
	objects := make([]string, len(st.Objects))
	for i, o := range st.Objects {
		name := o.Name
		if o.Object != nil {
			name = ExprString(o.Object)
		}
		objects[i] = name + dimsText(o.Dims) + codimsText(o.Codims)
	}
	text := join(strings.Join(objects, ", "), st.Control)
	if st.Type != nil {
		return typeText(*st.Type) + " :: " + text
	}
	return text
}

func join(objects string, control []Arg) string {
	if len(control) == 0 {
		return objects
	}
	text := argsText(control)
	return objects + "," + text[1:len(text)-1]
}

// controlText writes unit and format, "*" for none, and the other controls.
func controlText(unit, format Expr, rest []Arg) string {
	star := func(x Expr) string {
		if x == nil {
			return "*"
		}
		return ExprString(x)
	}
	if format == nil {
		return join(star(unit), rest)
	}
	return join(star(unit)+","+ExprString(format), rest)
}

// declText gives a declaration, "" for another statement.
func declText(st Stmt) string {
	switch st := st.(type) {
	case *TypeDecl:
		return typeText(st.Type) + attrsText(st.Attrs) + " :: " + entitiesText(st.Entities)
	case *AttrDecl:
		return attrStmtText(st)
	case *ParameterDecl:
		return "parameter (" + entitiesText(st.Entities) + ")"
	case *ImplicitDecl:
		return implicitText(st)
	case *Use:
		return useText(st)
	case *Import:
		return strings.TrimRight("import :: "+identList(st.Names), ": ")
	case *Common:
		return commonText(st)
	case *Equivalence:
		return equivalenceText(st)
	case *Namelist:
		return namelistText(st)
	case *Data:
		return dataText(st)
	case *ProcDecl:
		return procText(st)
	case *GenericBinding:
		return "generic" + attrsText(st.Attrs) + " :: " + st.Name.Name + " => " + identList(st.Procs)
	case *Enumerator:
		return "enumerator :: " + entitiesText(st.Entities)
	}
	return ""
}

func attrStmtText(st *AttrDecl) string {
	text := st.Attr
	switch {
	case st.Text != "":
		text += "(" + st.Text + ")"
	case st.Args != nil:
		text += argsText(st.Args) + " ::"
	}
	return strings.TrimRight(text+" "+entitiesText(st.Entities), " ")
}

var typeNames = map[string]string{"doubleprecision": "double precision", "doublecomplex": "double complex"}

// typeText gives a type with kind and length in the form in which it was written.
func typeText(t TypeSpec) string {
	name := t.Name
	if long := typeNames[name]; long != "" {
		name = long
	}
	switch {
	case t.Derived.Name != "":
		name += "(" + t.Derived.Name
		if t.Params != nil {
			name += argsText(t.Params)
		}
		return name + ")"
	case t.Star && t.Name == "character":
		return name + "*" + lengthText(t.Len)
	case t.Star:
		return name + "*" + ExprString(t.Kind)
	case t.Len != nil && t.Kind != nil:
		return name + "(len=" + ExprString(t.Len) + ",kind=" + ExprString(t.Kind) + ")"
	case t.Len != nil:
		return name + "(len=" + ExprString(t.Len) + ")"
	case t.Kind != nil:
		return name + "(kind=" + ExprString(t.Kind) + ")"
	}
	return name
}

// lengthText gives what stands after "character*".
func lengthText(x Expr) string {
	if n, ok := x.(*IntLit); ok {
		return n.Text
	}
	return "(" + ExprString(x) + ")"
}

// codimsText gives the codimensions of a coarray.
func codimsText(dims []Dim) string {
	if dims == nil {
		return ""
	}
	text := dimsText(dims)
	return "[" + text[1:len(text)-1] + "]"
}

func dimsText(dims []Dim) string {
	if dims == nil {
		return ""
	}
	parts := make([]string, len(dims))
	for i, d := range dims {
		hi := ExprString(d.Hi)
		if d.Star {
			hi = "*"
		}
		if d.AnyRank && !d.Deferred {
			hi = ".."
		}
		if parts[i] = hi; d.Lo != nil || d.Deferred {
			parts[i] = ExprString(d.Lo) + ":" + hi
		}
	}
	return "(" + strings.Join(parts, ",") + ")"
}

func entitiesText(list []Entity) string {
	parts := make([]string, len(list))
	for i, e := range list {
		parts[i] = e.Name + dimsText(e.Dims) + codimsText(e.Codims)
		if e.At.Name != "" {
			parts[i] = "(" + e.At.Name + ", " + parts[i] + ")"
		}
		if e.Len != nil {
			parts[i] += "*" + lengthText(e.Len)
		}
		switch {
		case e.Common:
			parts[i] = "/" + e.Name + "/"
		case e.Values != nil:
			parts[i] += " " + valuesText(e.Values)
		case e.Pointer:
			parts[i] += " => " + ExprString(e.Init)
		case e.Init != nil:
			parts[i] += " = " + ExprString(e.Init)
		}
	}
	return strings.Join(parts, ", ")
}

func implicitText(st *ImplicitDecl) string {
	if len(st.Rules) == 0 {
		return "implicit none"
	}
	var rules []string
	for _, r := range st.Rules {
		var ranges []string
		for i := range r.First {
			s := string(r.First[i])
			if r.Last[i] != r.First[i] {
				s += "-" + string(r.Last[i])
			}
			ranges = append(ranges, s)
		}
		rules = append(rules, typeText(r.Type)+" ("+strings.Join(ranges, ",")+")")
	}
	return "implicit " + strings.Join(rules, ", ")
}

// directiveText gives a directive without its sentinel, "" for another statement.
func directiveText(st Stmt) string {
	switch st := st.(type) {
	case *Processors:
		return "processors " + entitiesText(st.Entities)
	case *Template:
		return "template " + entitiesText(st.Entities)
	case *Distribute:
		return distributeText(st)
	case *Align:
		return alignText(st)
	case *Shadow:
		parts := make([]string, len(st.Widths))
		for i, w := range st.Widths {
			if parts[i] = ExprString(w.Lo); w.Lo != w.Hi {
				parts[i] += ":" + ExprString(w.Hi)
			}
		}
		return "shadow (" + strings.Join(parts, ",") + ") :: " + identList(st.Names)
	case *MapAttr:
		return mapAttrText(st)
	case *Independent:
		return independentText(st)
	case *On:
		return onText(st)
	case *EndOn:
		return "end on"
	}
	return ""
}

func mapAttrText(st *MapAttr) string {
	var parts []string
	for _, n := range st.Names {
		parts = append(parts, n.Name)
	}
	for _, n := range st.Commons {
		parts = append(parts, "/"+n.Name+"/")
	}
	if st.What == "range" {
		return "range " + parts[0] + " (*)"
	}
	if parts == nil {
		return st.What
	}
	return st.What + " :: " + strings.Join(parts, ",")
}

func distributeText(st *Distribute) string {
	text := "distribute"
	if st.Exec {
		text = "redistribute"
	}
	if st.Any || st.Asserted {
		text += " *"
	}
	if st.Formats != nil {
		parts := make([]string, len(st.Formats))
		for i, f := range st.Formats {
			if parts[i] = f.Name; f.Arg != nil {
				parts[i] += "(" + ExprString(f.Arg) + ")"
			}
		}
		text += " (" + strings.Join(parts, ",") + ")"
	}
	if st.Onto != nil {
		text += " onto " + st.Onto.Name
		if st.OntoArgs != nil {
			text += argsText(st.OntoArgs)
		}
	}
	if st.OntoAny {
		text += " onto *"
	}
	return text + " :: " + identList(st.Names)
}

func alignText(st *Align) string {
	parts := make([]string, len(st.Names))
	for i, n := range st.Names {
		if parts[i] = n.Name; st.Sources[i] != nil {
			dummies := make([]string, len(st.Sources[i]))
			for j, d := range st.Sources[i] {
				dummies[j] = d.Name
			}
			parts[i] += "(" + strings.Join(dummies, ",") + ")"
		}
	}
	text := "align "
	if st.Exec {
		text = "realign "
	}
	text += strings.Join(parts, ", ") + " with "
	if st.Any || st.Asserted {
		text += "*"
	}
	text += st.Target.Name
	for _, id := range st.Parts {
		text += "%" + id.Name
	}
	if st.Subs != nil {
		text += argsText(st.Subs)
	}
	return text
}

func independentText(st *Independent) string {
	text := "independent"
	if st.Indices != nil {
		text += " (" + identList(st.Indices) + ")"
	}
	if st.New != nil {
		text += ", new(" + identList(st.New) + ")"
	}
	for _, r := range st.Reductions {
		text += ", reduction(" + reductionOp(r.Op) + r.Name + ")"
	}
	if st.Localize != nil {
		text += ", localize(" + identList(st.Localize) + ")"
	}
	if st.On != nil {
		text += ", " + onText(st.On)
	}
	for _, c := range st.Clauses {
		text += ", " + c.Pos.Text()
	}
	return text
}

func reductionOp(op string) string {
	switch op {
	case "":
		return ""
	case "and", "or", "eqv", "neqv":
		op = "." + op + "."
	}
	return op + ":"
}
