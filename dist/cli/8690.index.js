export const id = 8690;
export const ids = [8690];
export const modules = {
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FO: () => exitCodeOf,
			XS: () => callFlag,
			c7: () => systemCodeOf,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26593), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99859), _json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52604), _screen_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27928);
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _command_js__WEBPACK_IMPORTED_MODULE_0__.An : error.code === "safety_limit_broken" ? _command_js__WEBPACK_IMPORTED_MODULE_0__.Lk : usageCodes.has(error.code) ? _command_js__WEBPACK_IMPORTED_MODULE_0__.rP : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs, flags, arguments: words }) {
			let names = [...inputs, ...flags.map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.toUpperCase().replace(/^INTERNS?_?/, "").replaceAll("_", "");
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && plain(name) === plain(wanted));
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)] ?? "") !== "") (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  Without the flag, ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input), io);
				stray === void 0 ? (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  It may also be set in the environment, as ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}.`) : (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(remark)}`);
			return (input !== void 0 || accessCodes.test(error.code)) && (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, "  \"interns doctor\" says what to fix."), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_6__.j)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
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
	76148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => runChild });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51612), _screen_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27928);
		function runChild([command = "", ...args], options) {
			let { io, env, interrupted } = options;
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
					cwd: io.cwd,
					env,
					stdio: "inherit"
				});
				child.once("error", (error) => {
					let why = (0, _failure_js__WEBPACK_IMPORTED_MODULE_3__.c7)(error) === "ENOENT" ? "is not found. Check its spelling, or give its path." : `can't be started: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error))}`;
					(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_6__.qz)(io, `"${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(command)}" ${why}`), resolve(127);
				}), child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]))), interrupted.then(async (signal) => {
					signal !== "SIGTERM" && io.terminal?.canAsk === !0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(3e3, void 0, { ref: !1 }), child.kill(signal);
				});
			});
		}
	}),
	28690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			lookForIdentities: () => lookForIdentities,
			runIdentity: () => runIdentity,
			runToken: () => runToken,
			toText: () => toText
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _identity_claims_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7881), _identity_places_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62801), _identity_source_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70621), _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2382), _inputs_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97035), _job_connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62480), _job_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50082), _log_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(97309), _failure_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(51612), _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52604), _screen_style_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67706), _screen_wrap_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81287), _usual_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13150), _child_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76148);
		async function runIdentity(asked) {
			let { text, has, io, openJob } = asked, job = await openJob(), expected = asked.value("expect");
			if (expected !== void 0) return (await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(5207)]).then(__webpack_require__.bind(__webpack_require__, 65207))).runExpect(asked, expected, job);
			let report = await lookForIdentities(text, job);
			return io.stdout(job.redactor.redact(has("json") ? `${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_0__.j)(report, 2)}\n` : (0, _screen_wrap_words_js__WEBPACK_IMPORTED_MODULE_1__.EO)(toText(report, io), io.terminal?.stdout))), report.used !== null && report.error === null ? 0 : 1;
		}
		async function runToken({ text, has, commandLine, io, openJob }) {
			let interrupted = io.interrupted(), job = await openJob(), settings = (0, _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_2__.BF)(text);
			if (has("exec") && commandLine.length === 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_missing", "--exec needs a command after \"--\": interns token --exec -- npm test.", { source: "exec" });
			if (!has("exec") && commandLine.length > 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", "There is a command after \"--\". Add \"--exec\" to run it.", { source: "exec" });
			let { token: granted, expiresAt } = await (0, _job_connect_js__WEBPACK_IMPORTED_MODULE_4__.nt)(job, settings);
			if (has("exec")) {
				let env = {
					...io.env,
					[settings.exportEnv ?? _usual_flags_js__WEBPACK_IMPORTED_MODULE_5__.OP]: granted.reveal()
				};
				return (0, _child_js__WEBPACK_IMPORTED_MODULE_6__.w)(commandLine, {
					io,
					env,
					interrupted
				});
			}
			io.env.GITHUB_ACTIONS === "true" && io.stderr(`::add-mask::${granted.reveal()}\n`);
			let json = {
				access_token: granted.reveal(),
				expires_at: expiresAt
			};
			return io.stdout(has("json") ? `${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_0__.j)(json)}\n` : `${granted.reveal()}\n`), 0;
		}
		async function lookForIdentities(text, job) {
			let workspace = (0, _job_workspace_js__WEBPACK_IMPORTED_MODULE_7__.O)(job), options = {
				...job,
				...workspace
			}, setting = (0, _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_2__.kB)(text);
			return look(setting.from === "ci" ? (0, _identity_places_js__WEBPACK_IMPORTED_MODULE_8__.Bx)(options) : [await (0, _job_connect_js__WEBPACK_IMPORTED_MODULE_4__.vz)(setting, options)], audienceOf(text), options, job.signal);
		}
		function audienceOf(text) {
			let baseUrl = text("base-url");
			return text("audience") ?? (baseUrl === void 0 ? null : new URL((0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_9__.$P)("base-url", baseUrl)).origin);
		}
		async function look(sources, audience, { log }, signal) {
			let found = [];
			for (let source of sources) found.push({
				name: source.name,
				...await source.detect()
			});
			let ready = sources.find((_, index) => found[index]?.state === "ready"), report = {
				sources: found,
				used: ready?.name ?? null,
				audience,
				claims: null,
				error: null
			};
			if (ready === void 0 || audience === null) return report;
			try {
				let token = await ready.fetchToken({
					audience,
					signal,
					timeoutMs: _identity_source_js__WEBPACK_IMPORTED_MODULE_10__.x
				});
				log.mask(token);
				let claims = (0, _identity_claims_js__WEBPACK_IMPORTED_MODULE_11__.$q)(token).map(({ name, value }) => [name, value ?? null]);
				return claims.length === 0 ? {
					...report,
					error: "The token is not a JWT, so it has no claims."
				} : {
					...report,
					claims: Object.fromEntries(claims)
				};
			} catch (error) {
				return signal.throwIfAborted(), {
					...report,
					error: (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error, _failure_js__WEBPACK_IMPORTED_MODULE_12__.XS)
				};
			}
		}
		function toText({ sources, used, audience, claims, error }, io) {
			let style = (0, _screen_style_js__WEBPACK_IMPORTED_MODULE_13__._)(io.terminal?.stdout), width = Math.max(...sources.map(({ name }) => name.length)), lines = sources.map((source) => {
				let sign = source.state === "ready" ? style.green("✓") : source.state === "broken" ? style.red("✗") : style.dim("-"), found = source.state === "ready" ? source.name === used ? "used" : "ready" : `lacks ${source.lacks}`, remedy = source.state === "broken" ? ` ${style.bold("→")} ${(0, _log_js__WEBPACK_IMPORTED_MODULE_14__.TN)(source.remedy)}` : "";
				return `${sign} ${source.name.padEnd(width)}  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_14__.TN)(found)}${remedy}`;
			});
			if (used === null ? lines.push("", "There is no identity here. Give --subject-token-file, or use an API key.") : audience === null && lines.push("", "Give --audience or --base-url to see the claims of its token."), error !== null && lines.push("", style.red((0, _log_js__WEBPACK_IMPORTED_MODULE_14__.TN)(error))), claims === null) return `${lines.join("\n")}\n`;
			let names = Object.entries(claims), claimWidth = Math.max(...names.map(([name]) => name.length)), shown = names.map(([name, value]) => `  ${name.padEnd(claimWidth)}  ${value === null ? style.dim("absent") : (0, _log_js__WEBPACK_IMPORTED_MODULE_14__.TN)(value)}`);
			return `${[
				...lines,
				"",
				"Claims of its token (unverified):",
				...shown
			].join("\n")}\n`;
		}
	}),
	26593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => envNameOf,
			e: () => readCliInputs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43072);
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs({ flags, env }) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
			return (name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(flags.get(name)) ?? (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(env[envNameOf(name)]);
		}
	})
};
