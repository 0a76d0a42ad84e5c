package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// traffic is what one exchange moves.
type traffic struct{ messages, bytes int64 }

var (
	planned = regexp.MustCompile(`(?m)^ *on \d+ images?: exchange (\d+) moves (\d+) messages?, (\d+) bytes each run`)
	counted = regexp.MustCompile(`(?m)^pgas: exchange (\d+): .*: runs (\d+), messages (\d+), bytes (\d+)$`)
)

// TestStatsEqualPlan holds the messages and bytes that a run counts against those that the plan announces.
func TestStatsEqualPlan(t *testing.T) {
	for _, name := range []string{"../../examples/stencil.hpf", "../../testdata/programs/heat3d_block3.hpf",
		"../../testdata/programs/nine_point.hpf", "../../testdata/hpf/coalescing.hpf", "../../testdata/hpf/map_counts.hpf",
		"../../testdata/hpf/non_owner_flux.hpf", "../../testdata/hpf/map_gen_block_counts.hpf",
		"../../testdata/hpf/multigrid.hpf", "../../testdata/hpf/map_buffers_counts.hpf",
		"../../testdata/hpf/map_multi_adi2d.hpf", "../../testdata/hpf/map_multi_adi3d.hpf"} {
		t.Run(stem(name), func(t *testing.T) {
			t.Parallel()
			exe := filepath.Join(t.TempDir(), "exe")
			tool(t, "dhpfgo", "build", "-O1", "-o", exe, name) // -O0 runs the stencil for 20 seconds
			for _, images := range []int{2, 3, 4, 8} {
				t.Run(fmt.Sprintf("on %d", images), func(t *testing.T) { compareStats(t, name, exe, images) })
			}
		})
	}
}

func compareStats(t *testing.T, name, exe string, images int) {
	t.Helper()
	plan := planned.FindAllStringSubmatch(stdoutOf(t, exec.Command("dhpfgo", "plan", "-n", strconv.Itoa(images), name)), -1)
	runs := countedRuns(t, exe, images)
	if len(plan) == 0 {
		t.Fatal("the plan announces no exchange")
	}
	for _, m := range plan {
		want := traffic{number(t, m[2]), number(t, m[3])}
		got, ran := runs[m[1]]
		if !ran && want.messages > 0 {
			t.Errorf("exchange %s of the plan did not run", m[1])
		} else if ran && got != want {
			t.Errorf("exchange %s: the plan says %+v each run, the run counts %+v", m[1], want, got)
		}
		delete(runs, m[1])
	}
	for id := range runs {
		t.Errorf("exchange %s runs but is not in the plan", id)
	}
}

var (
	plannedArrays  = regexp.MustCompile(`(?m)^memory on \d+ images?: (\d+) bytes an image in distributed arrays, (\d+) in receive buffers`)
	plannedBuffer  = regexp.MustCompile(`(?m)the buffer of exchange (\d+) has (\d+) bytes`)
	countedMemory  = regexp.MustCompile(`(?m)^pgas: memory: total: arrays (\d+), receive buffers (\d+) bytes an image$`)
	countedBuffers = regexp.MustCompile(`(?m)^pgas: memory: buffer .*%buffer(\d+): (\d+) bytes an image$`)
)

// TestMemoryAsPlanned holds the memory of arrays and receive buffers that a run counts against what the plan predicts, within 5 %.
func TestMemoryAsPlanned(t *testing.T) {
	for _, name := range []string{"map_buffers_counts", "map_tiles", "map_lu_cyclic", "wide_halos_empty_blocks", "map_gen_block_counts", "map_multi_adi2d", "map_multi_adi3d", "map_multi_stencil", "map_multi_buffers", "map_cyclic_sweeps", "map_multi_product"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			source, exe := "../../testdata/hpf/"+name+".hpf", filepath.Join(t.TempDir(), "exe")
			tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, source)
			for _, images := range []int{1, 2, 4, 8} {
				compareMemory(t, stdoutOf(t, exec.Command("dhpfgo", "plan", "-n", strconv.Itoa(images), source)), statistics(t, exe, images))
			}
		})
	}
}

