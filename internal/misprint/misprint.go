// Package misprint makes programs with one small mistake out of others: a word in the place of another of its kind, another number or
// operator, an operand of another type, something left out, a line lost, doubled or moved. Most of them are errors that people make, of
// which a compiler says what is wrong and where; the others are programs that nobody thought of. What no parser takes is left to the fuzz
// tests of package parse.
package misprint

import (
	"fmt"
	"hash/fnv"
	"math/rand"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// Program is a program with its mistake.
type Program struct {
	Text string
	What string // the place and what was done, such as "12: i for j"
}

// Of gives the program with the mistake of a number. It depends on the name, the number and the text alone.
func Of(name string, number int, text string) Program {
	h := fnv.New64a()
	fmt.Fprintf(h, "%s %d", name, number)
	p := &page{r: rand.New(rand.NewSource(int64(h.Sum64()))), lines: strings.Split(strings.TrimRight(text, "\n"), "\n")}
	for k, line := range p.lines {
		if words := wordsOf(line); words != nil {
			p.of = append(p.of, k)
			for _, w := range words {
				if w.isName() && keywords[strings.ToLower(w.text)] == nil {
					p.names = append(p.names, w.text)
				}
			}
		}
	}
	sound := slices.Clone(p.lines)
	for range min(100, 100*len(p.of)) {
		line, what := p.mistake()
		made := strings.Join(p.lines, "\n") + "\n"
		if what != "" && parses(name, made) {
			return Program{made, fmt.Sprintf("%d: %s", line+1, what)}
		}
		copy(p.lines, sound)
	}
	return Program{text, "none"}
}

func parses(name, text string) bool {
	var bag diag.Bag
	parse.Parse(diag.NewFile(name, []byte(text)), &bag)
	return !bag.HasErrors()
}

// page is a program that gets a mistake.
type page struct {
	r     *rand.Rand
	lines []string
	of    []int    // the lines with statements or directives
	names []string // as often as they stand there
}

// word is a word of a line, or a sign.
type word struct {
	text string
	at   int
}

func (w word) isName() bool   { return regexpName.MatchString(w.text) }
func (w word) isNumber() bool { return w.text[0] >= '0' && w.text[0] <= '9' }

var (
	regexpName = regexp.MustCompile(`^[A-Za-z]\w*$`)
	anyWord    = regexp.MustCompile(`\.[A-Za-z]+\.|[A-Za-z]\w*|\d+(?:\.\d*)?(?:[edED][+-]?\d+)?(?:_\w+)?|'[^']*'|"[^"]*"|\*\*|[=/<>]=|=>|::|//|[^\s\w]`)
	comment    = regexp.MustCompile(`^\s*(?:$|![^h$]|!h[^p])`)
	directive  = regexp.MustCompile(`(?i)^\s*!hpf\$`)
)

// wordsOf lists the words of a statement or directive; the comment behind it is none of them.
func wordsOf(line string) (out []word) {
	if comment.MatchString(line) {
		return nil
	}
	from := len(directive.FindString(line))
	for _, at := range anyWord.FindAllStringIndex(line[from:], -1) {
		w := word{line[from+at[0] : from+at[1]], from + at[0]}
		if w.text == "!" {
			break
		}
		out = append(out, w)
	}
	return out
}

// kinds are words that take each other's places.
var kinds = []string{
	"integer real complex logical", "allocatable pointer target save optional value contiguous", "in out inout", "block cyclic gen_block",
	"pure impure elemental recursive", "sum product maxval minval any all count parity", "maxloc minloc findloc", "cshift eoshift",
	"exit cycle return stop", "public private protected", "size lbound ubound shape", "< <= > >= == /=", "+ - * / ** //",
	".and. .or. .eqv. .neqv.", "subroutine function", "program module", "independent resident", "new reduction localize",
	"align realign distribute redistribute", "template processors", "allocate deallocate nullify", "where if forall", "read write print",
	"max min mod modulo sign", "sqrt abs exp aimag real int", "pack unpack spread reshape transpose", "= =>",
	"dimension intent parameter external intrinsic", "allocated associated present", "call print", "type class", "select associate block",
}

// keywords gives the words that may take the place of one.
var keywords = func() map[string][]string {
	out := map[string][]string{}
	for _, kind := range kinds {
		words := strings.Fields(kind)
		for _, w := range words {
			out[w] = append(out[w], words...)
		}
	}
	return out
}()

// values are operands of other types and ranks.
var values = []string{"1", "0", "2.5", "'a'", ".true.", "(1.0, 2.0)", "[1, 2]", "null()", "*", ":", "1_8", "1d0", "z'f'"}

// mistake makes one and says what it was, or does nothing.
func (p *page) mistake() (line int, what string) {
	line = pick(p.r, p.of)
	words := wordsOf(p.lines[line])
	w := pick(p.r, words)
	switch n := p.r.Intn(20); {
	case n < 2:
		return line, p.moved(line)
	case n < 5:
		return line, p.leftOut(line, words)
	case n < 8 && (w.isName() || w.isNumber()) && keywords[strings.ToLower(w.text)] == nil:
		return line, p.put(line, w, pick(p.r, values))
	case keywords[strings.ToLower(w.text)] != nil:
		return line, p.put(line, w, pick(p.r, keywords[strings.ToLower(w.text)]))
	case w.isNumber():
		return line, p.put(line, w, p.number(w.text))
	case w.isName():
		return line, p.put(line, w, p.other(w.text))
	}
	return line, ""
}

func pick[T any](r *rand.Rand, list []T) T { return list[r.Intn(len(list))] }

// put writes a text in the place of a word.
func (p *page) put(line int, w word, text string) (what string) {
	if strings.EqualFold(w.text, text) {
		return ""
	}
	old := p.lines[line]
	p.lines[line] = old[:w.at] + text + old[w.at+len(w.text):]
	if text == "" {
		return "without " + w.text
	}
	return text + " for " + w.text
}

func (p *page) number(text string) string {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return pick(p.r, []string{"0", "1"})
	}
	return pick(p.r, []string{"0", fmt.Sprint(n + 1), fmt.Sprint(n - 1), fmt.Sprint(2 * n), fmt.Sprintf("%d.0", n)})
}

