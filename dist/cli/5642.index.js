export const id = 5642;
export const ids = [5642];
export const modules = {
	55642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { toInternsBlocks: () => toInternsBlocks });
		var _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		function toInternsBlocks(interns) {
			let rows = interns.slice(0, 500).map((intern) => [
				[(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(intern.name, 200)],
				[describeStatus(intern)],
				[(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(intern.model ?? "default", 200)],
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(intern.id, 200) }]
			]), more = interns.length - rows.length;
			return [
				{
					type: "heading",
					line: [`${interns.length} ${interns.length === 1 ? "intern" : "interns"}`]
				},
				...rows.length === 0 ? [] : [{
					type: "table",
					header: [
						"Name",
						"Status",
						"Model",
						"Id"
					],
					rows
				}],
				...more > 0 ? [{
					type: "paragraph",
					line: [`${more} more are not shown here.`]
				}] : []
			];
		}
		function describeStatus({ status, progress, last_failure_message }) {
			return progress === null ? status === "failed" && last_failure_message !== null ? `${status}: ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(last_failure_message, 200)}` : status : `${status}, step ${progress.step_number} of ${progress.total_steps}`;
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m7: () => keepEnds,
			ml: () => shorten
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = wellFormed(text.slice(0, Math.ceil(length * 2 / 3))), tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}…${tail}`;
		}
		function wellFormed(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
	})
};
