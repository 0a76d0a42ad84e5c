package sem

import (
	"dhpfgo/ir"
	"maps"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// cNames are the constants of ISO_C_BINDING, Fortran 2008, 15.2, that name kinds of numbers.
var cNames = map[string]int64{
	"c_int": 4, "c_short": 2, "c_long": 8, "c_long_long": 8, "c_signed_char": 1, "c_size_t": 8, "c_int8_t": 1, "c_int16_t": 2,
	"c_int32_t": 4, "c_int64_t": 8, "c_intptr_t": 8, "c_float": 4, "c_double": 8, "c_float_complex": 4, "c_double_complex": 8,
	"c_long_double": 10, "c_long_double_complex": 10, "c_float128": 16, "c_float128_complex": 16, "c_int128_t": 16,
	"c_int_least128_t": 16, "c_int_fast128_t": 16, "c_bool": 1, "c_char": 1, "c_intmax_t": 8, "c_ptrdiff_t": 8,
	"c_int_least8_t": 1, "c_int_least16_t": 2, "c_int_least32_t": 4, "c_int_least64_t": 8,
	"c_int_fast8_t": 1, "c_int_fast16_t": 8, "c_int_fast32_t": 8, "c_int_fast64_t": 8,
}

// useIntrinsicModule takes USE of ISO_C_BINDING and HPF_LIBRARY, with renaming and ONLY. Other modules of the language are Fortran.
func (c importer) useIntrinsicModule(s *parse.Use) {
	if s.Module.Name == "hpf_library" && s.Nature != "intrinsic" {
		c.useLibrary(s)
		return
	}
	if s.Module.Name != "iso_c_binding" || s.Nature == "non_intrinsic" {
		d := c.bag.Errorf(s.Module.Pos, "unknown-module", "there is no module '%s'", s.Module.Name)
		known := []string{"iso_fortran_env", "iso_c_binding"}
		known = append(known, slices.Sorted(maps.Keys(c.global.modules))...)
		suggest(d, s.Module.Name, known)
		if diag.Nearest(s.Module.Name, known) == "" {
			d.Help("name the file that holds it on the command line, or compile that first with -c and name the folder of '%s.mod' with -I", s.Module.Name)
		}
		return
	}
	if !s.Only {
		for _, name := range slices.Sorted(maps.Keys(cNames)) {
			c.useName(name, cNames[name], s.Pos)
		}
		for _, name := range append(slices.Sorted(maps.Keys(cConstants)), cEntities...) {
			c.useC(name, name, s.Pos)
		}
	}
	for _, r := range s.Renames {
		if value, ok := cNames[r.Name.Name]; ok {
			c.useName(r.Local.Name, value, r.Local.Pos)
		} else if !c.useC(r.Name.Name, r.Local.Name, r.Local.Pos) {
			c.unsupported(r.Name.Pos, "'%s' of the module %s is not supported", r.Name.Name, s.Module.Name)
		}
	}
}

func (c importer) useName(name string, value int64, pos diag.Span) {
	c.names[name] = &entity{name: name, pos: pos, class: constant, typ: ir.Int4, typePos: pos, value: ir.IntConst(value, pos)}
}

// typeSpec gives the type that a declaration names; Invalid after an error.
func (c *checker) typeSpec(s *parse.TypeSpec) ir.Type {
	switch s.Name {
	case "integer":
		return c.numeric(s, ir.Integer, 1, 2, 4, 8)
	case "real":
		return c.numeric(s, ir.Real, 4, 8)
	case "doubleprecision":
		return ir.Real8
	case "complex":
		return c.numeric(s, ir.Complex, 4, 8)
	case "doublecomplex":
		return ir.Type{Base: ir.Complex, Kind: 8}
	case "byte":
		return ir.Type{Base: ir.Integer, Kind: 1}
	case "logical":
		return c.numeric(s, ir.Logical, 1, 2, 4, 8)
	case "character":
		if s.Kind != nil {
			if k, ok := c.constInt(s.Kind, "the kind of character"); ok && k != 1 {
				c.unsupported(s.Kind.Span(), "character(kind=%d) is not supported", k)
			}
		}
		t := ir.Type{Base: ir.Character, Kind: 1, Len: 1}
		if s.Len != nil {
			t.Len = lengths{c}.charLen(s.Len)
		}
		return t
	case "type", "class":
		return c.derivedSpec(s)
	}
	c.unsupported(s.Pos, "the type %s is not supported yet", s.Name)
	return ir.Type{}
}

func (c *checker) numeric(s *parse.TypeSpec, base ir.Base, kinds ...int) ir.Type {
	if s.Kind == nil {
		return ir.Type{Base: base, Kind: 4}
	}
	k, ok := c.constInt(s.Kind, "the kind of "+s.Name)
	if !ok {
		return ir.Type{}
	}
	if s.Star && base == ir.Complex {
		k /= 2 // COMPLEX*16 counts both parts
	}
	for _, known := range kinds {
		if int64(known) == k {
			return ir.Type{Base: base, Kind: known}
		}
	}
	c.unsupported(s.Kind.Span(), "%s(%d) is not supported", s.Name, k).
		Note("the kinds of %s are %s", s.Name, kindList(kinds))
	return ir.Type{}
}

func kindList(kinds []int) string {
	var parts []string
	for _, k := range kinds {
		parts = append(parts, itoa(k))
	}
	return strings.Join(parts, " and ")
}

// literalKind evaluates the kind behind the underscore of a literal.
func (c *checker) literalKind(text string, pos diag.Span, fallback int, kinds ...int) (int, bool) {
	if text == "" {
		return fallback, true
	}
	var k int64
	if e := c.lookup(text); e != nil && e.class == constant && e.value != nil {
		k = e.value.I
	} else if n, ok := ir.ParseInt(text); ok {
		k = n
	} else {
		d := c.bag.Errorf(pos, "undeclared", "the kind '%s' is not a named constant", text)
		suggest(d, text, c.known(func(e *entity) bool { return e.class == constant }))
		return 0, false
	}
	for _, known := range kinds {
		if int64(known) == k {
			return known, true
		}
	}
	c.unsupported(pos, "kind %d is not supported for this literal", k).Note("the kinds are %s", kindList(kinds))
	return 0, false
}

// realKindFor implements SELECTED_REAL_KIND, Fortran 2008, 13.7.146.
func realKindFor(p, r int64) int64 {
	switch {
	case p <= 6 && r <= 37:
		return 4
	case p <= 15 && r <= 307:
		return 8
	case p > 15:
		return -1
	}
	return -2
}

// intKindFor implements SELECTED_INT_KIND, Fortran 2008, 13.7.145.
func intKindFor(r int64) int64 {
	switch {
	case r <= 2:
		return 1
	case r <= 4:
		return 2
	case r <= 9:
		return 4
	case r <= 18:
		return 8
	}
	return -1
}
