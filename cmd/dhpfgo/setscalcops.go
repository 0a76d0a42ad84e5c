package main

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/sets"
)

// calcOperation is an operation of the calculator. Kinds has a letter per argument: s for a set, m for a map; if names is
// set, names of dimensions follow. The result is a set, a map, a truth value, a text or an error.
type calcOperation struct {
	name    string
	kinds   string
	names   bool
	help    string
	example string
	run     func(args []any) any
}

// dimensionName is the argument of an operation that takes names.
type dimensionName string

// kindOf returns the letter of a value.
func kindOf(v any) string {
	switch v.(type) {
	case sets.UnionSet:
		return "s"
	case sets.UnionMap:
		return "m"
	case dimensionName:
		return "n"
	}
	return "v"
}

// signature spells kinds out.
func signature(kinds string) string {
	words := map[rune]string{'s': "set", 'm': "map", 'n': "name", 'v': "result"}
	var out []string
	for _, k := range kinds {
		out = append(out, words[k])
	}
	return "(" + strings.Join(out, ", ") + ")"
}

func signatures(ops []calcOperation) string {
	var out []string
	for _, op := range ops {
		text := signature(op.kinds)
		if op.names {
			text = strings.TrimSuffix(text, ")") + ", names)"
		}
		out = append(out, text)
	}
	return strings.Join(out, " or ")
}

// calcOperations lists the operations in the order of help.
var calcOperations = slices.Concat(calcAlgebra(), calcPredicates(), calcForms(), calcMaps(), calcPoints())

func operationsNamed(name string) []calcOperation {
	var out []calcOperation
	for _, op := range calcOperations {
		if op.name == name {
			out = append(out, op)
		}
	}
	return out
}

// calcNames returns the names of the operations, each once.
func calcNames() []string {
	var out []string
	for _, op := range calcOperations {
		if !slices.Contains(out, op.name) {
			out = append(out, op.name)
		}
	}
	return out
}

// union is what unions of sets and of maps have in common.
type union[T any] interface {
	Union(T) T
	Intersect(T) T
	Subtract(T) T
	Gist(T) T
	IsEmpty() (bool, error)
	IsSubset(T) (bool, error)
	IsEqual(T) (bool, error)
	IsDisjoint(T) (bool, error)
	Product(T) T
}

// onTwo returns the operation on two sets and that on two maps.
func onTwo(name, help, example string, f func(a, b sets.UnionSet) any, g func(a, b sets.UnionMap) any) []calcOperation {
	return []calcOperation{
		{name, "ss", false, help, example, func(args []any) any { return f(args[0].(sets.UnionSet), args[1].(sets.UnionSet)) }},
		{name, "mm", false, help, example, func(args []any) any { return g(args[0].(sets.UnionMap), args[1].(sets.UnionMap)) }},
	}
}

func binary[T union[T]](name string) func(a, b T) any {
	return map[string]func(a, b T) any{
		"union":       func(a, b T) any { return a.Union(b) },
		"intersect":   func(a, b T) any { return a.Intersect(b) },
		"subtract":    func(a, b T) any { return a.Subtract(b) },
		"gist":        func(a, b T) any { return a.Gist(b) },
		"product":     func(a, b T) any { return a.Product(b) },
		"is_subset":   func(a, b T) any { return verdict(a.IsSubset(b)) },
		"is_equal":    func(a, b T) any { return verdict(a.IsEqual(b)) },
		"is_disjoint": func(a, b T) any { return verdict(a.IsDisjoint(b)) },
		"contains":    func(a, b T) any { return verdict(b.IsSubset(a)) },
	}[name]
}

func both(name, help, example string) []calcOperation {
	return onTwo(name, help, example, binary[sets.UnionSet](name), binary[sets.UnionMap](name))
}

func calcAlgebra() []calcOperation {
	return slices.Concat(
		both("union", "a + b: what is in a or in b", "{ [i] : 0 <= i < 4 } + { [9] }"),
		both("subtract", "a - b: what is in a and not in b", "{ [i] : 0 <= i < 9 } - { [i] : i mod 2 = 0 }"),
		both("intersect", "a * b: what is in a and in b", "{ [i] : 0 <= i < 9 } * { [i] : i >= 5 }"),
		both("gist", "a simplified, given that only what is in b matters", "gist({ [i] : 0 <= i < 9 }, { [i] : i >= 3 })"),
		both("product", "pairs of what is in a and in b", "product({ [i] : i > 0 }, { A[j] : j < 0 })"),
		onSets("complement", "all tuples of the same space that are not in a", "complement({ [i] : i > 3 })", sets.Set.Complement),
		[]calcOperation{{"project", "s", true, "the named dimensions, the others projected out",
			"project({ [i, j] : 0 <= i < 9 and j = 2i }, j)", projected}},
	)
}

