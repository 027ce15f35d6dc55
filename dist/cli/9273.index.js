export const id = 9273;
export const ids = [9273];
export const modules = {
	79092: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bh: () => takesData,
			N: () => openEndedArguments,
			VI: () => beginningOf,
			bK: () => literalText,
			xw: () => reachOf
		});
		var _shell_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22111), _text_word_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33492), _warning_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83453);
		function openEndedArguments(rule) {
			return rule.match.flatMap(({ at, matcher: { test } }) => test.type === "only" ? test.patterns.filter(isOpenEnded).map((pattern) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_0__.R8)(at, "open-ended-arguments", message(rule, pattern))) : []);
		}
		function message(rule, { pattern, tokens: [first] }) {
			let allows = `"${rule.id}" allows ${JSON.stringify(pattern)}`, program = literalText(first);
			return program === void 0 || reachOf(program) !== "no-further" ? `${allows}: with arguments of its own choosing this can run other programs or write files. List the arguments.` : `${allows}: nothing is known of what ${JSON.stringify(program)} does with arguments of the intern's choosing. List the arguments.`;
		}
		function isOpenEnded({ tokens, open }) {
			let [first, ...others] = tokens, program = literalText(first);
			if (program === void 0) return !0;
			let reach = reachOf(program);
			if (reach === "no-further" && takesData(program)) return !1;
			let known = reach === "no-further" ? "by-options" : reach;
			return open || others.some((word, index) => isLoose(word, others.slice(0, index), known));
		}
		function literalText(word) {
			if (word === void 0) return;
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
		let operandsRun = (0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_1__.d)("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman R rake sed uvx"), optionsReach = (0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_1__.d)("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd");
		function family(name) {
			return name.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, "");
		}
		function reachOf(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_2__.kX)(program), names = [name, family(name)];
			return names.some((each) => operandsRun.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_2__.v7)(program) ? "by-any-argument" : names.some((each) => optionsReach.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_2__.pw)(program) ? "by-options" : "no-further";
		}
		function takesData(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_2__.kX)(program);
			return program === name && [name, family(name)].some((each) => _shell_programs_js__WEBPACK_IMPORTED_MODULE_2__.Y8.has(each));
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
		function warnOf({ at, places }, code, message, key = "id") {
			return warn(places.get(key) ?? at, code, message);
		}
	}),
	29290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G2: () => hasUnwritable,
			Ge: () => absent,
			Uq: () => yamlFlow,
			av: () => yamlTexts,
			ek: () => nameConditions,
			mP: () => unwritable,
			o$: () => isSayable,
			pS: () => yamlText,
			tm: () => fieldConditions,
			xH: () => pointerTo
		});
		var _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61989);
		function fieldConditions(fields) {
			return gathered(fields.map(([name, value]) => [name, (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(name) ? void 0 : conditionsOf(pointerTo(name), value)]));
		}
		function nameConditions(names) {
			return names.length === 0 ? { conditions: [] } : gathered([...names.map((name, index) => ["fields", conditionsOf(`/fields/${index}/name`, name)]), ["fields", [condition(`/fields/${names.length}`, notThere)]]]);
		}
		function gathered(fields) {
			let conditions = [];
			for (let [name, more] of fields) {
				if (more === void 0) return { error: `its field ${JSON.stringify(name).slice(0, 60)} holds what a policy cannot name` };
				conditions.push(...more);
			}
			return conditions.length > 24 ? { error: "it has more than 24 fields to name" } : { conditions };
		}
		let notThere = "{ present: false }";
		function absent(name) {
			return condition(pointerTo(name), notThere);
		}
		function pointerTo(name) {
			return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
		}
		function condition(pointer, matcher) {
			return {
				key: JSON.stringify(pointer),
				matcher
			};
		}
		function conditionsOf(pointer, value) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) ? listConditions(pointer, value) : isShort(value) ? [condition(pointer, JSON.stringify(value))] : void 0;
		}
		function listConditions(pointer, list) {
			let [only] = list;
			if (only !== void 0 && list.every(isShort)) return list.length === 1 ? [condition(pointer, JSON.stringify(only))] : [
				condition(pointer, JSON.stringify([...new Set(list)])),
				...list.map((each, index) => condition(`${pointer}/${index}`, JSON.stringify(each))),
				condition(`${pointer}/${list.length}`, notThere)
			];
		}
		function isShort(value) {
			return isSayable(value) && !(typeof value == "string" && value.length > 1e3);
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value);
		}
		function hasUnwritable(text) {
			return (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(text.replaceAll("\n", ""));
		}
		let unwritable = "it holds characters that cannot be seen, and no policy may", notText = new Set([
			"true",
			"false",
			"null"
		]);
		function yamlText(text) {
			return /^[A-Za-z][A-Za-z0-9_.-]*$/u.test(text) && !notText.has(text.toLowerCase()) ? text : quoted(text);
		}
		function quoted(text) {
			return Array.from(JSON.stringify(text), (character) => (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(character) ? escapeOf(character) : character).join("");
		}
		function escapeOf(character) {
			let code = character.codePointAt(0) ?? 0, digits = code.toString(16);
			return code > 65535 ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
		}
		function yamlTexts(texts) {
			let [first, second] = texts;
			return first !== void 0 && second === void 0 ? yamlText(first) : `[${texts.map(yamlText).join(", ")}]`;
		}
		function yamlFlow(value) {
			if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value)) return `[${value.map(yamlFlow).join(", ")}]`;
			if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) {
				let fields = Object.entries(value).map(([name, each]) => `${yamlText(name)}: ${yamlFlow(each)}`);
				return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
			}
			return typeof value == "string" ? yamlText(value) : JSON.stringify(value);
		}
	}),
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HB: () => riskOfCommands,
			OO: () => isOfCi,
			XG: () => risks,
			zk: () => riskWords
		});
		var _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79092), _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22111), _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33492);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"changes-ci",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"changes-ci": "it changes what the CI runs, or this policy",
			"runs-anything": "it can run anything"
		}, byProgram = new Map([
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami", "reads"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("chmod chown cp install ln mkdir mv tee touch truncate", "writes"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget", "network"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("dd mkfs rm rmdir shred unlink", "deletes")
		]), bySubcommand = new Map([
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("blame diff log ls-files rev-parse show status", "reads"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("add apply checkout commit merge rebase stash switch", "writes"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("clone fetch pull", "network"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.m)("clean reset rm", "deletes"),
			["push", "publishes"]
		]), publishing = new Set([
			"npm publish",
			"pnpm publish",
			"yarn publish",
			"cargo publish",
			"docker push",
			"gh release"
		]);
		function riskOfCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(riskOfCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function isOfCi(path) {
			return path.split("/").some((segment) => segment.toLowerCase() === ".github" || segment.toLowerCase() === ".gitlab-ci.yml");
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.kX)(program), byName = riskOfSubcommand(name, args[0] ?? "") ?? byProgram.get(name), known = byName !== "reads" && args.some(isOfCi) ? "changes-ci" : byName, reach = (0, _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_2__.xw)(name);
			return known === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || hasHarmlessOptions(name, args) ? known : "runs-anything";
		}
		function riskOfSubcommand(program, subcommand) {
			return program === "git" ? bySubcommand.get(subcommand) : publishing.has(`${program} ${subcommand}`) ? "publishes" : void 0;
		}
		let harmless = new Map([
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
		function hasHarmlessOptions(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length - options.length < 2 && options.length === 0 : options.every((option) => harmless.get(name)?.test(option) === !0);
		}
	}),
	69273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			s3: () => patternOfWord,
			suggestRule: () => suggestRule,
			wQ: () => freeId,
			zU: () => idFor
		});
		var _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88490), _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82185), _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75573), _match_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _shell_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91703), _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61989), _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29290), _risk_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22772);
		function suggestRule(request, decision) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.H)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__.Y)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__.L5)("allow", pause.options);
			if (option === void 0 || !(0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__.SV)(option)) return { error: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { error: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(tool) || command !== void 0 && (0, _fields_js__WEBPACK_IMPORTED_MODULE_4__.G2)(command) ? { error: _fields_js__WEBPACK_IMPORTED_MODULE_4__.mP } : [...textsIn(pause.arguments)].some(climbs) ? { error: "it names a path with \"..\", which may lead to any file" } : (0, _match_place_js__WEBPACK_IMPORTED_MODULE_5__.t8)((0, _text_json_js__WEBPACK_IMPORTED_MODULE_6__.hQ)(pause.arguments, "outside")) ? { error: "nobody can tell where one of its paths leads" } : command !== void 0 && command.length > 500 ? { error: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, pause, decision) : { error: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			let { before } = placeOf(decision);
			return before === void 0 ? "Put it under \"rules\"." : `Put it under "rules", before "${before}".`;
		}
		function placeOf({ rule }) {
			return rule === "default" || rule === _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_7__.I ? {} : { before: rule };
		}
		function ruleForCommand(tool, command, pause, decision) {
			let place = placeConditions(pause);
			if (place === void 0) return { error: "it names a folder or variables that no rule can name" };
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_8__.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = [
				`tool: ${quote(tool)}`,
				`command: ${commandMatcher(command, commands)}`,
				...place
			].join(", "), id = idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), risk = (0, _risk_js__WEBPACK_IMPORTED_MODULE_9__.HB)(tool, commands);
			return {
				yaml: ruleYaml(freeId(id, idsIn(decision)), conditions, risk),
				risk,
				note: noteFor(decision),
				...placeOf(decision)
			};
		}
		function placeConditions(pause) {
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_5__.fG)({
				parts: ["environment", "arguments"],
				named: []
			}, pause) !== void 0) return;
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_5__.fG)({
				parts: ["folder"],
				named: []
			}, pause) === void 0) return [];
			let conditions = [
				"cwd",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_6__.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [fieldCondition(name, value)];
			});
			return conditions.every((one) => one !== void 0) ? conditions : void 0;
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), matched = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...matched
			].join(", "), silent = others.length - matched.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = tool !== "fs.read" && [...textsIn(fields)].some(_risk_js__WEBPACK_IMPORTED_MODULE_9__.OO) ? "changes-ci" : (0, _risk_js__WEBPACK_IMPORTED_MODULE_9__.HB)(tool, void 0);
			return {
				yaml: ruleYaml(freeId(idFor(tool), idsIn(decision)), conditions, risk),
				risk,
				note,
				...placeOf(decision)
			};
		}
		function* textsIn(value) {
			if (typeof value == "string") yield value;
			else if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_6__.Lv)(value)) for (let each of value) yield* textsIn(each);
			else if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_6__.Gv)(value)) for (let [name, each] of Object.entries(value)) forPeople.has(name) || (yield* textsIn(each));
		}
		let forPeople = new Set([
			"title",
			"message",
			"scopes"
		]);
		function climbs(text) {
			return /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u.test(text);
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_6__.Lv)(value) ? value : [value];
			if (values.length !== 0 && !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(name) && values.every(_fields_js__WEBPACK_IMPORTED_MODULE_4__.o$)) return `${quote((0, _fields_js__WEBPACK_IMPORTED_MODULE_4__.xH)(name))}: ${JSON.stringify(value)}`;
		}
		function idsIn({ trace }) {
			return new Set(trace.map(({ id }) => id));
		}
		function ruleYaml(id, conditions, risk) {
			return [
				`# Risk: ${_risk_js__WEBPACK_IMPORTED_MODULE_9__.zk[risk]}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternOfWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternOfWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function freeId(wanted, taken) {
			let id = wanted;
			for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
			return id;
		}
	})
};
