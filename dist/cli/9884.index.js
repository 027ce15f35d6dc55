export const id = 9884;
export const ids = [9884];
export const modules = { 99884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { completedCommands: () => completedCommands });
	var _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683);
	function completedCommands(groups) {
		return groups.flatMap(({ commands }) => commands).flatMap((command) => "members" in command ? command.members : [command]).map(toCompleted);
	}
	function toCompleted(command) {
		let { name, summary, inputs, flags } = command;
		return {
			name,
			summary,
			words: command.arguments.flatMap(({ offer }) => offer === void 0 || offer === "files" ? [] : offer),
			flags: [
				...flags.map((flag) => ({
					name: `--${flag.name}`,
					value: valueOfFlag(flag)
				})),
				...inputs.map((input) => ({
					name: `--${input}`,
					value: valueOfInput(input)
				})),
				{
					name: "--help",
					value: "none"
				}
			]
		};
	}
	function valueOfFlag({ value, offer, input }) {
		return value === void 0 ? "none" : offer ?? (input === void 0 ? "text" : valueOfInput(input));
	}
	function valueOfInput(name) {
		let { is, words } = _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind;
		return is === "path" ? "files" : is === "switch" ? "none" : words.length > 0 ? words : "text";
	}
}) };
