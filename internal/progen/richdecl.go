package progen

import (
	"fmt"
	"strings"
)

// largest is the greatest extent by rank: programs stay small.
var largest = []int{0, 23, 10, 6, 4}

// declare chooses the arrays and how they are mapped.
func (w *writer) declare() {
	w.sizes = map[string]int{"n1": w.between(1, 11), "n2": w.between(1, 9)}
	w.input = fmt.Sprintf("%d %d\n", w.sizes["n1"], w.sizes["n2"])
	w.top = w.between(1, 9)
	onto := w.processors()
	if w.chance(75) {
		w.aligned(onto)
	}
	if len(w.fields) == 0 || w.chance(50) {
		w.byItself(onto)
	}
	if w.chance(45) {
		w.allocatable()
	}
	w.add(w.someShape(w.between(1, 2))) // not mapped
	w.subscripts()
	if w.chance(15) {
		f := w.fields[0]
		w.directive("shadow %s(%s)", f.name, w.widths(len(f.dims)))
	}
}

// add makes an array of a random type.
func (w *writer) add(dims []extent) *field {
	f := &field{name: "a" + fmt.Sprint(len(w.fields)+1), kind: kind(w.r.Intn(int(kinds))), dims: dims}
	if w.chance(30) {
		f.kind = []kind{whole, double}[w.r.Intn(2)]
	}
	w.fields = append(w.fields, f)
	return f
}

func (w *writer) someShape(rank int) []extent {
	var out []extent
	for k := 0; k < rank; k++ {
		lo := 1
		if w.chance(30) {
			lo = w.between(-3, 5)
		}
		out = append(out, fixed(lo, lo+w.r.Intn(largest[rank])))
	}
	return out
}

// processors declares an arrangement of each rank and gives the ONTO clause for one, mostly none.
func (w *writer) processors() []string {
	onto := make([]string, 4)
	if w.chance(30) {
		w.directive("processors p1(number_of_processors())")
		onto[1] = " onto p1"
	}
	if w.chance(20) {
		w.directive("processors p2(%s)", w.pick("1,number_of_processors()", "number_of_processors(),1"))
		onto[2] = " onto p2"
	}
	return onto
}

// formats is a distribution with at least one BLOCK, and its ONTO clause.
func (w *writer) formats(rank int, onto []string) (string, string) {
	list, blocks := make([]string, rank), 0
	must := w.r.Intn(rank)
	for k := range list {
		list[k] = "*"
		if k == must || w.chance(50) && blocks < 2 {
			list[k] = "block"
			if w.any {
				list[k] = w.pick("block", "cyclic", "cyclic(2)", "cyclic(3)")
			}
			blocks++
		}
	}
	return strings.Join(list, ","), onto[blocks]
}

// aligned declares a template and arrays aligned with it.
func (w *writer) aligned(onto []string) {
	rank := w.between(1, 3)
	t := field{name: "tt", dims: w.someShape(rank)}
	for k, d := range t.dims {
		t.dims[k] = fixed(d.lo, d.hi+w.r.Intn(4))
	}
	w.directive("template tt(%s)", t.shape())
	formats, to := w.formats(rank, onto)
	w.directive("distribute tt(%s)%s", formats, to)
	for k := w.between(1, 3); k > 0; k-- {
		w.alignWith(&t)
	}
}

