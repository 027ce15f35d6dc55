export const id = 9710;
export const ids = [9710];
export const modules = { 9710: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { toShownMarkdown: () => toShownMarkdown });
	var markdown_it = __webpack_require__(5251), dist = __webpack_require__(2009);
	let rawElements = new Map([
		...[
			"iframe",
			"noembed",
			"noframes",
			"style",
			"xmp"
		].map((name) => [name, dist.V_.RAWTEXT]),
		...["textarea", "title"].map((name) => [name, dist.V_.RCDATA]),
		["script", dist.V_.SCRIPT_DATA],
		["plaintext", dist.V_.PLAINTEXT]
	]);
	function toShownText(html) {
		let page = createPage(), skipped, onText = ({ chars }) => {
			let end = skipped === "cdata" ? chars.indexOf("]]>") : -1;
			(skipped === void 0 || end !== -1) && (skipped = void 0, page.text(end === -1 ? chars : chars.slice(end + 3)));
		}, tokenizer = new dist._F({}, {
			onStartTag({ tagName }) {
				if (skipped !== void 0) return;
				let mode = rawElements.get(tagName);
				if (mode === void 0) return page.tag(tagName, !0);
				skipped = "raw", tokenizer.state = mode;
			},
			onEndTag({ tagName }) {
				skipped === void 0 && !rawElements.has(tagName) && page.tag(tagName, !1), skipped === "raw" && (skipped = void 0);
			},
			onComment({ data }) {
				skipped === void 0 && data.startsWith("[CDATA[") && !data.endsWith("]]") && (skipped = "cdata");
			},
			onDoctype() {},
			onEof() {},
			onCharacter: onText,
			onWhitespaceCharacter: onText,
			onNullCharacter() {}
		});
		return tokenizer.write(html, !0), page.toText();
	}
	function toSet(list) {
		return new Set(list.split(" "));
	}
	let hiddenElements = toSet("audio canvas datalist head map math noscript object option rp select svg template video"), blockElements = toSet("blockquote details dl h1 h2 h3 h4 h5 h6 hr ol p pre table ul"), lineElements = toSet("dd div dt figure li section summary tr"), marks = new Map(Object.entries({
		b: "**",
		strong: "**",
		em: "*",
		i: "*",
		del: "~~",
		s: "~~",
		code: "`",
		td: " |",
		th: " |"
	}));
	function createPage() {
		let indents = createIndents(), lines = createLines(indents), hidden = 0, isInPre = !1, needsBreak = !1, tagPre = (isStart) => {
			let endFence = needsBreak ? "\n```" : "```";
			isStart && lines.breakAtLeast(2), isStart !== isInPre && lines.put(isStart ? "```\n" : endFence), isStart || lines.breakAtLeast(2), needsBreak &&= isStart, isInPre = isStart;
		};
		return {
			text(text) {
				if (!(hidden > 0)) {
					if (!isInPre) return lines.putWords(text);
					lines.put(text), needsBreak = !text.endsWith("\n");
				}
			},
			tag(name, isStart) {
				if (hiddenElements.has(name) && (hidden = Math.max(0, hidden + (isStart ? 1 : -1))), hidden > 0) return;
				if (name === "pre") return tagPre(isStart);
				blockElements.has(name) && lines.breakAtLeast(indents.isInList() ? 1 : 2), lineElements.has(name) && lines.breakAtLeast(1), name === "br" && lines.addBreak(), indents.tag(name, isStart);
				let mark = isInPre ? void 0 : marks.get(name);
				mark !== void 0 && !(isStart && mark === " |") && lines.put(mark), name === "img" && lines.put("[image]"), name === "hr" && (lines.put("---"), lines.breakAtLeast(2));
			},
			toText: lines.toText
		};
	}
	function createLines(indents) {
		let pieces = [], breaks = 0, hasSpace = !1, put = (text) => {
			let { first, further } = indents.take();
			pieces.length === 0 ? pieces.push(first) : breaks > 0 ? pieces.push("\n".repeat(breaks), first) : hasSpace && pieces.push(" "), pieces.push(text.replaceAll("\n", `\n${further}`)), breaks = 0, hasSpace = !1;
		};
		return {
			put,
			putWords(text) {
				let words = text.trim().replaceAll(/\s+/g, " ");
				hasSpace ||= /^\s/.test(text), words !== "" && (put(words), hasSpace = /\s$/.test(text));
			},
			breakAtLeast(count) {
				breaks = Math.max(breaks, count);
			},
			addBreak() {
				breaks = Math.min(2, breaks + 1);
			},
			toText: () => pieces.join("")
		};
	}
	function createIndents() {
		let stack = [], lists = [], sign = "", signDepth = 0, indentsTo = (depth) => stack.slice(0, Math.min(depth, 12)).join(""), beginWith = (text) => {
			sign = text, signDepth = stack.length;
		}, nextItem = () => {
			let number = lists.at(-1);
			return number === void 0 ? "- " : (lists[lists.length - 1] = number + 1, `${number + 1}. `);
		};
		return {
			tag(name, isStart) {
				(name === "ul" || name === "ol") && (isStart ? lists.push(name === "ol" ? 0 : void 0) : lists.pop()), name === "li" && isStart && beginWith(nextItem()), /^h[1-6]$/.test(name) && isStart && beginWith(`${"#".repeat(Number(name[1]))} `), (name === "blockquote" || name === "li") && (isStart ? stack.push(name === "li" ? "  " : "> ") : stack.pop());
			},
			isInList: () => lists.length > 0,
			take() {
				let first = sign === "" ? indentsTo(stack.length) : indentsTo(signDepth) + sign;
				return sign = "", {
					first,
					further: indentsTo(stack.length)
				};
			}
		};
	}
	let drawnLanguages = new Set([
		"mermaid",
		"math",
		"geojson",
		"topojson",
		"stl"
	]), formula = /\$\$[^$]+\$\$|\$`[^`$]+`\$|\$(?!\s)[^$\n]+\$(?!\d)/y, hidesInFormula = new RegExp(String.raw`\\(?!(?:${"alpha beta gamma delta epsilon theta lambda mu pi rho sigma tau phi omega Gamma Delta Theta Lambda Pi Sigma Phi\n  Omega frac sqrt binom sum prod int lim log ln exp sin cos tan min max text mathbf mathrm mathit mathcal mathbb left\n  right cdot cdots ldots dots times div pm le leq ge geq lt gt ne neq approx equiv sim to in notin subset cup cap land\n  lor neg forall exists infty partial nabla quad".split(/\s+/).join("|")})(?![A-Za-z]))[A-Za-z]|(?<!(?<!\\)(?:\\\\)*\\)%`), github = new markdown_it.A({
		html: !0,
		linkify: !1,
		typographer: !1,
		breaks: !0
	});
	github.inline.ruler.before("escape", "formula", (state, silent) => {
		formula.lastIndex = state.pos;
		let [match] = formula.exec(state.src) ?? [];
		return match === void 0 || state.pos + match.length > state.posMax ? !1 : (silent || (state.push("text", "", 0).content = hidesInFormula.test(match) ? "[formula]" : match), state.pos += match.length, !0);
	}), github.core.ruler.push("drawn", ({ tokens }) => {
		for (let token of tokens) {
			let [language = ""] = token.info.trim().toLowerCase().split(/\s/);
			drawnLanguages.has(language) && Object.assign(token, {
				type: "html_block",
				content: `<p>[${language}]</p>`
			});
		}
	});
	let definition = /^\[\^([^\]\s]+)\]:[ \t]*/, reference = /\[\^([^\]\s]+)\]/g;
	github.block.ruler.before("reference", "footnote", (state, startLine, endLine, silent) => {
		let begin = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0), first = state.src.slice(begin, state.eMarks[startLine]), match = definition.exec(first);
		if (match === null) return !1;
		if (silent) return !0;
		let next = findDefinitionEnd(state, startLine, endLine), further = state.getLines(startLine + 1, next, state.blkIndent + 4, !1), definitions = state.env.definitions, name = (match[1] ?? "").toLowerCase();
		return definitions instanceof Map && !definitions.has(name) && definitions.set(name, `${first.slice(match[0].length)}\n${further}`), state.line = next, !0;
	}, { alt: ["paragraph", "reference"] });
	function findDefinitionEnd(state, startLine, endLine) {
		let terminators = state.md.block.ruler.getRules("paragraph"), isParagraph = !0, end = startLine + 1;
		for (let line = startLine + 1; line < endLine; line += 1) {
			if (state.isEmpty(line)) {
				isParagraph = !1;
				continue;
			}
			let isIndented = (state.sCount[line] ?? 0) - state.blkIndent >= 4, isLazy = isParagraph && !terminators.some((rule) => rule(state, line, endLine, !0));
			if (!isIndented && !isLazy) break;
			isParagraph = !0, end = line + 1;
		}
		return end;
	}
	function toShownMarkdown(markdown) {
		let definitions = new Map(), env = { definitions }, html = [], render = (text) => {
			let tokens = github.parse(text, env);
			return html.push(github.renderer.render(tokens, github.options, env)), tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === "text").flatMap(({ content }) => [...content.matchAll(reference)].map(([, name = ""]) => name.toLowerCase()));
		}, queue = [...render(markdown)], shown = new Set();
		for (let name of queue) {
			let text = definitions.get(name);
			text === void 0 || shown.has(name) || (shown.add(name), html.push("<p>[^", github.utils.escapeHtml(name), "]:</p>"), queue.push(...render(text)));
		}
		return toShownText(html.join(""));
	}
}) };
