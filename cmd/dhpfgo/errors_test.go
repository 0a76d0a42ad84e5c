package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// expectation is a comment ! ERROR "regexp", or ! ERROR "regexp" HELP "regexp", at the end of the line that the error must be reported at.
var expectation = regexp.MustCompile(`! ERROR "(.*?)"(?: HELP "(.*)")?$`)

var reported = regexp.MustCompile(`^(.*?):(\d+):(\d+): error: (.*)$`)

// TestErrors checks every program of testdata/errors: the errors expected in its comments, and no others.
func TestErrors(t *testing.T) {
	files, err := filepath.Glob("../../testdata/errors/*.[fh]*")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs (%v)", err)
	}
	for _, file := range files {
		t.Run(stem(file), func(t *testing.T) { checkErrors(t, file) })
	}
}

func checkErrors(t *testing.T, file string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	if code := run([]string{"check", file}, nil, &stdout, &stderr); code != exitUser {
		t.Fatalf("exit code %d instead of %d\n%s", code, exitUser, stderr.String())
	}
	got := errorsByLine(stderr.String())
	lines := strings.Split(string(text), "\n")
	expected := 0
	for i, line := range lines {
		m := expectation.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		expected++
		if message := got[i+1]; !regexp.MustCompile(m[1]).MatchString(message) {
			t.Errorf("line %d: want an error that matches %q, got %q", i+1, m[1], message)
		}
		if help := regexp.MustCompile("= help: .*" + m[2]); m[2] != "" && !help.MatchString(stderr.String()) {
			t.Errorf("line %d: no help matches %q", i+1, m[2])
		}
		delete(got, i+1)
	}
	for line, message := range got {
		t.Errorf("line %d: unexpected error: %s", line, message)
	}
	if expected == 0 {
		t.Error("the program expects no error")
	}
	checkSnippet(t, stderr.String(), lines)
}

func errorsByLine(stderr string) map[int]string {
	got := map[int]string{}
	for _, line := range strings.Split(stderr, "\n") {
		if m := reported.FindStringSubmatch(line); m != nil {
			n, err := strconv.Atoi(m[2])
			if err == nil {
				got[n] = strings.TrimPrefix(got[n]+"\n"+m[4], "\n")
			}
		}
	}
	return got
}

// checkSnippet wants the source line and a caret below the first error.
func checkSnippet(t *testing.T, stderr string, lines []string) {
	t.Helper()
	var first []string
	for _, line := range strings.Split(stderr, "\n") {
		if first = reported.FindStringSubmatch(line); first != nil {
			break
		}
	}
	if first == nil {
		t.Fatalf("no error with its position:\n%s", stderr)
	}
	n, err := strconv.Atoi(first[2])
	if err != nil || n > len(lines) || !strings.Contains(stderr, strings.TrimRight(lines[n-1], " ")) || !strings.Contains(stderr, "^") {
		t.Errorf("source line and caret are missing:\n%s", stderr)
	}
}
