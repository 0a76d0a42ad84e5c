package llopt

import (
	"strings"
	"testing"
)

// TestUnique finds functions that differ in names of variables and in what nothing reads, and no others.
func TestUnique(t *testing.T) {
	m := parse(t, `
define i32 @first(i32 %x) {
entry:
	%a = alloca i32
	%unread = alloca i32
	store i32 %x, i32* %unread
	store i32 %x, i32* %a
	%v = load i32, i32* %a
	ret i32 %v
}

define i32 @same(i32 %x) {
entry:
	%b = alloca i32
	store i32 %x, i32* %b
	%v = load i32, i32* %b
	ret i32 %v
}

define i32 @different(i32 %x) {
entry:
	%b = alloca i32
	store i32 5, i32* %b
	%v = load i32, i32* %b
	ret i32 %v
}
`)
	known := Unique{}
	var names []string
	for _, fn := range append(m.Funcs[:0:0], m.Funcs...) {
		same, err := known.Same(m, fn)
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, same.Name())
	}
	if got := strings.Join(names, " "); got != "first first different" {
		t.Errorf("the functions became %s", got)
	}
	if text := m.String(); strings.Contains(text, "@same") || !strings.Contains(text, "@different") {
		t.Errorf("the module is\n%s", text)
	}
}
