export const id = 445;
export const ids = [445];
export const modules = {
	6445: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { updateKeysTask: () => updateKeysTask });
		var errors = __webpack_require__(452), credentials = __webpack_require__(8863), given = __webpack_require__(3072), keys = __webpack_require__(7684);
		let flag = {
			takes: "true or false",
			fromText: (text) => /^true$/i.test(text) ? !0 : !/^false$/i.test(text) && text,
			accepts: (value) => typeof value == "boolean"
		}, keyFields = {
			limit: {
				takes: "an amount in USD from 0 with at most two decimals, such as 50 or 12.50, or null for no limit",
				fromText: (text) => text === "null" ? null : /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text,
				accepts: (value) => value === null || typeof value == "number" && isAmount(value)
			},
			limit_reset: {
				takes: `${keys.sn.join(", ")}, or null for no reset`,
				fromText: (text) => text === "null" ? null : text,
				accepts: (value) => value === null || keys.sn.some((reset) => reset === value)
			},
			disabled: flag,
			include_byok_in_limit: flag,
			name: {
				takes: "a text",
				fromText: (text) => text,
				accepts: (value) => typeof value == "string" && value !== ""
			}
		}, keyFieldNames = [
			"limit",
			"limit_reset",
			"disabled",
			"include_byok_in_limit",
			"name"
		];
		function toKeyUpdate(given) {
			let fields = keyFieldNames.map((name) => [name, given(name)]).filter(([, value]) => value !== void 0);
			return keys.d2.parse(Object.fromEntries(fields));
		}
		function isAmount(value) {
			return Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
		}
		var values = __webpack_require__(7035);
		let inputOf = {
			limit: "limit",
			limit_reset: "limit-reset",
			disabled: "disabled",
			include_byok_in_limit: "include-byok-in-limit",
			name: "name"
		}, fieldInputs = keyFieldNames.map((name) => inputOf[name]);
		function readKeySettings(text) {
			return {
				command: "update-key",
				...(0, credentials.u)(text),
				updates: readUpdates(text),
				dryRun: (0, values.Vf)("dry-run", text("dry-run") ?? ""),
				timeoutMs: (0, values.$7)("timeout", text("timeout") ?? "", 1e3)
			};
		}
		function readUpdates(text) {
			for (let name of ["key-hash", ...fieldInputs]) (0, given.HN)(text, name, "key-updates");
			let path = text("key-updates");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let hash = (0, given.mw)(text, "key-hash", "the hash of the key to update, or name a file of updates as \"key-updates\"");
			if (/^\.{1,2}$/.test(hash)) throw (0, values.tm)("key-hash", hash, "Use the hash of a key, never the key itself.");
			if (fieldInputs.every((name) => text(name) === void 0)) {
				let names = fieldInputs.map((name) => `"${name}"`).join(", ");
				throw new errors.dz("input_missing", `The update of the key changes nothing. Set at least one of ${names}.`, { source: "limit" });
			}
			return {
				from: "inputs",
				planned: {
					source: "input \"key-hash\"",
					hash,
					update: toKeyUpdate((name) => readField(text, name)),
					when: void 0
				}
			};
		}
		function readField(text, name) {
			let given = text(inputOf[name]);
			if (given === void 0) return;
			let { takes, fromText, accepts } = keyFields[name], value = fromText(given);
			if (accepts(value)) return value;
			throw (0, values.tm)(inputOf[name], given, `Use ${takes}.`);
		}
		var client_keys = __webpack_require__(9995), log = __webpack_require__(7309);
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
			...keyFieldNames
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
			let hash = readHash(entry, values.get("hash"), reading), fields = new Map(keyFieldNames.map((name) => [name, key_update_file_readField(name, values.get(name), reading)]));
			reading.problems.length === problemsBefore && keyFieldNames.every((name) => !values.has(name)) && reading.report(entry, `The entry changes nothing. Give at least one of ${keyFieldNames.join(", ")}.`);
			let whenNode = values.get("when"), when = whenNode === void 0 ? void 0 : readWhen(whenNode, reading);
			if (hash === void 0 || reading.problems.length > 0) return;
			let { line } = reading.placeOf(entry);
			return {
				source: `${source}:${line}`,
				hash,
				update: toKeyUpdate((name) => fields.get(name)),
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
		function key_update_file_readField(name, node, reading) {
			if (node === void 0) return;
			let scalar = reading.scalar(node, `Key "${name}"`);
			if (scalar === void 0) return;
			let { takes, fromText, accepts } = keyFields[name], value = scalar.isFromEnv ? fromText(String(scalar.value)) : scalar.value;
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
		var connected = __webpack_require__(3808), workspace = __webpack_require__(82);
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
					request: (0, client_keys.dH)(baseUrl, void 0, planned)
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
		var plain = __webpack_require__(6906), failure = __webpack_require__(1612);
		async function updateKeysTask({ text, has, io, job }) {
			let results = await updateKeys(job, readKeySettings(text)), error = failureOf(results), shown = has("json") ? `${JSON.stringify(toDocument(results), null, 2)}\n` : (0, plain.b)(toKeysBlocks(results, job.clock.now()));
			return io.stdout(job.redactor.redact(shown)), error === null ? 0 : (job.log.error(`${error.message} (${error.code})`), (0, failure.FO)(error));
		}
		function toDocument(results) {
			return {
				keys: updatedKeys(results),
				planned: results.flatMap(({ outcome }) => outcome.state === "planned" ? [{
					method: outcome.request.method,
					url: outcome.request.url,
					body: JSON.parse(outcome.request.body ?? "null")
				}] : []),
				skipped: results.flatMap(({ planned, outcome }) => outcome.state === "skipped" ? [{
					source: planned.source,
					hash: planned.hash
				}] : []),
				failed: results.flatMap(({ planned, outcome }) => outcome.state === "failed" ? [{
					source: planned.source,
					hash: planned.hash,
					code: outcome.error.code,
					message: outcome.error.message
				}] : [])
			};
		}
	}),
	6590: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	6906: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => toPlainText });
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
		function toPlainText(blocks) {
			return blocks.flatMap((block) => [...toLines(block), ""]).join("\n");
		}
		function toLines(block) {
			switch (block.type) {
				case "heading": return underlined(toText(block.line));
				case "status": return [...underlined(toText(block.line)), ...block.facts.length === 0 ? [] : [block.facts.map(toText).join(" · ")]];
				case "paragraph": return [toText(block.line)];
				case "prose":
				case "rich":
				case "code": return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.trim()).map((line) => `  ${line}`);
				case "alert": return [`${block.kind}: ${toText(block.line)}`];
				case "table": return toTable(block.header, block.rows);
				case "details": return [`${toText(block.summary)}:`, ...block.blocks.flatMap(toLines)];
				default: return block;
			}
		}
		function underlined(text) {
			return [text, "=".repeat(Math.min(100, text.length))];
		}
		function toText(line) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(line.map(textOf).join(""));
		}
		function textOf(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : "";
		}
		function toTable(header, rows) {
			let cells = [header.map(_log_js__WEBPACK_IMPORTED_MODULE_0__.TN), ...rows.map((row) => row.map(toText))], widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))), lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
			return [
				lines[0] ?? "",
				widths.map((width) => "-".repeat(width)).join("  "),
				...lines.slice(1)
			];
		}
	})
};
