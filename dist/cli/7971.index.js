export const id = 7971;
export const ids = [7971];
export const modules = {
	90406: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			hasLine: () => hasLine,
			runReport: () => runReport,
			writePage: () => report_writePage
		});
		var external_node_fs_ = __webpack_require__(73024), promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), clock = __webpack_require__(35233), errors = __webpack_require__(452), folders = __webpack_require__(92782), values = __webpack_require__(97035), intern_words = __webpack_require__(60604), wording = __webpack_require__(96559), ending = __webpack_require__(44443), report_facts = __webpack_require__(85697), blocks = __webpack_require__(39229), cut = __webpack_require__(99179);
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
		var log = __webpack_require__(97309), context = __webpack_require__(31576), safe_text = __webpack_require__(94112);
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
		let style = __webpack_require__(85283).B + "\n.spent { display: block; width: 100%; height: 20px; border-radius: 6px; margin: .75em 0 .5em; }\n.key { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 4px 24px; } .key li { white-space: nowrap; }\n.key svg { width: 12px; height: 12px; margin-right: 6px; } .key b { font-variant-numeric: tabular-nums; margin-left: .25em; }\n.filters { border: 0; padding: 0; margin: .75em 0; display: flex; flex-wrap: wrap; gap: 8px; }\n.filters legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }\n.filters input { position: absolute; opacity: 0; width: 1px; height: 1px; }\n.filters label { border: 1px solid var(--line); border-radius: 99px; padding: 2px 14px; font-size: .875em; cursor: pointer; background: var(--soft); }\n.filters input:checked + label { background: var(--link); border-color: var(--link); color: var(--ground); }\n.axis, .rows { list-style: none; padding: 0; margin: 0; }\n.axis, .rows summary { display: grid; grid-template-columns: 4.5rem minmax(0, 5fr) 5rem minmax(0, 4fr); gap: 0 12px; align-items: start; }\n.axis { font-size: .75em; color: var(--quiet); border-bottom: 1px solid var(--line); padding: 0 0 2px 22px; font-variant-numeric: tabular-nums; }\n.axis svg { width: 100%; height: 1.4em; display: block; overflow: visible; fill: currentColor; }\n.rows > li { border-bottom: 1px solid var(--line); }\n.rows ~ .rows, .rows ~ .rows > li { content-visibility: auto; contain-intrinsic-size: auto 33px; } .rows ~ .rows { contain-intrinsic-height: auto 6600px; }\n.rows summary { list-style: none; padding: 4px 0 4px 22px; min-height: 32px; position: relative; } .rows summary::-webkit-details-marker { display: none; }\n.rows summary::before { content: ''; position: absolute; left: 6px; top: 12px; border: 4px solid transparent; border-left: 6px solid var(--quiet); }\n.rows details[open] > summary::before { transform: rotate(90deg) translate(0, 2px); } .rows summary:hover { background: var(--soft); }\n.when, .took { color: var(--quiet); font-variant-numeric: tabular-nums; } .rows .when, .rows .took { font-size: .8125em; line-height: 1.85; } .took { text-align: right; }\n.what-became { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; min-width: 0; } .what-became .word { margin-left: 0; } .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; flex: 0 1 auto; min-width: min(100%, 14em); max-width: 100%; }\n.rows details[open] .what, .what-became .word { white-space: normal; max-width: 100%; }\n.bar { width: 100%; height: 14px; margin-top: 5px; display: block; overflow: visible; background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 20%); }\n.bar rect, .spent rect, .key rect { fill: var(--c); stroke: var(--c); stroke-width: 1.5px; } .spent rect { stroke: none; } .bar .waited { fill: var(--intern); stroke: none; }\n.row-body { padding: 4px 16px 16px 22px; scroll-margin-top: 48px; } .row-body h3 { font-size: .875em; color: var(--quiet); font-weight: 600; margin: 1em 0 .25em; }\n.rows > li:has(:target) { background: var(--soft); box-shadow: inset 4px 0 var(--link); }\n.rows > li:has(:target) summary::before { left: 10px; }\n.filters:has(.f-pauses:checked) ~ .rows > li:not(.pause), .filters:has(.f-requests:checked) ~ .rows > li:not(.request),\n.filters:has(.f-problems:checked) ~ .rows > li:not(.problem) { display: none; }\n.filters:not(:has(.f-all:checked)) ~ .rows { content-visibility: visible; }\n.run > summary { font-size: 1.125em; font-weight: 600; padding: 12px 0; border-top: 1px solid var(--line); }\n\n@media (max-width: 640px) {\n  header, main { padding-left: 16px; padding-right: 16px; } h1 { font-size: 1.375em; } th, td { padding: 4px 6px; }\n  .axis { display: none; } .rows summary { grid-template-columns: 4rem minmax(0, 1fr) auto; } .rows summary .bar { grid-column: 1 / -1; height: 6px; margin-top: 2px; background: none; }\n  .runs :is(th, td):is(:nth-child(2), :nth-child(5)) { display: none; }\n  .rows details:not([open]) .what { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; } .key { gap: 2px 16px; }\n}\n@media print {\n  :root { color-scheme: light; } body { font-size: 11pt; } header, main { max-width: none; padding: 0; } nav, .filters { display: none; }\n  .rows ~ .rows, .rows ~ .rows > li { content-visibility: visible; } .rows > li { break-inside: avoid; }\n}\n";
		function toDocument({ title, header, main, refresh }) {
			return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-+urXoso6Amp035tcqrOfQu7m7tvLim1xeJCd7f6oWfA='; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${refresh === void 0 ? "" : `<meta http-equiv="refresh" content="${refresh}">\n`}<title>${(0, safe_text.E3)(title)}</title>
<style>${style}</style>
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
		var report_changes = __webpack_require__(29495), pauses = __webpack_require__(16955);
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
		var use_words = __webpack_require__(45769);
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
		var page_timeline = __webpack_require__(10245);
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
				page_timeline.AN
			]
		];
		function toRows(rows, options) {
			let [first] = rows;
			if (first === void 0) return "<p class=\"quiet\">No event was recorded.</p>";
			let axis = toAxis(rows.reduce((earliest, row) => Math.min(earliest, row.from), first.from), rows.reduce((latest, row) => Math.max(latest, row.to), first.to)), [head, tail] = (0, page_timeline.EG)(rows, options.maxRows), omitted = rows.length - head.length - tail.length, problems = [...head, ...tail].filter(page_timeline.AN), nextProblems = new Map(problems.map((row, index) => [row, problems[index + 1]])), writeRow = (row) => toRow(row, axis, options, nextProblems.get(row)), note = `<li class="problem"><p class="alert warning">${omitted} rows are left out here. The transcript file has them.</p></li>`, parts = [
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
				...(0, page_timeline.AN)(row) ? ["problem"] : []
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
			let first = (0, page_timeline.EG)(rows, maxRows).flat().find(page_timeline.AN), count = rows.filter(page_timeline.AN).length;
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
		var markdown = __webpack_require__(73974), plain = __webpack_require__(8935), rich_text = __webpack_require__(30993), suggestions = __webpack_require__(47419), summary = __webpack_require__(43394), screen = __webpack_require__(21264), past_run = __webpack_require__(94743);
		async function runReport(invocation) {
			let { has, value, io } = invocation, output = value("output");
			if (has("follow")) return followRun(invocation, output);
			if (has("html") && output === void 0 && io.terminal?.stdout.isTerminal === !0) throw (0, values.LO)("output", "A terminal can't show a page. Name a file for it: --output run.html");
			let text = await toText(invocation);
			return output === void 0 ? io.stdout(text) : report_writePage(output, text, io), 0;
		}
		async function toText({ words, has, value, io }) {
			if (has("statement")) {
				if (words.length === 1) return `${(0, screen.jj)(await (0, past_run.cO)(words[0] ?? "", io), 2)}\n`;
				throw (0, values.hj)("statement", "--statement is about one run. Name one transcript: interns report --statement run.jsonl");
			}
			let runs = await (0, past_run.gP)(words, io), totals = toTotals(runs);
			if (has("json")) {
				let records = runs.map(({ record }) => record), data = records.length === 1 ? records[0] : {
					total: totals,
					runs: records
				};
				return `${(0, screen.jj)(has("total") ? totals : data, 2)}\n`;
			}
			if (has("html")) return toReportPage(runs, {
				level: "full",
				render: rich_text.renderRichText,
				suggest: suggestions.suggestRules,
				totalsOnly: has("total")
			});
			let bounds = value("output") === void 0 ? (0, screen.Db)(io) : void 0, isText = has("text") || bounds !== void 0, totalsBlocks = toTotalsBlocks(totals), totalsText = isText ? (0, plain.b)(totalsBlocks, bounds) : (0, markdown.l6)(totalsBlocks);
			if (has("total")) return totalsText;
			let parts = runs.length === 1 ? [] : [totalsText];
			for (let { record } of runs) {
				let render = await (0, intern_words.gD)(record, "full"), blocks = () => (0, summary.Kl)(record, "full", void 0, {
					render,
					suggest: suggestions.suggestRules
				});
				parts.push(isText ? (0, plain.b)(blocks(), bounds) : (0, summary.mC)(record, "full", {
					render,
					suggest: suggestions.suggestRules
				}));
			}
			return parts.join("\n");
		}
		async function followRun({ words, has, io }, output) {
			let [path = "", ...others] = words;
			if (output === void 0 || !has("html") || others.length > 0) throw (0, values.hj)("follow", "--follow updates the page of one run. Name one transcript, and a file for the page: interns report --follow --html --output run.html run.jsonl");
			let file = (0, external_node_path_.resolve)(io.cwd, path), interrupt = io.waitForInterrupt().then(() => !1), lastVersion;
			do {
				let { size, mtimeMs } = await (0, promises_.stat)(file).catch(() => ({
					size: -1,
					mtimeMs: 0
				}));
				if (lastVersion === `${size} ${mtimeMs}` || (lastVersion = `${size} ${mtimeMs}`, !await hasLine(file))) continue;
				let runs = await (0, past_run.gP)([path], io), isUnderWay = runs.every(({ record }) => record.conclusion === null);
				if (report_writePage(output, toReportPage(runs, {
					level: "full",
					render: rich_text.renderRichText,
					suggest: suggestions.suggestRules,
					isUnderWay
				}), io), !isUnderWay) break;
			} while (await Promise.race([clock.m.sleep(1e3).then(() => !0), interrupt]));
			return 0;
		}
		function report_writePage(path, page, { cwd }) {
			try {
				(0, folders.vK)((0, external_node_path_.resolve)(cwd, path), page);
			} catch (cause) {
				let why = (0, errors.oO)(cause) === "ENOENT" ? ": its folder does not exist" : "";
				throw (0, values.Gq)("output", `--output is "${path}", which can't be written${why}.`, cause);
			}
		}
		async function hasLine(path) {
			try {
				for await (let chunk of (0, external_node_fs_.createReadStream)(path)) if (Buffer.isBuffer(chunk) && chunk.includes("\n")) return !0;
				return !1;
			} catch {
				return !0;
			}
		}
	}),
	35233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => systemClock });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		let systemClock = {
			now: () => Date.now(),
			monotonic: () => Number(process.hrtime.bigint()) / 1e6,
			random: () => Math.random(),
			sleep: (ms, signal) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, void 0, { signal }).catch((error) => {
				throw signal?.throwIfAborted(), error;
			})
		};
	}),
	38536: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			A0: () => maxTokenRequestBytes,
			Bg: () => maxStreamMs,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
			Qd: () => maxHeadersWaitMs,
			_E: () => subjectTokenLength,
			f4: () => maxPromptCharacters,
			hj: () => interactionDeadlineMs,
			sb: () => keepaliveIntervalMs,
			yj: () => identifierLength
		});
		let listLimit = {
			min: 1,
			max: 500
		}, maxChatRequestBytes = 1048576, identifierLength = {
			min: 1,
			max: 256
		}, subjectTokenLength = {
			min: 1,
			max: 16384
		}, interactionDeadlineMs = 3e5, keepaliveIntervalMs = 3e4, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxTokenRequestBytes = 32768, maxStreamMs = 3e5, maxHeadersWaitMs = 31e4;
	}),
	84095: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pg: () => provideInputSuffix,
			dY: () => lifecycleStatuses,
			oy: () => approvalModes,
			sn: () => limitResets
		});
		let lifecycleStatuses = [
			"awaiting_slack_install",
			"queued",
			"provisioning",
			"running",
			"failed",
			"stopped",
			"destroying",
			"destroy_failed"
		], approvalModes = ["manual", "self-drive"], limitResets = [
			"daily",
			"weekly",
			"monthly"
		], provideInputSuffix = ".provide_input";
	}),
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$V: () => isOpenedAt,
			Kp: () => findProgram,
			Mw: () => listFoldersUpwards,
			XF: () => readRegularFile,
			hw: () => toFileName,
			lQ: () => isFolder,
			tj: () => isWorldWritable,
			vK: () => writeAtomically,
			wZ: () => makeFolders
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _crypto_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2962);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			parent !== folder && makeFolders(parent, mode);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function listFoldersUpwards(folder) {
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return parent === folder ? [folder] : [folder, ...listFoldersUpwards(parent)];
		}
		function isFolder(path) {
			return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isWorldWritable(folder) {
			return !!(node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(folder).mode & 2);
		}
		function findProgram(program, folders) {
			return folders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, program)).find(isExecutable);
		}
		function isExecutable(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK), !0;
			} catch {
				return !1;
			}
		}
		function readRegularFile(path) {
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
			try {
				if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file).isFile()) throw Error(`${path} is not a regular file`);
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
			}
		}
		function isOpenedAt(file, path) {
			return process.platform !== "linux" || node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(`/proc/self/fd/${file}`) === path;
		}
		function writeAtomically(path, content, mode = 384, move = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
			let temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${globalThis.crypto.randomUUID()}`);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(temporary, content, {
					mode,
					flag: "wx",
					flush: !0
				}), move(temporary, path);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: !0 });
			}
		}
		function toFileName(text) {
			let encoded = text.isWellFormed() ? encodeURIComponent(text) : "";
			return encoded !== "" && encoded.length <= 200 ? encoded : `=${(0, _crypto_js__WEBPACK_IMPORTED_MODULE_2__.s)(text)}`;
		}
	}),
	31576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		}, contextKeys = [
			toKey("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
			toKey("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
			toKey("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
			toKey("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
			toKey("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
			toKey("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
			toKey("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
			toKey("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			toKey("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
			toKey("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
			toKey("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
			toKey("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
		];
		function toKey(path, valueType, about, read) {
			let [name = "", group] = path.split(".").toReversed();
			return {
				path,
				group,
				name,
				valueType,
				about,
				read
			};
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			Rq: () => listPolicyEntries,
			XK: () => ruleVerbs,
			XZ: () => changeVerbs,
			ZJ: () => defaultBudget,
			bq: () => defaultChangeBudget,
			cp: () => maxChangeBudget,
			kG: () => isAllowing,
			kN: () => changeAnswers,
			lJ: () => changeStatuses,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		], changeVerbs = [
			"allow",
			"reject",
			"stop"
		], changeStatuses = [
			"added",
			"modified",
			"removed"
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		function listPolicyEntries({ guards, rules, questions, changes = [] }) {
			return [
				...guards,
				...rules,
				...questions,
				...changes
			];
		}
		let defaultChangeBudget = {
			files: 20,
			bytes: 262144,
			lines: 1e3
		}, maxChangeBudget = {
			files: 100,
			bytes: 1048576,
			lines: 1e5
		}, changeAnswers = [
			"taken",
			"left",
			"stop"
		], defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			changes: void 0,
			changeBudget: defaultChangeBudget,
			tests: [],
			shownSigns: new Set()
		};
	}),
	30993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { renderRichText: () => renderRichText });
		var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65251), _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99179), _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94112);
		let parser = new markdown_it__WEBPACK_IMPORTED_MODULE_0__.A({
			html: !1,
			linkify: !1,
			typographer: !1,
			breaks: !0,
			maxNesting: 60
		});
		function renderRichText(markdown) {
			let tokens = parser.parse(markdown, {});
			return tokens.every(({ level }) => level < 59) ? toRichBlocks(tokens, markdown.split("\n")) : toCode(markdown, "");
		}
		let plainBlocks = new Set([
			"p",
			"li",
			"table",
			"thead",
			"tbody",
			"tr"
		]), headings = {
			h1: "h3",
			h2: "h4",
			h3: "h4"
		}, drawnLanguages = new Set([
			"mermaid",
			"math",
			"geojson",
			"topojson",
			"stl",
			"suggestion"
		]);
		function toRichBlocks(tokens, lines) {
			let html = [], depth = 0, wordLimit;
			for (let index = 0; index < tokens.length; index += 1) {
				let token = tokens[index];
				if (token === void 0) break;
				if (token.type === "table_open") {
					let end = index;
					for (; end < tokens.length && tokens[end]?.type !== "table_close";) end += 1;
					let table = tokens.slice(index, end + 1);
					if (table.filter(({ type }) => type === "th_open").length > maxColumns) {
						html.push(toCode(lines.slice(...token.map ?? [0, 0]).join("\n"), "")), index = end;
						continue;
					}
					wordLimit = findWordLimit(table);
				}
				isContainer(token) && token.nesting === 1 && (depth += 1);
				let isItem = tokens[index - 2]?.type === "list_item_open";
				html.push(toHtml(token, depth, {
					wordLimit,
					isItem
				})), isContainer(token) && token.nesting === -1 && --depth, token.type === "table_close" && (wordLimit = void 0);
			}
			return html.join("").replace(/\n{2,}/g, "\n");
		}
		function isContainer({ tag }) {
			return tag === "blockquote" || tag === "ul" || tag === "ol";
		}
		function toHtml(token, depth, place) {
			switch (token.type) {
				case "inline": return toRichInline(token.children ?? [], place);
				case "fence":
				case "code_block": return toCode(token.content.replace(/\n$/, ""), token.info);
				case "hr": return "<p>* * *</p>";
				default: return token.hidden ? "" : toTag(token, depth);
			}
		}
		function toTag(token, depth) {
			let { tag, nesting } = token;
			if (nesting === 0) return "";
			let isClosing = nesting === -1;
			if (tag === "td" || tag === "th") return isClosing ? `</${tag}>` : `<${tag}${toAlignAttribute(token)}>`;
			if (depth > 6 && (isContainer(token) || tag === "li")) return tag === "li" && !isClosing ? "<br>" : "";
			if (isContainer(token)) return isClosing ? `</${tag}>\n` : `<${tag}${tag === "ol" ? toStartAttribute(token) : ""}>`;
			let isHeading = /^h[1-6]$/.test(tag);
			if (!isHeading && !plainBlocks.has(tag)) return "";
			let element = isHeading ? headings[tag] ?? "h5" : tag;
			return isClosing ? `</${element}>\n` : `<${element}>`;
		}
		function toStartAttribute(token) {
			let start = Number(token.attrGet("start") ?? 1);
			return Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : "";
		}
		function toAlignAttribute(token) {
			let [, align] = /^text-align:(left|center|right)$/.exec(String(token.attrGet("style") ?? "")) ?? [];
			return align === void 0 ? "" : ` align="${align}"`;
		}
		function toCode(content, info) {
			let [language = ""] = info.trim().split(/\s/);
			return `<pre${/^[A-Za-z][\w+#.-]{0,19}$/.test(language) && !drawnLanguages.has(language.toLowerCase()) ? ` lang="${language}"` : ""}><code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(content)}</code></pre>\n`;
		}
		let plainInlines = new Set([
			"strong",
			"em",
			"s"
		]);
		function toRichInline(tokens, place) {
			let links = [];
			return tokens.map((token, index) => {
				switch (token.type) {
					case "text":
					case "text_special": return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(place.isItem && index === 0 ? drawBox(token.content) : token.content, place);
					case "code_inline": return `<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(token.content, place)}</code>`;
					case "softbreak":
					case "hardbreak": return "<br>";
					case "link_open": return links.push({
						address: String(token.attrGet("href") ?? ""),
						start: index
					}), keepApart(tokens[index - 1], /\s$/u);
					case "link_close": return toLinkEnd(links.pop(), tokens, index, place);
					case "image": return `\ud83d\uddbc ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(token.content, place)}${toAddress(String(token.attrGet("src") ?? ""), "", place)}${keepApart(tokens[index + 1], /^\s/u)}`;
					default: return toInlineTag(token);
				}
			}).join("");
		}
		function toInlineTag({ tag, nesting }) {
			if (!plainInlines.has(tag)) return "";
			let element = tag === "s" ? "del" : tag;
			return nesting === -1 ? `</${element}>` : `<${element}>`;
		}
		function toAddress(address, text, textOptions) {
			if (address === "" || address === text) return "";
			let shown = address.length > 200 ? `${address.slice(0, 200).toWellFormed()}\u2026` : address;
			return ` (<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(shown, textOptions)}</code>)`;
		}
		function toLinkEnd(link, tokens, end, textOptions) {
			if (link === void 0) return "";
			let text = tokens.slice(link.start + 1, end).map(({ content }) => content);
			return `${toAddress(link.address, text.join(""), textOptions)}${keepApart(tokens[end + 1], /^\s/u)}`;
		}
		function keepApart(neighbour, blank) {
			return neighbour === void 0 || neighbour.type.endsWith("break") || blank.test(neighbour.content) ? "" : _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.VO;
		}
		function drawBox(text) {
			return text.replace(/^\[ \] /, "\u2610 ").replace(/^\[[xX]\] /, "\u2611 ");
		}
		let maxColumns = 8;
		function findWordLimit(table) {
			let rows = [];
			for (let { type, content } of table) type === "tr_open" && rows.push([]), type === "inline" && rows.at(-1)?.push(content);
			return (0, _cut_js__WEBPACK_IMPORTED_MODULE_2__.VK)(rows);
		}
	}),
	47419: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { suggestRules: () => suggestRules });
		var _permission_tools_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69273);
		function suggestRules({ pause, decisions }) {
			return decisions.flatMap((decision) => {
				let { verb, outcome } = decision;
				if (outcome !== "reject" || verb === void 0 || decision.decided_by === "person") return [];
				let request = {
					toolCallId: pause.tool_call_id,
					arguments: pause.arguments
				}, suggestion = (0, _permission_tools_suggest_js__WEBPACK_IMPORTED_MODULE_0__.suggestRule)(request, {
					...decision,
					verb
				});
				if ("error" in suggestion) return [];
				let { yaml, before } = suggestion;
				return [before === void 0 ? yaml : yaml.replace("\n", () => `\n  # Put it before ${JSON.stringify(before)}.\n`)];
			});
		}
	})
};
