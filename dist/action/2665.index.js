export const id = 2665;
export const ids = [2665];
export const modules = {
	4552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { proxyAction: () => proxyAction });
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), errors = __webpack_require__(452), permission_policy = __webpack_require__(8157);
		async function readProxyPolicy({ approvalMode, policy, policyRef }, log, read) {
			let isNamed = policy.named || policyRef !== "auto", nothing = {
				policy: permission_policy.n4,
				bytes: void 0
			};
			if (approvalMode === "self-drive" && !isNamed) return nothing;
			try {
				return await read();
			} catch (error) {
				let isPlace = error instanceof errors.dz || error instanceof errors.y_;
				if (isNamed || !isPlace) throw error;
				return log.notice(`The proxy has no permission policy, so it allows nothing: ${(0, errors.Uc)(error)}`), nothing;
			}
		}
		var transcript_file = __webpack_require__(4676), job_workspace = __webpack_require__(1950), permission_context = __webpack_require__(1576), addresses = __webpack_require__(6464), secret = __webpack_require__(6385), github_access = __webpack_require__(4802), process_start = __webpack_require__(65), external_node_child_process_ = __webpack_require__(1421), argument = __webpack_require__(1310), messages = __webpack_require__(8281);
		function spawnProxyProcess({ script, env, cwd, signal }) {
			let child = (0, external_node_child_process_.spawn)(process.execPath, [script, argument.u], {
				cwd,
				env,
				detached: !0,
				windowsHide: !0,
				stdio: [
					"ignore",
					"ignore",
					"ignore",
					"ipc"
				]
			});
			child.unref();
			let lost = watchLoss(child, signal);
			return {
				pid: child.pid ?? 0,
				async begin(message) {
					let told = Promise.withResolvers();
					return child.once("message", (answer) => {
						let { data } = messages.Mw.safeParse(answer);
						data !== void 0 && "port" in data ? told.resolve(data.port) : told.reject(failure(data === void 0 ? "it said something unknown" : data.failed));
					}), child.send(message), Promise.race([told.promise, lost]);
				},
				async release() {
					let gone = new Promise((resolve) => child.once("disconnect", resolve));
					child.send({ stay: !0 }), await gone, child.channel?.unref();
				},
				kill: () => void child.kill("SIGKILL")
			};
		}
		function watchLoss(child, signal) {
			let { promise, reject } = Promise.withResolvers();
			return promise.catch(() => {}), child.on("error", (error) => reject(failure((0, errors.Uc)(error)))), child.once("exit", (code, name) => reject(failure(`it ended with ${code ?? name}`))), signal.addEventListener("abort", () => reject(signal.reason), { once: !0 }), promise;
		}
		function failure(why) {
			return new errors.Gd("internal", `The process of the proxy could not be started: ${why}.`);
		}
		var run_policy = __webpack_require__(1932);
		async function proxyAction(io, settings, event, opened) {
			settings.timeoutMs > 216e5 && io.env.GITHUB_ACTIONS === "true" && io.log.warning("The proxy is to last longer than 6 h, and GitHub gives a job no identity for longer: its tokens can't be renewed then.");
			let key = new secret.z((0, external_node_crypto_.randomBytes)(32).toString("base64url"));
			io.log.mask(key);
			let access = opened ?? (0, github_access.openGitHub)(io, settings, event), policy = await readProxyPolicy(settings, io.log, () => (0, run_policy.y)(io, settings, access, (0, job_workspace.O)(io))), { path: account, temp } = await openAccount(io, settings), kept = {
				key: key.reveal(),
				account
			}, keep = (more) => {
				kept = {
					...kept,
					...more
				}, io.saveState("proxy", JSON.stringify(kept));
			};
			keep({});
			let child = spawnProxyProcess({
				script: process.argv[1] ?? "",
				env: io.env,
				cwd: temp,
				signal: io.signal
			});
			keep({ process: (0, process_start.R)(child.pid) });
			try {
				let { port, internId } = await begin(io, settings, {
					child,
					key,
					account,
					policy
				});
				return keep({ port }), handOn(io, settings, {
					url: `http://127.0.0.1:${port}`,
					key,
					internId,
					account
				}), await child.release(), "finished";
			} catch (error) {
				throw child.kill(), io.saveState("proxy", ""), error;
			}
		}
		async function openAccount(io, { transcriptFile }) {
			let workspace = (0, job_workspace.O)(io), { path, file } = await (0, transcript_file.i)(transcriptFile, workspace);
			return (0, external_node_fs_.closeSync)(file), {
				path,
				temp: workspace.temp
			};
		}
		async function begin(io, settings, { child, key, account, policy }) {
			let { openProxyAccess } = await Promise.all([
				__webpack_require__.e(6085),
				__webpack_require__.e(2801),
				__webpack_require__.e(7046),
				__webpack_require__.e(7496),
				__webpack_require__.e(1804)
			]).then(__webpack_require__.bind(__webpack_require__, 9423)), { token, internId } = await openProxyAccess(io, settings), { lifetimeMs, startedAt } = token, context = "context" in policy ? policy.context : permission_context.Ut, { labels } = context;
			return {
				port: await child.begin({
					key: key.reveal(),
					token: {
						text: token.token.reveal(),
						lifetimeMs,
						startedAt
					},
					account,
					policy: toPolicyText(policy, settings.policy.path),
					context: {
						...context,
						labels: typeof labels == "string" ? labels : [...labels]
					},
					cwd: io.cwd,
					job: (0, process_start.R)(process.ppid) ?? null
				}),
				internId
			};
		}
		function toPolicyText({ bytes }, path) {
			return bytes === void 0 ? null : {
				text: Buffer.from(bytes).toString(),
				path
			};
		}
		function handOn(io, { exportEnv }, { url, key, internId, account }) {
			io.setSecretOutput("proxy-key", key), io.setOutputs({
				conclusion: "finished",
				"proxy-url": url,
				...internId === void 0 ? {} : { "intern-id": internId },
				"transcript-file": account
			}), exportEnv.includes("OPENAI") && internId !== void 0 && (io.exportVariable("OPENAI_BASE_URL", (0, addresses.l7)(url, internId)), io.exportSecret("OPENAI_API_KEY", key)), exportEnv.includes("INTERNS") && (io.exportVariable("INTERNS_BASE_URL", url), io.exportSecret("INTERNS_API_KEY", key)), io.log.info(`The proxy listens at ${url} until the job ends. Its account is written to ${account}.`);
		}
	}),
	8281: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mw: () => answerMessage,
			lx: () => stayMessage,
			su: () => startMessage
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _transcript_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3213);
		let knownProcess = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			pid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			started: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), startMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			key: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			token: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				lifetimeMs: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
			}),
			account: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			})),
			context: _transcript_events_js__WEBPACK_IMPORTED_MODULE_1__.pO,
			cwd: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			job: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(knownProcess)
		}), stayMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ stay: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0) }), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ port: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig() }), zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ failed: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })]);
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
	8914: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => doneMarker,
			B7: () => finishReasons,
			CI: () => usage,
			Y9: () => answerRequest,
			cx: () => promptRequest,
			vi: () => steered,
			vr: () => chunkObject,
			yW: () => chatChunk
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1819), _lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5083), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536), _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4095);
		let finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", doneMarker = "[DONE]", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.min), (0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max)), toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1), (0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.OV)), toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()),
			id: toolCallId,
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			function: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.P))
			})
		}), promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("user"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1))
			})]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_3__.oy),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(identifier)
		}), echoedToolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("assistant"),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.chJ(),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([toolCall])
		}), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("tool"),
			tool_call_id: toolCallId,
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([answerMessage])]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			session_id: identifier
		}), usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())),
			prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()) })))
		}), delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)))
		}), chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			object: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(chunkObject),
			created: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				delta,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(finishReasons))
			})),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(identifier)),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(usage)),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_errors_js__WEBPACK_IMPORTED_MODULE_4__.fE)
		}), steered = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
	}),
	1819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
		let chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY())
			}))
		}), chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: chatError }), apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()]),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}) }), oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			error_description: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
	}),
	5083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => atMost,
			j: () => atLeast
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3305);
		function atLeast(length) {
			return onlyOfLong(zod_mini__WEBPACK_IMPORTED_MODULE_0__.m9(length));
		}
		function atMost(length) {
			return onlyOfLong(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Eb(length));
		}
		function onlyOfLong(check) {
			return check._zod.def.when = ({ value }) => typeof value == "string" || Array.isArray(value), check;
		}
	}),
	7810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$C: () => readCheckoutFile,
			$t: () => placeOf,
			Hv: () => FileRefusal,
			lV: () => createCheckoutFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		class FileRefusal extends Error {}
		let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants, noFollow = flags.O_NOFOLLOW ?? 0, noWait = flags.O_NONBLOCK ?? 0;
		function placeOf(path, roots) {
			for (let root of roots.filter((one) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one))) {
				let real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
				for (let base of [root, real]) {
					let below = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(base, path);
					if (!(below === "" || below === ".." || below.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(below))) return {
						root: real,
						names: below.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
					};
				}
			}
		}
		function readCheckoutFile({ root, names }, maxBytes) {
			let path = walk(root, names), seen = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: !0 });
			if (!seen.isFile()) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
			let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | noFollow | noWait);
			try {
				let { dev, ino, size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file, { bigint: !0 });
				if (dev !== seen.dev || ino !== seen.ino || isElsewhere(file, path)) throw new FileRefusal(replaced);
				if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, at most ${maxBytes} are read`);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
			}
		}
		function createCheckoutFile({ root, names }) {
			for (let index of names.slice(1).keys()) makeFolder(walk(root, names.slice(0, index + 1)));
			let path = walk(root, names), before = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: !1 });
			if (before?.isFile() === !1) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
			before !== void 0 && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
			let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | noFollow, 384);
			if (!isElsewhere(file, path)) return file;
			throw (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file), new FileRefusal(replaced);
		}
		let replaced = "it was replaced while it was opened";
		function isElsewhere(file, path) {
			if (process.platform !== "linux") return !1;
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${file}`) !== path;
			} catch {
				return !1;
			}
		}
		function makeFolder(path) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: !1 }) === void 0 && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
		}
		function walk(root, names) {
			let path = root;
			for (let name of names) if (path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: !1 })?.isSymbolicLink() === !0) throw new FileRefusal(`"${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path)}" is a link, and no link is followed. Name the file itself`);
			return path;
		}
	}),
	1950: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => openWorkspace,
			V: () => readTextOf
		});
		var external_node_fs_ = __webpack_require__(3024), external_node_os_ = __webpack_require__(8161), external_node_path_ = __webpack_require__(6760), environment = __webpack_require__(3554), errors = __webpack_require__(452);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let above = (0, external_node_path_.dirname)(folder);
			above !== folder && makeFolders(above, mode);
			try {
				(0, external_node_fs_.mkdirSync)(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function isFolder(path) {
			return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isForEverybody(folder) {
			return !!((0, external_node_fs_.statSync)(folder).mode & 2);
		}
		var wording = __webpack_require__(6559), checkout_file = __webpack_require__(7810);
		function openWorkspace({ env, cwd, readFile, files }) {
			let root = (0, environment.b)(env, "GITHUB_WORKSPACE") ?? cwd, checkout = files === "checkout" ? checkoutOf(root) : root, temp = (0, environment.b)(env, "RUNNER_TEMP") ?? (0, external_node_os_.tmpdir)(), place = (path) => {
				if (files === "anywhere") return;
				let found = (0, checkout_file.$t)(path, files === "workspace" ? [root, temp] : [checkout]);
				if (found !== void 0 || files === "checkout") return found;
				throw new checkout_file.Hv("it lies neither in the workspace nor in the runner's temp folder");
			}, readInput = async (given) => {
				let path = (0, external_node_path_.resolve)(root, given), found = place(path);
				return found === void 0 ? (0, external_node_fs_.readFileSync)(path) : (0, checkout_file.$C)(found, 4194304);
			};
			return {
				path: (given) => (0, external_node_path_.resolve)(root, given),
				readInput,
				readInputText: async (given) => toText(await readInput(given)),
				readText: async (path) => toText(await readFile(path)),
				create(path) {
					let found = place(path);
					return found === void 0 ? createAnywhere(path) : (0, checkout_file.lV)(found);
				},
				async refuseFileOfOthers(path) {
					if (files === "anywhere") return;
					let { whoseFile } = await __webpack_require__.e(1490).then(__webpack_require__.bind(__webpack_require__, 1490)), owner = whoseFile(path, {
						env,
						temp
					});
					if (owner !== void 0) throw new checkout_file.Hv(`it is a file of ${owner}, which nothing else may write`);
				},
				temp
			};
		}
		function checkoutOf(folder) {
			let folders = [folder];
			for (let at = folder; at !== (0, external_node_path_.dirname)(at); at = (0, external_node_path_.dirname)(at)) folders.push((0, external_node_path_.dirname)(at));
			return folders.findLast((one) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(one, ".git")) && !isForEverybody(one)) ?? folder;
		}
		function toText(bytes) {
			return new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
		}
		function createAnywhere(path) {
			makeFolders((0, external_node_path_.dirname)(path));
			let file = (0, external_node_fs_.openSync)(path, "w+", 384);
			return (0, external_node_fs_.fchmodSync)(file, 384), file;
		}
		async function readTextOf(name, given, workspace) {
			return workspace.readInputText(given).catch((cause) => {
				throw new errors.dz("input_invalid", unreadable(name, given, cause), {
					source: name,
					cause
				});
			});
		}
		function unreadable(name, given, cause) {
			return cause instanceof checkout_file.Hv ? (0, wording.MH)`${(0, wording.hF)(name)} is "${given}", which is not read: ${cause.message}.` : (0, wording.MH)`${(0, wording.hF)(name)} is "${given}", which can't be read as UTF-8 text. Check the path; in a job, check out the repository first.`;
		}
	}),
	6464: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l7: () => openAiBaseUrl,
			zG: () => stopRule
		});
		function openAiBaseUrl(proxyUrl, internId) {
			return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
		}
		let stopRule = {
			method: "POST",
			path: /^\/intern-proxy\/stop$/
		};
	}),
	3115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => textOf,
			t: () => createBoundedText
		});
		function textOf({ head, tail, omitted }) {
			return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
		}
		function createBoundedText(headLength, tailLength) {
			let head = "", tailSize = 0, ring = createRing(tailLength + 1);
			return {
				push(text) {
					let room = headLength - head.length, cut = tailSize > 0 ? 0 : text.length <= room ? text.length : wholeCharacter(text, room);
					cut > 0 && (head += text.slice(0, cut)), cut !== text.length && (ring.push(cut === 0 ? text : text.slice(cut)), tailSize += text.length - cut);
				},
				value() {
					let rest = ring.value();
					if (tailSize <= tailLength) return {
						head: head + rest,
						tail: "",
						omitted: 0
					};
					let tail = rest.slice(wholeCharacter(rest, rest.length - tailLength)), omitted = tailSize - tail.length;
					return omitted === 0 ? {
						head: head + tail,
						tail: "",
						omitted
					} : {
						head,
						tail,
						omitted
					};
				}
			};
		}
		function createRing(capacity) {
			let bytes, size = 0;
			return {
				push(text) {
					bytes ??= Buffer.alloc(capacity * 2);
					let kept = text.length > capacity ? text.slice(text.length - capacity) : text, start = (size + text.length - kept.length) % capacity, first = Math.min(kept.length, capacity - start);
					bytes.write(kept.slice(0, first), start * 2, "utf16le"), first < kept.length && bytes.write(kept.slice(first), 0, "utf16le"), size += text.length;
				},
				value() {
					if (bytes === void 0) return "";
					if (size <= capacity) return bytes.toString("utf16le", 0, size * 2);
					let start = size % capacity * 2;
					return bytes.toString("utf16le", start) + bytes.toString("utf16le", 0, start);
				}
			};
		}
		function wholeCharacter(text, index) {
			let unit = text.charCodeAt(index);
			return unit >= 56320 && unit <= 57343 ? index - 1 : index;
		}
	}),
	3213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dm: () => recordedEvent,
			pO: () => runContext,
			sN: () => isKnownType
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _contract_chat_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4095), _contract_chat_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8914), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
		let at = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), known = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("unknown")]), runContext = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			event: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			base_ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			fork: known,
			draft: known,
			labels: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("unknown")]),
			actor: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				association: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ visibility: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })
		}), policy = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: text,
			commit: text,
			digest: text,
			tests: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
		}), startFacts = {
			service: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			tool: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
			})),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			head_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			session_ends: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0))
		}, decisionRecord = {
			tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			kind: text,
			operation: text,
			answer: text,
			rule: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			reason: text
		}, explanation = {
			place: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"allow",
				"answer",
				"reject",
				"stop",
				"ask"
			]),
			verb: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"allow",
				"reject",
				"stop",
				"ask",
				"allow-always",
				"reject-always",
				"answer"
			])),
			decided_by: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"policy",
				"person",
				"nobody"
			])),
			person: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			trace: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				list: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"guards",
					"rules",
					"questions",
					"default"
				]),
				matched: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
				because: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			})),
			ladder: text,
			budgets: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}, events = [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("start"),
				at,
				intern_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				intern_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_contract_chat_js__WEBPACK_IMPORTED_MODULE_1__.oy),
				policy,
				context: runContext,
				at_terminal: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0)),
				...startFacts
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("request"),
				at,
				route: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				request_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(text, null)
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("prompt"),
				at,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				follow_up: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0))
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("reasoning"),
				at,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("text"),
				at,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("pause"),
				at,
				tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("decision"),
				at,
				...decisionRecord,
				...explanation
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("error"),
				at,
				code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_errors_js__WEBPACK_IMPORTED_MODULE_2__.fv),
				message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				reason: text
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("finish"),
				at,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_contract_chat_js__WEBPACK_IMPORTED_MODULE_3__.B7),
				session_id: text,
				model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("usage"),
				at,
				usage: _contract_chat_js__WEBPACK_IMPORTED_MODULE_3__.CI
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("remark"),
				at,
				message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("end"),
				at,
				conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"finished",
					"paused",
					"rejected",
					"ended",
					"failed",
					"skipped"
				]),
				error_code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_errors_js__WEBPACK_IMPORTED_MODULE_2__.fv))
			})
		], recordedEvent = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("type", events), types = new Set(events.flatMap(({ shape }) => shape.type.def.values));
		function isKnownType(type) {
			return types.has(type);
		}
	}),
	1170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CM: () => toStartEvent,
			Tk: () => createRecorder,
			WQ: () => toTranscriptLine,
			pH: () => toRequestEvent
		});
		var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057);
		function createRecorder({ clock, redactor }) {
			let pieces = {
				text: redactor.stream(),
				reasoning: redactor.stream()
			}, sum = (0, _run_record_js__WEBPACK_IMPORTED_MODULE_0__.pM)(), observers = [], early = [], hasBegun = !1, publish = (event) => {
				let recorded = {
					...event,
					at: new Date(clock.now()).toISOString()
				};
				hasBegun ||= event.type !== "remark", hasBegun || early.push(recorded), sum.observe(recorded);
				for (let observe of observers) observe(recorded);
			}, publishText = (type, text) => {
				text !== "" && publish({
					type,
					text
				});
			}, flush = (type) => publishText(type, pieces[type].end());
			return {
				record(event) {
					event.type === "text" || event.type === "reasoning" ? (flush(event.type === "text" ? "reasoning" : "text"), publishText(event.type, pieces[event.type].push(event.text))) : (flush("reasoning"), flush("text"), publish(redactStrings(event, redactor.redact, event.type === "usage")));
				},
				observe(observer) {
					for (let event of early) observer(event);
					observers.push(observer);
				},
				soFar() {
					let { text, follow_up_text, reasoning, ...facts } = sum.value(), { redact } = redactor;
					return {
						...facts,
						text: redactStrings(text, redact),
						follow_up_text: redactStrings(follow_up_text, redact),
						reasoning: redactStrings(reasoning, redact)
					};
				}
			};
		}
		function redactStrings(value, redact, hasOpenNames = !1) {
			if (typeof value == "string") return redact(value);
			if (Array.isArray(value)) return value.map((one) => redactStrings(one, redact, hasOpenNames));
			if (typeof value != "object" || !value) return value;
			let shown = [], isSame = !0;
			for (let [name, one] of Object.entries(value)) {
				let field = [hasOpenNames ? redact(name) : name, redactStrings(one, redact, hasOpenNames)];
				isSame &&= field[0] === name && field[1] === one, shown.push(field);
			}
			return isSame ? value : Object.fromEntries(shown);
		}
		function toStartEvent(intern, mode, policy, context, facts) {
			return {
				type: "start",
				intern_id: intern.id,
				intern_name: intern.name,
				approval_mode: mode,
				policy,
				context,
				...facts
			};
		}
		function toRequestEvent({ route, status, ms, requestId }) {
			return {
				type: "request",
				route,
				status,
				ms,
				request_id: requestId ?? null
			};
		}
		function toTranscriptLine(event) {
			let { type, at, ...fields } = event;
			return `${JSON.stringify({
				type,
				at,
				...fields
			})}\n`;
		}
	}),
	4057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bB: () => decisionsOf,
			fP: () => messagesApart,
			j9: () => toPastRecord,
			nG: () => toAnswerVerb,
			pM: () => buildRunRecord
		});
		var _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3115);
		let keptHead = 524288, keptTail = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions.map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			})));
		}
		let noFacts = {
			first_at: null,
			last_at: null,
			start: null,
			finish_reason: null,
			session_id: null,
			model: null,
			usage: null,
			remarks: [],
			error: null,
			conclusion: null
		};
		function buildRunRecord() {
			let reasoning = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), text = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), followUpText = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), isFollowUp = !1, pauses = [], messageEnds = [], said = 0, facts = noFacts;
			return {
				observe(event) {
					event.type === "text" && ((isFollowUp ? followUpText : text).push(event.text), isFollowUp || (said += event.text.length)), event.type === "reasoning" && reasoning.push(event.text), event.type !== "text" && event.type !== "reasoning" && (event.type === "prompt" && (isFollowUp = event.follow_up === !0), event.type === "pause" && (pauses.push({
						pause: event,
						decisions: []
					}), messageEnds.push(said)), event.type === "decision" && pauses.at(-1)?.decisions.push(event), facts = {
						...facts,
						first_at: facts.first_at ?? event.at,
						last_at: event.at,
						...factsOf(event, facts)
					});
				},
				value: () => ({
					...facts,
					text: text.value(),
					message_ends: messageEnds,
					follow_up_text: followUpText.value(),
					reasoning: reasoning.value(),
					pauses
				})
			};
		}
		function factsOf(event, known) {
			switch (event.type) {
				case "start": return { start: event };
				case "usage": return { usage: addUsage(known.usage, event.usage) };
				case "finish": {
					let { finish_reason, session_id, model } = event;
					return {
						finish_reason,
						session_id: session_id ?? known.session_id,
						model
					};
				}
				case "remark": return known.remarks.length < 100 ? { remarks: [...known.remarks, event.message] } : {};
				case "error": return { error: event };
				case "end": return { conclusion: event.conclusion };
				case "request":
				case "prompt":
				case "pause":
				case "decision":
				case "text":
				case "reasoning": return {};
				default: return {};
			}
		}
		function addUsage(sum, more) {
			return sum === null || more === null ? sum ?? more : addNumbers(sum, more);
		}
		function addNumbers(a, b) {
			let names = new Set([...Object.keys(a), ...Object.keys(b)]);
			return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
		}
		function add(a, b) {
			return typeof a == "number" && typeof b == "number" ? a + b : isRecord(a) && isRecord(b) ? addNumbers(a, b) : a ?? b;
		}
		function isRecord(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function messagesApart(record) {
			let { head } = record.text, apart = "", from = 0;
			for (let end of record.message_ends) end <= from || end >= head.length || head[end - 1] === "\n" || head[end] === "\n" || (apart += `${head.slice(from, end)}\n\n`, from = end);
			return {
				...record,
				text: {
					...record.text,
					head: apart + head.slice(from)
				},
				message_ends: []
			};
		}
		function toPastRecord(lines, observe = () => {}) {
			let record = buildRunRecord(), unread = 0;
			for (let { number, event } of lines) event === "unreadable" ? unread += 1 : event !== "unknown" && (record.observe(event), observe(event, number));
			let value = record.value();
			if (unread === 0) return value;
			let count = unread === 1 ? "1 line" : `${unread} lines`;
			return {
				...value,
				remarks: [...value.remarks, `${count} of the transcript could not be read.`]
			};
		}
		function toAnswerVerb({ outcome, answer }) {
			switch (outcome) {
				case "allow": return answer === "allow_always" ? "allowed, always" : "allowed";
				case "answer": return "answered";
				case "reject": return answer === "reject_always" ? "rejected, always" : "rejected";
				case "stop": return "stopped";
				case "ask": return "asked";
				default: return outcome;
			}
		}
	})
};
