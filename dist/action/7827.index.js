export const id = 7827;
export const ids = [7827, 1006];
export const modules = {
	1942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { postFindingsAction: () => postFindingsAction });
		var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1385), _github_review_changed_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1002), _job_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1950), _report_findings_review_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4763), _report_findings_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8114), _report_render_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3974), _comment_run_comment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8521), _findings_review_round_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6145), _findings_review_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426), _findings_run_findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6), _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1006);
		async function postFindingsAction(io, settings, access) {
			if (access.event.name === "merge_group") return (0, _findings_review_status_js__WEBPACK_IMPORTED_MODULE_0__.aW)(io, settings, access);
			let subject = pullRequestOf(access), commits = await (0, _github_review_changed_files_js__WEBPACK_IMPORTED_MODULE_1__.gG)(access.github(), subject), { head } = commits, context = settings.commitStatus, status = context === void 0 ? void 0 : await (0, _findings_review_status_js__WEBPACK_IMPORTED_MODULE_0__.xP)(io, access, {
				sha: head,
				context
			}), review = await readReview(io, settings, {
				access,
				subject,
				head,
				status
			}), { number } = subject, listed = await access.files(), changes = await (0, _github_review_changed_files_js__WEBPACK_IMPORTED_MODULE_1__.IM)(access.github(), {
				number,
				commits,
				listed
			}), memory = await (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_2__.MB)(access, settings, number), noRound = (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_2__.e1)(memory, settings, head);
			return noRound === void 0 ? (await post(io, settings, {
				access,
				status,
				review,
				reviewed: {
					number,
					head,
					changes
				},
				memory
			}), "finished") : (await (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_2__.wn)(status, noRound), (0, _outcome_js__WEBPACK_IMPORTED_MODULE_3__.reportSkipped)(io, noRound));
		}
		function pullRequestOf({ event, subject }) {
			if (event.name === "workflow_run") throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.NH("findings_file_refused", "On \"workflow_run\" no findings are posted: what the run before left may be anybody's. Let both jobs stand in one workflow.", { source: "findings-file" });
			if (subject?.isPullRequest === !0) return subject;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.dz("input_invalid", `The event "${event.name}" is about no pull request, so there is nowhere to post findings.`, { source: "command" });
		}
		async function readReview(io, { findingsFile, findingsDigest }, { access, subject, head, status }) {
			let repository = access.repositoryName(), run_id = io.env.GITHUB_RUN_ID ?? "";
			try {
				let text = await readText(io, findingsFile, findingsDigest);
				return (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_5__.V_)(text, {
					repository,
					pull_request: subject.number,
					head,
					run_id
				});
			} catch (error) {
				throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.NH && await status?.end({
					state: "error",
					description: "Not reviewed: the file of findings is missing or refused"
				}), error;
			}
		}
		async function readText(io, path, digest) {
			if (path === void 0) throw (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_5__.J5)("the input \"findings-file\" names none");
			if (digest === void 0) throw (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_5__.J5)("the input \"findings-digest\" names no digest, so any job of this run could have replaced it");
			let text = await (0, _job_workspace_js__WEBPACK_IMPORTED_MODULE_6__.OH)(io).readInputText(path).catch((error) => {
				throw (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_5__.J5)(`"${path}" can't be read`, error);
			});
			if ((0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_5__.Mk)(text) !== digest) throw (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_5__.J5)("it is not the file of the input \"findings-digest\"");
			return text;
		}
		async function post(io, settings, { access, status, ...posting }) {
			let { review, reviewed, memory } = posting, judged = await (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_2__.Xc)(review, {
				io,
				access,
				settings,
				reviewed
			}, memory), { outcome } = judged, { verdict, reviewUrl, rows } = outcome;
			io.setOutputs({
				conclusion: "finished",
				verdict,
				...reviewUrl === void 0 ? {} : { "review-url": reviewUrl }
			}), await io.writeSummary((0, _report_render_markdown_js__WEBPACK_IMPORTED_MODULE_7__.l6)((0, _report_findings_review_js__WEBPACK_IMPORTED_MODULE_8__.MU)(outcome, "full", 200)));
			let toReport = (besides) => (0, _report_findings_review_js__WEBPACK_IMPORTED_MODULE_8__.nh)(outcome, besides);
			await (0, _comment_run_comment_js__WEBPACK_IMPORTED_MODULE_9__.writeComment)(io, access, {
				...settings,
				number: reviewed.number
			}, toReport), await status?.end((0, _findings_review_status_js__WEBPACK_IMPORTED_MODULE_0__.mf)(verdict, (0, _report_findings_words_js__WEBPACK_IMPORTED_MODULE_10__.OJ)(rows)));
			let error = (0, _findings_run_findings_js__WEBPACK_IMPORTED_MODULE_11__.toReviewError)(judged, settings.failAt);
			error !== void 0 && (0, _findings_run_findings_js__WEBPACK_IMPORTED_MODULE_11__.failStep)(io, error);
		}
	}),
	8521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			noProgress: () => noProgress,
			openComment: () => openComment,
			showProgress: () => showProgress,
			writeComment: () => writeComment
		});
		var errors = __webpack_require__(452), comments = __webpack_require__(3847), comment_marker = __webpack_require__(8963), parked = __webpack_require__(8300), ending = __webpack_require__(4443), facts = __webpack_require__(5697), pauses = __webpack_require__(6955), blocks = __webpack_require__(9229), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), suggestions = __webpack_require__(9829), summary = __webpack_require__(3394);
		function toRunningComment({ record, elapsedMs, question }) {
			let status = (0, blocks.R_)(toState((0, ending.Vb)(record), question), [[`running for ${(0, facts.ik)(elapsedMs)}`]]);
			return (0, markdown.l6)((0, blocks.Bv)(status, question && toQuestion(question), (0, pauses.z6)(record, 20, suggestions.suggestionsFor)));
		}
		function toState(name, question) {
			return question === void 0 ? `⏳ ${name} is working` : question.commands.some((command) => command.startsWith("/allow")) ? `✋ ${name} asks for permission` : `✋ ${name} has a question`;
		}
		function toFinalComment(record, { render, lead, isShort, besides = 0 }) {
			let maxBytes = isShort ? 1e4 : 6e4 - besides;
			return (0, summary.mC)(record, "full", {
				render,
				suggest: suggestions.suggestionsFor,
				lead,
				maxBytes,
				withReasoning: !1
			});
		}
		function toFailedComment(message) {
			return (0, markdown.l6)([(0, blocks.R_)("❌ The run did not start"), (0, blocks.xE)("CAUTION", (0, cut.ml)(message, 4e3))]);
		}
		function toQuestion({ shown, code, commands, untilMs, reason, refusal }) {
			let until = `${new Date(untilMs).toISOString().slice(11, 16)} UTC`;
			return (0, blocks.Bv)(refusal !== void 0 && (0, blocks.xE)("CAUTION", `The last answer did not fit. ${refusal}`), (0, blocks.aY)(shown.question.join("\n")), shown.more.length > 0 && [(0, blocks.FY)("With these arguments:"), (0, blocks.aY)(shown.more.join("\n"))], reason !== null && (0, blocks.FY)(`Why a person is asked: ${reason}`), (0, blocks.FY)({ strong: `Answer by ${until}.` }, " If you have write permission, write a comment that is nothing but one of these lines:"), (0, blocks.aY)(commands.map((command) => command.replace(/^(\S+)/, `$1 ${code}`)).join("\n")));
		}
		var rich_text = __webpack_require__(993), question = __webpack_require__(6790), subject = __webpack_require__(9127);
		function createCommentWriter(io, access, place) {
			let { log, redactor, env } = io, { kind, tag, number } = place, written = place.found, isGivenUp = !1, put = async (report, { session, parked }) => {
				let marker = {
					kind,
					tag,
					...session === void 0 ? {} : { session: redactor.redact(session) }
				}, text = `${redactor.redact(report)}${runLink(env)}`, body = parked.length === 0 ? `${(0, comment_marker.hQ)(marker)}\n${text}` : (0, question.zm)(marker, parked, text), github = access.github(io.signal.aborted ? AbortSignal.timeout(2e3) : io.signal);
				return written = written === void 0 ? await (0, comments.eT)(github, {
					number,
					body
				}) : await (0, comments.vv)(github, {
					id: written.id,
					body
				}), written.writtenAtMs;
			};
			return {
				async write(report, kept, shorter) {
					if (!isGivenUp) try {
						return await put(report, kept).catch((error) => {
							if (shorter === void 0 || !(error instanceof errors.h4) || error.data.status !== 422) throw error;
							return put(shorter(), kept);
						});
					} catch (error) {
						log.warning(`The comment could not be written: ${(0, errors.Uc)(error)}`), isGivenUp = written === void 0;
						return;
					}
				},
				written: () => written
			};
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
		function runLink(env) {
			let url = (0, subject.Vp)(env);
			return url === void 0 ? "" : `\n<sub><a href="${url}">Workflow run</a></sub>\n`;
		}
		function createRunComment(io, access, recorder, { parked: found, ...place }) {
			let { clock } = io, writer = createCommentWriter(io, access, place), sessionId = place.found?.marker?.session, parked = found, writings = [], keptBy = ({ session_id, start }) => ({
				session: start?.session_ends === !0 ? void 0 : session_id ?? sessionId,
				parked
			}), show = (state) => writer.write(toRunningComment(state), keptBy(state.record)), { stop, ...progress } = place.kind === "sticky" ? showProgress({
				clock,
				recorder,
				show
			}) : noProgress, end = async (report, kept, shorter) => {
				await stop(), await writer.write(report, kept, shorter), await Promise.all(writings), setUrl(io, writer);
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
					let besides = bytesBeside(parked), report = (isShort) => toFinalComment(record, {
						render: rich_text.renderRichText,
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
		async function openComment(io, settings, access, recorder) {
			let number = access.subject?.number;
			if (number === void 0) {
				io.log.notice(`No comment is written: the event "${access.event.name}" is about no pull request and no issue.`);
				return;
			}
			let place = await findPlace(io, access, settings, number);
			return settings.sessionFromComment && place?.kind === "sticky" && place.found?.marker?.session === void 0 && io.log.notice("There is no sticky comment that keeps a session; a new session begins."), place && createRunComment(io, access, recorder, place);
		}
		async function writeComment(io, access, settings, toReport) {
			let { comment: kind, number } = settings;
			if (kind === "none" || number === void 0) return;
			let place = await findPlace(io, access, settings, number);
			if (place === void 0) return;
			let { found, parked } = place, writer = createCommentWriter(io, access, place);
			await writer.write(toReport(bytesBeside(parked)), {
				session: found?.marker?.session,
				parked
			}), setUrl(io, writer);
		}
		function bytesBeside(parked) {
			return parked.length === 0 ? 0 : (0, question.nM)(parked);
		}
		function setUrl(io, writer) {
			let url = writer.written()?.url;
			url !== void 0 && io.setOutputs({ "comment-url": url });
		}
		async function findPlace(io, access, { comment, commentTag: tag }, number) {
			if (comment !== "sticky") return {
				kind: "new",
				tag,
				number,
				found: void 0,
				parked: []
			};
			let find = async () => {
				let accounts = [await access.account()], found = await (0, comments.$L)(access.github(), {
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
			}, tell = (why) => io.log.warning(`No comment is written, because the old one could not be looked for: ${why}`);
			return (0, errors.Wz)(find, tell, io.signal);
		}
		async function keptQuestions({ clock, log }, access, found) {
			let body = await (0, comments.xv)(access.github(), found);
			return body === void 0 ? (log.warning("Somebody else edited the sticky comment, so its questions are no longer parked."), []) : (0, parked.qO)((0, comment_marker.t7)(body)).filter(({ binding }) => clock.now() < binding.untilMs);
		}
		function showProgress({ clock, recorder, show }) {
			let startedAt = clock.monotonic(), openQuestion, shownAtMs, isRunning = !1, write = async () => {
				shownAtMs = await show({
					record: recorder.soFar(),
					elapsedMs: clock.monotonic() - startedAt,
					question: openQuestion
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
					if (isRunning) return openQuestion = question, updates.request(), await updates.settle(), shownAtMs;
				},
				endAsking() {
					openQuestion = void 0, updates.request();
				},
				stop: () => updates.stop()
			};
		}
		let noProgress = {
			ask: async () => void 0,
			endAsking() {},
			async stop() {}
		};
	}),
	1006: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			reportFailure: () => reportFailure,
			reportRun: () => reportRun,
			reportSkipped: () => reportSkipped
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _report_intern_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(604), _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568), _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3394);
		async function reportRun(io, { result, verdict, lead }, { level, transcript, suggest, diff }) {
			result.error !== null && io.log.error(`${result.error.message} (${result.error.code})`), io.setOutputs({
				...(0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__.v1)(result, transcript),
				verdict
			});
			let render = await (0, _report_intern_words_js__WEBPACK_IMPORTED_MODULE_1__.gD)(result.record, level);
			await io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.mC)(result.record, level, {
				render,
				suggest,
				lead,
				diff
			}));
		}
		async function reportSkipped(io, { why, remedy }) {
			return io.setOutputs({ conclusion: "skipped" }), io.log.notice(`No run was started. ${why} ${remedy}`), await io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.gV)(why, remedy)), "skipped";
		}
		async function reportFailure(io, thrown) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.on)(thrown);
			io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)} (${error.code})`);
			for (let { name, value } of error.data.unverifiedClaims ?? []) io.log.info(`  ${name}: ${value ?? "absent"} (unverified)`);
			for (let remark of error.data.remarks ?? []) io.log.notice(remark);
			await attempt(io, error, () => io.setOutputs((0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__.K)("failed", error))), await attempt(io, error, () => io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.WD)(error)));
		}
		async function attempt(io, told, write) {
			try {
				await write();
			} catch (thrown) {
				let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.on)(thrown);
				error.message !== told.message && io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)} (${error.code})`);
			}
		}
	}),
	7316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ZY: () => readStanding,
			_m: () => isBy,
			cE: () => readPermission,
			cc: () => readOwnAccount,
			du: () => isAtLeast,
			tf: () => toAccount,
			zB: () => permissionLevels
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _api_rest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1252), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5332);
		let permissionLevels = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		], level = zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(permissionLevels);
		function isAtLeast(permission, least) {
			return permissionLevels.indexOf(permission) >= permissionLevels.indexOf(least);
		}
		async function readStanding(github, login) {
			let user = await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.users.getByUsername({ username: login }), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.bI));
			return user?.login.toLowerCase() === login.toLowerCase() ? {
				login,
				type: user.type,
				permission: await readPermission(github, login)
			} : {
				login,
				type: "unknown",
				permission: "none"
			};
		}
		async function readPermission(github, login) {
			let place = {
				...github.repository,
				username: login
			}, answer = await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.repos.getCollaboratorPermissionLevel(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.tF));
			return level.safeParse(answer?.role_name).data ?? level.safeParse(answer?.permission).data ?? "none";
		}
		let viewerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }) }), workflowAccount = {
			login: "github-actions[bot]",
			type: "Bot"
		};
		async function readOwnAccount(github) {
			try {
				let { viewer } = await github.json(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
				return toAccount(viewer.login);
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.h4) return workflowAccount;
				throw error;
			}
		}
		function toAccount(login) {
			return {
				login,
				type: login.endsWith("[bot]") ? "Bot" : "User"
			};
		}
		function isBy(user, { login, type }) {
			return user?.login === login && user.type === type;
		}
	}),
	1252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => createGitHub,
			M: () => orMissing
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5332);
		function createGitHub(options) {
			let open = async (as, limits) => {
				let { openOctokit } = await Promise.all([
					__webpack_require__.e(6752),
					__webpack_require__.e(1845),
					__webpack_require__.e(377)
				]).then(__webpack_require__.bind(__webpack_require__, 377));
				return openOctokit({
					...options,
					...limits,
					as
				});
			}, ask = async (call) => {
				try {
					return await call();
				} catch (error) {
					throw options.signal.throwIfAborted(), ourOwn(error);
				}
			};
			return {
				repository: options.repository,
				async json(call, shape, limits) {
					let opened = await open("json", limits), { data } = await ask(() => call(opened.octokit));
					return read(data, shape, opened);
				},
				async bytes(call, limits) {
					let opened = await open("bytes", limits);
					return await ask(() => call(opened.octokit)), opened.last()?.response.bytes;
				},
				async graphql({ query, variables }, shape) {
					let opened = await open("json", { isRead: query.startsWith("query") }), { data } = await ask(() => opened.octokit.request("POST /graphql", {
						query,
						variables
					}));
					return readGraphql(data, shape, opened);
				},
				async *pages(call, shape, limits) {
					let opened = await open("json", limits), pages = await ask(async () => call(opened.octokit)[Symbol.asyncIterator]());
					for (let page = 1; page <= 50; page += 1) {
						let next = await ask(() => pages.next());
						if (next.done === !0) return;
						yield read(next.value.data, shape, opened);
					}
				}
			};
		}
		function read(data, shape, { last }) {
			let result = shape.safeParse(data);
			if (result.success) return result.data;
			let at = result.error.issues[0]?.path.join(".") ?? "", call = last();
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_malformed", `GitHub's answer to ${call?.what ?? "a request"} is not what its API describes${at === "" ? "" : `, at "${at}"`}.`, { status: call?.response.status });
		}
		let statusOfType = {
			FORBIDDEN: 403,
			INSUFFICIENT_SCOPES: 403,
			NOT_FOUND: 404
		};
		function readGraphql(answer, shape, opened) {
			let { data, errors = [] } = read(answer, _shapes_js__WEBPACK_IMPORTED_MODULE_1__.Dz, opened), refused = errors.map(({ message, type, path }) => ({
				message: message.slice(0, 300),
				type,
				field: typeof path?.[0] == "string" ? path[0] : void 0
			})), [first] = refused, found = shape.safeParse(data);
			if (found.success) return {
				data: found.data,
				refused
			};
			if (first === void 0) return {
				data: read(data, shape, opened),
				refused
			};
			let status = statusOfType[first.type ?? ""], remedy = status === void 0 ? "" : " Check that the job's \"permissions\" let \"github-token\" do this.", message = `GitHub's GraphQL API refused (${first.type ?? "no type"}): ${first.message}${remedy}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_refused", message, { status });
		}
		function ourOwn(error) {
			let cause = error instanceof Error && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4) ? error.cause : error;
			return cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 ? cause : new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_malformed", "GitHub's API was not asked, or not understood.", { cause: error });
		}
		async function orMissing(answer) {
			try {
				return await answer;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_ && error.data.status === 404) return;
				throw error;
			}
		}
	}),
	5332: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dz: () => graphqlAnswerShape,
			EV: () => refusalShape,
			Ks: () => commentsShape,
			Ms: () => repositoryShape,
			Or: () => checkRunsShape,
			Ww: () => reviewCommentsShape,
			bI: () => userShape,
			dO: () => commitShape,
			lq: () => comparisonShape,
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
		})), refusalShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), graphqlAnswerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			data: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
			errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()])))
			})))
		}), userShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
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
			node_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
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
			state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
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
			previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			patch: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		})), comparisonShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			files: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(filesShape, [])
		}), checkRunsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
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
	3056: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DQ: () => readPullRequest,
			Ul: () => readFiles,
			e4: () => changesFile,
			ty: () => isFromFork
		});
		var _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5332);
		function readPullRequest(github, number) {
			return github.json(({ rest }) => rest.pulls.get({
				...github.repository,
				pull_number: number
			}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.oX);
		}
		function isFromFork({ head, base }) {
			return head.repo === null || head.repo.id !== base.repo?.id;
		}
		async function readFiles(github, number) {
			let place = {
				...github.repository,
				pull_number: number,
				per_page: 100
			}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.pulls.listFiles, place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.vN, { maxBodyBytes: 67108864 });
			return (await Array.fromAsync(pages)).flat();
		}
		function changesFile(files, path) {
			return files.some(({ filename, previous_filename }) => filename === path || previous_filename === path);
		}
	}),
	9127: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ek: () => repositoryUrl,
			Hr: () => happenedAt,
			Nu: () => readRepository,
			Q$: () => checkedSha,
			VM: () => stoodAt,
			Vb: () => nameOf,
			Vp: () => runUrl,
			et: () => subjectOf,
			yv: () => originOf
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6413), _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9607);
		function readRepository(env) {
			let [, owner, repo] = /^([\w-]+)\/([\w.-]+)$/.exec(env.GITHUB_REPOSITORY ?? "") ?? [];
			return owner === void 0 || repo === void 0 ? void 0 : {
				owner,
				repo
			};
		}
		function nameOf({ owner, repo }) {
			return `${owner}/${repo}`;
		}
		function originOf(event, env) {
			let repository = readRepository(env), commit = subjectOf(event)?.headSha ?? env.GITHUB_SHA ?? "";
			return {
				...repository === void 0 ? {} : { repository: nameOf(repository) },
				.../^[0-9a-f]{40}$/.test(commit) ? { commit } : {}
			};
		}
		function subjectOf({ payload }) {
			let pullRequest = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request");
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(pullRequest)) return toSubject(pullRequest, !0);
			let issue = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "issue");
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(issue)) return toSubject(issue, (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(issue, "pull_request")));
			let upstream = [
				"workflow_run",
				"check_run",
				"check_suite"
			].map((name) => (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, name)).find(_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv), [first] = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.gT)(upstream, "pull_requests");
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(first) ? toSubject(first, !0) : void 0;
		}
		function toSubject(payload, isPullRequest) {
			let number = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "number");
			if (number === void 0 || number < 1) return;
			let body = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "body");
			return {
				number,
				isPullRequest,
				title: (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "title"),
				body: body === null || typeof body == "string" ? body : void 0,
				headSha: shaAt(payload, "head", "sha"),
				baseSha: shaAt(payload, "base", "sha"),
				baseRef: (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "base", "ref")
			};
		}
		function checkedSha(event) {
			let { payload } = event;
			return [
				"workflow_run",
				"check_run",
				"check_suite"
			].map((name) => shaAt(payload, name, "head_sha")).find((sha) => sha !== void 0) ?? subjectOf(event)?.headSha;
		}
		function happenedAt({ payload }) {
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "comment", "updated_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "review", "submitted_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "workflow_run", "created_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "pull_request", "updated_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "issue", "updated_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "check_suite", "updated_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "check_run", "check_suite", "updated_at");
		}
		function stoodAt(happened, ...times) {
			return happened !== void 0 && times.every((time) => Date.parse(time) <= Date.parse(happened));
		}
		function shaAt(payload, ...path) {
			let sha = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, ...path);
			return sha !== void 0 && /^[0-9a-f]{40}$/.test(sha) ? sha : void 0;
		}
		function repositoryUrl(env) {
			let server = env.GITHUB_SERVER_URL ?? "", repository = env.GITHUB_REPOSITORY ?? "";
			return /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w-]+\/[\w.-]+$/.test(repository) ? `${server}/${repository}` : void 0;
		}
		function runUrl(env) {
			let repository = repositoryUrl(env), run = env.GITHUB_RUN_ID ?? "";
			return repository === void 0 || !/^\d+$/.test(run) ? void 0 : `${repository}/actions/runs/${run}`;
		}
	}),
	1950: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hv: () => FileRefusal,
			OH: () => openWorkspace,
			Vv: () => readTextOf
		});
		var external_node_fs_ = __webpack_require__(3024), external_node_os_ = __webpack_require__(8161), external_node_path_ = __webpack_require__(6760), environment = __webpack_require__(3554), errors = __webpack_require__(452);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let above = (0, external_node_path_.dirname)(folder);
			above !== folder && makeFolders(above, mode);
			try {
				(0, external_node_fs_.mkdirSync)(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function isFolder(path) {
			return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isForEverybody(folder) {
			return !!((0, external_node_fs_.statSync)(folder).mode & 2);
		}
		var wording = __webpack_require__(6559);
		function openWorkspace({ env, cwd, readFile, files }) {
			let root = (0, environment.b)(env, "GITHUB_WORKSPACE") ?? cwd, checkout = files === "checkout" ? checkoutOf(root) : root, temp = (0, environment.b)(env, "RUNNER_TEMP") ?? (0, external_node_os_.tmpdir)(), place = (path) => {
				if (files === "anywhere") return;
				let found = placeOf(path, files === "workspace" ? [root, temp] : [checkout]);
				if (found !== void 0 || files === "checkout") return found;
				throw new FileRefusal("it lies neither in the workspace nor in the runner's temp folder");
			}, readInput = async (given) => {
				let path = (0, external_node_path_.resolve)(root, given), found = place(path);
				return found === void 0 ? (0, external_node_fs_.readFileSync)(path) : readCheckoutFile(found, 4194304);
			}, create = (path) => {
				let found = place(path);
				return found === void 0 ? createAnywhere(path) : createCheckoutFile(found);
			};
			return {
				path: (given) => (0, external_node_path_.resolve)(root, given),
				readInput,
				readInputText: async (given) => toText(await readInput(given)),
				readText: async (path) => toText(await readFile(path)),
				create,
				write(path, text) {
					let file = create(path);
					try {
						(0, external_node_fs_.writeFileSync)(file, text);
					} finally {
						(0, external_node_fs_.closeSync)(file);
					}
				},
				refuseFileOfOthers(path) {
					if (files === "anywhere") return;
					let owner = whoseFile(path, env, temp);
					if (owner !== void 0) throw new FileRefusal(`it is a file of ${owner}, which nothing else may write`);
				},
				temp
			};
		}
		function checkoutOf(folder) {
			let folders = [folder];
			for (let at = folder; at !== (0, external_node_path_.dirname)(at); at = (0, external_node_path_.dirname)(at)) folders.push((0, external_node_path_.dirname)(at));
			return folders.findLast((one) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(one, ".git")) && !isForEverybody(one)) ?? folder;
		}
		function toText(bytes) {
			return new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
		}
		function createAnywhere(path) {
			makeFolders((0, external_node_path_.dirname)(path));
			let file = (0, external_node_fs_.openSync)(path, "w+", 384);
			return (0, external_node_fs_.fchmodSync)(file, 384), file;
		}
		async function readTextOf(name, given, workspace) {
			return workspace.readInputText(given).catch((cause) => {
				throw new errors.dz("input_invalid", unreadable(name, given, cause), {
					source: name,
					cause
				});
			});
		}
		function unreadable(name, given, cause) {
			return cause instanceof FileRefusal ? (0, wording.MH)`${(0, wording.hF)(name)} is "${given}", which is not read: ${cause.message}.` : (0, wording.MH)`${(0, wording.hF)(name)} is "${given}", which can't be read as UTF-8 text. Check the path; in a job, check out the repository first.`;
		}
		let runnerFiles = [
			"GITHUB_ENV",
			"GITHUB_OUTPUT",
			"GITHUB_STATE",
			"GITHUB_PATH",
			"GITHUB_STEP_SUMMARY",
			"GITHUB_EVENT_PATH"
		];
		function whoseFile(path, env, temp) {
			let real = realPath(path), name = runnerFiles.find((each) => (env[each] ?? "") !== "" && realPath(env[each] ?? "") === real);
			return name === void 0 ? (0, external_node_path_.relative)(realPath(temp), real).startsWith("_") ? "the runner" : real.split(external_node_path_.sep).some((part) => part.toLowerCase() === ".git") ? "Git" : void 0 : `the runner (${name})`;
		}
		function realPath(path) {
			let whole = (0, external_node_path_.resolve)(path);
			try {
				return (0, external_node_fs_.realpathSync)(whole);
			} catch {
				return (0, external_node_path_.dirname)(whole) === whole ? whole : (0, external_node_path_.join)(realPath((0, external_node_path_.dirname)(whole)), (0, external_node_path_.basename)(whole));
			}
		}
		class FileRefusal extends Error {}
		let flags = external_node_fs_.constants, noFollow = flags.O_NOFOLLOW ?? 0, noWait = flags.O_NONBLOCK ?? 0;
		function placeOf(path, roots) {
			for (let root of roots.filter((one) => (0, external_node_fs_.existsSync)(one))) {
				let real = (0, external_node_fs_.realpathSync)(root);
				for (let base of [root, real]) {
					let below = (0, external_node_path_.relative)(base, path);
					if (!(below === "" || below === ".." || below.startsWith(`..${external_node_path_.sep}`) || (0, external_node_path_.isAbsolute)(below))) return {
						root: real,
						names: below.split(external_node_path_.sep)
					};
				}
			}
		}
		function readCheckoutFile({ root, names }, maxBytes) {
			let path = walk(root, names), seen = (0, external_node_fs_.lstatSync)(path, { bigint: !0 });
			if (!seen.isFile()) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
			let file = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | noFollow | noWait);
			try {
				let { dev, ino, size } = (0, external_node_fs_.fstatSync)(file, { bigint: !0 });
				if (dev !== seen.dev || ino !== seen.ino || isElsewhere(file, path)) throw new FileRefusal(replaced);
				if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, at most ${maxBytes} are read`);
				return (0, external_node_fs_.readFileSync)(file);
			} finally {
				(0, external_node_fs_.closeSync)(file);
			}
		}
		function createCheckoutFile({ root, names }) {
			for (let index of names.slice(1).keys()) makeFolder(walk(root, names.slice(0, index + 1)));
			let path = walk(root, names), before = (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: !1 });
			if (before?.isFile() === !1) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
			before !== void 0 && (0, external_node_fs_.unlinkSync)(path);
			let file = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | noFollow, 384);
			if (!isElsewhere(file, path)) return file;
			throw (0, external_node_fs_.closeSync)(file), new FileRefusal(replaced);
		}
		let replaced = "it was replaced while it was opened";
		function isElsewhere(file, path) {
			if (process.platform !== "linux") return !1;
			try {
				return (0, external_node_fs_.readlinkSync)(`/proc/self/fd/${file}`) !== path;
			} catch {
				return !1;
			}
		}
		function makeFolder(path) {
			(0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: !1 }) === void 0 && (0, external_node_fs_.mkdirSync)(path);
		}
		function walk(root, names) {
			let path = root;
			for (let name of names) if (path = (0, external_node_path_.join)(path, name), (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: !1 })?.isSymbolicLink() === !0) throw new FileRefusal(`"${(0, external_node_path_.relative)(root, path)}" is a link, and no link is followed. Name the file itself`);
			return path;
		}
	}),
	1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
			key("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
			key("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
			key("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
			key("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
			key("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
			key("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
			key("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
			key("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			key("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
			key("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
			key("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
			key("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
		];
		function key(path, value, about, read) {
			let [name = "", group] = path.split(".").toReversed();
			return {
				path,
				group,
				name,
				value,
				about,
				read
			};
		}
	})
};
