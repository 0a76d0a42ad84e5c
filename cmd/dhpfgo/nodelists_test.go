package main

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// TestElementsByNodes wants the nodes alone that an image's elements have and others own, also where an array of its own names them: in each
// of 3 steps 22 of 5 neighbours, four times, and 8 of 4 where every second one counts. Each list is made once.
func TestElementsByNodes(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/elements_by_nodes.hpf")
	_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
	want := fmt.Sprintf("\npgas: irregular: calls 15, messages %d, bytes %d\npgas: inspector: calls 5, ", 3*(4*5+4), 3*8*(4*22+8))
	if err != nil || !strings.Contains(stderr, want) || counted.MatchString(stderr) {
		t.Fatalf("%v\n%s", err, stderr)
	}
}

// TestNodesOneByOne wants the same of nodes that single assignments name: in each of 3 steps 23 elements of all four nodes, three times, 7 of one node
// and 18 of two that are added to.
func TestNodesOneByOne(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/nodes_one_by_one.hpf")
	_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
	want := fmt.Sprintf("\npgas: irregular: calls 15, messages %d, bytes %d\npgas: inspector: calls 5, ", 3*(4*6+3), 3*8*(3*23+7+18))
	if err != nil || !strings.Contains(stderr, want) || counted.MatchString(stderr) {
		t.Fatalf("%v\n%s", err, stderr)
	}
}

// TestLinksChased wants the elements alone that the links of other images' particles lead to, in each of 3 steps 120 for the cells and 132 for those
// beside, 4 fewer after a list has become shorter. Both lists are made again after what they follow has changed, the second one once.
func TestLinksChased(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/links_chased.hpf")
	_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
	want := fmt.Sprintf("\npgas: irregular: calls 6, messages %d, bytes %d\npgas: inspector: calls 5, ", 6*12, 8*(3*(120+132)-4))
	if err != nil || !strings.Contains(stderr, want) || counted.MatchString(stderr) {
		t.Fatalf("%v\n%s", err, stderr)
	}
}

// TestNeighboursUnderConditions wants the elements that conditions let each image read of others alone: in each of 3 steps 66 and 66 where all
// neighbours count, 7 where a number decides as well, 18 where the kind of a cell does.
func TestNeighboursUnderConditions(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/neighbours_under_conditions.hpf")
	_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
	want := fmt.Sprintf("\npgas: irregular: calls 12, messages %d, bytes %d\n", 3*(6+6+3+6), 3*8*(66+66+7+18))
	if err != nil || !strings.Contains(stderr, want) || counted.MatchString(stderr) {
		t.Fatalf("%v\n%s", err, stderr)
	}
}

// TestTermsElsewhere wants sums of terms that lie on other images to move in place of the terms: 37 sums to all images where an element takes
// them in each of 3 steps, for 5 columns once, as integers once, and of the rows behind each of 4; and to their owners alone, from each image
// to each other one twice, and from those that have parts of rows in each of 3 steps.
func TestTermsElsewhere(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/terms_elsewhere.hpf")
	_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
	want := fmt.Sprintf("\npgas: reduce: calls 9, messages %d, bytes %d\npgas: irregular: calls 5, messages %d, bytes %d\n",
		12*9, 12*(3*37*8+5*37*8+37*4+(36+35+34+33)*8), 2*12+3*7, 2*3*37*8+3*(2*37-18)*8)
	if err != nil || !strings.Contains(stderr, want) {
		t.Fatalf("%v\n%s", err, stderr)
	}
}
