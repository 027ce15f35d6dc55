export const id = 7178;
export const ids = [7178, 290];
export const modules = {
	7178: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { loadTestedPolicy: () => loadTestedPolicy });
		var errors = __webpack_require__(452), policy_file = __webpack_require__(401), json = __webpack_require__(6413), judge = __webpack_require__(491), canned_answer = __webpack_require__(2530), decide = __webpack_require__(290);
		function runTests(policy) {
			return policy.tests.flatMap((test) => runTest(policy, test) ?? []);
		}
		function runTest(policy, test) {
			if (test.change !== void 0) return runChangeTest(policy, test, test.change);
			let decisions = (0, decide.startDecisions)(policy, test.context);
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
			let { at, answer, rule } = change.expect, verdict = (0, judge.sx)(policy, change, context);
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
			let fitted = (0, json.Gv)(pause) ? (0, canned_answer.u5)(canned, pause) : { error: "not an object" };
			if ("error" in fitted) return !1;
			let sorted = (text) => (0, json.dj)(JSON.parse(text));
			return fitted.text === answer || typeof canned != "string" && sorted(fitted.text) === sorted(answer);
		}
		function explainFailure(decision, step) {
			let { answer, rule } = step.expect, actual = `${JSON.stringify(decision.answer ?? decision.outcome)} from rule "${decision.rule}"`, why = decision.trace.find((entry) => entry.id === rule)?.because, reason = decision.reason === null ? "" : ` ${decision.reason}`, hint = rule !== decision.rule && why !== void 0 ? ` "${rule}": ${why}.` : "";
			return `Expected ${JSON.stringify(answer)} from rule "${rule}", but got ${actual}.${reason}${hint}`;
		}
		async function loadTestedPolicy(bytes, path) {
			let policy = await (0, policy_file.t)(bytes, path);
			return checkPolicyTests(policy), policy;
		}
		function checkPolicyTests(policy) {
			let failures = runTests(policy), [first] = failures;
			if (first === void 0) return;
			let { source } = policy, { line, column } = first, shown = failures.slice(0, 3).map((one) => `${source}:${one.line}:${one.column}: ${one.name}: ${one.message}`), more = failures.length > 3 ? ` And ${failures.length - 3} more.` : "", message = `Tests of the permission policy fail. ${shown.join(" ")}${more}`;
			throw new errors.pn("policy_invalid", message, {
				source,
				line,
				column
			});
		}
	}),
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
	290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			evaluate: () => evaluate,
			startDecisions: () => startDecisions,
			unknownContext: () => _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6413), _match_conditions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5635), _match_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2774), _pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9469), _answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8490), _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2530), _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576);
		function startDecisions(policy, context, earlier) {
			let run = {
				policy,
				context,
				entryCounts: new Map(earlier?.entries),
				pauseCounts: new Map(earlier?.pauses),
				lastJudged: new Map(),
				spent: earlier?.spent ?? _answering_js__WEBPACK_IMPORTED_MODULE_1__.at
			};
			return {
				decide: (request) => decide(run, request),
				nobodyAnswered: (request) => answerPause(run, findJudged(run, request), "reject", "Nobody answered."),
				personAnswered(request, wish) {
					let judged = findJudged(run, request), reading = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.QM)(wish, judged.pause);
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
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.H5)(request.arguments);
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
				return (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) ? answerPause(run, judged, "reject", why) : stopRun(judged, why);
			}
			return run.entryCounts.set(id, uses + 1), verb === "ask" ? askPerson(judged) : answerPause(run, judged, verb, null);
		}
		function judge(run, pause) {
			let text = (0, _json_js__WEBPACK_IMPORTED_MODULE_4__.dj)(pause.arguments), earlierCount = run.pauseCounts.get(text) ?? 0;
			run.pauseCounts.set(text, earlierCount + 1);
			let { deciding, trace } = evaluate(run.policy, pause, run.context), budgets = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.spent, earlierCount);
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
			}, { outcome, answer, ladder, reason } = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.Ic)(judged.pause, verb, canned, bounds);
			return outcome !== "stop" && (run.spent = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.Rf)(run.spent, outcome)), toDecision(judged, {
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
			if ((0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) && (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("allow-always", pause.options) === void 0) return stopRun(judged, "No known option is offered, so there is nothing to ask.");
			let decline = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.kQ)(pause.arguments) ? "decline" : void 0;
			return toDecision(judged, {
				outcome: "ask",
				answer: null,
				ladder: `ask: a person decides; without one ${((0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) ? (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("reject", pause.options) : decline) ?? "stop"}`,
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
				place: (0, _match_place_js__WEBPACK_IMPORTED_MODULE_5__.df)(pause),
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
				budgets: (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.spent, 0)
			};
		}
		function evaluate(policy, pause, context) {
			let list = (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) ? "rules" : "questions", entries = [...policy.guards.map((entry) => ({
				entry,
				list: "guards",
				mode: "guard"
			})), ...policy[list].map((entry) => ({
				entry,
				list,
				mode: "rule"
			}))], decidingIndex = entries.findIndex(({ entry, mode }) => (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_6__.Ho)(entry, pause, context, mode)), defaultEntry = {
				list: "default",
				entry: {
					id: "default",
					reason: null,
					verb: list === "rules" ? policy.default : "stop"
				}
			}, isDefault = decidingIndex === -1, trace = () => {
				let judgedEntries = entries.map(({ entry, list: name, mode }, index) => {
					let judged = isDefault || index <= decidingIndex ? (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_6__.IT)(entry, pause, context, mode) : {
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
	}),
	401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => loadPolicy });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function readPolicy(text, source) {
			let { parsePolicy } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(9494)]).then(__webpack_require__.bind(__webpack_require__, 9494));
			return parsePolicy(text, source);
		}
		async function loadPolicy(text, source) {
			let reading = await readPolicy(text, source);
			if ("policy" in reading) return reading.policy;
			let [first] = reading.problems;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_invalid", describeProblems(reading.problems, source), {
				source,
				line: first?.line ?? 1,
				column: first?.column ?? 1
			});
		}
		function describeProblems(problems, source) {
			let shownProblems = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`), unlistedCount = problems.length - shownProblems.length, rest = unlistedCount > 0 ? ` And ${unlistedCount} more; "interns policy check" lists all.` : "";
			return `The permission policy is invalid. ${shownProblems.join(" ")}${rest}`;
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
	})
};
