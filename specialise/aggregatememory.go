package specialise

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// memory refuses to take apart what a statement uses as memory: what a pointer comes to point to, and what input and output
// statements name as files and results.
func (w *structWriter) memory(st ir.Stmt) {
	switch st := st.(type) {
	case *ir.PointTo:
		w.refuseParts([]any{st.Section, st.Scalar, st.Field}, st.Span(), "a pointer may point to it")
	case *ir.IOBegin:
		w.refuseParts([]any{st.File, st.Results, st.Pieces, st.Members}, st.Span(), "an input or output statement needs its memory")
	case *ir.IOEnd:
		w.refuseParts([]any{st.Results, st.Members}, st.Span(), "an input or output statement needs its memory")
	case *ir.CallIntrinsic:
		w.refuseParts(st.Args, st.Span(), "an intrinsic subroutine sets it")
	}
}

func (w *structWriter) refuseParts(part any, pos diag.Span, why string) {
	ir.EverySymbol(func(x *ir.Symbol) {
		if of := w.owner[x]; of != nil {
			w.refuse(of, pos, "%s", why)
		}
	}, part)
}
