export const id = 1247;
export const ids = [1247];
export const modules = {
	1247: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { readEnds: () => readEnds });
		var external_node_fs_ = __webpack_require__(3024), lib_json = __webpack_require__(6413), events = __webpack_require__(3213);
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
			return typeof type == "string" ? events.ts.has(type) ? typeof at != "string" || !ownTime.test(at) && Number.isNaN(Date.parse(at)) ? "unreadable" : isTextEvent(json) ? json : (0, lib_json.hz)(json, 32) ? "unreadable" : events.Dm.safeParse(completeDecision(json)).data ?? "unreadable" : "unknown" : "unreadable";
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
		let mebibyte = 1048576;
		function* readEnds(file, { head = 6 * mebibyte, tail = 2 * mebibyte } = {}) {
			let { size } = (0, external_node_fs_.fstatSync)(file);
			if (size <= head + tail) {
				yield* readTranscript(readText(file, 0, size));
				return;
			}
			let headText = readText(file, 0, head), last;
			for (let line of readTranscript(headText.slice(0, headText.lastIndexOf("\n") + 1))) last = line, yield line;
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
			for (let line of readTranscript(tailText.slice(lineStart))) yield {
				...line,
				number: tailStart + line.number - 1
			};
		}
		function readText(file, position, length) {
			let bytes = Buffer.alloc(length), bytesRead = (0, external_node_fs_.readSync)(file, bytes, 0, length, position);
			return new TextDecoder().decode(bytes.subarray(0, bytesRead));
		}
		function countLines(file, end) {
			let bytes = Buffer.alloc(mebibyte), count = 0;
			for (let position = 0; position < end; position += mebibyte) {
				let bytesRead = (0, external_node_fs_.readSync)(file, bytes, 0, Math.min(mebibyte, end - position), position);
				for (let at = bytes.indexOf(10); at !== -1 && at < bytesRead; at = bytes.indexOf(10, at + 1)) count += 1;
			}
			return count;
		}
	}),
	3213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dm: () => recordedEvent,
			pO: () => runContext,
			ts: () => knownTypes
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _contract_chat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4095), _contract_chat_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8914), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _permission_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let at = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), nullableText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), textOrUnknown = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), "unknown"), booleanOrUnknown = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("unknown")]), "unknown"), actor = {
			permission: textOrUnknown,
			association: textOrUnknown,
			type: textOrUnknown,
			login: textOrUnknown
		}, runContext = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			event: textOrUnknown,
			ref: textOrUnknown,
			base_ref: textOrUnknown,
			fork: booleanOrUnknown,
			draft: booleanOrUnknown,
			labels: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("unknown")]), "unknown"),
			actor: zod_mini__WEBPACK_IMPORTED_MODULE_0__.SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(actor), {}),
			environment: textOrUnknown,
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ visibility: textOrUnknown }), {})
		}), policy = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: nullableText,
			commit: nullableText,
			digest: nullableText,
			tests: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
		}), startFacts = {
			at_terminal: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0)),
			service: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			tool: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
			})),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			head_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			session_ends: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0))
		}, decisionRecord = {
			tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			kind: nullableText,
			operation: nullableText,
			answer: nullableText,
			rule: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			reason: nullableText
		}, changeRow = {
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_permission_policy_js__WEBPACK_IMPORTED_MODULE_1__.lJ),
			bytes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			added: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			removed: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			answer: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_permission_policy_js__WEBPACK_IMPORTED_MODULE_1__.kN),
			rule: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}, explanation = {
			place: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"allow",
				"answer",
				"reject",
				"stop",
				"ask"
			]),
			verb: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"allow",
				"reject",
				"stop",
				"ask",
				"allow-always",
				"reject-always",
				"answer"
			])),
			decided_by: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"policy",
				"person",
				"nobody"
			])),
			person: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			trace: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				list: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"guards",
					"rules",
					"questions",
					"default"
				]),
				matched: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
				because: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			})),
			ladder: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(nullableText, null),
			budgets: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), "")
		}, line = (type, fields) => zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(type),
			at,
			...fields
		}), events = [
			line("start", {
				intern_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				intern_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), "The intern"),
				approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.oy),
				policy,
				context: runContext,
				...startFacts
			}),
			line("request", {
				route: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				request_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(nullableText, null)
			}),
			line("prompt", {
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				follow_up: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0))
			}),
			line("reasoning", { text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
			line("text", { text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
			line("pause", {
				tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			line("decision", {
				...decisionRecord,
				...explanation
			}),
			line("error", {
				code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_errors_js__WEBPACK_IMPORTED_MODULE_3__.fv),
				message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(nullableText, null)
			}),
			line("finish", {
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_contract_chat_js__WEBPACK_IMPORTED_MODULE_4__.B7),
				session_id: nullableText,
				model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), "")
			}),
			line("usage", { usage: _contract_chat_js__WEBPACK_IMPORTED_MODULE_4__.CI }),
			line("changes", {
				head: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				digest: nullableText,
				counts: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
					taken: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
					left: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
					stop: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
				}),
				entries: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(changeRow))
			}),
			line("remark", { message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
			line("model_access", {
				intern: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				provider: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				requests: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				refused: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				estimated: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
				exchanges: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				cap: nullableText,
				over_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
				over_cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
			}),
			line("end", {
				conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"finished",
					"paused",
					"rejected",
					"ended",
					"failed",
					"skipped"
				]),
				error_code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_errors_js__WEBPACK_IMPORTED_MODULE_3__.fv))
			})
		], recordedEvent = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("type", events), knownTypes = new Set(events.flatMap(({ shape }) => shape.type.def.values));
	})
};
