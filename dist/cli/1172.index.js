export const id = 1172;
export const ids = [1172];
export const modules = {
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FO: () => exitCodeOf,
			XS: () => callFlag,
			c7: () => systemCodeOf,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26593), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99859), _json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52604), _screen_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27928);
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _command_js__WEBPACK_IMPORTED_MODULE_0__.An : error.code === "safety_limit_broken" ? _command_js__WEBPACK_IMPORTED_MODULE_0__.Lk : usageCodes.has(error.code) ? _command_js__WEBPACK_IMPORTED_MODULE_0__.rP : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs, flags, arguments: words }) {
			let names = [...inputs, ...flags.map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.toUpperCase().replace(/^INTERNS?_?/, "").replaceAll("_", "");
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && plain(name) === plain(wanted));
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)] ?? "") !== "") (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  Without the flag, ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input), io);
				stray === void 0 ? (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  It may also be set in the environment, as ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}.`) : (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(remark)}`);
			return (input !== void 0 || accessCodes.test(error.code)) && (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, "  \"interns doctor\" says what to fix."), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_6__.j)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	}),
	52604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => toJsonText,
			u: () => escapeActing
		});
		let acting = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, marker = /#(?=[^\x20-\x7e]*#[^\x20-\x7e]*\[)/gu;
		function toJsonText(value, indent) {
			return escapeActing(JSON.stringify(value, null, indent));
		}
		function escapeActing(json) {
			return json.replace(marker, "\\u0023").replace(acting, (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join(""));
		}
	}),
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
	26593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => envNameOf,
			e: () => readCliInputs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43072);
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs({ flags, env }) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
			return (name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(flags.get(name)) ?? (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(env[envNameOf(name)]);
		}
	}),
	43072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Pe: () => setting,
			lq: () => optional,
			mw: () => required,
			z2: () => notEmpty
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683);
		function notEmpty(text) {
			return text === "" ? void 0 : text;
		}
		let defaultOf = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function setting(text, name) {
			return _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, text(name) ?? "");
		}
		function optional(text, name) {
			let value = text(name);
			return value === void 0 ? void 0 : _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, value);
		}
		function required(text, name, what) {
			let value = optional(text, name);
			if (value !== void 0) return value;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`, { source: name });
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`, { source: other });
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	}),
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			t: () => askUndecided
		});
		var _match_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89992), _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let personRule = "(person)", anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_0__.Cc)(!0),
				missing: !1
			},
			value: () => !0
		}, entry = {
			id: personRule,
			at: anything.at,
			places: new Map(),
			reason: "Nothing in the permission policy decides this.",
			when: [],
			match: [anything]
		}, noBudget = {
			answers: 1e6,
			allows: 1e6,
			rejects_in_a_row: 1e6,
			same_pause: 1e6
		};
		function askUndecided(policy) {
			return {
				...policy,
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_1__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...entry,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...entry,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => grantRule });
		let grantRule = "grant";
	}),
	83115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	71954: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => readTranscript });
		var lib_json = __webpack_require__(16413), schemas = __webpack_require__(94343), words = __webpack_require__(84095), chat = __webpack_require__(98914), errors = __webpack_require__(452), policy = __webpack_require__(8157);
		let at = schemas.YjP(), events_text = schemas.mee(schemas.YjP()), known = schemas.KCZ([schemas.zMY(), schemas.euz("unknown")]), runContext = schemas.Ikc({
			event: schemas.YjP(),
			ref: schemas.YjP(),
			base_ref: schemas.YjP(),
			fork: known,
			draft: known,
			labels: schemas.KCZ([schemas.YOg(schemas.YjP()), schemas.euz("unknown")]),
			actor: schemas.Ikc({
				permission: schemas.YjP(),
				association: schemas.YjP(),
				type: schemas.YjP(),
				login: schemas.YjP()
			}),
			environment: schemas.YjP(),
			repository: schemas.Ikc({ visibility: schemas.YjP() })
		}), events_policy = schemas.Ikc({
			path: events_text,
			commit: events_text,
			digest: events_text,
			tests: schemas.yqP(schemas.aig())
		}), startFacts = {
			service: schemas.yqP(schemas.YjP()),
			tool: schemas.yqP(schemas.Ikc({
				name: schemas.YjP(),
				version: schemas.YjP(),
				digest: schemas.yqP(schemas.YjP())
			})),
			repository: schemas.yqP(schemas.YjP()),
			commit: schemas.yqP(schemas.YjP()),
			head_commit: schemas.yqP(schemas.YjP()),
			session_ends: schemas.yqP(schemas.euz(!0))
		}, decisionRecord = {
			tool_call_id: schemas.YjP(),
			kind: events_text,
			operation: events_text,
			answer: events_text,
			rule: schemas.YjP(),
			reason: events_text
		}, changeRow = {
			path: schemas.YjP(),
			status: schemas.k5n(policy.lJ),
			bytes: schemas.mee(schemas.aig()),
			added: schemas.mee(schemas.aig()),
			removed: schemas.mee(schemas.aig()),
			answer: schemas.k5n(policy.kN),
			rule: schemas.YjP()
		}, explanation = {
			place: schemas.yqP(schemas.YjP()),
			outcome: schemas.k5n([
				"allow",
				"answer",
				"reject",
				"stop",
				"ask"
			]),
			verb: schemas.yqP(schemas.k5n([
				"allow",
				"reject",
				"stop",
				"ask",
				"allow-always",
				"reject-always",
				"answer"
			])),
			decided_by: schemas.yqP(schemas.k5n([
				"policy",
				"person",
				"nobody"
			])),
			person: schemas.yqP(schemas.YjP()),
			trace: schemas.YOg(schemas.Ikc({
				id: schemas.YjP(),
				list: schemas.k5n([
					"guards",
					"rules",
					"questions",
					"default"
				]),
				matched: schemas.zMY(),
				because: schemas.YjP()
			})),
			ladder: events_text,
			budgets: schemas.YjP()
		}, events = [
			schemas.Ikc({
				type: schemas.euz("start"),
				at,
				intern_id: schemas.YjP(),
				intern_name: schemas.YjP(),
				approval_mode: schemas.k5n(words.oy),
				policy: events_policy,
				context: runContext,
				at_terminal: schemas.yqP(schemas.euz(!0)),
				...startFacts
			}),
			schemas.Ikc({
				type: schemas.euz("request"),
				at,
				route: schemas.YjP(),
				status: schemas.aig(),
				ms: schemas.aig(),
				request_id: schemas.Rvf(events_text, null)
			}),
			schemas.Ikc({
				type: schemas.euz("prompt"),
				at,
				text: schemas.YjP(),
				follow_up: schemas.yqP(schemas.euz(!0))
			}),
			schemas.Ikc({
				type: schemas.euz("reasoning"),
				at,
				text: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("text"),
				at,
				text: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("pause"),
				at,
				tool_call_id: schemas.YjP(),
				name: schemas.YjP(),
				arguments: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("decision"),
				at,
				...decisionRecord,
				...explanation
			}),
			schemas.Ikc({
				type: schemas.euz("error"),
				at,
				code: schemas.k5n(errors.fv),
				message: schemas.YjP(),
				reason: events_text
			}),
			schemas.Ikc({
				type: schemas.euz("finish"),
				at,
				finish_reason: schemas.k5n(chat.B7),
				session_id: events_text,
				model: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("usage"),
				at,
				usage: chat.CI
			}),
			schemas.Ikc({
				type: schemas.euz("changes"),
				at,
				head: schemas.YjP(),
				digest: events_text,
				counts: schemas.Ikc({
					taken: schemas.aig(),
					left: schemas.aig(),
					stop: schemas.aig()
				}),
				entries: schemas.YOg(schemas.Ikc(changeRow))
			}),
			schemas.Ikc({
				type: schemas.euz("remark"),
				at,
				message: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("model_access"),
				at,
				intern: schemas.YjP(),
				provider: schemas.YjP(),
				requests: schemas.aig(),
				refused: schemas.aig(),
				errors: schemas.aig(),
				prompt_tokens: schemas.aig(),
				completion_tokens: schemas.aig(),
				total_tokens: schemas.aig(),
				estimated: schemas.aig(),
				cost: schemas.mee(schemas.aig()),
				exchanges: schemas.aig(),
				cap: events_text
			}),
			schemas.Ikc({
				type: schemas.euz("end"),
				at,
				conclusion: schemas.k5n([
					"finished",
					"paused",
					"rejected",
					"ended",
					"failed",
					"skipped"
				]),
				error_code: schemas.mee(schemas.k5n(errors.fv))
			})
		], recordedEvent = schemas.gMt("type", events), types = new Set(events.flatMap(({ shape }) => shape.type.def.values));
		function isKnownType(type) {
			return types.has(type);
		}
		function* readTranscript(transcript) {
			let number = 0;
			for (let line of transcript.split("\n")) number += 1, line.trim() !== "" && (yield {
				number,
				event: readLine(line)
			});
		}
		function readLine(line) {
			let json;
			try {
				json = JSON.parse(line);
			} catch {
				return "unreadable";
			}
			return typeof json != "object" || !json || !("type" in json) || typeof json.type != "string" ? "unreadable" : isPiece(json) ? json : (0, lib_json.hz)(json, 32) ? "unreadable" : recordedEvent.safeParse(json).data ?? (isKnownType(json.type) ? "unreadable" : "unknown");
		}
		function isPiece(json) {
			return "type" in json && "at" in json && "text" in json && (json.type === "text" || json.type === "reasoning") && typeof json.at == "string" && typeof json.text == "string";
		}
	}),
	42826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => toPastRun });
		var _permission_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576);
		function toPastRun(lines) {
			let beginning, beginnings = 0, pauses = [];
			for (let { number, event } of lines) {
				if (event === "unreadable") return { error: `line ${number} is no event of a transcript` };
				event !== "unknown" && (event.type === "start" && (beginning = event, beginnings += 1), event.type === "pause" && pauses.push({
					toolCallId: event.tool_call_id,
					arguments: event.arguments
				}), event.type === "decision" && take(event, pauses));
			}
			return {
				context: beginning?.context ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_0__.Ut,
				startedAt: beginning?.at,
				atTerminal: beginning?.at_terminal === !0,
				beginnings,
				pauses: pauses.flatMap(({ decided, how, ...request }) => decided === void 0 || how === void 0 ? [] : [{
					request,
					decided,
					how
				}])
			};
		}
		function take(event, pauses) {
			let open = pauses.findLast(({ toolCallId }) => toolCallId === event.tool_call_id);
			open !== void 0 && (open.how === void 0 ? (open.decided = {
				answer: event.answer,
				rule: event.rule
			}, open.how = {
				outcome: event.outcome,
				verb: event.verb,
				by: event.decided_by,
				wasRefused: !1
			}) : open.how = {
				...open.how,
				wasRefused: !0
			});
		}
	}),
	54057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bB: () => decisionsOf,
			fP: () => messagesApart,
			j9: () => toPastRecord,
			nG: () => toAnswerVerb,
			pM: () => buildRunRecord
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83115);
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
			changes: null,
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
				case "changes": return { changes: event };
				case "model_access": return { models: [...known.models ?? [], event] };
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
			return typeof a == "number" && typeof b == "number" ? a + b : (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(a) && (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(b) ? addNumbers(a, b) : a ?? b;
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
