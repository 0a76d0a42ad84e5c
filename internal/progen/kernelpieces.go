package progen

import (
	"fmt"
	"strings"
)

// piece writes one kernel.
func (k *kernels) piece() {
	forms := []func(){k.stencil, k.wavefront, k.wavefront, k.colours, k.strided, k.strided, k.triangle, k.eliminate, k.scatter,
		k.search, k.chain, k.privateArray, k.reduced, k.shifted, k.procedure, k.procedure, k.procedure, k.guarded}
	if k.chance(20) && k.depth == 0 {
		k.loop("t", "1", fmt.Sprint(k.between(2, 3)))
		forms[k.r.Intn(len(forms)-4)]()
		forms[k.r.Intn(len(forms)-4)]()
		k.end()
		return
	}
	forms[k.r.Intn(len(forms))]()
}

// stencil computes an array from neighbours in others.
func (k *kernels) stencil() {
	a, _ := k.some(0)
	k.nestOver(a, k.between(0, 1), func(spans []span) {
		k.home(spans)
		k.emit("%s = mod(%s + 2*%s + 3*%s, 97)", own(a, spans), k.any(spans), k.any(spans), k.any(spans))
	})
}

// home asks now and then that the next statement runs where some element is.
func (k *kernels) home(spans []span) {
	if k.chance(25) {
		k.emit("!hpf$ on home (%s)", k.any(spans))
	}
}

func own(a lattice, spans []span) string {
	var subs []string
	for _, sp := range spans {
		subs = append(subs, sp.v)
	}
	return a.name + "(" + strings.Join(subs, ",") + ")"
}

// wavefront carries values along all dimensions, forwards or backwards in each.
func (k *kernels) wavefront() {
	a, _ := k.some(0)
	b, _ := k.some(len(a.dims))
	spans := make([]span, len(a.dims))
	back := make([]bool, len(a.dims))
	for d := len(a.dims) - 1; d >= 0; d-- {
		spans[d] = span{string(rune('i' + d)), 2, a.dims[d].n - 1}
		if back[d] = k.chance(40); back[d] {
			k.down(spans[d].v, less(a.dims[d].text, 1), "2")
		} else {
			k.loop(spans[d].v, "2", less(a.dims[d].text, 1))
		}
	}
	terms := []string{k.ref(b, spans)}
	for d := range spans {
		if k.chance(25) {
			continue
		}
		near := append([]span(nil), spans...)
		near[d].v += map[bool]string{false: "-1", true: "+1"}[back[d] != k.chance(15)]
		terms = append(terms, fmt.Sprintf("%d*%s", k.between(1, 3), own(a, near)))
	}
	k.emit("%s = mod(%s, 89)", own(a, spans), strings.Join(terms, " + "))
	if k.chance(30) {
		k.emit("%s = mod(%s + %s, 83)", own(a, spans), own(a, spans), k.any(spans))
	}
	for range spans {
		k.end()
	}
}

// colours sets every second or third element, in turn.
func (k *kernels) colours() {
	a, ok := k.some(2)
	if !ok {
		return
	}
	c := k.between(2, 3)
	k.loop("q", "0", fmt.Sprint(c-1))
	k.loop("j", "2", less(a.dims[1].text, 1))
	k.emit("do i = 2 + mod(j + q, %d), %s, %d", c, less(a.dims[0].text, 1), c)
	k.depth++
	k.emit("%s(i,j) = mod(%[1]s(i-1,j) + %[1]s(i+1,j) + %[1]s(i,j-1) + %[1]s(i,j+1) + 3*%[1]s(i,j), 101)", a.name)
	k.end()
	k.end()
	k.end()
}

