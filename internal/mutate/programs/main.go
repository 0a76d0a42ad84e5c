// Programs compiles programs of testdata, as they are and with misprints, and prints one JSON line for each: its digests in the lists of package levels and the
// mutants that the compiler came by. It runs in a folder of the copy of the tree that mutate makes.
//
//	programs -list
//	programs [-of sem,lower] FILE ...
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"dhpfgo/internal/levels"
	"dhpfgo/internal/mutate/switches"
)

func main() {
	of := flag.String("of", "", "the packages whose lists are wanted; none for all")
	list := flag.Bool("list", false, "print the names of all programs")
	flag.Parse()
	work := func() error { return compile(*of, flag.Args()) }
	if *list {
		work = names
	}
	if err := work(); err != nil {
		fmt.Fprintln(os.Stderr, "programs:", err)
		os.Exit(1)
	}
}

func names() error {
	files, err := levels.Programs()
	for _, file := range files {
		fmt.Println(file)
	}
	return err
}

func compile(of string, files []string) error {
	var packages []string
	if of != "" {
		packages = strings.Split(of, ",")
	}
	out := json.NewEncoder(os.Stdout)
	for _, file := range files {
		begin := time.Now()
		digests := levels.Digests(file, packages...)
		if err := out.Encode(struct {
			File    string
			Digests []string
			Reached []int
			Seconds float64
		}{file, digests, switches.Reached(), time.Since(begin).Seconds()}); err != nil {
			return err
		}
	}
	return nil
}