// TestMemoryOfSolution wants factorisations of 48 by 48 elements, whose rows and columns go to all images, to store no more than their tiles,
// and in buffers no more than two lines of the matrix.
func TestMemoryOfSolution(t *testing.T) {
	for _, name := range []string{"lu_solved", "cholesky_lines"} {
		exe := filepath.Join(t.TempDir(), "exe")
		tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/"+name+".hpf")
		for _, images := range []int64{1, 2, 4} {
			got := countedMemory.FindStringSubmatch(statistics(t, exe, int(images)))
			if got == nil || number(t, got[1])*images != 48*48*8 || number(t, got[2]) > 2*48*8 {
				t.Errorf("%s on %d images %q", name, images, got)
			}
		}
	}
}

// TestNestedNeeds wants the columns of a lower and of an upper triangle, dealt by columns, to go to each image once: from the first row that
// one of its columns needs, or up to the last one.
func TestNestedNeeds(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/nested_columns.hpf")
	stats := statistics(t, exe, 4)
	const n, images = 30, 4
	for name, width := range map[string]int{"a": 1, "u": 2} {
		owner := func(j int) int { return (j - 1) / width % images }
		messages, bytes := 0, 0
		for k := 1; k <= n; k++ {
			rows := map[int]int{}
			for j := 1; j <= n; j++ {
				switch {
				case owner(j) == owner(k):
				case name == "a" && j > k:
					rows[owner(j)] = max(rows[owner(j)], n-j+1)
				case name == "u" && j < k:
					rows[owner(j)] = max(rows[owner(j)], j)
				}
			}
			for _, count := range rows {
				messages, bytes = messages+1, bytes+8*count
			}
		}
		want := fmt.Sprintf("%s(i,k), %s(j,k) from its owners", name, name)
		moved := fmt.Sprintf("messages %d, bytes %d\n", messages, bytes)
		if !regexp.MustCompile(regexp.QuoteMeta(want) + ".*" + moved).MatchString(stats) {
			t.Errorf("%s: want %s:\n%s", want, moved, stats)
		}
	}
}

func compareMemory(t *testing.T, plan, run string) {
	t.Helper()
	want, got := plannedArrays.FindStringSubmatch(plan), countedMemory.FindStringSubmatch(run)
	if want == nil || got == nil {
		t.Fatalf("the plan says %q, the run %q", want, got)
	}
	near := func(what, want, got string) {
		t.Helper()
		w, g := number(t, want), number(t, got)
		if 20*max(w-g, g-w) > g {
			t.Errorf("%s: the plan says %d bytes an image, the run counts %d", what, w, g)
		}
	}
	near("arrays", want[1], got[1])
	near("receive buffers", want[2], got[2])
	buffers := map[string]string{}
	for _, m := range plannedBuffer.FindAllStringSubmatch(plan, -1) {
		buffers[m[1]] = m[2]
	}
	for _, m := range countedBuffers.FindAllStringSubmatch(run, -1) {
		if buffers[m[1]] != "" { // else only the run knows
			near("the buffer of exchange "+m[1], buffers[m[1]], m[2])
		}
	}
}

// TestCoalescing wants one exchange for each array and direction in a time step whose three loops read the arrays shifted.
func TestCoalescing(t *testing.T) {
	text := stdoutOf(t, exec.Command("dhpfgo", "plan", "../../testdata/hpf/coalescing.hpf"))
	_, messages, _ := strings.Cut(text, "\nmessages")
	step, _, _ := strings.Cut(messages, "transfer of")
	found := regexp.MustCompile(`exchange \d+: .*`).FindAllString(step, 2)
	want := []string{"exchange 1: a(i+1,j), a(i+2,j) from above in dimension 1", "exchange 2: b(i-1,j), b(i,j) from below in dimension 1"}
	if !slices.Equal(found, want) || strings.Count(step, "exchange") != 2 {
		t.Errorf("the time step has the exchanges %q, want %q", found, want)
	}
}

