package main

import "dhpfgo/sets"

// setsOperation is an operation of a case file. Kinds has a letter per argument: s for a set, m for a map. The result is
// a set, a map, a truth value, loops, a text or an error.
type setsOperation struct {
	kinds string
	run   func(args []any) any
}

// algebra is what sets and maps have in common.
type algebra[T any] interface {
	Union(T) T
	Intersect(T) T
	Subtract(T) T
	Coalesce() T
	Gist(T) T
	LexMin() T
	LexMax() T
	AffineHull() T
	Hull() T
	DetectEqualities() T
	RemoveRedundancies() T
	IsEmpty() (bool, error)
	IsSubset(T) (bool, error)
	IsEqual(T) (bool, error)
	IsDisjoint(T) (bool, error)
	String() string
}

// setsOperations names the operations as case files do.
var setsOperations = func() map[string]setsOperation {
	ops := map[string]setsOperation{}
	addCommon[sets.Set](ops, "set.", "s")
	addCommon[sets.Map](ops, "map.", "m")
	addSets(ops)
	addMaps(ops)
	return ops
}()

func addCommon[T algebra[T]](ops map[string]setsOperation, prefix, kind string) {
	one := func(name string, f func(T) any) {
		ops[prefix+name] = setsOperation{kind, func(args []any) any { return f(args[0].(T)) }}
	}
	two := func(name string, f func(a, b T) any) {
		ops[prefix+name] = setsOperation{kind + kind, func(args []any) any { return f(args[0].(T), args[1].(T)) }}
	}
	two("union", func(a, b T) any { return a.Union(b) })
	two("union_coalesce", func(a, b T) any { return a.Union(b).Coalesce() })
	two("intersect", func(a, b T) any { return a.Intersect(b) })
	two("subtract", func(a, b T) any { return a.Subtract(b) })
	two("gist", func(a, b T) any { return a.Gist(b) })
	two("is_subset", func(a, b T) any { return verdict(a.IsSubset(b)) })
	two("is_equal", func(a, b T) any { return verdict(a.IsEqual(b)) })
	two("is_disjoint", func(a, b T) any { return verdict(a.IsDisjoint(b)) })
	one("is_empty", func(a T) any { return verdict(a.IsEmpty()) })
	one("coalesce", func(a T) any { return a.Coalesce() })
	one("lexmin", func(a T) any { return a.LexMin() })
	one("lexmax", func(a T) any { return a.LexMax() })
	one("affine_hull", func(a T) any { return a.AffineHull() })
	one("simple_hull", func(a T) any { return a.Hull() })
	one("detect_equalities", func(a T) any { return a.DetectEqualities() })
	one("remove_redundancies", func(a T) any { return a.RemoveRedundancies() })
}

// verdict returns the answer of a predicate, or its error.
func verdict(answer bool, err error) any {
	if err != nil {
		return err
	}
	return answer
}

func addSets(ops map[string]setsOperation) {
	one := func(name string, f func(sets.Set) any) {
		ops["set."+name] = setsOperation{"s", func(args []any) any { return f(args[0].(sets.Set)) }}
	}
	one("complement", func(a sets.Set) any { return a.Complement() })
	one("convex_hull", func(a sets.Set) any { return sets.ConvexHull(a) })
	one("make_disjoint", func(a sets.Set) any { return a.MakeDisjoint() })
	one("params", func(a sets.Set) any { return a.ParamSet() })
	one("sample", func(a sets.Set) any { return a.SampleSet() })
	one("project_last", func(a sets.Set) any { return without(a, len(a.Dims())-1) })
	one("project_first", func(a sets.Set) any { return without(a, 0) })
	one("parse", func(a sets.Set) any { return parsedAgain(a.String(), sets.ParseSet) })
	one("ast", func(a sets.Set) any { return scanned(a) })
	ops["set.apply"] = setsOperation{"sm", func(args []any) any { return args[0].(sets.Set).Apply(args[1].(sets.Map)) }}
}

// without projects a dimension out.
func without(a sets.Set, k int) any {
	dims := a.Dims()
	if k < 0 || k >= len(dims) {
		return &sets.SpaceError{Reason: "no dimension to project out"}
	}
	return a.Project(append(dims[:k], dims[k+1:]...)...)
}

func parsedAgain[T any](text string, parse func(string, ...sets.Option) (T, error)) any {
	again, err := parse(text)
	if err != nil {
		return err
	}
	return again
}

func scanned(a sets.Set) any {
	loops, err := a.Scan()
	if err != nil {
		return err
	}
	return loops.String()
}

func addMaps(ops map[string]setsOperation) {
	one := func(name string, f func(sets.Map) any) {
		ops["map."+name] = setsOperation{"m", func(args []any) any { return f(args[0].(sets.Map)) }}
	}
	one("convex_hull", func(a sets.Map) any { return sets.ConvexHull(a) })
	restrict := func(name string, f func(sets.Map, sets.Set) any) {
		ops["map."+name] = setsOperation{"ms", func(args []any) any { return f(args[0].(sets.Map), args[1].(sets.Set)) }}
	}
	one("inverse", func(a sets.Map) any { return a.Inverse() })
	one("domain", func(a sets.Map) any { return a.Domain() })
	one("range", func(a sets.Map) any { return a.Range() })
	one("deltas", func(a sets.Map) any { return a.Deltas() })
	one("closure", func(a sets.Map) any {
		closure, _ := a.TransitiveClosure()
		return closure
	})
	one("parse", func(a sets.Map) any { return parsedAgain(a.String(), sets.ParseMap) })
	one("is_single_valued", func(a sets.Map) any { return verdict(a.IsSingleValued()) })
	one("is_injective", func(a sets.Map) any { return verdict(a.IsInjective()) })
	one("ast", func(a sets.Map) any { return scanned(a.Inverse().Wrap()) })
	restrict("intersect_domain", func(a sets.Map, b sets.Set) any { return a.IntersectDomain(b) })
	restrict("intersect_range", func(a sets.Map, b sets.Set) any { return a.IntersectRange(b) })
	ops["map.apply_range"] = setsOperation{"mm", func(args []any) any { return args[0].(sets.Map).ApplyRange(args[1].(sets.Map)) }}
}
