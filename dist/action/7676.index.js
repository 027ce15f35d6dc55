export const id = 7676;
export const ids = [7676, 993];
export const modules = {
	6333: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { openRunFindings: () => openRunFindings });
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452), contract = __webpack_require__(4930), diff = __webpack_require__(9555), findings_file = __webpack_require__(1385), read_review = __webpack_require__(8597), findings_finding = __webpack_require__(6939), fingerprint = __webpack_require__(5530);
		let levels = {
			critical: "error",
			major: "error",
			minor: "warning",
			note: "note"
		};
		function toSarif(findings, { name, version }) {
			let log = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					tool: { driver: {
						name,
						version,
						rules: findings_finding.gO.map((severity) => ({
							id: `finding/${severity}`,
							shortDescription: { text: `A ${severity} finding of an intern` },
							defaultConfiguration: { level: levels[severity] }
						}))
					} },
					results: findings.map(toResult)
				}]
			};
			return `${JSON.stringify(log, null, 2)}\n`;
		}
		function toResult({ finding, placement }) {
			let { severity, title, body, side } = finding, partialFingerprints = placement.in === "diff" ? { partialFingerprints: { "linesInDiff/v1": (0, fingerprint.ax)(placement, side) } } : {};
			return {
				ruleId: `finding/${severity}`,
				ruleIndex: findings_finding.gO.indexOf(severity),
				level: levels[severity],
				message: { text: (body === "" ? title : `${title}\n\n${body}`).toWellFormed() },
				locations: toLocations({
					finding,
					placement
				}),
				...partialFingerprints
			};
		}
		function toLocations({ finding, placement }) {
			if (placement.in === "elsewhere" && placement.why === "unknown-file") return [];
			let { path, line, endLine, side } = finding, region = side === "new" ? { region: {
				startLine: line,
				endLine
			} } : {};
			return [{ physicalLocation: {
				artifactLocation: {
					uri: toUri(path),
					uriBaseId: "%SRCROOT%"
				},
				...region
			} }];
		}
		function toUri(path) {
			return path.toWellFormed().split("/").map(encodeURIComponent).join("/").replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
		}
		var changed_files = __webpack_require__(1002), findings_review = __webpack_require__(4763), top_level_blocks = __webpack_require__(5285), run_record = __webpack_require__(4057);
		function withoutBlocks(record) {
			let apart = (0, run_record.fP)(record), { head, tail, omitted } = apart.text, text = omitted === 0 ? {
				head: (0, top_level_blocks._)(head + tail).text,
				tail: "",
				omitted
			} : {
				head,
				tail: (0, top_level_blocks._)(tail).text,
				omitted
			};
			return {
				...apart,
				text
			};
		}
		var bounded_text = __webpack_require__(3115), version = __webpack_require__(8610);
		function countingIn({ findings, leftOut }) {
			return leftOut === void 0 ? findings : [...findings, { severity: leftOut.worst }];
		}
		var findings_words = __webpack_require__(8114);
		function judgeReview(io, failAt, { review, placed, commits }) {
			let counting = countingIn(review), verdict = (0, findings_finding.ds)({
				...review,
				counting,
				failAt
			}), rows = placed.map((one) => toRow(io, one, commits));
			return {
				outcome: {
					verdict,
					review,
					head: commits?.head,
					rows,
					remarks: [],
					reviewUrl: void 0
				},
				counting
			};
		}
		function toRow({ env }, { finding, placement }, commits) {
			if (placement.in === "elsewhere" && placement.why === "unknown-file") return {
				finding,
				fate: {
					is: "elsewhere",
					why: placement.why
				}
			};
			let url = (0, findings_words.CM)(env, finding, commits);
			return {
				finding,
				fate: placement.in === "elsewhere" ? {
					is: "elsewhere",
					why: placement.why
				} : { is: "new" },
				...url === void 0 ? {} : { url }
			};
		}
		var review_error = __webpack_require__(998);
		async function openRunFindings(io, settings, access, workspace) {
			let word = (0, external_node_crypto_.randomBytes)(6).toString("hex"), reviewed = await readReviewed(access), posting = await openPosting(io, settings, access, reviewed);
			if (posting !== void 0 && "why" in posting) return posting;
			let changes = await readChanges(access, reviewed), problemOf = (text) => {
				let read = (0, read_review.ty)(text, word);
				return "problem" in read ? read.problem : void 0;
			}, isDiffCut = !1;
			return {
				onCutDiff() {
					isDiffCut = !0, io.log.warning("The diff does not fit into the prompt whole, so the verdict is at best \"unsure\".");
				},
				contract: (0, contract.Cb)(word),
				commits: reviewed.commits,
				reviews: posting?.reviews,
				followUp(record) {
					let problem = problemOf((0, bounded_text.b)((0, run_record.fP)(record).text));
					if (problem !== void 0) return io.log.notice(`The intern is asked for its findings once more. ${problem}`), (0, contract.Zp)(word, problem);
				},
				async conclude(result) {
					let shown = {
						...result,
						record: withoutBlocks(result.record)
					};
					if (result.conclusion !== "finished") {
						let unwritten = await posting?.end(void 0);
						return unwritten !== void 0 && (0, review_error.v)(io, unwritten), {
							result: shown,
							verdict: "none"
						};
					}
					let read = reviewOf(result.record, word), review = isDiffCut ? {
						...read,
						said: "unsure"
					} : read, files = (0, diff.f2)(changes.files), placed = review.findings.map((finding) => ({
						finding,
						placement: (0, diff.$t)(finding, files)
					}));
					writeFiles(io, workspace, {
						review,
						placed,
						binding: bindingOf(io, access, reviewed)
					});
					let posted = await posting?.post(review, changes), unposted = posted instanceof errors.NH ? posted : void 0, judged = posted === void 0 || posted instanceof errors.NH ? judgeReview(io, settings.failAt, {
						review,
						placed,
						commits: reviewed.commits
					}) : posted, { outcome } = judged;
					settings.findings !== "collect" && annotate(io, placed), outcome.reviewUrl !== void 0 && io.setOutputs({ "review-url": outcome.reviewUrl });
					let unwritten = await posting?.end(unposted === void 0 ? outcome : void 0), error = unposted ?? unwritten ?? (0, review_error.S)(judged, settings.failAt);
					error !== void 0 && (0, review_error.v)(io, error);
					let lead = (level, rows) => (0, findings_review.MU)(outcome, level, rows);
					return {
						result: shown,
						verdict: outcome.verdict,
						lead
					};
				}
			};
		}
		function annotate(io, placed) {
			if (io.env.GITHUB_EVENT_NAME !== "issue_comment") for (let annotation of (0, findings_review.gI)(placed)) io.annotate(annotation);
		}
		async function readReviewed({ subject, github, repository }) {
			return subject?.isPullRequest === !0 ? {
				number: subject.number,
				commits: await (0, changed_files.gG)(github(), repository(), subject)
			} : {
				number: void 0,
				commits: void 0
			};
		}
		async function openPosting(io, settings, access, { commits }) {
			if (settings.findings !== "review" && settings.commitStatus === void 0) return;
			let { openReviewPosting } = await Promise.all([__webpack_require__.e(3768), __webpack_require__.e(6228)]).then(__webpack_require__.bind(__webpack_require__, 3768));
			return openReviewPosting(io, settings, access, commits?.head);
		}
		async function readChanges({ github, repository, files }, { number, commits }) {
			return number === void 0 || commits === void 0 ? {
				files: [],
				isWhole: !0
			} : (0, changed_files.IM)(github(), repository(), {
				number,
				commits,
				listed: await files()
			});
		}
		function reviewOf(record, word) {
			let first = (0, read_review.ty)((0, bounded_text.b)((0, run_record.fP)(record).text), word);
			if ("review" in first) return first.review;
			let second = (0, read_review.ty)((0, bounded_text.b)(record.follow_up_text), word);
			return "review" in second ? second.review : (0, read_review.cE)(second.problem);
		}
		function bindingOf({ env }, access, { number, commits }) {
			let { owner, name } = access.repository();
			return {
				repository: `${owner}/${name}`,
				pull_request: number ?? null,
				head: commits?.head ?? null,
				run_id: env.GITHUB_RUN_ID ?? ""
			};
		}
		function writeFiles(io, workspace, { review, placed, binding }) {
			let folder = (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}`), write = (name, text) => {
				let path = (0, external_node_path_.join)(folder, name), file = workspace.create(path);
				try {
					(0, external_node_fs_.writeFileSync)(file, text);
				} finally {
					(0, external_node_fs_.closeSync)(file);
				}
				return path;
			}, file = (0, findings_file.Gq)(binding, review);
			io.setOutputs({
				findings: (0, findings_review.$m)(review.findings),
				"findings-file": write("findings.json", file),
				"findings-digest": (0, findings_file.Mk)(file),
				"sarif-file": write("findings.sarif", toSarif(placed, {
					name: "intern-action",
					version: version.r
				}))
			});
		}
	}),
	8610: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => version });
		let version = "0.1.0";
	}),
	9297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => meet,
			B7: () => claim,
			Gi: () => isFor,
			_N: () => end,
			cw: () => allow,
			gO: () => digestOfPause,
			xe: () => toTime,
			z8: () => namesOther
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1989);
		let idFields = [
			"tool_call_id",
			"interaction_id",
			"session_id"
		], notAsked = new Set(["options", ...idFields]);
		function digestOfPause(pause) {
			let asked = Object.entries(pause.arguments).filter(([name]) => !notAsked.has(name));
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(Object.fromEntries(asked))).digest("hex");
		}
		function namesOther(pause, ids) {
			return idFields.some((name) => {
				let id = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.hQ)(pause.arguments, name);
				return id !== void 0 && !(typeof id == "string" && ids.includes(id));
			});
		}
		function whyVoid(bound, now, nowMs) {
			return nowMs < bound.untilMs ? now.head === bound.head ? now.base === bound.base ? now.state === "ready" ? now.policy === bound.policy ? now.service === bound.service ? now.intern === bound.intern ? now.approvalMode === bound.approvalMode ? now.session === bound.session ? void 0 : "It was asked in another session." : `The approval mode was "${bound.approvalMode}" then and is "${now.approvalMode}" now.` : "It was asked by an intern other than the one that this job runs." : `It was asked through ${bound.service}, and this job uses ${now.service}.` : "The permission policy has changed since." : `The pull request is ${now.state === "draft" ? "a draft" : "closed"} now.` : "The pull request goes into another branch than then." : `The pull request has changed: its head was ${brief(bound.head)} then and is ${brief(now.head)} now.` : `Its time was over at ${toTime(bound.untilMs)}.`;
		}
		function brief(id) {
			return id.slice(0, 12);
		}
		function toTime(ms) {
			let date = new Date(ms);
			return Number.isNaN(date.getTime()) ? "an unknown time" : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
		}
		function allow({ binding }, { now, nowMs }) {
			let why = whyVoid(binding, now, nowMs);
			return why === void 0 ? {
				is: "allowed",
				binding
			} : {
				is: "refused",
				why
			};
		}
		function claim({ binding }, isFirst) {
			return isFirst ? {
				is: "claimed",
				binding
			} : {
				is: "refused",
				why: "Another answer was first."
			};
		}
		function isFor({ binding }, digest) {
			return binding.digest === digest;
		}
		function meet(grant, digest, { now, nowMs }) {
			if (!isFor(grant, digest)) return grant;
			let why = whyVoid(grant.binding, now, nowMs);
			return why === void 0 ? { is: "used" } : {
				is: "lost",
				why
			};
		}
		function end(grant) {
			return grant.is === "claimed" ? {
				is: "lost",
				why: "The intern did not ask for exactly this again."
			} : grant;
		}
	}),
	9469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1989);
		let maxBytes = 65536, last;
		function readPause(text) {
			return last?.text !== text && (last = {
				text,
				pause: parsePause(text)
			}), last.pause;
		}
		function parsePause(text) {
			let bytes = Buffer.byteLength(text);
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text, 32);
			return flaw === void 0 ? readFields(value) : { error: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExact(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
		function structuralFlaw(text, levels) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > levels) return `the arguments nest deeper than ${levels} levels`;
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExact(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
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
	}),
	4320: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GX: () => isDisguised,
			Pl: () => toShownPause,
			Y7: () => questionSize,
			an: () => toParkedQuestions
		});
		var _permission_grant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9297), _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9469), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1376), _permission_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1989), _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3974);
		let knownOptions = new Set([
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		]);
		function toShownPause(argumentsText, options) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__.H)(argumentsText);
			if ("error" in pause) return {
				question: [],
				more: [],
				whole: !1
			};
			let { redact = (text) => text, columns, maxLines, skip = [] } = options, isPermission = pause.kind === "permission", spell = (text) => spellOut(redact(text), {
				columns,
				isCode: isPermission
			}), { name, text } = nameAndText(pause), left = Object.entries(pause.arguments).filter(([key]) => key !== name && !skip.includes(key) && !isSaid(key, pause)), question = spell(text), more = left.flatMap(([key, value]) => flatten(nameOf(key), value).flatMap((entry) => spell(`${entry.path}: ${entry.text}`)));
			if (question.length + more.length <= maxLines) return {
				question,
				more,
				whole: !0
			};
			let shownQuestion = question.slice(0, maxLines);
			return {
				question: shownQuestion,
				more: more.slice(0, maxLines - shownQuestion.length),
				whole: !1
			};
		}
		function nameAndText({ command, operation, tool, arguments: all }) {
			if (command !== void 0) return {
				name: tool === operation ? "command" : "operation",
				text: command
			};
			if (typeof operation == "string") return {
				name: "operation",
				text: operation
			};
			let { message } = all;
			return typeof message == "string" ? {
				name: "message",
				text: message
			} : {
				name: "",
				text: "(it does not say what)"
			};
		}
		function isSaid(key, { command, options }) {
			return key === "command" ? command !== void 0 : key === "kind" || key === "options" && options.every((option) => knownOptions.has(option));
		}
		function flatten(path, value) {
			if ((0, _permission_text_json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && value.length > 0) return value.flatMap((each, index) => flatten(`${path}[${index}]`, each));
			if ((0, _permission_text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) {
				let fields = Object.entries(value);
				if (fields.length > 0) return fields.flatMap(([key, each]) => flatten(`${path}.${nameOf(key)}`, each));
			}
			return [{
				path,
				text: typeof value == "string" && value !== "" ? value : JSON.stringify(value)
			}];
		}
		function nameOf(key) {
			return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
		}
		let lineFeeds = /\n+/g, rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu, stackedMarks = /\p{M}{3,}/gu, meaningless = /[\p{Co}\p{Cn}\u{16fe4}\u{1d159}]/gu, markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me})/gu, lookAlike = /[\u00a6\u00b4\u0131-\u0133\u017f\u01c0-\u01cc\u01f1-\u01f3\u0237\u0250-\u02ff\u0370-\u052f\u0530-\u058f\u13a0-\u167f\u1c80-\u1c8f\u1d00-\u1d7f\u1fc0\u1fef\u1ffd\u2018\u201a-\u201f\u2024-\u2026\u2032-\u2037\u2039-\u203c\u2044\u2047-\u2049\u204e\u204f\u2100-\u218f\u2215-\u2217\u2223\u2225\u2236\u223c\u2303\u2502\u2503\u254e\u2571\u2572\u2758\u2759\u2768-\u2775\u27cb\u27cd\u27e8\u27e9\u29f5\u29f8\u29f9\u2c60-\u2cff\u2de0-\u2dff\u3008\u3009\u4e28\ua4d0-\ua4ff\ua640-\ua69f\ua720-\ua7ff\uab30-\uabbf\ufb00-\ufb06\ufe10-\ufe19\ufe50-\ufe6b\uff01-\uff5e\u{10280}-\u{1031f}\u{10400}-\u{104ff}\u{118a0}-\u{118ff}\u{16f00}-\u{16f9f}\u{1d400}-\u{1d7ff}]|(?<!\p{L})\u2019|\u2019(?!\p{L})|(?![0-9])\p{Nd}/gu, signLetters = /[\u01c0-\u01c3\u02b0-\u02ff\u1400\u1433\u1438\u1440\u4e28\ua4f8-\ua4ff\ua788-\ua78f]/gu, dash = /(?!-)[\p{Pd}\u2212]/gu, words = /[^\s/]+/gu, ownMarks = /[␣⏎↪]|\\(?=u\{)/gu, unit = / {4,}| +$|\\u\{[0-9a-f]+\}|.\p{M}*/gsu;
		function spellOut(text, { columns, isCode }) {
			let lines = [], gutter = "  ", end = 0, write = (piece) => {
				for (let line of wrap(unitsOf(piece, isCode), gutter, columns)) lines.push(line);
			};
			for (let { 0: feeds, index } of text.matchAll(lineFeeds)) index > 0 && write(text.slice(end, index)), gutter = feeds.length === 1 ? "⏎ " : `⏎×${feeds.length} `, end = index + feeds.length;
			return write(text.slice(end)), lines;
		}
		let pushingBlanks = /[ \t]{60}/;
		function isDisguised(line) {
			return pushingBlanks.test(line) || spelledLine(line.replaceAll("	", " "), !0) !== line.replaceAll("	", " ");
		}
		function spelledLine(line, isCode) {
			let marked = line.replace(ownMarks, named).replace(stackedMarks, (marks) => marks.replace(/./gsu, named));
			return (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.jQ)((isCode ? withPlainCode(marked) : marked).replace(meaningless, named));
		}
		function unitsOf(line, isCode) {
			let spelled = spelledLine(line, isCode), units = [], last = "", times = 0, close = () => {
				times > 0 && units.push(times === 1 ? last : `${last}×${times}`), times = 0;
			};
			for (let [found] of spelled.matchAll(unit)) found === last && found.startsWith("\\u{") && times > 0 ? times += 1 : (close(), last = /^ {2,}$/.test(found) ? `␣×${found.length}` : found, times = 1);
			return close(), units.at(-1) === " " ? [...units.slice(0, -1), "␣"] : units;
		}
		function withPlainCode(line) {
			return line.replace(rightToLeft, named).replace(dash, named).replace(markOnSign, (marks) => marks.replace(/./gsu, named)).replace(words, (word) => isOfOtherLetters(word) ? word : word.replace(lookAlike, named));
		}
		function isOfOtherLetters(word) {
			return !/[A-Za-z]/.test(word) && /\p{L}/u.test(word.replace(signLetters, ""));
		}
		function wrap(units, gutter, columns) {
			let lines = [], begin = gutter, line = [], column = widthOf(gutter), space = -1, endLine = () => {
				let after = space === -1 ? [] : line.slice(space + 1), whole = space === -1 ? line : [...line.slice(0, space), "␣"];
				lines.push(begin + whole.join("")), begin = "↪ ", line = after, column = 3 + widthOf(after.join("")), space = -1;
			};
			for (let [index, each] of units.entries()) {
				let width = widthOf(each);
				column + width > columns && endLine(), each === " " && line.length > 0 && line.at(-1) !== " " && units[index + 1] !== " " && column + widthOf("␣") <= columns && (space = line.length), line.push(each), column += width;
			}
			return lines.push(begin + line.join("")), lines;
		}
		function widthOf(text) {
			let width = 0;
			for (let character of text) width += character <= "~" ? 1 : 2;
			return width;
		}
		function named(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		let questionSize = {
			columns: 60,
			maxLines: 300
		};
		function toParkedQuestions(parked) {
			return parked.length === 0 ? "" : (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)(parked.flatMap(toBlocks));
		}
		function toBlocks({ code, untilMs, arguments: text }) {
			let { question, more } = toShownPause(text, questionSize);
			return [
				{
					type: "heading",
					line: ["🕓 Can still be allowed, once"],
					facts: [
						["nobody answered in time"],
						[`until ${(0, _permission_grant_js__WEBPACK_IMPORTED_MODULE_4__.xe)(untilMs)}`],
						["unless somebody pushes"]
					]
				},
				{
					type: "code",
					text: [...question, ...more].join("\n")
				},
				{
					type: "paragraph",
					line: ["If you have write permission, write a comment that is nothing but one of these lines:"]
				},
				{
					type: "code",
					text: `/allow ${code}\n/reject ${code}`
				}
			];
		}
	})
};