// alignWith declares an array whose dimensions are those of the target in some order, perhaps with one more that is
// collapsed.
func (w *writer) alignWith(t *field) {
	if w.any && w.chance(50) {
		w.alignAnyhow(t)
		return
	}
	order := make([]int, len(t.dims))
	for k := range order {
		order[k] = k
	}
	if w.chance(40) {
		w.r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	if w.chance(30) {
		at := w.r.Intn(len(order) + 1)
		order = append(order[:at], append([]int{-1}, order[at:]...)...)
	}
	subs := make([]string, len(t.dims))
	var dims []extent
	var left []string
	for k, d := range order {
		if d < 0 {
			dims, left = append(dims, fixed(1, w.between(1, 4))), append(left, "*")
			continue
		}
		v := "ijkl"[k : k+1]
		cells := t.dims[d]
		lo := w.between(cells.lo, cells.hi)
		hi := w.between(lo, cells.hi)
		if w.chance(70) {
			lo, hi = cells.lo+w.r.Intn(min(2, cells.size())), cells.hi
		}
		off := 0
		if w.chance(40) {
			off = w.between(-2, 3)
		}
		dims, left = append(dims, fixed(lo-off, hi-off)), append(left, v)
		subs[d] = v + sign(off)
	}
	f := w.add(dims)
	w.directive("align %s(%s) with %s(%s)", f.name, strings.Join(left, ","), t.name, strings.Join(subs, ","))
}

// alignAnyhow declares an array whose dimensions lie along some of the target's, with strides and reversed; in the others it
// has copies or stands in one cell.
func (w *writer) alignAnyhow(t *field) {
	subs := make([]string, len(t.dims))
	var dims []extent
	var left []string
	for d, cells := range t.dims {
		if d > 0 && w.chance(30) {
			subs[d] = w.pick("*", fmt.Sprint(w.between(cells.lo, cells.hi)))
			continue
		}
		v := "ijkl"[d : d+1]
		stride := w.between(1, 2)
		n := (cells.size() + stride - 1) / stride
		lo := w.between(-2, 3)
		sub := fmt.Sprintf("%d*%s%+d", stride, v, cells.lo-stride*lo)
		if w.chance(40) {
			sub = fmt.Sprintf("%d-%d*%s", cells.hi+stride*lo, stride, v)
		}
		subs[d] = sub
		dims, left = append(dims, fixed(lo, lo+n-1)), append(left, v)
	}
	f := w.add(dims)
	w.directive("align %s(%s) with %s(%s)", f.name, strings.Join(left, ","), t.name, strings.Join(subs, ","))
}

// sign writes an offset after a variable.
func sign(off int) string {
	switch {
	case off > 0:
		return fmt.Sprintf("+%d", off)
	case off < 0:
		return fmt.Sprint(off)
	}
	return ""
}

// byItself declares an array that is distributed by itself, and perhaps one like it.
func (w *writer) byItself(onto []string) {
	rank := w.between(1, 4)
	shape := w.someShape(rank)
	f := w.add(shape)
	formats, to := w.formats(rank, onto)
	w.directive("distribute %s(%s)%s", f.name, formats, to)
	if w.chance(50) {
		g := w.add(shape)
		w.directive("align %s with %s", g.name, f.name)
	}
}

// allocatable declares arrays whose extents are read.
func (w *writer) allocatable() {
	rank := w.between(1, 3)
	f := w.add(w.readShape(rank, 2))
	f.deferred = true
	formats, _ := w.formats(rank, make([]string, 4))
	w.directive("distribute %s(%s)", f.name, formats)
	for k := w.r.Intn(3); k > 0; k-- {
		g := w.add(append([]extent(nil), f.dims...))
		g.deferred = true
		w.directive("align %s(%s) with %s(%[2]s)", g.name, strings.Join(strings.Split("i,j,k", ",")[:rank], ","), f.name)
	}
}

func (w *writer) readShape(rank, more int) []extent {
	var out []extent
	for k := 0; k < rank; k++ {
		name := w.pick("n1", "n2")
		off := w.r.Intn(more + 1)
		if rank == 3 && w.chance(60) {
			out = append(out, fixed(1, w.between(1, 5)))
			continue
		}
		e := extent{1, w.sizes[name] + off, "1", name + sign(off)}
		if w.chance(25) {
			e.lo, e.loText = 0, "0"
		}
		out = append(out, e)
	}
	return out
}

// subscripts declares the index arrays.
func (w *writer) subscripts() {
	for _, name := range []string{"ix", "iy"} {
		f := &field{name: name, kind: whole, dims: []extent{fixed(1, 23)}}
		w.index = append(w.index, f)
		if w.chance(40) {
			w.directive("distribute %s(block)", name)
		}
	}
}

func (w *writer) widths(rank int) string {
	var out []string
	for k := 0; k < rank; k++ {
		out = append(out, w.pick("0", "1", "1:2", "3"))
	}
	return strings.Join(out, ",")
}
