export const id = 8069;
export const ids = [8069];
export const modules = {
	48069: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readAnswerSettings: () => readAnswerSettings });
		var _contract_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38536), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96559), _given_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43072), _run_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79443), _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97035);
		function readAnswerSettings(text, defaults) {
			let settings = (0, _run_settings_js__WEBPACK_IMPORTED_MODULE_0__.x)(text, defaults), answer = (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.mw)(text, "answer", "the answer as it is to be sent, for example \"allow_once\"");
			return {
				command: "answer",
				...settings,
				question: readQuestion(text),
				answer
			};
		}
		function readQuestion(text) {
			(0, _given_js__WEBPACK_IMPORTED_MODULE_1__.HN)(text, "pending", "tool-call-id");
			let pending = text("pending");
			if (pending !== void 0) return (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.HN)(text, "pending", "session-id"), readPending(pending);
			if (text("tool-call-id") === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("pending")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("tool-call-id")} is given. Set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("pending")} to the output "pending" of the step that paused.`, { source: "pending" });
			let toolCallId = (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.mw)(text, "tool-call-id", "the id of the tool call that asks");
			if (toolCallId.length > _contract_limits_js__WEBPACK_IMPORTED_MODULE_4__.OV) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_5__.tm)("tool-call-id", toolCallId, `Use at most ${_contract_limits_js__WEBPACK_IMPORTED_MODULE_4__.OV} characters.`);
			return {
				tool_call_id: toolCallId,
				session_id: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.mw)(text, "session-id", "the session of the run that asks"),
				call: void 0
			};
		}
		function readPending(value) {
			let use = "Use the output \"pending\" of the step that paused, whole.", json;
			try {
				json = JSON.parse(value);
			} catch {
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_5__.tm)("pending", value, use);
			}
			let fields = new Map(typeof json == "object" && json ? Object.entries(json) : []), field = (name, maxLength) => {
				let found = fields.get(name);
				if (typeof found == "string" && found !== "" && found.length <= maxLength) return found;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_5__.tm)("pending", value, `Its field "${name}" is no text of 1 to ${maxLength} characters. ${use}`);
			}, longest = 1048576;
			return {
				tool_call_id: field("tool_call_id", _contract_limits_js__WEBPACK_IMPORTED_MODULE_4__.OV),
				session_id: field("session_id", _contract_limits_js__WEBPACK_IMPORTED_MODULE_4__.yj.max),
				call: {
					name: field("name", longest),
					arguments: field("arguments", longest)
				}
			};
		}
	}),
	38863: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => readCredentials,
			kB: () => readSubjectToken,
			uS: () => readService
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43072);
		function readService(text) {
			let baseUrl = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.mw)(text, "base-url", "the base URL of the service");
			return {
				baseUrl,
				credentials: readCredentials(text, baseUrl)
			};
		}
		function readCredentials(text, baseUrl) {
			let apiKey = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "api-key"), federationPolicyId = text("federation-policy-id");
			if (federationPolicyId !== void 0) {
				let given = text("audience"), audience = given ?? new URL(baseUrl).origin, subjectToken = readSubjectToken(text);
				return {
					by: "exchange",
					federationPolicyId,
					audience,
					isAudienceDefault: given === void 0,
					subjectToken,
					apiKey
				};
			}
			if (apiKey === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")} is given. In a CI job set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")}: its identity is exchanged, and no secret is stored. Elsewhere set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")}.`, { source: "federation-policy-id" });
			for (let name of [
				"subject-token",
				"subject-token-file",
				"audience"
			]) if (text(name) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} belongs to a token exchange, but ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. Set that, or leave ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} out.`, { source: name });
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(text) {
			(0, _given_js__WEBPACK_IMPORTED_MODULE_0__.HN)(text, "subject-token", "subject-token-file");
			let token = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "subject-token");
			if (token !== void 0) return {
				from: "input",
				token
			};
			let path = text("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
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
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`, { source: name });
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`, { source: other });
		}
	}),
	79443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => readRunSettings });
		var credentials = __webpack_require__(38863), run = __webpack_require__(78969), given = __webpack_require__(43072), errors = __webpack_require__(452), secret = __webpack_require__(60721), wording = __webpack_require__(96559);
		function readStartSettings(text) {
			let token = text("github-token");
			return {
				githubToken: token === void 0 ? void 0 : new secret.Secret(token),
				actorPermission: (0, given.Pe)(text, "actor-permission"),
				allowedBots: (0, given.lq)(text, "allowed-bots") ?? [],
				onFork: (0, given.Pe)(text, "on-fork")
			};
		}
		function readPullRequestSettings(text) {
			let comment = (0, given.Pe)(text, "comment"), sessionFromComment = text("session-id") === run.IV;
			sessionFromComment && requireSticky(text, "session-id", "a session");
			let parkedForMs = (0, given.Pe)(text, "parked-for");
			return parkedForMs > 0 && requireSticky(text, "parked-for", "a parked question"), {
				...readStartSettings(text),
				comment,
				commentTag: (0, given.Pe)(text, "comment-tag"),
				policyRef: (0, given.Pe)(text, "policy-ref"),
				askMentions: (0, given.lq)(text, "ask-mentions") ?? [],
				parkedForMs,
				sessionFromComment
			};
		}
		function requireSticky(text, name, what) {
			let comment = text("comment") ?? "";
			if (comment !== "sticky") throw new errors.InputError("input_conflict", (0, wording.MH)`${(0, wording.hF)(name)} is "${text(name) ?? ""}", but ${(0, wording.hF)("comment")} is "${comment}". Only "comment: sticky" keeps ${what}.`, { source: name });
		}
		function readRunSettings(text, defaults) {
			let service = (0, credentials.uS)(text), intern = (0, given.mw)(text, "intern", "the name or id of the intern");
			return {
				...service,
				intern,
				...readRunTerms(text, defaults)
			};
		}
		function readRunTerms(text, defaults) {
			let policy = (0, given.Pe)(text, "policy"), sessionId = (0, given.lq)(text, "session-id");
			return {
				...readPullRequestSettings(text),
				workspaceId: (0, given.lq)(text, "workspace-id"),
				waitForInternMs: (0, given.Pe)(text, "wait-for-intern"),
				approvalMode: (0, given.Pe)(text, "approval-mode"),
				policy: {
					path: policy,
					named: policy !== defaults("policy")
				},
				sessionId: sessionId === run.IV ? void 0 : sessionId,
				timeoutMs: (0, given.Pe)(text, "timeout"),
				idleTimeoutMs: (0, given.Pe)(text, "idle-timeout"),
				maxPauses: (0, given.Pe)(text, "max-pauses"),
				onPause: (0, given.Pe)(text, "on-pause"),
				onTimeout: (0, given.Pe)(text, "on-timeout"),
				failOnReject: (0, given.Pe)(text, "fail-on-reject"),
				transcript: (0, given.Pe)(text, "transcript"),
				transcriptFile: (0, given.lq)(text, "transcript-file"),
				attest: (0, given.Pe)(text, "attest")
			};
		}
	})
};
