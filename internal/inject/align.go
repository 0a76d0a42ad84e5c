package inject

import (
	"fmt"
	"math/rand"
	"strings"
)

// dummies are the names of the indices of ALIGN.
var dummies = []string{"i", "j", "k", "l", "m", "n", "o", "p"}

// alignTemplate declares a template, distributes it, and aligns the array with it: dimensions in any order, with offset
// and stride, collapsed; along further dimensions of the template there are copies, or the array stands in one cell.
func (s *scope) alignTemplate(r *rand.Rand, a *array) []string {
	if len(a.dims) > len(dummies) {
		return s.distribute(r, a, "distribute")
	}
	template := &array{name: s.fresh("t", a.key...), key: a.key}
	source := make([]string, len(a.dims))
	var target, bounds []string
	for _, d := range r.Perm(len(a.dims)) {
		source[d] = dummies[d]
		if len(a.dims) > 1 && r.Intn(4) == 0 && (len(target) > 0 || d > 0) {
			source[d] = "*"
			continue
		}
		subscript, bound := affine(r, a, d)
		target, bounds = append(target, subscript), append(bounds, bound)
	}
	if len(target) == 0 {
		source[0] = dummies[0]
		subscript, bound := affine(r, a, 0)
		target, bounds = append(target, subscript), append(bounds, bound)
	}
	if r.Intn(3) == 0 {
		at := r.Intn(len(target) + 1)
		extra := []string{"*", "*", "1", "2"}[r.Intn(4)]
		target = append(target[:at:at], append([]string{extra}, target[at:]...)...)
		bounds = append(bounds[:at:at], append([]string{"3"}, bounds[at:]...)...)
	}
	formats := make([]string, len(target))
	for i := range formats {
		formats[i] = []string{"block", "block", "cyclic", "cyclic(2)", "*"}[r.Intn(5)]
	}
	if r.Intn(3) > 0 {
		for i := range formats {
			if formats[i] != "*" && i != r.Intn(len(formats)) {
				formats[i] = "*"
			}
		}
	}
	if strings.Count(strings.Join(formats, ","), "*") <= len(formats)-2 && s.random(append([]string{"multi"}, a.key...)...).Intn(2) == 0 {
		for i, f := range formats {
			if f != "*" {
				formats[i] = "multi"
			}
		}
	}
	return []string{
		fmt.Sprintf("template %s(%s)", template.name, strings.Join(bounds, ",")),
		fmt.Sprintf("distribute %s(%s)", template.name, strings.Join(formats, ",")),
		fmt.Sprintf("align %s(%s) with %s(%s)", a.name, strings.Join(source, ","), template.name, strings.Join(target, ",")),
	}
}

// affine gives the subscript that a dimension is aligned with, and the bounds of a template's dimension that hold it.
func affine(r *rand.Rand, a *array, d int) (subscript, bounds string) {
	lo, hi := a.bounds(d)
	i := dummies[d]
	switch r.Intn(6) {
	case 0, 1, 2:
		return i, lo + ":" + hi
	case 3:
		return i + "+2", fmt.Sprintf("(%s)+1:(%s)+3", lo, hi)
	case 4:
		return "2*" + i + "-1", fmt.Sprintf("2*(%s)-1:2*(%s)", lo, hi)
	default:
		return "4-" + i, fmt.Sprintf("4-(%s):4-(%s)", hi, lo)
	}
}

// alignArray aligns an array with one of the others that were mapped, if one has its shape, possibly transposed, or its
// shape in the first dimensions.
func (s *scope) alignArray(r *rand.Rand, a *array, others []*array) []string {
	for _, k := range r.Perm(len(others)) {
		b := others[k]
		if !b.explicit() || b.common || b.dummy || !s.mapped[b.name] || len(a.dims) > 3 {
			continue
		}
		list := strings.Join(dummies[:len(a.dims)], ",")
		switch {
		case a.shapeText() == b.shapeText() && r.Intn(2) == 0:
			return []string{fmt.Sprintf("align %s with %s", a.name, b.name)}
		case a.shapeText() == b.shapeText():
			return []string{fmt.Sprintf("align %s(%s) with %s(%s)", a.name, list, b.name, list)}
		case len(a.dims) == 2 && len(b.dims) == 2 && a.shape(1, 0) == b.shapeText():
			return []string{fmt.Sprintf("align %s(i,j) with %s(j,i)", a.name, b.name)}
		case len(b.dims) == len(a.dims)+1 && strings.HasPrefix(b.shapeText()+",", a.shapeText()+","):
			lo, _ := b.bounds(len(a.dims))
			return []string{fmt.Sprintf("align %s(%s) with %s(%s,%s)", a.name, list, b.name, list, []string{"*", lo}[r.Intn(2)])}
		}
	}
	return nil
}
