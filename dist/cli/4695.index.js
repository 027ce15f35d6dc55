export const id = 4695;
export const ids = [
	4695,
	3488,
	1107
];
export const modules = {
	45771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BK: () => readPolicyFile,
			Br: () => toFindingLine,
			Cq: () => readPolicyOrReport,
			H4: () => findPolicyPath,
			Hg: () => toFailureFinding,
			M6: () => toChangeLine,
			WI: () => testPolicyOrReport,
			XK: () => toPublicDecision,
			fz: () => annotate,
			ls: () => countLists,
			yq: () => tellFindings
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97309), _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10401), _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99442), _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94780), _trust_checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40584), _wording_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96559), _screen_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21264);
		function findPolicyPath({ cwd }) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(cwd, _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__.r2)) ? _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__.r2 : node_path__WEBPACK_IMPORTED_MODULE_2__.relative(cwd, node_path__WEBPACK_IMPORTED_MODULE_2__.join((0, _trust_checkout_js__WEBPACK_IMPORTED_MODULE_4__.P)(cwd).folder, _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__.r2));
		}
		async function readPolicyFile(file, io) {
			let bytes;
			try {
				bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(io.cwd, file));
			} catch (error) {
				return { problems: [{
					line: 1,
					column: 1,
					code: "missing-file",
					message: `The policy file can't be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error)}. "interns policy init" writes a starting file.`
				}] };
			}
			return (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_6__.T)(bytes, file);
		}
		async function readPolicyOrReport(file, io) {
			let reading = await readPolicyFile(file, io);
			if ("policy" in reading) return reading.policy;
			tellFindings(file, "error", reading.problems, io), annotate(file, "error", reading.problems, io, io.stderr);
		}
		async function testPolicyOrReport(bytes, file, io, toFinding = toFailureFinding) {
			let reading = await (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_6__.T)(bytes, file), findings = "problems" in reading ? reading.problems : (0, _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_7__.N)(reading.policy).map(toFinding);
			return tellFindings(file, "error", findings, io), "policy" in reading && findings.length === 0 ? reading.policy : void 0;
		}
		function tellFindings(file, level, findings, io) {
			for (let finding of findings) (0, _screen_js__WEBPACK_IMPORTED_MODULE_8__.qz)(io, toFindingLine(file, level, finding));
		}
		function toFailureFinding(failure) {
			let { line, column, name, pause } = failure;
			return {
				line,
				column,
				code: "test-failed",
				message: `Test "${name}"${pause === null ? "" : `, pause ${pause}`}: ${failure.message}`
			};
		}
		function toChangeLine({ tool_call_id: id, operation, was, now, wasAsked }) {
			return `${operation === null ? id : `${id} ${JSON.stringify(operation)}`}: ${was.answer ?? (wasAsked ? "ask" : "stop")} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
		}
		function toPublicDecision({ changed: _changed, asksNow: _asksNow, wasAsked: _asked, ...rest }) {
			return rest;
		}
		function toFindingLine(file, level, { line, column, code, message }) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_9__.TN)(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
		}
		function annotate(file, level, findings, io, write) {
			if (io.env.GITHUB_ACTIONS === "true") for (let { line, column, code, message } of findings) write(`::${level} ${`file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(code)}`}::${escapeData(message)}\n`);
		}
		function escapeData(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_9__.TN)(text).replaceAll("%", "%25");
		}
		function escapeProperty(text) {
			return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
		function countLists(lists, names) {
			return names.map((name) => lists[name] && (0, _wording_js__WEBPACK_IMPORTED_MODULE_10__.hS)(lists[name].length, name.slice(0, -1))).filter((count) => count !== void 0).join(", ");
		}
	}),
	34695: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ac: () => runTrustPolicy,
			OG: () => readPolicyText,
			_b: () => toDay,
			hs: () => askForTrust
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), diff__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(37291), _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452), _inputs_values_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(97035), _permission_decide_undecided_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5305), _permission_file_parse_policy_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13488), _permission_lint_lint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68421), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71376), _trust_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40584), _trust_trusted_copy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29411), _wording_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96559), _exit_code_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75720), _screen_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21264), _file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45771);
		async function runTrustPolicy({ words, has, io }) {
			let { checkout } = (0, _trust_checkout_js__WEBPACK_IMPORTED_MODULE_2__.P)(io.cwd);
			if (has("forget")) return (0, _trust_trusted_copy_js__WEBPACK_IMPORTED_MODULE_3__.eL)(checkout, io.env), (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, `No policy is trusted for ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(checkout)} any more.`), 0;
			let { terminal } = io;
			if (terminal?.canAsk !== !0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.dz("input_invalid", "\"interns policy trust\" shows the policy and asks you, but there is no terminal. Run it in one.");
			let file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(io.cwd, words[0] ?? (0, _file_js__WEBPACK_IMPORTED_MODULE_7__.H4)(io)), copy = (0, _trust_trusted_copy_js__WEBPACK_IMPORTED_MODULE_3__.xc)(checkout, io.env), outcome = await askForTrust({
				checkout,
				file,
				text: readPolicyText(file),
				copy
			}, io, terminal);
			return outcome === "broken" ? _exit_code_js__WEBPACK_IMPORTED_MODULE_8__.rP : +(outcome === "refused");
		}
		async function askForTrust({ checkout, file, text, copy }, io, terminal) {
			let name = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(io.cwd, file), policy = await (0, _file_js__WEBPACK_IMPORTED_MODULE_7__.WI)(Buffer.from(text), name, io);
			if (policy === void 0) return "broken";
			if (copy?.text === text && copy.file === file) return (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, `${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(name)} is the policy in use: you trusted it on ${toDay(copy)}, and it has not changed.`), copy;
			for (let line of toShownLines(text, policy, copy)) io.stderr(`${line}\n`);
			(0, _file_js__WEBPACK_IMPORTED_MODULE_7__.yq)(name, "warning", (0, _permission_lint_lint_js__WEBPACK_IMPORTED_MODULE_9__.u)(policy), io);
			let style = (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__._r)(terminal.stderr), counts = `${(0, _wording_js__WEBPACK_IMPORTED_MODULE_10__.hS)(policy.rules.length, "rule")} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_10__.hS)(policy.tests.length, "test")}, which pass`, effect = `When you work in ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(checkout)}, what the policy allows is done without asking you.`, replacement = describeReplacement(copy, file, io);
			(0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, `${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(name)}${replacement} has ${counts}. ${effect}${describeCiOnlyRules(policy)}`);
			let ask = () => terminal.readLine(style.bold("Trust it? [y/N] "), new AbortController().signal), answer = await ask();
			for (; answer?.trim() === "?";) (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, whatTrustMeans), answer = await ask();
			if (!/^y(?:es)?$/i.test(answer?.trim() ?? "")) {
				let consequence = copy === void 0 ? "it allows nothing here" : `the copy of ${toDay(copy)} stays in use`;
				return (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, `Not trusted: ${consequence}.`), "refused";
			}
			let trustedCopy = (0, _trust_trusted_copy_js__WEBPACK_IMPORTED_MODULE_3__.Eq)({
				checkout,
				file,
				text,
				now: Date.now()
			}, io.env), copyPath = (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)((0, _trust_trusted_copy_js__WEBPACK_IMPORTED_MODULE_3__.p0)(checkout, io.env));
			return (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, `Trusted. The copy in use is ${copyPath}; "interns policy trust --forget" removes it.`), trustedCopy;
		}
		function describeCiOnlyRules({ rules }) {
			let ciOnlyRules = rules.filter((rule) => (0, _permission_decide_undecided_js__WEBPACK_IMPORTED_MODULE_11__.g)(rule).length > 0).length;
			return ciOnlyRules === 0 ? "" : ` ${ciOnlyRules === rules.length ? "None of its rules can" : `${ciOnlyRules} of its rules can't`} match on this machine, where nothing proves what "when" asks for: you are asked instead.`;
		}
		let whatTrustMeans = "Yes keeps a copy of this policy on this machine, and the copy decides: what it allows is done without asking you. After a no, nothing changes, and \"interns policy trust\" asks again.";
		function toDay({ trustedAt }) {
			return trustedAt.slice(0, 10);
		}
		function describeReplacement(copy, file, { cwd }) {
			return copy === void 0 ? "" : copy.file === file ? ", which has changed since you trusted it," : `, in place of the copy of ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, copy.file))},`;
		}
		function readPolicyText(file) {
			try {
				let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
				if (!stats.isFile() || stats.size > 4194304) throw Error("it isn't a regular file of at most 4 MiB");
				return new TextDecoder("utf-8", {
					fatal: !0,
					ignoreBOM: !0
				}).decode((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
			} catch (cause) {
				let why = `The policy file "${file}" can't be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(cause)}`;
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_12__.Gq)("policy", `${why}. "interns policy init" writes a starting file.`, cause);
			}
		}
		function toShownLines(text, { tests }, copy) {
			return ((copy && (0, diff__WEBPACK_IMPORTED_MODULE_13__.ss)("trusted", "now", copy.text, text, void 0, void 0, {
				context: 3,
				maxEditLength: 2e3
			})) ?? leaveOutTests(text, tests.length)).split("\n").map((line) => (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(line.replaceAll("	", "  ")));
		}
		let testsBlock = /^tests:[ \t]*\r?\n(?:[ \t-].*(?:\r?\n|(?![\s\S]))|\r?\n)*/m;
		function leaveOutTests(text, count) {
			let folded = text.replace(testsBlock, `tests: # ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_10__.hS)(count, "test")}, not shown\n`);
			return toDecidingParts(folded) === toDecidingParts(text) ? folded : text;
		}
		function toDecidingParts(text) {
			let tree = (0, _permission_file_parse_policy_js__WEBPACK_IMPORTED_MODULE_14__.readTree)(text), deciding = ("root" in tree && tree.root.type === "map" ? tree.root.entries : []).filter(({ key }) => key !== "tests");
			return JSON.stringify(deciding, (name, value) => name === "at" ? void 0 : value);
		}
	}),
	5305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => whyUndecided,
			g: () => listUnprovenKeys
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31576), _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55635), _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157);
		function whyUndecided({ rules }, { pause }) {
			let ciRule = rules.find((rule) => pause?.kind === "permission" && (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.Ho)({
				...rule,
				when: []
			}, pause, _context_js__WEBPACK_IMPORTED_MODULE_1__.Ut, "rule"));
			if (ciRule === void 0) return "Nothing in the permission policy decides this.";
			let decides = (0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.kG)(ciRule.verb) ? "allows this" : "decides about this", keys = listUnprovenKeys(ciRule).map((key) => `"${key}"`);
			return `The rule "${ciRule.id}" ${decides} only in a CI: its "when" needs ${keys.join(", ")}, which can't be known on this machine.`;
		}
		function listUnprovenKeys({ when }) {
			return when.filter(({ matcher, value }) => !(0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, value(_context_js__WEBPACK_IMPORTED_MODULE_1__.Ut), "when")).map(({ key }) => key);
		}
	}),
	13488: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => createLocator,
			parsePolicy: () => parsePolicy,
			readTree: () => readTree
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71376), _text_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35032), _file_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68606);
		async function parsePolicy(file, source) {
			let tree = readTree(file), reading = "problems" in tree ? tree : await (0, _file_shape_js__WEBPACK_IMPORTED_MODULE_1__.Pq)(tree.root, source);
			if ("problems" in reading) return { problems: hideQuotations(reading.problems, file) };
			let shownSigns = new Set(toText(file).match(/\P{ASCII}/gu));
			return { policy: {
				...reading.policy,
				shownSigns
			} };
		}
		let topKeys = [
			"version",
			"default",
			"budget",
			"guards",
			"rules",
			"questions",
			"changes",
			"tests"
		], versionLine = /^version:[ \t]*1[ \t]*(?:#.*)?\r?$/mu, quotedSection = /^(?:budget|guards|rules|questions|changes|tests):(?:[ \t\r]|$)/u;
		function toText(file) {
			return typeof file == "string" ? file : new TextDecoder().decode(file);
		}
		function hideQuotations(problems, file) {
			let text = toText(file), hasVersion = versionLine.test(text), areQuotable = findQuotableLines(text);
			return problems.map((problem) => hasVersion && areQuotable[problem.line - 1] === !0 ? problem : {
				...problem,
				message: removeValues(problem, hasVersion)
			});
		}
		function findQuotableLines(text) {
			let isInSection = !1;
			return text.split("\n").map((line) => (/^[^\s#\-\]}]/u.test(line) && (isInSection = quotedSection.test(line)), isInSection));
		}
		let neverQuoted = new Set([
			"missing-key",
			"too-large",
			"not-utf-8"
		]), harmlessMessage = /^"version" is the string "[0-9.]{0,4}"|^[0-9.e]{1,4} reads as| is (?:empty|a list|a mapping|the boolean \w+|the number [0-9.]{1,4})\.|^(?:A key must be|YAML directives are|There is|The file nests) /u, quotedText = "\"(?:[^\"\\\\]|\\\\.)*\"", unknownKey = RegExp(`^The policy has no key ${quotedText}\\.`, "u"), badDefault = RegExp(`^"default" is ${quotedText}\\.`, "u");
		function removeValues({ code, message }, hasVersion) {
			return neverQuoted.has(code) || harmlessMessage.test(message) ? message : code === "yaml" ? `Not valid YAML: ${cutAtQuotation(message)}.` : code === "duplicate-key" ? "A key appears twice. Keep one." : code === "yaml-feature" ? message.replace(/^(The \w+) [\s\S]* is not allowed\./u, "$1 here is not allowed.") : code === "invisible-character" ? `A text on this line contains ${describeInvisible(message)}, which can't be seen. Delete it.` : hasVersion && unknownKey.test(message) ? message.replace(unknownKey, "The policy has no such key.") : hasVersion && badDefault.test(message) ? message.replace(badDefault, "\"default\" has another value.") : `This is not part of a policy, so it is not shown. ${hasVersion ? `Keys of a policy are ${topKeys.map((key) => `"${key}"`).join(", ")}.` : "The file has no line \"version: 1\". Add it first."}`;
		}
		function cutAtQuotation(message) {
			let cause = /^Not valid YAML: (?<words>[A-Za-z][A-Za-z ,'-]*)/u.exec(message)?.groups?.words ?? "";
			return cause.startsWith("Unsupported") || cause === "" ? "this line cannot be read" : cause.trim();
		}
		function describeInvisible(message) {
			return /^[\s\S]* is followed by (?<name>U\+[0-9A-F]{4,6})/u.exec(message)?.groups?.name ?? "a character";
		}
		let maxBytes = 4194304;
		function readTree(file) {
			let start = {
				line: 1,
				column: 1
			}, bytes = typeof file == "string" ? new TextEncoder().encode(file).length : file.length;
			if (bytes > maxBytes) return refuseFile(start, "too-large", `The file has ${bytes} bytes; a policy has at most ${maxBytes} (4 MiB).`);
			let utf8 = new TextDecoder("utf-8", {
				fatal: !0,
				ignoreBOM: !0
			}), decoded = typeof file == "string" ? file : (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.y0)(() => utf8.decode(file));
			if (decoded === void 0) return refuseFile(start, "not-utf-8", "The file is not UTF-8 text. Save it as UTF-8.");
			let text = decoded.startsWith("\ufeff") ? decoded.slice(1) : decoded, locate = createLocator(text), invisible = listInvisible(text, locate);
			return invisible.length > 0 ? { problems: invisible } : parseYaml(text, locate);
		}
		function createLocator(text) {
			let lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
			lines.addNewLine(0);
			for (let { index } of text.matchAll(/\n/gu)) lines.addNewLine(index + 1);
			return (offset) => {
				let { line, col } = lines.linePos(offset);
				return {
					line,
					column: col
				};
			};
		}
		function refuseFile(at, code, message) {
			return { problems: [{
				...at,
				code,
				message
			}] };
		}
		function listInvisible(text, locate) {
			return (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.tO)(text, "\n	").filter(({ index }) => text[index] !== "\r" || text[index + 1] !== "\n").slice(0, 20).map(({ index, name }) => ({
				...locate(index),
				code: "invisible-character",
				message: `There is ${name} here, which can't be seen. Delete it, or write a plain space.`
			}));
		}
		function parseYaml(text, locate) {
			let { contents, directives, errors, warnings } = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
				version: "1.2",
				schema: "core",
				uniqueKeys: !1,
				prettyErrors: !1,
				logLevel: "error"
			}), problems = [], refuse = (at, code, message) => problems.push({
				...at,
				code,
				message
			});
			for (let { pos, message } of [...errors, ...warnings]) refuse(locate(pos[0]), "yaml", `Not valid YAML: ${message}.`);
			(directives.yaml.explicit === !0 || Object.keys(directives.tags).length > 1) && refuse(locate(0), "yaml-feature", "YAML directives are not allowed. Delete the lines that begin with \"%\".");
			let root = toNode(contents, {
				at: locate(0),
				depth: 1,
				keyPath: "",
				locate,
				refuse
			});
			return problems.length > 0 ? { problems: (0, _text_position_js__WEBPACK_IMPORTED_MODULE_4__._)(problems) } : { root };
		}
		function toNode(node, parent) {
			let context = {
				...parent,
				at: findNodePosition(node, parent)
			}, { at, depth, keyPath, refuse } = context;
			if (depth > 64) return refuse(at, "yaml", "The file nests deeper than 64 levels."), {
				type: "plain",
				at,
				value: null
			};
			refuseFeatures(node, context);
			let childContext = {
				...context,
				depth: depth + 1
			};
			if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node)) return {
				type: "map",
				at,
				entries: toEntries(node, childContext)
			};
			if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node)) return {
				type: "plain",
				at,
				value: toPlain(node, context)
			};
			let itemContext = {
				...childContext,
				keyPath: `${keyPath}/#`
			};
			return {
				type: "list",
				at,
				items: node.items.map((item) => toNode(item, itemContext))
			};
		}
		function findNodePosition(node, { at, locate }) {
			return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range ? locate(node.range[0]) : at;
		}
		function refuseFeatures(node, { at, refuse }) {
			let forbid = (what, remedy) => refuse(at, "yaml-feature", `The ${what} is not allowed. ${remedy} in quotes.`);
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) && forbid(`alias "*${node.source}"`, "Write the value out, or put it"), ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node)) && (node.anchor !== void 0 && forbid(`anchor "&${node.anchor}"`, "Delete it, or put the value"), node.tag !== void 0 && forbid(`tag "${node.tag}"`, "Delete it, or put the value"));
		}
		function toEntries(map, childContext) {
			let { keyPath, refuse } = childContext, seen = new Set();
			return map.items.flatMap(({ key: node, value }) => {
				let at = findNodePosition(node, childContext);
				if (refuseFeatures(node, {
					...childContext,
					at
				}), !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) || typeof node.value != "string") return refuse(at, "wrong-type", "A key must be a string. Put it in quotes."), [];
				let key = node.value, context = {
					...childContext,
					at,
					keyPath: keyPath === "" ? key : `${keyPath}/${key}`
				};
				refuseInvisible(key, context);
				let entry = {
					key,
					at,
					value: toNode(value, context)
				};
				return seen.has(key) && refuse(at, "duplicate-key", `The key ${JSON.stringify(key)} appears twice. Keep one.`), seen.add(key), [entry];
			});
		}
		function toPlain(node, context) {
			let value = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.value : null;
			return typeof value == "string" && refuseInvisible(value, context), typeof value == "number" && refuseUnclearNumber(node, value, context), typeof value == "string" || typeof value == "number" || typeof value == "boolean" ? value : null;
		}
		let pauseKeyPath = /^tests\/#\/(?:pauses\/#\/)?pause\//u;
		function refuseInvisible(value, { at, keyPath, refuse }) {
			if (pauseKeyPath.test(`${keyPath}/`)) return;
			let [first] = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.tO)(value, "\n	");
			first !== void 0 && refuse(at, "invisible-character", `${JSON.stringify(value.slice(0, first.index))} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may contain it.`);
		}
		let plainInteger = /^-?(?:0|[1-9][0-9]*)$/u, plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;
		function refuseUnclearNumber(node, value, { at, refuse }) {
			let source = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source ?? "" : "", plainForm = Number.isInteger(value) ? plainInteger : plainFraction, isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
			(!plainForm.test(source) || isRounded) && refuse(at, "invalid-value", `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`);
		}
	}),
	40584: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => findPlace });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92782);
		function findPlace(folder) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return {
				folder,
				checkout: folder
			};
			let start = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), found = (0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.Mw)(start).find((dir) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, ".git")) && !(0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.tj)(dir));
			return found === void 0 ? {
				folder: start,
				checkout: start
			} : {
				folder: found,
				checkout: findRepository(found) ?? found
			};
		}
		function findRepository(checkout) {
			let link = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, ".git");
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(link).isFile()) return;
			let [, target] = /^gitdir: (.+)\n?$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, "utf8")) ?? [];
			if (target === void 0) return;
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(checkout, target), commonFolder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
			if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) === "worktrees" && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(commonFolder) === ".git") return isRegistered(folder, link) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonFolder)) : void 0;
		}
		function isRegistered(folder, link) {
			try {
				let target = (0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.XF)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "gitdir")).replace(/\n$/, "");
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target) ? target : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, target)) === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(link);
			} catch {
				return !1;
			}
		}
	}),
	29411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Eq: () => saveTrustedCopy,
			eL: () => forgetTrustedCopy,
			p0: () => getCopyPath,
			sK: () => findTrustedAbove,
			xc: () => readTrustedCopy
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _crypto_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2962), _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92782), _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16413);
		function getCopyPath(checkout, env) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust", `${(0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.hw)(checkout)}.json`);
		}
		function readTrustedCopy(checkout, env, computeDigest = _crypto_js__WEBPACK_IMPORTED_MODULE_4__.s) {
			let path = getCopyPath(checkout, env), content;
			try {
				content = (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.XF)(path);
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.oO)(error) === "ENOENT") return;
				throw createDamageError(path, (0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error));
			}
			let copy = (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(content);
			if (!isCopy(copy) || copy.checkout !== checkout || copy.digest !== computeDigest(copy.text)) throw createDamageError(path, "it was changed after it was saved");
			return copy;
		}
		function saveTrustedCopy({ checkout, file, text, now }, env) {
			let copy = {
				checkout,
				file,
				text,
				digest: (0, _crypto_js__WEBPACK_IMPORTED_MODULE_4__.s)(text),
				trustedAt: new Date(now).toISOString()
			};
			return (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.wZ)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust"), 448), (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.vK)(getCopyPath(checkout, env), `${JSON.stringify(copy)}\n`), copy;
		}
		function findTrustedAbove(checkout, env) {
			let [, ...above] = (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.Mw)(checkout);
			return above.find((folder) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(getCopyPath(folder, env)));
		}
		function forgetTrustedCopy(checkout, env) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(getCopyPath(checkout, env), { force: !0 });
		}
		function isCopy(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.Gv)(value) && [
				"checkout",
				"file",
				"text",
				"digest",
				"trustedAt"
			].every((name) => typeof value[name] == "string");
		}
		function createDamageError(path, why) {
			let message = `The trusted copy of the permission policy, "${path}", is not used: ${why}. Delete it with "interns policy trust --forget", or replace it with "interns policy trust".`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.pn("policy_invalid", message, { source: path });
		}
	})
};
