export const id = 808;
export const ids = [808];
export const modules = { 808: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { updateKeyAction: () => updateKeyAction });
	var keys = __webpack_require__(9995), errors = __webpack_require__(452), log = __webpack_require__(7309), key_fields = __webpack_require__(2054), key_settings = __webpack_require__(8414);
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
			return day === void 0 && scalar !== void 0 && reading.report(element, `This is not a day. Use ${weekDays.join(", ")}.`), day;
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
		reading.report(node, `This is not a time of day. Use UTC from "00:00" to "${last}".`);
	}
	let entryKeys = [
		"hash",
		"when",
		...key_fields.WG
	];
	async function readKeyUpdateFile(text, { source, ...options }) {
		let { readYaml } = await Promise.all([__webpack_require__.e(815), __webpack_require__.e(599)]).then(__webpack_require__.bind(__webpack_require__, 4599)), reading = readYaml(text, options), updates = reading.problems.length > 0 ? [] : readEntries(reading, source);
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
			...hash,
			update: (0, key_settings.C)((name) => fields.get(name)),
			when
		};
	}
	function readHash(entry, node, reading) {
		if (node === void 0) {
			reading.report(entry, "The entry has no \"hash\". Give the hash of the key to update.");
			return;
		}
		let scalar = reading.identifier(node, "Key \"hash\"");
		if (scalar === void 0) return;
		let { value, written } = scalar;
		if (typeof value == "string" && !/^\.{0,2}$/.test(value) && value.isWellFormed()) return {
			hash: value,
			shownHash: String(written)
		};
		reading.report(node, "The value of \"hash\" is not allowed. Use the hash of a key, in quotes if it looks like a number.");
	}
	function readField(name, node, reading) {
		if (node === void 0) return;
		let scalar = reading.scalar(node, `Key "${name}"`);
		if (scalar === void 0) return;
		let { takes, fromText, accepts } = key_fields.FY[name], value = scalar.isFromEnv ? fromText(String(scalar.value)) : scalar.value;
		if (accepts(value)) return value;
		reading.report(node, `The value of "${name}" is not allowed. Use ${takes}.`);
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
		}, attempt = async () => {
			await gate.pass();
			let { hash, update } = planned;
			return client.updateKey({
				hash,
				update,
				signal
			}).catch((error) => {
				throw withShownHash(error, planned);
			});
		}, limits = {
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
					what: `update of key "${planned.shownHash}"`,
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
	function withShownHash(error, { hash, shownHash }) {
		if (hash === shownHash || !(error instanceof errors.hD)) return error;
		let whole = RegExp(`(?<!\\w)${RegExp.escape(hash)}(?!\\w)`, "g"), message = error.message.replace(whole, () => shownHash);
		return message === error.message ? error : new errors.hD(error.code, message, {
			...error.data,
			cause: error.cause
		});
	}
	function createGate({ clock, signal, deadline }) {
		let closedUntil = 0, closed;
		return {
			closeAfter(error) {
				return !(error instanceof errors.hD) || error.data.status !== 429 ? !1 : (closed = error, closedUntil = Math.max(closedUntil, clock.monotonic() + (error.data.retryAfterMs ?? 0)), !0);
			},
			async pass() {
				signal.throwIfAborted();
				for (let leftMs = closedUntil - clock.monotonic(); leftMs > 0; leftMs = closedUntil - clock.monotonic()) {
					if (closed !== void 0 && closedUntil > deadline) throw closed;
					await clock.sleep(leftMs, signal);
				}
			}
		};
	}
	function explain(thrown, isExchanged) {
		let error = (0, errors.on)(thrown), { status } = error.data;
		return !isExchanged || error.code !== "api_refused" || status !== 401 && status !== 403 ? error : new errors.hD("key_management_required", `${error.message} This token comes from an exchange, and deployments ask for a management key here: give one as "api-key" and leave "federation-policy-id" out.`, {
			...error.data,
			cause: error
		});
	}
	var connect = __webpack_require__(7895), deadline = __webpack_require__(2159), job_workspace = __webpack_require__(4863);
	async function updateKeys(io, settings) {
		let { apiKey } = settings.credentials;
		settings.dryRun && apiKey !== void 0 && io.log.mask(apiKey);
		let planned = await readPlanned(settings.updates, (0, job_workspace.OH)(io), io);
		for (let update of planned) refuseKeyAsHash(update, settings);
		let now = io.clock.now(), isNow = ({ when }) => when === void 0 || isDue(when, now), due = planned.filter(isNow), sent = settings.dryRun ? due.map((update) => plan(update, settings)) : await send(io, settings, due), outcomes = new Map(sent.map(({ planned: update, outcome }) => [update, outcome]));
		return planned.map((update) => ({
			planned: update,
			outcome: outcomes.get(update) ?? { state: "skipped" }
		}));
	}
	function plan(planned, { baseUrl }) {
		let { hash, shownHash, update } = planned, request = (0, keys.dH)(baseUrl, void 0, {
			hash,
			update
		}), url = hash === shownHash ? request.url : `${baseUrl}/keys/${shownHash}`;
		return {
			planned,
			outcome: {
				state: "planned",
				request: {
					...request,
					url
				}
			}
		};
	}
	function send(io, settings, due) {
		return due.length === 0 ? Promise.resolve([]) : (0, deadline.d)(io, settings.timeoutMs, async (job) => {
			let { client, bearer } = await (0, connect.N)(job, settings);
			return await bearer(), sendKeyUpdates(due, {
				...job,
				client,
				isExchanged: settings.credentials.by === "exchange"
			});
		});
	}
	async function readPlanned(updates, workspace, { env, log }) {
		return updates.from === "inputs" ? [updates.planned] : readKeyUpdateFile(await (0, job_workspace.Vv)("key-updates", updates.path, workspace), {
			source: updates.path,
			env,
			mask: (secret) => log.mask(secret)
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
		let named = failures.slice(0, 5).map(({ planned, error }) => `${planned.source} (${planned.shownHash}): ${error.message}`), more = failures.length > named.length ? ` And ${failures.length - named.length} more; the log has them.` : "";
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
	var cut = __webpack_require__(9179);
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
	var outputs = __webpack_require__(8568), markdown = __webpack_require__(6880);
	async function updateKeyAction(io, settings) {
		let results = await updateKeys(io, settings), error = failureOf(results), conclusion = error === null ? "finished" : "failed";
		for (let result of results) io.log.info(toKeyLine(result));
		return error !== null && io.log.error(`${error.message} (${error.code})`), io.setOutputs({
			conclusion,
			keys: JSON.stringify(updatedKeys(results)),
			...(0, outputs.tP)(error)
		}), await io.writeSummary((0, markdown.l)(toKeysBlocks(results, io.clock.now()))), conclusion;
	}
}) };
