import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	2613: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
	}),
	181: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
	}),
	4434: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
	}),
	9896: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
	}),
	8611: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
	}),
	5692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
	}),
	9278: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
	}),
	4589: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
	}),
	6698: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
	}),
	4573: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
	}),
	7540: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
	}),
	7598: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
	}),
	3053: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
	}),
	610: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
	}),
	8474: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
	}),
	3024: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
	}),
	1455: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
	}),
	7067: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
	}),
	2467: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
	}),
	7030: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
	}),
	8161: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
	}),
	6760: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
	}),
	643: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
	}),
	1792: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
	}),
	99: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
	}),
	7075: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
	}),
	7830: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");
	}),
	7997: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");
	}),
	1692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
	}),
	3136: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
	}),
	7975: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
	}),
	3429: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
	}),
	5919: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
	}),
	8522: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
	}),
	857: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
	}),
	932: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
	}),
	4756: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
	}),
	9023: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
	}),
	7414: ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452), _report_conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6195), _main_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4799), _runner_drain_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9571), _runner_io_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(168);
				let mainHasRun = "main_has_run", cancelled = new AbortController();
				for (let signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cancelled.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("cancelled", `The step was cancelled (${signal}).`)));
				let isLogLost = !1;
				process.stdout.on("error", () => {
					isLogLost = !0;
				});
				let io = (0, _runner_io_js__WEBPACK_IMPORTED_MODULE_1__.N)(cancelled.signal);
				if (process.env[`STATE_${mainHasRun}`] === "true") await (await Promise.all([
					__nccwpck_require__.e(101),
					__nccwpck_require__.e(941),
					__nccwpck_require__.e(895),
					__nccwpck_require__.e(242)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 5242))).runPost(io);
				else {
					io.saveState(mainHasRun, "true");
					try {
						process.exitCode = +!(0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_2__.oJ)(await (0, _main_js__WEBPACK_IMPORTED_MODULE_3__.C)(io));
					} catch (error) {
						await (await Promise.all([__nccwpck_require__.e(839), __nccwpck_require__.e(297)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2297))).reportFailure(io, error), process.exitCode = 1;
					}
				}
				io.closeLog(), await (0, _runner_drain_js__WEBPACK_IMPORTED_MODULE_4__.Z)(process.stdout), isLogLost && (process.exitCode = 1), process.exit(), __webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	4799: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { C: () => runAction });
		var github_event = __nccwpck_require__(9607), action_inputs = __nccwpck_require__(2865), deadline = __nccwpck_require__(2159);
		async function readEvent({ env, readFile, log }) {
			let name = env.GITHUB_EVENT_NAME ?? "", path = env.GITHUB_EVENT_PATH ?? "";
			if (path === "") return {
				name,
				payload: void 0
			};
			try {
				return {
					name,
					payload: JSON.parse(new TextDecoder().decode(await readFile(path)))
				};
			} catch {
				return log.warning(`The event payload ${path} can't be read; what it would tell counts as unknown.`), {
					name,
					payload: void 0
				};
			}
		}
		function runAction(outer) {
			let settings = (0, action_inputs.U)(outer.getInput);
			return (0, deadline.d)(outer, settings.timeoutMs, async (io) => {
				settings.githubToken !== void 0 && io.log.mask(settings.githubToken);
				let event = await readEvent(io);
				return (0, github_event.C)(event) ? startIfAllowed(io, settings, event) : runCommand(io, settings, event);
			});
		}
		async function startIfAllowed(io, settings, event) {
			let { openGitHub } = await __nccwpck_require__.e(629).then(__nccwpck_require__.bind(__nccwpck_require__, 4629)), { whyNotStart } = await __nccwpck_require__.e(71).then(__nccwpck_require__.bind(__nccwpck_require__, 9071)), access = openGitHub(io, settings, event), refusal = await whyNotStart(io, settings, access);
			return refusal === void 0 ? runCommand(io, settings, event, access) : (await __nccwpck_require__.e(47).then(__nccwpck_require__.bind(__nccwpck_require__, 47))).reportSkipped(io, refusal);
		}
		async function runCommand(io, settings, event, access) {
			switch (settings.command) {
				case "prompt":
				case "answer": return (await Promise.all([
					__nccwpck_require__.e(101),
					__nccwpck_require__.e(941),
					__nccwpck_require__.e(895),
					__nccwpck_require__.e(839),
					__nccwpck_require__.e(671)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 4671))).runOnInternAction(io, settings, event, access);
				case "list": return (await Promise.all([
					__nccwpck_require__.e(101),
					__nccwpck_require__.e(941),
					__nccwpck_require__.e(895),
					__nccwpck_require__.e(598)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 1598))).listAction(io, settings);
				case "update-key": return (await Promise.all([
					__nccwpck_require__.e(101),
					__nccwpck_require__.e(941),
					__nccwpck_require__.e(895),
					__nccwpck_require__.e(839),
					__nccwpck_require__.e(808)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 808))).updateKeyAction(io, settings);
				case "token": return (await Promise.all([__nccwpck_require__.e(941), __nccwpck_require__.e(372)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3976))).tokenAction(io, settings);
				default: return settings;
			}
		}
	}),
	9571: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { Z: () => drain });
		async function drain(pipe, patienceMs = 1e4) {
			let taken = new Promise((resolve) => {
				pipe.write("", () => resolve("taken"));
			}), left = pipe.writableLength, waitedMs = 0;
			for (; waitedMs < patienceMs;) {
				let glance = new Promise((resolve) => setTimeout(() => resolve("waited"), 200));
				if (await Promise.race([taken, glance]) === "taken") return;
				waitedMs = pipe.writableLength < left ? 0 : waitedMs + 200, left = pipe.writableLength;
			}
		}
	}),
	168: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { N: () => runnerIo });
		var external_node_fs_ = __nccwpck_require__(3024), clock = __nccwpck_require__(1920), direct = __nccwpck_require__(5835);
		let loopback = "localhost,127.0.0.1,::1";
		function fetchThroughProxy(env) {
			let settings = readSettings(env);
			if (settings.httpProxy === void 0 && settings.httpsProxy === void 0) return direct.p;
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
			let undici = await __nccwpck_require__.e(752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19)), dispatcher = new undici.EnvHttpProxyAgent({
				httpProxy: httpProxy ?? "",
				httpsProxy: httpsProxy ?? "",
				noProxy: noProxy === void 0 ? loopback : `${noProxy},${loopback}`,
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
		var secret = __nccwpck_require__(2712), external_os_ = __nccwpck_require__(857);
		function toCommandValue(input) {
			return input == null ? "" : typeof input == "string" || input instanceof String ? input : JSON.stringify(input);
		}
		function issueCommand(command, properties, message) {
			let cmd = new Command(command, properties, message);
			process.stdout.write(cmd.toString() + external_os_.EOL);
		}
		class Command {
			constructor(command, properties, message) {
				command ||= "missing.command", this.command = command, this.properties = properties, this.message = message;
			}
			toString() {
				let cmdStr = "::" + this.command;
				if (this.properties && Object.keys(this.properties).length > 0) {
					cmdStr += " ";
					let first = !0;
					for (let key in this.properties) if (this.properties.hasOwnProperty(key)) {
						let val = this.properties[key];
						val && (first ? first = !1 : cmdStr += ",", cmdStr += `${key}=${escapeProperty(val)}`);
					}
				}
				return cmdStr += `::${escapeData(this.message)}`, cmdStr;
			}
		}
		function escapeData(s) {
			return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
		}
		function escapeProperty(s) {
			return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
		}
		let external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
		var external_fs_ = __nccwpck_require__(9896);
		function issueFileCommand(command, message) {
			let filePath = process.env[`GITHUB_${command}`];
			if (!filePath) throw Error(`Unable to find environment variable for file command ${command}`);
			if (!external_fs_.existsSync(filePath)) throw Error(`Missing file at path: ${filePath}`);
			external_fs_.appendFileSync(filePath, `${toCommandValue(message)}${external_os_.EOL}`, { encoding: "utf8" });
		}
		function prepareKeyValueMessage(key, value) {
			let delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`, convertedValue = toCommandValue(value);
			if (key.includes(delimiter)) throw Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
			if (convertedValue.includes(delimiter)) throw Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
			return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
		}
		function commands_annotate(kind, message) {
			issueCommand(kind, {}, message);
		}
		function addMask(value) {
			issueCommand("add-mask", {}, value);
		}
		function startGroup(title) {
			issueCommand("group", {}, title);
		}
		function endGroup() {
			issueCommand("endgroup", {}, "");
		}
		function setOutput(name, value) {
			writePair("OUTPUT", name, value);
		}
		function exportVariable(name, value) {
			writePair("ENV", name, value);
		}
		function saveState(name, value) {
			writePair("STATE", name, value);
		}
		function writePair(file, name, value) {
			(process.env[`GITHUB_${file}`] ?? "") !== "" && issueFileCommand(file, prepareKeyValueMessage(name, value));
		}
		function getInput(name) {
			return (process.env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
		}
		var log = __nccwpck_require__(7309);
		function runnerLog(redactor) {
			let one = (message) => (0, log.TN)(redactor.redact(message)), last = {
				notice: [],
				warning: [],
				error: []
			}, made = {
				notice: 0,
				warning: 0,
				error: 0
			}, annotate = (kind, message) => {
				let line = one(message);
				made[kind] < 9 ? (made[kind] += 1, commands_annotate(kind, line)) : (last[kind].push(line), print(`${kind}: ${line}`));
			};
			return {
				debug: (message) => commands_annotate("debug", one(message)),
				info(message) {
					for (let line of (0, log.Bv)(redactor.redact(message))) print(line);
				},
				notice: (message) => annotate("notice", message),
				warning: (message) => annotate("warning", message),
				error: (message) => annotate("error", message),
				group: (title) => startGroup(one(title)),
				endGroup: () => endGroup(),
				mask(secret) {
					redactor.add(secret), secret.reveal() !== "" && addMask(secret.reveal());
				},
				close() {
					for (let kind of [
						"notice",
						"warning",
						"error"
					]) {
						let [only, ...more] = last[kind];
						only !== void 0 && (commands_annotate(kind, more.length === 0 ? only : `${more.length + 1} more of this kind are in the log.`), last[kind] = []);
					}
				}
			};
		}
		function print(line) {
			process.stdout.write(`${line}\n`);
		}
		let runnerSecrets = [
			"ACTIONS_ID_TOKEN_REQUEST_TOKEN",
			"ACTIONS_RUNTIME_TOKEN",
			"GITHUB_TOKEN"
		];
		function runnerIo(signal) {
			let redactor = (0, secret.l)();
			for (let name of runnerSecrets) redactor.add(new secret.z(process.env[name] ?? ""));
			let log = runnerLog(redactor), summaryFile = process.env.GITHUB_STEP_SUMMARY ?? "";
			return {
				getInput: (name) => getInput(name),
				env: process.env,
				cwd: process.cwd(),
				readFile: async (path) => (0, external_node_fs_.readFileSync)(path),
				files: "workspace",
				execute,
				fetch: fetchThroughProxy(process.env),
				clock: clock.m,
				log,
				closeLog: () => log.close(),
				redactor,
				setOutputs(outputs) {
					for (let [name, value] of Object.entries(outputs)) setOutput(name, redactor.redact(value));
				},
				setSecretOutput: (name, secret) => setOutput(name, secret.reveal()),
				exportSecret: (name, secret) => exportVariable(name, secret.reveal()),
				saveState: (name, value) => saveState(name, value),
				async writeSummary(markdown) {
					summaryFile !== "" && (0, external_node_fs_.appendFileSync)(summaryFile, redactor.redact(markdown));
				},
				signal
			};
		}
	}),
	1920: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { m: () => systemClock });
		let promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises"), systemClock = {
			now: () => Date.now(),
			monotonic: () => Number(process.hrtime.bigint()) / 1e6,
			random: () => Math.random(),
			async sleep(ms, signal) {
				try {
					await (0, promises_namespaceObject.setTimeout)(ms, void 0, signal === void 0 ? {} : { signal });
				} catch (error) {
					throw signal?.throwIfAborted(), error;
				}
			}
		};
	}),
	7684: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			AS: () => keyUpdateResponse,
			d2: () => keyUpdate
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8395), _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4095);
		let apiKeyRecord = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			label: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			limit_remaining: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_daily: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_weekly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_monthly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_daily: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_weekly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_monthly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			expires_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			creator_user_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			workspace_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), keyUpdateResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ data: apiKeyRecord }), fields = {
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_1__.sn))),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}, keyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(fields);
		zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(fields);
	}),
	8536: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
			_E: () => subjectTokenLength,
			f4: () => maxPromptCharacters,
			hj: () => interactionDeadlineMs,
			yj: () => identifierLength
		});
		let listLimit = {
			min: 1,
			max: 500
		}, maxChatRequestBytes = 1048576, identifierLength = {
			min: 1,
			max: 256
		}, subjectTokenLength = {
			min: 1,
			max: 16384
		}, interactionDeadlineMs = 3e5, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128;
	}),
	4095: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			dY: () => lifecycleStatuses,
			oy: () => approvalModes,
			sn: () => limitResets
		});
		let lifecycleStatuses = [
			"awaiting_slack_install",
			"queued",
			"provisioning",
			"running",
			"failed",
			"stopped",
			"destroying",
			"destroy_failed"
		], approvalModes = ["manual", "self-drive"], limitResets = [
			"daily",
			"weekly",
			"monthly"
		];
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Sb: () => ExchangeError,
			Uc: () => describeError,
			dz: () => InputError,
			e4: () => RunError,
			h4: () => ToolkitError,
			hD: () => ApiError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6559);
		let codes = {
			input: [
				"input_invalid",
				"input_missing",
				"input_conflict",
				"prompt_has_secret"
			],
			identity: [
				"identity_missing",
				"identity_unreachable",
				"identity_refused",
				"identity_malformed"
			],
			exchange: [
				"exchange_refused",
				"exchange_unreachable",
				"exchange_malformed"
			],
			api: [
				"intern_unknown",
				"intern_ambiguous",
				"intern_not_running",
				"api_refused",
				"api_unreachable",
				"api_malformed",
				"request_too_large",
				"key_management_required",
				"key_mismatch",
				"key_updates_failed",
				"steered",
				"answer_refused"
			],
			stream: [
				"stream_malformed",
				"stream_severed",
				"stream_idle",
				"run_ended",
				"run_timeout",
				"run_failed"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		};
		[
			...codes.input,
			...codes.identity,
			...codes.exchange,
			...codes.api,
			...codes.stream,
			...codes.policy,
			...codes.run,
			...codes.github,
			...codes.config,
			...codes.internal
		];
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(call) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(this.#wording, call);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, call) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(call) : error.message, causes = causesOf(error).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }) {
			return cause instanceof Error ? [cause.message, ...causesOf(cause)] : cause === void 0 ? [] : [describeError(cause)];
		}
	}),
	9607: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			C: () => canOutsidersCause,
			z: () => isGitHubActions
		});
		let trustedEvents = new Set([
			"push",
			"schedule",
			"workflow_dispatch",
			"repository_dispatch",
			"merge_group",
			"release",
			"create",
			"delete",
			"deployment",
			"deployment_status"
		]);
		function canOutsidersCause(event) {
			return !trustedEvents.has(event.name);
		}
		function isGitHubActions(env) {
			return env.GITHUB_ACTIONS === "true";
		}
	}),
	5835: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { p: () => fetchDirectly });
		var _transport_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3005);
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
	3005: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Re: () => connectTimeoutCode,
			hg: () => NoResponseError,
			tN: () => send
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
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
			if (/^\s*\d+\s*$/.test(value)) return Math.min(Number(value) * 1e3, 2 ** 53 - 1);
			let date = /^\s*[a-z]{3,9},? /i.test(value) ? Date.parse(value) : NaN;
			return Number.isNaN(date) ? void 0 : Math.max(0, date - nowMs);
		}
		function failureCode(error) {
			if (typeof error == "object" && error) return "code" in error && typeof error.code == "string" ? error.code : "cause" in error && error.cause !== void 0 ? failureCode(error.cause) : error instanceof AggregateError ? failureCode(error.errors[0]) : void 0;
		}
	}),
	2865: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { U: () => readActionInputs });
		var inputs_given = __nccwpck_require__(7787), errors = __nccwpck_require__(452), secret = __nccwpck_require__(2712), wording = __nccwpck_require__(6559), run = __nccwpck_require__(8969);
		function readStartSettings(text) {
			let token = text("github-token");
			return {
				githubToken: token === void 0 ? void 0 : new secret.z(token),
				actorPermission: (0, inputs_given.Pe)(text, "actor-permission"),
				allowedBots: (0, inputs_given.lq)(text, "allowed-bots") ?? [],
				onFork: (0, inputs_given.Pe)(text, "on-fork")
			};
		}
		function readPullRequestSettings(text) {
			let comment = (0, inputs_given.Pe)(text, "comment"), sessionFromComment = text("session-id") === run.IV;
			if (sessionFromComment && comment !== "sticky") throw new errors.dz("input_conflict", (0, wording.MH)`${(0, wording.hF)("session-id")} is "${run.IV}", but ${(0, wording.hF)("comment")} is "${comment}". Only "comment: sticky" keeps a session.`, { source: "session-id" });
			return {
				...readStartSettings(text),
				comment,
				commentTag: (0, inputs_given.Pe)(text, "comment-tag"),
				policyRef: (0, inputs_given.Pe)(text, "policy-ref"),
				sessionFromComment
			};
		}
		var limits = __nccwpck_require__(8536), inputs_credentials = __nccwpck_require__(8863);
		function readRunSettings(text, defaults) {
			let policy = (0, inputs_given.Pe)(text, "policy"), sessionId = (0, inputs_given.lq)(text, "session-id");
			return {
				...(0, inputs_credentials.uS)(text),
				...readPullRequestSettings(text),
				intern: (0, inputs_given.mw)(text, "intern", "the name or id of the intern"),
				workspaceId: (0, inputs_given.lq)(text, "workspace-id"),
				waitForInternMs: (0, inputs_given.Pe)(text, "wait-for-intern"),
				approvalMode: (0, inputs_given.Pe)(text, "approval-mode"),
				policy: {
					path: policy,
					named: policy !== defaults("policy")
				},
				sessionId: sessionId === run.IV ? void 0 : sessionId,
				timeoutMs: (0, inputs_given.Pe)(text, "timeout"),
				idleTimeoutMs: (0, inputs_given.Pe)(text, "idle-timeout"),
				maxPauses: (0, inputs_given.Pe)(text, "max-pauses"),
				onPause: (0, inputs_given.Pe)(text, "on-pause"),
				onTimeout: (0, inputs_given.Pe)(text, "on-timeout"),
				failOnReject: (0, inputs_given.Pe)(text, "fail-on-reject"),
				transcript: (0, inputs_given.Pe)(text, "transcript"),
				transcriptFile: (0, inputs_given.lq)(text, "transcript-file")
			};
		}
		var values = __nccwpck_require__(7035);
		function readAnswerSettings(text, defaults) {
			let settings = readRunSettings(text, defaults), answer = (0, inputs_given.mw)(text, "answer", "the answer as it is to be sent, for example \"allow_once\"");
			return {
				command: "answer",
				...settings,
				question: readQuestion(text),
				answer
			};
		}
		function readQuestion(text) {
			(0, inputs_given.HN)(text, "pending", "tool-call-id");
			let pending = text("pending");
			if (pending !== void 0) return (0, inputs_given.HN)(text, "pending", "session-id"), readPending(pending);
			if (text("tool-call-id") === void 0) throw new errors.dz("input_missing", (0, wording.MH)`Neither ${(0, wording.hF)("pending")} nor ${(0, wording.hF)("tool-call-id")} is given. Set ${(0, wording.hF)("pending")} to the output "pending" of the step that paused.`, { source: "pending" });
			let toolCallId = (0, inputs_given.mw)(text, "tool-call-id", "the id of the tool call that asks");
			if (toolCallId.length > limits.OV) throw (0, values.tm)("tool-call-id", toolCallId, `Use at most ${limits.OV} characters.`);
			return {
				tool_call_id: toolCallId,
				session_id: (0, inputs_given.mw)(text, "session-id", "the session of the run that asks"),
				call: void 0
			};
		}
		function readPending(value) {
			let use = "Use the output \"pending\" of the step that paused, whole.", json;
			try {
				json = JSON.parse(value);
			} catch {
				throw (0, values.tm)("pending", value, use);
			}
			let fields = new Map(typeof json == "object" && json ? Object.entries(json) : []), field = (name, maxLength) => {
				let found = fields.get(name);
				if (typeof found == "string" && found !== "" && found.length <= maxLength) return found;
				throw (0, values.tm)("pending", value, `Its field "${name}" is no text of 1 to ${maxLength} characters. ${use}`);
			}, longest = 1048576;
			return {
				tool_call_id: field("tool_call_id", limits.OV),
				session_id: field("session_id", limits.yj.max),
				call: {
					name: field("name", longest),
					arguments: field("arguments", longest)
				}
			};
		}
		var key_settings = __nccwpck_require__(8414);
		function readListSettings(text) {
			return {
				command: "list",
				...(0, inputs_credentials.uS)(text),
				status: (0, inputs_given.lq)(text, "status") ?? [],
				workspaceId: (0, inputs_given.lq)(text, "workspace-id"),
				timeoutMs: (0, inputs_given.Pe)(text, "timeout")
			};
		}
		function readPromptSettings(text, defaults) {
			return {
				command: "prompt",
				...readRunSettings(text, defaults),
				prompt: readPrompt(text)
			};
		}
		function readPrompt(text) {
			(0, inputs_given.HN)(text, "prompt", "prompt-file");
			let path = text("prompt-file");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let prompt = text("prompt");
			if (prompt !== void 0) return {
				from: "input",
				text: prompt
			};
			throw new errors.dz("input_missing", (0, wording.MH)`Neither ${(0, wording.hF)("prompt")} nor ${(0, wording.hF)("prompt-file")} is given. Use one of them.`, { source: "prompt" });
		}
		function readTokenSettings(text) {
			let { baseUrl, credentials } = (0, inputs_credentials.uS)(text);
			if (credentials.by !== "exchange") throw new errors.dz("input_missing", (0, wording.MH)`${(0, wording.hF)("federation-policy-id")} is not given. An API key alone is no identity to exchange: use it as it is.`, { source: "federation-policy-id" });
			return {
				command: "token",
				baseUrl,
				credentials,
				exportEnv: (0, inputs_given.lq)(text, "export-env"),
				timeoutMs: (0, inputs_given.Pe)(text, "timeout")
			};
		}
		function readSettings(given, defaults) {
			let text = (name) => given(name) ?? defaults(name), command = (0, inputs_given.Pe)(text, "command");
			switch (command) {
				case "prompt": return readPromptSettings(text, defaults);
				case "answer": return readAnswerSettings(text, defaults);
				case "list": return readListSettings(text);
				case "update-key": return (0, key_settings.T)(text);
				case "token": return readTokenSettings(text);
				default: return command;
			}
		}
		function readActionInputs(getInput) {
			let given = (name) => (0, inputs_given.z2)(getInput(name));
			return {
				...readSettings(given, inputs_given.HA),
				...readStartSettings((name) => given(name) ?? (0, inputs_given.HA)(name))
			};
		}
	}),
	8863: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { uS: () => readService });
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6559), _given_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7787);
		function readService(text) {
			let baseUrl = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.mw)(text, "base-url", "the base URL of the service");
			return {
				baseUrl,
				credentials: readCredentials(text, baseUrl)
			};
		}
		function readCredentials(text, baseUrl) {
			let apiKey = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "api-key"), federationPolicyId = text("federation-policy-id");
			if (federationPolicyId !== void 0) {
				let given = text("audience"), audience = given ?? new URL(baseUrl).origin, subjectToken = readSubjectToken(text);
				return {
					by: "exchange",
					federationPolicyId,
					audience,
					isAudienceDefault: given === void 0,
					subjectToken,
					apiKey
				};
			}
			if (apiKey === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")} is given. Set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} to exchange the job's identity without a stored secret.`, { source: "federation-policy-id" });
			for (let name of [
				"subject-token",
				"subject-token-file",
				"audience"
			]) if (text(name) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} belongs to a token exchange, but ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. Set that, or leave ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} out.`, { source: name });
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(text) {
			(0, _given_js__WEBPACK_IMPORTED_MODULE_0__.HN)(text, "subject-token", "subject-token-file");
			let token = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "subject-token");
			if (token !== void 0) return {
				from: "input",
				token
			};
			let path = text("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
		}
	}),
	1547: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			P: () => actionCommands,
			a: () => runCommands
		});
		let actionCommands = [
			"prompt",
			"answer",
			"list",
			"update-key",
			"token"
		], runCommands = ["prompt", "answer"];
	}),
	8969: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			HM: () => runInputs,
			IV: () => sessionFromCommentWord
		});
		var _contract_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8536), _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4095), _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1850), _values_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7035), _definition_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1547);
		let runInputs = {
			prompt: {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
				commands: ["prompt"]
			},
			"prompt-file": {
				kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				commands: ["prompt"]
			},
			"approval-mode": {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.oy),
				default: "manual",
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			},
			policy: {
				kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				default: ".github/intern-policy.yml",
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			},
			"policy-ref": {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("ref", _values_js__WEBPACK_IMPORTED_MODULE_3__.sg),
				default: "auto",
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			},
			"session-id": {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("id", readSessionId),
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			},
			"on-timeout": {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(["fail", "continue"]),
				default: "fail",
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			},
			timeout: {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.p0)(1e3),
				default: "30m",
				commands: "all"
			},
			"idle-timeout": {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.p0)(1e3),
				default: "90s",
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			},
			"max-pauses": {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0),
				default: "50",
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			},
			"on-pause": {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(["resolve", "stop"]),
				default: "resolve",
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			},
			pending: {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("json"),
				commands: ["answer"]
			},
			answer: {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
				commands: ["answer"]
			},
			"tool-call-id": {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("id"),
				commands: ["answer"]
			},
			"fail-on-reject": {
				kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Wb,
				default: "false",
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			},
			transcript: {
				kind: (0, _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([
					"auto",
					"full",
					"brief",
					"none"
				]),
				default: "auto",
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			},
			"transcript-file": {
				kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				commands: _definition_js__WEBPACK_IMPORTED_MODULE_2__.a
			}
		}, sessionFromCommentWord = "from-comment";
		function readSessionId(name, value) {
			if (value.length <= _contract_limits_js__WEBPACK_IMPORTED_MODULE_4__.yj.max) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_3__.tm)(name, value, `It has ${value.length} characters; use 1 to ${_contract_limits_js__WEBPACK_IMPORTED_MODULE_4__.yj.max}.`);
		}
	}),
	7787: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			z2: () => notEmpty,
			lq: () => optional,
			mw: () => required,
			Pe: () => setting
		});
		var errors = __nccwpck_require__(452), wording = __nccwpck_require__(6559), words = __nccwpck_require__(4095), key_fields = __nccwpck_require__(2054), kinds = __nccwpck_require__(1850), values = __nccwpck_require__(7035);
		let accessInputs = {
			"export-env": {
				kind: (0, kinds.Qq)("name", readVariableName),
				commands: ["token"]
			},
			"key-hash": {
				kind: (0, kinds.Qq)("hash"),
				commands: ["update-key"]
			},
			limit: {
				kind: keyField("limit", {
					is: "money",
					called: "usd"
				}),
				commands: ["update-key"]
			},
			"limit-reset": {
				kind: keyField("limit_reset", {
					is: "choice",
					words: [...words.sn, "null"]
				}),
				commands: ["update-key"]
			},
			disabled: {
				kind: keyField("disabled", {
					is: "choice",
					words: kinds.Wb.words
				}),
				commands: ["update-key"]
			},
			"include-byok-in-limit": {
				kind: keyField("include_byok_in_limit", {
					is: "choice",
					words: kinds.Wb.words
				}),
				commands: ["update-key"]
			},
			name: {
				kind: keyField("name", { is: "text" }),
				commands: ["update-key"]
			},
			"key-updates": {
				kind: kinds.Ae,
				commands: ["update-key"]
			},
			"dry-run": {
				kind: kinds.Wb,
				default: "false",
				commands: ["update-key"]
			}
		};
		function keyField(field, { is, words = [], called }) {
			let usual = words.length === 0 ? "text" : words.join("|");
			return {
				is,
				called: called ?? usual,
				words,
				read: (name, value) => (0, key_fields.ym)(field, name, value)
			};
		}
		let reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;
		function readVariableName(name, value) {
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) throw (0, values.tm)(name, value, "Use the name of an environment variable: letters, digits and underscores.");
			if (reserved.test(value)) throw (0, values.tm)(name, value, "That variable has a meaning already. Use a name of your own.");
			return value;
		}
		var definition = __nccwpck_require__(1547);
		let gitHubInputs = {
			"actor-permission": {
				kind: (0, kinds.Yq)([
					"none",
					"read",
					"triage",
					"write",
					"maintain",
					"admin"
				]),
				default: "write",
				commands: "all",
				where: "action"
			},
			"allowed-bots": {
				kind: (0, kinds.Qq)("logins", readLogins),
				commands: "all",
				where: "action"
			},
			"on-fork": {
				kind: (0, kinds.Yq)(["skip", "fail"]),
				default: "skip",
				commands: "all",
				where: "action"
			},
			comment: {
				kind: (0, kinds.Yq)([
					"none",
					"sticky",
					"new"
				]),
				default: "none",
				commands: definition.a,
				where: "action"
			},
			"comment-tag": {
				kind: (0, kinds.Qq)("tag", readTag),
				default: "intern",
				commands: definition.a,
				where: "action"
			},
			"github-token": {
				kind: (0, kinds.Qq)("token"),
				default: "${{ github.token }}",
				commands: "all",
				where: "action"
			}
		};
		function readLogins(name, value) {
			let logins = value.split(",").map((login) => login.trim());
			if (value.trim() === "") return [];
			for (let login of logins) if (!/^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\])?$/.test(login)) throw (0, values.tm)(name, value, "Use exact logins separated by commas, for example \"renovate[bot], dependabot[bot]\".");
			return logins;
		}
		function readTag(name, value) {
			if (/^[\w.-]{1,50}$/.test(value)) return value;
			throw (0, values.tm)(name, value, "Use 1 to 50 letters, digits, \"_\", \".\" and \"-\".");
		}
		let internInputs = {
			intern: {
				kind: (0, kinds.Qq)(),
				commands: definition.a
			},
			"workspace-id": {
				kind: kinds.uR,
				commands: [...definition.a, "list"]
			},
			status: {
				kind: (0, kinds.c3)(words.dY),
				commands: ["list"]
			},
			"wait-for-intern": {
				kind: (0, kinds.p0)(0),
				default: "5m",
				commands: definition.a
			}
		};
		var run = __nccwpck_require__(8969);
		let definitions_all = {
			command: {
				kind: (0, kinds.Yq)(definition.P),
				default: "prompt",
				commands: "all",
				where: "action"
			},
			"base-url": {
				kind: kinds.pc,
				commands: "all"
			},
			"federation-policy-id": {
				kind: (0, kinds.Qq)("id"),
				commands: "all"
			},
			audience: {
				kind: (0, kinds.Qq)(),
				commands: "all"
			},
			"api-key": {
				kind: (0, kinds.rJ)("key"),
				commands: "all"
			},
			"subject-token": {
				kind: (0, kinds.rJ)("jwt"),
				commands: "all"
			},
			"subject-token-file": {
				kind: kinds.Ae,
				commands: "all"
			},
			...internInputs,
			...run.HM,
			...gitHubInputs,
			...accessInputs
		}, inputDefinitions = definitions_all;
		function isInputName(word) {
			return Object.hasOwn(definitions_all, word);
		}
		Object.keys(definitions_all).filter(isInputName);
		function notEmpty(text) {
			return text === "" ? void 0 : text;
		}
		let defaultOf = (name) => {
			let text = inputDefinitions[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function setting(text, name) {
			return inputDefinitions[name].kind.read(name, text(name) ?? "");
		}
		function optional(text, name) {
			let value = text(name);
			return value === void 0 ? void 0 : inputDefinitions[name].kind.read(name, value);
		}
		function required(text, name, what) {
			let value = optional(text, name);
			if (value !== void 0) return value;
			throw new errors.dz("input_missing", (0, wording.MH)`${(0, wording.hF)(name)} is not given. Set it to ${what}.`, { source: name });
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw new errors.dz("input_conflict", (0, wording.MH)`Both ${(0, wording.hF)(one)} and ${(0, wording.hF)(other)} are given. Use one of them.`, { source: other });
		}
	}),
	2054: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			FY: () => keyFields,
			WG: () => keyFieldNames,
			ym: () => readKeyField
		});
		var _contract_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4095), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7035);
		let flag = {
			takes: "true or false",
			fromText: (text) => /^true$/i.test(text) ? !0 : !/^false$/i.test(text) && text,
			accepts: (value) => typeof value == "boolean"
		}, keyFields = {
			limit: {
				takes: "an amount in USD from 0 with at most two decimals, such as 50 or 12.50, or null for no limit",
				fromText: (text) => text === "null" ? null : /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text,
				accepts: (value) => value === null || typeof value == "number" && isAmount(value)
			},
			limit_reset: {
				takes: `${_contract_words_js__WEBPACK_IMPORTED_MODULE_0__.sn.join(", ")}, or null for no reset`,
				fromText: (text) => text === "null" ? null : text,
				accepts: (value) => value === null || _contract_words_js__WEBPACK_IMPORTED_MODULE_0__.sn.some((reset) => reset === value)
			},
			disabled: flag,
			include_byok_in_limit: flag,
			name: {
				takes: "a text",
				fromText: (text) => text,
				accepts: (value) => typeof value == "string" && value !== ""
			}
		}, keyFieldNames = [
			"limit",
			"limit_reset",
			"disabled",
			"include_byok_in_limit",
			"name"
		];
		function readKeyField(field, input, text) {
			let { takes, fromText, accepts } = keyFields[field], value = fromText(text);
			if (accepts(value)) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.tm)(input, text, `Use ${takes}.`);
		}
		function isAmount(value) {
			return Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
		}
	}),
	8414: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			C: () => toKeyUpdate,
			T: () => readKeySettings
		});
		var _contract_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7684), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6559), _credentials_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8863), _given_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7787), _key_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2054), _values_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7035);
		let inputOf = {
			limit: "limit",
			limit_reset: "limit-reset",
			disabled: "disabled",
			include_byok_in_limit: "include-byok-in-limit",
			name: "name"
		}, fieldInputs = _key_fields_js__WEBPACK_IMPORTED_MODULE_0__.WG.map((name) => inputOf[name]);
		function readKeySettings(text) {
			return {
				command: "update-key",
				...(0, _credentials_js__WEBPACK_IMPORTED_MODULE_1__.uS)(text),
				updates: readUpdates(text),
				dryRun: (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.Pe)(text, "dry-run"),
				timeoutMs: (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.Pe)(text, "timeout")
			};
		}
		function readUpdates(text) {
			for (let name of ["key-hash", ...fieldInputs]) (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.HN)(text, name, "key-updates");
			let path = text("key-updates");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let hash = (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.mw)(text, "key-hash", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`the hash of the key to update, or name a file of updates as ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("key-updates")}`);
			if (/^\.{1,2}$/.test(hash)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.tm)("key-hash", hash, "Use the hash of a key, never the key itself.");
			if (fieldInputs.every((name) => text(name) === void 0)) {
				let names = fieldInputs.flatMap((name, index) => index === 0 ? [(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)(name)] : [", ", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)(name)]), message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`The update of the key changes nothing. Set at least one of ${names}.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.dz("input_missing", message, { source: "limit" });
			}
			return {
				from: "inputs",
				planned: {
					source: "input \"key-hash\"",
					hash,
					shownHash: hash,
					update: toKeyUpdate((name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.lq)(text, inputOf[name])),
					when: void 0
				}
			};
		}
		function toKeyUpdate(given) {
			let fields = _key_fields_js__WEBPACK_IMPORTED_MODULE_0__.WG.map((name) => [name, given(name)]).filter(([, value]) => value !== void 0);
			return _contract_keys_js__WEBPACK_IMPORTED_MODULE_6__.d2.parse(Object.fromEntries(fields));
		}
	}),
	1850: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Ae: () => path,
			Qq: () => text,
			Wb: () => onOrOff,
			Yq: () => choice,
			c3: () => listOf,
			p0: () => duration,
			pc: () => baseUrl,
			rD: () => wholeNumber,
			rJ: () => secret,
			uR: () => uuid
		});
		var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7035);
		function text(called = "text", read = (_, value) => value) {
			return {
				is: "text",
				called,
				words: [],
				read
			};
		}
		function choice(words) {
			return {
				is: "choice",
				called: words.join("|"),
				words,
				read: (name, value) => (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Kf)(name, value, words)
			};
		}
		function listOf(words) {
			return {
				is: "list",
				called: "list",
				words,
				read: (name, value) => (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.gH)(name, value, words)
			};
		}
		let onOrOff = {
			is: "switch",
			called: "true|false",
			words: ["true", "false"],
			read: _values_js__WEBPACK_IMPORTED_MODULE_0__.Vf
		};
		function duration(leastMs) {
			return {
				is: "duration",
				called: "duration",
				words: [],
				read: (name, value) => (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.$7)(name, value, leastMs)
			};
		}
		function wholeNumber(least) {
			return {
				is: "number",
				called: "number",
				words: [],
				read: (name, value) => (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.JI)(name, value, least)
			};
		}
		let path = {
			is: "path",
			called: "file",
			words: [],
			read: (_, value) => value
		}, baseUrl = {
			is: "url",
			called: "url",
			words: [],
			read: _values_js__WEBPACK_IMPORTED_MODULE_0__.$P
		}, uuid = text("uuid", _values_js__WEBPACK_IMPORTED_MODULE_0__.Cp);
		function secret(called) {
			return {
				is: "secret",
				called,
				words: [],
				read: _values_js__WEBPACK_IMPORTED_MODULE_0__.n5
			};
		}
	}),
	7035: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$7: () => readDuration,
			$P: () => readBaseUrl,
			Cp: () => readUuid,
			JI: () => readInteger,
			Kf: () => readChoice,
			Vf: () => readBoolean,
			gH: () => readListOf,
			n5: () => readSecret,
			sg: () => readRef,
			tm: () => badValue
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7309), _secret_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2712), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6559);
		function badValue(name, value, use) {
			let shown = value.length > 200 ? `${value.slice(0, 200)}…` : value;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(shown)}". ${use}`, { source: name });
		}
		function readChoice(name, value, choices) {
			let choice = choices.find((one) => one === value);
			if (choice !== void 0) return choice;
			let quoted = choices.map((one) => `"${one}"`);
			throw badValue(name, value, `Use ${quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`}.`);
		}
		function readBoolean(name, value) {
			if (/^(?:true|True|TRUE)$/.test(value)) return !0;
			if (/^(?:false|False|FALSE)$/.test(value)) return !1;
			throw badValue(name, value, "Use \"true\" or \"false\".");
		}
		function readListOf(name, value, words) {
			let found = value.split(",").map((part) => {
				let word = words.find((one) => one === part.trim());
				if (word !== void 0) return word;
				throw badValue(name, value, `Use one or more of ${words.join(", ")}, separated by commas.`);
			});
			return [...new Set(found)];
		}
		function readSecret(name, value) {
			if (/^[\x21-\x7e]+$/.test(value)) return new _secret_js__WEBPACK_IMPORTED_MODULE_3__.z(value);
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`, { source: name });
		}
		function readRef(name, value) {
			if (/^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value) && !/\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value)) return value;
			throw badValue(name, value, "Use \"auto\", \"workspace\", or a branch, tag or commit, for example \"main\".");
		}
		function readInteger(name, value, least) {
			let number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
			if (number >= least) return number;
			throw badValue(name, value, `Use a whole number from ${least}.`);
		}
		let unitMs = {
			h: 36e5,
			m: 6e4,
			s: 1e3
		}, longestDurationMs = 24 * unitMs.h;
		function readDuration(name, value, leastMs) {
			let use = `Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from ${leastMs / 1e3} s to 24 h.`, parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(value), bare = /^\d{1,9}$/.test(value) ? Number(value) * unitMs.s : void 0;
			if (value === "" || parts === null && bare === void 0) throw badValue(name, value, use);
			let [, hours = 0, minutes = 0, seconds = 0] = parts ?? [], ms = bare ?? Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s;
			if (ms < leastMs || ms > longestDurationMs) throw badValue(name, value, use);
			return ms;
		}
		function readUuid(name, value) {
			if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
			throw badValue(name, value, "Use a UUID, for example \"89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb\".");
		}
		let loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
		function readBaseUrl(name, value) {
			let use = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\".";
			if (!URL.canParse(value)) throw badValue(name, value, use);
			let url = new URL(value);
			if (url.username !== "" || url.password !== "") throw badValue(name, url.host, `Leave user name and password out. ${use}`);
			if (/[?#]/.test(url.href)) throw badValue(name, value, `Leave query and fragment out. ${use}`);
			if (!(url.protocol === "https:" || url.protocol === "http:" && loopbackHost.test(url.hostname))) throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${use}`);
			return url.href.replace(/\/+$/, "");
		}
	}),
	2159: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { d: () => withinTime });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
		async function withinTime(io, timeoutMs, work) {
			let { deadline } = io;
			if (deadline !== void 0) return work({
				...io,
				deadline
			});
			let limit = new AbortController(), timer = setTimeout(() => {
				let spent = `${Math.round(timeoutMs / 1e3)} s`;
				limit.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("timeout", `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
			}, timeoutMs), signal = AbortSignal.any([limit.signal, io.signal]);
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
	}),
	7309: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Bv: () => safeLines,
			TN: () => oneLine
		});
		var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7629);
		let lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
		function safeLines(text) {
			return text.split(lineEnd).map(safeLine);
		}
		function oneLine(text) {
			return safeLines(text).join(" ");
		}
		let kept = "\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}", ignored = `[^\\x20-\\x7e${kept}]*`, bracketMarker = RegExp(`#(?=${ignored}#${ignored}\\[)`, "gu"), colonMarker = RegExp(`^([^\\x21-\\x7e${kept}]*:)(?=${ignored}:)`, "u"), plain = /^[\x20-\x7e]*$/;
		function safeLine(line) {
			if (plain.test(line)) return line.replace(/#(?=#\[)/g, "# ").replace(/^( *:)(?=:)/, "$1 ");
			let visible = (0, _visible_js__WEBPACK_IMPORTED_MODULE_0__.Q6)(line), unbracketed = hasTwice(visible, "#") ? visible.replace(bracketMarker, "# ") : visible;
			return hasTwice(unbracketed, ":") ? unbracketed.replace(colonMarker, "$1 ") : unbracketed;
		}
		function hasTwice(line, character) {
			return line.indexOf(character) !== line.lastIndexOf(character);
		}
	}),
	6195: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			gB: () => conclusionSigns,
			oJ: () => isSuccess
		});
		function isSuccess(conclusion) {
			return conclusion === "finished" || conclusion === "skipped" || conclusion === "paused";
		}
		let conclusionSigns = {
			finished: "✅",
			paused: "⏸️",
			rejected: "⛔",
			ended: "❌",
			failed: "❌",
			skipped: "⏭️"
		};
	}),
	2712: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			z: () => Secret,
			l: () => createRedactor
		});
		var external_node_crypto_ = __nccwpck_require__(7598), external_node_util_ = __nccwpck_require__(7975), visible = __nccwpck_require__(7629);
		let reportTag = /<\/?[a-z]{1,10}(?: (?:align|start|lang|class)="[\w+#. -]{0,30}")?>/g, hiding = [
			visible.XM.source,
			"<[!/a-zA-Z][^<>]{0,300}>",
			"\\]\\([^()\\s]{0,300}\\)"
		], mayHide = /\u001b\]|<[!/a-zA-Z]|\]\(/u, markup = "[*_`~\\\\\\[\\]]", names = {
			Tab: "9",
			NewLine: "a",
			shy: "ad",
			ZeroWidthSpace: "200b",
			zwnj: "200c",
			zwj: "200d",
			lrm: "200e",
			rlm: "200f",
			NoBreak: "2060",
			ApplyFunction: "2061",
			af: "2061",
			InvisibleTimes: "2062",
			it: "2062",
			InvisibleComma: "2063",
			ic: "2063",
			excl: "21",
			quot: "22",
			num: "23",
			dollar: "24",
			percnt: "25",
			amp: "26",
			apos: "27",
			lpar: "28",
			rpar: "29",
			ast: "2a",
			midast: "2a",
			plus: "2b",
			comma: "2c",
			period: "2e",
			sol: "2f",
			colon: "3a",
			semi: "3b",
			lt: "3c",
			equals: "3d",
			gt: "3e",
			quest: "3f",
			commat: "40",
			lsqb: "5b",
			lbrack: "5b",
			bsol: "5c",
			rsqb: "5d",
			rbrack: "5d",
			Hat: "5e",
			lowbar: "5f",
			UnderBar: "5f",
			grave: "60",
			lcub: "7b",
			lbrace: "7b",
			verbar: "7c",
			vert: "7c",
			rcub: "7d",
			rbrace: "7d"
		};
		function coversOf(unseen, more) {
			let references = [
				"&#(\\d{1,7});",
				"&#[xX]([0-9a-fA-F]{1,6});",
				"%([0-9a-fA-F]{2})",
				"\\\\{1,16}u([0-9a-fA-F]{4})",
				`&(${Object.keys(names).join("|")});`
			], sources = [
				...more,
				...references,
				"\\\\{1,16}[nrtbf]",
				unseen,
				markup
			];
			return {
				any: new RegExp(sources.join("|"), "gu"),
				alone: RegExp(`^(?:${unseen}|${markup})$`, "u")
			};
		}
		let covers = new Map();
		function coversFor(isAscii, isHiding) {
			let key = `${isAscii} ${isHiding}`, known = covers.get(key);
			if (known !== void 0) return known;
			let made = coversOf(isAscii ? "[\\x00-\\x1f\\x7f]" : visible.q4.source, isHiding ? hiding : ["\\x1b\\[[0-?]*[ -/]*[@-~]"]);
			return covers.set(key, made), made;
		}
		let suspicious = /[\x00-\x1f\x7f-\uffff*_`~\\[\]&%<]/, involved = /[\x1b\x7f-\uffff\\&%<]|\]\(/, singleCovers = /[\x00-\x1f*_`~[\]]/g, ascii = /^[\x00-\x7f]*$/;
		function toBareTexts(text) {
			if (!suspicious.test(text)) return [asGiven(text)];
			if (!involved.test(text)) return [toBareText(text, singleCovers)];
			let isAscii = ascii.test(text), first = toBareText(text, coversFor(isAscii, !1).any);
			return mayHide.test(text) ? [first, toBareText(text, coversFor(isAscii, !0).any)] : [first];
		}
		function asGiven(text) {
			return {
				text,
				startOf: (index) => index,
				endOf: (index) => index + 1
			};
		}
		function toBareText(text, cover) {
			let pieces = [], shown = "", add = (piece, start, end) => {
				piece !== "" && (pieces.push({
					at: shown.length,
					start,
					end,
					isWritten: piece.length === end - start
				}), shown += piece);
			}, from = 0;
			for (let match of text.matchAll(cover)) {
				let [whole, decimal, hex, percent, json, name] = match, end = match.index + whole.length;
				add(text.slice(from, match.index), from, match.index);
				let point = decimal === void 0 ? hex ?? percent ?? json ?? names[name ?? ""] : Number(decimal).toString(16);
				add(point === void 0 ? "" : characterOf(point), match.index, end), from = end;
			}
			return from === 0 ? asGiven(text) : (add(text.slice(from), from, text.length), {
				text: shown,
				startOf(index) {
					let { at, start, isWritten } = pieceAt(pieces, index);
					return isWritten ? start + index - at : start;
				},
				endOf(index) {
					let { at, start, end, isWritten } = pieceAt(pieces, index);
					return isWritten ? start + index - at + 1 : end;
				}
			});
		}
		let cutCover = /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|<(?:[!/a-zA-Z][^<>]{0,300})?|\](?:\([^()\s]{0,300})?|&(?:[A-Za-z]{0,30}|#(?:\d{0,7}|[xX][0-9a-fA-F]{0,6}))?|%[0-9a-fA-F]?|\\{1,16}(?:u[0-9a-fA-F]{0,3})?|[\ud800-\udbff])$/;
		function startOfCutCover(text) {
			let tail = text.slice(-320), cut = cutCover.exec(tail);
			return cut === null ? text.length : text.length - tail.length + cut.index;
		}
		function pieceAt(pieces, index) {
			let low = 0, high = pieces.length - 1;
			for (; low < high;) {
				let middle = Math.ceil((low + high) / 2);
				(pieces[middle]?.at ?? 0) <= index ? low = middle : high = middle - 1;
			}
			return pieces[low] ?? {
				at: 0,
				start: 0,
				end: 0,
				isWritten: !0
			};
		}
		function characterOf(hex) {
			let point = Number.parseInt(hex, 16), character = point > 1114111 ? "" : String.fromCodePoint(point);
			return coversFor(!1, !1).alone.test(character) ? "" : character;
		}
		class Secret {
			#value;
			constructor(value) {
				this.#value = value;
			}
			reveal() {
				return this.#value;
			}
			fingerprint() {
				return (0, external_node_crypto_.createHash)("sha256").update(this.#value).digest("hex").slice(0, 8);
			}
			toString() {
				return "***";
			}
			toJSON() {
				return "***";
			}
			[external_node_util_.inspect.custom]() {
				return "***";
			}
		}
		function createRedactor() {
			let needles = noNeedles;
			return {
				add(secret) {
					needles = withForms(needles, formsOf(secret.reveal()));
				},
				redact: (text) => replaceHits(text, hitsIn(text, needles)),
				stream() {
					let held = "";
					return {
						push(text) {
							let whole = held + text, hits = hitsIn(whole, needles), open = openEndOf(whole, needles), cut = hits.find(({ start, end }) => start < open && open < end)?.start ?? open;
							return held = whole.slice(cut), held.length > needles.longest + 1024 && (held = toBareTexts(held).at(-1)?.text ?? ""), replaceHits(whole.slice(0, cut), hits.filter(({ end }) => end <= cut));
						},
						end() {
							let rest = replaceHits(held, hitsIn(held, needles));
							return held = "", rest;
						}
					};
				}
			};
		}
		let noNeedles = {
			forms: [],
			bare: [],
			longest: 0
		};
		function withForms(known, more) {
			let added = more.filter((form) => !known.forms.includes(form)), bare = added.flatMap((form) => toBareTexts(form).map(({ text }) => text)).filter(({ length }) => length >= 4);
			return {
				forms: [...new Set([...known.forms, ...added])],
				bare: [...new Set([...known.bare, ...bare])],
				longest: Math.max(known.longest, ...added.map(({ length }) => length))
			};
		}
		function hitsIn(text, { forms, bare }) {
			if (forms.length === 0) return [];
			let disguised = toBareTexts(text).flatMap((shown) => findHits(shown.text, bare).map(({ start, end }) => ({
				start: shown.startOf(start),
				end: shown.endOf(end - 1)
			})));
			return mergeHits([...findHits(text, forms), ...disguised]);
		}
		function openEndOf(text, { forms, bare }) {
			if (forms.length === 0) return text.length;
			let whole = startOfCutCover(text), opens = toBareTexts(text.slice(0, whole)).map((shown) => {
				let open = openEnd(shown.text, bare);
				return open < shown.text.length ? shown.startOf(open) : whole;
			});
			return Math.min(openEnd(text, forms), ...opens);
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
			return found;
		}
		function mergeHits(hits) {
			let merged = [];
			for (let hit of hits.toSorted((a, b) => a.start - b.start)) {
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
			for (let { start, end } of hits) shown += text.slice(from, start) + "***" + (text.slice(start, end).match(reportTag) ?? []).join(""), from = end;
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
	}),
	7629: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Q6: () => visibleText,
			XM: () => escapeSequence,
			q4: () => invisible
		});
		let escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu, invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
		function visibleText(text) {
			return text.replace(escapeSequence, "").replace(invisible, (character) => character === "	" || character === "\n" ? character : "");
		}
	}),
	6559: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			MH: () => worded,
			b6: () => textOf,
			hF: () => input
		});
		function input(name) {
			return { input: name };
		}
		function worded(texts, ...values) {
			return texts.flatMap((text, index) => {
				let value = values[index] ?? "";
				return [text, typeof value == "number" ? String(value) : value].flat();
			});
		}
		function textOf(message, call = callActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : call(part.input, text === "" || text.endsWith(". "))), "");
		}
		function callActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
	}),
	3305: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			_L: () => _boolean,
			qm: () => _gte,
			LK: () => _int,
			Zm: () => _lte,
			Eb: () => _maxLength,
			m9: () => _minLength,
			G8: () => _never,
			jw: () => _null,
			F7: () => _number,
			NC: () => _positive,
			fU: () => _refine,
			Fk: () => _regex,
			Rl: () => _string,
			em: () => _unknown,
			Be: () => _uuid,
			q0: () => describe,
			mI: () => meta
		});
		var core_checks = __nccwpck_require__(4890), _a;
		class $ZodRegistry {
			constructor() {
				this._map = new WeakMap(), this._idmap = new Map();
			}
			add(schema, ..._meta) {
				let meta = _meta[0];
				return this._map.set(schema, meta), meta && typeof meta == "object" && "id" in meta && this._idmap.set(meta.id, schema), this;
			}
			clear() {
				return this._map = new WeakMap(), this._idmap = new Map(), this;
			}
			remove(schema) {
				let meta = this._map.get(schema);
				return meta && typeof meta == "object" && "id" in meta && this._idmap.delete(meta.id), this._map.delete(schema), this;
			}
			get(schema) {
				let p = schema._zod.parent;
				if (p) {
					let pm = { ...this.get(p) ?? {} };
					delete pm.id;
					let f = {
						...pm,
						...this._map.get(schema)
					};
					return Object.keys(f).length ? f : void 0;
				}
				return this._map.get(schema);
			}
			has(schema) {
				return this._map.has(schema);
			}
		}
		function registry() {
			return new $ZodRegistry();
		}
		(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
		let globalRegistry = globalThis.__zod_globalRegistry;
		var core_util = __nccwpck_require__(4723);
		function snapshotChecks(def) {
			return def.checks &&= [...def.checks], def;
		}
		function _string(Class, params) {
			return new Class(snapshotChecks({
				type: "string",
				...core_util.A2(params)
			}));
		}
		function _uuid(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				...core_util.A2(params)
			});
		}
		function _number(Class, params) {
			return new Class(snapshotChecks({
				type: "number",
				checks: [],
				...core_util.A2(params)
			}));
		}
		function _int(Class, params) {
			return new Class({
				type: "number",
				check: "number_format",
				abort: !1,
				format: "safeint",
				...core_util.A2(params)
			});
		}
		function _boolean(Class, params) {
			return new Class({
				type: "boolean",
				...core_util.A2(params)
			});
		}
		function _null(Class, params) {
			return new Class({
				type: "null",
				...core_util.A2(params)
			});
		}
		function _unknown(Class) {
			return new Class({ type: "unknown" });
		}
		function _never(Class, params) {
			return new Class({
				type: "never",
				...core_util.A2(params)
			});
		}
		function _lte(value, params) {
			return new core_checks.sm({
				check: "less_than",
				...core_util.A2(params),
				value,
				inclusive: !0
			});
		}
		function _gt(value, params) {
			return new core_checks.J_({
				check: "greater_than",
				...core_util.A2(params),
				value,
				inclusive: !1
			});
		}
		function _gte(value, params) {
			return new core_checks.J_({
				check: "greater_than",
				...core_util.A2(params),
				value,
				inclusive: !0
			});
		}
		function _positive(params) {
			return _gt(0, params);
		}
		function _maxLength(maximum, params) {
			return new core_checks.Yk({
				check: "max_length",
				...core_util.A2(params),
				maximum
			});
		}
		function _minLength(minimum, params) {
			return new core_checks.Kk({
				check: "min_length",
				...core_util.A2(params),
				minimum
			});
		}
		function _regex(pattern, params) {
			return new core_checks.DG({
				check: "string_format",
				format: "regex",
				...core_util.A2(params),
				pattern
			});
		}
		function _refine(Class, fn, _params) {
			return new Class({
				type: "custom",
				check: "custom",
				fn,
				...core_util.A2(_params)
			});
		}
		function describe(description) {
			let ch = new core_checks.QP({ check: "describe" });
			return ch._zod.onattach = [(inst) => {
				let existing = globalRegistry.get(inst) ?? {};
				globalRegistry.add(inst, {
					...existing,
					description
				});
			}], ch._zod.check = () => {}, ch;
		}
		function meta(metadata) {
			let ch = new core_checks.QP({ check: "meta" });
			return ch._zod.onattach = [(inst) => {
				let existing = globalRegistry.get(inst) ?? {};
				globalRegistry.add(inst, {
					...existing,
					...metadata
				});
			}], ch._zod.check = () => {}, ch;
		}
	}),
	4890: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			DG: () => $ZodCheckRegex,
			J_: () => $ZodCheckGreaterThan,
			KH: () => $ZodCheckNumberFormat,
			Kk: () => $ZodCheckMinLength,
			QP: () => $ZodCheck,
			Yk: () => $ZodCheckMaxLength,
			ql: () => $ZodCheckStringFormat,
			sm: () => $ZodCheckLessThan
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532), _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
		let $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
			var _a;
			inst._zod ??= {}, inst._zod.def = def, (_a = inst._zod).onattach ?? (_a.onattach = []);
		}), _whenHasLength = (payload) => {
			let val = payload.value;
			return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== void 0;
		}, numericOriginMap = {
			number: "number",
			bigint: "bigint",
			object: "date"
		}, $ZodCheckLessThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan", (inst, def) => {
			$ZodCheck.init(inst, def);
			let origin = numericOriginMap[typeof def.value];
			inst._zod.check = (payload) => {
				(def.inclusive ? payload.value <= def.value : payload.value < def.value) || payload.issues.push({
					origin: numericOriginMap[typeof payload.value] ?? origin,
					code: "too_big",
					maximum: typeof def.value == "object" ? def.value.getTime() : def.value,
					input: payload.value,
					inclusive: def.inclusive,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
			$ZodCheck.init(inst, def);
			let origin = numericOriginMap[typeof def.value];
			inst._zod.check = (payload) => {
				(def.inclusive ? payload.value >= def.value : payload.value > def.value) || payload.issues.push({
					origin: numericOriginMap[typeof payload.value] ?? origin,
					code: "too_small",
					minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
					input: payload.value,
					inclusive: def.inclusive,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
			$ZodCheck.init(inst, def), def.format = def.format || "float64";
			let isInt = def.format?.includes("int"), origin = isInt ? "int" : "number", [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
			inst._zod.check = (payload) => {
				let input = payload.value;
				if (isInt) {
					if (!Number.isInteger(input)) {
						payload.issues.push({
							expected: origin,
							format: def.format,
							code: "invalid_type",
							continue: !1,
							input,
							inst
						});
						return;
					}
					if (!Number.isSafeInteger(input)) {
						input > 0 ? payload.issues.push({
							input,
							code: "too_big",
							maximum: 2 ** 53 - 1,
							note: "Integers must be within the safe integer range.",
							inst,
							origin,
							inclusive: !0,
							continue: !def.abort
						}) : payload.issues.push({
							input,
							code: "too_small",
							minimum: -(2 ** 53 - 1),
							note: "Integers must be within the safe integer range.",
							inst,
							origin,
							inclusive: !0,
							continue: !def.abort
						});
						return;
					}
				}
				input < minimum && payload.issues.push({
					origin: "number",
					input,
					code: "too_small",
					minimum,
					inclusive: !0,
					inst,
					continue: !def.abort
				}), input > maximum && payload.issues.push({
					origin: "number",
					input,
					code: "too_big",
					maximum,
					inclusive: !0,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckMaxLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
				let input = payload.value, units = input.length;
				if ((typeof input == "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) <= def.maximum) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
				payload.issues.push({
					origin,
					code: "too_big",
					maximum: def.maximum,
					inclusive: !0,
					input,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
				let input = payload.value, units = input.length;
				if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) >= def.minimum) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
				payload.issues.push({
					origin,
					code: "too_small",
					minimum: def.minimum,
					inclusive: !0,
					input,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
			var _a, _b;
			$ZodCheck.init(inst, def), def.pattern ? (_a = inst._zod).check ?? (_a.check = (payload) => {
				def.pattern.lastIndex = 0, def.pattern.test(payload.value) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: def.format,
					input: payload.value,
					...def.pattern ? { pattern: def.pattern.toString() } : {},
					inst,
					continue: !def.abort
				});
			}) : (_b = inst._zod).check ?? (_b.check = () => {});
		}), $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
			$ZodCheckStringFormat.init(inst, def), inst._zod.check = (payload) => {
				def.pattern.lastIndex = 0, def.pattern.test(payload.value) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "regex",
					input: payload.value,
					pattern: def.pattern.toString(),
					inst,
					continue: !def.abort
				});
			};
		});
	}),
	8532: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$W: () => config,
			GT: () => $ZodAsyncError,
			cr: () => globalConfig,
			xI: () => $constructor
		});
		var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723), _a;
		let _zodDesc = {
			value: void 0,
			enumerable: !1
		}, _E = "captureStackTrace" in Error ? Error : null;
		function newError(Definition) {
			let E = _E;
			if (E) {
				let saved = E.stackTraceLimit;
				if (typeof saved == "number") {
					try {
						E.stackTraceLimit = 0;
					} catch {
						return _E = null, new Definition();
					}
					try {
						return new Definition();
					} finally {
						E.stackTraceLimit = saved;
					}
				}
			}
			return new Definition();
		}
		function $constructor(name, initializer, proto, params) {
			let zodProto = {};
			function Internals(def) {
				this.def = def, this.constr = _, this.traits = new Set();
			}
			Internals.prototype = zodProto;
			let protoMembers = proto, initialized = protoMembers && new WeakSet();
			function init(inst, def) {
				if (!inst._zod) {
					_zodDesc.value = new Internals(def);
					try {
						Object.defineProperty(inst, "_zod", _zodDesc);
					} finally {
						_zodDesc.value = void 0;
					}
				} else if (inst._zod.traits.has(name)) return;
				if (inst._zod.traits.add(name), initializer(inst, def), initialized) {
					let own = Object.getPrototypeOf(inst), ctorProto = inst._zod.constr.prototype, up = own;
					for (; up && up !== ctorProto;) up = Object.getPrototypeOf(up);
					let target = up ?? own;
					initialized.has(target) || (initialized.add(target), (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers));
				}
				let proto = _.prototype;
				for (let k in proto) Object.prototype.hasOwnProperty.call(proto, k) && (k in inst || (inst[k] = proto[k].bind(inst)));
			}
			let Parent = params?.Parent ?? Object;
			class Definition extends Parent {}
			Object.defineProperty(Definition, "name", { value: name });
			function _(def) {
				let inst = params?.Parent ? newError(Definition) : this;
				init(inst, def);
				let deferred = inst._zod.deferred;
				if (deferred) {
					for (let fn of deferred) fn();
					inst._zod.deferred = void 0;
				}
				let pp = globalThis.__zod_globalConfig?.postProcessor;
				return pp && pp(inst), inst;
			}
			return Object.defineProperty(_, "init", { value: init }), Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => params?.Parent && inst instanceof params.Parent ? !0 : inst?._zod?.traits?.has(name) }), Object.defineProperty(_, "name", { value: name }), _;
		}
		class $ZodAsyncError extends Error {
			constructor() {
				super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
			}
		}
		(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
		let globalConfig = globalThis.__zod_globalConfig;
		function config(newConfig) {
			return newConfig && Object.assign(globalConfig, newConfig), globalConfig;
		}
	}),
	4723: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			A2: () => normalizeParams,
			Gv: () => isObject,
			MO: () => rawShape,
			NM: () => optionalKeys,
			O7: () => codePointLength,
			PO: () => cached,
			QH: () => aborted,
			Qd: () => isPlainObject,
			Rc: () => getLengthableOrigin,
			Vy: () => assignProp,
			X: () => installLazyProp,
			cl: () => nullish,
			d3: () => attachSchema,
			gx: () => captureStackTrace,
			hi: () => sizeCaps,
			iR: () => finalizeIssue,
			jD: () => hide,
			k8: () => jsonStringifyReplacer,
			lQ: () => prefixIssues,
			o8: () => clone,
			ol: () => members,
			p6: () => cleanRegex,
			qQ: () => propertyKeyTypes,
			qh: () => own,
			rL: () => explicitlyAborted,
			sD: () => escapeRegex,
			sn: () => issue,
			v5: () => defineLazyInternal,
			w5: () => getEnumValues,
			yG: () => shallowClone,
			zH: () => NUMBER_FORMAT_RANGES
		});
		function getEnumValues(entries) {
			let numericValues = Object.values(entries).filter((v) => typeof v == "number");
			return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
		}
		function jsonStringifyReplacer(_, value) {
			return typeof value == "bigint" ? value.toString() : value;
		}
		class Cached {
			constructor(getter) {
				this._getter = getter, this._value = void 0;
			}
			get value() {
				let getter = this._getter;
				return getter !== void 0 && (this._value = getter(), this._getter = void 0), this._value;
			}
		}
		function cached(getter) {
			return new Cached(getter);
		}
		function nullish(input) {
			return input == null;
		}
		function cleanRegex(source) {
			let start = +!!source.startsWith("^"), end = source.endsWith("$") ? source.length - 1 : source.length;
			return source.slice(start, end);
		}
		function assignProp(target, prop, value) {
			Object.defineProperty(target, prop, {
				value,
				writable: !0,
				enumerable: !0,
				configurable: !0
			});
		}
		function rawShape(def) {
			let desc = Object.getOwnPropertyDescriptor(def, "shape");
			return desc?.get ? desc.get.raw : desc?.value;
		}
		let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
		function isObject(data) {
			return typeof data == "object" && !!data && !Array.isArray(data);
		}
		function isPlainObject(o) {
			if (isObject(o) === !1) return !1;
			let ctor = o.constructor;
			if (ctor === void 0 || typeof ctor != "function") return !0;
			let prot = ctor.prototype;
			return isObject(prot) !== !1 && Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") !== !1;
		}
		function shallowClone(o) {
			return isPlainObject(o) ? { ...o } : Array.isArray(o) ? [...o] : o instanceof Map ? new Map(o) : o instanceof Set ? new Set(o) : o;
		}
		let propertyKeyTypes = new Set([
			"string",
			"number",
			"symbol"
		]);
		function escapeRegex(str) {
			return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
		function clone(inst, def, params) {
			let cl = new inst._zod.constr(def ?? inst._zod.def);
			return (!def || params?.parent) && (cl._zod.parent = inst), cl;
		}
		function normalizeParams(_params) {
			let params = _params;
			if (!params) return {};
			if (typeof params == "string") return { error: () => params };
			if (params?.message !== void 0) {
				if (params?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
				params.error = params.message;
			}
			return delete params.message, typeof params.error == "string" ? {
				...params,
				error: () => params.error
			} : params;
		}
		function optionalKeys(shape) {
			return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
		}
		let NUMBER_FORMAT_RANGES = {
			safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
			int32: [-2147483648, 2147483647],
			uint32: [0, 4294967295],
			float32: [-34028234663852886e22, 34028234663852886e22],
			float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
		};
		function aborted(x, startIndex = 0) {
			if (x.aborted === !0) return !0;
			for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== !0) return !0;
			return !1;
		}
		function explicitlyAborted(x, startIndex = 0) {
			if (x.aborted === !0) return !0;
			for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === !1) return !0;
			return !1;
		}
		function prefixIssues(path, issues) {
			return issues.map((iss) => {
				var _a;
				return (_a = iss).path ?? (_a.path = []), iss.path.unshift(path), iss;
			});
		}
		function unwrapMessage(message) {
			return typeof message == "string" ? message : message?.message;
		}
		function sizeCaps(defChecks) {
			let caps = [];
			for (let ch of defChecks ?? []) {
				let d = ch._zod.def;
				if (!/_(length|size)$|_equals$/.test(d.check)) break;
				let max = d.maximum ?? d.length ?? d.size;
				max >= 0 && caps.push([max, ch]);
			}
			return caps;
		}
		function attachSchema(issues, start, inst) {
			var _a;
			for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
		}
		function finalizeIssue(iss, ctx, config) {
			var _a;
			let traits = iss.inst?._zod?.traits;
			traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
			let schemaError = iss.schema === iss.inst ? void 0 : iss.schema?._zod.def?.error, message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input", full = {};
			for (let k of Object.keys(iss)) k !== "inst" && k !== "schema" && k !== "continue" && k !== "input" && k !== "__proto__" && (full[k] = iss[k]);
			return full.path ??= [], full.message = message, ctx?.reportInput && (full.input = iss.input), full;
		}
		let highSurrogate = /[\uD800-\uDBFF]/;
		function codePointLength(str) {
			let units = str.length;
			if (!highSurrogate.test(str)) return units;
			let count = units;
			for (let i = 0; i < units - 1; i++) (str.charCodeAt(i) & 64512) == 55296 && (str.charCodeAt(i + 1) & 64512) == 56320 && (count--, i++);
			return count;
		}
		function getLengthableOrigin(input) {
			return Array.isArray(input) ? "array" : typeof input == "string" ? "string" : "unknown";
		}
		function issue(...args) {
			let [iss, input, inst] = args;
			return typeof iss == "string" ? {
				message: iss,
				code: "custom",
				input,
				inst
			} : { ...iss };
		}
		function members(proto, table) {
			for (let key in table) {
				let desc = Object.getOwnPropertyDescriptor(table, key);
				desc.get ? Object.defineProperty(proto, key, {
					...desc,
					enumerable: !1
				}) : defineBound(proto, key, desc.value);
			}
		}
		function own(inst, key, value, enumerable = !0) {
			return Object.defineProperty(inst, key, {
				configurable: !0,
				writable: !0,
				enumerable,
				value
			}), value;
		}
		function hide(inst, key, value) {
			return own(inst, key, value, !1);
		}
		function defineBound(proto, key, fn) {
			Object.defineProperty(proto, key, {
				configurable: !0,
				get() {
					return this == null ? fn : own(this, key, fn.bind(this));
				},
				set(value) {
					own(this, key, value);
				}
			});
		}
		function claim(inst, sentinel) {
			let proto = Object.getPrototypeOf(inst);
			return sentinel in proto ? void 0 : proto;
		}
		let installing, broke = !1, breaker = {
			configurable: !0,
			get() {
				broke = !0;
			}
		};
		function defineLazyInternal(inst, key, compute) {
			let proto = Object.getPrototypeOf(inst._zod);
			key in proto && installing !== inst._zod ? installing = void 0 : (installing = inst._zod, Object.defineProperty(proto, key, {
				configurable: !0,
				get() {
					Object.defineProperty(this, key, breaker);
					let outer = broke;
					broke = !1;
					try {
						let value = compute(this);
						return broke ? delete this[key] : Object.defineProperty(this, key, {
							configurable: !0,
							writable: !0,
							value
						}), broke ||= outer, value;
					} catch (err) {
						throw delete this[key], broke ||= outer, err;
					}
				},
				set(value) {
					Object.defineProperty(this, key, {
						configurable: !0,
						writable: !0,
						value
					});
				}
			}));
		}
		function installLazyProp(inst, key, make, enumerable) {
			let proto = claim(inst, key);
			proto && Object.defineProperty(proto, key, {
				configurable: !0,
				get() {
					let desc = {
						configurable: !0,
						writable: !0,
						enumerable,
						value: void 0
					};
					return Object.defineProperty(this, key, desc), desc.value = make(this), Object.defineProperty(this, key, desc), desc.value;
				},
				set(value) {
					Object.defineProperty(this, key, {
						configurable: !0,
						writable: !0,
						enumerable,
						value
					});
				}
			});
		}
	}),
	8395: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Rvf: () => _default,
			YOg: () => array,
			zMY: () => schemas_boolean,
			gMt: () => discriminatedUnion,
			k5n: () => _enum,
			Whr: () => schemas_int,
			euz: () => literal,
			_H3: () => looseObject,
			chJ: () => schemas_null,
			mee: () => nullable,
			aig: () => schemas_number,
			Ikc: () => object,
			lqM: () => optional,
			g1P: () => record,
			YPB: () => refine,
			rej: () => strictObject,
			YjP: () => schemas_string,
			PVZ: () => tuple,
			KCZ: () => union,
			L5J: () => unknown,
			uRe: () => schemas_uuid
		});
		var core_core = __nccwpck_require__(8532), core_checks = __nccwpck_require__(4890);
		let uuid = (version) => version ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, anyString = /^[\s\S]{0,}$/, number = /^-?\d+(?:\.\d+)?$/, regexes_boolean = /^(?:true|false)$/i, _null = /^null$/i;
		var core_util = __nccwpck_require__(4723);
		let version = {
			major: 4,
			minor: 6,
			patch: 7
		}, $ZodType = core_core.xI("$ZodType", (inst, def) => {
			var _a;
			inst ??= {}, inst._zod.def = def, inst._zod.bag = inst._zod.bag || {}, inst._zod.version = version;
			let defChecks = inst._zod.def.checks, checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
			for (let ch of checks) for (let fn of ch._zod.onattach) fn(inst);
			if (checks.length === 0) (_a = inst._zod).deferred ?? (_a.deferred = []), inst._zod.deferred?.push(() => {
				inst._zod.run = inst._zod.parse;
			});
			else {
				let runChecks = (payload, checks, ctx) => {
					if (payload.memo) return payload;
					let isAborted = core_util.QH(payload), asyncResult;
					for (let ch of checks) {
						if (ch._zod.def.when) {
							if (core_util.rL(payload) || !ch._zod.def.when(payload)) continue;
						} else if (isAborted) continue;
						let currLen = payload.issues.length, _ = ch._zod.check(payload);
						if (_ instanceof Promise && ctx?.async === !1) throw new core_core.GT();
						if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
							await _, payload.issues.length !== currLen && (core_util.d3(payload.issues, currLen, inst), isAborted ||= core_util.QH(payload, currLen));
						});
						else {
							if (payload.issues.length === currLen) continue;
							core_util.d3(payload.issues, currLen, inst), isAborted ||= core_util.QH(payload, currLen);
						}
					}
					return asyncResult ? asyncResult.then(() => payload) : payload;
				}, handleCanaryResult = (canary, payload, ctx) => {
					if (core_util.QH(canary)) return canary.aborted = !0, canary;
					let checkResult = runChecks(payload, checks, ctx);
					if (checkResult instanceof Promise) {
						if (ctx.async === !1) throw new core_core.GT();
						return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
					}
					return inst._zod.parse(checkResult, ctx);
				};
				inst._zod.run = (payload, ctx) => {
					if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
					if (ctx.direction === "backward") {
						let canary = inst._zod.parse({
							value: payload.value,
							issues: []
						}, {
							...ctx,
							skipChecks: !0
						});
						return canary instanceof Promise ? canary.then((canary) => handleCanaryResult(canary, payload, ctx)) : handleCanaryResult(canary, payload, ctx);
					}
					let result = inst._zod.parse(payload, ctx);
					if (result instanceof Promise) {
						if (ctx.async === !1) throw new core_core.GT();
						return result.then((result) => runChecks(result, checks, ctx));
					}
					return runChecks(result, checks, ctx);
				};
			}
		}, {
			get "~standard"() {
				return core_util.jD(this, "~standard", standardProps(this));
			},
			set "~standard"(value) {
				core_util.qh(this, "~standard", value);
			}
		}), toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) } : { value: r.value };
		async function validateAsync(inst, value) {
			let ctx = { async: !0 };
			return toStandardResult(await inst._zod.run({
				value,
				issues: []
			}, ctx), ctx);
		}
		function standardProps(inst) {
			return {
				validate: (value) => {
					let ctx = { async: !1 };
					try {
						let r = inst._zod.run({
							value,
							issues: []
						}, ctx);
						if (!(r instanceof Promise)) return toStandardResult(r, ctx);
					} catch {}
					return validateAsync(inst, value);
				},
				vendor: "zod",
				version: 1
			};
		}
		let $ZodString = core_core.xI("$ZodString", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = def.pattern ?? anyString, inst._zod.parse = (payload, _) => {
				if (def.coerce) try {
					payload.value = String(payload.value);
				} catch {}
				return typeof payload.value == "string" || payload.issues.push({
					expected: "string",
					code: "invalid_type",
					input: payload.value,
					inst
				}), payload;
			};
		}), $ZodStringFormat = core_core.xI("$ZodStringFormat", (inst, def) => {
			core_checks.ql.init(inst, def), $ZodString.init(inst, def);
		}), $ZodUUID = core_core.xI("$ZodUUID", (inst, def) => {
			if (def.version) {
				let v = {
					v1: 1,
					v2: 2,
					v3: 3,
					v4: 4,
					v5: 5,
					v6: 6,
					v7: 7,
					v8: 8
				}[def.version];
				if (v === void 0) throw Error(`Invalid UUID version: "${def.version}"`);
				def.pattern ??= uuid(v);
			} else def.pattern ??= uuid();
			$ZodStringFormat.init(inst, def);
		}), $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = number, inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = Number(payload.value);
				} catch {}
				let input = payload.value;
				if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
				let received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
				return payload.issues.push({
					expected: "number",
					code: "invalid_type",
					input,
					inst,
					...received ? { received } : {}
				}), payload;
			};
		}), $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def) => {
			core_checks.KH.init(inst, def), $ZodNumber.init(inst, def);
		}), $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = regexes_boolean, inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = !!payload.value;
				} catch {}
				let input = payload.value;
				return typeof input == "boolean" || payload.issues.push({
					expected: "boolean",
					code: "invalid_type",
					input,
					inst
				}), payload;
			};
		}), $ZodNull = core_core.xI("$ZodNull", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = _null, inst._zod.values = new Set([null]), inst._zod.parse = (payload, _ctx) => {
				let input = payload.value;
				return input === null || payload.issues.push({
					expected: "null",
					code: "invalid_type",
					input,
					inst
				}), payload;
			};
		}), $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.parse = (payload) => payload;
		}), $ZodNever = core_core.xI("$ZodNever", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => (payload.issues.push({
				expected: "never",
				code: "invalid_type",
				input: payload.value,
				inst
			}), payload);
		});
		function capSize(inst, size) {
			let caps = core_util.hi(inst._zod.def.checks);
			if (!caps.length) return;
			let cap = Math.min(...caps.map((c) => c[0])), parse = inst._zod.parse;
			inst._zod.parse = (payload, ctx) => {
				let n = size(payload.value);
				if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
					for (let [max, ch] of core_util.hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
						let start = payload.issues.length;
						return ch._zod.check(payload), payload.issues[start].continue = !1, core_util.d3(payload.issues, start, inst), payload;
					}
				}
				return parse(payload, ctx);
			};
		}
		let arraySize = (input) => Array.isArray(input) ? input.length : -1;
		function handleArrayResult(result, final, index) {
			result.issues.length && final.issues.push(...core_util.lQ(index, result.issues)), final.value[index] = result.value;
		}
		let $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
			$ZodType.init(inst, def);
			let memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!Array.isArray(input)) return payload.issues.push({
					expected: "array",
					code: "invalid_type",
					input,
					inst
				}), payload;
				payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
				let proms = [], abortEarly = ctx?.abortEarly;
				for (let i = 0; i < input.length; i++) {
					let item = input[i], result = def.element._zod.run({
						value: item,
						issues: []
					}, ctx);
					if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
					else if (handleArrayResult(result, payload, i), abortEarly && result.issues.length !== 0 && core_util.QH(result)) break;
				}
				return proms.length ? Promise.all(proms).then(() => payload) : payload;
			}, capSize(inst, arraySize);
		});
		function handlePropertyResult(result, final, key, input, optin, optout) {
			let isPresent = key in input, isOptionalOut = optout === "optional";
			if (isPresent || !isOptionalOut || optin !== "optional") {
				if (result.issues.length) {
					if (optin !== void 0 && isOptionalOut && !isPresent) return;
					final.issues.push(...core_util.lQ(key, result.issues));
				}
				!isPresent && optin === void 0 ? result.issues.length || final.issues.push({
					code: "invalid_type",
					expected: "nonoptional",
					input: void 0,
					path: [key]
				}) : result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
			}
		}
		let NO_SYMBOL_KEYS = [];
		function normalizeDef(def) {
			let keys = Object.keys(def.shape), ownSymbols = Object.getOwnPropertySymbols(def.shape), symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS, allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
			for (let k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
			let okeys = core_util.NM(def.shape);
			return {
				...def,
				allKeys,
				symbolKeys,
				keySet: new Set(keys),
				numKeys: keys.length,
				optionalKeys: new Set(okeys)
			};
		}
		function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
			let unrecognized = [], keySet = def.keySet, _catchall = def.catchall._zod, t = _catchall.def.type, optin = _catchall.optin, optout = _catchall.optout, seen = 0;
			for (let key in input) {
				if (abortEarly && payload.issues.length !== seen) {
					if (core_util.QH(payload, seen)) break;
					seen = payload.issues.length;
				}
				if (keySet.has(key)) continue;
				if (key === "__proto__") {
					t === "never" && unrecognized.push(key);
					continue;
				}
				if (t === "never") {
					unrecognized.push(key);
					continue;
				}
				let r = _catchall.run({
					value: input[key],
					issues: []
				}, ctx);
				r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
			}
			return unrecognized.length && payload.issues.push({
				code: "unrecognized_keys",
				keys: unrecognized,
				input,
				inst,
				continue: !0
			}), proms.length ? Promise.all(proms).then(() => payload) : payload;
		}
		let $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
			$ZodType.init(inst, def);
			let desc = Object.getOwnPropertyDescriptor(def, "shape"), sh = desc?.get ? desc.get.raw : def.shape ?? {};
			if (sh) {
				let get = () => {
					let newSh = { ...sh };
					return Object.defineProperty(def, "shape", { value: newSh }), get.raw = newSh, newSh;
				};
				get.raw = sh, Object.defineProperty(def, "shape", { get });
			}
			let _normalized = core_util.PO(() => normalizeDef(def));
			core_util.v5(inst, "propValues", (zod) => {
				let shape = zod.def.shape, propValues = {};
				for (let key in shape) {
					let field = shape[key]._zod;
					if (field.values) {
						Object.prototype.hasOwnProperty.call(propValues, key) || core_util.Vy(propValues, key, new Set());
						for (let v of field.values) propValues[key].add(v);
						field.optin !== void 0 && propValues[key].add(void 0);
					}
				}
				return propValues;
			});
			let isObject = core_util.Gv, catchall = def.catchall, value, memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				value ??= _normalized.value;
				let input = payload.value;
				if (!isObject(input)) return payload.issues.push({
					expected: "object",
					code: "invalid_type",
					input,
					inst
				}), payload;
				payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
				let proms = [], shape = value.shape, abortEarly = ctx?.abortEarly, seen = payload.issues.length;
				for (let key of value.allKeys) {
					if (abortEarly && payload.issues.length !== seen) {
						if (core_util.QH(payload, seen)) break;
						seen = payload.issues.length;
					}
					if (key === "__proto__") continue;
					let el = shape[key], optin = el._zod.optin, optout = el._zod.optout, r = el._zod.run({
						value: input[key],
						issues: []
					}, ctx);
					r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
				}
				return catchall ? handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === !0) : proms.length ? Promise.all(proms).then(() => payload) : payload;
			};
		});
		function handleUnionResults(results, final, inst, ctx) {
			for (let result of results) if (result.issues.length === 0) return final.value = result.value, final;
			let nonaborted = results.filter((r) => !core_util.QH(r));
			return nonaborted.length === 1 ? (final.value = nonaborted[0].value, nonaborted[0]) : (final.issues.push({
				code: "invalid_union",
				input: final.value,
				inst,
				errors: results.map((result) => result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())))
			}), final);
		}
		let $ZodUnion = core_core.xI("$ZodUnion", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0), core_util.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0), core_util.v5(inst, "values", (zod) => {
				if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
			}), core_util.v5(inst, "pattern", (zod) => {
				if (zod.def.options.every((o) => o._zod.pattern)) {
					let patterns = zod.def.options.map((o) => o._zod.pattern);
					return RegExp(`^(${patterns.map((p) => core_util.p6(p.source)).join("|")})$`);
				}
			});
			let first = def.options.length === 1 ? def.options[0]._zod.run : null;
			inst._zod.parse = (payload, ctx) => {
				if (first) return first(payload, ctx);
				let async = !1, results = [];
				for (let option of def.options) {
					let result = option._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					if (result instanceof Promise) results.push(result), async = !0;
					else {
						if (result.issues.length === 0) return result;
						results.push(result);
					}
				}
				return async ? Promise.all(results).then((results) => handleUnionResults(results, payload, inst, ctx)) : handleUnionResults(results, payload, inst, ctx);
			};
		});
		function discriminatorMap(def) {
			let map = new Map();
			for (let option of def.options) {
				let values = option._zod.propValues?.[def.discriminator];
				if (!values || values.size === 0) throw Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
				for (let value of values) if (map.has(value)) {
					if (value !== void 0) throw Error(`Duplicate discriminator value "${String(value)}"`);
					map.set(value, null);
				} else map.set(value, option);
			}
			return map;
		}
		let $ZodDiscriminatedUnion = core_core.xI("$ZodDiscriminatedUnion", (inst, def) => {
			def.inclusive = !1, $ZodUnion.init(inst, def);
			let _super = inst._zod.parse;
			core_util.v5(inst, "propValues", (zod) => {
				let propValues = {}, undefinedCount = 0;
				for (let option of zod.def.options) {
					let pv = option._zod.propValues;
					if (!pv || Object.keys(pv).length === 0) throw Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
					pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
					for (let [k, v] of Object.entries(pv)) {
						Object.prototype.hasOwnProperty.call(propValues, k) || core_util.Vy(propValues, k, new Set());
						for (let val of v) propValues[k].add(val);
					}
				}
				return !zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0), propValues;
			}), def.options.forEach((option, i) => {
				let propShape = core_util.MO(option._zod.def);
				if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw Error(`Invalid discriminated union option at index "${i}"`);
			});
			let disc = core_util.PO(() => discriminatorMap(def));
			inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!core_util.Gv(input)) return payload.issues.push({
					code: "invalid_type",
					expected: "object",
					input,
					inst
				}), payload;
				let value = input?.[def.discriminator], opt = disc.value.get(value);
				return opt && (value !== void 0 || ctx.direction !== "backward") ? opt._zod.run(payload, ctx) : def.unionFallback || ctx.direction === "backward" ? _super(payload, ctx) : (payload.issues.push({
					code: "invalid_union",
					errors: [],
					note: "No matching discriminator",
					discriminator: def.discriminator,
					options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
					input,
					path: [def.discriminator],
					inst
				}), payload);
			};
		}), $ZodTuple = core_core.xI("$ZodTuple", (inst, def) => {
			$ZodType.init(inst, def);
			let items = def.items, memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!Array.isArray(input)) return payload.issues.push({
					input,
					inst,
					expected: "tuple",
					code: "invalid_type"
				}), payload;
				payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
				let proms = [], optinStart = getTupleOptStart(items, "optin"), optoutStart = getTupleOptStart(items, "optout");
				if (!def.rest) {
					if (input.length < optinStart) return payload.issues.push({
						code: "too_small",
						minimum: optinStart,
						inclusive: !0,
						input,
						inst,
						origin: "array"
					}), payload;
					input.length > items.length && payload.issues.push({
						code: "too_big",
						maximum: items.length,
						inclusive: !0,
						input,
						inst,
						origin: "array"
					});
				}
				let itemResults = Array(items.length), abortEarly = def.rest ? ctx?.abortEarly : void 0, itemAborted = !1;
				for (let i = 0; i < items.length; i++) {
					let r = items[i]._zod.run({
						value: input[i],
						issues: []
					}, ctx);
					r instanceof Promise ? proms.push(r.then((rr) => {
						itemResults[i] = rr;
					})) : (itemResults[i] = r, abortEarly && !itemAborted && r.issues.length && (itemAborted = core_util.QH(r)));
				}
				if (def.rest && !itemAborted) {
					let i = items.length - 1, rest = input.slice(items.length), seen = payload.issues.length;
					for (let el of rest) {
						if (abortEarly && payload.issues.length !== seen) {
							if (core_util.QH(payload, seen)) break;
							seen = payload.issues.length;
						}
						i++;
						let result = def.rest._zod.run({
							value: el,
							issues: []
						}, ctx);
						result instanceof Promise ? proms.push(result.then((r) => handleTupleResult(r, payload, i))) : handleTupleResult(result, payload, i);
					}
				}
				return proms.length ? Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart)) : handleTupleResults(itemResults, payload, items, input, optoutStart);
			};
		});
		function getTupleOptStart(items, key) {
			for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
			return 0;
		}
		function handleTupleResult(result, final, index) {
			result.issues.length && final.issues.push(...core_util.lQ(index, result.issues)), final.value[index] = result.value;
		}
		function handleTupleResults(itemResults, final, items, input, optoutStart) {
			for (let i = 0; i < items.length; i++) {
				let r = itemResults[i], isPresent = i < input.length;
				if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
					final.value.length = i;
					break;
				}
				if (r.issues.length) {
					if (!isPresent && i >= optoutStart) {
						final.value.length = i;
						break;
					}
					final.issues.push(...core_util.lQ(i, r.issues));
				}
				final.value[i] = r.value;
			}
			for (let i = final.value.length - 1; i >= input.length && items[i]._zod.optout === "optional" && final.value[i] === void 0; i--) final.value.length = i;
			return final;
		}
		let $ZodRecord = core_core.xI("$ZodRecord", (inst, def) => {
			$ZodType.init(inst, def);
			let memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!core_util.Qd(input)) return payload.issues.push({
					expected: "record",
					code: "invalid_type",
					input,
					inst
				}), payload;
				let proms = [], values = def.keyType._zod.values;
				if (values && !def.partial) {
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					let recordKeys = new Set();
					for (let key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
						if (recordKeys.add(typeof key == "number" ? key.toString() : key), key === "__proto__") continue;
						let keyResult = def.keyType._zod.run({
							value: key,
							issues: []
						}, ctx);
						if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
						if (keyResult.issues.length) {
							payload.issues.push({
								code: "invalid_key",
								origin: "record",
								issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
								input: key,
								path: [key],
								inst
							});
							continue;
						}
						let outKey = keyResult.value;
						if (outKey === "__proto__") continue;
						let result = def.valueType._zod.run({
							value: input[key],
							issues: []
						}, ctx);
						result instanceof Promise ? proms.push(result.then((result) => {
							result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value;
						})) : (result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value);
					}
					let unrecognized;
					for (let key in input) if (!recordKeys.has(key)) {
						if (def.mode === "loose") {
							if (key === "__proto__") continue;
							payload.value[key] = input[key];
						} else unrecognized ??= [], unrecognized.push(key);
					}
					unrecognized && unrecognized.length > 0 && payload.issues.push({
						code: "unrecognized_keys",
						input,
						inst,
						keys: unrecognized,
						continue: !0
					});
				} else {
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					let unrecognized;
					for (let key of Reflect.ownKeys(input)) {
						if (key === "__proto__" || !Object.prototype.propertyIsEnumerable.call(input, key)) continue;
						let keyResult = def.keyType._zod.run({
							value: key,
							issues: []
						}, ctx);
						if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
						if (typeof key == "string" && number.test(key) && keyResult.issues.length) {
							let retryResult = def.keyType._zod.run({
								value: Number(key),
								issues: []
							}, ctx);
							if (retryResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
							retryResult.issues.length === 0 && (keyResult = retryResult);
						}
						if (keyResult.issues.length) {
							def.mode === "loose" ? payload.value[key] = input[key] : values ? (unrecognized ??= [], unrecognized.push(key)) : payload.issues.push({
								code: "invalid_key",
								origin: "record",
								issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
								input: key,
								path: [key],
								inst
							});
							continue;
						}
						let outKey = keyResult.value;
						if (outKey === "__proto__") continue;
						let result = def.valueType._zod.run({
							value: input[key],
							issues: []
						}, ctx);
						result instanceof Promise ? proms.push(result.then((result) => {
							result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value;
						})) : (result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value);
					}
					unrecognized && unrecognized.length > 0 && payload.issues.push({
						code: "unrecognized_keys",
						input,
						inst,
						keys: unrecognized,
						continue: !0
					});
				}
				return proms.length ? Promise.all(proms).then(() => payload) : payload;
			};
		}), $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
			$ZodType.init(inst, def);
			let values = core_util.w5(def.entries), valuesSet = new Set(values);
			inst._zod.values = valuesSet, core_util.v5(inst, "pattern", (zod) => {
				let patternValues = core_util.w5(zod.def.entries).filter((k) => core_util.qQ.has(typeof k));
				return RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
			}), inst._zod.parse = (payload, _ctx) => {
				let input = payload.value;
				return valuesSet.has(input) || payload.issues.push({
					code: "invalid_value",
					values,
					input,
					inst
				}), payload;
			};
		}), $ZodLiteral = core_core.xI("$ZodLiteral", (inst, def) => {
			$ZodType.init(inst, def);
			let values = new Set(def.values);
			inst._zod.values = values, core_util.v5(inst, "pattern", (zod) => {
				let vals = zod.def.values;
				return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? core_util.sD(o) : o ? core_util.sD(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
			}), inst._zod.parse = (payload, _ctx) => {
				let input = payload.value;
				return values.has(input) || payload.issues.push({
					code: "invalid_value",
					values: def.values,
					input,
					inst
				}), payload;
			};
		});
		function handleOptionalResult(payload, result) {
			return payload.value = result.issues.length ? void 0 : result.value, payload;
		}
		let $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), inst._zod.optout = "optional", core_util.v5(inst, "values", (zod) => {
				let values = zod.def.innerType._zod.values;
				return values ? new Set([...values, void 0]) : void 0;
			}), core_util.v5(inst, "pattern", (zod) => {
				let pattern = zod.def.innerType._zod.pattern;
				return pattern ? RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
			}), inst._zod.parse = (payload, ctx) => {
				if (payload.value === void 0) {
					if (def.innerType._zod.optin !== "defaulted") return payload;
					let result = def.innerType._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					return result instanceof Promise ? result.then((result) => handleOptionalResult(payload, result)) : handleOptionalResult(payload, result);
				}
				return def.innerType._zod.run(payload, ctx);
			};
		}), $ZodNullable = core_core.xI("$ZodNullable", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin), core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout), core_util.v5(inst, "pattern", (zod) => {
				let pattern = zod.def.innerType._zod.pattern;
				return pattern ? RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
			}), core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0), inst._zod.parse = (payload, ctx) => payload.value === null ? payload : def.innerType._zod.run(payload, ctx);
		}), $ZodDefault = core_core.xI("$ZodDefault", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.optin = "defaulted", core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
				if (payload.value === void 0) return payload.value = def.defaultValue, payload;
				let result = def.innerType._zod.run(payload, ctx);
				return result instanceof Promise ? result.then((result) => handleDefaultResult(result, def)) : handleDefaultResult(result, def);
			};
		});
		function handleDefaultResult(payload, def) {
			return payload.value === void 0 && (payload.value = def.defaultValue), payload;
		}
		let $ZodCustom = core_core.xI("$ZodCustom", (inst, def) => {
			core_checks.QP.init(inst, def), $ZodType.init(inst, def), inst._zod.parse = (payload, _) => payload, inst._zod.check = (payload) => {
				let input = payload.value, r = def.fn(input);
				if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
				handleRefineResult(r, payload, input, inst);
			};
		});
		function handleRefineResult(result, payload, input, inst) {
			if (!result) {
				let _iss = {
					code: "custom",
					input,
					inst,
					path: [...inst._zod.def.path ?? []],
					continue: !inst._zod.def.abort
				};
				inst._zod.def.params && (_iss.params = inst._zod.def.params), payload.issues.push(core_util.sn(_iss));
			}
		}
		var api = __nccwpck_require__(3305);
		function _getMessage() {
			let internals = this._zod;
			return internals.message ??= JSON.stringify(internals.def, core_util.k8, 2), internals.message;
		}
		function _setMessage(value) {
			this._zod.message = value;
		}
		let _messageDesc = {
			get: _getMessage,
			set: _setMessage,
			enumerable: !0,
			configurable: !0
		}, _issuesDesc = {
			value: void 0,
			enumerable: !1
		}, _installedToString = new WeakSet([Object.prototype, Error.prototype]), initializer = (inst, def) => {
			inst.name = "$ZodError", _issuesDesc.value = def, Object.defineProperty(inst, "issues", _issuesDesc), _issuesDesc.value = void 0, Object.defineProperty(inst, "message", _messageDesc);
			let proto = Object.getPrototypeOf(inst);
			_installedToString.has(proto) || (_installedToString.add(proto), Object.defineProperty(proto, "toString", {
				configurable: !0,
				enumerable: !1,
				get() {
					let value = () => this.message;
					return Object.defineProperty(this, "toString", {
						value,
						configurable: !0,
						writable: !0
					}), value;
				},
				set(value) {
					Object.defineProperty(this, "toString", {
						value,
						configurable: !0,
						writable: !0
					});
				}
			}));
		};
		(0, core_core.xI)("$ZodError", initializer);
		let $ZodRealError = (0, core_core.xI)("$ZodError", initializer, void 0, { Parent: Error }), _parse = (_Err) => {
			let fn = (schema, value, _ctx, _params) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !1
				} : { async: !1 }, result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) throw new core_core.GT();
				if (result.issues.length) {
					let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())));
					throw core_util.gx(e, _params?.callee ?? fn), e;
				}
				return result.value;
			};
			return fn;
		}, parse_parse = _parse($ZodRealError), _parseAsync = (_Err) => {
			let fn = async (schema, value, _ctx, params) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !0
				} : { async: !0 }, result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise && (result = await result), result.issues.length) {
					let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())));
					throw core_util.gx(e, params?.callee ?? fn), e;
				}
				return result.value;
			};
			return fn;
		}, parse_parseAsync = _parseAsync($ZodRealError), _safeParse = (_Err) => (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !1
			} : { async: !1 }, result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) throw new core_core.GT();
			return result.issues.length ? failure(_Err, result.issues, ctx) : {
				success: !0,
				data: result.value
			};
		}, safeParse = _safeParse($ZodRealError);
		function failure(Err, issues, ctx) {
			let error;
			return {
				success: !1,
				get error() {
					return error || (error = new Err(issues.map((iss) => core_util.iR(iss, ctx, core_core.$W()))), issues = void 0, ctx = void 0), error;
				},
				set error(e) {
					error = e, issues = void 0, ctx = void 0;
				}
			};
		}
		let _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !0
			} : { async: !0 }, result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			return result instanceof Promise && (result = await result), result.issues.length ? failure(_Err, result.issues, ctx) : {
				success: !0,
				data: result.value
			};
		}, safeParseAsync = _safeParseAsync($ZodRealError), ZodMiniType = core_core.xI("ZodMiniType", (inst, def) => {
			if (!inst._zod) throw Error("Uninitialized schema in ZodMiniType.");
			$ZodType.init(inst, def), inst.def = def, inst.type = def.type;
		}, {
			get with() {
				return this.check;
			},
			set with(value) {
				core_util.qh(this, "with", value);
			},
			parse(data, params) {
				return parse_parse(this, data, params, { callee: this.parse });
			},
			parseAsync(data, params) {
				return parse_parseAsync(this, data, params, { callee: this.parseAsync });
			},
			safeParse(data, params) {
				return safeParse(this, data, params);
			},
			safeParseAsync(data, params) {
				return safeParseAsync(this, data, params);
			},
			check(...checks) {
				let def = this.def;
				return this.clone({
					...def,
					checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch == "function" ? { _zod: {
						check: ch,
						def: { check: "custom" },
						onattach: []
					} } : ch)]
				}, { parent: !0 });
			},
			clone(_def, params) {
				return core_util.o8(this, _def, params);
			},
			brand() {
				return this;
			},
			register(reg, meta) {
				return reg.add(this, meta), this;
			},
			apply(fn, ...args) {
				return args.length === 0 ? fn(this) : fn(this, ...args);
			}
		}), ZodMiniString = core_core.xI("ZodMiniString", (inst, def) => {
			$ZodString.init(inst, def), ZodMiniType.init(inst, def);
		});
		function schemas_string(params) {
			return api.Rl(ZodMiniString, params);
		}
		let ZodMiniStringFormat = core_core.xI("ZodMiniStringFormat", (inst, def) => {
			$ZodStringFormat.init(inst, def), ZodMiniString.init(inst, def);
		}), ZodMiniUUID = core_core.xI("ZodMiniUUID", (inst, def) => {
			$ZodUUID.init(inst, def), ZodMiniStringFormat.init(inst, def);
		});
		function schemas_uuid(params) {
			return api.Be(ZodMiniUUID, params);
		}
		let ZodMiniNumber = core_core.xI("ZodMiniNumber", (inst, def) => {
			$ZodNumber.init(inst, def), ZodMiniType.init(inst, def);
		});
		function schemas_number(params) {
			return api.F7(ZodMiniNumber, params);
		}
		let ZodMiniNumberFormat = core_core.xI("ZodMiniNumberFormat", (inst, def) => {
			$ZodNumberFormat.init(inst, def), ZodMiniNumber.init(inst, def);
		});
		function schemas_int(params) {
			return api.LK(ZodMiniNumberFormat, params);
		}
		let ZodMiniBoolean = core_core.xI("ZodMiniBoolean", (inst, def) => {
			$ZodBoolean.init(inst, def), ZodMiniType.init(inst, def);
		});
		function schemas_boolean(params) {
			return api._L(ZodMiniBoolean, params);
		}
		let ZodMiniNull = core_core.xI("ZodMiniNull", (inst, def) => {
			$ZodNull.init(inst, def), ZodMiniType.init(inst, def);
		});
		function schemas_null(params) {
			return api.jw(ZodMiniNull, params);
		}
		let ZodMiniUnknown = core_core.xI("ZodMiniUnknown", (inst, def) => {
			$ZodUnknown.init(inst, def), ZodMiniType.init(inst, def);
		});
		function unknown() {
			return api.em(ZodMiniUnknown);
		}
		let ZodMiniNever = core_core.xI("ZodMiniNever", (inst, def) => {
			$ZodNever.init(inst, def), ZodMiniType.init(inst, def);
		});
		function never(params) {
			return api.G8(ZodMiniNever, params);
		}
		let ZodMiniArray = core_core.xI("ZodMiniArray", (inst, def) => {
			$ZodArray.init(inst, def), ZodMiniType.init(inst, def);
		});
		function array(element, params) {
			return new ZodMiniArray({
				type: "array",
				element,
				...core_util.A2(params)
			});
		}
		let ZodMiniObject = core_core.xI("ZodMiniObject", (inst, def) => {
			$ZodObject.init(inst, def), ZodMiniType.init(inst, def), core_util.X(inst, "shape", (self) => self._zod.def.shape, !1);
		});
		function object(shape, params) {
			let def = {
				type: "object",
				shape: shape ?? {},
				...core_util.A2(params)
			};
			return new ZodMiniObject(def);
		}
		function strictObject(shape, params) {
			return new ZodMiniObject({
				type: "object",
				shape,
				catchall: never(),
				...core_util.A2(params)
			});
		}
		function looseObject(shape, params) {
			return new ZodMiniObject({
				type: "object",
				shape,
				catchall: unknown(),
				...core_util.A2(params)
			});
		}
		let ZodMiniUnion = core_core.xI("ZodMiniUnion", (inst, def) => {
			$ZodUnion.init(inst, def), ZodMiniType.init(inst, def);
		});
		function union(options, params) {
			return new ZodMiniUnion({
				type: "union",
				options,
				...core_util.A2(params)
			});
		}
		let ZodMiniDiscriminatedUnion = core_core.xI("ZodMiniDiscriminatedUnion", (inst, def) => {
			$ZodDiscriminatedUnion.init(inst, def), ZodMiniType.init(inst, def);
		});
		function discriminatedUnion(discriminator, options, params) {
			return new ZodMiniDiscriminatedUnion({
				type: "union",
				options,
				discriminator,
				...core_util.A2(params)
			});
		}
		let ZodMiniTuple = core_core.xI("ZodMiniTuple", (inst, def) => {
			$ZodTuple.init(inst, def), ZodMiniType.init(inst, def);
		});
		function tuple(items, _paramsOrRest, _params) {
			let hasRest = _paramsOrRest instanceof $ZodType, params = hasRest ? _params : _paramsOrRest;
			return new ZodMiniTuple({
				type: "tuple",
				items,
				rest: hasRest ? _paramsOrRest : null,
				...core_util.A2(params)
			});
		}
		let ZodMiniRecord = core_core.xI("ZodMiniRecord", (inst, def) => {
			$ZodRecord.init(inst, def), ZodMiniType.init(inst, def);
		});
		function record(keyType, valueType, params) {
			return !valueType || !valueType._zod ? new ZodMiniRecord({
				type: "record",
				keyType: schemas_string(),
				valueType: keyType,
				...core_util.A2(valueType)
			}) : new ZodMiniRecord({
				type: "record",
				keyType,
				valueType,
				...core_util.A2(params)
			});
		}
		let ZodMiniEnum = core_core.xI("ZodMiniEnum", (inst, def) => {
			$ZodEnum.init(inst, def), ZodMiniType.init(inst, def), inst.options = [...inst._zod.values];
		});
		function _enum(values, params) {
			let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
			return new ZodMiniEnum({
				type: "enum",
				entries,
				...core_util.A2(params)
			});
		}
		let ZodMiniLiteral = core_core.xI("ZodMiniLiteral", (inst, def) => {
			$ZodLiteral.init(inst, def), ZodMiniType.init(inst, def);
		});
		function literal(value, params) {
			return new ZodMiniLiteral({
				type: "literal",
				values: Array.isArray(value) ? value : [value],
				...core_util.A2(params)
			});
		}
		let ZodMiniOptional = core_core.xI("ZodMiniOptional", (inst, def) => {
			$ZodOptional.init(inst, def), ZodMiniType.init(inst, def);
		});
		function optional(innerType) {
			return new ZodMiniOptional({
				type: "optional",
				innerType
			});
		}
		let ZodMiniNullable = core_core.xI("ZodMiniNullable", (inst, def) => {
			$ZodNullable.init(inst, def), ZodMiniType.init(inst, def);
		});
		function nullable(innerType) {
			return new ZodMiniNullable({
				type: "nullable",
				innerType
			});
		}
		let ZodMiniDefault = core_core.xI("ZodMiniDefault", (inst, def) => {
			$ZodDefault.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _default(innerType, defaultValue) {
			return new ZodMiniDefault({
				type: "default",
				innerType,
				get defaultValue() {
					return typeof defaultValue == "function" ? defaultValue() : core_util.yG(defaultValue);
				}
			});
		}
		let ZodMiniCustom = core_core.xI("ZodMiniCustom", (inst, def) => {
			$ZodCustom.init(inst, def), ZodMiniType.init(inst, def);
		});
		function refine(fn, _params = {}) {
			return api.fU(ZodMiniCustom, fn, _params);
		}
		api.q0, api.mI;
	})
}, __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== void 0) return cachedModule.exports;
	var module = __webpack_module_cache__[moduleId] = {
		id: moduleId,
		loaded: !1,
		exports: {}
	}, threw = !0;
	try {
		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__), threw = !1;
	} finally {
		threw && delete __webpack_module_cache__[moduleId];
	}
	return module.loaded = !0, module.exports;
}
__nccwpck_require__.m = __webpack_modules__, __nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(+!!import.meta.url.match(/^file:\/\/\/\w:/), -1) + "/"), (() => {
	var webpackQueues = typeof Symbol == "function" ? Symbol("webpack queues") : "__webpack_queues__", webpackExports = typeof Symbol == "function" ? Symbol("webpack exports") : "__webpack_exports__", webpackError = typeof Symbol == "function" ? Symbol("webpack error") : "__webpack_error__", resolveQueue = (queue) => {
		queue && queue.d < 1 && (queue.d = 1, queue.forEach((fn) => fn.r--), queue.forEach((fn) => fn.r-- ? fn.r++ : fn()));
	}, wrapDeps = (deps) => deps.map((dep) => {
		if (typeof dep == "object" && dep) {
			if (dep[webpackQueues]) return dep;
			if (dep.then) {
				var queue = [];
				queue.d = 0, dep.then((r) => {
					obj[webpackExports] = r, resolveQueue(queue);
				}, (e) => {
					obj[webpackError] = e, resolveQueue(queue);
				});
				var obj = {};
				return obj[webpackQueues] = (fn) => fn(queue), obj;
			}
		}
		var ret = {};
		return ret[webpackQueues] = (x) => {}, ret[webpackExports] = dep, ret;
	});
	__nccwpck_require__.a = (module, body, hasAwait) => {
		var queue;
		hasAwait && ((queue = []).d = -1);
		var depQueues = new Set(), exports = module.exports, currentDeps, outerResolve, reject, promise = new Promise((resolve, rej) => {
			reject = rej, outerResolve = resolve;
		});
		promise[webpackExports] = exports, promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise.catch((x) => {})), module.exports = promise, body((deps) => {
			currentDeps = wrapDeps(deps);
			var fn, getResult = () => currentDeps.map((d) => {
				if (d[webpackError]) throw d[webpackError];
				return d[webpackExports];
			}), promise = new Promise((resolve) => {
				fn = () => resolve(getResult), fn.r = 0;
				var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
				currentDeps.map((dep) => dep[webpackQueues](fnQueue));
			});
			return fn.r ? promise : getResult();
		}, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue))), queue && queue.d < 0 && (queue.d = 0);
	};
})(), (() => {
	var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__, leafPrototypes;
	__nccwpck_require__.t = function(value, mode) {
		if (mode & 1 && (value = this(value)), mode & 8 || typeof value == "object" && value && (mode & 4 && value.__esModule || mode & 16 && typeof value.then == "function")) return value;
		var ns = Object.create(null);
		__nccwpck_require__.r(ns);
		var def = {};
		leafPrototypes ||= [
			null,
			getProto({}),
			getProto([]),
			getProto(getProto)
		];
		for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
		return def.default = () => value, __nccwpck_require__.d(ns, def), ns;
	};
})(), __nccwpck_require__.d = (exports, definition) => {
	for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
		enumerable: !0,
		get: definition[key]
	});
}, __nccwpck_require__.f = {}, __nccwpck_require__.e = (chunkId) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => (__nccwpck_require__.f[key](chunkId, promises), promises), [])), __nccwpck_require__.u = (chunkId) => "" + chunkId + ".index.js", __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop), __nccwpck_require__.r = (exports) => {
	typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" }), Object.defineProperty(exports, "__esModule", { value: !0 });
}, __nccwpck_require__.nmd = (module) => (module.paths = [], module.children ||= [], module), (() => {
	var installedChunks = { 792: 0 }, installChunk = (data) => {
		var { ids, modules, runtime } = data, moduleId, chunkId, i = 0;
		for (moduleId in modules) __nccwpck_require__.o(modules, moduleId) && (__nccwpck_require__.m[moduleId] = modules[moduleId]);
		for (runtime && runtime(__nccwpck_require__); i < ids.length; i++) chunkId = ids[i], __nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId] && installedChunks[chunkId][0](), installedChunks[ids[i]] = 0;
	};
	__nccwpck_require__.f.j = (chunkId, promises) => {
		var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
		if (installedChunkData !== 0) {
			if (installedChunkData) promises.push(installedChunkData[1]);
			else {
				var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
					throw installedChunks[chunkId] !== 0 && (installedChunks[chunkId] = void 0), e;
				}), promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
				promises.push(installedChunkData[1] = promise);
			}
		}
	};
})();
var __webpack_exports__ = __nccwpck_require__(7414);
__webpack_exports__ = await __webpack_exports__;
