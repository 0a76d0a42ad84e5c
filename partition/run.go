package partition

import (
	"maps"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tally"
	"dhpfgo/plan"
)

// Run adds up what a run on a number of images moves (see package tally).
func (p *Explanation) Run(images int, given plan.Given) *plan.Run {
	return p.tally().Run(images, given)
}

// Work counts what some of the images, from 0, compute in each nest of loops.
func (p *Explanation) Work(images int, some []int, given plan.Given) [][]plan.Nest {
	return p.tally().Work(images, some, given)
}

// IsRepeatable reports whether a run leaves nothing behind that another one would meet: the program opens and reads nothing, and calls nothing
// that is not part of it.
func (p *Explanation) IsRepeatable() bool {
	is := true
	for _, u := range p.program.Units {
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			switch s := s.(type) {
			case *ir.IOBegin:
				is = is && s.Op != ir.ReadOp && s.Op != ir.OpenOp
			case *ir.CallProc:
				is = is && s.Proc.Unit != nil
			}
			return is
		})
	}
	return is
}

// AddClocks lets a program tell where it spends its time, for a profile.
func AddClocks(p *spmd.Program) { tally.AddClocks(p) }

func (p *Explanation) tally() *tally.Program {
	t := &tally.Program{SPMD: p.program, Plan: p.Plan, Layouts: p.described.Layouts, Arrays: p.described.Arrays, Names: map[int]*space.Names{}}
	for _, u := range p.analysed {
		for _, x := range u.Exchanges {
			t.Names[x.ID] = u.Names
		}
	}
	return t
}

// Settable lists the names of variables whose values a user may give: integer scalars, and what sets call them.
func (p *Explanation) Settable() []string {
	names := map[string]bool{}
	for _, u := range p.program.Source.Units {
		for _, s := range u.Symbols {
			if s.Rank() == 0 && s.Type.Base == ir.Integer && !s.HasMadeName() {
				names[s.UserName()] = true
			}
		}
	}
	for _, x := range p.Plan.Exchanges {
		for _, n := range x.Names() {
			names[n] = true
		}
		for _, l := range x.Layouts {
			for _, d := range l.Dims {
				for _, tile := range []string{d.V, d.W, d.B, d.C} {
					delete(names, tile)
				}
			}
		}
	}
	return slices.Sorted(maps.Keys(names))
}

// Loops lists the lines of the loops of a program.
func (p *Explanation) Loops() []int {
	lines := map[int]bool{}
	for _, u := range p.program.Units {
		ir.WalkStmts(u.Body, func(s ir.Stmt) bool {
			switch s.(type) {
			case *ir.Do, *ir.While:
				lines[s.Span().Line()] = true
			}
			return true
		})
	}
	return slices.Sorted(maps.Keys(lines))
}
