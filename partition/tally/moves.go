package tally

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/plan"
	"dhpfgo/sets"
)

// Each of these counts as the runtime does (rt_count in pgasrt).

// counter adds up what moves.
type counter struct {
	*layouts
	moves   map[any]*plan.Move
	order   []*plan.Move
	joined  int64
	made    map[*ir.Symbol]*plan.Array // with their bounds and layouts when they were last created
	counts  map[string]counted
	unknown map[ir.Stmt]bool // statements of which it was noted that nobody knows whether they run
	io      *ir.IOBegin      // of the statement of input or output at hand
}

func newCounter(l *layouts) *counter {
	return &counter{layouts: l, moves: map[any]*plan.Move{}, made: map[*ir.Symbol]*plan.Array{}, counts: map[string]counted{}, unknown: map[ir.Stmt]bool{}}
}

// moveOf finds the line of the result for a statement that moves something.
func (m *counter) moveOf(key any, kind string, at diag.Span, what string) *plan.Move {
	if m.moves[key] == nil {
		m.moves[key] = &plan.Move{Kind: kind, File: at.FileName(), Line: at.Line(), At: at.Line(), What: what}
		m.order = append(m.order, m.moves[key])
	}
	return m.moves[key]
}

type moveKey struct {
	stmt ir.Stmt
	kind string
}

func (m *counter) at(s ir.Stmt, kind, what string) *plan.Move {
	return m.moveOf(moveKey{s, kind}, kind, s.Span(), what)
}

func (m *counter) ofExchange(s *spmd.ExchangeStep, x *spmd.Exchange) *plan.Move {
	out := m.moveOf(x, "exchange", x.Ref.Pos, x.Label)
	out.Exchange, out.At, out.InTurn = x.ID, s.Span().Line(), isTurn(s)
	return out
}

// ofList is what a list of elements moves. It stands where the runtime says it is.
func (m *counter) ofList(s ir.Stmt, list *spmd.Indirect, what string) *plan.Move {
	out := m.moveOf(moveKey{s, "irregular"}, "irregular", list.Ref.Span(), what)
	out.At = s.Span().Line()
	return out
}

// add counts a run.
func add(to *plan.Move, messages, bytes int64) {
	to.Runs++
	to.Messages += messages
	to.Bytes += bytes
}

// doubt says why nobody knows what moves.
func doubt(to *plan.Move, why string) {
	if to.Unknown == "" {
		to.Unknown = why
	}
}

// toAll counts a broadcast of a number of bytes.
func (m *counter) toAll(to *plan.Move, bytes int64) {
	others := int64(m.images - 1)
	add(to, others, others*bytes)
}

// amongAll counts a combination of the values of all images.
func (m *counter) amongAll(to *plan.Move, bytes int64) {
	pairs := int64(m.images) * int64(m.images-1)
	add(to, pairs, pairs*bytes)
}

// move counts what a statement moves.
func (m *counter) move(s ir.Stmt) {
	switch s := s.(type) {
	case *spmd.ExchangeStep:
		m.exchange(s)
	case *spmd.Fetch:
		bytes, _ := s.Into.Type.Size()
		m.toAll(m.at(s, "fetch", ir.ReferenceText(s.From)), bytes)
	case *spmd.Share:
		for _, v := range s.Vars {
			bytes, _ := v.Type.Size()
			m.toAll(m.at(s, "broadcast", namesOf(s.Vars)), bytes)
		}
	case *ir.Agree:
		for _, v := range s.Vars {
			m.toAll(m.at(s, "broadcast", v.UserName()), v.Bytes())
		}
	case *spmd.Reduce:
		m.reduce(s)
	case *spmd.Locate:
		m.amongAll(m.at(s, "reduce", namesOf(s.Words[s.Keys+1:])), int64(8*len(s.Words)))
	case *ir.GatherAll:
		m.gatherAll(s)
	case *ir.CopyArray:
		if s.Fresh {
			return
		}
		m.copyArray(s, s.To, m.array(s.To), m.array(s.From))
	case *ir.Redistribute:
		m.redistribute(s)
	case *spmd.ArrayCreate:
		m.exists[s.Array.Sym] = truth(true)
		if m.Arrays[s.Array.Sym] != nil {
			m.made[s.Array.Sym] = m.array(s.Array.Sym)
		}
		m.scatterInitial(s)
	case *spmd.ArrayDestroy:
		m.exists[s.Array.Sym] = truth(false)
	case *ir.IOBegin, *ir.Transfer, *ir.IOEnd:
		m.inputOutput(s)
	default:
		m.irregular(s)
	}
}

