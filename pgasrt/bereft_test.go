package pgasrt

import (
	"strings"
	"testing"
)

// Every statement reports the death of an image to every image that executes it, on one node and between nodes.
func TestEveryStatementReports(t *testing.T) {
	t.Parallel()
	names := strings.Fields(plain.run(t, "bereft", call{images: 3, args: []string{"names"}}).stdout)
	if len(names) < 30 {
		t.Fatalf("%d statements", len(names))
	}
	for _, env := range [][]string{nil, {"PGAS_NODES=3"}, {"PGAS_NODE_OF=0,1,0"}} {
		for _, name := range names {
			r := plain.run(t, "bereft", call{images: 3, args: []string{name}, env: env})
			if r.code != 0 || r.stderr != "" {
				t.Errorf("%s %v: exit code %d\n%s", name, env, r.code, r.stderr)
			}
		}
	}
}
