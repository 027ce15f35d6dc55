export const id = 9676;
export const ids = [9676];
export const modules = { 29676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		examineAgent: () => examineAgent,
		examineModelWay: () => examineModelWay
	});
	var external_node_fs_ = __webpack_require__(73024), external_node_os_ = __webpack_require__(48161), external_node_path_ = __webpack_require__(76760), log = __webpack_require__(97309), time_clock = __webpack_require__(7591), acp_intern = __webpack_require__(32194), acp_agent = __webpack_require__(60635), agent_settings = __webpack_require__(78021), asking = __webpack_require__(55887), acp_launch = __webpack_require__(37095), external_node_crypto_ = __webpack_require__(77598), external_node_http_ = __webpack_require__(37067), consumers_ = __webpack_require__(38321), schemas = __webpack_require__(94343), errors = __webpack_require__(452), json = __webpack_require__(16413), secret = __webpack_require__(36385), agent_models = __webpack_require__(9214), acp_sandbox = __webpack_require__(56589);
	async function examineModelWay({ agent, access, env, signal }) {
		let home = (0, external_node_fs_.mkdtempSync)(external_node_path_.join((0, external_node_os_.tmpdir)(), "intern-doctor-")), ending = AbortSignal.any([signal, AbortSignal.timeout(2e4)]), order = {
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
				return signal.throwIfAborted(), (0, errors.Uc)(error);
			}
		};
		try {
			let sandbox = await whyNot(async () => {
				await (await (0, acp_launch.v)(ending, (0, acp_sandbox.Do)({
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
			(0, external_node_fs_.rmSync)(home, {
				recursive: !0,
				force: !0
			});
		}
	}
	let probed = schemas.Ikc({
		way: schemas.YjP(),
		isReached: schemas.zMY()
	});
	async function tryNetwork(order, { agent, access, signal }) {
		let word = (0, external_node_crypto_.randomUUID)(), settings = {
			agent,
			network: "model",
			model: void 0
		}, models = (0, agent_models.k)({
			settings,
			access,
			brokers: standIn(word),
			redactor: (0, secret.l)()
		});
		try {
			await models.open();
			let { forwarding, folder } = models, launch = models.keyed((0, acp_launch.v)(signal, (0, acp_sandbox.Do)({
				network: "model",
				hidden: [folder],
				forwarding
			}))), { hostname, port, protocol } = new URL(access.baseUrl), beyond = port === "" ? protocol === "https:" ? "443" : "80" : port, words = [
				String(forwarding?.port),
				hostname.replace(/^\[|\]$/g, ""),
				beyond
			], command = [
				acp_sandbox.tk,
				"--input-type=module",
				"--eval",
				"\nconst [port, host, beyond] = process.argv.slice(1);\nconst way = await fetch('http://127.0.0.1:' + port).then((answer) => answer.text()).catch(String);\nconst { connect } = await import('node:net');\nconst socket = connect({ host, port: Number(beyond), timeout: 3000 });\nconst end = (isReached) => { console.log(JSON.stringify({ way, isReached })); process.exit(); };\nsocket.on('connect', () => end(true)).on('error', () => end(false)).on('timeout', () => end(false));\n",
				...words
			], { stdout, stderr, exit } = await launch({
				...order,
				command
			}), [output, said, how] = await Promise.all([
				(0, consumers_.text)(stdout),
				(0, consumers_.text)(stderr),
				exit
			]), found = probed.safeParse((0, json.qF)(output)).data;
			if (found === void 0) throw Error(`A program in the sandbox ended (${how}), and found nothing out: ${said.slice(0, 500).trim()}`);
			if (found.way !== word) throw Error(`The way to the models does not open in the sandbox: ${found.way}`);
			if (found.isReached) throw Error(`In the sandbox, ${hostname} is reached past the broker.`);
		} finally {
			await models.close();
		}
	}
	function standIn(word) {
		return {
			check: () => Promise.resolve(),
			open: (_access, { port, socketPath }) => new Promise((resolve, reject) => {
				let server = (0, external_node_http_.createServer)((_request, response) => response.end(word)), broker = {
					url: `http://127.0.0.1:${port}`,
					addKey: () => new secret.z(word),
					removeKey() {},
					beginRun() {},
					close: () => new Promise((done) => {
						server.close(() => done()), server.closeAllConnections();
					})
				};
				server.once("error", reject), server.listen(socketPath, () => resolve({
					...broker,
					get use() {
						throw TypeError("Nobody uses it.");
					}
				}));
			})
		};
	}
	async function examineAgent({ agent, folder, env, signal }) {
		let { name, settings: written, passedOn } = (0, agent_settings.pj)(agent, env), settings = agent_settings.tj.parse({
			...written,
			any_model: !0
		}), profile = agent_settings.xD[name], place = (0, external_node_fs_.mkdtempSync)(external_node_path_.join((0, external_node_os_.tmpdir)(), "intern-doctor-")), clock = (0, time_clock.t)(), options = {
			internId: "examined",
			name,
			settings,
			profile,
			launch: (0, acp_launch.v)(signal),
			folder: place,
			workdir: folder,
			env,
			clock,
			log: log.aB,
			table: {
				read: () => void 0,
				write() {}
			}
		}, kept = (0, acp_agent.J)(options, {
			callbacks: (parts) => (0, acp_intern.createCallbacks)({
				...parts,
				profile,
				turnOf: () => void 0
			}),
			onGone() {}
		});
		try {
			let { keyVariables } = profile, command = settings.command ?? profile.command, shown = await look(kept, options);
			signal.throwIfAborted();
			let isModelChosen = name === "custom" || written.any_model === !0 || (0, agent_settings.K5)(settings);
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
			await kept.close(), clock.stop(), (0, external_node_fs_.rmSync)(place, {
				recursive: !0,
				force: !0
			});
		}
	}
	async function look(agent, options) {
		await agent.settled;
		let ready = agent.ready();
		if (ready === void 0) return {
			state: "failed",
			message: agent.lifecycle().last_failure_message ?? "It ended."
		};
		let turn = {
			sessionId: "examined",
			prompt: "",
			turn: 1,
			approvalMode: "manual",
			standing: new Map()
		}, outcome = await (0, asking.x7)(turn, {
			...options,
			agent,
			outstanding: new Map()
		}), { name, title, version } = ready.greeting.agentInfo ?? {}, called = [title ?? name, version].filter((part) => part != null).join(" ");
		return {
			state: "running",
			agent: called === "" ? void 0 : called,
			protocolVersion: acp_agent.X,
			whyUnasked: "ending" in outcome ? outcome.message : void 0
		};
	}
}) };