// irregular names the statements whose messages depend on index arrays.
func (m *counter) irregular(s ir.Stmt) {
	const why = "it depends on the values of index arrays"
	switch s := s.(type) {
	case *spmd.Gather:
		doubt(m.ofList(s, s.Indirect, ir.ReferenceText(s.Indirect.Ref)), why)
	case *ir.PutStep:
		if s.End {
			doubt(m.at(s, "irregular", s.Puts.Sym.UserName()), why)
		}
	case *spmd.Scatter:
		if s.End {
			doubt(m.ofList(s, s.Indirect, s.Into.UserName()), addedTo)
		}
	case *ir.Combine:
		if s.Partial {
			doubt(m.at(s, "irregular", s.Into.UserName()), addedTo)
		}
	}
}

const addedTo = "it depends on which elements each image accumulates into"

func namesOf(list []*ir.Symbol) string {
	var out []string
	for _, s := range list {
		out = append(out, s.UserName())
	}
	return strings.Join(out, ", ")
}

// moveUnknown notes that nobody knows whether a statement runs.
func (m *counter) moveUnknown(s ir.Stmt, why string) {
	if !isMove(s) || m.unknown[s] {
		return
	}
	switch s.(type) {
	case *ir.Redistribute, *ir.IOBegin, *ir.Transfer, *ir.IOEnd: // these leave something behind for others
	default:
		m.unknown[s] = true
	}
	before := map[*plan.Move]plan.Move{}
	for _, x := range m.order {
		before[x] = *x
	}
	joined := m.joined
	switch s.(type) {
	case *spmd.LayoutInit, *ir.Allocate, *ir.Deallocate, *spmd.ArrayCreate, *spmd.ArrayDestroy:
	default:
		m.move(s)
	}
	m.joined = joined
	for _, x := range m.order {
		old, was := before[x]
		if was && old.Runs == x.Runs && old.Unknown == x.Unknown {
			continue
		}
		*x = plan.Move{Kind: x.Kind, File: x.File, Exchange: x.Exchange, Line: x.Line, At: x.At, InTurn: x.InTurn, What: x.What, Runs: old.Runs, Messages: old.Messages, Bytes: old.Bytes, Unknown: old.Unknown, Pairs: old.Pairs}
		doubt(x, why)
	}
}

