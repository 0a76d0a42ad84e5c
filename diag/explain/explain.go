// Package explain tells what each code of a diagnostic means: the rule behind it, a small program that is reported with it, and
// the same program put right. The texts are in texts/*.txt; a test compiles all programs.
package explain

import (
	"embed"
	"fmt"
	"io"
	"slices"
	"strings"

	"dhpfgo/diag"
)

//go:embed texts/*.txt
var texts embed.FS

// Entry is what is known of one code.
type Entry struct {
	Code       string
	Severities []string // the severities that it is reported with
	Text       string
	Rule       string // of which standard, and where; of a reason what the compiler goes by
	Remedy     string // of a reason: what to write where another decision is wanted
	Command    string // that reports it, without the file
	File       string // a name for the programs
	NoExample  string // why there is none
	Wrong      string // a program that is reported; of a reason statements that it is given for
	Right      string // one that is not
}

// All lists the entries by code.
func All() []Entry {
	var out []Entry
	files, err := texts.ReadDir("texts")
	if err != nil {
		diag.Bugf("the texts of codes: %v", err)
	}
	for _, f := range files {
		text, err := texts.ReadFile("texts/" + f.Name())
		if err != nil {
			diag.Bugf("the texts of codes: %v", err)
		}
		for _, part := range strings.Split("\n"+string(text), "\n## ")[1:] {
			out = append(out, entryOf(part))
		}
	}
	slices.SortFunc(out, func(a, b Entry) int { return strings.Compare(a.Code, b.Code) })
	return out
}

// indent stands before each line of a program in the texts.
const indent = "    "

// entryOf reads one entry: code and severities, a text, fields, and the indented lines of two programs.
func entryOf(text string) Entry {
	head, body, _ := strings.Cut(text, "\n")
	words := strings.Fields(head)
	e := Entry{Code: words[0], Severities: words[1:], Command: "check", File: "example.hpf"}
	fields := map[string]*string{"Rule": &e.Rule, "Remedy": &e.Remedy, "Command": &e.Command, "File": &e.File, "No example": &e.NoExample}
	program := &e.Wrong
	for line := range strings.Lines(body) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), ": ")
		switch {
		case strings.HasPrefix(line, indent):
			*program += strings.TrimPrefix(line, indent)
		case line == "Wrong:\n", line == "Example:\n":
			program = &e.Wrong
		case line == "Right:\n":
			program = &e.Right
		case fields[name] != nil:
			*fields[name] = value
		default:
			e.Text += line
		}
	}
	e.Text = strings.TrimSpace(e.Text)
	return e
}

// Find gives the entry of a code.
func Find(code string) (Entry, bool) {
	for _, e := range All() {
		if e.Code == code {
			return e, true
		}
	}
	return Entry{}, false
}

// Near lists the codes that a misspelt one may mean: the nearest, and those of messages that share a word with it.
func Near(code string) []string {
	var all, near []string
	for _, e := range All() {
		all = append(all, e.Code)
	}
	if best := diag.Nearest(code, all); best != "" {
		near = append(near, best)
	}
	for _, e := range All() {
		if !e.IsReason() && shareWord(e.Code, code) && !slices.Contains(near, e.Code) {
			near = append(near, e.Code)
		}
	}
	return near
}

func shareWord(a, b string) bool {
	for _, w := range strings.Split(a, "-") {
		if len(w) > 2 && slices.Contains(strings.Split(b, "-"), w) {
			return true
		}
	}
	return false
}

// IsReason reports whether a code is only that of a reason in plans and remarks.
func (e Entry) IsReason() bool { return e.Severities[0] == "reason" }

// Write prints an entry for the user.
func (e Entry) Write(w io.Writer) {
	fmt.Fprintf(w, "%s (%s)\n\n%s\n\nrule: %s\n", e.Code, strings.Join(e.Severities, " or "), e.Text, e.Rule)
	if e.IsReason() {
		fmt.Fprintf(w, "remedy: %s\n\nplans and remarks give it for\n\n%s", e.Remedy, indented(e.Wrong))
		return
	}
	if e.NoExample != "" {
		fmt.Fprintf(w, "\nno example: %s\n", e.NoExample)
		return
	}
	fmt.Fprintf(w, "\n'dhpfgo %s %s' reports it for\n\n%s\nand not for\n\n%s", e.Command, e.File, indented(e.Wrong), indented(e.Right))
}

func indented(program string) string {
	return indent + strings.ReplaceAll(strings.TrimSuffix(program, "\n"), "\n", "\n"+indent) + "\n"
}

// Summary is the first sentence of the text.
func (e Entry) Summary() string {
	s := strings.ReplaceAll(e.Text, "\n", " ")
	if i := strings.Index(s, ". "); i >= 0 {
		s = s[:i]
	}
	return strings.TrimSuffix(s, ".")
}
