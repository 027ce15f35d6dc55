export const id = 7428;
export const ids = [7428];
export const modules = {
	98914: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => doneMarker,
			B7: () => finishReasons,
			CI: () => usage,
			Cv: () => identifier,
			LW: () => toolCall,
			Wc: () => steeredResponse,
			Y9: () => answerRequest,
			_p: () => toolCallId,
			cx: () => promptRequest,
			vr: () => chunkObject,
			yW: () => chatChunk
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81819), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046), _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84095);
		let finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", doneMarker = "[DONE]", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.min), (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max)), toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(1), (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.OV)), toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.nd),
			id: toolCallId,
			type: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			function: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.P))
			})
		}), promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("user"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(1))
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
			content: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([answerMessage])]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			session_id: identifier
		}), usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj)),
			prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj) })))
		}), delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			role: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.ef),
			reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.ef),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)))
		}), chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			object: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(chunkObject),
			created: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			model: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				index: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
				delta,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(finishReasons))
			})),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(identifier)),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(usage)),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_errors_js__WEBPACK_IMPORTED_MODULE_4__.fE)
		}), steeredResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			session_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			status: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		});
	}),
	81819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046);
		let chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				reason: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt)
			}))
		}), chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: chatError }), apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, _values_js__WEBPACK_IMPORTED_MODULE_1__.nd]),
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}) }), oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			error: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			error_description: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		});
	}),
	17391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HL: () => intern,
			Kl: () => internListPage,
			Np: () => provisioningProgress
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046);
		let provisioningProgress = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			step_label: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			step_number: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			total_steps: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd
		}), intern = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			description: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			instructions: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			model: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			status: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			last_failure_message: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			progress: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(provisioningProgress),
			hostname: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			workspace_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			vault_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			attached_vault_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			updated_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), internListPage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			data: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(intern),
			has_more: _values_js__WEBPACK_IMPORTED_MODULE_1__.Jt,
			next_cursor: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		});
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
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046);
		let tokenExchangeGrantType = "urn:ietf:params:oauth:grant-type:token-exchange", jwtTokenType = "urn:ietf:params:oauth:token-type:jwt", accessTokenType = "urn:ietf:params:oauth:token-type:access_token", inferenceScope = "inference", parameters = {
			federation_policy_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(1)),
			grant_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(tokenExchangeGrantType),
			subject_token: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(_limits_js__WEBPACK_IMPORTED_MODULE_2__._E.min), (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__._E.max), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
			subject_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(jwtTokenType),
			requested_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(accessTokenType)),
			scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(inferenceScope))
		}, tokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(parameters), receivedTokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(parameters), tokenExchangeResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			access_token: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[\x21-\x7e]+$/)),
			expires_in: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(_limits_js__WEBPACK_IMPORTED_MODULE_2__.A$)),
			issued_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(accessTokenType),
			scope: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/))
		});
	}),
	31046: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jt: () => flag,
			Qq: () => text,
			Tu: () => atMost,
			ef: () => textOrNull,
			jZ: () => atLeast,
			mR: () => optionalText,
			nd: () => integer,
			vj: () => amount
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), textOrNull = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(text), optionalText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY();
		function atLeast(length) {
			return skipOtherTypes(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(length));
		}
		function atMost(length) {
			return skipOtherTypes(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(length));
		}
		function skipOtherTypes(check) {
			return check._zod.def.when = ({ value }) => typeof value == "string" || Array.isArray(value), check;
		}
	}),
	33554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => variable,
			y: () => stateFolder
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		function variable(env, name) {
			return env[name] === "" ? void 0 : env[name];
		}
		function stateFolder(env) {
			let state = variable(env, "XDG_STATE_HOME") ?? "";
			return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(state) ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(state, "interns") : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(variable(env, "HOME") ?? process.getBuiltinModule("node:os").homedir(), ".local/state/interns");
		}
	}),
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$V: () => isOpenedAt,
			Kp: () => findProgram,
			Mw: () => listFoldersUpwards,
			XF: () => readRegularFile,
			hw: () => toFileName,
			lQ: () => isFolder,
			tj: () => isWorldWritable,
			vK: () => writeAtomically,
			wZ: () => makeFolders
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _crypto_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2962);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			parent !== folder && makeFolders(parent, mode);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function listFoldersUpwards(folder) {
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return parent === folder ? [folder] : [folder, ...listFoldersUpwards(parent)];
		}
		function isFolder(path) {
			return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isWorldWritable(folder) {
			return !!(node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(folder).mode & 2);
		}
		function findProgram(program, folders) {
			return folders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, program)).find(isExecutable);
		}
		function isExecutable(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK), !0;
			} catch {
				return !1;
			}
		}
		function readRegularFile(path) {
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
			try {
				if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file).isFile()) throw Error(`${path} is not a regular file`);
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
			}
		}
		function isOpenedAt(file, path) {
			return process.platform !== "linux" || node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(`/proc/self/fd/${file}`) === path;
		}
		function writeAtomically(path, content, mode = 384, move = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
			let temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${globalThis.crypto.randomUUID()}`);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(temporary, content, {
					mode,
					flag: "wx",
					flush: !0
				}), move(temporary, path);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: !0 });
			}
		}
		function toFileName(text) {
			let encoded = text.isWellFormed() ? encodeURIComponent(text) : "";
			return encoded !== "" && encoded.length <= 200 ? encoded : `=${(0, _crypto_js__WEBPACK_IMPORTED_MODULE_2__.s)(text)}`;
		}
	}),
	63689: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AT: () => readPolicyPath,
			KZ: () => refuseBoth,
			Kw: () => toEnvName,
			LA: () => readSetting,
			Ud: () => getDefault,
			eS: () => readCliInputs,
			sb: () => readSettings,
			yu: () => readRequired
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function emptyToUndefined(text) {
			return text === "" ? void 0 : text;
		}
		let getDefault = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function readSetting(get, name) {
			let { kind, default: defaultText } = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name], value = get(name) ?? (defaultText === void 0 ? void 0 : "");
			return value === void 0 ? void 0 : kind.read(name, value);
		}
		function readSettings(get, names) {
			let readEntry = ([key, name]) => [key, readSetting(get, name)];
			return Object.fromEntries(Object.entries(names).map(readEntry));
		}
		function readRequired(get, name, expectedValue) {
			let value = readSetting(get, name);
			if (value !== void 0) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.LO)(name, (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${expectedValue}.`);
		}
		function readPolicyPath(get) {
			let path = readSetting(get, "policy");
			return {
				path,
				isNamed: path !== getDefault("policy")
			};
		}
		function refuseBoth(get, one, other) {
			if (get(one) !== void 0 && get(other) !== void 0) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(other, (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`);
		}
		function toEnvName(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs(flags, env) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) {
				if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where !== "action" || (env[toEnvName(name)] ?? "") === "") continue;
				let message = `The environment variable ${toEnvName(name)} is set, but "${name}" works in the action only. Unset it.`;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(name, message);
			}
			return (name) => emptyToUndefined(flags.get(name)) ?? emptyToUndefined(env[toEnvName(name)]);
		}
	}),
	72711: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Oo: () => once,
			dn: () => withinTime,
			g7: () => execute
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withinTime(io, timeoutMs, work) {
			let { deadline } = io;
			if (deadline !== void 0) return work({
				...io,
				deadline
			});
			let timeLimit = new AbortController(), timer = setTimeout(() => {
				let message = `The step took longer than ${Math.round(timeoutMs / 1e3)} s. Raise "timeout" if the work needs it.`;
				timeLimit.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("timeout", message));
			}, timeoutMs), signal = AbortSignal.any([timeLimit.signal, io.signal]);
			try {
				return await work({
					...io,
					signal,
					deadline: io.clock.monotonic() + timeoutMs
				});
			} finally {
				clearTimeout(timer);
			}
		}
		function once(load) {
			let result;
			return () => (result ??= load(), result);
		}
		let passedVariables = /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|XDG_\w+|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|ALL|NO)_PROXY|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:DATA|FILES(?:\(X86\))?))$/i;
		function execute(program, args, signal, variables) {
			let { execFile } = process.getBuiltinModule("node:child_process"), isPassed = (name) => passedVariables.test(name) || variables?.test(name) === !0, env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isPassed(name)));
			return new Promise((resolve, reject) => {
				execFile(program, args, {
					signal,
					maxBuffer: 1048576,
					env,
					encoding: "utf8"
				}, (error, stdout) => {
					error === null ? resolve(stdout) : reject(Error(`it ended with ${error.code ?? error.signal}`));
				});
			});
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			Z: () => followPointer,
			dj: () => canonicalJson,
			hQ: () => ownField,
			hz: () => isDeeperThan,
			qF: () => parseJson,
			qT: () => readPointer,
			w0: () => readWithin
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		async function readWithin(limit, body) {
			let pieces = [], size = 0;
			for await (let piece of body ?? []) {
				if (size += piece.byteLength, size > limit) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value);
		}
		function readPointer(text) {
			return !text.startsWith("/") || /~(?![01])/u.test(text) ? void 0 : text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function followPointer(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	})
};
