export const id = 391;
export const ids = [391];
export const modules = { 9391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { stopProxy: () => stopProxy });
	var external_node_fs_ = __webpack_require__(3024), http_document = __webpack_require__(8435), schemas = __webpack_require__(8395), json = __webpack_require__(6413);
	let usageOfEntry = schemas.Ikc({
		prompt_tokens: schemas.aig(),
		completion_tokens: schemas.aig(),
		total_tokens: schemas.aig(),
		cost: schemas.aig()
	}), requestEntry = schemas.Ikc({
		type: schemas.euz("request"),
		at: schemas.YjP(),
		method: schemas.YjP(),
		path: schemas.YjP(),
		status: schemas.mee(schemas.aig()),
		sent: schemas.zMY(),
		ms: schemas.aig(),
		first_ms: schemas.lqM(schemas.aig()),
		code: schemas.lqM(schemas.YjP()),
		cut: schemas.lqM(schemas.k5n(["by the client", "by the service"])),
		usage: schemas.lqM(usageOfEntry),
		unfinished: schemas.lqM(schemas.euz(!0)),
		estimated: schemas.lqM(schemas.euz(!0))
	}), exchangeEntry = schemas.Ikc({
		type: schemas.euz("exchange"),
		at: schemas.YjP(),
		granted: schemas.zMY(),
		error_code: schemas.lqM(schemas.YjP())
	}), decisionEntry = schemas.Ikc({
		type: schemas.euz("decision"),
		at: schemas.YjP(),
		kind: schemas.mee(schemas.YjP()),
		rule: schemas.YjP(),
		outcome: schemas.YjP(),
		answer: schemas.mee(schemas.YjP())
	}), startEntry = schemas.Ikc({
		type: schemas.euz("start"),
		at: schemas.YjP(),
		url: schemas.YjP()
	}), endEntry = schemas.Ikc({
		type: schemas.euz("end"),
		at: schemas.YjP(),
		reason: schemas.YjP()
	}), accountEntry = schemas.gMt("type", [
		startEntry,
		requestEntry,
		exchangeEntry,
		decisionEntry,
		endEntry
	]), accountTotals = schemas.Ikc({
		requests: schemas.aig(),
		refused: schemas.aig(),
		errors: schemas.aig(),
		exchanges: schemas.aig(),
		prompt_tokens: schemas.aig(),
		completion_tokens: schemas.aig(),
		total_tokens: schemas.aig(),
		cost: schemas.aig(),
		unfinished: schemas.aig(),
		estimated: schemas.Rvf(schemas.aig(), 0),
		decisions: schemas.Rvf(schemas.aig(), 0),
		not_allowed: schemas.Rvf(schemas.aig(), 0),
		slowest: schemas.mee(schemas.Ikc({
			ms: schemas.aig(),
			method: schemas.YjP(),
			path: schemas.YjP()
		}))
	}), noTotals = {
		requests: 0,
		refused: 0,
		errors: 0,
		exchanges: 0,
		prompt_tokens: 0,
		completion_tokens: 0,
		total_tokens: 0,
		cost: 0,
		unfinished: 0,
		estimated: 0,
		decisions: 0,
		not_allowed: 0,
		slowest: null
	};
	function addEntry(totals, entry) {
		if (entry.type === "exchange") return {
			...totals,
			exchanges: totals.exchanges + 1
		};
		if (entry.type === "decision") {
			let { decisions, not_allowed } = totals;
			return {
				...totals,
				decisions: decisions + 1,
				not_allowed: not_allowed + (entry.outcome === "allow" ? 0 : 1)
			};
		}
		return entry.type === "request" ? addRequest(totals, entry) : totals;
	}
	function addRequest(totals, entry) {
		let { sent, status, usage, cut, ms, method, path } = entry;
		if (!sent) return {
			...totals,
			refused: totals.refused + 1
		};
		let isError = status === null || status >= 400 || cut !== void 0;
		return {
			...totals,
			requests: totals.requests + 1,
			errors: totals.errors + +!!isError,
			prompt_tokens: totals.prompt_tokens + (usage?.prompt_tokens ?? 0),
			completion_tokens: totals.completion_tokens + (usage?.completion_tokens ?? 0),
			total_tokens: totals.total_tokens + (usage?.total_tokens ?? 0),
			cost: addCost(totals.cost, usage?.cost ?? 0),
			unfinished: totals.unfinished + +(entry.unfinished === !0),
			estimated: totals.estimated + +(entry.estimated === !0),
			slowest: totals.slowest !== null && totals.slowest.ms >= ms ? totals.slowest : {
				ms,
				method,
				path
			}
		};
	}
	function addCost(sum, cost) {
		return Math.round((sum + cost) * 1e9) / 1e9;
	}
	function endReasonOf(text) {
		return text.split("\n").flatMap((line) => accountEntry.safeParse((0, json.qF)(line)).data ?? []).findLast((entry) => entry.type === "end")?.reason;
	}
	function sumAccount(text) {
		return text.split("\n").reduce((totals, line) => {
			let entry = accountEntry.safeParse((0, json.qF)(line));
			return entry.success ? addEntry(totals, entry.data) : totals;
		}, noTotals);
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
	function wordLimitOf(rows) {
		let columns = Math.max(1, ...rows.map((row) => row.length));
		if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, longestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
	}
	function longestWord(text) {
		return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
	}
	function toAccountBlocks(totals) {
		let { requests, refused, errors, exchanges, slowest } = totals, row = (name, value) => [[name], [value]], rows = [
			row("Requests", String(requests)),
			row("Of those with an error", String(errors)),
			row("Refused by the proxy", String(refused)),
			row("Tokens", `${totals.total_tokens} (${totals.prompt_tokens} in, ${totals.completion_tokens} out)`),
			row("Cost", toCost(totals.cost)),
			row("Token exchanges", String(exchanges)),
			...totals.decisions === 0 ? [] : [row("Questions that the policy answered", toDecisions(totals))],
			...slowest === null ? [] : [[["Slowest"], [`${seconds(slowest.ms)}, `, { code: toPlace(slowest) }]]]
		];
		return [
			{
				type: "heading",
				line: [`Proxy: ${count(requests, "request")}, ${toCost(totals.cost)}`]
			},
			{
				type: "table",
				header: ["", ""],
				rows
			},
			...totals.unfinished === 0 ? [] : [{
				type: "alert",
				kind: "NOTE",
				line: [toUnfinished(totals)]
			}]
		];
	}
	function toAccountLine(totals) {
		let { requests, refused, errors, exchanges, slowest, total_tokens, cost } = totals;
		return `The proxy: ${[
			count(requests, "request"),
			count(errors, "error"),
			`${refused} refused by the proxy`,
			count(total_tokens, "token"),
			toCost(cost),
			count(exchanges, "token exchange"),
			...totals.decisions === 0 ? [] : [`${count(totals.decisions, "question")} answered by the policy (${totals.not_allowed} not allowed)`],
			...slowest === null ? [] : [`the slowest took ${seconds(slowest.ms)} (${toPlace(slowest)})`]
		].join(", ")}.${totals.unfinished === 0 ? "" : ` ${toUnfinished(totals)}`}`;
	}
	function toUnfinished({ unfinished }) {
		return `${unfinished === 1 ? "1 stream ended" : `${unfinished} streams ended`} without the final chunk: what that used is in no sum.`;
	}
	function toDecisions({ decisions, not_allowed }) {
		return `${decisions} (${decisions - not_allowed} allowed, ${not_allowed} not)`;
	}
	function toPlace({ method, path }) {
		return shorten(`${method} ${path}`, 200);
	}
	function toCost(cost) {
		return `USD ${cost.toFixed(4)}`;
	}
	function seconds(ms) {
		return `${(ms / 1e3).toFixed(1)} s`;
	}
	function count(number, what) {
		return `${number} ${what}${number === 1 ? "" : "s"}`;
	}
	var log = __webpack_require__(7309);
	let breakPoint = "<wbr>", beginsReference = /@|#(?=[0-9])|GH-(?=[0-9])/giu, shortestCommit = /[0-9A-Fa-f]{7}/, ascii = /^[\x00-\x7f]*$/;
	function partReferences(line) {
		let parted = line.replaceAll(beginsReference, "$&​");
		if (!shortestCommit.test(parted)) return parted;
		let wordCharacter = ascii.test(line) ? "[A-Za-z0-9]" : "[\\p{L}\\p{N}]", commit = RegExp(`(?<!${wordCharacter})[0-9A-Fa-f]{7,40}(?!${wordCharacter})`, "gu");
		return parted.replaceAll(commit, (name) => name.replaceAll(/.{6}(?=.)/gu, "$&​"));
	}
	let activeInText = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u;
	function withoutReferences(text, { wordLimit }, escapeText) {
		let escapePiece = (piece) => piece.split(activeInText).map(escapeText).join(breakPoint);
		return partReferences((0, log.Bv)(text).join(" ")).split("​").map((part) => withBreakPoints(part, wordLimit, escapePiece)).join("&#8203;");
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
		return (0, log.Bv)(text.trim()).join("\n").split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.split("\n").map(toLine).join("<br>")}</p>`).join("");
	}
	function toLine(line) {
		let [indent = ""] = /^[ \t]*/.exec(line) ?? [];
		return "&#160;".repeat(indent.replaceAll("	", "    ").length) + toSafeText(line.slice(indent.length));
	}
	function toMarkdown(blocks) {
		return `${blocks.map(toBlock).join("\n\n")}\n`;
	}
	function toBlock(block) {
		switch (block.type) {
			case "heading": return `## ${withColouredSign(markdown_toLine(block.line))}${toFacts(block.facts ?? [])}`;
			case "paragraph": return markdown_toLine(block.line);
			case "quiet": return toQuiet(block.lines);
			case "list": return block.items.map((item) => `- ${markdown_toLine(item)}`).join("\n");
			case "prose":
			case "rich": return toWords(block);
			case "code": return toFence(block.text, block.isDiff === !0 ? "diff" : "text");
			case "alert": return `> [!${block.kind}]\n> ${markdown_toLine(block.line)}`;
			case "table": return toTable(block.header, block.rows);
			case "details": return `<details><summary>${markdown_toLine(block.summary)}</summary>\n\n${toMarkdown(block.blocks)}\n</details>`;
			default: return block;
		}
	}
	function toFacts(facts) {
		return facts.length === 0 ? "" : `\n\n<sub>${facts.map((fact) => markdown_toLine(fact)).join(" · ")}</sub>`;
	}
	function toQuiet(lines) {
		return lines.map((line) => `<sub>${markdown_toLine(line)}</sub>`).join("<br>\n");
	}
	function markdown_toLine(line, options = {}) {
		return line.map((inline) => toInline(inline, options)).join("");
	}
	function toInline(inline, options) {
		return typeof inline == "string" ? escapeText(inline, options) : "code" in inline ? toLinked(`<code>${escapeCode(inline.code, options)}</code>`, inline.href) : "strong" in inline ? `<strong>${escapeText(inline.strong, options)}</strong>` : `<sub>${escapeText(inline.quiet, options)}</sub>`;
	}
	function toLinked(html, href) {
		return href !== void 0 && /^https?:\/\/[\w\-.~:/?#@%=&+,]+$/.test(href) ? `<a href="${href}">${html}</a>` : html;
	}
	function escapeText(text, options = {}) {
		return withoutReferences(text, options, escapePunctuation);
	}
	let linkedInCode = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=@)/u;
	function escapeCode(text, { wordLimit: limit }) {
		let escapePiece = (piece) => piece.split(linkedInCode).map(escapePunctuation).join(breakPoint);
		return withBreakPoints((0, log.Bv)(text).join(" "), limit, escapePiece);
	}
	function escapePunctuation(text) {
		return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
	}
	function toFence(text, language) {
		let safe = (0, log.Bv)(text).join("\n"), longest = [...safe.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
		return `${fence}${language}\n${safe}\n${fence}`;
	}
	function toTable(header, rows) {
		let options = { wordLimit: wordLimitOf([header, ...rows.map((row) => row.map(textOf))]) }, head = header.map((cell) => escapeText(cell, options)), body = rows.map((row) => row.map((line) => markdown_toLine(line, options)));
		return [
			head,
			header.map(() => "---"),
			...body
		].map((row) => `| ${row.join(" | ")} |`).join("\n");
	}
	function textOf(line) {
		return line.map((inline) => typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet).join("");
	}
	var secret = __webpack_require__(6421), process_start = __webpack_require__(65);
	let kept = schemas.Ikc({
		key: schemas.YjP(),
		process: schemas.lqM(schemas.Ikc({
			pid: schemas.aig(),
			started: schemas.YjP()
		})),
		port: schemas.lqM(schemas.aig()),
		account: schemas.lqM(schemas.YjP())
	});
	function readKeptProxy(text) {
		try {
			return kept.safeParse(JSON.parse(text)).data;
		} catch {
			return;
		}
	}
	let endMs = 2e3;
	async function stopProxy(io, state) {
		let kept = readKeptProxy(state);
		if (kept === void 0) {
			io.log.warning("The proxy of the job may go on until its time is over: what the step kept of it cannot be read.");
			return;
		}
		io.log.mask(new secret.z(kept.key));
		let told = await askToStop(io, kept), ended = await endProcess(io, kept.process, told !== void 0);
		if (kept.port === void 0) return;
		let text = readAccount(kept.account);
		if (told === void 0) {
			let reason = endReasonOf(text), why = reason === void 0 ? "" : ` (${reason})`;
			io.log.warning(ended ? "The proxy did not answer, and was ended." : `The proxy ended before the job${why}: requests after that got no answer.`);
		}
		let totals = told ?? sumAccount(text);
		io.log.info(toAccountLine(totals)), await io.writeSummary(toMarkdown(toAccountBlocks(totals)));
	}
	async function askToStop({ fetch, clock }, { key, port }) {
		if (port === void 0) return;
		let request = {
			method: "POST",
			url: `http://127.0.0.1:${port}/intern-proxy/stop`,
			bearer: new secret.z(key)
		};
		try {
			let { status, json } = await (0, http_document.WI)(request, {
				fetch,
				now: clock.now,
				timeoutMs: 8e3
			});
			return status === 200 ? accountTotals.safeParse(json).data : void 0;
		} catch {
			return;
		}
	}
	async function endProcess({ clock }, known, wasTold) {
		if (known === void 0) return !1;
		let hasEnded = async (waitMs) => {
			for (let waitedMs = 0; waitedMs < waitMs && (0, process_start.W)(known); waitedMs += 50) await clock.sleep(50);
			return !(0, process_start.W)(known);
		};
		if (await hasEnded(wasTold ? endMs : 0)) return !1;
		for (let signal of ["SIGTERM", "SIGKILL"]) {
			try {
				process.kill(known.pid, signal);
			} catch {
				break;
			}
			if (await hasEnded(endMs)) break;
		}
		return !0;
	}
	function readAccount(path) {
		if (path === void 0) return "";
		try {
			let file = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
			try {
				return (0, external_node_fs_.readFileSync)(file, "utf8");
			} finally {
				(0, external_node_fs_.closeSync)(file);
			}
		} catch {
			return "";
		}
	}
}) };
