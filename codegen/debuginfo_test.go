package codegen

import (
	"context"
	"debug/dwarf"
	"debug/elf"
	"os"
	"path/filepath"
	"testing"

	"dhpfgo/ir"
	"dhpfgo/pgasrt"
)

// debugProgram prints i on line 4, after a loop.
func debugProgram() *program {
	p := newProgram()
	i, s := p.scalar("i", ir.Int4), p.scalar("s", ir.Real8)
	p.add(p.do(i, num(1), num(9), p.set(val(s), plus(val(s), conv(ir.Real8, val(i))))))
	p.print(val(s))
	return p
}

func debugData(t *testing.T) *dwarf.Data {
	tools, err := toolchain()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	ll, exe := filepath.Join(dir, "test.ll"), filepath.Join(dir, "test")
	if err := os.WriteFile(ll, []byte(Text(debugProgram().program(), Options{Debug: true})), 0o666); err != nil {
		t.Fatal(err)
	}
	opt := pgasrt.BuildOptions{Opt: 0, Debug: true}
	if err := tools.Link(context.Background(), []string{ll}, exe, opt); err != nil {
		t.Fatal(err)
	}
	file, err := elf.Open(exe)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = file.Close() })
	data, err := file.DWARF()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestDebugInfoNamesVariablesAndLines(t *testing.T) {
	data := debugData(t)
	reader := data.Reader()
	names := map[string]bool{}
	lines := map[int]bool{}
	for {
		entry, err := reader.Next()
		if err != nil {
			t.Fatal(err)
		}
		if entry == nil {
			break
		}
		if entry.Tag == dwarf.TagCompileUnit && entry.Val(dwarf.AttrName) != "test.hpf" {
			reader.SkipChildren()
			continue
		}
		if entry.Tag == dwarf.TagCompileUnit {
			sourceLines(t, data, entry, lines)
		}
		if name, ok := entry.Val(dwarf.AttrName).(string); ok {
			names[name] = true
		}
	}
	if !names["test"] || !names["i"] || !names["s"] || !lines[3] || !lines[4] || !lines[5] {
		t.Errorf("names %v, lines %v", names, lines)
	}
}

func sourceLines(t *testing.T, data *dwarf.Data, unit *dwarf.Entry, lines map[int]bool) {
	reader, err := data.LineReader(unit)
	if err != nil {
		t.Fatal(err)
	}
	for {
		var entry dwarf.LineEntry
		if reader.Next(&entry) != nil {
			return
		}
		lines[entry.Line] = true
	}
}
