package main

import (
	"fmt"
	"math/rand"
	"os"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
	"time"

	"dhpfgo/codegen"
	"dhpfgo/diag"
	"dhpfgo/internal/pace"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/node"
	"dhpfgo/parse"
	"dhpfgo/partition"
	"dhpfgo/sem"
	"dhpfgo/specialise"
)

// TestMutants checks that no damaged program makes a stage before clang panic or hang. DHPFGO_MUTANTS says how many are
// tried, DHPFGO_SEED from where.
func TestMutants(t *testing.T) {
	count, seed := few(150, 2000), int64(1)
	if n, err := strconv.Atoi(os.Getenv("DHPFGO_MUTANTS")); err == nil {
		count = n
	}
	if n, err := strconv.ParseInt(os.Getenv("DHPFGO_SEED"), 10, 64); err == nil {
		seed = n
	}
	sources := langPrograms(t)
	var texts []string
	for _, name := range sources {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, string(text))
	}
	known := map[string]bool{}
	for i := range count {
		r := rand.New(rand.NewSource(seed + int64(i)))
		k := r.Intn(len(sources))
		text := mutant(r, texts[k], texts[r.Intn(len(texts))])
		if fault := tryMutant(sources[k], text, i%3 == 0); fault != "" && !known[firstFrames(fault)] {
			known[firstFrames(fault)] = true
			t.Errorf("seed %d, %s: %s\n%s", seed+int64(i), sources[k], fault, text)
		}
	}
}

var word = regexp.MustCompile(`[A-Za-z_]\w*|\d+|'[^']*'|[^\s\w]`)

// mutant damages a program: lines are dropped, doubled and exchanged, words replaced by others of it or of a second one.
func mutant(r *rand.Rand, text, other string) string {
	lines := strings.Split(text, "\n")
	words := word.FindAllString(text+other, -1)
	for range 1 + r.Intn(4) {
		i, j := r.Intn(len(lines)), r.Intn(len(lines))
		switch r.Intn(6) {
		case 0:
			lines[i] = ""
		case 1:
			lines[i], lines[j] = lines[j], lines[i]
		case 2:
			lines = append(lines[:i:i], append([]string{lines[j]}, lines[i:]...)...)
		default:
			at := word.FindAllStringIndex(lines[i], -1)
			if len(at) == 0 {
				continue
			}
			span := at[r.Intn(len(at))]
			lines[i] = lines[i][:span[0]] + words[r.Intn(len(words))] + lines[i][span[1]:]
		}
	}
	return strings.Join(lines, "\n")
}

// tryMutant runs the stages before clang and gives a panic with its stack, or that they do not end.
func tryMutant(name, text string, check bool) string {
	done := make(chan string, 1)
	go func() {
		defer func() {
			if p := recover(); p != nil {
				done <- fmt.Sprintf("%v\n%s", p, debug.Stack())
			}
		}()
		done <- compileText(name, text, check)
	}()
	select {
	case fault := <-done:
		return fault
	case <-time.After(pace.Hang):
		return "no end after " + pace.Hang.String()
	}
}

// compileText gives a fault that is no panic: what the checker accepts but Verify does not.
func compileText(name, text string, check bool) string {
	var bag diag.Bag
	f := parse.Parse(diag.NewFile(name, []byte(text)), &bag)
	if bag.HasErrors() {
		return ""
	}
	p := sem.Check(f, lower.Now{}, &bag)
	if bag.HasErrors() {
		return ""
	}
	if err := ir.Verify(p, ir.Scalar); err != nil {
		return "verify: " + err.Error()
	}
	specialise.All(p, specialise.Options{Check: check}, &bag)
	if bag.HasErrors() {
		return ""
	}
	spmd, _ := partition.BuildWith(p, partition.Options{Explain: true}, &bag)
	if bag.HasErrors() {
		return ""
	}
	if !check {
		node.Optimize(spmd, node.Options{})
	}
	codegen.Text(spmd, codegen.Options{Check: check, Debug: check})
	return ""
}

// firstFrames tells faults apart: the message without numbers, and the functions of the compiler nearest to the panic.
func firstFrames(fault string) string {
	frames := regexp.MustCompile(`dhpfgo/[\w/]+\.\S+\(`).FindAllString(fault, 8)
	message, _, _ := strings.Cut(fault, "\n")
	return regexp.MustCompile(`'[^']*'|\d+`).ReplaceAllString(message, "#") + strings.Join(frames, " ")
}
