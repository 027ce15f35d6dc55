export const id = 6400;
export const ids = [6400];
export const modules = {
	6400: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			digestFolder: () => digestFolder,
			prepareRecord: () => prepareRecord
		});
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), lib_crypto = __webpack_require__(2962), errors = __webpack_require__(452), pull_request = __webpack_require__(3056), job_workspace = __webpack_require__(82);
		let verbatimAnswers = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		];
		var json = __webpack_require__(6413), permission_pause = __webpack_require__(9469);
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
			let verbatim = verbatimAnswers.find((one) => one === answer);
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
		var version = __webpack_require__(8610);
		async function prepareRecord(io, access, recorder) {
			let prompt;
			recorder.observe((event) => {
				event.type === "prompt" && (prompt ??= event.text);
			});
			let head = await readHead(io, access);
			return {
				startFacts: {
					tool: {
						name: "intern-action",
						version: version.r,
						digest: digestFolder(io.bundleFolder)
					},
					head_commit: head
				},
				write(transcript) {
					let predicate = toPredicate(recorder.soFar(), prompt);
					if ("error" in predicate) throw new errors.Gd("internal", `The run can't be described for "attest": ${predicate.error}.`);
					let workspace = (0, job_workspace.OH)(io), path = (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}.predicate.json`);
					return workspace.write(path, `${JSON.stringify(predicate, null, 2)}\n`), {
						"predicate-file": path,
						"predicate-type": "https://github.com/intern-action/intern-action/blob/main/docs/intern-run-v1.md",
						"subject-digest": `sha256:${(0, lib_crypto.s)((0, external_node_fs_.readFileSync)(transcript))}`
					};
				}
			};
		}
		function digestFolder(folder) {
			let lines = (0, external_node_fs_.readdirSync)(folder, { withFileTypes: !0 }).filter((entry) => entry.isFile()).map(({ name }) => name).toSorted().map((name) => `${(0, lib_crypto.s)((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(folder, name)))}  ${name}\n`);
			return (0, lib_crypto.s)(lines.join(""));
		}
		async function readHead({ log, signal }, access) {
			let { subject } = access;
			return subject?.isPullRequest === !0 ? subject.headSha === void 0 ? (await (0, errors.Bc)(async () => (0, pull_request.DQ)(access.github(), subject.number), (why) => log.warning(`The record of this run names no commit of the pull request: ${why}`), signal))?.head.sha : subject.headSha : void 0;
		}
	}),
	8610: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => version });
		let version = "0.1.0";
	}),
	9469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H5: () => readPause,
			Yo: () => isPermission
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413), _shell_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3519);
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
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = findStructuralFlaw(text, 32);
			return flaw === void 0 ? parseFields(value) : { error: flaw };
		}
		function parseFields(object) {
			let kind = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
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
				links: (0, _shell_links_js__WEBPACK_IMPORTED_MODULE_1__.C)(object)
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
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
	}),
	3519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readLinks,
			n: () => followLinks
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		function readLinks(fields) {
			let list = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "links");
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(list)) return;
			let links = list.flatMap((link) => {
				let argument = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(link) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(link, "argument") : void 0, places = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(link) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(link, "leads_to") : void 0;
				return typeof argument != "string" || !(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(places) ? [] : [[argument, places.filter((place) => typeof place == "string")]];
			});
			return new Map(links);
		}
		function followLinks(reading, links) {
			if (links === void 0 || "error" in reading) return [reading];
			let maxPlaces = Math.max(0, ...[...links.values()].map((places) => places.length));
			return [reading, ...Array.from({ length: maxPlaces }, (_, index) => ({
				...reading,
				commands: reading.commands.map((command) => ({
					...command,
					arguments: command.arguments.map((argument) => {
						let places = typeof argument == "string" ? links.get(argument) : void 0;
						return places?.[index] ?? places?.[0] ?? argument;
					})
				}))
			}))];
		}
	})
};
