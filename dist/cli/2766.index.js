export const id = 2766;
export const ids = [2766];
export const modules = {
	62766: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { loadRichText: () => loadRichText });
		var _transcript_messages_apart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63547);
		let markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;
		async function loadRichText(record, level) {
			let { text, reasoning } = (0, _transcript_messages_apart_js__WEBPACK_IMPORTED_MODULE_0__.f)(record), said = [
				text.head,
				text.tail,
				reasoning.head,
				reasoning.tail
			];
			if (level === "full" && said.some((part) => markup.test(part))) return (await Promise.all([__webpack_require__.e(9193), __webpack_require__.e(8983)]).then(__webpack_require__.bind(__webpack_require__, 58983))).renderRichText;
		}
	}),
	63547: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => messagesApart });
		function messagesApart(record) {
			let { head } = record.text, apart = "", from = 0;
			for (let end of record.message_ends) end <= from || end >= head.length || head[end - 1] === "\n" || head[end] === "\n" || (apart += `${head.slice(from, end)}\n\n`, from = end);
			return {
				...record,
				text: {
					...record.text,
					head: apart + head.slice(from)
				},
				message_ends: []
			};
		}
	})
};
