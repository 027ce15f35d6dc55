export const id = 9273;
export const ids = [9273];
export const modules = {
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
	29290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$I: () => writeAbsence,
			Ci: () => toYamlText,
			G2: () => hasUnwritable,
			Hu: () => isExpressible,
			LF: () => toYamlTexts,
			M3: () => callFields,
			OP: () => listToolFields,
			Tn: () => writeNameConditions,
			a5: () => writeFieldConditions,
			hD: () => quote,
			hz: () => toYamlFlow,
			mP: () => unwritable,
			rb: () => toPointer
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376), _text_plain_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36277);
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
		function writeFieldConditions(fields) {
			return gather(fields.map(([name, value]) => [name, (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(name) ? void 0 : writeConditions(toPointer(name), value)]));
		}
		function writeNameConditions(names) {
			return names.length === 0 ? { conditions: [] } : gather([...names.map((name, index) => ["fields", writeConditions(`/fields/${index}/name`, name)]), ["fields", [writeCondition(`/fields/${names.length}`, absence)]]]);
		}
		function gather(fields) {
			let conditions = [];
			for (let [name, matchers] of fields) {
				if (matchers === void 0) return { error: `its field ${JSON.stringify(name).slice(0, 60)} has a value that a policy cannot express` };
				conditions.push(...matchers);
			}
			return conditions.length > 24 ? { error: "it has more than 24 fields to match" } : { conditions };
		}
		let absence = "{ present: false }", callFields = new Set([
			"paths",
			"inside",
			"outside",
			"url",
			"arguments"
		]);
		function writeAbsence(name) {
			return writeCondition(toPointer(name), absence);
		}
		function toPointer(name) {
			return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
		}
		function writeCondition(pointer, matcher) {
			return `${quote(pointer)}: ${matcher}`;
		}
		function writeConditions(pointer, value) {
			let list = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) ? value : [value], [only, second] = list;
			if (only !== void 0 && list.every(isShort)) return second === void 0 ? [writeCondition(pointer, quote(only))] : [
				writeCondition(pointer, quote([...new Set(list)])),
				...list.map((each, index) => writeCondition(`${pointer}/${index}`, quote(each))),
				writeCondition(`${pointer}/${list.length}`, absence)
			];
		}
		function isShort(value) {
			return isExpressible(value) && !(typeof value == "string" && value.length > 1e3);
		}
		function isExpressible(value) {
			return typeof value == "string" ? !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && !(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value);
		}
		function hasUnwritable(text) {
			return (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(text.replaceAll("\n", ""));
		}
		let unwritable = "it contains characters that cannot be seen, which a policy must not contain", nonTextWords = new Set([
			"true",
			"false",
			"null"
		]);
		function toYamlText(text) {
			return /^[A-Za-z][A-Za-z0-9_.-]*$/u.test(text) && !nonTextWords.has(text.toLowerCase()) ? text : quote(text);
		}
		let markerSign = /#(?=[^ -~]*#(?:[A-Za-z]|[^ -~])*\[)/gu;
		function quote(value) {
			return revealAll(JSON.stringify(value).replace(markerSign, toEscape));
		}
		let markOnEscape = /(?<=\\\w+)\p{M}/gu;
		function revealAll(json) {
			let bare = json.replace(markOnEscape, toEscape), revealed = Array.from((0, _text_plain_code_js__WEBPACK_IMPORTED_MODULE_2__.g)(bare, { escapeSign: toEscape })).map((sign) => (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(sign) ? toEscape(sign) : sign).join("");
			return revealed === json ? json : revealAll(revealed);
		}
		function toEscape(character) {
			let code = character.codePointAt(0) ?? 0, digits = code.toString(16);
			return code > 65535 ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
		}
		function toYamlTexts(texts) {
			let [first, second] = texts;
			return first !== void 0 && second === void 0 ? toYamlText(first) : `[${texts.map(toYamlText).join(", ")}]`;
		}
		function toYamlFlow(value) {
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value)) return `[${value.map(toYamlFlow).join(", ")}]`;
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) {
				let fields = Object.entries(value).map(([name, each]) => `${toYamlText(name)}: ${toYamlFlow(each)}`);
				return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
			}
			return typeof value == "string" ? toYamlText(value) : quote(value);
		}
	}),
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MC: () => isCiPath,
			xu: () => rateCommands,
			zk: () => riskWords
		});
		var _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79092), _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21772), _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33492);
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
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami", "reads"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("chmod chown cp install ln mkdir mv tee touch truncate", "writes"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget", "network"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("dd mkfs rm rmdir shred unlink", "deletes")
		]), byGitSubcommand = new Map([
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("blame diff log ls-files rev-parse show status", "reads"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("add apply checkout commit merge rebase stash switch", "writes"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("clone fetch pull", "network"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("clean reset rm", "deletes"),
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
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.CF)(program), gitRisk = name === "git" ? byGitSubcommand.get(args[0] ?? "") : void 0, publishRisk = publishCommand.test(`${name} ${args[0] ?? ""}`) ? "publishes" : void 0, listedRisk = gitRisk ?? publishRisk ?? byProgram.get(name), knownRisk = listedRisk !== "reads" && args.some(isCiPath) ? "changes-ci" : listedRisk, reach = (0, _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_2__.Vg)(name);
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
	}),
	69273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NF: () => uniqueId,
			OJ: () => toWordPattern,
			lx: () => toRuleId,
			suggestRule: () => suggestRule
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16413), _decide_answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88490), _decision_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15233), _match_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91703), _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71376), _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29290), _risk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22772);
		function suggestRule(request, decision) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.H5)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.Yo)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("allow", pause.options);
			if (option === void 0 || !(0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_1__.vi)(option)) return { error: "the pause does not offer allow_once" };
			let block = explainBlock(decision);
			if (block !== void 0) return { error: block };
			let { tool, command } = pause;
			if (typeof tool != "string") return { error: "the pause names no tool" };
			if ((0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.wy)(tool) || (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.G2)(command ?? "")) return { error: _fields_js__WEBPACK_IMPORTED_MODULE_3__.mP };
			if ([...listTexts(pause.arguments)].some((text) => climbing.test(text))) return { error: "it names a path with \"..\", which may lead to any file" };
			let ambiguity = (0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.vc)(pause);
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
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_5__.u)(command, { isPattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = [
				`tool: ${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(tool)}`,
				`command: ${writeCommandMatcher(command, commands)}`,
				...place
			], firstWords = commands?.[0]?.slice(0, 2).map(({ text }) => text);
			return toSuggestion(firstWords?.join(" ") ?? tool, conditions, (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.xu)(tool, commands), decision);
		}
		function writePlaceConditions(pause) {
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.ap)({
				parts: ["environment", "arguments"],
				openKeys: []
			}, pause) !== void 0) return;
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.ap)({
				parts: ["folder"],
				openKeys: []
			}, pause) === void 0) return [];
			let conditions = [
				"cwd",
				"workdir",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_7__.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [writeFieldCondition(name, value)];
			});
			return conditions.every((one) => one !== void 0) ? conditions : void 0;
		}
		function suggestForFields(tool, fields, decision) {
			let toolFields = (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.OP)(fields);
			if (toolFields.length === 0 && namingTools.has(tool)) return { error: "it names no file or address" };
			let fieldConditions = toolFields.flatMap(([name, value]) => writeFieldCondition(name, value) ?? []), absences = namingTools.has(tool) && !toolFields.some(([name]) => _fields_js__WEBPACK_IMPORTED_MODULE_3__.M3.has(name)) ? [..._fields_js__WEBPACK_IMPORTED_MODULE_3__.M3].map(_fields_js__WEBPACK_IMPORTED_MODULE_3__.$I) : [], conditions = [
				`tool: ${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(tool)}`,
				"command: { present: false }",
				...fieldConditions,
				...absences
			], uncheckedCount = toolFields.length - fieldConditions.length, remark = uncheckedCount === 0 ? "" : ` It does not check ${uncheckedCount} of the fields.`;
			return toSuggestion(tool, conditions, tool !== "fs.read" && [...listTexts(fields)].some(_risk_js__WEBPACK_IMPORTED_MODULE_6__.MC) ? "changes-ci" : (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.xu)(tool, void 0), decision, remark);
		}
		let namingTools = new Set([
			"fs.read",
			"fs.write",
			"network"
		]);
		function* listTexts(value) {
			if (typeof value == "string") yield value;
			else if ((0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Lv)(value)) for (let each of value) yield* listTexts(each);
			else if ((0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value)) for (let [name, each] of Object.entries(value)) displayFields.has(name) || (yield* listTexts(each));
		}
		let displayFields = new Set([
			"title",
			"message",
			"scopes"
		]), climbing = /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u;
		function writeFieldCondition(name, value) {
			let values = (0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Lv)(value) ? value : [value];
			if (values.length !== 0 && !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.wy)(name) && values.every(_fields_js__WEBPACK_IMPORTED_MODULE_3__.Hu)) return `${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)((0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.rb)(name))}: ${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(value)}`;
		}
		function toSuggestion(name, conditions, risk, { rule, trace }, remark = "") {
			let id = uniqueId(toRuleId(name), new Set(trace.map((entry) => entry.id))), yaml = [
				`# Risk: ${_risk_js__WEBPACK_IMPORTED_MODULE_6__.zk[risk]}${remark && `.${remark}`}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions.join(", ")} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n"), before = rule === "default" || rule === _decision_js__WEBPACK_IMPORTED_MODULE_8__.IC ? void 0 : rule;
			return {
				yaml,
				risk,
				note: `Put it under "rules"${before === void 0 ? "" : `, before "${before}"`}.${remark}`,
				before
			};
		}
		function writeCommandMatcher(command, commands) {
			let [words] = commands ?? [];
			return words === void 0 || commands?.length !== 1 || command.includes("*") ? (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(command) : `{ shell: { only: [${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(words.map(toWordPattern).join(" "))}] } }`;
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
	})
};