// reduced is what the user calls the variables of a reduction: those whose parts each image has computed, or the expression at its place.
func (m *counter) reduced(s *spmd.Reduce) string {
	var names []string
	for _, v := range append([]*ir.Symbol{s.Var}, s.With...) {
		if name := m.partOf(v); name != "" {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return s.Span().Brief(40)
	}
	return strings.Join(names, ", ")
}

// partOf is the name of the variable of which v is an image's part, or of v itself; "" where the source has none.
func (m *counter) partOf(v *ir.Symbol) string {
	var whole *ir.Symbol
	for _, x := range m.frame.unit.Source.Symbols {
		named := x.Source != "" || !x.HasMadeName()
		if named && strings.HasPrefix(v.Name, x.Name+"%") && (whole == nil || len(x.Name) > len(whole.Name)) {
			whole = x
		}
	}
	switch {
	case whole != nil && v.Source == "":
		return whole.UserName()
	case v.Source != "" || !v.HasMadeName():
		return v.UserName()
	}
	return ""
}

// reduce counts the combination of a scalar or of a box of an array.
func (m *counter) reduce(s *spmd.Reduce) {
	to := m.at(s, "reduce", m.reduced(s)+" by "+s.Op.String())
	bytes := int64(4) // of logicals, and of integers that are smaller
	if s.Var.Type.Base != ir.Logical {
		bytes = max(bytes, ir.BytesPer(s.Var.Type))
	}
	for k := range s.Lo {
		ends, why := m.numbers([]ir.Expr{s.Lo[k], s.Hi[k]})
		if why != "" {
			doubt(to, why)
			return
		}
		bytes *= max(0, ends[1]-ends[0]+1)
	}
	bytes *= int64(1 + len(s.With))
	if bytes > 0 {
		m.amongAll(to, bytes)
	}
}

// scatterInitial counts the way of initial values from image 1 to the owners.
func (m *counter) scatterInitial(s *spmd.ArrayCreate) {
	sym := s.Array.Sym
	if sym.InitElems == nil {
		return
	}
	to, a := m.moveOf([2]any{s, sym}, "scatter", sym.Pos, sym.UserName()), m.array(sym)
	section, err := a.Whole(nil)
	if err != nil {
		doubt(to, explain(err))
		return
	}
	m.gathered(to, a, section, true)
}

// gatherAll counts the way of an array to image 1, and from there to all.
func (m *counter) gatherAll(s *ir.GatherAll) {
	what := s.From.UserName()
	gather, all := m.at(s, "gather", what), m.at(s, "broadcast", what)
	a := m.array(s.From)
	section, err := a.Whole(nil)
	if err != nil {
		doubt(gather, explain(err))
		doubt(all, explain(err))
		return
	}
	m.gathered(gather, a, section, false)
	m.toAll(all, section.Elements()*a.ElemBytes)
}

func (m *counter) gathered(to *plan.Move, a *plan.Array, s plan.Section, back bool) {
	t, err := a.Gathered(m.images, nil, s, back)
	if err != nil {
		doubt(to, explain(err))
		return
	}
	add(to, t.Messages, t.Bytes)
}

func (m *counter) copyArray(s ir.Stmt, sym *ir.Symbol, a, b *plan.Array) {
	to := m.moveOf([2]any{s, sym}, "copy", s.Span(), sym.UserName())
	t, err := plan.Copied(a, b, m.images, nil)
	if err != nil {
		doubt(to, explain(err))
		return
	}
	add(to, t.Messages, t.Bytes)
}

func (m *counter) redistribute(s *ir.Redistribute) {
	var old []*plan.Array
	for _, v := range s.Arrays {
		old = append(old, m.array(v))
	}
	m.dealAnew(s)
	for k, v := range s.Arrays {
		if is := m.exists[v]; v.Allocatable && (is.c == nil || !is.c.L) || s.Anew && m.hasLeft(v) {
			continue
		}
		m.copyArray(s, v, m.array(v), old[k])
	}
}

// explain is the reason that an error of package plan gives.
func explain(err error) string {
	var missing *plan.Missing
	if errors.As(err, &missing) {
		return missing.Error()
	}
	return err.Error()
}

// counted is what one run of an exchange moves.
type counted struct {
	traffic plan.Traffic
	joined  int64
	why     string
}

// exchange counts a step of exchanges; of a pipeline the half that sends.
func (m *counter) exchange(s *spmd.ExchangeStep) {
	if s.Part == spmd.Receive || s.Part == spmd.End {
		return
	}
	var step []*plan.Exchange
	var values []map[string]int64
	all := ""
	for _, x := range s.Exchanges {
		to := m.ofExchange(s, x)
		placed, env, key, why := m.present(x)
		if why != "" {
			doubt(to, why)
			all = ""
			continue
		}
		t := m.countOnce(key, func() counted { return m.countExchange(placed, env) })
		if t.why != "" {
			doubt(to, t.why)
			continue
		}
		add(to, t.traffic.Messages, t.traffic.Bytes)
		if to.Pairs == nil && t.traffic.Messages > 0 && m.images <= plan.Drawn {
			to.Pairs, _ = m.Plan.Pairs(placed, m.images, env) // what can be counted can be listed
		}
		if t.traffic.Messages > 0 {
			step, values, all = append(step, placed), append(values, env), all+"+"+key
		}
	}
	if len(step) > 1 {
		t := m.countOnce(all, func() counted { return m.countJoined(step, values) })
		m.joined += t.joined
	}
}

func (m *counter) countOnce(key string, count func() counted) counted {
	t, known := m.counts[key]
	if !known {
		t = count()
		m.counts[key] = t
	}
	return t
}

func (m *counter) countExchange(x *plan.Exchange, env map[string]int64) counted {
	t, err := m.Plan.Count(x, m.images, env)
	if err != nil {
		return counted{why: explain(err)}
	}
	return counted{traffic: t}
}

// countJoined takes messages for separate where nobody can count pairs.
func (m *counter) countJoined(step []*plan.Exchange, values []map[string]int64) counted {
	n, err := m.Plan.Joined(step, m.images, values)
	if err != nil {
		return counted{why: explain(err)}
	}
	return counted{joined: n}
}

// present gives an exchange with its layouts and arrays as they are now, the values of the names in its sets, and a text that tells it from
// others.
func (m *counter) present(x *spmd.Exchange) (out *plan.Exchange, env map[string]int64, key, why string) {
	source := m.planned(x.ID)
	copied := *source
	out, env, key = &copied, map[string]int64{}, fmt.Sprint(x.ID)
	now := map[*plan.Layout]*plan.Layout{}
	out.Layouts = nil
	for k, l := range x.Layouts {
		d := m.dealing(l)
		now[source.Layouts[k]] = d.as(source.Layouts[k])
		out.Layouts = append(out.Layouts, now[source.Layouts[k]])
		key += " " + d.key
	}
	out.Tiles = nil
	for _, t := range source.Tiles {
		out.Tiles = append(out.Tiles, plan.TileDim{Layout: now[t.Layout], Dim: t.Dim, Only: t.Only})
	}
	out.Array = m.array(x.Array.Sym)
	for _, name := range source.Names() {
		s := m.Names[x.ID].Resolve(name)
		if s == nil {
			addBound(env, name, source.Array, out.Array)
			continue
		}
		if m.Names[x.ID].Tiles[s] != nil {
			continue
		}
		n, reason := m.number(&ir.Var{Sym: s})
		if reason != "" {
			return nil, nil, "", reason
		}
		env[name] = n
		key += fmt.Sprint(" ", name, "=", n)
	}
	return out, env, key + dimsText(out.Array), ""
}

// addBound gives a bound that is not affine, which sets know by its text, its present value.
func addBound(env map[string]int64, name string, declared, now *plan.Array) {
	for k, d := range declared.Dims {
		for _, pair := range [][2]sets.Aff{{d.Lo, now.Dims[k].Lo}, {d.Hi, now.Dims[k].Hi}} {
			if pair[0].String() == name && len(pair[1].Terms) == 0 {
				env[name] = pair[1].Const
			}
		}
	}
}

func dimsText(a *plan.Array) string {
	text := ""
	for _, d := range a.Dims {
		text += fmt.Sprint(" ", d.Lo, ":", d.Hi)
	}
	return text
}

// planned is the exchange of the plan with a number.
func (m *counter) planned(id int) *plan.Exchange {
	i := slices.IndexFunc(m.Plan.Exchanges, func(x *plan.Exchange) bool { return x.ID == id })
	return m.Plan.Exchanges[i]
}
