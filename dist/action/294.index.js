export const id = 294;
export const ids = [294];
export const modules = {
	7283: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => createClient });
		var clock = __webpack_require__(1920), chat = __webpack_require__(8914), errors = __webpack_require__(1819), limits = __webpack_require__(8536), lib_errors = __webpack_require__(452), json = __webpack_require__(1528), parse = __webpack_require__(6085);
		async function* decodeEvents(body, options) {
			let { maxEventCharacters = 67108864 } = options, batch = [], overflow = [], parser = (0, parse.C)({
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
				throw error instanceof lib_errors.lm ? error : new lib_errors.lm("stream_severed", "The connection broke in the middle of the stream.", { cause: error });
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
				async guard(read) {
					reading = !0, timer.refresh();
					let result = await read().catch((error) => {
						if (!expired) throw error;
					});
					if (reading = !1, !expired && result !== void 0) return result;
					throw new lib_errors.lm("stream_idle", `Nothing came on the stream for ${idleTimeoutMs / 1e3} s, not even a keepalive. If the intern needs longer silences, raise "idle-timeout".`);
				},
				stop: () => clearTimeout(timer)
			};
		}
		var transport = __webpack_require__(3005);
		async function sendAuthorized({ bearer, renewBearer }, request) {
			let first = await bearer(), response = await request(first);
			return response.status !== 401 || renewBearer === void 0 ? response : (await response.body?.cancel().catch(() => {}), request(await renewBearer(first)));
		}
		function isTextChunk(value) {
			if (!isObject(value) || value.object !== chat.vr) return !1;
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
		function createChatReader() {
			let finish, final, model = "", paused = !1, done = !1, readFinal = (chunk) => {
				if (finish === void 0) throw malformed("The final chunk came before any finish chunk.");
				final = {
					session_id: chunk.session_id ?? null,
					usage: chunk.usage ?? null
				};
			}, readChoice = (chunk, events) => {
				if (finish !== void 0) throw malformed("Another chunk came between the finish chunk and the final chunk.");
				for (let { delta, finish_reason } of chunk.choices) {
					(delta.reasoning ?? "") !== "" && append(events, "reasoning", delta.reasoning ?? ""), (delta.content ?? "") !== "" && append(events, "text", delta.content ?? "");
					for (let toolCall of delta.tool_calls ?? []) {
						if (paused) throw malformed("A second tool call came in the same response.");
						paused = !0, events.push({
							type: "pause",
							toolCall
						});
					}
					finish_reason !== null && (finish = {
						reason: finish_reason,
						error: chunk.error
					});
				}
				if (finish?.reason === "tool_calls" && !paused) throw malformed("The response paused without a tool call.");
				if (finish?.reason === "error" && finish.error === void 0) throw malformed("An error chunk has no error in it.");
			}, readData = (data, events) => {
				if (done) return;
				if (data === chat.$2) {
					done = !0;
					return;
				}
				if (final !== void 0) throw malformed("A chunk came after the final chunk.");
				let chunk = readChunk(data);
				model = chunk.model, chunk.choices.length === 0 ? readFinal(chunk) : readChoice(chunk, events);
			};
			return {
				*read(batch) {
					let events = [];
					try {
						for (let data of batch) readData(data, events);
					} catch (error) {
						throw yield* events, error;
					}
					yield* events;
				},
				end() {
					let complete = final ?? (finish?.reason === "error" ? {
						session_id: null,
						usage: null
					} : void 0);
					if (finish === void 0 || complete === void 0) throw new lib_errors.lm("stream_severed", `The stream ended before its final chunk${finish === void 0 ? "" : `, after finish reason "${finish.reason}"`}.`);
					return {
						type: "finish",
						finish_reason: finish.reason,
						error: finish.error,
						model,
						done,
						...complete
					};
				},
				isDone: () => done
			};
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
		function readChunk(data) {
			let json;
			try {
				json = JSON.parse(data);
			} catch (cause) {
				throw malformed("An event of the stream is not JSON.", cause);
			}
			if (isTextChunk(json)) return json;
			let chunk = chat.yW.safeParse(json);
			if (chunk.success) return chunk.data;
			throw malformed(`A chunk of the stream is outside the API at "${chunk.error.issues[0]?.path.join(".") ?? ""}".`);
		}
		function malformed(message, cause) {
			return new lib_errors.lm("stream_malformed", message, { cause });
		}
		var client_connection = __webpack_require__(7879), request = __webpack_require__(2410);
		function buildPrompt(options) {
			return chat.cx.parse({
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
		function streamPrompt(client, options) {
			return streamChat(client, options.internId, buildPrompt(options), options.signal);
		}
		function streamAnswer(client, options) {
			return streamChat(client, options.internId, buildAnswer(options), options.signal);
		}
		async function* streamChat(client, internId, body, signal) {
			let { fetch, clock } = client, connection = new AbortController(), signals = signal === void 0 ? connection.signal : AbortSignal.any([signal, connection.signal]);
			try {
				let stream = await readChatResponse(await sendAuthorized(client, (bearer) => {
					let request = buildChatRequest(client.baseUrl, bearer, internId, body);
					return (0, client_connection.l)(client, "chat", () => (0, transport.tN)(request, {
						fetch,
						headersTimeoutMs: 31e4,
						now: clock.now,
						signal: signals
					}));
				}), connection), reader = createChatReader();
				for await (let batch of decodeEvents(stream, client)) if (yield* reader.read(batch), reader.isDone()) break;
				yield reader.end();
			} catch (error) {
				throw signal?.throwIfAborted(), (0, request.TU)(error);
			} finally {
				connection.abort();
			}
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
		async function readChatResponse(response, connection) {
			let { status, requestId } = response, type = response.headers.get("content-type") ?? "";
			if (status === 200 && response.body !== null && /^text\/event-stream\b/i.test(type)) return response.body;
			let json = await readErrorBody(response, connection);
			throw status === 202 && chat.vi.safeParse(json).success ? new lib_errors.hD("steered", "Another run holds this session: the prompt was handed to it, and nothing streams here. Use another \"session-id\", or wait for that run.", {
				status,
				requestId
			}) : status === 200 ? new lib_errors.lm("stream_malformed", `The service answered 200 with ${type === "" ? "no content type" : type} instead of an event stream. Check base-url.`, {
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
			let error = errors.Rz.safeParse(json).data?.error;
			return error && {
				message: error.message,
				reason: error.metadata?.reason,
				retryable: error.metadata?.retryable
			};
		}
		var interns = __webpack_require__(7391);
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
			let page = interns.Kl.safeParse(json), data = {
				status,
				requestId
			};
			if (!page.success) {
				let at = page.error.issues[0]?.path.join(".") ?? "";
				throw new lib_errors.hD("api_malformed", `The intern list is outside the API${at === "" ? "" : ` at "${at}"`}.`, data);
			}
			if (page.data.has_more && page.data.next_cursor === void 0) throw new lib_errors.hD("api_malformed", "The intern list has more pages, but names no next_cursor.", data);
			return page.data;
		}
		async function* listInterns(client, options) {
			let seen = new Set(), cursor;
			do {
				let page = await fetchPage(client, options, cursor);
				if (yield* page.data, cursor = page.has_more ? page.next_cursor : void 0, cursor !== void 0 && seen.has(cursor)) throw new lib_errors.hD("api_malformed", "The intern list returned the same next_cursor twice.");
				seen.add(cursor ?? "");
			} while (cursor !== void 0);
		}
		async function fetchPage(client, options, cursor) {
			let { fetch, clock } = client, limits = {
				timeoutMs: 3e4,
				maxBodyBytes: 67108864,
				signal: options.signal
			};
			return readListResponse(await sendAuthorized(client, (bearer) => {
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
			let connection = {
				...options,
				fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
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
		var _contract_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7684), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1528), _connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7879), _request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2410);
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
			let { fetch, clock } = client, request = buildKeyUpdate(client.baseUrl, await client.bearer(), options), limits = {
				timeoutMs: 3e4,
				signal: options.signal
			}, send = () => (0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.W)(request, {
				fetch,
				now: clock.now,
				...limits
			});
			return readKeyUpdate(await (0, _connection_js__WEBPACK_IMPORTED_MODULE_4__.l)(client, "keys", send).catch((error) => {
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
	7395: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9733);
		let maxBytes = 65536;
		function readPause(text) {
			let bytes = new TextEncoder().encode(text).length;
			if (bytes > maxBytes) return { malformed: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { malformed: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text);
			return flaw === void 0 ? readFields(value) : { malformed: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { malformed: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { malformed: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { malformed: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { malformed: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { malformed: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { malformed: "\"operation\" and \"command\" name different commands" } : {
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
			return value === void 0 || (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gu;
		function structuralFlaw(text) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > 32) return "the arguments nest deeper than 32 levels";
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L5: () => unknown,
			So: () => contextKeyName,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknown = "unknown", unknownContext = {
			event: unknown,
			ref: unknown,
			base_ref: unknown,
			fork: unknown,
			draft: unknown,
			labels: unknown,
			actor: {
				permission: unknown,
				association: unknown,
				type: unknown,
				login: unknown
			},
			environment: unknown,
			repository: { visibility: unknown }
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
	2874: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => evaluate,
			Y: () => isPermission
		});
		var context = __webpack_require__(1576), glob = __webpack_require__(4885), json = __webpack_require__(9733), shell = __webpack_require__(2741);
		function matches(matcher, value, mode) {
			let { test } = matcher;
			return value === void 0 ? matcher.missing || test.type === "present" && !test.present : mode === "when" && value === context.L5 ? test.type === "values" && test.values.includes(context.L5) : holds(test, value, mode);
		}
		function holds(test, value, mode) {
			return test.type === "present" ? test.present : test.type === "has" ? (0, json.Lv)(value) && value.some((element) => isOneOf(test.values, element)) : test.type === "not" && (mode === "when" || asksWhole(test.test)) ? !holds(test.test, value, mode) : (0, json.Lv)(value) ? mode === "rule" ? value.length > 0 && value.every((element) => holds(test, element, mode)) : value.some((element) => holds(test, element, mode)) : holdsForOne(test, value, mode);
		}
		function asksWhole(test) {
			return test.type === "has" || test.type === "not" && asksWhole(test.test);
		}
		function holdsForOne(test, value, mode) {
			return test.type === "values" ? isOneOf(test.values, value) : test.type === "not" ? !holds(test.test, value, mode) : typeof value == "string" ? test.type === "glob" ? (0, glob.m)(test.glob, value) : test.type === "re2" ? test.matches(value) : test.type === "only" ? (0, shell.fy)(test.patterns, value, test.syntax) : (0, shell.F_)(test.patterns, value, test.syntax) !== void 0 : test.type === "any";
		}
		function isOneOf(values, value) {
			return values.some((each) => each === value);
		}
		function wanted(matcher) {
			return matcher.missing ? `${wantedBy(matcher.test)}, or missing` : wantedBy(matcher.test);
		}
		function wantedBy(test) {
			return test.type === "values" ? test.values.map(json.SP).join(" or ") : test.type === "glob" ? `glob ${(0, json.SP)(test.glob.pattern)}` : test.type === "re2" ? `re2 ${(0, json.SP)(test.pattern)}` : test.type === "not" ? `not ${wantedBy(test.test)}` : test.type === "present" ? test.present ? "present" : "missing" : test.type === "has" ? `a list with ${test.values.map(json.SP).join(" or ")}` : `shell ${test.type} ${test.patterns.map((each) => (0, json.SP)(each.pattern)).join(", ")}`;
		}
		function whyNot(key, matcher, value) {
			let { test } = matcher;
			return test.type === "only" && typeof value == "string" ? `${key}: ${(0, shell.q8)(test.patterns, value, test.syntax) ?? "covered"}` : `${key} is ${(0, json.SP)(value)}, wants ${wanted(matcher)}`;
		}
		function whyMatched(key, matcher, value) {
			let { test } = matcher;
			if (value === void 0) return `${key} is missing`;
			if (test.type === "any" && typeof value == "string") return `${key}: ${(0, shell.F_)(test.patterns, value, test.syntax) ?? "not covered"}`;
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
	4885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => compileGlob,
			m: () => globMatches
		});
		function compileGlob(pattern) {
			let pieces = [], fixed = "", escaped = !1, flush = () => {
				fixed !== "" && pieces.push({ text: fixed }), fixed = "";
			};
			for (let character of pattern) !escaped && character === "\\" ? escaped = !0 : (escaped || character !== "*" && character !== "?" ? fixed += character : (flush(), character === "?" ? pieces.push("one") : pieces.at(-1) !== "run" && pieces.push("run")), escaped = !1);
			if (!escaped) return flush(), {
				pattern,
				pieces
			};
		}
		function globMatches(glob, text) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < text.length || piece < glob.pieces.length;) {
				let current = glob.pieces[piece];
				if (current === "run") {
					if (runPiece = piece, runAt = at, piece += 1, piece === glob.pieces.length) return !0;
					continue;
				}
				let next = current === void 0 ? void 0 : step(current, text, at);
				if (next !== void 0) {
					at = next, piece += 1;
					continue;
				}
				if (runPiece === -1) return !1;
				let after = glob.pieces[runPiece + 1], from = runAt + width(text, runAt);
				if (from > text.length || runAt >= text.length || (runAt = typeof after == "object" ? text.indexOf(after.text, from) : from, runAt === -1)) return !1;
				at = runAt, piece = runPiece + 1;
			}
			return !0;
		}
		function step(piece, text, at) {
			return piece === "one" ? at < text.length ? at + width(text, at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
		}
		function width(text, at) {
			return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
	}),
	5856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	9733: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			hQ: () => ownField
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856);
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
	7195: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	9478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S6: () => runsHiddenCommand,
			kX: () => programName,
			pw: () => canRunOthers
		});
		let runners = new Set("alias at batch bind builtin busybox bwrap catchsegv chpst chroot chrt cmd command complete cpulimit crontab dbus-run-session doas dtach enable entr env eval exec expect faketime fakeroot firejail flock hash ionice let linux32 linux64 ltrace nice nohup nsenter numactl osascript parallel pkexec powershell prlimit proot pwsh rlwrap runuser screen script setarch setpriv setsid source . ssh start-stop-daemon stdbuf strace su sudo systemd-run taskset time timeout tmux toybox trap unbuffer unshare watch wsl xargs xvfb-run".split(" ")), shells = new Set("ash bash csh dash elvish fish ksh mksh nu rbash sh tcsh xonsh yash zsh".split(" "));
		function some(pattern) {
			return (args) => args.some((argument) => argument === null || pattern.test(argument));
		}
		let awk = some(/system|\||getline/u), evaluates = some(/\$\(|`/u), arrayFiller = some(/^-[A-Za-z]*C|\$\(|`/u), byArguments = new Map([
			["awk", awk],
			["bun", some(/^(?:-e|-p|--eval|--print|x$)/u)],
			["compgen", some(/^-[A-Za-z]*[CF]/u)],
			["deno", some(/^eval$/u)],
			["docker", some(/^(?:run|exec)$/u)],
			["find", some(/^-(?:exec|execdir|ok|okdir)$/u)],
			["gawk", awk],
			["git", runsByGit],
			["lua", some(/^-e/u)],
			["mapfile", arrayFiller],
			["make", some(/^(?:-f|--file|--makefile|--eval|-E)/u)],
			["mawk", awk],
			["nawk", awk],
			["node", some(/^(?:-[A-Za-z]*[ep]|--eval|--print|-r|--require|--import)/u)],
			["npm", some(/^(?:exec|x|explore)$/u)],
			["perl", some(/^-[A-Za-z]*[eE]/u)],
			["php", some(/^-[A-Za-z]*r/u)],
			["pnpm", some(/^(?:exec|dlx)$/u)],
			["podman", some(/^(?:run|exec)$/u)],
			["python", some(/^-[A-Za-z]*c/u)],
			["readarray", arrayFiller],
			["rsync", some(/^(?:-[A-Za-z]*e|--rsh)/u)],
			["ruby", some(/^-[A-Za-z]*e/u)],
			["tar", some(/^(?:--checkpoint-action|--to-command|--use-compress-program|-[A-Za-z]*[IF]|--info-script|--new-volume-script)/u)],
			["yarn", some(/^(?:exec|dlx)$/u)],
			..."[ declare export getopts local printf read readonly test typeset unset wait".split(" ").map((name) => [name, evaluates])
		]), builtins = new Set("[ declare export getopts local printf read readonly test typeset unset wait".split(" ")), gitOption = /^(?:--config-env|--exec-path|--upload-pack|--receive-pack|--exec|--ext-diff|--open-files-in-pager|bisect|filter-branch)/u;
		function runsByGit(args) {
			return args.some((argument, index) => {
				if (argument === null || gitOption.test(argument)) return !0;
				let setting = args[index + 1];
				return argument === "-c" && (setting === null || setting?.includes("=") === !0);
			});
		}
		let openEnded = new Set("bundle bunx cargo curl dotnet ed emacs ex go gradle helm java julia kubectl less man more mvn nvim npx pip pip3 pnpx R Rscript rake rsync sed scp sftp sqlite3 terraform tsx uv uvx vi view vim wget zip".split(" "));
		function programName(program) {
			return program.slice(Math.max(program.lastIndexOf("/"), program.lastIndexOf("\\")) + 1).replace(/\.exe$/iu, "");
		}
		function family(name) {
			return name.replace(/[0-9.]+$/u, "");
		}
		function canRunOthers(program) {
			let name = programName(program);
			return [name, family(name)].some((each) => runners.has(each) || shells.has(each) || byArguments.has(each) && !builtins.has(each) || openEnded.has(each));
		}
		function runsHiddenCommand(program, args) {
			let name = programName(program);
			return runners.has(name) ? !0 : shells.has(name) ? !isScriptFile(args[0]) : (byArguments.get(name) ?? byArguments.get(family(name)))?.(args) ?? !1;
		}
		function isScriptFile(argument) {
			return typeof argument == "string" && !/^(?:[-+]|$|\/dev\/|\/proc\/)/u.test(argument);
		}
	}),
	9653: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => readWords });
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856);
		let bareWord = /[A-Za-z0-9_@%+=:,./-]+/y, barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y, quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y, operator = /&&|\|\||;|\|/y, assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u, keywords = new Set("case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while".split(" ")), meanings = new Map([
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
			let unseen = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.tO)(text, "")[0];
			if (unseen !== void 0) return { refused: `it holds ${unseen.name}, which is not literal` };
			let commands = [], current = [], lastJoint;
			for (let at = skipSpaces(text, 0); at < text.length;) {
				let piece = pieceAt(text, at, options.pattern ? barePattern : bareWord);
				if (piece.type === "refused") return { refused: piece.refused };
				if (at = skipSpaces(text, at + piece.raw.length), piece.type === "word") {
					let word = wordOf(piece.raw), grammar = current.length === 0 ? whyGrammar(word) : void 0;
					if (grammar !== void 0) return { refused: grammar };
					current.push(word);
				} else {
					if (current.length === 0) return { refused: `nothing stands before "${piece.raw}"` };
					commands.push(current), current = [], lastJoint = piece.raw;
				}
			}
			return current.length > 0 ? { commands: [...commands, current] } : { refused: lastJoint === void 0 ? "it is empty" : `nothing stands after "${lastJoint}"` };
		}
		function skipSpaces(text, from) {
			let at = from;
			for (; text[at] === " ";) at += 1;
			return at;
		}
		function pieceAt(text, at, bare) {
			let joint = take(operator, text, at);
			if (joint !== void 0 && !isLongerJoint(text, at, joint)) return {
				type: "joint",
				raw: joint
			};
			let raw = take(bare, text, at) ?? take(quotedWord, text, at);
			if (raw === void 0) return {
				type: "refused",
				refused: notLiteral(text, at)
			};
			let end = at + raw.length;
			return endsWord(text[end]) ? {
				type: "word",
				raw
			} : {
				type: "refused",
				refused: notLiteral(text, end)
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
	2741: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F_: () => whyAny,
			fm: () => compileCommandPattern,
			fy: () => isOnly,
			q8: () => whyNotOnly
		});
		var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4885), _programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9478), _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9653);
		function compileCommandPattern(pattern) {
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_0__.u)(pattern, { pattern: !0 });
			if ("refused" in words) return { error: `${words.refused}. Quote a word that holds it, or leave it out` };
			let [command = [], ...others] = words.commands;
			if (others.length > 0) return { error: "it holds more than one command. Write one pattern for each" };
			let texts = command.map((word) => word.text), open = texts.at(-1) === "**", fixed = open ? texts.slice(0, -1) : texts;
			return fixed.length === 0 ? { error: "\"**\" alone would cover everything. Name a program before it" } : fixed.some((text) => text.includes("**")) ? { error: "\"**\" stands only at the end, as a word of its own. Write \"*\" within a word" } : {
				pattern,
				tokens: fixed.map(tokenGlob),
				open
			};
		}
		function tokenGlob(text) {
			return (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.S)(text.replace(/[\\?]/gu, "\\$&")) ?? {
				pattern: text,
				pieces: [{ text }]
			};
		}
		function covers(pattern, words) {
			return words.length < pattern.tokens.length || words.length > pattern.tokens.length && !pattern.open ? !1 : pattern.tokens.every((token, index) => (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(token, words[index] ?? ""));
		}
		function isOnly(patterns, text, syntax) {
			let reading = syntax.literal(text);
			return "commands" in reading && reading.commands.every((words) => patterns.some((pattern) => covers(pattern, words)));
		}
		function whyNotOnly(patterns, text, syntax) {
			let reading = syntax.literal(text);
			if ("refused" in reading) return reading.refused;
			let index = reading.commands.findIndex((words) => !patterns.some((pattern) => covers(pattern, words)));
			if (index === -1) return;
			let program = JSON.stringify((reading.commands[index] ?? []).slice(0, 4).join(" ").slice(0, 60));
			return `part ${index + 1} ${program} is covered by none of ${patterns.length} pattern${patterns.length === 1 ? "" : "s"}`;
		}
		function whyAny(patterns, text, syntax) {
			let reading = syntax.full(text);
			if ("untold" in reading) return reading.untold;
			for (let command of reading.commands) {
				let reason = whyCommand(patterns, command);
				if (reason !== void 0) return reason;
			}
		}
		function whyCommand(patterns, command) {
			let { program } = command;
			if (program === null) return "a program in it is known only when it runs";
			if ((0, _programs_js__WEBPACK_IMPORTED_MODULE_2__.S6)(program, command.arguments)) return `${JSON.stringify(program)} runs what can not be told`;
			let covering = patterns.find((pattern) => mayCover(pattern, program, command.arguments));
			return covering === void 0 ? void 0 : `${JSON.stringify(program)} is covered by ${JSON.stringify(covering.pattern)}`;
		}
		function mayCover(pattern, program, args) {
			let unknownAt = args.indexOf(null), known = (unknownAt === -1 ? args : args.slice(0, unknownAt)).map((argument) => argument ?? "");
			return [program, (0, _programs_js__WEBPACK_IMPORTED_MODULE_2__.kX)(program)].some((name) => {
				let words = [name, ...known];
				return unknownAt === -1 ? covers(pattern, words) : words.length > pattern.tokens.length && !pattern.open ? !1 : words.every((text, index) => {
					let token = pattern.tokens[index];
					return token === void 0 || (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(token, text);
				});
			});
		}
	})
};
