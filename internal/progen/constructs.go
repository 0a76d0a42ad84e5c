package progen

import (
	"fmt"
	"strings"
)

// Constructs returns a program like Mapped with ON HOME, FORALL, WHERE, arrays that are NEW, and procedures whose dummy
// arguments are mapped in any way.
func Constructs(seed int64) string {
	return (&generator{dice: seeded(seed), any: true, homes: true, constructs: true}).program(seed)
}

// construct is FORALL, WHERE, a call, or a loop with a NEW array.
func (g *generator) construct() {
	switch g.r.Intn(4) {
	case 0:
		g.forall()
	case 1:
		g.where()
	case 2:
		g.workArray()
	default:
		g.call()
	}
}

// forall assigns an array from values of before the statement, perhaps under a mask.
func (g *generator) forall() {
	x := g.arrays[g.r.Intn(len(g.arrays))]
	var indices []string
	for d, n := range x.extent {
		lo := 1 + g.r.Intn(min(3, n))
		g.loops = append(g.loops, loop{variable(d), lo, n})
		indices = append(indices, fmt.Sprintf("%s = %d:%d", variable(d), lo, n))
	}
	mask := ""
	if g.chance(40) {
		mask = fmt.Sprintf(", %s > %d", g.reference(), g.r.Intn(60))
	}
	g.emit("forall (%s%s) %s = mod(%s, 499)", strings.Join(indices, ", "), mask, g.target(x), g.expression(2))
	g.loops = g.loops[:len(g.loops)-len(x.extent)]
}

// where is a masked assignment between equal sections.
func (g *generator) where() {
	x, y := g.arrays[g.r.Intn(len(g.arrays))], g.arrays[g.r.Intn(len(g.arrays))]
	var sections [2][]string
	for d := range x.extent {
		n := 1 + g.r.Intn(min(x.extent[d], y.extent[d]))
		for k, extent := range []int{x.extent[d], y.extent[d]} {
			lo := 1 + g.r.Intn(extent-n+1)
			sections[k] = append(sections[k], fmt.Sprintf("%d:%d", lo, lo+n-1))
		}
	}
	left := fmt.Sprintf("%s(%s)", x.name, strings.Join(sections[0], ","))
	right := fmt.Sprintf("%s(%s)", y.name, strings.Join(sections[1], ","))
	g.emit("where (mod(%s, 3) == 0)", right)
	g.emit("  %s = %s + 1", left, right)
	g.emit("elsewhere")
	g.emit("  %s = mod(%s + %s, 223)", left, left, right)
	g.emit("end where")
}

// workArray is a loop over the last dimension with an array that each iteration fills for itself, then uses.
func (g *generator) workArray() {
	x, y := g.arrays[g.r.Intn(len(g.arrays))], g.arrays[g.r.Intn(len(g.arrays))]
	last := len(x.extent) - 1
	outer := variable(last)
	n := min(x.extent[last], y.extent[last])
	if last > 0 {
		n = min(n, y.extent[last])
	}
	element := func(a array, first string) string {
		subs := make([]string, last+1)
		for d := range subs {
			subs[d] = fmt.Sprint(1 + g.r.Intn(a.extent[d]))
		}
		subs[last] = outer
		if last > 0 {
			subs[0] = first
		}
		return fmt.Sprintf("%s(%s)", a.name, strings.Join(subs, ","))
	}
	length := 6
	if last > 0 {
		length = min(x.extent[0], y.extent[0])
	}
	if x.name == y.name && last > 1 {
		return // planes of one array may be read after they were set
	}
	g.body = append(g.body, "!hpf$ independent, new(work, q, w)")
	g.emit("do %s = 1, %d", outer, n)
	g.emit("  work(0) = %d", g.r.Intn(9))
	g.emit("  do q = 1, %d", length)
	g.emit("    work(q) = mod(%s%s, 97)", element(y, "q"), g.pick("", " + work(q-1)", " + q"))
	g.emit("  end do")
	g.emit("  do q = 1, %d", length)
	g.emit("    w = work(%s)", g.pick("q", fmt.Sprintf("%d-q", length+1), "q-1"))
	g.emit("    %s = w + q", element(x, "q"))
	g.emit("  end do")
	g.emit("end do")
}

// call calls a procedure that changes an array and whose dummy argument has a mapping of its own, the actual's, or none.
func (g *generator) call() {
	a := g.arrays[g.r.Intn(len(g.arrays))]
	rank := len(a.extent)
	name := fmt.Sprintf("change%d", len(g.procedures)+1)
	g.emit("call %s(%s%s)", name, a.name, extents(a.extent))
	var b strings.Builder
	dims := strings.Join(strings.Split("n1 n2 n3", " ")[:rank], ",")
	fmt.Fprintf(&b, "  subroutine %s(x,%s)\n    integer, intent(in) :: %s\n    integer, intent(inout) :: x(%s)\n    integer :: i,j,k\n",
		name, dims, dims, dims)
	list := make([]string, rank)
	for k := range list {
		list[k] = g.pick("block", "cyclic", "*", "block", "cyclic(2)")
	}
	formats := strings.Join(list, ",")
	b.WriteString(g.pick("", "!hpf$ inherit x\n", fmt.Sprintf("!hpf$ distribute x(%s)\n", formats), "!hpf$ distribute x *\n"))
	index := strings.Join(strings.Split("i j k", " ")[:rank], ",")
	for k := rank - 1; k >= 0; k-- {
		fmt.Fprintf(&b, "    do %s = %s, n%d\n", variable(k), g.pick("1", "2"), k+1)
	}
	rest := strings.TrimPrefix(index, "i")
	fmt.Fprintf(&b, "    x(%s) = mod(x(%s) + %s, 331)\n", index, index,
		g.pick("i", "3*x(max(1,i-1)"+rest+")", "x(n1+1-i"+rest+")", "x(min(n1,i+2)"+rest+")"))
	b.WriteString(strings.Repeat("    end do\n", rank))
	fmt.Fprintf(&b, "  end subroutine %s\n", name)
	g.procedures = append(g.procedures, b.String())
}

func extents(list []int) string {
	out := ""
	for _, n := range list {
		out += fmt.Sprintf(", %d", n)
	}
	return out
}
