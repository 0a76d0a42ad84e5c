package node

import (
	"dhpfgo/diag"
)

// What remarks about loops say: what was done, and why something was not.
var (
	coalescedTiles    = diag.ReasonCode{Name: "coalesced", Text: "one loop over %s passes all cells of the image: its tiles lie one after the other"}
	splitOff          = diag.ReasonCode{Name: "split-off", Text: "the loop over %s is apart from the statements beside it: it can change places"}
	expanded          = diag.ReasonCode{Name: "expanded", Text: "%s has a place for each iteration: the loops that set and use it can change places"}
	reordered         = diag.ReasonCode{Name: "reordered", Text: "the order of the loops is now %s: neighbouring elements in the innermost"}
	notReordered      = diag.ReasonCode{Name: "not-reordered", Text: "another order of the loops would pass memory better, but %s"}
	unfolded          = diag.ReasonCode{Name: "unfolded", Text: "the short loops in the loop over %s are written out: vectors of its iterations"}
	jammed            = diag.ReasonCode{Name: "jammed", Text: "%d iterations of the loop over %s run together: %s"}
	fused             = diag.ReasonCode{Name: "fused", Text: "runs together with the nest before, iteration by iteration of %s: what both use is in the cache"}
	fusedBehind       = diag.ReasonCode{Name: "fused-behind", Text: "runs together with the nest before, %d %s of %s behind: what both use is in the cache"}
	fusedSums         = diag.ReasonCode{Name: "fused-sums", Text: "runs together with the loop before, iteration by iteration of %s: its sums do not wait alone"}
	chosenValue       = diag.ReasonCode{Name: "chosen-value", Text: "the branches of IF are values of one assignment to %s: none is jumped to"}
	comparedDistances = diag.ReasonCode{Name: "compared-distances",
		Text: "when the loop runs, it looks how far apart the iterations are that use one element of %s: vectors where that allows them"}
	notFused = diag.ReasonCode{Name: "not-fused", Text: "the nest before uses the same elements, but the two can not run together: %s"}
	inOrder  = diag.ReasonCode{Name: "in-order",
		Text: "%s keeps the order of the source, each operation waits for the one before; --reassociate allows any order"}

	// why iterations run together
	sumsInBlocks    = diag.ReasonCode{Name: "sums-apart", Text: "their sums in %s do not wait for each other"}
	sumsApart       = diag.ReasonCode{Name: "sums", Text: "their sums do not wait for each other"}
	recurrencesWait = diag.ReasonCode{Name: "recurrences-wait", Text: "what one of them waits for, the others compute meanwhile"}
	behindEachOther = diag.ReasonCode{Name: "behind-each-other", Text: "each an iteration of the innermost loop behind the one before, so that they do not wait for each other"}
	loadedOnce      = diag.ReasonCode{Name: "loaded-once", Text: "elements are loaded once for all of them"}

	// why they do not, or loops keep their places
	stepNotOne     = diag.ReasonCode{Name: "step-not-one", Text: "the step of the loop is not 1"}
	ownStepNotOne  = diag.ReasonCode{Name: "own-step-not-one", Text: "its step is neither 1 nor -1"}
	oneOverTiles   = diag.ReasonCode{Name: "one-over-tiles", Text: "one is over tiles"}
	overTiles      = diag.ReasonCode{Name: "over-tiles", Text: "it runs over tiles"}
	secondUses     = diag.ReasonCode{Name: "second-uses", Text: "the second one uses %s"}
	usedAfterLoop  = diag.ReasonCode{Name: "used-after-loop", Text: "%s is used after its loop"}
	usedAfterLoops = diag.ReasonCode{Name: "used-after-loops", Text: "%s is used after the loops"}
	keepsValue     = diag.ReasonCode{Name: "keeps-value", Text: "%s keeps its value from one iteration to the next"}
	boundDepends   = diag.ReasonCode{Name: "bound-depends", Text: "a bound depends on %s"}
	bothUse        = diag.ReasonCode{Name: "both-use", Text: "both use %s"}
	shareMemory    = diag.ReasonCode{Name: "share-memory", Text: "%s and %s share memory"}
	meetFar        = diag.ReasonCode{Name: "meet-far", Text: "%s and %s meet in distant iterations"}
	meetTurned     = diag.ReasonCode{Name: "meet-turned", Text: "%s and %s would meet in another order"}
	boundsDiffer   = diag.ReasonCode{Name: "bounds-differ", Text: "their bounds differ"}
	boundsOfUse    = diag.ReasonCode{Name: "bounds-use", Text: "the bounds of the loop over %s use %s"}
	boundsUseIts   = diag.ReasonCode{Name: "bounds-use-its", Text: "the bounds of the loop over %s use its variable"}
	boundsDepend   = diag.ReasonCode{Name: "bounds-depend", Text: "the bounds of the loop over %s depend on %s"}
)
