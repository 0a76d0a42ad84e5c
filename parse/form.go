package parse

import (
	"bytes"
	"path/filepath"
	"strconv"
	"strings"

	"dhpfgo/diag"
)

// Form is a source form.
type Form int

// The source forms. AutoForm decides by the ending of the file name and, for other endings, by the text.
const (
	AutoForm Form = iota
	FreeForm
	FixedForm
)

// Options say how to read a file. The zero Options suit most files.
type Options struct {
	Form    Form
	Serial  bool // directives are comments, as they are for compilers without HPF
	Columns int  // of a line of fixed form, what stands behind is comment; 0: 72
	Dialect
	// Include reads the file of an INCLUDE line that stands in the file from; nil: none can be read.
	Include func(from *diag.File, name string) (*diag.File, error)
	// Sources are the files that lines '#include N' stand for in the text of a preprocessed file (see Preprocessed).
	Sources []*diag.File
}

// Dialect is what options of gfortran let the text of a file mean.
type Dialect struct {
	Backslash  bool // a backslash in a string begins a character as in C: \n, \t, \x41
	SaveLocals bool // variables of procedures that are not RECURSIVE keep their values between calls
}

// formOf gives the form of a file under the options.
func (o *Options) formOf(file *diag.File) Form {
	if o.Form != AutoForm {
		return o.Form
	}
	switch strings.ToLower(filepath.Ext(file.Name)) {
	case ".f", ".for", ".ftn", ".fpp", ".f77":
		return FixedForm
	case ".f90", ".f95", ".f03", ".f08", ".f18":
		return FreeForm
	}
	return detect(file.Text)
}

// detect takes the first line that can only be of one form; a text that could be both is free form.
func detect(text []byte) Form {
	for len(text) > 0 {
		line := text
		if i := bytes.IndexByte(text, '\n'); i >= 0 {
			line, text = text[:i], text[i+1:]
		} else {
			text = nil
		}
		if form := lineForm(bytes.TrimRight(line, " \t\r")); form != AutoForm {
			return form
		}
	}
	return FreeForm
}

// lineForm gives the only form in which a line can be, AutoForm if there are two.
func lineForm(line []byte) Form {
	if hasPrefixFold(line, "chpf$") || hasPrefixFold(line, "*hpf$") || fixedComment(line) {
		return FixedForm
	}
	code := bytes.TrimLeft(line, " \t")
	at := len(line) - len(code)
	switch {
	case len(code) == 0 || code[0] == '#':
		return AutoForm
	case code[0] == '!' && at != 5:
		if kind, n := sentinelOf(code); kind == hpf && at == 0 && n < len(code) && bytes.HasSuffix(code, []byte("&")) {
			return FreeForm
		}
		return AutoForm
	case at < 5 && !bytes.ContainsRune(line[:at], '\t') && isLetter(code[0]) && code[0]|0x20 != 'c':
		return FreeForm
	case code[len(code)-1] == '&' && len(line) <= 72 && at != 5:
		return FreeForm
	case at == 5 && len(line) > 6 && !isLetter(code[0]) && bytes.IndexByte(line[:5], '\t') < 0 && code[0] != '\'' && code[0] != '"':
		return FixedForm
	}
	return AutoForm
}

// fixedComment reports whether a line can only be a comment of fixed form: 'C' or '*' in column 1 and then no statement.
func fixedComment(line []byte) bool {
	if len(line) == 0 || line[0] != '*' && line[0]|0x20 != 'c' {
		return false
	}
	if line[0] == '*' || len(line) == 1 {
		return true
	}
	rest := bytes.TrimLeft(line[1:], " \t")
	return len(rest) < len(line)-1 && (len(rest) == 0 || !strings.ContainsRune("=(%", rune(rest[0]))) ||
		len(rest) > 0 && strings.ContainsRune("-*!", rune(rest[0]))
}

func hasPrefixFold(b []byte, prefix string) bool {
	return len(b) >= len(prefix) && strings.EqualFold(string(b[:len(prefix)]), prefix)
}

// escapes are the characters that a letter behind a backslash stands for.
var escapes = map[byte]byte{'a': 7, 'b': 8, 't': '\t', 'n': '\n', 'v': 11, 'f': 12, 'r': '\r', '\\': '\\', '0': 0}

// hexDigits is how many digits follow a letter that begins the number of a character.
var hexDigits = map[byte]int{'x': 2, 'u': 4, 'U': 8}

// unescaped is the text of a string; a backslash that begins nothing known stands for itself, as in gfortran.
func (d Dialect) unescaped(text string) string {
	if !d.Backslash || !strings.Contains(text, `\`) {
		return text
	}
	var out strings.Builder
	for i := 0; i < len(text); i++ {
		c, n := escapeAt(text[i:])
		out.WriteByte(c)
		i += n - 1
	}
	return out.String()
}

// escapeAt is the character that a text begins with, and how many bytes stand for it.
func escapeAt(text string) (byte, int) {
	if text[0] != '\\' || len(text) < 2 {
		return text[0], 1
	}
	if c, ok := escapes[text[1]]; ok {
		return c, 2
	}
	n := hexDigits[text[1]]
	if n == 0 || len(text) < 2+n {
		return text[0], 1
	}
	code, err := strconv.ParseUint(text[2:2+n], 16, 8)
	if err != nil {
		return text[0], 1
	}
	return byte(code), 2 + n
}

// applyDialect lets the procedures of a file keep their variables, if the options want that.
func (d Dialect) applyDialect(units []*Unit) {
	if !d.SaveLocals {
		return
	}
	for _, u := range units {
		if (u.Kind == Subroutine || u.Kind == Function) && !u.hasPrefix("recursive") && !u.savesAll() {
			u.Decls = append(u.Decls, &AttrDecl{Base: Base{Pos: u.Pos}, Attr: "save"})
		}
		d.applyDialect(u.Contains)
	}
}

func (u *Unit) hasPrefix(name string) bool {
	for _, a := range u.Prefixes {
		if a.Name == name || a.Name == "elemental" || a.Name == "pure" {
			return true
		}
	}
	return false
}

// savesAll reports whether a SAVE statement without a list stands in a unit.
func (u *Unit) savesAll() bool {
	for _, s := range u.Decls {
		if a, ok := s.(*AttrDecl); ok && a.Attr == "save" && len(a.Entities) == 0 {
			return true
		}
	}
	return false
}
