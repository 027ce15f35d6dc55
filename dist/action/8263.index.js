export const id = 8263;
export const ids = [8263];
export const modules = { 8263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		Ay: () => createModelUsageReader,
		Nd: () => createInternUsageReader,
		OF: () => estimateUsage,
		S1: () => reportOnce,
		Vl: () => toUsage,
		dz: () => createStreamUsageReader
	});
	var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _contract_chat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8914), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413), _models_provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7001);
	function reportOnce({ onUsage }) {
		let known = { unfinished: !0 };
		return (read) => (known.unfinished === !0 && (known = read(), known.usage !== void 0 && onUsage(known.usage)), known);
	}
	let streamWindowBytes = 16384, documentWindowBytes = 1048576;
	function createWindow(tailBytes, headBytes = 0) {
		let first = [], last = [], size = 0, kept = 0;
		return {
			push(piece) {
				size < headBytes && first.push(piece), size += piece.length, last.push(piece), kept += piece.length;
				for (let [oldest] = last; oldest !== void 0 && kept - oldest.length >= tailBytes; [oldest] = last) kept -= oldest.length, last.shift();
			},
			get size() {
				return size;
			},
			head: () => Buffer.concat(first),
			tail: () => Buffer.concat(last)
		};
	}
	function parseDocument(window) {
		let text = window.tail().toString();
		return window.size <= documentWindowBytes ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text) : { usage: findLastUsage(text) };
	}
	function findLastUsage(end) {
		let last = [...end.matchAll(/"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g)].at(-1)?.[1];
		return last === void 0 ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(last);
	}
	let noChoices = /"choices" ?: ?\[ ?\]/, withUsage = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI)) }), finalChunk = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
		choices: zod_mini__WEBPACK_IMPORTED_MODULE_1__.PVZ([]),
		usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI))
	});
	function createStreamUsageReader() {
		let window = createWindow(streamWindowBytes);
		return {
			push: window.push,
			read() {
				let last = window.tail().toString().split("\n").filter((line) => line.startsWith("data:") && noChoices.test(line)).map((line) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(line.slice(5))).flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
				return last === void 0 ? { unfinished: !0 } : toUsage(last.usage);
			}
		};
	}
	function createDocumentUsageReader() {
		let window = createWindow(documentWindowBytes);
		return {
			push: window.push,
			read: () => toUsage(withUsage.safeParse(parseDocument(window)).data?.usage)
		};
	}
	function createInternUsageReader(type, isStream) {
		return isStream ? createStreamUsageReader() : /^application\/json\b/i.test(type) ? createDocumentUsageReader() : void 0;
	}
	function toUsage(value) {
		if (value == null) return {};
		let [prompt_tokens, completion_tokens] = [(0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(value.prompt_tokens), (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(value.completion_tokens)];
		return { usage: {
			prompt_tokens,
			completion_tokens,
			total_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(value.total_tokens),
			cost: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(value.cost)
		} };
	}
	let attachment = /[A-Za-z0-9+/]{1000,}={0,2}/g;
	function estimateTokens(body) {
		let attachments = body.toString("latin1").match(attachment) ?? [], textBytes = attachments.reduce((left, one) => left - one.length, body.length);
		return Math.ceil(textBytes / 4) + 2e3 * attachments.length;
	}
	function toCounts({ input, output, cost }) {
		return {
			prompt_tokens: input,
			completion_tokens: output,
			total_tokens: input + output,
			cost
		};
	}
	function estimateUsage(request, output) {
		return {
			usage: toCounts({
				input: estimateTokens(request),
				output,
				cost: 0
			}),
			estimated: !0
		};
	}
	function createModelUsageReader(form, request, isStream) {
		let window = createWindow(isStream ? streamWindowBytes : documentWindowBytes, streamWindowBytes), events = 0, estimateDocument = () => {
			let least = window.size > documentWindowBytes ? Math.ceil(window.size / 4) : 0;
			return Math.max(estimateTokens(window.tail()), least);
		};
		return {
			push(piece) {
				window.push(piece), isStream && (events += countEvents(piece));
			},
			read() {
				let count = isStream ? readStreamCount(form, window) : readDocumentCount(form, window);
				return count === void 0 ? estimateUsage(request, isStream ? events : estimateDocument()) : { usage: toCounts(count) };
			}
		};
	}
	let dataLine = Buffer.from("data:");
	function countEvents(piece) {
		let count = 0;
		for (let at = piece.indexOf(dataLine); at !== -1; at = piece.indexOf(dataLine, at + dataLine.length)) count += 1;
		return count;
	}
	function readStreamCount(form, window) {
		let lines = findUsageLines(window.tail());
		if (!form.isSplit) return lines.length === 0 ? void 0 : form.read(lines.at(-1)?.said ?? {});
		let end = lines.findLast(({ line }) => line.includes("\"message_delta\""))?.said;
		if (end === void 0) return;
		let begin = findUsageLines(window.head()).find(({ line }) => line.includes("\"message_start\""))?.said ?? {}, counts = [form.read(begin), form.read(end)], most = (field) => Math.max(...counts.map((one) => one[field]));
		return {
			input: most("input"),
			output: most("output"),
			cost: 0
		};
	}
	function findUsageLines(bytes) {
		return bytes.toString().split("\n").flatMap((line) => {
			let fields = line.includes("\"usage\"") ? findLastUsage(line) : void 0;
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(fields) ? [{
				line,
				said: fields
			}] : [];
		});
	}
	function readDocumentCount(form, window) {
		let whole = parseDocument(window), fields = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(whole) ? whole.usage : findLastUsage(window.tail().toString());
		if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(fields)) return;
		let count = form.read(fields);
		return count.input + count.output > 0 || (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(fields.total_tokens) > 0 ? count : void 0;
	}
}) };
