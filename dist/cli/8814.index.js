export const id = 8814;
export const ids = [8814];
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
	60679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => resolveLinks,
			U: () => isWithin
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function resolveLinks(absolute) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(absolute);
			} catch {
				let parent = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(absolute);
				return parent === absolute ? absolute : node_path__WEBPACK_IMPORTED_MODULE_1__.join(resolveLinks(parent), node_path__WEBPACK_IMPORTED_MODULE_1__.basename(absolute));
			}
		}
		function isWithin(one, folder) {
			return one === folder || one.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
		}
	}),
	96497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { examineAgent: () => examineAgent });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97309), _time_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7591), _agent_callbacks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5824), _agent_ground_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22227), _agent_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16953), _launch_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37095), _prepare_turn_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82021), _profiles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52007), _provision_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32607);
		async function examineAgent({ agent, folder, env, signal }) {
			let { name, settings: written, passedOn } = (0, _profiles_js__WEBPACK_IMPORTED_MODULE_3__.pj)(agent, env), settings = _agent_settings_js__WEBPACK_IMPORTED_MODULE_4__.tj.parse({
				...written,
				any_model: !0
			}), profile = _profiles_js__WEBPACK_IMPORTED_MODULE_3__.xD[name], place = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "intern-doctor-")), clock = (0, _time_clock_js__WEBPACK_IMPORTED_MODULE_5__.t)(), options = {
				internId: "examined",
				name,
				settings,
				profile,
				launch: launchUntil(signal),
				folder: place,
				workdir: folder,
				env,
				clock,
				log: _log_js__WEBPACK_IMPORTED_MODULE_6__.aB,
				table: {
					read: () => void 0,
					write() {}
				}
			}, ground = (0, _agent_ground_js__WEBPACK_IMPORTED_MODULE_7__.M)(options, {
				callbacks: (parts) => (0, _agent_callbacks_js__WEBPACK_IMPORTED_MODULE_8__.J)({
					...parts,
					profile,
					turnOf: () => void 0
				}),
				onGone() {}
			});
			try {
				let { keyVariables } = profile, command = settings.command ?? profile.command, shown = await look(ground, options);
				signal.throwIfAborted();
				let isModelChosen = name === "custom" || written.any_model === !0 || (0, _agent_settings_js__WEBPACK_IMPORTED_MODULE_4__.K5)(settings);
				return {
					command,
					package: profile.package,
					keyVariables,
					given: passedOn,
					isModelChosen,
					shown
				};
			} finally {
				await ground.close(), clock.stop(), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(place, {
					recursive: !0,
					force: !0
				});
			}
		}
		function launchUntil(signal) {
			return async (order) => {
				signal.throwIfAborted();
				let started = await (0, _launch_js__WEBPACK_IMPORTED_MODULE_9__.O)(order), end = () => started.signal("SIGKILL");
				return signal.addEventListener("abort", end), started.exit.then(() => signal.removeEventListener("abort", end)), signal.aborted && end(), started;
			};
		}
		async function look(ground, options) {
			let { keeper } = ground;
			await keeper.settled;
			let ready = keeper.ready();
			if (ready === void 0) return {
				state: "failed",
				message: keeper.lifecycle().last_failure_message ?? "It ended."
			};
			let turn = {
				sessionId: "examined",
				prompt: "",
				turn: 1,
				approvalMode: "manual",
				standing: new Map()
			}, outcome = await (0, _prepare_turn_js__WEBPACK_IMPORTED_MODULE_10__.x)(turn, {
				...options,
				ground,
				outstanding: new Map()
			}), { name, title, version } = ready.greeting.agentInfo ?? {}, called = [title ?? name, version].filter((part) => part != null).join(" ");
			return {
				state: "running",
				agent: called === "" ? void 0 : called,
				protocolVersion: _provision_js__WEBPACK_IMPORTED_MODULE_11__.X,
				whyUnasked: "ending" in outcome ? outcome.message : void 0
			};
		}
	}),
	13153: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => openWorkFolder,
			v: () => sessionFolder
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
	})
};
