package parse

import "strings"

// Fortran has no reserved words: what a statement is shows only from its first tokens together. This file decides it and
// puts one keyword token in front, in the way of a compiler's matcher: an assignment first, then the head words.

// imageStatements begin image control statements with their arguments, Fortran 2018, 11.6; those of the list have none or may have none.
var (
	imageStatements = []string{"sync all", "sync images", "sync memory", "sync team", "lock", "unlock", "event post", "event wait", "notify wait", "form team",
		"fail image"}
	imageWithoutArgs = wordSet("all memory image")
)

var typeWords = wordSet("integer real doubleprecision complex doublecomplex logical character type class byte")

var prefixWords = wordSet("pure elemental impure recursive non_recursive module extrinsic")

// heads are the single words that head a statement whose keyword is the word itself.
var heads = wordSet(`program contains implicit parameter dimension allocatable save external intrinsic if else do where
	forall exit cycle continue return stop pause call print write read format allocate deallocate nullify subroutine
	function module submodule use import common equivalence namelist data type interface procedure final generic enum enumerator
	entry intent optional target pointer public private volatile value contiguous asynchronous bind protected codimension
	include sequence case rank associate block critical lock unlock assign open close inquire rewind backspace endfile flush wait structure record union map static automatic`)

// joined splits the keywords that may be written as one word.
var joined = joinedWords()

// pairs are the keywords of two words, by their first word.
var pairs = map[string]map[string]bool{
	"else": wordSet("if where"), "go": wordSet("to"), "select": wordSet("case type rank"), "error": wordSet("stop"),
	"block": wordSet("data"), "end": endWords, "module": wordSet("procedure"), "abstract": wordSet("interface"), "change": wordSet("team"),
	"form": wordSet("team"), "sync": wordSet("all images memory team"), "event": wordSet("post wait"), "notify": wordSet("wait"), "fail": wordSet("image"), "type": wordSet("is"), "class": wordSet("is default"),
}

var endWords = wordSet(`program subroutine function module do if where forall select interface type associate block
	critical enum procedure submodule team structure union map`)

func joinedWords() map[string]string {
	words := map[string]string{
		"elseif": "else if", "elsewhere": "else where", "goto": "go to", "dowhile": "do while",
		"selectcase": "select case", "selecttype": "select type", "selectrank": "select rank", "blockdata": "block data", "errorstop": "error stop",
		"end": "end", "endblockdata": "end block data",
	}
	for w := range endWords {
		words["end"+w] = "end " + w
	}
	return words
}

func wordSet(words string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}

// classify emits the tokens of an ordinary statement: label, construct name, keyword, rest.
func (s *scanner) classify(t []Token) {
	if len(t) > 1 && t[0].Type == tInt && !strings.Contains(t[0].Value, "_") && t[1].Type == tIdent {
		t[0].Type = tLabel
		s.emit(t[0])
		t = t[1:]
	}
	if len(t) > 2 && t[0].Type == tIdent && t[1].Value == ":" && t[2].Type == tIdent {
		t[0].Type = tBlock
		s.emit(t[0])
		t = t[2:]
	}
	s.head(t)
}

// head emits an action or another statement with its keyword.
func (s *scanner) head(t []Token) {
	if t[0].Type != tIdent {
		s.emit(s.synthetic(tKeyword, "?", t[0]))
		s.emit(t...)
		return
	}
	if op := assignment(t); op != "" {
		s.emit(s.synthetic(tKeyword, op, t[0]))
		s.emit(t...)
		return
	}
	if word := unitHead(t); word != "" {
		s.emit(s.synthetic(tKeyword, word, t[0]))
		s.emit(joinDouble(t)...)
		return
	}
	if t = joinDouble(t); typeWords[t[0].Value] && s.declaration(t) {
		return
	}
	s.keyword(t)
}

// assignment returns "=" or "=>" if a designator and that operator begin the statement.
func assignment(t []Token) string {
	i := 1
	for i < len(t) && t[i].Type == tOp {
		switch t[i].Value {
		case "=", "=>":
			return t[i].Value
		case "(", "[":
			i = closing(t, i) + 1
		case "%":
			i += 2
		default:
			return ""
		}
	}
	return ""
}

