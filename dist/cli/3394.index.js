export const id = 3394;
export const ids = [3394];
export const modules = {
	73974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { toMarkdown: () => toMarkdown });
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94112), _word_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(529), _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35230);
		function toMarkdown(blocks) {
			return `${blocks.map(toBlock).join("\n\n")}\n`;
		}
		function toBlock(block) {
			switch (block.type) {
				case "heading": return `## ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.r3)(toLine(block.line))}${toFacts(block.facts ?? [])}`;
				case "paragraph": return toLine(block.line);
				case "quiet": return toQuiet(block.lines);
				case "list": return block.items.map((item) => `- ${toLine(item)}`).join("\n");
				case "prose":
				case "rich": return (0, _words_js__WEBPACK_IMPORTED_MODULE_1__.x)(block);
				case "code": return toFence(block.text);
				case "alert": return `> [!${block.kind}]\n> ${toLine(block.line)}`;
				case "table": return toTable(block.header, block.rows);
				case "details": return `<details><summary>${toLine(block.summary)}</summary>\n\n${toMarkdown(block.blocks)}\n</details>`;
				default: return block;
			}
		}
		function toFacts(facts) {
			return facts.length === 0 ? "" : `\n\n<sub>${facts.map((fact) => toLine(fact)).join(" · ")}</sub>`;
		}
		function toQuiet(lines) {
			return lines.map((line) => `<sub>${toLine(line)}</sub>`).join("<br>\n");
		}
		function toLine(line, options = {}) {
			return line.map((inline) => toInline(inline, options)).join("");
		}
		function toInline(inline, options) {
			return typeof inline == "string" ? escapeText(inline, options) : "code" in inline ? toLinked(`<code>${escapeCode(inline.code, options)}</code>`, inline.href) : "strong" in inline ? `<strong>${escapeText(inline.strong, options)}</strong>` : `<sub>${escapeText(inline.quiet, options)}</sub>`;
		}
		function toLinked(html, href) {
			return href !== void 0 && /^https?:\/\/[\w\-.~:/?#@%=&+,]+$/.test(href) ? `<a href="${href}">${html}</a>` : html;
		}
		function escapeText(text, options = {}) {
			return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.Xl)(text, options, escapePunctuation);
		}
		let linkedInCode = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=@)/u;
		function escapeCode(text, { wordLimit: limit }) {
			let escapePiece = (piece) => piece.split(linkedInCode).map(escapePunctuation).join(_safe_text_js__WEBPACK_IMPORTED_MODULE_0__._P);
			return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.p3)((0, _log_js__WEBPACK_IMPORTED_MODULE_2__.safeLines)(text).join(" "), limit, escapePiece);
		}
		function escapePunctuation(text) {
			return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
		}
		function toFence(text) {
			let safe = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.safeLines)(text).join("\n"), longest = [...safe.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}text\n${safe}\n${fence}`;
		}
		function toTable(header, rows) {
			let cells = [header, ...rows.map((row) => row.map(textOf))], options = { wordLimit: (0, _word_limit_js__WEBPACK_IMPORTED_MODULE_3__.m)(cells) }, head = header.map((cell) => escapeText(cell, options)), body = rows.map((row) => row.map((line) => toLine(line, options)));
			return [
				head,
				header.map(() => "---"),
				...body
			].map((row) => `| ${row.join(" | ")} |`).join("\n");
		}
		function textOf(line) {
			return line.map((inline) => typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet).join("");
		}
	}),
	529: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => wordLimit });
		function wordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, longestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function longestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	43394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			toSummary: () => toSummary,
			toSummaryBlocks: () => toSummaryBlocks
		});
		var _facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85697), _pauses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16955), _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73974), _said_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69869), _status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36282);
		let extents = [
			4e5,
			15e4,
			5e4,
			1e4,
			2e3
		].map((characters) => ({
			characters,
			rows: characters / 200
		}));
		function toSummary(record, level, options = {}) {
			let { maxBytes = 1024e3 } = options, markdown = "";
			for (let extent of extents.filter(({ characters }) => characters <= 3 * maxBytes)) if (markdown = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__.toMarkdown)(toSummaryBlocks(record, level, extent, options)), Buffer.byteLength(markdown) <= maxBytes) return markdown;
			return markdown;
		}
		function toSummaryBlocks(record, level, { characters, rows } = {
			characters: 4e5,
			rows: 2e3
		}, { render, suggest = () => [], lead = () => [], withReasoning = !0 } = {}) {
			let first = lead(level, rows);
			if (level === "none") return [...first, (0, _status_js__WEBPACK_IMPORTED_MODULE_1__.mf)(record)];
			let full = level === "full";
			return [
				...first,
				(0, _status_js__WEBPACK_IMPORTED_MODULE_1__.mf)(record),
				...(0, _status_js__WEBPACK_IMPORTED_MODULE_1__.$E)(record),
				...full ? (0, _said_js__WEBPACK_IMPORTED_MODULE_2__.G)(record, characters, render) : [],
				...(0, _pauses_js__WEBPACK_IMPORTED_MODULE_3__.z6)(record, rows, suggest),
				...full && withReasoning ? (0, _said_js__WEBPACK_IMPORTED_MODULE_2__.m)(record.reasoning, characters / 4, render) : [],
				...(0, _facts_js__WEBPACK_IMPORTED_MODULE_4__.$)(record)
			];
		}
	})
};
