package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// blocksIn lists the statement lists inside a statement of the tree.
func blocksIn(s parse.Stmt) [][]parse.Stmt {
	switch s := s.(type) {
	case *parse.Do:
		return [][]parse.Stmt{s.Body}
	case *parse.Forall:
		return [][]parse.Stmt{s.Body}
	case *parse.If:
		return branchBodies(s.Branches)
	case *parse.Where:
		return branchBodies(s.Branches)
	case *parse.SelectCase:
		var out [][]parse.Stmt
		for i := range s.Cases {
			out = append(out, s.Cases[i].Body)
		}
		return out
	case *parse.Associate:
		return [][]parse.Stmt{s.Body}
	case *parse.BlockConstruct:
		return [][]parse.Stmt{s.Body}
	}
	return nil
}

func branchBodies(list []parse.Branch) [][]parse.Stmt {
	var out [][]parse.Stmt
	for i := range list {
		out = append(out, list[i].Body)
	}
	return out
}

// everyStmt calls f for all statements of a list and of the blocks inside.
func everyStmt(list []parse.Stmt, f func(parse.Stmt)) {
	for _, s := range list {
		if s == nil {
			continue
		}
		f(s)
		for _, b := range blocksIn(s) {
			everyStmt(b, f)
		}
	}
}

// jumps is what a unit does with labels: how many jumps go to each, which are assigned to variables, and where they stand.
type jumps struct {
	used     map[int]int
	assigned []int
	defined  map[int]diag.Span
	gone     map[parse.Stmt]bool // jumps that have become IF constructs
}

func jumpsOf(body []parse.Stmt) *jumps {
	j := &jumps{used: map[int]int{}, defined: map[int]diag.Span{}, gone: map[parse.Stmt]bool{}}
	everyStmt(body, func(s parse.Stmt) {
		if _, format := s.(*parse.Format); !format && s.Label() != 0 {
			j.defined[s.Label()] = s.Span()
		}
	})
	everyStmt(body, func(s parse.Stmt) {
		a, ok := s.(*parse.AssignLabel)
		if !ok {
			return
		}
		if _, executable := j.defined[a.To]; executable {
			j.assigned = append(j.assigned, a.To)
		}
	})
	everyStmt(body, func(s parse.Stmt) {
		for _, label := range j.from(s) {
			j.used[label]++
		}
	})
	return j
}

// from lists the labels that a statement itself may jump to.
func (j *jumps) from(s parse.Stmt) []int {
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
func (j *jumps) remove(s *parse.Goto) {
	if !j.gone[s] {
		j.gone[s] = true
		j.used[s.To]--
	}
}

// inside counts the jumps to label that stand in a list.
func (j *jumps) inside(list []parse.Stmt, label int) int {
	n := 0
	everyStmt(list, func(s parse.Stmt) {
		for _, to := range j.from(s) {
			if to == label {
				n++
			}
		}
	})
	return n
}

// closed reports whether every jump to a label in the list stands in the list too.
func (j *jumps) closed(list []parse.Stmt) bool {
	ok := true
	everyStmt(list, func(s parse.Stmt) {
		label := s.Label()
		ok = ok && (label == 0 || j.used[label] == 0 || j.inside(list, label) == j.used[label])
	})
	return ok
}

// indexOf gives the place of a label in a list, -1 if it does not stand there.
func indexOf(list []parse.Stmt, label int) int {
	for i, s := range list {
		if _, format := s.(*parse.Format); s != nil && !format && s.Label() == label {
			return i
		}
	}
	return -1
}
