package parse

import "strings"

// Where blanks do not count, what a statement is shows from its text as a whole: it is an assignment if a designator and
// '=' begin it and it is no DO; else its first letters are a keyword.

// keywordBreaks gives the offsets in a statement without blanks before which a blank separates a keyword from what follows.
func keywordBreaks(text []byte) []int {
	w := &words{text: strings.ToLower(string(text))}
	w.statement(0)
	return w.breaks
}

// words finds keywords in a statement without blanks, in lower case.
type words struct {
	text   string
	breaks []int
}

// cut notes a blank before offset i.
func (w *words) cut(i int) {
	if i > 0 && i < len(w.text) && (len(w.breaks) == 0 || w.breaks[len(w.breaks)-1] < i) {
		w.breaks = append(w.breaks, i)
	}
}

func (w *words) has(i int, word string) bool { return strings.HasPrefix(w.text[i:], word) }

// name skips a name from i.
func (w *words) name(i int) int {
	if i < len(w.text) && isDigit(w.text[i]) {
		return i
	}
	for i < len(w.text) && isName(w.text[i]) {
		i++
	}
	return i
}

func (w *words) digits(i int) int {
	for i < len(w.text) && isDigit(w.text[i]) {
		i++
	}
	return i
}

// closing gives the offset after the parenthesis that closes the one at i, or the end.
func (w *words) closing(i int) int {
	depth := 0
	for quote := byte(0); i < len(w.text); i++ {
		switch c := w.text[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"':
			quote = c
		case c == '(':
			depth++
		case c == ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return i
}

// statement finds the keywords of a statement that begins at i.
func (w *words) statement(i int) {
	if n := w.name(i); n > i && n+1 < len(w.text) && w.text[n] == ':' && w.text[n+1] != ':' && isLetter(w.text[n+1]) {
		i = n + 1
	}
	switch {
	case w.assignment(i):
	case w.do(i), w.masked(i), w.procedure(i), w.declaration(i):
	default:
		w.keyword(i)
	}
}

// assignment reports whether an assignment begins at i.
func (w *words) assignment(i int) bool {
	n := w.name(i)
	plain := true
	for n > i && n < len(w.text) {
		switch w.text[n] {
		case '(':
			plain = false
			n = w.closing(n)
		case '%', '.':
			plain = false
			n = w.name(n + 1)
		case '=':
			return !plain || !w.has(i, "do") || !w.commaFollows(n)
		default:
			return false
		}
	}
	return false
}

// commaFollows reports whether a comma outside parentheses stands after i.
func (w *words) commaFollows(i int) bool {
	for i < len(w.text) {
		switch w.text[i] {
		case '(':
			i = w.closing(i)
		case ',':
			return true
		case '\'', '"':
			return false
		default:
			i++
		}
	}
	return false
}

// do takes DO, with a label and a variable or WHILE or CONCURRENT.
func (w *words) do(i int) bool {
	if !w.has(i, "do") {
		return false
	}
	n := w.digits(i + 2)
	rest := w.text[n:]
	rest = strings.TrimPrefix(rest, ",")
	end := strings.IndexByte(rest, '=')
	loop := end > 0 && w.name(len(w.text)-len(rest)) == len(w.text)-len(rest)+end
	if rest != "" && !loop && !strings.HasPrefix(rest, "while(") && !strings.HasPrefix(rest, "concurrent(") {
		return false
	}
	w.cut(i + 2)
	w.cut(n)
	return true
}

// masked takes IF, ELSE IF, WHERE and FORALL and the action after the parentheses.
func (w *words) masked(i int) bool {
	for _, word := range []string{"if(", "elseif(", "where(", "forall("} {
		if !w.has(i, word) {
			continue
		}
		n := w.closing(i + len(word) - 1)
		if n >= len(w.text) || isDigit(w.text[n]) {
			return true
		}
		w.cut(n)
		if w.has(n, "then") && !w.assignment(n) {
			w.cut(n + 4)
		} else {
			w.statement(n)
		}
		return true
	}
	return false
}

var typeNamesFixed = []string{"integer", "real", "doubleprecision", "doublecomplex", "complex", "logical", "character", "byte",
	"type(", "class("}

var prefixNamesFixed = []string{"pure", "elemental", "impure", "recursive", "non_recursive"}

// typeSpec skips a type with its kind or length from i; i if there is none.
func (w *words) typeSpec(i int) int {
	for _, word := range typeNamesFixed {
		if !w.has(i, word) {
			continue
		}
		n := i + len(strings.TrimSuffix(word, "("))
		if n < len(w.text) && w.text[n] == '*' {
			n = w.digits(n + 1)
		}
		if n < len(w.text) && w.text[n] == '(' {
			n = w.closing(n)
		}
		return n
	}
	return i
}

// prefix skips a prefix of FUNCTION or SUBROUTINE from i; i if there is none.
func (w *words) prefix(i int) int {
	for _, word := range prefixNamesFixed {
		if w.has(i, word) {
			return i + len(word)
		}
	}
	if w.has(i, "extrinsic(") {
		return w.closing(i + len("extrinsic"))
	}
	return w.typeSpec(i)
}

// procedure takes the head of a function or subroutine with its prefixes. REAL FUNCTIONA(10) declares an array.
func (w *words) procedure(i int) bool {
	cuts := []int{}
	for n := i; ; cuts = append(cuts, n) {
		for _, word := range []string{"function", "subroutine"} {
			if w.has(n, word) && w.dummies(n+len(word), word) {
				for _, c := range append(cuts, n+len(word)) {
					w.cut(c)
				}
				return true
			}
		}
		next := w.prefix(n)
		if next == n || next >= len(w.text) {
			return false
		}
		n = next
	}
}

// dummies reports whether a name and a list of dummy arguments follow, which a subroutine may lack.
func (w *words) dummies(i int, word string) bool {
	n := w.name(i)
	if n == i {
		return false
	}
	if n >= len(w.text) {
		return word == "subroutine"
	}
	return w.text[n] == '(' && n+1 < len(w.text) && (isLetter(w.text[n+1]) || w.text[n+1] == ')' || w.text[n+1] == '*')
}

// declaration takes a type declaration: a blank goes between the type and the first name.
func (w *words) declaration(i int) bool {
	n := w.typeSpec(i)
	if n == i {
		return false
	}
	w.cut(n)
	return true
}

// fixedKeywords are the other keywords, longer ones before their prefixes; a second word follows '|'.
var fixedKeywords = strings.Fields(`implicit|none implicit call goto continue return stop pause errorstop cycle exit
	print read write open close inquire rewind backspace flush wait assign
	endprogram endsubroutine endfunction endmodule endblockdata endif enddo endselect endwhere endforall endinterface
	endtype endassociate endblock endenum endfile end elsewhere else
	program module|procedure module blockdata block contains common dimension equivalence external intrinsic save parameter
	data namelist entry use abstract|interface interface procedure private public allocatable pointer target optional intent
	sequence import include allocate deallocate nullify selectcase selecttype case|default case associate enumerator enum
	generic final value volatile asynchronous protected contiguous type`)

// keyword takes any other statement: a blank goes after its keyword.
func (w *words) keyword(i int) {
	for _, k := range fixedKeywords {
		first, second, _ := strings.Cut(k, "|")
		if !w.has(i, first) || !w.has(i+len(first), second) {
			continue
		}
		w.cut(i + len(first))
		w.cut(i + len(first) + len(second))
		if first == "assign" {
			n := w.digits(i + len(first))
			w.cut(n)
			w.cut(n + len("to"))
		}
		return
	}
}
