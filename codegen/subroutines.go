package codegen

import (
	"strconv"

	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// callIntrinsic is the call of an intrinsic subroutine.
func (f *function) callIntrinsic(s *ir.CallIntrinsic) {
	switch s.Name {
	case "cpu_time":
		x := s.Args[0]
		f.AssignValue(x, f.Extend(f.CallRuntime("hpf_cpu_time"), x.Type().Kind))
	case "system_clock":
		f.systemClock(s.Args)
	case "get_command_argument":
		f.commandArgument(s.Args)
	case "move_alloc":
		f.pointers.MoveAllocation(s.Args[0], s.Args[1])
	case "transfer":
		f.TransferBytes(s.Args)
	default:
		f.systemCall(s)
	}
}

// fillRandom gives all elements of an array random numbers.
func (f *function) fillRandom(s *ir.Symbol) {
	if s.Map != nil {
		f.CallRuntime("hpf_random_array", f.messages.ArrayGlobal(f.messages.ArrayOf(s)))
		return
	}
	var first []ir.Expr
	var count value.Value = build.I64(1)
	for _, d := range s.Dims {
		first = append(first, d.Lo)
		count = f.Times(count, f.Extent(f.Index(d.Lo), f.Index(d.Hi), build.I64(1)))
	}
	at := f.Cast(f.AddressUnchecked(s, f.Indices(first)), build.BytePtr)
	f.CallRuntime("hpf_random_block", at, count, build.I64(int64(s.Type.Kind)))
}

// systemCall passes texts with their lengths and the memory of numbers; absent arguments are null.
func (f *function) systemCall(s *ir.CallIntrinsic) {
	name := s.Name
	if name == "hpf_random" {
		name += strconv.Itoa(s.Args[0].Type().Kind)
	}
	params := module.Lookup(name).Params
	var list, temps []value.Value
	for _, x := range s.Args {
		switch {
		case x == nil && len(params) > len(list)+1 && params[len(list)+1] == abi.I64:
			list = append(list, constant.NewNull(build.BytePtr), build.I64(0))
		case x == nil:
			list = append(list, constant.NewNull(build.BytePtr))
		case x.Type().Base == ir.Character:
			p, n := f.Texts.Chars(x)
			list = append(list, p, n)
		default:
			list = append(list, f.systemNumber(x))
		}
		temps = append(temps, list[len(list)-1])
	}
	f.CallRuntime(name, list...)
	for k, x := range s.Args {
		if v, ok := x.(*ir.Var); ok && x.Type().Base != ir.Character {
			t := x.Type()
			f.AssignValue(v, build.FromMemory(f.Builder, t, f.Load(f.Cast(temps[k], types.NewPointer(build.MemoryType(t))))))
		}
	}
}

// systemNumber is memory with the value of a variable, or an element of an array.
func (f *function) systemNumber(x ir.Expr) value.Value {
	if _, ok := x.(*ir.Elem); ok {
		return f.Cast(f.Place(x), build.BytePtr)
	}
	temp := build.Temporary(f.Builder, x.Type())
	f.Store(build.ToMemory(f.Builder, x.Type(), f.Expr(x)), temp)
	return f.Cast(temp, build.BytePtr)
}

// argument is the n-th argument, nil if it is absent.
func argument(args []ir.Expr, n int) ir.Expr {
	if n < len(args) {
		return args[n]
	}
	return nil
}

// systemClock asks for the clock of the smallest integer kind among the arguments, as gfortran does.
func (f *function) systemClock(args []ir.Expr) {
	var results [3]value.Value
	kind := 8
	for i := range results {
		results[i] = constant.NewNull(types.I64Ptr)
		if x := argument(args, i); x != nil {
			results[i] = build.Temporary(f.Builder, ir.Int8)
			if x.Type().Base == ir.Integer {
				kind = min(kind, x.Type().Kind)
			}
		}
	}
	f.CallRuntime("hpf_system_clock", results[0], results[1], results[2], build.I32(int64(kind)))
	for i := range results {
		if x := argument(args, i); x != nil {
			f.assignNumber(x, f.Load(results[i]))
		}
	}
}

// assignNumber assigns an integer to an integer or real variable of any kind.
func (f *function) assignNumber(x ir.Expr, v value.Value) {
	if t := x.Type(); t.Base == ir.Real {
		f.AssignValue(x, f.RealOfInt(v, t.Kind))
	} else {
		f.AssignValue(x, build.Widened(f.Builder, v, t))
	}
}

func (f *function) commandArgument(args []ir.Expr) {
	var text value.Value = constant.NewNull(build.BytePtr)
	var length value.Value = build.I64(0)
	if x := argument(args, 1); x != nil {
		text, length = f.Texts.Chars(x)
	}
	var results [2]value.Value
	for i := range results {
		results[i] = constant.NewNull(types.I32Ptr)
		if argument(args, i+2) != nil {
			results[i] = build.Temporary(f.Builder, ir.Int4)
		}
	}
	number := f.Resize(f.Expr(args[0]), types.I32)
	f.CallRuntime("hpf_command_argument", number, text, length, results[0], results[1])
	for i := range results {
		if x := argument(args, i+2); x != nil {
			f.assignNumber(x, f.Load(results[i]))
		}
	}
}
