// Package comm decides what moves between images, and where in the program.
//
//	place, control         a message for each reference that may need elements of others, out of loops and conditions
//	writeback              values that go back to their owners
//	share, indirect        scalars of one owner; elements that index arrays name
//	available, advance     messages that are not needed, or that join others
//	across                 messages that are not needed because of what earlier procedures have computed
//	pipeline, strip        wavefronts along a distributed dimension
//	sweep                  the same along dimensions that are dealt tile by tile
//	separate               loops cut in two, with a message between the parts
//	coalesce, exchange     one exchange for each array and direction at a place
//	nested                 one tile of an image in place of many, where its needs hold those of the others
//	storage, buffer        shadows, and arrays for what does not fit into them
//	fetch, combine         single elements for all images; results of reductions
//	overlap                messages beside a loop that needs none of them
//
// What a pass wants to be otherwise in the statements themselves it notes in Changes, and the passes begin anew.
package comm
