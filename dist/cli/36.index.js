export const id = 36;
export const ids = [36];
export const modules = {
	40036: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runList: () => runList });
		var _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2382), _job_list_interns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10123), _report_render_plain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8935), _report_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43394), _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52604), _screen_print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27928);
		async function runList({ text, has, io, openJob }) {
			let job = await openJob(), interns = await (0, _job_list_interns_js__WEBPACK_IMPORTED_MODULE_0__.i)(job, (0, _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_1__.iI)(text)), shown = has("json") ? `${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_2__.j)(interns, 2)}\n` : (0, _report_render_plain_js__WEBPACK_IMPORTED_MODULE_3__.b)((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_4__.VH)(interns), (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_5__.jE)(io));
			return io.stdout(job.redactor.redact(shown)), 0;
		}
	}),
	18344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => connect });
		var client = __webpack_require__(94374);
		function describeRequest({ route, status, ms, request_id }) {
			let id = request_id === null ? "" : `, request id ${request_id}`;
			return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
		}
		var recorder = __webpack_require__(91170), job_bearer = __webpack_require__(59806), workspace = __webpack_require__(50082);
		async function connect(io, settings, onRequest = (request) => io.log.debug(describeRequest((0, recorder.pH)(request)))) {
			let stages = {
				...io,
				...settings,
				...(0, workspace.O)(io),
				onRequest
			}, bearer = await (0, job_bearer.Vg)(stages);
			return {
				...bearer,
				client: (0, client.U)({
					...stages,
					...bearer
				})
			};
		}
	}),
	82159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => withinTime });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withinTime(io, timeoutMs, work) {
			let { deadline } = io;
			if (deadline !== void 0) return work({
				...io,
				deadline
			});
			let limit = new AbortController(), timer = setTimeout(() => {
				let spent = `${Math.round(timeoutMs / 1e3)} s`;
				limit.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("timeout", `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
			}, timeoutMs), signal = AbortSignal.any([limit.signal, io.signal]);
			try {
				return await work({
					...io,
					signal,
					deadline: io.clock.monotonic() + timeoutMs
				});
			} finally {
				clearTimeout(timer);
			}
		}
	}),
	10123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => listInterns });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394), _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18344), _deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82159);
		let maxListCharacters = 16777216;
		function listInterns(io, settings) {
			return (0, _deadline_js__WEBPACK_IMPORTED_MODULE_0__.d)(io, settings.timeoutMs, async (job) => {
				let { client } = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_1__.N)(job, settings);
				return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_2__.b)({
					what: "intern list",
					maxAttempts: 5,
					...job
				}, () => collect(client.listInterns({
					...settings,
					...job
				})), _client_request_js__WEBPACK_IMPORTED_MODULE_3__.xg);
			});
		}
		async function collect(interns) {
			let all = [], characters = 0;
			for await (let intern of interns) {
				if (characters += JSON.stringify(intern).length, characters > maxListCharacters) throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("api_malformed", `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`);
				all.push(intern);
			}
			return all;
		}
	}),
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			t: () => askUndecided
		});
		var _match_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89992), _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let personRule = "(person)", anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_0__.Cc)(!0),
				missing: !1
			},
			value: () => !0
		}, entry = {
			id: personRule,
			at: anything.at,
			places: new Map(),
			reason: "Nothing in the permission policy decides this.",
			when: [],
			match: [anything]
		}, noBudget = {
			answers: 1e6,
			allows: 1e6,
			rejects_in_a_row: 1e6,
			same_pause: 1e6
		};
		function askUndecided(policy) {
			return {
				...policy,
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_1__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...entry,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...entry,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => grantRule });
		let grantRule = "grant";
	}),
	16955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hc: () => toExplanation,
			J5: () => toAnswerWords,
			YF: () => toAsked,
			z6: () => toPauses
		});
		var _permission_decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82185), _permission_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15233), _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54057), _ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44443), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99179);
		function toPauses({ pauses, error }, rows, suggest) {
			let decisions = pauses.flatMap((pause) => pause.decisions);
			if (decisions.length === 0) return [];
			let shown = decisions.slice(0, rows), left = decisions.length - shown.length, note = left === 1 ? "One more decision is in the transcript file." : `${left} more decisions are in the transcript file.`;
			return [
				...toConsequence((0, _ending_js__WEBPACK_IMPORTED_MODULE_0__.cK)({
					pauses,
					error
				})),
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
				...toSuggestions(pauses, suggest)
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
				toAsked(decision),
				toAnswerWords(decision),
				toWhy(decision)
			];
		}
		function toAsked({ operation, kind, place }) {
			let asked = operation?.startsWith("shell command: ") === !0 && operation.length > 15 ? operation.slice(15) : operation, code = { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(asked ?? kind ?? "question", 500) };
			return place === void 0 ? [code] : [code, ` ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(place, 500)}`];
		}
		function toWhy({ rule, reason, decided_by }) {
			let isAsked = decided_by === "nobody" || decided_by === "person" && rule !== _permission_decision_js__WEBPACK_IMPORTED_MODULE_2__.P, isSaid = reason === null || isAsked, by = { quiet: rule === "default" || rule === _permission_decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_3__.I ? "no rule matched" : `${isAsked ? "asked by " : ""}rule ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(rule, 200)}` };
			return isSaid ? [by] : [`${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(reason, 500)} `, by];
		}
		function toExplanations(decisions) {
			let blocks = decisions.flatMap((decision) => {
				let items = toExplanation(decision), line = [
					...toAsked(decision),
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
					{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(name, 200) },
					` ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(because, 300)}`
				];
			}), left = trace.length - shown.length;
			return [
				...shown,
				...left > 0 ? [[left === 1 ? "… and one more entry" : `… and ${left} more entries`]] : [],
				...ladder === null ? [] : [[`Ladder: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(ladder, 300)}`]],
				...budgets === "" ? [] : [[`Budgets before: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(budgets, 300)}`]]
			];
		}
		function toSuggestions(pauses, suggest) {
			let rules = [...new Set(pauses.flatMap(suggest))].slice(0, 5);
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
		function toAnswerWords(decision) {
			let [sign, verb, ...rest] = wordsOf(decision);
			if (decision.decided_by === "nobody") return [`${sign} Nobody answered`];
			let asked = askedOf(decision);
			return asked === void 0 ? [`${sign} ${capital(verb)}`, ...rest] : [`${sign} Asked ${asked}: ${verb}`, ...rest];
		}
		let signs = {
			allow: "✅",
			answer: "✅",
			reject: "🚫",
			stop: "⛔",
			ask: "✋"
		};
		function wordsOf(decision) {
			let { outcome, answer } = decision, said = outcome === "answer" && answer !== null ? [" ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(answer, 200) }] : [];
			return [
				signs[outcome],
				(0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_4__.nG)(decision),
				...said
			];
		}
		function askedOf({ decided_by, person }) {
			if (decided_by !== void 0 && decided_by !== "policy") return person === void 0 ? "a person" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(person, 100);
		}
		function capital(words) {
			return words.charAt(0).toUpperCase() + words.slice(1);
		}
	}),
	73974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => toMarkdown });
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99179), _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94112);
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
				case "rich": return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.x4)(block);
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
			return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.p3)((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.Bv)(text).join(" "), limit, escapePiece);
		}
		function escapePunctuation(text) {
			return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
		}
		function toFence(text) {
			let safe = (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.Bv)(text).join("\n"), longest = [...safe.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}text\n${safe}\n${fence}`;
		}
		function toTable(header, rows) {
			let cells = [header, ...rows.map((row) => row.map(textOf))], options = { wordLimit: (0, _cut_js__WEBPACK_IMPORTED_MODULE_2__.BA)(cells) }, head = header.map((cell) => escapeText(cell, options)), body = rows.map((row) => row.map((line) => toLine(line, options)));
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
	8935: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => toPlainText });
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309);
		function toPlainText(blocks, options = {}) {
			return blocks.filter((block) => block.type !== "details" || block.extra !== !0).flatMap((block) => [...toLines(block, options), ""]).join("\n");
		}
		function toLines(block, options) {
			let { columns = 100, wrap = asIs } = options, written = (line) => wrap(toText(line));
			switch (block.type) {
				case "heading": return [...underlined(toText(block.line), columns, wrap), ...block.facts === void 0 || block.facts.length === 0 ? [] : [wrap(block.facts.map(toText).join(" · "))]];
				case "paragraph": return [written(block.line)];
				case "quiet": return block.lines.map(written);
				case "list": return block.items.map((item) => wrap(`- ${toText(item)}`));
				case "prose":
				case "rich": return [...block.speaker === void 0 ? [] : [wrap(`${(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(block.speaker)} says:`), ""], ...(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.trim()).map((line) => wrap(`  ${line}`.trimEnd()))];
				case "code": return indented((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.replace(/^\n+/, "").trimEnd()));
				case "alert": return [wrap(`${block.kind}: ${toText(block.line)}`)];
				case "table": return toTable(block.header, block.rows, options);
				case "details": return [
					wrap(`${toText(block.summary)}:`),
					"",
					...toPlainText(block.blocks, options).trimEnd().split("\n")
				];
				default: return block;
			}
		}
		function indented(lines) {
			return lines.every((line) => line.trim() === "" || line.startsWith("  ")) ? lines : lines.map((line) => `  ${line}`.trimEnd());
		}
		let asIs = (line) => line;
		function underlined(text, columns, wrap) {
			return [wrap(text), "=".repeat(Math.min(columns, text.length))];
		}
		function toText(line) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(line.map(textOf).join(""));
		}
		function textOf(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : `(${inline.quiet})`;
		}
		function toTable(header, rows, { columns = Infinity, wrap = asIs }) {
			let cells = [header.map(_log_js__WEBPACK_IMPORTED_MODULE_0__.TN), ...rows.map((row) => row.map(toText))], widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
			if (widths.reduce((sum, width) => sum + width + 2, -2) > columns) return toRecords(cells).map(wrap);
			let lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
			return [
				lines[0] ?? "",
				widths.map((width) => "-".repeat(width)).join("  "),
				...lines.slice(1)
			];
		}
		function toRecords([header = [], ...rows]) {
			let width = Math.max(...header.map((name) => name.length));
			return rows.flatMap(([first = "", ...others], index) => [
				...index === 0 ? [] : [""],
				first,
				...others.map((cell, at) => `  ${(header[at + 1] ?? "").padEnd(width)}  ${cell}`.trimEnd())
			]);
		}
	}),
	94112: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E3: () => toSafeCode,
			Xl: () => withoutReferences,
			Zm: () => toSafeCodeBlock,
			_J: () => toSafeText,
			_P: () => breakPoint,
			p3: () => withBreakPoints,
			r3: () => withColouredSign,
			x4: () => toWords
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309);
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
	43394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kl: () => toSummaryBlocks,
			VH: () => toInternsBlocks,
			mC: () => toSummary
		});
		var _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44443), _facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85697), _intern_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60604), _pauses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16955), _render_cut_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99179), _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73974);
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
			for (let extent of extents.filter(({ characters }) => characters <= 3 * maxBytes)) if (markdown = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__.l)(toSummaryBlocks(record, level, extent, options)), Buffer.byteLength(markdown) <= maxBytes) return markdown;
			return markdown;
		}
		function toSummaryBlocks(record, level, { characters, rows } = {
			characters: 4e5,
			rows: 2e3
		}, { render, suggest = () => [], lead = () => [], withReasoning = !0 } = {}) {
			let first = lead(level, rows);
			if (level === "none") return [...first, (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.mf)(record)];
			let full = level === "full";
			return [
				...first,
				(0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.mf)(record),
				...(0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.$E)(record),
				...full ? (0, _intern_words_js__WEBPACK_IMPORTED_MODULE_2__.Gl)(record, characters, render) : [],
				...(0, _pauses_js__WEBPACK_IMPORTED_MODULE_3__.z6)(record, rows, suggest),
				...full && withReasoning ? (0, _intern_words_js__WEBPACK_IMPORTED_MODULE_2__.mo)(record.reasoning, characters / 4, render) : [],
				...(0, _facts_js__WEBPACK_IMPORTED_MODULE_4__.$2)(record)
			];
		}
		function toInternsBlocks(interns) {
			let rows = interns.slice(0, 500).map((intern) => [
				[(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_5__.ml)(intern.name, 200)],
				[describeStatus(intern)],
				[(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_5__.ml)(intern.model ?? "default", 200)],
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_5__.ml)(intern.id, 200) }]
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
			return progress === null ? status === "failed" && last_failure_message !== null ? `${status}: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_5__.ml)(last_failure_message, 200)}` : status : `${status}, step ${progress.step_number} of ${progress.total_steps}`;
		}
	})
};
