package tree

import (
	"fmt"
	"reflect"
)

// Verify compares what is kept of the statements with what they say: an error tells of a statement that was changed in place, or
// of an index that is not that of the statements. compared counts the statements of which something was kept.
func (u *Unit) Verify() (compared int, err error) {
	for _, n := range u.Nodes {
		if n.said == nil || n.said.stmt != n.Stmt {
			continue
		}
		compared++
		if !reflect.DeepEqual(factsOf(n.Stmt), n.said) {
			return compared, fmt.Errorf("%s: the statement was changed in place", n.Stmt.Span())
		}
	}
	if kept := u.index; kept != nil {
		u.index = nil
		if !reflect.DeepEqual(u.Index(), kept) {
			return compared, fmt.Errorf("the index of %s is not that of its statements", u.Src.Name)
		}
	}
	return compared, nil
}
