export const id = 3054;
export const ids = [3054];
export const modules = { 3054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		compileAutomaton: () => compileAutomaton,
		re2: () => re2
	});
	var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
	let re2 = (pattern) => {
		try {
			let compiled = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern);
			return compiled.matches(""), (text) => compiled.matches(text);
		} catch (error) {
			return { error: error instanceof Error ? error.message.replace(/^error parsing regexp: /u, "") : String(error) };
		}
	};
	function compileAutomaton(pattern) {
		let program = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern).re2().prog;
		if (program.numLb !== 0) return;
		let steps = program.inst.map(toStep);
		return steps.every((step) => step !== void 0) ? steps.reduce((sum, step) => sum + (step[0] === "one of" ? step[2].length : 0) + step.length, 0) > 2e4 ? void 0 : {
			start: program.start,
			steps
		} : void 0;
	}
	function toStep(instruction) {
		let { op, out, arg } = instruction;
		return op === 1 || op === 2 ? [
			"fork",
			out,
			arg
		] : op === 3 || op === 7 ? ["go", out] : op === 4 ? [
			"edge",
			out,
			arg
		] : op === 5 ? ["fail"] : op === 6 ? ["match"] : op === 8 || op === 9 ? [
			"one of",
			out,
			toRanges(instruction)
		] : op === 10 ? [
			"one of",
			out,
			[0, lastCharacter]
		] : op === 11 ? [
			"one of",
			out,
			[
				0,
				9,
				11,
				lastCharacter
			]
		] : void 0;
	}
	let lastCharacter = 1114111;
	function toRanges(instruction) {
		let runes = [...instruction.runes], [only, ...others] = runes;
		return only === void 0 || others.length > 0 ? runes : [only, ...listCasedCharacters()].filter((character) => instruction.matchRune(character)).flatMap((one) => [one, one]);
	}
	let cased;
	function listCasedCharacters() {
		return cased ??= Array.from({ length: 1114112 }, (_, character) => character).filter((character) => {
			let text = String.fromCodePoint(character);
			return text.toLowerCase() !== text || text.toUpperCase() !== text;
		}), cased;
	}
}) };
