package main

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"dhpfgo/internal/golden/update"
)

// htmlPage is what a page consists of, as far as tests look at it.
type htmlPage struct {
	ids, links []string
	attributes []xml.Attr
	figures    map[string]int // by the number of images
	shown      []string       // the numbers of images of the figures that are not hidden
	svgs       int
	titles     int // of pictures
	data       string
}

// readPage reads a page, which is well-formed XML: each element is closed where it must be.
func readPage(t *testing.T, text string) *htmlPage {
	t.Helper()
	p := &htmlPage{figures: map[string]int{}}
	d := xml.NewDecoder(strings.NewReader(text))
	var open []string
	isData := false
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return p
		}
		if err != nil {
			t.Fatal(err)
		}
		switch x := token.(type) {
		case xml.StartElement:
			p.element(x, open)
			open = append(open, x.Name.Local)
			isData = x.Name.Local == "script" && slices.ContainsFunc(x.Attr, func(a xml.Attr) bool { return a.Value == "data" })
		case xml.EndElement:
			open, isData = open[:len(open)-1], false
		case xml.CharData:
			if isData {
				p.data += string(x)
			}
		}
	}
}

func (p *htmlPage) element(x xml.StartElement, open []string) {
	p.attributes = append(p.attributes, x.Attr...)
	images, hidden := "", false
	for _, a := range x.Attr {
		switch a.Name.Local {
		case "id":
			p.ids = append(p.ids, a.Value)
		case "href", "for":
			p.links = append(p.links, strings.TrimPrefix(a.Value, "#"))
		case "data-images":
			images = a.Value
		case "hidden":
			hidden = true
		}
	}
	switch {
	case x.Name.Local == "figure":
		p.figures[images]++
		if !hidden {
			p.shown = append(p.shown, images)
		}
	case x.Name.Local == "svg" && images == "" && len(open) > 0 && open[len(open)-1] == "figure":
		p.svgs++
	case x.Name.Local == "title" && len(open) > 0 && open[len(open)-1] == "svg":
		p.titles++
	}
}

// TestPages wants pages that need nothing else, whose links lead somewhere, and whose counts are those of the plan on each number of images.
func TestPages(t *testing.T) {
	for _, source := range pages {
		t.Run(stem(source), func(t *testing.T) {
			t.Parallel()
			checkPage(t, source)
		})
	}
}

func checkPage(t *testing.T, source string) {
	t.Helper()
	images := []int{4, 1, 2, 6, 16, 64}
	p := readPage(t, stdoutOf(t, exec.Command("dhpfgo", "plan", "--html", "-n", "4,1,2,6,16,64", source)))
	for _, a := range p.attributes {
		if strings.Contains(a.Value, "://") && a.Name.Local != "xmlns" || a.Name.Local == "src" {
			t.Errorf("the page needs %s=%q", a.Name.Local, a.Value)
		}
	}
	for k, id := range p.ids {
		if slices.Contains(p.ids[:k], id) {
			t.Errorf("two elements are called %q", id)
		}
	}
	for _, l := range p.links {
		if !slices.Contains(p.ids, l) {
			t.Errorf("a link leads to %q, which is not there", l)
		}
	}
	if p.svgs == 0 || p.titles != p.svgs || p.figures["4"] == 0 || p.figures["16"] == 0 {
		t.Errorf("%d pictures, %d with titles, figures by images: %v", p.svgs, p.titles, p.figures)
	}
	if slices.ContainsFunc(p.shown, func(s string) bool { return s != "4" }) {
		t.Errorf("at first figures for %v images are shown, want 4", p.shown)
	}
	comparePage(t, p, images, source)
}

func comparePage(t *testing.T, p *htmlPage, images []int, source string) {
	t.Helper()
	var data []struct {
		Images          int
		Messages, Bytes int64
		Rows            []struct{ Messages, Bytes int64 }
	}
	if err := json.Unmarshal([]byte(p.data), &data); err != nil || len(data) != len(images) {
		t.Fatalf("%v: %q", err, p.data)
	}
	for k, d := range data {
		var plan struct {
			Run struct{ Messages, Bytes, Joined int64 }
		}
		text := stdoutOf(t, exec.Command("dhpfgo", "plan", "--format", "json", "-n", fmt.Sprint(images[k]), source))
		if err := json.Unmarshal([]byte(text), &plan); err != nil {
			t.Fatal(err)
		}
		sum := traffic{-plan.Run.Joined, 0}
		for _, r := range d.Rows {
			sum.messages, sum.bytes = sum.messages+r.Messages, sum.bytes+r.Bytes
		}
		want := traffic{plan.Run.Messages, plan.Run.Bytes}
		if d.Images != images[k] || (traffic{d.Messages, d.Bytes}) != want || sum != want {
			t.Errorf("on %d images the page says %d messages, %d bytes and in its rows %+v, the plan %+v", d.Images, d.Messages, d.Bytes, sum, want)
		}
	}
}

// TestGoldenPage pins a small page.
func TestGoldenPage(t *testing.T) {
	const file = "../../testdata/pages/shift.html"
	got := stdoutOf(t, exec.Command("dhpfgo", "plan", "--html", "-n", "2,1", "../../testdata/pages/shift.f90"))
	if update.Wanted() {
		if err := os.WriteFile(file, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := compareText(string(want), got, noTolerance); diff != "" {
		t.Errorf("%s: %s; with -update it is written anew", file, diff)
	}
}
