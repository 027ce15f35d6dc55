export const id = 2766;
export const ids = [2766];
export const modules = { 62766: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { loadRichText: () => loadRichText });
	let markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;
	async function loadRichText(record, level) {
		let { text, reasoning } = record, said = [
			text.head,
			text.tail,
			reasoning.head,
			reasoning.tail
		];
		if (level === "full" && said.some((part) => markup.test(part))) return (await Promise.all([__webpack_require__.e(9193), __webpack_require__.e(8983)]).then(__webpack_require__.bind(__webpack_require__, 58983))).renderRichText;
	}
}) };