// other is another name of the program, or what a name is not: a reference, a section, a component.
func (p *page) other(name string) string {
	switch p.r.Intn(8) {
	case 0:
		return name + pick(p.r, []string{"(1)", "(:)", "(1, 1)", "(2:)", "()", "%n", "_", "[1]"})
	default:
		return pick(p.r, p.names)
	}
}

// leftOut leaves out one of the things between commas with what belongs to it, or a word where there are none.
func (p *page) leftOut(line int, words []word) (what string) {
	var commas []int
	for k, w := range words {
		if w.text == "," {
			commas = append(commas, k)
		}
	}
	if commas == nil {
		return p.put(line, pick(p.r, words), "")
	}
	k := pick(p.r, commas)
	w := words[k]
	depth := 0
	for _, next := range words[k+1:] {
		switch next.text {
		case "(", "[":
			depth++
		case ")", "]":
			depth--
		}
		if depth < 0 || depth == 0 && (next.text == "," || next.text == "::") {
			whole := word{p.lines[line][w.at:next.at], w.at}
			return p.put(line, whole, "")
		}
	}
	return p.put(line, word{p.lines[line][w.at:], w.at}, "")
}

// moved loses a line, doubles it or puts it behind the next one.
func (p *page) moved(line int) (what string) {
	switch p.r.Intn(3) {
	case 0:
		p.lines[line] = ""
		return "no line"
	case 1:
		p.lines[line] += "\n" + p.lines[line]
		return "twice"
	}
	if line+1 == len(p.lines) || p.lines[line] == p.lines[line+1] {
		return ""
	}
	p.lines[line], p.lines[line+1] = p.lines[line+1], p.lines[line]
	return "after the next line"
}
