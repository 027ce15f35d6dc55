export const id = 7414;
export const ids = [7414, 6277];
export const modules = {
	8963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IN: () => marksOwnComment,
			du: () => buildHiddenLine,
			hQ: () => buildMarker,
			n6: () => readHiddenLine,
			t7: () => readMarker
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		let prefix = "<!-- intern-action ", hiddenLine = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildHiddenLine(data) {
			let json = JSON.stringify(data).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${prefix}${json} -->`;
		}
		function readHiddenLine(text) {
			let [, json] = hiddenLine.exec(text) ?? [];
			return json === void 0 ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(json);
		}
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"sticky",
				"new",
				"question"
			]),
			tag: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			session: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			parked: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()),
			question: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				code: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				state: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
					"open",
					"parked",
					"decided"
				]),
				until: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig()
			}))
		});
		function buildMarker(marker) {
			return buildHiddenLine(marker);
		}
		function readMarker(body) {
			return shape.safeParse(readHiddenLine(body)).data;
		}
		function marksOwnComment(body) {
			return body.startsWith(prefix);
		}
	}),
	9469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H5: () => readPause,
			Yo: () => isPermission
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413), _shell_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3519);
		function isPermission(pause) {
			return pause.kind === "permission";
		}
		let maxBytes = 65536, lastParsed;
		function readPause(text) {
			return lastParsed?.text !== text && (lastParsed = {
				text,
				pause: parsePause(text)
			}), lastParsed.pause;
		}
		function parsePause(text) {
			let bytes = Buffer.byteLength(text);
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, but at most ${maxBytes} are judged` };
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = findStructuralFlaw(text, 32);
			return flaw === void 0 ? parseFields(value) : { error: flaw };
		}
		function parseFields(object) {
			let kind = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let shellCommand = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return shellCommand !== void 0 && command !== void 0 && shellCommand !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: shellCommand === void 0 ? operation : "shell",
				command: shellCommand ?? command,
				links: (0, _shell_links_js__WEBPACK_IMPORTED_MODULE_1__.C)(object)
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExactNumber(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		function* tokenize(text) {
			let tokenStart = /["{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
			for (let match = tokenStart.exec(text); match !== null; match = tokenStart.exec(text)) match[0] === "\"" && (tokenStart.lastIndex = findStringEnd(text, match.index)), yield text.slice(match.index, tokenStart.lastIndex);
		}
		function findStringEnd(text, from) {
			for (let quote = text.indexOf("\"", from + 1); quote !== -1; quote = text.indexOf("\"", quote + 1)) {
				let backslash = quote;
				for (; text[backslash - 1] === "\\";) --backslash;
				if ((quote - backslash) % 2 == 0) return quote + 1;
			}
			return text.length;
		}
		function findStructuralFlaw(text, levels) {
			let openKeys = [], awaitsKey = !1;
			for (let token of tokenize(text)) if (token === "{" || token === "[") {
				if (openKeys.push(token === "{" ? new Set() : void 0), openKeys.length > levels) return `the values nest deeper than ${levels} levels`;
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") openKeys.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = openKeys.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExactNumber(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = openKeys.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} appears twice`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	3519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readLinks,
			n: () => followLinks
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		function readLinks(fields) {
			let list = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "links");
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(list)) return;
			let links = list.flatMap((link) => {
				let argument = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(link) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(link, "argument") : void 0, places = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(link) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(link, "leads_to") : void 0;
				return typeof argument != "string" || !(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(places) ? [] : [[argument, places.filter((place) => typeof place == "string")]];
			});
			return new Map(links);
		}
		function followLinks(reading, links) {
			if (links === void 0 || "error" in reading) return [reading];
			let maxPlaces = Math.max(0, ...[...links.values()].map((places) => places.length));
			return [reading, ...Array.from({ length: maxPlaces }, (_, index) => ({
				...reading,
				commands: reading.commands.map((command) => ({
					...command,
					arguments: command.arguments.map((argument) => {
						let places = typeof argument == "string" ? links.get(argument) : void 0;
						return places?.[index] ?? places?.[0] ?? argument;
					})
				}))
			}))];
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
	}),
	6277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => revealLookAlikes });
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
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
	9604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => isDisguised,
			P: () => toShownPause
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6413), _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9469), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1376), _permission_text_plain_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6277);
		let standardOptions = new Set([
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		]);
		function toShownPause(argumentsText, options) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__.H5)(argumentsText);
			if ("error" in pause) return {
				question: [],
				more: [],
				isWhole: !1
			};
			let { redact = (text) => text, columns, maxLines, skip = [] } = options, spell = (text) => spellOut(redact(text), columns, pause.kind === "permission"), { key: questionKey, text } = chooseQuestion(pause), otherArguments = Object.entries(pause.arguments).filter(([key]) => key !== questionKey && !skip.includes(key) && !isRedundant(key, pause)), question = spell(text), more = otherArguments.flatMap(([key, value]) => flatten(quoteName(key), value)).flatMap(spell);
			if (question.length + more.length <= maxLines) return {
				question,
				more,
				isWhole: !0
			};
			let shownQuestion = question.slice(0, maxLines);
			return {
				question: shownQuestion,
				more: more.slice(0, maxLines - shownQuestion.length),
				isWhole: !1
			};
		}
		function chooseQuestion({ command, operation, tool, arguments: pauseArguments }) {
			return command === void 0 ? typeof operation == "string" ? {
				key: "operation",
				text: operation
			} : typeof pauseArguments.message == "string" ? {
				key: "message",
				text: pauseArguments.message
			} : {
				key: "",
				text: "(it does not say what)"
			} : {
				key: tool === operation ? "command" : "operation",
				text: command
			};
		}
		function isRedundant(key, { command, options }) {
			return key === "command" ? command !== void 0 : key === "kind" || key === "options" && options.every((option) => standardOptions.has(option));
		}
		function flatten(path, value) {
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && value.length > 0) return value.flatMap((each, index) => flatten(`${path}[${index}]`, each));
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) {
				let fields = Object.entries(value);
				if (fields.length > 0) return fields.flatMap(([key, each]) => flatten(`${path}.${quoteName(key)}`, each));
			}
			return [`${path}: ${typeof value == "string" && value !== "" ? value : JSON.stringify(value)}`];
		}
		function quoteName(key) {
			return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
		}
		function spellOut(text, columns, isCode) {
			let lines = [], gutter = "  ", end = 0, write = (piece) => {
				for (let line of wrap(toUnits(piece, isCode), gutter, columns)) lines.push(line);
			};
			for (let { 0: feeds, index } of text.matchAll(lineFeeds)) index > 0 && write(text.slice(end, index)), gutter = feeds.length === 1 ? "\u23ce " : `\u23ce\u00d7${feeds.length} `, end = index + feeds.length;
			return write(text.slice(end)), lines;
		}
		let lineFeeds = /\n+/g;
		function toUnits(line, isCode) {
			let units = Array.from(spellLine(line, { isCode }).matchAll(unsplit), ([found, spelled]) => /^ {2,}$/.test(found) ? `\u2423\u00d7${found.length}` : spelled === void 0 || found === spelled ? found : `${spelled}\u00d7${found.length / spelled.length}`);
			return units.at(-1) === " " ? [...units.slice(0, -1), "\u2423"] : units;
		}
		let unsplit = / {4,}| +$|(\\u\{[0-9a-f]+\})\1*|.\p{M}*/gsu;
		function spellLine(line, { isCode, hasComments = !1 }) {
			let marked = line.replace(layoutMarks, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg).replace(stackedMarks, (marks) => marks.replace(/./gsu, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg)), revealed = isCode ? (0, _permission_text_plain_code_js__WEBPACK_IMPORTED_MODULE_3__.g)(marked, { hasComments }) : marked;
			return (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.jQ)(revealed.replace(meaningless, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg));
		}
		let layoutMarks = /[\u2423\u23ce\u21aa]|\\(?=u\{)/gu, stackedMarks = /\p{M}{3,}/gu, meaningless = /[\p{Co}\p{Cn}\u{16fe4}\u{1d159}]/gu;
		function wrap(units, gutter, columns) {
			let lines = [], prefix = gutter, start = 0;
			do {
				let { end, space } = findLineEnd(units, start, columns - measureWidth(prefix)), line = `${prefix}${units.slice(start, space ?? end).join("")}`;
				lines.push(space === void 0 ? line : `${line}\u2423`), start = space === void 0 ? end : space + 1, prefix = "\u21aa ";
			} while (start < units.length);
			return lines;
		}
		function findLineEnd(units, start, width) {
			let column = 0, space;
			for (let at = start; at < units.length; at += 1) {
				let nextColumn = column + measureWidth(units[at] ?? "");
				if (nextColumn > width && at > start) return {
					end: at,
					space
				};
				units[at] === " " && at > start && units[at - 1] !== " " && units[at + 1] !== " " && column + measureWidth("\u2423") <= width && (space = at), column = nextColumn;
			}
			return {
				end: units.length,
				space: void 0
			};
		}
		function measureWidth(text) {
			let width = 0;
			for (let character of text) width += character <= "~" ? 1 : 2;
			return width;
		}
		function isDisguised(line) {
			if (/[ \t]{60}/.test(line)) return !0;
			let plain = line.replaceAll("	", " ").replaceAll(/(?<=\p{L})\u2019(?=\p{L})/gu, "'");
			return spellLine(plain, {
				isCode: !0,
				hasComments: !0
			}) !== plain;
		}
	})
};
