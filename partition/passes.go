package partition

import (
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/explain"
	"dhpfgo/partition/tree"
	"dhpfgo/pipeline/pass"
)

// Passes are the steps of the analysis of one unit in their order; Orders states why it is this one, and a test checks the two
// against each other. They run again from the start whenever one of them finds something more that all images must compute alike.
var Passes = []pass.Step[*unit]{
	{Name: "private", Gives: []pass.Fact{"private"}, Run: func(u *unit) { u.Private = tree.FindPrivate(u.Space.Unit, u.Known.IsScalar, u.build.flowOf()) }},
	{Name: "reductions", Needs: []pass.Fact{"private"}, Gives: []pass.Fact{"reductions"}, Run: func(u *unit) { compute.FindReductions(u.Computation) }},
	{Name: "owner", Needs: []pass.Fact{"reductions"}, Gives: []pass.Fact{"owner runs"}, Run: func(u *unit) { compute.OwnerRuns(u.Computation) }},
	{Name: "cpart", Needs: []pass.Fact{"private", "reductions", "owner runs"}, Gives: []pass.Fact{"homes"}, Run: func(u *unit) { compute.PartitionComputation(u.Computation) }},
	{Name: "write back", Needs: []pass.Fact{"homes"}, Gives: []pass.Fact{"homes", "write-backs"}, Run: (*unit).SettleNonOwners},
	{Name: "uses", Needs: []pass.Fact{"homes", "private"}, Gives: []pass.Fact{"partition"}, Run: func(u *unit) { compute.InheritPartitions(u.Computation) }},
	{Name: "recompute", Needs: []pass.Fact{"partition"}, Gives: []pass.Fact{"partition"}, Run: func(u *unit) { compute.Recompute(u.Computation) }},
	{Name: "place", Needs: []pass.Fact{"partition"}, Gives: []pass.Fact{"needs"}, Run: (*unit).PlaceNeeds},
	{Name: "share", Needs: []pass.Fact{"needs", "owner runs"}, Gives: []pass.Fact{"shares"}, Run: (*unit).ComputeOnOwner},
	{Name: "pivots", Needs: []pass.Fact{"needs", "partition", "reductions"}, Gives: []pass.Fact{"pivots"}, Run: (*unit).ShareSubscripts},
	{Name: "lines", Needs: []pass.Fact{"needs", "partition", "reductions"}, Gives: []pass.Fact{"needs"}, Run: (*unit).KeepLines},
	{Name: "available", Needs: []pass.Fact{"needs", "partition", "shares"}, Gives: []pass.Fact{"needs"}, Run: func(u *unit) {
		kept, computed := comm.DropAvailable(u.Computation, u.Needs)
		u.Needs, u.Computed = kept, append(u.Computed, computed...)
		u.DropHeld(u.build.across.held)
	}},
	{Name: "indirect", Needs: []pass.Fact{"needs", "partition"}, Gives: []pass.Fact{"inspectors"}, Run: (*unit).InspectIndirect},
	{Name: "accumulations", Needs: []pass.Fact{"reductions", "partition"}, Gives: []pass.Fact{"inspectors"}, Run: (*unit).InspectAccumulations},
	{Name: "pipeline", Needs: []pass.Fact{"needs", "inspectors"}, Gives: []pass.Fact{"pipelines"}, Run: (*unit).Pipeline},
	{Name: "advance", Needs: []pass.Fact{"needs", "pipelines"}, Gives: []pass.Fact{"needs"}, Run: (*unit).Advance},
	{Name: "copies", Needs: []pass.Fact{"partition"}, Gives: []pass.Fact{"storage"}, Run: (*unit).WidenForCopies},
	{Name: "unite", Needs: []pass.Fact{"needs"}, Gives: []pass.Fact{"uniform control"}, Run: (*unit).Unite},
	{Name: "separate", Needs: []pass.Fact{"needs", "uniform control"}, Gives: []pass.Fact{"cuts"}, Run: (*unit).SeparateLoops},
	{Name: "widen", Needs: []pass.Fact{"reductions", "partition", "uniform control"}, Gives: []pass.Fact{"cuts"}, Run: (*unit).WidenReductions},
	{Name: "warn", Needs: []pass.Fact{"needs", "cuts"}, Run: func(u *unit) {
		explain.WarnElementwise(u.Unit, u.bag)
		explain.WarnPoints(u.Unit, u.build.calling[u.Src.Proc], u.bag)
	}},
	{Name: "warn forms", Needs: []pass.Fact{"needs", "inspectors", "cuts"}, Run: func(u *unit) {
		explain.WarnNotAffine(u.Unit, u.bag)
		explain.WarnOwnerUnknown(u.Unit, u.bag)
	}},
	{Name: "warn loops", Needs: []pass.Fact{"needs", "cuts"}, Run: func(u *unit) {
		explain.WarnReplicated(u.Unit, u.build.flow, u.bag)
		explain.WarnUndistributed(u.Unit, u.bag)
		explain.WarnInStep(u.Unit, u.build.flow, u.bag)
		explain.WarnCalls(u.Unit, u.bag)
		u.passed = explain.WarnLines(u.Unit, u.bag)
		explain.WarnInside(u.Unit, u.bag)
		explain.WarnGathered(u.Unit, u.bag)
		explain.WarnCombined(u.Unit, u.bag)
		explain.WarnScattered(u.Unit, u.bag)
		explain.WarnNotSwept(u.Unit, u.bag)
	}},
	{Name: "local", Needs: []pass.Fact{"partition"}, Run: func(u *unit) { explain.CheckLocal(u.Unit, u.bag) }},
	{Name: "coalesce", Needs: []pass.Fact{"needs", "pipelines", "inspectors"}, Gives: []pass.Fact{"steps"}, Run: func(u *unit) { comm.Coalesce(u.Messages) }},
	{Name: "exchange", Needs: []pass.Fact{"steps", "storage"}, Gives: []pass.Fact{"exchanges"}, Run: (*unit).BuildExchanges},
	{Name: "warn storage", Needs: []pass.Fact{"exchanges"}, Run: func(u *unit) {
		u.turned = explain.WarnTurned(u.Unit, u.bag)
		explain.WarnWhole(u.Unit, u.turned, u.bag)
		explain.WarnSent(u.Unit, u.bag)
		explain.WarnSentLines(u.Unit, u.bag)
		explain.WarnWork(u.Unit, u.bag)
	}},
	{Name: "gather", Needs: []pass.Fact{"exchanges", "inspectors"}, Gives: []pass.Fact{"gathers"}, Run: (*unit).GatherIndirect},
	{Name: "fetch", Needs: []pass.Fact{"needs", "exchanges"}, Gives: []pass.Fact{"fetches"}, Run: (*unit).InsertFetches},
	{Name: "split", Needs: []pass.Fact{"reductions", "fetches"}, Gives: []pass.Fact{"partial results"}, Run: (*unit).SplitReductions},
	{Name: "overlap", Needs: []pass.Fact{"exchanges", "partial results"}, Gives: []pass.Fact{"overlap"}, Run: func(u *unit) { u.OverlapMessages(u.build.options.Overlap) }},
}

