export const id = 7385;
export const ids = [7385];
export const modules = { 7385: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { writeReportFile: () => writeReportFile });
	var external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452), workspace = __webpack_require__(82), intern_words = __webpack_require__(604), log = __webpack_require__(7309), context = __webpack_require__(1576), wording = __webpack_require__(6559), ending = __webpack_require__(4443), report_facts = __webpack_require__(2655), blocks = __webpack_require__(9229), cut = __webpack_require__(9179), safe_text = __webpack_require__(4112);
	function toHtml(blocks) {
		return blocks.map(toBlock).join("\n");
	}
	function toBlock(block) {
		switch (block.type) {
			case "heading": return `<h1>${(0, safe_text.ee)(toLine(block.line))}</h1>${toFacts(block.facts ?? [])}`;
			case "paragraph": return `<p>${toLine(block.line)}</p>`;
			case "quiet": return `<p class="quiet">${block.lines.map(toLine).join("<br>")}</p>`;
			case "list": return `<ul>${block.items.map((item) => `<li>${toLine(item)}</li>`).join("\n")}</ul>`;
			case "prose":
			case "rich": return (0, safe_text.kU)(block);
			case "code": return `<pre><code>${(0, safe_text.Zm)(block.text)}</code></pre>`;
			case "alert": return `<p class="alert ${block.kind.toLowerCase()}">${toLine(block.line)}</p>`;
			case "table": return toTable(block.header, block.rows);
			case "details": return `<details><summary>${toLine(block.summary)}</summary>\n${toHtml(block.blocks)}\n</details>`;
			default: return block;
		}
	}
	function toFacts(facts) {
		return facts.length === 0 ? "" : `\n<p class="quiet">${facts.map(toLine).join(" \u00b7 ")}</p>`;
	}
	function toLine(line) {
		return toHtmlLine(line, safe_text._J);
	}
	function toHtmlLine(line, toSafe) {
		let toInline = (inline) => typeof inline == "string" ? toSafe(inline) : "code" in inline ? `<code>${(0, safe_text.E3)(inline.code)}</code>` : "strong" in inline ? `<strong>${toSafe(inline.strong)}</strong>` : `<small>${toSafe(inline.quiet)}</small>`;
		return line.map(toInline).join("");
	}
	function toTable(header, rows) {
		return `<table><thead><tr>${header.map((cell) => `<th scope="col">${(0, safe_text._J)(cell)}</th>`).join("")}</tr></thead>\n<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${toLine(cell)}</td>`).join("")}</tr>`).join("\n")}</tbody></table>`;
	}
	function toTotals(runs) {
		let records = runs.map(({ record }) => record), sum = (readAmount) => records.reduce((total, record) => total + readAmount(record), 0), times = records.flatMap(({ first_at: first, last_at: last }) => first === null || last === null ? [] : [{
			first,
			last,
			ms: Math.max(0, Date.parse(last) - Date.parse(first))
		}]), firstTimes = times.map(({ first }) => first).toSorted(), lastTimes = times.map(({ last }) => last).toSorted(), nonHook = records.filter((record) => !(0, report_facts.b4)(record)), byConclusion = Map.groupBy(nonHook, ({ conclusion }) => conclusion ?? "failed"), decided = records.flatMap(({ pauses, error }) => pauses.flatMap((pause) => {
			let decision = pause.decisions.at(-1);
			return decision === void 0 ? [] : [{
				...decision,
				isInterrupted: (0, ending.WE)(pause, error)
			}];
		})), rejected = decided.filter((one) => ["reject", "stop"].includes(one.outcome) && !one.isInterrupted);
		return {
			runs: runs.length,
			first_at: firstTimes[0] ?? null,
			last_at: lastTimes.at(-1) ?? null,
			conclusions: Object.fromEntries(Array.from(byConclusion, ([conclusion, group]) => [conclusion, group.length])),
			prompt_tokens: sum(({ usage }) => usage?.prompt_tokens ?? 0),
			completion_tokens: sum(({ usage }) => usage?.completion_tokens ?? 0),
			cost: sum(({ usage }) => usage?.cost ?? 0),
			without_cost: records.filter(({ usage }) => typeof usage?.cost != "number").length,
			ms: times.reduce((total, { ms }) => total + ms, 0),
			pauses: sum(({ pauses }) => pauses.length),
			rejected: rejected.length,
			most_asked: findMostFrequent(decided),
			most_rejected: findMostFrequent(rejected)
		};
	}
	function findMostFrequent(decisions) {
		let counts = Map.groupBy(decisions, ({ operation, kind }) => operation ?? kind ?? "question");
		return Array.from(counts, ([operation, { length: count }]) => ({
			operation,
			count
		})).toSorted((a, b) => b.count - a.count || (a.operation < b.operation ? -1 : 1)).slice(0, 10);
	}
	function toTotalsBlocks(totals) {
		let { runs, pauses, rejected, most_asked, most_rejected } = totals, endings = Object.entries(ending.fy).flatMap(([conclusion, { sign }]) => {
			let count = totals.conclusions[conclusion] ?? 0;
			return count === 0 ? [] : [`${sign} ${count} ${conclusion}`];
		}), facts = [
			[`${(0, report_facts.ik)(totals.ms)} in all`],
			[`${totals.prompt_tokens.toLocaleString("en")} tokens in, ${totals.completion_tokens.toLocaleString("en")} out`],
			[`${(0, report_facts.jd)(totals.cost)}${totals.without_cost === 0 ? "" : ` (cost of ${totals.without_cost} not known)`}`],
			...toPeriod(totals)
		], count = pauses === 1 ? "1 question was asked" : `${pauses} questions were asked`;
		return (0, blocks.Bv)((0, blocks.R_)((0, wording.hS)(runs, "run"), facts), endings.length > 0 && (0, blocks.FY)(endings.join(" \u00b7 ")), (0, blocks.FY)(`${count}, ${rejected} rejected.`), toCounts("Asked most", most_asked), toCounts("Rejected most", most_rejected));
	}
	function toPeriod({ first_at, last_at }) {
		if (first_at === null || last_at === null) return [];
		let [from, to] = [first_at.slice(0, 10), last_at.slice(0, 10)];
		return [[from === to ? from : `${from} to ${to}`]];
	}
	function toCounts(title, counts) {
		let rows = counts.map(({ operation, count }) => [[{ code: (0, cut.ml)(operation, 300) }], [String(count)]]);
		return rows.length === 0 ? void 0 : (0, blocks.tp)([title, "Times"], rows);
	}
	function toDocument({ title, header, main, refresh }) {
		return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-+urXoso6Amp035tcqrOfQu7m7tvLim1xeJCd7f6oWfA='; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${refresh === void 0 ? "" : `<meta http-equiv="refresh" content="${refresh}">\n`}<title>${(0, safe_text.E3)(title)}</title>
<style>
:root { color-scheme: light dark;
  --ground: light-dark(#fff, #0d1117); --ink: light-dark(#1f2328, #e6edf3); --quiet: light-dark(#59636e, #9198a1);
  --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#f6f8fa, #151b23); --link: light-dark(#0969da, #4493f8);
  --plain: light-dark(#8c959f, #6e7681); --intern: light-dark(#8250df, #ab7df8); --allowed: light-dark(#1a7f37, #3fb950);
  --rejected: light-dark(#cf222e, #f85149); --asked: var(--link); --waiting: light-dark(#9a6700, #d29922); }

* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: var(--ground); color: var(--ink); }
header, main { max-width: 1120px; margin: 0 auto; padding: 0 24px; overflow-wrap: anywhere; }
header { padding-top: 32px; } main { padding-bottom: 48px; }
h1 { font-size: 1.75em; line-height: 1.25; margin: 0; font-weight: 600; } h2 { font-size: 1.25em; margin: 1.75em 0 .5em; }
h3, h4, h5, h6 { margin: 1em 0 .5em; } p, pre, blockquote, table { margin: .5em 0; }
a { color: var(--link); } a:focus-visible, summary:focus-visible, input:focus-visible + label { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
.quiet, small { color: var(--quiet); font-size: .875em; }
nav { margin-top: .75em; font-size: .875em; } nav a { margin-right: 1.25em; white-space: nowrap; display: inline-block; }
code, pre { font: .875em/1.5 ui-monospace, Menlo, Consolas, monospace; background: var(--soft); border-radius: 6px; }
code, pre, dd, blockquote { unicode-bidi: isolate; } code { padding: .15em .35em; } pre { padding: 12px 16px; } pre code { padding: 0; background: none; font-size: 1em; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { margin: 0; } dt { display: none; } dd { margin: 0; } hr, wbr { display: none; }
.says { font-size: .875em; color: var(--quiet); font-weight: 400; margin: 0 0 .5em; } .answer { border-left: 4px solid var(--intern); padding: 4px 0 4px 20px; } .answer > :first-child, dd > :first-child { margin-top: 0; }
blockquote { padding: 0 1em; border-left: 4px solid var(--line); } blockquote blockquote { padding: 0 .5em; }
table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: left; vertical-align: top; }
th { background: var(--soft); font-weight: 600; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } th[scope=row] { width: 12rem; } th[scope=col] { overflow-wrap: normal; } time { white-space: nowrap; }
ul, ol { padding-left: 1.5em; } summary { cursor: pointer; }
.alert { border-left: 4px solid var(--link); padding: 8px 16px; background: var(--soft); border-radius: 0 6px 6px 0; }
.alert.warning { border-color: var(--waiting); } .alert.caution { border-color: var(--rejected); }
.refused { border: 1px solid var(--line); border-left: 4px solid var(--rejected); border-radius: 0 6px 6px 0; padding: 12px 16px; margin: .75em 0; }
.refused p { margin: 0 0 .25em; }
.plain, .step { --c: var(--plain); } .intern { --c: var(--intern); } .allowed { --c: var(--allowed); } .rejected, .failed { --c: var(--rejected); }
.asked, .people { --c: var(--asked); } .waiting, .warned, .network { --c: var(--waiting); }
.word { color: var(--c); font-weight: 600; font-size: .875em; margin-left: .5em; white-space: nowrap; }

.spent { display: block; width: 100%; height: 20px; border-radius: 6px; margin: .75em 0 .5em; }
.key { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 4px 24px; } .key li { white-space: nowrap; }
.key svg { width: 12px; height: 12px; margin-right: 6px; } .key b { font-variant-numeric: tabular-nums; margin-left: .25em; }
.filters { border: 0; padding: 0; margin: .75em 0; display: flex; flex-wrap: wrap; gap: 8px; }
.filters legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.filters input { position: absolute; opacity: 0; width: 1px; height: 1px; }
.filters label { border: 1px solid var(--line); border-radius: 99px; padding: 2px 14px; font-size: .875em; cursor: pointer; background: var(--soft); }
.filters input:checked + label { background: var(--link); border-color: var(--link); color: var(--ground); }
.axis, .rows { list-style: none; padding: 0; margin: 0; }
.axis, .rows summary { display: grid; grid-template-columns: 4.5rem minmax(0, 5fr) 5rem minmax(0, 4fr); gap: 0 12px; align-items: start; }
.axis { font-size: .75em; color: var(--quiet); border-bottom: 1px solid var(--line); padding: 0 0 2px 22px; font-variant-numeric: tabular-nums; }
.axis svg { width: 100%; height: 1.4em; display: block; overflow: visible; fill: currentColor; }
.rows > li { border-bottom: 1px solid var(--line); }
.rows ~ .rows, .rows ~ .rows > li { content-visibility: auto; contain-intrinsic-size: auto 33px; } .rows ~ .rows { contain-intrinsic-height: auto 6600px; }
.rows summary { list-style: none; padding: 4px 0 4px 22px; min-height: 32px; position: relative; } .rows summary::-webkit-details-marker { display: none; }
.rows summary::before { content: ''; position: absolute; left: 6px; top: 12px; border: 4px solid transparent; border-left: 6px solid var(--quiet); }
.rows details[open] > summary::before { transform: rotate(90deg) translate(0, 2px); } .rows summary:hover { background: var(--soft); }
.when, .took { color: var(--quiet); font-variant-numeric: tabular-nums; } .rows .when, .rows .took { font-size: .8125em; line-height: 1.85; } .took { text-align: right; }
.what-became { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; min-width: 0; } .what-became .word { margin-left: 0; } .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; flex: 0 1 auto; min-width: min(100%, 14em); max-width: 100%; }
.rows details[open] .what, .what-became .word { white-space: normal; max-width: 100%; }
.bar { width: 100%; height: 14px; margin-top: 5px; display: block; overflow: visible; background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 20%); }
.bar rect, .spent rect, .key rect { fill: var(--c); stroke: var(--c); stroke-width: 1.5px; } .spent rect { stroke: none; } .bar .waited { fill: var(--intern); stroke: none; }
.row-body { padding: 4px 16px 16px 22px; scroll-margin-top: 48px; } .row-body h3 { font-size: .875em; color: var(--quiet); font-weight: 600; margin: 1em 0 .25em; }
.rows > li:has(:target) { background: var(--soft); box-shadow: inset 4px 0 var(--link); }
.rows > li:has(:target) summary::before { left: 10px; }
.filters:has(.f-pauses:checked) ~ .rows > li:not(.pause), .filters:has(.f-requests:checked) ~ .rows > li:not(.request),
.filters:has(.f-problems:checked) ~ .rows > li:not(.problem) { display: none; }
.filters:not(:has(.f-all:checked)) ~ .rows { content-visibility: visible; }
.run > summary { font-size: 1.125em; font-weight: 600; padding: 12px 0; border-top: 1px solid var(--line); }

@media (max-width: 640px) {
  header, main { padding-left: 16px; padding-right: 16px; } h1 { font-size: 1.375em; } th, td { padding: 4px 6px; }
  .axis { display: none; } .rows summary { grid-template-columns: 4rem minmax(0, 1fr) auto; } .rows summary .bar { grid-column: 1 / -1; height: 6px; margin-top: 2px; background: none; }
  .runs :is(th, td):is(:nth-child(2), :nth-child(5)) { display: none; }
  .rows details:not([open]) .what { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; } .key { gap: 2px 16px; }
}
@media print {
  :root { color-scheme: light; } body { font-size: 11pt; } header, main { max-width: none; padding: 0; } nav, .filters { display: none; }
  .rows ~ .rows, .rows ~ .rows > li { content-visibility: visible; } .rows > li { break-inside: avoid; }
}
</style>
</head>
<body>
<header>
${header}
</header>
<main>
${main}
</main>
</body>
</html>
`;
	}
	var report_changes = __webpack_require__(9495), pauses = __webpack_require__(6955);
	function toOffset(ms) {
		let tenths = Math.max(0, Math.round(ms / 100)), seconds = Math.floor(tenths / 10), minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60), twoDigits = (count) => String(count).padStart(2, "0");
		return hours > 0 ? `+${hours}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}` : `+${minutes}:${twoDigits(seconds % 60)}.${tenths % 10}`;
	}
	let second = 1e3, minute = 60 * second, hour = 60 * minute, steps = [
		...[
			1,
			2,
			5,
			10,
			20,
			50,
			100,
			200,
			500
		].map((count) => count * 1),
		...[
			1,
			2,
			5,
			10,
			15,
			20,
			30
		].map((count) => count * second),
		...[
			1,
			2,
			3,
			4,
			5,
			6,
			8,
			10,
			12,
			15,
			20,
			30
		].map((count) => count * minute),
		...[
			1,
			2,
			3,
			4,
			5,
			6,
			12,
			24
		].map((count) => count * hour)
	];
	function toAxis(from, to) {
		let length = Math.max(1, to - from), step = steps.find((one) => one * 5 >= length) ?? Math.ceil(length / 5 / hour) * hour;
		return {
			from,
			length: step * 5,
			step
		};
	}
	function toMarks({ step }) {
		return Array.from({ length: 5 }, (_, i) => ({
			at: i * 100 / 5,
			label: toMark(i * step, step)
		}));
	}
	function toMark(ms, step) {
		if (ms === 0) return "0";
		if (step < second) return `${ms} ms`;
		if (step >= hour) return `${ms / hour} h`;
		let [large, largeName, small, smallName] = step < minute ? [
			minute,
			"min",
			second,
			"s"
		] : [
			hour,
			"h",
			minute,
			"min"
		];
		return [[Math.floor(ms / large), largeName], [ms % large / small, smallName]].flatMap(([count, name]) => count === 0 ? [] : [`${count} ${name}`]).join(" ");
	}
	var use_words = __webpack_require__(5769);
	let labels = {
		prompt: "Prompt ",
		reasoning: "Reasoning ",
		text: "Text "
	};
	function toTitle({ event, decisions, purpose }, level) {
		switch (event.type) {
			case "start": return (0, report_facts.b4)({ start: event }) ? [`Calls of ${(0, cut.ml)((0, log.TN)(event.intern_name), report_facts.y1)}`] : [`Run on ${(0, cut.ml)((0, log.TN)(event.intern_name), report_facts.y1)}, ${event.approval_mode} mode`];
			case "request": return [purpose, { quiet: ` ${(0, cut.ml)(event.route, 160)}` }];
			case "prompt":
			case "reasoning":
			case "text": return [labels[event.type], ...preview(event.text, level)];
			case "pause": {
				let decision = decisions.at(-1);
				return decision === void 0 ? [{ code: (0, cut.ml)(event.name, 160) }] : (0, pauses.ae)(decision);
			}
			case "remark":
			case "error": return [(0, cut.ml)(event.message, 160)];
			case "changes": return [(0, report_changes.jI)(event)];
			case "model_access": return [`Models, ${(0, cut.ml)((0, use_words.pt)(event), 160)}`];
			case "finish": return [`Response ended: ${event.finish_reason}`];
			case "usage": return ["Response ended"];
			case "end": return [event.error_code === "policy_rejected" ? "Finished, with rejections" : ending.fy[event.conclusion].title];
			default: return event;
		}
	}
	function toStateWord({ event, decisions, state }) {
		switch (event.type) {
			case "request": return state === "failed" ? [`\u2717 ${event.status}`] : [];
			case "pause": {
				let decision = decisions.at(-1);
				return decision === void 0 ? ["\u23f8 nobody answered"] : (0, pauses.J5)(decision);
			}
			case "model_access": return event.cap === null ? [] : ["\u26a0 cap"];
			case "remark": return ["\u26a0 warning"];
			case "error": return [`\u2717 ${event.code}`];
			case "end": return event.error_code === null ? [] : [event.error_code];
			default: return [];
		}
	}
	function preview(text, level) {
		if (level !== "full") return [];
		let beginning = (0, log.TN)(text.slice(0, 320)).trim();
		return [{ quiet: beginning.length <= 160 && text.length <= 320 ? beginning : `${beginning.slice(0, 160).toWellFormed()}\u2026` }];
	}
	function row_words_toLine(line) {
		return toHtmlLine(line, safe_text.E3);
	}
	function toRejected(run, options) {
		let groups = groupRejected(run), shown = groups.slice(0, 20).map((group) => toGroup(group, run, options)), omitted = groups.length - shown.length, note = omitted > 0 ? `<p class="quiet">The timeline has ${omitted} more.</p>` : "";
		return shown.join("\n") + note;
	}
	function groupRejected({ record, rows }) {
		let uninterrupted = rows.flatMap(({ event, ...row }) => event.type === "pause" && row.state === "rejected" ? [{
			...row,
			pause: event
		}] : []).filter((row) => !(0, ending.WE)(row, record.error));
		return [...Map.groupBy(uninterrupted, ({ pause, decisions }) => {
			let decision = decisions.at(-1);
			return JSON.stringify([
				pause.arguments,
				decision?.reason,
				decision?.rule
			]);
		}).values()];
	}
	function toGroup(group, { rows }, { prefix, suggest }) {
		let [first] = group, decision = first?.decisions.at(-1);
		if (first === void 0 || decision === void 0) return "";
		let runStart = rows[0]?.from ?? first.from, links = group.slice(0, 10).map(({ line, from }) => `<a href="#${prefix}e${line}">at ${toOffset(from - runStart).slice(1)}</a>`), times = group.length === 1 ? "" : `${group.length} times: `, reason = decision.reason === null ? "" : `<p>${(0, safe_text.E3)((0, cut.ml)(decision.reason, 500))}</p>`, rules = suggest?.(first).join("\n") ?? "", ruleHtml = rules && `<details><summary>A rule that would have allowed it</summary><p class="quiet">If it should be allowed next time, add it under <code>rules</code> in the permission policy.</p><pre><code>${(0, safe_text.Zm)(rules)}</code></pre></details>`;
		return `<div class="refused"><p>${row_words_toLine((0, pauses.ae)(decision))} ${row_words_toLine((0, pauses.J5)(decision))} <span class="quiet">${times}${links.join(" ")}</span></p>${reason}${ruleHtml}</div>`;
	}
	function buildTimeline() {
		let rows = [], last, pauses = new Map();
		return {
			observe(event, line) {
				let row = event.type === "decision" ? pauses.get(event.tool_call_id) : findContinued(last, event);
				row === void 0 ? (last = {
					line,
					events: [event]
				}, rows.push(last), event.type === "pause" && pauses.set(event.tool_call_id, last)) : row.events.push(event);
			},
			value() {
				let end = Date.parse(rows.at(-1)?.events.at(-1)?.at ?? ""), seenRoutes = new Set(), before;
				return rows.map((row) => {
					let closed = closeRow(row, {
						seenRoutes,
						before,
						end
					}), waitedFrom = internEvents.has(closed.event.type) && before !== void 0 && isResponseOpen(before) ? before.to : null;
					return before = {
						...closed,
						waitedFrom
					}, before;
				});
			}
		};
	}
	let internEvents = new Set([
		"text",
		"reasoning",
		"pause",
		"finish",
		"usage",
		"error"
	]);
	function isResponseOpen({ event, state }) {
		return event.type === "request" ? event.route === "chat" && state !== "failed" : event.type === "text" || event.type === "reasoning";
	}
	function findContinued(last, { type }) {
		let lastType = last?.events.at(-1)?.type;
		if (last?.events[0].type === "pause" && (type === "finish" || type === "usage")) return last;
		if (type === "text" || type === "reasoning") return lastType === type ? last : void 0;
		if (type === "usage") return lastType === "finish" ? last : void 0;
		if (type === "finish") return lastType === "usage" && last?.events.length === 1 ? last : void 0;
	}
	function closeRow({ line, events }, history) {
		let [first] = events, at = Date.parse(first.at), last = Date.parse(events.at(-1)?.at ?? ""), from = first.type === "request" ? Math.max(-864e13, at - Math.max(0, first.ms)) : at, decisions = events.filter((event) => event.type === "decision"), to = first.type === "pause" && decisions.length === 0 ? history.end : last, event = mergeEvents(first, events), usage = events.find((one) => one.type === "usage"), purpose = event.type === "request" ? trackPurpose(event, history) : "";
		return {
			line,
			from,
			to,
			state: toState(event, decisions.at(-1)),
			event,
			decisions,
			usage,
			purpose
		};
	}
	function mergeEvents(first, events) {
		switch (first.type) {
			case "text":
			case "reasoning": return {
				...first,
				text: events.map((event) => event.type === first.type ? event.text : "").join("")
			};
			case "usage": return events.find((event) => event.type === "finish") ?? first;
			case "decision": return {
				type: "remark",
				at: first.at,
				message: `An answer without a question: ${first.rule}`
			};
			default: return first;
		}
	}
	let decisionStates = {
		ask: "waiting",
		allow: "allowed",
		answer: "allowed",
		reject: "rejected",
		stop: "rejected"
	};
	function toState(event, decision) {
		switch (event.type) {
			case "request": return event.status >= 400 ? "failed" : "plain";
			case "pause": {
				let state = decision === void 0 ? "waiting" : decisionStates[decision.outcome];
				return state === "allowed" && decision?.decided_by === "person" ? "asked" : state;
			}
			case "finish": return event.finish_reason === "error" ? "failed" : "plain";
			case "changes": return event.counts.stop > 0 ? "rejected" : "plain";
			case "model_access": return event.cap === null ? "plain" : "warned";
			case "remark": return "warned";
			case "error": return "failed";
			case "end": return ending.fy[event.conclusion].state;
			default: return "plain";
		}
	}
	let purposes = new Map([
		["identity", ["Identity token from the CI"]],
		["exchange", ["Exchange for an access token", "Renewal of the access token"]],
		["list", ["List of interns"]],
		["chat", ["Prompt sent", "Answer sent"]]
	]);
	function trackPurpose({ route, status }, { seenRoutes, before }) {
		let wasSeen = seenRoutes.has(route);
		if (status < 400 && seenRoutes.add(route), before?.event.type === "request" && before.event.route === route && before.state === "failed") return "Sent again";
		let [first, later = first] = purposes.get(route) ?? ["Request"];
		return wasSeen ? later : first;
	}
	function isProblem({ state, event: { type } }) {
		return type === "end" ? !1 : [
			"rejected",
			"failed",
			"warned"
		].includes(state) || type === "pause" && state === "waiting";
	}
	function keepFirstAndLastRows(rows, maxRows) {
		if (rows.length <= maxRows) return [rows, []];
		let headLength = Math.ceil(maxRows * 2 / 3);
		return [rows.slice(0, headLength), rows.slice(rows.length - maxRows + headLength)];
	}
	let hiddenNote = toQuiet("What was said is not shown here (transcript: brief). The transcript file has it."), filters = [
		[
			"all",
			"Everything",
			() => !0
		],
		[
			"pauses",
			"Questions",
			({ event }) => event.type === "pause"
		],
		[
			"requests",
			"Requests",
			({ event }) => event.type === "request"
		],
		[
			"problems",
			"Problems",
			isProblem
		]
	];
	function toRows(rows, options) {
		let [first] = rows;
		if (first === void 0) return "<p class=\"quiet\">No event was recorded.</p>";
		let axis = toAxis(rows.reduce((earliest, row) => Math.min(earliest, row.from), first.from), rows.reduce((latest, row) => Math.max(latest, row.to), first.to)), [head, tail] = keepFirstAndLastRows(rows, options.maxRows), omitted = rows.length - head.length - tail.length, problems = [...head, ...tail].filter(isProblem), nextProblems = new Map(problems.map((row, index) => [row, problems[index + 1]])), writeRow = (row) => toRow(row, axis, options, nextProblems.get(row)), note = `<li class="problem"><p class="alert warning">${omitted} rows are left out here. The transcript file has them.</p></li>`, parts = [
			...head.map(writeRow),
			...omitted === 0 ? [] : [note],
			...tail.map(writeRow)
		];
		return `${toFilters(rows, options.prefix)}\n${toAxisHtml(axis)}\n${toLists(parts)}`;
	}
	function joinLines(parts) {
		return parts.reduce((html, part) => html === "" ? part : `${html}\n${part}`, "");
	}
	function toLists(parts) {
		let lists = [];
		for (let end = parts.length; end > 0; end -= 200) lists.unshift(`<ol class="rows">\n${joinLines(parts.slice(Math.max(0, end - 200), end))}\n</ol>`);
		return joinLines(lists);
	}
	function toFilters(rows, prefix) {
		return `<fieldset class="filters"><legend>Which rows are shown</legend>${filters.map(([name, label, shows]) => {
			let id = `${prefix}show-${name}`;
			return `<span><input type="radio" class="f-${name}" name="${prefix}show" id="${id}"${name === "all" ? " checked" : ""}><label for="${id}">${label} ${rows.filter(shows).length}</label></span>`;
		}).join("")}</fieldset>`;
	}
	function toAxisHtml(axis) {
		return `<div class="axis" aria-hidden="true"><span>At</span><span>What happened</span><span class="took">Took</span><svg>${toMarks(axis).map(({ at, label }) => `<text x="${at}%" y="1.1em">${label}</text>`).join("")}</svg></div>`;
	}
	let cssNames = {
		model_access: "models",
		usage: "finish"
	};
	function toRow(row, axis, options, nextProblem) {
		let { line, from, to, state, event } = row, colour = event.type === "text" || event.type === "reasoning" ? "intern" : state, classes = [
			"row",
			cssNames[event.type] ?? event.type,
			colour,
			...isProblem(row) ? ["problem"] : []
		].join(" "), word = toStateWord(row), took = to - from >= 1 ? (0, report_facts.ik)(to - from) : "", title = `<span class="what">${row_words_toLine(toTitle(row, options.level))}</span>`, wordHtml = word.length === 0 ? "" : `<span class="word">${row_words_toLine(word)}</span>`, id = `${options.prefix}e${line}`;
		return `<li class="${classes}"><details><summary><span class="when">${toOffset(from - axis.from)}</span><span class="what-became">${title}${wordHtml}</span><span class="took">${took}</span>${toBar(row, axis)}</summary><div class="row-body" id="${id}">${toBody(row, options)}${toAddress(row, options, nextProblem)}</div></details></li>`;
	}
	function toBar({ from, to, waitedFrom }, axis) {
		let toPercent = (time) => (time - axis.from) * 100 / axis.length, width = Math.max(.2, toPercent(to) - toPercent(from));
		return `<svg class="bar" aria-hidden="true">${waitedFrom === null || waitedFrom >= from ? "" : `<rect class="waited" x="${toPercent(waitedFrom).toFixed(2)}%" y="6" width="${(toPercent(from) - toPercent(waitedFrom)).toFixed(2)}%" height="2"/>`}<rect x="${toPercent(from).toFixed(2)}%" y="2" width="${width.toFixed(2)}%" height="10" rx="1"/></svg>`;
	}
	function toAddress({ line, from }, { prefix }, nextProblem) {
		let id = `${prefix}e${line}`;
		return `<p class="quiet">${new Date(from).toISOString().replace("T", " ")} \u00b7 line ${line} of the transcript \u00b7 <a href="#${id}">#${id}</a>${nextProblem === void 0 ? "" : ` \u00b7 <a href="#${prefix}e${nextProblem.line}">Next problem</a>`}</p>`;
	}
	function toBody(row, { level, characters }) {
		let showText = (text) => level === "full" ? toCode(text, characters) : hiddenNote, { event, usage } = row;
		switch (event.type) {
			case "start": {
				let { intern_id, policy, context } = event, { path, digest } = policy;
				return rows_toTable(["Intern id", toCodeInline(intern_id)], path === null ? ["Policy", "none"] : [
					"Policy",
					toCodeInline(path),
					` ${digest?.slice(0, 12) ?? ""}`
				], ["Event", (0, cut.ml)(context.event, 200)], ["Ref", (0, cut.ml)(context.ref, 500)], ["Actor", `${(0, cut.ml)(context.actor.login, 200)} (${(0, cut.ml)(context.actor.permission, 200)})`]);
			}
			case "request": {
				let { route, status, ms, request_id } = event;
				return rows_toTable(["Route", toCodeInline(route)], ["Status", String(status)], ["Time to the answer", (0, report_facts.ik)(ms)], ["Request id", request_id === null ? "none" : toCodeInline(request_id)]);
			}
			case "prompt":
			case "text":
			case "reasoning": return showText(event.text);
			case "pause": return toQuestionBody(event, row, {
				level,
				characters
			});
			case "changes": return toHtml((0, report_changes.mk)(event.entries.slice(0, 200)));
			case "remark": return `<p>${(0, safe_text.E3)((0, cut.ml)(event.message, 4e3))}</p>`;
			case "error": {
				let { message, reason } = event, reasonNote = reason === null ? "" : toQuiet(`The service's reason: ${(0, safe_text.E3)((0, cut.ml)(reason, 4e3))}`);
				return `<p>${(0, safe_text.E3)((0, cut.ml)(message, 4e3))}</p>${reasonNote}`;
			}
			case "finish": {
				let { model, session_id } = event, session = session_id !== null && ["Session", toCodeInline(session_id)];
				return rows_toTable(["Model", toCodeInline(model)], session, ...toUsage(usage?.usage));
			}
			case "usage": return rows_toTable(...toUsage(event.usage));
			case "model_access": {
				let { intern, prompt_tokens, completion_tokens } = event;
				return rows_toTable(["Intern", (0, cut.ml)(intern, 500)], ...toUsage({
					prompt_tokens,
					completion_tokens
				}));
			}
			case "end": return "";
			default: return event;
		}
	}
	function toQuestionBody(pause, { decisions, usage }, { level, characters }) {
		let answers = decisions.map((decision) => {
			let items = (0, pauses.Hc)(decision), reason = decision.reason === null ? "" : `<p>${(0, safe_text.E3)((0, cut.ml)(decision.reason, 2e3))}</p>`, rule = ["Decided by ", { code: (0, cut.ml)(decision.rule, 200) }], explanation = items.length === 0 ? "" : toHtml([{
				type: "list",
				items
			}]);
			return `<h3>Answer</h3><p>${row_words_toLine((0, pauses.J5)(decision))} <small>${row_words_toLine(rule)}</small></p>${reason}${explanation === "" ? "" : `<h3>How it came about</h3>${explanation}`}`;
		}), question = level === "full" ? toCode(indentJson(pause.arguments), characters) : hiddenNote, cost = rows_toTable(...toUsage(usage?.usage));
		return `<h3>Asked</h3>${question}${answers.join("")}${cost === "" ? "" : `<h3>The response cost</h3>${cost}`}`;
	}
	function indentJson(text) {
		return text.length > 65536 ? text : (0, errors.y0)(() => JSON.stringify(JSON.parse(text), null, 2)) ?? text;
	}
	function toUsage({ prompt_tokens, completion_tokens, cost } = {}) {
		return [
			prompt_tokens !== void 0 && ["Tokens in", String(prompt_tokens)],
			completion_tokens !== void 0 && ["Tokens out", String(completion_tokens)],
			typeof cost == "number" && ["Cost", (0, report_facts.jd)(cost)]
		];
	}
	function toCodeInline(text) {
		return { code: (0, cut.ml)(text, 500) };
	}
	function rows_toTable(...rows) {
		let body = rows.filter((row) => row !== !1).map(([name, ...line]) => `<tr><th scope="row">${name}</th><td>${row_words_toLine(line)}</td></tr>`);
		return body.length === 0 ? "" : `<table><tbody>${body.join("")}</tbody></table>`;
	}
	function toQuiet(html) {
		return `<p class="quiet">${html}</p>`;
	}
	function toCode(text, characters) {
		let shown = (0, cut.ml)(text, characters), omitted = text.length - shown.length, note = omitted > 0 ? toQuiet(`${omitted} characters are left out here. The transcript file has them.`) : "";
		return `<pre><code>${shown.includes("\n") ? (0, safe_text.Zm)(shown) : (0, safe_text.E3)(shown)}</code></pre>${note}`;
	}
	function toRunSections(run, options) {
		let { record, rows, spentTime } = run, { level, characters, prefix, render, diff } = options;
		if (level === "none") return {
			contents: "",
			body: "<p class=\"quiet\">Nothing more is shown (transcript: none).</p>"
		};
		let answer = level === "full" ? toHtml((0, intern_words.Gl)(record, Math.min(characters, 3e4), render)) : "", changes = (0, report_changes.lT)(record.changes, {
			level,
			rows: 500,
			diff
		}), says = `<h3 class="says">${(0, safe_text.E3)((0, ending.xl)(record))} says</h3>`, sections = [
			{
				id: "answer",
				title: "Answer",
				html: answer && `<div class="answer">${says}${answer}</div>`
			},
			{
				id: "changes",
				title: "Changes",
				html: toHtml(changes)
			},
			{
				id: "rejected",
				title: "Rejected",
				html: toRejected(run, options)
			},
			{
				id: "time",
				title: "Where the time went",
				html: toSpentBars(spentTime)
			},
			{
				id: "timeline",
				title: "Timeline",
				html: `\n<p class="quiet">A thick bar is the time that something took. The thin line before it is the wait for the intern.</p>
${toRows(rows, options)}`
			}
		].filter(({ html }) => html !== ""), parts = sections.map(({ id, title, html }) => toSection(`${prefix}${id}`, title, html));
		return {
			contents: `<nav aria-label="On this page">${[...sections.map(({ id, title }) => toLink(`${prefix}${id}`, title)), ...listProblemLinks(run, options)].join(" ")}</nav>`,
			body: joinLines([
				toHtml((0, ending.$E)(record)),
				...parts,
				toHtml((0, report_facts.$2)(record))
			].filter((part) => part !== ""))
		};
	}
	function toSection(id, title, html) {
		return html === "" ? "" : `<section id="${id}"><h2>${title}</h2>${html}</section>`;
	}
	let toLink = (id, label) => `<a href="#${id}">${label}</a>`;
	function listProblemLinks({ rows }, { prefix, maxRows }) {
		let first = keepFirstAndLastRows(rows, maxRows).flat().find(isProblem), count = rows.filter(isProblem).length;
		return first === void 0 ? [] : [toLink(`${prefix}e${first.line}`, count === 1 ? "The problem" : `First of ${count} problems`)];
	}
	let timeParts = [
		{
			name: "intern",
			label: "Waiting for the intern"
		},
		{
			name: "people",
			label: "Waiting for people"
		},
		{
			name: "network",
			label: "Network"
		},
		{
			name: "step",
			label: "The step itself"
		}
	];
	function toSpentBars(spentTime) {
		let total = timeParts.reduce((sum, { name }) => sum + spentTime[name], 0);
		if (total <= 0) return "";
		let shown = timeParts.filter(({ name }) => spentTime[name] > 0), x = 0, bars = shown.map(({ name }) => {
			let width = spentTime[name] * 100 / total, bar = `<rect class="${name}" x="${x.toFixed(2)}%" width="${width.toFixed(2)}%" height="20"/>`;
			return x += width, bar;
		}), key = shown.map(({ name, label }) => `<li class="${name}"><svg aria-hidden="true"><rect width="12" height="12" rx="2"/></svg>${label} <b>${(0, report_facts.ik)(spentTime[name])}</b></li>`);
		return `<svg class="spent" aria-hidden="true">${bars.join("")}</svg><ul class="key">${key.join("")}</ul>`;
	}
	let extents = [
		{
			characters: 5e5,
			maxRows: 8e3
		},
		{
			characters: 1e5,
			maxRows: 5e3
		},
		{
			characters: 25e3,
			maxRows: 4e3
		},
		{
			characters: 5e3,
			maxRows: 3e3
		},
		{
			characters: 1e3,
			maxRows: 1500
		},
		{
			characters: 250,
			maxRows: 300
		},
		{
			characters: 100,
			maxRows: 60
		}
	];
	function toReportPage(runs, options) {
		let { maxBytes = 10485760 } = options;
		return (0, cut.hl)(extents, maxBytes, (extent) => writePage(runs, extent, options));
	}
	function writePage(runs, extent, options) {
		let [run] = runs;
		return run === void 0 || runs.length > 1 || options.totalsOnly === !0 ? writePageOfRuns(runs, extent, options) : writePageOfRun(run, extent, options);
	}
	function writePageOfRun(run, extent, { isUnderWay = !1, ...options }) {
		let status = (0, ending.mf)(run.record), title = isUnderWay ? `\u23f3 ${(0, ending.xl)(run.record)} is at work` : (0, ending.$G)(run.record), heading = isUnderWay ? {
			...status,
			line: [title]
		} : status, { contents, body } = toRunSections(run, {
			...options,
			...extent,
			prefix: ""
		});
		return toDocument({
			title,
			header: `${toHtml([options.level === "none" ? heading : addOccasion(heading, run)])}${contents}`,
			main: body,
			refresh: isUnderWay ? 2 : void 0
		});
	}
	function writePageOfRuns(runs, { characters, maxRows }, { level, render, suggest, isUnderWay = !1, totalsOnly = !1 }) {
		let [heading, ...totals] = toTotalsBlocks(toTotals(runs)), header = toHtml(heading === void 0 ? [] : [heading]), frame = {
			title: (0, wording.hS)(runs.length, "run"),
			header,
			refresh: isUnderWay ? 2 : void 0
		};
		if (totalsOnly) return toDocument({
			...frame,
			main: toHtml(totals)
		});
		let toShare = (whole) => Math.ceil(whole / runs.length), share = {
			characters: toShare(characters),
			maxRows: Math.max(20, toShare(maxRows))
		}, sections = runs.map((run, index) => {
			let id = `r${index + 1}`, { body } = toRunSections(run, {
				level,
				render,
				suggest,
				diff: void 0,
				prefix: `${id}-`,
				...share
			});
			return `<details class="run"><summary>${index + 1}. ${toEndingHtml(run)}</summary><div id="${id}">${body}</div></details>`;
		}), main = [
			`<section>${toHtml(totals)}</section>`,
			toSection("runs", "Every run", toRunsTable(runs, level)),
			toSection("each", "One by one", sections.join("\n"))
		].join("\n");
		return toDocument({
			...frame,
			main
		});
	}
	let toEndingHtml = ({ record }) => (0, safe_text.ee)((0, safe_text.E3)((0, ending.$G)(record)));
	function addOccasion(heading, { record: { first_at, start } }) {
		let { event, ref } = start?.context ?? context.Ut, { repository = context.$5, commit } = start ?? {}, toKnownLine = (word) => word !== context.$5 && [(0, cut.ml)((0, log.TN)(word), 120)], facts = (0, blocks.Mn)(first_at !== null && [`${toMinute(first_at)} UTC`], ...heading.facts ?? [], toKnownLine(repository), commit !== void 0 && ["commit ", { code: commit.slice(0, 12) }], toKnownLine(event), toKnownLine(ref));
		return {
			...heading,
			facts
		};
	}
	let toMinute = (isoTime) => isoTime.slice(0, 16).replace("T", " ");
	function toRunsTable(runs, level) {
		return `<table class="runs"><thead><tr><th class="n" scope="col">Run</th><th scope="col">Began (UTC)</th><th scope="col">Ended</th><th class="n" scope="col">Took</th><th class="n" scope="col">Asked</th><th class="n" scope="col">Cost</th></tr></thead><tbody>${runs.map((run, index) => {
			let { first_at, last_at, usage, pauses } = run.record, began = first_at === null ? "" : `<time>${(0, safe_text.E3)(toMinute(first_at))}</time>`, took = first_at === null || last_at === null ? "" : (0, report_facts.ik)(Date.parse(last_at) - Date.parse(first_at)), cost = typeof usage?.cost == "number" ? (0, report_facts.jd)(usage.cost) : "", prompt = level === "full" ? toPromptHtml(run) : "";
			return `<tr><td class="n"><a href="#r${index + 1}">${index + 1}</a></td><td>${began}</td><td>${toEndingHtml(run)}${prompt}</td><td class="n">${took}</td><td class="n">${pauses.length}</td><td class="n">${cost}</td></tr>`;
		}).join("\n")}</tbody></table>`;
	}
	function toPromptHtml({ rows }) {
		let prompt = rows.map(({ event }) => event).find((event) => event.type === "prompt");
		return prompt === void 0 ? "" : `<br><small>${(0, safe_text.E3)((0, cut.ml)((0, log.TN)(prompt.text), 120))}</small>`;
	}
	var run_record = __webpack_require__(4057);
	function toShownRun(lines, built) {
		let time = trackTime(), timeline = buildTimeline(), piece, observe = (event, line) => {
			let isPiece = event.type === "text" || event.type === "reasoning";
			if (isPiece && piece?.type === event.type) {
				piece = event, timeline.observe(event, line);
				return;
			}
			let at = Date.parse(event.at);
			piece !== void 0 && time.observe(piece, Date.parse(piece.at)), piece = isPiece ? event : void 0, time.observe(event, at), timeline.observe(event, line);
		}, record = built ?? (0, run_record.j9)(lines, observe);
		if (built !== void 0) for (let { number, event } of lines) typeof event != "string" && observe(event, number);
		return piece !== void 0 && time.observe(piece, Date.parse(piece.at)), {
			record,
			rows: timeline.value(),
			spentTime: time.value()
		};
	}
	function trackTime() {
		let totals = {
			intern: 0,
			people: 0,
			network: 0,
			step: 0
		}, lastTime, pausedAt, isAnswering = !1;
		return {
			observe(event, at) {
				let passed = Math.max(0, at - (lastTime ?? at)), runningPart = isAnswering ? "intern" : "step";
				if (event.type === "request") {
					let networkMs = lastTime === void 0 ? event.ms : Math.min(passed, event.ms);
					totals.network += networkMs;
					let partBeforeRequest = pausedAt === void 0 ? runningPart : "people";
					totals[partBeforeRequest] += passed - Math.min(passed, networkMs), event.route === "chat" && (isAnswering = event.status < 400);
				} else if (event.type === "decision") {
					let isByPerson = (event.decided_by === "person" || event.decided_by === "nobody") && at - (pausedAt ?? at) >= 1e3;
					totals[isByPerson ? "people" : "step"] += passed, pausedAt = void 0;
				} else event.type === "error" && pausedAt !== void 0 ? (totals.people += passed, pausedAt = void 0) : totals[runningPart] += passed;
				event.type === "pause" && (pausedAt = at), (event.type === "pause" || event.type === "finish" || event.type === "error") && (isAnswering = !1), lastTime = Math.max(lastTime ?? at, at);
			},
			value: () => ({ ...totals })
		};
	}
	async function writeReportFile(io, record, options) {
		try {
			let html = io.redactor.redact(await report_file_toHtml(record, options)), path = findFreePath((0, external_node_path_.dirname)(options.transcript.path));
			(0, workspace.OH)(io).write(path, html), io.setOutputs({ "report-file": path });
		} catch (error) {
			io.log.warning(`The report file was not written: ${(0, errors.Uc)(error)}`);
		}
	}
	async function report_file_toHtml(record, { transcript, level, suggest, diff }) {
		let render = await (0, intern_words.gD)(record, level);
		return toReportPage([toShownRun(level === "none" ? [] : await transcript.lines(), record)], {
			level,
			render,
			suggest,
			diff
		});
	}
	function findFreePath(folder) {
		for (let count = 1; count <= 100; count += 1) {
			let path = (0, external_node_path_.join)(folder, count === 1 ? "report.html" : `report-${count}.html`);
			if (!(0, external_node_fs_.existsSync)(path)) return path;
		}
		throw Error(`"${folder}" has 100 reports already`);
	}
}) };
