export const id = 6780;
export const ids = [6780];
export const modules = {
	26780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { readEnds: () => readEnds });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), _transcript_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60894);
		let mebibyte = 1048576;
		function* readEnds(file, { head = 6 * mebibyte, tail = 2 * mebibyte } = {}) {
			let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
			if (size <= head + tail) {
				yield* (0, _transcript_lines_js__WEBPACK_IMPORTED_MODULE_1__.l)(readText(file, 0, size));
				return;
			}
			let headText = readText(file, 0, head), last;
			for (let line of (0, _transcript_lines_js__WEBPACK_IMPORTED_MODULE_1__.l)(headText.slice(0, headText.lastIndexOf("\n") + 1))) last = line, yield line;
			let tailText = readText(file, size - tail, tail), lineStart = tailText.indexOf("\n") + 1, headLines = last?.number ?? 0, omittedCount = countLines(file, size - tail) - headLines + 1, tailStart = headLines + omittedCount + 1;
			if (last !== void 0 && typeof last.event != "string") {
				let message = `${omittedCount} lines of the transcript are left out here. The transcript file has them.`;
				yield {
					number: tailStart - 1,
					event: {
						type: "remark",
						message,
						at: last.event.at
					}
				};
			}
			for (let line of (0, _transcript_lines_js__WEBPACK_IMPORTED_MODULE_1__.l)(tailText.slice(lineStart))) yield {
				...line,
				number: tailStart + line.number - 1
			};
		}
		function readText(file, position, length) {
			let bytes = Buffer.alloc(length), bytesRead = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, length, position);
			return new TextDecoder().decode(bytes.subarray(0, bytesRead));
		}
		function countLines(file, end) {
			let bytes = Buffer.alloc(mebibyte), count = 0;
			for (let position = 0; position < end; position += mebibyte) {
				let bytesRead = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, Math.min(mebibyte, end - position), position);
				for (let at = bytes.indexOf(10); at !== -1 && at < bytesRead; at = bytes.indexOf(10, at + 1)) count += 1;
			}
			return count;
		}
	}),
	60894: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => readTranscript,
			F: () => toPastRun
		});
		var lib_json = __webpack_require__(16413), context = __webpack_require__(31576), schemas = __webpack_require__(94343), words = __webpack_require__(84095), chat = __webpack_require__(98914), errors = __webpack_require__(452);
		let modelUse = schemas.Ikc({
			provider: schemas.YjP(),
			requests: schemas.aig(),
			refused: schemas.aig(),
			errors: schemas.aig(),
			prompt_tokens: schemas.aig(),
			completion_tokens: schemas.aig(),
			total_tokens: schemas.aig(),
			estimated: schemas.aig(),
			cost: schemas.mee(schemas.aig()),
			exchanges: schemas.aig(),
			cap: schemas.mee(schemas.YjP()),
			over_tokens: schemas.lqM(schemas.aig()),
			over_cost: schemas.lqM(schemas.aig())
		});
		var policy = __webpack_require__(8157);
		let at = schemas.YjP(), nullableText = schemas.mee(schemas.YjP()), textOrUnknown = schemas.Rvf(schemas.YjP(), "unknown"), booleanOrUnknown = schemas.Rvf(schemas.KCZ([schemas.zMY(), schemas.euz("unknown")]), "unknown"), actor = {
			permission: textOrUnknown,
			association: textOrUnknown,
			type: textOrUnknown,
			login: textOrUnknown
		}, runContext = schemas.Ikc({
			event: textOrUnknown,
			ref: textOrUnknown,
			base_ref: textOrUnknown,
			fork: booleanOrUnknown,
			draft: booleanOrUnknown,
			labels: schemas.Rvf(schemas.KCZ([schemas.YOg(schemas.YjP()), schemas.euz("unknown")]), "unknown"),
			actor: schemas.SdS(schemas.Ikc(actor), {}),
			environment: textOrUnknown,
			repository: schemas.SdS(schemas.Ikc({ visibility: textOrUnknown }), {})
		}), events_policy = schemas.Ikc({
			path: nullableText,
			commit: nullableText,
			digest: nullableText,
			tests: schemas.yqP(schemas.aig())
		}), startFacts = {
			at_terminal: schemas.yqP(schemas.euz(!0)),
			service: schemas.lqM(schemas.YjP()),
			tool: schemas.yqP(schemas.Ikc({
				name: schemas.YjP(),
				version: schemas.YjP(),
				digest: schemas.yqP(schemas.YjP())
			})),
			repository: schemas.lqM(schemas.YjP()),
			commit: schemas.lqM(schemas.YjP()),
			head_commit: schemas.lqM(schemas.YjP()),
			session_ends: schemas.yqP(schemas.euz(!0))
		}, decisionRecord = {
			tool_call_id: schemas.YjP(),
			kind: nullableText,
			operation: nullableText,
			answer: nullableText,
			rule: schemas.YjP(),
			reason: nullableText
		}, changeRow = {
			path: schemas.YjP(),
			status: schemas.k5n(policy.lJ),
			bytes: schemas.mee(schemas.aig()),
			added: schemas.mee(schemas.aig()),
			removed: schemas.mee(schemas.aig()),
			answer: schemas.k5n(policy.kN),
			rule: schemas.YjP()
		}, explanation = {
			place: schemas.yqP(schemas.YjP()),
			outcome: schemas.k5n([
				"allow",
				"answer",
				"reject",
				"stop",
				"ask"
			]),
			verb: schemas.yqP(schemas.k5n([
				"allow",
				"reject",
				"stop",
				"ask",
				"allow-always",
				"reject-always",
				"answer"
			])),
			decided_by: schemas.yqP(schemas.k5n([
				"policy",
				"person",
				"nobody"
			])),
			person: schemas.yqP(schemas.YjP()),
			trace: schemas.YOg(schemas.Ikc({
				id: schemas.YjP(),
				list: schemas.k5n([
					"guards",
					"rules",
					"questions",
					"default"
				]),
				matched: schemas.zMY(),
				because: schemas.YjP()
			})),
			ladder: schemas.Rvf(nullableText, null),
			budgets: schemas.Rvf(schemas.YjP(), "")
		}, line = (type, fields) => schemas.Ikc({
			type: schemas.euz(type),
			at,
			...fields
		}), events = [
			line("start", {
				intern_id: schemas.YjP(),
				intern_name: schemas.Rvf(schemas.YjP(), "The intern"),
				approval_mode: schemas.k5n(words.oy),
				policy: events_policy,
				context: runContext,
				...startFacts
			}),
			line("request", {
				route: schemas.YjP(),
				status: schemas.aig(),
				ms: schemas.aig(),
				request_id: schemas.Rvf(nullableText, null)
			}),
			line("prompt", {
				text: schemas.YjP(),
				follow_up: schemas.yqP(schemas.euz(!0))
			}),
			line("reasoning", { text: schemas.YjP() }),
			line("text", { text: schemas.YjP() }),
			line("pause", {
				tool_call_id: schemas.YjP(),
				name: schemas.YjP(),
				arguments: schemas.YjP()
			}),
			line("decision", {
				...decisionRecord,
				...explanation
			}),
			line("error", {
				code: schemas.k5n(errors.fv),
				message: schemas.YjP(),
				reason: schemas.Rvf(nullableText, null)
			}),
			line("finish", {
				finish_reason: schemas.k5n(chat.B7),
				session_id: nullableText,
				model: schemas.Rvf(schemas.YjP(), "")
			}),
			line("usage", { usage: chat.CI }),
			line("changes", {
				head: schemas.YjP(),
				digest: nullableText,
				counts: schemas.Ikc({
					taken: schemas.aig(),
					left: schemas.aig(),
					stop: schemas.aig()
				}),
				entries: schemas.YOg(schemas.Ikc(changeRow))
			}),
			line("remark", { message: schemas.YjP() }),
			line("model_access", {
				intern: schemas.YjP(),
				...modelUse.shape
			}),
			line("end", {
				conclusion: schemas.k5n([
					"finished",
					"paused",
					"rejected",
					"ended",
					"failed",
					"skipped"
				]),
				error_code: schemas.mee(schemas.k5n(errors.fv))
			})
		], recordedEvent = schemas.gMt("type", events), knownTypes = new Set(events.flatMap(({ shape }) => shape.type.def.values));
		function* readTranscript(transcript) {
			let number = 0;
			for (let line of transcript.split("\n")) number += 1, line.trim() !== "" && (yield {
				number,
				event: readLine(line)
			});
		}
		let ownTime = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
		function readLine(line) {
			let json = (0, lib_json.qF)(line);
			if (!(0, lib_json.Gv)(json)) return "unreadable";
			let { type, at } = json;
			return typeof type == "string" ? knownTypes.has(type) ? typeof at != "string" || !ownTime.test(at) && Number.isNaN(Date.parse(at)) ? "unreadable" : isTextEvent(json) ? json : (0, lib_json.hz)(json, 32) ? "unreadable" : recordedEvent.safeParse(completeDecision(json)).data ?? "unreadable" : "unknown" : "unreadable";
		}
		function completeDecision(json) {
			let { type, outcome, answer, kind, decided_by: by } = json;
			if (type !== "decision" || outcome !== void 0) return json;
			if (typeof answer != "string") return {
				...json,
				outcome: by === "nobody" ? "ask" : "stop"
			};
			if (kind === null || kind === "permission") return {
				...json,
				outcome: /^(allow|reject)_(?:once|always)$/.exec(answer)?.[1] ?? "answer"
			};
			let reply = (0, lib_json.qF)(answer), isRefused = (0, lib_json.Gv)(reply) && typeof reply.action == "string" && reply.action !== "accept";
			return {
				...json,
				outcome: isRefused ? "reject" : "answer"
			};
		}
		function isTextEvent(json) {
			let { type, at, text } = json;
			return (type === "text" || type === "reasoning") && typeof at == "string" && typeof text == "string";
		}
		function toPastRun(lines) {
			let starts = [], pauses = [];
			for (let { number, event } of lines) {
				if (event === "unreadable") return { error: `line ${number} is not an event of a transcript` };
				if (event !== "unknown" && (event.type === "start" && starts.push(event), event.type === "pause" && pauses.push({
					pause: event,
					decisions: []
				}), event.type === "decision")) {
					let decisions = pauses.findLast(({ pause }) => pause.tool_call_id === event.tool_call_id)?.decisions ?? [], allows = /^(?:allow|answer)/m.test(`${event.outcome}\n${event.answer}`);
					if (decisions.length > 0 && allows) return { error: `line ${number} allows what was answered before` };
					decisions.push(event);
				}
			}
			let lastStart = starts.at(-1);
			return {
				context: lastStart?.context ?? context.Ut,
				startedAt: lastStart?.at,
				atTerminal: lastStart?.at_terminal === !0,
				beginnings: starts.length,
				pauses: pauses.flatMap(({ pause, decisions: [first, second] }) => {
					if (first === void 0) return [];
					let { answer, rule, outcome, verb, decided_by: by, person } = first;
					return [{
						request: {
							toolCallId: pause.tool_call_id,
							arguments: pause.arguments
						},
						decided: {
							answer,
							rule
						},
						how: {
							outcome,
							verb,
							by,
							person,
							wasRefused: second !== void 0
						}
					}];
				})
			};
		}
	})
};
