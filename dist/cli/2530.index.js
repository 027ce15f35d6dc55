export const id = 2530;
export const ids = [
	2530,
	7419,
	9273
];
export const modules = {
	94743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			g7: () => readPastDecisions,
			fQ: () => readRunToLearn,
			gP: () => readShownRuns
		});
		var promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), errors = __webpack_require__(452), run_record = __webpack_require__(54057), page_timeline = __webpack_require__(10245);
		function toShownRun(lines, known) {
			let time = keepTime(), timeline = (0, page_timeline.wt)(), piece, observe = (event, line) => {
				let isPiece = event.type === "text" || event.type === "reasoning";
				if (isPiece && piece?.type === event.type) {
					piece = event, timeline.observe(event, line);
					return;
				}
				let at = Date.parse(event.at);
				Number.isNaN(at) || (piece !== void 0 && time.observe(piece, Date.parse(piece.at)), piece = isPiece ? event : void 0, time.observe(event, at), timeline.observe(event, line));
			}, record = known ?? (0, run_record.j9)(lines, observe);
			if (known !== void 0) for (let { number, event } of lines) typeof event != "string" && observe(event, number);
			return piece !== void 0 && time.observe(piece, Date.parse(piece.at)), {
				record,
				rows: timeline.value(),
				spent: time.value()
			};
		}
		function keepTime() {
			let spent = {
				intern: 0,
				people: 0,
				network: 0,
				step: 0
			}, last, pausedAt, isAnswering = !1;
			return {
				observe(event, at) {
					if (Number.isNaN(at)) return;
					let since = Math.max(0, at - (last ?? at));
					if (event.type === "request") {
						let sent = last === void 0 ? event.ms : Math.min(since, event.ms);
						spent.network += sent, spent[pausedAt === void 0 ? isAnswering ? "intern" : "step" : "people"] += since - Math.min(since, sent), event.route === "chat" && (isAnswering = event.status < 400);
					} else if (event.type === "decision") {
						let isPersons = (event.decided_by === "person" || event.decided_by === "nobody") && at - (pausedAt ?? at) >= 1e3;
						spent[isPersons ? "people" : "step"] += since, pausedAt = void 0;
					} else event.type === "error" && pausedAt !== void 0 ? (spent.people += since, pausedAt = void 0) : spent[isAnswering ? "intern" : "step"] += since;
					event.type === "pause" && (pausedAt = at), (event.type === "pause" || event.type === "finish" || event.type === "error") && (isAnswering = !1), last = Math.max(last ?? at, at);
				},
				value: () => ({ ...spent })
			};
		}
		var sha256 = __webpack_require__(75468), lines = __webpack_require__(71954), past_decisions = __webpack_require__(42826), failure = __webpack_require__(51612);
		async function readShownRuns(paths, io) {
			let runs = [];
			for (let path of paths) runs.push(toShownRun(await readEvents(path, io)));
			return runs;
		}
		async function readPastDecisions(path, io) {
			let run = (0, past_decisions.F)(await readLines(path, io));
			if (!("error" in run)) return run;
			throw new errors.dz("input_invalid", `The transcript "${path}" can't be read: ${run.error}.`, { source: path });
		}
		async function readRunToLearn(path, io) {
			let bytes = await readBytes(path, io), run = (0, past_decisions.F)((0, lines.l)(new TextDecoder().decode(bytes)));
			return "error" in run ? run : {
				...run,
				name: path,
				digest: (0, sha256.s)(bytes)
			};
		}
		async function readEvents(path, io) {
			let lines = [...await readLines(path, io)];
			if (lines.length === 0 || lines.some(({ event }) => typeof event == "object")) return lines;
			let message = `"${path}" is no transcript: none of its lines is an event of a run. Name the file that the run wrote; "interns chat" says where it is.`;
			throw new errors.dz("input_invalid", message, { source: path });
		}
		async function readLines(path, io) {
			return (0, lines.l)(new TextDecoder().decode(await readBytes(path, io)));
		}
		async function readBytes(path, { cwd }) {
			try {
				return await (0, promises_.readFile)((0, external_node_path_.resolve)(cwd, path));
			} catch (cause) {
				if ((0, failure.c7)(cause) === "ENOENT") {
					let missing = `There is no transcript "${path}". Name the file that the run wrote; "interns chat" says where it is.`;
					throw new errors.dz("input_invalid", missing, { source: path });
				}
				throw new errors.dz("input_invalid", `The transcript "${path}" can't be read.`, {
					source: path,
					cause
				});
			}
		}
	}),
	72530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			followPage: () => followPage,
			hasLine: () => hasLine,
			runReport: () => runReport,
			writePage: () => writePage
		});
		var external_node_crypto_ = __webpack_require__(77598), external_node_fs_ = __webpack_require__(73024), promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), clock = __webpack_require__(35233), errors = __webpack_require__(452), intern_words = __webpack_require__(60604), report_ending = __webpack_require__(44443), report_facts = __webpack_require__(85697), cut = __webpack_require__(99179);
		function toAccount(runs) {
			let questions = new Map(), rejected = new Map(), conclusions = {}, sum = {
				prompt_tokens: 0,
				completion_tokens: 0,
				cost: 0,
				without_cost: 0,
				ms: 0,
				pauses: 0,
				rejected: 0
			}, first = null, last = null;
			for (let { record } of runs) {
				let { usage, first_at, last_at } = record, conclusion = record.conclusion ?? "failed";
				conclusions[conclusion] = (conclusions[conclusion] ?? 0) + 1, sum.prompt_tokens += usage?.prompt_tokens ?? 0, sum.completion_tokens += usage?.completion_tokens ?? 0, typeof usage?.cost == "number" ? sum.cost += usage.cost : sum.without_cost += 1, first_at !== null && last_at !== null && (sum.ms += Math.max(0, Date.parse(last_at) - Date.parse(first_at)), (first === null || first_at < first) && (first = first_at), (last === null || last_at > last) && (last = last_at));
				for (let pause of record.pauses) {
					let decision = pause.decisions.at(-1);
					if (sum.pauses += 1, decision === void 0) continue;
					let operation = decision.operation ?? decision.kind ?? "question";
					countIn(questions, operation), decision.outcome !== "reject" && decision.outcome !== "stop" || (0, report_ending.WE)(pause, record.error) || (sum.rejected += 1, countIn(rejected, operation));
				}
			}
			let most = {
				most_asked: mostOf(questions),
				most_rejected: mostOf(rejected)
			};
			return {
				runs: runs.length,
				first_at: first,
				last_at: last,
				conclusions,
				...sum,
				...most
			};
		}
		function countIn(counts, operation) {
			let before = counts.get(operation);
			(before !== void 0 || counts.size < 1e4) && counts.set(operation, (before ?? 0) + 1);
		}
		function mostOf(counts) {
			return [...counts].map(([operation, count]) => ({
				operation,
				count
			})).toSorted((a, b) => b.count - a.count || (a.operation < b.operation ? -1 : 1)).slice(0, 10);
		}
		let order = [
			"finished",
			"paused",
			"rejected",
			"ended",
			"failed",
			"skipped"
		];
		function toAccountBlocks(account) {
			let { runs, pauses, rejected, most_asked, most_rejected } = account, endings = order.flatMap((conclusion) => {
				let count = account.conclusions[conclusion] ?? 0;
				return count === 0 ? [] : [`${report_ending.gB[conclusion]} ${count} ${conclusion}`];
			}), facts = [
				[`${(0, report_facts.ik)(account.ms)} in all`],
				[`${toCount(account.prompt_tokens)} tokens in, ${toCount(account.completion_tokens)} out`],
				[`${(0, report_facts.jd)(account.cost)}${account.without_cost === 0 ? "" : ` (cost of ${account.without_cost} not known)`}`],
				...toPeriod(account)
			], count = pauses === 1 ? "1 question was asked" : `${pauses} questions were asked`;
			return [
				{
					type: "heading",
					line: [runs === 1 ? "1 run" : `${runs} runs`],
					facts
				},
				{
					type: "paragraph",
					line: [endings.join(" · ")]
				},
				{
					type: "paragraph",
					line: [`${count}, ${rejected} rejected.`]
				},
				...toCounts("Asked most", most_asked),
				...toCounts("Rejected most", most_rejected)
			];
		}
		function toCount(count) {
			return count.toLocaleString("en");
		}
		function toPeriod({ first_at, last_at }) {
			if (first_at === null || last_at === null) return [];
			let [from, to] = [first_at.slice(0, 10), last_at.slice(0, 10)];
			return [[from === to ? from : `${from} to ${to}`]];
		}
		function toCounts(title, counts) {
			if (counts.length === 0) return [];
			let rows = counts.map(({ operation, count }) => [[{ code: (0, cut.ml)(operation, 300) }], [String(count)]]);
			return [{
				type: "table",
				header: [title, "Times"],
				rows
			}];
		}
		var log = __webpack_require__(97309), context = __webpack_require__(31576), safe_text = __webpack_require__(94112);
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
				case "rich": return (0, safe_text.x4)(block);
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
			return `<table><thead><tr>${header.map((cell) => `<th scope="col">${(0, safe_text._J)(cell)}</th>`).join("")}</tr></thead>\n<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${toLine(cell)}</td>`).join("")}</tr>`).join("\n")}</tbody></table>`;
		}
		let style = __webpack_require__(85283).B + "\n.spent { display: block; width: 100%; height: 20px; border-radius: 6px; margin: .75em 0 .5em; }\n.key { list-style: none; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 4px 24px; } .key li { white-space: nowrap; }\n.key svg { width: 12px; height: 12px; margin-right: 6px; } .key b { font-variant-numeric: tabular-nums; margin-left: .25em; }\n.filters { border: 0; padding: 0; margin: .75em 0; display: flex; flex-wrap: wrap; gap: 8px; }\n.filters legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }\n.filters input { position: absolute; opacity: 0; width: 1px; height: 1px; }\n.filters label { border: 1px solid var(--line); border-radius: 99px; padding: 2px 14px; font-size: .875em; cursor: pointer; background: var(--soft); }\n.filters input:checked + label { background: var(--link); border-color: var(--link); color: var(--ground); }\n.axis, .rows { list-style: none; padding: 0; margin: 0; }\n.axis, .rows summary { display: grid; grid-template-columns: 4.5rem minmax(0, 5fr) 5rem minmax(0, 4fr); gap: 0 12px; align-items: start; }\n.axis { font-size: .75em; color: var(--quiet); border-bottom: 1px solid var(--line); padding: 0 0 2px 22px; font-variant-numeric: tabular-nums; }\n.axis svg { width: 100%; height: 1.4em; display: block; overflow: visible; fill: currentColor; }\n.rows > li { border-bottom: 1px solid var(--line); }\n.rows ~ .rows, .rows ~ .rows > li { content-visibility: auto; contain-intrinsic-size: auto 33px; } .rows ~ .rows { contain-intrinsic-height: auto 6600px; }\n.rows summary { list-style: none; padding: 4px 0 4px 22px; min-height: 32px; position: relative; } .rows summary::-webkit-details-marker { display: none; }\n.rows summary::before { content: ''; position: absolute; left: 6px; top: 12px; border: 4px solid transparent; border-left: 6px solid var(--quiet); }\n.rows details[open] > summary::before { transform: rotate(90deg) translate(0, 2px); } .rows summary:hover { background: var(--soft); }\n.when, .took { color: var(--quiet); font-variant-numeric: tabular-nums; } .rows .when, .rows .took { font-size: .8125em; line-height: 1.85; } .took { text-align: right; }\n.what-became { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; min-width: 0; } .what-became .word { margin-left: 0; } .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; flex: 0 1 auto; min-width: min(100%, 14em); max-width: 100%; }\n.rows details[open] .what, .what-became .word { white-space: normal; max-width: 100%; }\n.bar { width: 100%; height: 14px; margin-top: 5px; display: block; overflow: visible; background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 20%); }\n.bar rect, .spent rect, .key rect { fill: var(--c); stroke: var(--c); stroke-width: 1.5px; } .spent rect { stroke: none; } .bar .waited { fill: var(--intern); stroke: none; }\n.row-body { padding: 4px 16px 16px 22px; scroll-margin-top: 48px; } .row-body h3 { font-size: .875em; color: var(--quiet); font-weight: 600; margin: 1em 0 .25em; }\n.rows > li:has(:target) { background: var(--soft); box-shadow: inset 4px 0 var(--link); }\n.rows > li:has(:target) summary::before { left: 10px; }\n.filters:has(.f-pauses:checked) ~ .rows > li:not(.pause), .filters:has(.f-requests:checked) ~ .rows > li:not(.request),\n.filters:has(.f-problems:checked) ~ .rows > li:not(.problem) { display: none; }\n.filters:not(:has(.f-all:checked)) ~ .rows { content-visibility: visible; }\n.run > summary { font-size: 1.125em; font-weight: 600; padding: 12px 0; border-top: 1px solid var(--line); }\n\n@media (max-width: 640px) {\n  header, main { padding-left: 16px; padding-right: 16px; } h1 { font-size: 1.375em; } th, td { padding: 4px 6px; }\n  .axis { display: none; } .rows summary { grid-template-columns: 4rem minmax(0, 1fr) auto; } .rows summary .bar { grid-column: 1 / -1; height: 6px; margin-top: 2px; background: none; }\n  .runs :is(th, td):is(:nth-child(2), :nth-child(5)) { display: none; }\n  .rows details:not([open]) .what { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; } .key { gap: 2px 16px; }\n}\n@media print {\n  :root { color-scheme: light; } body { font-size: 11pt; } header, main { max-width: none; padding: 0; } nav, .filters { display: none; }\n  .rows ~ .rows, .rows ~ .rows > li { content-visibility: visible; } .rows > li { break-inside: avoid; }\n}\n", head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${(0, external_node_crypto_.createHash)("sha256").update(style).digest("base64")}'; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
