package pipeline

import (
	"dhpfgo/pipeline/pass"
	"dhpfgo/specialise"
)

// SpecialiseOrders are the constraints inside the stage that has steps of two packages.
var SpecialiseOrders = append([]pass.Order{
	{First: "aggregates", Then: "disprove", Why: "components are compared one by one"},
	{First: "clone", Then: "own", Why: "an array that all images share is no variable of an activation"},
	{First: "own", Then: "calls", Why: "images may call apart what has no effect but on variables of its own"},
	{First: "disprove", Then: "clone", Why: "a loop of the source is warned about once, not for each clone of its procedure"},
}, specialise.Orders...)
