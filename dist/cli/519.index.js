export const id = 519;
export const ids = [519];
export const modules = {
	7395: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9733);
		let maxBytes = 65536;
		function readPause(text) {
			let bytes = new TextEncoder().encode(text).length;
			if (bytes > maxBytes) return { malformed: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { malformed: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text);
			return flaw === void 0 ? readFields(value) : { malformed: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { malformed: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { malformed: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { malformed: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { malformed: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { malformed: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { malformed: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gu;
		function structuralFlaw(text) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > 32) return "the arguments nest deeper than 32 levels";
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L5: () => unknown,
			So: () => contextKeyName,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknown = "unknown", unknownContext = {
			event: unknown,
			ref: unknown,
			base_ref: unknown,
			fork: unknown,
			draft: unknown,
			labels: unknown,
			actor: {
				permission: unknown,
				association: unknown,
				type: unknown,
				login: unknown
			},
			environment: unknown,
			repository: { visibility: unknown }
		}, contextKeys = [
			key("event", "text", "The event that started the workflow, such as push.", (context) => context.event),
			key("ref", "text", "The git ref of the run, such as refs/heads/main.", (context) => context.ref),
			key("base_ref", "text", "The branch that a pull request goes into.", (context) => context.base_ref),
			key("fork", "flag", "Whether the pull request comes from a fork.", (context) => context.fork),
			key("draft", "flag", "Whether the pull request is a draft.", (context) => context.draft),
			key("labels", "texts", "The labels of the pull request or issue.", (context) => context.labels),
			{
				...key("permission", "text", "What the actor may do, asked of the API.", (context) => context.actor.permission),
				group: "actor"
			},
			{
				...key("association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
				group: "actor"
			},
			{
				...key("type", "text", "User or Bot.", (context) => context.actor.type),
				group: "actor"
			},
			{
				...key("login", "text", "The login of the actor.", (context) => context.actor.login),
				group: "actor"
			},
			key("environment", "text", "The deployment environment of the job.", (context) => context.environment),
			{
				...key("visibility", "text", "public, internal or private.", (context) => context.repository.visibility),
				group: "repository"
			}
		];
		function contextKeyName(contextKey) {
			return contextKey.group === void 0 ? contextKey.name : `${contextKey.group}.${contextKey.name}`;
		}
		function key(name, value, about, read) {
			return {
				group: void 0,
				name,
				value,
				about,
				read
			};
		}
	}),
	4227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => evaluate,
			Y: () => isPermission
		});
		var matchers = __webpack_require__(3448);
		function isMatched(entry, pause, context, mode) {
			return entry.when.every((condition) => (0, matchers.cK)(condition.matcher, condition.value(context), "when")) && entry.match.every((condition) => (0, matchers.cK)(condition.matcher, condition.value(pause), mode));
		}
		function judge(entry, pause, context, mode) {
			for (let condition of entry.when) {
				let value = condition.value(context);
				if (!(0, matchers.cK)(condition.matcher, value, "when")) return {
					matched: !1,
					because: (0, matchers.OB)(`when.${condition.key}`, condition.matcher, value)
				};
			}
			for (let condition of entry.match) {
				let value = condition.value(pause);
				if (!(0, matchers.cK)(condition.matcher, value, mode)) return {
					matched: !1,
					because: (0, matchers.OB)(condition.key, condition.matcher, value)
				};
			}
			return {
				matched: !0,
				because: whyAll(entry, pause)
			};
		}
		function whyAll(entry, pause) {
			for (let condition of entry.match) {
				let reason = (0, matchers.jy)(condition.key, condition.matcher, condition.value(pause));
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
		let notReached = "not reached";
		function isPermission(pause) {
			return pause.kind === "permission";
		}
		function evaluate(policy, pause, context) {
			let deciding = findDeciding(policy, pause, context);
			return {
				deciding,
				trace: () => traceTo(deciding, policy, pause, context)
			};
		}
		function findDeciding(policy, pause, context) {
			let matched = (mode) => (entry) => isMatched(entry, pause, context, mode), guard = policy.guards.find(matched("guard"));
			if (guard !== void 0) return {
				list: "guards",
				entry: guard
			};
			if (isPermission(pause)) {
				let rule = policy.rules.find(matched("rule"));
				return rule === void 0 ? { list: "default" } : {
					list: "rules",
					entry: rule
				};
			}
			let question = policy.questions.find(matched("rule"));
			return question === void 0 ? { list: "default" } : {
				list: "questions",
				entry: question
			};
		}
		function traceTo(deciding, policy, pause, context) {
			let list = isPermission(pause) ? "rules" : "questions", entries = [...policy.guards.map((entry) => ({
				entry,
				list: "guards",
				mode: "guard"
			})), ...policy[list].map((entry) => ({
				entry,
				list,
				mode: "rule"
			}))], found = deciding.list === "default" ? entries.length : entries.findIndex(({ entry }) => entry === deciding.entry), trace = entries.map(({ entry, list: name, mode }, index) => index > found ? {
				id: entry.id,
				list: name,
				matched: !1,
				because: notReached
			} : {
				id: entry.id,
				list: name,
				...judge(entry, pause, context, mode)
			}), byDefault = deciding.list === "default", because = byDefault ? `no guard and no ${isPermission(pause) ? "rule" : "question"} matches` : notReached;
			return [...trace, {
				id: "default",
				list: "default",
				matched: byDefault,
				because
			}];
		}
	}),
	4885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => compileGlob,
			m: () => globMatches
		});
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
	}),
	5856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jQ: () => showInvisible,
			tO: () => findInvisible,
			wy: () => hasInvisible
		});
		let unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			let found = [];
			for (let match of text.matchAll(unseen)) allowed.includes(match[0]) || found.push({
				index: match.index,
				name: codePointName(match[0])
			});
			return found;
		}
		function hasInvisible(text) {
			unseen.lastIndex = 0;
			let found = unseen.test(text);
			return unseen.lastIndex = 0, found;
		}
		function showInvisible(text) {
			return text.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
		}
		function codePointName(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	9733: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			hQ: () => ownField
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856);
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
	}),
	7195: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L5: () => chooseOption,
			SV: () => isAllow,
			WF: () => ladders
		});
		let rejectLadder = ["reject_once", "reject_always"], ladders = {
			allow: ["allow_once", ...rejectLadder],
			"allow-always": [
				"allow_always",
				"allow_once",
				...rejectLadder
			],
			reject: rejectLadder,
			"reject-always": ["reject_always", "reject_once"]
		};
		function chooseOption(verb, offered) {
			return ladders[verb].find((option) => offered.includes(option));
		}
		function isAllow(option) {
			return option === "allow_once" || option === "allow_always";
		}
	}),
	3448: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			OB: () => whyNot,
			a$: () => asksWhole,
			cK: () => matches,
			jy: () => whyMatched
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576), _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4885), _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9733), _shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2741);
		function matches(matcher, value, mode) {
			let { test } = matcher;
			return value === void 0 ? matcher.missing || test.type === "present" && !test.present : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.L5 ? test.type === "values" && test.values.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.L5) : holds(test, value, mode);
		}
		function holds(test, value, mode) {
			return test.type === "present" ? test.present : test.type === "has" ? (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && value.some((element) => isOneOf(test.values, element)) : test.type === "not" && (mode === "when" || asksWhole(test.test)) ? !holds(test.test, value, mode) : (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) ? mode === "rule" ? value.length > 0 && value.every((element) => holds(test, element, mode)) : value.some((element) => holds(test, element, mode)) : holdsForOne(test, value, mode);
		}
		function asksWhole(test) {
			return test.type === "has" || test.type === "not" && asksWhole(test.test);
		}
		function holdsForOne(test, value, mode) {
			return test.type === "values" ? isOneOf(test.values, value) : test.type === "not" ? !holds(test.test, value, mode) : typeof value == "string" ? test.type === "glob" ? (0, _glob_js__WEBPACK_IMPORTED_MODULE_2__.m)(test.glob, value) : test.type === "re2" ? test.matches(value) : test.type === "only" ? (0, _shell_js__WEBPACK_IMPORTED_MODULE_3__.fy)(test.patterns, value, test.syntax) : (0, _shell_js__WEBPACK_IMPORTED_MODULE_3__.F_)(test.patterns, value, test.syntax) !== void 0 : test.type === "any";
		}
		function isOneOf(values, value) {
			return values.some((each) => each === value);
		}
		function wanted(matcher) {
			return matcher.missing ? `${wantedBy(matcher.test)}, or missing` : wantedBy(matcher.test);
		}
		function wantedBy(test) {
			return test.type === "values" ? test.values.map(_json_js__WEBPACK_IMPORTED_MODULE_1__.SP).join(" or ") : test.type === "glob" ? `glob ${(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(test.glob.pattern)}` : test.type === "re2" ? `re2 ${(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(test.pattern)}` : test.type === "not" ? `not ${wantedBy(test.test)}` : test.type === "present" ? test.present ? "present" : "missing" : test.type === "has" ? `a list with ${test.values.map(_json_js__WEBPACK_IMPORTED_MODULE_1__.SP).join(" or ")}` : `shell ${test.type} ${test.patterns.map((each) => (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(each.pattern)).join(", ")}`;
		}
		function whyNot(key, matcher, value) {
			let { test } = matcher;
			return test.type === "only" && typeof value == "string" ? `${key}: ${(0, _shell_js__WEBPACK_IMPORTED_MODULE_3__.q8)(test.patterns, value, test.syntax) ?? "covered"}` : `${key} is ${(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}, wants ${wanted(matcher)}`;
		}
		function whyMatched(key, matcher, value) {
			let { test } = matcher;
			if (value === void 0) return `${key} is missing`;
			if (test.type === "any" && typeof value == "string") return `${key}: ${(0, _shell_js__WEBPACK_IMPORTED_MODULE_3__.F_)(test.patterns, value, test.syntax) ?? "not covered"}`;
		}
	}),
	9478: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S6: () => runsHiddenCommand,
			kX: () => programName,
			pw: () => canRunOthers
		});
		let runners = new Set("alias at batch bind builtin busybox bwrap catchsegv chpst chroot chrt cmd command complete cpulimit crontab dbus-run-session doas dtach enable entr env eval exec expect faketime fakeroot firejail flock hash ionice let linux32 linux64 ltrace nice nohup nsenter numactl osascript parallel pkexec powershell prlimit proot pwsh rlwrap runuser screen script setarch setpriv setsid source . ssh start-stop-daemon stdbuf strace su sudo systemd-run taskset time timeout tmux toybox trap unbuffer unshare watch wsl xargs xvfb-run".split(" ")), shells = new Set("ash bash csh dash elvish fish ksh mksh nu rbash sh tcsh xonsh yash zsh".split(" "));
		function some(pattern) {
			return (args) => args.some((argument) => argument === null || pattern.test(argument));
		}
		let awk = some(/system|\||getline/u), evaluates = some(/\$\(|`/u), arrayFiller = some(/^-[A-Za-z]*C|\$\(|`/u), byArguments = new Map([
			["awk", awk],
			["bun", some(/^(?:-e|-p|--eval|--print|x$)/u)],
			["compgen", some(/^-[A-Za-z]*[CF]/u)],
			["deno", some(/^eval$/u)],
			["docker", some(/^(?:run|exec)$/u)],
			["find", some(/^-(?:exec|execdir|ok|okdir)$/u)],
			["gawk", awk],
			["git", runsByGit],
			["lua", some(/^-e/u)],
			["mapfile", arrayFiller],
			["make", some(/^(?:-f|--file|--makefile|--eval|-E)/u)],
			["mawk", awk],
			["nawk", awk],
			["node", some(/^(?:-[A-Za-z]*[ep]|--eval|--print|-r|--require|--import)/u)],
			["npm", some(/^(?:exec|x|explore)$/u)],
			["perl", some(/^-[A-Za-z]*[eE]/u)],
			["php", some(/^-[A-Za-z]*r/u)],
			["pnpm", some(/^(?:exec|dlx)$/u)],
			["podman", some(/^(?:run|exec)$/u)],
			["python", some(/^-[A-Za-z]*c/u)],
			["readarray", arrayFiller],
			["rsync", some(/^(?:-[A-Za-z]*e|--rsh)/u)],
			["ruby", some(/^-[A-Za-z]*e/u)],
			["tar", some(/^(?:--checkpoint-action|--to-command|--use-compress-program|-[A-Za-z]*[IF]|--info-script|--new-volume-script)/u)],
			["yarn", some(/^(?:exec|dlx)$/u)],
			..."[ declare export getopts local printf read readonly test typeset unset wait".split(" ").map((name) => [name, evaluates])
		]), builtins = new Set("[ declare export getopts local printf read readonly test typeset unset wait".split(" ")), gitOption = /^(?:--config-env|--exec-path|--upload-pack|--receive-pack|--exec|--ext-diff|--open-files-in-pager|bisect|filter-branch)/u;
		function runsByGit(args) {
			return args.some((argument, index) => {
				if (argument === null || gitOption.test(argument)) return !0;
				let setting = args[index + 1];
				return argument === "-c" && (setting === null || setting?.includes("=") === !0);
			});
		}
		let openEnded = new Set("bundle bunx cargo curl dotnet ed emacs ex go gradle helm java julia kubectl less man more mvn nvim npx pip pip3 pnpx R Rscript rake rsync sed scp sftp sqlite3 terraform tsx uv uvx vi view vim wget zip".split(" "));
		function programName(program) {
			return program.slice(Math.max(program.lastIndexOf("/"), program.lastIndexOf("\\")) + 1).replace(/\.exe$/iu, "");
		}
		function family(name) {
			return name.replace(/[0-9.]+$/u, "");
		}
		function canRunOthers(program) {
			let name = programName(program);
			return [name, family(name)].some((each) => runners.has(each) || shells.has(each) || byArguments.has(each) && !builtins.has(each) || openEnded.has(each));
		}
		function runsHiddenCommand(program, args) {
			let name = programName(program);
			return runners.has(name) ? !0 : shells.has(name) ? !isScriptFile(args[0]) : (byArguments.get(name) ?? byArguments.get(family(name)))?.(args) ?? !1;
		}
		function isScriptFile(argument) {
			return typeof argument == "string" && !/^(?:[-+]|$|\/dev\/|\/proc\/)/u.test(argument);
		}
	}),
	9653: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => readWords });
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856);
		let bareWord = /[A-Za-z0-9_@%+=:,./-]+/y, barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y, quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y, operator = /&&|\|\||;|\|/y, assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u, keywords = new Set("case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while".split(" ")), meanings = new Map([
			["$", "a variable or a substitution"],
			["`", "a substitution"],
			["\\", "an escape"],
			["!", "a negation or the history"],
			["&", "the background, or a joint other than &&"],
			["|", "a joint other than | and ||"],
			[";", "a joint other than a single ;"],
			["<", "a redirection"],
			[">", "a redirection"],
			["(", "a group or a function"],
			[")", "a group or a function"],
			["{", "a group or a brace expansion"],
			["}", "a group or a brace expansion"],
			["[", "a test or a glob"],
			["]", "a test or a glob"],
			["*", "a glob"],
			["?", "a glob"],
			["~", "a home directory"],
			["#", "a comment"],
			["\"", "a quote that is not a whole word, or holds what is not literal"],
			["'", "a quote that is not a whole word, or holds what is not literal"]
		]);
		function readWords(text, options) {
			let unseen = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.tO)(text, "")[0];
			if (unseen !== void 0) return { refused: `it holds ${unseen.name}, which is not literal` };
			let commands = [], current = [], lastJoint;
			for (let at = skipSpaces(text, 0); at < text.length;) {
				let piece = pieceAt(text, at, options.pattern ? barePattern : bareWord);
				if (piece.type === "refused") return { refused: piece.refused };
				if (at = skipSpaces(text, at + piece.raw.length), piece.type === "word") {
					let word = wordOf(piece.raw), grammar = current.length === 0 ? whyGrammar(word) : void 0;
					if (grammar !== void 0) return { refused: grammar };
					current.push(word);
				} else {
					if (current.length === 0) return { refused: `nothing stands before "${piece.raw}"` };
					commands.push(current), current = [], lastJoint = piece.raw;
				}
			}
			return current.length > 0 ? { commands: [...commands, current] } : { refused: lastJoint === void 0 ? "it is empty" : `nothing stands after "${lastJoint}"` };
		}
		function skipSpaces(text, from) {
			let at = from;
			for (; text[at] === " ";) at += 1;
			return at;
		}
		function pieceAt(text, at, bare) {
			let joint = take(operator, text, at);
			if (joint !== void 0 && !isLongerJoint(text, at, joint)) return {
				type: "joint",
				raw: joint
			};
			let raw = take(bare, text, at) ?? take(quotedWord, text, at);
			if (raw === void 0) return {
				type: "refused",
				refused: notLiteral(text, at)
			};
			let end = at + raw.length;
			return endsWord(text[end]) ? {
				type: "word",
				raw
			} : {
				type: "refused",
				refused: notLiteral(text, end)
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
	2741: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F_: () => whyAny,
			fm: () => compileCommandPattern,
			fy: () => isOnly,
			q8: () => whyNotOnly
		});
		var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4885), _programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9478), _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9653);
		function compileCommandPattern(pattern) {
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_0__.u)(pattern, { pattern: !0 });
			if ("refused" in words) return { error: `${words.refused}. Quote a word that holds it, or leave it out` };
			let [command = [], ...others] = words.commands;
			if (others.length > 0) return { error: "it holds more than one command. Write one pattern for each" };
			let texts = command.map((word) => word.text), open = texts.at(-1) === "**", fixed = open ? texts.slice(0, -1) : texts;
			return fixed.length === 0 ? { error: "\"**\" alone would cover everything. Name a program before it" } : fixed.some((text) => text.includes("**")) ? { error: "\"**\" stands only at the end, as a word of its own. Write \"*\" within a word" } : {
				pattern,
				tokens: fixed.map(tokenGlob),
				open
			};
		}
		function tokenGlob(text) {
			return (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.S)(text.replace(/[\\?]/gu, "\\$&")) ?? {
				pattern: text,
				pieces: [{ text }]
			};
		}
		function covers(pattern, words) {
			return words.length < pattern.tokens.length || words.length > pattern.tokens.length && !pattern.open ? !1 : pattern.tokens.every((token, index) => (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(token, words[index] ?? ""));
		}
		function isOnly(patterns, text, syntax) {
			let reading = syntax.literal(text);
			return "commands" in reading && reading.commands.every((words) => patterns.some((pattern) => covers(pattern, words)));
		}
		function whyNotOnly(patterns, text, syntax) {
			let reading = syntax.literal(text);
			if ("refused" in reading) return reading.refused;
			let index = reading.commands.findIndex((words) => !patterns.some((pattern) => covers(pattern, words)));
			if (index === -1) return;
			let program = JSON.stringify((reading.commands[index] ?? []).slice(0, 4).join(" ").slice(0, 60));
			return `part ${index + 1} ${program} is covered by none of ${patterns.length} pattern${patterns.length === 1 ? "" : "s"}`;
		}
		function whyAny(patterns, text, syntax) {
			let reading = syntax.full(text);
			if ("untold" in reading) return reading.untold;
			for (let command of reading.commands) {
				let reason = whyCommand(patterns, command);
				if (reason !== void 0) return reason;
			}
		}
		function whyCommand(patterns, command) {
			let { program } = command;
			if (program === null) return "a program in it is known only when it runs";
			if ((0, _programs_js__WEBPACK_IMPORTED_MODULE_2__.S6)(program, command.arguments)) return `${JSON.stringify(program)} runs what can not be told`;
			let covering = patterns.find((pattern) => mayCover(pattern, program, command.arguments));
			return covering === void 0 ? void 0 : `${JSON.stringify(program)} is covered by ${JSON.stringify(covering.pattern)}`;
		}
		function mayCover(pattern, program, args) {
			let unknownAt = args.indexOf(null), known = (unknownAt === -1 ? args : args.slice(0, unknownAt)).map((argument) => argument ?? "");
			return [program, (0, _programs_js__WEBPACK_IMPORTED_MODULE_2__.kX)(program)].some((name) => {
				let words = [name, ...known];
				return unknownAt === -1 ? covers(pattern, words) : words.length > pattern.tokens.length && !pattern.open ? !1 : words.every((text, index) => {
					let token = pattern.tokens[index];
					return token === void 0 || (0, _glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(token, text);
				});
			});
		}
	})
};
