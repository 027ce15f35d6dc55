export const id = 2445;
export const ids = [2445];
export const modules = {
	5440: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QJ: () => findParsingDoubt,
			u_: () => isOrdinaryName,
			uw: () => findEvaluation,
			vO: () => changesEnvironment
		});
		var _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3492);
		let plainTarget = /^[\w./%+:,@=-]+$/u;
		function findParsingDoubt(node) {
			switch (node.type) {
				case "Command": return hasDescriptorWord(node) ? "Bash evaluates a word in braces before a redirection" : hasTouchingWords(node) ? "two words touch, which is one word to a shell" : void 0;
				case "Word": return findWordDoubt(node);
				case "DoubleQuoted":
				case "LocaleString": return node.parts.some((part) => part.type === "Literal" && hasUnescaped(part.text, substitution)) ? unparsed : void 0;
				case "AnsiCQuoted": return node.text.includes("\\'") ? "\"$'\u2026\\'\u2026'\" ends elsewhere in other shells" : void 0;
				case "CommandExpansion":
				case "ProcessSubstitution":
				case "ArithmeticCommandExpansion": return node.script === void 0 ? unparsed : void 0;
				case "ArithmeticExpansion": return node.expression === void 0 ? unparsed : void 0;
				case "ArithmeticWord": return /[\s;|&<>()]/u.test(node.value) ? unparsed : void 0;
				case "ArithmeticCommand": return "\"((\" is read differently by some shells";
				case "TestLogical": return "\"&&\" and \"||\" in \"[[ ]]\" are read differently by some shells";
				case "Redirect": return node.operator.startsWith("&") ? `"${node.operator}" is read differently by some shells` : node.operator === ">&" && !plainTarget.test(node.target?.text ?? "") ? "Bash expands the name of a file after \">&\" twice, even one in quotes" : void 0;
				case "HereDocDelimiter": return plainDelimiter.test(node.text) ? void 0 : "some shells read the end of a here-document differently";
				case "HereDocBody": return node.parts?.some((part) => part.type === "ParameterExpansion" && part.text.includes("'")) === !0 ? unparsed : void 0;
				default: return node.type === "Unknown" ? unparsed : void 0;
			}
		}
		let unparsed = "a part of the text cannot be parsed", substitution = /`|\$[({[]/u, structure = /[()<>;&|`$\n"']/u, plainDelimiter = /^(?:\\?[A-Za-z0-9_.-]+|'[A-Za-z0-9_. -]+'|"[A-Za-z0-9_. -]+")$/u;
		function hasTouchingWords(command) {
			let words = [
				...command.prefix,
				command.name,
				...command.suffix
			].filter((each) => each?.type === "Word" || each?.type === "Assignment");
			return words.some((word, index) => word.pos === words[index - 1]?.end);
		}
		function hasDescriptorWord({ suffix, redirects }) {
			let starts = [...suffix, ...redirects].filter(({ type }) => type === "Redirect").map(({ pos }) => pos);
			return suffix.some((each) => each.type === "Word" && /^\{[\s\S]*\}$/u.test(each.text) && starts.includes(each.end));
		}
		function findWordDoubt(word) {
			return (word.parts === void 0 ? [word] : word.parts.filter((part) => part.type === "Literal")).some((each) => hasUnescaped(each.text, structure)) ? unparsed : void 0;
		}
		function hasUnescaped(text, pattern) {
			return pattern.test(text.replace(/\\[\s\S]/gu, ""));
		}
		function findEvaluation(node) {
			switch (node.type) {
				case "ArithmeticWord": return isNumber(node.value) ? void 0 : arithmeticDoubt;
				case "ParameterExpansion": return findParameterEvaluation(node);
				case "Assignment": return findAssignmentEvaluation(node);
				case "Command": return node.name === void 0 ? void 0 : whyChangesEnvironment(node);
				case "TestUnary": return node.operator === "-v" || node.operator === "-R" ? whyNotOrdinaryWord(node.operand) : void 0;
				case "TestBinary": return comparisons.has(node.operator) ? [node.left, node.right].every((word) => isNumber(unquote(word.text))) ? void 0 : arithmeticDoubt : void 0;
				case "For":
				case "Select":
				case "Coproc": return node.name === void 0 ? void 0 : whyNotOrdinaryWord(node.name);
				case "Redirect":
				case "HereDoc":
				case "HereString": return node.descriptor?.type === "FileDescriptorVariable" ? whyNotOrdinary(node.descriptor.name) : void 0;
				default: return;
			}
		}
		let comparisons = (0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.y)("-eq -ne -lt -le -gt -ge"), arithmeticDoubt = "arithmetic over a variable runs what the variable holds";
		function isNumber(text) {
			return /^ *-?(?:[0-9]+(?:#[0-9A-Za-z]+)?|0[xX][0-9A-Fa-f]+|\$[?#$!]|\$\{#[A-Za-z0-9_]*(?:\[[@*]\])?\}) *$/u.test(text);
		}
		function unquote(text) {
			return text.replace(/^(["'])(.*)\1$/su, "$2");
		}
		let harmlessTransforms = new Set([
			"Q",
			"U",
			"u",
			"L"
		]);
		function findParameterEvaluation(node) {
			if (node.prefix === "!") return `"${node.text}" is known only when it runs, and may run more`;
			if (node.index !== void 0 && !/^(?:[@*]|[0-9]+)$/u.test(node.index.text)) return arithmeticDoubt;
			let { operation } = node;
			if (operation !== void 0) return operation.type === "Transform" && !harmlessTransforms.has(operation.operand.text) ? `"${node.text}" may run what the variable holds` : operation.type === "Slice" ? [operation.offset, ...operation.length === void 0 ? [] : [operation.length]].every((bound) => isNumber(bound.text)) ? void 0 : arithmeticDoubt : operation.operator.endsWith("=") ? whyNotOrdinary(node.parameter) : void 0;
		}
		function findAssignmentEvaluation(node) {
			if (node.index !== void 0 && !/^[0-9]+$/u.test(node.index.text)) return arithmeticDoubt;
			let { value } = node;
			if (value.type !== "ArrayValue") return value.value.startsWith("(") ? "the text of an array runs what it holds" : whyNotOrdinary(node.name);
			let isComputed = ({ text }) => text.startsWith("[") && !/^\[[0-9]+\]\+?=/u.test(text);
			return value.elements.some(isComputed) ? arithmeticDoubt : whyNotOrdinary(node.name);
		}
		function whyChangesEnvironment({ prefix }) {
			let assignment = prefix.find((each) => each.type === "Assignment" && changesEnvironment(each.name));
			return assignment?.type === "Assignment" ? describeVariable(assignment.name) : void 0;
		}
		function whyNotOrdinaryWord(name) {
			return whyNotOrdinary(unquote(name.text));
		}
		function whyNotOrdinary(name) {
			return isOrdinaryName(name) || /^[0-9]+$/u.test(name) ? void 0 : describeVariable(name);
		}
		function describeVariable(name) {
			return `setting or reading ${JSON.stringify(name.slice(0, 60))} may change what runs`;
		}
		let influentialName = RegExp("PATH|LIB|OPT|FLAGS|HOME|SHELL|EDIT|VISUAL|PAGER|BROWSER|COMMAND|CMD|EXEC|PRELOAD|ASKPASS|SSH|RSH|HOOK|PROMPT|CONF(?!IRM)|_ARGS$|_PROG$|_BIN$|GEMFILE|ENGINES|MODULES|SHARED_CREDENTIALS|^R_|PLUGIN|WRAPPER|LAUNCHER|RUNNER|INIT|STARTUP|TEMPLATE|BASH|ZSH|PYTHON|PERL|RUBY|JAVA|JDK|AWK|MAKE|CARGO_|RUSTC|^(?:GIT|NPM|LD|DYLD|TAR|LESS|MAN|SUDO|GEM|GCONV|PIP|YARN|PNPM|DOCKER|KUBE|GO|LC_ALL_)_?(?:[A-Z].*)?$|^(?:S?RANDOM|SECONDS|LINENO|EPOCHSECONDS|BASHPID)$|^(?:ENV|PS[0-9]|CC|CXX|CPP|AR|AS|LD|LEX|YACC|IFS_)$|RC$|DIFF|MERGE|INTERPRETER|DEBUGGER|POSIX|MAPPER|^(?:CO|GET|RM|FC|F77|PC|M2C|LINT|OBJC|TEX|TEXI2DVI|C?WEAVE|C?TANGLE)$", "u"), harmlessNames = (0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.y)("GIT_AUTHOR_DATE GIT_AUTHOR_EMAIL GIT_AUTHOR_NAME GIT_COMMITTER_DATE GIT_COMMITTER_EMAIL GIT_COMMITTER_NAME GIT_TERMINAL_PROMPT NPM_TOKEN PYTHONDONTWRITEBYTECODE PYTHONHASHSEED PYTHONUNBUFFERED CARGO_TERM_COLOR GOOS GOARCH CGO_ENABLED");
		function changesWhatRuns(name) {
			return (/^npm_/iu.test(name) || influentialName.test(name)) && !harmlessNames.has(name);
		}
		function changesEnvironment(name) {
			return changesWhatRuns(name) || changesWhatRuns(name.toUpperCase());
		}
		function isOrdinaryName(name) {
			return /^[A-Za-z_][A-Za-z0-9_]*$/u.test(name) && !changesWhatRuns(name);
		}
	}),
	2445: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			pw: () => canRunOthers,
			nH: () => foldProgramName,
			CF: () => getProgramName,
			qy: () => judgeProgram,
			Zc: () => listProgramNames,
			v7: () => runsItsArguments
		});
		var fold = __webpack_require__(4364), word_list = __webpack_require__(3492), doubt = __webpack_require__(5440), syntax = __webpack_require__(8291);
		let runsNothingElse = { type: "runs nothing else" }, runsItsFiles = {
			type: "runs nothing else",
			readsFiles: !0
		}, knownByName = { type: "known by name" };
		function cannotBeTold(because) {
			return {
				type: "cannot be told",
				because
			};
		}
		function judgeOperands(harmless, risk, judge) {
			return (args) => {
				let reading = readOptions(harmless, args);
				return "doubtful" in reading ? cannotBeTold(`${reading.doubtful} ${risk}`) : judge(reading.operands);
			};
		}
		function readOptions(harmless, args) {
			let operands = [], rest = args.values();
			for (let word of rest) {
				if (word === "--") return { operands: [...operands, ...rest] };
				if (!mayBeOption(word)) {
					if (operands.push(word), harmless.stopsAtOperand === !0) return { operands: [...operands, ...rest] };
					continue;
				}
				let needsValue = typeof word == "string" ? readOption(harmless, word) : void 0;
				if (needsValue === void 0) return { doubtful: (0, syntax.v4)(word) };
				let value = needsValue ? rest.next().value : void 0;
				if ((typeof value == "string" ? mayBeOption(value) : value?.isOneWord === !1 || value?.prefix.startsWith("-")) === !0) return { doubtful: (0, syntax.v4)(word) };
			}
			return { operands };
		}
		function mayBeOption(argument) {
			return typeof argument == "string" ? argument.length > 1 && argument.startsWith("-") : argument.prefix === "" || argument.prefix.startsWith("-");
		}
		function readOption(harmless, option) {
			if (!option.startsWith("--")) return readLetters(harmless, option.slice(1));
			let equals = option.indexOf("="), name = option.slice(2, equals === -1 ? void 0 : equals);
			return splitNames(harmless.long).has(name) ? !1 : splitNames(harmless.longValued).has(name) ? equals === -1 : void 0;
		}
		function readLetters(harmless, letters) {
			for (let [index, letter] of Array.from(letters).entries()) {
				if (harmless.valued?.includes(letter)) return index === letters.length - 1;
				if (!harmless.flags?.includes(letter)) return;
			}
			return !1;
		}
		function splitNames(list) {
			return new Set(list?.split(" "));
		}
		function mayBeOneOf(argument, options) {
			let text = (0, syntax.e9)(argument);
			if (!text.startsWith("-")) return !1;
			if (!text.startsWith("--")) return Array.from(options.letters).some((letter) => text.includes(letter));
			let name = text.slice(2).replace(/=.*/su, "");
			return options.long.split(" ").some((each) => each.startsWith(name) || name.startsWith(each));
		}
		let builtins = new Map([
			...(0, word_list.u)("declare local typeset", judgeDeclaration({ evaluatesArrays: !0 })),
			...(0, word_list.u)("export readonly", judgeDeclaration({ evaluatesArrays: !1 })),
			["unset", judgeWords({ flags: "fv" }, isName)],
			["read", judgeRead],
			...(0, word_list.u)("mapfile readarray", judgeWords({
				flags: "t",
				valued: "dnOsu"
			}, isName)),
			["printf", judgePrintf],
			["wait", judgeWords({ flags: "fn" }, isJob)],
			["jobs", judgeWords({ flags: "lnprs" }, isJob)],
			["getopts", (args) => isName(args[1]) ? runsNothingElse : refuseSetter("getopts")],
			...(0, word_list.u)("test [", judgeTest),
			["set", judgeSet],
			["shopt", judgeWords({ flags: "squ" }, (word) => harmlessShellOptions.has(word))],
			["exec", (args) => args.length === 0 ? runsNothingElse : refuseRunner("exec")],
			["command", (args) => args[0] === "-v" || args[0] === "-V" ? runsNothingElse : refuseRunner("command")],
			["trap", (args) => args[0] === "-" || args[0] === "" ? runsNothingElse : refuseRunner("trap")]
		]), harmlessShellOptions = (0, word_list.y)("nullglob globstar dotglob failglob nocaseglob nocasematch inherit_errexit lastpipe pipefail");
		function refuseRunner(program) {
			return cannotBeTold(`"${program}" may run its arguments`);
		}
		function refuseSetter(command) {
			return cannotBeTold(`"${command}" sets a variable that may change what runs`);
		}
		function judgeWords(options, isFine, risk = "may run more") {
			return judgeOperands(options, risk, (words) => {
				let odd = words.find((word) => !isFine(word));
				return odd === void 0 ? runsNothingElse : cannotBeTold(`${(0, syntax.v4)(odd)} may change what runs`);
			});
		}
		function mayBeEvaluated(word) {
			return /[[`$]/u.test(word);
		}
		function isJob(word) {
			return typeof word == "string" && !mayBeEvaluated(word);
		}
		function isName(argument) {
			return typeof argument == "string" && (0, doubt.u_)(argument);
		}
		function judgeDeclaration({ evaluatesArrays }) {
			return (args) => {
				let evaluatedValue = args.some((each) => /^-[A-Za-z]*[aA]/u.test((0, syntax.e9)(each))) ? /=/u : /=\(/u, harmlessStart = evaluatesArrays ? /=./su : /=/u, isFine = (word) => {
					let text = (0, syntax.e9)(word), name = text.replace(/\+?=.*/su, "");
					return evaluatedValue.test(text) || !(0, doubt.u_)(name) || (0, doubt.vO)(name) ? !1 : typeof word == "string" || harmlessStart.test(text);
				};
				return judgeWords({ flags: "aAfFgluprtx" }, isFine, "makes variables that run more")(args);
			};
		}
		function judgeRead(args) {
			return args.flatMap((each, at) => {
				let [flag, name] = /^-[ers]*a(.*)/su.exec((0, syntax.e9)(each)) ?? [];
				return flag === void 0 ? [] : [name === "" ? args[at + 1] : name];
			}).every(isName) ? judgeWords({
				flags: "ers",
				valued: "adinNptu"
			}, isName)(args) : refuseSetter("read");
		}
		function judgePrintf(args) {
			let [first = "", ...rest] = args;
			if (!(0, syntax.ph)(first, /^-v/u)) return judgeFormat(first === "--" ? rest : args);
			let [name, ...formatted] = first === "-v" ? rest : [(0, syntax.e9)(first).slice(2), ...rest];
			return isName(name) ? judgePrintf(formatted) : refuseSetter("printf -v");
		}
		function judgeFormat([format = "", ...values]) {
			return typeof format == "string" ? /%[-+ #'0-9.*hjlLtz]*n/u.test(format.replaceAll("%%", "")) ? cannotBeTold("\"%n\" of \"printf\" sets a variable") : runsNothingElse : mayBeOption(format) || values.length > 0 ? refuseNonLiteral("printf") : runsNothingElse;
		}
		function refuseNonLiteral(program) {
			return cannotBeTold(`"${program}" has an argument that is known only when it runs. Quote it, or write it out`);
		}
		function judgeTest(args) {
			return args.some((each) => typeof each == "string" && /\$\(|`/u.test(each)) ? cannotBeTold("\"test\" may run a substitution in an argument") : args.some((argument, index) => {
				if (typeof argument == "string" && argument !== "-v" && argument !== "-R") return !1;
				if (typeof argument != "string" && !argument.isOneWord && mayBeOption(argument)) return !0;
				let next = args[index + 1];
				return typeof next == "string" ? mayBeEvaluated(next) : next !== void 0;
			}) ? refuseNonLiteral("test") : runsNothingElse;
		}
		let harmlessSetNames = (0, word_list.y)("allexport errexit errtrace functrace noclobber noglob nounset pipefail verbose xtrace");
		function judgeSet(args) {
			for (let at = 0; at < args.length; at += 1) {
				let argument = args[at];
				if (argument === "--" || argument === "-") return runsNothingElse;
				if (typeof argument != "string") return refuseNonLiteral("set");
				if (!/^[-+]/u.test(argument)) return runsNothingElse;
				if (!/^[-+][aefuvxCETb]*o?$/u.test(argument)) return cannotBeTold(`"set ${argument}" is not known to be harmless`);
				if (!argument.endsWith("o")) continue;
				at += 1;
				let name = args[at];
				if (name !== void 0 && !harmlessSetNames.has(name)) return cannotBeTold("\"set -o\" is not known to be harmless");
			}
			return runsNothingElse;
		}
		let harmlessSubcommands = (0, word_list.y)("add annotate blame branch cat-file check-attr check-ignore checkout cherry clean commit commit-tree count-objects describe for-each-ref fsck gc hash-object init ls-files ls-tree merge-base mv name-rev notes pack-refs prune read-tree remote repack reset restore rev-list rev-parse rm show-ref sparse-checkout status stripspace switch symbolic-ref tag update-index update-ref verify-commit verify-tag version worktree write-tree"), showingSubcommands = "diff diff-files diff-index diff-tree format-patch log range-diff reflog shortlog show stash whatchanged", runningOptions = new Map([
			...(0, word_list.u)(showingSubcommands, {
				long: "ext-diff",
				letters: ""
			}),
			["archive", {
				long: "exec remote",
				letters: ""
			}],
			["cherry-pick", {
				long: "strategy",
				letters: ""
			}],
			["clone", {
				long: "upload-pack config template",
				letters: "uc"
			}],
			["fetch", {
				long: "upload-pack exec",
				letters: ""
			}],
			["grep", {
				long: "open-files-in-pager",
				letters: "O"
			}],
			["init", {
				long: "template",
				letters: ""
			}],
			["ls-remote", {
				long: "upload-pack exec",
				letters: ""
			}],
			["merge", {
				long: "strategy",
				letters: "s"
			}],
			["pull", {
				long: "upload-pack exec strategy",
				letters: "s"
			}],
			["push", {
				long: "receive-pack exec",
				letters: ""
			}],
			["rebase", {
				long: "exec strategy",
				letters: "xs"
			}],
			["revert", {
				long: "strategy",
				letters: ""
			}]
		]), harmlessWords = new Map([
			["bisect", (0, word_list.y)("start good bad old new skip reset log terms replay")],
			["submodule", (0, word_list.y)("status init update sync add deinit summary absorbgitdirs")],
			["lfs", (0, word_list.y)("pull fetch install ls-files push status track")]
		]), judgeGit = judgeOperands({
			flags: "P",
			valued: "C",
			long: "no-pager no-lazy-fetch no-optional-locks literal-pathspecs glob-pathspecs noglob-pathspecs version bare no-replace-objects",
			stopsAtOperand: !0
		}, "before the sub-command may set what \"git\" runs", (operands) => {
			let [name, ...rest] = operands;
			if (name === void 0) return runsItsFiles;
			if (typeof name != "string") return cannotBeTold("the sub-command of \"git\" is known only when it runs");
			if (name === "config") return judgeConfig(rest);
			let words = harmlessWords.get(name);
			if (words !== void 0) {
				let [word] = rest;
				return word === void 0 || words.has(word) ? runsItsFiles : cannotBeTold(`"git ${name}" can run commands`);
			}
			let options = runningOptions.get(name);
			if (options !== void 0) return judgeOptions(name, options, rest);
			let hasArgument = (pattern) => rest.some((each) => pattern.test((0, syntax.e9)(each)));
			return name === "hash-object" && hasArgument(/^-[^-]*w/u) || name === "update-index" && hasArgument(/^--(?:ca|ind)/u) ? writesAny : name === "remote" && rest.some(mayNameHelper) ? cannotBeTold(addressDoubt) : harmlessSubcommands.has(name) ? runsItsFiles : cannotBeTold(`"git ${name}" may run another program`);
		}), addressDoubt = "an address may name a program that fetches it", mayNameHelper = (argument) => (typeof argument == "string" ? /::/u : /::|^[\w+.-]*:?$/u).test((0, syntax.e9)(argument));
		function judgeOptions(name, options, args) {
			let end = args.indexOf("--"), beforeEnd = end === -1 ? args : args.slice(0, end);
			if (beforeEnd.some((argument) => mayBeOneOf(argument, options))) return cannotBeTold(`an option of "git ${name}" may run a program`);
			let shows = showingSubcommands.split(" ").includes(name), mayHaveMoreOptions = args.some((argument) => typeof argument != "string" && mayBeOption(argument));
			if (mayHaveMoreOptions && !shows) return cannotBeTold(`an argument of "git ${name}" is known only when it runs`);
			if (!shows && beforeEnd.some((each) => (0, syntax.e9)(each).includes("::"))) return cannotBeTold(addressDoubt);
			let output = {
				long: "output",
				letters: name === "archive" || name === "format-patch" ? "o" : ""
			};
			return (mayHaveMoreOptions || beforeEnd.some((argument) => mayBeOneOf(argument, output))) && (shows || name === "archive") ? writesAny : runsItsFiles;
		}
		let writesAny = {
			type: "runs nothing else",
			readsFiles: !0,
			writes: [{
				prefix: "",
				isOneWord: !0
			}]
		}, configOptions = {
			flags: "lz",
			long: "global local system worktree add all get get-all get-regexp list show-origin show-scope name-only null unset unset-all bool int path"
		}, harmlessSetting = RegExp("^(?:user\\.(?:name|email)|init\\.defaultbranch|safe\\.directory|(?:color|advice)\\.[a-z.]+|pull\\.(?:ff|rebase)|push\\.(?:autosetupremote|default|followtags)|fetch\\.prune(?:tags)?|branch\\.(?:autosetuprebase|[a-z.]+\\.(?:merge|rebase)))$", "iu");
		function judgeConfig(args) {
			let reading = readOptions({
				...configOptions,
				stopsAtOperand: !0
			}, args);
			if ("doubtful" in reading) return cannotBeTold(`${reading.doubtful} may tell "git config" to set a command`);
			let [key] = reading.operands;
			return args.slice(0, args.length - reading.operands.length).some((each) => /^-(?:-get|-list|z*l)/u.test((0, syntax.e9)(each))) || key === "get" || key === "list" || reading.operands.length < 2 || typeof key == "string" && harmlessSetting.test(key) ? runsItsFiles : cannotBeTold("a setting of Git may be a command");
		}
		let shells = (0, word_list.y)("ash bash csh dash elvish fish ksh mksh nu rbash sh tcsh xonsh yash zsh"), interpreters = new Map([
			...(0, word_list.u)("bun deno groovy guile julia lua luajit rscript tclsh ts-node tsx", {}),
			["node", {
				flags: "v",
				long: "version test watch check no-warnings no-deprecation trace-warnings trace-deprecation throw-deprecation enable-source-maps experimental-strip-types experimental-transform-types test-only test-force-exit experimental-test-coverage max-old-space-size expose-gc",
				longValued: "test-concurrency test-name-pattern test-timeout unhandled-rejections"
			}],
			["nodejs", {
				flags: "v",
				long: "version"
			}],
			["perl", { flags: "wTtcv" }],
			["php", { flags: "lv" }],
			...(0, word_list.u)("pypy python", { flags: "uBEsIOSVv" }),
			["ruby", { flags: "wcv" }]
		]), builtInReporter = /^--test-reporter=(?:spec|tap|dot|junit|lcov)$/u, pythonModules = "black build compileall ensurepip flake8 isort json.tool mypy pip py_compile pyflakes pylint pytest ruff sphinx unittest venv virtualenv".split(" "), interpreters_harmlessSubcommands = new Map([["bun", (0, word_list.y)("test install i add remove rm update outdated build pm")], ["deno", (0, word_list.y)("test check lint fmt cache info types doc bench")]]);
		function isInterpreter(name) {
			return interpreters.has(name);
		}
		function judgeInterpreter(name, args) {
			let isPython = name === "python" || name === "pypy";
			if (isPython) {
				let flagIndex = args.indexOf("-m");
				if (flagIndex !== -1) return judgeModule(args, flagIndex);
			}
			let rest = args.filter((each) => !(0, syntax.ph)(each, builtInReporter)), reading = readOptions({
				...interpreters.get(name),
				stopsAtOperand: !0
			}, rest);
			if ("doubtful" in reading) return cannotBeTold(`${reading.doubtful} may be code`);
			let [script] = reading.operands;
			if (script === void 0) return args.includes("--test") ? runsItsFiles : args.some((each) => each === "-V" || each === "-v" && !isPython) ? runsNothingElse : cannotBeTold(`"${name}" runs its input`);
			let harmlessWords = interpreters_harmlessSubcommands.get(name);
			return harmlessWords?.has(script) === !0 && !args.some(mayLoadCode) ? runsItsFiles : harmlessWords !== void 0 && (0, syntax.ph)(script, /^[^./]*$/u) ? cannotBeTold(`${(0, syntax.v4)(script)} of "${name}" may run another program`) : script === "inspect" || script === "watch" ? cannotBeTold("a debugger or a watcher may run code") : judgeScript(script);
		}
		function mayLoadCode(argument) {
			return typeof argument != "string" && mayBeOption(argument) ? !0 : /^(?:-r|--(?:pre|re|im))|data:/u.test((0, syntax.e9)(argument));
		}
		function judgeModule(args, flagIndex) {
			let optionsReading = readOptions({ ...interpreters.get("python") }, args.slice(0, flagIndex)), program = pythonModules.find((each) => each === args[flagIndex + 1]);
			return program === void 0 || "doubtful" in optionsReading || optionsReading.operands.length > 0 ? cannotBeTold("a module of Python may run what it is given") : {
				type: "runs",
				program,
				arguments: args.slice(flagIndex + 2)
			};
		}
		function judgeScript(script) {
			return typeof script == "string" ? !/^(?:[-+]|data:|$)/u.test(script) && !device.test(script) ? {
				type: "known by name",
				script
			} : cannotBeTold(`${(0, syntax.v4)(script)} is not a script file`) : cannotBeTold("it runs its input, or a script that is known only when it runs");
		}
		let device = /(?:^|\/)(?:(?:dev|proc)\/|(?:stdin|[0-9]+)$)/u, packages_harmlessSubcommands = (0, word_list.y)("add audit bin cache ci dedupe deprecate doctor fund help-search i import info install ls link list login logout outdated owner pack ping prefix prune publish rebuild remove rm root search show star store tag team token un uninstall up update upgrade version view whoami why"), scriptSubcommands = (0, word_list.y)("run run-script start stop restart test t tst build lint dev"), npmOptions = {
			long: "all audit dry-run engine-strict force foreground-scripts frozen-lockfile fund global if-present ignore-scripts include-workspace-root json legacy-peer-deps lockfile-only long no-audit no-bin-links no-color no-fund no-lockfile no-optional no-package-lock no-progress no-save no-save-dev offline package-lock-only parseable prefer-offline production progress quiet recursive save save-dev save-exact save-optional save-peer silent strict-peer-deps verbose version workspaces yes immutable parallel",
			longValued: "access cpu depth filter include loglevel omit otp registry tag workspace"
		}, npmLongValued = RegExp(`^--(?:${npmOptions.longValued.replaceAll(" ", "|")})$`, "u"), npmShort = (0, word_list.y)("-s -D -E -g -q -y -w -r -v -P -O");
		function judgePackageManager(manager, args) {
			let isWorkspace = (word, at) => manager === "npm" && args[at - 1] === "-w" && !word.startsWith("-"), isValue = (at) => (0, syntax.ph)(args[at - 1], npmLongValued), isHarmless = (word, at) => !isValue(at) && (npmShort.has(word) || isWorkspace(word, at)), words = args.filter((each, at) => typeof each != "string" || !isHarmless(each, at)), reading = readOptions(npmOptions, words);
			if ("doubtful" in reading) return cannotBeTold(`${reading.doubtful} may set what runs`);
			let [name, word] = reading.operands;
			if (name === void 0) return runsItsFiles;
			if (typeof name != "string") return cannotBeTold("its sub-command is known only when it runs");
			let readsConfig = name === "config" && (0, syntax.ph)(word, /^(?:get|list|ls)$/u);
			return packages_harmlessSubcommands.has(name) || readsConfig ? runsItsFiles : manager === "yarn" && name === "run" && typeof word == "string" && isInterpreter(word) ? cannotBeTold(`"${word}" may be a program, not a script`) : scriptSubcommands.has(name) ? knownByName : cannotBeTold(`"${name}" may run another program`);
		}
		let wrappers = new Map([
			...(0, word_list.u)("bunx npx pnpx uvx", void 0),
			...(0, word_list.u)("pdm pipenv pixi poetry rye uv", "run"),
			["bundle", "exec"]
		]), otherCode = /^-$|:|.@.*(?:\/|\.t(?:ar|gz))/u, wrapperOptions = {
			flags: "yq",
			long: "yes no no-install quiet",
			stopsAtOperand: !0
		};
		function judgeWrapper(name, args) {
			if (!wrappers.has(name)) return;
			if (name === "uv" && args[0] === "tool" && args[1] === "run") return judgeWrapper("uvx", args.slice(2));
			let subcommand = wrappers.get(name);
			if (subcommand !== void 0 && args[0] !== subcommand) return (0, syntax.ph)(args[0], /^[a-z]+$/u) ? knownByName : cannotBeTold("its options may set what runs");
			let reading = readOptions(wrapperOptions, subcommand === void 0 ? args : args.slice(1));
			if ("doubtful" in reading) return cannotBeTold(`${reading.doubtful} may be a command`);
			let [program, ...rest] = reading.operands;
			return typeof program != "string" || otherCode.test(program) ? cannotBeTold("the program that it runs is known only when it runs") : {
				type: "runs",
				program: program.replace(/(.)@[^/]*$/u, "$1"),
				arguments: rest
			};
		}
		let runnerOptions = {
			nice: {
				valued: "n",
				longValued: "adjustment",
				stopsAtOperand: !0
			},
			timeout: {
				flags: "v",
				valued: "ks",
				long: "foreground preserve-status verbose",
				longValued: "kill-after signal",
				stopsAtOperand: !0
			},
			xargs: {
				flags: "0rtx",
				valued: "nPL",
				long: "null no-run-if-empty",
				stopsAtOperand: !0
			}
		}, readingPrograms = (0, word_list.y)("basename cat cmp cut dirname du echo egrep fgrep grep head ls md5sum readlink realpath sha1sum sha256sum stat tail wc");
		function judgeRunner(name, args) {
			if (name === "env" && args.length === 0) return runsNothingElse;
			if (name !== "nice" && name !== "timeout" && name !== "xargs") return;
			let reading = readOptions(runnerOptions[name], args);
			if ("doubtful" in reading) return;
			let [first, ...rest] = reading.operands;
			if (first === void 0) return name === "timeout" ? void 0 : runsNothingElse;
			if (name === "timeout" && !(0, syntax.ph)(first, /^\d+(?:\.\d+)?[smhd]?$/u)) return;
			let [program, ...words] = name === "timeout" ? rest : [first, ...rest];
			if (typeof program != "string") return;
			if (name !== "xargs") return {
				type: "runs",
				program,
				arguments: words
			};
			let extendedWords = [...words, {
				prefix: "",
				isOneWord: !1
			}];
			return readingPrograms.has(program) ? {
				type: "runs",
				program,
				arguments: extendedWords
			} : void 0;
		}
		function judgeSed(args) {
			let { scripts, others } = takeScripts(args);
			return judgeOperands(sedOptions, "may tell \"sed\" to run a program", ([firstOperand = ""]) => (scripts.length === 0 ? [firstOperand] : scripts).every(isHarmlessScript) ? runsNothingElse : cannotBeTold("its script may run a program or write a file"))(others);
		}
		let sedOptions = {
			flags: "nErsuz",
			long: "quiet silent regexp-extended null-data separate unbuffered posix in-place follow-symlinks sandbox"
		};
		function takeScripts(args) {
			let scripts = [], others = [], end = args.indexOf("--") < 0 ? args.length : args.indexOf("--"), words = args.slice(0, end).values();
			for (let word of words) {
				if ((0, syntax.ph)(word, /^-[nErsuz]*i/u)) continue;
				if (!(0, syntax.ph)(word, scriptOption)) {
					others.push(word);
					continue;
				}
				scripts.length === 0 && scripts.push(...others.filter((each) => !mayBeOption(each)).slice(0, 1));
				let script = (0, syntax.e9)(word).replace(scriptOption, "");
				scripts.push(script === "" ? words.next().value ?? "" : script);
			}
			return {
				scripts,
				others: [...others, ...args.slice(end)]
			};
		}
		let scriptOption = /^(?:-[nErsuz]*e|--expression=)/u;
		function isHarmlessScript(script) {
			if (typeof script != "string") return !1;
			let rest = script;
			for (; harmlessCommand.test(rest);) rest = rest.replace(harmlessCommand, "");
			return rest === "";
		}
		let delimiter = "([!-/:-@[\\]-`{-~])", upTo = (end) => String.raw`(?:\\[\s\S]|(?!${end})[^\\\n])*${end}`, address = String.raw`(?:[0-9]+(?:~[0-9]+)?|\$|[+~][0-9]+|/${upTo("/")}I?)`, sedCommand = [
			"[=dDgGhHlnNpPqQxz] *(?:[0-9]+ *)?",
			`s${delimiter}${upTo("\\1").repeat(2)}[0-9gpIiMm]* *`,
			`y${delimiter}${upTo("\\2").repeat(2)} *`
		].join("|"), harmlessCommand = new RegExp(String.raw`^(?:[\s;{}]+|(?:${address}(?:,${address})?)?[ !]*(?:\{|(?:${sedCommand})(?=[;}\n]|$)))`, "u"), judgeAwk = judgeOperands({
			valued: "Fv",
			longValued: "field-separator assign",
			stopsAtOperand: !0
		}, "may tell \"awk\" to run a program", ([program]) => program === void 0 ? runsNothingElse : typeof program != "string" || riskyAwk.test(program.replaceAll("||", " ")) ? cannotBeTold("its program may run a command or write a file") : runsNothingElse), riskyAwk = /system|getline|[|@]|\\\n|print[\s\S]*>/u;
		function judgeTar(args) {
			let [first = "-", ...rest] = args, isOldStyle = !(0, syntax.e9)(first).startsWith("-");
			if (isOldStyle && !(0, syntax.ph)(first, /^[AcdrtuxzjJavpkmhWOSf]+$/u)) return cannotBeTold("its letters may run a program");
			let isRemote = args.some((each) => (0, syntax.e9)(each).includes(":"));
			return judgeOperands(tarOptions, "may tell \"tar\" to run a program", () => isRemote ? cannotBeTold("an archive on another machine is fetched by a program") : runsNothingElse)(isOldStyle ? rest : args);
		}
		let tarOptions = {
			flags: "AcdrtuxzjJavpkmhWOSU",
			valued: "fCX",
			long: "append create extract get list update diff compare verbose gzip gunzip bzip2 xz zstd auto-compress keep-old-files overwrite no-same-owner no-same-permissions same-permissions preserve-permissions dereference wildcards to-stdout sort mtime owner group numeric-owner exclude strip-components directory file exclude-vcs one-file-system version",
			longValued: "exclude-from"
		}, judgeMake = judgeOperands({
			flags: "BikKnpqrRsStwdbm0123456789jOl.",
			valued: "Co",
			long: "always-make silent quiet keep-going dry-run just-print recon no-print-directory print-directory version jobs output-sync directory"
		}, "may tell \"make\" to evaluate text", (words) => words.some((word) => !(0, syntax.ph)(word, /^[\w./%+@-]+$/u)) ? cannotBeTold("a variable of \"make\" may be a command") : runsItsFiles);
		function judgeFind(args) {
			return args.every(isHarmlessInFind) ? runsNothingElse : cannotBeTold("it may run a program for what it finds");
		}
		function isHarmlessInFind(word) {
			return typeof word == "string" ? !word.startsWith("-") || word === "--" || /^-(?:[0-9]+[a-zA-Z]?|[ugoa]+[-+=][-+=,ugoarwxXst]*)$/u.test(word) || findWords.has(word.slice(1)) || /^-newer[aBcm][aBcmt]$/u.test(word) : !mayBeOption(word);
		}
		let findWords = (0, word_list.y)("a and amin anewer atime cmin cnewer ctime daystart delete depth empty executable false follow fstype gid group ignore_readdir_race ilname iname inum ipath iregex iwholename links lname ls maxdepth mindepth mmin mount mtime name newer nogroup noleaf not nouser o or path perm print print0 printf prune quit readable regex regextype samefile size true type uid user used wholename writable xdev xtype H L P D O0 O1 O2 O3 nowarn warn"), judgePager = judgeOperands({
			flags: "FRXSNiIrnsefEcmMgGqQuwWdBC0123456789",
			valued: "jxyzbh"
		}, "may be a command", (words) => words.map(syntax.e9).some((start) => start === "" || start.startsWith("+")) ? cannotBeTold("a word with \"+\" is a command of the pager") : runsItsFiles);
		function refuse(risky, otherwise, unfinished) {
			return (args) => {
				let isRisky = (each) => risky.test((0, syntax.e9)(each)) || typeof each != "string" && unfinished.test(each.prefix);
				return args.some(isRisky) ? cannotBeTold("an argument may be a command, or tell it to run one") : otherwise;
			};
		}
		function refuseEach(otherwise, unfinished, risks) {
			return Object.entries(risks).flatMap(([names, risky]) => (0, word_list.u)(names, refuse(risky, otherwise, unfinished)));
		}
		let unfinishedOption = /^(?:-[-\w]*)?$/u, unfinishedCommand = /^(?:-[-\w]*|[a-z]*)$/u, refuseJava = refuse(/^(?:-XX:|-agent|-javaagent|@|--source|-Xrun)| --?(?:jar|cp|class-?path|p|module-path)[ =]\S*\.(?:csv|diff|err|html?|log|md|out|patch|sum|tmp|tsv|txt|xml)(?![^ :])/iu, knownByName, unfinishedOption);
		function joinWords(args) {
			return args.map((each) => ` ${(0, syntax.e9)(each).replaceAll(" ", "")}`).join("");
		}
		function judgeOpenssl(args) {
			return refuse(/^-{0,2}eng|^--?pro|^--c/u, joinWords(args).includes(" -config") ? knownByName : runsNothingElse, unfinishedOption)(args);
		}
		let tools = new Map([
			...(0, word_list.u)("awk gawk mawk nawk original-awk", judgeAwk),
			["find", judgeFind],
			["java", (args) => refuseJava([...args, joinWords(args)])],
			...(0, word_list.u)("less more most", judgePager),
			...(0, word_list.u)("gmake make", judgeMake),
			["openssl", judgeOpenssl],
			...(0, word_list.u)("gsed sed", judgeSed),
			...(0, word_list.u)("bsdtar gtar tar", judgeTar),
			["unzip", () => runsNothingElse],
			...refuseEach(runsNothingElse, unfinishedOption, {
				"fd fdfind": /^(?:-[A-Za-z0-9]*[xX]|--e)/u,
				install: /^(?:-[A-Za-z0-9]*s|--s)/u,
				"nc ncat netcat": /^-[A-Za-z0-9]*[ec]|^--(?:e|s|l)/u,
				rg: /^--(?:pre|h)/u,
				sort: /^--c(?:$|o)/u,
				split: /^--f/u,
				tcpdump: /^-[A-Za-z0-9#]*[zw]/u,
				zip: /^(?:-[A-Za-z0-9]*T|--t|--u|-@)/u
			}),
			["ip", refuse(/^(?:n|netns|vrf|v|exec|e|-b|-batch)/u, runsNothingElse, unfinishedCommand)],
			...refuseEach(runsItsFiles, unfinishedOption, {
				"apt apt-get aptitude": /^(?:-[A-Za-z0-9]*[oc]|--op|--co)/u,
				man: /^(?:-[A-Za-z0-9]*[PHCME]|--p|--h|--c|--m)/u,
				rsync: /^(?:-[A-Za-z0-9]*e|--(?:rs|da|conf))/u,
				scp: /^-[A-Za-z0-9]*[oSFDJ]/u,
				wget: /^(?:-[A-Za-z0-9]*e|--e|--use-a|--conf)/u
			}),
			...refuseEach(runsItsFiles, unfinishedCommand, {
				"apk brew dnf pacman yum zypper": /^(?:--set|--edit|--hook|--con|-[a-z]*c|(?:bundle|edit|exec|irb|ruby|sh)$)/u,
				pip: /^(?:--?py|--edit|config$|edit$|--debug-cmd)/u
			}),
			...refuseEach(knownByName, unfinishedOption, {
				"ar gcc-ar gcc-nm gcc-ranlib ld nm objcopy objdump ranlib size strip": /^(?:--?plu|@)/u,
				cargo: /^(?:--config|--codegen|-[CZ]|watch$)/u,
				"cc clang clang++ c++ g++ gcc gfortran rustc swiftc tcc": /^(?:@|-$|(?:.*\/)?(?:stdin$|fd\/)|-B|--?(?:wrapper|specs|prefix|config|ld-|for-l|X[cl]|mllvm)|-f(?:pass-p|plug|use-l|module-m)|-Wl,.*(?:plu|mll|@))/u,
				cmake: /^(?:-E|-P|-C|-D$|-D.*=|--trace-r|--$)/u,
				gpg: /^--(?:ph|e.*-path|agent|keys|load|opt|pin|dirm)/u,
				gradle: /^(?:-I|--init|-D|-P|-b|-c)/u,
				nmap: /^--?(?:s|d|i)/u,
				pylint: /^--(?:init|load)/u,
				pytest: /^(?:@|-p|-c|--conf|--rootdir|--pdb|--trace$|--doctest-g|-o|--ov)/u,
				rake: /^(?:-[A-Za-z0-9]*[eEprfIR]|--ex|--re|--ra|--l)/u
			}),
			...refuseEach(knownByName, unfinishedCommand, {
				"docker podman nerdctl": /^(?:run|exec|create|unshare|--h|-H|--conf|plugin|context|(?:-f|--file=)?-$)/u,
				"docker-compose": /^(?:run|exec)$/u,
				gh: /^(?:alias|extension|ext|browse|config|codespace|cs|copilot|--edit|-e$|--$)/u,
				go: /^--?(?:exec|toolexec|vettool|overlay|ldflags|gcflags|asmflags|gccgoflags|C|modfile)|^(?:generate|env|tool)$/u,
				kubectl: /^(?:exec|run|debug|edit|cp|plugin|--kubeconfig|config|proxy|alpha)/u,
				terraform: /^(?:-chdir|console)/u
			}),
			...refuseEach(knownByName, /^/u, {
				"latex lualatex pdflatex xelatex tex pdftex": /^--?[celps]|\\/u,
				mvn: /(?:^|:)exec|^(?:-D|-f|-s|--settings|--file|-gs)/u
			})
		]), judges = new Map([
			...tools,
			["git", judgeGit],
			...[
				"npm",
				"pnpm",
				"yarn"
			].map((name) => [name, (args) => judgePackageManager(name, args)])
		]);
		function getProgramName(program) {
			return program.slice(Math.max(program.lastIndexOf("/"), program.lastIndexOf("\\")) + 1).replace(/\.(?:exe|com|cmd|bat)$/iu, "");
		}
		function foldProgramName(program) {
			return (0, fold._)(getProgramName(program));
		}
		function listProgramNames(program) {
			let name = foldProgramName(program);
			return [name, name.replace(/-?[0-9.]+$/u, "")];
		}
		function runsItsArguments(program) {
			return listProgramNames(program).some((name) => runners.has(name) || shells.has(name) || isInterpreter(name));
		}
		function canRunOthers(program) {
			return runsItsArguments(program) ? !0 : listProgramNames(program).some((name) => judges.has(name) || wrappers.has(name) || openEnded.has(name));
		}
		function judgeProgram(program, args) {
			for (let name of listProgramNames(program)) {
				let judgement = judgeName(name, args);
				if (judgement !== void 0) return judgement;
			}
			return knownByName;
		}
		function judgeName(name, args) {
			let builtin = builtins.get(name);
			return builtin === void 0 ? args.length === 1 && args[0] === "--version" && name !== "eval" && name !== "time" ? runsNothingElse : runners.has(name) ? judgeRunner(name, args) ?? cannotBeTold(`"${name}" runs its arguments or its input`) : shells.has(name) ? judgeScript(args[0]) : isInterpreter(name) ? judgeInterpreter(name, args) : judgeWrapper(name, args) ?? judges.get(name)?.(args) ?? (plainPrograms.has(name) ? runsNothingElse : void 0) : builtin(args);
		}
		let plainPrograms = (0, word_list.y)(": b2sum base32 base64 basename bg break bunzip2 bzip2 caller cal cat cd chgrp chmod chown cksum clear cmp column comm continue cp csplit cut date dd df diff dig dir dircolors dirname dirs disown dmesg du echo egrep exit expand expr factor false fg fgrep file fmt fold free getconf grep groups gunzip gzip head help host hostid hostname iconv id ifconfig join jq kill killall last link ln locale logger logname logout ls lsblk lscpu lsof md5sum mkdir mkfifo mktemp mv netstat nl nproc nslookup numfmt od paste pgrep ping pkill popd pr printenv ps ptx pushd pwd readlink realpath return rev rm rmdir seq sha1sum sha224sum sha256sum sha384sum sha512sum shasum shift shred shuf sleep ss stat strings stty suspend sum sync tac tail tee times touch tput tr traceroute tree true truncate tsort tty type ulimit umask unalias uname unexpand uniq unlink unxz uptime users vdir vmstat w wc whereis which who whoami xxd xz yes zcat"), runners = (0, word_list.y)(". alias ansible ansible-playbook arch asdf at awx batch bind builtin busybox bwrap capsh catchsegv chpst choom chronic chroot chrt cmd command compgen complete compopt concurrently conda cpulimit cross-env cross-env-shell crontab csi cssh daemonize dbus-launch dbus-run-session dc devbox direnv distcc doas dotenv dotenvx dtach dtruss ed emacs emacsclient enable entr env env-cmd eval ex execa expect faketime fakeroot fc firejail flock foreman gdb ghci gnuplot hash hatch history honcho hyperfine i386 ionice ipython irb jshell jupyter launchctl let linux32 linux64 lldb ltrace m4 magit mise mysql nano newgrp nginx nice nix nix-shell nodemon nohup nsenter numactl octave onchange open osascript parallel patch perf pdsh pipx pkexec powershell prlimit proot psql pwsh pyenv rbenv reptyr rlwrap run-parts runcon runuser screen script scriptlive scriptreplay sem setarch setlocal setpriv setsid setuidgid sg softlimit socat source sqlite3 sshpass ssh ssh-copy-id ssh-agent sshfs start-stop-daemon stdbuf strace su sudo systemd-nspawn systemd-run taskset time timeout tini tmux tox toybox trap tsp unbuffer unshare utop valgrind vagrant vi view vim vimdiff nvim visudo vipw wait-on watch watchexec winpty write_stdin wsl x86_64 xargs xdg-open xterm xvfb-run zellij zx bpftrace clisp clj clojure duckdb elixir erl ftp hy iex lftp mail mailx mariadb mongo mongosh mutt ncftp ocaml qjs racket raku runghc runhaskell sbcl scala sftp smbclient swipl telnet wish"), openEnded = (0, word_list.y)("ant ar as bazel bunx buildah bunzip2 bzip2 certbot composer cpio csplit curl dd dotnet dpkg eslint ffmpeg flatpak gem gzip helm install jest just ld logrotate meson mocha mongo ninja nx objcopy pg_dump pip3 pnpx prettier psftp r redis-cli rpm rustc rustup sbt shred snap alembic artisan astro aws az bazelisk biome buf cabal crystal cypress dart dbt django-admin dune fastlane flask flutter gcloud glab gradlew hugo jekyll lein mill mix mkdocs mvnw next nim nuxt opam oxlint pants parcel phpunit plantuml playwright pod protoc rails rebar3 sqlfluff stack stylelint swagger touch xcodebuild zig sphinx-build swift swiftc tcc tee truncate tsc turbo uvx vite vitest webpack xmllint xsltproc xz yarnpkg");
	}),
	8291: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e9: () => getKnownStart,
			ph: () => certainlyMatches,
			v4: () => describeArgument
		});
		function getKnownStart(argument) {
			return typeof argument == "string" ? argument : argument.prefix;
		}
		function certainlyMatches(argument, pattern) {
			return typeof argument == "string" && pattern.test(argument);
		}
		function describeArgument(argument, noun = "an argument") {
			return typeof argument == "string" ? JSON.stringify(argument.slice(0, 60)) : `${noun} that is known only when it runs`;
		}
	})
};
