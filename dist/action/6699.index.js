export const id = 6699;
export const ids = [6699];
export const modules = {
	8568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => toFailureOutputs,
			tP: () => toErrorOutput,
			v1: () => toRunOutputs
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8670), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let maxTextBytes = 262144, maxOperation = 8e3;
		function toRunOutputs({ conclusion, error, pending, record }, transcriptFile) {
			return {
				conclusion,
				text: toTextOutput(record.text),
				...record.finish_reason === null ? {} : { "finish-reason": record.finish_reason },
				...record.session_id === null ? {} : { "session-id": record.session_id },
				...record.start === null ? {} : { "intern-id": record.start.intern_id },
				usage: JSON.stringify(record.usage),
				decisions: JSON.stringify((0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.b)(record).map(shortened)),
				...pending === null ? {} : { pending: JSON.stringify(pending) },
				"transcript-file": transcriptFile,
				...toErrorOutput(error)
			};
		}
		function toFailureOutputs(conclusion, error) {
			return {
				conclusion,
				...toErrorOutput(error)
			};
		}
		function toErrorOutput(error) {
			return error === null ? {} : { "error-code": error.code };
		}
		function shortened(decision) {
			let { operation, reason } = decision;
			return {
				...decision,
				operation: operation === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(operation, maxOperation),
				reason: reason === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(reason, maxOperation)
			};
		}
		function toTextOutput({ head, tail, omitted }) {
			let text = head + tail;
			if (omitted === 0 && Buffer.byteLength(text) <= maxTextBytes) return text;
			let note = "\n\n[Cut at 256 KiB. The whole text is in the transcript file.]";
			return (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.zP)(head, maxTextBytes - Buffer.byteLength(note)) + note;
		}
	}),
	9179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m7: () => keepEnds,
			ml: () => shorten,
			zP: () => cutToBytes
		});
		function cutToBytes(text, maxBytes) {
			let bytes = Buffer.from(text);
			if (bytes.byteLength <= maxBytes) return text;
			let end = maxBytes;
			for (; end > 0 && ((bytes[end] ?? 0) & 192) == 128;) --end;
			return bytes.subarray(0, end).toString();
		}
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
	}),
	3974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => toMarkdown });
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309), _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112), _word_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(529), _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5230);
		function toMarkdown(blocks) {
			return `${blocks.map(toBlock).join("\n\n")}\n`;
		}
		function toBlock(block) {
			switch (block.type) {
				case "heading": return `## ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.r3)(toLine(block.line))}${toFacts(block.facts ?? [])}`;
				case "paragraph": return toLine(block.line);
				case "quiet": return toQuiet(block.lines);
				case "list": return block.items.map((item) => `- ${toLine(item)}`).join("\n");
				case "prose":
				case "rich": return (0, _words_js__WEBPACK_IMPORTED_MODULE_1__.x)(block);
				case "code": return toFence(block.text);
				case "alert": return `> [!${block.kind}]\n> ${toLine(block.line)}`;
				case "table": return toTable(block.header, block.rows);
				case "details": return `<details><summary>${toLine(block.summary)}</summary>\n\n${toMarkdown(block.blocks)}\n</details>`;
				default: return block;
			}
		}
		function toFacts(facts) {
			return facts.length === 0 ? "" : `\n\n<sub>${facts.map((fact) => toLine(fact)).join(" · ")}</sub>`;
		}
		function toQuiet(lines) {
			return lines.map((line) => `<sub>${toLine(line)}</sub>`).join("<br>\n");
		}
		function toLine(line, options = {}) {
			return line.map((inline) => toInline(inline, options)).join("");
		}
		function toInline(inline, options) {
			return typeof inline == "string" ? escapeText(inline, options) : "code" in inline ? toLinked(`<code>${escapeCode(inline.code, options)}</code>`, inline.href) : "strong" in inline ? `<strong>${escapeText(inline.strong, options)}</strong>` : `<sub>${escapeText(inline.quiet, options)}</sub>`;
		}
		function toLinked(html, href) {
			return href !== void 0 && /^https?:\/\/[\w\-.~:/?#@%=&+,]+$/.test(href) ? `<a href="${href}">${html}</a>` : html;
		}
		function escapeText(text, options = {}) {
			return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.Xl)(text, options, escapePunctuation);
		}
		let linkedInCode = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=@)/u;
		function escapeCode(text, { wordLimit: limit }) {
			let escapePiece = (piece) => piece.split(linkedInCode).map(escapePunctuation).join(_safe_text_js__WEBPACK_IMPORTED_MODULE_0__._P);
			return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__.p3)((0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Bv)(text).join(" "), limit, escapePiece);
		}
		function escapePunctuation(text) {
			return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
		}
		function toFence(text) {
			let safe = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.Bv)(text).join("\n"), longest = [...safe.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}text\n${safe}\n${fence}`;
		}
		function toTable(header, rows) {
			let cells = [header, ...rows.map((row) => row.map(textOf))], options = { wordLimit: (0, _word_limit_js__WEBPACK_IMPORTED_MODULE_3__.m)(cells) }, head = header.map((cell) => escapeText(cell, options)), body = rows.map((row) => row.map((line) => toLine(line, options)));
			return [
				head,
				header.map(() => "---"),
				...body
			].map((row) => `| ${row.join(" | ")} |`).join("\n");
		}
		function textOf(line) {
			return line.map((inline) => typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet).join("");
		}
	}),
	4112: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E3: () => toSafeCode,
			Xl: () => withoutReferences,
			Zm: () => toSafeCodeBlock,
			_J: () => toSafeText,
			_P: () => breakPoint,
			p3: () => withBreakPoints,
			r3: () => withColouredSign
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
		let breakPoint = "<wbr>", activeInText = /(?<=@)|(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u, shortestCommit = /[0-9A-Fa-f]{7}/, ascii = /^[\x00-\x7f]*$/;
		function activeIn(line) {
			if (!shortestCommit.test(line)) return activeInText;
			let wordCharacter = ascii.test(line) ? "[A-Za-z0-9]" : "[\\p{L}\\p{N}]", inCommit = `(?<=(?<!${wordCharacter})[0-9A-Fa-f])(?=[0-9A-Fa-f]{6,39}(?!${wordCharacter}))`;
			return RegExp(`${activeInText.source}|${inCommit}`, "u");
		}
		function withoutReferences(text, { wordLimit }, escapeText) {
			let line = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" "), active = activeIn(line);
			return withBreakPoints(line, wordLimit, (piece) => piece.split(active).map(escapeText).join(breakPoint));
		}
		let colourless = /^[⚠⏸⏭]/u;
		function withColouredSign(heading) {
			return heading.replace(colourless, "$&️");
		}
		function escapeHtml(text) {
			return text.replace(special, referenceTo);
		}
		let special = /[<>&"'$`]/g, references = Object.fromEntries(Array.from("<>&\"'$`", (character) => [character, `&#${character.codePointAt(0)};`]));
		function referenceTo(character) {
			return references[character] ?? "";
		}
		function toSafeText(text, options = {}) {
			return withoutReferences(text, options, escapeHtml);
		}
		function toSafeCode(text, { wordLimit } = {}) {
			return withBreakPoints((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" "), wordLimit, escapeHtml);
		}
		function toSafeCodeBlock(text) {
			return needsCare.test(text) ? (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).map(escapeHtml).join("&#10;") : escapeHtml(text).replaceAll("\n", "&#10;");
		}
		let needsCare = /[^\x20-\x7e\n]|##\[|^ *::/m;
		function withBreakPoints(text, wordLimit, escapeText) {
			return wordLimit === void 0 ? escapeText(text) : text.split(/(\s+)/u).map((word) => {
				let characters = Array.from(word), pieces = [];
				for (let at = 0; at < characters.length; at += wordLimit) pieces.push(escapeText(characters.slice(at, at + wordLimit).join("")));
				return pieces.join(breakPoint);
			}).join("");
		}
	}),
	529: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => wordLimit });
		function wordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, longestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function longestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	5230: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => toWords });
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309), _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
		function toWords(words) {
			let html = words.type === "rich" ? words.html : toParagraphs(words.text);
			return words.speaker === void 0 ? `<blockquote>${html}</blockquote>` : `<dl><dt>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__._J)(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
		}
		function toParagraphs(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.Bv)(text.trim()).join("\n").split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.split("\n").map(toLine).join("<br>")}</p>`).join("");
		}
		function toLine(line) {
			let [indent = ""] = /^[ \t]*/.exec(line) ?? [];
			return "&#160;".repeat(indent.replaceAll("	", "    ").length) + (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_0__._J)(line.slice(indent.length));
		}
	}),
	3115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => textOf,
			t: () => createBoundedText
		});
		function textOf({ head, tail, omitted }) {
			return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
		}
		function createBoundedText(headLength, tailLength) {
			let head = "", tailSize = 0, ring = createRing(tailLength + 1);
			return {
				push(text) {
					let room = headLength - head.length, cut = tailSize > 0 ? 0 : text.length <= room ? text.length : wholeCharacter(text, room);
					cut > 0 && (head += text.slice(0, cut)), cut !== text.length && (ring.push(cut === 0 ? text : text.slice(cut)), tailSize += text.length - cut);
				},
				value() {
					let rest = ring.value();
					if (tailSize <= tailLength) return {
						head: head + rest,
						tail: "",
						omitted: 0
					};
					let tail = rest.slice(wholeCharacter(rest, rest.length - tailLength)), omitted = tailSize - tail.length;
					return omitted === 0 ? {
						head: head + tail,
						tail: "",
						omitted
					} : {
						head,
						tail,
						omitted
					};
				}
			};
		}
		function createRing(capacity) {
			let bytes, size = 0;
			return {
				push(text) {
					bytes ??= Buffer.alloc(capacity * 2);
					let kept = text.length > capacity ? text.slice(text.length - capacity) : text, start = (size + text.length - kept.length) % capacity, first = Math.min(kept.length, capacity - start);
					bytes.write(kept.slice(0, first), start * 2, "utf16le"), first < kept.length && bytes.write(kept.slice(first), 0, "utf16le"), size += text.length;
				},
				value() {
					if (bytes === void 0) return "";
					if (size <= capacity) return bytes.toString("utf16le", 0, size * 2);
					let start = size % capacity * 2;
					return bytes.toString("utf16le", start) + bytes.toString("utf16le", 0, start);
				}
			};
		}
		function wholeCharacter(text, index) {
			let unit = text.charCodeAt(index);
			return unit >= 56320 && unit <= 57343 ? index - 1 : index;
		}
	}),
	8670: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => buildRunRecord,
			b: () => decisionsOf
		});
		var bounded_text = __webpack_require__(3115);
		function addUsage(sum, more) {
			return sum === null || more === null ? sum ?? more : addNumbers(sum, more);
		}
		function addNumbers(a, b) {
			let names = new Set([...Object.keys(a), ...Object.keys(b)]);
			return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
		}
		function add(a, b) {
			return typeof a == "number" && typeof b == "number" ? a + b : isRecord(a) && isRecord(b) ? addNumbers(a, b) : a ?? b;
		}
		function isRecord(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		let keptHead = 524288, keptTail = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions.map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			})));
		}
		let noFacts = {
			first_at: null,
			last_at: null,
			start: null,
			finish_reason: null,
			session_id: null,
			model: null,
			usage: null,
			remarks: [],
			error: null,
			conclusion: null
		};
		function buildRunRecord() {
			let reasoning = (0, bounded_text.t)(keptHead, keptTail), text = (0, bounded_text.t)(keptHead, keptTail), followUpText = (0, bounded_text.t)(keptHead, keptTail), isFollowUp = !1, pauses = [], messageEnds = [], said = 0, facts = noFacts;
			return {
				observe(event) {
					event.type === "text" && ((isFollowUp ? followUpText : text).push(event.text), isFollowUp || (said += event.text.length)), event.type === "reasoning" && reasoning.push(event.text), event.type !== "text" && event.type !== "reasoning" && (event.type === "prompt" && (isFollowUp = event.follow_up === !0), event.type === "pause" && (pauses.push({
						pause: event,
						decisions: []
					}), messageEnds.push(said)), event.type === "decision" && pauses.at(-1)?.decisions.push(event), facts = {
						...facts,
						first_at: facts.first_at ?? event.at,
						last_at: event.at,
						...factsOf(event, facts)
					});
				},
				value: () => ({
					...facts,
					text: text.value(),
					message_ends: messageEnds,
					follow_up_text: followUpText.value(),
					reasoning: reasoning.value(),
					pauses
				})
			};
		}
		function factsOf(event, known) {
			switch (event.type) {
				case "start": return { start: event };
				case "usage": return { usage: addUsage(known.usage, event.usage) };
				case "finish": {
					let { finish_reason, session_id, model } = event;
					return {
						finish_reason,
						session_id: session_id ?? known.session_id,
						model
					};
				}
				case "remark": return known.remarks.length < 100 ? { remarks: [...known.remarks, event.message] } : {};
				case "error": return { error: event };
				case "end": return { conclusion: event.conclusion };
				case "request":
				case "prompt":
				case "pause":
				case "decision":
				case "text":
				case "reasoning": return {};
				default: return {};
			}
		}
	})
};
