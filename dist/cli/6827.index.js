export const id = 6827;
export const ids = [6827];
export const modules = {
	94743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			wh: () => readNamedFile,
			g7: () => readPastDecisions,
			fQ: () => readRunToLearn,
			gP: () => readShownRuns,
			cO: () => readStatement
		});
		var promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), lib_crypto = __webpack_require__(2962), errors = __webpack_require__(452), values = __webpack_require__(97035), from_transcript = __webpack_require__(73607), predicate = __webpack_require__(95518), run_record = __webpack_require__(54057), page_timeline = __webpack_require__(10245);
		function toShownRun(lines, built) {
			let time = trackTime(), timeline = (0, page_timeline.wt)(), piece, observe = (event, line) => {
				let isPiece = event.type === "text" || event.type === "reasoning";
				if (isPiece && piece?.type === event.type) {
					piece = event, timeline.observe(event, line);
					return;
				}
				let at = Date.parse(event.at);
				piece !== void 0 && time.observe(piece, Date.parse(piece.at)), piece = isPiece ? event : void 0, time.observe(event, at), timeline.observe(event, line);
			}, record = built ?? (0, run_record.j9)(lines, observe);
			if (built !== void 0) for (let { number, event } of lines) typeof event != "string" && observe(event, number);
			return piece !== void 0 && time.observe(piece, Date.parse(piece.at)), {
				record,
				rows: timeline.value(),
				spentTime: time.value()
			};
		}
		function trackTime() {
			let totals = {
				intern: 0,
				people: 0,
				network: 0,
				step: 0
			}, lastTime, pausedAt, isAnswering = !1;
			return {
				observe(event, at) {
					let passed = Math.max(0, at - (lastTime ?? at)), runningPart = isAnswering ? "intern" : "step";
					if (event.type === "request") {
						let networkMs = lastTime === void 0 ? event.ms : Math.min(passed, event.ms);
						totals.network += networkMs;
						let partBeforeRequest = pausedAt === void 0 ? runningPart : "people";
						totals[partBeforeRequest] += passed - Math.min(passed, networkMs), event.route === "chat" && (isAnswering = event.status < 400);
					} else if (event.type === "decision") {
						let isByPerson = (event.decided_by === "person" || event.decided_by === "nobody") && at - (pausedAt ?? at) >= 1e3;
						totals[isByPerson ? "people" : "step"] += passed, pausedAt = void 0;
					} else event.type === "error" && pausedAt !== void 0 ? (totals.people += passed, pausedAt = void 0) : totals[runningPart] += passed;
					event.type === "pause" && (pausedAt = at), (event.type === "pause" || event.type === "finish" || event.type === "error") && (isAnswering = !1), lastTime = Math.max(lastTime ?? at, at);
				},
				value: () => ({ ...totals })
			};
		}
		var lines = __webpack_require__(60894);
		async function readShownRuns(paths, io) {
			return Array.fromAsync(paths, async (path) => {
				let lines = [...await readLines(path, io)];
				if (lines.length === 0 || lines.some(({ event }) => typeof event == "object")) return toShownRun(lines);
				throw (0, values.Gq)(path, `"${path}" is not a transcript: none of its lines is an event of a run.${remedy}`);
			});
		}
		async function readPastDecisions(path, io) {
			let run = (0, lines.F)(await readLines(path, io));
			if (!("error" in run)) return run;
			throw (0, values.Gq)(path, `The transcript "${path}" can't be read: ${run.error}.`);
		}
		async function readRunToLearn(path, io) {
			let bytes = await readNamedFile("transcript", path, io, remedy), run = (0, lines.F)((0, lines.l)(new TextDecoder().decode(bytes)));
			return "error" in run ? run : {
				...run,
				name: path,
				digest: (0, lib_crypto.s)(bytes)
			};
		}
		let remedy = " Name the file that the run wrote; \"interns chat\" says where it is.";
		async function readLines(path, io) {
			return (0, lines.l)(new TextDecoder().decode(await readNamedFile("transcript", path, io, remedy)));
		}
		async function readStatement(path, io) {
			let record = (0, from_transcript.e)(await readNamedFile("transcript", path, io));
			if (!("error" in record)) return (0, predicate.HJ)((0, external_node_path_.basename)(path), record.digest, record.predicate);
			throw (0, values.Gq)(path, `No statement can be made about the run in "${path}": ${record.error}.`);
		}
		async function readNamedFile(what, path, { cwd }, hint = "") {
			try {
				return await (0, promises_.readFile)((0, external_node_path_.resolve)(cwd, path));
			} catch (cause) {
				throw (0, errors.oO)(cause) === "ENOENT" ? (0, values.Gq)(path, `There is no ${what} "${path}".${hint}`) : (0, values.Gq)(path, `The ${what} "${path}" can't be read.`, cause);
			}
		}
	}),
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
	}),
	45769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SD: () => describeEstimate,
			pt: () => describeUse,
			ue: () => listCaps
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		function describeUse(use) {
			let { provider, requests, errors, refused, total_tokens, estimated, cost, exchanges } = use;
			return `${provider}: ${[
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request"),
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(errors, "error"),
				...refused === 0 ? [] : [`${refused} refused by the broker`],
				`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(total_tokens, "token")}${describeEstimate(estimated)}`,
				...cost === null ? [] : [`USD ${cost.toFixed(4)}`],
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(exchanges, "token exchange"),
				...listCaps(use)
			].join(", ")}`;
		}
		function describeEstimate(requests) {
			return requests === 0 ? "" : ` (estimated for ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request")})`;
		}
		function listCaps({ cap, over_tokens = 0, over_cost = 0 }) {
			return [
				...cap === null ? [] : [`a cap was reached: ${cap}`],
				...over_tokens === 0 ? [] : [`the cap on tokens was exceeded by ${over_tokens}`],
				...over_cost === 0 ? [] : [`the cap on cost was exceeded by USD ${over_cost.toFixed(4)}`]
			];
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IC: () => personRule,
			Pe: () => grantRule,
			xx: () => toGranted
		});
		let grantRule = "grant", personRule = "(person)";
		function toGranted(decision, reason = decision.reason) {
			return decision.outcome === "allow" ? {
				...decision,
				rule: grantRule,
				reason
			} : decision;
		}
	}),
	73607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => readTranscriptRecord });
		var lines = __webpack_require__(60894), run_record = __webpack_require__(54057), lib_crypto = __webpack_require__(2962), json = __webpack_require__(16413), permission_pause = __webpack_require__(49469), predicate_words = __webpack_require__(82770);
		function toDigest(content) {
			return { sha256: (0, lib_crypto.s)(content) };
		}
		function digestArguments(text) {
			let pause = (0, permission_pause.H5)(text);
			return toDigest("error" in pause ? text : (0, json.dj)(pause.arguments));
		}
		function toPredicate(record, prompt) {
			let { start, first_at, last_at, conclusion, error, pauses, usage, changes } = record;
			if (start === null || first_at === null || last_at === null) return { error: "its run never began" };
			if (conclusion === null || conclusion === "skipped") return { error: "its run never ended" };
			if (start.service === void 0) return { error: "it does not name the service: it was written by an earlier version or by the library" };
			let { head_commit, tool, policy } = start;
			return {
				service: start.service,
				intern: {
					id: start.intern_id,
					name: start.intern_name
				},
				approvalMode: start.approval_mode,
				startedOn: first_at,
				finishedOn: last_at,
				prompt: prompt === void 0 ? void 0 : { digest: toDigest(prompt) },
				policy: toPolicy(policy),
				decisions: pauses.flatMap(toDecisions),
				conclusion,
				errorCode: error?.code,
				usage: usage === null ? void 0 : toUsage(usage),
				pullRequest: head_commit === void 0 ? void 0 : { headCommit: { digest: { gitCommit: head_commit } } },
				changes: changes === null ? void 0 : toChanges(changes),
				tool: tool === void 0 ? void 0 : {
					...tool,
					digest: toOptionalDigest(tool.digest)
				}
			};
		}
		function toOptionalDigest(hexadecimal) {
			return hexadecimal == null ? void 0 : { sha256: hexadecimal };
		}
		function toChanges({ head, digest, counts }) {
			return {
				headCommit: { digest: { gitCommit: head } },
				digest: toOptionalDigest(digest?.replace(/^sha256:/, "")),
				...counts
			};
		}
		function toPolicy({ path, digest, commit, tests }) {
			if (path !== null && digest !== null) return {
				path,
				commit: commit ?? void 0,
				digest: { sha256: digest },
				tests
			};
		}
		function toDecisions({ pause, decisions }) {
			let digest = digestArguments(pause.arguments);
			return decisions.map(({ outcome, answer, rule, decided_by, person }) => ({
				arguments: { digest },
				outcome,
				...toAnswer(answer),
				rule,
				decidedBy: decided_by,
				person
			}));
		}
		function toAnswer(answer) {
			if (answer === null) return {};
			let verbatim = predicate_words.Q.find((one) => one === answer);
			return verbatim === void 0 ? { answerDigest: toDigest(answer) } : { answer: verbatim };
		}
		function toUsage(usage) {
			let names = [
				"prompt_tokens",
				"completion_tokens",
				"total_tokens",
				"cost"
			], isExact = (value) => typeof value == "number" && value <= 2 ** 53 - 1;
			return Object.fromEntries(names.flatMap((name) => isExact(usage[name]) ? [[name, usage[name]]] : []));
		}
		function readTranscriptRecord(bytes) {
			let record = (0, run_record.pM)(), prompt, starts = 0;
			for (let { number, event } of (0, lines.l)(new TextDecoder().decode(bytes))) {
				if (event === "unreadable") return { error: `line ${number} is not an event of a transcript` };
				event !== "unknown" && (event.type === "start" && (starts += 1), event.type === "prompt" && (prompt ??= event.text), record.observe(event));
			}
			if (starts > 1) return { error: "it holds more than one run" };
			let predicate = toPredicate(record.value(), prompt);
			return "error" in predicate ? predicate : {
				digest: toDigest(bytes),
				predicate
			};
		}
	}),
	82770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => verbatimAnswers,
			W: () => predicateType
		});
		let predicateType = "https://github.com/intern-action/intern-action/blob/main/docs/intern-run-v1.md", verbatimAnswers = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		];
	}),
	95518: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HJ: () => toStatement,
			qZ: () => statement,
			se: () => predicate,
			sq: () => statementMediaType
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759), _contract_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84095), _predicate_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82770);
		let describe = (description, schema) => schema.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description })), text = (description) => describe(description, zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), count = (description) => describe(description, zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())), digest = (content) => describe(`${content} SHA-256, hexadecimal.`, zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{64}$/)) })), commit = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ gitCommit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)) }) }), amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()), decision = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: digest("The arguments of the pause as canonical JSON (RFC 8785); as streamed if they could not be judged.") }),
			outcome: describe("The outcome of the pause. Can differ from the rule: a used-up budget turns an allow into a reject.", zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"allow",
				"answer",
				"reject",
				"stop",
				"ask"
			])),
			answer: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(describe("The answer, if it is one of these.", zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_predicate_words_js__WEBPACK_IMPORTED_MODULE_2__.Q))),
			answerDigest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(digest("Any other answer that was sent.")),
			rule: text("Id of the deciding rule of the policy, `default`, `malformed`, `(person)` or `grant`."),
			decidedBy: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(describe("`nobody`: a person had to decide, but nobody was there or answered in time.", zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"policy",
				"person",
				"nobody"
			]))),
			person: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text("Login of the person who decided, if known."))
		}), policy = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: text("The file."),
			commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text("The commit that it was read at; absent for a file of the checkout.")),
			digest: digest("The file."),
			tests: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(count("How many tests the file has."))
		}), usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			prompt_tokens: amount,
			completion_tokens: amount,
			total_tokens: amount,
			cost: amount
		}), changes = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			headCommit: commit,
			digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(digest("Paths and contents that were taken, as the trailer `Interns-Change` of a commit has it.")),
			taken: amount,
			left: amount,
			stop: amount
		}), tool = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: text("`intern-action` or `interns`."),
			version: text("Its version."),
			digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(digest("Its files."))
		}), predicate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			service: text("Origin of the Intern Service."),
			intern: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				id: text("Its id."),
				name: text("Its name.")
			}),
			approvalMode: describe("`self-drive`: the intern asked nobody, so nothing was decided.", zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_contract_words_js__WEBPACK_IMPORTED_MODULE_3__.oy)),
			startedOn: text("Time of the first event, RFC 3339."),
			finishedOn: text("Time of the last event, RFC 3339."),
			prompt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: digest("The prompt, UTF-8; absent if an answer began the run.") })),
			policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(describe("Absent: none was read, so no rule allowed anything.", policy)),
			decisions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(decision),
			verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text("Reserved for a verdict; no run has one yet.")),
			conclusion: describe("How the run ended.", zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"finished",
				"paused",
				"rejected",
				"ended",
				"failed"
			])),
			errorCode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text("The code of the error, if there was one.")),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(describe("As the service reported it, summed over the run.", usage)),
			pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ headCommit: commit })),
			changes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(describe("Files that the intern changed: how many were taken, were left behind, or stopped all changes.", changes)),
			tool: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(tool)
		}), statementType = "https://in-toto.io/Statement/v1", statementMediaType = "application/vnd.in-toto+json", statement = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(statementType),
			subject: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) })),
			predicateType: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			predicate: zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()
		});
		function toStatement(name, transcript, value) {
			let head = value.pullRequest?.headCommit, heads = head === void 0 ? [] : [{
				name: "head of the pull request",
				digest: head.digest
			}];
			return {
				_type: statementType,
				subject: [{
					name,
					digest: transcript
				}, ...heads],
				predicateType: _predicate_words_js__WEBPACK_IMPORTED_MODULE_2__.W,
				predicate: value
			};
		}
	}),
	44443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$E: () => toAlerts,
			$G: () => toEnding,
			WE: () => wasInterrupted,
			cK: () => countRejected,
			fy: () => conclusions,
			mf: () => toStatus,
			xl: () => toInternName
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96559), _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85697), _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39229), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let reasons = {
			exchange_refused: "the service refused the token exchange",
			exchange_unreachable: "the service could not be reached",
			api_unreachable: "the service could not be reached",
			api_refused: "the service refused a request",
			stream_malformed: "the service sent something that cannot be read",
			stream_severed: "the connection broke",
			stream_idle: "the service went silent",
			run_ended: "the run was ended from outside",
			run_timeout: "the run took too long for the service",
			answer_empty: "it said nothing",
			answer_refused: "the service refused the answer",
			too_many_pauses: "it asked too often",
			timeout: "the time was up",
			cancelled: "the step was cancelled"
		};
		function toInternName({ start }) {
			return start === null ? "The intern" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(start.intern_name), _facts_js__WEBPACK_IMPORTED_MODULE_2__.y1);
		}
		function countRejected({ pauses, error }) {
			return pauses.filter((pause) => pause.decisions.at(-1)?.outcome === "reject" && !wasInterrupted(pause, error)).length;
		}
		function wasInterrupted({ decisions }, error) {
			return error?.code === "cancelled" && decisions.at(-1)?.decided_by === "nobody";
		}
		function toEnding(record) {
			let { conclusion, error, pauses, start } = record, name = toInternName(record);
			if ((0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.b4)(record)) return `\ud83d\udccb ${name}: ${countCalls(pauses)}`;
			let rejected = countRejected(record), finished = `finished${rejected === 0 ? "" : `, ${rejected} of ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hS)(pauses.length, "request")} rejected`}`, reason = error === null ? void 0 : describeReason(error.code, record), reasonSuffix = reason === void 0 ? "" : `: ${reason}`, endings = {
				finished: `${name} ${finished}`,
				paused: `${name} is waiting for an answer`,
				rejected: `${name} ${error?.code === "policy_rejected" ? finished : "was stopped by the permission policy"}`,
				ended: `${name} did not finish${reasonSuffix}`,
				failed: `${start === null ? "The run" : name} failed${reasonSuffix}`,
				skipped: "Skipped"
			}, outcome = conclusion ?? "failed";
			return `${outcome === "finished" && rejected > 0 ? "\u26a0\ufe0f" : conclusions[outcome].sign} ${endings[outcome]}`;
		}
		function countCalls(pauses) {
			let outcomes = pauses.map(({ decisions }) => decisions.at(-1)?.outcome ?? "none");
			return [`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hS)(pauses.length, "call")} judged`, ...(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.K4)(outcomes, callWords)].join(", ");
		}
		let callWords = {
			allow: "allowed",
			ask: "left open",
			reject: "rejected",
			stop: "stopped"
		};
		function describeReason(code, { start }) {
			return code === "cancelled" && start?.at_terminal === !0 ? "the run was cancelled" : reasons[code];
		}
		let conclusions = {
			finished: {
				sign: "\u2705",
				title: "Finished",
				state: "allowed",
				succeeds: !0
			},
			paused: {
				sign: "\u23f8\ufe0f",
				title: "Waiting for an answer",
				state: "waiting",
				succeeds: !0
			},
			rejected: {
				sign: "\u26d4",
				title: "Stopped by the policy",
				state: "rejected",
				succeeds: !1
			},
			ended: {
				sign: "\u274c",
				title: "Did not finish",
				state: "failed",
				succeeds: !1
			},
			failed: {
				sign: "\u274c",
				title: "Failed",
				state: "failed",
				succeeds: !1
			},
			skipped: {
				sign: "\u23ed\ufe0f",
				title: "Skipped",
				state: "plain",
				succeeds: !0
			}
		}, maxMessage = 4e3;
		function toStatus(record) {
			let { start, session_id, first_at, last_at, usage } = record, facts = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.Mn)(start !== null && !(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.b4)(record) && [`${start.approval_mode} mode`], first_at !== null && last_at !== null && [(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.ik)(Date.parse(last_at) - Date.parse(first_at))], typeof usage?.cost == "number" && [(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.jd)(usage.cost)], session_id !== null && [`session ${shortenId((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(session_id))}`]);
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.R_)(toEnding(record), facts);
		}
		function toAlerts({ error, remarks }) {
			let rest = (more) => more === 1 ? "One more warning is in the log." : `${more} more warnings are in the log.`, warnings = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.qt)(remarks, 10, rest).map((remark) => (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.xE)("WARNING", (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(remark, maxMessage)));
			return error === null ? warnings : [toCaution(error), ...warnings];
		}
		function toCaution({ message, code }) {
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.xE)("CAUTION", `${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(message, maxMessage)} (${code})`);
		}
		function shortenId(id) {
			let characters = Array.from(id);
			return characters.length <= 12 ? id : `${characters.slice(0, 12).join("")}\u2026`;
		}
	}),
	85697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => toFacts,
			b4: () => isHookRun,
			ik: () => toSpan,
			jd: () => toCost,
			y1: () => maxName
		});
		var _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45769), _shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52214), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let maxName = 500;
		function isHookRun({ start }) {
			return start?.at_terminal === !0 && start.intern_id.startsWith("hook:");
		}
		function toFacts(record) {
			let models = record.models?.map((use) => [`Models without a key, ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__.pt)(use), 500)}`]) ?? [], lines = [
				toPolicy(record),
				toUsage(record),
				...models,
				toContinuation(record)
			].filter((one) => one.length > 0);
			return lines.length === 0 ? [] : [{
				type: "quiet",
				lines
			}];
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
		function toUsage({ usage, model }) {
			let { prompt_tokens, completion_tokens, total_tokens } = usage ?? {}, counts = [
				prompt_tokens !== void 0 && `${prompt_tokens} tokens in`,
				completion_tokens !== void 0 && `${completion_tokens} out`,
				total_tokens !== void 0 && `${total_tokens} in all`
			].filter((part) => part !== !1), tokens = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], modelPart = model === null ? [] : ["Model: ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(model, 500) }];
			return tokens.length > 0 && modelPart.length > 0 ? [
				...tokens,
				" \u00b7 ",
				...modelPart
			] : [...tokens, ...modelPart];
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, atCommit = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...atCommit,
					"; a person decided"
				] : isHookRun({ start }) ? ["No permission policy decided these calls"] : deciders.has("nobody") ? [
					"No policy file",
					...atCommit,
					"; nobody answered"
				] : [
					"Permission policy: none",
					...atCommit,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, 500) },
				...atCommit,
				...hash
			];
		}
		function toContinuation({ session_id, start }) {
			if (session_id === null || start?.session_ends === !0) return [];
			let id = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(session_id, 500);
			return start?.tool?.name === "interns" ? ["To continue this session: ", { code: `interns chat --session ${(0, _shell_word_js__WEBPACK_IMPORTED_MODULE_2__.u)(id)}` }] : ["To continue this session, set ", { code: `session-id: ${/^[\w.-]+$/.test(id) ? id : JSON.stringify(id)}` }];
		}
		function toSpan(ms) {
			if (ms < 1e3) return `${Math.max(0, Math.round(ms))} ms`;
			if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3), minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	10245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => isProblem,
			EG: () => keepFirstAndLastRows,
			wt: () => buildTimeline
		});
		var _ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44443);
		function buildTimeline() {
			let rows = [], last, pauses = new Map();
			return {
				observe(event, line) {
					let row = event.type === "decision" ? pauses.get(event.tool_call_id) : findContinued(last, event);
					row === void 0 ? (last = {
						line,
						events: [event]
					}, rows.push(last), event.type === "pause" && pauses.set(event.tool_call_id, last)) : row.events.push(event);
				},
				value() {
					let end = Date.parse(rows.at(-1)?.events.at(-1)?.at ?? ""), seenRoutes = new Set(), before;
					return rows.map((row) => {
						let closed = closeRow(row, {
							seenRoutes,
							before,
							end
						}), waitedFrom = internEvents.has(closed.event.type) && before !== void 0 && isResponseOpen(before) ? before.to : null;
						return before = {
							...closed,
							waitedFrom
						}, before;
					});
				}
			};
		}
		let internEvents = new Set([
			"text",
			"reasoning",
			"pause",
			"finish",
			"usage",
			"error"
		]);
		function isResponseOpen({ event, state }) {
			return event.type === "request" ? event.route === "chat" && state !== "failed" : event.type === "text" || event.type === "reasoning";
		}
		function findContinued(last, { type }) {
			let lastType = last?.events.at(-1)?.type;
			if (last?.events[0].type === "pause" && (type === "finish" || type === "usage")) return last;
			if (type === "text" || type === "reasoning") return lastType === type ? last : void 0;
			if (type === "usage") return lastType === "finish" ? last : void 0;
			if (type === "finish") return lastType === "usage" && last?.events.length === 1 ? last : void 0;
		}
		function closeRow({ line, events }, history) {
			let [first] = events, at = Date.parse(first.at), last = Date.parse(events.at(-1)?.at ?? ""), from = first.type === "request" ? Math.max(-864e13, at - Math.max(0, first.ms)) : at, decisions = events.filter((event) => event.type === "decision"), to = first.type === "pause" && decisions.length === 0 ? history.end : last, event = mergeEvents(first, events), usage = events.find((one) => one.type === "usage"), purpose = event.type === "request" ? trackPurpose(event, history) : "";
			return {
				line,
				from,
				to,
				state: toState(event, decisions.at(-1)),
				event,
				decisions,
				usage,
				purpose
			};
		}
		function mergeEvents(first, events) {
			switch (first.type) {
				case "text":
				case "reasoning": return {
					...first,
					text: events.map((event) => event.type === first.type ? event.text : "").join("")
				};
				case "usage": return events.find((event) => event.type === "finish") ?? first;
				case "decision": return {
					type: "remark",
					at: first.at,
					message: `An answer without a question: ${first.rule}`
				};
				default: return first;
			}
		}
		let decisionStates = {
			ask: "waiting",
			allow: "allowed",
			answer: "allowed",
			reject: "rejected",
			stop: "rejected"
		};
		function toState(event, decision) {
			switch (event.type) {
				case "request": return event.status >= 400 ? "failed" : "plain";
				case "pause": {
					let state = decision === void 0 ? "waiting" : decisionStates[decision.outcome];
					return state === "allowed" && decision?.decided_by === "person" ? "asked" : state;
				}
				case "finish": return event.finish_reason === "error" ? "failed" : "plain";
				case "changes": return event.counts.stop > 0 ? "rejected" : "plain";
				case "model_access": return event.cap === null ? "plain" : "warned";
				case "remark": return "warned";
				case "error": return "failed";
				case "end": return _ending_js__WEBPACK_IMPORTED_MODULE_0__.fy[event.conclusion].state;
				default: return "plain";
			}
		}
		let purposes = new Map([
			["identity", ["Identity token from the CI"]],
			["exchange", ["Exchange for an access token", "Renewal of the access token"]],
			["list", ["List of interns"]],
			["chat", ["Prompt sent", "Answer sent"]]
		]);
		function trackPurpose({ route, status }, { seenRoutes, before }) {
			let wasSeen = seenRoutes.has(route);
			if (status < 400 && seenRoutes.add(route), before?.event.type === "request" && before.event.route === route && before.state === "failed") return "Sent again";
			let [first, later = first] = purposes.get(route) ?? ["Request"];
			return wasSeen ? later : first;
		}
		function isProblem({ state, event: { type } }) {
			return type === "end" ? !1 : [
				"rejected",
				"failed",
				"warned"
			].includes(state) || type === "pause" && state === "waiting";
		}
		function keepFirstAndLastRows(rows, maxRows) {
			if (rows.length <= maxRows) return [rows, []];
			let headLength = Math.ceil(maxRows * 2 / 3);
			return [rows.slice(0, headLength), rows.slice(rows.length - maxRows + headLength)];
		}
	}),
	39229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bv: () => blocks,
			FY: () => paragraph,
			Mn: () => lines,
			R_: () => heading,
			aY: () => code,
			jQ: () => quiet,
			tp: () => table,
			x4: () => toWords,
			xE: () => alert,
			zH: () => details
		});
		function blocks(...parts) {
			return parts.flatMap((part) => part === void 0 || part === !1 ? [] : part);
		}
		function lines(...parts) {
			return parts.filter((part) => part !== void 0 && part !== !1);
		}
		function heading(words, facts = []) {
			return {
				type: "heading",
				line: [words],
				facts
			};
		}
		function paragraph(...line) {
			return {
				type: "paragraph",
				line
			};
		}
		function quiet(...line) {
			return {
				type: "quiet",
				lines: [line]
			};
		}
		function code(text) {
			return {
				type: "code",
				text
			};
		}
		function alert(kind, ...line) {
			return {
				type: "alert",
				kind,
				line
			};
		}
		function table(header, rows) {
			return {
				type: "table",
				header,
				rows
			};
		}
		function details(summary, ...parts) {
			return {
				type: "details",
				summary,
				blocks: parts
			};
		}
		function toWords(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet;
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VK: () => computeWordLimit,
			hl: () => toFitting,
			m7: () => keepEnds,
			ml: () => shorten,
			qt: () => keepFirst
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = trimSurrogates(text.slice(0, Math.ceil(length * 2 / 3))), tail = trimSurrogates(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}\u2026${tail}`;
		}
		function keepFirst(entries, max, note) {
			return entries.length <= max ? entries : [...entries.slice(0, max), note(entries.length - max)];
		}
		function toFitting(sizes, maxBytes, write) {
			let text = "";
			for (let size of sizes) if (text = write(size), text.length * 3 <= maxBytes || text.length <= maxBytes && Buffer.byteLength(text) <= maxBytes) break;
			return text;
		}
		function trimSurrogates(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function computeWordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, measureLongestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function measureLongestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	83115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => toText,
			t: () => createBoundedText
		});
		function toText({ head, tail, omitted }) {
			return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
		}
		function createBoundedText(headLength, tailLength) {
			let head = "", tailSize = 0, ring = createRing(tailLength + 1);
			return {
				push(text) {
					let roomInHead = headLength - head.length, fitting = text.length <= roomInHead ? text.length : Math.max(0, alignToCharacter(text, roomInHead)), addedToHead = tailSize > 0 ? 0 : fitting;
					addedToHead > 0 && (head += text.slice(0, addedToHead)), addedToHead !== text.length && (ring.push(addedToHead === 0 ? text : text.slice(addedToHead)), tailSize += text.length - addedToHead);
				},
				value() {
					let rest = ring.value();
					if (tailSize <= tailLength) return {
						head: head + rest,
						tail: "",
						omitted: 0
					};
					let tail = rest.slice(alignToCharacter(rest, rest.length - tailLength)), omitted = tailSize - tail.length;
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
					let lastPart = text.length > capacity ? text.slice(text.length - capacity) : text, start = (size + text.length - lastPart.length) % capacity, lengthToEnd = Math.min(lastPart.length, capacity - start);
					bytes.write(lastPart.slice(0, lengthToEnd), start * 2, "utf16le"), lengthToEnd < lastPart.length && bytes.write(lastPart.slice(lengthToEnd), 0, "utf16le"), size += text.length;
				},
				value() {
					if (bytes === void 0) return "";
					if (size <= capacity) return bytes.toString("utf16le", 0, size * 2);
					let start = size % capacity * 2;
					return bytes.toString("utf16le", start) + bytes.toString("utf16le", 0, start);
				}
			};
		}
		function alignToCharacter(text, index) {
			let unit = text.charCodeAt(index);
			return unit >= 56320 && unit <= 57343 ? index - 1 : index;
		}
	}),
	60894: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => readTranscript,
			F: () => toPastRun
		});
		var lib_json = __webpack_require__(16413), context = __webpack_require__(31576), schemas = __webpack_require__(94343), words = __webpack_require__(84095), chat = __webpack_require__(98914), errors = __webpack_require__(452);
		let modelUse = schemas.Ikc({
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
			cap: schemas.mee(schemas.YjP()),
			over_tokens: schemas.lqM(schemas.aig()),
			over_cost: schemas.lqM(schemas.aig())
		});
		var policy = __webpack_require__(8157);
		let at = schemas.YjP(), nullableText = schemas.mee(schemas.YjP()), textOrUnknown = schemas.Rvf(schemas.YjP(), "unknown"), booleanOrUnknown = schemas.Rvf(schemas.KCZ([schemas.zMY(), schemas.euz("unknown")]), "unknown"), actor = {
			permission: textOrUnknown,
			association: textOrUnknown,
			type: textOrUnknown,
			login: textOrUnknown
		}, runContext = schemas.Ikc({
			event: textOrUnknown,
			ref: textOrUnknown,
			base_ref: textOrUnknown,
			fork: booleanOrUnknown,
			draft: booleanOrUnknown,
			labels: schemas.Rvf(schemas.KCZ([schemas.YOg(schemas.YjP()), schemas.euz("unknown")]), "unknown"),
			actor: schemas.SdS(schemas.Ikc(actor), {}),
			environment: textOrUnknown,
			repository: schemas.SdS(schemas.Ikc({ visibility: textOrUnknown }), {})
		}), events_policy = schemas.Ikc({
			path: nullableText,
			commit: nullableText,
			digest: nullableText,
			tests: schemas.yqP(schemas.aig())
		}), startFacts = {
			at_terminal: schemas.yqP(schemas.euz(!0)),
			service: schemas.lqM(schemas.YjP()),
			tool: schemas.yqP(schemas.Ikc({
				name: schemas.YjP(),
				version: schemas.YjP(),
				digest: schemas.yqP(schemas.YjP())
			})),
			repository: schemas.lqM(schemas.YjP()),
			commit: schemas.lqM(schemas.YjP()),
			head_commit: schemas.lqM(schemas.YjP()),
			session_ends: schemas.yqP(schemas.euz(!0))
		}, decisionRecord = {
			tool_call_id: schemas.YjP(),
			kind: nullableText,
			operation: nullableText,
			answer: nullableText,
			rule: schemas.YjP(),
			reason: nullableText
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
			ladder: schemas.Rvf(nullableText, null),
			budgets: schemas.Rvf(schemas.YjP(), "")
		}, line = (type, fields) => schemas.Ikc({
			type: schemas.euz(type),
			at,
			...fields
		}), events = [
			line("start", {
				intern_id: schemas.YjP(),
				intern_name: schemas.Rvf(schemas.YjP(), "The intern"),
				approval_mode: schemas.k5n(words.oy),
				policy: events_policy,
				context: runContext,
				...startFacts
			}),
			line("request", {
				route: schemas.YjP(),
				status: schemas.aig(),
				ms: schemas.aig(),
				request_id: schemas.Rvf(nullableText, null)
			}),
			line("prompt", {
				text: schemas.YjP(),
				follow_up: schemas.yqP(schemas.euz(!0))
			}),
			line("reasoning", { text: schemas.YjP() }),
			line("text", { text: schemas.YjP() }),
			line("pause", {
				tool_call_id: schemas.YjP(),
				name: schemas.YjP(),
				arguments: schemas.YjP()
			}),
			line("decision", {
				...decisionRecord,
				...explanation
			}),
			line("error", {
				code: schemas.k5n(errors.fv),
				message: schemas.YjP(),
				reason: schemas.Rvf(nullableText, null)
			}),
			line("finish", {
				finish_reason: schemas.k5n(chat.B7),
				session_id: nullableText,
				model: schemas.Rvf(schemas.YjP(), "")
			}),
			line("usage", { usage: chat.CI }),
			line("changes", {
				head: schemas.YjP(),
				digest: nullableText,
				counts: schemas.Ikc({
					taken: schemas.aig(),
					left: schemas.aig(),
					stop: schemas.aig()
				}),
				entries: schemas.YOg(schemas.Ikc(changeRow))
			}),
			line("remark", { message: schemas.YjP() }),
			line("model_access", {
				intern: schemas.YjP(),
				...modelUse.shape
			}),
			line("end", {
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
		], recordedEvent = schemas.gMt("type", events), knownTypes = new Set(events.flatMap(({ shape }) => shape.type.def.values));
		function* readTranscript(transcript) {
			let number = 0;
			for (let line of transcript.split("\n")) number += 1, line.trim() !== "" && (yield {
				number,
				event: readLine(line)
			});
		}
		let ownTime = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
		function readLine(line) {
			let json = (0, lib_json.qF)(line);
			if (!(0, lib_json.Gv)(json)) return "unreadable";
			let { type, at } = json;
			return typeof type == "string" ? knownTypes.has(type) ? typeof at != "string" || !ownTime.test(at) && Number.isNaN(Date.parse(at)) ? "unreadable" : isTextEvent(json) ? json : (0, lib_json.hz)(json, 32) ? "unreadable" : recordedEvent.safeParse(completeDecision(json)).data ?? "unreadable" : "unknown" : "unreadable";
		}
		function completeDecision(json) {
			let { type, outcome, answer, kind, decided_by: by } = json;
			if (type !== "decision" || outcome !== void 0) return json;
			if (typeof answer != "string") return {
				...json,
				outcome: by === "nobody" ? "ask" : "stop"
			};
			if (kind === null || kind === "permission") return {
				...json,
				outcome: /^(allow|reject)_(?:once|always)$/.exec(answer)?.[1] ?? "answer"
			};
			let reply = (0, lib_json.qF)(answer), isRefused = (0, lib_json.Gv)(reply) && typeof reply.action == "string" && reply.action !== "accept";
			return {
				...json,
				outcome: isRefused ? "reject" : "answer"
			};
		}
		function isTextEvent(json) {
			let { type, at, text } = json;
			return (type === "text" || type === "reasoning") && typeof at == "string" && typeof text == "string";
		}
		function toPastRun(lines) {
			let starts = [], pauses = [];
			for (let { number, event } of lines) {
				if (event === "unreadable") return { error: `line ${number} is not an event of a transcript` };
				if (event !== "unknown" && (event.type === "start" && starts.push(event), event.type === "pause" && pauses.push({
					pause: event,
					decisions: []
				}), event.type === "decision")) {
					let decisions = pauses.findLast(({ pause }) => pause.tool_call_id === event.tool_call_id)?.decisions ?? [], allows = /^(?:allow|answer)/m.test(`${event.outcome}\n${event.answer}`);
					if (decisions.length > 0 && allows) return { error: `line ${number} allows what was answered before` };
					decisions.push(event);
				}
			}
			let lastStart = starts.at(-1);
			return {
				context: lastStart?.context ?? context.Ut,
				startedAt: lastStart?.at,
				atTerminal: lastStart?.at_terminal === !0,
				beginnings: starts.length,
				pauses: pauses.flatMap(({ pause, decisions: [first, second] }) => {
					if (first === void 0) return [];
					let { answer, rule, outcome, verb, decided_by: by, person } = first;
					return [{
						request: {
							toolCallId: pause.tool_call_id,
							arguments: pause.arguments
						},
						decided: {
							answer,
							rule
						},
						how: {
							outcome,
							verb,
							by,
							person,
							wasRefused: second !== void 0
						}
					}];
				})
			};
		}
	}),
	54057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bB: () => decisionsOf,
			g5: () => separateMessages,
			j9: () => toPastRecord,
			nG: () => toAnswerVerb,
			pM: () => buildRunRecord
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83115);
		let headLength = 524288, tailLength = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions).map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			}));
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
			let reasoning = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(headLength, tailLength), text = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(headLength, tailLength), followUpText = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(headLength, tailLength), isFollowUp = !1, pauses = [], messageEnds = [], textLength = 0, facts = noFacts;
			return {
				observe(event) {
					if (event.type === "text" && ((isFollowUp ? followUpText : text).push(event.text), isFollowUp || (textLength += event.text.length)), event.type === "reasoning" && reasoning.push(event.text), event.type !== "text" && event.type !== "reasoning") {
						if (event.type === "prompt" && (isFollowUp = event.follow_up === !0), event.type === "pause" && (pauses.push({
							pause: event,
							decisions: []
						}), messageEnds.push(textLength)), event.type === "decision") {
							let decided = pauses.findLast(({ pause }) => pause.tool_call_id === event.tool_call_id);
							decided?.decisions.push(event);
							let flaw = findPairingFlaw(decided?.pause, event);
							flaw !== void 0 && (facts = {
								...facts,
								...deriveFacts({
									type: "remark",
									at: event.at,
									message: flaw
								}, facts)
							});
						}
						facts = {
							...facts,
							first_at: facts.first_at ?? event.at,
							last_at: event.at,
							...deriveFacts(event, facts)
						};
					}
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
		function deriveFacts(event, factsSoFar) {
			switch (event.type) {
				case "start": return { start: event };
				case "usage": return { usage: addUsage(factsSoFar.usage, event.usage) };
				case "finish": {
					let { finish_reason, session_id, model } = event;
					return {
						finish_reason,
						session_id: session_id ?? factsSoFar.session_id,
						model
					};
				}
				case "remark": return factsSoFar.remarks.length < 100 ? { remarks: [...factsSoFar.remarks, event.message] } : {};
				case "changes": return { changes: event };
				case "model_access": return { models: [...factsSoFar.models ?? [], event] };
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
		function findPairingFlaw(pause, { operation, rule }) {
			let decided = JSON.stringify(operation ?? rule);
			if (pause === void 0) return `An answer, to ${decided}, fits no question and is not counted.`;
			let question = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(pause.arguments), asked = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(question) ? question.operation : void 0;
			if (typeof asked == "string" && operation !== null && asked !== operation) return `The question was ${JSON.stringify(asked)}, but the answer was to ${decided}.`;
		}
		function addUsage(sum, next) {
			return next === null ? sum : addNumbers(sum ?? {}, next);
		}
		function addNumbers(sum, next) {
			let add = (left, right) => typeof right == "number" ? (typeof left == "number" ? left : 0) + Math.max(0, right) : (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(right) ? addNumbers((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(left) ? left : {}, right) : left ?? right;
			return Object.fromEntries(Object.keys({
				...sum,
				...next
			}).map((name) => [name, add(sum[name], next[name])]));
		}
		function separateMessages(record) {
			let { head } = record.text, separated = "", start = 0;
			for (let end of record.message_ends) end <= start || end >= head.length || head[end - 1] === "\n" || head[end] === "\n" || (separated += `${head.slice(start, end)}\n\n`, start = end);
			return {
				...record,
				text: {
					...record.text,
					head: separated + head.slice(start)
				},
				message_ends: []
			};
		}
		function toPastRecord(lines, observe = () => {}) {
			let record = buildRunRecord(), unreadableLines = 0;
			for (let { number, event } of lines) event === "unreadable" ? unreadableLines += 1 : event !== "unknown" && (record.observe(event), observe(event, number));
			let value = record.value();
			if (unreadableLines === 0) return value;
			let remark = `${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hS)(unreadableLines, "line")} of the transcript could not be read.`;
			return {
				...value,
				remarks: [...value.remarks, remark]
			};
		}
		let pastVerbs = {
			allow: "allowed",
			answer: "answered",
			reject: "rejected",
			stop: "stopped",
			ask: "asked"
		};
		function toAnswerVerb({ outcome, answer }) {
			return (outcome === "allow" || outcome === "reject") && answer === `${outcome}_always` ? `${pastVerbs[outcome]}, always` : pastVerbs[outcome];
		}
	})
};
