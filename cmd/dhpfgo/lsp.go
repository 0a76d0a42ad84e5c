package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/lsp"
	"dhpfgo/parse"
	"dhpfgo/pipeline"
)

type lspCommand struct {
	Images int `short:"n" name:"images" default:"4" placeholder:"P" help:"The number of images that hints and hovers count messages for (default 4)."`
	// Editors name the way to talk to a server; there is only this one.
	Stdio bool `name:"stdio" hidden:""`
}

// Help is what 'lsp --help' adds.
func (lspCommand) Help() string {
	return "An editor starts it and talks to it on the standard input and output (Language Server Protocol); editors/README.md\n" +
		"says how Neovim, Emacs and VS Code do that."
}

// Validate refuses an impossible number of images.
func (c *lspCommand) Validate() error { return checkPlanned([]int{c.Images}) }

// Run answers an editor until it leaves.
func (c *lspCommand) Run(s *session) error {
	if code := lsp.Serve(s.ctx, duplex{s.stdin, s.stdout}, &editor{s, c.Images}); code != 0 {
		return exitCode(code)
	}
	return nil
}

// duplex is the standard input and output as one stream.
type duplex struct {
	io.Reader
	io.Writer
}

// Close ends the standard input, for which a reader may be waiting.
func (d duplex) Close() error {
	if c, ok := d.Reader.(io.Closer); ok {
		return c.Close()
	}
	return nil
}

// editor compiles what an editor shows.
type editor struct {
	*session
	images int
}

// source reads a document as the editor has it. One that goes through the preprocessor is taken from its file, as far as it is saved.
func (e *editor) source(path string, text []byte) (*diag.File, parse.Options, error) {
	if e.isPreprocessed(path) {
		if _, err := os.Stat(path); err == nil {
			return e.readSource(path)
		}
	}
	return diag.NewFile(path, text), e.read.options(), nil
}

// Parse gives the trees of a document and of the files beside it whose modules it uses.
func (e *editor) Parse(path string, text []byte) *lsp.Parsed {
	f, opt, err := e.source(path, text)
	if err != nil {
		f, opt = diag.NewFile(path, text), e.read.options()
	}
	tree := parse.ParseWith(f, &diag.Bag{}, opt)
	out := &lsp.Parsed{File: f, Options: opt, Trees: []*parse.File{tree}}
	for _, s := range e.beside(path, tree) {
		out.Trees = append(out.Trees, parse.ParseWith(s.File, &diag.Bag{}, s.Form))
	}
	return out
}

// Check says what the command 'check' says.
func (e *editor) Check(path string, text []byte) (out *lsp.Checked) {
	f, opt, err := e.source(path, text)
	if err != nil {
		return &lsp.Checked{Diagnostics: []*diag.Diagnostic{{Message: err.Error()}}}
	}
	defer func() {
		if p := recover(); p != nil {
			out = &lsp.Checked{Diagnostics: []*diag.Diagnostic{{Message: fmt.Sprint(p)}}}
		}
	}()
	c := &pipeline.Compilation{Bag: &diag.Bag{}, Sources: []pipeline.Source{{File: f, Form: opt}}}
	c.Explain, c.Part = true, true
	src := &source{session: e.session, Compilation: c}
	c.Sources = append(c.Sources, e.beside(path, parse.ParseWith(f, &diag.Bag{}, opt))...)
	if _, err := src.addModules(e.read.Include, anyModule); err != nil {
		return &lsp.Checked{Diagnostics: []*diag.Diagnostic{{Message: err.Error()}}}
	}
	err = c.Run(pipeline.Partition)
	out = &lsp.Checked{Diagnostics: c.Bag.All()}
	if err == nil && !c.Bag.HasErrors() {
		e.facts(c, path, out)
	}
	return out
}

// facts are those of the plan, for the lines of one file.
func (e *editor) facts(c *pipeline.Compilation, path string, out *lsp.Checked) {
	p, run := c.Why.Plan, c.Why.Run(e.images, (&planCommand{}).given())
	out.Array = func(name string) string { return p.OfArray(name, e.images, nil) }
	out.Line = func(line int) []string { return p.OfLine(path, line, run) }
	out.Traffic = func(line int) string { return run.Traffic(path, line) }
}

// moduleHead is the statement that begins a module.
var moduleHead = regexp.MustCompile(`(?im)^[ \t]*module[ \t]+([a-z]\w*)[ \t]*(?:!.*)?$`)

// beside lists the sources in the folder of a file whose modules it uses, and those that these use.
func (s *session) beside(path string, tree *parse.File) []pipeline.Source {
	wanted := usedBy(tree)
	if len(wanted) == 0 {
		return nil
	}
	holders := modulesBeside(path)
	var out []pipeline.Source
	taken := map[string]bool{path: true}
	for len(wanted) > 0 {
		holder := holders[wanted[0]]
		wanted = wanted[1:]
		if holder == "" || taken[holder] {
			continue
		}
		taken[holder] = true
		f, opt, err := s.readSource(holder)
		if err != nil {
			continue
		}
		out = append(out, pipeline.Source{File: f, Form: opt, Modules: true})
		wanted = append(wanted, usedBy(parse.ParseWith(f, &diag.Bag{}, opt))...)
	}
	return out
}

// modulesBeside tells which source in the folder of a file has a module. Where several have it, it is the first by name.
func modulesBeside(path string) map[string]string {
	list, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		return nil
	}
	out := map[string]string{}
	for _, entry := range list {
		name := filepath.Join(filepath.Dir(path), entry.Name())
		if !isSource(name) || name == path {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		for _, m := range moduleHead.FindAllSubmatch(text, -1) {
			if module := strings.ToLower(string(m[1])); out[module] == "" && module != "procedure" {
				out[module] = name
			}
		}
	}
	return out
}

// isSource goes by the ending of a name.
func isSource(name string) bool {
	return slices.Contains([]string{".hpf", ".f", ".for", ".f77", ".f90", ".f95", ".f03", ".f08", ".f18"}, strings.ToLower(filepath.Ext(name)))
}