// TestLeastMessages wants programs whose subscripts and bounds are scalars, elements and components, or which use work arrays, to send no more than what images
// must have of each other: on 4 images, for each array and direction, one message of each neighbour. In scalar_subscripts these are
// three planes of r, two rows of a to the left and one to the right, and one element of d; in invariant_bounds two planes of u in each
// of three steps, one element of w in each of four, and the columns of two planes of u for each of the four values of jlow; in
// allocatables_alike, for two sizes, a column of u from each side in each of three steps and one for the differences, an element of x
// from each side in each of three steps and one of r; in allocated_by_contained two columns of state to each side in each of ten steps;
// in nbody_components the positions in each of three steps and the masses once, of all bodies to all others, in blocks and in rings.
// Of what elements_as_arrays passes to procedures, one column of u in a block of five, and the lines of two elements in smooth.
// In line_solvers a face for each of six sweeps along lines, and for two along lines of blocks one for each of five and of three strips.
// In lines_of_their_own, of 19 columns or in a grid of 2 by 2 tiles, a face of each array of a sweep, once or for each of 7 planes where
// a plane is swept in two directions, of which c is sent once for two solutions, of q two numbers for each place; in each of three
// steps a face of the three arrays of sweep, up the lines in two strips; longer sweeps have two or three, too.
// In rows_updated, in each of three steps, a column of q to each side, then three rows of h to each side and two around the end.
// In work_arrays each image needs one element of each neighbour, in work_arrays_of_calls and private_through_calls nothing, in scratch_lent a column of u in each
// of four steps;
// in fft_scratch_in_common each image sends to all others their parts of x and of t; in lu_planes, in each of three steps, a row of u and
// of rho to both sides, of u for the factors of all planes to one side, and of both components of rsd; in templates_of_arguments each of three
// calls takes u to blocks of lines and brings v back; in shifts_nested, in each of three steps, a column to one side and around the end; in
// work_arrays_laid, in each of four steps, an element of three arrays to one side, of u a row or a column to each side, a row of v and of
// flux, and for each of four shifts in smooth a row to one side and around the end, of v and of u; in
// aligned_reassigned, in each of ten steps, the borders of p to each side; in periodic_extents, in each of four steps, a column to each side,
// around the end; in timed_loops, in each of two runs of three that read clocks or print, the columns that images take part in smoothing;
// in results_published, in each of two steps, the results of the columns of each image to all others, and h once for a chain of results;
// in shallow_water_state, in each of 50 steps, a row of three components to each side;
// in sums_nearby, once each, two rows, two columns and a corner of a and one of g on each side, and two elements of x;
// in levels_take_turns, in each of four or five steps, a column of one level from each side, of all three where conditions in the step choose it;
// in rows_by_index the rest of the pivot's row to all others in each step, and the rows after three rows of blocks;
// in integrators, in each of two evaluations a step, the columns beside blocks, around the end too, and once what of u is elsewhere than x;
// in inner_integrands, in 16 evaluations an element from the left, in 12 one from each side, in 4 the rows and columns beside blocks of a;
// in residuals, in each of 10 half sweeps, the rows and columns beside blocks, of columns a cell too many, and once an element of v;
// in components_as_bounds, in each of 5 steps, the rows and columns beside blocks;
// in power_iteration, in each of 4 steps, the two vectors to all others;
// in components_of_allocatable_levels what components_of_levels moves: rows beside blocks in each of 164 relaxations, 128 of them of 9 rows that
// three images have, and of 16 residuals; between levels in each of 4 cycles the rows whose blocks are not over one another;
// in aligned_with_components, in each of 3 steps, the rows beside blocks of both grids;
// in norms_along one element, beside the reductions;
// in recomputed_rims, in each of 4 steps, the rows and columns of u beside blocks, and nothing of what is made of u;
// in held_across, in each of 4 steps, these, in procedures that are called later the rows of w, which has changed, and once an element of v
// for three blocks, as its subscript is not followed;
// in map_multi_pieces, in each of two steps, to the next tiles of each image: u on two sides of 63 lines, two elements of each line of pieces 4 and 5 and
// four of r up and down, an element of 56 lines of on up, an element of each of 72 lines of two and of r up, and of r down;
// in rows_by_parity the columns beside blocks for each colour, 8 times by CYCLE, 4 each by a remainder, which sends a cell too many, and by a bit; in work_arrays_allocated
// in each of 12 calls the rows and columns beside blocks, and a column to all images for each of two calls; in rows_periodic
// the rows and columns beside blocks for each colour, and of three colours the row before each block; in bounds_by_level the columns beside the blocks that the loops of a level reach; in bodies_gathered what others have of x and m, and of z,
// to all, once; in lines_of_fluxes, in each of three steps, a row of v and of u beside blocks to each side for each kind of flux, two where states
// are reconstructed; in work_arrays_of_fluxes, in each of four steps, two columns and a row of u, a column of l, f and h, a row of g, an element of v to each
// side of blocks of two and one of w to one side; in updates_of_all each column to all others, twice; in locals_as_large, in each of 3 steps, a column of q and of h beside blocks
// to one side, rows and columns for each of four stencils, a row of what is allocated to each side; in products_in_elements, timers_in_loops and lines_of_allocatable nothing.
func TestLeastMessages(t *testing.T) {
	for _, c := range []struct {
		program         string
		messages, bytes int64
	}{
		{"scalar_subscripts", 3 + 3 + 3 + 3, 3*3*144*4 + 3*6*4 + 3*3*4 + 3*4},
		{"nbody_components", 2*12*3 + 2*12, 2*(3*50*3*8*3) + 2*50*8*3},
		{"allocatables_alike", 2*3*2*3 + 2*3 + 2*9 + 3, 2*3*3*(18+31)*8 + 3*(20+33)*8 + 2*3*3*8 + 3*8},
		{"ranks_allocated_together", 5 * 4 * 2, 5 * 4 * 2 * 3 * 13 * 8},
		{"modules_of_one_grid", 4*6 + 2, 4*6*3*13*8 + 3*8},
		{"allocated_by_contained", 10 * 3 * 2, 10 * 3 * 2 * 2 * 24 * 3 * 8},
		{"line_solvers", 6*3 + 5*3 + 3*3, 6*3*9*5*8 + 2*3*5*9*5*8},
		{"lines_of_their_own", 3*(1+2*4+3) + 2*3*3 + 2*7*3 + 2*(3+3) + 3*(6+6+3), 3*(1+2*4+3)*23*8 + 7*8*(4*23+2*19) + 7*8*21*3 + 3*3*3*9*8*8},
		{"rows_updated", 3*3*2 + 2*2, 3*3*2*3*9*8 + 2*9*(3+2)*8},
		{"elements_as_arrays", 3 + 3 + 3, 3*5*8 + 2*3*11*8},
		{"borders_by_extents", 3 * 3 * 2, 3 * (6 + 5) * 11 * 8},
		{"planes_by_bounds", 2 * 2 * 21, 6304 + 2*21*2*13*8},
		{"invariant_bounds", 3*3 + 3*3 + 4*3 + 4*3, 2*3*3*14*14*4 + 3840 + 4*3*4},
		{"work_arrays", 3 + 3, (3 + 3) * 8},
		{"work_arrays_of_calls", 0, 0}, {"private_through_calls", 0, 0},
		{"scratch_lent", 4 * 3, 4 * 3 * 5 * 22 * 8},
		{"work_arrays_laid", 4 * (9 + 8 + 6 + 4*4 + 8*2), 4 * (9*8 + 2*(14+17)*8 + 2*3*12*8 + 4*4*12*8 + 8*16*8)},
		{"lines_of_allocatable", 0, 0},
		{"extents_in_an_array", 3 * 2 * 2 * 3, 3 * 2 * 2 * 3 * 14 * 13 * 8},
		{"lines_in_two_procedures", 2 * 3 * (1 + 4 + 4), 2 * 3 * 3 * 16 * 16 * 8},
		{"lines_across_dummies", 6 * 4 * 3, 6 * 9 * (10*12 - 3*(3+3+3+1)) * 16},
		{"work_arrays_allocated", 12*8 + 2*6, 12*2*(21+23)*8 + (75+66)*8},
		{"locals_as_large", 3 * 2 * (2 + 4*4 + 2), 3 * 8 * (2*17 + 2*(17+21) + 3*2*(16+20) + 2*18)},
		{"aligned_reassigned", 10 * 4 * 2, 10 * 4 * 26 * 8},
		{"shifts_nested", 3 * 4, 3 * 4 * 17 * 8},
		{"lu_planes", 3 * 3 * (2 + 2 + 1 + 1), 3 * 3 * 11 * 7 * (2 + 2 + 1 + 2) * 8},
		{"templates_of_arguments", 6 * 12, 6 * 60 * 13 * 8},
		{"periodic_extents", 2 * 4 * 4 * 2, 4 * 4 * 2 * (23 + 24) * 8},
		{"results_published", 2*7*12 + 12, 2*3*21*(8+3*8+4+8+8+4+2*8) + 3*12*21*8},
		{"sums_nearby", 12 + 12 + 6 + (3 + 2 + 1), (2*2*(37+40)+4*4)*8 + (2*(37+40)+4)*4 + 2*3*2*8 + (3+2+1)*10*8},
		{"shallow_water_state", 50 * 3 * 2 * 3, 50 * 3 * 2 * 3 * 80 * 8},
		{"rows_by_index", 23*3 + 3, 3*(24*25/2-1)*8 + 3*24*8},
		{"integrators", 8*2*4*2 + 3*2*3*2 + 3, 8*2*4*3*8 + 3*2*3*2*2*8 + (1+6+7)*2*8},
		{"inner_integrands", 16*3 + 12*6 + 4*8, (16*3+12*6)*8 + 4*8*10*8},
		{"residuals", 10*4*2 + 3, 10*(2*20+2*21)*8 + 3*8},
		{"components_as_bounds", 5 * 4 * 2, 5 * 4 * (12 + 15) * 8},
		{"power_iteration", 4 * 2 * 12, 4 * 3 * (40 + 30) * 8},
		{"timed_loops", 2 * (6 + 6), 2 * (5760 + 4608)},
		{"components_of_allocatable_levels", 36*12 + 128*8 + 16*6 + 24*3, 12*12*(63+31+15)*8 + 128*8*7*8 + 24*(2*63+31+15)*8 + 19968 + 7552},
		{"aligned_with_components", 2 * 3 * 2 * 3, 2 * 3 * 3 * (24 + 15) * 8},
		{"norms_along", 1, 8},
		{"recomputed_rims", 4 * 8, 4 * (2*13 + 2*11) * 3 * 8},
		{"held_across", 4*8 + 4*2 + 3, 4*4*2*17*8 + 4*17*8 + 3*8},
		{"map_multi_pieces", 9 * 2 * 4, 2*63*8*(2+2+2+4+4) + 2*56*8 + 3*2*72*8},
		{"rows_by_parity", 2 * 8 * 3 * 2, (8*25 + 4*26 + 4*25) * 3 * 2 * 8},
		{"rows_periodic", 8*4*2 + 4*4, 8*4*4*12*8 + 4*4*13*8},
		{"bounds_by_level", 7 + 8 + 6 + 4 + 5, ((3*24 + 12 + 3*23) + (3*24 + 12 + 3*23 + 6) + (3*24 + 11 + 11 + 6) + (4+5)*25) * 8},
		{"bodies_gathered", 3 * 12, 3 * 40 * (3 + 1 + 2) * 8},
		{"levels_take_turns", 3 * 2 * (5 + 4 + 5 + 4 + 4 + 4), 3 * 2 * (5 + 4 + 5 + 3*4 + 4 + 4) * 23 * 4},
		{"rows_from_own_on", 12, 15 * (20 + 19 + 18 + 17) * 8},
		{"lines_of_fluxes", 5 * 3 * 4, 3 * 21 * 4 * 2 * (1 + 2*2 + 3*2)},
		{"work_arrays_of_fluxes", 4 * (7*2 + 8 + 4), 4 * (5*17*3*4 + 2*23*3*4 + (2*11+11)*4)},
		{"updates_of_all", 2 * 17 * 3, 2 * 3 * (17*24 - 17*18/2) * 4},
		{"products_in_elements", 0, 0}, {"timers_in_loops", 0, 0},
		{"first_calls", 2*6 + 2*6, (624 + 468) + (96 + 60)},
		{"own_by_claim", 2 * 6, 2 * 3 * 14 * 5 * 4},
		{"fft_scratch_in_common", 2 * 12, 2 * 16 * 16 * 16 * 16 * 3 / 4},
	} {
		t.Run(c.program, func(t *testing.T) {
			exe := filepath.Join(t.TempDir(), "exe")
			tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/"+c.program+".hpf")
			_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
			if err != nil {
				t.Fatalf("%v\n%s", err, stderr)
			}
			var sum traffic
			for _, m := range counted.FindAllStringSubmatch(stderr, -1) {
				sum.messages, sum.bytes = sum.messages+number(t, m[3]), sum.bytes+number(t, m[4])
			}
			if want := (traffic{c.messages, c.bytes}); sum != want || strings.Contains(stderr, "irregular") {
				t.Errorf("moved %+v, want %+v:\n%s", sum, want, stderr)
			}
		})
	}
}

