export const id = 8300;
export const ids = [8300];
export const modules = {
	8300: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => withParked,
			readParked: () => readParked,
			s: () => maxParked
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _permission_grant_pause_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1013), _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9469);
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			comment: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			binding: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				head: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				intern: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				approvalMode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				service: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				session: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				untilMs: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
			})
		}), maxParked = 3;
		function readParked(marker) {
			return (zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()).safeParse(marker?.parked).data ?? []).flatMap((one) => shape.safeParse(one).data ?? []).filter(isWhole).slice(-3);
		}
		function isWhole({ arguments: text, binding }) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__.H)(text);
			return !("error" in pause) && (0, _permission_grant_pause_digest_js__WEBPACK_IMPORTED_MODULE_2__.g)(pause) === binding.digest;
		}
		function withParked(parked, question) {
			return [...parked.filter(({ binding }) => binding.digest !== question.binding.digest), question].slice(-3);
		}
	}),
	1013: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			g: () => digestOfPause,
			z: () => namesOther
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1989);
		let idFields = [
			"tool_call_id",
			"interaction_id",
			"session_id"
		], notAsked = new Set(["options", ...idFields]);
		function digestOfPause(pause) {
			let asked = Object.entries(pause.arguments).filter(([name]) => !notAsked.has(name));
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(Object.fromEntries(asked))).digest("hex");
		}
		function namesOther(pause, ids) {
			return idFields.some((name) => {
				let id = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.hQ)(pause.arguments, name);
				return id !== void 0 && !(typeof id == "string" && ids.includes(id));
			});
		}
	})
};