// closing gives the index of the parenthesis that closes the one at i, or len(t). "(/" and "/)" count as parentheses too,
// because "(x/i/)" is scanned with the latter.
func closing(t []Token, i int) int {
	depth := 0
	for ; i < len(t); i++ {
		if t[i].Type != tOp {
			continue
		}
		switch t[i].Value {
		case "(", "(/", "[":
			depth++
		case ")", "/)", "]":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return i
}

// unitHead returns "function" or "subroutine" if the statement heads one after a type or another prefix.
func unitHead(t []Token) string {
	for i := 0; i+1 < len(t) && t[i].Type == tIdent; {
		switch w := t[i].Value; {
		case w == "function" || w == "subroutine":
			if t[i+1].Type != tIdent {
				return ""
			}
			return w
		case w == "double" || prefixWords[w] && t[i+1].Type == tIdent:
			i++
		case typeWords[w] || prefixWords[w]:
			i = afterType(t, i+1)
		case i > 0 && t[i-1].Value == "double":
			i++
		default:
			return ""
		}
	}
	return ""
}

// afterType skips "*8" and a parenthesised kind after a type word.
func afterType(t []Token, i int) int {
	if i+1 < len(t) && t[i].Value == "*" && t[i+1].Type == tInt {
		i += 2
	} else if i < len(t) && t[i].Value == "*" {
		i++
	}
	if i < len(t) && t[i].Value == "(" {
		i = closing(t, i) + 1
	}
	return i
}

// joinDouble makes one word of "double precision" and "double complex", wherever it begins a type.
func joinDouble(t []Token) []Token {
	for i := 0; i+1 < len(t) && t[i].Type == tIdent; i++ {
		if second := t[i+1].Value; t[i].Value == "double" && (second == "precision" || second == "complex") {
			out := append(append([]Token(nil), t[:i+1]...), t[i+2:]...)
			out[i].Value += second
			out[i].Pos.Column = t[i+1].Pos.Offset + t[i+1].Pos.Column - t[i].Pos.Offset
			return out
		}
	}
	return t
}

// declaration emits a type declaration; false if the statement only begins like one (TYPE definition).
func (s *scanner) declaration(t []Token) bool {
	if w := t[0].Value; (w == "type" || w == "class") && (len(t) < 2 || t[1].Value != "(") {
		return false
	}
	s.emit(s.synthetic(tKeyword, "declaration", t[0]))
	s.joinInOut(t)
	return true
}

// joinInOut emits tokens with "in out" made one word.
func (s *scanner) joinInOut(t []Token) {
	for i, tok := range t {
		if i > 0 && tok.Value == "out" && tok.Type == tIdent && t[i-1].Value == "in" {
			last := &s.tokens[len(s.tokens)-1]
			last.Value, last.Pos.Column = "inout", tok.Pos.Offset+tok.Pos.Column-last.Pos.Offset
			continue
		}
		s.emit(tok)
	}
}

// pairsApart are pairs of words whose second one begins no statement of that name.
var pairsApart = map[string]string{"end file": "endfile", "end blockdata": "end block data"}

func secondWord(t []Token) string {
	if len(t) < 2 {
		return ""
	}
	return t[1].Value
}

// keyword emits a statement that is headed by one or two words.
func (s *scanner) keyword(t []Token) {
	first, n := t[0], 1
	word, known := first.Value, heads[first.Value]
	if j, ok := joined[word]; ok {
		word, known = j, true
	}
	if len(t) > 1 && t[1].Type == tIdent && pairs[first.Value][t[1].Value] && !(word == "module" && len(t) == 2) &&
		!(word == "type" && (len(t) == 2 || t[2].Value != "(")) {
		word, known, n = first.Value+" "+t[1].Value, true, 2
		if word == "end block" && len(t) > 2 && t[2].Value == "data" {
			word, n = "end block data", 3
		}
	} else if two := pairsApart[first.Value+" "+secondWord(t)]; two != "" {
		word, known, n = two, true, 2
	}
	if !known {
		s.emit(s.synthetic(tKeyword, "?", first))
		s.emit(t...)
		return
	}
	if word == "do" {
		word = doKind(t)
	}
	head := first
	head.Type, head.Value = tKeyword, word
	head.Pos.Column = t[n-1].Pos.Offset + t[n-1].Pos.Column - first.Pos.Offset
	s.emit(head)
	if word == "intent" {
		s.joinInOut(t[n:])
		return
	}
	s.rest(word, t[n:])
}

// doKind tells DO WHILE and DO CONCURRENT, after an optional label, from a counted DO.
func doKind(t []Token) string {
	i := 1
	if i < len(t) && t[i].Type == tInt {
		i++
		if i < len(t) && t[i].Value == "," {
			i++
		}
	}
	if i+1 < len(t) && t[i+1].Value == "(" && (t[i].Value == "while" || t[i].Value == "concurrent") {
		return "do " + t[i].Value
	}
	return "do"
}

// rest emits the tokens after the keyword. The action after IF (...), WHERE (...) and FORALL (...) is a statement of its
// own and is classified in turn.
func (s *scanner) rest(word string, t []Token) {
	hasAction := word == "if" || word == "where" || word == "forall"
	if !hasAction || len(t) == 0 || t[0].Value != "(" {
		s.emit(t...)
		return
	}
	k := closing(t, 0) + 1
	if k >= len(t) {
		s.emit(t...)
		return
	}
	s.emit(t[:k]...)
	switch action := t[k:]; {
	case word == "if" && action[0].Value == "then" && assignment(action) == "":
		s.emit(action...)
	case word == "if" && action[0].Type == tInt:
		s.emit(s.synthetic(tKeyword, "arithmetic if", action[0]))
		s.emit(action...)
	default:
		s.head(action)
	}
}