// strided has private scalars whose uses lie in an inner loop with strided subscripts.
func (k *kernels) strided() {
	a, ok := k.some(1)
	if !ok {
		return
	}
	p, q := k.between(0, 2), k.between(1, 3)
	inner := k.between(1, 3)
	most := (a.dims[0].n - q*inner - 1) / max(1, p)
	if most < 1 {
		return
	}
	most = min(most, 50)
	k.emit("do i = 1, %d%s", most, k.pick("", "", ", 2", ", 3"))
	k.depth++
	spans := []span{{"i", 1, most}}
	k.emit("w = mod(%s, 61) + ix(i)", k.any(spans))
	k.emit("u = 840/ix(i) + w")
	k.emit("do j = %s, %d", k.pick("1", "min(i,2)", "1"), inner)
	sub := fmt.Sprintf("%d*i+%d*j+%d", p, q, k.between(0, 1))
	k.emit("  %s(%s) = mod(%s(%s) + u + j, 103)", a.name, sub, a.name, sub)
	k.emit("end do")
	k.end()
}

// triangle has bounds that depend on the loop around.
func (k *kernels) triangle() {
	a, ok := k.some(2)
	if !ok || a.dims[0].n != a.dims[1].n {
		return
	}
	n := a.dims[0].n
	k.loop("j", "1", a.dims[1].text)
	k.emit("do i = %s", k.pick("j, "+a.dims[0].text, "1, j", a.dims[0].text+", j, -1", "j, "+a.dims[0].text+", 2", "max(1,j-2), j"))
	k.depth++
	spans := []span{{"i", 1, n}, {"j", 1, n}}
	k.emit("%s(%s) = mod(%s + 2*%s(j,i) + s, 107)", a.name, k.pick("i,j", "j,i", "i,j"), k.any(spans), a.name)
	k.end()
	k.end()
}

// eliminate is the update of an elimination.
func (k *kernels) eliminate() {
	a, ok := k.some(2)
	if !ok {
		return
	}
	k.emit("do q = 1, %d", min(a.dims[0].n, a.dims[1].n)-1)
	k.depth++
	if k.chance(50) {
		k.emit("w = mod(%s(q,q), 7) + 1", a.name)
		k.emit("do i = q+1, %s", a.dims[0].text)
		k.emit("  %s(i,q) = mod(%[1]s(i,q)*w, 71)", a.name)
		k.emit("end do")
	}
	k.emit("do j = q+1, %s", a.dims[1].text)
	k.emit("  do i = q+1, %s", a.dims[0].text)
	k.emit("    %s(i,j) = mod(%[1]s(i,j) + %[1]s(i,q)*%[1]s(q,j), 71)", a.name)
	k.emit("  end do")
	k.emit("end do")
	k.end()
}

// scatter adds to, or gathers from, elements that an index array names.
func (k *kernels) scatter() {
	a, ok := k.some(1)
	b, _ := k.some(1)
	if !ok {
		return
	}
	n := min(a.dims[0].n, b.dims[0].n, 60)
	if k.chance(30) {
		k.emit("!hpf$ independent")
		k.emit("do i = 1, %d", n)
		k.emit("  %s(i) = mod(ix(i)*i + %d, 59)", a.name, k.between(1, 30))
		k.emit("end do")
	}
	k.emit("do i = 1, %d", n)
	if k.chance(50) {
		k.emit("  %s(ix(i)) = %s(ix(i)) + mod(%s(i), 9)", a.name, a.name, otherOr(b, a, "ix"))
	} else {
		k.emit("  %s(i) = mod(%s(ix(i)) + %s(%s), 97)", a.name, a.name, b.name, k.pick("ix(i)", "mod(i*i,5)+1", "i"))
	}
	k.emit("end do")
	k.emit("s = mod(s + sum(%s), 1009)", a.name)
}

// otherOr is the name of b unless it is that of a.
func otherOr(b, a lattice, name string) string {
	if b.name == a.name {
		return name
	}
	return b.name
}

