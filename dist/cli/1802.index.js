export const id = 1802;
export const ids = [1802, 9092];
export const modules = {
	79092: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bh: () => takesData,
			N: () => openEndedArguments,
			Vg: () => findReach,
			bK: () => literalText,
			pG: () => findBeginning
		});
		var _match_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89992), _shell_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22496), _text_word_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33492), _warning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83453);
		function* openEndedArguments(rule) {
			for (let { at, matcher } of rule.match) for (let pattern of (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_0__.M3)(matcher.test).filter(isOpenEnded)) yield (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R8)(at, "open-ended-arguments", message(rule, pattern));
		}
		function message(rule, { pattern, tokens: [first] }) {
			let allows = `"${rule.id}" allows ${JSON.stringify(pattern)}`, program = literalText(first);
			return program === void 0 || findReach(program) !== "no-further" ? `${allows}: with arguments of the intern's choosing, this can run other programs or write files. List the arguments.` : `${allows}: it is unknown what ${JSON.stringify(program)} does with arguments of the intern's choosing. List the arguments.`;
		}
		function isOpenEnded({ tokens, open }) {
			let [first, ...others] = tokens, program = literalText(first);
			if (program === void 0) return !0;
			let reach = findReach(program);
			if (reach === "no-further" && takesData(program)) return !1;
			let assumedReach = reach === "no-further" ? "by-options" : reach;
			return open || others.some((word, index) => isLoose(word, others.slice(0, index), assumedReach));
		}
		function literalText(word) {
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
			if (literalText(word) !== void 0) return !1;
			let beginning = findBeginning(word);
			return "path" in word ? reach === "by-any-argument" && beginning === "" : reach === "by-any-argument" ? !0 : isGitMessage(before.map(literalText)) || before.some((each) => literalText(each) === "--") ? !1 : beginning === "" || beginning.startsWith("-") || /[\s=]/u.test(beginning);
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
	47419: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { suggestRules: () => suggestRules });
		var _permission_tools_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69273);
		function suggestRules({ pause, decisions }) {
			return decisions.flatMap((decision) => {
				let { verb, outcome } = decision;
				if (outcome !== "reject" || verb === void 0 || decision.decided_by === "person") return [];
				let request = {
					toolCallId: pause.tool_call_id,
					arguments: pause.arguments
				}, suggestion = (0, _permission_tools_suggest_js__WEBPACK_IMPORTED_MODULE_0__.suggestRule)(request, {
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
