package plan

import (
	"fmt"
	"io"
	"strings"
)

// Text writes the plan for people. images > 0 adds the grid and the counts of messages and bytes on that number of
// images; values gives scalars that the program reads at run time.
func Text(w io.Writer, p *Plan, images int, values map[string]int64) {
	t := &printer{w: w, p: p, images: images, values: values}
	t.line(0, "plan of %s", p.File)
	t.legend()
	for _, l := range p.Layouts {
		t.layout(l)
	}
	for _, a := range p.Arrays {
		t.array(a)
	}
	t.memory()
	t.statements()
	t.messages()
	t.run()
}

type printer struct {
	w      io.Writer
	p      *Plan
	images int
	values map[string]int64
}

func (t *printer) line(depth int, format string, args ...any) {
	fmt.Fprintf(t.w, "%s%s\n", strings.Repeat("  ", depth), fmt.Sprintf(format, args...))
}

func (t *printer) legend() {
	if len(t.p.Layouts) == 0 {
		t.line(0, "nothing is distributed: every image computes everything; write '!HPF$ DISTRIBUTE (BLOCK) :: a' to share an array")
		return
	}
	t.line(1, "V: first cell of the image's own tile, W: of the sender's, B: extent of a tile; D: array index;")
	t.line(1, "T: iteration of the DO WHILE at the line that follows; I: position in an array statement; N: a value computed before;")
	t.line(1, "S, L: first iteration and length of a strip of the loop that follows; sets hold for the image at hand")
}

func (t *printer) layout(l *Layout) {
	var formats []string
	for _, d := range l.Dims {
		formats = append(formats, fmt.Sprintf("%s of %s:%s", d.Format, d.Lo, d.Hi))
	}
	onto := ""
	if l.Onto != "" {
		onto = " onto " + l.Onto
	}
	t.line(0, "")
	if l.Dynamic {
		onto += " at first (DYNAMIC)"
	}
	t.line(0, "layout %s (line %d): %s%s", l.Name, l.Line, strings.Join(formats, ", "), onto)
	if t.images == 0 {
		return
	}
	in, err := l.On(t.images, t.values)
	if err != nil {
		t.line(1, "on %s: %s", count(t.images, "image"), err)
		return
	}
	if in.places != nil {
		t.line(1, "on %s: %s tiles of %s, %d on each image", count(t.images, "image"), times(in.Grid), in.tiles(), len(in.places[0]))
		t.idle(l, in)
		return
	}
	t.line(1, "on %s: grid %s, tiles of %s", count(t.images, "image"), times(in.Grid), in.tiles())
	if n := in.Working(); n < int64(t.images) {
		t.line(1, "note    %d of %d images have no cells: with fewer images, another arrangement or another format, fewer wait for the others", int64(t.images)-n, t.images)
	}
}

// idle says that some tiles have no cells.
func (t *printer) idle(l *Layout, in *Instance) {
	for g, n := range in.Grid {
		if used := ceilDiv(max(0, in.Hi[g]-in.Lo[g]+1), in.Block[g]); used < n {
			t.line(1, "note    of %d tiles in dimension %d only %d have cells: with fewer images, or another format, less time is spent waiting", n, g+1, used)
		}
	}
}

