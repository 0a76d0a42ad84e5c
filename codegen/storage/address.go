package storage

import (
	"dhpfgo/codegen/build"
	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// Address is where an element is. Terms of outer dimensions come first, so that they leave inner loops.
func (f *Memory) Address(sym *ir.Symbol, subs []value.Value) value.Value {
	h := f.HomeOf(sym)
	if h == nil {
		diag.Bugf("codegen: array %s is not a symbol of the unit", sym.Name)
	}
	CheckAllocated(f.Coder, sym, h)
	f.checkBounds(sym, subs)
	return f.AddressUnchecked(sym, subs)
}

// AddressUnchecked is the address of an element that may lie outside of the array, like the first of an empty section.
func (f *Memory) AddressUnchecked(sym *ir.Symbol, subs []value.Value) value.Value {
	h := f.HomeOf(sym)
	subs = placed(f, sym, subs)
	var outer value.Value = build.I64(0)
	for k := len(subs) - 1; k > 0; k-- {
		outer = f.Plus(outer, f.Times(subs[k], h.Stride(f, k)))
	}
	p := h.originValue(f)
	if n, ok := build.ConstInt(outer); !ok || n != 0 {
		p = f.Moved(h, sym, p, outer)
	}
	if h.Strided {
		return f.Moved(h, sym, p, f.Times(subs[0], h.Stride(f, 0)))
	}
	return f.Moved(h, sym, p, subs[0])
}

// Moved is the address n units of the strides of an array after p.
func (f *Memory) Moved(h *Home, sym *ir.Symbol, p, n value.Value) value.Value {
	if h.Bytes {
		return f.Cast(f.Gep(f.Cast(p, build.BytePtr), n), p.Type())
	}
	return f.Stepped(sym, p, n)
}

// ElemAddress is the address of an element.
func (f *Memory) ElemAddress(e *ir.Elem) value.Value { return f.Address(e.Sym, f.Indices(e.Subs)) }

// Indices are the values of subscripts or bounds.
func (f *Memory) Indices(list []ir.Expr) []value.Value {
	var values []value.Value
	for _, e := range list {
		values = append(values, f.Index(e))
	}
	return values
}

// LoadElem reads array memory.
func (f *Memory) LoadElem(sym *ir.Symbol, p value.Value) value.Value {
	i := llvm.NewLoad(build.Pointee(p), p)
	i.Metadata = f.Scopes.attachments(f, sym)
	return build.Add(f.Builder, i, &i.Metadata)
}

// StoreElem writes array memory.
func (f *Memory) StoreElem(sym *ir.Symbol, v, p value.Value) {
	i := llvm.NewStore(v, p)
	i.Metadata = f.Scopes.attachments(f, sym)
	build.Add(f.Builder, i, &i.Metadata)
}

// LengthOf is the number of characters of a variable or of each element of an array.
func (f *Memory) LengthOf(sym *ir.Symbol) value.Value {
	if sym.Type.Len >= 0 {
		return build.I64(int64(sym.Type.Len))
	}
	if sym.Len == nil {
		diag.Bugf("codegen: the length of %s", sym.Name)
	}
	return f.Index(sym.Len)
}

// ElementBytes is the size of an element of an array, or of a scalar.
func (f *Memory) ElementBytes(sym *ir.Symbol) value.Value {
	if sym.Type.Base == ir.Character {
		return build.BytesOfChars(f.Builder, sym.Type, f.LengthOf(sym))
	}
	return build.I64(build.SizeOf(sym.Type))
}

// Stepped is the address n elements of an array after p.
func (f *Memory) Stepped(sym *ir.Symbol, p, n value.Value) value.Value {
	if sym.Type.Base == ir.Character && sym.Type.Len < 0 {
		n = f.Times(n, f.LengthOf(sym))
	}
	return f.Gep(p, n)
}
