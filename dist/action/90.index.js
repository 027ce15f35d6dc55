export const id = 90;
export const ids = [90];
export const modules = {
	7090: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			openNewComment: () => openNewComment,
			openStickyComment: () => openStickyComment
		});
		var errors = __webpack_require__(452), comments = __webpack_require__(3847), ending = __webpack_require__(4443), pauses = __webpack_require__(3505), cut = __webpack_require__(9179), markdown = __webpack_require__(6880), report_status = __webpack_require__(6282), summary = __webpack_require__(6556);
		function toRunningComment({ record, elapsedMs, asked }) {
			return (0, markdown.l)([
				{
					type: "heading",
					line: [toState((0, ending.Vb)(record), asked)],
					facts: [[`running for ${(0, report_status.p0)(elapsedMs)}`]]
				},
				...asked === void 0 ? [] : toQuestion(asked),
				...(0, pauses.z)(record, 20)
			]);
		}
		function toState(name, asked) {
			return asked === void 0 ? `⏳ ${name} is working` : asked.commands.some((command) => command.startsWith("/allow")) ? `✋ ${name} asks for permission` : `✋ ${name} has a question`;
		}
		function toFinalComment(record, render, isShort) {
			let maxBytes = isShort ? 1e4 : 6e4;
			return (0, summary.m)(record, "full", {
				render,
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
		var comment_marker = __webpack_require__(8963);
		function createCommentWriter(io, access, place) {
			let { log, redactor, env } = io, { kind, tag, number } = place, written = place.found, isGivenUp = !1, put = async (report, session) => {
				let body = `${(0, comment_marker.hQ)({
					kind,
					tag,
					...session === void 0 ? {} : { session: redactor.redact(session) }
				})}\n${redactor.redact(report)}${runLink(env)}`, github = access.github(io.signal.aborted ? AbortSignal.timeout(2e3) : io.signal), repository = access.repository();
				return written = written === void 0 ? await (0, comments.eT)(github, repository, {
					number,
					body
				}) : await (0, comments.vv)(github, repository, {
					id: written.id,
					body
				}), written.writtenAtMs;
			};
			return {
				async write(report, session, shorter) {
					if (!isGivenUp) try {
						return await put(report, session).catch((error) => {
							if (shorter === void 0 || !(error instanceof errors.h4) || error.data.status !== 422) throw error;
							return put(shorter(), session);
						});
					} catch (error) {
						log.warning(`The comment could not be written: ${(0, errors.Uc)(error)}`), isGivenUp = written === void 0;
						return;
					}
				},
				url: () => written?.url
			};
		}
		function runLink(env) {
			let server = env.GITHUB_SERVER_URL ?? "", repository = env.GITHUB_REPOSITORY ?? "", run = env.GITHUB_RUN_ID ?? "";
			return !/^https?:\/\/[\w.:-]+$/.test(server) || !/^[\w-]+\/[\w.-]+$/.test(repository) || !/^\d+$/.test(run) ? "" : `\n<sub><a href="${server}/${repository}/actions/runs/${run}">Workflow run</a></sub>\n`;
		}
		function openNewComment(io, access, place) {
			let { number, tag, recorder } = place;
			return createRunComment(io, access, recorder, {
				kind: "new",
				tag,
				number,
				found: void 0
			});
		}
		async function openStickyComment(io, access, place) {
			let { number, tag, recorder, sessionIsWanted } = place;
			try {
				let found = await (0, comments.$L)(access.github(), access.repository(), {
					number,
					tag
				});
				return sessionIsWanted && found?.marker?.session === void 0 && io.log.notice("There is no sticky comment that keeps a session; a new session begins."), createRunComment(io, access, recorder, {
					kind: "sticky",
					tag,
					number,
					found
				});
			} catch (error) {
				if (io.signal.throwIfAborted(), !(error instanceof errors.h4)) throw error;
				io.log.warning(`No comment is written, because the old one could not be looked for: ${(0, errors.Uc)(error)}`);
				return;
			}
		}
		function createRunComment(io, access, recorder, place) {
			let { clock } = io, writer = createCommentWriter(io, access, place), kept = place.found?.marker?.session, sessionOf = (record) => record.session_id ?? kept, show = (state) => writer.write(toRunningComment(state), sessionOf(state.record)), { stop, ...progress } = place.kind === "sticky" ? showProgress({
				clock,
				recorder,
				show
			}) : noProgress, end = async (report, session, shorter) => {
				await stop(), await writer.write(report, session, shorter);
				let url = writer.url();
				url !== void 0 && io.setOutputs({ "comment-url": url });
			};
			return {
				...progress,
				sessionId: kept,
				async finish(record) {
					let { renderRichText } = await Promise.all([__webpack_require__.e(193), __webpack_require__.e(364)]).then(__webpack_require__.bind(__webpack_require__, 8983)), report = (isShort) => toFinalComment(record, renderRichText, isShort);
					await end(report(!1), sessionOf(record), () => report(!0));
				},
				fail: (error) => end(toFailedComment((0, errors.Uc)(error)), kept)
			};
		}
	}),
	5332: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EV: () => refusalShape,
			Ks: () => commentsShape,
			Ms: () => repositoryShape,
			Or: () => checkRunsShape,
			Ww: () => reviewCommentsShape,
			bI: () => userShape,
			dO: () => commitShape,
			oX: () => pullRequestShape,
			pZ: () => commentShape,
			q3: () => folderShape,
			tF: () => permissionShape,
			uB: () => annotationsShape,
			vN: () => filesShape
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
		let author = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		})), refusalShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), userShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), permissionShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			role_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), repositoryShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), commitShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)) }), folderShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			size: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
		})), commentShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), ""),
			user: author,
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			author_association: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), commentsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(commentShape), reviewCommentsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			...commentShape.shape,
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		})), side = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			repo: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}))
		}), pullRequestShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			title: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			draft: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			user: author,
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			labels: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
			head: side,
			base: side
		}), filesShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			additions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			deletions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		})), checkRunsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			output: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				title: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				summary: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				annotations_count: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()
			})
		})), annotationsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			start_line: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			annotation_level: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}));
	}),
	3847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$L: () => findSticky,
			Z$: () => commentsSince,
			eT: () => createComment,
			vv: () => updateComment
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5332), _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8963);
		let viewerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }) }), workflowAccount = {
			login: "github-actions[bot]",
			type: "Bot"
		};
		async function readOwnAccount(github) {
			try {
				let { viewer } = await github.json(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
				return {
					login: viewer.login,
					type: viewer.login.endsWith("[bot]") ? "Bot" : "User"
				};
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4) return workflowAccount;
				throw error;
			}
		}
		async function findSticky(github, { owner, name }, { number, tag }) {
			let account = await readOwnAccount(github);
			for await (let page of listComments(github, {
				owner,
				repo: name,
				issue_number: number
			})) for (let comment of page) {
				let marker = (0, _marker_js__WEBPACK_IMPORTED_MODULE_2__.t7)(comment.body);
				if (marker?.kind === "sticky" && marker.tag === tag && isBy(comment, account)) return toOwn(comment, marker);
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
		function toOwn({ id, html_url, updated_at }, marker) {
			return {
				id,
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
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["sticky", "new"]),
			tag: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			session: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), begin = "<!-- intern-action ", line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildMarker(marker) {
			let json = JSON.stringify(marker).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${begin}${json} -->`;
		}
		function readMarker(body) {
			let [, json] = line.exec(body) ?? [];
			if (json !== void 0) try {
				return shape.safeParse(JSON.parse(json)).data;
			} catch {
				return;
			}
		}
		function marksOwnComment(body) {
			return body.startsWith(begin);
		}
	})
};