func times(v []int64) string {
	var parts []string
	for _, x := range v {
		parts = append(parts, fmt.Sprint(x))
	}
	return strings.Join(parts, " x ")
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func (t *printer) array(a *Array) {
	t.line(0, "")
	t.line(0, "array %s(%s) %s (line %d), layout %s", a.Name, a.Shape, a.Type, a.Line, a.Layout.Name)
	t.line(1, "owns    %s", a.Owns)
	t.line(1, "stores  %s", a.Storage)
	for _, n := range a.Notes {
		t.line(1, "note    %s", n)
	}
	if t.images > 0 {
		t.line(1, "on %s: %s", count(t.images, "image"), memoryText(a.Memory(t.images, t.values)))
	}
}

// memoryText is "144 bytes an image: 128 owned, 16 shadow".
func memoryText(m Memory, err error) string {
	switch {
	case err != nil:
		return err.Error()
	case m.Whole > m.Owned:
		return fmt.Sprintf("%d bytes an image, whole: %d owned", m.Whole, m.Owned)
	case m.Shadow > 0:
		return fmt.Sprintf("%d bytes an image: %d owned, %d shadow", m.Bytes(), m.Owned, m.Shadow)
	}
	return fmt.Sprintf("%d bytes an image", m.Bytes())
}

// memory sums up what an image stores.
func (t *printer) memory() {
	if t.images == 0 || len(t.p.Arrays) == 0 {
		return
	}
	arrays, buffers, known := t.p.Total(t.images, t.values)
	one, _, _ := t.p.Total(1, t.values)
	more := ""
	if !known {
		more = "; more that only the run knows"
	}
	t.line(0, "")
	t.line(0, "memory on %s: %d bytes an image in distributed arrays, %d in receive buffers; on one image %d%s", count(t.images, "image"), arrays, buffers, one, more)
}

func (t *printer) statements() {
	if len(t.p.Statements) == 0 {
		return
	}
	t.line(0, "")
	t.line(0, "who computes")
	for _, s := range t.p.Statements {
		t.line(1, "line %d: %s", s.Line, s.Text)
		if s.Home == "" {
			t.line(2, "%s: %s", s.unowned(), s.Why)
			continue
		}
		t.line(2, "on home %s: %s", s.Home, s.Why)
		if s.Set != "" {
			t.line(2, "runs    %s", s.Set)
		}
		for _, r := range s.Rejected {
			t.line(2, "not on home %s: %s", r.Home, r.Why)
		}
	}
}

func (t *printer) messages() {
	t.line(0, "")
	if len(t.p.Exchanges)+len(t.p.Gathers)+len(t.p.Puts)+len(t.p.Fetches)+len(t.p.Shares)+len(t.p.Transfers)+len(t.p.Reductions) == 0 {
		t.line(0, "no messages")
		return
	}
	t.line(0, "messages")
	for _, x := range t.p.Exchanges {
		t.exchange(x)
	}
	for _, c := range t.p.Computed {
		t.line(1, "no message for %s", c)
	}
	for _, g := range t.p.Gathers {
		t.line(1, "gather of %s (line %d): %s each image lists the elements that it reads and others own; before the loop at line %d they are fetched",
			g.Ref, g.Line, whenListed(g.Inspector, g.Executor), g.Executor)
		t.again(g.Again)
	}
	for _, x := range t.p.Puts {
		t.line(1, "put of %s (line %d): the owners of %s compute the values; after the loop each owner receives those of its elements",
			x.Ref, x.Line, x.Home)
	}
	for _, f := range t.p.Fetches {
		t.line(1, "fetch %s (line %d): its owner sends it to all images; %s", f.Ref, f.Line, f.Why)
	}
	for _, s := range t.p.Shares {
		t.line(1, "share %s (line %d): the owner of %s alone runs the loop and sends the results to all images", strings.Join(s.Scalars, ", "), s.Line, s.Home)
	}
	for _, x := range t.p.Transfers {
		way := "its owners send it to image 1, which writes"
		if x.Read {
			way = "image 1, which reads, sends it to its owners"
		}
		t.line(1, "transfer of %s (line %d): %s", x.Section, x.Line, way)
	}
	for _, r := range t.p.Reductions {
		if r.Inspector > 0 {
			t.line(1, "scatter of %s by %s (line %d): %s each image lists the elements that it adds to and others own; what it has added goes to these %s", r.Scalar, r.Op, r.Line, whenListed(r.Inspector, r.Executor), r.Where)
			t.again(r.Again)
			continue
		}
		if r.Owners {
			t.line(1, "scatter of %s by %s (line %d): the elements that an image has accumulated into go to their owners %s", r.Scalar, r.Op, r.Line, r.Where)
			continue
		}
		t.line(1, "reduction of %s by %s (line %d): all images combine their partial results %s", r.Scalar, r.Op, r.Line, r.Where)
	}
}

// whenListed says how often elements are listed that are used before, or in, the loop at line `used`.
func whenListed(inspector, used int) string {
	if inspector == used {
		return fmt.Sprintf("before the loop at line %d", inspector)
	}
	return fmt.Sprintf("once in each run of the loop at line %d", inspector)
}

// again says why elements are listed each time.
func (t *printer) again(why string) {
	if why != "" {
		t.line(2, "listed each time the program comes there: %s", why)
	}
}

func (t *printer) exchange(x *Exchange) {
	t.line(1, "exchange %d: %s", x.ID, x.Label)
	t.line(2, "for     %s", strings.Join(x.Refs, ", "))
	if x.Back {
		t.line(2, "sends   %s", x.Set)
	} else {
		t.line(2, "recv    %s", x.Set)
	}
	if !x.Exact {
		t.line(2, "note    the set is not a box: its hull is sent")
	}
	t.line(2, "size    %s, %s, %s", x.Size, x.Messages, x.Partners)
	t.line(2, "placed  %s", x.Placement)
	t.line(2, "why     %s", x.Reason)
	if x.Overlap != "" {
		t.line(2, "runs    %s", x.Overlap)
	}
	for _, j := range x.Joined {
		t.line(2, "joined  %s", j)
	}
	if t.images > 0 {
		t.line(2, "on %s: %s", count(t.images, "image"), t.traffic(x))
	}
	if t.images > 0 && x.buffer() != nil {
		t.line(2, "on %s: %s", count(t.images, "image"), t.buffer(x))
	}
}

// buffer is "its buffer has 800 bytes".
func (t *printer) buffer(x *Exchange) string {
	bytes, err := t.p.BufferBytes(x, t.images, t.values)
	if err != nil {
		return "the size of its buffer " + err.Error()
	}
	return fmt.Sprintf("the buffer of exchange %d has %d bytes on each image", x.ID, bytes)
}

// traffic is "exchange 1 moves 2 messages, 8000 bytes each run (4000 bytes each)".
func (t *printer) traffic(x *Exchange) string {
	n, err := t.p.Count(x, t.images, t.values)
	if err != nil {
		return err.Error()
	}
	each := ""
	switch {
	case n.Messages > 0 && n.LeastB == n.GreatestB:
		each = fmt.Sprintf(" (%d bytes a message)", n.LeastB)
	case n.Messages > 0:
		each = fmt.Sprintf(" (%d to %d bytes a message)", n.LeastB, n.GreatestB)
	}
	return fmt.Sprintf("exchange %d moves %s, %d bytes each run%s", x.ID, count(int(n.Messages), "message"), n.Bytes, each)
}
