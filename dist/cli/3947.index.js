export const id = 3947;
export const ids = [3947];
export const modules = {
	13947: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openOctokit: () => openOctokit });
		var utils = __webpack_require__(61845), errors = __webpack_require__(452), http_document = __webpack_require__(58435), retry = __webpack_require__(28394), transport = __webpack_require__(33005), lib_json = __webpack_require__(16413), shapes = __webpack_require__(55332);
		function refusal(response, what, nowMs) {
			let { status } = response, waitMs = rateLimitWait(response, nowMs), message = `GitHub answered ${status} to ${what}: ${messageOf(response)}${remedyOf(status, waitMs)}`;
			return new errors.y_("github_refused", message, {
				status,
				...waitMs === void 0 ? {} : {
					retryAfterMs: waitMs,
					reason: "rate_limit"
				}
			});
		}
		function mayRepeat(error, method) {
			if (!(error instanceof errors.y_)) return { retry: !1 };
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
			let { data, errors = [] } = shapes.Dz.safeParse((0, lib_json.qF)(new TextDecoder().decode(bytes))).data ?? {};
			return (typeof data != "object" || !data || Object.values(data).every((value) => value === null)) && errors.some(({ type, message }) => type === "RATE_LIMITED" || secondary.test(message));
		}
		let secondary = /secondary rate limit/i, mayBeLimit = /"RATE_LIMITED"|secondary rate limit/i;
		function messageOf({ bytes }) {
			if (bytes === void 0) return "its body is too large to read";
			let json = (0, lib_json.qF)(new TextDecoder().decode(bytes));
			return (shapes.EV.safeParse(json).data?.message ?? shapes.Dz.safeParse(json).data?.errors?.[0]?.message)?.slice(0, 300) ?? "its body names no reason";
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
			}, octokit = new utils.gq({
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
			if (!whole.startsWith(`${apiUrl}/`)) throw new errors.y_("github_malformed", `GitHub's API leads to ${new URL(url).origin}, which is not asked.`);
			let path = whole.slice(apiUrl.length);
			return checkPath(path), {
				url,
				path
			};
		}
		function sendRepeatedly(sending, options) {
			let { clock, log, signal } = options, deadline = clock.monotonic() + 9e4;
			return (0, retry.b)({
				what: `GitHub request ${sending.what}`,
				maxAttempts: 4,
				deadline,
				clock,
				log,
				signal
			}, () => sendOnce(sending, options), (error) => mayRepeat(error, options.isRead === !0 ? "GET" : sending.init.method));
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
				}, response = await (0, http_document.rN)(http, {
					fetch,
					now: clock.now,
					signal,
					...limits
				}), now = Date.parse(response.headers.get("date") ?? "") || clock.now();
				if (response.status > 299 || isRateLimit(response)) throw refusal(response, what, now);
				return response;
			} catch (error) {
				throw error instanceof transport.hg ? new errors.y_("github_unreachable", `GitHub's API did not answer ${what}.`, {
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
			throw new errors.y_("github_malformed", message, { status });
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
			return new errors.y_("github_malformed", `GitHub's API is not asked for "${path}": a name in it is none.`);
		}
		function decode(segment) {
			try {
				return decodeURIComponent(segment).split("/");
			} catch {
				return [""];
			}
		}
	}),
	28394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
