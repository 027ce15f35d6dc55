export const id = 6497;
export const ids = [6497];
export const modules = { 96497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		examineAgent: () => examineAgent,
		examineModelWay: () => examineModelWay
	});
	var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474), node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024), node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37067), node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760), node_stream_consumers__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38321), zod_mini__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(94343), _agents_profiles_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9166), _errors_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(16413), _log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97309), _secret_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(36385), _time_clock_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7591), _acp_intern_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(32194), _agent_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60635), _agent_models_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9214), _agent_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16953), _asking_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55887), _launch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27311), _sandbox_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(56589);
	async function examineAgent({ agent, folder, env, signal }) {
		let { name, settings: written, passedOn } = (0, _agent_settings_js__WEBPACK_IMPORTED_MODULE_7__.pj)(agent, env), settings = _agent_settings_js__WEBPACK_IMPORTED_MODULE_7__.tj.parse({
			...written,
			any_model: !0
		}), profile = _agents_profiles_js__WEBPACK_IMPORTED_MODULE_8__.xD[name], place = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_5__.join((0, node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)(), "intern-doctor-")), clock = (0, _time_clock_js__WEBPACK_IMPORTED_MODULE_9__.t)(), options = {
			internId: "examined",
			name,
			settings,
			profile,
			launch: (0, _launch_js__WEBPACK_IMPORTED_MODULE_10__.v)(signal),
			folder: place,
			workdir: folder,
			env,
			clock,
			log: _log_js__WEBPACK_IMPORTED_MODULE_11__.aB,
			table: {
				read: () => void 0,
				write() {}
			}
		}, kept = (0, _agent_js__WEBPACK_IMPORTED_MODULE_12__.J)(options, {
			callbacks: (parts) => (0, _acp_intern_js__WEBPACK_IMPORTED_MODULE_13__.createCallbacks)({
				...parts,
				profile,
				turnOf: () => void 0
			}),
			onGone() {}
		});
		try {
			let shown = await look(kept, options);
			signal.throwIfAborted();
			let isModelChosen = name === "custom" || written.any_model === !0 || (0, _agent_settings_js__WEBPACK_IMPORTED_MODULE_7__.K5)(settings);
			return {
				name,
				command: settings.command ?? profile.command,
				package: profile.package,
				keyVariables: profile.keyVariables,
				given: passedOn,
				isModelChosen,
				shown
			};
		} finally {
			await kept.close(), clock.stop(), (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(place, {
				recursive: !0,
				force: !0
			});
		}
	}
	async function look(agent, options) {
		await agent.settled;
		let ready = agent.ready(), message = agent.lifecycle().last_failure_message ?? "It ended.";
		if (ready === void 0) return {
			state: "failed",
			message
		};
		let turn = {
			sessionId: "examined",
			prompt: "",
			turn: 1,
			approvalMode: "manual",
			standing: new Map()
		}, outcome = await (0, _asking_js__WEBPACK_IMPORTED_MODULE_14__.x7)(turn, {
			...options,
			agent,
			outstanding: new Map()
		}), { name, title, version } = ready.greeting.agentInfo ?? {}, called = [title ?? name, version].filter((part) => part != null).join(" ");
		return {
			state: "running",
			agent: called === "" ? void 0 : called,
			protocolVersion: _agent_js__WEBPACK_IMPORTED_MODULE_12__.X,
			whyUnasked: "ending" in outcome ? outcome.message : void 0
		};
	}
	async function examineModelWay({ agent, access, env, signal }) {
		let home = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_5__.join((0, node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)(), "intern-doctor-")), ending = AbortSignal.any([signal, AbortSignal.timeout(2e4)]), order = {
			env: {
				PATH: env.PATH ?? "",
				HOME: home
			},
			cwd: home,
			writable: [home]
		}, whyNot = async (work) => {
			try {
				await work();
				return;
			} catch (error) {
				return signal.throwIfAborted(), (0, _errors_js__WEBPACK_IMPORTED_MODULE_15__.Uc)(error);
			}
		};
		try {
			let sandbox = await whyNot(async () => {
				await (await (0, _launch_js__WEBPACK_IMPORTED_MODULE_10__.v)(ending, (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_16__.Do)({
					network: "none",
					hidden: []
				}))({
					...order,
					command: ["true"]
				})).exit;
			});
			return sandbox === void 0 ? {
				sandbox,
				network: await whyNot(() => tryNetwork(order, {
					agent,
					access,
					signal: ending
				}))
			} : {
				sandbox,
				network: void 0
			};
		} finally {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(home, {
				recursive: !0,
				force: !0
			});
		}
	}
	let probed = zod_mini__WEBPACK_IMPORTED_MODULE_17__.Ikc({
		way: zod_mini__WEBPACK_IMPORTED_MODULE_17__.YjP(),
		isReached: zod_mini__WEBPACK_IMPORTED_MODULE_17__.zMY()
	});
	async function tryNetwork(order, { agent, access, signal }) {
		let word = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), settings = {
			agent,
			network: "model",
			model: void 0
		}, models = (0, _agent_models_js__WEBPACK_IMPORTED_MODULE_18__.k)({
			settings,
			access,
			brokers: standIn(word),
			redactor: (0, _secret_js__WEBPACK_IMPORTED_MODULE_19__.l)()
		});
		try {
			await models.open();
			let { forwarding, folder } = models, confined = (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_16__.Do)({
				network: "model",
				hidden: [folder],
				forwarding
			}), launch = models.keyed((0, _launch_js__WEBPACK_IMPORTED_MODULE_10__.v)(signal, confined)), { hostname, port, protocol } = new URL(access.baseUrl), beyond = port === "" ? protocol === "https:" ? "443" : "80" : port, words = [
				String(forwarding?.port),
				hostname.replace(/^\[|\]$/g, ""),
				beyond
			], command = [
				_sandbox_js__WEBPACK_IMPORTED_MODULE_16__.tk,
				"--input-type=module",
				"--eval",
				"\nimport { connect } from 'node:net';\nconst [port, host, beyond] = process.argv.slice(1);\nconst way = await fetch('http://127.0.0.1:' + port).then((answer) => answer.text()).catch(String);\nconst socket = connect({ host, port: Number(beyond), timeout: 3000 });\nconst end = (isReached) => { console.log(JSON.stringify({ way, isReached })); process.exit(); };\nsocket.on('connect', () => end(true)).on('error', () => end(false)).on('timeout', () => end(false));\n",
				...words
			], { stdout, stderr, exit } = await launch({
				...order,
				command
			}), [output, said, how] = await Promise.all([
				(0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_6__.text)(stdout),
				(0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_6__.text)(stderr),
				exit
			]), found = probed.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_20__.qF)(output)).data;
			if (found === void 0) throw Error(`A program in the sandbox ended (${how}), and found nothing out: ${said.slice(0, 500).trim()}`);
			if (found.way !== word) throw Error(`The way to the models does not open in the sandbox: ${found.way}`);
			if (found.isReached) throw Error(`In the sandbox, ${hostname} is reached past the broker.`);
		} finally {
			await models.close();
		}
	}
	function standIn(word) {
		return { async open(_access, { port, socketPath }) {
			let server = (0, node_http__WEBPACK_IMPORTED_MODULE_3__.createServer)((_request, response) => response.end(word)).listen(socketPath);
			return await (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(server, "listening"), {
				url: `http://127.0.0.1:${port}`,
				addKey: () => new _secret_js__WEBPACK_IMPORTED_MODULE_19__.z(word),
				removeKey() {},
				beginRun() {},
				get use() {
					throw TypeError("Nobody uses it.");
				},
				close() {
					let closed = server[Symbol.asyncDispose]();
					return server.closeAllConnections(), closed;
				}
			};
		} };
	}
}) };
