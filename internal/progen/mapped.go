package progen

import (
	"fmt"
	"strings"
)

// cells is the extent of each dimension of the template of a mapped program: room for strides, offsets and reversal.
const cells = 96

// template declares a template that is distributed in some way, for arrays to be aligned with.
func (g *generator) template(rank int) {
	g.templateRank = 1 + g.r.Intn(rank+1)
	dims := make([]string, g.templateRank)
	for k := range dims {
		dims[k] = g.pick(fmt.Sprint(cells), fmt.Sprintf("-2:%d", cells))
	}
	g.directive("template tt(%s)", strings.Join(dims, ","))
	g.directive("distribute tt%s", g.anyFormats(g.templateRank))
	if g.chance(25) {
		g.remappable(array{"tt", make([]int, g.templateRank)})
	}
}

// remappable declares that something may be redistributed.
func (g *generator) remappable(a array) {
	g.directive("dynamic %s", a.name)
	g.dynamic = append(g.dynamic, a)
}

// redistribute gives something another distribution.
func (g *generator) redistribute() {
	if len(g.dynamic) == 0 {
		return
	}
	a := g.dynamic[g.r.Intn(len(g.dynamic))]
	g.body = append(g.body, fmt.Sprintf("!hpf$ redistribute %s%s", a.name, g.anyFormats(len(a.extent))))
}

func (g *generator) directive(format string, args ...any) {
	g.directives = append(g.directives, fmt.Sprintf(format, args...))
}

// anyFormats is a distribution of any kind, perhaps onto an arrangement of its own.
func (g *generator) anyFormats(rank int) string {
	list := make([]string, rank)
	cut := 0
	for k := range list {
		list[k] = g.pick("block", "cyclic", "*", fmt.Sprintf("cyclic(%d)", 1+g.r.Intn(4)), "block")
		if list[k] != "*" {
			cut++
		}
	}
	text := "(" + strings.Join(list, ",") + ")"
	if cut == 0 || g.chance(60) {
		return text
	}
	return text + " onto " + g.arrangement(cut)
}

// arrangement declares processors and names them, or a section of them.
func (g *generator) arrangement(rank int) string {
	g.processors++
	name := fmt.Sprintf("p%d", g.processors)
	dims, section := make([]string, rank), make([]string, rank)
	for k := range dims {
		n := 1 + g.r.Intn(4)
		dims[k], section[k] = fmt.Sprint(n), g.pick(":", fmt.Sprintf("1:%d", n), fmt.Sprintf("%d:1:-1", n))
		if rank == 1 && g.chance(40) {
			dims[k], section[k] = "number_of_processors()", ":"
		}
	}
	g.directive("processors %s(%s)", name, strings.Join(dims, ","))
	if g.chance(70) {
		return name
	}
	return name + "(" + strings.Join(section, ",") + ")"
}

// mapAnyhow maps array k: by itself, along the template, or along an earlier array.
func (g *generator) mapAnyhow(k int) {
	a := g.arrays[k]
	switch {
	case g.chance(30):
		g.distributeAnyhow(a)
	case k > 0 && g.chance(30) && g.alignBehind(a, g.arrays[g.r.Intn(k)]):
	default:
		g.alignAnyhow(a)
	}
}

func (g *generator) distributeAnyhow(a array) {
	formats := g.anyFormats(len(a.extent))
	if g.chance(15) {
		list := make([]string, len(a.extent))
		for d, n := range a.extent {
			list[d] = fmt.Sprintf("block(%d)", n)
		}
		formats = "(" + strings.Join(list, ",") + ")"
	}
	g.directive("distribute %s%s", a.name, formats)
	if g.chance(40) {
		g.remappable(a)
	}
}

// alignAnyhow aligns the dimensions of an array with those of the template in any order, forwards or backwards, with
// strides and offsets; what is left over is collapsed, replicated or stands in one cell.
func (g *generator) alignAnyhow(a array) {
	left, right := make([]string, len(a.extent)), make([]string, g.templateRank)
	for d := range right {
		right[d] = g.pick("*", fmt.Sprint(1+g.r.Intn(cells)))
	}
	free := g.r.Perm(g.templateRank)
	for d, n := range a.extent {
		left[d] = "*"
		if len(free) == 0 || g.chance(15) {
			continue
		}
		left[d] = string(rune('i' + d))
		right[free[0]] = g.alignSubscript(left[d], n)
		free = free[1:]
	}
	g.directive("align %s(%s) with tt(%s)", a.name, strings.Join(left, ","), strings.Join(right, ","))
}

// alignSubscript is an affine form that stays within 1..cells for v in 1..n.
func (g *generator) alignSubscript(v string, n int) string {
	stride := []int{1, 1, 1, 2, 3, -1, -2}[g.r.Intn(7)]
	if max(stride, -stride)*(n-1) >= cells {
		stride = 1
	}
	least, most := stride, stride*n
	if stride < 0 {
		least, most = most, least
	}
	offset := 1 - least
	if room := cells - most - offset; room > 0 {
		offset += g.r.Intn(min(room, 9) + 1)
	}
	return fmt.Sprintf("%d*%s%+d", stride, v, offset)
}

// alignBehind aligns an array with an earlier one of the same rank that is large enough.
func (g *generator) alignBehind(a, b array) bool {
	var left, right []string
	for d, n := range a.extent {
		if n > b.extent[d] {
			return false
		}
		v := string(rune('i' + d))
		left = append(left, v)
		right = append(right, fmt.Sprintf("%s+%d", v, g.r.Intn(b.extent[d]-n+1)))
	}
	g.directive("align %s(%s) with %s(%s)", a.name, strings.Join(left, ","), b.name, strings.Join(right, ","))
	return true
}
