package llopt

import (
	"fmt"
	"strings"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// describe writes a fragment with names that depend on nothing but the order in which they occur.
func (p *fragment) describe() {
	var b strings.Builder
	fmt.Fprint(&b, p.exclusive())
	for _, a := range p.formal {
		b.WriteString(a.Typ.String() + ",")
	}
	restore := p.renamed()
	d := &describer{numbers: map[*metadata.Tuple]int{}}
	for _, a := range p.own {
		b.WriteString(a.LLString() + "\n")
	}
	for _, block := range p.blocks {
		b.WriteString(block.Ident() + ":\n")
		for _, i := range block.Insts {
			if !p.isHoisted(i) {
				d.line(&b, i, i)
			}
		}
		d.line(&b, block.Term, block.Term)
	}
	restore()
	p.text = b.String()
}

// renamed gives blocks, registers and own variables canonical names and puts arguments in place of what comes from outside,
// until the function that it returns is called.
func (p *fragment) renamed() (restore func()) {
	var undo []func()
	rename := func(v interface {
		value.Named
		Name() string
	}, unnamed bool, name string) {
		old := v.Name()
		if unnamed {
			old = ""
		}
		v.SetName(name)
		undo = append(undo, func() { v.SetName(old) })
	}
	registers := 0
	for k, block := range p.blocks {
		rename(block, false, fmt.Sprintf("b%d", k))
		for _, i := range block.Insts {
			if v, ok := i.(register); ok && !p.isHoisted(i) {
				rename(v, v.IsUnnamed(), fmt.Sprintf("r%d", registers))
				registers++
			}
		}
	}
	rename(p.After, false, "behind")
	for k, a := range p.own {
		rename(a, false, fmt.Sprintf("a%d", k))
	}
	p.substitute(func(op *value.Value) {
		if to := p.replacement(*op); to != nil {
			old := *op
			*op = to
			undo = append(undo, func() { *op = old })
		}
	})
	return func() {
		for _, f := range undo {
			f()
		}
	}
}

// register is an instruction with a result.
type register interface {
	value.Named
	IsUnnamed() bool
}

// describer numbers the metadata nodes of one fragment.
type describer struct{ numbers map[*metadata.Tuple]int }

// line writes an instruction without what says only which arrays it touches, and where it is from.
func (d *describer) line(b *strings.Builder, inst any, text llvm.LLStringer) {
	md := metadataOf(inst)
	if md == nil {
		b.WriteString(text.LLString() + "\n")
		return
	}
	list := *md
	*md = nil
	b.WriteString(text.LLString())
	*md = list
	for _, a := range list {
		if a.Name != "alias.scope" && a.Name != "noalias" && a.Name != place {
			b.WriteString(" !" + a.Name)
			d.node(b, a.Node)
		}
	}
	b.WriteByte('\n')
}

// node writes a node; of those that are distinct it is a number when they occur again.
func (d *describer) node(b *strings.Builder, x any) {
	t, ok := x.(*metadata.Tuple)
	if !ok {
		fmt.Fprint(b, x)
		return
	}
	if t.Distinct {
		n, known := d.numbers[t]
		if !known {
			n = len(d.numbers)
			d.numbers[t] = n
		}
		fmt.Fprintf(b, "#%d", n)
		if known {
			return
		}
	}
	b.WriteByte('(')
	for _, field := range t.Fields {
		d.node(b, field)
	}
	b.WriteByte(')')
}
