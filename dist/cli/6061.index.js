export const id = 6061;
export const ids = [6061];
export const modules = {
	96061: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createJobIo: () => createJobIo });
		var promises_ = __webpack_require__(51455), clock = __webpack_require__(35233), errors = __webpack_require__(452), loopback = __webpack_require__(83838), direct = __webpack_require__(75835), proxy_variables = __webpack_require__(79772);
		function fetchThroughProxy(env) {
			let variables = (0, proxy_variables.e)(env);
			if (variables === void 0) return direct.p;
			let proxied;
			return async (url, init) => (0, loopback.U)(new URL(url).hostname) ? (0, direct.p)(url, init) : (proxied ??= loadProxiedFetch(variables), (await proxied)(url, init));
		}
		async function loadProxiedFetch({ http_proxy, https_proxy, no_proxy }) {
			let undici = await __webpack_require__.e(6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19)), dispatcher = new undici.EnvHttpProxyAgent({
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
		let basics = /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|XDG_\w+|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|ALL|NO)_PROXY|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:DATA|FILES(?:\(X86\))?))$/i;
		function execute(program, args, signal, variables) {
			let { execFile } = process.getBuiltinModule("node:child_process"), options = {
				signal,
				maxBuffer: 1048576,
				env: environmentFor(process.env, variables)
			};
			return new Promise((resolve, reject) => {
				execFile(program, args, {
					...options,
					encoding: "utf8"
				}, (error, stdout) => {
					error === null ? resolve(stdout) : reject(Error(`it ended with ${error.code ?? error.signal}`));
				});
			});
		}
		function environmentFor(env, variables) {
			let isIts = (name) => basics.test(name) || variables?.test(name) === !0;
			return Object.fromEntries(Object.entries(env).filter(([name]) => isIts(name)));
		}
		var log = __webpack_require__(97309), secret = __webpack_require__(36385), print = __webpack_require__(27928), screen_style = __webpack_require__(67706);
		function createJobIo(io, options) {
			let redactor = (0, secret.l)(), cancelled = new AbortController();
			return io.interrupted().then((signal) => cancelled.abort(new errors.e4("cancelled", `Interrupted (${signal}).`))), {
				env: io.env,
				cwd: io.cwd,
				readFile: (path) => (0, promises_.readFile)(path),
				files: (io.env.CI ?? "") === "" ? "anywhere" : "checkout",
				execute,
				fetch: fetchThroughProxy(io.env),
				clock: clock.m,
				log: createLog(io, redactor, options),
				redactor,
				signal: cancelled.signal
			};
		}
		function createLog(io, redactor, { verbose }) {
			let style = (0, screen_style._)(io.terminal?.stderr), line = (paint, prefix) => (message) => (0, print.qz)(io, paint(prefix + (0, log.TN)(redactor.redact(message)))), detail = verbose ? line(style.dim, "") : () => {};
			return {
				debug: detail,
				info: detail,
				notice: line(style.plain, "Note: "),
				warning: line(style.yellow, "Warning: "),
				error: line(style.red, "Error: "),
				mask: (secret) => redactor.add(secret)
			};
		}
	}),
	67706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => createStyle });
		function createStyle(screen) {
			let sgr = (on, off) => (text) => screen?.hasColors === !0 && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
			return {
				plain: (text) => text,
				bold: sgr(1, 22),
				dim: sgr(2, 22),
				italic: sgr(3, 23),
				red: sgr(31, 39),
				green: sgr(32, 39),
				yellow: sgr(33, 39),
				cyan: sgr(36, 39)
			};
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
	33554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => variable });
		function variable(env, name) {
			return env[name] === "" ? void 0 : env[name];
		}
	}),
	75835: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => fetchDirectly });
		var _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33005);
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
			}), request.once("response", (message) => resolve(toResponse(message))), request.end(bodyOf(init));
		});
		function bodyOf({ body }) {
			return body ?? void 0;
		}
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
	}),
	77816: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => linkAbort });
		let ended = AbortSignal.abort().reason;
		function linkAbort(outer) {
			let end = new AbortController(), follow = () => end.abort(outer?.reason);
			return outer?.aborted === !0 && follow(), outer?.addEventListener("abort", follow), {
				signal: end.signal,
				abort: () => end.abort(ended),
				unlink: () => outer?.removeEventListener("abort", follow)
			};
		}
	}),
	79772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => proxyVariables });
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554);
		function proxyVariables(env) {
			let read = (name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) ?? (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name.toUpperCase()), [http_proxy, https_proxy, no_proxy] = [
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
	33005: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Re: () => connectTimeoutCode,
			hg: () => NoResponseError,
			tN: () => send
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _linked_abort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77816);
		class NoResponseError extends Error {
			sent;
			constructor(message, sent, cause) {
				super(message, { cause }), this.name = "NoResponseError", this.sent = sent;
			}
		}
		let connectTimeoutCode = "CONNECT_TIMEOUT", connectFailures = new Set([
			"ECONNREFUSED",
			"ENOTFOUND",
			"EAI_AGAIN",
			"EHOSTUNREACH",
			"ENETUNREACH",
			"UND_ERR_CONNECT_TIMEOUT",
			connectTimeoutCode
		]);
		async function send(request, options) {
			let headers = headersOf(request), { headersTimeoutMs } = options, end = (0, _linked_abort_js__WEBPACK_IMPORTED_MODULE_0__.H)(options.signal), timer = headersTimeoutMs === void 0 ? void 0 : setTimeout(end.abort, headersTimeoutMs);
			try {
				return toHttpResponse(await options.fetch(request.url, {
					method: request.method,
					headers,
					body: request.body ?? null,
					redirect: "manual",
					signal: end.signal
				}), options.now());
			} catch (error) {
				options.signal?.throwIfAborted();
				let host = new URL(request.url).host;
				if (headersTimeoutMs !== void 0 && end.signal.aborted) throw new NoResponseError(`${host} sent no response within ${headersTimeoutMs / 1e3} s`, "unknown", error);
				let code = failureCode(error), sent = connectFailures.has(code ?? "") ? "no" : "unknown", untold = code === void 0 || (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(error).includes(code) ? "" : ` (${code})`;
				throw new NoResponseError(`${host} could not be reached${untold}`, sent, error);
			} finally {
				clearTimeout(timer);
			}
		}
		function headersOf(request) {
			let authorization = request.bearer === void 0 ? {} : { Authorization: `Bearer ${readBearer(request.bearer)}` };
			return {
				"User-Agent": "intern-action",
				...request.headers,
				...authorization
			};
		}
		function readBearer(bearer) {
			let text = bearer.reveal();
			if (/^[\x21-\x7e]+$/.test(text)) return text;
			throw TypeError(`The bearer ${bearer.fingerprint()} is empty or has characters that no header carries.`);
		}
		function toHttpResponse(response, nowMs) {
			return {
				status: response.status,
				headers: response.headers,
				body: response.body,
				requestId: response.headers.get("x-request-id") ?? void 0,
				retryAfterMs: readRetryAfter(response.headers.get("retry-after"), nowMs)
			};
		}
		function readRetryAfter(value, nowMs) {
			if (value === null) return;
			if (/^\s*\d+\s*$/.test(value)) return Math.min(Number(value) * 1e3, 2 ** 53 - 1);
			let date = /^\s*[a-z]{3,9},? /i.test(value) ? Date.parse(value) : NaN;
			return Number.isNaN(date) ? void 0 : Math.max(0, date - nowMs);
		}
		function failureCode(error) {
			if (typeof error == "object" && error) return "code" in error && typeof error.code == "string" ? error.code : "cause" in error && error.cause !== void 0 ? failureCode(error.cause) : error instanceof AggregateError ? failureCode(error.errors[0]) : void 0;
		}
	})
};