// search leaves a loop early, or skips iterations.
func (k *kernels) search() {
	a, _ := k.some(0)
	limit := k.between(10, 60)
	if k.chance(50) && len(a.dims) == 1 {
		k.emit("do i = 1, %s", a.dims[0].text)
		k.emit("  if (%s(i) > %d) exit", a.name, limit)
		if k.chance(60) {
			k.emit("  %s(i) = %s(i) + 1", a.name, a.name)
		}
		k.emit("end do")
		k.emit("s = mod(s + i, 1009)")
		return
	}
	k.nestOver(a, 0, func(spans []span) {
		k.emit("if (%s < %d) cycle", k.any(spans), limit)
		if k.chance(30) {
			k.emit("m = max(m, %s)", k.any(spans))
			return
		}
		k.emit("%s = mod(%s + %s, 79)", own(a, spans), own(a, spans), spans[0].v)
	})
}

// chain has two statements in a loop that need each other's values of other iterations.
func (k *kernels) chain() {
	a, _ := k.some(0)
	b, _ := k.some(len(a.dims))
	if len(b.dims) != len(a.dims) {
		return
	}
	for d := range a.dims {
		if b.dims[d].n < a.dims[d].n {
			return
		}
	}
	k.nestOver(a, 1, func(spans []span) {
		k.emit("%s = mod(%s + %s, 91)", own(a, spans), k.ref(b, spans), k.any(spans))
		if k.chance(50) {
			k.emit("w = mod(%s + %s, 17)", k.ref(a, spans), k.any(spans))
			k.home(spans)
			k.emit("%s = mod(%s + w, 87)", own(b, spans), k.ref(a, spans))
			return
		}
		k.home(spans)
		k.emit("%s = mod(%s + 2*%s, 87)", own(b, spans), k.ref(a, spans), k.ref(b, spans))
	})
}

// privateArray fills an array in each iteration and uses every second or third of its elements.
func (k *kernels) privateArray() {
	a, ok := k.some(2)
	b, _ := k.some(2)
	if !ok {
		return
	}
	n := min(a.dims[1].n, b.dims[1].n)
	rows := min(a.dims[0].n, b.dims[0].n)
	c := k.between(1, 3)
	if a.name != b.name {
		k.emit("!hpf$ independent, new(work, i, w)")
	}
	k.emit("do j = 1, %d", n)
	k.depth++
	k.emit("do i = 1, %d", rows)
	k.emit("  work(i) = mod(%s(i,j) + 840/ix(i), 67)", b.name)
	k.emit("end do")
	k.emit("do i = 1, %d", rows/c)
	k.emit("  w = work(%d*i%s) + i", c, k.pick("", "-1+1", fmt.Sprintf("+%d", rows-rows/c*c)))
	k.emit("  %s(%s,j) = w", a.name, k.pick("i", fmt.Sprintf("%d-i", rows+1), fmt.Sprintf("%d*i", c)))
	k.emit("end do")
	k.end()
}

// reduced forms sums and extrema, with places, in loops and by functions.
func (k *kernels) reduced() {
	a, _ := k.some(0)
	switch k.r.Intn(4) {
	case 0:
		k.emit("!hpf$ independent, reduction(s)")
		k.emit("do i = 1, %s", a.dims[0].text)
		rest := strings.Repeat(",1", len(a.dims)-1)
		k.emit("  s = s + mod(%s(i%s), 5)", a.name, rest)
		k.emit("end do")
	case 1:
		k.nestOver(a, 0, func(spans []span) { k.emit("if (%s > m) m = %[1]s", k.any(spans)) })
		k.emit("m = mod(m, 40)")
	case 2:
		if len(a.dims) == 1 {
			k.emit("s = mod(s + maxloc(%s, 1) + count(%s > 20), 1009)", a.name, a.name)
			return
		}
		k.emit("s = mod(s + sum(maxval(%s, %d)), 1009)", a.name, k.between(1, len(a.dims)))
	default:
		k.nestOver(a, k.between(0, 1), func(spans []span) { k.emit("s = s + mod(%s*%s, 11)", k.any(spans), k.any(spans)) })
		k.emit("s = mod(s, 1009)")
	}
}

