export const id = 1634;
export const ids = [
	1634,
	452,
	5496,
	8001
];
export const modules = {
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			InputError: () => InputError,
			Sb: () => ExchangeError,
			describeError: () => describeError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		let codes = {
			input: [
				"input_invalid",
				"input_missing",
				"input_conflict",
				"prompt_has_secret"
			],
			identity: [
				"identity_missing",
				"identity_unreachable",
				"identity_refused",
				"identity_malformed"
			],
			exchange: [
				"exchange_refused",
				"exchange_unreachable",
				"exchange_malformed"
			],
			api: [
				"intern_unknown",
				"intern_ambiguous",
				"intern_not_running",
				"api_refused",
				"api_unreachable",
				"api_malformed",
				"request_too_large",
				"key_management_required",
				"key_mismatch",
				"key_unreadable",
				"key_updates_failed",
				"steered",
				"answer_refused"
			],
			stream: [
				"stream_malformed",
				"stream_severed",
				"stream_idle",
				"run_ended",
				"run_timeout",
				"run_failed",
				"answer_empty"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled",
				"safety_limit_broken",
				"file_unwritable"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}, errorCodes = [
			...codes.input,
			...codes.identity,
			...codes.exchange,
			...codes.api,
			...codes.stream,
			...codes.policy,
			...codes.findings,
			...codes.run,
			...codes.github,
			...codes.config,
			...codes.internal
		];
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(call) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(this.#wording, call);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, call) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(call) : systemWords(error), causes = causesOf(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }, said) {
			return cause instanceof Error ? said.includes(cause.message) ? causesOf(cause, said) : [systemWords(cause, said), ...causesOf(cause, said)] : cause === void 0 ? [] : [describeError(cause)];
		}
		let refusals = {
			ENOENT: "it is not there",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is no folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function systemWords({ message }, said = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || said.includes(path) ? "" : `"${path}": `}${refusals[code] ?? words}, ${code}`;
		}
	}),
	91884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => keysAsAsked,
			g: () => failureOf
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function keysAsAsked(results) {
			return results.flatMap(({ outcome }) => outcome.state === "updated" || outcome.state === "unchanged" ? [outcome.record] : []);
		}
		function failureOf({ asked, results, isHeldBack }) {
			let failures = results.flatMap(({ key, outcome }) => outcome.state === "failed" ? [{
				key,
				error: outcome.error
			}] : []), [first] = failures;
			if (first === void 0) return null;
			let ended = failures.find(({ error }) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4);
			if (ended !== void 0) return ended.error;
			if (results.length === 1) return first.error;
			let named = failures.slice(0, 5).map(({ key, error }) => `${key.source} (${key.shownHash}): ${error.message}`), more = failures.length > named.length ? ` And ${failures.length - named.length} more; the log has them.` : "", list = `${named.join(" ")}${more}`, count = `${failures.length} of ${results.length}`;
			if (asked === "update" && !isHeldBack) return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("key_updates_failed", `${count} key updates failed. ${list}`, { cause: first.error });
			let held = isHeldBack ? " Nothing was sent: a limit of safety counts all keys of the file." : "";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("key_unreadable", `${count} keys could not be read.${held} ${list}`, { cause: first.error });
		}
	}),
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
	51634: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { toKeysBlocks: () => toKeysBlocks });
		var lines = __webpack_require__(15496), safety = __webpack_require__(8001);
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
		var cut = __webpack_require__(99179), words = __webpack_require__(80954);
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
				let record = "record" in outcome ? outcome.record : void 0, called = record === void 0 ? [{ code: (0, cut.ml)(key.shownHash, words.y1) }] : callRecord(record);
				return entries.filter(({ entry }) => entry.when !== void 0).map((verdict) => [
					[verdict.entry.source],
					called,
					[verdict.state === "taken" ? "yes" : "no"],
					[(0, words.XZ)(verdict)]
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
					[record.limit_remaining === null ? "no limit" : (0, words.Mn)(record.limit_remaining)],
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
				[(0, words.bp)(change.field, change.old)],
				[{ strong: (0, words.bp)(change.field, change.new) }]
			];
		}
		function callRecord({ name, hash }) {
			return [
				(0, cut.ml)(name, words.y1),
				" ",
				{ code: (0, cut.ml)(hash, 18) }
			];
		}
		function describeState({ limit, limit_reset, disabled }) {
			return [
				(0, words.bp)("limit", limit),
				(0, words.bp)("limit_reset", limit_reset),
				...disabled ? ["disabled"] : []
			].join(", ");
		}
		function toBar(usage, { limit, usage_daily, usage_weekly, usage_monthly }) {
			let whole = Math.max(limit ?? 0, usage_daily, usage_weekly, usage_monthly), share = whole > 0 && usage > 0 ? usage / whole : 0, filled = share === 0 ? 0 : Math.max(1, Math.min(5, Math.round(share * 5)));
			return `${"▰".repeat(filled)}${"▱".repeat(5 - filled)} ${(0, words.Mn)(usage)}`;
		}
		function describeReset({ limit_reset }, nowMs) {
			if (limit_reset === null) return "never";
			let next = nextReset(limit_reset, nowMs);
			return next === null ? `not known (${(0, cut.ml)(limit_reset, words.y1)})` : `${next.slice(0, 10)} 00:00`;
		}
		function toKeysBlocks(report, nowMs) {
			let { results, broken } = report, failed = results.filter(({ outcome }) => outcome.state === "failed");
			return [
				{
					type: "heading",
					line: [headingOf(report)]
				},
				...alerts("CAUTION", failed.flatMap(lines.K)),
				...alerts("CAUTION", broken.map(safety.l)),
				...alerts("WARNING", results.flatMap((result) => (0, lines.toElsewhereLine)(result) ?? [])),
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
			let [before = "", after = ""] = [sums.before, sums.after].map(words.Z$), what = "Limits of the enabled keys together: ";
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
	8001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			errorOf: () => errorOf,
			l: () => describeBroken
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _keys_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91884), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99179), _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80954);
		function errorOf(report) {
			return (0, _keys_outcome_js__WEBPACK_IMPORTED_MODULE_0__.g)(report) ?? safetyError(report);
		}
		function describeBroken(broken) {
			switch (broken.limit) {
				case "max_changes": return `max_changes is ${broken.allowed}, and ${broken.changes === 1 ? "1 key" : `${broken.changes} keys`} would change.`;
				case "raise_at_most": return `raise_at_most is ${broken.allowed}x, and key ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(broken.key, 2 * _words_js__WEBPACK_IMPORTED_MODULE_2__.y1)} would ${describeRaise(broken)}.`;
				case "total_at_most": return `total_at_most is ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Z$)(broken.allowed)}, and the limits of the enabled keys would add up to ${describeTotal(broken.total)}.`;
				case "never_disable_all": return `never_disable_all is set, and ${broken.keys === 1 ? "the only key" : `all ${broken.keys} keys`} of the file would be disabled.`;
				default: return broken;
			}
		}
		function safetyError({ asked, broken }) {
			if (broken.length === 0) return null;
			let more = broken.length > 5 ? ` And ${broken.length - 5} more.` : "", which = broken.slice(0, 5).map(describeBroken).join(" "), what = broken.length === 1 ? "a limit of safety" : "limits of safety", sent = asked === "update" ? "nothing was sent" : "an update would send nothing";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.e4("safety_limit_broken", `The plan breaks ${what}, so ${sent}. ${which}${more} Change the file, or raise the limit if you mean it.`);
		}
		function describeRaise({ raise, before, after }) {
			let reasons = {
				enabled: `be enabled with ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Z$)(after)}`,
				gets_reset: `get a reset, so that its limit comes back again and again (${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Z$)(after)})`,
				byok: "no longer count usage of own provider keys",
				no_limit: `go from ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Z$)(before)} to no limit`,
				from_nothing: `go from nothing to ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Z$)(after)}`
			};
			return raise.because === void 0 ? `go from ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Z$)(before)} to ${(0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Z$)(after)} (${Number(raise.factor.toFixed(2))}x)` : `${reasons[raise.because]}, a raise without bound`;
		}
		function describeTotal(total) {
			return total === Infinity ? "no limit at all" : (0, _words_js__WEBPACK_IMPORTED_MODULE_2__.Z$)(total);
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
	}),
	96559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MH: () => worded,
			b6: () => textOf,
			hF: () => input
		});
		function input(name) {
			return { input: name };
		}
		function worded(texts, ...values) {
			return texts.flatMap((text, index) => {
				let value = values[index] ?? "";
				return [text, typeof value == "number" ? String(value) : value].flat();
			});
		}
		function textOf(message, call = callActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : call(part.input, text === "" || text.endsWith(". "))), "");
		}
		function callActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
	})
};
