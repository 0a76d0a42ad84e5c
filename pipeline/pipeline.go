// Package pipeline knows all steps of the compiler and their order: source text → tree → typed program → specialised program →
// SPMD program → the same with better loops → LLVM code. It runs them, and what can be seen of a compilation (times, programs
// between two steps, checks of their invariants) hangs on the steps.
package pipeline

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"dhpfgo/codegen"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/node"
	"dhpfgo/parse"
	"dhpfgo/partition"
	"dhpfgo/partition/spmd"
	"dhpfgo/pipeline/pass"
	"dhpfgo/sem"
	"dhpfgo/specialise"
)

// Options are choices of the user.
type Options struct {
	Objects      bool            // object files or libraries are linked: what no file defines may be there
	Mentioned    map[string]bool // symbols that the object files and libraries name, nil where that is not known
	Clocks       map[string]bool // functions of object files that read a clock and do nothing else
	ForeignMain  bool            // an object file has the main program, in another language
	Overlap      bool            // messages run beside the part of a loop that needs none of them
	Reproducible bool            // sums and products of reals keep the order of the source
	Check        bool            // the program checks its assertions when it runs
	Explain      bool            // the plan and the remarks about messages are made
	Improve      bool            // loops are reordered
	Profile      bool            // the program tells where it spends its time
	Part         bool            // sources without a main program are a part of one: the rest may be elsewhere
	Code         codegen.Options

	Stage  func(name string) (end func()) // told of each stage, nil for none
	Step   func(name string) (end func()) // told of each step inside a stage
	Verify bool                           // the invariants of the program are checked after each step
	Dump   string                         // the step after which the program is printed, "" for none
	Stop   string                         // the step after which the compilation ends
	Print  func(text string)              // takes what Dump prints
}

// ErrStopped ends a compilation at the step that the user named.
var ErrStopped = errors.New("stopped after the step that --stop-after names")

// Compilation is a program on its way through the stages, with what each made of it; what is not reached is nil.
type Compilation struct {
	Sources []Source
	Options
	Bag     *diag.Bag
	Trees   []*parse.File
	Typed   *ir.Program // specialised in place
	SPMD    *spmd.Program
	Why     *partition.Explanation // of SPMD, if Explain is set
	Remarks []node.Remark
	Calls   []sem.Missed // accesses to other images that are calls in loops
	Text    string       // of the LLVM module

	idle   map[diag.Span]bool // procedures whose bodies were taken away
	trial  bool               // of what crosses the images with arrays as they are declared
	loaded string             // what it goes on from, if that was saved
	level  ir.Level           // of the typed program
	past   Stage              // the first stage that has not run
}

// Source is a file with the form of its lines. Of one that is there for the modules it has, other units are left out. A member is one of a
// library, of which procedures that nothing calls are left out.
type Source struct {
	File    *diag.File
	Form    parse.Options
	Modules bool
	Member  bool
}

// stopped is thrown by the step after which a compilation ends, and caught by Run.
type stopped struct{}

// Run brings a compilation to the end of a stage, through all before it that have not run. It ends early, without an error, where
// the bag has errors of the user.
func (c *Compilation) Run(to Stage) (err error) {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(stopped); !ok {
				panic(r)
			}
			err = ErrStopped
		}
	}()
	for _, s := range Stages {
		if s.Stage > to {
			break
		}
		if s.Stage < c.past || c.Bag.HasErrors() {
			continue
		}
		c.past = s.Stage + 1
		c.stage(s)
	}
	return nil
}

func (c *Compilation) stage(s stage) {
	if c.Options.Stage != nil {
		defer c.Options.Stage(s.Name)()
	}
	s.run(c)
	c.verify("end of " + s.Name)
}

// hooks are what the steps of all stages run under.
func (c *Compilation) hooks() pass.Hooks {
	return pass.Hooks{Begin: c.Options.Step, After: c.after}
}

