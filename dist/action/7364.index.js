export const id = 7364;
export const ids = [7364, 1170];
export const modules = {
	4344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { tokenAction: () => tokenAction });
		var _job_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2903);
		async function tokenAction(io, settings) {
			let { token, expiresAt } = await (0, _job_connect_js__WEBPACK_IMPORTED_MODULE_0__.nt)(io, settings);
			return io.setSecretOutput("access-token", token), io.setOutputs({
				conclusion: "finished",
				"expires-at": expiresAt
			}), settings.exportEnv !== void 0 && io.exportSecret(settings.exportEnv, token), io.log.info(`Access token ${token.fingerprint()} is valid until ${expiresAt}.`), "finished";
		}
	}),
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
	8435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q$: () => dateOf,
			Vh: () => readJson,
			WI: () => sendForJson,
			rN: () => sendForBytes
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3005);
		async function sendForBytes(request, options) {
			let limit = (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.r5)(options.timeoutMs, options.signal);
			try {
				let response = await (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await readBytes(response, options.maxBodyBytes)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
				let host = new URL(request.url).host, what = limit.signal.aborted ? `sent no whole response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${what}`, "unknown", error);
			} finally {
				limit.clear();
			}
		}
		async function readBytes(response, maxBodyBytes) {
			let pieces = [], size = 0;
			for await (let piece of response.body ?? []) {
				if (size += piece.byteLength, size > maxBodyBytes) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await sendForBytes(request, {
				maxBodyBytes: defaultMaxBodyBytes,
				...options
			}), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(toText(await readBytes(response, defaultMaxBodyBytes)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
		}
		function dateOf(headers) {
			let parsed = Date.parse(headers.get("date") ?? "");
			return Number.isNaN(parsed) ? void 0 : parsed;
		}
	}),
	1170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CM: () => toStartEvent,
			Tk: () => createRecorder,
			WQ: () => toTranscriptLine,
			pH: () => toRequestEvent
		});
		var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057);
		function createRecorder({ clock, redactor }) {
			let pieces = {
				text: redactor.stream(),
				reasoning: redactor.stream()
			}, sum = (0, _run_record_js__WEBPACK_IMPORTED_MODULE_0__.pM)(), observers = [], early = [], hasBegun = !1, publish = (event) => {
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
		function toStartEvent(intern, mode, policy, context, facts) {
			return {
				type: "start",
				intern_id: intern.id,
				intern_name: intern.name,
				approval_mode: mode,
				policy,
				context,
				...facts
			};
		}
		function toRequestEvent({ route, status, ms, requestId }) {
			return {
				type: "request",
				route,
				status,
				ms,
				request_id: requestId ?? null
			};
		}
		function toTranscriptLine(event) {
			let { type, at, ...fields } = event;
			return `${JSON.stringify({
				type,
				at,
				...fields
			})}\n`;
		}
	})
};
