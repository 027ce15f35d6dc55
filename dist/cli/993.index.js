export const id = 993;
export const ids = [993];
export const modules = {
	30993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { renderRichText: () => renderRichText });
		var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65251), _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99179), _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94112);
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
	}),
	94112: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$c: () => breakUpReferences,
			C: () => insertBreakPoints,
			E3: () => toSafeCode,
			VO: () => zeroWidthSpace,
			Zm: () => toSafeCodeBlock,
			_J: () => toSafeText,
			_P: () => breakPoint,
			ee: () => restoreSignColour,
			kU: () => toSpeech
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309);
		let breakPoint = "<wbr>", zeroWidthSpace = "&#8203;", beginsReference = /@|#(?=[0-9])|[Gg][Hh]-(?=[0-9])/g, shortestCommit = /[0-9A-Fa-f]{7}/, besideOtherScript = /[^ -~][0-9A-Fa-f]{7}|[0-9A-Fa-f]{7}[^ -~]/;
		function markReferences(line) {
			let marked = line.replaceAll(beginsReference, "$&\u200b");
			if (!shortestCommit.test(marked)) return marked;
			let wordCharacter = besideOtherScript.test(line) ? "[\\p{L}\\p{N}]" : "[A-Za-z0-9]", commit = RegExp(`(?<!${wordCharacter})[0-9A-Fa-f]{7,40}(?!${wordCharacter})`, "gu");
			return marked.replaceAll(commit, (name) => name.replaceAll(/.{6}(?=.)/gu, "$&\u200b"));
		}
		let linkBreaks = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u;
		function breakUpReferences(text, { wordLimit }, escapeText) {
			let escapePiece = (piece) => piece.split(linkBreaks).map(escapeText).join(breakPoint);
			return markReferences((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" ")).split("\u200b").map((part) => insertBreakPoints(part, wordLimit, escapePiece)).join(zeroWidthSpace);
		}
		let colourless = /^[\u26a0\u23f8\u23ed]/u;
		function restoreSignColour(heading) {
			return heading.replace(colourless, "$&\ufe0f");
		}
		let special = /[<>&"'$`]/, characterReferences = [
			"&",
			"<",
			">",
			"\"",
			"'",
			"$",
			"`"
		].map((sign) => [sign, `&#${sign.charCodeAt(0)};`]);
		function escapeHtml(text) {
			return special.test(text) ? characterReferences.reduce((html, [sign, reference]) => html.replaceAll(sign, reference), text) : text;
		}
		function toSafeText(text, options = {}) {
			return breakUpReferences(text, options, escapeHtml);
		}
		function toSafeCode(text, { wordLimit } = {}) {
			return insertBreakPoints((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" "), wordLimit, escapeHtml);
		}
		function toSafeCodeBlock(text) {
			return needsCare.test(text) ? (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).map(escapeHtml).join("&#10;") : escapeHtml(text).replaceAll("\n", "&#10;");
		}
		let needsCare = /[^\x20-\x7e\n]|##[A-Za-z]*\[|^ *::/m;
		function insertBreakPoints(text, wordLimit, escapeText) {
			if (wordLimit === void 0) return escapeText(text);
			let pieces = RegExp(`.{1,${wordLimit}}`, "gsu");
			return text.split(/(\s+)/u).map((word) => (word.match(pieces) ?? []).map(escapeText).join(breakPoint)).join("");
		}
		function toSpeech(words) {
			let html = words.type === "rich" ? words.html : toParagraphs(words.text);
			return words.speaker === void 0 ? `<blockquote>${html}</blockquote>` : `<dl><dt>${toSafeText(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
		}
		function toParagraphs(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text.trim()).join("\n").split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.split("\n").map(toTextLine).join("<br>")}</p>`).join("");
		}
		function toTextLine(line) {
			let [indent = ""] = /^[ \t]*/.exec(line) ?? [];
			return "&#160;".repeat(indent.replaceAll("	", "    ").length) + toSafeText(line.slice(indent.length));
		}
	})
};
