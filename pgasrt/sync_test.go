package pgasrt

import "testing"

// everyCount runs a test program without arguments on all numbers of images; it checks itself.
func everyCount(t *testing.T, v *variant, counts []int, names ...string) {
	t.Helper()
	for _, name := range names {
		for _, images := range counts {
			if r := v.run(t, name, call{images: images}); r.code != 0 || r.stderr != "" {
				t.Errorf("%s on %d images: exit code %d\n%s", name, images, r.code, r.stderr)
			}
		}
	}
}

func TestSynchronisation(t *testing.T) {
	everyCount(t, plain, []int{1, 2, 3, 4, 7, 8, 16}, "sync", "ship")
}

func TestSynchronisationSanitized(t *testing.T) {
	everyCount(t, sanitized, []int{1, 3, 8}, "sync", "ship")
}
