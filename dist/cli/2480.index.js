export const id = 2480;
export const ids = [2480, 82];
export const modules = {
	61215: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E5: () => createChatReader,
			ar: () => readChunk
		});
		var _contract_chat_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98914), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413);
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
					let { finish, model, isDone } = progress, ending = getEnding(progress);
					if (finish === void 0 || ending === void 0) {
						let reason = finish === void 0 ? "" : `, after finish reason "${finish.reason}"`;
						throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_severed", `The stream ended before its final chunk${reason}.`);
					}
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
				isSettled: () => getEnding(progress) !== void 0
			};
		}
		function getEnding({ finish, final }) {
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
			let { finish, isPaused } = progress;
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
			let parse = () => JSON.parse(data), json = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.aU)(parse, (cause) => malformed("An event of the stream is not JSON.", cause));
			if (isPlainChunk(json)) return json;
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_2__.hz)(json, 32)) throw malformed("A chunk of the stream nests deeper than 32 levels.");
			let { data: chunk, error } = _contract_chat_js__WEBPACK_IMPORTED_MODULE_1__.yW.safeParse(json);
			if (chunk === void 0) throw malformed(`A chunk of the stream does not match the API at "${error.issues[0]?.path.join(".") ?? ""}".`);
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
	74608: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => createClient });
		var clock = __webpack_require__(35233), fetch = __webpack_require__(9880), transport = __webpack_require__(33005), chat = __webpack_require__(98914), errors = __webpack_require__(81819), limits = __webpack_require__(38536), lib_errors = __webpack_require__(452), http_document = __webpack_require__(58435), parse = __webpack_require__(46085);
		async function* decodeEvents(body, options) {
			let { maxEventCharacters = 4194304 } = options, batch = [], overflowErrors = [], parser = (0, parse.C)({
				maxBufferSize: maxEventCharacters,
				onEvent: (event) => batch.push(event.data),
				onError(error) {
					if (error.type !== "max-buffer-size-exceeded") return;
					let message = `An event of the stream is longer than ${maxEventCharacters} characters.`;
					overflowErrors.push(new lib_errors.lm("stream_malformed", message, { cause: error }));
				}
			}), decoder = new TextDecoder("utf-8", { ignoreBOM: !0 }), reader = body.getReader(), idleWatch = watchIdleTime(reader, options.idleTimeoutMs);
			try {
				for (;;) {
					idleWatch.startRead();
					let { done, value } = await reader.read();
					if (idleWatch.endRead(), done === !0 || value === void 0) return;
					parser.feed(decoder.decode(value, { stream: !0 }));
					let events = batch;
					batch = [], events.length > 0 && (yield events);
					let [overflowError] = overflowErrors;
					if (overflowError !== void 0) throw overflowError;
				}
			} catch (error) {
				throw error instanceof lib_errors.lm ? error : (idleWatch.endRead(), new lib_errors.lm("stream_severed", "The connection broke in the middle of the stream.", { cause: error }));
			} finally {
				idleWatch.stop(), reader.cancel().catch(() => {});
			}
		}
		function watchIdleTime(reader, idleTimeoutMs) {
			let isReading = !1, hasExpired = !1, timer = setTimeout(() => {
				isReading && (hasExpired = !0, reader.cancel().catch(() => {}));
			}, idleTimeoutMs);
			return {
				startRead() {
					isReading = !0, timer.refresh();
				},
				endRead() {
					if (isReading = !1, !hasExpired) return;
					let message = `Nothing came on the stream for ${idleTimeoutMs / 1e3} s, not even a keepalive. If the intern is silent for longer, raise "idle-timeout".`;
					throw new lib_errors.lm("stream_idle", message);
				},
				stop: () => clearTimeout(timer)
			};
		}
		var wording = __webpack_require__(96559), chat_events = __webpack_require__(61215), client_request = __webpack_require__(2410);
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
			if (id !== "" && id.length <= maxCharacters) return;
			let message = (0, wording.MH)`${(0, wording.hF)(source)} has ${id.length} characters. Use an id of 1 to ${maxCharacters} characters.`;
			throw new lib_errors.dz("input_invalid", message, { source });
		}
		async function* streamChat(client, { internId, signal }, body) {
			let { fetch, clock } = client, abortLink = (0, transport.Hf)(signal);
			try {
				yield* readEvents(await readChatResponse(await (0, client_request.AA)(client, (bearer) => {
					let request = buildChatRequest(client.baseUrl, bearer, internId, body);
					return (0, client_request.Wz)(client, "chat", () => (0, transport.tN)(request, {
						fetch,
						headersTimeoutMs: limits.Qd,
						now: clock.now,
						signal: abortLink.signal
					}));
				}, signal), abortLink, client.baseUrl), client, abortLink);
			} catch (error) {
				throw signal?.throwIfAborted(), (0, client_request.i)(error);
			} finally {
				abortLink.unlink(), abortLink.abort();
			}
		}
		async function* readEvents(stream, client, abortLink) {
			let reader = (0, chat_events.E5)(), doneTimer;
			try {
				for await (let batch of decodeEvents(stream, client)) {
					for (let event of reader.read(batch)) yield event;
					if (reader.isDone()) break;
					reader.isSettled() && (doneTimer ??= setTimeout(() => abortLink.abort(), Math.min(1e4, client.idleTimeoutMs)));
				}
			} catch (error) {
				if (!(error instanceof lib_errors.lm) || !reader.isSettled() || error.code === "stream_malformed" && reader.end().finish_reason !== "error") throw error;
			} finally {
				clearTimeout(doneTimer);
			}
			yield reader.end();
		}
		function buildChatRequest(baseUrl, bearer, internId, body) {
			if (!(0, client_request.B$)(internId)) throw new lib_errors.hD("api_malformed", `The intern has the id "${internId}", which can't be part of a URL.`);
			let json = JSON.stringify(body), bytes = Buffer.byteLength(json);
			if (bytes > limits.P) {
				let message = `The chat request would be ${bytes} bytes; the service reads at most ${limits.P}. Shorten the prompt.`;
				throw new lib_errors.hD("request_too_large", message);
			}
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
		async function readChatResponse(response, abortLink, baseUrl) {
			let { status, requestId } = response, type = response.headers.get("content-type") ?? "";
			if (status === 200 && response.body !== null && /^text\/event-stream\b/i.test(type)) return response.body;
			let json = await readErrorBody(response, abortLink);
			if (status === 202 && chat.Wc.safeParse(json).success) throw new lib_errors.hD("steered", "Another run holds this session and has received the prompt, so its output does not appear here. Use another \"session-id\", or wait for that run.", {
				status,
				requestId
			});
			if (status === 200) {
				let message = (0, wording.MH)`The service answered 200 with ${type === "" ? "no content type" : type} instead of an event stream. Check ${(0, wording.hF)("base-url")}.`;
				throw new lib_errors.lm("stream_malformed", message, {
					status,
					requestId
				});
			}
			throw (0, client_request.yN)(response, readChatRefusal(json), baseUrl);
		}
		async function readErrorBody(response, abortLink) {
			let timer = setTimeout(() => abortLink.abort(), 1e4);
			try {
				return await (0, http_document.Vh)(response);
			} catch {
				return;
			} finally {
				clearTimeout(timer);
			}
		}
		function readChatRefusal(json) {
			let error = errors.Rz.safeParse(json).data?.error;
			return error && {
				message: error.message,
				reason: error.metadata?.reason,
				retryable: error.metadata?.retryable
			};
		}
		var interns = __webpack_require__(17391);
		let maxPages = 1e3, maxCursorCharacters = 4096;
		function buildListRequest(baseUrl, bearer, { status = [], workspaceId, pageSize = 100 }, cursor) {
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
			if (status !== 200) throw (0, client_request.yN)(response, (0, client_request.ni)(json), baseUrl);
			let page = interns.Kl.safeParse(json), data = {
				status,
				requestId
			};
			if (!page.success) throw (0, client_request.gV)("The intern list does not match the API", page.error.issues, response);
			if (page.data.has_more && page.data.next_cursor === void 0) throw new lib_errors.hD("api_malformed", "The intern list announces more pages, but has no next_cursor.", data);
			if ((page.data.next_cursor?.length ?? 0) > maxCursorCharacters) {
				let message = `The next_cursor of the intern list is longer than ${maxCursorCharacters} characters.`;
				throw new lib_errors.hD("api_malformed", message, data);
			}
			return page.data;
		}
		async function* listInterns(client, options) {
			let seenCursors = new Set(), cursor;
			for (;;) {
				let page = readListResponse(await (0, client_request.pD)(client, "list", (bearer) => buildListRequest(client.baseUrl, bearer, options, cursor), {
					timeoutMs: 3e4,
					maxBodyBytes: 16777216,
					signal: options.signal
				}), client.baseUrl);
				if (yield* page.data, cursor = page.has_more ? page.next_cursor : void 0, cursor === void 0) return;
				if (seenCursors.has(cursor)) throw new lib_errors.hD("api_malformed", "The intern list returned the same next_cursor twice.");
				if (seenCursors.add(cursor), seenCursors.size >= maxPages) throw new lib_errors.hD("api_malformed", `The intern list has more than ${maxPages} pages. Set "workspace-id".`);
			}
		}
		function createClient(options) {
			(0, transport.xd)(options.baseUrl);
			let settings = {
				...options,
				fetch: options.fetch ?? fetch.p6,
				clock: options.clock ?? clock.m,
				idleTimeoutMs: options.idleTimeoutMs ?? 9e4
			};
			return {
				listInterns: (query = {}) => listInterns(settings, query),
				prompt: (prompt) => streamChat(settings, prompt, buildPrompt(prompt)),
				answer: (answer) => streamChat(settings, answer, buildAnswer(answer)),
				updateKey: async (update) => (await loadKeys()).updateKey(settings, update),
				readKey: async (key) => (await loadKeys()).readKey(settings, key)
			};
		}
		let loadKeys = () => __webpack_require__.e(9995).then(__webpack_require__.bind(__webpack_require__, 89995));
	}),
	2410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AA: () => sendAuthorized,
			B$: () => isUrlSegment,
			Vt: () => judgeRepeat,
			Wz: () => sendAndReport,
			gV: () => toContractError,
			i: () => explainNoResponse,
			ni: () => readRefusal,
			pD: () => requestDocument,
			yN: () => toRefusalError
		});
		var _contract_base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46337), _contract_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81819), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _http_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58435), _http_transport_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33005), _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96559);
		async function sendAndReport({ clock, onRequest }, route, send) {
			let startedAt = clock.monotonic(), answer = await send(), { status, requestId } = answer;
			return onRequest?.({
				route,
				status,
				ms: clock.monotonic() - startedAt,
				requestId
			}), answer;
		}
		async function sendAuthorized({ bearer, renewBearer }, sendWith, signal) {
			let firstBearer = await bearer(signal), response = await sendWith(firstBearer);
			return response.status !== 401 || renewBearer === void 0 ? response : (await response.body?.cancel().catch(() => {}), sendWith(await renewBearer(firstBearer, signal)));
		}
		function requestDocument(client, route, build, limits) {
			let options = {
				fetch: client.fetch,
				now: client.clock.now,
				...limits
			}, sendOnce = (bearer) => sendAndReport(client, route, () => (0, _http_document_js__WEBPACK_IMPORTED_MODULE_0__.WI)(build(bearer), options));
			return sendAuthorized(client, sendOnce, limits.signal).catch((error) => {
				throw explainNoResponse(error);
			});
		}
		function toContractError(problem, issues, { status, requestId }) {
			let path = issues[0]?.path.join(".") ?? "";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_malformed", `${problem}${path === "" ? "" : ` at "${path}"`}.`, {
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
		function toRefusalError(response, refusal, baseUrl, remedy = internRemedies[response.status] ?? "") {
			let { status, requestId, retryAfterMs } = response, suggestion = status === 404 ? (0, _contract_base_url_js__WEBPACK_IMPORTED_MODULE_3__.a)(baseUrl) : void 0, advice = suggestion === void 0 ? remedy : (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)` Check ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.hF)("base-url")}: did you mean ${suggestion}?`, outcome = refusal?.reason === void 0 ? `${status}` : `${status} ${refusal.reason}`, message = refusal?.message ?? "the body gives no reason.", sentence = advice === "" || /[.!?\u2026]$/.test(message) ? message : `${message}.`, data = {
				status,
				reason: refusal?.reason,
				retryable: refusal?.retryable,
				retryAfterMs,
				requestId
			};
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_refused", (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)`The service answered ${outcome}: ${sentence}${advice}`, data);
		}
		function isUrlSegment(id) {
			return !/^\.{0,2}$/.test(id) && id.isWellFormed();
		}
		function explainNoResponse(error) {
			return error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_5__.hg ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_unreachable", "The service did not answer.", {
				sent: error.sent,
				cause: error
			}) : error;
		}
		function judgeRepeat(error) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD)) return { retry: !1 };
			let { status = 0, retryAfterMs } = error.data;
			return error.code === "api_unreachable" || status === 408 || status === 429 || status >= 500 ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
		let internRemedies = {
			401: " Check that the API key, or the key that the federation policy targets, exists, is not disabled, and is not a management key.",
			402: " The key has used up its limit: raise it, or wait for its reset.",
			403: " If the key's creator has left the organization, ask an admin to reassign the key. If the base URL has a regional hostname, use the global one.",
			404: (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)` Check ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.hF)("base-url")}, and that the key belongs to the interns programme and sees this intern.`
		};
	}),
	35233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => systemClock });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		let systemClock = {
			now: () => Date.now(),
			monotonic: () => Number(process.hrtime.bigint()) / 1e6,
			random: () => Math.random(),
			sleep: (ms, signal) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, void 0, { signal }).catch((error) => {
				throw signal?.throwIfAborted(), error;
			})
		};
	}),
	46337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => guessBaseUrl });
		function guessBaseUrl(baseUrl) {
			let [, versionedUrl, rest] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
			return versionedUrl === void 0 ? `${baseUrl.replace(/(?:\/api|\/v\d+)$/, "")}/api/v1` : rest === void 0 ? void 0 : versionedUrl;
		}
	}),
	14219: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BM: () => obtainToken,
			Bt: () => holdAccessToken,
			RV: () => obtainAccessToken
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28394), _identity_claims_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7881), _token_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64528), _token_holder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66383);
		function holdAccessToken(options) {
			let { federationPolicyId, clock, log } = options, obtain = async (signal) => {
				let obtained = await obtainAccessToken({
					...options,
					signal
				});
				return log.info(`Access token for ${Math.round(obtained.lifetimeMs / 1e3)} s by policy "${federationPolicyId}".`), obtained;
			}, holder = (0, _token_holder_js__WEBPACK_IMPORTED_MODULE_0__.N)(clock, obtain), refusedToken, findUsableToken = () => {
				let token = holder.liveToken?.token;
				return token === refusedToken ? void 0 : token;
			}, get = async (signal = options.signal) => {
				let usableToken = findUsableToken();
				if (usableToken !== void 0 && !holder.isDue) return usableToken;
				try {
					return (await holder.exchange(signal)).token;
				} catch (error) {
					let fallbackToken = findUsableToken();
					if (fallbackToken === void 0 || !judgeRetry(error).retry) throw error;
					return log.warning(`The access token could not be renewed; the current one stays in use: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(error)}`), fallbackToken;
				}
			};
			return {
				get,
				renew(refused, signal) {
					return holder.liveToken?.token === refused && (refusedToken = refused), get(signal);
				}
			};
		}
		function obtainAccessToken(options) {
			return obtainToken({
				...options,
				exchange: (subjectToken, timeoutMs) => (0, _token_exchange_js__WEBPACK_IMPORTED_MODULE_2__.r1)({
					...options,
					subjectToken
				}, {
					...options,
					now: options.clock.now,
					timeoutMs
				})
			});
		}
		function obtainToken(options) {
			let { source, audience, isAudienceDefault = !1, clock, log, signal } = options, deadline = clock.monotonic() + 6e4;
			return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_3__.b)({
				what: "token exchange",
				maxAttempts: 5,
				deadline,
				clock,
				log,
				signal
			}, async () => {
				let attemptDeadline = Math.min(deadline, clock.monotonic() + 1e4), restMs = () => Math.max(1, Math.ceil(attemptDeadline - clock.monotonic())), subjectToken = await source.fetchToken({
					audience,
					timeoutMs: restMs(),
					signal
				}), requiredAudience = isFixedSource(source) && isAudienceDefault ? void 0 : audience;
				(0, _identity_claims_js__WEBPACK_IMPORTED_MODULE_4__.u7)(subjectToken, source, {
					audience: requiredAudience,
					nowMs: clock.now()
				}), log.debug(`Subject token from ${source.name} for audience "${audience}".`);
				let startedAt = clock.monotonic(), accessToken = await exchangeOnce(subjectToken, options, () => options.exchange(subjectToken, restMs()));
				return log.mask(accessToken.token), {
					...accessToken,
					startedAt
				};
			}, (error) => !isFixedSource(source) && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.lD && error.code === "identity_used" ? { retry: !0 } : judgeRetry(error));
		}
		let isFixedSource = ({ takesAudience }) => !takesAudience;
		async function exchangeOnce(subjectToken, { source, usedFingerprints }, exchange) {
			if (usedFingerprints === void 0) return exchange();
			let fingerprint = subjectToken.fingerprint();
			if (usedFingerprints.has(fingerprint)) throw createUsedTokenError(source, void 0);
			usedFingerprints.add(fingerprint);
			try {
				return await exchange();
			} catch (error) {
				if (isTokenUnused(error, source)) usedFingerprints.delete(fingerprint);
				else if (isFixedSource(source) && judgeRetry(error).retry) throw createUsedTokenError(source, error);
				throw error;
			}
		}
		function isTokenUnused(error, source) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4)) return !1;
			let { sent, status } = error.data, wasNotBuilt = error.code === "exchange_malformed" && status === void 0;
			return sent === "no" || wasNotBuilt || isFixedSource(source) && (status === 429 || status === 503);
		}
		function createUsedTokenError({ name }, cause) {
			let message = `The subject token from ${name} was already sent to the exchange, which accepts each token only once. Use a source that issues a new one for each exchange. Or, if its issuer is registered with "check_jti: false", write "single_use: false" into "model_access".`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.lD("identity_used", message, {
				source: name,
				cause
			});
		}
		function judgeRetry(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4 && /^(?:identity|exchange)_unreachable$/.test(error.code) ? {
				retry: !0,
				afterMs: error.data.retryAfterMs
			} : { retry: !1 };
		}
	}),
	64528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cj: () => sendExchange,
			Gb: () => readErrorText,
			r1: () => exchangeToken,
			xn: () => createRefusalError
		});
		var _contract_base_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46337), _contract_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81819), _contract_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10371), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _http_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58435), _http_transport_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33005), _identity_claims_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7881), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97309), _secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36385), _wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96559);
		function buildTokenExchange(exchange) {
			let subjectToken = exchange.subjectToken.reveal(), form = {
				federation_policy_id: exchange.federationPolicyId,
				grant_type: _contract_token_js__WEBPACK_IMPORTED_MODULE_0__.l9,
				subject_token: subjectToken,
				subject_token_type: _contract_token_js__WEBPACK_IMPORTED_MODULE_0__.L_,
				requested_token_type: _contract_token_js__WEBPACK_IMPORTED_MODULE_0__.Sg,
				scope: _contract_token_js__WEBPACK_IMPORTED_MODULE_0__.IT
			};
			if (!_contract_token_js__WEBPACK_IMPORTED_MODULE_0__.dW.safeParse(form).success) {
				let message = `The subject token is not a JWT that the service accepts: it must have three dot-separated parts and at most 16384 characters, but has ${subjectToken.split(".").length} parts and ${subjectToken.length} characters.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Sb("exchange_malformed", message);
			}
			return {
				method: "POST",
				url: `${exchange.baseUrl}/oauth/token`,
				headers: {
					"Content-Type": "application/x-www-form-urlencoded",
					Accept: "application/json"
				},
				body: new URLSearchParams(form).toString(),
				bearer: exchange.apiKey
			};
		}
		function readTokenExchange(response, exchange) {
			if (response.status !== 200) throw toError(response, exchange);
			let body = _contract_token_js__WEBPACK_IMPORTED_MODULE_0__.oJ.safeParse(response.json);
			if (!body.success) {
				let fields = body.error.issues.flatMap(({ path }) => path.length === 0 ? [] : [`"${path.join(".")}"`]), message = `The token exchange answered 200, but the body does not follow the API: ${fields.length === 0 ? "it is not a JSON object" : `check ${fields.join(", ")}`}. Check that base-url is that of an Intern Service.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Sb("exchange_malformed", message, { status: 200 });
			}
			return {
				token: new _secret_js__WEBPACK_IMPORTED_MODULE_2__.z(body.data.access_token),
				lifetimeMs: body.data.expires_in * 1e3
			};
		}
		async function exchangeToken(exchange, options) {
			return readTokenExchange(await sendExchange("The token exchange did not answer.", buildTokenExchange(exchange), options), exchange);
		}
		async function sendExchange(message, request, options) {
			return (0, _http_document_js__WEBPACK_IMPORTED_MODULE_3__.WI)(request, options).catch((error) => {
				throw error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_4__.hg ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Sb("exchange_unreachable", message, {
					sent: error.sent,
					cause: error
				}) : error;
			});
		}
		function readErrorText(text, secrets) {
			let redactor = (0, _secret_js__WEBPACK_IMPORTED_MODULE_2__.l)();
			for (let secret of secrets) redactor.add(secret);
			return text && (0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(redactor.redact(text.slice(0, 1e5)).slice(0, 500));
		}
		function createRefusalError({ status, requestId, retryAfterMs, headers }, { name, reason, description, subjectToken, isAudienceDefault = !1, causes = [], skewRemark, describe }) {
			let data = {
				status,
				reason,
				requestId,
				retryAfterMs
			}, outcome = reason === void 0 ? `${status}` : `${status} ${reason}`, answer = description === void 0 ? outcome : `${outcome}: ${description}`;
			if (status === 429 || status >= 500) return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Sb("exchange_unreachable", `${name} answered ${answer}.`, data);
			let claims = (0, _identity_claims_js__WEBPACK_IMPORTED_MODULE_6__.$q)(subjectToken), show = (claim) => JSON.stringify(claims.find((one) => one.name === claim)?.value ?? null), claimText = `issuer ${show("iss")}, subject ${show("sub")}, audience ${show("aud")} (unverified claims)`, tokenRemarks = (0, _identity_claims_js__WEBPACK_IMPORTED_MODULE_6__.Q9)(subjectToken, {
				isAudienceDefault,
				serviceDateMs: (0, _http_document_js__WEBPACK_IMPORTED_MODULE_3__.h2)(headers)
			}), remarks = [
				...causes,
				...tokenRemarks,
				...skewRemark === void 0 ? [] : [skewRemark]
			], message = describe(answer, claimText, remarks);
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Sb("exchange_refused", message, {
				...data,
				unverifiedClaims: claims,
				remarks
			});
		}
		function toError(response, { baseUrl, federationPolicyId, ...exchange }) {
			let body = _contract_errors_js__WEBPACK_IMPORTED_MODULE_7__.Wl.safeParse(response.json).data, echoed = [exchange.subjectToken, ...exchange.apiKey === void 0 ? [] : [exchange.apiKey]], [reason, description] = [body?.error, body?.error_description].map((text) => readErrorText(text, echoed));
			return response.status === 404 && reason === void 0 ? createNoExchangeError(baseUrl, response) : createRefusalError(response, {
				...exchange,
				name: "The token exchange",
				reason,
				description,
				describe: (answer, claims) => `Token exchange refused (${answer}) for policy "${federationPolicyId}", ${claims}. Check that the organization trusts this issuer and that the policy matches this subject and audience.`
			});
		}
		function createNoExchangeError(baseUrl, { status, requestId, retryAfterMs }) {
			let suggestion = (0, _contract_base_url_js__WEBPACK_IMPORTED_MODULE_8__.a)(baseUrl), ending = suggestion === void 0 ? "." : `: did you mean ${suggestion}?`, message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_9__.MH)`There is no token exchange at ${baseUrl}/oauth/token: it answered 404. Check ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_9__.hF)("base-url")}${ending}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Sb("exchange_refused", message, {
				status,
				requestId,
				retryAfterMs,
				source: "base-url"
			});
		}
	}),
	66383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => holdToken,
			j: () => holdFreshBearer
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function holdToken(clock, obtain, firstToken) {
			let currentToken = firstToken && checkToken(firstToken), inFlight, renew = async (signal) => (currentToken = checkToken(await obtain(signal)), currentToken), hasMoreLeftThan = (marginMs) => {
				if (currentToken === void 0) return !1;
				let { startedAt, lifetimeMs } = currentToken;
				return clock.monotonic() < startedAt + lifetimeMs - marginMs(lifetimeMs);
			};
			return {
				get liveToken() {
					return hasMoreLeftThan(lastUseMarginMs) ? currentToken : void 0;
				},
				get isDue() {
					return !hasMoreLeftThan(renewalMarginMs);
				},
				exchange(signal) {
					return inFlight ??= renew(signal).finally(() => {
						inFlight = void 0;
					}), inFlight;
				}
			};
		}
		function holdFreshBearer(options) {
			let { clock, log, firstToken, onExchange } = options, pausedUntil = 0, isPaused = () => clock.monotonic() < pausedUntil, obtain = async () => {
				isPaused() && await clock.sleep(pausedUntil - clock.monotonic());
				try {
					let obtained = await options.obtain();
					return onExchange?.(), log.info(`Access token for ${Math.round(obtained.lifetimeMs / 1e3)} s.`), obtained;
				} catch (error) {
					throw pausedUntil = clock.monotonic() + 5e3, onExchange?.((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(error).code), log.warning(`The access token could not be renewed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)}`), error;
				}
			}, holder = holdToken(clock, obtain, firstToken);
			return onExchange?.(), {
				get() {
					let { liveToken, isDue } = holder;
					if (liveToken !== void 0 && (!isDue || isPaused())) return liveToken;
					let next = holder.exchange();
					return liveToken === void 0 ? next : (next.catch(() => {}), liveToken);
				},
				async renew(refused) {
					if (clock.monotonic() - refused.startedAt < 1e4) return;
					let { liveToken } = holder;
					return liveToken !== void 0 && liveToken.token !== refused.token ? liveToken : isPaused() ? void 0 : holder.exchange().catch(() => void 0);
				}
			};
		}
		function checkToken(obtained) {
			if (/^[\x21-\x7e]+$/.test(obtained.token.reveal())) return obtained;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Sb("exchange_malformed", "The access token has characters that a header cannot carry.");
		}
		let renewalMarginMs = (lifetimeMs) => Math.min(3e5, lifetimeMs / 2), lastUseMarginMs = (lifetimeMs) => Math.min(5e3, lifetimeMs / 8);
	}),
	9880: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => fetchThroughProxy,
			_y: () => readProxyVariables,
			p6: () => fetchDirectly
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33554), _loopback_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83838), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33005);
		let localAgents = {};
		function isLocal({ hostname }) {
			return (0, _loopback_js__WEBPACK_IMPORTED_MODULE_0__.U9)(hostname) || (0, _loopback_js__WEBPACK_IMPORTED_MODULE_0__.SF)(hostname);
		}
		let fetchDirectly = (url, init) => new Promise((resolve, reject) => {
			let target = new URL(url), { method, signal } = init, isSecure = target.protocol === "https:", { request: startRequest, Agent: NewAgent } = process.getBuiltinModule(isSecure ? "node:https" : "node:http");
			isLocal(target) && (localAgents[target.protocol] ??= new NewAgent({
				keepAlive: !0,
				timeout: 5e3
			}));
			let request = startRequest(target, {
				method,
				signal,
				agent: isLocal(target) ? localAgents[target.protocol] : void 0
			});
			for (let [name, value] of Object.entries(init.headers)) request.setHeader(name, value);
			request.on("error", reject), request.once("socket", (socket) => {
				if (!socket.connecting) return;
				let timer = setTimeout(() => request.destroy(createTimeoutError(target.host)), 1e4), connectEvent = isSecure ? "secureConnect" : "connect";
				for (let event of [connectEvent, "close"]) socket.once(event, () => clearTimeout(timer));
			}), request.once("response", (message) => resolve(toResponse(message))), request.end(init.body ?? void 0);
		});
		function createTimeoutError(host) {
			return Object.assign(Error(`no connection to ${host} within 10 s`), { code: _transport_js__WEBPACK_IMPORTED_MODULE_1__.Re });
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
			let variables = readProxyVariables(env);
			if (variables === void 0) return fetchDirectly;
			let proxiedFetch;
			return async (url, init) => isLocal(new URL(url)) ? fetchDirectly(url, init) : (proxiedFetch ??= loadProxiedFetch(variables), (await proxiedFetch)(url, init));
		}
		async function loadProxiedFetch(variables) {
			let { http_proxy, https_proxy, no_proxy } = variables, undici = await __webpack_require__.e(6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19)), dispatcher = new undici.EnvHttpProxyAgent({
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
		function readProxyVariables(env) {
			let readVariable = (name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, name) ?? (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, name.toUpperCase()), [http_proxy, https_proxy, no_proxy] = [
				"http_proxy",
				"https_proxy",
				"no_proxy"
			].map(readVariable);
			if (http_proxy !== void 0 || https_proxy !== void 0) return {
				http_proxy,
				https_proxy,
				no_proxy: no_proxy ?? ""
			};
		}
	}),
	28394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => withRetry });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withRetry(options, attempt, judge) {
			let { maxAttempts = Infinity } = options;
			for (let number = 1;; number += 1) try {
				return await attempt(number);
			} catch (error) {
				options.signal?.throwIfAborted();
				let verdict = judge(error);
				if (!verdict.retry || number >= maxAttempts) throw error;
				let waitMs = Math.max(verdict.afterMs ?? 0, computeBackOffMs(number, options.clock)), leftMs = Math.min(options.deadline, verdict.deadline ?? options.deadline) - options.clock.monotonic();
				if (waitMs > leftMs) {
					let requestedMs = verdict.afterMs ?? 0;
					throw requestedMs > Math.max(0, leftMs) && options.log.warning(describeLongWait(options.what, requestedMs, leftMs)), error;
				}
				options.log.info(`Attempt ${number} of the ${options.what} failed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).replace(/\.$/, "")}. Next attempt in ${(waitMs / 1e3).toFixed(1)} s.`), await options.clock.sleep(waitMs, options.signal);
			}
		}
		function describeLongWait(what, requestedMs, leftMs) {
			let leftSeconds = Math.max(0, Math.floor(leftMs / 1e3));
			return `The service asks to wait ${Math.ceil(requestedMs / 1e3)} s before the next attempt of the ${what}, but only ${leftSeconds} s are left: it is not sent again.`;
		}
		function computeBackOffMs(number, clock) {
			return Math.min(15e3, 500 * 2 ** (number - 1)) * (1 - clock.random() / 4);
		}
	}),
	7881: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$q: () => readUnverifiedClaims,
			Ab: () => readTokenTimes,
			Q9: () => listRefusalRemarks,
			Yq: () => decodeClaims,
			ej: () => formatClaim,
			pm: () => longLifeRemark,
			r_: () => findLongLifetime,
			u1: () => isInReusableWorkflow,
			u7: () => checkSubjectToken,
			vA: () => reuseRemark
		});
		var jose__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77961), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559);
		let policyClaims = [
			"iss",
			"sub",
			"aud",
			"repository",
			"repository_id",
			"repository_owner",
			"ref",
			"environment",
			"event_name",
			"workflow_ref",
			"job_workflow_ref"
		];
		function decodeClaims(token) {
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.y0)(() => (0, jose__WEBPACK_IMPORTED_MODULE_1__.i)(token.reveal()));
		}
		function readTokenTimes(token) {
			let { iat, exp } = decodeClaims(token) ?? {};
			return {
				iat: typeof iat == "number" ? iat : void 0,
				exp: typeof exp == "number" ? exp : void 0
			};
		}
		let usualMaxSeconds = 3600;
		function findLongLifetime(token) {
			let { iat, exp } = readTokenTimes(token);
			if (!(iat === void 0 || exp === void 0 || exp - iat <= usualMaxSeconds)) return Math.round(exp - iat);
		}
		let longLifeRemark = `An issuer at Anthropic refuses tokens that live longer than ${usualMaxSeconds} s, unless its maximum was raised.`;
		function readUnverifiedClaims(token) {
			let claims = decodeClaims(token);
			return claims === void 0 ? [] : policyClaims.map((name) => ({
				name,
				value: name in claims ? formatClaim(claims[name]) : void 0
			}));
		}
		function formatClaim(value) {
			return typeof value == "string" ? value : JSON.stringify(value);
		}
		function checkSubjectToken(token, { name: source, takesAudience }, { audience, nowMs }) {
			let claims = decodeClaims(token);
			if (claims === void 0) return;
			let refuse = (what, remedy) => {
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`The subject token from ${source} ${what}. ${remedy}`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lD("identity_malformed", message, { source });
			}, { iss, aud, exp, iat } = claims;
			(typeof iss != "string" || iss === "") && refuse("has no issuer (iss)", "Check that it is an identity token.");
			let audiences = [aud ?? []].flat();
			if (audience !== void 0 && !audiences.includes(audience)) {
				let names = audiences.map((one) => `"${one}"`).join(", "), shown = audiences.length === 0 ? "no audience" : `the audience ${names}`, remedy = (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("audience")} to the one that the federation policy wants.`;
				refuse(`has ${shown}, not "${audience}"`, remedy);
			}
			if (typeof exp != "number" && refuse("has no expiry (exp)", "The exchange takes only tokens that expire."), exp * 1e3 + 6e4 >= nowMs) return;
			let ageSeconds = typeof iat == "number" ? Math.round(nowMs / 1e3 - iat) : void 0;
			takesAudience && ageSeconds !== void 0 && refuse(`was issued just now, but ${ageSeconds} s ago by the clock of this machine`, `That clock is ${ageSeconds} s ahead. Set it, or synchronize it (NTP).`);
			let remedy = `Get a new one shortly before the step, or use a source that renews it.${ageSeconds === void 0 ? "" : ` If it was issued just now, the clock of this machine is ${ageSeconds} s ahead.`}`;
			refuse(`expired ${Math.round(nowMs / 1e3 - exp)} s ago`, remedy);
		}
		function isInReusableWorkflow(claims) {
			let { workflow_ref: caller, job_workflow_ref: job } = claims;
			return typeof caller == "string" && typeof job == "string" && caller !== job;
		}
		let reuseRemark = "The job runs in a reusable workflow: \"workflow_ref\" is the caller, \"job_workflow_ref\" is the workflow that contains the job.";
		function listRefusalRemarks(token, context) {
			let claims = decodeClaims(token);
			if (claims === void 0) return [];
			let { environment, event_name, aud } = claims, subject = typeof claims.sub == "string" ? claims.sub : "";
			return [
				/^repo:[^:/]*@\d+\/[^:/]*@\d+:/.test(subject) && "The subject carries the numeric ids of owner and repository, as in all repositories created, renamed or transferred since 2026-07-15: the policy must have them too.",
				event_name === "pull_request" && subject.endsWith(":pull_request") && "On pull requests the subject ends in \":pull_request\" and names no branch: a policy for a branch does not match it.",
				typeof environment == "string" && environment !== "" && `The job uses the environment "${environment}", which takes the place of the branch in the subject.`,
				isInReusableWorkflow(claims) && reuseRemark,
				context.isAudienceDefault && `The audience ${JSON.stringify(aud ?? null)} is the default, the origin of the base URL. If the policy wants another audience, set that one.`,
				findClockRemark(claims, context.serviceDateMs)
			].filter((remark) => typeof remark == "string");
		}
		function findClockRemark({ iat, nbf, exp }, serviceDateMs) {
			if (serviceDateMs === void 0) return;
			let seconds = serviceDateMs / 1e3, advice = "Compare that clock with the clock of the identity provider.", validFrom = Math.max(...[nbf, iat].filter((claim) => typeof claim == "number")), earlySeconds = Math.round(validFrom - seconds);
			if (earlySeconds > 60) return `By the clock of the service, the token becomes valid only in ${earlySeconds} s. ${advice}`;
			let lateSeconds = typeof exp == "number" ? Math.round(seconds - exp) : -1;
			return lateSeconds < 0 ? void 0 : `By the clock of the service, the token expired ${lateSeconds} s ago. ${advice}`;
		}
	}),
	62480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ng: () => connect,
			Zl: () => createTokenSource,
			nt: () => obtainDatedToken,
			BM: () => obtainToken
		});
		var client = __webpack_require__(74608), access_token = __webpack_require__(14219);
		function observeFetch(fetch, { clock, route, onRequest }) {
			return async (url, init) => {
				let startedAt = clock.monotonic(), response = await fetch(url, init), requestId = response.headers.get("x-request-id") ?? void 0;
				return onRequest({
					route,
					status: response.status,
					ms: clock.monotonic() - startedAt,
					requestId
				}), response;
			};
		}
		var kinds = __webpack_require__(81397), places = __webpack_require__(11518);
		function describeRequest({ route, status, ms, request_id }) {
			let id = request_id === null ? "" : `, request id ${request_id}`;
			return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
		}
		var recorder = __webpack_require__(91170), job_io = __webpack_require__(72711), job_workspace = __webpack_require__(50082);
		async function connect(io, settings, onRequest = (request) => io.log.debug(describeRequest((0, recorder.pH)(request)))) {
			let bearer = await holdBearer(io, settings, onRequest);
			return {
				...bearer,
				client: (0, client.U)({
					...io,
					...settings,
					...bearer,
					onRequest
				})
			};
		}
		async function obtainToken(io, service, onRequest) {
			return (0, access_token.RV)(await createExchangeOptions(io, service, onRequest));
		}
		async function holdBearer(io, service, onRequest) {
			let { baseUrl, credentials } = service;
			if (credentials.by === "api-key") return io.log.mask(credentials.apiKey), { bearer: () => Promise.resolve(credentials.apiKey) };
			let holder = (0, access_token.Bt)(await createExchangeOptions(io, {
				baseUrl,
				credentials
			}, onRequest));
			return {
				bearer: (signal) => holder.get(signal),
				renewBearer: (refused, signal) => holder.renew(refused, signal)
			};
		}
		async function createExchangeOptions(io, { baseUrl, credentials }, onRequest) {
			let { clock, log, fetch } = io;
			credentials.apiKey !== void 0 && log.mask(credentials.apiKey);
			let toObservedIo = (route) => onRequest === void 0 ? io : {
				...io,
				fetch: observeFetch(fetch, {
					clock,
					route,
					onRequest
				})
			}, source = await createTokenSource(credentials.subjectToken, toObservedIo("identity"));
			return {
				...toObservedIo("exchange"),
				...credentials,
				baseUrl,
				source
			};
		}
		function createTokenSource(setting, io) {
			if (setting.from === "input") return (0, kinds.zu)(setting.token, io.log);
			let workspace = (0, job_workspace.OH)(io);
			return setting.from === "ci" ? (0, places.PM)((0, places.Bx)({
				...io,
				...workspace
			})) : (0, kinds.IO)({
				...io,
				readText: () => workspace.readInputText(setting.path)
			}, {
				name: "subject-token-file",
				input: "subject-token-file",
				path: workspace.resolve(setting.path)
			});
		}
		function obtainDatedToken(io, settings) {
			return (0, job_io.dn)(io, settings.timeoutMs, async (job) => {
				let { token, lifetimeMs, startedAt } = await obtainToken(job, settings), { clock } = job;
				return {
					token,
					expiresAt: new Date(clock.now() - (clock.monotonic() - startedAt) + lifetimeMs).toISOString()
				};
			});
		}
	}),
	50082: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fn: () => describeUnread,
			Hv: () => FileRefusal,
			OH: () => openWorkspace,
			sg: () => readTextInput
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782), _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97035), _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96559);
		function openWorkspace({ env, cwd, readFile, files }) {
			let root = (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, "GITHUB_WORKSPACE") ?? cwd, checkout = files === "checkout" ? findCheckout(root) : root, temp = (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, "RUNNER_TEMP") ?? (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), locate = (path) => {
				if (files === "anywhere") return;
				if (files === "checkout") return findPlace(path, [checkout]);
				let place = findPlace(path, [root, temp]);
				if (place !== void 0) return place;
				throw new FileRefusal("it is neither in the workspace nor in the runner's temp folder");
			}, readInput = async (inputPath) => {
				let path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, inputPath), place = locate(path);
				return place === void 0 ? node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(path) : readCheckoutFile(place, 4194304);
			}, create = (path) => {
				let place = locate(path);
				return place === void 0 ? createAnywhere(path) : createCheckoutFile(place);
			};
			return {
				resolve: (inputPath) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, inputPath),
				readInput,
				readInputText: async (inputPath) => toText(await readInput(inputPath)),
				readText: async (path) => toText(await readFile(path)),
				create,
				write(path, text) {
					let file = create(path);
					try {
						node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(file, text);
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
					}
				},
				refuseFileOfOthers(path) {
					if (files === "anywhere") return;
					let owner = findOwner(path, env, temp);
					if (owner !== void 0) throw new FileRefusal(`it is a file of ${owner}, which nothing else may write`);
				},
				temp
			};
		}
		function findCheckout(folder) {
			return (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.Mw)(folder).findLast((one) => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(one, ".git"))) ?? folder;
		}
		function toText(bytes) {
			return new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
		}
		function createAnywhere(path) {
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, "w+", 384);
			return node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync(file, 384), file;
		}
		async function readTextInput(name, path, workspace) {
			return workspace.readInputText(path).catch((cause) => {
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__.Gq)(name, (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)(name)} is "${path}", which ${describeUnread(cause, " as UTF-8 text")}`, cause);
			});
		}
		function describeUnread(cause, form = "") {
			return cause instanceof FileRefusal ? `is not read: ${cause.message}.` : `can't be read${form}. Check the path; in a job, check out the repository first.`;
		}
		let runnerFiles = [
			"GITHUB_ENV",
			"GITHUB_OUTPUT",
			"GITHUB_STATE",
			"GITHUB_PATH",
			"GITHUB_STEP_SUMMARY",
			"GITHUB_EVENT_PATH"
		];
		function findOwner(path, env, temp) {
			let real = realPath(path), isOwned = (file) => file !== void 0 && realPath(file) === real, name = runnerFiles.find((each) => isOwned((0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, each)));
			return name === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realPath(temp), real).startsWith("_") ? "the runner" : real.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).some((part) => part.toLowerCase() === ".git") ? "Git" : void 0 : `the runner (${name})`;
		}
		function realPath(path) {
			let absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path), real = (0, _errors_js__WEBPACK_IMPORTED_MODULE_7__.y0)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(absolute));
			return real !== void 0 || (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute) === absolute ? real ?? absolute : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(realPath((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute)), (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(absolute));
		}
		class FileRefusal extends Error {}
		let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants, noFollow = flags.O_NOFOLLOW ?? 0, noWait = flags.O_NONBLOCK ?? 0;
		function findPlace(path, roots) {
			for (let root of roots.filter((one) => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(one))) {
				let real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(root);
				for (let base of [root, real]) {
					let subpath = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(base, path);
					if (!(subpath === "" || subpath === ".." || subpath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(subpath))) return {
						root: real,
						names: subpath.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
					};
				}
			}
		}
		function readCheckoutFile({ root, names }, maxBytes) {
			let path = joinWithoutLinks(root, names), stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { bigint: !0 });
			if (!stats.isFile()) throw new FileRefusal(`"${names.at(-1)}" is not a regular file`);
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | noFollow | noWait);
			try {
				let { dev, ino, size } = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file, { bigint: !0 });
				if (dev !== stats.dev || ino !== stats.ino || isReplaced(file, path)) throw new FileRefusal(replacedMessage);
				if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, but at most ${maxBytes} are read`);
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
			}
		}
		function createCheckoutFile({ root, names }) {
			for (let depth = 1; depth < names.length; depth += 1) {
				let folder = joinWithoutLinks(root, names.slice(0, depth));
				node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(folder, { throwIfNoEntry: !1 }) === void 0 && node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(folder);
			}
			let path = joinWithoutLinks(root, names), existing = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { throwIfNoEntry: !1 });
			if (existing?.isFile() === !1) throw new FileRefusal(`"${names.at(-1)}" is not a regular file`);
			existing !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync(path);
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | noFollow, 384);
			if (!isReplaced(file, path)) return file;
			throw node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file), new FileRefusal(replacedMessage);
		}
		let replacedMessage = "it was replaced while it was opened";
		function isReplaced(file, path) {
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_7__.y0)(() => (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.$V)(file, path)) === !1;
		}
		function joinWithoutLinks(root, names) {
			let path = root;
			for (let name of names) if (path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { throwIfNoEntry: !1 })?.isSymbolicLink() === !0) throw new FileRefusal(`"${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path)}" is a link, and links are not followed. Name the file itself`);
			return path;
		}
	}),
	83115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => toText,
			t: () => createBoundedText
		});
		function toText({ head, tail, omitted }) {
			return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
		}
		function createBoundedText(headLength, tailLength) {
			let head = "", tailSize = 0, ring = createRing(tailLength + 1);
			return {
				push(text) {
					let roomInHead = headLength - head.length, fitting = text.length <= roomInHead ? text.length : Math.max(0, alignToCharacter(text, roomInHead)), addedToHead = tailSize > 0 ? 0 : fitting;
					addedToHead > 0 && (head += text.slice(0, addedToHead)), addedToHead !== text.length && (ring.push(addedToHead === 0 ? text : text.slice(addedToHead)), tailSize += text.length - addedToHead);
				},
				value() {
					let rest = ring.value();
					if (tailSize <= tailLength) return {
						head: head + rest,
						tail: "",
						omitted: 0
					};
					let tail = rest.slice(alignToCharacter(rest, rest.length - tailLength)), omitted = tailSize - tail.length;
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
					let lastPart = text.length > capacity ? text.slice(text.length - capacity) : text, start = (size + text.length - lastPart.length) % capacity, lengthToEnd = Math.min(lastPart.length, capacity - start);
					bytes.write(lastPart.slice(0, lengthToEnd), start * 2, "utf16le"), lengthToEnd < lastPart.length && bytes.write(lastPart.slice(lengthToEnd), 0, "utf16le"), size += text.length;
				},
				value() {
					if (bytes === void 0) return "";
					if (size <= capacity) return bytes.toString("utf16le", 0, size * 2);
					let start = size % capacity * 2;
					return bytes.toString("utf16le", start) + bytes.toString("utf16le", 0, start);
				}
			};
		}
		function alignToCharacter(text, index) {
			let unit = text.charCodeAt(index);
			return unit >= 56320 && unit <= 57343 ? index - 1 : index;
		}
	}),
	91170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tk: () => createRecorder,
			WQ: () => toTranscriptLine,
			pH: () => toRequestEvent
		});
		var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54057);
		function createRecorder({ clock, redactor }) {
			let redactedStreams = {
				text: redactor.stream(),
				reasoning: redactor.stream()
			}, runRecord = (0, _run_record_js__WEBPACK_IMPORTED_MODULE_0__.pM)(), observers = [], earlyRemarks = [], hasBegun = !1, publish = (event) => {
				let recorded = {
					...event,
					at: new Date(clock.now()).toISOString()
				};
				hasBegun ||= event.type !== "remark", hasBegun || earlyRemarks.push(recorded), runRecord.observe(recorded);
				for (let observe of observers) observe(recorded);
			}, publishText = (type, text) => {
				text !== "" && publish({
					type,
					text
				});
			}, flush = (type) => publishText(type, redactedStreams[type].end());
			return {
				record(event) {
					event.type === "text" || event.type === "reasoning" ? (flush(event.type === "text" ? "reasoning" : "text"), publishText(event.type, redactedStreams[event.type].push(event.text))) : (flush("reasoning"), flush("text"), publish(Object.assign(redactStrings(event, redactor.redact, event.type === "usage"), { type: event.type })));
				},
				observe(observer) {
					for (let event of earlyRemarks) observer(event);
					observers.push(observer);
				},
				soFar() {
					let { text, follow_up_text, reasoning, ...facts } = runRecord.value();
					return {
						...facts,
						...redactStrings({
							text,
							follow_up_text,
							reasoning
						}, redactor.redact)
					};
				}
			};
		}
		function redactStrings(value, redact, redactsNames = !1) {
			if (typeof value == "string") return redact(value);
			if (Array.isArray(value)) return value.map((element) => redactStrings(element, redact, redactsNames));
			if (typeof value != "object" || !value) return value;
			let fields = [], isSame = !0;
			for (let [name, content] of Object.entries(value)) {
				let field = [redactsNames ? redact(name) : name, redactStrings(content, redact, redactsNames)];
				isSame &&= field[0] === name && field[1] === content, fields.push(field);
			}
			return isSame ? value : Object.fromEntries(fields);
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
		function toTranscriptLine({ type, at, ...fields }) {
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
			g5: () => separateMessages,
			j9: () => toPastRecord,
			nG: () => toAnswerVerb,
			pM: () => buildRunRecord
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83115);
		let headLength = 524288, tailLength = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions).map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			}));
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
			changes: null,
			error: null,
			conclusion: null
		};
		function buildRunRecord() {
			let reasoning = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(headLength, tailLength), text = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(headLength, tailLength), followUpText = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(headLength, tailLength), isFollowUp = !1, pauses = [], messageEnds = [], textLength = 0, facts = noFacts;
			return {
				observe(event) {
					if (event.type === "text" && ((isFollowUp ? followUpText : text).push(event.text), isFollowUp || (textLength += event.text.length)), event.type === "reasoning" && reasoning.push(event.text), event.type !== "text" && event.type !== "reasoning") {
						if (event.type === "prompt" && (isFollowUp = event.follow_up === !0), event.type === "pause" && (pauses.push({
							pause: event,
							decisions: []
						}), messageEnds.push(textLength)), event.type === "decision") {
							let decided = pauses.findLast(({ pause }) => pause.tool_call_id === event.tool_call_id);
							decided?.decisions.push(event);
							let flaw = findPairingFlaw(decided?.pause, event);
							flaw !== void 0 && (facts = {
								...facts,
								...deriveFacts({
									type: "remark",
									at: event.at,
									message: flaw
								}, facts)
							});
						}
						facts = {
							...facts,
							first_at: facts.first_at ?? event.at,
							last_at: event.at,
							...deriveFacts(event, facts)
						};
					}
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
		function deriveFacts(event, factsSoFar) {
			switch (event.type) {
				case "start": return { start: event };
				case "usage": return { usage: addUsage(factsSoFar.usage, event.usage) };
				case "finish": {
					let { finish_reason, session_id, model } = event;
					return {
						finish_reason,
						session_id: session_id ?? factsSoFar.session_id,
						model
					};
				}
				case "remark": return factsSoFar.remarks.length < 100 ? { remarks: [...factsSoFar.remarks, event.message] } : {};
				case "changes": return { changes: event };
				case "model_access": return { models: [...factsSoFar.models ?? [], event] };
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
		function findPairingFlaw(pause, { operation, rule }) {
			let decided = JSON.stringify(operation ?? rule);
			if (pause === void 0) return `An answer, to ${decided}, fits no question and is not counted.`;
			let question = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(pause.arguments), asked = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(question) ? question.operation : void 0;
			if (typeof asked == "string" && operation !== null && asked !== operation) return `The question was ${JSON.stringify(asked)}, but the answer was to ${decided}.`;
		}
		function addUsage(sum, next) {
			return next === null ? sum : addNumbers(sum ?? {}, next);
		}
		function addNumbers(sum, next) {
			let add = (left, right) => typeof right == "number" ? (typeof left == "number" ? left : 0) + Math.max(0, right) : (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(right) ? addNumbers((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(left) ? left : {}, right) : left ?? right;
			return Object.fromEntries(Object.keys({
				...sum,
				...next
			}).map((name) => [name, add(sum[name], next[name])]));
		}
		function separateMessages(record) {
			let { head } = record.text, separated = "", start = 0;
			for (let end of record.message_ends) end <= start || end >= head.length || head[end - 1] === "\n" || head[end] === "\n" || (separated += `${head.slice(start, end)}\n\n`, start = end);
			return {
				...record,
				text: {
					...record.text,
					head: separated + head.slice(start)
				},
				message_ends: []
			};
		}
		function toPastRecord(lines, observe = () => {}) {
			let record = buildRunRecord(), unreadableLines = 0;
			for (let { number, event } of lines) event === "unreadable" ? unreadableLines += 1 : event !== "unknown" && (record.observe(event), observe(event, number));
			let value = record.value();
			if (unreadableLines === 0) return value;
			let remark = `${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hS)(unreadableLines, "line")} of the transcript could not be read.`;
			return {
				...value,
				remarks: [...value.remarks, remark]
			};
		}
		let pastVerbs = {
			allow: "allowed",
			answer: "answered",
			reject: "rejected",
			stop: "stopped",
			ask: "asked"
		};
		function toAnswerVerb({ outcome, answer }) {
			return (outcome === "allow" || outcome === "reject") && answer === `${outcome}_always` ? `${pastVerbs[outcome]}, always` : pastVerbs[outcome];
		}
	})
};
