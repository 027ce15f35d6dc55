export const id = 392;
export const ids = [392];
export const modules = { 9392: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		createCallbacks: () => createCallbacks,
		openAgent: () => openAgent,
		socketPlace: () => socketPlace,
		visibleTo: () => visibleTo
	});
	var external_node_crypto_ = __webpack_require__(7598), schemas = __webpack_require__(4343), profiles = __webpack_require__(3923), secret = __webpack_require__(6385), rate_limit = __webpack_require__(6505), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(8071), lib_folders = __webpack_require__(2782), resolved_path = __webpack_require__(679), work_folder = __webpack_require__(3153);
	function makeAgentFolders(folder, internId, workdir) {
		let home = makePrivate(external_node_path_.join(folder, "home")), sessions = workdir ?? makePrivate(external_node_path_.join(folder, "sessions"));
		return {
			home,
			writable: [home, sessions],
			ofSession: (sessionId) => workdir ?? (0, work_folder.v)(sessions, internId, sessionId)
		};
	}
	function makePrivate(folder) {
		if ((0, lib_folders.wZ)(folder, 448), !(0, external_node_fs_.lstatSync)(folder).isDirectory()) throw Error(`"${folder}" is a link. Remove it.`);
		return (0, external_node_fs_.chmodSync)(folder, 448), folder;
	}
	function agentEnvironment(options) {
		let { env, home, writable, profile, settings } = options, { PATH, LANG, TMPDIR } = env;
		return {
			...PATH === void 0 ? {} : { PATH: pathWithout(PATH, writable) },
			...LANG === void 0 ? {} : { LANG },
			...TMPDIR === void 0 ? {} : { TMPDIR },
			HOME: home,
			XDG_CONFIG_HOME: external_node_path_.join(home, ".config"),
			XDG_DATA_HOME: external_node_path_.join(home, ".local/share"),
			XDG_STATE_HOME: external_node_path_.join(home, ".local/state"),
			XDG_CACHE_HOME: external_node_path_.join(home, ".cache"),
			...profile.env,
			...Object.fromEntries(Object.entries(settings.env).map(([name, value]) => [name, value.reveal()])),
			...switchesOf(profile)
		};
	}
	function pathWithout(searched, writable) {
		let unsafe = writable.map(resolved_path.Ap);
		return searched.split(external_node_path_.delimiter).filter((folder) => external_node_path_.isAbsolute(folder) && !unsafe.some((one) => (0, resolved_path.UO)((0, resolved_path.Ap)(folder), one))).join(external_node_path_.delimiter);
	}
	function switchesOf({ env, folderSettings }) {
		let names = new Set(folderSettings.flatMap(({ ignoredBy = [] }) => ignoredBy));
		return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
	}
	function whyFolderUnfit(folder, { folderSettings }) {
		let here = external_node_path_.resolve(folder), above = [here, (0, resolved_path.Ap)(here)].flatMap(foldersAbove), found = folderSettings.filter(({ ignoredBy }) => ignoredBy === void 0).flatMap((setting) => (setting.isSoughtAbove === !0 ? [here, ...above] : [here]).map((place) => external_node_path_.join(place, setting.path))).find(isThere);
		if (found !== void 0) return `"${found}" can make the agent act without asking, and nothing makes the agent ignore it. Remove it from the work folder.`;
	}
	function foldersAbove(folder) {
		let above = external_node_path_.dirname(folder);
		return above === folder ? [] : [above, ...foldersAbove(above)];
	}
	function isThere(file) {
		try {
			return (0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: !1 }) !== void 0;
		} catch (error) {
			return (0, errors.c7)(error) !== "ENOTDIR";
		}
	}
	var promises_ = __webpack_require__(8500), acp = __webpack_require__(9540), json = __webpack_require__(6413), api = __webpack_require__(3759);
	let wire_text = schemas.cl6(schemas.YjP()), contentBlock = schemas._H3({
		type: schemas.YjP(),
		text: schemas.lqM(schemas.YjP())
	}), anyUpdate = schemas._H3({ sessionUpdate: schemas.YjP() }), chunk = schemas._H3({ content: contentBlock }), toolCall = schemas._H3({
		toolCallId: schemas.YjP(),
		title: wire_text,
		kind: wire_text,
		status: wire_text,
		name: wire_text,
		locations: schemas.cl6(schemas.YOg(schemas._H3({ path: schemas.YjP() }))),
		content: schemas.cl6(schemas.YOg(schemas._H3({
			type: schemas.YjP(),
			path: schemas.lqM(schemas.L5J())
		}))),
		rawInput: schemas.lqM(schemas.L5J())
	}), usageUpdate = schemas._H3({ cost: schemas._H3({
		amount: schemas.aig().check(api.qm(0), api.Zm(1e6)),
		currency: schemas.euz("USD")
	}) }), modeUpdate = schemas._H3({ currentModeId: schemas.YjP() }), choice = schemas._H3({
		value: schemas.lqM(schemas.YjP()),
		options: schemas.lqM(schemas.YOg(schemas._H3({ value: schemas.YjP() })))
	}), configOption = schemas._H3({
		id: schemas.YjP(),
		category: wire_text,
		currentValue: schemas.KCZ([schemas.YjP(), schemas.zMY()]),
		options: schemas.cl6(schemas.YOg(choice))
	}), configUpdate = schemas._H3({ configOptions: schemas.YOg(configOption) }), initialized = schemas._H3({
		protocolVersion: schemas.L5J(),
		agentCapabilities: schemas.cl6(schemas._H3({
			loadSession: schemas.cl6(schemas.zMY()),
			sessionCapabilities: schemas.cl6(schemas._H3({
				resume: schemas.cl6(schemas.L5J()),
				close: schemas.cl6(schemas.L5J())
			}))
		})),
		authMethods: schemas.cl6(schemas.YOg(schemas._H3({
			id: schemas.YjP(),
			name: wire_text
		}))),
		agentInfo: schemas.cl6(schemas._H3({
			name: wire_text,
			title: wire_text,
			version: wire_text
		}))
	}), sessionState = schemas._H3({
		modes: schemas.cl6(schemas._H3({ currentModeId: schemas.YjP() })),
		configOptions: schemas.cl6(schemas.YOg(configOption)),
		models: schemas.cl6(schemas._H3({
			currentModelId: wire_text,
			availableModels: schemas.cl6(schemas.YOg(schemas._H3({ modelId: schemas.YjP() })))
		}))
	}), newSession = schemas.X$i(sessionState, { sessionId: schemas.YjP().check(api.m9(1)) }), tokens = schemas.cl6(schemas.aig()), promptResult = schemas._H3({
		stopReason: schemas.YjP(),
		usage: schemas.cl6(schemas._H3({
			inputTokens: tokens,
			outputTokens: tokens,
			totalTokens: tokens,
			cachedReadTokens: tokens
		}))
	}), anyAnswer = schemas.L5J(), permissionRequest = schemas._H3({
		sessionId: schemas.YjP(),
		toolCall,
		options: schemas.YOg(schemas._H3({
			optionId: schemas.YjP(),
			name: schemas.MfU(schemas.YjP(), ""),
			kind: schemas.L5J()
		}))
	}), property = schemas._H3({
		type: schemas.YjP(),
		title: wire_text,
		description: wire_text,
		enum: schemas.cl6(schemas.YOg(schemas.L5J())),
		oneOf: schemas.cl6(schemas.YOg(schemas._H3({
			const: schemas.L5J(),
			title: wire_text
		}))),
		minimum: schemas.cl6(schemas.aig()),
		maximum: schemas.cl6(schemas.aig()),
		minLength: schemas.cl6(schemas.aig()),
		maxLength: schemas.cl6(schemas.aig()),
		pattern: wire_text,
		format: wire_text
	}), elicitationRequest = schemas._H3({
		mode: schemas.YjP(),
		message: schemas.YjP(),
		sessionId: schemas.cl6(schemas.YjP()),
		requestedSchema: schemas.cl6(schemas._H3({
			properties: schemas.cl6(schemas.g1P(schemas.YjP(), property)),
			required: schemas.cl6(schemas.YOg(schemas.YjP()))
		}))
	});
	class AgentError extends Error {
		name = "AgentError";
		code;
		constructor(message, code) {
			super(message), this.code = code;
		}
	}
	class AgentGone extends Error {
		name = "AgentGone";
	}
	function connectAgent({ stdin, stdout }, callbacks) {
		let fault, awaited = new Set(), incoming = async function* () {
			try {
				for await (let line of readLines(stdout)) {
					if (line.trim() === "") continue;
					let message = (0, json.qF)(line);
					if (!(0, json.Gv)(message) || message.jsonrpc !== "2.0") callbacks.noise(line);
					else if (isUpdate(message)) {
						let behind = callbacks.update(message.params);
						behind !== void 0 && await behind;
					} else message.method === void 0 && !awaited.delete(message.id) ? callbacks.noise(`An answer to no request: ${String(message.id)}`) : isMessage(message) && (yield message, await (0, promises_.setImmediate)());
				}
			} catch (error) {
				fault = error instanceof Error ? error.message : String(error);
			}
		}, connection = createClient(callbacks).connect({
			readable: ReadableStream.from(incoming()),
			writable: new WritableStream({ write(message) {
				return "method" in message && "id" in message && awaited.add(message.id), new Promise((resolve) => void stdin.write(`${JSON.stringify(message)}\n`, () => resolve()));
			} })
		});
		return {
			async request(method, params, schema) {
				let answer = await connection.agent.request(method, params).catch((cause) => {
					throw cause instanceof acp.GI ? new AgentError(describe(cause), cause.code) : new AgentGone("The connection to the agent is closed.", { cause });
				}), read = schema.safeParse(answer);
				if (read.success) return read.data;
				throw new AgentError(`It answered "${method}" with something that the protocol does not have.`, -32603);
			},
			notify: (method, params) => void connection.agent.notify(method, params).catch(() => {}),
			closed: connection.closed,
			fault: () => fault
		};
	}
	function createClient({ permission, elicitation }) {
		let { session, elicitation: question } = acp.vX.client;
		return (0, acp.Sn)({ name: "intern-action" }).onRequest(session.requestPermission, (params) => permissionRequest.safeParse(params), async ({ params, signal }) => {
			let optionId = params.success ? await permission(params.data, signal).catch(() => void 0) : void 0;
			return { outcome: optionId === void 0 ? { outcome: "cancelled" } : {
				outcome: "selected",
				optionId
			} };
		}).onRequest(question.create, (params) => elicitationRequest.safeParse(params), async ({ params, signal }) => params.success ? elicitation(params.data, signal).catch(() => declined) : declined);
	}
	let declined = { action: "decline" }, isUpdate = ({ id, method }) => method === acp.vX.client.session.update && id === void 0;
	function isMessage(message) {
		return typeof message.method == "string" || "id" in message;
	}
	function describe({ message, data }) {
		let details = typeof data == "object" && data && "details" in data ? data.details : data;
		return typeof details == "string" && details !== "" && !message.includes(details) ? `${message}: ${details}` : message;
	}
	let longestMessageBytes = 33554432;
	async function* readLines(stdout) {
		let parts = [], bytes = 0, keep = (part) => {
			if (bytes += part.length, bytes > longestMessageBytes) throw Error(`It wrote a message of more than ${longestMessageBytes / 1024 / 1024} MiB.`);
			parts.push(part);
		};
		for await (let chunk of stdout) {
			let from = 0;
			for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) keep(chunk.subarray(from, end)), yield Buffer.concat(parts).toString(), parts = [], bytes = 0, from = end + 1;
			keep(chunk.subarray(from));
		}
	}
	function toSession(names, state) {
		let session = {
			...names,
			options: new Map()
		};
		return noteState(session, state), session;
	}
	function noteState(session, { modes, configOptions, models }) {
		modes != null && noteMode(session, modes.currentModeId), models != null && (session.model = models.currentModelId ?? session.model, session.models = {
			option: void 0,
			models: (models.availableModels ?? []).map(({ modelId }) => modelId)
		}), noteOptions(session, configOptions ?? []);
	}
	function noteMode(session, mode) {
		session.mode = mode, session.toldMode = mode;
	}
	function noteOptions(session, options) {
		for (let { id, category, currentValue, options: choices } of options) session.options.set(id, currentValue), category === "model" && typeof currentValue == "string" && (session.model = currentValue, session.models = {
			option: id,
			models: (choices ?? []).flatMap(({ value = [], options: group }) => group?.map((one) => one.value) ?? value)
		});
	}
	function isSetToAsk({ mode, options }, { asking }) {
		return asking.by === "word" ? !0 : asking.by === "config_option" ? options.get(asking.option) === asking.manual : mode === asking.manual;
	}
	let requestOf = (folder, { profile: { sessionMeta } }) => ({
		cwd: external_node_path_.resolve(folder),
		mcpServers: [],
		_meta: sessionMeta
	});
	function createAgentSessions(options) {
		let { table, folderOf } = options, opened = new Map(), known = new Map(), add = (sessionId, agentSession, state) => {
			let { toldCost = 0 } = table.read(sessionId) ?? {}, session = toSession({
				sessionId,
				agentSession,
				folder: folderOf(sessionId),
				toldCost
			}, state);
			return known.set(agentSession, session), session;
		}, spare, begin = async (sessionId) => {
			let folder = folderOf(sessionId), state = folder === options.probeFolder && spare !== void 0 ? spare : await askNew(folder, options);
			return state === spare && (spare = void 0), table.write(sessionId, {
				agentSession: state.sessionId,
				toldCost: 0
			}), add(sessionId, state.sessionId, state);
		}, open = async (sessionId) => {
			let session = await goOn(sessionId, options, add) ?? await begin(sessionId);
			return await setModel(session, options), session;
		};
		return {
			async probe() {
				spare = await askNew(options.probeFolder, options), await setModel(toSession({
					sessionId: "",
					agentSession: spare.sessionId,
					folder: options.probeFolder,
					toldCost: 0
				}, spare), options);
			},
			open(sessionId) {
				let before = opened.get(sessionId);
				if (before !== void 0) return before;
				let opening = open(sessionId);
				return opened.set(sessionId, opening), opening.catch(() => opened.delete(sessionId)), opening;
			},
			find: (agentSession) => known.get(agentSession),
			askingOf: (session) => askingOf(session, options),
			saveCost(session, toldCost) {
				session.toldCost = toldCost, table.write(session.sessionId, {
					agentSession: session.agentSession,
					toldCost
				});
			}
		};
	}
	async function setOption(session, configId, value, { connection }) {
		let params = {
			sessionId: session.agentSession,
			configId,
			value
		};
		noteOptions(session, (await connection.request("session/set_config_option", params, configUpdate)).configOptions);
	}
	function askingOf(session, options) {
		return {
			async setConfigOption(id, value) {
				return await setOption(session, id, value, options), session.options;
			},
			async setMode(modeId) {
				let params = {
					sessionId: session.agentSession,
					modeId
				};
				await options.connection.request("session/set_mode", params, sessionState), session.mode = modeId, session.toldMode !== modeId && (session.toldMode = void 0);
			},
			async toldMode(wanted) {
				if (session.toldMode === wanted) return wanted;
				let state = await askState(session.agentSession, session.folder, options);
				return state !== void 0 && noteState(session, state), session.toldMode;
			}
		};
	}
	async function goOn(sessionId, options, add) {
		let { table, folderOf, log } = options, kept = table.read(sessionId);
		if (kept !== void 0) try {
			let state = await askState(kept.agentSession, folderOf(sessionId), options);
			if (state !== void 0) return add(sessionId, kept.agentSession, state);
			log.warning(`The agent can't go on with session "${sessionId}" after a restart, so it begins anew.`);
		} catch (error) {
			if (!(error instanceof AgentError)) throw error;
			log.warning(`The agent could not go on with session "${sessionId}", so it begins anew: ${error.message}`);
		}
	}
	async function askState(agentSession, folder, options) {
		let { connection, initialized } = options, { sessionCapabilities, loadSession } = initialized.agentCapabilities ?? {}, canResume = sessionCapabilities?.resume !== void 0 && sessionCapabilities.resume !== null;
		if (!canResume && loadSession !== !0) return;
		let params = {
			...requestOf(folder, options),
			sessionId: agentSession
		};
		return connection.request(canResume ? "session/resume" : "session/load", params, sessionState);
	}
	function askNew(folder, options) {
		return options.connection.request("session/new", requestOf(folder, options), newSession);
	}
	async function setModel(session, options) {
		let { model } = options.settings;
		if (model === void 0 || session.model === model) return;
		let choice = session.models;
		if (choice === void 0 || !choice.models.includes(model)) {
			let known = choice === void 0 || choice.models.length === 0 ? "It tells none." : `It has: ${choice.models.join(", ")}.`;
			throw Error(`The agent has no model "${model}". ${known} Correct "model", or leave it out.`);
		}
		if (choice.option !== void 0) return setOption(session, choice.option, model, options);
		await options.connection.request("session/set_model", {
			sessionId: session.agentSession,
			modelId: model
		}, anyAnswer), session.model = model;
	}
	async function runAgent({ launch, order, callbacks, log, redact, name }) {
		let started = await launch(order).catch((error) => {
			throw describeRefusal(error, order.command[0] ?? "");
		}), lastWords = keepStderr(started.stderr, {
			redact,
			tell: (line) => log.debug(`${name}: ${line}`)
		}), connection = connectAgent(started, callbacks);
		return {
			connection,
			gone: goneOf(started, connection),
			lastWords,
			kill: () => started.signal("SIGKILL"),
			async close() {
				started.stdin.end(), started.signal("SIGTERM");
				let timer = setTimeout(() => started.signal("SIGKILL"), 1e3);
				await started.exit, clearTimeout(timer);
			}
		};
	}
	async function goneOf(started, connection) {
		let first = await Promise.race([connection.closed.then(() => "output"), started.exit.then(() => "process")]);
		started.signal("SIGKILL");
		let how = await started.exit, fault = connection.fault();
		return fault === void 0 ? first === "output" && how === "signal SIGKILL" ? "It closed its standard output." : `It ended with ${how}.` : fault;
	}
	function describeRefusal(error, program) {
		let code = (0, errors.c7)(error);
		if (code === "ENOENT") {
			let message = `"${program}" was not found. Install it, or write where it is under "command".${program.includes("/") ? "" : " A folder of PATH that lies in the work folder does not count."}`;
			return Error(message, { cause: error });
		}
		return code === "EACCES" ? Error(`"${program}" can't be run: it is not executable.`, { cause: error }) : error instanceof Error ? error : Error(String(error));
	}
	function keepStderr(stderr, { redact, tell }) {
		let kept = "", open = "", decoder = new TextDecoder();
		return stderr.on("data", (bytes) => {
			let text = decoder.decode(bytes, { stream: !0 });
			kept = (kept + text).slice(-65536);
			let lines = (open + text).split("\n");
			open = (lines.pop() ?? "").slice(-65536);
			for (let line of lines) line.trim() !== "" && tell(redact(line));
		}), stderr.on("error", () => {}), () => redact(kept).trim().slice(-600);
	}
	let limitMs = 6e4;
	async function runProgram(order, launch, clock) {
		let line = order.command.join(" "), started = await launch(order);
		started.stdin.end(), started.stderr.resume();
		let parts = [], bytes = 0;
		started.stdout.on("data", (part) => {
			bytes += part.length, bytes <= 4194304 ? parts.push(part) : started.signal("SIGKILL");
		});
		try {
			let message = `"${line}" took more than ${limitMs / 1e3} s.`, how = await within(started.exit, {
				clock,
				ms: limitMs,
				message
			});
			if (how !== "exit status 0") throw Error(`"${line}" ended with ${how}.`);
			return Buffer.concat(parts).toString();
		} finally {
			started.signal("SIGKILL");
		}
	}
	class TooLate extends Error {
		name = "TooLate";
	}
	async function within(work, { clock, ms, message }) {
		let { promise: late, reject } = Promise.withResolvers(), cancel = clock.setTimer(ms, () => reject(new TooLate(message)));
		try {
			return await Promise.race([work, late]);
		} finally {
			cancel();
		}
	}
	function keepAgent(options, listeners) {
		let prepared = prepare(options), { orderOf, folderOf, log, name, redact } = prepared, { now: lifecycle, change } = createLifecycle(options.clock), restarts = (0, rate_limit.a)(5, options.clock), { promise: settled, resolve: tellSettled } = Promise.withResolvers(), current, ready, isClosing = !1, provisioning = {
			...prepared,
			callbacks: listeners.callbacks({
				sessionOf: (id) => ready?.sessions.find(id),
				debug: prepared.debug
			}),
			onStep: (progress) => change({
				status: "provisioning",
				progress
			}),
			async onStart(agent) {
				current = agent, isClosing && await agent.close();
			}
		}, keep = async () => {
			for (;;) {
				ready = await provision(provisioning), change({
					status: "running",
					last_failure_message: null
				}), tellSettled();
				let { gone, lastWords } = ready.agent, how = await gone;
				if (ready = void 0, listeners.onGone(redact(how)), isClosing) return;
				if (restarts.take("") !== void 0) {
					let often = `The agent ended more than 5 times within a minute. ${how}`;
					throw Error(withWords(often, lastWords()));
				}
				log.warning(`${name} is started again: ${how}`);
			}
		}, kept = keep().catch((error) => {
			if (isClosing) return;
			let message = redact(describeFailure(error, current));
			return change({
				status: "failed",
				last_failure_message: message
			}), log.error(`${name} failed: ${message}`), current?.close();
		}).finally(tellSettled);
		return {
			lifecycle,
			ready: () => ready,
			settled,
			redact,
			folderOf,
			orderOf,
			async close() {
				isClosing = !0, change({ status: "stopped" }), await current?.close(), await kept;
			}
		};
	}
	function prepare(options) {
		let { settings, profile, workdir, env } = options, { ofSession: folderOf, ...folders } = makeAgentFolders(options.folder, options.internId, workdir), environment = agentEnvironment({
			env,
			...folders,
			profile,
			settings
		}), { add, redact } = options.redactor ?? (0, secret.l)();
		for (let value of Object.values(settings.env)) value.reveal().length >= 8 && add(value);
		let line = (level) => (message) => options.log[level](redact(message)), log = {
			debug: line("debug"),
			warning: line("warning"),
			error: line("error")
		}, name = `Intern "${options.name}"`, command = settings.command ?? profile.command, isFit = workdir !== void 0 && whyFolderUnfit(workdir, profile) === void 0;
		return {
			...options,
			folderOf,
			log,
			redact,
			name,
			debug: (text) => log.debug(`${name}: ${text.slice(0, 2e3)}`),
			probeFolder: isFit ? workdir : folders.home,
			orderOf: (cwd, args) => ({
				command: args === void 0 ? command : [...programOf(command, profile), ...args],
				env: environment,
				cwd,
				writable: folders.writable
			})
		};
	}
	function programOf(command, { command: [, ...speaking] }) {
		return speaking.length > 0 && command.slice(-speaking.length).join("\0") === speaking.join("\0") ? command.slice(0, -speaking.length) : command.slice(0, 1);
	}
	function describeFailure(error, agent) {
		let message = error instanceof Error ? error.message : String(error);
		return error instanceof AgentError || error instanceof TooLate ? withWords(message, agent?.lastWords() ?? "") : message;
	}
	function withWords(reason, words) {
		return words === "" ? reason : `${reason} It said: ${words}`;
	}
	function createLifecycle(clock) {
		let updatedAt = () => new Date(clock.now()).toISOString(), state = {
			status: "queued",
			progress: null,
			last_failure_message: null,
			updated_at: updatedAt()
		};
		return {
			now: () => state,
			change(to) {
				state = {
					...state,
					progress: null,
					...to,
					updated_at: updatedAt()
				};
			}
		};
	}
	async function provision(options) {
		let { clock, onStep, onStart, openModels, settings, profile, orderOf, probeFolder } = options, methodId = settings.authenticate ?? profile.authenticate, [taken, total] = [0, openModels === void 0 ? 3 : 4], step = (label, work, ms = 6e4) => {
			taken += 1, onStep({
				step_label: label,
				step_number: taken,
				total_steps: total
			});
			let message = `The agent was not done with the step "${label}" after ${ms / 1e3} s.`;
			return within(work(), {
				clock,
				ms,
				message
			});
		};
		openModels !== void 0 && await step("model access", openModels, 7e4);
		let agent = await step("spawn", async () => {
			let started = await runAgent({
				...options,
				order: orderOf(probeFolder)
			});
			return await onStart(started), started;
		}), orGone = (work) => work.catch(async (error) => {
			throw error instanceof AgentGone ? Error(withWords(`The agent's process is gone. ${await agent.gone}`, agent.lastWords())) : error;
		}), { connection } = agent, greeting = await step("initialize", () => orGone(initialize(connection))), sessions = createAgentSessions({
			...options,
			connection,
			initialized: greeting
		}), openFirst = () => step("session", () => orGone(sessions.probe()));
		try {
			await openFirst();
		} catch (error) {
			if (!(error instanceof AgentError) || error.code !== -32e3) throw error;
			if (methodId === void 0) throw describeAuthentication(greeting, error);
			total += 2, await step("authenticate", () => orGone(connection.request("authenticate", { methodId }, anyAnswer))), await openFirst();
		}
		return {
			agent,
			sessions,
			greeting
		};
	}
	async function initialize(connection) {
		let greeting = await connection.request("initialize", {
			protocolVersion: 1,
			clientInfo: {
				name: "intern-action",
				version: "1"
			},
			clientCapabilities: { elicitation: { form: {} } }
		}, initialized);
		if (greeting.protocolVersion === 1) return greeting;
		let spoken = JSON.stringify(greeting.protocolVersion);
		throw Error(`The agent speaks version ${spoken} of the Agent Client Protocol, and this service version 1. Install a version of the agent that speaks 1.`);
	}
	function describeAuthentication({ authMethods }, { message }) {
		let methods = (authMethods ?? []).map(({ id, name }) => name ? `"${id}" (${name})` : `"${id}"`), remedy = methods.length === 0 ? "Give it the key of its model under \"env\"." : `Give it the key of its model under "env", or set "authenticate" to one of these: ${methods.join(", ")}.`;
		return Error(`The agent asks for authentication (${message}). ${remedy}`);
	}
	var external_node_os_ = __webpack_require__(8161), model_ways = __webpack_require__(652);
	let forwardedPort = 29170;
	function createAgentModels({ settings, access, brokers, redactor }) {
		let folder = (0, external_node_fs_.mkdtempSync)(external_node_path_.join(socketPlace(), "intern-models-")), socketPath = external_node_path_.join(folder, "models.sock"), isForwarded = settings.network === "model", program = external_node_path_.join(folder, "forwarder.mjs");
		isForwarded && (0, external_node_fs_.writeFileSync)(program, "import{spawn as e}from\"node:child_process\";import{connect as t,createServer as n}from\"node:net\";const[r=``,i=``,a=``,o=``,...s]=process.argv.slice(2);function c(e,t){process.stderr.write(`${e}\\n`,()=>process.exit(t))}function l(e){let n=t({path:r,allowHalfOpen:!0});for(let[t,r]of[[e,n],[n,e]])t.on(`error`,()=>r.destroy()),t.on(`close`,()=>r.destroySoon()),t.pipe(r)}function u(){let e=Object.entries(process.env);return Object.fromEntries(e.map(([e,t])=>[e.startsWith(a)?e.slice(a.length):e,t]))}function d(){let t=e(o,s,{stdio:`inherit`,env:u()});for(let e of[`SIGTERM`,`SIGINT`,`SIGHUP`,`SIGQUIT`,`SIGUSR2`])process.on(e,()=>t.kill(e));t.once(`error`,({message:e})=>c(e,127)),t.once(`exit`,(e,t)=>process.exit(e??128+(f[t??``]??0)))}const f={SIGHUP:1,SIGINT:2,SIGQUIT:3,SIGKILL:9,SIGTERM:15},p=n({allowHalfOpen:!0,noDelay:!0},l);p.once(`error`,({message:e})=>c(`The way to the models could not be opened: ${e}`,70)),p.listen(Number(i),`127.0.0.1`,d);export{};", { mode: 256 });
		let forwarding = isForwarded ? {
			socket: socketPath,
			program,
			port: forwardedPort
		} : void 0, place = isForwarded ? {
			port: forwardedPort,
			socketPath
		} : { port: 0 }, opening, broker, isClosed = !1, keyedEnvironment = ({ url }, key) => {
			let { variables } = model_ways.M[settings.agent];
			return variables[access.provider.name]?.({
				url,
				key: key.reveal(),
				model: settings.model
			}) ?? {};
		};
		return {
			forwarding,
			folder,
			async open() {
				opening ??= brokers.open(access, place), broker = await opening, isClosed && await broker.close();
			},
			keyed: (launch) => async (order) => {
				if (broker === void 0) throw TypeError("The way to the models is not open.");
				refuseWithoutPrograms(order, settings);
				let { addKey, removeKey } = broker, key = addKey();
				redactor.add(key);
				let env = {
					...order.env,
					...keyedEnvironment(broker, key)
				}, started = await launch({
					...order,
					env
				}).catch((error) => {
					throw removeKey(key), error;
				});
				return started.exit.then(() => removeKey(key)), started;
			},
			beginRun: () => broker?.beginRun(),
			get use() {
				return broker?.use;
			},
			async close() {
				isClosed = !0, await broker?.close(), (0, external_node_fs_.rmSync)(folder, {
					recursive: !0,
					force: !0
				});
			}
		};
	}
	function socketPlace() {
		return Buffer.byteLength(external_node_path_.join((0, external_node_os_.tmpdir)(), "intern-models-123456/models.sock")) <= 107 ? (0, external_node_os_.tmpdir)() : "/tmp";
	}
	function refuseWithoutPrograms({ env }, { agent, network }) {
		let { needs } = model_ways.M[agent];
		if (needs === void 0 || network !== "model") return;
		let folders = (env.PATH ?? "").split(external_node_path_.delimiter);
		if ((0, lib_folders.Kp)(needs.program, folders) === void 0) throw Error(`The agent needs the program "${needs.program}", and with "network: model" it can't download it. Install it: "${needs.install}".`);
	}
	var build = __webpack_require__(2856), iso = __webpack_require__(3102);
	function permissionFields(call, profile, folder) {
		let told = call.kind ?? void 0, operation = operations.get(told ?? "") ?? "other", kind = operation === "other" ? operation : told, run = kind === "execute" ? commandOf(call, profile) : noCommand, named = pathsOf(call, folder, run.cwd === void 0 && run.command !== void 0 ? folder : run.cwd), isOfPaths = operation.startsWith("fs."), lies = (named.paths === void 0 || lacksDiff(call, profile)) && isOfPaths ? pathsOf(call, folder, null) : named, isExplained = run.command !== void 0 || named.paths !== void 0 && isOfPaths;
		return {
			operation: run.command === void 0 ? operation : `shell command: ${run.command}`,
			command: run.command,
			cwd: (run.cwd === null ? void 0 : folderOfCommand(run.cwd ?? "", folder)) ?? unknownFolder,
			title: call.title ?? void 0,
			tool_kind: told === void 0 ? void 0 : kind,
			tool_name: call.name ?? void 0,
			...lies,
			env: run.env,
			...isExplained && run.rest === void 0 ? {} : rawArgumentsOf(isExplained ? run.rest : call.rawInput)
		};
	}
	function lacksDiff({ kind, locations, content }, { tellsDiffs }) {
		return tellsDiffs !== !0 || kind !== "edit" ? !1 : new Set((content ?? []).flatMap((block) => block.type === "diff" ? [block.path] : [])).size < new Set((locations ?? []).map((location) => location.path)).size;
	}
	function isPlaceKnown({ cwd, outside }) {
		return cwd !== unknownFolder && outside?.includes(unknownPath) !== !0;
	}
	let noCommand = {
		command: void 0,
		cwd: void 0,
		env: void 0,
		rest: void 0
	}, unknownFolder = "unknown", operations = new Map([
		["execute", "shell"],
		["edit", "fs.write"],
		["delete", "fs.write"],
		["move", "fs.write"],
		["read", "fs.read"],
		["search", "fs.read"],
		["fetch", "network"],
		["think", "think"],
		["switch_mode", "switch_mode"]
	]), usualInertFields = new Set([
		"description",
		"explanation",
		"justification",
		"reason",
		"timeout",
		"timeout_ms",
		"run_in_background",
		"is_background"
	]), shell = /^(?:\/usr\/bin\/|\/bin\/)?(?:bash|sh)$/;
	function commandOf({ rawInput: raw, title, content, isPartial = !1 }, profile) {
		let fields = fieldsOf(raw), inFields = folderOf(fields, profile.folderFields), inCall = inFields === void 0 ? folderInText(content, profile.folderForms) : inFields, named = isPartial ? null : inCall, env = fields.env ?? void 0, { commandFields = ["command"], folderFields, inertFields = [] } = profile, field = commandFields.find((name) => isGiven(fields[name])), understood = [
			...field === void 0 ? [] : [field],
			...inFields === null ? [] : folderFields,
			"env"
		], rest = restOf(fields, new Set([...understood, ...inertFields]));
		if (field !== void 0) return {
			command: asText(fields[field]),
			cwd: named,
			env,
			rest
		};
		let groups = firstWholeMatch(profile.titleForms, title ?? "");
		return {
			command: groups?.command,
			cwd: named === void 0 ? groups?.cwd : named,
			env,
			rest
		};
	}
	function fieldsOf(raw) {
		return (0, json.Gv)(raw) ? raw : {};
	}
	let isGiven = (value) => value != null;
	function restOf(fields, understood) {
		let rest = Object.entries(fields).filter(([name, value]) => isGiven(value) && !understood.has(name) && !usualInertFields.has(name));
		return rest.length === 0 ? void 0 : Object.fromEntries(rest);
	}
	function folderOf(fields, names) {
		if (Object.entries(fields).some(([name, value]) => !names.includes(name) && /(?:dir|cwd|folder|root)/i.test(name) && isGiven(value))) return null;
		let [first, second] = new Set(names.map((name) => fields[name]).filter((value) => isGiven(value) && value !== ""));
		return second === void 0 && (first === void 0 || typeof first == "string") ? first : null;
	}
	function folderInText(content, forms) {
		if (forms === void 0) return;
		let [block, ...more] = content ?? [], { type, text } = block?.type === "content" && (0, json.Gv)(block.content) ? block.content : {};
		return type !== "text" || typeof text != "string" || more.length > 0 ? null : firstWholeMatch(forms, text)?.cwd ?? null;
	}
	function asText(written) {
		if (typeof written == "string") return written === "" ? void 0 : written;
		if (!Array.isArray(written) || written.length !== 3) return;
		let [program, flag, text] = written;
		return typeof program == "string" && shell.test(program) && (flag === "-c" || flag === "-lc") && typeof text == "string" ? text : void 0;
	}
	function firstWholeMatch(forms = [], text) {
		return forms.map((form) => form.exec(text)).find((match) => match?.[0].length === text.length)?.groups;
	}
	let unknownPath = "unknown";
	function pathsOf(call, folder, cwd) {
		let { locations, content } = call, changed = (content ?? []).map((block) => block.type === "diff" ? block.path : void 0), root = (0, resolved_path.Ap)(folder), here = cwd === folder ? root : cwd, names = [
			...(locations ?? []).map((location) => location.path),
			...changed,
			...pathsOfMove(call),
			here
		].filter((name) => typeof name == "string" && name !== ""), ways = names.map((name) => wayFrom(name, folder)), known = ways.flatMap((way) => way === void 0 ? [] : [way.end, ...way.links]), isUnknown = cwd === null || ways.includes(void 0), isInside = (one) => (0, resolved_path.UO)(one, root), told = (paths, unknown) => {
			let all = new Set(isUnknown ? [...paths, unknown] : paths);
			return all.size === 0 ? void 0 : [...all];
		};
		return {
			paths: told(ways.flatMap((way, index) => way ? [way.end, ...way.links] : external_node_path_.resolve(folder, names[index] ?? "")), unknownPath),
			inside: told(known.filter(isInside).map((one) => external_node_path_.relative(root, one) || "."), "./unknown"),
			outside: told(known.filter((one) => !isInside(one)), unknownPath)
		};
	}
	function pathsOfMove({ kind, rawInput: raw }) {
		return kind === "move" ? [...textsIn(restOf(fieldsOf(raw), new Set()))] : [];
	}
	function* textsIn(value) {
		if (typeof value == "string") yield value;
		else if (typeof value == "object" && value) for (let each of Object.values(value)) yield* textsIn(each);
	}
	function wayFrom(name, folder) {
		return (0, resolved_path.dq)(external_node_path_.isAbsolute(name) ? name : `${folder}${external_node_path_.sep}${name}`);
	}
	function folderOfCommand(name, folder) {
		let way = wayFrom(name, folder);
		if (way === void 0) return;
		let [lexical, root] = [external_node_path_.resolve(folder, name), (0, resolved_path.Ap)(folder)];
		return (0, resolved_path.UO)(lexical, external_node_path_.resolve(folder)) ? (0, resolved_path.UO)(way.end, root) ? external_node_path_.resolve(folder, external_node_path_.relative(root, way.end)) : way.end : lexical;
	}
	let maxText = 4e3, cut = "\u2026 (cut)";
	function rawArgumentsOf(raw) {
		if (raw == null) return {
			url: void 0,
			arguments: void 0
		};
		let bounded = bound(raw, 1), url = typeof raw == "object" && "url" in raw && typeof raw.url == "string" ? raw.url : void 0;
		return {
			url: url === void 0 || url.length > maxText ? void 0 : url,
			arguments: JSON.stringify(bounded).length > 32e3 ? cut : bounded
		};
	}
	let boundText = (text) => text.length > maxText ? `${text.slice(0, maxText)}${cut}` : text;
	function bound(value, depth) {
		if (typeof value == "string") return boundText(value);
		if (typeof value != "object" || !value) return value;
		if (depth > 8) return cut;
		if (Array.isArray(value)) {
			let first = value.slice(0, 100).map((each) => bound(each, depth + 1));
			return value.length > 100 ? [...first, cut] : first;
		}
		let entries = Object.entries(value), first = entries.slice(0, 100).map(([name, each]) => [boundText(name), bound(each, depth + 1)]);
		return Object.fromEntries(entries.length > 100 ? [...first, [cut, cut]] : first);
	}
	var interaction = __webpack_require__(6518), intern = __webpack_require__(9637);
	function toPermission({ options: written }, { call, profile, folder, signal, respond }) {
		let byKind = new Map(written.toReversed().map((option) => [option.kind, option])), offered = interaction.rk.filter((kind) => byKind.has(kind) && (kind !== "allow_always" || byKind.has("allow_once")));
		if (offered.length === 0) return;
		let idOf = (...kinds) => kinds.map((kind) => byKind.get(kind)?.optionId).find((id) => id !== void 0), fields = permissionFields(call, profile, folder), wholly = isWhollyKnown(call, profile) && isPlaceKnown(fields), kinds = wholly ? offered : offered.filter((kind) => !kind.endsWith("_always"));
		if (kinds.length === 0) return;
		let labels = kinds.map((kind) => [kind, byKind.get(kind)?.name ?? ""]).filter(([, label]) => label !== ""), scopes = labels.length === 0 ? void 0 : Object.fromEntries(labels), question = {
			kind: "permission",
			options: kinds,
			...fields,
			scopes
		};
		return {
			question,
			standingKey: wholly ? standingKeyOf(question, call) : void 0,
			consent: {
				kind: "chosen",
				option: byKind.has("allow_once") ? "allow_once" : "reject_once"
			},
			accepts: () => !0,
			settle(answer) {
				respond(answer === void 0 ? void 0 : (0, intern.kG)(answer) ? idOf("allow_once") : idOf("reject_once", "reject_always"));
			},
			signal
		};
	}
	function isWhollyKnown(call, profile) {
		if (call.isPartial === !0) return !1;
		let { kind, rawInput: raw } = call;
		return (kind === "execute" ? Object.keys(raw ?? {}).length > 0 : raw != null) || (call.locations ?? []).length > 0 || commandOf(call, profile).command !== void 0;
	}
	function standingKeyOf({ operation, command, cwd, paths }, call) {
		let { kind, name, title, rawInput, content } = call, parts = [
			operation,
			command,
			cwd,
			paths,
			command === void 0 ? title : void 0,
			rawInput,
			content
		], digest = (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("base64url");
		return JSON.stringify([
			kind ?? null,
			name ?? null,
			digest
		]);
	}
	function toElicitation(request, { signal, respond }) {
		if (request.mode !== "form") return;
		let { properties, required } = request.requestedSchema ?? {}, isRequired = (name) => required?.includes(name) === !0, readable = Object.entries(properties ?? {}).flatMap(([name, property]) => {
			let check = checkOf(property);
			return check === void 0 ? [] : [{
				name,
				property,
				check
			}];
		});
		if (required?.some((name) => !readable.some((field) => field.name === name)) !== !0) return {
			question: {
				kind: "elicitation",
				message: request.message,
				fields: readable.map(({ name, property }) => toField(name, property, isRequired(name)))
			},
			standingKey: void 0,
			consent: void 0,
			accepts: (answer) => answer.kind !== "accepted" || readable.every(({ name, check }) => !Object.hasOwn(answer.content, name) || check(answer.content[name])),
			settle(answer) {
				answer?.kind === "accepted" ? respond({
					action: "accept",
					content: answer.content
				}) : respond({ action: answer?.kind === "declined" ? "decline" : "cancel" });
			},
			signal
		};
	}
	function toField(name, property, required) {
		let { type, oneOf, minimum, maximum, minLength, maxLength, pattern, format, title, description } = property, more = {
			options: oneOf?.map((option) => option.const) ?? property.enum ?? void 0,
			title,
			description,
			minimum,
			maximum,
			minLength,
			maxLength,
			pattern,
			format
		}, known = Object.entries(more).filter(([, value]) => value != null);
		return {
			name,
			type,
			required,
			...Object.fromEntries(known)
		};
	}
	let formats = new Map([
		["email", schemas.Rpp()],
		["uri", schemas.OZ5()],
		["date", iso.p6()],
		["date-time", iso.w$({ offset: !0 })]
	]);
	function checkOf({ type, minimum, maximum, minLength, maxLength, pattern, format }) {
		if (type === "boolean") return () => !0;
		if (type === "number" || type === "integer") return (value) => typeof value == "number" && value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
		if (type !== "string") return;
		let matches = pattern == null ? () => !0 : compile(pattern);
		if (matches === void 0) return;
		let shape = formats.get(format ?? "");
		return (value) => {
			if (typeof value != "string") return !1;
			let characters = Array.from(value).length;
			return characters >= (minLength ?? 0) && characters <= (maxLength ?? Infinity) && matches(value) && (shape === void 0 || shape.safeParse(value).success);
		};
	}
	function compile(pattern) {
		try {
			let compiled = build.L3.compile(pattern);
			return (value) => compiled.matcher(value).find();
		} catch {
			return;
		}
	}
	let asking_limitMs = 6e4, isStarting = {
		ending: "intern_unreachable",
		message: "The agent is being started again."
	};
	async function prepareTurn(turn, options) {
		let { agent, profile, clock, settings, launch, outstanding } = options, ready = agent.ready();
		if (ready === void 0) return isStarting;
		let message = `The agent did not open the session within ${asking_limitMs / 1e3} s.`;
		try {
			let unfit = turn.approvalMode === "manual" ? whyFolderUnfit(agent.folderOf(turn.sessionId), profile) : void 0;
			if (unfit !== void 0) return {
				ending: "intern_not_ready",
				message: agent.redact(unfit)
			};
			let session = await within(ready.sessions.open(turn.sessionId), {
				clock,
				ms: asking_limitMs,
				message
			});
			if (await outstanding.get(session.agentSession)?.over, agent.ready() !== ready) return isStarting;
			let why = await within(setAsking({
				mode: turn.approvalMode,
				profile,
				isVouchedFor: settings.asks === !0,
				folder: session.folder,
				session: ready.sessions.askingOf(session),
				run: (args) => runProgram(agent.orderOf(session.folder, args), launch, clock)
			}), {
				clock,
				ms: asking_limitMs,
				message: `The agent did not change its mode within ${asking_limitMs / 1e3} s.`
			});
			return why === void 0 ? session : {
				ending: "intern_not_ready",
				message: agent.redact(why)
			};
		} catch (error) {
			return error instanceof AgentGone ? isStarting : {
				ending: error instanceof TooLate ? "timeout" : "turn_failed",
				message: agent.redact(`The agent could not take the prompt: ${(0, errors.Uc)(error)}`)
			};
		}
	}
	async function setAsking(context) {
		let { mode, profile, folder, session } = context, { asking } = profile;
		if (mode === "self-drive") {
			asking.by === "config_option" ? await session.setConfigOption(asking.option, asking.selfDrive) : asking.by !== "word" && await session.setMode(asking.selfDrive);
			return;
		}
		let unfit = whyFolderUnfit(folder, profile);
		if (unfit !== void 0) return unfit;
		try {
			let why = await prove(context);
			return why === void 0 ? void 0 : `It is not certain that the agent asks: ${why}.`;
		} catch (error) {
			return `The agent could not be told to ask: ${(0, errors.Uc)(error)}`;
		}
	}
	async function prove({ profile: { asking }, session, run, isVouchedFor }) {
		switch (asking.by) {
			case "config_option": {
				let value = (await session.setConfigOption(asking.option, asking.manual)).get(asking.option);
				return value === asking.manual ? void 0 : `its option "${asking.option}" is ${shown(value)} and not "${asking.manual}"`;
			}
			case "reload": {
				await session.setMode(asking.manual);
				let mode = await session.toldMode(asking.manual);
				return mode === asking.manual ? void 0 : `its mode is ${shown(mode)} and not "${asking.manual}"`;
			}
			case "command": return await session.setMode(asking.manual), whyUnasked(await run(asking.command), asking.tools);
			case "word": return isVouchedFor ? void 0 : "nothing is known of it. Write \"asks: true\" if you know that it does";
			default: return asking;
		}
	}
	function shown(value) {
		return value === void 0 ? "not told" : `"${value}"`;
	}
	let resolved = schemas.Ikc({ permission: schemas.YOg(schemas.Ikc({
		permission: schemas.YjP(),
		pattern: schemas.YjP(),
		action: schemas.YjP()
	})) });
	function whyUnasked(printed, tools) {
		let rules = resolved.safeParse((0, json.qF)(printed.slice(printed.indexOf("{")))).data?.permission;
		return rules === void 0 ? "it printed no rules that can be read" : tools.map((tool) => {
			let matching = rules.filter(({ permission }) => matches(permission, tool)), asking = matching.findLastIndex(({ pattern, action }) => pattern === "*" && !isLetting(action)), allowing = matching.slice(asking + 1).find(({ action }) => isLetting(action));
			return allowing === void 0 ? asking === -1 ? `no rule of it asks before the tool "${tool}" is used` : void 0 : `its rules let the tool "${tool}" do "${allowing.pattern}" unasked`;
		}).find((why) => why !== void 0);
	}
	function isLetting(action) {
		return action !== "ask" && action !== "deny";
	}
	function matches(rule, tool) {
		let pattern = RegExp.escape(rule).replaceAll("\\*", ".*").replaceAll("\\?", ".");
		return RegExp(`^${pattern}$`, "s").test(tool);
	}
	var external_node_child_process_ = __webpack_require__(1421), process_family = __webpack_require__(4215);
	function coverInherited() {
		let open = ((0, external_node_fs_.existsSync)("/proc/self/fd") ? (0, external_node_fs_.readdirSync)("/proc/self/fd") : []).map(Number).filter(isInherited);
		if (open.length === 0) return [];
		nothing ??= (0, external_node_fs_.openSync)("/dev/null", "r");
		let cover = nothing;
		return Array.from({ length: Math.max(2, ...open) - 2 }, (_, index) => open.includes(index + 3) ? cover : "ignore");
	}
	let nothing;
	function isInherited(descriptor) {
		try {
			let [, flags = "0"] = /^flags:\s*([0-7]+)$/m.exec((0, external_node_fs_.readFileSync)(`/proc/self/fdinfo/${descriptor}`, "utf8")) ?? [];
			return descriptor > 2 && !(Number.parseInt(flags, 8) & 524288);
		} catch {
			return !1;
		}
	}
	let launchPlain = ({ command: [program = "", ...args], env, cwd }) => new Promise((resolve, reject) => {
		let mark = (0, external_node_crypto_.randomUUID)(), marked = {
			...env,
			[process_family.Kc]: mark
		}, child = (0, external_node_child_process_.spawn)(program, args, {
			cwd,
			env: marked,
			detached: !0,
			stdio: [
				"pipe",
				"pipe",
				"pipe",
				...coverInherited()
			]
		}), { stdin, stdout, stderr } = child;
		if (stdin === null || stdout === null || stderr === null) throw TypeError("The process has no pipes.");
		stdin.on("error", () => {}), child.once("exit", () => {
			(0, process_family.$3)(mark);
			let drain = setTimeout(() => [stdout, stderr].map((output) => output.destroy()), 2e3);
			child.once("close", () => clearTimeout(drain));
		});
		let exit = new Promise((tell) => {
			child.once("close", (code, signal) => tell(signal === null ? `exit status ${code}` : `signal ${signal}`));
		});
		child.once("error", (error) => reject(error)), child.once("spawn", () => {
			let pid = child.pid ?? 0, hasEnded = () => child.exitCode !== null || child.signalCode !== null;
			resolve({
				pid,
				mark,
				stdin,
				stdout,
				stderr,
				exit,
				signal(name) {
					name === "SIGKILL" && !hasEnded() && (0, process_family.$3)(mark, pid), (0, process_family.i8)(pid, name);
				}
			});
		});
	});
	var time_silence = __webpack_require__(2970);
	function createAudience(onGone) {
		let hearing, continuation, kept = [], concluded, deliver = (event) => {
			if (hearing !== void 0) return deliverTo(hearing, event);
			kept.push(event);
		}, leave = (left) => {
			hearing === left && onGone();
		}, conclude = (end) => {
			concluded ??= end, hearing !== void 0 && concludeTo(hearing, concluded);
		};
		return {
			hear: (io) => new Promise((over) => {
				hearing = {
					io,
					over
				}, whenLeft(hearing, leave);
				for (let event of kept.splice(0)) io.report(event);
				concluded !== void 0 && conclude(concluded);
			}),
			hearUnheard: (io) => new Promise((over) => {
				hearing = {
					io,
					over,
					continuation: { value: continuation }
				}, whenLeft(hearing, (left) => {
					hearing === left && io.isAnswered() ? hearing = void 0 : leave(left);
				});
			}),
			say: (words) => deliver(words),
			pay: (usage) => void deliver({
				type: "usage",
				usage,
				byokCost: 0
			}),
			tell(event) {
				hearing?.continuation === void 0 && hearing?.io.report(event);
			},
			canAsk: () => hearing !== void 0 && hearing.continuation === void 0 && concluded === void 0,
			ask(question, next) {
				if (hearing === void 0 || hearing.continuation !== void 0) return;
				let { io, over } = hearing;
				continuation = next, io.report({
					type: "question",
					question,
					continuation: next
				}), over();
			},
			conclude
		};
	}
	function whenLeft(hearing, leave) {
		hearing.io.signal.addEventListener("abort", () => {
			hearing.over(), leave(hearing);
		});
	}
	function deliverTo({ io, continuation }, event) {
		return continuation === void 0 ? io.report(event) : io.report(event.type === "usage" ? {
			type: "part",
			usage: event,
			continuation: continuation.value
		} : event);
	}
	function concludeTo({ io, over, continuation }, end) {
		if (continuation !== void 0) {
			let why = end === "complete" ? "The agent ended its turn while the question was open." : end.message;
			io.report({
				type: "end",
				why
			});
		} else end !== "complete" && io.report({
			type: "end",
			...end
		});
		over();
	}
	var external_node_util_ = __webpack_require__(7975);
	function readUpdates(options, audience, onTold) {
		let calls = createToolCalls(options), counts = new Map(), count = (kind) => {
			onTold();
			let name = names.get(kind) ?? "other update";
			counts.set(name, (counts.get(name) ?? 0) + 1);
		};
		return {
			read(kind, update) {
				count(kind);
				let words = toWords(kind, update);
				if (words !== void 0) return audience.say(words);
				let call = toolCall.safeParse(update);
				call.success && calls.upsert(call.data);
				let cost = kind === "usage_update" ? costOf(update) : void 0;
				if (cost === void 0) return;
				let added = cost - options.session.toldCost;
				options.onCost(cost), added > 0 && audience.pay({ cost: added });
			},
			count,
			callOf: calls.ofRequest,
			isAtWork: calls.isAtWork,
			toAccount() {
				return [...counts].map(([name, times]) => `${times} ${name}${times === 1 ? "" : "s"}`).join(", ") || "no updates";
			}
		};
	}
	function toWords(kind, update) {
		if (kind !== "agent_message_chunk" && kind !== "agent_thought_chunk") return;
		let type = kind === "agent_message_chunk" ? "text" : "reasoning", content = chunk.safeParse(update).data?.content;
		if (content === void 0) return;
		let text = content.type === "text" ? content.text ?? "" : `[${content.type}]`;
		return text === "" ? void 0 : {
			type,
			text
		};
	}
	let kept = new Set([
		"title",
		"kind",
		"status",
		"name",
		"locations",
		"content",
		"rawInput"
	]);
	function createToolCalls({ clock, tellsInputByUpdate }) {
		let known = new Map(), waiting = new Map(), hasForgotten = !1, upsert = ({ toolCallId, ...update }) => {
			let fields = Object.entries(update).filter(([name, value]) => kept.has(name) && !isEmpty(value)), call = {
				...known.get(toolCallId),
				...Object.fromEntries(fields),
				toolCallId
			};
			known.set(toolCallId, call);
			let [oldest = ""] = known.keys();
			return known.size > 200 && (hasForgotten = known.delete(oldest)), waiting.get(toolCallId)?.(), call;
		};
		return {
			upsert,
			async ofRequest(request) {
				if (!tellsInputByUpdate) return upsert(request);
				let { toolCallId, rawInput } = request, call = upsert({
					...request,
					rawInput: void 0
				});
				if (call.rawInput === void 0) return {
					...call,
					rawInput: rawInput ?? {},
					isPartial: hasForgotten
				};
				let told = () => known.get(toolCallId)?.rawInput, isWhole = () => holdsAll(told(), rawInput);
				if (!isWhole()) {
					let { promise, resolve } = Promise.withResolvers();
					waiting.set(toolCallId, () => isWhole() && resolve());
					let cancel = clock.setTimer(2e3, resolve);
					await promise, cancel(), waiting.delete(toolCallId);
				}
				return {
					...known.get(toolCallId) ?? call,
					rawInput: isWhole() ? told() : rawInput,
					isPartial: !isWhole()
				};
			},
			isAtWork: () => [...known.values()].some(({ status }) => status === "in_progress")
		};
	}
	function holdsAll(whole, part) {
		if (typeof whole != "object" || !whole) return !1;
		if (isEmpty(part)) return !0;
		if (typeof part != "object" || !part) return !1;
		let fields = new Map(Object.entries(whole));
		return Object.entries(part).every(([name, value]) => (0, external_node_util_.isDeepStrictEqual)(fields.get(name), value));
	}
	function isEmpty(value) {
		return value == null || value === "" || typeof value == "object" && Object.keys(value).length === 0;
	}
	let names = new Map([
		["agent_message_chunk", "message chunk"],
		["agent_thought_chunk", "thought chunk"],
		["tool_call", "tool call"],
		["permission", "permission request"],
		["elicitation", "question"]
	]), complete = new Set([
		"end_turn",
		"max_tokens",
		"max_turn_requests",
		"refusal"
	]);
	function toTurnEnd({ stopReason }, wasRejected) {
		return complete.has(stopReason) ? "complete" : stopReason === "cancelled" ? {
			ending: "run_ended",
			message: `The agent ${wasRejected ? "ended its turn because its request was rejected" : "cancelled its turn"}.`
		} : {
			ending: "turn_failed",
			message: `The agent ended its turn for a reason that the protocol does not have: "${stopReason.slice(0, 100)}".`
		};
	}
	let quota = schemas._H3({ quota: schemas._H3({ token_count: schemas._H3({
		input_tokens: schemas.aig(),
		output_tokens: schemas.aig()
	}) }) });
	function tokensOf({ usage, _meta: meta }) {
		let told = usage ?? tallied(meta);
		if (told === void 0) return;
		let cached = toCount(told.cachedReadTokens), known = {
			prompt_tokens: toCount(told.inputTokens),
			completion_tokens: toCount(told.outputTokens),
			total_tokens: toCount(told.totalTokens),
			prompt_tokens_details: cached === void 0 ? void 0 : { cached_tokens: cached }
		};
		return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== void 0));
	}
	function tallied(meta) {
		let tally = quota.safeParse(meta).data?.quota.token_count;
		if (tally === void 0) return;
		let { input_tokens: inputTokens, output_tokens: outputTokens } = tally;
		return {
			inputTokens,
			outputTokens,
			totalTokens: inputTokens + outputTokens
		};
	}
	let tokenCount = schemas.Whr().check(api.qm(0));
	function toCount(value) {
		return tokenCount.safeParse(value).data;
	}
	function costOf(update) {
		return usageUpdate.safeParse(update).data?.cost.amount;
	}
	function createLiveTurn(options) {
		let { turn, session, clock, silenceMs, continuationOf } = options, { promise: over, resolve: tellOver } = Promise.withResolvers(), cancellation = prepareCancellation(options, () => {
			silence.stop(), questions.abandon();
		}), audience = createAudience(cancellation.begin), questions = createTurnQuestions(turn, audience, continuationOf), updates = readUpdates(options, audience, () => silence.heard()), conclude = (end) => {
			audience.tell({
				type: "account",
				text: updates.toAccount()
			}), audience.conclude(end);
		}, fail = (end) => {
			conclude(end), cancellation.begin();
		}, silence = (0, time_silence.X)(clock, silenceMs, () => fail({
			ending: "timeout",
			message: `The agent said nothing for ${silenceMs / 1e3} s.`
		}), () => questions.isWaiting() || updates.isAtWork()), hear = (io) => (session.model !== void 0 && io.report({
			type: "model",
			model: session.model
		}), audience.hear(io));
		return {
			session,
			approvalMode: turn.approvalMode,
			hear,
			hearUnheard: audience.hearUnheard,
			accepts: (number, answer) => questions.open(number)?.accepts(answer) ?? !1,
			resume({ standing }, answer, io) {
				let heard = hear(io);
				return questions.answer(answer, standing), heard;
			},
			update: updates.read,
			callOf: updates.callOf,
			ask(kind, request) {
				updates.count(kind), questions.add(request);
			},
			fail,
			finish(end, usage) {
				silence.stop(), cancellation.done(), usage !== void 0 && audience.pay(usage), conclude(end), questions.abandon(), tellOver();
			},
			wasRejected: questions.wasRejected,
			over
		};
	}
	function prepareCancellation({ clock, cancelAgent, killAgent }, onBegin) {
		let cancelGrace;
		return {
			begin() {
				cancelGrace === void 0 && (cancelGrace = clock.setTimer(1e4, killAgent), onBegin(), cancelAgent());
			},
			done: () => cancelGrace?.()
		};
	}
	function createTurnQuestions(turn, audience, continuationOf) {
		let { approvalMode } = turn, { standing } = turn, waiting = [], open, count = 0, isAbandoned = !1, isRejected = !1, known = ({ standingKey, consent }) => {
			let choice = standingKey === void 0 ? void 0 : standing.get(standingKey);
			return choice === void 0 ? approvalMode === "self-drive" ? consent : void 0 : {
				kind: "chosen",
				option: choice
			};
		}, askNext = () => {
			for (; open === void 0 && audience.canAsk();) {
				let request = waiting.shift();
				if (request === void 0) return;
				let answer = known(request);
				answer === void 0 ? (count += 1, open = {
					request,
					number: count
				}, audience.ask(request.question, continuationOf(count))) : request.settle(answer);
			}
		};
		return {
			add(request) {
				let isRefused = isAbandoned || waiting.length >= 100, answer = isRefused ? void 0 : known(request);
				isRefused || answer !== void 0 ? request.settle(answer) : (wait(request, waiting), askNext());
			},
			open: (number) => open?.number === number ? open.request : void 0,
			answer(answer, chosen) {
				standing = chosen, isRejected = answer.kind !== "accepted" && !(0, intern.kG)(answer);
				let request = open?.request;
				open = void 0;
				let choice = answer.kind === "chosen" ? answer.option : void 0;
				request?.standingKey !== void 0 && (choice === "allow_always" || choice === "reject_always") && audience.tell({
					type: "remember",
					operation: request.standingKey,
					choice
				}), request?.settle(answer), askNext();
			},
			abandon() {
				isAbandoned = !0;
				for (let request of [open?.request, ...waiting.splice(0)]) request?.settle(void 0);
				open = void 0;
			},
			isWaiting: () => open !== void 0 || waiting.length > 0,
			wasRejected: () => isRejected
		};
	}
	function wait(request, waiting) {
		waiting.push(request), request.signal.addEventListener("abort", () => {
			let at = waiting.indexOf(request);
			at !== -1 && waiting.splice(at, 1), request.settle(void 0);
		});
	}
	function confine(confinement) {
		let { network, forwarding } = confinement;
		if (network === "model" && forwarding === void 0) throw TypeError("There is no way to a model.");
		return async (order) => {
			let walls = wallsFor(order, confinement), refused = await tryWalls([...walls, "true"], order);
			if (refused !== void 0) throw Error(refused);
			if (forwarding === void 0) return launchPlain({
				...order,
				command: [
					"bwrap",
					...walls,
					...order.command
				]
			});
			let forward = [
				inside.node,
				inside.program,
				inside.socket,
				String(forwarding.port),
				keptPrefix
			], env = Object.entries(order.env).map(([name, value]) => [name.startsWith("NODE_") ? keptPrefix + name : name, value]), command = [
				"bwrap",
				...walls,
				...forward,
				...order.command
			];
			return launchPlain({
				...order,
				env: Object.fromEntries(env),
				command
			});
		};
	}
	let inside = {
		socket: "/run/interns/models.sock",
		node: "/run/interns/node",
		program: "/run/interns/forwarder.mjs"
	};
	inside.node;
	let keptPrefix = "INTERN_KEPT_";
	function wallsFor(order, { network, hidden, forwarding }) {
		let shown = forwarding && [
			[
				"--ro-bind",
				forwarding.socket,
				inside.socket
			],
			[
				"--ro-bind",
				(0, external_node_fs_.realpathSync)(process.execPath),
				inside.node
			],
			[
				"--ro-bind",
				forwarding.program,
				inside.program
			]
		];
		return [
			[
				"--unshare-user",
				"--unshare-pid",
				"--unshare-ipc",
				"--unshare-uts",
				"--cap-drop",
				"ALL",
				"--die-with-parent"
			],
			network === "host" ? [] : ["--unshare-net"],
			["--proc", "/proc"],
			...[
				"/proc/sys",
				"/proc/sysrq-trigger",
				"/proc/irq",
				"/proc/bus"
			].map((file) => [
				"--ro-bind-try",
				file,
				file
			]),
			[
				"--dev",
				"/dev",
				"--tmpfs",
				"/tmp",
				"--setenv",
				"TMPDIR",
				"/tmp"
			],
			...visibleTo(order).map(({ from, at }) => [
				"--ro-bind",
				from,
				at
			]),
			...inOrder(order.writable, hidden),
			...shown ?? [],
			[
				"--chdir",
				order.cwd,
				"--"
			]
		].flat();
	}
	function inOrder(writable, hidden) {
		let shown = writable.map((folder) => ({
			folder,
			words: [
				"--bind",
				folder,
				folder
			]
		}));
		return [...hidden.map((folder) => ({
			folder,
			words: ["--tmpfs", folder]
		})), ...shown].toSorted((a, b) => a.folder.length - b.folder.length).map(({ words }) => words);
	}
	let instead = "or write \"sandbox: none\", which confines nothing";
	async function tryWalls(args, { env, cwd }) {
		try {
			await (0, external_node_util_.promisify)(external_node_child_process_.execFile)("bwrap", args, {
				env: { ...env },
				cwd
			});
			return;
		} catch (error) {
			let { code, stderr } = Object(error);
			return code === "ENOENT" ? `The sandbox needs bubblewrap, and "bwrap" is not in PATH. Install it ("apt-get install bubblewrap"), ${instead}.` : typeof code == "string" ? `The sandbox could not be started: ${(0, errors.Uc)(error)}.` : `The system refuses the sandbox (${String(stderr).slice(0, 1e3).trim() || `exit status ${String(code)}`}). On Ubuntu, "sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" as root lets users have one; else run the service where user namespaces are allowed, ${instead}.`;
		}
	}
	let systemFolders = [
		"/usr",
		"/bin",
		"/sbin",
		"/lib",
		"/lib32",
		"/lib64",
		"/nix/store"
	], systemFiles = [
		"alternatives",
		"ca-certificates",
		"group",
		"hosts",
		"ld.so.cache",
		"localtime",
		"nsswitch.conf",
		"os-release",
		"passwd",
		"pki/ca-trust/extracted",
		"pki/tls/cert.pem",
		"pki/tls/certs",
		"pki/tls/openssl.cnf",
		"protocols",
		"resolv.conf",
		"services",
		"ssl/certs",
		"ssl/openssl.cnf"
	].map((name) => `/etc/${name}`);
	function visibleTo({ command, env, writable }) {
		let isWritable = (file) => writable.some((folder) => (0, resolved_path.UO)(file, folder)), folders = (env.PATH ?? "").split(external_node_path_.delimiter).filter((folder) => external_node_path_.isAbsolute(folder) && !isWritable(folder)), [program = "", ...args] = command, files = [(program.includes("/") ? program : folders.map((folder) => external_node_path_.join(folder, program)).find(isFile)) ?? "", ...args].filter((file) => external_node_path_.isAbsolute(file) && !isWritable(file) && isFile(file)), beyondSystem = [...folders.filter((folder) => isFolder(folder) && !(0, resolved_path.UO)((0, external_node_os_.homedir)(), folder)).map(asItself), ...files.flatMap(filesOf)];
		return [
			...systemFolders.filter(isFolder).map(asItself),
			...systemFiles.flatMap(whereItLeads),
			...beyondSystem.filter(({ at }) => !systemFolders.some((folder) => (0, resolved_path.UO)(at, folder)))
		];
	}
	let asItself = (file) => ({
		from: file,
		at: file
	});
	function whereItLeads(file) {
		try {
			return [{
				from: (0, external_node_fs_.realpathSync)(file),
				at: file
			}];
		} catch {
			return [];
		}
	}
	function filesOf(file) {
		let real = (0, external_node_fs_.realpathSync)(file), [above, below] = real.split(`${external_node_path_.sep}node_modules${external_node_path_.sep}`, 2);
		return [
			file,
			real,
			...below === void 0 ? [] : [external_node_path_.join(above ?? "", "node_modules")]
		].map(asItself);
	}
	let isFile = (file) => statOf(file)?.isFile() ?? !1, isFolder = (file) => statOf(file)?.isDirectory() ?? !1;
	function statOf(file) {
		try {
			return (0, external_node_fs_.statSync)(file);
		} catch {
			return;
		}
	}
	function openAgent({ workFolder, onProcess, brokers, ...options }) {
		let { settings } = options, { sandbox, network, agent, model_access: access } = settings, redactor = (0, secret.l)(), models = access === void 0 || brokers === void 0 ? void 0 : createAgentModels({
			settings,
			access,
			brokers,
			redactor
		}), hidden = [workFolder.hidden, ...models === void 0 ? [] : [models.folder]], start = sandbox === "bubblewrap" ? confine({
			network,
			hidden,
			forwarding: models?.forwarding
		}) : launchPlain, launch = async (order) => {
			let started = await start(order);
			return onProcess?.(started.pid, started.mark), started;
		};
		return createAcpIntern({
			...options,
			profile: profiles.xD[agent],
			redactor,
			launch: models === void 0 ? launch : models.keyed(launch),
			openModels: models?.open,
			folder: workFolder.ofAgent(options.internId)
		}, models);
	}
	let continuation = schemas.Ikc({
		turn: schemas.YjP(),
		question: schemas.Whr()
	}), agentIsGone = {
		ending: "stream_severed",
		message: "The connection to the agent broke."
	};
	function createAcpIntern(options, models) {
		let turns = {
			byId: new Map(),
			outstanding: new Map()
		}, agent = keepAgent(options, {
			callbacks: (parts) => createCallbacks({
				...parts,
				profile: options.profile,
				turnOf: (name) => turns.outstanding.get(name)
			}),
			onGone(how) {
				let message = `The connection to the agent broke. ${how}`;
				for (let live of turns.byId.values()) live.finish({
					ending: "stream_severed",
					message
				}, void 0);
			}
		}), find = (stored) => turns.byId.get(continuation.parse(stored).turn);
		return {
			lifecycle: agent.lifecycle,
			settled: agent.settled,
			async begin(turn) {
				let session = await prepareTurn(turn, {
					...options,
					agent,
					outstanding: turns.outstanding
				});
				return "ending" in session ? session : async (io) => {
					let ready = agent.ready();
					return ready === void 0 ? io.report({
						type: "end",
						...agentIsGone
					}) : (turns.byId.size === 0 && models?.beginRun(), begin({
						turn,
						io,
						session,
						ready
					}, turns, options, agent));
				};
			},
			async continueWhilePaused(_turn, stored, io) {
				let live = find(stored);
				live === void 0 ? await io.report({
					type: "end",
					why: "The service was restarted, and a question of a real agent does not outlive that. Prompt it again."
				}) : await live.hearUnheard(io);
			},
			accepts: (stored, answer) => find(stored)?.accepts(continuation.parse(stored).question, answer) ?? !1,
			async resume(turn, { continuation: stored, answer }, io) {
				let live = find(stored);
				live === void 0 ? await io.report({
					type: "end",
					...agentIsGone
				}) : await live.resume(turn, answer, io);
			},
			modelUse: () => models?.use,
			async close() {
				await agent.close(), await models?.close();
			}
		};
	}
	function begin({ turn, io, session, ready: { agent, sessions } }, { byId, outstanding }, { clock, settings, profile }, { redact }) {
		let id = (0, external_node_crypto_.randomUUID)(), { agentSession } = session, live = createLiveTurn({
			turn,
			session,
			clock,
			silenceMs: settings.silence,
			tellsInputByUpdate: profile.tellsInputByUpdate === !0,
			continuationOf: (question) => ({
				turn: id,
				question
			}),
			cancelAgent: () => agent.connection.notify("session/cancel", { sessionId: agentSession }),
			killAgent: agent.kill,
			onCost: (toldCost) => sessions.saveCost(session, toldCost)
		});
		byId.set(id, live), outstanding.set(agentSession, live), live.over.then(() => {
			byId.delete(id), outstanding.delete(agentSession);
		});
		let heard = live.hear(io);
		if (turn.approvalMode === "manual" && !isSetToAsk(session, profile)) return live.finish(leftAsking, void 0), heard;
		let params = {
			sessionId: agentSession,
			prompt: [{
				type: "text",
				text: turn.prompt
			}]
		};
		return agent.connection.request("session/prompt", params, promptResult).then((result) => live.finish(toTurnEnd(result, live.wasRejected()), tokensOf(result)), (error) => {
			if (!(error instanceof AgentError)) return;
			let message = `The agent could not go on: ${redact(error.message)}`;
			live.finish({
				ending: "turn_failed",
				message
			}, void 0);
		}), heard;
	}
	let notification = schemas._H3({
		sessionId: schemas.YjP(),
		update: anyUpdate
	});
	function createCallbacks({ profile, sessionOf, turnOf, debug }) {
		return {
			noise: (line) => debug(`no message: ${line}`),
			update(params) {
				let read = notification.safeParse(params);
				if (!read.success) {
					debug(`an update that the protocol does not have: ${JSON.stringify(params)}`);
					return;
				}
				let { sessionId, update } = read.data, kind = update.sessionUpdate;
				kind.endsWith("_chunk") || debug(`${kind}: ${JSON.stringify(update)}`);
				let turn = turnOf(sessionId), session = sessionOf(sessionId);
				return session !== void 0 && noteChange(session, kind, update) && turn?.approvalMode === "manual" && !isSetToAsk(session, profile) && turn.fail(leftAsking), turn?.update(kind, update);
			},
			async permission(request, signal) {
				let turn = turnOf(request.sessionId), call = await turn?.callOf(request.toolCall);
				return new Promise((respond) => {
					if (turn !== void 0 && call !== void 0) {
						let question = toPermission(request, {
							call,
							profile,
							folder: turn.session.folder,
							signal,
							respond
						});
						if (question !== void 0) return turn.ask("permission", question);
					}
					debug(`a permission request is cancelled, nobody can be asked: ${JSON.stringify(request)}`), respond(void 0);
				});
			},
			elicitation: (request, signal) => new Promise((respond) => {
				let question = toElicitation(request, {
					signal,
					respond
				}), turn = turnOf(request.sessionId ?? "");
				if (turn !== void 0 && question !== void 0) return turn.ask("elicitation", question);
				debug(`a question is declined, nobody can be asked: ${JSON.stringify(request)}`), respond({ action: "decline" });
			})
		};
	}
	let leftAsking = {
		ending: "run_ended",
		message: "The agent left the mode in which it asks, so the run was ended."
	};
	function noteChange(session, kind, update) {
		let mode = kind === "current_mode_update" ? modeUpdate.safeParse(update).data : void 0, config = kind === "config_option_update" ? configUpdate.safeParse(update).data : void 0;
		return mode !== void 0 && noteMode(session, mode.currentModeId), config !== void 0 && noteOptions(session, config.configOptions), mode !== void 0 || config !== void 0;
	}
}) };
