package archtest

import (
	"regexp"
	"strings"
	"testing"
)

// forbidden are words that may stand in no file, each with the reason. The patterns are written so that they do not
// match themselves.
var forbidden = []struct {
	pattern *regexp.Regexp
	reason  string
}{
	{regexp.MustCompile(`\bTO[D]O\b($|[^(]|\([^#])`), "an open end needs an issue: (#12) directly after the word"},
	{regexp.MustCompile(`\bFIX[M]E\b|\bX[X]X\b`), "an open end needs an issue"},
	{regexp.MustCompile(`/hom[e]/[a-z]|/User[s]/[a-z]|/wor[k]/`), "a path of one machine"},
	{regexp.MustCompile(`\bgit@|\b192\.168\.|\b10\.0\.\d`), "a name or address of one network"},
}

func TestForbiddenWords(t *testing.T) {
	for _, file := range sourceFiles(t, "") {
		text := string(read(t, file))
		if strings.ContainsRune(text, 0) {
			continue // made by a compiler
		}
		for i, line := range strings.Split(text, "\n") {
			for _, f := range forbidden {
				if f.pattern.MatchString(line) {
					t.Errorf("%s:%d: %q: %s", file, i+1, strings.TrimSpace(line), f.reason)
				}
			}
		}
	}
}
