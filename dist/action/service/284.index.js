export const id = 284;
export const ids = [284];
export const modules = { 4284: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		chooseSocketFolder: () => chooseSocketFolder,
		createCallbacks: () => createCallbacks,
		listMounts: () => listMounts,
		openAgent: () => openAgent
	});
	var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), schemas = __webpack_require__(4343), acp_agents = __webpack_require__(7627), lib_folders = __webpack_require__(2782), secret = __webpack_require__(6385), rate_limit = __webpack_require__(6505), resolved_path = __webpack_require__(679), work_folder = __webpack_require__(3153);
	function makeAgentFolders(folder, internId, workdir) {
		let home = makePrivate(external_node_path_.join(folder, "home"));
		stopTsconfigSearch(home);
		let sessions = workdir ?? makePrivate(external_node_path_.join(folder, "sessions"));
		return {
			home,
			writable: [home, sessions],
			getSessionFolder: (sessionId) => workdir ?? (0, work_folder.j)(sessions, internId, sessionId)
		};
	}
	function makePrivate(folder) {
		if ((0, lib_folders.wZ)(folder, 448), !(0, external_node_fs_.lstatSync)(folder).isDirectory()) throw Error(`"${folder}" is a link. Remove it.`);
		return (0, external_node_fs_.chmodSync)(folder, 448), folder;
	}
	function stopTsconfigSearch(folder) {
		let file = external_node_path_.join(folder, "tsconfig.json");
		(0, external_node_fs_.rmSync)(file, {
			recursive: !0,
			force: !0
		}), (0, external_node_fs_.writeFileSync)(file, "{}", { flag: "wx" });
	}
	function createAgentEnvironment(options) {
		let { env, home, writable, profile, settings } = options, { PATH, LANG, TMPDIR } = env;
		return {
			...PATH === void 0 ? {} : { PATH: removeUnsafeFolders(PATH, writable) },
			...LANG === void 0 ? {} : { LANG },
			...TMPDIR === void 0 ? {} : { TMPDIR },
			HOME: home,
			XDG_CONFIG_HOME: external_node_path_.join(home, ".config"),
			XDG_DATA_HOME: external_node_path_.join(home, ".local/share"),
			XDG_STATE_HOME: external_node_path_.join(home, ".local/state"),
			XDG_CACHE_HOME: external_node_path_.join(home, ".cache"),
			...profile.env,
			...Object.fromEntries(Object.entries(settings.env).map(([name, value]) => [name, value.reveal()])),
			...pickIgnoreVariables(profile),
			...profile.fixedEnv
		};
	}
	function removeUnsafeFolders(searchPath, writable) {
		let unsafe = writable.map(resolved_path.Ap);
		return searchPath.split(external_node_path_.delimiter).filter((folder) => external_node_path_.isAbsolute(folder) && !unsafe.some((root) => (0, resolved_path.UO)((0, resolved_path.Ap)(folder), root))).join(external_node_path_.delimiter);
	}
	function pickIgnoreVariables({ env, folderSettings }) {
		let names = new Set(folderSettings.flatMap(({ ignoredBy = [] }) => ignoredBy));
		return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
	}
	var promises_ = __webpack_require__(8500), acp = __webpack_require__(9540), json = __webpack_require__(6413), api = __webpack_require__(3759);
	let wire_text = schemas.cl6(schemas.YjP()), anyUpdate = schemas._H3({ sessionUpdate: schemas.YjP() }), chunk = schemas._H3({ content: schemas._H3({
		type: schemas.YjP(),
		text: schemas.lqM(schemas.YjP())
	}) }), toolCall = schemas._H3({
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
		let fault, openRequests = new Set(), readMessages = async function* () {
			try {
				for await (let line of readLines(stdout)) {
					if (line.trim() === "") continue;
					let message = (0, json.qF)(line);
					if (!(0, json.Gv)(message) || message.jsonrpc !== "2.0") callbacks.onNoise(line);
					else if (isUpdate(message)) {
						let backpressure = callbacks.onUpdate(message.params);
						backpressure !== void 0 && await backpressure;
					} else message.method === void 0 && !openRequests.delete(message.id) ? callbacks.onNoise(`An answer to an unknown request: ${String(message.id)}`) : isMessage(message) && (yield message, await (0, promises_.setImmediate)());
				}
			} catch (error) {
				fault = error instanceof Error ? error.message : String(error);
			}
		}, connection = createClient(callbacks).connect({
			readable: ReadableStream.from(readMessages()),
			writable: new WritableStream({ write(message) {
				return "method" in message && "id" in message && openRequests.add(message.id), new Promise((resolve) => void stdin.write(`${JSON.stringify(message)}\n`, () => resolve()));
			} })
		});
		return {
			async request(method, params, schema) {
				let answer = await connection.agent.request(method, params).catch((cause) => {
					throw cause instanceof acp.GI ? new AgentError(describeRequestError(cause), cause.code) : new AgentGone("The connection to the agent is closed.", { cause });
				}), parsed = schema.safeParse(answer);
				if (parsed.success) return parsed.data;
				throw new AgentError(`It answered "${method}" with something that the protocol does not allow.`, -32603);
			},
			notify: (method, params) => void connection.agent.notify(method, params).catch(() => {}),
			closed: connection.closed,
			getFault: () => fault
		};
	}
	function createClient({ onPermission, onElicitation }) {
		let { session, elicitation } = acp.vX.client;
		return (0, acp.Sn)({ name: "intern-action" }).onRequest(session.requestPermission, (params) => permissionRequest.safeParse(params), async ({ params, signal }) => {
			let optionId = params.success ? await onPermission(params.data, signal).catch(() => void 0) : void 0;
			return { outcome: optionId === void 0 ? { outcome: "cancelled" } : {
				outcome: "selected",
				optionId
			} };
		}).onRequest(elicitation.create, (params) => elicitationRequest.safeParse(params), async ({ params, signal }) => params.success ? onElicitation(params.data, signal).catch(() => declined) : declined);
	}
	let declined = { action: "decline" }, isUpdate = ({ id, method }) => method === acp.vX.client.session.update && id === void 0;
	function isMessage(message) {
		return typeof message.method == "string" || "id" in message;
	}
	function describeRequestError({ message, data }) {
		let details = typeof data == "object" && data && "details" in data ? data.details : data;
		return typeof details == "string" && details !== "" && !message.includes(details) ? `${message}: ${details}` : message;
	}
	let longestMessageBytes = 33554432;
	async function* readLines(stdout) {
		let parts = [], bytes = 0, append = (part) => {
			if (bytes += part.length, bytes > longestMessageBytes) throw Error(`It wrote a message of more than ${longestMessageBytes / 1024 / 1024} MiB.`);
			parts.push(part);
		};
		for await (let chunk of stdout) {
			let start = 0;
			for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", start)) append(chunk.subarray(start, end)), yield Buffer.concat(parts).toString(), parts = [], bytes = 0, start = end + 1;
			append(chunk.subarray(start));
		}
	}
	function toSession(fields, state) {
		let session = {
			...fields,
			options: new Map()
		};
		return recordState(session, state), session;
	}
	function recordState(session, { modes, configOptions, models }) {
		modes != null && recordMode(session, modes.currentModeId), models != null && (session.model = models.currentModelId ?? session.model, session.modelChoice = {
			option: void 0,
			models: (models.availableModels ?? []).map(({ modelId }) => modelId)
		}), recordOptions(session, configOptions ?? []);
	}
	function recordMode(session, mode) {
		session.mode = mode, session.reportedMode = mode;
	}
	function recordOptions(session, options) {
		for (let { id, category, currentValue, options: choices } of options) session.options.set(id, currentValue), category === "model" && typeof currentValue == "string" && (session.model = currentValue, session.modelChoice = {
			option: id,
			models: (choices ?? []).flatMap(({ value, options: group }) => group === void 0 ? value === void 0 ? [] : [value] : group.map((choice) => choice.value))
		});
	}
	function isSetToAsk({ mode, options }, { asking }) {
		return asking.by === "word" ? !0 : asking.by === "config_option" ? options.get(asking.option) === asking.manual : mode === asking.manual;
	}
	let createParams = (folder, { profile: { sessionMeta } }) => ({
		cwd: external_node_path_.resolve(folder),
		mcpServers: [],
		_meta: sessionMeta
	});
	function createAgentSessions(options) {
		let { table, getSessionFolder } = options, openings = new Map(), sessions = new Map(), addSession = (sessionId, agentSession, state) => {
			let { toldCost: reportedCost = 0 } = table.read(sessionId) ?? {}, session = toSession({
				sessionId,
				agentSession,
				folder: getSessionFolder(sessionId),
				reportedCost
			}, state);
			return sessions.set(agentSession, session), session;
		}, spare, beginSession = async (sessionId) => {
			let folder = getSessionFolder(sessionId), state = (folder === options.probeFolder ? spare : void 0) ?? await requestNewSession(folder, options);
			return state === spare && (spare = void 0), table.write(sessionId, {
				agentSession: state.sessionId,
				toldCost: 0
			}), addSession(sessionId, state.sessionId, state);
		}, resumeOrBegin = async (sessionId) => {
			let session = await resumeSession(sessionId, options, addSession) ?? await beginSession(sessionId);
			return await setModel(session, options), session;
		};
		return {
			async probe() {
				spare = await requestNewSession(options.probeFolder, options), await setModel(toSession({
					sessionId: "",
					agentSession: spare.sessionId,
					folder: options.probeFolder,
					reportedCost: 0
				}, spare), options);
			},
			open(sessionId) {
				let earlierOpening = openings.get(sessionId);
				if (earlierOpening !== void 0) return earlierOpening;
				let opening = resumeOrBegin(sessionId);
				return openings.set(sessionId, opening), opening.catch(() => openings.delete(sessionId)), opening;
			},
			find: (agentSession) => sessions.get(agentSession),
			createAskingSession: (session) => createAskingSession(session, options),
			saveCost(session, reportedCost) {
				session.reportedCost = reportedCost, table.write(session.sessionId, {
					agentSession: session.agentSession,
					toldCost: reportedCost
				});
			}
		};
	}
	async function setOption(session, id, value, { connection }) {
		let params = {
			sessionId: session.agentSession,
			configId: id,
			value
		};
		recordOptions(session, (await connection.request("session/set_config_option", params, configUpdate)).configOptions);
	}
	function createAskingSession(session, options) {
		return {
			async setConfigOption(id, value) {
				return await setOption(session, id, value, options), session.options;
			},
			async setMode(modeId) {
				let params = {
					sessionId: session.agentSession,
					modeId
				};
				await options.connection.request("session/set_mode", params, sessionState), session.mode = modeId, session.reportedMode !== modeId && (session.reportedMode = void 0);
			},
			async confirmMode(modeId) {
				if (session.reportedMode === modeId) return modeId;
				let state = await requestState(session.agentSession, session.folder, options);
				return state !== void 0 && recordState(session, state), session.reportedMode;
			}
		};
	}
	async function resumeSession(sessionId, options, add) {
		let { table, getSessionFolder, log } = options, stored = table.read(sessionId);
		if (stored !== void 0) try {
			let state = await requestState(stored.agentSession, getSessionFolder(sessionId), options);
			if (state !== void 0) return add(sessionId, stored.agentSession, state);
			log.warning(`The agent can't continue session "${sessionId}" after a restart, so it starts a new one.`);
		} catch (error) {
			if (!(error instanceof AgentError)) throw error;
			log.warning(`The agent could not continue session "${sessionId}", so it starts a new one: ${error.message}`);
		}
	}
	async function requestState(agentSession, folder, options) {
		let { connection, initialized } = options, { sessionCapabilities, loadSession } = initialized.agentCapabilities ?? {}, canResume = sessionCapabilities?.resume !== void 0 && sessionCapabilities.resume !== null;
		if (!canResume && loadSession !== !0) return;
		let params = {
			...createParams(folder, options),
			sessionId: agentSession
		};
		return connection.request(canResume ? "session/resume" : "session/load", params, sessionState);
	}
	function requestNewSession(folder, options) {
		return options.connection.request("session/new", createParams(folder, options), newSession);
	}
	async function setModel(session, options) {
		let { model } = options.settings;
		if (model === void 0 || session.model === model) return;
		let choice = session.modelChoice;
		if (choice === void 0 || !choice.models.includes(model)) {
			let hint = choice === void 0 || choice.models.length === 0 ? "It lists none." : `It has: ${choice.models.join(", ")}.`;
			throw Error(`The agent has no model "${model}". ${hint} Correct "model", or leave it out.`);
		}
		if (choice.option !== void 0) return setOption(session, choice.option, model, options);
		await options.connection.request("session/set_model", {
			sessionId: session.agentSession,
			modelId: model
		}, anyAnswer), session.model = model;
	}
	var errors = __webpack_require__(8071);
	function findFolderProblem(folder, { folderSettings }) {
		let folders = listSettingsFolders(folder), dangerousFile = folderSettings.map((setting) => findDangerousFile(setting, folders)).find((file) => file !== void 0);
		if (dangerousFile !== void 0) return `"${dangerousFile}" can make the agent act without asking, and the agent can't be made to ignore it. Remove it.`;
	}
	function findDangerousFile(setting, folders) {
		let { path: name, ignoredBy, isReadFromParents = !1, isHarmless } = setting;
		if (ignoredBy === void 0) return (isReadFromParents ? folders : folders.slice(0, 1)).filter((base) => mayExist(base, name)).map((base) => external_node_path_.join(base, name)).find((file) => isHarmless === void 0 || !isHarmlessFile(file, isHarmless));
	}
	function findHomeProblem(home, { homeSettings = [] }) {
		let found = homeSettings.find((name) => mayExist(home, name));
		if (found !== void 0) return `"${external_node_path_.join(home, found)}" can make the agent act without asking. Start the service again: it moves that out of the home.`;
	}
	function setHomeSettingsAside(home, aside, { homeSettings = [] }) {
		return homeSettings.flatMap((name) => {
			let entry = findEntry(home, name);
			if (entry === void 0) return [];
			(0, lib_folders.wZ)(aside, 448);
			let target = external_node_path_.join((0, external_node_fs_.mkdtempSync)(external_node_path_.join(aside, "home-")), external_node_path_.basename(entry));
			return (0, external_node_fs_.renameSync)(entry, target), [`"${entry}" to "${target}"`];
		});
	}
	function listSettingsFolders(folder) {
		let absolute = external_node_path_.resolve(folder);
		return [...new Set([absolute, (0, resolved_path.Ap)(absolute)].flatMap(lib_folders.Mw))];
	}
	function mayExist(base, name) {
		return findEntry(base, name) !== void 0;
	}
	function findEntry(base, name) {
		let [first = "", ...rest] = name.split("/"), entry = external_node_path_.join(base, first);
		try {
			let stats = (0, external_node_fs_.lstatSync)(entry, { throwIfNoEntry: !1 });
			return stats === void 0 ? void 0 : rest.length === 0 || stats.isSymbolicLink() ? entry : findEntry(entry, rest.join("/"));
		} catch (error) {
			return (0, errors.oO)(error) === "ENOTDIR" ? void 0 : entry;
		}
	}
	function isHarmlessFile(file, isHarmless) {
		try {
			let content = readSettings(file, { followsFolders: !0 });
			return content !== void 0 && isHarmless(content.toString());
		} catch {
			return !1;
		}
	}
	let maxSettingsBytes = 1048576;
	function readSettings(file, { followsFolders = !1 } = {}) {
		if (!(0, external_node_fs_.lstatSync)(file).isFile()) return;
		let descriptor = (0, external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
		try {
			let stats = (0, external_node_fs_.fstatSync)(descriptor);
			return stats.isFile() && stats.size <= maxSettingsBytes && (followsFolders || (0, lib_folders.$V)(descriptor, file)) ? (0, external_node_fs_.readFileSync)(descriptor) : void 0;
		} finally {
			(0, external_node_fs_.closeSync)(descriptor);
		}
	}
	async function runAgent({ launch, order, callbacks, log, redact, name }) {
		let agentProcess = await launch(order).catch((error) => {
			throw toLaunchError(error, order.command[0] ?? "");
		}), getStderr = collectStderr(agentProcess.stderr, {
			redact,
			onLine: (line) => log.debug(`${name}: ${line}`)
		}), connection = connectAgent(agentProcess, callbacks);
		return {
			connection,
			exitReason: awaitExit(agentProcess, connection),
			getStderr,
			kill: () => agentProcess.signal("SIGKILL"),
			async close() {
				agentProcess.stdin.end(), agentProcess.signal("SIGTERM");
				let timer = setTimeout(() => agentProcess.signal("SIGKILL"), 1e3);
				await agentProcess.exit, clearTimeout(timer);
			}
		};
	}
	async function awaitExit(agentProcess, connection) {
		let first = await Promise.race([connection.closed.then(() => "output"), agentProcess.exit.then(() => "process")]);
		agentProcess.signal("SIGKILL");
		let ending = await agentProcess.exit, fault = connection.getFault();
		return fault === void 0 ? first === "output" && ending === "signal SIGKILL" ? "It closed its standard output." : `It ended with ${ending}.` : fault;
	}
	function toLaunchError(error, program) {
		let code = (0, errors.oO)(error);
		if (code === "ENOENT") {
			let message = `"${program}" was not found. Install it, or write where it is under "command".${program.includes("/") ? "" : " Folders of PATH in the work folder of an agent are ignored."}`;
			return Error(message, { cause: error });
		}
		return code === "EACCES" ? Error(`"${program}" can't be run: it is not executable.`, { cause: error }) : error instanceof Error ? error : Error(String(error));
	}
	function collectStderr(stderr, { redact, onLine }) {
		let stderrTail = "", partialLine = "", decoder = new TextDecoder();
		return stderr.on("data", (bytes) => {
			let text = decoder.decode(bytes, { stream: !0 });
			stderrTail = (stderrTail + text).slice(-65536);
			let lines = (partialLine + text).split("\n");
			partialLine = (lines.pop() ?? "").slice(-65536);
			for (let line of lines) line.trim() !== "" && onLine(redact(line));
		}), stderr.on("error", () => {}), () => redact(stderrTail).trim().slice(-600);
	}
	let limitMs = 6e4;
	async function runProgram(order, launch, clock) {
		let commandLine = order.command.join(" "), agentProcess = await launch(order);
		agentProcess.stdin.end(), agentProcess.stderr.resume();
		let parts = [], bytes = 0;
		agentProcess.stdout.on("data", (part) => {
			bytes += part.length, bytes <= 4194304 ? parts.push(part) : agentProcess.signal("SIGKILL");
		});
		try {
			let message = `"${commandLine}" took more than ${limitMs / 1e3} s.`, ending = await withTimeout(agentProcess.exit, {
				clock,
				ms: limitMs,
				message
			});
			if (ending !== "exit status 0") throw Error(`"${commandLine}" ended with ${ending}.`);
			return Buffer.concat(parts).toString();
		} finally {
			agentProcess.signal("SIGKILL");
		}
	}
	class TooLate extends Error {
		name = "TooLate";
	}
	async function withTimeout(work, { clock, ms, message }) {
		let { promise: timeout, reject } = Promise.withResolvers(), cancel = clock.setTimer(ms, () => reject(new TooLate(message)));
		try {
			return await Promise.race([work, timeout]);
		} finally {
			cancel();
		}
	}
	let maxEntries = 1e3, maxCopiedBytes = 4 * maxSettingsBytes;
	async function withSettingsCopy({ folder, agentFolder, profile }, work) {
		let names = profile.folderSettings.map(({ path: name }) => name), root = (0, external_node_fs_.mkdtempSync)(external_node_path_.join(agentFolder, "settings-"));
		try {
			stopTsconfigSearch(root);
			let budget = {
				entries: maxEntries,
				bytes: maxCopiedBytes
			}, cwd = root;
			for (let source of listSettingsFolders(folder).toReversed()) {
				let present = names.filter((name) => mayExist(external_node_path_.join(source, external_node_path_.dirname(name)), external_node_path_.basename(name)));
				if (present.length !== 0) {
					cwd = external_node_path_.join(cwd, "below"), (0, external_node_fs_.mkdirSync)(cwd);
					for (let name of present) copySettings(name, source, cwd, budget);
				}
			}
			return await work(cwd, root);
		} finally {
			(0, external_node_fs_.rmSync)(root, {
				recursive: !0,
				force: !0
			});
		}
	}
	function copySettings(name, source, target, budget) {
		let file = external_node_path_.join(source, name);
		if (--budget.entries, budget.entries < 0) throw createLimitError(source);
		if ((0, external_node_fs_.lstatSync)(file).isDirectory()) {
			for (let entry of (0, external_node_fs_.readdirSync)(file)) copySettings(external_node_path_.join(name, entry), source, target, budget);
			return;
		}
		let content = /\.(?:jsonc?|md)$/.test(name) ? readSettings(file) : void 0;
		if (content !== void 0) {
			if (budget.bytes -= content.length, budget.bytes < 0) throw createLimitError(source);
			(0, lib_folders.wZ)(external_node_path_.dirname(external_node_path_.join(target, name))), (0, external_node_fs_.writeFileSync)(external_node_path_.join(target, name), content);
		}
	}
	function createLimitError(folder) {
		return Error(`The settings in "${folder}" and the folders above it are too many or too large: the service copies at most ${`${maxEntries} files and folders, and ${maxCopiedBytes / 1024 ** 2} MiB`}. Remove what is not needed.`);
	}
	function superviseAgent(options, listeners) {
		let context = prepareContext(options), { getSessionFolder, log, name, redact } = context, { current: lifecycle, change: changeLifecycle } = createLifecycle(options.clock), restarts = (0, rate_limit.a)(5, options.clock), { promise: settled, resolve: resolveSettled } = Promise.withResolvers(), currentAgent, ready, isClosing = !1, provisionOptions = {
			...context,
			callbacks: listeners.createCallbacks({
				findSession: (id) => ready?.sessions.find(id),
				debug: context.debug
			}),
			onStep: (progress) => changeLifecycle({
				status: "provisioning",
				progress
			}),
			async onStart(agent) {
				currentAgent = agent, isClosing && await agent.close();
			}
		}, supervise = async () => {
			for (;;) {
				ready = await provision(provisionOptions), changeLifecycle({
					status: "running",
					last_failure_message: null
				}), resolveSettled();
				let { agent } = ready, exitReason = await agent.exitReason;
				if (ready = void 0, listeners.onExit(redact(exitReason)), isClosing) return;
				if (restarts.take("restart") !== void 0) {
					let problem = `The agent ended more than 5 times within a minute. ${exitReason}`;
					throw Error(appendStderr(problem, agent.getStderr()));
				}
				log.warning(`${name} is started again: ${exitReason}`);
			}
		}, supervision = supervise().catch((error) => {
			if (isClosing) return;
			let message = redact(describeFailure(error, currentAgent));
			return changeLifecycle({
				status: "failed",
				last_failure_message: message
			}), log.error(`${name} failed: ${message}`), currentAgent?.close();
		}).finally(resolveSettled);
		return {
			lifecycle,
			ready: () => ready,
			settled,
			redact,
			getSessionFolder,
			runInSettingsCopy: (folder, args) => runInSettingsCopy(context, folder, args),
			async close() {
				isClosing = !0, changeLifecycle({ status: "stopped" }), await currentAgent?.close(), await supervision;
			}
		};
	}
	function prepareContext(options) {
		let { settings, profile, workdir, env } = options, { getSessionFolder, ...folders } = makeAgentFolders(options.agentFolder, options.internId, workdir), environment = createAgentEnvironment({
			env,
			...folders,
			profile,
			settings
		}), { add, redact } = options.redactor ?? (0, secret.l)();
		for (let value of Object.values(settings.env)) value.reveal().length >= 8 && add(value);
		let logAt = (level) => (message) => options.log[level](redact(message)), log = {
			debug: logAt("debug"),
			warning: logAt("warning"),
			error: logAt("error")
		}, name = `Intern "${options.name}"`, command = resolvePaths(settings.command ?? profile.command, workdir);
		return {
			...options,
			getSessionFolder,
			log,
			redact,
			name,
			debug: (text) => log.debug(`${name}: ${text.slice(0, 2e3)}`),
			home: folders.home,
			chooseProbeFolder() {
				return workdir !== void 0 && findFolderProblem(workdir, profile) === void 0 ? workdir : folders.home;
			},
			createOrder: (cwd, args, readable) => ({
				command: args === void 0 ? command : [...stripProtocolArgs(command, profile), ...args],
				env: environment,
				cwd,
				writable: folders.writable,
				readable
			})
		};
	}
	function runInSettingsCopy(context, folder, args) {
		let { createOrder, launch, clock } = context, run = (cwd, root) => runProgram(createOrder(cwd, args, root), launch, clock);
		return withSettingsCopy({
			...context,
			folder
		}, run);
	}
	function resolvePaths(command, workdir) {
		if (workdir === void 0) return command;
		let isPath = (word, index) => index === 0 ? word.includes("/") : /^\.\.?\//.test(word);
		return command.map((word, index) => isPath(word, index) ? external_node_path_.resolve(workdir, word) : word);
	}
	function stripProtocolArgs(command, { command: [, ...args] }) {
		return args.length > 0 && command.slice(-args.length).join("\0") === args.join("\0") ? command.slice(0, -args.length) : command.slice(0, 1);
	}
	function describeFailure(error, agent) {
		let message = error instanceof Error ? error.message : String(error);
		return error instanceof AgentError || error instanceof TooLate ? appendStderr(message, agent?.getStderr() ?? "") : message;
	}
	function appendStderr(reason, stderr) {
		return stderr === "" ? reason : `${reason} It said: ${stderr}`;
	}
	function createLifecycle(clock) {
		let updatedAt = () => new Date(clock.now()).toISOString(), state = {
			status: "queued",
			progress: null,
			last_failure_message: null,
			updated_at: updatedAt()
		};
		return {
			current: () => state,
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
		let { clock, onStep, onStart, openModels, settings, profile, createOrder, home } = options, probeFolder = options.chooseProbeFolder(), startFolder = profile.startsInHome === !0 ? home : probeFolder, methodId = settings.authenticate ?? profile.authMethodId, [stepNumber, totalSteps] = [0, openModels === void 0 ? 3 : 4], step = (label, work, ms = 6e4) => {
			stepNumber += 1, onStep({
				step_label: label,
				step_number: stepNumber,
				total_steps: totalSteps
			});
			let message = `The agent did not finish the step "${label}" within ${ms / 1e3} s.`;
			return withTimeout(work(), {
				clock,
				ms,
				message
			});
		};
		openModels !== void 0 && await step("model access", openModels, 7e4), stopTsconfigSearch(home);
		for (let moved of setHomeSettingsAside(home, external_node_path_.join(options.agentFolder, "set-aside"), profile)) options.log.warning(`${options.name} can be made to act without asking by a file in its home. Moved ${moved}.`);
		let checkHome = watchHome(home, profile), agent = await step("spawn", async () => {
			let runningAgent = await runAgent({
				...options,
				order: createOrder(startFolder)
			});
			return await onStart(runningAgent), runningAgent;
		}), explainExit = (work) => work.catch(async (error) => {
			throw error instanceof AgentGone ? Error(appendStderr(`The agent's process is gone. ${await agent.exitReason}`, agent.getStderr())) : error;
		}), { connection } = agent, greeting = await step("initialize", () => explainExit(sendInitialize(connection))), sessions = createAgentSessions({
			...options,
			probeFolder,
			connection,
			initialized: greeting
		}), openFirst = () => step("session", () => explainExit(sessions.probe()));
		try {
			await openFirst();
		} catch (error) {
			if (!(error instanceof AgentError) || error.code !== -32e3) throw error;
			if (methodId === void 0) throw createAuthenticationError(greeting, error);
			totalSteps += 2, await step("authenticate", () => explainExit(connection.request("authenticate", { methodId }, anyAnswer))), await openFirst();
		}
		return {
			agent,
			sessions,
			greeting,
			checkHome
		};
	}
	function watchHome(home, profile) {
		let problem;
		return () => (problem ??= findHomeProblem(home, profile), problem);
	}
	async function sendInitialize(connection) {
		let greeting = await connection.request("initialize", {
			protocolVersion: 1,
			clientInfo: {
				name: "intern-action",
				version: "1"
			},
			clientCapabilities: { elicitation: { form: {} } }
		}, initialized);
		if (greeting.protocolVersion === 1) return greeting;
		let agentVersion = JSON.stringify(greeting.protocolVersion);
		throw Error(`The agent speaks version ${agentVersion} of the Agent Client Protocol, but this service speaks version 1. Install a version of the agent that speaks 1.`);
	}
	function createAuthenticationError({ authMethods }, { message }) {
		let methods = (authMethods ?? []).map(({ id, name }) => name ? `"${id}" (${name})` : `"${id}"`), other = methods.length === 0 ? "" : `, or set "authenticate" to one of these: ${methods.join(", ")}`;
		return Error(`The agent asks for authentication (${message}). Give it the key of its model under "env"${other}.`);
	}
	var external_node_os_ = __webpack_require__(8161), model_support = __webpack_require__(4229);
	let forwardedPort = 29170;
	function createAgentModels({ settings, access, brokers, redactor }) {
		let folder = (0, external_node_fs_.mkdtempSync)(external_node_path_.join(chooseSocketFolder(), "intern-models-")), socketPath = external_node_path_.join(folder, "models.sock"), isForwarded = settings.network === "model", program = external_node_path_.join(folder, "forwarder.mjs");
		isForwarded && (0, external_node_fs_.writeFileSync)(program, "import{spawn as e}from\"node:child_process\";import{connect as t,createServer as n}from\"node:net\";const[r=``,i=``,a=``,o=``,...s]=process.argv.slice(2);function c(e,t){process.stderr.write(`${e}\\n`,()=>process.exit(t))}function l(e){let n=t({path:r,allowHalfOpen:!0});for(let[t,r]of[[e,n],[n,e]])t.on(`error`,()=>r.destroy()),t.on(`close`,()=>r.destroySoon()),t.pipe(r)}function u(){let e=Object.entries(process.env);return Object.fromEntries(e.map(([e,t])=>[e.startsWith(a)?e.slice(a.length):e,t]))}function d(){let t=e(o,s,{stdio:`inherit`,env:u()});for(let e of[`SIGTERM`,`SIGINT`,`SIGHUP`,`SIGQUIT`,`SIGUSR2`])process.on(e,()=>t.kill(e));t.once(`error`,({message:e})=>c(e,127)),t.once(`exit`,(e,t)=>process.exit(e??128+(f[t??``]??0)))}const f={SIGHUP:1,SIGINT:2,SIGQUIT:3,SIGKILL:9,SIGTERM:15},p=n({allowHalfOpen:!0,noDelay:!0},l);p.once(`error`,({message:e})=>c(`The connection to the models could not be opened: ${e}`,70)),p.listen(Number(i),`127.0.0.1`,d);export{};", { mode: 256 });
		let forwarding = isForwarded ? {
			socket: socketPath,
			program,
			port: forwardedPort
		} : void 0, address = isForwarded ? {
			port: forwardedPort,
			socketPath
		} : { port: 0 }, opening, broker, isClosed = !1;
		return {
			forwarding,
			folder,
			async open() {
				opening ??= brokers.open(access, address), broker = await opening, isClosed && await broker.close();
			},
			withKeys: (launch) => async (order) => {
				if (broker === void 0) throw TypeError("The connection to the models is not open.");
				requirePrograms(order, settings);
				let { url, addKey, removeKey } = broker, key = addKey();
				redactor.add(key);
				let { variables } = model_support.p[settings.agent], added = variables[access.provider.name]?.({
					url,
					key: key.reveal(),
					model: settings.model
				}), env = {
					...order.env,
					...added
				}, agentProcess = await launch({
					...order,
					env
				}).catch((error) => {
					throw removeKey(key), error;
				});
				return agentProcess.exit.then(() => removeKey(key)), agentProcess;
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
	function chooseSocketFolder() {
		return Buffer.byteLength(external_node_path_.join((0, external_node_os_.tmpdir)(), "intern-models-123456/models.sock")) <= 107 ? (0, external_node_os_.tmpdir)() : "/tmp";
	}
	function requirePrograms({ env }, { agent, network }) {
		let { needs } = model_support.p[agent];
		if (needs === void 0 || network !== "model") return;
		let folders = (env.PATH ?? "").split(external_node_path_.delimiter);
		if ((0, lib_folders.Kp)(needs.program, folders) === void 0) throw Error(`The agent needs the program "${needs.program}", and with "network: model" it can't download it. Install it: "${needs.install}".`);
	}
	var build = __webpack_require__(2856), iso = __webpack_require__(3102);
	let maxJudgedBytes = 8192;
	function findCommandLinks(command, cwd, root) {
		let folders = new Set([cwd]), args = listArguments(command);
		if (args === null) return null;
		for (let word of args) {
			let afterEqualSign = word.slice(word.indexOf("=") + 1), afterOptionLetter = word.slice(2), folderNames = word.startsWith("-") ? [afterEqualSign, afterOptionLetter] : [word], candidates = [...folders].flatMap((folder) => folderNames.map((name) => external_node_path_.resolve(folder, name)));
			for (let candidate of candidates) (0, resolved_path.UO)(candidate, root) && isFolder(candidate) && folders.add(candidate);
			if (folders.size * args.length > 1e4) return null;
		}
		let links = [...new Set(args.filter(mayBePath))].flatMap((argument) => {
			let places = [...folders].flatMap((folder) => findLinkedPlace(argument, folder, root) ?? []);
			return places.length === 0 ? [] : [{
				argument,
				leads_to: [...new Set(places)]
			}];
		});
		return links.length === 0 ? void 0 : links;
	}
	function splitCommands(command) {
		let commands = [[]];
		for (let [word, double, single] of command.matchAll(/"([^"]*)"|'([^']*)'|[^\s"'|&;<>()]+|[|&;<>()]/g)) /^[|&;<>()]$/.test(word) ? commands.push([]) : commands.at(-1)?.push(double ?? single ?? word);
		return commands;
	}
	function listArguments(command) {
		if (command.length > maxJudgedBytes || isSplitExactly(command)) return splitCommands(command).flatMap(([_program, ...words]) => words);
		let wordAtEachStart = /(?<![^\s|&;<>()`])(?=((?:"(?:\\.|[^"\\])*"|'[^']*'|\\.?|[^\s"'\\|&;<>()`])+))/gs, words = [], readLength = 0;
		for (let text of readBackticks(command)) {
			readLength += text.length;
			for (let [, word = ""] of text.matchAll(wordAtEachStart)) {
				if (readLength += word.length, readLength > 16 * maxJudgedBytes) return null;
				words.push(unquote(word));
			}
		}
		return words;
	}
	function* readBackticks(command) {
		if (yield command, command.includes("`")) for (let [part] of command.matchAll(/(?:\\.?|[^\\`])+/gs)) {
			let inner = part.replaceAll(/\\([\\`$])/g, "$1"), innerOfQuotes = part.replaceAll(/\\([\\`$"])/g, "$1");
			for (let text of new Set([inner, innerOfQuotes])) yield* readBackticks(text);
		}
	}
	function isSplitExactly(command) {
		return /^[\w@%+=:,./|&;\s-]*$/.test(command.replaceAll(/(?<![^\s|&;])(?:"[^"$`\\]*"|'[^']*')(?![^\s|&;])/g, ""));
	}
	function unquote(word) {
		return word.replaceAll(/"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs, (_part, double, single, escaped = "") => double === void 0 ? single ?? (escaped === "\n" ? "" : escaped) : double.replaceAll(/\\(?:\n|([$`"\\]))/g, "$1"));
	}
	function mayBePath(word) {
		return word === "" || word.startsWith("-") || Buffer.byteLength(word) > 4095 ? !1 : word.split(external_node_path_.sep).every((name) => Buffer.byteLength(name) <= 255);
	}
	function isFolder(place) {
		return (0, errors.y0)(() => (0, external_node_fs_.statSync)(place, { throwIfNoEntry: !1 }))?.isDirectory() === !0;
	}
	function findLinkedPlace(name, folder, root) {
		let expected = external_node_path_.resolve(folder, name);
		if (!(0, resolved_path.UO)(expected, root)) return;
		let place = (0, resolved_path.Zl)(external_node_path_.isAbsolute(name) ? name : `${folder}${external_node_path_.sep}${name}`)?.end;
		if (place !== expected) return place === void 0 ? "./unknown" : (0, resolved_path.UO)(place, root) ? external_node_path_.relative(root, place) || "." : place;
	}
	function readPermissionFields(call, profile, workFolder) {
		let reportedKind = call.kind ?? void 0, operation = operations.get(reportedKind ?? "") ?? "other", kind = operation === "other" ? operation : reportedKind, { command, cwd, env, unknownFields } = kind === "execute" ? readCommand(dropSessionFolder(call, profile, workFolder), profile) : noCommand, links = command === void 0 || cwd === null ? void 0 : findLinks(command, cwd, workFolder), isFileOperation = operation.startsWith("fs."), namesPath = listPathNames(call).length > 0, mayMissPath = isFileOperation && (!namesPath || lacksDiff(call, profile)), hasUnknownPath = cwd === null || links === null || mayMissPath, commandFolder = command === void 0 ? cwd : cwd ?? workFolder, isExplained = command !== void 0 || isFileOperation && namesPath;
		return {
			operation: command === void 0 ? operation : `shell command: ${command}`,
			command,
			cwd: (cwd === null ? void 0 : resolveCommandFolder(cwd ?? "", workFolder)) ?? unknownFolder,
			title: call.title ?? void 0,
			tool_kind: reportedKind === void 0 ? void 0 : kind,
			tool_name: call.name ?? void 0,
			...findPaths(call, workFolder, hasUnknownPath ? null : commandFolder),
			links: links ?? void 0,
			env,
			...limitArguments(isExplained ? unknownFields : call.rawInput, call)
		};
	}
	let operations = new Map([
		["execute", "shell"],
		["edit", "fs.write"],
		["delete", "fs.write"],
		["move", "fs.write"],
		["read", "fs.read"],
		["search", "fs.read"],
		["fetch", "network"],
		["think", "think"],
		["switch_mode", "switch_mode"]
	]), noCommand = {
		command: void 0,
		cwd: void 0,
		env: void 0,
		unknownFields: void 0
	};
	function dropSessionFolder(call, { sessionFolderField: name }, workFolder) {
		if (name === void 0 || !(0, json.Gv)(call.rawInput)) return call;
		let { [name]: value, ...rest } = call.rawInput;
		return value === workFolder ? {
			...call,
			rawInput: rest
		} : call;
	}
	function readCommand(call, profile) {
		let { commandFields = ["command"], folderFields, inertFields = [] } = profile, fields = toFields(call.rawInput), folderInFields = readFolder(fields, folderFields), folderInText = readFolderInText(call.content, profile.folderForms), cwd = call.isPartial === !0 ? null : firstNamed(folderInFields, folderInText, call.commandFolder), env = fields.env ?? void 0, field = commandFields.find((name) => isPresent(fields[name])), understood = [
			field,
			"env",
			...folderInFields === null ? [] : folderFields,
			...inertFields
		], unknownFields = findUnknownFields(fields, new Set(understood));
		if (field !== void 0) return {
			command: toCommandText(fields[field]),
			cwd,
			env,
			unknownFields
		};
		let groups = findWholeMatch(profile.titleForms, call.title ?? "");
		return {
			command: groups?.command,
			cwd: firstNamed(cwd, groups?.cwd),
			env,
			unknownFields
		};
	}
	function readFolder(fields, names) {
		if (Object.entries(fields).some(([name, value]) => !names.includes(name) && /(?:dir|cwd|folder|root)/i.test(name) && isPresent(value))) return null;
		let [first, second] = new Set(names.map((name) => fields[name]).filter((value) => isPresent(value) && value !== ""));
		return second === void 0 && (first === void 0 || typeof first == "string") ? first : null;
	}
	function readFolderInText(content, forms) {
		if (forms === void 0) return;
		let [block, ...more] = content ?? [], { type, text } = block?.type === "content" && (0, json.Gv)(block.content) ? block.content : {};
		return type !== "text" || typeof text != "string" || more.length > 0 ? null : findWholeMatch(forms, text)?.cwd ?? null;
	}
	function firstNamed(...folders) {
		return folders.find((folder) => folder !== void 0);
	}
	function findUnknownFields(fields, understood) {
		let rest = Object.entries(fields).filter(([name, value]) => isPresent(value) && !understood.has(name) && !usualInertFields.has(name));
		return rest.length === 0 ? void 0 : Object.fromEntries(rest);
	}
	let usualInertFields = new Set("description explanation justification reason timeout timeout_ms run_in_background is_background".split(" "));
	function toCommandText(value) {
		if (typeof value == "string") return value === "" ? void 0 : value;
		if (!Array.isArray(value) || value.length !== 3) return;
		let [program, flag, text] = value;
		return typeof program == "string" && shellPath.test(program) && (flag === "-c" || flag === "-lc") && typeof text == "string" ? text : void 0;
	}
	let shellPath = /^(?:\/usr\/bin\/|\/bin\/)?(?:bash|sh)$/;
	function findWholeMatch(forms = [], text) {
		return forms.map((form) => form.exec(text)).find((match) => match?.[0].length === text.length)?.groups;
	}
	function toFields(raw) {
		return (0, json.Gv)(raw) ? raw : {};
	}
	let isPresent = (value) => value != null;
	function findLinks(command, cwd, workFolder) {
		let root = (0, resolved_path.Ap)(workFolder), startFolder = cwd === void 0 ? root : followFrom(cwd, workFolder)?.end;
		return startFolder === void 0 ? null : findCommandLinks(command, startFolder, root);
	}
	function lacksDiff({ kind, locations, content }, { sendsDiffs }) {
		return sendsDiffs !== !0 || kind !== "edit" ? !1 : new Set((content ?? []).flatMap((block) => block.type === "diff" ? [block.path] : [])).size < new Set((locations ?? []).map((location) => location.path)).size;
	}
	function resolveCommandFolder(name, workFolder) {
		let followed = followFrom(name, workFolder);
		if (followed === void 0) return;
		let [lexicalPath, root] = [external_node_path_.resolve(workFolder, name), (0, resolved_path.Ap)(workFolder)];
		return (0, resolved_path.UO)(lexicalPath, external_node_path_.resolve(workFolder)) ? (0, resolved_path.UO)(followed.end, root) ? external_node_path_.resolve(workFolder, external_node_path_.relative(root, followed.end)) : followed.end : lexicalPath;
	}
	let unknownFolder = "unknown";
	function findPaths(call, workFolder, cwd) {
		let root = (0, resolved_path.Ap)(workFolder), followedNames = listPathNames(call, cwd === workFolder ? root : cwd).map((name) => {
			let followed = followFrom(name, workFolder);
			return {
				name,
				places: followed && [followed.end, ...followed.links]
			};
		}), paths = followedNames.flatMap(({ name, places }) => places ?? [external_node_path_.resolve(workFolder, name)]), knownPlaces = followedNames.flatMap(({ places }) => places ?? []), inside = knownPlaces.filter((place) => (0, resolved_path.UO)(place, root)).map((place) => external_node_path_.relative(root, place) || "."), outside = knownPlaces.filter((place) => !(0, resolved_path.UO)(place, root)), isUnknown = cwd === null || followedNames.some(({ places }) => places === void 0), toField = (list, unknownMark) => {
			let all = new Set(isUnknown ? [...list, unknownMark] : list);
			return all.size === 0 ? void 0 : [...all];
		};
		return {
			paths: toField(paths, unknownPath),
			inside: toField(inside, unknownInside),
			outside: toField(outside, unknownPath)
		};
	}
	let unknownPath = "unknown", unknownInside = "./unknown";
	function listPathNames({ kind, locations, content, rawInput }, commandFolder) {
		let locationPaths = (locations ?? []).map((location) => location.path), diffPaths = (content ?? []).map((block) => block.type === "diff" ? block.path : void 0), moveTexts = kind === "move" ? findTexts(findUnknownFields(toFields(rawInput), new Set())) : [];
		return [
			...locationPaths,
			...diffPaths,
			...moveTexts,
			commandFolder
		].filter((name) => typeof name == "string" && name !== "");
	}
	function* findTexts(value) {
		if (typeof value == "string") yield value;
		else if (typeof value == "object" && value) for (let each of Object.values(value)) yield* findTexts(each);
	}
	function followFrom(name, workFolder) {
		if (!isReadInTwoWays(name)) return (0, resolved_path.Zl)(external_node_path_.isAbsolute(name) ? name : `${workFolder}${external_node_path_.sep}${name}`);
	}
	function isReadInTwoWays(name) {
		return name.startsWith("~") || name.trim() !== name;
	}
	function isPlaceKnown({ cwd, outside }) {
		return cwd !== unknownFolder && outside?.includes(unknownPath) !== !0;
	}
	let maxText = 4e3, cutMark = "\u2026 (cut)";
	function limitArguments(raw, { kind, ignoresUrl = !1 }) {
		if (raw == null) return {};
		let limited = limitValue(raw, 1), field = ignoresUrl ? void 0 : toFields(raw).url, url = typeof field == "string" && field.length <= maxText ? field : void 0;
		return {
			url: kind === "fetch" && url !== void 0 && !isPlainAddress(url) ? cutMark : url,
			arguments: JSON.stringify(limited).length > 32e3 ? cutMark : limited
		};
	}
	function isPlainAddress(url) {
		let { protocol, host } = URL.parse(url) ?? {
			protocol: "",
			host: ""
		}, origin = `${protocol}//${host}`;
		return host !== "" && !/\.(?::|$)/.test(host) && url.startsWith(origin) && /^(?:[/?#]|$)/.test(url.slice(origin.length)) && !respelledPart.test(url);
	}
	let respelledPart = /[\\\t\n\r]|^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i, limitText = (text) => text.length > maxText ? `${text.slice(0, maxText)}${cutMark}` : text;
	function limitValue(value, depth) {
		if (typeof value == "string") return limitText(value);
		if (typeof value != "object" || !value) return value;
		if (depth > 8) return cutMark;
		if (Array.isArray(value)) {
			let first = value.slice(0, 100).map((each) => limitValue(each, depth + 1));
			return value.length > 100 ? [...first, cutMark] : first;
		}
		let entries = Object.entries(value), first = entries.slice(0, 100).map(([name, each]) => [limitText(name), limitValue(each, depth + 1)]);
		return Object.fromEntries(entries.length > 100 ? [...first, [cutMark, cutMark]] : first);
	}
	var interaction = __webpack_require__(6518), intern = __webpack_require__(9637);
	function toPermission({ options: agentOptions }, { call, profile, folder, signal, respond }) {
		let byKind = new Map(agentOptions.toReversed().map((option) => [option.kind, option])), availableKinds = interaction.rk.filter((kind) => byKind.has(kind) && (kind !== "allow_always" || byKind.has("allow_once")));
		if (availableKinds.length === 0) return;
		let findOptionId = (...kinds) => kinds.map((kind) => byKind.get(kind)?.optionId).find((id) => id !== void 0), fields = readPermissionFields(call, profile, folder), isFullyKnown = isCallComplete(call, profile) && isPlaceKnown(fields), kinds = isFullyKnown ? availableKinds : availableKinds.filter((kind) => !kind.endsWith("_always"));
		if (kinds.length === 0) return;
		let labels = kinds.map((kind) => [kind, byKind.get(kind)?.name ?? ""]).filter(([, label]) => label !== ""), scopes = labels.length === 0 ? void 0 : Object.fromEntries(labels), question = {
			kind: "permission",
			options: kinds,
			...fields,
			scopes
		};
		return {
			question,
			standingKey: isFullyKnown ? createStandingKey(question, call) : void 0,
			selfDriveAnswer: {
				kind: "chosen",
				option: byKind.has("allow_once") ? "allow_once" : "reject_once"
			},
			accepts: () => !0,
			settle(answer) {
				respond(answer === void 0 ? void 0 : (0, intern.kG)(answer) ? findOptionId("allow_once") : findOptionId("reject_once", "reject_always"));
			},
			signal
		};
	}
	function isCallComplete(call, profile) {
		if (call.isPartial === !0) return !1;
		let { kind, rawInput: raw } = call;
		return (kind === "execute" ? Object.keys(raw ?? {}).length > 0 : raw != null) || (call.locations ?? []).length > 0 || readCommand(call, profile).command !== void 0;
	}
	function createStandingKey({ operation, command, cwd, paths, links }, call) {
		let { kind, name, title, rawInput, content } = call, parts = [
			operation,
			command,
			cwd,
			paths,
			links,
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
		let { properties, required } = request.requestedSchema ?? {}, isRequired = (name) => required?.includes(name) === !0, checkableFields = Object.entries(properties ?? {}).flatMap(([name, property]) => {
			let check = toCheck(property);
			return check === void 0 ? [] : [{
				name,
				property,
				check
			}];
		});
		if (required?.some((name) => !checkableFields.some((field) => field.name === name)) !== !0) return {
			question: {
				kind: "elicitation",
				message: request.message,
				fields: checkableFields.map(({ name, property }) => toField(name, property, isRequired(name)))
			},
			standingKey: void 0,
			selfDriveAnswer: void 0,
			accepts: (answer) => answer.kind !== "accepted" || checkableFields.every(({ name, check }) => !Object.hasOwn(answer.content, name) || check(answer.content[name])),
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
		let { type, oneOf, minimum, maximum, minLength, maxLength, pattern, format, title, description } = property, optionalFields = {
			options: oneOf?.map((option) => option.const) ?? property.enum ?? void 0,
			title,
			description,
			minimum,
			maximum,
			minLength,
			maxLength,
			pattern,
			format
		}, presentFields = Object.entries(optionalFields).filter(([, value]) => value != null);
		return {
			name,
			type,
			required,
			...Object.fromEntries(presentFields)
		};
	}
	let formats = new Map([
		["email", schemas.Rpp()],
		["uri", schemas.OZ5()],
		["date", iso.p6()],
		["date-time", iso.w$({ offset: !0 })]
	]);
	function toCheck({ type, minimum, maximum, minLength, maxLength, pattern, format }) {
		if (type === "boolean") return () => !0;
		if (type === "number" || type === "integer") return (value) => typeof value == "number" && value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
		if (type !== "string") return;
		let matches = pattern == null ? () => !0 : compile(pattern);
		if (matches === void 0) return;
		let formatSchema = formats.get(format ?? "");
		return (value) => {
			if (typeof value != "string") return !1;
			let characters = Array.from(value).length;
			return characters >= (minLength ?? 0) && characters <= (maxLength ?? Infinity) && matches(value) && (formatSchema === void 0 || formatSchema.safeParse(value).success);
		};
	}
	function compile(pattern) {
		let compiled = (0, errors.y0)(() => build.L3.compile(pattern));
		return compiled && ((value) => compiled.matcher(value).find());
	}
	let asking_limitMs = 6e4, agentStarting = {
		ending: "intern_unreachable",
		message: "The agent is being started again."
	};
	async function prepareTurn(turn, options) {
		let { agent, profile, clock, settings, turnsByAgentSession } = options, ready = agent.ready();
		if (ready === void 0) return agentStarting;
		let message = `The agent did not open the session within ${asking_limitMs / 1e3} s.`;
		try {
			let isManual = turn.approvalMode === "manual", refuse = (why) => ({
				ending: "intern_not_ready",
				message: agent.redact(why)
			}), homeProblem = ready.checkHome(), findProblem = () => homeProblem ?? findFolderProblem(agent.getSessionFolder(turn.sessionId), profile), problem = isManual ? findProblem() : void 0;
			if (problem !== void 0) return refuse(problem);
			let session = await withTimeout(ready.sessions.open(turn.sessionId), {
				clock,
				ms: asking_limitMs,
				message
			});
			if (await turnsByAgentSession.get(session.agentSession)?.completion, agent.ready() !== ready) return agentStarting;
			let lastProblem = await withTimeout(setAsking({
				mode: turn.approvalMode,
				profile,
				isVouchedFor: settings.asks === !0,
				folder: session.folder,
				session: ready.sessions.createAskingSession(session),
				run: (args) => agent.runInSettingsCopy(session.folder, args)
			}), {
				clock,
				ms: asking_limitMs,
				message: `The agent did not change its mode within ${asking_limitMs / 1e3} s.`
			}) ?? (isManual ? ready.checkHome() : void 0);
			return lastProblem === void 0 ? session : refuse(lastProblem);
		} catch (error) {
			return error instanceof AgentGone ? agentStarting : {
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
		let folderProblem = findFolderProblem(folder, profile);
		if (folderProblem !== void 0) return folderProblem;
		try {
			let doubt = await setManual(context);
			return doubt === void 0 ? void 0 : `It is not certain that the agent asks: ${doubt}.`;
		} catch (error) {
			return `The agent could not be told to ask: ${(0, errors.Uc)(error)}`;
		}
	}
	async function setManual(context) {
		let { asking } = context.profile, { session, run, isVouchedFor } = context;
		switch (asking.by) {
			case "config_option": {
				let value = (await session.setConfigOption(asking.option, asking.manual)).get(asking.option);
				return value === asking.manual ? void 0 : `its option "${asking.option}" is ${describeValue(value)}, not "${asking.manual}"`;
			}
			case "reload": {
				await session.setMode(asking.manual);
				let mode = await session.confirmMode(asking.manual);
				return mode === asking.manual ? void 0 : `its mode is ${describeValue(mode)}, not "${asking.manual}"`;
			}
			case "command": return await session.setMode(asking.manual), findUnaskedTool(await run(asking.command), asking.tools);
			case "word": return isVouchedFor ? void 0 : "the agent is unknown. Write \"asks: true\" if you know that it asks";
			default: return asking;
		}
	}
	function describeValue(value) {
		return value === void 0 ? "not told" : `"${value}"`;
	}
	let printedRules = schemas.Ikc({ permission: schemas.YOg(schemas.Ikc({
		permission: schemas.YjP(),
		pattern: schemas.YjP(),
		action: schemas.YjP()
	})) });
	function findUnaskedTool(output, tools) {
		let rules = printedRules.safeParse((0, json.qF)(output.slice(output.indexOf("{")))).data?.permission;
		return rules === void 0 ? "the rules that it printed can't be read" : tools.map((tool) => {
			let matching = rules.filter(({ permission }) => matches(permission, tool)), lastAskIndex = matching.findLastIndex(({ pattern, action }) => pattern === "*" && !isPermissive(action)), allowingRule = matching.slice(lastAskIndex + 1).find(({ action }) => isPermissive(action));
			return allowingRule === void 0 ? lastAskIndex === -1 ? `none of its rules asks before the tool "${tool}" is used` : void 0 : `its rules let the tool "${tool}" do "${allowingRule.pattern}" unasked`;
		}).find((problem) => problem !== void 0);
	}
	function isPermissive(action) {
		return action !== "ask" && action !== "deny";
	}
	function matches(rule, tool) {
		let pattern = RegExp.escape(rule).replaceAll("\\*", ".*").replaceAll("\\?", ".");
		return RegExp(`^${pattern}$`, "s").test(tool);
	}
	var external_node_child_process_ = __webpack_require__(1421), process_family = __webpack_require__(4215);
	function hideInheritedDescriptors() {
		let fds = ((0, external_node_fs_.existsSync)("/proc/self/fd") ? (0, external_node_fs_.readdirSync)("/proc/self/fd") : []).map(Number).filter(isInherited);
		if (fds.length === 0) return [];
		openedDevNull ??= (0, external_node_fs_.openSync)("/dev/null", "r");
		let devNull = openedDevNull;
		return Array.from({ length: Math.max(...fds) - 2 }, (_, index) => fds.includes(index + 3) ? devNull : "ignore");
	}
	let openedDevNull;
	function isInherited(descriptor) {
		let info = (0, errors.y0)(() => (0, external_node_fs_.readFileSync)(`/proc/self/fdinfo/${descriptor}`, "utf8"));
		if (info === void 0 || descriptor <= 2) return !1;
		let [, flags = "0"] = /^flags:\s*([0-7]+)$/m.exec(info) ?? [];
		return !(Number.parseInt(flags, 8) & 524288);
	}
	let launchPlain = ({ command: [program = "", ...args], env, cwd }) => new Promise((resolve, reject) => {
		let mark = (0, external_node_crypto_.randomUUID)(), child = (0, external_node_child_process_.spawn)(program, args, {
			cwd,
			env: {
				...env,
				[process_family.Kc]: mark
			},
			detached: !0,
			stdio: [
				"pipe",
				"pipe",
				"pipe",
				...hideInheritedDescriptors()
			]
		}), { stdin, stdout, stderr } = child;
		if (stdin === null || stdout === null || stderr === null) throw TypeError("The process has no pipes.");
		stdin.on("error", () => {}), child.once("exit", () => {
			(0, process_family.$3)(mark);
			let drain = setTimeout(() => [stdout, stderr].map((output) => output.destroy()), 2e3);
			child.once("close", () => clearTimeout(drain));
		});
		let exit = new Promise((resolveExit) => {
			child.once("close", (code, signal) => resolveExit(signal === null ? `exit status ${code}` : `signal ${signal}`));
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
	var external_node_util_ = __webpack_require__(7975);
	function confine(confinement) {
		let { network, forwarding, bwrap = "bwrap" } = confinement;
		if (network === "model" && forwarding === void 0) throw TypeError("There is no connection to a model.");
		return async (order) => {
			let bwrapArgs = createBwrapArgs(order, confinement), problem = await testSandbox(bwrap, [...bwrapArgs, "true"], order);
			if (problem !== void 0) throw Error(problem);
			if (forwarding === void 0) return launchPlain({
				...order,
				command: [
					bwrap,
					...bwrapArgs,
					...order.command
				]
			});
			let forwarder = [
				mounted.node,
				mounted.program,
				mounted.socket,
				String(forwarding.port),
				nodePrefix
			], rename = (name) => name.startsWith("NODE_") ? nodePrefix + name : name, env = Object.entries(order.env).map(([name, value]) => [rename(name), value]), command = [
				bwrap,
				...bwrapArgs,
				...forwarder,
				...order.command
			];
			return launchPlain({
				...order,
				env: Object.fromEntries(env),
				command
			});
		};
	}
	let mounted = {
		socket: "/run/interns/models.sock",
		node: "/run/interns/node",
		program: "/run/interns/forwarder.mjs"
	};
	mounted.node;
	let nodePrefix = "INTERN_KEPT_";
	function createBwrapArgs(order, { network, hidden, fixed = [], forwarding }) {
		let forwarderMounts = forwarding && [
			[
				"--ro-bind",
				forwarding.socket,
				mounted.socket
			],
			[
				"--ro-bind",
				(0, external_node_fs_.realpathSync)(process.execPath),
				mounted.node
			],
			[
				"--ro-bind",
				forwarding.program,
				mounted.program
			]
		];
		return [
			[
				"--unshare-user",
				"--disable-userns",
				"--cap-drop",
				"ALL"
			],
			[
				"--unshare-pid",
				"--unshare-ipc",
				"--unshare-uts",
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
			...listMounts(order).map(({ source, target }) => [
				"--ro-bind",
				source,
				target
			]),
			...sortMounts(order, hidden),
			...fixed.filter(isLinkless).map((file) => [
				"--ro-bind",
				file,
				file
			]),
			...forwarderMounts ?? [],
			[
				"--chdir",
				order.cwd,
				"--"
			]
		].flat();
	}
	function sortMounts({ writable, readable }, hidden) {
		let binds = writable.map((folder) => ({
			folder,
			args: [
				"--bind",
				folder,
				folder
			]
		})), masks = hidden.map((folder) => ({
			folder,
			args: ["--tmpfs", folder]
		})), views = readable === void 0 ? [] : [{
			folder: readable,
			args: [
				"--ro-bind",
				readable,
				readable
			]
		}];
		return [
			...masks,
			...binds,
			...views
		].toSorted((a, b) => a.folder.length - b.folder.length).map(({ args }) => args);
	}
	let noSandboxHint = "or write \"sandbox: none\", which confines nothing";
	async function testSandbox(bwrap, args, { env, cwd }) {
		try {
			await (0, external_node_util_.promisify)(external_node_child_process_.execFile)(bwrap, args, {
				env: { ...env },
				cwd
			});
			return;
		} catch (error) {
			let { code, stderr } = Object(error);
			if (code === "ENOENT") return `The sandbox needs bubblewrap, but "bwrap" is not in PATH. Install it ("apt-get install bubblewrap"), ${noSandboxHint}.`;
			if (typeof code == "string") return `The sandbox could not be started: ${(0, errors.Uc)(error)}.`;
			let output = String(stderr).slice(0, 1e3).trim() || `exit status ${String(code)}`;
			return output.includes("Unknown option") ? `The sandbox needs bubblewrap 0.8 or later (${output}). Update it, ${noSandboxHint}.` : `The system refuses the sandbox (${output}). On Ubuntu, "sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" as root allows it; otherwise run the service where user namespaces are allowed, ${noSandboxHint}.`;
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
	function listMounts({ command, env, writable }) {
		let isWritable = (file) => writable.some((folder) => (0, resolved_path.UO)(file, folder)), folders = (env.PATH ?? "").split(external_node_path_.delimiter).filter((folder) => external_node_path_.isAbsolute(folder) && !isWritable(folder)), [program = "", ...args] = command, files = [(program.includes("/") ? program : folders.map((folder) => external_node_path_.join(folder, program)).find(isFile)) ?? "", ...args].filter((file) => external_node_path_.isAbsolute(file) && !isWritable(file) && isFile(file)), extraMounts = [...folders.filter((folder) => sandbox_isFolder(folder) && !(0, resolved_path.UO)((0, external_node_os_.homedir)(), folder)).map(toMount), ...files.flatMap(toFileMounts)];
		return [
			...systemFolders.filter(sandbox_isFolder).map(toMount),
			...systemFiles.flatMap(resolveMount),
			...extraMounts.filter(({ target }) => !systemFolders.some((folder) => (0, resolved_path.UO)(target, folder)))
		];
	}
	let toMount = (file) => ({
		source: file,
		target: file
	});
	function resolveMount(file) {
		let source = (0, errors.y0)(() => (0, external_node_fs_.realpathSync)(file));
		return source === void 0 ? [] : [{
			source,
			target: file
		}];
	}
	function toFileMounts(file) {
		let target = (0, external_node_fs_.realpathSync)(file), [parent, packagePath] = target.split(`${external_node_path_.sep}node_modules${external_node_path_.sep}`, 2);
		return [
			...packagePath === void 0 ? [] : [external_node_path_.join(parent ?? "", "node_modules")],
			target,
			file
		].map(toMount);
	}
	let isFile = (file) => (0, errors.y0)(() => (0, external_node_fs_.statSync)(file))?.isFile() ?? !1, sandbox_isFolder = (file) => (0, errors.y0)(() => (0, external_node_fs_.statSync)(file))?.isDirectory() ?? !1, isLinkless = (file) => (0, external_node_fs_.existsSync)(file) && (0, external_node_fs_.realpathSync)(file) === external_node_path_.join((0, external_node_fs_.realpathSync)(external_node_path_.dirname(file)), external_node_path_.basename(file));
	var time_silence = __webpack_require__(2970);
	function createAudience(onGone) {
		let listener, continuation, buffer = [], turnEnd, deliver = (event) => {
			if (listener !== void 0) return deliverTo(listener, event);
			buffer.push(event);
		}, cancelIfCurrent = (abortedListener) => {
			listener === abortedListener && onGone();
		}, conclude = (end) => {
			turnEnd ??= end, listener !== void 0 && concludeTo(listener, turnEnd);
		};
		return {
			attach: (io) => new Promise((release) => {
				listener = {
					io,
					release
				}, onAbort(listener, cancelIfCurrent);
				for (let event of buffer.splice(0)) io.report(event);
				turnEnd !== void 0 && conclude(turnEnd);
			}),
			attachRecorder: (io) => new Promise((release) => {
				listener = {
					io,
					release,
					continuation: { value: continuation }
				}, onAbort(listener, (abortedListener) => {
					listener === abortedListener && io.isAnswered() ? listener = void 0 : cancelIfCurrent(abortedListener);
				});
			}),
			sendWords: (words) => deliver(words),
			sendUsage: (usage) => void deliver({
				type: "usage",
				usage,
				byokCost: 0
			}),
			sendEvent(event) {
				listener?.continuation === void 0 && listener?.io.report(event);
			},
			canAsk: () => listener !== void 0 && listener.continuation === void 0 && turnEnd === void 0,
			ask(question, nextContinuation) {
				if (listener === void 0 || listener.continuation !== void 0) return;
				let { io, release } = listener;
				continuation = nextContinuation, io.report({
					type: "question",
					question,
					continuation: nextContinuation
				}), release();
			},
			conclude
		};
	}
	function onAbort(listener, handle) {
		listener.io.signal.addEventListener("abort", () => {
			listener.release(), handle(listener);
		});
	}
	function deliverTo({ io, continuation }, event) {
		return continuation === void 0 ? io.report(event) : io.report(event.type === "usage" ? {
			type: "part",
			usage: event,
			continuation: continuation.value
		} : event);
	}
	function concludeTo({ io, release, continuation }, end) {
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
		release();
	}
	var wording = __webpack_require__(6559);
	function createTurnCalls({ clock, sendsInputByUpdate }) {
		let calls = new Map(), waiters = new Map(), hasForgottenCall = !1, hasForgottenOpenCall = !1, forgetOneCall = () => {
			let ended = [...calls.values()].find(({ fields, isShared }) => hasEnded(fields.status) && !isShared), [oldest] = calls.values();
			calls.delete((ended ?? oldest)?.fields.toolCallId ?? ""), hasForgottenCall = !0, hasForgottenOpenCall ||= ended === void 0;
		}, record = (report, source) => {
			let { toolCallId } = report, earlier = calls.get(toolCallId), known = earlier ?? {
				fields: { toolCallId },
				inputs: [],
				isAnnounced: !1,
				isShared: !1
			};
			earlier !== void 0 && isIdReused(earlier, report, source) && (known = {
				fields: sendsInputByUpdate ? {
					toolCallId,
					rawInput: {}
				} : { toolCallId },
				inputs: [],
				isAnnounced: !1,
				isShared: earlier.isShared
			});
			let call = mergeReport(known, report, source);
			return calls.set(toolCallId, call), calls.size > 200 && forgetOneCall(), waiters.get(toolCallId)?.(), call;
		}, waitUntil = async (isDone, toolCallId) => {
			let { promise, resolve } = Promise.withResolvers();
			waiters.set(toolCallId, () => isDone() && resolve());
			let cancel = clock.setTimer(2e3, resolve);
			await promise, cancel(), waiters.delete(toolCallId);
		};
		return {
			record,
			async resolveRequest(request) {
				let { toolCallId, rawInput } = request, call = record(sendsInputByUpdate ? {
					...request,
					rawInput: void 0
				} : request, "request");
				if (call.isShared || hasForgottenOpenCall) return {
					...request,
					isPartial: !0
				};
				if (!sendsInputByUpdate) return call.fields;
				if (call.fields.rawInput === void 0) return {
					...call.fields,
					rawInput: rawInput ?? {},
					isPartial: hasForgottenCall
				};
				let getCall = () => calls.get(toolCallId) ?? call, isCertain = () => isInputCertain(rawInput, getCall());
				isCertain() || await waitUntil(isCertain, toolCallId);
				let { fields } = getCall();
				return isCertain() ? {
					...fields,
					isPartial: !1
				} : {
					...fields,
					rawInput,
					isPartial: !0
				};
			},
			isAnyInProgress: () => [...calls.values()].some(({ fields }) => fields.status === "in_progress")
		};
	}
	function isIdReused(earlier, { status }, source) {
		return hasEnded(earlier.fields.status) ? source !== "update" || !isEmpty(status) && !hasEnded(status) : !1;
	}
	let mergedFields = new Set([
		"title",
		"kind",
		"status",
		"name",
		"locations",
		"content",
		"rawInput"
	]);
	function mergeReport(known, report, source) {
		let isAnnouncement = source === "announcement", fields = Object.entries(report).filter(([name, value]) => mergedFields.has(name) && !isEmpty(value));
		return {
			fields: {
				...known.fields,
				...Object.fromEntries(fields)
			},
			inputs: isEmpty(report.rawInput) ? known.inputs : [...known.inputs, report.rawInput],
			isAnnounced: known.isAnnounced || isAnnouncement,
			isShared: known.isShared || known.isAnnounced && isAnnouncement
		};
	}
	function isInputCertain(requested, { fields, inputs, isShared }) {
		let last = fields.rawInput;
		return isShared || !containsAll(last, requested) ? !1 : inputs.every((input) => (0, external_node_util_.isDeepStrictEqual)(input, last) || !containsAll(input, requested));
	}
	let hasEnded = (status) => status === "completed" || status === "failed";
	function containsAll(whole, part) {
		if (typeof whole != "object" || !whole) return !1;
		if (isEmpty(part)) return !0;
		if (typeof part != "object" || !part) return !1;
		let fields = new Map(Object.entries(whole));
		return Object.entries(part).every(([name, value]) => (0, external_node_util_.isDeepStrictEqual)(fields.get(name), value));
	}
	function isEmpty(value) {
		return value == null || value === "" || typeof value == "object" && Object.keys(value).length === 0;
	}
	function createUpdateHandler(options, audience, onUpdate) {
		let calls = createTurnCalls(options), counts = new Map(), countUpdate = (kind) => {
			onUpdate();
			let name = countedNames.get(kind) ?? "other update";
			counts.set(name, (counts.get(name) ?? 0) + 1);
		};
		return {
			handle(kind, update) {
				countUpdate(kind);
				let words = toWords(kind, update);
				if (words !== void 0) return audience.sendWords(words);
				let call = toolCall.safeParse(update);
				call.success && calls.record(call.data, kind === "tool_call" ? "announcement" : "update");
				let cost = kind === "usage_update" ? readCost(update) : void 0;
				if (cost === void 0) return;
				let added = cost - options.session.reportedCost;
				options.onCost(cost), added > 0 && audience.sendUsage({ cost: added });
			},
			countUpdate,
			resolveCall: calls.resolveRequest,
			isAtWork: calls.isAnyInProgress,
			summarize: () => Array.from(counts, ([name, count]) => (0, wording.hS)(count, name)).join(", ") || "no updates"
		};
	}
	let wordTypes = new Map([["agent_message_chunk", "text"], ["agent_thought_chunk", "reasoning"]]);
	function toWords(kind, update) {
		let type = wordTypes.get(kind), content = chunk.safeParse(update).data?.content;
		if (type === void 0 || content === void 0) return;
		let text = content.type === "text" ? content.text ?? "" : `[${content.type}]`;
		return text === "" ? void 0 : {
			type,
			text
		};
	}
	function readCost(update) {
		return usageUpdate.safeParse(update).data?.cost.amount;
	}
	let countedNames = new Map([
		["agent_message_chunk", "message chunk"],
		["agent_thought_chunk", "thought chunk"],
		["tool_call", "tool call"],
		["permission", "permission request"],
		["elicitation", "question"]
	]);
	function createLiveTurn(options) {
		let { turn, session, clock, silenceMs } = options, { promise: completion, resolve: resolveCompletion } = Promise.withResolvers(), cancellation = prepareCancellation(options, () => {
			silence.stop(), questions.abandon();
		}), audience = createAudience(cancellation.begin), questions = createTurnQuestions(options, audience), updates = createUpdateHandler(options, audience, () => silence.reportActivity()), conclude = (end) => {
			audience.sendEvent({
				type: "summary",
				summary: updates.summarize()
			}), audience.conclude(end);
		}, fail = (end) => {
			conclude(end), cancellation.begin();
		}, silence = (0, time_silence.X)(clock, silenceMs, () => fail({
			ending: "timeout",
			message: `The agent said nothing for ${silenceMs / 1e3} s.`
		}), () => questions.isWaiting() || updates.isAtWork()), attach = (io) => (session.model !== void 0 && io.report({
			type: "model",
			model: session.model
		}), audience.attach(io));
		return {
			session,
			approvalMode: turn.approvalMode,
			attach,
			attachRecorder: audience.attachRecorder,
			accepts: (questionNumber, answer) => questions.findOpen(questionNumber)?.accepts(answer) ?? !1,
			resume({ standing }, answer, io) {
				let delivery = attach(io);
				return questions.answer(answer, standing), delivery;
			},
			update: updates.handle,
			resolveCall: updates.resolveCall,
			ask(kind, request) {
				updates.countUpdate(kind), questions.add(request);
			},
			fail,
			finish(end, usage) {
				silence.stop(), cancellation.stop(), usage !== void 0 && audience.sendUsage(usage), conclude(end), questions.abandon(), resolveCompletion();
			},
			wasRejected: questions.wasRejected,
			completion
		};
	}
	function prepareCancellation({ clock, cancelAgent, killAgent }, onBegin) {
		let cancelKill;
		return {
			begin() {
				cancelKill === void 0 && (cancelKill = clock.setTimer(1e4, killAgent), onBegin(), cancelAgent());
			},
			stop: () => cancelKill?.()
		};
	}
	function createTurnQuestions({ turn, createContinuation }, audience) {
		let { approvalMode } = turn, { standing } = turn, queue = [], openQuestion, askedCount = 0, isAbandoned = !1, isLastAnswerRejection = !1, findAnswer = ({ standingKey, selfDriveAnswer }) => {
			let choice = standingKey === void 0 ? void 0 : standing.get(standingKey);
			return choice === void 0 ? approvalMode === "self-drive" ? selfDriveAnswer : void 0 : {
				kind: "chosen",
				option: choice
			};
		}, askNext = () => {
			for (; openQuestion === void 0 && audience.canAsk();) {
				let request = queue.shift();
				if (request === void 0) return;
				let answer = findAnswer(request);
				answer === void 0 ? (askedCount += 1, openQuestion = {
					request,
					number: askedCount
				}, audience.ask(request.question, createContinuation(askedCount))) : request.settle(answer);
			}
		};
		return {
			add(request) {
				let answer = findAnswer(request);
				isAbandoned || queue.length >= 100 ? request.settle(void 0) : answer === void 0 ? (enqueue(request, queue), askNext()) : request.settle(answer);
			},
			findOpen: (number) => openQuestion?.number === number ? openQuestion.request : void 0,
			answer(answer, newStanding) {
				standing = newStanding, isLastAnswerRejection = answer.kind !== "accepted" && !(0, intern.kG)(answer);
				let request = openQuestion?.request;
				openQuestion = void 0;
				let choice = answer.kind === "chosen" ? answer.option : void 0;
				request?.standingKey !== void 0 && (choice === "allow_always" || choice === "reject_always") && audience.sendEvent({
					type: "remember",
					operation: request.standingKey,
					choice
				}), request?.settle(answer), askNext();
			},
			abandon() {
				isAbandoned = !0;
				for (let request of [openQuestion?.request, ...queue.splice(0)]) request?.settle(void 0);
				openQuestion = void 0;
			},
			isWaiting: () => openQuestion !== void 0 || queue.length > 0,
			wasRejected: () => isLastAnswerRejection
		};
	}
	function enqueue(request, queue) {
		queue.push(request), request.signal.addEventListener("abort", () => {
			let index = queue.indexOf(request);
			index !== -1 && queue.splice(index, 1), request.settle(void 0);
		});
	}
	let completeReasons = new Set([
		"end_turn",
		"max_tokens",
		"max_turn_requests",
		"refusal"
	]);
	function toTurnEnd({ stopReason }, wasRejected) {
		return completeReasons.has(stopReason) ? "complete" : stopReason === "cancelled" ? {
			ending: "run_ended",
			message: `The agent ${wasRejected ? "ended its turn because its request was rejected" : "cancelled its turn"}.`
		} : {
			ending: "turn_failed",
			message: `The agent ended its turn for a reason that the protocol does not define: "${stopReason.slice(0, 100)}".`
		};
	}
	function readTokens({ usage, _meta: meta }) {
		let reported = usage ?? readGeminiUsage(meta);
		if (reported === void 0) return;
		let cached = toCount(reported.cachedReadTokens), counts = {
			prompt_tokens: toCount(reported.inputTokens),
			completion_tokens: toCount(reported.outputTokens),
			total_tokens: toCount(reported.totalTokens),
			prompt_tokens_details: cached === void 0 ? void 0 : { cached_tokens: cached }
		};
		return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== void 0));
	}
	let geminiMeta = schemas._H3({ quota: schemas._H3({ token_count: schemas._H3({
		input_tokens: schemas.aig(),
		output_tokens: schemas.aig()
	}) }) });
	function readGeminiUsage(meta) {
		let tokenCount = geminiMeta.safeParse(meta).data?.quota.token_count;
		if (tokenCount === void 0) return;
		let { input_tokens: inputTokens, output_tokens: outputTokens } = tokenCount;
		return {
			inputTokens,
			outputTokens,
			totalTokens: inputTokens + outputTokens
		};
	}
	let countShape = schemas.Whr().check(api.qm(0)), toCount = (value) => countShape.safeParse(value).data;
	function openAgent({ writable, workFolder, onProcess, brokers, ...options }) {
		let { settings, workdir } = options, { sandbox, network, agent, model_access: access } = settings, redactor = (0, secret.l)(), models = access && brokers && createAgentModels({
			settings,
			access,
			brokers,
			redactor
		}), hidden = [workFolder.hidden, ...models === void 0 ? [] : [models.folder]], fixed = workdir === void 0 ? [] : [external_node_path_.join(workdir, ".git")].filter((git) => (0, external_node_fs_.existsSync)(git)), { PATH, ...others } = options.env, safePath = PATH && removeUnsafeFolders(PATH, [...writable, workFolder.hidden]), bwrapFolders = safePath?.split(external_node_path_.delimiter).filter((folder) => !/\/node_modules\/\.bin\/?$/.test(folder)), confinement = {
			network,
			hidden,
			fixed,
			bwrap: (0, lib_folders.Kp)("bwrap", bwrapFolders ?? []) ?? "/usr/bin/bwrap",
			forwarding: models?.forwarding
		}, baseLaunch = sandbox === "bubblewrap" ? confine(confinement) : launchPlain, launch = async (order) => {
			let agentProcess = await baseLaunch(order);
			return onProcess?.(agentProcess.pid, agentProcess.mark), agentProcess;
		};
		return createAcpIntern({
			...options,
			env: safePath === void 0 ? others : {
				...others,
				PATH: safePath
			},
			profile: acp_agents.xD[agent],
			redactor,
			launch: models === void 0 ? launch : models.withKeys(launch),
			openModels: models?.open,
			agentFolder: workFolder.getAgentFolder(options.internId)
		}, models);
	}
	let continuation = schemas.Ikc({
		turn: schemas.YjP(),
		question: schemas.Whr()
	}), connectionLost = {
		ending: "stream_severed",
		message: "The connection to the agent broke."
	};
	function createAcpIntern(options, models) {
		let turns = {
			byId: new Map(),
			byAgentSession: new Map()
		}, agent = superviseAgent(options, {
			createCallbacks: (parts) => createCallbacks({
				...parts,
				profile: options.profile,
				findTurn: (id) => turns.byAgentSession.get(id)
			}),
			onExit(exitReason) {
				let message = `The connection to the agent broke. ${exitReason}`;
				for (let liveTurn of turns.byId.values()) liveTurn.finish({
					ending: "stream_severed",
					message
				}, void 0);
			}
		}), findLiveTurn = (stored) => turns.byId.get(continuation.parse(stored).turn);
		return {
			lifecycle: agent.lifecycle,
			settled: agent.settled,
			async begin(turn) {
				let session = await prepareTurn(turn, {
					...options,
					agent,
					turnsByAgentSession: turns.byAgentSession
				});
				return "ending" in session ? session : async (io) => {
					let ready = agent.ready();
					return ready === void 0 ? io.report({
						type: "end",
						...connectionLost
					}) : (turns.byId.size === 0 && models?.beginRun(), startTurn({
						...ready,
						turn,
						io,
						session
					}, turns, options, agent));
				};
			},
			async continueWhilePaused(_turn, stored, io) {
				let liveTurn = findLiveTurn(stored);
				liveTurn === void 0 ? await io.report({
					type: "end",
					why: "The service was restarted, so the question of the agent is lost. Prompt the agent again."
				}) : await liveTurn.attachRecorder(io);
			},
			accepts: (stored, answer) => findLiveTurn(stored)?.accepts(continuation.parse(stored).question, answer) ?? !1,
			async resume(turn, { continuation: stored, answer }, io) {
				let liveTurn = findLiveTurn(stored);
				liveTurn === void 0 ? await io.report({
					type: "end",
					...connectionLost
				}) : await liveTurn.resume(turn, answer, io);
			},
			modelUse: () => models?.use,
			async close() {
				await agent.close(), await models?.close();
			}
		};
	}
	function toPlainPrompt(text) {
		return /^[^\p{L}\p{N}]*[/!$@]/u.test(text) ? `The prompt:\n${text}` : text;
	}
	function startTurn({ turn, io, session, agent, sessions }, { byId, byAgentSession }, { clock, settings, profile }, { redact }) {
		let id = (0, external_node_crypto_.randomUUID)(), { agentSession } = session, liveTurn = createLiveTurn({
			turn,
			session,
			clock,
			silenceMs: settings.silence,
			sendsInputByUpdate: profile.sendsInputByUpdate === !0,
			createContinuation: (question) => ({
				turn: id,
				question
			}),
			cancelAgent: () => agent.connection.notify("session/cancel", { sessionId: agentSession }),
			killAgent: agent.kill,
			onCost: (reportedCost) => sessions.saveCost(session, reportedCost)
		});
		byId.set(id, liveTurn), byAgentSession.set(agentSession, liveTurn), liveTurn.completion.then(() => {
			byId.delete(id), byAgentSession.delete(agentSession);
		});
		let delivery = liveTurn.attach(io);
		if (turn.approvalMode === "manual" && !isSetToAsk(session, profile)) return liveTurn.finish(askingModeLost, void 0), delivery;
		let params = {
			sessionId: agentSession,
			prompt: [{
				type: "text",
				text: toPlainPrompt(turn.prompt)
			}]
		};
		return agent.connection.request("session/prompt", params, promptResult).then((result) => liveTurn.finish(toTurnEnd(result, liveTurn.wasRejected()), readTokens(result)), (error) => {
			if (!(error instanceof AgentError)) return;
			let message = `The agent could not continue: ${redact(error.message)}`;
			liveTurn.finish({
				ending: "turn_failed",
				message
			}, void 0);
		}), delivery;
	}
	let notification = schemas._H3({
		sessionId: schemas.YjP(),
		update: anyUpdate
	});
	function createCallbacks({ profile, findSession, findTurn, debug }) {
		return {
			onNoise: (line) => debug(`not a message: ${line}`),
			onUpdate(params) {
				let parsed = notification.safeParse(params);
				if (!parsed.success) {
					debug(`an update that the protocol does not define: ${JSON.stringify(params)}`);
					return;
				}
				let { sessionId, update } = parsed.data, kind = update.sessionUpdate;
				kind.endsWith("_chunk") || debug(`${kind}: ${JSON.stringify(update)}`);
				let turn = findTurn(sessionId), session = findSession(sessionId);
				return session !== void 0 && recordChange(session, kind, update) && turn?.approvalMode === "manual" && !isSetToAsk(session, profile) && turn.fail(askingModeLost), turn?.update(kind, update);
			},
			async onPermission(request, signal) {
				let turn = findTurn(request.sessionId), call = await turn?.resolveCall(request.toolCall);
				return new Promise((respond) => {
					if (turn !== void 0 && call !== void 0) {
						let agentRequest = toPermission(request, {
							call,
							profile,
							folder: turn.session.folder,
							signal,
							respond
						});
						if (agentRequest !== void 0) return turn.ask("permission", agentRequest);
					}
					debug(`a permission request is cancelled, because it can't be passed on: ${JSON.stringify(request)}`), respond(void 0);
				});
			},
			onElicitation: (request, signal) => new Promise((respond) => {
				let agentRequest = toElicitation(request, {
					signal,
					respond
				}), turn = findTurn(request.sessionId ?? "");
				if (turn !== void 0 && agentRequest !== void 0) return turn.ask("elicitation", agentRequest);
				debug(`a question is declined, because it can't be passed on: ${JSON.stringify(request)}`), respond({ action: "decline" });
			})
		};
	}
	let askingModeLost = {
		ending: "run_ended",
		message: "The agent left the mode in which it asks, so the run was ended."
	};
	function recordChange(session, kind, update) {
		let mode = kind === "current_mode_update" ? modeUpdate.safeParse(update).data : void 0, config = kind === "config_option_update" ? configUpdate.safeParse(update).data : void 0;
		return mode !== void 0 && recordMode(session, mode.currentModeId), config !== void 0 && recordOptions(session, config.configOptions), mode !== void 0 || config !== void 0;
	}
}) };
