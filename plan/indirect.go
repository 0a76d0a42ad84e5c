package plan

import (
	"fmt"
	"slices"
)

// dealBy places a layout with INDIRECT: owners are the processors of the cells, counted from 1; fixed is the extent of the arrangement, 0 for
// none. A tile is one cell, and cells that the template does not have are dealt so that each image has as many. If there are more processors
// than images, neighbouring ones share an image. The runtime's multi.c does the same.
func (in *Instance) dealBy(owners []int64, images, fixed int64) error {
	places := make([][]int64, images)
	fold := ceilDiv(max(images, fixed, largest(owners)), images)
	for cell, p := range owners {
		if p < 1 || fixed > 0 && p > fixed {
			return fmt.Errorf("element %d of the array of INDIRECT names processor %d", cell+1, p)
		}
		places[(p-1)/fold] = append(places[(p-1)/fold], int64(cell))
	}
	most, last := 1, 0
	for i, p := range places {
		if most = max(most, len(p)); len(p) > 0 {
			last = i
		}
	}
	places = places[:last+1] // the images after have no cells
	if float64(len(places))*float64(most) > maxTiles {
		return fmt.Errorf("INDIRECT deals %d elements to one of %d images, more than %d tiles are not looked at", most, len(places), maxTiles)
	}
	next := int64(len(owners))
	for i := range places {
		for ; len(places[i]) < most; next++ {
			places[i] = append(places[i], next)
		}
	}
	in.places, in.Grid, in.Block, in.First = places, []int64{int64(len(places) * most)}, []int64{1}, [][]int64{nil}
	return nil
}

// largest is the largest processor, at least 1.
func largest(owners []int64) int64 {
	if len(owners) == 0 {
		return 1
	}
	return max(1, slices.Max(owners))
}
