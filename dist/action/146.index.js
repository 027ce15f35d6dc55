export const id = 146;
export const ids = [146];
export const modules = {
	7371: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			resumeAction: () => resumeAction,
			trackGrant: () => trackGrant
		});
		var errors = __webpack_require__(452), comments = __webpack_require__(3847), marker = __webpack_require__(8963), pull_request = __webpack_require__(3056), connect = __webpack_require__(2903), policy_source = __webpack_require__(4907), permission_grant = __webpack_require__(9297), permission_pause = __webpack_require__(9469), markdown = __webpack_require__(3974), find_intern = __webpack_require__(1151), comment_question = __webpack_require__(6790), github_access = __webpack_require__(4802), outcome = __webpack_require__(1006), rest = __webpack_require__(1252), answer_command = __webpack_require__(3267), parked_marker = __webpack_require__(6627), person_answer = __webpack_require__(955), github_event = __webpack_require__(4828);
		let verbs = new Set([
			"allow",
			"allow-always",
			"reject",
			"answer"
		]);
		async function readLateAnswer(io, access, tag) {
			let { event, subject } = access, eventBody = (0, github_event.$6)(event.payload, "comment", "body"), command = (0, answer_command.UK)(eventBody ?? ""), id = (0, github_event.OW)(event.payload, "comment", "id"), isCreated = (0, github_event.$6)(event.payload, "action") === "created";
			if (subject?.isPullRequest !== !0 || !isCreated || id === void 0 || command === void 0 || !verbs.has(command.verb)) return noCommand;
			let github = access.github(), comment = await (0, rest.H)((0, comments.W3)(github, id), 404, 410);
			if (comment === void 0) return skip("The comment is gone.");
			let pullRequest = await (0, pull_request.DQ)(github, subject.number), conditions = {
				github,
				forkAuthor: (0, pull_request.ty)(pullRequest) ? pullRequest.user?.login : void 0,
				askedAtMs: 0
			}, why = comment.body === eventBody ? await (0, person_answer.G)(comment, conditions) : "the comment was edited";
			if (why !== void 0) return skip(`The answer of "${comment.user?.login ?? "nobody"}" does not count: ${why}.`);
			let answeredAtMs = Date.parse(comment.created_at), question = await findQuestion(io, access, subject.number, {
				tag,
				code: command.code,
				answeredAtMs
			});
			if ("is" in question) return question;
			if (command.verb !== "allow" && command.verb !== "reject") return {
				is: "refused",
				why: `A parked question takes only "/allow" and "/reject", not "/${command.verb}".`
			};
			if ((0, answer_command.vj)(comment.body, command.code) !== command.verb) return {
				is: "refused",
				why: "The answer must be the whole comment: nothing may follow the code."
			};
			let person = comment.user?.login ?? "";
			return {
				is: "answer",
				verb: command.verb,
				person,
				answeredAt: comment.created_at,
				question
			};
		}
		let noCommand = {
			is: "skipped",
			why: "The event is not an answer to a question.",
			remedy: "A late answer is a comment on a pull request with nothing in it but \"/allow CODE\" or \"/reject CODE\"."
		}, skip = (why) => ({
			is: "skipped",
			why,
			remedy: "Nothing was sent."
		});
		async function findQuestion({ clock }, access, number, { tag, code, answeredAtMs }) {
			let github = access.github(), stickyComment, questionComment;
			for await (let comment of (0, comments.lY)(github, number, [await access.account()])) {
				let { kind, tag: markerTag, question } = comment.marker ?? {};
				kind === "sticky" && markerTag === tag && (stickyComment ??= comment), kind === "question" && question?.code === code && (questionComment ??= comment);
			}
			let mark = questionComment?.marker?.question;
			if (questionComment === void 0 || mark === void 0) return {
				is: "refused",
				why: `No question here has the code ${code}.`
			};
			if (questionComment.marker?.tag !== tag) return skip("The question belongs to another workflow, according to its \"comment-tag\".");
			if (mark.state === "decided") return {
				is: "refused",
				why: "The question was decided already."
			};
			if (Math.max(clock.now(), answeredAtMs) >= mark.until) return {
				is: "refused",
				why: `It expired at ${(0, permission_grant.xe)(mark.until)}.`
			};
			if (mark.state === "open") return skip("The question is still open: the run that asks it takes the answer.");
			let stickyBody = stickyComment === void 0 ? void 0 : await (0, comments.xv)(github, stickyComment), isQuestionUnedited = await (0, comments.xv)(github, questionComment) !== void 0;
			if (stickyComment === void 0 || stickyBody === void 0 || !isQuestionUnedited) return {
				is: "refused",
				why: "The comment that kept the question was edited by somebody else, or is gone."
			};
			let parked = (0, parked_marker.qO)((0, marker.t7)(stickyBody)).find((one) => one.code === code && one.comment === questionComment.id);
			return parked === void 0 ? {
				is: "refused",
				why: "It is no longer parked: newer questions took its place."
			} : {
				parked,
				questionComment,
				stickyComment,
				stickyBody
			};
		}
		var run_on_intern = __webpack_require__(6891);
		async function resumeAction(io, settings, trigger) {
			let access = (0, github_access.o)(io, settings, trigger), answer = await readLateAnswer(io, access, settings.commentTag);
			if (answer.is === "skipped") return (0, outcome.reportSkipped)(io, answer);
			let job = {
				io,
				settings,
				access,
				number: access.subject?.number ?? 0
			};
			return answer.is === "refused" ? refuse(job, answer.why) : answer.verb === "reject" ? reject(job, answer) : resume(job, answer);
		}
		async function refuse({ io, settings, access, number }, why) {
			let text = (0, markdown.l6)([{
				type: "paragraph",
				line: [`\ud83d\udeab The answer does not count. ${why}`]
			}]), body = `${(0, marker.hQ)({
				kind: "new",
				tag: settings.commentTag
			})}\n${io.redactor.redact(text)}`;
			return await (0, comments.eT)(access.github(), {
				number,
				body
			}), (0, outcome.reportSkipped)(io, {
				why: `The answer does not count. ${why}`,
				remedy: "Nothing was sent."
			});
		}
		async function reject(job, { person, question }) {
			return await (0, comments.D$)(job.access.github(), question.questionComment.id) ? (await unpark(job, question, `${person} answered: reject.`), (0, outcome.reportSkipped)(job.io, {
				why: `"${person}" rejected the question.`,
				remedy: "Nothing was sent."
			})) : refuse(job, "Another answer came first.");
		}
		async function resume(job, { person, answeredAt, question }) {
			let { io, access } = job, { binding } = question.parked, fixedFacts = await readFixedFacts(job), readCircumstances = async () => ({
				...fixedFacts,
				...await readCurrentFacts(job)
			}), now = {
				...await readCircumstances(),
				session: binding.session
			}, verdict = (0, permission_grant.cw)({
				is: "parked",
				binding
			}, {
				now,
				nowMs: io.clock.now()
			});
			if (verdict.is === "refused") return refuse(job, verdict.why);
			let isFirst = await (0, comments.D$)(access.github(), question.questionComment.id), claimed = (0, permission_grant.B7)(verdict, isFirst);
			return claimed.is === "refused" ? refuse(job, claimed.why) : runWithGrant(job, question, {
				claimed,
				person,
				answeredAt,
				readCircumstances
			});
		}
		async function runWithGrant(job, question, grant) {
			let { io, settings, access } = job, { person } = grant, tracker = trackGrant(io, grant);
			try {
				await unpark(job, question, `${person} answered: allow. The intern is told.`);
				let start = {
					beginning: {
						by: "prompt",
						prompt: toPrompt(question)
					},
					wrapAsker: tracker.wrapAsker
				}, sessionId = question.parked.binding.session;
				return await (0, run_on_intern.runOnInternAction)(io, {
					...settings,
					sessionId,
					start
				}, access);
			} finally {
				let outcome = tracker.end(), remark = outcome.is === "used" ? "The intern has used it." : `The permission was not used, and is lost. ${outcome.why}`;
				outcome.is === "lost" && io.log.warning(`${person}: ${remark}`), await updateQuestionComment(job, question, `${person} answered: allow. ${remark}`);
			}
		}
		async function unpark(job, question, text) {
			let { access } = job, body = (0, comment_question.MB)(question.stickyBody, question.parked.code);
			await (0, comments.vv)(access.github(), {
				id: question.stickyComment.id,
				body
			}), await updateQuestionComment(job, question, text);
		}
		function updateQuestionComment({ io, settings, access, number }, { questionComment, stickyComment, parked }, text) {
			let place = {
				io,
				access,
				number,
				tag: settings.commentTag,
				sticky: stickyComment.id
			}, mark = {
				code: parked.code,
				state: "decided",
				until: parked.binding.untilMs
			};
			return (0, comment_question.sr)(place, questionComment, {
				mark,
				text
			});
		}
		function toPrompt({ parked }) {
			let pause = (0, permission_pause.H5)(parked.arguments), operation = "error" in pause ? void 0 : pause.operation;
			return `A permission that you asked for in this session, and that nobody answered in time, is given now${typeof operation == "string" ? `: ${JSON.stringify(operation)}` : ""}. It holds once, and only for exactly the same request. Ask for it again with the same arguments, and go on with your work.`;
		}
		function trackGrant({ clock, signal }, { claimed, person, answeredAt, readCircumstances }) {
			let grant = claimed, tryRedeem = async (unused, digest, session) => {
				try {
					let now = {
						...await readCircumstances(),
						session
					};
					return (0, permission_grant.v$)(unused, digest, {
						now,
						nowMs: clock.now()
					});
				} catch (error) {
					if (signal.throwIfAborted(), !(error instanceof errors.h4)) throw error;
					return {
						is: "lost",
						why: `It is not known whether anything has changed since: ${(0, errors.Uc)(error)}`
					};
				}
			};
			return {
				wrapAsker: (ask) => async (request) => {
					let { question, decision, answeredBy } = request, { pause } = decision, ids = [question.toolCall.id, question.sessionId], digest = pause === null || (0, permission_grant.O3)(pause, ids) ? "" : (0, permission_grant.Bg)(pause);
					return grant.is !== "claimed" || !(0, permission_grant.AL)(grant, digest) || (grant = await tryRedeem(grant, digest, question.sessionId), grant.is !== "used") ? ask?.(request) : (answeredBy?.(person), { grantReason: `Allowed on the pull request at ${answeredAt}, after the question was parked.` });
				},
				end: () => (0, permission_grant.Gg)(grant)
			};
		}
		async function readCurrentFacts({ io, settings, access, number }) {
			let { event, github } = access, log = {
				...io.log,
				info: io.log.debug
			}, { facts } = await (0, policy_source.ge)({
				...io,
				...settings,
				log,
				event,
				github
			}), { head, base, state, draft } = await (0, pull_request.DQ)(github(), number), currentState = state === "open" ? draft === !0 ? "draft" : "ready" : "closed";
			return {
				head: head.sha,
				base: base.ref,
				state: currentState,
				policy: facts.digest
			};
		}
		async function readFixedFacts({ io, settings }) {
			let { client } = await (0, connect.Ng)(io, settings), { id } = await (0, find_intern.n)({
				...io,
				...settings,
				client
			});
			return {
				intern: id,
				approvalMode: settings.approvalMode,
				service: new URL(settings.baseUrl).origin
			};
		}
	}),
	3267: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UK: () => readCommand,
			Xt: () => toCode,
			vj: () => readPersonCommand
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		let wishes = [
			"allow",
			"allow-always",
			"reject"
		];
		function readCommand(body) {
			let [, verb, code, rest = ""] = /^\/([a-z-]+)[ \t]+([A-Za-z0-9]+)(?:\s+([\s\S]*))?$/.exec(body.trim()) ?? [];
			return verb === void 0 || code === void 0 ? void 0 : {
				verb,
				code: code.toUpperCase(),
				rest
			};
		}
		function readPersonCommand(body, code) {
			let command = readCommand(body);
			if (command?.code !== code.toUpperCase()) return;
			let { verb, rest } = command;
			return verb === "answer" && rest !== "" ? { value: rest.startsWith("{") ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(rest) ?? rest : rest } : rest === "" ? wishes.find((wish) => wish === verb) : void 0;
		}
		function toCode(bytes) {
			return [...bytes.subarray(0, 8)].map((byte) => "23456789ABCDEFGHJKMNPQRSTVWXYZ"[byte % 30]).join("");
		}
	}),
	955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => whyNotCounted,
			g: () => waitForPerson
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7316), _answer_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3267), _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3847);
		let pollMs = 1e4;
		async function waitForPerson(options) {
			let { clock, log, signal, deadline } = options, judgedIds = new Set();
			for (; clock.monotonic() + pollMs <= deadline;) {
				await clock.sleep(pollMs, signal);
				try {
					for (let comment of await pollComments(options)) {
						if (judgedIds.has(comment.id)) continue;
						let wish = await judgeComment(comment, options);
						if (wish !== void 0) return wish;
						judgedIds.add(comment.id);
					}
				} catch (error) {
					if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_)) throw error;
					log.warning(`It could not be checked whether somebody answered: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)}`);
				}
			}
		}
		async function pollComments({ github, number, askedAtMs }) {
			let since = `${new Date(askedAtMs).toISOString().slice(0, 19)}Z`;
			return (await Array.fromAsync((0, _comments_js__WEBPACK_IMPORTED_MODULE_1__.fg)(github, {
				issue_number: number,
				since
			}))).toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id);
		}
		async function judgeComment(comment, options) {
			let { code, log } = options, { user, body } = comment, wish = (0, _answer_command_js__WEBPACK_IMPORTED_MODULE_2__.vj)(body, code);
			if (wish === void 0 || user === null) return;
			let why = await whyNotCounted(comment, options);
			if (why !== void 0) log.warning(`The answer of "${user.login}" does not count: ${why}.`);
			else return log.info(`"${user.login}" answered the question: ${typeof wish == "string" ? wish : "answer"}.`), options.onAnswer?.(user.login), wish;
		}
		async function whyNotCounted({ user, created_at, updated_at }, { github, askedAtMs, forkAuthor }) {
			if (user === null) return "its author is gone";
			if (created_at !== updated_at) return "the comment was edited";
			if (!(Date.parse(created_at) >= Math.floor(askedAtMs / 1e3) * 1e3)) return "it is older than the question";
			if (user.login === forkAuthor) return "it comes from the author of a pull request from a fork";
			let { type, permission } = await (0, _account_js__WEBPACK_IMPORTED_MODULE_3__.ZY)(github, user.login);
			return type === "User" ? (0, _account_js__WEBPACK_IMPORTED_MODULE_3__.du)(permission, "write") ? void 0 : `its author has "${permission}", but needs "write"` : `its author is of type ${type}`;
		}
	}),
	9469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H5: () => readPause,
			Yo: () => isPermission
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413), _shell_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3519);
		function isPermission(pause) {
			return pause.kind === "permission";
		}
		let maxBytes = 65536, lastParsed;
		function readPause(text) {
			return lastParsed?.text !== text && (lastParsed = {
				text,
				pause: parsePause(text)
			}), lastParsed.pause;
		}
		function parsePause(text) {
			let bytes = Buffer.byteLength(text);
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, but at most ${maxBytes} are judged` };
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = findStructuralFlaw(text, 32);
			return flaw === void 0 ? parseFields(value) : { error: flaw };
		}
		function parseFields(object) {
			let kind = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let shellCommand = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return shellCommand !== void 0 && command !== void 0 && shellCommand !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: shellCommand === void 0 ? operation : "shell",
				command: shellCommand ?? command,
				links: (0, _shell_links_js__WEBPACK_IMPORTED_MODULE_1__.C)(object)
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExactNumber(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		function* tokenize(text) {
			let tokenStart = /["{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
			for (let match = tokenStart.exec(text); match !== null; match = tokenStart.exec(text)) match[0] === "\"" && (tokenStart.lastIndex = findStringEnd(text, match.index)), yield text.slice(match.index, tokenStart.lastIndex);
		}
		function findStringEnd(text, from) {
			for (let quote = text.indexOf("\"", from + 1); quote !== -1; quote = text.indexOf("\"", quote + 1)) {
				let backslash = quote;
				for (; text[backslash - 1] === "\\";) --backslash;
				if ((quote - backslash) % 2 == 0) return quote + 1;
			}
			return text.length;
		}
		function findStructuralFlaw(text, levels) {
			let openKeys = [], awaitsKey = !1;
			for (let token of tokenize(text)) if (token === "{" || token === "[") {
				if (openKeys.push(token === "{" ? new Set() : void 0), openKeys.length > levels) return `the values nest deeper than ${levels} levels`;
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") openKeys.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = openKeys.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExactNumber(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = openKeys.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} appears twice`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	3519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readLinks,
			n: () => followLinks
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		function readLinks(fields) {
			let list = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "links");
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(list)) return;
			let links = list.flatMap((link) => {
				let argument = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(link) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(link, "argument") : void 0, places = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(link) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(link, "leads_to") : void 0;
				return typeof argument != "string" || !(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(places) ? [] : [[argument, places.filter((place) => typeof place == "string")]];
			});
			return new Map(links);
		}
		function followLinks(reading, links) {
			if (links === void 0 || "error" in reading) return [reading];
			let maxPlaces = Math.max(0, ...[...links.values()].map((places) => places.length));
			return [reading, ...Array.from({ length: maxPlaces }, (_, index) => ({
				...reading,
				commands: reading.commands.map((command) => ({
					...command,
					arguments: command.arguments.map((argument) => {
						let places = typeof argument == "string" ? links.get(argument) : void 0;
						return places?.[index] ?? places?.[0] ?? argument;
					})
				}))
			}))];
		}
	}),
	1376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vg: () => escapeCharacter,
			jQ: () => showInvisible,
			tO: () => findInvisible,
			vp: () => showValue,
			wy: () => hasInvisible
		});
		let createInvisiblePattern = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			return text.matchAll(createInvisiblePattern()).filter(([character]) => !allowed.includes(character)).map(({ 0: character, index }) => ({
				index,
				name: nameCodePoint(character)
			})).toArray();
		}
		function hasInvisible(text) {
			return createInvisiblePattern().test(text);
		}
		function showInvisible(text) {
			return /^[ -~]*$/.test(text) ? text : text.replace(createInvisiblePattern(), escapeCharacter);
		}
		function showValue(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = showInvisible(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}\u2026` : text;
		}
		function escapeCharacter(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		function nameCodePoint(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	})
};
