export const id = 2949;
export const ids = [2949];
export const modules = {
	1215: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E5: () => createChatReader,
			ar: () => readChunk
		});
		var _contract_chat_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8914), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413);
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
				append(events, "reasoning", delta.reasoning ?? ""), append(events, "text", delta.content ?? "");
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
		let maxUsageCharacters = 8192;
		function readChunk(data) {
			let json;
			try {
				json = JSON.parse(data);
			} catch (cause) {
				throw malformed("An event of the stream is not JSON.", cause);
			}
			if (isPlainChunk(json)) return json;
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_2__.hz)(json, 32)) throw malformed("A chunk of the stream nests deeper than 32 levels.");
			let chunk = _contract_chat_js__WEBPACK_IMPORTED_MODULE_1__.yW.safeParse(json);
			if (chunk.success) return withinBounds(chunk.data);
			let [issue] = chunk.error.issues;
			throw malformed(`A chunk of the stream is outside the API at "${issue?.path.join(".") ?? ""}".`);
		}
		function withinBounds(chunk) {
			if (JSON.stringify(chunk.usage ?? null).length <= maxUsageCharacters) return chunk;
			throw malformed(`The usage in a chunk of the stream is longer than ${maxUsageCharacters} characters.`);
		}
		function malformed(message, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_malformed", message, { cause });
		}
		function isPlainChunk(value) {
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(value) || value.object !== _contract_chat_js__WEBPACK_IMPORTED_MODULE_1__.vr) return !1;
			let { id, created, model, choices } = value;
			return typeof id != "string" || typeof model != "string" || !Number.isSafeInteger(created) || "error" in value || "session_id" in value || "usage" in value ? !1 : Array.isArray(choices) && choices.length === 1 && isPlainChoice(choices[0]);
		}
		function isPlainChoice(value) {
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(value) || !Number.isSafeInteger(value.index)) return !1;
			let { delta, finish_reason: reason } = value;
			if (reason !== null && reason !== "stop" && reason !== "tool_calls" || !(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(delta)) return !1;
			for (let name in delta) if (name !== "content" && name !== "reasoning" && name !== "role" || typeof delta[name] != "string") return !1;
			return !0;
		}
	}),
	7567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => createClient });
		var clock = __webpack_require__(1920), fetch = __webpack_require__(9880), transport = __webpack_require__(3005), chat = __webpack_require__(8914), errors = __webpack_require__(1819), limits = __webpack_require__(8536), lib_errors = __webpack_require__(452), http_document = __webpack_require__(8435), parse = __webpack_require__(6085);
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
		var wording = __webpack_require__(6559), chat_events = __webpack_require__(1215), client_request = __webpack_require__(2410);
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
				yield* readEvents(await readChatResponse(await (0, client_request.AA)(client, (bearer) => {
					let request = buildChatRequest(client.baseUrl, bearer, internId, body);
					return (0, client_request.lB)(client, "chat", () => (0, transport.tN)(request, {
						fetch,
						headersTimeoutMs: 31e4,
						now: clock.now,
						signal: connection.signal
					}));
				}, signal), connection, client.baseUrl), client, connection);
			} catch (error) {
				throw signal?.throwIfAborted(), (0, client_request.TU)(error);
			} finally {
				connection.unlink(), connection.abort();
			}
		}
		async function* readEvents(stream, client, connection) {
			let reader = (0, chat_events.E5)(), lastWait;
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
			if (!(0, client_request.YX)(internId)) throw new lib_errors.hD("api_malformed", `The intern has the id "${internId}", which can't stand in a URL.`);
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
			}) : (0, client_request.z_)(response, readRefusal(json), { baseUrl });
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
		var schemas = __webpack_require__(8395);
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
		}), maxPages = 1e3, maxCursorCharacters = 4096;
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
			if (status !== 200) throw (0, client_request.z_)(response, (0, client_request.ni)(json), { baseUrl });
			let page = internListPage.safeParse(json), data = {
				status,
				requestId
			};
			if (!page.success) throw (0, client_request.or)("The intern list is outside the API", page.error.issues, response);
			if (page.data.has_more && page.data.next_cursor === void 0) throw new lib_errors.hD("api_malformed", "The intern list has more pages, but names no next_cursor.", data);
			if ((page.data.next_cursor?.length ?? 0) > maxCursorCharacters) throw new lib_errors.hD("api_malformed", `The next_cursor of the intern list is longer than ${maxCursorCharacters} characters.`, data);
			return page.data;
		}
		async function* listInterns(client, options) {
			let seen = new Set(), cursor;
			do {
				let page = readListResponse(await (0, client_request.pD)(client, "list", (bearer) => buildListRequest(client.baseUrl, bearer, options, cursor), {
					timeoutMs: 3e4,
					maxBodyBytes: 16777216,
					signal: options.signal
				}), client.baseUrl);
				if (yield* page.data, cursor = page.has_more ? page.next_cursor : void 0, cursor !== void 0 && seen.has(cursor)) throw new lib_errors.hD("api_malformed", "The intern list returned the same next_cursor twice.");
				if (seen.add(cursor ?? ""), seen.size >= maxPages && cursor !== void 0) throw new lib_errors.hD("api_malformed", `The intern list has more than ${maxPages} pages. Ask for one workspace.`);
			} while (cursor !== void 0);
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
				updateKey: async (update) => (await loadKeys()).updateKey(connection, update),
				readKey: async (key) => (await loadKeys()).readKey(connection, key)
			};
		}
		let loadKeys = () => __webpack_require__.e(9995).then(__webpack_require__.bind(__webpack_require__, 9995));
	}),
	2410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AA: () => sendAuthorized,
			TU: () => explainLoss,
			YX: () => standsInUrl,
			lB: () => observe,
			ni: () => readRefusal,
			or: () => outsideApi,
			pD: () => requestDocument,
			xg: () => mayRepeat,
			z_: () => refusalError
		});
		var _contract_base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6337), _contract_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1819), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _http_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8435), _http_transport_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3005), _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6559);
		async function observe({ clock, onRequest }, route, send) {
			let startedAt = clock.monotonic(), answer = await send(), { status, requestId } = answer;
			return onRequest?.({
				route,
				status,
				ms: clock.monotonic() - startedAt,
				requestId
			}), answer;
		}
		async function sendAuthorized({ bearer, renewBearer }, request, signal) {
			let first = await bearer(signal), response = await request(first);
			return response.status !== 401 || renewBearer === void 0 ? response : (await response.body?.cancel().catch(() => {}), request(await renewBearer(first, signal)));
		}
		function requestDocument(client, route, build, limits) {
			let options = {
				fetch: client.fetch,
				now: client.clock.now,
				...limits
			}, sent = (bearer) => observe(client, route, () => (0, _http_document_js__WEBPACK_IMPORTED_MODULE_0__.WI)(build(bearer), options));
			return sendAuthorized(client, sent, limits.signal).catch((error) => {
				throw explainLoss(error);
			});
		}
		function outsideApi(problem, issues, { status, requestId }) {
			let at = issues[0]?.path.join(".") ?? "";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_malformed", `${problem}${at === "" ? "" : ` at "${at}"`}.`, {
				status,
				requestId
			});
		}
		function readRefusal(json) {
			let error = _contract_errors_js__WEBPACK_IMPORTED_MODULE_2__.hP.safeParse(json).data?.error;
			if (error !== void 0) return {
				message: error.message,
				reason: typeof error.code == "string" ? error.code : void 0
			};
		}
		function refusalError(response, refusal, { baseUrl, remedy = remedies[response.status] ?? "" }) {
			let { status, requestId, retryAfterMs } = response, meant = status === 404 ? (0, _contract_base_url_js__WEBPACK_IMPORTED_MODULE_3__.Y)(baseUrl) : void 0, advice = meant === void 0 ? remedy : (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)` Check ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.hF)("base-url")}: did you mean ${meant}?`, answer = refusal?.reason === void 0 ? `${status}` : `${status} ${refusal.reason}`, words = refusal?.message ?? "the body names no reason.", said = advice === "" || /[.!?…]$/.test(words) ? words : `${words}.`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_refused", (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)`The service answered ${answer}: ${said}${advice}`, {
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
			return error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_5__.hg ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_unreachable", "The service did not answer.", {
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
		let remedies = {
			401: " Check that the API key, or the key that the federation policy targets, exists and is not disabled.",
			402: " The key has used up its limit: raise it, or wait for its reset.",
			403: " Ask an organization admin to reassign the key: its creator is no longer a member. Regional hostnames are refused too.",
			404: (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)` Check ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.hF)("base-url")}, and that the key belongs to the interns programme and sees this intern.`
		};
	}),
	6337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => meantBaseUrl });
		function meantBaseUrl(baseUrl) {
			let [, upToVersion, behind] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
			return upToVersion === void 0 ? `${baseUrl.replace(/(?:\/api|\/v\d+)$/, "")}/api/v1` : behind === void 0 ? void 0 : upToVersion;
		}
	}),
	6383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => holdToken,
			j: () => holdFreshBearer
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function holdToken({ obtain, first, clock }) {
			let held = first && checked(first), inFlight, renew = async (signal) => (held = checked(await obtain(signal)), held), hasLeft = (shareMs) => held !== void 0 && clock.monotonic() < held.startedAt + held.lifetimeMs - shareMs(held.lifetimeMs);
			return {
				get alive() {
					return hasLeft(lastUseMs) ? held : void 0;
				},
				get isDue() {
					return !hasLeft(marginMs);
				},
				exchange(signal) {
					return inFlight ??= renew(signal).finally(() => {
						inFlight = void 0;
					}), inFlight;
				}
			};
		}
		let waitsMs = [500, 1e3];
		function holdFreshBearer(options) {
			let { clock, log, first, onExchange } = options, pausedUntil = 0, obtain = async () => {
				for (let attempt = 0;; attempt += 1) try {
					let obtained = await options.obtain();
					onExchange?.();
					let seconds = Math.round(obtained.lifetimeMs / 1e3);
					return log.info(`Access token ${obtained.token.fingerprint()} for ${seconds} s.`), obtained;
				} catch (error) {
					onExchange?.((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(error).code), log.warning(`The access token could not be renewed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)}`);
					let waitMs = isRefusal(error) ? waitsMs[attempt] : void 0;
					if (waitMs === void 0) throw error;
					await clock.sleep(waitMs);
				}
			}, holder = holdToken({
				obtain,
				first,
				clock
			});
			return onExchange?.(), {
				get() {
					let { alive, isDue } = holder;
					if (alive !== void 0 && (!isDue || clock.monotonic() < pausedUntil)) return alive;
					let next = holder.exchange();
					return alive === void 0 ? next : (next.catch(() => {
						pausedUntil = clock.monotonic() + 5e3;
					}), alive);
				},
				async renew(refused) {
					if (clock.monotonic() - refused.startedAt < 1e4) return;
					let { alive } = holder;
					return alive !== void 0 && alive.token !== refused.token ? alive : holder.exchange().catch(() => void 0);
				}
			};
		}
		function isRefusal(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 && /^(?:identity|exchange)_refused$/.test(error.code);
		}
		function checked(obtained) {
			if (/^[\x21-\x7e]+$/.test(obtained.token.reveal())) return obtained;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Sb("exchange_malformed", "The access token has characters that no header carries.");
		}
		let marginMs = (lifetimeMs) => Math.min(3e5, lifetimeMs / 2), lastUseMs = (lifetimeMs) => Math.min(5e3, lifetimeMs / 8);
	})
};
