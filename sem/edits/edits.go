// Package edits reads formats: which edit descriptors take the items of a statement of input or output, one after the other, Fortran
// 2008, 10.3 and 10.4.
package edits

import (
	"slices"
	"strings"
)

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

// Fault says what is wrong with a format, Fortran 2008, 10.3; "" where nothing is, or where that is not known.
func Fault(text string) string {
	r := &reader{text: strings.ToUpper(text)}
	if r.take('(') {
		r.group(&Format{}, 0)
	}
	return r.fault
}

// reader reads descriptors. Blanks count in strings alone.
type reader struct {
	text  string
	at    int
	fault string // what was found wrong first
}

// wrong notes a fault.
func (r *reader) wrong(text string) {
	if r.fault == "" {
		r.fault = text
	}
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
		if r.peek() == 0 {
			r.wrong("the format is not closed")
			return false
		}
		if r.take(',') {
			if r.peek() == ')' {
				r.wrong("an edit descriptor is missing after ','")
			}
			continue
		}
		if r.take('/') || r.take(':') || r.take('$') || r.take('\\') {
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
	case c == '/' && counted:
		r.at++
		return true
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

// controls are the descriptors that take no item, with what stands after them in digits.
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
		width, digits := r.width(word != "D")
		e := Edit{word, strings.ToLower(strings.ReplaceAll(r.text[begin:r.at], " ", ""))}
		if decimal := slices.Contains(decimals, word); !width && (decimal || strings.Contains("BIOZ", word)) {
			r.wrong("'" + e.Text + "' needs a width, as '" + e.Text + example(decimal) + "' has")
		} else if decimal && !digits {
			r.wrong("'" + e.Text + "' needs a number of digits, as '" + e.Text + ".3' has")
		}
		for range n {
			out.list = append(out.list, e)
		}
		return true
	}
	r.wrong("there is no edit descriptor '" + strings.ToLower(r.text[begin:min(begin+1, len(r.text))]) + "'")
	return false
}

// decimals are the descriptors that need a width and a number of digits.
var decimals = []string{"D", "E", "EN", "ES", "EX", "F"}

// example is a width for a descriptor that lacks one.
func example(decimal bool) string {
	if decimal {
		return "10.3"
	}
	return "5"
}

// width reads w.d or, with an exponent, w.dEe, or nothing; it reports whether there was a width, and digits.
func (r *reader) width(exponent bool) (width, digits bool) {
	if width = r.take('*'); !width {
		_, width = r.number()
	}
	if digits = r.take('.'); digits {
		r.number()
	}
	if mark := r.at; exponent && r.take('E') {
		if _, ok := r.number(); !ok {
			r.at = mark
		}
	}
	return width, digits
}
