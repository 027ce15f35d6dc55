export const id = 8215;
export const ids = [8215];
export const modules = {
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
	16953: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => agentNames,
			t: () => agentSettings
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532), zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759), _contract_lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95083), _secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36385), _time_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79357);
		let agentNames = [
			"opencode",
			"codex",
			"gemini",
			"claude",
			"custom"
		], text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _contract_lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1)), silence = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((value, context) => {
			let milliseconds = (0, _time_duration_js__WEBPACK_IMPORTED_MODULE_2__.N)(value);
			return milliseconds !== void 0 && milliseconds > 0 ? milliseconds : (context.issues.push({
				code: "custom",
				input: value,
				message: "is no duration: write 90s, 5m, 1h30m or seconds"
			}), zod_mini__WEBPACK_IMPORTED_MODULE_3__.tm);
		})), secretText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((value) => new _secret_js__WEBPACK_IMPORTED_MODULE_4__.z(value))), agentSettings = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(agentNames),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()).check((0, _contract_lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1))),
			env: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Fk(/^[^=\0]+$/, "is no name of a variable")), secretText), {}),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text),
			authenticate: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text),
			sandbox: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["none", "bubblewrap"]), "none"),
			network: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["host", "none"]), "host"),
			asks: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			silence: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(silence, 12e4)
		}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ agent, command }) => agent !== "custom" || command !== void 0, {
			path: ["command"],
			error: "is needed for a custom agent: write its program and arguments as a list"
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ agent, asks }) => agent === "custom" || asks === void 0, {
			path: ["asks"],
			error: "is for custom agents: what the others do is known from their profiles"
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ sandbox, network }) => network === "host" || sandbox !== "none", {
			path: ["network"],
			error: "needs a sandbox: write \"sandbox: bubblewrap\" as well"
		}));
	}),
	74634: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jP: () => knownAgent,
			xD: () => profiles
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760), _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16953);
		let profiles = {
			opencode: {
				command: ["opencode", "acp"],
				package: "opencode-ai",
				keyVariables: [
					"ANTHROPIC_API_KEY",
					"GEMINI_API_KEY",
					"GOOGLE_GENERATIVE_AI_API_KEY",
					"GROQ_API_KEY",
					"MISTRAL_API_KEY",
					"OPENAI_API_KEY",
					"OPENCODE_API_KEY",
					"OPENROUTER_API_KEY",
					"XAI_API_KEY"
				],
				env: {
					OPENCODE_PERMISSION: JSON.stringify({
						"*": "ask",
						bash: "ask",
						edit: "ask",
						webfetch: "ask",
						task: "ask",
						external_directory: "ask",
						read: {
							"*": "allow",
							"*.env": "ask",
							"*.env.*": "ask",
							"*.env.example": "allow"
						},
						glob: "allow",
						grep: "allow",
						list: "allow",
						todowrite: "allow"
					}),
					OPENCODE_DISABLE_PROJECT_CONFIG: "1",
					OPENCODE_DISABLE_AUTOUPDATE: "1",
					OPENCODE_DISABLE_LSP_DOWNLOAD: "1"
				},
				folderSettings: [
					{
						path: "opencode.json",
						ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
					},
					{
						path: "opencode.jsonc",
						ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
					},
					{
						path: ".opencode/agent",
						ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
					},
					{
						path: ".opencode/tool",
						ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
					},
					{
						path: ".opencode/plugin",
						ignoredBy: void 0,
						isSoughtAbove: !0
					},
					{
						path: ".opencode/plugins",
						ignoredBy: void 0,
						isSoughtAbove: !0
					}
				],
				asking: {
					by: "command",
					command: [
						"debug",
						"agent",
						"build"
					],
					manual: "build",
					selfDrive: "build",
					tools: [
						"bash",
						"edit",
						"webfetch",
						"task"
					]
				},
				commandFields: ["command"],
				folderFields: ["workdir", "cwd"],
				titleForms: [],
				tools: [
					{
						name: "bash",
						kind: "execute"
					},
					{
						name: "edit",
						kind: "edit"
					},
					{
						name: "write",
						kind: "edit"
					},
					{
						name: "webfetch",
						kind: "fetch"
					},
					{
						name: "read",
						kind: "read"
					},
					{
						name: "task",
						kind: "other"
					}
				]
			},
			codex: {
				command: ["codex-acp"],
				package: "@agentclientprotocol/codex-acp",
				keyVariables: ["CODEX_API_KEY", "OPENAI_API_KEY"],
				authenticate: "api-key",
				env: { NO_BROWSER: "1" },
				folderSettings: [{
					path: ".codex",
					ignoredBy: []
				}],
				asking: {
					by: "config_option",
					option: "mode",
					manual: "read-only",
					selfDrive: "workspace-write"
				},
				commandFields: ["command", "cmd"],
				folderFields: ["workdir", "cwd"],
				titleForms: [],
				tools: [{
					name: "exec_command",
					kind: "execute"
				}, {
					name: "apply_patch",
					kind: "edit"
				}]
			},
			gemini: {
				command: ["gemini", "--acp"],
				package: "@google/gemini-cli",
				keyVariables: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
				authenticate: "gemini-api-key",
				env: { GEMINI_CLI_TRUST_WORKSPACE: "false" },
				folderSettings: [{
					path: ".gemini",
					ignoredBy: ["GEMINI_CLI_TRUST_WORKSPACE"]
				}],
				asking: {
					by: "reload",
					manual: "default",
					selfDrive: "default"
				},
				commandFields: ["command"],
				folderFields: [
					"dir_path",
					"directory",
					"cwd"
				],
				titleForms: [/^(?<command>[\s\S]+)$/],
				tools: [
					{
						name: "run_shell_command",
						kind: "execute"
					},
					{
						name: "replace",
						kind: "edit"
					},
					{
						name: "write_file",
						kind: "edit"
					},
					{
						name: "web_fetch",
						kind: "fetch"
					}
				]
			},
			claude: {
				command: ["claude-agent-acp"],
				package: "@agentclientprotocol/claude-agent-acp",
				keyVariables: [
					"ANTHROPIC_API_KEY",
					"ANTHROPIC_AUTH_TOKEN",
					"CLAUDE_CODE_OAUTH_TOKEN"
				],
				env: { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: "1" },
				folderSettings: [{
					path: ".claude",
					ignoredBy: void 0
				}, {
					path: ".mcp.json",
					ignoredBy: void 0,
					isSoughtAbove: !0
				}],
				asking: {
					by: "config_option",
					option: "mode",
					manual: "default",
					selfDrive: "default"
				},
				commandFields: ["command"],
				folderFields: ["cwd"],
				titleForms: [],
				tools: [
					{
						name: "Bash",
						kind: "execute"
					},
					{
						name: "Edit",
						kind: "edit"
					},
					{
						name: "Write",
						kind: "edit"
					},
					{
						name: "NotebookEdit",
						kind: "edit"
					},
					{
						name: "WebFetch",
						kind: "fetch"
					},
					{
						name: "WebSearch",
						kind: "fetch"
					}
				]
			},
			custom: {
				command: [],
				keyVariables: [],
				env: {},
				folderSettings: [],
				asking: { by: "word" },
				commandFields: ["command"],
				folderFields: ["cwd", "workdir"],
				titleForms: [],
				tools: []
			}
		};
		function agentOf(program) {
			let name = node_path__WEBPACK_IMPORTED_MODULE_0__.basename(program);
			return _agent_settings_js__WEBPACK_IMPORTED_MODULE_1__.Q.find((agent) => name === agent || name === profiles[agent].command[0]) ?? "custom";
		}
		function knownAgent({ command, asks = !1, variables = [] }, env) {
			let [program = ""] = command, name = agentOf(program), isNameAlone = command.length === 1 && program === name && name !== "custom", given = [...new Set([...profiles[name].keyVariables, ...variables])].filter((one) => (env[one] ?? "") !== "");
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
	13153: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ap: () => resolveLinks,
			Qr: () => openWorkFolder,
			UO: () => isWithin,
			vE: () => sessionFolder
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782);
		function openWorkFolder(dataFolder) {
			if (dataFolder === void 0) {
				let temporary = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join((0, node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "intern-service-"));
				return {
					path: temporary,
					hidden: temporary,
					ofAgent: (internId) => agentFolder(temporary, internId),
					close: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, {
						recursive: !0,
						force: !0
					})
				};
			}
			let kept = node_path__WEBPACK_IMPORTED_MODULE_3__.join(dataFolder, "sessions");
			if ((0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.w)(kept, 448), !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(kept).isDirectory()) throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.xL("config_invalid", `"${kept}" is a link. Use another data folder.`, { source: kept });
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(kept, 448), {
				path: kept,
				hidden: dataFolder,
				ofAgent: (internId) => agentFolder(dataFolder, internId),
				close() {}
			};
		}
		function agentFolder(folder, internId) {
			let isName = /^[\w-]{1,64}$/.test(internId);
			return node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, "interns", isName ? internId : (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(internId).digest("hex"));
		}
		function sessionFolder(workFolder, internId, sessionId) {
			let name = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify([internId, sessionId])).digest("hex").slice(0, 32), folder = node_path__WEBPACK_IMPORTED_MODULE_3__.join(workFolder, name);
			if ((0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.w)(folder, 448), !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder).isDirectory()) throw Error(`The folder of the session, "${folder}", is a link.`);
			return folder;
		}
		function resolveLinks(absolute) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(absolute);
			} catch {
				let parent = node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(absolute);
				return parent === absolute ? absolute : node_path__WEBPACK_IMPORTED_MODULE_3__.join(resolveLinks(parent), node_path__WEBPACK_IMPORTED_MODULE_3__.basename(absolute));
			}
		}
		function isWithin(one, folder) {
			return one === folder || one.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_3__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}`);
		}
	}),
	7591: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { ts: () => createClock });
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
			let alarm = createAlarm(now, () => fireDue(now())), isFiring = !1, set = () => {
				!frozen && !isFiring && alarm.setFor(queue.firstDue());
			}, setAnew = () => {
				alarm.forget(), set();
			}, fireDue = (untilMs) => {
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
		function createAlarm(now, wake) {
			let alarm, forget = () => {
				alarm !== void 0 && clearTimeout(alarm.handle), alarm = void 0;
			};
			return {
				forget,
				setFor(dueAtMs) {
					if (alarm?.dueAtMs === dueAtMs || (forget(), dueAtMs === never)) return;
					let sleepMs = Math.min(Math.max(0, Math.ceil(dueAtMs - now())), longestSleepMs);
					alarm = {
						dueAtMs,
						handle: setTimeout(wake, sleepMs).unref()
					};
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
			N: () => readDurationMs,
			d: () => readMomentMs
		});
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
	})
};
