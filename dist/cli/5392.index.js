export const id = 5392;
export const ids = [5392];
export const modules = {
	71376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	61989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			hQ: () => ownField
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
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
	55392: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			explainExitCode: () => explainExitCode,
			explainLines: () => explainLines,
			toExplanation: () => toExplanation
		});
		var _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61989);
		function toExplanation(decision) {
			let { verb, answer, rule, reason, trace } = decision;
			return {
				verb,
				answer,
				rule,
				reason,
				trace
			};
		}
		function explainExitCode(decision) {
			return decision.outcome === "allow" || decision.outcome === "answer" ? 0 : decision.outcome === "reject" ? 3 : 4;
		}
		function explainLines(decision) {
			let width = Math.max(...decision.trace.map((entry) => entry.id.length), 7);
			return [
				`pause      ${decision.pause === null ? "malformed" : describePause(decision.pause)}`,
				...decision.trace.map((entry) => traceLine(entry, width)),
				...decision.ladder === null ? [] : [`ladder     ${decision.ladder}`],
				`budgets    ${decision.budgets}`,
				...decision.reason === null ? [] : [`reason     ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.reason)}`],
				`${decision.outcome === "stop" || decision.outcome === "ask" ? `${decision.outcome.padEnd(9)}  ` : "answer     "}${answerText(decision)}by ${decision.rule}`
			];
		}
		function answerText(decision) {
			return decision.answer === null ? "" : `${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.answer)} `;
		}
		let names = {
			guards: "guard",
			rules: "rule",
			questions: "question",
			default: "default"
		};
		function traceLine(entry, width) {
			let name = entry.list === "default" ? "" : entry.id, verdict = entry.matched ? "yes" : entry.because === "not reached" ? "-  " : "no ";
			return `  ${names[entry.list].padEnd(8)} ${name.padEnd(width)}  ${verdict}  ${entry.because}`;
		}
		function describePause(pause) {
			return [
				`kind ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(pause.kind)}`,
				...pause.tool === void 0 ? [] : [`tool ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(pause.tool)}`],
				...pause.command === void 0 ? [] : [`command ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(pause.command)}`],
				...typeof pause.arguments.message == "string" ? [`message ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(pause.arguments.message)}`] : [],
				...pause.options.length === 0 ? [] : [`options ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(pause.options)}`]
			].join(", ");
		}
	})
};
