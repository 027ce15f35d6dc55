export const id = 1942;
export const ids = [1942, 1006];
export const modules = {
	1942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { postFindingsAction: () => postFindingsAction });
		var _errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(452), _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1385), _github_review_changed_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1002), _github_review_merge_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5470), _inputs_values_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7035), _job_workspace_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(82), _report_findings_review_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4763), _report_findings_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8114), _report_render_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3974), _comment_run_comment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8521), _findings_review_round_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5763), _findings_review_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7128), _findings_run_findings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7709), _github_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4802), _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1006);
		async function postFindingsAction(io, settings, trigger) {
			let access = (0, _github_access_js__WEBPACK_IMPORTED_MODULE_0__.o)(io, settings, trigger);
			if (access.event.name === "merge_group") return (0, _findings_review_status_js__WEBPACK_IMPORTED_MODULE_1__.OB)(io, settings, access);
			let subject = findPullRequest(access), commits = await (0, _github_review_changed_files_js__WEBPACK_IMPORTED_MODULE_2__.gG)(access.github(), subject), { head } = commits, status = await (0, _findings_review_status_js__WEBPACK_IMPORTED_MODULE_1__.xP)(io, access, head, settings.commitStatus), { number } = subject, review = await readReview(io, settings, {
				repository: access.repositoryName(),
				pull_request: number,
				head
			}, status), listed = await access.files(), changes = await (0, _github_review_changed_files_js__WEBPACK_IMPORTED_MODULE_2__.IM)(access.github(), {
				number,
				commits,
				listed
			}), memory = await (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_3__.ab)(access, settings, number), roundRefusal = (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_3__.kG)(memory, settings, head);
			if (roundRefusal !== void 0) return await status.end((0, _github_review_merge_group_js__WEBPACK_IMPORTED_MODULE_4__.vE)(roundRefusal.why)), (0, _outcome_js__WEBPACK_IMPORTED_MODULE_5__.reportSkipped)(io, roundRefusal);
			let judged = await (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_3__.Xc)(review, {
				io,
				access,
				settings,
				number,
				head,
				changes
			}, memory), { outcome } = judged, { verdict, reviewUrl, rows } = outcome;
			io.setOutputs({
				conclusion: "finished",
				verdict,
				"review-url": reviewUrl
			}), await io.writeSummary((0, _report_render_markdown_js__WEBPACK_IMPORTED_MODULE_6__.l6)((0, _report_findings_review_js__WEBPACK_IMPORTED_MODULE_7__.MU)(outcome, "full", 200))), await (0, _comment_run_comment_js__WEBPACK_IMPORTED_MODULE_8__.writeComment)(io, access, {
				...settings,
				number
			}, (reservedBytes) => (0, _report_findings_review_js__WEBPACK_IMPORTED_MODULE_7__.nh)(outcome, reservedBytes)), await status.end((0, _findings_review_status_js__WEBPACK_IMPORTED_MODULE_1__.mf)(verdict, (0, _report_findings_words_js__WEBPACK_IMPORTED_MODULE_9__.OJ)(rows)));
			let error = (0, _findings_run_findings_js__WEBPACK_IMPORTED_MODULE_10__.toReviewError)(judged, settings.failAt);
			return error !== void 0 && (0, _findings_run_findings_js__WEBPACK_IMPORTED_MODULE_10__.failStep)(io, error), "finished";
		}
		function findPullRequest({ event, subject }) {
			if (event.name === "workflow_run") throw new _errors_js__WEBPACK_IMPORTED_MODULE_11__.NH("findings_file_refused", "On \"workflow_run\" no findings are posted, because anybody may have written the file of the earlier run. Put both jobs into one workflow.", { source: "findings-file" });
			if (subject?.isPullRequest === !0) return subject;
			throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_12__.Gq)("command", `The event "${event.name}" has no pull request, so there is nowhere to post findings.`);
		}
		async function readReview(io, { findingsFile, findingsDigest }, binding, status) {
			try {
				let text = await readText(io, findingsFile, findingsDigest);
				return (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_13__.V_)(text, {
					...binding,
					run_id: io.env.GITHUB_RUN_ID ?? ""
				});
			} catch (error) {
				throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_11__.NH && await status.end((0, _github_review_merge_group_js__WEBPACK_IMPORTED_MODULE_4__.vE)("the file of findings is missing or refused")), error;
			}
		}
		async function readText(io, path, digest) {
			if (path === void 0) throw (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_13__.x5)("the input \"findings-file\" is empty");
			if (digest === void 0) throw (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_13__.x5)("the input \"findings-digest\" is empty, so any job of this run could have replaced the file");
			let text = await (0, _job_workspace_js__WEBPACK_IMPORTED_MODULE_14__.OH)(io).readInputText(path).catch((error) => {
				throw (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_13__.x5)(`"${path}" can't be read`, error);
			});
			if ((0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_13__.TM)(text) !== digest) throw (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_13__.x5)("its digest is not the input \"findings-digest\"");
			return text;
		}
	}),
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
	1006: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			reportFailure: () => reportFailure,
			reportRun: () => reportRun,
			reportSkipped: () => reportSkipped
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _report_intern_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(604), _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568), _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3394);
		async function reportRun(io, { result, verdict, lead }, { level, transcript, suggest, diff }) {
			result.error !== null && io.log.error(`${result.error.message} (${result.error.code})`), io.setOutputs({
				...(0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__.v1)(result, transcript.path),
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
			let setOutputs = async () => io.setOutputs({
				conclusion: "failed",
				"error-code": error.code
			}), writeSummary = () => io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.WD)(error));
			for (let write of [setOutputs, writeSummary]) try {
				await write();
			} catch (cause) {
				let writeError = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.on)(cause);
				writeError.message !== error.message && io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(writeError)} (${writeError.code})`);
			}
		}
	}),
	2782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$V: () => isOpenedAt,
			Mw: () => listFoldersUpwards,
			wZ: () => makeFolders
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
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
		function isOpenedAt(file, path) {
			return process.platform !== "linux" || node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(`/proc/self/fd/${file}`) === path;
		}
	}),
	82: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fn: () => describeUnread,
			Hv: () => FileRefusal,
			OH: () => openWorkspace,
			sg: () => readTextInput
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760), _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3554), _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2782), _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7035), _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6559);
		function openWorkspace({ env, cwd, readFile, files }) {
			let root = (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, "GITHUB_WORKSPACE") ?? cwd, checkout = files === "checkout" ? findCheckout(root) : root, temp = (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, "RUNNER_TEMP") ?? (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), locate = (path) => {
				if (files === "anywhere") return;
				if (files === "checkout") return findPlace(path, [checkout]);
				let place = findPlace(path, [root, temp]);
				if (place !== void 0) return place;
				throw new FileRefusal("it is neither in the workspace nor in the runner's temp folder");
			}, readInput = async (inputPath) => {
				let path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, inputPath), place = locate(path);
				return place === void 0 ? node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(path) : readCheckoutFile(place, 4194304);
			}, create = (path) => {
				let place = locate(path);
				return place === void 0 ? createAnywhere(path) : createCheckoutFile(place);
			};
			return {
				resolve: (inputPath) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, inputPath),
				readInput,
				readInputText: async (inputPath) => toText(await readInput(inputPath)),
				readText: async (path) => toText(await readFile(path)),
				create,
				write(path, text) {
					let file = create(path);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(file, text);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
					}
				},
				refuseFileOfOthers(path) {
					if (files === "anywhere") return;
					let owner = findOwner(path, env, temp);
					if (owner !== void 0) throw new FileRefusal(`it is a file of ${owner}, which nothing else may write`);
				},
				temp
			};
		}
		function findCheckout(folder) {
			return (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.Mw)(folder).findLast((one) => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(one, ".git"))) ?? folder;
		}
		function toText(bytes) {
			return new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
		}
		function createAnywhere(path) {
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, "w+", 384);
			return node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync(file, 384), file;
		}
		async function readTextInput(name, path, workspace) {
			return workspace.readInputText(path).catch((cause) => {
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__.Gq)(name, (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)(name)} is "${path}", which ${describeUnread(cause, " as UTF-8 text")}`, cause);
			});
		}
		function describeUnread(cause, form = "") {
			return cause instanceof FileRefusal ? `is not read: ${cause.message}.` : `can't be read${form}. Check the path; in a job, check out the repository first.`;
		}
		let runnerFiles = [
			"GITHUB_ENV",
			"GITHUB_OUTPUT",
			"GITHUB_STATE",
			"GITHUB_PATH",
			"GITHUB_STEP_SUMMARY",
			"GITHUB_EVENT_PATH"
		];
		function findOwner(path, env, temp) {
			let real = realPath(path), isOwned = (file) => file !== void 0 && realPath(file) === real, name = runnerFiles.find((each) => isOwned((0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, each)));
			return name === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realPath(temp), real).startsWith("_") ? "the runner" : real.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).some((part) => part.toLowerCase() === ".git") ? "Git" : void 0 : `the runner (${name})`;
		}
		function realPath(path) {
			let absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path), real = (0, _errors_js__WEBPACK_IMPORTED_MODULE_7__.y0)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(absolute));
			return real !== void 0 || (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute) === absolute ? real ?? absolute : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(realPath((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute)), (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(absolute));
		}
		class FileRefusal extends Error {}
		let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants, noFollow = flags.O_NOFOLLOW ?? 0, noWait = flags.O_NONBLOCK ?? 0;
		function findPlace(path, roots) {
			for (let root of roots.filter((one) => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(one))) {
				let real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(root);
				for (let base of [root, real]) {
					let subpath = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(base, path);
					if (!(subpath === "" || subpath === ".." || subpath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(subpath))) return {
						root: real,
						names: subpath.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
					};
				}
			}
		}
		function readCheckoutFile({ root, names }, maxBytes) {
			let path = joinWithoutLinks(root, names), stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { bigint: !0 });
			if (!stats.isFile()) throw new FileRefusal(`"${names.at(-1)}" is not a regular file`);
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | noFollow | noWait);
			try {
				let { dev, ino, size } = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file, { bigint: !0 });
				if (dev !== stats.dev || ino !== stats.ino || isReplaced(file, path)) throw new FileRefusal(replacedMessage);
				if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, but at most ${maxBytes} are read`);
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
			}
		}
		function createCheckoutFile({ root, names }) {
			for (let depth = 1; depth < names.length; depth += 1) {
				let folder = joinWithoutLinks(root, names.slice(0, depth));
				node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(folder, { throwIfNoEntry: !1 }) === void 0 && node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(folder);
			}
			let path = joinWithoutLinks(root, names), existing = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { throwIfNoEntry: !1 });
			if (existing?.isFile() === !1) throw new FileRefusal(`"${names.at(-1)}" is not a regular file`);
			existing !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync(path);
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | noFollow, 384);
			if (!isReplaced(file, path)) return file;
			throw node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file), new FileRefusal(replacedMessage);
		}
		let replacedMessage = "it was replaced while it was opened";
		function isReplaced(file, path) {
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_7__.y0)(() => (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.$V)(file, path)) === !1;
		}
		function joinWithoutLinks(root, names) {
			let path = root;
			for (let name of names) if (path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { throwIfNoEntry: !1 })?.isSymbolicLink() === !0) throw new FileRefusal(`"${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path)}" is a link, and links are not followed. Name the file itself`);
			return path;
		}
	}),
	8568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v1: () => toRunOutputs,
			xS: () => toOutputList
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let maxBytes = 262144;
		function toRunOutputs({ conclusion, error, pending, record }, transcriptFile) {
			return {
				conclusion,
				text: toTextOutput(record.text),
				"finish-reason": record.finish_reason ?? void 0,
				"session-id": record.session_id ?? void 0,
				"intern-id": record.start?.intern_id,
				usage: JSON.stringify(record.usage),
				decisions: JSON.stringify((0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.bB)(record).map(shortenDecision)),
				pending: pending === null ? void 0 : JSON.stringify(pending),
				"transcript-file": transcriptFile,
				"error-code": error?.code
			};
		}
		function toOutputList(entries) {
			let texts = entries.values().map((entry) => JSON.stringify(entry));
			return `[${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.z6)(texts, 262142).join(",")}]`;
		}
		function shortenDecision(decision) {
			let cut = (text) => text === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, 8e3);
			return {
				...decision,
				operation: cut(decision.operation),
				reason: cut(decision.reason)
			};
		}
		function toTextOutput({ head, tail, omitted }) {
			let text = head + tail;
			if (omitted === 0 && Buffer.byteLength(text) <= maxBytes) return text;
			let note = "\n\n[Cut at 256 KiB. The whole text is in the transcript file.]";
			return (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.zP)(head, maxBytes - Buffer.byteLength(note)) + note;
		}
	})
};
