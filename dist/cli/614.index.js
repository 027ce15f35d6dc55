export const id = 614;
export const ids = [614];
export const modules = {
	7614: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { reportTask: () => reportTask });
		var external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452);
		let markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;
		async function loadRichText(record, level) {
			let { text, reasoning } = record, said = [
				text.head,
				text.tail,
				reasoning.head,
				reasoning.tail
			];
			if (level === "full" && said.some((part) => markup.test(part))) return (await Promise.all([__webpack_require__.e(193), __webpack_require__.e(574)]).then(__webpack_require__.bind(__webpack_require__, 574))).renderRichText;
		}
		var safe_text = __webpack_require__(8641);
		function toHtml(blocks) {
			return blocks.map(toBlock).join("\n");
		}
		function toBlock(block) {
			switch (block.type) {
				case "heading": return `<h2>${toLine(block.line)}</h2>`;
				case "status": return `<h1>${toLine(block.line)}</h1>\n<p class="facts">${block.facts.map(toLine).join(" · ")}</p>`;
				case "paragraph": return `<p>${toLine(block.line)}</p>`;
				case "prose": return `<blockquote>${toParagraphs(block.text)}</blockquote>`;
				case "rich": return block.html;
				case "code": return `<pre><code>${(0, safe_text.Zm)(block.text)}</code></pre>`;
				case "alert": return `<p class="alert ${block.kind.toLowerCase()}">${toLine(block.line)}</p>`;
				case "table": return toTable(block.header, block.rows);
				case "details": return `<details><summary>${toLine(block.summary)}</summary>\n${toHtml(block.blocks)}\n</details>`;
				default: return block;
			}
		}
		function toLine(line) {
			return line.map(toInline).join("");
		}
		function toInline(inline) {
			return typeof inline == "string" ? (0, safe_text._J)(inline) : "code" in inline ? `<code>${(0, safe_text.E3)(inline.code)}</code>` : "strong" in inline ? `<strong>${(0, safe_text._J)(inline.strong)}</strong>` : `<details><summary>${(0, safe_text._J)(inline.folded)}</summary>${inline.lines.map(toLine).join("<br>")}</details>`;
		}
		function toParagraphs(text) {
			return text.trim().split(/\n\s*\n/).map((one) => `<p>${one.split("\n").map((line) => (0, safe_text._J)(line)).join("<br>")}</p>`).join("");
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
.facts { color: var(--quiet); font-size: 0.875em; margin-top: 0.25em; }
blockquote { margin: 1em 0; padding: 0 1em; border-left: 4px solid var(--line); }
code, pre { font: 0.875em/1.45 ui-monospace, monospace; background: var(--soft); border-radius: 6px; }
code { padding: 0.15em 0.35em; } pre { padding: 12px; overflow-x: auto; } pre code { padding: 0; background: none; white-space: pre; overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; margin: 1em 0; } th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: left; vertical-align: top; }
.alert { border-left: 4px solid #0969da; padding: 8px 16px; background: var(--soft); } .alert.warning { border-color: #9a6700; } .alert.caution { border-color: #d1242f; }
th, td { overflow-wrap: anywhere; } ul, ol { padding-left: 1.5em; } blockquote blockquote { padding: 0 0.5em; } summary { cursor: pointer; } td details { font-size: 0.875em; color: var(--quiet); }
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
		var plain = __webpack_require__(6906), schemas = __webpack_require__(5395), chat = __webpack_require__(8914), run_record = __webpack_require__(5988);
		let at = schemas.YjP(), read_transcript_text = schemas.mee(schemas.YjP()), known = schemas.KCZ([schemas.zMY(), schemas.euz("unknown")]), context = schemas.Ikc({
			event: schemas.YjP(),
			ref: schemas.YjP(),
			base_ref: schemas.YjP(),
			fork: known,
			draft: known,
			labels: schemas.KCZ([schemas.YOg(schemas.YjP()), schemas.euz("unknown")]),
			actor: schemas.Ikc({
				permission: schemas.YjP(),
				association: schemas.YjP(),
				type: schemas.YjP(),
				login: schemas.YjP()
			}),
			environment: schemas.YjP(),
			repository: schemas.Ikc({ visibility: schemas.YjP() })
		}), traceEntry = schemas.Ikc({
			id: schemas.YjP(),
			list: schemas.k5n([
				"guards",
				"rules",
				"questions",
				"default"
			]),
			matched: schemas.zMY(),
			because: schemas.YjP()
		}), read_transcript_event = schemas.gMt("type", [
			schemas.Ikc({
				type: schemas.euz("start"),
				at,
				intern_id: schemas.YjP(),
				intern_name: schemas.YjP(),
				approval_mode: schemas.k5n(chat.oy),
				policy: schemas.Ikc({
					path: read_transcript_text,
					commit: read_transcript_text,
					digest: read_transcript_text
				}),
				context
			}),
			schemas.Ikc({
				type: schemas.euz("request"),
				at,
				route: schemas.YjP(),
				status: schemas.aig(),
				ms: schemas.aig(),
				request_id: schemas.Rvf(read_transcript_text, null)
			}),
			schemas.Ikc({
				type: schemas.k5n([
					"prompt",
					"reasoning",
					"text"
				]),
				at,
				text: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("pause"),
				at,
				tool_call_id: schemas.YjP(),
				name: schemas.YjP(),
				arguments: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("decision"),
				at,
				tool_call_id: schemas.YjP(),
				kind: read_transcript_text,
				operation: read_transcript_text,
				answer: read_transcript_text,
				rule: schemas.YjP(),
				reason: read_transcript_text,
				outcome: schemas.k5n([
					"allow",
					"answer",
					"reject",
					"stop",
					"ask"
				]),
				verb: schemas.yqP(schemas.k5n([
					"allow",
					"reject",
					"stop",
					"ask",
					"allow-always",
					"reject-always",
					"answer"
				])),
				trace: schemas.YOg(traceEntry),
				ladder: read_transcript_text,
				budgets: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("error"),
				at,
				code: schemas.k5n(errors.fv),
				message: schemas.YjP(),
				reason: read_transcript_text
			}),
			schemas.Ikc({
				type: schemas.euz("finish"),
				at,
				finish_reason: schemas.k5n(chat.B7),
				session_id: read_transcript_text,
				model: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("usage"),
				at,
				usage: chat.CI
			}),
			schemas.Ikc({
				type: schemas.euz("remark"),
				at,
				message: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("end"),
				at,
				conclusion: schemas.k5n([
					"finished",
					"paused",
					"rejected",
					"ended",
					"failed",
					"skipped"
				]),
				error_code: schemas.mee(schemas.k5n(errors.fv))
			})
		]), typed = schemas._H3({ type: schemas.YjP() }), types = new Set([
			"start",
			"request",
			"prompt",
			"reasoning",
			"text",
			"pause",
			"decision",
			"error",
			"finish",
			"usage",
			"remark",
			"end"
		]);
		function readTranscript(transcript) {
			let record = (0, run_record.p)(), unread = 0;
			for (let line of transcript.split("\n")) {
				if (line.trim() === "") continue;
				let read = readLine(line);
				read === "unreadable" ? unread += 1 : read !== "unknown" && record.observe(read);
			}
			let value = record.value();
			return unread === 0 ? value : {
				...value,
				remarks: [...value.remarks, `${unread} lines of the transcript could not be read.`]
			};
		}
		function readLine(line) {
			let json;
			try {
				json = JSON.parse(line);
			} catch {
				return "unreadable";
			}
			let type = typed.safeParse(json).data?.type;
			return type !== void 0 && !types.has(type) ? "unknown" : read_transcript_event.safeParse(json).data ?? "unreadable";
		}
		var cut = __webpack_require__(6590), log = __webpack_require__(7309), report_conclusion = __webpack_require__(6195);
		let maxMessage = 4e3;
		function toStatus({ start, conclusion, session_id, first_at, last_at }) {
			let ended = conclusion ?? "failed", intern = start === null ? "Intern" : `Intern ${(0, cut.ml)((0, log.TN)(start.intern_name), 500)}`, facts = [
				...start === null ? [] : [[`mode ${start.approval_mode}`]],
				...first_at === null || last_at === null ? [] : [[duration(Date.parse(last_at) - Date.parse(first_at))]],
				...session_id === null ? [] : [[`session ${beginning((0, log.TN)(session_id))}`]]
			];
			return {
				type: "status",
				line: [`${report_conclusion.gB[ended]} ${intern}: ${ended}`],
				facts
			};
		}
		function toAlerts({ error, pauses, remarks }) {
			let caution = error === null ? [] : [{
				type: "alert",
				kind: "CAUTION",
				line: [`${(0, cut.ml)(error.message, maxMessage)} (${error.code})`]
			}], rejected = pauses.filter(({ decisions }) => decisions.at(-1)?.outcome === "reject").length, undone = {
				type: "alert",
				kind: "WARNING",
				line: [`${rejected} of ${pauses.length} requests ${rejected === 1 ? "was" : "were"} rejected: part of the work may be undone.`]
			}, more = remarks.length - 10, said = [...remarks.slice(0, 10), ...more > 0 ? [`${more} more warnings are in the log.`] : []];
			return [
				...caution,
				...rejected === 0 ? [] : [undone],
				...said.map((remark) => ({
					type: "alert",
					kind: "WARNING",
					line: [(0, cut.ml)(remark, maxMessage)]
				}))
			];
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
		function toUsage({ usage, model }) {
			let { prompt_tokens, completion_tokens, total_tokens, cost } = usage ?? {}, counts = [
				...prompt_tokens === void 0 ? [] : [`${prompt_tokens} tokens in`],
				...completion_tokens === void 0 ? [] : [`${completion_tokens} out`],
				...total_tokens === void 0 ? [] : [`${total_tokens} in all`],
				...typeof cost == "number" ? [`USD ${cost.toFixed(4)}`] : []
			], by = model === null ? [] : [
				{ strong: "Model" },
				" ",
				{ code: (0, cut.ml)(model, 500) }
			], used = counts.length === 0 ? [] : [{ strong: "Usage" }, ` ${counts.join(", ")}`], line = used.length > 0 && by.length > 0 ? [
				...used,
				" · ",
				...by
			] : [...used, ...by];
			return line.length === 0 ? [] : [{
				type: "paragraph",
				line
			}];
		}
		function toPolicy({ start }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, from = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) return [{
				type: "paragraph",
				line: [
					{ strong: "Permission policy" },
					" none",
					...from,
					": everything is rejected"
				]
			}];
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [{
				type: "paragraph",
				line: [
					{ strong: "Permission policy" },
					" ",
					{ code: (0, cut.ml)(path, 500) },
					...from,
					...hash
				]
			}];
		}
		function toContinuation({ session_id }) {
			return session_id === null ? [] : [{
				type: "paragraph",
				line: [
					{ strong: "To go on" },
					" set ",
					{ code: `session-id: ${(0, cut.ml)(session_id, 500)}` }
				]
			}];
		}
		var word_limit = __webpack_require__(1082);
		function toMarkdown(blocks) {
			return `${blocks.map(markdown_toBlock).join("\n\n")}\n`;
		}
		function markdown_toBlock(block) {
			switch (block.type) {
				case "heading": return `## ${markdown_toLine(block.line)}`;
				case "status": return `### ${markdown_toLine(block.line)}${toFacts(block.facts)}`;
				case "paragraph": return markdown_toLine(block.line);
				case "prose": return toProse(block.text);
				case "rich": return block.html;
				case "code": return toFence(block.text);
				case "alert": return `> [!${block.kind}]\n> ${markdown_toLine(block.line)}`;
				case "table": return markdown_toTable(block.header, block.rows);
				case "details": return `<details><summary>${markdown_toLine(block.summary)}</summary>\n\n${toMarkdown(block.blocks)}\n</details>`;
				default: return block;
			}
		}
		function toFacts(facts) {
			return facts.length === 0 ? "" : ` <sub>${facts.map((fact) => markdown_toLine(fact)).join(" · ")}</sub>`;
		}
		function markdown_toLine(line, options = {}) {
			return line.map((inline) => markdown_toInline(inline, options)).join("");
		}
		function markdown_toInline(inline, options) {
			if (typeof inline == "string") return escapeText(inline, options);
			if ("code" in inline) return `<code>${escapeText(inline.code, options)}</code>`;
			if ("strong" in inline) return `<strong>${escapeText(inline.strong, options)}</strong>`;
			let lines = inline.lines.map((line) => markdown_toLine(line, options)).join("<br>");
			return `<details><summary>${escapeText(inline.folded)}</summary>${lines}</details>`;
		}
		function escapeText(text, { wordLimit: limit } = {}) {
			return (0, safe_text.p3)((0, safe_text.Xl)(text), limit, escapePunctuation);
		}
		function escapePunctuation(text) {
			return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
		}
		function toProse(text) {
			return `> ${(0, log.Bv)(text.trim()).join("\n").split(/\n\s*\n/).map((paragraph) => paragraph.split("\n").map(toProseLine).join("<br>\n> ")).join("\n>\n> ")}`;
		}
		function toProseLine(line) {
			let [indent = ""] = /^[ \t]*/.exec(line) ?? [];
			return "&nbsp;".repeat(indent.replaceAll("	", "    ").length) + escapeText(line.slice(indent.length));
		}
		function toFence(text) {
			let safe = (0, log.Bv)(text).join("\n"), longest = [...safe.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}text\n${safe}\n${fence}`;
		}
		function markdown_toTable(header, rows) {
			let cells = [header, ...rows.map((row) => row.map(textOf))], options = { wordLimit: (0, word_limit.m)(cells) }, head = header.map((cell) => escapeText(cell, options)), body = rows.map((row) => row.map((line) => markdown_toLine(line, options)));
			return [
				head,
				header.map(() => "---"),
				...body
			].map((row) => `| ${row.join(" | ")} |`).join("\n");
		}
		function textOf(line) {
			return line.map((inline) => typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : `${inline.folded} ${inline.lines.map(textOf).join(" ")}`).join("");
		}
		var permission_arguments = __webpack_require__(7395), evaluate = __webpack_require__(4227), invisible = __webpack_require__(5856), json = __webpack_require__(9733), ladder = __webpack_require__(7195), programs = __webpack_require__(9478);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"runs-anything"
		], byProgram = new Map([
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
		function riskOfCommand(words) {
			let program = (0, programs.kX)(words[0]?.text ?? ""), known = bySubcommand.get(`${program} ${words[1]?.text ?? ""}`) ?? byProgram.get(program);
			return known === void 0 ? (0, programs.pw)(program) ? "runs-anything" : "unknown" : known;
		}
		var shell_words = __webpack_require__(9653);
		function suggestRule(request, decision) {
			let pause = (0, permission_arguments.H)(request.arguments);
			if ("malformed" in pause) return { because: "the pause can not be judged" };
			if (!(0, evaluate.Y)(pause)) return { because: "the pause is a question, not a permission" };
			let option = (0, ladder.L5)("allow", pause.options);
			if (option === void 0 || !(0, ladder.SV)(option)) return { because: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { because: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, invisible.wy)(tool) || command !== void 0 && (0, invisible.wy)(command.replaceAll("\n", "")) ? { because: "it holds characters that can not be seen, and no policy may" } : command !== void 0 && command.length > 500 ? { because: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, decision) : { because: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			return decision.rule === "default" ? "Put it under \"rules\"." : `Put it under "rules", before "${decision.rule}".`;
		}
		function ruleForCommand(tool, command, decision) {
			let words = (0, shell_words.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = `tool: ${quote(tool)}, command: ${commandMatcher(command, commands)}`;
			return {
				yaml: ruleYaml(idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), conditions),
				risk: riskOfCommands(tool, commands),
				note: noteFor(decision)
			};
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), told = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...told
			].join(", "), silent = others.length - told.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`;
			return {
				yaml: ruleYaml(idFor(tool), conditions),
				risk: riskOfCommands(tool, void 0),
				note
			};
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, json.Lv)(value) ? value : [value];
			return values.length === 0 || (0, invisible.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, invisible.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, json.Lv)(value) && !(0, json.Gv)(value);
		}
		function ruleYaml(id, conditions) {
			return [
				`  - id: ${id}`,
				`    match: { kind: permission, ${conditions} }`,
				"    then: allow",
				"    limit: 1"
			].join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function toPauses({ pauses }, rows) {
			let decisions = pauses.flatMap((pause) => pause.decisions);
			if (decisions.length === 0) return [];
			let left = decisions.length - rows, note = {
				type: "paragraph",
				line: [`${left} more decisions are in the transcript file.`]
			};
			return [
				{
					type: "table",
					header: [
						"Asked",
						"Answer",
						"Rule",
						"Reason"
					],
					rows: decisions.slice(0, rows).map(toRow)
				},
				...left > 0 ? [note] : [],
				...toSuggestions(pauses)
			];
		}
		function toRow(decision) {
			let { kind, operation, answer, outcome, rule, reason } = decision, why = reason === null ? [] : [(0, cut.ml)(reason, 500)], lines = toExplanation(decision);
			return [
				[{ code: (0, cut.ml)(operation ?? kind ?? "question", 500) }],
				[`${signOf(outcome)} `, { code: (0, cut.ml)(answer ?? outcome, 200) }],
				[{ code: (0, cut.ml)(rule, 200) }],
				lines.length === 0 ? why : [...why, {
					folded: "explanation",
					lines
				}]
			];
		}
		function toExplanation({ trace, ladder, budgets }) {
			let shown = trace.slice(0, 60).map(({ id, list, matched, because }) => {
				let sign = matched ? "✓" : "·", name = list === "default" ? "default" : `${list.replace(/s$/, "")} ${id}`;
				return [
					`${sign} `,
					{ code: (0, cut.ml)(name, 200) },
					` ${(0, cut.ml)(because, 300)}`
				];
			}), left = trace.length - shown.length;
			return [
				...shown,
				...left > 0 ? [[`… and ${left} more entries`]] : [],
				...ladder === null ? [] : [[`ladder: ${(0, cut.ml)(ladder, 300)}`]],
				...budgets === "" ? [] : [[`budgets before: ${(0, cut.ml)(budgets, 300)}`]]
			];
		}
		function suggestionsFor({ pause, decisions }) {
			return decisions.flatMap((decision) => {
				let { verb, outcome } = decision;
				if (outcome !== "reject" || verb === void 0) return [];
				let suggestion = suggestRule({
					toolCallId: pause.tool_call_id,
					arguments: pause.arguments
				}, {
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
						"Under ",
						{ code: "rules" },
						" of the permission policy, if it is wise:"
					]
				}, {
					type: "code",
					text: rules.join("\n")
				}]
			}];
		}
		function signOf(outcome) {
			return outcome === "allow" || outcome === "answer" ? "✅" : outcome === "stop" ? "⛔" : "🚫";
		}
		function toAnswer(text, characters, render) {
			return text.head.trim() === "" ? [] : toBlocks(text, characters, render);
		}
		function toReasoning(text, characters, render) {
			return text.head.trim() === "" ? [] : [{
				type: "details",
				summary: ["Reasoning"],
				blocks: toBlocks(text, characters, render)
			}];
		}
		function toBlocks({ head, tail, omitted }, characters, render) {
			let show = (text) => render === void 0 ? {
				type: "prose",
				text
			} : {
				type: "rich",
				html: render(text),
				text
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
			for (let extent of extents) if (markdown = toMarkdown(toSummaryBlocks(record, level, extent, options)), Buffer.byteLength(markdown) <= maxBytes) return markdown;
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
				...full ? toAnswer(record.text, characters, render) : [],
				...toPauses(record, rows),
				...toUsage(record),
				...full && withReasoning ? toReasoning(record.reasoning, characters / 4, render) : [],
				...toPolicy(record),
				...toContinuation(record)
			];
		}
		async function reportTask({ words: [path = ""], has, io, job }) {
			let record = readTranscript(await readText(path, job)), render = await loadRichText(record, "full"), print = (text) => (io.stdout(text), 0);
			if (has("json")) return print(`${JSON.stringify(record, null, 2)}\n`);
			let blocks = () => toSummaryBlocks(record, "full", void 0, { render });
			return has("html") ? print(toPage(`Run of ${record.start?.intern_name ?? "an intern"}`, blocks())) : has("text") ? print((0, plain.b)(blocks())) : print(toSummary(record, "full", { render }));
		}
		async function readText(path, { cwd, readFile }) {
			try {
				return new TextDecoder().decode(await readFile((0, external_node_path_.resolve)(cwd, path)));
			} catch (cause) {
				throw new errors.dz("input_invalid", `The transcript "${path}" can't be read.`, {
					source: path,
					cause
				});
			}
		}
	}),
	8914: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => doneMarker,
			B7: () => finishReasons,
			CI: () => usage,
			HD: () => receivedChatRequest,
			Y9: () => answerRequest,
			cx: () => promptRequest,
			oy: () => approvalModes,
			vi: () => steered,
			vr: () => chunkObject,
			yW: () => chatChunk
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1819), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536);
		let approvalModes = ["manual", "self-drive"], finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", doneMarker = "[DONE]", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.min), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max)), toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(_limits_js__WEBPACK_IMPORTED_MODULE_2__.OV)), toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()),
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			function: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			})
		}), text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("text"),
			text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}))]), userMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("user"),
			content: text
		}), assistantMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("assistant"),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(text)),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall))
		}), toolMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("tool"),
			tool_call_id: toolCallId,
			content: text
		}), systemMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("system"),
			content: text
		}), developerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("developer"),
			content: text
		}), chatMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("role", [
			userMessage,
			assistantMessage,
			toolMessage,
			systemMessage,
			developerMessage
		]), receivedChatRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(chatMessage).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1)),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(approvalModes), "self-drive"),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(identifier),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(identifier)
		}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((request) => request.messages.at(-1)?.role !== "tool" || request.session_id !== void 0, {
			path: ["session_id"],
			error: "session_id is required when the last message has role tool"
		})), promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("user"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1))
			})]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(approvalModes),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(identifier)
		}), echoedToolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("assistant"),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.chJ(),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([toolCall])
		}), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("tool"),
			tool_call_id: toolCallId,
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([answerMessage])]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			session_id: identifier
		}), usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())),
			prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()) })))
		}), delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)))
		}), chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			object: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(chunkObject),
			created: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				delta,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(finishReasons))
			})),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(usage)),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_errors_js__WEBPACK_IMPORTED_MODULE_3__.fE)
		}), steered = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
	}),
	1819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
		let chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY())
			}))
		}), chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: chatError }), apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()]),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}) }), oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			error_description: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
	}),
	8536: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			A0: () => maxTokenRequestBytes,
			Bg: () => maxStreamMs,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
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
		}, interactionDeadlineMs = 3e5, keepaliveIntervalMs = 3e4, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxTokenRequestBytes = 32768, maxStreamMs = 3e5;
	}),
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
			ended: "🔌",
			failed: "❌",
			skipped: "⏭️"
		};
	}),
	6590: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	6906: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => toPlainText });
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
		function toPlainText(blocks) {
			return blocks.flatMap((block) => [...toLines(block), ""]).join("\n");
		}
		function toLines(block) {
			switch (block.type) {
				case "heading": return underlined(toText(block.line));
				case "status": return [...underlined(toText(block.line)), ...block.facts.length === 0 ? [] : [block.facts.map(toText).join(" · ")]];
				case "paragraph": return [toText(block.line)];
				case "prose":
				case "rich":
				case "code": return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.trim()).map((line) => `  ${line}`);
				case "alert": return [`${block.kind}: ${toText(block.line)}`];
				case "table": return toTable(block.header, block.rows);
				case "details": return [`${toText(block.summary)}:`, ...block.blocks.flatMap(toLines)];
				default: return block;
			}
		}
		function underlined(text) {
			return [text, "=".repeat(Math.min(100, text.length))];
		}
		function toText(line) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(line.map(textOf).join(""));
		}
		function textOf(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : "";
		}
		function toTable(header, rows) {
			let cells = [header.map(_log_js__WEBPACK_IMPORTED_MODULE_0__.TN), ...rows.map((row) => row.map(toText))], widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))), lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
			return [
				lines[0] ?? "",
				widths.map((width) => "-".repeat(width)).join("  "),
				...lines.slice(1)
			];
		}
	}),
	8641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E3: () => toSafeCode,
			Xl: () => withoutReferences,
			Zm: () => toSafeCodeBlock,
			_J: () => toSafeText,
			p3: () => withBreakPoints
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
		let activeInText = /[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)/giu;
		function withoutReferences(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" ").replace(activeInText, "$&⁠");
		}
		function escapeHtml(text) {
			return text.replace(/[<>&"'$`]/g, (character) => `&#${character.codePointAt(0)};`);
		}
		function toSafeText(text, { wordLimit } = {}) {
			return withBreakPoints(withoutReferences(text), wordLimit, escapeHtml);
		}
		function toSafeCode(text, { wordLimit } = {}) {
			return withBreakPoints((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" "), wordLimit, escapeHtml);
		}
		function toSafeCodeBlock(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).map(escapeHtml).join("&#10;");
		}
		function withBreakPoints(text, wordLimit, escapeText) {
			return wordLimit === void 0 ? escapeText(text) : text.split(/(\s+)/u).map((word) => {
				let characters = Array.from(word), pieces = [];
				for (let at = 0; at < characters.length; at += wordLimit) pieces.push(escapeText(characters.slice(at, at + wordLimit).join("")));
				return pieces.join("<wbr>");
			}).join("");
		}
	}),
	1082: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => wordLimit });
		function wordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, longestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function longestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	5988: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => buildRunRecord,
			b: () => decisionsOf
		});
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
		function addUsage(sum, more) {
			return sum === null || more === null ? sum ?? more : addNumbers(sum, more);
		}
		function addNumbers(a, b) {
			let names = new Set([...Object.keys(a), ...Object.keys(b)]);
			return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
		}
		function add(a, b) {
			return typeof a == "number" && typeof b == "number" ? a + b : isRecord(a) && isRecord(b) ? addNumbers(a, b) : a ?? b;
		}
		function isRecord(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		let keptHead = 524288, keptTail = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions.map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			})));
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
			error: null,
			conclusion: null
		};
		function buildRunRecord() {
			let texts = {
				text: createBoundedText(keptHead, keptTail),
				reasoning: createBoundedText(keptHead, keptTail)
			}, pauses = [], facts = noFacts;
			return {
				observe(event) {
					event.type === "text" || event.type === "reasoning" ? texts[event.type].push(event.text) : (event.type === "pause" && pauses.push({
						pause: event,
						decisions: []
					}), event.type === "decision" && pauses.at(-1)?.decisions.push(event), facts = {
						...facts,
						first_at: facts.first_at ?? event.at,
						last_at: event.at,
						...factsOf(event, facts)
					});
				},
				value: () => ({
					...facts,
					text: texts.text.value(),
					reasoning: texts.reasoning.value(),
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
				case "error": return { error: event };
				case "end": return { conclusion: event.conclusion };
				default: return {};
			}
		}
	})
};
