package lsp

import "encoding/json"

// The parts of the Language Server Protocol 3.17 that the server speaks, with the protocol's names. Lines and characters count from 0; a
// character is a unit of UTF-16.
type (
	position struct {
		Line      int `json:"line"`
		Character int `json:"character"`
	}
	textRange struct {
		Start position `json:"start"`
		End   position `json:"end"`
	}
	location struct {
		URI   string    `json:"uri"`
		Range textRange `json:"range"`
	}
	textEdit struct {
		Range   textRange `json:"range"`
		NewText string    `json:"newText"`
	}

	documentID struct {
		URI string `json:"uri"`
	}
	// positionParams asks about a place; References, completion and hover have it in common.
	positionParams struct {
		TextDocument documentID `json:"textDocument"`
		Position     position   `json:"position"`
		Context      struct {
			IncludeDeclaration bool `json:"includeDeclaration"`
		} `json:"context"`
	}
	// rangeParams asks about a stretch of a document.
	rangeParams struct {
		TextDocument documentID `json:"textDocument"`
		Range        textRange  `json:"range"`
	}
	openParams struct {
		TextDocument struct {
			URI  string `json:"uri"`
			Text string `json:"text"`
		} `json:"textDocument"`
	}
	changeParams struct {
		TextDocument   documentID `json:"textDocument"`
		ContentChanges []struct {
			Range *textRange `json:"range"`
			Text  string     `json:"text"`
		} `json:"contentChanges"`
	}
	renameParams struct {
		positionParams
		NewName string `json:"newName"`
	}

	relatedInformation struct {
		Location location `json:"location"`
		Message  string   `json:"message"`
	}
	diagnostic struct {
		Range    textRange            `json:"range"`
		Severity int                  `json:"severity"` // 1 error, 2 warning, 3 information
		Code     string               `json:"code,omitempty"`
		Source   string               `json:"source"`
		Message  string               `json:"message"`
		Related  []relatedInformation `json:"relatedInformation,omitempty"`
	}
	publishDiagnostics struct {
		URI         string       `json:"uri"`
		Diagnostics []diagnostic `json:"diagnostics"`
	}

	markup struct {
		Kind  string `json:"kind"`
		Value string `json:"value"`
	}
	hover struct {
		Contents markup    `json:"contents"`
		Range    textRange `json:"range"`
	}
	documentHighlight struct {
		Range textRange `json:"range"`
	}
	documentSymbol struct {
		Name           string           `json:"name"`
		Detail         string           `json:"detail,omitempty"`
		Kind           int              `json:"kind"`
		Range          textRange        `json:"range"`
		SelectionRange textRange        `json:"selectionRange"`
		Children       []documentSymbol `json:"children,omitempty"`
	}
	completionItem struct {
		Label      string `json:"label"`
		Kind       int    `json:"kind,omitempty"`
		Detail     string `json:"detail,omitempty"`
		InsertText string `json:"insertText,omitempty"`
		Format     int    `json:"insertTextFormat,omitempty"` // 2: a snippet, with places to fill in
	}
	inlayHint struct {
		Position    position `json:"position"`
		Label       string   `json:"label"`
		PaddingLeft bool     `json:"paddingLeft"`
		Tooltip     *markup  `json:"tooltip,omitempty"`
	}
	workspaceEdit struct {
		Changes map[string][]textEdit `json:"changes"`
	}
	codeAction struct {
		Title       string        `json:"title"`
		Kind        string        `json:"kind"`
		Diagnostics []diagnostic  `json:"diagnostics,omitempty"`
		IsPreferred bool          `json:"isPreferred,omitempty"`
		Edit        workspaceEdit `json:"edit"`
	}
)

// The numbers that the protocol has for kinds of symbols and of completions.
const (
	symbolModule, symbolField, symbolFunction, symbolVariable, symbolConstant, symbolStruct = 2, 8, 12, 13, 14, 23

	itemFunction, itemField, itemVariable, itemModule, itemKeyword, itemSnippet, itemStruct = 3, 5, 6, 9, 14, 15, 22
)

const snippet = 2

// capabilities are what the server offers.
var capabilities = json.RawMessage(`{"capabilities": {
	"textDocumentSync": {"openClose": true, "change": 1, "save": true},
	"hoverProvider": true, "definitionProvider": true, "referencesProvider": true, "documentHighlightProvider": true,
	"documentSymbolProvider": true, "renameProvider": true, "inlayHintProvider": true,
	"completionProvider": {"triggerCharacters": ["%", "$"]},
	"codeActionProvider": {"codeActionKinds": ["quickfix"]}},
	"serverInfo": {"name": "dhpfgo"}}`)
