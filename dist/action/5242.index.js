export const id = 5242;
export const ids = [5242];
export const modules = {
	6423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Co: () => agentsState,
			yg: () => endAgents,
			Uc: () => keepAgents
		});
		var schemas = __webpack_require__(8395), external_node_fs_ = __webpack_require__(3024);
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
			let seen = lookAround(`INTERN_PROCESS=${mark}`), family = new Set(seen.flatMap(({ pid, isMarked }) => isMarked || pid === leader ? [pid] : [])), size = 0;
			for (; size !== family.size;) {
				size = family.size;
				for (let { pid, parent } of seen) family.has(parent) && family.add(pid);
			}
			return [...family];
		}
		function lookAround(marked) {
			return process.platform === "linux" ? (0, external_node_fs_.readdirSync)("/proc").flatMap((name) => {
				let pid = Number(name), seen = Number.isInteger(pid) && pid !== process.pid ? look(pid, marked) : void 0;
				return seen === void 0 ? [] : [seen];
			}) : [];
		}
		function look(pid, marked) {
			try {
				let stat = (0, external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "latin1"), [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
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
				return (0, external_node_fs_.readFileSync)(`/proc/${pid}/environ`, "latin1");
			} catch {
				return "";
			}
		}
		function end(pid) {
			try {
				process.kill(pid, "SIGKILL");
			} catch {}
		}
		var process_start = __webpack_require__(65);
		let agentsState = "agents", kept = schemas.YOg(schemas.Ikc({
			pid: schemas.aig(),
			started: schemas.YjP(),
			mark: schemas.YjP()
		}));
		function keepAgents(io) {
			let known = [];
			return (pid, mark) => {
				let found = (0, process_start.R)(pid);
				found !== void 0 && (known.push({
					...found,
					mark
				}), io.saveState(agentsState, JSON.stringify(known)));
			};
		}
		function endAgents(io, state) {
			let ended = readKept(state).filter((agent) => [endGroup(agent), endFamily(agent.mark) > 0].includes(!0));
			ended.length > 0 && io.log.notice(`The step was ended before its agents (${ended.length}). They were ended now.`);
		}
		function readKept(state) {
			try {
				return kept.safeParse(JSON.parse(state)).data ?? [];
			} catch {
				return [];
			}
		}
		function endGroup({ pid, started }) {
			let leader = (0, process_start.R)(pid);
			if (leader !== void 0 && leader.started !== started) return !1;
			try {
				return process.kill(-pid, "SIGKILL");
			} catch {
				return !1;
			}
		}
	}),
	5242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runPost: () => runPost });
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452), _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(461), _job_connect_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8661), _job_deadline_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2159), _permission_decide_decide_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6387), _permission_decide_decide_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1576), _permission_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8157), _run_question_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8641), _local_kept_agents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6423), _proxy_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3524), _review_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4958), _run_open_question_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7175);
		let openQuestion = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			intern_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
		function readState(state) {
			try {
				return openQuestion.safeParse(JSON.parse(state)).data;
			} catch {
				return;
			}
		}
		async function runPost(io) {
			let proxy = io.env[`STATE_${_proxy_state_js__WEBPACK_IMPORTED_MODULE_1__.K}`] ?? "";
			proxy !== "" && await (await __webpack_require__.e(8275).then(__webpack_require__.bind(__webpack_require__, 8275))).stopProxy(io, proxy);
			let agents = io.env[`STATE_${_local_kept_agents_js__WEBPACK_IMPORTED_MODULE_2__.Co}`] ?? "";
			agents !== "" && (0, _local_kept_agents_js__WEBPACK_IMPORTED_MODULE_2__.yg)(io, agents);
			let status = io.env[`STATE_${_review_state_js__WEBPACK_IMPORTED_MODULE_3__.S}`] ?? "";
			status !== "" && await (await __webpack_require__.e(4424).then(__webpack_require__.bind(__webpack_require__, 4424))).endLostStatus(io, status);
			let state = io.env[`STATE_${_run_open_question_js__WEBPACK_IMPORTED_MODULE_4__.m}`] ?? "";
			if (state === "") return;
			let question = readState(state);
			if (question === void 0) io.log.warning("A question of the intern may stay open until its deadline: what the step kept of it cannot be read.");
			else try {
				let settings = (0, _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_5__.U)(io.getInput);
				if (settings.command === "post-findings" || "localService" in settings) return;
				await rejectQuestion(io, settings, question), io.log.notice("The step ended while a question of the intern was open. It was rejected now.");
			} catch (error) {
				io.log.warning(`A question of the intern stays open until its deadline: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(error)}`);
			}
		}
		async function rejectQuestion(io, settings, question) {
			let { answer } = (0, _permission_decide_decide_js__WEBPACK_IMPORTED_MODULE_7__.startDecisions)(_permission_policy_js__WEBPACK_IMPORTED_MODULE_8__.n4, _permission_decide_decide_js__WEBPACK_IMPORTED_MODULE_9__.Ut).decide({
				toolCallId: question.tool_call_id,
				arguments: question.arguments
			});
			if (answer === null) throw Error("there is no answer that would reject it");
			let { intern_id: internId, session_id: sessionId, tool_call_id: toolCallId } = question, given = {
				internId,
				sessionId,
				toolCallId,
				toolCall: (0, _run_question_js__WEBPACK_IMPORTED_MODULE_10__.IE)(question),
				answer
			};
			await (0, _job_deadline_js__WEBPACK_IMPORTED_MODULE_11__.d)(io, 2e4, async (job) => {
				let { client } = await (0, _job_connect_js__WEBPACK_IMPORTED_MODULE_12__.N)(job, settings), events = client.answer({
					...given,
					signal: job.signal
				});
				for await (let _ of events) break;
			});
		}
	}),
	65: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => findProcess,
			W: () => isRunning
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		function findProcess(pid) {
			if (!Number.isInteger(pid) || pid < 1) return;
			let started = process.platform === "linux" ? startOnLinux(pid) : startByPs(pid);
			return started === void 0 ? void 0 : {
				pid,
				started
			};
		}
		function isRunning({ pid, started }) {
			return findProcess(pid)?.started === started;
		}
		function startOnLinux(pid) {
			try {
				let text = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, "latin1"), [state, ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
				return state === "Z" || state === "X" ? void 0 : fields[18];
			} catch {
				return;
			}
		}
		function startByPs(pid) {
			try {
				return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)("ps", [
					"-o",
					"lstart=",
					"-p",
					String(pid)
				], {
					encoding: "utf8",
					stdio: "pipe",
					timeout: 5e3
				}).trim() || void 0;
			} catch {
				return;
			}
		}
	}),
	3524: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => proxyState,
			r: () => readKeptProxy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
		let proxyState = "proxy", kept = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			key: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			process: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				pid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				started: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			})),
			port: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			account: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
		function readKeptProxy(text) {
			try {
				return kept.safeParse(JSON.parse(text)).data;
			} catch {
				return;
			}
		}
	}),
	4958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => reviewStatusState });
		let reviewStatusState = "review_status";
	}),
	7175: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => keepOpenQuestion,
			m: () => openQuestionState
		});
		let openQuestionState = "open_question";
		function keepOpenQuestion(io) {
			let internId = "", pause, kept = !1, forget = () => {
				kept && io.saveState(openQuestionState, ""), kept = !1;
			}, keep = (question) => {
				io.saveState(openQuestionState, JSON.stringify(question)), kept = !0;
			};
			return (event) => {
				if (event.type === "start" && (internId = event.intern_id), event.type === "pause" && (pause = event), [
					"text",
					"reasoning",
					"pause",
					"finish",
					"end"
				].includes(event.type) && forget(), event.type !== "finish" || event.finish_reason !== "tool_calls" || pause === void 0 || event.session_id === null) return;
				let { tool_call_id, name, arguments: text } = pause;
				keep({
					intern_id: internId,
					session_id: event.session_id,
					tool_call_id,
					name,
					arguments: text
				});
			};
		}
	}),
	1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			So: () => contextKeyName,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		}, contextKeys = [
			key("event", "text", "The event that started the workflow, such as push.", (context) => context.event),
			key("ref", "text", "The git ref of the run, such as refs/heads/main.", (context) => context.ref),
			key("base_ref", "text", "The branch that a pull request goes into.", (context) => context.base_ref),
			key("fork", "flag", "Whether the pull request comes from a fork.", (context) => context.fork),
			key("draft", "flag", "Whether the pull request is a draft.", (context) => context.draft),
			key("labels", "texts", "The labels of the pull request or issue.", (context) => context.labels),
			{
				...key("permission", "text", "What the actor may do, according to the API.", (context) => context.actor.permission),
				group: "actor"
			},
			{
				...key("association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
				group: "actor"
			},
			{
				...key("type", "text", "User or Bot.", (context) => context.actor.type),
				group: "actor"
			},
			{
				...key("login", "text", "The login of the actor.", (context) => context.actor.login),
				group: "actor"
			},
			key("environment", "text", "The deployment environment of the job.", (context) => context.environment),
			{
				...key("visibility", "text", "public, internal or private.", (context) => context.repository.visibility),
				group: "repository"
			}
		];
		function contextKeyName(contextKey) {
			return contextKey.group === void 0 ? contextKey.name : `${contextKey.group}.${contextKey.name}`;
		}
		function key(name, value, about, read) {
			return {
				group: void 0,
				name,
				value,
				about,
				read
			};
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			ZJ: () => defaultBudget,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		], defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			tests: []
		};
	}),
	8641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fv: () => toPending,
			H1: () => readQuestion,
			IE: () => toToolCall
		});
		var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536), _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4095), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function readQuestion({ finish, asked }) {
			let sessionId = finish.session_id;
			if (asked === void 0 || sessionId === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_malformed", "The run paused, but the response names no tool call or no session_id.");
			let { toolCall, atMs, at } = asked;
			if (!toolCall.function.name.endsWith(_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.Pg)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_malformed", `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.Pg}" are questions.`);
			return {
				sessionId,
				toolCall,
				deadline: new Date(atMs + _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.hj).toISOString(),
				answerUntil: at + _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.hj - 2e4
			};
		}
		function toPending({ sessionId, toolCall, deadline }) {
			let { name, arguments: text } = toolCall.function;
			return {
				tool_call_id: toolCall.id,
				session_id: sessionId,
				name,
				arguments: text,
				deadline
			};
		}
		function toToolCall(pending) {
			let { tool_call_id, name, arguments: text } = pending;
			return {
				index: 0,
				id: tool_call_id,
				type: "function",
				function: {
					name,
					arguments: text
				}
			};
		}
	})
};
