package object

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"os"
)

// readsTime are the functions of C that tell a time, or how much of it the process has used.
var readsTime = map[string]bool{"gettimeofday": true, "clock_gettime": true, "clock": true, "time": true, "times": true, "getrusage": true,
	"ftime": true, "timespec_get": true}

// harmless are what compilers let any function call.
var harmless = map[string]bool{"__stack_chk_fail": true, "__fentry__": true, "_GLOBAL_OFFSET_TABLE_": true}

// Clocks adds the functions of an object file that read a clock and do nothing else beside setting their arguments and variables of their
// own: among all that their code names by relocations, of an object file for x86-64 or AArch64, one is a function of readsTime, and the
// others are variables and constants that no other file sees.
func Clocks(path string, to map[string]bool) {
	text, err := os.ReadFile(path)
	if err != nil || bytes.HasPrefix(text, []byte(arMagic)) {
		return
	}
	f, err := elf.NewFile(bytes.NewReader(text))
	if err != nil || f.Type != elf.ET_REL || f.Class != elf.ELFCLASS64 {
		return
	}
	defer f.Close()
	symbols, err := f.Symbols()
	if err != nil {
		return
	}
	for _, s := range symbols {
		if elf.ST_TYPE(s.Info) == elf.STT_FUNC && elf.ST_BIND(s.Info) == elf.STB_GLOBAL && s.Size > 0 && int(s.Section) < len(f.Sections) {
			if isClock(f, symbols, s) {
				to[s.Name] = true
			}
		}
	}
}

// isClock reports whether the code of a function names what a clock may, and a function of readsTime.
func isClock(f *elf.File, symbols []elf.Symbol, s elf.Symbol) bool {
	reads := false
	for _, named := range relocated(f, s) {
		if named == 0 || named > len(symbols) {
			return false
		}
		t := symbols[named-1]
		switch {
		case readsTime[t.Name]:
			reads = true
		case harmless[t.Name] || isOwnData(f, t):
		default:
			return false
		}
	}
	return reads
}

// isOwnData reports whether a symbol is data that other files do not see.
func isOwnData(f *elf.File, t elf.Symbol) bool {
	if elf.ST_BIND(t.Info) != elf.STB_LOCAL || t.Section == elf.SHN_UNDEF || int(t.Section) >= len(f.Sections) {
		return false
	}
	return !isCode(f.Sections[t.Section])
}

// relocated lists the symbols, counted from 1, that the code of a function names.
func relocated(f *elf.File, s elf.Symbol) []int {
	const entry = 24 // bytes: offset, symbol and kind, addend
	var out []int
	for _, r := range f.Sections {
		if r.Type != elf.SHT_RELA || r.Info != uint32(s.Section) {
			continue
		}
		data, err := r.Data()
		if err != nil {
			return []int{0}
		}
		for ; len(data) >= entry; data = data[entry:] {
			at, info := binary.LittleEndian.Uint64(data), binary.LittleEndian.Uint64(data[8:])
			if at >= s.Value && at < s.Value+s.Size {
				out = append(out, int(elf.R_SYM64(info)))
			}
		}
	}
	return out
}
