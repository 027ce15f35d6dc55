export const id = 5415;
export const ids = [5415];
export const modules = { 15415: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	var keys_words = __webpack_require__(85936), cut = __webpack_require__(99179);
	function toKeysBlocks(report, nowMs) {
		let { results, broken } = report, failed = results.filter(({ outcome }) => outcome.state === "failed");
		return [
			{
				type: "heading",
				line: [headingOf(report)]
			},
			...alerts("CAUTION", failed.flatMap(keys_words.Kb)),
			...alerts("CAUTION", broken.map(keys_words.lk)),
			...alerts("WARNING", results.flatMap((result) => (0, keys_words.toElsewhereLine)(result) ?? [])),
			...changesTable(report),
			...total(report),
			...requestsTable(results),
			...conditionsTable(results),
			...report.asked === "update" ? usageTable(results, nowMs) : []
		];
	}
	function headingOf(report) {
		let { asked, results, broken, isHeldBack } = report, count = (...states) => results.filter(({ outcome }) => states.includes(outcome.state)).length, isBad = count("failed") > 0 || broken.length > 0;
		if (asked !== "update") return `${signOf(report, isBad, count("planned"))} ${describePlan(asked, results.length, count("planned"), count("failed"))}`;
		let said = [
			[count("updated"), "updated"],
			[count("unchanged"), "already as asked"],
			[count("planned"), isHeldBack || broken.length > 0 ? "held back" : "planned"],
			[count("dry_run"), "to be sent (dry run)"],
			[count("skipped"), "skipped"],
			[count("failed"), "failed"]
		].filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
		return `${isBad ? "❌" : "✅"} Keys: ${said.join(", ")}`;
	}
	function signOf({ asked }, isBad, changes) {
		return isBad ? "❌" : changes === 0 ? "✅" : asked === "check" ? "⚠" : "📝";
	}
	function describePlan(asked, keys, changes, unread) {
		let all = `${keys} ${keys === 1 ? "key" : "keys"}`;
		if (unread > 0) {
			let also = changes === 0 ? "" : `, ${changes} more ${asked === "check" ? "not as the file says" : "would change"}`;
			return `${asked === "check" ? "Drift" : "Plan"}: ${unread} of ${all} could not be read${also}`;
		}
		return asked === "check" ? changes === 0 ? `No drift in ${all}` : `Drift: ${changes} of ${all} ${changes === 1 ? "differs" : "differ"}` : changes === 0 ? `Plan: nothing to do for ${all}` : `Plan: ${changes} of ${all} would change`;
	}
	function alerts(kind, lines) {
		let more = lines.length - 50, rest = more > 0 ? [`And ${more} more; the log has them.`] : [];
		return [...lines.slice(0, 50), ...rest].map((line) => ({
			type: "alert",
			kind,
			line: [line]
		}));
	}
	function total({ total: sums }) {
		if (sums === void 0) return [];
		let [before = "", after = ""] = [sums.before, sums.after].map(keys_words.Z$), what = "Limits of the enabled keys together: ";
		return before === after ? [{
			type: "paragraph",
			line: [
				what,
				{ strong: before },
				", as before."
			]
		}] : [{
			type: "paragraph",
			line: [
				what,
				{ strong: before },
				" before, ",
				{ strong: after },
				" after."
			]
		}];
	}
	function changesTable({ asked, results }) {
		let rows = results.flatMap(({ outcome }) => {
			let known = outcome.state === "planned" || outcome.state === "updated" ? outcome : void 0;
			return known?.changes?.map((change) => toChangeRow(known.record, change)) ?? [];
		});
		return toTable([
			"Key",
			"Field",
			...asked === "check" ? ["Is", "File says"] : ["Old", "New"]
		], rows);
	}
	function conditionsTable(results) {
		return toTable([
			"Entry",
			"Key",
			"Applies",
			"Because"
		], results.flatMap(({ key, entries, outcome }) => {
			if (outcome.state === "failed") return [];
			let record = "record" in outcome ? outcome.record : void 0, called = record === void 0 ? [{ code: (0, cut.ml)(key.shownHash, keys_words.y1) }] : callRecord(record);
			return entries.filter(({ entry }) => entry.when !== void 0).map((verdict) => [
				[verdict.entry.source],
				called,
				[verdict.state === "taken" ? "yes" : "no"],
				[(0, keys_words.XZ)(verdict)]
			]);
		}));
	}
	function requestsTable(results) {
		return toTable(["Request (not sent)", "Body"], results.flatMap(({ outcome }) => {
			if (outcome.state !== "dry_run") return [];
			let { method, url, body } = outcome.request;
			return [[[{ code: `${method} ${url}` }], [{ code: body ?? "" }]]];
		}));
	}
	function usageTable(results, nowMs) {
		return toTable([
			"Key",
			"Now",
			"Left",
			"Day",
			"Week",
			"Month",
			"Next reset (UTC)"
		], results.flatMap(({ outcome }) => {
			if (outcome.state !== "updated" && outcome.state !== "unchanged") return [];
			let { record } = outcome;
			return [[
				callRecord(record),
				[describeState(record)],
				[record.limit_remaining === null ? "no limit" : (0, keys_words.Mn)(record.limit_remaining)],
				...[
					record.usage_daily,
					record.usage_weekly,
					record.usage_monthly
				].map((usage) => [toBar(usage, record)]),
				[describeReset(record, nowMs)]
			]];
		}));
	}
	function toTable(header, rows) {
		if (rows.length === 0) return [];
		let more = rows.length - 500, note = more > 0 ? [{
			type: "quiet",
			lines: [[`${more} more rows are left out here; the outputs and --json have all keys.`]]
		}] : [];
		return [{
			type: "table",
			header,
			rows: rows.slice(0, 500)
		}, ...note];
	}
	function toChangeRow(record, change) {
		return [
			callRecord(record),
			[{ code: change.field }],
			[(0, keys_words.bp)(change.field, change.old)],
			[{ strong: (0, keys_words.bp)(change.field, change.new) }]
		];
	}
	function callRecord({ name, hash }) {
		return [
			(0, cut.ml)(name, keys_words.y1),
			" ",
			{ code: (0, cut.ml)(hash, 18) }
		];
	}
	function describeState({ limit, limit_reset, disabled }) {
		return [
			(0, keys_words.bp)("limit", limit),
			(0, keys_words.bp)("limit_reset", limit_reset),
			...disabled ? ["disabled"] : []
		].join(", ");
	}
	function toBar(usage, { limit, usage_daily, usage_weekly, usage_monthly }) {
		let whole = Math.max(limit ?? 0, usage_daily, usage_weekly, usage_monthly), share = whole > 0 && usage > 0 ? usage / whole : 0, filled = share === 0 ? 0 : Math.max(1, Math.min(5, Math.round(share * 5)));
		return `${"▰".repeat(filled)}${"▱".repeat(5 - filled)} ${(0, keys_words.Mn)(usage)}`;
	}
	function describeReset({ limit_reset }, nowMs) {
		if (limit_reset === null) return "never";
		let next = nextReset(limit_reset, nowMs);
		return next === null ? `not known (${(0, cut.ml)(limit_reset, keys_words.y1)})` : `${next.slice(0, 10)} 00:00`;
	}
}) };
