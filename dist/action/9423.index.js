export const id = 9423;
export const ids = [9423];
export const modules = {
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
	9423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			openProxyAccess: () => openProxyAccess,
			tokensOf: () => tokensOf
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5261), _proxy_allowed_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9457), _proxy_fresh_bearer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4400), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1151), _bearer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6584), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1950);
		async function openProxyAccess(io, settings) {
			(0, _proxy_allowed_paths_js__WEBPACK_IMPORTED_MODULE_0__.H)(settings.allowPaths), warnOfProxies(io);
			let obtain = tokensOf(io, settings), { intern, baseUrl } = settings, first = await obtain();
			if (intern === void 0) return {
				token: first,
				internId: void 0
			};
			let bearer = (0, _proxy_fresh_bearer_js__WEBPACK_IMPORTED_MODULE_1__.j)({
				obtain,
				first,
				...io
			}), client = (0, _client_client_js__WEBPACK_IMPORTED_MODULE_2__.U)({
				...io,
				baseUrl,
				bearer: async () => (await bearer.get()).token
			}), { id, name } = await (0, _run_find_intern_js__WEBPACK_IMPORTED_MODULE_3__.n)({
				...io,
				...settings,
				client,
				intern
			});
			return io.log.info(`Intern "${name}" is ${id}.`), {
				token: await bearer.get(),
				internId: id
			};
		}
		function tokensOf(io, settings) {
			let stages = {
				...io,
				...settings,
				...(0, _workspace_js__WEBPACK_IMPORTED_MODULE_4__.O)(io)
			};
			return () => (0, _bearer_js__WEBPACK_IMPORTED_MODULE_5__.BM)(stages);
		}
		function warnOfProxies({ env, log }) {
			let read = (name) => env[name] || (env[name.toUpperCase()] ?? ""), hasProxy = read("http_proxy") !== "" || read("all_proxy") !== "", direct = read("no_proxy").split(/[\s,]+/).some((host) => host === "*" || /^127\.0\.0\.(?:1|0\/8)$|^127\.0\.0\.0\/8$/.test(host));
			hasProxy && !direct && log.warning("HTTP_PROXY is set, and NO_PROXY does not name 127.0.0.1: clients may send prompts, and the key of this proxy, to that proxy. Add \"127.0.0.1,localhost\" to NO_PROXY.");
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
	1151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => findRunningIntern });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8394);
		async function findRunningIntern(options) {
			let { clock, log, signal } = options, deadline = clock.monotonic() + options.waitForInternMs, shown = "";
			for (;;) {
				let intern = await findIntern(options);
				if (intern.status === "running") return intern;
				let coming = intern.status === "queued" || intern.status === "provisioning", leftMs = deadline - clock.monotonic();
				if (!coming || leftMs <= 0) throw notRunning(intern, coming, options.waitForInternMs);
				let state = describeState(intern);
				state !== shown && log.info(`Waiting for intern "${intern.name}": ${state}.`), shown = state, await clock.sleep(Math.min(5e3, leftMs), signal);
			}
		}
		async function findIntern(options) {
			let { client, intern: wanted, workspaceId, clock, log, signal } = options, limits = {
				maxAttempts: 5,
				deadline: clock.monotonic() + 6e4,
				clock,
				log,
				signal
			}, { matches, names } = await (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_0__.b)({
				what: "intern list",
				...limits
			}, async () => {
				let found = {
					matches: [],
					names: []
				};
				for await (let intern of client.listInterns({
					workspaceId,
					signal
				})) intern.id === wanted || intern.name === wanted ? found.matches.push(intern) : found.names.length < 20 && found.names.push(intern.name);
				return found;
			}, _client_request_js__WEBPACK_IMPORTED_MODULE_1__.xg), intern = matches.find((match) => match.id === wanted) ?? matches[0];
			if (intern === void 0) throw unknown(wanted, names);
			if (intern.id !== wanted && matches.length > 1) throw ambiguous(wanted, matches);
			return intern;
		}
		function describeState({ status, progress }) {
			return progress === null ? status : `${status}, step ${progress.step_number} of ${progress.total_steps}, ${progress.step_label}`;
		}
		function unknown(wanted, names) {
			let visible = names.length === 0 ? "This key sees no other interns" : `This key sees ${names.map((name) => `"${name}"`).join(", ")}${names.length === 20 ? ", …" : ""}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_unknown", `No intern has the name or id "${wanted}". ${visible}. Names match exactly.`, { source: "intern" });
		}
		function ambiguous(wanted, matches) {
			let ids = matches.map(({ id, workspace_id }) => `${id} (workspace ${workspace_id})`).join(", ");
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_ambiguous", `${matches.length} interns have the name "${wanted}": ${ids}. Give the id as "intern", or a "workspace-id".`, { source: "intern" });
		}
		function notRunning(intern, coming, waitMs) {
			let failure = intern.last_failure_message === null ? "" : `: ${intern.last_failure_message.replace(/\.$/, "")}`, waited = coming ? ` after waiting ${Math.round(waitMs / 1e3)} s` : "", remedy = coming ? "Raise \"wait-for-intern\"." : "Start or provision it first.";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_not_running", `Intern "${intern.name}" (${intern.id}) is ${describeState(intern)}${waited}${failure}. Only a running intern takes prompts. ${remedy}`, {
				source: "intern",
				reason: intern.status
			});
		}
	})
};
