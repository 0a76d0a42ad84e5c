package levels

import (
	"hash/fnv"
	"path/filepath"
	"testing"

	"dhpfgo/parse"
	"dhpfgo/pipeline"
)

// options are what a user may ask for, or say of the language of the sources.
var options = []struct {
	name string
	set  func(c *pipeline.Compilation, d *parse.Dialect)
}{
	{"check", func(c *pipeline.Compilation, _ *parse.Dialect) {
		c.Check, c.Code.Check, c.Code.Undefined, c.Code.Debug = true, true, true, true
	}},
	{"overlap", func(c *pipeline.Compilation, _ *parse.Dialect) { c.Overlap = true }},
	{"reproducible", func(c *pipeline.Compilation, _ *parse.Dialect) { c.Reproducible, c.Profile = true, true }},
	{"kinds", func(_ *pipeline.Compilation, d *parse.Dialect) { d.Kinds = parse.Kinds{Integer: 8, Real: 8} }},
	{"filled", func(_ *pipeline.Compilation, d *parse.Dialect) {
		d.Fill = parse.Fill{Integer: "7", Real: "snan", Logical: "true", Character: "65", Derived: true}
		d.StackBytes = 4096
	}},
	{"saved", func(_ *pipeline.Compilation, d *parse.Dialect) {
		d.SaveLocals, d.FixedShape, d.Backslash = true, true, true
	}},
	{"standard", func(_ *pipeline.Compilation, d *parse.Dialect) {
		d.Library = &parse.Library{Standard: "f2003", Pedantic: true, UnsignedZero: true}
	}},
}

// CheckOptions does what Check does with the same programs under an option that the name of each chooses, and the list
// testdata/options.txt of a package. Long programs are in that of sem alone.
func CheckOptions(t *testing.T, of string) {
	t.Helper()
	check(t, of, "options.txt", optional, nil)
}

func optional(every int) (names []string, err error) {
	files, err := programs(every)
	for _, f := range files {
		h := fnv.New32a()
		h.Write([]byte(filepath.Base(f)))
		names = append(names, f+"@"+options[h.Sum32()/sample%uint32(len(options))].name)
	}
	return names, err
}

// choose sets an option of a compilation.
func (c *compilation) choose(name string) {
	for _, o := range options {
		if o.name == name {
			o.set(&c.Compilation, &c.Sources[0].Form.Dialect)
		}
	}
}
