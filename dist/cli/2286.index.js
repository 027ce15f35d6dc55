export const id = 2286;
export const ids = [2286, 9995];
export const modules = {
	18020: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runKeys: () => runKeys });
		var wording = __webpack_require__(96559), input_text = __webpack_require__(63689), key_fields = __webpack_require__(2054), service_settings = __webpack_require__(2382), values = __webpack_require__(97035);
		let fieldInputNames = {
			limit: "limit",
			limit_reset: "limit-reset",
			disabled: "disabled",
			include_byok_in_limit: "include-byok-in-limit",
			name: "name"
		}, fieldInputs = Object.values(fieldInputNames);
		function readKeySettings(get, mode = (0, input_text.LA)(get, "plan") ? "plan" : "update") {
			let dryRun = (0, input_text.LA)(get, "dry-run");
			if (dryRun && mode !== "update") {
				let message = (0, wording.MH)`A plan has to read keys, but ${(0, wording.hF)("dry-run")} sends nothing. Leave ${(0, wording.hF)("dry-run")} out: a plan changes nothing anyway.`;
				throw (0, values.hj)("dry-run", message);
			}
			return {
				command: "update-key",
				...readKeyService(get),
				updates: readUpdates(get),
				mode,
				limits: (0, input_text.sb)(get, {
					maxChanges: "max-changes",
					raiseAtMost: "raise-at-most",
					totalAtMost: "total-at-most",
					neverDisableAll: "never-disable-all"
				}),
				dryRun,
				timeoutMs: (0, input_text.LA)(get, "timeout")
			};
		}
		function readKeyService(get) {
			if (get("base-url") === void 0 || get("federation-policy-id") !== void 0 || get("api-key") !== void 0) return (0, service_settings.uS)(get);
			let message = (0, wording.MH)`${(0, wording.hF)("api-key")} is not given. API keys are read and changed with a management key of the deployment: set ${(0, wording.hF)("api-key")} to one.`;
			throw (0, values.LO)("api-key", message);
		}
		function readUpdates(get) {
			for (let name of ["key-hash", ...fieldInputs]) (0, input_text.KZ)(get, name, "key-updates");
			let path = get("key-updates");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let expectedValue = (0, wording.MH)`the hash of the key to update, or name a file of updates as ${(0, wording.hF)("key-updates")}`, hash = (0, input_text.yu)(get, "key-hash", expectedValue);
			if (hash === "." || hash === "..") throw (0, values.tm)("key-hash", hash, "Use the hash of a key, never the key itself.");
			if (fieldInputs.every((name) => get(name) === void 0)) {
				let names = fieldInputs.flatMap((name, index) => index === 0 ? [(0, wording.hF)(name)] : [", ", (0, wording.hF)(name)]);
				throw (0, values.LO)("limit", (0, wording.MH)`The update of the key changes nothing. Set at least one of ${names}.`);
			}
			return {
				from: "inputs",
				entry: {
					source: "input \"key-hash\"",
					hash,
					shownHash: hash,
					update: (0, key_fields.Ch)((name) => (0, input_text.LA)(get, fieldInputNames[name])),
					when: void 0
				}
			};
		}
		var keys = __webpack_require__(89995), errors = __webpack_require__(452);
		let usagePeriods = [
			"daily",
			"weekly",
			"monthly",
			"total"
		];
		function checkUsage(condition, record, limit) {
			let suffix = condition.of === "total" ? "" : `_${condition.of}`, byok = record.include_byok_in_limit ? record[`byok_usage${suffix}`] : null, used = roundUsd(record[`usage${suffix}`] + (byok ?? 0)), threshold = toThreshold(condition, limit);
			return {
				condition,
				isMet: threshold !== null && used >= threshold,
				used,
				byok,
				limit,
				threshold
			};
		}
		function roundUsd(usd) {
			return Math.round(usd * 1e9) / 1e9;
		}
		function toThreshold({ atLeast }, limit) {
			return "usd" in atLeast ? atLeast.usd : limit === null ? null : roundUsd(limit * atLeast.percent / 100);
		}
		let daysByReset = new Map([
			["daily", 1],
			["weekly", 7],
			["monthly", 30]
		]);
		function toDailyLimit({ limit, limit_reset }) {
			return limit === null ? Infinity : limit / (daysByReset.get(limit_reset) ?? 1);
		}
		function sumLimits(keys) {
			return roundUsd(keys.filter(({ disabled }) => !disabled).reduce((sum, key) => sum + toDailyLimit(key), 0));
		}
		function measureRaise(before, after) {
			let unbounded = (reason) => ({
				factor: Infinity,
				reason
			});
			if (after.disabled) return { factor: 0 };
			if (before.disabled && after.limit !== 0) return unbounded("enabled");
			if (before.limit !== null && !daysByReset.has(before.limit_reset) && after.limit_reset !== before.limit_reset) return unbounded("gets_reset");
			if (before.include_byok_in_limit && !after.include_byok_in_limit) return unbounded("byok");
			if (before.limit === null) return { factor: +(after.limit === null) };
			if (after.limit === null) return unbounded("no_limit");
			let limit_reset = daysByReset.has(after.limit_reset) ? after.limit_reset : before.limit_reset, [oldAmount, newAmount] = [toDailyLimit(before), toDailyLimit({
				limit: after.limit,
				limit_reset
			})];
			return oldAmount === 0 ? newAmount === 0 ? { factor: 1 } : unbounded("from_nothing") : { factor: roundUsd(newAmount / oldAmount) };
		}
		let noLimits = { neverDisableAll: !1 };
		function hasLimits(limits) {
			return Object.values(limits).some((limit) => limit !== void 0 && limit !== !1);
		}
		function pickStricter(one, other) {
			return {
				maxChanges: minDefined(one.maxChanges, other.maxChanges),
				raiseAtMost: minDefined(one.raiseAtMost, other.raiseAtMost),
				totalAtMost: minDefined(one.totalAtMost, other.totalAtMost),
				neverDisableAll: one.neverDisableAll || other.neverDisableAll
			};
		}
		function findBrokenLimits(steps, limits) {
			let changed = steps.filter(({ isChanged }) => isChanged);
			if (changed.length === 0) return [];
			let { maxChanges = Infinity, raiseAtMost = Infinity, totalAtMost = Infinity, neverDisableAll } = limits, changes = changed.length, total = sumLimits(steps.map(({ after }) => after)), brokenLimits = [];
			changes > maxChanges && brokenLimits.push({
				limit: "max_changes",
				allowed: maxChanges,
				changes
			});
			for (let { keyName: key, before, after } of changed) {
				let raise = measureRaise(before, after), amounts = {
					before: toDailyLimit(before),
					after: toDailyLimit(after)
				};
				raise.factor > raiseAtMost && brokenLimits.push({
					limit: "raise_at_most",
					allowed: raiseAtMost,
					key,
					raise,
					...amounts
				});
			}
			total > totalAtMost && brokenLimits.push({
				limit: "total_at_most",
				allowed: totalAtMost,
				total
			});
			let disablesAll = steps.some(({ before }) => !before.disabled) && steps.every(({ after }) => after.disabled);
			return neverDisableAll && disablesAll && brokenLimits.push({
				limit: "never_disable_all",
				keys: steps.length
			}), brokenLimits;
		}
		function minDefined(one, other) {
			return one === void 0 || other === void 0 ? one ?? other : Math.min(one, other);
		}
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
			let now = new Date(nowMs), minute = now.getUTCHours() * 60 + now.getUTCMinutes(), today = toWeekDay(nowMs);
			if (fromMinute < untilMinute) return days.includes(today) && minute >= fromMinute && minute < untilMinute;
			let yesterday = toWeekDay(nowMs - 864e5);
			return days.includes(today) && minute >= fromMinute || days.includes(yesterday) && minute < untilMinute;
		}
		function describeSchedule({ days, fromMinute, untilMinute }) {
			return `${days.join(", ")} ${formatTime(fromMinute)}-${formatTime(untilMinute)} UTC`;
		}
		function toWeekDay(timeMs) {
			return weekDays[(new Date(timeMs).getUTCDay() + 6) % 7] ?? "mon";
		}
		function formatTime(minute) {
			return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
		}
		function findNextReset(limitReset, nowMs) {
			let now = new Date(nowMs), [year, month, date] = [
				now.getUTCFullYear(),
				now.getUTCMonth(),
				now.getUTCDate()
			], next = new Map([
				["daily", Date.UTC(year, month, date + 1)],
				["weekly", Date.UTC(year, month, date + 7 - (now.getUTCDay() + 6) % 7)],
				["monthly", Date.UTC(year, month + 1, 1)]
			]).get(limitReset);
			return next === void 0 ? null : new Date(next).toISOString();
		}
		var log = __webpack_require__(97309);
		async function readKeyUpdateFile(text, { source, ...options }) {
			let { YamlReader } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(7199)]).then(__webpack_require__.bind(__webpack_require__, 17199)), reader = new YamlReader(text, options);
			if (reader.problems.length > 0) throw invalid(reader.problems, source);
			let values = reader.readMapping(reader.root, "The file", ["keys", "limits"]), elements = values === void 0 ? [] : reader.readList(values.get("keys") ?? null, "Key \"keys\""), entries = [], checkPeriod = createPeriodCheck(reader);
			for (let element of elements ?? []) {
				let entry = readEntry(element, reader, source);
				entry !== void 0 && (checkPeriod(element, entry), entries.push(entry));
			}
			let limits = values?.get("limits"), file = {
				entries,
				limits: limits === void 0 ? noLimits : readLimits(limits, reader)
			};
			if (reader.problems.length > 0) throw invalid(reader.problems, source);
			return file;
		}
		function readEntry(entry, reader, source) {
			let problemsBefore = reader.problems.length, values = reader.readMapping(entry, "An entry", [
				"hash",
				"when",
				...key_fields.WG
			]);
			if (values === void 0) return;
			let hash = readHash(entry, values.get("hash"), reader), fields = new Map(key_fields.WG.map((name) => [name, readField(name, values.get(name), reader)]));
			reader.problems.length === problemsBefore && key_fields.WG.every((name) => !values.has(name)) && reader.report(entry, `The entry changes nothing. Give at least one of ${key_fields.WG.join(", ")}.`);
			let whenNode = values.get("when"), when = whenNode === void 0 ? void 0 : readWhen(whenNode, reader);
			if (hash === void 0 || reader.problems.length > 0) return;
			let { line } = reader.placeOf(entry);
			return {
				source: `${source}:${line}`,
				...hash,
				update: (0, key_fields.Ch)((name) => fields.get(name)),
				when
			};
		}
		function readHash(entry, node, reader) {
			if (node === void 0) return reader.report(entry, "The entry has no \"hash\". Give the hash of the key to update.");
			let parse = ({ value, rawValue }) => typeof value == "string" && ![
				"",
				".",
				".."
			].includes(value) && value.isWellFormed() ? {
				hash: value,
				shownHash: String(rawValue)
			} : void 0;
			return reader.readField(node, "hash", "the hash of a key, in quotes if it looks like a number", parse, () => {});
		}
		function readField(name, node, reader) {
			let { format, fromText, accepts } = key_fields.FY[name];
			return reader.readField(node, name, format, ({ value, isFromEnv }) => {
				let parsed = isFromEnv ? fromText(String(value)) : value;
				return accepts(parsed) ? parsed : void 0;
			});
		}
		function invalid(problems, source) {
			let sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column), shown = sorted.slice(0, 5).map(({ line, column, message }) => `${source}:${line}:${column}: ${message}`), hiddenCount = sorted.length - shown.length, rest = hiddenCount > 0 ? ` And ${hiddenCount} more.` : "";
			return new errors.dz("input_invalid", (0, log.TN)(`The key update file is invalid. ${shown.join(" ")}${rest}`), {
				source,
				line: sorted[0]?.line,
				column: sorted[0]?.column
			});
		}
		let limitKeys = [
			"max_changes",
			"raise_at_most",
			"total_at_most",
			"never_disable_all"
		];
		function readLimits(node, reader) {
			let values = reader.readMapping(node, "\"limits\"", limitKeys);
			if (values === void 0) return noLimits;
			let read = (key, format, parse) => reader.readField(values.get(key), key, format, ({ value, isFromEnv }) => parse(isFromEnv ? parseVariable(String(value)) : value));
			return {
				maxChanges: read("max_changes", "a whole number from 0", (value) => (0, key_fields.Pt)(value) && Number.isInteger(value) ? value : void 0),
				raiseAtMost: read("raise_at_most", key_fields.B2, key_fields.rw),
				totalAtMost: read("total_at_most", key_fields.Cj, (value) => (0, key_fields.Pt)(value) ? value : void 0),
				neverDisableAll: read("never_disable_all", "true or false", (value) => typeof value == "boolean" ? value : void 0) ?? !1
			};
		}
		function parseVariable(text) {
			return /^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : (0, key_fields.$J)(text) ?? text;
		}
		let wholeDay = {
			fromMinute: 0,
			untilMinute: 1440
		};
		function readWhen(node, reader) {
			let problemsBefore = reader.problems.length, values = reader.readMapping(node, "\"when\"", [
				"days",
				"between",
				"usage"
			]);
			if (values === void 0 || reader.problems.length > problemsBefore) return;
			if (values.size === 0) {
				reader.report(node, "\"when\" is empty. Give \"days\", \"between\", \"usage\" or several of them, or leave \"when\" out.");
				return;
			}
			let schedule = readSchedule(values.get("days"), values.get("between"), reader), usageNode = values.get("usage"), usage = usageNode === void 0 ? void 0 : readUsage(usageNode, reader);
			return reader.problems.length > problemsBefore ? void 0 : {
				schedule,
				usage
			};
		}
		function readSchedule(daysNode, betweenNode, reader) {
			if (daysNode === void 0 && betweenNode === void 0) return;
			let days = daysNode === void 0 ? weekDays : readDays(daysNode, reader), between = betweenNode === void 0 ? wholeDay : readBetween(betweenNode, reader);
			return days === void 0 || between === void 0 ? void 0 : {
				days,
				...between
			};
		}
		function readUsage(node, reader) {
			let values = reader.readMapping(node, "\"usage\"", ["of", "at_least"]);
			if (values === void 0) return;
			let ofNode = values.get("of"), atLeastNode = values.get("at_least");
			if (ofNode === void 0 || atLeastNode === void 0) return reader.report(node, "\"usage\" needs \"of\" and \"at_least\", such as { of: monthly, at_least: 80% }.");
			let of = reader.readField(ofNode, "of", usagePeriods.join(", "), ({ value }) => usagePeriods.find((period) => period === value)), format = `a percentage of the limit, such as 80%, or ${key_fields.Cj}`, atLeast = reader.readField(atLeastNode, "at_least", format, ({ value, isFromEnv }) => {
				let percent = parsePercent(value);
				if (percent !== void 0) return { percent };
				let usd = isFromEnv ? (0, key_fields.$J)(String(value)) : value;
				return (0, key_fields.Pt)(usd) ? { usd } : void 0;
			});
			return of === void 0 || atLeast === void 0 ? void 0 : {
				of,
				atLeast
			};
		}
		function parsePercent(value) {
			let [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)\s?%$/.exec(String(value)) ?? [];
			return digits === void 0 ? void 0 : Number(digits);
		}
		function readDays(node, reader) {
			let refusal = `This is not a day. Use ${weekDays.join(", ")}.`, parseDay = ({ value }) => weekDays.find((day) => day === value), days = reader.readList(node, "\"days\"")?.map((element) => reader.readValue(element, "A day", parseDay, refusal));
			return days?.every((day) => day !== void 0) === !0 ? days : void 0;
		}
		function readBetween(node, reader) {
			let elements = reader.readList(node, "\"between\"");
			if (elements === void 0) return;
			let [from, until, ...more] = elements;
			if (from === void 0 || until === void 0 || more.length > 0) return reader.report(node, "\"between\" must have two times, such as [\"22:00\", \"06:00\"].");
			let fromMinute = readTime(from, 1439, reader), untilMinute = readTime(until, 1440, reader);
			if (fromMinute !== void 0 && untilMinute !== void 0) return fromMinute === untilMinute ? reader.report(node, "\"between\" begins and ends at the same time. For a whole day use [\"00:00\", \"24:00\"].") : {
				fromMinute,
				untilMinute
			};
		}
		function readTime(node, latest, reader) {
			let parseMinute = ({ value }) => {
				let [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(String(value)) ?? [], minute = Number(hours) * 60 + Number(minutes);
				return minute <= latest ? minute : void 0;
			}, last = latest === 1440 ? "24:00" : "23:59";
			return reader.readValue(node, "A time", parseMinute, `This is not a time of day. Use UTC from "00:00" to "${last}".`);
		}
		function createPeriodCheck(reader) {
			let limitStates = new Map();
			return (node, entry) => {
				let { resets, mayHaveNoLimit } = limitStates.get(entry.hash) ?? {
					resets: void 0,
					mayHaveNoLimit: !1
				};
				limitStates.set(entry.hash, updateLimitState({
					resets,
					mayHaveNoLimit
				}, entry));
				let usage = entry.when?.usage;
				if (usage === void 0 || "usd" in usage.atLeast || resets === void 0 || mayHaveNoLimit || resets.has(usage.of)) return;
				let alternatives = [...resets].map((period) => `"of: ${period}"`).join(" or ");
				reader.report(node, `An earlier entry gives the limit a reset that does not fit the period of this percentage. Use ${alternatives}, or an amount in USD.`);
			};
		}
		function updateLimitState(before, { update, when }) {
			let mayKeepNoLimit = before.mayHaveNoLimit && (update.limit === void 0 || when !== void 0), mayHaveNoLimit = update.limit === null || mayKeepNoLimit;
			if (update.limit_reset === void 0) return {
				resets: before.resets,
				mayHaveNoLimit
			};
			let reset = update.limit_reset ?? "total";
			return when === void 0 ? {
				resets: new Set([reset]),
				mayHaveNoLimit
			} : {
				resets: before.resets && new Set([...before.resets, reset]),
				mayHaveNoLimit
			};
		}
		let fields = [
			"limit",
			"limit_reset",
			"disabled",
			"include_byok_in_limit",
			"name"
		];
		function listChanges(record, update) {
			return compareRecords(record, applyUpdate(record, update));
		}
		function compareRecords(before, after) {
			return fields.filter((field) => after[field] !== before[field]).map((field) => ({
				field,
				old: before[field],
				new: after[field]
			}));
		}
		function toUpdate(changes) {
			return Object.fromEntries(changes.map((change) => [change.field, change.new]));
		}
		function applyUpdate(record, update) {
			let presentFields = Object.entries(update).filter(([, value]) => value !== void 0);
			return {
				...record,
				...Object.fromEntries(presentFields)
			};
		}
		function listOtherChanges(before, sentChanges, after) {
			return compareRecords(before, after).filter(({ field }) => !sentChanges.some((change) => change.field === field));
		}
		function isInTime({ when }, nowMs) {
			return when?.schedule === void 0 || isDue(when.schedule, nowMs);
		}
		function foldEntries(entries, record, nowMs) {
			let update = {}, verdicts = entries.map((entry) => {
				let verdict = judgeEntry(entry, record, update, nowMs);
				return verdict.state === "taken" && (update = {
					...update,
					...entry.update
				}), verdict;
			});
			return {
				update,
				verdicts
			};
		}
		function judgeEntry(entry, record, update, nowMs) {
			let toVerdict = (state, usageCheck) => ({
				entry,
				state,
				usageCheck
			});
			if (!isInTime(entry, nowMs)) return toVerdict("out_of_time");
			let condition = entry.when?.usage;
			if (condition === void 0) return toVerdict("taken");
			if (record === void 0) return toVerdict("unread");
			let { limit, limit_reset } = applyUpdate(record, update);
			refuseOtherPeriod(entry, condition, limit, limit_reset);
			let usageCheck = checkUsage(condition, record, limit);
			return toVerdict(usageCheck.isMet ? "taken" : "below", usageCheck);
		}
		function refuseOtherPeriod({ source }, { of, atLeast }, limit, reset) {
			if ("usd" in atLeast || limit === null || of === (reset ?? "total")) return;
			let message = `The condition of ${source} is a percentage with "of: ${of}", but the limit of the key ${reset === null ? "has no reset" : `has the reset "${reset}"`}. Use "of: ${reset ?? "total"}", or an amount in USD.`;
			throw new errors.dz("input_invalid", message, { source });
		}
		var client_request = __webpack_require__(2410), retry = __webpack_require__(28394);
		function createKeyRequests(options) {
			let { client, isExchanged, signal } = options, gate = createGate(options), request = async (what, key, send) => {
				let outages = 0, judge = (error) => {
					let verdict = (0, client_request.Vt)(error);
					return gate.closeIfRateLimited(error) ? verdict : (outages += 1, outages < 5 ? verdict : { retry: !1 });
				}, attempt = async () => (await gate.waitUntilOpen(), send().catch((error) => {
					throw withShownHash(error, key);
				})), retryOptions = {
					...options,
					what: `${what} of key "${key.shownHash}"`
				};
				try {
					return { record: await (0, retry.b)(retryOptions, attempt, judge) };
				} catch (error) {
					return { error: explainRefusal(error, isExchanged) };
				}
			};
			return {
				read: (key) => request("read", key, () => client.readKey({
					hash: key.hash,
					signal
				})),
				update: (key, update) => request("update", key, () => client.updateKey({
					hash: key.hash,
					update,
					signal
				}))
			};
		}
		async function forEachKey(items, work) {
			let results = [], remaining = items.entries(), worker = async () => {
				for (let [index, item] of remaining) results[index] = await work(item);
			};
			return await Promise.all(Array.from({ length: 4 }, worker)), results;
		}
		function withShownHash(error, { hash, shownHash }) {
			if (hash === shownHash || !(error instanceof errors.hD)) return error;
			let sentHash = RegExp(`(?<!\\w)${RegExp.escape(hash)}(?!\\w)`, "g"), message = error.message.replace(sentHash, () => shownHash);
			return message === error.message ? error : new errors.hD(error.code, message, {
				...error.data,
				cause: error.cause
			});
		}
		function createGate({ clock, signal, deadline }) {
			let closedUntil = 0, rateLimitError;
			return {
				closeIfRateLimited(error) {
					return !(error instanceof errors.hD) || error.data.status !== 429 ? !1 : (rateLimitError = error, closedUntil = Math.max(closedUntil, clock.monotonic() + (error.data.retryAfterMs ?? 0)), !0);
				},
				async waitUntilOpen() {
					signal.throwIfAborted();
					for (let waitMs = closedUntil - clock.monotonic(); waitMs > 0; waitMs = closedUntil - clock.monotonic()) {
						if (rateLimitError !== void 0 && closedUntil > deadline) throw rateLimitError;
						await clock.sleep(waitMs, signal);
					}
				}
			};
		}
		function explainRefusal(cause, isExchanged) {
			let error = (0, errors.on)(cause), { status } = error.data, isRefused = error.code === "api_refused" || error.code === "key_unreadable";
			if (!isExchanged || !isRefused || status !== 401 && status !== 403) return error;
			let message = `${error.message} This token comes from an exchange, but deployments ask for a management key here: give one as "api-key" (INTERNS_API_KEY) and leave "federation-policy-id" (INTERNS_FEDERATION_POLICY_ID) out.`;
			return new errors.hD("key_management_required", message, {
				...error.data,
				cause: error
			});
		}
		function groupByKey(entries) {
			return [...Map.groupBy(entries, ({ hash }) => hash).values()].flatMap(([first, ...rest]) => first === void 0 ? [] : [[first, ...rest]]);
		}
		async function planKeys(entries, requests, nowMs) {
			return (await forEachKey(groupByKey(entries), async (group) => ({
				group,
				answer: await requests.read(group[0])
			}))).map(({ group, answer }) => planKey(group, answer, nowMs));
		}
		function planKey(group, answer, nowMs) {
			let [key] = group;
			if ("error" in answer) return {
				key,
				entries: foldEntries(group, void 0, nowMs).verdicts,
				error: answer.error
			};
			let { record } = answer, { update, verdicts } = foldEntries(group, record, nowMs);
			return {
				key,
				entries: verdicts,
				record,
				changes: listChanges(record, update)
			};
		}
		function toSteps(plan) {
			return plan.flatMap((planned) => {
				if ("error" in planned) return [];
				let { record, changes } = planned, after = applyUpdate(record, toUpdate(changes));
				return [{
					keyName: `"${record.name}" (${record.hash})`,
					before: record,
					after,
					isChanged: changes.length > 0
				}];
			});
		}
		function applyPlan(plan, requests) {
			return forEachKey(plan, async (planned) => {
				let { key, entries } = planned;
				return {
					key,
					entries,
					outcome: await applyPlannedKey(planned, requests)
				};
			});
		}
		async function applyPlannedKey(planned, requests) {
			if ("error" in planned) return {
				state: "failed",
				error: planned.error
			};
			let { key, record, changes, entries } = planned;
			if (changes.length === 0) return {
				state: entries.some(({ state }) => state === "taken") ? "unchanged" : "skipped",
				record
			};
			if (requests === void 0) return {
				state: "planned",
				record,
				changes
			};
			let answer = await requests.update(key, toUpdate(changes));
			if ("error" in answer) return {
				state: "failed",
				error: answer.error
			};
			let otherChanges = listOtherChanges(record, changes, answer.record);
			return {
				state: "updated",
				record: answer.record,
				changes,
				otherChanges
			};
		}
		async function updateWithoutReading(entry, requests) {
			let answer = await requests.update(entry, entry.update), outcome = "error" in answer ? {
				state: "failed",
				error: answer.error
			} : {
				state: "updated",
				record: answer.record,
				changes: void 0,
				otherChanges: []
			};
			return {
				key: entry,
				entries: [{
					entry,
					state: "taken",
					usageCheck: void 0
				}],
				outcome
			};
		}
		var connect = __webpack_require__(62480), job_io = __webpack_require__(72711), job_workspace = __webpack_require__(50082);
		async function updateKeys(io, settings) {
			let { apiKey } = settings.credentials;
			settings.dryRun && apiKey !== void 0 && io.log.mask(apiKey);
			let requested = await update_keys_readUpdates(settings.updates, (0, job_workspace.OH)(io), io);
			for (let entry of requested.entries) refuseKeyAsHash(entry, settings);
			let { mode } = settings, limits = mode === "check" ? noLimits : pickStricter(settings.limits, requested.limits), work = {
				mode,
				entries: requested.entries,
				limits,
				nowMs: io.clock.now()
			}, canChange = work.entries.some((entry) => isInTime(entry, work.nowMs));
			return settings.dryRun || !canChange ? toUnplannedReport(work, showRequests(work, settings)) : (0, job_io.dn)(io, settings.timeoutMs, async (job) => {
				let { client, bearer } = await (0, connect.Ng)(job, settings).catch(nameManagementKey);
				await bearer();
				let isExchanged = settings.credentials.by === "exchange", requests = createKeyRequests({
					...job,
					client,
					isExchanged
				});
				if (settings.updates.from !== "inputs" || mode !== "update" || hasLimits(limits)) return planAndSend(work, requests);
				let results = await Promise.all(work.entries.map((entry) => updateWithoutReading(entry, requests)));
				return toUnplannedReport(work, results);
			});
		}
		function nameManagementKey(error) {
			if (!(error instanceof errors.lD && error.code === "identity_missing")) throw error;
			let message = (0, wording.MH)`This job has no identity to exchange, but deployments ask for a management key here: give one as ${(0, wording.hF)("api-key")}, and leave ${(0, wording.hF)("federation-policy-id")} out.`;
			throw new errors.lD(error.code, message, {
				...error.data,
				cause: error
			});
		}
		async function planAndSend(work, requests) {
			let { mode, limits } = work, plan = await planKeys(work.entries, requests, work.nowMs), steps = toSteps(plan), brokenLimits = findBrokenLimits(steps, limits), hasUnreadKey = plan.some((planned) => "error" in planned), isHeldBack = mode === "update" && hasUnreadKey && hasLimits(limits), total = {
				before: sumLimits(steps.map(({ before }) => before)),
				after: sumLimits(steps.map(({ after }) => after))
			};
			return {
				mode,
				results: await applyPlan(plan, mode === "update" && brokenLimits.length === 0 && !isHeldBack ? requests : void 0),
				brokenLimits,
				isHeldBack,
				total: steps.length === 0 ? void 0 : total
			};
		}
		function toUnplannedReport({ mode }, results) {
			return {
				mode,
				results,
				total: void 0,
				brokenLimits: [],
				isHeldBack: !1
			};
		}
		function showRequests({ entries, nowMs }, { baseUrl }) {
			return groupByKey(entries).map((group) => {
				let [key] = group, { update, verdicts } = foldEntries(group, void 0, nowMs);
				return {
					key,
					entries: verdicts,
					outcome: Object.keys(update).length === 0 ? {
						state: "skipped",
						record: void 0
					} : showRequest({
						...key,
						update
					}, baseUrl)
				};
			});
		}
		function showRequest({ hash, shownHash, update }, baseUrl) {
			let request = (0, keys.buildKeyUpdate)(baseUrl, void 0, {
				hash,
				update
			}), url = hash === shownHash ? request.url : `${baseUrl}/keys/${shownHash}`;
			return {
				state: "dry_run",
				request: {
					...request,
					url
				}
			};
		}
		async function update_keys_readUpdates(updates, workspace, { env, log }) {
			return updates.from === "inputs" ? {
				entries: [updates.entry],
				limits: noLimits
			} : readKeyUpdateFile(await (0, job_workspace.sg)("key-updates", updates.path, workspace), {
				source: updates.path,
				env,
				mask: (secret) => log.mask(secret)
			});
		}
		function refuseKeyAsHash({ source, hash }, { credentials }) {
			if (credentials.apiKey !== void 0 && hash === credentials.apiKey.reveal()) throw (0, values.Gq)("key-hash", `The hash of ${source} is the API key itself. Use the hash that identifies the key.`);
		}
		function listSettledKeys(results) {
			return results.flatMap(({ outcome }) => outcome.state === "updated" || outcome.state === "unchanged" ? [outcome.record] : []);
		}
		function toFailure({ mode, results, isHeldBack }) {
			let failures = results.flatMap(({ key, outcome }) => outcome.state === "failed" ? [{
				key,
				error: outcome.error
			}] : []), [first] = failures;
			if (first === void 0) return null;
			let interruption = failures.find(({ error }) => error instanceof errors.e4);
			if (interruption !== void 0) return interruption.error;
			if (results.length === 1) return first.error;
			let shown = failures.slice(0, 5).map(({ key, error }) => `${key.source} (${key.shownHash}): ${error.message}`), rest = failures.length > shown.length ? ` And ${failures.length - shown.length} more; the log has them.` : "", list = `${shown.join(" ")}${rest}`, count = `${failures.length} of ${results.length}`;
			if (mode === "update" && !isHeldBack) return new errors.hD("key_updates_failed", `${count} key updates failed. ${list}`, { cause: first.error });
			let reason = isHeldBack ? " Nothing was sent, because the limits of safety can only be checked when all keys of the file are known." : "";
			return new errors.hD("key_unreadable", `${count} keys could not be read.${reason} ${list}`, { cause: first.error });
		}
		var cut = __webpack_require__(99179);
		function toUsd(amount) {
			return amount === Infinity ? "no limit" : amount > 0 && amount < .005 ? "USD <0.01" : `USD ${amount.toFixed(2)}`;
		}
		function toUsdPerDay(amount) {
			return amount === Infinity ? toUsd(amount) : `${toUsd(amount)} a day`;
		}
		function nameKey({ name, hash }) {
			return `"${(0, cut.ml)(name, 200)}" (${(0, cut.ml)(hash, 200)})`;
		}
		function describeValue(field, value) {
			return value === null ? field === "limit" ? "no limit" : "no reset" : typeof value == "number" ? toUsd(value) : field === "name" ? `"${(0, cut.ml)(String(value), 200)}"` : (0, cut.ml)(String(value), 200);
		}
		function describeChanges(changes) {
			return changes.map(({ field, old, new: now }) => `${field} ${describeValue(field, old)} \u2192 ${describeValue(field, now)}`).join(", ");
		}
		function describeVerdict({ entry, state, usageCheck }) {
			let { schedule, usage } = entry.when ?? {}, time = schedule === void 0 ? "" : describeSchedule(schedule);
			if (state === "out_of_time") return `it is not ${time}`;
			let clauses = time === "" ? [] : [`it is ${time}`];
			return state === "unread" ? clauses.push(`it depends on ${usage?.of ?? ""} usage, which was not read`) : usageCheck !== void 0 && clauses.push(describeUsage(usageCheck)), clauses.join(", and ");
		}
		function describeUsage({ condition, isMet, used, byok, limit, threshold }) {
			let byokNote = byok === null || byok === 0 ? "" : ` (${toUsd(byok)} of it on your own provider keys)`, usage = `${condition.of} usage ${toUsd(used)}${byokNote}`, { atLeast } = condition;
			return "usd" in atLeast ? `${usage} ${isMet ? "reaches" : "is below"} ${toUsd(atLeast.usd)}` : limit === null || threshold === null ? `the key has no limit to take ${atLeast.percent}% of; ${usage}` : `${usage} ${isMet ? "reaches" : "is below"} ${atLeast.percent}% of ${toUsd(limit)} (${toUsd(threshold)})`;
		}
		function toKeyLines(result) {
			let { key, entries, outcome } = result;
			if (outcome.state === "failed") return [toOutcomeLine(result)];
			let firstTaken = entries.findIndex(({ state }) => state === "taken");
			return entries.flatMap((verdict, index) => index === firstTaken ? [toOutcomeLine(result)] : verdict.state === "taken" ? [] : [`Key ${(0, cut.ml)(key.shownHash, 200)} (${verdict.entry.source}): skipped, ${describeVerdict(verdict)}.`]);
		}
		function toOtherChangesLine({ outcome }) {
			if (outcome.state === "updated" && outcome.otherChanges.length !== 0) return `Key ${nameKey(outcome.record)} was changed by somebody else between the plan and the update: ${describeChanges(outcome.otherChanges)}. The plan was made before that change.`;
		}
		function toOutcomeLine({ key, entries, outcome }) {
			let prefix = `Key ${(0, cut.ml)(key.shownHash, 200)} (${key.source})`;
			switch (outcome.state) {
				case "updated": return `Key ${nameKey(outcome.record)}: ${outcome.changes === void 0 ? describeUpdate(entries[0]?.entry.update ?? {}) : describeChanges(outcome.changes)}.`;
				case "unchanged": return `Key ${nameKey(outcome.record)}: already as requested.`;
				case "planned": return `Key ${nameKey(outcome.record)} would change: ${describeChanges(outcome.changes)}.`;
				case "dry_run": return `Would send ${outcome.request.method} ${outcome.request.url} ${outcome.request.body ?? ""}`;
				case "skipped": return `${prefix}: skipped.`;
				case "failed": return `${prefix}: ${(0, cut.ml)(outcome.error.message, 2e3)} (${outcome.error.code})`;
				default: return outcome;
			}
		}
		function describeUpdate(update) {
			return Object.entries(update).map(([name, value]) => `${name} ${typeof value == "number" ? toUsd(value) : JSON.stringify(value)}`).join(", ");
		}
		function toError(report) {
			return toFailure(report) ?? safetyError(report);
		}
		function describeBroken(broken) {
			switch (broken.limit) {
				case "max_changes": return `max_changes is ${broken.allowed}, but ${(0, wording.hS)(broken.changes, "key")} would change.`;
				case "raise_at_most": return `raise_at_most is ${broken.allowed}x, but key ${(0, cut.ml)(broken.key, 400)} would ${describeRaise(broken)}.`;
				case "total_at_most": return `total_at_most is ${toUsdPerDay(broken.allowed)}, but the limits of the enabled keys would add up to ${broken.total === Infinity ? "no limit at all" : toUsdPerDay(broken.total)}.`;
				case "never_disable_all": return `never_disable_all is set, but ${broken.keys === 1 ? "the only key" : `all ${broken.keys} keys`} of the file would be disabled.`;
				default: return broken;
			}
		}
		function safetyError({ mode, brokenLimits }) {
			if (brokenLimits.length === 0) return null;
			let more = brokenLimits.length > 5 ? ` And ${brokenLimits.length - 5} more.` : "", descriptions = brokenLimits.slice(0, 5).map(describeBroken).join(" "), message = `The plan breaks ${brokenLimits.length === 1 ? "a limit of safety" : "limits of safety"}, so ${mode === "update" ? "nothing was sent" : "an update would send nothing"}. ${descriptions}${more} Change the file, or raise the limit if you mean it.`;
			return new errors.e4("safety_limit_broken", message);
		}
		function describeRaise({ raise, before, after }) {
			let reasons = {
				enabled: `be enabled with ${toUsdPerDay(after)}`,
				gets_reset: `get a reset, so that its limit comes back again and again (${toUsdPerDay(after)})`,
				byok: "no longer count usage of your own provider keys",
				no_limit: `go from ${toUsdPerDay(before)} to no limit`,
				from_nothing: `go from nothing to ${toUsdPerDay(after)}`
			};
			return raise.reason === void 0 ? `go from ${toUsdPerDay(before)} to ${toUsdPerDay(after)} (${Number(raise.factor.toFixed(2))}x)` : `${reasons[raise.reason]}, an unlimited raise`;
		}
		function toChangeList({ mode, results }) {
			let state = mode === "update" ? "updated" : "planned";
			return results.flatMap(({ key, outcome }) => {
				if (outcome.state !== state || outcome.changes === void 0) return [];
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
		var blocks = __webpack_require__(39229);
		function toKeysBlocks(report, nowMs) {
			let { results, brokenLimits } = report, failed = results.filter(({ outcome }) => outcome.state === "failed"), changedByOthers = results.flatMap((result) => toOtherChangesLine(result) ?? []);
			return (0, blocks.Bv)((0, blocks.R_)(toHeading(report)), toAlerts("CAUTION", failed.flatMap(toKeyLines)), toAlerts("CAUTION", brokenLimits.map(describeBroken)), toAlerts("WARNING", changedByOthers), toChangesTable(report), toTotal(report), toRequestsTable(results), toConditionsTable(results), report.mode === "update" && toUsageTable(results, nowMs));
		}
		function toHeading({ mode, results, brokenLimits }) {
			let states = results.map(({ outcome }) => outcome.state), count = (state) => states.filter((one) => one === state).length, hasFailed = count("failed") > 0 || brokenLimits.length > 0;
			if (mode !== "update") {
				let sign = count("planned") === 0 ? "\u2705" : {
					check: "\u26a0",
					plan: "\ud83d\udcdd"
				}[mode];
				return `${hasFailed ? "\u274c" : sign} ${describePlan(mode, results.length, count("planned"), count("failed"))}`;
			}
			return `${hasFailed ? "\u274c" : "\u2705"} Keys: ${(0, wording.K4)(states, {
				updated: "updated",
				unchanged: "already as requested",
				planned: "held back",
				dry_run: "to be sent (dry run)",
				skipped: "skipped",
				failed: "failed"
			}).join(", ")}`;
		}
		function describePlan(mode, keys, toChange, failed) {
			let all = (0, wording.hS)(keys, "key"), isCheck = mode === "check", title = isCheck ? "Drift" : "Plan";
			return failed > 0 ? `${title}: ${failed} of ${all} could not be read${toChange === 0 ? "" : `, ${toChange} more ${isCheck ? "not as in the file" : "would change"}`}` : toChange === 0 ? isCheck ? `No drift in ${all}` : `Plan: nothing to do for ${all}` : `${title}: ${toChange} of ${all} ${isCheck ? toChange === 1 ? "differs" : "differ" : "would change"}`;
		}
		function toAlerts(kind, lines) {
			return (0, cut.qt)(lines, 50, (more) => `And ${more} more; the log has them.`).map((line) => (0, blocks.xE)(kind, line));
		}
		function toTotal({ total }) {
			if (total === void 0) return;
			let [before, after] = [toUsdPerDay(total.before), toUsdPerDay(total.after)], what = "Limits of the enabled keys together: ";
			return before === after ? (0, blocks.FY)(what, { strong: before }, ", as before.") : (0, blocks.FY)(what, { strong: before }, " before, ", { strong: after }, " after.");
		}
		function toChangesTable({ mode, results }) {
			let rows = results.flatMap(({ outcome }) => outcome.state !== "planned" && outcome.state !== "updated" ? [] : (outcome.changes ?? []).map(({ field, old, new: now }) => [
				nameRecord(outcome.record),
				[{ code: field }],
				[describeValue(field, old)],
				[{ strong: describeValue(field, now) }]
			]));
			return toTable([
				"Key",
				"Field",
				...mode === "check" ? ["Is", "File says"] : ["Old", "New"]
			], rows);
		}
		function toConditionsTable(results) {
			return toTable([
				"Entry",
				"Key",
				"Applies",
				"Because"
			], results.flatMap(({ key, entries, outcome }) => {
				if (outcome.state === "failed") return [];
				let record = "record" in outcome ? outcome.record : void 0, keyCell = record === void 0 ? [{ code: (0, cut.ml)(key.shownHash, 200) }] : nameRecord(record);
				return entries.filter(({ entry }) => entry.when !== void 0).map((verdict) => [
					[verdict.entry.source],
					keyCell,
					[verdict.state === "taken" ? "yes" : "no"],
					[describeVerdict(verdict)]
				]);
			}));
		}
		function toRequestsTable(results) {
			return toTable(["Request (not sent)", "Body"], results.flatMap(({ outcome }) => {
				if (outcome.state !== "dry_run") return [];
				let { method, url, body } = outcome.request;
				return [[[{ code: `${method} ${url}` }], [{ code: body ?? "" }]]];
			}));
		}
		function toUsageTable(results, nowMs) {
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
				let { record } = outcome, remaining = record.limit_remaining === null ? "no limit" : toUsd(record.limit_remaining), bars = [
					record.usage_daily,
					record.usage_weekly,
					record.usage_monthly
				].map((usage) => [toBar(usage, record)]);
				return [[
					nameRecord(record),
					[describeState(record)],
					[remaining],
					...bars,
					[describeReset(record, nowMs)]
				]];
			}));
		}
		function toTable(header, rows) {
			if (rows.length === 0) return [];
			let more = rows.length - 500, note = more > 0 && (0, blocks.jQ)(`${more} more rows are left out here; the outputs and --json have all keys.`);
			return (0, blocks.Bv)((0, blocks.tp)(header, rows.slice(0, 500)), note);
		}
		function nameRecord({ name, hash }) {
			return [
				(0, cut.ml)(name, 200),
				" ",
				{ code: (0, cut.ml)(hash, 18) }
			];
		}
		function describeState({ limit, limit_reset, disabled }) {
			let state = `${describeValue("limit", limit)}, ${describeValue("limit_reset", limit_reset)}`;
			return disabled ? `${state}, disabled` : state;
		}
		function toBar(usage, { limit, usage_daily, usage_weekly, usage_monthly }) {
			let largest = Math.max(limit ?? 0, usage_daily, usage_weekly, usage_monthly), share = largest > 0 && usage > 0 ? usage / largest : 0, filled = share === 0 ? 0 : Math.max(1, Math.min(5, Math.round(share * 5)));
			return `${"\u25b0".repeat(filled)}${"\u25b1".repeat(5 - filled)} ${toUsd(usage)}`;
		}
		function describeReset({ limit_reset }, nowMs) {
			if (limit_reset === null) return "never";
			let next = findNextReset(limit_reset, nowMs);
			return next === null ? `not known (${(0, cut.ml)(limit_reset, 200)})` : `${next.slice(0, 10)} 00:00`;
		}
		var plain = __webpack_require__(8935), exit_code = __webpack_require__(75720), screen = __webpack_require__(21264);
		async function runKeys(invocation, mode) {
			let { text, words, io } = invocation, job = await invocation.openJob(), report = await updateKeys(job, readKeySettings((name) => name === "key-updates" ? words[0] ?? text(name) : text(name), mode)), error = toError(report);
			(0, screen.RS)(invocation, job, toKeyResults(report), () => (0, plain.b)(toKeysBlocks(report, job.clock.now()), (0, screen.Db)(io)));
			for (let result of report.results) {
				let warning = toOtherChangesLine(result);
				warning !== void 0 && job.log.warning(warning);
			}
			return error === null ? report.results.some(({ outcome }) => outcome.state === "planned") ? exit_code.HM : 0 : (job.log.error(`${error.message} (${error.code})`), (0, exit_code.t4)(error));
		}
		function toKeyResults(report) {
			let { mode, results, total, brokenLimits } = report;
			return {
				keys: mode === "update" ? listSettledKeys(results) : [],
				changes: toChangeList(report),
				planned: results.flatMap(({ outcome }) => {
					if (outcome.state !== "dry_run") return [];
					let { method, url, body = "null" } = outcome.request;
					return [{
						method,
						url,
						body: JSON.parse(body)
					}];
				}),
				skipped: results.flatMap(({ key: { shownHash: hash }, entries, outcome }) => entries.filter(({ state }) => outcome.state !== "failed" && state !== "taken").map((verdict) => ({
					source: verdict.entry.source,
					hash,
					because: describeVerdict(verdict)
				}))),
				failed: results.flatMap(({ key, outcome }) => outcome.state === "failed" ? [{
					source: key.source,
					hash: key.shownHash,
					code: outcome.error.code,
					message: outcome.error.message
				}] : []),
				limits_broken: brokenLimits.map((limit) => ({
					limit: limit.limit,
					message: describeBroken(limit)
				})),
				total_per_day: total === void 0 ? null : {
					before: total.before,
					after: total.after
				}
			};
		}
	}),
	89995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			buildKeyUpdate: () => buildKeyUpdate,
			readKey: () => readKey,
			readKeyUpdate: () => readKeyUpdate,
			updateKey: () => updateKey
		});
		var _contract_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97684), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96559), _request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410);
		let timeoutMs = 3e4;
		function buildKeyUpdate(baseUrl, bearer, { hash, update }) {
			let body = _contract_keys_js__WEBPACK_IMPORTED_MODULE_0__.d2.safeParse(update);
			if (!body.success || Object.values(body.data).every((value) => value === void 0)) throw TypeError("The update of a key needs at least one field, and only fields that the API has.");
			return buildRequest(baseUrl, bearer, hash, body.data);
		}
		function buildRequest(baseUrl, bearer, hash, body) {
			if (!(0, _request_js__WEBPACK_IMPORTED_MODULE_1__.B$)(hash)) throw TypeError(`The hash "${hash}" can't be part of a URL. Give the hash of a key.`);
			return {
				method: "PATCH",
				url: `${baseUrl}/keys/${encodeURIComponent(hash)}`,
				bearer,
				headers: {
					"Content-Type": "application/json",
					Accept: "application/json"
				},
				body: JSON.stringify(body)
			};
		}
		function readKeyUpdate(response, options, baseUrl) {
			let { status, json } = response;
			if (status !== 200) throw (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.yN)(response, (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.ni)(json), baseUrl, updateRemedies[status] ?? "");
			return readRecord(response, options, "The updated key");
		}
		function readRecord(response, options, what) {
			let answer = _contract_keys_js__WEBPACK_IMPORTED_MODULE_0__.AS.safeParse(response.json);
			if (!answer.success) throw (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.gV)(`${what} does not match the API`, answer.error.issues, response);
			let record = answer.data.data, differences = Object.entries({
				hash: options.hash,
				...options.update
			}).flatMap(([name, expected]) => {
				let actual = record[name];
				return expected === void 0 || expected === actual ? [] : [`asked for ${name} ${JSON.stringify(expected)}, answered ${JSON.stringify(actual)}`];
			});
			if (differences.length === 0) return record;
			let message = `The service answered 200, but the key is not as requested: ${differences.join("; ")}. Look at the key before you rely on its limit.`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("key_mismatch", message, {
				status: response.status,
				requestId: response.requestId
			});
		}
		async function updateKey(client, options) {
			let build = (bearer) => buildKeyUpdate(client.baseUrl, bearer, options);
			return readKeyUpdate(await (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.pD)(client, "keys", build, {
				timeoutMs,
				signal: options.signal
			}), options, client.baseUrl);
		}
		async function readKey(client, { hash, signal }) {
			let { baseUrl } = client, build = (bearer) => buildRequest(baseUrl, bearer, hash, {}), response = await (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.pD)(client, "keys", build, {
				timeoutMs,
				signal
			}), { status, json } = response;
			if (status === 200) return readRecord(response, {
				hash,
				update: {}
			}, "The key");
			let { message, data } = (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.yN)(response, (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.ni)(json), baseUrl, readRemedies[status] ?? "");
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("key_unreadable", `The key could not be read. ${message}`, data);
		}
		let updateRemedies = {
			401: " Updating a key needs a management key.",
			403: " Updating a key needs a management key.",
			404: (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)` Check the hash of the key, and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("base-url")}.`
		}, noFieldsRemedy = " A key is read by an update without fields. If this deployment refuses that, no plan can be made.", readRemedies = {
			...updateRemedies,
			400: noFieldsRemedy,
			401: " Reading a key needs a management key.",
			403: " Reading a key needs a management key.",
			422: noFieldsRemedy
		};
	}),
	97684: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AS: () => keyUpdateResponse,
			L6: () => apiKeyRecord,
			cX: () => receivedKeyUpdate,
			d2: () => keyUpdate
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046), _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84095);
		let apiKeyRecord = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			hash: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			label: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			disabled: _values_js__WEBPACK_IMPORTED_MODULE_1__.Jt,
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			limit_remaining: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			limit_reset: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			include_byok_in_limit: _values_js__WEBPACK_IMPORTED_MODULE_1__.Jt,
			usage: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			usage_daily: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			usage_weekly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			usage_monthly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage_daily: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage_weekly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage_monthly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			updated_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			expires_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			creator_user_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			workspace_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), keyUpdateResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ data: apiKeyRecord }), updateFields = {
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj)),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_2__.sn))),
			name: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		}, keyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(updateFields), receivedKeyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(updateFields);
	}),
	2382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BF: () => readTokenSettings,
			L1: () => readCredentials,
			iI: () => readListSettings,
			kB: () => readSubjectToken,
			uS: () => readService,
			vw: () => readExchangeService
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96559), _input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63689), _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97035);
		function readService(get) {
			let baseUrl = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.yu)(get, "base-url", "the base URL of the service");
			return {
				baseUrl,
				credentials: readCredentials(get, baseUrl)
			};
		}
		function readCredentials(get, baseUrl) {
			let apiKey = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.LA)(get, "api-key"), federationPolicyId = get("federation-policy-id");
			if (federationPolicyId !== void 0) {
				let audience = get("audience");
				return {
					by: "exchange",
					federationPolicyId,
					audience: audience ?? new URL(baseUrl).origin,
					isAudienceDefault: audience === void 0,
					subjectToken: readSubjectToken(get),
					apiKey
				};
			}
			if (apiKey === void 0) {
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("api-key")} is given. In a CI job set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("federation-policy-id")}: its identity is exchanged, and no secret is stored. Elsewhere set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("api-key")}.`;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.LO)("federation-policy-id", message);
			}
			let surplusInputs = [
				"audience",
				"subject-token",
				"subject-token-file"
			].filter((name) => get(name) !== void 0), [name] = surplusInputs;
			if (name !== void 0) {
				let names = surplusInputs.flatMap((each, index) => index === 0 ? [(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(each)] : [" and ", (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(each)]), [verb, pronoun] = surplusInputs.length === 1 ? ["belongs", "it"] : ["belong", "them"], message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${names} ${verb} to a token exchange, but ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("federation-policy-id")} is not given. Set that, or leave ${pronoun} out.`;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.hj)(name, message);
			}
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(get) {
			(0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.KZ)(get, "subject-token", "subject-token-file");
			let token = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.LA)(get, "subject-token");
			if (token !== void 0) return {
				from: "input",
				token
			};
			let path = get("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
		}
		function readExchangeService(get) {
			let { baseUrl, credentials } = readService(get);
			if (credentials.by !== "exchange") {
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("federation-policy-id")} is not given. An API key alone can't be exchanged for a token: use it as the token.`;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.LO)("federation-policy-id", message);
			}
			return {
				baseUrl,
				credentials
			};
		}
		function readTokenSettings(get) {
			let service = readExchangeService(get), name = get("export-env"), exportEnv = name === void 0 ? void 0 : readVariableName("export-env", name);
			return {
				command: "token",
				...service,
				exportEnv,
				timeoutMs: (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.LA)(get, "timeout")
			};
		}
		let reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;
		function readVariableName(name, value) {
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.tm)(name, value, "Use the name of an environment variable: letters, digits and underscores.");
			if (reserved.test(value)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.tm)(name, value, "That variable already has a meaning. Choose another name.");
			return value;
		}
		function readListSettings(get) {
			let status = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.LA)(get, "status") ?? [], settings = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.sb)(get, {
				workspaceId: "workspace-id",
				timeoutMs: "timeout"
			});
			return {
				command: "list",
				...readService(get),
				status,
				...settings
			};
		}
	}),
	39229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bv: () => blocks,
			FY: () => paragraph,
			Mn: () => lines,
			R_: () => heading,
			aY: () => code,
			jQ: () => quiet,
			tp: () => table,
			x4: () => toWords,
			xE: () => alert,
			zH: () => details
		});
		function blocks(...parts) {
			return parts.flatMap((part) => part === void 0 || part === !1 ? [] : part);
		}
		function lines(...parts) {
			return parts.filter((part) => part !== void 0 && part !== !1);
		}
		function heading(words, facts = []) {
			return {
				type: "heading",
				line: [words],
				facts
			};
		}
		function paragraph(...line) {
			return {
				type: "paragraph",
				line
			};
		}
		function quiet(...line) {
			return {
				type: "quiet",
				lines: [line]
			};
		}
		function code(text) {
			return {
				type: "code",
				text
			};
		}
		function alert(kind, ...line) {
			return {
				type: "alert",
				kind,
				line
			};
		}
		function table(header, rows) {
			return {
				type: "table",
				header,
				rows
			};
		}
		function details(summary, ...parts) {
			return {
				type: "details",
				summary,
				blocks: parts
			};
		}
		function toWords(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet;
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VK: () => computeWordLimit,
			hl: () => toFitting,
			m7: () => keepEnds,
			ml: () => shorten,
			qt: () => keepFirst
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = trimSurrogates(text.slice(0, Math.ceil(length * 2 / 3))), tail = trimSurrogates(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}\u2026${tail}`;
		}
		function keepFirst(entries, max, note) {
			return entries.length <= max ? entries : [...entries.slice(0, max), note(entries.length - max)];
		}
		function toFitting(sizes, maxBytes, write) {
			let text = "";
			for (let size of sizes) if (text = write(size), text.length * 3 <= maxBytes || text.length <= maxBytes && Buffer.byteLength(text) <= maxBytes) break;
			return text;
		}
		function trimSurrogates(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function computeWordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, measureLongestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function measureLongestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	8935: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => toPlainText });
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309), _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39229);
		function toPlainText(blocks, options = {}) {
			return blocks.filter((block) => block.type !== "details" || block.isExtra !== !0).flatMap((block) => [...toLines(block, options), ""]).join("\n");
		}
		function toLines(block, options) {
			let { wrap = asIs } = options, toWrapped = (line) => wrap(toText(line));
			switch (block.type) {
				case "heading": return toHeading(toText(block.line), block.facts ?? [], options);
				case "paragraph": return [toWrapped(block.line)];
				case "quiet": return block.lines.map(toWrapped);
				case "list": return block.items.map((item) => wrap(`- ${toText(item)}`));
				case "prose":
				case "rich": return [...block.speaker === void 0 ? [] : [wrap(`${(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(block.speaker)} says:`), ""], ...(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.trim()).map((line) => wrap(`  ${line}`.trimEnd()))];
				case "code": return indent((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.replace(/^\n+/, "").trimEnd()));
				case "alert": return [wrap(`${block.kind}: ${toText(block.line)}`)];
				case "table": return toTable(block.header, block.rows, options);
				case "details": return [
					wrap(`${toText(block.summary)}:`),
					"",
					...toPlainText(block.blocks, options).trimEnd().split("\n")
				];
				default: return block;
			}
		}
		function indent(lines) {
			return lines.every((line) => line.trim() === "" || line.startsWith("  ")) ? lines : lines.map((line) => `  ${line}`.trimEnd());
		}
		let asIs = (line) => line;
		function toHeading(title, facts, { columns = 100, wrap = asIs }) {
			let underlined = [wrap(title), "=".repeat(Math.min(columns, title.length))];
			return facts.length === 0 ? underlined : [...underlined, wrap(facts.map(toText).join(" \u00b7 "))];
		}
		function toText(line) {
			let words = line.map((one) => typeof one == "object" && "quiet" in one ? `(${one.quiet})` : (0, _blocks_js__WEBPACK_IMPORTED_MODULE_1__.x4)(one));
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(words.join(""));
		}
		function toTable(header, rows, { columns = Infinity, wrap = asIs }) {
			let cells = [header.map(_log_js__WEBPACK_IMPORTED_MODULE_0__.TN), ...rows.map((row) => row.map(toText))], widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
			if (widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1)) > columns) return toRecords(cells).map(wrap);
			let [head = "", ...lines] = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).map((line) => line.trimEnd());
			return [
				head,
				widths.map((width) => "-".repeat(width)).join("  "),
				...lines
			];
		}
		function toRecords([header = [], ...rows]) {
			let width = Math.max(...header.map((name) => name.length));
			return rows.flatMap(([first = "", ...others], index) => [
				...index === 0 ? [] : [""],
				first,
				...others.map((cell, at) => `  ${(header[at + 1] ?? "").padEnd(width)}  ${cell}`.trimEnd())
			]);
		}
	}),
	77410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D0: () => decoder,
			Rd: () => encoder,
			WG: () => encodeBase64,
			lF: () => encode,
			u8: () => strictDecoder,
			xW: () => concat,
			y4: () => decodeBase64
		});
		let encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: !0 });
		function concat(...buffers) {
			let size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size), i = 0;
			for (let buffer of buffers) buf.set(buffer, i), i += buffer.length;
			return buf;
		}
		let NON_ASCII = /[^\x00-\x7f]/;
		function encode(string) {
			if (typeof string == "string" && string.length >= 128) {
				if (NON_ASCII.test(string)) throw TypeError("non-ASCII string encountered in encode()");
				return encoder.encode(string);
			}
			let bytes = new Uint8Array(string.length);
			for (let i = 0; i < string.length; i++) {
				let code = string.charCodeAt(i);
				if (code > 127) throw TypeError("non-ASCII string encountered in encode()");
				bytes[i] = code;
			}
			return bytes;
		}
		function encodeBase64(input, url = !1) {
			if (Uint8Array.prototype.toBase64) return input.toBase64({
				alphabet: url ? "base64url" : "base64",
				omitPadding: url
			});
			let CHUNK_SIZE = 32768, arr = [];
			for (let i = 0; i < input.length; i += CHUNK_SIZE) arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
			let encoded = btoa(arr.join(""));
			return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
		}
		function decodeBase64(encoded, url = !1) {
			if (Uint8Array.fromBase64) return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
			if (url) {
				if (encoded.includes("+") || encoded.includes("/")) throw TypeError("Invalid base64url");
				encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
			}
			let binary = atob(encoded), bytes = new Uint8Array(binary.length);
			for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
			return bytes;
		}
	}),
	47784: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BU: () => validateCritDuplicates,
			Fw: () => validateAlgorithms,
			Gv: () => isObject,
			J0: () => validateB64,
			MV: () => encodeAsciiMember,
			OX: () => parseJoseHeader,
			ac: () => assertNotSet,
			fV: () => isJwkSet,
			fz: () => isDisjoint,
			h2: () => decodeBase64url,
			ji: () => serializeJoseHeader,
			nI: () => validateCrit,
			qc: () => JWS_RECOGNIZED
		});
		var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674), _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71445), _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410);
		function isObject(input) {
			if (typeof input != "object" || !input || Object.prototype.toString.call(input) !== "[object Object]") return !1;
			let prototype = Object.getPrototypeOf(input);
			return prototype === null || Object.getPrototypeOf(prototype) === null;
		}
		function isJwkSet(input) {
			return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
		}
		function isDisjoint(...headers) {
			let parameters = new Set();
			for (let header of headers) if (header) for (let parameter of Object.keys(header)) {
				if (parameters.has(parameter)) return !1;
				parameters.add(parameter);
			}
			return !0;
		}
		function assertNotSet(value, name) {
			if (value !== void 0) throw TypeError(`${name} can only be called once`);
		}
		function decodeBase64url(value, label, ErrorClass) {
			try {
				return (0, _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__.D)(value);
			} catch (cause) {
				throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
			}
		}
		function encodeAsciiMember(value, label, ErrorClass) {
			try {
				return (0, _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__.lF)(value);
			} catch (cause) {
				throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
			}
		}
		function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
			let parsed;
			try {
				parsed = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__.u8.decode((0, _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__.D)(encodedProtectedHeader)));
			} catch (cause) {
				throw new ErrorClass(message, { cause });
			}
			if (!isObject(parsed)) throw new ErrorClass(message);
			return parsed;
		}
		let JWS_RECOGNIZED = {
			__proto__: null,
			b64: !0
		};
		function validateAlgorithms(option, algorithms) {
			if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string"))) throw TypeError(`"${option}" option must be an array of strings`);
			return algorithms === void 0 ? void 0 : new Set(algorithms);
		}
		function validateCritDuplicates(Err, protectedHeader) {
			let { crit } = protectedHeader ?? {};
			if (Array.isArray(crit) && new Set(crit).size !== crit.length) throw new Err("\"crit\" (Critical) Header Parameter MUST NOT contain duplicate values");
		}
		function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
			if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0) throw new Err("\"crit\" (Critical) Header Parameter MUST be integrity protected");
			if (!protectedHeader || protectedHeader.crit === void 0) return [];
			if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0)) throw new Err("\"crit\" (Critical) Header Parameter MUST be an array of non-empty strings when present");
			let recognized = recognizedOption === void 0 ? recognizedDefault : {
				__proto__: null,
				...recognizedOption,
				...recognizedDefault
			};
			for (let parameter of protectedHeader.crit) {
				if (!(parameter in recognized)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__.T0(`Extension Header Parameter "${parameter}" is not recognized`);
				if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0) throw new Err(`Extension Header Parameter "${parameter}" is missing`);
				if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0)) throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
			}
			return protectedHeader.crit;
		}
		function validateB64(protectedHeader, extensions) {
			if (extensions.includes("b64")) {
				let b64 = protectedHeader.b64;
				if (typeof b64 != "boolean") throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__.Ye("The \"b64\" (base64url-encode payload) Header Parameter must be a boolean");
				return b64;
			}
			return !0;
		}
		function serializeJoseHeader(Err, header) {
			let serialized, parsed;
			try {
				serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
			} catch (cause) {
				throw new Err("JOSE Header is not valid JSON", { cause });
			}
			if (!isObject(parsed)) throw new Err("JOSE Header is not a JSON object");
			return [parsed, serialized];
		}
	}),
	71445: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => decode,
			l: () => encode
		});
		var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77410);
		function decode(input) {
			try {
				return (0, _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.y4)(typeof input == "string" ? input : _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.D0.decode(input), !0);
			} catch (cause) {
				throw TypeError("The input to be decoded is not correctly encoded.", { cause });
			}
		}
		function encode(input) {
			return (0, _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.WG)(typeof input == "string" ? _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.Rd.encode(input) : input, !0);
		}
	}),
	77961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => decodeJwt });
		var _base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445), _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77410), _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47784), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5674);
		function decodeJwt(jwt) {
			if (typeof jwt != "string") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("JWTs must use Compact JWS serialization, JWT must be a string");
			let { 1: encodedPayload, length } = jwt.split(".");
			if (length === 5) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Only JWTs using Compact JWS serialization can be decoded");
			if (length !== 3) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Invalid JWT");
			if (!encodedPayload) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("JWTs must contain a payload");
			let claimsSetBytes;
			try {
				claimsSetBytes = (0, _base64url_js__WEBPACK_IMPORTED_MODULE_1__.D)(encodedPayload);
			} catch (cause) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Failed to base64url decode the payload", { cause });
			}
			let claimsSet;
			try {
				claimsSet = JSON.parse(_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__.u8.decode(claimsSetBytes));
			} catch (cause) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Failed to parse the decoded payload as JSON", { cause });
			}
			if (!(0, _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(claimsSet)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Invalid JWT Claims Set");
			return claimsSet;
		}
	}),
	5674: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => JWKSMultipleMatchingKeys,
			BT: () => JWKSNoMatchingKey,
			Dm: () => JWKSInvalid,
			Dp: () => JWTInvalid,
			Rb: () => JOSEAlgNotAllowed,
			T0: () => JOSENotSupported,
			Ye: () => JWSInvalid,
			h2: () => JWSSignatureVerificationFailed,
			i4: () => JOSEError,
			ie: () => JWTClaimValidationFailed,
			n: () => JWTExpired
		});
		class JOSEError extends Error {
			static code = "ERR_JOSE_GENERIC";
			code = "ERR_JOSE_GENERIC";
			constructor(message, options) {
				super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
			}
		}
		class JWTClaimValidationFailed extends JOSEError {
			static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
			code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
			claim;
			reason;
			payload;
			constructor(message, payload, claim = "unspecified", reason = "unspecified") {
				super(message, { cause: {
					claim,
					reason,
					payload
				} }), this.claim = claim, this.reason = reason, this.payload = payload;
			}
		}
		class JWTExpired extends JOSEError {
			static code = "ERR_JWT_EXPIRED";
			code = "ERR_JWT_EXPIRED";
			claim;
			reason;
			payload;
			constructor(message, payload, claim = "unspecified", reason = "unspecified") {
				super(message, { cause: {
					claim,
					reason,
					payload
				} }), this.claim = claim, this.reason = reason, this.payload = payload;
			}
		}
		class JOSEAlgNotAllowed extends JOSEError {
			static code = "ERR_JOSE_ALG_NOT_ALLOWED";
			code = "ERR_JOSE_ALG_NOT_ALLOWED";
		}
		class JOSENotSupported extends JOSEError {
			static code = "ERR_JOSE_NOT_SUPPORTED";
			code = "ERR_JOSE_NOT_SUPPORTED";
		}
		class JWSInvalid extends JOSEError {
			static code = "ERR_JWS_INVALID";
			code = "ERR_JWS_INVALID";
		}
		class JWTInvalid extends JOSEError {
			static code = "ERR_JWT_INVALID";
			code = "ERR_JWT_INVALID";
		}
		class JWKSInvalid extends JOSEError {
			static code = "ERR_JWKS_INVALID";
			code = "ERR_JWKS_INVALID";
		}
		class JWKSNoMatchingKey extends JOSEError {
			static code = "ERR_JWKS_NO_MATCHING_KEY";
			code = "ERR_JWKS_NO_MATCHING_KEY";
			constructor(message = "no applicable key found in the JSON Web Key Set", options) {
				super(message, options);
			}
		}
		class JWKSMultipleMatchingKeys extends JOSEError {
			[Symbol.asyncIterator] = async function* () {};
			static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
			code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
			constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
				super(message, options);
			}
		}
		class JWSSignatureVerificationFailed extends JOSEError {
			static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
			code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
			constructor(message = "signature verification failed", options) {
				super(message, options);
			}
		}
	})
};
