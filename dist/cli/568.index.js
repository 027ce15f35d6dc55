export const id = 568;
export const ids = [568];
export const modules = { 9568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { exec: () => exec });
	var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161), node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975), _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7309), _service_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5025), _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2529), _serve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(106);
	async function exec(args, io) {
		let flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_3__._)({
			read: () => readFlags(args),
			usage: "Usage: interns exec [--config FILE] -- COMMAND [ARGUMENT …]\n\nStarts a local Intern Service with an identity provider on free ports, runs the command in a job's environment, stops the\nservice, and exits as the command did.\n\n  --config FILE  configuration (YAML); default: a built-in one with one intern\n",
			io
		});
		if (typeof flags == "number") return flags;
		let interrupted = io.interrupted();
		try {
			let service = await (0, _service_index_js__WEBPACK_IMPORTED_MODULE_4__.i)({
				...flags.config === void 0 ? {} : { config: flags.config },
				identityProvider: !0,
				env: io.env,
				cwd: io.cwd,
				log: (0, _serve_js__WEBPACK_IMPORTED_MODULE_5__.logTo)(io)
			});
			try {
				return await run(flags.command, flags.commandArgs, {
					io,
					interrupted,
					env: {
						...io.env,
						...jobEnvironment(service)
					}
				});
			} finally {
				await service.stop();
			}
		} catch (error) {
			return io.stderr(`${(0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_7__.Uc)(error))}\n`), error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_7__.xL ? 2 : 1;
		}
	}
	function readFlags(args) {
		let separator = args.includes("--") ? args.indexOf("--") : args.length, { config, help = !1 } = (0, node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({
			args: args.slice(0, separator),
			options: {
				config: { type: "string" },
				help: {
					type: "boolean",
					short: "h"
				}
			}
		}).values, [command = "", ...commandArgs] = args.slice(separator + 1);
		return command === "" && !help ? "Write the command after \"--\"." : {
			config,
			command,
			commandArgs,
			help
		};
	}
	function jobEnvironment(service) {
		let job = service.addJob(), { federationPolicyId, audience, intern } = service.job, known = {
			INTERNS_BASE_URL: service.baseUrl,
			INTERNS_FEDERATION_POLICY_ID: federationPolicyId,
			INTERNS_AUDIENCE: audience,
			INTERNS_INTERN: intern,
			ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url,
			ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token
		};
		return Object.fromEntries(Object.entries(known).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
	}
	function run(command, args, { io, interrupted, env }) {
		return new Promise((resolve) => {
			let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
				cwd: io.cwd,
				env,
				stdio: "inherit"
			});
			child.once("error", (error) => {
				io.stderr(`"${command}" can't be started: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_7__.Uc)(error)}\n`), resolve(127);
			}), child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]))), interrupted.then((signal) => child.kill(signal));
		});
	}
}) };
