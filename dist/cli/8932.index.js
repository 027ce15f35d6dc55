export const id = 8932;
export const ids = [8932, 3341];
export const modules = {
	48932: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { toRemark: () => toRemark });
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309), _permission_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63341);
		function toRemark({ code, message }, command, flags) {
			let sentence = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(message.replace(/^error: /, "")).replaceAll(/'([^']*)'/g, "\"$1\"").replace(/ argument missing$/, " needs a value").replace(/\.$/, ""), remedy = remedyFor(code, sentence, command, flags), help = `"interns ${command.name} --help" shows what it takes.`;
			return [
				`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
				remedy,
				help
			].filter(Boolean).join(" ");
		}
		function remedyFor(code, sentence, command, flags) {
			if (code === "commander.excessArguments") return command.commandLine === void 0 ? command.arguments === void 0 ? "" : "Put words that belong together in quotes." : "Write the command to run after \"--\".";
			let typed = /^unknown option "--([^"=]{2,})/.exec(sentence)?.[1];
			if (typed !== void 0 && flags.includes(typed)) return `--${typed} takes no value.`;
			let meant = typed === void 0 ? void 0 : meantFlag(typed, flags);
			return meant === void 0 ? "" : `Did you mean --${meant}?`;
		}
		function meantFlag(typed, flags) {
			let begun = flags.find((flag) => typed.length > 2 && flag.startsWith(typed)) ?? (0, _permission_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed, flags);
			if (begun !== void 0) return begun;
			let beginnings = flags.flatMap((flag) => [...flag.matchAll(/-/g)].map(({ index }) => flag.slice(0, index))), beginning = (0, _permission_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(typed, beginnings);
			return flags.find((flag) => beginning !== void 0 && flag.startsWith(`${beginning}-`));
		}
	}),
	63341: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { nearest: () => nearest });
		function nearest(word, candidates) {
			let best, least = Math.max(2, Math.floor(word.length / 2)) + 1;
			for (let candidate of candidates) {
				let distance = edits(normal(word), normal(candidate));
				distance < least && (best = candidate, least = distance);
			}
			return best;
		}
		function normal(word) {
			return word.toLowerCase().replace(/[-_ ]/gu, "");
		}
		function edits(a, b) {
			let beforeLast = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
			for (let i = 1; i <= a.length; i += 1) {
				let row = [i];
				for (let j = 1; j <= b.length; j += 1) {
					let cost = a[i - 1] === b[j - 1] ? 0 : 1, least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
					i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)), row.push(least);
				}
				beforeLast = last, last = row;
			}
			return last[b.length] ?? 0;
		}
	})
};
