package pipeline

import (
	"dhpfgo/node"
	"dhpfgo/partition"
	"dhpfgo/pipeline/pass"
	"dhpfgo/sem"
)

// Stage is a stretch of the way from the source text to LLVM code.
type Stage int

// The stages.
const (
	Parse Stage = iota
	Check
	Specialise
	Partition
	Loops
	Code
)

// stage says what a stage takes and makes.
type stage struct {
	Stage
	Name, From, To string
	run            func(*Compilation)
}

// Stages are the stages in their order.
var Stages = []stage{
	{Parse, "parse", "source", "tree", (*Compilation).parse},
	{Check, "sem", "tree", "typed", (*Compilation).check},
	{Specialise, "specialise", "typed", "specialised", (*Compilation).specialise},
	{Partition, "partition", "specialised", "SPMD", (*Compilation).partition},
	{Loops, "node", "SPMD", "loops", (*Compilation).improve},
	{Code, "codegen", "loops", "LLVM", (*Compilation).code},
}

// Row is a step as a table shows it. Why lists the constraints that put it after others.
type Row struct {
	Stage, Name         string
	From, To            string
	Needs, Gives, Drops []pass.Fact
	Why                 []pass.Order
}

// Table lists all steps of the compiler in the order in which they run. A stage without steps of its own is one.
func Table() []Row {
	byStage := map[Stage][]Row{
		Check:      rows(sem.Steps, sem.Orders),
		Specialise: rows(specialisation(&Compilation{}), SpecialiseOrders),
		Partition:  append(append([]Row{{Name: "tuples"}}, rows(partition.Passes, partition.Orders)...), Row{Name: "storage"}, Row{Name: "bounds"}, Row{Name: "reuse"}, Row{Name: "in place"}, Row{Name: "late"}, Row{Name: "describe"}),
		Loops:      rows(node.Passes, node.Orders),
	}
	var out []Row
	for _, s := range Stages {
		list := byStage[s.Stage]
		if list == nil {
			list = []Row{{Name: s.Name}}
		}
		for i, r := range list {
			r.Stage, r.From, r.To = s.Name, s.To, s.To
			if i == 0 {
				r.From = s.From
			}
			out = append(out, r)
		}
	}
	return out
}

func rows[S any](steps []pass.Step[S], orders []pass.Order) []Row {
	var out []Row
	for _, s := range steps {
		r := Row{Name: s.Name, Needs: s.Needs, Gives: s.Gives, Drops: s.Drops}
		for _, o := range orders {
			if o.Then == s.Name {
				r.Why = append(r.Why, o)
			}
		}
		out = append(out, r)
	}
	return out
}

// HasStep reports whether a step has the name.
func HasStep(name string) bool {
	for _, r := range Table() {
		if r.Name == name {
			return true
		}
	}
	return false
}
