export const id = 2079;
export const ids = [2079];
export const modules = {
	29495: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jI: () => toChangesLine,
			lT: () => toChangesBlocks,
			mk: () => toChangeTable
		});
		var _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39229), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99179);
		let fates = {
			taken: "taken",
			left: "left behind",
			stop: "stops"
		};
		function toChangesLine({ counts: { taken, left, stop } }) {
			if (taken + left + stop === 0) return "No file changed.";
			let stopped = stop === 0 ? "" : `, ${stop} that stopped the whole change`;
			return `Changed files: ${taken} ${stop === 0 ? "taken" : "that could be taken"}, ${left} left behind${stopped}.`;
		}
		function toChangesBlocks(changes, { level, rows, diff }) {
			if (changes === null || level === "none") return [];
			let { head, counts, entries } = changes, shown = entries.slice(0, rows), total = counts.taken + counts.left + counts.stop, isDiffShown = level === "full" && diff !== void 0 && diff !== "";
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)({ strong: toChangesLine(changes) }, " Since commit ", { code: head.slice(0, 12) }, "."), toChangeTable(shown), total > shown.length && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(`Not shown here: ${total - shown.length} more.`), isDiffShown && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.zH)(["The change"], {
				type: "code",
				text: diff.trimEnd(),
				isDiff: !0
			}));
		}
		function toChangeTable(entries) {
			if (entries.length === 0) return [];
			let toSize = (bytes) => bytes === null ? "" : `${bytes} bytes`, rows = entries.map(({ path, status, bytes, added, removed, answer, rule }) => [
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(path, 200) }],
				[status],
				[added === null || removed === null ? toSize(bytes) : `+${added} \u2212${removed}`],
				[fates[answer]],
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(rule, 200) }]
			]);
			return [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.tp)([
				"File",
				"Change",
				"Lines",
				"Outcome",
				"Rule"
			], rows)];
		}
	}),
	60604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BS: () => toShownLevel,
			Gl: () => toAnswer,
			gD: () => loadRichText,
			mo: () => toReasoning
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54057), _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44443), _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39229), _render_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99179);
		function toAnswer(record, characters, render) {
			let { text } = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.g5)(record);
			return text.head.trim() === "" ? [] : toBlocks(text, characters, render, (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.xl)(record));
		}
		function toReasoning(text, characters, render) {
			return text.head.trim() === "" ? [] : [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.zH)(["Reasoning"], ...toBlocks(text, characters, render))];
		}
		function toBlocks(words, characters, render, speaker) {
			let show = (text) => render === void 0 ? {
				type: "prose",
				text,
				speaker
			} : {
				type: "rich",
				html: render(text),
				text,
				speaker
			}, ends = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.m7)(words.head + words.tail, characters), missing = words.omitted + ends.omitted;
			if (missing === 0) return [show(ends.head)];
			let note = `${missing} characters are left out here. The transcript file has them.`;
			return [
				show(ends.head),
				(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.xE)("NOTE", note),
				show(ends.tail)
			];
		}
		let markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;
		async function loadRichText(record, level) {
			let { text, reasoning } = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.g5)(record), texts = [
				text.head,
				text.tail,
				reasoning.head,
				reasoning.tail
			];
			if (level === "full" && texts.some((part) => markup.test(part))) return (await Promise.all([__webpack_require__.e(5251), __webpack_require__.e(993)]).then(__webpack_require__.bind(__webpack_require__, 30993))).renderRichText;
		}
		function toShownLevel(level, visibility) {
			return level === "auto" ? visibility === "private" || visibility === "internal" ? "full" : "brief" : level;
		}
	}),
	16955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hc: () => toExplanation,
			J5: () => toAnswerWords,
			ae: () => toQuestion,
			z6: () => toPauses
		});
		var _permission_decision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15233), _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54057), _ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44443), _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85697), _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39229), _render_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99179);
		function toPauses({ pauses, error, start }, rows, suggest) {
			let decisions = pauses.flatMap((pause) => pause.decisions);
			if (decisions.length === 0) return [];
			let shown = decisions.slice(0, rows), omitted = decisions.length - shown.length, more = omitted === 1 ? "One more decision is" : `${omitted} more decisions are`, tableRows = shown.map((decision) => [
				toQuestion(decision),
				toAnswerWords(decision),
				toWhy(decision)
			]);
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(!(0, _facts_js__WEBPACK_IMPORTED_MODULE_1__.b4)({ start }) && (0, _ending_js__WEBPACK_IMPORTED_MODULE_2__.cK)({
				pauses,
				error
			}) > 0 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)("Some of the work may be incomplete."), (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.tp)([
				"Asked",
				"Answer",
				"Why"
			], tableRows), omitted > 0 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)(`${more} in the transcript file.`), toExplanations(shown), toSuggestions(pauses, suggest));
		}
		function toQuestion({ operation, kind, place }) {
			let text = operation?.startsWith("shell command: ") === !0 && operation.length > 15 ? operation.slice(15) : operation, code = { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(text ?? kind ?? "question", 500) };
			return place === void 0 ? [code] : [code, ` ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(place, 500)}`];
		}
		function toWhy({ rule, reason, decided_by }) {
			let isAsked = decided_by === "nobody" || decided_by === "person" && rule !== _permission_decision_js__WEBPACK_IMPORTED_MODULE_4__.Pe, ruleNote = { quiet: rule === "default" || rule === _permission_decision_js__WEBPACK_IMPORTED_MODULE_4__.IC ? "no rule matched" : `${isAsked ? "asked by " : ""}rule ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(rule, 200)}` };
			return reason === null || isAsked ? [ruleNote] : [`${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(reason, 500)} `, ruleNote];
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
				isExtra: !0
			}];
		}
		function toExplanation({ trace, ladder, budgets }) {
			let entries = trace.map(({ id, list, matched, because }) => {
				let name = list === "default" ? "default" : `${list.replace(/s$/, "")} ${id}`;
				return [
					matched ? "\u2713 " : "",
					{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(name, 200) },
					` ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(because, 300)}`
				];
			});
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Mn)(...(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.qt)(entries, 60, (more) => [more === 1 ? "\u2026 and one more entry" : `\u2026 and ${more} more entries`]), ladder !== null && [`Ladder: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(ladder, 300)}`], budgets !== "" && [`Budgets before: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(budgets, 300)}`]);
		}
		function toSuggestions(pauses, suggest) {
			let rules = [...new Set(pauses.flatMap(suggest))].slice(0, 5);
			return rules.length === 0 ? [] : [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.zH)(["What would have allowed it"], (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)("To allow it next time, add this under ", { code: "rules" }, " in the permission policy:"), (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.aY)(rules.join("\n")))];
		}
		function toAnswerWords(decision) {
			let { outcome, answer } = decision, sign = signs[outcome], verb = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_5__.nG)(decision), rest = outcome === "answer" && answer !== null ? [" ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(answer, 200) }] : [];
			if (decision.decided_by === "nobody") return [`${sign} Nobody answered`];
			let person = toPersonName(decision);
			return [`${sign} ${person === void 0 ? verb.charAt(0).toUpperCase() + verb.slice(1) : `Asked ${person}: ${verb}`}`, ...rest];
		}
		let signs = {
			allow: "\u2705",
			answer: "\u2705",
			reject: "\ud83d\udeab",
			stop: "\u26d4",
			ask: "\u270b"
		};
		function toPersonName({ decided_by, person }) {
			if (decided_by !== void 0 && decided_by !== "policy") return person === void 0 ? "a person" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(person, 100);
		}
	}),
	73974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l6: () => toMarkdown,
			s8: () => toFittingMarkdown
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39229), _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179), _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94112);
		function toMarkdown(blocks) {
			return `${blocks.map(toBlock).join("\n\n")}\n`;
		}
		function toFittingMarkdown(sizes, maxBytes, toBlocks) {
			return (0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.hl)(sizes, maxBytes, (size) => toMarkdown(toBlocks(size)));
		}
		function toBlock(block) {
			switch (block.type) {
				case "heading": return `## ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.ee)(toLine(block.line))}${toFacts(block.facts ?? [])}`;
				case "paragraph": return toLine(block.line);
				case "quiet": return block.lines.map((line) => `<sub>${toLine(line)}</sub>`).join("<br>\n");
				case "list": return block.items.map((item) => `- ${toLine(item)}`).join("\n");
				case "prose":
				case "rich": return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.kU)(block);
				case "code": return toFencedBlock(`${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Bv)(block.text).join("\n")}\n`, block.isDiff === !0 ? "diff" : "text");
				case "alert": return `> [!${block.kind}]\n> ${toLine(block.line)}`;
				case "table": return toTable(block.header, block.rows);
				case "details": return `<details><summary>${toLine(block.summary)}</summary>\n\n${toMarkdown(block.blocks)}\n</details>`;
				default: return block;
			}
		}
		function toFacts(facts) {
			return facts.length === 0 ? "" : `\n\n<sub>${facts.map((fact) => toLine(fact)).join(" \u00b7 ")}</sub>`;
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
			return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.$c)(text, options, escapePunctuation);
		}
		let linkedInCode = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=@)/u;
		function escapeCode(text, { wordLimit: limit }) {
			let escapePiece = (piece) => piece.split(linkedInCode).map(escapePunctuation).join(_safe_text_js__WEBPACK_IMPORTED_MODULE_1__._P);
			return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.C)((0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Bv)(text).join(" "), limit, escapePiece);
		}
		function escapePunctuation(text) {
			return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
		}
		function toFencedBlock(lines, language) {
			let longest = [...lines.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}${language}\n${lines}${fence}`;
		}
		function toTable(header, rows) {
			let cells = [header, ...rows.map((row) => row.map((line) => line.map(_blocks_js__WEBPACK_IMPORTED_MODULE_3__.x4).join("")))], options = { wordLimit: (0, _cut_js__WEBPACK_IMPORTED_MODULE_0__.VK)(cells) }, head = header.map((cell) => escapeText(cell, options)), body = rows.map((row) => row.map((line) => toLine(line, options)));
			return [
				head,
				header.map(() => "---"),
				...body
			].map((row) => `| ${row.join(" | ")} |`).join("\n");
		}
	}),
	8935: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => toPlainText });
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309), _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39229);
		function toPlainText(blocks, options = {}) {
			return blocks.filter((block) => block.type !== "details" || block.isExtra !== !0).flatMap((block) => [...toLines(block, options), ""]).join("\n");
		}
		function toLines(block, options) {
			let { wrap = asIs } = options, toWrapped = (line) => wrap(toText(line));
			switch (block.type) {
				case "heading": return toHeading(toText(block.line), block.facts ?? [], options);
				case "paragraph": return [toWrapped(block.line)];
				case "quiet": return block.lines.map(toWrapped);
				case "list": return block.items.map((item) => wrap(`- ${toText(item)}`));
				case "prose":
				case "rich": return [...block.speaker === void 0 ? [] : [wrap(`${(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(block.speaker)} says:`), ""], ...(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.trim()).map((line) => wrap(`  ${line}`.trimEnd()))];
				case "code": return indent((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.replace(/^\n+/, "").trimEnd()));
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
		function indent(lines) {
			return lines.every((line) => line.trim() === "" || line.startsWith("  ")) ? lines : lines.map((line) => `  ${line}`.trimEnd());
		}
		let asIs = (line) => line;
		function toHeading(title, facts, { columns = 100, wrap = asIs }) {
			let underlined = [wrap(title), "=".repeat(Math.min(columns, title.length))];
			return facts.length === 0 ? underlined : [...underlined, wrap(facts.map(toText).join(" \u00b7 "))];
		}
		function toText(line) {
			let words = line.map((one) => typeof one == "object" && "quiet" in one ? `(${one.quiet})` : (0, _blocks_js__WEBPACK_IMPORTED_MODULE_1__.x4)(one));
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(words.join(""));
		}
		function toTable(header, rows, { columns = Infinity, wrap = asIs }) {
			let cells = [header.map(_log_js__WEBPACK_IMPORTED_MODULE_0__.TN), ...rows.map((row) => row.map(toText))], widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
			if (widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1)) > columns) return toRecords(cells).map(wrap);
			let [head = "", ...lines] = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).map((line) => line.trimEnd());
			return [
				head,
				widths.map((width) => "-".repeat(width)).join("  "),
				...lines
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
	43394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kl: () => toSummaryBlocks,
			VH: () => toInternsBlocks,
			mC: () => toSummary
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96559), _changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29495), _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44443), _facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85697), _intern_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60604), _pauses_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16955), _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39229), _render_cut_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99179), _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73974);
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
		}, { render, suggest = () => [], lead = () => [], diff, showsReasoning = !0 } = {}) {
			let leading = lead(level, rows);
			if (level === "none") return [...leading, (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.mf)(record)];
			let isFull = level === "full";
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.Bv)(leading, (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.mf)(record), (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.$E)(record), isFull && (0, _intern_words_js__WEBPACK_IMPORTED_MODULE_3__.Gl)(record, characters, render), (0, _changes_js__WEBPACK_IMPORTED_MODULE_4__.lT)(record.changes, {
				level,
				rows,
				diff
			}), (0, _pauses_js__WEBPACK_IMPORTED_MODULE_5__.z6)(record, rows, suggest), isFull && showsReasoning && (0, _intern_words_js__WEBPACK_IMPORTED_MODULE_3__.mo)(record.reasoning, characters / 4, render), (0, _facts_js__WEBPACK_IMPORTED_MODULE_6__.$2)(record));
		}
		function toInternsBlocks(interns, count = interns.length) {
			let rows = interns.slice(0, 500).map((intern) => [
				[(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_7__.ml)(intern.name, 200)],
				[describeStatus(intern)],
				[(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_7__.ml)(intern.model ?? "default", 200)],
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_7__.ml)(intern.id, 200) }]
			]), more = count - rows.length;
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.R_)((0, _wording_js__WEBPACK_IMPORTED_MODULE_8__.hS)(count, "intern")), rows.length > 0 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.tp)([
				"Name",
				"Status",
				"Model",
				"Id"
			], rows), more > 0 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.FY)(`Not shown here: ${more} more.`));
		}
		function describeStatus({ status, progress, last_failure_message }) {
			return progress === null ? status !== "failed" || last_failure_message === null ? status : `${status}: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_7__.ml)(last_failure_message, 200)}` : `${status}, step ${progress.step_number} of ${progress.total_steps}`;
		}
	}),
	52214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => toShellWord });
		function toShellWord(text) {
			return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
		}
	})
};