// shifted uses array functions and sections with strides.
func (k *kernels) shifted() {
	a, _ := k.some(0)
	rank := len(a.dims)
	switch k.r.Intn(4) {
	case 0:
		k.emit("%s = cshift(%[1]s, %d, %d)", a.name, k.between(-4, 4), k.between(1, rank))
	case 1:
		k.emit("%s = eoshift(%[1]s, %d, dim=%d)", a.name, k.between(-4, 4), k.between(1, rank))
	case 2:
		rest := strings.Repeat(",:", rank-1)
		n := a.dims[0].n
		h := n / 2
		left := fmt.Sprintf("%d:%d:2%s", 1, 2*h-1, rest)
		right := k.pick(fmt.Sprintf("%d:%d%s", n-h+1, n, rest), fmt.Sprintf("%d:1:-1%s", h, rest), fmt.Sprintf("2:%d:2%s", 2*h, rest))
		k.emit("%s(%s) = mod(%[1]s(%[3]s) + 1, 93)", a.name, left, right)
	default:
		k.emit("where (mod(%s, 3) == 1) %[1]s = %[1]s + %d", a.name, k.between(1, 9))
	}
}

// guarded has conditions on elements around assignments.
func (k *kernels) guarded() {
	a, _ := k.some(0)
	k.nestOver(a, 0, func(spans []span) {
		k.emit("if (%s > %d) then", k.any(spans), k.between(5, 60))
		k.depth++
		k.home(spans)
		k.emit("%s = mod(%s + %s, 73)", own(a, spans), k.any(spans), k.any(spans))
		k.depth--
		if k.chance(50) {
			k.emit("else if (mod(%s, 3) == %d) then", spans[0].v, k.between(0, 2))
			k.emit("  %s = %s", own(a, spans), k.any(spans))
		}
		k.emit("end if")
	})
}

// procedure calls a procedure that has kernels of its own on one or two arrays, and perhaps a local one.
func (k *kernels) procedure() {
	if k.inside {
		k.stencil()
		return
	}
	a, _ := k.some(0)
	actuals := []lattice{a}
	if b, _ := k.some(0); b.name != a.name {
		actuals = append(actuals, b)
	}
	k.count++
	name := fmt.Sprintf("work%d", k.count)
	in := &kernels{dice: k.dice, inside: true, count: 100 * k.count}
	var args, dummies, sizes []string
	for c, x := range actuals {
		d := lattice{name: string(rune('x' + c))}
		for e, l := range x.dims {
			size := fmt.Sprintf("n%d%d", c+1, e+1)
			sizes = append(sizes, size)
			d.dims = append(d.dims, length{l.n, size})
			args = append(args, fmt.Sprint(l.n))
		}
		in.dummy(d)
		dummies = append(dummies, d.name)
	}
	if k.chance(40) {
		local := in.declare(in.lattices[0].dims)
		in.fill(local, 2)
	}
	for c := k.between(1, 3); c > 0; c-- {
		in.piece()
	}
	var names []string
	for _, x := range actuals {
		names = append(names, x.name)
	}
	call := fmt.Sprintf("call %s(%s, %s)", name, strings.Join(names, ", "), strings.Join(args, ", "))
	k.emit("%s", call)
	if k.chance(30) {
		k.emit("%s", call)
	}
	all := strings.Join(append(dummies, sizes...), ", ")
	k.procedures = append(k.procedures, fmt.Sprintf("  subroutine %s(%s)\n    integer, intent(in) :: %s\n    integer :: i, j, k, t, q, w, u, work(0:80)\n%s%s  end subroutine %s\n",
		name, all, strings.Join(sizes, ", "), strings.Join(in.decl, ""), strings.Join(in.body, ""), name))
}

// dummy declares a dummy argument and maps it in one of the ways of HPF.
func (k *kernels) dummy(d lattice) {
	shape := d.shape()
	if k.chance(35) {
		shape = colons(len(d.dims))
	}
	k.decl = append(k.decl, fmt.Sprintf("    integer, intent(inout) :: %s(%s)\n", d.name, shape))
	switch k.r.Intn(5) {
	case 0:
	case 1:
		k.directive("inherit %s", d.name)
	case 2:
		k.directive("distribute %s *", d.name)
	default:
		k.mapped(d)
	}
	k.lattices = append(k.lattices, d)
}
