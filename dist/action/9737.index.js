export const id = 9737;
export const ids = [9737];
export const modules = {
	8914: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => doneMarker,
			B7: () => finishReasons,
			CI: () => usage,
			Y9: () => answerRequest,
			cx: () => promptRequest,
			vi: () => steered,
			vr: () => chunkObject,
			yW: () => chatChunk
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1819), _lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5083), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536), _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4095);
		let finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", doneMarker = "[DONE]", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.min), (0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max)), toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1), (0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.OV)), toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()),
			id: toolCallId,
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			function: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.P))
			})
		}), promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("user"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1))
			})]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_3__.oy),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(identifier)
		}), echoedToolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("assistant"),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.chJ(),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([toolCall])
		}), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("tool"),
			tool_call_id: toolCallId,
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([answerMessage])]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			session_id: identifier
		}), usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())),
			prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()) })))
		}), delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)))
		}), chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			object: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(chunkObject),
			created: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				delta,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(finishReasons))
			})),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(identifier)),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(usage)),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_errors_js__WEBPACK_IMPORTED_MODULE_4__.fE)
		}), steered = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
	}),
	1819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
		let chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY())
			}))
		}), chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: chatError }), apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()]),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}) }), oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			error_description: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
	}),
	5083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => atMost,
			j: () => atLeast
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3305);
		function atLeast(length) {
			return onlyOfLong(zod_mini__WEBPACK_IMPORTED_MODULE_0__.m9(length));
		}
		function atMost(length) {
			return onlyOfLong(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Eb(length));
		}
		function onlyOfLong(check) {
			return check._zod.def.when = ({ value }) => typeof value == "string" || Array.isArray(value), check;
		}
	}),
	9737: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			iv: () => createLinesFile,
			t2: () => createTranscriptFile
		});
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452), lib_json = __webpack_require__(6413), events = __webpack_require__(3213);
		function* readTranscript(transcript) {
			let number = 0;
			for (let line of transcript.split("\n")) number += 1, line.trim() !== "" && (yield {
				number,
				event: readLine(line)
			});
		}
		function readLine(line) {
			let json = (0, lib_json.qF)(line);
			return typeof json != "object" || !json || !("type" in json) || typeof json.type != "string" ? "unreadable" : isPiece(json) ? json : (0, lib_json.hz)(json, 32) ? "unreadable" : events.Dm.safeParse(json).data ?? ((0, events.sN)(json.type) ? "unreadable" : "unknown");
		}
		function isPiece(json) {
			return "type" in json && "at" in json && "text" in json && (json.type === "text" || json.type === "reasoning") && typeof json.at == "string" && typeof json.text == "string";
		}
		var recorder = __webpack_require__(1170), wording = __webpack_require__(6559), job_workspace = __webpack_require__(1950);
		function createTranscriptFile(name, { workspace, log, maxBytes = 268435456 }) {
			let { path, file } = createLinesFile(name, workspace), bytes = 0, isFull = !1, kept = [], put = (event) => {
				try {
					bytes += (0, external_node_fs_.writeSync)(file, (0, recorder.WQ)(event)), bytes > 1048576 && (kept = void 0), kept?.push({
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
				lines: () => kept ?? readEnds(file),
				close: () => (0, external_node_fs_.closeSync)(file)
			};
		}
		function createLinesFile(name, workspace) {
			let path = name === void 0 ? (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}`, "transcript.jsonl") : workspace.path(name);
			return {
				path,
				file: openTranscript(path, name !== void 0, workspace)
			};
		}
		function openTranscript(path, isNamed, workspace) {
			try {
				return isNamed && workspace.refuseFileOfOthers(path), workspace.create(path);
			} catch (cause) {
				let why = cause instanceof job_workspace.Hv ? `: ${(0, errors.Uc)(cause)}` : "";
				throw new errors.dz("input_invalid", (0, wording.MH)`The transcript can't be written to "${path}"${why}. Name another file with ${(0, wording.hF)("transcript-file")}.`, {
					source: "transcript-file",
					cause
				});
			}
		}
		let mebibyte = 1048576;
		function* readEnds(file, { head = 6 * mebibyte, tail = 2 * mebibyte } = {}) {
			let { size } = (0, external_node_fs_.fstatSync)(file);
			if (size <= head + tail) {
				yield* readTranscript(readText(file, 0, size));
				return;
			}
			let beginning = readText(file, 0, head), whole = beginning.slice(0, beginning.lastIndexOf("\n") + 1), last;
			for (let line of readTranscript(whole)) last = line, yield line;
			let end = readText(file, size - tail, tail), first = end.indexOf("\n") + 1, left = countLines(file, size - tail) - (last?.number ?? 0) + 1, number = (last?.number ?? 0) + left + 1;
			if (last !== void 0 && typeof last.event != "string") {
				let message = `${left} lines of the transcript are left out here. The transcript file has them.`;
				yield {
					number: number - 1,
					event: {
						type: "remark",
						message,
						at: last.event.at
					}
				};
			}
			for (let line of readTranscript(end.slice(first))) yield {
				...line,
				number: number + line.number - 1
			};
		}
		function readText(file, position, length) {
			let bytes = Buffer.alloc(length), read = (0, external_node_fs_.readSync)(file, bytes, 0, length, position);
			return new TextDecoder().decode(bytes.subarray(0, read));
		}
		function countLines(file, end) {
			let bytes = Buffer.alloc(mebibyte), count = 0;
			for (let position = 0; position < end; position += mebibyte) {
				let read = (0, external_node_fs_.readSync)(file, bytes, 0, Math.min(mebibyte, end - position), position);
				for (let at = bytes.indexOf(10); at !== -1 && at < read; at = bytes.indexOf(10, at + 1)) count += 1;
			}
			return count;
		}
	}),
	3213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dm: () => recordedEvent,
			pO: () => runContext,
			sN: () => isKnownType
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _contract_chat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4095), _contract_chat_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8914), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _permission_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let at = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), known = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("unknown")]), runContext = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			event: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			base_ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			fork: known,
			draft: known,
			labels: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("unknown")]),
			actor: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				association: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ visibility: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })
		}), policy = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: text,
			commit: text,
			digest: text,
			tests: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
		}), startFacts = {
			service: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			tool: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
			})),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			head_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			session_ends: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0))
		}, decisionRecord = {
			tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			kind: text,
			operation: text,
			answer: text,
			rule: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			reason: text
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
			ladder: text,
			budgets: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}, events = [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("start"),
				at,
				intern_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				intern_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.oy),
				policy,
				context: runContext,
				at_terminal: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0)),
				...startFacts
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("request"),
				at,
				route: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				request_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(text, null)
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("prompt"),
				at,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				follow_up: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0))
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("reasoning"),
				at,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("text"),
				at,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("pause"),
				at,
				tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("decision"),
				at,
				...decisionRecord,
				...explanation
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("error"),
				at,
				code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_errors_js__WEBPACK_IMPORTED_MODULE_3__.fv),
				message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				reason: text
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("finish"),
				at,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_contract_chat_js__WEBPACK_IMPORTED_MODULE_4__.B7),
				session_id: text,
				model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("usage"),
				at,
				usage: _contract_chat_js__WEBPACK_IMPORTED_MODULE_4__.CI
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("changes"),
				at,
				head: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				digest: text,
				counts: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
					taken: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
					left: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
					stop: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
				}),
				entries: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(changeRow))
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("remark"),
				at,
				message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("model_access"),
				at,
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
				cap: text
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("end"),
				at,
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
		], recordedEvent = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("type", events), types = new Set(events.flatMap(({ shape }) => shape.type.def.values));
		function isKnownType(type) {
			return types.has(type);
		}
	})
};
