export const id = 1196;
export const ids = [1196];
export const modules = {
	59429: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => keyVariables });
		var _claude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72618), _codex_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95777), _gemini_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98803), _opencode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30777);
		let keyVariables = new Set([
			_claude_js__WEBPACK_IMPORTED_MODULE_0__.BF,
			_codex_js__WEBPACK_IMPORTED_MODULE_1__.BF,
			_gemini_js__WEBPACK_IMPORTED_MODULE_2__.BF,
			_opencode_js__WEBPACK_IMPORTED_MODULE_3__.BF
		].flatMap((profile) => profile.keyVariables));
	}),
	16518: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bz: () => cancelAnswer,
			dG: () => interactionArguments,
			mT: () => elicitationField,
			qw: () => elicitationAnswer,
			rk: () => optionKinds
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		let optionKinds = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		], cancelAnswer = "cancel", elicitationField = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			required: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()))
		}), interactionArguments = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			operation: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			fields: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(elicitationField))
		}), elicitationAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("action", [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("accept"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("decline") }),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("cancel") })
		]);
	}),
	54215: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kc: () => markVariable,
			_b: () => endFamily,
			i8: () => signalGroup
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		let markVariable = "INTERN_PROCESS";
		function endFamily(mark, leader) {
			let ended = new Set();
			for (let looks = 0; looks < 20; looks += 1) {
				let found = familyOf(mark, leader).filter((pid) => !ended.has(pid));
				if (found.length === 0) break;
				for (let pid of found) end(pid), ended.add(pid);
			}
			return ended.size;
		}
		function familyOf(mark, leader) {
			let seen = lookAround(`${markVariable}=${mark}`), family = new Set(seen.flatMap(({ pid, isMarked }) => isMarked || pid === leader ? [pid] : [])), size = 0;
			for (; size !== family.size;) {
				size = family.size;
				for (let { pid, parent } of seen) family.has(parent) && family.add(pid);
			}
			return [...family];
		}
		function lookAround(marked) {
			return process.platform === "linux" ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").flatMap((name) => {
				let pid = Number(name), seen = Number.isInteger(pid) && pid !== process.pid ? look(pid, marked) : void 0;
				return seen === void 0 ? [] : [seen];
			}) : [];
		}
		function look(pid, marked) {
			try {
				let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"), [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
				return state === "Z" || state === "X" ? void 0 : {
					pid,
					parent: Number(parent),
					isMarked: environmentOf(pid).split("\0").includes(marked)
				};
			} catch {
				return;
			}
		}
		function environmentOf(pid) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1");
			} catch {
				return "";
			}
		}
		function end(pid) {
			try {
				process.kill(pid, "SIGKILL");
			} catch {}
		}
		function signalGroup(leader, signal) {
			try {
				return process.kill(-leader, signal);
			} catch {
				return !1;
			}
		}
	}),
	60679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ap: () => resolveLinks,
			UO: () => isWithin,
			VO: () => wayOf
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function resolveLinks(absolute) {
			return follow(absolute, { left: 40 });
		}
		function wayOf(absolute) {
			return absolute.includes("�") ? void 0 : walk(absolute, { left: 40 });
		}
		function walk(absolute, links) {
			let { root } = node_path__WEBPACK_IMPORTED_MODULE_1__.parse(absolute), names = absolute.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((name) => name !== "" && name !== "."), passed = [], way = {
				end: root,
				links: []
			};
			for (let name of names) {
				let at = way.end;
				if (name === "..") {
					let last = passed.pop();
					if (last?.isLink === !0 || passed.at(-1)?.isLink === !0) return;
					way = {
						end: last?.at ?? root,
						links: []
					};
					continue;
				}
				let place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(at, name), target = linkAt(place);
				if (target === void 0) way = {
					end: place,
					links: []
				};
				else {
					--links.left;
					let here = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...passed.map((one) => one.name)), next = links.left >= 0 && isPlainTarget(place, target, passed) ? walk(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(here, target), links) : void 0;
					if (next === void 0) return;
					way = {
						end: next.end,
						links: [place, ...next.links]
					};
				}
				passed.push({
					at,
					name,
					isLink: target !== void 0
				});
			}
			return way;
		}
		function isPlainTarget(place, target, passed) {
			if (target === null || target.includes("�") || isWithin(place, "/proc")) return !1;
			let names = target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), first = names.findIndex((name) => name !== ".."), climbs = first === -1 ? names.length : first;
			return !names.includes("..", climbs) && !passed.slice(Math.max(passed.length - climbs, 0)).some((one) => one.isLink);
		}
		let noLink = new Set([
			"EINVAL",
			"ENOENT",
			"ENOTDIR",
			"UNKNOWN"
		]);
		function linkAt(place) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place);
			} catch (error) {
				return error instanceof Error && "code" in error && noLink.has(error.code) ? void 0 : null;
			}
		}
		function follow(absolute, links) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(absolute);
			} catch {
				let parent = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(absolute);
				if (parent === absolute) return absolute;
				let folder = follow(parent, links), place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(absolute)), target = links.left > 0 ? targetOf(place) : void 0;
				return target === void 0 ? place : (--links.left, follow(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target) ? target : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${target}`, links));
			}
		}
		function targetOf(place) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place);
			} catch {
				return;
			}
		}
		function isWithin(one, folder) {
			return one === folder || one.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
		}
	}),
	78021: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			tj: () => agentSettings,
			K5: () => choosesModel,
			xD: () => profiles,
			pj: () => readAgentCommand
		});
		var external_node_path_ = __webpack_require__(76760), schemas = __webpack_require__(94343), api = __webpack_require__(43759), claude = __webpack_require__(72618), codex = __webpack_require__(95777);
		let acp = {
			command: [],
			keyVariables: [],
			env: {},
			folderSettings: [],
			asking: { by: "word" },
			commandFields: ["command"],
			folderFields: ["cwd", "workdir"],
			titleForms: [],
			tools: []
		};
		var gemini = __webpack_require__(98803), key_variables = __webpack_require__(59429), model_ways = __webpack_require__(90652), opencode = __webpack_require__(30777), lengths = __webpack_require__(95083), access = __webpack_require__(28434), secret = __webpack_require__(36385), duration = __webpack_require__(79357);
		let agentNames = [
			"opencode",
			"codex",
			"gemini",
			"claude",
			"custom"
		], agent_settings_text = schemas.YjP().check((0, lengths.j)(1)), secretText = schemas.FsL(schemas.YjP(), schemas.pdi((value) => new secret.z(value))), modelVariable = /(?:^|_)(?:KEY|TOKEN|URL|ENDPOINT|HOST|CONFIG|CREDENTIALS|PROFILE|BEDROCK|VERTEX)(?:_|$)/;
		function choosesModel({ model, env }) {
			let given = Object.entries(env).filter(([, value]) => value.reveal() !== "");
			return model !== void 0 || given.some(([name]) => modelVariable.test(name));
		}
		let written = schemas.rej({
			agent: schemas.k5n(agentNames),
			command: schemas.lqM(schemas.YOg(schemas.YjP()).check((0, lengths.j)(1))),
			env: schemas.Rvf(schemas.g1P(schemas.YjP().check(api.Fk(/^[^=\0]+$/, "is no name of a variable")), secretText), {}),
			model: schemas.lqM(agent_settings_text),
			model_access: schemas.lqM(access.m),
			authenticate: schemas.lqM(agent_settings_text),
			sandbox: schemas.lqM(schemas.k5n(["none", "bubblewrap"])),
			network: schemas.lqM(schemas.k5n([
				"host",
				"none",
				"model"
			])),
			asks: schemas.lqM(schemas.zMY()),
			any_model: schemas.Rvf(schemas.zMY(), !1),
			silence: schemas.Rvf((0, duration.pc)("is no duration: write 90s, 5m, 1h30m or seconds", 0), 12e4)
		});
		function flawsOf(settings) {
			let { agent, command, asks, any_model, model_access } = settings;
			return [
				agent === "custom" && command === void 0 && [["command"], "is needed for a custom agent: write its program and arguments as a list"],
				agent !== "custom" && asks !== void 0 && [["asks"], "is for custom agents: what the others do is known from their profiles"],
				agent !== "custom" && !any_model && model_access === void 0 && !choosesModel(settings) && [["agent"], "is given no key of a model and no gateway, so it might send code to a host that nobody chose. Add a key (--agent-env NAME), or say that any model will do: \"any_model: true\" (--any-model)"],
				...networkFlaws(settings),
				...model_access === void 0 ? [] : accessFlaws(settings, model_access)
			].filter((flaw) => flaw !== !1);
		}
		function networkFlaws({ sandbox, network, model_access }) {
			return [
				network !== void 0 && network !== "host" && (sandbox ?? (model_access === void 0 ? "none" : "bubblewrap")) === "none" && [["network"], "needs a sandbox: write \"sandbox: bubblewrap\" as well"],
				network === "model" && model_access === void 0 && [["network"], "leads to the models of \"model_access\": write that as well"],
				network === "none" && model_access !== void 0 && [["network"], "would keep it from its models: leave it out, and it reaches nothing but these"]
			];
		}
		function accessFlaws({ agent, model, env, any_model }, { provider: { name } }) {
			let ways = model_ways.M[agent], form = ways.model?.[name], leading = Object.keys(env).filter((one) => leadsToModel(agent, one));
			return [
				ways.variables[name] === void 0 && [["model_access", "provider"], `is "${name}", which nothing leads the agent "${agent}" to. These pairs work: ${(0, model_ways.q)()}`],
				form !== void 0 && !form.form.test(model ?? "") && [["model"], `${model === void 0 ? "is missing: the agent needs" : "has to be"} a model of the provider "${name}", written as "${form.example}"`],
				any_model && [["any_model"], "can't stand beside \"model_access\", which chooses where its models are"],
				...leading.map((one) => [["env", one], "leads to a model, or unlocks one, past \"model_access\". Leave one of the two out"])
			];
		}
		function leadsToModel(agent, variable) {
			let { leading } = model_ways.M[agent];
			return /^(?:OPENAI|ANTHROPIC|GEMINI|OPENROUTER|AWS|AZURE)_|^GOOGLE_API_KEY$/.test(variable) || key_variables.j.has(variable) || leading?.test(variable) === !0;
		}
		let agentSettings = schemas.FsL(written.check(({ value, issues }) => {
			for (let [path, message] of flawsOf(value)) issues.push({
				code: "custom",
				path: [...path],
				message,
				input: value,
				continue: !0
			});
		}), schemas.pdi((settings) => {
			let sandbox = settings.sandbox ?? (settings.model_access === void 0 ? "none" : "bubblewrap"), isModelOnly = settings.model_access !== void 0 && sandbox !== "none";
			return {
				...settings,
				sandbox,
				network: settings.network ?? (isModelOnly ? "model" : "host")
			};
		})), profiles = {
			opencode: opencode.BF,
			codex: codex.BF,
			gemini: gemini.BF,
			claude: claude.BF,
			custom: acp
		};
		function agentOf(program) {
			let name = (0, external_node_path_.basename)(program);
			return agentNames.find((agent) => name === agent || name === profiles[agent].command[0]) ?? "custom";
		}
		function readAgentCommand({ command, asks = !1, variables = [], anyModel = !1, modelAccess: access, sandbox }, env) {
			let [program = ""] = command, name = agentOf(program), isNameAlone = command.length === 1 && program === name && name !== "custom", ofKeys = access === void 0 ? profiles[name].keyVariables : [], passedOn = [...new Set([...ofKeys, ...variables])].filter((one) => (env[one] ?? "") !== "");
			return {
				name,
				passedOn,
				settings: {
					agent: name,
					...isNameAlone ? {} : { command: [...command] },
					...asks ? { asks } : {},
					...anyModel ? { any_model: anyModel } : {},
					...access === void 0 ? {} : { model_access: access },
					...sandbox === void 0 ? {} : { sandbox },
					env: Object.fromEntries(passedOn.map((one) => [one, env[one] ?? ""]))
				}
			};
		}
	}),
	13153: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => openWorkFolder,
			v: () => sessionFolder
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92782), _sha256_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75468);
		function openWorkFolder(dataFolder) {
			let within = (folder, hidden, close) => ({
				path: folder,
				hidden,
				ofAgent: (internId) => agentFolder(hidden, internId),
				close
			});
			if (dataFolder === void 0) {
				let temporary = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "intern-service-"));
				return within(temporary, temporary, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, {
					recursive: !0,
					force: !0
				}));
			}
			let kept = node_path__WEBPACK_IMPORTED_MODULE_2__.join(dataFolder, "sessions");
			if ((0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.wZ)(kept, 448), !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(kept).isDirectory()) throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.xL("config_invalid", `"${kept}" is a link. Use another data folder.`, { source: kept });
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(kept, 448), within(kept, dataFolder, () => {});
		}
		function agentFolder(folder, internId) {
			let isName = /^[\w-]{1,64}$/.test(internId);
			return node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, "interns", isName ? internId : (0, _sha256_js__WEBPACK_IMPORTED_MODULE_5__.s)(internId));
		}
		function sessionFolder(workFolder, internId, sessionId) {
			let name = (0, _sha256_js__WEBPACK_IMPORTED_MODULE_5__.s)(JSON.stringify([internId, sessionId])).slice(0, 32), folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(workFolder, name);
			if ((0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.wZ)(folder, 448), !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory()) throw Error(`The folder of the session, "${folder}", is a link.`);
			return folder;
		}
	}),
	7591: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => createClock });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		let longestSleepMs = 2 ** 31 - 1;
		function createClock(options = {}) {
			let { startAtMs = Date.now(), frozen = !1 } = options, time = createTime(startAtMs, frozen), { now } = time, queue = createTimerQueue(), wakeUp = createWakeUp(queue, now, frozen), add = (delayMs, timer) => (queue.add(Math.ceil(now() + Math.max(0, delayMs)), timer), wakeUp.set(), () => {
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
					await moveAhead(time, queue, now() + byMs), wakeUp.setAnew();
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
				let sleepMs = Math.min(Math.max(0, Math.ceil(dueAtMs - now())), longestSleepMs);
				alarm = dueAtMs === never ? void 0 : {
					dueAtMs,
					handle: setTimeout(wake, sleepMs).unref()
				};
			}, setAnew = () => {
				clearTimeout(alarm?.handle), alarm = void 0, set();
			}, wake = () => fireDue(now()), fireDue = (untilMs) => {
				isFiring = !0, fireFirst(queue, untilMs) ? process.nextTick(fireDue, untilMs) : (isFiring = !1, setAnew());
			};
			return {
				set,
				setAnew
			};
		}
		function createTime(startAtMs, frozen) {
			let offsetMs = startAtMs - Date.now(), frozenAtMs = startAtMs, now = () => frozen ? frozenAtMs : Date.now() + offsetMs;
			return {
				now,
				moveTo(atMs) {
					atMs <= now() || (frozen ? frozenAtMs = atMs : offsetMs += atMs - now());
				}
			};
		}
		async function moveAhead({ moveTo }, queue, targetMs) {
			for (let dueAtMs = queue.firstDue(); dueAtMs <= targetMs; dueAtMs = queue.firstDue()) {
				for (moveTo(dueAtMs); fireFirst(queue, dueAtMs););
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
			}
			moveTo(targetMs);
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
			let moments = createHeap(), timersAt = new Map(), takeFirst = () => {
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
		function createHeap() {
			let heap = [], at = (index) => heap[index] ?? never;
			return {
				first: () => at(0),
				push(moment) {
					let index = heap.push(moment) - 1;
					for (let parent = index - 1 >> 1; index > 0 && at(parent) > moment; parent = index - 1 >> 1) heap[index] = at(parent), index = parent;
					heap[index] = moment;
				},
				pop() {
					let moment = heap.pop();
					if (moment === void 0 || heap.length === 0) return;
					let index = 0;
					for (;;) {
						let left = 2 * index + 1, smaller = at(left + 1) < at(left) ? left + 1 : left;
						if (at(smaller) >= moment) break;
						heap[index] = at(smaller), index = smaller;
					}
					heap[index] = moment;
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
			dm: () => readMomentMs,
			pc: () => durationMs,
			wN: () => writtenDuration
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		let unitMs = {
			h: 36e5,
			m: 6e4,
			s: 1e3,
			ms: 1
		}, longestDurationMs = 8784 * unitMs.h, pattern = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/;
		function readDurationMs(value) {
			let ms = typeof value == "number" ? value * unitMs.s : sumOf(value);
			return ms !== void 0 && ms <= longestDurationMs && ms >= 0 ? ms : void 0;
		}
		function writtenDuration(problem = "is no duration: write 90s, 5m, 1h30m or seconds, a year at most", above = -1) {
			let isTaken = (value) => (readDurationMs(value) ?? -1) > above;
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()]).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(isTaken, problem));
		}
		function durationMs(...bounds) {
			return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(writtenDuration(...bounds), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((value) => readDurationMs(value) ?? 0));
		}
		function sumOf(text) {
			if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * unitMs.s;
			let match = text === "" ? null : pattern.exec(text);
			if (match === null) return;
			let [, hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = match;
			return Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s + Number(milliseconds) * unitMs.ms;
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
			let byKey = new Map();
			return { take(key) {
				if (perMinute === null) return;
				let now = clock.now(), taken = byKey.get(key) ?? {
					times: [],
					first: 0
				};
				for (byKey.set(key, taken); (taken.times[taken.first] ?? Infinity) <= now - windowMs;) taken.first += 1;
				taken.first > taken.times.length / 2 && (taken.times = taken.times.slice(taken.first), taken.first = 0);
				let oldest = taken.times[taken.first];
				if (oldest !== void 0 && taken.times.length - taken.first >= perMinute) return Math.max(1, Math.ceil((oldest + windowMs - now) / 1e3));
				taken.times.push(now);
			} };
		}
	}),
	42970: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => watchSilence });
		function watchSilence(clock, silenceMs, onSilent, isExcused = () => !1) {
			let heardAtMs = clock.now(), heard = () => {
				heardAtMs = clock.now();
			}, look = () => {
				isExcused() && heard(), clock.now() - heardAtMs >= silenceMs && (heard(), onSilent()), isWatching && (cancel = clock.setTimer(silenceMs - (clock.now() - heardAtMs), look));
			}, isWatching = !0, cancel = clock.setTimer(silenceMs, look);
			return {
				heard,
				stop() {
					isWatching = !1, cancel();
				}
			};
		}
	})
};
