export const id = 4587;
export const ids = [
	4587,
	6930,
	2712,
	452
];
export const modules = {
	8536: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			A0: () => maxTokenRequestBytes,
			Bg: () => maxStreamMs,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
			_E: () => subjectTokenLength,
			f4: () => maxPromptCharacters,
			hj: () => interactionDeadlineMs,
			sb: () => keepaliveIntervalMs,
			yj: () => identifierLength
		});
		let listLimit = {
			min: 1,
			max: 500
		}, maxChatRequestBytes = 1048576, identifierLength = {
			min: 1,
			max: 256
		}, subjectTokenLength = {
			min: 1,
			max: 16384
		}, interactionDeadlineMs = 3e5, keepaliveIntervalMs = 3e4, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxTokenRequestBytes = 32768, maxStreamMs = 3e5;
	}),
	4095: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			dY: () => lifecycleStatuses,
			oy: () => approvalModes,
			sn: () => limitResets
		});
		let lifecycleStatuses = [
			"awaiting_slack_install",
			"queued",
			"provisioning",
			"running",
			"failed",
			"stopped",
			"destroying",
			"destroy_failed"
		], approvalModes = ["manual", "self-drive"], limitResets = [
			"daily",
			"weekly",
			"monthly"
		];
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			InputError: () => InputError,
			Sb: () => ExchangeError,
			describeError: () => describeError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6559);
		let codes = {
			input: [
				"input_invalid",
				"input_missing",
				"input_conflict",
				"prompt_has_secret"
			],
			identity: [
				"identity_missing",
				"identity_unreachable",
				"identity_refused",
				"identity_malformed"
			],
			exchange: [
				"exchange_refused",
				"exchange_unreachable",
				"exchange_malformed"
			],
			api: [
				"intern_unknown",
				"intern_ambiguous",
				"intern_not_running",
				"api_refused",
				"api_unreachable",
				"api_malformed",
				"request_too_large",
				"key_management_required",
				"key_mismatch",
				"key_updates_failed",
				"steered",
				"answer_refused"
			],
			stream: [
				"stream_malformed",
				"stream_severed",
				"stream_idle",
				"run_ended",
				"run_timeout",
				"run_failed"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}, errorCodes = [
			...codes.input,
			...codes.identity,
			...codes.exchange,
			...codes.api,
			...codes.stream,
			...codes.policy,
			...codes.run,
			...codes.github,
			...codes.config,
			...codes.internal
		];
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(call) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(this.#wording, call);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, call) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(call) : error.message, causes = causesOf(error).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }) {
			return cause instanceof Error ? [cause.message, ...causesOf(cause)] : cause === void 0 ? [] : [describeError(cause)];
		}
	}),
	123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { listInterns: () => listInterns });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8394), _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2273), _deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2159);
		let maxListCharacters = 16777216;
		function listInterns(io, settings) {
			return (0, _deadline_js__WEBPACK_IMPORTED_MODULE_0__.d)(io, settings.timeoutMs, async (job) => {
				let { client } = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_1__.N)(job, settings);
				return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_2__.b)({
					what: "intern list",
					maxAttempts: 5,
					...job
				}, () => collect(client.listInterns({
					...settings,
					...job
				})), _client_request_js__WEBPACK_IMPORTED_MODULE_3__.xg);
			});
		}
		async function collect(interns) {
			let all = [], characters = 0;
			for await (let intern of interns) {
				if (characters += JSON.stringify(intern).length, characters > maxListCharacters) throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("api_malformed", `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`);
				all.push(intern);
			}
			return all;
		}
	}),
	2712: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Secret: () => Secret,
			createRedactor: () => createRedactor
		});
		var external_node_crypto_ = __webpack_require__(7598), external_node_util_ = __webpack_require__(7975), visible = __webpack_require__(7629);
		let reportTag = /<\/?[a-z]{1,10}(?: (?:align|start|lang|class)="[\w+#. -]{0,30}")?>/g, hiding = [
			visible.XM.source,
			"<[!/a-zA-Z][^<>]{0,300}>",
			"\\]\\([^()\\s]{0,300}\\)"
		], mayHide = /\u001b\]|<[!/a-zA-Z]|\]\(/u, markup = "[*_`~\\\\\\[\\]]", names = {
			Tab: "9",
			NewLine: "a",
			shy: "ad",
			ZeroWidthSpace: "200b",
			zwnj: "200c",
			zwj: "200d",
			lrm: "200e",
			rlm: "200f",
			NoBreak: "2060",
			ApplyFunction: "2061",
			af: "2061",
			InvisibleTimes: "2062",
			it: "2062",
			InvisibleComma: "2063",
			ic: "2063",
			excl: "21",
			quot: "22",
			num: "23",
			dollar: "24",
			percnt: "25",
			amp: "26",
			apos: "27",
			lpar: "28",
			rpar: "29",
			ast: "2a",
			midast: "2a",
			plus: "2b",
			comma: "2c",
			period: "2e",
			sol: "2f",
			colon: "3a",
			semi: "3b",
			lt: "3c",
			equals: "3d",
			gt: "3e",
			quest: "3f",
			commat: "40",
			lsqb: "5b",
			lbrack: "5b",
			bsol: "5c",
			rsqb: "5d",
			rbrack: "5d",
			Hat: "5e",
			lowbar: "5f",
			UnderBar: "5f",
			grave: "60",
			lcub: "7b",
			lbrace: "7b",
			verbar: "7c",
			vert: "7c",
			rcub: "7d",
			rbrace: "7d"
		};
		function coversOf(unseen, more) {
			let references = [
				"&#(\\d{1,7});",
				"&#[xX]([0-9a-fA-F]{1,6});",
				"%([0-9a-fA-F]{2})",
				"\\\\{1,16}u([0-9a-fA-F]{4})",
				`&(${Object.keys(names).join("|")});`
			], sources = [
				...more,
				...references,
				"\\\\{1,16}[nrtbf]",
				unseen,
				markup
			];
			return {
				any: new RegExp(sources.join("|"), "gu"),
				alone: RegExp(`^(?:${unseen}|${markup})$`, "u")
			};
		}
		let covers = new Map();
		function coversFor(isAscii, isHiding) {
			let key = `${isAscii} ${isHiding}`, known = covers.get(key);
			if (known !== void 0) return known;
			let made = coversOf(isAscii ? "[\\x00-\\x1f\\x7f]" : visible.q4.source, isHiding ? hiding : ["\\x1b\\[[0-?]*[ -/]*[@-~]"]);
			return covers.set(key, made), made;
		}
		let suspicious = /[\x00-\x1f\x7f-\uffff*_`~\\[\]&%<]/, involved = /[\x1b\x7f-\uffff\\&%<]|\]\(/, singleCovers = /[\x00-\x1f*_`~[\]]/g, ascii = /^[\x00-\x7f]*$/;
		function toBareTexts(text) {
			if (!suspicious.test(text)) return [asGiven(text)];
			if (!involved.test(text)) return [toBareText(text, singleCovers)];
			let isAscii = ascii.test(text), first = toBareText(text, coversFor(isAscii, !1).any);
			return mayHide.test(text) ? [first, toBareText(text, coversFor(isAscii, !0).any)] : [first];
		}
		function asGiven(text) {
			return {
				text,
				startOf: (index) => index,
				endOf: (index) => index + 1
			};
		}
		function toBareText(text, cover) {
			let pieces = [], shown = "", add = (piece, start, end) => {
				piece !== "" && (pieces.push({
					at: shown.length,
					start,
					end,
					isWritten: piece.length === end - start
				}), shown += piece);
			}, from = 0;
			for (let match of text.matchAll(cover)) {
				let [whole, decimal, hex, percent, json, name] = match, end = match.index + whole.length;
				add(text.slice(from, match.index), from, match.index);
				let point = decimal === void 0 ? hex ?? percent ?? json ?? names[name ?? ""] : Number(decimal).toString(16);
				add(point === void 0 ? "" : characterOf(point), match.index, end), from = end;
			}
			return from === 0 ? asGiven(text) : (add(text.slice(from), from, text.length), {
				text: shown,
				startOf(index) {
					let { at, start, isWritten } = pieceAt(pieces, index);
					return isWritten ? start + index - at : start;
				},
				endOf(index) {
					let { at, start, end, isWritten } = pieceAt(pieces, index);
					return isWritten ? start + index - at + 1 : end;
				}
			});
		}
		let cutCover = /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|<(?:[!/a-zA-Z][^<>]{0,300})?|\](?:\([^()\s]{0,300})?|&(?:[A-Za-z]{0,30}|#(?:\d{0,7}|[xX][0-9a-fA-F]{0,6}))?|%[0-9a-fA-F]?|\\{1,16}(?:u[0-9a-fA-F]{0,3})?|[\ud800-\udbff])$/;
		function startOfCutCover(text) {
			let tail = text.slice(-320), cut = cutCover.exec(tail);
			return cut === null ? text.length : text.length - tail.length + cut.index;
		}
		function pieceAt(pieces, index) {
			let low = 0, high = pieces.length - 1;
			for (; low < high;) {
				let middle = Math.ceil((low + high) / 2);
				(pieces[middle]?.at ?? 0) <= index ? low = middle : high = middle - 1;
			}
			return pieces[low] ?? {
				at: 0,
				start: 0,
				end: 0,
				isWritten: !0
			};
		}
		function characterOf(hex) {
			let point = Number.parseInt(hex, 16), character = point > 1114111 ? "" : String.fromCodePoint(point);
			return coversFor(!1, !1).alone.test(character) ? "" : character;
		}
		class Secret {
			#value;
			constructor(value) {
				this.#value = value;
			}
			reveal() {
				return this.#value;
			}
			fingerprint() {
				return (0, external_node_crypto_.createHash)("sha256").update(this.#value).digest("hex").slice(0, 8);
			}
			toString() {
				return "***";
			}
			toJSON() {
				return "***";
			}
			[external_node_util_.inspect.custom]() {
				return "***";
			}
		}
		function createRedactor() {
			let needles = noNeedles;
			return {
				add(secret) {
					needles = withForms(needles, formsOf(secret.reveal()));
				},
				redact: (text) => replaceHits(text, hitsIn(text, needles)),
				stream() {
					let held = "";
					return {
						push(text) {
							let whole = held + text, hits = hitsIn(whole, needles), open = openEndOf(whole, needles), cut = hits.find(({ start, end }) => start < open && open < end)?.start ?? open;
							return held = whole.slice(cut), held.length > needles.longest + 1024 && (held = toBareTexts(held).at(-1)?.text ?? ""), replaceHits(whole.slice(0, cut), hits.filter(({ end }) => end <= cut));
						},
						end() {
							let rest = replaceHits(held, hitsIn(held, needles));
							return held = "", rest;
						}
					};
				}
			};
		}
		let noNeedles = {
			forms: [],
			bare: [],
			longest: 0
		};
		function withForms(known, more) {
			let added = more.filter((form) => !known.forms.includes(form)), bare = added.flatMap((form) => toBareTexts(form).map(({ text }) => text)).filter(({ length }) => length >= 4);
			return {
				forms: [...new Set([...known.forms, ...added])],
				bare: [...new Set([...known.bare, ...bare])],
				longest: Math.max(known.longest, ...added.map(({ length }) => length))
			};
		}
		function hitsIn(text, { forms, bare }) {
			if (forms.length === 0) return [];
			let disguised = toBareTexts(text).flatMap((shown) => findHits(shown.text, bare).map(({ start, end }) => ({
				start: shown.startOf(start),
				end: shown.endOf(end - 1)
			})));
			return mergeHits([...findHits(text, forms), ...disguised]);
		}
		function openEndOf(text, { forms, bare }) {
			if (forms.length === 0) return text.length;
			let whole = startOfCutCover(text), opens = toBareTexts(text.slice(0, whole)).map((shown) => {
				let open = openEnd(shown.text, bare);
				return open < shown.text.length ? shown.startOf(open) : whole;
			});
			return Math.min(openEnd(text, forms), ...opens);
		}
		function formsOf(value) {
			let wellFormed = value.toWellFormed(), json = JSON.stringify(value).slice(1, -1), whole = Buffer.from(wellFormed).toString("base64"), base64 = [whole.replace(/=+$/, ""), ...[
				0,
				1,
				2
			].map((offset) => base64Within(wellFormed, offset))], base64url = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")), encoded = [...base64, ...base64url].filter((text) => text.length >= 8);
			return [
				value,
				encodeURIComponent(wellFormed),
				json,
				whole,
				...encoded
			].filter((form) => form !== "");
		}
		function base64Within(value, offset) {
			let bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
			return bytes.toString("base64").slice(Math.ceil(offset * 8 / 6), Math.floor(bytes.length * 8 / 6));
		}
		function findHits(text, needles) {
			let found = [];
			for (let needle of needles) for (let start = text.indexOf(needle); start !== -1; start = text.indexOf(needle, start + 1)) found.push({
				start,
				end: start + needle.length
			});
			return found;
		}
		function mergeHits(hits) {
			let merged = [];
			for (let hit of hits.toSorted((a, b) => a.start - b.start)) {
				let last = merged.at(-1);
				last === void 0 || last.end <= hit.start ? merged.push(hit) : merged[merged.length - 1] = {
					start: last.start,
					end: Math.max(last.end, hit.end)
				};
			}
			return merged;
		}
		function replaceHits(text, hits) {
			let shown = "", from = 0;
			for (let { start, end } of hits) shown += text.slice(from, start) + "***" + (text.slice(start, end).match(reportTag) ?? []).join(""), from = end;
			return shown + text.slice(from);
		}
		function openEnd(text, needles) {
			let open = text.length;
			for (let needle of needles) {
				let first = needle.charAt(0), earliest = Math.max(0, text.length - needle.length + 1);
				for (let at = text.indexOf(first, earliest); at !== -1 && at < open; at = text.indexOf(first, at + 1)) needle.startsWith(text.slice(at)) && (open = at);
			}
			return open;
		}
	}),
	6559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MH: () => worded,
			b6: () => textOf,
			hF: () => input
		});
		function input(name) {
			return { input: name };
		}
		function worded(texts, ...values) {
			return texts.flatMap((text, index) => {
				let value = values[index] ?? "";
				return [text, typeof value == "number" ? String(value) : value].flat();
			});
		}
		function textOf(message, call = callActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : call(part.input, text === "" || text.endsWith(". "))), "");
		}
		function callActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
	})
};
