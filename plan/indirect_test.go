package plan

import (
	"strings"
	"testing"
)

// TestDealBy checks by enumeration that each cell belongs to the image of its processor, and that all images have as many places.
func TestDealBy(t *testing.T) {
	owners := []int64{1, 3, 2, 3, 3, 1, 2, 5, 1, 3, 1}
	for images := int64(1); images <= 9; images++ {
		in := &Instance{}
		if err := in.dealBy(owners, images, 5); err != nil {
			t.Fatal(err)
		}
		fold := (max(images, 5) + images - 1) / images
		seen := map[int64]bool{}
		for image, places := range in.places {
			if len(places) != len(in.places[0]) {
				t.Errorf("%d images: %d places, image 1 has %d", images, len(places), len(in.places[0]))
			}
			for _, cell := range places {
				if seen[cell] || cell < int64(len(owners)) && (owners[cell]-1)/fold != int64(image) {
					t.Errorf("%d images: cell %d belongs to image %d", images, cell+1, image+1)
				}
				seen[cell] = true
			}
		}
		if len(seen) != int(in.Grid[0]) || len(seen) < len(owners) {
			t.Errorf("%d images: %d places of %d", images, len(seen), in.Grid[0])
		}
	}
}

func TestDealByWrongProcessors(t *testing.T) {
	for _, owners := range [][]int64{{1, 0}, {1, 6}} {
		if err := (&Instance{}).dealBy(owners, 2, 5); err == nil || !strings.Contains(err.Error(), "element 2") {
			t.Errorf("%v: %v", owners, err)
		}
	}
}

// TestDealByManyImages checks that images without cells cost nothing.
func TestDealByManyImages(t *testing.T) {
	in := &Instance{}
	if err := in.dealBy(make1(4000), 1_000_000, 0); err != nil || len(in.places) != 1 {
		t.Errorf("%d places, %v", len(in.places), err)
	}
}

func make1(n int) []int64 {
	out := make([]int64, n)
	for i := range out {
		out[i] = 1
	}
	return out
}
