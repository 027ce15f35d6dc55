export const id = 8263;
export const ids = [8263];
export const modules = { 8263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		CI: () => streamUsage,
		PP: () => modelUsage,
		Vl: () => toUsage,
		_y: () => estimatedUsage,
		iB: () => usageOfInterns,
		r_: () => tellOnce
	});
	var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _contract_chat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8914), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413), _models_provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7001);
	function tellOnce({ onUsage }) {
		let said = { unfinished: !0 };
		return (read) => (said.unfinished === !0 && (said = read(), said.usage !== void 0 && onUsage(said.usage)), said);
	}
	let keptBytes = 16384, maxDocumentBytes = 1048576;
	function createWindow(bytes, headBytes = 0) {
		let first = [], last = [], size = 0, kept = 0;
		return {
			push(piece) {
				size < headBytes && first.push(piece), size += piece.length, last.push(piece), kept += piece.length;
				for (let [oldest] = last; oldest !== void 0 && kept - oldest.length >= bytes; [oldest] = last) kept -= oldest.length, last.shift();
			},
			get size() {
				return size;
			},
			head: () => Buffer.concat(first),
			tail: () => Buffer.concat(last)
		};
	}
	function documentIn(window) {
		let text = window.tail().toString();
		return window.size <= maxDocumentBytes ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text) : { usage: usageAtEnd(text) };
	}
	function usageAtEnd(end) {
		let found = [...end.matchAll(/"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g)].at(-1)?.[1];
		return found === void 0 ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(found);
	}
	let noChoices = /"choices" ?: ?\[ ?\]/, withUsage = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI)) }), finalChunk = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
		choices: zod_mini__WEBPACK_IMPORTED_MODULE_1__.PVZ([]),
		usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI))
	});
	function streamUsage() {
		let window = createWindow(keptBytes);
		return {
			push: window.push,
			read() {
				let last = window.tail().toString().split("\n").filter((line) => line.startsWith("data:") && noChoices.test(line)).map((line) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(line.slice(5))).flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
				return last === void 0 ? { unfinished: !0 } : toUsage(last.usage);
			}
		};
	}
	function documentUsage() {
		let window = createWindow(maxDocumentBytes);
		return {
			push: window.push,
			read: () => toUsage(withUsage.safeParse(documentIn(window)).data?.usage)
		};
	}
	function usageOfInterns(type, isStream) {
		return isStream ? streamUsage() : /^application\/json\b/i.test(type) ? documentUsage() : void 0;
	}
	function toUsage(said) {
		if (said == null) return {};
		let [prompt_tokens, completion_tokens] = [(0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(said.prompt_tokens), (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(said.completion_tokens)];
		return { usage: {
			prompt_tokens,
			completion_tokens,
			total_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(said.total_tokens),
			cost: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(said.cost)
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
	function estimatedUsage(request, output) {
		return {
			usage: toCounts({
				input: estimateTokens(request),
				output,
				cost: 0
			}),
			estimated: !0
		};
	}
	function modelUsage(form, request, isStream) {
		let window = createWindow(isStream ? keptBytes : maxDocumentBytes, keptBytes), events = 0, estimateDocument = () => {
			let least = window.size > maxDocumentBytes ? Math.ceil(window.size / 4) : 0;
			return Math.max(estimateTokens(window.tail()), least);
		};
		return {
			push(piece) {
				window.push(piece), isStream && (events += countEvents(piece));
			},
			read() {
				let told = isStream ? streamCount(form, window) : documentCount(form, window);
				return told === void 0 ? estimatedUsage(request, isStream ? events : estimateDocument()) : { usage: toCounts(told) };
			}
		};
	}
	let dataLine = Buffer.from("data:");
	function countEvents(piece) {
		let count = 0;
		for (let at = piece.indexOf(dataLine); at !== -1; at = piece.indexOf(dataLine, at + dataLine.length)) count += 1;
		return count;
	}
	function streamCount(form, window) {
		let last = usages(window.tail());
		if (!form.isSplit) return last.length === 0 ? void 0 : form.read(last.at(-1)?.said ?? {});
		let end = last.findLast(({ line }) => line.includes("\"message_delta\""))?.said;
		if (end === void 0) return;
		let begin = usages(window.head()).find(({ line }) => line.includes("\"message_start\""))?.said ?? {}, counts = [form.read(begin), form.read(end)], most = (field) => Math.max(...counts.map((one) => one[field]));
		return {
			input: most("input"),
			output: most("output"),
			cost: 0
		};
	}
	function usages(stretch) {
		return stretch.toString().split("\n").flatMap((line) => {
			let said = line.includes("\"usage\"") ? usageAtEnd(line) : void 0;
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(said) ? [{
				line,
				said
			}] : [];
		});
	}
	function documentCount(form, window) {
		let whole = documentIn(window), said = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(whole) ? whole.usage : usageAtEnd(window.tail().toString());
		if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(said)) return;
		let told = form.read(said);
		return told.input + told.output > 0 || (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(said.total_tokens) > 0 ? told : void 0;
	}
}) };
