export const id = 1003;
export const ids = [1003];
export const modules = {
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
	1003: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			readCurrentPolicy: () => readCurrentPolicy,
			readTranscripts: () => readTranscripts,
			runLearnPolicy: () => runLearnPolicy,
			writeLearnt: () => writeLearnt
		});
		var promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), errors = __webpack_require__(452), log = __webpack_require__(97309), policy_file = __webpack_require__(10401), answering = __webpack_require__(88490), lint = __webpack_require__(75833), policy = __webpack_require__(8157), replay = __webpack_require__(91480), self_test = __webpack_require__(99442), evaluate = __webpack_require__(75573), permission_pause = __webpack_require__(49469), suggest = __webpack_require__(69273), place = __webpack_require__(25456);
		let order = [
			"guards",
			"rules",
			"questions",
			"tests"
		];
		async function addEntries(text, additions) {
			let yaml = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)), body = text.replace(/^\uFEFF/u, ""), root = yaml.parseDocument(body, {
				version: "1.2",
				schema: "core",
				logLevel: "error"
			}).contents;
			if (!yaml.isMap(root) || root.flow === !0) return { error: "The file is written in braces. Write its keys in lines of their own, and entries can be added." };
			let file = {
				root,
				lines: body.split("\n"),
				lineOf: lineFinder(body),
				yaml
			}, edits = [];
			for (let list of order) {
				let wanted = additions.filter((each) => each.list === list);
				if (wanted.length === 0) continue;
				let found = editsOf(list, wanted, file);
				if ("error" in found) return found;
				edits.push(...found.edits);
			}
			return { edits: withLineEnds(edits.toSorted((a, b) => a.at - b.at), body) };
		}
		function withEdits(text, edits) {
			let lines = text.split("\n"), grows = edits.some(({ at }) => at >= lines.length);
			for (let { at, removed, added } of edits.toReversed()) lines.splice(at, removed, ...added);
			return `${lines.join("\n")}${grows ? "\n" : ""}`;
		}
		function lineFinder(text) {
			let starts = (0, place._$)(text);
			return (offset) => (0, place.$t)(starts, offset).line - 1;
		}
		function editsOf(list, additions, file) {
			let { yaml, root } = file, pair = root.items.find((each) => nameOf(each, yaml) === list), all = additions.flatMap(({ lines }, index) => index === 0 ? lines : ["", ...lines]);
			if (pair === void 0) return { edits: [newList(list, all, file)] };
			let { value } = pair;
			return !yaml.isSeq(value) || value.items.length === 0 ? { edits: [filledList(pair, all, file)] } : value.flow === !0 ? { error: `"${list}" stands in brackets. Write each entry in lines of its own, and others can be added.` } : { edits: additions.map((addition) => intoList(value, addition, file)) };
		}
		function nameOf(pair, { isScalar }) {
			return isScalar(pair.key) ? pair.key.value : void 0;
		}
		function newList(list, lines, file) {
			let later = new Set(order.slice(order.indexOf(list) + 1)), next = file.root.items.find((each) => later.has(String(nameOf(each, file.yaml)))), written = [`${list}:`, ...indented(lines, "  ")];
			return next === void 0 ? {
				at: endOf(file.root, file),
				removed: 0,
				added: ["", ...written]
			} : {
				at: aboveComments(file.lineOf(startOf(next.key, file.yaml)), file.lines),
				removed: 0,
				added: [...written, ""]
			};
		}
		function filledList(pair, lines, file) {
			let at = file.lineOf(startOf(pair.key, file.yaml));
			return {
				at,
				removed: 1,
				added: [(file.lines[at] ?? "").replace(/:\s*(?:\[\s*\]|null|~)/u, ":").trimEnd(), ...indented(lines, "  ")]
			};
		}
		function intoList(list, { before, lines }, file) {
			let { yaml, lineOf } = file, first = lineOf(list.range?.[0] ?? 0), indent = /^ */u.exec(file.lines[first] ?? "")?.[0] ?? "", airy = isAiry(list, file) ? [""] : [], next = list.items.find((item) => before !== void 0 && yaml.isMap(item) && item.get("id") === before);
			return next === void 0 ? {
				at: endOf(list, file),
				removed: 0,
				added: [...airy, ...indented(lines, indent)]
			} : {
				at: aboveComments(dashLine(lineOf(startOf(next, yaml)), file.lines), file.lines),
				removed: 0,
				added: [...indented(lines, indent), ...airy]
			};
		}
		function isAiry(list, { yaml, lineOf, lines }) {
			let [first, second] = list.items;
			return second === void 0 || lines.slice(lineOf(startOf(first, yaml)), lineOf(startOf(second, yaml))).some((line) => line.trim() === "");
		}
		function startOf(node, { isNode }) {
			return isNode(node) ? node.range?.[0] ?? 0 : 0;
		}
		function endOf(node, { lineOf, yaml }) {
			return lineOf(Math.max(0, endOffset(node, yaml) - 1)) + 1;
		}
		function endOffset(node, yaml) {
			if ((yaml.isSeq(node) || yaml.isMap(node)) && node.flow !== !0) {
				let last = node.items.at(-1);
				return yaml.isPair(last) ? endOffset(last.value ?? last.key, yaml) : endOffset(last, yaml);
			}
			return yaml.isNode(node) ? node.range?.[1] ?? 0 : 0;
		}
		function dashLine(from, lines) {
			let at = from;
			for (; at > 0 && !/^\s*-(?:\s|$)/u.test(lines[at] ?? "");) --at;
			return at;
		}
		function aboveComments(from, lines) {
			let at = from;
			for (; at > 0 && /^\s*#/u.test(lines[at - 1] ?? "");) --at;
			return at;
		}
		function indented(lines, indent) {
			return lines.map((line) => line === "" ? "" : indent + line);
		}
		function withLineEnds(edits, text) {
			let end = text.split("\n", 1)[0]?.endsWith("\r") === !0 ? "\r" : "";
			return edits.map((edit) => ({
				...edit,
				added: edit.added.map((line) => line + end)
			}));
		}
		var permission_context = __webpack_require__(31576), decide = __webpack_require__(290), shell_words = __webpack_require__(91703), json = __webpack_require__(61989), tools_risk = __webpack_require__(22772), invisible = __webpack_require__(71376);
		function fieldConditions(fields) {
			return gathered(fields.map(([name, value]) => [name, (0, invisible.wy)(name) ? void 0 : conditionsOf(pointerTo(name), value)]));
		}
		function nameConditions(names) {
			return names.length === 0 ? { conditions: [] } : gathered([...names.map((name, index) => ["fields", conditionsOf(`/fields/${index}/name`, name)]), ["fields", [condition(`/fields/${names.length}`, notThere)]]]);
		}
		function gathered(fields) {
			let conditions = [];
			for (let [name, more] of fields) {
				if (more === void 0) return { error: `its field ${JSON.stringify(name).slice(0, 60)} holds what a policy cannot name` };
				conditions.push(...more);
			}
			return conditions.length > 24 ? { error: "it has more than 24 fields to name" } : { conditions };
		}
		let notThere = "{ present: false }";
		function absent(name) {
			return condition(pointerTo(name), notThere);
		}
		function pointerTo(name) {
			return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
		}
		function condition(pointer, matcher) {
			return {
				key: JSON.stringify(pointer),
				matcher
			};
		}
		function conditionsOf(pointer, value) {
			return (0, json.Lv)(value) ? listConditions(pointer, value) : isSayable(value) ? [condition(pointer, JSON.stringify(value))] : void 0;
		}
		function listConditions(pointer, list) {
			let [only] = list;
			if (only !== void 0 && list.every(isSayable)) return list.length === 1 ? [condition(pointer, JSON.stringify(only))] : [
				condition(pointer, JSON.stringify([...new Set(list)])),
				...list.map((each, index) => condition(`${pointer}/${index}`, JSON.stringify(each))),
				condition(`${pointer}/${list.length}`, notThere)
			];
		}
		function isSayable(value) {
			return typeof value == "string" ? value.length <= 1e3 && !(0, invisible.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, json.Lv)(value) && !(0, json.Gv)(value);
		}
		let notText = new Set([
			"true",
			"false",
			"null"
		]);
		function yamlText(text) {
			return /^[A-Za-z][A-Za-z0-9_.-]*$/u.test(text) && !notText.has(text.toLowerCase()) ? text : quoted(text);
		}
		function quoted(text) {
			return Array.from(JSON.stringify(text), (character) => (0, invisible.wy)(character) ? escapeOf(character) : character).join("");
		}
		function escapeOf(character) {
			let code = character.codePointAt(0) ?? 0, digits = code.toString(16);
			return code > 65535 ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
		}
		function yamlTexts(texts) {
			let [first, second] = texts;
			return first !== void 0 && second === void 0 ? yamlText(first) : `[${texts.map(yamlText).join(", ")}]`;
		}
		function yamlFlow(value) {
			if ((0, json.Lv)(value)) return `[${value.map(yamlFlow).join(", ")}]`;
			if ((0, json.Gv)(value)) {
				let fields = Object.entries(value).map(([name, each]) => `${yamlText(name)}: ${yamlFlow(each)}`);
				return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
			}
			return typeof value == "string" ? yamlText(value) : JSON.stringify(value);
		}
		var events = __webpack_require__(17768);
		let terminalContext = {
			...permission_context.Ut,
			event: "pull_request",
			fork: !1,
			actor: {
				...permission_context.Ut.actor,
				permission: "write",
				type: "User"
			}
		};
		function mostInOneRun(occurrences) {
			let counts = new Map();
			for (let { run } of occurrences) counts.set(run, (counts.get(run) ?? 0) + 1);
			return Math.max(0, ...counts.values());
		}
		let writers = [
			"admin",
			"maintain",
			"write"
		];
		function trustOf({ beginnings, atTerminal, context }) {
			if (beginnings === 0) return { why: "it has no beginning, so nobody knows who caused it" };
			if (beginnings > 1) return { why: "more than one run begins in it" };
			let { event, fork, actor } = context;
			return atTerminal && event === permission_context.$5 ? { trusted: "terminal" } : event === permission_context.$5 ? { why: "nobody knows which event caused it" } : events.AZ.has(event) ? fork === !0 ? { why: "a pull request from a fork caused it" } : events.BU.has(event) ? { trusted: "event" } : fork === !1 ? actor.type === "Bot" ? { why: `a bot caused ${event}, and a bot may act for anyone` } : writers.includes(actor.permission) ? { trusted: "person" } : { why: `anyone can cause ${event}, and whoever did is not known to have write permission` } : { why: `anyone can cause ${event}, and nobody knows whether it was about a fork` } : { why: "its event is none that GitHub has" };
		}
		function limitOf({ occurrences, isCapped }) {
			return mostInOneRun(occurrences) + +!isCapped;
		}
		function entryLines(lesson, id, runs) {
			let { reply } = lesson, isLimited = reply.verb === "allow" || reply.verb === "answer";
			return [
				...evidenceLines(lesson, runs).map((line) => `# ${line}`),
				...lesson.literal.isPermission && reply.verb === "allow" ? [`# Risk: ${tools_risk.zk[riskOf(lesson)]}`] : [],
				`- id: ${id}`,
				`  when: ${whenText(lesson)}`,
				`  match: ${matchText(lesson)}`,
				reply.verb === "answer" ? `  answer: ${yamlFlow(reply.answer)}` : `  then: ${reply.verb}`,
				...isLimited ? [`  limit: ${limitOf(lesson)}`] : []
			];
		}
		function riskOf({ literal: { command, tool } }) {
			let words = command === void 0 ? void 0 : (0, shell_words.u)(command, { pattern: !1 });
			return (0, tools_risk.HB)(tool ?? "", words !== void 0 && "commands" in words ? words.commands : void 0);
		}
		function evidenceLines({ occurrences, reply }, runs) {
			let seen = [...new Set(occurrences.map(({ run }) => run))].flatMap((index) => runs[index] ?? []), dates = seen.map(({ startedAt }) => dateOf(startedAt)).toSorted(), [first = "", last = ""] = [dates[0], dates.at(-1)], span = first === last ? first : `${first} to ${last}`, by = [
				"policy",
				"person",
				"rejected"
			].flatMap((who) => {
				let count = occurrences.filter((each) => each.by === who).length, done = who === "rejected" ? "rejected by the policy" : `${past[reply.verb]} by ${who === "policy" ? "the policy" : "a person"}`;
				return count === 0 ? [] : [`${done} ${times(count)}`];
			}), digests = seen.slice(0, 5).map(({ digest }) => digest.slice(0, 12)), more = seen.length > 5 ? ` and ${seen.length - 5} more` : "";
			return [`Learnt from ${seen.length === 1 ? "1 run" : `${seen.length} runs`} (${span}): ${by.join(", ")}.`, `Transcripts, sha256: ${digests.join(" ")}${more}`];
		}
		let past = {
			allow: "allowed",
			answer: "answered",
			stop: "stopped",
			reject: "declined"
		};
		function times(count) {
			return count === 1 ? "once" : `${count} times`;
		}
		function dateOf(at) {
			return /^\d{4}-\d\d-\d\d(?=T)/u.exec(at ?? "")?.[0] ?? "no date";
		}
		function whenText({ reach, events, writersOnly, usersOnly }) {
			let actor = [...writersOnly ? [`permission: [${writers.join(", ")}]`] : [], ...usersOnly ? ["type: User"] : []];
			return `{ ${[
				...events.length === 0 ? [] : [`event: ${yamlTexts(events)}`],
				...reach === "person" ? ["fork: false"] : [],
				...actor.length === 0 ? [] : [`actor: { ${actor.join(", ")} }`]
			].join(", ")} }`;
		}
		function matchText({ literal, patterns, absent: missing }) {
			let { named, command, fields, isPermission } = literal;
			return `{ ${[
				...named,
				...isPermission ? [commandCondition(command, patterns)] : [],
				...fields,
				...missing.map(absent)
			].map(({ key, matcher }) => `${key}: ${matcher}`).join(", ")} }`;
		}
		function commandCondition(command, patterns) {
			let key = "command";
			return patterns === void 0 ? {
				key,
				matcher: command === void 0 ? "{ present: false }" : yamlText(command)
			} : {
				key,
				matcher: `{ shell: { only: [${patterns.map((each) => JSON.stringify(each)).join(", ")}] } }`
			};
		}
		function trySeen(lesson, id, policy) {
			let [first] = lesson.occurrences;
			if (first !== void 0) return [shortContext(first.context), fullContext(first.context)].map((context) => tryPause(policy, context, lesson.literal.example)).find(({ decision }) => decision.rule === id && decision.outcome === lesson.reply.verb);
		}
		function tryNeighbour(lesson, seen, policy) {
			let stranger = contextOf({
				event: "pull_request",
				fork: !0,
				permission: "none",
				type: "User"
			}), tried = [...neighboursOf(lesson).map((pause) => tryPause(policy, seen.context, pause)), tryPause(policy, stranger, lesson.literal.example)].filter(({ decision: { outcome } }) => outcome !== "allow" && outcome !== "answer");
			return tried.find(({ decision }) => decision.outcome !== "ask") ?? tried[0];
		}
		function testLines(name, { context, pause, decision }) {
			let { outcome, answer, rule } = decision;
			return [
				`- name: ${JSON.stringify(name)}`,
				`  context: ${yamlFlow(context)}`,
				`  pause: ${yamlFlow(pause)}`,
				`  expect: { answer: ${yamlFlow(answer ?? outcome)}, rule: ${rule} }`
			];
		}
		function tryPause(policy, context, pause) {
			let request = {
				toolCallId: "tried",
				arguments: JSON.stringify(pause)
			};
			return {
				context,
				pause,
				decision: (0, decide.startDecisions)(policy, toRunContext(context)).decide(request)
			};
		}
		function neighboursOf({ literal }) {
			let { example, command, isPermission, tool, title } = literal;
			return isPermission ? command !== void 0 && tool === "shell" ? [
				`${command} --more`,
				`${command}; id`,
				`${command}x`
			].map((other) => ({
				...example,
				operation: `shell command: ${other}`
			})) : Object.entries(example).flatMap(([name, value]) => name === "kind" || name === "options" ? [] : changed(value).map((other) => ({
				...example,
				[name]: other
			}))).toReversed() : [{
				...example,
				message: `${title} And more?`
			}];
		}
		function changed(value) {
			return typeof value == "string" ? [`${value}-other`] : typeof value == "number" ? [value + 1] : Array.isArray(value) ? [[...value, "other"]] : [];
		}
		function shortContext({ event, fork, actor }) {
			return contextOf({
				event,
				fork,
				permission: actor.permission,
				type: actor.type
			});
		}
		function contextOf(facts) {
			let actor = known({
				permission: facts.permission,
				type: facts.type
			});
			return {
				...known({
					event: facts.event,
					fork: facts.fork
				}),
				...Object.keys(actor).length > 0 ? { actor } : {}
			};
		}
		function fullContext({ actor, repository, labels, ...plain }) {
			let nested = Object.entries({
				actor: known({ ...actor }),
				repository: known({ ...repository })
			});
			return {
				...known(plain),
				...labels === permission_context.$5 ? {} : { labels },
				...Object.fromEntries(nested.filter(([, value]) => Object.keys(value).length > 0))
			};
		}
		function known(values) {
			return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== permission_context.$5));
		}
		function toRunContext(context) {
			let { actor, repository, ...plain } = context;
			return {
				...permission_context.Ut,
				...plain,
				actor: {
					...permission_context.Ut.actor,
					...(0, json.Gv)(actor) ? actor : {}
				},
				repository: {
					...permission_context.Ut.repository,
					...(0, json.Gv)(repository) ? repository : {}
				}
			};
		}
		async function adopt(options) {
			let before = await (0, policy_file.T)(options.base, options.source), taken = "policy" in before ? idsOf(before.policy) : new Set(), kept = options.wanted.map((each) => ({
				...each,
				id: takeId(each.lesson, taken)
			})), refused = [];
			for (;;) {
				let tried = await tryAdopting(kept, options);
				if ("error" in tried) return tried;
				if ("text" in tried) return {
					...tried,
					kept,
					refused
				};
				let { flaws } = tried;
				refused.push(...kept.flatMap(({ id, lesson }) => toRefusal(lesson, flaws.get(id)))), kept = kept.filter(({ id }) => !flaws.has(id));
			}
		}
		function toRefusal(lesson, why) {
			return why === void 0 ? [] : [{
				label: lesson.literal.label,
				why
			}];
		}
		function idsOf({ guards, rules, questions }) {
			return new Set([
				...guards,
				...rules,
				...questions
			].map(({ id }) => id));
		}
		function takeId({ literal, reply, patterns }, taken) {
			let words = patterns === void 0 ? literal.title : literal.label, id = (0, suggest.wQ)((0, suggest.zU)(words).replace(/^allow/u, reply.verb), taken);
			return taken.add(id), id;
		}
		async function tryAdopting(kept, options) {
			let { base, source, runs } = options;
			if (kept.length === 0) return {
				text: base,
				edits: []
			};
			let entries = kept.map((each) => additionOf(each, runs)), added = await addEntries(base, entries);
			if ("error" in added) return added;
			let reading = await (0, policy_file.T)(withEdits(base, added.edits), source), flaws = "policy" in reading ? flawsIn(reading.policy, kept) : await flawsAlone(kept, options);
			if (flaws.size > 0) return { flaws };
			if ("problems" in reading) return { error: "What was learnt does not make a valid policy." };
			let tests = kept.flatMap((each) => testsOf(each, reading.policy)), whole = await addEntries(base, [...entries, ...tests]);
			return "error" in whole ? whole : {
				text: withEdits(base, whole.edits),
				edits: whole.edits
			};
		}
		function additionOf({ lesson, id, before }, runs) {
			return {
				list: lesson.literal.isPermission ? "rules" : "questions",
				before,
				lines: entryLines(lesson, id, runs)
			};
		}
		function flawsIn(policy, kept) {
			let flaws = new Map();
			for (let { message, name } of (0, self_test.N)(policy)) {
				let guilty = kept.filter(({ id }) => message.includes(`from rule "${id}".`));
				for (let { id } of guilty.length > 0 ? guilty : kept) flaws.set(id, `the test ${JSON.stringify(name)} of the file says otherwise`);
			}
			for (let { lesson, id } of kept) {
				let seen = trySeen(lesson, id, policy);
				seen === void 0 ? flaws.set(id, "another entry decides it before") : tryNeighbour(lesson, seen, policy) === void 0 && flaws.set(id, "nothing near to it would stay refused");
			}
			return flaws;
		}
		async function flawsAlone(kept, { base, source, runs }) {
			let flaws = new Map();
			for (let each of kept) {
				let added = await addEntries(base, [additionOf(each, runs)]);
				if ("error" in added) continue;
				let reading = await (0, policy_file.T)(withEdits(base, added.edits), source), [problem] = "problems" in reading ? reading.problems : [];
				problem !== void 0 && flaws.set(each.id, `no policy can say it: ${problem.message}`);
			}
			return flaws;
		}
		function testsOf({ lesson, id }, policy) {
			let seen = trySeen(lesson, id, policy), neighbour = seen === void 0 ? void 0 : tryNeighbour(lesson, seen, policy);
			return seen === void 0 || neighbour === void 0 ? [] : [{
				list: "tests",
				lines: testLines(`${id}: what was seen`, seen)
			}, {
				list: "tests",
				lines: testLines(`${id}: a neighbour stays refused`, neighbour)
			}];
		}
		function leftToLearn(lesson, policy) {
			let open = [], asking = [];
			for (let occurrence of lesson.occurrences) {
				let ruling = whatPolicySays(occurrence, policy);
				if ("why" in ruling) return ruling;
				ruling.type !== "decided" && (open.push(occurrence), ruling.type === "asks" && asking.push(ruling.id));
			}
			if (open.length === 0) return { known: !0 };
			let list = lesson.literal.isPermission ? policy.rules : policy.questions;
			return {
				left: {
					...lesson,
					occurrences: open
				},
				before: list.find(({ id }) => asking.includes(id))?.id
			};
		}
		function whatPolicySays({ request, context }, policy) {
			let pause = (0, permission_pause.H)(request.arguments);
			if ("error" in pause) return { why: pause.error };
			let { deciding } = (0, evaluate._)(policy, pause, context);
			if (deciding.list === "default") return { type: "open" };
			let { id } = deciding.entry;
			if (deciding.list === "guards") return { why: `the guard "${id}" refuses it, and no rule goes before a guard` };
			let { verb } = deciding.entry;
			return verb === "ask" ? {
				type: "asks",
				id
			} : verb === void 0 || verb === "allow" || verb === "allow-always" ? { type: "decided" } : { why: `"${id}" of the policy refuses it, and somebody wrote that` };
		}
		var open_ended = __webpack_require__(79092), path = __webpack_require__(20396);
		function generalize(lessons) {
			let worded = lessons.flatMap((lesson) => wordsOf(lesson) ?? []), taken = new Set(), made = new Map(), longest = Math.max(0, ...worded.map(({ words }) => words.length));
			for (let at = longest - 1; at > 0; --at) for (let group of groupsAt(at, worded.filter(({ lesson }) => !taken.has(lesson)))) {
				let pattern = patternOf(group, at), [first] = group;
				if (pattern !== void 0 && first !== void 0) {
					for (let { lesson } of group) taken.add(lesson);
					made.set(first.lesson, joined(group, pattern));
				}
			}
			return lessons.flatMap((lesson) => made.get(lesson) ?? (taken.has(lesson) ? [] : [lesson]));
		}
		function wordsOf(lesson) {
			let { command, tool } = lesson.literal;
			if (lesson.reply.verb !== "allow" || tool !== "shell" || command === void 0 || command.includes("*")) return;
			let reading = (0, shell_words.u)(command, { pattern: !1 });
			if ("error" in reading) return;
			let [words, second] = reading.commands;
			if (words === void 0 || second !== void 0) return;
			let program = words[0]?.text ?? "";
			return (0, open_ended.Bh)(program) && (0, tools_risk.HB)("shell", [words]) === "reads" ? {
				lesson,
				words
			} : void 0;
		}
		function groupsAt(at, worded) {
			let groups = new Map();
			for (let each of worded) {
				let { reach, events, writersOnly, usersOnly, absent, literal } = each.lesson, others = each.words.map(({ text }, index) => index === at ? null : text), key = JSON.stringify([
					others,
					reach,
					events,
					writersOnly,
					usersOnly,
					absent,
					literal.named,
					literal.fields
				]);
				groups.set(key, [...groups.get(key) ?? [], each]);
			}
			return [...groups.values()].filter((group) => distinctAt(group, at).length >= 5);
		}
		function distinctAt(group, at) {
			return [...new Set(group.map(({ words }) => words[at]?.text ?? ""))];
		}
		function patternOf(group, at) {
			let path = pathPattern(distinctAt(group, at)), words = group[0]?.words.map((word, index) => index === at ? path : (0, suggest.s3)(word));
			return path === void 0 ? void 0 : words?.join(" ");
		}
		function pathPattern(values) {
			if (!values.every((value) => (0, path.qW)(value))) return;
			let split = values.map((value) => value.split("/")), [first = []] = split;
			if (split.some((segments) => segments.length !== first.length)) return;
			let [place, second] = first.flatMap((segment, index) => split.every((each) => each[index] === segment) ? [] : [index]);
			if (place === void 0 || second !== void 0) return;
			let names = split.map((segments) => segments[place] ?? "");
			if (names.some((name) => name.startsWith("."))) return;
			let pattern = `{path:${first.map((segment, index) => index === place ? `${commonStart(names)}*${commonEnd(names)}` : segment).join("/")}}`;
			return /^\{path:[A-Za-z0-9_@%+=:,./-]*\*[A-Za-z0-9_@%+=:,./-]*\}$/u.test(pattern) ? pattern : void 0;
		}
		function commonStart(texts) {
			let [first = ""] = texts, length = shortest(texts);
			for (; !texts.every((text) => text.startsWith(first.slice(0, length)));) --length;
			return first.slice(0, length);
		}
		function commonEnd(texts) {
			let [first = ""] = texts, length = shortest(texts) - commonStart(texts).length, end = () => length === 0 ? "" : first.slice(-length);
			for (; !texts.every((text) => text.endsWith(end()));) --length;
			return end();
		}
		function shortest(texts) {
			return Math.min(...texts.map((text) => text.length));
		}
		function joined(group, pattern) {
			let lessons = group.map(({ lesson }) => lesson), [first] = lessons;
			if (first === void 0) throw TypeError("A group of no lessons.");
			return {
				...first,
				patterns: [pattern],
				literal: {
					...first.literal,
					label: JSON.stringify(pattern)
				},
				occurrences: lessons.flatMap(({ occurrences }) => occurrences),
				isCapped: lessons.some(({ isCapped }) => isCapped)
			};
		}
		var ask_undecided = __webpack_require__(82185), canned_answer = __webpack_require__(62530);
		let maxCommand = 1e3, notFields = new Set([
			"kind",
			"operation",
			"options",
			"message",
			"command"
		]);
		function literalOf(pause) {
			if ((0, json.dj)(pause.arguments).includes("***")) return { error: "the transcript shows *** in place of a secret, and nobody knows what stood there" };
			if (pause.kind !== "permission") return questionOf(pause);
			let { tool, command } = pause;
			if (typeof tool != "string") return { error: "it names no tool" };
			if (hasUnwritable(tool) || command !== void 0 && hasUnwritable(command)) return { error: "it holds characters that cannot be seen, and no policy may" };
			if (command !== void 0 && command.length > maxCommand) return { error: `its command has more than ${maxCommand} characters` };
			let all = otherFields(pause.arguments), isInside = liesInside(pause.arguments), fields = isInside ? all.filter(([name]) => !ofOneMachine.has(name)) : all, written = fieldConditions(fields);
			if ("error" in written) return written;
			let silent = command === void 0 && fields.length === 0, message = silent ? messageCondition(pause.arguments) : [];
			return message === void 0 ? { error: "its message cannot be written down" } : {
				key: (0, json.dj)([
					"permission",
					tool,
					command ?? null,
					Object.fromEntries(fields),
					message.map(toText)
				]),
				isPermission: !0,
				tool,
				command,
				named: [
					{
						key: "kind",
						matcher: "permission"
					},
					{
						key: "tool",
						matcher: yamlText(tool)
					},
					...message
				],
				fields: isInside ? [...written.conditions, absent("outside")] : written.conditions,
				fieldNames: [...all.map(([name]) => name), ...isInside ? ["outside"] : []],
				example: exampleOf(pause, fields, silent),
				title: command ?? tool,
				label: (0, json.SP)(command ?? tool)
			};
		}
		let ofOneMachine = new Set(["cwd", "paths"]);
		function liesInside(args) {
			let inside = (0, json.hQ)(args, "inside");
			return (0, json.Lv)(inside) && inside.length > 0 && (0, json.hQ)(args, "outside") === void 0 && (0, json.hQ)(args, "cwd") !== "unknown";
		}
		function toText({ key, matcher }) {
			return `${key}: ${matcher}`;
		}
		function hasUnwritable(text) {
			return (0, invisible.wy)(text.replaceAll("\n", ""));
		}
		function otherFields(args) {
			return Object.entries(args).filter(([name]) => !notFields.has(name));
		}
		function messageCondition(args) {
			let message = (0, json.hQ)(args, "message");
			if (message === void 0) return [{
				key: "message",
				matcher: "{ present: false }"
			}];
			if (!(typeof message != "string" || hasUnwritable(message))) return [{
				key: "message",
				matcher: JSON.stringify(message)
			}];
		}
		function exampleOf(pause, fields, withMessage) {
			let { tool, command, arguments: args } = pause, message = (0, json.hQ)(args, "message");
			return {
				kind: "permission",
				operation: tool === "shell" && command !== void 0 ? `shell command: ${command}` : tool ?? null,
				...tool !== "shell" && command !== void 0 ? { command } : {},
				...withMessage && message !== void 0 ? { message } : {},
				...Object.fromEntries(fields),
				options: ["allow_once", "reject_once"]
			};
		}
		function questionOf({ kind, arguments: args }) {
			let message = (0, json.hQ)(args, "message");
			if (typeof message != "string") return { error: "the question has no message" };
			if (hasUnwritable(message) || kind !== void 0 && (0, invisible.wy)(kind)) return { error: "it holds characters that cannot be seen, and no policy may" };
			let names = fieldNamesOf((0, json.hQ)(args, "fields")), conditions = nameConditions(names);
			return "error" in conditions ? conditions : {
				key: (0, json.dj)([
					"question",
					kind ?? null,
					message,
					names
				]),
				isPermission: !1,
				tool: void 0,
				command: void 0,
				named: [{
					key: "kind",
					matcher: kind === void 0 ? "{ present: false }" : yamlText(kind)
				}, {
					key: "message",
					matcher: JSON.stringify(message)
				}],
				fields: conditions.conditions,
				fieldNames: [],
				example: {
					...kind === void 0 ? {} : { kind },
					message,
					...pick(args, "fields")
				},
				title: message,
				label: (0, json.SP)(message)
			};
		}
		function fieldNamesOf(fields) {
			return (0, json.Lv)(fields) ? fields.map((field) => (0, json.Gv)(field) ? (0, json.hQ)(field, "name") ?? null : null) : [];
		}
		function pick(args, name) {
			let value = (0, json.hQ)(args, name);
			return value === void 0 ? {} : { [name]: value };
		}
		function lessonsOf(runs, options) {
			let seen = new Map(), refusedByPerson = new Set(), notLearnt = new Map(), names = new Map();
			for (let { run, index, trusted } of runs) for (let past of run.pauses) {
				let pause = (0, permission_pause.H)(past.request.arguments);
				if ("error" in pause) continue;
				let what = replyIn(past, (0, evaluate.Y)(pause), options);
				noteNames(names, pause);
				let literal = literalOf(pause);
				if ("error" in literal) {
					let label = (pause.command ?? pause.tool ?? "a question").slice(0, 120);
					what !== void 0 && notLearnt.set(`${label} ${literal.error}`, {
						label: JSON.stringify(label),
						why: literal.error
					});
					continue;
				}
				isRefusedByPerson(past) && refusedByPerson.add(literal.key);
				let entry = entryFor(seen, literal, trusted === "event" ? "event" : "person");
				if (entry.isCapped ||= isUsedUp(past), what === void 0) continue;
				entry.atTerminal ||= trusted === "terminal";
				let context = trusted === "terminal" ? terminalContext : run.context;
				entry.replies.push({
					what,
					occurrence: {
						run: index,
						by: byOf(past, what),
						request: past.request,
						context
					}
				});
			}
			let lessons = [];
			for (let entry of seen.values()) {
				if (entry.replies.length === 0) continue;
				let lesson = toLesson(entry, names, refusedByPerson);
				"why" in lesson ? notLearnt.set(`${entry.literal.key} ${lesson.why}`, lesson) : lessons.push(lesson);
			}
			return {
				lessons,
				notLearnt: [...notLearnt.values()]
			};
		}
		function entryFor(seen, literal, reach) {
			let key = `${reach} ${literal.key}`, entry = seen.get(key) ?? {
				literal,
				reach,
				isCapped: !1,
				atTerminal: !1,
				replies: []
			};
			return seen.set(key, entry), entry;
		}
		function noteNames(names, pause) {
			if (typeof pause.tool != "string") return;
			let known = names.get(pause.tool) ?? new Set();
			for (let [name] of otherFields(pause.arguments)) known.add(name);
			names.set(pause.tool, known);
		}
		function toLesson({ literal, reach, replies, isCapped, atTerminal }, names, refusedByPerson) {
			let { label } = literal, [first] = replies, widens = replies.some(({ what }) => what.verb === "allow" || what.verb === "answer");
			if (first === void 0 || widens && refusedByPerson.has(literal.key)) return {
				label,
				why: "a person said no to it in another run, or at another time"
			};
			if (replies.some(({ what }) => (0, json.dj)(toJson(what)) !== (0, json.dj)(toJson(first.what)))) return {
				label,
				why: "it was answered in different ways"
			};
			let occurrences = replies.map(({ occurrence }) => occurrence);
			return {
				literal,
				absent: [...names.get(literal.tool ?? "") ?? []].filter((name) => !literal.fieldNames.includes(name)),
				reply: first.what,
				reach,
				events: atTerminal ? [] : [...new Set(occurrences.map(({ context }) => context.event))].toSorted(),
				writersOnly: occurrences.every(({ context }) => writers.includes(context.actor.permission)),
				usersOnly: occurrences.every(({ context }) => context.actor.type === "User"),
				occurrences,
				isCapped
			};
		}
		function toJson(reply) {
			return reply.verb === "answer" ? [reply.verb, reply.answer] : [reply.verb];
		}
		function replyIn({ decided, how }, isForPermission, options) {
			if (how.wasRefused) return;
			let { answer, rule } = decided;
			return isForPermission ? answer !== null && (0, answering.SV)(answer) && how.outcome === "allow" || options.fromRejected && isUndecided(rule, how) && how.by !== "person" || options.fromRejected && how.outcome === "reject" && isUsedUp({
				decided,
				how
			}) ? { verb: "allow" } : options.fromNothing && how.outcome === "stop" && how.verb === "stop" && rule !== "malformed" ? { verb: "stop" } : void 0 : answerIn(answer, how.outcome, options);
		}
		function answerIn(answer, outcome, { fromNothing }) {
			if (answer !== null) {
				if (outcome === "answer") {
					let canned = cannedOf(answer);
					return canned === void 0 ? void 0 : {
						verb: "answer",
						answer: canned
					};
				}
				return fromNothing && answer === canned_answer.Kx && outcome === "reject" ? { verb: "reject" } : void 0;
			}
		}
		function cannedOf(text) {
			let content = contentOf(text);
			if (content === void 0) return lessons_isSayable(text) ? text : void 0;
			let fields = Object.entries(content), plain = fields.flatMap(([name, value]) => lessons_isSayable(name) && !(0, json.Lv)(value) && !(0, json.Gv)(value) && value !== null && lessons_isSayable(value) ? [[name, value]] : []);
			return plain.length === fields.length ? Object.fromEntries(plain) : void 0;
		}
		function lessons_isSayable(value) {
			return typeof value == "string" ? !(0, invisible.wy)(value) && !value.includes("***") : typeof value == "boolean" || /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value));
		}
		function contentOf(text) {
			try {
				let value = JSON.parse(text), content = (0, json.Gv)(value) ? (0, json.hQ)(value, "content") : void 0;
				return (0, json.Gv)(content) ? content : void 0;
			} catch {
				return;
			}
		}
		function isRefusedByPerson({ decided: { answer }, how }) {
			return how.by === "person" && how.outcome !== "answer" && !(answer !== null && (0, answering.SV)(answer));
		}
		function isUndecided(rule, { outcome, by }) {
			return rule === "default" || rule === ask_undecided.I && outcome === "ask" && by === void 0;
		}
		function isUsedUp({ how }) {
			return (how.verb === "allow" || how.verb === "allow-always" || how.verb === "answer") && how.by !== "person" && (how.outcome === "reject" || how.outcome === "stop");
		}
		function byOf({ how }, what) {
			if (how.by === "person") return "person";
			let wasAllowed = how.outcome === "allow" || how.outcome === "answer";
			return what.verb === "allow" && !wasAllowed ? "rejected" : "policy";
		}
		async function learn(options) {
			let runs = withoutTwins(options.runs), { trusted, untrusted } = partsOf(runs), fromNothing = options.current === void 0, found = lessonsOf(trusted, {
				fromRejected: options.fromRejected,
				fromNothing
			}), compared = found.lessons.map((lesson) => ({
				lesson,
				...compare(lesson, options.current?.policy)
			})), contrary = compared.flatMap(({ lesson, why }) => why === void 0 ? [] : [{
				label: lesson.literal.label,
				why
			}]), left = compared.flatMap(({ left: each }) => each ?? []), wanted = options.generalize ? generalizeEach(left) : left, adopted = await adopt({
				base: options.current?.text ?? newPolicyText(trusted.map(({ run }) => run)),
				wanted,
				runs,
				source: options.source
			});
			if ("error" in adopted) return adopted;
			let { text, edits, kept, refused } = adopted, reading = await (0, policy_file.T)(text, options.source);
			if ("problems" in reading) return { error: "What was learnt does not make a valid policy." };
			let { policy } = reading;
			return {
				text,
				edits: options.current === void 0 ? wholeFile(text, edits) : edits,
				entries: kept.map(({ id, lesson }) => toEntry(id, lesson)),
				untrusted,
				not_learnt: [
					...found.notLearnt,
					...contrary,
					...refused
				],
				replayed: runs.map((run) => ({
					name: run.name,
					decisions: (0, replay.e)(run, policy)
				})),
				unused: options.current === void 0 ? [] : unusedOf(options.current.policy, policy, runs),
				warnings: (0, lint.u)(policy),
				survivors: (0, self_test.N)(policy).length > 0 ? ["tests fail"] : (0, self_test.j)(policy).map(({ id }) => id)
			};
		}
		function wholeFile(text, edits) {
			return edits.length === 0 ? [] : [{
				at: 0,
				removed: 0,
				added: text.replace(/\n$/u, "").split("\n")
			}];
		}
		function withoutTwins(runs) {
			return runs.filter((run, index) => runs.findIndex(({ digest }) => digest === run.digest) === index);
		}
		function partsOf(runs) {
			let judged = runs.map((run, index) => ({
				run,
				index,
				trust: trustOf(run)
			}));
			return {
				trusted: judged.flatMap(({ run, index, trust }) => "why" in trust ? [] : [{
					run,
					index,
					...trust
				}]),
				untrusted: judged.flatMap(({ run, trust }) => "why" in trust ? [{
					name: run.name,
					why: trust.why,
					pauses: run.pauses.length
				}] : [])
			};
		}
		function compare(lesson, policy) {
			if (policy === void 0) return { left: {
				lesson,
				before: void 0
			} };
			let compared = leftToLearn(lesson, policy);
			return "why" in compared ? { why: compared.why } : "known" in compared ? {} : { left: {
				lesson: compared.left,
				before: compared.before
			} };
		}
		function generalizeEach(wanted) {
			return [...new Set(wanted.map(({ before }) => before))].flatMap((before) => generalize(wanted.filter((each) => each.before === before).map(({ lesson }) => lesson)).map((lesson) => ({
				lesson,
				before
			})));
		}
		function toEntry(id, lesson) {
			let { literal, reply, occurrences, patterns } = lesson;
			return {
				id,
				list: literal.isPermission ? "rules" : "questions",
				verb: reply.verb,
				label: literal.label,
				runs: new Set(occurrences.map(({ run }) => run)).size,
				times: occurrences.length,
				most_in_one_run: mostInOneRun(occurrences),
				limit: limitOf(lesson),
				events: lesson.events,
				risk: reply.verb === "allow" ? riskOf(lesson) : null,
				generalized: patterns !== void 0
			};
		}
		function unusedOf(before, after, runs) {
			let everywhere = runs.flatMap((run) => run.atTerminal ? [run, {
				...run,
				atTerminal: !1,
				context: terminalContext
			}] : [run]), used = new Set([before, after].flatMap((policy) => everywhere.flatMap((run) => (0, replay.e)(run, policy).map(({ now }) => now.rule))));
			return [...before.rules, ...before.questions].map(({ id }) => id).filter((id) => !used.has(id));
		}
		function newPolicyText(runs) {
			return `# What an intern may do in this repository without a person at hand, learnt from runs by "interns policy learn".
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
version: 1
default: reject
${budgetText(runs)}`;
		}
		function budgetText(runs) {
			let needed = {
				answers: most(runs, ({ pauses }) => pauses.filter(({ decided }) => decided.answer !== null).length),
				allows: most(runs, ({ pauses }) => pauses.filter(({ decided }) => (0, answering.SV)(decided.answer ?? "")).length),
				rejects_in_a_row: most(runs, longestRowOfRejects),
				same_pause: most(runs, mostOfTheSame)
			}, larger = Object.entries(needed).filter(([name, count]) => count > (Object.entries(policy.ZJ).find(([each]) => each === name)?.[1] ?? 0));
			return larger.length === 0 ? "" : `budget: { ${larger.map(([name, count]) => `${name}: ${count}`).join(", ")} }\n`;
		}
		function most(runs, count) {
			return Math.max(0, ...runs.map(count));
		}
		function longestRowOfRejects({ pauses }) {
			let row = 0, longest = 0;
			for (let { how, decided } of pauses) how.outcome === "allow" && (row = 0), how.outcome === "reject" && decided.answer !== null && (row += 1), longest = Math.max(longest, row);
			return longest;
		}
		function mostOfTheSame({ pauses }) {
			let counts = new Map();
			for (let { request } of pauses) counts.set(request.arguments, (counts.get(request.arguments) ?? 0) + 1);
			return Math.max(0, ...counts.values());
		}
		var command = __webpack_require__(99859), failure = __webpack_require__(51612), json_text = __webpack_require__(52604), past_run = __webpack_require__(94743), print = __webpack_require__(27928), cli_policy_file = __webpack_require__(45771);
		function toReport({ entries, untrusted, not_learnt, replayed, unused, warnings, survivors }) {
			return {
				entries,
				not_used: untrusted,
				not_learnt,
				replay: replayed.map(({ name, decisions }) => ({
					transcript: name,
					decisions: decisions.length,
					changed: decisions.filter(({ changed }) => changed).map(({ changed: _changed, ...rest }) => rest)
				})),
				unused,
				warnings,
				survivors
			};
		}
		function reportLines(learnt, state) {
			return [
				...runLines(learnt),
				...learnt_report_entryLines(learnt.entries),
				...listed("Not learnt:", learnt.not_learnt.map(({ label, why }) => `${label}: ${why}`)),
				...replayLines(learnt),
				...listed("Decided nothing in these runs; delete what nobody needs:", learnt.unused),
				...checkLines(learnt, state)
			];
		}
		function runLines({ untrusted, replayed }) {
			let used = replayed.length - untrusted.filter(({ name }) => replayed.some((each) => each.name === name)).length;
			return [`Learnt from ${(0, cli_policy_file.LS)(used, "run")}.`, ...listed("Not used, because an outsider may have caused them:", untrusted.map(({ name, why, pauses }) => `${name} (${(0, cli_policy_file.LS)(pauses, "pause")}): ${why}`))];
		}
		function learnt_report_entryLines(entries) {
			return entries.length === 0 ? ["", "Nothing new: the policy needs no rule for what these runs were allowed."] : [...listed(`${(0, cli_policy_file.LS)(entries.length, "entry", "entries")} to add:`, entries.map(entryLine)), ...entries.some(({ events }) => events.length === 0) ? ["  What was done at a terminal is allowed on GitHub to people with write permission; a terminal still asks."] : []];
		}
		function entryLine({ id, verb, label, runs, times, most_in_one_run: most, limit, risk }) {
			let isLimited = verb === "allow" || verb === "answer", seen = `${times === 1 ? "once" : `${times} times`} in ${(0, cli_policy_file.LS)(runs, "run")}`, bound = isLimited ? `, at most ${most} in one: limit ${limit}` : "", known = tools_risk.XG.find((each) => each === risk);
			return `${id}: ${label}, ${seen}${bound}${known === void 0 ? "" : `. Risk: ${tools_risk.zk[known]}`}`;
		}
		function replayLines({ replayed }) {
			let decisions = replayed.flatMap((run) => run.decisions.map((decision) => ({
				name: run.name,
				...decision
			}))), changes = decisions.filter(({ changed }) => changed);
			return paragraph(`Replayed over ${(0, cli_policy_file.LS)(replayed.length, "transcript")}: ${(0, cli_policy_file.LS)(decisions.length, "decision")}, ${changes.length} would change.`, changes.map(({ name, tool_call_id: id, operation, was, now }) => `${name}: ${operation === null ? id : `${id} ${JSON.stringify(operation)}`}: ${was.answer ?? "stop"} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`));
		}
		function checkLines({ warnings, survivors, entries }, { file, isNew, isWritten }) {
			if (entries.length === 0) return [];
			let done = isWritten ? `${file} is ${isNew ? "written" : "changed"}.` : "Nothing is written: add --write, or apply the patch.";
			return [
				...listed("\"interns policy check\" would say:", warnings.map(({ message }) => message)),
				...listed("\"interns policy test --mutate\" would miss:", survivors),
				"",
				...warnings.length + survivors.length === 0 ? ["It passes \"interns policy check --strict\" and \"interns policy test --mutate\"."] : [],
				done
			];
		}
		function listed(head, lines) {
			return lines.length === 0 ? [] : paragraph(head, lines);
		}
		function paragraph(head, lines) {
			return [
				"",
				head,
				...lines.map((line) => `  ${line}`)
			];
		}
		var policy_patch = __webpack_require__(30271);
		async function runLearnPolicy(asked) {
			let { value, has, io } = asked, file = (0, cli_policy_file.k1)(value("policy")), { runs, broken } = await readTranscripts(asked.words, io), current = await readCurrentPolicy(file, io);
			if (current === "invalid") return command.rP;
			let learnt = await learn({
				runs,
				current,
				source: file,
				generalize: has("generalize"),
				fromRejected: has("from-rejected")
			});
			if ("error" in learnt) throw new errors.dz("input_invalid", `${file}: ${learnt.error}`, { source: "policy" });
			return has("write") && learnt.edits.length > 0 && await writeLearnt({
				file,
				text: learnt.text,
				before: current?.text
			}, io), await show(asked, {
				file,
				before: current?.text,
				learnt: {
					...learnt,
					untrusted: [...learnt.untrusted, ...broken]
				}
			}), 0;
		}
		async function show({ has, io }, { file, before, learnt }) {
			let patch = (0, policy_patch.W)(external_node_path_.relative(io.cwd, external_node_path_.resolve(io.cwd, file)), before, learnt.edits);
			if (has("json")) {
				io.stdout(`${(0, json_text.j)({
					file,
					written: has("write") && patch !== "",
					patch,
					...toReport(learnt)
				}, 2)}\n`);
				return;
			}
			has("write") || io.stdout(patch);
			let lines = reportLines(learnt, {
				file,
				isNew: before === void 0,
				isWritten: has("write")
			});
			for (let line of lines) (0, print.qz)(io, (0, log.TN)(line));
		}
		async function readTranscripts(files, io) {
			let runs = [], broken = [];
			for (let file of files) {
				let run = await (0, past_run.fQ)(file, io);
				"error" in run ? broken.push({
					name: file,
					why: `it cannot be read: ${run.error}`,
					pauses: 0
				}) : runs.push(run);
			}
			return {
				runs,
				broken
			};
		}
		async function readCurrentPolicy(file, io) {
			let bytes;
			try {
				bytes = await (0, promises_.readFile)(external_node_path_.resolve(io.cwd, file));
			} catch (error) {
				if ((0, failure.c7)(error) === "ENOENT") return;
				let message = `The policy file "${file}" can't be read: ${(0, errors.Uc)(error)}.`;
				throw new errors.dz("input_invalid", message, {
					source: "policy",
					cause: error
				});
			}
			let reading = await (0, policy_file.T)(bytes, file), findings = "problems" in reading ? reading.problems : (0, self_test.N)(reading.policy).map(toFinding);
			for (let finding of findings) (0, print.qz)(io, (0, cli_policy_file.mC)(file, "error", finding));
			return "problems" in reading || findings.length > 0 ? "invalid" : {
				text: new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes),
				policy: reading.policy
			};
		}
		function toFinding({ line, column, name, message }) {
			return {
				line,
				column,
				code: "test-failed",
				message: `Test "${name}": ${message} Mend it before more is learnt.`
			};
		}
		async function writeLearnt({ file, text, before }, io) {
			try {
				await (0, policy_patch.f)(io.cwd, file, text, before);
			} catch (error) {
				if (error instanceof errors.dz) throw error;
				let message = `The policy file "${file}" is not written: ${(0, errors.Uc)(error)}.`;
				throw new errors.dz("input_invalid", message, {
					source: "policy",
					cause: error
				});
			}
		}
	}),
	30271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => unifiedDiff,
			f: () => replaceFile
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
		function unifiedDiff(file, before, edits) {
			if (edits.length === 0) return "";
			let lines = (before ?? "").split("\n"), isOpen = lines.at(-1) !== "", old = isOpen ? lines : lines.slice(0, -1), name = headerName(file), parts = [`--- ${before === void 0 ? "/dev/null" : name}\n`, `+++ ${name}\n`], shift = 0;
			for (let hunk of hunksOf(edits, old.length)) {
				let { text, grown } = hunkText(hunk, old, {
					shift,
					isOpen
				});
				parts.push(text), shift += grown;
			}
			return parts.join("");
		}
		function headerName(file) {
			let name = file.startsWith("/") || file.startsWith("../") ? file : `./${file}`;
			return /[\p{Cc}"\\]/u.test(name) ? JSON.stringify(name) : name.includes(" ") ? `${name}\t` : name;
		}
		function hunksOf(edits, count) {
			let hunks = [];
			for (let edit of edits) {
				let from = Math.max(0, edit.at - 3), to = Math.min(count, edit.at + edit.removed + 3), last = hunks.at(-1);
				last === void 0 || from > last.to ? hunks.push({
					from,
					to,
					edits: [edit]
				}) : hunks.splice(-1, 1, {
					from: last.from,
					to,
					edits: [...last.edits, edit]
				});
			}
			return hunks;
		}
		function hunkText({ from, to, edits }, old, { shift, isOpen }) {
			let body = [], noEnd = "\\ No newline at end of file\n", grows = edits.some((edit) => edit.at >= old.length), keep = (sign, line) => {
				let text = old[line] ?? "", isLast = isOpen && line === old.length - 1;
				isLast && grows && sign === " " ? body.push(`-${text}\n${noEnd}`, `+${text}\n`) : body.push(`${sign}${text}\n${isLast ? noEnd : ""}`);
			}, at = from, grown = 0;
			for (let edit of edits) {
				for (; at < edit.at; at += 1) keep(" ", at);
				for (; at < edit.at + edit.removed; at += 1) keep("-", at);
				body.push(...edit.added.map((line) => `+${line}\n`)), grown += edit.added.length - edit.removed;
			}
			for (; at < to; at += 1) keep(" ", at);
			let size = to - from;
			return {
				text: `@@ -${range(from, size)} +${range(from + shift, size + grown)} @@\n` + body.join(""),
				grown
			};
		}
		function range(from, size) {
			let first = size === 0 ? from : from + 1;
			return size === 1 ? String(first) : `${first},${size}`;
		}
		async function replaceFile(root, file, text, before) {
			let target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root, file);
			if (await refuseLinks(root, target, file), before !== void 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(target, "utf8") !== before) throw changedSince(file);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target), { recursive: !0 });
			let temporary = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target), `.${node_path__WEBPACK_IMPORTED_MODULE_2__.basename(target)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`), mode = before === void 0 ? 420 : (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target)).mode & 511, handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, "wx", mode);
			try {
				await handle.writeFile(text), await handle.sync();
			} finally {
				await handle.close();
			}
			try {
				before === void 0 ? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(temporary, target) : await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, target);
			} catch (error) {
				throw before === void 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target).catch(() => void 0) !== void 0 ? changedSince(file) : error;
			} finally {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.unlink)(temporary).catch(() => {});
			}
		}
		function changedSince(file) {
			let message = `"${file}" has changed since it was read. Nothing is written; run the command again.`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_conflict", message, { source: "policy" });
		}
		async function refuseLinks(root, target, file) {
			let within = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root, target), names = within.startsWith("..") || node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(within) ? [node_path__WEBPACK_IMPORTED_MODULE_2__.basename(target)] : within.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep), start = within.startsWith("..") || node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(within) ? node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target) : root;
			for (let [index] of names.entries()) {
				if ((await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(start, ...names.slice(0, index + 1))).catch(() => void 0))?.isSymbolicLink() !== !0) continue;
				let message = `"${file}" leads through a link, ${names.slice(0, index + 1).join("/")}. Nothing is written; name the file itself with --policy.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_conflict", message, { source: "policy" });
			}
		}
	}),
	94743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			g7: () => readPastDecisions,
			fQ: () => readRunToLearn,
			gP: () => readShownRuns
		});
		var promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), errors = __webpack_require__(452), run_record = __webpack_require__(54057), page_timeline = __webpack_require__(10245);
		function toShownRun(lines, known) {
			let time = keepTime(), timeline = (0, page_timeline.wt)(), piece, observe = (event, line) => {
				let isPiece = event.type === "text" || event.type === "reasoning";
				if (isPiece && piece?.type === event.type) {
					piece = event, timeline.observe(event, line);
					return;
				}
				let at = Date.parse(event.at);
				Number.isNaN(at) || (piece !== void 0 && time.observe(piece, Date.parse(piece.at)), piece = isPiece ? event : void 0, time.observe(event, at), timeline.observe(event, line));
			}, record = known ?? (0, run_record.j9)(lines, observe);
			if (known !== void 0) for (let { number, event } of lines) typeof event != "string" && observe(event, number);
			return piece !== void 0 && time.observe(piece, Date.parse(piece.at)), {
				record,
				rows: timeline.value(),
				spent: time.value()
			};
		}
		function keepTime() {
			let spent = {
				intern: 0,
				people: 0,
				network: 0,
				step: 0
			}, last, pausedAt, isAnswering = !1;
			return {
				observe(event, at) {
					if (Number.isNaN(at)) return;
					let since = Math.max(0, at - (last ?? at));
					if (event.type === "request") {
						let sent = last === void 0 ? event.ms : Math.min(since, event.ms);
						spent.network += sent, spent[pausedAt === void 0 ? isAnswering ? "intern" : "step" : "people"] += since - Math.min(since, sent), event.route === "chat" && (isAnswering = event.status < 400);
					} else if (event.type === "decision") {
						let isPersons = (event.decided_by === "person" || event.decided_by === "nobody") && at - (pausedAt ?? at) >= 1e3;
						spent[isPersons ? "people" : "step"] += since, pausedAt = void 0;
					} else event.type === "error" && pausedAt !== void 0 ? (spent.people += since, pausedAt = void 0) : spent[isAnswering ? "intern" : "step"] += since;
					event.type === "pause" && (pausedAt = at), (event.type === "pause" || event.type === "finish" || event.type === "error") && (isAnswering = !1), last = Math.max(last ?? at, at);
				},
				value: () => ({ ...spent })
			};
		}
		var sha256 = __webpack_require__(75468), lines = __webpack_require__(71954), past_decisions = __webpack_require__(42826), failure = __webpack_require__(51612);
		async function readShownRuns(paths, io) {
			let runs = [];
			for (let path of paths) runs.push(toShownRun(await readEvents(path, io)));
			return runs;
		}
		async function readPastDecisions(path, io) {
			let run = (0, past_decisions.F)(await readLines(path, io));
			if (!("error" in run)) return run;
			throw new errors.dz("input_invalid", `The transcript "${path}" can't be read: ${run.error}.`, { source: path });
		}
		async function readRunToLearn(path, io) {
			let bytes = await readBytes(path, io), run = (0, past_decisions.F)((0, lines.l)(new TextDecoder().decode(bytes)));
			return "error" in run ? run : {
				...run,
				name: path,
				digest: (0, sha256.s)(bytes)
			};
		}
		async function readEvents(path, io) {
			let lines = [...await readLines(path, io)];
			if (lines.length === 0 || lines.some(({ event }) => typeof event == "object")) return lines;
			let message = `"${path}" is no transcript: none of its lines is an event of a run. Name the file that the run wrote; "interns chat" says where it is.`;
			throw new errors.dz("input_invalid", message, { source: path });
		}
		async function readLines(path, io) {
			return (0, lines.l)(new TextDecoder().decode(await readBytes(path, io)));
		}
		async function readBytes(path, { cwd }) {
			try {
				return await (0, promises_.readFile)((0, external_node_path_.resolve)(cwd, path));
			} catch (cause) {
				if ((0, failure.c7)(cause) === "ENOENT") {
					let missing = `There is no transcript "${path}". Name the file that the run wrote; "interns chat" says where it is.`;
					throw new errors.dz("input_invalid", missing, { source: path });
				}
				throw new errors.dz("input_invalid", `The transcript "${path}" can't be read.`, {
					source: path,
					cause
				});
			}
		}
	}),
	79101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => patternsOf,
			Ho: () => enginesFor,
			dK: () => noEngines
		});
		var _match_automaton_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3487);
		let noEngines = {
			re2: void 0,
			shell: void 0
		};
		async function enginesFor(root, kept = new Map()) {
			let keys = new Set();
			collectKeys(root, keys);
			let [re2, shell] = await Promise.all([keys.has("re2") ? keptRe2(root, kept) ?? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([
				__webpack_require__.e(8989),
				__webpack_require__.e(2111),
				__webpack_require__.e(6585)
			]).then(__webpack_require__.bind(__webpack_require__, 96585)).then((module) => module.shellTest) : void 0]);
			return {
				re2,
				shell
			};
		}
		function keptRe2(root, kept) {
			if (patternsOf(root).every((pattern) => kept.has(pattern))) return { compile(pattern) {
				let automaton = kept.get(pattern);
				return automaton === void 0 ? { error: "it is not among the kept patterns" } : (0, _match_automaton_js__WEBPACK_IMPORTED_MODULE_0__.R)(automaton);
			} };
		}
		function patternsOf(node) {
			return node.type === "list" ? node.items.flatMap(patternsOf) : node.type === "map" ? node.entries.flatMap(({ key, value }) => key === "re2" && value.type === "plain" ? [String(value.value)] : patternsOf(value)) : [];
		}
		function collectKeys(node, keys) {
			if (node.type === "list") for (let item of node.items) collectKeys(item, keys);
			if (node.type === "map") for (let entry of node.entries) keys.add(entry.key), collectKeys(entry.value, keys);
		}
	}),
	63380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => treeOfJson });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		function treeOfJson(value, at = {
			line: 1,
			column: 1
		}) {
			if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value)) return {
				type: "list",
				at,
				items: value.map((item) => treeOfJson(item, at))
			};
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return {
				type: "plain",
				at,
				value
			};
			let entries = [];
			for (let key of Object.keys(value)) entries.push({
				key,
				at,
				value: treeOfJson(value[key] ?? null, at)
			});
			return {
				type: "map",
				at,
				entries
			};
		}
	}),
	3487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => isAutomaton,
			R: () => matchWhole
		});
		function isAutomaton(value) {
			if (typeof value != "object" || !value || !("start" in value) || !("steps" in value) || !Array.isArray(value.steps)) return !1;
			let steps = value.steps, isPlace = (place) => Number.isInteger(place) && steps[Number(place)] !== void 0;
			return isPlace(value.start) && steps.every((step) => Array.isArray(step) && isStep(step, isPlace));
		}
		function isStep([kind, next, more], isPlace) {
			return kind === "match" || kind === "fail" ? !0 : isPlace(next) ? kind === "fork" ? isPlace(more) : kind === "edge" ? Number.isInteger(more) : kind === "go" || kind === "one of" && Array.isArray(more) && more.every(Number.isInteger) : !1;
		}
		function matchWhole({ start, steps }) {
			return (text) => {
				let waiting = [start], before = -1;
				for (let at = 0;;) {
					let character = text.codePointAt(at) ?? -1, reached = reach(steps, waiting, edgesBetween(before, character));
					if (character === -1) return reached.some(([kind]) => kind === "match");
					if (waiting = reached.flatMap((step) => step[0] === "one of" && isWithin(step[2], character) ? [step[1]] : []), waiting.length === 0) return !1;
					before = character, at += character > 65535 ? 2 : 1;
				}
			};
		}
		function reach(steps, from, edges) {
			let seen = new Set(), open = [...from], reached = [];
			for (let place = open.pop(); place !== void 0; place = open.pop()) {
				let step = steps[place];
				if (step === void 0) throw Error("A kept pattern is damaged.");
				seen.has(place) || (seen.add(place), step[0] === "fork" ? open.push(step[1], step[2]) : step[0] === "go" || step[0] === "edge" && (step[2] & ~edges) === 0 ? open.push(step[1]) : (step[0] === "match" || step[0] === "one of") && reached.push(step));
			}
			return reached;
		}
		function edgesBetween(before, after) {
			return (before === -1 || before === 10) | (after === -1 || after === 10 ? 2 : 0) | (before === -1 ? 4 : 0) | (after === -1 ? 8 : 0) | (isOfWord(before) === isOfWord(after) ? 32 : 16);
		}
		function isOfWord(character) {
			return character !== -1 && /^\w$/.test(String.fromCodePoint(character));
		}
		function isWithin(ranges, character) {
			for (let index = 0; index + 1 < ranges.length; index += 2) if (character >= (ranges[index] ?? 0) && character <= (ranges[index + 1] ?? -1)) return !0;
			return !1;
		}
	}),
	91480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => replay,
			y: () => readContext
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576), _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82185), _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62530), _decide_decide_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(290), _decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15233), _file_context_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70529), _file_engines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79101), _file_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63380), _text_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61989);
		function readContext(value) {
			if (value === void 0) return { context: _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut };
			let reader = {
				engines: _file_engines_js__WEBPACK_IMPORTED_MODULE_1__.dK,
				problems: []
			}, context = _file_context_shape_js__WEBPACK_IMPORTED_MODULE_2__.B.read((0, _file_tree_js__WEBPACK_IMPORTED_MODULE_3__.W)(value), reader);
			return context === void 0 ? { error: reader.problems.map((problem) => problem.message).join(" ") } : { context };
		}
		function replay(run, policy) {
			let decisions = (0, _decide_decide_js__WEBPACK_IMPORTED_MODULE_4__.startDecisions)(run.atTerminal ? (0, _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_5__.t)(policy) : policy, run.context);
			return run.pauses.map(({ request, decided }) => replayPause(request, decided, decisions));
		}
		function replayPause(request, was, decisions) {
			let first = decisions.decide(request), { answer, rule, outcome, reason } = first.outcome === "ask" && (first.rule === was.rule || was.rule === _decision_js__WEBPACK_IMPORTED_MODULE_6__.P) ? again(request, first, was, decisions) : first, { toolCallId } = request;
			return {
				tool_call_id: toolCallId,
				operation: first.operation,
				was,
				now: {
					answer,
					rule,
					outcome,
					reason
				},
				changed: answer !== was.answer
			};
		}
		function again(request, first, was, decisions) {
			let wish = wishOf(was.answer);
			if (wish === void 0) return decisions.nobodyAnswered(request);
			let decision = decisions.personAnswered(request, wish);
			return "error" in decision ? first : was.rule === _decision_js__WEBPACK_IMPORTED_MODULE_6__.P && decision.outcome === "allow" ? {
				...decision,
				rule: _decision_js__WEBPACK_IMPORTED_MODULE_6__.P
			} : decision;
		}
		function wishOf(answer) {
			return answer === "allow_once" ? "allow" : answer === "allow_always" ? "allow-always" : answer === null || answer === _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__.Kx || answer === "reject_once" || answer === "reject_always" ? void 0 : { value: (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.hQ)(readObject(answer) ?? {}, "content") ?? answer };
		}
		function readObject(text) {
			try {
				let value = JSON.parse(text);
				return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value) ? value : void 0;
			} catch {
				return;
			}
		}
	}),
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HB: () => riskOfCommands,
			OO: () => isOfCi,
			XG: () => risks,
			zk: () => riskWords
		});
		var _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79092), _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22111);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"changes-ci",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"changes-ci": "it changes what the CI runs, or this policy",
			"runs-anything": "it can run anything"
		}, byProgram = new Map([
			...entries("reads", "cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami"),
			...entries("writes", "chmod chown cp install ln mkdir mv tee touch truncate"),
			...entries("network", "curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget"),
			...entries("deletes", "dd mkfs rm rmdir shred unlink")
		]), bySubcommand = new Map([
			...[
				"blame",
				"diff",
				"log",
				"ls-files",
				"rev-parse",
				"show",
				"status"
			].map((sub) => [`git ${sub}`, "reads"]),
			...[
				"add",
				"apply",
				"checkout",
				"commit",
				"merge",
				"rebase",
				"stash",
				"switch"
			].map((sub) => [`git ${sub}`, "writes"]),
			...[
				"clone",
				"fetch",
				"pull"
			].map((sub) => [`git ${sub}`, "network"]),
			...[
				"clean",
				"reset",
				"rm"
			].map((sub) => [`git ${sub}`, "deletes"]),
			["git push", "publishes"],
			["npm publish", "publishes"],
			["pnpm publish", "publishes"],
			["yarn publish", "publishes"],
			["cargo publish", "publishes"],
			["docker push", "publishes"],
			["gh release", "publishes"]
		]);
		function entries(risk, programs) {
			return programs.split(" ").map((program) => [program, risk]);
		}
		function riskOfCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(riskOfCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function isOfCi(path) {
			return path.split("/").some((segment) => segment.toLowerCase() === ".github" || segment.toLowerCase() === ".gitlab-ci.yml");
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program), byName = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), known = byName !== "reads" && args.some(isOfCi) ? "changes-ci" : byName, reach = (0, _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_1__.xw)(name);
			return known === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || hasHarmlessOptions(name, args) ? known : "runs-anything";
		}
		let harmless = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-lazy-fetch|no-merges|no-pager|no-show-signature|no-sort|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|submodule=short|tags|until=.*|verbose))$/u],
			["sort", /^-[bdfghikmnrsuVz0-9,.]+$/u],
			["rg", /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
			["tree", /^-[adfils]+$/u],
			["tail", /^-[fnqv0-9]+$/u],
			["date", /^(?:-u|-I)$/u],
			["file", /^-[bi]+$/u],
			["jq", /^-[crsnSe]+$/u],
			["curl", /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u]
		]);
		function hasHarmlessOptions(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length - options.length < 2 && options.length === 0 : options.every((option) => harmless.get(name)?.test(option) === !0);
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
	69273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			s3: () => patternOfWord,
			suggestRule: () => suggestRule,
			wQ: () => freeId,
			zU: () => idFor
		});
		var _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88490), _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82185), _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75573), _match_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91703), _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61989), _risk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22772);
		function suggestRule(request, decision) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.H)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__.Y)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__.L5)("allow", pause.options);
			if (option === void 0 || !(0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__.SV)(option)) return { error: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { error: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(tool) || command !== void 0 && (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(command.replaceAll("\n", "")) ? { error: "it holds characters that cannot be seen, and no policy may" } : [...textsIn(pause.arguments)].some(climbs) ? { error: "it names a path with \"..\", which may lead to any file" } : command !== void 0 && command.length > 500 ? { error: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, pause, decision) : { error: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			let { before } = placeOf(decision);
			return before === void 0 ? "Put it under \"rules\"." : `Put it under "rules", before "${before}".`;
		}
		function placeOf({ rule }) {
			return rule === "default" || rule === _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__.I ? {} : { before: rule };
		}
		function ruleForCommand(tool, command, pause, decision) {
			let place = placeConditions(pause);
			if (place === void 0) return { error: "it names a folder or variables that no rule can name" };
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_5__.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = [
				`tool: ${quote(tool)}`,
				`command: ${commandMatcher(command, commands)}`,
				...place
			].join(", "), id = idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), risk = (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, commands);
			return {
				yaml: ruleYaml(freeId(id, idsIn(decision)), conditions, risk),
				risk,
				note: noteFor(decision),
				...placeOf(decision)
			};
		}
		function placeConditions(pause) {
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_7__.fG)({
				parts: ["environment", "arguments"],
				named: []
			}, pause) !== void 0) return;
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_7__.fG)({
				parts: ["folder"],
				named: []
			}, pause) === void 0) return [];
			let conditions = [
				"cwd",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [fieldCondition(name, value)];
			});
			return conditions.every((one) => one !== void 0) ? conditions : void 0;
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), matched = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...matched
			].join(", "), silent = others.length - matched.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = tool !== "fs.read" && [...textsIn(fields)].some(_risk_js__WEBPACK_IMPORTED_MODULE_6__.OO) ? "changes-ci" : (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, void 0);
			return {
				yaml: ruleYaml(freeId(idFor(tool), idsIn(decision)), conditions, risk),
				risk,
				note,
				...placeOf(decision)
			};
		}
		function* textsIn(value) {
			if (typeof value == "string") yield value;
			else if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value)) for (let each of value) yield* textsIn(each);
			else if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value)) for (let [name, each] of Object.entries(value)) forPeople.has(name) || (yield* textsIn(each));
		}
		let forPeople = new Set([
			"title",
			"message",
			"scopes"
		]);
		function climbs(text) {
			return /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u.test(text);
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value) ? value : [value];
			return values.length === 0 || (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value) && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value);
		}
		function idsIn({ trace }) {
			return new Set(trace.map(({ id }) => id));
		}
		function ruleYaml(id, conditions, risk) {
			return [
				`# Risk: ${_risk_js__WEBPACK_IMPORTED_MODULE_6__.zk[risk]}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternOfWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternOfWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function freeId(wanted, taken) {
			let id = wanted;
			for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
			return id;
		}
	}),
	10245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => isProblem,
			GW: () => problemsOf,
			a$: () => toEnds,
			wt: () => buildTimeline
		});
		function buildTimeline() {
			let open = [], last, openPause;
			return {
				observe(event, line) {
					let row = event.type === "decision" ? openPause : rowThatGoesOn(last, event);
					row === void 0 ? (last = {
						line,
						events: [event]
					}, open.push(last), event.type === "pause" && (openPause = last)) : row.events.push(event);
				},
				value() {
					let end = Date.parse(open.at(-1)?.events.at(-1)?.at ?? ""), seen = new Set(), before;
					return open.map((row) => {
						let closed = closeRow(row, {
							seen,
							before,
							end
						});
						return before = {
							...closed,
							waitedFrom: isOfIntern(closed) && before !== void 0 && mayGoOn(before) ? before.to : null
						}, before;
					});
				}
			};
		}
		function isOfIntern({ kind }) {
			return kind === "text" || kind === "reasoning" || kind === "pause" || kind === "finish" || kind === "error";
		}
		function mayGoOn(row) {
			return row.kind === "request" ? row.request.route === "chat" && row.state !== "failed" : row.kind === "text" || row.kind === "reasoning";
		}
		function rowThatGoesOn(last, { type }) {
			let before = last?.events.at(-1)?.type;
			if (last?.events[0]?.type === "pause" && (type === "finish" || type === "usage")) return last;
			if (type === "text" || type === "reasoning") return before === type ? last : void 0;
			if (type === "usage") return before === "finish" ? last : void 0;
			if (type === "finish") return before === "usage" && last?.events.length === 1 ? last : void 0;
		}
		function beginningOf(at, ms) {
			return Math.max(-864e13, at - Math.max(0, ms));
		}
		function closeRow({ line, events }, past) {
			let [first] = events;
			if (first === void 0) throw Error("A row begins with an event.");
			let at = Date.parse(first.at), last = Date.parse(events.at(-1)?.at ?? ""), to = Number.isNaN(last) ? at : last, place = {
				line,
				from: first.type === "request" ? beginningOf(at, first.ms) : at,
				to
			};
			switch (first.type) {
				case "text":
				case "reasoning": {
					let text = events.map((event) => event.type === first.type ? event.text : "").join("");
					return {
						...place,
						state: "plain",
						kind: first.type,
						text,
						pieces: events.length
					};
				}
				case "request": return {
					...place,
					...closeRequest(first, past)
				};
				case "pause": {
					let decisions = events.filter((event) => event.type === "decision"), usage = events.find((event) => event.type === "usage") ?? null, answered = decisions.length === 0 ? past.end : to, state = stateOf(decisions.at(-1));
					return {
						...place,
						to: answered,
						state,
						kind: "pause",
						pause: first,
						decisions,
						usage
					};
				}
				case "finish":
				case "usage": {
					let finish = events.find((event) => event.type === "finish") ?? null, usage = events.find((event) => event.type === "usage") ?? null, state = finish?.finish_reason === "error" ? "failed" : "plain";
					return {
						...place,
						state,
						kind: "finish",
						finish,
						usage
					};
				}
				case "start": return {
					...place,
					state: "plain",
					kind: "start",
					start: first
				};
				case "prompt": return {
					...place,
					state: "plain",
					kind: "prompt",
					text: first.text
				};
				case "remark": return {
					...place,
					state: "warned",
					kind: "remark",
					message: first.message
				};
				case "changes": {
					let state = first.counts.stop > 0 ? "rejected" : "plain";
					return {
						...place,
						state,
						kind: "changes",
						changes: first
					};
				}
				case "model_access": return {
					...place,
					state: first.cap === null ? "plain" : "warned",
					kind: "models",
					use: first
				};
				case "error": return {
					...place,
					state: "failed",
					kind: "error",
					error: first
				};
				case "end": return {
					...place,
					state: endStates[first.conclusion],
					kind: "end",
					end: first
				};
				case "decision": return {
					...place,
					state: "warned",
					kind: "remark",
					message: `An answer to no question: ${first.rule}`
				};
				default: return first;
			}
		}
		let endStates = {
			finished: "allowed",
			skipped: "plain",
			paused: "waiting",
			rejected: "rejected",
			ended: "failed",
			failed: "failed"
		};
		function stateOf(decision) {
			if (decision === void 0) return "waiting";
			switch (decision.outcome) {
				case "ask": return "waiting";
				case "allow":
				case "answer": return decision.decided_by === "person" ? "asked" : "allowed";
				case "reject":
				case "stop": return "rejected";
				default: return decision.outcome;
			}
		}
		function closeRequest(request, { seen, before }) {
			let isFailed = request.status >= 400, purpose = purposeOf(request, seen, before);
			return isFailed || seen.add(request.route), {
				kind: "request",
				request,
				purpose,
				state: isFailed ? "failed" : "plain"
			};
		}
		function purposeOf({ route }, seen, before) {
			if (before?.kind === "request" && before.request.route === route && before.state === "failed") return "repeat";
			switch (route) {
				case "identity":
				case "list": return route;
				case "exchange": return seen.has(route) ? "renewal" : "exchange";
				case "chat": return seen.has(route) ? "answer" : "prompt";
				default: return "other";
			}
		}
		function isProblem({ state, kind }) {
			return kind === "end" ? !1 : state === "rejected" || state === "failed" || state === "warned" || kind === "pause" && state === "waiting";
		}
		function problemsOf(rows, maxRows) {
			let first = toEnds(rows, maxRows).flat().find(isProblem);
			return {
				count: rows.filter(isProblem).length,
				first
			};
		}
		function toEnds(rows, most) {
			if (rows.length <= most) return [rows, []];
			let head = Math.ceil(most * 2 / 3);
			return [rows.slice(0, head), rows.slice(rows.length - most + head)];
		}
	})
};
