package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The statements (Fortran 2003, 2.1, rules R201 to R216), attributes (R503) and intrinsic procedures (13.7) that
// docs/status.md must name, each once.
const (
	statements2003 = `PROGRAM, CONTAINS, END, MODULE, USE, SUBROUTINE, FUNCTION, CALL, RETURN, ENTRY, BLOCK DATA, INTERFACE,
		MODULE PROCEDURE, IMPORT, ABSTRACT INTERFACE, PROCEDURE, EXTERNAL, INTRINSIC, IMPLICIT, PARAMETER, INTEGER, REAL,
		DOUBLE PRECISION, COMPLEX, LOGICAL, CHARACTER, TYPE, CLASS, SELECT TYPE, TYPE IS, CLASS IS, GENERIC, FINAL, ENUM,
		ENUMERATOR, COMMON, EQUIVALENCE, DATA, NAMELIST, FORMAT, ALLOCATE, DEALLOCATE, NULLIFY, ASSOCIATE, IF, ELSE IF, ELSE,
		SELECT CASE, CASE, DO, DO WHILE, CYCLE, EXIT, CONTINUE, GO TO, WHERE, ELSEWHERE, FORALL, STOP, PRINT, READ, WRITE,
		OPEN, CLOSE, INQUIRE, REWIND, BACKSPACE, ENDFILE, FLUSH, WAIT`
	attributes2003 = `ALLOCATABLE, ASYNCHRONOUS, PROTECTED, VOLATILE, BIND, DIMENSION, EXTERNAL, INTENT, INTRINSIC, OPTIONAL,
		PARAMETER, POINTER, TARGET, PRIVATE, PUBLIC, SAVE, VALUE, RECURSIVE, PURE, ELEMENTAL`
	procedures2003 = `ABS, ACHAR, ACOS, ADJUSTL, ADJUSTR, AIMAG, AINT, ALL, ALLOCATED, ANINT, ANY, ASIN, ASSOCIATED, ATAN, ATAN2,
		BIT_SIZE, BTEST, CEILING, CHAR, CMPLX, COMMAND_ARGUMENT_COUNT, CONJG, COS, COSH, COUNT, CPU_TIME, CSHIFT,
		DATE_AND_TIME, DBLE, DIGITS, DIM, DOT_PRODUCT, DPROD, EOSHIFT, EPSILON, EXP, EXPONENT, EXTENDS_TYPE_OF, FLOOR,
		FRACTION, GET_COMMAND, GET_COMMAND_ARGUMENT, GET_ENVIRONMENT_VARIABLE, HUGE, IACHAR, IAND, IBCLR, IBITS, IBSET, ICHAR,
		IEOR, INDEX, INT, IOR, IS_IOSTAT_END, IS_IOSTAT_EOR, ISHFT, ISHFTC, KIND, LBOUND, LEN, LEN_TRIM, LGE, LGT, LLE, LLT,
		LOG, LOG10, LOGICAL, MATMUL, MAX, MAXEXPONENT, MAXLOC, MAXVAL, MERGE, MIN, MINEXPONENT, MINLOC, MINVAL, MOD, MODULO,
		MOVE_ALLOC, MVBITS, NEAREST, NEW_LINE, NINT, NOT, NULL, PACK, PRECISION, PRESENT, PRODUCT, RADIX, RANDOM_NUMBER,
		RANDOM_SEED, RANGE, REAL, REPEAT, RESHAPE, RRSPACING, SAME_TYPE_AS, SCALE, SCAN, SELECTED_CHAR_KIND,
		SELECTED_INT_KIND, SELECTED_REAL_KIND, SET_EXPONENT, SHAPE, SIGN, SIN, SINH, SIZE, SPACING, SPREAD, SQRT, SUM,
		SYSTEM_CLOCK, TAN, TANH, TINY, TRANSFER, TRANSPOSE, TRIM, UBOUND, UNPACK, VERIFY`
)

// statusRow is a row of a table: names, the state and the tests.
type statusRow struct {
	names, tests []string
	state        string
}

// TestStatusIsComplete holds the tables of docs/status.md by name against the lists: every name once, with a state, and
// where that is not "no", in a program of its row.
func TestStatusIsComplete(t *testing.T) {
	text, err := os.ReadFile("../../docs/status.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range []struct{ title, names string }{
		{"Statements", statements2003}, {"Attributes", attributes2003}, {"Intrinsic procedures", procedures2003},
	} {
		t.Run(table.title, func(t *testing.T) {
			seen := map[string]bool{}
			for _, row := range statusTable(t, string(text), table.title) {
				checkStatusRow(t, row)
				for _, name := range row.names {
					if seen[name] {
						t.Errorf("%s stands in two rows", name)
					}
					seen[name] = true
				}
			}
			for _, name := range regexp.MustCompile(`,\s*`).Split(table.names, -1) {
				if !seen[name] {
					t.Errorf("%s is missing", name)
				}
				delete(seen, name)
			}
			for name := range seen {
				t.Errorf("%s is in no list", name)
			}
		})
	}
}

// statusTable reads the rows below a title.
func statusTable(t *testing.T, text, title string) []statusRow {
	t.Helper()
	_, rest, ok := strings.Cut(text, "\n### "+title+"\n")
	if !ok {
		t.Fatalf("no table %q", title)
	}
	rest, _, _ = strings.Cut(rest, "\n#")
	var rows []statusRow
	for _, line := range strings.Split(rest, "\n") {
		cells := strings.Split(line, "|")
		if len(cells) != 5 || !strings.Contains(cells[1], "`") {
			continue
		}
		row := statusRow{state: strings.TrimSpace(cells[2])}
		for _, m := range quoted.FindAllStringSubmatch(cells[1], -1) {
			row.names = append(row.names, m[2])
		}
		for _, m := range quoted.FindAllStringSubmatch(cells[3], -1) {
			row.tests = append(row.tests, m[2])
		}
		rows = append(rows, row)
	}
	return rows
}

func checkStatusRow(t *testing.T, row statusRow) {
	t.Helper()
	state, _, _ := strings.Cut(row.state, ",")
	state, _, _ = strings.Cut(state, ":")
	if !slices.Contains([]string{"yes", "partly", "no"}, state) {
		t.Errorf("%s: the state is %q", row.names, row.state)
	}
	if state == "no" {
		return
	}
	var sources strings.Builder
	for _, test := range row.tests {
		sources.WriteString(sourceOfTest(t, test))
	}
	for _, name := range row.names {
		word := regexp.MustCompile(`(?i)\b` + strings.ReplaceAll(name, " ", `\s*`) + `\b`)
		if !word.MatchString(sources.String()) {
			t.Errorf("none of the tests %s contains %s", row.tests, name)
		}
	}
}

// sourceOfTest is the text of a program or a script without its comments.
func sourceOfTest(t *testing.T, name string) string {
	t.Helper()
	var out strings.Builder
	for _, pattern := range []string{"lang/*/" + name + ".*", "programs/" + name + ".hpf", "errors/" + name + ".hpf", "script/" + name + ".txtar"} {
		found, err := filepath.Glob("../../testdata/" + pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range found {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range strings.Split(string(text), "\n") {
				line, _, _ = strings.Cut(line, "!")
				out.WriteString(line + "\n")
			}
		}
	}
	return out.String()
}
