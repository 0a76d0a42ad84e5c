package progen

import (
	"fmt"
	"strings"
)

// Kernels returns a program made of the loops of real programs: sweeps, wavefronts, colours, triangles, elimination, gathers
// and scatters, searches, private scalars and arrays with strided uses, in the main program and in procedures whose dummy
// arguments and local arrays are mapped in all ways.
func Kernels(seed int64) string {
	k := &kernels{dice: seeded(seed)}
	k.main()
	var b strings.Builder
	fmt.Fprintf(&b, "! random program of seed %d\nprogram kernels\n  implicit none\n", seed)
	b.WriteString(strings.Join(k.decl, "") + strings.Join(k.body, ""))
	if len(k.procedures) > 0 {
		b.WriteString("contains\n" + strings.Join(k.procedures, ""))
	}
	b.WriteString("end program kernels\n")
	return b.String()
}

// length is an extent with its text, which is a dummy argument in a procedure.
type length struct {
	n    int
	text string
}

// lattice is an array with lower bounds 1.
type lattice struct {
	name string
	dims []length
}

// span is a loop over lo..hi, where hi is given from the end of an extent.
type span struct {
	v      string
	lo, hi int
}

type kernels struct {
	dice
	lattices   []lattice // what statements compute with
	decl, body []string
	procedures []string
	depth      int
	count      int  // of things that need a name
	inside     bool // a procedure
}

func (k *kernels) between(lo, hi int) int { return lo + k.r.Intn(hi-lo+1) }

func (k *kernels) emit(format string, args ...any) {
	margin := strings.Repeat("  ", k.depth+1)
	text := fmt.Sprintf(format, args...)
	if strings.HasPrefix(text, "!hpf$") {
		k.body = append(k.body, margin+text+"\n")
		return
	}
	for _, line := range folded(margin, text) {
		k.body = append(k.body, line+"\n")
	}
}

func (k *kernels) directive(format string, args ...any) {
	k.decl = append(k.decl, "!hpf$ "+fmt.Sprintf(format, args...)+"\n")
}

// main declares arrays, fills them, computes and prints.
func (k *kernels) main() {
	n := k.between(5, 14)
	shapes := [][]int{{n}, {3*n + 4}, {n, n}, {n, k.between(4, 9)}, {4, 5, k.between(3, 6)}}
	k.decl = append(k.decl, "  integer :: s, m, i, j, k, t, q, w, u, work(0:80)\n", "  integer :: ix(60)\n")
	if k.chance(40) {
		k.directive("distribute ix(%s)", k.pick("block", "cyclic"))
	}
	for c := k.between(3, 6); c > 0; c-- {
		var dims []length
		for _, e := range shapes[k.r.Intn(len(shapes))] {
			dims = append(dims, length{e, fmt.Sprint(e)})
		}
		k.declare(dims)
	}
	k.emit("s = 1")
	k.emit("m = 2")
	k.emit("do i = 1, 60")
	k.emit("  ix(i) = mod(%d*i, 5) + 1", k.between(1, 9))
	k.emit("end do")
	for c, a := range k.lattices {
		k.fill(a, c)
	}
	for c := k.between(3, 6); c > 0; c-- {
		k.piece()
	}
	k.emit("print *, s, m")
	for _, a := range k.lattices {
		k.emit("print *, %s", a.name)
	}
}

// declare adds an array and maps it.
func (k *kernels) declare(dims []length) lattice {
	k.count++
	a := lattice{fmt.Sprintf("a%d", k.count), dims}
	k.decl = append(k.decl, fmt.Sprintf("  integer :: %s(%s)\n", a.name, a.shape()))
	k.mapped(a)
	k.lattices = append(k.lattices, a)
	return a
}

func (a lattice) shape() string {
	var out []string
	for _, d := range a.dims {
		out = append(out, d.text)
	}
	return strings.Join(out, ",")
}

// mapped distributes an array, aligns it with an earlier one of its rank, or leaves it alone.
func (k *kernels) mapped(a lattice) {
	if k.chance(10) {
		return
	}
	for _, b := range k.lattices {
		if len(b.dims) == len(a.dims) && k.chance(40) && k.aligned(a, b) {
			return
		}
	}
	k.directive("distribute %s(%s)%s", a.name, k.formats(a), "")
}

