package plan

import (
	"fmt"
	"html/template"
	"strings"
)

// Drawn is the largest number of images whose tiles and messages are drawn.
const Drawn = 16

// The pictures are this wide, and as high if the array has two dimensions.
const (
	pictureWidth  = 320.0
	pictureHeight = 200.0
	stripHeight   = 40.0
	mostRuns      = 48 // that are drawn in a dimension
)

// ownedRun is a range of indices of a dimension that one coordinate owns.
type ownedRun struct{ lo, hi, coord int64 }

// picture draws an array on a number of images: dimension 1 downwards and dimension 2 to the right, or one dimension to the right.
type picture struct {
	placed
	images int
	runs   [2][]ownedRun // down, right
	dim    [2]int        // which dimensions of the array these are, -1 for none
	height float64
	cut    bool // more tiles than are drawn
}

func newPicture(a *Array, images int, values map[string]int64) (*picture, error) {
	p, err := a.on(images, values)
	if err != nil {
		return nil, err
	}
	x := &picture{placed: p, images: images, dim: [2]int{-1, 0}, height: stripHeight}
	if len(a.Dims) > 1 {
		x.dim, x.height = [2]int{0, 1}, pictureHeight
	}
	for k, d := range x.dim {
		if d < 0 {
			x.runs[k] = []ownedRun{{0, 0, 0}}
		} else if x.runs[k], err = x.runsOf(d); err != nil {
			return nil, err
		}
		if len(x.runs[k]) > mostRuns {
			x.runs[k], x.cut = x.runs[k][:mostRuns], true
		}
	}
	return x, nil
}

// runsOf lists the ranges of a dimension by their owners.
func (x *picture) runsOf(dim int) ([]ownedRun, error) {
	b := x.bounds[dim]
	if b[1]-b[0] > maxWork/16 {
		return nil, errElements
	}
	var out []ownedRun
	for i := b[0]; i <= b[1] && len(out) <= mostRuns; i++ {
		c := x.owner(dim, i)
		if n := len(out); n > 0 && out[n-1].coord == c {
			out[n-1].hi = i
		} else {
			out = append(out, ownedRun{i, i, c})
		}
	}
	return out, nil
}

// imageAt is the first image, from 1, that owns a run of each dimension.
func (x *picture) imageAt(down, right ownedRun) int {
	for image := range x.images {
		for _, place := range x.in.placesOf(image) {
			if x.isIn(image) && (x.dim[0] < 0 || x.coord(place, x.dim[0]) == down.coord) && x.coord(place, x.dim[1]) == right.coord {
				return image + 1
			}
		}
	}
	return 0
}

// span gives where indices lie in the picture along a direction.
func (x *picture) span(k int, lo, hi int64) (from, size float64) {
	all := pictureWidth
	if k == 0 {
		all = x.height
	}
	if x.dim[k] < 0 {
		return 0, all
	}
	first, last := x.runs[k][0].lo, x.runs[k][len(x.runs[k])-1].hi
	n := float64(last - first + 1)
	lo, hi = max(lo, first), min(hi, last)
	return float64(lo-first) / n * all, float64(hi-lo+1) / n * all
}

// svg draws the tiles with the numbers of their images, around those of one image their shadow, and messages as arrows.
func (x *picture) svg(title string, pairs []Pair) template.HTML {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg viewBox="-6 -6 %.0f %.0f" width="%.0f" role="img"><title>%s</title>`, pictureWidth+12, x.height+12, pictureWidth+12,
		template.HTMLEscapeString(title))
	centres := map[int][2]float64{}
	shown := (x.images + 1) / 2
	for _, d := range x.runs[0] {
		for _, r := range x.runs[1] {
			image := x.imageAt(d, r)
			y, h := x.span(0, d.lo, d.hi)
			left, w := x.span(1, r.lo, r.hi)
			fmt.Fprintf(&b, `<rect class="tile t%d" x="%.1f" y="%.1f" width="%.1f" height="%.1f"/>`, image%4, left, y, w, h)
			if w > 12 && h > 12 && image > 0 {
				fmt.Fprintf(&b, `<text x="%.1f" y="%.1f">%d</text>`, left+w/2, y+h/2+4, image)
			}
			if _, seen := centres[image]; !seen {
				centres[image] = [2]float64{left + w/2, y + h/2}
			}
			if image == shown && pairs == nil {
				x.shadow(&b, d, r)
			}
		}
	}
	x.arrows(&b, centres, pairs)
	b.WriteString("</svg>")
	return template.HTML(b.String())
}

// shadow outlines what an image stores around a tile.
func (x *picture) shadow(b *strings.Builder, down, right ownedRun) {
	var from, size [2]float64
	any := false
	for k, r := range []ownedRun{down, right} {
		lo, hi := r.lo, r.hi
		if d := x.dim[k]; d >= 0 && x.array.Dims[d].Grid >= 0 {
			s := x.array.Stored[d]
			if s.Whole {
				lo, hi = x.bounds[d][0], x.bounds[d][1]
			}
			any = any || s.Whole || s.Lo+s.Hi > 0
			lo, hi = lo-s.Lo, hi+s.Hi
		}
		from[k], size[k] = x.span(k, lo, hi)
	}
	if any {
		fmt.Fprintf(b, `<rect class="shadow" x="%.1f" y="%.1f" width="%.1f" height="%.1f"/>`, from[1]-2, from[0]-2, size[1]+4, size[0]+4)
	}
}

func (x *picture) arrows(b *strings.Builder, centres map[int][2]float64, pairs []Pair) {
	for _, p := range pairs {
		from, to := centres[p.From], centres[p.To]
		fmt.Fprintf(b, `<line class="arrow" x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" marker-end="url(#head)"><title>image %d to image %d: %d bytes</title></line>`,
			from[0], from[1]+3, to[0], to[1]+3, p.From, p.To, p.Bytes)
	}
}
