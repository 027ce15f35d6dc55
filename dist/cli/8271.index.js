export const id = 8271;
export const ids = [8271];
export const modules = {
	88271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			chooseIntern: () => chooseIntern,
			findPullRequestSession: () => findPullRequestSession,
			runAnswer: () => conversation_runAnswer,
			runChat: () => runChat,
			runPrompt: () => conversation_runPrompt,
			talk: () => talk
		});
		var environment = __webpack_require__(33554), errors = __webpack_require__(452), github_account = __webpack_require__(77316), rest = __webpack_require__(1252), schemas = __webpack_require__(94343), values = __webpack_require__(31046), lib_json = __webpack_require__(16413);
		let hiddenLine = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function readHiddenLine(text) {
			let [, json] = hiddenLine.exec(text) ?? [];
			return json === void 0 ? void 0 : (0, lib_json.qF)(json);
		}
		let shape = schemas.Ikc({
			kind: schemas.k5n([
				"sticky",
				"new",
				"question"
			]),
			tag: schemas.YjP(),
			session: schemas.lqM(schemas.YjP()),
			parked: schemas.lqM(schemas.L5J()),
			question: schemas.lqM(schemas.Ikc({
				code: schemas.YjP(),
				state: schemas.k5n([
					"open",
					"parked",
					"decided"
				]),
				until: schemas.aig()
			}))
		});
		function readMarker(body) {
			return shape.safeParse(readHiddenLine(body)).data;
		}
		let commentShape = schemas._H3({
			id: values.nd,
			node_id: values.Qq,
			html_url: values.Qq,
			body: schemas.Rvf(values.Qq, ""),
			user: github_account.Jr,
			created_at: values.Qq,
			updated_at: values.Qq,
			author_association: values.mR
		}), commentsShape = schemas.YOg(commentShape);
		async function findSticky(github, { number, tag, accounts }) {
			for await (let comment of listOwnComments(github, number, accounts)) if (comment.marker?.kind === "sticky" && comment.marker.tag === tag) return comment;
		}
		async function* listOwnComments(github, number, accounts) {
			for await (let comment of listComments(github, { issue_number: number })) {
				let marker = readMarker(comment.body);
				marker !== void 0 && accounts.some((account) => (0, github_account.se)(comment.user, account)) && (yield toOwnComment(comment, marker));
			}
		}
		function listComments(github, parameters) {
			return github.list(({ issues }) => issues.listComments, parameters, commentsShape);
		}
		function toOwnComment({ id, node_id, html_url, updated_at }, marker) {
			return {
				id,
				nodeId: node_id,
				url: html_url,
				writtenAtMs: Date.parse(updated_at),
				marker
			};
		}
		let authorNodeShape = schemas.cl6(schemas._H3({
			__typename: values.Qq,
			login: values.Qq
		}));
		schemas._H3({ node: schemas.mee(schemas._H3({
			body: values.mR,
			author: authorNodeShape,
			editor: authorNodeShape
		})) });
		var subject = __webpack_require__(49127), limits = __webpack_require__(38536), secret = __webpack_require__(36385), wording = __webpack_require__(96559), run = __webpack_require__(78969), input_text = __webpack_require__(63689), verdict = __webpack_require__(71967), definitions = __webpack_require__(63683), inputs_values = __webpack_require__(97035);
		function readReviewSettings(get) {
			let settings = (0, input_text.sb)(get, {
				failAt: "fail-at",
				severityFloor: "severity-floor",
				maxFindings: "max-findings",
				maxRounds: "max-rounds",
				commitStatus: "commit-status"
			});
			return {
				...settings,
				severityFloor: boundFloors(get, settings.severityFloor, settings.failAt)
			};
		}
		function boundFloors(get, floors, failAt) {
			if (failAt === "never") return floors;
			let isTooHigh = (severity) => severity !== failAt && (0, verdict.du)(severity, failAt);
			if (get("severity-floor") === definitions.Z$["severity-floor"].default) return floors.map((severity) => isTooHigh(severity) ? failAt : severity);
			let tooHigh = floors.find(isTooHigh);
			if (tooHigh === void 0) return floors;
			let message = (0, wording.MH)`${(0, wording.hF)("severity-floor")} has "${tooHigh}", which is above ${(0, wording.hF)("fail-at")}, "${failAt}": a finding could fail the step and have no thread. Use "${failAt}" or less.`;
			throw (0, inputs_values.Gq)("severity-floor", message);
		}
		function readChangeTag(get) {
			let tag = (0, input_text.LA)(get, "comment-tag");
			if (/^[a-z0-9-]+$/.test(tag)) return tag;
			let message = (0, wording.MH)`${(0, wording.hF)("comment-tag")} is "${tag}". With ${(0, wording.hF)("changes")} it is part of a branch's name: use lower-case letters, digits and "-".`;
			throw (0, inputs_values.Gq)("comment-tag", message);
		}
		var service_settings = __webpack_require__(2382);
		function readStartSettings(get) {
			let token = get("github-token");
			return {
				...(0, input_text.sb)(get, {
					actorPermission: "actor-permission",
					onFork: "on-fork"
				}),
				githubToken: token === void 0 ? void 0 : new secret.z(token),
				allowedBots: (0, input_text.LA)(get, "allowed-bots") ?? []
			};
		}
		function readPullRequestSettings(get) {
			let settings = (0, input_text.sb)(get, {
				comment: "comment",
				commentTag: "comment-tag",
				policyRef: "policy-ref",
				parkedForMs: "parked-for"
			}), isSessionFromComment = get("session-id") === run.IV;
			isSessionFromComment && requireStickyComment(get, "session-id", "a session"), settings.parkedForMs > 0 && requireStickyComment(get, "parked-for", "a parked question");
			let askMentions = (0, input_text.LA)(get, "ask-mentions") ?? [];
			return {
				...readStartSettings(get),
				...settings,
				askMentions,
				isSessionFromComment
			};
		}
		function requireStickyComment(get, name, keptItem) {
			let comment = get("comment") ?? "";
			if (comment === "sticky") return;
			let message = (0, wording.MH)`${(0, wording.hF)(name)} is "${get(name) ?? ""}", but ${(0, wording.hF)("comment")} is "${comment}". Only "comment: sticky" keeps ${keptItem}.`;
			throw (0, inputs_values.hj)(name, message);
		}
		function readRunSettings(get) {
			let service = (0, service_settings.uS)(get), intern = (0, input_text.yu)(get, "intern", "the name or id of the intern");
			return {
				...service,
				intern,
				...readRunOptions(get)
			};
		}
		function readRunOptions(get) {
			let sessionId = (0, input_text.LA)(get, "session-id");
			return {
				...readPullRequestSettings(get),
				...(0, input_text.sb)(get, {
					workspaceId: "workspace-id",
					waitForInternMs: "wait-for-intern",
					approvalMode: "approval-mode",
					timeoutMs: "timeout",
					idleTimeoutMs: "idle-timeout",
					maxPauses: "max-pauses",
					onPause: "on-pause",
					onTimeout: "on-timeout",
					failOnReject: "fail-on-reject",
					transcript: "transcript",
					transcriptFile: "transcript-file",
					attest: "attest"
				}),
				policy: (0, input_text.AT)(get),
				sessionId: sessionId === run.IV ? void 0 : sessionId
			};
		}
		function readPromptSettings(get) {
			let options = readPromptOptions(get);
			if (options.changes === "none") return {
				...readRunSettings(get),
				...options
			};
			let message = (0, wording.MH)`${(0, wording.hF)("changes")} is "${options.changes}", but there is no ${(0, wording.hF)("local-service")}: an intern elsewhere can't change the files of this job. Let an agent work in the job, or leave ${(0, wording.hF)("changes")} out.`;
			throw (0, inputs_values.hj)("changes", message);
		}
		function readPromptOptions(get) {
			let prompt = readPrompt(get), settings = (0, input_text.sb)(get, {
				requireAnswer: "require-answer",
				findings: "findings",
				changes: "changes",
				maxChangeRounds: "max-change-rounds"
			});
			return settings.changes !== "none" && readChangeTag(get), {
				command: "prompt",
				prompt,
				...settings,
				...readReviewSettings(get)
			};
		}
		function readPrompt(get) {
			(0, input_text.KZ)(get, "prompt", "prompt-file");
			let path = get("prompt-file");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let prompt = get("prompt");
			if (prompt !== void 0) return {
				from: "input",
				text: prompt
			};
			throw (0, inputs_values.LO)("prompt", (0, wording.MH)`Neither ${(0, wording.hF)("prompt")} nor ${(0, wording.hF)("prompt-file")} is given. Use one of them.`);
		}
		function readAnswerSettings(get) {
			let settings = readRunSettings(get), answer = (0, input_text.yu)(get, "answer", "the answer to send, for example \"allow_once\"");
			return {
				command: "answer",
				...settings,
				question: readQuestion(get),
				answer
			};
		}
		function readQuestion(get) {
			(0, input_text.KZ)(get, "pending", "tool-call-id");
			let pending = get("pending");
			if (pending !== void 0) return (0, input_text.KZ)(get, "pending", "session-id"), readPending(pending);
			if (get("tool-call-id") === void 0) {
				let message = (0, wording.MH)`Neither ${(0, wording.hF)("pending")} nor ${(0, wording.hF)("tool-call-id")} is given. Set ${(0, wording.hF)("pending")} to the output "pending" of the step that paused.`;
				throw (0, inputs_values.LO)("pending", message);
			}
			let toolCallId = (0, input_text.yu)(get, "tool-call-id", "the id of the tool call that asks");
			if (toolCallId.length > limits.OV) throw (0, inputs_values.tm)("tool-call-id", toolCallId, `Use at most ${limits.OV} characters.`);
			return {
				tool_call_id: toolCallId,
				session_id: (0, input_text.yu)(get, "session-id", "the session of the run that asks"),
				call: void 0
			};
		}
		function readPending(value) {
			let advice = "Use the output \"pending\" of the step that paused, whole.", json = (0, lib_json.qF)(value);
			if (json === void 0) throw (0, inputs_values.tm)("pending", value, advice);
			let field = (name, maxLength) => {
				let text = (0, lib_json.Gv)(json) ? json[name] : void 0;
				if (typeof text == "string" && text !== "" && text.length <= maxLength) return text;
				throw (0, inputs_values.tm)("pending", value, `Its field "${name}" must be a text of 1 to ${maxLength} characters. ${advice}`);
			}, maxCallLength = 1048576;
			return {
				tool_call_id: field("tool_call_id", limits.OV),
				session_id: field("session_id", limits.yj.max),
				call: {
					name: field("name", maxCallLength),
					arguments: field("arguments", maxCallLength)
				}
			};
		}
		var list_interns = __webpack_require__(10123), log = __webpack_require__(97309), intern_words = __webpack_require__(60604), shell_word = __webpack_require__(52214), exit_code = __webpack_require__(75720), init_repository = __webpack_require__(16357), chat_policy = __webpack_require__(63543), cli_screen = __webpack_require__(21264), policy_source = __webpack_require__(15510), canned_answer = __webpack_require__(62530), permission_decision = __webpack_require__(15233), invisible = __webpack_require__(71376), facts = __webpack_require__(85697), shown_question = __webpack_require__(49604);
		function createPersonAsker(io, terminal, { clock, redactor }, vouched) {
			let style = (0, cli_screen._r)(terminal.stderr), say = (line) => (0, cli_screen.qz)(io, line);
			return async ({ question, decision, refusal, signal }) => {
				let { pause } = decision;
				if (pause === null) return;
				let remainingMs = () => Math.max(0, Math.floor(question.answerUntil - clock.monotonic())), timeoutSignal = AbortSignal.timeout(remainingMs()), abortSignal = signal === void 0 ? timeoutSignal : AbortSignal.any([signal, timeoutSignal]), renderFrame = () => toFrame(pause, decision, remainingMs(), style), shown = (0, shown_question.P)(question.toolCall.function.arguments, {
					...measureRoom(terminal.stderr, renderFrame()),
					skip: pause.kind === "permission" ? [] : ["fields"],
					redact: redactor.redact
				});
				if (!shown.isWhole) {
					let notAskedReason = `You are not asked ${pause.kind === "permission" ? "for this permission" : "this question"}, because it does not fit on the screen. Make the window larger, or let a rule decide.`;
					return say(style.yellow(notAskedReason)), { notAskedReason };
				}
				let showQuestion = () => {
					let [space, heading, reason] = renderFrame();
					for (let line of [
						space,
						heading,
						...shown.question.map(style.cyan),
						...shown.more,
						reason
					]) say(line);
				}, readLine = (prompt) => terminal.readLine(prompt, abortSignal, showQuestion);
				refusal === void 0 ? showQuestion() : say(style.yellow((0, log.TN)(refusal)));
				let showReasons = () => {
					for (let line of listReasons(decision, vouched)) say(style.dim(`  ${(0, log.TN)(line)}`));
				};
				try {
					return pause.kind === "permission" ? await askPermission(pause, readLine, {
						say,
						showReasons,
						style,
						screen: terminal.stderr
					}) : await askFields(pause.arguments, readLine, say);
				} catch (error) {
					if (signal?.throwIfAborted(), !timeoutSignal.aborted) throw error;
					say(style.yellow("No answer in time."));
					return;
				}
			};
		}
		function listReasons({ rule, trace }, vouched) {
			if (rule !== permission_decision.IC) {
				let reason = trace.find(({ id }) => id === rule)?.because;
				return [`Rule "${rule}" of your policy asks you${reason === void 0 ? "." : `: ${reason}.`}`];
			}
			let misses = trace.filter(({ id, list, matched }) => id !== permission_decision.IC && list !== "default" && !matched);
			return vouched !== void 0 && (0, policy_source.fb)(vouched) ? [`${`The policy ${vouched.path} exists, but you do not trust it, so its rules don't count and you are asked.`} "interns policy trust" shows it to you again.`] : misses.length === 0 ? ["There are no rules yet, so you are asked. \"interns policy init\" writes a policy."] : ["No rule of your policy matches, so you are asked.", ...misses.map(({ id, because }) => `Rule "${id}" does not match: ${because}.`)];
		}
		function measureRoom(screen, frame) {
			let { columns, rows } = screen, prompt = toChoicePrompt(allLabels, screen), usedLines = [...frame, prompt].flatMap((text) => (0, cli_screen.EO)(text, screen).split("\n")).length + 2;
			return {
				columns: columns - 1,
				maxLines: Math.max(rows - usedLines, 5)
			};
		}
		function toFrame(pause, { reason, rule }, remainingMs, style) {
			let { kind, command, tool } = pause, purpose = command === void 0 ? "" : ` to run this (${(0, log.TN)(tool ?? "command")})`, heading = kind === "permission" ? `The intern asks for permission${purpose}:` : "The intern asks:", explanation = (0, log.TN)(reason ?? `Rule "${rule}" lets you decide.`);
			return [
				"",
				style.bold(heading),
				style.dim(`  ${explanation} ${(0, facts.ik)(remainingMs)} to answer.`)
			];
		}
		async function askPermission(pause, readLine, { say, showReasons, style, screen }) {
			let choices = new Map([["r", "reject"]]);
			pause.options.includes("allow_once") && choices.set("a", "allow"), pause.options.includes("allow_always") && choices.set("always", "allow-always");
			let offeredChoices = Object.entries(choiceLabels).filter(([key]) => choices.has(key)), prompt = toChoicePrompt([...offeredChoices.map(([, label]) => label), whyLabel], screen);
			for (;;) {
				let line = await readLine(prompt);
				if (line === void 0) return;
				let word = line.trim().toLowerCase(), wish = choices.get(word) ?? choices.get(synonyms[word] ?? "");
				if (wish !== void 0) return wish;
				word === "?" ? showReasons() : say(style.yellow(`Type ${offeredChoices.map(([key]) => key).join(", ")}, or ? for the reason.`));
			}
		}
		let choiceLabels = {
			a: "[a] allow once",
			always: "[always] allow for this session",
			r: "[r] reject"
		}, whyLabel = "[?] why", allLabels = [...Object.values(choiceLabels), whyLabel], synonyms = {
			allow: "a",
			yes: "a",
			y: "a",
			reject: "r",
			no: "r",
			n: "r"
		};
		function toChoicePrompt(labels, { columns }) {
			return `${(0, cli_screen.nn)(labels, "  ", columns - 10).join("\n")} > `;
		}
		let decline = "/decline";
		async function askFields(question, readLine, say) {
			let fields = (0, lib_json.hQ)(question, "fields"), fieldObjects = (0, lib_json.Lv)(fields) ? fields.filter((each) => (0, lib_json.Gv)(each)) : [];
			if (say(`  Type your answer, or ${decline}.`), fieldObjects.length === 0) {
				let line = await readLine("> ");
				return line === void 0 ? void 0 : line.trim() === decline ? "reject" : { value: line };
			}
			let values = Object.create(null);
			for (let field of fieldObjects) {
				let answer = await askField(field, question, readLine, say);
				if (answer === void 0 || answer === "reject") return answer;
				answer.value !== void 0 && (values[readText(field, "name")] = answer.value);
			}
			return { value: values };
		}
		async function askField(field, question, readLine, say) {
			let name = readText(field, "name"), rawOptions = (0, lib_json.hQ)(field, "options"), options = (0, lib_json.Lv)(rawOptions) ? rawOptions : [];
			for (let [index, option] of options.entries()) {
				let shown = (0, invisible.jQ)(typeof option == "string" ? option : JSON.stringify(option));
				say(`  ${String(index + 1).padStart(3)}  ${shown}`);
			}
			for (;;) {
				let line = await readLine(`${toFieldPrompt(field, options)} > `);
				if (line === void 0) return;
				let word = line.trim();
				if (word === decline) return "reject";
				if (word === "" && (0, lib_json.hQ)(field, "required") !== !0) return { value: void 0 };
				let value = toValue(line, readText(field, "type"), options), fitted = (0, canned_answer.u5)({ [name]: value }, {
					...question,
					fields: [field]
				});
				if (!("error" in fitted)) return { value };
				say(`  ${toRemedy(field, options, fitted.error)}`);
			}
		}
		let typeHints = new Map(Object.entries({
			integer: "a whole number",
			number: "a number"
		}));
		function toFieldPrompt(field, options) {
			let type = readText(field, "type"), optionalHint = (0, lib_json.hQ)(field, "required") === !0 ? "" : "or nothing", hints = [options.length > 0 ? "" : typeHints.get(type) ?? "", optionalHint].filter((hint) => hint !== "").join(", "), range = options.length > 0 ? ` [1-${options.length}]` : "", choiceHint = options.length === 0 && type === "boolean" ? " [y/n]" : range;
			return `${(0, invisible.jQ)(readText(field, "name"))}${choiceHint}${hints === "" ? "" : ` (${hints})`}`;
		}
		let remedies = new Map([
			["boolean", "Type y or n."],
			["integer", "Type a whole number, such as 3."],
			["number", "Type a number, such as 1.5."]
		]);
		function toRemedy(field, options, error) {
			return options.length > 0 ? `Type a number from 1 to ${options.length}, or one of the words.` : remedies.get(readText(field, "type")) ?? `That does not fit: ${(0, invisible.jQ)(error)}.`;
		}
		function readText(field, name) {
			let value = (0, lib_json.hQ)(field, name);
			return typeof value == "string" ? value : "";
		}
		function toValue(line, type, options) {
			let word = line.trim(), namedOption = options.find((option) => typeof option != "object" && String(option) === word);
			if (namedOption !== void 0 && typeof namedOption != "object") return namedOption;
			let numberedOption = /^\d{1,9}$/.test(word) ? options[Number(word) - 1] : void 0;
			return numberedOption !== void 0 && typeof numberedOption != "object" ? numberedOption : (type === "number" || type === "integer") && word !== "" && Number.isFinite(Number(word)) ? Number(word) : type === "boolean" && /^(?:true|yes|y)$/i.test(word) ? !0 : type === "boolean" && /^(?:false|no|n)$/i.test(word) ? !1 : line;
		}
		var external_node_path_ = __webpack_require__(76760), places = __webpack_require__(11518), connect = __webpack_require__(62480), io = __webpack_require__(72711), find_intern = __webpack_require__(11151), run_question = __webpack_require__(98641), retry = __webpack_require__(28394), bounded_text = __webpack_require__(83115), failure = __webpack_require__(28195), repeat = __webpack_require__(64738), response = __webpack_require__(68026);
		function runPrompt(options) {
			return runLoop(options, "prompt", () => sendPrompt(options, options.prompt, options.sessionId));
		}
		function runAnswer(options) {
			let { client, internId, reply, signal } = options, send = () => (0, response.T)(client.answer({
				internId,
				...reply,
				signal
			}), options);
			return runLoop(options, "answer", () => (0, retry.b)({
				...options,
				what: "answer"
			}, send, repeat.n));
		}
		async function runLoop(options, firstPhase, sendFirst) {
			let { recorder } = options, resolveQuestion = createResolver(options), phase = firstPhase, isFollowUp = !1;
			try {
				let response = await sendFirst();
				warnOfFork(response, options);
				for (let pauses = 0;;) {
					let { finish_reason, error, session_id } = response.finish;
					if (finish_reason === "tool_calls") {
						pauses += 1, phase = "answer";
						let question = (0, run_question.H1)(response);
						if (options.onPause === "stop") return endRun(recorder, {
							conclusion: "paused",
							error: null,
							pending: (0, run_question.Fv)(question)
						});
						checkPauses(pauses, options.maxPauses), response = await resolveQuestion(question);
					} else if (error !== void 0) {
						let session = session_id ?? recorder.soFar().session_id ?? options.sessionId;
						if (session === void 0 || !canResume(options, error.metadata?.reason)) throw (0, failure.l)(error, session_id);
						phase = "prompt", options.log.notice("The turn took longer than its request, so it is continued in the same session."), response = await sendPrompt(options, "The last turn ran out of time. Continue where it stopped.", session);
					} else {
						options.failOnReject && checkRejections(recorder);
						let followUp = isFollowUp ? void 0 : planFollowUp(options);
						if (followUp === void 0) return await options.whenFinished?.(), endRun(recorder, {
							conclusion: "finished",
							error: null,
							pending: null
						});
						isFollowUp = !0, phase = "prompt", response = await sendPrompt(options, followUp.prompt, followUp.session, { follow_up: !0 });
					}
				}
			} catch (error) {
				return error instanceof errors.pn ? endRun(recorder, {
					conclusion: "rejected",
					error,
					pending: null
				}) : endRun(recorder, {
					...(0, failure.n)(error, phase),
					pending: null
				});
			}
		}
		function createResolver(options) {
			let loadCode = () => Promise.all([__webpack_require__.e(7855).then(__webpack_require__.bind(__webpack_require__, 77855)), options.startDecisions()]), loaded;
			return async (question) => {
				loaded ??= loadCode();
				let [{ resolvePause }, decisions] = await loaded;
				return resolvePause(question, {
					...options,
					decisions
				});
			};
		}
		function canResume({ onTimeout, clock, deadline }, reason) {
			return reason === "timeout" && onTimeout === "continue" && clock.monotonic() < deadline;
		}
		function planFollowUp({ recorder, requireAnswer, followUp }) {
			let record = recorder.soFar();
			if (requireAnswer === !0 && (0, bounded_text.f)(record.text).trim() === "") throw new errors.lm("answer_empty", "The run finished, but the intern said nothing. Start it again, or set \"require-answer: false\" if no answer is needed.");
			let prompt = followUp?.(record);
			return prompt === void 0 || record.session_id === null ? void 0 : {
				prompt,
				session: record.session_id
			};
		}
		function sendPrompt(options, prompt, sessionId, promptFields = {}) {
			let { client, internId, approvalMode, signal } = options, internReadyBy = options.clock.monotonic() + options.waitForInternMs;
			return options.recorder.record({
				type: "prompt",
				text: prompt,
				...promptFields
			}), (0, retry.b)({
				...options,
				what: "prompt"
			}, () => (0, response.T)(client.prompt({
				internId,
				prompt,
				approvalMode,
				sessionId,
				signal
			}), options), (error) => (0, repeat.H)(error, internReadyBy));
		}
		function warnOfFork({ finish }, { sessionId, log }) {
			sessionId !== void 0 && finish.session_id !== null && finish.session_id !== sessionId && log.warning(`The service continued in session "${finish.session_id}" instead of "${sessionId}": the conversation was forked.`);
		}
		function checkPauses(pauses, maxPauses) {
			if (pauses <= maxPauses) return;
			let message = `The run paused more than ${maxPauses} times. Raise "max-pauses" if the work needs it.`;
			throw new errors.e4("too_many_pauses", message);
		}
		function checkRejections(recorder) {
			let rejected = recorder.soFar().pauses.flatMap((pause) => pause.decisions).filter(({ outcome }) => outcome === "reject");
			if (rejected.length === 0) return;
			let message = `The run finished, but the permission policy rejected ${rejected.length} of its requests, and "fail-on-reject" is set.`;
			throw new errors.pn("policy_rejected", message);
		}
		function endRun(recorder, outcome) {
			let { conclusion, error } = outcome;
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
				...outcome,
				text: (0, bounded_text.f)(record.text),
				record
			};
		}
		var transcript_recorder = __webpack_require__(91170), job_workspace = __webpack_require__(50082);
		async function runOnIntern(options) {
			let { recorder, beginning, policy, facts, context, approvalMode, baseUrl, startFacts } = options;
			try {
				let { client } = await options.connect((request) => recorder.record((0, transcript_recorder.pH)(request)));
				refuseSecrets(options);
				let intern = await (0, find_intern.n)({
					...options,
					client
				}), service = baseUrl === void 0 ? void 0 : new URL(baseUrl).origin, startFields = {
					intern_id: intern.id,
					intern_name: intern.name,
					approval_mode: approvalMode
				};
				recorder.record({
					type: "start",
					...startFields,
					policy: facts,
					context,
					service,
					...startFacts
				});
				let startDecisions = async () => {
					let [decide] = await Promise.all([Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 290)), options.onFirstPause?.()]);
					return decide.startDecisions(policy, context);
				};
				return await beginRun(beginning, {
					...options,
					client,
					internId: intern.id,
					startDecisions
				});
			} catch (thrown) {
				let error = (0, errors.on)(thrown);
				throw endRun(recorder, {
					conclusion: "failed",
					error,
					pending: null
				}), error;
			}
		}
		function refuseSecrets({ beginning, redactor }) {
			if (beginning.by === "prompt" && redactor.redact(beginning.prompt) !== beginning.prompt) throw new errors.dz("prompt_has_secret", "The prompt holds a secret of this job: a key or a token that the log masks. Nothing was sent. Take it out of the text or file that the prompt comes from.", { source: "prompt" });
		}
		async function readBeginning(settings, workspace, log) {
			if (settings.command === "answer") {
				let { tool_call_id: toolCallId, session_id: sessionId, call } = settings.question;
				return {
					by: "answer",
					reply: {
						sessionId,
						toolCallId,
						toolCall: call && (0, run_question.IE)({
							tool_call_id: toolCallId,
							...call
						}),
						answer: settings.answer
					}
				};
			}
			let { prompt: setting } = settings, prompt = setting.from === "input" ? setting.text : await readPromptFile(setting.path, workspace);
			return refuseEmpty(prompt), prompt.length > limits.f4 && log.warning(`The prompt has ${prompt.length} characters, but deployments of the service take at most ${limits.f4}. It is sent as it is.`), {
				by: "prompt",
				prompt
			};
		}
		function refuseEmpty(prompt) {
			if (prompt.trim() === "") throw (0, inputs_values.LO)("prompt", (0, wording.MH)`${(0, wording.hF)("prompt")} is empty. Say what the intern should do.`);
		}
		async function beginRun(beginning, options) {
			return beginning.by === "answer" ? runAnswer({
				...options,
				sessionId: beginning.reply.sessionId,
				reply: beginning.reply
			}) : (refuseEmpty(beginning.prompt), runPrompt({
				...options,
				prompt: beginning.prompt
			}));
		}
		async function readPromptFile(path, workspace) {
			let text = await (0, job_workspace.sg)("prompt-file", path, workspace);
			if (text.trim() !== "") return text;
			throw (0, inputs_values.Gq)("prompt-file", (0, wording.MH)`${(0, wording.hF)("prompt-file")} is "${path}", which is empty.`);
		}
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
		var transcript_file = __webpack_require__(4676), ask_undecided = __webpack_require__(82185), undecided = __webpack_require__(5305), permission_pause = __webpack_require__(49469), run_record = __webpack_require__(54057), command = __webpack_require__(99859), version = __webpack_require__(16802);
		function runOnTerminal(settings, outer, { observe, askPerson, vouched, policyCache = {} }) {
			return (0, io.dn)(outer, settings.timeoutMs, async (timed) => {
				let recorder = (0, transcript_recorder.Tk)(timed), job = {
					...timed,
					log: recordWarnings(timed.log, recorder)
				}, workspace = (0, job_workspace.OH)(job), beginning = await readBeginning(settings, workspace, job.log), hasPerson = askPerson !== void 0;
				policyCache.sourced ??= await (0, chat_policy.hh)(settings, job, {
					hasPerson,
					vouched
				});
				let { policy, facts } = policyCache.sourced, file = settings.transcriptFile ?? getDefaultTranscript(job), transcript = (0, transcript_file.t)(file, {
					workspace,
					log: timed.log
				});
				for (let observer of [transcript.write, observe]) recorder.observe(observer);
				let terminalFacts = hasPerson && !(0, places._F)(job.env) ? { at_terminal: !0 } : {}, sessionFacts = job.env[command.xR] === settings.baseUrl ? { session_ends: !0 } : {};
				try {
					return {
						...await runOnIntern({
							...job,
							...settings,
							beginning,
							recorder,
							policy: askPerson === void 0 ? policy : (0, ask_undecided.t)(policy),
							facts,
							context: (0, chat_policy.$p)(job),
							startFacts: {
								tool: {
									name: "interns",
									version: version.r
								},
								...sessionFacts,
								...terminalFacts
							},
							askPerson: askPerson && !(0, places._F)(job.env) ? addUndecidedReason(askPerson, policy) : askPerson,
							connect: (onRequest) => (0, connect.Ng)(job, settings, onRequest)
						}),
						transcriptFile: transcript.path
					};
				} finally {
					transcript.close();
				}
			});
		}
		function getDefaultTranscript({ env, clock }) {
			if (!(0, places._F)(env)) return (0, external_node_path_.join)((0, environment.y)(env), `transcripts/${new Date(clock.now()).toISOString().replaceAll(/[:.]/g, "-")}.jsonl`);
		}
		function addUndecidedReason(askPerson, policy) {
			return ({ decision, ...question }) => {
				let reason = decision.rule === permission_decision.IC ? (0, undecided.P)(policy, decision) : decision.reason;
				return askPerson({
					...question,
					decision: {
						...decision,
						reason
					}
				});
			};
		}
		function toTurnTranscript(firstFile, turn) {
			if (firstFile === void 0 || turn === 1) return firstFile;
			let { dir, name, ext } = (0, external_node_path_.parse)(firstFile);
			return (0, external_node_path_.join)(dir, `${name}-turn-${turn}${ext}`);
		}
		function reportRun(result, io, job, { json, isTurn = !1 }) {
			let { conclusion, error, pending, record } = result, style = (0, cli_screen._r)(io.terminal?.stderr), isInterrupted = error !== null && (0, exit_code.t4)(error) === exit_code.An, lastDecider = record.pauses.at(-1)?.decisions.at(-1)?.decided_by, isUnanswered = isInterrupted && io.terminal?.canAsk === !0 && lastDecider === "nobody";
			isUnanswered ? (0, cli_screen.qz)(io, "Interrupted; the question is rejected.") : error !== null && (0, cli_screen.qz)(io, `${style.red(job.redactor.redact((0, log.TN)(error.message)))} (${error.code})`);
			let facts = [
				...isUnanswered ? [] : [conclusion],
				...listUsageFacts(record),
				...isTurn || record.session_id === null ? [] : [`session ${record.session_id}`]
			], { isTerminal = !1, columns = 0 } = io.terminal?.stderr ?? {};
			return (0, cli_screen.qz)(io, style.dim((0, cli_screen.nn)(facts.map(log.TN), " \u00b7 ", isTerminal ? columns : Infinity).join("\n"))), isTurn || (0, cli_screen.qz)(io, style.dim(`transcript ${result.transcriptFile}`)), pending !== null && !json && showPending(pending, result, io, job), json && io.stdout(`${(0, cli_screen.au)(job.redactor.redact(JSON.stringify(toResultLine(result))))}\n`), isInterrupted ? exit_code.An : exit_code.mQ[conclusion];
		}
		function showPending(pending, { record: { start } }, io, { redactor }) {
			let { redact } = redactor, until = start?.session_ends === !0 ? `${pending.deadline}, but only while "interns exec" runs its command: for longer, run "interns exec -- sh"` : pending.deadline;
			if (io.terminal?.stdout.isTerminal !== !0) {
				(0, cli_screen.qz)(io, `The question is open until ${until}. Answer it with "interns answer" and this:`), io.stdout(`${(0, cli_screen.au)(redact(JSON.stringify(pending)))}\n`);
				return;
			}
			let { columns } = io.terminal.stdout, lines = describeOpenQuestion(pending, {
				intern: start?.intern_id ?? null,
				until,
				columns,
				redact
			});
			(0, cli_screen.qz)(io, `\n${lines.slice(0, -1).join("\n")}`), io.stderr(`${lines.at(-1)}\n`);
		}
		function listUsageFacts({ usage, first_at, last_at }) {
			let ms = first_at === null || last_at === null ? void 0 : Date.parse(last_at) - Date.parse(first_at);
			return [
				...ms === void 0 ? [] : [`${(ms / 1e3).toFixed(1)} s`],
				...usage?.total_tokens === void 0 ? [] : [`${usage.total_tokens} tokens`],
				...typeof usage?.cost == "number" ? [`USD ${usage.cost.toFixed(4)}`] : []
			];
		}
		function toResultLine({ conclusion, error, text, record, pending, transcriptFile }) {
			return {
				type: "result",
				at: record.last_at,
				conclusion,
				text,
				error_code: error?.code ?? null,
				finish_reason: record.finish_reason,
				session_id: record.session_id,
				intern_id: record.start?.intern_id ?? null,
				usage: record.usage,
				decisions: (0, run_record.bB)(record),
				pending,
				transcript_file: transcriptFile
			};
		}
		let copyHints = {
			allow_once: "To allow it once, copy the command. To reject it, write reject_once in place of allow_once.",
			reject_once: "To reject it, copy the command.",
			"{\"action\":\"decline\"}": "To decline, copy the command. To answer, write your answer in place of its last word (\"interns answer --help\" has an example)."
		};
		function describeOpenQuestion(pending, options) {
			let { intern, until, redact } = options, pause = (0, permission_pause.H5)(pending.arguments), shown = (0, shown_question.P)(pending.arguments, {
				columns: Math.max(options.columns - 1, 20),
				maxLines: 200,
				redact
			}), isPermission = !("error" in pause) && pause.kind === "permission", canAllow = isPermission && shown.isWhole && pause.options.includes("allow_once"), json = (0, cli_screen.au)(redact(JSON.stringify(pending))), refusal = isPermission || "error" in pause ? "reject_once" : "{\"action\":\"decline\"}", answer = canAllow ? "allow_once" : refusal, words = [
				"--intern",
				(0, log.TN)(intern ?? "INTERN"),
				"--pending",
				json,
				answer
			];
			return [
				isPermission ? "The intern asks for permission:" : "The intern asks:",
				...shown.question,
				...shown.more,
				...shown.isWhole ? [] : ["The question is cut off here. The transcript has the rest."],
				`You can answer until ${(0, log.Q6)(until)}.`,
				copyHints[answer],
				"Add the flags that you gave for the service, such as --base-url.",
				`interns answer ${words.map(shell_word.u).join(" ")}`
			];
		}
		function createMarkdownStream(write, screen) {
			let lines = createLineWriter(write, screen), unwritten = "", gap = "", unfinishedWord = "", isLineKindKnown = !1, isFenceLine = !1, addText = (text) => {
				let lastWordStart = text.length;
				for (; lastWordStart > 0 && /\S/.test(text.charAt(lastWordStart - 1));) --lastWordStart;
				if (lastWordStart === 0) return unfinishedWord += text, !1;
				let finished = unfinishedWord + text.slice(0, lastWordStart);
				unfinishedWord = text.slice(lastWordStart);
				let words = finished.trimEnd();
				return words === "" ? (gap += finished, !1) : (unwritten += gap + words, gap = finished.slice(words.length), !0);
			}, endLine = () => {
				lines.endLine(unwritten + gap + unfinishedWord), unwritten = gap = unfinishedWord = "", isLineKindKnown = isFenceLine = !1;
			};
			return {
				push(text) {
					let [first = "", ...rest] = (0, log.Q6)(text).split("\n"), hasNewWords = addText(first);
					for (let next of rest) endLine(), hasNewWords = addText(next);
					hasNewWords && (isLineKindKnown ||= (isFenceLine = fence.test(unwritten), !markerAlone.test(unwritten)), isLineKindKnown && !isFenceLine && lines.writeUnlessCode(unwritten) && (unwritten = ""));
				},
				end() {
					(unwritten !== "" || gap !== "" || unfinishedWord !== "" || lines.isOpen()) && endLine();
				}
			};
		}
		let fence = /^\s*(?:`{3,}|~{3,})/, markerAlone = /^\s*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)$/;
		function createLineWriter(write, screen) {
			let style = (0, cli_screen._r)(screen), inline = createInlineStyle(style, screen.hasColors), wrap = createWordWrap(write, screen), line, isFenced = !1, writeWords = (text) => {
				let rest = text;
				line === void 0 && (line = parseLine(text, style), wrap.begin(line.prefix, line.nextIndent), rest = line.rest);
				for (let [, word = "", space = ""] of rest.matchAll(/(\S+|^)(\s*)/g)) {
					let { shown, width } = inline.paint(word, line.paint);
					wrap.addWord(shown, width, space);
				}
			};
			return {
				isOpen: () => line !== void 0,
				writeUnlessCode(text) {
					return isFenced || writeWords(text), !isFenced;
				},
				endLine(text) {
					let isFence = line === void 0 && fence.test(text);
					isFence || isFenced ? write(isFence ? style.dim(text) : style.cyan(text)) : text !== "" && writeWords(text), isFence && (isFenced = !isFenced), wrap.endLine(), inline.endLine(), line = void 0;
				}
			};
		}
		function parseLine(text, style) {
			let [, indent = "", mark = ""] = /^(\s*)(#{1,6}\s+|[-*+]\s+|\d{1,9}[.)]\s+|>\s?)?/.exec(text) ?? [], rest = text.slice(indent.length + mark.length);
			if (mark.startsWith("#")) return {
				prefix: indent + style.bold(mark),
				nextIndent: indent,
				paint: style.bold,
				rest
			};
			if (mark.startsWith(">")) {
				let bar = `${indent}${style.dim("\u2502 ")}`;
				return {
					prefix: bar,
					nextIndent: bar,
					paint: style.dim,
					rest
				};
			}
			return {
				prefix: indent + (/^[-*+]/.test(mark) ? mark.replace(/^./, "\u2022") : mark),
				nextIndent: indent + " ".repeat(mark.length),
				paint: style.plain,
				rest
			};
		}
		function createInlineStyle(style, hasColors) {
			let openTicks = "", isBold = !1;
			return {
				paint(word, base) {
					if (!hasColors) return {
						shown: word,
						width: (0, cli_screen.vK)(word)
					};
					let shown = "", width = 0;
					for (let part of word.split(/(`+|\*\*)/)) openTicks === "" && part.startsWith("`") ? openTicks = part : openTicks !== "" && part === openTicks ? openTicks = "" : openTicks === "" && part === "**" ? isBold = !isBold : (shown += openTicks === "" ? isBold ? style.bold(part) : base(part) : style.cyan(part), width += (0, cli_screen.vK)(part));
					return {
						shown,
						width
					};
				},
				endLine() {
					openTicks = "", isBold = !1;
				}
			};
		}
		function createWordWrap(write, screen) {
			let indent = "", indentWidth = 0, column = 0, pendingSpace = "";
			return {
				begin(text, nextIndent) {
					write(text), column = (0, cli_screen.vK)(text), indent = nextIndent, indentWidth = (0, cli_screen.vK)(nextIndent);
				},
				addWord(word, width, spaceAfter) {
					word === "" ? pendingSpace += spaceAfter : (column > indentWidth && column + pendingSpace.length + width > screen.columns ? (write(`\n${indent}${word}`), column = indentWidth + width) : (write(pendingSpace + word), column += pendingSpace.length + width), pendingSpace = spaceAfter);
				},
				endLine() {
					write("\n"), column = 0, indent = "", indentWidth = 0, pendingSpace = "";
				}
			};
		}
		function printJsonLines(io) {
			return (event) => io.stdout((0, cli_screen.au)((0, transcript_recorder.WQ)(event)));
		}
		function showRun(io, level, interrupted) {
			if (level === "none") return () => {};
			let show = showEvents(io, interrupted);
			return level === "full" ? show : (event) => {
				event.type !== "text" && event.type !== "reasoning" && show(event);
			};
		}
		function showEvents(io, interrupted) {
			let style = (0, cli_screen._r)(io.terminal?.stderr), textSink = createTextSink(io), reasoningSink = createReasoningSink(io), progress = createProgress(io);
			return (event) => {
				if (progress.stop(), event.type === "text") {
					reasoningSink.end(), textSink.push(event.text);
					return;
				}
				if (textSink.end(), event.type === "reasoning") {
					reasoningSink.push(event.text);
					return;
				}
				if (reasoningSink.end(), event.type === "prompt" && progress.start(), event.type !== "decision" || event.decided_by === "nobody" && interrupted?.aborted === !0) return;
				let { operation, kind, place, outcome } = event, sign = outcome === "allow" || outcome === "answer" ? style.green("\u2713") : style.red("\u2717"), subject = (0, log.TN)(`${operation ?? kind ?? "a question"}${place === void 0 ? "" : ` ${place}`}`);
				(0, cli_screen.qz)(io, `${sign} ${subject} \u2192 ${toAnswerText(event)} ${style.dim(`(${(0, log.TN)(toDeciderText(event))})`)}`), event.answer !== null && progress.start();
			};
		}
		function toAnswerText(event) {
			let verb = (0, run_record.nG)(event);
			return event.outcome === "answer" && event.answer !== null ? `${verb} ${(0, log.TN)(event.answer)}` : verb;
		}
		function toDeciderText({ decided_by, rule }) {
			return decided_by === "nobody" ? "no answer" : rule === permission_decision.IC ? "by you" : decided_by === "person" ? `by you, asked by rule ${rule}` : `rule ${rule}`;
		}
		function createReasoningSink(io) {
			let screen = io.terminal?.stderr;
			if (screen?.isTerminal !== !0) return {
				push() {},
				end() {}
			};
			let style = (0, cli_screen._r)(screen), unwritten = "", stream = createMarkdownStream((text) => unwritten += text, Object.create(screen, { hasColors: { value: !1 } })), show = () => {
				unwritten !== "" && io.stderr(style.dim(unwritten)), unwritten = "";
			};
			return {
				push(text) {
					stream.push(text), show();
				},
				end() {
					stream.end(), show();
				}
			};
		}
		function createTextSink(io) {
			let screen = io.terminal?.stdout;
			return screen?.isTerminal === !0 ? createMarkdownStream(io.stdout, screen) : (0, places._F)(io.env) ? createLineSink(io) : createPlainSink(io);
		}
		function createPlainSink(io) {
			let isLineOpen = !1;
			return {
				push(text) {
					let shown = (0, log.Q6)(text);
					io.stdout(shown), shown !== "" && (isLineOpen = !shown.endsWith("\n"));
				},
				end() {
					isLineOpen && io.stdout("\n"), isLineOpen = !1;
				}
			};
		}
		function createLineSink(io) {
			let line = "", write = (text) => {
				for (let safe of (0, log.Bv)(text)) io.stdout(`${safe}\n`);
			};
			return {
				push(text) {
					let [rest = "", ...lines] = text.split("\n");
					line += rest;
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
				start() {
					screen?.isTerminal === !0 && (io.stderr((0, cli_screen._r)(screen).dim("The intern is working \u2026")), isShown = !0);
				},
				stop() {
					isShown && io.stderr("\r\x1B[K"), isShown = !1;
				}
			};
		}
		async function runChat(invocation) {
			let { words, explicitText, has, io } = invocation, hasPrompt = (words[1] ?? explicitText("prompt") ?? explicitText("prompt-file")) !== void 0, canTalk = io.terminal?.canAsk === !0 && !has("json");
			return !hasPrompt && canTalk ? talk(invocation, io.terminal) : conversation_runPrompt(invocation);
		}
		async function conversation_runAnswer(invocation) {
			let { words, text } = invocation, job = await invocation.openJob();
			return runOnce(readAnswerSettings((name) => (name === "answer" ? words[0] : void 0) ?? text(name)), invocation, job);
		}
		async function conversation_runPrompt(invocation) {
			let { words, io } = invocation, job = await invocation.openJob(), intern = await resolveIntern(invocation, job), isPiped = words[1] === "-", prompt = isPiped ? await io.terminal?.readAll() ?? "" : words[1];
			if (prompt !== void 0 && prompt.trim() === "") {
				let what = isPiped ? "The prompt is \"-\", but standard input is empty." : "The prompt is empty.";
				throw (0, inputs_values.LO)("prompt", `${what} Say what the intern should do.`);
			}
			return runOnce(conversation_readSettings(invocation, {
				intern,
				prompt,
				"session-id": await resolveSession(invocation, job)
			}), invocation, job);
		}
		async function runOnce(settings, invocation, job) {
			return reportRun(await runTurn(settings, invocation, job, { vouched: await (0, chat_policy.l7)(invocation) }), invocation.io, job, { json: invocation.has("json") });
		}
		async function talk(invocation, terminal) {
			let { io } = invocation, job = await invocation.openJob(), intern = await resolveIntern(invocation, job);
			if (intern === void 0) return 0;
			/\s/.test(intern) && await refuseMisplacedPrompt(intern, invocation, job);
			let session = await resolveSession(invocation, job), endsWithExec = !1, transcripts = [], policyOptions = {
				vouched: await (0, chat_policy.l7)(invocation),
				policyCache: {}
			};
			(0, cli_screen.qz)(io, "Type a prompt. \"exit\" or an empty line ends the conversation, \"/help\" says more.");
			let { transcriptFile: firstFile = getDefaultTranscript(job) } = conversation_readSettings(invocation, {
				intern,
				prompt: "any"
			}), takeTurn = async (prompt) => {
				let settings = conversation_readSettings(invocation, {
					intern,
					prompt,
					"session-id": session
				}), transcriptFile = toTurnTranscript(firstFile, transcripts.length + 1), result = await runTurn({
					...settings,
					requireAnswer: !1,
					transcriptFile
				}, invocation, job, policyOptions);
				return session = result.record.session_id ?? session, endsWithExec = result.record.start?.session_ends === !0, transcripts.push(result.transcriptFile), reportRun(result, io, job, {
					json: !1,
					isTurn: !0
				});
			}, exitCode = 0;
			for (; exitCode === 0;) {
				let typed = await terminal.readLine("\n> ", job.signal).catch((error) => {
					if (job.signal.aborted) return null;
					throw error;
				});
				if (typed === null) exitCode = exit_code.An;
				else if (typed === void 0 || emptyOrExit.test(typed.trim())) break;
				else typed.trim() === "/help" ? (0, cli_screen.qz)(io, help) : exitCode = await takeTurn(typed);
			}
			let style = (0, cli_screen._r)(io.terminal?.stderr), [firstTranscript, ...laterTranscripts] = transcripts.map(log.TN);
			if (firstTranscript === void 0) return exitCode;
			let more = laterTranscripts.length === 0 ? "" : " (those of the later turns are beside it)";
			if ((0, cli_screen.qz)(io, style.dim(`transcript ${firstTranscript}${more}`)), session === void 0) return exitCode;
			let [name, id] = [(0, log.TN)(intern), (0, log.TN)(session)], words = [
				"interns",
				"chat",
				...name.startsWith("-") ? [
					"--session",
					id,
					"--",
					name
				] : [
					name,
					"--session",
					id
				]
			], until = endsWithExec ? " before \"interns exec\" ends (\"interns serve\" keeps sessions for longer)" : "";
			return io.stderr(`${style.dim(`To continue${until}: ${words.map(shell_word.u).join(" ")}`)}\n`), exitCode;
		}
		let emptyOrExit = /^(?:\/?(?:exit|quit))?$/, help = "What you type is sent to the intern, as one more prompt of this session.\n  /help     shows this\n  exit      ends the conversation; so do \"quit\", an empty line and Ctrl-D\n  Ctrl-C    ends it at once, even while the intern is answering\n  Ctrl-Z    stops it, and \"fg\" continues it\nA pasted text is one prompt, however many lines it has. From a file: interns chat INTERN --prompt-file FILE";
		async function resolveIntern({ words, explicitText, text, has, io }, job) {
			let terminal = io.terminal?.canAsk === !0 && !has("json") ? io.terminal : void 0;
			return words[0] ?? explicitText("intern") ?? await chooseIntern(text, io, job, terminal);
		}
		async function refuseMisplacedPrompt(intern, { explicitText, text }, job) {
			let settings = (0, service_settings.iI)((name) => name === "status" ? void 0 : text(name));
			if ((await (0, list_interns.i)(job, settings)).some(({ id, name }) => id === intern || name === intern)) return;
			let hint = [
				"interns",
				"chat",
				explicitText("intern") ?? "INTERN",
				intern
			].map(shell_word.u).join(" ");
			throw new errors.hD("intern_unknown", `No intern has the name or id "${intern}". If this is the prompt, run: ${hint}`);
		}
		async function resolveSession({ value, explicitText }, job) {
			let number = value("from-pr"), tag = value("comment-tag");
			if (number === void 0) {
				if (tag === void 0) return;
				throw (0, inputs_values.LO)("comment-tag", "--comment-tag needs --from-pr. Add it, or leave out --comment-tag.");
			}
			if (explicitText("session-id") !== void 0) throw (0, inputs_values.hj)("from-pr", "Both --from-pr and a session are given. Use one of them.");
			return findPullRequestSession({
				number,
				tag: tag ?? "intern"
			}, job);
		}
		function conversation_readSettings({ text }, overrides) {
			return readPromptSettings((name) => overrides[name] ?? text(name));
		}
		function runTurn(settings, { io, has }, job, policyOptions) {
			let { terminal } = io;
			return runOnTerminal(settings, job, {
				observe: has("json") ? printJsonLines(io) : showRun(io, (0, intern_words.BS)(settings.transcript, "private"), job.signal),
				askPerson: terminal?.canAsk === !0 ? createPersonAsker(io, terminal, job, policyOptions.vouched) : void 0,
				...policyOptions
			});
		}
		async function chooseIntern(text, io, job, terminal) {
			let settings = (0, service_settings.iI)((name) => name === "status" ? "running" : text(name)), interns = await (0, list_interns.i)(job, settings);
			if (interns.length === 0 || terminal === void 0) throw createMissingInternError(interns.map(({ name }) => name));
			let width = Math.max(...interns.map(({ name }) => (0, log.TN)(name).length));
			for (let [index, { name, id }] of interns.entries()) (0, cli_screen.qz)(io, `${String(index + 1).padStart(3)}  ${(0, log.TN)(name).padEnd(width)}  ${(0, log.TN)(id)}`);
			let numbers = interns.length === 1 ? "1" : `1-${interns.length}`;
			for (;;) {
				let line = (await terminal.readLine(`Which intern? [${numbers}] > `, job.signal))?.trim() ?? "";
				if (line === "") return;
				let chosen = interns.find(({ name, id }, index) => line === String(index + 1) || line === name || line === id);
				if (chosen !== void 0) return chosen.id;
				(0, cli_screen.qz)(io, `Type a number (${numbers}) or a name, or nothing to leave.`);
			}
		}
		function createMissingInternError(names) {
			let shown = names.slice(0, 10).map((name) => JSON.stringify((0, log.TN)(name))), more = names.length > 10 ? ` and ${names.length - 10} more` : "", running = names.length === 0 ? "This key sees no running intern." : `Running: ${shown.join(", ")}${more}.`;
			return (0, inputs_values.LO)("intern", `No intern is named. ${running}`);
		}
		async function findPullRequestSession({ number, tag }, job) {
			if (!/^[1-9]\d{0,8}$/.test(number)) throw (0, inputs_values.Gq)("from-pr", `--from-pr is "${number}". Use the number of a pull request.`);
			let { env, log } = job, tokenText = (0, environment.b)(env, "GITHUB_TOKEN") ?? (0, environment.b)(env, "GH_TOKEN");
			if (tokenText === void 0) throw (0, inputs_values.LO)("from-pr", "--from-pr asks GitHub. Set GITHUB_TOKEN or GH_TOKEN: \"gh auth token\" prints one.");
			let token = new secret.z(tokenText);
			log.mask(token);
			let apiUrl = ((0, environment.b)(env, "GITHUB_API_URL") ?? "https://api.github.com").replace(/\/+$/, ""), { fullName } = await (0, init_repository.J4)(job), repository = (0, subject.Nu)(env) ?? (0, subject.Nu)({ GITHUB_REPOSITORY: fullName });
			if (repository === void 0) throw (0, inputs_values.LO)("from-pr", "--from-pr found no repository on github.com here. Set GITHUB_REPOSITORY to OWNER/NAME.");
			let github = (0, rest.C)({
				...job,
				apiUrl,
				graphqlUrl: (0, environment.b)(env, "GITHUB_GRAPHQL_URL"),
				token,
				repository
			}), accounts = [github_account.fW, await (0, github_account.cc)(github)], stickyComment = await findSticky(github, {
				number: Number(number),
				tag,
				accounts
			}), pullRequest = `Pull request #${number} of ${(0, subject.q5)(repository)}`;
			if (stickyComment === void 0) {
				let what = `${pullRequest} has no comment of the action with the tag "${tag}" by ${[...new Set(accounts.map(({ login }) => login))].join(" or ")}.`;
				throw (0, inputs_values.Gq)("from-pr", `${what} Name another tag with --comment-tag, or the session with --session.`);
			}
			let session = stickyComment.marker?.session;
			if (session !== void 0) return session;
			throw (0, inputs_values.Gq)("from-pr", `${pullRequest} keeps no session: its run has not started, or failed before it had one.`);
		}
	}),
	16357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J4: () => findLocalRepository });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		async function findLocalRepository({ execute, cwd, signal }) {
			let git = async (...args) => {
				try {
					return (await execute("git", [
						"-C",
						cwd,
						...args
					], signal)).trim();
				} catch {
					return signal.throwIfAborted(), "";
				}
			}, root = await git("rev-parse", "--show-toplevel"), head = await git("symbolic-ref", "--short", "refs/remotes/origin/HEAD"), remote = await git("remote", "get-url", "origin");
			return {
				root: node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(root) ? root : cwd,
				fullName: readFullName(remote),
				otherHost: readOtherHost(remote),
				branch: /^origin\/([\w][\w./-]*)$/.exec(head)?.[1] ?? "main"
			};
		}
		function readFullName(remote) {
			let [, name] = /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)github\.com[/:]([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
			return name;
		}
		function readOtherHost(remote) {
			let [, host] = /^(?:(?:https?|ssh):\/\/(?:[^/@]*@)?|[\w-]+@)([\w-]+(?:\.[\w-]+)+)(?:[:/]|$)/.exec(remote) ?? [];
			return host === "github.com" ? void 0 : host;
		}
	}),
	77316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jr: () => authorShape,
			cc: () => readOwnAccount,
			fW: () => workflowAccount,
			se: () => isSameAccount,
			zB: () => permissionLevels
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
		let permissionLevels = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		], authorShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			type: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		})), userShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			type: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		});
		zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			permission: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			role_name: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			user: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(userShape)
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(permissionLevels);
		let viewerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq }) }), workflowAccount = {
			login: "github-actions[bot]",
			type: "Bot"
		};
		async function readOwnAccount(github) {
			try {
				let { viewer } = await github.ask(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
				return toAccount(viewer.login);
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.h4) return workflowAccount;
				throw error;
			}
		}
		function toAccount(login) {
			return {
				login,
				type: login.endsWith("[bot]") ? "Bot" : "User"
			};
		}
		function isSameAccount(user, { login, type }) {
			return user?.login === login && user.type === type;
		}
	}),
	60852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dz: () => graphqlAnswerShape,
			Vt: () => judgeRepeat,
			a5: () => isRateLimit,
			wV: () => toRefusal
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16413);
		let refusalShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			message: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, "") })])), [])
		}), graphqlAnswerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			data: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
			errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				message: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				type: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.vj])))
			})))
		});
		function toRefusal(response, what, nowMs) {
			let { status } = response, waitMs = readRateLimitWait(response, nowMs), message = `GitHub answered ${status} to ${what}: ${readMessage(response)}${suggestRemedy(status, waitMs)}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_("github_refused", message, {
				status,
				...waitMs === void 0 ? {} : {
					retryAfterMs: waitMs,
					reason: "rate_limit"
				}
			});
		}
		function judgeRepeat(error, method) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_)) return { retry: !1 };
			let { reason, retryAfterMs, sent } = error.data;
			return reason === "rate_limit" || sent === "no" || mayHaveTakenEffect(error) && method !== "POST" ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
		function mayHaveTakenEffect({ code, data: { status = 0, sent } }) {
			return code === "github_unreachable" && sent !== "no" || code === "github_malformed" || status >= 500;
		}
		function readRateLimitWait(response, nowMs) {
			let { status, headers, retryAfterMs } = response;
			if (status === 403 || status === 429 || isRateLimit(response)) {
				if (retryAfterMs !== void 0) return retryAfterMs;
				if (headers.get("x-ratelimit-remaining") === "0") {
					let reset = Number(headers.get("x-ratelimit-reset") ?? NaN) * 1e3;
					return Number.isFinite(reset) ? Math.max(1e3, reset - nowMs) : 6e4;
				}
				return status !== 403 || secondaryLimit.test(readMessage(response)) ? 6e4 : void 0;
			}
		}
		function isRateLimit({ status, bytes }) {
			if (status > 299 || bytes === void 0 || !limitHint.test(Buffer.from(bytes).toString("latin1"))) return !1;
			let { data, errors = [] } = graphqlAnswerShape.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(new TextDecoder().decode(bytes))).data ?? {};
			return (typeof data != "object" || !data || Object.values(data).every((value) => value === null)) && errors.some(({ type, message }) => type === "RATE_LIMITED" || secondaryLimit.test(message));
		}
		let secondaryLimit = /secondary rate limit/i, limitHint = /"RATE_LIMITED"|secondary rate limit/i;
		function readMessage({ bytes }) {
			if (bytes === void 0) return "its body is too large to read";
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(new TextDecoder().decode(bytes)), { data: refusal } = refusalShape.safeParse(json);
			if (refusal !== void 0) {
				let reasons = refusal.errors.map((one) => typeof one == "string" ? one : one.message);
				return [refusal.message, ...reasons.filter((one) => one !== "")].join(": ").slice(0, 300);
			}
			return graphqlAnswerShape.safeParse(json).data?.errors?.[0]?.message.slice(0, 300) ?? "its body names no reason";
		}
		function suggestRemedy(status, waitMs) {
			if (waitMs !== void 0) return ` (rate limit; it ends in ${Math.ceil(waitMs / 1e3)} s)`;
			switch (status) {
				case 401: return ". Check the value of \"github-token\".";
				case 403:
				case 404: return ". Check that the job's \"permissions\" let \"github-token\" do this.";
				default: return ".";
			}
		}
	}),
	1252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => createGitHub,
			H: () => unlessStatus
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60852);
		function createGitHub(options) {
			let { repository } = options, open = async (call) => {
				let { createOctokit } = await Promise.all([
					__webpack_require__.e(6752),
					__webpack_require__.e(1845),
					__webpack_require__.e(377)
				]).then(__webpack_require__.bind(__webpack_require__, 90377));
				return createOctokit({
					...options,
					...call
				});
			}, attempt = async (call) => {
				try {
					return await call();
				} catch (error) {
					throw options.signal.throwIfAborted(), toToolkitError(error);
				}
			}, ask = async (call, shape, maxBodyBytes) => {
				let opened = await open({ maxBodyBytes }), { data } = await attempt(() => call(opened.octokit));
				return parseAnswer(data, shape, opened);
			};
			return {
				repository,
				ask,
				json(method, params, shape, maxBodyBytes) {
					return ask(({ rest }) => method(rest)({
						...repository,
						...params
					}), shape, maxBodyBytes);
				},
				async bytes(method, params, maxBodyBytes) {
					let { octokit, lastCall } = await open({
						maxBodyBytes,
						isRaw: !0
					});
					return await attempt(() => method(octokit.rest)({
						...repository,
						...params
					})), lastCall()?.response.bytes;
				},
				async graphql({ query, variables }, shape) {
					let opened = await open({ isRead: query.startsWith("query") }), { data } = await attempt(() => opened.octokit.request("POST /graphql", {
						query,
						variables
					}));
					return readGraphql(data, shape, opened);
				},
				async *list(method, params, shape, maxBodyBytes) {
					let opened = await open({ maxBodyBytes }), { rest, paginate } = opened.octokit, query = {
						...repository,
						per_page: 100,
						...params
					}, pages = (await attempt(async () => paginate.iterator(method(rest), query)))[Symbol.asyncIterator]();
					for (let page = 1; page <= 50; page += 1) {
						let next = await attempt(() => pages.next());
						if (next.done === !0) return;
						yield* parseAnswer(next.value.data, shape, opened);
					}
				}
			};
		}
		function parseAnswer(data, shape, { lastCall }) {
			let result = shape.safeParse(data);
			if (result.success) return result.data;
			let path = result.error.issues[0]?.path.join(".") ?? "", call = lastCall(), message = `GitHub's answer to ${call?.what ?? "a request"} is not what its API describes${path === "" ? "" : `, at "${path}"`}.`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_malformed", message, { status: call?.response.status });
		}
		let statusByType = {
			FORBIDDEN: 403,
			INSUFFICIENT_SCOPES: 403,
			NOT_FOUND: 404
		};
		function readGraphql(answer, shape, opened) {
			let { data, errors = [] } = parseAnswer(answer, _refusal_js__WEBPACK_IMPORTED_MODULE_1__.Dz, opened), refusals = errors.map(({ message, type, path }) => ({
				message: message.slice(0, 300),
				type,
				field: typeof path?.[0] == "string" ? path[0] : void 0
			})), [first] = refusals;
			if (first === void 0 || shape.safeParse(data).success) return {
				data: parseAnswer(data, shape, opened),
				refused: refusals
			};
			let status = statusByType[first.type ?? ""], remedy = status === void 0 ? "" : " Check that the job's \"permissions\" let \"github-token\" do this.", message = `GitHub's GraphQL API refused (${first.type ?? "no type"}): ${first.message}${remedy}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_refused", message, { status });
		}
		function toToolkitError(error) {
			let cause = error instanceof Error && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4) ? error.cause : error;
			return cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 ? cause : new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_malformed", "A request to GitHub's API failed.", { cause: error });
		}
		async function unlessStatus(answer, ...statuses) {
			try {
				return await answer;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_ && statuses.includes(error.data.status ?? 0)) return;
				throw error;
			}
		}
	}),
	10123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => listInterns });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394), _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62480), _io_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72711);
		let maxListCharacters = 16777216;
		function listInterns(io, settings) {
			return collectInterns(io, settings, (interns) => Array.fromAsync(interns));
		}
		function collectInterns(io, settings, collect) {
			return (0, _io_js__WEBPACK_IMPORTED_MODULE_0__.dn)(io, settings.timeoutMs, async (job) => {
				let { client } = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(job, settings);
				return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_2__.b)({
					what: "intern list",
					maxAttempts: 5,
					...job
				}, () => collect(limitLength(client.listInterns({
					...settings,
					...job
				}))), _client_request_js__WEBPACK_IMPORTED_MODULE_3__.Vt);
			});
		}
		async function* limitLength(interns) {
			let characters = 0;
			for await (let intern of interns) {
				if (characters += JSON.stringify(intern).length, characters > maxListCharacters) {
					let message = `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`;
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("api_malformed", message);
				}
				yield intern;
			}
		}
	}),
	4676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => createLinesFile,
			t: () => createTranscriptFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _inputs_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97035), _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91170), _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96559), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50082);
		function createTranscriptFile(name, { workspace, log, maxBytes = 268435456 }) {
			let { path, file } = createLinesFile(name, workspace), bytes = 0, isFull = !1, linesInMemory = [], put = (event) => {
				try {
					bytes += (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, (0, _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_2__.WQ)(event)), bytes > 1048576 && (linesInMemory = void 0), linesInMemory?.push({
						number: linesInMemory.length + 1,
						event
					});
				} catch (cause) {
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.e4("file_unwritable", `The transcript "${path}" can't be written.`, { cause });
				}
			};
			return {
				path,
				write(event) {
					if (event.type !== "text" && event.type !== "reasoning" || bytes < maxBytes) put(event);
					else if (!isFull) {
						isFull = !0;
						let message = `The transcript has ${bytes} bytes. From here on it leaves out what the intern says, but not what the intern asks.`;
						put({
							type: "remark",
							message,
							at: event.at
						}), log.warning(message);
					}
				},
				lines: async () => linesInMemory ?? (await __webpack_require__.e(6780).then(__webpack_require__.bind(__webpack_require__, 26780))).readEnds(file),
				close: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file)
			};
		}
		function createLinesFile(name, workspace) {
			let path = name === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.temp, "intern-") : workspace.resolve(name);
			try {
				return name === void 0 ? path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(path), "transcript.jsonl") : workspace.refuseFileOfOthers(path), {
					path,
					file: workspace.create(path)
				};
			} catch (cause) {
				let why = cause instanceof _workspace_js__WEBPACK_IMPORTED_MODULE_4__.Hv ? `: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(cause)}` : "", message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.MH)`The transcript can't be written to "${path}"${why}. Name another file with ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.hF)("transcript-file")}.`;
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_6__.Gq)("transcript-file", message, cause);
			}
		}
	}),
	45769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SD: () => describeEstimate,
			pt: () => describeUse,
			ue: () => listCaps
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		function describeUse(use) {
			let { provider, requests, errors, refused, total_tokens, estimated, cost, exchanges } = use;
			return `${provider}: ${[
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request"),
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(errors, "error"),
				...refused === 0 ? [] : [`${refused} refused by the broker`],
				`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(total_tokens, "token")}${describeEstimate(estimated)}`,
				...cost === null ? [] : [`USD ${cost.toFixed(4)}`],
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(exchanges, "token exchange"),
				...listCaps(use)
			].join(", ")}`;
		}
		function describeEstimate(requests) {
			return requests === 0 ? "" : ` (estimated for ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request")})`;
		}
		function listCaps({ cap, over_tokens = 0, over_cost = 0 }) {
			return [
				...cap === null ? [] : [`a cap was reached: ${cap}`],
				...over_tokens === 0 ? [] : [`the cap on tokens was exceeded by ${over_tokens}`],
				...over_cost === 0 ? [] : [`the cap on cost was exceeded by USD ${over_cost.toFixed(4)}`]
			];
		}
	}),
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => askUndecided });
		var _decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15233), _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75952), _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157);
		let anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__.Cc)(!0),
				missing: !1
			},
			value: () => !0
		}, catchAll = {
			id: _decision_js__WEBPACK_IMPORTED_MODULE_1__.IC,
			at: anything.at,
			positions: new Map(),
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
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_2__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...catchAll,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...catchAll,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IC: () => personRule,
			Pe: () => grantRule,
			xx: () => toGranted
		});
		let grantRule = "grant", personRule = "(person)";
		function toGranted(decision, reason = decision.reason) {
			return decision.outcome === "allow" ? {
				...decision,
				rule: grantRule,
				reason
			} : decision;
		}
	}),
	44443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$E: () => toAlerts,
			$G: () => toEnding,
			WE: () => wasInterrupted,
			cK: () => countRejected,
			fy: () => conclusions,
			mf: () => toStatus,
			xl: () => toInternName
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96559), _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85697), _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39229), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let reasons = {
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
		function toInternName({ start }) {
			return start === null ? "The intern" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(start.intern_name), _facts_js__WEBPACK_IMPORTED_MODULE_2__.y1);
		}
		function countRejected({ pauses, error }) {
			return pauses.filter((pause) => pause.decisions.at(-1)?.outcome === "reject" && !wasInterrupted(pause, error)).length;
		}
		function wasInterrupted({ decisions }, error) {
			return error?.code === "cancelled" && decisions.at(-1)?.decided_by === "nobody";
		}
		function toEnding(record) {
			let { conclusion, error, pauses, start } = record, name = toInternName(record);
			if ((0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.b4)(record)) return `\ud83d\udccb ${name}: ${countCalls(pauses)}`;
			let rejected = countRejected(record), finished = `finished${rejected === 0 ? "" : `, ${rejected} of ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hS)(pauses.length, "request")} rejected`}`, reason = error === null ? void 0 : describeReason(error.code, record), reasonSuffix = reason === void 0 ? "" : `: ${reason}`, endings = {
				finished: `${name} ${finished}`,
				paused: `${name} is waiting for an answer`,
				rejected: `${name} ${error?.code === "policy_rejected" ? finished : "was stopped by the permission policy"}`,
				ended: `${name} did not finish${reasonSuffix}`,
				failed: `${start === null ? "The run" : name} failed${reasonSuffix}`,
				skipped: "Skipped"
			}, outcome = conclusion ?? "failed";
			return `${outcome === "finished" && rejected > 0 ? "\u26a0\ufe0f" : conclusions[outcome].sign} ${endings[outcome]}`;
		}
		function countCalls(pauses) {
			let outcomes = pauses.map(({ decisions }) => decisions.at(-1)?.outcome ?? "none");
			return [`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hS)(pauses.length, "call")} judged`, ...(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.K4)(outcomes, callWords)].join(", ");
		}
		let callWords = {
			allow: "allowed",
			ask: "left open",
			reject: "rejected",
			stop: "stopped"
		};
		function describeReason(code, { start }) {
			return code === "cancelled" && start?.at_terminal === !0 ? "the run was cancelled" : reasons[code];
		}
		let conclusions = {
			finished: {
				sign: "\u2705",
				title: "Finished",
				state: "allowed",
				succeeds: !0
			},
			paused: {
				sign: "\u23f8\ufe0f",
				title: "Waiting for an answer",
				state: "waiting",
				succeeds: !0
			},
			rejected: {
				sign: "\u26d4",
				title: "Stopped by the policy",
				state: "rejected",
				succeeds: !1
			},
			ended: {
				sign: "\u274c",
				title: "Did not finish",
				state: "failed",
				succeeds: !1
			},
			failed: {
				sign: "\u274c",
				title: "Failed",
				state: "failed",
				succeeds: !1
			},
			skipped: {
				sign: "\u23ed\ufe0f",
				title: "Skipped",
				state: "plain",
				succeeds: !0
			}
		}, maxMessage = 4e3;
		function toStatus(record) {
			let { start, session_id, first_at, last_at, usage } = record, facts = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.Mn)(start !== null && !(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.b4)(record) && [`${start.approval_mode} mode`], first_at !== null && last_at !== null && [(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.ik)(Date.parse(last_at) - Date.parse(first_at))], typeof usage?.cost == "number" && [(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.jd)(usage.cost)], session_id !== null && [`session ${shortenId((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(session_id))}`]);
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.R_)(toEnding(record), facts);
		}
		function toAlerts({ error, remarks }) {
			let rest = (more) => more === 1 ? "One more warning is in the log." : `${more} more warnings are in the log.`, warnings = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.qt)(remarks, 10, rest).map((remark) => (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.xE)("WARNING", (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(remark, maxMessage)));
			return error === null ? warnings : [toCaution(error), ...warnings];
		}
		function toCaution({ message, code }) {
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.xE)("CAUTION", `${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(message, maxMessage)} (${code})`);
		}
		function shortenId(id) {
			let characters = Array.from(id);
			return characters.length <= 12 ? id : `${characters.slice(0, 12).join("")}\u2026`;
		}
	}),
	85697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => toFacts,
			b4: () => isHookRun,
			ik: () => toSpan,
			jd: () => toCost,
			y1: () => maxName
		});
		var _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45769), _shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52214), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let maxName = 500;
		function isHookRun({ start }) {
			return start?.at_terminal === !0 && start.intern_id.startsWith("hook:");
		}
		function toFacts(record) {
			let models = record.models?.map((use) => [`Models without a key, ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__.pt)(use), 500)}`]) ?? [], lines = [
				toPolicy(record),
				toUsage(record),
				...models,
				toContinuation(record)
			].filter((one) => one.length > 0);
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
				prompt_tokens !== void 0 && `${prompt_tokens} tokens in`,
				completion_tokens !== void 0 && `${completion_tokens} out`,
				total_tokens !== void 0 && `${total_tokens} in all`
			].filter((part) => part !== !1), tokens = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], modelPart = model === null ? [] : ["Model: ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(model, 500) }];
			return tokens.length > 0 && modelPart.length > 0 ? [
				...tokens,
				" \u00b7 ",
				...modelPart
			] : [...tokens, ...modelPart];
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, atCommit = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...atCommit,
					"; a person decided"
				] : isHookRun({ start }) ? ["No permission policy decided these calls"] : deciders.has("nobody") ? [
					"No policy file",
					...atCommit,
					"; nobody answered"
				] : [
					"Permission policy: none",
					...atCommit,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, 500) },
				...atCommit,
				...hash
			];
		}
		function toContinuation({ session_id, start }) {
			if (session_id === null || start?.session_ends === !0) return [];
			let id = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(session_id, 500);
			return start?.tool?.name === "interns" ? ["To continue this session: ", { code: `interns chat --session ${(0, _shell_word_js__WEBPACK_IMPORTED_MODULE_2__.u)(id)}` }] : ["To continue this session, set ", { code: `session-id: ${/^[\w.-]+$/.test(id) ? id : JSON.stringify(id)}` }];
		}
		function toSpan(ms) {
			if (ms < 1e3) return `${Math.max(0, Math.round(ms))} ms`;
			if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3), minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	60604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BS: () => toShownLevel,
			Gl: () => toAnswer,
			gD: () => loadRichText,
			mo: () => toReasoning
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54057), _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44443), _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39229), _render_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99179);
		function toAnswer(record, characters, render) {
			let { text } = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.g5)(record);
			return text.head.trim() === "" ? [] : toBlocks(text, characters, render, (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.xl)(record));
		}
		function toReasoning(text, characters, render) {
			return text.head.trim() === "" ? [] : [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.zH)(["Reasoning"], ...toBlocks(text, characters, render))];
		}
		function toBlocks(words, characters, render, speaker) {
			let show = (text) => render === void 0 ? {
				type: "prose",
				text,
				speaker
			} : {
				type: "rich",
				html: render(text),
				text,
				speaker
			}, ends = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.m7)(words.head + words.tail, characters), missing = words.omitted + ends.omitted;
			if (missing === 0) return [show(ends.head)];
			let note = `${missing} characters are left out here. The transcript file has them.`;
			return [
				show(ends.head),
				(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.xE)("NOTE", note),
				show(ends.tail)
			];
		}
		let markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;
		async function loadRichText(record, level) {
			let { text, reasoning } = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.g5)(record), texts = [
				text.head,
				text.tail,
				reasoning.head,
				reasoning.tail
			];
			if (level === "full" && texts.some((part) => markup.test(part))) return (await Promise.all([__webpack_require__.e(5251), __webpack_require__.e(993)]).then(__webpack_require__.bind(__webpack_require__, 30993))).renderRichText;
		}
		function toShownLevel(level, visibility) {
			return level === "auto" ? visibility === "private" || visibility === "internal" ? "full" : "brief" : level;
		}
	}),
	39229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bv: () => blocks,
			FY: () => paragraph,
			Mn: () => lines,
			R_: () => heading,
			aY: () => code,
			jQ: () => quiet,
			tp: () => table,
			x4: () => toWords,
			xE: () => alert,
			zH: () => details
		});
		function blocks(...parts) {
			return parts.flatMap((part) => part === void 0 || part === !1 ? [] : part);
		}
		function lines(...parts) {
			return parts.filter((part) => part !== void 0 && part !== !1);
		}
		function heading(words, facts = []) {
			return {
				type: "heading",
				line: [words],
				facts
			};
		}
		function paragraph(...line) {
			return {
				type: "paragraph",
				line
			};
		}
		function quiet(...line) {
			return {
				type: "quiet",
				lines: [line]
			};
		}
		function code(text) {
			return {
				type: "code",
				text
			};
		}
		function alert(kind, ...line) {
			return {
				type: "alert",
				kind,
				line
			};
		}
		function table(header, rows) {
			return {
				type: "table",
				header,
				rows
			};
		}
		function details(summary, ...parts) {
			return {
				type: "details",
				summary,
				blocks: parts
			};
		}
		function toWords(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet;
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VK: () => computeWordLimit,
			hl: () => toFitting,
			m7: () => keepEnds,
			ml: () => shorten,
			qt: () => keepFirst
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = trimSurrogates(text.slice(0, Math.ceil(length * 2 / 3))), tail = trimSurrogates(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}\u2026${tail}`;
		}
		function keepFirst(entries, max, note) {
			return entries.length <= max ? entries : [...entries.slice(0, max), note(entries.length - max)];
		}
		function toFitting(sizes, maxBytes, write) {
			let text = "";
			for (let size of sizes) if (text = write(size), text.length * 3 <= maxBytes || text.length <= maxBytes && Buffer.byteLength(text) <= maxBytes) break;
			return text;
		}
		function trimSurrogates(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function computeWordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, measureLongestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function measureLongestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	49604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => toShownPause });
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71376), _permission_text_plain_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36277);
		let standardOptions = new Set([
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		]);
		function toShownPause(argumentsText, options) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__.H5)(argumentsText);
			if ("error" in pause) return {
				question: [],
				more: [],
				isWhole: !1
			};
			let { redact = (text) => text, columns, maxLines, skip = [] } = options, spell = (text) => spellOut(redact(text), columns, pause.kind === "permission"), { key: questionKey, text } = chooseQuestion(pause), otherArguments = Object.entries(pause.arguments).filter(([key]) => key !== questionKey && !skip.includes(key) && !isRedundant(key, pause)), question = spell(text), more = otherArguments.flatMap(([key, value]) => flatten(quoteName(key), value)).flatMap(spell);
			if (question.length + more.length <= maxLines) return {
				question,
				more,
				isWhole: !0
			};
			let shownQuestion = question.slice(0, maxLines);
			return {
				question: shownQuestion,
				more: more.slice(0, maxLines - shownQuestion.length),
				isWhole: !1
			};
		}
		function chooseQuestion({ command, operation, tool, arguments: pauseArguments }) {
			return command === void 0 ? typeof operation == "string" ? {
				key: "operation",
				text: operation
			} : typeof pauseArguments.message == "string" ? {
				key: "message",
				text: pauseArguments.message
			} : {
				key: "",
				text: "(it does not say what)"
			} : {
				key: tool === operation ? "command" : "operation",
				text: command
			};
		}
		function isRedundant(key, { command, options }) {
			return key === "command" ? command !== void 0 : key === "kind" || key === "options" && options.every((option) => standardOptions.has(option));
		}
		function flatten(path, value) {
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && value.length > 0) return value.flatMap((each, index) => flatten(`${path}[${index}]`, each));
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) {
				let fields = Object.entries(value);
				if (fields.length > 0) return fields.flatMap(([key, each]) => flatten(`${path}.${quoteName(key)}`, each));
			}
			return [`${path}: ${typeof value == "string" && value !== "" ? value : JSON.stringify(value)}`];
		}
		function quoteName(key) {
			return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
		}
		function spellOut(text, columns, isCode) {
			let lines = [], gutter = "  ", end = 0, write = (piece) => {
				for (let line of wrap(toUnits(piece, isCode), gutter, columns)) lines.push(line);
			};
			for (let { 0: feeds, index } of text.matchAll(lineFeeds)) index > 0 && write(text.slice(end, index)), gutter = feeds.length === 1 ? "\u23ce " : `\u23ce\u00d7${feeds.length} `, end = index + feeds.length;
			return write(text.slice(end)), lines;
		}
		let lineFeeds = /\n+/g;
		function toUnits(line, isCode) {
			let units = Array.from(spellLine(line, { isCode }).matchAll(unsplit), ([found, spelled]) => /^ {2,}$/.test(found) ? `\u2423\u00d7${found.length}` : spelled === void 0 || found === spelled ? found : `${spelled}\u00d7${found.length / spelled.length}`);
			return units.at(-1) === " " ? [...units.slice(0, -1), "\u2423"] : units;
		}
		let unsplit = / {4,}| +$|(\\u\{[0-9a-f]+\})\1*|.\p{M}*/gsu;
		function spellLine(line, { isCode, hasComments = !1 }) {
			let marked = line.replace(layoutMarks, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg).replace(stackedMarks, (marks) => marks.replace(/./gsu, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg)), revealed = isCode ? (0, _permission_text_plain_code_js__WEBPACK_IMPORTED_MODULE_3__.g)(marked, { hasComments }) : marked;
			return (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.jQ)(revealed.replace(meaningless, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg));
		}
		let layoutMarks = /[\u2423\u23ce\u21aa]|\\(?=u\{)/gu, stackedMarks = /\p{M}{3,}/gu, meaningless = /[\p{Co}\p{Cn}\u{16fe4}\u{1d159}]/gu;
		function wrap(units, gutter, columns) {
			let lines = [], prefix = gutter, start = 0;
			do {
				let { end, space } = findLineEnd(units, start, columns - measureWidth(prefix)), line = `${prefix}${units.slice(start, space ?? end).join("")}`;
				lines.push(space === void 0 ? line : `${line}\u2423`), start = space === void 0 ? end : space + 1, prefix = "\u21aa ";
			} while (start < units.length);
			return lines;
		}
		function findLineEnd(units, start, width) {
			let column = 0, space;
			for (let at = start; at < units.length; at += 1) {
				let nextColumn = column + measureWidth(units[at] ?? "");
				if (nextColumn > width && at > start) return {
					end: at,
					space
				};
				units[at] === " " && at > start && units[at - 1] !== " " && units[at + 1] !== " " && column + measureWidth("\u2423") <= width && (space = at), column = nextColumn;
			}
			return {
				end: units.length,
				space: void 0
			};
		}
		function measureWidth(text) {
			let width = 0;
			for (let character of text) width += character <= "~" ? 1 : 2;
			return width;
		}
	}),
	28195: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => toChunkError,
			n: () => toRunFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function toRunFailure(thrown, phase) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(thrown), { status, sent } = error.data, isCut = error.code === "steered" || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm && error.code !== "stream_malformed", isDisconnected = error.code === "api_unreachable" && sent === "unknown";
			if (isCut || isDisconnected) return {
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
			let refusal = new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("answer_refused", describeRefusal(error), {
				...error.data,
				cause: error
			});
			return {
				conclusion: status === 404 || status === 409 || status === 410 ? "ended" : "failed",
				error: refusal
			};
		}
		let refusalTexts = new Map([
			["interaction_not_pending", "The answer came too late: the run has already ended"],
			["interaction_unknown", "The service knows no pending question with this id"],
			["attachment_failed", "The run produced more output than the service keeps for replay"],
			["409 attachment_failed", "Another request is attached to the run"]
		]);
		function describeRefusal({ message, data: { status, reason } }) {
			let statusAndReason = `${status} ${reason ?? ""}`.trim(), explanation = refusalTexts.get(statusAndReason) ?? refusalTexts.get(reason);
			return explanation === void 0 ? `The answer was refused (${statusAndReason}). ${message}` : `${explanation} (${statusAndReason}). Start a new run.`;
		}
		let streamErrorTexts = new Map([
			["run_ended", [
				"run_ended",
				"The intern ended the run",
				" Start a new run."
			]],
			["timeout", [
				"run_timeout",
				"The run took too long",
				" A new prompt with the same session-id keeps its context."
			]],
			["stream_severed", [
				"stream_severed",
				"The service lost its connection to the intern",
				" It is not known whether the run continued."
			]]
		]);
		function toChunkError(error, sessionId) {
			let { reason, retryable } = error.metadata ?? {}, [code, explanation, remedy] = streamErrorTexts.get(reason) ?? [
				"run_failed",
				"The run failed",
				""
			], data = {
				status: error.code,
				reason,
				retryable,
				sessionId: sessionId ?? void 0
			};
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm(code, `${describeEnd(explanation, error)}.${remedy}`, data);
		}
		function describeEnd(explanation, { message, code, metadata }) {
			let detail = message.replace(/\.$/, "");
			return `${detail === explanation || detail === "" ? explanation : `${explanation}: ${detail}`} (${code}${metadata?.reason === void 0 ? "" : ` ${metadata.reason}`})`;
		}
	}),
	98641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fv: () => toPending,
			H1: () => readQuestion,
			IE: () => toToolCall,
			b0: () => defaultMaxPauses
		});
		var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84095), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		let defaultMaxPauses = 50;
		function readQuestion({ finish, pendingCall }) {
			let sessionId = finish.session_id;
			if (pendingCall === void 0 || sessionId === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_malformed", "The run paused, but the response names no tool call or no session_id.");
			let { toolCall, epochMs, monotonicMs } = pendingCall;
			if (!toolCall.function.name.endsWith(_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.Pg)) {
				let message = `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.Pg}" are questions.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_malformed", message);
			}
			return {
				sessionId,
				toolCall,
				deadline: new Date(epochMs + _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.hj).toISOString(),
				answerUntil: monotonicMs + _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.hj - 2e4
			};
		}
		function toPending({ sessionId, toolCall, deadline }) {
			let { name, arguments: argumentsText } = toolCall.function;
			return {
				tool_call_id: toolCall.id,
				session_id: sessionId,
				name,
				arguments: argumentsText,
				deadline
			};
		}
		function toToolCall(pending) {
			let { tool_call_id, name, arguments: argumentsText } = pending;
			return {
				index: 0,
				id: tool_call_id,
				type: "function",
				function: {
					name,
					arguments: argumentsText
				}
			};
		}
	}),
	64738: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => judgePromptRepeat,
			n: () => judgeAnswerRepeat
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function judgePromptRepeat(error, internReadyBy) {
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
		function judgeAnswerRepeat(error) {
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
	68026: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => followResponse });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function followResponse(events, { recorder, clock, log, onEvent }) {
			let pendingCall;
			for await (let event of events) switch (onEvent?.(), event.type) {
				case "text":
				case "reasoning":
					recorder.record(event);
					break;
				case "pause": {
					let { id, function: call } = event.toolCall;
					pendingCall = {
						toolCall: event.toolCall,
						epochMs: clock.now(),
						monotonicMs: clock.monotonic()
					}, recorder.record({
						type: "pause",
						tool_call_id: id,
						name: call.name,
						arguments: call.arguments
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
					}), done || log.warning("The stream ended without [DONE]."), {
						finish: event,
						pendingCall
					};
				}
			}
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_severed", "The stream ended without a finish reason.");
		}
	}),
	52214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => toShellWord });
		function toShellWord(text) {
			return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
		}
	})
};