// projected projects each set on the named dimensions.
func projected(args []any) any {
	keep := make([]string, len(args)-1)
	for i, a := range args[1:] {
		keep[i] = string(a.(dimensionName))
	}
	return args[0].(sets.UnionSet).Each(func(s sets.Set) sets.Set { return s.Project(keep...) })
}

func calcPredicates() []calcOperation {
	empty := func(v any) any {
		if s, ok := v.(sets.UnionSet); ok {
			return verdict(s.IsEmpty())
		}
		return verdict(v.(sets.UnionMap).IsEmpty())
	}
	return slices.Concat(
		both("is_subset", "a <= b: whether all of a is in b, for all parameters; b >= a is the same", "{ [i] : 2 <= i < 5 } <= { [i] : i >= 0 }"),
		both("is_equal", "a = b: whether a and b are the same, for all parameters; a != b is the opposite",
			"{ [i] : exists k : i = 2k } = { [i] : i mod 2 = 0 }"),
		both("is_disjoint", "whether nothing is in a and in b", "is_disjoint({ [i] : i mod 2 = 0 }, { [i] : i mod 4 = 3 })"),
		both("contains", "whether all of b, such as a point, is in a", "contains({ [i, j] : 0 <= i <= j }, { [2, 3] })"),
		one("is_empty", "sm", "whether nothing is in a, for any parameters", "is_empty { [i] : 4 < 3i < 6 }", empty),
		one("is_single_valued", "m", "whether each tuple has at most one image", "is_single_valued { [i] -> [i mod 3] }",
			func(v any) any { return verdict(v.(sets.UnionMap).IsSingleValued()) }),
		one("is_injective", "m", "whether each tuple is the image of at most one", "is_injective { [i] -> [i mod 3] }",
			func(v any) any { return verdict(v.(sets.UnionMap).IsInjective()) }),
	)
}

// one returns an operation of one argument for each of the kinds.
func one(name, kinds, help, example string, f func(v any) any) []calcOperation {
	var out []calcOperation
	for _, k := range kinds {
		out = append(out, calcOperation{name, string(k), false, help, example, func(args []any) any { return f(args[0]) }})
	}
	return out
}

func onSets(name, help, example string, f func(sets.Set) sets.Set) []calcOperation {
	return one(name, "s", help, example, func(v any) any { return v.(sets.UnionSet).Each(f) })
}

func onMaps(name, help, example string, f func(sets.Map) sets.Map) []calcOperation {
	return one(name, "m", help, example, func(v any) any { return v.(sets.UnionMap).Each(f) })
}

func onBoth(name, help, example string, f func(sets.Set) sets.Set, g func(sets.Map) sets.Map) []calcOperation {
	return append(onSets(name, help, example, f), onMaps(name, help, example, g)...)
}

func calcForms() []calcOperation {
	return slices.Concat(
		onBoth("coalesce", "the same in fewer pieces", "coalesce { [i] : 0 <= i <= 4 or 5 <= i <= 9 }", sets.Set.Coalesce, sets.Map.Coalesce),
		onSets("make_disjoint", "the same in pieces that do not overlap", "make_disjoint { [i] : 0 <= i <= 6 or 5 <= i <= 9 }", sets.Set.MakeDisjoint),
		onBoth("hull", "one piece that contains a, of constraints that occur in it", "hull { [i] : 0 <= i <= 2 or 8 <= i <= 9 }", sets.Set.Hull, sets.Map.Hull),
		onBoth("affine_hull", "the equalities and strides that hold in all of a", "affine_hull { [i, 2i] : i = 1 or i = 7 }",
			sets.Set.AffineHull, sets.Map.AffineHull),
		onBoth("convex_hull", "the smallest polyhedron that contains a", "convex_hull { [0, 0]; [4, 2] }", sets.ConvexHull[sets.Set], sets.ConvexHull[sets.Map]),
		onBoth("flatten", "nested tuples as one", "flatten { [A[i] -> B[j]] : i < j }", sets.Set.Flatten, sets.Map.Flatten),
		onSets("params", "the parameters for which something is in a", "params [n] -> { [i] : 0 < i < n }", sets.Set.ParamSet),
	)
}

