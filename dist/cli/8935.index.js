export const id = 8935;
export const ids = [8935];
export const modules = { 8935: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { toPlainText: () => toPlainText });
	var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309);
	function toPlainText(blocks, options = {}) {
		return blocks.filter((block) => block.type !== "details" || block.extra !== !0).flatMap((block) => [...toLines(block, options), ""]).join("\n");
	}
	function toLines(block, options) {
		let { columns = 100, wrap = asIs } = options, written = (line) => wrap(toText(line));
		switch (block.type) {
			case "heading": return [...underlined(toText(block.line), columns, wrap), ...block.facts === void 0 || block.facts.length === 0 ? [] : [wrap(block.facts.map(toText).join(" · "))]];
			case "paragraph": return [written(block.line)];
			case "quiet": return block.lines.map(written);
			case "list": return block.items.map((item) => wrap(`- ${toText(item)}`));
			case "prose":
			case "rich": return [...block.speaker === void 0 ? [] : [wrap(`${(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.oneLine)(block.speaker)} says:`), ""], ...(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)(block.text.trim()).map((line) => wrap(`  ${line}`.trimEnd()))];
			case "code": return indented((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)(block.text.replace(/^\n+/, "").trimEnd()));
			case "alert": return [wrap(`${block.kind}: ${toText(block.line)}`)];
			case "table": return toTable(block.header, block.rows, options);
			case "details": return [
				wrap(`${toText(block.summary)}:`),
				"",
				...toPlainText(block.blocks, options).trimEnd().split("\n")
			];
			default: return block;
		}
	}
	function indented(lines) {
		return lines.every((line) => line.trim() === "" || line.startsWith("  ")) ? lines : lines.map((line) => `  ${line}`.trimEnd());
	}
	let asIs = (line) => line;
	function underlined(text, columns, wrap) {
		return [wrap(text), "=".repeat(Math.min(columns, text.length))];
	}
	function toText(line) {
		return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.oneLine)(line.map(textOf).join(""));
	}
	function textOf(inline) {
		return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : `(${inline.quiet})`;
	}
	function toTable(header, rows, { columns = Infinity, wrap = asIs }) {
		let cells = [header.map(_log_js__WEBPACK_IMPORTED_MODULE_0__.oneLine), ...rows.map((row) => row.map(toText))], widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
		if (widths.reduce((sum, width) => sum + width + 2, -2) > columns) return toRecords(cells).map(wrap);
		let lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
		return [
			lines[0] ?? "",
			widths.map((width) => "-".repeat(width)).join("  "),
			...lines.slice(1)
		];
	}
	function toRecords([header = [], ...rows]) {
		let width = Math.max(...header.map((name) => name.length));
		return rows.flatMap(([first = "", ...others], index) => [
			...index === 0 ? [] : [""],
			first,
			...others.map((cell, at) => `  ${(header[at + 1] ?? "").padEnd(width)}  ${cell}`.trimEnd())
		]);
	}
}) };
