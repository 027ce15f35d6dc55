export const id = 5009;
export const ids = [5009];
export const modules = {
	3976: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { tokenAction: () => tokenAction });
		var bearer = __webpack_require__(7046), deadline = __webpack_require__(2159), workspace = __webpack_require__(1950);
		function obtainDatedToken(io, settings) {
			return (0, deadline.d)(io, settings.timeoutMs, async (job) => {
				let { token, lifetimeMs, startedAt } = await (0, bearer.BM)({
					...job,
					...settings,
					...(0, workspace.O)(job)
				}), { clock } = job;
				return {
					token,
					expiresAt: new Date(clock.now() - (clock.monotonic() - startedAt) + lifetimeMs).toISOString()
				};
			});
		}
		async function tokenAction(io, settings) {
			let { token, expiresAt } = await obtainDatedToken(io, settings);
			return io.setSecretOutput("access-token", token), io.setOutputs({
				conclusion: "finished",
				"expires-at": expiresAt
			}), settings.exportEnv !== void 0 && io.exportSecret(settings.exportEnv, token), io.log.info(`Access token ${token.fingerprint()} is valid until ${expiresAt}.`), "finished";
		}
	}),
	6337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => meantBaseUrl });
		function meantBaseUrl(baseUrl) {
			let [, upToVersion, behind] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
			return upToVersion === void 0 ? `${baseUrl.replace(/(?:\/api|\/v\d+)$/, "")}/api/v1` : behind === void 0 ? void 0 : upToVersion;
		}
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
	7114: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => timesOf });
		function timesOf({ startedAt, lifetimeMs }) {
			let expiresAt = startedAt + lifetimeMs;
			return {
				renewAt: expiresAt - Math.min(6e4, lifetimeMs / 5),
				deadAt: expiresAt - Math.min(5e3, lifetimeMs / 8)
			};
		}
	}),
	8435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vh: () => readJson,
			WI: () => sendForJson,
			rN: () => sendForBytes
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3005);
		async function sendForBytes(request, options) {
			let limit = (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.r5)(options.timeoutMs, options.signal);
			try {
				let response = await (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await readBytes(response, options.maxBodyBytes)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
				let host = new URL(request.url).host, what = limit.signal.aborted ? `sent no whole response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${what}`, "unknown", error);
			} finally {
				limit.clear();
			}
		}
		async function readBytes(response, maxBodyBytes) {
			let pieces = [], size = 0;
			for await (let piece of response.body ?? []) {
				if (size += piece.byteLength, size > maxBodyBytes) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await sendForBytes(request, {
				maxBodyBytes: defaultMaxBodyBytes,
				...options
			}), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(toText(await readBytes(response, defaultMaxBodyBytes)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
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
	6413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			hz: () => isDeeperThan,
			qF: () => parseJson
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	})
};
