export const id = 5936;
export const ids = [5936, 452];
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
		let errorCodes = Object.values({
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
		}).flat();
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
	85936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kb: () => toKeyLines,
			Mn: () => toUsd,
			XZ: () => describeVerdict,
			Z$: () => toUsdPerDay,
			bp: () => describeValue,
			errorOf: () => errorOf,
			lk: () => describeBroken,
			sB: () => toChangeList,
			toElsewhereLine: () => toElsewhereLine,
			y1: () => maxName
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _keys_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91884), _keys_schedule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17751), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
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
		function toKeyLines(result) {
			let { key, entries, outcome } = result;
			if (outcome.state === "failed") return [toOutcomeLine(result)];
			let first = entries.findIndex(({ state }) => state === "taken");
			return entries.flatMap((verdict, index) => index === first ? [toOutcomeLine(result)] : verdict.state === "taken" ? [] : [`Key ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(key.shownHash, 200)} (${verdict.entry.source}): skipped, ${describeVerdict(verdict)}.`]);
		}
		function toElsewhereLine({ outcome }) {
			if (outcome.state === "updated" && outcome.elsewhere.length !== 0) return `Key ${callKey(outcome.record)} was changed by somebody else between the plan and the update: ${describeChanges(outcome.elsewhere)}. The plan did not see it.`;
		}
		function toOutcomeLine({ key, entries, outcome }) {
			switch (outcome.state) {
				case "updated": return `Key ${callKey(outcome.record)}: ${outcome.changes === void 0 ? describeUpdate(entries[0]?.entry.update ?? {}) : describeChanges(outcome.changes)}.`;
				case "unchanged": return `Key ${callKey(outcome.record)}: already as asked.`;
				case "planned": return `Key ${callKey(outcome.record)} would change: ${describeChanges(outcome.changes)}.`;
				case "dry_run": return `Would send ${outcome.request.method} ${outcome.request.url} ${outcome.request.body ?? ""}`;
				case "skipped": return `Key ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(key.shownHash, 200)} (${key.source}): skipped.`;
				case "failed": return `Key ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(key.shownHash, 200)} (${key.source}): ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(outcome.error.message, 2e3)} (${outcome.error.code})`;
				default: return outcome;
			}
		}
		function describeUpdate(update) {
			return Object.entries(update).map(([name, value]) => `${name} ${typeof value == "number" ? toUsd(value) : JSON.stringify(value)}`).join(", ");
		}
		function errorOf(report) {
			return (0, _keys_outcome_js__WEBPACK_IMPORTED_MODULE_2__.g)(report) ?? safetyError(report);
		}
		function describeBroken(broken) {
			switch (broken.limit) {
				case "max_changes": return `max_changes is ${broken.allowed}, and ${broken.changes === 1 ? "1 key" : `${broken.changes} keys`} would change.`;
				case "raise_at_most": return `raise_at_most is ${broken.allowed}x, and key ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(broken.key, 400)} would ${describeRaise(broken)}.`;
				case "total_at_most": return `total_at_most is ${toUsdPerDay(broken.allowed)}, and the limits of the enabled keys would add up to ${describeTotal(broken.total)}.`;
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
				enabled: `be enabled with ${toUsdPerDay(after)}`,
				gets_reset: `get a reset, so that its limit comes back again and again (${toUsdPerDay(after)})`,
				byok: "no longer count usage of own provider keys",
				no_limit: `go from ${toUsdPerDay(before)} to no limit`,
				from_nothing: `go from nothing to ${toUsdPerDay(after)}`
			};
			return raise.because === void 0 ? `go from ${toUsdPerDay(before)} to ${toUsdPerDay(after)} (${Number(raise.factor.toFixed(2))}x)` : `${reasons[raise.because]}, a raise without bound`;
		}
		function describeTotal(total) {
			return total === Infinity ? "no limit at all" : toUsdPerDay(total);
		}
		function toChangeList({ asked, results }) {
			let counted = asked === "update" ? "updated" : "planned";
			return results.flatMap(({ key, outcome }) => {
				if (outcome.state !== counted || outcome.changes === void 0) return [];
				let fields = Object.fromEntries(outcome.changes.map((one) => [one.field, {
					old: one.old,
					new: one.new
				}])), { hash, name } = outcome.record;
				return [{
					hash,
					name,
					source: key.source,
					fields
				}];
			});
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BA: () => wordLimitOf,
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
		function wordLimitOf(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, longestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function longestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
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
