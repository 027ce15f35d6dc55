export const id = 993;
export const ids = [993];
export const modules = { 993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { renderRichText: () => renderRichText });
	var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5251), _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9179), _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
	let parser = new markdown_it__WEBPACK_IMPORTED_MODULE_0__.A({
		html: !1,
		linkify: !1,
		typographer: !1,
		breaks: !0,
		maxNesting: 60
	});
	function renderRichText(markdown) {
		let tokens = parser.parse(markdown, {});
		return tokens.every(({ level }) => level < 59) ? toRichBlocks(tokens, markdown.split("\n")) : toCode(markdown, "");
	}
	let plainBlocks = new Set([
		"p",
		"li",
		"table",
		"thead",
		"tbody",
		"tr"
	]), headings = {
		h1: "h3",
		h2: "h4",
		h3: "h4"
	}, drawnLanguages = new Set([
		"mermaid",
		"math",
		"geojson",
		"topojson",
		"stl",
		"suggestion"
	]);
	function toRichBlocks(tokens, lines) {
		let html = [], depth = 0, wordLimit;
		for (let index = 0; index < tokens.length; index += 1) {
			let token = tokens[index];
			if (token === void 0) break;
			if (token.type === "table_open") {
				let end = index;
				for (; end < tokens.length && tokens[end]?.type !== "table_close";) end += 1;
				let table = tokens.slice(index, end + 1);
				if (table.filter(({ type }) => type === "th_open").length > maxColumns) {
					html.push(toCode(lines.slice(...token.map ?? [0, 0]).join("\n"), "")), index = end;
					continue;
				}
				wordLimit = findWordLimit(table);
			}
			isContainer(token) && token.nesting === 1 && (depth += 1);
			let isItem = tokens[index - 2]?.type === "list_item_open";
			html.push(toHtml(token, depth, {
				wordLimit,
				isItem
			})), isContainer(token) && token.nesting === -1 && --depth, token.type === "table_close" && (wordLimit = void 0);
		}
		return html.join("").replace(/\n{2,}/g, "\n");
	}
	function isContainer({ tag }) {
		return tag === "blockquote" || tag === "ul" || tag === "ol";
	}
	function toHtml(token, depth, place) {
		switch (token.type) {
			case "inline": return toRichInline(token.children ?? [], place);
			case "fence":
			case "code_block": return toCode(token.content.replace(/\n$/, ""), token.info);
			case "hr": return "<p>* * *</p>";
			default: return token.hidden ? "" : toTag(token, depth);
		}
	}
	function toTag(token, depth) {
		let { tag, nesting } = token;
		if (nesting === 0) return "";
		let isClosing = nesting === -1;
		if (tag === "td" || tag === "th") return isClosing ? `</${tag}>` : `<${tag}${toAlignAttribute(token)}>`;
		if (depth > 6 && (isContainer(token) || tag === "li")) return tag === "li" && !isClosing ? "<br>" : "";
		if (isContainer(token)) return isClosing ? `</${tag}>\n` : `<${tag}${tag === "ol" ? toStartAttribute(token) : ""}>`;
		let isHeading = /^h[1-6]$/.test(tag);
		if (!isHeading && !plainBlocks.has(tag)) return "";
		let element = isHeading ? headings[tag] ?? "h5" : tag;
		return isClosing ? `</${element}>\n` : `<${element}>`;
	}
	function toStartAttribute(token) {
		let start = Number(token.attrGet("start") ?? 1);
		return Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : "";
	}
	function toAlignAttribute(token) {
		let [, align] = /^text-align:(left|center|right)$/.exec(String(token.attrGet("style") ?? "")) ?? [];
		return align === void 0 ? "" : ` align="${align}"`;
	}
	function toCode(content, info) {
		let [language = ""] = info.trim().split(/\s/);
		return `<pre${/^[A-Za-z][\w+#.-]{0,19}$/.test(language) && !drawnLanguages.has(language.toLowerCase()) ? ` lang="${language}"` : ""}><code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(content)}</code></pre>\n`;
	}
	let plainInlines = new Set([
		"strong",
		"em",
		"s"
	]);
	function toRichInline(tokens, place) {
		let links = [];
		return tokens.map((token, index) => {
			switch (token.type) {
				case "text":
				case "text_special": return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(place.isItem && index === 0 ? drawBox(token.content) : token.content, place);
				case "code_inline": return `<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(token.content, place)}</code>`;
				case "softbreak":
				case "hardbreak": return "<br>";
				case "link_open": return links.push({
					address: String(token.attrGet("href") ?? ""),
					start: index
				}), keepApart(tokens[index - 1], /\s$/u);
				case "link_close": return toLinkEnd(links.pop(), tokens, index, place);
				case "image": return `\ud83d\uddbc ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(token.content, place)}${toAddress(String(token.attrGet("src") ?? ""), "", place)}${keepApart(tokens[index + 1], /^\s/u)}`;
				default: return toInlineTag(token);
			}
		}).join("");
	}
	function toInlineTag({ tag, nesting }) {
		if (!plainInlines.has(tag)) return "";
		let element = tag === "s" ? "del" : tag;
		return nesting === -1 ? `</${element}>` : `<${element}>`;
	}
	function toAddress(address, text, textOptions) {
		if (address === "" || address === text) return "";
		let shown = address.length > 200 ? `${address.slice(0, 200).toWellFormed()}\u2026` : address;
		return ` (<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(shown, textOptions)}</code>)`;
	}
	function toLinkEnd(link, tokens, end, textOptions) {
		if (link === void 0) return "";
		let text = tokens.slice(link.start + 1, end).map(({ content }) => content);
		return `${toAddress(link.address, text.join(""), textOptions)}${keepApart(tokens[end + 1], /^\s/u)}`;
	}
	function keepApart(neighbour, blank) {
		return neighbour === void 0 || neighbour.type.endsWith("break") || blank.test(neighbour.content) ? "" : _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.VO;
	}
	function drawBox(text) {
		return text.replace(/^\[ \] /, "\u2610 ").replace(/^\[[xX]\] /, "\u2611 ");
	}
	let maxColumns = 8;
	function findWordLimit(table) {
		let rows = [];
		for (let { type, content } of table) type === "tr_open" && rows.push([]), type === "inline" && rows.at(-1)?.push(content);
		return (0, _cut_js__WEBPACK_IMPORTED_MODULE_2__.VK)(rows);
	}
}) };
