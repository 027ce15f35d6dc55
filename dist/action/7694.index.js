export const id = 7694;
export const ids = [7694];
export const modules = {
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141);
		let instructions = "AGENTS.md AGENTS.override.md CLAUDE.md CLAUDE.local.md GEMINI.md CODEOWNERS opencode.json opencode.jsonc".split(" "), lockFiles = "package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock* deno.lock Pipfile.lock poetry.lock uv.lock pdm.lock Cargo.lock go.sum go.work.sum Gemfile.lock composer.lock gradle.lockfile packages.lock.json mix.lock pubspec.lock flake.lock".split(" "), builds = "package.json pnpm-*.yaml bunfig.toml deno.json* lerna.json turbo.json nx.json pyproject.toml setup.py setup.cfg requirements*.txt Pipfile* conftest.py tox.ini noxfile.py Cargo.* build.rs rust-toolchain* go.mod go.work Gemfile* *.gemspec Rakefile composer.* pom.xml *.gradle* gradle.properties gradle-wrapper.* gradlew* mvnw* build.sbt Makefile GNUmakefile *.mk CMakeLists.txt *.cmake Justfile Taskfile.* meson.build BUILD BUILD.bazel WORKSPACE WORKSPACE.bazel MODULE.bazel flake.nix Dockerfile* Containerfile* *.dockerfile compose*.y*ml docker-compose*.y*ml Jenkinsfile* *.csproj *.fsproj *.vbproj *.sln *.slnx Directory.Build.* Directory.Packages.* nuget.config mix.exs pubspec.yaml Package.swift Package.resolved Podfile* action.yml action.yaml".split(" "), guardedNames = [
			...instructions,
			...lockFiles,
			...builds
		], compiled, known = new Map();
		function isGuardedName(name) {
			let before = known.get(name);
			if (before !== void 0) return before;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name), found = folded.startsWith(".") || isOneOf(compiledGlobs().guarded, folded);
			return known.size >= 1e4 && known.clear(), known.set(name, found), found;
		}
		function isLockFile(path) {
			return isOneOf(compiledGlobs().locks, (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compiledGlobs() {
			return compiled ??= {
				guarded: compile(guardedNames),
				locks: compile(lockFiles)
			}, compiled;
		}
		function compile(names) {
			return names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
		}
		function isOneOf(names, name) {
			return names.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, name));
		}
	}),
	491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YG: () => byPathBytes,
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
	6063: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => reachesInto,
			X: () => toReach
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7141), _guarded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2244);
		function toReach(globs, verb) {
			if (verb === "allow") {
				let each = globs.map(narrowReach);
				return (path) => {
					let found = each.map((reach) => reach(path));
					return found.find((one) => one === "covered") ?? found.find((one) => one === "guarded") ?? "not";
				};
			}
			let wide = globs.map((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.x7)(glob, { wide: !0 }));
			return (path) => wide.some((one) => one(path)) ? "covered" : "not";
		}
		function reachesInto(entries, folder) {
			return entries.some(({ verb, globs }) => verb !== "reject" && globs.some((glob) => couldReach(glob, folder, verb === "stop")));
		}
		function couldReach(glob, folder, isWide) {
			let [pieces = [], names = []] = [glob, folder].map((text) => (isWide ? (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(text) : text).split("/")), run = pieces.indexOf("**"), fixed = run === -1 ? pieces : pieces.slice(0, run);
			return run === -1 && pieces.length <= names.length ? !1 : names.slice(0, fixed.length).every((name, index) => {
				let matcher = (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.SO)(fixed[index] ?? "");
				return matcher !== void 0 && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.mw)(matcher, name);
			});
		}
		function narrowReach(glob) {
			let pieces = glob.split("/"), compiled = pieces.map((piece) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.SO)(piece));
			return (path) => {
				if (!(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.qW)(path)) return "not";
				let segments = path.split("/"), isCovered = (spelled) => covers(pieces.length, segments.length, {
					isRun: (piece) => pieces[piece] === "**",
					takes(piece, at) {
						let text = pieces[piece] ?? "", name = segments[at] ?? "";
						if (spelled[at] === !0) return text === name && !/[*?]/u.test(text);
						let matcher = compiled[piece];
						return text === "**" || matcher !== void 0 && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.mw)(matcher, name);
					}
				});
				return isCovered([]) ? isCovered(segments.map((name, index) => (0, _guarded_js__WEBPACK_IMPORTED_MODULE_2__.qo)(name) || index > 0 && segments[index - 1]?.toLowerCase() === ".github")) ? "covered" : "guarded" : "not";
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
			key("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
			key("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
			key("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
			key("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
			key("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
			key("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
			key("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
			key("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			key("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
			key("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
			key("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
			key("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
		];
		function key(path, value, about, read) {
			let [name = "", group] = path.split(".").toReversed();
			return {
				path,
				group,
				name,
				value,
				about,
				read
			};
		}
	}),
	7694: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parsePolicy: () => parsePolicy });
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
		var judge = __webpack_require__(491), context = __webpack_require__(1576), policy = __webpack_require__(8157), change_reach = __webpack_require__(6063), place = __webpack_require__(2774), json = __webpack_require__(1989), tests = __webpack_require__(9992), shell_pattern = __webpack_require__(3036), text_glob = __webpack_require__(7141);
		function nearest(word, candidates) {
			let best, least = Math.max(2, Math.floor(word.length / 2)) + 1;
			for (let candidate of candidates) {
				let distance = edits(normal(word), normal(candidate));
				distance < least && (best = candidate, least = distance);
			}
			return best;
		}
		function normal(word) {
			return word.toLowerCase().replace(/[-_ ]/gu, "");
		}
		function edits(a, b) {
			let beforeLast = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
			for (let i = 1; i <= a.length; i += 1) {
				let row = [i];
				for (let j = 1; j <= b.length; j += 1) {
					let cost = a[i - 1] === b[j - 1] ? 0 : 1, least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
					i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)), row.push(least);
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
		function plainOf(node) {
			return node.type === "plain" ? node.value : void 0;
		}
		function stringOf(node) {
			let value = plainOf(node);
			return typeof value == "string" ? value : void 0;
		}
		function describeNode(node) {
			return node.type === "map" ? "a mapping" : node.type === "list" ? "a list" : node.value === null ? "empty" : `the ${typeof node.value} ${JSON.stringify(node.value)}`;
		}
		function wrongType(reader, node, what, wanted) {
			return fail(reader, node.at, "wrong-type", `${what} is ${describeNode(node)}. Write ${wanted}.`);
		}
		function shape_text(what, about) {
			return {
				read(node, reader) {
					let value = stringOf(node);
					return value === void 0 ? wrongType(reader, node, what, "a string") : value.trim() === "" ? fail(reader, node.at, "invalid-value", `${what} is blank. Write what it is.`) : value;
				},
				schema: () => ({
					type: "string",
					pattern: "\\S",
					description: about
				})
			};
		}
		function count(what, about, { least = 1, most } = {}) {
			return {
				read(node, reader) {
					let value = plainOf(node);
					return typeof value == "number" && Number.isInteger(value) && value >= least && value <= (most ?? value) ? value : wrongType(reader, node, what, `a whole number, at least ${least}${most === void 0 ? "" : ` and at most ${most}`}`);
				},
				schema: () => ({
					type: "integer",
					minimum: least,
					...most === void 0 ? {} : { maximum: most },
					description: about
				})
			};
		}
		function flag(what, about) {
			return {
				read(node, reader) {
					let value = plainOf(node);
					return typeof value == "boolean" ? value : wrongType(reader, node, what, "true or false");
				},
				schema: () => ({
					type: "boolean",
					description: about
				})
			};
		}
		function word(what, words, about) {
			return {
				read(node, reader) {
					let value = plainOf(node), known = words.find((each) => each === value);
					if (known !== void 0) return known;
					if (typeof value != "string") return wrongType(reader, node, what, `one of ${quoted(words)}`);
					let near = nearest(value, words), hint = near === void 0 ? `Use one of ${quoted(words)}.` : didYouMean(near, words);
					return fail(reader, node.at, "invalid-value", `${what} is ${JSON.stringify(value)}. ${hint}`);
				},
				schema: () => ({
					enum: words,
					description: about
				})
			};
		}
		function quoted(words) {
			return words.map((each) => `"${each}"`).join(", ");
		}
		function didYouMean(near, words) {
			return `Did you mean "${near}"? Possible are ${quoted(words)}.`;
		}
		function list(what, of, about) {
			return {
				read(node, reader) {
					return node.type === "list" ? allOf(node.items.map((item) => of.read(item, reader))) : wrongType(reader, node, what, "a list");
				},
				schema: (defs) => ({
					type: "array",
					items: of.schema(defs),
					description: about
				})
			};
		}
		function allOf(items) {
			return items.every((item) => item !== void 0) ? items : void 0;
		}
		function converted(of, convert) {
			return {
				read(node, reader) {
					let value = of.read(node, reader);
					return value === void 0 ? void 0 : convert(value, reader);
				},
				schema: (defs) => of.schema(defs)
			};
		}
		function named(name, of) {
			return {
				read: (node, reader) => of.read(node, reader),
				schema: (defs) => reference(name, defs, () => of.schema(defs))
			};
		}
		function reference(name, defs, make) {
			return defs.has(name) || (defs.set(name, {}), defs.set(name, make())), { $ref: `#/definitions/${name}` };
		}
		function required(shape) {
			return {
				shape,
				required: !0
			};
		}
		function optional(shape, otherwise) {
			return {
				shape,
				required: !1,
				otherwise
			};
		}
		function mapping(fields, options) {
			let known = new Map(Object.entries(fields));
			return {
				read(node, reader) {
					if (node.type !== "map") return wrongType(reader, node, options.what, "a mapping");
					let before = reader.problems.length, value = readFields(node, known, options.what, reader);
					return reader.problems.length === before && options.check?.(value, reader), reader.problems.length === before ? value : void 0;
				},
				schema(defs) {
					let must = [...known].filter(([, field]) => field.required).map(([key]) => key);
					return {
						type: "object",
						description: options.about,
						properties: Object.fromEntries([...known].map(([key, field]) => [key, field.shape.schema(defs)])),
						...must.length > 0 ? { required: must } : {},
						additionalProperties: !1,
						...options.schema
					};
				}
			};
		}
		function readFields(node, known, what, reader) {
			let value = Object.create(null), places = new Map();
			for (let entry of node.entries) {
				let field = known.get(entry.key);
				field === void 0 ? unknownKey(entry, [...known.keys()], what, reader) : (places.set(entry.key, entry.at), value[entry.key] = field.shape.read(entry.value, reader));
			}
			for (let [key, field] of known) places.has(key) || (field.required && fail(reader, node.at, "missing-key", `${what} has no "${key}". Add it.`), value[key] = field.otherwise);
			return Object.assign(value, {
				at: node.at,
				places
			});
		}
		function unknownKey(entry, known, what, reader) {
			let near = nearest(entry.key, known), hint = near === void 0 ? `Possible are ${quoted(known)}.` : didYouMean(near, known);
			return fail(reader, entry.at, "unknown-key", `${what} has no key ${JSON.stringify(entry.key)}. ${hint}`);
		}
		function toJson(node) {
			if (node.type === "plain") return node.value;
			if (node.type === "list") return node.items.map(toJson);
			let object = Object.create(null);
			for (let entry of node.entries) object[entry.key] = toJson(entry.value);
			return object;
		}
		function plainValues(node, options, reader) {
			if (node.type === "map") return wrongType(reader, node, options.what, "a value, or a list of values");
			if (node.type === "list") return listValues(node, options, reader);
			let value = plainValue(node, options, reader);
			return value === void 0 ? void 0 : [value];
		}
		function listValues(node, options, reader) {
			if (node.items.length === 0) {
				let message = `${options.what} has an empty list, which never matches. Name at least one value.`;
				return fail(reader, node.at, "invalid-value", message);
			}
			return allOf(node.items.map((item) => item.type === "plain" ? plainValue(item, options, reader) : wrongType(reader, item, `An element of ${options.what}`, "a plain value")));
		}
		function plainValue(node, options, reader) {
			let { value } = node;
			if ({
				text: typeof value == "string",
				"text-or-null": typeof value == "string" || value === null,
				texts: typeof value == "string",
				flag: typeof value == "boolean" || value === context.$5,
				any: !0
			}[options.values]) return value;
			let kind = options.values === "flag" ? "true, false or \"unknown\"" : "a string; put it in quotes", message = `${options.what} is ${describeNode(node)}, which never matches. Write ${kind}.`;
			return fail(reader, node.at, "wrong-type", message);
		}
		function plainSchemas(values) {
			return [valueSchemas[values], listSchema(valueSchemas[values])];
		}
		function listSchema(items) {
			return {
				type: "array",
				items,
				minItems: 1
			};
		}
		let valueSchemas = {
			text: { type: "string" },
			texts: { type: "string" },
			"text-or-null": { type: ["string", "null"] },
			flag: { enum: [
				!0,
				!1,
				context.$5
			] },
			any: { type: [
				"string",
				"number",
				"boolean",
				"null"
			] }
		};
		function notOfFlags({ values }) {
			return values === "flag" ? "It is true, false or \"unknown\"; write one of them." : void 0;
		}
		let globForm = {
			key: "glob",
			whyNotHere: notOfFlags,
			read(node, { options, reader }) {
				let source = stringOf(node);
				if (source === void 0) return wrongType(reader, node, `The glob of ${options.what}`, "a string");
				let glob = (0, text_glob.SO)(source);
				if (glob !== void 0) return (0, tests.FX)(glob);
				let message = `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two for one.`;
				return fail(reader, node.at, "invalid-pattern", message);
			},
			schema: () => ({
				type: "string",
				description: "* is any run of characters, ? is one, a backslash escapes. The whole value."
			})
		}, re2Form = {
			key: "re2",
			whyNotHere: notOfFlags,
			read(node, { options, reader }) {
				let pattern = stringOf(node);
				if (pattern === void 0) return wrongType(reader, node, `The re2 of ${options.what}`, "a string");
				let matches = reader.engines.re2?.compile(pattern);
				if (typeof matches == "function") return (0, tests.Cn)(pattern, matches);
				let why = matches?.error ?? "the library is not loaded", message = `${JSON.stringify(pattern)} is not RE2: ${why}. Look-around and back-references do not exist in RE2.`;
				return fail(reader, node.at, "invalid-pattern", message);
			},
			schema: () => ({
				type: "string",
				description: "RE2 syntax. The whole value."
			})
		}, pathForm = {
			key: "path",
			whyNotHere: ({ place, values }) => place === "when" || values === "texts" ? "\"path\" stands in \"match\", over a text or a list of texts from the arguments." : void 0,
			read(node, { options, reader }) {
				let what = `The path of ${options.what}`, nodes = node.type === "list" ? node.items : [node];
				if (nodes.length === 0) return wrongType(reader, node, what, "at least one path glob");
				let globs = allOf(nodes.map((each) => readPathGlob(each, what, reader)));
				return globs === void 0 ? void 0 : (0, tests.wE)(globs);
			},
			schema: () => ({
				anyOf: [{ type: "string" }, listSchema({ type: "string" })],
				description: "A relative path: * and ? stay within a segment, ** is any number of segments. The whole value."
			})
		};
		function readPathGlob(node, what, reader) {
			let pattern = stringOf(node);
			if (pattern === void 0) return wrongType(reader, node, what, "a string");
			let flaw = (0, text_glob.jU)(pattern);
			return flaw === void 0 ? pattern : fail(reader, node.at, "invalid-pattern", `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`);
		}
		let notForm = {
			key: "not",
			whyNotHere: () => void 0,
			read(node, { within }) {
				let test = within(node);
				return test === void 0 ? void 0 : (0, tests.Y6)(test);
			},
			schema: ({ within }) => ({
				description: "Any other present value.",
				allOf: [within()]
			})
		}, presentForm = {
			key: "present",
			whyNotHere: ({ place }) => place === "when" ? "A key of \"when\" is never missing; ask for the word \"unknown\"." : void 0,
			insteadUnderNot: "Write \"present\" with the other value.",
			read(node, { reader }) {
				let present = plainOf(node);
				return typeof present == "boolean" ? (0, tests.Cc)(present) : wrongType(reader, node, "\"present\"", "true or false");
			},
			schema: () => ({
				type: "boolean",
				description: "Whether the field is there."
			})
		}, hasForm = {
			key: "has",
			whyNotHere: ({ values }) => values === "texts" || values === "any" ? void 0 : "It is never a list; write the value itself.",
			read(node, { options, reader }) {
				let values = plainValues(node, options, reader);
				return values === void 0 ? void 0 : (0, tests.Hg)(values);
			},
			schema: ({ values }) => ({
				description: "A list with one of these.",
				anyOf: plainSchemas(values)
			})
		}, inForm = {
			key: "in",
			whyNotHere: () => void 0,
			read(node, { options, reader }) {
				if (node.type !== "list") return wrongType(reader, node, "\"in\"", "a list of values");
				let values = plainValues(node, options, reader);
				return values === void 0 ? void 0 : (0, tests.zE)(values);
			},
			schema: ({ values }) => ({
				...listSchema(valueSchemas[values]),
				description: "Any of these."
			})
		}, shellForm = {
			key: "shell",
			whyNotHere: ({ place, values }) => (place === "guard" || place === "rule") && values !== "texts" ? void 0 : "\"shell\" stands in the \"match\" of rules and guards, over a text.",
			insteadUnderNot: "Write a guard with \"any\", or a rule with \"only\".",
			read(node, { options, reader }) {
				let direction = directionAt(options.place);
				if (node.type !== "map") return wrongType(reader, node, "\"shell\"", `{ ${direction}: [patterns] }`);
				let [entry, second] = node.entries;
				if (entry === void 0 || second !== void 0) return fail(reader, node.at, "invalid-value", `"shell" needs exactly the key "${direction}" here.`);
				if (entry.key !== direction) return otherDirection(entry, options.place, reader);
				let { value } = entry;
				if (value.type !== "list" || value.items.length === 0) return wrongType(reader, value, `"${direction}"`, "a list of at least one pattern");
				let patterns = allOf(value.items.map((item) => readCommandPattern(item, reader)));
				return patterns === void 0 ? void 0 : reader.engines.shell?.(direction, patterns);
			},
			schema({ place }) {
				let direction = directionAt(place);
				return {
					type: "object",
					properties: { [direction]: listSchema({ type: "string" }) },
					required: [direction],
					additionalProperties: !1,
					description: direction === "any" ? "Some command of the text is covered by a pattern, or what runs cannot be determined." : "The text is literal commands joined by && || ; or |, and every one is covered by a pattern."
				};
			}
		};
		function directionAt(place) {
			return place === "guard" ? "any" : "only";
		}
		function otherDirection(entry, place, reader) {
			let direction = directionAt(place);
			if (entry.key !== "only" && entry.key !== "any") return unknownKey(entry, [direction], "\"shell\"", reader);
			let why = direction === "any" ? "a guard asks \"any\", so that nothing slips by" : "a rule asks \"only\", so that nothing rides along", message = `"${entry.key}" does not stand in a ${place}: ${why}. Write "${direction}".`;
			return fail(reader, entry.at, "invalid-value", message);
		}
		function readCommandPattern(node, reader) {
			let source = stringOf(node);
			if (source === void 0) return wrongType(reader, node, "A pattern", "a string");
			let pattern = (0, shell_pattern.fm)(source);
			if (!("error" in pattern)) return pattern;
			let message = `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`;
			return fail(reader, node.at, "invalid-pattern", message);
		}
		let forms_forms = [
			globForm,
			re2Form,
			pathForm,
			notForm,
			presentForm,
			hasForm,
			inForm,
			shellForm
		];
		function matcherShape(options) {
			return {
				read: (node, reader) => readMatcher(node, options, reader),
				schema: (defs) => matcherSchema(options, !1, defs)
			};
		}
		function matcherSchema(options, isNegated, defs) {
			let { place, values } = options;
			return reference(`${isNegated ? "not-" : ""}${place}-${values}`, defs, () => ({ anyOf: [...plainSchemas(values), ...bracesSchemas(options, isNegated, defs)] }));
		}
		function bracesSchemas(options, isNegated, defs) {
			let { place, values } = options, within = () => matcherSchema(options, !0, defs), missing = place === "guard" && !isNegated ? { missing: {
				const: "match",
				description: "Match a missing field too."
			} } : {};
			return forms_forms.filter((form) => form.whyNotHere(options) === void 0 && !(isNegated && form.insteadUnderNot !== void 0)).map((form) => ({
				type: "object",
				properties: {
					[form.key]: form.schema({
						place,
						values,
						within
					}),
					...missing
				},
				required: [form.key],
				additionalProperties: !1
			}));
		}
		function readMatcher(node, options, reader) {
			if (node.type === "map") return readBraces(node, options, reader);
			let values = plainValues(node, options, reader);
			return values === void 0 ? void 0 : {
				test: (0, tests.zE)(values),
				missing: !1
			};
		}
		function readBraces(node, options, reader) {
			let allowed = forms_forms.filter((form) => form.whyNotHere(options) === void 0), missing = node.entries.find((entry) => entry.key === "missing"), others = node.entries.filter((entry) => entry !== missing), stray = others.find((entry) => !allowed.some((form) => form.key === entry.key));
			if (stray !== void 0) return strayForm(stray, allowed, options, reader);
			let [entry, second] = others, form = allowed.find((each) => each.key === entry?.key);
			if (entry === void 0 || second !== void 0 || form === void 0) {
				let list = allowed.map((each) => `"${each.key}"`).join(", ");
				return fail(reader, node.at, "invalid-value", `${options.what} needs exactly one of ${list}.`);
			}
			let misses = missing !== void 0 && readMissing(missing, options, reader), within = (inner) => readNegated(inner, options, reader), test = form.read(entry.value, {
				options,
				reader,
				within
			});
			return test === void 0 || misses === void 0 ? void 0 : {
				test,
				missing: misses
			};
		}
		function strayForm(entry, allowed, options, reader) {
			let why = forms_forms.find((form) => form.key === entry.key)?.whyNotHere(options);
			if (why === void 0) {
				let keys = allowed.map((form) => form.key);
				return unknownKey(entry, options.place === "guard" ? [...keys, "missing"] : keys, options.what, reader);
			}
			let message = `${options.what} can't be matched with "${entry.key}" here. ${why}`;
			return fail(reader, entry.at, "invalid-value", message);
		}
		function readMissing(entry, options, reader) {
			return options.place === "guard" ? plainOf(entry.value) === "match" || wrongType(reader, entry.value, "\"missing\"", "match") : fail(reader, entry.at, "invalid-value", "\"missing\" stands only in the \"match\" of guards. Delete it.");
		}
		function readNegated(node, options, reader) {
			for (let entry of node.type === "map" ? node.entries : []) {
				let instead = insteadUnderNot(entry.key);
				if (instead !== void 0) return fail(reader, entry.at, "invalid-value", `"not" holds no "${entry.key}". ${instead}`);
			}
			return readMatcher(node, options, reader)?.test;
		}
		function insteadUnderNot(key) {
			return key === "missing" ? "Put \"missing\" beside \"not\"." : forms_forms.find((form) => form.key === key)?.insteadUnderNot;
		}
		let matchKeys = new Map(Object.entries({
			kind: {
				values: "text",
				about: "permission, or the kind of a question.",
				read: ({ kind }) => kind
			},
			operation: {
				values: "text-or-null",
				about: "The operation as the intern names it.",
				read: ({ operation }) => operation
			},
			options: {
				values: "texts",
				about: "The options offered.",
				read: argument("options")
			},
			message: {
				values: "text",
				about: "The text of a question.",
				read: argument("message")
			},
			tool: {
				values: "text-or-null",
				about: "shell for \"shell command: …\", otherwise the operation.",
				read: ({ tool }) => tool
			},
			command: {
				values: "text",
				about: "The text after \"shell command: \", otherwise the field command.",
				read: ({ command }) => command
			}
		}));
		function argument(name) {
			return (pause) => (0, json.hQ)(pause.arguments, name);
		}
		function matchShape(place) {
			let pointed = matcherShape({
				place,
				values: "any",
				what: "The field"
			});
			return {
				read(node, reader) {
					return node.type === "map" ? node.entries.length > 0 ? allOf(node.entries.map((entry) => readMatch(entry, place, reader))) : fail(reader, node.at, "invalid-value", "\"match\" is empty and would match everything. Name at least one key.") : wrongType(reader, node, "\"match\"", "a mapping of conditions");
				},
				schema: (defs) => ({
					type: "object",
					description: "What the pause must be; all conditions must hold.",
					minProperties: 1,
					properties: Object.fromEntries([...matchKeys].map(([key, { values, about }]) => [key, {
						description: about,
						allOf: [matcherShape({
							place,
							values,
							what: key
						}).schema(defs)]
					}])),
					patternProperties: { "^/": pointed.schema(defs) },
					additionalProperties: !1
				})
			};
		}
		function readMatch(entry, place, reader) {
			let { key, at } = entry, known = matchKeys.get(key) ?? pointedKey(entry, reader);
			if (known === void 0) return;
			let matcher = matcherShape({
				place,
				values: known.values,
				what: `"${key}"`
			}).read(entry.value, reader);
			return matcher && {
				key,
				at,
				matcher,
				value: known.read
			};
		}
		function pointedKey(entry, reader) {
			if (!entry.key.startsWith("/")) return unknownKey(entry, [...matchKeys.keys(), "/field"], "\"match\"", reader);
			let steps = (0, json.qT)(entry.key);
			if (steps !== void 0) return {
				values: "any",
				read: (pause) => (0, json.e6)(steps, pause.arguments)
			};
			let message = `"${entry.key}" is no JSON Pointer: after "~" stands 0 for a tilde or 1 for a slash.`;
			return fail(reader, entry.at, "invalid-value", message);
		}
		let whenShape = runShape({
			root: "when",
			wanted: () => "a mapping of conditions",
			about: "What the run must be; all conditions must hold. An unknown value is the word \"unknown\".",
			read(key, { at, value }, reader) {
				let matcher = whenMatcher(key).read(value, reader);
				return matcher && {
					key: key.path,
					at,
					matcher,
					value: key.read
				};
			},
			schema: (key, defs) => ({
				description: key.about,
				allOf: [whenMatcher(key).schema(defs)]
			})
		});
		function whenMatcher({ path, value }) {
			return matcherShape({
				place: "when",
				values: value,
				what: `"when.${path}"`
			});
		}
		let contextShape = converted(runShape({
			root: "context",
			wanted: (names) => `a mapping with some of ${names.join(", ")}`,
			about: "The circumstances of the run; what is left out is unknown.",
			read(key, entry, reader) {
				let value = readField(entry.value, key.value);
				if (value !== void 0) return {
					key,
					value
				};
				let what = `"${key.name}" of "${key.group === void 0 ? "context" : `context.${key.group}`}"`;
				return fail(reader, entry.value.at, "wrong-type", `${what} is not ${fieldForms[key.value].wanted}.`);
			},
			schema: ({ value, about }) => ({
				...fieldForms[value].schema,
				description: about
			})
		}), contextOf), fieldForms = {
			text: {
				wanted: "a string",
				schema: { type: "string" }
			},
			flag: {
				wanted: "true, false or \"unknown\"",
				schema: { enum: [
					!0,
					!1,
					context.$5
				] }
			},
			texts: {
				wanted: "a list of strings, or \"unknown\"",
				schema: { anyOf: [{
					type: "array",
					items: { type: "string" }
				}, { const: context.$5 }] }
			}
		};
		function readField(node, kind) {
			let value = toJson(node);
			return value === context.$5 ? context.$5 : kind === "text" ? typeof value == "string" ? value : void 0 : kind === "flag" ? typeof value == "boolean" ? value : void 0 : (0, json.Lv)(value) && value.every((each) => typeof each == "string") ? value : void 0;
		}
		function contextOf(fields) {
			let of = (group) => Object.fromEntries(fields.filter(({ key }) => key.group === group).map(({ key, value }) => [key.name, value]));
			return {
				...context.Ut,
				...of(void 0),
				actor: {
					...context.Ut.actor,
					...of("actor")
				},
				repository: {
					...context.Ut.repository,
					...of("repository")
				}
			};
		}
		function runShape(options, group) {
			let what = `"${group === void 0 ? options.root : `${options.root}.${group}`}"`, keys = context.yO.filter((each) => each.group === group), groups = new Map(group === void 0 ? ["actor", "repository"].map((name) => [name, runShape(options, name)]) : []), names = [...keys.map(({ name }) => name), ...groups.keys()], readEntry = (entry, reader) => {
				let within = groups.get(entry.key);
				if (within !== void 0) return within.read(entry.value, reader);
				let key = keys.find(({ name }) => name === entry.key);
				if (key === void 0) return strangeKey(entry, names, what, reader);
				let read = options.read(key, entry, reader);
				return read && [read];
			};
			return {
				read(node, reader) {
					return node.type === "map" ? allOf(node.entries.map((entry) => readEntry(entry, reader)))?.flat() : wrongType(reader, node, what, options.wanted(names));
				},
				schema: (defs) => ({
					type: "object",
					description: options.about,
					properties: Object.fromEntries([...keys.map((key) => [key.name, options.schema(key, defs)]), ...Array.from(groups, ([name, shape]) => [name, shape.schema(defs)])]),
					additionalProperties: !1
				})
			};
		}
		function strangeKey(entry, names, what, reader) {
			let dotted = context.yO.find(({ group, path }) => group !== void 0 && path === entry.key);
			if (dotted?.group === void 0 || !names.includes(dotted.group)) return unknownKey(entry, names, what, reader);
			let spelled = `${dotted.group}: { ${dotted.name}: … }`;
			return fail(reader, entry.at, "unknown-key", `${what} has no key "${entry.key}". Write "${spelled}".`);
		}
		let reservedIds = ["default", "malformed"], idPattern = /^[a-z0-9][a-z0-9-]*$/u, idShape = {
			read(node, reader) {
				let value = stringOf(node);
				if (value === void 0) return wrongType(reader, node, "\"id\"", "a string; put it in quotes");
				let isFormed = idPattern.test(value);
				if (isFormed && !reservedIds.includes(value)) return value;
				let message = isFormed ? `The id "${value}" is reserved. Choose another.` : `The id ${JSON.stringify(value)} is not made of a-z, 0-9 and "-", beginning with a letter or digit.`;
				return fail(reader, node.at, "invalid-value", message);
			},
			schema: () => ({
				type: "string",
				pattern: idPattern.source,
				not: { enum: reservedIds },
				description: "Names the entry in decisions and tests; unique in the file."
			})
		}, whenField = optional(named("when", whenShape), []), reasonField = optional(shape_text("\"reason\"", "Why, for the log and the summary."), null), limitField = optional(count("\"limit\"", "How often a run may use this entry at most.")), thenKey = "then", always = ["allow-always", "reject-always"], alwaysNeedsReason = {
			if: { properties: { [thenKey]: { enum: always } } },
			[thenKey]: { required: ["reason"] }
		};
		function hasReason(entry, reader) {
			if (!always.includes(entry.then) || entry.reason !== null) return;
			let message = `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`;
			fail(reader, entry.at, "missing-key", message);
		}
		let guardFields = {
			id: required(idShape),
			when: whenField,
			match: required(named("guardMatch", matchShape("guard"))),
			[thenKey]: required(word("\"then\" of a guard", policy.IJ, "The verb: guards only refuse.")),
			reason: reasonField
		}, ruleFields = {
			id: required(idShape),
			when: whenField,
			match: required(named("ruleMatch", matchShape("rule"))),
			[thenKey]: required(word("\"then\" of a rule", policy.XK, "What is done.")),
			reason: reasonField,
			limit: limitField
		}, answerShape = {
			read(node, reader) {
				let value = stringOf(node);
				return value === void 0 ? node.type === "map" ? readAnswerFields(node, reader) : wrongType(reader, node, "\"answer\"", "a string in quotes, or a mapping of field name to value") : value;
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
			if (node.entries.length === 0) return fail(reader, node.at, "invalid-value", "\"answer\" names no field. Name at least one.");
			let before = reader.problems.length, fields = Object.create(null);
			for (let entry of node.entries) {
				let value = plainOf(entry.value), what = `The field ${JSON.stringify(entry.key)} of "answer"`;
				value == null ? wrongType(reader, entry.value, what, "a string, a number, true or false") : fields[entry.key] = value;
			}
			return reader.problems.length > before ? void 0 : fields;
		}
		let questionFields = {
			id: required(idShape),
			when: whenField,
			match: required(named("questionMatch", matchShape("question"))),
			answer: optional(answerShape),
			[thenKey]: optional(word("\"then\" of a question", policy.LX, "The verb, in place of an answer.")),
			reason: reasonField,
			limit: limitField
		};
		function answersOrThen(question, reader) {
			if (question.answer === void 0 != (question.then === void 0)) return;
			let both = question.answer !== void 0, message = both ? "A question has either \"answer\" or \"then\". Delete one." : "The question has neither \"answer\" nor \"then\". Add one.";
			fail(reader, question.at, both ? "invalid-value" : "missing-key", message);
		}
		let guardShape = converted(mapping(guardFields, {
			what: "The guard",
			about: "Can only refuse; checked first.",
			check: hasReason,
			schema: alwaysNeedsReason
		}), ({ then: verb, ...guard }) => ({
			...guard,
			verb
		})), ruleShape = converted(mapping(ruleFields, {
			what: "The rule",
			about: "The first rule that matches decides.",
			check: hasReason,
			schema: alwaysNeedsReason
		}), ({ then: verb, ...rule }) => ({
			...rule,
			verb,
			plain: (0, policy.kG)(verb) ? (0, place.wA)(rule.match) : void 0
		})), questionShape = converted(mapping(questionFields, {
			what: "The question",
			about: "Decides about pauses that are not permissions; the first that matches.",
			check: answersOrThen,
			schema: { oneOf: [{ required: ["answer"] }, { required: ["then"] }] }
		}), ({ then: verb, ...question }) => ({
			...question,
			verb
		})), changeBudgetFields = {
			files: budgetField("files", "Changed files that a run may hand over at most"),
			bytes: budgetField("bytes", "Bytes of their new contents at most"),
			lines: budgetField("lines", "Lines that they add and remove at most")
		};
		function budgetField(name, about) {
			let words = `${about}; ${policy.bq[name]} when left out.`;
			return optional(count(`"${name}"`, words, { most: policy.cp[name] }), policy.bq[name]);
		}
		let globs = {
			read(node, reader) {
				return node.type !== "list" || node.items.length === 0 ? wrongType(reader, node, "\"paths\"", "a list of at least one path glob") : allOf(node.items.map((item) => readPathGlob(item, "A glob of \"paths\"", reader)));
			},
			schema: () => ({
				type: "array",
				items: { type: "string" },
				minItems: 1,
				description: "Paths from the root: * and ? stay within a segment, ** is any number of segments."
			})
		}, changes_shape_status = word("\"status\"", policy.lJ, "What happened to the file."), entryFields = {
			id: required(idShape),
			when: whenField,
			paths: required(globs),
			status: optional({
				read(node, reader) {
					if (node.type === "list" && node.items.length > 0) return allOf(node.items.map((item) => changes_shape_status.read(item, reader)));
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
			binary: optional(flag("\"binary\"", "For allow: takes contents that are no text too."), !1),
			[thenKey]: required(word("\"then\" of a change", policy.XZ, "Taken, left behind, or nothing is taken.")),
			reason: reasonField,
			limit: limitField
		};
		function fits(entry, reader) {
			judge.gB.some((rule) => rule === entry.id) && fail(reader, entry.at, "invalid-value", `The id "${entry.id}" is reserved among changes. Choose another.`);
			let at = entry.places.get("binary");
			at !== void 0 && entry.then !== "allow" && fail(reader, at, "invalid-value", "\"binary\" stands beside \"then: allow\": the other verbs match any content.");
		}
		let changeEntryShape = converted(mapping(entryFields, {
			what: "The change",
			about: "The first entry that matches a changed file decides about it.",
			check: fits
		}), ({ then: verb, paths, status: taken, ...entry }) => ({
			...entry,
			match: [],
			verb,
			globs: paths,
			reach: (0, change_reach.X)(paths, verb),
			statuses: taken ?? (verb === "allow" ? ["added", "modified"] : policy.lJ)
		})), changeShape = converted(mapping({
			path: required(shape_text("\"path\" of a change", "The path of the file, from the root.")),
			status: optional(changes_shape_status, "modified"),
			bytes: optional(count("\"bytes\"", "Size of the new content; 0 when left out.", { least: 0 }), 0),
			lines: optional(count("\"lines\"", "Lines added and removed; 0 when left out.", { least: 0 }), 0),
			binary: optional(flag("\"binary\"", "The content is no text."), !1)
		}, {
			what: "The change",
			about: "A changed file."
		}), ({ path, status: fate, bytes, lines, binary }) => ({
			path,
			status: fate,
			bytes,
			lines,
			binary
		})), version = {
			read(node, reader) {
				return plainOf(node) === 1 ? 1 : wrongType(reader, node, "\"version\"", "the number 1");
			},
			schema: () => ({
				const: 1,
				description: "The version of this format."
			})
		};
		function file_shape_budgetField(name, about) {
			return optional(count(`"${name}"`, `${about} ${policy.ZJ[name]} when left out.`), policy.ZJ[name]);
		}
		let budget = mapping({
			answers: file_shape_budgetField("answers", "Answers a run may send at most;"),
			allows: file_shape_budgetField("allows", "Permissions a run may get at most;"),
			rejects_in_a_row: file_shape_budgetField("rejects_in_a_row", "Rejects in a row; one more stops the run."),
			same_pause: file_shape_budgetField("same_pause", "The same pause; once more stops the run."),
			...changeBudgetFields
		}, {
			what: "\"budget\"",
			about: "What one run may spend at most."
		}), expectShape = mapping({
			answer: required(answerShape),
			rule: required(shape_text("\"rule\" of \"expect\"", "The id that decides, or default, or malformed."))
		}, {
			what: "\"expect\"",
			about: "Both must hold. The answer is what is sent, or the canned answer, or stop, or ask."
		}), pauseShape = {
			read(node, reader) {
				return node.type === "map" ? toJson(node) : wrongType(reader, node, "\"pause\"", "the arguments of the pause as a mapping");
			},
			schema: () => ({
				type: "object",
				description: "The arguments of the pause."
			})
		}, step = mapping({
			pause: required(pauseShape),
			expect: required(expectShape)
		}, {
			what: "The pause",
			about: "One pause, and its expected answer."
		}), testFields = {
			name: required(shape_text("\"name\" of a test", "What the test shows.")),
			context: optional(named("context", contextShape), context.Ut),
			pause: optional(pauseShape),
			expect: optional(expectShape),
			pauses: optional(list("\"pauses\"", step, "Several pauses of one run, in order.")),
			change: optional(changeShape)
		}, testSchema = { oneOf: [
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
		] };
		function testOf(test, reader) {
			let { name, at, context, change } = test;
			if (change !== void 0) {
				let expect = expectOfChange(test, reader);
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
			}
			let steps = stepsOf(test, reader);
			return steps && {
				name,
				at,
				context,
				steps
			};
		}
		function expectOfChange({ at, pause, pauses, expect }, reader) {
			if (pause !== void 0 || pauses !== void 0) return fail(reader, at, "invalid-value", "A test has either \"change\" or a pause. Delete one.");
			if (expect === void 0) return fail(reader, at, "missing-key", "The test has no \"expect\". Add it.");
			let answer = policy.kN.find((each) => each === expect.answer);
			if (answer !== void 0) return {
				at: expect.at,
				answer,
				rule: expect.rule
			};
			let message = `The "answer" to a change is ${policy.kN.map((each) => `"${each}"`).join(", ")}.`;
			return fail(reader, expect.places.get("answer") ?? expect.at, "invalid-value", message);
		}
		function stepsOf(test, reader) {
			let { at, places, pause, expect, pauses } = test;
			if (pauses === void 0) return pause !== void 0 && expect !== void 0 ? [{
				at,
				places,
				pause,
				expect
			}] : fail(reader, at, "missing-key", `The test has no ${pause === void 0 ? expect === void 0 ? "\"pause\" and \"expect\", or \"pauses\", or \"change\" and \"expect\"" : "\"pause\"" : "\"expect\""}. Add it.`);
			if (pause !== void 0 || expect !== void 0) return fail(reader, at, "invalid-value", "A test has either \"pause\" with \"expect\", or \"pauses\". Delete one.");
			if (pauses.length === 0) return fail(reader, at, "invalid-value", "\"pauses\" is empty, so the test shows nothing. Add a pause.");
			let last = pauses.findIndex(({ expect: { answer } }) => answer === "stop" || answer === "ask"), after = last === -1 ? void 0 : pauses[last + 1];
			return after === void 0 ? pauses : fail(reader, after.at, "invalid-value", "The run has ended with the pause before this one. Delete this one, or make it a separate test.");
		}
		let testShape = converted(mapping(testFields, {
			what: "The test",
			about: "A fresh run with its pauses.",
			schema: testSchema
		}), testOf), fileShape = mapping({
			version: required(version),
			default: optional(word("\"default\"", ["reject", "stop"], "What happens to a permission that nothing matches; reject when left out."), "reject"),
			budget: optional(budget, {
				...policy.ZJ,
				...policy.bq
			}),
			guards: optional(list("\"guards\"", named("guard", guardShape), "Can only refuse; checked first; any match wins."), []),
			rules: optional(list("\"rules\"", named("rule", ruleShape), "Decide about permissions; the first match decides."), []),
			questions: optional(list("\"questions\"", named("question", questionShape), "Decide about all other pauses; the first match decides."), []),
			changes: optional(list("\"changes\"", named("change", changeEntryShape), "Decide about changed files; the first match decides.")),
			tests: optional(list("\"tests\"", named("test", testShape), "Run before every prompt; a test that fails stops the step."), [])
		}, {
			what: "The policy",
			about: "A permission policy of intern-action.",
			check: agreesOnIds
		});
		function agreesOnIds(file, reader) {
			let { guards, rules, questions, changes = [], tests } = file, pauseIds = [
				...guards,
				...rules,
				...questions
			], ids = new Set();
			for (let { id, at, places } of [...pauseIds, ...changes]) {
				let message = `The id "${id}" is taken. Ids are unique over guards, rules, questions and changes.`;
				ids.has(id) && fail(reader, places.get("id") ?? at, "duplicate-id", message), ids.add(id);
			}
			let ofPauses = new Set([...pauseIds.map(({ id }) => id), ...reservedIds]), ofChanges = new Set([...changes.map(({ id }) => id), ...judge.gB]), unknownId = (at, id, lists) => fail(reader, at, "unknown-id", `No ${lists} has the id ${JSON.stringify(id)}.`);
			for (let { steps, change } of tests) {
				for (let { expect } of steps) ofPauses.has(expect.rule) || unknownId(expect.places.get("rule") ?? expect.at, expect.rule, "guard, rule or question");
				change !== void 0 && !ofChanges.has(change.expect.rule) && unknownId(change.expect.at, change.expect.rule, "entry of \"changes\"");
			}
		}
		async function readPolicyTree(root, source, kept) {
			let reader = {
				engines: await enginesFor(root, kept),
				problems: []
			}, file = fileShape.read(root, reader);
			return file === void 0 ? { problems: inFileOrder(reader.problems) } : { policy: policyOf(file, source) };
		}
		function policyOf(file, source) {
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
			return {
				source,
				default: file.default,
				budget,
				guards,
				rules,
				questions,
				changes,
				changeBudget,
				tests
			};
		}
		async function enginesFor(root, kept = new Map()) {
			let keys = new Set(entriesIn(root).map(({ key }) => key)), [re2, shell] = await Promise.all([keys.has("re2") ? keptRe2(root, kept) ?? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 3054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([
				__webpack_require__.e(8989),
				__webpack_require__.e(2111),
				__webpack_require__.e(7623)
			]).then(__webpack_require__.bind(__webpack_require__, 7623)).then((module) => module.shellTest) : void 0]);
			return {
				re2,
				shell
			};
		}
		function keptRe2(root, kept) {
			if (patternsOf(root).every((pattern) => kept.has(pattern))) return { compile(pattern) {
				let automaton = kept.get(pattern);
				return automaton === void 0 ? { error: "it is not among the kept patterns" } : matchWhole(automaton);
			} };
		}
		function patternsOf(root) {
			return entriesIn(root).flatMap(({ key, value }) => key === "re2" && value.type === "plain" ? [String(value.value)] : []);
		}
		function entriesIn(node, entries = []) {
			if (node.type === "list") for (let item of node.items) entriesIn(item, entries);
			if (node.type !== "map") return entries;
			for (let entry of node.entries) entries.push(entry), entriesIn(entry.value, entries);
			return entries;
		}
		var dist = __webpack_require__(8815), invisible = __webpack_require__(1376);
		let maxBytes = 4194304;
		function readTree(file) {
			let start = {
				line: 1,
				column: 1
			}, bytes = typeof file == "string" ? new TextEncoder().encode(file).length : file.length;
			if (bytes > maxBytes) return refuse(start, "too-large", `The file has ${bytes} bytes; a policy has at most ${maxBytes} (4 MiB).`);
			let decoded = typeof file == "string" ? file : decode(file);
			if (decoded === void 0) return refuse(start, "not-utf-8", "The file is not UTF-8 text. Save it as UTF-8.");
			let text = decoded.startsWith("﻿") ? decoded.slice(1) : decoded, lines = lineStarts(text), unseen = rawInvisible(text, lines);
			return unseen.length > 0 ? { problems: unseen } : parseYaml(text, lines);
		}
		function refuse(at, code, message) {
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
			return (0, invisible.tO)(text, "\n	").filter(({ index }) => text[index] !== "\r" || text[index + 1] !== "\n").slice(0, 20).map(({ index, name }) => ({
				...placeOf(lines, index),
				code: "invisible-character",
				message: `Here stands ${name}, which can't be seen. Delete it, or write a plain space.`
			}));
		}
		function parseYaml(text, lines) {
			let { contents, directives, errors, warnings } = (0, dist.Tp)(text, {
				version: "1.2",
				schema: "core",
				uniqueKeys: !1,
				prettyErrors: !1,
				logLevel: "error"
			}), problems = [], walk = {
				place: (offset) => placeOf(lines, offset),
				refuse: (at, code, message) => problems.push({
					...at,
					code,
					message
				})
			}, at = walk.place(0);
			for (let { pos, message } of [...errors, ...warnings]) walk.refuse(walk.place(pos[0]), "yaml", `Not valid YAML: ${message}.`);
			(directives.yaml.explicit === !0 || Object.keys(directives.tags).length > 1) && walk.refuse(at, "yaml-feature", "YAML directives are not allowed. Delete the lines that begin with \"%\".");
			let root = nodeOf(contents, {
				at,
				depth: 1,
				trail: ""
			}, walk);
			return problems.length > 0 ? { problems: inFileOrder(problems) } : { root };
		}
		function nodeOf(node, stand, walk) {
			let at = placeOfNode(node, stand, walk), here = {
				...stand,
				at
			};
			return stand.depth > 64 ? (walk.refuse(at, "yaml", "The file nests deeper than 64 levels."), {
				type: "plain",
				at,
				value: null
			}) : (refuseFeatures(node, at, walk), (0, dist.jh)(node) ? mapOf(node, here, walk) : (0, dist.oP)(node) ? listOf(node, here, walk) : read_tree_plainOf(node, here, walk));
		}
		function placeOfNode(node, stand, walk) {
			return (0, dist.Ll)(node) && node.range ? walk.place(node.range[0]) : stand.at;
		}
		function refuseFeatures(node, at, walk) {
			let forbid = (what, remedy) => walk.refuse(at, "yaml-feature", `The ${what} is not allowed. ${remedy} in quotes.`);
			(0, dist.Vj)(node) && forbid(`alias "*${node.source}"`, "Write the value out, or put it"), ((0, dist.jh)(node) || (0, dist.oP)(node) || (0, dist.jn)(node)) && (node.anchor !== void 0 && forbid(`anchor "&${node.anchor}"`, "Delete it, or put the value"), node.tag !== void 0 && forbid(`tag "${node.tag}"`, "Delete it, or put the value"));
		}
		function mapOf(node, stand, walk) {
			let seen = new Set(), entries = [];
			for (let pair of node.items) {
				let entry = entryOf(pair, stand, walk);
				entry !== void 0 && (seen.has(entry.key) && walk.refuse(entry.at, "duplicate-key", `The key ${JSON.stringify(entry.key)} is here twice. Keep one.`), seen.add(entry.key), entries.push(entry));
			}
			return {
				type: "map",
				at: stand.at,
				entries
			};
		}
		function entryOf(pair, stand, walk) {
			let key = pair.key, at = placeOfNode(key, stand, walk);
			if (refuseFeatures(key, at, walk), !(0, dist.jn)(key) || typeof key.value != "string") {
				walk.refuse(at, "wrong-type", "A key must be a string. Put it in quotes.");
				return;
			}
			let below = {
				at,
				depth: stand.depth + 1,
				trail: stand.trail === "" ? key.value : `${stand.trail}/${key.value}`
			};
			return refuseEscaped(key.value, below, walk), {
				key: key.value,
				at,
				value: nodeOf(pair.value, below, walk)
			};
		}
		function listOf(node, stand, walk) {
			let below = {
				...stand,
				depth: stand.depth + 1,
				trail: `${stand.trail}/#`
			};
			return {
				type: "list",
				at: stand.at,
				items: node.items.map((item) => nodeOf(item, below, walk))
			};
		}
		function read_tree_plainOf(node, stand, walk) {
			let value = (0, dist.jn)(node) ? node.value : null;
			typeof value == "string" && refuseEscaped(value, stand, walk), typeof value == "number" && refuseNumber(node, value, stand, walk);
			let plain = typeof value == "string" || typeof value == "number" || typeof value == "boolean" ? value : null;
			return {
				type: "plain",
				at: stand.at,
				value: plain
			};
		}
		let inPause = /^tests\/#\/(?:pauses\/#\/)?pause\//u;
		function refuseEscaped(value, stand, walk) {
			if (inPause.test(`${stand.trail}/`)) return;
			let first = (0, invisible.tO)(value, "\n	")[0];
			if (first === void 0) return;
			let message = `${JSON.stringify(value.slice(0, first.index))} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may hold it.`;
			walk.refuse(stand.at, "invisible-character", message);
		}
		let plainInteger = /^-?(?:0|[1-9][0-9]*)$/u, plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;
		function refuseNumber(node, value, stand, walk) {
			let source = (0, dist.jn)(node) ? node.source ?? "" : "";
			if (Number.isInteger(value) ? plainInteger.test(source) && Number.isSafeInteger(value) : plainFraction.test(source)) return;
			let message = `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`;
			walk.refuse(stand.at, "invalid-value", message);
		}
		async function parsePolicy(text, source) {
			let tree = readTree(text), reading = "problems" in tree ? tree : await readPolicyTree(tree.root, source);
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
	5635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ho: () => isMatched,
			S4: () => judge,
			yB: () => whyNotNow
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1989), _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2774);
		function matches({ test, missing }, value, mode) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard"
			});
		}
		function wanted({ test, missing }) {
			return missing ? `${test.wanted}, or missing` : test.wanted;
		}
		function whyNot(key, matcher, value) {
			let { test } = matcher, why = value === void 0 ? void 0 : test.whyNot?.(value);
			if (why !== void 0) return `${key}: ${why}`;
			let strange = value === void 0 ? "" : test.strange?.(value) ?? "";
			return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}, wants ${wanted(matcher)}`;
		}
		function whyMatched(key, { test }, value) {
			if (value === void 0) return `${key} is missing`;
			let strange = test.strange?.(value) ?? "";
			if (strange !== "") return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}`;
			let why = test.whyHolds?.(value);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
		function whyNotNow({ when }, context) {
			let failing = when.find(({ matcher, value }) => !matches(matcher, value(context), "when"));
			return failing && (() => whyNot(`when.${failing.key}`, failing.matcher, failing.value(context)));
		}
		function whyNotMatched(entry, pause, context, mode) {
			let now = whyNotNow(entry, context);
			if (now !== void 0) return now;
			let failing = entry.match.find((condition) => !isAsked(condition, pause, mode));
			if (failing !== void 0) return () => whyNot(failing.key, failing.matcher, failing.value(pause));
			let elsewhere = entry.plain && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.fG)(entry.plain, pause);
			return elsewhere === void 0 ? void 0 : () => elsewhere;
		}
		function isMatched(entry, pause, context, mode) {
			return whyNotMatched(entry, pause, context, mode) === void 0;
		}
		function isAsked({ key, matcher, value }, pause, mode) {
			return matches(matcher, value(pause), mode) || mode === "guard" && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.FG)(key, pause) !== void 0;
		}
		function judge(entry, pause, context, mode) {
			let failing = whyNotMatched(entry, pause, context, mode);
			return failing === void 0 ? {
				matched: !0,
				because: whyAll(entry, pause, mode)
			} : {
				matched: !1,
				because: failing()
			};
		}
		function whyAll(entry, pause, mode) {
			for (let condition of entry.match) {
				let value = condition.value(pause), unknown = mode === "guard" && !matches(condition.matcher, value, mode) && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.FG)(condition.key, pause), reason = unknown ? `${condition.key}: ${unknown}` : whyMatched(condition.key, condition.matcher, value);
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
	}),
	2774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FG: () => whyUnknown,
			df: () => describePlace,
			er: () => isPlaceUnknown,
			fG: () => whyElsewhere,
			wA: () => plainPlace
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1989);
		let onCommand = [
			"command",
			"/command",
			"operation",
			"/operation"
		], onPaths = /^\/(?:paths|inside|outside)(?:\/|$)/u, unknownPlace = "unknown";
		function plainPlace(match) {
			let has = (...keys) => match.some(({ key }) => keys.includes(key)), opened = match.flatMap(({ key, matcher }) => matcher.test.takesMissing === !0 ? [] : [key]), opens = (...keys) => keys.some((key) => opened.includes(key));
			return has(...onCommand) ? {
				of: "command",
				parts: [
					...opens("/cwd", "/workdir", "/inside") ? opens("/cwd", "/workdir", "/outside") ? [] : ["outside"] : ["folder"],
					...opens("/env") ? [] : ["environment"],
					...opens("/arguments") ? [] : ["arguments"]
				],
				named: opened.filter((key) => /^\/(?:env|arguments)\/[^/]*$/u.test(key))
			} : match.some(({ key }) => onPaths.test(key)) ? {
				of: "paths",
				parts: match.some(({ key }) => /^\/inside(?:\/|$)/u.test(key)) && !opens("/outside") ? ["outside"] : [],
				named: []
			} : {
				of: "any",
				parts: [],
				named: []
			};
		}
		function whyElsewhere({ parts, named }, pause) {
			let outside = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "outside"), isOutside = outside !== void 0 && !isEmpty(outside) && parts.includes("outside");
			if (pause.command === void 0) return isUnknown(outside) ? "outside: nobody can tell where a path leads, and no rule allows that" : isPlaceUnknown(pause) ? "cwd: nobody knows the folder, and no rule allows that" : isOutside ? `outside: ${nameOf(outside)}, and the rule has no matcher on /outside` : void 0;
			let folder = otherFolder(pause);
			if (folder === unknownPlace) return "folder: unknown, and no rule allows a command in a folder that nobody knows";
			if (folder !== void 0 && parts.includes("folder")) return `folder: ${folder} is not the root of the work folder`;
			if (isOutside) return `folder: ${nameOf(outside)} is outside of the work folder, and the rule has no matcher on /cwd or /outside`;
			let environment = namesIn(pause, "env", named);
			if (environment !== void 0 && parts.includes("environment")) return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
			let others = namesIn(pause, "arguments", named);
			if (others !== void 0 && parts.includes("arguments")) return `arguments: the call has ${others} beside its command, and the rule has no matcher on /arguments`;
		}
		function describePlace(pause) {
			if (pause.command === void 0) return;
			let folder = otherFolder(pause), environment = namesIn(pause, "env"), others = namesIn(pause, "arguments"), parts = [
				...folder === void 0 ? [] : [folder === unknownPlace ? "in an unknown folder" : `in ${folder}`],
				...environment === void 0 ? [] : [`with ${environment}`],
				...others === void 0 ? [] : [`with the arguments ${others}`]
			];
			return parts.length === 0 ? void 0 : parts.join(", ");
		}
		function otherFolder({ arguments: fields }) {
			let [cwd, workdir, inside, outside] = [
				"cwd",
				"workdir",
				"inside",
				"outside"
			].map((name) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name));
			return cwd === unknownPlace || isUnknown(outside) ? unknownPlace : outside !== void 0 && !isEmpty(outside) ? nameOf(outside) : workdir !== void 0 && workdir !== cwd ? nameOf(workdir) : inside === void 0 ? cwd === void 0 ? void 0 : nameOf(cwd) : isRoot(inside) ? void 0 : nameOf(inside);
		}
		function namesIn({ arguments: fields }, name, named = []) {
			let value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name);
			if (value === void 0 || isEmpty(value)) return;
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return nameOf(value);
			let known = new Set(named.map((pointer) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.qT)(pointer) ?? []).flatMap(([of, one]) => of === name ? [one] : [])), others = Object.keys(value).filter((one) => !known.has(one));
			return others.length === 0 ? void 0 : others.slice(0, 5).map(nameOf).join(", ");
		}
		function whyUnknown(key, pause) {
			if (key === "/cwd" || onPaths.test(key)) return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "cwd") === unknownPlace ? "nobody knows the folder" : key !== "/cwd" && isPlaceUnknown(pause) ? "nobody can tell where a path leads" : void 0;
		}
		function isPlaceUnknown({ arguments: fields }) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "cwd") === unknownPlace || isUnknown((0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "outside"));
		}
		function isUnknown(outside) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(outside) ? outside.includes(unknownPlace) : outside === unknownPlace;
		}
		function isRoot(inside) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(inside) ? inside.length > 0 && inside.every((one) => one === ".") : inside === ".";
		}
		function isEmpty(value) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value.length === 0 : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) && Object.keys(value).length === 0;
		}
		function nameOf(value) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.length > 0 ? value.slice(0, 5).map(nameOf).join(", ") : typeof value == "string" && /^[\w@%+=:,./-]+$/.test(value) ? value : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(value);
		}
	}),
	9992: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cc: () => presentTest,
			Cn: () => re2Test,
			FX: () => globTest,
			Hg: () => hasTest,
			Y6: () => notTest,
			tK: () => ofElements,
			wE: () => pathTest,
			zE: () => valuesTest
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141), _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1989);
		function ofElements(holdsForOne) {
			let holds = (value, asked) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? asked.mode === "rule" ? value.length > 0 && value.every((element) => holds(element, asked)) : value.some((element) => holds(element, asked)) : holdsForOne(value, asked);
			return holds;
		}
		function valuesTest(listed) {
			return {
				type: "values",
				listed,
				holds: ofElements((value) => listed.some((each) => each === value)),
				wanted: listed.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")
			};
		}
		function globTest(glob) {
			return {
				type: "glob",
				glob,
				pattern: glob.pattern,
				holds: ofElements((value) => typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, value)),
				wanted: `glob ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(glob.pattern)}`,
				takesUnlisted: !0,
				takesTextsOnly: !0
			};
		}
		function re2Test(pattern, matches) {
			return {
				type: "re2",
				pattern,
				holds: ofElements((value) => typeof value == "string" && matches(value)),
				wanted: `re2 ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(pattern)}`,
				takesUnlisted: !0,
				takesTextsOnly: !0
			};
		}
		function pathTest(globs) {
			let compiled = globs.map((glob) => ({
				narrow: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(glob),
				wide: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(glob, { wide: !0 })
			}));
			return {
				type: "path",
				globs,
				holds: ofElements((value, { doubt }) => isPath(value) ? compiled.some(({ narrow, wide }) => doubt ? wide(value) : narrow(value)) : doubt),
				wanted: `path ${globs.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")}`,
				takesUnlisted: !0,
				takesTextsOnly: !0,
				strange: whyNoPath
			};
		}
		function whyNoPath(value) {
			let strange = ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value : [value]).find((each) => !isPath(each));
			return strange === void 0 ? "" : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? `, of which ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(strange)} is not a plain relative path` : ", not a plain relative path";
		}
		function isPath(value) {
			return typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.qW)(value);
		}
		function notTest(test) {
			let fails = (value, { mode, doubt }) => !test.holds(value, {
				mode,
				doubt: !doubt
			}), failsForEach = ofElements(fails);
			return {
				type: "not",
				test,
				holds: (value, asked) => asked.mode === "when" || test.asksWhole === !0 ? fails(value, asked) : failsForEach(value, asked),
				wanted: `not ${test.wanted}`,
				takesUnlisted: !0,
				asksWhole: test.asksWhole === !0,
				...test.strange === void 0 ? {} : { strange: test.strange }
			};
		}
		function presentTest(present) {
			return {
				type: "present",
				present,
				holds: () => present,
				wanted: present ? "present" : "missing",
				takesUnlisted: !0,
				takesMissing: !present
			};
		}
		function hasTest(values) {
			return {
				type: "has",
				values,
				holds: (value) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.some((element) => values.some((each) => each === element)),
				wanted: `a list with ${values.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")}`,
				asksWhole: !0
			};
		}
	}),
	3036: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => mayBeWord,
			E7: () => wordAt,
			fm: () => compileCommandPattern,
			q8: () => whyNotOnly
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141), _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1703);
		function compileCommandPattern(pattern) {
			let reading = (0, _words_js__WEBPACK_IMPORTED_MODULE_0__.u)(pattern, { pattern: !0 });
			if ("error" in reading) return { error: `${reading.error}. Quote a word that holds it, or leave it out` };
			let [command = [], ...others] = reading.commands;
			if (others.length > 0) return { error: "it holds more than one command. Write one pattern for each" };
			if (command.slice(0, -1).some(isPaths)) return { error: "\"{paths:…}\" stands only at the end. Write \"{path:…}\" for one path" };
			let open = command.at(-1)?.text === "**", fixed = open ? command.slice(0, -1) : command, flaw = flawOf(fixed);
			if (flaw !== void 0) return { error: flaw };
			let tokens = fixed.map(wordPattern);
			return {
				pattern,
				tokens,
				open,
				more: fixed.some(isPaths) ? tokens.at(-1) : void 0
			};
		}
		function flawOf(words) {
			if (words.length === 0) return "\"**\" alone would cover everything. Name a program before it";
			for (let word of words) {
				let glob = pathGlobOf(word), flaw = glob === void 0 ? void 0 : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.jU)(glob);
				if (flaw !== void 0) return `in ${JSON.stringify(word.text)} ${flaw}`;
			}
			return words.some((word) => pathGlobOf(word) === void 0 && word.text.includes("**")) ? "\"**\" stands only at the end, as a word of its own. Write \"*\" within a word" : void 0;
		}
		function pathGlobOf(word) {
			return word.quoted ? void 0 : /^\{paths?:(.*)\}$/u.exec(word.text)?.[1];
		}
		function isPaths(word) {
			return !word.quoted && word.text.startsWith("{paths:");
		}
		function wordPattern(word) {
			let path = pathGlobOf(word);
			if (path !== void 0) return {
				path,
				narrow: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(path),
				wide: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(path, { wide: !0 })
			};
			let { text } = word;
			return (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)(text.replace(/[\\?]/gu, "\\$&")) ?? {
				pattern: text,
				pieces: [{ text }]
			};
		}
		function covers(pattern, words) {
			return words.length < pattern.tokens.length ? !1 : words.every((word, index) => {
				let token = wordAt(pattern, index);
				return token === void 0 ? pattern.open : "path" in token ? token.narrow(word) : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(token, word);
			});
		}
		function wordAt(pattern, index) {
			return pattern.tokens[index] ?? pattern.more;
		}
		function mayBeWord(token, argument) {
			return "path" in token ? !(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.qW)(argument) || token.wide(argument) : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(token, argument);
		}
		function whyNotOnly(patterns, reading) {
			if ("error" in reading) return reading.error;
			for (let [index, words] of reading.commands.entries()) {
				if (patterns.some((pattern) => covers(pattern, words))) continue;
				let command = JSON.stringify(cut(words.join(" ")));
				return `part ${index + 1} ${command} is covered by none of ${patterns.length} pattern${patterns.length === 1 ? "" : "s"}`;
			}
		}
		function cut(command) {
			return command.length <= 200 ? command : `${command.slice(0, 200).toWellFormed()}…`;
		}
	}),
	1703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => readWords });
		var _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1376), _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3492);
		let bareWord = /[A-Za-z0-9_@%+=:,./-]+/y, barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y, pathWord = /\{paths?:[A-Za-z0-9_@%+=:,./*?-]*\}/y, quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y, plainWords = [bareWord, quotedWord], patternWords = [
			barePattern,
			quotedWord,
			pathWord
		], operator = /&&|\|\||;|\|/y, assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u, keywords = (0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.d)("case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while"), meanings = new Map([
			["$", "a variable or a substitution"],
			["`", "a substitution"],
			["\\", "an escape"],
			["!", "a negation or the history"],
			["&", "the background, or a joint other than &&"],
			["|", "a joint other than | and ||"],
			[";", "a joint other than a single ;"],
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("< >", "a redirection"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("( )", "a group or a function"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("{ }", "a group or a brace expansion"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("[ ]", "a test or a glob"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("* ?", "a glob"),
			["~", "a home directory"],
			["#", "a comment"],
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("\" '", "a quote that is not a whole word, or holds what is not literal")
		]);
		function readWords(text, options) {
			let unseen = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.tO)(text, "")[0];
			if (unseen !== void 0) return { error: `it holds ${unseen.name}, which is not literal` };
			let commands = [], current = [], lastJoint;
			for (let at = skipSpaces(text, 0); at < text.length;) {
				let piece = pieceAt(text, at, options.pattern ? patternWords : plainWords);
				if (piece.type === "error") return { error: piece.error };
				if (at = skipSpaces(text, at + piece.raw.length), piece.type === "word") {
					let word = wordOf(piece.raw), grammar = current.length === 0 ? whyGrammar(word) : void 0;
					if (grammar !== void 0) return { error: grammar };
					current.push(word);
				} else {
					if (current.length === 0) return { error: `nothing stands before "${piece.raw}"` };
					commands.push(current), current = [], lastJoint = piece.raw;
				}
			}
			return current.length > 0 ? { commands: [...commands, current] } : { error: lastJoint === void 0 ? "it is empty" : `nothing stands after "${lastJoint}"` };
		}
		function skipSpaces(text, from) {
			let at = from;
			for (; text[at] === " ";) at += 1;
			return at;
		}
		function pieceAt(text, at, forms) {
			let joint = take(operator, text, at);
			if (joint !== void 0 && !isLongerJoint(text, at, joint)) return {
				type: "joint",
				raw: joint
			};
			let raw = forms.map((form) => take(form, text, at)).find((found) => found !== void 0);
			if (raw === void 0) return {
				type: "error",
				error: notLiteral(text, at)
			};
			let end = at + raw.length;
			return endsWord(text[end]) ? {
				type: "word",
				raw
			} : {
				type: "error",
				error: notLiteral(text, end)
			};
		}
		function whyGrammar(word) {
			if (!word.quoted) return keywords.has(word.text) ? `"${word.text}" is a keyword of the shell` : assignment.test(word.text) ? `"${word.text}" is an assignment before a command` : void 0;
		}
		function take(pattern, text, at) {
			return pattern.lastIndex = at, pattern.exec(text)?.[0];
		}
		function isLongerJoint(text, at, joint) {
			let next = text[at + joint.length];
			return next === "&" || next === "|" || next === ";";
		}
		function endsWord(next) {
			return next === void 0 || " &|;".includes(next);
		}
		function wordOf(raw) {
			let quoted = raw.startsWith("\"") || raw.startsWith("'");
			return {
				text: quoted ? raw.slice(1, -1) : raw,
				quoted
			};
		}
		function notLiteral(text, at) {
			let character = String.fromCodePoint(text.codePointAt(at) ?? 0), meaning = meanings.get(character);
			return `${JSON.stringify(character)} is not literal${meaning === void 0 ? "" : ` (${meaning})`}`;
		}
	}),
	4364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => foldCase,
			_: () => foldWidely
		});
		let known = new Map();
		function foldCase(text) {
			return /[^\0-\x7f]/.test(text) ? Array.from(text.normalize("NFC"), folded).join("").normalize("NFC") : text.toLowerCase();
		}
		function foldWidely(text) {
			let upper = Array.from(text.normalize("NFKC"), (character) => character.toUpperCase()).join("");
			return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(""));
		}
		function folded(character) {
			let before = known.get(character);
			if (before !== void 0) return before;
			let found = [
				character.toUpperCase().toLowerCase(),
				character.toLowerCase(),
				character.toUpperCase()
			].find((one) => Array.from(one).length === 1 && isSame(one, character)) ?? character;
			return known.set(character, found), found;
		}
		function isSame(one, other) {
			let code = (one.codePointAt(0) ?? 0).toString(16);
			return RegExp(`^\\u{${code}}$`, "iu").test(other);
		}
	}),
	7141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SO: () => compileGlob,
			jU: () => flawOfPathGlob,
			mw: () => globMatches,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		function compileGlob(pattern) {
			let pieces = [], fixed = "", escaped = !1, flush = () => {
				fixed !== "" && pieces.push({ text: fixed }), fixed = "";
			};
			for (let character of pattern) !escaped && character === "\\" ? escaped = !0 : (escaped || character !== "*" && character !== "?" ? fixed += character : (flush(), character === "?" ? pieces.push("one") : pieces.at(-1) !== "run" && pieces.push("run")), escaped = !1);
			if (!escaped) return flush(), {
				pattern,
				pieces
			};
		}
		function globMatches(glob, text) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < text.length || piece < glob.pieces.length;) {
				let current = glob.pieces[piece];
				if (current === "run") {
					if (runPiece = piece, runAt = at, piece += 1, piece === glob.pieces.length) return !0;
					continue;
				}
				let next = current === void 0 ? void 0 : step(current, text, at);
				if (next !== void 0) {
					at = next, piece += 1;
					continue;
				}
				if (runPiece === -1) return !1;
				let after = glob.pieces[runPiece + 1], from = runAt + width(text, runAt);
				if (from > text.length || runAt >= text.length || (runAt = typeof after == "object" ? text.indexOf(after.text, from) : from, runAt === -1)) return !1;
				at = runAt, piece = runPiece + 1;
			}
			return !0;
		}
		function step(piece, text, at) {
			return piece === "one" ? at < text.length ? at + width(text, at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
		}
		function width(text, at) {
			return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
		function isPlainPath(value) {
			return value.length > 4096 || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value) || value.includes("\\") || /~[0-9]/u.test(value) || (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) ? !1 : value.split("/").every(isPlainSegment);
		}
		function isPlainSegment(segment) {
			return segment !== "" && !segment.endsWith(".") && !segment.startsWith(" ") && !segment.endsWith(" ");
		}
		function flawOfPathGlob(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" is a segment of its own. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path is like that. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", \".\" or \"..\" and backslashes";
		}
		function compilePathGlob(glob, { wide = !1 } = {}) {
			let flaw = flawOfPathGlob(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let folded = (text) => wide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(text) : text, pieces = folded(glob).split("/").map((segment) => segment === "**" ? "**" : segmentGlob(segment));
			return (value) => isPlainPath(value) && covers(pieces, folded(value).split("/"), wide);
		}
		function segmentGlob(segment) {
			return compileGlob(segment) ?? {
				pattern: segment,
				pieces: [{ text: segment }]
			};
		}
		function covers(pieces, segments, wide) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < segments.length || piece < pieces.length;) {
				let current = pieces[piece], segment = segments[at];
				if (current === "**") runPiece = piece, runAt = at, piece += 1;
				else if (current !== void 0 && segment !== void 0 && coversSegment(current, segment, wide)) at += 1, piece += 1;
				else {
					let taken = segments[runAt];
					if (runPiece === -1 || taken === void 0 || !wide && taken.startsWith(".")) return !1;
					runAt += 1, at = runAt, piece = runPiece + 1;
				}
			}
			return !0;
		}
		function coversSegment(glob, segment, wide) {
			return !wide && segment.startsWith(".") && !glob.pattern.startsWith(".") ? !1 : globMatches(glob, segment);
		}
	}),
	1376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KT: () => named,
			jQ: () => showInvisible,
			tO: () => findInvisible,
			wy: () => hasInvisible
		});
		let unseen = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			let found = [];
			for (let match of text.matchAll(unseen())) allowed.includes(match[0]) || found.push({
				index: match.index,
				name: codePointName(match[0])
			});
			return found;
		}
		function hasInvisible(text) {
			return unseen().test(text);
		}
		function showInvisible(text) {
			return /^[ -~]*$/.test(text) ? text : text.replace(unseen(), named);
		}
		function named(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		function codePointName(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	1989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			e6: () => follow,
			hQ: () => ownField,
			qF: () => parseJson,
			qT: () => readPointer
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value === 0 ? 0 : value);
		}
		function shown(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}…` : text;
		}
		function readPointer(text) {
			if (text.startsWith("/") && !/~(?![01])/u.test(text)) return text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function follow(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	}),
	3492: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => wordSet,
			m: () => eachWord
		});
		function wordSet(words) {
			return new Set(words.split(" "));
		}
		function eachWord(words, value) {
			return words.split(" ").map((word) => [word, value]);
		}
	})
};