func (k *kernels) formats(a lattice) string {
	list := make([]string, len(a.dims))
	must := k.r.Intn(len(list))
	for d := range list {
		list[d] = k.pick("*", "block", "block", "cyclic", "cyclic(2)")
		if d == must {
			list[d] = k.pick("block", "block", "cyclic", "cyclic(3)")
		}
	}
	return strings.Join(list, ",")
}

// aligned aligns a with b, perhaps transposed or in a row of it.
func (k *kernels) aligned(a, b lattice) bool {
	var left, right []string
	for d := range a.dims {
		v := string(rune('i' + d))
		stride, room := 1, b.dims[d].n-a.dims[d].n
		if 2*a.dims[d].n <= b.dims[d].n && k.chance(60) {
			stride, room = 2, b.dims[d].n-2*a.dims[d].n
		}
		if room < 0 {
			return false
		}
		left, right = append(left, v), append(right, fmt.Sprintf("%d*%s+%d", stride, v, k.r.Intn(room+1)))
	}
	if len(a.dims) == 2 && a.dims[0].n <= b.dims[1].n && a.dims[1].n <= b.dims[0].n && k.chance(25) {
		right = []string{"j", "i"}
	}
	k.directive("align %s(%s) with %s(%s)", a.name, strings.Join(left, ","), b.name, strings.Join(right, ","))
	return true
}

// fill gives an array its first values.
func (k *kernels) fill(a lattice, c int) {
	var subs, sum []string
	for d := range a.dims {
		v := string(rune('i' + d))
		subs, sum = append(subs, v), append(sum, fmt.Sprintf("%d*%s", 3+2*d+c, v))
	}
	k.nestOver(a, 0, func([]span) {
		k.emit("%s(%s) = mod(%s, 53)", a.name, strings.Join(subs, ","), strings.Join(sum, " + "))
	})
}

// nestOver writes loops over all of an array but for a margin, the last dimension outermost.
func (k *kernels) nestOver(a lattice, margin int, f func(spans []span)) {
	spans := make([]span, len(a.dims))
	for d := len(a.dims) - 1; d >= 0; d-- {
		lo, hi := 1+margin, a.dims[d].n-margin
		spans[d] = span{string(rune('i' + d)), lo, hi}
		k.loop(spans[d].v, fmt.Sprint(lo), less(a.dims[d].text, margin))
	}
	f(spans)
	for range a.dims {
		k.end()
	}
}

func less(text string, by int) string {
	if by == 0 {
		return text
	}
	return fmt.Sprintf("%s-%d", text, by)
}

func (k *kernels) loop(v, lo, hi string) {
	k.emit("do %s = %s, %s", v, lo, hi)
	k.depth++
}

func (k *kernels) down(v, hi, lo string) {
	k.emit("do %s = %s, %s, -1", v, hi, lo)
	k.depth++
}

func (k *kernels) end() {
	k.depth--
	k.emit("end do")
}

// some gives an array of a rank, or of any rank for 0.
func (k *kernels) some(rank int) (lattice, bool) {
	var fit []lattice
	for _, a := range k.lattices {
		if rank == 0 || len(a.dims) == rank {
			fit = append(fit, a)
		}
	}
	if len(fit) == 0 {
		return lattice{}, false
	}
	return fit[k.r.Intn(len(fit))], true
}

// ref is an element of a within its bounds for all values of the loops.
func (k *kernels) ref(a lattice, spans []span) string {
	var subs []string
	for d, e := range a.dims {
		sp := spans[min(d, len(spans)-1)]
		if k.chance(15) {
			sp = spans[k.r.Intn(len(spans))]
		}
		subs = append(subs, k.subscript(sp, e))
	}
	return a.name + "(" + strings.Join(subs, ",") + ")"
}

func (k *kernels) subscript(sp span, e length) string {
	least, most := max(-3, 1-sp.lo), min(3, e.n-sp.hi)
	switch {
	case k.chance(6):
		return fmt.Sprint(k.between(1, e.n))
	case k.chance(6) && sp.lo >= 1 && sp.hi <= e.n:
		return fmt.Sprintf("%s+1-%s", e.text, sp.v)
	case k.chance(6) && 2*sp.hi <= e.n && sp.lo >= 1:
		return "2*" + sp.v
	case least > most:
		return fmt.Sprintf("max(1,min(%s,%s))", sp.v, e.text)
	}
	return sp.v + sign(k.between(least, most))
}

// any is an element of any array.
func (k *kernels) any(spans []span) string {
	a, _ := k.some(0)
	return k.ref(a, spans)
}
