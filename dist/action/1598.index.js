export const id = 1598;
export const ids = [1598];
export const modules = {
	1598: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { listAction: () => listAction });
		var request = __webpack_require__(2410), errors = __webpack_require__(452), retry = __webpack_require__(8394), connect = __webpack_require__(8661), deadline = __webpack_require__(2159);
		let maxListCharacters = 16777216;
		function listInterns(io, settings) {
			return (0, deadline.d)(io, settings.timeoutMs, async (job) => {
				let { client } = await (0, connect.N)(job, settings);
				return (0, retry.b)({
					what: "intern list",
					maxAttempts: 5,
					...job
				}, () => collect(client.listInterns({
					...settings,
					...job
				})), request.xg);
			});
		}
		async function collect(interns) {
			let all = [], characters = 0;
			for await (let intern of interns) {
				if (characters += JSON.stringify(intern).length, characters > maxListCharacters) throw new errors.hD("api_malformed", `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`);
				all.push(intern);
			}
			return all;
		}
		var cut = __webpack_require__(9179);
		function toInternsBlocks(interns) {
			let rows = interns.slice(0, 500).map((intern) => [
				[(0, cut.ml)(intern.name, 200)],
				[describeStatus(intern)],
				[(0, cut.ml)(intern.model ?? "default", 200)],
				[{ code: (0, cut.ml)(intern.id, 200) }]
			]), more = interns.length - rows.length;
			return [
				{
					type: "heading",
					line: [`${interns.length} ${interns.length === 1 ? "intern" : "interns"}`]
				},
				...rows.length === 0 ? [] : [{
					type: "table",
					header: [
						"Name",
						"Status",
						"Model",
						"Id"
					],
					rows
				}],
				...more > 0 ? [{
					type: "paragraph",
					line: [`${more} more are not shown here.`]
				}] : []
			];
		}
		function describeStatus({ status, progress, last_failure_message }) {
			return progress === null ? status === "failed" && last_failure_message !== null ? `${status}: ${(0, cut.ml)(last_failure_message, 200)}` : status : `${status}, step ${progress.step_number} of ${progress.total_steps}`;
		}
		var markdown = __webpack_require__(3974);
		async function listAction(io, settings) {
			let interns = await listInterns(io, settings), json = JSON.stringify(interns.slice(0, 256));
			interns.length > 256 && io.log.warning(`${interns.length} interns match, and a matrix of GitHub has at most 256 jobs: the output "interns" has the newest 256. Narrow the list by "status" or "workspace-id"; the log names all.`), json.length > 524288 && io.log.warning(`The output "interns" has ${json.length} characters. GitHub does not hand outputs of a job above 1 MiB to other jobs: narrow the list by "status" or "workspace-id".`), interns.length === 0 && io.log.notice("No interns match. A matrix of none fails a workflow: guard its job with \"if: … != '[]'\".");
			for (let { name, id, status } of interns) io.log.info(`Intern "${name}" (${id}): ${status}`);
			return io.setOutputs({
				conclusion: "finished",
				interns: json
			}), await io.writeSummary((0, markdown.l)(toInternsBlocks(interns))), "finished";
		}
	}),
	9179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m7: () => keepEnds,
			ml: () => shorten,
			zP: () => cutToBytes
		});
		function cutToBytes(text, maxBytes) {
			let bytes = Buffer.from(text);
			if (bytes.byteLength <= maxBytes) return text;
			let end = maxBytes;
			for (; end > 0 && ((bytes[end] ?? 0) & 192) == 128;) --end;
			return bytes.subarray(0, end).toString();
		}
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = wellFormed(text.slice(0, Math.ceil(length * 2 / 3))), tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}…${tail}`;
		}
		function wellFormed(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
	}),
	3974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => toMarkdown });
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309), _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112), _word_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(529), _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5230);
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
			return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.p3)((0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Bv)(text).join(" "), limit, escapePiece);
		}
		function escapePunctuation(text) {
			return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
		}
		function toFence(text) {
			let safe = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Bv)(text).join("\n"), longest = [...safe.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
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
		let breakPoint = "<wbr>", activeInText = /(?<=@)|(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u, shortestCommit = /[0-9A-Fa-f]{7}/, ascii = /^[\x00-\x7f]*$/;
		function activeIn(line) {
			if (!shortestCommit.test(line)) return activeInText;
			let wordCharacter = ascii.test(line) ? "[A-Za-z0-9]" : "[\\p{L}\\p{N}]", inCommit = `(?<=(?<!${wordCharacter})[0-9A-Fa-f])(?=[0-9A-Fa-f]{6,39}(?!${wordCharacter}))`;
			return RegExp(`${activeInText.source}|${inCommit}`, "u");
		}
		function withoutReferences(text, { wordLimit }, escapeText) {
			let line = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" "), active = activeIn(line);
			return withBreakPoints(line, wordLimit, (piece) => piece.split(active).map(escapeText).join(breakPoint));
		}
		let colourless = /^[⚠⏸⏭]/u;
		function withColouredSign(heading) {
			return heading.replace(colourless, "$&️");
		}
		function escapeHtml(text) {
			return text.replace(special, referenceTo);
		}
		let special = /[<>&"'$`]/g, references = Object.fromEntries(Array.from("<>&\"'$`", (character) => [character, `&#${character.codePointAt(0)};`]));
		function referenceTo(character) {
			return references[character] ?? "";
		}
		function toSafeText(text, options = {}) {
			return withoutReferences(text, options, escapeHtml);
		}
		function toSafeCode(text, { wordLimit } = {}) {
			return withBreakPoints((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" "), wordLimit, escapeHtml);
		}
		function toSafeCodeBlock(text) {
			return needsCare.test(text) ? (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).map(escapeHtml).join("&#10;") : escapeHtml(text).replaceAll("\n", "&#10;");
		}
		let needsCare = /[^\x20-\x7e\n]|##\[|^ *::/m;
		function withBreakPoints(text, wordLimit, escapeText) {
			return wordLimit === void 0 ? escapeText(text) : text.split(/(\s+)/u).map((word) => {
				let characters = Array.from(word), pieces = [];
				for (let at = 0; at < characters.length; at += wordLimit) pieces.push(escapeText(characters.slice(at, at + wordLimit).join("")));
				return pieces.join(breakPoint);
			}).join("");
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
	5230: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => toWords });
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309), _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
		function toWords(words) {
			let html = words.type === "rich" ? words.html : toParagraphs(words.text);
			return words.speaker === void 0 ? `<blockquote>${html}</blockquote>` : `<dl><dt>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__._J)(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
		}
		function toParagraphs(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.Bv)(text.trim()).join("\n").split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.split("\n").map(toLine).join("<br>")}</p>`).join("");
		}
		function toLine(line) {
			let [indent = ""] = /^[ \t]*/.exec(line) ?? [];
			return "&#160;".repeat(indent.replaceAll("	", "    ").length) + (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__._J)(line.slice(indent.length));
		}
	})
};
