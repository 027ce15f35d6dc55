export const id = 191;
export const ids = [191];
export const modules = {
	5233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			P: () => grantRule
		});
		let grantRule = "grant", personRule = "(person)";
	}),
	9495: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jI: () => toChangesLine,
			lT: () => toChangesBlocks,
			mk: () => toChangeTable
		});
		var _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9229), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let words = {
			taken: "taken",
			left: "left behind",
			stop: "stops"
		};
		function toChangesLine({ counts: { taken, left, stop } }) {
			if (taken + left + stop === 0) return "No file changed.";
			let stopped = stop === 0 ? "" : `, ${stop} stopped the whole`;
			return `Changed files: ${taken} ${stop === 0 ? "taken" : "that could be taken"}, ${left} left behind${stopped}.`;
		}
		function toChangesBlocks(changes, { level, rows, diff }) {
			if (changes === null || level === "none") return [];
			let { head, counts, entries } = changes, shown = entries.slice(0, rows), all = counts.taken + counts.left + counts.stop, isDiffShown = level === "full" && diff !== void 0 && diff !== "";
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)({ strong: toChangesLine(changes) }, " Since commit ", { code: head.slice(0, 12) }, "."), toChangeTable(shown), all > shown.length && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(`${all - shown.length} more are not shown here.`), isDiffShown && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.zH)(["The change"], {
				type: "code",
				text: diff.trimEnd(),
				isDiff: !0
			}));
		}
		function toChangeTable(entries) {
			if (entries.length === 0) return [];
			let rows = entries.map(({ path, status, bytes, added, removed, answer, rule }) => [
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(path, 200) }],
				[status],
				[added === null || removed === null ? bytes === null ? "" : `${bytes} bytes` : `+${added} −${removed}`],
				[words[answer]],
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(rule, 200) }]
			]);
			return [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.tp)([
				"File",
				"Change",
				"Lines",
				"Fate",
				"Rule"
			], rows)];
		}
	}),
	604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BS: () => toShownLevel,
			Gl: () => toAnswer,
			gD: () => loadRichText,
			mo: () => toReasoning
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057), _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4443), _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9229), _render_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9179);
		function toAnswer(record, characters, render) {
			let { text } = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.fP)(record);
			return text.head.trim() === "" ? [] : toBlocks(text, characters, render, (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(record));
		}
		function toReasoning(text, characters, render) {
			return text.head.trim() === "" ? [] : [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.zH)(["Reasoning"], ...toBlocks(text, characters, render))];
		}
		function toBlocks({ head, tail, omitted }, characters, render, speaker) {
			let show = (text) => render === void 0 ? {
				type: "prose",
				text,
				speaker
			} : {
				type: "rich",
				html: render(text),
				text,
				speaker
			}, kept = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.m7)(head + tail, characters), missing = omitted + kept.omitted;
			if (missing === 0) return [show(kept.head)];
			let note = `${missing} characters are left out here. The transcript file has them.`;
			return [
				show(kept.head),
				(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.xE)("NOTE", note),
				show(kept.tail)
			];
		}
		let markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;
		async function loadRichText(record, level) {
			let { text, reasoning } = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.fP)(record), texts = [
				text.head,
				text.tail,
				reasoning.head,
				reasoning.tail
			];
			if (level === "full" && texts.some((part) => markup.test(part))) return (await Promise.all([__webpack_require__.e(5251), __webpack_require__.e(993)]).then(__webpack_require__.bind(__webpack_require__, 993))).renderRichText;
		}
		function toShownLevel(level, visibility) {
			return level === "auto" ? visibility === "private" || visibility === "internal" ? "full" : "brief" : level;
		}
	}),
	8568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => toFailureOutputs,
			tP: () => toErrorOutput,
			v1: () => toRunOutputs,
			xS: () => toOutputList
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let maxTextBytes = 262144, maxOperation = 8e3;
		function toRunOutputs({ conclusion, error, pending, record }, transcriptFile) {
			return {
				conclusion,
				text: toTextOutput(record.text),
				...record.finish_reason === null ? {} : { "finish-reason": record.finish_reason },
				...record.session_id === null ? {} : { "session-id": record.session_id },
				...record.start === null ? {} : { "intern-id": record.start.intern_id },
				usage: JSON.stringify(record.usage),
				decisions: JSON.stringify((0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.bB)(record).map(shortened)),
				...pending === null ? {} : { pending: JSON.stringify(pending) },
				"transcript-file": transcriptFile,
				...toErrorOutput(error)
			};
		}
		function toOutputList(entries) {
			let texts = entries.values().map((entry) => JSON.stringify(entry));
			return `[${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.z6)(texts, 262142).join(",")}]`;
		}
		function toFailureOutputs(conclusion, error) {
			return {
				conclusion,
				...toErrorOutput(error)
			};
		}
		function toErrorOutput(error) {
			return error === null ? {} : { "error-code": error.code };
		}
		function shortened(decision) {
			let { operation, reason } = decision;
			return {
				...decision,
				operation: operation === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(operation, maxOperation),
				reason: reason === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(reason, maxOperation)
			};
		}
		function toTextOutput({ head, tail, omitted }) {
			let text = head + tail;
			if (omitted === 0 && Buffer.byteLength(text) <= maxTextBytes) return text;
			let note = "\n\n[Cut at 256 KiB. The whole text is in the transcript file.]";
			return (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.zP)(head, maxTextBytes - Buffer.byteLength(note)) + note;
		}
	}),
	6955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hc: () => toExplanation,
			Im: () => createSuggester,
			J5: () => toAnswerWords,
			ae: () => toQuestion,
			z6: () => toPauses
		});
		var _permission_decision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5233), _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4057), _ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4443), _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5697), _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9229), _render_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9179);
		function toPauses({ pauses, error, start }, rows, suggest) {
			let decisions = pauses.flatMap((pause) => pause.decisions);
			if (decisions.length === 0) return [];
			let shown = decisions.slice(0, rows), left = decisions.length - shown.length, note = left === 1 ? "One more decision is in the transcript file." : `${left} more decisions are in the transcript file.`, answered = shown.map((decision) => [
				toQuestion(decision),
				toAnswerWords(decision),
				toWhy(decision)
			]);
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(!(0, _facts_js__WEBPACK_IMPORTED_MODULE_1__.Dm)({ start }) && (0, _ending_js__WEBPACK_IMPORTED_MODULE_2__.cK)({
				pauses,
				error
			}) > 0 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)("Some of the work may be incomplete."), (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.tp)([
				"Asked",
				"Answer",
				"Why"
			], answered), left > 0 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)(note), toExplanations(shown), toSuggestions(pauses, suggest));
		}
		function toQuestion({ operation, kind, place }) {
			let text = operation?.startsWith("shell command: ") === !0 && operation.length > 15 ? operation.slice(15) : operation, code = { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(text ?? kind ?? "question", 500) };
			return place === void 0 ? [code] : [code, ` ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(place, 500)}`];
		}
		function toWhy({ rule, reason, decided_by }) {
			let isAsked = decided_by === "nobody" || decided_by === "person" && rule !== _permission_decision_js__WEBPACK_IMPORTED_MODULE_4__.P, isSaid = reason === null || isAsked, by = { quiet: rule === "default" || rule === _permission_decision_js__WEBPACK_IMPORTED_MODULE_4__.I ? "no rule matched" : `${isAsked ? "asked by " : ""}rule ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(rule, 200)}` };
			return isSaid ? [by] : [`${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(reason, 500)} `, by];
		}
		function toExplanations(decisions) {
			let shown = decisions.flatMap((decision) => {
				let items = toExplanation(decision), answered = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)(...toQuestion(decision), " ", ...toAnswerWords(decision));
				return items.length === 0 ? [] : [answered, {
					type: "list",
					items
				}];
			});
			return shown.length === 0 ? [] : [{
				type: "details",
				summary: ["How each answer came about"],
				blocks: shown,
				extra: !0
			}];
		}
		function toExplanation({ trace, ladder, budgets }) {
			let shown = trace.slice(0, 60).map(({ id, list, matched, because }) => {
				let sign = matched ? "✓ " : "", name = list === "default" ? "default" : `${list.replace(/s$/, "")} ${id}`;
				return [
					sign,
					{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(name, 200) },
					` ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(because, 300)}`
				];
			}), left = trace.length - shown.length;
			return [
				...shown,
				...left > 0 ? [[left === 1 ? "… and one more entry" : `… and ${left} more entries`]] : [],
				...ladder === null ? [] : [[`Ladder: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(ladder, 300)}`]],
				...budgets === "" ? [] : [[`Budgets before: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(budgets, 300)}`]]
			];
		}
		function toSuggestions(pauses, suggest) {
			let rules = [...new Set(pauses.flatMap(suggest))].slice(0, 5);
			if (rules.length === 0) return [];
			let how = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)("If it should be allowed next time, add under ", { code: "rules" }, " in the permission policy:");
			return [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.zH)(["What would have allowed it"], how, (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.aY)(rules.join("\n")))];
		}
		function toAnswerWords(decision) {
			let { outcome, answer } = decision, sign = signs[outcome], verb = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_5__.nG)(decision), rest = outcome === "answer" && answer !== null ? [" ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(answer, 200) }] : [];
			if (decision.decided_by === "nobody") return [`${sign} Nobody answered`];
			let person = personOf(decision);
			return person === void 0 ? [`${sign} ${capital(verb)}`, ...rest] : [`${sign} Asked ${person}: ${verb}`, ...rest];
		}
		let signs = {
			allow: "✅",
			answer: "✅",
			reject: "🚫",
			stop: "⛔",
			ask: "✋"
		};
		function personOf({ decided_by, person }) {
			if (decided_by !== void 0 && decided_by !== "policy") return person === void 0 ? "a person" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(person, 100);
		}
		function capital(words) {
			return words.charAt(0).toUpperCase() + words.slice(1);
		}
		function createSuggester() {
			let suggest = () => [];
			return {
				async load() {
					({suggestionsFor: suggest} = await Promise.all([
						__webpack_require__.e(9126),
						__webpack_require__.e(2111),
						__webpack_require__.e(1986),
						__webpack_require__.e(5412)
					]).then(__webpack_require__.bind(__webpack_require__, 9829)));
				},
				suggest: (pause) => suggest(pause)
			};
		}
	}),
	3974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l6: () => toMarkdown,
			s8: () => toFittingMarkdown
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309), _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9179), _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
		function toMarkdown(blocks) {
			return `${blocks.map(toBlock).join("\n\n")}\n`;
		}
		function toFittingMarkdown(sizes, maxBytes, toBlocks) {
			return (0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.hl)(sizes, maxBytes, (size) => toMarkdown(toBlocks(size)));
		}
		function toBlock(block) {
			switch (block.type) {
				case "heading": return `## ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.r3)(toLine(block.line))}${toFacts(block.facts ?? [])}`;
				case "paragraph": return toLine(block.line);
				case "quiet": return toQuiet(block.lines);
				case "list": return block.items.map((item) => `- ${toLine(item)}`).join("\n");
				case "prose":
				case "rich": return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.x4)(block);
				case "code": return toFence(block.text, block.isDiff === !0 ? "diff" : "text");
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
			return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.Xl)(text, options, escapePunctuation);
		}
		let linkedInCode = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=@)/u;
		function escapeCode(text, { wordLimit: limit }) {
			let escapePiece = (piece) => piece.split(linkedInCode).map(escapePunctuation).join(_safe_text_js__WEBPACK_IMPORTED_MODULE_1__._P);
			return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.p3)((0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Bv)(text).join(" "), limit, escapePiece);
		}
		function escapePunctuation(text) {
			return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
		}
		function toFence(text, language) {
			let safe = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Bv)(text).join("\n"), longest = [...safe.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}${language}\n${safe}\n${fence}`;
		}
		function toTable(header, rows) {
			let cells = [header, ...rows.map((row) => row.map(textOf))], options = { wordLimit: (0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.BA)(cells) }, head = header.map((cell) => escapeText(cell, options)), body = rows.map((row) => row.map((line) => toLine(line, options)));
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
			VO: () => zeroWidthSpace,
			Xl: () => withoutReferences,
			Zm: () => toSafeCodeBlock,
			_J: () => toSafeText,
			_P: () => breakPoint,
			p3: () => withBreakPoints,
			r3: () => withColouredSign,
			x4: () => toWords
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
		let breakPoint = "<wbr>", zeroWidthSpace = "&#8203;", beginsReference = /@|#(?=[0-9])|GH-(?=[0-9])/giu, shortestCommit = /[0-9A-Fa-f]{7}/, ascii = /^[\x00-\x7f]*$/;
		function partReferences(line) {
			let parted = line.replaceAll(beginsReference, "$&​");
			if (!shortestCommit.test(parted)) return parted;
			let wordCharacter = ascii.test(line) ? "[A-Za-z0-9]" : "[\\p{L}\\p{N}]", commit = RegExp(`(?<!${wordCharacter})[0-9A-Fa-f]{7,40}(?!${wordCharacter})`, "gu");
			return parted.replaceAll(commit, (name) => name.replaceAll(/.{6}(?=.)/gu, "$&​"));
		}
		let activeInText = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u;
		function withoutReferences(text, { wordLimit }, escapeText) {
			let escapePiece = (piece) => piece.split(activeInText).map(escapeText).join(breakPoint);
			return partReferences((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" ")).split("​").map((part) => withBreakPoints(part, wordLimit, escapePiece)).join(zeroWidthSpace);
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
		function toWords(words) {
			let html = words.type === "rich" ? words.html : toParagraphs(words.text);
			return words.speaker === void 0 ? `<blockquote>${html}</blockquote>` : `<dl><dt>${toSafeText(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
		}
		function toParagraphs(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text.trim()).join("\n").split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.split("\n").map(toLine).join("<br>")}</p>`).join("");
		}
		function toLine(line) {
			let [indent = ""] = /^[ \t]*/.exec(line) ?? [];
			return "&#160;".repeat(indent.replaceAll("	", "    ").length) + toSafeText(line.slice(indent.length));
		}
	}),
	3394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VH: () => toInternsBlocks,
			WD: () => toFailureSummary,
			gV: () => toSkippedSummary,
			mC: () => toSummary
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6559), _changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9495), _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4443), _facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5697), _intern_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(604), _pauses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6955), _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9229), _render_cut_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9179), _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
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
			let { maxBytes = 1024e3 } = options, sizes = extents.filter(({ characters }) => characters <= 3 * maxBytes);
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__.s8)(sizes, maxBytes, (extent) => toSummaryBlocks(record, level, extent, options));
		}
		function toSummaryBlocks(record, level, { characters, rows } = {
			characters: 4e5,
			rows: 2e3
		}, { render, suggest = () => [], lead = () => [], diff, withReasoning = !0 } = {}) {
			let first = lead(level, rows);
			if (level === "none") return [...first, (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.mf)(record)];
			let full = level === "full";
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.Bv)(first, (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.mf)(record), (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.$E)(record), full && (0, _intern_words_js__WEBPACK_IMPORTED_MODULE_3__.Gl)(record, characters, render), (0, _changes_js__WEBPACK_IMPORTED_MODULE_4__.lT)(record.changes, {
				level,
				rows,
				diff
			}), (0, _pauses_js__WEBPACK_IMPORTED_MODULE_5__.z6)(record, rows, suggest), full && withReasoning && (0, _intern_words_js__WEBPACK_IMPORTED_MODULE_3__.mo)(record.reasoning, characters / 4, render), (0, _facts_js__WEBPACK_IMPORTED_MODULE_6__.$2)(record));
		}
		function toFailureSummary(error) {
			let rows = (error.data.unverifiedClaims ?? []).map(({ name, value }) => [[{ code: name }], [value === void 0 ? "absent" : { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_7__.ml)(value, _facts_js__WEBPACK_IMPORTED_MODULE_6__.y1) }]]), compare = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)("Compare these claims of the subject token (unverified) with the federation policy."), title = error.code === "file_unwritable" ? "The step failed" : "The run did not start", report = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.R_)(`${_ending_js__WEBPACK_IMPORTED_MODULE_1__.gB.failed} ${title}`), (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.Pj)(error), rows.length > 0 && [compare, (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.tp)(["Claim", "Value"], rows)], error.data.remarks?.map((remark) => (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.xE)("NOTE", remark)));
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__.l6)(report);
		}
		function toSkippedSummary(why, remedy) {
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__.l6)([(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.R_)(`${_ending_js__WEBPACK_IMPORTED_MODULE_1__.gB.skipped} Skipped`), (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(`${why} ${remedy}`)]);
		}
		function toInternsBlocks(interns) {
			let rows = interns.slice(0, 500).map((intern) => [
				[(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_7__.ml)(intern.name, 200)],
				[describeStatus(intern)],
				[(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_7__.ml)(intern.model ?? "default", 200)],
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_7__.ml)(intern.id, 200) }]
			]), more = interns.length - rows.length;
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.R_)((0, _wording_js__WEBPACK_IMPORTED_MODULE_8__.hS)(interns.length, "intern")), rows.length > 0 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.tp)([
				"Name",
				"Status",
				"Model",
				"Id"
			], rows), more > 0 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(`${more} more are not shown here.`));
		}
		function describeStatus({ status, progress, last_failure_message }) {
			return progress === null ? status === "failed" && last_failure_message !== null ? `${status}: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_7__.ml)(last_failure_message, 200)}` : status : `${status}, step ${progress.step_number} of ${progress.total_steps}`;
		}
	}),
	3115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => textOf,
			t: () => createBoundedText
		});
		function textOf({ head, tail, omitted }) {
			return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
		}
		function createBoundedText(headLength, tailLength) {
			let head = "", tailSize = 0, ring = createRing(tailLength + 1);
			return {
				push(text) {
					let room = headLength - head.length, cut = tailSize > 0 ? 0 : text.length <= room ? text.length : wholeCharacter(text, room);
					cut > 0 && (head += text.slice(0, cut)), cut !== text.length && (ring.push(cut === 0 ? text : text.slice(cut)), tailSize += text.length - cut);
				},
				value() {
					let rest = ring.value();
					if (tailSize <= tailLength) return {
						head: head + rest,
						tail: "",
						omitted: 0
					};
					let tail = rest.slice(wholeCharacter(rest, rest.length - tailLength)), omitted = tailSize - tail.length;
					return omitted === 0 ? {
						head: head + tail,
						tail: "",
						omitted
					} : {
						head,
						tail,
						omitted
					};
				}
			};
		}
		function createRing(capacity) {
			let bytes, size = 0;
			return {
				push(text) {
					bytes ??= Buffer.alloc(capacity * 2);
					let kept = text.length > capacity ? text.slice(text.length - capacity) : text, start = (size + text.length - kept.length) % capacity, first = Math.min(kept.length, capacity - start);
					bytes.write(kept.slice(0, first), start * 2, "utf16le"), first < kept.length && bytes.write(kept.slice(first), 0, "utf16le"), size += text.length;
				},
				value() {
					if (bytes === void 0) return "";
					if (size <= capacity) return bytes.toString("utf16le", 0, size * 2);
					let start = size % capacity * 2;
					return bytes.toString("utf16le", start) + bytes.toString("utf16le", 0, start);
				}
			};
		}
		function wholeCharacter(text, index) {
			let unit = text.charCodeAt(index);
			return unit >= 56320 && unit <= 57343 ? index - 1 : index;
		}
	}),
	4057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bB: () => decisionsOf,
			fP: () => messagesApart,
			j9: () => toPastRecord,
			nG: () => toAnswerVerb,
			pM: () => buildRunRecord
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6413), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559), _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3115);
		let keptHead = 524288, keptTail = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions).map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			}));
		}
		let noFacts = {
			first_at: null,
			last_at: null,
			start: null,
			finish_reason: null,
			session_id: null,
			model: null,
			usage: null,
			remarks: [],
			changes: null,
			error: null,
			conclusion: null
		};
		function buildRunRecord() {
			let reasoning = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), text = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), followUpText = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), isFollowUp = !1, pauses = [], messageEnds = [], said = 0, facts = noFacts;
			return {
				observe(event) {
					event.type === "text" && ((isFollowUp ? followUpText : text).push(event.text), isFollowUp || (said += event.text.length)), event.type === "reasoning" && reasoning.push(event.text), event.type !== "text" && event.type !== "reasoning" && (event.type === "prompt" && (isFollowUp = event.follow_up === !0), event.type === "pause" && (pauses.push({
						pause: event,
						decisions: []
					}), messageEnds.push(said)), event.type === "decision" && pauses.at(-1)?.decisions.push(event), facts = {
						...facts,
						first_at: facts.first_at ?? event.at,
						last_at: event.at,
						...factsOf(event, facts)
					});
				},
				value: () => ({
					...facts,
					text: text.value(),
					message_ends: messageEnds,
					follow_up_text: followUpText.value(),
					reasoning: reasoning.value(),
					pauses
				})
			};
		}
		function factsOf(event, known) {
			switch (event.type) {
				case "start": return { start: event };
				case "usage": return { usage: addUsage(known.usage, event.usage) };
				case "finish": {
					let { finish_reason, session_id, model } = event;
					return {
						finish_reason,
						session_id: session_id ?? known.session_id,
						model
					};
				}
				case "remark": return known.remarks.length < 100 ? { remarks: [...known.remarks, event.message] } : {};
				case "changes": return { changes: event };
				case "model_access": return { models: [...known.models ?? [], event] };
				case "error": return { error: event };
				case "end": return { conclusion: event.conclusion };
				case "request":
				case "prompt":
				case "pause":
				case "decision":
				case "text":
				case "reasoning": return {};
				default: return {};
			}
		}
		function addUsage(sum, more) {
			return sum === null || more === null ? sum ?? more : addNumbers(sum, more);
		}
		function addNumbers(a, b) {
			let names = new Set([...Object.keys(a), ...Object.keys(b)]);
			return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
		}
		function add(a, b) {
			return typeof a == "number" && typeof b == "number" ? a + b : (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(a) && (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(b) ? addNumbers(a, b) : a ?? b;
		}
		function messagesApart(record) {
			let { head } = record.text, apart = "", from = 0;
			for (let end of record.message_ends) end <= from || end >= head.length || head[end - 1] === "\n" || head[end] === "\n" || (apart += `${head.slice(from, end)}\n\n`, from = end);
			return {
				...record,
				text: {
					...record.text,
					head: apart + head.slice(from)
				},
				message_ends: []
			};
		}
		function toPastRecord(lines, observe = () => {}) {
			let record = buildRunRecord(), unread = 0;
			for (let { number, event } of lines) event === "unreadable" ? unread += 1 : event !== "unknown" && (record.observe(event), observe(event, number));
			let value = record.value();
			return unread === 0 ? value : {
				...value,
				remarks: [...value.remarks, `${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hS)(unread, "line")} of the transcript could not be read.`]
			};
		}
		function toAnswerVerb({ outcome, answer }) {
			switch (outcome) {
				case "allow": return answer === "allow_always" ? "allowed, always" : "allowed";
				case "answer": return "answered";
				case "reject": return answer === "reject_always" ? "rejected, always" : "rejected";
				case "stop": return "stopped";
				case "ask": return "asked";
				default: return outcome;
			}
		}
	})
};
