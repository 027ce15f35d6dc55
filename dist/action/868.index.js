export const id = 868;
export const ids = [868];
export const modules = {
	1868: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { updateKeyAction: () => updateKeyAction });
		var keys = __webpack_require__(9995), errors = __webpack_require__(452), log = __webpack_require__(7309), key_fields = __webpack_require__(2054);
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
		let wholeDay = {
			fromMinute: 0,
			untilMinute: 1440
		};
		function readWhen(node, reading) {
			let problemsBefore = reading.problems.length, values = reading.mapping(node, "\"when\"", ["days", "between"]);
			if (values === void 0 || reading.problems.length > problemsBefore) return;
			if (values.size === 0) {
				reading.report(node, "\"when\" is empty. Give \"days\", \"between\" or both, or leave \"when\" out.");
				return;
			}
			let [daysNode, betweenNode] = [values.get("days"), values.get("between")], days = daysNode === void 0 ? weekDays : readDays(daysNode, reading), between = betweenNode === void 0 ? wholeDay : readBetween(betweenNode, reading);
			return days === void 0 || between === void 0 ? void 0 : {
				days,
				...between
			};
		}
		function readDays(node, reading) {
			let days = reading.list(node, "\"days\"")?.map((element) => {
				let scalar = reading.scalar(element, "A day"), day = weekDays.find((one) => one === scalar?.value);
				return day === void 0 && scalar !== void 0 && reading.report(element, `The day is ${JSON.stringify(scalar.value)}. Use ${weekDays.join(", ")}.`), day;
			});
			return days?.every((day) => day !== void 0) === !0 ? days : void 0;
		}
		function readBetween(node, reading) {
			let elements = reading.list(node, "\"between\"");
			if (elements === void 0) return;
			let [from, until, ...more] = elements;
			if (from === void 0 || until === void 0 || more.length > 0) {
				reading.report(node, "\"between\" must have two times, such as [\"22:00\", \"06:00\"].");
				return;
			}
			let fromMinute = readTime(from, 1439, reading), untilMinute = readTime(until, 1440, reading);
			if (fromMinute !== void 0 && untilMinute !== void 0) {
				if (fromMinute !== untilMinute) return {
					fromMinute,
					untilMinute
				};
				reading.report(node, "\"between\" begins and ends at the same time. For a whole day use [\"00:00\", \"24:00\"].");
			}
		}
		function readTime(node, latest, reading) {
			let scalar = reading.scalar(node, "A time");
			if (scalar === void 0) return;
			let [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(String(scalar.value)) ?? [], minute = Number(hours) * 60 + Number(minutes);
			if (minute <= latest) return minute;
			let last = latest === 1440 ? "24:00" : "23:59";
			reading.report(node, `The time is ${JSON.stringify(scalar.value)}. Use UTC from "00:00" to "${last}".`);
		}
		let entryKeys = [
			"hash",
			"when",
			...key_fields.WG
		];
		async function readKeyUpdateFile(text, { source, env }) {
			let { readYaml } = await Promise.all([__webpack_require__.e(815), __webpack_require__.e(599)]).then(__webpack_require__.bind(__webpack_require__, 4599)), reading = readYaml(text, env), updates = reading.problems.length > 0 ? [] : readEntries(reading, source);
			if (reading.problems.length === 0) return updates;
			throw invalid(reading.problems, source);
		}
		function readEntries(reading, source) {
			let file = reading.mapping(reading.root, "The file", ["keys"]);
			return file === void 0 ? [] : (reading.list(file.get("keys") ?? null, "Key \"keys\"") ?? []).flatMap((entry) => readEntry(entry, reading, source) ?? []);
		}
		function readEntry(entry, reading, source) {
			let problemsBefore = reading.problems.length, values = reading.mapping(entry, "An entry", entryKeys);
			if (values === void 0) return;
			let hash = readHash(entry, values.get("hash"), reading), fields = new Map(key_fields.WG.map((name) => [name, readField(name, values.get(name), reading)]));
			reading.problems.length === problemsBefore && key_fields.WG.every((name) => !values.has(name)) && reading.report(entry, `The entry changes nothing. Give at least one of ${key_fields.WG.join(", ")}.`);
			let whenNode = values.get("when"), when = whenNode === void 0 ? void 0 : readWhen(whenNode, reading);
			if (hash === void 0 || reading.problems.length > 0) return;
			let { line } = reading.placeOf(entry);
			return {
				source: `${source}:${line}`,
				hash,
				update: (0, key_fields.Ch)((name) => fields.get(name)),
				when
			};
		}
		function readHash(entry, node, reading) {
			if (node === void 0) {
				reading.report(entry, "The entry has no \"hash\". Give the hash of the key to update.");
				return;
			}
			let scalar = reading.scalar(node, "Key \"hash\"");
			if (scalar !== void 0) {
				if (typeof scalar.value == "string" && !/^\.{0,2}$/.test(scalar.value) && scalar.value.isWellFormed()) return scalar.value;
				reading.report(node, `"hash" is ${show(scalar.value)}. Use the hash of a key, in quotes if it looks like a number.`);
			}
		}
		function readField(name, node, reading) {
			if (node === void 0) return;
			let scalar = reading.scalar(node, `Key "${name}"`);
			if (scalar === void 0) return;
			let { takes, fromText, accepts } = key_fields.FY[name], value = scalar.isFromEnv ? fromText(String(scalar.value)) : scalar.value;
			if (accepts(value)) return value;
			reading.report(node, `"${name}" is ${show(value)}. Use ${takes}.`);
		}
		function show(value) {
			return typeof value == "number" ? String(value) : JSON.stringify(value) ?? String(value);
		}
		function invalid(problems, source) {
			let inOrder = problems.toSorted((a, b) => a.line - b.line || a.column - b.column), named = inOrder.slice(0, 5).map(({ line, column, message }) => `${source}:${line}:${column}: ${message}`), more = inOrder.length - named.length, rest = more > 0 ? ` And ${more} more.` : "";
			return new errors.dz("input_invalid", (0, log.TN)(`The key update file is invalid. ${named.join(" ")}${rest}`), {
				source,
				line: inOrder[0]?.line,
				column: inOrder[0]?.column
			});
		}
		var request = __webpack_require__(2410), retry = __webpack_require__(8394);
		async function sendKeyUpdates(updates, options) {
			let outcomes = new Map(), chains = Map.groupBy(updates, ({ hash }) => hash).values(), gate = createGate(options), worker = async () => {
				for (let chain of chains) {
					let before;
					for (let planned of chain) {
						let outcome = await sendOne(planned, before, gate, options);
						outcomes.set(planned, outcome), before = outcome.state === "updated" ? outcome.record : void 0;
					}
				}
			};
			return await Promise.all(Array.from({ length: 4 }, worker)), updates.flatMap((planned) => {
				let outcome = outcomes.get(planned);
				return outcome === void 0 ? [] : [{
					planned,
					outcome
				}];
			});
		}
		async function sendOne(planned, before, gate, options) {
			let { client, deadline, clock, log, signal } = options, outages = 0, judge = (error) => {
				let verdict = (0, request.xg)(error);
				return gate.closeAfter(error) ? verdict : (outages += 1, outages < 5 ? verdict : { retry: !1 });
			}, attempt = async () => (await gate.pass(), client.updateKey({
				...planned,
				signal
			})), limits = {
				maxAttempts: Infinity,
				deadline,
				clock,
				log,
				signal
			};
			try {
				return {
					state: "updated",
					record: await (0, retry.b)({
						what: `update of key "${planned.hash}"`,
						...limits
					}, attempt, judge),
					before
				};
			} catch (error) {
				return {
					state: "failed",
					error: explain(error, options.isExchanged)
				};
			}
		}
		function createGate({ clock, signal }) {
			let closedUntil = 0;
			return {
				closeAfter(error) {
					return !(error instanceof errors.hD) || error.data.status !== 429 ? !1 : (closedUntil = Math.max(closedUntil, clock.monotonic() + (error.data.retryAfterMs ?? 0)), !0);
				},
				async pass() {
					signal.throwIfAborted();
					for (let leftMs = closedUntil - clock.monotonic(); leftMs > 0; leftMs = closedUntil - clock.monotonic()) await clock.sleep(leftMs, signal);
				}
			};
		}
		function explain(thrown, isExchanged) {
			if (!(thrown instanceof errors.h4)) return new errors.h4("internal", (0, errors.Uc)(thrown), { cause: thrown });
			let { status } = thrown.data;
			return !isExchanged || thrown.code !== "api_refused" || status !== 401 && status !== 403 ? thrown : new errors.hD("key_management_required", `${thrown.message} This token comes from an exchange, and deployments ask for a management key here: give one as "api-key" and leave "federation-policy-id" out.`, {
				...thrown.data,
				cause: thrown
			});
		}
		var connected = __webpack_require__(7672), workspace = __webpack_require__(7686);
		async function updateKeys(io, settings) {
			let { apiKey } = settings.credentials;
			settings.dryRun && apiKey !== void 0 && io.log.mask(apiKey);
			let planned = await readPlanned(settings.updates, (0, workspace.O)(io), io);
			for (let update of planned) refuseKeyAsHash(update, settings);
			let now = io.clock.now(), isNow = ({ when }) => when === void 0 || isDue(when, now), due = planned.filter(isNow), sent = settings.dryRun ? due.map((update) => plan(update, settings)) : await send(io, settings, due), outcomes = new Map(sent.map(({ planned: update, outcome }) => [update, outcome]));
			return planned.map((update) => ({
				planned: update,
				outcome: outcomes.get(update) ?? { state: "skipped" }
			}));
		}
		function plan(planned, { baseUrl }) {
			return {
				planned,
				outcome: {
					state: "planned",
					request: (0, keys.dH)(baseUrl, void 0, planned)
				}
			};
		}
		function send(io, settings, due) {
			return due.length === 0 ? Promise.resolve([]) : (0, connected.a)(io, settings, async (job) => {
				await job.bearer();
				let isExchanged = settings.credentials.by === "exchange";
				return sendKeyUpdates(due, {
					...job,
					isExchanged,
					deadline: job.deadline.at
				});
			});
		}
		async function readPlanned(updates, workspace, { env }) {
			return updates.from === "inputs" ? [updates.planned] : readKeyUpdateFile(await workspace.readText(workspace.path(updates.path)).catch((cause) => {
				throw new errors.dz("input_invalid", `Input "key-updates" is "${updates.path}", which can't be read as UTF-8 text. Paths start at the workspace; is the repository checked out?`, {
					source: "key-updates",
					cause
				});
			}), {
				source: updates.path,
				env
			});
		}
		function refuseKeyAsHash({ source, hash }, { credentials }) {
			if (credentials.apiKey !== void 0 && hash === credentials.apiKey.reveal()) throw new errors.dz("input_invalid", `The hash of ${source} is the API key itself. Use the hash that identifies the key.`, { source: "key-hash" });
		}
		function updatedKeys(results) {
			return results.flatMap(({ outcome }) => outcome.state === "updated" ? [outcome.record] : []);
		}
		function failureOf(results) {
			let failures = results.flatMap(({ planned, outcome }) => outcome.state === "failed" ? [{
				planned,
				error: outcome.error
			}] : []), [first] = failures;
			if (first === void 0) return null;
			let ended = failures.find(({ error }) => error instanceof errors.e4);
			if (ended !== void 0) return ended.error;
			if (results.length === 1) return first.error;
			let named = failures.slice(0, 5).map(({ planned, error }) => `${planned.source} (${planned.hash}): ${error.message}`), more = failures.length > named.length ? ` And ${failures.length - named.length} more; the log has them.` : "";
			return new errors.hD("key_updates_failed", `${failures.length} of ${results.length} key updates failed. ${named.join(" ")}${more}`, { cause: first.error });
		}
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
		var cut = __webpack_require__(6590);
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
			let hash = (0, cut.ml)(planned.hash, 200);
			switch (outcome.state) {
				case "updated": return `Key "${(0, cut.ml)(outcome.record.name, 200)}" (${hash}): ${describeUpdate(planned.update)}.`;
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
				[{ code: (0, cut.ml)(planned.hash, 200) }],
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
			return when === void 0 ? "due" : describeSchedule(when);
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
		var markdown = __webpack_require__(3021), outputs = __webpack_require__(8568);
		async function updateKeyAction(io, settings) {
			let results = await updateKeys(io, settings), error = failureOf(results), conclusion = error === null ? "finished" : "failed";
			for (let result of results) io.log.info(toKeyLine(result));
			return error !== null && io.log.error(`${error.message} (${error.code})`), io.setOutputs({
				conclusion,
				keys: JSON.stringify(updatedKeys(results)),
				...(0, outputs.tP)(error)
			}), await io.writeSummary((0, markdown.l)(toKeysBlocks(results, io.clock.now()))), conclusion;
		}
	}),
	7672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => connected });
		var _client_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7283), _report_live_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1781), _run_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6600), _bearer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5344), _deadline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2159), _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7686);
		async function connected(io, settings, work, onRequest = (request) => io.log.debug((0, _report_live_log_js__WEBPACK_IMPORTED_MODULE_0__.N)((0, _run_events_js__WEBPACK_IMPORTED_MODULE_1__.p)(request)))) {
			let workspace = (0, _workspace_js__WEBPACK_IMPORTED_MODULE_2__.O)(io), deadline = (0, _deadline_js__WEBPACK_IMPORTED_MODULE_3__.d)(settings.timeoutMs, io.clock, io.signal);
			try {
				let stages = {
					...io,
					...settings,
					signal: deadline.signal
				}, bearer = await (0, _bearer_js__WEBPACK_IMPORTED_MODULE_4__.Vg)({
					...stages,
					...workspace,
					onRequest
				}), client = (0, _client_client_js__WEBPACK_IMPORTED_MODULE_5__.U)({
					...stages,
					...bearer,
					onRequest
				});
				return await work({
					...io,
					...bearer,
					signal: deadline.signal,
					client,
					workspace,
					deadline
				});
			} finally {
				deadline.clear();
			}
		}
	}),
	2159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => startDeadline });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function startDeadline(timeoutMs, clock, outer) {
			let limit = new AbortController(), timer = setTimeout(() => {
				let spent = `${Math.round(timeoutMs / 1e3)} s`;
				limit.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("timeout", `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
			}, timeoutMs);
			return {
				signal: AbortSignal.any([limit.signal, outer]),
				at: clock.monotonic() + timeoutMs,
				clear: () => clearTimeout(timer)
			};
		}
	}),
	1781: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => logEvents,
			N: () => describeRequest
		});
		var _pauses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4123);
		function logEvents(log, level) {
			let speech = logSpeech(log), pause;
			return (event) => {
				if (event.type === "text" || event.type === "reasoning") {
					level === "full" && speech.say(event.type, event.text);
					return;
				}
				speech.end(), event.type === "pause" && (pause = event);
				let shown = level === "none" ? void 0 : toLogLine(event);
				shown !== void 0 && (log[shown.level](shown.message), event.type === "decision" && pause !== void 0 && logSuggestion(log, pause, event));
			};
		}
		function logSpeech(log) {
			let line = "", speaking, prefix = () => speaking === "reasoning" ? "· " : "│ ", flush = () => {
				line !== "" && log.info(prefix() + line), line = "";
			};
			return {
				say(type, text) {
					speaking === void 0 && log.group?.("The intern says"), type !== speaking && flush(), speaking = type;
					let [more = "", ...lines] = text.split("\n");
					line += more;
					for (let next of lines) log.info(prefix() + line), line = next;
				},
				end() {
					flush(), speaking !== void 0 && log.endGroup?.(), speaking = void 0;
				}
			};
		}
		function logSuggestion(log, pause, decision) {
			for (let yaml of (0, _pauses_js__WEBPACK_IMPORTED_MODULE_0__.Z8)({
				pause,
				decisions: [decision]
			})) log.info(`Under "rules" of the permission policy this would have allowed it, if it is wise:\n${yaml}`);
		}
		function toLogLine(event) {
			switch (event.type) {
				case "start": {
					let { intern_name, intern_id, approval_mode } = event;
					return {
						level: "info",
						message: `Run on intern "${intern_name}" (${intern_id}), approval mode ${approval_mode}.`
					};
				}
				case "request": return {
					level: "debug",
					message: describeRequest(event)
				};
				case "decision": {
					let { operation, kind, answer, outcome, rule, reason } = event, why = reason === null ? `rule "${rule}"` : `rule "${rule}": ${reason}`, granted = outcome === "allow" || outcome === "answer", message = `Asked: ${operation ?? kind ?? "a question"} → ${answer ?? outcome} (${why})`;
					return {
						level: granted ? "info" : "notice",
						message
					};
				}
				case "finish": {
					let { finish_reason, session_id } = event;
					return {
						level: "info",
						message: `Finish reason ${finish_reason}, session ${session_id ?? "unknown"}.`
					};
				}
				case "usage": return {
					level: "info",
					message: `Usage ${JSON.stringify(event.usage)}.`
				};
				default: return;
			}
		}
		function describeRequest({ route, status, ms, request_id }) {
			let id = request_id === null ? "" : `, request id ${request_id}`;
			return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
		}
	}),
	4123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z8: () => suggestionsFor,
			z6: () => toPauses
		});
		var permission_arguments = __webpack_require__(7395), evaluate = __webpack_require__(2874), invisible = __webpack_require__(5856), json = __webpack_require__(9733), ladder = __webpack_require__(7195), programs = __webpack_require__(9478);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"runs-anything"
		], byProgram = new Map([
			...entries("reads", "cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami"),
			...entries("writes", "chmod chown cp install ln mkdir mv tee touch truncate"),
			...entries("network", "curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget"),
			...entries("deletes", "dd mkfs rm rmdir shred unlink")
		]), bySubcommand = new Map([
			...[
				"blame",
				"diff",
				"log",
				"ls-files",
				"rev-parse",
				"show",
				"status"
			].map((sub) => [`git ${sub}`, "reads"]),
			...[
				"add",
				"apply",
				"checkout",
				"commit",
				"merge",
				"rebase",
				"stash",
				"switch"
			].map((sub) => [`git ${sub}`, "writes"]),
			...[
				"clone",
				"fetch",
				"pull"
			].map((sub) => [`git ${sub}`, "network"]),
			...[
				"clean",
				"reset",
				"rm"
			].map((sub) => [`git ${sub}`, "deletes"]),
			["git push", "publishes"],
			["npm publish", "publishes"],
			["pnpm publish", "publishes"],
			["yarn publish", "publishes"],
			["cargo publish", "publishes"],
			["docker push", "publishes"],
			["gh release", "publishes"]
		]);
		function entries(risk, programs) {
			return programs.split(" ").map((program) => [program, risk]);
		}
		function riskOfCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(riskOfCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function riskOfCommand(words) {
			let program = (0, programs.kX)(words[0]?.text ?? ""), known = bySubcommand.get(`${program} ${words[1]?.text ?? ""}`) ?? byProgram.get(program);
			return known === void 0 ? (0, programs.pw)(program) ? "runs-anything" : "unknown" : known;
		}
		var shell_words = __webpack_require__(9653);
		function suggestRule(request, decision) {
			let pause = (0, permission_arguments.H)(request.arguments);
			if ("malformed" in pause) return { because: "the pause can not be judged" };
			if (!(0, evaluate.Y)(pause)) return { because: "the pause is a question, not a permission" };
			let option = (0, ladder.L5)("allow", pause.options);
			if (option === void 0 || !(0, ladder.SV)(option)) return { because: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { because: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, invisible.wy)(tool) || command !== void 0 && (0, invisible.wy)(command.replaceAll("\n", "")) ? { because: "it holds characters that can not be seen, and no policy may" } : command !== void 0 && command.length > 500 ? { because: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, decision) : { because: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			return decision.rule === "default" ? "Put it under \"rules\"." : `Put it under "rules", before "${decision.rule}".`;
		}
		function ruleForCommand(tool, command, decision) {
			let words = (0, shell_words.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = `tool: ${quote(tool)}, command: ${commandMatcher(command, commands)}`;
			return {
				yaml: ruleYaml(idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), conditions),
				risk: riskOfCommands(tool, commands),
				note: noteFor(decision)
			};
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), told = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...told
			].join(", "), silent = others.length - told.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`;
			return {
				yaml: ruleYaml(idFor(tool), conditions),
				risk: riskOfCommands(tool, void 0),
				note
			};
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, json.Lv)(value) ? value : [value];
			return values.length === 0 || (0, invisible.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, invisible.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, json.Lv)(value) && !(0, json.Gv)(value);
		}
		function ruleYaml(id, conditions) {
			return [
				`  - id: ${id}`,
				`    match: { kind: permission, ${conditions} }`,
				"    then: allow",
				"    limit: 1"
			].join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		var cut = __webpack_require__(6590);
		function toPauses({ pauses }, rows) {
			let decisions = pauses.flatMap((pause) => pause.decisions);
			if (decisions.length === 0) return [];
			let left = decisions.length - rows, note = {
				type: "paragraph",
				line: [`${left} more decisions are in the transcript file.`]
			};
			return [
				{
					type: "table",
					header: [
						"Asked",
						"Answer",
						"Rule",
						"Reason"
					],
					rows: decisions.slice(0, rows).map(toRow)
				},
				...left > 0 ? [note] : [],
				...toSuggestions(pauses)
			];
		}
		function toRow(decision) {
			let { kind, operation, answer, outcome, rule, reason } = decision, why = reason === null ? [] : [(0, cut.ml)(reason, 500)], lines = toExplanation(decision);
			return [
				[{ code: (0, cut.ml)(operation ?? kind ?? "question", 500) }],
				[`${signOf(outcome)} `, { code: (0, cut.ml)(answer ?? outcome, 200) }],
				[{ code: (0, cut.ml)(rule, 200) }],
				lines.length === 0 ? why : [...why, {
					folded: "explanation",
					lines
				}]
			];
		}
		function toExplanation({ trace, ladder, budgets }) {
			let shown = trace.slice(0, 60).map(({ id, list, matched, because }) => {
				let sign = matched ? "✓" : "·", name = list === "default" ? "default" : `${list.replace(/s$/, "")} ${id}`;
				return [
					`${sign} `,
					{ code: (0, cut.ml)(name, 200) },
					` ${(0, cut.ml)(because, 300)}`
				];
			}), left = trace.length - shown.length;
			return [
				...shown,
				...left > 0 ? [[`… and ${left} more entries`]] : [],
				...ladder === null ? [] : [[`ladder: ${(0, cut.ml)(ladder, 300)}`]],
				...budgets === "" ? [] : [[`budgets before: ${(0, cut.ml)(budgets, 300)}`]]
			];
		}
		function suggestionsFor({ pause, decisions }) {
			return decisions.flatMap((decision) => {
				let { verb, outcome } = decision;
				if (outcome !== "reject" || verb === void 0) return [];
				let suggestion = suggestRule({
					toolCallId: pause.tool_call_id,
					arguments: pause.arguments
				}, {
					...decision,
					verb
				});
				return "yaml" in suggestion ? [suggestion.yaml] : [];
			});
		}
		function toSuggestions(pauses) {
			let rules = [...new Set(pauses.flatMap(suggestionsFor))].slice(0, 5);
			return rules.length === 0 ? [] : [{
				type: "details",
				summary: ["What would have allowed it"],
				blocks: [{
					type: "paragraph",
					line: [
						"Under ",
						{ code: "rules" },
						" of the permission policy, if it is wise:"
					]
				}, {
					type: "code",
					text: rules.join("\n")
				}]
			}];
		}
		function signOf(outcome) {
			return outcome === "allow" || outcome === "answer" ? "✅" : outcome === "stop" ? "⛔" : "🚫";
		}
	}),
	6600: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => toStartEvent,
			p: () => toRequestEvent
		});
		function toStartEvent(intern, mode, policy, context) {
			return {
				type: "start",
				intern_id: intern.id,
				intern_name: intern.name,
				approval_mode: mode,
				policy,
				context
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
	})
};
