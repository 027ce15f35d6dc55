export const id = 9494;
export const ids = [9494];
export const modules = {
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141);
		let instructionFiles = "AGENTS.md AGENTS.override.md CLAUDE.md CLAUDE.local.md GEMINI.md CODEOWNERS opencode.json opencode.jsonc".split(" "), lockFiles = "package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock* deno.lock Pipfile.lock poetry.lock uv.lock pdm.lock Cargo.lock go.sum go.work.sum Gemfile.lock composer.lock gradle.lockfile packages.lock.json mix.lock pubspec.lock flake.lock".split(" "), buildFiles = "package.json pnpm-*.yaml bunfig.toml deno.json* lerna.json turbo.json nx.json pyproject.toml setup.py setup.cfg requirements*.txt Pipfile* conftest.py tox.ini noxfile.py Cargo.* build.rs rust-toolchain* go.mod go.work Gemfile* *.gemspec Rakefile composer.* pom.xml *.gradle* gradle.properties gradle-wrapper.* gradlew* mvnw* build.sbt Makefile GNUmakefile *.mk CMakeLists.txt *.cmake Justfile Taskfile.* meson.build BUILD BUILD.bazel WORKSPACE WORKSPACE.bazel MODULE.bazel flake.nix Dockerfile* Containerfile* *.dockerfile compose*.y*ml docker-compose*.y*ml Jenkinsfile* *.csproj *.fsproj *.vbproj *.sln *.slnx Directory.Build.* Directory.Packages.* nuget.config mix.exs pubspec.yaml Package.swift Package.resolved Podfile* action.yml action.yaml azure-pipelines*.y*ml bitbucket-pipelines.yml cloudbuild*.y*ml cloudbuild*.json buildspec*.y*ml appveyor.y*ml codemagic.y*ml bitrise.y*ml screwdriver.y*ml lefthook.y*ml netlify.toml vercel.json Vagrantfile Earthfile Tiltfile build.xml".split(" "), guardedNames = [
			...instructionFiles,
			...lockFiles,
			...buildFiles
		], matchesGuarded, matchesLockFile, guardedCache = new Map();
		function isGuardedName(name) {
			let remembered = guardedCache.get(name);
			if (remembered !== void 0) return remembered;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name);
			matchesGuarded ??= compileNames(guardedNames);
			let isGuarded = folded.startsWith(".") || matchesGuarded(folded);
			return guardedCache.size >= 1e4 && guardedCache.clear(), guardedCache.set(name, isGuarded), isGuarded;
		}
		function isLockFile(path) {
			return matchesLockFile ??= compileNames(lockFiles), matchesLockFile((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compileNames(names) {
			let globs = names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
			return (folded) => globs.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, folded));
		}
	}),
	491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mc: () => comparePathBytes,
			gB: () => changeRules,
			sx: () => judgeChange,
			vN: () => judgeChanges
		});
		var _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5635), _text_fold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141), _guarded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2244);
		let changeRules = [
			"default",
			"malformed",
			"guarded",
			"unfit",
			"ignored",
			"budget"
		];
		function judgeChange(policy, change, context) {
			let [judged] = judgeChanges(policy, [change], context);
			if (judged === void 0) throw TypeError("No change was judged.");
			return judged.verdict;
		}
		function judgeChanges({ changes: entries = [], changeBudget: budget }, changes, context) {
			let entriesInContext = entries.map((entry) => ({
				entry,
				whenFailure: (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__._3)(entry, context)?.()
			})), uses = new Map(), spent = {
				files: 0,
				bytes: 0,
				lines: 0
			}, judgeNext = (change) => {
				let verdict = judgeByEntries(entriesInContext, change), entry = entries.find(({ id }) => id === verdict.rule), count = (uses.get(verdict.rule) ?? 0) + 1;
				if (uses.set(verdict.rule, count), entry?.limit !== void 0 && count > entry.limit) return {
					...verdict,
					answer: "stop",
					reason: `the limit of "${entry.id}", ${entry.limit}, is used up`
				};
				if (verdict.answer !== "taken") return verdict;
				spent.files += 1, spent.bytes += change.bytes, spent.lines += change.lines;
				let exceeded = [
					"files",
					"bytes",
					"lines"
				].find((name) => spent[name] > budget[name]);
				if (exceeded === void 0) return verdict;
				let reason = `the budget of ${budget[exceeded]} ${exceeded} is used up`;
				return {
					...verdict,
					answer: "stop",
					rule: "budget",
					reason
				};
			};
			return changes.toSorted(comparePathBytes).map((change) => ({
				change,
				verdict: judgeNext(change)
			}));
		}
		function comparePathBytes(one, other) {
			return Buffer.compare(Buffer.from(one.path), Buffer.from(other.path));
		}
		function judgeByEntries(entries, change) {
			let why = findPathFlaw(change.path), flaw = why === void 0 ? change.flaw : {
				why,
				stops: change.flaw?.stops === !0
			}, trace = [], decidingEntry;
			for (let { entry, whenFailure } of entries) {
				let whyNot = decidingEntry === void 0 ? whenFailure ?? whyNotMatched(entry, change, flaw) : "not reached";
				trace.push({
					id: entry.id,
					matched: whyNot === void 0,
					because: whyNot ?? "path and status match"
				}), whyNot === void 0 && (decidingEntry = entry);
			}
			if (decidingEntry === void 0) return {
				...judgeUndecided(change, flaw),
				trace
			};
			let answers = {
				allow: "taken",
				reject: "left",
				stop: "stop"
			}, reason = decidingEntry.reason ?? `"${decidingEntry.id}" says ${decidingEntry.verb}`;
			return {
				answer: answers[decidingEntry.verb],
				rule: decidingEntry.id,
				reason,
				trace
			};
		}
		function whyNotMatched(entry, change, flaw) {
			let reach = entry.reach(change.path);
			if (reach === "not") return "the path does not match";
			if (reach === "guarded") return "the path has a guarded name, which the glob does not spell out";
			if (!entry.statuses.includes(change.status)) return `status is "${change.status}", wants ${entry.statuses.join(" or ")}`;
			if (entry.verb === "allow") return flaw === void 0 ? change.binary && !entry.binary ? "the content is binary" : void 0 : `the change is unfit: ${flaw.why}`;
		}
		function judgeUndecided({ path, status, binary }, flaw) {
			let answer = flaw?.stops !== !0 && (status === "added" || (0, _guarded_js__WEBPACK_IMPORTED_MODULE_1__.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(_guarded_js__WEBPACK_IMPORTED_MODULE_1__.qo) ? {
				answer,
				rule: "guarded",
				reason: "no entry spells out its guarded name"
			} : binary ? {
				answer,
				rule: "unfit",
				reason: "its content is binary, but no entry with \"binary: true\" takes it"
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
		function findPathFlaw(path) {
			return !path.isWellFormed() || path.includes("\ufffd") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(findNameFlaw).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is not a plain path";
		}
		function findNameFlaw(name) {
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_3__._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is too long for a file system" : folded === ".git" ? "it is in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
	}),
	6063: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			r: () => compileReach,
			t: () => mayReachInto
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7141), _guarded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2244);
		function compileReach(globs, verb) {
			if (verb === "allow") {
				let reaches = globs.map(compileNarrowReach);
				return (path) => {
					let results = reaches.map((reach) => reach(path));
					return results.includes("covered") ? "covered" : results.includes("guarded") ? "guarded" : "not";
				};
			}
			let matchers = globs.map((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.x7)(glob));
			return (path) => matchers.some((matches) => matches(path, { isWide: !0 })) ? "covered" : "not";
		}
		function mayReachInto(entries, folder) {
			return entries.some(({ verb, globs }) => verb !== "reject" && globs.some((glob) => globReaches(glob, folder, { isWide: verb === "stop" })));
		}
		function globReaches(glob, folder, { isWide }) {
			let split = (path) => (isWide ? (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(path) : path).split("/"), [pieces, names] = [split(glob), split(folder)], starsIndex = pieces.indexOf("**"), fixedPieces = starsIndex === -1 ? pieces : pieces.slice(0, starsIndex);
			return starsIndex === -1 && pieces.length <= names.length ? !1 : names.slice(0, fixedPieces.length).every((name, index) => {
				let matcher = (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.SO)(fixedPieces[index] ?? "");
				return matcher !== void 0 && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.mw)(matcher, name);
			});
		}
		function compileNarrowReach(glob) {
			let pieces = (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.k0)(glob);
			return (path) => {
				if (!(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.qW)(path)) return "not";
				let names = path.split("/"), isMatched = (piece, at) => piece === "run" || (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.mw)(piece, names[at] ?? "");
				if (!(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.$h)(pieces, names.length, isMatched)) return "not";
				let guarded = names.map((name, at) => (0, _guarded_js__WEBPACK_IMPORTED_MODULE_2__.qo)(name) || names[at - 1]?.toLowerCase() === ".github"), isNamed = (piece, name) => piece !== "run" && piece.pattern === name && !/[*?]/u.test(piece.pattern), isSpelled = (piece, at) => guarded[at] === !0 ? isNamed(piece, names[at]) : isMatched(piece, at);
				return (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.$h)(pieces, names.length, isSpelled) ? "covered" : "guarded";
			};
		}
	}),
	1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
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
		}, contextKeys = [
			toKey("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
			toKey("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
			toKey("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
			toKey("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
			toKey("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
			toKey("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
			toKey("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
			toKey("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			toKey("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
			toKey("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
			toKey("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
			toKey("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
		];
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
	}),
	9494: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parsePolicy: () => parsePolicy });
		var dist = __webpack_require__(8815), errors = __webpack_require__(452), invisible = __webpack_require__(1376);
		function sortUnique(items) {
			let seen = new Set();
			return items.filter((item) => {
				let key = `${item.line}:${item.column}:${item.message}`;
				return !seen.has(key) && seen.add(key);
			}).toSorted((a, b) => a.line - b.line || a.column - b.column);
		}
		var judge = __webpack_require__(491), context = __webpack_require__(1576);
		function matchWhole({ start, steps }) {
			return (text) => {
				let current = [start], previous = -1;
				for (let at = 0;;) {
					let character = text.codePointAt(at) ?? -1, reached = followSteps(steps, current, findEdges(previous, character));
					if (character === -1) return reached.some(([kind]) => kind === "match");
					if (current = reached.flatMap((step) => step[0] === "one of" && isWithin(step[2], character) ? [step[1]] : []), current.length === 0) return !1;
					previous = character, at += character > 65535 ? 2 : 1;
				}
			};
		}
		function followSteps(steps, from, edges) {
			let seen = new Set(), pending = [...from], reached = [];
			for (let index = pending.pop(); index !== void 0; index = pending.pop()) {
				let step = steps[index];
				if (step === void 0) throw Error("A kept pattern is damaged.");
				seen.has(index) || (seen.add(index), step[0] === "fork" ? pending.push(step[1], step[2]) : step[0] === "go" || step[0] === "edge" && (step[2] & ~edges) === 0 ? pending.push(step[1]) : (step[0] === "match" || step[0] === "one of") && reached.push(step));
			}
			return reached;
		}
		function findEdges(before, after) {
			return (before === -1 || before === 10) | (after === -1 || after === 10 ? 2 : 0) | (before === -1 ? 4 : 0) | (after === -1 ? 8 : 0) | (isWordCharacter(before) === isWordCharacter(after) ? 32 : 16);
		}
		function isWordCharacter(character) {
			return character !== -1 && /^\w$/.test(String.fromCodePoint(character));
		}
		function isWithin(ranges, character) {
			for (let index = 0; index + 1 < ranges.length; index += 2) if (character >= (ranges[index] ?? 0) && character <= (ranges[index + 1] ?? -1)) return !0;
			return !1;
		}
		var policy = __webpack_require__(8157), json = __webpack_require__(6413), value_tests = __webpack_require__(5952), shell_pattern = __webpack_require__(3036), text_glob = __webpack_require__(7141);
		function findNearest(word, candidates) {
			let maxDistance = Math.max(2, Math.floor(word.length / 2));
			return candidates.map((text) => ({
				text,
				distance: editDistance(normalize(word), normalize(text))
			})).filter(({ distance }) => distance <= maxDistance).toSorted((a, b) => a.distance - b.distance)[0]?.text;
		}
		function normalize(word) {
			return word.toLowerCase().replace(/[-_ ]/gu, "");
		}
		function editDistance(a, b) {
			let beforeLast = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
			for (let i = 1; i <= a.length; i += 1) {
				let row = [i];
				for (let j = 1; j <= b.length; j += 1) {
					let cost = a[i - 1] === b[j - 1] ? 0 : 1, distance = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
					i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (distance = Math.min(distance, (beforeLast[j - 2] ?? 0) + 1)), row.push(distance);
				}
				beforeLast = last, last = row;
			}
			return last[b.length] ?? 0;
		}
		function fail(reader, at, code, message) {
			reader.problems.push({
				...at,
				code,
				message
			});
		}
		function describeNode(node) {
			return node.type === "map" ? "a mapping" : node.type === "list" ? "a list" : node.value === null ? "empty" : `the ${typeof node.value} ${JSON.stringify(node.value)}`;
		}
		function failWrongType(reader, node, what, wanted) {
			return fail(reader, node.at, "wrong-type", `${what} is ${describeNode(node)}. Write ${wanted}.`);
		}
		function plain(what, wanted, schema, fits) {
			return {
				read: (node, reader) => node.type === "plain" && fits(node.value) ? node.value : failWrongType(reader, node, what, wanted),
				schema: () => schema
			};
		}
		let isText = (value) => typeof value == "string";
		function string(what, schema = {}, wanted = "a string") {
			return plain(what, wanted, {
				type: "string",
				...schema
			}, isText);
		}
		function shape_text(what, about) {
			return converted(string(what, {
				pattern: "\\S",
				description: about
			}), (value, reader, { at }) => value.trim() === "" ? fail(reader, at, "invalid-value", `${what} is blank. Fill it in.`) : value);
		}
		function count(what, about, { least = 1, most } = {}) {
			let bound = most === void 0 ? "" : ` and at most ${most}`, maximum = most === void 0 ? {} : { maximum: most };
			return plain(what, `a whole number, at least ${least}${bound}`, {
				type: "integer",
				minimum: least,
				...maximum,
				description: about
			}, (value) => typeof value == "number" && Number.isInteger(value) && value >= least && value <= (most ?? Infinity));
		}
		function flag(what, about) {
			return plain(what, "true or false", {
				type: "boolean",
				description: about
			}, (value) => typeof value == "boolean");
		}
		function word(what, words, about) {
			return converted(plain(what, `one of ${listQuoted(words)}`, {
				enum: words,
				description: about
			}, isText), (value, reader, { at }) => {
				let found = words.find((each) => each === value);
				return found === void 0 ? fail(reader, at, "invalid-value", `${what} is ${JSON.stringify(value)}. ${suggest(value, words)}`) : found;
			});
		}
		function listQuoted(words) {
			return words.map((each) => `"${each}"`).join(", ");
		}
		function suggest(typo, words) {
			let near = findNearest(typo, words);
			return `${near === void 0 ? "" : `Did you mean "${near}"? `}Use one of ${listQuoted(words)}.`;
		}
		function list(what, item, schema, wanted = "a list") {
			return {
				read(node, reader) {
					return node.type !== "list" || node.items.length === 0 && "minItems" in schema ? failWrongType(reader, node, what, wanted) : requireAll(node.items.map((each) => item.read(each, reader)));
				},
				schema: (defs) => ({
					type: "array",
					items: item.schema(defs),
					...schema
				})
			};
		}
		function oneOrMore(what, item, about, wanted) {
			return {
				read(node, reader) {
					let isEmpty = node.type === "list" && node.items.length === 0;
					return isEmpty && wanted !== void 0 ? failWrongType(reader, node, what, wanted) : requireAll((node.type === "list" && !isEmpty ? node.items : [node]).map((each) => item.read(each, reader)));
				},
				schema: (defs) => ({
					anyOf: [item.schema(defs), {
						type: "array",
						items: item.schema(defs),
						minItems: 1
					}],
					description: about
				})
			};
		}
		function requireAll(items) {
			return items.every((item) => item !== void 0) ? items : void 0;
		}
		function converted(inner, convert) {
			return {
				read(node, reader) {
					let value = inner.read(node, reader);
					return value === void 0 ? void 0 : convert(value, reader, node);
				},
				schema: (defs) => inner.schema(defs)
			};
		}
		function described(description, inner) {
			return {
				...inner,
				schema: (defs) => ({
					description,
					allOf: [inner.schema(defs)]
				})
			};
		}
		function named(name, inner) {
			return {
				read: (node, reader) => inner.read(node, reader),
				schema(defs) {
					return defs.has(name) || (defs.set(name, {}), defs.set(name, inner.schema(defs))), { $ref: `#/definitions/${name}` };
				}
			};
		}
		function optional(inner, defaultValue) {
			return {
				...inner,
				defaultValue
			};
		}
		function mapping(fields, options) {
			let { what, about, check, schema } = options, fieldMap = new Map(Object.entries(fields));
			return {
				read(node, reader) {
					if (node.type !== "map") return failWrongType(reader, node, what, "a mapping");
					let problemCount = reader.problems.length, value = readFields(node, fieldMap, what, reader);
					return reader.problems.length === problemCount && check?.(value, reader), reader.problems.length === problemCount ? value : void 0;
				},
				schema(defs) {
					let required = [...fieldMap].flatMap(([key, field]) => "defaultValue" in field ? [] : [key]);
					return {
						type: "object",
						description: about,
						properties: Object.fromEntries([...fieldMap].map(([key, field]) => [key, field.schema(defs)])),
						...required.length > 0 ? { required } : {},
						additionalProperties: !1,
						...schema
					};
				}
			};
		}
		function readFields(node, fieldMap, what, reader) {
			let value = Object.create(null), positions = new Map();
			for (let entry of node.entries) {
				let field = fieldMap.get(entry.key);
				field === void 0 ? failUnknownKey(entry, [...fieldMap.keys()], what, reader) : (positions.set(entry.key, entry.at), value[entry.key] = field.read(entry.value, reader));
			}
			for (let [key, field] of fieldMap) positions.has(key) || ("defaultValue" in field ? value[key] = field.defaultValue : fail(reader, node.at, "missing-key", `${what} has no "${key}". Add it.`));
			return Object.assign(value, {
				at: node.at,
				positions
			});
		}
		function failUnknownKey(entry, keys, what, reader) {
			let message = `${what} has no key ${JSON.stringify(entry.key)}. ${suggest(entry.key, keys)}`;
			return fail(reader, entry.at, "unknown-key", message);
		}
		function toJson(node) {
			if (node.type === "plain") return node.value;
			if (node.type === "list") return node.items.map(toJson);
			let object = Object.create(null);
			for (let entry of node.entries) object[entry.key] = toJson(entry.value);
			return object;
		}
		let types = {
			text: {
				schema: { type: "string" },
				fits: isText
			},
			texts: {
				schema: { type: "string" },
				fits: isText
			},
			"text-or-null": {
				schema: { type: ["string", "null"] },
				fits: (value) => value === null || isText(value)
			},
			flag: {
				schema: { enum: [
					!0,
					!1,
					context.$5
				] },
				fits: (value) => typeof value == "boolean" || value === context.$5
			},
			any: {
				schema: { type: [
					"string",
					"number",
					"boolean",
					"null"
				] },
				fits: () => !0
			}
		};
		function valuesShape(options) {
			let { what, valueType } = options;
			return {
				read(node, reader) {
					if (node.type === "map") return failWrongType(reader, node, what, "a value, or a list of values");
					let nodes = node.type === "list" ? node.items : [node];
					if (nodes.length > 0) return requireAll(nodes.map((each) => readValue(each, options, reader)));
					let message = `${what} has an empty list, which never matches. Name at least one value.`;
					return fail(reader, node.at, "invalid-value", message);
				},
				schema: () => ({ anyOf: valueSchemas(valueType) })
			};
		}
		function readValue(node, { what, valueType }, reader) {
			if (node.type !== "plain") return failWrongType(reader, node, `An element of ${what}`, "a plain value");
			if (types[valueType].fits(node.value)) return node.value;
			let wanted = valueType === "flag" ? "true, false or \"unknown\"" : "a string; put it in quotes", message = `${what} is ${describeNode(node)}, which never matches. Write ${wanted}.`;
			return fail(reader, node.at, "wrong-type", message);
		}
		function valueSchemas(valueType) {
			let { schema } = types[valueType];
			return [schema, {
				type: "array",
				items: schema,
				minItems: 1
			}];
		}
		function pathGlob(what) {
			return converted(string(what), (pattern, reader, { at }) => {
				let flaw = (0, text_glob.CJ)(pattern);
				return flaw === void 0 ? pattern : fail(reader, at, "invalid-pattern", `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`);
			});
		}
		let commandPattern = converted(string("A pattern"), (source, reader, { at }) => {
			let pattern = (0, shell_pattern.fm)(source);
			return "error" in pattern ? fail(reader, at, "invalid-pattern", `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`) : pattern;
		});
		function whyNotForFlag({ valueType }) {
			return valueType === "flag" ? "It is true, false or \"unknown\"; write one of them." : void 0;
		}
		function globShape({ what }) {
			return converted(string(`The glob of ${what}`, { description: "* is any run of characters, ? is one, a backslash escapes. The whole value." }), (source, reader, { at }) => {
				let glob = (0, text_glob.SO)(source);
				return glob === void 0 ? fail(reader, at, "invalid-pattern", `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two to match one.`) : (0, value_tests.FX)(glob);
			});
		}
		function re2Shape({ what }) {
			return converted(string(`The re2 of ${what}`, { description: "RE2 syntax. The whole value." }), (pattern, reader, { at }) => {
				let matches = reader.re2?.(pattern);
				if (typeof matches == "function") return (0, value_tests.Cn)(pattern, matches);
				let why = matches?.error ?? "the library is not loaded";
				return fail(reader, at, "invalid-pattern", `${JSON.stringify(pattern)} is not RE2: ${why}. Look-around and back-references do not exist in RE2.`);
			});
		}
		function pathShape({ what }) {
			return converted(oneOrMore(`The path of ${what}`, pathGlob(`The path of ${what}`), "A relative path: * and ? stay within a segment, ** is any number of segments. The whole value.", "at least one path glob"), value_tests.wE);
		}
		function shellShape({ place }) {
			let shellKey = getShellKey(place), patterns = list(`"${shellKey}"`, commandPattern, { minItems: 1 }, "a list of at least one pattern");
			return {
				read(node, reader) {
					if (node.type !== "map") return failWrongType(reader, node, "\"shell\"", `{ ${shellKey}: [patterns] }`);
					let [entry, second] = node.entries;
					if (entry === void 0 || second !== void 0) return fail(reader, node.at, "invalid-value", `"shell" needs exactly the key "${shellKey}" here.`);
					if (entry.key !== shellKey) return failOtherShellKey(entry, place, reader);
					let commandPatterns = patterns.read(entry.value, reader);
					return commandPatterns === void 0 ? void 0 : reader.shell?.(shellKey, commandPatterns);
				},
				schema: (defs) => ({
					type: "object",
					properties: { [shellKey]: patterns.schema(defs) },
					required: [shellKey],
					additionalProperties: !1,
					description: shellKey === "any" ? "Some command of the text is covered by a pattern, or what runs cannot be determined." : "The text is literal commands joined by && || ; or |, and every one is covered by a pattern."
				})
			};
		}
		function getShellKey(place) {
			return place === "guard" ? "any" : "only";
		}
		function failOtherShellKey(entry, place, reader) {
			let shellKey = getShellKey(place);
			if (entry.key !== "only" && entry.key !== "any") return failUnknownKey(entry, [shellKey], "\"shell\"", reader);
			let why = shellKey === "any" ? "a guard uses \"any\", so that no command slips past it" : "a rule uses \"only\", so that no other command rides along", message = `"${entry.key}" is not allowed in a ${place}: ${why}. Write "${shellKey}".`;
			return fail(reader, entry.at, "invalid-value", message);
		}
		let forms_forms = [
			{
				key: "glob",
				whyNotHere: whyNotForFlag,
				shape: globShape
			},
			{
				key: "re2",
				whyNotHere: whyNotForFlag,
				shape: re2Shape
			},
			{
				key: "path",
				whyNotHere: ({ place, valueType }) => place === "when" || valueType === "texts" ? "\"path\" belongs in \"match\", over a text or a list of texts from the arguments." : void 0,
				shape: pathShape
			},
			{
				key: "not",
				shape: (_, negatedShape) => described("Any other present value.", converted(negatedShape, value_tests.Y6))
			},
			{
				key: "present",
				whyNotHere: ({ place }) => place === "when" ? "A key of \"when\" is never missing: match the word \"unknown\" instead." : void 0,
				insteadUnderNot: "Write \"present\" with the other value.",
				shape: () => converted(flag("\"present\"", "Whether the field is there."), value_tests.Cc)
			},
			{
				key: "has",
				whyNotHere: ({ valueType }) => valueType === "texts" || valueType === "any" ? void 0 : "It is never a list; write the value itself.",
				shape: (options) => ({
					...converted(valuesShape(options), value_tests.Hg),
					schema: () => ({
						description: "A list with one of these.",
						anyOf: valueSchemas(options.valueType)
					})
				})
			},
			{
				key: "in",
				shape(options) {
					let values = converted(valuesShape(options), value_tests.zE);
					return {
						read: (node, reader) => node.type === "list" ? values.read(node, reader) : failWrongType(reader, node, "\"in\"", "a list of values"),
						schema: () => ({
							...valueSchemas(options.valueType)[1],
							description: "Any of these."
						})
					};
				}
			},
			{
				key: "shell",
				whyNotHere: ({ place, valueType }) => (place === "guard" || place === "rule") && valueType !== "texts" ? void 0 : "\"shell\" belongs in the \"match\" of rules and guards, over a text.",
				insteadUnderNot: "Write a guard with \"any\", or a rule with \"only\".",
				shape: shellShape
			}
		];
		function matcherShape(options, { isNegated } = { isNegated: !1 }) {
			let { place, valueType } = options, negatedShape = {
				read: (node, reader) => matcherShape(options, { isNegated: !0 }).read(node, reader)?.test,
				schema: (defs) => matcherShape(options, { isNegated: !0 }).schema(defs)
			};
			return named(`${isNegated ? "not-" : ""}${place}-${valueType}`, {
				read(node, reader) {
					if (node.type === "map") return readBraces(node, options, {
						isNegated,
						negatedShape
					}, reader);
					let listed = valuesShape(options).read(node, reader);
					return listed && {
						test: (0, value_tests.zE)(listed),
						missing: !1
					};
				},
				schema(defs) {
					let usable = listForms(options).filter(({ insteadUnderNot }) => !isNegated || insteadUnderNot === void 0), missing = place === "guard" && !isNegated ? { missing: missingShape.schema(defs) } : {}, formSchemas = usable.map(({ key, shape }) => ({
						type: "object",
						properties: {
							[key]: shape(options, negatedShape).schema(defs),
							...missing
						},
						required: [key],
						additionalProperties: !1
					}));
					return { anyOf: [...valueSchemas(valueType), ...formSchemas] };
				}
			});
		}
		function listForms(options) {
			return forms_forms.filter((form) => form.whyNotHere?.(options) === void 0);
		}
		let missingShape = plain("\"missing\"", "match", {
			const: "match",
			description: "Match a missing field too."
		}, (value) => value === "match");
		function readBraces(node, options, { isNegated, negatedShape }, reader) {
			if (isNegated && refuseUnderNot(node.entries, reader)) return;
			let allowed = listForms(options), keys = allowed.map(({ key }) => key), missing = node.entries.find(({ key }) => key === "missing"), others = node.entries.filter((entry) => entry !== missing), stray = others.find(({ key }) => !keys.includes(key));
			if (stray !== void 0) return failStrayForm(stray, keys, options, reader);
			let [entry, second] = others, form = allowed.find(({ key }) => key === entry?.key);
			if (entry === void 0 || second !== void 0 || form === void 0) return fail(reader, node.at, "invalid-value", `${options.what} needs exactly one of ${listQuoted(keys)}.`);
			let isMissingValid = missing === void 0 || readMissing(missing, options, reader) !== void 0, test = form.shape(options, negatedShape).read(entry.value, reader);
			return test && isMissingValid ? {
				test,
				missing: missing !== void 0
			} : void 0;
		}
		function refuseUnderNot(entries, reader) {
			return entries.some(({ key, at }) => {
				let form = forms_forms.find((each) => each.key === key), instead = key === "missing" ? "Put \"missing\" beside \"not\"." : form?.insteadUnderNot;
				return instead !== void 0 && fail(reader, at, "invalid-value", `"not" can't contain "${key}". ${instead}`), instead !== void 0;
			});
		}
		function failStrayForm(entry, keys, options, reader) {
			let why = forms_forms.find(({ key }) => key === entry.key)?.whyNotHere?.(options);
			if (why === void 0) return failUnknownKey(entry, options.place === "guard" ? [...keys, "missing"] : keys, options.what, reader);
			let message = `${options.what} can't be matched with "${entry.key}" here. ${why}`;
			return fail(reader, entry.at, "invalid-value", message);
		}
		function readMissing(entry, { place }, reader) {
			return place === "guard" ? missingShape.read(entry.value, reader) : fail(reader, entry.at, "invalid-value", "\"missing\" belongs only in the \"match\" of guards. Delete it.");
		}
		let matchKeys = new Map([
			createMatchKey("kind", "text", "permission, or the kind of a question.", ({ kind }) => kind),
			createMatchKey("operation", "text-or-null", "The operation as the intern names it.", ({ operation }) => operation),
			createMatchKey("options", "texts", "The options offered.", (p) => (0, json.hQ)(p.arguments, "options")),
			createMatchKey("message", "text", "The text of a question.", (p) => (0, json.hQ)(p.arguments, "message")),
			createMatchKey("tool", "text-or-null", "shell for \"shell command: \u2026\", otherwise the operation.", ({ tool }) => tool),
			createMatchKey("command", "text", "The text after \"shell command: \", otherwise the field command.", (p) => p.command)
		]);
		function createMatchKey(key, valueType, about, read) {
			return [key, {
				valueType,
				about,
				read
			}];
		}
		function matchShape(place) {
			let pointedMatcher = matcherShape({
				place,
				valueType: "any",
				what: "The field"
			});
			return {
				read(node, reader) {
					return node.type === "map" ? node.entries.length > 0 ? requireAll(node.entries.map((entry) => readMatch(entry, place, reader))) : fail(reader, node.at, "invalid-value", "\"match\" is empty and would match everything. Name at least one key.") : failWrongType(reader, node, "\"match\"", "a mapping of conditions");
				},
				schema: (defs) => ({
					type: "object",
					description: "What the pause must be; all conditions must be met.",
					minProperties: 1,
					properties: Object.fromEntries([...matchKeys].map(([key, { valueType, about }]) => [key, described(about, matcherShape({
						place,
						valueType,
						what: key
					})).schema(defs)])),
					patternProperties: { "^/": pointedMatcher.schema(defs) },
					additionalProperties: !1
				})
			};
		}
		function readMatch(entry, place, reader) {
			let { key, at } = entry, definition = matchKeys.get(key) ?? readPointedKey(entry, reader);
			if (definition === void 0) return;
			let matcher = matcherShape({
				place,
				valueType: definition.valueType,
				what: `"${key}"`
			}).read(entry.value, reader);
			return matcher && {
				key,
				at,
				matcher,
				value: definition.read
			};
		}
		function readPointedKey(entry, reader) {
			if (!entry.key.startsWith("/")) return failUnknownKey(entry, [...matchKeys.keys(), "/field"], "\"match\"", reader);
			let steps = (0, json.qT)(entry.key);
			if (steps !== void 0) return {
				valueType: "any",
				read: (pause) => (0, json.Z)(steps, pause.arguments)
			};
			let message = `"${entry.key}" is not a JSON Pointer. Write "~0" for a tilde and "~1" for a slash.`;
			return fail(reader, entry.at, "invalid-value", message);
		}
		let whenShape = converted(runShape("when", {
			about: "What the run must be; all conditions must be met. An unknown value is the word \"unknown\".",
			wanted: () => "a mapping of conditions",
			shapeOf: ({ path, valueType, about }) => described(about, matcherShape({
				place: "when",
				valueType,
				what: `"when.${path}"`
			}))
		}), (parts) => parts.map(({ key, at, value }) => ({
			key: key.path,
			at,
			matcher: value,
			value: key.read
		}))), valueTypes = {
			text: {
				wanted: "a string",
				schema: { type: "string" },
				fits: (value) => typeof value == "string"
			},
			flag: {
				wanted: "true, false or \"unknown\"",
				schema: { enum: [
					!0,
					!1,
					context.$5
				] },
				fits: (value) => typeof value == "boolean" || value === context.$5
			},
			texts: {
				wanted: "a list of strings, or \"unknown\"",
				schema: { anyOf: [{
					type: "array",
					items: { type: "string" }
				}, { const: context.$5 }] },
				fits: (value) => value === context.$5 || (0, json.Lv)(value) && value.every((each) => typeof each == "string")
			}
		};
		function contextValueShape({ name, group, valueType, about }) {
			let { wanted, schema, fits } = valueTypes[valueType];
			return {
				read(node, reader) {
					let value = toJson(node);
					if (fits(value)) return value;
					let what = `"${name}" of "${group === void 0 ? "context" : `context.${group}`}"`;
					return fail(reader, node.at, "wrong-type", `${what} is not ${wanted}.`);
				},
				schema: () => ({
					...schema,
					description: about
				})
			};
		}
		let contextShape = converted(runShape("context", {
			about: "The circumstances of the run; a key that is left out is unknown.",
			wanted: (names) => `a mapping with some of ${names.join(", ")}`,
			shapeOf: contextValueShape
		}), (parts) => {
			let collect = (group) => Object.fromEntries(parts.filter(({ key }) => key.group === group).map(({ key, value }) => [key.name, value]));
			return {
				...context.Ut,
				...collect(void 0),
				actor: {
					...context.Ut.actor,
					...collect("actor")
				},
				repository: {
					...context.Ut.repository,
					...collect("repository")
				}
			};
		});
		function runShape(root, options, group) {
			let what = `"${group === void 0 ? root : `${root}.${group}`}"`, keys = context.yO.filter((each) => each.group === group), groups = group === void 0 ? ["actor", "repository"] : [], parts = new Map([...keys.map((key) => [key.name, converted(options.shapeOf(key), (value) => [{
				key,
				value
			}])]), ...groups.map((name) => [name, runShape(root, options, name)])]), readEntry = (entry, reader) => {
				let part = parts.get(entry.key);
				return part === void 0 ? failUnknownRunKey(entry, [...parts.keys()], what, reader) : part.read(entry.value, reader)?.map((each) => ({
					at: entry.at,
					...each
				}));
			};
			return {
				read(node, reader) {
					return node.type === "map" ? requireAll(node.entries.map((entry) => readEntry(entry, reader)))?.flat() : failWrongType(reader, node, what, options.wanted([...parts.keys()]));
				},
				schema: (defs) => ({
					type: "object",
					description: options.about,
					properties: Object.fromEntries(Array.from(parts, ([name, part]) => [name, part.schema(defs)])),
					additionalProperties: !1
				})
			};
		}
		function failUnknownRunKey(entry, names, what, reader) {
			let dotted = context.yO.find(({ group, path }) => group !== void 0 && path === entry.key);
			if (dotted?.group === void 0 || !names.includes(dotted.group)) return failUnknownKey(entry, names, what, reader);
			let spelled = `${dotted.group}: { ${dotted.name}: \u2026 }`;
			return fail(reader, entry.at, "unknown-key", `${what} has no key "${entry.key}". Write "${spelled}".`);
		}
		var reach = __webpack_require__(6063), place = __webpack_require__(2774);
		let reservedIds = ["default", "malformed"], idPattern = /^[a-z0-9][a-z0-9-]*$/u, commonFields = {
			id: converted(string("\"id\"", {
				pattern: idPattern.source,
				not: { enum: reservedIds },
				description: "Names the entry in decisions and tests; unique in the file."
			}, "a string; put it in quotes"), (value, reader, { at }) => {
				let isWellFormed = idPattern.test(value);
				return isWellFormed && !reservedIds.includes(value) ? value : fail(reader, at, "invalid-value", isWellFormed ? `The id "${value}" is reserved. Choose another.` : `The id ${JSON.stringify(value)} is not allowed. Use a-z, 0-9 and "-", and begin with a letter or digit.`);
			}),
			when: optional(named("when", whenShape), [])
		}, reason = optional(shape_text("\"reason\"", "Why, for the log and the summary."), null), limit = optional(count("\"limit\"", "How many times a run may use this entry.")), thenKey = "then", alwaysVerbs = ["allow-always", "reject-always"], alwaysNeedsReason = {
			check(entry, reader) {
				if (!alwaysVerbs.includes(entry.then) || entry.reason !== null) return;
				let message = `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`;
				fail(reader, entry.at, "missing-key", message);
			},
			schema: {
				if: { properties: { [thenKey]: { enum: alwaysVerbs } } },
				[thenKey]: { required: ["reason"] }
			}
		}, guardShape = converted(mapping({
			...commonFields,
			match: named("guardMatch", matchShape("guard")),
			[thenKey]: word("\"then\" of a guard", policy.IJ, "The verb: guards only refuse."),
			reason
		}, {
			what: "The guard",
			about: "Can only refuse; checked first.",
			...alwaysNeedsReason
		}), ({ then: verb, ...guard }) => ({
			...guard,
			verb
		})), ruleShape = converted(mapping({
			...commonFields,
			match: named("ruleMatch", matchShape("rule")),
			[thenKey]: word("\"then\" of a rule", policy.XK, "What is done."),
			reason,
			limit
		}, {
			what: "The rule",
			about: "The first rule that matches decides.",
			...alwaysNeedsReason
		}), ({ then: verb, ...rule }) => ({
			...rule,
			verb,
			placeLimits: (0, policy.kG)(verb) ? (0, place.xr)(rule.match) : void 0
		})), answerShape = {
			read(node, reader) {
				if (node.type === "plain" && typeof node.value == "string") return node.value;
				if (node.type !== "map") return failWrongType(reader, node, "\"answer\"", "a string in quotes, or a mapping of field name to value");
				if (node.entries.length === 0) return fail(reader, node.at, "invalid-value", "\"answer\" names no field. Name at least one.");
				let problemCount = reader.problems.length, fields = Object.create(null);
				for (let { key, value } of node.entries) {
					let what = `The field ${JSON.stringify(key)} of "answer"`;
					value.type === "plain" && value.value !== null ? fields[key] = value.value : failWrongType(reader, value, what, "a string, a number, true or false");
				}
				return reader.problems.length > problemCount ? void 0 : fields;
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
		}, questionFields = {
			...commonFields,
			match: named("questionMatch", matchShape("question")),
			answer: optional(answerShape),
			[thenKey]: optional(word("\"then\" of a question", policy.LX, "The verb, in place of an answer.")),
			reason,
			limit
		};
		function checkAnswerOrThen({ at, answer, then: verb }, reader) {
			answer !== void 0 && verb !== void 0 && fail(reader, at, "invalid-value", "A question has either \"answer\" or \"then\". Delete one."), answer === void 0 && verb === void 0 && fail(reader, at, "missing-key", "The question has neither \"answer\" nor \"then\". Add one.");
		}
		let questionShape = converted(mapping(questionFields, {
			what: "The question",
			about: "Decides about pauses that are not permissions; the first that matches.",
			check: checkAnswerOrThen,
			schema: { oneOf: [{ required: ["answer"] }, { required: ["then"] }] }
		}), ({ then: verb, ...question }) => ({
			...question,
			verb
		})), globsShape = list("\"paths\"", pathGlob("A glob of \"paths\""), {
			minItems: 1,
			description: "Paths from the root: * and ? stay within a segment, ** is any number of segments."
		}, "a list of at least one path glob"), statusShape = word("\"status\"", policy.lJ, "What happened to the file."), statusesShape = oneOrMore("\"status\"", statusShape, "If left out, an allow takes added and modified files, and the other verbs match all."), changeFields = {
			...commonFields,
			paths: globsShape,
			status: optional(statusesShape),
			binary: optional(flag("\"binary\"", "For allow: also takes contents that are not text."), !1),
			[thenKey]: word("\"then\" of a change", policy.XZ, "Take the file, leave it behind, or take nothing."),
			reason,
			limit
		};
		function checkChangeEntry(entry, reader) {
			judge.gB.some((rule) => rule === entry.id) && fail(reader, entry.at, "invalid-value", `The id "${entry.id}" is reserved among changes. Choose another.`);
			let at = entry.positions.get("binary");
			at !== void 0 && entry.then !== "allow" && fail(reader, at, "invalid-value", "\"binary\" belongs only to \"then: allow\": the other verbs match any content.");
		}
		let changeEntryShape = converted(mapping(changeFields, {
			what: "The change",
			about: "The first entry that matches a changed file decides about it.",
			check: checkChangeEntry
		}), ({ then: verb, paths, status: statuses, ...entry }) => ({
			...entry,
			match: [],
			verb,
			globs: paths,
			reach: (0, reach.r)(paths, verb),
			statuses: statuses ?? (verb === "allow" ? ["added", "modified"] : policy.lJ)
		})), changeShape = mapping({
			path: shape_text("\"path\" of a change", "The path of the file, from the root."),
			status: optional(statusShape, "modified"),
			bytes: optional(count("\"bytes\"", "Size of the new content; 0 when left out.", { least: 0 }), 0),
			lines: optional(count("\"lines\"", "Lines added and removed; 0 when left out.", { least: 0 }), 0),
			binary: optional(flag("\"binary\"", "The content is not text."), !1)
		}, {
			what: "The change",
			about: "A changed file."
		}), versionSchema = {
			const: 1,
			description: "The version of this format."
		}, defaults = {
			...policy.ZJ,
			...policy.bq
		};
		function budgetField(name, about, most) {
			return optional(count(`"${name}"`, `${about} ${defaults[name]} when left out.`, { most }), defaults[name]);
		}
		let budgetShape = mapping({
			answers: budgetField("answers", "Answers a run may send at most;"),
			allows: budgetField("allows", "Permissions a run may get at most;"),
			rejects_in_a_row: budgetField("rejects_in_a_row", "Rejects in a row; one more stops the run."),
			same_pause: budgetField("same_pause", "The same pause; once more stops the run."),
			files: budgetField("files", "Changed files that a run may hand over at most;", policy.cp.files),
			bytes: budgetField("bytes", "Bytes of their new contents at most;", policy.cp.bytes),
			lines: budgetField("lines", "Lines that they add and remove at most;", policy.cp.lines)
		}, {
			what: "\"budget\"",
			about: "What one run may spend at most."
		}), expectShape = mapping({
			answer: answerShape,
			rule: shape_text("\"rule\" of \"expect\"", "The id that decides, or default, or malformed.")
		}, {
			what: "\"expect\"",
			about: "Both must hold. The answer is what is sent, or the canned answer, or stop, or ask."
		}), pauseShape = {
			read: (node, reader) => node.type === "map" ? toJson(node) : failWrongType(reader, node, "\"pause\"", "the arguments of the pause as a mapping"),
			schema: () => ({
				type: "object",
				description: "The arguments of the pause."
			})
		}, stepShape = mapping({
			pause: pauseShape,
			expect: expectShape
		}, {
			what: "The pause",
			about: "One pause, and its expected answer."
		}), testShape = converted(mapping({
			name: shape_text("\"name\" of a test", "What the test shows."),
			context: optional(named("context", contextShape), context.Ut),
			pause: optional(pauseShape),
			expect: optional(expectShape),
			pauses: optional(list("\"pauses\"", stepShape, { description: "Several pauses of one run, in order." })),
			change: optional(changeShape)
		}, {
			what: "The test",
			about: "A fresh run with its pauses.",
			schema: { oneOf: [
				{
					required: ["pause", "expect"],
					properties: {
						pauses: !1,
						change: !1
					}
				},
				{
					required: ["pauses"],
					properties: {
						pause: !1,
						expect: !1,
						change: !1
					}
				},
				{
					required: ["change", "expect"],
					properties: {
						pause: !1,
						pauses: !1
					}
				}
			] }
		}), (test, reader) => {
			let { name, at, context, change } = test;
			if (change === void 0) {
				let steps = toSteps(test, reader);
				return steps && {
					name,
					at,
					context,
					steps
				};
			}
			let expect = toChangeExpect(test, reader);
			return expect && {
				name,
				at,
				context,
				steps: [],
				change: {
					...change,
					expect
				}
			};
		});
		function toChangeExpect({ at, pause, pauses, expect }, reader) {
			if (pause !== void 0 || pauses !== void 0) return fail(reader, at, "invalid-value", "A test has either \"change\" or a pause. Delete one.");
			if (expect === void 0) return fail(reader, at, "missing-key", "The test has no \"expect\". Add it.");
			let answer = policy.kN.find((each) => each === expect.answer);
			if (answer !== void 0) return {
				...expect,
				answer
			};
			let message = `The "answer" to a change is ${listQuoted(policy.kN)}.`;
			return fail(reader, expect.positions.get("answer") ?? expect.at, "invalid-value", message);
		}
		function toSteps({ at, positions, pause, expect, pauses }, reader) {
			if (pauses === void 0) return pause !== void 0 && expect !== void 0 ? [{
				at,
				positions,
				pause,
				expect
			}] : fail(reader, at, "missing-key", `The test has no ${pause === void 0 && expect === void 0 ? "\"pause\" and \"expect\", or \"pauses\", or \"change\" and \"expect\"" : pause === void 0 ? "\"pause\"" : "\"expect\""}. Add it.`);
			if (pause !== void 0 || expect !== void 0) return fail(reader, at, "invalid-value", "A test has either \"pause\" with \"expect\", or \"pauses\". Delete one.");
			if (pauses.length === 0) return fail(reader, at, "invalid-value", "\"pauses\" is empty, so the test shows nothing. Add a pause.");
			let endIndex = pauses.findIndex(({ expect: { answer } }) => answer === "stop" || answer === "ask"), stepAfterEnd = endIndex === -1 ? void 0 : pauses[endIndex + 1];
			return stepAfterEnd === void 0 ? pauses : fail(reader, stepAfterEnd.at, "invalid-value", "The run has ended with the pause before this one. Delete this one, or make it a separate test.");
		}
		let policyFields = {
			version: plain("\"version\"", "the number 1", versionSchema, (value) => value === 1),
			default: optional(word("\"default\"", ["reject", "stop"], "What happens to a permission that nothing matches; reject when left out."), "reject"),
			budget: optional(budgetShape, defaults),
			guards: optional(entriesShape("guard", guardShape, "Can only refuse; checked first; any match wins."), []),
			rules: optional(entriesShape("rule", ruleShape, "Decide about permissions; the first match decides."), []),
			questions: optional(entriesShape("question", questionShape, "Decide about all other pauses; the first match decides."), []),
			changes: optional(entriesShape("change", changeEntryShape, "Decide about changed files; the first match decides.")),
			tests: optional(entriesShape("test", testShape, "Run before every prompt; a test that fails stops the step."), [])
		};
		function entriesShape(name, shape, description) {
			return list(`"${name}s"`, named(name, shape), { description });
		}
		let fileShape = mapping(policyFields, {
			what: "The policy",
			about: "A permission policy of intern-action.",
			check: checkIds
		});
		function checkIds(file, reader) {
			let { guards, rules, questions, changes = [], tests } = file, pauseEntries = [
				...guards,
				...rules,
				...questions
			], ids = new Set();
			for (let { id, at, positions } of [...pauseEntries, ...changes]) {
				let message = `The id "${id}" is taken. Ids are unique over guards, rules, questions and changes.`;
				ids.has(id) && fail(reader, positions.get("id") ?? at, "duplicate-id", message), ids.add(id);
			}
			let pauseRuleIds = new Set([...pauseEntries.map((entry) => entry.id), ...reservedIds]), changeRuleIds = new Set([...changes.map((entry) => entry.id), ...judge.gB]), checkKnown = (rule, knownIds, entryNames, at) => {
				knownIds.has(rule) || fail(reader, at, "unknown-id", `No ${entryNames} has the id ${JSON.stringify(rule)}.`);
			};
			for (let { steps, change } of tests) {
				for (let { expect } of steps) checkKnown(expect.rule, pauseRuleIds, "guard, rule or question", expect.positions.get("rule") ?? expect.at);
				change !== void 0 && checkKnown(change.expect.rule, changeRuleIds, "entry of \"changes\"", change.expect.at);
			}
		}
		async function readPolicyTree(root, source, automata) {
			let keys = new Set(listEntries(root).map(({ key }) => key)), [loadedRe2, shell] = await Promise.all([keys.has("re2") ? reuseRe2(root, automata) ?? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 3054)).then(({ re2 }) => re2) : void 0, keys.has("shell") ? Promise.all([
				__webpack_require__.e(8989),
				__webpack_require__.e(2445),
				__webpack_require__.e(8321)
			]).then(__webpack_require__.bind(__webpack_require__, 8321)).then((module) => module.shellTest) : void 0]), reader = {
				problems: [],
				re2: loadedRe2,
				shell
			}, file = fileShape.read(root, reader);
			if (file === void 0) return { problems: sortUnique(reader.problems) };
			let { guards, rules, questions, changes, tests } = file, { answers, allows, rejects_in_a_row, same_pause, files, bytes, lines } = file.budget, budget = {
				answers,
				allows,
				rejects_in_a_row,
				same_pause
			}, changeBudget = {
				files,
				bytes,
				lines
			};
			return { policy: {
				source,
				default: file.default,
				budget,
				guards,
				rules,
				questions,
				changes,
				changeBudget,
				tests
			} };
		}
		function reuseRe2(root, automata) {
			if (listPatterns(root).every((pattern) => automata?.has(pattern))) return (pattern) => {
				let automaton = automata?.get(pattern);
				return automaton === void 0 ? { error: "it is not among the kept patterns" } : matchWhole(automaton);
			};
		}
		function listPatterns(root) {
			return listEntries(root).flatMap(({ key, value }) => key === "re2" && value.type === "plain" ? [String(value.value)] : []);
		}
		function listEntries(node, entries = []) {
			if (node.type === "list") for (let item of node.items) listEntries(item, entries);
			if (node.type !== "map") return entries;
			for (let entry of node.entries) entries.push(entry), listEntries(entry.value, entries);
			return entries;
		}
		async function parsePolicy(file, source) {
			let tree = readTree(file), reading = "problems" in tree ? tree : await readPolicyTree(tree.root, source);
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
			}), decoded = typeof file == "string" ? file : (0, errors.y0)(() => utf8.decode(file));
			if (decoded === void 0) return refuseFile(start, "not-utf-8", "The file is not UTF-8 text. Save it as UTF-8.");
			let text = decoded.startsWith("\ufeff") ? decoded.slice(1) : decoded, locate = createLocator(text), invisible = listInvisible(text, locate);
			return invisible.length > 0 ? { problems: invisible } : parseYaml(text, locate);
		}
		function createLocator(text) {
			let lines = new dist.HN();
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
			return (0, invisible.tO)(text, "\n	").filter(({ index }) => text[index] !== "\r" || text[index + 1] !== "\n").slice(0, 20).map(({ index, name }) => ({
				...locate(index),
				code: "invisible-character",
				message: `There is ${name} here, which can't be seen. Delete it, or write a plain space.`
			}));
		}
		function parseYaml(text, locate) {
			let { contents, directives, errors, warnings } = (0, dist.Tp)(text, {
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
			return problems.length > 0 ? { problems: sortUnique(problems) } : { root };
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
			if ((0, dist.jh)(node)) return {
				type: "map",
				at,
				entries: toEntries(node, childContext)
			};
			if (!(0, dist.oP)(node)) return {
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
			return (0, dist.Ll)(node) && node.range ? locate(node.range[0]) : at;
		}
		function refuseFeatures(node, { at, refuse }) {
			let forbid = (what, remedy) => refuse(at, "yaml-feature", `The ${what} is not allowed. ${remedy} in quotes.`);
			(0, dist.Vj)(node) && forbid(`alias "*${node.source}"`, "Write the value out, or put it"), ((0, dist.jh)(node) || (0, dist.oP)(node) || (0, dist.jn)(node)) && (node.anchor !== void 0 && forbid(`anchor "&${node.anchor}"`, "Delete it, or put the value"), node.tag !== void 0 && forbid(`tag "${node.tag}"`, "Delete it, or put the value"));
		}
		function toEntries(map, childContext) {
			let { keyPath, refuse } = childContext, seen = new Set();
			return map.items.flatMap(({ key: node, value }) => {
				let at = findNodePosition(node, childContext);
				if (refuseFeatures(node, {
					...childContext,
					at
				}), !(0, dist.jn)(node) || typeof node.value != "string") return refuse(at, "wrong-type", "A key must be a string. Put it in quotes."), [];
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
			let value = (0, dist.jn)(node) ? node.value : null;
			return typeof value == "string" && refuseInvisible(value, context), typeof value == "number" && refuseUnclearNumber(node, value, context), typeof value == "string" || typeof value == "number" || typeof value == "boolean" ? value : null;
		}
		let pauseKeyPath = /^tests\/#\/(?:pauses\/#\/)?pause\//u;
		function refuseInvisible(value, { at, keyPath, refuse }) {
			if (pauseKeyPath.test(`${keyPath}/`)) return;
			let [first] = (0, invisible.tO)(value, "\n	");
			first !== void 0 && refuse(at, "invisible-character", `${JSON.stringify(value.slice(0, first.index))} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may contain it.`);
		}
		let plainInteger = /^-?(?:0|[1-9][0-9]*)$/u, plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;
		function refuseUnclearNumber(node, value, { at, refuse }) {
			let source = (0, dist.jn)(node) ? node.source ?? "" : "", plainForm = Number.isInteger(value) ? plainInteger : plainFraction, isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
			(!plainForm.test(source) || isRounded) && refuse(at, "invalid-value", `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`);
		}
	}),
	5635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ho: () => isMatched,
			IT: () => explainEntry,
			_3: () => whyWhenFails
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1376), _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2774);
		function matches({ test, missing }, value, mode, links) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard",
				links
			});
		}
		function explainMismatch(key, { test, missing }, value, links) {
			let why = value === void 0 ? void 0 : test.whyNot?.(value, links);
			if (why !== void 0) return `${key}: ${why}`;
			let oddity = value === void 0 ? "" : test.describeOdd?.(value) ?? "";
			return `${key} is ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value)}${oddity}, wants ${test.wanted}${missing ? ", or missing" : ""}`;
		}
		function explainUnusualMatch(key, { test }, value, links) {
			if (value === void 0) return `${key} is missing`;
			let oddity = test.describeOdd?.(value) ?? "";
			if (oddity !== "") return `${key} is ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value)}${oddity}`;
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
			let placeFailure = entry.placeLimits && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ap)(entry.placeLimits, pause);
			return placeFailure === void 0 ? void 0 : () => placeFailure;
		}
		function isMatched(entry, pause, context, mode) {
			return whyEntryFails(entry, pause, context, mode) === void 0;
		}
		function isMet({ key, matcher, value }, pause, mode) {
			return matches(matcher, value(pause), mode, pause.links) || mode === "guard" && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ZG)(key, pause) !== void 0;
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
				let value = condition.value(pause), doubt = mode !== "guard" || matches(condition.matcher, value, mode, links) ? void 0 : (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ZG)(condition.key, pause);
				if (doubt !== void 0) return `${condition.key}: ${doubt}`;
				let reason = explainUnusualMatch(condition.key, condition.matcher, value, links);
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
	}),
	2774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ZG: () => whyUnjudgeable,
			ap: () => whyBeyondLimits,
			df: () => describePlace,
			vc: () => whyAmbiguous,
			xr: () => limitPlace
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1376);
		let pathKey = /^\/(?:paths|inside|outside)(?:\/|$)/u, unknownPlace = "unknown";
		function limitPlace(match) {
			let hasKey = (pattern) => match.some(({ key }) => pattern.test(key)), neededKeys = match.filter(({ matcher }) => matcher.test.takesMissing !== !0).map(({ key }) => key), needsAny = (...keys) => keys.some((key) => neededKeys.includes(key)), parts = [];
			return hasKey(/^\/?(?:command|operation)$/u) ? (needsAny("/cwd", "/workdir", "/inside") ? needsAny("/cwd", "/outside") || parts.push("outside") : parts.push("folder"), needsAny("/env") || parts.push("environment"), needsAny("/arguments") || parts.push("arguments"), {
				target: "command",
				parts,
				openKeys: neededKeys.filter((key) => /^\/(?:env|arguments)\/[^/]*$/u.test(key))
			}) : (hasKey(/^\/inside(?:\/|$)/u) && !needsAny("/outside") && parts.push("outside"), {
				target: hasKey(pathKey) ? "paths" : "any",
				parts,
				openKeys: []
			});
		}
		function whyBeyondLimits({ parts, openKeys }, pause) {
			if (isCut(pause)) return `arguments: they are ${tooLarge}, and no rule allows that`;
			let outside = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "outside"), isOutside = outside !== void 0 && !isEmpty(outside) && parts.includes("outside");
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
			].map((name) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name));
			return cwd === unknownPlace || isUnknown(outside) ? unknownPlace : outside !== void 0 && !isEmpty(outside) ? showName(outside) : workdir !== void 0 && workdir !== cwd ? showName(workdir) : inside === void 0 ? cwd === void 0 ? void 0 : showName(cwd) : isRoot(inside) ? void 0 : showName(inside);
		}
		function listNames(pause, name, openKeys = []) {
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, name);
			if (value === void 0 || isEmpty(value)) return;
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return showName(value);
			let steps = openKeys.map((pointer) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qT)(pointer) ?? []).filter(([field]) => field === name), openNames = new Set(steps.map(([, openName]) => openName)), others = Object.keys(value).filter((key) => !openNames.has(key));
			return others.length === 0 ? void 0 : others.slice(0, 5).map(showName).join(", ");
		}
		function whyUnjudgeable(key, pause) {
			if (/^\/(?:arguments|url|title)(?:\/|$)/u.test(key)) return isCut(pause) ? `the arguments are ${tooLarge}` : void 0;
			if (key === "/cwd" || pathKey.test(key)) return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "cwd") === unknownPlace ? "the folder is unknown" : key !== "/cwd" && isPlaceUnknown(pause) ? "it is unknown where a path leads" : void 0;
		}
		let tooLarge = "cut off, because they are too large or have an address that is not in its plain form";
		function isCut({ arguments: fields }) {
			return JSON.stringify([(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "arguments"), (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "url")]).includes("\u2026 (cut)");
		}
		function whyAmbiguous(pause) {
			return isCut(pause) ? `its arguments are ${tooLarge}` : isPlaceUnknown(pause) ? "it is unknown in which folder it runs, or where one of its paths leads" : void 0;
		}
		function isPlaceUnknown({ arguments: fields }) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "cwd") === unknownPlace || isUnknown((0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "outside"));
		}
		function isUnknown(outside) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(outside) ? outside.includes(unknownPlace) : outside === unknownPlace;
		}
		function isRoot(inside) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(inside) ? inside.length > 0 && inside.every((one) => one === ".") : inside === ".";
		}
		function isEmpty(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value.length === 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) && Object.keys(value).length === 0;
		}
		function showName(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.length > 0 ? value.slice(0, 5).map(showName).join(", ") : typeof value == "string" && /^[\w@%+=:,./-]+$/.test(value) ? value : (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value);
		}
	}),
	5952: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cc: () => presentTest,
			Cn: () => re2Test,
			FX: () => globTest,
			Hg: () => hasTest,
			Y6: () => notTest,
			rd: () => forElements,
			wE: () => pathTest,
			zE: () => valuesTest
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1376);
		function forElements(holdsForOne) {
			let holds = (value, terms) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? terms.mode === "rule" ? value.length > 0 && value.every((element) => holds(element, terms)) : value.some((element) => holds(element, terms)) : holdsForOne(value, terms);
			return holds;
		}
		function valuesTest(listed) {
			return {
				type: "values",
				listed,
				holds: forElements((value) => listed.some((each) => each === value)),
				wanted: listed.map(_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp).join(" or ")
			};
		}
		function globTest(glob) {
			return {
				type: "glob",
				glob,
				pattern: glob.pattern,
				holds: forElements((value) => typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.mw)(glob, value)),
				wanted: `glob ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(glob.pattern)}`
			};
		}
		function re2Test(pattern, matches) {
			return {
				type: "re2",
				pattern,
				holds: forElements((value) => typeof value == "string" && matches(value)),
				wanted: `re2 ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(pattern)}`
			};
		}
		function pathTest(globs) {
			let compiled = globs.map((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.x7)(glob));
			return {
				type: "path",
				globs,
				holds: forElements((value, { doubt }) => isPath(value) ? compiled.some((covers) => covers(value, { isWide: doubt })) : doubt),
				wanted: `path ${globs.map(_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp).join(" or ")}`,
				describeOdd: describeNonPath
			};
		}
		function describeNonPath(value) {
			let oddValue = ((0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value : [value]).find((each) => !isPath(each));
			return oddValue === void 0 ? "" : `, ${(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? `of which ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(oddValue)} is ` : ""}not a plain relative path`;
		}
		function isPath(value) {
			return typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.qW)(value);
		}
		function notTest(test) {
			let fails = (value, terms) => !test.holds(value, {
				...terms,
				doubt: !terms.doubt
			}), failsForEach = forElements(fails);
			return {
				type: "not",
				test,
				holds: (value, terms) => terms.mode === "when" || test.judgesWholeList === !0 ? fails(value, terms) : failsForEach(value, terms),
				wanted: `not ${test.wanted}`,
				judgesWholeList: test.judgesWholeList === !0,
				...test.describeOdd === void 0 ? {} : { describeOdd: test.describeOdd }
			};
		}
		function presentTest(present) {
			return {
				type: "present",
				present,
				holds: () => present,
				wanted: present ? "present" : "missing",
				takesMissing: !present
			};
		}
		function hasTest(values) {
			return {
				type: "has",
				values,
				holds: (value) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.some((element) => values.some((each) => each === element)),
				wanted: `a list with ${values.map(_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp).join(" or ")}`,
				judgesWholeList: !0
			};
		}
	}),
	3036: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => mayBeWord,
			fm: () => compileCommandPattern,
			nQ: () => getWordPattern
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141), _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1703);
		function compileCommandPattern(pattern) {
			let reading = (0, _words_js__WEBPACK_IMPORTED_MODULE_0__.u)(pattern, { isPattern: !0 });
			if ("error" in reading) return { error: `${reading.error}. Leave it out${reading.isFineInQuotes === !0 ? ", or quote its word" : ""}` };
			let [command = [], ...others] = reading.commands;
			if (others.length > 0) return { error: "it contains more than one command. Write one pattern for each" };
			if (command.slice(0, -1).some(isPathsWord)) return { error: "\"{paths:\u2026}\" belongs at the end. Write \"{path:\u2026}\" for one path" };
			let isOpen = command.at(-1)?.text === "**", fixed = isOpen ? command.slice(0, -1) : command, flaw = findPatternFlaw(fixed);
			if (flaw !== void 0) return { error: flaw };
			let tokens = fixed.map(compileWord);
			return {
				pattern,
				tokens,
				isOpen,
				more: fixed.some(isPathsWord) ? tokens.at(-1) : void 0
			};
		}
		function findPatternFlaw(words) {
			if (words.length === 0) return "\"**\" alone would cover everything. Name a program before it";
			for (let word of words) {
				let glob = readPathGlob(word), flaw = glob === void 0 ? void 0 : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.CJ)(glob);
				if (flaw !== void 0) return `in ${JSON.stringify(word.text)} ${flaw}`;
			}
			return words.some((word) => readPathGlob(word) === void 0 && word.text.includes("**")) ? "\"**\" belongs at the end, as a separate word. Write \"*\" within a word" : void 0;
		}
		function readPathGlob(word) {
			return word.isQuoted ? void 0 : /^\{paths?:(.*)\}$/u.exec(word.text)?.[1];
		}
		function isPathsWord(word) {
			return !word.isQuoted && word.text.startsWith("{paths:");
		}
		function compileWord(word) {
			let path = readPathGlob(word);
			if (path !== void 0) return {
				path,
				covers: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(path)
			};
			let { text } = word;
			return (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)(text.replace(/[\\?]/gu, "\\$&")) ?? {
				pattern: text,
				pieces: [{ text }]
			};
		}
		function getWordPattern(pattern, index) {
			return pattern.tokens[index] ?? pattern.more;
		}
		function mayBeWord(token, argument) {
			return "path" in token ? !(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.qW)(argument) || token.covers(argument, { isWide: !0 }) : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(token, argument);
		}
	}),
	1703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => readWords });
		var _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1376), _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3492);
		let bareWord = /[A-Za-z0-9_@%+=:,./-]+/y, barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y, pathWord = /\{paths?:[A-Za-z0-9_@%+=:,./*?-]*\}/y, quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y, plainWords = [bareWord, quotedWord], patternWords = [
			barePattern,
			quotedWord,
			pathWord
		], operatorForm = /(?:&&|\|\||;|\|)(?![&|;])/y, assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u, keywords = (0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.y)("case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while"), meanings = new Map([
			["$", "a variable or a substitution"],
			["`", "a substitution"],
			["\\", "an escape"],
			["!", "a negation or the history"],
			["&", "the background, or an operator other than &&"],
			["|", "an operator other than | and ||"],
			[";", "an operator other than a single ;"],
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("< >", "a redirection"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("( )", "a group or a function"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("{ }", "a group or a brace expansion"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("[ ]", "a test or a glob"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("* ?", "a glob"),
			["~", "a home directory"],
			["#", "a comment"],
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("\" '", "a quote that is not a whole word, or contains something not literal")
		]);
		function readWords(text, options) {
			let invisible = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.tO)(text, "")[0];
			if (invisible !== void 0) return { error: `it contains ${invisible.name}, which is not literal` };
			let commands = [], current = [], lastOperator;
			for (let at = skipSpaces(text, 0); at < text.length;) {
				let piece = readPiece(text, at, options.isPattern ? patternWords : plainWords);
				if ("error" in piece) return piece;
				if (at = skipSpaces(text, at + piece.raw.length), piece.type === "word") {
					let isQuoted = /^["']/u.test(piece.raw), word = {
						text: isQuoted ? piece.raw.slice(1, -1) : piece.raw,
						isQuoted
					}, syntax = current.length === 0 ? whyShellSyntax(word) : void 0;
					if (syntax !== void 0) return {
						error: syntax,
						isFineInQuotes: !0
					};
					current.push(word);
				} else {
					if (current.length === 0) return { error: `there is nothing before "${piece.raw}"` };
					commands.push(current), current = [], lastOperator = piece.raw;
				}
			}
			return current.length > 0 ? { commands: [...commands, current] } : { error: lastOperator === void 0 ? "it is empty" : `there is nothing after "${lastOperator}"` };
		}
		function skipSpaces(text, from) {
			let at = from;
			for (; text[at] === " ";) at += 1;
			return at;
		}
		function readPiece(text, at, forms) {
			let operator = matchAt(operatorForm, text, at);
			if (operator !== void 0) return {
				type: "operator",
				raw: operator
			};
			let raw = forms.map((form) => matchAt(form, text, at)).find((found) => found !== void 0);
			if (raw === void 0) return refuseNonLiteral(text, at);
			let end = at + raw.length;
			return " &|;".includes(text.charAt(end)) ? {
				type: "word",
				raw
			} : refuseNonLiteral(text, end);
		}
		function whyShellSyntax(word) {
			if (!word.isQuoted) return keywords.has(word.text) ? `"${word.text}" is a keyword of the shell` : assignment.test(word.text) ? `"${word.text}" is an assignment before a command` : void 0;
		}
		function matchAt(pattern, text, at) {
			return pattern.lastIndex = at, pattern.exec(text)?.[0];
		}
		function refuseNonLiteral(text, at) {
			let character = String.fromCodePoint(text.codePointAt(at) ?? 0), meaning = meanings.get(character), error = `${JSON.stringify(character)} is not literal${meaning === void 0 ? "" : ` (${meaning})`}`;
			return /[$`\\!'"]/u.test(character) ? { error } : {
				error,
				isFineInQuotes: !0
			};
		}
	}),
	4364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => foldCase,
			_: () => foldWidely
		});
		let foldedCharacters = new Map();
		function foldCase(text) {
			return isAscii(text) ? text.toLowerCase() : Array.from(text.normalize("NFC"), foldCharacter).join("").normalize("NFC");
		}
		function foldWidely(text) {
			if (isAscii(text)) return text.toLowerCase();
			let upper = Array.from(text.normalize("NFKC"), (character) => character.toUpperCase()).join("");
			return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(""));
		}
		let isAscii = (text) => !/[^\0-\x7f]/.test(text);
		function foldCharacter(character) {
			let remembered = foldedCharacters.get(character);
			if (remembered !== void 0) return remembered;
			let fold = [
				character.toUpperCase().toLowerCase(),
				character.toLowerCase(),
				character.toUpperCase()
			].find((candidate) => Array.from(candidate).length === 1 && foldsAlike(candidate, character)) ?? character;
			return foldedCharacters.set(character, fold), fold;
		}
		function foldsAlike(one, other) {
			let code = (one.codePointAt(0) ?? 0).toString(16);
			return RegExp(`^\\u{${code}}$`, "iu").test(other);
		}
	}),
	7141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$h: () => matchesPath,
			CJ: () => findGlobFlaw,
			SO: () => compileGlob,
			k0: () => splitPathGlob,
			mw: () => globMatches,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		function compileGlob(pattern) {
			let pieces = [];
			for (let [token] of pattern.matchAll(/\\[\s\S]?|\*+|\?|[^\\*?]+/gu)) {
				let last = pieces.at(-1), text = token.startsWith("\\") ? token.slice(1) : token;
				if (text === "") return;
				token === "?" ? pieces.push("one") : token.startsWith("*") ? pieces.push("run") : typeof last == "object" ? pieces[pieces.length - 1] = { text: last.text + text } : pieces.push({ text });
			}
			return {
				pattern,
				pieces
			};
		}
		function matchesAll(pieces, items) {
			let at = 0, piece = 0, lastRun;
			for (; at < items.length || piece < pieces.length;) {
				let current = pieces[piece], matched = current === void 0 || current === "run" ? void 0 : items.matchEnd(current, at);
				if (current === "run") piece += 1, lastRun = {
					nextPiece: piece,
					end: at
				};
				else if (matched !== void 0) at = matched, piece += 1;
				else {
					let end = lastRun && items.growRun(lastRun.end, pieces[lastRun.nextPiece]);
					if (lastRun === void 0 || end === void 0) return !1;
					lastRun.end = end, at = end, piece = lastRun.nextPiece;
				}
			}
			return !0;
		}
		function globMatches({ pieces }, text) {
			let characterEnd = (at) => at + ((text.codePointAt(at) ?? 0) > 65535 ? 2 : 1);
			return matchesAll(pieces, {
				length: text.length,
				matchEnd(piece, at) {
					return piece === "one" ? at < text.length ? characterEnd(at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
				},
				growRun(end, next) {
					if (end >= text.length) return;
					if (next === void 0) return text.length;
					let at = typeof next == "object" ? text.indexOf(next.text, characterEnd(end)) : characterEnd(end);
					return at === -1 ? void 0 : at;
				}
			});
		}
		function isPlainPath(value) {
			return value.length > 4096 || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value) || value.includes("\\") || /~[0-9]/u.test(value) || (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) ? !1 : value.split("/").every(isPlainSegment);
		}
		function isPlainSegment(segment) {
			return segment !== "" && !segment.endsWith(".") && !segment.startsWith(" ") && !segment.endsWith(" ");
		}
		function findGlobFlaw(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" must be a whole segment. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path matches it. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", without \".\" or \"..\", and without backslashes";
		}
		function compilePathGlob(glob) {
			let flaw = findGlobFlaw(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let [narrow, wide] = [splitPathGlob(glob), splitPathGlob((0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(glob))];
			return (value, { isWide } = { isWide: !1 }) => {
				if (!isPlainPath(value)) return !1;
				let segments = (isWide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(value) : value).split("/");
				return matchesPath(isWide ? wide : narrow, segments.length, (piece, at) => {
					let segment = segments[at] ?? "", isHidden = !isWide && segment.startsWith(".");
					return piece === "run" ? !isHidden : (!isHidden || piece.pattern.startsWith(".")) && globMatches(piece, segment);
				});
			};
		}
		function splitPathGlob(glob) {
			return glob.split("/").map((text) => text === "**" ? "run" : compileGlob(text) ?? {
				pattern: text,
				pieces: [{ text }]
			});
		}
		function matchesPath(pieces, length, takes) {
			return matchesAll(pieces, {
				length,
				matchEnd: (piece, at) => at < length && takes(piece, at) ? at + 1 : void 0,
				growRun: (end) => end < length && takes("run", end) ? end + 1 : void 0
			});
		}
	}),
	1376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vg: () => escapeCharacter,
			jQ: () => showInvisible,
			tO: () => findInvisible,
			vp: () => showValue,
			wy: () => hasInvisible
		});
		let createInvisiblePattern = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			return text.matchAll(createInvisiblePattern()).filter(([character]) => !allowed.includes(character)).map(({ 0: character, index }) => ({
				index,
				name: nameCodePoint(character)
			})).toArray();
		}
		function hasInvisible(text) {
			return createInvisiblePattern().test(text);
		}
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
		function nameCodePoint(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	})
};
