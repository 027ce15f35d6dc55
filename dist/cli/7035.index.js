export const id = 7035;
export const ids = [7035];
export const modules = {
	2962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => nodeCrypto,
			s: () => sha256
		});
		let nodeCrypto = () => process.getBuiltinModule("node:crypto");
		function sha256(content) {
			return nodeCrypto().hash("sha256", content);
		}
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sb: () => ExchangeError,
			Uc: () => describeError,
			aU: () => orThrow,
			dz: () => InputError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			is: () => ChangesError,
			lD: () => IdentityError,
			lm: () => StreamError,
			oO: () => findSystemCode,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y0: () => orUndefined,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		let errorCodes = Object.values({
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
				"identity_malformed",
				"identity_used"
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
				"policy_rejected",
				"changes_stopped"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			changes: [
				"changes_checkout",
				"changes_unreadable",
				"changes_file_refused",
				"changes_head_moved",
				"changes_differ",
				"changes_not_posted"
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
		}).flat();
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.R9)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(nameInput) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.R9)(this.#wording, nameInput);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class ChangesError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, nameInput) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(nameInput) : rewordSystemMessage(error), causes = listCauses(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function listCauses({ cause }, message) {
			if (!(cause instanceof Error)) return cause === void 0 ? [] : [describeError(cause)];
			let deeper = listCauses(cause, message);
			return message.includes(cause.message) ? deeper : [rewordSystemMessage(cause, message), ...deeper];
		}
		let systemReasons = {
			ENOENT: "it does not exist",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is not a folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function rewordSystemMessage({ message }, outerMessage = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || outerMessage.includes(path) ? "" : `"${path}": `}${systemReasons[code] ?? words}, ${code}`;
		}
		function orUndefined(read) {
			try {
				return read();
			} catch {
				return;
			}
		}
		function orThrow(read, toError) {
			try {
				return read();
			} catch (cause) {
				throw toError(cause);
			}
		}
		function findSystemCode(error) {
			if (error instanceof Error) return "code" in error && typeof error.code == "string" && /^[A-Z]/.test(error.code) ? error.code : findSystemCode(error.cause) ?? (error instanceof AggregateError ? findSystemCode(error.errors[0]) : void 0);
		}
	}),
	97035: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$P: () => readBaseUrl,
			Ae: () => path,
			Gq: () => invalid,
			Kf: () => readChoice,
			LO: () => missing,
			Pf: () => actionCommands,
			Qq: () => text,
			Sr: () => readPort,
			Yq: () => choice,
			aK: () => runCommands,
			c3: () => listOf,
			dt: () => trueOrFalse,
			gH: () => readListOf,
			hj: () => conflict,
			p0: () => duration,
			rD: () => wholeNumber,
			rJ: () => secret,
			rP: () => readDigest,
			sg: () => readRef,
			tm: () => badValue,
			uR: () => uuid,
			ux: () => readWords
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _loopback_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83838), _secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36385), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96559);
		function createErrorFactory(code) {
			return (source, message, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(code, message, {
				source,
				cause
			});
		}
		let invalid = createErrorFactory("input_invalid"), missing = createErrorFactory("input_missing"), conflict = createErrorFactory("input_conflict");
		function badValue(name, value, advice) {
			let shown = value.length > 200 ? `${value.slice(0, 200)}\u2026` : value;
			return invalid(name, (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(shown)}". ${advice}`);
		}
		function readChoice(name, value, choices) {
			let match = choices.find((one) => one === value);
			if (match !== void 0) return match;
			let quoted = choices.map((one) => `"${one}"`);
			throw badValue(name, value, `Use ${quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`}.`);
		}
		function readListOf(name, value, words) {
			let advice = `Use one or more of ${words.join(", ")}, separated by commas.`;
			return [...new Set(readWords(name, value, words, advice))];
		}
		function readWords(name, value, words, advice) {
			return value.split(",").map((part) => {
				let word = words.find((one) => one === part.trim());
				if (word !== void 0) return word;
				throw badValue(name, value, advice);
			});
		}
		function readRef(name, value) {
			let hasOnlyAllowedCharacters = /^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value), hasForbiddenSequence = /\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value);
			if (hasOnlyAllowedCharacters && !hasForbiddenSequence) return value;
			throw badValue(name, value, "Use \"auto\", \"workspace\", or a branch, tag or commit, for example \"main\".");
		}
		function readPort(name, value) {
			if (value !== void 0) {
				if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
				throw badValue(name, value, "Use a port from 0 to 65535.");
			}
		}
		function readDigest(name, value) {
			if (/^sha256:[0-9a-f]{64}$/.test(value)) return value;
			throw badValue(name, value, `Use the output "${name}" of the job that collected the file.`);
		}
		function readBaseUrl(name, value) {
			let advice = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\".";
			if (!URL.canParse(value)) throw badValue(name, value, advice);
			let url = new URL(value);
			if (url.username !== "" || url.password !== "") throw badValue(name, url.host, `Leave user name and password out. ${advice}`);
			if (/[?#]/.test(url.href)) throw badValue(name, value, `Leave query and fragment out. ${advice}`);
			if (!(0, _loopback_js__WEBPACK_IMPORTED_MODULE_3__.FY)(url)) throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${advice}`);
			return url.href.replace(/\/+$/, "");
		}
		let readUnchanged = (_, value) => value;
		function text(placeholder = "text", read = readUnchanged, choices = []) {
			return {
				type: "text",
				placeholder,
				choices,
				read
			};
		}
		let path = {
			...text("file"),
			type: "path"
		};
		function choice(words) {
			return text(words.join("|"), (name, value) => readChoice(name, value, words), words);
		}
		function listOf(words) {
			return text("list", (name, value) => readListOf(name, value, words), words);
		}
		let trueOrFalse = {
			type: "switch",
			placeholder: "true|false",
			choices: ["true", "false"],
			read(name, value) {
				if (/^(?:true|True|TRUE)$/.test(value)) return !0;
				if (/^(?:false|False|FALSE)$/.test(value)) return !1;
				throw badValue(name, value, "Use \"true\" or \"false\".");
			}
		};
		function wholeNumber(min) {
			return text("number", (name, value) => {
				let number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
				if (number >= min) return number;
				throw badValue(name, value, `Use a whole number from ${min}.`);
			});
		}
		let unitMs = {
			h: 36e5,
			m: 6e4,
			s: 1e3
		}, maxDurationMs = 24 * unitMs.h;
		function duration(minMs) {
			let advice = `Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from ${minMs / 1e3} s to 24 h.`;
			return text("duration", (name, value) => {
				let parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(value), bareMs = /^\d{1,9}$/.test(value) ? Number(value) * unitMs.s : void 0;
				if (value === "" || parts === null && bareMs === void 0) throw badValue(name, value, advice);
				let [, hours = 0, minutes = 0, seconds = 0] = parts ?? [], ms = bareMs ?? Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s;
				if (ms < minMs || ms > maxDurationMs) throw badValue(name, value, advice);
				return ms;
			});
		}
		let uuid = text("uuid", (name, value) => {
			if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
			throw badValue(name, value, "Use a UUID, for example \"89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb\".");
		});
		function secret(placeholder) {
			return text(placeholder, (name, value) => {
				if (/^[\x21-\x7e]+$/.test(value)) return new _secret_js__WEBPACK_IMPORTED_MODULE_4__.z(value);
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`;
				throw invalid(name, message);
			});
		}
		let actionCommands = [
			"prompt",
			"answer",
			"resume",
			"post-findings",
			"post-changes",
			"list",
			"update-key",
			"token",
			"proxy"
		], runCommands = [
			"prompt",
			"answer",
			"resume"
		];
	}),
	83838: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => isSafeUrl,
			SF: () => isMetadataHost,
			U9: () => isLoopback
		});
		function isLoopback(hostname) {
			return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
		}
		function isMetadataHost(hostname) {
			return /^(?:169\.254(?:\.\d{1,3}){2}|\[fd00:ec2::[0-9a-f]+\]|metadata\.google\.internal)$/i.test(hostname);
		}
		function isSafeUrl({ protocol, hostname }) {
			return protocol === "https:" || protocol === "http:" && isLoopback(hostname);
		}
	}),
	36385: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			z: () => Secret,
			l: () => createRedactor
		});
		var external_node_util_ = __webpack_require__(57975), lib_crypto = __webpack_require__(2962);
		function listForms(value) {
			let wellFormed = value.toWellFormed(), json = JSON.stringify(value).slice(1, -1), bytes = Buffer.from(`\0\0${wellFormed}`), whole = bytes.toString("base64", 2), base64 = [whole.replace(/=+$/, ""), ...[
				2,
				1,
				0
			].map((first) => encodeBase64Within(bytes, first))], base64url = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")), hex = bytes.toString("hex", 2), encoded = [
				...base64,
				...base64url,
				hex,
				hex.toUpperCase()
			];
			return [
				value,
				...listUrlForms(wellFormed),
				json,
				json.replaceAll("/", String.raw`\/`),
				json.replace(/[^\0-\x7f]/g, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
				value.replace(/[&<>"]/g, (character) => htmlNames[character] ?? character),
				whole,
				...encoded.filter((text) => text.length >= 8)
			].filter((form) => form !== "");
		}
		let htmlNames = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		function listUrlForms(value) {
			let component = encodeURIComponent(value), forms = [
				component,
				component.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`),
				new URLSearchParams({ "": value }).toString().slice(1),
				encodeURI(value)
			];
			return [...forms, ...forms.map((text) => text.replace(/%../g, (code) => code.toLowerCase()))];
		}
		function encodeBase64Within(bytes, first) {
			let neighbourCharacters = Math.ceil((2 - first) * 8 / 6);
			return bytes.toString("base64", first).slice(neighbourCharacters, Math.floor((bytes.length - first) * 8 / 6));
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
				return (0, lib_crypto.s)(this.#value).slice(0, 8);
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
			let forms = new Set(), needles, getNeedles = () => (needles ??= toNeedles(forms), needles);
			return {
				add(secret) {
					for (let form of listForms(secret.reveal())) forms.add(form);
					needles = void 0;
				},
				redact: (text) => text.length < getNeedles().shortest ? text : replaceHits(text, findHits(text, getNeedles())),
				stream() {
					let heldText = "";
					return {
						push(text) {
							let whole = heldText + text;
							if (forms.size === 0) return whole;
							let hits = findHits(whole, getNeedles()), unsettledFrom = findUnsettledStart(whole, getNeedles()), cut = hits.find(({ start, end }) => start < unsettledFrom && unsettledFrom < end)?.start ?? unsettledFrom;
							heldText = whole.slice(cut), heldText.length > getNeedles().longest + 1024 && (heldText = heldText.replace(breaks, ""));
							let settledHits = hits.filter(({ end }) => end <= cut);
							return replaceHits(whole.slice(0, cut), settledHits);
						},
						end() {
							let rest = replaceHits(heldText, findHits(heldText, getNeedles()));
							return heldText = "", rest;
						}
					};
				}
			};
		}
		let breaks = /[\r\n]+|\u001b\[[0-?]*[ -/]*[@-~]/g, breaksInJson = /[\r\n]+|(?:\\[rn])+|(?:\u001b|\\u001[bB])\[[0-?]*[ -/]*[@-~]/g, cutBreak = /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|\\(?:u(?:0(?:0(?:1(?:[bB](?:\[[0-?]{0,300}[ -/]{0,8})?)?)?)?)?)?)$/;
		function toNeedles(forms) {
			let needles = new Map();
			for (let form of forms) for (let text of [form.replace(breaks, ""), form.replace(breaksInJson, "")]) {
				if (text === "") continue;
				let mayBreak = text !== form || text.length >= 4 || needles.get(text)?.mayBreak === !0;
				needles.set(text, {
					text,
					mayBreak
				});
			}
			let sorted = [...needles.values()].toSorted((a, b) => b.text.length - a.text.length), shortest = sorted.at(-1)?.text.length ?? Infinity, prefixLength = Math.min(shortest, 8), byPrefix = Map.groupBy(sorted, ({ text }) => text.slice(0, prefixLength)), alternatives = [...byPrefix.keys()].map((text) => RegExp.escape(text));
			return {
				byPrefix,
				byFirstCharacter: Map.groupBy(sorted, ({ text }) => text.charAt(0)),
				anyPrefix: new RegExp(alternatives.join("|"), "g"),
				longest: sorted[0]?.text.length ?? 0,
				shortest
			};
		}
		function findHits(text, needles) {
			return text.length < needles.shortest ? [] : mergeHits(breakPatternsFor(text).flatMap((pattern) => findHitsIgnoring(pattern, text, needles)));
		}
		function breakPatternsFor(text) {
			return text.includes("\\") ? [breaks, breaksInJson] : [breaks];
		}
		function findHitsIgnoring(breakPattern, text, { anyPrefix, byPrefix }) {
			let bare = text.replace(breakPattern, ""), hits = [], positions;
			anyPrefix.lastIndex = 0;
			for (let match = anyPrefix.exec(bare); match !== null; match = anyPrefix.exec(bare)) {
				let { index } = match;
				anyPrefix.lastIndex = index + 1;
				for (let needle of byPrefix.get(match[0]) ?? []) {
					if (!bare.startsWith(needle.text, index)) continue;
					positions ??= mapPositions(text, breakPattern);
					let start = positions[index] ?? 0, end = (positions[index + needle.text.length - 1] ?? 0) + 1;
					if (needle.mayBreak || end - start === needle.text.length) {
						hits.push({
							start,
							end
						});
						break;
					}
				}
			}
			return hits;
		}
		function mapPositions(text, pattern) {
			let positions = new Uint32Array(text.length), count = 0, at = 0, addUntil = (end) => {
				for (; at < end; at += 1) positions[count] = at, count += 1;
			};
			for (let { 0: piece, index } of text.matchAll(pattern)) addUntil(index), at = index + piece.length;
			return addUntil(text.length), positions;
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
			let redacted = "", from = 0;
			for (let { start, end } of hits) redacted += text.slice(from, start) + "***", from = end;
			return redacted + text.slice(from);
		}
		function findUnsettledStart(text, needles) {
			let cut = cutBreak.exec(text.slice(-320)), starts = (cut === null ? [text] : [text, text.slice(0, text.length - cut[0].length)]).flatMap((variant) => breakPatternsFor(variant).map((pattern) => {
				let bare = variant.replace(pattern, ""), start = findCutNeedle(bare, needles);
				return start === bare.length ? text.length : bare.length === variant.length ? start : mapPositions(variant, pattern)[start] ?? 0;
			}));
			return Math.min(...starts);
		}
		function findCutNeedle(text, { byFirstCharacter, longest }) {
			for (let at = Math.max(0, text.length - longest + 1); at < text.length; at += 1) {
				let length = text.length - at, isCut = ({ text: needle }) => needle.length > length && needle.startsWith(text.slice(at));
				if (byFirstCharacter.get(text.charAt(at))?.some(isCut) === !0) return at;
			}
			return text.length;
		}
	}),
	96559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K4: () => countInWords,
			MH: () => worded,
			R9: () => toMessage,
			hF: () => input,
			hS: () => counted
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
		function toMessage(message, nameInput = nameActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : nameInput(part.input, text === "" || text.endsWith(". "))), "");
		}
		function nameActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
		function counted(number, noun) {
			return `${number} ${noun}${number === 1 ? "" : "s"}`;
		}
		function countInWords(keys, words) {
			let counts = Map.groupBy(keys, (key) => key);
			return Object.entries(words).flatMap(([key, word]) => counts.has(key) ? `${counts.get(key)?.length} ${word}` : []);
		}
	})
};
