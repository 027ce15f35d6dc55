export const id = 415;
export const ids = [415];
export const modules = {
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
	40415: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			readAsked: () => readAsked,
			readAskedContext: () => readAskedContext,
			runExplainPolicy: () => runExplainPolicy
		});
		var errors = __webpack_require__(452), schemas = __webpack_require__(94343);
		let permissionLevels = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		];
		schemas.k5n(permissionLevels);
		var log = __webpack_require__(97309), permission_context = __webpack_require__(31576), decide = __webpack_require__(290), events = __webpack_require__(17768), nearest = __webpack_require__(63341), explain = __webpack_require__(55392), judge = __webpack_require__(35754), changes_shape = __webpack_require__(12252), engines = __webpack_require__(79101), tree = __webpack_require__(63380), text_json = __webpack_require__(61989);
		function readChange(text) {
			let json = parse(text), reader = {
				engines: engines.dK,
				problems: []
			}, change = changes_shape.W3.read((0, tree.W)((0, text_json.Gv)(json) ? json : { path: text }), reader);
			return change === void 0 ? { error: reader.problems[0]?.message ?? "It is no change." } : { change };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return null;
			}
		}
		function explainChange(policy, change, context) {
			let [judged] = (0, judge.vN)(policy, [change], context);
			if (judged === void 0) throw TypeError("No change was judged.");
			return judged.verdict;
		}
		function changeExitCode({ answer }) {
			return {
				taken: 0,
				left: 3,
				stop: 4
			}[answer];
		}
		function changeLines({ path, status }, verdict) {
			let width = Math.max(0, ...verdict.trace.map(({ id }) => id.length));
			return [
				`change     ${status} ${(0, text_json.SP)(path)}`,
				...verdict.trace.map(({ id, matched, because }) => {
					let mark = matched ? "yes" : because === "not reached" ? "-  " : "no ";
					return `  change   ${id.padEnd(width)}  ${mark}  ${because}`;
				}),
				`reason     ${verdict.reason}`,
				`answer     ${verdict.answer} by ${verdict.rule}`
			];
		}
		var replay = __webpack_require__(91480), starter = __webpack_require__(94780), suggest = __webpack_require__(69273), command = __webpack_require__(99859), json_text = __webpack_require__(52604), print = __webpack_require__(27928), policy_file = __webpack_require__(45771);
		async function runExplainPolicy(asked) {
			let { has, io } = asked;
			if (asked.value("change") !== void 0) return runExplainChange(asked, asked.value("change") ?? "");
			let { file, pause } = readAsked(asked), context = readAskedContext(asked), policy = await (0, policy_file.oO)(file, io);
			if (policy === void 0) return command.rP;
			let request = {
				toolCallId: "explained",
				arguments: pause
			}, decision = (0, decide.startDecisions)(policy, context).decide(request);
			if (has("json")) return io.stdout(`${(0, json_text.j)((0, explain.Hc)(decision), 2)}\n`), (0, explain.$j)(decision);
			let say = (line) => (0, print.yy)(io, line);
			for (let line of (0, explain.bg)(decision)) say((0, log.TN)(line));
			decision.outcome === "reject" && decision.rule === "default" && say("On a terminal, \"interns chat\" asks you instead.");
			let suggestion = decision.outcome === "reject" ? (0, suggest.suggestRule)(request, decision) : void 0;
			if (decision.trace.some(({ matched, because }) => !matched && because.includes(" is \"unknown\"")) && say("More is known of a run in a CI: say it with --event, --actor, --ref or --fork."), suggestion !== void 0 && "yaml" in suggestion) {
				say(`\nThis rule would allow it. ${suggestion.note}`);
				for (let line of suggestion.yaml.split("\n")) io.stdout(`${(0, log.TN)(line)}\n`);
			}
			return (0, explain.$j)(decision);
		}
		async function runExplainChange({ words, value, has, io, ...asked }, given) {
			if (words.length > 1 || value("pause") !== void 0) throw new errors.dz("input_conflict", "Both --change and a pause are given. Leave one out.", { source: "change" });
			let read = readChange(given);
			if ("error" in read) throw new errors.dz("input_invalid", `--change: ${read.error}`, { source: "change" });
			let context = readAskedContext({
				words,
				value,
				has,
				...asked
			}), policy = await (0, policy_file.oO)(words[0] ?? starter.r2, io);
			if (policy === void 0) return command.rP;
			let verdict = explainChange(policy, read.change, context);
			if (has("json")) io.stdout(`${(0, json_text.j)(verdict, 2)}\n`);
			else for (let line of changeLines(read.change, verdict)) (0, print.yy)(io, (0, log.TN)(line));
			return policy.changes === void 0 && !has("json") && (0, print.yy)(io, "The policy has no part \"changes\", so no change is taken (docs/changes.md)."), changeExitCode(verdict);
		}
		function readAsked({ words, value }) {
			let { file, command } = readWords(words), pause = value("pause");
			if (pause !== void 0) {
				if (command === void 0) return {
					file,
					pause
				};
				let message = `Both --pause and the command "${command}" are given. Leave one out.`;
				throw new errors.dz("input_conflict", message, { source: "pause" });
			}
			if (command === void 0) {
				let message = `Give a shell command: interns policy explain ${file === starter.r2 ? "" : `${JSON.stringify(file)} `}"npm test". For any other pause, give its arguments as JSON with --pause.`;
				throw new errors.dz("input_missing", message, { source: "pause" });
			}
			return {
				file,
				pause: JSON.stringify({
					kind: "permission",
					operation: `shell command: ${command}`,
					options: [
						"allow_once",
						"allow_always",
						"reject_once",
						"reject_always"
					]
				})
			};
		}
		function readWords([first, second]) {
			return first === void 0 ? {
				file: starter.r2,
				command: void 0
			} : second === void 0 && !/\.ya?ml$/iu.test(first) ? {
				file: starter.r2,
				command: first
			} : {
				file: first,
				command: second
			};
		}
		function readAskedContext({ has, value }) {
			let context = readGiven(value("context")), event = oneOf("event", [...events.AZ.keys()], value("event")), permission = oneOf("actor", permissionLevels, value("actor"));
			return {
				...context,
				event: event ?? (has("fork") && context.event === permission_context.$5 ? "pull_request" : context.event),
				ref: value("ref") ?? context.ref,
				fork: has("fork") || event === void 0 && context.fork,
				actor: permission === void 0 ? context.actor : {
					...context.actor,
					permission,
					type: "User"
				}
			};
		}
		function oneOf(flag, known, word) {
			if (word === void 0 || word === permission_context.$5 || known.includes(word)) return word;
			let near = (0, nearest.nearest)(word, known), remedy = near === void 0 ? `Use one of: ${known.join(", ")}.` : `Did you mean "${near}"?`;
			throw new errors.dz("input_invalid", `--${flag} is "${word}", which GitHub does not have. ${remedy}`, { source: flag });
		}
		function readGiven(text) {
			if (text === void 0) return permission_context.Ut;
			let read = (0, replay.y)(parseJson(text));
			if ("error" in read) throw new errors.dz("input_invalid", `--context: ${read.error}`, { source: "context" });
			return read.context;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				throw new errors.dz("input_invalid", "--context is not JSON.", { source: "context" });
			}
		}
	}),
	45771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BK: () => readPolicyFile,
			LS: () => plural,
			fz: () => annotate,
			k1: () => policyPath,
			mC: () => findingLine,
			oO: () => policyOrProblems,
			r6: () => findingOfFailure
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97309), _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10401), _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94780), _screen_print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27928);
		function policyPath(named) {
			return named ?? _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_2__.r2;
		}
		async function readPolicyFile(file, io) {
			let bytes;
			try {
				bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(io.cwd, file));
			} catch (error) {
				return { problems: [{
					line: 1,
					column: 1,
					code: "missing-file",
					message: `The policy file can't be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}. "interns policy init" writes a starting file.`
				}] };
			}
			return (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_4__.T)(bytes, file);
		}
		async function policyOrProblems(file, io) {
			let reading = await readPolicyFile(file, io);
			if ("policy" in reading) return reading.policy;
			for (let problem of reading.problems) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_5__.qz)(io, findingLine(file, "error", problem));
			annotate(file, "error", reading.problems, io, io.stderr);
		}
		function findingOfFailure(failure) {
			let { line, column, name, pause, message } = failure;
			return {
				line,
				column,
				code: "test-failed",
				message: `Test "${name}"${pause === null ? "" : `, pause ${pause}`}: ${message}`
			};
		}
		function findingLine(file, level, finding) {
			let { line, column, code, message } = finding;
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
		}
		function annotate(file, level, findings, io, write) {
			if (io.env.GITHUB_ACTIONS === "true") for (let { line, column, code, message } of findings) write(annotationLine({
				level,
				file: (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(file),
				line,
				column,
				title: code,
				message: (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(message)
			}));
		}
		function plural(count, noun, many = `${noun}s`) {
			return `${count} ${count === 1 ? noun : many}`;
		}
		function annotationLine(annotation) {
			let { level, file, line, column, title, message } = annotation;
			return `::${level} file=${property(file)},line=${line},col=${column},title=${property(title)}::${data(message)}\n`;
		}
		function data(text) {
			return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		function property(text) {
			return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sb: () => ExchangeError,
			Uc: () => describeError,
			dz: () => InputError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			is: () => ChangesError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
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
		class ChangesError extends ToolkitError {}
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
	12252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			pu: () => changeBudgetFields,
			kl: () => changeEntryShape,
			W3: () => changeShape
		});
		var judge = __webpack_require__(35754), text_glob = __webpack_require__(47141), text_path = __webpack_require__(20396), guarded = __webpack_require__(2244);
		function toReach(globs, verb) {
			if (verb === "allow") {
				let each = globs.map(narrowReach);
				return (path) => {
					let found = each.map((reach) => reach(path));
					return found.find((one) => one === "covered") ?? found.find((one) => one === "guarded") ?? "not";
				};
			}
			let wide = globs.map((glob) => (0, text_path.x7)(glob, { wide: !0 }));
			return (path) => wide.some((one) => one(path)) ? "covered" : "not";
		}
		function narrowReach(glob) {
			let pieces = glob.split("/"), compiled = pieces.map((piece) => (0, text_glob.S)(piece));
			return (path) => {
				if (!(0, text_path.qW)(path)) return "not";
				let segments = path.split("/"), isCovered = (spelled) => covers(pieces.length, segments.length, {
					isRun: (piece) => pieces[piece] === "**",
					takes(piece, at) {
						let text = pieces[piece] ?? "", name = segments[at] ?? "";
						if (spelled[at] === !0) return text === name && !/[*?]/u.test(text);
						let matcher = compiled[piece];
						return text === "**" || matcher !== void 0 && (0, text_glob.m)(matcher, name);
					}
				});
				return isCovered([]) ? isCovered(segments.map((name, index) => (0, guarded.qo)(name) || index > 0 && segments[index - 1]?.toLowerCase() === ".github")) ? "covered" : "guarded" : "not";
			};
		}
		function covers(pieces, segments, { isRun, takes }) {
			let reached = new Set([0]);
			for (let piece = 0; piece < pieces && reached.size > 0; piece += 1) {
				let next = new Set();
				for (let from of reached) if (!isRun(piece)) from < segments && takes(piece, from) && next.add(from + 1);
				else for (let at = from; !(next.has(at) || (next.add(at), at >= segments || !takes(piece, at))); at += 1);
				reached = next;
			}
			return reached.has(segments);
		}
		var policy = __webpack_require__(8157), entry_shapes = __webpack_require__(47165), mapping = __webpack_require__(54740), shape = __webpack_require__(56243);
		let changeBudgetFields = {
			files: budgetField("files", "Changed files that a run may hand over at most"),
			bytes: budgetField("bytes", "Bytes of their new contents at most"),
			lines: budgetField("lines", "Lines that they add and remove at most")
		};
		function budgetField(name, about) {
			let words = `${about}; ${policy.bq[name]} when left out.`;
			return (0, mapping.lq)((0, shape.U9)(`"${name}"`, words, { most: policy.cp[name] }));
		}
		let globs = {
			read(node, reader) {
				return node.type !== "list" || node.items.length === 0 ? (0, shape.gQ)(reader, node, "\"paths\"", "a list of at least one path glob") : (0, shape.bn)(node.items.map((item) => readGlob(item, reader)));
			},
			schema: () => ({
				type: "array",
				items: { type: "string" },
				minItems: 1,
				description: "Paths from the root: * and ? stay within a segment, ** is any number of segments."
			})
		};
		function readGlob(node, reader) {
			let pattern = (0, shape.Je)(node);
			if (pattern === void 0) return (0, shape.gQ)(reader, node, "A glob of \"paths\"", "a string");
			let flaw = (0, text_path.jU)(pattern);
			return flaw === void 0 ? pattern : (0, shape.fJ)(reader, node.at, "invalid-pattern", `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`);
		}
		let changes_shape_status = (0, shape.Vm)("\"status\"", policy.lJ, "What happened to the file."), entryFields = {
			id: (0, mapping.mw)(entry_shapes.Jk),
			when: entry_shapes.Zz,
			paths: (0, mapping.mw)(globs),
			status: (0, mapping.lq)({
				read(node, reader) {
					if (node.type === "list" && node.items.length > 0) return (0, shape.bn)(node.items.map((item) => changes_shape_status.read(item, reader)));
					let one = changes_shape_status.read(node, reader);
					return one === void 0 ? void 0 : [one];
				},
				schema: (defs) => ({
					anyOf: [changes_shape_status.schema(defs), {
						type: "array",
						items: changes_shape_status.schema(defs),
						minItems: 1
					}],
					description: "Left out, an allow takes added and modified files, and the other verbs match all."
				})
			}),
			binary: (0, mapping.lq)((0, shape.Jt)("\"binary\"", "For allow: takes contents that are no text too.")),
			[entry_shapes.lk]: (0, mapping.mw)((0, shape.Vm)("\"then\" of a change", policy.XZ, "Taken, left behind, or nothing is taken.")),
			reason: entry_shapes.jO,
			limit: entry_shapes.y4
		};
		function fits(entry, reader) {
			if (judge.gB.some((rule) => rule === entry.id) && (0, shape.fJ)(reader, entry.at, "invalid-value", `The id "${entry.id}" is reserved among changes. Choose another.`), entry.binary !== void 0 && entry.then !== "allow") {
				let at = entry.places.get("binary") ?? entry.at;
				(0, shape.fJ)(reader, at, "invalid-value", "\"binary\" stands beside \"then: allow\": the other verbs match any content.");
			}
		}
		let changeEntryShape = (0, shape.H$)((0, mapping.pq)(entryFields, {
			what: "The change",
			about: "The first entry that matches a changed file decides about it.",
			check: fits
		}), (entry) => ({
			id: entry.id,
			at: entry.at,
			places: entry.places,
			when: entry.when ?? [],
			match: [],
			reason: entry.reason ?? null,
			verb: entry.then,
			globs: entry.paths,
			reach: toReach(entry.paths, entry.then),
			statuses: entry.status ?? (entry.then === "allow" ? ["added", "modified"] : policy.lJ),
			binary: entry.binary === !0,
			limit: entry.limit
		})), changeFields = {
			path: (0, mapping.mw)((0, shape.Qq)("\"path\" of a change", "The path of the file, from the root.")),
			status: (0, mapping.lq)(changes_shape_status),
			bytes: (0, mapping.lq)((0, shape.U9)("\"bytes\"", "Size of the new content; 0 when left out.", { least: 0 })),
			lines: (0, mapping.lq)((0, shape.U9)("\"lines\"", "Lines added and removed; 0 when left out.", { least: 0 })),
			binary: (0, mapping.lq)((0, shape.Jt)("\"binary\"", "The content is no text."))
		}, changeShape = (0, shape.H$)((0, mapping.pq)(changeFields, {
			what: "The change",
			about: "A changed file."
		}), (change) => ({
			path: change.path,
			status: change.status ?? "modified",
			bytes: change.bytes ?? 0,
			lines: change.lines ?? 0,
			binary: change.binary === !0
		}));
	}),
	47165: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jk: () => idShape,
			PK: () => guardShape,
			Yy: () => questionShape,
			Zz: () => whenField,
			bJ: () => reservedIds,
			jO: () => reasonField,
			lk: () => thenKey,
			mK: () => ruleShape,
			mQ: () => answerShape,
			y4: () => limitField
		});
		var _match_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62774), _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8157), _conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75345), _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54740), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56243);
		let reservedIds = ["default", "malformed"], idPattern = /^[a-z0-9][a-z0-9-]*$/u, idShape = {
			read(node, reader) {
				let value = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Je)(node);
				return value === void 0 ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"id\"", "a string; put it in quotes") : idPattern.test(value) ? reservedIds.includes(value) ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", `The id "${value}" is reserved. Choose another.`) : value : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", `The id ${JSON.stringify(value)} is not made of a-z, 0-9 and "-", beginning with a letter or digit.`);
			},
			schema: () => ({
				type: "string",
				pattern: idPattern.source,
				not: { enum: reservedIds },
				description: "Names the entry in decisions and tests; unique in the file."
			})
		}, whenField = (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("when", _conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.MC)), reasonField = (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("\"reason\"", "Why, for the log and the summary.")), limitField = (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.U9)("\"limit\"", "How often a run may use this entry at most.")), thenKey = "then", always = ["allow-always", "reject-always"], alwaysNeedsReason = {
			if: { properties: { [thenKey]: { enum: always } } },
			[thenKey]: { required: ["reason"] }
		};
		function hasReason(entry, reader) {
			always.includes(entry.then) && entry.reason === void 0 && (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.at, "missing-key", `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`);
		}
		let guardFields = {
			id: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)(idShape),
			when: whenField,
			match: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("guardMatch", (0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.Zz)("guard"))),
			[thenKey]: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"then\" of a guard", _policy_js__WEBPACK_IMPORTED_MODULE_3__.IJ, "The verb: guards only refuse.")),
			reason: reasonField
		}, ruleFields = {
			id: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)(idShape),
			when: whenField,
			match: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("ruleMatch", (0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.Zz)("rule"))),
			[thenKey]: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"then\" of a rule", _policy_js__WEBPACK_IMPORTED_MODULE_3__.XK, "What is done.")),
			reason: reasonField,
			limit: limitField
		}, answerShape = {
			read(node, reader) {
				let value = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Je)(node);
				return value === void 0 ? node.type === "map" ? readAnswerFields(node, reader) : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"answer\"", "a string in quotes, or a mapping of field name to value") : value;
			},
			schema: () => ({
				anyOf: [{ type: "string" }, {
					type: "object",
					minProperties: 1,
					additionalProperties: { type: [
						"string",
						"number",
						"boolean"
					] }
				}],
				description: "For a question with one field or none: a string. Otherwise a mapping of field name to value."
			})
		};
		function readAnswerFields(node, reader) {
			if (node.entries.length === 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", "\"answer\" names no field. Name at least one.");
			let before = reader.problems.length, fields = Object.create(null);
			for (let entry of node.entries) {
				let value = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.oi)(entry.value);
				value == null ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.value.at, "wrong-type", `The field ${JSON.stringify(entry.key)} of "answer" is ${(0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.WQ)(entry.value)}. Write a string, a number, true or false.`) : fields[entry.key] = value;
			}
			return reader.problems.length > before ? void 0 : fields;
		}
		let questionFields = {
			id: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)(idShape),
			when: whenField,
			match: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("questionMatch", (0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.Zz)("question"))),
			answer: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)(answerShape),
			[thenKey]: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"then\" of a question", _policy_js__WEBPACK_IMPORTED_MODULE_3__.LX, "The verb, in place of an answer.")),
			reason: reasonField,
			limit: limitField
		};
		function answersOrThen(question, reader) {
			if (question.answer === void 0 != (question.then === void 0)) return;
			let both = question.answer !== void 0, message = both ? "A question has either \"answer\" or \"then\". Delete one." : "The question has neither \"answer\" nor \"then\". Add one.";
			(0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, question.at, both ? "invalid-value" : "missing-key", message);
		}
		let guardShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)(guardFields, {
			what: "The guard",
			about: "Can only refuse; checked first.",
			check: hasReason,
			schema: alwaysNeedsReason
		}), (guard) => ({
			...common(guard),
			verb: guard.then
		})), ruleShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)(ruleFields, {
			what: "The rule",
			about: "The first rule that matches decides.",
			check: hasReason,
			schema: alwaysNeedsReason
		}), (rule) => ({
			...common(rule),
			verb: rule.then,
			limit: rule.limit,
			plain: (0, _policy_js__WEBPACK_IMPORTED_MODULE_3__.kG)(rule.then) ? (0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.wA)(rule.match) : void 0
		})), questionShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)(questionFields, {
			what: "The question",
			about: "Decides about pauses that are not permissions; the first that matches.",
			check: answersOrThen,
			schema: { oneOf: [{ required: ["answer"] }, { required: ["then"] }] }
		}), (question) => ({
			...common(question),
			verb: question.then,
			answer: question.answer,
			limit: question.limit
		}));
		function common(entry) {
			return {
				id: entry.id,
				at: entry.at,
				places: entry.places,
				when: entry.when ?? [],
				match: entry.match,
				reason: entry.reason ?? null
			};
		}
	}),
	94780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Py: () => guardedPathLines,
			Uq: () => settingsGuards,
			W$: () => starterPolicy,
			XC: () => schemaFileName,
			r2: () => defaultPolicyPath,
			y5: () => forkGuard
		});
		let schemaFileName = "intern-policy.schema.json", defaultPolicyPath = ".github/intern-policy.yml", guardedPaths = [
			".github/**",
			"**/.git/**",
			".githooks/**",
			".husky/**",
			"**/.gitattributes",
			"**/.gitmodules",
			".devcontainer/**",
			".idea/**",
			".vscode/**",
			"**/.claude/**",
			"**/.codex/**",
			"**/.config/opencode/**",
			"**/.copilot/**",
			"**/.cursor/**",
			"**/.gemini/**",
			"**/.opencode/**",
			"**/opencode.json",
			"**/opencode.jsonc",
			"**/.mcp.json",
			"**/AGENTS.md",
			"**/CLAUDE.md",
			"**/GEMINI.md"
		];
		function guardedPathLines(indent) {
			return guardedPaths.flatMap((_, index) => index % 4 == 0 ? [guardedPaths.slice(index, index + 4)] : []).map((row) => `${indent}${row.map((each) => JSON.stringify(each)).join(", ")}`).join(",\n");
		}
		let forkGuard = "  - id: never-from-forks\n    when: { event: { not: unknown }, fork: [true, unknown] }\n    match: { kind: permission }\n    then: reject\n    reason: Pull requests from forks get no privileged tools.\n";
		function settingsGuards(id, then) {
			let guard = (name, condition, field) => `  - id: ${name}
    match:
      kind: permission
      ${condition}
      "${field}":
        path: [
${guardedPathLines("          ")}
        ]
    then: ${then}
    reason: These files decide what workflows, hooks, editors and other agents do later.
`;
			return `  # A real agent of the local service has its paths in the work folder under "/inside", and all others under "/outside".
  - id: nothing-outside
    match: { kind: permission, "/outside": { present: true } }
    then: ${then}
    reason: The work is in the work folder.

${guard(`${id}-inside`, "tool: fs.write", "/inside")}
  # Another intern has "/paths" alone. One that climbs, or is absolute, may lead there, so this guard takes those too.
${guard(id, "\"/inside\": { present: false }", "/paths")}`;
		}
		let starterPolicy = `# yaml-language-server: $schema=./${schemaFileName}
#
# What an intern may do in this repository without a person at hand. A policy answers questions; it is not a sandbox.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#   interns policy explain "npm test" --event push --actor write   what is answered to this command, and why?
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# What one run may spend at most. Left out, these are the numbers.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are checked first, and no rule goes before them. Outside GitHub no event and no fork is
# known: "event: { not: unknown }" keeps this guard out of a run on your own machine, where you are asked instead.
guards:
${forkGuard}
${settingsGuards("never-touch-settings", "reject")}
# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands within a word, "{paths:**}" for paths in
      # the repository: none that climbs out of it, none with a name that begins with a dot. Git is told not to run what the
      # configuration of the repository names; "interns policy check" knows how for each command.
      command: { shell: { only: ["git --no-pager --no-lazy-fetch log --no-show-signature --oneline", "ls", "ls {paths:**}"] } }
    then: allow
    limit: 10

  - id: run-the-tests
    when:
      actor: { permission: [admin, maintain, write] }
    match:
      kind: permission
      tool: shell
      command: { shell: { only: ["npm ci", "npm test", "npm run test:*"] } }
    then: allow
    limit: 5

# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions:
  - id: package-manager
    match: { message: { glob: "*package manager*" } }
    answer: npm
    limit: 1

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:
  - name: a maintainer's push may run the tests
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: not in a folder where what runs may have been planted
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", cwd: /work/app/src/evil, inside: [src/evil], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes it run something else
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", env: { NODE_OPTIONS: "--require ./src/evil.js" }, options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: anyone may look around
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: git --no-pager --no-lazy-fetch log --no-show-signature --oneline", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: look-around }

  - name: a second command does not ride along
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a path does not lead out of the repository
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: ls src/../.git /root/.ssh", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: what another agent goes by is not written
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [src/index.ts, .claude/settings.json], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a real agent runs the tests in its work folder
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /work/app, paths: [/work/app], inside: ["."], options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: nor does a real agent write it
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [/work/app/AGENTS.md], inside: [AGENTS.md], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings-inside }

  - name: a real agent stays in its work folder
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /tmp, paths: [/tmp], outside: [/tmp], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: nothing-outside }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true, actor: { permission: read } }
    pause: { kind: permission, operation: "shell command: ls", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-from-forks }

  - name: on a laptop, the tests are no fork's; no rule allows them, so a person at the terminal is asked
    context: {}
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;
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
