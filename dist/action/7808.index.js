export const id = 7808;
export const ids = [7808, 993];
export const modules = {
	9555: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$t: () => placeOf,
			Bo: () => linesOn,
			Hx: () => readPatch,
			de: () => numberOn,
			f2: () => byPath
		});
		function numberOn(side, line) {
			return side === "new" ? line.newLine : line.oldLine;
		}
		function linesOn(side, hunk) {
			return hunk.filter((line) => numberOn(side, line) !== void 0);
		}
		let header = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
		function readPatch(patch) {
			let lines = patch.split("\n");
			lines.at(-1) === "" && lines.pop();
			let hunks = [], at = 0;
			for (; at < lines.length;) {
				let read = readHunk(lines, at);
				if (read === void 0) return;
				hunks.push(read.hunk), at = read.end;
			}
			return hunks;
		}
		function readHunk(lines, start) {
			let [, oldStart, oldCount = "1", newStart, newCount = "1"] = header.exec(lines[start] ?? "") ?? [];
			if (oldStart === void 0 || newStart === void 0) return;
			let next = {
				old: Number(oldStart),
				new: Number(newStart)
			}, left = {
				old: Number(oldCount),
				new: Number(newCount)
			}, hunk = [], at = start + 1;
			for (; at < lines.length; at += 1) {
				let line = lines[at] ?? "";
				if (line.startsWith("\\")) continue;
				let kind = kinds.get(line.charAt(0));
				if (kind === void 0) break;
				let inOld = kind !== "added", inNew = kind !== "removed";
				hunk.push({
					kind,
					...inOld ? { oldLine: next.old } : {},
					...inNew ? { newLine: next.new } : {},
					text: line.slice(1)
				});
				for (let side of [...inOld ? ["old"] : [], ...inNew ? ["new"] : []]) next[side] += 1, --left[side];
			}
			return left.old === 0 && left.new === 0 ? {
				hunk,
				end: at
			} : void 0;
		}
		let kinds = new Map([
			[" ", "context"],
			["+", "added"],
			["-", "removed"]
		]);
		function byPath(files) {
			return new Map(files.map((file) => [file.path, file]));
		}
		function placeOf({ path, line, endLine, side }, files) {
			let file = files.get(path);
			if (file === void 0) return {
				in: "elsewhere",
				why: "unknown-file"
			};
			if (file.hunks === void 0) return {
				in: "elsewhere",
				why: "no-diff"
			};
			for (let hunk of file.hunks) {
				let lines = linesOn(side, hunk).filter((one) => isBetween(line, endLine, numberOn(side, one)));
				if (lines.length > 0 && lines.length === endLine - line + 1) return {
					in: "diff",
					file,
					lines
				};
			}
			return {
				in: "elsewhere",
				why: "outside-diff"
			};
		}
		function isBetween(first, last, number) {
			return number !== void 0 && number >= first && number <= last;
		}
	}),
	852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VH: () => mayBeDone,
			a5: () => isRateLimit,
			x5: () => refusal,
			xg: () => mayRepeat
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5332);
		function refusal(response, what, nowMs) {
			let { status } = response, waitMs = rateLimitWait(response, nowMs), message = `GitHub answered ${status} to ${what}: ${messageOf(response)}${remedyOf(status, waitMs)}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_refused", message, {
				status,
				...waitMs === void 0 ? {} : {
					retryAfterMs: waitMs,
					reason: "rate_limit"
				}
			});
		}
		function mayRepeat(error, method) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_)) return { retry: !1 };
			let { reason, retryAfterMs, sent } = error.data;
			return reason === "rate_limit" || sent === "no" || mayBeDone(error) && method !== "POST" ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
		function mayBeDone({ code, data: { status = 0, sent } }) {
			return code === "github_unreachable" && sent !== "no" || status >= 500;
		}
		function rateLimitWait(response, nowMs) {
			let { status, headers, retryAfterMs } = response;
			if (status === 403 || status === 429 || isRateLimit(response)) {
				if (retryAfterMs !== void 0) return retryAfterMs;
				if (headers.get("x-ratelimit-remaining") === "0") {
					let reset = Number(headers.get("x-ratelimit-reset") ?? NaN) * 1e3;
					return Number.isFinite(reset) ? Math.max(1e3, reset - nowMs) : 6e4;
				}
				return status === 429 || status < 300 || secondary.test(messageOf(response)) ? 6e4 : void 0;
			}
		}
		function isRateLimit({ status, bytes }) {
			if (status > 299 || bytes === void 0 || !mayBeLimit.test(Buffer.from(bytes).toString("latin1"))) return !1;
			let { data, errors = [] } = _shapes_js__WEBPACK_IMPORTED_MODULE_1__.Dz.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(new TextDecoder().decode(bytes))).data ?? {};
			return (typeof data != "object" || !data || Object.values(data).every((value) => value === null)) && errors.some(({ type, message }) => type === "RATE_LIMITED" || secondary.test(message));
		}
		let secondary = /secondary rate limit/i, mayBeLimit = /"RATE_LIMITED"|secondary rate limit/i;
		function messageOf({ bytes }) {
			if (bytes === void 0) return "its body is too large to read";
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(new TextDecoder().decode(bytes));
			return (_shapes_js__WEBPACK_IMPORTED_MODULE_1__.EV.safeParse(json).data?.message ?? _shapes_js__WEBPACK_IMPORTED_MODULE_1__.Dz.safeParse(json).data?.errors?.[0]?.message)?.slice(0, 300) ?? "its body names no reason";
		}
		function remedyOf(status, waitMs) {
			if (waitMs !== void 0) return ` (rate limit; it ends in ${Math.ceil(waitMs / 1e3)} s)`;
			switch (status) {
				case 401: return ". Check the value of \"github-token\".";
				case 403:
				case 404: return ". Check that the job's \"permissions\" let \"github-token\" do this.";
				default: return ".";
			}
		}
	}),
	1002: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IM: () => readChangedFiles,
			UD: () => compare,
			aM: () => readChangesSince,
			gG: () => readReviewedCommits
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _findings_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9555), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5332), _pull_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3056);
		let limits = { maxBodyBytes: 67108864 };
		async function readReviewedCommits(github, { number, headSha, baseSha }) {
			if (headSha !== void 0 && baseSha !== void 0) return {
				head: headSha,
				base: baseSha
			};
			let { head, base } = await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_0__.DQ)(github, number);
			return {
				head: headSha ?? head.sha,
				base: baseSha ?? base.sha
			};
		}
		async function readChangedFiles(github, { number, commits, listed }) {
			let { head } = await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_0__.DQ)(github, number);
			return head.sha === commits.head ? toChanges(listed, 3e3) : toChanges((await compare(github, commits)).files, 300);
		}
		async function readChangesSince(github, commits) {
			try {
				let { status, files } = await compare(github, commits);
				return status === "ahead" ? toChanges(files, 300) : "rewritten";
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_) return error.data.status === 404 ? "rewritten" : void 0;
				throw error;
			}
		}
		function compare(github, { head, base }) {
			let place = {
				...github.repository,
				basehead: `${base}...${head}`,
				per_page: 1
			};
			return github.json(({ rest }) => rest.repos.compareCommitsWithBasehead(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.lq, limits);
		}
		function toChanges(entries, most) {
			return {
				files: entries.map(toChangedFile),
				isWhole: entries.length < most
			};
		}
		let submoduleLine = /^[-+]Subproject commit [0-9a-f]{40,64}(?:-dirty)?$/;
		function toChangedFile({ filename, previous_filename, status, patch }) {
			let hunks = patch === void 0 || isSubmodule(patch) ? void 0 : (0, _findings_diff_js__WEBPACK_IMPORTED_MODULE_3__.Hx)(patch);
			return {
				path: filename,
				status,
				...previous_filename === void 0 ? {} : { previousPath: previous_filename },
				...hunks === void 0 ? {} : { hunks }
			};
		}
		function isSubmodule(patch) {
			return patch.split("\n").every((line) => line.startsWith("@@") || line === "" || submoduleLine.test(line));
		}
	}),
	8114: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CM: () => toBlobUrl,
			F7: () => whyUnsure,
			G4: () => toSuggestion,
			L2: () => verdictWords,
			NP: () => toFateWords,
			OJ: () => toFateCounts,
			Po: () => tooLong,
			cr: () => toCounts,
			pn: () => isTooLong,
			pq: () => countOf,
			x5: () => toPlace
		});
		var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6939), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309), _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9229), _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3974), _shown_pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4320);
		let verdictWords = {
			pass: "✅ The review passes",
			changes: "❌ The review asks for changes",
			unsure: "⚠️ The review is not sure",
			none: "❌ There is no review"
		};
		function toPlace({ path, line, endLine, side }) {
			return `${path}:${endLine === line ? `${line}` : `${line}-${endLine}`}${side === "old" ? " (before)" : ""}`;
		}
		function toCounts(findings) {
			let counts = Map.groupBy(findings, ({ severity }) => severity);
			return _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__.gO.filter((severity) => counts.has(severity)).map((severity) => `${counts.get(severity)?.length} ${severity}`).join(", ");
		}
		let elsewhere = {
			"unknown-file": "not a file of this diff",
			"no-diff": "GitHub shows no diff of the file",
			"outside-diff": "not on lines of the diff"
		};
		function toFateWords(fate) {
			return fate.is === "elsewhere" ? elsewhere[fate.why] : fate.is === "below-floor" ? "below the floor" : words[fate.is];
		}
		function whyUnsure({ review }) {
			let { problem, unreadable, said } = review;
			return problem === void 0 ? unreadable > 0 ? `${unreadable === 1 ? "One finding" : `${unreadable} findings`} can't be read.` : said === "unsure" ? "The intern says that it is not sure." : "The intern asks for changes, but no finding is as severe as \"fail-at\" says." : `The intern was asked twice, and its findings can't be read. ${problem}`;
		}
		function countOf({ findings, leftOut }) {
			return findings.length + (leftOut?.count ?? 0);
		}
		let words = {
			new: "new",
			known: "known",
			settled: "settled",
			gone: "gone",
			elsewhere: "not on lines of the diff",
			"below-floor": "below the floor of this round",
			"beyond-max": "beyond max-findings"
		}, order = Object.keys(words);
		function toFateCounts(rows) {
			let ordered = [...Map.groupBy(rows, ({ fate }) => fate.is)].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
			return rows.length === 0 ? "Nothing found." : `Findings: ${ordered.map(([is, all]) => `${all.length} ${words[is]}`).join(", ")}.`;
		}
		function toBlobUrl(env, { path, line, endLine, side }, commits) {
			let server = env.GITHUB_SERVER_URL ?? "", repository = env.GITHUB_REPOSITORY ?? "";
			if (commits === void 0 || side === "old" || !/^https?:\/\//.test(server) || repository === "") return;
			let file = path.toWellFormed().split("/").map(encodeURIComponent).join("/"), lines = endLine === line ? `L${line}` : `L${line}-L${endLine}`;
			return `${server}/${repository}/blob/${commits.head}/${file}#${lines}`;
		}
		function isTooLong({ suggestion = "" }) {
			return Buffer.byteLength(suggestion) > 4e4;
		}
		let tooLong = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.jQ)("The suggestion is too long for a comment.");
		function toSuggestion(finding) {
			let { path, side, suggestion } = finding;
			if (suggestion === void 0 || isTooLong(finding)) return "";
			let text = suggestion.replace(/\n$/, ""), isConfiguration = path.toLowerCase().startsWith(".github/"), isClear = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Q6)(text) === text && !text.split("\n").some(_shown_pause_js__WEBPACK_IMPORTED_MODULE_3__.GX);
			if (side === "old" || isConfiguration || !isClear) return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.aY)(text)]);
			let longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}suggestion\n${suggestion === "" ? "" : `${text}\n`}${fence}\n`;
		}
	}),
	993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			endOfTable: () => endOfTable,
			isTooWide: () => isTooWide,
			renderRichText: () => renderRichText,
			tableWordLimit: () => tableWordLimit,
			toCode: () => toCode,
			toRichBlocks: () => toRichBlocks,
			toRichInline: () => toRichInline
		});
		var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5251), _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9179), _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
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
	})
};
