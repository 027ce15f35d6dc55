export const id = 5496;
export const ids = [5496];
export const modules = {
	17751: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bg: () => describeSchedule,
			Mq: () => weekDays,
			nZ: () => isDue
		});
		let weekDays = [
			"mon",
			"tue",
			"wed",
			"thu",
			"fri",
			"sat",
			"sun"
		];
		function isDue({ days, fromMinute, untilMinute }, nowMs) {
			let now = new Date(nowMs), minute = now.getUTCHours() * 60 + now.getUTCMinutes(), today = dayOf(nowMs);
			if (fromMinute < untilMinute) return days.includes(today) && minute >= fromMinute && minute < untilMinute;
			let yesterday = dayOf(nowMs - 864e5);
			return days.includes(today) && minute >= fromMinute || days.includes(yesterday) && minute < untilMinute;
		}
		function describeSchedule({ days, fromMinute, untilMinute }) {
			return `${days.join(", ")} ${clockTime(fromMinute)}-${clockTime(untilMinute)} UTC`;
		}
		function dayOf(atMs) {
			return weekDays[(new Date(atMs).getUTCDay() + 6) % 7] ?? "mon";
		}
		function clockTime(minute) {
			return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
		}
	}),
	15496: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => toKeyLines,
			toElsewhereLine: () => toElsewhereLine
		});
		var _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179), _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80954);
		function toKeyLines(result) {
			let { key, entries, outcome } = result;
			if (outcome.state === "failed") return [toOutcomeLine(result)];
			let first = entries.findIndex(({ state }) => state === "taken");
			return entries.flatMap((verdict, index) => index === first ? [toOutcomeLine(result)] : verdict.state === "taken" ? [] : [`Key ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(key.shownHash, _words_js__WEBPACK_IMPORTED_MODULE_1__.y1)} (${verdict.entry.source}): skipped, ${(0, _words_js__WEBPACK_IMPORTED_MODULE_1__.XZ)(verdict)}.`]);
		}
		function toElsewhereLine({ outcome }) {
			if (outcome.state === "updated" && outcome.elsewhere.length !== 0) return `Key ${(0, _words_js__WEBPACK_IMPORTED_MODULE_1__.C_)(outcome.record)} was changed by somebody else between the plan and the update: ${(0, _words_js__WEBPACK_IMPORTED_MODULE_1__.DT)(outcome.elsewhere)}. The plan did not see it.`;
		}
		function toOutcomeLine({ key, entries, outcome }) {
			switch (outcome.state) {
				case "updated": return `Key ${(0, _words_js__WEBPACK_IMPORTED_MODULE_1__.C_)(outcome.record)}: ${outcome.changes === void 0 ? describeUpdate(entries[0]?.entry.update ?? {}) : (0, _words_js__WEBPACK_IMPORTED_MODULE_1__.DT)(outcome.changes)}.`;
				case "unchanged": return `Key ${(0, _words_js__WEBPACK_IMPORTED_MODULE_1__.C_)(outcome.record)}: already as asked.`;
				case "planned": return `Key ${(0, _words_js__WEBPACK_IMPORTED_MODULE_1__.C_)(outcome.record)} would change: ${(0, _words_js__WEBPACK_IMPORTED_MODULE_1__.DT)(outcome.changes)}.`;
				case "dry_run": return `Would send ${outcome.request.method} ${outcome.request.url} ${outcome.request.body ?? ""}`;
				case "skipped": return `Key ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(key.shownHash, _words_js__WEBPACK_IMPORTED_MODULE_1__.y1)} (${key.source}): skipped.`;
				case "failed": return `Key ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(key.shownHash, _words_js__WEBPACK_IMPORTED_MODULE_1__.y1)} (${key.source}): ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(outcome.error.message, 2e3)} (${outcome.error.code})`;
				default: return outcome;
			}
		}
		function describeUpdate(update) {
			return Object.entries(update).map(([name, value]) => `${name} ${typeof value == "number" ? (0, _words_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(value) : JSON.stringify(value)}`).join(", ");
		}
	}),
	80954: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C_: () => callKey,
			DT: () => describeChanges,
			Mn: () => toUsd,
			XZ: () => describeVerdict,
			Z$: () => toUsdPerDay,
			bp: () => describeValue,
			y1: () => maxName
		});
		var _keys_schedule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17751), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let maxName = 200;
		function toUsd(amount) {
			return amount === Infinity ? "no limit" : amount > 0 && amount < .005 ? "USD <0.01" : `USD ${amount.toFixed(2)}`;
		}
		function toUsdPerDay(amount) {
			return amount === Infinity ? toUsd(amount) : `${toUsd(amount)} a day`;
		}
		function callKey({ name, hash }) {
			return `"${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(name, 200)}" (${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(hash, 200)})`;
		}
		function describeValue(field, value) {
			return value === null ? field === "limit" ? "no limit" : "no reset" : typeof value == "number" ? toUsd(value) : field === "name" ? `"${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(String(value), 200)}"` : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(String(value), 200);
		}
		function describeChanges(changes) {
			return changes.map((change) => {
				let [old, now] = [change.old, change.new].map((value) => describeValue(change.field, value));
				return `${change.field} ${old} → ${now}`;
			}).join(", ");
		}
		function describeVerdict({ entry, state, reading }) {
			let { schedule, usage } = entry.when ?? {}, time = schedule === void 0 ? "" : (0, _keys_schedule_js__WEBPACK_IMPORTED_MODULE_1__.Bg)(schedule);
			if (state === "out_of_time") return `it is not ${time}`;
			let isTime = time === "" ? [] : [`it is ${time}`];
			return state === "unread" ? [...isTime, `it depends on ${usage?.of ?? ""} usage, which was not read`].join(", and ") : [...isTime, ...reading === void 0 ? [] : [describeReading(reading)]].join(", and ");
		}
		function describeReading({ condition, holds, used, byok, limit, threshold }) {
			let own = byok === null || byok === 0 ? "" : ` (${toUsd(byok)} of it on own provider keys)`, usage = `${condition.of} usage ${toUsd(used)}${own}`, { atLeast } = condition;
			if ("usd" in atLeast) return `${usage} ${holds ? "reaches" : "is below"} ${toUsd(atLeast.usd)}`;
			if (limit === null || threshold === null) return `the key has no limit to take ${atLeast.percent}% of; ${usage}`;
			let share = `${atLeast.percent}% of ${toUsd(limit)} (${toUsd(threshold)})`;
			return `${usage} ${holds ? "reaches" : "is below"} ${share}`;
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m7: () => keepEnds,
			ml: () => shorten
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = wellFormed(text.slice(0, Math.ceil(length * 2 / 3))), tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}…${tail}`;
		}
		function wellFormed(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
	})
};
