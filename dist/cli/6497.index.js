export const id = 6497;
export const ids = [6497];
export const modules = { 96497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { examineAgent: () => examineAgent });
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97309), _time_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7591), _agent_callbacks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5824), _agent_ground_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22227), _agent_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16953), _launch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37095), _prepare_turn_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82021), _profiles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52007), _provision_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32607);
	async function examineAgent({ agent, folder, env, signal }) {
		let { name, settings: written, passedOn } = (0, _profiles_js__WEBPACK_IMPORTED_MODULE_3__.pj)(agent, env), settings = _agent_settings_js__WEBPACK_IMPORTED_MODULE_4__.tj.parse({
			...written,
			any_model: !0
		}), profile = _profiles_js__WEBPACK_IMPORTED_MODULE_3__.xD[name], place = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "intern-doctor-")), clock = (0, _time_clock_js__WEBPACK_IMPORTED_MODULE_5__.t)(), options = {
			internId: "examined",
			name,
			settings,
			profile,
			launch: launchUntil(signal),
			folder: place,
			workdir: folder,
			env,
			clock,
			log: _log_js__WEBPACK_IMPORTED_MODULE_6__.aB,
			table: {
				read: () => void 0,
				write() {}
			}
		}, ground = (0, _agent_ground_js__WEBPACK_IMPORTED_MODULE_7__.M)(options, {
			callbacks: (parts) => (0, _agent_callbacks_js__WEBPACK_IMPORTED_MODULE_8__.J)({
				...parts,
				profile,
				turnOf: () => void 0
			}),
			onGone() {}
		});
		try {
			let { keyVariables } = profile, command = settings.command ?? profile.command, shown = await look(ground, options);
			signal.throwIfAborted();
			let isModelChosen = name === "custom" || written.any_model === !0 || (0, _agent_settings_js__WEBPACK_IMPORTED_MODULE_4__.K5)(settings);
			return {
				name,
				command,
				package: profile.package,
				keyVariables,
				given: passedOn,
				isModelChosen,
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
			let started = await (0, _launch_js__WEBPACK_IMPORTED_MODULE_9__.O)(order), end = () => started.signal("SIGKILL");
			return signal.addEventListener("abort", end), started.exit.then(() => signal.removeEventListener("abort", end)), signal.aborted && end(), started;
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
		}, outcome = await (0, _prepare_turn_js__WEBPACK_IMPORTED_MODULE_10__.x)(turn, {
			...options,
			ground,
			outstanding: new Map()
		}), { name, title, version } = ready.greeting.agentInfo ?? {}, called = [title ?? name, version].filter((part) => part != null).join(" ");
		return {
			state: "running",
			agent: called === "" ? void 0 : called,
			protocolVersion: _provision_js__WEBPACK_IMPORTED_MODULE_11__.X,
			whyUnasked: "ending" in outcome ? outcome.message : void 0
		};
	}
}) };
