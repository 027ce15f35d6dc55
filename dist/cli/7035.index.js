export const id = 7035;
export const ids = [
	7035,
	721,
	452
];
export const modules = {
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
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
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
				"key_unreadable",
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
				"run_failed",
				"answer_empty"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled",
				"safety_limit_broken",
				"file_unwritable"
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
			...codes.findings,
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
			let message = error instanceof ToolkitError ? error.messageFor(call) : systemWords(error), causes = causesOf(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }, said) {
			return cause instanceof Error ? said.includes(cause.message) ? causesOf(cause, said) : [systemWords(cause, said), ...causesOf(cause, said)] : cause === void 0 ? [] : [describeError(cause)];
		}
		let refusals = {
			ENOENT: "it is not there",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is no folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function systemWords({ message }, said = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || said.includes(path) ? "" : `"${path}": `}${refusals[code] ?? words}, ${code}`;
		}
	}),
	97035: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$7: () => readDuration,
			$P: () => readBaseUrl,
			Cp: () => readUuid,
			JI: () => readInteger,
			Vf: () => readBoolean,
			gH: () => readListOf,
			n5: () => readSecret,
			readChoice: () => readChoice,
			sg: () => readRef,
			tm: () => badValue
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60721), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96559);
		function badValue(name, value, use) {
			let shown = value.length > 200 ? `${value.slice(0, 200)}…` : value;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.InputError("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(shown)}". ${use}`, { source: name });
		}
		function readChoice(name, value, choices) {
			let choice = choices.find((one) => one === value);
			if (choice !== void 0) return choice;
			let quoted = choices.map((one) => `"${one}"`);
			throw badValue(name, value, `Use ${quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`}.`);
		}
		function readBoolean(name, value) {
			if (/^(?:true|True|TRUE)$/.test(value)) return !0;
			if (/^(?:false|False|FALSE)$/.test(value)) return !1;
			throw badValue(name, value, "Use \"true\" or \"false\".");
		}
		function readListOf(name, value, words) {
			let found = value.split(",").map((part) => {
				let word = words.find((one) => one === part.trim());
				if (word !== void 0) return word;
				throw badValue(name, value, `Use one or more of ${words.join(", ")}, separated by commas.`);
			});
			return [...new Set(found)];
		}
		function readSecret(name, value) {
			if (/^[\x21-\x7e]+$/.test(value)) return new _secret_js__WEBPACK_IMPORTED_MODULE_3__.Secret(value);
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.InputError("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`, { source: name });
		}
		function readRef(name, value) {
			if (/^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value) && !/\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value)) return value;
			throw badValue(name, value, "Use \"auto\", \"workspace\", or a branch, tag or commit, for example \"main\".");
		}
		function readInteger(name, value, least) {
			let number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
			if (number >= least) return number;
			throw badValue(name, value, `Use a whole number from ${least}.`);
		}
		let unitMs = {
			h: 36e5,
			m: 6e4,
			s: 1e3
		}, longestDurationMs = 24 * unitMs.h;
		function readDuration(name, value, leastMs) {
			let use = `Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from ${leastMs / 1e3} s to 24 h.`, parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(value), bare = /^\d{1,9}$/.test(value) ? Number(value) * unitMs.s : void 0;
			if (value === "" || parts === null && bare === void 0) throw badValue(name, value, use);
			let [, hours = 0, minutes = 0, seconds = 0] = parts ?? [], ms = bare ?? Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s;
			if (ms < leastMs || ms > longestDurationMs) throw badValue(name, value, use);
			return ms;
		}
		function readUuid(name, value) {
			if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
			throw badValue(name, value, "Use a UUID, for example \"89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb\".");
		}
		let loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
		function readBaseUrl(name, value) {
			let use = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\".";
			if (!URL.canParse(value)) throw badValue(name, value, use);
			let url = new URL(value);
			if (url.username !== "" || url.password !== "") throw badValue(name, url.host, `Leave user name and password out. ${use}`);
			if (/[?#]/.test(url.href)) throw badValue(name, value, `Leave query and fragment out. ${use}`);
			if (!(url.protocol === "https:" || url.protocol === "http:" && loopbackHost.test(url.hostname))) throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${use}`);
			return url.href.replace(/\/+$/, "");
		}
	}),
	60721: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Secret: () => Secret,
			createRedactor: () => createRedactor
		});
		var external_node_crypto_ = __webpack_require__(77598), external_node_util_ = __webpack_require__(57975), visible = __webpack_require__(7629);
		let begins = /\u001b|<[!?/a-zA-Z]|!(?=\[)|\][([]/gu, strictTag = RegExp("</?[a-zA-Z][\\w-]*(?:\\s+[a-zA-Z_:][\\w.:-]*(?:\\s*=\\s*(?:[^\\s\"'=<>`]+|\"[^\"]*\"|'[^']*'))?)*\\s*/?>", "y"), looseTag = /<[/a-zA-Z][^<>]*>/y, title = "\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])*'|\\((?:\\\\.|[^()\\\\])*\\)", bracketed = RegExp(`\\]\\(\\s*<[^<>\\n]*>(?:\\s+(?:${title}))?\\s*\\)`, "y"), afterAddress = RegExp(`(?:\\s+(?:${title}))?\\s*\\)`, "y"), looseLink = /\]\([^()]*\)/y, reference = /\]\[[^[\]]{0,999}\]/y, sequence = new RegExp(visible.XM.source, "uy");
		function unrenderedSpans(text) {
			let next = searchForward(text), spans = [], from = 0;
			for (let { index: start } of text.matchAll(begins)) {
				if (start < from) continue;
				let end = endOf(text, start, next);
				end !== void 0 && (spans.push({
					start,
					end
				}), from = end);
			}
			return spans;
		}
		function searchForward(text) {
			let found = new Map();
			return (what, from) => {
				let known = found.get(what);
				if (known !== void 0 && (known === -1 || known >= from)) return known;
				let at = text.indexOf(what, from);
				return found.set(what, at), at;
			};
		}
		function endOf(text, start, next) {
			switch (text[start]) {
				case "\x1B": return match(sequence, text, start);
				case "!": return start + 1;
				case "]": return text[start + 1] === "[" ? match(reference, text, start) : endOfLink(text, start);
				default: return endOfElement(text, start, next);
			}
		}
		function endOfElement(text, start, next) {
			if (text.startsWith("<!--", start)) {
				let [end, alike] = [next("-->", start + 2), next("--!>", start + 4)];
				return alike !== -1 && (end === -1 || alike < end) ? alike + 4 : end === -1 ? void 0 : end + 3;
			}
			let close = next(">", start);
			if (close !== -1) return text[start + 1] === "!" || text[start + 1] === "?" ? close + 1 : match(strictTag, text, start) ?? match(looseTag, text, start);
		}
		function endOfLink(text, start) {
			return match(bracketed, text, start) ?? endOfPlainLink(text, start) ?? match(looseLink, text, start);
		}
		function endOfPlainLink(text, start) {
			let at = start + 2;
			for (; /\s/.test(text[at] ?? "");) at += 1;
			let depth = 0;
			for (; at < text.length; at += 1) {
				let character = text[at] ?? "";
				if (character === "\\") at += 1;
				else if (character === "(") depth += 1;
				else if (character === ")" && depth === 0) break;
				else if (character === ")") --depth;
				else if (/\s/.test(character)) break;
				if (depth > 32) return;
			}
			return depth === 0 ? match(afterAddress, text, at) : void 0;
		}
		function match(pattern, text, start) {
			return pattern.lastIndex = start, pattern.test(text) ? pattern.lastIndex : void 0;
		}
		let reportTag = /<\/?[a-z]{1,10}(?: (?:align|start|lang|class)="[\w+#. -]{0,30}")?>/g, mayHide = /\u001b\]|<[!?/a-zA-Z]|\][([]|!\[/, markup = /[*_`~\\[\]]/, names = {
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
		}, spellings = [
			{
				lead: "&",
				source: "&#\\d{1,7};"
			},
			{
				lead: "&",
				source: "&#[xX][0-9a-fA-F]{1,6};"
			},
			{
				lead: "%",
				source: "%[0-9a-fA-F]{2}"
			},
			{
				lead: "\\",
				source: "\\\\{1,16}u[0-9a-fA-F]{4}"
			},
			{
				lead: "\\",
				source: "\\\\{1,16}x[0-9a-fA-F]{2}"
			},
			{
				lead: "&",
				source: `&(?:${Object.keys(names).join("|")});`
			},
			{
				lead: "\\",
				source: "\\\\{1,16}[nrtbf]"
			}
		], covers = new Map();
		function coverOf(text) {
			let source = [
				"\\x1b\\[[0-?]*[ -/]*[@-~]",
				...spellings.filter(({ lead }) => text.includes(lead)).map(({ source }) => source),
				(0, visible.BB)(text).source,
				markup.source
			].join("|"), known = covers.get(source);
			if (known !== void 0) return known;
			let made = new RegExp(source, "gu");
			return covers.set(source, made), made;
		}
		let suspicious = /[\x00-\x1f\x7f*_`~\\[\]&%<]/, involved = /[\x1b\\&%<]|\][([]|!\[/, singleCovers = /[\x00-\x1f\x7f*_`~[\]]/g;
		function toBareTexts(text) {
			if ((0, visible.lR)(text)) {
				if (!suspicious.test(text)) return [asGiven(text)];
				if (!involved.test(text)) return [toBareText(text, singleCovers)];
			}
			let cover = coverOf(text), first = toBareText(text, cover);
			return mayHide.test(text) ? [first, toBareText(text, cover, unrenderedSpans(text))] : [first];
		}
		function asGiven(text) {
			return {
				text,
				startOf: (index) => index,
				endOf: (index) => index + 1
			};
		}
		function toBareText(text, cover, unshown = []) {
			let pieces = [], shown = "", add = (piece, start, end) => {
				piece !== "" && (pieces.push({
					at: shown.length,
					start,
					end,
					isWritten: piece.length === end - start
				}), shown += piece);
			}, addShown = (start, end) => {
				let part = text.slice(start, end), from = start;
				for (let match = cover.exec(part); match !== null; match = cover.exec(part)) {
					let at = start + match.index;
					add(text.slice(from, at), from, at), from = at + match[0].length, add(characterIn(match[0]), at, from);
				}
				add(text.slice(from, end), from, end);
			}, last = 0;
			for (let { start, end } of unshown) addShown(last, start), last = end;
			return addShown(last, text.length), shown.length === text.length ? asGiven(text) : {
				text: shown,
				startOf(index) {
					let { at, start, isWritten } = pieceAt(pieces, index);
					return isWritten ? start + index - at : start;
				},
				endOf(index) {
					let { at, start, end, isWritten } = pieceAt(pieces, index);
					return isWritten ? start + index - at + 1 : end;
				}
			};
		}
		let cutCover = /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|<(?:[!/a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*(?:"[^"]*|'[^']*)?)?|\](?:\([^()\s]{0,300})?|&#?[0-9A-Za-z]{0,30}|%[0-9a-fA-F]?|\\{1,16}(?:u[0-9a-fA-F]{0,3}|x[0-9a-fA-F]?)?|[\ud800-\udbff])$/, cutCoverLead = /[\u001b<\]&%\\\ud800-\udbff]/;
		function startOfCutCover(text) {
			let tail = text.slice(-320), cut = cutCoverLead.test(tail) ? cutCover.exec(tail) : null;
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
		function characterIn(piece) {
			let point = codePointIn(piece);
			if (!(point <= 1114111)) return "";
			let character = String.fromCodePoint(point);
			return markup.test(character) || (0, visible.BB)(character).test(character) ? "" : character;
		}
		function codePointIn(piece) {
			switch (piece[0]) {
				case "&": return piece[1] === "#" ? Number(piece.slice(2, -1).replace(/^x/i, "0x")) : Number.parseInt(names[piece.slice(1, -1)] ?? "", 16);
				case "%": return Number.parseInt(piece.slice(1), 16);
				case "\\": return Number.parseInt(/[ux](.+)$/.exec(piece)?.[1] ?? "", 16);
				default: return NaN;
			}
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
				redact: (text) => text.length < needles.shortest ? text : replaceHits(text, hitsIn(text, needles)),
				stream() {
					let held = "";
					return {
						push(text) {
							let whole = held + text;
							if (needles.forms.length === 0) return whole;
							let bareTexts = toBareTexts(whole), hits = hitsIn(whole, needles, bareTexts), open = openEndOf(whole, needles, bareTexts), cut = hits.find(({ start, end }) => start < open && open < end)?.start ?? open;
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
			longest: 0,
			shortest: Infinity
		};
		function withForms(known, more) {
			let added = more.filter((form) => !known.forms.includes(form)), bare = added.flatMap((form) => toBareTexts(form).map(({ text }) => text)).filter(({ length }) => length >= 4), forms = withoutRepeats([
				...known.forms,
				...added,
				...bare
			]), lengths = forms.map(({ length }) => length);
			return {
				forms,
				bare: withoutRepeats([...known.bare, ...bare]),
				longest: Math.max(...lengths),
				shortest: Math.min(...lengths)
			};
		}
		function hitsIn(text, { forms, bare }, bareTexts = toBareTexts(text)) {
			let hits = findHits(text, forms);
			for (let shown of bareTexts) if (shown.text !== text) for (let { start, end } of findHits(shown.text, bare)) hits.push({
				start: shown.startOf(start),
				end: shown.endOf(end - 1)
			});
			return mergeHits(hits);
		}
		function openEndOf(text, { forms, bare }, bareTexts) {
			let whole = startOfCutCover(text), opens = (whole === text.length ? bareTexts : toBareTexts(text.slice(0, whole))).map((shown) => {
				let open = openEnd(shown.text, shown.text === text ? [] : bare);
				return open < shown.text.length ? shown.startOf(open) : whole;
			});
			return Math.min(openEnd(text, forms), ...opens);
		}
		function formsOf(value) {
			let wellFormed = value.toWellFormed(), json = JSON.stringify(value).slice(1, -1), bytes = Buffer.from(`\0\0${wellFormed}`), whole = bytes.toString("base64", 2), base64 = [whole.replace(/=+$/, ""), ...[
				2,
				1,
				0
			].map((first) => base64Within(bytes, first))], base64url = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")), hex = bytes.toString("hex", 2), encoded = [
				...base64,
				...base64url,
				hex,
				hex.toUpperCase()
			].filter((text) => text.length >= 8);
			return withoutRepeats([
				value,
				encodeURIComponent(wellFormed),
				json,
				whole,
				...encoded
			]).filter((form) => form !== "");
		}
		function withoutRepeats(texts) {
			return texts.filter((text, index) => texts.indexOf(text) === index);
		}
		function base64Within(bytes, first) {
			let end = Math.floor((bytes.length - first) * 8 / 6);
			return bytes.toString("base64", first).slice(Math.ceil((2 - first) * 8 / 6), end);
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
	96559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
