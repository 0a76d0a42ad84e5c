package space

import (
	"errors"

	"dhpfgo/diag"
	"dhpfgo/sets"
)

// PiecesOf lists the pieces of a set from which code or storage is made. A set that could not be computed has none, and must not pass for
// an empty one: that is an internal error, which says what the set is of.
func PiecesOf(what string, s sets.Set) []sets.Piece {
	if err := s.Err(); err != nil {
		diag.Bugf("%s: %v", what, err)
	}
	return s.Pieces()
}

// Simpler is a set without what context says of it; the set itself where that takes more steps than an operation may have.
func Simpler(s, context sets.Set) sets.Set {
	if out := s.Gist(context); !errors.Is(out.Err(), sets.ErrLimit) {
		return out
	}
	return s
}

// Disjoint cuts a set into pieces that do not overlap. Where that takes more steps than an operation may have, it is one piece that
// contains the set, and exact is false.
func Disjoint(what string, s sets.Set) (pieces []sets.Piece, exact bool) {
	disjoint := s.MakeDisjoint()
	if errors.Is(disjoint.Err(), sets.ErrLimit) {
		return PiecesOf(what, s.Hull()), false
	}
	return PiecesOf(what, disjoint), true
}
