export const id = 1170;
export const ids = [1170];
export const modules = { 1170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		CM: () => toStartEvent,
		Tk: () => createRecorder,
		WQ: () => toTranscriptLine,
		pH: () => toRequestEvent
	});
	var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057);
	function createRecorder({ clock, redactor }) {
		let pieces = {
			text: redactor.stream(),
			reasoning: redactor.stream()
		}, sum = (0, _run_record_js__WEBPACK_IMPORTED_MODULE_0__.pM)(), observers = [], early = [], hasBegun = !1, publish = (event) => {
			let recorded = {
				...event,
				at: new Date(clock.now()).toISOString()
			};
			hasBegun ||= event.type !== "remark", hasBegun || early.push(recorded), sum.observe(recorded);
			for (let observe of observers) observe(recorded);
		}, publishText = (type, text) => {
			text !== "" && publish({
				type,
				text
			});
		}, flush = (type) => publishText(type, pieces[type].end());
		return {
			record(event) {
				event.type === "text" || event.type === "reasoning" ? (flush(event.type === "text" ? "reasoning" : "text"), publishText(event.type, pieces[event.type].push(event.text))) : (flush("reasoning"), flush("text"), publish(redactStrings(event, redactor.redact, event.type === "usage")));
			},
			observe(observer) {
				for (let event of early) observer(event);
				observers.push(observer);
			},
			soFar() {
				let { text, follow_up_text, reasoning, ...facts } = sum.value(), { redact } = redactor;
				return {
					...facts,
					text: redactStrings(text, redact),
					follow_up_text: redactStrings(follow_up_text, redact),
					reasoning: redactStrings(reasoning, redact)
				};
			}
		};
	}
	function redactStrings(value, redact, hasOpenNames = !1) {
		if (typeof value == "string") return redact(value);
		if (Array.isArray(value)) return value.map((one) => redactStrings(one, redact, hasOpenNames));
		if (typeof value != "object" || !value) return value;
		let shown = [], isSame = !0;
		for (let [name, one] of Object.entries(value)) {
			let field = [hasOpenNames ? redact(name) : name, redactStrings(one, redact, hasOpenNames)];
			isSame &&= field[0] === name && field[1] === one, shown.push(field);
		}
		return isSame ? value : Object.fromEntries(shown);
	}
	function toStartEvent(intern, mode, policy, context, facts) {
		return {
			type: "start",
			intern_id: intern.id,
			intern_name: intern.name,
			approval_mode: mode,
			policy,
			context,
			...facts
		};
	}
	function toRequestEvent({ route, status, ms, requestId }) {
		return {
			type: "request",
			route,
			status,
			ms,
			request_id: requestId ?? null
		};
	}
	function toTranscriptLine(event) {
		let { type, at, ...fields } = event;
		return `${JSON.stringify({
			type,
			at,
			...fields
		})}\n`;
	}
}) };
