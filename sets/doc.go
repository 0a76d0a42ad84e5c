// Package sets computes with sets of integer tuples and relations between
// them, described by Presburger formulas with symbolic parameters.
//
// # Definitions
//
// A [Set] holds integer tuples, a [Map] pairs of tuples. Both are written in
// the notation of isl:
//
//	[n] -> { [i] : 1 <= i <= n and i mod 2 = 0 }
//	[n] -> { [i] -> [i + 1] : 1 <= i < n }
//
// Names in front are parameters: unknown integers, the same for the whole
// value. Names in a tuple are dimensions. A set with parameters is a family of
// sets, one for each choice of values; a predicate such as [Set.IsEmpty] speaks
// of the whole family: empty for every choice. A [UnionSet] or [UnionMap] holds
// tuples of several names and lengths, such as the iterations of all
// statements of a loop nest.
//
// A value is a union of pieces; each [Piece] is a conjunction of constraints
//
//	form >= 0, form = 0
//
// where a form is an integer combination of parameters, dimensions, and floor terms floor(form/d) with
// a positive constant d. A stride is the equality i - d·floor(i/d) = r, printed as i mod d = r.
// Quantified variables (exists) are eliminated when a value is made: what
// remains of them are floor terms. So a value is always a formula without
// quantifiers and can be negated; that is what makes [Set.Subtract],
// [Set.IsSubset] and [Set.IsEqual] exact.
//
// # Use from another module
//
// The module has no public path yet, so its sources are found on the machine: by a replace directive,
//
//	go 1.26.0
//	require dhpfgo v0.0.0
//	replace dhpfgo => ../dhpfgo
//
// or by a workspace, without a word in go.mod: go work init . ../dhpfgo. The import is then
// "dhpfgo/sets"; the package needs nothing but the standard library. testdata/elsewhere is such a
// program, and is run by the tests. Once the module has a public path, go.mod and the imports change and
// nothing else. The zero values of all types can be used: those of Set, Map, UnionSet and UnionMap are
// empty, the zero Memo is ready, the zero Piece is the one of the tuple [].
//
// # Notation
//
//	union   = [ params "->" ] "{" [ "Sym" "=" params ] [ piece { ";" piece } ] "}"
//	params  = "[" [ param { "," param } ] "]"
//	param   = name [ "=" range ]
//	piece   = [ tuple [ "->" tuple ] ] [ ":" formula ]; without a tuple it is
//	          about the parameters alone
//	tuple   = [ name ] "[" element { "," element } "]"
//	        | [ name ] "[" tuple "->" tuple "]"                 a nested tuple
//	element = name | "*" | [ name "=" ] ( range | cases )
//	range   = expression | [ expression ] ":" [ expression ]     both ends belong to it
//	cases   = expression ":" formula { ";" expression ":" formula }
//
// A name in a tuple is a new dimension, unless it is in scope already: then it
// is an expression, as i in { [i] -> [i, i + 1] }. "*" is a dimension without
// name. Cases give an element a value where a formula holds; where none holds
// the tuple is not in the set.
//
//	formula = chains of comparisons, true, false, in parentheses, joined by
//	          not, and, or, implies, from the tightest to the loosest;
//	          exists name [ "=" expression ], ... : formula, up to the end of
//	          the piece or of the parenthesis around it
//	chain   = list op list { op list }; each expression of a list is compared with each of
//	          the next list: 0 <= i, j < n. The operations are = != < <= > >=,
//	          and << <<= >> >>= for the lexicographic order of two lists
//
// A backslash at the end of a line is read as space. Also read are && & /\ ∧, || | \/ ∨, ! ¬, ==, ≤ ≥ ≠ and % for mod.
//
//	expression = sums and differences; products with a number: 2i, 2*i, i*2, 2^29*i;
//	             e/2 (rational: e/2 = i says e = 2i), e//2 and floor(e/2) and [e/2],
//	             ceil(e/2), floord(e, 2), ceild(e, 2), e mod 2, min(e, ...), max(e, ...),
//	             formula ? e : e, (cases)
//
// As in isl a number in front multiplies all that follows, divisions included:
// 2i mod 3 is 2(i mod 3), and a minus sign in front of a number is part of it:
// -1//4 is floor(-1/4). The minus of a difference is not: 9 - 7//2 is 6, where
// isl up to 0.25, which took every minus so, has 5. A power is one number: -2^2 is -4. A strict comparison a < b is
// a + 1 <= b, also of rationals: 0 < i/2 is 2 <= i. What else isl reads against
// expectation, as i//2*2, needs parentheses. Refused are rational sets (rat:) and infinity. A
// [ParseError] shows the place with a caret.
//
// String prints this notation; what it prints reads back as an equal value,
// here and in isl. The same input always gives the same text. Parameters are
// sorted by name, dimensions keep their order.
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
// See the example of [Set.Subtract]. B and v are parameters, so this holds for
// any number of processors; the product of a block size and a processor number
// is not affine, which is why the start of the block is the parameter. Who
// sends follows from the layout as a map from blocks to elements; the example
// of the package goes on from here. Where the
// loop must run, [Set.Scan] says, and how much moves, [Set.Count].
//
// # Alignment of names
//
// Parameters of two operands correspond by name; a parameter that only one has
// is unconstrained in the other. Dimensions correspond by position, the tuples
// must have the same name, nesting and length, and the result takes the names of the
// first operand. A dimension that would clash with a parameter or another
// dimension gets a prime: { [i] -> [i'] }.
//
// # Beside this package
//
// Package sets/pw has functions with floor terms and cases, their arithmetic and comparison; package sets/flow finds the write that gives a read its value.
//
// # Exactness
//
// Every operation that returns a Set or Map is exact over the integers, except
// those that say otherwise: Hull, ConvexHull and AffineHull return a superset,
// [Map.TransitiveClosure] and [Set.DropExists] report whether theirs is equal. [Piece.Bounds] reports whether
// its answer is exact; [Piece.UpperConst] and [Piece.LowerConst] are extrema over the rationals, so they are
// safe but can be off by a fraction of an integer.
//
// Coefficients are int64. A combination of rows that overflows is redone with
// math/big; if its primitive form does not fit either, the operation fails
// with [ErrOverflow]. Where a test with such numbers takes long, a constraint that the others imply may stay. No operation returns a wrong value, and none panics.
//
// # Errors and budget
//
// An operation that fails returns a value that carries the error: operation,
// operands and cause ([OpError]). The error flows through later operations, Err
// shows it, predicates return it; such a value never reads as empty. Each
// operation may take [DefaultLimit] steps; WithLimit and WithContext change that
// for a value and all that is computed from it. A step stands for about a hundred nanoseconds and for at most
// about 512 bytes that are allocated, so steps bound the memory, too. The context is looked at every 1024 steps.
//
// # Cost
//
// Let a value have p pieces of c constraints each over v variables, q pieces the
// second operand. One emptiness test is a small simplex run, polynomial in practice, plus branch and bound and at last the Omega
// test. A result piece costs about one test per constraint, since redundant
// constraints go at once; that keeps values small, so it pays.
//
//	Union                         p + q pieces, no test
//	Intersect, Apply, ApplyRange  p·q pieces, each simplified; Apply also projects
//	Inverse, Wrap, Rename         p pieces, columns change places
//	Domain, Range, Project        p pieces; per variable up to c²/4 constraints, several
//	                              pieces where bounds on both sides have coefficients other than 1
//	Subtract, Complement          up to c^q pieces each; less where pieces are disjoint
//	IsEmpty                       p tests
//	IsSubset, IsEqual             as Subtract, without building the result
//	IsDisjoint                    p·q tests
//	Coalesce, CoalesceOwn         p² comparisons of up to 2c tests per piece removed; Coalesce about as many more for pieces that touch
//	Gist                          c tests per piece
//	LexMin, LexMax                read off bounds where possible, else a projection per dimension, else
//	                              parametric integer programming or, without parameters, a search for one
//	                              least value after the other; p² comparisons of pieces
//	Hull                          p·c linear programs; AffineHull: p systems of equations; ConvexHull, Vertices: exponential in the dimensions
//	Scan                          p projections, tests per pair of pieces and loop
//	TransitiveClosure             as Apply; one composition for a piece that contains its own two steps
//	Count                         a sum per dimension where that is short; else the cones at the vertices: polynomial in
//	                              the length of the set for a fixed number of dimensions
//	Contains                      a multiplication per coefficient; Points: Scan, then constant time a point
//	Sample                        a search in p pieces that ends at the first point
//
// What Intersect, Subtract, Apply, ApplyRange, LexMin, Inverse, Domain, Range, Project and their like return has its constraints, but
// gets the normal form, which is where a projection's floor terms and pieces come from, when it is first
// looked at: by a later operation, a predicate, String or Err. IsEmpty does not need it where the operands tell that there are points. Values of
// a Memo and those with a context have it at once.
//
// Values that a [Memo] makes cost this once: the same operation on the same
// operands is looked up, and equal results are one value.
//
// Complement of a set with strides is bounded only by the product of the
// moduli: subtract from a universe of the size that matters instead.
//
// # References
//
// Omega test: Pugh, CACM 1992. Simplex tableau: Detlefs, Nelson, Saxe, JACM
// 2005. Lexicographic minimum: Feautrier, RAIRO 1988. Coalescing: Verdoolaege, IMPACT 2015. Use in an HPF compiler: Adve and
// Mellor-Crummey, PLDI 1998.
package sets
