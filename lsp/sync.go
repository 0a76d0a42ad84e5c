package lsp

import (
	"context"
	"time"
)

func (s *server) opened(p openParams) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := &document{uri: p.TextDocument.URI, path: pathOf(p.TextDocument.URI), text: []byte(p.TextDocument.Text), version: 1}
	s.docs[d.uri] = d
	s.later(d, 0)
}

// changed takes the whole text, as the server has asked for.
func (s *server) changed(p changeParams) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.docs[p.TextDocument.URI]
	if d == nil || len(p.ContentChanges) == 0 {
		return
	}
	d.text, d.parsed = []byte(p.ContentChanges[len(p.ContentChanges)-1].Text), nil
	d.version++
	s.later(d, quiet)
}

// saved checks all open documents again: they may use the modules of the one that was saved.
func (s *server) saved(struct{}) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, d := range s.docs {
		d.parsed = nil
		s.later(d, 0)
	}
}

func (s *server) closed(p positionParams) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if d := s.docs[p.TextDocument.URI]; d != nil {
		d.timer.Stop()
		delete(s.docs, d.uri)
		s.publish(d.uri, []diagnostic{})
	}
}

// later checks a document when it has not changed for some time.
func (s *server) later(d *document, wait time.Duration) {
	if d.timer != nil {
		d.timer.Stop()
	}
	d.timer = time.AfterFunc(wait, func() { s.check(d) })
}

// check asks the compiler about a document, and tells the client, unless the document has changed meanwhile.
func (s *server) check(d *document) {
	s.checking.Lock()
	defer s.checking.Unlock()
	s.mu.Lock()
	text, version := d.text, d.version
	s.mu.Unlock()
	checked := s.compiler.Check(d.path, text)
	s.mu.Lock()
	defer s.mu.Unlock()
	if d.version != version || s.docs[d.uri] != d {
		return
	}
	d.checked, d.of = checked, version
	s.publish(d.uri, published(d.path, checked.Diagnostics))
	if checked.Traffic != nil {
		// The client asks for the hints again; one that knows no such request answers with an error, which changes nothing.
		go func() { _ = s.conn.Call(context.Background(), "workspace/inlayHint/refresh", nil, nil) }()
	}
}

func (s *server) publish(uri string, list []diagnostic) {
	_ = s.conn.Notify(context.Background(), "textDocument/publishDiagnostics", publishDiagnostics{uri, list})
}