// Orders are the constraints on the order of the passes, each with its reason.
var Orders = []pass.Order{
	{First: "private", Then: "reductions", Why: "an accumulation that is private to an outer loop needs no message"},
	{First: "reductions", Then: "owner", Why: "a reduction has its own way to its result"},
	{First: "owner", Then: "cpart", Why: "a run on one owner has that owner's partition"},
	{First: "cpart", Then: "write back", Why: "whose values are sent back depends on who computes"},
	{First: "write back", Then: "uses", Why: "where values are not sent back their owners compute, too"},
	{First: "uses", Then: "recompute", Why: "who reads what is known when all statements have partitions"},
	{First: "recompute", Then: "place", Why: "what an image computes itself is not sent"},
	{First: "recompute", Then: "local", Why: "what is in a shadow depends on who computes"},
	{First: "recompute", Then: "copies", Why: "an image stores what it computes"},
	{First: "uses", Then: "local", Why: "what is in a shadow depends on who computes"},
	{First: "uses", Then: "place", Why: "what is not local depends on who computes"},
	{First: "uses", Then: "copies", Why: "an image stores what it computes"},
	{First: "place", Then: "share", Why: "a run on one owner takes the place of a message"},
	{First: "share", Then: "available", Why: "a run on one owner begins a new round"},
	{First: "place", Then: "pivots", Why: "whether all images wait in a loop is known when messages are placed"},
	{First: "pivots", Then: "lines", Why: "a subscript that becomes known makes a line of an array"},
	{First: "lines", Then: "available", Why: "what an image computed before a message depends on where that is placed"},
	{First: "pivots", Then: "available", Why: "a subscript that becomes known begins a new round"},
	{First: "private", Then: "cpart", Why: "a private definition runs where its uses run"},
	{First: "reductions", Then: "cpart", Why: "an update of a reduction runs where its operand lives"},
	{First: "unite", Then: "local", Why: "a round that is repeated must not warn twice"},
	{First: "place", Then: "available", Why: "what an image computed before a message depends on where that is placed"},
	{First: "place", Then: "indirect", Why: "an inspector is placed where the message would be, or further out"},
	{First: "indirect", Then: "pipeline", Why: "what an inspector serves keeps a loop from being a pipeline"},
	{First: "uses", Then: "accumulations", Why: "whose elements an image adds to depends on its iterations"},
	{First: "accumulations", Then: "exchange", Why: "arrays that images add to in place are stored whole"},
	{First: "indirect", Then: "coalesce", Why: "what an inspector serves is no part of an exchange"},
	{First: "exchange", Then: "gather", Why: "a list is made of elements that exchanges bring"},
	{First: "available", Then: "pipeline", Why: "what need not move keeps no loop from being a pipeline"},
	{First: "pipeline", Then: "advance", Why: "a message of a pipeline is placed at its loop"},
	{First: "available", Then: "advance", Why: "a message that nobody needs must not draw others to it"},
	{First: "place", Then: "advance", Why: "messages join where they may stand"},
	{First: "advance", Then: "unite", Why: "what is around a message is known when it has joined others"},
	{First: "advance", Then: "coalesce", Why: "only messages that are placed together can join"},
	{First: "place", Then: "unite", Why: "what is around a message is known when it is placed"},
	{First: "place", Then: "coalesce", Why: "only messages that are placed together can join"},
	{First: "unite", Then: "separate", Why: "what is in a loop is known when messages have joined others"},
	{First: "separate", Then: "widen", Why: "a loop is cut where an element is sent before it is cut for its reductions"},
	{First: "widen", Then: "warn", Why: "a loop that is cut must not warn"},
	{First: "separate", Then: "warn", Why: "a loop that is cut must not warn"},
	{First: "unite", Then: "warn", Why: "a round that is repeated must not warn twice"},
	{First: "unite", Then: "warn forms", Why: "a round that is repeated must not warn twice"},
	{First: "unite", Then: "warn loops", Why: "a round that is repeated must not warn twice"},
	{First: "coalesce", Then: "exchange", Why: "the set of an exchange is the union over its references"},
	{First: "exchange", Then: "fetch", Why: "an exchange keeps the reference as typed for its label"},
	{First: "fetch", Then: "split", Why: "copies are made of the statement as typed"},
	{First: "split", Then: "overlap", Why: "what is before a loop is complete when its messages are"},
}
