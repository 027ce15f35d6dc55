export const id = 5233;
export const ids = [5233];
export const modules = { 35233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { systemClock: () => systemClock });
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
	let systemClock = {
		now: () => Date.now(),
		monotonic: () => Number(process.hrtime.bigint()) / 1e6,
		random: () => Math.random(),
		async sleep(ms, signal) {
			try {
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, void 0, signal === void 0 ? {} : { signal });
			} catch (error) {
				throw signal?.throwIfAborted(), error;
			}
		}
	};
}) };
