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
	1421: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
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
				var _report_ending_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4443), _main_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4799), _runner_step_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8579);
				process.argv[2] === _runner_step_js__WEBPACK_IMPORTED_MODULE_0__.ug && (await (await Promise.all([
					__nccwpck_require__.e(8395),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(2949),
					__nccwpck_require__.e(7486),
					__nccwpck_require__.e(7541),
					__nccwpck_require__.e(8548)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 7531))).runProxyProcess(), process.exit()), await (0, _runner_step_js__WEBPACK_IMPORTED_MODULE_0__.eg)(async (io) => {
					try {
						return io.saveState("open_question", ""), _report_ending_js__WEBPACK_IMPORTED_MODULE_1__.fy[await (0, _main_js__WEBPACK_IMPORTED_MODULE_2__.C)(io)].succeeds;
					} catch (error) {
						return await (await Promise.all([__nccwpck_require__.e(3394), __nccwpck_require__.e(1006)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1006))).reportFailure(io, error), !1;
					}
				}), __webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	4799: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { C: () => runAction });
		var github_event = __nccwpck_require__(4828), settings = __nccwpck_require__(565), io = __nccwpck_require__(2711);
		async function readEvent({ env, readFile, log }) {
			let name = env.GITHUB_EVENT_NAME ?? "", path = env.GITHUB_EVENT_PATH ?? "";
			if (path === "") return {
				name,
				payload: void 0
			};
			try {
				let bytes = await readFile(path);
				if (nestsDeeperThan(100, bytes)) throw Error("no event of GitHub nests so deep");
				return {
					name,
					payload: JSON.parse(new TextDecoder().decode(bytes))
				};
			} catch {
				return log.warning(`The event payload ${path} can't be read, so its facts count as unknown.`), {
					name,
					payload: void 0
				};
			}
		}
		function nestsDeeperThan(maxDepth, bytes) {
			let depth = 0, isInString = !1;
			for (let at = 0; at < bytes.length; at += 1) {
				let byte = bytes[at];
				if (byte === 34 ? isInString = !isInString : isInString && byte === 92 ? at += 1 : !isInString && (byte === 91 || byte === 123) ? depth += 1 : isInString || byte !== 93 && byte !== 125 || --depth, depth > maxDepth) return !0;
			}
			return !1;
		}
		async function runAction(untimedIo) {
			let settings = await readInputs(untimedIo);
			return (0, io.dn)(untimedIo, settings.timeoutMs, async (io) => {
				settings.githubToken !== void 0 && io.log.mask(settings.githubToken);
				let event = await readEvent(io), trigger = (0, github_event.Ch)(event) ? await (await Promise.all([
					__nccwpck_require__.e(8395),
					__nccwpck_require__.e(3394),
					__nccwpck_require__.e(4802),
					__nccwpck_require__.e(5798)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 5798))).openIfAllowed(io, settings, event) : event;
				return trigger === void 0 ? "skipped" : runCommand(io, settings, trigger);
			});
		}
		async function readInputs({ getInput }) {
			return getInput("local-service") !== "" && (await loadLocalService()).refuseConflictingInputs(getInput), (0, settings.U)(getInput);
		}
		let loadLocalService = () => Promise.all([
			__nccwpck_require__.e(8395),
			__nccwpck_require__.e(6085),
			__nccwpck_require__.e(3394),
			__nccwpck_require__.e(701),
			__nccwpck_require__.e(4802),
			__nccwpck_require__.e(2903),
			__nccwpck_require__.e(2949),
			__nccwpck_require__.e(5226),
			__nccwpck_require__.e(4820),
			__nccwpck_require__.e(3408)
		]).then(__nccwpck_require__.bind(__nccwpck_require__, 3408)), loadWithoutRun = () => Promise.all([
			__nccwpck_require__.e(8395),
			__nccwpck_require__.e(6085),
			__nccwpck_require__.e(3394),
			__nccwpck_require__.e(701),
			__nccwpck_require__.e(2903),
			__nccwpck_require__.e(2949),
			__nccwpck_require__.e(6425)
		]).then(__nccwpck_require__.bind(__nccwpck_require__, 4235));
		async function runCommand(io, settings, trigger) {
			if ("localService" in settings) return (await loadLocalService()).promptLocally(io, settings, trigger);
			switch (settings.command) {
				case "prompt":
				case "answer": return (await Promise.all([
					__nccwpck_require__.e(8395),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(3394),
					__nccwpck_require__.e(701),
					__nccwpck_require__.e(4802),
					__nccwpck_require__.e(2903),
					__nccwpck_require__.e(2949),
					__nccwpck_require__.e(5226),
					__nccwpck_require__.e(4820)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 6891))).runOnInternAction(io, settings, trigger);
				case "resume": return (await Promise.all([
					__nccwpck_require__.e(8395),
					__nccwpck_require__.e(6085),
					__nccwpck_require__.e(3394),
					__nccwpck_require__.e(701),
					__nccwpck_require__.e(4802),
					__nccwpck_require__.e(2903),
					__nccwpck_require__.e(2949),
					__nccwpck_require__.e(5226),
					__nccwpck_require__.e(6790),
					__nccwpck_require__.e(4820),
					__nccwpck_require__.e(146)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 7371))).resumeAction(io, settings, trigger);
				case "list": return (await loadWithoutRun()).listAction(io, settings);
				case "update-key": return (await loadWithoutRun()).updateKeyAction(io, settings);
				case "token": return (await loadWithoutRun()).tokenAction(io, settings);
				case "proxy": return (await Promise.all([
					__nccwpck_require__.e(8395),
					__nccwpck_require__.e(701),
					__nccwpck_require__.e(4802),
					__nccwpck_require__.e(5226),
					__nccwpck_require__.e(7541),
					__nccwpck_require__.e(749)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 749))).proxyAction(io, settings, trigger);
				case "post-findings": return (await Promise.all([
					__nccwpck_require__.e(8395),
					__nccwpck_require__.e(5251),
					__nccwpck_require__.e(3394),
					__nccwpck_require__.e(8965),
					__nccwpck_require__.e(4802),
					__nccwpck_require__.e(2445),
					__nccwpck_require__.e(6790),
					__nccwpck_require__.e(1986),
					__nccwpck_require__.e(7709),
					__nccwpck_require__.e(1942)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 1942))).postFindingsAction(io, settings, trigger);
				case "post-changes": return (await Promise.all([
					__nccwpck_require__.e(8395),
					__nccwpck_require__.e(5251),
					__nccwpck_require__.e(2856),
					__nccwpck_require__.e(7291),
					__nccwpck_require__.e(3394),
					__nccwpck_require__.e(701),
					__nccwpck_require__.e(8965),
					__nccwpck_require__.e(4802),
					__nccwpck_require__.e(2445),
					__nccwpck_require__.e(5226),
					__nccwpck_require__.e(6790),
					__nccwpck_require__.e(1986),
					__nccwpck_require__.e(8339),
					__nccwpck_require__.e(9169)
				]).then(__nccwpck_require__.bind(__nccwpck_require__, 9169))).postChangesAction(io, settings, trigger);
				default: return settings;
			}
		}
	}),
	1747: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { N: () => runnerIo });
		var external_node_fs_ = __nccwpck_require__(3024), external_node_os_ = __nccwpck_require__(8161), external_node_path_ = __nccwpck_require__(6760), clock = __nccwpck_require__(1920), errors = __nccwpck_require__(452), fetch = __nccwpck_require__(9880), io = __nccwpck_require__(2711), secret = __nccwpck_require__(6385), external_os_ = __nccwpck_require__(857);
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
		var log = __nccwpck_require__(7309);
		function runnerLog(redactor) {
			let toSafeLine = (message) => (0, log.TN)(redactor.redact(message)), heldBack = {
				notice: [],
				warning: [],
				error: []
			}, issuedCount = {
				notice: 0,
				warning: 0,
				error: 0
			}, annotate = (kind, message, properties = {}) => {
				let line = toSafeLine(message);
				if (issuedCount[kind] < 9) issuedCount[kind] += 1, issueCommand(kind, { ...properties }, line);
				else {
					let titledLine = properties.title === void 0 ? line : `${properties.title}: ${line}`;
					heldBack[kind].push(titledLine), print(`${kind}: ${titledLine}`);
				}
			};
			return {
				debug: (message) => issueCommand("debug", {}, toSafeLine(message)),
				info(message) {
					for (let line of (0, log.Bv)(redactor.redact(message))) print(line);
				},
				notice: (message) => annotate("notice", message),
				warning: (message) => annotate("warning", message),
				error: (message) => annotate("error", message),
				annotate: ({ kind, title, message, place }) => annotate(kind, message, {
					title: toSafeLine(title),
					...place
				}),
				group: (title) => issueCommand("group", {}, toSafeLine(title)),
				endGroup: () => issueCommand("endgroup", {}, ""),
				mask(secret) {
					redactor.add(secret), secret.reveal() !== "" && issueCommand("add-mask", {}, secret.reveal());
				},
				close() {
					for (let kind of [
						"notice",
						"warning",
						"error"
					]) {
						let [first, ...others] = heldBack[kind];
						first !== void 0 && (issueCommand(kind, {}, others.length === 0 ? first : `${others.length + 1} more of this kind are in the log.`), heldBack[kind] = []);
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
			let log = runnerLog(redactor);
			return {
				getInput: (name) => (process.env[`INPUT_${name.toUpperCase()}`] ?? "").trim(),
				bundleFolder: (0, external_node_path_.dirname)(process.argv[1] ?? ""),
				env: process.env,
				cwd: process.cwd(),
				readFile: async (path) => readRegularFile(path),
				files: "workspace",
				execute: io.g7,
				fetch: (0, fetch.G4)(process.env),
				clock: clock.m,
				log,
				annotate: (annotation) => log.annotate(annotation),
				failStep: () => {
					process.exitCode = 1;
				},
				closeLog: () => log.close(),
				redactor,
				setOutputs(outputs) {
					for (let [name, value] of Object.entries(outputs)) value !== void 0 && writePair("OUTPUT", name, redactor.redact(value));
				},
				setSecretOutput: (name, secret) => writePair("OUTPUT", name, secret.reveal()),
				exportVariable: (name, value) => writePair("ENV", name, value),
				exportSecret: (name, secret) => writePair("ENV", name, secret.reveal()),
				saveState: (name, value) => writePair("STATE", name, value),
				writeSummary: async (markdown) => append("GITHUB_STEP_SUMMARY", redactor.redact(markdown), { mayCreate: !0 }),
				signal
			};
		}
		function writePair(file, name, value) {
			let delimiter = "ghadelimiter";
			for (; value.includes(delimiter);) delimiter += delimiter;
			append(`GITHUB_${file}`, [
				`${name}<<${delimiter}`,
				value,
				delimiter,
				""
			].join(external_node_os_.EOL));
		}
		function append(variable, text, { mayCreate = !1 } = {}) {
			let path = process.env[variable] ?? "";
			if (path !== "") try {
				if (!mayCreate && !(0, external_node_fs_.existsSync)(path)) throw Error(`"${path}" is missing`);
				(0, external_node_fs_.appendFileSync)(path, text);
			} catch (cause) {
				throw new errors.e4("file_unwritable", `The runner's file "${path}" (${variable}) can't be written.`, { cause });
			}
		}
		function readRegularFile(path) {
			let file = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
			try {
				let stats = (0, external_node_fs_.fstatSync)(file);
				if (!stats.isFile()) throw Error(`"${path}" is not a regular file`);
				if (stats.size > 33554432) throw Error(`"${path}" has ${stats.size} bytes`);
				return (0, external_node_fs_.readFileSync)(file);
			} finally {
				(0, external_node_fs_.closeSync)(file);
			}
		}
	}),
	8579: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			eg: () => runStep,
			ug: () => proxyArgument
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452), _io_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1747);
		let proxyArgument = "proxy";
		async function runStep(step) {
			let cancelled = new AbortController();
			for (let signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cancelled.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("cancelled", `The step was cancelled (${signal}).`)));
			let isLogLost = !1;
			process.stdout.on("error", () => {
				isLogLost = !0;
			});
			let io = (0, _io_js__WEBPACK_IMPORTED_MODULE_1__.N)(cancelled.signal);
			await step(io) || (process.exitCode = 1), io.closeLog(), await drain(process.stdout), isLogLost && (process.exitCode = 1), process.exit();
		}
		async function drain(pipe, patienceMs = 1e4) {
			let drained = new Promise((resolve) => {
				pipe.write("", () => resolve("drained"));
			}), unwrittenBytes = pipe.writableLength, waitedMs = 0;
			for (; waitedMs < patienceMs;) {
				let poll = new Promise((resolve) => setTimeout(() => resolve("waited"), 200));
				if (await Promise.race([drained, poll]) === "drained") return;
				waitedMs = pipe.writableLength < unwrittenBytes ? 0 : waitedMs + 200, unwrittenBytes = pipe.writableLength;
			}
		}
	}),
	1920: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { m: () => systemClock });
		let promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises"), systemClock = {
			now: () => Date.now(),
			monotonic: () => Number(process.hrtime.bigint()) / 1e6,
			random: () => Math.random(),
			sleep: (ms, signal) => (0, promises_namespaceObject.setTimeout)(ms, void 0, { signal }).catch((error) => {
				throw signal?.throwIfAborted(), error;
			})
		};
	}),
	8536: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
			Qd: () => maxHeadersWaitMs,
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
		}, interactionDeadlineMs = 3e5, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxHeadersWaitMs = 31e4;
	}),
	4095: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Pg: () => provideInputSuffix,
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
		], provideInputSuffix = ".provide_input";
	}),
	2962: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			S: () => nodeCrypto,
			s: () => sha256
		});
		let nodeCrypto = () => process.getBuiltinModule("node:crypto");
		function sha256(content) {
			return nodeCrypto().hash("sha256", content);
		}
	}),
	3554: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { b: () => variable }), __nccwpck_require__(6760);
		function variable(env, name) {
			return env[name] === "" ? void 0 : env[name];
		}
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Bc: () => tryOrReport,
			Gd: () => InternalError,
			NH: () => FindingsError,
			Sb: () => ExchangeError,
			Uc: () => describeError,
			aU: () => orThrow,
			dz: () => InputError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			is: () => ChangesError,
			lD: () => IdentityError,
			lm: () => StreamError,
			oO: () => findSystemCode,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y0: () => orUndefined,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6559);
		let errorCodes = Object.values({
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
				"identity_malformed",
				"identity_used"
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
				"key_unreadable",
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
				"run_failed",
				"answer_empty"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected",
				"changes_stopped"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			changes: [
				"changes_checkout",
				"changes_unreadable",
				"changes_file_refused",
				"changes_head_moved",
				"changes_differ",
				"changes_not_posted"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled",
				"safety_limit_broken",
				"file_unwritable"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}).flat();
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.R9)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(nameInput) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.R9)(this.#wording, nameInput);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class FindingsError extends ToolkitError {}
		class ChangesError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, nameInput) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(nameInput) : rewordSystemMessage(error), causes = listCauses(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function listCauses({ cause }, message) {
			if (!(cause instanceof Error)) return cause === void 0 ? [] : [describeError(cause)];
			let deeper = listCauses(cause, message);
			return message.includes(cause.message) ? deeper : [rewordSystemMessage(cause, message), ...deeper];
		}
		let systemReasons = {
			ENOENT: "it does not exist",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is not a folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function rewordSystemMessage({ message }, outerMessage = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || outerMessage.includes(path) ? "" : `"${path}": `}${systemReasons[code] ?? words}, ${code}`;
		}
		function orUndefined(read) {
			try {
				return read();
			} catch {
				return;
			}
		}
		function orThrow(read, toError) {
			try {
				return read();
			} catch (cause) {
				throw toError(cause);
			}
		}
		function findSystemCode(error) {
			if (error instanceof Error) return "code" in error && typeof error.code == "string" && /^[A-Z]/.test(error.code) ? error.code : findSystemCode(error.cause) ?? (error instanceof AggregateError ? findSystemCode(error.errors[0]) : void 0);
		}
		async function tryOrReport(work, report, signal) {
			try {
				return await work();
			} catch (error) {
				if (signal?.throwIfAborted(), !(error instanceof ToolkitError)) throw error;
				report(describeError(error));
				return;
			}
		}
	}),
	6939: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			DD: () => maxBody,
			Fq: () => maxTitle,
			TM: () => maxFindings,
			gO: () => severities,
			zK: () => compareSeverity
		});
		let maxTitle = 120, maxBody = 1e3, maxFindings = 200, severities = [
			"critical",
			"major",
			"minor",
			"note"
		];
		function compareSeverity(a, b) {
			return severities.indexOf(a.severity) - severities.indexOf(b.severity);
		}
	}),
	1967: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			L2: () => verdictWords,
			Z8: () => failAtWords,
			ds: () => toVerdict,
			du: () => isAtLeast
		});
		var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6939);
		let failAtWords = [..._finding_js__WEBPACK_IMPORTED_MODULE_0__.gO, "never"];
		function isAtLeast(severity, threshold) {
			return threshold !== "never" && _finding_js__WEBPACK_IMPORTED_MODULE_0__.gO.indexOf(severity) <= _finding_js__WEBPACK_IMPORTED_MODULE_0__.gO.indexOf(threshold);
		}
		let verdictWords = [
			"pass",
			"changes",
			"unsure"
		];
		function toVerdict({ tally, unreadable, internVerdict, failAt }) {
			return tally.some(({ severity }) => isAtLeast(severity, failAt)) ? "changes" : unreadable > 0 || internVerdict !== "pass" ? "unsure" : "pass";
		}
	}),
	4828: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Ch: () => canOutsidersCause,
			Qc: () => flagAt,
			OW: () => integerAt,
			z7: () => isGitHubActions,
			bU: () => listActors,
			gT: () => listAt,
			$6: () => textAt,
			fK: () => valueAt
		});
		var json = __nccwpck_require__(6413);
		let trustedEvents = (0, __nccwpck_require__(3492).y)("push schedule workflow_dispatch repository_dispatch merge_group release create delete deployment deployment_status");
		function canOutsidersCause(event) {
			return !trustedEvents.has(event.name);
		}
		function listActors(event, env) {
			let upstream = textAt(event.payload, "workflow_run", "actor", "login");
			if (event.name === "workflow_run" && upstream === void 0) return [];
			let rerunLogin = textAt(event.payload, "workflow_run", "triggering_actor", "login"), logins = [
				env.GITHUB_ACTOR,
				env.GITHUB_TRIGGERING_ACTOR,
				upstream,
				rerunLogin
			];
			return [...new Set(logins.flatMap((login) => login === void 0 || login === "" ? [] : login))];
		}
		function isGitHubActions(env) {
			return env.GITHUB_ACTIONS === "true";
		}
		function valueAt(value, ...path) {
			return path.reduce((inner, name) => (0, json.Gv)(inner) && Object.hasOwn(inner, name) ? inner[name] : void 0, value);
		}
		function textAt(value, ...path) {
			let field = valueAt(value, ...path);
			return typeof field == "string" && field !== "" ? field : void 0;
		}
		function integerAt(value, ...path) {
			let field = valueAt(value, ...path);
			return typeof field == "number" && Number.isSafeInteger(field) ? field : void 0;
		}
		function flagAt(value, ...path) {
			let field = valueAt(value, ...path);
			return typeof field == "boolean" ? field : void 0;
		}
		function listAt(value, ...path) {
			let field = valueAt(value, ...path);
			return Array.isArray(field) ? field : [];
		}
	}),
	9880: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			G4: () => fetchThroughProxy,
			_y: () => readProxyVariables,
			p6: () => fetchDirectly
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3554), _loopback_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3838), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3005);
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
			let { http_proxy, https_proxy, no_proxy } = variables, undici = await __nccwpck_require__.e(6752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19)), dispatcher = new undici.EnvHttpProxyAgent({
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
	3005: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Hf: () => linkAbort,
			Re: () => connectTimeoutCode,
			hg: () => NoResponseError,
			r5: () => startTimeLimit,
			tN: () => send,
			xd: () => checkBaseUrl
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7309), _loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3838);
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
			let requestHeaders = buildHeaders(request), { headersTimeoutMs } = options, requestAbort = linkAbort(options.signal), timer = headersTimeoutMs === void 0 ? void 0 : setTimeout(requestAbort.abort, headersTimeoutMs);
			try {
				let { status, headers, body } = await options.fetch(request.url, {
					method: request.method,
					headers: requestHeaders,
					body: request.body ?? null,
					redirect: "manual",
					signal: requestAbort.signal
				});
				return {
					status,
					headers,
					body,
					requestId: headers.get("x-request-id") ?? void 0,
					retryAfterMs: readRetryAfter(headers.get("retry-after"), options.now())
				};
			} catch (error) {
				options.signal?.throwIfAborted();
				let host = new URL(request.url).host;
				if (headersTimeoutMs !== void 0 && requestAbort.signal.aborted) throw new NoResponseError(`${host} sent no response within ${headersTimeoutMs / 1e3} s`, "unknown", error);
				let code = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.oO)(error), sent = connectFailures.has(code ?? "") && !hasFailedInUse(error) ? "no" : "unknown", codeSuffix = code === void 0 || (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).includes(code) ? "" : ` (${code})`;
				throw new NoResponseError(`${host} could not be reached${codeSuffix}`, sent, error);
			} finally {
				clearTimeout(timer);
			}
		}
		function hasFailedInUse(error) {
			return error instanceof Error ? "syscall" in error && ["read", "write"].includes(String(error.syscall)) || hasFailedInUse(error.cause) : !1;
		}
		function buildHeaders(request) {
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
			throw TypeError(`The bearer ${bearer.fingerprint()} is empty or has characters that a header can't have.`);
		}
		function readRetryAfter(value, nowMs) {
			if (value === null) return;
			if (/^\s*\d+\s*$/.test(value)) return Math.min(Number(value) * 1e3, 2 ** 53 - 1);
			let date = /^\s*[a-z]{3,9},? /i.test(value) ? Date.parse(value) : NaN;
			return Number.isNaN(date) ? void 0 : Math.max(0, date - nowMs);
		}
		let plainReason = AbortSignal.abort().reason;
		function linkAbort(outer) {
			let controller = new AbortController(), followOuter = () => controller.abort(outer?.reason);
			return outer?.aborted === !0 && followOuter(), outer?.addEventListener("abort", followOuter), {
				signal: controller.signal,
				abort: () => controller.abort(plainReason),
				unlink: () => outer?.removeEventListener("abort", followOuter)
			};
		}
		function startTimeLimit(timeoutMs, outer) {
			let { signal, abort, unlink } = linkAbort(outer), timer = setTimeout(abort, timeoutMs);
			return {
				signal,
				clear() {
					clearTimeout(timer), unlink();
				}
			};
		}
		let remedy = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\". Only a service on this machine may have http.";
		function checkBaseUrl(baseUrl) {
			if (baseUrl === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_missing", `"baseUrl" is empty. ${remedy}`, { source: "baseUrl" });
			if (/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl) && (0, _loopback_js__WEBPACK_IMPORTED_MODULE_1__.FY)(new URL(baseUrl))) return;
			let shown = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(baseUrl.slice(0, 200));
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_invalid", `"baseUrl" is "${shown}". ${remedy}`, { source: "baseUrl" });
		}
	}),
	9937: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			L: () => internProxyInputNames,
			O: () => serviceInputNames
		});
		let serviceInputNames = [
			"base-url",
			"federation-policy-id",
			"audience",
			"api-key",
			"subject-token",
			"subject-token-file"
		], internProxyInputNames = [
			"intern",
			"workspace-id",
			"wait-for-intern",
			"approval-mode",
			"policy",
			"policy-ref",
			"lossy",
			"allow-paths",
			"max-requests",
			"max-cost"
		];
	}),
	2054: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$J: () => parseNumber,
			B2: () => factorFormat,
			Ch: () => toKeyUpdate,
			Cj: () => amountFormat,
			FY: () => keyFields,
			No: () => readAmount,
			Pt: () => isAmount,
			WG: () => keyFieldNames,
			g6: () => readFactor,
			rw: () => parseFactor,
			ym: () => readKeyField
		});
		var _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4095), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7035);
		let amountFormat = "an amount in USD from 0 with at most two decimals, such as 50 or 12.50", factorFormat = "a factor from 1x with at most two decimals, such as 2x or 1.5x";
		function isAmount(value) {
			return typeof value == "number" && Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
		}
		function parseNumber(text) {
			return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : void 0;
		}
		function parseFactor(value) {
			let [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)x$/.exec(String(value)) ?? [], factor = Number(digits);
			return factor >= 1 ? factor : void 0;
		}
		function readAmount(name, value) {
			let amount = parseNumber(value);
			if (isAmount(amount)) return amount;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `Use ${amountFormat}.`);
		}
		function readFactor(name, value) {
			let factor = parseFactor(value);
			if (factor !== void 0) return factor;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `Use ${factorFormat}.`);
		}
		let flag = {
			format: "true or false",
			fromText: (text) => /^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : text,
			accepts: (value) => typeof value == "boolean"
		}, keyFields = {
			limit: {
				format: `${amountFormat}, or null for no limit`,
				fromText: (text) => text === "null" ? null : parseNumber(text) ?? text,
				accepts: (value) => value === null || isAmount(value)
			},
			limit_reset: {
				format: `${_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.sn.join(", ")}, or null for no reset`,
				fromText: (text) => text === "null" ? null : text,
				accepts: (value) => value === null || _contract_words_js__WEBPACK_IMPORTED_MODULE_1__.sn.some((reset) => reset === value)
			},
			disabled: flag,
			include_byok_in_limit: flag,
			name: {
				format: "a text",
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
			let { format, fromText, accepts } = keyFields[field], value = fromText(text);
			if (accepts(value)) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(input, text, `Use ${format}.`);
		}
		function toKeyUpdate(getValue) {
			let values = keyFieldNames.toSorted().map((name) => [name, getValue(name)]);
			return Object.fromEntries(values.filter(([name, value]) => keyFields[name].accepts(value)));
		}
	}),
	565: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { U: () => readActionInputs });
		var finding = __nccwpck_require__(6939), verdict = __nccwpck_require__(1967), values = __nccwpck_require__(7035);
		let actorPermissions = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		], commentCommands = [
			...values.aK,
			"post-findings",
			"post-changes"
		], gitHubInputs = {
			"actor-permission": {
				kind: (0, values.Yq)(actorPermissions),
				default: "write",
				commands: "all",
				where: "action"
			},
			"allowed-bots": {
				kind: (0, values.Qq)("logins", readLogins),
				commands: "all",
				where: "action"
			},
			"on-fork": {
				kind: (0, values.Yq)(["skip", "fail"]),
				default: "skip",
				commands: "all",
				where: "action"
			},
			comment: {
				kind: (0, values.Yq)([
					"none",
					"sticky",
					"new"
				]),
				default: "none",
				commands: commentCommands,
				where: "action"
			},
			"comment-tag": {
				kind: (0, values.Qq)("tag", readTag),
				default: "intern",
				commands: commentCommands,
				where: "action"
			},
			"ask-mentions": {
				kind: (0, values.Qq)("names", readMentions),
				commands: values.aK,
				where: "action"
			},
			"parked-for": {
				kind: (0, values.p0)(0),
				default: "0",
				commands: values.aK,
				where: "action"
			},
			"github-token": {
				kind: (0, values.Qq)("token"),
				default: "${{ github.token }}",
				commands: "all",
				where: "action"
			}
		};
		function readLogins(name, value) {
			if (value.trim() === "") return [];
			let names = value.split(",").map((one) => one.trim());
			if (names.every((one) => /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\])?$/.test(one))) return names;
			throw (0, values.tm)(name, value, "Use exact logins separated by commas, for example \"renovate[bot], dependabot[bot]\".");
		}
		function readMentions(name, value) {
			let names = value.split(",").map((one) => one.trim());
			if (names.every((one) => /^@?[A-Za-z0-9][\w-]{0,38}(?:\/\w[\w.-]{0,99})?$/.test(one))) return names.map((one) => `@${one.replace("@", "")}`);
			throw (0, values.tm)(name, value, "Use logins and teams separated by commas, for example \"octocat, @acme/reviewers\".");
		}
		function readTag(name, value) {
			if (/^[\w.-]{1,50}$/.test(value)) return value;
			throw (0, values.tm)(name, value, "Use 1 to 50 letters, digits, \"_\", \".\" and \"-\".");
		}
		let findingsCommands = ["prompt", "post-findings"], findingsInputs = {
			findings: {
				kind: (0, values.Yq)([
					"none",
					"collect",
					"annotate",
					"review"
				]),
				default: "none",
				commands: ["prompt"],
				where: "action"
			},
			"fail-at": {
				kind: (0, values.Yq)(verdict.Z8),
				default: "major",
				commands: findingsCommands,
				where: "action"
			},
			"severity-floor": {
				kind: (0, values.Qq)("list", readFloor),
				default: "note, minor, major",
				commands: findingsCommands,
				where: "action"
			},
			"max-findings": {
				kind: (0, values.rD)(0),
				default: "25",
				commands: findingsCommands,
				where: "action"
			},
			"max-rounds": {
				kind: (0, values.rD)(1),
				default: "20",
				commands: findingsCommands,
				where: "action"
			},
			"commit-status": {
				kind: singleLine("context", 255),
				commands: findingsCommands,
				where: "action"
			},
			"findings-file": {
				kind: values.Ae,
				commands: ["post-findings"],
				where: "action"
			},
			"findings-digest": {
				kind: (0, values.Qq)("digest", values.rP),
				commands: ["post-findings"],
				where: "action"
			}
		};
		function readFloor(name, value) {
			return (0, values.ux)(name, value, finding.gO, `Use ${finding.gO.join(", ")}: one for each round, separated by commas.`);
		}
		function singleLine(placeholder, maxCharacters) {
			return (0, values.Qq)(placeholder, (name, value) => {
				if (value === value.trim() && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value) && Array.from(value).length <= maxCharacters) return value;
				throw (0, values.tm)(name, value, `Use at most ${maxCharacters} characters on one line, without a blank at either end.`);
			});
		}
		let changesCommands = ["prompt", "post-changes"], changesInputs = {
			changes: {
				kind: (0, values.Yq)([
					"none",
					"commit",
					"pull-request",
					"suggestions"
				]),
				default: "none",
				commands: changesCommands,
				where: "action"
			},
			"max-change-rounds": {
				kind: (0, values.rD)(1),
				default: "3",
				commands: changesCommands,
				where: "action"
			},
			"changes-file": {
				kind: values.Ae,
				commands: ["post-changes"],
				where: "action"
			},
			"changes-digest": {
				kind: (0, values.Qq)("digest", values.rP),
				commands: ["post-changes"],
				where: "action"
			},
			"commit-message": {
				kind: singleLine("words", 200),
				commands: ["post-changes"],
				where: "action"
			}
		};
		var limits = __nccwpck_require__(8536), words = __nccwpck_require__(4095);
		let policyCommands = [
			...values.aK,
			"proxy",
			"post-changes"
		], runInputs = {
			prompt: {
				kind: (0, values.Qq)(),
				commands: ["prompt"]
			},
			"prompt-file": {
				kind: values.Ae,
				commands: ["prompt"]
			},
			"approval-mode": {
				kind: (0, values.Yq)(words.oy),
				default: "manual",
				commands: [...values.aK, "proxy"]
			},
			policy: {
				kind: values.Ae,
				default: ".github/intern-policy.yml",
				commands: policyCommands
			},
			"policy-ref": {
				kind: (0, values.Qq)("ref", values.sg),
				default: "auto",
				commands: policyCommands
			},
			"session-id": {
				kind: (0, values.Qq)("id", readSessionId),
				commands: ["prompt", "answer"]
			},
			"on-timeout": {
				kind: (0, values.Yq)(["fail", "continue"]),
				default: "fail",
				commands: values.aK
			},
			timeout: {
				kind: (0, values.p0)(1e3),
				default: "30m",
				commandDefaults: { proxy: "6h" },
				commands: "all"
			},
			"idle-timeout": {
				kind: (0, values.p0)(1e3),
				default: "90s",
				commands: values.aK
			},
			"max-pauses": {
				kind: (0, values.rD)(0),
				default: "50",
				commands: values.aK
			},
			"on-pause": {
				kind: (0, values.Yq)(["resolve", "stop"]),
				default: "resolve",
				commands: ["prompt", "answer"]
			},
			pending: {
				kind: (0, values.Qq)("json"),
				commands: ["answer"]
			},
			answer: {
				kind: (0, values.Qq)(),
				commands: ["answer"]
			},
			"tool-call-id": {
				kind: (0, values.Qq)("id"),
				commands: ["answer"]
			},
			"fail-on-reject": {
				kind: values.dt,
				default: "false",
				commands: values.aK
			},
			"require-answer": {
				kind: values.dt,
				default: "true",
				commands: ["prompt"]
			},
			transcript: {
				kind: (0, values.Yq)([
					"auto",
					"full",
					"brief",
					"none"
				]),
				default: "auto",
				commands: values.aK
			},
			"transcript-file": {
				kind: values.Ae,
				commands: [...values.aK, "proxy"]
			},
			attest: {
				kind: (0, values.Yq)(["none", "file"]),
				default: "none",
				commands: values.aK,
				where: "action"
			}
		}, sessionFromCommentWord = "from-comment";
		function readSessionId(name, value) {
			if (value.length <= limits.yj.max) return value;
			throw (0, values.tm)(name, value, `It has ${value.length} characters; use 1 to ${limits.yj.max}.`);
		}
		var key_fields = __nccwpck_require__(2054);
		let serviceInputs = {
			command: {
				kind: (0, values.Yq)(values.Pf),
				default: "prompt",
				commands: "all",
				where: "action"
			},
			"base-url": {
				kind: (0, values.Qq)("url", values.$P),
				commands: "all"
			},
			"local-service": {
				kind: values.Ae,
				commands: ["prompt"],
				where: "action"
			},
			"federation-policy-id": {
				kind: (0, values.Qq)("id"),
				commands: "all"
			},
			audience: {
				kind: (0, values.Qq)(),
				commands: "all"
			},
			"api-key": {
				kind: (0, values.rJ)("key"),
				commands: "all"
			},
			"subject-token": {
				kind: (0, values.rJ)("jwt"),
				commands: "all"
			},
			"subject-token-file": {
				kind: values.Ae,
				commands: "all"
			}
		}, internInputs = {
			intern: {
				kind: (0, values.Qq)(),
				commands: [...values.aK, "proxy"]
			},
			"workspace-id": {
				kind: values.uR,
				commands: [
					...values.aK,
					"list",
					"proxy"
				]
			},
			status: {
				kind: (0, values.c3)(words.dY),
				commands: ["list"]
			},
			"wait-for-intern": {
				kind: (0, values.p0)(0),
				default: "5m",
				commands: [...values.aK, "proxy"]
			}
		}, accessInputs = {
			"export-env": {
				kind: (0, values.Qq)("name"),
				commands: ["token", "proxy"]
			},
			"key-hash": {
				kind: (0, values.Qq)("hash"),
				commands: ["update-key"]
			},
			limit: {
				kind: keyField("limit", (0, values.Qq)("usd")),
				commands: ["update-key"]
			},
			"limit-reset": {
				kind: keyField("limit_reset", (0, values.Yq)([...words.sn, "null"])),
				commands: ["update-key"]
			},
			disabled: {
				kind: keyField("disabled", (0, values.Yq)(values.dt.choices)),
				commands: ["update-key"]
			},
			"include-byok-in-limit": {
				kind: keyField("include_byok_in_limit", (0, values.Yq)(values.dt.choices)),
				commands: ["update-key"]
			},
			name: {
				kind: keyField("name", (0, values.Qq)()),
				commands: ["update-key"]
			},
			"key-updates": {
				kind: values.Ae,
				commands: ["update-key"]
			},
			"dry-run": {
				kind: values.dt,
				default: "false",
				commands: ["update-key"]
			},
			plan: {
				kind: values.dt,
				default: "false",
				commands: ["update-key"],
				where: "action"
			},
			"max-changes": {
				kind: (0, values.rD)(0),
				commands: ["update-key"]
			},
			"raise-at-most": {
				kind: (0, values.Qq)("factor", key_fields.g6),
				commands: ["update-key"]
			},
			"total-at-most": {
				kind: (0, values.Qq)("usd", key_fields.No),
				commands: ["update-key"]
			},
			"never-disable-all": {
				kind: values.dt,
				default: "false",
				commands: ["update-key"]
			}
		};
		function keyField(field, kind) {
			return {
				...kind,
				read: (name, value) => (0, key_fields.ym)(field, name, value)
			};
		}
		let proxyInputs = {
			"model-access": {
				kind: (0, values.Qq)("yaml"),
				commands: ["proxy"]
			},
			"allow-paths": {
				kind: (0, values.Qq)("rules"),
				commands: ["proxy"]
			},
			lossy: {
				kind: (0, values.Yq)(["refuse", "allow"]),
				default: "refuse",
				commands: ["proxy"]
			},
			"max-requests": {
				kind: (0, values.rD)(0),
				default: "0",
				commands: ["proxy"]
			},
			"max-cost": {
				kind: (0, values.Qq)("usd", readCost),
				default: "0",
				commands: ["proxy"]
			}
		};
		function readCost(name, value) {
			if (/^\d{1,9}(?:\.\d{1,6})?$/.test(value)) return Number(value);
			throw (0, values.tm)(name, value, "Use an amount in USD, for example \"2.50\".");
		}
		let definitions = {
			...serviceInputs,
			...internInputs,
			...runInputs,
			...findingsInputs,
			...changesInputs,
			...gitHubInputs,
			...accessInputs,
			...proxyInputs
		}, definitions_inputDefinitions = definitions;
		function isInputName(name) {
			return Object.hasOwn(definitions, name);
		}
		Object.keys(definitions).filter(isInputName);
		var wording = __nccwpck_require__(6559);
		function emptyToUndefined(text) {
			return text === "" ? void 0 : text;
		}
		let getDefault = (name) => {
			let text = definitions_inputDefinitions[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function readSetting(get, name) {
			let { kind, default: defaultText } = definitions_inputDefinitions[name], value = get(name) ?? (defaultText === void 0 ? void 0 : "");
			return value === void 0 ? void 0 : kind.read(name, value);
		}
		function readSettings(get, names) {
			let readEntry = ([key, name]) => [key, readSetting(get, name)];
			return Object.fromEntries(Object.entries(names).map(readEntry));
		}
		function readRequired(get, name, expectedValue) {
			let value = readSetting(get, name);
			if (value !== void 0) return value;
			throw (0, values.LO)(name, (0, wording.MH)`${(0, wording.hF)(name)} is not given. Set it to ${expectedValue}.`);
		}
		function readPolicyPath(get) {
			let path = readSetting(get, "policy");
			return {
				path,
				isNamed: path !== getDefault("policy")
			};
		}
		function refuseBoth(get, one, other) {
			if (get(one) !== void 0 && get(other) !== void 0) throw (0, values.hj)(other, (0, wording.MH)`Both ${(0, wording.hF)(one)} and ${(0, wording.hF)(other)} are given. Use one of them.`);
		}
		function readService(get) {
			let baseUrl = readRequired(get, "base-url", "the base URL of the service");
			return {
				baseUrl,
				credentials: readCredentials(get, baseUrl)
			};
		}
		function readCredentials(get, baseUrl) {
			let apiKey = readSetting(get, "api-key"), federationPolicyId = get("federation-policy-id");
			if (federationPolicyId !== void 0) {
				let audience = get("audience");
				return {
					by: "exchange",
					federationPolicyId,
					audience: audience ?? new URL(baseUrl).origin,
					isAudienceDefault: audience === void 0,
					subjectToken: readSubjectToken(get),
					apiKey
				};
			}
			if (apiKey === void 0) {
				let message = (0, wording.MH)`Neither ${(0, wording.hF)("federation-policy-id")} nor ${(0, wording.hF)("api-key")} is given. In a CI job set ${(0, wording.hF)("federation-policy-id")}: its identity is exchanged, and no secret is stored. Elsewhere set ${(0, wording.hF)("api-key")}.`;
				throw (0, values.LO)("federation-policy-id", message);
			}
			let surplusInputs = [
				"audience",
				"subject-token",
				"subject-token-file"
			].filter((name) => get(name) !== void 0), [name] = surplusInputs;
			if (name !== void 0) {
				let names = surplusInputs.flatMap((each, index) => index === 0 ? [(0, wording.hF)(each)] : [" and ", (0, wording.hF)(each)]), [verb, pronoun] = surplusInputs.length === 1 ? ["belongs", "it"] : ["belong", "them"], message = (0, wording.MH)`${names} ${verb} to a token exchange, but ${(0, wording.hF)("federation-policy-id")} is not given. Set that, or leave ${pronoun} out.`;
				throw (0, values.hj)(name, message);
			}
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(get) {
			refuseBoth(get, "subject-token", "subject-token-file");
			let token = readSetting(get, "subject-token");
			if (token !== void 0) return {
				from: "input",
				token
			};
			let path = get("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
		}
		function readExchangeService(get) {
			let { baseUrl, credentials } = readService(get);
			if (credentials.by !== "exchange") {
				let message = (0, wording.MH)`${(0, wording.hF)("federation-policy-id")} is not given. An API key alone can't be exchanged for a token: use it as the token.`;
				throw (0, values.LO)("federation-policy-id", message);
			}
			return {
				baseUrl,
				credentials
			};
		}
		function readTokenSettings(get) {
			let service = readExchangeService(get), name = get("export-env"), exportEnv = name === void 0 ? void 0 : readVariableName("export-env", name);
			return {
				command: "token",
				...service,
				exportEnv,
				timeoutMs: readSetting(get, "timeout")
			};
		}
		let reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;
		function readVariableName(name, value) {
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) throw (0, values.tm)(name, value, "Use the name of an environment variable: letters, digits and underscores.");
			if (reserved.test(value)) throw (0, values.tm)(name, value, "That variable already has a meaning. Choose another name.");
			return value;
		}
		function readListSettings(get) {
			let status = readSetting(get, "status") ?? [], settings = readSettings(get, {
				workspaceId: "workspace-id",
				timeoutMs: "timeout"
			});
			return {
				command: "list",
				...readService(get),
				status,
				...settings
			};
		}
		let fieldInputNames = {
			limit: "limit",
			limit_reset: "limit-reset",
			disabled: "disabled",
			include_byok_in_limit: "include-byok-in-limit",
			name: "name"
		}, fieldInputs = Object.values(fieldInputNames);
		function readKeySettings(get, mode = readSetting(get, "plan") ? "plan" : "update") {
			let dryRun = readSetting(get, "dry-run");
			if (dryRun && mode !== "update") {
				let message = (0, wording.MH)`A plan has to read keys, but ${(0, wording.hF)("dry-run")} sends nothing. Leave ${(0, wording.hF)("dry-run")} out: a plan changes nothing anyway.`;
				throw (0, values.hj)("dry-run", message);
			}
			return {
				command: "update-key",
				...readKeyService(get),
				updates: readUpdates(get),
				mode,
				limits: readSettings(get, {
					maxChanges: "max-changes",
					raiseAtMost: "raise-at-most",
					totalAtMost: "total-at-most",
					neverDisableAll: "never-disable-all"
				}),
				dryRun,
				timeoutMs: readSetting(get, "timeout")
			};
		}
		function readKeyService(get) {
			if (get("base-url") === void 0 || get("federation-policy-id") !== void 0 || get("api-key") !== void 0) return readService(get);
			let message = (0, wording.MH)`${(0, wording.hF)("api-key")} is not given. API keys are read and changed with a management key of the deployment: set ${(0, wording.hF)("api-key")} to one.`;
			throw (0, values.LO)("api-key", message);
		}
		function readUpdates(get) {
			for (let name of ["key-hash", ...fieldInputs]) refuseBoth(get, name, "key-updates");
			let path = get("key-updates");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let hash = readRequired(get, "key-hash", (0, wording.MH)`the hash of the key to update, or name a file of updates as ${(0, wording.hF)("key-updates")}`);
			if (hash === "." || hash === "..") throw (0, values.tm)("key-hash", hash, "Use the hash of a key, never the key itself.");
			if (fieldInputs.every((name) => get(name) === void 0)) {
				let names = fieldInputs.flatMap((name, index) => index === 0 ? [(0, wording.hF)(name)] : [", ", (0, wording.hF)(name)]);
				throw (0, values.LO)("limit", (0, wording.MH)`The update of the key changes nothing. Set at least one of ${names}.`);
			}
			return {
				from: "inputs",
				entry: {
					source: "input \"key-hash\"",
					hash,
					shownHash: hash,
					update: (0, key_fields.Ch)((name) => readSetting(get, fieldInputNames[name])),
					when: void 0
				}
			};
		}
		function readReviewSettings(get) {
			let settings = readSettings(get, {
				failAt: "fail-at",
				severityFloor: "severity-floor",
				maxFindings: "max-findings",
				maxRounds: "max-rounds",
				commitStatus: "commit-status"
			});
			return {
				...settings,
				severityFloor: boundFloors(get, settings.severityFloor, settings.failAt)
			};
		}
		function boundFloors(get, floors, failAt) {
			if (failAt === "never") return floors;
			let isTooHigh = (severity) => severity !== failAt && (0, verdict.du)(severity, failAt);
			if (get("severity-floor") === definitions_inputDefinitions["severity-floor"].default) return floors.map((severity) => isTooHigh(severity) ? failAt : severity);
			let tooHigh = floors.find(isTooHigh);
			if (tooHigh === void 0) return floors;
			let message = (0, wording.MH)`${(0, wording.hF)("severity-floor")} has "${tooHigh}", which is above ${(0, wording.hF)("fail-at")}, "${failAt}": a finding could fail the step and have no thread. Use "${failAt}" or less.`;
			throw (0, values.Gq)("severity-floor", message);
		}
		function readPostFindingsSettings(get) {
			return {
				command: "post-findings",
				...readReviewSettings(get),
				...readSettings(get, {
					findingsFile: "findings-file",
					findingsDigest: "findings-digest",
					comment: "comment",
					commentTag: "comment-tag",
					timeoutMs: "timeout"
				})
			};
		}
		function readPostChangesSettings(get) {
			let delivery = readSetting(get, "changes");
			if (delivery === "none") {
				let message = (0, wording.MH)`${(0, wording.hF)("changes")} is not given, or "none". Give it the value that it has in the job that collected the changes: "commit", "pull-request" or "suggestions".`;
				throw (0, values.LO)("changes", message);
			}
			let commentTag = readChangeTag(get);
			return {
				command: "post-changes",
				delivery,
				changesFile: readRequired(get, "changes-file", "the file that another job of this workflow run collected"),
				changesDigest: readRequired(get, "changes-digest", "the output of the same name of the job that collected it"),
				commitMessage: readSetting(get, "commit-message") ?? `Changes by an intern (${commentTag})`,
				commentTag,
				policy: {
					path: readSetting(get, "policy"),
					isNamed: !0
				},
				...readSettings(get, {
					maxChangeRounds: "max-change-rounds",
					comment: "comment",
					policyRef: "policy-ref",
					timeoutMs: "timeout"
				})
			};
		}
		function readChangeTag(get) {
			let tag = readSetting(get, "comment-tag");
			if (/^[a-z0-9-]+$/.test(tag)) return tag;
			let message = (0, wording.MH)`${(0, wording.hF)("comment-tag")} is "${tag}". With ${(0, wording.hF)("changes")} it is part of a branch's name: use lower-case letters, digits and "-".`;
			throw (0, values.Gq)("comment-tag", message);
		}
		var input_lists = __nccwpck_require__(9937);
		function readProxySettings(get, isGiven = (name) => get(name) !== void 0 && get(name) !== getDefault(name)) {
			let modelAccess = get("model-access");
			return modelAccess === void 0 ? readInternProxySettings(get) : (refuseReplacedInput(isGiven), readModelProxySettings(get, modelAccess));
		}
		function readModelProxySettings(get, modelAccess) {
			let clients = get("export-env");
			return {
				command: "proxy",
				serves: "models",
				modelAccess,
				exportEnv: clients === void 0 ? void 0 : (0, values.gH)("export-env", clients, [
					"OPENAI",
					"ANTHROPIC",
					"INTERNS"
				]),
				...readSettings(get, {
					transcriptFile: "transcript-file",
					timeoutMs: "timeout"
				})
			};
		}
		function refuseReplacedInput(isGiven) {
			let replacedInput = [...input_lists.O, ...input_lists.L].find(isGiven);
			if (replacedInput === void 0) return;
			let message = (0, wording.MH)`${(0, wording.hF)("model-access")} replaces ${(0, wording.hF)(replacedInput)}. Leave ${(0, wording.hF)(replacedInput)} out, and write its key into ${(0, wording.hF)("model-access")}.`;
			throw (0, values.hj)(replacedInput, message);
		}
		function readInternProxySettings(get) {
			let service = readExchangeService(get), clients = get("export-env"), exportEnv = clients === void 0 ? [] : (0, values.gH)("export-env", clients, ["OPENAI", "INTERNS"]), settings = readSettings(get, {
				transcriptFile: "transcript-file",
				timeoutMs: "timeout",
				intern: "intern",
				workspaceId: "workspace-id",
				waitForInternMs: "wait-for-intern",
				approvalMode: "approval-mode",
				policyRef: "policy-ref"
			});
			if (exportEnv.includes("OPENAI") && settings.intern === void 0) {
				let message = (0, wording.MH)`${(0, wording.hF)("intern")} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL should lead to.`;
				throw (0, values.LO)("intern", message);
			}
			return {
				command: "proxy",
				serves: "interns",
				...service,
				...settings,
				exportEnv,
				policy: readPolicyPath(get),
				isLossy: readSetting(get, "lossy") === "allow",
				allowPaths: get("allow-paths") ?? "",
				caps: readSettings(get, {
					maxRequests: "max-requests",
					maxCost: "max-cost"
				})
			};
		}
		var lib_json = __nccwpck_require__(6413), secret = __nccwpck_require__(6385);
		function readStartSettings(get) {
			let token = get("github-token");
			return {
				...readSettings(get, {
					actorPermission: "actor-permission",
					onFork: "on-fork"
				}),
				githubToken: token === void 0 ? void 0 : new secret.z(token),
				allowedBots: readSetting(get, "allowed-bots") ?? []
			};
		}
		function readPullRequestSettings(get) {
			let settings = readSettings(get, {
				comment: "comment",
				commentTag: "comment-tag",
				policyRef: "policy-ref",
				parkedForMs: "parked-for"
			}), isSessionFromComment = get("session-id") === sessionFromCommentWord;
			isSessionFromComment && requireStickyComment(get, "session-id", "a session"), settings.parkedForMs > 0 && requireStickyComment(get, "parked-for", "a parked question");
			let askMentions = readSetting(get, "ask-mentions") ?? [];
			return {
				...readStartSettings(get),
				...settings,
				askMentions,
				isSessionFromComment
			};
		}
		function requireStickyComment(get, name, keptItem) {
			let comment = get("comment") ?? "";
			if (comment === "sticky") return;
			let message = (0, wording.MH)`${(0, wording.hF)(name)} is "${get(name) ?? ""}", but ${(0, wording.hF)("comment")} is "${comment}". Only "comment: sticky" keeps ${keptItem}.`;
			throw (0, values.hj)(name, message);
		}
		function readRunSettings(get) {
			let service = readService(get), intern = readRequired(get, "intern", "the name or id of the intern");
			return {
				...service,
				intern,
				...readRunOptions(get)
			};
		}
		function readRunOptions(get) {
			let sessionId = readSetting(get, "session-id");
			return {
				...readPullRequestSettings(get),
				...readSettings(get, {
					workspaceId: "workspace-id",
					waitForInternMs: "wait-for-intern",
					approvalMode: "approval-mode",
					timeoutMs: "timeout",
					idleTimeoutMs: "idle-timeout",
					maxPauses: "max-pauses",
					onPause: "on-pause",
					onTimeout: "on-timeout",
					failOnReject: "fail-on-reject",
					transcript: "transcript",
					transcriptFile: "transcript-file",
					attest: "attest"
				}),
				policy: readPolicyPath(get),
				sessionId: sessionId === sessionFromCommentWord ? void 0 : sessionId
			};
		}
		function readPromptSettings(get) {
			let options = readPromptOptions(get);
			if (options.changes === "none") return {
				...readRunSettings(get),
				...options
			};
			let message = (0, wording.MH)`${(0, wording.hF)("changes")} is "${options.changes}", but there is no ${(0, wording.hF)("local-service")}: an intern elsewhere can't change the files of this job. Let an agent work in the job, or leave ${(0, wording.hF)("changes")} out.`;
			throw (0, values.hj)("changes", message);
		}
		function readPromptOptions(get) {
			let prompt = readPrompt(get), settings = readSettings(get, {
				requireAnswer: "require-answer",
				findings: "findings",
				changes: "changes",
				maxChangeRounds: "max-change-rounds"
			});
			return settings.changes !== "none" && readChangeTag(get), {
				command: "prompt",
				prompt,
				...settings,
				...readReviewSettings(get)
			};
		}
		function readPrompt(get) {
			refuseBoth(get, "prompt", "prompt-file");
			let path = get("prompt-file");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let prompt = get("prompt");
			if (prompt !== void 0) return {
				from: "input",
				text: prompt
			};
			throw (0, values.LO)("prompt", (0, wording.MH)`Neither ${(0, wording.hF)("prompt")} nor ${(0, wording.hF)("prompt-file")} is given. Use one of them.`);
		}
		function readLocalPromptSettings(get) {
			return {
				localService: readRequired(get, "local-service", "the configuration of a service"),
				intern: get("intern"),
				...readRunOptions(get),
				...readPromptOptions(get)
			};
		}
		function readResumeSettings(get) {
			return requireStickyComment(get, "command", "parked questions"), {
				...readRunSettings(get),
				command: "resume",
				onPause: "resolve"
			};
		}
		function readAnswerSettings(get) {
			let settings = readRunSettings(get), answer = readRequired(get, "answer", "the answer to send, for example \"allow_once\"");
			return {
				command: "answer",
				...settings,
				question: readQuestion(get),
				answer
			};
		}
		function readQuestion(get) {
			refuseBoth(get, "pending", "tool-call-id");
			let pending = get("pending");
			if (pending !== void 0) return refuseBoth(get, "pending", "session-id"), readPending(pending);
			if (get("tool-call-id") === void 0) {
				let message = (0, wording.MH)`Neither ${(0, wording.hF)("pending")} nor ${(0, wording.hF)("tool-call-id")} is given. Set ${(0, wording.hF)("pending")} to the output "pending" of the step that paused.`;
				throw (0, values.LO)("pending", message);
			}
			let toolCallId = readRequired(get, "tool-call-id", "the id of the tool call that asks");
			if (toolCallId.length > limits.OV) throw (0, values.tm)("tool-call-id", toolCallId, `Use at most ${limits.OV} characters.`);
			return {
				tool_call_id: toolCallId,
				session_id: readRequired(get, "session-id", "the session of the run that asks"),
				call: void 0
			};
		}
		function readPending(value) {
			let advice = "Use the output \"pending\" of the step that paused, whole.", json = (0, lib_json.qF)(value);
			if (json === void 0) throw (0, values.tm)("pending", value, advice);
			let field = (name, maxLength) => {
				let text = (0, lib_json.Gv)(json) ? json[name] : void 0;
				if (typeof text == "string" && text !== "" && text.length <= maxLength) return text;
				throw (0, values.tm)("pending", value, `Its field "${name}" must be a text of 1 to ${maxLength} characters. ${advice}`);
			}, maxCallLength = 1048576;
			return {
				tool_call_id: field("tool_call_id", limits.OV),
				session_id: field("session_id", limits.yj.max),
				call: {
					name: field("name", maxCallLength),
					arguments: field("arguments", maxCallLength)
				}
			};
		}
		let readers = {
			prompt: (get) => get("local-service") === void 0 ? readPromptSettings(get) : readLocalPromptSettings(get),
			answer: readAnswerSettings,
			resume: readResumeSettings,
			list: readListSettings,
			"update-key": readKeySettings,
			token: readTokenSettings,
			proxy: readProxySettings,
			"post-findings": readPostFindingsSettings,
			"post-changes": readPostChangesSettings
		};
		function readActionInputs(getInput) {
			let getExplicitText = (name) => emptyToUndefined(getInput(name)), get = (name) => getExplicitText(name) ?? getDefault(name), command = readSetting(get, "command"), getCommandText = (name) => getExplicitText(name) ?? definitions_inputDefinitions[name].commandDefaults?.[command] ?? getDefault(name);
			return {
				...readers[command](getCommandText),
				...readStartSettings(get)
			};
		}
	}),
	7035: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$P: () => readBaseUrl,
			Ae: () => path,
			Gq: () => invalid,
			LO: () => missing,
			Pf: () => actionCommands,
			Qq: () => text,
			Yq: () => choice,
			aK: () => runCommands,
			c3: () => listOf,
			dt: () => trueOrFalse,
			gH: () => readListOf,
			hj: () => conflict,
			p0: () => duration,
			rD: () => wholeNumber,
			rJ: () => secret,
			rP: () => readDigest,
			sg: () => readRef,
			tm: () => badValue,
			uR: () => uuid,
			ux: () => readWords
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7309), _loopback_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3838), _secret_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6385), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6559);
		function createErrorFactory(code) {
			return (source, message, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(code, message, {
				source,
				cause
			});
		}
		let invalid = createErrorFactory("input_invalid"), missing = createErrorFactory("input_missing"), conflict = createErrorFactory("input_conflict");
		function badValue(name, value, advice) {
			let shown = value.length > 200 ? `${value.slice(0, 200)}\u2026` : value;
			return invalid(name, (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(shown)}". ${advice}`);
		}
		function readChoice(name, value, choices) {
			let match = choices.find((one) => one === value);
			if (match !== void 0) return match;
			let quoted = choices.map((one) => `"${one}"`);
			throw badValue(name, value, `Use ${quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`}.`);
		}
		function readListOf(name, value, words) {
			let advice = `Use one or more of ${words.join(", ")}, separated by commas.`;
			return [...new Set(readWords(name, value, words, advice))];
		}
		function readWords(name, value, words, advice) {
			return value.split(",").map((part) => {
				let word = words.find((one) => one === part.trim());
				if (word !== void 0) return word;
				throw badValue(name, value, advice);
			});
		}
		function readRef(name, value) {
			let hasOnlyAllowedCharacters = /^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value), hasForbiddenSequence = /\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value);
			if (hasOnlyAllowedCharacters && !hasForbiddenSequence) return value;
			throw badValue(name, value, "Use \"auto\", \"workspace\", or a branch, tag or commit, for example \"main\".");
		}
		function readDigest(name, value) {
			if (/^sha256:[0-9a-f]{64}$/.test(value)) return value;
			throw badValue(name, value, `Use the output "${name}" of the job that collected the file.`);
		}
		function readBaseUrl(name, value) {
			let advice = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\".";
			if (!URL.canParse(value)) throw badValue(name, value, advice);
			let url = new URL(value);
			if (url.username !== "" || url.password !== "") throw badValue(name, url.host, `Leave user name and password out. ${advice}`);
			if (/[?#]/.test(url.href)) throw badValue(name, value, `Leave query and fragment out. ${advice}`);
			if (!(0, _loopback_js__WEBPACK_IMPORTED_MODULE_3__.FY)(url)) throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${advice}`);
			return url.href.replace(/\/+$/, "");
		}
		let readUnchanged = (_, value) => value;
		function text(placeholder = "text", read = readUnchanged, choices = []) {
			return {
				type: "text",
				placeholder,
				choices,
				read
			};
		}
		let path = {
			...text("file"),
			type: "path"
		};
		function choice(words) {
			return text(words.join("|"), (name, value) => readChoice(name, value, words), words);
		}
		function listOf(words) {
			return text("list", (name, value) => readListOf(name, value, words), words);
		}
		let trueOrFalse = {
			type: "switch",
			placeholder: "true|false",
			choices: ["true", "false"],
			read(name, value) {
				if (/^(?:true|True|TRUE)$/.test(value)) return !0;
				if (/^(?:false|False|FALSE)$/.test(value)) return !1;
				throw badValue(name, value, "Use \"true\" or \"false\".");
			}
		};
		function wholeNumber(min) {
			return text("number", (name, value) => {
				let number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
				if (number >= min) return number;
				throw badValue(name, value, `Use a whole number from ${min}.`);
			});
		}
		let unitMs = {
			h: 36e5,
			m: 6e4,
			s: 1e3
		}, maxDurationMs = 24 * unitMs.h;
		function duration(minMs) {
			let advice = `Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from ${minMs / 1e3} s to 24 h.`;
			return text("duration", (name, value) => {
				let parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(value), bareMs = /^\d{1,9}$/.test(value) ? Number(value) * unitMs.s : void 0;
				if (value === "" || parts === null && bareMs === void 0) throw badValue(name, value, advice);
				let [, hours = 0, minutes = 0, seconds = 0] = parts ?? [], ms = bareMs ?? Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s;
				if (ms < minMs || ms > maxDurationMs) throw badValue(name, value, advice);
				return ms;
			});
		}
		let uuid = text("uuid", (name, value) => {
			if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
			throw badValue(name, value, "Use a UUID, for example \"89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb\".");
		});
		function secret(placeholder) {
			return text(placeholder, (name, value) => {
				if (/^[\x21-\x7e]+$/.test(value)) return new _secret_js__WEBPACK_IMPORTED_MODULE_4__.z(value);
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`;
				throw invalid(name, message);
			});
		}
		let actionCommands = [
			"prompt",
			"answer",
			"resume",
			"post-findings",
			"post-changes",
			"list",
			"update-key",
			"token",
			"proxy"
		], runCommands = [
			"prompt",
			"answer",
			"resume"
		];
	}),
	2711: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Oo: () => once,
			dn: () => withinTime,
			g7: () => execute
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
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
	6413: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
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
	}),
	7309: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Bv: () => safeLines,
			Q6: () => visibleText,
			TN: () => oneLine
		});
		let lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
		function safeLines(text) {
			return text.split(lineEnd).map(safeLine);
		}
		function oneLine(text) {
			return safeLines(text).join(" ");
		}
		let neverSkipped = "\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}", skippable = `[^\\x20-\\x7e${neverSkipped}]*`, buildBracketMarker = () => RegExp(`#(?=${skippable}#(?:${skippable}[A-Za-z])*${skippable}\\[)`, "gu"), buildColonMarker = () => RegExp(`^([^\\x21-\\x7e${neverSkipped}]*:)(?=${skippable}:)`, "u"), visibleAscii = /^[\x20-\x7e]*$/, asciiBracketMarker = /#(?=#[A-Za-z]*\[)/g, asciiColonMarker = /^( *:)(?=:)/;
		function safeLine(line) {
			if (visibleAscii.test(line)) return line.replace(asciiBracketMarker, "# ").replace(asciiColonMarker, "$1 ");
			let visible = visibleText(line), unbracketed = hasTwice(visible, "#") ? visible.replace(buildBracketMarker(), "# ") : visible;
			return hasTwice(unbracketed, ":") ? unbracketed.replace(buildColonMarker(), "$1 ") : unbracketed;
		}
		function hasTwice(line, character) {
			return line.indexOf(character) !== line.lastIndexOf(character);
		}
		let escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu, commonText = /^[\x00-\x7f\u00a1-\u00ac\u00ae-\u034e\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u2070-\u3163\u3165-\ud7ff]*$/, invisibleAscii = /[\x00-\x08\x0b-\x1f\x7f]/gu, buildInvisible = () => /(?![\t\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
		function visibleText(text) {
			let bare = text.replace(escapeSequence, "");
			return bare.replace(commonText.test(bare) ? invisibleAscii : buildInvisible(), "");
		}
	}),
	3838: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			FY: () => isSafeUrl,
			SF: () => isMetadataHost,
			U9: () => isLoopback
		});
		function isLoopback(hostname) {
			return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
		}
		function isMetadataHost(hostname) {
			return /^(?:169\.254(?:\.\d{1,3}){2}|\[fd00:ec2::[0-9a-f]+\]|metadata\.google\.internal)$/i.test(hostname);
		}
		function isSafeUrl({ protocol, hostname }) {
			return protocol === "https:" || protocol === "http:" && isLoopback(hostname);
		}
	}),
	5769: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { pt: () => describeUse });
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6559);
		function describeUse(use) {
			let { provider, requests, errors, refused, total_tokens, estimated, cost, exchanges } = use;
			return `${provider}: ${[
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request"),
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(errors, "error"),
				...refused === 0 ? [] : [`${refused} refused by the broker`],
				`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(total_tokens, "token")}${describeEstimate(estimated)}`,
				...cost === null ? [] : [`USD ${cost.toFixed(4)}`],
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(exchanges, "token exchange"),
				...listCaps(use)
			].join(", ")}`;
		}
		function describeEstimate(requests) {
			return requests === 0 ? "" : ` (estimated for ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request")})`;
		}
		function listCaps({ cap, over_tokens = 0, over_cost = 0 }) {
			return [
				...cap === null ? [] : [`a cap was reached: ${cap}`],
				...over_tokens === 0 ? [] : [`the cap on tokens was exceeded by ${over_tokens}`],
				...over_cost === 0 ? [] : [`the cap on cost was exceeded by USD ${over_cost.toFixed(4)}`]
			];
		}
	}),
	3492: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			u: () => pairWords,
			y: () => splitWords
		});
		function splitWords(words) {
			return new Set(words.split(" "));
		}
		function pairWords(words, value) {
			return words.split(" ").map((word) => [word, value]);
		}
	}),
	4443: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$E: () => toAlerts,
			$G: () => toEnding,
			Pj: () => toCaution,
			WE: () => wasInterrupted,
			aW: () => maxMessage,
			cK: () => countRejected,
			fy: () => conclusions,
			mf: () => toStatus,
			xl: () => toInternName
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7309), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6559), _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2655), _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9229), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9179);
		let reasons = {
			exchange_refused: "the service refused the token exchange",
			exchange_unreachable: "the service could not be reached",
			api_unreachable: "the service could not be reached",
			api_refused: "the service refused a request",
			stream_malformed: "the service sent something that cannot be read",
			stream_severed: "the connection broke",
			stream_idle: "the service went silent",
			run_ended: "the run was ended from outside",
			run_timeout: "the run took too long for the service",
			answer_empty: "it said nothing",
			answer_refused: "the service refused the answer",
			too_many_pauses: "it asked too often",
			timeout: "the time was up",
			cancelled: "the step was cancelled"
		};
		function toInternName({ start }) {
			return start === null ? "The intern" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(start.intern_name), _facts_js__WEBPACK_IMPORTED_MODULE_2__.y1);
		}
		function countRejected({ pauses, error }) {
			return pauses.filter((pause) => pause.decisions.at(-1)?.outcome === "reject" && !wasInterrupted(pause, error)).length;
		}
		function wasInterrupted({ decisions }, error) {
			return error?.code === "cancelled" && decisions.at(-1)?.decided_by === "nobody";
		}
		function toEnding(record) {
			let { conclusion, error, pauses, start } = record, name = toInternName(record);
			if ((0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.b4)(record)) return `\ud83d\udccb ${name}: ${countCalls(pauses)}`;
			let rejected = countRejected(record), finished = `finished${rejected === 0 ? "" : `, ${rejected} of ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hS)(pauses.length, "request")} rejected`}`, reason = error === null ? void 0 : describeReason(error.code, record), reasonSuffix = reason === void 0 ? "" : `: ${reason}`, endings = {
				finished: `${name} ${finished}`,
				paused: `${name} is waiting for an answer`,
				rejected: `${name} ${error?.code === "policy_rejected" ? finished : "was stopped by the permission policy"}`,
				ended: `${name} did not finish${reasonSuffix}`,
				failed: `${start === null ? "The run" : name} failed${reasonSuffix}`,
				skipped: "Skipped"
			}, outcome = conclusion ?? "failed";
			return `${outcome === "finished" && rejected > 0 ? "\u26a0\ufe0f" : conclusions[outcome].sign} ${endings[outcome]}`;
		}
		function countCalls(pauses) {
			let outcomes = pauses.map(({ decisions }) => decisions.at(-1)?.outcome ?? "none");
			return [`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hS)(pauses.length, "call")} judged`, ...(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.K4)(outcomes, callWords)].join(", ");
		}
		let callWords = {
			allow: "allowed",
			ask: "left open",
			reject: "rejected",
			stop: "stopped"
		};
		function describeReason(code, { start }) {
			return code === "cancelled" && start?.at_terminal === !0 ? "the run was cancelled" : reasons[code];
		}
		let conclusions = {
			finished: {
				sign: "\u2705",
				title: "Finished",
				state: "allowed",
				succeeds: !0
			},
			paused: {
				sign: "\u23f8\ufe0f",
				title: "Waiting for an answer",
				state: "waiting",
				succeeds: !0
			},
			rejected: {
				sign: "\u26d4",
				title: "Stopped by the policy",
				state: "rejected",
				succeeds: !1
			},
			ended: {
				sign: "\u274c",
				title: "Did not finish",
				state: "failed",
				succeeds: !1
			},
			failed: {
				sign: "\u274c",
				title: "Failed",
				state: "failed",
				succeeds: !1
			},
			skipped: {
				sign: "\u23ed\ufe0f",
				title: "Skipped",
				state: "plain",
				succeeds: !0
			}
		}, maxMessage = 4e3;
		function toStatus(record) {
			let { start, session_id, first_at, last_at, usage } = record, facts = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.Mn)(start !== null && !(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.b4)(record) && [`${start.approval_mode} mode`], first_at !== null && last_at !== null && [(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.ik)(Date.parse(last_at) - Date.parse(first_at))], typeof usage?.cost == "number" && [(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.jd)(usage.cost)], session_id !== null && [`session ${shortenId((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(session_id))}`]);
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.R_)(toEnding(record), facts);
		}
		function toAlerts({ error, remarks }) {
			let rest = (more) => more === 1 ? "One more warning is in the log." : `${more} more warnings are in the log.`, warnings = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.qt)(remarks, 10, rest).map((remark) => (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.xE)("WARNING", (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(remark, maxMessage)));
			return error === null ? warnings : [toCaution(error), ...warnings];
		}
		function toCaution({ message, code }) {
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.xE)("CAUTION", `${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(message, maxMessage)} (${code})`);
		}
		function shortenId(id) {
			let characters = Array.from(id);
			return characters.length <= 12 ? id : `${characters.slice(0, 12).join("")}\u2026`;
		}
	}),
	2655: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			b4: () => isHookRun,
			y1: () => maxName,
			jd: () => toCost,
			$2: () => toFacts,
			ik: () => toSpan
		});
		var use_words = __nccwpck_require__(5769);
		function toShellWord(text) {
			return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
		}
		var cut = __nccwpck_require__(9179);
		let maxName = 500;
		function isHookRun({ start }) {
			return start?.at_terminal === !0 && start.intern_id.startsWith("hook:");
		}
		function toFacts(record) {
			let models = record.models?.map((use) => [`Models without a key, ${(0, cut.ml)((0, use_words.pt)(use), 500)}`]) ?? [], lines = [
				toPolicy(record),
				toUsage(record),
				...models,
				toContinuation(record)
			].filter((one) => one.length > 0);
			return lines.length === 0 ? [] : [{
				type: "quiet",
				lines
			}];
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
		function toUsage({ usage, model }) {
			let { prompt_tokens, completion_tokens, total_tokens } = usage ?? {}, counts = [
				prompt_tokens !== void 0 && `${prompt_tokens} tokens in`,
				completion_tokens !== void 0 && `${completion_tokens} out`,
				total_tokens !== void 0 && `${total_tokens} in all`
			].filter((part) => part !== !1), tokens = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], modelPart = model === null ? [] : ["Model: ", { code: (0, cut.ml)(model, 500) }];
			return tokens.length > 0 && modelPart.length > 0 ? [
				...tokens,
				" \u00b7 ",
				...modelPart
			] : [...tokens, ...modelPart];
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, atCommit = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...atCommit,
					"; a person decided"
				] : isHookRun({ start }) ? ["No permission policy decided these calls"] : deciders.has("nobody") ? [
					"No policy file",
					...atCommit,
					"; nobody answered"
				] : [
					"Permission policy: none",
					...atCommit,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, cut.ml)(path, 500) },
				...atCommit,
				...hash
			];
		}
		function toContinuation({ session_id, start }) {
			if (session_id === null || start?.session_ends === !0) return [];
			let id = (0, cut.ml)(session_id, 500);
			return start?.tool?.name === "interns" ? ["To continue this session: ", { code: `interns chat --session ${toShellWord(id)}` }] : ["To continue this session, set ", { code: `session-id: ${/^[\w.-]+$/.test(id) ? id : JSON.stringify(id)}` }];
		}
		function toSpan(ms) {
			if (ms < 1e3) return `${Math.max(0, Math.round(ms))} ms`;
			if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3), minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	9229: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Bv: () => blocks,
			FY: () => paragraph,
			Mn: () => lines,
			R_: () => heading,
			aY: () => code,
			jQ: () => quiet,
			tp: () => table,
			x4: () => toWords,
			xE: () => alert,
			zH: () => details
		});
		function blocks(...parts) {
			return parts.flatMap((part) => part === void 0 || part === !1 ? [] : part);
		}
		function lines(...parts) {
			return parts.filter((part) => part !== void 0 && part !== !1);
		}
		function heading(words, facts = []) {
			return {
				type: "heading",
				line: [words],
				facts
			};
		}
		function paragraph(...line) {
			return {
				type: "paragraph",
				line
			};
		}
		function quiet(...line) {
			return {
				type: "quiet",
				lines: [line]
			};
		}
		function code(text) {
			return {
				type: "code",
				text
			};
		}
		function alert(kind, ...line) {
			return {
				type: "alert",
				kind,
				line
			};
		}
		function table(header, rows) {
			return {
				type: "table",
				header,
				rows
			};
		}
		function details(summary, ...parts) {
			return {
				type: "details",
				summary,
				blocks: parts
			};
		}
		function toWords(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet;
		}
	}),
	9179: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			VK: () => computeWordLimit,
			hl: () => toFitting,
			m7: () => keepEnds,
			ml: () => shorten,
			qt: () => keepFirst,
			z6: () => keepFitting,
			zP: () => cutToBytes
		});
		function cutToBytes(text, maxBytes) {
			let bytes = Buffer.from(text);
			return bytes.byteLength <= maxBytes ? text : new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes.subarray(0, maxBytes), { stream: !0 });
		}
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = trimSurrogates(text.slice(0, Math.ceil(length * 2 / 3))), tail = trimSurrogates(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}\u2026${tail}`;
		}
		function keepFirst(entries, max, note) {
			return entries.length <= max ? entries : [...entries.slice(0, max), note(entries.length - max)];
		}
		function toFitting(sizes, maxBytes, write) {
			let text = "";
			for (let size of sizes) if (text = write(size), text.length * 3 <= maxBytes || text.length <= maxBytes && Buffer.byteLength(text) <= maxBytes) break;
			return text;
		}
		function keepFitting(texts, maxBytes) {
			let fitting = [], bytes = 0;
			for (let text of texts) {
				if (bytes += Buffer.byteLength(text) + 1, bytes > maxBytes) break;
				fitting.push(text);
			}
			return fitting;
		}
		function trimSurrogates(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function computeWordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, measureLongestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function measureLongestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	6385: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			z: () => Secret,
			l: () => createRedactor
		});
		var external_node_util_ = __nccwpck_require__(7975), lib_crypto = __nccwpck_require__(2962);
		function listForms(value) {
			let wellFormed = value.toWellFormed(), json = JSON.stringify(value).slice(1, -1), bytes = Buffer.from(`\0\0${wellFormed}`), whole = bytes.toString("base64", 2), base64 = [whole.replace(/=+$/, ""), ...[
				2,
				1,
				0
			].map((first) => encodeBase64Within(bytes, first))], base64url = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")), hex = bytes.toString("hex", 2), encoded = [
				...base64,
				...base64url,
				hex,
				hex.toUpperCase()
			];
			return [
				value,
				...listUrlForms(wellFormed),
				json,
				json.replaceAll("/", String.raw`\/`),
				json.replace(/[^\0-\x7f]/g, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
				value.replace(/[&<>"]/g, (character) => htmlNames[character] ?? character),
				whole,
				...encoded.filter((text) => text.length >= 8)
			].filter((form) => form !== "");
		}
		let htmlNames = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		function listUrlForms(value) {
			let component = encodeURIComponent(value), forms = [
				component,
				component.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`),
				new URLSearchParams({ "": value }).toString().slice(1),
				encodeURI(value)
			];
			return [...forms, ...forms.map((text) => text.replace(/%../g, (code) => code.toLowerCase()))];
		}
		function encodeBase64Within(bytes, first) {
			let neighbourCharacters = Math.ceil((2 - first) * 8 / 6);
			return bytes.toString("base64", first).slice(neighbourCharacters, Math.floor((bytes.length - first) * 8 / 6));
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
				return (0, lib_crypto.s)(this.#value).slice(0, 8);
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
			let forms = new Set(), needles, getNeedles = () => (needles ??= toNeedles(forms), needles);
			return {
				add(secret) {
					for (let form of listForms(secret.reveal())) forms.add(form);
					needles = void 0;
				},
				redact: (text) => text.length < getNeedles().shortest ? text : replaceHits(text, findHits(text, getNeedles())),
				stream() {
					let heldText = "";
					return {
						push(text) {
							let whole = heldText + text;
							if (forms.size === 0) return whole;
							let hits = findHits(whole, getNeedles()), unsettledFrom = findUnsettledStart(whole, getNeedles()), cut = hits.find(({ start, end }) => start < unsettledFrom && unsettledFrom < end)?.start ?? unsettledFrom;
							heldText = whole.slice(cut), heldText.length > getNeedles().longest + 1024 && (heldText = heldText.replace(breaks, ""));
							let settledHits = hits.filter(({ end }) => end <= cut);
							return replaceHits(whole.slice(0, cut), settledHits);
						},
						end() {
							let rest = replaceHits(heldText, findHits(heldText, getNeedles()));
							return heldText = "", rest;
						}
					};
				}
			};
		}
		let breaks = /[\r\n]+|\u001b\[[0-?]*[ -/]*[@-~]/g, breaksInJson = /[\r\n]+|(?:\\[rn])+|(?:\u001b|\\u001[bB])\[[0-?]*[ -/]*[@-~]/g, cutBreak = /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|\\(?:u(?:0(?:0(?:1(?:[bB](?:\[[0-?]{0,300}[ -/]{0,8})?)?)?)?)?)?)$/;
		function toNeedles(forms) {
			let needles = new Map();
			for (let form of forms) for (let text of [form.replace(breaks, ""), form.replace(breaksInJson, "")]) {
				if (text === "") continue;
				let mayBreak = text !== form || text.length >= 4 || needles.get(text)?.mayBreak === !0;
				needles.set(text, {
					text,
					mayBreak
				});
			}
			let sorted = [...needles.values()].toSorted((a, b) => b.text.length - a.text.length), shortest = sorted.at(-1)?.text.length ?? Infinity, prefixLength = Math.min(shortest, 8), byPrefix = Map.groupBy(sorted, ({ text }) => text.slice(0, prefixLength)), alternatives = [...byPrefix.keys()].map((text) => RegExp.escape(text));
			return {
				byPrefix,
				byFirstCharacter: Map.groupBy(sorted, ({ text }) => text.charAt(0)),
				anyPrefix: new RegExp(alternatives.join("|"), "g"),
				longest: sorted[0]?.text.length ?? 0,
				shortest
			};
		}
		function findHits(text, needles) {
			return text.length < needles.shortest ? [] : mergeHits(breakPatternsFor(text).flatMap((pattern) => findHitsIgnoring(pattern, text, needles)));
		}
		function breakPatternsFor(text) {
			return text.includes("\\") ? [breaks, breaksInJson] : [breaks];
		}
		function findHitsIgnoring(breakPattern, text, { anyPrefix, byPrefix }) {
			let bare = text.replace(breakPattern, ""), hits = [], positions;
			anyPrefix.lastIndex = 0;
			for (let match = anyPrefix.exec(bare); match !== null; match = anyPrefix.exec(bare)) {
				let { index } = match;
				anyPrefix.lastIndex = index + 1;
				for (let needle of byPrefix.get(match[0]) ?? []) {
					if (!bare.startsWith(needle.text, index)) continue;
					positions ??= mapPositions(text, breakPattern);
					let start = positions[index] ?? 0, end = (positions[index + needle.text.length - 1] ?? 0) + 1;
					if (needle.mayBreak || end - start === needle.text.length) {
						hits.push({
							start,
							end
						});
						break;
					}
				}
			}
			return hits;
		}
		function mapPositions(text, pattern) {
			let positions = new Uint32Array(text.length), count = 0, at = 0, addUntil = (end) => {
				for (; at < end; at += 1) positions[count] = at, count += 1;
			};
			for (let { 0: piece, index } of text.matchAll(pattern)) addUntil(index), at = index + piece.length;
			return addUntil(text.length), positions;
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
			let redacted = "", from = 0;
			for (let { start, end } of hits) redacted += text.slice(from, start) + "***", from = end;
			return redacted + text.slice(from);
		}
		function findUnsettledStart(text, needles) {
			let cut = cutBreak.exec(text.slice(-320)), starts = (cut === null ? [text] : [text, text.slice(0, text.length - cut[0].length)]).flatMap((variant) => breakPatternsFor(variant).map((pattern) => {
				let bare = variant.replace(pattern, ""), start = findCutNeedle(bare, needles);
				return start === bare.length ? text.length : bare.length === variant.length ? start : mapPositions(variant, pattern)[start] ?? 0;
			}));
			return Math.min(...starts);
		}
		function findCutNeedle(text, { byFirstCharacter, longest }) {
			for (let at = Math.max(0, text.length - longest + 1); at < text.length; at += 1) {
				let length = text.length - at, isCut = ({ text: needle }) => needle.length > length && needle.startsWith(text.slice(at));
				if (byFirstCharacter.get(text.charAt(at))?.some(isCut) === !0) return at;
			}
			return text.length;
		}
	}),
	6559: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			K4: () => countInWords,
			MH: () => worded,
			R9: () => toMessage,
			hF: () => input,
			hS: () => counted
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
		function toMessage(message, nameInput = nameActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : nameInput(part.input, text === "" || text.endsWith(". "))), "");
		}
		function nameActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
		function counted(number, noun) {
			return `${number} ${noun}${number === 1 ? "" : "s"}`;
		}
		function countInWords(keys, words) {
			let counts = Map.groupBy(keys, (key) => key);
			return Object.entries(words).flatMap(([key, word]) => counts.has(key) ? `${counts.get(key)?.length} ${word}` : []);
		}
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
}, __nccwpck_require__.f = {}, __nccwpck_require__.e = (chunkId) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => (__nccwpck_require__.f[key](chunkId, promises), promises), [])), __nccwpck_require__.u = (chunkId) => ([8395, 6085, 3394, 701, 4802, 2903, 2949, 5226, 4820, 1006].includes(chunkId) ? "run" : chunkId) + ".index.js", __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop), __nccwpck_require__.r = (exports) => {
	typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" }), Object.defineProperty(exports, "__esModule", { value: !0 });
}, __nccwpck_require__.nmd = (module) => (module.paths = [], module.children ||= [], module), (() => {
	var installedChunks = { 8792: 0 }, installChunk = (data) => {
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
