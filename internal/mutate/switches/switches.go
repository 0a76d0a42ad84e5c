// Package switches turns mutants of a program on and off at run time: the environment variable MUTANT holds the number of the one
// that is on, so that one executable serves for all. With MUTANT_REACHED, the name of a file, each mutant that the program comes by
// is written there once.
package switches

import (
	"cmp"
	"fmt"
	"os"
	"strconv"
	"sync"
)

// Most is the number of mutants that a program can hold.
const Most = 4096

var (
	active  = number(os.Getenv("MUTANT"))
	log     = os.Getenv("MUTANT_REACHED")
	mutex   sync.Mutex
	reached [Most]bool
)

func number(text string) int {
	if n, err := strconv.Atoi(text); err == nil {
		return n
	}
	return -1
}

// On reports whether a mutant is on.
func On(id int) bool {
	mutex.Lock()
	defer mutex.Unlock()
	if !reached[id] {
		reached[id] = true
		note(id)
	}
	return id == active
}

func note(id int) {
	if log == "" {
		return
	}
	f, err := os.OpenFile(log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err == nil {
		fmt.Fprintln(f, id)
		err = f.Close()
	}
	if err != nil {
		panic(err)
	}
}

// Reached gives the mutants that the program came by since the last call.
func Reached() (ids []int) {
	mutex.Lock()
	defer mutex.Unlock()
	for id, is := range reached {
		if is {
			ids = append(ids, id)
		}
	}
	reached = [Most]bool{}
	return ids
}

// Not is a condition, or its contrary where the mutant is on.
func Not(id int, c bool) bool { return c != On(id) }

// And is x and y, or x or y; y is computed where it must be.
func And(id int, x bool, y func() bool) bool {
	if On(id) {
		return x || y()
	}
	return x && y()
}

// Or is x or y, or x and y.
func Or(id int, x bool, y func() bool) bool {
	if On(id) {
		return x && y()
	}
	return x || y()
}

// Less is x < y, or x <= y.
func Less[T cmp.Ordered](id int, x, y T) bool {
	if On(id) {
		return x <= y
	}
	return x < y
}

// AtMost is x <= y, or x < y.
func AtMost[T cmp.Ordered](id int, x, y T) bool {
	if On(id) {
		return x < y
	}
	return x <= y
}

// Greater is x > y, or x >= y.
func Greater[T cmp.Ordered](id int, x, y T) bool { return Less(id, y, x) }

// AtLeast is x >= y, or x > y.
func AtLeast[T cmp.Ordered](id int, x, y T) bool { return AtMost(id, y, x) }

type numeric interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64
}

// Sum is x + y, or x - y.
func Sum[T numeric](id int, x, y T) T {
	if On(id) {
		return x - y
	}
	return x + y
}

// Difference is x - y, or x + y.
func Difference[T numeric](id int, x, y T) T {
	if On(id) {
		return x + y
	}
	return x - y
}

// Constant is x, or one more.
func Constant[T numeric](id int, x T) T {
	if On(id) {
		return x + 1
	}
	return x
}
