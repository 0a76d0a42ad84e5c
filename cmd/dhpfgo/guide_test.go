package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestGuide follows docs/guide.md: its blocks "file" and "edit" make programs, its blocks "run" are commands with what they print. It is
// a script test that is made from the text.
func TestGuide(t *testing.T) {
	text, err := os.ReadFile("../../docs/guide.md")
	if err != nil {
		t.Fatal(err)
	}
	script := guideScript(t, string(text))
	if n := strings.Count(script, "exec dhpfgo") + strings.Count(script, "env PGAS_STATS"); n < 10 {
		t.Fatalf("only %d commands are followed", n)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "guide.txtar"), []byte(script), 0o600); err != nil {
		t.Fatal(err)
	}
	runScripts(t, dir)
}

var fenced = regexp.MustCompile("(?ms)^```(\\w+)([^\n]*)\n(.*?)^```$")

// guideScript makes the script.
func guideScript(t *testing.T, text string) string {
	var steps strings.Builder
	files := map[string]string{}
	for _, m := range fenced.FindAllStringSubmatch(text, -1) {
		switch names := strings.Fields(m[2]); m[1] {
		case "file":
			files[names[0]] = m[3]
		case "edit":
			files[names[1]] = edited(t, files[names[0]], m[3])
		case "run":
			steps.WriteString(commands(m[3]))
		default:
			t.Errorf("a block of kind %q", m[1])
		}
	}
	for name, text := range files {
		fmt.Fprintf(&steps, "-- %s --\n%s", name, text)
	}
	return steps.String()
}

// edited puts lines after the one that the first of them repeats, in place of directives that stand there.
func edited(t *testing.T, program, lines string) string {
	first, rest, _ := strings.Cut(lines, "\n")
	before, after, found := strings.Cut(program, "\n"+first+"\n")
	if !found {
		t.Errorf("no line %q in\n%s", first, program)
	}
	for strings.HasPrefix(after, "!HPF$") {
		_, after, _ = strings.Cut(after, "\n")
	}
	return before + "\n" + first + "\n" + rest + after
}

// commands are the steps for a block of commands, each after a $. Each line below must be in what the command prints; where the first is
// about an error, the command fails.
func commands(block string) string {
	var out strings.Builder
	for _, c := range strings.Split("\n"+block, "\n$ ")[1:] {
		command, printed, _ := strings.Cut(c, "\n")
		stream, fails := "stdout", ""
		if strings.Contains(printed, "error: ") {
			stream, fails = "stderr", "! "
		}
		if rest, ok := strings.CutPrefix(command, "PGAS_STATS=1 "); ok {
			command, stream = rest, "stderr"
			fmt.Fprintf(&out, "env PGAS_STATS=1\n")
		}
		fmt.Fprintf(&out, "%sexec %s\n", fails, command)
		for _, line := range strings.Split(strings.TrimSuffix(printed, "\n"), "\n") {
			if line != "..." && line != "" {
				fmt.Fprintf(&out, "%s '(?m)^%s *$'\n", stream, strings.ReplaceAll(regexp.QuoteMeta(line), "'", "''"))
			}
		}
		fmt.Fprintf(&out, "env PGAS_STATS=\n")
	}
	return out.String()
}
