package gmod

import (
	"errors"
	"strconv"
	"strings"
)

// node is a list, a word, a number or a string of a module file.
type node struct {
	list  []node
	text  string // of a word, a number or a string
	atom  bool
	quote bool // a string
}

// at is a member of a list; of what has none it is an empty list.
func (n node) at(k int) node {
	if k < 0 || k >= len(n.list) {
		return node{}
	}
	return n.list[k]
}

func (n node) empty() bool { return !n.atom && len(n.list) == 0 }

// number is the value of a number, 0 of anything else.
func (n node) number() int {
	v, err := strconv.Atoi(n.text)
	if err != nil || n.quote {
		return 0
	}
	return v
}

// has tells whether a word is a member of a list.
func (n node) has(word string) bool {
	for _, m := range n.list {
		if m.atom && !m.quote && m.text == word {
			return true
		}
	}
	return false
}

var errDamaged = errors.New("the module file is damaged")

// parse reads all lists of a text.
func parse(text string) ([]node, error) {
	r := &reader{text: text}
	var out []node
	for r.skip(); r.at < len(r.text); r.skip() {
		n, err := r.node(0)
		if err != nil {
			return nil, err
		}
		out = append(out, n)
	}
	return out, nil
}

type reader struct {
	text string
	at   int
}

func (r *reader) skip() {
	for r.at < len(r.text) && strings.IndexByte(" \t\r\n", r.text[r.at]) >= 0 {
		r.at++
	}
}

// maxDepth ends what no compiler has written.
const maxDepth = 1000

func (r *reader) node(depth int) (node, error) {
	switch {
	case r.at >= len(r.text) || depth > maxDepth || r.text[r.at] == ')':
		return node{}, errDamaged
	case r.text[r.at] == '\'':
		return r.quoted()
	case r.text[r.at] != '(':
		begin := r.at
		for r.at < len(r.text) && strings.IndexByte(" \t\r\n()'", r.text[r.at]) < 0 {
			r.at++
		}
		return node{text: r.text[begin:r.at], atom: true}, nil
	}
	var n node
	r.at++
	for r.skip(); r.at < len(r.text) && r.text[r.at] != ')'; r.skip() {
		m, err := r.node(depth + 1)
		if err != nil {
			return node{}, err
		}
		n.list = append(n.list, m)
	}
	if r.at >= len(r.text) {
		return node{}, errDamaged
	}
	r.at++
	return n, nil
}

// quoted reads a string, in which an apostrophe stands twice.
func (r *reader) quoted() (node, error) {
	var out strings.Builder
	for r.at++; r.at < len(r.text); r.at++ {
		if r.text[r.at] == '\'' {
			if r.at+1 >= len(r.text) || r.text[r.at+1] != '\'' {
				r.at++
				return node{text: out.String(), atom: true, quote: true}, nil
			}
			r.at++
		}
		out.WriteByte(r.text[r.at])
	}
	return node{}, errDamaged
}
