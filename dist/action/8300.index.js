export const id = 8300;
export const ids = [8300];
export const modules = {
	8300: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => withParked,
			readParked: () => readParked,
			s: () => maxParked
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _permission_grant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9297), _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9469);
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			comment: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			binding: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				head: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				base: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
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
			return !("error" in pause) && (0, _permission_grant_js__WEBPACK_IMPORTED_MODULE_2__.gO)(pause) === binding.digest;
		}
		function withParked(parked, question) {
			return [...parked.filter(({ binding }) => binding.digest !== question.binding.digest), question].slice(-3);
		}
	}),
	9297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => meet,
			B7: () => claim,
			Gi: () => isFor,
			_N: () => end,
			cw: () => allow,
			gO: () => digestOfPause,
			xe: () => toTime,
			z8: () => namesOther
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
		function whyVoid(bound, now, nowMs) {
			return nowMs < bound.untilMs ? now.head === bound.head ? now.base === bound.base ? now.state === "ready" ? now.policy === bound.policy ? now.service === bound.service ? now.intern === bound.intern ? now.approvalMode === bound.approvalMode ? now.session === bound.session ? void 0 : "It was asked in another session." : `The approval mode was "${bound.approvalMode}" then and is "${now.approvalMode}" now.` : "It was asked by an intern other than the one that this job runs." : `It was asked through ${bound.service}, and this job uses ${now.service}.` : "The permission policy has changed since." : `The pull request is ${now.state === "draft" ? "a draft" : "closed"} now.` : "The pull request goes into another branch than then." : `The pull request has changed: its head was ${brief(bound.head)} then and is ${brief(now.head)} now.` : `Its time was over at ${toTime(bound.untilMs)}.`;
		}
		function brief(id) {
			return id.slice(0, 12);
		}
		function toTime(ms) {
			let date = new Date(ms);
			return Number.isNaN(date.getTime()) ? "an unknown time" : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
		}
		function allow({ binding }, { now, nowMs }) {
			let why = whyVoid(binding, now, nowMs);
			return why === void 0 ? {
				is: "allowed",
				binding
			} : {
				is: "refused",
				why
			};
		}
		function claim({ binding }, isFirst) {
			return isFirst ? {
				is: "claimed",
				binding
			} : {
				is: "refused",
				why: "Another answer was first."
			};
		}
		function isFor({ binding }, digest) {
			return binding.digest === digest;
		}
		function meet(grant, digest, { now, nowMs }) {
			if (!isFor(grant, digest)) return grant;
			let why = whyVoid(grant.binding, now, nowMs);
			return why === void 0 ? { is: "used" } : {
				is: "lost",
				why
			};
		}
		function end(grant) {
			return grant.is === "claimed" ? {
				is: "lost",
				why: "The intern did not ask for exactly this again."
			} : grant;
		}
	})
};
