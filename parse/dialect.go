package parse

import (
	"strconv"
	"strings"
)

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
