// Package edits reads formats: which edit descriptors take the items of a statement of input or output, one after the other, Fortran
// 2008, 10.3 and 10.4.
package edits

import "strings"

// Edit is a data edit descriptor: its letters, as I, F, ES, and its text.
type Edit struct{ Letters, Text string }

// Format is what takes the items of a statement: the first ones, then those of the last group again and again.
type Format struct {
	list  []Edit
	again int // where the last group begins
}

// most is how many descriptors a format may have in all before nothing is said of it.
const most = 10000

// Read reads a format with its parentheses; nil for one with a descriptor that is not known here.
func Read(text string) *Format {
	r := &reader{text: strings.ToUpper(text)}
	if !r.take('(') {
		return nil
	}
	out := &Format{}
	if !r.group(out, 0) {
		return nil
	}
	return out
}

// At is the descriptor that takes item k, from 0; false where none does.
func (f *Format) At(k int) (Edit, bool) {
	if k >= len(f.list) {
		n := len(f.list) - f.again
		if n == 0 {
			return Edit{}, false
		}
		k = f.again + (k-f.again)%n
	}
	return f.list[k], true
}

// reader reads descriptors. Blanks count in strings alone.
type reader struct {
	text string
	at   int
}

func (r *reader) peek() byte {
	for r.at < len(r.text) && (r.text[r.at] == ' ' || r.text[r.at] == '\t') {
		r.at++
	}
	if r.at >= len(r.text) {
		return 0
	}
	return r.text[r.at]
}

func (r *reader) take(c byte) bool {
	if r.peek() != c {
		return false
	}
	r.at++
	return true
}

// number reads digits; ok is false where there are none.
func (r *reader) number() (n int, ok bool) {
	for c := r.peek(); c >= '0' && c <= '9'; c = r.peek() {
		n, ok = min(10*n+int(c-'0'), most), true
		r.at++
	}
	return n, ok
}

// group reads descriptors up to the closing parenthesis and adds them.
func (r *reader) group(out *Format, depth int) bool {
	for {
		if r.take(')') {
			return true
		}
		if r.take(',') || r.take('/') || r.take(':') || r.take('$') || r.take('\\') {
			continue
		}
		if !r.descriptor(out, depth) || len(out.list) > most {
			return false
		}
	}
}

func (r *reader) descriptor(out *Format, depth int) bool {
	if r.take('*') {
		return r.peek() == '(' && r.repeated(out, 1, depth)
	}
	signed := r.take('-') || r.take('+')
	n, counted := r.number()
	c := r.peek()
	switch {
	case c == 'P' && (counted || signed), c == 'X' && !signed:
		r.at++
		return true
	case signed:
		return false
	case c == 'H' && counted:
		r.at++
		r.at = min(r.at+n, len(r.text))
		return true
	case c == '\'' || c == '"':
		return r.quoted(c)
	case !counted:
		n = 1
	}
	if c == '(' {
		return r.repeated(out, n, depth)
	}
	return r.data(out, n)
}

// repeated reads a group that counts n times. The last one in the outermost parentheses is where a format begins again.
func (r *reader) repeated(out *Format, n, depth int) bool {
	r.at++
	begin := len(out.list)
	if depth == 0 {
		out.again = begin
	}
	if !r.group(out, depth+1) {
		return false
	}
	one := out.list[begin:]
	for range n - 1 {
		if out.list = append(out.list, one...); len(out.list) > most {
			return false
		}
	}
	return true
}

func (r *reader) quoted(mark byte) bool {
	for r.at++; r.at < len(r.text); r.at++ {
		if r.text[r.at] == mark {
			r.at++
			if r.at >= len(r.text) || r.text[r.at] != mark {
				return true
			}
		}
	}
	return false
}

// controls are the descriptors that take no item, with what stands behind them in digits.
var controls = []string{"BN", "BZ", "DC", "DP", "RC", "RD", "RN", "RP", "RU", "RZ", "SP", "SS", "SU", "TL", "TR", "T", "S"}

// reads are the descriptors that take an item.
var reads = []string{"EN", "ES", "EX", "A", "B", "D", "E", "F", "G", "I", "L", "O", "Z"}

// data reads a descriptor that begins with letters.
func (r *reader) data(out *Format, n int) bool {
	begin := r.at
	if strings.HasPrefix(r.text[begin:], "DT") { // a procedure of a type does the work
		return false
	}
	for _, word := range controls {
		if strings.HasPrefix(r.text[begin:], word) {
			r.at += len(word)
			r.number()
			return true
		}
	}
	for _, word := range reads {
		if !strings.HasPrefix(r.text[begin:], word) {
			continue
		}
		r.at += len(word)
		r.width()
		e := Edit{word, strings.ToLower(strings.ReplaceAll(r.text[begin:r.at], " ", ""))}
		for range n {
			out.list = append(out.list, e)
		}
		return true
	}
	return false
}

// width reads w.dEe, or nothing.
func (r *reader) width() {
	if !r.take('*') {
		r.number()
	}
	if r.take('.') {
		r.number()
	}
	if mark := r.at; r.take('E') {
		if _, ok := r.number(); !ok {
			r.at = mark
		}
	}
}
