export const id = 893;
export const ids = [893];
export const modules = {
	2893: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			runPost: () => runPost,
			runPostStep: () => runPostStep
		});
		var lib_errors = __webpack_require__(452);
		let severities = [
			"critical",
			"major",
			"minor",
			"note"
		], failAtWords = [...severities, "never"];
		function isAtLeast(severity, threshold) {
			return threshold !== "never" && severities.indexOf(severity) <= severities.indexOf(threshold);
		}
		var lib_log = __webpack_require__(7309), loopback = __webpack_require__(3838), external_node_util_ = __webpack_require__(7975);
		let nodeCrypto = () => process.getBuiltinModule("node:crypto");
		function crypto_sha256(content) {
			return nodeCrypto().hash("sha256", content);
		}
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
				return crypto_sha256(this.#value).slice(0, 8);
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
		var wording = __webpack_require__(6559);
		function createErrorFactory(code) {
			return (source, message, cause) => new lib_errors.dz(code, message, {
				source,
				cause
			});
		}
		let values_invalid = createErrorFactory("input_invalid"), values_missing = createErrorFactory("input_missing"), values_conflict = createErrorFactory("input_conflict");
		function badValue(name, value, advice) {
			let shown = value.length > 200 ? `${value.slice(0, 200)}\u2026` : value;
			return values_invalid(name, (0, wording.MH)`${(0, wording.hF)(name)} is "${(0, lib_log.TN)(shown)}". ${advice}`);
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
			if (!(0, loopback.FY)(url)) throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${advice}`);
			return url.href.replace(/\/+$/, "");
		}
		let readUnchanged = (_, value) => value;
		function values_text(placeholder = "text", read = readUnchanged, choices = []) {
			return {
				type: "text",
				placeholder,
				choices,
				read
			};
		}
		let path = {
			...values_text("file"),
			type: "path"
		};
		function choice(words) {
			return values_text(words.join("|"), (name, value) => readChoice(name, value, words), words);
		}
		function listOf(words) {
			return values_text("list", (name, value) => readListOf(name, value, words), words);
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
			return values_text("number", (name, value) => {
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
			return values_text("duration", (name, value) => {
				let parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(value), bareMs = /^\d{1,9}$/.test(value) ? Number(value) * unitMs.s : void 0;
				if (value === "" || parts === null && bareMs === void 0) throw badValue(name, value, advice);
				let [, hours = 0, minutes = 0, seconds = 0] = parts ?? [], ms = bareMs ?? Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s;
				if (ms < minMs || ms > maxDurationMs) throw badValue(name, value, advice);
				return ms;
			});
		}
		let uuid = values_text("uuid", (name, value) => {
			if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
			throw badValue(name, value, "Use a UUID, for example \"89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb\".");
		});
		function secret(placeholder) {
			return values_text(placeholder, (name, value) => {
				if (/^[\x21-\x7e]+$/.test(value)) return new Secret(value);
				let message = (0, wording.MH)`${(0, wording.hF)(name)} has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`;
				throw values_invalid(name, message);
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
		], actorPermissions = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		], commentCommands = [
			...runCommands,
			"post-findings",
			"post-changes"
		], gitHubInputs = {
			"actor-permission": {
				kind: choice(actorPermissions),
				default: "write",
				commands: "all",
				where: "action"
			},
			"allowed-bots": {
				kind: values_text("logins", readLogins),
				commands: "all",
				where: "action"
			},
			"on-fork": {
				kind: choice(["skip", "fail"]),
				default: "skip",
				commands: "all",
				where: "action"
			},
			comment: {
				kind: choice([
					"none",
					"sticky",
					"new"
				]),
				default: "none",
				commands: commentCommands,
				where: "action"
			},
			"comment-tag": {
				kind: values_text("tag", readTag),
				default: "intern",
				commands: commentCommands,
				where: "action"
			},
			"ask-mentions": {
				kind: values_text("names", readMentions),
				commands: runCommands,
				where: "action"
			},
			"parked-for": {
				kind: duration(0),
				default: "0",
				commands: runCommands,
				where: "action"
			},
			"github-token": {
				kind: values_text("token"),
				default: "${{ github.token }}",
				commands: "all",
				where: "action"
			}
		};
		function readLogins(name, value) {
			if (value.trim() === "") return [];
			let names = value.split(",").map((one) => one.trim());
			if (names.every((one) => /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\])?$/.test(one))) return names;
			throw badValue(name, value, "Use exact logins separated by commas, for example \"renovate[bot], dependabot[bot]\".");
		}
		function readMentions(name, value) {
			let names = value.split(",").map((one) => one.trim());
			if (names.every((one) => /^@?[A-Za-z0-9][\w-]{0,38}(?:\/\w[\w.-]{0,99})?$/.test(one))) return names.map((one) => `@${one.replace("@", "")}`);
			throw badValue(name, value, "Use logins and teams separated by commas, for example \"octocat, @acme/reviewers\".");
		}
		function readTag(name, value) {
			if (/^[\w.-]{1,50}$/.test(value)) return value;
			throw badValue(name, value, "Use 1 to 50 letters, digits, \"_\", \".\" and \"-\".");
		}
		let findingsCommands = ["prompt", "post-findings"], findingsInputs = {
			findings: {
				kind: choice([
					"none",
					"collect",
					"annotate",
					"review"
				]),
				default: "none",
				commands: ["prompt"],
				where: "action"
			},
			"fail-at": {
				kind: choice(failAtWords),
				default: "major",
				commands: findingsCommands,
				where: "action"
			},
			"severity-floor": {
				kind: values_text("list", readFloor),
				default: "note, minor, major",
				commands: findingsCommands,
				where: "action"
			},
			"max-findings": {
				kind: wholeNumber(0),
				default: "25",
				commands: findingsCommands,
				where: "action"
			},
			"max-rounds": {
				kind: wholeNumber(1),
				default: "20",
				commands: findingsCommands,
				where: "action"
			},
			"commit-status": {
				kind: singleLine("context", 255),
				commands: findingsCommands,
				where: "action"
			},
			"findings-file": {
				kind: path,
				commands: ["post-findings"],
				where: "action"
			},
			"findings-digest": {
				kind: values_text("digest", readDigest),
				commands: ["post-findings"],
				where: "action"
			}
		};
		function readFloor(name, value) {
			return readWords(name, value, severities, `Use ${severities.join(", ")}: one for each round, separated by commas.`);
		}
		function singleLine(placeholder, maxCharacters) {
			return values_text(placeholder, (name, value) => {
				if (value === value.trim() && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value) && Array.from(value).length <= maxCharacters) return value;
				throw badValue(name, value, `Use at most ${maxCharacters} characters on one line, without a blank at either end.`);
			});
		}
		let changesCommands = ["prompt", "post-changes"], changesInputs = {
			changes: {
				kind: choice([
					"none",
					"commit",
					"pull-request",
					"suggestions"
				]),
				default: "none",
				commands: changesCommands,
				where: "action"
			},
			"max-change-rounds": {
				kind: wholeNumber(1),
				default: "3",
				commands: changesCommands,
				where: "action"
			},
			"changes-file": {
				kind: path,
				commands: ["post-changes"],
				where: "action"
			},
			"changes-digest": {
				kind: values_text("digest", readDigest),
				commands: ["post-changes"],
				where: "action"
			},
			"commit-message": {
				kind: singleLine("words", 200),
				commands: ["post-changes"],
				where: "action"
			}
		}, listLimit = {
			min: 1,
			max: 500
		}, maxChatRequestBytes = 1048576, identifierLength = {
			min: 1,
			max: 256
		}, subjectTokenLength = {
			min: 1,
			max: 16384
		};
		var words = __webpack_require__(4095);
		let policyCommands = [
			...runCommands,
			"proxy",
			"post-changes"
		], runInputs = {
			prompt: {
				kind: values_text(),
				commands: ["prompt"]
			},
			"prompt-file": {
				kind: path,
				commands: ["prompt"]
			},
			"approval-mode": {
				kind: choice(words.oy),
				default: "manual",
				commands: [...runCommands, "proxy"]
			},
			policy: {
				kind: path,
				default: ".github/intern-policy.yml",
				commands: policyCommands
			},
			"policy-ref": {
				kind: values_text("ref", readRef),
				default: "auto",
				commands: policyCommands
			},
			"session-id": {
				kind: values_text("id", readSessionId),
				commands: ["prompt", "answer"]
			},
			"on-timeout": {
				kind: choice(["fail", "continue"]),
				default: "fail",
				commands: runCommands
			},
			timeout: {
				kind: duration(1e3),
				default: "30m",
				commandDefaults: { proxy: "6h" },
				commands: "all"
			},
			"idle-timeout": {
				kind: duration(1e3),
				default: "90s",
				commands: runCommands
			},
			"max-pauses": {
				kind: wholeNumber(0),
				default: "50",
				commands: runCommands
			},
			"on-pause": {
				kind: choice(["resolve", "stop"]),
				default: "resolve",
				commands: ["prompt", "answer"]
			},
			pending: {
				kind: values_text("json"),
				commands: ["answer"]
			},
			answer: {
				kind: values_text(),
				commands: ["answer"]
			},
			"tool-call-id": {
				kind: values_text("id"),
				commands: ["answer"]
			},
			"fail-on-reject": {
				kind: trueOrFalse,
				default: "false",
				commands: runCommands
			},
			"require-answer": {
				kind: trueOrFalse,
				default: "true",
				commands: ["prompt"]
			},
			transcript: {
				kind: choice([
					"auto",
					"full",
					"brief",
					"none"
				]),
				default: "auto",
				commands: runCommands
			},
			"transcript-file": {
				kind: path,
				commands: [...runCommands, "proxy"]
			},
			attest: {
				kind: choice(["none", "file"]),
				default: "none",
				commands: runCommands,
				where: "action"
			}
		}, sessionFromCommentWord = "from-comment";
		function readSessionId(name, value) {
			if (value.length <= identifierLength.max) return value;
			throw badValue(name, value, `It has ${value.length} characters; use 1 to ${identifierLength.max}.`);
		}
		let amountFormat = "an amount in USD from 0 with at most two decimals, such as 50 or 12.50";
		function isAmount(value) {
			return typeof value == "number" && Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
		}
		function parseNumber(text) {
			return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : void 0;
		}
		function parseFactor(value) {
			let [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)x$/.exec(String(value)) ?? [], factor = Number(digits);
			return factor >= 1 ? factor : void 0;
		}
		function readAmount(name, value) {
			let amount = parseNumber(value);
			if (isAmount(amount)) return amount;
			throw badValue(name, value, `Use ${amountFormat}.`);
		}
		function readFactor(name, value) {
			let factor = parseFactor(value);
			if (factor !== void 0) return factor;
			throw badValue(name, value, "Use a factor from 1x with at most two decimals, such as 2x or 1.5x.");
		}
		let flag = {
			format: "true or false",
			fromText: (text) => /^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : text,
			accepts: (value) => typeof value == "boolean"
		}, keyFields = {
			limit: {
				format: `${amountFormat}, or null for no limit`,
				fromText: (text) => text === "null" ? null : parseNumber(text) ?? text,
				accepts: (value) => value === null || isAmount(value)
			},
			limit_reset: {
				format: `${words.sn.join(", ")}, or null for no reset`,
				fromText: (text) => text === "null" ? null : text,
				accepts: (value) => value === null || words.sn.some((reset) => reset === value)
			},
			disabled: flag,
			include_byok_in_limit: flag,
			name: {
				format: "a text",
				fromText: (text) => text,
				accepts: (value) => typeof value == "string" && value !== ""
			}
		}, keyFieldNames = [
			"limit",
			"limit_reset",
			"disabled",
			"include_byok_in_limit",
			"name"
		];
		function readKeyField(field, input, text) {
			let { format, fromText, accepts } = keyFields[field], value = fromText(text);
			if (accepts(value)) return value;
			throw badValue(input, text, `Use ${format}.`);
		}
		function toKeyUpdate(getValue) {
			let values = keyFieldNames.toSorted().map((name) => [name, getValue(name)]);
			return Object.fromEntries(values.filter(([name, value]) => keyFields[name].accepts(value)));
		}
		let serviceInputs = {
			command: {
				kind: choice(actionCommands),
				default: "prompt",
				commands: "all",
				where: "action"
			},
			"base-url": {
				kind: values_text("url", readBaseUrl),
				commands: "all"
			},
			"local-service": {
				kind: path,
				commands: ["prompt"],
				where: "action"
			},
			"federation-policy-id": {
				kind: values_text("id"),
				commands: "all"
			},
			audience: {
				kind: values_text(),
				commands: "all"
			},
			"api-key": {
				kind: secret("key"),
				commands: "all"
			},
			"subject-token": {
				kind: secret("jwt"),
				commands: "all"
			},
			"subject-token-file": {
				kind: path,
				commands: "all"
			}
		}, internInputs = {
			intern: {
				kind: values_text(),
				commands: [...runCommands, "proxy"]
			},
			"workspace-id": {
				kind: uuid,
				commands: [
					...runCommands,
					"list",
					"proxy"
				]
			},
			status: {
				kind: listOf(words.dY),
				commands: ["list"]
			},
			"wait-for-intern": {
				kind: duration(0),
				default: "5m",
				commands: [...runCommands, "proxy"]
			}
		}, accessInputs = {
			"export-env": {
				kind: values_text("name"),
				commands: ["token", "proxy"]
			},
			"key-hash": {
				kind: values_text("hash"),
				commands: ["update-key"]
			},
			limit: {
				kind: keyField("limit", values_text("usd")),
				commands: ["update-key"]
			},
			"limit-reset": {
				kind: keyField("limit_reset", choice([...words.sn, "null"])),
				commands: ["update-key"]
			},
			disabled: {
				kind: keyField("disabled", choice(trueOrFalse.choices)),
				commands: ["update-key"]
			},
			"include-byok-in-limit": {
				kind: keyField("include_byok_in_limit", choice(trueOrFalse.choices)),
				commands: ["update-key"]
			},
			name: {
				kind: keyField("name", values_text()),
				commands: ["update-key"]
			},
			"key-updates": {
				kind: path,
				commands: ["update-key"]
			},
			"dry-run": {
				kind: trueOrFalse,
				default: "false",
				commands: ["update-key"]
			},
			plan: {
				kind: trueOrFalse,
				default: "false",
				commands: ["update-key"],
				where: "action"
			},
			"max-changes": {
				kind: wholeNumber(0),
				commands: ["update-key"]
			},
			"raise-at-most": {
				kind: values_text("factor", readFactor),
				commands: ["update-key"]
			},
			"total-at-most": {
				kind: values_text("usd", readAmount),
				commands: ["update-key"]
			},
			"never-disable-all": {
				kind: trueOrFalse,
				default: "false",
				commands: ["update-key"]
			}
		};
		function keyField(field, kind) {
			return {
				...kind,
				read: (name, value) => readKeyField(field, name, value)
			};
		}
		let proxyInputs = {
			"model-access": {
				kind: values_text("yaml"),
				commands: ["proxy"]
			},
			"allow-paths": {
				kind: values_text("rules"),
				commands: ["proxy"]
			},
			lossy: {
				kind: choice(["refuse", "allow"]),
				default: "refuse",
				commands: ["proxy"]
			},
			"max-requests": {
				kind: wholeNumber(0),
				default: "0",
				commands: ["proxy"]
			},
			"max-cost": {
				kind: values_text("usd", readCost),
				default: "0",
				commands: ["proxy"]
			}
		};
		function readCost(name, value) {
			if (/^\d{1,9}(?:\.\d{1,6})?$/.test(value)) return Number(value);
			throw badValue(name, value, "Use an amount in USD, for example \"2.50\".");
		}
		let definitions = {
			...serviceInputs,
			...internInputs,
			...runInputs,
			...findingsInputs,
			...changesInputs,
			...gitHubInputs,
			...accessInputs,
			...proxyInputs
		}, definitions_inputDefinitions = definitions;
		function isInputName(name) {
			return Object.hasOwn(definitions, name);
		}
		Object.keys(definitions).filter(isInputName);
		function emptyToUndefined(text) {
			return text === "" ? void 0 : text;
		}
		let getDefault = (name) => {
			let text = definitions_inputDefinitions[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function readSetting(get, name) {
			let { kind, default: defaultText } = definitions_inputDefinitions[name], value = get(name) ?? (defaultText === void 0 ? void 0 : "");
			return value === void 0 ? void 0 : kind.read(name, value);
		}
		function readSettings(get, names) {
			let readEntry = ([key, name]) => [key, readSetting(get, name)];
			return Object.fromEntries(Object.entries(names).map(readEntry));
		}
		function readRequired(get, name, expectedValue) {
			let value = readSetting(get, name);
			if (value !== void 0) return value;
			throw values_missing(name, (0, wording.MH)`${(0, wording.hF)(name)} is not given. Set it to ${expectedValue}.`);
		}
		function readPolicyPath(get) {
			let path = readSetting(get, "policy");
			return {
				path,
				isNamed: path !== getDefault("policy")
			};
		}
		function refuseBoth(get, one, other) {
			if (get(one) !== void 0 && get(other) !== void 0) throw values_conflict(other, (0, wording.MH)`Both ${(0, wording.hF)(one)} and ${(0, wording.hF)(other)} are given. Use one of them.`);
		}
		function readService(get) {
			let baseUrl = readRequired(get, "base-url", "the base URL of the service");
			return {
				baseUrl,
				credentials: readCredentials(get, baseUrl)
			};
		}
		function readCredentials(get, baseUrl) {
			let apiKey = readSetting(get, "api-key"), federationPolicyId = get("federation-policy-id");
			if (federationPolicyId !== void 0) {
				let audience = get("audience");
				return {
					by: "exchange",
					federationPolicyId,
					audience: audience ?? new URL(baseUrl).origin,
					isAudienceDefault: audience === void 0,
					subjectToken: readSubjectToken(get),
					apiKey
				};
			}
			if (apiKey === void 0) {
				let message = (0, wording.MH)`Neither ${(0, wording.hF)("federation-policy-id")} nor ${(0, wording.hF)("api-key")} is given. In a CI job set ${(0, wording.hF)("federation-policy-id")}: its identity is exchanged, and no secret is stored. Elsewhere set ${(0, wording.hF)("api-key")}.`;
				throw values_missing("federation-policy-id", message);
			}
			let surplusInputs = [
				"audience",
				"subject-token",
				"subject-token-file"
			].filter((name) => get(name) !== void 0), [name] = surplusInputs;
			if (name !== void 0) {
				let names = surplusInputs.flatMap((each, index) => index === 0 ? [(0, wording.hF)(each)] : [" and ", (0, wording.hF)(each)]), [verb, pronoun] = surplusInputs.length === 1 ? ["belongs", "it"] : ["belong", "them"], message = (0, wording.MH)`${names} ${verb} to a token exchange, but ${(0, wording.hF)("federation-policy-id")} is not given. Set that, or leave ${pronoun} out.`;
				throw values_conflict(name, message);
			}
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(get) {
			refuseBoth(get, "subject-token", "subject-token-file");
			let token = readSetting(get, "subject-token");
			if (token !== void 0) return {
				from: "input",
				token
			};
			let path = get("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
		}
		function readExchangeService(get) {
			let { baseUrl, credentials } = readService(get);
			if (credentials.by !== "exchange") {
				let message = (0, wording.MH)`${(0, wording.hF)("federation-policy-id")} is not given. An API key alone can't be exchanged for a token: use it as the token.`;
				throw values_missing("federation-policy-id", message);
			}
			return {
				baseUrl,
				credentials
			};
		}
		function readTokenSettings(get) {
			let service = readExchangeService(get), name = get("export-env"), exportEnv = name === void 0 ? void 0 : readVariableName("export-env", name);
			return {
				command: "token",
				...service,
				exportEnv,
				timeoutMs: readSetting(get, "timeout")
			};
		}
		let reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;
		function readVariableName(name, value) {
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) throw badValue(name, value, "Use the name of an environment variable: letters, digits and underscores.");
			if (reserved.test(value)) throw badValue(name, value, "That variable already has a meaning. Choose another name.");
			return value;
		}
		function readListSettings(get) {
			let status = readSetting(get, "status") ?? [], settings = readSettings(get, {
				workspaceId: "workspace-id",
				timeoutMs: "timeout"
			});
			return {
				command: "list",
				...readService(get),
				status,
				...settings
			};
		}
		let fieldInputNames = {
			limit: "limit",
			limit_reset: "limit-reset",
			disabled: "disabled",
			include_byok_in_limit: "include-byok-in-limit",
			name: "name"
		}, fieldInputs = Object.values(fieldInputNames);
		function readKeySettings(get, mode = readSetting(get, "plan") ? "plan" : "update") {
			let dryRun = readSetting(get, "dry-run");
			if (dryRun && mode !== "update") {
				let message = (0, wording.MH)`A plan has to read keys, but ${(0, wording.hF)("dry-run")} sends nothing. Leave ${(0, wording.hF)("dry-run")} out: a plan changes nothing anyway.`;
				throw values_conflict("dry-run", message);
			}
			return {
				command: "update-key",
				...readKeyService(get),
				updates: readUpdates(get),
				mode,
				limits: readSettings(get, {
					maxChanges: "max-changes",
					raiseAtMost: "raise-at-most",
					totalAtMost: "total-at-most",
					neverDisableAll: "never-disable-all"
				}),
				dryRun,
				timeoutMs: readSetting(get, "timeout")
			};
		}
		function readKeyService(get) {
			if (get("base-url") === void 0 || get("federation-policy-id") !== void 0 || get("api-key") !== void 0) return readService(get);
			let message = (0, wording.MH)`${(0, wording.hF)("api-key")} is not given. API keys are read and changed with a management key of the deployment: set ${(0, wording.hF)("api-key")} to one.`;
			throw values_missing("api-key", message);
		}
		function readUpdates(get) {
			for (let name of ["key-hash", ...fieldInputs]) refuseBoth(get, name, "key-updates");
			let path = get("key-updates");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let hash = readRequired(get, "key-hash", (0, wording.MH)`the hash of the key to update, or name a file of updates as ${(0, wording.hF)("key-updates")}`);
			if (hash === "." || hash === "..") throw badValue("key-hash", hash, "Use the hash of a key, never the key itself.");
			if (fieldInputs.every((name) => get(name) === void 0)) {
				let names = fieldInputs.flatMap((name, index) => index === 0 ? [(0, wording.hF)(name)] : [", ", (0, wording.hF)(name)]);
				throw values_missing("limit", (0, wording.MH)`The update of the key changes nothing. Set at least one of ${names}.`);
			}
			return {
				from: "inputs",
				entry: {
					source: "input \"key-hash\"",
					hash,
					shownHash: hash,
					update: toKeyUpdate((name) => readSetting(get, fieldInputNames[name])),
					when: void 0
				}
			};
		}
		function readReviewSettings(get) {
			let settings = readSettings(get, {
				failAt: "fail-at",
				severityFloor: "severity-floor",
				maxFindings: "max-findings",
				maxRounds: "max-rounds",
				commitStatus: "commit-status"
			});
			return {
				...settings,
				severityFloor: boundFloors(get, settings.severityFloor, settings.failAt)
			};
		}
		function boundFloors(get, floors, failAt) {
			if (failAt === "never") return floors;
			let isTooHigh = (severity) => severity !== failAt && isAtLeast(severity, failAt);
			if (get("severity-floor") === definitions_inputDefinitions["severity-floor"].default) return floors.map((severity) => isTooHigh(severity) ? failAt : severity);
			let tooHigh = floors.find(isTooHigh);
			if (tooHigh === void 0) return floors;
			let message = (0, wording.MH)`${(0, wording.hF)("severity-floor")} has "${tooHigh}", which is above ${(0, wording.hF)("fail-at")}, "${failAt}": a finding could fail the step and have no thread. Use "${failAt}" or less.`;
			throw values_invalid("severity-floor", message);
		}
		function readPostFindingsSettings(get) {
			return {
				command: "post-findings",
				...readReviewSettings(get),
				...readSettings(get, {
					findingsFile: "findings-file",
					findingsDigest: "findings-digest",
					comment: "comment",
					commentTag: "comment-tag",
					timeoutMs: "timeout"
				})
			};
		}
		function readPostChangesSettings(get) {
			let delivery = readSetting(get, "changes");
			if (delivery === "none") {
				let message = (0, wording.MH)`${(0, wording.hF)("changes")} is not given, or "none". Give it the value that it has in the job that collected the changes: "commit", "pull-request" or "suggestions".`;
				throw values_missing("changes", message);
			}
			let commentTag = readChangeTag(get);
			return {
				command: "post-changes",
				delivery,
				changesFile: readRequired(get, "changes-file", "the file that another job of this workflow run collected"),
				changesDigest: readRequired(get, "changes-digest", "the output of the same name of the job that collected it"),
				commitMessage: readSetting(get, "commit-message") ?? `Changes by an intern (${commentTag})`,
				commentTag,
				policy: {
					path: readSetting(get, "policy"),
					isNamed: !0
				},
				...readSettings(get, {
					maxChangeRounds: "max-change-rounds",
					comment: "comment",
					policyRef: "policy-ref",
					timeoutMs: "timeout"
				})
			};
		}
		function readChangeTag(get) {
			let tag = readSetting(get, "comment-tag");
			if (/^[a-z0-9-]+$/.test(tag)) return tag;
			let message = (0, wording.MH)`${(0, wording.hF)("comment-tag")} is "${tag}". With ${(0, wording.hF)("changes")} it is part of a branch's name: use lower-case letters, digits and "-".`;
			throw values_invalid("comment-tag", message);
		}
		let serviceInputNames = [
			"base-url",
			"federation-policy-id",
			"audience",
			"api-key",
			"subject-token",
			"subject-token-file"
		], internProxyInputNames = [
			"intern",
			"workspace-id",
			"wait-for-intern",
			"approval-mode",
			"policy",
			"policy-ref",
			"lossy",
			"allow-paths",
			"max-requests",
			"max-cost"
		];
		function readProxySettings(get, isGiven = (name) => get(name) !== void 0 && get(name) !== getDefault(name)) {
			let modelAccess = get("model-access");
			return modelAccess === void 0 ? readInternProxySettings(get) : (refuseReplacedInput(isGiven), readModelProxySettings(get, modelAccess));
		}
		function readModelProxySettings(get, modelAccess) {
			let clients = get("export-env");
			return {
				command: "proxy",
				serves: "models",
				modelAccess,
				exportEnv: clients === void 0 ? void 0 : readListOf("export-env", clients, [
					"OPENAI",
					"ANTHROPIC",
					"INTERNS"
				]),
				...readSettings(get, {
					transcriptFile: "transcript-file",
					timeoutMs: "timeout"
				})
			};
		}
		function refuseReplacedInput(isGiven) {
			let replacedInput = [...serviceInputNames, ...internProxyInputNames].find(isGiven);
			if (replacedInput === void 0) return;
			let message = (0, wording.MH)`${(0, wording.hF)("model-access")} replaces ${(0, wording.hF)(replacedInput)}. Leave ${(0, wording.hF)(replacedInput)} out, and write its key into ${(0, wording.hF)("model-access")}.`;
			throw values_conflict(replacedInput, message);
		}
		function readInternProxySettings(get) {
			let service = readExchangeService(get), clients = get("export-env"), exportEnv = clients === void 0 ? [] : readListOf("export-env", clients, ["OPENAI", "INTERNS"]), settings = readSettings(get, {
				transcriptFile: "transcript-file",
				timeoutMs: "timeout",
				intern: "intern",
				workspaceId: "workspace-id",
				waitForInternMs: "wait-for-intern",
				approvalMode: "approval-mode",
				policyRef: "policy-ref"
			});
			if (exportEnv.includes("OPENAI") && settings.intern === void 0) {
				let message = (0, wording.MH)`${(0, wording.hF)("intern")} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL should lead to.`;
				throw values_missing("intern", message);
			}
			return {
				command: "proxy",
				serves: "interns",
				...service,
				...settings,
				exportEnv,
				policy: readPolicyPath(get),
				isLossy: readSetting(get, "lossy") === "allow",
				allowPaths: get("allow-paths") ?? "",
				caps: readSettings(get, {
					maxRequests: "max-requests",
					maxCost: "max-cost"
				})
			};
		}
		var lib_json = __webpack_require__(6413);
		function readStartSettings(get) {
			let token = get("github-token");
			return {
				...readSettings(get, {
					actorPermission: "actor-permission",
					onFork: "on-fork"
				}),
				githubToken: token === void 0 ? void 0 : new Secret(token),
				allowedBots: readSetting(get, "allowed-bots") ?? []
			};
		}
		function readPullRequestSettings(get) {
			let settings = readSettings(get, {
				comment: "comment",
				commentTag: "comment-tag",
				policyRef: "policy-ref",
				parkedForMs: "parked-for"
			}), isSessionFromComment = get("session-id") === sessionFromCommentWord;
			isSessionFromComment && requireStickyComment(get, "session-id", "a session"), settings.parkedForMs > 0 && requireStickyComment(get, "parked-for", "a parked question");
			let askMentions = readSetting(get, "ask-mentions") ?? [];
			return {
				...readStartSettings(get),
				...settings,
				askMentions,
				isSessionFromComment
			};
		}
		function requireStickyComment(get, name, keptItem) {
			let comment = get("comment") ?? "";
			if (comment === "sticky") return;
			let message = (0, wording.MH)`${(0, wording.hF)(name)} is "${get(name) ?? ""}", but ${(0, wording.hF)("comment")} is "${comment}". Only "comment: sticky" keeps ${keptItem}.`;
			throw values_conflict(name, message);
		}
		function readRunSettings(get) {
			let service = readService(get), intern = readRequired(get, "intern", "the name or id of the intern");
			return {
				...service,
				intern,
				...readRunOptions(get)
			};
		}
		function readRunOptions(get) {
			let sessionId = readSetting(get, "session-id");
			return {
				...readPullRequestSettings(get),
				...readSettings(get, {
					workspaceId: "workspace-id",
					waitForInternMs: "wait-for-intern",
					approvalMode: "approval-mode",
					timeoutMs: "timeout",
					idleTimeoutMs: "idle-timeout",
					maxPauses: "max-pauses",
					onPause: "on-pause",
					onTimeout: "on-timeout",
					failOnReject: "fail-on-reject",
					transcript: "transcript",
					transcriptFile: "transcript-file",
					attest: "attest"
				}),
				policy: readPolicyPath(get),
				sessionId: sessionId === sessionFromCommentWord ? void 0 : sessionId
			};
		}
		function readPromptSettings(get) {
			let options = readPromptOptions(get);
			if (options.changes === "none") return {
				...readRunSettings(get),
				...options
			};
			let message = (0, wording.MH)`${(0, wording.hF)("changes")} is "${options.changes}", but there is no ${(0, wording.hF)("local-service")}: an intern elsewhere can't change the files of this job. Let an agent work in the job, or leave ${(0, wording.hF)("changes")} out.`;
			throw values_conflict("changes", message);
		}
		function readPromptOptions(get) {
			let prompt = readPrompt(get), settings = readSettings(get, {
				requireAnswer: "require-answer",
				findings: "findings",
				changes: "changes",
				maxChangeRounds: "max-change-rounds"
			});
			return settings.changes !== "none" && readChangeTag(get), {
				command: "prompt",
				prompt,
				...settings,
				...readReviewSettings(get)
			};
		}
		function readPrompt(get) {
			refuseBoth(get, "prompt", "prompt-file");
			let path = get("prompt-file");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let prompt = get("prompt");
			if (prompt !== void 0) return {
				from: "input",
				text: prompt
			};
			throw values_missing("prompt", (0, wording.MH)`Neither ${(0, wording.hF)("prompt")} nor ${(0, wording.hF)("prompt-file")} is given. Use one of them.`);
		}
		function readLocalPromptSettings(get) {
			return {
				localService: readRequired(get, "local-service", "the configuration of a service"),
				intern: get("intern"),
				...readRunOptions(get),
				...readPromptOptions(get)
			};
		}
		function readResumeSettings(get) {
			return requireStickyComment(get, "command", "parked questions"), {
				...readRunSettings(get),
				command: "resume",
				onPause: "resolve"
			};
		}
		function readAnswerSettings(get) {
			let settings = readRunSettings(get), answer = readRequired(get, "answer", "the answer to send, for example \"allow_once\"");
			return {
				command: "answer",
				...settings,
				question: readQuestion(get),
				answer
			};
		}
		function readQuestion(get) {
			refuseBoth(get, "pending", "tool-call-id");
			let pending = get("pending");
			if (pending !== void 0) return refuseBoth(get, "pending", "session-id"), readPending(pending);
			if (get("tool-call-id") === void 0) {
				let message = (0, wording.MH)`Neither ${(0, wording.hF)("pending")} nor ${(0, wording.hF)("tool-call-id")} is given. Set ${(0, wording.hF)("pending")} to the output "pending" of the step that paused.`;
				throw values_missing("pending", message);
			}
			let toolCallId = readRequired(get, "tool-call-id", "the id of the tool call that asks");
			if (toolCallId.length > 128) throw badValue("tool-call-id", toolCallId, "Use at most 128 characters.");
			return {
				tool_call_id: toolCallId,
				session_id: readRequired(get, "session-id", "the session of the run that asks"),
				call: void 0
			};
		}
		function readPending(value) {
			let advice = "Use the output \"pending\" of the step that paused, whole.", json = (0, lib_json.qF)(value);
			if (json === void 0) throw badValue("pending", value, advice);
			let field = (name, maxLength) => {
				let text = (0, lib_json.Gv)(json) ? json[name] : void 0;
				if (typeof text == "string" && text !== "" && text.length <= maxLength) return text;
				throw badValue("pending", value, `Its field "${name}" must be a text of 1 to ${maxLength} characters. ${advice}`);
			}, maxCallLength = 1048576;
			return {
				tool_call_id: field("tool_call_id", 128),
				session_id: field("session_id", identifierLength.max),
				call: {
					name: field("name", maxCallLength),
					arguments: field("arguments", maxCallLength)
				}
			};
		}
		let readers = {
			prompt: (get) => get("local-service") === void 0 ? readPromptSettings(get) : readLocalPromptSettings(get),
			answer: readAnswerSettings,
			resume: readResumeSettings,
			list: readListSettings,
			"update-key": readKeySettings,
			token: readTokenSettings,
			proxy: readProxySettings,
			"post-findings": readPostFindingsSettings,
			"post-changes": readPostChangesSettings
		};
		function readActionInputs(getInput) {
			let getExplicitText = (name) => emptyToUndefined(getInput(name)), get = (name) => getExplicitText(name) ?? getDefault(name), command = readSetting(get, "command"), getCommandText = (name) => getExplicitText(name) ?? definitions_inputDefinitions[name].commandDefaults?.[command] ?? getDefault(name);
			return {
				...readers[command](getCommandText),
				...readStartSettings(get)
			};
		}
		var promises_ = __webpack_require__(8500);
		let systemClock = {
			now: () => Date.now(),
			monotonic: () => Number(process.hrtime.bigint()) / 1e6,
			random: () => Math.random(),
			sleep: (ms, signal) => (0, promises_.setTimeout)(ms, void 0, { signal }).catch((error) => {
				throw signal?.throwIfAborted(), error;
			})
		};
		var external_node_path_ = __webpack_require__(6760);
		function environment_variable(env, name) {
			return env[name] === "" ? void 0 : env[name];
		}
		var transport = __webpack_require__(3005);
		let localAgents = {};
		function isLocal({ hostname }) {
			return (0, loopback.U9)(hostname) || (0, loopback.SF)(hostname);
		}
		let fetchDirectly = (url, init) => new Promise((resolve, reject) => {
			let target = new URL(url), { method, signal } = init, isSecure = target.protocol === "https:", { request: startRequest, Agent: NewAgent } = process.getBuiltinModule(isSecure ? "node:https" : "node:http");
			isLocal(target) && (localAgents[target.protocol] ??= new NewAgent({
				keepAlive: !0,
				timeout: 5e3
			}));
			let request = startRequest(target, {
				method,
				signal,
				agent: isLocal(target) ? localAgents[target.protocol] : void 0
			});
			for (let [name, value] of Object.entries(init.headers)) request.setHeader(name, value);
			request.on("error", reject), request.once("socket", (socket) => {
				if (!socket.connecting) return;
				let timer = setTimeout(() => request.destroy(createTimeoutError(target.host)), 1e4), connectEvent = isSecure ? "secureConnect" : "connect";
				for (let event of [connectEvent, "close"]) socket.once(event, () => clearTimeout(timer));
			}), request.once("response", (message) => resolve(toResponse(message))), request.end(init.body ?? void 0);
		});
		function createTimeoutError(host) {
			return Object.assign(Error(`no connection to ${host} within 10 s`), { code: transport.Re });
		}
		function toResponse(message) {
			return {
				status: message.statusCode ?? 0,
				headers: { get(name) {
					let value = message.headers[name.toLowerCase()];
					return Array.isArray(value) ? value.join(", ") : value ?? null;
				} },
				body: toByteStream(message)
			};
		}
		function toByteStream(message) {
			let cancel = () => (message.destroy(), Promise.resolve()), iterate = () => message[Symbol.asyncIterator]();
			return {
				cancel,
				[Symbol.asyncIterator]: iterate,
				getReader() {
					let iterator = iterate();
					return {
						read: () => iterator.next(),
						cancel
					};
				}
			};
		}
		function fetchThroughProxy(env) {
			let variables = readProxyVariables(env);
			if (variables === void 0) return fetchDirectly;
			let proxiedFetch;
			return async (url, init) => isLocal(new URL(url)) ? fetchDirectly(url, init) : (proxiedFetch ??= loadProxiedFetch(variables), (await proxiedFetch)(url, init));
		}
		async function loadProxiedFetch(variables) {
			let { http_proxy, https_proxy, no_proxy } = variables, undici = await __webpack_require__.e(752).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19)), dispatcher = new undici.EnvHttpProxyAgent({
				httpProxy: http_proxy ?? "",
				httpsProxy: https_proxy ?? "",
				noProxy: no_proxy,
				headersTimeout: 0,
				bodyTimeout: 0
			});
			return (url, init) => undici.fetch(url, {
				...init,
				dispatcher
			});
		}
		function readProxyVariables(env) {
			let readVariable = (name) => environment_variable(env, name) ?? environment_variable(env, name.toUpperCase()), [http_proxy, https_proxy, no_proxy] = [
				"http_proxy",
				"https_proxy",
				"no_proxy"
			].map(readVariable);
			if (http_proxy !== void 0 || https_proxy !== void 0) return {
				http_proxy,
				https_proxy,
				no_proxy: no_proxy ?? ""
			};
		}
		var schemas = __webpack_require__(8395), errors = __webpack_require__(1819), values = __webpack_require__(1046);
		let finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", identifier = schemas.YjP().check((0, values.jZ)(identifierLength.min), (0, values.Tu)(identifierLength.max)), toolCallId = schemas.YjP().check((0, values.jZ)(1), (0, values.Tu)(128)), toolCall = schemas._H3({
			index: schemas.lqM(values.nd),
			id: toolCallId,
			type: values.mR,
			function: schemas._H3({
				name: values.Qq,
				arguments: schemas.YjP().check((0, values.Tu)(maxChatRequestBytes))
			})
		}), promptRequest = schemas.rej({
			messages: schemas.PVZ([schemas.rej({
				role: schemas.euz("user"),
				content: schemas.YjP().check((0, values.jZ)(1))
			})]),
			stream: schemas.euz(!0),
			approval_mode: schemas.k5n(words.oy),
			session_id: schemas.lqM(identifier)
		}), echoedToolCall = schemas.rej({
			role: schemas.euz("assistant"),
			content: schemas.chJ(),
			tool_calls: schemas.PVZ([toolCall])
		}), answerMessage = schemas.rej({
			role: schemas.euz("tool"),
			tool_call_id: toolCallId,
			content: values.Qq
		}), answerRequest = schemas.rej({
			messages: schemas.KCZ([schemas.PVZ([echoedToolCall, answerMessage]), schemas.PVZ([answerMessage])]),
			stream: schemas.euz(!0),
			session_id: identifier
		}), usage = schemas._H3({
			prompt_tokens: schemas.lqM(values.vj),
			completion_tokens: schemas.lqM(values.vj),
			total_tokens: schemas.lqM(values.vj),
			cost: schemas.lqM(schemas.mee(values.vj)),
			prompt_tokens_details: schemas.lqM(schemas.mee(schemas._H3({ cached_tokens: schemas.lqM(values.vj) })))
		}), delta = schemas._H3({
			role: values.mR,
			content: schemas.lqM(values.ef),
			reasoning: schemas.lqM(values.ef),
			tool_calls: schemas.lqM(schemas.mee(schemas.YOg(toolCall)))
		}), chatChunk = schemas._H3({
			id: values.Qq,
			object: schemas.euz(chunkObject),
			created: values.nd,
			model: values.Qq,
			choices: schemas.YOg(schemas._H3({
				index: values.nd,
				delta,
				finish_reason: schemas.mee(schemas.k5n(finishReasons))
			})),
			session_id: schemas.lqM(schemas.mee(identifier)),
			usage: schemas.lqM(schemas.mee(usage)),
			error: schemas.lqM(errors.fE)
		}), steeredResponse = schemas._H3({
			session_id: values.Qq,
			status: values.Qq
		});
		var http_document = __webpack_require__(8435), parse = __webpack_require__(6085);
		async function* decodeEvents(body, options) {
			let { maxEventCharacters = 4194304 } = options, batch = [], overflowErrors = [], parser = (0, parse.C)({
				maxBufferSize: maxEventCharacters,
				onEvent: (event) => batch.push(event.data),
				onError(error) {
					if (error.type !== "max-buffer-size-exceeded") return;
					let message = `An event of the stream is longer than ${maxEventCharacters} characters.`;
					overflowErrors.push(new lib_errors.lm("stream_malformed", message, { cause: error }));
				}
			}), decoder = new TextDecoder("utf-8", { ignoreBOM: !0 }), reader = body.getReader(), idleWatch = watchIdleTime(reader, options.idleTimeoutMs);
			try {
				for (;;) {
					idleWatch.startRead();
					let { done, value } = await reader.read();
					if (idleWatch.endRead(), done === !0 || value === void 0) return;
					parser.feed(decoder.decode(value, { stream: !0 }));
					let events = batch;
					batch = [], events.length > 0 && (yield events);
					let [overflowError] = overflowErrors;
					if (overflowError !== void 0) throw overflowError;
				}
			} catch (error) {
				throw error instanceof lib_errors.lm ? error : (idleWatch.endRead(), new lib_errors.lm("stream_severed", "The connection broke in the middle of the stream.", { cause: error }));
			} finally {
				idleWatch.stop(), reader.cancel().catch(() => {});
			}
		}
		function watchIdleTime(reader, idleTimeoutMs) {
			let isReading = !1, hasExpired = !1, timer = setTimeout(() => {
				isReading && (hasExpired = !0, reader.cancel().catch(() => {}));
			}, idleTimeoutMs);
			return {
				startRead() {
					isReading = !0, timer.refresh();
				},
				endRead() {
					if (isReading = !1, !hasExpired) return;
					let message = `Nothing came on the stream for ${idleTimeoutMs / 1e3} s, not even a keepalive. If the intern is silent for longer, raise "idle-timeout".`;
					throw new lib_errors.lm("stream_idle", message);
				},
				stop: () => clearTimeout(timer)
			};
		}
		function createChatReader() {
			let progress = {
				finish: void 0,
				final: void 0,
				model: "",
				isPaused: !1,
				isDone: !1
			};
			return {
				*read(batch) {
					let events = [];
					try {
						for (let data of batch) readData(data, progress, events);
					} catch (error) {
						throw yield* events, error;
					}
					yield* events;
				},
				end() {
					let { finish, model, isDone } = progress, ending = getEnding(progress);
					if (finish === void 0 || ending === void 0) {
						let reason = finish === void 0 ? "" : `, after finish reason "${finish.reason}"`;
						throw new lib_errors.lm("stream_severed", `The stream ended before its final chunk${reason}.`);
					}
					return {
						type: "finish",
						finish_reason: finish.reason,
						error: finish.error,
						model,
						done: isDone,
						...ending
					};
				},
				isDone: () => progress.isDone,
				isSettled: () => getEnding(progress) !== void 0
			};
		}
		function getEnding({ finish, final }) {
			return final ?? (finish?.reason === "error" ? {
				session_id: null,
				usage: null
			} : void 0);
		}
		function readData(data, progress, events) {
			if (progress.isDone) return;
			if (data === "[DONE]") {
				progress.isDone = !0;
				return;
			}
			if (progress.final !== void 0) throw malformed("A chunk came after the final chunk.");
			let chunk = readChunk(data);
			if (progress.model = chunk.model, chunk.choices.length > 0) readChoices(chunk, progress, events);
			else if (progress.finish === void 0) throw malformed("The final chunk came before any finish chunk.");
			else progress.final = {
				session_id: chunk.session_id ?? null,
				usage: chunk.usage ?? null
			};
		}
		function readChoices(chunk, progress, events) {
			if (progress.finish !== void 0) throw malformed("Another chunk came between the finish chunk and the final chunk.");
			for (let { delta, finish_reason } of chunk.choices) {
				append(events, "reasoning", delta.reasoning ?? ""), append(events, "text", delta.content ?? "");
				for (let toolCall of delta.tool_calls ?? []) {
					if (progress.isPaused) throw malformed("A second tool call came in the same response.");
					progress.isPaused = !0, events.push({
						type: "pause",
						toolCall
					});
				}
				finish_reason !== null && (progress.finish = {
					reason: finish_reason,
					error: chunk.error
				});
			}
			let { finish, isPaused } = progress;
			if (finish?.reason === "tool_calls" && !isPaused) throw malformed("The response paused without a tool call.");
			if (finish?.reason === "error" && finish.error === void 0) throw malformed("An error chunk has no error in it.");
		}
		function append(events, type, text) {
			if (text === "") return;
			let last = events.at(-1);
			last !== void 0 && last.type === type ? events[events.length - 1] = {
				type,
				text: last.text + text
			} : events.push({
				type,
				text
			});
		}
		let maxUsageCharacters = 8192;
		function readChunk(data) {
			let parse = () => JSON.parse(data), json = (0, lib_errors.aU)(parse, (cause) => malformed("An event of the stream is not JSON.", cause));
			if (isPlainChunk(json)) return json;
			if ((0, lib_json.hz)(json, 32)) throw malformed("A chunk of the stream nests deeper than 32 levels.");
			let { data: chunk, error } = chatChunk.safeParse(json);
			if (chunk === void 0) throw malformed(`A chunk of the stream does not match the API at "${error.issues[0]?.path.join(".") ?? ""}".`);
			if (JSON.stringify(chunk.usage ?? null).length <= maxUsageCharacters) return chunk;
			throw malformed(`The usage in a chunk of the stream is longer than ${maxUsageCharacters} characters.`);
		}
		function malformed(message, cause) {
			return new lib_errors.lm("stream_malformed", message, { cause });
		}
		function isPlainChunk(value) {
			if (!(0, lib_json.Gv)(value) || value.object !== chunkObject) return !1;
			let { id, created, model, choices } = value;
			return typeof id != "string" || typeof model != "string" || !Number.isSafeInteger(created) || "error" in value || "session_id" in value || "usage" in value ? !1 : Array.isArray(choices) && choices.length === 1 && isPlainChoice(choices[0]);
		}
		function isPlainChoice(value) {
			if (!(0, lib_json.Gv)(value) || !Number.isSafeInteger(value.index)) return !1;
			let { delta, finish_reason: reason } = value;
			if (reason !== null && reason !== "stop" && reason !== "tool_calls" || !(0, lib_json.Gv)(delta)) return !1;
			for (let name in delta) if (name !== "content" && name !== "reasoning" && name !== "role" || typeof delta[name] != "string") return !1;
			return !0;
		}
		var client_request = __webpack_require__(2410);
		function buildPrompt(options) {
			if (options.prompt === "") throw new lib_errors.dz("input_missing", "The prompt is empty. Give it at least one character.", { source: "prompt" });
			return options.sessionId !== void 0 && checkId("session-id", options.sessionId, identifierLength.max), promptRequest.parse({
				messages: [{
					role: "user",
					content: options.prompt
				}],
				stream: !0,
				approval_mode: options.approvalMode,
				...options.sessionId === void 0 ? {} : { session_id: options.sessionId }
			});
		}
		function buildAnswer(options) {
			checkId("session-id", options.sessionId, identifierLength.max), checkId("tool-call-id", options.toolCallId, 128);
			let answer = {
				role: "tool",
				tool_call_id: options.toolCallId,
				content: options.answer
			}, echo = {
				role: "assistant",
				content: null,
				tool_calls: [options.toolCall]
			};
			return answerRequest.parse({
				messages: options.toolCall === void 0 ? [answer] : [echo, answer],
				stream: !0,
				session_id: options.sessionId
			});
		}
		function checkId(source, id, maxCharacters) {
			if (id !== "" && id.length <= maxCharacters) return;
			let message = (0, wording.MH)`${(0, wording.hF)(source)} has ${id.length} characters. Use an id of 1 to ${maxCharacters} characters.`;
			throw new lib_errors.dz("input_invalid", message, { source });
		}
		async function* streamChat(client, { internId, signal }, body) {
			let { fetch, clock } = client, abortLink = (0, transport.Hf)(signal);
			try {
				yield* readEvents(await readChatResponse(await (0, client_request.AA)(client, (bearer) => {
					let request = buildChatRequest(client.baseUrl, bearer, internId, body);
					return (0, client_request.Wz)(client, "chat", () => (0, transport.tN)(request, {
						fetch,
						headersTimeoutMs: 31e4,
						now: clock.now,
						signal: abortLink.signal
					}));
				}, signal), abortLink, client.baseUrl), client, abortLink);
			} catch (error) {
				throw signal?.throwIfAborted(), (0, client_request.i)(error);
			} finally {
				abortLink.unlink(), abortLink.abort();
			}
		}
		async function* readEvents(stream, client, abortLink) {
			let reader = createChatReader(), doneTimer;
			try {
				for await (let batch of decodeEvents(stream, client)) {
					for (let event of reader.read(batch)) yield event;
					if (reader.isDone()) break;
					reader.isSettled() && (doneTimer ??= setTimeout(() => abortLink.abort(), Math.min(1e4, client.idleTimeoutMs)));
				}
			} catch (error) {
				if (!(error instanceof lib_errors.lm) || !reader.isSettled() || error.code === "stream_malformed" && reader.end().finish_reason !== "error") throw error;
			} finally {
				clearTimeout(doneTimer);
			}
			yield reader.end();
		}
		function buildChatRequest(baseUrl, bearer, internId, body) {
			if (!(0, client_request.B$)(internId)) throw new lib_errors.hD("api_malformed", `The intern has the id "${internId}", which can't be part of a URL.`);
			let json = JSON.stringify(body), bytes = Buffer.byteLength(json);
			if (bytes > maxChatRequestBytes) {
				let message = `The chat request would be ${bytes} bytes; the service reads at most ${maxChatRequestBytes}. Shorten the prompt.`;
				throw new lib_errors.hD("request_too_large", message);
			}
			return {
				method: "POST",
				url: `${baseUrl}/interns/${encodeURIComponent(internId)}/chat/completions`,
				bearer,
				headers: {
					"Content-Type": "application/json",
					Accept: "text/event-stream"
				},
				body: json
			};
		}
		async function readChatResponse(response, abortLink, baseUrl) {
			let { status, requestId } = response, type = response.headers.get("content-type") ?? "";
			if (status === 200 && response.body !== null && /^text\/event-stream\b/i.test(type)) return response.body;
			let json = await readErrorBody(response, abortLink);
			if (status === 202 && steeredResponse.safeParse(json).success) throw new lib_errors.hD("steered", "Another run holds this session and has received the prompt, so its output does not appear here. Use another \"session-id\", or wait for that run.", {
				status,
				requestId
			});
			if (status === 200) {
				let message = (0, wording.MH)`The service answered 200 with ${type === "" ? "no content type" : type} instead of an event stream. Check ${(0, wording.hF)("base-url")}.`;
				throw new lib_errors.lm("stream_malformed", message, {
					status,
					requestId
				});
			}
			throw (0, client_request.yN)(response, readChatRefusal(json), baseUrl);
		}
		async function readErrorBody(response, abortLink) {
			let timer = setTimeout(() => abortLink.abort(), 1e4);
			try {
				return await (0, http_document.Vh)(response);
			} catch {
				return;
			} finally {
				clearTimeout(timer);
			}
		}
		function readChatRefusal(json) {
			let error = errors.Rz.safeParse(json).data?.error;
			return error && {
				message: error.message,
				reason: error.metadata?.reason,
				retryable: error.metadata?.retryable
			};
		}
		let provisioningProgress = schemas._H3({
			step_label: values.Qq,
			step_number: values.nd,
			total_steps: values.nd
		}), intern = schemas._H3({
			id: values.Qq,
			name: values.Qq,
			description: values.ef,
			instructions: values.ef,
			model: values.ef,
			status: values.Qq,
			last_failure_message: values.ef,
			progress: schemas.mee(provisioningProgress),
			hostname: values.ef,
			workspace_id: values.Qq,
			vault_id: values.ef,
			attached_vault_id: values.ef,
			created_at: values.Qq,
			updated_at: values.Qq
		}), internListPage = schemas._H3({
			data: schemas.YOg(intern),
			has_more: values.Jt,
			next_cursor: values.mR
		}), maxPages = 1e3, maxCursorCharacters = 4096;
		function buildListRequest(baseUrl, bearer, { status = [], workspaceId, pageSize = 100 }, cursor) {
			if (!Number.isInteger(pageSize) || pageSize < listLimit.min || pageSize > listLimit.max) throw TypeError(`pageSize is ${pageSize}. Use a whole number from ${listLimit.min} to ${listLimit.max}.`);
			let url = new URL(`${baseUrl}/interns`);
			return url.searchParams.set("limit", String(pageSize)), status.length > 0 && url.searchParams.set("status", status.join(",")), workspaceId !== void 0 && url.searchParams.set("workspace_id", workspaceId), cursor !== void 0 && url.searchParams.set("starting_after", cursor), {
				method: "GET",
				url: url.href,
				bearer,
				headers: { Accept: "application/json" }
			};
		}
		function readListResponse(response, baseUrl) {
			let { status, json, requestId } = response;
			if (status !== 200) throw (0, client_request.yN)(response, (0, client_request.ni)(json), baseUrl);
			let page = internListPage.safeParse(json), data = {
				status,
				requestId
			};
			if (!page.success) throw (0, client_request.gV)("The intern list does not match the API", page.error.issues, response);
			if (page.data.has_more && page.data.next_cursor === void 0) throw new lib_errors.hD("api_malformed", "The intern list announces more pages, but has no next_cursor.", data);
			if ((page.data.next_cursor?.length ?? 0) > maxCursorCharacters) {
				let message = `The next_cursor of the intern list is longer than ${maxCursorCharacters} characters.`;
				throw new lib_errors.hD("api_malformed", message, data);
			}
			return page.data;
		}
		async function* listInterns(client, options) {
			let seenCursors = new Set(), cursor;
			for (;;) {
				let page = readListResponse(await (0, client_request.pD)(client, "list", (bearer) => buildListRequest(client.baseUrl, bearer, options, cursor), {
					timeoutMs: 3e4,
					maxBodyBytes: 16777216,
					signal: options.signal
				}), client.baseUrl);
				if (yield* page.data, cursor = page.has_more ? page.next_cursor : void 0, cursor === void 0) return;
				if (seenCursors.has(cursor)) throw new lib_errors.hD("api_malformed", "The intern list returned the same next_cursor twice.");
				if (seenCursors.add(cursor), seenCursors.size >= maxPages) throw new lib_errors.hD("api_malformed", `The intern list has more than ${maxPages} pages. Set "workspace-id".`);
			}
		}
		function createClient(options) {
			(0, transport.xd)(options.baseUrl);
			let settings = {
				...options,
				fetch: options.fetch ?? fetchDirectly,
				clock: options.clock ?? systemClock,
				idleTimeoutMs: options.idleTimeoutMs ?? 9e4
			};
			return {
				listInterns: (query = {}) => listInterns(settings, query),
				prompt: (prompt) => streamChat(settings, prompt, buildPrompt(prompt)),
				answer: (answer) => streamChat(settings, answer, buildAnswer(answer)),
				updateKey: async (update) => (await loadKeys()).updateKey(settings, update),
				readKey: async (key) => (await loadKeys()).readKey(settings, key)
			};
		}
		let loadKeys = () => __webpack_require__.e(898).then(__webpack_require__.bind(__webpack_require__, 3898));
		var retry = __webpack_require__(8394), decode_jwt = __webpack_require__(9937);
		let policyClaims = [
			"iss",
			"sub",
			"aud",
			"repository",
			"repository_id",
			"repository_owner",
			"ref",
			"environment",
			"event_name",
			"workflow_ref",
			"job_workflow_ref"
		];
		function decodeClaims(token) {
			return (0, lib_errors.y0)(() => (0, decode_jwt.i)(token.reveal()));
		}
		function readUnverifiedClaims(token) {
			let claims = decodeClaims(token);
			return claims === void 0 ? [] : policyClaims.map((name) => ({
				name,
				value: name in claims ? formatClaim(claims[name]) : void 0
			}));
		}
		function formatClaim(value) {
			return typeof value == "string" ? value : JSON.stringify(value);
		}
		function checkSubjectToken(token, { name: source, takesAudience }, { audience, nowMs }) {
			let claims = decodeClaims(token);
			if (claims === void 0) return;
			let refuse = (what, remedy) => {
				let message = (0, wording.MH)`The subject token from ${source} ${what}. ${remedy}`;
				throw new lib_errors.lD("identity_malformed", message, { source });
			}, { iss, aud, exp, iat } = claims;
			(typeof iss != "string" || iss === "") && refuse("has no issuer (iss)", "Check that it is an identity token.");
			let audiences = [aud ?? []].flat();
			if (audience !== void 0 && !audiences.includes(audience)) {
				let names = audiences.map((one) => `"${one}"`).join(", "), shown = audiences.length === 0 ? "no audience" : `the audience ${names}`, remedy = (0, wording.MH)`Set ${(0, wording.hF)("audience")} to the one that the federation policy wants.`;
				refuse(`has ${shown}, not "${audience}"`, remedy);
			}
			if (typeof exp != "number" && refuse("has no expiry (exp)", "The exchange takes only tokens that expire."), exp * 1e3 + 6e4 >= nowMs) return;
			let ageSeconds = typeof iat == "number" ? Math.round(nowMs / 1e3 - iat) : void 0;
			takesAudience && ageSeconds !== void 0 && refuse(`was issued just now, but ${ageSeconds} s ago by the clock of this machine`, `That clock is ${ageSeconds} s ahead. Set it, or synchronize it (NTP).`);
			let remedy = `Get a new one shortly before the step, or use a source that renews it.${ageSeconds === void 0 ? "" : ` If it was issued just now, the clock of this machine is ${ageSeconds} s ahead.`}`;
			refuse(`expired ${Math.round(nowMs / 1e3 - exp)} s ago`, remedy);
		}
		function isInReusableWorkflow(claims) {
			let { workflow_ref: caller, job_workflow_ref: job } = claims;
			return typeof caller == "string" && typeof job == "string" && caller !== job;
		}
		function listRefusalRemarks(token, context) {
			let claims = decodeClaims(token);
			if (claims === void 0) return [];
			let { environment, event_name, aud } = claims, subject = typeof claims.sub == "string" ? claims.sub : "";
			return [
				/^repo:[^:/]*@\d+\/[^:/]*@\d+:/.test(subject) && "The subject carries the numeric ids of owner and repository, as in all repositories created, renamed or transferred since 2026-07-15: the policy must have them too.",
				event_name === "pull_request" && subject.endsWith(":pull_request") && "On pull requests the subject ends in \":pull_request\" and names no branch: a policy for a branch does not match it.",
				typeof environment == "string" && environment !== "" && `The job uses the environment "${environment}", which takes the place of the branch in the subject.`,
				isInReusableWorkflow(claims) && "The job runs in a reusable workflow: \"workflow_ref\" is the caller, \"job_workflow_ref\" is the workflow that contains the job.",
				context.isAudienceDefault && `The audience ${JSON.stringify(aud ?? null)} is the default, the origin of the base URL. If the policy wants another audience, set that one.`,
				findClockRemark(claims, context.serviceDateMs)
			].filter((remark) => typeof remark == "string");
		}
		function findClockRemark({ iat, nbf, exp }, serviceDateMs) {
			if (serviceDateMs === void 0) return;
			let seconds = serviceDateMs / 1e3, advice = "Compare that clock with the clock of the identity provider.", validFrom = Math.max(...[nbf, iat].filter((claim) => typeof claim == "number")), earlySeconds = Math.round(validFrom - seconds);
			if (earlySeconds > 60) return `By the clock of the service, the token becomes valid only in ${earlySeconds} s. ${advice}`;
			let lateSeconds = typeof exp == "number" ? Math.round(seconds - exp) : -1;
			return lateSeconds < 0 ? void 0 : `By the clock of the service, the token expired ${lateSeconds} s ago. ${advice}`;
		}
		var base_url = __webpack_require__(6337), api = __webpack_require__(3305);
		let tokenExchangeGrantType = "urn:ietf:params:oauth:grant-type:token-exchange", jwtTokenType = "urn:ietf:params:oauth:token-type:jwt", accessTokenType = "urn:ietf:params:oauth:token-type:access_token", inferenceScope = "inference", parameters = {
			federation_policy_id: schemas.YjP().check((0, values.jZ)(1)),
			grant_type: schemas.euz(tokenExchangeGrantType),
			subject_token: schemas.YjP().check((0, values.jZ)(subjectTokenLength.min), (0, values.Tu)(subjectTokenLength.max), api.Fk(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
			subject_token_type: schemas.euz(jwtTokenType),
			requested_token_type: schemas.lqM(schemas.euz(accessTokenType)),
			scope: schemas.lqM(schemas.euz(inferenceScope))
		}, tokenExchangeForm = schemas.rej(parameters);
		schemas.Ikc(parameters);
		let tokenExchangeResponse = schemas._H3({
			access_token: schemas.YjP().check(api.Fk(/^[\x21-\x7e]+$/)),
			expires_in: schemas.Whr().check(api.NC(), api.Zm(900)),
			issued_token_type: schemas.euz(accessTokenType),
			scope: values.Qq,
			token_type: schemas.YjP().check(api.Fk(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/))
		});
		function buildTokenExchange(exchange) {
			let subjectToken = exchange.subjectToken.reveal(), form = {
				federation_policy_id: exchange.federationPolicyId,
				grant_type: tokenExchangeGrantType,
				subject_token: subjectToken,
				subject_token_type: jwtTokenType,
				requested_token_type: accessTokenType,
				scope: inferenceScope
			};
			if (!tokenExchangeForm.safeParse(form).success) {
				let message = `The subject token is not a JWT that the service accepts: it must have three dot-separated parts and at most 16384 characters, but has ${subjectToken.split(".").length} parts and ${subjectToken.length} characters.`;
				throw new lib_errors.Sb("exchange_malformed", message);
			}
			return {
				method: "POST",
				url: `${exchange.baseUrl}/oauth/token`,
				headers: {
					"Content-Type": "application/x-www-form-urlencoded",
					Accept: "application/json"
				},
				body: new URLSearchParams(form).toString(),
				bearer: exchange.apiKey
			};
		}
		function readTokenExchange(response, exchange) {
			if (response.status !== 200) throw toError(response, exchange);
			let body = tokenExchangeResponse.safeParse(response.json);
			if (!body.success) {
				let fields = body.error.issues.flatMap(({ path }) => path.length === 0 ? [] : [`"${path.join(".")}"`]), message = `The token exchange answered 200, but the body does not follow the API: ${fields.length === 0 ? "it is not a JSON object" : `check ${fields.join(", ")}`}. Check that base-url is that of an Intern Service.`;
				throw new lib_errors.Sb("exchange_malformed", message, { status: 200 });
			}
			return {
				token: new Secret(body.data.access_token),
				lifetimeMs: body.data.expires_in * 1e3
			};
		}
		async function exchangeToken(exchange, options) {
			return readTokenExchange(await sendExchange("The token exchange did not answer.", buildTokenExchange(exchange), options), exchange);
		}
		async function sendExchange(message, request, options) {
			return (0, http_document.WI)(request, options).catch((error) => {
				throw error instanceof transport.hg ? new lib_errors.Sb("exchange_unreachable", message, {
					sent: error.sent,
					cause: error
				}) : error;
			});
		}
		function readErrorText(text, secrets) {
			let redactor = createRedactor();
			for (let secret of secrets) redactor.add(secret);
			return text && (0, lib_log.TN)(redactor.redact(text.slice(0, 1e5)).slice(0, 500));
		}
		function createRefusalError({ status, requestId, retryAfterMs, headers }, { name, reason, description, subjectToken, isAudienceDefault = !1, causes = [], skewRemark, describe }) {
			let data = {
				status,
				reason,
				requestId,
				retryAfterMs
			}, outcome = reason === void 0 ? `${status}` : `${status} ${reason}`, answer = description === void 0 ? outcome : `${outcome}: ${description}`;
			if (status === 429 || status >= 500) return new lib_errors.Sb("exchange_unreachable", `${name} answered ${answer}.`, data);
			let claims = readUnverifiedClaims(subjectToken), show = (claim) => JSON.stringify(claims.find((one) => one.name === claim)?.value ?? null), claimText = `issuer ${show("iss")}, subject ${show("sub")}, audience ${show("aud")} (unverified claims)`, tokenRemarks = listRefusalRemarks(subjectToken, {
				isAudienceDefault,
				serviceDateMs: (0, http_document.h2)(headers)
			}), remarks = [
				...causes,
				...tokenRemarks,
				...skewRemark === void 0 ? [] : [skewRemark]
			], message = describe(answer, claimText, remarks);
			return new lib_errors.Sb("exchange_refused", message, {
				...data,
				unverifiedClaims: claims,
				remarks
			});
		}
		function toError(response, { baseUrl, federationPolicyId, ...exchange }) {
			let body = errors.Wl.safeParse(response.json).data, echoed = [exchange.subjectToken, ...exchange.apiKey === void 0 ? [] : [exchange.apiKey]], [reason, description] = [body?.error, body?.error_description].map((text) => readErrorText(text, echoed));
			return response.status === 404 && reason === void 0 ? createNoExchangeError(baseUrl, response) : createRefusalError(response, {
				...exchange,
				name: "The token exchange",
				reason,
				description,
				describe: (answer, claims) => `Token exchange refused (${answer}) for policy "${federationPolicyId}", ${claims}. Check that the organization trusts this issuer and that the policy matches this subject and audience.`
			});
		}
		function createNoExchangeError(baseUrl, { status, requestId, retryAfterMs }) {
			let suggestion = (0, base_url.a)(baseUrl), ending = suggestion === void 0 ? "." : `: did you mean ${suggestion}?`, message = (0, wording.MH)`There is no token exchange at ${baseUrl}/oauth/token: it answered 404. Check ${(0, wording.hF)("base-url")}${ending}`;
			return new lib_errors.Sb("exchange_refused", message, {
				status,
				requestId,
				retryAfterMs,
				source: "base-url"
			});
		}
		function holdToken(clock, obtain, firstToken) {
			let currentToken = firstToken && checkToken(firstToken), inFlight, renew = async (signal) => (currentToken = checkToken(await obtain(signal)), currentToken), hasMoreLeftThan = (marginMs) => {
				if (currentToken === void 0) return !1;
				let { startedAt, lifetimeMs } = currentToken;
				return clock.monotonic() < startedAt + lifetimeMs - marginMs(lifetimeMs);
			};
			return {
				get liveToken() {
					return hasMoreLeftThan(lastUseMarginMs) ? currentToken : void 0;
				},
				get isDue() {
					return !hasMoreLeftThan(renewalMarginMs);
				},
				exchange(signal) {
					return inFlight ??= renew(signal).finally(() => {
						inFlight = void 0;
					}), inFlight;
				}
			};
		}
		function checkToken(obtained) {
			if (/^[\x21-\x7e]+$/.test(obtained.token.reveal())) return obtained;
			throw new lib_errors.Sb("exchange_malformed", "The access token has characters that a header cannot carry.");
		}
		let renewalMarginMs = (lifetimeMs) => Math.min(3e5, lifetimeMs / 2), lastUseMarginMs = (lifetimeMs) => Math.min(5e3, lifetimeMs / 8);
		function holdAccessToken(options) {
			let { federationPolicyId, clock, log } = options, obtain = async (signal) => {
				let obtained = await access_token_obtainAccessToken({
					...options,
					signal
				});
				return log.info(`Access token for ${Math.round(obtained.lifetimeMs / 1e3)} s by policy "${federationPolicyId}".`), obtained;
			}, holder = holdToken(clock, obtain), refusedToken, findUsableToken = () => {
				let token = holder.liveToken?.token;
				return token === refusedToken ? void 0 : token;
			}, get = async (signal = options.signal) => {
				let usableToken = findUsableToken();
				if (usableToken !== void 0 && !holder.isDue) return usableToken;
				try {
					return (await holder.exchange(signal)).token;
				} catch (error) {
					let fallbackToken = findUsableToken();
					if (fallbackToken === void 0 || !judgeRetry(error).retry) throw error;
					return log.warning(`The access token could not be renewed; the current one stays in use: ${(0, lib_errors.Uc)(error)}`), fallbackToken;
				}
			};
			return {
				get,
				renew(refused, signal) {
					return holder.liveToken?.token === refused && (refusedToken = refused), get(signal);
				}
			};
		}
		function access_token_obtainAccessToken(options) {
			return obtainToken({
				...options,
				exchange: (subjectToken, timeoutMs) => exchangeToken({
					...options,
					subjectToken
				}, {
					...options,
					now: options.clock.now,
					timeoutMs
				})
			});
		}
		function obtainToken(options) {
			let { source, audience, isAudienceDefault = !1, clock, log, signal } = options, deadline = clock.monotonic() + 6e4;
			return (0, retry.b)({
				what: "token exchange",
				maxAttempts: 5,
				deadline,
				clock,
				log,
				signal
			}, async () => {
				let attemptDeadline = Math.min(deadline, clock.monotonic() + 1e4), restMs = () => Math.max(1, Math.ceil(attemptDeadline - clock.monotonic())), subjectToken = await source.fetchToken({
					audience,
					timeoutMs: restMs(),
					signal
				}), requiredAudience = isFixedSource(source) && isAudienceDefault ? void 0 : audience;
				checkSubjectToken(subjectToken, source, {
					audience: requiredAudience,
					nowMs: clock.now()
				}), log.debug(`Subject token from ${source.name} for audience "${audience}".`);
				let startedAt = clock.monotonic(), accessToken = await exchangeOnce(subjectToken, options, () => options.exchange(subjectToken, restMs()));
				return log.mask(accessToken.token), {
					...accessToken,
					startedAt
				};
			}, (error) => !isFixedSource(source) && error instanceof lib_errors.lD && error.code === "identity_used" ? { retry: !0 } : judgeRetry(error));
		}
		let isFixedSource = ({ takesAudience }) => !takesAudience;
		async function exchangeOnce(subjectToken, { source, usedFingerprints }, exchange) {
			if (usedFingerprints === void 0) return exchange();
			let fingerprint = subjectToken.fingerprint();
			if (usedFingerprints.has(fingerprint)) throw createUsedTokenError(source, void 0);
			usedFingerprints.add(fingerprint);
			try {
				return await exchange();
			} catch (error) {
				if (isTokenUnused(error, source)) usedFingerprints.delete(fingerprint);
				else if (isFixedSource(source) && judgeRetry(error).retry) throw createUsedTokenError(source, error);
				throw error;
			}
		}
		function isTokenUnused(error, source) {
			if (!(error instanceof lib_errors.h4)) return !1;
			let { sent, status } = error.data, wasNotBuilt = error.code === "exchange_malformed" && status === void 0;
			return sent === "no" || wasNotBuilt || isFixedSource(source) && (status === 429 || status === 503);
		}
		function createUsedTokenError({ name }, cause) {
			let message = `The subject token from ${name} was already sent to the exchange, which accepts each token only once. Use a source that issues a new one for each exchange. Or, if its issuer is registered with "check_jti: false", write "single_use: false" into "model_access".`;
			return new lib_errors.lD("identity_used", message, {
				source: name,
				cause
			});
		}
		function judgeRetry(error) {
			return error instanceof lib_errors.h4 && /^(?:identity|exchange)_unreachable$/.test(error.code) ? {
				retry: !0,
				afterMs: error.data.retryAfterMs
			} : { retry: !1 };
		}
		function observeFetch(fetch, { clock, route, onRequest }) {
			return async (url, init) => {
				let startedAt = clock.monotonic(), response = await fetch(url, init), requestId = response.headers.get("x-request-id") ?? void 0;
				return onRequest({
					route,
					status: response.status,
					ms: clock.monotonic() - startedAt,
					requestId
				}), response;
			};
		}
		let defaultTimeoutMs = 1e4;
		function source_isHere({ markers }, env) {
			return markers.some((name) => environment_variable(env, name) !== void 0);
		}
		let ready = { state: "ready" };
		function toSource(name, log, { takesAudience, detect, obtain }) {
			return {
				name,
				takesAudience,
				detect: async () => detect(),
				async fetchToken(options) {
					let token = await obtain(options);
					return log.mask(token), token;
				}
			};
		}
		function requestSource(io, { name }, options) {
			let { title, secrets = [], build } = options;
			return toSource(name, io.log, {
				...options,
				async obtain({ audience, timeoutMs = defaultTimeoutMs, signal }) {
					for (let secret of secrets) io.log.mask(secret);
					let request = build(audience);
					return checkAddress(request.url, name, title), readTokenResponse(await (0, http_document.WI)(request, {
						timeoutMs,
						signal,
						fetch: io.fetch,
						now: io.clock.now
					}).catch((error) => {
						if (!(error instanceof transport.hg)) throw error;
						let data = {
							source: name,
							sent: error.sent,
							cause: error
						};
						throw new lib_errors.lD("identity_unreachable", `${title} did not answer.`, data);
					}), {
						...options,
						name
					});
				}
			});
		}
		function checkAddress(address, name, title) {
			let { protocol, hostname, host } = new URL(address);
			if (protocol === "https:" || (0, loopback.U9)(hostname) || (0, loopback.SF)(hostname)) return;
			let message = `${title} is at "${protocol}//${host}", in plain text. Use https: only this machine and metadata addresses may use http. Nothing was sent.`;
			throw new lib_errors.lD("identity_refused", message, { source: name });
		}
		function readTokenResponse({ status, json, text, retryAfterMs }, { name, title, field, remedy }) {
			let data = {
				source: name,
				status
			};
			if (status === 408 || status === 429 || status >= 500) throw new lib_errors.lD("identity_unreachable", `${title} answered ${status}.`, {
				...data,
				retryAfterMs
			});
			if (status !== 200) throw new lib_errors.lD("identity_refused", `${title} answered ${status}. ${remedy}`, data);
			let fieldValue = (0, lib_json.Gv)(json) && field !== void 0 && Object.hasOwn(json, field) ? json[field] : void 0, value = field === void 0 ? text : fieldValue;
			if (typeof value == "string" && value.trim() !== "") return new Secret(value.trim());
			let lack = field === void 0 ? "no token in its answer" : `no token in the field "${field}"`;
			throw new lib_errors.lD("identity_malformed", `${title} answered 200, but with ${lack}.`, data);
		}
		function commandSource(options) {
			let { program, args, findMissingVariable, installRemedy, variables, remedy } = options;
			return (io, { name }) => toSource(name, io.log, {
				...options,
				async detect() {
					let missingVariable = findMissingVariable(io.env);
					return missingVariable === void 0 ? installRemedy === void 0 ? ready : io.execute(program, ["--version"], AbortSignal.timeout(defaultTimeoutMs)).then(() => ready, () => ({
						state: "broken",
						lacks: `the program ${program}`,
						remedy: installRemedy
					})) : {
						state: "absent",
						lacks: missingVariable
					};
				},
				async obtain({ audience, timeoutMs = defaultTimeoutMs, signal }) {
					let timeoutSignal = AbortSignal.timeout(timeoutMs), bothSignals = signal === void 0 ? timeoutSignal : AbortSignal.any([timeoutSignal, signal]), output = await io.execute(program, args(audience), bothSignals, variables).catch((cause) => {
						signal?.throwIfAborted();
						let isTimeout = timeoutSignal.aborted, what = isTimeout ? `printed no token within ${timeoutMs / 1e3} s` : "failed", code = isTimeout ? "identity_unreachable" : "identity_refused";
						throw new lib_errors.lD(code, `"${program}" ${what}. ${remedy}`, {
							source: name,
							cause
						});
					});
					if (output.trim() !== "") return new Secret(output.trim());
					throw new lib_errors.lD("identity_malformed", `"${program}" printed no token. ${remedy}`, { source: name });
				}
			});
		}
		function variableSource(variables, remedy) {
			return ({ env, log }, place) => {
				let findToken = () => variables.map((name) => environment_variable(env, name)).find((text) => text !== void 0);
				return toSource(place.name, log, {
					takesAudience: !1,
					detect() {
						return source_isHere(place, env) ? findToken() === void 0 ? {
							state: "broken",
							lacks: variables.join(" or "),
							remedy
						} : ready : {
							state: "absent",
							lacks: place.markers.join(" or ")
						};
					},
					async obtain() {
						let text = findToken();
						if (text !== void 0) return new Secret(text.trim());
						throw new lib_errors.lD("identity_malformed", `${variables[0]} is not set.`, { source: place.name });
					}
				});
			};
		}
		function fileSource({ readText, log }, options) {
			let { name, path, input: inputName } = options, explain = (what) => (0, wording.MH)`${inputName === void 0 ? "The subject token file" : (0, wording.hF)(inputName)} is "${(0, lib_log.TN)(path)}", ${what}.`;
			return toSource(name, log, {
				takesAudience: !1,
				detect: () => ready,
				async obtain() {
					let text = await readText(path).catch((cause) => {
						throw new lib_errors.lD("identity_malformed", explain("which can't be read as text"), {
							source: name,
							cause
						});
					});
					if (text.trim() !== "") return new Secret(text.trim());
					throw new lib_errors.lD("identity_malformed", explain("which is empty"), { source: name });
				}
			});
		}
		function givenSource(token, log) {
			return log.mask(token), {
				name: "subject-token",
				takesAudience: !1,
				detect: () => Promise.resolve(ready),
				fetchToken: () => Promise.resolve(token)
			};
		}
		function readRequest({ env }, [url, token], { setBy, isHere, remedy }) {
			let bearer = new Secret(env[token] ?? ""), detect = () => {
				let lacks = [url, token].filter((name) => environment_variable(env, name) === void 0).join(" and ");
				return lacks === "" ? URL.canParse(env[url] ?? "") ? { state: "ready" } : {
					state: "broken",
					lacks: `a URL in ${url}`,
					remedy: `${setBy} sets it: leave it as it is.`
				} : isHere ? {
					state: "broken",
					lacks,
					remedy
				} : {
					state: "absent",
					lacks
				};
			};
			return {
				bearer,
				endpoint: () => new URL(env[url] ?? ""),
				options: {
					detect,
					secrets: [bearer]
				}
			};
		}
		let gitHubRequest = ["ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"], gitHubActions = {
			name: "github-actions",
			title: "GitHub Actions",
			markers: ["GITHUB_ACTIONS"],
			grants: gitHubRequest,
			mergeRequest: {
				isMergeRequest: () => void 0,
				how: "the event, from which the action reads more than a variable says: see [pull requests](pull-requests.md)."
			},
			documentation: "The identity provider of GitHub gives a token for any audience, a new one each time. The job needs `permissions: id-token: write`. Pull requests from forks and those of Dependabot get no identity, whatever the permissions say.",
			source: gitHubActionsSource
		};
		function gitHubActionsSource(io) {
			let permission = "Add \"permissions: id-token: write\" to the job.", setting = {
				setBy: "The runner",
				isHere: io.env.GITHUB_ACTIONS === "true",
				remedy: `${permission} A pull request from a fork or from Dependabot never gets an identity, whatever the permissions say.`
			}, { bearer, endpoint, options } = readRequest(io, gitHubRequest, setting);
			return requestSource(io, gitHubActions, {
				...options,
				title: "The identity provider of GitHub Actions",
				takesAudience: !0,
				build(audience) {
					let url = endpoint();
					return url.searchParams.set("audience", audience), {
						method: "GET",
						url: url.href,
						bearer,
						headers: { Accept: "application/json" }
					};
				},
				field: "value",
				remedy: permission
			});
		}
		let azureRequest = ["SYSTEM_OIDCREQUESTURI", "SYSTEM_ACCESSTOKEN"], trustedReasons = new Set([
			"IndividualCI",
			"BatchedCI",
			"Manual",
			"Schedule"
		]), azurePipelines = {
			name: "azure-pipelines",
			title: "Azure Pipelines",
			markers: ["TF_BUILD"],
			grants: azureRequest,
			mergeRequest: {
				isMergeRequest(env) {
					let { BUILD_REASON: reason = "", BUILD_SOURCEBRANCH: branch = "" } = env;
					return environment_variable(env, "SYSTEM_PULLREQUEST_PULLREQUESTID") !== void 0 || reason === "PullRequest" || /^refs\/(?:pull|merge)/.test(branch) ? !0 : trustedReasons.has(reason) && branch !== "" ? !1 : void 0;
				},
				how: "`SYSTEM_PULLREQUEST_PULLREQUESTID`, `BUILD_REASON` and `BUILD_SOURCEBRANCH`. A build that was started by another build does not say what started the other one."
			},
			documentation: "The identity provider of Azure DevOps gives a token with its own audience: give that as `audience`. Map the job's access token into the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`. `AZURESUBSCRIPTION_SERVICE_CONNECTION_ID` names a service connection.",
			source(io) {
				let isHere = io.env.TF_BUILD === "True", { bearer, endpoint, options } = readRequest(io, azureRequest, {
					setBy: "The agent",
					isHere,
					remedy: "Map it into the step: \"env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }\"."
				});
				return requestSource(io, azurePipelines, {
					...options,
					title: "The identity provider of Azure Pipelines",
					takesAudience: !1,
					build() {
						let url = endpoint();
						url.searchParams.set("api-version", "7.1");
						let connection = io.env.AZURESUBSCRIPTION_SERVICE_CONNECTION_ID ?? "";
						return connection !== "" && url.searchParams.set("serviceConnectionId", connection), {
							method: "POST",
							url: url.href,
							bearer,
							headers: {
								"Content-Type": "application/json",
								Accept: "application/json"
							},
							body: ""
						};
					},
					field: "oidcToken",
					remedy: "Check that the pipeline may use the service connection."
				});
			}
		}, trustedSources = new Set([
			"push",
			"web",
			"webide",
			"schedule",
			"api",
			"trigger",
			"chat"
		]), gitLabCi = {
			name: "gitlab-ci",
			title: "GitLab CI",
			markers: ["GITLAB_CI"],
			grants: [
				"INTERNS_ID_TOKEN",
				"CI_JOB_JWT",
				"CI_JOB_JWT_V1",
				"CI_JOB_JWT_V2"
			],
			mergeRequest: {
				isMergeRequest(env) {
					if (["CI_MERGE_REQUEST_IID", "CI_EXTERNAL_PULL_REQUEST_IID"].some((name) => environment_variable(env, name) !== void 0)) return !0;
					let source = env.CI_PIPELINE_SOURCE ?? "";
					return source === "merge_request_event" || source === "external_pull_request_event" || !trustedSources.has(source) && void 0;
				},
				how: "`CI_MERGE_REQUEST_IID`, `CI_EXTERNAL_PULL_REQUEST_IID` and `CI_PIPELINE_SOURCE`. A child pipeline, or one that another project starts, does not say what started its parent."
			},
			documentation: "The token is in `INTERNS_ID_TOKEN`, which the job declares with its audience: `id_tokens: { INTERNS_ID_TOKEN: { aud: https://service.example } }`. It is not renewed.",
			source: variableSource(["INTERNS_ID_TOKEN"], "Declare it in the job: \"id_tokens: { INTERNS_ID_TOKEN: { aud: <audience> } }\".")
		}, bitbucket = {
			name: "bitbucket",
			title: "Bitbucket Pipelines",
			markers: ["BITBUCKET_BUILD_NUMBER"],
			grants: ["BITBUCKET_STEP_OIDC_TOKEN"],
			mergeRequest: {
				isMergeRequest: (env) => environment_variable(env, "BITBUCKET_PR_ID") !== void 0,
				how: "`BITBUCKET_PR_ID`, which only a pipeline for a pull request has. Pull requests from forks start no pipeline."
			},
			documentation: "The token is in `BITBUCKET_STEP_OIDC_TOKEN`, which a step with `oidc: true` gets. Its audience is that of the Bitbucket workspace: give it as `audience`. It is not renewed.",
			source: variableSource(["BITBUCKET_STEP_OIDC_TOKEN"], "Add \"oidc: true\" to the step.")
		}, terraformCloud = {
			name: "terraform-cloud",
			title: "Terraform Cloud",
			markers: ["TFC_RUN_ID"],
			grants: ["TFC_WORKLOAD_IDENTITY_TOKEN*"],
			mergeRequest: { whyUnknown: "A speculative plan for a pull request has the same variables as any other run." },
			documentation: "The token is in `TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS` or `TFC_WORKLOAD_IDENTITY_TOKEN`. The variable `TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS` of the workspace declares its audience. It is not renewed.",
			source: variableSource(["TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS", "TFC_WORKLOAD_IDENTITY_TOKEN"], "Set the workspace variable TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS to the audience.")
		}, buildkite = {
			name: "buildkite",
			title: "Buildkite",
			markers: ["BUILDKITE"],
			grants: ["BUILDKITE_AGENT_ACCESS_TOKEN"],
			mergeRequest: {
				isMergeRequest(env) {
					let pullRequest = environment_variable(env, "BUILDKITE_PULL_REQUEST");
					if (pullRequest !== void 0) return pullRequest !== "false" || environment_variable(env, "BUILDKITE_TRIGGERED_FROM_BUILD_ID") !== void 0 && void 0;
				},
				how: "`BUILDKITE_PULL_REQUEST`, a number or `false`. A build that was triggered by another build does not say what started the other one."
			},
			documentation: "The program `buildkite-agent` gives a token for any audience, a new one each time: the step must be able to run it.",
			source: commandSource({
				takesAudience: !0,
				program: "buildkite-agent",
				args: (audience) => [
					"oidc",
					"request-token",
					"--audience",
					audience
				],
				findMissingVariable: (env) => env.BUILDKITE === "true" ? void 0 : "BUILDKITE",
				installRemedy: "Make the agent's program available to the step.",
				variables: /^BUILDKITE/,
				remedy: "The agent must be a version that supports \"oidc request-token\"."
			})
		}, circleCi = {
			name: "circleci",
			title: "CircleCI",
			markers: ["CIRCLECI"],
			grants: ["CIRCLE_OIDC_TOKEN", "CIRCLE_OIDC_TOKEN_V2"],
			mergeRequest: {
				isMergeRequest(env) {
					return [
						"CIRCLE_PULL_REQUEST",
						"CIRCLE_PULL_REQUESTS",
						"CIRCLE_PR_NUMBER"
					].some((name) => environment_variable(env, name) !== void 0) || env.CIRCLE_BRANCH?.startsWith("pull/") === !0 ? !0 : void 0;
				},
				how: "`CIRCLE_PULL_REQUEST`, `CIRCLE_PR_NUMBER` or a `CIRCLE_BRANCH` that begins with `pull/`. If none is set, there may still be a pull request: projects of the GitHub App and of GitLab do not get these variables."
			},
			documentation: "The program `circleci` of the image gives a token for any audience, a new one each time.",
			source: commandSource({
				takesAudience: !0,
				program: "circleci",
				args: (audience) => [
					"run",
					"oidc",
					"get",
					"--claims",
					JSON.stringify({ aud: audience })
				],
				findMissingVariable: (env) => env.CIRCLECI === "true" ? void 0 : "CIRCLECI",
				installRemedy: "Run in an image that has CircleCI's command line.",
				variables: /^CIRCLE/,
				remedy: "The job needs a context, or a project, for which CircleCI issues OIDC tokens."
			})
		}, kubernetes = {
			name: "kubernetes",
			title: "Kubernetes",
			markers: ["KUBERNETES_SERVICE_HOST"],
			grants: ["INTERNS_KUBERNETES_TOKEN_FILE"],
			mergeRequest: { whyNoCi: "A cluster can run anything." },
			documentation: "The token is in a file that the kubelet renews: a projected service account token, with the audience that the pod declares, at `/var/run/secrets/interns/token` or where `INTERNS_KUBERNETES_TOKEN_FILE` says.",
			source(io) {
				let path = environment_variable(io.env, "INTERNS_KUBERNETES_TOKEN_FILE") ?? "/var/run/secrets/interns/token";
				return {
					...fileSource(io, {
						name: "kubernetes",
						path
					}),
					async detect() {
						if (!source_isHere(kubernetes, io.env)) return {
							state: "absent",
							lacks: "KUBERNETES_SERVICE_HOST"
						};
						let remedy = `Project a service account token with the audience into the pod at ${path}.`;
						return io.readText(path).then(() => ({ state: "ready" }), () => ({
							state: "broken",
							lacks: `the file ${path}`,
							remedy
						}));
					}
				};
			}
		}, googleCloud = {
			name: "google-cloud",
			title: "Google Cloud",
			markers: [
				"GCE_METADATA_HOST",
				"K_SERVICE",
				"CLOUD_RUN_JOB"
			],
			grants: ["GCE_METADATA_HOST"],
			mergeRequest: { whyNoCi: "A machine, a function or a job can run anything." },
			documentation: "The metadata server gives a token of the service account for any audience, a new one each time. `GCE_METADATA_HOST` names another server.",
			source: (io) => requestSource(io, googleCloud, {
				title: "The metadata server of Google Cloud",
				takesAudience: !0,
				async detect() {
					return source_isHere(googleCloud, io.env) || (await io.readText("/sys/class/dmi/id/product_name").catch(() => "")).includes("Google Compute Engine") ? { state: "ready" } : {
						state: "absent",
						lacks: "GCE_METADATA_HOST"
					};
				},
				build(audience) {
					let host = environment_variable(io.env, "GCE_METADATA_HOST") ?? "metadata.google.internal", url = new URL(`http://${host}/computeMetadata/v1/instance/service-accounts/default/identity`);
					return url.searchParams.set("audience", audience), url.searchParams.set("format", "full"), {
						method: "GET",
						url: url.href,
						headers: { "Metadata-Flavor": "Google" }
					};
				},
				remedy: "The instance needs a service account."
			})
		}, azure = {
			name: "azure",
			title: "Azure",
			markers: ["IDENTITY_ENDPOINT"],
			grants: [
				"IDENTITY_ENDPOINT",
				"IDENTITY_HEADER",
				"MSI_ENDPOINT",
				"MSI_SECRET",
				"AZURE_FEDERATED_TOKEN_FILE"
			],
			mergeRequest: { whyNoCi: "A machine, an app or a function can run anything." },
			documentation: "The managed identity gives a token for the application id URI that `audience` names, a new one each time.",
			source(io) {
				let endpoint = io.env.IDENTITY_ENDPOINT ?? "", header = new Secret(io.env.IDENTITY_HEADER ?? "");
				return requestSource(io, azure, {
					title: "The managed identity endpoint of Azure",
					takesAudience: !0,
					secrets: [header],
					async detect() {
						return endpoint === "" ? (await io.readText("/sys/class/dmi/id/chassis_asset_tag").catch(() => "")).trim() === "7783-7084-3265-9085-8269-3286-77" ? { state: "ready" } : {
							state: "absent",
							lacks: "IDENTITY_ENDPOINT"
						} : header.reveal() === "" ? {
							state: "broken",
							lacks: "IDENTITY_HEADER",
							remedy: "Azure sets it together with IDENTITY_ENDPOINT: pass both on."
						} : { state: "ready" };
					},
					build(audience) {
						let url = new URL(endpoint === "" ? "http://169.254.169.254/metadata/identity/oauth2/token" : endpoint);
						url.searchParams.set("api-version", endpoint === "" ? "2018-02-01" : "2019-08-01"), url.searchParams.set("resource", audience);
						let headers = endpoint === "" ? { Metadata: "true" } : { "X-IDENTITY-HEADER": header.reveal() };
						return {
							method: "GET",
							url: url.href,
							headers
						};
					},
					field: "access_token",
					remedy: "Assign a managed identity, and name the application id URI of the service as \"audience\"."
				});
			}
		}, aws = {
			name: "aws",
			title: "AWS",
			markers: [
				"AWS_ROLE_ARN",
				"AWS_EXECUTION_ENV",
				"AWS_CONTAINER_CREDENTIALS_RELATIVE_URI",
				"AWS_CONTAINER_CREDENTIALS_FULL_URI"
			],
			grants: [
				"AWS_ACCESS_KEY_ID",
				"AWS_SECRET_ACCESS_KEY",
				"AWS_SESSION_TOKEN",
				"AWS_PROFILE",
				"AWS_CONFIG_FILE",
				"AWS_SHARED_CREDENTIALS_FILE",
				"AWS_ROLE_ARN",
				"AWS_WEB_IDENTITY_TOKEN_FILE",
				"AWS_CONTAINER_*"
			],
			mergeRequest: { whyNoCi: "A role can be used anywhere." },
			documentation: "The program `aws`, version 2, asks the security token service for a token for any audience, a new one each time. The role needs `sts:GetWebIdentityToken`, and the account needs outbound identity federation.",
			source: commandSource({
				takesAudience: !0,
				program: "aws",
				args: (audience) => [
					"sts",
					"get-web-identity-token",
					"--audience",
					audience,
					"--signing-algorithm",
					"RS256",
					"--duration-seconds",
					"300",
					"--query",
					"WebIdentityToken",
					"--output",
					"text"
				],
				findMissingVariable: (env) => source_isHere(aws, env) ? void 0 : aws.markers.join(" or "),
				installRemedy: "Install the AWS command line, version 2.",
				variables: /^AWS_/,
				remedy: "The role needs sts:GetWebIdentityToken, and the account needs outbound identity federation."
			})
		}, commandVariable = "INTERNS_ID_TOKEN_COMMAND", userVariables = /^(?!INPUT_|STATE_|INTERNS_(?:API_KEY|SUBJECT_TOKEN|GITHUB_TOKEN)$|ACTIONS_RUNTIME_TOKEN$)/i, userCommand = {
			name: "command",
			title: "A program of your own",
			markers: [commandVariable],
			grants: [commandVariable],
			mergeRequest: { whyNoCi: "A program can be named anywhere." },
			documentation: `For a CI that is not listed here: set \`${commandVariable}\` to a program and its arguments, separated by spaces; no shell reads them. Each time a token is needed, the program runs and prints one. It gets the job's environment, except what is meant for this toolkit or the runner: the action's inputs and state, \`INTERNS_API_KEY\`, \`INTERNS_SUBJECT_TOKEN\`, \`INTERNS_GITHUB_TOKEN\`, \`ACTIONS_RUNTIME_TOKEN\`. The argument \`{audience}\` becomes the audience. Example: \`get-token --audience {audience}\`.`,
			source(io, place) {
				let [program = "", ...args] = (io.env[commandVariable] ?? "").split(/\s+/).filter((word) => word !== "");
				return commandSource({
					takesAudience: args.includes("{audience}"),
					program,
					args: (audience) => args.map((word) => word === "{audience}" ? audience : word),
					findMissingVariable: () => program === "" ? commandVariable : void 0,
					variables: userVariables,
					remedy: `It is set in ${commandVariable}.`
				})(io, place);
			}
		}, tokenVariable = "INTERNS_ID_TOKEN", identityPlaces = [
			userCommand,
			gitLabCi,
			{
				name: "environment",
				title: "A variable of your own",
				markers: [tokenVariable],
				grants: [tokenVariable],
				mergeRequest: { whyNoCi: "A variable can be set anywhere." },
				documentation: `For a CI that is not listed here: set \`${tokenVariable}\` to a subject token before the command runs. It is not renewed.`,
				source: variableSource([tokenVariable], `Set ${tokenVariable} to a subject token.`)
			},
			gitHubActions,
			circleCi,
			buildkite,
			bitbucket,
			azurePipelines,
			terraformCloud,
			kubernetes,
			googleCloud,
			azure,
			aws
		];
		identityPlaces.flatMap(({ grants }) => grants);
		function ambientSources(io) {
			return identityPlaces.map((place) => place.source(io, place));
		}
		async function detectSource(sources, alternatives = inputAlternatives) {
			let unavailable = [];
			for (let source of sources) {
				let detection = await source.detect();
				if (detection.state === "ready") return source;
				unavailable.push({
					name: source.name,
					...detection
				});
			}
			let broken = unavailable.filter((one) => one.state === "broken"), cause = [`No CI identity found: ${(broken.length > 0 ? broken : unavailable).map((one) => `${one.name} lacks ${one.lacks}`).join("; ")}.`, ...broken.map(({ remedy }) => remedy)].join(" "), message = (0, wording.MH)`${cause} Elsewhere give ${alternatives}. "interns identity" shows every source.`;
			throw new lib_errors.lD("identity_missing", message, { source: broken[0]?.name });
		}
		let inputAlternatives = (0, wording.MH)`${(0, wording.hF)("subject-token-file")} or ${(0, wording.hF)("api-key")}`;
		function describeRequest({ route, status, ms, request_id }) {
			let id = request_id === null ? "" : `, request id ${request_id}`;
			return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
		}
		function toRequestEvent({ route, status, ms, requestId }) {
			return {
				type: "request",
				route,
				status,
				ms,
				request_id: requestId ?? null
			};
		}
		var external_node_fs_ = __webpack_require__(3024), external_node_os_ = __webpack_require__(8161);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let parent = (0, external_node_path_.dirname)(folder);
			parent !== folder && makeFolders(parent, mode);
			try {
				external_node_fs_.mkdirSync(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function listFoldersUpwards(folder) {
			let parent = (0, external_node_path_.dirname)(folder);
			return parent === folder ? [folder] : [folder, ...listFoldersUpwards(parent)];
		}
		function isFolder(path) {
			return external_node_fs_.statSync(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isOpenedAt(file, path) {
			return process.platform !== "linux" || external_node_fs_.readlinkSync(`/proc/self/fd/${file}`) === path;
		}
		function openWorkspace({ env, cwd, readFile, files }) {
			let root = environment_variable(env, "GITHUB_WORKSPACE") ?? cwd, checkout = files === "checkout" ? findCheckout(root) : root, temp = environment_variable(env, "RUNNER_TEMP") ?? (0, external_node_os_.tmpdir)(), locate = (path) => {
				if (files === "anywhere") return;
				if (files === "checkout") return findPlace(path, [checkout]);
				let place = findPlace(path, [root, temp]);
				if (place !== void 0) return place;
				throw new FileRefusal("it is neither in the workspace nor in the runner's temp folder");
			}, readInput = async (inputPath) => {
				let path = (0, external_node_path_.resolve)(root, inputPath), place = locate(path);
				return place === void 0 ? external_node_fs_.readFileSync(path) : readCheckoutFile(place, 4194304);
			}, create = (path) => {
				let place = locate(path);
				return place === void 0 ? createAnywhere(path) : createCheckoutFile(place);
			};
			return {
				resolve: (inputPath) => (0, external_node_path_.resolve)(root, inputPath),
				readInput,
				readInputText: async (inputPath) => toText(await readInput(inputPath)),
				readText: async (path) => toText(await readFile(path)),
				create,
				write(path, text) {
					let file = create(path);
					try {
						external_node_fs_.writeFileSync(file, text);
					} finally {
						external_node_fs_.closeSync(file);
					}
				},
				refuseFileOfOthers(path) {
					if (files === "anywhere") return;
					let owner = findOwner(path, env, temp);
					if (owner !== void 0) throw new FileRefusal(`it is a file of ${owner}, which nothing else may write`);
				},
				temp
			};
		}
		function findCheckout(folder) {
			return listFoldersUpwards(folder).findLast((one) => external_node_fs_.existsSync((0, external_node_path_.join)(one, ".git"))) ?? folder;
		}
		function toText(bytes) {
			return new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
		}
		function createAnywhere(path) {
			makeFolders((0, external_node_path_.dirname)(path));
			let file = external_node_fs_.openSync(path, "w+", 384);
			return external_node_fs_.fchmodSync(file, 384), file;
		}
		let runnerFiles = [
			"GITHUB_ENV",
			"GITHUB_OUTPUT",
			"GITHUB_STATE",
			"GITHUB_PATH",
			"GITHUB_STEP_SUMMARY",
			"GITHUB_EVENT_PATH"
		];
		function findOwner(path, env, temp) {
			let real = realPath(path), isOwned = (file) => file !== void 0 && realPath(file) === real, name = runnerFiles.find((each) => isOwned(environment_variable(env, each)));
			return name === void 0 ? (0, external_node_path_.relative)(realPath(temp), real).startsWith("_") ? "the runner" : real.split(external_node_path_.sep).some((part) => part.toLowerCase() === ".git") ? "Git" : void 0 : `the runner (${name})`;
		}
		function realPath(path) {
			let absolute = (0, external_node_path_.resolve)(path), real = (0, lib_errors.y0)(() => external_node_fs_.realpathSync(absolute));
			return real !== void 0 || (0, external_node_path_.dirname)(absolute) === absolute ? real ?? absolute : (0, external_node_path_.join)(realPath((0, external_node_path_.dirname)(absolute)), (0, external_node_path_.basename)(absolute));
		}
		class FileRefusal extends Error {}
		let flags = external_node_fs_.constants, noFollow = flags.O_NOFOLLOW ?? 0, noWait = flags.O_NONBLOCK ?? 0;
		function findPlace(path, roots) {
			for (let root of roots.filter((one) => external_node_fs_.existsSync(one))) {
				let real = external_node_fs_.realpathSync(root);
				for (let base of [root, real]) {
					let subpath = (0, external_node_path_.relative)(base, path);
					if (!(subpath === "" || subpath === ".." || subpath.startsWith(`..${external_node_path_.sep}`) || (0, external_node_path_.isAbsolute)(subpath))) return {
						root: real,
						names: subpath.split(external_node_path_.sep)
					};
				}
			}
		}
		function readCheckoutFile({ root, names }, maxBytes) {
			let path = joinWithoutLinks(root, names), stats = external_node_fs_.lstatSync(path, { bigint: !0 });
			if (!stats.isFile()) throw new FileRefusal(`"${names.at(-1)}" is not a regular file`);
			let file = external_node_fs_.openSync(path, external_node_fs_.constants.O_RDONLY | noFollow | noWait);
			try {
				let { dev, ino, size } = external_node_fs_.fstatSync(file, { bigint: !0 });
				if (dev !== stats.dev || ino !== stats.ino || isReplaced(file, path)) throw new FileRefusal(replacedMessage);
				if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, but at most ${maxBytes} are read`);
				return external_node_fs_.readFileSync(file);
			} finally {
				external_node_fs_.closeSync(file);
			}
		}
		function createCheckoutFile({ root, names }) {
			for (let depth = 1; depth < names.length; depth += 1) {
				let folder = joinWithoutLinks(root, names.slice(0, depth));
				external_node_fs_.lstatSync(folder, { throwIfNoEntry: !1 }) === void 0 && external_node_fs_.mkdirSync(folder);
			}
			let path = joinWithoutLinks(root, names), existing = external_node_fs_.lstatSync(path, { throwIfNoEntry: !1 });
			if (existing?.isFile() === !1) throw new FileRefusal(`"${names.at(-1)}" is not a regular file`);
			existing !== void 0 && external_node_fs_.unlinkSync(path);
			let file = external_node_fs_.openSync(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | noFollow, 384);
			if (!isReplaced(file, path)) return file;
			throw external_node_fs_.closeSync(file), new FileRefusal(replacedMessage);
		}
		let replacedMessage = "it was replaced while it was opened";
		function isReplaced(file, path) {
			return (0, lib_errors.y0)(() => isOpenedAt(file, path)) === !1;
		}
		function joinWithoutLinks(root, names) {
			let path = root;
			for (let name of names) if (path = (0, external_node_path_.join)(path, name), external_node_fs_.lstatSync(path, { throwIfNoEntry: !1 })?.isSymbolicLink() === !0) throw new FileRefusal(`"${(0, external_node_path_.relative)(root, path)}" is a link, and links are not followed. Name the file itself`);
			return path;
		}
		async function connect(io, settings, onRequest = (request) => io.log.debug(describeRequest(toRequestEvent(request)))) {
			let bearer = await holdBearer(io, settings, onRequest);
			return {
				...bearer,
				client: createClient({
					...io,
					...settings,
					...bearer,
					onRequest
				})
			};
		}
		async function holdBearer(io, service, onRequest) {
			let { baseUrl, credentials } = service;
			if (credentials.by === "api-key") return io.log.mask(credentials.apiKey), { bearer: () => Promise.resolve(credentials.apiKey) };
			let holder = holdAccessToken(await createExchangeOptions(io, {
				baseUrl,
				credentials
			}, onRequest));
			return {
				bearer: (signal) => holder.get(signal),
				renewBearer: (refused, signal) => holder.renew(refused, signal)
			};
		}
		async function createExchangeOptions(io, { baseUrl, credentials }, onRequest) {
			let { clock, log, fetch } = io;
			credentials.apiKey !== void 0 && log.mask(credentials.apiKey);
			let toObservedIo = (route) => onRequest === void 0 ? io : {
				...io,
				fetch: observeFetch(fetch, {
					clock,
					route,
					onRequest
				})
			}, source = await createTokenSource(credentials.subjectToken, toObservedIo("identity"));
			return {
				...toObservedIo("exchange"),
				...credentials,
				baseUrl,
				source
			};
		}
		function createTokenSource(setting, io) {
			if (setting.from === "input") return givenSource(setting.token, io.log);
			let workspace = openWorkspace(io);
			return setting.from === "ci" ? detectSource(ambientSources({
				...io,
				...workspace
			})) : fileSource({
				...io,
				readText: () => workspace.readInputText(setting.path)
			}, {
				name: "subject-token-file",
				input: "subject-token-file",
				path: workspace.resolve(setting.path)
			});
		}
		async function io_withinTime(io, timeoutMs, work) {
			let { deadline } = io;
			if (deadline !== void 0) return work({
				...io,
				deadline
			});
			let timeLimit = new AbortController(), timer = setTimeout(() => {
				let message = `The step took longer than ${Math.round(timeoutMs / 1e3)} s. Raise "timeout" if the work needs it.`;
				timeLimit.abort(new lib_errors.e4("timeout", message));
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
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		};
		toKey("event", "text", "The event that started the workflow, such as push.", ({ event }) => event), toKey("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref), toKey("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref), toKey("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork), toKey("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft), toKey("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels), toKey("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission), toKey("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association), toKey("actor.type", "text", "User or Bot.", ({ actor }) => actor.type), toKey("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login), toKey("environment", "text", "The deployment environment of the job.", ({ environment }) => environment), toKey("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility);
		function toKey(path, valueType, about, read) {
			let [name = "", group] = path.split(".").toReversed();
			return {
				path,
				group,
				name,
				valueType,
				about,
				read
			};
		}
		let createInvisiblePattern = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function showInvisible(text) {
			return /^[ -~]*$/.test(text) ? text : text.replace(createInvisiblePattern(), escapeCharacter);
		}
		function showValue(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = showInvisible(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}\u2026` : text;
		}
		function escapeCharacter(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		let pathKey = /^\/(?:paths|inside|outside)(?:\/|$)/u, unknownPlace = "unknown";
		function whyBeyondLimits({ parts, openKeys }, pause) {
			if (isCut(pause)) return `arguments: they are ${tooLarge}, and no rule allows that`;
			let outside = (0, lib_json.hQ)(pause.arguments, "outside"), isOutside = outside !== void 0 && !isEmpty(outside) && parts.includes("outside");
			if (pause.command === void 0) return isUnknown(outside) ? "outside: it is unknown where a path leads, and no rule allows that" : isPlaceUnknown(pause) ? "cwd: the folder is unknown, and no rule allows that" : isOutside ? `outside: ${showName(outside)}, and the rule has no matcher on /outside` : void 0;
			let folder = describeFolder(pause);
			if (folder === unknownPlace) return "folder: unknown, and no rule allows a command in an unknown folder";
			if (folder !== void 0 && parts.includes("folder")) return `folder: ${folder} is not the root of the work folder`;
			if (isOutside) return `folder: ${showName(outside)} is outside the work folder, and the rule has no matcher on /cwd or /outside`;
			let environment = listNames(pause, "env", openKeys);
			if (environment !== void 0 && parts.includes("environment")) return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
			let others = listNames(pause, "arguments", openKeys);
			if (others !== void 0 && parts.includes("arguments")) return `arguments: the call has ${others} besides its command, and the rule has no matcher on /arguments`;
		}
		function describePlace(pause) {
			if (pause.command === void 0) return;
			let folder = describeFolder(pause), environment = listNames(pause, "env"), others = listNames(pause, "arguments"), parts = [
				folder === unknownPlace ? "in an unknown folder" : folder && `in ${folder}`,
				environment && `with ${environment}`,
				others && `with the arguments ${others}`
			].filter((part) => part !== void 0);
			return parts.length === 0 ? void 0 : parts.join(", ");
		}
		function describeFolder({ arguments: fields }) {
			let [cwd, workdir, inside, outside] = [
				"cwd",
				"workdir",
				"inside",
				"outside"
			].map((name) => (0, lib_json.hQ)(fields, name));
			return cwd === unknownPlace || isUnknown(outside) ? unknownPlace : outside !== void 0 && !isEmpty(outside) ? showName(outside) : workdir !== void 0 && workdir !== cwd ? showName(workdir) : inside === void 0 ? cwd === void 0 ? void 0 : showName(cwd) : isRoot(inside) ? void 0 : showName(inside);
		}
		function listNames(pause, name, openKeys = []) {
			let value = (0, lib_json.hQ)(pause.arguments, name);
			if (value === void 0 || isEmpty(value)) return;
			if (!(0, lib_json.Gv)(value)) return showName(value);
			let steps = openKeys.map((pointer) => (0, lib_json.qT)(pointer) ?? []).filter(([field]) => field === name), openNames = new Set(steps.map(([, openName]) => openName)), others = Object.keys(value).filter((key) => !openNames.has(key));
			return others.length === 0 ? void 0 : others.slice(0, 5).map(showName).join(", ");
		}
		function whyUnjudgeable(key, pause) {
			if (/^\/(?:arguments|url|title)(?:\/|$)/u.test(key)) return isCut(pause) ? `the arguments are ${tooLarge}` : void 0;
			if (key === "/cwd" || pathKey.test(key)) return (0, lib_json.hQ)(pause.arguments, "cwd") === unknownPlace ? "the folder is unknown" : key !== "/cwd" && isPlaceUnknown(pause) ? "it is unknown where a path leads" : void 0;
		}
		let tooLarge = "cut off, because they are too large or have an address that is not in its plain form";
		function isCut({ arguments: fields }) {
			return JSON.stringify([(0, lib_json.hQ)(fields, "arguments"), (0, lib_json.hQ)(fields, "url")]).includes("\u2026 (cut)");
		}
		function isPlaceUnknown({ arguments: fields }) {
			return (0, lib_json.hQ)(fields, "cwd") === unknownPlace || isUnknown((0, lib_json.hQ)(fields, "outside"));
		}
		function isUnknown(outside) {
			return (0, lib_json.Lv)(outside) ? outside.includes(unknownPlace) : outside === unknownPlace;
		}
		function isRoot(inside) {
			return (0, lib_json.Lv)(inside) ? inside.length > 0 && inside.every((one) => one === ".") : inside === ".";
		}
		function isEmpty(value) {
			return (0, lib_json.Lv)(value) ? value.length === 0 : (0, lib_json.Gv)(value) && Object.keys(value).length === 0;
		}
		function showName(value) {
			return (0, lib_json.Lv)(value) && value.length > 0 ? value.slice(0, 5).map(showName).join(", ") : typeof value == "string" && /^[\w@%+=:,./-]+$/.test(value) ? value : showValue(value);
		}
		function matches({ test, missing }, value, mode, links) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === unknownWord ? test.listed?.includes(unknownWord) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard",
				links
			});
		}
		function explainMismatch(key, { test, missing }, value, links) {
			let why = value === void 0 ? void 0 : test.whyNot?.(value, links);
			if (why !== void 0) return `${key}: ${why}`;
			let oddity = value === void 0 ? "" : test.describeOdd?.(value) ?? "";
			return `${key} is ${showValue(value)}${oddity}, wants ${test.wanted}${missing ? ", or missing" : ""}`;
		}
		function explainUnusualMatch(key, { test }, value, links) {
			if (value === void 0) return `${key} is missing`;
			let oddity = test.describeOdd?.(value) ?? "";
			if (oddity !== "") return `${key} is ${showValue(value)}${oddity}`;
			let why = test.whyHolds?.(value, links);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
		function whyWhenFails({ when }, context) {
			let failing = when.find(({ matcher, value }) => !matches(matcher, value(context), "when"));
			return failing && (() => explainMismatch(`when.${failing.key}`, failing.matcher, failing.value(context)));
		}
		function whyEntryFails(entry, pause, context, mode) {
			let whenFailure = whyWhenFails(entry, context);
			if (whenFailure !== void 0) return whenFailure;
			let failing = entry.match.find((condition) => !isMet(condition, pause, mode));
			if (failing !== void 0) return () => explainMismatch(failing.key, failing.matcher, failing.value(pause), pause.links);
			let placeFailure = entry.placeLimits && whyBeyondLimits(entry.placeLimits, pause);
			return placeFailure === void 0 ? void 0 : () => placeFailure;
		}
		function isMatched(entry, pause, context, mode) {
			return whyEntryFails(entry, pause, context, mode) === void 0;
		}
		function isMet({ key, matcher, value }, pause, mode) {
			return matches(matcher, value(pause), mode, pause.links) || mode === "guard" && whyUnjudgeable(key, pause) !== void 0;
		}
		function explainEntry(entry, pause, context, mode) {
			let failing = whyEntryFails(entry, pause, context, mode);
			return {
				matched: failing === void 0,
				because: failing?.() ?? explainMatch(entry, pause, mode)
			};
		}
		function explainMatch(entry, pause, mode) {
			let { links } = pause;
			for (let condition of entry.match) {
				let value = condition.value(pause), doubt = mode !== "guard" || matches(condition.matcher, value, mode, links) ? void 0 : whyUnjudgeable(condition.key, pause);
				if (doubt !== void 0) return `${condition.key}: ${doubt}`;
				let reason = explainUnusualMatch(condition.key, condition.matcher, value, links);
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
		function readLinks(fields) {
			let list = (0, lib_json.hQ)(fields, "links");
			if (!(0, lib_json.Lv)(list)) return;
			let links = list.flatMap((link) => {
				let argument = (0, lib_json.Gv)(link) ? (0, lib_json.hQ)(link, "argument") : void 0, places = (0, lib_json.Gv)(link) ? (0, lib_json.hQ)(link, "leads_to") : void 0;
				return typeof argument != "string" || !(0, lib_json.Lv)(places) ? [] : [[argument, places.filter((place) => typeof place == "string")]];
			});
			return new Map(links);
		}
		function isPermission(pause) {
			return pause.kind === "permission";
		}
		let maxBytes = 65536, lastParsed;
		function readPause(text) {
			return lastParsed?.text !== text && (lastParsed = {
				text,
				pause: parsePause(text)
			}), lastParsed.pause;
		}
		function parsePause(text) {
			let bytes = Buffer.byteLength(text);
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, but at most ${maxBytes} are judged` };
			let value = (0, lib_json.qF)(text);
			if (!(0, lib_json.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = findStructuralFlaw(text, 32);
			return flaw === void 0 ? parseFields(value) : { error: flaw };
		}
		function parseFields(object) {
			let kind = (0, lib_json.hQ)(object, "kind"), operation = (0, lib_json.hQ)(object, "operation"), options = (0, lib_json.hQ)(object, "options"), message = (0, lib_json.hQ)(object, "message"), command = (0, lib_json.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let shellCommand = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return shellCommand !== void 0 && command !== void 0 && shellCommand !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: shellCommand === void 0 ? operation : "shell",
				command: shellCommand ?? command,
				links: readLinks(object)
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, lib_json.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExactNumber(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		function* tokenize(text) {
			let tokenStart = /["{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
			for (let match = tokenStart.exec(text); match !== null; match = tokenStart.exec(text)) match[0] === "\"" && (tokenStart.lastIndex = findStringEnd(text, match.index)), yield text.slice(match.index, tokenStart.lastIndex);
		}
		function findStringEnd(text, from) {
			for (let quote = text.indexOf("\"", from + 1); quote !== -1; quote = text.indexOf("\"", quote + 1)) {
				let backslash = quote;
				for (; text[backslash - 1] === "\\";) --backslash;
				if ((quote - backslash) % 2 == 0) return quote + 1;
			}
			return text.length;
		}
		function findStructuralFlaw(text, levels) {
			let openKeys = [], awaitsKey = !1;
			for (let token of tokenize(text)) if (token === "{" || token === "[") {
				if (openKeys.push(token === "{" ? new Set() : void 0), openKeys.length > levels) return `the values nest deeper than ${levels} levels`;
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") openKeys.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = openKeys.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExactNumber(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = openKeys.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} appears twice`;
				keys?.add(name), awaitsKey = !1;
			}
		}
		let declineText = JSON.stringify({ action: "decline" });
		function canBeDeclined(question) {
			let fields = (0, lib_json.hQ)(question, "fields");
			return (0, lib_json.Lv)(fields) && fields.length > 0;
		}
		function fitAnswer(answer, question) {
			let fields = readQuestionFields(question);
			if (typeof fields == "string") return { error: fields };
			if (fields.length === 0) return typeof answer == "string" ? { text: answer } : { error: "the question has no fields, so the answer must be a string" };
			let content = toContent(answer, fields);
			if (typeof content == "string") return { error: content };
			let flaw = findContentFlaw(content, fields);
			return flaw === void 0 ? { text: JSON.stringify({
				action: "accept",
				content: Object.fromEntries(content)
			}) } : { error: flaw };
		}
		function readQuestionFields(question) {
			let fields = (0, lib_json.hQ)(question, "fields");
			if (fields === void 0) return [];
			if (!(0, lib_json.Lv)(fields)) return "the question's \"fields\" are not a list";
			let questionFields = [];
			for (let each of fields) {
				let field = readQuestionField(each);
				if (typeof field == "string") return field;
				if (questionFields.some((other) => other.name === field.name)) return `the question has two fields named ${JSON.stringify(field.name)}`;
				questionFields.push(field);
			}
			return questionFields;
		}
		let fieldTypes = new Set([
			"string",
			"number",
			"integer",
			"boolean"
		]);
		function readQuestionField(value) {
			if (!(0, lib_json.Gv)(value)) return "one of the question's fields is not an object";
			let name = (0, lib_json.hQ)(value, "name");
			if (typeof name != "string") return "one of the question's fields has no name";
			let type = (0, lib_json.hQ)(value, "type");
			if (typeof type != "string" || !fieldTypes.has(type)) return `the question's field ${JSON.stringify(name)} has a type that is not supported`;
			let required = (0, lib_json.hQ)(value, "required");
			if (required !== void 0 && typeof required != "boolean") return `the "required" of the question's field ${JSON.stringify(name)} is not true or false`;
			let options = (0, lib_json.hQ)(value, "options");
			return options !== void 0 && !(0, lib_json.Lv)(options) ? `the options of the question's field ${JSON.stringify(name)} are not a list` : {
				name,
				type,
				required: required ?? !1,
				options: options ?? []
			};
		}
		function toContent(answer, fields) {
			if (typeof answer != "string") return new Map(Object.entries(answer));
			let [field, second] = fields;
			return field === void 0 || second !== void 0 ? `a string answers only one field, not ${fields.length}` : new Map([[field.name, answer]]);
		}
		function findContentFlaw(content, fields) {
			for (let name of content.keys()) if (!fields.some((field) => field.name === name)) return `the question has no field ${JSON.stringify(name)}`;
			for (let field of fields) {
				let value = content.get(field.name);
				if (value === void 0) {
					if (field.required) return `the field ${JSON.stringify(field.name)} is required and not answered`;
				} else {
					if (!(field.type === "integer" ? Number.isInteger(value) : typeof value === field.type)) return `${JSON.stringify(value)} is not of the type ${field.type}, which the field ${JSON.stringify(field.name)} has`;
					if (field.options.length > 0 && !field.options.includes(value)) return `${JSON.stringify(value)} is not one of the options of the field ${JSON.stringify(field.name)}`;
				}
			}
		}
		function readPersonAnswer(wish, pause) {
			if (isPermission(pause)) return typeof wish == "string" ? { verb: wish } : { error: "This pause asks for a permission. Say allow, allow-always or reject." };
			if (wish === "reject") return { verb: "reject" };
			if (typeof wish == "string") return { error: "This pause is a question. Answer it, or reject it." };
			let answer = wish.value;
			if (!isCannedAnswer(answer)) return { error: "An answer must be a string, or a JSON object whose fields are strings, numbers, true or false." };
			let fitted = fitAnswer(answer, pause.arguments);
			return "error" in fitted ? { error: `The answer does not fit the question: ${fitted.error}.` } : {
				verb: "answer",
				answer
			};
		}
		function isCannedAnswer(value) {
			return typeof value == "string" || (0, lib_json.Gv)(value) && Object.values(value).every((each) => [
				"string",
				"number",
				"boolean"
			].includes(typeof each));
		}
		let rejectLadder = ["reject_once", "reject_always"], ladders = {
			allow: ["allow_once", ...rejectLadder],
			"allow-always": [
				"allow_always",
				"allow_once",
				...rejectLadder
			],
			reject: rejectLadder,
			"reject-always": ["reject_always", "reject_once"]
		};
		function chooseOption(verb, offered) {
			return ladders[verb].find((option) => offered.includes(option));
		}
		function isAllowOption(option) {
			return option === "allow_once" || option === "allow_always";
		}
		let nothingSpent = {
			answers: 0,
			allows: 0,
			rejectsInARow: 0
		};
		function spend(spent, answer) {
			return {
				answers: spent.answers + 1,
				allows: spent.allows + +(answer === "allow"),
				rejectsInARow: answer === "allow" ? 0 : spent.rejectsInARow + +(answer === "reject")
			};
		}
		function describeBudget(budget, spent, samePause) {
			return [
				`answers ${spent.answers} of ${budget.answers}`,
				`allows ${spent.allows} of ${budget.allows}`,
				`rejects in a row ${spent.rejectsInARow} of ${budget.rejects_in_a_row}`,
				`same pause ${samePause} of ${budget.same_pause}`
			].join(", ");
		}
		function chooseAnswer(pause, verb, canned, { budget, spent }) {
			let answer = isPermission(pause) ? answerPermission(pause, verb === "answer" ? "reject" : verb, budget, spent) : answerQuestion(pause, canned, verb);
			return answer.outcome !== "reject" || spent.rejectsInARow < budget.rejects_in_a_row ? answer : createStop(`The ${budget.rejects_in_a_row} rejects in a row of this run are used up.`, `${answer.ladder}; too many in a row, stop`);
		}
		function answerPermission(pause, verb, budget, spent) {
			let option = chooseOption(verb, pause.options), ladder = describeLadder(verb, pause.options, option);
			if (option === void 0) return createStop(`None of ${ladders[verb].join(", ")} is offered.`, ladder);
			if (!isAllowOption(option)) {
				let allows = ladders[verb].filter(isAllowOption);
				return {
					outcome: "reject",
					answer: option,
					reason: allows.length === 0 ? null : `None of ${allows.join(", ")} is offered.`,
					ladder
				};
			}
			if (spent.allows < budget.allows) return {
				outcome: "allow",
				answer: option,
				reason: null,
				ladder
			};
			let refusal = answerPermission(pause, "reject", budget, spent), reason = `The ${budget.allows} allows of this run are used up.`;
			return {
				...refusal,
				reason,
				ladder: `${ladder}; used up, ${refusal.ladder}`
			};
		}
		function answerQuestion(pause, canned, verb) {
			if (verb === "answer" && canned !== void 0) {
				let fitted = fitAnswer(canned, pause.arguments);
				return "text" in fitted ? {
					outcome: "answer",
					answer: fitted.text,
					reason: null,
					ladder: "answer: fits the question"
				} : createStop(`The answer does not fit the question: ${fitted.error}.`, "answer: does not fit, stop");
			}
			return canBeDeclined(pause.arguments) ? {
				outcome: "reject",
				answer: declineText,
				reason: null,
				ladder: "reject: decline"
			} : createStop("A question without fields cannot be declined.", "reject: no fields to decline, stop");
		}
		function createStop(reason, ladder) {
			return {
				outcome: "stop",
				answer: null,
				reason,
				ladder
			};
		}
		function describeLadder(verb, offered, chosen) {
			return `${verb}: ${(chosen === void 0 ? ladders[verb] : ladders[verb].slice(0, ladders[verb].indexOf(chosen) + 1)).map((option) => offered.includes(option) ? option : `${option} is not offered`).join(", ")}${chosen === void 0 ? ", stop" : ""}`;
		}
		function startDecisions(policy, context, earlier) {
			let run = {
				policy,
				context,
				entryCounts: new Map(earlier?.entries),
				pauseCounts: new Map(earlier?.pauses),
				lastJudged: new Map(),
				spent: earlier?.spent ?? nothingSpent
			};
			return {
				decide: (request) => decide(run, request),
				nobodyAnswered: (request) => answerPause(run, findJudged(run, request), "reject", "Nobody answered."),
				personAnswered(request, wish) {
					let judged = findJudged(run, request), reading = readPersonAnswer(wish, judged.pause);
					return "error" in reading ? reading : answerPause(run, judged, reading.verb, "A person decided.", reading.answer);
				},
				refused: (request, decision) => answerRefusal(run, request, decision),
				counts: () => ({
					spent: run.spent,
					entries: new Map(run.entryCounts),
					pauses: new Map(run.pauseCounts)
				})
			};
		}
		function decide(run, request) {
			let pause = readPause(request.arguments);
			if ("error" in pause) return stopMalformed(run, pause.error);
			let judged = judge(run, pause);
			run.lastJudged.set(request.toolCallId, judged);
			let { id, verb = "answer", limit } = judged.entry;
			if (verb === "stop") return stopRun(judged, null);
			let usedUp = whyUsedUp(run, judged);
			if (usedUp !== void 0) return stopRun(judged, usedUp);
			let uses = run.entryCounts.get(id) ?? 0;
			if (limit !== void 0 && uses >= limit) {
				let why = `The limit ${limit} of "${id}" is used up.`;
				return isPermission(pause) ? answerPause(run, judged, "reject", why) : stopRun(judged, why);
			}
			return run.entryCounts.set(id, uses + 1), verb === "ask" ? askPerson(judged) : answerPause(run, judged, verb, null);
		}
		function judge(run, pause) {
			let text = (0, lib_json.dj)(pause.arguments), earlierCount = run.pauseCounts.get(text) ?? 0;
			run.pauseCounts.set(text, earlierCount + 1);
			let { deciding, trace } = evaluate(run.policy, pause, run.context), budgets = describeBudget(run.policy.budget, run.spent, earlierCount);
			return {
				pause,
				entry: deciding.entry,
				trace,
				budgets,
				earlierCount,
				spentBefore: run.spent,
				wasRefused: !1
			};
		}
		function whyUsedUp({ policy: { budget }, spent }, { earlierCount }) {
			return spent.answers >= budget.answers ? `The ${budget.answers} answers of this run are used up.` : earlierCount >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : void 0;
		}
		function findJudged(run, request) {
			let judged = run.lastJudged.get(request.toolCallId);
			if (judged === void 0) throw TypeError(`The pause "${request.toolCallId}" has not been decided.`);
			return judged;
		}
		function answerPause(run, judged, verb, why, canned = judged.entry.answer) {
			let bounds = {
				budget: run.policy.budget,
				spent: run.spent
			}, { outcome, answer, ladder, reason } = chooseAnswer(judged.pause, verb, canned, bounds);
			return outcome !== "stop" && (run.spent = spend(run.spent, outcome)), toDecision(judged, {
				outcome,
				answer,
				ladder,
				reason: reason ?? why ?? judged.entry.reason
			});
		}
		function answerRefusal(run, request, { answer }) {
			let judged = findJudged(run, request), why = `The service refused the answer ${JSON.stringify(answer)}.`;
			return judged.wasRefused ? stopRun(judged, why) : (judged.wasRefused = !0, run.spent = judged.spentBefore, answerPause(run, judged, "reject", why));
		}
		function askPerson(judged) {
			let { pause } = judged;
			if (isPermission(pause) && chooseOption("allow-always", pause.options) === void 0) return stopRun(judged, "No known option is offered, so there is nothing to ask.");
			let decline = canBeDeclined(pause.arguments) ? "decline" : void 0;
			return toDecision(judged, {
				outcome: "ask",
				answer: null,
				ladder: `ask: a person decides; without one ${(isPermission(pause) ? chooseOption("reject", pause.options) : decline) ?? "stop"}`,
				reason: judged.entry.reason
			});
		}
		function stopRun(judged, why) {
			return toDecision(judged, {
				outcome: "stop",
				answer: null,
				ladder: null,
				reason: why ?? judged.entry.reason
			});
		}
		function toDecision({ pause, entry, trace, budgets }, result) {
			let builtTrace;
			return {
				pause,
				kind: pause.kind ?? null,
				operation: pause.operation ?? null,
				place: describePlace(pause),
				verb: entry.verb ?? "answer",
				rule: entry.id,
				budgets,
				...result,
				get trace() {
					return builtTrace ??= trace(), builtTrace;
				}
			};
		}
		function stopMalformed(run, why) {
			return {
				pause: null,
				kind: null,
				operation: null,
				place: void 0,
				verb: "stop",
				answer: null,
				outcome: "stop",
				rule: "malformed",
				reason: `The pause can't be judged: ${why}.`,
				trace: [],
				ladder: null,
				budgets: describeBudget(run.policy.budget, run.spent, 0)
			};
		}
		function evaluate(policy, pause, context) {
			let list = isPermission(pause) ? "rules" : "questions", entries = [...policy.guards.map((entry) => ({
				entry,
				list: "guards",
				mode: "guard"
			})), ...policy[list].map((entry) => ({
				entry,
				list,
				mode: "rule"
			}))], decidingIndex = entries.findIndex(({ entry, mode }) => isMatched(entry, pause, context, mode)), defaultEntry = {
				list: "default",
				entry: {
					id: "default",
					reason: null,
					verb: list === "rules" ? policy.default : "stop"
				}
			}, isDefault = decidingIndex === -1, trace = () => {
				let judgedEntries = entries.map(({ entry, list: name, mode }, index) => {
					let judged = isDefault || index <= decidingIndex ? explainEntry(entry, pause, context, mode) : {
						matched: !1,
						because: "not reached"
					};
					return {
						id: entry.id,
						list: name,
						...judged
					};
				}), because = isDefault ? `no guard and no ${list === "rules" ? "rule" : "question"} matches` : "not reached";
				return [...judgedEntries, {
					id: "default",
					list: "default",
					matched: isDefault,
					because
				}];
			};
			return {
				deciding: entries[decidingIndex] ?? defaultEntry,
				trace
			};
		}
		let rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: {
				answers: 40,
				allows: 15,
				rejects_in_a_row: 4,
				same_pause: 3
			},
			guards: [],
			rules: [],
			questions: [],
			changes: void 0,
			changeBudget: {
				files: 20,
				bytes: 262144,
				lines: 1e3
			},
			tests: [],
			shownSigns: new Set()
		};
		function toToolCall(pending) {
			let { tool_call_id, name, arguments: argumentsText } = pending;
			return {
				index: 0,
				id: tool_call_id,
				type: "function",
				function: {
					name,
					arguments: argumentsText
				}
			};
		}
		let statusShape = schemas._H3({
			state: schemas.YjP(),
			context: schemas.YjP(),
			target_url: schemas.mee(schemas.YjP()),
			creator: schemas.mee(schemas._H3({
				login: schemas.YjP(),
				type: schemas.YjP()
			}))
		});
		async function commit_status_readNewestStatus(github, { sha, context }) {
			let statuses = github.list(({ repos }) => repos.listCommitStatusesForRef, { ref: sha }, schemas.YOg(statusShape));
			for await (let status of statuses) if (status.context === context) return status;
		}
		async function commit_status_writeStatus(github, { sha, context, runUrl }, { state, description }) {
			let status = {
				sha,
				context,
				state,
				description: description.slice(0, 140),
				target_url: runUrl
			};
			await github.json(({ repos }) => repos.createCommitStatus, status, schemas.L5J());
		}
		let retryWaitsMs = [1e3, 4e3];
		async function commit_status_concludeStatus(github, place, status, { clock, signal }) {
			for (let wait of retryWaitsMs) try {
				return await tryConclude(github, place, status);
			} catch (error) {
				if (!(error instanceof lib_errors.y_ && (error.data.status === void 0 || error.data.status >= 500))) throw error;
				await clock.sleep(wait, signal);
			}
			return tryConclude(github, place, status);
		}
		async function tryConclude(github, place, status) {
			let newest = await commit_status_readNewestStatus(github, place);
			return newest?.target_url === place.runUrl && (newest.state !== status.state && await commit_status_writeStatus(github, place, status), !0);
		}
		schemas.FsL(schemas._H3({ commits: schemas.YOg(schemas._H3({ sha: schemas.YjP() })) }), schemas.pdi(({ commits }) => commits)), schemas.YOg(schemas._H3({
			number: schemas.Whr(),
			state: schemas.YjP(),
			head: schemas._H3({ sha: schemas.YjP() })
		}));
		function merge_group_notReviewed(why) {
			return {
				state: "error",
				description: `Not reviewed: ${why}`
			};
		}
		var refusal = __webpack_require__(852);
		function createGitHub(options) {
			let { repository } = options, open = async (call) => {
				let { createOctokit } = await Promise.all([
					__webpack_require__.e(752),
					__webpack_require__.e(845),
					__webpack_require__.e(377)
				]).then(__webpack_require__.bind(__webpack_require__, 377));
				return createOctokit({
					...options,
					...call
				});
			}, attempt = async (call) => {
				try {
					return await call();
				} catch (error) {
					throw options.signal.throwIfAborted(), rest_toToolkitError(error);
				}
			}, ask = async (call, shape, maxBodyBytes) => {
				let opened = await open({ maxBodyBytes }), { data } = await attempt(() => call(opened.octokit));
				return parseAnswer(data, shape, opened);
			};
			return {
				repository,
				ask,
				json(method, params, shape, maxBodyBytes) {
					return ask(({ rest }) => method(rest)({
						...repository,
						...params
					}), shape, maxBodyBytes);
				},
				async bytes(method, params, maxBodyBytes) {
					let { octokit, lastCall } = await open({
						maxBodyBytes,
						isRaw: !0
					});
					return await attempt(() => method(octokit.rest)({
						...repository,
						...params
					})), lastCall()?.response.bytes;
				},
				async graphql({ query, variables }, shape) {
					let opened = await open({ isRead: query.startsWith("query") }), { data } = await attempt(() => opened.octokit.request("POST /graphql", {
						query,
						variables
					}));
					return readGraphql(data, shape, opened);
				},
				async *list(method, params, shape, maxBodyBytes) {
					let opened = await open({ maxBodyBytes }), { rest, paginate } = opened.octokit, query = {
						...repository,
						per_page: 100,
						...params
					}, pages = (await attempt(async () => paginate.iterator(method(rest), query)))[Symbol.asyncIterator]();
					for (let page = 1; page <= 50; page += 1) {
						let next = await attempt(() => pages.next());
						if (next.done === !0) return;
						yield* parseAnswer(next.value.data, shape, opened);
					}
				}
			};
		}
		function parseAnswer(data, shape, { lastCall }) {
			let result = shape.safeParse(data);
			if (result.success) return result.data;
			let path = result.error.issues[0]?.path.join(".") ?? "", call = lastCall(), message = `GitHub's answer to ${call?.what ?? "a request"} is not what its API describes${path === "" ? "" : `, at "${path}"`}.`;
			throw new lib_errors.y_("github_malformed", message, { status: call?.response.status });
		}
		let statusByType = {
			FORBIDDEN: 403,
			INSUFFICIENT_SCOPES: 403,
			NOT_FOUND: 404
		};
		function readGraphql(answer, shape, opened) {
			let { data, errors = [] } = parseAnswer(answer, refusal.Dz, opened), refusals = errors.map(({ message, type, path }) => ({
				message: message.slice(0, 300),
				type,
				field: typeof path?.[0] == "string" ? path[0] : void 0
			})), [first] = refusals;
			if (first === void 0 || shape.safeParse(data).success) return {
				data: parseAnswer(data, shape, opened),
				refused: refusals
			};
			let status = statusByType[first.type ?? ""], remedy = status === void 0 ? "" : " Check that the job's \"permissions\" let \"github-token\" do this.", message = `GitHub's GraphQL API refused (${first.type ?? "no type"}): ${first.message}${remedy}`;
			throw new lib_errors.y_("github_refused", message, { status });
		}
		function rest_toToolkitError(error) {
			let cause = error instanceof Error && !(error instanceof lib_errors.h4) ? error.cause : error;
			return cause instanceof lib_errors.h4 ? cause : new lib_errors.y_("github_malformed", "A request to GitHub's API failed.", { cause: error });
		}
		async function unlessStatus(answer, ...statuses) {
			try {
				return await answer;
			} catch (error) {
				if (error instanceof lib_errors.y_ && statuses.includes(error.data.status ?? 0)) return;
				throw error;
			}
		}
		let permissionLevels = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		], authorShape = schemas.mee(schemas._H3({
			login: values.Qq,
			type: values.mR
		})), userShape = schemas._H3({
			login: values.Qq,
			type: values.Qq
		}), permissionShape = schemas._H3({
			permission: values.Qq,
			role_name: values.mR,
			user: schemas.cl6(userShape)
		}), levelShape = schemas.k5n(permissionLevels);
		async function readStanding(github, login) {
			let user = await unlessStatus(github.ask(({ rest }) => rest.users.getByUsername({ username: login }), userShape), 404) ?? (await askPermission(github, login))?.user;
			return user?.login.toLowerCase() === login.toLowerCase() ? {
				login,
				type: user.type,
				permission: await readPermission(github, login)
			} : {
				login,
				type: "unknown",
				permission: "none"
			};
		}
		async function readPermission(github, login) {
			let answer = await askPermission(github, login);
			return levelShape.safeParse(answer?.role_name).data ?? levelShape.safeParse(answer?.permission).data ?? "none";
		}
		function askPermission(github, username) {
			return unlessStatus(github.json(({ repos }) => repos.getCollaboratorPermissionLevel, { username }, permissionShape), 404);
		}
		let viewerShape = schemas._H3({ viewer: schemas._H3({ login: values.Qq }) }), workflowAccount = {
			login: "github-actions[bot]",
			type: "Bot"
		};
		async function readOwnAccount(github) {
			try {
				let { viewer } = await github.ask(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
				return toAccount(viewer.login);
			} catch (error) {
				if (error instanceof lib_errors.h4) return workflowAccount;
				throw error;
			}
		}
		function toAccount(login) {
			return {
				login,
				type: login.endsWith("[bot]") ? "Bot" : "User"
			};
		}
		function listActors(event, env) {
			let upstream = event_textAt(event.payload, "workflow_run", "actor", "login");
			if (event.name === "workflow_run" && upstream === void 0) return [];
			let rerunLogin = event_textAt(event.payload, "workflow_run", "triggering_actor", "login"), logins = [
				env.GITHUB_ACTOR,
				env.GITHUB_TRIGGERING_ACTOR,
				upstream,
				rerunLogin
			];
			return [...new Set(logins.flatMap((login) => login === void 0 || login === "" ? [] : login))];
		}
		function valueAt(value, ...path) {
			return path.reduce((inner, name) => (0, lib_json.Gv)(inner) && Object.hasOwn(inner, name) ? inner[name] : void 0, value);
		}
		function event_textAt(value, ...path) {
			let field = valueAt(value, ...path);
			return typeof field == "string" && field !== "" ? field : void 0;
		}
		function integerAt(value, ...path) {
			let field = valueAt(value, ...path);
			return typeof field == "number" && Number.isSafeInteger(field) ? field : void 0;
		}
		function listAt(value, ...path) {
			let field = valueAt(value, ...path);
			return Array.isArray(field) ? field : [];
		}
		let refShape = schemas._H3({
			ref: values.Qq,
			sha: values.Qq,
			repo: schemas.mee(schemas._H3({
				id: values.nd,
				full_name: values.Qq
			}))
		});
		schemas._H3({
			number: values.nd,
			title: values.Qq,
			body: values.ef,
			state: values.Qq,
			draft: schemas.lqM(values.Jt),
			user: authorShape,
			updated_at: values.Qq,
			labels: schemas.YOg(schemas._H3({ name: values.Qq })),
			head: refShape,
			base: refShape
		});
		let filesShape = schemas.YOg(schemas._H3({
			filename: values.Qq,
			status: values.Qq,
			additions: values.nd,
			deletions: values.nd,
			previous_filename: values.mR,
			patch: values.mR
		}));
		async function readFiles(github, number) {
			return Array.fromAsync(github.list(({ pulls }) => pulls.listFiles, { pull_number: number }, filesShape, 67108864));
		}
		function readRepository(env) {
			let [, owner, repo] = /^([\w-]+)\/([\w.-]+)$/.exec(env.GITHUB_REPOSITORY ?? "") ?? [];
			return owner === void 0 || repo === void 0 ? void 0 : {
				owner,
				repo
			};
		}
		function toFullName({ owner, repo }) {
			return `${owner}/${repo}`;
		}
		let upstreams = [
			"workflow_run",
			"check_run",
			"check_suite"
		];
		function readSubject({ payload }) {
			let pullRequest = valueAt(payload, "pull_request");
			if ((0, lib_json.Gv)(pullRequest)) return toSubject(pullRequest, { isPullRequest: !0 });
			let issue = valueAt(payload, "issue");
			if ((0, lib_json.Gv)(issue)) return toSubject(issue, { isPullRequest: (0, lib_json.Gv)(valueAt(issue, "pull_request")) });
			let [first] = listAt(upstreams.map((name) => valueAt(payload, name)).find(lib_json.Gv), "pull_requests");
			return (0, lib_json.Gv)(first) ? toSubject(first, { isPullRequest: !0 }) : void 0;
		}
		function toSubject(payload, { isPullRequest }) {
			let number = integerAt(payload, "number");
			if (number === void 0 || number < 1) return;
			let body = valueAt(payload, "body");
			return {
				number,
				isPullRequest,
				title: event_textAt(payload, "title"),
				body: body === null || typeof body == "string" ? body : void 0,
				headSha: shaAt(payload, "head", "sha"),
				baseSha: shaAt(payload, "base", "sha"),
				baseRef: event_textAt(payload, "base", "ref")
			};
		}
		function shaAt(payload, ...path) {
			let sha = event_textAt(payload, ...path);
			return sha !== void 0 && /^[0-9a-f]{40}$/.test(sha) ? sha : void 0;
		}
		function openGitHub(io, { githubToken }, trigger) {
			return "github" in trigger ? trigger : createAccess(io, githubToken, trigger);
		}
		function createAccess(io, token, event) {
			let { env, fetch, clock, log } = io, api = {
				apiUrl: (env.GITHUB_API_URL ?? "").replace(/\/+$/, "") || "https://api.github.com",
				graphqlUrl: env.GITHUB_GRAPHQL_URL || void 0,
				fetch,
				clock,
				log
			}, github = (signal = io.signal) => {
				if (token !== void 0) return createGitHub({
					...api,
					token,
					repository: repository(),
					signal
				});
				throw values_missing("github-token", (0, wording.MH)`${(0, wording.hF)("github-token")} is empty, but this run needs GitHub's API.`);
			}, repository = () => {
				let fromEnv = readRepository(env);
				if (fromEnv !== void 0) return fromEnv;
				throw new lib_errors.dz("input_invalid", `GITHUB_REPOSITORY is "${env.GITHUB_REPOSITORY ?? ""}", not owner/name.`);
			}, subject = readSubject(event), standings = once(() => Promise.all(listActors(event, env).map((login) => readStanding(github(), login)))), account = once(async () => readOwnAccount(github())), setAccount = (knownAccount) => {
				account = async () => knownAccount;
			}, files = once(async () => subject?.isPullRequest === !0 ? readFiles(github(), subject.number) : []), repositoryName = () => toFullName(repository());
			return {
				event,
				subject,
				github,
				repositoryName,
				standings,
				account: () => account(),
				setAccount,
				files
			};
		}
		async function readEvent({ env, readFile, log }) {
			let name = env.GITHUB_EVENT_NAME ?? "", path = env.GITHUB_EVENT_PATH ?? "";
			if (path === "") return {
				name,
				payload: void 0
			};
			try {
				let bytes = await readFile(path);
				if (nestsDeeperThan(100, bytes)) throw Error("no event of GitHub nests so deep");
				return {
					name,
					payload: JSON.parse(new TextDecoder().decode(bytes))
				};
			} catch {
				return log.warning(`The event payload ${path} can't be read, so its facts count as unknown.`), {
					name,
					payload: void 0
				};
			}
		}
		function nestsDeeperThan(maxDepth, bytes) {
			let depth = 0, isInString = !1;
			for (let at = 0; at < bytes.length; at += 1) {
				let byte = bytes[at];
				if (byte === 34 ? isInString = !isInString : isInString && byte === 92 ? at += 1 : !isInString && (byte === 91 || byte === 123) ? depth += 1 : isInString || byte !== 93 && byte !== 125 || --depth, depth > maxDepth) return !0;
			}
			return !1;
		}
		let unfinished = merge_group_notReviewed("the run did not finish"), savedStatusShape = schemas.Ikc({
			sha: schemas.YjP(),
			context: schemas.YjP(),
			runUrl: schemas.YjP(),
			last: schemas.lqM(schemas.Ikc({
				state: schemas.k5n([
					"pending",
					"success",
					"failure",
					"error"
				]),
				description: schemas.YjP()
			}))
		});
		async function settleUnwrittenStatus(io, state) {
			try {
				let { last = unfinished, ...place } = savedStatusShape.parse(JSON.parse(state));
				await io_withinTime(io, 2e4, async (job) => {
					await commit_status_concludeStatus(openGitHub(job, readActionInputs(io.getInput), await readEvent(job)).github(), place, last, job);
				});
			} catch (error) {
				io.log.warning(`The commit status of the review stays "pending": ${(0, lib_errors.Uc)(error)}`);
			}
		}
		function killFamily(mark, leader) {
			let killed = new Set();
			for (let round = 0; round < 20; round += 1) {
				let pids = findFamily(mark, leader).filter((pid) => !killed.has(pid));
				if (pids.length === 0) break;
				for (let pid of pids) sendSignal(pid, "SIGKILL"), killed.add(pid);
			}
			return killed.size;
		}
		function findFamily(mark, leader) {
			let processes = listProcesses(`INTERN_PROCESS=${mark}`), family = new Set(processes.filter(({ pid, isMarked }) => isMarked || pid === leader).map(({ pid }) => pid)), size = 0;
			for (; size !== family.size;) {
				size = family.size;
				for (let { pid, parent } of processes) family.has(parent) && family.add(pid);
			}
			return [...family];
		}
		function listProcesses(markEntry) {
			return process.platform === "linux" ? (0, external_node_fs_.readdirSync)("/proc").map(Number).filter((pid) => Number.isInteger(pid) && pid !== process.pid).flatMap((pid) => readProcess(pid, markEntry) ?? []) : [];
		}
		function readProcess(pid, markEntry) {
			let [parent] = readStatus(pid);
			if (parent !== void 0) return {
				pid,
				parent: Number(parent),
				isMarked: readEnvironment(pid).split("\0").includes(markEntry)
			};
		}
		function readStatus(pid) {
			let text = (0, lib_errors.y0)(() => (0, external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "latin1")) ?? "", [state, ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
			return state === "Z" || state === "X" ? [] : fields;
		}
		function readEnvironment(pid) {
			return (0, lib_errors.y0)(() => (0, external_node_fs_.readFileSync)(`/proc/${pid}/environ`, "latin1")) ?? "";
		}
		function sendSignal(pid, signal) {
			return (0, lib_errors.y0)(() => process.kill(pid, signal)) ?? !1;
		}
		function signalGroup(leader, signal) {
			return sendSignal(-leader, signal);
		}
		var external_node_child_process_ = __webpack_require__(1421);
		let processIdentity = schemas.Ikc({
			pid: schemas.aig(),
			started: schemas.YjP()
		});
		function process_start_identifyProcess(pid) {
			if (!Number.isInteger(pid) || pid < 1) return;
			let started = process.platform === "linux" ? readStatus(pid)[18] : readStartByPs(pid);
			return started === void 0 ? void 0 : {
				pid,
				started
			};
		}
		function isRunning({ pid, started }) {
			return process_start_identifyProcess(pid)?.started === started;
		}
		function readStartByPs(pid) {
			let options = {
				encoding: "utf8",
				stdio: "pipe",
				timeout: 5e3
			};
			return (0, lib_errors.y0)(() => (0, external_node_child_process_.execFileSync)("ps", [
				"-o",
				"lstart=",
				"-p",
				String(pid)
			], options).trim()) || void 0;
		}
		let savedAgents = schemas.YOg(schemas.Ikc({
			...processIdentity.shape,
			mark: schemas.YjP()
		}));
		function endAgents(io, state) {
			let endedAgents = (savedAgents.safeParse((0, lib_json.qF)(state)).data ?? []).filter((agent) => {
				let isGroupEnded = endGroup(agent);
				return killFamily(agent.mark) > 0 || isGroupEnded;
			});
			endedAgents.length > 0 && io.log.notice(`The step ended before its agents (${endedAgents.length}) did. They have now been ended.`);
		}
		function endGroup({ pid, started }) {
			let leader = process_start_identifyProcess(pid);
			return leader !== void 0 && leader.started !== started ? !1 : signalGroup(pid, "SIGKILL");
		}
		let requestEntry = schemas.Ikc({
			type: schemas.euz("request"),
			at: schemas.YjP(),
			method: schemas.YjP(),
			path: schemas.YjP(),
			status: schemas.mee(schemas.aig()),
			sent: schemas.zMY(),
			ms: schemas.aig(),
			first_ms: schemas.lqM(schemas.aig()),
			code: schemas.lqM(schemas.YjP()),
			cut: schemas.lqM(schemas.k5n(["by the client", "by the service"])),
			usage: schemas.lqM(schemas.Ikc({
				prompt_tokens: schemas.aig(),
				completion_tokens: schemas.aig(),
				total_tokens: schemas.aig(),
				cost: schemas.aig()
			})),
			unfinished: schemas.lqM(schemas.euz(!0)),
			estimated: schemas.lqM(schemas.euz(!0)),
			over_tokens: schemas.lqM(schemas.aig()),
			over_cost: schemas.lqM(schemas.aig())
		}), exchangeEntry = schemas.Ikc({
			type: schemas.euz("exchange"),
			at: schemas.YjP(),
			granted: schemas.zMY(),
			error_code: schemas.lqM(schemas.YjP())
		}), decisionEntry = schemas.Ikc({
			type: schemas.euz("decision"),
			at: schemas.YjP(),
			kind: schemas.mee(schemas.YjP()),
			rule: schemas.YjP(),
			outcome: schemas.YjP(),
			answer: schemas.mee(schemas.YjP())
		}), servedProvider = schemas.Ikc({
			name: schemas.YjP(),
			tells_cost: schemas.zMY()
		}), startEntry = schemas.Ikc({
			type: schemas.euz("start"),
			at: schemas.YjP(),
			url: schemas.YjP(),
			provider: schemas.lqM(servedProvider)
		}), endEntry = schemas.Ikc({
			type: schemas.euz("end"),
			at: schemas.YjP(),
			reason: schemas.YjP()
		}), accountEntry = schemas.gMt("type", [
			startEntry,
			requestEntry,
			exchangeEntry,
			decisionEntry,
			endEntry
		]), zeroByDefault = schemas.Rvf(schemas.aig(), 0), accountTotals = schemas.Ikc({
			requests: zeroByDefault,
			refused: zeroByDefault,
			errors: zeroByDefault,
			exchanges: zeroByDefault,
			prompt_tokens: zeroByDefault,
			completion_tokens: zeroByDefault,
			total_tokens: zeroByDefault,
			cost: zeroByDefault,
			unfinished: zeroByDefault,
			estimated: zeroByDefault,
			over_tokens: schemas.lqM(schemas.aig()),
			over_cost: schemas.lqM(schemas.aig()),
			provider: schemas.Rvf(schemas.mee(servedProvider), null),
			cap: schemas.Rvf(schemas.mee(schemas.YjP()), null),
			decisions: zeroByDefault,
			not_allowed: zeroByDefault,
			slowest: schemas.mee(schemas.Ikc({
				ms: schemas.aig(),
				method: schemas.YjP(),
				path: schemas.YjP()
			}))
		}), noTotals = accountTotals.parse({ slowest: null }), noUsage = {
			prompt_tokens: 0,
			completion_tokens: 0,
			total_tokens: 0,
			cost: 0
		};
		function addEntry(totals, entry) {
			if (entry.type === "exchange") return {
				...totals,
				exchanges: totals.exchanges + 1
			};
			if (entry.type === "decision") {
				let { decisions, not_allowed } = totals;
				return {
					...totals,
					decisions: decisions + 1,
					not_allowed: not_allowed + (entry.outcome === "allow" ? 0 : 1)
				};
			}
			return entry.type === "start" ? {
				...totals,
				provider: entry.provider ?? null
			} : entry.type === "request" ? addRequest(totals, entry) : totals;
		}
		function addRequest(totals, entry) {
			let { sent, status, usage = noUsage, cut, ms, method, path, code = "" } = entry;
			if (!sent) {
				let cap = totals.cap ?? (code.endsWith("_capped") ? code : null);
				return {
					...totals,
					refused: totals.refused + 1,
					cap
				};
			}
			let isError = status === null || status >= 400 || cut !== void 0;
			return {
				...totals,
				requests: totals.requests + 1,
				errors: totals.errors + +!!isError,
				prompt_tokens: totals.prompt_tokens + usage.prompt_tokens,
				completion_tokens: totals.completion_tokens + usage.completion_tokens,
				total_tokens: totals.total_tokens + usage.total_tokens,
				cost: addCost(totals.cost, usage.cost),
				unfinished: totals.unfinished + +(entry.unfinished === !0),
				estimated: totals.estimated + +(entry.estimated === !0),
				over_tokens: maxExcess(totals.over_tokens, entry.over_tokens),
				over_cost: maxExcess(totals.over_cost, entry.over_cost),
				slowest: totals.slowest !== null && totals.slowest.ms >= ms ? totals.slowest : {
					ms,
					method,
					path
				}
			};
		}
		function maxExcess(first = 0, second = 0) {
			return Math.max(first, second) || void 0;
		}
		function addCost(sum, cost) {
			return Math.round((sum + cost) * 1e9) / 1e9;
		}
		function readEntries(text) {
			return text.split("\n").values().map((line) => accountEntry.safeParse((0, lib_json.qF)(line)).data).filter((entry) => entry !== void 0);
		}
		function findEndReason(text) {
			return [...readEntries(text)].findLast((entry) => entry.type === "end")?.reason;
		}
		function sumAccount(text) {
			return readEntries(text).reduce(addEntry, noTotals);
		}
		function describeEstimate(requests) {
			return requests === 0 ? "" : ` (estimated for ${(0, wording.hS)(requests, "request")})`;
		}
		function listCaps({ cap, over_tokens = 0, over_cost = 0 }) {
			return [
				...cap === null ? [] : [`a cap was reached: ${cap}`],
				...over_tokens === 0 ? [] : [`the cap on tokens was exceeded by ${over_tokens}`],
				...over_cost === 0 ? [] : [`the cap on cost was exceeded by USD ${over_cost.toFixed(4)}`]
			];
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
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
		function blocks_alert(kind, ...line) {
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
		function toWords(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet;
		}
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
		function cut_shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}\u2026${tail}`;
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
		function toAccountBlocks(totals) {
			let { requests, refused, errors, exchanges, slowest, decisions, not_allowed } = totals, caps = toCaps(totals), tokens = `${totals.total_tokens} (${totals.prompt_tokens} in, ${totals.completion_tokens} out)`, title = `Proxy${toProviderSuffix(totals)}: ${[(0, wording.hS)(requests, "request"), ...toCosts(totals)].join(", ")}`, cells = lines(["Requests", String(requests)], ["Of those with an error", String(errors)], ["Refused by the proxy", String(refused)], ["Tokens", tokens + describeEstimate(totals.estimated)], ...toCosts(totals).map((cost) => ["Cost", cost]), caps.length > 0 && ["Caps", caps.join(", ")], ["Token exchanges", String(exchanges)], decisions > 0 && ["Questions that the policy answered", `${decisions} (${decisions - not_allowed} allowed, ${not_allowed} not)`], slowest !== null && [
				"Slowest",
				`${toSeconds(slowest.ms)}, `,
				{ code: toPlace(slowest) }
			]).map(([name = "", ...value]) => [[name], value]);
			return blocks(heading(title), table(["", ""], cells), totals.unfinished > 0 && blocks_alert("NOTE", toUnfinished(totals)));
		}
		function toAccountLine(totals) {
			let { requests, refused, errors, exchanges, slowest, total_tokens, estimated, decisions, not_allowed } = totals, parts = [
				(0, wording.hS)(requests, "request"),
				(0, wording.hS)(errors, "error"),
				`${refused} refused by the proxy`,
				`${(0, wording.hS)(total_tokens, "token")}${describeEstimate(estimated)}`,
				...toCosts(totals),
				(0, wording.hS)(exchanges, "token exchange"),
				...toCaps(totals),
				decisions > 0 && `${(0, wording.hS)(decisions, "question")} answered by the policy (${not_allowed} not allowed)`,
				slowest !== null && `the slowest took ${toSeconds(slowest.ms)} (${toPlace(slowest)})`
			].filter((part) => part !== !1);
			return `The proxy${toProviderSuffix(totals)}: ${parts.join(", ")}.${totals.unfinished === 0 ? "" : ` ${toUnfinished(totals)}`}`;
		}
		function toProviderSuffix({ provider }) {
			return provider === null ? "" : ` of ${cut_shorten((0, lib_log.TN)(provider.name), 200)}`;
		}
		function toCosts({ provider, cost }) {
			return provider?.tells_cost === !1 ? [] : [toCost(cost)];
		}
		function toCaps(totals) {
			return totals.provider === null ? [] : listCaps(totals).map((words) => cut_shorten((0, lib_log.TN)(words), 200));
		}
		function toUnfinished({ unfinished }) {
			return `${(0, wording.hS)(unfinished, "stream")} ended without the final chunk, so their use is not in these sums.`;
		}
		function toPlace({ method, path }) {
			return cut_shorten(`${method} ${path}`, 200);
		}
		function toSeconds(ms) {
			return `${(ms / 1e3).toFixed(1)} s`;
		}
		let breakPoint = "<wbr>", beginsReference = /@|#(?=[0-9])|[Gg][Hh]-(?=[0-9])/g, shortestCommit = /[0-9A-Fa-f]{7}/, besideOtherScript = /[^ -~][0-9A-Fa-f]{7}|[0-9A-Fa-f]{7}[^ -~]/;
		function markReferences(line) {
			let marked = line.replaceAll(beginsReference, "$&\u200b");
			if (!shortestCommit.test(marked)) return marked;
			let wordCharacter = besideOtherScript.test(line) ? "[\\p{L}\\p{N}]" : "[A-Za-z0-9]", commit = RegExp(`(?<!${wordCharacter})[0-9A-Fa-f]{7,40}(?!${wordCharacter})`, "gu");
			return marked.replaceAll(commit, (name) => name.replaceAll(/.{6}(?=.)/gu, "$&\u200b"));
		}
		let linkBreaks = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u;
		function breakUpReferences(text, { wordLimit }, escapeText) {
			let escapePiece = (piece) => piece.split(linkBreaks).map(escapeText).join(breakPoint);
			return markReferences((0, lib_log.Bv)(text).join(" ")).split("\u200b").map((part) => insertBreakPoints(part, wordLimit, escapePiece)).join("&#8203;");
		}
		let colourless = /^[\u26a0\u23f8\u23ed]/u;
		function restoreSignColour(heading) {
			return heading.replace(colourless, "$&\ufe0f");
		}
		let special = /[<>&"'$`]/, characterReferences = [
			"&",
			"<",
			">",
			"\"",
			"'",
			"$",
			"`"
		].map((sign) => [sign, `&#${sign.charCodeAt(0)};`]);
		function escapeHtml(text) {
			return special.test(text) ? characterReferences.reduce((html, [sign, reference]) => html.replaceAll(sign, reference), text) : text;
		}
		function toSafeText(text, options = {}) {
			return breakUpReferences(text, options, escapeHtml);
		}
		function insertBreakPoints(text, wordLimit, escapeText) {
			if (wordLimit === void 0) return escapeText(text);
			let pieces = RegExp(`.{1,${wordLimit}}`, "gsu");
			return text.split(/(\s+)/u).map((word) => (word.match(pieces) ?? []).map(escapeText).join(breakPoint)).join("");
		}
		function toSpeech(words) {
			let html = words.type === "rich" ? words.html : toParagraphs(words.text);
			return words.speaker === void 0 ? `<blockquote>${html}</blockquote>` : `<dl><dt>${toSafeText(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
		}
		function toParagraphs(text) {
			return (0, lib_log.Bv)(text.trim()).join("\n").split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.split("\n").map(toTextLine).join("<br>")}</p>`).join("");
		}
		function toTextLine(line) {
			let [indent = ""] = /^[ \t]*/.exec(line) ?? [];
			return "&#160;".repeat(indent.replaceAll("	", "    ").length) + toSafeText(line.slice(indent.length));
		}
		function toMarkdown(blocks) {
			return `${blocks.map(toBlock).join("\n\n")}\n`;
		}
		function toBlock(block) {
			switch (block.type) {
				case "heading": return `## ${restoreSignColour(toLine(block.line))}${markdown_toFacts(block.facts ?? [])}`;
				case "paragraph": return toLine(block.line);
				case "quiet": return block.lines.map((line) => `<sub>${toLine(line)}</sub>`).join("<br>\n");
				case "list": return block.items.map((item) => `- ${toLine(item)}`).join("\n");
				case "prose":
				case "rich": return toSpeech(block);
				case "code": return toFencedBlock(`${(0, lib_log.Bv)(block.text).join("\n")}\n`, block.isDiff === !0 ? "diff" : "text");
				case "alert": return `> [!${block.kind}]\n> ${toLine(block.line)}`;
				case "table": return toTable(block.header, block.rows);
				case "details": return `<details><summary>${toLine(block.summary)}</summary>\n\n${toMarkdown(block.blocks)}\n</details>`;
				default: return block;
			}
		}
		function markdown_toFacts(facts) {
			return facts.length === 0 ? "" : `\n\n<sub>${facts.map((fact) => toLine(fact)).join(" \u00b7 ")}</sub>`;
		}
		function toLine(line, options = {}) {
			return line.map((inline) => toInline(inline, options)).join("");
		}
		function toInline(inline, options) {
			return typeof inline == "string" ? escapeText(inline, options) : "code" in inline ? toLinked(`<code>${escapeCode(inline.code, options)}</code>`, inline.href) : "strong" in inline ? `<strong>${escapeText(inline.strong, options)}</strong>` : `<sub>${escapeText(inline.quiet, options)}</sub>`;
		}
		function toLinked(html, href) {
			return href !== void 0 && /^https?:\/\/[\w\-.~:/?#@%=&+,]+$/.test(href) ? `<a href="${href}">${html}</a>` : html;
		}
		function escapeText(text, options = {}) {
			return breakUpReferences(text, options, escapePunctuation);
		}
		let linkedInCode = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=@)/u;
		function escapeCode(text, { wordLimit: limit }) {
			let escapePiece = (piece) => piece.split(linkedInCode).map(escapePunctuation).join(breakPoint);
			return insertBreakPoints((0, lib_log.Bv)(text).join(" "), limit, escapePiece);
		}
		function escapePunctuation(text) {
			return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
		}
		function toFencedBlock(lines, language) {
			let longest = [...lines.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}${language}\n${lines}${fence}`;
		}
		function toTable(header, rows) {
			let options = { wordLimit: computeWordLimit([header, ...rows.map((row) => row.map((line) => line.map(toWords).join("")))]) }, head = header.map((cell) => escapeText(cell, options)), body = rows.map((row) => row.map((line) => toLine(line, options)));
			return [
				head,
				header.map(() => "---"),
				...body
			].map((row) => `| ${row.join(" | ")} |`).join("\n");
		}
		let exitMs = 2e3;
		async function stopProxy(io, state) {
			let proxy = readSavedProxy(state);
			if (proxy === void 0) {
				io.log.warning("The proxy of the job may keep running until its timeout: its saved state can't be read.");
				return;
			}
			io.log.mask(new Secret(proxy.key));
			let reportedTotals = await askToStop(io, proxy), hasAnswered = reportedTotals !== void 0, wasKilled = await killUnlessEnded(io, proxy.process, hasAnswered);
			if (proxy.port === void 0) return;
			let text = readAccount(proxy.account);
			if (!hasAnswered) {
				let reason = findEndReason(text), mayStillRun = proxy.process === void 0 && reason === void 0, ending = `ended before the job${reason === void 0 ? "" : ` (${reason})`}: requests after that got no answer`, fate = mayStillRun ? "did not answer, and may run until its timeout" : ending;
				io.log.warning(`The proxy ${wasKilled ? "did not answer, so it was killed" : fate}.`);
			}
			let totals = reportedTotals ?? sumAccount(text);
			io.log.info(toAccountLine(totals)), await io.writeSummary(toMarkdown(toAccountBlocks(totals)));
		}
		async function askToStop({ fetch, clock }, { key, port }) {
			if (port === void 0) return;
			let request = {
				method: "POST",
				url: `http://127.0.0.1:${port}/intern-proxy/stop`,
				bearer: new Secret(key)
			}, limits = {
				fetch,
				now: clock.now,
				timeoutMs: 8e3
			}, answer = await (0, http_document.WI)(request, limits).catch(() => void 0);
			return answer?.status === 200 ? accountTotals.safeParse(answer.json).data : void 0;
		}
		async function killUnlessEnded({ clock }, identity, hasAnswered) {
			if (identity === void 0) return !1;
			let endsWithin = async (ms) => {
				for (let waitedMs = 0; waitedMs < ms && isRunning(identity); waitedMs += 50) await clock.sleep(50);
				return !isRunning(identity);
			};
			if (await endsWithin(hasAnswered ? exitMs : 0)) return !1;
			for (let signal of ["SIGTERM", "SIGKILL"]) {
				try {
					process.kill(identity.pid, signal);
				} catch {
					break;
				}
				if (await endsWithin(exitMs)) break;
			}
			return !0;
		}
		function readAccount(path) {
			if (path === void 0) return "";
			let flag = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
			return (0, lib_errors.y0)(() => (0, external_node_fs_.readFileSync)(path, {
				encoding: "utf8",
				flag
			})) ?? "";
		}
		let savedProxy = schemas.Ikc({
			key: schemas.YjP(),
			process: schemas.lqM(processIdentity),
			port: schemas.lqM(schemas.aig()),
			account: schemas.lqM(schemas.YjP())
		});
		function readSavedProxy(text) {
			return savedProxy.safeParse((0, lib_json.qF)(text)).data;
		}
		let openQuestion = schemas.Ikc({
			intern_id: schemas.YjP(),
			session_id: schemas.YjP(),
			tool_call_id: schemas.YjP(),
			name: schemas.YjP(),
			arguments: schemas.YjP()
		});
		var command = __webpack_require__(2227);
		function runnerLog(redactor) {
			let toSafeLine = (message) => (0, lib_log.TN)(redactor.redact(message)), heldBack = {
				notice: [],
				warning: [],
				error: []
			}, issuedCount = {
				notice: 0,
				warning: 0,
				error: 0
			}, annotate = (kind, message, properties = {}) => {
				let line = toSafeLine(message);
				if (issuedCount[kind] < 9) issuedCount[kind] += 1, (0, command.L)(kind, { ...properties }, line);
				else {
					let titledLine = properties.title === void 0 ? line : `${properties.title}: ${line}`;
					heldBack[kind].push(titledLine), print(`${kind}: ${titledLine}`);
				}
			};
			return {
				debug: (message) => (0, command.L)("debug", {}, toSafeLine(message)),
				info(message) {
					for (let line of (0, lib_log.Bv)(redactor.redact(message))) print(line);
				},
				notice: (message) => annotate("notice", message),
				warning: (message) => annotate("warning", message),
				error: (message) => annotate("error", message),
				annotate: ({ kind, title, message, place }) => annotate(kind, message, {
					title: toSafeLine(title),
					...place
				}),
				group: (title) => (0, command.L)("group", {}, toSafeLine(title)),
				endGroup: () => (0, command.L)("endgroup", {}, ""),
				mask(secret) {
					redactor.add(secret), secret.reveal() !== "" && (0, command.L)("add-mask", {}, secret.reveal());
				},
				close() {
					for (let kind of [
						"notice",
						"warning",
						"error"
					]) {
						let [first, ...others] = heldBack[kind];
						first !== void 0 && ((0, command.L)(kind, {}, others.length === 0 ? first : `${others.length + 1} more of this kind are in the log.`), heldBack[kind] = []);
					}
				}
			};
		}
		function print(line) {
			process.stdout.write(`${line}\n`);
		}
		let runnerSecrets = [
			"ACTIONS_ID_TOKEN_REQUEST_TOKEN",
			"ACTIONS_RUNTIME_TOKEN",
			"GITHUB_TOKEN"
		];
		function runnerIo(signal) {
			let redactor = createRedactor();
			for (let name of runnerSecrets) redactor.add(new Secret(process.env[name] ?? ""));
			let log = runnerLog(redactor);
			return {
				getInput: (name) => (process.env[`INPUT_${name.toUpperCase()}`] ?? "").trim(),
				bundleFolder: (0, external_node_path_.dirname)(process.argv[1] ?? ""),
				env: process.env,
				cwd: process.cwd(),
				readFile: async (path) => io_readRegularFile(path),
				files: "workspace",
				execute,
				fetch: fetchThroughProxy(process.env),
				clock: systemClock,
				log,
				annotate: (annotation) => log.annotate(annotation),
				failStep: () => {
					process.exitCode = 1;
				},
				closeLog: () => log.close(),
				redactor,
				setOutputs(outputs) {
					for (let [name, value] of Object.entries(outputs)) value !== void 0 && writePair("OUTPUT", name, redactor.redact(value));
				},
				setSecretOutput: (name, secret) => writePair("OUTPUT", name, secret.reveal()),
				exportVariable: (name, value) => writePair("ENV", name, value),
				exportSecret: (name, secret) => writePair("ENV", name, secret.reveal()),
				saveState: (name, value) => writePair("STATE", name, value),
				writeSummary: async (markdown) => io_append("GITHUB_STEP_SUMMARY", redactor.redact(markdown), { mayCreate: !0 }),
				signal
			};
		}
		function writePair(file, name, value) {
			let delimiter = "ghadelimiter";
			for (; value.includes(delimiter);) delimiter += delimiter;
			io_append(`GITHUB_${file}`, [
				`${name}<<${delimiter}`,
				value,
				delimiter,
				""
			].join(external_node_os_.EOL));
		}
		function io_append(variable, text, { mayCreate = !1 } = {}) {
			let path = process.env[variable] ?? "";
			if (path !== "") try {
				if (!mayCreate && !(0, external_node_fs_.existsSync)(path)) throw Error(`"${path}" is missing`);
				(0, external_node_fs_.appendFileSync)(path, text);
			} catch (cause) {
				throw new lib_errors.e4("file_unwritable", `The runner's file "${path}" (${variable}) can't be written.`, { cause });
			}
		}
		function io_readRegularFile(path) {
			let file = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
			try {
				let stats = (0, external_node_fs_.fstatSync)(file);
				if (!stats.isFile()) throw Error(`"${path}" is not a regular file`);
				if (stats.size > 33554432) throw Error(`"${path}" has ${stats.size} bytes`);
				return (0, external_node_fs_.readFileSync)(file);
			} finally {
				(0, external_node_fs_.closeSync)(file);
			}
		}
		async function runStep(step) {
			let cancelled = new AbortController();
			for (let signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cancelled.abort(new lib_errors.e4("cancelled", `The step was cancelled (${signal}).`)));
			let isLogLost = !1;
			process.stdout.on("error", () => {
				isLogLost = !0;
			});
			let io = runnerIo(cancelled.signal);
			await step(io) || (process.exitCode = 1), io.closeLog(), await drain(process.stdout), isLogLost && (process.exitCode = 1), process.exit();
		}
		async function drain(pipe, patienceMs = 1e4) {
			let drained = new Promise((resolve) => {
				pipe.write("", () => resolve("drained"));
			}), unwrittenBytes = pipe.writableLength, waitedMs = 0;
			for (; waitedMs < patienceMs;) {
				let poll = new Promise((resolve) => setTimeout(() => resolve("waited"), 200));
				if (await Promise.race([drained, poll]) === "drained") return;
				waitedMs = pipe.writableLength < unwrittenBytes ? 0 : waitedMs + 200, unwrittenBytes = pipe.writableLength;
			}
		}
		var saved_state = __webpack_require__(6161);
		async function runPostStep() {
			await runStep(async (io) => (await runPost(io), !0));
		}
		async function runPost(io) {
			let savedProxy = (0, saved_state.r)(io.env, "proxy");
			savedProxy !== void 0 && await stopProxy(io, savedProxy);
			let savedAgents = (0, saved_state.r)(io.env, "agents");
			savedAgents !== void 0 && endAgents(io, savedAgents);
			let savedStatus = (0, saved_state.r)(io.env, "review_status");
			savedStatus !== void 0 && await settleUnwrittenStatus(io, savedStatus);
			let savedQuestion = (0, saved_state.r)(io.env, "open_question");
			if (savedQuestion === void 0) return;
			let question = openQuestion.safeParse((0, lib_json.qF)(savedQuestion)).data;
			if (question === void 0) io.log.warning("A question of the intern may stay open until its deadline: its saved state can't be read.");
			else try {
				let settings = readActionInputs(io.getInput);
				if (!("baseUrl" in settings)) return;
				await rejectQuestion(io, settings, question), io.log.notice("The step ended while a question of the intern was open. It has now been rejected.");
			} catch (error) {
				io.log.warning(`A question of the intern stays open until its deadline: ${(0, lib_errors.Uc)(error)}`);
			}
		}
		async function rejectQuestion(io, settings, question) {
			let { answer } = startDecisions(rejectEverything, unknownContext).decide({
				toolCallId: question.tool_call_id,
				arguments: question.arguments
			});
			if (answer === null) throw Error("there is no answer that would reject it");
			let { intern_id: internId, session_id: sessionId, tool_call_id: toolCallId } = question, answerOptions = {
				internId,
				sessionId,
				toolCallId,
				toolCall: toToolCall(question),
				answer
			};
			await io_withinTime(io, 2e4, async (job) => {
				let { client } = await connect(job, settings);
				for await (let _ of client.answer({
					...answerOptions,
					signal: job.signal
				})) break;
			});
		}
	}),
	2410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AA: () => sendAuthorized,
			B$: () => isUrlSegment,
			Wz: () => sendAndReport,
			gV: () => toContractError,
			i: () => explainNoResponse,
			ni: () => readRefusal,
			pD: () => requestDocument,
			yN: () => toRefusalError
		});
		var _contract_base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6337), _contract_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1819), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _http_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8435), _http_transport_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3005), _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6559);
		async function sendAndReport({ clock, onRequest }, route, send) {
			let startedAt = clock.monotonic(), answer = await send(), { status, requestId } = answer;
			return onRequest?.({
				route,
				status,
				ms: clock.monotonic() - startedAt,
				requestId
			}), answer;
		}
		async function sendAuthorized({ bearer, renewBearer }, sendWith, signal) {
			let firstBearer = await bearer(signal), response = await sendWith(firstBearer);
			return response.status !== 401 || renewBearer === void 0 ? response : (await response.body?.cancel().catch(() => {}), sendWith(await renewBearer(firstBearer, signal)));
		}
		function requestDocument(client, route, build, limits) {
			let options = {
				fetch: client.fetch,
				now: client.clock.now,
				...limits
			}, sendOnce = (bearer) => sendAndReport(client, route, () => (0, _http_document_js__WEBPACK_IMPORTED_MODULE_0__.WI)(build(bearer), options));
			return sendAuthorized(client, sendOnce, limits.signal).catch((error) => {
				throw explainNoResponse(error);
			});
		}
		function toContractError(problem, issues, { status, requestId }) {
			let path = issues[0]?.path.join(".") ?? "";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_malformed", `${problem}${path === "" ? "" : ` at "${path}"`}.`, {
				status,
				requestId
			});
		}
		function readRefusal(json) {
			let error = _contract_errors_js__WEBPACK_IMPORTED_MODULE_2__.hP.safeParse(json).data?.error;
			if (error !== void 0) return {
				message: error.message,
				reason: typeof error.code == "string" ? error.code : void 0
			};
		}
		function toRefusalError(response, refusal, baseUrl, remedy = internRemedies[response.status] ?? "") {
			let { status, requestId, retryAfterMs } = response, suggestion = status === 404 ? (0, _contract_base_url_js__WEBPACK_IMPORTED_MODULE_3__.a)(baseUrl) : void 0, advice = suggestion === void 0 ? remedy : (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)` Check ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.hF)("base-url")}: did you mean ${suggestion}?`, outcome = refusal?.reason === void 0 ? `${status}` : `${status} ${refusal.reason}`, message = refusal?.message ?? "the body gives no reason.", sentence = advice === "" || /[.!?\u2026]$/.test(message) ? message : `${message}.`, data = {
				status,
				reason: refusal?.reason,
				retryable: refusal?.retryable,
				retryAfterMs,
				requestId
			};
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_refused", (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)`The service answered ${outcome}: ${sentence}${advice}`, data);
		}
		function isUrlSegment(id) {
			return !/^\.{0,2}$/.test(id) && id.isWellFormed();
		}
		function explainNoResponse(error) {
			return error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_5__.hg ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__.hD("api_unreachable", "The service did not answer.", {
				sent: error.sent,
				cause: error
			}) : error;
		}
		let internRemedies = {
			401: " Check that the API key, or the key that the federation policy targets, exists, is not disabled, and is not a management key.",
			402: " The key has used up its limit: raise it, or wait for its reset.",
			403: " If the key's creator has left the organization, ask an admin to reassign the key. If the base URL has a regional hostname, use the global one.",
			404: (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)` Check ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.hF)("base-url")}, and that the key belongs to the interns programme and sees this intern.`
		};
	}),
	6337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => guessBaseUrl });
		function guessBaseUrl(baseUrl) {
			let [, versionedUrl, rest] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
			return versionedUrl === void 0 ? `${baseUrl.replace(/(?:\/api|\/v\d+)$/, "")}/api/v1` : rest === void 0 ? void 0 : versionedUrl;
		}
	}),
	1819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1046);
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
	1046: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
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
			Sb: () => ExchangeError,
			Uc: () => describeError,
			aU: () => orThrow,
			dz: () => InputError,
			e4: () => RunError,
			h4: () => ToolkitError,
			hD: () => ApiError,
			lD: () => IdentityError,
			lm: () => StreamError,
			oO: () => findSystemCode,
			y0: () => orUndefined,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6559);
		Object.values({
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
		class RunError extends ToolkitError {}
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
	852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dz: () => graphqlAnswerShape,
			Vt: () => judgeRepeat,
			a5: () => isRateLimit,
			wV: () => toRefusal
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1046), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6413);
		let refusalShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			message: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, "") })])), [])
		}), graphqlAnswerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			data: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
			errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				message: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				type: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.vj])))
			})))
		});
		function toRefusal(response, what, nowMs) {
			let { status } = response, waitMs = readRateLimitWait(response, nowMs), message = `GitHub answered ${status} to ${what}: ${readMessage(response)}${suggestRemedy(status, waitMs)}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_("github_refused", message, {
				status,
				...waitMs === void 0 ? {} : {
					retryAfterMs: waitMs,
					reason: "rate_limit"
				}
			});
		}
		function judgeRepeat(error, method) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_)) return { retry: !1 };
			let { reason, retryAfterMs, sent } = error.data;
			return reason === "rate_limit" || sent === "no" || mayHaveTakenEffect(error) && method !== "POST" ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
		function mayHaveTakenEffect({ code, data: { status = 0, sent } }) {
			return code === "github_unreachable" && sent !== "no" || code === "github_malformed" || status >= 500;
		}
		function readRateLimitWait(response, nowMs) {
			let { status, headers, retryAfterMs } = response;
			if (status === 403 || status === 429 || isRateLimit(response)) {
				if (retryAfterMs !== void 0) return retryAfterMs;
				if (headers.get("x-ratelimit-remaining") === "0") {
					let reset = Number(headers.get("x-ratelimit-reset") ?? NaN) * 1e3;
					return Number.isFinite(reset) ? Math.max(1e3, reset - nowMs) : 6e4;
				}
				return status !== 403 || secondaryLimit.test(readMessage(response)) ? 6e4 : void 0;
			}
		}
		function isRateLimit({ status, bytes }) {
			if (status > 299 || bytes === void 0 || !limitHint.test(Buffer.from(bytes).toString("latin1"))) return !1;
			let { data, errors = [] } = graphqlAnswerShape.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(new TextDecoder().decode(bytes))).data ?? {};
			return (typeof data != "object" || !data || Object.values(data).every((value) => value === null)) && errors.some(({ type, message }) => type === "RATE_LIMITED" || secondaryLimit.test(message));
		}
		let secondaryLimit = /secondary rate limit/i, limitHint = /"RATE_LIMITED"|secondary rate limit/i;
		function readMessage({ bytes }) {
			if (bytes === void 0) return "its body is too large to read";
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(new TextDecoder().decode(bytes)), { data: refusal } = refusalShape.safeParse(json);
			if (refusal !== void 0) {
				let reasons = refusal.errors.map((one) => typeof one == "string" ? one : one.message);
				return [refusal.message, ...reasons.filter((one) => one !== "")].join(": ").slice(0, 300);
			}
			return graphqlAnswerShape.safeParse(json).data?.errors?.[0]?.message.slice(0, 300) ?? "its body names no reason";
		}
		function suggestRemedy(status, waitMs) {
			if (waitMs !== void 0) return ` (rate limit; it ends in ${Math.ceil(waitMs / 1e3)} s)`;
			switch (status) {
				case 401: return ". Check the value of \"github-token\".";
				case 403:
				case 404: return ". Check that the job's \"permissions\" let \"github-token\" do this.";
				default: return ".";
			}
		}
	}),
	8435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vh: () => readJson,
			WI: () => sendForJson,
			h2: () => readDate,
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
					bytes: await (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.w0)(options.maxBodyBytes ?? defaultMaxBodyBytes, response.body)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
				let host = new URL(request.url).host, problem = limit.signal.aborted ? `did not send a complete response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${problem}`, "unknown", error);
			} finally {
				limit.clear();
			}
		}
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await sendForBytes(request, options), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(toText(await (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.w0)(defaultMaxBodyBytes, response.body)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
		}
		function readDate(headers) {
			let parsed = Date.parse(headers.get("date") ?? "");
			return Number.isNaN(parsed) ? void 0 : parsed;
		}
	}),
	8394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => withRetry });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withRetry(options, attempt, judge) {
			let { maxAttempts = Infinity } = options;
			for (let number = 1;; number += 1) try {
				return await attempt(number);
			} catch (error) {
				options.signal?.throwIfAborted();
				let verdict = judge(error);
				if (!verdict.retry || number >= maxAttempts) throw error;
				let waitMs = Math.max(verdict.afterMs ?? 0, computeBackOffMs(number, options.clock)), leftMs = Math.min(options.deadline, verdict.deadline ?? options.deadline) - options.clock.monotonic();
				if (waitMs > leftMs) {
					let requestedMs = verdict.afterMs ?? 0;
					throw requestedMs > Math.max(0, leftMs) && options.log.warning(describeLongWait(options.what, requestedMs, leftMs)), error;
				}
				options.log.info(`Attempt ${number} of the ${options.what} failed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).replace(/\.$/, "")}. Next attempt in ${(waitMs / 1e3).toFixed(1)} s.`), await options.clock.sleep(waitMs, options.signal);
			}
		}
		function describeLongWait(what, requestedMs, leftMs) {
			let leftSeconds = Math.max(0, Math.floor(leftMs / 1e3));
			return `The service asks to wait ${Math.ceil(requestedMs / 1e3)} s before the next attempt of the ${what}, but only ${leftSeconds} s are left: it is not sent again.`;
		}
		function computeBackOffMs(number, clock) {
			return Math.min(15e3, 500 * 2 ** (number - 1)) * (1 - clock.random() / 4);
		}
	}),
	3005: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hf: () => linkAbort,
			Re: () => connectTimeoutCode,
			hg: () => NoResponseError,
			r5: () => startTimeLimit,
			tN: () => send,
			xd: () => checkBaseUrl
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309), _loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3838);
		class NoResponseError extends Error {
			sent;
			constructor(message, sent, cause) {
				super(message, { cause }), this.name = "NoResponseError", this.sent = sent;
			}
		}
		let connectTimeoutCode = "CONNECT_TIMEOUT", connectFailures = new Set([
			"ECONNREFUSED",
			"ENOTFOUND",
			"EAI_AGAIN",
			"EHOSTUNREACH",
			"ENETUNREACH",
			"UND_ERR_CONNECT_TIMEOUT",
			connectTimeoutCode
		]);
		async function send(request, options) {
			let requestHeaders = buildHeaders(request), { headersTimeoutMs } = options, requestAbort = linkAbort(options.signal), timer = headersTimeoutMs === void 0 ? void 0 : setTimeout(requestAbort.abort, headersTimeoutMs);
			try {
				let { status, headers, body } = await options.fetch(request.url, {
					method: request.method,
					headers: requestHeaders,
					body: request.body ?? null,
					redirect: "manual",
					signal: requestAbort.signal
				});
				return {
					status,
					headers,
					body,
					requestId: headers.get("x-request-id") ?? void 0,
					retryAfterMs: readRetryAfter(headers.get("retry-after"), options.now())
				};
			} catch (error) {
				options.signal?.throwIfAborted();
				let host = new URL(request.url).host;
				if (headersTimeoutMs !== void 0 && requestAbort.signal.aborted) throw new NoResponseError(`${host} sent no response within ${headersTimeoutMs / 1e3} s`, "unknown", error);
				let code = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.oO)(error), sent = connectFailures.has(code ?? "") && !hasFailedInUse(error) ? "no" : "unknown", codeSuffix = code === void 0 || (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).includes(code) ? "" : ` (${code})`;
				throw new NoResponseError(`${host} could not be reached${codeSuffix}`, sent, error);
			} finally {
				clearTimeout(timer);
			}
		}
		function hasFailedInUse(error) {
			return error instanceof Error ? "syscall" in error && ["read", "write"].includes(String(error.syscall)) || hasFailedInUse(error.cause) : !1;
		}
		function buildHeaders(request) {
			let authorization = request.bearer === void 0 ? {} : { Authorization: `Bearer ${readBearer(request.bearer)}` };
			return {
				"User-Agent": "intern-action",
				...request.headers,
				...authorization
			};
		}
		function readBearer(bearer) {
			let text = bearer.reveal();
			if (/^[\x21-\x7e]+$/.test(text)) return text;
			throw TypeError(`The bearer ${bearer.fingerprint()} is empty or has characters that a header can't have.`);
		}
		function readRetryAfter(value, nowMs) {
			if (value === null) return;
			if (/^\s*\d+\s*$/.test(value)) return Math.min(Number(value) * 1e3, 2 ** 53 - 1);
			let date = /^\s*[a-z]{3,9},? /i.test(value) ? Date.parse(value) : NaN;
			return Number.isNaN(date) ? void 0 : Math.max(0, date - nowMs);
		}
		let plainReason = AbortSignal.abort().reason;
		function linkAbort(outer) {
			let controller = new AbortController(), followOuter = () => controller.abort(outer?.reason);
			return outer?.aborted === !0 && followOuter(), outer?.addEventListener("abort", followOuter), {
				signal: controller.signal,
				abort: () => controller.abort(plainReason),
				unlink: () => outer?.removeEventListener("abort", followOuter)
			};
		}
		function startTimeLimit(timeoutMs, outer) {
			let { signal, abort, unlink } = linkAbort(outer), timer = setTimeout(abort, timeoutMs);
			return {
				signal,
				clear() {
					clearTimeout(timer), unlink();
				}
			};
		}
		let remedy = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\". Only a service on this machine may have http.";
		function checkBaseUrl(baseUrl) {
			if (baseUrl === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_missing", `"baseUrl" is empty. ${remedy}`, { source: "baseUrl" });
			if (/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl) && (0, _loopback_js__WEBPACK_IMPORTED_MODULE_1__.FY)(new URL(baseUrl))) return;
			let shown = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(baseUrl.slice(0, 200));
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_invalid", `"baseUrl" is "${shown}". ${remedy}`, { source: "baseUrl" });
		}
	}),
	6413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
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
	}),
	7309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bv: () => safeLines,
			TN: () => oneLine
		});
		let lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
		function safeLines(text) {
			return text.split(lineEnd).map(safeLine);
		}
		function oneLine(text) {
			return safeLines(text).join(" ");
		}
		let neverSkipped = "\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}", skippable = `[^\\x20-\\x7e${neverSkipped}]*`, buildBracketMarker = () => RegExp(`#(?=${skippable}#(?:${skippable}[A-Za-z])*${skippable}\\[)`, "gu"), buildColonMarker = () => RegExp(`^([^\\x21-\\x7e${neverSkipped}]*:)(?=${skippable}:)`, "u"), visibleAscii = /^[\x20-\x7e]*$/, asciiBracketMarker = /#(?=#[A-Za-z]*\[)/g, asciiColonMarker = /^( *:)(?=:)/;
		function safeLine(line) {
			if (visibleAscii.test(line)) return line.replace(asciiBracketMarker, "# ").replace(asciiColonMarker, "$1 ");
			let visible = visibleText(line), unbracketed = hasTwice(visible, "#") ? visible.replace(buildBracketMarker(), "# ") : visible;
			return hasTwice(unbracketed, ":") ? unbracketed.replace(buildColonMarker(), "$1 ") : unbracketed;
		}
		function hasTwice(line, character) {
			return line.indexOf(character) !== line.lastIndexOf(character);
		}
		let escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu, commonText = /^[\x00-\x7f\u00a1-\u00ac\u00ae-\u034e\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u2070-\u3163\u3165-\ud7ff]*$/, invisibleAscii = /[\x00-\x08\x0b-\x1f\x7f]/gu, buildInvisible = () => /(?![\t\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
		function visibleText(text) {
			let bare = text.replace(escapeSequence, "");
			return bare.replace(commonText.test(bare) ? invisibleAscii : buildInvisible(), "");
		}
	}),
	3838: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	6559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
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
	})
};
