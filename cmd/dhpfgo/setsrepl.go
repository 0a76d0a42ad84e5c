package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/sets"
)

// lineError is an error in a line of a file.
type lineError struct {
	file string
	line int
	err  error
}

// Error puts file and line in front; a place within the text counts from there.
func (e *lineError) Error() string {
	var fault *sets.ParseError
	if errors.As(e.err, &fault) {
		moved := *fault
		moved.Text = strings.Repeat("\n", e.line-1) + fault.Text
		moved.Offset += e.line - 1
		return e.file + ":" + moved.Error()
	}
	return fmt.Sprintf("%s:%d: %v", e.file, e.line, e.err)
}

func (e *lineError) Unwrap() error { return e.err }

// lines computes the lines of a file and stops at the first error.
func (c *calculator) lines(name string, in io.Reader) error {
	return c.read(in, func(text string, line int) error {
		if err := c.obey(text); err != nil {
			return &lineError{name, line, err}
		}
		return nil
	})
}

// converse shows a prompt for each line; an error does not end it. The history is that of earlier sessions too.
func (c *calculator) converse(in io.Reader) error {
	c.history.load()
	c.talking = true
	prompt := func() { fmt.Fprint(c.stdout, "> ") }
	fmt.Fprintln(c.stdout, "Sets and relations of integers. Type help for the operations, quit or ctrl-D to end.")
	prompt()
	err := c.read(in, func(text string, _ int) error {
		if err := c.obey(text); err != nil {
			fmt.Fprintln(c.stderr, "error:", err)
		}
		if !c.ended {
			prompt()
		}
		return nil
	})
	if !c.ended {
		fmt.Fprintln(c.stdout)
	}
	return errors.Join(err, c.history.save())
}

// read calls f with each line and its number. A line whose brackets are open goes on in the next; at a prompt an empty line
// ends it all the same.
func (c *calculator) read(r io.Reader, f func(text string, line int) error) error {
	in := bufio.NewScanner(r)
	in.Buffer(nil, 1<<24)
	text, first := "", 1
	for n := 1; in.Scan(); n++ {
		if text == "" {
			text, first = in.Text(), n
		} else {
			text += "\n" + in.Text()
		}
		if open(text) && !(c.talking && strings.TrimSpace(in.Text()) == "") {
			if c.talking {
				fmt.Fprint(c.stdout, "| ")
			}
			continue
		}
		if err := f(text, first); err != nil || c.ended {
			return err
		}
		text = ""
	}
	if text != "" && in.Err() == nil {
		return f(text, first)
	}
	return in.Err()
}

// open reports whether a bracket waits for its end. What recalls a line of the history is complete.
func open(text string) bool {
	if strings.HasPrefix(strings.TrimSpace(text), "!") {
		return false
	}
	text = withoutComments(text)
	return strings.Count(text, "{") > strings.Count(text, "}") || strings.Count(text, "(") > strings.Count(text, ")")
}

// withoutComments blanks what follows a # in each line, so that places stay.
func withoutComments(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if before, comment, ok := strings.Cut(line, "#"); ok {
			lines[i] = before + strings.Repeat(" ", 1+len(comment))
		}
	}
	return strings.Join(lines, "\n")
}

// obey executes a command or computes a line.
func (c *calculator) obey(text string) error {
	if !strings.HasPrefix(strings.TrimSpace(text), "!") {
		text = strings.TrimRight(withoutComments(text), " \t\r\n")
	}
	word := strings.TrimSpace(text)
	if word == "" {
		return nil
	}
	if recall, ok := strings.CutPrefix(word, "!"); ok {
		line, err := c.history.recall(recall)
		if err != nil {
			return err
		}
		fmt.Fprintln(c.stdout, line)
		text, word = line, line
	}
	c.history.add(word)
	name, argument, _ := strings.Cut(word, " ")
	if _, isValue := c.values[name]; isCommand(name) && !isValue {
		return c.command(name, strings.TrimSpace(argument))
	}
	return c.compute(text)
}

