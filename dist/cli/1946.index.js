export const id = 1946;
export const ids = [1946];
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
		var pipeline = __webpack_require__(86730);
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
				files: (0, pipeline._)(io.env) ? "checkout" : "anywhere",
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
	15946: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => readBytes,
			r: () => sendForBytes
		});
		var linked_abort = __webpack_require__(77816);
		function startTimeLimit(timeoutMs, outer) {
			let { signal, abort, unlink } = (0, linked_abort.H)(outer), timer = setTimeout(abort, timeoutMs);
			return {
				signal,
				clear() {
					clearTimeout(timer), unlink();
				}
			};
		}
		var transport = __webpack_require__(33005);
		async function sendForBytes(request, options) {
			let limit = startTimeLimit(options.timeoutMs, options.signal);
			try {
				let response = await (0, transport.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await readBytes(response, options.maxBodyBytes)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof transport.hg) throw error;
				let host = new URL(request.url).host, what = limit.signal.aborted ? `sent no whole response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new transport.hg(`${host} ${what}`, "unknown", error);
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
	1528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => readJson,
			W: () => sendForJson
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413), _bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15946);
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await (0, _bytes_js__WEBPACK_IMPORTED_MODULE_1__.r)(request, {
				maxBodyBytes: defaultMaxBodyBytes,
				...options
			}), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.q)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.q)(toText(await (0, _bytes_js__WEBPACK_IMPORTED_MODULE_1__.i)(response, defaultMaxBodyBytes)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
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
	}),
	86730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => isInCi,
			readPipeline: () => readPipeline
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554), _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2822);
		let otherCiVariables = "CONTINUOUS_INTEGRATION.APPVEYOR.BUDDY_WORKSPACE_ID.BUILDER_OUTPUT.BITRISE_IO.CF_BUILD_ID.CIRRUS_CI.CODEBUILD_BUILD_ID.DRONE.GO_PIPELINE_NAME.HARNESS_BUILD_ID.HUDSON_URL.JENKINS_URL.NETLIFY.PROW_JOB_ID.RENDER.SCREWDRIVER.SEMAPHORE.SPACELIFT.TASKCLUSTER_ROOT_URL.TEAMCITY_VERSION.TF_VAR_spacelift_run_id.TRAVIS.VERCEL.WOODPECKER.bamboo_planKey.BITBUCKET_PR_ID.BUILDKITE_PULL_REQUEST.CHANGE_ID.CIRCLE_PULL_REQUEST.DRONE_PULL_REQUEST.CI_MERGE_REQUEST_IID.SYSTEM_PULLREQUEST_PULLREQUESTID.CI.BUILD_NUMBER".split(".");
		function isInCi(env) {
			return (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "CI") !== void 0 || readPipeline(env).is !== "none";
		}
		function readPipeline(env) {
			let told = _places_js__WEBPACK_IMPORTED_MODULE_1__.b.filter((place) => place.isHere(env) && !("noCi" in place.mergeRequest)).map(({ title, mergeRequest }) => ({
				ci: title,
				isMergeRequest: "told" in mergeRequest ? mergeRequest.told(env) : void 0
			})), merge = told.find(({ isMergeRequest }) => isMergeRequest === !0);
			if (merge !== void 0) return {
				is: "merge-request",
				ci: merge.ci
			};
			let untold = told.find(({ isMergeRequest }) => isMergeRequest === void 0);
			if (untold !== void 0) return {
				is: "untold",
				ci: untold.ci
			};
			if (told.length > 0) return { is: "trusted" };
			let other = otherCiVariables.find((name) => !["false", "0"].includes((0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) ?? "0"));
			return other === void 0 ? { is: "none" } : {
				is: "untold",
				ci: `a CI that sets ${other}`
			};
		}
	}),
	98335: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => requestSource });
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1528), _http_transport_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33005), _loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83838), _secret_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36385), _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70621);
		function requestSource(io, options) {
			let { name, takesAudience, secrets = [] } = options;
			return {
				name,
				takesAudience,
				detect: async () => options.detect(),
				async fetchToken({ audience, timeoutMs = _source_js__WEBPACK_IMPORTED_MODULE_0__.x, signal }) {
					for (let secret of secrets) io.log.mask(secret);
					let limits = {
						timeoutMs,
						signal,
						fetch: io.fetch,
						now: io.clock.now
					}, request = options.build(audience);
					checkAddress(request.url, options);
					let token = readTokenResponse(await sendOrExplain(options, request, limits), options);
					return io.log.mask(token), token;
				}
			};
		}
		let metadataHost = /^(?:169\.254(?:\.\d{1,3}){2}|\[fd00:ec2::[0-9a-f]+\]|metadata\.google\.internal)$/i;
		function checkAddress(address, { name, title }) {
			let { protocol, hostname, host } = new URL(address);
			if (!(protocol === "https:" || (0, _loopback_js__WEBPACK_IMPORTED_MODULE_1__.U)(hostname) || metadataHost.test(hostname))) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_refused", `${title} would be asked at "${protocol}//${host}", in plain text. Only https is, beside this machine and metadata addresses. Nothing was sent.`, { source: name });
		}
		async function sendOrExplain({ name, title }, request, options) {
			try {
				return await (0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.W)(request, options);
			} catch (error) {
				if (!(error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_4__.hg)) throw error;
				let data = {
					source: name,
					sent: error.sent,
					cause: error
				};
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_unreachable", `${title} did not answer.`, data);
			}
		}
		function readTokenResponse({ status, json, text, retryAfterMs }, { name, title, field, remedy }) {
			let data = {
				source: name,
				status
			};
			if (status === 408 || status === 429 || status >= 500) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_unreachable", `${title} answered ${status}.`, {
				...data,
				retryAfterMs
			});
			if (status !== 200) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_refused", `${title} answered ${status}. ${remedy}`, data);
			let value = field === void 0 ? text : fieldOf(json, field);
			if (typeof value == "string" && value.trim() !== "") return new _secret_js__WEBPACK_IMPORTED_MODULE_5__.z(value.trim());
			let where = field === void 0 ? "no token in its answer" : `no token in the field "${field}"`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_malformed", `${title} answered 200, but with ${where}.`, data);
		}
		function fieldOf(json, field) {
			return (typeof json == "object" && json ? Object.entries(json) : []).find(([name]) => name === field)?.[1];
		}
	}),
	70621: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => defaultTimeoutMs });
		let defaultTimeoutMs = 1e4;
	}),
	63565: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => fileSource });
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36385), _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		function fileSource({ readText, log }, { name, path, input: from }) {
			let flawed = (what) => (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.MH)`${from === void 0 ? "The subject token file" : (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hF)(from)} is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(path)}", ${what}.`;
			return {
				name,
				takesAudience: !1,
				detect: () => Promise.resolve({ state: "ready" }),
				async fetchToken() {
					let text = await readText(path).catch((cause) => {
						throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_malformed", flawed("which can't be read as text"), {
							source: name,
							cause
						});
					});
					if (text.trim() === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_malformed", flawed("which is empty"), { source: name });
					let token = new _secret_js__WEBPACK_IMPORTED_MODULE_3__.z(text.trim());
					return log.mask(token), token;
				}
			};
		}
	}),
	2026: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C4: () => gitHubActionsSource,
			zd: () => gitHubActions
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554), _secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36385), _request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98335);
		let urlVariable = "ACTIONS_ID_TOKEN_REQUEST_URL", tokenVariable = "ACTIONS_ID_TOKEN_REQUEST_TOKEN", permission = "Add \"permissions: id-token: write\" to the job.", gitHubActions = {
			name: "github-actions",
			title: "GitHub Actions",
			isHere: (env) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "GITHUB_ACTIONS") !== void 0,
			grants: [urlVariable, tokenVariable],
			mergeRequest: {
				told: () => void 0,
				how: "the event, of which the action knows more than a variable says: see [pull requests](pull-requests.md)."
			},
			documentation: "The identity provider of GitHub gives a token for any audience, a new one each time. The job needs `permissions: id-token: write`. Pull requests from forks and those of Dependabot get no identity, whatever the permissions say.",
			source: gitHubActionsSource
		};
		function gitHubActionsSource(io) {
			let requestToken = new _secret_js__WEBPACK_IMPORTED_MODULE_1__.z(io.env[tokenVariable] ?? "");
			return (0, _request_js__WEBPACK_IMPORTED_MODULE_2__.p)(io, {
				name: "github-actions",
				title: "The identity provider of GitHub Actions",
				takesAudience: !0,
				secrets: [requestToken],
				detect: () => detect(io.env),
				build: (audience) => buildTokenRequest(io.env[urlVariable] ?? "", requestToken, audience),
				field: "value",
				remedy: permission
			});
		}
		function detect(env) {
			let missing = [urlVariable, tokenVariable].filter((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) === void 0);
			if (missing.length === 0) return URL.canParse(env[urlVariable] ?? "") ? { state: "ready" } : {
				state: "broken",
				lacks: `a URL in ${urlVariable}`,
				remedy: "The runner sets it: leave it as it is."
			};
			let lacks = missing.join(" and ");
			return env.GITHUB_ACTIONS === "true" ? {
				state: "broken",
				lacks,
				remedy: `${permission} A pull request from a fork or from Dependabot never gets an identity, whatever the permissions say.`
			} : {
				state: "absent",
				lacks
			};
		}
		function buildTokenRequest(requestUrl, requestToken, audience) {
			let url = new URL(requestUrl);
			return url.searchParams.set("audience", audience), {
				method: "GET",
				url: url.href,
				bearer: requestToken,
				headers: { Accept: "application/json" }
			};
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => isDeeperThan,
			q: () => parseJson
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
		}
	})
};
