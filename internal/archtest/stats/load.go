package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// pkg is a package with the types of its expressions.
type pkg struct {
	path  string
	set   *token.FileSet
	texts [][]byte // of each file
	files []*ast.File
	info  *types.Info
	own   *types.Package
}

// listed is what go list says of a package.
type listed struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
	DepOnly                 bool
}

// load reads the packages that match a pattern. What they import comes from the compiler's export data.
func load(pattern string) ([]*pkg, error) {
	list, err := goList(pattern)
	if err != nil {
		return nil, err
	}
	exports := map[string]string{}
	for _, l := range list {
		exports[l.ImportPath] = l.Export
	}
	set := token.NewFileSet()
	imports := importer.ForCompiler(set, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	var out []*pkg
	for _, l := range list {
		if l.DepOnly || len(l.GoFiles) == 0 {
			continue
		}
		p, err := l.check(set, imports)
		if err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	return out, nil
}

func goList(pattern string) (list []listed, err error) {
	cmd := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles,DepOnly", pattern)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, stderr.String())
	}
	for in := json.NewDecoder(bytes.NewReader(out)); ; {
		var l listed
		if err := in.Decode(&l); errors.Is(err, io.EOF) {
			return list, nil
		} else if err != nil {
			return nil, err
		}
		list = append(list, l)
	}
}

func (l listed) check(set *token.FileSet, imports types.Importer) (*pkg, error) {
	_, path, _ := strings.Cut(l.ImportPath, "/")
	p := &pkg{path: path, set: set, info: &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}}
	for _, name := range l.GoFiles {
		name = filepath.Join(l.Dir, name)
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(set, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		p.texts, p.files = append(p.texts, text), append(p.files, file)
	}
	config := types.Config{Importer: imports}
	var err error
	p.own, err = config.Check(l.ImportPath, set, p.files, p.info)
	return p, err
}
