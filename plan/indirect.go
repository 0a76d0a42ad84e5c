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
	most := 1
	for _, p := range places {
		most = max(most, len(p))
	}
	next := int64(len(owners))
	for i := range places {
		for ; len(places[i]) < most; next++ {
			places[i] = append(places[i], next)
		}
	}
	in.places, in.Grid, in.Block, in.First = places, []int64{images * int64(most)}, []int64{1}, [][]int64{nil}
	return nil
}

// largest is the largest processor, at least 1.
func largest(owners []int64) int64 {
	if len(owners) == 0 {
		return 1
	}
	return max(1, slices.Max(owners))
}
