export const id = 8277;
export const ids = [8277];
export const modules = {
	18277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openAgent: () => openAgent });
		var external_node_crypto_ = __webpack_require__(77598), schemas = __webpack_require__(94343), secret = __webpack_require__(36385), agent_callbacks = __webpack_require__(5824), agent_ground = __webpack_require__(22227), agent_models = __webpack_require__(9214), agent_session = __webpack_require__(87494), acp_launch = __webpack_require__(37095), prepare_turn = __webpack_require__(82021), profiles = __webpack_require__(52007), connection = __webpack_require__(38330), wire = __webpack_require__(61850), acp_sandbox = __webpack_require__(56589);
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
				say: deliver,
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
			continuation === void 0 ? end !== "complete" && io.report({
				type: "end",
				...end
			}) : io.report({
				type: "end",
				why: toWhy(end)
			}), over();
		}
		function toWhy(end) {
			return end === "complete" ? "The agent ended its turn while the question was open." : end.message;
		}
		function createTurnQuestions(options) {
			let { audience, continuationOf } = options, { approvalMode } = options.turn, { standing } = options.turn, waiting = [], open, count = 0, isAbandoned = !1, isRejected = !1, known = (request) => knownAnswer(request, {
				approvalMode,
				standing
			}), askNext = () => {
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
					standing = chosen, isRejected = isNo(answer);
					let request = open?.request;
					open = void 0, request?.standingKey !== void 0 && isForAlways(answer) && audience.tell({
						type: "remember",
						operation: request.standingKey,
						choice: answer.option
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
		function knownAnswer({ standingKey, consent }, { standing, approvalMode }) {
			let choice = standingKey === void 0 ? void 0 : standing.get(standingKey);
			return choice === void 0 ? approvalMode === "self-drive" ? consent : void 0 : {
				kind: "chosen",
				option: choice
			};
		}
		function wait(request, waiting) {
			waiting.push(request), request.signal.addEventListener("abort", () => {
				let at = waiting.indexOf(request);
				at !== -1 && waiting.splice(at, 1), request.settle(void 0);
			});
		}
		function isNo(answer) {
			return answer.kind !== "accepted" && !(answer.kind === "chosen" && answer.option.startsWith("allow"));
		}
		function isForAlways(answer) {
			return answer.kind === "chosen" && (answer.option === "allow_always" || answer.option === "reject_always");
		}
		var external_node_util_ = __webpack_require__(57975), api = __webpack_require__(43759);
		let complete = new Set([
			"end_turn",
			"max_tokens",
			"max_turn_requests",
			"refusal"
		]);
		function toTurnEnd({ stopReason }, wasRejected) {
			return complete.has(stopReason) ? "complete" : stopReason === "cancelled" ? {
				ending: "run_ended",
				message: wasRejected ? "The agent ended its turn because its request was rejected." : "The agent cancelled its turn."
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
			if (usage == null) {
				let tally = quota.safeParse(meta);
				if (!tally.success) return;
				let { input_tokens: inputTokens, output_tokens: outputTokens } = tally.data.quota.token_count;
				return tokensOf({
					stopReason: "",
					usage: {
						inputTokens,
						outputTokens,
						totalTokens: inputTokens + outputTokens
					}
				});
			}
			let { inputTokens, outputTokens, totalTokens, cachedReadTokens } = usage, known = {
				prompt_tokens: count(inputTokens),
				completion_tokens: count(outputTokens),
				total_tokens: count(totalTokens)
			}, cached = count(cachedReadTokens);
			return {
				...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== void 0)),
				...cached === void 0 ? {} : { prompt_tokens_details: { cached_tokens: cached } }
			};
		}
		let tokenCount = schemas.Whr().check(api.qm(0));
		function count(value) {
			return tokenCount.safeParse(value).data;
		}
		function costOf(update) {
			let read = wire.H3.safeParse(update), cost = read.success ? read.data.cost : void 0;
			if (cost != null && cost.currency === "USD") return cost.amount >= 0 && cost.amount <= 1e6 ? cost.amount : void 0;
		}
		function readUpdates(options, audience, onTold) {
			let calls = createToolCalls(options), account = createTurnAccount(), count = (kind) => {
				onTold(), account.count(kind);
			};
			return {
				read(kind, update) {
					count(kind);
					let words = toWords(kind, update);
					if (words !== void 0) return audience.say(words);
					let call = wire.LW.safeParse(update);
					call.success && calls.upsert(call.data);
					let cost = kind === "usage_update" ? costOf(update) : void 0;
					cost !== void 0 && pay(cost, options, audience);
				},
				count,
				callOf: calls.ofRequest,
				isAtWork: calls.isAtWork,
				toAccount: account.toText
			};
		}
		function pay(toldCost, { session, onCost }, audience) {
			let added = toldCost - session.toldCost;
			onCost(toldCost), added > 0 && audience.pay({ cost: added });
		}
		function toWords(kind, update) {
			let type = kind === "agent_message_chunk" ? "text" : kind === "agent_thought_chunk" ? "reasoning" : void 0, read = type === void 0 ? void 0 : wire.iv.safeParse(update);
			if (type === void 0 || read?.success !== !0) return;
			let { content } = read.data, text = content.type === "text" ? content.text ?? "" : `[${content.type}]`;
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
			let known = new Map(), inputs = createInputs(clock), upsert = (update) => {
				let fields = Object.entries(update).filter(([name, value]) => kept.has(name) && !isEmpty(value)), call = {
					...known.get(update.toolCallId),
					...Object.fromEntries(fields),
					toolCallId: update.toolCallId
				};
				known.set(update.toolCallId, call);
				let oldest = known.keys().next().value;
				return known.size > 200 && oldest !== void 0 && known.delete(oldest), call;
			};
			return {
				upsert(update) {
					return tellsInputByUpdate && inputs.note(update), upsert(update);
				},
				async ofRequest(request) {
					if (!tellsInputByUpdate) return upsert(request);
					upsert(request);
					let rawInput = await inputs.of(request);
					return {
						...known.get(request.toolCallId) ?? request,
						rawInput: rawInput ?? request.rawInput,
						isPartial: rawInput === void 0
					};
				},
				isAtWork: () => [...known.values()].some(({ status }) => status === "in_progress")
			};
		}
		function createInputs(clock) {
			let told = new Map(), waiting = new Map();
			return {
				note({ toolCallId, rawInput }) {
					if (isEmpty(rawInput)) return;
					told.set(toolCallId, rawInput);
					let oldest = told.keys().next().value;
					told.size > 200 && oldest !== void 0 && told.delete(oldest), waiting.get(toolCallId)?.();
				},
				async of({ toolCallId, rawInput }) {
					if (!told.has(toolCallId)) return rawInput ?? {};
					let isWhole = () => holdsAll(told.get(toolCallId), rawInput);
					if (!isWhole()) {
						let { promise, resolve } = Promise.withResolvers();
						waiting.set(toolCallId, () => isWhole() && resolve());
						let cancel = clock.setTimer(2e3, resolve);
						await promise, cancel(), waiting.delete(toolCallId);
					}
					return isWhole() ? told.get(toolCallId) : void 0;
				}
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
			["agent_message_chunk", ["message chunk", "message chunks"]],
			["agent_thought_chunk", ["thought chunk", "thought chunks"]],
			["tool_call", ["tool call", "tool calls"]],
			["permission", ["permission request", "permission requests"]],
			["elicitation", ["question", "questions"]]
		]);
		function createTurnAccount() {
			let counts = new Map();
			return {
				count(what) {
					let name = names.has(what) ? what : "other";
					counts.set(name, (counts.get(name) ?? 0) + 1);
				},
				toText() {
					let parts = [...counts].map(([name, count]) => {
						let [one, many] = names.get(name) ?? ["other update", "other updates"];
						return `${count} ${count === 1 ? one : many}`;
					});
					return parts.length === 0 ? "no updates" : parts.join(", ");
				}
			};
		}
		function createLiveTurn(options) {
			let { turn, session, clock, silenceMs, continuationOf } = options, { promise: over, resolve: tellOver } = Promise.withResolvers(), cancellation = prepareCancellation(options, () => {
				silence.stop(), questions.abandon();
			}), audience = createAudience(cancellation.begin), questions = createTurnQuestions({
				turn,
				audience,
				continuationOf
			}), updates = readUpdates(options, audience, () => silence.heard()), conclude = (end) => {
				audience.tell({
					type: "account",
					text: updates.toAccount()
				}), audience.conclude(end);
			}, fail = (end) => {
				conclude(end), cancellation.begin();
			}, silence = watchSilence({
				clock,
				silenceMs,
				isExcused: () => questions.isWaiting() || updates.isAtWork(),
				onSilent: () => fail({
					ending: "timeout",
					message: `The agent said nothing for ${silenceMs / 1e3} s.`
				})
			}), hear = (io) => (session.model !== void 0 && io.report({
				type: "model",
				model: session.model
			}), audience.hear(io));
			return {
				session,
				approvalMode: turn.approvalMode,
				hear,
				hearUnheard: (io) => audience.hearUnheard(io),
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
		function watchSilence({ clock, silenceMs, isExcused, onSilent }) {
			let heardAtMs = clock.now(), look = () => {
				isExcused() && (heardAtMs = clock.now());
				let silentMs = clock.now() - heardAtMs;
				silentMs >= silenceMs ? onSilent() : cancel = clock.setTimer(silenceMs - silentMs, look);
			}, cancel = clock.setTimer(silenceMs, look);
			return {
				heard() {
					heardAtMs = clock.now();
				},
				stop: () => cancel()
			};
		}
		let continuation = schemas.Ikc({
			turn: schemas.YjP(),
			question: schemas.Whr()
		});
		function openAgent({ workFolder, onProcess, brokers, ...options }) {
			let { settings } = options, { sandbox, network, agent, model_access: access } = settings, redactor = (0, secret.l)(), models = access === void 0 || brokers === void 0 ? void 0 : (0, agent_models.k)({
				settings,
				access,
				brokers,
				redactor
			}), hidden = [workFolder.hidden, ...models === void 0 ? [] : [models.folder]], start = sandbox === "bubblewrap" ? (0, acp_sandbox.D)({
				network,
				hidden,
				forwarding: models?.forwarding
			}) : acp_launch.O, launch = async (order) => {
				let started = await start(order);
				return onProcess?.(started.pid, started.mark), started;
			}, intern = createAcpIntern({
				...options,
				profile: profiles.xD[agent],
				redactor,
				launch: models === void 0 ? launch : models.keyed(launch),
				openModels: models?.open,
				onRun: models?.beginRun,
				folder: workFolder.ofAgent(options.internId)
			});
			return models === void 0 ? intern : {
				...intern,
				modelUse: () => models.use,
				async close() {
					await intern.close?.(), await models.close();
				}
			};
		}
		function createAcpIntern(options) {
			let turns = {
				byId: new Map(),
				outstanding: new Map()
			}, prepared = new Map(), ground = (0, agent_ground.M)(options, {
				callbacks: (parts) => (0, agent_callbacks.J)({
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
			}), { keeper } = ground, find = (stored) => turns.byId.get(continuation.parse(stored).turn);
			return {
				lifecycle: keeper.lifecycle,
				settled: keeper.settled,
				async refuses(turn) {
					let outcome = await (0, prepare_turn.x)(turn, {
						...options,
						ground,
						outstanding: turns.outstanding
					});
					if ("ending" in outcome) return outcome;
					prepared.set(turn.sessionId, outcome);
				},
				async prompt(turn, io) {
					let session = prepared.get(turn.sessionId), ready = keeper.ready();
					prepared.delete(turn.sessionId), session === void 0 || ready === void 0 ? await io.report({
						type: "end",
						...agentIsGone
					}) : (turns.byId.size === 0 && options.onRun?.(), await begin({
						turn,
						io,
						session,
						ready
					}, turns, options, ground));
				},
				async goOnUnheard(_turn, stored, io) {
					let live = find(stored);
					live === void 0 ? await io.report({
						type: "end",
						why: restarted
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
				close: ground.close
			};
		}
		let agentIsGone = {
			ending: "stream_severed",
			message: "The connection to the agent broke."
		}, restarted = "The service was restarted, and a question of a real agent does not outlive that. Prompt it again.";
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
			if (turn.approvalMode === "manual" && !(0, agent_session.T6)(session, profile)) return live.finish(agent_callbacks.N, void 0), heard;
			let params = {
				sessionId: agentSession,
				prompt: [{
					type: "text",
					text: turn.prompt
				}]
			};
			return agent.connection.request("session/prompt", params, wire.sE).then((result) => live.finish(toTurnEnd(result, live.wasRejected()), tokensOf(result)), (error) => {
				if (!(error instanceof connection.Yv)) return;
				let message = `The agent could not go on: ${redact(error.message)}`;
				live.finish({
					ending: "turn_failed",
					message
				}, void 0);
			}), heard;
		}
	}),
	9214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => createAgentModels,
			f: () => socketPlace
		});
		var external_node_fs_ = __webpack_require__(73024), external_node_os_ = __webpack_require__(48161), external_node_path_ = __webpack_require__(76760), model_ways = __webpack_require__(90652);
		let forwardedPort = 29170;
		function createAgentModels({ settings, access, brokers, redactor }) {
			let folder = (0, external_node_fs_.mkdtempSync)(external_node_path_.join(socketPlace(), "intern-models-")), socketPath = external_node_path_.join(folder, "models.sock"), isForwarded = settings.network === "model", forwarding = isForwarded ? {
				socket: socketPath,
				program: writeForwarder(folder),
				port: forwardedPort
			} : void 0, place = isForwarded ? {
				port: forwardedPort,
				socketPath
			} : { port: 0 }, opening, broker, isClosed = !1, open = async () => {
				let opened = await brokers.open(access, place);
				return broker = opened, isClosed && await opened.close(), opened;
			}, keyedEnvironment = ({ url }, key) => {
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
					opening ??= open(), await opening;
				},
				keyed: (launch) => async (order) => {
					if (broker === void 0) throw TypeError("The way to the models is not open.");
					refuseWithoutPrograms(order, settings);
					let { addKey, removeKey } = broker, key = addKey();
					redactor.add(key);
					try {
						let started = await launch({
							...order,
							env: {
								...order.env,
								...keyedEnvironment(broker, key)
							}
						});
						return started.exit.then(() => removeKey(key)), started;
					} catch (error) {
						throw removeKey(key), error;
					}
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
		function writeForwarder(folder) {
			let program = external_node_path_.join(folder, "forwarder.mjs");
			return (0, external_node_fs_.writeFileSync)(program, "import{spawn as e}from\"node:child_process\";import{connect as t,createServer as n}from\"node:net\";const[r=``,i=``,a=``,o=``,...s]=process.argv.slice(2);function c(e,t){process.stderr.write(`${e}\\n`,()=>process.exit(t))}function l(e){let n=t({path:r,allowHalfOpen:!0});for(let[t,r]of[[e,n],[n,e]])t.on(`error`,()=>r.destroy()),t.on(`close`,()=>r.destroySoon()),t.pipe(r)}function u(){let e=Object.entries(process.env);return Object.fromEntries(e.map(([e,t])=>[e.startsWith(a)?e.slice(a.length):e,t]))}function d(){let t=e(o,s,{stdio:`inherit`,env:u()});for(let e of[`SIGTERM`,`SIGINT`,`SIGHUP`,`SIGQUIT`,`SIGUSR2`])process.on(e,()=>t.kill(e));t.once(`error`,({message:e})=>c(e,127)),t.once(`exit`,(e,t)=>process.exit(e??128+(f[t??``]??0)))}const f={SIGHUP:1,SIGINT:2,SIGQUIT:3,SIGKILL:9,SIGTERM:15},p=n({allowHalfOpen:!0,noDelay:!0},l);p.once(`error`,({message:e})=>c(`The way to the models could not be opened: ${e}`,70)),p.listen(Number(i),`127.0.0.1`,d);export{};", { mode: 256 }), program;
		}
		function refuseWithoutPrograms({ env }, { agent, network }) {
			let { needs } = model_ways.M[agent];
			if (!(needs === void 0 || network !== "model" || (env.PATH ?? "").split(external_node_path_.delimiter).some((folder) => isExecutable(external_node_path_.join(folder, needs.program))))) throw Error(`The agent needs the program "${needs.program}", and with "network: model" it can't download it. Install it: "${needs.install}".`);
		}
		function isExecutable(file) {
			try {
				return (0, external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK), !0;
			} catch {
				return !1;
			}
		}
	}),
	56589: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => confine,
			k: () => visibleTo
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _resolved_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60679), _launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37095);
		function confine(confinement) {
			let { network, forwarding } = confinement;
			if (network === "model" && forwarding === void 0) throw TypeError("There is no way to a model.");
			return async (order) => {
				let walls = wallsFor(order, confinement), refused = await tryWalls([...walls, "true"], order);
				if (refused !== void 0) throw Error(refused);
				let { words, env } = forwarding === void 0 ? {
					words: [],
					env: order.env
				} : forwarded(order, forwarding);
				return await (0, _launch_js__WEBPACK_IMPORTED_MODULE_4__.O)({
					...order,
					env,
					command: [
						"bwrap",
						...walls,
						...words,
						...order.command
					]
				});
			};
		}
		let inside = {
			socket: "/run/interns/models.sock",
			node: "/run/interns/node",
			program: "/run/interns/forwarder.mjs"
		}, keptPrefix = "INTERN_KEPT_";
		function forwarded({ env }, { port }) {
			let kept = Object.entries(env).map(([name, value]) => [name.startsWith("NODE_") ? keptPrefix + name : name, value]);
			return {
				words: [
					inside.node,
					inside.program,
					inside.socket,
					String(port),
					keptPrefix
				],
				env: Object.fromEntries(kept)
			};
		}
		function shownFor({ socket, program }) {
			return [
				[socket, inside.socket],
				[(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.execPath), inside.node],
				[program, inside.program]
			].flatMap(([from, at]) => [
				"--ro-bind",
				from,
				at
			]);
		}
		function wallsFor(order, { network, hidden, forwarding }) {
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
				[
					"--proc",
					"/proc",
					...[
						"sys",
						"sysrq-trigger",
						"irq",
						"bus"
					].flatMap((name) => readOnlyProc(name))
				],
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
				forwarding === void 0 ? [] : shownFor(forwarding),
				[
					"--chdir",
					order.cwd,
					"--"
				]
			].flat();
		}
		function readOnlyProc(name) {
			return [
				"--ro-bind-try",
				`/proc/${name}`,
				`/proc/${name}`
			];
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
		function tryWalls(args, { env, cwd }) {
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("bwrap", args, {
					env: { ...env },
					cwd,
					stdio: [
						"ignore",
						"ignore",
						"pipe"
					]
				}), output = "";
				child.stderr.on("data", (bytes) => {
					output = (output + bytes.toString()).slice(0, 1e3);
				}), child.once("error", (error) => {
					resolve(error.code === "ENOENT" ? `The sandbox needs bubblewrap, and "bwrap" is not in PATH. Install it ("apt-get install bubblewrap"), ${instead}.` : `The sandbox could not be started: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error)}.`);
				}), child.once("close", (status) => {
					let why = `The system refuses the sandbox (${output.trim() || `exit status ${status}`}).`;
					resolve(status === 0 ? void 0 : `${why} On Ubuntu, "sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" as root lets users have one; else run the service where user namespaces are allowed, ${instead}.`);
				});
			});
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
			let isWritable = (file) => writable.some((folder) => (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_6__.UO)(file, folder)), folders = (env.PATH ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((folder) => node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(folder) && !isWritable(folder)), [program = "", ...args] = command, files = [(program.includes("/") ? program : folders.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, program)).find(isFile)) ?? "", ...args].filter((file) => node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(file) && !isWritable(file) && isFile(file)), beyondSystem = [...folders.filter((folder) => isFolder(folder) && !(0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_6__.UO)((0, node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)(), folder)).map(asItself), ...files.flatMap(filesOf)];
			return [
				...systemFolders.filter(isFolder).map(asItself),
				...systemFiles.flatMap(whereItLeads),
				...beyondSystem.filter(({ at }) => !systemFolders.some((folder) => (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_6__.UO)(at, folder)))
			];
		}
		let asItself = (file) => ({
			from: file,
			at: file
		});
		function whereItLeads(file) {
			try {
				return [{
					from: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(file),
					at: file
				}];
			} catch {
				return [];
			}
		}
		function filesOf(file) {
			let real = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(file), [above, below] = real.split(`${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}node_modules${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}`, 2);
			return [
				file,
				real,
				...below === void 0 ? [] : [node_path__WEBPACK_IMPORTED_MODULE_3__.join(above ?? "", "node_modules")]
			].map(asItself);
		}
		function isFile(file) {
			return statOf(file)?.isFile() ?? !1;
		}
		function isFolder(file) {
			return statOf(file)?.isDirectory() ?? !1;
		}
		function statOf(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file);
			} catch {
				return;
			}
		}
	})
};
