export const id = 4426;
export const ids = [4426];
export const modules = { 4426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { modelUpstream: () => modelUpstream });
	var _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9066), _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6896);
	function modelUpstream({ provider, apiKey, allowPaths }) {
		let { wire, name, title } = provider, isIntern = name === "interns", maxBodyBytes = (isIntern ? 1 : 32) * 1048576, kind = apiKey === void 0 ? "token" : "key";
		return {
			account: {
				name,
				tells_cost: provider.tellsCost
			},
			rules: [...wire.passes, ...allowPaths].flatMap((rule) => (0, _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__.I)(rule) ?? []),
			never: wire.never,
			meantPath: wire.meantPath,
			takesKeyHeader: wire.takesKeyHeader,
			authorize: (text, raw) => wire.authorize({
				kind,
				text
			}, joinedValue(raw, wire.joinedHeader)),
			keptHeaders: new Set(wire.keptHeaders),
			toError: wire.toError,
			words: {
				requests_capped: "The cap on requests is reached: \"max_requests\" of the model access.",
				tokens_capped: "The cap on tokens is reached: \"max_tokens\" of the model access.",
				cost_capped: "The cap on cost is reached: \"max_cost\" of the model access.",
				path_refused: `This method and path are not forwarded to ${title}. "allow_paths" of the model access adds some.`,
				body_too_large: `The body is larger than ${maxBodyBytes} bytes.`,
				service_unreachable: `${title} could not be reached: nothing was sent.`,
				service_silent: `${title} did not answer in time. The request may have arrived, so it is not repeated.`
			},
			isMetered: (method, path) => method === "POST" && wire.free?.test(path) !== !0,
			usageReader: (request, isStream) => (0, _usage_js__WEBPACK_IMPORTED_MODULE_1__.P)(wire.usage, request, isStream),
			memory: createMemory(268435456),
			maxBodyBytes,
			answerMs: isIntern ? 31e4 : 18e5
		};
	}
	function joinedValue(raw, wanted) {
		if (wanted === void 0) return;
		let values = raw.filter((_, index) => index % 2 == 1 && raw[index - 1]?.toLowerCase() === wanted);
		return values.length === 0 ? void 0 : values.join(",");
	}
	function createMemory(maxBytes) {
		let free = maxBytes, waiting = [], giveOut = () => {
			for (let [next] = waiting; next !== void 0 && next.bytes <= free; [next] = waiting) waiting.shift(), free -= next.bytes, next.begin();
		}, reservationOf = (bytes) => {
			let held = bytes, keep = (rest) => {
				free += held - rest, held = rest, giveOut();
			};
			return {
				shrink: (needed) => keep(Math.min(held, needed)),
				release: () => keep(0)
			};
		};
		return {
			take(bytes) {
				let wanted = Math.min(bytes, maxBytes);
				if (!(waiting.length > 0 || wanted > free)) return free -= wanted, reservationOf(wanted);
			},
			reserve(bytes, { timeoutMs, signal }) {
				let wanted = Math.min(bytes, maxBytes);
				return new Promise((resolve) => {
					let end = (reservation) => {
						clearTimeout(timer), signal.removeEventListener("abort", giveUp), resolve(reservation);
					}, entry = {
						bytes: wanted,
						begin: () => end(reservationOf(wanted))
					}, giveUp = () => {
						let index = waiting.indexOf(entry);
						index !== -1 && (waiting.splice(index, 1), end(void 0), giveOut());
					}, timer = setTimeout(giveUp, timeoutMs);
					signal.addEventListener("abort", giveUp), waiting.push(entry), signal.aborted ? giveUp() : giveOut();
				});
			}
		};
	}
}) };
