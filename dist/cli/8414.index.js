export const id = 8414;
export const ids = [8414];
export const modules = {
	7684: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AS: () => keyUpdateResponse,
			cX: () => receivedKeyUpdate,
			d2: () => keyUpdate
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395), _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4095);
		let apiKeyRecord = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			label: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			limit_remaining: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_daily: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_weekly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_monthly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_daily: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_weekly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_monthly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			expires_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			creator_user_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			workspace_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), keyUpdateResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ data: apiKeyRecord }), fields = {
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_1__.sn))),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}, keyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(fields), receivedKeyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(fields);
	}),
	8863: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => readCredentials,
			kB: () => readSubjectToken,
			uS: () => readService
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559), _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3072);
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
			if (apiKey === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")} is given. Set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} to exchange the job's identity without a stored secret.`, { source: "federation-policy-id" });
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
	3072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Pe: () => setting,
			lq: () => optional,
			mw: () => required,
			z2: () => notEmpty
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3683);
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
	8414: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => toKeyUpdate,
			readKeySettings: () => readKeySettings
		});
		var _contract_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7684), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6559), _credentials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8863), _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3072), _key_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2054), _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7035);
		let inputOf = {
			limit: "limit",
			limit_reset: "limit-reset",
			disabled: "disabled",
			include_byok_in_limit: "include-byok-in-limit",
			name: "name"
		}, fieldInputs = _key_fields_js__WEBPACK_IMPORTED_MODULE_0__.WG.map((name) => inputOf[name]);
		function readKeySettings(text) {
			return {
				command: "update-key",
				...(0, _credentials_js__WEBPACK_IMPORTED_MODULE_1__.uS)(text),
				updates: readUpdates(text),
				dryRun: (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.Pe)(text, "dry-run"),
				timeoutMs: (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.Pe)(text, "timeout")
			};
		}
		function readUpdates(text) {
			for (let name of ["key-hash", ...fieldInputs]) (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.HN)(text, name, "key-updates");
			let path = text("key-updates");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let hash = (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.mw)(text, "key-hash", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`the hash of the key to update, or name a file of updates as ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("key-updates")}`);
			if (/^\.{1,2}$/.test(hash)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.tm)("key-hash", hash, "Use the hash of a key, never the key itself.");
			if (fieldInputs.every((name) => text(name) === void 0)) {
				let names = fieldInputs.flatMap((name, index) => index === 0 ? [(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)(name)] : [", ", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)(name)]), message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`The update of the key changes nothing. Set at least one of ${names}.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.InputError("input_missing", message, { source: "limit" });
			}
			return {
				from: "inputs",
				planned: {
					source: "input \"key-hash\"",
					hash,
					shownHash: hash,
					update: toKeyUpdate((name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.lq)(text, inputOf[name])),
					when: void 0
				}
			};
		}
		function toKeyUpdate(given) {
			let fields = _key_fields_js__WEBPACK_IMPORTED_MODULE_0__.WG.map((name) => [name, given(name)]).filter(([, value]) => value !== void 0);
			return _contract_keys_js__WEBPACK_IMPORTED_MODULE_6__.d2.parse(Object.fromEntries(fields));
		}
	})
};
