export const id = 4295;
export const ids = [4295, 9995];
export const modules = {
	9995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			buildKeyUpdate: () => buildKeyUpdate,
			readKeyUpdate: () => readKeyUpdate,
			updateKey: () => updateKey
		});
		var _contract_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7684), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8580), _authorized_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2270), _connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7879), _request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2410);
		function buildKeyUpdate(baseUrl, bearer, { hash, update }) {
			if (!(0, _request_js__WEBPACK_IMPORTED_MODULE_0__.YX)(hash)) throw TypeError(`The hash "${hash}" can't stand in a URL. Give the hash of a key.`);
			let body = _contract_keys_js__WEBPACK_IMPORTED_MODULE_1__.d2.safeParse(update);
			if (!body.success || Object.values(body.data).every((value) => value === void 0)) throw TypeError("The update of a key needs at least one field of the API, and no other.");
			return {
				method: "PATCH",
				url: `${baseUrl}/keys/${encodeURIComponent(hash)}`,
				bearer,
				headers: {
					"Content-Type": "application/json",
					Accept: "application/json"
				},
				body: JSON.stringify(body.data)
			};
		}
		function readKeyUpdate(response, asked) {
			let { status, json, requestId } = response;
			if (status !== 200) throw (0, _request_js__WEBPACK_IMPORTED_MODULE_0__.z_)(response, (0, _request_js__WEBPACK_IMPORTED_MODULE_0__.ni)(json), remedyOf(status));
			let answer = _contract_keys_js__WEBPACK_IMPORTED_MODULE_1__.AS.safeParse(json);
			if (!answer.success) {
				let at = answer.error.issues[0]?.path.join(".") ?? "";
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("api_malformed", `The updated key is outside the API${at === "" ? "" : ` at "${at}"`}.`, {
					status,
					requestId
				});
			}
			let differences = differencesOf(answer.data.data, asked);
			if (differences.length === 0) return answer.data.data;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("key_mismatch", `The service answered 200, but the key is not as asked: ${differences.join("; ")}. Look at the key before you rely on its limit.`, {
				status,
				requestId
			});
		}
		async function updateKey(client, options) {
			let { fetch, clock } = client, limits = {
				timeoutMs: 3e4,
				signal: options.signal
			};
			return readKeyUpdate(await (0, _authorized_js__WEBPACK_IMPORTED_MODULE_3__.A)(client, (bearer) => {
				let request = buildKeyUpdate(client.baseUrl, bearer, options);
				return (0, _connection_js__WEBPACK_IMPORTED_MODULE_4__.l)(client, "keys", () => (0, _http_json_js__WEBPACK_IMPORTED_MODULE_5__.W)(request, {
					fetch,
					now: clock.now,
					...limits
				}));
			}).catch((error) => {
				throw (0, _request_js__WEBPACK_IMPORTED_MODULE_0__.TU)(error);
			}), options);
		}
		function differencesOf(record, { hash, update }) {
			return Object.entries({
				hash,
				...update
			}).flatMap(([name, asked]) => {
				let answered = record[name];
				return asked === void 0 || asked === answered ? [] : [`asked for ${name} ${JSON.stringify(asked)}, answered ${JSON.stringify(answered)}`];
			});
		}
		function remedyOf(status) {
			switch (status) {
				case 401:
				case 403: return " Updating a key needs a management key.";
				case 404: return " Check the hash of the key, and base-url.";
				default: return "";
			}
		}
	}),
	7684: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AS: () => keyUpdateResponse,
			cX: () => receivedKeyUpdate,
			d2: () => keyUpdate
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395), _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4095);
		let apiKeyRecord = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			label: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			limit_remaining: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_daily: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_weekly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_monthly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_daily: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_weekly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_monthly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			expires_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			creator_user_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			workspace_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), keyUpdateResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ data: apiKeyRecord }), fields = {
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_1__.sn))),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}, keyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(fields), receivedKeyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(fields);
	}),
	8536: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			A0: () => maxTokenRequestBytes,
			Bg: () => maxStreamMs,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
			_E: () => subjectTokenLength,
			f4: () => maxPromptCharacters,
			hj: () => interactionDeadlineMs,
			sb: () => keepaliveIntervalMs,
			yj: () => identifierLength
		});
		let listLimit = {
			min: 1,
			max: 500
		}, maxChatRequestBytes = 1048576, identifierLength = {
			min: 1,
			max: 256
		}, subjectTokenLength = {
			min: 1,
			max: 16384
		}, interactionDeadlineMs = 3e5, keepaliveIntervalMs = 3e4, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxTokenRequestBytes = 32768, maxStreamMs = 3e5;
	}),
	4095: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pg: () => provideInputSuffix,
			dY: () => lifecycleStatuses,
			oy: () => approvalModes,
			sn: () => limitResets
		});
		let lifecycleStatuses = [
			"awaiting_slack_install",
			"queued",
			"provisioning",
			"running",
			"failed",
			"stopped",
			"destroying",
			"destroy_failed"
		], approvalModes = ["manual", "self-drive"], limitResets = [
			"daily",
			"weekly",
			"monthly"
		], provideInputSuffix = ".provide_input";
	}),
	2054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ch: () => toKeyUpdate,
			FY: () => keyFields,
			WG: () => keyFieldNames,
			ym: () => readKeyField
		});
		var _contract_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4095), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7035);
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
				takes: `${_contract_words_js__WEBPACK_IMPORTED_MODULE_0__.sn.join(", ")}, or null for no reset`,
				fromText: (text) => text === "null" ? null : text,
				accepts: (value) => value === null || _contract_words_js__WEBPACK_IMPORTED_MODULE_0__.sn.some((reset) => reset === value)
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
		function readKeyField(field, input, text) {
			let { takes, fromText, accepts } = keyFields[field], value = fromText(text);
			if (accepts(value)) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.tm)(input, text, `Use ${takes}.`);
		}
		function toKeyUpdate(given) {
			let disabled = given("disabled"), include_byok_in_limit = given("include_byok_in_limit"), limit = given("limit"), limit_reset = given("limit_reset"), name = given("name");
			return {
				...keyFields.disabled.accepts(disabled) ? { disabled } : {},
				...keyFields.include_byok_in_limit.accepts(include_byok_in_limit) ? { include_byok_in_limit } : {},
				...keyFields.limit.accepts(limit) ? { limit } : {},
				...keyFields.limit_reset.accepts(limit_reset) ? { limit_reset } : {},
				...keyFields.name.accepts(name) ? { name } : {}
			};
		}
		function isAmount(value) {
			return Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
		}
	}),
	4794: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { updateKeys: () => updateKeys });
		var keys = __webpack_require__(9995), errors = __webpack_require__(452), log = __webpack_require__(7309), key_fields = __webpack_require__(2054), schedule = __webpack_require__(7751);
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
			let [daysNode, betweenNode] = [values.get("days"), values.get("between")], days = daysNode === void 0 ? schedule.Mq : readDays(daysNode, reading), between = betweenNode === void 0 ? wholeDay : readBetween(betweenNode, reading);
			return days === void 0 || between === void 0 ? void 0 : {
				days,
				...between
			};
		}
		function readDays(node, reading) {
			let days = reading.list(node, "\"days\"")?.map((element) => {
				let scalar = reading.scalar(element, "A day"), day = schedule.Mq.find((one) => one === scalar?.value);
				return day === void 0 && scalar !== void 0 && reading.report(element, `This is not a day. Use ${schedule.Mq.join(", ")}.`), day;
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
			let { readYaml } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(4599)]).then(__webpack_require__.bind(__webpack_require__, 4599)), reading = readYaml(text, options), updates = reading.problems.length > 0 ? [] : readEntries(reading, source);
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
				update: (0, key_fields.Ch)((name) => fields.get(name)),
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
			return new errors.InputError("input_invalid", (0, log.TN)(`The key update file is invalid. ${named.join(" ")}${rest}`), {
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
		var connect = __webpack_require__(2273), deadline = __webpack_require__(2159), job_workspace = __webpack_require__(82);
		async function updateKeys(io, settings) {
			let { apiKey } = settings.credentials;
			settings.dryRun && apiKey !== void 0 && io.log.mask(apiKey);
			let planned = await readPlanned(settings.updates, (0, job_workspace.OH)(io), io);
			for (let update of planned) refuseKeyAsHash(update, settings);
			let now = io.clock.now(), isNow = ({ when }) => when === void 0 || (0, schedule.nZ)(when, now), due = planned.filter(isNow), sent = settings.dryRun ? due.map((update) => plan(update, settings)) : await send(io, settings, due), outcomes = new Map(sent.map(({ planned: update, outcome }) => [update, outcome]));
			return planned.map((update) => ({
				planned: update,
				outcome: outcomes.get(update) ?? { state: "skipped" }
			}));
		}
		function plan(planned, { baseUrl }) {
			let { hash, shownHash, update } = planned, request = (0, keys.buildKeyUpdate)(baseUrl, void 0, {
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
			if (credentials.apiKey !== void 0 && hash === credentials.apiKey.reveal()) throw new errors.InputError("input_invalid", `The hash of ${source} is the API key itself. Use the hash that identifies the key.`, { source: "key-hash" });
		}
	}),
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
	})
};