var calcCommands = []string{"help", "history", "quit", "exit", "vars"}

func isCommand(name string) bool { return slices.Contains(calcCommands, name) }

func (c *calculator) command(name, argument string) error {
	switch name {
	case "help":
		return c.help(argument)
	case "history":
		for i, line := range c.history.lines {
			fmt.Fprintf(c.stdout, "%4d  %s\n", i+1, line)
		}
	case "vars":
		var names []string
		for v := range c.values {
			names = append(names, v)
		}
		slices.Sort(names)
		for _, v := range names {
			fmt.Fprintf(c.stdout, "%s := %v\n", v, c.values[v])
		}
	case "quit", "exit":
		c.ended = true
	}
	return nil
}

const calcHelp = `  name := value                assign; vars lists what was assigned
  a + b   a - b   a * b        union, difference, intersection
  m . n   m(s)   s . m         composition; application of a map to a set
  m^-1   m^+                   inverse, transitive closure
  a <= b   a >= b   a = b   a != b
  operation(a, b)              or with one argument: operation a
  help operation               what it does, with an example
  history   !3   !!   !text    lines so far; the third, the last, the last that starts with text
  quit                         or exit, or the end of the input
A set: [n] -> { A[i, j] : 0 <= i < n and j mod 2 = 0; B[i] : exists k : i = 3k }. A map: { A[i] -> B[2i] }.
`

// help lists the operations, or explains one with the result of its example.
func (c *calculator) help(name string) error {
	if name == "" {
		fmt.Fprint(c.stdout, calcHelp, "Operations, with an example of each:\n")
		for _, name := range calcNames() {
			fmt.Fprintf(c.stdout, "  %-17s %s\n", name, operationsNamed(name)[0].example)
		}
		return nil
	}
	ops := operationsNamed(name)
	if len(ops) == 0 {
		hint := ""
		if near := diag.Nearest(name, calcNames()); near != "" {
			hint = "; did you mean " + near + "?"
		}
		return fmt.Errorf("no operation %s%s; help lists them", name, hint)
	}
	fmt.Fprintf(c.stdout, "%s %s: %s\n> %s\n", name, signatures(ops), ops[0].help, ops[0].example)
	return c.compute(ops[0].example)
}

// history holds the lines of a session, and with a file those of earlier ones.
type history struct {
	lines []string
	file  string
}

// historySize is the number of lines that are kept for later sessions.
const historySize = 1000

func (h *history) add(line string) { h.lines = append(h.lines, line) }

// recall returns a line by number, the last ("!"), or the last that starts with a text.
func (h *history) recall(which string) (string, error) {
	if n, err := strconv.Atoi(which); err == nil {
		if n < 1 || n > len(h.lines) {
			return "", fmt.Errorf("the history has lines 1 to %d", len(h.lines))
		}
		return h.lines[n-1], nil
	}
	if which == "!" {
		which = ""
	}
	for _, line := range slices.Backward(h.lines) {
		if strings.HasPrefix(line, which) {
			return line, nil
		}
	}
	return "", fmt.Errorf("the history has no line that starts with %q", which)
}

// load reads the lines of earlier sessions; there need not be any.
func (h *history) load() {
	dir, err := os.UserCacheDir()
	if err != nil {
		return
	}
	h.file = filepath.Join(dir, "dhpfgo", "sets_history")
	if text, err := os.ReadFile(h.file); err == nil {
		h.lines = strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	}
}

// save keeps the last lines for later sessions. A line break within a line becomes a space.
func (h *history) save() error {
	if h.file == "" || len(h.lines) == 0 {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(h.file), 0o755); err != nil {
		return err
	}
	var b strings.Builder
	for _, line := range h.lines[max(0, len(h.lines)-historySize):] {
		b.WriteString(strings.ReplaceAll(line, "\n", " ") + "\n")
	}
	return os.WriteFile(h.file, []byte(b.String()), 0o600)
}
