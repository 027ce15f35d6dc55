export const id = 7410;
export const ids = [7410, 4749];
export const modules = {
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141);
		let instructions = "AGENTS.md AGENTS.override.md CLAUDE.md CLAUDE.local.md GEMINI.md CODEOWNERS opencode.json opencode.jsonc".split(" "), lockFiles = "package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock* deno.lock Pipfile.lock poetry.lock uv.lock pdm.lock Cargo.lock go.sum go.work.sum Gemfile.lock composer.lock gradle.lockfile packages.lock.json mix.lock pubspec.lock flake.lock".split(" "), builds = "package.json pnpm-*.yaml bunfig.toml deno.json* lerna.json turbo.json nx.json pyproject.toml setup.py setup.cfg requirements*.txt Pipfile* conftest.py tox.ini noxfile.py Cargo.* build.rs rust-toolchain* go.mod go.work Gemfile* *.gemspec Rakefile composer.* pom.xml *.gradle* gradle.properties gradle-wrapper.* gradlew* mvnw* build.sbt Makefile GNUmakefile *.mk CMakeLists.txt *.cmake Justfile Taskfile.* meson.build BUILD BUILD.bazel WORKSPACE WORKSPACE.bazel MODULE.bazel flake.nix Dockerfile* Containerfile* *.dockerfile compose*.y*ml docker-compose*.y*ml Jenkinsfile* *.csproj *.fsproj *.vbproj *.sln *.slnx Directory.Build.* Directory.Packages.* nuget.config mix.exs pubspec.yaml Package.swift Package.resolved Podfile* action.yml action.yaml".split(" "), guardedNames = [
			...instructions,
			...lockFiles,
			...builds
		], guarded, locks, known = new Map();
		function isGuardedName(name) {
			let before = known.get(name);
			if (before !== void 0) return before;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name);
			guarded ??= compile(guardedNames);
			let found = folded.startsWith(".") || isOneOf(guarded, folded);
			return known.size >= 1e4 && known.clear(), known.set(name, found), found;
		}
		function isLockFile(path) {
			return locks ??= compile(lockFiles), isOneOf(locks, (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compile(names) {
			return names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
		}
		function isOneOf(names, name) {
			return names.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, name));
		}
	}),
	70491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YG: () => byPathBytes,
			gB: () => changeRules,
			sx: () => judgeChange
		});
		var _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55635), _text_fold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _guarded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2244);
		let changeRules = [
			"default",
			"malformed",
			"guarded",
			"unfit",
			"ignored",
			"budget"
		];
		function judgeChange(part, change, context) {
			let [judged] = judgeChanges(part, [change], context);
			if (judged === void 0) throw TypeError("No change was judged.");
			return judged.verdict;
		}
		function judgeChanges({ changes: entries = [], changeBudget: budget }, changes, context) {
			let inTime = entries.map((entry) => ({
				entry,
				whyNot: (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.yB)(entry, context)?.()
			})), used = new Map(), spent = {
				files: 0,
				bytes: 0,
				lines: 0
			}, judge = (change) => {
				let verdict = judgeOne(inTime, change), entry = entries.find(({ id }) => id === verdict.rule), count = (used.get(verdict.rule) ?? 0) + 1;
				if (used.set(verdict.rule, count), entry?.limit !== void 0 && count > entry.limit) return {
					...verdict,
					answer: "stop",
					reason: `the limit of "${entry.id}", ${entry.limit}, is used up`
				};
				if (verdict.answer !== "taken") return verdict;
				spent.files += 1, spent.bytes += change.bytes, spent.lines += change.lines;
				let over = [
					"files",
					"bytes",
					"lines"
				].find((name) => spent[name] > budget[name]);
				return over === void 0 ? verdict : {
					...verdict,
					answer: "stop",
					rule: "budget",
					reason: `the budget of ${budget[over]} ${over} is used up`
				};
			};
			return changes.toSorted(byPathBytes).map((change) => ({
				change,
				verdict: judge(change)
			}));
		}
		function byPathBytes(one, other) {
			return Buffer.compare(Buffer.from(one.path), Buffer.from(other.path));
		}
		function judgeOne(entries, change) {
			let why = flawOfPath(change.path), flaw = why === void 0 ? change.flaw : {
				why,
				stops: change.flaw?.stops === !0
			}, trace = [], decided;
			for (let { entry, whyNot } of entries) {
				let { id } = entry;
				if (decided !== void 0) {
					trace.push({
						id,
						matched: !1,
						because: "not reached"
					});
					continue;
				}
				let not = whyNot ?? whyNotTaken(entry, change, flaw);
				trace.push({
					id,
					matched: not === void 0,
					because: not ?? "path and status match"
				}), not === void 0 && (decided = entry);
			}
			if (decided === void 0) return {
				...undecided(change, flaw),
				trace
			};
			let answers = {
				allow: "taken",
				reject: "left",
				stop: "stop"
			}, reason = decided.reason ?? `"${decided.id}" says ${decided.verb}`;
			return {
				answer: answers[decided.verb],
				rule: decided.id,
				reason,
				trace
			};
		}
		function whyNotTaken(entry, change, flaw) {
			let reach = entry.reach(change.path);
			if (reach === "not") return "the path is another";
			if (reach === "guarded") return "the path has a guarded name, which the glob does not spell";
			if (!entry.statuses.includes(change.status)) return `status is "${change.status}", wants ${entry.statuses.join(" or ")}`;
			if (entry.verb === "allow") return flaw === void 0 ? change.binary && !entry.binary ? "the content is binary" : void 0 : `the change is unfit: ${flaw.why}`;
		}
		function undecided(change, flaw) {
			let { path, status, binary } = change, answer = flaw?.stops !== !0 && (status === "added" || (0, _guarded_js__WEBPACK_IMPORTED_MODULE_1__.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(_guarded_js__WEBPACK_IMPORTED_MODULE_1__.qo) ? {
				answer,
				rule: "guarded",
				reason: "no entry spells its guarded name"
			} : binary ? {
				answer,
				rule: "unfit",
				reason: "its content is binary, and no entry with \"binary: true\" takes it"
			} : {
				answer,
				rule: "default",
				reason: "no entry takes it"
			} : {
				answer,
				rule: "unfit",
				reason: flaw.why
			};
		}
		let device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;
		function flawOfPath(path) {
			return !path.isWellFormed() || path.includes("�") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(flawOfName).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is no plain path";
		}
		function flawOfName(name) {
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_3__._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is longer than a file system takes" : folded === ".git" ? "it lies in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
	}),
	13488: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parsePolicy: () => parsePolicy });
		var _file_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68606), _read_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84749);
		async function parsePolicy(text, source) {
			let tree = (0, _read_tree_js__WEBPACK_IMPORTED_MODULE_0__.readTree)(text), reading = "problems" in tree ? tree : await (0, _file_shape_js__WEBPACK_IMPORTED_MODULE_1__.Pq)(tree.root, source);
			return "problems" in reading ? { problems: unquoted(reading.problems, text) } : reading;
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
		function unquoted(problems, file) {
			let text = typeof file == "string" ? file : new TextDecoder().decode(file), hasVersion = versionLine.test(text), understood = understoodLines(text);
			return problems.map((problem) => hasVersion && understood[problem.line - 1] === !0 ? problem : {
				...problem,
				message: withoutValues(problem, hasVersion)
			});
		}
		function understoodLines(text) {
			let isUnderstood = !1;
			return text.split("\n").map((line) => (/^[^\s#\-\]}]/u.test(line) && (isUnderstood = quotedSection.test(line)), isUnderstood));
		}
		let neverQuoted = new Set([
			"missing-key",
			"too-large",
			"not-utf-8"
		]), harmless = /^"version" is the string "[0-9.]{0,4}"|^[0-9.e]{1,4} reads as| is (?:empty|a list|a mapping|the boolean \w+|the number [0-9.]{1,4})\.|^(?:A key must be|YAML directives are|Here stands|The file nests) /u, quotedText = "\"(?:[^\"\\\\]|\\\\.)*\"", noKey = RegExp(`^The policy has no key ${quotedText}\\.`, "u"), otherDefault = RegExp(`^"default" is ${quotedText}\\.`, "u");
		function withoutValues({ code, message }, hasVersion) {
			return neverQuoted.has(code) || harmless.test(message) ? message : code === "yaml" ? `Not valid YAML: ${causeOf(message)}.` : code === "duplicate-key" ? "A key is here twice. Keep one." : code === "yaml-feature" ? message.replace(/^(The \w+) [\s\S]* is not allowed\./u, "$1 here is not allowed.") : code === "invisible-character" ? `Text of this line holds ${unseen(message)}, which can't be seen. Delete it.` : hasVersion && noKey.test(message) ? message.replace(noKey, "The policy has no such key.") : hasVersion && otherDefault.test(message) ? message.replace(otherDefault, "\"default\" has another value.") : `This is not read as part of a policy, and not shown. ${hasVersion ? `Keys of a policy are ${topKeys.map((key) => `"${key}"`).join(", ")}.` : "The file has no line \"version: 1\". Add it first."}`;
		}
		function causeOf(message) {
			let cause = /^Not valid YAML: (?<words>[A-Za-z][A-Za-z ,'-]*)/u.exec(message)?.groups?.words ?? "";
			return cause.startsWith("Unsupported") || cause === "" ? "this line cannot be read" : cause.trim();
		}
		function unseen(message) {
			return /^[\s\S]* is followed by (?<name>U\+[0-9A-F]{4,6})/u.exec(message)?.groups?.name ?? "a character";
		}
	}),
	84749: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readTree: () => readTree });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71376), _text_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25456);
		let maxBytes = 4194304;
		function readTree(file) {
			let start = {
				line: 1,
				column: 1
			}, bytes = typeof file == "string" ? new TextEncoder().encode(file).length : file.length;
			if (bytes > maxBytes) return refused(start, "too-large", `The file has ${bytes} bytes; a policy has at most ${maxBytes} (4 MiB).`);
			let decoded = typeof file == "string" ? file : decode(file);
			if (decoded === void 0) return refused(start, "not-utf-8", "The file is not UTF-8 text. Save it as UTF-8.");
			let text = decoded.startsWith("﻿") ? decoded.slice(1) : decoded, lines = (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__._$)(text), unseen = rawInvisible(text, lines);
			return unseen.length > 0 ? { problems: unseen } : parseYaml(text, lines);
		}
		function refused(at, code, message) {
			return { problems: [{
				...at,
				code,
				message
			}] };
		}
		function decode(bytes) {
			try {
				return new TextDecoder("utf-8", {
					fatal: !0,
					ignoreBOM: !0
				}).decode(bytes);
			} catch {
				return;
			}
		}
		function rawInvisible(text, lines) {
			return (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.tO)(text, "\n	").filter(({ index }) => text[index] !== "\r" || text[index + 1] !== "\n").slice(0, 20).map(({ index, name }) => ({
				...(0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.$t)(lines, index),
				code: "invisible-character",
				message: `Here stands ${name}, which can't be seen. Delete it, or write a plain space.`
			}));
		}
		function parseYaml(text, lines) {
			let { contents, directives, errors, warnings } = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
				version: "1.2",
				schema: "core",
				uniqueKeys: !1,
				prettyErrors: !1,
				logLevel: "error"
			}), problems = [], place = (offset) => (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.$t)(lines, offset), refuse = (at, code, message) => problems.push({
				...at,
				code,
				message
			});
			for (let { pos, message } of [...errors, ...warnings]) refuse(place(pos[0]), "yaml", `Not valid YAML: ${message}.`);
			(directives.yaml.explicit === !0 || Object.keys(directives.tags).length > 1) && refuse(place(0), "yaml-feature", "YAML directives are not allowed. Delete the lines that begin with \"%\".");
			let root = nodeOf(contents, {
				at: place(0),
				depth: 1,
				trail: "",
				place,
				refuse
			});
			return problems.length > 0 ? { problems: (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.w$)(problems) } : { root };
		}
		function nodeOf(node, above) {
			let stand = {
				...above,
				at: placeOfNode(node, above)
			}, { at, depth, trail, refuse } = stand;
			if (depth > 64) return refuse(at, "yaml", "The file nests deeper than 64 levels."), {
				type: "plain",
				at,
				value: null
			};
			refuseFeatures(node, stand);
			let below = {
				...stand,
				depth: depth + 1
			};
			return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) ? {
				type: "map",
				at,
				entries: entriesOf(node, below)
			} : (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node) ? {
				type: "list",
				at,
				items: node.items.map((item) => nodeOf(item, {
					...below,
					trail: `${trail}/#`
				}))
			} : {
				type: "plain",
				at,
				value: plainOf(node, stand)
			};
		}
		function placeOfNode(node, { at, place }) {
			return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range ? place(node.range[0]) : at;
		}
		function refuseFeatures(node, { at, refuse }) {
			let forbid = (what, remedy) => refuse(at, "yaml-feature", `The ${what} is not allowed. ${remedy} in quotes.`);
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) && forbid(`alias "*${node.source}"`, "Write the value out, or put it"), ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node)) && (node.anchor !== void 0 && forbid(`anchor "&${node.anchor}"`, "Delete it, or put the value"), node.tag !== void 0 && forbid(`tag "${node.tag}"`, "Delete it, or put the value"));
		}
		function entriesOf(map, below) {
			let { trail, refuse } = below, seen = new Set();
			return map.items.flatMap(({ key: node, value }) => {
				let at = placeOfNode(node, below);
				if (refuseFeatures(node, {
					...below,
					at
				}), !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) || typeof node.value != "string") return refuse(at, "wrong-type", "A key must be a string. Put it in quotes."), [];
				let key = node.value, stand = {
					...below,
					at,
					trail: trail === "" ? key : `${trail}/${key}`
				};
				refuseEscaped(key, stand);
				let entry = {
					key,
					at,
					value: nodeOf(value, stand)
				};
				return seen.has(key) && refuse(at, "duplicate-key", `The key ${JSON.stringify(key)} is here twice. Keep one.`), seen.add(key), [entry];
			});
		}
		function plainOf(node, stand) {
			let value = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.value : null;
			return typeof value == "string" && refuseEscaped(value, stand), typeof value == "number" && refuseNumber(node, value, stand), typeof value == "string" || typeof value == "number" || typeof value == "boolean" ? value : null;
		}
		let inPause = /^tests\/#\/(?:pauses\/#\/)?pause\//u;
		function refuseEscaped(value, { at, trail, refuse }) {
			if (inPause.test(`${trail}/`)) return;
			let [first] = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.tO)(value, "\n	");
			first !== void 0 && refuse(at, "invisible-character", `${JSON.stringify(value.slice(0, first.index))} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may hold it.`);
		}
		let plainInteger = /^-?(?:0|[1-9][0-9]*)$/u, plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;
		function refuseNumber(node, value, { at, refuse }) {
			let source = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source ?? "" : "";
			(Number.isInteger(value) ? plainInteger.test(source) && Number.isSafeInteger(value) : plainFraction.test(source)) || refuse(at, "invalid-value", `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`);
		}
	}),
	25456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$t: () => placeOf,
			_$: () => lineStarts,
			w$: () => inFileOrder
		});
		function lineStarts(text) {
			let starts = [0];
			for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
			return starts;
		}
		function placeOf(starts, offset) {
			let low = 0, high = starts.length - 1;
			for (; low < high;) {
				let middle = Math.ceil((low + high) / 2);
				(starts[middle] ?? 0) <= offset ? low = middle : high = middle - 1;
			}
			return {
				line: low + 1,
				column: offset - (starts[low] ?? 0) + 1
			};
		}
		function inFileOrder(items) {
			let seen = new Set();
			return items.filter((item) => {
				let key = `${item.line}:${item.column}:${item.message}`;
				return !seen.has(key) && seen.add(key);
			}).toSorted((a, b) => a.line - b.line || a.column - b.column);
		}
	})
};
