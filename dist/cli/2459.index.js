export const id = 2459;
export const ids = [2459];
export const modules = {
	98914: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => doneMarker,
			B7: () => finishReasons,
			CI: () => usage,
			Cv: () => identifier,
			LW: () => toolCall,
			Y9: () => answerRequest,
			_p: () => toolCallId,
			cx: () => promptRequest,
			vi: () => steered,
			vr: () => chunkObject,
			yW: () => chatChunk
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81819), _lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95083), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84095);
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
	81819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
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
	17391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HL: () => intern,
			Kl: () => internListPage,
			Np: () => provisioningProgress
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		let provisioningProgress = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			step_label: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			step_number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			total_steps: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()
		}), intern = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			description: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			instructions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			last_failure_message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			progress: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(provisioningProgress),
			hostname: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			workspace_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			vault_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			attached_vault_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), internListPage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			data: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(intern),
			has_more: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			next_cursor: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
	}),
	95083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => atMost,
			j: () => atLeast
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
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
	10371: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IT: () => inferenceScope,
			L_: () => jwtTokenType,
			Sg: () => accessTokenType,
			dW: () => tokenExchangeForm,
			iy: () => receivedTokenExchangeForm,
			l9: () => tokenExchangeGrantType,
			oJ: () => tokenExchangeResponse
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759), _lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95083), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536);
		let tokenExchangeGrantType = "urn:ietf:params:oauth:grant-type:token-exchange", jwtTokenType = "urn:ietf:params:oauth:token-type:jwt", accessTokenType = "urn:ietf:params:oauth:token-type:access_token", inferenceScope = "inference", subjectTokenText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(_limits_js__WEBPACK_IMPORTED_MODULE_2__._E.min), (0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__._E.max), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[\w-]+\.[\w-]+\.[\w-]+$/)), parameters = {
			federation_policy_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1)),
			grant_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(tokenExchangeGrantType),
			subject_token: subjectTokenText,
			subject_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(jwtTokenType),
			requested_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(accessTokenType)),
			scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(inferenceScope))
		}, tokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(parameters), receivedTokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(parameters), tokenExchangeResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			access_token: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[\x21-\x7e]+$/)),
			expires_in: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(_limits_js__WEBPACK_IMPORTED_MODULE_2__.A$)),
			issued_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(accessTokenType),
			scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/))
		});
	}),
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			XF: () => readRegularFile,
			wZ: () => makeFolders,
			zC: () => isForEverybody
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			above !== folder && makeFolders(above, mode);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function isFolder(path) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isForEverybody(folder) {
			return !!((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).mode & 2);
		}
		function readRegularFile(path) {
			let opened = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
			try {
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(opened).isFile()) throw Error(`${path} is no regular file`);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(opened, "utf8");
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened);
			}
		}
	}),
	50082: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hv: () => FileRefusal,
			OH: () => openWorkspace,
			Vv: () => readTextOf
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782), _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96559);
		function openWorkspace({ env, cwd, readFile, files }) {
			let root = (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, "GITHUB_WORKSPACE") ?? cwd, checkout = files === "checkout" ? checkoutOf(root) : root, temp = (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, "RUNNER_TEMP") ?? (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), place = (path) => {
				if (files === "anywhere") return;
				let found = placeOf(path, files === "workspace" ? [root, temp] : [checkout]);
				if (found !== void 0 || files === "checkout") return found;
				throw new FileRefusal("it lies neither in the workspace nor in the runner's temp folder");
			}, readInput = async (given) => {
				let path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, given), found = place(path);
				return found === void 0 ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : readCheckoutFile(found, 4194304);
			}, create = (path) => {
				let found = place(path);
				return found === void 0 ? createAnywhere(path) : createCheckoutFile(found);
			};
			return {
				path: (given) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, given),
				readInput,
				readInputText: async (given) => toText(await readInput(given)),
				readText: async (path) => toText(await readFile(path)),
				create,
				write(path, text) {
					let file = create(path);
					try {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
					} finally {
						(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
					}
				},
				refuseFileOfOthers(path) {
					if (files === "anywhere") return;
					let owner = whoseFile(path, env, temp);
					if (owner !== void 0) throw new FileRefusal(`it is a file of ${owner}, which nothing else may write`);
				},
				temp
			};
		}
		function checkoutOf(folder) {
			let folders = [folder];
			for (let at = folder; at !== (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at); at = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) folders.push((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at));
			return folders.findLast((one) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(one, ".git")) && !(0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.zC)(one)) ?? folder;
		}
		function toText(bytes) {
			return new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
		}
		function createAnywhere(path) {
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
			let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "w+", 384);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(file, 384), file;
		}
		async function readTextOf(name, given, workspace) {
			return workspace.readInputText(given).catch((cause) => {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.dz("input_invalid", unreadable(name, given, cause), {
					source: name,
					cause
				});
			});
		}
		function unreadable(name, given, cause) {
			return cause instanceof FileRefusal ? (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)(name)} is "${given}", which is not read: ${cause.message}.` : (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)(name)} is "${given}", which can't be read as UTF-8 text. Check the path; in a job, check out the repository first.`;
		}
		let runnerFiles = [
			"GITHUB_ENV",
			"GITHUB_OUTPUT",
			"GITHUB_STATE",
			"GITHUB_PATH",
			"GITHUB_STEP_SUMMARY",
			"GITHUB_EVENT_PATH"
		];
		function whoseFile(path, env, temp) {
			let real = realPath(path), name = runnerFiles.find((each) => (env[each] ?? "") !== "" && realPath(env[each] ?? "") === real);
			return name === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realPath(temp), real).startsWith("_") ? "the runner" : real.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).some((part) => part.toLowerCase() === ".git") ? "Git" : void 0 : `the runner (${name})`;
		}
		function realPath(path) {
			let whole = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(whole);
			} catch {
				return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(whole) === whole ? whole : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(realPath((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(whole)), (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(whole));
			}
		}
		class FileRefusal extends Error {}
		let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants, noFollow = flags.O_NOFOLLOW ?? 0, noWait = flags.O_NONBLOCK ?? 0;
		function placeOf(path, roots) {
			for (let root of roots.filter((one) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one))) {
				let real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
				for (let base of [root, real]) {
					let below = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(base, path);
					if (!(below === "" || below === ".." || below.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(below))) return {
						root: real,
						names: below.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
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
			for (let name of names) if (path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: !1 })?.isSymbolicLink() === !0) throw new FileRefusal(`"${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path)}" is a link, and no link is followed. Name the file itself`);
			return path;
		}
	})
};
