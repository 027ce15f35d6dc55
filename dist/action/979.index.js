export const id = 979;
export const ids = [979];
export const modules = {
	1305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => commentUrl,
			u: () => runLink
		});
		var _github_page_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3656);
		function runLink(env) {
			let url = (0, _github_page_url_js__WEBPACK_IMPORTED_MODULE_0__.V)(env);
			return url === void 0 ? "" : `\n<sub><a href="${url}">Workflow run</a></sub>\n`;
		}
		function commentUrl(env, number, id) {
			let repository = (0, _github_page_url_js__WEBPACK_IMPORTED_MODULE_0__.E)(env);
			return repository === void 0 ? void 0 : `${repository}/pull/${number}#issuecomment-${id}`;
		}
	}),
	3291: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => findStickyPlace });
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3847), _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8963);
		async function findStickyPlace(io, access, { number, tag }) {
			try {
				let accounts = [await access.account()], found = await (0, _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_0__.findSticky)(access.github(), access.repository(), {
					number,
					tag,
					accounts
				});
				return {
					kind: "sticky",
					tag,
					number,
					found,
					parked: found?.marker?.parked === void 0 ? [] : await keptQuestions(io, access, found)
				};
			} catch (error) {
				if (io.signal.throwIfAborted(), !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4)) throw error;
				io.log.warning(`No comment is written, because the old one could not be looked for: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(error)}`);
				return;
			}
		}
		async function keptQuestions({ clock, log }, access, found) {
			let { readUnedited } = await __webpack_require__.e(4431).then(__webpack_require__.bind(__webpack_require__, 4431)), { readParked } = await __webpack_require__.e(8300).then(__webpack_require__.bind(__webpack_require__, 8300)), body = await readUnedited(access.github(), found);
			return body === void 0 ? (log.warning("Somebody else edited the sticky comment, so its questions are no longer parked."), []) : readParked((0, _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__.t7)(body)).filter(({ binding }) => clock.now() < binding.untilMs);
		}
	}),
	3901: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => createCommentWriter });
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3847), _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8963), _links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1305);
		function createCommentWriter(io, access, place) {
			let { log, redactor, env } = io, { kind, tag, number } = place, written = place.found, isGivenUp = !1, put = async (report, { session, parked }) => {
				let marker = {
					kind,
					tag,
					...session === void 0 ? {} : { session: redactor.redact(session) }
				}, text = `${redactor.redact(report)}${(0, _links_js__WEBPACK_IMPORTED_MODULE_0__.u)(env)}`, body = parked.length === 0 ? `${(0, _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.hQ)(marker)}\n${text}` : (await __webpack_require__.e(3070).then(__webpack_require__.bind(__webpack_require__, 3070))).buildBody(marker, parked, text), github = access.github(io.signal.aborted ? AbortSignal.timeout(2e3) : io.signal), repository = access.repository();
				return written = written === void 0 ? await (0, _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_2__.createComment)(github, repository, {
					number,
					body
				}) : await (0, _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_2__.updateComment)(github, repository, {
					id: written.id,
					body
				}), written.writtenAtMs;
			};
			return {
				async write(report, kept, shorter) {
					if (!isGivenUp) try {
						return await put(report, kept).catch((error) => {
							if (shorter === void 0 || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.h4) || error.data.status !== 422) throw error;
							return put(shorter(), kept);
						});
					} catch (error) {
						log.warning(`The comment could not be written: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}`), isGivenUp = written === void 0;
						return;
					}
				},
				written: () => written
			};
		}
	}),
	979: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			openNewComment: () => openNewComment,
			openStickyComment: () => openStickyComment
		});
		var errors = __webpack_require__(452), ending = __webpack_require__(4443), pauses = __webpack_require__(6955), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), span = __webpack_require__(1512), suggestions = __webpack_require__(39), summary = __webpack_require__(3394);
		function toRunningComment({ record, elapsedMs, asked }) {
			return (0, markdown.l)([
				{
					type: "heading",
					line: [toState((0, ending.Vb)(record), asked)],
					facts: [[`running for ${(0, span.i)(elapsedMs)}`]]
				},
				...asked === void 0 ? [] : toQuestion(asked),
				...(0, pauses.z6)(record, 20, suggestions.suggestionsFor)
			]);
		}
		function toState(name, asked) {
			return asked === void 0 ? `⏳ ${name} is working` : asked.commands.some((command) => command.startsWith("/allow")) ? `✋ ${name} asks for permission` : `✋ ${name} has a question`;
		}
		function toFinalComment(record, { render, lead, isShort, besides = 0 }) {
			let maxBytes = isShort ? 1e4 : 6e4 - besides;
			return (0, summary.m)(record, "full", {
				render,
				suggest: suggestions.suggestionsFor,
				lead,
				maxBytes,
				withReasoning: !1
			});
		}
		function toFailedComment(message) {
			return (0, markdown.l)([{
				type: "heading",
				line: ["❌ The run did not start"]
			}, {
				type: "alert",
				kind: "CAUTION",
				line: [(0, cut.ml)(message, 4e3)]
			}]);
		}
		function toQuestion({ shown, code, commands, untilMs, reason, refusal }) {
			let until = `${new Date(untilMs).toISOString().slice(11, 16)} UTC`, refused = {
				type: "alert",
				kind: "CAUTION",
				line: [`The last answer did not fit. ${refusal ?? ""}`]
			};
			return [
				...refusal === void 0 ? [] : [refused],
				{
					type: "code",
					text: shown.asked.join("\n")
				},
				...shown.more.length === 0 ? [] : toMore(shown.more),
				...reason === null ? [] : [{
					type: "paragraph",
					line: [`Why a person is asked: ${reason}`]
				}],
				{
					type: "paragraph",
					line: [{ strong: `Answer by ${until}.` }, " If you have write permission, write a comment that is nothing but one of these lines:"]
				},
				{
					type: "code",
					text: commands.map((command) => command.replace(/^(\S+)/, `$1 ${code}`)).join("\n")
				}
			];
		}
		function toMore(lines) {
			return [{
				type: "paragraph",
				line: ["With these arguments:"]
			}, {
				type: "code",
				text: lines.join("\n")
			}];
		}
		function startUpdates({ write, intervalMs, clock }) {
			let stopped = new AbortController(), last = -Infinity, isRequested = !1, running, mayWrite = async () => {
				let wait = last + intervalMs - clock.monotonic();
				return wait > 0 && await clock.sleep(wait, stopped.signal).catch(() => void 0), !stopped.signal.aborted;
			}, run = async () => {
				for (; isRequested && await mayWrite();) isRequested = !1, last = clock.monotonic(), await write();
				running = void 0;
			};
			return {
				request() {
					isRequested = !0, running ??= run();
				},
				settle: () => running ?? Promise.resolve(),
				async stop() {
					stopped.abort(), await running;
				},
				lastAt: () => last
			};
		}
		function showProgress({ clock, recorder, show }) {
			let startedAt = clock.monotonic(), asked, shownAtMs, isRunning = !1, write = async () => {
				shownAtMs = await show({
					record: recorder.soFar(),
					elapsedMs: clock.monotonic() - startedAt,
					asked
				});
			}, updates = startUpdates({
				write,
				intervalMs: 1e4,
				clock
			});
			return recorder.observe(({ type }) => {
				isRunning ||= type === "start";
				let isQuiet = clock.monotonic() - updates.lastAt() < 6e4;
				isRunning && ([
					"start",
					"pause",
					"decision"
				].includes(type) || !isQuiet) && updates.request();
			}), {
				async ask(question) {
					if (isRunning) return asked = question, updates.request(), await updates.settle(), shownAtMs;
				},
				endAsking() {
					asked = void 0, updates.request();
				},
				stop: () => updates.stop()
			};
		}
		let noProgress = {
			ask: async () => void 0,
			endAsking() {},
			async stop() {}
		};
		var sticky_place = __webpack_require__(3291), comment_writer = __webpack_require__(3901);
		function openNewComment(io, access, place) {
			let { number, tag, recorder } = place;
			return createRunComment(io, access, recorder, {
				kind: "new",
				tag,
				number,
				found: void 0,
				parked: []
			});
		}
		async function openStickyComment(io, access, place) {
			let { number, tag, recorder, sessionIsWanted } = place, sticky = await (0, sticky_place.s)(io, access, {
				number,
				tag
			});
			return sessionIsWanted && sticky !== void 0 && sticky.found?.marker?.session === void 0 && io.log.notice("There is no sticky comment that keeps a session; a new session begins."), sticky === void 0 ? void 0 : createRunComment(io, access, recorder, sticky);
		}
		function createRunComment(io, access, recorder, { parked: found, ...place }) {
			let { clock } = io, writer = (0, comment_writer.D)(io, access, place), sessionId = place.found?.marker?.session, parked = found, writings = [], keptBy = ({ session_id, start }) => ({
				session: start?.session_ends === !0 ? void 0 : session_id ?? sessionId,
				parked
			}), show = (state) => writer.write(toRunningComment(state), keptBy(state.record)), { stop, ...progress } = place.kind === "sticky" ? showProgress({
				clock,
				recorder,
				show
			}) : noProgress, end = async (report, kept, shorter) => {
				await stop(), await writer.write(report, kept, shorter), await Promise.all(writings);
				let url = writer.written()?.url;
				url !== void 0 && io.setOutputs({ "comment-url": url });
			};
			return {
				...progress,
				sessionId,
				id: () => writer.written()?.id,
				parked: () => parked,
				keep(questions) {
					parked = questions;
				},
				afterwards: (writing) => void writings.push(writing),
				async finish(record, lead) {
					let { renderRichText } = await Promise.all([__webpack_require__.e(9193), __webpack_require__.e(8983)]).then(__webpack_require__.bind(__webpack_require__, 8983)), besides = parked.length === 0 ? 0 : (await __webpack_require__.e(3070).then(__webpack_require__.bind(__webpack_require__, 3070))).parkedBytes(parked), report = (isShort) => toFinalComment(record, {
						render: renderRichText,
						lead,
						isShort,
						besides
					});
					await end(report(!1), keptBy(record), () => report(!0));
				},
				fail: (error) => end(toFailedComment((0, errors.Uc)(error)), {
					session: sessionId,
					parked
				})
			};
		}
	}),
	3847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			commentsSince: () => commentsSince,
			createComment: () => createComment,
			findSticky: () => findSticky,
			listOwn: () => listOwn,
			readComment: () => readComment,
			readOwnAccount: () => readOwnAccount,
			toAccount: () => toAccount,
			updateComment: () => updateComment,
			workflowAccount: () => workflowAccount
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5332), _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8963);
		let viewerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }) }), workflowAccount = {
			login: "github-actions[bot]",
			type: "Bot"
		};
		async function readOwnAccount(github) {
			try {
				let { viewer } = await github.json(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
				return toAccount(viewer.login);
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4) return workflowAccount;
				throw error;
			}
		}
		function toAccount(login) {
			return {
				login,
				type: login.endsWith("[bot]") ? "Bot" : "User"
			};
		}
		async function findSticky(github, repository, { number, tag, accounts }) {
			for await (let comment of listOwn(github, repository, number, accounts)) if (comment.marker?.kind === "sticky" && comment.marker.tag === tag) return comment;
		}
		async function* listOwn(github, { owner, name }, number, accounts) {
			let ours = accounts ?? [await readOwnAccount(github)];
			for await (let page of listComments(github, {
				owner,
				repo: name,
				issue_number: number
			})) for (let comment of page) {
				let marker = (0, _marker_js__WEBPACK_IMPORTED_MODULE_2__.t7)(comment.body);
				marker !== void 0 && ours.some((account) => isBy(comment, account)) && (yield toOwn(comment, marker));
			}
		}
		async function createComment(github, { owner, name }, { number, body }) {
			let comment = {
				owner,
				repo: name,
				issue_number: number,
				body
			};
			return toOwn(await github.json(({ rest }) => rest.issues.createComment(comment), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.pZ), void 0);
		}
		async function updateComment(github, { owner, name }, { id, body }) {
			let comment = {
				owner,
				repo: name,
				comment_id: id,
				body
			};
			return toOwn(await github.json(({ rest }) => rest.issues.updateComment(comment), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.pZ), void 0);
		}
		function readComment(github, { owner, name }, id) {
			return github.json(({ rest }) => rest.issues.getComment({
				owner,
				repo: name,
				comment_id: id
			}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.pZ);
		}
		async function commentsSince(github, { owner, name }, { number, since }) {
			let comments = [], place = {
				owner,
				repo: name,
				issue_number: number,
				since
			};
			for await (let page of listComments(github, place)) comments.push(...page);
			return comments;
		}
		function listComments(github, place) {
			return github.pages(({ rest, paginate }) => paginate.iterator(rest.issues.listComments, {
				...place,
				per_page: 100
			}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.Ks);
		}
		function toOwn({ id, node_id, html_url, updated_at }, marker) {
			return {
				id,
				nodeId: node_id,
				url: html_url,
				writtenAtMs: Date.parse(updated_at),
				marker
			};
		}
		function isBy({ user }, { login, type }) {
			return user !== null && user.login === login && user.type === type;
		}
	}),
	8963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IN: () => marksOwnComment,
			hQ: () => buildMarker,
			t7: () => readMarker
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _hidden_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"sticky",
				"new",
				"question"
			]),
			tag: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			session: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			parked: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
			question: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"open",
					"parked",
					"decided"
				]),
				until: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
			}))
		});
		function buildMarker(marker) {
			return (0, _hidden_line_js__WEBPACK_IMPORTED_MODULE_1__.du)(marker);
		}
		function readMarker(body) {
			return shape.safeParse((0, _hidden_line_js__WEBPACK_IMPORTED_MODULE_1__.n6)(body)).data;
		}
		function marksOwnComment(body) {
			return (0, _hidden_line_js__WEBPACK_IMPORTED_MODULE_1__.lO)(body);
		}
	}),
	3650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			du: () => buildHiddenLine,
			lO: () => hasHiddenLine,
			n6: () => readHiddenLine
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		let begin = "<!-- intern-action ", line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildHiddenLine(data) {
			let json = JSON.stringify(data).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${begin}${json} -->`;
		}
		function readHiddenLine(text) {
			let [, json] = line.exec(text) ?? [];
			return json === void 0 ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.q)(json);
		}
		function hasHiddenLine(text) {
			return text.startsWith(begin);
		}
	}),
	3656: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => repositoryUrl,
			V: () => runUrl
		});
		function repositoryUrl(env) {
			let server = env.GITHUB_SERVER_URL ?? "", repository = env.GITHUB_REPOSITORY ?? "";
			return /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w-]+\/[\w.-]+$/.test(repository) ? `${server}/${repository}` : void 0;
		}
		function runUrl(env) {
			let repository = repositoryUrl(env), run = env.GITHUB_RUN_ID ?? "";
			return repository === void 0 || !/^\d+$/.test(run) ? void 0 : `${repository}/actions/runs/${run}`;
		}
	})
};
