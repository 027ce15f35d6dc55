export const id = 6355;
export const ids = [6355];
export const modules = {
	6355: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { toPage: () => toPage });
		var safe_text = __webpack_require__(4112), words = __webpack_require__(5230);
		function toHtml(blocks) {
			return blocks.map(toBlock).join("\n");
		}
		function toBlock(block) {
			switch (block.type) {
				case "heading": return `<h1>${(0, safe_text.r3)(toLine(block.line))}</h1>${toFacts(block.facts ?? [])}`;
				case "paragraph": return `<p>${toLine(block.line)}</p>`;
				case "quiet": return `<p class="quiet">${block.lines.map(toLine).join("<br>")}</p>`;
				case "list": return `<ul>${block.items.map((item) => `<li>${toLine(item)}</li>`).join("\n")}</ul>`;
				case "prose":
				case "rich": return (0, words.x)(block);
				case "code": return `<pre><code>${(0, safe_text.Zm)(block.text)}</code></pre>`;
				case "alert": return `<p class="alert ${block.kind.toLowerCase()}">${toLine(block.line)}</p>`;
				case "table": return toTable(block.header, block.rows);
				case "details": return `<details><summary>${toLine(block.summary)}</summary>\n${toHtml(block.blocks)}\n</details>`;
				default: return block;
			}
		}
		function toFacts(facts) {
			return facts.length === 0 ? "" : `\n<p class="quiet">${facts.map(toLine).join(" · ")}</p>`;
		}
		function toLine(line) {
			return line.map(toInline).join("");
		}
		function toInline(inline) {
			return typeof inline == "string" ? (0, safe_text._J)(inline) : "code" in inline ? `<code>${(0, safe_text.E3)(inline.code)}</code>` : "strong" in inline ? `<strong>${(0, safe_text._J)(inline.strong)}</strong>` : `<small>${(0, safe_text._J)(inline.quiet)}</small>`;
		}
		function toTable(header, rows) {
			return `<table><thead><tr>${header.map((cell) => `<th>${(0, safe_text._J)(cell)}</th>`).join("")}</tr></thead>\n<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${toLine(cell)}</td>`).join("")}</tr>`).join("\n")}</tbody></table>`;
		}
		function toPage(title, blocks) {
			return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${(0, safe_text._J)(title)}</title>
<style>
:root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#f6f8fa, #151b23); --quiet: light-dark(#59636e, #9198a1); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere; }
h1 { font-size: 1.5em; margin: 0; } h3, h4, h5, h6 { margin: 1em 0 0.5em; }
.quiet, small { color: var(--quiet); font-size: 0.875em; } h1 + .quiet { margin-top: 0.25em; }
dl { border: 1px solid var(--line); border-radius: 6px; margin: 1em 0; } dt { font-weight: 600; padding: 8px 16px; background: var(--soft); border-bottom: 1px solid var(--line); }
dd { margin: 0; padding: 0 16px; } hr { display: none; }
blockquote { margin: 1em 0; padding: 0 1em; border-left: 4px solid var(--line); }
code, pre { font: 0.875em/1.45 ui-monospace, monospace; background: var(--soft); border-radius: 6px; }
code { padding: 0.15em 0.35em; } pre { padding: 12px; overflow-x: auto; } pre code { padding: 0; background: none; white-space: pre; overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; margin: 1em 0; } th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: left; vertical-align: top; }
.alert { border-left: 4px solid #0969da; padding: 8px 16px; background: var(--soft); } .alert.warning { border-color: #9a6700; } .alert.caution { border-color: #d1242f; }
th, td { overflow-wrap: anywhere; } ul, ol { padding-left: 1.5em; } blockquote blockquote { padding: 0 0.5em; } summary { cursor: pointer; }
@media (max-width: 600px) { th, td { padding: 4px; } }
</style>
</head>
<body>
<main>
${toHtml(blocks)}
</main>
</body>
</html>
`;
		}
	}),
	4112: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E3: () => toSafeCode,
			Xl: () => withoutReferences,
			Zm: () => toSafeCodeBlock,
			_J: () => toSafeText,
			_P: () => breakPoint,
			p3: () => withBreakPoints,
			r3: () => withColouredSign
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
		let breakPoint = "<wbr>", activeInText = /[@#]|:(?=\/\/)|[Ww]{3}(?=\.)|\b[Gg][Hh](?=-\d)|[A-Z](?=-\d)|(?<![\p{L}\p{N}])[0-9A-Fa-f](?=[0-9A-Fa-f]{6,39}(?![\p{L}\p{N}]))/gu;
		function withoutReferences(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)(text).join(" ").replace(activeInText, "$&⁠");
		}
		let colourless = /^[⚠⏸⏭]/u;
		function withColouredSign(heading) {
			return heading.replace(colourless, "$&️");
		}
		function escapeHtml(text) {
			return text.replace(/[<>&"'$`]/g, (character) => `&#${character.codePointAt(0)};`);
		}
		function toSafeText(text, { wordLimit } = {}) {
			return withBreakPoints(withoutReferences(text), wordLimit, escapeHtml);
		}
		function toSafeCode(text, { wordLimit } = {}) {
			return withBreakPoints((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)(text).join(" "), wordLimit, escapeHtml);
		}
		function toSafeCodeBlock(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)(text).map(escapeHtml).join("&#10;");
		}
		function withBreakPoints(text, wordLimit, escapeText) {
			return wordLimit === void 0 ? escapeText(text) : text.split(/(\s+)/u).map((word) => {
				let characters = Array.from(word), pieces = [];
				for (let at = 0; at < characters.length; at += wordLimit) pieces.push(escapeText(characters.slice(at, at + wordLimit).join("")));
				return pieces.join(breakPoint);
			}).join("");
		}
	}),
	5230: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => toWords });
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309), _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
		function toWords(words) {
			let html = words.type === "rich" ? words.html : toParagraphs(words.text);
			return words.speaker === void 0 ? `<blockquote>${html}</blockquote>` : `<dl><dt>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__._J)(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
		}
		function toParagraphs(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.safeLines)(text.trim()).join("\n").split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.split("\n").map(toLine).join("<br>")}</p>`).join("");
		}
		function toLine(line) {
			let [indent = ""] = /^[ \t]*/.exec(line) ?? [];
			return "&#160;".repeat(indent.replaceAll("	", "    ").length) + (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__._J)(line.slice(indent.length));
		}
	})
};
