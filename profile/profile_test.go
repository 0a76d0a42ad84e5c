package profile

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/predict"
)

const written = `{"images":[
{"image":1,"ns":4000000000,"lines":[{"file":"p.f90","line":2,"isMessage":false,"runs":5,"ns":3000000000},
 {"file":"p.f90","line":1,"isMessage":true,"runs":5,"ns":500000000,"waitNs":400000000,"messages":5,"bytes":40}]},
{"image":2,"ns":4000000000,"lines":[{"file":"p.f90","line":1,"isMessage":true,"runs":5,"ns":2500000000,"waitNs":2400000000},
 {"file":"p.f90","line":2,"isMessage":false,"runs":5,"ns":1000000000}]}
],"lists":[{"file":"p.f90","line":3,"images":2,"runs":5,"messages":10,"bytes":80}]}`

func read(t *testing.T) *Profile {
	t.Helper()
	path := filepath.Join(t.TempDir(), "p.json")
	if err := os.WriteFile(path, []byte(written), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := Read(path)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestText adds up two images: means, waiting, who computes longest.
func TestText(t *testing.T) {
	var out strings.Builder
	read(t).Text(&out, []string{"b = cshift(a, 1)", "  do i = 1, n"})
	for _, want := range []string{
		"profile of 2 images: 4 s an image: 50.0 % computing in loops, 37.5 % messages (35.0 % waiting), 12.5 % rest",
		"50.0 %        2        0       1: +50 %     5         0      0  computing: do i = 1, n",
		"37.5 %      1.5      1.4                    5         5     40  messages: b = cshift(a, 1)",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
}

// TestHTML wants the source escaped, and every tag to be one.
func TestHTML(t *testing.T) {
	var out strings.Builder
	if err := read(t).HTML(&out, "p.f90", []string{"if (a<b) c = 1", "do"}); err != nil {
		t.Fatal(err)
	}
	if text := out.String(); !strings.Contains(text, "if (a&lt;b) c = 1") || !strings.Contains(text, `<div class="bar" style="width: 150.0px">`) {
		t.Error(text)
	}
	d := xml.NewDecoder(strings.NewReader(out.String()))
	d.Entity = xml.HTMLEntity
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

// TestRead refuses what is no profile, and hands predictions the loops of the first image.
func TestRead(t *testing.T) {
	if _, err := Read("profile.go"); err == nil || !strings.Contains(err.Error(), "is no profile") {
		t.Errorf("%v", err)
	}
	if _, err := Read("nothing.json"); err == nil {
		t.Error("a file that is not there is read")
	}
	if m := read(t).Measured(); m.Seconds != 4 || len(m.Nests) != 1 || m.Nests[0].Seconds != 3 || m.Nests[0].Line != 2 {
		t.Errorf("%+v", m)
	} else if l := m.Lists; len(l) != 1 || l[0] != (predict.Listed{File: "p.f90", Line: 3, Images: 2, Runs: 5, Messages: 10, Bytes: 80}) {
		t.Errorf("lists %+v", l)
	}
}
