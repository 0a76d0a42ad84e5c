package diag

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// find gives the span of the n-th occurrence (from 0) of word in the file.
func find(f *File, word string, n int) Span {
	at := -1
	for ; n >= 0; n-- {
		at += 1 + strings.Index(string(f.Text[at+1:]), word)
	}
	return Span{f, at, at + len(word)}
}

func TestRenderStyle(t *testing.T) {
	f := NewFile("jacobi.hpf", []byte(strings.Repeat("\n", 7)+"!hpf$ template t(n,n)"+strings.Repeat("\n", 6)+
		"!hpf$ align b(i,j) with t(i+1,j)\n"))
	var bag Bag
	bag.Errorf(find(f, "i+1", 0), "align-out-of-bounds", "alignment places 'b' outside template 't'").
		At("reaches t(n+1,:) when i = n").
		Because(find(f, "t(n,n)", 0), "extent of dimension 1 is 1:n").
		Note("HPF 2.0, ALIGN: every align subscript must lie within the align target").
		Help("declare 'template t(n+1,n)', or align with 't(i,j)'")
	want := `jacobi.hpf:14:27: error: alignment places 'b' outside template 't' [align-out-of-bounds]
   8 | !hpf$ template t(n,n)
     |                ------ extent of dimension 1 is 1:n
  14 | !hpf$ align b(i,j) with t(i+1,j)
     |                           ^^^ reaches t(n+1,:) when i = n
  = note: HPF 2.0, ALIGN: every align subscript must lie within the align target
  = help: declare 'template t(n+1,n)', or align with 't(i,j)'
`
	var out strings.Builder
	bag.Print(&out, Options{})
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Error(diff)
	}
}

func TestRenderSameLineAndTabs(t *testing.T) {
	f := NewFile("a.f90", []byte("\ta = é + bb\n"))
	var bag Bag
	d := bag.Warnf(find(f, "bb", 0), "w", "odd").Because(find(f, "a", 0), "set here")
	want := "a.f90:1:11: warning: odd [w]\n   1 | \ta = é + bb\n     | \t        ^^\n     | \t- set here\n"
	if diff := cmp.Diff(want, Render(d, Options{})); diff != "" {
		t.Error(diff)
	}
	if plain := Render(d, Options{Color: true}); !strings.Contains(plain, "\x1b[1;35mwarning: \x1b[0m") {
		t.Errorf("no colour in %q", plain)
	}
}

func TestRenderAtEndOfFile(t *testing.T) {
	f := NewFile("a.f90", []byte("do i = 1"))
	var bag Bag
	d := bag.Errorf(Span{f, 8, 8}, "", "expected ','")
	if got, want := Render(d, Options{}), "a.f90:1:9: error: expected ','\n   1 | do i = 1\n     |         ^\n"; got != want {
		t.Errorf("got %q", got)
	}
}

func TestPrintCountsTheRest(t *testing.T) {
	f := NewFile("a.f90", []byte(strings.Repeat("x\n", 30)))
	var bag Bag
	for i := range 25 {
		bag.Errorf(Span{f, 2 * i, 2*i + 1}, "e", "error %d", i)
	}
	var out strings.Builder
	bag.Print(&out, Options{})
	if n := strings.Count(out.String(), ": error: "); n != 20 || !strings.HasSuffix(out.String(), "\n5 more errors\n") {
		t.Errorf("%d errors shown, end %q", n, out.String()[out.Len()-20:])
	}
}

func TestPrintJSON(t *testing.T) {
	f := NewFile("a.f90", []byte("x = 1\ny = z\n"))
	var bag Bag
	bag.Remarkf(find(f, "z", 0), "undefined", "no value").Because(find(f, "x", 0), "not this").Help("set z")
	var out strings.Builder
	if err := bag.PrintJSON(&out); err != nil {
		t.Fatal(err)
	}
	want := `{"version":0,"file":"a.f90","range":{"start":{"line":1,"character":4},"end":{"line":1,"character":5}},` +
		`"severity":3,"source":"dhpfgo","code":"undefined","message":"no value","data":{"helps":["set z"]},` +
		`"relatedInformation":[{"location":{"uri":"a.f90","range":{"start":{"line":0,"character":0},` +
		`"end":{"line":0,"character":1}}},"message":"not this"}]}` + "\n"
	if diff := cmp.Diff(want, out.String()); diff != "" || !json.Valid([]byte(out.String())) {
		t.Error(diff)
	}
}

func TestNearest(t *testing.T) {
	known := []string{"align", "distribute", "independent", "template"}
	for name, want := range map[string]string{
		"distribte": "distribute", "indepednent": "independent", "algin": "align", "alignment": "", "x": "", "nwe": "", "templat": "template",
	} {
		if got := Nearest(name, known); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestOneMessageForEachInclude(t *testing.T) {
	var bag Bag
	for range 2 {
		f := NewFile("h.inc", []byte("real a\nreal b\n"))
		bag.Errorf(find(f, "b", 0), "name", "b")
		bag.Errorf(find(f, "a", 1), "name", "a")
	}
	var got []string
	for _, d := range bag.All() {
		got = append(got, d.Error())
	}
	if want := []string{"h.inc:1:6: error: a", "h.inc:2:6: error: b"}; !cmp.Equal(got, want) {
		t.Error(cmp.Diff(want, got))
	}
}
