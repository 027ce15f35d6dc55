export const id = 893;
export const ids = [893, 4629];
export const modules = {
	893: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runOnInternAction: () => runOnInternAction });
		var errors = __webpack_require__(452), github_event = __webpack_require__(9607), event_context = __webpack_require__(7889), limits = __webpack_require__(8536), words = __webpack_require__(4095);
		function readQuestion({ finish, asked }) {
			let sessionId = finish.session_id;
			if (asked === void 0 || sessionId === null) throw new errors.lm("stream_malformed", "The run paused, but the response names no tool call or no session_id.");
			let { toolCall, atMs, at } = asked;
			if (!toolCall.function.name.endsWith(words.Pg)) throw new errors.lm("stream_malformed", `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${words.Pg}" are questions.`);
			return {
				sessionId,
				toolCall,
				deadline: new Date(atMs + limits.hj).toISOString(),
				answerUntil: at + limits.hj - 2e4
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
		var retry = __webpack_require__(8394), bounded_text = __webpack_require__(3115), failure = __webpack_require__(8195), response = __webpack_require__(8026);
		function runPrompt(options) {
			return drive(options, "prompt", () => sendPrompt(options, options.prompt, options.sessionId));
		}
		function runAnswer(options) {
			return drive(options, "answer", () => sendGivenAnswer(options, options.given));
		}
		async function drive(options, firstPhase, begin) {
			let { recorder } = options, resolve = startResolving(options), phase = firstPhase, isFollowUp = !1;
			try {
				let response = await begin();
				warnOfFork(response, options);
				for (let pauses = 0;;) {
					let { finish_reason, error, session_id } = response.finish;
					if (finish_reason === "tool_calls") {
						pauses += 1, phase = "answer";
						let question = readQuestion(response);
						if (options.onPause === "stop") return end(recorder, "paused", null, toPending(question));
						checkPauses(pauses, options.maxPauses), response = await resolve(question);
					} else if (error !== void 0) {
						let session = session_id ?? recorder.soFar().session_id ?? options.sessionId;
						if (session === void 0 || !continues(options, error.metadata?.reason)) throw (0, failure.fj)(error, session_id);
						phase = "prompt", options.log.notice("The turn outlived its request. It is continued in the same session."), response = await sendPrompt(options, "The last turn ran out of time. Continue where it stopped.", session);
					} else {
						options.failOnReject && checkRejections(recorder);
						let next = isFollowUp ? void 0 : nextTurn(options);
						if (next === void 0) return end(recorder, "finished", null);
						isFollowUp = !0, phase = "prompt", response = await sendPrompt(options, next.prompt, next.session, { follow_up: !0 });
					}
				}
			} catch (thrown) {
				if (thrown instanceof errors.pn) return end(recorder, "rejected", thrown);
				let { conclusion, error } = (0, failure.n7)(thrown, phase);
				return end(recorder, conclusion, error);
			}
		}
		function startResolving(options) {
			let load = () => Promise.all([__webpack_require__.e(7855).then(__webpack_require__.bind(__webpack_require__, 7855)), options.startDecisions()]), loaded;
			return async (question) => {
				loaded ??= load();
				let [{ resolvePause }, decisions] = await loaded;
				return resolvePause(question, {
					...options,
					decisions
				});
			};
		}
		function continues({ onTimeout, clock, deadline }, reason) {
			return reason === "timeout" && onTimeout === "continue" && clock.monotonic() < deadline;
		}
		function nextTurn({ recorder, requireAnswer, followUp }) {
			let record = recorder.soFar();
			if (requireAnswer === !0 && (0, bounded_text.b)(record.text).trim() === "") throw new errors.lm("answer_empty", "The run finished, but the intern said nothing. Start it again, or set \"require-answer: false\" where no words are needed.");
			let prompt = followUp?.(record);
			return prompt === void 0 || record.session_id === null ? void 0 : {
				prompt,
				session: record.session_id
			};
		}
		function sendPrompt(options, prompt, sessionId, kind = {}) {
			let { client, internId, approvalMode, recorder, clock, log, signal, deadline } = options, internReadyBy = clock.monotonic() + options.waitForInternMs;
			return recorder.record({
				type: "prompt",
				text: prompt,
				...kind
			}), (0, retry.b)({
				what: "prompt",
				maxAttempts: Infinity,
				deadline,
				clock,
				log,
				signal
			}, () => (0, response.T)(client.prompt({
				internId,
				prompt,
				approvalMode,
				sessionId,
				signal
			}), {
				recorder,
				clock,
				log
			}), (error) => (0, failure.pp)(error, internReadyBy));
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
			}, () => (0, response.T)(client.answer({
				internId,
				...given,
				signal
			}), {
				recorder,
				clock,
				log
			}), failure.R$);
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
			error !== null && recorder.record({
				type: "error",
				code: error.code,
				message: error.message,
				reason: error.data.reason ?? null
			}), recorder.record({
				type: "end",
				conclusion,
				error_code: error?.code ?? null
			});
			let record = recorder.soFar();
			return {
				conclusion,
				error,
				pending,
				text: (0, bounded_text.b)(record.text),
				record
			};
		}
		var wording = __webpack_require__(6559), job_workspace = __webpack_require__(1950);
		async function readBeginning(settings, workspace, log) {
			if (settings.command === "answer") return {
				by: "answer",
				given: toGivenAnswer(settings)
			};
			let { prompt: setting } = settings, prompt = setting.from === "input" ? setting.text : await readPromptFile(setting.path, workspace);
			return refuseEmpty(prompt), prompt.length > limits.f4 && log.warning(`The prompt has ${prompt.length} characters. Deployments of the service take ${limits.f4}; it is sent as it is.`), {
				by: "prompt",
				prompt
			};
		}
		function refuseEmpty(prompt) {
			if (prompt.trim() === "") throw new errors.dz("input_missing", (0, wording.MH)`${(0, wording.hF)("prompt")} is empty. Say what the intern is to do.`, { source: "prompt" });
		}
		async function beginRun(beginning, options) {
			switch (beginning.by) {
				case "prompt": return refuseEmpty(beginning.prompt), runPrompt({
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
			let text = await (0, job_workspace.V)("prompt-file", given, workspace);
			if (text.trim() !== "") return text;
			throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)("prompt-file")} is "${given}", which is empty.`, { source: "prompt-file" });
		}
		var connect = __webpack_require__(8661);
		function recordWarnings(log, recorder) {
			return {
				...log,
				warning(message) {
					log.warning(message), recorder.record({
						type: "remark",
						message
					});
				}
			};
		}
		var find_intern = __webpack_require__(1151), events = __webpack_require__(3213);
		async function runOnIntern(options) {
			let { recorder, beginning, policy, facts, context, approvalMode, baseUrl, startFacts } = options;
			try {
				let { client } = await options.connect((request) => recorder.record((0, events.p)(request)));
				refuseSecrets(options);
				let intern = await (0, find_intern.n)({
					...options,
					client
				}), origin = baseUrl === void 0 ? {} : { service: new URL(baseUrl).origin };
				recorder.record((0, events.C)(intern, approvalMode, facts, context, {
					...origin,
					...startFacts
				}));
				let startDecisions = async () => {
					let [decide] = await Promise.all([__webpack_require__.e(6387).then(__webpack_require__.bind(__webpack_require__, 6387)), options.onFirstPause?.()]);
					return decide.startDecisions(policy, context);
				};
				return await beginRun(beginning, {
					...options,
					client,
					internId: intern.id,
					startDecisions
				});
			} catch (thrown) {
				throw recordFailure(thrown, recorder);
			}
		}
		function refuseSecrets({ beginning, redactor }) {
			if (beginning.by === "prompt" && redactor.redact(beginning.prompt) !== beginning.prompt) throw new errors.dz("prompt_has_secret", "The prompt holds a secret of this job: a key or a token that the log masks. Nothing was sent. Take it out of the text or file that the prompt comes from.", { source: "prompt" });
		}
		function recordFailure(thrown, recorder) {
			let error = (0, errors.on)(thrown);
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
		var transcript_file = __webpack_require__(5457), live_log = __webpack_require__(1781);
		function toShownLevel(level, visibility) {
			return level === "auto" ? visibility === "private" || visibility === "internal" ? "full" : "brief" : level;
		}
		function createSuggester() {
			let suggest = () => [];
			return {
				async load() {
					({suggestionsFor: suggest} = await Promise.all([__webpack_require__.e(7759), __webpack_require__.e(39)]).then(__webpack_require__.bind(__webpack_require__, 39)));
				},
				suggest: (pause) => suggest(pause)
			};
		}
		var run_record = __webpack_require__(8670);
		function createRecorder({ clock, redactor }) {
			let pieces = {
				text: redactor.stream(),
				reasoning: redactor.stream()
			}, sum = (0, run_record.p)(), observers = [], early = [], hasBegun = !1, publish = (event) => {
				let recorded = {
					...event,
					at: new Date(clock.now()).toISOString()
				};
				hasBegun ||= event.type !== "remark", hasBegun || early.push(recorded), sum.observe(recorded);
				for (let observe of observers) observe(recorded);
			}, publishText = (type, text) => {
				text !== "" && publish({
					type,
					text
				});
			}, flush = (type) => publishText(type, pieces[type].end());
			return {
				record(event) {
					event.type === "text" || event.type === "reasoning" ? (flush(event.type === "text" ? "reasoning" : "text"), publishText(event.type, pieces[event.type].push(event.text))) : (flush("reasoning"), flush("text"), publish(redactStrings(event, redactor.redact, event.type === "usage")));
				},
				observe(observer) {
					for (let event of early) observer(event);
					observers.push(observer);
				},
				soFar() {
					let { text, follow_up_text, reasoning, ...facts } = sum.value(), { redact } = redactor;
					return {
						...facts,
						text: redactStrings(text, redact),
						follow_up_text: redactStrings(follow_up_text, redact),
						reasoning: redactStrings(reasoning, redact)
					};
				}
			};
		}
		function redactStrings(value, redact, hasOpenNames = !1) {
			if (typeof value == "string") return redact(value);
			if (Array.isArray(value)) return value.map((one) => redactStrings(one, redact, hasOpenNames));
			if (typeof value != "object" || !value) return value;
			let shown = [], isSame = !0;
			for (let [name, one] of Object.entries(value)) {
				let field = [hasOpenNames ? redact(name) : name, redactStrings(one, redact, hasOpenNames)];
				isSame &&= field[0] === name && field[1] === one, shown.push(field);
			}
			return isSame ? value : Object.fromEntries(shown);
		}
		function askOnPullRequest(place, comment) {
			let { subject } = place.access;
			if (comment === void 0 || subject?.isPullRequest !== !0) return;
			let { number } = subject;
			return async (asked) => (await Promise.all([__webpack_require__.e(4976), __webpack_require__.e(9748)]).then(__webpack_require__.bind(__webpack_require__, 9748))).askPerson(asked, {
				...place,
				comment,
				number
			});
		}
		async function openComment(io, settings, access, recorder) {
			let { comment: kind, commentTag: tag } = settings;
			if (kind === "none") return;
			let number = access.subject?.number;
			if (number === void 0) {
				io.log.notice(`No comment is written: the event "${access.event.name}" is about no pull request and no issue.`);
				return;
			}
			let written = await Promise.all([
				__webpack_require__.e(7759),
				__webpack_require__.e(39),
				__webpack_require__.e(979)
			]).then(__webpack_require__.bind(__webpack_require__, 979));
			if (kind === "new") return written.openNewComment(io, access, {
				number,
				tag,
				recorder
			});
			let sessionIsWanted = settings.sessionFromComment;
			return written.openStickyComment(io, access, {
				number,
				tag,
				recorder,
				sessionIsWanted
			});
		}
		async function openFindings(io, settings, access, workspace) {
			if (settings.command === "prompt" && settings.findings !== "none") return (await Promise.all([
				__webpack_require__.e(9193),
				__webpack_require__.e(573),
				__webpack_require__.e(5211)
			]).then(__webpack_require__.bind(__webpack_require__, 5211))).openRunFindings(io, settings, access, workspace);
		}
		async function endWithFindings(result, findings) {
			return findings === void 0 ? {
				result,
				verdict: "none"
			} : findings.conclude(result);
		}
		var github_access = __webpack_require__(4629);
		function keepOpenQuestion(io) {
			let internId = "", pause, kept = !1, forget = () => {
				kept && io.saveState("open_question", ""), kept = !1;
			}, keep = (question) => {
				io.saveState("open_question", JSON.stringify(question)), kept = !0;
			};
			return (event) => {
				if (event.type === "start" && (internId = event.intern_id), event.type === "pause" && (pause = event), [
					"text",
					"reasoning",
					"pause",
					"finish",
					"end"
				].includes(event.type) && forget(), event.type !== "finish" || event.finish_reason !== "tool_calls" || pause === void 0 || event.session_id === null) return;
				let { tool_call_id, name, arguments: text } = pause;
				keep({
					intern_id: internId,
					session_id: event.session_id,
					tool_call_id,
					name,
					arguments: text
				});
			};
		}
		var outputs = __webpack_require__(8568), load_rich_text = __webpack_require__(2766), summary = __webpack_require__(3394);
		async function reportRun(io, { result, verdict, lead }, { level, transcript, suggest }) {
			result.error !== null && io.log.error(`${result.error.message} (${result.error.code})`), io.setOutputs({
				...(0, outputs.v1)(result, transcript),
				verdict
			});
			let render = await (0, load_rich_text.loadRichText)(result.record, level);
			await io.writeSummary((0, summary.m)(result.record, level, {
				render,
				suggest,
				lead
			}));
		}
		var external_node_crypto_ = __webpack_require__(7598);
		let placeholderNames = [
			"repository",
			"pull_request.number",
			"pull_request.title",
			"pull_request.body",
			"pull_request.diff",
			"pull_request.new_diff",
			"pull_request.files",
			"pull_request.comments",
			"failed_checks"
		], placeholder = /[\\$]?\{\{([^{}\n]{1,200})\}\}/g;
		function findPlaceholders(template) {
			let found = new Map();
			for (let [whole, name = ""] of template.matchAll(placeholder)) whole.startsWith("{") && found.set(name.trim(), readPlaceholder(name.trim()));
			return [...found.values()];
		}
		function fillTemplate(template, values) {
			return template.replace(placeholder, (whole, name) => whole.startsWith("$") ? whole : whole.startsWith("\\") ? whole.slice(1) : values.get(name.trim()) ?? whole);
		}
		function readPlaceholder(name) {
			let known = placeholderNames.find((one) => one === name);
			if (known !== void 0) return {
				kind: "known",
				name: known
			};
			let [first, ...path] = name.split(".");
			if (first === "event" && path.length > 0 && path.every((one) => /^[\w-]+$/.test(one))) return {
				kind: "event",
				name,
				path
			};
			let list = [...placeholderNames, "event.…"].map((one) => `{{${one}}}`).join(", ");
			throw new errors.dz("input_invalid", `The prompt has the placeholder "{{${name}}}", which does not exist. There are ${list}. A backslash before "{{" makes it plain text.`, { source: "prompt" });
		}
		async function fillPrompt(template, options) {
			let placeholders = findPlaceholders(template), values = placeholders.length === 0 ? [] : await readValues(placeholders, template.length, options);
			return fillTemplate(template, new Map(values));
		}
		async function readValues(placeholders, templateCharacters, options) {
			let [{ readPlaceholderValue }, { shareBudget }, { fenceUntrusted }] = await Promise.all([
				__webpack_require__.e(3943).then(__webpack_require__.bind(__webpack_require__, 3943)),
				__webpack_require__.e(3896).then(__webpack_require__.bind(__webpack_require__, 3896)),
				__webpack_require__.e(7603).then(__webpack_require__.bind(__webpack_require__, 7603))
			]), read = [];
			for (let placeholder of placeholders) read.push({
				name: placeholder.name,
				value: await readPlaceholderValue(placeholder, options)
			});
			let lengths = read.map(({ value }) => value.text.length), budget = options.maxCharacters - templateCharacters - 400 * read.length, shares = shareBudget(lengths, Math.max(4e3, budget)), nonce = options.nonce();
			return read.map(({ name, value }, index) => {
				if (value.trusted) return [name, value.text];
				let text = value.text.slice(0, shares[index] ?? 0).toWellFormed(), remarks = value.text.length - text.length === 0 ? value.remarks : [...value.remarks, cutRemark(text.length, value.text.length)];
				return [name, `\n${fenceUntrusted({
					about: value.about,
					text,
					remarks,
					nonce
				})}\n`];
			});
		}
		function cutRemark(kept, whole) {
			return `It is cut: the first ${kept} of ${whole} characters are shown.`;
		}
		async function fillBeginning(beginning, access, findings, tag) {
			if (beginning.by !== "prompt") return beginning;
			let nonce = () => (0, external_node_crypto_.randomBytes)(6).toString("hex"), ending = findings === void 0 ? "" : `\n\n${findings.contract}`, maxCharacters = limits.f4 - ending.length, options = {
				...access,
				commits: findings?.commits,
				reviews: findings?.reviews,
				tag,
				maxCharacters,
				nonce
			};
			return {
				by: "prompt",
				prompt: `${await fillPrompt(beginning.prompt, options)}${ending}`
			};
		}
		var policy_source = __webpack_require__(4907);
		async function readRunPolicy(io, settings, access, workspace) {
			let { event, github } = access, sourced = await (0, policy_source.g)({
				...io,
				...settings,
				event,
				github
			}, workspace);
			await remarkChange(io, sourced, access);
			let known = (0, event_context.SA)(event, io.env);
			return {
				...sourced,
				context: await askContext(io, sourced, access, known)
			};
		}
		async function askContext({ log, signal }, { policy, facts }, { github, repository, standings, subject }, known) {
			if (facts.path === null) return known;
			let { completeContext } = await __webpack_require__.e(8120).then(__webpack_require__.bind(__webpack_require__, 8120)), { readPullRequest } = await __webpack_require__.e(3056).then(__webpack_require__.bind(__webpack_require__, 3056)), pullRequest = subject?.isPullRequest === !0 ? () => readPullRequest(github(), repository(), subject.number) : void 0;
			try {
				return await completeContext(known, policy, {
					standings,
					pullRequest
				});
			} catch (error) {
				if (signal.throwIfAborted(), !(error instanceof errors.h4)) throw error;
				return log.warning(`What the policy asks of the actor or pull request is not known: ${(0, errors.Uc)(error)}`), known;
			}
		}
		async function remarkChange({ log, signal }, { facts, origin }, { subject, files }) {
			let { path } = facts;
			if (origin.from !== "default-branch" || path === null || subject?.isPullRequest !== !0) return;
			let { changesFile } = await __webpack_require__.e(3056).then(__webpack_require__.bind(__webpack_require__, 3056));
			try {
				if (!changesFile(await files(), path)) return;
				log.warning(`This pull request changes the permission policy "${path}". The change takes effect after the merge; this run keeps to the default branch.`);
			} catch (error) {
				if (signal.throwIfAborted(), !(error instanceof errors.h4)) throw error;
				log.debug(`Whether the pull request changes the policy is not known: ${(0, errors.Uc)(error)}`);
			}
		}
		var skipped = __webpack_require__(47);
		async function runOnInternAction(outer, settings, event, opened, facts = {}) {
			let access = opened ?? (0, github_access.openGitHub)(outer, settings, event), recorder = createRecorder(outer), io = {
				...outer,
				log: recordWarnings(outer.log, recorder)
			};
			warnOfSelfDrive(io, settings, event);
			let workspace = (0, job_workspace.O)(io), findings = await openFindings(io, settings, access, workspace);
			if (findings !== void 0 && "why" in findings) return (0, skipped.reportSkipped)(io, findings);
			let start = await startOf(settings, {
				log: io.log,
				access,
				workspace,
				findings
			}), policy = await readRunPolicy(io, settings, access, workspace), record = settings.attest === "file" ? await openRunRecord(io, access, workspace, recorder) : void 0, comment = await openComment(io, settings, access, recorder), level = toShownLevel(settings.transcript, (0, event_context.gt)(event)), transcript = await (0, transcript_file.t)(settings.transcriptFile, {
				workspace,
				log: outer.log
			}), { load, suggest } = createSuggester();
			for (let observe of [
				transcript.write,
				(0, live_log.E)(io.log, level, suggest),
				keepOpenQuestion(io)
			]) recorder.observe(observe);
			let ended;
			try {
				let { beginning, asking } = start, own = {
					beginning,
					recorder,
					askPerson: asking(askOnPullRequest({
						io,
						access,
						settings,
						recorder
					}, comment)),
					sessionId: start.sessionId ?? (settings.sessionFromComment ? comment?.sessionId : void 0),
					startFacts: {
						...facts,
						...record?.startFacts
					},
					onFirstPause: load
				};
				ended = await endWithFindings(await runOnIntern({
					...io,
					...settings,
					...policy,
					...own,
					followUp: findings?.followUp,
					connect: (onRequest) => (0, connect.N)(io, settings, onRequest)
				}), findings), await reportRun(io, ended, {
					level,
					transcript: transcript.path,
					suggest
				}), await comment?.finish(ended.result.record, ended.lead);
			} catch (error) {
				throw await comment?.fail(error), isUnwritable(error) || io.setOutputs({ "transcript-file": transcript.path }), error;
			} finally {
				await writePage(io, {
					workspace,
					transcript,
					record: recorder.soFar(),
					level,
					suggest
				}), transcript.close();
			}
			return record !== void 0 && outer.setOutputs(record.write(transcript.path)), ended.result.conclusion;
		}
		async function startOf(settings, { log, access, workspace, findings }) {
			if (settings.command === "resume") return settings.start;
			let { sessionId, commentTag } = settings;
			return {
				beginning: await fillBeginning(await readBeginning(settings, workspace, log), access, findings, commentTag),
				sessionId,
				asking: (people) => people
			};
		}
		async function writePage(...given) {
			await (await __webpack_require__.e(9331).then(__webpack_require__.bind(__webpack_require__, 9331))).writeReportFile(...given);
		}
		async function openRunRecord(...given) {
			return (await __webpack_require__.e(6068).then(__webpack_require__.bind(__webpack_require__, 6068))).openRecord(...given);
		}
		function warnOfSelfDrive({ log }, { approvalMode }, event) {
			approvalMode === "self-drive" && (0, github_event.C)(event) && log.warning("The approval mode is \"self-drive\" on an event that outsiders can cause: what their text talks the intern into, it does without asking.");
		}
		function isUnwritable(error) {
			return error instanceof errors.e4 && error.code === "file_unwritable";
		}
	}),
	4629: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openGitHub: () => openGitHub });
		var lib_errors = __webpack_require__(452), shapes = __webpack_require__(5332);
		function createGitHub(options) {
			let open = async (as, limits) => {
				let { openOctokit } = await Promise.all([
					__webpack_require__.e(6752),
					__webpack_require__.e(1845),
					__webpack_require__.e(2837)
				]).then(__webpack_require__.bind(__webpack_require__, 2837));
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
			throw new lib_errors.y_("github_malformed", `GitHub's answer to ${call?.what ?? "a request"} is not what its API describes${at === "" ? "" : `, at "${at}"`}.`, { status: call?.response.status });
		}
		let statusOfType = {
			FORBIDDEN: 403,
			INSUFFICIENT_SCOPES: 403,
			NOT_FOUND: 404
		};
		function readGraphql(answer, shape, opened) {
			let { data, errors = [] } = read(answer, shapes.Dz, opened), refused = errors.map(({ message, type, path }) => ({
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
			throw new lib_errors.y_("github_refused", message, { status });
		}
		function ourOwn(error) {
			let cause = error instanceof Error && !(error instanceof lib_errors.h4) ? error.cause : error;
			return cause instanceof lib_errors.h4 ? cause : new lib_errors.y_("github_malformed", "GitHub's API was not asked, or not understood.", { cause: error });
		}
		var github_subject = __webpack_require__(9127), wording = __webpack_require__(6559);
		function openGitHub(io, settings, event) {
			let { env, fetch, clock, log } = io, token = settings.githubToken, apiUrl = (env.GITHUB_API_URL ?? "").replace(/\/+$/, "") || "https://api.github.com", graphqlUrl = env.GITHUB_GRAPHQL_URL || void 0, github = (signal = io.signal) => {
				if (token !== void 0) return createGitHub({
					apiUrl,
					graphqlUrl,
					token,
					fetch,
					clock,
					log,
					signal
				});
				throw new lib_errors.dz("input_missing", (0, wording.MH)`${(0, wording.hF)("github-token")} is empty, and GitHub has to be asked for this run.`, { source: "github-token" });
			}, repository = () => {
				let found = (0, github_subject.Nu)(env);
				if (found !== void 0) return found;
				throw new lib_errors.dz("input_invalid", `GITHUB_REPOSITORY is "${env.GITHUB_REPOSITORY ?? ""}", no repository.`);
			}, subject = (0, github_subject.et)(event), standings = once(async () => {
				let { startingLogins } = await __webpack_require__.e(3947).then(__webpack_require__.bind(__webpack_require__, 3947)), { readStanding } = await __webpack_require__.e(500).then(__webpack_require__.bind(__webpack_require__, 500)), logins = startingLogins(event, env);
				return Promise.all(logins.map((login) => readStanding(github(), repository(), login)));
			}), known, askAccount = once(async () => (await __webpack_require__.e(3847).then(__webpack_require__.bind(__webpack_require__, 3847))).readOwnAccount(github())), account = async () => known ?? await askAccount(), knowAccount = (told) => {
				known = told;
			};
			return {
				event,
				subject,
				github,
				repository,
				standings,
				account,
				knowAccount,
				files: once(async () => subject?.isPullRequest === !0 ? (await __webpack_require__.e(3056).then(__webpack_require__.bind(__webpack_require__, 3056))).readFiles(github(), repository(), subject.number) : [])
			};
		}
		function once(ask) {
			let asked;
			return () => (asked ??= ask(), asked);
		}
	}),
	47: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { reportSkipped: () => reportSkipped });
		var conclusion = __webpack_require__(6195), markdown = __webpack_require__(3974);
		function toSkippedSummary(why, remedy) {
			return (0, markdown.l)([{
				type: "heading",
				line: [`${conclusion.gB.skipped} Skipped`]
			}, {
				type: "paragraph",
				line: [`${why} ${remedy}`]
			}]);
		}
		async function reportSkipped(io, { why, remedy }) {
			return io.setOutputs({ conclusion: "skipped" }), io.log.notice(`No run was started. ${why} ${remedy}`), await io.writeSummary(toSkippedSummary(why, remedy)), "skipped";
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
	7889: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SA: () => toRunContext,
			gt: () => visibilityOf,
			qX: () => hasSecretsOnForks,
			qc: () => forkOf
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3554), _permission_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1576), _event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9607), _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7577);
		function visibilityOf({ payload }) {
			let visibility = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "repository", "visibility");
			if (visibility !== void 0) return visibility;
			let isPrivate = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.Qc)(payload, "repository", "private");
			return isPrivate === void 0 ? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : isPrivate ? "private" : "public";
		}
		function toRunContext(event, env) {
			let pullRequest = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(event.payload, "pull_request"), actor = (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_ACTOR");
			return {
				..._permission_context_js__WEBPACK_IMPORTED_MODULE_1__.Ut,
				event: event.name,
				ref: (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_REF") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				base_ref: (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_BASE_REF") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				fork: forkOf(event),
				draft: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.Qc)(pullRequest, "draft") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				labels: labelsOf(pullRequest ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(event.payload, "issue")),
				actor: {
					..._permission_context_js__WEBPACK_IMPORTED_MODULE_1__.Ut.actor,
					association: associationOf(event.payload),
					type: typeOfActor(event.payload, actor),
					login: actor ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5
				},
				repository: { visibility: visibilityOf(event) }
			};
		}
		function forkOf(event) {
			if (!(0, _event_js__WEBPACK_IMPORTED_MODULE_3__.C)(event)) return !1;
			let { payload } = event;
			if (event.name === "workflow_run") return differ((0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "workflow_run", "head_repository", "id"), (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "repository", "id"));
			let pullRequest = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request");
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(pullRequest, "head", "repo") === null || differ((0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.OW)(pullRequest, "head", "repo", "id"), (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.OW)(pullRequest, "base", "repo", "id"));
		}
		function hasSecretsOnForks({ name }) {
			return name === "pull_request_target" || name === "workflow_run";
		}
		function differ(one, other) {
			return one === void 0 || other === void 0 ? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : one !== other;
		}
		function labelsOf(subject) {
			let labels = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(subject, "labels");
			return Array.isArray(labels) ? labels.flatMap((label) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(label, "name") ?? []) : _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		function associationOf(payload) {
			let subject = [
				"comment",
				"review",
				"pull_request",
				"issue"
			].map((name) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, name)).find(_payload_js__WEBPACK_IMPORTED_MODULE_0__.u4);
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(subject, "author_association") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		function typeOfActor(payload, actor) {
			let sender = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "sender");
			return actor !== void 0 && (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(sender, "login") === actor ? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(sender, "type") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
	}),
	7577: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$6: () => textAt,
			OW: () => integerAt,
			Qc: () => flagAt,
			at: () => at,
			gT: () => listAt,
			u4: () => isRecord
		});
		function at(value, ...path) {
			return path.reduce((inner, name) => isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : void 0, value);
		}
		function textAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "string" && found !== "" ? found : void 0;
		}
		function integerAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "number" && Number.isSafeInteger(found) ? found : void 0;
		}
		function flagAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "boolean" ? found : void 0;
		}
		function listAt(value, ...path) {
			let found = at(value, ...path);
			return Array.isArray(found) ? found : [];
		}
		function isRecord(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	}),
	9127: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hr: () => happenedAt,
			Nu: () => readRepository,
			Q$: () => checkedSha,
			VM: () => stoodAt,
			et: () => subjectOf
		});
		var _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7577);
		function readRepository(env) {
			let [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(env.GITHUB_REPOSITORY ?? "") ?? [];
			return owner === void 0 || name === void 0 ? void 0 : {
				owner,
				name
			};
		}
		function subjectOf({ payload }) {
			let pullRequest = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request");
			if ((0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.u4)(pullRequest)) return toSubject(pullRequest, !0);
			let issue = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "issue");
			if ((0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.u4)(issue)) return toSubject(issue, (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.u4)((0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(issue, "pull_request")));
			let upstream = [
				"workflow_run",
				"check_run",
				"check_suite"
			].map((name) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, name)).find(_payload_js__WEBPACK_IMPORTED_MODULE_0__.u4), [first] = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.gT)(upstream, "pull_requests");
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.u4)(first) ? toSubject(first, !0) : void 0;
		}
		function toSubject(payload, isPullRequest) {
			let number = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "number");
			if (number === void 0 || number < 1) return;
			let body = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "body");
			return {
				number,
				isPullRequest,
				title: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "title"),
				body: body === null || typeof body == "string" ? body : void 0,
				headSha: shaAt(payload, "head", "sha"),
				baseSha: shaAt(payload, "base", "sha")
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
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "comment", "updated_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "review", "submitted_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "workflow_run", "created_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "pull_request", "updated_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "issue", "updated_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "check_suite", "updated_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "check_run", "check_suite", "updated_at");
		}
		function stoodAt(happened, ...times) {
			return happened !== void 0 && times.every((time) => Date.parse(time) <= Date.parse(happened));
		}
		function shaAt(payload, ...path) {
			let sha = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, ...path);
			return sha !== void 0 && /^[0-9a-f]{40}$/.test(sha) ? sha : void 0;
		}
	}),
	4907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => readPolicySource });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _permission_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8157), _checkout_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7810), _trusted_trusted_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1380);
		async function readPolicySource(options, workspace) {
			let { policy: given, log } = options, files = await (0, _trusted_trusted_files_js__WEBPACK_IMPORTED_MODULE_1__.T)(options, workspace), { origin } = files, { path, commit, place, bytes } = await files.read("policy", given.path).catch((cause) => {
				throw cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.h4 ? cause : missing(given.path, origin.from === "ref" ? `at ${origin.ref}` : "of the checkout", cause);
			});
			if (bytes === void 0) {
				if (given.named) throw missing(path, place);
				return log.notice(`There is no permission policy at "${path}" ${place}, so no rule allows anything. "interns policy init" writes one.`), {
					policy: _permission_policy_js__WEBPACK_IMPORTED_MODULE_3__.n4,
					facts: {
						path: null,
						commit,
						digest: null
					},
					origin
				};
			}
			let [{ loadPolicy }, { checkPolicyTests }] = await Promise.all([__webpack_require__.e(3448).then(__webpack_require__.bind(__webpack_require__, 3448)), __webpack_require__.e(7178).then(__webpack_require__.bind(__webpack_require__, 7178))]), policy = await loadPolicy(bytes, path);
			checkPolicyTests(policy);
			let digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
			return log.info(`Permission policy "${path}" ${place}, SHA-256 ${digest}.`), {
				policy,
				facts: {
					path,
					commit,
					digest,
					tests: policy.tests.length
				},
				origin
			};
		}
		function missing(path, place, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.pn("policy_missing", cause instanceof _checkout_file_js__WEBPACK_IMPORTED_MODULE_4__.Hv ? `The permission policy "${path}" ${place} is not read: ${cause.message}.` : `The permission policy "${path}" ${place} can't be read. Check the path; in a job, check out the repository first.`, {
				source: path,
				cause
			});
		}
	}),
	5457: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => createLinesFile,
			t: () => createTranscriptFile
		});
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452);
		function toTranscriptLine(event) {
			let { type, at, ...fields } = event;
			return `${JSON.stringify({
				type,
				at,
				...fields
			})}\n`;
		}
		var wording = __webpack_require__(6559), checkout_file = __webpack_require__(7810);
		async function createTranscriptFile(given, { workspace, log, maxBytes = 268435456 }) {
			let { path, file } = await createLinesFile(given, workspace), bytes = 0, isFull = !1, kept = [], put = (event) => {
				try {
					bytes += (0, external_node_fs_.writeSync)(file, toTranscriptLine(event)), bytes > 1048576 && (kept = void 0), kept?.push({
						number: kept.length + 1,
						event
					});
				} catch (cause) {
					throw new errors.e4("file_unwritable", `The transcript "${path}" can't be written.`, { cause });
				}
			};
			return {
				path,
				write(event) {
					if (event.type !== "text" && event.type !== "reasoning" || bytes < maxBytes) put(event);
					else if (!isFull) {
						isFull = !0;
						let message = `The transcript has ${bytes} bytes. What the intern says from here on is left out of it; what it asks is not.`;
						put({
							type: "remark",
							message,
							at: event.at
						}), log.warning(message);
					}
				},
				lines: async () => kept ?? (await __webpack_require__.e(8936).then(__webpack_require__.bind(__webpack_require__, 8936))).readEnds(file),
				close: () => (0, external_node_fs_.closeSync)(file)
			};
		}
		async function createLinesFile(given, workspace) {
			let path = given === void 0 ? (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}`, "transcript.jsonl") : workspace.path(given);
			return {
				path,
				file: await openTranscript(path, given !== void 0, workspace)
			};
		}
		async function openTranscript(path, isGiven, workspace) {
			try {
				return isGiven && await workspace.refuseFileOfOthers(path), workspace.create(path);
			} catch (cause) {
				let why = cause instanceof checkout_file.Hv ? `: ${(0, errors.Uc)(cause)}` : "";
				throw new errors.dz("input_invalid", (0, wording.MH)`The transcript can't be written to "${path}"${why}. Name another file with ${(0, wording.hF)("transcript-file")}.`, {
					source: "transcript-file",
					cause
				});
			}
		}
	}),
	1380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => openTrustedFiles });
		var external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452), github_event = __webpack_require__(9607), subject = __webpack_require__(9127), wording = __webpack_require__(6559);
		async function toPolicyOrigin(policyRef, event, env) {
			if (policyRef === "workspace") return { from: "workspace" };
			if (policyRef !== "auto") return {
				from: "ref",
				ref: policyRef
			};
			if ((0, github_event.z)(env)) return { from: (0, github_event.C)(event) ? "default-branch" : "workspace" };
			let { readPipeline } = await Promise.all([__webpack_require__.e(2822), __webpack_require__.e(6730)]).then(__webpack_require__.bind(__webpack_require__, 6730)), pipeline = readPipeline(env);
			if (pipeline.is === "none" || pipeline.is === "trusted") return { from: "workspace" };
			let what = pipeline.is === "merge-request" ? `this is a pipeline of ${pipeline.ci} for a merge or pull request` : `this is a pipeline of ${pipeline.ci}, and nothing says that it is not for a merge or pull request`;
			throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)("policy-ref")} is "auto", but ${what}, whose author may have written the policy. ${"Name a git ref that its author cannot change, such as \"origin/main\", or \"workspace\" to trust the checkout."}`, { source: "policy-ref" });
		}
		async function openTrustedFiles(options, workspace) {
			let origin = await toPolicyOrigin(options.policyRef, options.event, options.env);
			if (origin.from === "workspace") {
				let read = async (_name, path) => ({
					path,
					commit: null,
					place: "of the checkout",
					bytes: await readWorkspaceFile(path, workspace)
				});
				return {
					origin,
					read
				};
			}
			let reader;
			return {
				origin,
				async read(name, given) {
					let path = repositoryPath(name, given);
					return reader ??= openCommit(origin, options, workspace), {
						path,
						...await (await reader)(path)
					};
				}
			};
		}
		async function openCommit(origin, options, workspace) {
			if (origin.from === "ref" && !(0, github_event.z)(options.env)) {
				let { readGitFile } = await __webpack_require__.e(522).then(__webpack_require__.bind(__webpack_require__, 522)), { ref } = origin;
				return async (path) => {
					let { commit, bytes } = await readGitFile(ref, path, {
						...options,
						root: workspace.path(".")
					});
					return {
						commit,
						place: `at ${ref} (commit ${commit})`,
						bytes
					};
				};
			}
			let repository = (0, subject.Nu)(options.env);
			if (repository === void 0) throw new errors.dz("input_invalid", "GITHUB_REPOSITORY names no repository, so no file can be read from it.", { source: "policy-ref" });
			let { readDefaultBranch, readFileAt, resolveCommit } = await __webpack_require__.e(430).then(__webpack_require__.bind(__webpack_require__, 430)), github = options.github(), ref = origin.from === "ref" ? origin.ref : await readDefaultBranch(github, repository), commit = await resolveCommit(github, repository, ref), place = `of ${ref} at commit ${commit}`;
			return async (path) => ({
				commit,
				place,
				bytes: await readFileAt(github, repository, {
					commit,
					path,
					maxBytes: 4194304
				})
			});
		}
		async function readWorkspaceFile(path, workspace) {
			try {
				return await workspace.readInput(path);
			} catch (cause) {
				if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return;
				throw cause;
			}
		}
		function repositoryPath(name, given) {
			let path = external_node_path_.posix.normalize(given);
			if (!path.startsWith("/") && path !== "." && path !== ".." && !path.startsWith("../")) return path;
			throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)(name)} is "${given}". Use a path from the root of the repository.`, { source: name });
		}
	}),
	1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			So: () => contextKeyName,
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
			key("event", "text", "The event that started the workflow, such as push.", (context) => context.event),
			key("ref", "text", "The git ref of the run, such as refs/heads/main.", (context) => context.ref),
			key("base_ref", "text", "The branch that a pull request goes into.", (context) => context.base_ref),
			key("fork", "flag", "Whether the pull request comes from a fork.", (context) => context.fork),
			key("draft", "flag", "Whether the pull request is a draft.", (context) => context.draft),
			key("labels", "texts", "The labels of the pull request or issue.", (context) => context.labels),
			{
				...key("permission", "text", "What the actor may do, according to the API.", (context) => context.actor.permission),
				group: "actor"
			},
			{
				...key("association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
				group: "actor"
			},
			{
				...key("type", "text", "User or Bot.", (context) => context.actor.type),
				group: "actor"
			},
			{
				...key("login", "text", "The login of the actor.", (context) => context.actor.login),
				group: "actor"
			},
			key("environment", "text", "The deployment environment of the job.", (context) => context.environment),
			{
				...key("visibility", "text", "public, internal or private.", (context) => context.repository.visibility),
				group: "repository"
			}
		];
		function contextKeyName(contextKey) {
			return contextKey.group === void 0 ? contextKey.name : `${contextKey.group}.${contextKey.name}`;
		}
		function key(name, value, about, read) {
			return {
				group: void 0,
				name,
				value,
				about,
				read
			};
		}
	}),
	2185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => personRule });
		var _match_forms_present_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4322);
		let personRule = "(person)";
		({
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_forms_present_js__WEBPACK_IMPORTED_MODULE_0__.C)(!0),
				missing: !1
			},
			value: () => !0
		}).at;
	}),
	5233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => grantRule });
		let grantRule = "grant";
	}),
	4322: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => presentTest });
		function presentTest(present) {
			return {
				type: "present",
				present,
				holds: () => present,
				wanted: present ? "present" : "missing",
				takesUnlisted: !0,
				takesTextsOnly: !1,
				takesMissing: !present
			};
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			ZJ: () => defaultBudget,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		], defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			tests: []
		};
	}),
	1486: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => toAnswerWords });
		var _transcript_answer_verb_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2426), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9179);
		function toAnswerWords(decision) {
			let [sign, verb, ...rest] = wordsOf(decision);
			if (decision.decided_by === "nobody") return [`${sign} Nobody answered`];
			let asked = askedOf(decision);
			return asked === void 0 ? [`${sign} ${capital(verb)}`, ...rest] : [`${sign} Asked ${asked}: ${verb}`, ...rest];
		}
		let signs = {
			allow: "✅",
			answer: "✅",
			reject: "🚫",
			stop: "⛔",
			ask: "✋"
		};
		function wordsOf(decision) {
			let { outcome, answer } = decision, said = outcome === "answer" && answer !== null ? [" ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(answer, 200) }] : [];
			return [
				signs[outcome],
				(0, _transcript_answer_verb_js__WEBPACK_IMPORTED_MODULE_1__.n)(decision),
				...said
			];
		}
		function askedOf({ decided_by, person }) {
			if (decided_by !== void 0 && decided_by !== "policy") return person === void 0 ? "a person" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(person, 100);
		}
		function capital(words) {
			return words.charAt(0).toUpperCase() + words.slice(1);
		}
	}),
	4443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$G: () => toEnding,
			Vb: () => nameOf,
			WE: () => wasInterrupted,
			cK: () => countRejected,
			y1: () => maxName
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309), _conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6195), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9179);
		let maxName = 500, reasons = {
			exchange_refused: "the service refused the token exchange",
			exchange_unreachable: "the service could not be reached",
			api_unreachable: "the service could not be reached",
			api_refused: "the service refused a request",
			stream_malformed: "the service sent something that cannot be read",
			stream_severed: "the connection broke",
			stream_idle: "the service went silent",
			run_ended: "the run was ended from outside",
			run_timeout: "the run took too long for the service",
			answer_empty: "it said nothing",
			answer_refused: "the service refused the answer",
			too_many_pauses: "it asked too often",
			timeout: "the time was up",
			cancelled: "the step was cancelled"
		};
		function nameOf({ start }) {
			return start === null ? "The intern" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(start.intern_name), 500);
		}
		function countRejected({ pauses, error }) {
			return pauses.filter((pause) => pause.decisions.at(-1)?.outcome === "reject" && !wasInterrupted(pause, error)).length;
		}
		function wasInterrupted({ decisions }, error) {
			return error?.code === "cancelled" && decisions.at(-1)?.decided_by === "nobody";
		}
		function toEnding(record) {
			let { conclusion, error, pauses, start } = record, name = nameOf(record), rejected = countRejected(record), rejections = rejected === 0 ? "" : `, ${rejected} of ${pauses.length} ${requests(pauses.length)} rejected`, why = error === null ? void 0 : reasonOf(error.code, record), reason = why === void 0 ? "" : `: ${why}`, ended = conclusion ?? "failed", sign = _conclusion_js__WEBPACK_IMPORTED_MODULE_2__.gB[ended];
			switch (ended) {
				case "finished": return `${rejected === 0 ? sign : "⚠️"} ${name} finished${rejections}`;
				case "paused": return `${sign} ${name} is waiting for an answer`;
				case "rejected": return error?.code === "policy_rejected" ? `${sign} ${name} finished${rejections}` : `${sign} ${name} was stopped by the permission policy`;
				case "ended": return `${sign} ${name} did not finish${reason}`;
				case "failed": return `${sign} ${start === null ? "The run" : name} failed${reason}`;
				case "skipped": return `${sign} Skipped`;
				default: return ended;
			}
		}
		function reasonOf(code, { start }) {
			return code === "cancelled" && start?.at_terminal === !0 ? "the run was cancelled" : reasons[code];
		}
		function requests(count) {
			return count === 1 ? "request" : "requests";
		}
	}),
	5697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => toFacts,
			j: () => toCost
		});
		var _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4443), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9179);
		function toFacts(record) {
			let lines = [
				toPolicy(record),
				toUsage(record),
				toContinuation(record)
			].filter((line) => line.length > 0);
			return lines.length === 0 ? [] : [{
				type: "quiet",
				lines
			}];
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
		function toUsage({ usage, model }) {
			let { prompt_tokens, completion_tokens, total_tokens } = usage ?? {}, counts = [
				...prompt_tokens === void 0 ? [] : [`${prompt_tokens} tokens in`],
				...completion_tokens === void 0 ? [] : [`${completion_tokens} out`],
				...total_tokens === void 0 ? [] : [`${total_tokens} in all`]
			], used = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], by = model === null ? [] : ["Model: ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(model, _ending_js__WEBPACK_IMPORTED_MODULE_1__.y1) }];
			return used.length > 0 && by.length > 0 ? [
				...used,
				" · ",
				...by
			] : [...used, ...by];
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, from = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...from,
					"; a person decided"
				] : deciders.has("nobody") ? [
					"No policy file",
					...from,
					"; nobody answered"
				] : [
					"Permission policy: none",
					...from,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, _ending_js__WEBPACK_IMPORTED_MODULE_1__.y1) },
				...from,
				...hash
			];
		}
		function toContinuation({ session_id, start }) {
			if (session_id === null || start?.session_ends === !0) return [];
			let id = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(session_id, _ending_js__WEBPACK_IMPORTED_MODULE_1__.y1);
			return start?.tool?.name === "interns" ? ["To continue this session: ", { code: `interns chat --session ${id}` }] : ["To continue this session, set ", { code: `session-id: ${id}` }];
		}
	}),
	6955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hc: () => toExplanation,
			YF: () => toAsked,
			z6: () => toPauses
		});
		var _permission_decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2185), _permission_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5233), _answer_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1486), _ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4443), _render_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9179);
		function toPauses({ pauses, error }, rows, suggest) {
			let decisions = pauses.flatMap((pause) => pause.decisions);
			if (decisions.length === 0) return [];
			let shown = decisions.slice(0, rows), left = decisions.length - shown.length, note = left === 1 ? "One more decision is in the transcript file." : `${left} more decisions are in the transcript file.`;
			return [
				...toConsequence((0, _ending_js__WEBPACK_IMPORTED_MODULE_0__.cK)({
					pauses,
					error
				})),
				{
					type: "table",
					header: [
						"Asked",
						"Answer",
						"Why"
					],
					rows: shown.map(toRow)
				},
				...left > 0 ? [{
					type: "paragraph",
					line: [note]
				}] : [],
				...toExplanations(shown),
				...toSuggestions(pauses, suggest)
			];
		}
		function toConsequence(rejected) {
			return rejected === 0 ? [] : [{
				type: "paragraph",
				line: ["Some of the work may be incomplete."]
			}];
		}
		function toRow(decision) {
			return [
				[toAsked(decision)],
				(0, _answer_words_js__WEBPACK_IMPORTED_MODULE_1__.J)(decision),
				toWhy(decision)
			];
		}
		function toAsked({ operation, kind }) {
			let asked = operation?.startsWith("shell command: ") === !0 && operation.length > 15 ? operation.slice(15) : operation;
			return { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)(asked ?? kind ?? "question", 500) };
		}
		function toWhy({ rule, reason, decided_by }) {
			let isAsked = decided_by === "nobody" || decided_by === "person" && rule !== _permission_decision_js__WEBPACK_IMPORTED_MODULE_3__.P, isSaid = reason === null || isAsked, by = { quiet: rule === "default" || rule === _permission_decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__.I ? "no rule matched" : `${isAsked ? "asked by " : ""}rule ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)(rule, 200)}` };
			return isSaid ? [by] : [`${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)(reason, 500)} `, by];
		}
		function toExplanations(decisions) {
			let blocks = decisions.flatMap((decision) => {
				let items = toExplanation(decision), line = [
					toAsked(decision),
					" ",
					...(0, _answer_words_js__WEBPACK_IMPORTED_MODULE_1__.J)(decision)
				];
				return items.length === 0 ? [] : [{
					type: "paragraph",
					line
				}, {
					type: "list",
					items
				}];
			});
			return blocks.length === 0 ? [] : [{
				type: "details",
				summary: ["How each answer came about"],
				blocks,
				extra: !0
			}];
		}
		function toExplanation({ trace, ladder, budgets }) {
			let shown = trace.slice(0, 60).map(({ id, list, matched, because }) => {
				let sign = matched ? "✓ " : "", name = list === "default" ? "default" : `${list.replace(/s$/, "")} ${id}`;
				return [
					sign,
					{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)(name, 200) },
					` ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)(because, 300)}`
				];
			}), left = trace.length - shown.length;
			return [
				...shown,
				...left > 0 ? [[left === 1 ? "… and one more entry" : `… and ${left} more entries`]] : [],
				...ladder === null ? [] : [[`Ladder: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)(ladder, 300)}`]],
				...budgets === "" ? [] : [[`Budgets before: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)(budgets, 300)}`]]
			];
		}
		function toSuggestions(pauses, suggest) {
			let rules = [...new Set(pauses.flatMap(suggest))].slice(0, 5);
			return rules.length === 0 ? [] : [{
				type: "details",
				summary: ["What would have allowed it"],
				blocks: [{
					type: "paragraph",
					line: [
						"If it should be allowed next time, add under ",
						{ code: "rules" },
						" in the permission policy:"
					]
				}, {
					type: "code",
					text: rules.join("\n")
				}]
			}];
		}
	}),
	2766: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { loadRichText: () => loadRichText });
		var _transcript_messages_apart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3547);
		let markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;
		async function loadRichText(record, level) {
			let { text, reasoning } = (0, _transcript_messages_apart_js__WEBPACK_IMPORTED_MODULE_0__.f)(record), said = [
				text.head,
				text.tail,
				reasoning.head,
				reasoning.tail
			];
			if (level === "full" && said.some((part) => markup.test(part))) return (await Promise.all([__webpack_require__.e(9193), __webpack_require__.e(8983)]).then(__webpack_require__.bind(__webpack_require__, 8983))).renderRichText;
		}
	}),
	9869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => toAnswer,
			m: () => toReasoning
		});
		var _transcript_messages_apart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3547), _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4443), _render_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9179);
		function toAnswer(record, characters, render) {
			let { text } = (0, _transcript_messages_apart_js__WEBPACK_IMPORTED_MODULE_0__.f)(record);
			return text.head.trim() === "" ? [] : toBlocks(text, {
				characters,
				render,
				speaker: (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(record)
			});
		}
		function toReasoning(text, characters, render) {
			return text.head.trim() === "" ? [] : [{
				type: "details",
				summary: ["Reasoning"],
				blocks: toBlocks(text, {
					characters,
					render
				})
			}];
		}
		function toBlocks({ head, tail, omitted }, { characters, render, speaker }) {
			let show = (text) => render === void 0 ? {
				type: "prose",
				text,
				speaker
			} : {
				type: "rich",
				html: render(text),
				text,
				speaker
			}, kept = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.m7)(head + tail, characters), missing = omitted + kept.omitted;
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
	}),
	1512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => toSpan });
		function toSpan(ms) {
			if (ms < 1e3) return `${Math.max(0, Math.round(ms))} ms`;
			if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3), minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	6282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$E: () => toAlerts,
			aW: () => maxMessage,
			mf: () => toStatus
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309), _ending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4443), _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5697), _render_cut_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9179), _span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1512);
		let maxMessage = 4e3;
		function toStatus(record) {
			let { start, session_id, first_at, last_at, usage } = record, facts = [
				...start === null ? [] : [[`${start.approval_mode} mode`]],
				...first_at === null || last_at === null ? [] : [[(0, _span_js__WEBPACK_IMPORTED_MODULE_0__.i)(Date.parse(last_at) - Date.parse(first_at))]],
				...typeof usage?.cost == "number" ? [[(0, _facts_js__WEBPACK_IMPORTED_MODULE_1__.j)(usage.cost)]] : [],
				...session_id === null ? [] : [[`session ${beginning((0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(session_id))}`]]
			];
			return {
				type: "heading",
				line: [(0, _ending_js__WEBPACK_IMPORTED_MODULE_3__.$G)(record)],
				facts
			};
		}
		function toAlerts({ error, remarks }) {
			let caution = error === null ? [] : [{
				type: "alert",
				kind: "CAUTION",
				line: [`${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_4__.ml)(error.message, maxMessage)} (${error.code})`]
			}], more = remarks.length - 10, rest = more === 1 ? "One more warning is in the log." : `${more} more warnings are in the log.`, said = [...remarks.slice(0, 10), ...more > 0 ? [rest] : []];
			return [...caution, ...said.map((remark) => ({
				type: "alert",
				kind: "WARNING",
				line: [(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_4__.ml)(remark, maxMessage)]
			}))];
		}
		function beginning(id) {
			let characters = Array.from(id);
			return characters.length <= 12 ? id : `${characters.slice(0, 12).join("")}…`;
		}
	}),
	3394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => toSummary });
		var _facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5697), _pauses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6955), _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974), _said_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9869), _status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6282);
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
			for (let extent of extents.filter(({ characters }) => characters <= 3 * maxBytes)) if (markdown = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__.l)(toSummaryBlocks(record, level, extent, options)), Buffer.byteLength(markdown) <= maxBytes) return markdown;
			return markdown;
		}
		function toSummaryBlocks(record, level, { characters, rows } = {
			characters: 4e5,
			rows: 2e3
		}, { render, suggest = () => [], lead = () => [], withReasoning = !0 } = {}) {
			let first = lead(level, rows);
			if (level === "none") return [...first, (0, _status_js__WEBPACK_IMPORTED_MODULE_1__.mf)(record)];
			let full = level === "full";
			return [
				...first,
				(0, _status_js__WEBPACK_IMPORTED_MODULE_1__.mf)(record),
				...(0, _status_js__WEBPACK_IMPORTED_MODULE_1__.$E)(record),
				...full ? (0, _said_js__WEBPACK_IMPORTED_MODULE_2__.G)(record, characters, render) : [],
				...(0, _pauses_js__WEBPACK_IMPORTED_MODULE_3__.z6)(record, rows, suggest),
				...full && withReasoning ? (0, _said_js__WEBPACK_IMPORTED_MODULE_2__.m)(record.reasoning, characters / 4, render) : [],
				...(0, _facts_js__WEBPACK_IMPORTED_MODULE_4__.$)(record)
			];
		}
	}),
	8195: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R$: () => mayResendAnswer,
			fj: () => errorOfChunk,
			n7: () => toRunFailure,
			pp: () => mayResendPrompt
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		let endedByStream = new Set([
			"steered",
			"stream_severed",
			"stream_idle",
			"run_ended",
			"run_timeout",
			"run_failed",
			"answer_empty"
		]);
		function toRunFailure(thrown, phase) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(thrown), { status, sent } = error.data;
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
			let refused = new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("answer_refused", answerRefusal(error), {
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
			}, failed = (code, what, remedy) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm(code, `${sayWhat(what, error)}.${remedy}`, data);
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
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)) return { retry: !1 };
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
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)) return { retry: !1 };
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
	8026: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => followResponse });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function followResponse(events, { recorder, clock, log, onStart }) {
			let asked;
			for await (let event of events) switch (onStart?.(), event.type) {
				case "text":
				case "reasoning":
					recorder.record(event);
					break;
				case "pause": {
					let { id, function: called } = event.toolCall;
					asked = {
						toolCall: event.toolCall,
						atMs: clock.now(),
						at: clock.monotonic()
					}, recorder.record({
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
						asked
					};
				}
			}
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_severed", "The stream ended without a finish.");
		}
	}),
	3547: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => messagesApart });
		function messagesApart(record) {
			let { head } = record.text, apart = "", from = 0;
			for (let end of record.message_ends) end <= from || end >= head.length || head[end - 1] === "\n" || head[end] === "\n" || (apart += `${head.slice(from, end)}\n\n`, from = end);
			return {
				...record,
				text: {
					...record.text,
					head: apart + head.slice(from)
				},
				message_ends: []
			};
		}
	})
};
