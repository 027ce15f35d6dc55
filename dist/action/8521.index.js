export const id = 8521;
export const ids = [8521, 993];
export const modules = {
	8521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			noProgress: () => noProgress,
			openComment: () => openComment,
			showProgress: () => showProgress,
			writeComment: () => writeComment
		});
		var errors = __webpack_require__(452), comments = __webpack_require__(3847), marker = __webpack_require__(8963), parked_marker = __webpack_require__(6627), ending = __webpack_require__(4443), facts = __webpack_require__(2655), pauses = __webpack_require__(6955), blocks = __webpack_require__(9229), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), suggestions = __webpack_require__(9829), summary = __webpack_require__(3394);
		function toRunningComment({ record, elapsedMs, question }) {
			let status = (0, blocks.R_)(toTitle((0, ending.xl)(record), question), [[`running for ${(0, facts.ik)(elapsedMs)}`]]);
			return (0, markdown.l6)((0, blocks.Bv)(status, question && toQuestionBlocks(question), (0, pauses.z6)(record, 20, suggestions.suggestRules)));
		}
		function toTitle(name, question) {
			return question === void 0 ? `\u23f3 ${name} is working` : question.commands.some((command) => command.startsWith("/allow")) ? `\u270b ${name} asks for permission` : `\u270b ${name} has a question`;
		}
		function toFinalComment(record, { render, lead, isShort, reserved = 0 }) {
			let maxBytes = isShort ? 1e4 : 6e4 - reserved;
			return (0, summary.mC)(record, "full", {
				render,
				suggest: suggestions.suggestRules,
				lead,
				maxBytes,
				showsReasoning: !1
			});
		}
		function toFailedComment(message) {
			return (0, markdown.l6)([(0, blocks.R_)("\u274c The run did not start"), (0, blocks.xE)("CAUTION", (0, cut.ml)(message, 4e3))]);
		}
		function toQuestionBlocks({ shown, code, commands, untilMs, reason, refusal }) {
			let deadlineText = `${new Date(untilMs).toISOString().slice(11, 16)} UTC`;
			return (0, blocks.Bv)(refusal !== void 0 && (0, blocks.xE)("CAUTION", `The last answer is not valid. ${refusal}`), (0, blocks.aY)(shown.question.join("\n")), shown.more.length > 0 && [(0, blocks.FY)("With these arguments:"), (0, blocks.aY)(shown.more.join("\n"))], reason !== null && (0, blocks.FY)(`Why a person is asked: ${reason}`), (0, blocks.FY)({ strong: `Answer by ${deadlineText}.` }, " If you have write permission, write a comment that consists only of one of these lines:"), (0, blocks.aY)(commands.map((command) => command.replace(/^(\S+)/, `$1 ${code}`)).join("\n")));
		}
		var rich_text = __webpack_require__(993), question = __webpack_require__(6790), subject = __webpack_require__(9127);
		function createCommentWriter(io, access, place) {
			let { log, redactor, env } = io, { kind, tag, number } = place, comment = place.existing, url = (0, subject.Vp)(env), runLink = url === void 0 ? "" : `\n<sub><a href="${url}">Workflow run</a></sub>\n`, hasGivenUp = !1, send = async (report, { session, parked }) => {
				let marker = {
					kind,
					tag,
					...session === void 0 ? {} : { session: redactor.redact(session) }
				}, body = (0, question.lA)(marker, parked, `${redactor.redact(report)}${runLink}`), github = (0, question.Cc)(io, access);
				return comment = await (comment === void 0 ? (0, comments.eT)(github, {
					number,
					body
				}) : (0, comments.vv)(github, {
					id: comment.id,
					body
				})), comment.writtenAtMs;
			};
			return {
				async write(report, memory, shorter) {
					if (!hasGivenUp) try {
						return await send(report, memory).catch((error) => {
							if (shorter === void 0 || !(error instanceof errors.h4) || error.data.status !== 422) throw error;
							return send(shorter(), memory);
						});
					} catch (error) {
						log.warning(`The comment could not be written: ${(0, errors.Uc)(error)}`), hasGivenUp = comment === void 0;
						return;
					}
				},
				comment: () => comment
			};
		}
		function createUpdater(write, intervalMs, clock) {
			let abortController = new AbortController(), lastStart = -Infinity, isRequested = !1, running, waitForTurn = async () => {
				let wait = lastStart + intervalMs - clock.monotonic();
				return wait > 0 && await clock.sleep(wait, abortController.signal).catch(() => void 0), !abortController.signal.aborted;
			}, run = async () => {
				for (; isRequested && await waitForTurn();) isRequested = !1, lastStart = clock.monotonic(), await write();
				running = void 0;
			};
			return {
				request() {
					isRequested = !0, running ??= run();
				},
				whenIdle: () => running ?? Promise.resolve(),
				async stop() {
					abortController.abort(), await running;
				},
				lastStart: () => lastStart
			};
		}
		function createRunComment(io, access, recorder, place) {
			let { clock } = io, writer = createCommentWriter(io, access, place), sessionId = place.existing?.marker?.session, { parked } = place, updates = [], toMemory = ({ session_id, start }) => ({
				session: start?.session_ends === !0 ? void 0 : session_id ?? sessionId,
				parked
			}), show = (state) => writer.write(toRunningComment(state), toMemory(state.record)), { stop, ...progress } = place.kind === "sticky" ? showProgress(clock, recorder, show) : noProgress, end = async (report, memory, shorter) => {
				await stop(), await writer.write(report, memory, shorter), await Promise.all(updates), io.setOutputs({ "comment-url": writer.comment()?.url });
			};
			return {
				...progress,
				sessionId,
				id: () => writer.comment()?.id,
				parked: () => parked,
				setParked(questions) {
					parked = questions;
				},
				awaitAtEnd: (update) => void updates.push(update),
				async finish(record, lead) {
					let options = {
						render: rich_text.renderRichText,
						lead,
						reserved: measureQuestions(parked)
					}, report = toFinalComment(record, {
						...options,
						isShort: !1
					});
					await end(report, toMemory(record), () => toFinalComment(record, {
						...options,
						isShort: !0
					}));
				},
				fail: (error) => end(toFailedComment((0, errors.Uc)(error)), {
					session: sessionId,
					parked
				})
			};
		}
		async function openComment(io, settings, access, recorder) {
			let number = access.subject?.number;
			if (number === void 0) {
				io.log.notice(`No comment is written: the event "${access.event.name}" has no pull request or issue.`);
				return;
			}
			let place = await findPlace(io, access, settings, number);
			return settings.isSessionFromComment && place?.kind === "sticky" && place.existing?.marker?.session === void 0 && io.log.notice("No sticky comment keeps a session, so a new session begins."), place && createRunComment(io, access, recorder, place);
		}
		async function writeComment(io, access, settings, toReport) {
			let { comment: kind, number } = settings;
			if (kind === "none" || number === void 0) return;
			let place = await findPlace(io, access, settings, number);
			if (place === void 0) return;
			let { existing, parked } = place, writer = createCommentWriter(io, access, place);
			await writer.write(toReport(measureQuestions(parked)), {
				session: existing?.marker?.session,
				parked
			}), io.setOutputs({ "comment-url": writer.comment()?.url });
		}
		function measureQuestions(parked) {
			return parked.length === 0 ? 0 : (0, question.sY)(parked);
		}
		async function findPlace(io, access, { comment, commentTag: tag }, number) {
			if (comment !== "sticky") return {
				kind: "new",
				tag,
				number,
				existing: void 0,
				parked: []
			};
			let find = async () => {
				let accounts = [await access.account()], existing = await (0, comments.$L)(access.github(), {
					number,
					tag,
					accounts
				});
				return {
					kind: "sticky",
					tag,
					number,
					existing,
					parked: existing?.marker?.parked === void 0 ? [] : await readParkedQuestions(io, access, existing)
				};
			}, warn = (why) => io.log.warning(`No comment is written, because the search for the earlier one failed: ${why}`);
			return (0, errors.Bc)(find, warn, io.signal);
		}
		async function readParkedQuestions({ clock, log }, access, found) {
			let body = await (0, comments.xv)(access.github(), found);
			return body === void 0 ? (log.warning("Somebody else edited the sticky comment, so its questions are no longer parked."), []) : (0, parked_marker.qO)((0, marker.t7)(body)).filter(({ binding }) => clock.now() < binding.untilMs);
		}
		function showProgress(clock, recorder, show) {
			let startedAt = clock.monotonic(), openQuestion, shownAtMs, isRunning = !1, write = async () => {
				let elapsedMs = clock.monotonic() - startedAt;
				shownAtMs = await show({
					record: recorder.soFar(),
					elapsedMs,
					question: openQuestion
				});
			}, updater = createUpdater(write, 1e4, clock);
			return recorder.observe(({ type }) => {
				isRunning ||= type === "start";
				let isUpdateRecent = clock.monotonic() - updater.lastStart() < 6e4;
				isRunning && ([
					"start",
					"pause",
					"decision"
				].includes(type) || !isUpdateRecent) && updater.request();
			}), {
				async ask(question) {
					if (isRunning) return openQuestion = question, updater.request(), await updater.whenIdle(), shownAtMs;
				},
				endAsking() {
					openQuestion = void 0, updater.request();
				},
				stop: updater.stop
			};
		}
		let noProgress = {
			ask: async () => void 0,
			endAsking() {},
			async stop() {}
		};
	}),
	993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { renderRichText: () => renderRichText });
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
	})
};
