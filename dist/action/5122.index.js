export const id = 5122;
export const ids = [5122];
export const modules = { 5122: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { createModelBrokers: () => createModelBrokers });
	var _proxy_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5499), _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1321), _proxy_models_upstream_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4426), _proxy_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7486), _model_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1832);
	function createModelBrokers(io) {
		let tokensByIdentity = new Map(), shareTokens = (access) => {
			let key = toIdentityKey(access), tokens = tokensByIdentity.get(key) ?? obtainSharedTokens(io, access);
			return tokensByIdentity.set(key, tokens), tokens.catch(() => tokensByIdentity.delete(key)), tokens;
		};
		return {
			check: async (access) => void await (0, _model_access_js__WEBPACK_IMPORTED_MODULE_0__.createModelTokens)(io, access).check(),
			open: async (access, address) => openBroker(io, access, address, await shareTokens(access))
		};
	}
	function toIdentityKey({ provider, apiKey, ...rest }) {
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
		let { obtain } = (0, _model_access_js__WEBPACK_IMPORTED_MODULE_0__.createModelTokens)(io, access), counters = new Set(), onExchange = () => {
			for (let counter of counters) counter.exchanges += 1;
		}, firstToken = await obtain(), uncountedExchanges = +(access.apiKey === void 0);
		return {
			bearer: (0, _model_access_js__WEBPACK_IMPORTED_MODULE_0__.createModelBearer)(access, {
				...io,
				obtain,
				firstToken,
				onExchange
			}),
			counters,
			startCounter() {
				let counter = { exchanges: uncountedExchanges };
				return uncountedExchanges = 0, counters.add(counter), counter;
			}
		};
	}
	async function openBroker({ clock, env }, access, address, tokens) {
		let { provider, baseUrl } = access, keys = (0, _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__.a3)(), keeper = (0, _proxy_account_js__WEBPACK_IMPORTED_MODULE_2__.hT)(clock, () => {}), proxy = await (0, _proxy_proxy_js__WEBPACK_IMPORTED_MODULE_3__.n)({
			baseUrl,
			keys,
			...address,
			provider: (0, _proxy_models_upstream_js__WEBPACK_IMPORTED_MODULE_4__.D)(access),
			allowed: [],
			capLimits: access.caps,
			approvalMode: "manual",
			bearer: tokens.bearer,
			keeper,
			env,
			clock,
			isStoppable: !1
		}), counter = tokens.startCounter();
		return {
			url: proxy.url,
			addKey: keys.add,
			removeKey: keys.remove,
			beginRun: proxy.resetCaps,
			get use() {
				let { requests, refused, errors, cap, cost, over_tokens, over_cost } = keeper.totals, { prompt_tokens, completion_tokens, total_tokens, estimated } = keeper.totals, counts = {
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
					...counts,
					cost: reportedCost,
					...counter,
					...caps
				};
			},
			async close() {
				tokens.counters.delete(counter), await proxy.stop("the agent ended", 1e3);
			}
		};
	}
}) };
