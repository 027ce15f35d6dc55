export const id = 8435;
export const ids = [8435];
export const modules = { 8435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		Q$: () => dateOf,
		Vh: () => readJson,
		WI: () => sendForJson,
		rN: () => sendForBytes
	});
	var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3005);
	async function sendForBytes(request, options) {
		let limit = (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.r5)(options.timeoutMs, options.signal);
		try {
			let response = await (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.tN)(request, {
				...options,
				signal: limit.signal
			});
			return {
				...response,
				bytes: await readBytes(response, options.maxBodyBytes)
			};
		} catch (error) {
			if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
			let host = new URL(request.url).host, what = limit.signal.aborted ? `sent no whole response within ${options.timeoutMs / 1e3} s` : "broke off its response";
			throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${what}`, "unknown", error);
		} finally {
			limit.clear();
		}
	}
	async function readBytes(response, maxBodyBytes) {
		let pieces = [], size = 0;
		for await (let piece of response.body ?? []) {
			if (size += piece.byteLength, size > maxBodyBytes) return;
			pieces.push(piece);
		}
		return Buffer.concat(pieces);
	}
	let defaultMaxBodyBytes = 1048576;
	async function sendForJson(request, options) {
		let { bytes, ...response } = await sendForBytes(request, {
			maxBodyBytes: defaultMaxBodyBytes,
			...options
		}), text = toText(bytes);
		return {
			...response,
			text,
			json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)
		};
	}
	async function readJson(response) {
		return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(toText(await readBytes(response, defaultMaxBodyBytes)));
	}
	function toText(bytes) {
		return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
	}
	function dateOf(headers) {
		let parsed = Date.parse(headers.get("date") ?? "");
		return Number.isNaN(parsed) ? void 0 : parsed;
	}
}) };