func calcMaps() []calcOperation {
	toSet := func(name, help, example string, f func(sets.Map) sets.Set) []calcOperation {
		return one(name, "m", help, example, func(v any) any { return v.(sets.UnionMap).EachSet(f) })
	}
	return slices.Concat(
		onMaps("inverse", "m^-1: the pairs turned round", "{ [i] -> [i + 1] }^-1", sets.Map.Inverse),
		toSet("domain", "what has an image", "domain { [i] -> [2i] : 0 <= i < 5 }", sets.Map.Domain),
		toSet("range", "what is an image", "range { [i] -> [2i] : 0 <= i < 5 }", sets.Map.Range),
		toSet("deltas", "image minus original", "deltas { [i, j] -> [i + 1, j'] : j' > j }", sets.Map.Deltas),
		toSet("wrap", "the pairs as a set", "wrap { A[i] -> B[i + 1] }", sets.Map.Wrap),
		one("unwrap", "s", "a set of pairs as a map", "unwrap { [A[i] -> B[j]] : j > i }",
			func(v any) any { return v.(sets.UnionSet).EachMap(sets.Set.Unwrap) }),
		onMaps("curry", "[a -> b] -> c as a -> [b -> c]", "curry { [A[i] -> B[j]] -> C[i + j] }", sets.Map.Curry),
		onMaps("uncurry", "a -> [b -> c] as [a -> b] -> c", "uncurry { A[i] -> [B[j] -> C[i + j]] }", sets.Map.Uncurry),
		mixed("apply", "sm", "m(s): the images of what is in s", "apply({ [i] : 0 <= i < 5 }, { [i] -> [2i] })",
			func(s sets.UnionSet, m sets.UnionMap) any { return s.Apply(m) }),
		[]calcOperation{
			{"apply_range", "mm", false, "m . n: first m, then n; s . m applies m to s", "{ [i] -> [2i] } . { [i] -> [i + 1] }",
				func(args []any) any { return args[0].(sets.UnionMap).ApplyRange(args[1].(sets.UnionMap)) }},
			{"apply_range", "sm", false, "", "", func(args []any) any { return args[0].(sets.UnionSet).Apply(args[1].(sets.UnionMap)) }},
			{"range_product", "mm", false, "x -> [y -> z] of x -> y and x -> z", "range_product({ [i] -> [2i] }, { [i] -> [3i] })",
				func(args []any) any { return args[0].(sets.UnionMap).RangeProduct(args[1].(sets.UnionMap)) }},
		},
		mixed("intersect_domain", "ms", "m for what is in s", "intersect_domain({ [i] -> [2i] }, { [i] : i > 3 })",
			func(s sets.UnionSet, m sets.UnionMap) any { return m.IntersectDomain(s) }),
		mixed("intersect_range", "ms", "m with images in s", "intersect_range({ [i] -> [2i] }, { [i] : i > 3 })",
			func(s sets.UnionSet, m sets.UnionMap) any { return m.IntersectRange(s) }),
		one("closure", "m", "m^+: m once or more often; larger where that is not affine", "{ [i] -> [i + 2] : 0 <= i < 9 }^+", closureOf),
	)
}

// mixed returns an operation on a set and a map, in the order of kinds.
func mixed(name, kinds, help, example string, f func(sets.UnionSet, sets.UnionMap) any) []calcOperation {
	s, m := strings.IndexByte(kinds, 's'), strings.IndexByte(kinds, 'm')
	return []calcOperation{{name, kinds, false, help, example, func(args []any) any {
		return f(args[s].(sets.UnionSet), args[m].(sets.UnionMap))
	}}}
}

func closureOf(v any) any {
	closure, exact := v.(sets.UnionMap).TransitiveClosure()
	if !exact && closure.Err() == nil {
		return noted{closure, "not exact: the map contains the transitive closure and may be larger"}
	}
	return closure
}

// noted is a value with a remark for the user.
type noted struct {
	value any
	note  string
}

