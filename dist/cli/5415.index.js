export const id = 5415;
export const ids = [5415];
export const modules = {
	7751: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	5415: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { toKeysBlocks: () => toKeysBlocks });
		function nextReset(limitReset, nowMs) {
			let now = new Date(nowMs), [year, month, date] = [
				now.getUTCFullYear(),
				now.getUTCMonth(),
				now.getUTCDate()
			];
			switch (limitReset) {
				case "daily": return iso(year, month, date + 1);
				case "weekly": return iso(year, month, date + 7 - (now.getUTCDay() + 6) % 7);
				case "monthly": return iso(year, month + 1, 1);
				default: return null;
			}
		}
		function iso(year, month, date) {
			return new Date(Date.UTC(year, month, date)).toISOString();
		}
		var schedule = __webpack_require__(7751), cut = __webpack_require__(9179);
		function toKeysBlocks(results, nowMs) {
			let failed = results.filter(({ outcome }) => outcome.state === "failed");
			return [
				{
					type: "heading",
					line: [headingOf(results, failed.length)]
				},
				...failures(failed),
				...updatedTable(results, nowMs),
				...plannedTable(results),
				...skippedTable(results)
			];
		}
		function toKeyLine({ planned, outcome }) {
			let hash = (0, cut.ml)(planned.shownHash, 200);
			switch (outcome.state) {
				case "updated": return `Key "${(0, cut.ml)(outcome.record.name, 200)}" (${(0, cut.ml)(outcome.record.hash, 200)}): ${describeUpdate(planned.update)}.`;
				case "planned": return `Would send ${toRequestLine(outcome.request)} ${outcome.request.body ?? ""}`;
				case "skipped": return `Key ${hash} (${planned.source}): skipped, it is not ${scheduleOf(planned)}.`;
				case "failed": return `Key ${hash} (${planned.source}): ${(0, cut.ml)(outcome.error.message, 2e3)} (${outcome.error.code})`;
				default: return outcome;
			}
		}
		function toUsd(amount) {
			return amount > 0 && amount < .005 ? "USD <0.01" : `USD ${amount.toFixed(2)}`;
		}
		function headingOf(results, failed) {
			let count = (state) => results.filter(({ outcome }) => outcome.state === state).length, said = [
				[count("updated"), "updated"],
				[count("planned"), "to be sent (dry run)"],
				[count("skipped"), "skipped"],
				[failed, "failed"]
			].filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
			return `${failed > 0 ? "❌" : "✅"} Keys: ${said.join(", ")}`;
		}
		function failures(failed) {
			return failed.map((result) => ({
				type: "alert",
				kind: "CAUTION",
				line: [toKeyLine(result)]
			}));
		}
		function updatedTable(results, nowMs) {
			let updated = results.flatMap(({ outcome }) => outcome.state === "updated" ? [outcome] : []);
			if (updated.length === 0) return [];
			let knowsBefore = updated.some(({ before }) => before !== void 0), rows = updated.map(({ record, before }) => [
				[
					(0, cut.ml)(record.name, 200),
					" ",
					{ code: (0, cut.ml)(record.hash, 200) }
				],
				...knowsBefore ? [[before === void 0 ? "not known" : describeState(before)]] : [],
				[describeState(record)],
				[record.limit_remaining === null ? "no limit" : toUsd(record.limit_remaining)],
				...[
					record.usage_daily,
					record.usage_weekly,
					record.usage_monthly
				].map((usage) => [toBar(usage, record)]),
				[describeReset(record, nowMs)]
			]);
			return [{
				type: "table",
				header: [
					"Key",
					...knowsBefore ? ["Before"] : [],
					"Now",
					"Remaining",
					"Day",
					"Week",
					"Month",
					"Next reset (UTC)"
				],
				rows
			}];
		}
		function plannedTable(results) {
			let rows = results.flatMap(({ outcome }) => outcome.state === "planned" ? [[[{ code: toRequestLine(outcome.request) }], [{ code: outcome.request.body ?? "" }]]] : []);
			return rows.length === 0 ? [] : [{
				type: "table",
				header: ["Request (not sent)", "Body"],
				rows
			}];
		}
		function skippedTable(results) {
			let rows = results.flatMap(({ planned, outcome }) => outcome.state === "skipped" ? [[
				[{ code: (0, cut.ml)(planned.shownHash, 200) }],
				[planned.source],
				[scheduleOf(planned)]
			]] : []);
			return rows.length === 0 ? [] : [{
				type: "table",
				header: [
					"Skipped",
					"Entry",
					"Only"
				],
				rows
			}];
		}
		function toRequestLine({ method, url }) {
			return `${method} ${url}`;
		}
		function scheduleOf({ when }) {
			return when === void 0 ? "due" : (0, schedule.Bg)(when);
		}
		function describeUpdate(update) {
			return Object.entries(update).map(([name, value]) => `${name} ${typeof value == "number" ? toUsd(value) : JSON.stringify(value)}`).join(", ");
		}
		function describeState({ limit, limit_reset, disabled }) {
			return [
				limit === null ? "no limit" : toUsd(limit),
				limit_reset ?? "no reset",
				...disabled ? ["disabled"] : []
			].join(", ");
		}
		function toBar(usage, { limit, usage_daily, usage_weekly, usage_monthly }) {
			let whole = Math.max(limit ?? 0, usage_daily, usage_weekly, usage_monthly), share = whole > 0 && usage > 0 ? usage / whole : 0, filled = share === 0 ? 0 : Math.max(1, Math.min(5, Math.round(share * 5)));
			return `${"▰".repeat(filled)}${"▱".repeat(5 - filled)} ${toUsd(usage)}`;
		}
		function describeReset({ limit_reset }, nowMs) {
			if (limit_reset === null) return "never";
			let next = nextReset(limit_reset, nowMs);
			return next === null ? `not known (${(0, cut.ml)(limit_reset, 200)})` : `${next.slice(0, 10)} 00:00`;
		}
	}),
	9179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
