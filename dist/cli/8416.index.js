export const id = 8416;
export const ids = [8416];
export const modules = {
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141);
		let instructions = [
			"AGENTS.md",
			"AGENTS.override.md",
			"CLAUDE.md",
			"CLAUDE.local.md",
			"GEMINI.md",
			"CODEOWNERS",
			"opencode.json",
			"opencode.jsonc"
		], lockFiles = [
			"package-lock.json",
			"npm-shrinkwrap.json",
			"yarn.lock",
			"pnpm-lock.yaml",
			"bun.lock*",
			"deno.lock",
			"Pipfile.lock",
			"poetry.lock",
			"uv.lock",
			"pdm.lock",
			"Cargo.lock",
			"go.sum",
			"go.work.sum",
			"Gemfile.lock",
			"composer.lock",
			"gradle.lockfile",
			"packages.lock.json",
			"mix.lock",
			"pubspec.lock",
			"flake.lock"
		], builds = "package.json,pnpm-*.yaml,bunfig.toml,deno.json*,lerna.json,turbo.json,nx.json,pyproject.toml,setup.py,setup.cfg,requirements*.txt,Pipfile*,conftest.py,tox.ini,noxfile.py,Cargo.*,build.rs,rust-toolchain*,go.mod,go.work,Gemfile*,*.gemspec,Rakefile,composer.*,pom.xml,*.gradle*,gradle.properties,gradle-wrapper.*,gradlew*,mvnw*,build.sbt,Makefile,GNUmakefile,*.mk,CMakeLists.txt,*.cmake,Justfile,Taskfile.*,meson.build,BUILD,BUILD.bazel,WORKSPACE,WORKSPACE.bazel,MODULE.bazel,flake.nix,Dockerfile*,Containerfile*,*.dockerfile,compose*.y*ml,docker-compose*.y*ml,Jenkinsfile*,*.csproj,*.fsproj,*.vbproj,*.sln,*.slnx,Directory.Build.*,Directory.Packages.*,nuget.config,mix.exs,pubspec.yaml,Package.swift,Package.resolved,Podfile*,action.yml,action.yaml".split(","), guardedNames = [
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
			return names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.S)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
		}
		function isOneOf(names, name) {
			return names.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(glob, name));
		}
	}),
	35754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YG: () => byPathBytes,
			gB: () => changeRules,
			vN: () => judgeChanges
		});
		var conditions = __webpack_require__(55635), json = __webpack_require__(61989), guarded = __webpack_require__(2244), fold = __webpack_require__(54364), text_path = __webpack_require__(20396);
		let device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;
		function flawOfPath(path) {
			return !path.isWellFormed() || path.includes("�") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, text_path.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(flawOfName).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is no plain path";
		}
		function flawOfName(name) {
			let folded = (0, fold._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is longer than a file system takes" : folded === ".git" ? "it lies in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
		let changeRules = [
			"default",
			"malformed",
			"guarded",
			"unfit",
			"ignored",
			"budget"
		];
		function judgeChanges({ changes: entries = [], changeBudget: budget }, changes, context) {
			let inTime = entries.map((entry) => ({
				entry,
				whyNot: whyNotNow(entry, context)
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
		function whyNotNow({ when }, context) {
			let failing = when.find(({ matcher, value }) => !(0, conditions.cK)(matcher, value(context), "when"));
			if (failing !== void 0) return `when.${failing.key} is ${(0, json.SP)(failing.value(context))}, wants ${failing.matcher.test.wanted}`;
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
			let { path, status, binary } = change, answer = flaw?.stops !== !0 && (status === "added" || (0, guarded.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(guarded.qo) ? {
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
	}),
	10401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => readPolicy,
			t: () => loadPolicy
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function readPolicy(text, source) {
			let { parsePolicy } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(529),
				__webpack_require__.e(8606),
				__webpack_require__.e(2045)
			]).then(__webpack_require__.bind(__webpack_require__, 3744));
			return parsePolicy(text, source);
		}
		async function loadPolicy(text, source) {
			let reading = await readPolicy(text, source);
			if ("policy" in reading) return reading.policy;
			let [first] = reading.problems;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_invalid", invalidMessage(reading.problems, source), {
				source,
				line: first?.line ?? 1,
				column: first?.column ?? 1
			});
		}
		function invalidMessage(problems, source) {
			let named = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`), more = problems.length - named.length, rest = more > 0 ? ` And ${more} more; "interns policy check" lists all.` : "";
			return `The permission policy is invalid. ${named.join(" ")}${rest}`;
		}
	}),
	17768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AZ: () => events,
			BU: () => trustedEvents,
			OE: () => lintWhen
		});
		var _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55635), _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63341), _warning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83453);
		let heads = {
			refs: ["refs/heads/"],
			pullRequest: !1
		}, headsOrTags = {
			refs: ["refs/heads/", "refs/tags/"],
			pullRequest: !1
		}, pull = {
			refs: ["refs/pull/"],
			pullRequest: !0
		}, commented = {
			refs: ["refs/heads/"],
			pullRequest: !0
		};
		function facts(names, fact) {
			return names.split(" ").map((name) => [name, fact]);
		}
		let events = new Map([
			...facts("pull_request pull_request_review pull_request_review_comment", pull),
			...facts("pull_request_target issue_comment issues workflow_run check_run check_suite", commented),
			...facts("push create deployment deployment_status workflow_dispatch workflow_call status", headsOrTags),
			...facts("release", {
				refs: ["refs/tags/"],
				pullRequest: !1
			}),
			...facts("branch_protection_rule delete discussion discussion_comment fork gollum image_version label merge_group milestone page_build project project_card project_column public registry_package repository_dispatch schedule watch", heads)
		]), trustedEvents = new Set("push schedule workflow_dispatch repository_dispatch merge_group release create delete deployment deployment_status".split(" "));
		function lintWhen(policy) {
			let { guards, rules, questions, changes = [] } = policy, entries = [
				...guards,
				...rules,
				...questions,
				...changes
			];
			return [
				...entries.flatMap(unknownEvents),
				...entries.flatMap(contradictions),
				...guards.flatMap((guard) => missedUnknowns(guard, "guard")),
				...changes.filter(({ verb }) => verb !== "allow").flatMap((entry) => missedUnknowns(entry, "entry")),
				...[...policy.rules, ...policy.questions].flatMap(loneLabels)
			];
		}
		function unknownEvents(entry) {
			let condition = entry.when.find((each) => each.key === "event");
			if (condition === void 0) return [];
			let { test } = condition.matcher, inner = test.type === "not" ? test.test : test;
			return inner.listed === void 0 ? [...events.keys(), "unknown"].some((event) => (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(condition.matcher, event, "when")) ? [] : [(0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "unknown-event", `No GitHub event matches "event" of "${entry.id}".`)] : inner.listed.filter((value) => typeof value == "string" && value !== "unknown" && !events.has(value)).map((value) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "unknown-event", unknownEventMessage(String(value))));
		}
		function unknownEventMessage(event) {
			let near = (0, _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(event, [...events.keys()]);
			return `GitHub has no event "${event}".${near === void 0 ? "" : ` Did you mean "${near}"?`}`;
		}
		function contradictions(entry) {
			let event = entry.when.find((each) => each.key === "event"), possible = [...events].filter(([name]) => event === void 0 || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(event.matcher, name, "when"));
			if (event === void 0 || possible.length === 0 || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(event.matcher, "unknown", "when")) return [];
			let others = entry.when.filter((each) => each !== event), failing = others.find((each) => !possible.some(([, fact]) => canHave(each, fact)));
			if (possible.some(([, fact]) => others.every((each) => canHave(each, fact)))) return [];
			let condition = failing ?? event, names = possible.map(([name]) => name).slice(0, 4).join(", ");
			return [(0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "contradictory-when", `"${entry.id}" never matches: no run for ${names} has this "${condition.key}".`)];
		}
		function canHave(condition, fact) {
			let { key, matcher } = condition;
			return (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, "unknown", "when") ? !0 : key === "ref" ? fact.refs.some((beginning) => mayBegin(matcher, beginning)) : key === "base_ref" ? fact.pullRequest || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, "", "when") : key === "draft" || key === "fork" ? fact.pullRequest || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, !1, "when") : !0;
		}
		function mayBegin(matcher, beginning) {
			let { test } = matcher;
			if (test.listed !== void 0) return test.listed.some((value) => typeof value == "string" && value.startsWith(beginning));
			if (test.type !== "glob") return !0;
			let first = test.glob.pieces[0];
			return typeof first != "object" || first.text.startsWith(beginning) || beginning.startsWith(first.text) && test.glob.pieces.length > 1;
		}
		function missedUnknowns(guard, noun) {
			return guard.when.filter((condition) => condition.key !== "event" && !(0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(condition.matcher, "unknown", "when")).map((condition) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "guard-misses-unknown", `The ${noun} "${guard.id}" does not match when "${condition.key}" is not known. Add the word "unknown" to its values.`));
		}
		function loneLabels({ id, when }) {
			return when.filter(({ key, matcher }) => key === "labels" && [
				"values",
				"glob",
				"re2"
			].includes(matcher.test.type)).filter(({ matcher }) => matcher.test.listed?.every((value) => value === "unknown") !== !0).map(({ at }) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(at, "one-label-is-enough", `"${id}" matches when one of the labels does, whatever the others are. Write "labels: { has: … }" to say so, or refuse others by a guard.`));
		}
	}),
	79092: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bh: () => takesData,
			N: () => openEndedArguments,
			VI: () => beginningOf,
			bK: () => literalText,
			xw: () => reachOf
		});
		var _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22111), _warning_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83453);
		function openEndedArguments(rule) {
			return rule.match.flatMap(({ at, matcher: { test } }) => test.type === "only" ? test.patterns.filter(isOpenEnded).map((pattern) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_0__.R)(at, "open-ended-arguments", message(rule, pattern))) : []);
		}
		function message(rule, { pattern, tokens: [first] }) {
			let allows = `"${rule.id}" allows ${JSON.stringify(pattern)}`, program = first === void 0 ? void 0 : literalText(first);
			return program === void 0 || reachOf(program) !== "no-further" ? `${allows}: with arguments of its own choosing this can run other programs or write files. List the arguments.` : `${allows}: nothing is known of what ${JSON.stringify(program)} does with arguments of the intern's choosing. List the arguments.`;
		}
		function isOpenEnded({ tokens, open }) {
			let [first, ...others] = tokens, program = first === void 0 ? void 0 : literalText(first);
			if (program === void 0) return !0;
			let reach = reachOf(program);
			if (reach === "no-further" && takesData(program)) return !1;
			let known = reach === "no-further" ? "by-options" : reach;
			return open || others.some((word, index) => isLoose(word, others.slice(0, index), known));
		}
		function literalText(word) {
			if ("path" in word) return /[*?]/u.test(word.path) ? void 0 : word.path;
			let [piece, second] = word.pieces;
			if (second === void 0) return piece === void 0 ? "" : typeof piece == "object" ? piece.text : void 0;
		}
		function beginningOf(word) {
			if ("path" in word) return word.path.replace(/[*?].*$/u, "");
			let [first] = word.pieces;
			return typeof first == "object" ? first.text : "";
		}
		function isLoose(word, before, reach) {
			if (literalText(word) !== void 0) return !1;
			let beginning = beginningOf(word);
			return "path" in word ? reach === "by-any-argument" && beginning === "" : reach === "by-any-argument" ? !0 : isOptionValue(before.map(literalText)) || before.some((each) => literalText(each) === "--") ? !1 : beginning === "" || beginning.startsWith("-") || /[\s=]/u.test(beginning);
		}
		function isOptionValue(before) {
			let last = before.at(-1);
			return (before[0] === "commit" || before[0] === "tag") && (last === "-m" || last === "--message");
		}
		let operandsRun = new Set("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman R rake sed uvx".split(" ")), optionsReach = new Set("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd".split(" "));
		function family(name) {
			return name.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, "");
		}
		function reachOf(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.kX)(program), names = [name, family(name)];
			return names.some((each) => operandsRun.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.v7)(program) ? "by-any-argument" : names.some((each) => optionsReach.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.pw)(program) ? "by-options" : "no-further";
		}
		function takesData(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.kX)(program);
			return program === name && [name, family(name)].some((each) => _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.Y8.has(each));
		}
	}),
	83453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => warn });
		function warn(at, code, message) {
			return {
				line: at.line,
				column: at.column,
				code,
				message
			};
		}
	})
};
