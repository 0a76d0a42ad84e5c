package pipeline

import (
	"fmt"

	"dhpfgo/ir"
	"dhpfgo/ir/saved"
	"dhpfgo/partition/spmd"
)

// Saved is a compilation between two stages, as it is written and read back.
type Saved struct {
	After string // the name of the last stage
	Typed *ir.Program
	SPMD  *spmd.Program // nil before the stage partition
}

// Save writes what the last stage has made, without loss. The tree and the LLVM module are not written: they have texts of their own.
func (c *Compilation) Save() string {
	return saved.Write(&Saved{After: Stages[c.past-1].Name, Typed: c.Typed, SPMD: c.SPMD})
}

// Load goes on where a compilation was saved. The error names the line of the text that cannot be read.
func (c *Compilation) Load(text string) error {
	s, err := load(text)
	if err != nil {
		return err
	}
	for _, stage := range Stages {
		if stage.Name == s.After {
			c.past = stage.Stage + 1
		}
	}
	if c.past <= Check || c.past > Code || s.Typed == nil || (s.SPMD == nil) != (c.past <= Partition) {
		return fmt.Errorf("the saved program is not one after the stage %q", s.After)
	}
	c.Typed, c.SPMD, c.loaded = s.Typed, s.SPMD, text
	c.level = ir.Scalar
	if c.past > Specialise {
		c.level = ir.Specialised
	}
	if s.SPMD != nil {
		c.level = ir.SPMD
	}
	return nil
}

func load(text string) (s Saved, err error) {
	err = saved.Read(text, kinds(), &s)
	return s, err
}

func kinds() saved.Kinds {
	var more []any
	for _, n := range spmd.Kinds() {
		more = append(more, n)
	}
	return saved.KindsOf(more...)
}
