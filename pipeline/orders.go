package pipeline

import (
	"dhpfgo/pipeline/pass"
	"dhpfgo/specialise"
)

// SpecialiseOrders are the constraints inside the stage that has steps of two packages.
var SpecialiseOrders = append([]pass.Order{
	{First: "aggregates", Then: "disprove", Why: "components are compared one by one"},
	{First: "clone", Then: "own", Why: "an array that all images share is no variable of an activation"},
	{First: "clone", Then: "scratch", Why: "a version of a procedure for distributed arrays has a work array that lies as these do"},
	{First: "own", Then: "scratch", Why: "what belongs to an activation alone is nothing that a caller reads"},
	{First: "scratch", Then: "temporaries", Why: "only local arrays are laid as the distributed ones that they are used with"},
	{First: "own", Then: "calls", Why: "images may call apart what has no effect but on variables of its own"},
	{First: "indexset", Then: "expand", Why: "a neighbour that wraps around has one form of subscript in each part of the loop"},
	{First: "embed", Then: "expand", Why: "what a call does to a work array is seen in the loop"},
	{First: "expand", Then: "affine", Why: "subscripts of work arrays that are distributed now are followed like others"},
	{First: "disprove", Then: "clone", Why: "a loop of the source is warned about once, not for each clone of its procedure"},
}, specialise.Orders...)
