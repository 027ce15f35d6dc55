export const id = 4705;
export const ids = [4705];
export const modules = {
	9013: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			askPerson: () => askPerson,
			parkQuestion: () => parkQuestion
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _github_comment_answer_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3267), _github_comment_parked_marker_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6627), _github_comment_person_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(955), _github_pull_request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3056), _github_run_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5928), _permission_grant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9297), _permission_match_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2774), _report_parked_questions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3461), _report_shown_question_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9604), _question_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6790);
		async function askPerson(request, context) {
			let { question, decision, refusal, signal } = request, { io, comment, number } = context, { clock, log, redactor } = io, text = question.toolCall.function.arguments, shown = (0, _report_shown_question_js__WEBPACK_IMPORTED_MODULE_1__.P)(text, {
				..._report_parked_questions_js__WEBPACK_IMPORTED_MODULE_2__.Y,
				redact: (words) => redactor.redact(words)
			});
			if (!shown.isWhole) {
				log.warning("Nobody is asked: the question can't be shown in full, and nobody may allow what they can't see.");
				return;
			}
			let code = (0, _github_comment_answer_command_js__WEBPACK_IMPORTED_MODULE_3__.Xt)((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8)), untilMs = clock.now() + question.answerUntil - clock.monotonic(), ask = async () => {
				let pullRequest = await readPullRequestFacts(context), commands = listCommands(decision.pause), askedAtMs = await comment.ask({
					shown,
					code,
					commands,
					untilMs,
					reason: decision.reason,
					refusal
				});
				if (askedAtMs !== void 0) return log.notice(`A person has to decide on pull request #${number} by ${new Date(untilMs).toISOString()}.`), postAndWait(request, context, {
					code,
					askedAtMs,
					untilMs,
					...pullRequest
				});
			}, warn = (why) => log.warning(`Nobody could be asked: ${why}`);
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Bc)(ask, warn, signal).finally(() => comment.endAsking());
		}
		async function postAndWait(request, context, posted) {
			let { io, access, comment, settings, recorder, number } = context, { code, untilMs, askedAtMs, forkAuthor } = posted, questionPlace = {
				io,
				access,
				number,
				tag: settings.commentTag,
				sticky: comment.id()
			}, questionComment = await (0, _question_js__WEBPACK_IMPORTED_MODULE_5__.RL)(questionPlace, {
				mark: {
					code,
					state: "open",
					until: untilMs
				},
				text: `\u270b ${recorder.soFar().start?.intern_name ?? "The intern"} asks. Answer by ${(0, _permission_grant_js__WEBPACK_IMPORTED_MODULE_6__.xe)(untilMs)}.`,
				mentions: request.refusal === void 0 ? settings.askMentions : []
			}), updateComment = (content) => {
				questionComment !== void 0 && comment.awaitAtEnd((0, _question_js__WEBPACK_IMPORTED_MODULE_5__.sr)(questionPlace, questionComment, content));
			}, decidedMark = {
				code,
				state: "decided",
				until: untilMs
			}, person = "Somebody", onAnswer = (login) => {
				person = login, request.answeredBy?.(login);
			}, { signal, question } = request, options = {
				github: access.github(signal),
				number,
				signal,
				onAnswer,
				code,
				askedAtMs,
				forkAuthor
			};
			try {
				let wish = await (0, _github_comment_person_answer_js__WEBPACK_IMPORTED_MODULE_7__.g)({
					...io,
					...options,
					deadline: question.answerUntil
				});
				return updateComment(wish === void 0 ? parkOrClose(request, context, posted, questionComment) : {
					mark: decidedMark,
					text: `${person} answered: ${typeof wish == "string" ? wish : "a value"}.`
				}), wish;
			} catch (error) {
				throw updateComment({
					mark: decidedMark,
					text: "The run ended before anybody answered."
				}), error;
			}
		}
		function parkOrClose({ question, decision }, { io, comment, settings, recorder }, { code, untilMs, refs }, questionComment) {
			let parkedUntilMs = io.clock.now() + settings.parkedForMs, parking = {
				question,
				decision,
				code,
				questionComment,
				untilMs: parkedUntilMs,
				record: recorder.soFar()
			};
			if (refs !== void 0 && parkQuestion(io, comment, {
				...parking,
				...refs
			})) {
				let text = `\ud83d\udd53 Nobody answered in time, so the request was rejected. Until ${(0, _permission_grant_js__WEBPACK_IMPORTED_MODULE_6__.xe)(parkedUntilMs)} it can still be allowed, once.`;
				return {
					mark: {
						code,
						state: "parked",
						until: parkedUntilMs
					},
					text
				};
			}
			return {
				mark: {
					code,
					state: "decided",
					until: untilMs
				},
				text: "Nobody answered in time. The permission policy decided."
			};
		}
		async function readPullRequestFacts({ access, settings, number }) {
			let { github, event, subject } = access, isParking = settings.parkedForMs > 0, { headSha, baseRef } = subject ?? {}, isInEvent = headSha !== void 0 && baseRef !== void 0;
			if ((0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_8__.JG)(event) === !1 && (!isParking || isInEvent)) return {
				forkAuthor: void 0,
				refs: isParking && isInEvent ? {
					head: headSha,
					base: baseRef
				} : void 0
			};
			let pullRequest = await (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_9__.DQ)(github(), number);
			return {
				forkAuthor: (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_9__.ty)(pullRequest) ? pullRequest.user?.login : void 0,
				refs: isParking ? {
					head: headSha ?? pullRequest.head.sha,
					base: pullRequest.base.ref
				} : void 0
			};
		}
		function listCommands(pause) {
			if (pause === null) return ["/reject"];
			if (pause.kind !== "permission") return [
				"/answer VALUE",
				"/answer {\"field\": \"value\"}",
				"/reject"
			];
			let { options } = pause;
			return [
				...options.some((option) => option.startsWith("allow_")) ? ["/allow"] : [],
				...options.includes("allow_always") ? ["/allow-always"] : [],
				"/reject"
			];
		}
		function parkQuestion({ log, redactor }, comment, parking) {
			let refuse = (why) => (log.notice(`Nobody answered in time, and the question is not parked: ${why}.`), !1), parked = toParked(parking);
			if (typeof parked == "string") return refuse(parked);
			let text = JSON.stringify(parked);
			if (redactor.redact(text) !== text) return refuse("it holds a secret of this job");
			if ((0, _question_js__WEBPACK_IMPORTED_MODULE_5__.sY)([parked]) > 5e3) return refuse("it is too long to be kept");
			let earlier = comment.parked(), isAskedAgain = earlier.some(({ binding }) => binding.digest === parked.binding.digest);
			return comment.setParked((0, _github_comment_parked_marker_js__WEBPACK_IMPORTED_MODULE_10__.jn)(earlier, parked)), earlier.length === _github_comment_parked_marker_js__WEBPACK_IMPORTED_MODULE_10__.sV && !isAskedAgain && log.notice(`At most ${_github_comment_parked_marker_js__WEBPACK_IMPORTED_MODULE_10__.sV} questions are parked: the oldest is no longer parked.`), log.notice(`Nobody answered in time. The question is parked until ${new Date(parking.untilMs).toISOString()}.`), !0;
		}
		function toParked(parking) {
			let { question, code, questionComment, head, base, untilMs } = parking, { start } = parking.record, { pause } = parking.decision;
			return pause === null || pause.kind !== "permission" || !pause.options.includes("allow_once") ? "only a permission that can be allowed once can be parked" : (0, _permission_grant_js__WEBPACK_IMPORTED_MODULE_6__.O3)(pause, [question.toolCall.id, question.sessionId]) ? "the ids that it names are not its own" : (0, _permission_match_place_js__WEBPACK_IMPORTED_MODULE_11__.vc)(pause) === void 0 ? questionComment === void 0 ? "its comment could not be written" : start?.service === void 0 ? "it is not known which service asks" : {
				code,
				comment: questionComment.id,
				arguments: question.toolCall.function.arguments,
				binding: {
					digest: (0, _permission_grant_js__WEBPACK_IMPORTED_MODULE_6__.Bg)(pause),
					policy: start.policy.digest,
					head,
					base,
					intern: start.intern_id,
					approvalMode: start.approval_mode,
					service: start.service,
					session: question.sessionId,
					untilMs
				}
			} : "what it would do, or where, is not fully known";
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
	2774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ZG: () => whyUnjudgeable,
			ap: () => whyBeyondLimits,
			df: () => describePlace,
			vc: () => whyAmbiguous,
			xr: () => limitPlace
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1376);
		let pathKey = /^\/(?:paths|inside|outside)(?:\/|$)/u, unknownPlace = "unknown";
		function limitPlace(match) {
			let hasKey = (pattern) => match.some(({ key }) => pattern.test(key)), neededKeys = match.filter(({ matcher }) => matcher.test.takesMissing !== !0).map(({ key }) => key), needsAny = (...keys) => keys.some((key) => neededKeys.includes(key)), parts = [];
			return hasKey(/^\/?(?:command|operation)$/u) ? (needsAny("/cwd", "/workdir", "/inside") ? needsAny("/cwd", "/outside") || parts.push("outside") : parts.push("folder"), needsAny("/env") || parts.push("environment"), needsAny("/arguments") || parts.push("arguments"), {
				target: "command",
				parts,
				openKeys: neededKeys.filter((key) => /^\/(?:env|arguments)\/[^/]*$/u.test(key))
			}) : (hasKey(/^\/inside(?:\/|$)/u) && !needsAny("/outside") && parts.push("outside"), {
				target: hasKey(pathKey) ? "paths" : "any",
				parts,
				openKeys: []
			});
		}
		function whyBeyondLimits({ parts, openKeys }, pause) {
			if (isCut(pause)) return `arguments: they are ${tooLarge}, and no rule allows that`;
			let outside = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "outside"), isOutside = outside !== void 0 && !isEmpty(outside) && parts.includes("outside");
			if (pause.command === void 0) return isUnknown(outside) ? "outside: it is unknown where a path leads, and no rule allows that" : isPlaceUnknown(pause) ? "cwd: the folder is unknown, and no rule allows that" : isOutside ? `outside: ${showName(outside)}, and the rule has no matcher on /outside` : void 0;
			let folder = describeFolder(pause);
			if (folder === unknownPlace) return "folder: unknown, and no rule allows a command in an unknown folder";
			if (folder !== void 0 && parts.includes("folder")) return `folder: ${folder} is not the root of the work folder`;
			if (isOutside) return `folder: ${showName(outside)} is outside the work folder, and the rule has no matcher on /cwd or /outside`;
			let environment = listNames(pause, "env", openKeys);
			if (environment !== void 0 && parts.includes("environment")) return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
			let others = listNames(pause, "arguments", openKeys);
			if (others !== void 0 && parts.includes("arguments")) return `arguments: the call has ${others} besides its command, and the rule has no matcher on /arguments`;
		}
		function describePlace(pause) {
			if (pause.command === void 0) return;
			let folder = describeFolder(pause), environment = listNames(pause, "env"), others = listNames(pause, "arguments"), parts = [
				folder === unknownPlace ? "in an unknown folder" : folder && `in ${folder}`,
				environment && `with ${environment}`,
				others && `with the arguments ${others}`
			].filter((part) => part !== void 0);
			return parts.length === 0 ? void 0 : parts.join(", ");
		}
		function describeFolder({ arguments: fields }) {
			let [cwd, workdir, inside, outside] = [
				"cwd",
				"workdir",
				"inside",
				"outside"
			].map((name) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name));
			return cwd === unknownPlace || isUnknown(outside) ? unknownPlace : outside !== void 0 && !isEmpty(outside) ? showName(outside) : workdir !== void 0 && workdir !== cwd ? showName(workdir) : inside === void 0 ? cwd === void 0 ? void 0 : showName(cwd) : isRoot(inside) ? void 0 : showName(inside);
		}
		function listNames(pause, name, openKeys = []) {
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, name);
			if (value === void 0 || isEmpty(value)) return;
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return showName(value);
			let steps = openKeys.map((pointer) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qT)(pointer) ?? []).filter(([field]) => field === name), openNames = new Set(steps.map(([, openName]) => openName)), others = Object.keys(value).filter((key) => !openNames.has(key));
			return others.length === 0 ? void 0 : others.slice(0, 5).map(showName).join(", ");
		}
		function whyUnjudgeable(key, pause) {
			if (/^\/(?:arguments|url|title)(?:\/|$)/u.test(key)) return isCut(pause) ? `the arguments are ${tooLarge}` : void 0;
			if (key === "/cwd" || pathKey.test(key)) return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "cwd") === unknownPlace ? "the folder is unknown" : key !== "/cwd" && isPlaceUnknown(pause) ? "it is unknown where a path leads" : void 0;
		}
		let tooLarge = "cut off, because they are too large or have an address that is not in its plain form";
		function isCut({ arguments: fields }) {
			return JSON.stringify([(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "arguments"), (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "url")]).includes("\u2026 (cut)");
		}
		function whyAmbiguous(pause) {
			return isCut(pause) ? `its arguments are ${tooLarge}` : isPlaceUnknown(pause) ? "it is unknown in which folder it runs, or where one of its paths leads" : void 0;
		}
		function isPlaceUnknown({ arguments: fields }) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "cwd") === unknownPlace || isUnknown((0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "outside"));
		}
		function isUnknown(outside) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(outside) ? outside.includes(unknownPlace) : outside === unknownPlace;
		}
		function isRoot(inside) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(inside) ? inside.length > 0 && inside.every((one) => one === ".") : inside === ".";
		}
		function isEmpty(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value.length === 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) && Object.keys(value).length === 0;
		}
		function showName(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.length > 0 ? value.slice(0, 5).map(showName).join(", ") : typeof value == "string" && /^[\w@%+=:,./-]+$/.test(value) ? value : (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value);
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
