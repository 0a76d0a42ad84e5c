package reuse

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// Late lets an inspector run where its list is first used. The analysis has put it before the outermost loop that does not change what the
// list depends on; but whether that loop comes to its uses, and what it tests before, is not known there: index arrays may not even
// exist. An inspector with messages inside stays where it is.
//
//	inspect; notes; end;  do t; if (c) then; gather; ..; end if; end do
//	renew;                do t; if (c) then; inspect unless made; notes; end; gather; ..; end if; end do
func Late(p *spmd.Program) {
	for _, u := range p.Units {
		u.Body = late(u.Body)
	}
}

func late(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for i := 0; i < len(body); i++ {
		begin, ok := body[i].(*spmd.Inspect)
		if !ok || begin.End {
			ir.ReplaceBodies(body[i], late)
			out = append(out, body[i])
			continue
		}
		end := i + endOf(body[i:])
		inspector, behind := body[i:end+1], body[end+1:]
		if !begin.Alone || usesHere(behind, begin.Indirect) {
			out = append(out, inspector...)
		} else {
			out = append(out, &spmd.Renew{At: begin.At, Indirect: begin.Indirect})
			for _, s := range behind {
				ir.ReplaceBodies(s, func(b []ir.Stmt) []ir.Stmt { return withInspector(b, inspector) })
			}
		}
		i = end
	}
	return out
}

// endOf is where the inspector ends that begins a list of statements.
func endOf(body []ir.Stmt) int {
	return slices.IndexFunc(body, func(s ir.Stmt) bool { x, ok := s.(*spmd.Inspect); return ok && x.End })
}

// usesHere reports whether a list of statements itself, not a block in it, uses the elements of a list.
func usesHere(body []ir.Stmt, list *spmd.Indirect) bool {
	return slices.ContainsFunc(body, func(s ir.Stmt) bool { return uses(s) == list })
}

// uses is the list of which a statement is the first to use the elements, nil for none.
func uses(s ir.Stmt) *spmd.Indirect {
	switch s := s.(type) {
	case *spmd.Gather:
		return s.Indirect
	case *spmd.Scatter:
		if !s.End {
			return s.Indirect
		}
	}
	return nil
}

// withInspector puts an inspector before the uses of its list in a list of statements, unless it is made.
func withInspector(body, inspector []ir.Stmt) []ir.Stmt {
	begin := *inspector[0].(*spmd.Inspect)
	begin.Once = true
	var out []ir.Stmt
	for _, s := range body {
		if uses(s) == begin.Indirect {
			own := begin
			out = append(append(out, &own), ir.CopyBody(inspector[1:], nil, nil)...)
		}
		ir.ReplaceBodies(s, func(b []ir.Stmt) []ir.Stmt { return withInspector(b, inspector) })
		out = append(out, s)
	}
	return out
}