// TestOwnersAdd wants elements of a product with a matrix that is cut by rows to be added up by the owners of rows: all images combine the
// scalars of 4 steps, and at last a vector of 40 elements.
func TestOwnersAdd(t *testing.T) {
	text := stdoutOf(t, exec.Command("dhpfgo", "plan", "../../testdata/hpf/power_iteration.hpf"))
	if n := strings.Count(text, "reduction of matmul"); n != 1 {
		t.Errorf("%d products of matrices are combined, want 1:\n%s", n, text)
	}
}

// TestEdgesOfMesh wants the ends of 40 edges that an image has, where others own them: in each of 3 steps 6 messages of 240 bytes for what is read
// there, by two references, and as many for what is added up. Both lists are made once.
func TestEdgesOfMesh(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/edges_of_mesh.hpf")
	_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
	want := []string{fmt.Sprintf("\npgas: irregular: calls 6, messages %d, bytes %d\n", 3*(6+6), 3*(240+240)), "\npgas: inspector: calls 2, "}
	if err != nil || !strings.Contains(stderr, want[0]) || !strings.Contains(stderr, want[1]) || counted.MatchString(stderr) {
		t.Fatalf("%v\n%s", err, stderr)
	}
}

// TestNeighbourLists wants one message for each pair of images where particles read what is at their neighbours, twice in a step, and where
// these get what is added there, three times; nothing is sent whole.
func TestNeighbourLists(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/neighbour_lists.hpf")
	_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
	if err != nil || !strings.Contains(stderr, "\npgas: irregular: calls 15, messages 180, ") || counted.MatchString(stderr) {
		t.Fatalf("%v\n%s", err, stderr)
	}
}

