export const id = 4862;
export const ids = [4862];
export const modules = { 4862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { createModelBrokers: () => createModelBrokers });
	var _proxy_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5499), _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1321), _proxy_models_upstream_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4426), _proxy_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6319), _model_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1832);
	function createModelBrokers(io) {
		let shared = new Map(), share = (access) => {
			let key = toShareKey(access), tokens = shared.get(key) ?? obtainSharedTokens(io, access);
			return shared.set(key, tokens), tokens.catch(() => shared.delete(key)), tokens;
		};
		return {
			check: async (access) => void await (0, _model_access_js__WEBPACK_IMPORTED_MODULE_0__.createModelTokens)(io, access).check(),
			open: async (access, place) => openBroker(io, access, place, await share(access))
		};
	}
	function toShareKey({ provider, apiKey, ...rest }) {
		let { baseUrl, tokenUrl, audience, ids, subjectTokenFile, isSingleUse } = rest, key = apiKey?.fingerprint();
		return JSON.stringify([
			provider.name,
			baseUrl,
			tokenUrl,
			audience,
			ids,
			key,
			subjectTokenFile,
			isSingleUse
		]);
	}
	async function obtainSharedTokens(io, access) {
		let { obtain } = (0, _model_access_js__WEBPACK_IMPORTED_MODULE_0__.createModelTokens)(io, access), listeners = new Set(), onExchange = () => {
			for (let listen of listeners) listen();
		}, firstToken = await obtain();
		return {
			listeners,
			bearer: (0, _model_access_js__WEBPACK_IMPORTED_MODULE_0__.createModelBearer)(access, {
				...io,
				obtain,
				firstToken,
				onExchange
			})
		};
	}
	async function openBroker(io, access, place, shared) {
		let { clock, env } = io, { provider, baseUrl, apiKey } = access, keys = (0, _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__.a3)(), keeper = (0, _proxy_account_js__WEBPACK_IMPORTED_MODULE_2__.hT)(clock, () => {}), exchanges = +(apiKey === void 0 && shared.listeners.size === 0), countExchange = () => {
			exchanges += 1;
		};
		shared.listeners.add(countExchange);
		let proxy = await (0, _proxy_proxy_js__WEBPACK_IMPORTED_MODULE_3__.n)({
			baseUrl,
			keys,
			port: place.port,
			socketPath: place.socketPath,
			provider: (0, _proxy_models_upstream_js__WEBPACK_IMPORTED_MODULE_4__.D)(access),
			allowed: [],
			capLimits: access.caps,
			approvalMode: "manual",
			bearer: shared.bearer,
			keeper,
			env,
			clock,
			isStoppable: !1
		});
		return {
			url: proxy.url,
			addKey: keys.add,
			removeKey: keys.remove,
			beginRun: proxy.resetCaps,
			get use() {
				let { requests, refused, errors, cap, cost, over_tokens, over_cost } = keeper.totals, { prompt_tokens, completion_tokens, total_tokens, estimated } = keeper.totals, tokens = {
					prompt_tokens,
					completion_tokens,
					total_tokens,
					estimated
				}, caps = {
					cap,
					over_tokens,
					over_cost
				}, reportedCost = provider.reportsCost ? cost : null;
				return {
					provider: provider.name,
					requests,
					refused,
					errors,
					...tokens,
					cost: reportedCost,
					exchanges,
					...caps
				};
			},
			async close() {
				shared.listeners.delete(countExchange), await proxy.stop("the agent ended", 1e3);
			}
		};
	}
}) };