// after is called when a step has run: show prints what it worked on.
func (c *Compilation) after(name string, show func() string) {
	c.verify(name)
	if name == c.Dump && c.Print != nil {
		c.Print(show())
	}
	if name == c.Stop {
		panic(stopped{})
	}
}

// verify holds the program against the invariants of its level, if the user wants that. The steps of package
// partition work on trees of their own; what they have made is checked when their stage ends.
func (c *Compilation) verify(name string) {
	if !c.Verify || c.Bag.HasErrors() {
		return
	}
	var err error
	var text fmt.Stringer
	switch {
	case c.SPMD != nil:
		text, err = c.SPMD, c.SPMD.Verify()
	case c.Typed != nil && c.level != ir.SPMD:
		text, err = c.Typed, ir.Verify(c.Typed, c.level)
	}
	if err != nil {
		diag.Bugf("after the step %q: %v%s", name, err, kept(name, text.String()))
	}
}

// kept saves the program that broke its invariants for the report, and says where.
func kept(name, text string) string {
	f, err := os.CreateTemp("", "dhpfgo-"+strings.ReplaceAll(name, " ", "-")+"-*.txt")
	if err != nil {
		return ""
	}
	defer f.Close()
	if _, err := f.WriteString(text); err != nil {
		return ""
	}
	return fmt.Sprintf("; the program is in %s", f.Name())
}

func (c *Compilation) parse() {
	for _, s := range c.Sources {
		tree := parse.ParseWith(s.File, c.Bag, s.Form)
		if s.Modules {
			tree.Units = slices.DeleteFunc(tree.Units, func(u *parse.Unit) bool { return u.Kind != parse.Module && u.Kind != parse.Submodule })
		}
		c.Trees = append(c.Trees, tree)
	}
	if c.ForeignMain && !hasMain(c.Trees) {
		c.Trees = append(c.Trees, parse.ParseWith(diag.NewFile("main program in C", []byte(foreignMain)), c.Bag, parse.Options{Form: parse.FreeForm}))
	}
	if c.Part && !hasMain(c.Trees) {
		c.Objects = true
		c.Trees = append(c.Trees, parse.Parse(diag.NewFile("no main program", []byte("end\n")), c.Bag))
	}
}

// foreignMain is the main program where an object file has one: the runtime calls it.
const foreignMain = `program main
  interface
    subroutine call_main() bind(c, name='hpf_foreign_main')
    end subroutine
  end interface
  call call_main()
end program
`

func hasMain(trees []*parse.File) bool {
	return slices.ContainsFunc(trees, func(f *parse.File) bool {
		return slices.ContainsFunc(f.Units, func(u *parse.Unit) bool { return u.Kind == parse.MainProgram })
	})
}

// foreign are the symbols that code of other compilers names, nil where that may be any.
func (c *Compilation) foreign() map[string]bool {
	switch {
	case c.ForeignMain:
		return nil
	case !c.Objects:
		return map[string]bool{}
	}
	return c.Mentioned
}

func (c *Compilation) check() {
	c.Typed = &ir.Program{Clocks: c.Clocks}
	hooks, after := c.hooks(), c.after
	hooks.After = func(name string, show func() string) {
		if name == "arrays" {
			c.level = ir.Scalar
		}
		after(name, show)
	}
	c.emptyIdle()
	sem.CheckAll(c.Trees, sem.Options{Objects: c.Objects, Part: c.Part && c.Objects, Foreign: c.foreign(), Check: c.Check, Ordered: c.Reproducible, Program: c.Typed,
		Hooks: hooks, Lower: lower.Now{}, Missed: func(m sem.Missed) { c.Calls = append(c.Calls, m) }}, c.Bag)
	c.dropUnreached()
	if !c.Part && !c.ForeignMain && (!c.Objects || c.Mentioned != nil) {
		ir.HideCommons(c.Typed, c.Mentioned)
	}
}

