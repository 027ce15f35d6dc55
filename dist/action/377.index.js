export const id = 377;
export const ids = [377];
export const modules = {
	377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openOctokit: () => openOctokit });
		var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1845), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _http_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8435), _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8394), _http_transport_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3005), _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(852);
		function openOctokit(options) {
			let last, fetch = async (url, init) => {
				let place = placeOf(url, options), what = `${init.method} ${place.path}`, response = await sendRepeatedly({
					...place,
					what,
					init
				}, options);
				last = {
					what,
					response
				};
				let body = options.as === "bytes" ? response.bytes : readJson(response, what), link = response.headers.get("link");
				return {
					url,
					status: response.status,
					headers: link === null ? [] : [["link", link]],
					body
				};
			}, octokit = new _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__.gq({
				baseUrl: options.apiUrl,
				request: {
					fetch,
					parseSuccessResponseBody: !1
				}
			});
			return octokit.hook.before("request", (request) => checkNames(request.url, request)), {
				octokit,
				last: () => last
			};
		}
		function placeOf(url, { apiUrl, graphqlUrl }) {
			let graphql = `${apiUrl.replace(/\/api\/v3$/, "/api")}/graphql`;
			if (url === graphql || url === `${apiUrl}/graphql`) return {
				url: graphqlUrl ?? graphql,
				path: "/graphql"
			};
			let [whole = ""] = url.split("?");
			if (!whole.startsWith(`${apiUrl}/`)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_("github_malformed", `GitHub's API leads to ${new URL(url).origin}, which is not asked.`);
			let path = whole.slice(apiUrl.length);
			return checkPath(path), {
				url,
				path
			};
		}
		function sendRepeatedly(sending, options) {
			let { clock, log, signal } = options, deadline = clock.monotonic() + 9e4;
			return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_2__.b)({
				what: `GitHub request ${sending.what}`,
				maxAttempts: 4,
				deadline,
				clock,
				log,
				signal
			}, () => sendOnce(sending, options), (error) => (0, _refusal_js__WEBPACK_IMPORTED_MODULE_3__.xg)(error, options.isRead === !0 ? "GET" : sending.init.method));
		}
		async function sendOnce({ url, what, init }, options) {
			let { fetch, clock, signal, token, maxBodyBytes = 8388608 } = options, { body } = init, headers = {
				Accept: init.headers.accept,
				"X-GitHub-Api-Version": "2022-11-28",
				...body === void 0 ? {} : { "Content-Type": "application/json" }
			};
			try {
				let http = {
					method: methodOf(init),
					url,
					bearer: token,
					headers,
					...body === void 0 ? {} : { body }
				}, limits = {
					timeoutMs: 2e4,
					maxBodyBytes
				}, response = await (0, _http_document_js__WEBPACK_IMPORTED_MODULE_4__.rN)(http, {
					fetch,
					now: clock.now,
					signal,
					...limits
				}), now = Date.parse(response.headers.get("date") ?? "") || clock.now();
				if (response.status > 299 || (0, _refusal_js__WEBPACK_IMPORTED_MODULE_3__.a5)(response)) throw (0, _refusal_js__WEBPACK_IMPORTED_MODULE_3__.x5)(response, what, now);
				return response;
			} catch (error) {
				throw error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_5__.hg ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_("github_unreachable", `GitHub's API did not answer ${what}.`, {
					sent: error.sent,
					cause: error
				}) : error;
			}
		}
		function methodOf({ method }) {
			if (method === "GET" || method === "POST" || method === "PATCH") return method;
			throw TypeError(`${method} is no method of a request of ours.`);
		}
		function readJson({ bytes, status }, what) {
			let json = parseJson(bytes);
			if (typeof json == "object" && json) return json;
			let message = `GitHub's answer to ${what} is not what its API describes.`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_("github_malformed", message, { status });
		}
		function parseJson(bytes) {
			try {
				return JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(bytes));
			} catch {
				return;
			}
		}
		let steps = new Set([
			"",
			".",
			".."
		]);
		function checkPath(path) {
			if (path.slice(1).split("/").flatMap(decode).some((name) => steps.has(name))) throw noName(path);
		}
		function checkNames(template, values) {
			if ([...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).some((name) => name !== "path" && values[name] === "")) throw noName(template);
		}
		function noName(path) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_("github_malformed", `GitHub's API is not asked for "${path}": a name in it is none.`);
		}
		function decode(segment) {
			try {
				return decodeURIComponent(segment).split("/");
			} catch {
				return [""];
			}
		}
	}),
	852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VH: () => mayBeDone,
			a5: () => isRateLimit,
			x5: () => refusal,
			xg: () => mayRepeat
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5332);
		function refusal(response, what, nowMs) {
			let { status } = response, waitMs = rateLimitWait(response, nowMs), message = `GitHub answered ${status} to ${what}: ${messageOf(response)}${remedyOf(status, waitMs)}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_refused", message, {
				status,
				...waitMs === void 0 ? {} : {
					retryAfterMs: waitMs,
					reason: "rate_limit"
				}
			});
		}
		function mayRepeat(error, method) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_)) return { retry: !1 };
			let { reason, retryAfterMs, sent } = error.data;
			return reason === "rate_limit" || sent === "no" || mayBeDone(error) && method !== "POST" ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
		function mayBeDone({ code, data: { status = 0, sent } }) {
			return code === "github_unreachable" && sent !== "no" || status >= 500;
		}
		function rateLimitWait(response, nowMs) {
			let { status, headers, retryAfterMs } = response;
			if (status === 403 || status === 429 || isRateLimit(response)) {
				if (retryAfterMs !== void 0) return retryAfterMs;
				if (headers.get("x-ratelimit-remaining") === "0") {
					let reset = Number(headers.get("x-ratelimit-reset") ?? NaN) * 1e3;
					return Number.isFinite(reset) ? Math.max(1e3, reset - nowMs) : 6e4;
				}
				return status === 429 || status < 300 || secondary.test(messageOf(response)) ? 6e4 : void 0;
			}
		}
		function isRateLimit({ status, bytes }) {
			if (status > 299 || bytes === void 0 || !mayBeLimit.test(Buffer.from(bytes).toString("latin1"))) return !1;
			let { data, errors = [] } = _shapes_js__WEBPACK_IMPORTED_MODULE_1__.Dz.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(new TextDecoder().decode(bytes))).data ?? {};
			return (typeof data != "object" || !data || Object.values(data).every((value) => value === null)) && errors.some(({ type, message }) => type === "RATE_LIMITED" || secondary.test(message));
		}
		let secondary = /secondary rate limit/i, mayBeLimit = /"RATE_LIMITED"|secondary rate limit/i;
		function messageOf({ bytes }) {
			if (bytes === void 0) return "its body is too large to read";
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(new TextDecoder().decode(bytes));
			return (_shapes_js__WEBPACK_IMPORTED_MODULE_1__.EV.safeParse(json).data?.message ?? _shapes_js__WEBPACK_IMPORTED_MODULE_1__.Dz.safeParse(json).data?.errors?.[0]?.message)?.slice(0, 300) ?? "its body names no reason";
		}
		function remedyOf(status, waitMs) {
			if (waitMs !== void 0) return ` (rate limit; it ends in ${Math.ceil(waitMs / 1e3)} s)`;
			switch (status) {
				case 401: return ". Check the value of \"github-token\".";
				case 403:
				case 404: return ". Check that the job's \"permissions\" let \"github-token\" do this.";
				default: return ".";
			}
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
	8394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => withRetry });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withRetry(options, attempt, judge) {
			for (let number = 1;; number += 1) try {
				return await attempt(number);
			} catch (error) {
				options.signal?.throwIfAborted();
				let verdict = judge(error);
				if (!verdict.retry || number >= options.maxAttempts) throw error;
				let waitMs = Math.max(verdict.afterMs ?? 0, backOffMs(number, options.clock)), leftMs = Math.min(options.deadline, verdict.deadline ?? options.deadline) - options.clock.monotonic();
				if (waitMs > leftMs) {
					let requestedMs = verdict.afterMs ?? 0;
					throw requestedMs > Math.max(0, leftMs) && options.log.warning(tooLongWait(options.what, requestedMs, leftMs)), error;
				}
				options.log.info(`Attempt ${number} of the ${options.what} failed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).replace(/\.$/, "")}. Next attempt in ${(waitMs / 1e3).toFixed(1)} s.`), await options.clock.sleep(waitMs, options.signal);
			}
		}
		function tooLongWait(what, requestedMs, leftMs) {
			let left = Math.max(0, Math.floor(leftMs / 1e3));
			return `The service asks to wait ${Math.ceil(requestedMs / 1e3)} s before the next attempt of the ${what}, and ${left} s are left. It is not sent again.`;
		}
		function backOffMs(number, clock) {
			return Math.min(15e3, 500 * 2 ** (number - 1)) * (1 - clock.random() / 4);
		}
	})
};
