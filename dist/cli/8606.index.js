export const id = 8606;
export const ids = [8606];
export const modules = {
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141);
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
	70491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mc: () => comparePathBytes,
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
	98804: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			mQ: () => answerShape,
			kl: () => changeEntryShape,
			W3: () => changeShape,
			PK: () => guardShape,
			Yy: () => questionShape,
			bJ: () => reservedIds,
			mK: () => ruleShape
		});
		var judge = __webpack_require__(70491), text_glob = __webpack_require__(47141), change_guarded = __webpack_require__(2244);
		function compileReach(globs, verb) {
			if (verb === "allow") {
				let reaches = globs.map(compileNarrowReach);
				return (path) => {
					let results = reaches.map((reach) => reach(path));
					return results.includes("covered") ? "covered" : results.includes("guarded") ? "guarded" : "not";
				};
			}
			let matchers = globs.map((glob) => (0, text_glob.x7)(glob));
			return (path) => matchers.some((matches) => matches(path, { isWide: !0 })) ? "covered" : "not";
		}
		function compileNarrowReach(glob) {
			let pieces = (0, text_glob.k0)(glob);
			return (path) => {
				if (!(0, text_glob.qW)(path)) return "not";
				let names = path.split("/"), isMatched = (piece, at) => piece === "run" || (0, text_glob.mw)(piece, names[at] ?? "");
				if (!(0, text_glob.$h)(pieces, names.length, isMatched)) return "not";
				let guarded = names.map((name, at) => (0, change_guarded.qo)(name) || names[at - 1]?.toLowerCase() === ".github"), isNamed = (piece, name) => piece !== "run" && piece.pattern === name && !/[*?]/u.test(piece.pattern), isSpelled = (piece, at) => guarded[at] === !0 ? isNamed(piece, names[at]) : isMatched(piece, at);
				return (0, text_glob.$h)(pieces, names.length, isSpelled) ? "covered" : "guarded";
			};
		}
		var place = __webpack_require__(62774), policy = __webpack_require__(8157), conditions_shape = __webpack_require__(67678), file_forms = __webpack_require__(65249), shape = __webpack_require__(56243);
		let reservedIds = ["default", "malformed"], idPattern = /^[a-z0-9][a-z0-9-]*$/u, idSchema = {
			pattern: idPattern.source,
			not: { enum: reservedIds },
			description: "Names the entry in decisions and tests; unique in the file."
		}, commonFields = {
			id: (0, shape.H$)((0, shape.Yj)("\"id\"", idSchema, "a string; put it in quotes"), (value, reader, { at }) => {
				let isWellFormed = idPattern.test(value);
				if (isWellFormed && !reservedIds.includes(value)) return value;
				let message = isWellFormed ? `The id "${value}" is reserved. Choose another.` : `The id ${JSON.stringify(value)} is not allowed. Use a-z, 0-9 and "-", and begin with a letter or digit.`;
				return (0, shape.fJ)(reader, at, "invalid-value", message);
			}),
			when: (0, shape.lq)((0, shape.KT)("when", conditions_shape.MC), [])
		}, reason = (0, shape.lq)((0, shape.Qq)("\"reason\"", "Why, for the log and the summary."), null), limit = (0, shape.lq)((0, shape.U9)("\"limit\"", "How many times a run may use this entry.")), thenKey = "then", alwaysVerbs = ["allow-always", "reject-always"], alwaysNeedsReason = {
			check(entry, reader) {
				if (!alwaysVerbs.includes(entry.then) || entry.reason !== null) return;
				let message = `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`;
				(0, shape.fJ)(reader, entry.at, "missing-key", message);
			},
			schema: {
				if: { properties: { [thenKey]: { enum: alwaysVerbs } } },
				[thenKey]: { required: ["reason"] }
			}
		}, guardShape = (0, shape.H$)((0, shape.pq)({
			...commonFields,
			match: (0, shape.KT)("guardMatch", (0, conditions_shape.Zz)("guard")),
			[thenKey]: (0, shape.Vm)("\"then\" of a guard", policy.IJ, "The verb: guards only refuse."),
			reason
		}, {
			what: "The guard",
			about: "Can only refuse; checked first.",
			...alwaysNeedsReason
		}), ({ then: verb, ...guard }) => ({
			...guard,
			verb
		})), ruleShape = (0, shape.H$)((0, shape.pq)({
			...commonFields,
			match: (0, shape.KT)("ruleMatch", (0, conditions_shape.Zz)("rule")),
			[thenKey]: (0, shape.Vm)("\"then\" of a rule", policy.XK, "What is done."),
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
				if (node.type !== "map") return (0, shape.WF)(reader, node, "\"answer\"", "a string in quotes, or a mapping of field name to value");
				if (node.entries.length === 0) return (0, shape.fJ)(reader, node.at, "invalid-value", "\"answer\" names no field. Name at least one.");
				let problemCount = reader.problems.length, fields = Object.create(null);
				for (let { key, value } of node.entries) {
					let what = `The field ${JSON.stringify(key)} of "answer"`;
					value.type === "plain" && value.value !== null ? fields[key] = value.value : (0, shape.WF)(reader, value, what, "a string, a number, true or false");
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
			match: (0, shape.KT)("questionMatch", (0, conditions_shape.Zz)("question")),
			answer: (0, shape.lq)(answerShape),
			[thenKey]: (0, shape.lq)((0, shape.Vm)("\"then\" of a question", policy.LX, "The verb, in place of an answer.")),
			reason,
			limit
		};
		function checkAnswerOrThen({ at, answer, then: verb }, reader) {
			answer !== void 0 && verb !== void 0 && (0, shape.fJ)(reader, at, "invalid-value", "A question has either \"answer\" or \"then\". Delete one."), answer === void 0 && verb === void 0 && (0, shape.fJ)(reader, at, "missing-key", "The question has neither \"answer\" nor \"then\". Add one.");
		}
		let questionShape = (0, shape.H$)((0, shape.pq)(questionFields, {
			what: "The question",
			about: "Decides about pauses that are not permissions; the first that matches.",
			check: checkAnswerOrThen,
			schema: { oneOf: [{ required: ["answer"] }, { required: ["then"] }] }
		}), ({ then: verb, ...question }) => ({
			...question,
			verb
		})), globsShape = (0, shape.p_)("\"paths\"", (0, file_forms.Qh)("A glob of \"paths\""), {
			minItems: 1,
			description: "Paths from the root: * and ? stay within a segment, ** is any number of segments."
		}, "a list of at least one path glob"), statusShape = (0, shape.Vm)("\"status\"", policy.lJ, "What happened to the file."), statusesShape = (0, shape.h9)("\"status\"", statusShape, "If left out, an allow takes added and modified files, and the other verbs match all."), changeFields = {
			...commonFields,
			paths: globsShape,
			status: (0, shape.lq)(statusesShape),
			binary: (0, shape.lq)((0, shape.Jt)("\"binary\"", "For allow: also takes contents that are not text."), !1),
			[thenKey]: (0, shape.Vm)("\"then\" of a change", policy.XZ, "Take the file, leave it behind, or take nothing."),
			reason,
			limit
		};
		function checkChangeEntry(entry, reader) {
			judge.gB.some((rule) => rule === entry.id) && (0, shape.fJ)(reader, entry.at, "invalid-value", `The id "${entry.id}" is reserved among changes. Choose another.`);
			let at = entry.positions.get("binary");
			at !== void 0 && entry.then !== "allow" && (0, shape.fJ)(reader, at, "invalid-value", "\"binary\" belongs only to \"then: allow\": the other verbs match any content.");
		}
		let changeEntryShape = (0, shape.H$)((0, shape.pq)(changeFields, {
			what: "The change",
			about: "The first entry that matches a changed file decides about it.",
			check: checkChangeEntry
		}), ({ then: verb, paths, status: statuses, ...entry }) => ({
			...entry,
			match: [],
			verb,
			globs: paths,
			reach: compileReach(paths, verb),
			statuses: statuses ?? (verb === "allow" ? ["added", "modified"] : policy.lJ)
		})), changeShape = (0, shape.pq)({
			path: (0, shape.Qq)("\"path\" of a change", "The path of the file, from the root."),
			status: (0, shape.lq)(statusShape, "modified"),
			bytes: (0, shape.lq)((0, shape.U9)("\"bytes\"", "Size of the new content; 0 when left out.", { least: 0 }), 0),
			lines: (0, shape.lq)((0, shape.U9)("\"lines\"", "Lines added and removed; 0 when left out.", { least: 0 }), 0),
			binary: (0, shape.lq)((0, shape.Jt)("\"binary\"", "The content is not text."), !1)
		}, {
			what: "The change",
			about: "A changed file."
		});
	}),
	68606: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pq: () => readPolicyTree,
			qF: () => policyJsonSchema,
			w8: () => listPatterns
		});
		var _change_judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70491), _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31576), _match_automaton_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3487), _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8157), _text_position_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35032), _conditions_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67678), _entry_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98804), _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56243);
		let versionSchema = {
			const: 1,
			description: "The version of this format."
		}, defaults = {
			..._policy_js__WEBPACK_IMPORTED_MODULE_0__.ZJ,
			..._policy_js__WEBPACK_IMPORTED_MODULE_0__.bq
		};
		function budgetField(name, about, most) {
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.U9)(`"${name}"`, `${about} ${defaults[name]} when left out.`, { most }), defaults[name]);
		}
		let budgetShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.pq)({
			answers: budgetField("answers", "Answers a run may send at most;"),
			allows: budgetField("allows", "Permissions a run may get at most;"),
			rejects_in_a_row: budgetField("rejects_in_a_row", "Rejects in a row; one more stops the run."),
			same_pause: budgetField("same_pause", "The same pause; once more stops the run."),
			files: budgetField("files", "Changed files that a run may hand over at most;", _policy_js__WEBPACK_IMPORTED_MODULE_0__.cp.files),
			bytes: budgetField("bytes", "Bytes of their new contents at most;", _policy_js__WEBPACK_IMPORTED_MODULE_0__.cp.bytes),
			lines: budgetField("lines", "Lines that they add and remove at most;", _policy_js__WEBPACK_IMPORTED_MODULE_0__.cp.lines)
		}, {
			what: "\"budget\"",
			about: "What one run may spend at most."
		}), expectShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.pq)({
			answer: _entry_shapes_js__WEBPACK_IMPORTED_MODULE_2__.mQ,
			rule: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("\"rule\" of \"expect\"", "The id that decides, or default, or malformed.")
		}, {
			what: "\"expect\"",
			about: "Both must hold. The answer is what is sent, or the canned answer, or stop, or ask."
		}), pauseShape = {
			read: (node, reader) => node.type === "map" ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.aB)(node) : (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.WF)(reader, node, "\"pause\"", "the arguments of the pause as a mapping"),
			schema: () => ({
				type: "object",
				description: "The arguments of the pause."
			})
		}, stepShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.pq)({
			pause: pauseShape,
			expect: expectShape
		}, {
			what: "The pause",
			about: "One pause, and its expected answer."
		}), testFields = {
			name: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("\"name\" of a test", "What the test shows."),
			context: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.KT)("context", _conditions_shape_js__WEBPACK_IMPORTED_MODULE_3__.Be), _context_js__WEBPACK_IMPORTED_MODULE_4__.Ut),
			pause: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)(pauseShape),
			expect: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)(expectShape),
			pauses: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.p_)("\"pauses\"", stepShape, { description: "Several pauses of one run, in order." })),
			change: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_entry_shapes_js__WEBPACK_IMPORTED_MODULE_2__.W3)
		}, testShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.H$)((0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.pq)(testFields, {
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
			if (pause !== void 0 || pauses !== void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.fJ)(reader, at, "invalid-value", "A test has either \"change\" or a pause. Delete one.");
			if (expect === void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.fJ)(reader, at, "missing-key", "The test has no \"expect\". Add it.");
			let answer = _policy_js__WEBPACK_IMPORTED_MODULE_0__.kN.find((each) => each === expect.answer);
			if (answer !== void 0) return {
				...expect,
				answer
			};
			let message = `The "answer" to a change is ${(0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.x)(_policy_js__WEBPACK_IMPORTED_MODULE_0__.kN)}.`;
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.fJ)(reader, expect.positions.get("answer") ?? expect.at, "invalid-value", message);
		}
		function toSteps({ at, positions, pause, expect, pauses }, reader) {
			if (pauses === void 0) {
				if (pause !== void 0 && expect !== void 0) return [{
					at,
					positions,
					pause,
					expect
				}];
				let missingKeys = pause === void 0 && expect === void 0 ? "\"pause\" and \"expect\", or \"pauses\", or \"change\" and \"expect\"" : pause === void 0 ? "\"pause\"" : "\"expect\"";
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.fJ)(reader, at, "missing-key", `The test has no ${missingKeys}. Add it.`);
			}
			if (pause !== void 0 || expect !== void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.fJ)(reader, at, "invalid-value", "A test has either \"pause\" with \"expect\", or \"pauses\". Delete one.");
			if (pauses.length === 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.fJ)(reader, at, "invalid-value", "\"pauses\" is empty, so the test shows nothing. Add a pause.");
			let endIndex = pauses.findIndex(({ expect: { answer } }) => answer === "stop" || answer === "ask"), stepAfterEnd = endIndex === -1 ? void 0 : pauses[endIndex + 1];
			return stepAfterEnd === void 0 ? pauses : (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.fJ)(reader, stepAfterEnd.at, "invalid-value", "The run has ended with the pause before this one. Delete this one, or make it a separate test.");
		}
		let policyFields = {
			version: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.pj)("\"version\"", "the number 1", versionSchema, (value) => value === 1),
			default: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.Vm)("\"default\"", ["reject", "stop"], "What happens to a permission that nothing matches; reject when left out."), "reject"),
			budget: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)(budgetShape, defaults),
			guards: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)(entriesShape("guard", _entry_shapes_js__WEBPACK_IMPORTED_MODULE_2__.PK, "Can only refuse; checked first; any match wins."), []),
			rules: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)(entriesShape("rule", _entry_shapes_js__WEBPACK_IMPORTED_MODULE_2__.mK, "Decide about permissions; the first match decides."), []),
			questions: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)(entriesShape("question", _entry_shapes_js__WEBPACK_IMPORTED_MODULE_2__.Yy, "Decide about all other pauses; the first match decides."), []),
			changes: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)(entriesShape("change", _entry_shapes_js__WEBPACK_IMPORTED_MODULE_2__.kl, "Decide about changed files; the first match decides.")),
			tests: (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.lq)(entriesShape("test", testShape, "Run before every prompt; a test that fails stops the step."), [])
		};
		function entriesShape(name, shape, description) {
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.p_)(`"${name}s"`, (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.KT)(name, shape), { description });
		}
		let fileShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.pq)(policyFields, {
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
				ids.has(id) && (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.fJ)(reader, positions.get("id") ?? at, "duplicate-id", message), ids.add(id);
			}
			let pauseRuleIds = new Set([...pauseEntries.map((entry) => entry.id), ..._entry_shapes_js__WEBPACK_IMPORTED_MODULE_2__.bJ]), changeRuleIds = new Set([...changes.map((entry) => entry.id), ..._change_judge_js__WEBPACK_IMPORTED_MODULE_5__.gB]), checkKnown = (rule, knownIds, entryNames, at) => {
				knownIds.has(rule) || (0, _shape_js__WEBPACK_IMPORTED_MODULE_1__.fJ)(reader, at, "unknown-id", `No ${entryNames} has the id ${JSON.stringify(rule)}.`);
			};
			for (let { steps, change } of tests) {
				for (let { expect } of steps) checkKnown(expect.rule, pauseRuleIds, "guard, rule or question", expect.positions.get("rule") ?? expect.at);
				change !== void 0 && checkKnown(change.expect.rule, changeRuleIds, "entry of \"changes\"", change.expect.at);
			}
		}
		function policyJsonSchema() {
			let definitions = new Map();
			return {
				$schema: "http://json-schema.org/draft-07/schema#",
				title: "Permission policy of intern-action",
				...fileShape.schema(definitions),
				definitions: Object.fromEntries(definitions)
			};
		}
		async function readPolicyTree(root, source, automata) {
			let keys = new Set(listEntries(root).map(({ key }) => key)), [loadedRe2, shell] = await Promise.all([keys.has("re2") ? reuseRe2(root, automata) ?? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054)).then(({ re2 }) => re2) : void 0, keys.has("shell") ? Promise.all([
				__webpack_require__.e(8989),
				__webpack_require__.e(1772),
				__webpack_require__.e(8321)
			]).then(__webpack_require__.bind(__webpack_require__, 8321)).then((module) => module.shellTest) : void 0]), reader = {
				problems: [],
				re2: loadedRe2,
				shell
			}, file = fileShape.read(root, reader);
			if (file === void 0) return { problems: (0, _text_position_js__WEBPACK_IMPORTED_MODULE_6__._)(reader.problems) };
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
				return automaton === void 0 ? { error: "it is not among the kept patterns" } : (0, _match_automaton_js__WEBPACK_IMPORTED_MODULE_7__.RE)(automaton);
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
	}),
	3487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bw: () => isAutomaton,
			RE: () => matchWhole,
			UO: () => isWithin
		});
		function isAutomaton(value) {
			if (typeof value != "object" || !value || !("start" in value) || !("steps" in value) || !Array.isArray(value.steps)) return !1;
			let steps = value.steps, isStepIndex = (index) => Number.isInteger(index) && steps[Number(index)] !== void 0;
			return isStepIndex(value.start) && steps.every((step) => Array.isArray(step) && isStep(step, isStepIndex));
		}
		function isStep([kind, next, more], isStepIndex) {
			return kind === "match" || kind === "fail" ? !0 : isStepIndex(next) ? kind === "fork" ? isStepIndex(more) : kind === "edge" ? Number.isInteger(more) : kind === "go" || kind === "one of" && Array.isArray(more) && more.every(Number.isInteger) : !1;
		}
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
	}),
	35032: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => sortUnique });
		function sortUnique(items) {
			let seen = new Set();
			return items.filter((item) => {
				let key = `${item.line}:${item.column}:${item.message}`;
				return !seen.has(key) && seen.add(key);
			}).toSorted((a, b) => a.line - b.line || a.column - b.column);
		}
	})
};
