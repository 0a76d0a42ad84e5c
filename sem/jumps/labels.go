// Package jumps knows the labels of a unit from its statements as they were written: which are jumped to, and which jumps are IF constructs.
package jumps

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

// Labels is what a unit does with labels: how many jumps go to each, which are assigned to variables, and where they stand.
type Labels struct {
	Used     map[int]int
	assigned []int
	Defined  map[int]diag.Span
	gone     map[parse.Stmt]bool // jumps that have become IF constructs
}

func Of(body []parse.Stmt) *Labels {
	j := &Labels{Used: map[int]int{}, Defined: map[int]diag.Span{}, gone: map[parse.Stmt]bool{}}
	tree.EveryStmt(body, func(s parse.Stmt) {
		if _, format := s.(*parse.Format); !format && s.Label() != 0 {
			j.Defined[s.Label()] = s.Span()
		}
	})
	tree.EveryStmt(body, func(s parse.Stmt) {
		a, ok := s.(*parse.AssignLabel)
		if !ok {
			return
		}
		if _, executable := j.Defined[a.To]; executable {
			j.assigned = append(j.assigned, a.To)
		}
	})
	tree.EveryStmt(body, func(s parse.Stmt) {
		for _, label := range j.From(s) {
			j.Used[label]++
		}
	})
	return j
}

// From lists the labels that a statement itself may jump to.
func (j *Labels) From(s parse.Stmt) []int {
	switch s := s.(type) {
	case *parse.Goto:
		if j.gone[s] {
			return nil
		}
		return []int{s.To}
	case *parse.ComputedGoto:
		return s.Labels
	case *parse.AssignedGoto:
		if s.Labels != nil {
			return s.Labels
		}
		return j.assigned
	case *parse.ArithmeticIf:
		return []int{s.Negative, s.Zero, s.Positive}
	case *parse.Call:
		var out []int
		for _, a := range s.Args {
			if a.Label != 0 {
				out = append(out, a.Label)
			}
		}
		return out
	case *parse.Read:
		return controlLabels(s.Control)
	case *parse.Print:
		return controlLabels(s.Control)
	case *parse.FileStmt:
		return controlLabels(s.Control)
	}
	return nil
}

// controlLabels lists the labels of ERR=, END= and EOR=.
func controlLabels(list []parse.Arg) []int {
	var out []int
	for _, a := range list {
		lit, ok := a.Value.(*parse.IntLit)
		if ok && (a.Keyword == "err" || a.Keyword == "end" || a.Keyword == "eor") {
			if n, fits := ir.ParseInt(lit.Text); fits {
				out = append(out, int(n))
			}
		}
	}
	return out
}

// remove forgets a jump.
func (j *Labels) remove(s *parse.Goto) {
	if !j.gone[s] {
		j.gone[s] = true
		j.Used[s.To]--
	}
}

// Inside counts the jumps to label that stand in a list.
func (j *Labels) Inside(list []parse.Stmt, label int) int {
	n := 0
	tree.EveryStmt(list, func(s parse.Stmt) {
		for _, to := range j.From(s) {
			if to == label {
				n++
			}
		}
	})
	return n
}

// closed reports whether every jump to a label in the list stands in the list too.
func (j *Labels) closed(list []parse.Stmt) bool {
	ok := true
	tree.EveryStmt(list, func(s parse.Stmt) {
		label := s.Label()
		ok = ok && (label == 0 || j.Used[label] == 0 || j.Inside(list, label) == j.Used[label])
	})
	return ok
}

// place gives the place of a label in a list, -1 if it does not stand there.
func place(list []parse.Stmt, label int) int {
	for i, s := range list {
		if _, format := s.(*parse.Format); s != nil && !format && s.Label() == label {
			return i
		}
	}
	return -1
}
