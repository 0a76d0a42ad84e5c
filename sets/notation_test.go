package sets

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// TestNotation fixes what the forms of the notation mean.
func TestNotation(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"{ [[i]->[j]] : i < j }", "{ [[i] -> [j]] : j > i }"},
		{"{ A[B[i] -> [C[] -> [j]]] }", "{ A[B[i] -> [C[] -> [j]]] }"},
		{"{ [[] -> []] }", "{ [[] -> []] }"},
		{"[N] -> { [[N/2], ([N/3])] }", "[N] -> { [i0, i1] : i1 = floor(N/3) and i0 = floor(N/2) }"},
		{"{ [*, 3, *] }", "{ [i0, i1, i2] : i1 = 3 }"},
		{"{ [i = 4:, j = :i, :7, k = :, 2:3] }", "{ [i, j, i2, k, i4] : i >= 4 and j <= i and i2 <= 7 and 2 <= i4 <= 3 }"},
		{"[n = 4, m = 0:n] -> { [m] }", "[m, n] -> { [m'] : m' = m and n = 4 and 0 <= m <= 4 }"},
		{"{ [i] : i/2 <= 5 }", "{ [i] : i <= 10 }"},
		{"{ [i] : i/2 > 0 and i/3 != 4 }", "{ [i] : 2 <= i <= 9 or i >= 15 }"},
		{"{ [i] : not i/2 > 0 }", "{ [i] : i <= 1 }"},
		{"{ [i, j] : i/2 + j/3 = 1 }", "{ [i, j] : 2j = 6 - 3i }"},
		{"{ [i, j] : j = floor(i/2 + i/3) }", "{ [i, j] : j = floor(5i/6) }"},
		{"{ [i, j] : j = (i/2) mod 3 }", "{ [i, j] : 2j = i mod 6 }"},
		{"{ [i, j] : j = (i + 1)//2 }", "{ [i, j] : j = floor((i + 1)/2) }"},
		{"{ [i, j] : j = 2i % 3 }", "{ [i, j] : j = 2(i mod 3) }"},
		{"{ [-1//4, 0-1//4, 0--1//4, 2*-2] }", "{ [i0, i1, i2, i3] : i3 = -4 and i2 = 1 and i1 = 0 and i0 = -1 }"},
		{"{ [9 - 7//2, -7//2, 9 - 2*7//2, 9 - 7 mod 4, 9 - -7//2] }", "{ [6, -4, 3, 6, 13] }"},
		{"{ [i, j] : j = 9 - i//2 - 7//2 + 3i//2 }", "{ [i, j] : j = 6 + 2*floor(i/2) }"},
		{"{ [i, j] : j = ceil(i/3) and i = floord(j, 2) }", "{ [i, j] : i = floor(j/2) and j = -floor(-i/3) }"},
		{"{ [i] : i = 5 implies i = 6 or i > 9 }", "{ [i] : i >= 6; [i] : i <= 4 }"},
		{"{ [i] : not i = 5 and ¬(i ≥ 7) }", "{ [i] : i <= 4; [i] : i = 6 }"},
		{"{ [i, j] : i, j << 2, 3 }", "{ [i, j] : i <= 1; [i, j] : i = 2 and j <= 2 }"},
		{"{ [i, j] : 2, 3 >>= i, j > 0 }", "{ [i, j] : i = 2 and 1 <= j <= 3; [i, j] : i = 1 and j >= 1 }"},
		{"{ [i, j = i > 3 and i < 5 ? 1 : 2] }", "{ [i, j] : i = 4 and j = 1; [i, j] : j = 2 and i >= 5; [i, j] : j = 2 and i <= 3 }"},
		{"{ [i, (i : i > 3; 7 : i < 2)] }", "{ [i, i1] : i1 = i and i >= 4; [i, i1] : i1 = 7 and i <= 1 }"},
		{"{ [i, (i : i > 3); 7 : i < 2] }", "{ [i, i1] : i1 = i and i >= 4; [i, i1] : i1 = 7 and i <= 1 }"},
		{"{ [i, i : i > 3] }", "{ [i, i'] : i' = i and i >= 4 }"},
		{"{ [i, i : i + 3] }", "{ [i, i'] : i <= i' <= i + 3 }"},
		{"{ [i] : not (i : i > 3) <= 5 }", "{ [i] : i >= 6; [i] : i <= 3 }"},
		{"{ [-2^2 : 2^2 - 1] }", "{ [i0] : -4 <= i0 <= 3 }"},
		{"{ [i, j] : 2^62 + i <= 2^2j and j <= 5 mod 2^1 and i mod 10^1 = 0^0 }", "{ [i, j] : 4611686018427387904 + i <= 4j and j <= 1 and i mod 10 = 1 }"},
		{"{Sym=[n] [i] : i <= n }", "[n] -> { [i] : i <= n }"},
		{"[m] -> {Sym=[n = m, k] [i] : i <= n; [k] }", "[k, m, n] -> { [i] : i <= n and n = m; [i] : i = k and n = m }"},
		{"{ [i] : 0 <= i and \\\n i <= 4 }", "{ [i] : 0 <= i <= 4 }"},
		{"{ [NaN] }", "{ [i0] : false }"},
		{"{ [i] : (i > 2 and (i < 5)) and ((i)) + 1 < (9) }", "{ [i] : 3 <= i <= 4 }"},
		{"{ [i] : exists (a = [i/2], b : a = 2b) or i = 3 # comment\n }", "{ [i] : i - 4*floor(i/4) <= 1; [i] : i = 3 }"},
		{"{ [i] : i >= 2, i <= 3 }", "{ [i] : 2 <= i <= 3 }"},
		{"{ [i] : Exists (a : 2a = i) && !(i == 4) /\\ i < 6 }", "{ [i] : i mod 2 = 0 and i <= 2 }"},
	} {
		s, err := ParseSet(c.text)
		if err != nil {
			t.Errorf("%s\n%v", c.text, err)
			continue
		}
		if want := MustSet(c.want); !sameSet(t, s, want) || !slices.Equal(s.Dims(), want.Dims()) {
			t.Errorf("%s\ngot  %v\nwant %v", c.text, s, want)
		}
	}
}

