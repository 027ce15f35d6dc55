export const id = 739;
export const ids = [739];
export const modules = {
	2739: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => runCommand });
		var failure = __webpack_require__(1612), promises_ = __webpack_require__(1455), clock = __webpack_require__(5233), errors = __webpack_require__(452), transport = __webpack_require__(3005);
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
			return Object.assign(Error(`no connection to ${host} within 10 s`), { code: transport.Re });
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
		let loopback = "localhost,127.0.0.1,::1";
		function fetchThroughProxy(env) {
			let settings = readSettings(env);
			if (settings.httpProxy === void 0 && settings.httpsProxy === void 0) return fetchDirectly;
			let proxied;
			return async (url, init) => (proxied ??= loadProxiedFetch(settings), (await proxied)(url, init));
		}
		function readSettings(env) {
			let read = (name) => [env[name], env[name.toUpperCase()]].find((value) => value !== void 0 && value !== "");
			return {
				httpProxy: read("http_proxy"),
				httpsProxy: read("https_proxy"),
				noProxy: read("no_proxy")
			};
		}
		async function loadProxiedFetch({ httpProxy, httpsProxy, noProxy }) {
			let undici = await __webpack_require__.e(752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19)), dispatcher = new undici.EnvHttpProxyAgent({
				httpProxy: httpProxy ?? "",
				httpsProxy: httpsProxy ?? "",
				noProxy: noProxy === void 0 ? loopback : `${noProxy},${loopback}`
			});
			return (url, init) => undici.fetch(url, {
				...init,
				dispatcher
			});
		}
		function execute(program, args, signal) {
			let { execFile } = process.getBuiltinModule("node:child_process");
			return new Promise((resolve, reject) => {
				execFile(program, args, {
					signal,
					maxBuffer: 1048576,
					encoding: "utf8"
				}, (error, stdout) => {
					error === null ? resolve(stdout) : reject(Error(`it ended with ${error.code ?? error.signal}`));
				});
			});
		}
		var log = __webpack_require__(7309), secret = __webpack_require__(3251), view_style = __webpack_require__(807);
		function createJobIo(io, options) {
			let redactor = (0, secret.l)(), cancelled = new AbortController();
			return io.interrupted().then((signal) => cancelled.abort(new errors.e4("cancelled", `Interrupted (${signal}).`))), {
				env: io.env,
				cwd: io.cwd,
				readFile: (path) => (0, promises_.readFile)(path),
				execute,
				fetch: fetchThroughProxy(io.env),
				clock: clock.m,
				log: createLog(io, redactor, options),
				redactor,
				signal: cancelled.signal
			};
		}
		function createLog(io, redactor, { verbose }) {
			let style = (0, view_style._)(io.terminal?.stderr), line = (paint, prefix) => (message) => io.stderr(`${paint(prefix + (0, log.TN)(redactor.redact(message)))}\n`), detail = verbose ? line(style.dim, "") : () => {};
			return {
				debug: detail,
				info: detail,
				notice: line(style.plain, "Note: "),
				warning: line(style.yellow, "Warning: "),
				error: line(style.red, "Error: "),
				mask: (secret) => redactor.add(secret)
			};
		}
		var commander = __webpack_require__(7375), cli_flags = __webpack_require__(6593), definitions = __webpack_require__(3683), usage = __webpack_require__(4761);
		function parseCommand(usage, args, io) {
			let command = buildCommand(usage, io), separator = args.indexOf("--"), own = separator === -1 ? args : args.slice(0, separator);
			try {
				command.parse(joinSwitchValues(own), { from: "user" });
			} catch (error) {
				throw error instanceof commander.b7 ? new failure.Qv(error.exitCode === 0 ? 0 : 2) : error;
			}
			let values = command.opts(), flags = new Map();
			for (let option of command.options) {
				let value = values[option.attributeName()], flag = option.long?.slice(2) ?? "", input = usage.flags.find(({ name }) => name === flag)?.aliasOf ?? usage.inputs.find((name) => name === flag);
				input !== void 0 && value !== void 0 && flags.set(input, String(value));
			}
			let given = (0, cli_flags.eS)({
				flags,
				env: io.env
			});
			return {
				words: command.args,
				given,
				defaults: cli_flags.Pu,
				text: (name) => given(name) ?? (0, cli_flags.Pu)(name),
				has: (flag) => command.options.some((option) => option.long === `--${flag}` && values[option.attributeName()] === !0),
				rest: separator === -1 ? [] : args.slice(separator + 1)
			};
		}
		function joinSwitchValues(args) {
			let joined = [];
			for (let arg of args) usage.n$.has(joined.at(-1)?.slice(2)) && /^(?:true|false)$/i.test(arg) ? joined[joined.length - 1] += `=${arg}` : joined.push(arg);
			return joined.map((arg) => usage.n$.has(arg.slice(2)) ? `${arg}=true` : arg);
		}
		function buildCommand(usage, io) {
			let command = new commander.uB(`interns ${usage.name}`).summary(usage.about).description(`${usage.about}${usage.details === "" ? "" : `\n\n${usage.details}`}`).helpOption("-h, --help", "Show this help.").exitOverride().showHelpAfterError(`("interns ${usage.name} --help" shows what it takes.)`).configureOutput({
				writeOut: (text) => io.stdout(text),
				writeErr: (text) => io.stderr(text),
				getOutHelpWidth: () => helpWidth(io),
				getErrHelpWidth: () => helpWidth(io),
				getOutHasColors: () => io.terminal?.stdout.hasColors ?? !1,
				getErrHasColors: () => io.terminal?.stderr.hasColors ?? !1
			}).configureHelp({
				styleTitle: (text) => bold(text, io),
				showGlobalOptions: !0
			});
			for (let { name, about, required } of usage.arguments) command.argument(required ? `<${name}>` : `[${name}]`, about);
			for (let flag of usage.flags) command.addOption(flagOption(flag));
			for (let name of usage.inputs) command.addOption(inputOption(name));
			return command.addHelpText("after", examplesOf(usage));
		}
		function flagOption({ name, about, value }) {
			return new commander.c$(value === void 0 ? `--${name}` : `--${name} <${value}>`, about);
		}
		function inputOption(name) {
			let preset = usage.n$.has(name) ? void 0 : (0, cli_flags.Pu)(name), about = `${describe(name)}${preset === void 0 ? "" : ` (default ${preset})`} [${(0, cli_flags.Iw)(name)}]`, value = usage.n$.has(name) ? "[true|false]" : `<${placeholders[name] ?? "text"}>`, option = new commander.c$(`--${name} ${value}`, about);
			return usage.r7.includes(name) ? option.helpGroup("Service and identity:") : option;
		}
		function describe(name) {
			let description = definitions.Z.find((one) => one.name === name)?.description ?? "", own = description.replace(/^For `[a-z-]+`(?:, instead of `[a-z-]+`)?(?:, with `[a-z-]+`)?: /, ""), text = (own === description ? own : `${own.charAt(0).toUpperCase()}${own.slice(1)}`).replaceAll("`", "");
			return onTheCommandLine[name] ?? text;
		}
		let onTheCommandLine = {
			transcript: "How much is shown: full, brief (decisions, no content), none; auto is full here.",
			"transcript-file": "Where the transcript (JSON Lines) is written. Default: a file in the folder of your state.",
			"session-id": "Continue this session, or start one under this id (1 to 256 characters).",
			"on-pause": "Resolve pauses by the policy, or stop: leave the question open and print it (exit code 4).",
			"policy-ref": "Where the policy is read: auto and workspace are this folder; or a git ref.",
			"fail-on-reject": "Exit code 3 when anything was rejected, though the run finished.",
			"max-pauses": "A run with more pauses than this fails.",
			timeout: "Longest time of all of it.",
			"subject-token": "Identity token from elsewhere. Default: the identity of the CI job."
		}, placeholders = {
			"base-url": "url",
			"federation-policy-id": "id",
			"api-key": "key",
			"subject-token": "jwt",
			"subject-token-file": "file",
			"prompt-file": "file",
			"transcript-file": "file",
			policy: "file",
			"policy-ref": "ref",
			"key-updates": "file",
			"workspace-id": "uuid",
			"wait-for-intern": "duration",
			timeout: "duration",
			"idle-timeout": "duration",
			"max-pauses": "number",
			"session-id": "id",
			"tool-call-id": "id",
			"key-hash": "hash",
			limit: "usd",
			"limit-reset": "daily|weekly|monthly",
			disabled: "true|false",
			"include-byok-in-limit": "true|false",
			pending: "json",
			"approval-mode": "manual|self-drive",
			transcript: "full|brief|none",
			"on-pause": "resolve|stop",
			"on-timeout": "fail|continue",
			"export-env": "name"
		};
		function examplesOf({ examples }) {
			return `\nExamples:\n${examples.map(({ about, line }) => `  ${about}\n    $ ${line}`).join("\n\n")}\n`;
		}
		function helpWidth(io) {
			return Math.min(io.terminal?.stdout.columns ?? 100, 110);
		}
		function bold(text, io) {
			return io.terminal?.stdout.hasColors === !0 ? `\u001b[1m${text}\u001b[22m` : text;
		}
		async function runCommand(usage, args, io, load) {
			try {
				let parsed = parseCommand(usage, args, io);
				return await (await load())({
					...parsed,
					io,
					job: createJobIo(io, { verbose: parsed.has("verbose") })
				});
			} catch (error) {
				return error instanceof failure.Qv ? error.exitCode : (0, failure.xV)(error, usage.name, args.includes("--json"), io, usage.inputs);
			}
		}
	}),
	4761: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HM: () => runInputs,
			fe: () => verboseFlag,
			hG: () => jsonFlag,
			n$: () => switches,
			r7: () => serviceInputs
		});
		let serviceInputs = [
			"base-url",
			"federation-policy-id",
			"audience",
			"api-key",
			"subject-token",
			"subject-token-file"
		], runInputs = [
			"approval-mode",
			"policy",
			"policy-ref",
			"on-pause",
			"on-timeout",
			"fail-on-reject",
			"max-pauses",
			"timeout",
			"idle-timeout",
			"wait-for-intern",
			"workspace-id",
			"transcript",
			"transcript-file"
		], jsonFlag = {
			name: "json",
			about: "Print one JSON document on standard output."
		}, verboseFlag = {
			name: "verbose",
			about: "Show every step on standard error."
		}, switches = new Set(["dry-run", "fail-on-reject"]);
	}),
	807: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	5233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => systemClock });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
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
	3005: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Re: () => connectTimeoutCode,
			hg: () => NoResponseError,
			tN: () => send
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
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
			let headers = headersOf(request), { headersTimeoutMs } = options, late = new AbortController(), timer = headersTimeoutMs === void 0 ? void 0 : setTimeout(() => late.abort(), headersTimeoutMs);
			try {
				return toHttpResponse(await options.fetch(request.url, {
					method: request.method,
					headers,
					body: request.body ?? null,
					redirect: "manual",
					signal: endOf(late, options)
				}), options.now());
			} catch (error) {
				options.signal?.throwIfAborted();
				let host = new URL(request.url).host;
				if (headersTimeoutMs !== void 0 && late.signal.aborted) throw new NoResponseError(`${host} sent no response within ${headersTimeoutMs / 1e3} s`, "unknown", error);
				let code = failureCode(error), sent = connectFailures.has(code ?? "") ? "no" : "unknown", untold = code === void 0 || (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).includes(code) ? "" : ` (${code})`;
				throw new NoResponseError(`${host} could not be reached${untold}`, sent, error);
			} finally {
				clearTimeout(timer);
			}
		}
		function endOf(late, { headersTimeoutMs, signal }) {
			return signal === void 0 ? late.signal : headersTimeoutMs === void 0 ? signal : AbortSignal.any([late.signal, signal]);
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
			if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1e3;
			let date = Date.parse(value);
			return Number.isNaN(date) ? void 0 : Math.max(0, date - nowMs);
		}
		function failureCode(error) {
			if (typeof error == "object" && error) return "code" in error && typeof error.code == "string" ? error.code : "cause" in error && error.cause !== void 0 ? failureCode(error.cause) : error instanceof AggregateError ? failureCode(error.errors[0]) : void 0;
		}
	}),
	3251: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => createRedactor,
			z: () => Secret
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
		class Secret {
			#value;
			constructor(value) {
				this.#value = value;
			}
			reveal() {
				return this.#value;
			}
			fingerprint() {
				return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(this.#value).digest("hex").slice(0, 8);
			}
			toString() {
				return "***";
			}
			toJSON() {
				return "***";
			}
			[node_util__WEBPACK_IMPORTED_MODULE_1__.inspect.custom]() {
				return "***";
			}
		}
		function createRedactor() {
			let needles = [];
			return {
				add(secret) {
					needles = [...new Set([...needles, ...formsOf(secret.reveal())])];
				},
				redact: (text) => replaceHits(text, findHits(text, needles)),
				stream() {
					let held = "";
					return {
						push(text) {
							let whole = held + text, hits = findHits(whole, needles), open = openEnd(whole, needles), cut = hits.find(({ start, end }) => start < open && open < end)?.start ?? open;
							return held = whole.slice(cut), replaceHits(whole.slice(0, cut), hits.filter(({ end }) => end <= cut));
						},
						end() {
							let rest = replaceHits(held, findHits(held, needles));
							return held = "", rest;
						}
					};
				}
			};
		}
		function formsOf(value) {
			let wellFormed = value.toWellFormed(), json = JSON.stringify(value).slice(1, -1), whole = Buffer.from(wellFormed).toString("base64"), base64 = [whole.replace(/=+$/, ""), ...[
				0,
				1,
				2
			].map((offset) => base64Within(wellFormed, offset))], base64url = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")), encoded = [...base64, ...base64url].filter((text) => text.length >= 8);
			return [
				value,
				encodeURIComponent(wellFormed),
				json,
				whole,
				...encoded
			].filter((form) => form !== "");
		}
		function base64Within(value, offset) {
			let bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
			return bytes.toString("base64").slice(Math.ceil(offset * 8 / 6), Math.floor(bytes.length * 8 / 6));
		}
		function findHits(text, needles) {
			let found = [];
			for (let needle of needles) for (let start = text.indexOf(needle); start !== -1; start = text.indexOf(needle, start + 1)) found.push({
				start,
				end: start + needle.length
			});
			let merged = [];
			for (let hit of found.toSorted((a, b) => a.start - b.start)) {
				let last = merged.at(-1);
				last === void 0 || last.end <= hit.start ? merged.push(hit) : merged[merged.length - 1] = {
					start: last.start,
					end: Math.max(last.end, hit.end)
				};
			}
			return merged;
		}
		function replaceHits(text, hits) {
			let shown = "", from = 0;
			for (let { start, end } of hits) shown += text.slice(from, start) + "***", from = end;
			return shown + text.slice(from);
		}
		function openEnd(text, needles) {
			let open = text.length;
			for (let needle of needles) {
				let first = needle.charAt(0), earliest = Math.max(0, text.length - needle.length + 1);
				for (let at = text.indexOf(first, earliest); at !== -1 && at < open; at = text.indexOf(first, at + 1)) needle.startsWith(text.slice(at)) && (open = at);
			}
			return open;
		}
	})
};
