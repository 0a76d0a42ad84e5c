package anyrank

import (
	"reflect"
	"strconv"

	"dhpfgo/parse"
)

// What a version knows of the ranks of its arguments decides conditions; the branches that it never takes may say what its ranks
// forbid, and go:
//
//	if (rank(x) /= rank(y)) then      →      same = all(shape(x) == shape(y))
//	  same = .false.
//	else
//	  same = all(shape(x) == shape(y))
//	end if

// knowRank puts the rank of an argument in place of the questions for it.
func knowRank(v *parse.Unit, name string, rank int) {
	everyExpr(reflect.ValueOf(v.Body), func(x parse.Expr) parse.Expr {
		ref, ok := x.(*parse.Ref)
		if !ok || ref.Name != "rank" || len(ref.Args) != 1 {
			return x
		}
		if of, named := ref.Args[0].Value.(*parse.Name); !named || of.Ident != name {
			return x
		}
		return &parse.IntLit{Node: ref.Node, Text: strconv.Itoa(rank)}
	}, map[any]bool{})
}

// reached leaves out the branches that are never taken.
func reached(body []parse.Stmt) []parse.Stmt {
	var out []parse.Stmt
	for _, st := range body {
		for _, b := range blocks(st) {
			*b = reached(*b)
		}
		if s, ok := st.(*parse.If); ok {
			out = append(out, taken(s)...)
		} else {
			out = append(out, st)
		}
	}
	return out
}

// taken is an IF construct without the branches that are never taken, with their labels also those that nothing else can lead to.
func taken(s *parse.If) []parse.Stmt {
	var left []parse.Branch
	for _, b := range s.Branches {
		holds, known := true, b.Cond == nil
		if !known {
			holds, known = truth(b.Cond)
		}
		switch {
		case !known:
			left = append(left, b)
			continue
		case !holds:
			continue
		}
		if len(left) == 0 && s.Lab == 0 && s.Block == "" {
			return b.Body
		}
		b.Cond = nil
		if len(left) == 0 {
			b.Cond = &parse.LogicalLit{Node: parse.Node{Pos: b.Pos}, Value: true}
		}
		left = append(left, b)
		break
	}
	if len(left) == len(s.Branches) {
		return []parse.Stmt{s}
	}
	if len(left) == 0 && s.Lab == 0 && s.Block == "" {
		return nil
	}
	with := *s
	with.Branches = left
	return []parse.Stmt{&with}
}

// truth is the value of a condition that compares ranks.
func truth(x parse.Expr) (holds, known bool) {
	switch x := x.(type) {
	case *parse.Paren:
		return truth(x.X)
	case *parse.Unary:
		holds, known = truth(x.X)
		return !holds, known && x.Op == "not"
	case *parse.Binary:
		return truthOfTwo(x)
	}
	return false, false
}

func truthOfTwo(x *parse.Binary) (holds, known bool) {
	if x.Op == "and" || x.Op == "or" {
		l, knownL := truth(x.X)
		r, knownR := truth(x.Y)
		or := x.Op == "or"
		switch {
		case knownL && l == or, knownR && r == or:
			return or, true
		}
		return !or, knownL && knownR
	}
	l, okL := rankIn(x.X)
	r, okR := rankIn(x.Y)
	holds, known = map[string]bool{"==": l == r, "/=": l != r, "<": l < r, "<=": l <= r, ">": l > r, ">=": l >= r}[x.Op], okL && okR
	return holds, known && comparisons[x.Op]
}

var comparisons = map[string]bool{"==": true, "/=": true, "<": true, "<=": true, ">": true, ">=": true}

// rankIn is the number that a rank or a literal is.
func rankIn(x parse.Expr) (int, bool) {
	lit, ok := x.(*parse.IntLit)
	if !ok || lit.Kind != "" {
		return 0, false
	}
	n, err := strconv.Atoi(lit.Text)
	return n, err == nil
}
