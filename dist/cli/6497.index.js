export const id = 6497;
export const ids = [6497];
export const modules = { 96497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		examineAgent: () => examineAgent,
		examineModelAccess: () => examineModelAccess
	});
	var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474), node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024), node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37067), node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760), node_stream_consumers__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38321), zod_mini__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(94343), _agents_acp_agents_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13177), _errors_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(16413), _log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97309), _secret_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(36385), _time_clock_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7591), _acp_intern_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21060), _agent_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(27620), _agent_models_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9214), _agent_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16953), _asking_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55887), _launch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27311), _sandbox_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(56589);
	async function examineAgent({ agent, folder, env, signal }) {
		let { name, settings: input, passedVariables } = (0, _agent_settings_js__WEBPACK_IMPORTED_MODULE_7__.pj)(agent, env), settings = _agent_settings_js__WEBPACK_IMPORTED_MODULE_7__.tj.parse({
			...input,
			any_model: !0
		}), profile = _agents_acp_agents_js__WEBPACK_IMPORTED_MODULE_8__.xD[name], agentFolder = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_5__.join((0, node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)(), "intern-doctor-")), clock = (0, _time_clock_js__WEBPACK_IMPORTED_MODULE_9__.t)(), options = {
			internId: "examined",
			name,
			settings,
			profile,
			launch: (0, _launch_js__WEBPACK_IMPORTED_MODULE_10__.v)(signal),
			agentFolder,
			workdir: folder,
			env,
			clock,
			log: _log_js__WEBPACK_IMPORTED_MODULE_11__.aB,
			table: {
				read: () => void 0,
				write() {}
			}
		}, supervised = (0, _agent_js__WEBPACK_IMPORTED_MODULE_12__.G)(options, {
			createCallbacks: (parts) => (0, _acp_intern_js__WEBPACK_IMPORTED_MODULE_13__.createCallbacks)({
				...parts,
				profile,
				findTurn: () => void 0
			}),
			onExit() {}
		});
		try {
			let inspection = await inspect(supervised, options);
			signal.throwIfAborted();
			let isModelChosen = name === "custom" || input.any_model === !0 || (0, _agent_settings_js__WEBPACK_IMPORTED_MODULE_7__.EE)(settings);
			return {
				name,
				command: settings.command ?? profile.command,
				package: profile.package,
				keyVariables: profile.keyVariables,
				passedVariables,
				isModelChosen,
				inspection
			};
		} finally {
			await supervised.close(), clock.stop(), (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(agentFolder, {
				recursive: !0,
				force: !0
			});
		}
	}
	async function inspect(agent, options) {
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
			turnsByAgentSession: new Map()
		}), { name, title, version } = ready.greeting.agentInfo ?? {}, label = [title ?? name, version].filter((part) => part != null).join(" ");
		return {
			state: "running",
			agent: label === "" ? void 0 : label,
			protocolVersion: _agent_js__WEBPACK_IMPORTED_MODULE_12__.X,
			askingProblem: "ending" in outcome ? outcome.message : void 0
		};
	}
	async function examineModelAccess({ agent, access, env, signal }) {
		let home = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_5__.join((0, node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)(), "intern-doctor-")), deadline = AbortSignal.any([signal, AbortSignal.timeout(2e4)]), order = {
			env: {
				PATH: env.PATH ?? "",
				HOME: home
			},
			cwd: home,
			writable: [home]
		}, findFailure = async (work) => {
			try {
				await work();
				return;
			} catch (error) {
				return signal.throwIfAborted(), (0, _errors_js__WEBPACK_IMPORTED_MODULE_15__.Uc)(error);
			}
		};
		try {
			let sandbox = await findFailure(async () => {
				await (await (0, _launch_js__WEBPACK_IMPORTED_MODULE_10__.v)(deadline, (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_16__.Do)({
					network: "none",
					hidden: []
				}))({
					...order,
					command: ["true"]
				})).exit;
			}), test = () => testNetwork(order, {
				agent,
				access,
				signal: deadline
			});
			return {
				sandbox,
				network: sandbox === void 0 ? await findFailure(test) : void 0
			};
		} finally {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(home, {
				recursive: !0,
				force: !0
			});
		}
	}
	let probeResult = zod_mini__WEBPACK_IMPORTED_MODULE_17__.Ikc({
		reply: zod_mini__WEBPACK_IMPORTED_MODULE_17__.YjP(),
		isReached: zod_mini__WEBPACK_IMPORTED_MODULE_17__.zMY()
	});
	async function testNetwork(order, { agent, access, signal }) {
		let nonce = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), settings = {
			agent,
			network: "model",
			model: void 0
		}, models = (0, _agent_models_js__WEBPACK_IMPORTED_MODULE_18__.k)({
			settings,
			access,
			brokers: createStubBrokers(nonce),
			redactor: (0, _secret_js__WEBPACK_IMPORTED_MODULE_19__.l)()
		});
		try {
			await models.open();
			let { forwarding, folder } = models, confined = (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_16__.Do)({
				network: "model",
				hidden: [folder],
				forwarding
			}), launch = models.withKeys((0, _launch_js__WEBPACK_IMPORTED_MODULE_10__.v)(signal, confined)), { hostname, port, protocol } = new URL(access.baseUrl), hostPort = port || (protocol === "https:" ? "443" : "80"), probeArgs = [
				String(forwarding?.port),
				hostname.replace(/^\[|\]$/g, ""),
				hostPort
			], command = [
				_sandbox_js__WEBPACK_IMPORTED_MODULE_16__.gV,
				"--input-type=module",
				"--eval",
				"\nimport { connect } from 'node:net';\nconst [port, host, hostPort] = process.argv.slice(1);\nconst reply = await fetch('http://127.0.0.1:' + port).then((answer) => answer.text()).catch(String);\nconst socket = connect({ host, port: Number(hostPort), timeout: 3000 });\nconst end = (isReached) => { console.log(JSON.stringify({ reply, isReached })); process.exit(); };\nsocket.on('connect', () => end(true)).on('error', () => end(false)).on('timeout', () => end(false));\n",
				...probeArgs
			], { stdout, stderr, exit } = await launch({
				...order,
				command
			}), [output, errors, exitReason] = await Promise.all([
				(0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_6__.text)(stdout),
				(0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_6__.text)(stderr),
				exit
			]), result = probeResult.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_20__.qF)(output)).data;
			if (result === void 0) {
				let shortened = errors.slice(0, 500).trim();
				throw Error(`A test program in the sandbox ended (${exitReason}) without a result: ${shortened}`);
			}
			if (result.reply !== nonce) throw Error(`The models can't be reached in the sandbox: ${result.reply}`);
			if (result.isReached) throw Error(`In the sandbox, ${hostname} can be reached without the broker.`);
		} finally {
			await models.close();
		}
	}
	function createStubBrokers(answer) {
		return { async open(_access, { port, socketPath }) {
			let server = (0, node_http__WEBPACK_IMPORTED_MODULE_3__.createServer)((_request, response) => response.end(answer)).listen(socketPath);
			return await (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(server, "listening"), {
				url: `http://127.0.0.1:${port}`,
				addKey: () => new _secret_js__WEBPACK_IMPORTED_MODULE_19__.z(answer),
				removeKey() {},
				beginRun() {},
				get use() {
					throw TypeError("A stub counts no use.");
				},
				close() {
					let closed = server[Symbol.asyncDispose]();
					return server.closeAllConnections(), closed;
				}
			};
		} };
	}
}) };
