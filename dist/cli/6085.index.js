export const id = 6085;
export const ids = [6085];
export const modules = { 46085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { C: () => createParser });
	class ParseError extends Error {
		constructor(message, options) {
			super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
		}
	}
	function createParser(config) {
		if (typeof config == "function") throw TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
		let { maxBufferSize, onComment, onError, onEvent, onId, onRetry } = config, pendingFragments = [], pendingFragmentsLength = 0, bomPrefix = "", id, data = "", dataLines = 0, eventType, terminated = !1, skippingLine = !1, skipNextLineFeed = !1;
		function feed(chunk) {
			if (terminated) throw Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
			if (bomPrefix !== void 0) {
				if (chunk = bomPrefix + chunk, chunk === "" || chunk === "\u00ef" || chunk === "\u00ef\u00bb") {
					bomPrefix = chunk;
					return;
				}
				bomPrefix = void 0, chunk = chunk.replace(/^(?:\uFEFF|\xEF\xBB\xBF)/, "");
			}
			if ((skippingLine || skipNextLineFeed) && (chunk = resumeAfterSkip(chunk), !chunk)) return;
			if (!pendingFragments.length) {
				let trailing = processLines(chunk);
				trailing !== "" && storeTrailing(trailing), checkForBufferOverflow();
				return;
			}
			if (chunk.indexOf("\n") === -1 && chunk.indexOf("\r") === -1) {
				if (pendingFragmentsLength < 6 && !shouldBufferTrailing(pendingFragments.join("") + chunk.slice(0, 6 - pendingFragmentsLength))) {
					pendingFragments.length = 0, pendingFragmentsLength = 0, skippingLine = !0;
					return;
				}
				pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkForBufferOverflow();
				return;
			}
			pendingFragments.push(chunk);
			let input = pendingFragments.join("");
			pendingFragments.length = 0, pendingFragmentsLength = 0, storeTrailing(processLines(input)), checkForBufferOverflow();
		}
		function resumeAfterSkip(chunk) {
			if (chunk.length === 0) return chunk;
			if (skipNextLineFeed) return skipNextLineFeed = !1, chunk.charCodeAt(0) === 10 ? chunk.slice(1) : chunk;
			let crIndex = chunk.indexOf("\r"), lfIndex = chunk.indexOf("\n"), lineEnd = crIndex === -1 ? lfIndex : lfIndex === -1 || crIndex < lfIndex ? crIndex : lfIndex;
			return lineEnd === -1 ? "" : lineEnd === chunk.length - 1 && chunk.charCodeAt(lineEnd) === 13 ? (skippingLine = !1, skipNextLineFeed = !0, "") : (skippingLine = !1, chunk.slice(lineEnd + (chunk.charCodeAt(lineEnd) === 13 && chunk.charCodeAt(lineEnd + 1) === 10 ? 2 : 1)));
		}
		function storeTrailing(trailing) {
			if (trailing) {
				if (trailing.charCodeAt(trailing.length - 1) === 13) {
					if (parseLine(trailing, 0, trailing.length - 1), checkForBufferOverflow()) return;
					skipNextLineFeed = !0;
				} else shouldBufferTrailing(trailing) ? (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length) : skippingLine = !0;
			}
		}
		function shouldBufferTrailing(trailing) {
			let firstCharCode = trailing.charCodeAt(0);
			return firstCharCode === 58 && !!onComment || firstCharCode === 100 && isPotentialField(trailing, "data") || firstCharCode === 101 && isPotentialField(trailing, "event") || firstCharCode === 105 && isPotentialField(trailing, "id") || firstCharCode === 114 && isPotentialField(trailing, "retry");
		}
		function checkForBufferOverflow() {
			return terminated ? !0 : maxBufferSize === void 0 || pendingFragmentsLength + data.length <= maxBufferSize ? !1 : (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, skippingLine = !1, skipNextLineFeed = !1, onError?.(new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, { type: "max-buffer-size-exceeded" })), !0);
		}
		function processLines(chunk) {
			let searchIndex = 0;
			if (chunk.indexOf("\r") === -1) {
				let lfIndex = chunk.indexOf("\n", searchIndex);
				for (; lfIndex !== -1;) {
					if (searchIndex === lfIndex) {
						id !== void 0 && onId?.(id), dataLines > 0 && onEvent?.({
							id,
							event: eventType,
							data
						}), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf("\n", searchIndex);
						continue;
					}
					let firstCharCode = chunk.charCodeAt(searchIndex);
					if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
						let valueStart = chunk.charCodeAt(searchIndex + 5) === 32 ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
						if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === 10) {
							id !== void 0 && onId?.(id), onEvent?.({
								id,
								event: eventType,
								data: value
							}), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf("\n", searchIndex);
							continue;
						}
						data = dataLines === 0 ? value : `${data}\n${value}`, dataLines++;
					} else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(chunk.charCodeAt(searchIndex + 6) === 32 ? searchIndex + 7 : searchIndex + 6, lfIndex) || void 0 : parseLine(chunk, searchIndex, lfIndex);
					if (checkForBufferOverflow()) return "";
					searchIndex = lfIndex + 1, lfIndex = chunk.indexOf("\n", searchIndex);
				}
				return chunk.slice(searchIndex);
			}
			let crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf("\n", searchIndex);
			for (; searchIndex < chunk.length;) {
				let lineEnd = -1;
				if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex === -1 ? lfIndex !== -1 && (lineEnd = lfIndex) : lineEnd = crIndex === chunk.length - 1 ? -1 : crIndex, lineEnd === -1) break;
				if (parseLine(chunk, searchIndex, lineEnd), checkForBufferOverflow()) return "";
				searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === 13 && chunk.charCodeAt(searchIndex) === 10 && searchIndex++, crIndex !== -1 && crIndex < searchIndex && (crIndex = chunk.indexOf("\r", searchIndex)), lfIndex !== -1 && lfIndex < searchIndex && (lfIndex = chunk.indexOf("\n", searchIndex));
			}
			return chunk.slice(searchIndex);
		}
		function parseLine(chunk, start, end) {
			if (start === end) {
				dispatchEvent();
				return;
			}
			let firstCharCode = chunk.charCodeAt(start);
			if (isDataPrefix(chunk, start, firstCharCode)) {
				let valueStart = chunk.charCodeAt(start + 5) === 32 ? start + 6 : start + 5, value = chunk.slice(valueStart, end);
				data = dataLines === 0 ? value : `${data}\n${value}`, dataLines++;
				return;
			}
			if (isEventPrefix(chunk, start, firstCharCode)) {
				eventType = chunk.slice(chunk.charCodeAt(start + 6) === 32 ? start + 7 : start + 6, end) || void 0;
				return;
			}
			if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
				let value = chunk.slice(chunk.charCodeAt(start + 3) === 32 ? start + 4 : start + 3, end);
				value.includes("\0") || (id = value);
				return;
			}
			if (firstCharCode === 58) {
				if (onComment) {
					let line = chunk.slice(start, end);
					onComment(line.slice(chunk.charCodeAt(start + 1) === 32 ? 2 : 1));
				}
				return;
			}
			let line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
			if (fieldSeparatorIndex === -1) {
				processField(line, "", line);
				return;
			}
			let field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === 32 ? 2 : 1;
			processField(field, line.slice(fieldSeparatorIndex + offset), line);
		}
		function processField(field, value, line) {
			switch (field) {
				case "event":
					eventType = value || void 0;
					break;
				case "data":
					data = dataLines === 0 ? value : `${data}\n${value}`, dataLines++;
					break;
				case "id":
					value.includes("\0") || (id = value);
					break;
				case "retry":
					/^\d+$/.test(value) ? onRetry?.(parseInt(value, 10)) : onError?.(new ParseError(`Invalid \`retry\` value: "${value}"`, {
						type: "invalid-retry",
						value,
						line
					}));
					break;
				default: onError?.(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, {
					type: "unknown-field",
					field,
					value,
					line
				}));
			}
		}
		function dispatchEvent() {
			id !== void 0 && onId?.(id), dataLines > 0 && onEvent?.({
				id,
				event: eventType,
				data
			}), id = void 0, data = "", dataLines = 0, eventType = void 0;
		}
		function reset(options = {}) {
			if (options.consume && pendingFragments.length > 0) {
				let incompleteLine = pendingFragments.join("");
				parseLine(incompleteLine, 0, incompleteLine.length);
			}
			bomPrefix = "", id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1, skippingLine = !1, skipNextLineFeed = !1;
		}
		return {
			feed,
			reset
		};
	}
	function isDataPrefix(chunk, i, firstCharCode) {
		return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
	}
	function isEventPrefix(chunk, i, firstCharCode) {
		return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
	}
	function isPotentialField(line, field) {
		let i = 1;
		for (; i < line.length && i < field.length;) {
			if (line.charCodeAt(i) !== field.charCodeAt(i)) return !1;
			i++;
		}
		return line.length <= field.length || line.charCodeAt(field.length) === 58;
	}
}) };