// TestNeighbourFunctions wants the borders of blocks alone where functions of the program say which neighbours there are, besides what sums
// and output move: in each of 5 steps one element from each side of u and spin, two from one side of v, two rows and columns of s.
func TestNeighbourFunctions(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/neighbour_functions.hpf")
	_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
	var bytes int64
	for _, m := range counted.FindAllStringSubmatch(stderr, -1) {
		bytes += number(t, m[4])
	}
	if want := int64(5 * 8 * (2*4 + 2*4 + 2*4 + 4*2*(9+11))); err != nil || bytes != want || strings.Contains(stderr, "irregular") {
		t.Fatalf("%v, %d bytes, want %d:\n%s", err, bytes, want, stderr)
	}
}

// TestReductionsDealt wants loops with REDUCTION over data that nobody distributed to be shared: each statement runs where the
// iteration lives or where ON HOME says, nothing is sent but the results, one combination for each.
func TestReductionsDealt(t *testing.T) {
	text := stdoutOf(t, exec.Command("dhpfgo", "plan", "../../testdata/hpf/reductions_dealt.hpf"))
	compute, messages, _ := strings.Cut(text, "\nmessages")
	if n := strings.Count(messages, "reduction of"); n != 13 || strings.Contains(messages, "exchange") || strings.Contains(messages, "element") {
		t.Errorf("%d reductions, want 13 and no other messages:%s", n, messages)
	}
	for _, line := range []string{"23", "24", "32", "34", "36", "37", "39", "49", "50", "51", "52", "53", "54", "71"} {
		if !regexp.MustCompile(`line ` + line + `: .*\n    on home iterations\(i\)`).MatchString(compute) {
			t.Errorf("line %s does not run where its iteration lives:%s", line, compute)
		}
	}
	if !regexp.MustCompile(`line 83: .*\n    on home field\(i\): the directive ON HOME`).MatchString(compute) {
		t.Errorf("line 83 does not run where ON HOME says:%s", compute)
	}
}