// specialise runs the steps of package specialise, with those of package partition that come between.
func (c *Compilation) specialise() {
	c.level = ir.Specialising
	defer func() { c.level = ir.Specialised }()
	w := &specialise.Work{Prog: c.Typed, Bag: c.Bag, Opt: specialise.Options{Reproducible: c.Reproducible, Check: c.Check, Debug: c.Code.Debug}}
	if !c.trial {
		w.Turn = partition.LineTurner(c.crossing)
	}
	for _, s := range specialisation(c) {
		pass.Do(c.hooks(), s, w, c.Typed.String)
	}
}

// crossing finds where images wait for lines if all arrays stay as they are declared: in a trial of the same program.
func (c *Compilation) crossing() partition.Crossing {
	t := &Compilation{Sources: c.Sources, Options: c.Options, Bag: &diag.Bag{}, trial: true}
	t.Stage, t.Step, t.Verify, t.Dump, t.Stop, t.Print = nil, nil, false, "", "", nil
	if c.loaded == "" {
		t.parse()
		t.check()
	} else if s, err := load(c.loaded); err != nil {
		diag.Bugf("a trial cannot begin: %v", err)
	} else {
		t.Typed = s.Typed
	}
	t.specialise()
	return partition.FindCrossing(t.Typed, t.partitioning(), t.Bag)
}

// specialisation puts the check of assertions in front of the clones: a loop of the source is checked once. After them it finds
// what belongs to each activation alone, as the effects of calls are then those of the clones, and finds it again after calls were embedded: what
// one procedure set for its caller to use belongs to the caller's activation then. Private arrays become distributed ones
// before subscripts of these get their affine forms.
func specialisation(c *Compilation) []pass.Step[*specialise.Work] {
	var out []pass.Step[*specialise.Work]
	for _, s := range specialise.Steps {
		if s.Name == "clone" {
			out = append(out, pass.Step[*specialise.Work]{Name: "disprove", Needs: []pass.Fact{"aggregates"}, Gives: []pass.Fact{"assertions"},
				Run: func(w *specialise.Work) { partition.Disprove(w.Prog, c.partitioning(), w.Bag) }})
		}
		if s.Name == "affine" {
			out = append(out, pass.Step[*specialise.Work]{Name: "expand", Needs: []pass.Fact{"unshared", "effects"}, Gives: []pass.Fact{"expanded"},
				Run: func(w *specialise.Work) { partition.Expand(w.Prog, w.Bag) }})
		}
		out = append(out, s)
		if s.Name == "embed" {
			out = append(out, pass.Step[*specialise.Work]{Name: "own embedded", Needs: []pass.Fact{"clones"}, Gives: []pass.Fact{"effects"},
				Run: func(w *specialise.Work) { partition.FindOwn(w.Prog) }})
		}
		if s.Name == "clone" {
			out = append(out, pass.Step[*specialise.Work]{Name: "own", Needs: []pass.Fact{"clones"}, Gives: []pass.Fact{"effects"},
				Run: func(w *specialise.Work) { partition.FindOwn(w.Prog) }},
				pass.Step[*specialise.Work]{Name: "scratch", Needs: []pass.Fact{"clones", "effects"}, Gives: []pass.Fact{"effects"},
					Run: func(w *specialise.Work) { partition.LocalScratch(w.Prog) }})
		}
	}
	return out
}

func (c *Compilation) partitioning() partition.Options {
	return partition.Options{Overlap: c.Overlap, Reproducible: c.Reproducible, Check: c.Check, Explain: c.Explain, Verify: c.Verify, Hooks: c.hooks()}
}

func (c *Compilation) partition() {
	c.level = ir.SPMD
	c.SPMD, c.Why = partition.BuildWith(c.Typed, c.partitioning(), c.Bag)
}

func (c *Compilation) improve() {
	if c.Improve {
		c.Remarks = node.Optimize(c.SPMD, node.Options{Check: c.Check, Reassociate: c.Code.Reassociate, Hooks: c.hooks()})
	}
}

func (c *Compilation) code() {
	if c.Profile {
		partition.AddClocks(c.SPMD)
	}
	c.Code.Coarrays = c.Typed.Coarrays
	c.Text = codegen.Text(c.SPMD, c.Code)
}