`;
		function toDocument({ title, header, main, refresh }) {
			let again = refresh === void 0 ? "" : `<meta http-equiv="refresh" content="${refresh}">\n`;
			return `${head}${again}<title>${(0, safe_text.E3)(title)}</title>
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
			let tenths = Math.max(0, Math.round(ms / 100)), seconds = Math.floor(tenths / 10), minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60), two = (count) => String(count).padStart(2, "0");
			return hours > 0 ? `+${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `+${minutes}:${two(seconds % 60)}.${tenths % 10}`;
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
		function marksOf({ step }) {
			return Array.from({ length: 5 }, (_, index) => ({
				at: index * 100 / 5,
				label: toMark(index * step, step)
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
		let purposes = {
			identity: "Identity token from the CI",
			exchange: "Exchange for an access token",
			renewal: "Renewal of the access token",
			list: "List of interns",
			prompt: "Prompt sent",
			answer: "Answer sent",
			repeat: "Sent again",
			other: "Request"
		}, conclusions = {
			finished: "Finished",
			paused: "Waiting for an answer",
			rejected: "Stopped by the policy",
			ended: "Did not finish",
			failed: "Failed",
			skipped: "Skipped"
		};
		function toTitle(row, level) {
			switch (row.kind) {
				case "start": return [`Run on ${(0, cut.ml)((0, log.TN)(row.start.intern_name), report_facts.y1)}, ${row.start.approval_mode} mode`];
				case "request": return [purposes[row.purpose], { quiet: ` ${(0, cut.ml)(row.request.route, 160)}` }];
				case "prompt": return ["Prompt ", ...glance(row.text, level)];
				case "reasoning": return ["Reasoning ", ...glance(row.text, level)];
				case "text": return ["Text ", ...glance(row.text, level)];
				case "pause": {
					let [decision] = row.decisions.slice(-1);
					return decision === void 0 ? [{ code: (0, cut.ml)(row.pause.name, 160) }] : (0, pauses.ae)(decision);
				}
				case "remark": return [(0, cut.ml)(row.message, 160)];
				case "changes": return [(0, report_changes.jI)(row.changes)];
				case "models": return [`Models, ${(0, cut.ml)((0, use_words.n)(row.use), 160)}`];
				case "error": return [(0, cut.ml)(row.error.message, 160)];
				case "finish": return [`Response ended${row.finish === null ? "" : `: ${row.finish.finish_reason}`}`];
				case "end": return [row.end.error_code === "policy_rejected" ? "Finished, with rejections" : conclusions[row.end.conclusion]];
				default: return row;
			}
		}
		function toWord(row) {
			switch (row.kind) {
				case "request": return row.state === "failed" ? [`✗ ${row.request.status}`] : [];
				case "pause": {
					let [decision] = row.decisions.slice(-1);
					return decision === void 0 ? ["⏸ nobody answered"] : (0, pauses.J5)(decision);
				}
				case "models": return row.use.cap === null ? [] : ["⚠ cap"];
				case "remark": return ["⚠ warning"];
				case "error": return [`✗ ${row.error.code}`];
				case "end": return row.end.error_code === null ? [] : [row.end.error_code];
				case "start":
				case "changes":
				case "prompt":
				case "text":
				case "reasoning":
				case "finish": return [];
				default: return row;
			}
		}
		function glance(text, level) {
			if (level !== "full") return [];
			let beginning = (0, log.TN)(text.slice(0, 320)).trim();
			return [{ quiet: beginning.length <= 160 && text.length <= 320 ? beginning : `${beginning.slice(0, 160).toWellFormed()}…` }];
		}
		function row_words_toLine(line) {
			return line.map(row_words_toInline).join("");
		}
		function row_words_toInline(inline) {
			return typeof inline == "string" ? (0, safe_text.E3)(inline) : "code" in inline ? `<code>${(0, safe_text.E3)(inline.code)}</code>` : "strong" in inline ? `<strong>${(0, safe_text.E3)(inline.strong)}</strong>` : `<small>${(0, safe_text.E3)(inline.quiet)}</small>`;
		}
		var page_timeline = __webpack_require__(10245);
		let filters = [
			{
				name: "all",
				label: "Everything"
			},
			{
				name: "pauses",
				label: "Questions"
			},
			{
				name: "requests",
				label: "Requests"
			},
			{
				name: "problems",
				label: "Problems"
			}
		];
		function toRows(rows, options) {
			let [first] = rows;
			if (first === void 0) return "<p class=\"quiet\">No event was recorded.</p>";
			let axis = toAxis(rows.reduce((least, row) => Math.min(least, row.from), first.from), rows.reduce((most, row) => Math.max(most, row.to), first.to)), [head, tail] = (0, page_timeline.a$)(rows, options.rows), left = rows.length - head.length - tail.length, problems = [...head, ...tail].filter(page_timeline.AN), next = new Map(problems.map((row, index) => [row, problems[index + 1]])), write = (row) => toRow(row, axis, options, next.get(row)), parts = [
				...head.map(write),
				...left === 0 ? [] : [`<li class="problem"><p class="alert warning">${left} rows are left out here. The transcript file has them.</p></li>`],
				...tail.map(write)
			];
			return `${toFilters(rows, options.prefix)}\n${toAxisHtml(axis)}\n${toLists(parts)}`;
		}
		function toLists(parts) {
			let lists = [];
			for (let end = parts.length; end > 0; end -= 200) {
				let list = parts.slice(Math.max(0, end - 200), end);
				lists.unshift(`<ol class="rows">\n${list.join("\n")}\n</ol>`);
			}
			return lists.join("\n");
		}
		function toFilters(rows, prefix) {
			let counts = {
				all: rows.length,
				pauses: rows.filter(({ kind }) => kind === "pause").length,
				requests: rows.filter(({ kind }) => kind === "request").length,
				problems: rows.filter(page_timeline.AN).length
			};
			return `<fieldset class="filters"><legend>Which rows are shown</legend>${filters.map(({ name, label }) => {
				let id = `${prefix}show-${name}`;
				return `<span><input type="radio" class="f-${name}" name="${prefix}show" id="${id}"${name === "all" ? " checked" : ""}><label for="${id}">${label} ${counts[name]}</label></span>`;
			}).join("")}</fieldset>`;
		}
		function toAxisHtml(axis) {
			return `<div class="axis" aria-hidden="true"><span>At</span><span>What happened</span><span class="took">Took</span><svg>${marksOf(axis).map(({ at, label }) => `<text x="${at}%" y="1.1em">${label}</text>`).join("")}</svg></div>`;
		}
		function toRow(row, axis, options, nextProblem) {
			let { line, from, to, state, kind } = row, classes = [
				"row",
				kind,
				kind === "text" || kind === "reasoning" ? "intern" : state,
				...(0, page_timeline.AN)(row) ? ["problem"] : []
			].join(" "), word = toWord(row), took = to - from >= 1 ? (0, report_facts.ik)(to - from) : "", title = `<span class="what">${row_words_toLine(toTitle(row, options.level))}</span>`, stated = word.length === 0 ? "" : `<span class="word">${row_words_toLine(word)}</span>`, id = `${options.prefix}e${line}`;
			return `<li class="${classes}"><details><summary><span class="when">${toOffset(from - axis.from)}</span><span class="what-became">${title}${stated}</span><span class="took">${took}</span>${toBar(row, axis)}</summary><div class="row-body" id="${id}">${toBody(row, options)}${toAddress(row, options, nextProblem)}</div></details></li>`;
		}
		function toBar({ from, to, waitedFrom }, axis) {
			let place = (time) => (time - axis.from) * 100 / axis.length, width = Math.max(.2, place(to) - place(from));
			return `<svg class="bar" aria-hidden="true">${waitedFrom === null || waitedFrom >= from ? "" : `<rect class="waited" x="${place(waitedFrom).toFixed(2)}%" y="6" width="${(place(from) - place(waitedFrom)).toFixed(2)}%" height="2"/>`}<rect x="${place(from).toFixed(2)}%" y="2" width="${width.toFixed(2)}%" height="10" rx="1"/></svg>`;
		}
		function toAddress({ line, from }, { prefix }, nextProblem) {
			let id = `${prefix}e${line}`;
			return `<p class="quiet">${new Date(from).toISOString().replace("T", " ")} · line ${line} of the transcript · <a href="#${id}">#${id}</a>${nextProblem === void 0 ? "" : ` · <a href="#${prefix}e${nextProblem.line}">Next problem</a>`}</p>`;
		}
		function toBody(row, { level, characters }) {
			let words = (text) => level === "full" ? toCode(text, characters) : toHidden();
			switch (row.kind) {
				case "start": {
					let { intern_id, policy, context } = row.start, { path, digest } = policy;
					return rows_toTable([
						["Intern id", [{ code: (0, cut.ml)(intern_id, 500) }]],
						["Policy", path === null ? ["none"] : [{ code: (0, cut.ml)(path, 500) }, ` ${digest?.slice(0, 12) ?? ""}`]],
						["Event", [(0, cut.ml)(context.event, 200)]],
						["Ref", [(0, cut.ml)(context.ref, 500)]],
						["Actor", [`${(0, cut.ml)(context.actor.login, 200)} (${(0, cut.ml)(context.actor.permission, 200)})`]]
					]);
				}
				case "request": {
					let { route, status, ms, request_id } = row.request;
					return rows_toTable([
						["Route", [{ code: (0, cut.ml)(route, 500) }]],
						["Status", [String(status)]],
						["Time to the answer", [(0, report_facts.ik)(ms)]],
						["Request id", request_id === null ? ["none"] : [{ code: (0, cut.ml)(request_id, 500) }]]
					]);
				}
				case "prompt":
				case "text":
				case "reasoning": return words(row.text);
				case "pause": return toQuestion(row, level, characters);
				case "changes": return toHtml((0, report_changes.mk)(row.changes.entries.slice(0, 200)));
				case "remark": return `<p>${(0, safe_text.E3)((0, cut.ml)(row.message, 4e3))}</p>`;
				case "error": {
					let { message, reason } = row.error;
					return `<p>${(0, safe_text.E3)((0, cut.ml)(message, 4e3))}</p>${reason === null ? "" : `<p class="quiet">Reason of the service: ${(0, safe_text.E3)((0, cut.ml)(reason, 4e3))}</p>`}`;
				}
				case "finish": return rows_toTable([
					...row.finish === null ? [] : [["Model", [{ code: (0, cut.ml)(row.finish.model, 500) }]]],
					...row.finish?.session_id == null ? [] : [["Session", [{ code: (0, cut.ml)(row.finish.session_id, 500) }]]],
					...toUsage(row.usage?.usage)
				]);
				case "models": return rows_toTable([
					["Intern", [(0, cut.ml)(row.use.intern, 500)]],
					["Tokens in", [String(row.use.prompt_tokens)]],
					["Tokens out", [String(row.use.completion_tokens)]]
				]);
				case "end": return "";
				default: return row;
			}
		}
		function toQuestion(row, level, characters) {
			let answers = row.decisions.map((decision) => {
				let items = (0, pauses.Hc)(decision), reason = decision.reason === null ? "" : `<p>${(0, safe_text.E3)((0, cut.ml)(decision.reason, 2e3))}</p>`, rule = ["Decided by ", { code: (0, cut.ml)(decision.rule, 200) }], how = items.length === 0 ? "" : toHtml([{
					type: "list",
					items
				}]);
				return `<h3>Answer</h3><p>${row_words_toLine((0, pauses.J5)(decision))} <small>${row_words_toLine(rule)}</small></p>${reason}${how === "" ? "" : `<h3>How it came about</h3>${how}`}`;
			}), question = level === "full" ? toCode(indented(row.pause.arguments), characters) : toHidden(), usage = toUsage(row.usage?.usage);
			return `<h3>Asked</h3>${question}${answers.join("")}${usage.length === 0 ? "" : `<h3>The response cost</h3>${rows_toTable(usage)}`}`;
		}
		function indented(text) {
			if (text.length > 65536) return text;
			try {
				return JSON.stringify(JSON.parse(text), null, 2);
			} catch {
				return text;
			}
		}
		function toUsage(usage) {
			if (usage === void 0) return [];
			let { prompt_tokens, completion_tokens, cost } = usage;
			return [
				...prompt_tokens === void 0 ? [] : [["Tokens in", [String(prompt_tokens)]]],
				...completion_tokens === void 0 ? [] : [["Tokens out", [String(completion_tokens)]]],
				...typeof cost == "number" ? [["Cost", [(0, report_facts.jd)(cost)]]] : []
			];
		}
		function rows_toTable(rows) {
			return rows.length === 0 ? "" : `<table><tbody>${rows.map(([name, line]) => `<tr><th scope="row">${name}</th><td>${row_words_toLine(line)}</td></tr>`).join("")}</tbody></table>`;
		}
		function toCode(text, characters) {
			let shown = (0, cut.ml)(text, characters), left = text.length - shown.length, note = left > 0 ? `<p class="quiet">${left} characters are left out here. The transcript file has them.</p>` : "";
			return `<pre><code>${shown.includes("\n") ? (0, safe_text.Zm)(shown) : (0, safe_text.E3)(shown)}</code></pre>${note}`;
		}
		function toHidden() {
			return "<p class=\"quiet\">What was said is not shown here (transcript: brief). The transcript file has it.</p>";
		}
		function toRunSection({ record, rows, spent }, options) {
			let { level, characters, prefix } = options;
			if (level === "none") return "<p class=\"quiet\">Nothing more is shown (transcript: none).</p>";
			let answer = level === "full" ? toHtml((0, intern_words.Gl)(record, Math.min(characters, 3e4), options.render)) : "";
			return [
				toHtml((0, report_ending.$E)(record)),
				answer === "" ? "" : `<section id="${prefix}answer"><h2>Answer</h2><div class="answer"><h3 class="says">${(0, safe_text.E3)((0, report_ending.Vb)(record))} says</h3>${answer}</div></section>`,
				toChanges(record, options),
				toRefused({
					record,
					rows
				}, options),
				toSpent(spent, prefix),
				`<section id="${prefix}timeline"><h2>Timeline</h2>\n${barsExplained}${toRows(rows, options)}</section>`,
				toHtml((0, report_facts.$2)(record))
			].filter((part) => part !== "").join("\n");
		}
		function toChanges({ changes }, { level, prefix, diff }) {
			let blocks = toHtml((0, report_changes.lT)(changes, {
				level,
				rows: 500,
				diff
			}));
			return blocks === "" ? "" : `<section id="${prefix}changes"><h2>Changes</h2>${blocks}</section>`;
		}
		function toContents({ record, rows }, level, maxRows) {
			if (level === "none") return "";
			let problems = (0, page_timeline.GW)(rows, maxRows);
			return `<nav aria-label="On this page">${[
				...level === "full" && record.text.head.trim() !== "" ? [["answer", "Answer"]] : [],
				...record.changes === null ? [] : [["changes", "Changes"]],
				...refusedOf({
					record,
					rows
				}).length > 0 ? [["rejected", "Rejected"]] : [],
				["time", "Where the time went"],
				["timeline", "Timeline"],
				...problems.first === void 0 ? [] : [[`e${problems.first.line}`, problems.count === 1 ? "The problem" : `First of ${problems.count} problems`]]
			].map(([id, label]) => `<a href="#${id}">${label}</a>`).join(" ")}</nav>`;
		}
		let barsExplained = "<p class=\"quiet\">A thick bar is the time that something took. The thin line before it is the wait for the intern.</p>\n";
		function refusedOf({ record, rows }) {
			let kinds = new Map();
			for (let row of rows) {
				if (row.kind !== "pause" || row.state !== "rejected" || (0, report_ending.WE)(row, record.error)) continue;
				let decision = row.decisions.at(-1), kind = JSON.stringify([
					row.pause.arguments,
					decision?.reason,
					decision?.rule
				]), known = kinds.get(kind);
				known === void 0 ? kinds.set(kind, [row]) : known.push(row);
			}
			return [...kinds.values()];
		}
		function toRefused(run, { prefix, suggest }) {
			let refused = refusedOf(run), began = run.rows[0]?.from;
			if (refused.length === 0) return "";
			let shown = refused.slice(0, 20).map(([first, ...others]) => {
				let decision = first.decisions.at(-1);
				if (decision === void 0) return "";
				let why = decision.reason === null ? "" : `<p>${(0, safe_text.E3)((0, cut.ml)(decision.reason, 500))}</p>`, places = [first, ...others].slice(0, 10).map(({ line, from }) => `<a href="#${`${prefix}e${line}`}">at ${toOffset(from - (began ?? from)).slice(1)}</a>`), times = others.length === 0 ? "" : `${others.length + 1} times: `, rules = suggest?.(first).join("\n") ?? "", paste = rules === "" ? "" : `<details><summary>A rule that would have allowed it</summary><p class="quiet">If it should be allowed next time, add it under <code>rules</code> in the permission policy.</p><pre><code>${(0, safe_text.Zm)(rules)}</code></pre></details>`;
				return `<div class="refused"><p>${row_words_toLine((0, pauses.ae)(decision))} ${row_words_toLine((0, pauses.J5)(decision))} <span class="quiet">${times}${places.join(" ")}</span></p>${why}${paste}</div>`;
			}), left = refused.length - shown.length, more = left > 0 ? `<p class="quiet">${left} more stand in the timeline.</p>` : "";
			return `<section id="${prefix}rejected"><h2>Rejected</h2>${shown.join("\n")}${more}</section>`;
		}
		let parts = [
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
		function toSpent(spent, prefix) {
			let total = parts.reduce((sum, { name }) => sum + spent[name], 0);
			if (total <= 0) return "";
			let x = 0, bars = parts.map(({ name }) => {
				let width = spent[name] * 100 / total, bar = `<rect class="${name}" x="${x.toFixed(2)}%" width="${width.toFixed(2)}%" height="20"/>`;
				return x += width, spent[name] === 0 ? "" : bar;
			}), key = parts.filter(({ name }) => spent[name] > 0).map(({ name, label }) => `<li class="${name}"><svg aria-hidden="true"><rect width="12" height="12" rx="2"/></svg>${label} <b>${(0, report_facts.ik)(spent[name])}</b></li>`);
			return `<section id="${prefix}time"><h2>Where the time went</h2><svg class="spent" aria-hidden="true">${bars.join("")}</svg><ul class="key">${key.join("")}</ul></section>`;
		}
		let extents = [
			{
				characters: 5e5,
				rows: 8e3
			},
			{
				characters: 1e5,
				rows: 5e3
			},
			{
				characters: 25e3,
				rows: 4e3
			},
			{
				characters: 5e3,
				rows: 3e3
			},
			{
				characters: 1e3,
				rows: 1500
			},
			{
				characters: 250,
				rows: 300
			},
			{
				characters: 100,
				rows: 60
			}
		];
		function toReportPage(runs, options) {
			let { maxBytes = 10485760 } = options, html = "";
			for (let extent of extents) if (html = toPageOf(runs, extent, options), html.length <= maxBytes && Buffer.byteLength(html) <= maxBytes) return html;
			return html;
		}
		function toPageOf(runs, { characters, rows }, { level, render, suggest, diff, isUnderWay = !1, isTotal = !1 }) {
			let [only] = runs, refresh = isUnderWay ? 2 : void 0;
			if (only !== void 0 && runs.length === 1 && !isTotal) {
				let [status, ending] = isUnderWay ? toRunningHeading(only) : [(0, report_ending.mf)(only.record), (0, report_ending.$G)(only.record)];
				return toDocument({
					title: ending,
					header: `${toHtml([level === "none" ? status : withOccasion(status, only)])}${toContents(only, level, rows)}`,
					main: toRunSection(only, {
						level,
						render,
						suggest,
						diff,
						prefix: "",
						characters,
						rows
					}),
					refresh
				});
			}
			let [heading, ...totals] = toAccountBlocks(toAccount(runs)), top = {
				title: runs.length === 1 ? "1 run" : `${runs.length} runs`,
				header: toHtml(heading === void 0 ? [] : [heading]),
				refresh
			};
			if (isTotal) return toDocument({
				...top,
				main: toHtml(totals)
			});
			let share = {
				characters: Math.ceil(characters / runs.length),
				rows: Math.max(20, Math.ceil(rows / runs.length))
			}, sections = runs.map((run, index) => {
				let body = toRunSection(run, {
					level,
					render,
					suggest,
					diff: void 0,
					prefix: `r${index + 1}-`,
					...share
				}), ending = (0, safe_text.r3)((0, safe_text.E3)((0, report_ending.$G)(run.record)));
				return `<details class="run"><summary>${index + 1}. ${ending}</summary><div id="r${index + 1}">${body}</div></details>`;
			}), main = [
				`<section>${toHtml(totals)}</section>`,
				`<section id="runs"><h2>Every run</h2>${report_page_toTable(runs, level)}</section>`,
				`<section id="each"><h2>One by one</h2>${sections.join("\n")}</section>`
			].join("\n");
			return toDocument({
				...top,
				main
			});
		}
		function withOccasion(heading, { record: { first_at, start } }) {
			if (heading.type !== "heading") return heading;
			let { event, ref } = start?.context ?? context.Ut, began = first_at === null ? [] : [[`${toMinute(first_at)} UTC`]], { repository = context.$5, commit } = start ?? {}, known = (words) => words.filter((word) => word !== context.$5).map((word) => [(0, cut.ml)((0, log.TN)(word), 120)]), at = commit === void 0 ? [] : [["commit ", { code: commit.slice(0, 12) }]];
			return {
				...heading,
				facts: [
					...began,
					...heading.facts ?? [],
					...known([repository]),
					...at,
					...known([event, ref])
				]
			};
		}
		function toMinute(at) {
			return at.slice(0, 16).replace("T", " ");
		}
		function toRunningHeading({ record }) {
			let title = `⏳ ${(0, report_ending.Vb)(record)} is at work`, status = (0, report_ending.mf)(record);
			return [status.type === "heading" ? {
				...status,
				line: [title]
			} : status, title];
		}
		function report_page_toTable(runs, level) {
			return `<table class="runs"><thead><tr><th class="n" scope="col">Run</th><th scope="col">Began (UTC)</th><th scope="col">Ended</th><th class="n" scope="col">Took</th><th class="n" scope="col">Asked</th><th class="n" scope="col">Cost</th></tr></thead><tbody>${runs.map(({ record, rows: timeline }, index) => {
				let prompt = level === "full" ? timeline.find((row) => row.kind === "prompt") : void 0, questions = prompt === void 0 ? "" : `<br><small>${(0, safe_text.E3)((0, cut.ml)((0, log.TN)(prompt.text), 120))}</small>`, { first_at, last_at, usage, pauses } = record, took = first_at === null || last_at === null ? "" : (0, report_facts.ik)(Date.parse(last_at) - Date.parse(first_at)), cost = typeof usage?.cost == "number" ? (0, report_facts.jd)(usage.cost) : "", ending = (0, safe_text.r3)((0, safe_text.E3)((0, report_ending.$G)(record))), at = first_at === null ? "" : `<time>${(0, safe_text.E3)(toMinute(first_at))}</time>`;
				return `<tr><td class="n"><a href="#r${index + 1}">${index + 1}</a></td><td>${at}</td><td>${ending}${questions}</td><td class="n">${took}</td><td class="n">${pauses.length}</td><td class="n">${cost}</td></tr>`;
			}).join("\n")}</tbody></table>`;
		}
		var markdown = __webpack_require__(73974), plain = __webpack_require__(8935), rich_text = __webpack_require__(30993), suggestions = __webpack_require__(47419), summary = __webpack_require__(43394), failure = __webpack_require__(51612), json_text = __webpack_require__(52604), print = __webpack_require__(27928), past_run = __webpack_require__(94743), statement = __webpack_require__(23984);
		async function runReport(asked) {
			let { words, has, value, io } = asked, output = value("output");
			if (has("follow")) return followRun(asked, output);
			if (has("html") && output === void 0 && io.terminal?.stdout.isTerminal === !0) throw new errors.dz("input_missing", "A page is no text for a terminal. Name the file that it goes into: --output run.html", { source: "output" });
			let text = await toText(words, asked, io);
			return output === void 0 ? io.stdout(text) : await writePage(output, text, io), 0;
		}
		async function toText(paths, { has, value }, io) {
			if (has("statement")) return toStatement(paths, io);
			let runs = await (0, past_run.gP)(paths, io), account = toAccount(runs);
			if (has("json")) return `${(0, json_text.j)(toData(runs, account, has("total")), 2)}\n`;
			if (has("html")) return toReportPage(runs, {
				level: "full",
				render: rich_text.renderRichText,
				suggest: suggestions.suggestionsFor,
				isTotal: has("total")
			});
			let bounds = value("output") === void 0 ? (0, print.jE)(io) : void 0, isText = has("text") || bounds !== void 0, totals = toAccountBlocks(account), written = isText ? (0, plain.b)(totals, bounds) : (0, markdown.l)(totals);
			if (has("total")) return written;
			let parts = runs.length === 1 ? [] : [written];
			for (let { record } of runs) {
				let render = await (0, intern_words.gD)(record, "full"), blocks = () => (0, summary.Kl)(record, "full", void 0, {
					render,
					suggest: suggestions.suggestionsFor
				});
				parts.push(isText ? (0, plain.b)(blocks(), bounds) : (0, summary.mC)(record, "full", {
					render,
					suggest: suggestions.suggestionsFor
				}));
			}
			return parts.join("\n");
		}
		async function toStatement([path = "", ...others], io) {
			if (others.length > 0) throw new errors.dz("input_conflict", "--statement is about one run. Name one transcript: interns report --statement run.jsonl", { source: "statement" });
			return `${(0, json_text.j)(await (0, statement.c)(path, io), 2)}\n`;
		}
		function toData(runs, account, isTotal) {
			if (isTotal) return account;
			let records = runs.map(({ record }) => record);
			return records.length === 1 ? records[0] : {
				total: account,
				runs: records
			};
		}
		async function followRun({ words, has, io }, output) {
			let [path = "", ...others] = words;
			if (output === void 0 || !has("html") || others.length > 0) throw new errors.dz("input_conflict", "--follow writes the page of one run anew. Name one transcript, and where the page goes: interns report --follow --html --output run.html run.jsonl", { source: "follow" });
			let stopped = io.interrupted().then(() => !1);
			return await followPage({
				async look() {
					let { size, mtimeMs } = await (0, promises_.stat)((0, external_node_path_.resolve)(io.cwd, path)).catch(() => ({
						size: -1,
						mtimeMs: 0
					}));
					return `${size} ${mtimeMs}`;
				},
				async write() {
					if (!await hasLine((0, external_node_path_.resolve)(io.cwd, path))) return !0;
					let runs = await (0, past_run.gP)([path], io), isUnderWay = runs.every(({ record }) => record.conclusion === null);
					return await writePage(output, toReportPage(runs, {
						level: "full",
						render: rich_text.renderRichText,
						suggest: suggestions.suggestionsFor,
						isUnderWay
					}), io), isUnderWay;
				},
				wait: () => Promise.race([clock.m.sleep(1e3).then(() => !0), stopped])
			}), 0;
		}
		async function writePage(path, page, { cwd }) {
			let target = (0, external_node_path_.resolve)(cwd, path), beside = (0, external_node_path_.join)((0, external_node_path_.dirname)(target), `.${(0, external_node_crypto_.randomUUID)()}.html`);
			try {
				let file = await (0, promises_.open)(beside, "wx", 384);
				try {
					await file.writeFile(page);
				} finally {
					await file.close();
				}
				await (0, promises_.rename)(beside, target);
			} catch (cause) {
				await (0, promises_.rm)(beside, { force: !0 }).catch(() => {});
				let why = (0, failure.c7)(cause) === "ENOENT" ? ": its folder does not exist" : "";
				throw new errors.dz("input_invalid", `--output is "${path}", which can't be written${why}.`, {
					source: "output",
					cause
				});
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
		async function followPage({ look, write, wait }) {
			let seen;
			do {
				let now = await look();
				if (now !== seen && (seen = now, !await write())) return;
			} while (await wait());
		}
	}),
	23984: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			c: () => readStatement,
			w: () => readNamedFile
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _provenance_from_transcript_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9854), _provenance_statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34258), _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51612);
		async function readStatement(path, io) {
			let record = (0, _provenance_from_transcript_js__WEBPACK_IMPORTED_MODULE_2__.e)(await readNamedFile("transcript", path, io));
			if (!("error" in record)) return (0, _provenance_statement_js__WEBPACK_IMPORTED_MODULE_3__.HJ)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), record.digest, record.predicate);
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.dz("input_invalid", `Nothing can be said of the run in "${path}": ${record.error}.`, { source: path });
		}
		async function readNamedFile(what, path, { cwd }) {
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path));
			} catch (cause) {
				let missing = (0, _failure_js__WEBPACK_IMPORTED_MODULE_5__.c7)(cause) === "ENOENT", message = missing ? `There is no ${what} "${path}".` : `The ${what} "${path}" can't be read.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.dz("input_invalid", message, missing ? { source: path } : {
					source: path,
					cause
				});
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
			async sleep(ms, signal) {
				try {
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, void 0, signal === void 0 ? {} : { signal });
				} catch (error) {
					throw signal?.throwIfAborted(), error;
				}
			}
		};
	}),
	79092: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bh: () => takesData,
			N: () => openEndedArguments,
			VI: () => beginningOf,
			bK: () => literalText,
			xw: () => reachOf
		});
		var _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22111), _warning_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83453);
		function openEndedArguments(rule) {
			return rule.match.flatMap(({ at, matcher: { test } }) => test.type === "only" ? test.patterns.filter(isOpenEnded).map((pattern) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_0__.R)(at, "open-ended-arguments", message(rule, pattern))) : []);
		}
		function message(rule, { pattern, tokens: [first] }) {
			let allows = `"${rule.id}" allows ${JSON.stringify(pattern)}`, program = first === void 0 ? void 0 : literalText(first);
			return program === void 0 || reachOf(program) !== "no-further" ? `${allows}: with arguments of its own choosing this can run other programs or write files. List the arguments.` : `${allows}: nothing is known of what ${JSON.stringify(program)} does with arguments of the intern's choosing. List the arguments.`;
		}
		function isOpenEnded({ tokens, open }) {
			let [first, ...others] = tokens, program = first === void 0 ? void 0 : literalText(first);
			if (program === void 0) return !0;
			let reach = reachOf(program);
			if (reach === "no-further" && takesData(program)) return !1;
			let known = reach === "no-further" ? "by-options" : reach;
			return open || others.some((word, index) => isLoose(word, others.slice(0, index), known));
		}
		function literalText(word) {
			if ("path" in word) return /[*?]/u.test(word.path) ? void 0 : word.path;
			let [piece, second] = word.pieces;
			if (second === void 0) return piece === void 0 ? "" : typeof piece == "object" ? piece.text : void 0;
		}
		function beginningOf(word) {
			if ("path" in word) return word.path.replace(/[*?].*$/u, "");
			let [first] = word.pieces;
			return typeof first == "object" ? first.text : "";
		}
		function isLoose(word, before, reach) {
			if (literalText(word) !== void 0) return !1;
			let beginning = beginningOf(word);
			return "path" in word ? reach === "by-any-argument" && beginning === "" : reach === "by-any-argument" ? !0 : isOptionValue(before.map(literalText)) || before.some((each) => literalText(each) === "--") ? !1 : beginning === "" || beginning.startsWith("-") || /[\s=]/u.test(beginning);
		}
		function isOptionValue(before) {
			let last = before.at(-1);
			return (before[0] === "commit" || before[0] === "tag") && (last === "-m" || last === "--message");
		}
		let operandsRun = new Set("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman R rake sed uvx".split(" ")), optionsReach = new Set("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd".split(" "));
		function family(name) {
			return name.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, "");
		}
		function reachOf(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.kX)(program), names = [name, family(name)];
			return names.some((each) => operandsRun.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.v7)(program) ? "by-any-argument" : names.some((each) => optionsReach.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.pw)(program) ? "by-options" : "no-further";
		}
		function takesData(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.kX)(program);
			return program === name && [name, family(name)].some((each) => _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.Y8.has(each));
		}
	}),
	83453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => warn });
		function warn(at, code, message) {
			return {
				line: at.line,
				column: at.column,
				code,
				message
			};
		}
	}),
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HB: () => riskOfCommands,
			OO: () => isOfCi,
			XG: () => risks,
			zk: () => riskWords
		});
		var _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79092), _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22111);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"changes-ci",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"changes-ci": "it changes what the CI runs, or this policy",
			"runs-anything": "it can run anything"
		}, byProgram = new Map([
			...entries("reads", "cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami"),
			...entries("writes", "chmod chown cp install ln mkdir mv tee touch truncate"),
			...entries("network", "curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget"),
			...entries("deletes", "dd mkfs rm rmdir shred unlink")
		]), bySubcommand = new Map([
			...[
				"blame",
				"diff",
				"log",
				"ls-files",
				"rev-parse",
				"show",
				"status"
			].map((sub) => [`git ${sub}`, "reads"]),
			...[
				"add",
				"apply",
				"checkout",
				"commit",
				"merge",
				"rebase",
				"stash",
				"switch"
			].map((sub) => [`git ${sub}`, "writes"]),
			...[
				"clone",
				"fetch",
				"pull"
			].map((sub) => [`git ${sub}`, "network"]),
			...[
				"clean",
				"reset",
				"rm"
			].map((sub) => [`git ${sub}`, "deletes"]),
			["git push", "publishes"],
			["npm publish", "publishes"],
			["pnpm publish", "publishes"],
			["yarn publish", "publishes"],
			["cargo publish", "publishes"],
			["docker push", "publishes"],
			["gh release", "publishes"]
		]);
		function entries(risk, programs) {
			return programs.split(" ").map((program) => [program, risk]);
		}
		function riskOfCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(riskOfCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function isOfCi(path) {
			return path.split("/").some((segment) => segment.toLowerCase() === ".github" || segment.toLowerCase() === ".gitlab-ci.yml");
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program), byName = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), known = byName !== "reads" && args.some(isOfCi) ? "changes-ci" : byName, reach = (0, _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_1__.xw)(name);
			return known === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || hasHarmlessOptions(name, args) ? known : "runs-anything";
		}
		let harmless = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-lazy-fetch|no-merges|no-pager|no-show-signature|no-sort|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|submodule=short|tags|until=.*|verbose))$/u],
			["sort", /^-[bdfghikmnrsuVz0-9,.]+$/u],
			["rg", /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
			["tree", /^-[adfils]+$/u],
			["tail", /^-[fnqv0-9]+$/u],
			["date", /^(?:-u|-I)$/u],
			["file", /^-[bi]+$/u],
			["jq", /^-[crsnSe]+$/u],
			["curl", /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u]
		]);
		function hasHarmlessOptions(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length - options.length < 2 && options.length === 0 : options.every((option) => harmless.get(name)?.test(option) === !0);
		}
	}),
	69273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			s3: () => patternOfWord,
			suggestRule: () => suggestRule,
			wQ: () => freeId,
			zU: () => idFor
		});
		var _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88490), _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82185), _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75573), _match_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91703), _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61989), _risk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22772);
		function suggestRule(request, decision) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.H)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__.Y)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__.L5)("allow", pause.options);
			if (option === void 0 || !(0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__.SV)(option)) return { error: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { error: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(tool) || command !== void 0 && (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(command.replaceAll("\n", "")) ? { error: "it holds characters that cannot be seen, and no policy may" } : [...textsIn(pause.arguments)].some(climbs) ? { error: "it names a path with \"..\", which may lead to any file" } : command !== void 0 && command.length > 500 ? { error: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, pause, decision) : { error: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			let { before } = placeOf(decision);
			return before === void 0 ? "Put it under \"rules\"." : `Put it under "rules", before "${before}".`;
		}
		function placeOf({ rule }) {
			return rule === "default" || rule === _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__.I ? {} : { before: rule };
		}
		function ruleForCommand(tool, command, pause, decision) {
			let place = placeConditions(pause);
			if (place === void 0) return { error: "it names a folder or variables that no rule can name" };
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_5__.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = [
				`tool: ${quote(tool)}`,
				`command: ${commandMatcher(command, commands)}`,
				...place
			].join(", "), id = idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), risk = (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, commands);
			return {
				yaml: ruleYaml(freeId(id, idsIn(decision)), conditions, risk),
				risk,
				note: noteFor(decision),
				...placeOf(decision)
			};
		}
		function placeConditions(pause) {
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_7__.fG)({
				parts: ["environment", "arguments"],
				named: []
			}, pause) !== void 0) return;
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_7__.fG)({
				parts: ["folder"],
				named: []
			}, pause) === void 0) return [];
			let conditions = [
				"cwd",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [fieldCondition(name, value)];
			});
			return conditions.every((one) => one !== void 0) ? conditions : void 0;
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), matched = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...matched
			].join(", "), silent = others.length - matched.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = tool !== "fs.read" && [...textsIn(fields)].some(_risk_js__WEBPACK_IMPORTED_MODULE_6__.OO) ? "changes-ci" : (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, void 0);
			return {
				yaml: ruleYaml(freeId(idFor(tool), idsIn(decision)), conditions, risk),
				risk,
				note,
				...placeOf(decision)
			};
		}
		function* textsIn(value) {
			if (typeof value == "string") yield value;
			else if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value)) for (let each of value) yield* textsIn(each);
			else if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value)) for (let [name, each] of Object.entries(value)) forPeople.has(name) || (yield* textsIn(each));
		}
		let forPeople = new Set([
			"title",
			"message",
			"scopes"
		]);
		function climbs(text) {
			return /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u.test(text);
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value) ? value : [value];
			return values.length === 0 || (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value) && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value);
		}
		function idsIn({ trace }) {
			return new Set(trace.map(({ id }) => id));
		}
		function ruleYaml(id, conditions, risk) {
			return [
				`# Risk: ${_risk_js__WEBPACK_IMPORTED_MODULE_6__.zk[risk]}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternOfWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternOfWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function freeId(wanted, taken) {
			let id = wanted;
			for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
			return id;
		}
	}),
	9854: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => readTranscriptRecord });
		var _transcript_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71954), _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54057), _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80794);
		function readTranscriptRecord(bytes) {
			let text = new TextDecoder().decode(bytes), run = addUp((0, _transcript_lines_js__WEBPACK_IMPORTED_MODULE_0__.l)(text));
			if ("error" in run) return run;
			let predicate = (0, _record_js__WEBPACK_IMPORTED_MODULE_1__.Vu)(run.record, run.prompt);
			return "error" in predicate ? predicate : {
				digest: (0, _record_js__WEBPACK_IMPORTED_MODULE_1__.sc)(bytes),
				predicate
			};
		}
		function addUp(lines) {
			let record = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_2__.pM)(), prompt, starts = 0;
			for (let { number, event } of lines) {
				if (event === "unreadable") return { error: `line ${number} is no event of a transcript` };
				event !== "unknown" && (event.type === "start" && (starts += 1), event.type === "prompt" && (prompt ??= event.text), record.observe(event));
			}
			return starts > 1 ? { error: "it holds more than one run" } : {
				record: record.value(),
				prompt
			};
		}
	}),
	82770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => toldAnswers,
			W: () => predicateType
		});
		let predicateType = "https://github.com/intern-action/intern-action/blob/main/docs/intern-run-v1.md", toldAnswers = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		];
	}),
	80794: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vu: () => toPredicate,
			sc: () => sha256
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49469), _permission_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61989), _predicate_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82770);
		function sha256(content) {
			return { sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex") };
		}
		function argumentsDigest(text) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__.H)(text);
			return sha256("error" in pause ? text : (0, _permission_text_json_js__WEBPACK_IMPORTED_MODULE_2__.dj)(pause.arguments));
		}
		function toPredicate(record, prompt) {
			let { start, first_at, last_at, conclusion, error, pauses, usage, changes } = record;
			if (start === null || first_at === null || last_at === null) return { error: "its run never began" };
			if (conclusion === null || !isOfRun(conclusion)) return { error: "its run has no end" };
			if (start.service === void 0) return { error: "it does not name the service: an earlier version wrote it, or the library" };
			let { head_commit, tool, policy } = start;
			return {
				service: start.service,
				intern: {
					id: start.intern_id,
					name: start.intern_name
				},
				approvalMode: start.approval_mode,
				startedOn: first_at,
				finishedOn: last_at,
				...prompt === void 0 ? {} : { prompt: { digest: sha256(prompt) } },
				...policy.path === null || policy.digest === null ? {} : { policy: toPolicy(policy.path, policy.digest, policy) },
				decisions: pauses.flatMap(toDecisions),
				conclusion,
				...error === null ? {} : { errorCode: error.code },
				...usage === null ? {} : { usage: toUsage(usage) },
				...head_commit === void 0 ? {} : { pullRequest: { headCommit: { digest: { gitCommit: head_commit } } } },
				...changes === null ? {} : { changes: toChanges(changes) },
				...tool === void 0 ? {} : { tool: toTool(tool) }
			};
		}
		function toChanges({ head, digest, counts }) {
			let taken = digest === null ? {} : { digest: { sha256: digest.replace(/^sha256:/, "") } };
			return {
				headCommit: { digest: { gitCommit: head } },
				...taken,
				...counts
			};
		}
		function isOfRun(conclusion) {
			return conclusion !== "skipped";
		}
		function toPolicy(path, digest, { commit, tests }) {
			return {
				path,
				...commit === null ? {} : { commit },
				digest: { sha256: digest },
				...tests === void 0 ? {} : { tests }
			};
		}
		function toTool({ name, version, digest }) {
			return {
				name,
				version,
				...digest === void 0 ? {} : { digest: { sha256: digest } }
			};
		}
		function toDecisions({ pause, decisions }) {
			let digest = argumentsDigest(pause.arguments);
			return decisions.map(({ outcome, answer, rule, decided_by, person }) => ({
				arguments: { digest },
				outcome,
				...toAnswer(answer),
				rule,
				...decided_by === void 0 ? {} : { decidedBy: decided_by },
				...person === void 0 ? {} : { person }
			}));
		}
		function toAnswer(answer) {
			if (answer === null) return {};
			let told = _predicate_words_js__WEBPACK_IMPORTED_MODULE_3__.J.find((one) => one === answer);
			return told === void 0 ? { answerDigest: sha256(answer) } : { answer: told };
		}
		function toUsage({ prompt_tokens, completion_tokens, total_tokens, cost }) {
			return {
				...prompt_tokens === void 0 ? {} : { prompt_tokens },
				...completion_tokens === void 0 ? {} : { completion_tokens },
				...total_tokens === void 0 ? {} : { total_tokens },
				...cost == null ? {} : { cost }
			};
		}
	}),
	34258: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HJ: () => toStatement,
			qZ: () => statement,
			sq: () => statementMediaType
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _predicate_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82770);
		let statementType = "https://in-toto.io/Statement/v1", statementMediaType = "application/vnd.in-toto+json", statement = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(statementType),
			subject: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) })),
			predicateType: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			predicate: zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()
		});
		function toStatement(name, transcript, predicate) {
			let head = predicate.pullRequest?.headCommit, heads = head === void 0 ? [] : [{
				name: "head of the pull request",
				digest: head.digest
			}];
			return {
				_type: statementType,
				subject: [{
					name,
					digest: transcript
				}, ...heads],
				predicateType: _predicate_words_js__WEBPACK_IMPORTED_MODULE_1__.W,
				predicate
			};
		}
	}),
	85283: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => baseStyle });
		let baseStyle = "\n:root { color-scheme: light dark;\n  --ground: light-dark(#fff, #0d1117); --ink: light-dark(#1f2328, #e6edf3); --quiet: light-dark(#59636e, #9198a1);\n  --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#f6f8fa, #151b23); --link: light-dark(#0969da, #4493f8);\n  --plain: light-dark(#8c959f, #6e7681); --intern: light-dark(#8250df, #ab7df8); --allowed: light-dark(#1a7f37, #3fb950);\n  --rejected: light-dark(#cf222e, #f85149); --asked: var(--link); --waiting: light-dark(#9a6700, #d29922); }\n\n* { box-sizing: border-box; }\nbody { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: var(--ground); color: var(--ink); }\nheader, main { max-width: 1120px; margin: 0 auto; padding: 0 24px; overflow-wrap: anywhere; }\nheader { padding-top: 32px; } main { padding-bottom: 48px; }\nh1 { font-size: 1.75em; line-height: 1.25; margin: 0; font-weight: 600; } h2 { font-size: 1.25em; margin: 1.75em 0 .5em; }\nh3, h4, h5, h6 { margin: 1em 0 .5em; } p, pre, blockquote, table { margin: .5em 0; }\na { color: var(--link); } a:focus-visible, summary:focus-visible, input:focus-visible + label { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }\n.quiet, small { color: var(--quiet); font-size: .875em; }\nnav { margin-top: .75em; font-size: .875em; } nav a { margin-right: 1.25em; white-space: nowrap; display: inline-block; }\ncode, pre { font: .875em/1.5 ui-monospace, Menlo, Consolas, monospace; background: var(--soft); border-radius: 6px; }\ncode, pre, dd, blockquote { unicode-bidi: isolate; } code { padding: .15em .35em; } pre { padding: 12px 16px; } pre code { padding: 0; background: none; font-size: 1em; white-space: pre-wrap; overflow-wrap: anywhere; }\ndl { margin: 0; } dt { display: none; } dd { margin: 0; } hr, wbr { display: none; }\n.says { font-size: .875em; color: var(--quiet); font-weight: 400; margin: 0 0 .5em; } .answer { border-left: 4px solid var(--intern); padding: 4px 0 4px 20px; } .answer > :first-child, dd > :first-child { margin-top: 0; }\nblockquote { padding: 0 1em; border-left: 4px solid var(--line); } blockquote blockquote { padding: 0 .5em; }\ntable { border-collapse: collapse; width: 100%; } th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: left; vertical-align: top; }\nth { background: var(--soft); font-weight: 600; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } th[scope=row] { width: 12rem; } th[scope=col] { overflow-wrap: normal; } time { white-space: nowrap; }\nul, ol { padding-left: 1.5em; } summary { cursor: pointer; }\n.alert { border-left: 4px solid var(--link); padding: 8px 16px; background: var(--soft); border-radius: 0 6px 6px 0; }\n.alert.warning { border-color: var(--waiting); } .alert.caution { border-color: var(--rejected); }\n.refused { border: 1px solid var(--line); border-left: 4px solid var(--rejected); border-radius: 0 6px 6px 0; padding: 12px 16px; margin: .75em 0; }\n.refused p { margin: 0 0 .25em; }\n.plain, .step { --c: var(--plain); } .intern { --c: var(--intern); } .allowed { --c: var(--allowed); } .rejected, .failed { --c: var(--rejected); }\n.asked, .people { --c: var(--asked); } .waiting, .warned, .network { --c: var(--waiting); }\n.word { color: var(--c); font-weight: 600; font-size: .875em; margin-left: .5em; white-space: nowrap; }\n";
	}),
	10245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => isProblem,
			GW: () => problemsOf,
			a$: () => toEnds,
			wt: () => buildTimeline
		});
		function buildTimeline() {
			let open = [], last, openPause;
			return {
				observe(event, line) {
					let row = event.type === "decision" ? openPause : rowThatGoesOn(last, event);
					row === void 0 ? (last = {
						line,
						events: [event]
					}, open.push(last), event.type === "pause" && (openPause = last)) : row.events.push(event);
				},
				value() {
					let end = Date.parse(open.at(-1)?.events.at(-1)?.at ?? ""), seen = new Set(), before;
					return open.map((row) => {
						let closed = closeRow(row, {
							seen,
							before,
							end
						});
						return before = {
							...closed,
							waitedFrom: isOfIntern(closed) && before !== void 0 && mayGoOn(before) ? before.to : null
						}, before;
					});
				}
			};
		}
		function isOfIntern({ kind }) {
			return kind === "text" || kind === "reasoning" || kind === "pause" || kind === "finish" || kind === "error";
		}
		function mayGoOn(row) {
			return row.kind === "request" ? row.request.route === "chat" && row.state !== "failed" : row.kind === "text" || row.kind === "reasoning";
		}
		function rowThatGoesOn(last, { type }) {
			let before = last?.events.at(-1)?.type;
			if (last?.events[0]?.type === "pause" && (type === "finish" || type === "usage")) return last;
			if (type === "text" || type === "reasoning") return before === type ? last : void 0;
			if (type === "usage") return before === "finish" ? last : void 0;
			if (type === "finish") return before === "usage" && last?.events.length === 1 ? last : void 0;
		}
		function beginningOf(at, ms) {
			return Math.max(-864e13, at - Math.max(0, ms));
		}
		function closeRow({ line, events }, past) {
			let [first] = events;
			if (first === void 0) throw Error("A row begins with an event.");
			let at = Date.parse(first.at), last = Date.parse(events.at(-1)?.at ?? ""), to = Number.isNaN(last) ? at : last, place = {
				line,
				from: first.type === "request" ? beginningOf(at, first.ms) : at,
				to
			};
			switch (first.type) {
				case "text":
				case "reasoning": {
					let text = events.map((event) => event.type === first.type ? event.text : "").join("");
					return {
						...place,
						state: "plain",
						kind: first.type,
						text,
						pieces: events.length
					};
				}
				case "request": return {
					...place,
					...closeRequest(first, past)
				};
				case "pause": {
					let decisions = events.filter((event) => event.type === "decision"), usage = events.find((event) => event.type === "usage") ?? null, answered = decisions.length === 0 ? past.end : to, state = stateOf(decisions.at(-1));
					return {
						...place,
						to: answered,
						state,
						kind: "pause",
						pause: first,
						decisions,
						usage
					};
				}
				case "finish":
				case "usage": {
					let finish = events.find((event) => event.type === "finish") ?? null, usage = events.find((event) => event.type === "usage") ?? null, state = finish?.finish_reason === "error" ? "failed" : "plain";
					return {
						...place,
						state,
						kind: "finish",
						finish,
						usage
					};
				}
				case "start": return {
					...place,
					state: "plain",
					kind: "start",
					start: first
				};
				case "prompt": return {
					...place,
					state: "plain",
					kind: "prompt",
					text: first.text
				};
				case "remark": return {
					...place,
					state: "warned",
					kind: "remark",
					message: first.message
				};
				case "changes": {
					let state = first.counts.stop > 0 ? "rejected" : "plain";
					return {
						...place,
						state,
						kind: "changes",
						changes: first
					};
				}
				case "model_access": return {
					...place,
					state: first.cap === null ? "plain" : "warned",
					kind: "models",
					use: first
				};
				case "error": return {
					...place,
					state: "failed",
					kind: "error",
					error: first
				};
				case "end": return {
					...place,
					state: endStates[first.conclusion],
					kind: "end",
					end: first
				};
				case "decision": return {
					...place,
					state: "warned",
					kind: "remark",
					message: `An answer to no question: ${first.rule}`
				};
				default: return first;
			}
		}
		let endStates = {
			finished: "allowed",
			skipped: "plain",
			paused: "waiting",
			rejected: "rejected",
			ended: "failed",
			failed: "failed"
		};
		function stateOf(decision) {
			if (decision === void 0) return "waiting";
			switch (decision.outcome) {
				case "ask": return "waiting";
				case "allow":
				case "answer": return decision.decided_by === "person" ? "asked" : "allowed";
				case "reject":
				case "stop": return "rejected";
				default: return decision.outcome;
			}
		}
		function closeRequest(request, { seen, before }) {
			let isFailed = request.status >= 400, purpose = purposeOf(request, seen, before);
			return isFailed || seen.add(request.route), {
				kind: "request",
				request,
				purpose,
				state: isFailed ? "failed" : "plain"
			};
		}
		function purposeOf({ route }, seen, before) {
			if (before?.kind === "request" && before.request.route === route && before.state === "failed") return "repeat";
			switch (route) {
				case "identity":
				case "list": return route;
				case "exchange": return seen.has(route) ? "renewal" : "exchange";
				case "chat": return seen.has(route) ? "answer" : "prompt";
				default: return "other";
			}
		}
		function isProblem({ state, kind }) {
			return kind === "end" ? !1 : state === "rejected" || state === "failed" || state === "warned" || kind === "pause" && state === "waiting";
		}
		function problemsOf(rows, maxRows) {
			let first = toEnds(rows, maxRows).flat().find(isProblem);
			return {
				count: rows.filter(isProblem).length,
				first
			};
		}
		function toEnds(rows, most) {
			if (rows.length <= most) return [rows, []];
			let head = Math.ceil(most * 2 / 3);
			return [rows.slice(0, head), rows.slice(rows.length - most + head)];
		}
	}),
	30993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			endOfTable: () => endOfTable,
			isTooWide: () => isTooWide,
			renderRichText: () => renderRichText,
			tableWordLimit: () => tableWordLimit,
			toCode: () => toCode,
			toRichBlocks: () => toRichBlocks,
			toRichInline: () => toRichInline
		});
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
		}, drawn = new Set([
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
					let table = tokens.slice(index, endOfTable(tokens, index) + 1);
					if (isTooWide(table)) {
						html.push(toCode(lines.slice(...token.map ?? [0, 0]).join("\n"), "")), index += table.length - 1;
						continue;
					}
					wordLimit = tableWordLimit(table);
				}
				isContainer(token) && token.type.endsWith("_open") && (depth += 1), html.push(toHtml(token, {
					tokens,
					index,
					depth,
					wordLimit
				})), isContainer(token) && token.type.endsWith("_close") && --depth, token.type === "table_close" && (wordLimit = void 0);
			}
			return html.join("").replace(/\n{2,}/g, "\n");
		}
		function isContainer({ tag }) {
			return tag === "blockquote" || tag === "ul" || tag === "ol";
		}
		function toHtml(token, place) {
			switch (token.type) {
				case "inline": {
					let isItem = place.tokens[place.index - 2]?.type === "list_item_open";
					return toRichInline(token.children ?? [], {
						wordLimit: place.wordLimit,
						isItem
					});
				}
				case "fence":
				case "code_block": return toCode(token.content.replace(/\n$/, ""), token.info);
				case "hr": return "<p>* * *</p>";
				default: return token.hidden ? "" : toTag(token, place.depth);
			}
		}
		function toTag(token, depth) {
			let closes = token.type.endsWith("_close");
			if (!closes && !token.type.endsWith("_open")) return "";
			let { tag } = token;
			if (tag === "td" || tag === "th") return closes ? `</${tag}>` : `<${tag}${alignOf(token)}>`;
			if (depth > 6 && (isContainer(token) || tag === "li")) return tag === "li" && !closes ? "<br>" : "";
			if (isContainer(token)) return closes ? `</${tag}>\n` : `<${tag}${tag === "ol" ? startOf(token) : ""}>`;
			let isHeading = /^h[1-6]$/.test(tag);
			if (!isHeading && !plainBlocks.has(tag)) return "";
			let element = isHeading ? headings[tag] ?? "h5" : tag;
			return closes ? `</${element}>\n` : `<${element}>`;
		}
		function startOf(token) {
			let start = Number(token.attrGet("start") ?? 1);
			return Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : "";
		}
		function alignOf(token) {
			let [, align] = /^text-align:(left|center|right)$/.exec(String(token.attrGet("style") ?? "")) ?? [];
			return align === void 0 ? "" : ` align="${align}"`;
		}
		function toCode(content, info) {
			let [language = ""] = info.trim().split(/\s/);
			return `<pre${/^[A-Za-z][\w+#.-]{0,19}$/.test(language) && !drawn.has(language.toLowerCase()) ? ` lang="${language}"` : ""}><code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(content)}</code></pre>\n`;
		}
		let plainInlines = new Set([
			"strong",
			"em",
			"s"
		]);
		function toRichInline(tokens, { wordLimit, isItem }) {
			let written = { wordLimit }, links = [];
			return tokens.map((token, index) => {
				switch (token.type) {
					case "text":
					case "text_special": return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(isItem && index === 0 ? withBox(token.content) : token.content, written);
					case "code_inline": return `<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(token.content, written)}</code>`;
					case "softbreak":
					case "hardbreak": return "<br>";
					case "link_open": return links.push({
						address: String(token.attrGet("href") ?? ""),
						start: index
					}), apartFrom(tokens[index - 1], /\s$/u);
					case "link_close": return toLinkEnd(links.pop(), tokens, index, written);
					case "image": return `🖼 ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(token.content, written)}${toAddress(String(token.attrGet("src") ?? ""), "", written)}${apartFrom(tokens[index + 1], /^\s/u)}`;
					default: return toInlineTag(token);
				}
			}).join("");
		}
		function toInlineTag({ type, tag }) {
			if (!plainInlines.has(tag)) return "";
			let element = tag === "s" ? "del" : tag;
			return type.endsWith("_close") ? `</${element}>` : `<${element}>`;
		}
		function toAddress(address, text, written) {
			if (address === "" || address === text) return "";
			let shown = address.length > 200 ? `${address.slice(0, 200).toWellFormed()}…` : address;
			return ` (<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(shown, written)}</code>)`;
		}
		function toLinkEnd(link, tokens, end, written) {
			if (link === void 0) return "";
			let text = tokens.slice(link.start + 1, end).map(({ content }) => content);
			return `${toAddress(link.address, text.join(""), written)}${apartFrom(tokens[end + 1], /^\s/u)}`;
		}
		function apartFrom(neighbour, blank) {
			return neighbour === void 0 || neighbour.type.endsWith("break") || blank.test(neighbour.content) ? "" : _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.VO;
		}
		function withBox(text) {
			return text.replace(/^\[ \] /, "☐ ").replace(/^\[[xX]\] /, "☑ ");
		}
		function endOfTable(tokens, start) {
			for (let index = start + 1; index < tokens.length; index += 1) if (tokens[index]?.type === "table_close") return index;
			return -1;
		}
		function isTooWide(table) {
			return table.filter(({ type }) => type === "th_open").length > 8;
		}
		function tableWordLimit(table) {
			let rows = [];
			for (let { type, content } of table) type === "tr_open" && rows.push([]), type === "inline" && rows.at(-1)?.push(content);
			return (0, _cut_js__WEBPACK_IMPORTED_MODULE_2__.BA)(rows);
		}
	}),
	47419: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { suggestionsFor: () => suggestionsFor });
		var _permission_tools_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69273);
		function suggestionsFor({ pause, decisions }) {
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
