// Package returns takes RETURN out of the statements of a procedure, so that these can stand in place of a call:
//
//	if (c) then; A; return; end if; B   →   if (c) then; A; else; B; end if
package returns

import "dhpfgo/ir"

// CanGo reports whether every RETURN is in no loop, and no statement would have to stand twice without it.
func CanGo(body []ir.Stmt) bool { return canGo(body, false) }

// canGo is CanGo for statements that others follow, or not.
func canGo(body []ir.Stmt, followed bool) bool {
	for k, st := range body {
		if !has(st) {
			continue
		}
		if _, isReturn := st.(*ir.Return); isReturn {
			return true
		}
		s, isIf := st.(*ir.If)
		if !isIf {
			return false
		}
		more, through := followed || k < len(body)-1, 0
		for _, b := range s.Branches {
			if !canGo(b.Body, more) {
				return false
			}
			if !endsWithReturn(b.Body) {
				through++
			}
		}
		if s.Branches[len(s.Branches)-1].Cond != nil {
			through++
		}
		if more && through > 1 {
			return false
		}
		return canGo(body[k+1:], followed)
	}
	return true
}

// has reports whether a statement is RETURN or holds one.
func has(st ir.Stmt) bool {
	found := false
	ir.WalkStmts([]ir.Stmt{st}, func(s ir.Stmt) bool {
		_, isReturn := s.(*ir.Return)
		found = found || isReturn
		return !found
	})
	return found
}

func endsWithReturn(body []ir.Stmt) bool {
	if len(body) == 0 {
		return false
	}
	_, is := body[len(body)-1].(*ir.Return)
	return is
}

// Without gives statements for which CanGo holds without RETURN. It changes the statements.
func Without(body []ir.Stmt) []ir.Stmt { return without(body, nil) }

// without gives statements and the rest that follows them where none of them returns.
func without(body, rest []ir.Stmt) []ir.Stmt {
	for k, st := range body {
		if !has(st) {
			continue
		}
		s, isIf := st.(*ir.If)
		if !isIf {
			return body[:k:k]
		}
		rest = append(body[k+1:len(body):len(body)], rest...)
		for i := range s.Branches {
			s.Branches[i].Body = without(s.Branches[i].Body, rest)
		}
		if s.Branches[len(s.Branches)-1].Cond != nil {
			if last := without(nil, rest); len(last) > 0 {
				s.Branches = append(s.Branches, ir.Branch{Pos: s.Pos, Body: last})
			}
		}
		return body[: k+1 : k+1]
	}
	if len(rest) == 0 {
		return body
	}
	return without(append(body[:len(body):len(body)], rest...), nil)
}
