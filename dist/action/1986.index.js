export const id = 1986;
export const ids = [1986];
export const modules = {
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
	9829: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { suggestRules: () => suggestRules });
		var json = __webpack_require__(6413), answering = __webpack_require__(8490), decision = __webpack_require__(5233), place = __webpack_require__(2774), permission_pause = __webpack_require__(9469), shell_words = __webpack_require__(1703), invisible = __webpack_require__(1376), plain_code = __webpack_require__(6277);
		let commonFields = new Set([
			"kind",
			"operation",
			"options",
			"message",
			"command"
		]);
		function listToolFields(args) {
			return Object.entries(args).filter(([name]) => !commonFields.has(name));
		}
		let callFields = new Set([
			"paths",
			"inside",
			"outside",
			"url",
			"arguments"
		]);
		function writeAbsence(name) {
			return writeCondition(toPointer(name), "{ present: false }");
		}
		function toPointer(name) {
			return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
		}
		function writeCondition(pointer, matcher) {
			return `${quote(pointer)}: ${matcher}`;
		}
		function isExpressible(value) {
			return typeof value == "string" ? !(0, invisible.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, json.Lv)(value) && !(0, json.Gv)(value);
		}
		function hasUnwritable(text) {
			return (0, invisible.wy)(text.replaceAll("\n", ""));
		}
		let markerSign = /#(?=[^ -~]*#(?:[A-Za-z]|[^ -~])*\[)/gu;
		function quote(value) {
			return revealAll(JSON.stringify(value).replace(markerSign, toEscape));
		}
		let markOnEscape = /(?<=\\\w+)\p{M}/gu;
		function revealAll(json) {
			let bare = json.replace(markOnEscape, toEscape), revealed = Array.from((0, plain_code.g)(bare, { escapeSign: toEscape })).map((sign) => (0, invisible.wy)(sign) ? toEscape(sign) : sign).join("");
			return revealed === json ? json : revealAll(revealed);
		}
		function toEscape(character) {
			let code = character.codePointAt(0) ?? 0, digits = code.toString(16);
			return code > 65535 ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
		}
		var programs = __webpack_require__(2445), word_list = __webpack_require__(3492);
		(0, word_list.y)("at batch crontab parallel patch sponge tee xargs");
		let operandPrograms = (0, word_list.y)("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman r rake sed uvx"), optionPrograms = (0, word_list.y)("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd");
		function findReach(program) {
			let names = (0, programs.Zc)(program);
			return names.some((each) => operandPrograms.has(each)) || (0, programs.v7)(program) ? "by-any-argument" : names.some((each) => optionPrograms.has(each)) || (0, programs.pw)(program) ? "by-options" : "no-further";
		}
		let riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"changes-ci": "it changes what the CI runs, or this policy",
			"runs-anything": "it can run anything"
		}, risks = Object.keys(riskWords), byProgram = new Map([
			...(0, word_list.u)("cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami", "reads"),
			...(0, word_list.u)("chmod chown cp install ln mkdir mv tee touch truncate", "writes"),
			...(0, word_list.u)("curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget", "network"),
			...(0, word_list.u)("dd mkfs rm rmdir shred unlink", "deletes")
		]), byGitSubcommand = new Map([
			...(0, word_list.u)("blame diff log ls-files rev-parse show status", "reads"),
			...(0, word_list.u)("add apply checkout commit merge rebase stash switch", "writes"),
			...(0, word_list.u)("clone fetch pull", "network"),
			...(0, word_list.u)("clean reset rm", "deletes"),
			["push", "publishes"]
		]), publishCommand = /^(?:(?:npm|pnpm|yarn|cargo) publish|docker push|gh release)$/u;
		function rateCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(rateCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function isCiPath(path) {
			let names = path.toLowerCase().split("/");
			return names.includes(".github") || names.includes(".gitlab-ci.yml");
		}
		function rateCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, programs.CF)(program), gitRisk = name === "git" ? byGitSubcommand.get(args[0] ?? "") : void 0, publishRisk = publishCommand.test(`${name} ${args[0] ?? ""}`) ? "publishes" : void 0, listedRisk = gitRisk ?? publishRisk ?? byProgram.get(name), knownRisk = listedRisk !== "reads" && args.some(isCiPath) ? "changes-ci" : listedRisk, reach = findReach(name);
			return knownRisk === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || areOptionsHarmless(name, args) ? knownRisk : "runs-anything";
		}
		let harmlessOptions = new Map([
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
		function areOptionsHarmless(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length < 2 && options.length === 0 : options.every((option) => harmlessOptions.get(name)?.test(option) === !0);
		}
		function suggestRule(request, decision) {
			let pause = (0, permission_pause.H5)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, permission_pause.Yo)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, answering.L5)("allow", pause.options);
			if (option === void 0 || !(0, answering.vi)(option)) return { error: "the pause does not offer allow_once" };
			let block = explainBlock(decision);
			if (block !== void 0) return { error: block };
			let { tool, command } = pause;
			if (typeof tool != "string") return { error: "the pause names no tool" };
			if ((0, invisible.wy)(tool) || hasUnwritable(command ?? "")) return { error: "it contains characters that cannot be seen, which a policy must not contain" };
			if ([...listTexts(pause.arguments)].some((text) => climbing.test(text))) return { error: "it names a path with \"..\", which may lead to any file" };
			let ambiguity = (0, place.vc)(pause);
			return ambiguity === void 0 ? command === void 0 ? suggestForFields(tool, pause.arguments, decision) : command.length > 500 ? { error: "the command is too long to quote" } : suggestForCommand(tool, command, pause, decision) : { error: ambiguity };
		}
		function explainBlock(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule overrides a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function suggestForCommand(tool, command, pause, decision) {
			let place = writePlaceConditions(pause);
			if (place === void 0) return { error: "a rule cannot express its folder or its variables" };
			let words = (0, shell_words.u)(command, { isPattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = [
				`tool: ${quote(tool)}`,
				`command: ${writeCommandMatcher(command, commands)}`,
				...place
			], firstWords = commands?.[0]?.slice(0, 2).map(({ text }) => text);
			return toSuggestion(firstWords?.join(" ") ?? tool, conditions, rateCommands(tool, commands), decision);
		}
		function writePlaceConditions(pause) {
			if ((0, place.ap)({
				parts: ["environment", "arguments"],
				openKeys: []
			}, pause) !== void 0) return;
			if ((0, place.ap)({
				parts: ["folder"],
				openKeys: []
			}, pause) === void 0) return [];
			let conditions = [
				"cwd",
				"workdir",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, json.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [writeFieldCondition(name, value)];
			});
			return conditions.every((one) => one !== void 0) ? conditions : void 0;
		}
		function suggestForFields(tool, fields, decision) {
			let toolFields = listToolFields(fields);
			if (toolFields.length === 0 && namingTools.has(tool)) return { error: "it names no file or address" };
			let fieldConditions = toolFields.flatMap(([name, value]) => writeFieldCondition(name, value) ?? []), absences = namingTools.has(tool) && !toolFields.some(([name]) => callFields.has(name)) ? [...callFields].map(writeAbsence) : [], conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...fieldConditions,
				...absences
			], uncheckedCount = toolFields.length - fieldConditions.length, remark = uncheckedCount === 0 ? "" : ` It does not check ${uncheckedCount} of the fields.`;
			return toSuggestion(tool, conditions, tool !== "fs.read" && [...listTexts(fields)].some(isCiPath) ? "changes-ci" : rateCommands(tool, void 0), decision, remark);
		}
		let namingTools = new Set([
			"fs.read",
			"fs.write",
			"network"
		]);
		function* listTexts(value) {
			if (typeof value == "string") yield value;
			else if ((0, json.Lv)(value)) for (let each of value) yield* listTexts(each);
			else if ((0, json.Gv)(value)) for (let [name, each] of Object.entries(value)) displayFields.has(name) || (yield* listTexts(each));
		}
		let displayFields = new Set([
			"title",
			"message",
			"scopes"
		]), climbing = /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u;
		function writeFieldCondition(name, value) {
			let values = (0, json.Lv)(value) ? value : [value];
			if (values.length !== 0 && !(0, invisible.wy)(name) && values.every(isExpressible)) return `${quote(toPointer(name))}: ${quote(value)}`;
		}
		function toSuggestion(name, conditions, risk, { rule, trace }, remark = "") {
			let id = uniqueId(toRuleId(name), new Set(trace.map((entry) => entry.id))), yaml = [
				`# Risk: ${riskWords[risk]}${remark && `.${remark}`}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions.join(", ")} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n"), before = rule === "default" || rule === decision.IC ? void 0 : rule;
			return {
				yaml,
				risk,
				note: `Put it under "rules"${before === void 0 ? "" : `, before "${before}"`}.${remark}`,
				before
			};
		}
		function writeCommandMatcher(command, commands) {
			let [words] = commands ?? [];
			return words === void 0 || commands?.length !== 1 || command.includes("*") ? quote(command) : `{ shell: { only: [${quote(words.map(toWordPattern).join(" "))}] } }`;
		}
		function toWordPattern(word) {
			return word.isQuoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function toRuleId(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function uniqueId(base, usedIds) {
			let id = base;
			for (let count = 2; usedIds.has(id); count += 1) id = `${base}-${count}`;
			return id;
		}
		function suggestRules({ pause, decisions }) {
			return decisions.flatMap((decision) => {
				let { verb, outcome } = decision;
				if (outcome !== "reject" || verb === void 0 || decision.decided_by === "person") return [];
				let suggestion = suggestRule({
					toolCallId: pause.tool_call_id,
					arguments: pause.arguments
				}, {
					...decision,
					verb
				});
				if ("error" in suggestion) return [];
				let { yaml, before } = suggestion;
				return [before === void 0 ? yaml : yaml.replace("\n", () => `\n  # Put it before ${JSON.stringify(before)}.\n`)];
			});
		}
	})
};
