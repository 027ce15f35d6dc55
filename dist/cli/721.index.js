export const id = 721;
export const ids = [721];
export const modules = { 60721: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		Secret: () => Secret,
		createRedactor: () => createRedactor
	});
	var external_node_crypto_ = __webpack_require__(77598), external_node_util_ = __webpack_require__(57975), visible = __webpack_require__(7629);
	let begins = /\u001b|<[!?/a-zA-Z]|!(?=\[)|\][([]/gu, strictTag = RegExp("</?[a-zA-Z][\\w-]*(?:\\s+[a-zA-Z_:][\\w.:-]*(?:\\s*=\\s*(?:[^\\s\"'=<>`]+|\"[^\"]*\"|'[^']*'))?)*\\s*/?>", "y"), looseTag = /<[/a-zA-Z][^<>]*>/y, title = "\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])*'|\\((?:\\\\.|[^()\\\\])*\\)", bracketed = RegExp(`\\]\\(\\s*<[^<>\\n]*>(?:\\s+(?:${title}))?\\s*\\)`, "y"), afterAddress = RegExp(`(?:\\s+(?:${title}))?\\s*\\)`, "y"), looseLink = /\]\([^()]*\)/y, reference = /\]\[[^[\]]{0,999}\]/y, sequence = new RegExp(visible.XM.source, "uy");
	function unrenderedSpans(text) {
		let next = searchForward(text), spans = [], from = 0;
		for (let { index: start } of text.matchAll(begins)) {
			if (start < from) continue;
			let end = endOf(text, start, next);
			end !== void 0 && (spans.push({
				start,
				end
			}), from = end);
		}
		return spans;
	}
	function searchForward(text) {
		let found = new Map();
		return (what, from) => {
			let known = found.get(what);
			if (known !== void 0 && (known === -1 || known >= from)) return known;
			let at = text.indexOf(what, from);
			return found.set(what, at), at;
		};
	}
	function endOf(text, start, next) {
		switch (text[start]) {
			case "\x1B": return match(sequence, text, start);
			case "!": return start + 1;
			case "]": return text[start + 1] === "[" ? match(reference, text, start) : endOfLink(text, start);
			default: return endOfElement(text, start, next);
		}
	}
	function endOfElement(text, start, next) {
		if (text.startsWith("<!--", start)) {
			let [end, alike] = [next("-->", start + 2), next("--!>", start + 4)];
			return alike !== -1 && (end === -1 || alike < end) ? alike + 4 : end === -1 ? void 0 : end + 3;
		}
		let close = next(">", start);
		if (close !== -1) return text[start + 1] === "!" || text[start + 1] === "?" ? close + 1 : match(strictTag, text, start) ?? match(looseTag, text, start);
	}
	function endOfLink(text, start) {
		return match(bracketed, text, start) ?? endOfPlainLink(text, start) ?? match(looseLink, text, start);
	}
	function endOfPlainLink(text, start) {
		let at = start + 2;
		for (; /\s/.test(text[at] ?? "");) at += 1;
		let depth = 0;
		for (; at < text.length; at += 1) {
			let character = text[at] ?? "";
			if (character === "\\") at += 1;
			else if (character === "(") depth += 1;
			else if (character === ")" && depth === 0) break;
			else if (character === ")") --depth;
			else if (/\s/.test(character)) break;
			if (depth > 32) return;
		}
		return depth === 0 ? match(afterAddress, text, at) : void 0;
	}
	function match(pattern, text, start) {
		return pattern.lastIndex = start, pattern.test(text) ? pattern.lastIndex : void 0;
	}
	let reportTag = /<\/?[a-z]{1,10}(?: (?:align|start|lang|class)="[\w+#. -]{0,30}")?>/g, mayHide = /\u001b\]|<[!?/a-zA-Z]|\][([]|!\[/, markup = /[*_`~\\[\]]/, names = {
		Tab: "9",
		NewLine: "a",
		shy: "ad",
		ZeroWidthSpace: "200b",
		zwnj: "200c",
		zwj: "200d",
		lrm: "200e",
		rlm: "200f",
		NoBreak: "2060",
		ApplyFunction: "2061",
		af: "2061",
		InvisibleTimes: "2062",
		it: "2062",
		InvisibleComma: "2063",
		ic: "2063",
		excl: "21",
		quot: "22",
		num: "23",
		dollar: "24",
		percnt: "25",
		amp: "26",
		apos: "27",
		lpar: "28",
		rpar: "29",
		ast: "2a",
		midast: "2a",
		plus: "2b",
		comma: "2c",
		period: "2e",
		sol: "2f",
		colon: "3a",
		semi: "3b",
		lt: "3c",
		equals: "3d",
		gt: "3e",
		quest: "3f",
		commat: "40",
		lsqb: "5b",
		lbrack: "5b",
		bsol: "5c",
		rsqb: "5d",
		rbrack: "5d",
		Hat: "5e",
		lowbar: "5f",
		UnderBar: "5f",
		grave: "60",
		lcub: "7b",
		lbrace: "7b",
		verbar: "7c",
		vert: "7c",
		rcub: "7d",
		rbrace: "7d"
	}, spellings = [
		{
			lead: "&",
			source: `&(?:#\\d{1,7}|#[xX][0-9a-fA-F]{1,6}|${Object.keys(names).join("|")});`
		},
		{
			lead: "%",
			source: "%[0-9a-fA-F]{2}"
		},
		{
			lead: "\\",
			source: "\\\\{1,16}(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[nrtbf])"
		}
	], covers = new Map();
	function coverOf(text, ways = spellings) {
		let source = [
			"\\x1b\\[[0-?]*[ -/]*[@-~]",
			...ways.filter(({ lead }) => text.includes(lead)).map(({ source }) => source),
			(0, visible.BB)(text).source,
			markup.source
		].join("|"), known = covers.get(source);
		if (known !== void 0) return known;
		let made = new RegExp(source, "gu");
		return covers.set(source, made), made;
	}
	let suspicious = /[\x00-\x1f\x7f*_`~\\[\]&%<]/, involved = /[\x1b\\&%<]|\][([]|!\[/, singleCovers = /[\x00-\x1f\x7f*_`~[\]]/g, digits = /%[0-9a-fA-F]{2}|\\[ux]/;
	function toBareTexts(text) {
		if ((0, visible.lR)(text)) {
			if (!suspicious.test(text)) return [asGiven(text)];
			if (!involved.test(text)) return [toBareText(text, singleCovers)];
		}
		let cover = coverOf(text), read = [toBareText(text, cover)];
		return digits.test(text) && read.unshift(toBareText(text, coverOf(text, []))), mayHide.test(text) && read.push(toBareText(text, cover, unrenderedSpans(text))), read;
	}
	function asGiven(text) {
		return {
			text,
			startOf: (index) => index,
			endOf: (index) => index + 1
		};
	}
	function toBareText(text, cover, unshown = []) {
		let pieces = [], shown = "", add = (piece, start, end) => {
			piece !== "" && (pieces.push({
				at: shown.length,
				start,
				end,
				isWritten: piece.length === end - start
			}), shown += piece);
		}, addShown = (start, end) => {
			let part = text.slice(start, end), from = start;
			for (let match = cover.exec(part); match !== null; match = cover.exec(part)) {
				let at = start + match.index;
				add(text.slice(from, at), from, at), from = at + match[0].length, add(characterIn(match[0]), at, from);
			}
			add(text.slice(from, end), from, end);
		}, last = 0;
		for (let { start, end } of unshown) addShown(last, start), last = end;
		return addShown(last, text.length), shown.length === text.length ? asGiven(text) : {
			text: shown,
			startOf(index) {
				let { at, start, isWritten } = pieceAt(pieces, index);
				return isWritten ? start + index - at : start;
			},
			endOf(index) {
				let { at, start, end, isWritten } = pieceAt(pieces, index);
				return isWritten ? start + index - at + 1 : end;
			}
		};
	}
	let cutCover = /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|<(?:!--(?:(?!-->).)*|[!/a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*(?:"[^"]*|'[^']*)?)?|\](?:\((?:[^()"]|"[^"]*"|\([^()]*\))*(?:"[^"]*|\([^()]*)?)?|&#?[0-9A-Za-z]{0,30}|%[0-9a-fA-F]?|\\{1,16}(?:u[0-9a-fA-F]{0,3}|x[0-9a-fA-F]?)?|[\ud800-\udbff])$/s, cutCoverLead = /[\u001b<\]&%\\\ud800-\udbff]/;
	function startOfCutCover(text) {
		let tail = text.slice(-320), cut = cutCoverLead.test(tail) ? cutCover.exec(tail) : null;
		return cut === null ? text.length : text.length - tail.length + cut.index;
	}
	function pieceAt(pieces, index) {
		let low = 0, high = pieces.length - 1;
		for (; low < high;) {
			let middle = Math.ceil((low + high) / 2);
			(pieces[middle]?.at ?? 0) <= index ? low = middle : high = middle - 1;
		}
		return pieces[low] ?? {
			at: 0,
			start: 0,
			end: 0,
			isWritten: !0
		};
	}
	function characterIn(piece) {
		let point = codePointIn(piece);
		if (!(point <= 1114111)) return "";
		let character = String.fromCodePoint(point);
		return markup.test(character) || (0, visible.BB)(character).test(character) ? "" : character;
	}
	function codePointIn(piece) {
		switch (piece[0]) {
			case "&": return piece[1] === "#" ? Number(piece.slice(2, -1).replace(/^x/i, "0x")) : Number.parseInt(names[piece.slice(1, -1)] ?? "", 16);
			case "%": return Number.parseInt(piece.slice(1), 16);
			case "\\": return Number.parseInt(/[ux](.+)$/.exec(piece)?.[1] ?? "", 16);
			default: return NaN;
		}
	}
	class Secret {
		#value;
		constructor(value) {
			this.#value = value;
		}
		reveal() {
			return this.#value;
		}
		fingerprint() {
			return (0, external_node_crypto_.createHash)("sha256").update(this.#value).digest("hex").slice(0, 8);
		}
		toString() {
			return "***";
		}
		toJSON() {
			return "***";
		}
		[external_node_util_.inspect.custom]() {
			return "***";
		}
	}
	function createRedactor() {
		let needles = noNeedles;
		return {
			add(secret) {
				needles = withForms(needles, formsOf(secret.reveal()));
			},
			redact: (text) => text.length < needles.shortest ? text : replaceHits(text, hitsIn(text, needles)),
			stream() {
				let held = "";
				return {
					push(text) {
						let whole = held + text;
						if (needles.forms.length === 0) return whole;
						let bareTexts = toBareTexts(whole), hits = hitsIn(whole, needles, bareTexts), open = openEndOf(whole, needles, bareTexts), cut = hits.find(({ start, end }) => start < open && open < end)?.start ?? open;
						return held = whole.slice(cut), held.length > needles.longest + 1024 && (held = toBareTexts(held).at(-1)?.text ?? ""), replaceHits(whole.slice(0, cut), hits.filter(({ end }) => end <= cut));
					},
					end() {
						let rest = replaceHits(held, hitsIn(held, needles));
						return held = "", rest;
					}
				};
			}
		};
	}
	let noNeedles = {
		forms: [],
		bare: [],
		longest: 0,
		shortest: Infinity
	};
	function withForms(known, more) {
		let added = more.filter((form) => !known.forms.includes(form)), bare = added.flatMap((form) => toBareTexts(form).map(({ text }) => text)).filter(({ length }) => length >= 4), forms = withoutRepeats([
			...known.forms,
			...added,
			...bare
		]), lengths = forms.map(({ length }) => length);
		return {
			forms,
			bare: withoutRepeats([...known.bare, ...bare]),
			longest: Math.max(...lengths),
			shortest: Math.min(...lengths)
		};
	}
	function hitsIn(text, { forms, bare }, bareTexts = toBareTexts(text)) {
		let hits = findHits(text, forms);
		for (let shown of bareTexts) if (shown.text !== text) for (let { start, end } of findHits(shown.text, bare)) hits.push({
			start: shown.startOf(start),
			end: shown.endOf(end - 1)
		});
		return mergeHits(hits);
	}
	function openEndOf(text, { forms, bare }, bareTexts) {
		let whole = startOfCutCover(text), opens = (whole === text.length ? bareTexts : toBareTexts(text.slice(0, whole))).map((shown) => {
			let open = openEnd(shown.text, shown.text === text ? [] : bare);
			return open < shown.text.length ? shown.startOf(open) : whole;
		});
		return Math.min(openEnd(text, forms), ...opens);
	}
	function formsOf(value) {
		let wellFormed = value.toWellFormed(), json = JSON.stringify(value).slice(1, -1), bytes = Buffer.from(`\0\0${wellFormed}`), whole = bytes.toString("base64", 2), base64 = [whole.replace(/=+$/, ""), ...[
			2,
			1,
			0
		].map((first) => base64Within(bytes, first))], base64url = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")), hex = bytes.toString("hex", 2), encoded = [
			...base64,
			...base64url,
			hex,
			hex.toUpperCase()
		].filter((text) => text.length >= 8);
		return withoutRepeats([
			value,
			encodeURIComponent(wellFormed),
			json,
			whole,
			...encoded
		]).filter((form) => form !== "");
	}
	function withoutRepeats(texts) {
		return texts.filter((text, index) => texts.indexOf(text) === index);
	}
	function base64Within(bytes, first) {
		let end = Math.floor((bytes.length - first) * 8 / 6);
		return bytes.toString("base64", first).slice(Math.ceil((2 - first) * 8 / 6), end);
	}
	function findHits(text, needles) {
		let found = [];
		for (let needle of needles) for (let start = text.indexOf(needle); start !== -1; start = text.indexOf(needle, start + 1)) found.push({
			start,
			end: start + needle.length
		});
		return found;
	}
	function mergeHits(hits) {
		let merged = [];
		for (let hit of hits.toSorted((a, b) => a.start - b.start)) {
			let last = merged.at(-1);
			last === void 0 || last.end <= hit.start ? merged.push(hit) : merged[merged.length - 1] = {
				start: last.start,
				end: Math.max(last.end, hit.end)
			};
		}
		return merged;
	}
	function replaceHits(text, hits) {
		let shown = "", from = 0;
		for (let { start, end } of hits) shown += text.slice(from, start) + "***" + (text.slice(start, end).match(reportTag) ?? []).join(""), from = end;
		return shown + text.slice(from);
	}
	function openEnd(text, needles) {
		let open = text.length;
		for (let needle of needles) {
			let first = needle.charAt(0), earliest = Math.max(0, text.length - needle.length + 1);
			for (let at = text.indexOf(first, earliest); at !== -1 && at < open; at = text.indexOf(first, at + 1)) needle.startsWith(text.slice(at)) && (open = at);
		}
		return open;
	}
}) };