// TestReductionsTogether wants the results that all iterations of a loop form with elements of several images to be combined once: in
// reductions_together 12 combinations of 4 images, where there were one for each of 17 rows; and sums that follow each other in one message,
// also where scalars take them at once (sums_taken: 3 for each of 45 pairs of columns). A flag is a combination for each loop, of 16 in
// flags_of_loops; products with cut matrices cost one where the columns that are added up are cut (products_with_small, 3 in 4 steps);
// what a call sets is combined where its callers are images with columns of their own (results_of_calls, 4 in 3 steps). Components and
// elements with constant subscripts are combined as scalars are (parts_added: 12, and 2 in each of 3 steps). Counts beside sums are shared among
// the images as these are, and combined (one in each step of reductions_in_one, three in parts_added).
func TestReductionsTogether(t *testing.T) {
	rows, chained := 2*17*8+3*17*4+17*5*8+3*16*8+3*17*8, (4+3+1)*8
	for program, want := range map[string]struct{ calls, bytes int }{
		"reductions_together": {20, rows + chained},
		"reductions_in_one":   {3*7 + 2, 3*(2*8+5*4+8) + 2*8},
		"sums_taken":          {3*15 + 2 + 2*2, (3*15*3 + 2 + 2*3) * 8},
		"flags_of_loops":      {11 + 2 + 3, (11 + 4 + 3) * 4},
		"products_with_small": {4 * 3, 4 * (6 + 6*5 + 3*6) * 8},
		"results_of_calls":    {3 * 4, 3 * (8 + 4 + 8 + 8)},
		"parts_added":         {12 + 2*3, 5*4 + 3*8 + 5*8 + 2*3*8 + 3*8},
	} {
		exe := filepath.Join(t.TempDir(), "exe")
		tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/"+program+".hpf")
		_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
		line := fmt.Sprintf("reduce: calls %d, messages %d, bytes %d\n", want.calls, 12*want.calls, 12*want.bytes)
		if err != nil || !strings.Contains(stderr, line) {
			t.Errorf("%s: %v: want %s\n%s", program, err, line, stderr)
		}
	}
}

