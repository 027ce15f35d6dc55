export const id = 6425;
export const ids = [6425, 3898];
export const modules = {
	4235: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			listAction: () => listAction,
			tokenAction: () => tokenAction,
			updateKeyAction: () => updateKeyAction
		});
		var connect = __webpack_require__(2903), client_request = __webpack_require__(2410), errors = __webpack_require__(452), retry = __webpack_require__(8394), job_io = __webpack_require__(2711);
		let maxListCharacters = 16777216;
		function collectInterns(io, settings, collect) {
			return (0, job_io.dn)(io, settings.timeoutMs, async (job) => {
				let { client } = await (0, connect.Ng)(job, settings);
				return (0, retry.b)({
					what: "intern list",
					maxAttempts: 5,
					...job
				}, () => collect(limitLength(client.listInterns({
					...settings,
					...job
				}))), client_request.Vt);
			});
		}
		async function* limitLength(interns) {
			let characters = 0;
			for await (let intern of interns) {
				if (characters += JSON.stringify(intern).length, characters > maxListCharacters) {
					let message = `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`;
					throw new errors.hD("api_malformed", message);
				}
				yield intern;
			}
		}
		var keys = __webpack_require__(3898);
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
		var log = __webpack_require__(7309), key_fields = __webpack_require__(2054);
		async function readKeyUpdateFile(text, { source, ...options }) {
			let { YamlReader } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(59)]).then(__webpack_require__.bind(__webpack_require__, 59)), reader = new YamlReader(text, options);
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
		var values = __webpack_require__(7035);
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
		var wording = __webpack_require__(6559), job_workspace = __webpack_require__(82);
		async function updateKeys(io, settings) {
			let { apiKey } = settings.credentials;
			settings.dryRun && apiKey !== void 0 && io.log.mask(apiKey);
			let requested = await readUpdates(settings.updates, (0, job_workspace.OH)(io), io);
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
		async function readUpdates(updates, workspace, { env, log }) {
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
		var cut = __webpack_require__(9179);
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
		var blocks = __webpack_require__(9229);
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
		var markdown = __webpack_require__(3974), summary = __webpack_require__(3394);
		async function listAction(io, settings) {
			let { shown, count, texts } = await collectInterns(io, settings, collectShown), json = JSON.stringify(shown.slice(0, 256));
			count > 256 && io.log.warning(`${count} interns match, but a GitHub matrix has at most 256 jobs: the output "interns" has only the newest 256. Narrow the list by "status" or "workspace-id"; the log lists all of them.`), json.length > 524288 && io.log.warning(`The output "interns" has ${json.length} characters. GitHub does not pass outputs above 1 MiB to other jobs: narrow the list by "status" or "workspace-id".`), count === 0 && io.log.notice("No interns match. An empty matrix fails the workflow: guard its job with \"if: \u2026 != '[]'\".");
			for (let text of texts) for (let line of text.split("\n")) io.log.info(line);
			return io.setOutputs({
				conclusion: "finished",
				interns: json
			}), await io.writeSummary((0, markdown.l6)((0, summary.VH)(shown, count))), "finished";
		}
		async function collectShown(interns) {
			let shown = [], texts = [], lines = [], count = 0;
			for await (let intern of interns) shown.length < summary._q && shown.push(intern), count += 1, lines.push(`Intern "${intern.name}" (${intern.id}): ${intern.status}`), lines.length === 100 && (texts.push(lines.join("\n")), lines = []);
			return lines.length > 0 && texts.push(lines.join("\n")), {
				shown,
				count,
				texts
			};
		}
		async function updateKeyAction(io, settings) {
			let report = await updateKeys(io, settings), error = toError(report), conclusion = error === null ? "finished" : "failed";
			for (let result of report.results) {
				for (let line of toKeyLines(result)) io.log.info(line);
				let otherChanges = toOtherChangesLine(result);
				otherChanges !== void 0 && io.log.warning(otherChanges);
			}
			return error !== null && io.log.error(`${error.message} (${error.code})`), io.setOutputs({
				conclusion,
				keys: JSON.stringify(report.mode === "update" ? listSettledKeys(report.results) : []),
				"key-changes": JSON.stringify(toChangeList(report)),
				"error-code": error?.code
			}), await io.writeSummary((0, markdown.l6)(toKeysBlocks(report, io.clock.now()))), conclusion;
		}
		async function tokenAction(io, settings) {
			let { token, expiresAt } = await (0, connect.nt)(io, settings);
			return io.setSecretOutput("access-token", token), io.setOutputs({
				conclusion: "finished",
				"expires-at": expiresAt
			}), settings.exportEnv !== void 0 && io.exportSecret(settings.exportEnv, token), io.log.info(`Access token ${token.fingerprint()} is valid until ${expiresAt}.`), "finished";
		}
	}),
	3898: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			buildKeyUpdate: () => buildKeyUpdate,
			readKey: () => readKey,
			readKeyUpdate: () => readKeyUpdate,
			updateKey: () => updateKey
		});
		var schemas = __webpack_require__(8395), values = __webpack_require__(1046), words = __webpack_require__(4095);
		let apiKeyRecord = schemas._H3({
			hash: values.Qq,
			name: values.Qq,
			label: values.Qq,
			disabled: values.Jt,
			limit: schemas.mee(values.vj),
			limit_remaining: schemas.mee(values.vj),
			limit_reset: values.ef,
			include_byok_in_limit: values.Jt,
			usage: values.vj,
			usage_daily: values.vj,
			usage_weekly: values.vj,
			usage_monthly: values.vj,
			byok_usage: values.vj,
			byok_usage_daily: values.vj,
			byok_usage_weekly: values.vj,
			byok_usage_monthly: values.vj,
			created_at: values.Qq,
			updated_at: values.Qq,
			expires_at: values.ef,
			creator_user_id: values.ef,
			workspace_id: values.Qq
		}), keyUpdateResponse = schemas._H3({ data: apiKeyRecord }), updateFields = {
			disabled: schemas.lqM(values.Jt),
			include_byok_in_limit: schemas.lqM(values.Jt),
			limit: schemas.lqM(schemas.mee(values.vj)),
			limit_reset: schemas.lqM(schemas.mee(schemas.k5n(words.sn))),
			name: values.mR
		}, keyUpdate = schemas.rej(updateFields);
		schemas.Ikc(updateFields);
		var errors = __webpack_require__(452), wording = __webpack_require__(6559), request = __webpack_require__(2410);
		let timeoutMs = 3e4;
		function buildKeyUpdate(baseUrl, bearer, { hash, update }) {
			let body = keyUpdate.safeParse(update);
			if (!body.success || Object.values(body.data).every((value) => value === void 0)) throw TypeError("The update of a key needs at least one field, and only fields that the API has.");
			return buildRequest(baseUrl, bearer, hash, body.data);
		}
		function buildRequest(baseUrl, bearer, hash, body) {
			if (!(0, request.B$)(hash)) throw TypeError(`The hash "${hash}" can't be part of a URL. Give the hash of a key.`);
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
			if (status !== 200) throw (0, request.yN)(response, (0, request.ni)(json), baseUrl, updateRemedies[status] ?? "");
			return readRecord(response, options, "The updated key");
		}
		function readRecord(response, options, what) {
			let answer = keyUpdateResponse.safeParse(response.json);
			if (!answer.success) throw (0, request.gV)(`${what} does not match the API`, answer.error.issues, response);
			let record = answer.data.data, differences = Object.entries({
				hash: options.hash,
				...options.update
			}).flatMap(([name, expected]) => {
				let actual = record[name];
				return expected === void 0 || expected === actual ? [] : [`asked for ${name} ${JSON.stringify(expected)}, answered ${JSON.stringify(actual)}`];
			});
			if (differences.length === 0) return record;
			let message = `The service answered 200, but the key is not as requested: ${differences.join("; ")}. Look at the key before you rely on its limit.`;
			throw new errors.hD("key_mismatch", message, {
				status: response.status,
				requestId: response.requestId
			});
		}
		async function updateKey(client, options) {
			let build = (bearer) => buildKeyUpdate(client.baseUrl, bearer, options);
			return readKeyUpdate(await (0, request.pD)(client, "keys", build, {
				timeoutMs,
				signal: options.signal
			}), options, client.baseUrl);
		}
		async function readKey(client, { hash, signal }) {
			let { baseUrl } = client, build = (bearer) => buildRequest(baseUrl, bearer, hash, {}), response = await (0, request.pD)(client, "keys", build, {
				timeoutMs,
				signal
			}), { status, json } = response;
			if (status === 200) return readRecord(response, {
				hash,
				update: {}
			}, "The key");
			let { message, data } = (0, request.yN)(response, (0, request.ni)(json), baseUrl, readRemedies[status] ?? "");
			throw new errors.hD("key_unreadable", `The key could not be read. ${message}`, data);
		}
		let updateRemedies = {
			401: " Updating a key needs a management key.",
			403: " Updating a key needs a management key.",
			404: (0, wording.MH)` Check the hash of the key, and ${(0, wording.hF)("base-url")}.`
		}, noFieldsRemedy = " A key is read by an update without fields. If this deployment refuses that, no plan can be made.", readRemedies = {
			...updateRemedies,
			400: noFieldsRemedy,
			401: " Reading a key needs a management key.",
			403: " Reading a key needs a management key.",
			422: noFieldsRemedy
		};
	}),
	8914: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => doneMarker,
			B7: () => finishReasons,
			CI: () => usage,
			Wc: () => steeredResponse,
			Y9: () => answerRequest,
			cx: () => promptRequest,
			vr: () => chunkObject,
			yW: () => chatChunk
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1819), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1046), _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4095);
		let finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", doneMarker = "[DONE]", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.min), (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max)), toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(1), (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.OV)), toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.nd),
			id: toolCallId,
			type: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			function: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.P))
			})
		}), promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("user"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(1))
			})]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_3__.oy),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(identifier)
		}), echoedToolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("assistant"),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.chJ(),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([toolCall])
		}), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("tool"),
			tool_call_id: toolCallId,
			content: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([answerMessage])]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			session_id: identifier
		}), usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj)),
			prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj) })))
		}), delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			role: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.ef),
			reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.ef),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)))
		}), chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			object: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(chunkObject),
			created: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			model: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				index: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
				delta,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(finishReasons))
			})),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(identifier)),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(usage)),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_errors_js__WEBPACK_IMPORTED_MODULE_4__.fE)
		}), steeredResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			session_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			status: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		});
	}),
	1819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1046);
		let chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				reason: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt)
			}))
		}), chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: chatError }), apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, _values_js__WEBPACK_IMPORTED_MODULE_1__.nd]),
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}) }), oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			error: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			error_description: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		});
	}),
	1046: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jt: () => flag,
			Qq: () => text,
			Tu: () => atMost,
			ef: () => textOrNull,
			jZ: () => atLeast,
			mR: () => optionalText,
			nd: () => integer,
			vj: () => amount
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), textOrNull = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(text), optionalText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY();
		function atLeast(length) {
			return skipOtherTypes(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(length));
		}
		function atMost(length) {
			return skipOtherTypes(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(length));
		}
		function skipOtherTypes(check) {
			return check._zod.def.when = ({ value }) => typeof value == "string" || Array.isArray(value), check;
		}
	}),
	8435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vh: () => readJson,
			WI: () => sendForJson,
			h2: () => readDate,
			rN: () => sendForBytes
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3005);
		async function sendForBytes(request, options) {
			let limit = (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.r5)(options.timeoutMs, options.signal);
			try {
				let response = await (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.w0)(options.maxBodyBytes ?? defaultMaxBodyBytes, response.body)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
				let host = new URL(request.url).host, problem = limit.signal.aborted ? `did not send a complete response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${problem}`, "unknown", error);
			} finally {
				limit.clear();
			}
		}
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await sendForBytes(request, options), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(toText(await (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.w0)(defaultMaxBodyBytes, response.body)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
		}
		function readDate(headers) {
			let parsed = Date.parse(headers.get("date") ?? "");
			return Number.isNaN(parsed) ? void 0 : parsed;
		}
	}),
	1170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tk: () => createRecorder,
			WQ: () => toTranscriptLine,
			pH: () => toRequestEvent
		});
		var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057);
		function createRecorder({ clock, redactor }) {
			let redactedStreams = {
				text: redactor.stream(),
				reasoning: redactor.stream()
			}, runRecord = (0, _run_record_js__WEBPACK_IMPORTED_MODULE_0__.pM)(), observers = [], earlyRemarks = [], hasBegun = !1, publish = (event) => {
				let recorded = {
					...event,
					at: new Date(clock.now()).toISOString()
				};
				hasBegun ||= event.type !== "remark", hasBegun || earlyRemarks.push(recorded), runRecord.observe(recorded);
				for (let observe of observers) observe(recorded);
			}, publishText = (type, text) => {
				text !== "" && publish({
					type,
					text
				});
			}, flush = (type) => publishText(type, redactedStreams[type].end());
			return {
				record(event) {
					event.type === "text" || event.type === "reasoning" ? (flush(event.type === "text" ? "reasoning" : "text"), publishText(event.type, redactedStreams[event.type].push(event.text))) : (flush("reasoning"), flush("text"), publish(Object.assign(redactStrings(event, redactor.redact, event.type === "usage"), { type: event.type })));
				},
				observe(observer) {
					for (let event of earlyRemarks) observer(event);
					observers.push(observer);
				},
				soFar() {
					let { text, follow_up_text, reasoning, ...facts } = runRecord.value();
					return {
						...facts,
						...redactStrings({
							text,
							follow_up_text,
							reasoning
						}, redactor.redact)
					};
				}
			};
		}
		function redactStrings(value, redact, redactsNames = !1) {
			if (typeof value == "string") return redact(value);
			if (Array.isArray(value)) return value.map((element) => redactStrings(element, redact, redactsNames));
			if (typeof value != "object" || !value) return value;
			let fields = [], isSame = !0;
			for (let [name, content] of Object.entries(value)) {
				let field = [redactsNames ? redact(name) : name, redactStrings(content, redact, redactsNames)];
				isSame &&= field[0] === name && field[1] === content, fields.push(field);
			}
			return isSame ? value : Object.fromEntries(fields);
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
		function toTranscriptLine({ type, at, ...fields }) {
			return `${JSON.stringify({
				type,
				at,
				...fields
			})}\n`;
		}
	})
};