func calcPoints() []calcOperation {
	return slices.Concat(
		onBoth("lexmin", "the lexicographically least tuple, for a map the least image of each", "lexmin [n] -> { [i, j] : 1 <= i <= j <= n }",
			sets.Set.LexMin, sets.Map.LexMin),
		onBoth("lexmax", "the lexicographically greatest tuple or images", "lexmax [n] -> { [i, j] : 1 <= i <= j <= n }", sets.Set.LexMax, sets.Map.LexMax),
		one("sample", "s", "some tuple of a", "sample { [i, j] : 3i = 5j and i > 7 }", func(v any) any { return v.(sets.UnionSet).Sample() }),
		one("points", "s", fmt.Sprintf("the tuples of a, which has no parameters, in lexicographic order, the first %d", mostPoints),
			"points { [i, j] : 0 <= i <= j < 3 }", pointsOf),
		one("card_images", "m", "the number of images of each tuple, whose dimensions become parameters", "card_images { [i] -> [j] : 0 <= j <= i }", cardImagesOf),
		one("card", "sm", "the number of tuples, for each space", "card [n] -> { [i, j] : 1 <= i <= j <= n }", cardOf),
		one("scan", "sm", "loops that visit a in lexicographic order; of a map, its domain in the order of the images",
			"scan [n] -> { [i, j] : 1 <= i <= j <= n }", scanOf),
	)
}

// mostPoints is how many tuples points lists.
const mostPoints = 100

// pointsOf lists tuples.
func pointsOf(v any) any {
	var b strings.Builder
	n := 0
	for _, s := range v.(sets.UnionSet).Sets() {
		for point, err := range sets.Points(s, nil) {
			if err != nil {
				return err
			}
			if n++; n > mostPoints {
				return b.String() + "...\n"
			}
			fmt.Fprintf(&b, "%s[%s]\n", s.TupleName(), strings.ReplaceAll(strings.Trim(fmt.Sprint(point), "[]"), " ", ", "))
		}
	}
	return b.String()
}

// cardImagesOf counts the images of each member; with several, a line names the tuples.
func cardImagesOf(v any) any {
	var out []cardinality
	for _, m := range v.(sets.UnionMap).Maps() {
		c, err := sets.CountImages(m)
		if err != nil {
			return err
		}
		out = append(out, cardinality{m.Tuples(), c})
	}
	return cardText(out)
}

// cardinality is what card prints for one space.
type cardinality struct {
	tuple string
	count sets.Count
}

// cardOf counts each member; with several, a line names the tuple.
func cardOf(v any) any {
	var out []cardinality
	put := func(tuple string, c sets.Count, err error) error {
		out = append(out, cardinality{tuple, c})
		return err
	}
	switch v := v.(type) {
	case sets.UnionSet:
		for _, s := range v.Sets() {
			c, err := s.Count()
			if err := put(s.Tuple(), c, err); err != nil {
				return err
			}
		}
	case sets.UnionMap:
		for _, m := range v.Maps() {
			c, err := m.Count()
			if err := put(m.Tuples(), c, err); err != nil {
				return err
			}
		}
	}
	return cardText(out)
}

// cardText prints counts, with their tuples if there are several.
func cardText(out []cardinality) string {
	switch len(out) {
	case 0:
		return "0"
	case 1:
		return out[0].count.String()
	}
	var b strings.Builder
	for _, x := range out {
		fmt.Fprintf(&b, "%s: %v\n", x.tuple, x.count)
	}
	return b.String()
}

// scanOf returns the loops over the members, one statement for each.
func scanOf(v any) any {
	var statements []sets.Statement
	switch v := v.(type) {
	case sets.UnionSet:
		for _, s := range v.Sets() {
			statements = append(statements, sets.Statement{Name: statementName(s), Domain: s})
		}
	case sets.UnionMap:
		for _, m := range v.Maps() {
			statements = append(statements, sets.Statement{Name: statementName(m.Domain()), Domain: m.Domain(), Schedule: m})
		}
	}
	if len(statements) == 0 {
		return ""
	}
	loops, err := sets.Scan(statements...)
	if err != nil {
		return err
	}
	return loops.String()
}

func statementName(s sets.Set) string {
	if name := s.TupleName(); name != "" {
		return name
	}
	return "visit"
}