// TestNotationErrors requires reason and place of each fault.
func TestNotationErrors(t *testing.T) {
	for text, want := range map[string]string{
		"{ [i] -> [i] }":                                   "1:3: expected a set, found a map",
		"{ [i] ; A[i] }":                                   "1:9: all pieces must have the same tuple names",
		"{ [[i] -> [j]]; [[i, j] -> []] }":                 "1:17: all pieces must have the same tuple names",
		"{ [i] : i << 3, 4 }":                              "1:14: << compares 1 expressions with 2",
		"{ [i] : i << i/2 }":                               "1:14: << compares integers",
		"{ [i] : i // 2 * 3 = 1 }":                         "1:16: expected parentheses",
		"{ [i] : 3 + -7 mod 4 = i }":                       "1:16: write (-7) mod ... or -(7 mod ...)",
		"{ [i, (1 : i > 0; 2 : i > 5)] }":                  "1:8: two cases hold at once",
		"{ [i, i > 0 ? 1 : (i < 2)] }":                     "1:19: expected an expression, found a condition",
		"{ [i] : (i > 0) + 1 = 2 }":                        "1:9: expected an expression, found a condition",
		"{ [i] : i > 0 and 7 }":                            "1:19: expected a condition, found an expression",
		"{ [i] : i > 0 and and }":                          "1:19: expected a name",
		"{ [:i > 3] }":                                     "1:5: unknown name i",
		"{ [i = i] }":                                      "1:8: unknown name i",
		"{ [i] : i = 2^63 }":                               "1:13: number too large",
		"{ [i] : i = 2^ i }":                               "1:16: expected a number",
		"{ [i] : i^2 = 1 }":                                "1:10: only a number has a power",
		"{Sym=[n, n] [i] }":                                "1:10: name n occurs twice",
		"{ [i, j] : i, j }":                                "1:17: expected a comparison",
		"[n] -> { [i] : i = $ }":                           "1:20: expected an expression",
		"{ [i] : floord(i, 0) = 1 }":                       "1:19: expected a positive number",
		"{\n\t[i] :\n\ti * i = 1 }":                        "3:6: a product needs a number",
		"{ [i : i > 3] }":                                  "1:4: unknown name i",
		"{ " + strings.Repeat("[", 300) + "] }":            "nested too deeply",
		"{ [i] : " + strings.Repeat("not ", 300):           "nested too deeply",
		"{ [i] : i = " + strings.Repeat("2*", 300) + "1 }": "nested too deeply",
		"{ [i] : i = 1":                                    "1:14: expected \"}\" at the end",
	} {
		_, err := ParseSet(text)
		var fault *ParseError
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", text, err, want)
		}
	}
	if _, err := ParseMap("{ [i] }"); err == nil || !strings.Contains(err.Error(), "1:3: expected a map") {
		t.Error(err)
	}
}

// TestNesting fixes the operations on nested tuples.
func TestNesting(t *testing.T) {
	m, n := MustMap("{ A[i] -> B[j] : i < j }"), MustMap("{ A[i] -> C[k] : k = 2i }")
	s := MustSet("{ [A[i] -> B[j]] : i < j }")
	for _, c := range []struct{ got, want string }{
		{m.Wrap().String(), "{ [A[i] -> B[j]] : j > i }"},
		{s.Unwrap().String(), m.String()},
		{s.Flatten().String(), "{ [i, j] : j > i }"},
		{m.Flatten().String(), "{ [i] -> [j] : j > i }"},
		{m.RangeProduct(n).String(), "{ A[i] -> [B[j] -> C[2i]] : j > i }"},
		{m.RangeProduct(n).Uncurry().String(), "{ [A[i] -> B[j]] -> C[2i] : j > i }"},
		{m.RangeProduct(n).Uncurry().Curry().String(), "{ A[i] -> [B[j] -> C[2i]] : j > i }"},
		{m.Inverse().DomainProduct(n.Inverse()).String(), "{ [B[j] -> C[k]] -> A[i] : k = 2i and i < j }"},
		{m.Product(n).String(), "{ [A[i] -> A[i']] -> [B[j] -> C[2i']] : j > i }"},
		{MustSet("{ [i] : i > 0 }").Product(MustSet("[i] -> { X[i] }")).String(), "[i] -> { [[i'] -> X[i'']] : i'' = i and i' >= 1 }"},
		{s.Intersect(MustSet("{ [A[x] -> B[y]] : y <= 3 }")).String(), "{ [A[i] -> B[j]] : i < j <= 3 }"},
	} {
		if c.got != c.want {
			t.Errorf("got  %s\nwant %s", c.got, c.want)
		}
	}
	var space *SpaceError
	for _, err := range []error{
		s.Intersect(MustSet("{ [i, j] }")).Err(), s.Intersect(MustSet("{ [B[i] -> A[j]] }")).Err(),
		s.Flatten().Unwrap().Err(), m.Curry().Err(), m.RangeProduct(n.Inverse()).Err(),
	} {
		if !errors.As(err, &space) {
			t.Errorf("misfit: %v", err)
		}
	}
}
