export const id = 8194;
export const ids = [8194];
export const modules = {
	38750: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createJobIo: () => createJobIo });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455), _clock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35233), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_fetch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9880), _identity_places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11518), _job_io_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72711), _log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97309), _secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36385), _screen_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21264);
		function createJobIo(io, { verbose, onSecret }) {
			let redactor = (0, _secret_js__WEBPACK_IMPORTED_MODULE_1__.l)(), controller = new AbortController();
			return io.waitForInterrupt().then((signal) => controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_2__.e4("cancelled", `Interrupted (${signal}).`))), {
				env: io.env,
				cwd: io.cwd,
				readFile: (path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path),
				files: (0, _identity_places_js__WEBPACK_IMPORTED_MODULE_3__._F)(io.env) ? "checkout" : "anywhere",
				execute: _job_io_js__WEBPACK_IMPORTED_MODULE_4__.g7,
				fetch: (0, _http_fetch_js__WEBPACK_IMPORTED_MODULE_5__.G4)(io.env),
				clock: _clock_js__WEBPACK_IMPORTED_MODULE_6__.m,
				log: createLog(io, redactor, {
					verbose,
					onSecret
				}),
				redactor,
				signal: controller.signal
			};
		}
		function createLog(io, redactor, { verbose, onSecret }) {
			let style = (0, _screen_js__WEBPACK_IMPORTED_MODULE_7__._r)(io.terminal?.stderr), tellIn = (paint, prefix) => (message) => (0, _screen_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, paint(prefix + (0, _log_js__WEBPACK_IMPORTED_MODULE_8__.TN)(redactor.redact(message)))), tellDetail = verbose ? tellIn(style.dim, "") : () => {};
			return {
				debug: tellDetail,
				info: tellDetail,
				notice: tellIn(style.plain, "Note: "),
				warning: tellIn(style.yellow, "Warning: "),
				error: tellIn(style.red, "Error: "),
				mask(secret) {
					redactor.add(secret), onSecret?.(secret);
				}
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
			sleep: (ms, signal) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, void 0, { signal }).catch((error) => {
				throw signal?.throwIfAborted(), error;
			})
		};
	}),
	33554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => variable,
			y: () => stateFolder
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		function variable(env, name) {
			return env[name] === "" ? void 0 : env[name];
		}
		function stateFolder(env) {
			let state = variable(env, "XDG_STATE_HOME") ?? "";
			return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(state) ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(state, "interns") : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(variable(env, "HOME") ?? process.getBuiltinModule("node:os").homedir(), ".local/state/interns");
		}
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
	72711: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Oo: () => once,
			dn: () => withinTime,
			g7: () => execute
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withinTime(io, timeoutMs, work) {
			let { deadline } = io;
			if (deadline !== void 0) return work({
				...io,
				deadline
			});
			let timeLimit = new AbortController(), timer = setTimeout(() => {
				let message = `The step took longer than ${Math.round(timeoutMs / 1e3)} s. Raise "timeout" if the work needs it.`;
				timeLimit.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("timeout", message));
			}, timeoutMs), signal = AbortSignal.any([timeLimit.signal, io.signal]);
			try {
				return await work({
					...io,
					signal,
					deadline: io.clock.monotonic() + timeoutMs
				});
			} finally {
				clearTimeout(timer);
			}
		}
		function once(load) {
			let result;
			return () => (result ??= load(), result);
		}
		let passedVariables = /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|XDG_\w+|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|ALL|NO)_PROXY|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:DATA|FILES(?:\(X86\))?))$/i;
		function execute(program, args, signal, variables) {
			let { execFile } = process.getBuiltinModule("node:child_process"), isPassed = (name) => passedVariables.test(name) || variables?.test(name) === !0, env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isPassed(name)));
			return new Promise((resolve, reject) => {
				execFile(program, args, {
					signal,
					maxBuffer: 1048576,
					env,
					encoding: "utf8"
				}, (error, stdout) => {
					error === null ? resolve(stdout) : reject(Error(`it ended with ${error.code ?? error.signal}`));
				});
			});
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			Z: () => followPointer,
			dj: () => canonicalJson,
			hQ: () => ownField,
			hz: () => isDeeperThan,
			qF: () => parseJson,
			qT: () => readPointer,
			w0: () => readWithin
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		async function readWithin(limit, body) {
			let pieces = [], size = 0;
			for await (let piece of body ?? []) {
				if (size += piece.byteLength, size > limit) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value);
		}
		function readPointer(text) {
			return !text.startsWith("/") || /~(?![01])/u.test(text) ? void 0 : text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function followPointer(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	})
};
