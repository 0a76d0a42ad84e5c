// Package sem turns the AST into a typed program: every name resolved, every expression typed with all conversions
// explicit, constants folded, directives checked and turned into mappings. It is the only package that reads the AST; what it
// accepts is valid, and later stages never fail on it.
//
// A checker types one program unit: it hands its statements and expressions to rooms. Its state has parts: scope (what names mean,
// symbols.go), head (what a procedure begins with, procedure.go), control (where a statement stands, goto.go) and emission
// (variables and statements that it makes, emit.go). What else a unit consists of has a room of its own, a type around the
// checker that the statement or declaration is handed to:
//
//	heading        the head of a procedure: arguments, results, entries         procedure.go, entry.go
//	importer       USE and PUBLIC, modules of the language                      module.go, kinds.go, library.go
//	declarer       declarations: types, attributes, bounds                      decl.go, bounds.go, kinds.go, scratch.go
//	namelists      NAMELIST                                                     namelist.go
//	generics       interface blocks, generic names, defined operations          generic.go
//	procPointers   PROCEDURE declarations, procedure pointers                   procdecl.go
//	typeDefiner    derived types and ENUM                                       derived.go
//	binder         what is bound to derived types                               bound.go, dispatch.go
//	polymorph      dynamic types of CLASS                                       extends.go, polymorphic.go
//	structures     components and structure constructors                        component.go, structconst.go
//	finalizer      final procedures                                             final.go
//	pointing       pointer assignment, NULLIFY, pointers as arguments           pointer.go, pointerarg.go
//	operations     literals, operators, constructors                            expr.go, bits.go, constructor.go
//	designators    names, elements, sections                                    refs.go, vector.go
//	functions      references of functions, statement functions                 funcref.go, wrapper.go
//	caller         calls of subroutines, actual arguments                       callproc.go, mvbits.go
//	intrinsicArgs  arguments of intrinsic functions                             argbind.go, intrinsics.go, elementals.go
//	inquirer       inquiries about arrays, types, optional arguments            inquiry.go, optional.go
//	texts          substrings, functions of characters                          character.go, textcall.go
//	lengths        lengths of characters                                        charlen.go, charcall.go
//	constants      constant expressions                                         evaluate.go, initial.go
//	initializer    DATA                                                         data.go, dataparts.go
//	mapper         the mapping and the layout of each array                     directives.go, layout.go, replicate.go
//	allocator      ALLOCATE, DEALLOCATE, MOVE_ALLOC                             allocate.go, allocclass.go
//	assigner       assignments; partAssigner those of components                assign.go, definedassign.go, assignparts.go
//	definitions    what may be set, what statements set and allocate            define.go, intent.go
//	wholeUses      statements that use the whole of an array                    wholeuse.go
//	resetter       default values of arguments with INTENT(OUT)                 reset.go
//	reallocator    assignments that may allocate their left side                realloc.go
//	looper         DO, INDEPENDENT, ON HOME, locality                           loops.go, on.go
//	masker         WHERE, FORALL, DO CONCURRENT                                 where.go, forall.go
//	selecter       SELECT CASE and SELECT TYPE                                  selectcase.go, selecttype.go
//	enclosures     ASSOCIATE and BLOCK                                          associate.go, block.go
//	jumper         GO TO in its forms, RETURN to labels                         goto.go, alternate.go
//	ioStatement    statements of input and output, and their specifiers         io.go, iospecs.go
//	ioItems        what they transfer                                           ioitems.go
//	cBinding       ISO_C_BINDING                                                cbinding.go
//	systemCaller   intrinsic subroutines that ask the system                    system.go
//
// What a name stands for, an entity, is declared in names, which the rooms below can use without sem: what they must ask of the unit
// that declares it they ask of names.Home, which the checker is. storage lays out COMMON and EQUIVALENCE;
// mapping reads the mapping directives; versions follows those that change a mapping; arguments matches actual with dummy
// arguments and picks specific procedures.
//
// What can be said of statements before names have a meaning is in the packages below: tree, jumps, scan, and for all
// units together uses. library writes the functions of
// HPF_LIBRARY in Fortran, for importer; interpret runs the statements that constants makes of a constant expression.
package sem
