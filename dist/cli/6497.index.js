export const id = 6497;
export const ids = [6497];
export const modules = {
	78726: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { knownAgent: () => knownAgent });
		var _profiles_profiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70126);
		function knownAgent({ command, asks = !1, variables = [] }, env) {
			let [program = ""] = command, name = (0, _profiles_profiles_js__WEBPACK_IMPORTED_MODULE_0__.j)(program), isNameAlone = command.length === 1 && program === name && name !== "custom", given = [...new Set([..._profiles_profiles_js__WEBPACK_IMPORTED_MODULE_0__.profiles[name].keyVariables, ...variables])].filter((one) => (env[one] ?? "") !== "");
			return {
				name,
				given,
				settings: {
					agent: name,
					...isNameAlone ? {} : { command: [...command] },
					...asks ? { asks } : {},
					env: Object.fromEntries(given.map((one) => [one, env[one] ?? ""]))
				}
			};
		}
	}),
	96497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { examineAgent: () => examineAgent });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97309), _time_clock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89742), _agent_callbacks_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90241), _agent_ground_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39974), _agent_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16953), _asked_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78726), _launch_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37095), _prepare_turn_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93533), _profiles_profiles_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70126), _proof_set_asking_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71163), _provision_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(57583);
		async function examineAgent({ agent, folder, env, signal }) {
			let { name, settings: written, given } = (0, _asked_agent_js__WEBPACK_IMPORTED_MODULE_3__.knownAgent)(agent, env), settings = _agent_settings_js__WEBPACK_IMPORTED_MODULE_4__.t.parse(written), profile = _profiles_profiles_js__WEBPACK_IMPORTED_MODULE_5__.profiles[name], place = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "intern-doctor-")), clock = (0, _time_clock_js__WEBPACK_IMPORTED_MODULE_6__.t)(), options = {
				internId: "examined",
				name,
				settings,
				profile,
				setAsking: _proof_set_asking_js__WEBPACK_IMPORTED_MODULE_7__.w,
				launch: launchUntil(signal),
				folder: place,
				workdir: folder,
				env,
				clock,
				log: _log_js__WEBPACK_IMPORTED_MODULE_8__.a,
				table: {
					read: () => void 0,
					write() {}
				}
			}, ground = (0, _agent_ground_js__WEBPACK_IMPORTED_MODULE_9__.M)(options, {
				callbacks: (parts) => (0, _agent_callbacks_js__WEBPACK_IMPORTED_MODULE_10__.J)({
					...parts,
					profile,
					turnOf: () => void 0
				}),
				onGone() {}
			});
			try {
				let { keyVariables } = profile, command = settings.command ?? profile.command, shown = await look(ground, options);
				return signal.throwIfAborted(), {
					command,
					package: profile.package,
					keyVariables,
					given,
					shown
				};
			} finally {
				await ground.close(), clock.stop(), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(place, {
					recursive: !0,
					force: !0
				});
			}
		}
		function launchUntil(signal) {
			return async (order) => {
				signal.throwIfAborted();
				let started = await (0, _launch_js__WEBPACK_IMPORTED_MODULE_11__.O)(order), end = () => started.signal("SIGKILL");
				return signal.addEventListener("abort", end), started.ended.then(() => signal.removeEventListener("abort", end)), signal.aborted && end(), started;
			};
		}
		async function look(ground, options) {
			let { keeper } = ground;
			await keeper.settled;
			let ready = keeper.ready();
			if (ready === void 0) return {
				state: "failed",
				message: keeper.lifecycle().last_failure_message ?? "It ended."
			};
			let turn = {
				sessionId: "examined",
				prompt: "",
				turn: 1,
				approvalMode: "manual",
				standing: new Map()
			}, outcome = await (0, _prepare_turn_js__WEBPACK_IMPORTED_MODULE_12__.x)(turn, {
				...options,
				ground,
				outstanding: new Map()
			}), { name, title, version } = ready.greeting.agentInfo ?? {}, called = [title ?? name, version].filter((part) => part != null).join(" ");
			return {
				state: "running",
				agent: called === "" ? void 0 : called,
				protocolVersion: _provision_js__WEBPACK_IMPORTED_MODULE_13__.X,
				whyUnasked: "ending" in outcome ? outcome.message : void 0
			};
		}
	})
};
