export const id = 8263;
export const ids = [8263];
export const modules = { 8263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		A5: () => createReporter,
		Ay: () => createModelUsageReader,
		Nd: () => createInternUsageReader,
		OF: () => estimateUsage,
		Vl: () => toUsage,
		dz: () => createStreamUsageReader
	});
	var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _contract_chat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8914), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413), _models_provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7001);
	function createReporter({ onUsage }) {
		let usageSoFar = { unfinished: !0 };
		return (readUsage) => (usageSoFar.unfinished === !0 && (usageSoFar = readUsage(), usageSoFar.usage !== void 0 && onUsage(usageSoFar.usage)), usageSoFar);
	}
	function createInternUsageReader(type, isStream) {
		return isStream ? createStreamUsageReader() : /^application\/json\b/i.test(type) ? createDocumentUsageReader() : void 0;
	}
	let streamWindowBytes = 16384, documentWindowBytes = 1048576;
	function createStreamUsageReader() {
		let window = createWindow(streamWindowBytes);
		return {
			push: window.push,
			read() {
				let final = window.tail().toString().split("\n").filter((line) => line.startsWith("data:") && emptyChoices.test(line)).map((line) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(line.slice(5))).flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
				return final === void 0 ? { unfinished: !0 } : toUsage(final.usage);
			}
		};
	}
	let emptyChoices = /"choices" ?: ?\[ ?\]/, finalChunk = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
		choices: zod_mini__WEBPACK_IMPORTED_MODULE_1__.PVZ([]),
		usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI))
	});
	function createDocumentUsageReader() {
		let window = createWindow(documentWindowBytes);
		return {
			push: window.push,
			read: () => toUsage(documentWithUsage.safeParse(parseDocument(window)).data?.usage)
		};
	}
	let documentWithUsage = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI)) });
	function toUsage(value) {
		if (value == null) return {};
		let { prompt_tokens: input, completion_tokens: output, total_tokens: total, cost } = value;
		return { usage: {
			prompt_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(input),
			completion_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(output),
			total_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(total),
			cost: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(cost)
		} };
	}
	function createModelUsageReader(form, request, isStream) {
		let window = createWindow(isStream ? streamWindowBytes : documentWindowBytes, streamWindowBytes), events = 0;
		return {
			push(piece) {
				if (window.push(piece), isStream) for (let at = piece.indexOf("data:"); at >= 0; at = piece.indexOf("data:", at + 1)) events += 1;
			},
			read() {
				let count = isStream ? readStreamCount(form, window) : readDocumentCount(form, window);
				if (count !== void 0 && count.input + count.output > 0) return { usage: toAnswerUsage(count) };
				let input = isStream ? readStreamBegin(form, window).input : 0;
				return estimateUsage(request, isStream ? events : estimateDocumentTokens(window), {
					input,
					cost: count?.cost ?? 0
				});
			}
		};
	}
	function readStreamCount(form, window) {
		let endFields = listUsages(window.tail(), form.isSplit ? "\"message_delta\"" : "").at(-1);
		if (endFields === void 0) return;
		let [begin, end] = [readStreamBegin(form, window), form.read(endFields)];
		return {
			input: Math.max(begin.input, end.input),
			output: Math.max(begin.output, end.output),
			cost: end.cost
		};
	}
	function readStreamBegin(form, window) {
		let [fields = {}] = form.isSplit ? listUsages(window.head(), "\"message_start\"") : [];
		return form.read(fields);
	}
	function listUsages(bytes, eventName = "") {
		return bytes.toString().split("\n").slice(0, -1).filter((line) => line.includes(eventName)).map(findLastUsage).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv);
	}
	function readDocumentCount(form, window) {
		let document = parseDocument(window), fields = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(document) ? document.usage : void 0;
		return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(fields) ? form.read(fields) : void 0;
	}
	function toAnswerUsage({ input, output, cost }) {
		return {
			prompt_tokens: input,
			completion_tokens: output,
			total_tokens: input + output,
			cost
		};
	}
	function estimateUsage(request, output, told = {
		input: 0,
		cost: 0
	}) {
		return {
			usage: toAnswerUsage({
				input: Math.max(told.input, estimateTokens(request)),
				output,
				cost: told.cost
			}),
			estimated: !0
		};
	}
	let attachment = /[A-Za-z0-9+/]{1000,}={0,2}/g;
	function estimateTokens(body) {
		let attachments = body.toString("latin1").match(attachment) ?? [], textBytes = body.length - attachments.join("").length;
		return Math.ceil(textBytes / 4) + 2e3 * attachments.length;
	}
	function estimateDocumentTokens(window) {
		let tokens = estimateTokens(window.tail());
		return window.isWhole() ? tokens : Math.max(tokens, Math.ceil(window.size() / 4));
	}
	function createWindow(tailBytes, headBytes = 0) {
		let head = [], tail = [], size = 0, tailSize = 0;
		return {
			push(piece) {
				for (size < headBytes && head.push(piece), size += piece.length, tail.push(piece), tailSize += piece.length; tail[0] !== void 0 && tailSize - tail[0].length >= tailBytes;) tailSize -= tail.shift()?.length ?? 0;
			},
			size: () => size,
			isWhole: () => size <= tailBytes,
			head: () => Buffer.concat(head),
			tail: () => Buffer.concat(tail)
		};
	}
	function parseDocument(window) {
		let text = window.tail().toString();
		return window.isWhole() ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text) : { usage: findLastUsage(text) };
	}
	function findLastUsage(text) {
		let last = [...text.matchAll(shallowUsage)].at(-1);
		if (last?.[1] === void 0) return;
		let end = text.slice(last.index);
		return openings.some((opening) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(opening + end) !== void 0) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(last[1]) : void 0;
	}
	let openings = [
		"{",
		"{\"response\":{",
		"{\"choices\":[{"
	], shallowUsage = /"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g;
}) };
