package partition

import (
	"dhpfgo/ir"
	"dhpfgo/partition/arrayflow"
	"dhpfgo/sets"
)

// LocalScratch gives procedures that work on distributed arrays work arrays of their own in place of those that their callers lend
// them, so that these can lie as the distributed ones do.
func LocalScratch(prog *ir.Program) {
	flow, found := arrayflow.New(sets.NewMemo()), false
	for _, u := range prog.Units {
		if u.Proc == nil || u.Module || !u.Distributes() {
			continue
		}
		own := map[*ir.Symbol]*ir.Symbol{}
		for _, s := range flow.Scratch(prog, u) {
			own[s] = ownCopy(s)
			u.Symbols = append(u.Symbols, own[s])
		}
		if len(own) > 0 {
			u.Body = ir.CopyBody(u.Body, own, nil)
			found = true
		}
	}
	if found {
		ir.FindEffects(prog)
	}
}

// ownCopy is a local array like a dummy argument, which takes its name.
func ownCopy(s *ir.Symbol) *ir.Symbol {
	c := *s
	c.Storage, c.Intent = ir.Automatic, ""
	s.Name, s.Source, s.Made = s.Name+"%lent", s.UserName(), true
	return &c
}
