export const id = 895;
export const ids = [895];
export const modules = {
	2270: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => sendAuthorized });
		async function sendAuthorized({ bearer, renewBearer }, request) {
			let first = await bearer(), response = await request(first);
			return response.status !== 401 || renewBearer === void 0 ? response : (await response.body?.cancel().catch(() => {}), request(await renewBearer(first)));
		}
	}),
	7879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => observe });
		async function observe({ clock, onRequest }, route, send) {
			let startedAt = clock.monotonic(), answer = await send(), { status, requestId } = answer;
			return onRequest?.({
				route,
				status,
				ms: clock.monotonic() - startedAt,
				requestId
			}), answer;
		}
	}),
	9995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dH: () => buildKeyUpdate,
			v2: () => updateKey
		});
		var _contract_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7684), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1528), _authorized_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2270), _connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7879), _request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2410);
		function buildKeyUpdate(baseUrl, bearer, { hash, update }) {
			if (!(0, _request_js__WEBPACK_IMPORTED_MODULE_0__.YX)(hash)) throw TypeError(`The hash "${hash}" can't stand in a URL. Give the hash of a key.`);
			let body = _contract_keys_js__WEBPACK_IMPORTED_MODULE_1__.d2.safeParse(update);
			if (!body.success || Object.values(body.data).every((value) => value === void 0)) throw TypeError("The update of a key needs at least one field of the API, and no other.");
			return {
				method: "PATCH",
				url: `${baseUrl}/keys/${encodeURIComponent(hash)}`,
				bearer,
				headers: {
					"Content-Type": "application/json",
					Accept: "application/json"
				},
				body: JSON.stringify(body.data)
			};
		}
		function readKeyUpdate(response, asked) {
			let { status, json, requestId } = response;
			if (status !== 200) throw (0, _request_js__WEBPACK_IMPORTED_MODULE_0__.z_)(response, (0, _request_js__WEBPACK_IMPORTED_MODULE_0__.ni)(json), remedyOf(status));
			let answer = _contract_keys_js__WEBPACK_IMPORTED_MODULE_1__.AS.safeParse(json);
			if (!answer.success) {
				let at = answer.error.issues[0]?.path.join(".") ?? "";
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("api_malformed", `The updated key is outside the API${at === "" ? "" : ` at "${at}"`}.`, {
					status,
					requestId
				});
			}
			let differences = differencesOf(answer.data.data, asked);
			if (differences.length === 0) return answer.data.data;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("key_mismatch", `The service answered 200, but the key is not as asked: ${differences.join("; ")}. Look at the key before you rely on its limit.`, {
				status,
				requestId
			});
		}
		async function updateKey(client, options) {
			let { fetch, clock } = client, limits = {
				timeoutMs: 3e4,
				signal: options.signal
			};
			return readKeyUpdate(await (0, _authorized_js__WEBPACK_IMPORTED_MODULE_3__.A)(client, (bearer) => {
				let request = buildKeyUpdate(client.baseUrl, bearer, options);
				return (0, _connection_js__WEBPACK_IMPORTED_MODULE_4__.l)(client, "keys", () => (0, _http_json_js__WEBPACK_IMPORTED_MODULE_5__.W)(request, {
					fetch,
					now: clock.now,
					...limits
				}));
			}).catch((error) => {
				throw (0, _request_js__WEBPACK_IMPORTED_MODULE_0__.TU)(error);
			}), options);
		}
		function differencesOf(record, { hash, update }) {
			return Object.entries({
				hash,
				...update
			}).flatMap(([name, asked]) => {
				let answered = record[name];
				return asked === void 0 || asked === answered ? [] : [`asked for ${name} ${JSON.stringify(asked)}, answered ${JSON.stringify(answered)}`];
			});
		}
		function remedyOf(status) {
			switch (status) {
				case 401:
				case 403: return " Updating a key needs a management key.";
				case 404: return " Check the hash of the key, and base-url.";
				default: return "";
			}
		}
	}),
	2410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TU: () => explainLoss,
			YX: () => standsInUrl,
			ni: () => readRefusal,
			xg: () => mayRepeat,
			z_: () => refusalError
		});
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1819), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _http_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3005);
		function readRefusal(json) {
			let error = _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.hP.safeParse(json).data?.error;
			if (error !== void 0) return {
				message: error.message,
				reason: typeof error.code == "string" ? error.code : void 0
			};
		}
		function refusalError(response, refusal, remedy = remedyOf(response.status)) {
			let { status, requestId, retryAfterMs } = response, answer = refusal?.reason === void 0 ? `${status}` : `${status} ${refusal.reason}`, said = refusal?.message ?? "the body names no reason.";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_refused", `The service answered ${answer}: ${said}${remedy}`, {
				status,
				reason: refusal?.reason,
				retryable: refusal?.retryable,
				retryAfterMs,
				requestId
			});
		}
		function standsInUrl(id) {
			return !/^\.{0,2}$/.test(id) && id.isWellFormed();
		}
		function explainLoss(error) {
			return error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_2__.hg ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_unreachable", "The service did not answer.", {
				sent: error.sent,
				cause: error
			}) : error;
		}
		function mayRepeat(error) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD)) return { retry: !1 };
			let { status = 0, retryAfterMs } = error.data;
			return error.code === "api_unreachable" || status === 408 || status === 429 || status >= 500 ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
		function remedyOf(status) {
			switch (status) {
				case 401: return " Check that the API key, or the key that the federation policy targets, exists and is not disabled.";
				case 402: return " The key has used up its limit: raise it, or wait for its reset.";
				case 403: return " Ask an organization admin to reassign the key: its creator is no longer a member. Regional hostnames are refused too.";
				case 404: return " Check base-url, and that the key belongs to the interns programme and sees this intern.";
				default: return "";
			}
		}
	}),
	7895: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => connect });
		var clock = __webpack_require__(1920), errors = __webpack_require__(452), log = __webpack_require__(7309);
		let use = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\".";
		function checkBaseUrl(baseUrl) {
			if (baseUrl === "") throw new errors.dz("input_missing", `"baseUrl" is empty. ${use}`, { source: "baseUrl" });
			if (/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl)) return;
			let shown = (0, log.TN)(baseUrl.slice(0, 200));
			throw new errors.dz("input_invalid", `"baseUrl" is "${shown}". ${use}`, { source: "baseUrl" });
		}
		var direct = __webpack_require__(5835), schemas = __webpack_require__(8395), api = __webpack_require__(3305), contract_errors = __webpack_require__(1819), limits = __webpack_require__(8536), words = __webpack_require__(4095);
		let finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", identifier = schemas.YjP().check(api.m9(limits.yj.min), api.Eb(limits.yj.max)), toolCallId = schemas.YjP().check(api.m9(1), api.Eb(limits.OV)), toolCall = schemas._H3({
			index: schemas.lqM(schemas.Whr()),
			id: toolCallId,
			type: schemas.lqM(schemas.YjP()),
			function: schemas._H3({
				name: schemas.YjP(),
				arguments: schemas.YjP().check(api.Eb(limits.P))
			})
		}), chat_text = schemas.KCZ([schemas.YjP(), schemas.YOg(schemas.Ikc({
			type: schemas.euz("text"),
			text: schemas.YjP()
		}))]), userMessage = schemas.Ikc({
			role: schemas.euz("user"),
			content: chat_text
		}), assistantMessage = schemas.Ikc({
			role: schemas.euz("assistant"),
			content: schemas.lqM(schemas.mee(chat_text)),
			tool_calls: schemas.lqM(schemas.YOg(toolCall))
		}), toolMessage = schemas.Ikc({
			role: schemas.euz("tool"),
			tool_call_id: toolCallId,
			content: chat_text
		}), systemMessage = schemas.Ikc({
			role: schemas.euz("system"),
			content: chat_text
		}), developerMessage = schemas.Ikc({
			role: schemas.euz("developer"),
			content: chat_text
		}), chatMessage = schemas.gMt("role", [
			userMessage,
			assistantMessage,
			toolMessage,
			systemMessage,
			developerMessage
		]);
		schemas.Ikc({
			messages: schemas.YOg(chatMessage).check(api.m9(1)),
			stream: schemas.euz(!0),
			approval_mode: schemas.Rvf(schemas.k5n(words.oy), "self-drive"),
			model: schemas.lqM(identifier),
			session_id: schemas.lqM(identifier)
		}).check(schemas.YPB((request) => request.messages.at(-1)?.role !== "tool" || request.session_id !== void 0, {
			path: ["session_id"],
			error: "session_id is required when the last message has role tool"
		}));
		let promptRequest = schemas.rej({
			messages: schemas.PVZ([schemas.rej({
				role: schemas.euz("user"),
				content: schemas.YjP().check(api.m9(1))
			})]),
			stream: schemas.euz(!0),
			approval_mode: schemas.k5n(words.oy),
			session_id: schemas.lqM(identifier)
		}), echoedToolCall = schemas.rej({
			role: schemas.euz("assistant"),
			content: schemas.chJ(),
			tool_calls: schemas.PVZ([toolCall])
		}), answerMessage = schemas.rej({
			role: schemas.euz("tool"),
			tool_call_id: toolCallId,
			content: schemas.YjP()
		}), answerRequest = schemas.rej({
			messages: schemas.KCZ([schemas.PVZ([echoedToolCall, answerMessage]), schemas.PVZ([answerMessage])]),
			stream: schemas.euz(!0),
			session_id: identifier
		}), usage = schemas._H3({
			prompt_tokens: schemas.lqM(schemas.aig()),
			completion_tokens: schemas.lqM(schemas.aig()),
			total_tokens: schemas.lqM(schemas.aig()),
			cost: schemas.lqM(schemas.mee(schemas.aig())),
			prompt_tokens_details: schemas.lqM(schemas.mee(schemas._H3({ cached_tokens: schemas.lqM(schemas.aig()) })))
		}), delta = schemas._H3({
			role: schemas.lqM(schemas.YjP()),
			content: schemas.lqM(schemas.mee(schemas.YjP())),
			reasoning: schemas.lqM(schemas.mee(schemas.YjP())),
			tool_calls: schemas.lqM(schemas.mee(schemas.YOg(toolCall)))
		}), chatChunk = schemas._H3({
			id: schemas.YjP(),
			object: schemas.euz(chunkObject),
			created: schemas.Whr(),
			model: schemas.YjP(),
			choices: schemas.YOg(schemas._H3({
				index: schemas.Whr(),
				delta,
				finish_reason: schemas.mee(schemas.k5n(finishReasons))
			})),
			session_id: schemas.lqM(schemas.mee(identifier)),
			usage: schemas.lqM(schemas.mee(usage)),
			error: schemas.lqM(contract_errors.fE)
		}), steered = schemas._H3({
			session_id: schemas.YjP(),
			status: schemas.YjP()
		});
		var json = __webpack_require__(1528), parse = __webpack_require__(6085);
		async function* decodeEvents(body, options) {
			let { maxEventCharacters = 4194304 } = options, batch = [], overflow = [], parser = (0, parse.C)({
				maxBufferSize: maxEventCharacters,
				onEvent: (event) => batch.push(event.data),
				onError(error) {
					error.type === "max-buffer-size-exceeded" && overflow.push(tooLong(maxEventCharacters, error));
				}
			}), decoder = new TextDecoder("utf-8", { ignoreBOM: !0 }), reader = body.getReader(), silence = watchSilence(reader, options.idleTimeoutMs);
			try {
				for (;;) {
					let { done, value } = await silence.guard(() => reader.read());
					if (done === !0 || value === void 0) return;
					parser.feed(decoder.decode(value, { stream: !0 }));
					let complete = batch;
					batch = [], yield complete;
					let [tooMuch] = overflow;
					if (tooMuch !== void 0) throw tooMuch;
				}
			} catch (error) {
				throw error instanceof errors.lm ? error : new errors.lm("stream_severed", "The connection broke in the middle of the stream.", { cause: error });
			} finally {
				silence.stop(), reader.cancel().catch(() => {});
			}
		}
		function tooLong(maxCharacters, cause) {
			return new errors.lm("stream_malformed", `An event of the stream is longer than ${maxCharacters} characters.`, { cause });
		}
		function watchSilence(reader, idleTimeoutMs) {
			let reading = !1, expired = !1, timer = setTimeout(() => {
				reading && (expired = !0, reader.cancel().catch(() => {}));
			}, idleTimeoutMs);
			return {
				async guard(read) {
					reading = !0, timer.refresh();
					let result = await read().catch((error) => {
						if (!expired) throw error;
					});
					if (reading = !1, !expired && result !== void 0) return result;
					throw new errors.lm("stream_idle", `Nothing came on the stream for ${idleTimeoutMs / 1e3} s, not even a keepalive. If the intern needs longer silences, raise "idle-timeout".`);
				},
				stop: () => clearTimeout(timer)
			};
		}
		var transport = __webpack_require__(3005), wording = __webpack_require__(6559), authorized = __webpack_require__(2270);
		function isTextChunk(value) {
			if (!isObject(value) || value.object !== chunkObject) return !1;
			let { id, created, model, choices } = value;
			return typeof id != "string" || typeof model != "string" || !Number.isSafeInteger(created) || "error" in value || "session_id" in value || "usage" in value ? !1 : Array.isArray(choices) && choices.length === 1 && isTextChoice(choices[0]);
		}
		function isTextChoice(value) {
			if (!isObject(value) || value.finish_reason !== null || !Number.isSafeInteger(value.index)) return !1;
			let delta = value.delta;
			if (!isObject(delta)) return !1;
			for (let name in delta) if (name !== "content" && name !== "reasoning" && name !== "role" || typeof delta[name] != "string") return !1;
			return !0;
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		let maxUsageCharacters = 8192;
		function readChunk(data) {
			let json;
			try {
				json = JSON.parse(data);
			} catch (cause) {
				throw malformed("An event of the stream is not JSON.", cause);
			}
			if (isTextChunk(json)) return json;
			if (isDeeperThan(json, 32)) throw malformed("A chunk of the stream nests deeper than 32 levels.");
			let chunk = chatChunk.safeParse(json);
			if (chunk.success) return withinBounds(chunk.data);
			let [issue] = chunk.error.issues;
			throw malformed(`A chunk of the stream is outside the API at "${issue?.path.join(".") ?? ""}".`);
		}
		function withinBounds(chunk) {
			if (JSON.stringify(chunk.usage ?? null).length <= maxUsageCharacters) return chunk;
			throw malformed(`The usage in a chunk of the stream is longer than ${maxUsageCharacters} characters.`);
		}
		function malformed(message, cause) {
			return new errors.lm("stream_malformed", message, { cause });
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
		}
		function createChatReader() {
			let progress = {
				finish: void 0,
				final: void 0,
				model: "",
				isPaused: !1,
				isDone: !1
			};
			return {
				*read(batch) {
					let events = [];
					try {
						for (let data of batch) readData(data, progress, events);
					} catch (error) {
						throw yield* events, error;
					}
					yield* events;
				},
				end() {
					let { finish, model, isDone } = progress, ending = endingOf(progress);
					if (finish === void 0 || ending === void 0) throw new errors.lm("stream_severed", `The stream ended before its final chunk${finish === void 0 ? "" : `, after finish reason "${finish.reason}"`}.`);
					return {
						type: "finish",
						finish_reason: finish.reason,
						error: finish.error,
						model,
						done: isDone,
						...ending
					};
				},
				isDone: () => progress.isDone,
				isSettled: () => endingOf(progress) !== void 0
			};
		}
		function endingOf({ finish, final }) {
			return final ?? (finish?.reason === "error" ? {
				session_id: null,
				usage: null
			} : void 0);
		}
		function readData(data, progress, events) {
			if (progress.isDone) return;
			if (data === "[DONE]") {
				progress.isDone = !0;
				return;
			}
			if (progress.final !== void 0) throw malformed("A chunk came after the final chunk.");
			let chunk = readChunk(data);
			if (progress.model = chunk.model, chunk.choices.length > 0) readChoices(chunk, progress, events);
			else if (progress.finish === void 0) throw malformed("The final chunk came before any finish chunk.");
			else progress.final = {
				session_id: chunk.session_id ?? null,
				usage: chunk.usage ?? null
			};
		}
		function readChoices(chunk, progress, events) {
			if (progress.finish !== void 0) throw malformed("Another chunk came between the finish chunk and the final chunk.");
			for (let { delta, finish_reason } of chunk.choices) {
				(delta.reasoning ?? "") !== "" && append(events, "reasoning", delta.reasoning ?? ""), (delta.content ?? "") !== "" && append(events, "text", delta.content ?? "");
				for (let toolCall of delta.tool_calls ?? []) {
					if (progress.isPaused) throw malformed("A second tool call came in the same response.");
					progress.isPaused = !0, events.push({
						type: "pause",
						toolCall
					});
				}
				finish_reason !== null && (progress.finish = {
					reason: finish_reason,
					error: chunk.error
				});
			}
			checkFinish(progress);
		}
		function checkFinish({ finish, isPaused }) {
			if (finish?.reason === "tool_calls" && !isPaused) throw malformed("The response paused without a tool call.");
			if (finish?.reason === "error" && finish.error === void 0) throw malformed("An error chunk has no error in it.");
		}
		function append(events, type, text) {
			let last = events.at(-1);
			last !== void 0 && last.type === type ? events[events.length - 1] = {
				type,
				text: last.text + text
			} : events.push({
				type,
				text
			});
		}
		var client_connection = __webpack_require__(7879), request = __webpack_require__(2410);
		function buildPrompt(options) {
			if (options.prompt === "") throw new errors.dz("input_missing", "The prompt is empty. Give it at least one character.", { source: "prompt" });
			return options.sessionId !== void 0 && checkId("session-id", options.sessionId, limits.yj.max), promptRequest.parse({
				messages: [{
					role: "user",
					content: options.prompt
				}],
				stream: !0,
				approval_mode: options.approvalMode,
				...options.sessionId === void 0 ? {} : { session_id: options.sessionId }
			});
		}
		function buildAnswer(options) {
			checkId("session-id", options.sessionId, limits.yj.max), checkId("tool-call-id", options.toolCallId, limits.OV);
			let answer = {
				role: "tool",
				tool_call_id: options.toolCallId,
				content: options.answer
			}, echo = {
				role: "assistant",
				content: null,
				tool_calls: [options.toolCall]
			};
			return answerRequest.parse({
				messages: options.toolCall === void 0 ? [answer] : [echo, answer],
				stream: !0,
				session_id: options.sessionId
			});
		}
		function checkId(source, id, maxCharacters) {
			if (!(id !== "" && id.length <= maxCharacters)) throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)(source)} has ${id.length} characters. Use an id of 1 to ${maxCharacters} characters.`, { source });
		}
		function streamPrompt(client, options) {
			return streamChat(client, options.internId, buildPrompt(options), options.signal);
		}
		function streamAnswer(client, options) {
			return streamChat(client, options.internId, buildAnswer(options), options.signal);
		}
		async function* streamChat(client, internId, body, signal) {
			let { fetch, clock } = client, connection = new AbortController(), signals = signal === void 0 ? connection.signal : AbortSignal.any([signal, connection.signal]);
			try {
				yield* readEvents(await readChatResponse(await (0, authorized.A)(client, (bearer) => {
					let request = buildChatRequest(client.baseUrl, bearer, internId, body);
					return (0, client_connection.l)(client, "chat", () => (0, transport.tN)(request, {
						fetch,
						headersTimeoutMs: 31e4,
						now: clock.now,
						signal: signals
					}));
				}), connection), client, connection);
			} catch (error) {
				throw signal?.throwIfAborted(), (0, request.TU)(error);
			} finally {
				connection.abort();
			}
		}
		async function* readEvents(stream, client, connection) {
			let reader = createChatReader(), lastWait;
			try {
				for await (let batch of decodeEvents(stream, client)) {
					if (yield* reader.read(batch), reader.isDone()) break;
					reader.isSettled() && (lastWait ??= setTimeout(() => connection.abort(), Math.min(1e4, client.idleTimeoutMs)));
				}
			} catch (error) {
				if (!(error instanceof errors.lm) || !reader.isSettled() || error.code === "stream_malformed" && reader.end().finish_reason !== "error") throw error;
			} finally {
				clearTimeout(lastWait);
			}
			yield reader.end();
		}
		function buildChatRequest(baseUrl, bearer, internId, body) {
			if (!(0, request.YX)(internId)) throw new errors.hD("api_malformed", `The intern has the id "${internId}", which can't stand in a URL.`);
			let json = JSON.stringify(body), bytes = Buffer.byteLength(json);
			if (bytes > limits.P) throw new errors.hD("request_too_large", `The chat request would be ${bytes} bytes; the service reads at most ${limits.P}. Shorten the prompt.`);
			return {
				method: "POST",
				url: `${baseUrl}/interns/${encodeURIComponent(internId)}/chat/completions`,
				bearer,
				headers: {
					"Content-Type": "application/json",
					Accept: "text/event-stream"
				},
				body: json
			};
		}
		async function readChatResponse(response, connection) {
			let { status, requestId } = response, type = response.headers.get("content-type") ?? "";
			if (status === 200 && response.body !== null && /^text\/event-stream\b/i.test(type)) return response.body;
			let json = await readErrorBody(response, connection);
			throw status === 202 && steered.safeParse(json).success ? new errors.hD("steered", "Another run holds this session: the prompt was handed to it, and nothing streams here. Use another \"session-id\", or wait for that run.", {
				status,
				requestId
			}) : status === 200 ? new errors.lm("stream_malformed", `The service answered 200 with ${type === "" ? "no content type" : type} instead of an event stream. Check base-url.`, {
				status,
				requestId
			}) : (0, request.z_)(response, readRefusal(json));
		}
		async function readErrorBody(response, connection) {
			let timer = setTimeout(() => connection.abort(), 1e4);
			try {
				return await (0, json.V)(response);
			} catch {
				return;
			} finally {
				clearTimeout(timer);
			}
		}
		function readRefusal(json) {
			let error = contract_errors.Rz.safeParse(json).data?.error;
			return error && {
				message: error.message,
				reason: error.metadata?.reason,
				retryable: error.metadata?.retryable
			};
		}
		let provisioningProgress = schemas._H3({
			step_label: schemas.YjP(),
			step_number: schemas.Whr(),
			total_steps: schemas.Whr()
		}), intern = schemas._H3({
			id: schemas.YjP(),
			name: schemas.YjP(),
			description: schemas.mee(schemas.YjP()),
			instructions: schemas.mee(schemas.YjP()),
			model: schemas.mee(schemas.YjP()),
			status: schemas.YjP(),
			last_failure_message: schemas.mee(schemas.YjP()),
			progress: schemas.mee(provisioningProgress),
			hostname: schemas.mee(schemas.YjP()),
			workspace_id: schemas.YjP(),
			vault_id: schemas.mee(schemas.YjP()),
			attached_vault_id: schemas.mee(schemas.YjP()),
			created_at: schemas.YjP(),
			updated_at: schemas.YjP()
		}), internListPage = schemas._H3({
			data: schemas.YOg(intern),
			has_more: schemas.zMY(),
			next_cursor: schemas.lqM(schemas.YjP())
		});
		schemas.rej({
			limit: schemas.lqM(schemas.Whr().check(api.qm(limits.El.min), api.Zm(limits.El.max))),
			status: schemas.lqM(schemas.YOg(schemas.k5n(words.dY)).check(api.m9(1))),
			starting_after: schemas.lqM(schemas.YjP()),
			workspace_id: schemas.lqM(schemas.uRe())
		});
		let maxPages = 1e3, maxCursorCharacters = 4096;
		function buildListRequest(baseUrl, bearer, options, cursor) {
			let { status = [], workspaceId, pageSize = 100 } = options;
			if (!Number.isInteger(pageSize) || pageSize < limits.El.min || pageSize > limits.El.max) throw TypeError(`pageSize is ${pageSize}. Use a whole number from ${limits.El.min} to ${limits.El.max}.`);
			let url = new URL(`${baseUrl}/interns`);
			return url.searchParams.set("limit", String(pageSize)), status.length > 0 && url.searchParams.set("status", status.join(",")), workspaceId !== void 0 && url.searchParams.set("workspace_id", workspaceId), cursor !== void 0 && url.searchParams.set("starting_after", cursor), {
				method: "GET",
				url: url.href,
				bearer,
				headers: { Accept: "application/json" }
			};
		}
		function readListResponse(response) {
			let { status, json, requestId } = response;
			if (status !== 200) throw (0, request.z_)(response, (0, request.ni)(json));
			let page = internListPage.safeParse(json), data = {
				status,
				requestId
			};
			if (!page.success) {
				let at = page.error.issues[0]?.path.join(".") ?? "";
				throw new errors.hD("api_malformed", `The intern list is outside the API${at === "" ? "" : ` at "${at}"`}.`, data);
			}
			if (page.data.has_more && page.data.next_cursor === void 0) throw new errors.hD("api_malformed", "The intern list has more pages, but names no next_cursor.", data);
			if ((page.data.next_cursor?.length ?? 0) > maxCursorCharacters) throw new errors.hD("api_malformed", `The next_cursor of the intern list is longer than ${maxCursorCharacters} characters.`, data);
			return page.data;
		}
		async function* listInterns(client, options) {
			let seen = new Set(), cursor;
			do {
				let page = await fetchPage(client, options, cursor);
				if (yield* page.data, cursor = page.has_more ? page.next_cursor : void 0, cursor !== void 0 && seen.has(cursor)) throw new errors.hD("api_malformed", "The intern list returned the same next_cursor twice.");
				if (seen.add(cursor ?? ""), seen.size >= maxPages && cursor !== void 0) throw new errors.hD("api_malformed", `The intern list has more than ${maxPages} pages. Ask for one workspace.`);
			} while (cursor !== void 0);
		}
		async function fetchPage(client, options, cursor) {
			let { fetch, clock } = client, limits = {
				timeoutMs: 3e4,
				maxBodyBytes: 16777216,
				signal: options.signal
			};
			return readListResponse(await (0, authorized.A)(client, (bearer) => {
				let request = buildListRequest(client.baseUrl, bearer, options, cursor);
				return (0, client_connection.l)(client, "list", () => (0, json.W)(request, {
					fetch,
					now: clock.now,
					...limits
				}));
			}).catch((error) => {
				throw (0, request.TU)(error);
			}));
		}
		var keys = __webpack_require__(9995);
		function createClient(options) {
			checkBaseUrl(options.baseUrl);
			let connection = {
				...options,
				fetch: options.fetch ?? direct.p,
				clock: options.clock ?? clock.m,
				idleTimeoutMs: options.idleTimeoutMs ?? 9e4
			};
			return {
				listInterns: (query = {}) => listInterns(connection, query),
				prompt: (prompt) => streamPrompt(connection, prompt),
				answer: (answer) => streamAnswer(connection, answer),
				updateKey: (update) => (0, keys.v2)(connection, update)
			};
		}
		var live_log = __webpack_require__(1781), events = __webpack_require__(3213), job_bearer = __webpack_require__(8487), workspace = __webpack_require__(4863);
		async function connect(io, settings, onRequest = (request) => io.log.debug((0, live_log.N)((0, events.p)(request)))) {
			let stages = {
				...io,
				...settings,
				...(0, workspace.OH)(io),
				onRequest
			}, bearer = await (0, job_bearer.Vg)(stages);
			return {
				...bearer,
				client: createClient({
					...stages,
					...bearer
				})
			};
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
				...key("permission", "text", "What the actor may do, asked of the API.", (context) => context.actor.permission),
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
	8883: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => evaluate,
			Y: () => isPermission
		});
		var context = __webpack_require__(1576), json = __webpack_require__(1989);
		function matches({ test, missing }, value, mode) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === context.$5 ? test.listed?.includes(context.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard"
			});
		}
		function wanted({ test, missing }) {
			return missing ? `${test.wanted}, or missing` : test.wanted;
		}
		function whyNot(key, matcher, value) {
			let { test } = matcher, why = value === void 0 ? void 0 : test.whyNot?.(value);
			if (why !== void 0) return `${key}: ${why}`;
			let strange = value === void 0 ? "" : test.strange?.(value) ?? "";
			return `${key} is ${(0, json.SP)(value)}${strange}, wants ${wanted(matcher)}`;
		}
		function whyMatched(key, { test }, value) {
			if (value === void 0) return `${key} is missing`;
			let strange = test.strange?.(value) ?? "";
			if (strange !== "") return `${key} is ${(0, json.SP)(value)}${strange}`;
			let why = test.whyHolds?.(value);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
		function isMatched(entry, pause, context, mode) {
			return entry.when.every((condition) => matches(condition.matcher, condition.value(context), "when")) && entry.match.every((condition) => matches(condition.matcher, condition.value(pause), mode));
		}
		function judge(entry, pause, context, mode) {
			for (let condition of entry.when) {
				let value = condition.value(context);
				if (!matches(condition.matcher, value, "when")) return {
					matched: !1,
					because: whyNot(`when.${condition.key}`, condition.matcher, value)
				};
			}
			for (let condition of entry.match) {
				let value = condition.value(pause);
				if (!matches(condition.matcher, value, mode)) return {
					matched: !1,
					because: whyNot(condition.key, condition.matcher, value)
				};
			}
			return {
				matched: !0,
				because: whyAll(entry, pause)
			};
		}
		function whyAll(entry, pause) {
			for (let condition of entry.match) {
				let reason = whyMatched(condition.key, condition.matcher, condition.value(pause));
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
		let notReached = "not reached";
		function isPermission(pause) {
			return pause.kind === "permission";
		}
		function evaluate(policy, pause, context) {
			let deciding = findDeciding(policy, pause, context);
			return {
				deciding,
				trace: () => traceTo(deciding, policy, pause, context)
			};
		}
		function findDeciding(policy, pause, context) {
			let matched = (mode) => (entry) => isMatched(entry, pause, context, mode), guard = policy.guards.find(matched("guard"));
			if (guard !== void 0) return {
				list: "guards",
				entry: guard
			};
			if (isPermission(pause)) {
				let rule = policy.rules.find(matched("rule"));
				return rule === void 0 ? { list: "default" } : {
					list: "rules",
					entry: rule
				};
			}
			let question = policy.questions.find(matched("rule"));
			return question === void 0 ? { list: "default" } : {
				list: "questions",
				entry: question
			};
		}
		function traceTo(deciding, policy, pause, context) {
			let list = isPermission(pause) ? "rules" : "questions", entries = [...policy.guards.map((entry) => ({
				entry,
				list: "guards",
				mode: "guard"
			})), ...policy[list].map((entry) => ({
				entry,
				list,
				mode: "rule"
			}))], found = deciding.list === "default" ? entries.length : entries.findIndex(({ entry }) => entry === deciding.entry), trace = entries.map(({ entry, list: name, mode }, index) => index > found ? {
				id: entry.id,
				list: name,
				matched: !1,
				because: notReached
			} : {
				id: entry.id,
				list: name,
				...judge(entry, pause, context, mode)
			}), byDefault = deciding.list === "default", because = byDefault ? `no guard and no ${isPermission(pause) ? "rule" : "question"} matches` : notReached;
			return [...trace, {
				id: "default",
				list: "default",
				matched: byDefault,
				because
			}];
		}
	}),
	5642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L5: () => chooseOption,
			SV: () => isAllow,
			WF: () => ladders
		});
		let rejectLadder = ["reject_once", "reject_always"], ladders = {
			allow: ["allow_once", ...rejectLadder],
			"allow-always": [
				"allow_always",
				"allow_once",
				...rejectLadder
			],
			reject: rejectLadder,
			"reject-always": ["reject_always", "reject_once"]
		};
		function chooseOption(verb, offered) {
			return ladders[verb].find((option) => offered.includes(option));
		}
		function isAllow(option) {
			return option === "allow_once" || option === "allow_always";
		}
	}),
	9469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1989);
		let maxBytes = 65536;
		function readPause(text) {
			let bytes = new TextEncoder().encode(text).length;
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text);
			return flaw === void 0 ? readFields(value) : { error: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExact(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
		function structuralFlaw(text) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > 32) return "the arguments nest deeper than 32 levels";
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExact(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	2425: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			pw: () => canRunOthers,
			mw: () => foldedName,
			qy: () => judgeProgram,
			kX: () => programName,
			v7: () => runsItsArguments
		});
		let runsNothingElse = { type: "runs nothing else" }, runsItsFiles = {
			type: "runs nothing else",
			readsFiles: !0
		}, toldByItsName = { type: "told by its name" };
		function cannotBeTold(because) {
			return {
				type: "cannot be told",
				because
			};
		}
		function readOptions(known, args) {
			let operands = [];
			for (let at = 0; at < args.length; at += 1) {
				let argument = args[at] ?? "";
				if (argument === "--") return { operands: [...operands, ...args.slice(at + 1)] };
				if (!mayBeOption(argument)) {
					if (operands.push(argument), known.leading === !0) return { operands: [...operands, ...args.slice(at + 1)] };
					continue;
				}
				if (typeof argument != "string") return { doubtful: "an argument that is known only when it runs" };
				let taken = takeOption(known, argument);
				if (taken === void 0) return { doubtful: JSON.stringify(argument.slice(0, 60)) };
				if (taken === "needs a value") {
					at += 1;
					let value = args[at];
					if (value !== void 0 && !isValue(value)) return { doubtful: JSON.stringify(argument) };
				}
			}
			return { operands };
		}
		function mayBeOption(argument) {
			return typeof argument == "string" ? argument.length > 1 && argument.startsWith("-") : argument.begins === "" || argument.begins.startsWith("-");
		}
		function isValue(argument) {
			return typeof argument == "string" ? !argument.startsWith("-") || argument === "-" : argument.single;
		}
		function takeOption(known, option) {
			if (!option.startsWith("--")) return takeLetters(known, option.slice(1));
			let equals = option.indexOf("="), name = option.slice(2, equals === -1 ? void 0 : equals);
			if (words(known.long).has(name)) return "whole";
			if (words(known.longValued).has(name)) return equals === -1 ? "needs a value" : "whole";
		}
		function takeLetters(known, letters) {
			for (let [index, letter] of Array.from(letters).entries()) {
				if (known.valued?.includes(letter)) return index === letters.length - 1 ? "needs a value" : "whole";
				if (!known.flags?.includes(letter)) return;
			}
			return "whole";
		}
		function words(list) {
			return new Set(list?.split(" "));
		}
		function isOneOf(argument, options) {
			let text = typeof argument == "string" ? argument : argument.begins;
			if (!text.startsWith("-") || text === "-") return !1;
			if (!text.startsWith("--")) return Array.from(options.letters).some((letter) => text.includes(letter));
			let name = text.slice(2).replace(/=.*$/su, "");
			return name === "" ? typeof argument != "string" : options.long.split(" ").some((each) => each !== "" && (each.startsWith(name) || name.startsWith(each)));
		}
		function judgeAwk(args) {
			let reading = readOptions({
				valued: "Fv",
				longValued: "field-separator assign",
				leading: !0
			}, args);
			if ("doubtful" in reading) return cannotBeTold(`of ${reading.doubtful}, and "awk" can run programs`);
			let program = reading.operands[0];
			return program === void 0 ? runsNothingElse : typeof program != "string" || !isHarmlessProgram(program) ? cannotBeTold("its program may run a command or write a file") : runsNothingElse;
		}
		function isHarmlessProgram(program) {
			let rest = program.replaceAll("||", "");
			return !/system|getline|[|@]|\\\n|print[\s\S]*>/u.test(rest);
		}
		var variables = __webpack_require__(6823);
		let builtins = new Map([
			...[
				"declare",
				"export",
				"local",
				"readonly",
				"typeset"
			].map((name) => [name, declares]),
			["unset", named({ flags: "fv" }, changesNothing)],
			["read", readsNames],
			...["mapfile", "readarray"].map((name) => [name, named({
				flags: "t",
				valued: "dnOsu"
			}, changesNothing)]),
			["printf", printf],
			["wait", named({ flags: "fn" }, () => !0)],
			["jobs", named({ flags: "lnprs" }, () => !0)],
			["getopts", (args) => isName(args[1]) ? runsNothingElse : doubtful("getopts")],
			...["test", "["].map((name) => [name, tests]),
			["set", sets],
			["shopt", named({ flags: "squ" }, (word) => shellOptions.has(word))],
			["exec", (args) => args.length === 0 ? runsNothingElse : doubtful("exec")],
			["command", (args) => args[0] === "-v" || args[0] === "-V" ? runsNothingElse : doubtful("command")],
			["trap", (args) => args[0] === "-" || args[0] === "" ? runsNothingElse : doubtful("trap")]
		]), shellOptions = new Set("nullglob globstar dotglob failglob nocaseglob nocasematch inherit_errexit lastpipe pipefail".split(" "));
		function doubtful(program) {
			return cannotBeTold(`"${program}" runs its arguments`);
		}
		function named(options, isFine) {
			return (args) => {
				let reading = readOptions(options, args);
				if ("doubtful" in reading) return cannotBeTold(`${reading.doubtful} may run more`);
				let odd = reading.operands.find((word) => typeof word != "string" || evaluates(word) || !isFine(word));
				return odd === void 0 ? runsNothingElse : cannotBeTold(`${shown(odd)} may change what runs`);
			};
		}
		function shown(argument) {
			return typeof argument == "string" ? JSON.stringify(argument.slice(0, 60)) : "an argument that is known only when it runs";
		}
		function evaluates(word) {
			return /[[`$]/u.test(word);
		}
		function changesNothing(word) {
			return (0, variables.u)(word);
		}
		function isName(argument) {
			return typeof argument == "string" && (0, variables.u)(argument);
		}
		function declares(args) {
			let reading = readOptions({ flags: "aAfFgluprtx" }, args);
			if ("doubtful" in reading) return cannotBeTold(`${reading.doubtful} makes variables that run more`);
			let isArray = args.some((each) => typeof each == "string" && /^-[A-Za-z]*[aA]/u.test(each)), odd = reading.operands.find((word) => {
				if (isArray && (typeof word == "string" ? word : word.begins).includes("=") || typeof word == "string" && /=\(/u.test(word)) return !0;
				let name = (typeof word == "string" ? word : word.begins).replace(/\+?=.*$/su, "");
				return !(0, variables.u)(name) || (0, variables.v)(name) ? !0 : typeof word != "string" && !word.begins.includes("=");
			});
			return odd === void 0 ? runsNothingElse : cannotBeTold(`${shown(odd)} may change what runs`);
		}
		function readsNames(args) {
			let array = args.findIndex((each) => typeof each == "string" && /^-[ers]*a/u.test(each)), flag = args[array], within = (typeof flag == "string" ? flag : "").replace(/^-[ers]*a/u, "");
			return array !== -1 && !isName(within === "" ? args[array + 1] : within) ? cannotBeTold("\"read\" fills a variable that may change what runs") : named({
				flags: "ers",
				valued: "adinNptu"
			}, changesNothing)(args);
		}
		function printf(args) {
			let first = args[0];
			return first === void 0 ? runsNothingElse : typeof first == "string" ? first.startsWith("-v") ? isName(first === "-v" ? args[1] : first.slice(2)) ? runsNothingElse : cannotBeTold("\"printf -v\" sets a variable that may change what runs") : runsNothingElse : first.begins !== "" && !first.begins.startsWith("-") ? runsNothingElse : notLiteral("printf");
		}
		function notLiteral(program) {
			return cannotBeTold(`"${program}" has an argument that is known only when it runs. Quote it, or write it out`);
		}
		function tests(args) {
			return args.some((argument, index) => {
				if (typeof argument == "string") {
					if (argument !== "-v" && argument !== "-R") return argument.includes("$(") || argument.includes("`");
				} else if (!argument.single && (argument.begins === "" || argument.begins.startsWith("-"))) return !0;
				else if (argument.begins !== "" && !"-v -R".includes(argument.begins)) return !1;
				let next = args[index + 1];
				return typeof next == "string" ? evaluates(next) && next !== "[" : next !== void 0;
			}) ? notLiteral("test") : runsNothingElse;
		}
		let setNames = new Set("allexport errexit errtrace functrace noclobber noglob nounset pipefail verbose xtrace".split(" "));
		function sets(args) {
			for (let at = 0; at < args.length; at += 1) {
				let argument = args[at];
				if (argument === "--" || argument === "-") return runsNothingElse;
				if (typeof argument != "string") return notLiteral("set");
				if (!/^[-+]/u.test(argument)) return runsNothingElse;
				if (!/^[-+][aefuvxCETb]*o?$/u.test(argument)) return cannotBeTold(`"set ${argument}" changes how a text is read`);
				if (!argument.endsWith("o")) continue;
				at += 1;
				let name = args[at];
				if (name !== void 0 && (typeof name != "string" || !setNames.has(name))) return cannotBeTold("\"set -o\" changes how a text is read");
			}
			return runsNothingElse;
		}
		let quiet = new Set("add annotate blame branch cat-file check-attr check-ignore checkout cherry clean commit commit-tree count-objects describe for-each-ref fsck gc hash-object init ls-files ls-tree merge-base mv name-rev notes pack-refs prune read-tree remote repack reset restore rev-list rev-parse rm show-ref sparse-checkout status stripspace switch symbolic-ref tag update-index update-ref verify-commit verify-tag version worktree write-tree".split(" ")), running = new Map([
			...[
				"diff",
				"diff-files",
				"diff-index",
				"diff-tree",
				"format-patch",
				"log",
				"range-diff",
				"reflog",
				"shortlog",
				"show",
				"stash",
				"whatchanged"
			].map((name) => [name, {
				long: "ext-diff",
				letters: ""
			}]),
			["archive", {
				long: "exec remote",
				letters: ""
			}],
			["cherry-pick", {
				long: "strategy",
				letters: ""
			}],
			["clone", {
				long: "upload-pack config template",
				letters: "uc"
			}],
			["fetch", {
				long: "upload-pack exec",
				letters: ""
			}],
			["grep", {
				long: "open-files-in-pager",
				letters: "O"
			}],
			["init", {
				long: "template",
				letters: ""
			}],
			["ls-remote", {
				long: "upload-pack exec",
				letters: ""
			}],
			["merge", {
				long: "strategy",
				letters: "s"
			}],
			["pull", {
				long: "upload-pack exec strategy",
				letters: "s"
			}],
			["push", {
				long: "receive-pack exec",
				letters: ""
			}],
			["rebase", {
				long: "exec strategy",
				letters: "xs"
			}],
			["revert", {
				long: "strategy",
				letters: ""
			}]
		]), writing = new Set("archive diff diff-files diff-index diff-tree format-patch log range-diff reflog show stash whatchanged".split(" ")), byWord = new Map([
			["bisect", new Set([
				"start",
				"good",
				"bad",
				"old",
				"new",
				"skip",
				"reset",
				"log",
				"terms",
				"visualize",
				"replay"
			])],
			["submodule", new Set([
				"status",
				"init",
				"update",
				"sync",
				"add",
				"deinit",
				"summary",
				"absorbgitdirs"
			])],
			["lfs", new Set([
				"pull",
				"fetch",
				"install",
				"ls-files",
				"push",
				"status",
				"track"
			])]
		]), globalOptions = {
			flags: "P",
			valued: "C",
			long: "no-pager no-optional-locks literal-pathspecs glob-pathspecs noglob-pathspecs version bare no-replace-objects",
			leading: !0
		};
		function judgeGit(args) {
			let reading = readOptions(globalOptions, args);
			if ("doubtful" in reading) return cannotBeTold(`of ${reading.doubtful} before the sub-command of "git"`);
			let [name, ...rest] = reading.operands;
			if (name === void 0) return runsItsFiles;
			if (typeof name != "string") return cannotBeTold("the sub-command of \"git\" is known only when it runs");
			if (name === "config") return judgeConfig(rest);
			let words = byWord.get(name);
			if (words !== void 0) {
				let word = rest[0];
				return word === void 0 || typeof word == "string" && words.has(word) ? runsItsFiles : cannotBeTold(`"git ${name}" can run commands`);
			}
			let options = running.get(name);
			return options === void 0 ? quiet.has(name) ? runsItsFiles : cannotBeTold(`"git ${name}" may run another program`) : judgeOptions(name, options, rest);
		}
		function judgeOptions(name, options, args) {
			let end = args.indexOf("--"), read = end === -1 ? args : args.slice(0, end);
			if (read.find((argument) => isOneOf(argument, options)) !== void 0) return cannotBeTold(`of an option of "git ${name}" that runs a program`);
			let mayWrite = writing.has(name), open = args.some((argument) => typeof argument != "string" && mayBeOption(argument));
			if (open && !mayWrite && name !== "init") return cannotBeTold(`an argument of "git ${name}" is known only when it runs`);
			if (!mayWrite && read.some(isHelperAddress)) return cannotBeTold("an address may name a program that fetches it");
			let writes = open || read.some((argument) => isOneOf(argument, {
				long: "output",
				letters: ""
			}));
			return mayWrite && writes ? {
				type: "runs nothing else",
				readsFiles: !0,
				writes: [{
					begins: "",
					single: !0
				}]
			} : runsItsFiles;
		}
		function isHelperAddress(argument) {
			return (typeof argument == "string" ? argument : argument.begins).includes("::");
		}
		let configOptions = {
			flags: "lz",
			long: "global local system worktree add all get get-all get-regexp list show-origin show-scope name-only null unset unset-all bool int path"
		};
		function judgeConfig(args) {
			let reading = readOptions({
				...configOptions,
				leading: !0
			}, args);
			if ("doubtful" in reading) return cannotBeTold(`of ${reading.doubtful} of "git config"`);
			let [key] = reading.operands;
			return args.slice(0, args.length - reading.operands.length).some((each) => typeof each == "string" && /^(?:--get.*|--list|-l)$/u.test(each)) || key === "get" || key === "list" || reading.operands.length < 2 || typeof key == "string" && /^(?:user\.(?:name|email)|init\.defaultbranch|(?:pull|push|fetch|branch|color|advice)\.[a-z.]+|safe\.directory)$/iu.test(key) ? runsItsFiles : cannotBeTold("a setting of Git may be a command");
		}
		let shells = new Set("ash bash csh dash elvish fish ksh mksh nu rbash sh tcsh xonsh yash zsh".split(" ")), interpreters = new Map([
			["bun", {}],
			["deno", {}],
			["groovy", {}],
			["guile", {}],
			["julia", {}],
			["lua", {}],
			["luajit", {}],
			["node", {
				flags: "v",
				long: "version test watch check no-warnings no-deprecation trace-warnings trace-deprecation throw-deprecation enable-source-maps experimental-strip-types experimental-transform-types test-only test-concurrency test-name-pattern test-timeout test-force-exit experimental-test-coverage max-old-space-size unhandled-rejections expose-gc"
			}],
			["nodejs", {
				flags: "v",
				long: "version"
			}],
			["perl", { flags: "wTtcv" }],
			["php", { flags: "lv" }],
			["pypy", { flags: "uBEsIOSVv" }],
			["python", { flags: "uBEsIOSVv" }],
			["rscript", {}],
			["ruby", { flags: "wcv" }],
			["tclsh", {}],
			["ts-node", {}],
			["tsx", {}]
		]), builtInReporter = /^--test-reporter=(?:spec|tap|dot|junit|lcov)$/u, programsOfPython = new Set("black build compileall ensurepip flake8 isort json.tool mypy pip py_compile pyflakes pylint pytest ruff sphinx unittest venv virtualenv".split(" ")), subcommands = new Map([["bun", new Set("test install i add remove rm update outdated build pm".split(" "))], ["deno", new Set("test check lint fmt cache info types doc bench".split(" "))]]);
		function isInterpreter(name) {
			return interpreters.has(name);
		}
		function judgeShell(args) {
			return judgeScript(args[0]);
		}
		function judgeInterpreter(name, args) {
			if (args.length === 1 && args[0] === "--version") return runsNothingElse;
			if (name === "python" || name === "pypy") {
				let module = args.indexOf("-m");
				if (module !== -1) return judgeModule(args, module);
			}
			let own = name === "node" ? args.filter((each) => typeof each != "string" || !builtInReporter.test(each)) : args, reading = readOptions({
				...interpreters.get(name),
				leading: !0
			}, own);
			if ("doubtful" in reading) return cannotBeTold(`of ${reading.doubtful}, which may be code`);
			let script = reading.operands[0];
			return typeof script == "string" && subcommands.get(name)?.has(script) === !0 ? runsNothingElse : script === void 0 ? judgeWithoutScript(name, args) : subcommands.has(name) && typeof script == "string" && !/[./]/u.test(script) ? cannotBeTold(`"${name} ${script.slice(0, 20)}" may run another program`) : script === "inspect" ? cannotBeTold("a debugger runs code") : judgeScript(script);
		}
		function judgeWithoutScript(name, args) {
			return args.some((each) => each === "--test" || each === "-V" || each === "-v" && name !== "python") ? runsNothingElse : cannotBeTold(`"${name}" runs its input`);
		}
		function judgeModule(args, at) {
			let before = readOptions({ ...interpreters.get("python") }, args.slice(0, at)), module = args[at + 1];
			return !("doubtful" in before) && before.operands.length === 0 && typeof module == "string" && programsOfPython.has(module) ? {
				type: "runs",
				program: module,
				arguments: args.slice(at + 2)
			} : cannotBeTold("a module of Python may run what it is given");
		}
		function judgeScript(script) {
			return typeof script == "string" ? !/^[-+]|^$/u.test(script) && !isDevice(script) ? {
				type: "told by its name",
				script
			} : cannotBeTold(`${JSON.stringify(script.slice(0, 60))} is no script file`) : cannotBeTold("it runs its input, or a script that is known only when it runs");
		}
		function isDevice(path) {
			return /(?:^|\/)(?:dev|proc)\//u.test(path);
		}
		let managed = new Set("add audit bin cache ci dedupe deprecate doctor fund help-search i import info install ls link list login logout outdated owner pack ping prefix prune publish rebuild remove rm root search show star store tag team token un uninstall up update upgrade version view whoami why".split(" ")), scripts = new Set("run run-script start stop restart test t tst build lint dev".split(" ")), npmOptions = {
			long: "access all audit cpu dry-run engine-strict force foreground-scripts frozen-lockfile fund global if-present ignore-scripts include-workspace-root json legacy-peer-deps lockfile-only long no-audit no-bin-links no-color no-fund no-lockfile no-optional no-package-lock no-progress no-save no-save-dev offline omit package-lock-only parseable prefer-offline production progress quiet recursive save save-dev save-exact save-optional save-peer silent strict-peer-deps verbose version workspaces yes depth loglevel immutable parallel",
			longValued: "workspace filter tag registry include otp"
		}, npmShort = new Set([
			"-s",
			"-D",
			"-E",
			"-g",
			"-q",
			"-y",
			"-w",
			"-r",
			"-v",
			"-P",
			"-O"
		]);
		function judgePackageManager(args) {
			let end = args.indexOf("--"), own = (end === -1 ? args : args.slice(0, end)).filter((each) => typeof each != "string" || !npmShort.has(each)), reading = readOptions(npmOptions, own);
			if ("doubtful" in reading) return cannotBeTold(`of ${reading.doubtful}, which may set what runs`);
			let name = reading.operands[0];
			return name === void 0 ? runsItsFiles : typeof name == "string" ? managed.has(name) || name === "config" && readsConfig(reading.operands[1]) ? runsItsFiles : scripts.has(name) ? toldByItsName : cannotBeTold(`"${name}" may run another program`) : cannotBeTold("its sub-command is known only when it runs");
		}
		function readsConfig(word) {
			return word === "get" || word === "list" || word === "ls";
		}
		let wrappers = new Map([
			["npx", void 0],
			["bundle", "exec"],
			["pipenv", "run"],
			["poetry", "run"],
			["uv", "run"]
		]), wrapperOptions = {
			flags: "yq",
			long: "yes no no-install quiet",
			leading: !0
		};
		function judgeWrapper(name, args) {
			if (!wrappers.has(name)) return;
			let subcommand = wrappers.get(name);
			if (subcommand !== void 0 && args[0] !== subcommand) return typeof args[0] == "string" && /^[a-z]+$/u.test(args[0]) ? toldByItsName : cannotBeTold("of its options");
			let reading = readOptions(wrapperOptions, subcommand === void 0 ? args : args.slice(1));
			if ("doubtful" in reading) return cannotBeTold(`of ${reading.doubtful}, which may be a command`);
			let [program, ...rest] = reading.operands;
			return typeof program == "string" ? {
				type: "runs",
				program: program.replace(/(.)@[^/]*$/u, "$1"),
				arguments: rest
			} : cannotBeTold("the program that it runs is known only when it runs");
		}
		let plainPrograms = new Set(": b2sum base32 base64 basename bg break bunzip2 bzip2 caller cal cat cd chgrp chmod chown cksum clear cmp column comm continue cp csplit cut date dd df diff dig dir dircolors dirname dirs disown dmesg du echo egrep exit expand expr factor false fg fgrep file fmt fold free getconf grep groups gunzip gzip head help host hostid hostname iconv id ifconfig join jq kill killall last link ln locale logger logname logout ls lsblk lscpu lsof md5sum mkdir mkfifo mktemp mv netstat nl nproc nslookup numfmt od paste pgrep ping pkill popd pr printenv ps ptx pushd pwd readlink realpath return rev rm rmdir seq sha1sum sha224sum sha256sum sha384sum sha512sum shasum shift shred shuf sleep ss stat strings stty suspend sum sync tac tail tee times touch tput tr traceroute tree true truncate tsort tty type ulimit umask unalias uname unexpand uniq unlink unxz uptime users vdir vmstat w wc whereis which who whoami xxd xz yes zcat".split(" ")), runners = new Set(". alias ansible ansible-playbook arch asdf at awx batch bind builtin busybox bwrap capsh catchsegv chpst choom chronic chroot chrt cmd command compgen complete compopt concurrently conda cpulimit cross-env cross-env-shell crontab csi cssh daemonize dbus-launch dbus-run-session dc devbox direnv distcc doas dotenv dotenvx dtach dtruss ed emacs emacsclient enable entr env env-cmd eval ex execa expect faketime fakeroot fc firejail flock foreman gdb ghci gnuplot hash hatch history honcho hyperfine i386 ionice ipython irb jshell jupyter launchctl let linux32 linux64 lldb ltrace m4 magit mise mysql nano newgrp nginx nice nix nix-shell nodemon nohup nsenter numactl octave onchange open osascript parallel patch perf pdsh pipx pkexec powershell prlimit proot psql pwsh pyenv rbenv reptyr rlwrap run-parts runcon runuser screen script scriptlive scriptreplay sem setarch setlocal setpriv setsid setuidgid sg softlimit socat source sqlite3 sshpass ssh ssh-agent sshfs start-stop-daemon stdbuf strace su sudo systemd-nspawn systemd-run taskset time timeout tini tmux tox toybox trap tsp unbuffer unshare utop valgrind vagrant vi view vim vimdiff nvim visudo vipw wait-on watch watchexec winpty wsl x86_64 xargs xdg-open xterm xvfb-run zellij zx bpftrace clisp clj clojure duckdb elixir erl ftp hy iex lftp mail mailx mariadb mongo mongosh mutt ocaml qjs racket raku runghc runhaskell sbcl scala swipl wish".split(" ")), openEnded = new Set("ar as bazel bunx buildah bunzip2 bzip2 certbot composer cpio csplit curl dd dotnet dpkg eslint ffmpeg flatpak gem gzip helm install jest just ld logrotate meson mocha mongo ninja nx objcopy pg_dump pip3 pnpx prettier psftp r redis-cli rpm rustc rustup sbt shred snap alembic artisan astro aws az bazelisk biome buf cabal crystal cypress dart dbt django-admin dune fastlane flask flutter gcloud glab gradlew hugo jekyll lein mill mix mkdocs mvnw next nim nuxt opam oxlint pants parcel phpunit plantuml playwright pod protoc rails rebar3 sqlfluff stack stylelint swagger touch xcodebuild zig sphinx-build swift swiftc tcc tee truncate tsc turbo uvx vite vitest webpack xmllint xsltproc xz yarnpkg".split(" ")), options = {
			flags: "nErsuz",
			long: "quiet silent regexp-extended null-data separate unbuffered posix in-place follow-symlinks sandbox"
		};
		function judgeSed(args) {
			let scripts = [], others = [];
			for (let at = 0; at < args.length; at += 1) {
				let argument = args[at] ?? "";
				if (typeof argument == "string" && /^-[nErsuz]*i/u.test(argument)) continue;
				let before = typeof argument == "string" ? /^-([nErsuz]*)e(.*)$/su.exec(argument) : null;
				typeof argument == "string" && argument.startsWith("--expression=") ? scripts.push(argument.slice(13)) : before === null ? others.push(argument) : (before[2] === "" && (at += 1), scripts.push(before[2] === "" ? args[at] ?? "" : before[2] ?? ""));
			}
			let reading = readOptions(options, others);
			if ("doubtful" in reading) return cannotBeTold(`of ${reading.doubtful}, and "sed" can run programs`);
			let first = reading.operands[0];
			return scripts.length === 0 && first !== void 0 && scripts.push(first), scripts.some((script) => typeof script != "string" || !isHarmlessScript(script)) ? cannotBeTold("its script may run a program or write a file") : runsNothingElse;
		}
		function isHarmlessScript(script) {
			let at = 0;
			for (; at < script.length;) {
				let separator = /^[\s;{}]+/u.exec(script.slice(at, at + 100));
				if (separator !== null) {
					at += separator[0].length;
					continue;
				}
				let afterAddress = skipAddresses(script, at), end = afterAddress === void 0 ? void 0 : skipCommand(script, afterAddress);
				if (end === void 0) return !1;
				at = end;
			}
			return !0;
		}
		function skipAddresses(script, from) {
			let at = skipAddress(script, from);
			if (at !== void 0) {
				if (at > from && script[at] === ",") {
					let second = skipAddress(script, at + 1);
					if (second === void 0 || second === at + 1) return;
					at = second;
				}
				for (; script[at] === " " || script[at] === "!";) at += 1;
				return at;
			}
		}
		function skipAddress(script, from) {
			let line = /^(?:[0-9]+(?:~[0-9]+)?|\$|[+~][0-9]+)/u.exec(script.slice(from, from + 40));
			if (line !== null) return from + line[0].length;
			if (script[from] !== "/") return script[from] === "\\" ? void 0 : from;
			let end = afterDelimiter(script, from + 1, "/");
			if (end !== void 0) return script[end] === "I" ? end + 1 : end;
		}
		function skipCommand(script, at) {
			let command = script[at] ?? "";
			if (command === "{") return at + 1;
			if ("=dDgGhHlnNpPqQxz".includes(command) && command !== "") return endOf(script, at + 1, /^ *[0-9]* */u);
			if (command !== "s" && command !== "y") return;
			let delimiter = script[at + 1] ?? "\n";
			if (/[\s\\A-Za-z0-9]/u.test(delimiter)) return;
			let middle = afterDelimiter(script, at + 2, delimiter), end = middle === void 0 ? void 0 : afterDelimiter(script, middle, delimiter);
			return end === void 0 ? void 0 : endOf(script, end, command === "s" ? /^[0-9gpIiMm]* */u : /^ */u);
		}
		function endOf(script, from, allowed) {
			let at = from + (allowed.exec(script.slice(from, from + 40))?.[0].length ?? 0);
			return at >= script.length || /[;}\n]/u.test(script[at] ?? "") ? at : void 0;
		}
		function afterDelimiter(script, from, delimiter) {
			for (let at = from; at < script.length; at += 1) if (script[at] === "\\") at += 1;
			else if (script[at] === delimiter) return at + 1;
			else if (script[at] === "\n") return;
		}
		function judgeTar(args) {
			let [first, ...rest] = args, old = typeof first == "string" && !first.startsWith("-") && first !== "";
			if (old && !/^[AcdrtuxzjJavpkmhWOSf]+$/u.test(first)) return cannotBeTold("its letters may run a program");
			let reading = readOptions(tarOptions, old ? rest : args);
			return "doubtful" in reading ? cannotBeTold(`of ${reading.doubtful}, and "tar" can run programs`) : args.find((each) => typeof each == "string" && each.includes(":")) === void 0 ? runsNothingElse : cannotBeTold("an archive on another machine is fetched by a program");
		}
		let tarOptions = {
			flags: "AcdrtuxzjJavpkmhWOSU",
			valued: "fCX",
			long: "append create extract get list update diff compare verbose gzip gunzip bzip2 xz zstd auto-compress keep-old-files overwrite no-same-owner no-same-permissions same-permissions preserve-permissions dereference wildcards to-stdout sort mtime owner group numeric-owner exclude strip-components directory file exclude-vcs one-file-system version",
			longValued: "exclude-from"
		};
		function judgeMake(args) {
			let reading = readOptions(makeOptions, args);
			return "doubtful" in reading ? cannotBeTold(`of ${reading.doubtful}, and "make" can evaluate text`) : reading.operands.some((word) => typeof word != "string" || !/^[\w./%+@-]+$/u.test(word)) ? cannotBeTold("a variable of \"make\" may be a command") : runsItsFiles;
		}
		let makeOptions = {
			flags: "BikKnpqrRsStwdbm0123456789j",
			valued: "COlo",
			long: "always-make silent quiet keep-going dry-run just-print recon no-print-directory print-directory version jobs output-sync directory"
		}, findWords = new Set("a and amin anewer atime cmin cnewer ctime daystart delete depth empty executable false follow fstype gid group ignore_readdir_race ilname iname inum ipath iregex iwholename links lname ls maxdepth mindepth mmin mount mtime name newer nogroup noleaf not nouser o or path perm print print0 printf prune quit readable regex regextype samefile size true type uid user used wholename writable xdev xtype H L P D O0 O1 O2 O3 nowarn warn".split(" "));
		function judgeFind(args) {
			return args.find((word) => typeof word == "string" ? !word.startsWith("-") || /^-[0-9]+[a-zA-Z]?$/u.test(word) || word === "--" ? !1 : !findWords.has(word.slice(1)) && !/^-newer[aBcm][aBcmt]$/u.test(word) && !word.startsWith("-perm") : word.begins === "" || word.begins.startsWith("-") || !/[^-]/u.test(word.begins)) === void 0 ? runsNothingElse : cannotBeTold("it may run a program for what it finds");
		}
		let harmlessPagerOptions = {
			flags: "FRXSNiIrnsefEcmMgGqQuwWdBC0123456789",
			valued: "jxyzbh"
		};
		function judgePager(args) {
			let reading = readOptions(harmlessPagerOptions, args);
			return "doubtful" in reading ? cannotBeTold(`of ${reading.doubtful}, which may be a command`) : reading.operands.some((word) => typeof word != "string" || word.startsWith("+")) ? cannotBeTold("a word with \"+\" is a command of the pager") : runsNothingElse;
		}
		function listed(pattern, otherwise = toldByItsName) {
			return (args) => args.some((each) => typeof each == "string" ? pattern.test(each) : each.begins === "" || pattern.test(each.begins)) ? cannotBeTold("an argument may be a command, or tell it to run one") : otherwise;
		}
		let remoteCopy = listed(/^-[A-Za-z0-9]*[oSFDJ]/u, runsNothingElse), compilers = listed(/^(?:-wrapper|-fplugin|-specs|--specs|-B|-fuse-ld|-load|-Xclang|-Wl,-plugin|@)/u), tools = new Map([
			...[
				"apt",
				"apt-get",
				"aptitude"
			].map((name) => [name, listed(/^(?:-[A-Za-z0-9]*[oc]|--op|--co)/u, runsNothingElse)]),
			...[
				"apk",
				"brew",
				"dnf",
				"pacman",
				"pip",
				"yum",
				"zypper"
			].map((name) => [name, listed(/^(?:--setopt|--edit|--hook|config$|edit$|sh$|--debug-cmd)/u, runsNothingElse)]),
			["cargo", listed(/^(?:--config|-Z)/u)],
			...[
				"cc",
				"clang",
				"clang++",
				"c++",
				"g++",
				"gcc",
				"gfortran"
			].map((name) => [name, compilers]),
			["cmake", listed(/^(?:-E|-P|-C|-D.*=|--trace-r)/u)],
			...[
				"docker",
				"podman",
				"nerdctl"
			].map((name) => [name, listed(/^(?:run|exec|--h|-H|--conf|plugin|context)/u)]),
			["docker-compose", listed(/^(?:run|exec)$/u)],
			["gh", listed(/^(?:alias|extension|ext|browse|config|codespace|cs|copilot|--edit|-e$|--$)/u)],
			["go", listed(/^--?(?:exec|toolexec|vettool|overlay|ldflags|gcflags|asmflags|gccgoflags|C|modfile)|^(?:generate|env|tool)$/u)],
			["gpg", listed(/^--(?:ph|e.*-path|agent|keys|load|opt|pin|dirm)/u)],
			["gradle", listed(/^(?:-I|--init|-D|-P|-b|-c)/u)],
			["install", listed(/^(?:-[A-Za-z0-9]*s|--s)/u, runsNothingElse)],
			["ip", listed(/^(?:n|netns|vrf|v|exec|e|-b|-batch)/u, runsNothingElse)],
			["java", listed(/^(?:-XX:|-agent|-javaagent|@|--source|-Xrun)/u)],
			["kubectl", listed(/^(?:exec|run|debug|edit|cp|plugin|--kubeconfig|config|proxy|alpha)/u)],
			...[
				"latex",
				"lualatex",
				"pdflatex",
				"xelatex",
				"tex",
				"pdftex"
			].map((name) => [name, listed(/^--?(?:s|e)|\\/u)]),
			...[
				"less",
				"more",
				"most"
			].map((name) => [name, judgePager]),
			["man", listed(/^(?:-[A-Za-z0-9]*[PHCME]|--p|--h|--c|--m)/u, runsNothingElse)],
			["mvn", listed(/(?:^|:)exec|^(?:-D|-f|-s|--settings|--file|-gs)/u)],
			...[
				"nc",
				"ncat",
				"netcat"
			].map((name) => [name, listed(/^-[A-Za-z0-9]*[ec]|^--(?:e|s|l)/u, runsNothingElse)]),
			["nmap", listed(/^--?(?:s|d|i)/u)],
			["openssl", listed(/^-(?:engine|provider)/u, runsNothingElse)],
			["pylint", listed(/^--(?:init|load)/u)],
			["pytest", listed(/^(?:-p|-c|--conf|--rootdir|--pdbcls|-o)/u)],
			["rake", listed(/^(?:-[A-Za-z0-9]*[eEprfIR]|--ex|--re|--ra|--l)/u)],
			["rg", listed(/^--(?:pre|h)/u, runsNothingElse)],
			["rsync", listed(/^(?:-[A-Za-z0-9]*e|--rs)/u, runsNothingElse)],
			["scp", remoteCopy],
			["sftp", remoteCopy],
			...["fd", "fdfind"].map((name) => [name, listed(/^(?:-[A-Za-z0-9]*[xX]|--e)/u, runsNothingElse)]),
			["sort", listed(/^--c(?:$|o)/u, runsNothingElse)],
			["split", listed(/^--f/u, runsNothingElse)],
			["tcpdump", listed(/^-[A-Za-z0-9#]*[zw]/u, runsNothingElse)],
			["terraform", listed(/^(?:-chdir|console)/u)],
			["wget", listed(/^(?:-[A-Za-z0-9]*e|--e|--use-a|--conf)/u, runsNothingElse)],
			["unzip", runsNothing],
			["zip", listed(/^(?:-[A-Za-z0-9]*T|--t|--u|-@)/u, runsNothingElse)]
		]);
		function runsNothing() {
			return runsNothingElse;
		}
		let judges = new Map([
			...tools,
			...[
				"awk",
				"gawk",
				"mawk",
				"nawk",
				"original-awk"
			].map((name) => [name, judgeAwk]),
			["find", judgeFind],
			["git", judgeGit],
			...["gmake", "make"].map((name) => [name, judgeMake]),
			...[
				"npm",
				"pnpm",
				"yarn"
			].map((name) => [name, judgePackageManager]),
			...["gsed", "sed"].map((name) => [name, judgeSed]),
			...[
				"bsdtar",
				"gtar",
				"tar"
			].map((name) => [name, judgeTar])
		]), programs_wrappers = new Set([
			"bundle",
			"npx",
			"pipenv",
			"poetry",
			"uv"
		]);
		function programName(program) {
			return program.slice(Math.max(program.lastIndexOf("/"), program.lastIndexOf("\\")) + 1).replace(/\.(?:exe|com|cmd|bat)$/iu, "");
		}
		function foldedName(program) {
			return programName(program).normalize("NFKC").toUpperCase().toLowerCase();
		}
		function namesOf(program) {
			let name = foldedName(program), family = name.replace(/-?[0-9.]+$/u, "");
			return family === name || family === "" ? [name] : [name, family];
		}
		function runsItsArguments(program) {
			return namesOf(program).some((name) => runners.has(name) || shells.has(name) || isInterpreter(name));
		}
		function canRunOthers(program) {
			return runsItsArguments(program) ? !0 : namesOf(program).some((name) => judges.has(name) || programs_wrappers.has(name) || openEnded.has(name));
		}
		function judgeProgram(program, args) {
			for (let name of namesOf(program)) {
				let judgement = judgeName(name, args);
				if (judgement !== void 0) return judgement;
			}
			return toldByItsName;
		}
		function judgeName(name, args) {
			let builtin = builtins.get(name);
			return builtin === void 0 ? args.length === 1 && args[0] === "--version" && name !== "eval" && name !== "time" ? runsNothingElse : runners.has(name) ? cannotBeTold(`"${name}" runs its arguments or its input`) : shells.has(name) ? judgeShell(args) : isInterpreter(name) ? judgeInterpreter(name, args) : judgeWrapper(name, args) ?? judges.get(name)?.(args) ?? (plainPrograms.has(name) ? runsNothingElse : void 0) : builtin(args);
		}
	}),
	6823: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			u: () => isOrdinaryName,
			v: () => changesEnvironment
		});
		let meaningful = RegExp("PATH|LIB|OPT|FLAGS|HOME|SHELL|EDIT|VISUAL|PAGER|BROWSER|COMMAND|CMD|EXEC|PRELOAD|ASKPASS|SSH|RSH|HOOK|PROMPT|CONF(?!IRM)|_ARGS$|_PROG$|_BIN$|GEMFILE|ENGINES|MODULES|SHARED_CREDENTIALS|^R_|PLUGIN|WRAPPER|LAUNCHER|RUNNER|INIT|STARTUP|TEMPLATE|BASH|ZSH|PYTHON|PERL|RUBY|JAVA|JDK|AWK|MAKE|CARGO_|RUSTC|^(?:GIT|NPM|LD|DYLD|TAR|LESS|MAN|SUDO|GEM|GCONV|PIP|YARN|PNPM|DOCKER|KUBE|GO|LC_ALL_)_?(?:[A-Z].*)?$|^(?:ENV|PS[0-9]|CC|CXX|CPP|AR|AS|LD|LEX|YACC|IFS_)$|RC$|DIFF|MERGE|INTERPRETER|DEBUGGER", "u"), harmless = new Set("GIT_AUTHOR_DATE GIT_AUTHOR_EMAIL GIT_AUTHOR_NAME GIT_COMMITTER_DATE GIT_COMMITTER_EMAIL GIT_COMMITTER_NAME GIT_TERMINAL_PROMPT NPM_TOKEN PYTHONDONTWRITEBYTECODE PYTHONHASHSEED PYTHONUNBUFFERED CARGO_TERM_COLOR GOOS GOARCH CGO_ENABLED GOFLAG".split(" "));
		function changesWhatRuns(name) {
			return (/^npm_/iu.test(name) || meaningful.test(name)) && !harmless.has(name);
		}
		function changesEnvironment(name) {
			return changesWhatRuns(name) || changesWhatRuns(name.toUpperCase());
		}
		function isOrdinaryName(name) {
			return /^[A-Za-z_][A-Za-z0-9_]*$/u.test(name) && !changesWhatRuns(name);
		}
	}),
	1703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => readWords });
		var _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		let bareWord = /[A-Za-z0-9_@%+=:,./-]+/y, barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y, pathWord = /\{paths?:[A-Za-z0-9_@%+=:,./*?-]*\}/y, quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y, plainWords = [bareWord, quotedWord], patternWords = [
			barePattern,
			quotedWord,
			pathWord
		], operator = /&&|\|\||;|\|/y, assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u, keywords = new Set("case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while".split(" ")), meanings = new Map([
			["$", "a variable or a substitution"],
			["`", "a substitution"],
			["\\", "an escape"],
			["!", "a negation or the history"],
			["&", "the background, or a joint other than &&"],
			["|", "a joint other than | and ||"],
			[";", "a joint other than a single ;"],
			["<", "a redirection"],
			[">", "a redirection"],
			["(", "a group or a function"],
			[")", "a group or a function"],
			["{", "a group or a brace expansion"],
			["}", "a group or a brace expansion"],
			["[", "a test or a glob"],
			["]", "a test or a glob"],
			["*", "a glob"],
			["?", "a glob"],
			["~", "a home directory"],
			["#", "a comment"],
			["\"", "a quote that is not a whole word, or holds what is not literal"],
			["'", "a quote that is not a whole word, or holds what is not literal"]
		]);
		function readWords(text, options) {
			let unseen = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.tO)(text, "")[0];
			if (unseen !== void 0) return { error: `it holds ${unseen.name}, which is not literal` };
			let commands = [], current = [], lastJoint;
			for (let at = skipSpaces(text, 0); at < text.length;) {
				let piece = pieceAt(text, at, options.pattern ? patternWords : plainWords);
				if (piece.type === "error") return { error: piece.error };
				if (at = skipSpaces(text, at + piece.raw.length), piece.type === "word") {
					let word = wordOf(piece.raw), grammar = current.length === 0 ? whyGrammar(word) : void 0;
					if (grammar !== void 0) return { error: grammar };
					current.push(word);
				} else {
					if (current.length === 0) return { error: `nothing stands before "${piece.raw}"` };
					commands.push(current), current = [], lastJoint = piece.raw;
				}
			}
			return current.length > 0 ? { commands: [...commands, current] } : { error: lastJoint === void 0 ? "it is empty" : `nothing stands after "${lastJoint}"` };
		}
		function skipSpaces(text, from) {
			let at = from;
			for (; text[at] === " ";) at += 1;
			return at;
		}
		function pieceAt(text, at, forms) {
			let joint = take(operator, text, at);
			if (joint !== void 0 && !isLongerJoint(text, at, joint)) return {
				type: "joint",
				raw: joint
			};
			let raw = forms.map((form) => take(form, text, at)).find((found) => found !== void 0);
			if (raw === void 0) return {
				type: "error",
				error: notLiteral(text, at)
			};
			let end = at + raw.length;
			return endsWord(text[end]) ? {
				type: "word",
				raw
			} : {
				type: "error",
				error: notLiteral(text, end)
			};
		}
		function whyGrammar(word) {
			if (!word.quoted) return keywords.has(word.text) ? `"${word.text}" is a keyword of the shell` : assignment.test(word.text) ? `"${word.text}" is an assignment before a command` : void 0;
		}
		function take(pattern, text, at) {
			return pattern.lastIndex = at, pattern.exec(text)?.[0];
		}
		function isLongerJoint(text, at, joint) {
			let next = text[at + joint.length];
			return next === "&" || next === "|" || next === ";";
		}
		function endsWord(next) {
			return next === void 0 || " &|;".includes(next);
		}
		function wordOf(raw) {
			let quoted = raw.startsWith("\"") || raw.startsWith("'");
			return {
				text: quoted ? raw.slice(1, -1) : raw,
				quoted
			};
		}
		function notLiteral(text, at) {
			let character = String.fromCodePoint(text.codePointAt(at) ?? 0), meaning = meanings.get(character);
			return `${JSON.stringify(character)} is not literal${meaning === void 0 ? "" : ` (${meaning})`}`;
		}
	}),
	1376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jQ: () => showInvisible,
			tO: () => findInvisible,
			wy: () => hasInvisible
		});
		let unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			let found = [];
			for (let match of text.matchAll(unseen)) allowed.includes(match[0]) || found.push({
				index: match.index,
				name: codePointName(match[0])
			});
			return found;
		}
		function hasInvisible(text) {
			unseen.lastIndex = 0;
			let found = unseen.test(text);
			return unseen.lastIndex = 0, found;
		}
		function showInvisible(text) {
			return text.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
		}
		function codePointName(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	1989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			hQ: () => ownField
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value === 0 ? 0 : value);
		}
		function shown(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}…` : text;
		}
	}),
	4443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$G: () => toEnding,
			Vb: () => nameOf,
			cK: () => countRejected,
			y1: () => maxName
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309), _conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6195), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9179);
		let maxName = 500, reasons = {
			api_unreachable: "the service could not be reached",
			api_refused: "the service refused a request",
			stream_malformed: "the service sent something that cannot be read",
			stream_severed: "the connection broke",
			stream_idle: "the service went silent",
			run_ended: "the run was ended from outside",
			run_timeout: "the run took too long for the service",
			answer_refused: "the service refused the answer",
			too_many_pauses: "it asked too often",
			timeout: "the time was up",
			cancelled: "the step was cancelled"
		};
		function nameOf({ start }) {
			return start === null ? "The intern" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(start.intern_name), 500);
		}
		function countRejected(pauses) {
			return pauses.filter(({ decisions }) => decisions.at(-1)?.outcome === "reject").length;
		}
		function toEnding(record) {
			let { conclusion, error, pauses } = record, name = nameOf(record), rejected = countRejected(pauses), rejections = rejected === 0 ? "" : `, ${rejected} of ${pauses.length} ${requests(pauses.length)} rejected`, why = error === null ? void 0 : reasons[error.code], reason = why === void 0 ? "" : `: ${why}`, ended = conclusion ?? "failed", sign = _conclusion_js__WEBPACK_IMPORTED_MODULE_2__.gB[ended];
			switch (ended) {
				case "finished": return `${rejected === 0 ? sign : "⚠️"} ${name} finished${rejections}`;
				case "paused": return `${sign} ${name} is waiting for an answer`;
				case "rejected": return error?.code === "policy_rejected" ? `${sign} ${name} finished${rejections}` : `${sign} ${name} was stopped by the permission policy`;
				case "ended": return `${sign} ${name} did not finish${reason}`;
				case "failed": return `${sign} ${name} failed${reason}`;
				case "skipped": return `${sign} Skipped`;
				default: return ended;
			}
		}
		function requests(count) {
			return count === 1 ? "request" : "requests";
		}
	}),
	1781: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => logEvents,
			N: () => describeRequest
		});
		var _pauses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3505);
		function logEvents(log, level) {
			let speech = logSpeech(log), pause;
			return (event) => {
				if (event.type === "text" || event.type === "reasoning") {
					level === "full" && speech.say(event.type, event.text);
					return;
				}
				speech.end(), event.type === "pause" && (pause = event);
				let shown = level === "none" ? void 0 : toLogLine(event);
				shown !== void 0 && (log[shown.level](shown.message), event.type === "decision" && pause !== void 0 && logSuggestion(log, pause, event));
			};
		}
		function logSpeech(log) {
			let line = "", speaking, prefix = () => speaking === "reasoning" ? "· " : "│ ", flush = () => {
				line !== "" && log.info(prefix() + line), line = "";
			};
			return {
				say(type, text) {
					speaking === void 0 && log.group?.("The intern says"), type !== speaking && flush(), speaking = type;
					let [more = "", ...lines] = text.split("\n");
					line += more;
					for (let next of lines) log.info(prefix() + line), line = next;
				},
				end() {
					flush(), speaking !== void 0 && log.endGroup?.(), speaking = void 0;
				}
			};
		}
		function logSuggestion(log, pause, decision) {
			for (let yaml of (0, _pauses_js__WEBPACK_IMPORTED_MODULE_0__.Z)({
				pause,
				decisions: [decision]
			})) log.info(`Under "rules" of the permission policy this would have allowed it, if it is wise:\n${yaml}`);
		}
		function toLogLine(event) {
			switch (event.type) {
				case "start": {
					let { intern_name, intern_id, approval_mode } = event;
					return {
						level: "info",
						message: `Run on intern "${intern_name}" (${intern_id}), approval mode ${approval_mode}.`
					};
				}
				case "request": return {
					level: "debug",
					message: describeRequest(event)
				};
				case "decision": {
					let { operation, kind, answer, outcome, rule, reason } = event, why = reason === null ? `rule "${rule}"` : `rule "${rule}": ${reason}`, granted = outcome === "allow" || outcome === "answer", message = `Asked: ${operation ?? kind ?? "a question"} → ${answer ?? outcome} (${why})`;
					return {
						level: granted ? "info" : "notice",
						message
					};
				}
				case "finish": {
					let { finish_reason, session_id } = event;
					return {
						level: "info",
						message: `Finish reason ${finish_reason}, session ${session_id ?? "unknown"}.`
					};
				}
				case "usage": return {
					level: "info",
					message: `Usage ${JSON.stringify(event.usage)}.`
				};
				case "prompt":
				case "reasoning":
				case "text":
				case "pause":
				case "error":
				case "remark":
				case "end": return;
				default: return;
			}
		}
		function describeRequest({ route, status, ms, request_id }) {
			let id = request_id === null ? "" : `, request id ${request_id}`;
			return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
		}
	}),
	3505: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => suggestionsFor,
			z: () => toPauses
		});
		var evaluate = __webpack_require__(8883), ladder = __webpack_require__(5642), permission_pause = __webpack_require__(9469), shell_words = __webpack_require__(1703), invisible = __webpack_require__(1376), json = __webpack_require__(1989), programs = __webpack_require__(2425);
		let operandsRun = new Set("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman R rake sed uvx".split(" ")), optionsReach = new Set("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd".split(" "));
		function family(name) {
			return name.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, "");
		}
		function reachOf(program) {
			let name = (0, programs.kX)(program), names = [name, family(name)];
			return names.some((each) => operandsRun.has(each)) || (0, programs.v7)(program) ? "by-any-argument" : names.some((each) => optionsReach.has(each)) || (0, programs.pw)(program) ? "by-options" : "no-further";
		}
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"runs-anything": "it can run anything"
		}, byProgram = new Map([
			...entries("reads", "cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami"),
			...entries("writes", "chmod chown cp install ln mkdir mv tee touch truncate"),
			...entries("network", "curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget"),
			...entries("deletes", "dd mkfs rm rmdir shred unlink")
		]), bySubcommand = new Map([
			...[
				"blame",
				"diff",
				"log",
				"ls-files",
				"rev-parse",
				"show",
				"status"
			].map((sub) => [`git ${sub}`, "reads"]),
			...[
				"add",
				"apply",
				"checkout",
				"commit",
				"merge",
				"rebase",
				"stash",
				"switch"
			].map((sub) => [`git ${sub}`, "writes"]),
			...[
				"clone",
				"fetch",
				"pull"
			].map((sub) => [`git ${sub}`, "network"]),
			...[
				"clean",
				"reset",
				"rm"
			].map((sub) => [`git ${sub}`, "deletes"]),
			["git push", "publishes"],
			["npm publish", "publishes"],
			["pnpm publish", "publishes"],
			["yarn publish", "publishes"],
			["cargo publish", "publishes"],
			["docker push", "publishes"],
			["gh release", "publishes"]
		]);
		function entries(risk, programs) {
			return programs.split(" ").map((program) => [program, risk]);
		}
		function riskOfCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(riskOfCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, programs.kX)(program), known = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), reach = reachOf(name);
			return known === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || hasHarmlessOptions(name, args) ? known : "runs-anything";
		}
		let harmless = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-merges|no-pager|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|tags|until=.*|verbose))$/u],
			["sort", /^-[bdfghikmnrsuVz0-9,.]+$/u],
			["rg", /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
			["tree", /^-[adfils]+$/u],
			["tail", /^-[fnqv0-9]+$/u],
			["date", /^(?:-u|-I)$/u],
			["file", /^-[bi]+$/u],
			["jq", /^-[crsnSe]+$/u],
			["curl", /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u]
		]);
		function hasHarmlessOptions(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length - options.length < 2 && options.length === 0 : options.every((option) => harmless.get(name)?.test(option) === !0);
		}
		function suggestRule(request, decision) {
			let pause = (0, permission_pause.H)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, evaluate.Y)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, ladder.L5)("allow", pause.options);
			if (option === void 0 || !(0, ladder.SV)(option)) return { error: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { error: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, invisible.wy)(tool) || command !== void 0 && (0, invisible.wy)(command.replaceAll("\n", "")) ? { error: "it holds characters that cannot be seen, and no policy may" } : command !== void 0 && command.length > 500 ? { error: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, decision) : { error: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			return decision.rule === "default" ? "Put it under \"rules\"." : `Put it under "rules", before "${decision.rule}".`;
		}
		function ruleForCommand(tool, command, decision) {
			let words = (0, shell_words.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = `tool: ${quote(tool)}, command: ${commandMatcher(command, commands)}`, id = idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), risk = riskOfCommands(tool, commands);
			return {
				yaml: ruleYaml(id, conditions, risk),
				risk,
				note: noteFor(decision)
			};
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), told = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...told
			].join(", "), silent = others.length - told.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = riskOfCommands(tool, void 0);
			return {
				yaml: ruleYaml(idFor(tool), conditions, risk),
				risk,
				note
			};
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, json.Lv)(value) ? value : [value];
			return values.length === 0 || (0, invisible.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, invisible.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, json.Lv)(value) && !(0, json.Gv)(value);
		}
		function ruleYaml(id, conditions, risk) {
			return [
				`# Risk: ${riskWords[risk]}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		var cut = __webpack_require__(9179);
		function toAnswerWords(decision) {
			let [sign, verb, ...rest] = wordsOf(decision), asked = askedOf(decision);
			return asked === void 0 ? [`${sign} ${capital(verb)}`, ...rest] : [`${sign} Asked ${asked}: ${verb}`, ...rest];
		}
		function wordsOf({ outcome, answer }) {
			switch (outcome) {
				case "allow": return ["✅", answer === "allow_always" ? "allowed, always" : "allowed"];
				case "answer": return [
					"✅",
					"answered",
					...answer === null ? [] : [" ", { code: (0, cut.ml)(answer, 200) }]
				];
				case "reject": return ["🚫", answer === "reject_always" ? "rejected, always" : "rejected"];
				case "stop": return ["⛔", "stopped"];
				case "ask": return ["✋", "asked"];
				default: return outcome;
			}
		}
		function askedOf({ decided_by, person }) {
			if (decided_by === "nobody") return "a person, who did not answer";
			if (decided_by !== void 0 && decided_by !== "policy") return person === void 0 ? "a person" : (0, cut.ml)(person, 100);
		}
		function capital(words) {
			return words.charAt(0).toUpperCase() + words.slice(1);
		}
		var ending = __webpack_require__(4443);
		function toPauses({ pauses }, rows) {
			let decisions = pauses.flatMap((pause) => pause.decisions);
			if (decisions.length === 0) return [];
			let shown = decisions.slice(0, rows), left = decisions.length - shown.length, note = left === 1 ? "One more decision is in the transcript file." : `${left} more decisions are in the transcript file.`;
			return [
				...toConsequence((0, ending.cK)(pauses)),
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
				...toSuggestions(pauses)
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
				toAnswerWords(decision),
				toWhy(decision)
			];
		}
		function toAsked({ operation, kind }) {
			let asked = operation?.startsWith("shell command: ") === !0 && operation.length > 15 ? operation.slice(15) : operation;
			return { code: (0, cut.ml)(asked ?? kind ?? "question", 500) };
		}
		function toWhy({ rule, reason, decided_by }) {
			let isSaid = reason === null || decided_by === "person" || decided_by === "nobody", by = { quiet: rule === "default" ? "no rule matched" : `rule ${(0, cut.ml)(rule, 200)}` };
			return isSaid ? [by] : [`${(0, cut.ml)(reason, 500)} `, by];
		}
		function toExplanations(decisions) {
			let blocks = decisions.flatMap((decision) => {
				let items = toExplanation(decision), line = [
					toAsked(decision),
					" ",
					...toAnswerWords(decision)
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
					{ code: (0, cut.ml)(name, 200) },
					` ${(0, cut.ml)(because, 300)}`
				];
			}), left = trace.length - shown.length;
			return [
				...shown,
				...left > 0 ? [[left === 1 ? "… and one more entry" : `… and ${left} more entries`]] : [],
				...ladder === null ? [] : [[`Ladder: ${(0, cut.ml)(ladder, 300)}`]],
				...budgets === "" ? [] : [[`Budgets before: ${(0, cut.ml)(budgets, 300)}`]]
			];
		}
		function suggestionsFor({ pause, decisions }) {
			return decisions.flatMap((decision) => {
				let { verb, outcome } = decision;
				if (outcome !== "reject" || verb === void 0) return [];
				let suggestion = suggestRule({
					toolCallId: pause.tool_call_id,
					arguments: pause.arguments
				}, {
					...decision,
					verb
				});
				return "yaml" in suggestion ? [suggestion.yaml] : [];
			});
		}
		function toSuggestions(pauses) {
			let rules = [...new Set(pauses.flatMap(suggestionsFor))].slice(0, 5);
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
	9179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m7: () => keepEnds,
			ml: () => shorten,
			zP: () => cutToBytes
		});
		function cutToBytes(text, maxBytes) {
			let bytes = Buffer.from(text);
			if (bytes.byteLength <= maxBytes) return text;
			let end = maxBytes;
			for (; end > 0 && ((bytes[end] ?? 0) & 192) == 128;) --end;
			return bytes.subarray(0, end).toString();
		}
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = wellFormed(text.slice(0, Math.ceil(length * 2 / 3))), tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}…${tail}`;
		}
		function wellFormed(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
	}),
	3213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => toStartEvent,
			p: () => toRequestEvent
		});
		function toStartEvent(intern, mode, policy, context) {
			return {
				type: "start",
				intern_id: intern.id,
				intern_name: intern.name,
				approval_mode: mode,
				policy,
				context
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
	})
};
