export const id = 9512;
export const ids = [9512];
export const modules = {
	16518: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bz: () => cancelAnswer,
			dG: () => interactionArguments,
			mT: () => elicitationField,
			qw: () => elicitationAnswer,
			rk: () => optionKinds
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046);
		let optionKinds = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		], cancelAnswer = "cancel", elicitationField = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			type: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			required: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()))
		}), interactionArguments = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			kind: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			operation: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.ef),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq)),
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			fields: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(elicitationField))
		}), elicitationAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("action", [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("accept"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("decline") }),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("cancel") })
		]);
	}),
	54215: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$3: () => killFamily,
			Kc: () => markVariable,
			i8: () => signalGroup
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
		let markVariable = "INTERN_PROCESS";
		function killFamily(mark, leader) {
			let killed = new Set();
			for (let round = 0; round < 20; round += 1) {
				let pids = findFamily(mark, leader).filter((pid) => !killed.has(pid));
				if (pids.length === 0) break;
				for (let pid of pids) sendSignal(pid, "SIGKILL"), killed.add(pid);
			}
			return killed.size;
		}
		function findFamily(mark, leader) {
			let processes = listProcesses(`${markVariable}=${mark}`), family = new Set(processes.filter(({ pid, isMarked }) => isMarked || pid === leader).map(({ pid }) => pid)), size = 0;
			for (; size !== family.size;) {
				size = family.size;
				for (let { pid, parent } of processes) family.has(parent) && family.add(pid);
			}
			return [...family];
		}
		function listProcesses(markEntry) {
			return process.platform === "linux" ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").map(Number).filter((pid) => Number.isInteger(pid) && pid !== process.pid).flatMap((pid) => readProcess(pid, markEntry) ?? []) : [];
		}
		function readProcess(pid, markEntry) {
			let [parent] = readStatus(pid);
			if (parent !== void 0) return {
				pid,
				parent: Number(parent),
				isMarked: readEnvironment(pid).split("\0").includes(markEntry)
			};
		}
		function readStatus(pid) {
			let text = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.y0)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1")) ?? "", [state, ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
			return state === "Z" || state === "X" ? [] : fields;
		}
		function readEnvironment(pid) {
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.y0)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1")) ?? "";
		}
		function sendSignal(pid, signal) {
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.y0)(() => process.kill(pid, signal)) ?? !1;
		}
		function signalGroup(leader, signal) {
			return sendSignal(-leader, signal);
		}
	}),
	60679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ap: () => resolveLinks,
			UO: () => isWithin,
			Zl: () => followPath
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function followPath(absolute) {
			return absolute.includes("\ufffd") ? void 0 : follow(absolute, { remaining: 40 });
		}
		function follow(absolute, budget) {
			let { root } = node_path__WEBPACK_IMPORTED_MODULE_1__.parse(absolute), steps = [];
			for (let name of absolute.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
				if (name === "" || name === ".") continue;
				if (name === "..") {
					if (isLink(steps.pop()) || isLink(steps.at(-1))) return;
					continue;
				}
				let place = enter(name, steps, root, budget);
				if (place === void 0) return;
				steps.push({
					name,
					place
				});
			}
			return steps.at(-1)?.place ?? {
				end: root,
				links: []
			};
		}
		function isLink(step) {
			return step !== void 0 && step.place.links.length > 0;
		}
		function enter(name, steps, root, budget) {
			let place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(steps.at(-1)?.place.end ?? root, name), link = readLink(place);
			if (link === void 0) return {
				end: place,
				links: []
			};
			if (--budget.remaining, budget.remaining < 0 || link.target === void 0 || isWithin(place, "/proc") || !isPlainTarget(link.target, steps)) return;
			let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...steps.map((step) => step.name)), followed = follow(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, link.target), budget);
			return followed && {
				end: followed.end,
				links: [place, ...followed.links]
			};
		}
		function isPlainTarget(target, steps) {
			let names = target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), first = names.findIndex((name) => name !== ".."), climbCount = first === -1 ? names.length : first, leftSteps = steps.slice(Math.max(steps.length - climbCount, 0));
			return !target.includes("\ufffd") && !names.includes("..", climbCount) && !leftSteps.some(isLink);
		}
		function resolveLinks(absolute) {
			return resolveWith(absolute, { remaining: 40 });
		}
		function resolveWith(absolute, budget) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(absolute);
			} catch {
				let parent = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(absolute);
				if (parent === absolute) return absolute;
				let folder = resolveWith(parent, budget), place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(absolute)), target = budget.remaining > 0 ? readLink(place)?.target : void 0;
				return target === void 0 ? place : (--budget.remaining, resolveWith(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target) ? target : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${target}`, budget));
			}
		}
		let noLinkCodes = new Set([
			"EINVAL",
			"ENOENT",
			"ENOTDIR",
			"UNKNOWN"
		]);
		function readLink(place) {
			try {
				return { target: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place) };
			} catch (error) {
				return error instanceof Error && "code" in error && noLinkCodes.has(error.code) ? void 0 : { target: void 0 };
			}
		}
		function isWithin(place, folder) {
			return place === folder || place.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
		}
	}),
	16953: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EE: () => hasChosenModel,
			pj: () => readAgentCommand,
			tj: () => agentSettings
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759), _agents_acp_agents_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13177), _agents_model_support_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74229), _contract_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31046), _models_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57368), _secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36385), _time_duration_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79357);
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check((0, _contract_values_js__WEBPACK_IMPORTED_MODULE_2__.jZ)(1)), secretText = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((value) => new _secret_js__WEBPACK_IMPORTED_MODULE_3__.z(value))), modelVariable = /(?:^|_)(?:KEY|TOKEN|URL|ENDPOINT|HOST|CONFIG|CREDENTIALS|PROFILE|BEDROCK|VERTEX)(?:_|$)/;
		function hasChosenModel({ model, env }) {
			let filledVariables = Object.entries(env).filter(([, value]) => value.reveal() !== "");
			return model !== void 0 || filledVariables.some(([name]) => modelVariable.test(name));
		}
		let schema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
			agent: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(_agents_acp_agents_js__WEBPACK_IMPORTED_MODULE_4__.QI),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()).check((0, _contract_values_js__WEBPACK_IMPORTED_MODULE_2__.jZ)(1))),
			env: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Fk(/^[^=\0]+$/, "is not the name of a variable")), secretText), {}),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(text),
			model_access: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(_models_access_js__WEBPACK_IMPORTED_MODULE_6__.m),
			authenticate: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(text),
			sandbox: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["none", "bubblewrap"])),
			network: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"host",
				"none",
				"model"
			])),
			asks: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()),
			any_model: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), !1),
			silence: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf((0, _time_duration_js__WEBPACK_IMPORTED_MODULE_7__.UG)("is not a duration: write 90s, 5m, 1h30m or a number of seconds", 0), 12e4)
		});
		function* checkSettings(settings) {
			let { agent, command, asks, any_model, model_access: access, sandbox, network } = settings;
			agent === "custom" ? command === void 0 && (yield [["command"], "is needed for a custom agent: write its program and arguments as a list"]) : (asks !== void 0 && (yield [["asks"], "is only for custom agents: the profiles of the others say what they do"]), !any_model && access === void 0 && !hasChosenModel(settings) && (yield [["agent"], "has neither a key of a model nor a gateway, so it might send code to a host that nobody chose. Add a key (--agent-env NAME), or say that any model will do: \"any_model: true\" (--any-model)"])), network !== void 0 && network !== "host" && (sandbox ?? (access === void 0 ? "none" : "bubblewrap")) === "none" && (yield [["network"], "needs a sandbox: write \"sandbox: bubblewrap\" as well"]), network === "model" && access === void 0 && (yield [["network"], "opens only the models of \"model_access\", which is missing: add it"]), network === "none" && access !== void 0 && (yield [["network"], "would cut the agent off from its models: delete it, and the agent reaches only these"]), access !== void 0 && (yield* checkAccess(settings, access.provider.name));
		}
		function* checkAccess({ agent, model, env, any_model }, name) {
			let support = _agents_model_support_js__WEBPACK_IMPORTED_MODULE_8__.p[agent], requiredModel = support.modelForm?.[name];
			support.variables[name] === void 0 && (yield [["model_access", "provider"], `is "${name}", which the agent "${agent}" can't be made to use. These pairs work: ${(0, _agents_model_support_js__WEBPACK_IMPORTED_MODULE_8__.Y)()}`]), requiredModel !== void 0 && !requiredModel.form.test(model ?? "") && (yield [["model"], `${model === void 0 ? "is missing: the agent needs" : "has to be"} a model of the provider "${name}", written as "${requiredModel.example}"`]), any_model && (yield [["any_model"], "can't be used with \"model_access\", which chooses where its models are"]);
			for (let variable of Object.keys(env).filter((key) => leadsToModel(agent, key))) yield [["env", variable], "leads to a model, or unlocks one, past \"model_access\". Remove one of the two"];
		}
		function leadsToModel(agent, variable) {
			let { modelVariables } = _agents_model_support_js__WEBPACK_IMPORTED_MODULE_8__.p[agent];
			return /^(?:OPENAI|ANTHROPIC|GEMINI|OPENROUTER|AWS|AZURE)_|^GOOGLE_API_KEY$/.test(variable) || _agents_acp_agents_js__WEBPACK_IMPORTED_MODULE_4__.jr.has(variable) || modelVariables?.test(variable) === !0;
		}
		let agentSettings = zod_mini__WEBPACK_IMPORTED_MODULE_1__.FsL(schema.check(({ value, issues }) => {
			for (let [path, message] of checkSettings(value)) issues.push({
				code: "custom",
				path: [...path],
				message,
				input: value,
				continue: !0
			});
		}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.pdi((settings) => {
			let sandbox = settings.sandbox ?? (settings.model_access === void 0 ? "none" : "bubblewrap"), isModelOnly = settings.model_access !== void 0 && sandbox !== "none";
			return {
				...settings,
				sandbox,
				network: settings.network ?? (isModelOnly ? "model" : "host")
			};
		}));
		function readAgentCommand({ command, asks = !1, variables = [], anyModel = !1, modelAccess: access, sandbox }, env) {
			let [program = ""] = command, file = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(program), name = _agents_acp_agents_js__WEBPACK_IMPORTED_MODULE_4__.QI.find((agent) => file === agent || file === _agents_acp_agents_js__WEBPACK_IMPORTED_MODULE_4__.xD[agent].command[0]) ?? "custom", isNameAlone = command.length === 1 && program === name && name !== "custom", keyNames = access === void 0 ? _agents_acp_agents_js__WEBPACK_IMPORTED_MODULE_4__.xD[name].keyVariables : [], passedVariables = [...new Set([...keyNames, ...variables])].filter((variable) => (env[variable] ?? "") !== "");
			return {
				name,
				passedVariables,
				settings: {
					agent: name,
					command: isNameAlone ? void 0 : [...command],
					asks: asks || void 0,
					any_model: anyModel || void 0,
					model_access: access,
					sandbox,
					env: Object.fromEntries(passedVariables.map((variable) => [variable, env[variable] ?? ""]))
				}
			};
		}
	}),
	59637: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JN: () => readAnswer,
			b1: () => question,
			kG: () => isAllowing
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343), _contract_interaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16518), _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16413);
		let permissionQuestion = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz("permission"),
			operation: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(_contract_interaction_js__WEBPACK_IMPORTED_MODULE_2__.rk)),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			cwd: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			title: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			tool_kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			tool_name: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			paths: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			inside: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			outside: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			links: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				argument: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				leads_to: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
			}))),
			env: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()),
			url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			arguments: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()),
			scopes: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()))
		}), elicitationQuestion = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz("elicitation"),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			fields: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(_contract_interaction_js__WEBPACK_IMPORTED_MODULE_2__.mT)
		}), question = zod_mini__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [permissionQuestion, elicitationQuestion]);
		function isAllowing(answer) {
			return answer.kind === "chosen" && (answer.option === "allow_once" || answer.option === "allow_always");
		}
		function readAnswer(pending, content) {
			if (pending.kind === "elicitation") return readElicitationAnswer(pending, content);
			if (content === _contract_interaction_js__WEBPACK_IMPORTED_MODULE_2__.bz) return { kind: "cancelled" };
			let option = pending.options.find((choice) => choice === content);
			return option === void 0 ? void 0 : {
				kind: "chosen",
				option
			};
		}
		function readElicitationAnswer({ fields }, text) {
			let answer = _contract_interaction_js__WEBPACK_IMPORTED_MODULE_2__.qw.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(text));
			if (!answer.success) return;
			if (answer.data.action !== "accept") return { kind: answer.data.action === "decline" ? "declined" : "cancelled" };
			let { content } = answer.data;
			return Object.keys(content).every((name) => fields.some((field) => field.name === name)) && fields.every((field) => fitsField(field, content)) ? {
				kind: "accepted",
				content
			} : void 0;
		}
		function fitsField(field, content) {
			if (!Object.hasOwn(content, field.name)) return field.required !== !0;
			let value = content[field.name];
			return hasType(value, field.type) && (field.options?.some((option) => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(option, value)) ?? !0);
		}
		function hasType(value, type) {
			return type === "integer" ? Number.isInteger(value) : type === void 0 || typeof value === type;
		}
	}),
	13153: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => openWorkFolder,
			j: () => makeSessionFolder
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _crypto_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2962), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782);
		function openWorkFolder(dataFolder) {
			let toWorkFolder = (folder, hidden, close) => ({
				path: folder,
				hidden,
				getAgentFolder: (id) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(hidden, "interns", /^[\w-]{1,64}$/.test(id) ? id : (0, _crypto_js__WEBPACK_IMPORTED_MODULE_3__.s)(id)),
				close
			});
			if (dataFolder === void 0) {
				let temporary = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "intern-service-"));
				return toWorkFolder(temporary, temporary, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, {
					recursive: !0,
					force: !0
				}));
			}
			let sessions = node_path__WEBPACK_IMPORTED_MODULE_2__.join(dataFolder, "sessions");
			if ((0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)(sessions, 448), !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(sessions).isDirectory()) throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.xL("config_invalid", `"${sessions}" is a link. Use another data folder.`, { source: sessions });
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(sessions, 448), toWorkFolder(sessions, dataFolder, () => {});
		}
		function makeSessionFolder(workFolder, internId, sessionId) {
			let name = (0, _crypto_js__WEBPACK_IMPORTED_MODULE_3__.s)(JSON.stringify([internId, sessionId])).slice(0, 32), folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(workFolder, name);
			if ((0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)(folder, 448), !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory()) throw Error(`The folder of the session, "${folder}", is a link.`);
			return folder;
		}
	}),
	7591: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => createClock });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		let maxSleepMs = 2 ** 31 - 1;
		function createClock({ startAtMs = Date.now(), frozen = !1 } = {}) {
			let offsetMs = frozen ? startAtMs : startAtMs - Date.now(), now = () => (frozen ? 0 : Date.now()) + offsetMs, moveTo = (atMs) => {
				offsetMs += Math.max(0, atMs - now());
			}, queue = createTimerQueue(), wakeUp = createWakeUp(queue, now, frozen), add = (delayMs, timer) => (queue.add(Math.ceil(now() + Math.max(0, delayMs)), timer), wakeUp.set(), () => {
				timer.fire = void 0;
			});
			return {
				now,
				setTimer: (delayMs, fire) => add(delayMs, {
					fire,
					everyMs: void 0
				}),
				every: (everyMs, fire) => add(everyMs, {
					fire,
					everyMs: Math.max(1, everyMs)
				}),
				async advance(byMs) {
					let targetMs = now() + byMs;
					for (let dueAtMs = queue.firstDue(); dueAtMs <= targetMs; dueAtMs = queue.firstDue()) {
						for (moveTo(dueAtMs); fireFirst(queue, dueAtMs););
						await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
					}
					moveTo(targetMs), wakeUp.reset();
				},
				stop() {
					queue.clear(), wakeUp.set();
				}
			};
		}
		function createWakeUp(queue, now, frozen) {
			let alarm, isFiring = !1, set = () => {
				if (frozen || isFiring) return;
				let dueAtMs = queue.firstDue();
				if (alarm?.dueAtMs === dueAtMs) return;
				clearTimeout(alarm?.handle);
				let sleepMs = Math.min(Math.max(0, Math.ceil(dueAtMs - now())), maxSleepMs);
				alarm = dueAtMs === never ? void 0 : {
					dueAtMs,
					handle: setTimeout(() => fireDue(now()), sleepMs).unref()
				};
			}, reset = () => {
				clearTimeout(alarm?.handle), alarm = void 0, set();
			}, fireDue = (untilMs) => {
				isFiring = !0, fireFirst(queue, untilMs) ? process.nextTick(fireDue, untilMs) : (isFiring = !1, reset());
			};
			return {
				set,
				reset
			};
		}
		function fireFirst(queue, untilMs) {
			let dueAtMs = queue.firstDue();
			if (dueAtMs > untilMs) return !1;
			for (let timer of queue.takeFirst()) {
				let { fire, everyMs } = timer;
				fire !== void 0 && (everyMs === void 0 ? timer.fire = void 0 : queue.add(Math.ceil(dueAtMs + everyMs), timer), fire());
			}
			return !0;
		}
		let never = Infinity;
		function createTimerQueue() {
			let moments = createMinHeap(), timersAt = new Map(), takeFirst = () => {
				let moment = moments.first(), timers = timersAt.get(moment) ?? [];
				return timersAt.delete(moment), moments.pop(), timers;
			};
			return {
				add(dueAtMs, timer) {
					let timers = timersAt.get(dueAtMs);
					timers === void 0 ? (timersAt.set(dueAtMs, [timer]), moments.push(dueAtMs)) : timers.push(timer);
				},
				firstDue() {
					for (; timersAt.get(moments.first())?.every(({ fire }) => fire === void 0) === !0;) takeFirst();
					return moments.first();
				},
				takeFirst,
				clear() {
					moments.clear(), timersAt.clear();
				}
			};
		}
		function createMinHeap() {
			let heap = [], at = (index) => heap[index] ?? never;
			return {
				first: () => at(0),
				push(moment) {
					let index = heap.push(moment) - 1;
					for (let parent = index - 1 >> 1; index > 0 && at(parent) > moment; parent = index - 1 >> 1) heap[index] = at(parent), index = parent;
					heap[index] = moment;
				},
				pop() {
					let last = heap.pop();
					if (last === void 0 || heap.length === 0) return;
					let index = 0;
					for (;;) {
						let left = 2 * index + 1, smaller = at(left + 1) < at(left) ? left + 1 : left;
						if (at(smaller) >= last) break;
						heap[index] = at(smaller), index = smaller;
					}
					heap[index] = last;
				},
				clear() {
					heap.length = 0;
				}
			};
		}
	}),
	79357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NU: () => readDurationMs,
			UG: () => durationMsSchema,
			dm: () => readMomentMs,
			sK: () => durationSchema
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		let unitMs = {
			h: 36e5,
			m: 6e4,
			s: 1e3,
			ms: 1
		}, pattern = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/;
		function readDurationMs(value) {
			let ms = typeof value == "number" ? value * unitMs.s : sumUnits(value);
			return ms !== void 0 && ms <= 8784 * unitMs.h && ms >= 0 ? ms : void 0;
		}
		function durationSchema(problem = "is not a duration: write 90s, 5m, 1h30m or a number of seconds, at most a year", greaterThanMs = -1) {
			let isAccepted = (value) => {
				let ms = readDurationMs(value);
				return ms !== void 0 && ms > greaterThanMs;
			};
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()]).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(isAccepted, problem));
		}
		function durationMsSchema(...args) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(durationSchema(...args), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((value) => readDurationMs(value) ?? 0));
		}
		function sumUnits(text) {
			if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * unitMs.s;
			let match = text === "" ? null : pattern.exec(text);
			if (match === null) return;
			let [, ...amounts] = match;
			return Object.values(unitMs).reduce((sum, ms, index) => sum + Number(amounts[index] ?? 0) * ms, 0);
		}
		function readMomentMs(text) {
			let ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
			return Number.isNaN(ms) ? void 0 : ms;
		}
	}),
	16505: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => createRateLimit });
		let windowMs = 6e4;
		function createRateLimit(perMinute, clock) {
			let callsByKey = new Map();
			return { take(key) {
				if (perMinute === null) return;
				let now = clock.now(), calls = callsByKey.get(key) ?? {
					times: [],
					firstIndex: 0
				};
				for (callsByKey.set(key, calls); (calls.times[calls.firstIndex] ?? Infinity) <= now - windowMs;) calls.firstIndex += 1;
				calls.firstIndex > calls.times.length / 2 && (calls.times = calls.times.slice(calls.firstIndex), calls.firstIndex = 0);
				let oldest = calls.times[calls.firstIndex];
				if (oldest !== void 0 && calls.times.length - calls.firstIndex >= perMinute) return Math.max(1, Math.ceil((oldest + windowMs - now) / 1e3));
				calls.times.push(now);
			} };
		}
	}),
	42970: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => watchSilence });
		function watchSilence(clock, silenceMs, onSilent, isExcused = () => !1) {
			let activeAtMs = clock.now(), reportActivity = () => {
				activeAtMs = clock.now();
			}, check = () => {
				isExcused() && reportActivity(), clock.now() - activeAtMs >= silenceMs && (reportActivity(), onSilent()), isWatching && (cancel = clock.setTimer(silenceMs - (clock.now() - activeAtMs), check));
			}, isWatching = !0, cancel = clock.setTimer(silenceMs, check);
			return {
				reportActivity,
				stop() {
					isWatching = !1, cancel();
				}
			};
		}
	})
};
