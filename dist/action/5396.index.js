export const id = 5396;
export const ids = [5396];
export const modules = {
	5396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { proxyAction: () => proxyAction });
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), transcript_file = __webpack_require__(5457), job_workspace = __webpack_require__(1950);
		function openAiBaseUrl(proxyUrl, internId) {
			return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
		}
		var secret = __webpack_require__(721), process_start = __webpack_require__(65), external_node_child_process_ = __webpack_require__(1421), errors = __webpack_require__(452), argument = __webpack_require__(1310), messages = __webpack_require__(8281);
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
		async function proxyAction(io, settings) {
			settings.timeoutMs > 216e5 && io.env.GITHUB_ACTIONS === "true" && io.log.warning("The proxy is to last longer than 6 h, and GitHub gives a job no identity for longer: its tokens can't be renewed then.");
			let key = new secret.z((0, external_node_crypto_.randomBytes)(32).toString("base64url"));
			io.log.mask(key);
			let { path: account, temp } = await openAccount(io, settings), kept = {
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
					account
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
		async function begin(io, settings, { child, key, account }) {
			let { openProxyAccess } = await Promise.all([
				__webpack_require__.e(1101),
				__webpack_require__.e(8551),
				__webpack_require__.e(1065),
				__webpack_require__.e(7712)
			]).then(__webpack_require__.bind(__webpack_require__, 9423)), { token, internId } = await openProxyAccess(io, settings), { lifetimeMs, startedAt } = token;
			return {
				port: await child.begin({
					key: key.reveal(),
					token: {
						text: token.token.reveal(),
						lifetimeMs,
						startedAt
					},
					account,
					cwd: io.cwd,
					job: (0, process_start.R)(process.ppid) ?? null
				}),
				internId
			};
		}
		function handOn(io, { exportEnv }, { url, key, internId, account }) {
			io.setSecretOutput("proxy-key", key), io.setOutputs({
				conclusion: "finished",
				"proxy-url": url,
				...internId === void 0 ? {} : { "intern-id": internId },
				"transcript-file": account
			}), exportEnv.includes("OPENAI") && internId !== void 0 && (io.exportVariable("OPENAI_BASE_URL", openAiBaseUrl(url, internId)), io.exportSecret("OPENAI_API_KEY", key)), exportEnv.includes("INTERNS") && (io.exportVariable("INTERNS_BASE_URL", url), io.exportSecret("INTERNS_API_KEY", key)), io.log.info(`The proxy listens at ${url} until the job ends. Its account is written to ${account}.`);
		}
	}),
	8281: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mw: () => answerMessage,
			lx: () => stayMessage,
			su: () => startMessage
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
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
	5457: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => createLinesFile,
			t: () => createTranscriptFile
		});
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452);
		function toTranscriptLine(event) {
			let { type, at, ...fields } = event;
			return `${JSON.stringify({
				type,
				at,
				...fields
			})}\n`;
		}
		var wording = __webpack_require__(6559), checkout_file = __webpack_require__(7810);
		async function createTranscriptFile(given, { workspace, log, maxBytes = 268435456 }) {
			let { path, file } = await createLinesFile(given, workspace), bytes = 0, isFull = !1, kept = [], put = (event) => {
				try {
					bytes += (0, external_node_fs_.writeSync)(file, toTranscriptLine(event)), bytes > 1048576 && (kept = void 0), kept?.push({
						number: kept.length + 1,
						event
					});
				} catch (cause) {
					throw new errors.e4("file_unwritable", `The transcript "${path}" can't be written.`, { cause });
				}
			};
			return {
				path,
				write(event) {
					if (event.type !== "text" && event.type !== "reasoning" || bytes < maxBytes) put(event);
					else if (!isFull) {
						isFull = !0;
						let message = `The transcript has ${bytes} bytes. What the intern says from here on is left out of it; what it asks is not.`;
						put({
							type: "remark",
							message,
							at: event.at
						}), log.warning(message);
					}
				},
				lines: async () => kept ?? (await __webpack_require__.e(8936).then(__webpack_require__.bind(__webpack_require__, 8936))).readEnds(file),
				close: () => (0, external_node_fs_.closeSync)(file)
			};
		}
		async function createLinesFile(given, workspace) {
			let path = given === void 0 ? (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}`, "transcript.jsonl") : workspace.path(given);
			return {
				path,
				file: await openTranscript(path, given !== void 0, workspace)
			};
		}
		async function openTranscript(path, isGiven, workspace) {
			try {
				return isGiven && await workspace.refuseFileOfOthers(path), workspace.create(path);
			} catch (cause) {
				let why = cause instanceof checkout_file.Hv ? `: ${(0, errors.Uc)(cause)}` : "";
				throw new errors.dz("input_invalid", (0, wording.MH)`The transcript can't be written to "${path}"${why}. Name another file with ${(0, wording.hF)("transcript-file")}.`, {
					source: "transcript-file",
					cause
				});
			}
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
			return folders.findLast((one) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(one, ".git"))) ?? folder;
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
	})
};
