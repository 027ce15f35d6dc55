export const id = 7601;
export const ids = [7601];
export const modules = {
	32270: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => sendAuthorized });
		async function sendAuthorized({ bearer, renewBearer }, request, signal) {
			let first = await bearer(signal), response = await request(first);
			return response.status !== 401 || renewBearer === void 0 ? response : (await response.body?.cancel().catch(() => {}), request(await renewBearer(first, signal)));
		}
	}),
	61215: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => createChatReader });
		var _contract_chat_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98914), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _read_chunk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38305);
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
					if (finish === void 0 || ending === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_severed", `The stream ended before its final chunk${finish === void 0 ? "" : `, after finish reason "${finish.reason}"`}.`);
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
			if (data === _contract_chat_js__WEBPACK_IMPORTED_MODULE_1__.$2) {
				progress.isDone = !0;
				return;
			}
			if (progress.final !== void 0) throw (0, _read_chunk_js__WEBPACK_IMPORTED_MODULE_2__.Q)("A chunk came after the final chunk.");
			let chunk = (0, _read_chunk_js__WEBPACK_IMPORTED_MODULE_2__.a)(data);
			if (progress.model = chunk.model, chunk.choices.length > 0) readChoices(chunk, progress, events);
			else if (progress.finish === void 0) throw (0, _read_chunk_js__WEBPACK_IMPORTED_MODULE_2__.Q)("The final chunk came before any finish chunk.");
			else progress.final = {
				session_id: chunk.session_id ?? null,
				usage: chunk.usage ?? null
			};
		}
		function readChoices(chunk, progress, events) {
			if (progress.finish !== void 0) throw (0, _read_chunk_js__WEBPACK_IMPORTED_MODULE_2__.Q)("Another chunk came between the finish chunk and the final chunk.");
			for (let { delta, finish_reason } of chunk.choices) {
				append(events, "reasoning", delta.reasoning ?? ""), append(events, "text", delta.content ?? "");
				for (let toolCall of delta.tool_calls ?? []) {
					if (progress.isPaused) throw (0, _read_chunk_js__WEBPACK_IMPORTED_MODULE_2__.Q)("A second tool call came in the same response.");
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
			if (finish?.reason === "tool_calls" && !isPaused) throw (0, _read_chunk_js__WEBPACK_IMPORTED_MODULE_2__.Q)("The response paused without a tool call.");
			if (finish?.reason === "error" && finish.error === void 0) throw (0, _read_chunk_js__WEBPACK_IMPORTED_MODULE_2__.Q)("An error chunk has no error in it.");
		}
		function append(events, type, text) {
			if (text === "") return;
			let last = events.at(-1);
			last !== void 0 && last.type === type ? events[events.length - 1] = {
				type,
				text: last.text + text
			} : events.push({
				type,
				text
			});
		}
	}),
	74608: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => createClient });
		var clock = __webpack_require__(35233), fetch = __webpack_require__(9880), transport = __webpack_require__(33005), chat = __webpack_require__(98914), errors = __webpack_require__(81819), limits = __webpack_require__(38536), lib_errors = __webpack_require__(452), http_document = __webpack_require__(58435), parse = __webpack_require__(46085);
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
					silence.begins();
					let { done, value } = await reader.read();
					if (silence.ends(), done === !0 || value === void 0) return;
					parser.feed(decoder.decode(value, { stream: !0 }));
					let complete = batch;
					batch = [], complete.length > 0 && (yield complete);
					let [tooMuch] = overflow;
					if (tooMuch !== void 0) throw tooMuch;
				}
			} catch (error) {
				throw error instanceof lib_errors.lm ? error : (silence.ends(), new lib_errors.lm("stream_severed", "The connection broke in the middle of the stream.", { cause: error }));
			} finally {
				silence.stop(), reader.cancel().catch(() => {});
			}
		}
		function tooLong(maxCharacters, cause) {
			return new lib_errors.lm("stream_malformed", `An event of the stream is longer than ${maxCharacters} characters.`, { cause });
		}
		function watchSilence(reader, idleTimeoutMs) {
			let reading = !1, expired = !1, timer = setTimeout(() => {
				reading && (expired = !0, reader.cancel().catch(() => {}));
			}, idleTimeoutMs);
			return {
				begins() {
					reading = !0, timer.refresh();
				},
				ends() {
					if (reading = !1, expired) throw new lib_errors.lm("stream_idle", `Nothing came on the stream for ${idleTimeoutMs / 1e3} s, not even a keepalive. If the intern needs longer silences, raise "idle-timeout".`);
				},
				stop: () => clearTimeout(timer)
			};
		}
		var wording = __webpack_require__(96559), authorized = __webpack_require__(32270), chat_events = __webpack_require__(61215), client_connection = __webpack_require__(67879), request = __webpack_require__(2410);
		function buildPrompt(options) {
			if (options.prompt === "") throw new lib_errors.dz("input_missing", "The prompt is empty. Give it at least one character.", { source: "prompt" });
			return options.sessionId !== void 0 && checkId("session-id", options.sessionId, limits.yj.max), chat.cx.parse({
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
			return chat.Y9.parse({
				messages: options.toolCall === void 0 ? [answer] : [echo, answer],
				stream: !0,
				session_id: options.sessionId
			});
		}
		function checkId(source, id, maxCharacters) {
			if (!(id !== "" && id.length <= maxCharacters)) throw new lib_errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)(source)} has ${id.length} characters. Use an id of 1 to ${maxCharacters} characters.`, { source });
		}
		function streamPrompt(client, options) {
			return streamChat(client, options.internId, buildPrompt(options), options.signal);
		}
		function streamAnswer(client, options) {
			return streamChat(client, options.internId, buildAnswer(options), options.signal);
		}
		async function* streamChat(client, internId, body, signal) {
			let { fetch, clock } = client, connection = (0, transport.Hf)(signal);
			try {
				yield* readEvents(await readChatResponse(await (0, authorized.A)(client, (bearer) => {
					let request = buildChatRequest(client.baseUrl, bearer, internId, body);
					return (0, client_connection.l)(client, "chat", () => (0, transport.tN)(request, {
						fetch,
						headersTimeoutMs: 31e4,
						now: clock.now,
						signal: connection.signal
					}));
				}, signal), connection, client.baseUrl), client, connection);
			} catch (error) {
				throw signal?.throwIfAborted(), (0, request.TU)(error);
			} finally {
				connection.unlink(), connection.abort();
			}
		}
		async function* readEvents(stream, client, connection) {
			let reader = (0, chat_events.E)(), lastWait;
			try {
				for await (let batch of decodeEvents(stream, client)) {
					for (let event of reader.read(batch)) yield event;
					if (reader.isDone()) break;
					reader.isSettled() && (lastWait ??= setTimeout(() => connection.abort(), Math.min(1e4, client.idleTimeoutMs)));
				}
			} catch (error) {
				if (!(error instanceof lib_errors.lm) || !reader.isSettled() || error.code === "stream_malformed" && reader.end().finish_reason !== "error") throw error;
			} finally {
				clearTimeout(lastWait);
			}
			yield reader.end();
		}
		function buildChatRequest(baseUrl, bearer, internId, body) {
			if (!(0, request.YX)(internId)) throw new lib_errors.hD("api_malformed", `The intern has the id "${internId}", which can't stand in a URL.`);
			let json = JSON.stringify(body), bytes = Buffer.byteLength(json);
			if (bytes > limits.P) throw new lib_errors.hD("request_too_large", `The chat request would be ${bytes} bytes; the service reads at most ${limits.P}. Shorten the prompt.`);
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
		async function readChatResponse(response, connection, baseUrl) {
			let { status, requestId } = response, type = response.headers.get("content-type") ?? "";
			if (status === 200 && response.body !== null && /^text\/event-stream\b/i.test(type)) return response.body;
			let json = await readErrorBody(response, connection);
			throw status === 202 && chat.vi.safeParse(json).success ? new lib_errors.hD("steered", "Another run holds this session: the prompt was handed to it, and nothing streams here. Use another \"session-id\", or wait for that run.", {
				status,
				requestId
			}) : status === 200 ? new lib_errors.lm("stream_malformed", (0, wording.MH)`The service answered 200 with ${type === "" ? "no content type" : type} instead of an event stream. Check ${(0, wording.hF)("base-url")}.`, {
				status,
				requestId
			}) : (0, request.z_)(response, readRefusal(json), { baseUrl });
		}
		async function readErrorBody(response, connection) {
			let timer = setTimeout(() => connection.abort(), 1e4);
			try {
				return await (0, http_document.Vh)(response);
			} catch {
				return;
			} finally {
				clearTimeout(timer);
			}
		}
		function readRefusal(json) {
			let error = errors.Rz.safeParse(json).data?.error;
			return error && {
				message: error.message,
				reason: error.metadata?.reason,
				retryable: error.metadata?.retryable
			};
		}
		var interns = __webpack_require__(17391);
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
		function readListResponse(response, baseUrl) {
			let { status, json, requestId } = response;
			if (status !== 200) throw (0, request.z_)(response, (0, request.ni)(json), { baseUrl });
			let page = interns.Kl.safeParse(json), data = {
				status,
				requestId
			};
			if (!page.success) {
				let at = page.error.issues[0]?.path.join(".") ?? "";
				throw new lib_errors.hD("api_malformed", `The intern list is outside the API${at === "" ? "" : ` at "${at}"`}.`, data);
			}
			if (page.data.has_more && page.data.next_cursor === void 0) throw new lib_errors.hD("api_malformed", "The intern list has more pages, but names no next_cursor.", data);
			if ((page.data.next_cursor?.length ?? 0) > maxCursorCharacters) throw new lib_errors.hD("api_malformed", `The next_cursor of the intern list is longer than ${maxCursorCharacters} characters.`, data);
			return page.data;
		}
		async function* listInterns(client, options) {
			let seen = new Set(), cursor;
			do {
				let page = await fetchPage(client, options, cursor);
				if (yield* page.data, cursor = page.has_more ? page.next_cursor : void 0, cursor !== void 0 && seen.has(cursor)) throw new lib_errors.hD("api_malformed", "The intern list returned the same next_cursor twice.");
				if (seen.add(cursor ?? ""), seen.size >= maxPages && cursor !== void 0) throw new lib_errors.hD("api_malformed", `The intern list has more than ${maxPages} pages. Ask for one workspace.`);
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
				return (0, client_connection.l)(client, "list", () => (0, http_document.WI)(request, {
					fetch,
					now: clock.now,
					...limits
				}));
			}, options.signal).catch((error) => {
				throw (0, request.TU)(error);
			}), client.baseUrl);
		}
		function createClient(options) {
			(0, transport.xd)(options.baseUrl);
			let connection = {
				...options,
				fetch: options.fetch ?? fetch.p6,
				clock: options.clock ?? clock.m,
				idleTimeoutMs: options.idleTimeoutMs ?? 9e4
			};
			return {
				listInterns: (query = {}) => listInterns(connection, query),
				prompt: (prompt) => streamPrompt(connection, prompt),
				answer: (answer) => streamAnswer(connection, answer),
				updateKey: async (update) => (await __webpack_require__.e(9995).then(__webpack_require__.bind(__webpack_require__, 89995))).updateKey(connection, update),
				readKey: async (key) => (await __webpack_require__.e(9995).then(__webpack_require__.bind(__webpack_require__, 89995))).readKey(connection, key)
			};
		}
	}),
	67879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	38305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => malformed,
			a: () => readChunk
		});
		var chat = __webpack_require__(98914), errors = __webpack_require__(452), lib_json = __webpack_require__(16413);
		function isPlainChunk(value) {
			if (!isObject(value) || value.object !== chat.vr) return !1;
			let { id, created, model, choices } = value;
			return typeof id != "string" || typeof model != "string" || !Number.isSafeInteger(created) || "error" in value || "session_id" in value || "usage" in value ? !1 : Array.isArray(choices) && choices.length === 1 && isPlainChoice(choices[0]);
		}
		function isPlainChoice(value) {
			if (!isObject(value) || !Number.isSafeInteger(value.index)) return !1;
			let { delta, finish_reason: reason } = value;
			if (reason !== null && reason !== "stop" && reason !== "tool_calls" || !isObject(delta)) return !1;
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
			if (isPlainChunk(json)) return json;
			if ((0, lib_json.hz)(json, 32)) throw malformed("A chunk of the stream nests deeper than 32 levels.");
			let chunk = chat.yW.safeParse(json);
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
	}),
	2410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TU: () => explainLoss,
			YX: () => standsInUrl,
			ni: () => readRefusal,
			xg: () => mayRepeat,
			z_: () => refusalError
		});
		var _contract_base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46337), _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81819), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _http_transport_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33005), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559);
		function readRefusal(json) {
			let error = _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.hP.safeParse(json).data?.error;
			if (error !== void 0) return {
				message: error.message,
				reason: typeof error.code == "string" ? error.code : void 0
			};
		}
		function refusalError(response, refusal, { baseUrl, remedy = remedyOf(response.status) }) {
			let { status, requestId, retryAfterMs } = response, meant = status === 404 ? (0, _contract_base_url_js__WEBPACK_IMPORTED_MODULE_1__.Y)(baseUrl) : void 0, advice = meant === void 0 ? remedy : (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)` Check ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("base-url")}: did you mean ${meant}?`, answer = refusal?.reason === void 0 ? `${status}` : `${status} ${refusal.reason}`, words = refusal?.message ?? "the body names no reason.", said = advice === "" || /[.!?…]$/.test(words) ? words : `${words}.`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.hD("api_refused", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`The service answered ${answer}: ${said}${advice}`, {
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
			return error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_4__.hg ? new _errors_js__WEBPACK_IMPORTED_MODULE_3__.hD("api_unreachable", "The service did not answer.", {
				sent: error.sent,
				cause: error
			}) : error;
		}
		function mayRepeat(error) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.hD)) return { retry: !1 };
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
				case 404: return (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)` Check ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("base-url")}, and that the key belongs to the interns programme and sees this intern.`;
				default: return "";
			}
		}
	}),
	35233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => systemClock });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		let systemClock = {
			now: () => Date.now(),
			monotonic: () => Number(process.hrtime.bigint()) / 1e6,
			random: () => Math.random(),
			async sleep(ms, signal) {
				try {
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, void 0, signal === void 0 ? {} : { signal });
				} catch (error) {
					throw signal?.throwIfAborted(), error;
				}
			}
		};
	}),
	98914: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => doneMarker,
			B7: () => finishReasons,
			CI: () => usage,
			Cv: () => identifier,
			LW: () => toolCall,
			Y9: () => answerRequest,
			_p: () => toolCallId,
			cx: () => promptRequest,
			vi: () => steered,
			vr: () => chunkObject,
			yW: () => chatChunk
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81819), _lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95083), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84095);
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
	17391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kl: () => internListPage,
			Np: () => provisioningProgress
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		let provisioningProgress = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			step_label: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			step_number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			total_steps: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()
		}), intern = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			instructions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			last_failure_message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			progress: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(provisioningProgress),
			hostname: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			workspace_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			vault_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			attached_vault_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), internListPage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			data: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(intern),
			has_more: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			next_cursor: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
	}),
	9880: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => fetchThroughProxy,
			eq: () => proxyVariables,
			p6: () => fetchDirectly
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33554), _loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83838), _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33005);
		let fetchDirectly = (url, init) => new Promise((resolve, reject) => {
			let target = new URL(url), { method, headers, signal } = init, isSecure = target.protocol === "https:", { request: start } = process.getBuiltinModule(isSecure ? "node:https" : "node:http"), request = start(target, {
				method,
				headers,
				signal
			});
			request.on("error", reject), request.once("socket", (socket) => {
				if (!socket.connecting) return;
				let timer = setTimeout(() => request.destroy(connectTimeout(target.host)), 1e4), connected = isSecure ? "secureConnect" : "connect";
				for (let event of [connected, "close"]) socket.once(event, () => clearTimeout(timer));
			}), request.once("response", (message) => resolve(toResponse(message))), request.end(init.body ?? void 0);
		});
		function connectTimeout(host) {
			return Object.assign(Error(`no connection to ${host} within 10 s`), { code: _transport_js__WEBPACK_IMPORTED_MODULE_0__.Re });
		}
		function toResponse(message) {
			return {
				status: message.statusCode ?? 0,
				headers: { get(name) {
					let value = message.headers[name.toLowerCase()];
					return Array.isArray(value) ? value.join(", ") : value ?? null;
				} },
				body: toByteStream(message)
			};
		}
		function toByteStream(message) {
			let cancel = () => (message.destroy(), Promise.resolve()), iterate = () => message[Symbol.asyncIterator]();
			return {
				cancel,
				[Symbol.asyncIterator]: iterate,
				getReader() {
					let iterator = iterate();
					return {
						read: () => iterator.next(),
						cancel
					};
				}
			};
		}
		function fetchThroughProxy(env) {
			let variables = proxyVariables(env);
			if (variables === void 0) return fetchDirectly;
			let proxied;
			return async (url, init) => (0, _loopback_js__WEBPACK_IMPORTED_MODULE_1__.U)(new URL(url).hostname) ? fetchDirectly(url, init) : (proxied ??= loadProxiedFetch(variables), (await proxied)(url, init));
		}
		async function loadProxiedFetch({ http_proxy, https_proxy, no_proxy }) {
			let undici = await __webpack_require__.e(6752).then(__webpack_require__.t.bind(__webpack_require__, 1990, 19)), dispatcher = new undici.EnvHttpProxyAgent({
				httpProxy: http_proxy ?? "",
				httpsProxy: https_proxy ?? "",
				noProxy: no_proxy,
				headersTimeout: 0,
				bodyTimeout: 0
			});
			return (url, init) => undici.fetch(url, {
				...init,
				dispatcher
			});
		}
		function proxyVariables(env) {
			let read = (name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, name) ?? (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, name.toUpperCase()), [http_proxy, https_proxy, no_proxy] = [
				read("http_proxy"),
				read("https_proxy"),
				read("no_proxy")
			];
			if (http_proxy !== void 0 || https_proxy !== void 0) return {
				http_proxy,
				https_proxy,
				no_proxy: no_proxy ?? ""
			};
		}
	}),
	83115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => textOf,
			t: () => createBoundedText
		});
		function textOf({ head, tail, omitted }) {
			return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
		}
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
	}),
	91170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CM: () => toStartEvent,
			Tk: () => createRecorder,
			WQ: () => toTranscriptLine,
			pH: () => toRequestEvent
		});
		var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54057);
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
	}),
	54057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bB: () => decisionsOf,
			fP: () => messagesApart,
			j9: () => toPastRecord,
			nG: () => toAnswerVerb,
			pM: () => buildRunRecord
		});
		var _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83115);
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
			let reasoning = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), text = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), followUpText = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), isFollowUp = !1, pauses = [], messageEnds = [], said = 0, facts = noFacts;
			return {
				observe(event) {
					event.type === "text" && ((isFollowUp ? followUpText : text).push(event.text), isFollowUp || (said += event.text.length)), event.type === "reasoning" && reasoning.push(event.text), event.type !== "text" && event.type !== "reasoning" && (event.type === "prompt" && (isFollowUp = event.follow_up === !0), event.type === "pause" && (pauses.push({
						pause: event,
						decisions: []
					}), messageEnds.push(said)), event.type === "decision" && pauses.at(-1)?.decisions.push(event), facts = {
						...facts,
						first_at: facts.first_at ?? event.at,
						last_at: event.at,
						...factsOf(event, facts)
					});
				},
				value: () => ({
					...facts,
					text: text.value(),
					message_ends: messageEnds,
					follow_up_text: followUpText.value(),
					reasoning: reasoning.value(),
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
				case "request":
				case "prompt":
				case "pause":
				case "decision":
				case "text":
				case "reasoning": return {};
				default: return {};
			}
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
		function toPastRecord(lines, observe = () => {}) {
			let record = buildRunRecord(), unread = 0;
			for (let { number, event } of lines) event === "unreadable" ? unread += 1 : event !== "unknown" && (record.observe(event), observe(event, number));
			let value = record.value();
			if (unread === 0) return value;
			let count = unread === 1 ? "1 line" : `${unread} lines`;
			return {
				...value,
				remarks: [...value.remarks, `${count} of the transcript could not be read.`]
			};
		}
		function toAnswerVerb({ outcome, answer }) {
			switch (outcome) {
				case "allow": return answer === "allow_always" ? "allowed, always" : "allowed";
				case "answer": return "answered";
				case "reject": return answer === "reject_always" ? "rejected, always" : "rejected";
				case "stop": return "stopped";
				case "ask": return "asked";
				default: return outcome;
			}
		}
	})
};
