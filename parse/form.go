package parse

import (
	"bytes"
	"cmp"
	"path/filepath"
	"slices"
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
	Columns int  // of a line of fixed form, what stands after is comment; 0: 72
	Dialect
	// Include reads the file of an INCLUDE line that stands in the file from; nil: none can be read.
	Include func(from *diag.File, name string) (*diag.File, error)
	// Sources are the files that lines '#include N' stand for in the text of a preprocessed file (see Preprocessed).
	Sources []*diag.File
}

// Dialect is what options of gfortran let the text of a file mean.
type Dialect struct {
	Backslash   bool // a backslash in a string begins a character as in C: \n, \t, \x41
	SaveLocals  bool // variables of procedures that are not RECURSIVE keep their values between calls
	Library     *Library
	FixedShape  bool // an assignment never allocates an array anew
	Native      bool // what a module file of gfortran says: names that its modules lack are left out, PRIVATE is none among them
	Records     bool // STRUCTURE and RECORD of DEC's compilers, a.b is a%b
	CharNumbers bool // characters are taken for numbers with their bytes, as Hollerith constants are
	AnyRange    bool // constants that are no numbers of their types wrap around or are infinite
	Bitwise     bool // logical operators combine the bits of integers
	Static      bool // there are the attributes AUTOMATIC and STATIC
	Recursive   bool // every procedure may call itself
	Pointees    bool // there are the pointers of Cray's compilers, POINTER (p, x)
	Kinds       Kinds
	Fill        Fill
	StackBytes  int64 // larger arrays of constant bounds in procedures that are not RECURSIVE keep their values, 0: none do
	NoPad       bool  // a line of fixed form that ends inside a string is not filled with blanks up to its last column
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

// onlyTheForm leaves one error of a file of free form that was read as fixed form, where hardly a line says anything.
func onlyTheForm(f *diag.File, bag *diag.Bag) {
	var first *diag.Diagnostic
	n := 0
	for _, d := range bag.All() {
		if d.Span.File == f && d.Code == "fixed-form" {
			if n++; first == nil {
				first = d
			}
		}
	}
	if n < 3 || detect(f.Text) != FreeForm {
		return
	}
	bag.Keep(func(d *diag.Diagnostic) bool { return d == first || d.Span.File != f })
	first.Helps = nil
	first.Help("this looks like free form: give the file a name that ends in .f90, or compile it with '--form free'")
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

// escapes are the characters that a letter after a backslash stands for.
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

// characters are those of a literal whose kind has more than one byte for each; nil where no escape names one of them.
func (d Dialect) characters(text string) []rune {
	if !d.Backslash || !strings.Contains(text, `\`) {
		return nil
	}
	var out []rune
	for i := 0; i < len(text); i++ {
		c, n := wideEscapeAt(text[i:])
		out = append(out, c)
		i += n - 1
	}
	return out
}

// wideEscapeAt is escapeAt for a character that need not fit into a byte.
func wideEscapeAt(text string) (rune, int) {
	if text[0] == '\\' && len(text) > 1 {
		if n := hexDigits[text[1]]; n > 0 && len(text) >= 2+n {
			if code, err := strconv.ParseUint(text[2:2+n], 16, 32); err == nil {
				return rune(uint32(code)), 2 + n
			}
		}
	}
	c, n := escapeAt(text)
	return rune(c), n
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

// applyDialect lets the procedures of a file keep their variables, if the options want that, and a main program tell the library its
// settings.
func (d Dialect) applyDialect(units []*Unit) {
	for _, u := range units {
		if u.Kind == MainProgram && d.Library != nil {
			d.Library.applyLibrary(u)
		}
	}
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

// Library is what options of gfortran ask of its runtime library; nil for what it does by itself.
type Library struct {
	Standard      string `json:",omitempty"` // that of -std=, "" for gnu
	AllIntrinsics bool   `json:",omitempty"` // intrinsic procedures are those of all standards
	Pedantic      bool   `json:",omitempty"`
	UnsignedZero  bool   `json:",omitempty"` // -0.0 is written as 0.0, and SIGN(a, -0.0) is abs(a)
	Formats       bool   `json:",omitempty"` // I, F, D, E, G, L without a width have that of DEC's compilers
	Convert       string `json:",omitempty"` // of unformatted files
	Marker        int    `json:",omitempty"` // bytes of the length of a record, 0: 4
	Subrecord     int    `json:",omitempty"` // bytes of a part of a record, 0: as many as there can be
}

// standards are what gfortran 12 tells its library: the standards to warn of, and those to allow.
var standards = map[string][2]int{"": {2116, 4095}, "gnu": {2116, 4095}, "legacy": {0, 4095}, "f95": {2, 3339}, "f2003": {2, 3355},
	"f2008": {258, 3483}, "f2008ts": {1282, 1947}, "f2018": {1282, 1947}}

// conversions are the numbers of the library for CONVERT=.
var conversions = map[string]int{"": 0, "native": 0, "swap": 1, "big-endian": 2, "little-endian": 3}

// Set takes a setting, NAME or NAME=VALUE; false where there is no such one.
func (l *Library) Set(text string) bool {
	name, value, _ := strings.Cut(text, "=")
	ok := true
	switch name {
	case "std":
		_, ok = standards[value]
		l.Standard = value
	case "all-intrinsics":
		l.AllIntrinsics = true
	case "pedantic":
		l.Pedantic = true
	case "unsigned-zero":
		l.UnsignedZero = true
	case "dec-formats":
		l.Formats = true
	case "no-dec-formats":
		l.Formats = false
	case "convert":
		_, ok = conversions[value]
		l.Convert = value
	case "marker":
		l.Marker, ok = number(value)
		ok = ok && (l.Marker == 4 || l.Marker == 8)
	case "subrecord":
		l.Subrecord, ok = number(value)
	default:
		return false
	}
	return ok
}

func number(text string) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0
}

// LibraryCall is the name of the call that tells the library its settings. No program can write it.
const LibraryCall = " library"

// call tells the library the settings.
func (l *Library) call(u *Unit) *Call {
	bit := map[bool]int{true: 1}
	std := standards[l.Standard]
	c := &Call{Base: Base{Pos: u.Pos}, Name: Ident{Name: LibraryCall, Pos: u.Pos}}
	for _, n := range []int{std[0], std[1], bit[l.Pedantic], bit[!l.UnsignedZero], conversions[l.Convert], l.Marker, l.Subrecord, bit[l.Formats]} {
		c.Args = append(c.Args, Arg{Pos: u.Pos, Value: &IntLit{Node: Node{Pos: u.Pos}, Text: strconv.Itoa(n), Kind: "4"}})
	}
	return c
}

// applyLibrary puts the call in front of a main program, after what may be its statement functions.
func (l *Library) applyLibrary(u *Unit) {
	at := slices.IndexFunc(u.Body, func(s Stmt) bool {
		_, assigns := s.(*Assign)
		_, format := s.(*Format)
		return !assigns && !format
	})
	if at < 0 {
		return
	}
	u.Body = append(u.Body[:at:at], append([]Stmt{l.call(u)}, u.Body[at:]...)...)
}

// Kinds is what the kinds of a program stand for.
type Kinds struct {
	Integer  int  `json:",omitempty"` // of integers and logicals without a kind, 0: 4
	Real     int  `json:",omitempty"` // of reals and complex numbers without a kind, 0: 4
	Double   bool `json:",omitempty"` // DOUBLE PRECISION stays real(8) where Real says otherwise
	Integer4 int  `json:",omitempty"` // what integer(4) stands for, 0: itself
	Real4    int  `json:",omitempty"`
	Real8    int  `json:",omitempty"`
}

// DefaultInteger is the kind of integers and logicals without one.
func (k Kinds) DefaultInteger() int { return cmp.Or(k.Integer, k.Integer4, 4) }

// DefaultReal is the kind of reals without one.
func (k Kinds) DefaultReal() int { return cmp.Or(k.Real, k.Real4, 4) }

// DoublePrecision is the kind of DOUBLE PRECISION.
func (k Kinds) DoublePrecision() int {
	if k.Real != 0 && !k.Double {
		return 16
	}
	return cmp.Or(k.Real8, 8)
}

// OfInteger and OfReal are what a kind that a program writes stands for.
func (k Kinds) OfInteger(kind int) int {
	if kind == 4 {
		return cmp.Or(k.Integer4, 4)
	}
	return kind
}

func (k Kinds) OfReal(kind int) int {
	switch kind {
	case 4:
		return cmp.Or(k.Real4, 4)
	case 8:
		return cmp.Or(k.Real8, 8)
	}
	return kind
}

// Fill is what local variables without a value begin with, each "" for none: integers with a number, reals with zero, nan, snan, inf or
// -inf, logicals with true or false, characters with the number of one.
type Fill struct {
	Integer   string `json:",omitempty"`
	Real      string `json:",omitempty"`
	Logical   string `json:",omitempty"`
	Character string `json:",omitempty"`
	Derived   bool   `json:",omitempty"` // components of derived types too
}

// Set takes what an option of gfortran, without its -f, asks for; false where it is none of these.
func (d *Dialect) Set(text string) bool {
	if name, value, ok := strings.Cut(text, "="); ok && name == "max-stack-var-size" {
		n, err := strconv.ParseInt(value, 10, 64)
		d.StackBytes = n
		return err == nil && n >= 0
	} else if ok {
		return d.Fill.set(name, strings.ToLower(value))
	}
	switch text {
	case "dec-structure":
		d.Records = true
	case "dec-char-conversions", "no-dec-char-conversions":
		d.CharNumbers = text[0] == 'd'
	case "no-range-check", "range-check":
		d.AnyRange = text[0] == 'n'
	case "dec-bitwise":
		d.Bitwise = true
	case "dec-static":
		d.Static = true
	case "recursive":
		d.Recursive = true
	case "cray-pointer":
		d.Pointees = true
	case "default-integer-8":
		d.Kinds.Integer = 8
	case "default-double-8":
		d.Kinds.Double = true
	case "integer-4-integer-8":
		d.Kinds.Integer4 = 8
	case "init-local-zero":
		d.Fill.Integer, d.Fill.Real, d.Fill.Logical, d.Fill.Character = "0", "zero", "false", "0"
	case "init-derived":
		d.Fill.Derived = true
	default:
		return d.Kinds.setReal(text)
	}
	return true
}

// setReal takes default-real-N, real-4-real-N and real-8-real-N.
func (k *Kinds) setReal(text string) bool {
	at := strings.LastIndexByte(text, '-')
	n, err := strconv.Atoi(text[at+1:])
	if err != nil || n != 4 && n != 8 && n != 10 && n != 16 {
		return false
	}
	switch text[:max(at, 0)] {
	case "default-real":
		k.Real = n
	case "real-4-real":
		k.Real4 = n
	case "real-8-real":
		k.Real8 = n
	default:
		return false
	}
	return true
}

func (f *Fill) set(name, value string) bool {
	_, err := strconv.ParseInt(value, 10, 64)
	switch name {
	case "init-integer":
		f.Integer = value
		return err == nil
	case "init-character":
		f.Character = value
		n, _ := strconv.Atoi(value)
		return err == nil && n >= 0 && n < 128
	case "init-real":
		f.Real = value
		return slices.Contains([]string{"zero", "nan", "snan", "inf", "-inf"}, value)
	case "init-logical":
		f.Logical = value
		return value == "true" || value == "false"
	}
	return false
}