// TestScheduleKept wants an inspector that is called nine times to make its schedule three times: at first and each time the
// indices have changed.
func TestScheduleKept(t *testing.T) {
	cmd := exec.Command("dhpfgo", "run", "-n", "4", "../../testdata/hpf/schedule_kept.hpf")
	cmd.Env = append(os.Environ(), "PGAS_STATS=1")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdoutOf(t, cmd)
	if found := regexp.MustCompile(`pgas: inspector: calls (\d+)`).FindStringSubmatch(stderr.String()); found == nil || found[1] != "3" {
		t.Errorf("the inspector made its schedule %q times, want 3:\n%s", found, stderr.String())
	}
}

// TestScatterKept wants an accumulation through an index array to send what each image adds to each other one's elements, which are listed
// once, in each of six times.
func TestScatterKept(t *testing.T) {
	const n, m, images, times = 120, 400, 4, 6
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/scatter_kept.hpf")
	_, stderr, err := runImages(t, nil, images, exe, "PGAS_STATS=1")
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr)
	}
	pairs, touched := map[[2]int]bool{}, map[[2]int]bool{}
	for k := 1; k <= n; k++ {
		to := k * 37 % m
		by, owner := (k-1)*images/n, to*images/m
		if by != owner {
			pairs[[2]int{by, owner}], touched[[2]int{by, to}] = true, true
		}
	}
	found := regexp.MustCompile(`pgas: irregular: .*messages (\d+), bytes (\d+)`).FindStringSubmatch(stderr)
	if found == nil {
		t.Fatalf("no scatter:\n%s", stderr)
	}
	got := traffic{number(t, found[1]), number(t, found[2])}
	if want := (traffic{int64(times * len(pairs)), int64(8 * times * len(touched))}); got != want {
		t.Errorf("moved %+v, want %+v", got, want)
	}
}

// TestButterflies wants one exchange in each direction a level of a transform of 64 points, however its distances are written: on 4
// images at distance 32 to the second next one, at less to the next.
func TestButterflies(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/butterflies.hpf")
	_, stderr, err := runImages(t, nil, 4, exe, "PGAS_STATS=1")
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr)
	}
	for _, m := range counted.FindAllStringSubmatch(stderr, 6) {
		if got := [2]int64{number(t, m[2]), number(t, m[3])}; got != [2]int64{6, 2 + 5*3} {
			t.Errorf("exchange %s: %d runs with %d messages, want 6 with 17", m[1], got[0], got[1])
		}
	}
}

