package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
)

const shownText = `program t
  use other, only: far => scale
  implicit none
  type point
    real :: x, y
  end type
  type(point) :: p
  integer, parameter :: n = 100
  real(8) :: a(n), b(n)
  integer :: i
!hpf$ distribute a(block)
!hpf$ align b(i) with a(i)
  a = far
  do i = 2, n - 1
    b(i) = a(i-1) + a(i+1)
  end do
  p%x = 1
  print *, total(b(2:n-1)), p%x
contains
  real(8) function total(v)
    real(8), intent(in) :: v(:)
    integer :: i
    total = 0
    do i = 1, size(v)
      total = total + v(i)
    end do
  end function
end program
`

const besideText = `module other
  real(8), parameter :: scale = 2
end module
`

// client talks to a server in this process.
type client struct {
	t         *testing.T
	conn      *jsonrpc2.Conn
	uri, dir  string
	published chan []map[string]any
	code      chan int
}

// newClient starts a server for a folder with the program and the module that it uses.
func newClient(t *testing.T) *client {
	t.Helper()
	c := &client{t: t, dir: t.TempDir(), published: make(chan []map[string]any, 100), code: make(chan int, 1)}
	if err := os.WriteFile(filepath.Join(c.dir, "other.f90"), []byte(besideText), 0o644); err != nil {
		t.Fatal(err)
	}
	c.uri = "file://" + filepath.Join(c.dir, "t.hpf")
	fromServer, out := io.Pipe()
	in, toServer := io.Pipe()
	go func() {
		c.code <- run([]string{"lsp", "-n", "4"}, in, out, io.Discard)
		out.Close()
	}()
	stream := jsonrpc2.NewBufferedStream(duplexPipe{fromServer, toServer}, jsonrpc2.VSCodeObjectCodec{})
	c.conn = jsonrpc2.NewConn(context.Background(), stream, jsonrpc2.AsyncHandler(jsonrpc2.HandlerWithError(c.take)))
	c.call("initialize", map[string]any{"capabilities": map[string]any{}}, nil)
	return c
}

type duplexPipe struct {
	*io.PipeReader
	*io.PipeWriter
}

func (d duplexPipe) Close() error {
	d.PipeReader.Close()
	return d.PipeWriter.Close()
}

func (c *client) take(_ context.Context, _ *jsonrpc2.Conn, r *jsonrpc2.Request) (any, error) {
	if r.Method == "textDocument/publishDiagnostics" {
		var p struct{ Diagnostics []map[string]any }
		if err := json.Unmarshal(*r.Params, &p); err != nil {
			return nil, err
		}
		c.published <- p.Diagnostics
	}
	return nil, nil
}

