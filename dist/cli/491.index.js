export const id = 491;
export const ids = [491];
export const modules = {
	665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => runOnIntern });
		var external_node_os_ = __webpack_require__(8161), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452), context = __webpack_require__(1576);
		function payload_at(value, ...path) {
			return path.reduce((inner, name) => payload_isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : void 0, value);
		}
		function payload_textAt(value, ...path) {
			let found = payload_at(value, ...path);
			return typeof found == "string" && found !== "" ? found : void 0;
		}
		function payload_integerAt(value, ...path) {
			let found = payload_at(value, ...path);
			return typeof found == "number" && Number.isSafeInteger(found) ? found : void 0;
		}
		function flagAt(value, ...path) {
			let found = payload_at(value, ...path);
			return typeof found == "boolean" ? found : void 0;
		}
		function payload_isRecord(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		let trustedEvents = new Set([
			"push",
			"schedule",
			"workflow_dispatch",
			"repository_dispatch",
			"merge_group",
			"release",
			"create",
			"delete",
			"deployment",
			"deployment_status"
		]);
		function canOutsidersCause(event) {
			return !trustedEvents.has(event.name);
		}
		function isGitHubActions(env) {
			return env.GITHUB_ACTIONS === "true";
		}
		function visibilityOf({ payload }) {
			let visibility = payload_textAt(payload, "repository", "visibility");
			if (visibility !== void 0) return visibility;
			let isPrivate = flagAt(payload, "repository", "private");
			return isPrivate === void 0 ? context.L5 : isPrivate ? "private" : "public";
		}
		function toRunContext(event, env) {
			let pullRequest = payload_at(event.payload, "pull_request"), actor = notEmpty(env.GITHUB_ACTOR);
			return {
				...context.Ut,
				event: event.name,
				ref: notEmpty(env.GITHUB_REF) ?? context.L5,
				base_ref: notEmpty(env.GITHUB_BASE_REF) ?? context.L5,
				fork: forkOf(event),
				draft: flagAt(pullRequest, "draft") ?? context.L5,
				labels: labelsOf(pullRequest ?? payload_at(event.payload, "issue")),
				actor: {
					...context.Ut.actor,
					association: associationOf(event.payload),
					type: typeOfActor(event.payload, actor),
					login: actor ?? context.L5
				},
				repository: { visibility: visibilityOf(event) }
			};
		}
		function forkOf(event) {
			if (!canOutsidersCause(event)) return !1;
			let { payload } = event;
			if (event.name === "workflow_run") return differ(payload_integerAt(payload, "workflow_run", "head_repository", "id"), payload_integerAt(payload, "repository", "id"));
			let pullRequest = payload_at(payload, "pull_request");
			return payload_at(pullRequest, "head", "repo") === null || differ(payload_integerAt(pullRequest, "head", "repo", "id"), payload_integerAt(pullRequest, "base", "repo", "id"));
		}
		function differ(one, other) {
			return one === void 0 || other === void 0 ? context.L5 : one !== other;
		}
		function labelsOf(subject) {
			let labels = payload_at(subject, "labels");
			return Array.isArray(labels) ? labels.flatMap((label) => payload_textAt(label, "name") ?? []) : context.L5;
		}
		function associationOf(payload) {
			return payload_textAt([
				"comment",
				"review",
				"pull_request",
				"issue"
			].map((name) => payload_at(payload, name)).find(payload_isRecord), "author_association") ?? context.L5;
		}
		function typeOfActor(payload, actor) {
			let sender = payload_at(payload, "sender");
			return actor !== void 0 && payload_textAt(sender, "login") === actor ? payload_textAt(sender, "type") ?? context.L5 : context.L5;
		}
		function notEmpty(value) {
			return value === "" ? void 0 : value;
		}
		var limits = __webpack_require__(8536), interaction = __webpack_require__(6518);
		function readQuestion({ finish, toolCall }, clock) {
			let sessionId = finish.session_id;
			if (toolCall === void 0 || sessionId === null) throw new errors.lm("stream_malformed", "The run paused, but the response names no tool call or no session_id.");
			if (!toolCall.function.name.endsWith(interaction.Pg)) throw new errors.lm("stream_malformed", `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${interaction.Pg}" are questions.`);
			return {
				sessionId,
				toolCall,
				deadline: new Date(clock.now() + limits.hj).toISOString(),
				answerUntil: clock.monotonic() + limits.hj - 2e4
			};
		}
		function toPending({ sessionId, toolCall, deadline }) {
			let { name, arguments: text } = toolCall.function;
			return {
				tool_call_id: toolCall.id,
				session_id: sessionId,
				name,
				arguments: text,
				deadline
			};
		}
		function toToolCall(pending) {
			let { tool_call_id, name, arguments: text } = pending;
			return {
				index: 0,
				id: tool_call_id,
				type: "function",
				function: {
					name,
					arguments: text
				}
			};
		}
		var retry = __webpack_require__(8394);
		let endedByStream = new Set([
			"steered",
			"stream_severed",
			"stream_idle",
			"run_ended",
			"run_timeout",
			"run_failed"
		]);
		function toRunFailure(thrown, phase) {
			let error = thrown instanceof errors.h4 ? thrown : new errors.h4("internal", (0, errors.Uc)(thrown), { cause: thrown }), { status, sent } = error.data;
			if (endedByStream.has(error.code) || error.code === "api_unreachable" && sent === "unknown") return {
				conclusion: "ended",
				error
			};
			if (error.code !== "api_refused") return {
				conclusion: "failed",
				error
			};
			if (phase === "prompt") return {
				conclusion: status === 410 || error.data.reason === "attachment_failed" ? "ended" : "failed",
				error
			};
			let refused = new errors.hD("answer_refused", answerRefusal(error), {
				...error.data,
				cause: error
			});
			return {
				conclusion: status === 404 || status === 409 || status === 410 ? "ended" : "failed",
				error: refused
			};
		}
		function answerRefusal(error) {
			let answer = `${error.data.status} ${error.data.reason ?? ""}`.trim();
			switch (error.data.reason) {
				case "interaction_not_pending": return `The answer came too late: the run has already ended (${answer}). Start a new run.`;
				case "interaction_unknown": return `The service knows no pending question with this id (${answer}). Start a new run.`;
				case "attachment_failed": return `The run produced more output than the service keeps for replay (${answer}). Start a new run.`;
				default: return `The answer was refused (${answer}). ${error.message}`;
			}
		}
		function errorOfChunk(error, sessionId) {
			let reason = error.metadata?.reason, data = {
				status: error.code,
				reason,
				retryable: error.metadata?.retryable,
				sessionId: sessionId ?? void 0
			}, failed = (code, what, remedy) => new errors.lm(code, `${sayWhat(what, error)}.${remedy}`, data);
			switch (reason) {
				case "run_ended": return failed("run_ended", "The intern ended the run", " Nothing more comes; start a new run.");
				case "timeout": return failed("run_timeout", "The run outlived its time", " A new prompt with the same session-id keeps its context.");
				case "stream_severed": return failed("stream_severed", "The service lost its connection to the intern", " Whether the run went on is not known.");
				default: return failed("run_failed", "The run failed", "");
			}
		}
		function sayWhat(what, { message, code, metadata }) {
			let said = message.replace(/\.$/, "");
			return `${said === what || said === "" ? what : `${what}: ${said}`} (${code}${metadata?.reason === void 0 ? "" : ` ${metadata.reason}`})`;
		}
		function mayResendPrompt(error, internReadyBy) {
			if (!(error instanceof errors.hD)) return { retry: !1 };
			let { status, reason, retryable, retryAfterMs, sent } = error.data;
			return error.code === "api_unreachable" ? { retry: sent === "no" } : error.code !== "api_refused" || retryable === !1 ? { retry: !1 } : status === 409 && reason === "intern_not_ready" ? {
				retry: !0,
				afterMs: retryAfterMs,
				deadline: internReadyBy
			} : status === 429 || (status === 409 || status === 503) && reason === "busy" || status === 502 && reason === "intern_unreachable" ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
		function mayResendAnswer(error) {
			if (!(error instanceof errors.hD)) return { retry: !1 };
			let { status, retryable, retryAfterMs } = error.data;
			return (error.code === "api_unreachable" || [
				429,
				502,
				503,
				504
			].includes(status ?? 0)) && retryable !== !1 ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
		async function followResponse(events, { recorder, log, onStart }) {
			let toolCall;
			for await (let event of events) switch (onStart?.(), event.type) {
				case "text":
				case "reasoning":
					recorder.record(event);
					break;
				case "pause": {
					toolCall = event.toolCall;
					let { id, function: called } = toolCall;
					recorder.record({
						type: "pause",
						tool_call_id: id,
						name: called.name,
						arguments: called.arguments
					});
					break;
				}
				case "finish": {
					let { finish_reason, session_id, model, usage, done } = event;
					return recorder.record({
						type: "finish",
						finish_reason,
						session_id,
						model
					}), usage !== null && recorder.record({
						type: "usage",
						usage
					}), done || log.warning("The stream ended after its final chunk, but without [DONE]."), {
						finish: event,
						toolCall
					};
				}
			}
			throw new errors.lm("stream_severed", "The stream ended without a finish.");
		}
		async function resolvePause(question, options) {
			let { decisions, log, signal } = options, request = {
				toolCallId: question.toolCall.id,
				arguments: question.toolCall.function.arguments
			}, first = decisions.decide(request), taken = { isOpen: !0 };
			try {
				let decision = first.outcome === "ask" ? await ask(question, request, first, options) : first;
				try {
					return await sendAnswer(question, decision, options, taken);
				} catch (error) {
					if (!(error instanceof errors.h4) || error.data.status !== 400) throw error;
					return log.warning(`The service refused the answer ${JSON.stringify(decision.answer)}: ${error.message}`), await sendAnswer(question, decisions.refused(request, decision), options, taken);
				}
			} catch (error) {
				throw signal?.aborted === !0 && taken.isOpen && !(error instanceof errors.pn) && await abandon(question, decisions.nobodyAnswered(request, first), options), error;
			}
		}
		async function ask(question, request, decision, { decisions, askPerson, clock, signal }) {
			if (askPerson === void 0) return decisions.nobodyAnswered(request, decision);
			let refusal;
			for (; clock.monotonic() < question.answerUntil;) {
				let wish = await askPerson({
					question,
					decision,
					refusal,
					signal
				});
				if (wish === void 0) break;
				let decided = decisions.personAnswered(request, decision, wish);
				if (!("error" in decided)) return decided;
				refusal = decided.error;
			}
			return decisions.nobodyAnswered(request, decision);
		}
		function sendAnswer(question, decision, options, taken) {
			let { client, internId, recorder, clock, log, signal } = options, answer = recordDecision(question, decision, recorder), { sessionId, toolCall, answerUntil } = question, deadline = Math.min(answerUntil, options.deadline);
			return (0, retry.b)({
				what: "answer",
				maxAttempts: Infinity,
				deadline,
				clock,
				log,
				signal
			}, () => {
				let events = client.answer({
					internId,
					sessionId,
					toolCallId: toolCall.id,
					toolCall,
					answer,
					signal
				}), onStart = () => {
					taken.isOpen = !1;
				};
				return followResponse(events, {
					recorder,
					log,
					onStart
				});
			}, mayResendAnswer);
		}
		function recordDecision({ toolCall }, decision, recorder) {
			let { kind, operation, answer, rule, reason, outcome, verb, trace, ladder, budgets } = decision, made = {
				tool_call_id: toolCall.id,
				kind,
				operation,
				answer,
				rule,
				reason
			};
			if (recorder.record({
				type: "decision",
				...made,
				outcome,
				verb,
				trace,
				ladder,
				budgets
			}), answer !== null) return answer;
			let what = operation === null ? `a question of kind "${kind ?? "unknown"}"` : `"${operation}"`, why = reason === null ? "" : `: ${reason.replace(/\.$/, "")}`;
			throw new errors.pn("policy_stopped", `The permission policy stopped the run at ${what} by rule "${rule}"${why}. The question stays unanswered, and the run is cancelled at its deadline.`, { reason: rule });
		}
		async function abandon(question, decision, options) {
			let { client, internId, recorder, log } = options;
			if (decision.answer === null) return;
			let { sessionId, toolCall } = question, signal = AbortSignal.timeout(2500);
			try {
				let answer = recordDecision(question, decision, recorder), events = client.answer({
					internId,
					sessionId,
					toolCallId: toolCall.id,
					toolCall,
					answer,
					signal
				});
				for await (let _ of events) break;
				log.info("The open question was rejected, because the step was cancelled.");
			} catch (error) {
				log.warning(`The open question could not be rejected: ${error instanceof Error ? error.message : String(error)}`);
			}
		}
		function runPrompt(options) {
			return drive(options, "prompt", () => sendPrompt(options, options.prompt, options.sessionId));
		}
		function runAnswer(options) {
			return drive(options, "answer", () => sendGivenAnswer(options, options.given));
		}
		async function drive(options, firstPhase, begin) {
			let { recorder, clock } = options, phase = firstPhase;
			try {
				let response = await begin();
				warnOfFork(response, options);
				for (let pauses = 0;;) {
					let { finish_reason, error, session_id } = response.finish;
					if (finish_reason === "tool_calls") {
						pauses += 1, phase = "answer";
						let question = readQuestion(response, clock);
						if (options.onPause === "stop") return end(recorder, "paused", null, toPending(question));
						checkPauses(pauses, options.maxPauses), response = await resolvePause(question, options);
					} else if (error !== void 0) {
						let session = session_id ?? recorder.soFar().session_id ?? options.sessionId;
						if (session === void 0 || !continues(options, error.metadata?.reason)) throw errorOfChunk(error, session_id);
						phase = "prompt", options.log.notice("The turn outlived its request. It is continued in the same session."), response = await sendPrompt(options, "The last turn ran out of time. Continue where it stopped.", session);
					} else return options.failOnReject && checkRejections(recorder), end(recorder, "finished", null);
				}
			} catch (thrown) {
				if (thrown instanceof errors.pn) return end(recorder, "rejected", thrown);
				let { conclusion, error } = toRunFailure(thrown, phase);
				return end(recorder, conclusion, error);
			}
		}
		function continues({ onTimeout, clock, deadline }, reason) {
			return reason === "timeout" && onTimeout === "continue" && clock.monotonic() < deadline;
		}
		function sendPrompt(options, prompt, sessionId) {
			let { client, internId, approvalMode, recorder, clock, log, signal, deadline } = options, internReadyBy = clock.monotonic() + options.waitForInternMs;
			return recorder.record({
				type: "prompt",
				text: prompt
			}), (0, retry.b)({
				what: "prompt",
				maxAttempts: Infinity,
				deadline,
				clock,
				log,
				signal
			}, () => followResponse(client.prompt({
				internId,
				prompt,
				approvalMode,
				sessionId,
				signal
			}), {
				recorder,
				log
			}), (error) => mayResendPrompt(error, internReadyBy));
		}
		function sendGivenAnswer(options, given) {
			let { client, internId, recorder, clock, log, signal, deadline } = options;
			return (0, retry.b)({
				what: "answer",
				maxAttempts: Infinity,
				deadline,
				clock,
				log,
				signal
			}, () => followResponse(client.answer({
				internId,
				...given,
				signal
			}), {
				recorder,
				log
			}), mayResendAnswer);
		}
		function warnOfFork({ finish }, { sessionId, log }) {
			sessionId !== void 0 && finish.session_id !== null && finish.session_id !== sessionId && log.warning(`The service went on in session "${finish.session_id}", not in "${sessionId}" as asked for: the conversation was forked.`);
		}
		function checkPauses(pauses, maxPauses) {
			if (!(pauses <= maxPauses)) throw new errors.e4("too_many_pauses", `The run paused more than ${maxPauses} times. Raise "max-pauses" if the work needs it.`);
		}
		function checkRejections(recorder) {
			let rejected = recorder.soFar().pauses.flatMap(({ decisions }) => decisions.filter(({ outcome }) => outcome === "reject"));
			if (rejected.length !== 0) throw new errors.pn("policy_rejected", `The run finished, but the permission policy rejected ${rejected.length} of what it asked for, and "fail-on-reject" is set.`);
		}
		function end(recorder, conclusion, error, pending = null) {
			return error !== null && recorder.record({
				type: "error",
				code: error.code,
				message: error.message,
				reason: error.data.reason ?? null
			}), recorder.record({
				type: "end",
				conclusion,
				error_code: error?.code ?? null
			}), {
				conclusion,
				error,
				pending,
				record: recorder.soFar()
			};
		}
		async function readBeginning(settings, workspace, log) {
			if (settings.command === "answer") return {
				by: "answer",
				given: toGivenAnswer(settings)
			};
			let { prompt: setting } = settings, prompt = setting.from === "input" ? setting.text : await readPromptFile(setting.path, workspace);
			return prompt.length > limits.f4 && log.warning(`The prompt has ${prompt.length} characters. Deployments of the service take ${limits.f4}; it is sent as it is.`), {
				by: "prompt",
				prompt
			};
		}
		function beginRun(beginning, options) {
			switch (beginning.by) {
				case "prompt": return runPrompt({
					...options,
					prompt: beginning.prompt
				});
				case "answer": return runAnswer({
					...options,
					sessionId: beginning.given.sessionId,
					given: beginning.given
				});
				default: return beginning;
			}
		}
		function toGivenAnswer({ question, answer }) {
			let { tool_call_id, session_id, call } = question;
			return {
				sessionId: session_id,
				toolCallId: tool_call_id,
				toolCall: call && toToolCall({
					tool_call_id,
					...call
				}),
				answer
			};
		}
		async function readPromptFile(given, workspace) {
			let text = await workspace.readText(workspace.path(given)).catch((cause) => {
				throw new errors.dz("input_invalid", `Input "prompt-file" is "${given}", which can't be read as UTF-8 text. Paths start at the workspace; is the repository checked out?`, {
					source: "prompt-file",
					cause
				});
			});
			if (text.trim() !== "") return text;
			throw new errors.dz("input_invalid", `Input "prompt-file" is "${given}", which is empty.`, { source: "prompt-file" });
		}
		var connected = __webpack_require__(3808), external_node_crypto_ = __webpack_require__(7598);
		async function orMissing(answer) {
			try {
				return await answer;
			} catch (error) {
				if (error instanceof errors.y_ && error.data.status === 404) return;
				throw error;
			}
		}
		let steps = new Set([
			"",
			".",
			".."
		]);
		function apiPath(parts, ...values) {
			return String.raw({ raw: parts }, ...values.map((value) => segment(String(value))));
		}
		function filePath(path) {
			return path.split("/").map(segment).join("/");
		}
		function segment(value) {
			if (steps.has(value) || !value.isWellFormed()) throw TypeError(`"${value}" is no name.`);
			return encodeURIComponent(value);
		}
		var schemas = __webpack_require__(5395), api = __webpack_require__(3759);
		let author = schemas.mee(schemas._H3({
			login: schemas.YjP(),
			type: schemas.lqM(schemas.YjP())
		}));
		schemas._H3({ message: schemas.YjP() }), schemas._H3({
			login: schemas.YjP(),
			type: schemas.YjP()
		}), schemas._H3({
			permission: schemas.YjP(),
			role_name: schemas.lqM(schemas.YjP())
		});
		let repositoryShape = schemas._H3({ default_branch: schemas.YjP() }), commitShape = schemas._H3({ sha: schemas.YjP().check(api.Fk(/^[0-9a-f]{40}$/)) }), folderShape = schemas.YOg(schemas._H3({
			type: schemas.YjP(),
			name: schemas.YjP(),
			path: schemas.YjP(),
			sha: schemas.YjP(),
			size: schemas.aig()
		})), commentShape = schemas._H3({
			id: schemas.Whr(),
			html_url: schemas.YjP(),
			body: schemas.Rvf(schemas.YjP(), ""),
			user: author,
			created_at: schemas.YjP(),
			updated_at: schemas.YjP(),
			author_association: schemas.lqM(schemas.YjP())
		});
		schemas.YOg(commentShape), schemas.YOg(schemas._H3({
			...commentShape.shape,
			path: schemas.YjP()
		}));
		let side = schemas._H3({
			ref: schemas.YjP(),
			sha: schemas.YjP(),
			repo: schemas.mee(schemas._H3({
				id: schemas.Whr(),
				full_name: schemas.YjP()
			}))
		});
		schemas._H3({
			number: schemas.Whr(),
			title: schemas.YjP(),
			body: schemas.mee(schemas.YjP()),
			draft: schemas.lqM(schemas.zMY()),
			user: author,
			updated_at: schemas.YjP(),
			labels: schemas.YOg(schemas._H3({ name: schemas.YjP() })),
			head: side,
			base: side
		}), schemas.YOg(schemas._H3({
			filename: schemas.YjP(),
			status: schemas.YjP(),
			additions: schemas.Whr(),
			deletions: schemas.Whr(),
			previous_filename: schemas.lqM(schemas.YjP())
		})), schemas._H3({ check_runs: schemas.YOg(schemas._H3({
			id: schemas.Whr(),
			name: schemas.YjP(),
			conclusion: schemas.mee(schemas.YjP()),
			output: schemas._H3({
				title: schemas.mee(schemas.YjP()),
				summary: schemas.mee(schemas.YjP()),
				text: schemas.mee(schemas.YjP()),
				annotations_count: schemas.Whr()
			})
		})) }), schemas.YOg(schemas._H3({
			path: schemas.YjP(),
			start_line: schemas.Whr(),
			annotation_level: schemas.mee(schemas.YjP()),
			message: schemas.mee(schemas.YjP())
		}));
		async function readDefaultBranch(github, { owner, name }) {
			let { default_branch } = await github.json({ path: apiPath`/repos/${owner}/${name}` }, repositoryShape);
			return `refs/heads/${default_branch}`;
		}
		async function resolveCommit(github, { owner, name }, ref) {
			let path = apiPath`/repos/${owner}/${name}/commits/` + filePath(ref.replace(/^refs\//, "")), { sha } = await github.json({
				path,
				query: { per_page: 1 },
				maxBodyBytes: maxAnswerBytes
			}, commitShape);
			return sha;
		}
		let maxAnswerBytes = 67108864;
		async function readFileAt(github, { owner, name }, { commit, path, maxBytes }) {
			let contents = apiPath`/repos/${owner}/${name}/contents/`, folder = path.includes("/") ? filePath(path.slice(0, path.lastIndexOf("/"))) : "", query = { ref: commit }, entry = (await orMissing(github.json({
				path: `${contents}${folder}`,
				query
			}, folderShape)))?.find((one) => one.path === path);
			if (entry === void 0) return;
			if (entry.type !== "file") throw unfit(path, `it is a ${entry.type}, not a file`);
			if (entry.size > maxBytes) throw unfit(path, `it has ${entry.size} bytes, at most ${maxBytes} are read`);
			let bytes = await github.bytes({
				path: `${contents}${filePath(path)}`,
				query,
				accept: "application/vnd.github.raw+json",
				maxBodyBytes: maxBytes
			});
			if (bytes === void 0 || blobSha(bytes) !== entry.sha) throw unfit(path, "it is not the file that its folder lists");
			return bytes;
		}
		function blobSha(bytes) {
			return (0, external_node_crypto_.createHash)("sha1").update(`blob ${bytes.byteLength}\0`).update(bytes).digest("hex");
		}
		function unfit(path, why) {
			return new errors.y_("github_refused", `"${path}" is not read: ${why}.`, { source: path });
		}
		function readRepository(env) {
			let [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(env.GITHUB_REPOSITORY ?? "") ?? [];
			return owner === void 0 || name === void 0 ? void 0 : {
				owner,
				name
			};
		}
		var policy_file = __webpack_require__(7312);
		async function readGitFile(ref, path, { execute, signal, root }) {
			let git = async (...args) => {
				try {
					return await execute("git", [
						"-C",
						root,
						...args
					], signal);
				} catch (cause) {
					throw signal.throwIfAborted(), new errors.pn("policy_missing", `The permission policy can't be read at "${ref}": git ${args[0]} failed. Is the ref fetched into this clone?`, {
						source: path,
						cause
					});
				}
			}, commit = (await git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`)).trim(), listed = await git("ls-tree", "-z", "--full-tree", commit, "--", path), [, mode, sha = ""] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listed) ?? [];
			if (mode === void 0) return {
				commit,
				bytes: void 0
			};
			if (mode !== "100644" && mode !== "100755") throw git_file_unfit(path, `its mode is ${mode}, which is no regular file`);
			let bytes = Buffer.from(await git("cat-file", "blob", sha));
			if (blobSha(bytes) !== sha) throw git_file_unfit(path, "it is no UTF-8 text");
			return {
				commit,
				bytes
			};
		}
		function git_file_unfit(path, why) {
			return new errors.pn("policy_missing", `The permission policy "${path}" is not read: ${why}.`, { source: path });
		}
		let mergeRequestVariables = [
			"CI_MERGE_REQUEST_IID",
			"BITBUCKET_PR_ID",
			"SYSTEM_PULLREQUEST_PULLREQUESTID",
			"CIRCLE_PULL_REQUEST",
			"BUILDKITE_PULL_REQUEST",
			"CHANGE_ID",
			"DRONE_PULL_REQUEST"
		];
		function toPolicyOrigin(policyRef, event, env) {
			if (policyRef === "workspace") return { from: "workspace" };
			if (policyRef !== "auto") return {
				from: "ref",
				ref: policyRef
			};
			if (isGitHubActions(env)) return { from: canOutsidersCause(event) ? "default-branch" : "workspace" };
			let found = mergeRequestVariables.find((name) => !["", "false"].includes(env[name] ?? ""));
			if (found === void 0) return { from: "workspace" };
			throw new errors.dz("input_invalid", `Input "policy-ref" is "auto", and ${found} says that this pipeline is for a merge or pull request, whose author may have written the policy. Name "workspace" to trust the checkout, or a git ref such as "origin/main".`, { source: "policy-ref" });
		}
		var policy_tests = __webpack_require__(793);
		async function readPolicySource(options, workspace) {
			let { policy: given, log } = options, origin = toPolicyOrigin(options.policyRef, options.event, options.env), path = origin.from === "workspace" ? given.path : repositoryPath(given.path), { commit, place, bytes } = await find(origin, path, options, workspace);
			if (bytes === void 0) {
				if (given.named) throw missing(path, place);
				return log.notice(`There is no permission policy at "${path}" ${place}, so no rule allows anything. Write one there to allow.`), {
					policy: policy_file.n4,
					facts: {
						path: null,
						commit,
						digest: null
					},
					origin
				};
			}
			let policy = await (0, policy_file.tb)(bytes, path);
			(0, policy_tests.Y)(policy);
			let digest = (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
			return log.info(`Permission policy "${path}" ${place}, SHA-256 ${digest}.`), {
				policy,
				facts: {
					path,
					commit,
					digest
				},
				origin
			};
		}
		async function find(origin, path, options, workspace) {
			if (origin.from === "workspace") return {
				commit: null,
				place: "of the checkout",
				bytes: await readWorkspaceFile(path, workspace)
			};
			if (origin.from === "ref" && !isGitHubActions(options.env)) {
				let { commit, bytes } = await readGitFile(origin.ref, path, {
					...options,
					root: workspace.path(".")
				});
				return {
					commit,
					place: `at ${origin.ref} (commit ${commit})`,
					bytes
				};
			}
			let repository = readRepository(options.env);
			if (repository === void 0) throw new errors.dz("input_invalid", "GITHUB_REPOSITORY names no repository, so no policy can be read from it.", { source: "policy-ref" });
			let github = options.github(), ref = origin.from === "ref" ? origin.ref : await readDefaultBranch(github, repository), commit = await resolveCommit(github, repository, ref), bytes = await readFileAt(github, repository, {
				commit,
				path,
				maxBytes: 4194304
			});
			return {
				commit,
				place: `of ${ref} at commit ${commit}`,
				bytes
			};
		}
		async function readWorkspaceFile(path, workspace) {
			try {
				return await workspace.readBytes(workspace.path(path));
			} catch (cause) {
				if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return;
				throw missing(path, "of the checkout", cause);
			}
		}
		function repositoryPath(given) {
			let path = external_node_path_.posix.normalize(given);
			if (!path.startsWith("/") && path !== "." && path !== ".." && !path.startsWith("../")) return path;
			throw new errors.dz("input_invalid", `Input "policy" is "${given}". Use a path from the root of the repository.`, { source: "policy" });
		}
		function missing(path, place, cause) {
			return new errors.pn("policy_missing", `The permission policy "${path}" ${place} can't be read. Is the repository checked out, and the path right?`, {
				source: path,
				cause
			});
		}
		var job_workspace = __webpack_require__(82), ask_undecided = __webpack_require__(9314), decide = __webpack_require__(8928), events = __webpack_require__(6600), find_intern = __webpack_require__(1151), run_record = __webpack_require__(5988);
		function createRecorder({ clock, redactor, observers = [] }) {
			let pieces = {
				text: redactor.stream(),
				reasoning: redactor.stream()
			}, sum = (0, run_record.p)(), publish = (event) => {
				let recorded = {
					...event,
					at: new Date(clock.now()).toISOString()
				};
				sum.observe(recorded);
				for (let observe of observers) observe(recorded);
			}, publishText = (type, text) => {
				text !== "" && publish({
					type,
					text
				});
			}, flush = (type) => publishText(type, pieces[type].end());
			return {
				record(event) {
					event.type === "text" || event.type === "reasoning" ? (flush(event.type === "text" ? "reasoning" : "text"), publishText(event.type, pieces[event.type].push(event.text))) : (flush("reasoning"), flush("text"), publish(redactStrings(event, redactor.redact)));
				},
				soFar: () => sum.value()
			};
		}
		function redactStrings(value, redact) {
			return typeof value == "string" ? redact(value) : Array.isArray(value) ? value.map((one) => redactStrings(one, redact)) : typeof value != "object" || !value ? value : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redactStrings(one, redact)]));
		}
		var failure = __webpack_require__(1612);
		async function runOnIntern(settings, job, { observe, askPerson }) {
			let workspace = (0, job_workspace.O)(job), beginning = await readBeginning(settings, workspace, job.log), { policy, facts } = await readPolicy(settings, job, workspace, askPerson !== void 0), transcript = (0, job_workspace.t)(settings.transcriptFile ?? defaultTranscript(job), workspace), recorder = createRecorder({
				...job,
				observers: [transcript.write, observe]
			}), context = contextOf(job);
			try {
				return {
					...await (0, connected.a)(job, settings, async (stages) => {
						let intern = await (0, find_intern.n)({
							...settings,
							...stages
						});
						recorder.record((0, events.C)(intern, settings.approvalMode, facts, context));
						let decisions = (0, decide.y)(askPerson === void 0 ? policy : (0, ask_undecided.t)(policy), context), { at: deadline } = stages.deadline;
						return beginRun(beginning, {
							...settings,
							...stages,
							internId: intern.id,
							decisions,
							askPerson,
							recorder,
							deadline
						});
					}, (request) => recorder.record((0, events.p)(request))),
					transcriptFile: transcript.path
				};
			} catch (thrown) {
				throw recordFailure(thrown, recorder);
			} finally {
				transcript.close();
			}
		}
		function recordFailure(thrown, recorder) {
			let error = (0, failure.on)(thrown);
			return recorder.record({
				type: "error",
				code: error.code,
				message: error.message,
				reason: error.data.reason ?? null
			}), recorder.record({
				type: "end",
				conclusion: "failed",
				error_code: error.code
			}), error;
		}
		async function readPolicy(settings, job, workspace, hasPerson) {
			let event = {
				name: job.env.GITHUB_EVENT_NAME ?? "",
				payload: void 0
			}, github = () => {
				throw new errors.dz("input_invalid", `Input "policy-ref" is "${settings.policyRef}", which only the action can read on an event like "${event.name}". Use the action, or name "workspace" if nobody else can have written the checkout.`, { source: "policy-ref" });
			}, log = hasPerson ? {
				...job.log,
				notice() {}
			} : job.log, sourced = await readPolicySource({
				...job,
				...settings,
				event,
				github,
				log
			}, workspace);
			return hasPerson && sourced.facts.path === null && job.log.info(`There is no permission policy at "${settings.policy.path}": you are asked about everything.`), sourced;
		}
		function contextOf({ env }) {
			return isGitHubActions(env) ? toRunContext({
				name: env.GITHUB_EVENT_NAME ?? "",
				payload: void 0
			}, env) : context.Ut;
		}
		function defaultTranscript({ env, clock }) {
			if ((env.CI ?? "") !== "") return;
			let state = env.XDG_STATE_HOME ?? "", time = new Date(clock.now()).toISOString().replaceAll(/[:.]/g, "-");
			return (0, external_node_path_.join)(state === "" ? (0, external_node_path_.join)(env.HOME ?? (0, external_node_os_.homedir)(), ".local/state") : state, `interns/transcripts/${time}.jsonl`);
		}
	}),
	2825: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => createPersonAsker });
		var log = __webpack_require__(7309), permission_arguments = __webpack_require__(7395), permission_explain = __webpack_require__(3204), invisible = __webpack_require__(5856), json = __webpack_require__(9733);
		let decline = "/decline";
		async function askFields(question, readLine, say) {
			let fields = (0, json.hQ)(question, "fields"), named = (0, json.Lv)(fields) ? fields.filter(json.Gv) : [];
			if (say(`  Type your answer, or ${decline}.`), named.length === 0) {
				let line = await readLine("> ");
				return line === void 0 ? void 0 : line.trim() === decline ? "reject" : { value: line };
			}
			let values = {};
			for (let field of named) {
				let line = await readLine(`${describe(field)} > `);
				if (line === void 0) return;
				if (line.trim() === decline) return "reject";
				line.trim() !== "" && (values[textOf(field, "name")] = toValue(line, textOf(field, "type")));
			}
			return { value: values };
		}
		function describe(field) {
			let options = (0, json.hQ)(field, "options"), choice = (0, json.Lv)(options) && options.length > 0 ? ` (${options.map((option) => typeof option == "string" ? option : JSON.stringify(option)).join(", ")})` : "", optional = (0, json.hQ)(field, "required") === !0 ? "" : ", may be left empty";
			return (0, log.TN)(`${textOf(field, "name")}${choice}${optional}`);
		}
		function textOf(field, name) {
			let value = (0, json.hQ)(field, name);
			return typeof value == "string" ? value : "";
		}
		function toValue(line, type) {
			let word = line.trim();
			return (type === "number" || type === "integer") && word !== "" && Number.isFinite(Number(word)) ? Number(word) : type === "boolean" && /^(?:true|yes|y)$/i.test(word) ? !0 : type === "boolean" && /^(?:false|no|n)$/i.test(word) ? !1 : line;
		}
		var view_style = __webpack_require__(807);
		function createPersonAsker(io, terminal, clock) {
			let style = (0, view_style._)(terminal.stderr), say = (line) => io.stderr(`${line}\n`);
			return async (asked) => {
				let { question, decision, refusal, signal } = asked, pause = (0, permission_arguments.H)(question.toolCall.function.arguments);
				if ("malformed" in pause) return;
				let leftMs = Math.max(0, Math.floor(question.answerUntil - clock.monotonic())), late = AbortSignal.timeout(leftMs), end = signal === void 0 ? late : AbortSignal.any([signal, late]), readLine = (prompt) => terminal.readLine(prompt, end);
				if (refusal === void 0) for (let line of ask_person_describe(pause, decision, leftMs, style)) say(line);
				else say(style.yellow((0, log.TN)(refusal)));
				try {
					let explain = () => {
						let request = {
							toolCallId: question.toolCall.id,
							arguments: question.toolCall.function.arguments
						};
						for (let line of (0, permission_explain.bg)(request, decision)) say(style.dim(`  ${(0, log.TN)(line)}`));
					};
					return pause.kind === "permission" ? await askPermission(pause, readLine, {
						say,
						explain,
						style
					}) : await askFields(pause.arguments, readLine, say);
				} catch (error) {
					if (signal?.throwIfAborted(), !late.aborted) throw error;
					say(style.yellow("No answer in time."));
					return;
				}
			};
		}
		function ask_person_describe(pause, decision, leftMs, style) {
			let isPermission = pause.kind === "permission", what = isPermission ? pause.command ?? pause.operation ?? "something unnamed" : pause.arguments.message, tool = pause.command === void 0 ? "" : ` to run this (${(0, log.TN)(pause.tool ?? "command")})`, left = Math.round(leftMs / 1e3), seconds = String(left % 60).padStart(2, "0");
			return [
				"",
				style.bold(isPermission ? `The intern asks for permission${tool}:` : "The intern asks:"),
				...(typeof what == "string" ? what : JSON.stringify(pause.arguments)).split("\n").map((line) => `  ${style.cyan((0, invisible.jQ)(line))}`),
				style.dim(`  ${(0, log.TN)(decision.reason ?? `Rule "${decision.rule}" leaves it to you.`)} ${Math.floor(left / 60)}:${seconds} minutes to answer.`)
			];
		}
		async function askPermission(pause, readLine, asking) {
			let choices = new Map([["r", "reject"]]);
			pause.options.includes("allow_once") && choices.set("a", "allow"), pause.options.includes("allow_always") && choices.set("always", "allow-always");
			let prompt = `${Object.entries({
				a: "[a] allow once",
				always: "[always] allow from now on",
				r: "[r] reject"
			}).flatMap(([key, name]) => choices.has(key) ? [name] : []).join("  ")}  [?] why > `;
			for (;;) {
				let line = await readLine(prompt);
				if (line === void 0) return;
				let word = line.trim().toLowerCase(), wish = choices.get(word) ?? choices.get(longNames[word] ?? "");
				if (wish !== void 0) return wish;
				word === "?" ? asking.explain() : asking.say(asking.style.yellow(`Type one of ${[...choices.keys()].join(", ")}, or ? for the reason.`));
			}
		}
		let longNames = {
			allow: "a",
			yes: "a",
			y: "a",
			reject: "r",
			no: "r",
			n: "r"
		};
	}),
	8833: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => reportRun });
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309), _report_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6195), _run_run_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5988), _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1612), _style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(807);
		function reportRun(result, io, job, json) {
			let { conclusion, error, pending } = result, style = (0, _style_js__WEBPACK_IMPORTED_MODULE_0__._)(io.terminal?.stderr);
			return error !== null && io.stderr(`${style.red(job.redactor.redact((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(error.message)))} (${error.code})\n`), io.stderr(`${style.dim(factsOf(result).map(_log_js__WEBPACK_IMPORTED_MODULE_1__.TN).join(" · "))}\n${style.dim(`transcript ${result.transcriptFile}`)}\n`), pending !== null && !json && (io.stderr(`The question is open until ${pending.deadline}. Answer it with "interns answer" and this:\n`), io.stdout(`${job.redactor.redact(JSON.stringify(pending))}\n`)), json && io.stdout(`${job.redactor.redact(JSON.stringify(toResultLine(result)))}\n`), error !== null && (0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.FO)(error) === _failure_js__WEBPACK_IMPORTED_MODULE_2__.An ? _failure_js__WEBPACK_IMPORTED_MODULE_2__.An : (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_3__.t4)(conclusion);
		}
		function factsOf({ conclusion, record }) {
			let { session_id, usage } = record;
			return [
				conclusion,
				...secondsOf(record),
				...usage?.total_tokens === void 0 ? [] : [`${usage.total_tokens} tokens`],
				...typeof usage?.cost == "number" ? [`USD ${usage.cost.toFixed(4)}`] : [],
				...session_id === null ? [] : [`session ${session_id}`]
			];
		}
		function secondsOf({ first_at, last_at }) {
			return first_at === null || last_at === null ? [] : [`${((Date.parse(last_at) - Date.parse(first_at)) / 1e3).toFixed(1)} s`];
		}
		function toResultLine({ conclusion, error, record, pending, transcriptFile }) {
			return {
				type: "result",
				at: record.last_at,
				conclusion,
				error_code: error?.code ?? null,
				finish_reason: record.finish_reason,
				session_id: record.session_id,
				intern_id: record.start?.intern_id ?? null,
				usage: record.usage,
				decisions: (0, _run_run_record_js__WEBPACK_IMPORTED_MODULE_4__.b)(record),
				pending,
				transcript_file: transcriptFile
			};
		}
	}),
	2108: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => printJsonLines,
			X: () => showRun
		});
		var log = __webpack_require__(7309), ask_undecided = __webpack_require__(9314), transcript = __webpack_require__(3306);
		function createInlineStyle(style, hasColors) {
			let code = "", bold = !1;
			return {
				paint(word, base) {
					if (!hasColors) return word;
					let shown = "";
					for (let part of word.split(/(`+|\*\*)/)) part.startsWith("`") && (code === "" || code === part) ? code = code === "" ? part : "" : part === "**" && code === "" ? bold = !bold : shown += code === "" ? bold ? style.bold(part) : base(part) : style.cyan(part);
					return shown;
				},
				endLine() {
					code = "", bold = !1;
				}
			};
		}
		var view_style = __webpack_require__(807), external_node_util_ = __webpack_require__(7975);
		function createWordWrap(write, columns) {
			let indent = "", column = 0, space = "";
			return {
				begin(text, nextIndent) {
					write(text), column = widthOf(text), indent = nextIndent;
				},
				word(word, spaceBehind) {
					let width = widthOf(word);
					column > widthOf(indent) && column + space.length + width > columns ? (write(`\n${indent}${word}`), column = widthOf(indent) + width) : (write(space + word), column += space.length + width), space = spaceBehind;
				},
				endLine() {
					write("\n"), column = 0, indent = "", space = "";
				}
			};
		}
		function widthOf(text) {
			return (0, external_node_util_.stripVTControlCharacters)(text).length;
		}
		function createMarkdownStream(write, screen) {
			let lines = createLineWriter(write, screen), held = "";
			return {
				push(text) {
					let [first = "", ...rest] = text.split("\n");
					held += first;
					for (let next of rest) lines.whole(held), held = next;
					if (!lines.isOpen() && !/^\s*[^\s`~]\S*\s+\S/.test(held)) return;
					let words = held.length - (/\S*$/.exec(held)?.[0].length ?? 0);
					words > 0 && lines.words(held.slice(0, words)) && (held = held.slice(words));
				},
				end() {
					(held !== "" || lines.isOpen()) && lines.whole(held), held = "";
				}
			};
		}
		function createLineWriter(write, screen) {
			let style = (0, view_style._)(screen), inline = createInlineStyle(style, screen.hasColors), wrap = createWordWrap(write, screen.columns), line, isFenced = !1, writeWords = (text) => {
				let rest = text;
				line === void 0 && (line = kindOf(text, style), wrap.begin(line.begin, line.indent), rest = line.rest);
				for (let [, word = "", space = ""] of rest.matchAll(/(\S+|^)(\s*)/g)) wrap.word(inline.paint(word, line.paint), space);
			};
			return {
				isOpen: () => line !== void 0,
				words(text) {
					return isFenced || writeWords(text), !isFenced;
				},
				whole(text) {
					let isFence = line === void 0 && /^\s*(?:`{3,}|~{3,})/.test(text);
					isFence || isFenced ? write(isFence ? style.dim(text) : style.cyan(text)) : text !== "" && writeWords(text), isFence && (isFenced = !isFenced), wrap.endLine(), inline.endLine(), line = void 0;
				}
			};
		}
		function kindOf(text, style) {
			let [, indent = "", marker = ""] = /^(\s*)(#{1,6}\s+|[-*+]\s+|\d{1,9}[.)]\s+|>\s?)?/.exec(text) ?? [], rest = text.slice(indent.length + marker.length);
			if (marker.startsWith("#")) return {
				begin: style.bold(marker),
				indent,
				paint: style.bold,
				rest
			};
			if (marker.startsWith(">")) {
				let bar = `${indent}${style.dim("│ ")}`;
				return {
					begin: bar,
					indent: bar,
					paint: style.dim,
					rest
				};
			}
			return {
				begin: indent + (/^[-*+]/.test(marker) ? marker.replace(/^./, "•") : marker),
				indent: indent + " ".repeat(marker.length),
				paint: style.plain,
				rest
			};
		}
		function printJsonLines(io) {
			return (event) => io.stdout((0, transcript.W)(event));
		}
		function showRun(io, level) {
			if (level === "none") return () => {};
			let show = showEvents(io);
			return level === "full" ? show : (event) => {
				event.type !== "text" && event.type !== "reasoning" && show(event);
			};
		}
		function showEvents(io) {
			let style = (0, view_style._)(io.terminal?.stderr), words = createWordSink(io), progress = createProgress(io), isThinking = !1, endThinking = () => {
				isThinking && io.stderr("\n"), isThinking = !1;
			};
			return (event) => {
				if (progress.stop(), event.type === "text") {
					endThinking(), words.push(event.text);
					return;
				}
				if (words.end(), event.type === "reasoning") {
					if (io.terminal?.stderr.isTerminal !== !0) return;
					isThinking = !0, io.stderr(style.dim((0, log.Q6)(event.text)));
					return;
				}
				if (endThinking(), event.type === "prompt" && progress.start("The intern is working …"), event.type !== "decision") return;
				let { operation, kind, answer, outcome, rule } = event, sign = outcome === "allow" || outcome === "answer" ? style.green("✓") : style.red("✗");
				io.stderr(`${sign} ${(0, log.TN)(operation ?? kind ?? "a question")} → ${(0, log.TN)(answer ?? outcome)} ${style.dim(rule === ask_undecided.I ? "(by you)" : `(rule ${rule})`)}\n`), answer !== null && progress.start("The intern is working …");
			};
		}
		function createWordSink(io) {
			let screen = io.terminal?.stdout;
			if (screen?.isTerminal === !0) {
				let stream = createMarkdownStream(io.stdout, screen);
				return {
					push: (text) => stream.push((0, log.Q6)(text)),
					end: () => stream.end()
				};
			}
			return io.env.GITHUB_ACTIONS === "true" ? createLineSink(io) : createPlainSink(io);
		}
		function createPlainSink(io) {
			let isOpen = !1;
			return {
				push(text) {
					let shown = (0, log.Q6)(text);
					io.stdout(shown), shown !== "" && (isOpen = !shown.endsWith("\n"));
				},
				end() {
					isOpen && io.stdout("\n"), isOpen = !1;
				}
			};
		}
		function createLineSink(io) {
			let line = "", write = (text) => {
				for (let safe of (0, log.Bv)(text)) io.stdout(`${safe}\n`);
			};
			return {
				push(text) {
					let [more = "", ...lines] = text.split("\n");
					line += more;
					for (let next of lines) write(line), line = next;
				},
				end() {
					line !== "" && write(line), line = "";
				}
			};
		}
		function createProgress(io) {
			let screen = io.terminal?.stderr, isShown = !1;
			return {
				start(text) {
					screen?.isTerminal === !0 && (io.stderr((0, view_style._)(screen).dim(text)), isShown = !0);
				},
				stop() {
					isShown && io.stderr("\r\x1B[K"), isShown = !1;
				}
			};
		}
	}),
	6518: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pg: () => provideInputSuffix,
			bz: () => cancelAnswer,
			dG: () => interactionArguments,
			mT: () => elicitationField,
			qw: () => elicitationAnswer,
			rk: () => optionKinds
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
		let provideInputSuffix = ".provide_input", optionKinds = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		], cancelAnswer = "cancel", elicitationField = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			required: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()))
		}), interactionArguments = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			operation: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			fields: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(elicitationField))
		}), elicitationAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("action", [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("accept"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("decline") }),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("cancel") })
		]);
	}),
	9443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => readRunSettings });
		var chat = __webpack_require__(8914), limits = __webpack_require__(8536), credentials = __webpack_require__(8863), given = __webpack_require__(3072), errors = __webpack_require__(452), secret = __webpack_require__(3251), values = __webpack_require__(7035);
		let actorPermissions = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		], sessionFromCommentWord = "from-comment";
		function readPullRequestSettings(text) {
			let token = text("github-token"), comment = (0, values.Kf)("comment", text("comment") ?? "", [
				"none",
				"sticky",
				"new"
			]), sessionFromComment = text("session-id") === sessionFromCommentWord;
			if (sessionFromComment && comment !== "sticky") throw new errors.dz("input_conflict", `Input "session-id" is "${sessionFromCommentWord}", but "comment" is "${comment}". Only "comment: sticky" keeps a session.`, { source: "session-id" });
			return {
				githubToken: token === void 0 ? void 0 : new secret.z(token),
				actorPermission: (0, values.Kf)("actor-permission", text("actor-permission") ?? "", actorPermissions),
				allowedBots: readLogins("allowed-bots", text("allowed-bots") ?? ""),
				onFork: (0, values.Kf)("on-fork", text("on-fork") ?? "", ["skip", "fail"]),
				comment,
				commentTag: readTag("comment-tag", text("comment-tag") ?? ""),
				policyRef: readRef("policy-ref", text("policy-ref") ?? ""),
				sessionFromComment
			};
		}
		function readLogins(name, value) {
			let logins = value.split(",").map((login) => login.trim());
			if (value.trim() === "") return [];
			for (let login of logins) if (!/^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\])?$/.test(login)) throw (0, values.tm)(name, value, "Use exact logins separated by commas, for example \"renovate[bot], dependabot[bot]\".");
			return logins;
		}
		function readTag(name, value) {
			if (/^[\w.-]{1,50}$/.test(value)) return value;
			throw (0, values.tm)(name, value, "Use 1 to 50 letters, digits, \"_\", \".\" and \"-\".");
		}
		function readRef(name, value) {
			if (/^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value) && !/\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value)) return value;
			throw (0, values.tm)(name, value, "Use \"auto\", \"workspace\", or a branch, tag or commit, for example \"main\".");
		}
		function readRunSettings(text, defaults) {
			let policy = text("policy") ?? "";
			return {
				...(0, credentials.u)(text),
				...readPullRequestSettings(text),
				intern: (0, given.mw)(text, "intern", "the name or id of the intern"),
				workspaceId: (0, given.lq)(text, "workspace-id", values.Cp),
				waitForInternMs: (0, values.$7)("wait-for-intern", text("wait-for-intern") ?? "", 0),
				approvalMode: (0, values.Kf)("approval-mode", text("approval-mode") ?? "", chat.oy),
				policy: {
					path: policy,
					named: policy !== defaults("policy")
				},
				sessionId: (0, given.lq)(text, "session-id", readSessionId),
				timeoutMs: (0, values.$7)("timeout", text("timeout") ?? "", 1e3),
				idleTimeoutMs: (0, values.$7)("idle-timeout", text("idle-timeout") ?? "", 1e3),
				maxPauses: (0, values.JI)("max-pauses", text("max-pauses") ?? "", 0),
				onPause: (0, values.Kf)("on-pause", text("on-pause") ?? "", ["resolve", "stop"]),
				onTimeout: (0, values.Kf)("on-timeout", text("on-timeout") ?? "", ["fail", "continue"]),
				failOnReject: (0, values.Vf)("fail-on-reject", text("fail-on-reject") ?? ""),
				transcript: (0, values.Kf)("transcript", text("transcript") ?? "", [
					"auto",
					"full",
					"brief",
					"none"
				]),
				transcriptFile: text("transcript-file")
			};
		}
		function readSessionId(name, value) {
			if (value !== sessionFromCommentWord) {
				if (value.length <= limits.yj.max) return value;
				throw (0, values.tm)(name, value, `It has ${value.length} characters; use 1 to ${limits.yj.max}.`);
			}
		}
	}),
	793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => checkPolicyTests });
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _permission_self_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4582);
		function checkPolicyTests(policy) {
			let failures = (0, _permission_self_test_js__WEBPACK_IMPORTED_MODULE_0__.N)(policy), [first] = failures;
			if (first === void 0) return;
			let named = failures.slice(0, 3).map(({ line, column, name, message }) => `${policy.source}:${line}:${column}: ${name}: ${message}`), more = failures.length > 3 ? ` And ${failures.length - 3} more.` : "";
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.pn("policy_invalid", `Tests of the permission policy fail. ${named.join(" ")}${more}`, {
				source: policy.source,
				line: first.line,
				column: first.column
			});
		}
	}),
	9314: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			t: () => askUndecided
		});
		var _policy_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7312);
		let personRule = "(person)", anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: {
					type: "present",
					present: !0
				},
				missing: !1
			},
			value: () => !0
		}, entry = {
			id: personRule,
			at: anything.at,
			places: new Map(),
			reason: "Nothing in the permission policy decides this.",
			when: [],
			match: [anything]
		}, noBudget = {
			answers: 1e6,
			allows: 1e6,
			rejects_in_a_row: 1e6,
			same_pause: 1e6
		};
		function askUndecided(policy) {
			return {
				...policy,
				budget: policy === _policy_file_js__WEBPACK_IMPORTED_MODULE_0__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...entry,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...entry,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	3204: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$j: () => explainExitCode,
			Hc: () => toExplanation,
			bg: () => explainLines
		});
		var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7395), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9733);
		function toExplanation(decision) {
			let { verb, answer, rule, reason, trace } = decision;
			return {
				verb,
				answer,
				rule,
				reason,
				trace
			};
		}
		function explainExitCode(decision) {
			return decision.outcome === "allow" || decision.outcome === "answer" ? 0 : decision.outcome === "reject" ? 3 : 4;
		}
		function explainLines(request, decision) {
			let width = Math.max(...decision.trace.map((entry) => entry.id.length), 7);
			return [
				`pause      ${describePause(request)}`,
				...decision.trace.map((entry) => traceLine(entry, width)),
				...decision.ladder === null ? [] : [`ladder     ${decision.ladder}`],
				`budgets    ${decision.budgets}`,
				...decision.reason === null ? [] : [`reason     ${(0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.reason)}`],
				`${decision.outcome === "stop" || decision.outcome === "ask" ? `${decision.outcome.padEnd(9)}  ` : "answer     "}${answerText(decision)}by ${decision.rule}`
			];
		}
		function answerText(decision) {
			return decision.answer === null ? "" : `${(0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.answer)} `;
		}
		let names = {
			guards: "guard",
			rules: "rule",
			questions: "question",
			default: "default"
		};
		function traceLine(entry, width) {
			let name = entry.list === "default" ? "" : entry.id, verdict = entry.matched ? "yes" : entry.because === "not reached" ? "-  " : "no ";
			return `  ${names[entry.list].padEnd(8)} ${name.padEnd(width)}  ${verdict}  ${entry.because}`;
		}
		function describePause(request) {
			let pause = (0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.H)(request.arguments);
			return "malformed" in pause ? `malformed: ${pause.malformed}` : [
				`kind ${(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.kind)}`,
				...pause.tool === void 0 ? [] : [`tool ${(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.tool)}`],
				...pause.command === void 0 ? [] : [`command ${(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.command)}`],
				...typeof pause.arguments.message == "string" ? [`message ${(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.arguments.message)}`] : [],
				...pause.options.length === 0 ? [] : [`options ${(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.options)}`]
			].join(", ");
		}
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
	5168: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => toShownLevel });
		function toShownLevel(level, visibility) {
			return level === "auto" ? visibility === "private" || visibility === "internal" ? "full" : "brief" : level;
		}
	}),
	1151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => findRunningIntern });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8394);
		async function findRunningIntern(options) {
			let { clock, log, signal } = options, deadline = clock.monotonic() + options.waitForInternMs, shown = "";
			for (;;) {
				let intern = await findIntern(options);
				if (intern.status === "running") return intern;
				let coming = intern.status === "queued" || intern.status === "provisioning", leftMs = deadline - clock.monotonic();
				if (!coming || leftMs <= 0) throw notRunning(intern, coming, options.waitForInternMs);
				let state = describeState(intern);
				state !== shown && log.info(`Waiting for intern "${intern.name}": ${state}.`), shown = state, await clock.sleep(Math.min(5e3, leftMs), signal);
			}
		}
		async function findIntern(options) {
			let { client, intern: wanted, workspaceId, clock, log, signal } = options, limits = {
				maxAttempts: 5,
				deadline: clock.monotonic() + 6e4,
				clock,
				log,
				signal
			}, { matches, names } = await (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_0__.b)({
				what: "intern list",
				...limits
			}, async () => {
				let found = {
					matches: [],
					names: []
				};
				for await (let intern of client.listInterns({
					workspaceId,
					signal
				})) intern.id === wanted || intern.name === wanted ? found.matches.push(intern) : found.names.length < 20 && found.names.push(intern.name);
				return found;
			}, _client_request_js__WEBPACK_IMPORTED_MODULE_1__.xg), intern = matches.find((match) => match.id === wanted) ?? matches[0];
			if (intern === void 0) throw unknown(wanted, names);
			if (intern.id !== wanted && matches.length > 1) throw ambiguous(wanted, matches);
			return intern;
		}
		function describeState({ status, progress }) {
			return progress === null ? status : `${status}, step ${progress.step_number} of ${progress.total_steps}, ${progress.step_label}`;
		}
		function unknown(wanted, names) {
			let visible = names.length === 0 ? "This key sees no other interns" : `This key sees ${names.map((name) => `"${name}"`).join(", ")}${names.length === 20 ? ", …" : ""}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_unknown", `No intern has the name or id "${wanted}". ${visible}. Names match exactly.`, { source: "intern" });
		}
		function ambiguous(wanted, matches) {
			let ids = matches.map(({ id, workspace_id }) => `${id} (workspace ${workspace_id})`).join(", ");
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_ambiguous", `${matches.length} interns have the name "${wanted}": ${ids}. Give the id as "intern", or a "workspace-id".`, { source: "intern" });
		}
		function notRunning(intern, coming, waitMs) {
			let failure = intern.last_failure_message === null ? "" : `: ${intern.last_failure_message.replace(/\.$/, "")}`, waited = coming ? ` after waiting ${Math.round(waitMs / 1e3)} s` : "", remedy = coming ? "Raise \"wait-for-intern\"." : "Start or provision it first.";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_not_running", `Intern "${intern.name}" (${intern.id}) is ${describeState(intern)}${waited}${failure}. Only a running intern takes prompts. ${remedy}`, {
				source: "intern",
				reason: intern.status
			});
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