// TestSweepsInStrips wants each sweep to be a pipeline, of arrays that are stored by tiles, which sends one face of each tile:
// as many bytes however many strips there are. The messages are those of the lengths that the formula in stripLength gives.
func TestSweepsInStrips(t *testing.T) {
	for _, x := range []struct {
		name      string
		pipelines int
		moved     map[int]traffic // by the number of images
	}{
		{"strips_2d", 35, map[int]traffic{2: {83, 23820}, 4: {308, 57944}}},
		{"strips_3d", 29, map[int]traffic{2: {31, 56736}, 4: {140, 118224}}},
	} {
		t.Run(x.name, func(t *testing.T) {
			t.Parallel()
			source := "../../testdata/hpf/" + x.name + ".hpf"
			plan := stdoutOf(t, exec.Command("dhpfgo", "plan", source))
			if n := strings.Count(plan, "the loop is a pipeline"); n != x.pipelines || strings.Contains(plan, "gather of") || strings.Contains(plan, "whole on every image") {
				t.Errorf("%d pipelines, want %d, and no gather and no array stored whole:\n%s", n, x.pipelines, plan)
			}
			exe := filepath.Join(t.TempDir(), "exe")
			tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, source)
			for images, want := range x.moved {
				if got := movedBy(t, exe, images); got != want {
					t.Errorf("on %d images: %+v, want %+v", images, got, want)
				}
			}
		})
	}
}

// movedBy is what all exchanges of a run move together.
func movedBy(t *testing.T, exe string, images int) (sum traffic) {
	t.Helper()
	_, stderr, err := runImages(t, nil, images, exe, "PGAS_STATS=1")
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr)
	}
	for _, m := range counted.FindAllStringSubmatch(stderr, -1) {
		sum.messages += number(t, m[3])
		sum.bytes += number(t, m[4])
	}
	return sum
}

// statistics is what a run tells of itself.
func statistics(t *testing.T, exe string, images int) string {
	t.Helper()
	_, stderr, err := runImages(t, nil, images, exe, "PGAS_STATS=1")
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr)
	}
	return stderr
}

// countedRuns gives what each exchange moved in one of its runs.
func countedRuns(t *testing.T, exe string, images int) map[string]traffic {
	t.Helper()
	all := map[string]traffic{}
	for _, m := range counted.FindAllStringSubmatch(statistics(t, exe, images), -1) {
		runs, messages, size := number(t, m[2]), number(t, m[3]), number(t, m[4])
		if runs == 0 || messages%runs != 0 || size%runs != 0 {
			t.Errorf("the runs of exchange %s differ: %s", m[1], m[0])
			continue
		}
		all[m[1]] = traffic{messages / runs, size / runs}
	}
	return all
}

func stdoutOf(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %v", cmd.Args, err)
	}
	return string(out)
}

func number(t *testing.T, text string) int64 {
	t.Helper()
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestBorrowed wants arguments of another mapping not to be copied where both lie alike: on one image none, on three those of `again`,
// which has the layout of its callers' arrays by another text.
func TestBorrowed(t *testing.T) {
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--linker=-O0", "-o", exe, "../../testdata/hpf/arguments_borrowed.hpf")
	copied := func(images int) map[string]bool {
		_, stderr, err := runImages(t, nil, images, exe, "PGAS_STATS=1")
		if err != nil {
			t.Fatalf("%v\n%s", err, stderr)
		}
		out := map[string]bool{}
		for _, m := range regexp.MustCompile(`(?m)^pgas: exchange \d+: .*call(\w+)`).FindAllStringSubmatch(stderr, -1) {
			out[m[1]] = true
		}
		return out
	}
	if one := copied(1); len(one) > 0 {
		t.Errorf("on one image arguments of %v are copied", one)
	}
	if three := copied(3); three["again"] || !three["rows"] || !three["deeper"] || !three["fresh"] {
		t.Errorf("on three images arguments of %v are copied", three)
	}
}
