// Package lsp answers editors in the Language Server Protocol: diagnostics while the user types, what a name is and who owns it, what a line
// moves, where names are declared and used, completion, and the fixes that messages propose. It knows the tree of a document; what
// needs the compiler it asks a Compiler for.
package lsp

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/sourcegraph/jsonrpc2"
)

// quiet is how long the user must have stopped typing before a document is checked.
const quiet = 250 * time.Millisecond

// server holds the open documents of a client.
type server struct {
	compiler Compiler
	conn     *jsonrpc2.Conn
	checking sync.Mutex // one check at a time

	mu    sync.Mutex
	docs  map[string]*document
	ended bool // shutdown was asked for
	code  int  // how the server was told to exit, -1 for not at all
	done  context.CancelFunc
}

// document is a text as the editor has it.
type document struct {
	uri, path string
	text      []byte
	version   int // counts changes
	parsed    *Parsed
	checked   *Checked // what the last check said
	of        int      // the version that it said it of
	timer     *time.Timer
}

// Serve answers a client until it leaves. The result is the exit code that the protocol asks for: 0 after shutdown, else 1.
func Serve(ctx context.Context, stream io.ReadWriteCloser, compiler Compiler) int {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s := &server{compiler: compiler, docs: map[string]*document{}, done: cancel, code: -1}
	s.mu.Lock() // the first messages may come before there is something to answer by
	s.conn = jsonrpc2.NewConn(ctx, jsonrpc2.NewBufferedStream(stream, jsonrpc2.VSCodeObjectCodec{}), jsonrpc2.HandlerWithError(s.handle))
	s.mu.Unlock()
	select {
	case <-s.conn.DisconnectNotify():
	case <-ctx.Done():
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ended {
		return 0
	}
	return 1
}

// handle answers a request or takes a notification.
func (s *server) handle(ctx context.Context, _ *jsonrpc2.Conn, r *jsonrpc2.Request) (result any, err error) {
	h, known := handlers[r.Method]
	switch {
	case !known && r.Notif:
		return nil, nil
	case !known:
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: "dhpfgo does not answer " + r.Method}
	}
	params := json.RawMessage("null")
	if r.Params != nil {
		params = *r.Params
	}
	defer func() {
		if p := recover(); p != nil {
			err = &jsonrpc2.Error{Code: jsonrpc2.CodeInternalError, Message: fmt.Sprintf("internal error: %v", p)}
		}
	}()
	return h(s, params)
}

type handler func(s *server, params json.RawMessage) (any, error)

// handlers are the methods of the protocol that the server answers.
var handlers map[string]handler

func init() {
	handlers = map[string]handler{
		"initialize": func(*server, json.RawMessage) (any, error) { return capabilities, nil },
		"shutdown":   (*server).shutdown,
		"exit":       (*server).exit,

		"textDocument/didOpen":   taking((*server).opened),
		"textDocument/didChange": taking((*server).changed),
		"textDocument/didSave":   taking((*server).saved),
		"textDocument/didClose":  taking((*server).closed),

		"textDocument/hover":             about(func(n *names, p positionParams) any { return orNull(n.hover(p.Position)) }),
		"textDocument/definition":        about(func(n *names, p positionParams) any { return n.definition(p.Position) }),
		"textDocument/references":        about(func(n *names, p positionParams) any { return n.uses(p.Position, p.Context.IncludeDeclaration) }),
		"textDocument/documentHighlight": about(highlights),
		"textDocument/documentSymbol":    about(func(n *names, _ positionParams) any { return n.symbols() }),
		"textDocument/completion":        about(func(n *names, p positionParams) any { return n.complete(p.Position) }),
		"textDocument/inlayHint":         (*server).inlayHints,
		"textDocument/codeAction":        (*server).codeActions,
		"textDocument/rename":            (*server).rename,
	}
}

// orNull keeps a nil pointer from becoming an interface that is not nil.
func orNull(h *hover) any {
	if h == nil {
		return nil
	}
	return h
}

func highlights(n *names, p positionParams) any {
	out := []documentHighlight{}
	for _, l := range n.uses(p.Position, true) {
		if l.URI == uriOf(n.File.Name) {
			out = append(out, documentHighlight{l.Range})
		}
	}
	return out
}

// taking makes a handler of a notification.
func taking[P any](take func(*server, P)) handler {
	return func(s *server, params json.RawMessage) (any, error) {
		var p P
		if err := json.Unmarshal(params, &p); err != nil {
			return nil, invalid(err)
		}
		take(s, p)
		return nil, nil
	}
}

func invalid(err error) error {
	return &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: err.Error()}
}

// about makes a handler of a question about the names of a document.
func about(answer func(*names, positionParams) any) handler {
	return func(s *server, params json.RawMessage) (any, error) {
		var p positionParams
		if err := json.Unmarshal(params, &p); err != nil {
			return nil, invalid(err)
		}
		n, err := s.names(p.TextDocument.URI)
		if err != nil {
			return nil, err
		}
		return answer(n, p), nil
	}
}

func (s *server) shutdown(json.RawMessage) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ended = true
	return nil, nil
}

func (s *server) exit(json.RawMessage) (any, error) {
	s.done()
	return nil, nil
}

// names parses a document, if that was not done since it changed.
func (s *server) names(uri string) (*names, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.docs[uri]
	if d == nil {
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: uri + " is not open"}
	}
	if d.parsed == nil {
		d.parsed = s.compiler.Parse(d.path, d.text)
	}
	checked := &Checked{}
	if d.checked != nil && d.of == d.version {
		checked = d.checked
	}
	return newNames(d.parsed, checked), nil
}

func (s *server) inlayHints(params json.RawMessage) (any, error) {
	var p rangeParams
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, invalid(err)
	}
	n, err := s.names(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	return n.hints(p.Range), nil
}

// codeActions are those of the last check, if the document is still the same: their places would be wrong otherwise.
func (s *server) codeActions(params json.RawMessage) (any, error) {
	var p rangeParams
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, invalid(err)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.docs[p.TextDocument.URI]
	if d == nil || d.checked == nil || d.of != d.version {
		return []codeAction{}, nil
	}
	return actions(d.uri, d.path, p.Range, d.checked.Diagnostics), nil
}

func (s *server) rename(params json.RawMessage) (any, error) {
	var p renameParams
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, invalid(err)
	}
	n, err := s.names(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	edit, err := n.rename(p.Position, p.NewName)
	if err != nil {
		return nil, invalid(err)
	}
	return edit, nil
}