func (c *client) call(method string, params, result any) {
	c.t.Helper()
	if err := c.conn.Call(context.Background(), method, params, result); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

func (c *client) open(text string) []map[string]any {
	c.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": c.uri, "languageId": "fortran", "version": 1, "text": text}})
	return <-c.published
}

func (c *client) change(text string) []map[string]any {
	c.notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": c.uri}, "contentChanges": []any{map[string]any{"text": text}}})
	return <-c.published
}

func (c *client) notify(method string, params any) {
	c.t.Helper()
	if err := c.conn.Notify(context.Background(), method, params); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

// at asks about the place of the n-th occurrence (from 0) of a text, and gives the answer as JSON.
func (c *client) at(method, text, what string, n int) string {
	c.t.Helper()
	at := -1
	for ; n >= 0; n-- {
		next := strings.Index(text[at+1:], what)
		if next < 0 {
			c.t.Fatalf("%q is not there", what)
		}
		at += 1 + next
	}
	line := strings.Count(text[:at], "\n")
	params := map[string]any{"textDocument": map[string]any{"uri": c.uri}, "context": map[string]any{"includeDeclaration": true}, "newName": "fresh",
		"position": map[string]any{"line": line, "character": at - 1 - strings.LastIndex(text[:at], "\n")}}
	var answer json.RawMessage
	c.call(method, params, &answer)
	var short bytes.Buffer
	if err := json.Compact(&short, answer); err != nil {
		c.t.Fatal(err)
	}
	return strings.ReplaceAll(short.String(), "file://"+c.dir+"/", "")
}

// TestLanguageServer asks what editors ask.
func TestLanguageServer(t *testing.T) {
	c := newClient(t)
	if list := c.open(shownText); len(list) != 0 {
		t.Fatalf("diagnostics of a right program: %v", list)
	}
	for _, q := range []struct {
		method, what string
		n            int
		wants        []string
	}{
		{"textDocument/hover", "b(i) = a", 0, []string{"real(8) :: a(n), b(n)", "!hpf$ align b(i) with a(i)", "tiles of 25", "computed by the owners of b(i)", "1 run, 3 messages, 24 bytes"}},
		{"textDocument/hover", "far\n", 0, []string{"real(8), parameter :: scale = 2"}},
		{"textDocument/hover", "total(b", 0, []string{"real(8) function total(v)"}},
		{"textDocument/definition", "a(i-1)", 0, []string{`[{"uri":"t.hpf","range":{"start":{"line":8,"character":13}`}},
		{"textDocument/definition", "far\n", 0, []string{`"uri":"other.f90","range":{"start":{"line":1,"character":24}`}},
		{"textDocument/definition", "x\n", 0, []string{`"start":{"line":4,"character":12}`}},
		{"textDocument/definition", "size(v)", 0, []string{`[]`}},
		{"textDocument/documentHighlight", "i = 1, size", 0, []string{`[{"range":{"start":{"line":21,"character":15}`, `{"line":23,`, `{"line":24,`}},
		{"textDocument/references", "i = 2", 0, []string{`{"line":9,`, `{"line":11,`, `{"line":13,`, `{"line":14,`}},
		{"textDocument/rename", "p%x", 0, []string{`"newText":"fresh"`, `"line":6,`, `"line":16,`, `"line":17,`}},
		{"textDocument/completion", "x = 1", 0, []string{`{"label":"x","kind":5`, `{"label":"y"`}},
		{"textDocument/completion", "distribute a", 0, []string{`"label":"independent"`, `"insertTextFormat":2`}},
		{"textDocument/completion", "print", 0, []string{`{"label":"far"`, `{"label":"total","kind":3`, `{"label":"allocate"`}},
		{"textDocument/documentSymbol", "program", 0, []string{`"name":"t"`, `"name":"point"`, `"name":"total"`}},
	} {
		answer := c.at(q.method, shownText, q.what, q.n)
		for _, want := range q.wants {
			if !strings.Contains(answer, want) && !strings.Contains(strings.ReplaceAll(answer, `\n`, "\n"), want) {
				t.Errorf("%s at %q: no %q in\n%s", q.method, q.what, want, answer)
			}
		}
	}
	if got := c.at("textDocument/references", shownText, "i = 2", 0); strings.Contains(got, `"line":23`) {
		t.Errorf("the i of an internal procedure is another one: %s", got)
	}
}

// TestLanguageServerHints expects the messages of the loop after its statement, and none after others.
func TestLanguageServerHints(t *testing.T) {
	c := newClient(t)
	c.open(shownText)
	var hints []struct {
		Position struct{ Line int }
		Label    string
	}
	whole := map[string]any{"start": map[string]any{"line": 0, "character": 0}, "end": map[string]any{"line": 18, "character": 0}}
	c.call("textDocument/inlayHint", map[string]any{"textDocument": map[string]any{"uri": c.uri}, "range": whole}, &hints)
	i := slices.IndexFunc(hints, func(h struct {
		Position struct{ Line int }
		Label    string
	}) bool {
		return h.Position.Line == 14
	})
	if i < 0 || hints[i].Label != "6 messages, 48 bytes" {
		t.Errorf("hints %v: line 15 moves 6 messages of 8 bytes on 4 images", hints)
	}
}

// TestLanguageServerFixes applies the proposed fix of each slip, after which the program is right again.
func TestLanguageServerFixes(t *testing.T) {
	c := newClient(t)
	c.open(shownText)
	for _, slip := range []struct{ right, wrong string }{
		{"!hpf$ align", "!hpf$ aling"},
		{"!hpf$ distribute a", "!$hpf distribute a"},
		{"print *, total", "print *, totl"},
		{"a(block)", "a(blok)"},
		{"total = total + v(i)\n    end do", "total = total + v(i)\n    end while"},
		{"total = 0\n", "total = totl\n"},
	} {
		wrong := strings.Replace(shownText, slip.right, slip.wrong, 1)
		list := c.change(wrong)
		if len(list) == 0 {
			t.Errorf("no message for %q", slip.wrong)
			continue
		}
		var actions []struct {
			Title string
			Edit  struct {
				Changes map[string][]struct {
					Range   struct{ Start, End struct{ Line, Character int } }
					NewText string
				}
			}
		}
		c.call("textDocument/codeAction", map[string]any{"textDocument": map[string]any{"uri": c.uri}, "range": list[0]["range"], "context": map[string]any{}}, &actions)
		if len(actions) == 0 {
			t.Errorf("%q: no fix is proposed", slip.wrong)
			continue
		}
		e := actions[0].Edit.Changes[c.uri][0]
		lines := strings.SplitAfter(wrong, "\n")
		l := lines[e.Range.Start.Line]
		lines[e.Range.Start.Line] = l[:e.Range.Start.Character] + e.NewText + l[e.Range.End.Character:]
		if list := c.change(strings.Join(lines, "")); len(list) != 0 && !strings.Contains(slip.wrong, "totl\n") {
			t.Errorf("%q mended by %q: %v", slip.wrong, actions[0].Title, list)
		}
	}
}

// TestLanguageServerEnds expects exit code 0 after a shutdown, and 1 for a client that just leaves.
func TestLanguageServerEnds(t *testing.T) {
	c := newClient(t)
	c.call("shutdown", nil, nil)
	c.notify("exit", nil)
	if code := <-c.code; code != 0 {
		t.Errorf("exit code %d after shutdown and exit", code)
	}
	c = newClient(t)
	c.conn.Close()
	if code := <-c.code; code != 1 {
		t.Errorf("exit code %d for a client that leaves", code)
	}
}

// TestNeovim lets a real editor show an error at its place, a hover, and mend a directive.
func TestNeovim(t *testing.T) {
	nvim, err := exec.LookPath("nvim")
	if err != nil {
		t.Skip("no nvim: 'make setup-test' installs it")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "t.hpf")
	if err := os.WriteFile(file, []byte(strings.Replace(shownText, "!hpf$ align", "!hpf$ aling", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "other.f90"), []byte(besideText), 0o644); err != nil {
		t.Fatal(err)
	}
	settings, err := filepath.Abs("../../editors/nvim/dhpfgo.lua")
	if err != nil {
		t.Fatal(err)
	}
	script, err := filepath.Abs("testdata/neovim.lua")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(nvim, "--headless", "-u", "NONE", "-n", "-i", "NONE", "-c", "luafile "+settings, "-c", "luafile "+script, file)
	cmd.Env = append(os.Environ(), "HOME="+dir)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{"error 12:7 unknown HPF directive 'aling'", "mended: !hpf$ align b(i) with a(i)", "errors left: 0", "hover: real(8) :: a(n), b(n)", "computed by the owners of b(i)"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}
