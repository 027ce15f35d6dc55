export const id = 9664;
export const ids = [9664];
export const modules = {
	6195: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gB: () => conclusionSigns,
			t4: () => toExitCode
		});
		function toExitCode(conclusion) {
			switch (conclusion) {
				case "finished":
				case "skipped": return 0;
				case "failed":
				case "ended": return 1;
				case "rejected": return 3;
				case "paused": return 4;
				default: return conclusion;
			}
		}
		let conclusionSigns = {
			finished: "✅",
			paused: "⏸️",
			rejected: "⛔",
			ended: "❌",
			failed: "❌",
			skipped: "⏭️"
		};
	}),
	9179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m7: () => keepEnds,
			ml: () => shorten
		});
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
	2910: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.safeLines)(text.trim()).join("\n").split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.split("\n").map(toLine).join("<br>")}</p>`).join("");
		}
		function toLine(line) {
			let [indent = ""] = /^[ \t]*/.exec(line) ?? [];
			return "&#160;".repeat(indent.replaceAll("	", "    ").length) + (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__._J)(line.slice(indent.length));
		}
	}),
	9664: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			toSummary: () => toSummary,
			toSummaryBlocks: () => toSummaryBlocks
		});
		var log = __webpack_require__(7309), report_conclusion = __webpack_require__(6195), cut = __webpack_require__(9179);
		let reasons = {
			api_unreachable: "the service could not be reached",
			api_refused: "the service refused a request",
			stream_malformed: "the service sent something that cannot be read",
			stream_severed: "the connection broke",
			stream_idle: "the service went silent",
			run_ended: "the run was ended from outside",
			run_timeout: "the run took too long for the service",
			answer_refused: "the service refused the answer",
			too_many_pauses: "it asked too often",
			timeout: "the time was up",
			cancelled: "the step was cancelled"
		};
		function nameOf({ start }) {
			return start === null ? "The intern" : (0, cut.ml)((0, log.TN)(start.intern_name), 500);
		}
		function countRejected(pauses) {
			return pauses.filter(({ decisions }) => decisions.at(-1)?.outcome === "reject").length;
		}
		function toEnding(record) {
			let { conclusion, error, pauses } = record, name = nameOf(record), rejected = countRejected(pauses), rejections = rejected === 0 ? "" : `, ${rejected} of ${pauses.length} ${requests(pauses.length)} rejected`, why = error === null ? void 0 : reasons[error.code], reason = why === void 0 ? "" : `: ${why}`, ended = conclusion ?? "failed", sign = report_conclusion.gB[ended];
			switch (ended) {
				case "finished": return `${rejected === 0 ? sign : "⚠️"} ${name} finished${rejections}`;
				case "paused": return `${sign} ${name} is waiting for an answer`;
				case "rejected": return error?.code === "policy_rejected" ? `${sign} ${name} finished${rejections}` : `${sign} ${name} was stopped by the permission policy`;
				case "ended": return `${sign} ${name} did not finish${reason}`;
				case "failed": return `${sign} ${name} failed${reason}`;
				case "skipped": return `${sign} Skipped`;
				default: return ended;
			}
		}
		function requests(count) {
			return count === 1 ? "request" : "requests";
		}
		function toFacts(record) {
			let lines = [
				toPolicy(record),
				toUsage(record),
				toContinuation(record)
			].filter((line) => line.length > 0);
			return lines.length === 0 ? [] : [{
				type: "quiet",
				lines
			}];
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
		function toUsage({ usage, model }) {
			let { prompt_tokens, completion_tokens, total_tokens } = usage ?? {}, counts = [
				...prompt_tokens === void 0 ? [] : [`${prompt_tokens} tokens in`],
				...completion_tokens === void 0 ? [] : [`${completion_tokens} out`],
				...total_tokens === void 0 ? [] : [`${total_tokens} in all`]
			], used = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], by = model === null ? [] : ["Model: ", { code: (0, cut.ml)(model, 500) }];
			return used.length > 0 && by.length > 0 ? [
				...used,
				" · ",
				...by
			] : [...used, ...by];
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, from = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...from,
					"; a person decided"
				] : deciders.has("nobody") ? [
					"No policy file",
					...from,
					"; a person was asked"
				] : [
					"Permission policy: none",
					...from,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, cut.ml)(path, 500) },
				...from,
				...hash
			];
		}
		function toContinuation({ session_id }) {
			return session_id === null ? [] : ["To continue this session, set ", { code: `session-id: ${(0, cut.ml)(session_id, 500)}` }];
		}
		var suggest = __webpack_require__(3825);
		function toAnswerWords(decision) {
			let [sign, verb, ...rest] = wordsOf(decision), asked = askedOf(decision);
			return asked === void 0 ? [`${sign} ${capital(verb)}`, ...rest] : [`${sign} Asked ${asked}: ${verb}`, ...rest];
		}
		function wordsOf({ outcome, answer }) {
			switch (outcome) {
				case "allow": return ["✅", answer === "allow_always" ? "allowed, always" : "allowed"];
				case "answer": return [
					"✅",
					"answered",
					...answer === null ? [] : [" ", { code: (0, cut.ml)(answer, 200) }]
				];
				case "reject": return ["🚫", answer === "reject_always" ? "rejected, always" : "rejected"];
				case "stop": return ["⛔", "stopped"];
				case "ask": return ["✋", "asked"];
				default: return outcome;
			}
		}
		function askedOf({ decided_by, person }) {
			if (decided_by === "nobody") return "a person, who did not answer";
			if (decided_by !== void 0 && decided_by !== "policy") return person === void 0 ? "a person" : (0, cut.ml)(person, 100);
		}
		function capital(words) {
			return words.charAt(0).toUpperCase() + words.slice(1);
		}
		function toPauses({ pauses }, rows) {
			let decisions = pauses.flatMap((pause) => pause.decisions);
			if (decisions.length === 0) return [];
			let shown = decisions.slice(0, rows), left = decisions.length - shown.length, note = left === 1 ? "One more decision is in the transcript file." : `${left} more decisions are in the transcript file.`;
			return [
				...toConsequence(countRejected(pauses)),
				{
					type: "table",
					header: [
						"Asked",
						"Answer",
						"Why"
					],
					rows: shown.map(toRow)
				},
				...left > 0 ? [{
					type: "paragraph",
					line: [note]
				}] : [],
				...toExplanations(shown),
				...toSuggestions(pauses)
			];
		}
		function toConsequence(rejected) {
			return rejected === 0 ? [] : [{
				type: "paragraph",
				line: ["Some of the work may be incomplete."]
			}];
		}
		function toRow(decision) {
			return [
				[toAsked(decision)],
				toAnswerWords(decision),
				toWhy(decision)
			];
		}
		function toAsked({ operation, kind }) {
			let asked = operation?.startsWith("shell command: ") === !0 && operation.length > 15 ? operation.slice(15) : operation;
			return { code: (0, cut.ml)(asked ?? kind ?? "question", 500) };
		}
		function toWhy({ rule, reason, decided_by }) {
			let isSaid = reason === null || decided_by === "person" || decided_by === "nobody", by = { quiet: rule === "default" ? "no rule matched" : `rule ${(0, cut.ml)(rule, 200)}` };
			return isSaid ? [by] : [`${(0, cut.ml)(reason, 500)} `, by];
		}
		function toExplanations(decisions) {
			let blocks = decisions.flatMap((decision) => {
				let items = toExplanation(decision), line = [
					toAsked(decision),
					" ",
					...toAnswerWords(decision)
				];
				return items.length === 0 ? [] : [{
					type: "paragraph",
					line
				}, {
					type: "list",
					items
				}];
			});
			return blocks.length === 0 ? [] : [{
				type: "details",
				summary: ["How each answer came about"],
				blocks,
				extra: !0
			}];
		}
		function toExplanation({ trace, ladder, budgets }) {
			let shown = trace.slice(0, 60).map(({ id, list, matched, because }) => {
				let sign = matched ? "✓ " : "", name = list === "default" ? "default" : `${list.replace(/s$/, "")} ${id}`;
				return [
					sign,
					{ code: (0, cut.ml)(name, 200) },
					` ${(0, cut.ml)(because, 300)}`
				];
			}), left = trace.length - shown.length;
			return [
				...shown,
				...left > 0 ? [[left === 1 ? "… and one more entry" : `… and ${left} more entries`]] : [],
				...ladder === null ? [] : [[`Ladder: ${(0, cut.ml)(ladder, 300)}`]],
				...budgets === "" ? [] : [[`Budgets before: ${(0, cut.ml)(budgets, 300)}`]]
			];
		}
		function suggestionsFor({ pause, decisions }) {
			return decisions.flatMap((decision) => {
				let { verb, outcome } = decision;
				if (outcome !== "reject" || verb === void 0) return [];
				let request = {
					toolCallId: pause.tool_call_id,
					arguments: pause.arguments
				}, suggestion = (0, suggest.suggestRule)(request, {
					...decision,
					verb
				});
				return "yaml" in suggestion ? [suggestion.yaml] : [];
			});
		}
		function toSuggestions(pauses) {
			let rules = [...new Set(pauses.flatMap(suggestionsFor))].slice(0, 5);
			return rules.length === 0 ? [] : [{
				type: "details",
				summary: ["What would have allowed it"],
				blocks: [{
					type: "paragraph",
					line: [
						"If it should be allowed next time, add under ",
						{ code: "rules" },
						" in the permission policy:"
					]
				}, {
					type: "code",
					text: rules.join("\n")
				}]
			}];
		}
		var safe_text = __webpack_require__(4112), word_limit = __webpack_require__(2910), words = __webpack_require__(5230);
		function toMarkdown(blocks) {
			return `${blocks.map(toBlock).join("\n\n")}\n`;
		}
		function toBlock(block) {
			switch (block.type) {
				case "heading": return `## ${(0, safe_text.r3)(toLine(block.line))}${markdown_toFacts(block.facts ?? [])}`;
				case "paragraph": return toLine(block.line);
				case "quiet": return toQuiet(block.lines);
				case "list": return block.items.map((item) => `- ${toLine(item)}`).join("\n");
				case "prose":
				case "rich": return (0, words.x)(block);
				case "code": return toFence(block.text);
				case "alert": return `> [!${block.kind}]\n> ${toLine(block.line)}`;
				case "table": return toTable(block.header, block.rows);
				case "details": return `<details><summary>${toLine(block.summary)}</summary>\n\n${toMarkdown(block.blocks)}\n</details>`;
				default: return block;
			}
		}
		function markdown_toFacts(facts) {
			return facts.length === 0 ? "" : `\n\n<sub>${facts.map((fact) => toLine(fact)).join(" · ")}</sub>`;
		}
		function toQuiet(lines) {
			return lines.map((line) => `<sub>${toLine(line)}</sub>`).join("<br>\n");
		}
		function toLine(line, options = {}) {
			return line.map((inline) => toInline(inline, options)).join("");
		}
		function toInline(inline, options) {
			return typeof inline == "string" ? escapeText(inline, options) : "code" in inline ? `<code>${escapeCode(inline.code, options)}</code>` : "strong" in inline ? `<strong>${escapeText(inline.strong, options)}</strong>` : `<sub>${escapeText(inline.quiet, options)}</sub>`;
		}
		function escapeText(text, { wordLimit: limit } = {}) {
			return (0, safe_text.p3)((0, safe_text.Xl)(text), limit, escapePunctuation);
		}
		let linkedInCode = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=@)/u;
		function escapeCode(text, { wordLimit: limit }) {
			let escapePiece = (piece) => piece.split(linkedInCode).map(escapePunctuation).join(safe_text._P);
			return (0, safe_text.p3)((0, log.safeLines)(text).join(" "), limit, escapePiece);
		}
		function escapePunctuation(text) {
			return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
		}
		function toFence(text) {
			let safe = (0, log.safeLines)(text).join("\n"), longest = [...safe.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}text\n${safe}\n${fence}`;
		}
		function toTable(header, rows) {
			let cells = [header, ...rows.map((row) => row.map(textOf))], options = { wordLimit: (0, word_limit.m)(cells) }, head = header.map((cell) => escapeText(cell, options)), body = rows.map((row) => row.map((line) => toLine(line, options)));
			return [
				head,
				header.map(() => "---"),
				...body
			].map((row) => `| ${row.join(" | ")} |`).join("\n");
		}
		function textOf(line) {
			return line.map((inline) => typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet).join("");
		}
		function toAnswer(record, characters, render) {
			let { text } = record;
			return text.head.trim() === "" ? [] : toBlocks(text, {
				characters,
				render,
				speaker: nameOf(record)
			});
		}
		function toReasoning(text, characters, render) {
			return text.head.trim() === "" ? [] : [{
				type: "details",
				summary: ["Reasoning"],
				blocks: toBlocks(text, {
					characters,
					render
				})
			}];
		}
		function toBlocks({ head, tail, omitted }, { characters, render, speaker }) {
			let show = (text) => render === void 0 ? {
				type: "prose",
				text,
				speaker
			} : {
				type: "rich",
				html: render(text),
				text,
				speaker
			}, kept = (0, cut.m7)(head + tail, characters), missing = omitted + kept.omitted;
			if (missing === 0) return [show(kept.head)];
			let note = `${missing} characters are left out here. The transcript file has them.`;
			return [
				show(kept.head),
				{
					type: "alert",
					kind: "NOTE",
					line: [note]
				},
				show(kept.tail)
			];
		}
		let maxMessage = 4e3;
		function toStatus(record) {
			let { start, session_id, first_at, last_at, usage } = record, facts = [
				...start === null ? [] : [[`${start.approval_mode} mode`]],
				...first_at === null || last_at === null ? [] : [[duration(Date.parse(last_at) - Date.parse(first_at))]],
				...typeof usage?.cost == "number" ? [[toCost(usage.cost)]] : [],
				...session_id === null ? [] : [[`session ${beginning((0, log.TN)(session_id))}`]]
			];
			return {
				type: "heading",
				line: [toEnding(record)],
				facts
			};
		}
		function toAlerts({ error, remarks }) {
			let caution = error === null ? [] : [{
				type: "alert",
				kind: "CAUTION",
				line: [`${(0, cut.ml)(error.message, maxMessage)} (${error.code})`]
			}], more = remarks.length - 10, rest = more === 1 ? "One more warning is in the log." : `${more} more warnings are in the log.`, said = [...remarks.slice(0, 10), ...more > 0 ? [rest] : []];
			return [...caution, ...said.map((remark) => ({
				type: "alert",
				kind: "WARNING",
				line: [(0, cut.ml)(remark, maxMessage)]
			}))];
		}
		function duration(ms) {
			if (ms < 6e4) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3);
			return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
		}
		function beginning(id) {
			let characters = Array.from(id);
			return characters.length <= 12 ? id : `${characters.slice(0, 12).join("")}…`;
		}
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
			for (let extent of extents.filter(({ characters }) => characters <= 3 * maxBytes)) if (markdown = toMarkdown(toSummaryBlocks(record, level, extent, options)), Buffer.byteLength(markdown) <= maxBytes) return markdown;
			return markdown;
		}
		function toSummaryBlocks(record, level, { characters, rows } = {
			characters: 4e5,
			rows: 2e3
		}, { render, withReasoning = !0 } = {}) {
			if (level === "none") return [toStatus(record)];
			let full = level === "full";
			return [
				toStatus(record),
				...toAlerts(record),
				...full ? toAnswer(record, characters, render) : [],
				...toPauses(record, rows),
				...full && withReasoning ? toReasoning(record.reasoning, characters / 4, render) : [],
				...toFacts(record)
			];
		}
	})
};
