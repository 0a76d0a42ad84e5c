// Package sets computes with sets of integer tuples and relations between
// them, described by Presburger formulas with symbolic parameters.
//
// # Definitions
//
// A Set holds integer tuples, a Map pairs of tuples. Both are written in the
// notation of isl:
//
//	[n] -> { [i] : 1 <= i <= n and i mod 2 = 0 }
//	[n] -> { [i] -> [i + 1] : 1 <= i < n }
//
// Names in front are parameters: unknown integers, the same for the whole
// value. Names in a tuple are dimensions. A set with parameters is a family of
// sets, one for each choice of values; a predicate such as IsEmpty speaks of
// the whole family: empty for every choice.
//
// A value is a union of pieces; each Piece is a conjunction of constraints
//
//	form >= 0, form = 0
//
// where a form is an integer combination of parameters, dimensions, and floor terms floor(form/d) with
// a positive constant d. A stride is the equality i - d·floor(i/d) = r, printed as i mod d = r.
// Quantified variables (exists) are eliminated when a value is made: what
// remains of them are floor terms. So a value is always a formula without
// quantifiers and can be negated; that is what makes Subtract, IsSubset and
// IsEqual exact.
//
// # Notation
//
//	set     = [ "[" names "]" "->" ] "{" [ piece { ";" piece } ] "}"
//	piece   = [ tuple [ "->" tuple ] ] [ ":" formula ]; without a tuple it is
//	          about the parameters alone
//	tuple   = [ name ] "[" element { "," element } "]"
//	element = name | expression | name "=" expression [ ":" expression ]
//	formula = formulas joined by and, or, not, in parentheses;
//	          exists (e, ... : formula); true; false;
//	          chains of comparisons 0 <= i, j < n with = != < <= > >=
//
// Expressions have + and -, products with a number (2i or 2*i), e mod 3 (e % 3),
// floor(e/3), ceil(e/3), min(e, f), max(e, f). A ParseError shows the place
// with a caret.
//
// String prints this notation; what it prints reads back as an equal value.
// The same input always gives the same text. Parameters are sorted by name, dimensions keep
// their order.
//
// # Worked example: a shift over a block-distributed array
//
// REAL a(n) is distributed by blocks of B elements; the block that starts at v
// owns
//
//	own = [n, v, B] -> { [d] : v <= d < v + B and 1 <= d <= n }
//
// The loop DO i = 2, n-1 with a(i) = a(i-1), computed where a(i) lives, reads
//
//	need = [n, v, B] -> { [d] : exists i : 2 <= i < n and v <= i < v + B and d = i - 1 }
//
// What has to be received is need − own, and Subtract finds the one element
// left of the block:
//
//	[B, n, v] -> { [d] : d = v - 1 and B >= 1 and 2 <= v < n }
//
// See the example of Set.Subtract. B and v are parameters, so this holds for
// any number of processors; the product of a block size and a processor number
// is not affine, which is why the start of the block is the parameter.
//
// # Alignment of names
//
// Parameters of two operands correspond by name; a parameter that only one has
// is unconstrained in the other. Dimensions correspond by position, the tuples
// must have the same name and length, and the result takes the names of the
// first operand. A dimension that would clash with a parameter or another
// dimension gets a prime: { [i] -> [i'] }.
//
// # Exactness
//
// Every operation that returns a Set or Map is exact over the integers, except
// Hull, which returns a superset and says so. Bounds reports whether its answer is
// exact; UpperConst and LowerConst are maxima over the rationals, so they are
// safe but can be off by a fraction of an integer.
//
// Coefficients are int64. A combination of rows that overflows is redone with
// math/big; if its primitive form does not fit either, the operation fails
// with ErrOverflow. No operation returns a wrong value, and none panics.
//
// # Errors and budget
//
// An operation that fails returns a value that carries the error: operation,
// operands and cause (OpError). The error flows through later operations, Err
// shows it, predicates return it; such a value never reads as empty. Each
// operation may take DefaultLimit steps; WithLimit and WithContext change that
// for a value and all that is computed from it.
//
// # Cost
//
// One emptiness test is a small simplex run, plus branch and bound and at last the Omega
// test. A result piece costs about one test per constraint (redundant
// constraints go at once, which keeps values small). Intersect makes a piece
// per pair of pieces; Subtract up to one piece per constraint of each piece of
// the subtrahend; Project may double the constraints per eliminated variable,
// and makes several pieces where a variable has coefficients other than 1 on
// both sides. Coalesce compares pairs of pieces.
//
// # References
//
// Omega test: Pugh, CACM 1992. Simplex tableau: Detlefs, Nelson, Saxe, JACM
// 2005. Coalescing: Verdoolaege, IMPACT 2015. Use in an HPF compiler: Adve and
// Mellor-Crummey, PLDI 1998.
package sets
