export const id = 7637;
export const ids = [7637, 993];
export const modules = {
	9469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1989);
		let maxBytes = 65536, last;
		function readPause(text) {
			return last?.text !== text && (last = {
				text,
				pause: parsePause(text)
			}), last.pause;
		}
		function parsePause(text) {
			let bytes = Buffer.byteLength(text);
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text, 32);
			return flaw === void 0 ? readFields(value) : { error: flaw };
		}
		function readFields(object) {
			let kind = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExact(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		function* tokensOf(text) {
			let start = /["{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
			for (let found = start.exec(text); found !== null; found = start.exec(text)) found[0] === "\"" && (start.lastIndex = endOfString(text, found.index)), yield text.slice(found.index, start.lastIndex);
		}
		function endOfString(text, from) {
			for (let quote = text.indexOf("\"", from + 1); quote !== -1; quote = text.indexOf("\"", quote + 1)) {
				let before = quote;
				for (; text[before - 1] === "\\";) --before;
				if ((quote - before) % 2 == 0) return quote + 1;
			}
			return text.length;
		}
		function structuralFlaw(text, levels) {
			let open = [], awaitsKey = !1;
			for (let token of tokensOf(text)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > levels) return `the arguments nest deeper than ${levels} levels`;
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExact(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			endOfTable: () => endOfTable,
			isTooWide: () => isTooWide,
			renderRichText: () => renderRichText,
			tableWordLimit: () => tableWordLimit,
			toCode: () => toCode,
			toRichBlocks: () => toRichBlocks,
			toRichInline: () => toRichInline
		});
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
		}, drawn = new Set([
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
					let table = tokens.slice(index, endOfTable(tokens, index) + 1);
					if (isTooWide(table)) {
						html.push(toCode(lines.slice(...token.map ?? [0, 0]).join("\n"), "")), index += table.length - 1;
						continue;
					}
					wordLimit = tableWordLimit(table);
				}
				isContainer(token) && token.type.endsWith("_open") && (depth += 1), html.push(toHtml(token, {
					tokens,
					index,
					depth,
					wordLimit
				})), isContainer(token) && token.type.endsWith("_close") && --depth, token.type === "table_close" && (wordLimit = void 0);
			}
			return html.join("").replace(/\n{2,}/g, "\n");
		}
		function isContainer({ tag }) {
			return tag === "blockquote" || tag === "ul" || tag === "ol";
		}
		function toHtml(token, place) {
			switch (token.type) {
				case "inline": {
					let isItem = place.tokens[place.index - 2]?.type === "list_item_open";
					return toRichInline(token.children ?? [], {
						wordLimit: place.wordLimit,
						isItem
					});
				}
				case "fence":
				case "code_block": return toCode(token.content.replace(/\n$/, ""), token.info);
				case "hr": return "<p>* * *</p>";
				default: return token.hidden ? "" : toTag(token, place.depth);
			}
		}
		function toTag(token, depth) {
			let closes = token.type.endsWith("_close");
			if (!closes && !token.type.endsWith("_open")) return "";
			let { tag } = token;
			if (tag === "td" || tag === "th") return closes ? `</${tag}>` : `<${tag}${alignOf(token)}>`;
			if (depth > 6 && (isContainer(token) || tag === "li")) return tag === "li" && !closes ? "<br>" : "";
			if (isContainer(token)) return closes ? `</${tag}>\n` : `<${tag}${tag === "ol" ? startOf(token) : ""}>`;
			let isHeading = /^h[1-6]$/.test(tag);
			if (!isHeading && !plainBlocks.has(tag)) return "";
			let element = isHeading ? headings[tag] ?? "h5" : tag;
			return closes ? `</${element}>\n` : `<${element}>`;
		}
		function startOf(token) {
			let start = Number(token.attrGet("start") ?? 1);
			return Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : "";
		}
		function alignOf(token) {
			let [, align] = /^text-align:(left|center|right)$/.exec(String(token.attrGet("style") ?? "")) ?? [];
			return align === void 0 ? "" : ` align="${align}"`;
		}
		function toCode(content, info) {
			let [language = ""] = info.trim().split(/\s/);
			return `<pre${/^[A-Za-z][\w+#.-]{0,19}$/.test(language) && !drawn.has(language.toLowerCase()) ? ` lang="${language}"` : ""}><code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(content)}</code></pre>\n`;
		}
		let plainInlines = new Set([
			"strong",
			"em",
			"s"
		]);
		function toRichInline(tokens, { wordLimit, isItem }) {
			let written = { wordLimit }, links = [];
			return tokens.map((token, index) => {
				switch (token.type) {
					case "text":
					case "text_special": return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(isItem && index === 0 ? withBox(token.content) : token.content, written);
					case "code_inline": return `<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(token.content, written)}</code>`;
					case "softbreak":
					case "hardbreak": return "<br>";
					case "link_open": return links.push({
						address: String(token.attrGet("href") ?? ""),
						start: index
					}), apartFrom(tokens[index - 1], /\s$/u);
					case "link_close": return toLinkEnd(links.pop(), tokens, index, written);
					case "image": return `🖼 ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(token.content, written)}${toAddress(String(token.attrGet("src") ?? ""), "", written)}${apartFrom(tokens[index + 1], /^\s/u)}`;
					default: return toInlineTag(token);
				}
			}).join("");
		}
		function toInlineTag({ type, tag }) {
			if (!plainInlines.has(tag)) return "";
			let element = tag === "s" ? "del" : tag;
			return type.endsWith("_close") ? `</${element}>` : `<${element}>`;
		}
		function toAddress(address, text, written) {
			if (address === "" || address === text) return "";
			let shown = address.length > 200 ? `${address.slice(0, 200).toWellFormed()}…` : address;
			return ` (<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(shown, written)}</code>)`;
		}
		function toLinkEnd(link, tokens, end, written) {
			if (link === void 0) return "";
			let text = tokens.slice(link.start + 1, end).map(({ content }) => content);
			return `${toAddress(link.address, text.join(""), written)}${apartFrom(tokens[end + 1], /^\s/u)}`;
		}
		function apartFrom(neighbour, blank) {
			return neighbour === void 0 || neighbour.type.endsWith("break") || blank.test(neighbour.content) ? "" : _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.VO;
		}
		function withBox(text) {
			return text.replace(/^\[ \] /, "☐ ").replace(/^\[[xX]\] /, "☑ ");
		}
		function endOfTable(tokens, start) {
			for (let index = start + 1; index < tokens.length; index += 1) if (tokens[index]?.type === "table_close") return index;
			return -1;
		}
		function isTooWide(table) {
			return table.filter(({ type }) => type === "th_open").length > 8;
		}
		function tableWordLimit(table) {
			let rows = [];
			for (let { type, content } of table) type === "tr_open" && rows.push([]), type === "inline" && rows.at(-1)?.push(content);
			return (0, _cut_js__WEBPACK_IMPORTED_MODULE_2__.BA)(rows);
		}
	})
};
