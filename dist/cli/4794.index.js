export const id = 4794;
export const ids = [4794];
export const modules = {
	8863: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => readCredentials,
			kB: () => readSubjectToken,
			uS: () => readService
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559), _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3072);
		function readService(text) {
			let baseUrl = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.mw)(text, "base-url", "the base URL of the service");
			return {
				baseUrl,
				credentials: readCredentials(text, baseUrl)
			};
		}
		function readCredentials(text, baseUrl) {
			let apiKey = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "api-key"), federationPolicyId = text("federation-policy-id");
			if (federationPolicyId !== void 0) {
				let given = text("audience"), audience = given ?? new URL(baseUrl).origin, subjectToken = readSubjectToken(text);
				return {
					by: "exchange",
					federationPolicyId,
					audience,
					isAudienceDefault: given === void 0,
					subjectToken,
					apiKey
				};
			}
			if (apiKey === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")} is given. Set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} to exchange the job's identity without a stored secret.`, { source: "federation-policy-id" });
			for (let name of [
				"subject-token",
				"subject-token-file",
				"audience"
			]) if (text(name) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} belongs to a token exchange, but ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. Set that, or leave ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} out.`, { source: name });
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(text) {
			(0, _given_js__WEBPACK_IMPORTED_MODULE_0__.HN)(text, "subject-token", "subject-token-file");
			let token = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "subject-token");
			if (token !== void 0) return {
				from: "input",
				token
			};
			let path = text("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
		}
	}),
	3072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Pe: () => setting,
			lq: () => optional,
			mw: () => required,
			z2: () => notEmpty
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3683);
		function notEmpty(text) {
			return text === "" ? void 0 : text;
		}
		let defaultOf = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function setting(text, name) {
			return _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, text(name) ?? "");
		}
		function optional(text, name) {
			let value = text(name);
			return value === void 0 ? void 0 : _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, value);
		}
		function required(text, name, what) {
			let value = optional(text, name);
			if (value !== void 0) return value;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`, { source: name });
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`, { source: other });
		}
	}),
	8414: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => toKeyUpdate,
			readKeySettings: () => readKeySettings
		});
		var _contract_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7684), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6559), _credentials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8863), _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3072), _key_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2054), _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7035);
		let inputOf = {
			limit: "limit",
			limit_reset: "limit-reset",
			disabled: "disabled",
			include_byok_in_limit: "include-byok-in-limit",
			name: "name"
		}, fieldInputs = _key_fields_js__WEBPACK_IMPORTED_MODULE_0__.WG.map((name) => inputOf[name]);
		function readKeySettings(text) {
			return {
				command: "update-key",
				...(0, _credentials_js__WEBPACK_IMPORTED_MODULE_1__.uS)(text),
				updates: readUpdates(text),
				dryRun: (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.Pe)(text, "dry-run"),
				timeoutMs: (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.Pe)(text, "timeout")
			};
		}
		function readUpdates(text) {
			for (let name of ["key-hash", ...fieldInputs]) (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.HN)(text, name, "key-updates");
			let path = text("key-updates");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let hash = (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.mw)(text, "key-hash", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`the hash of the key to update, or name a file of updates as ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("key-updates")}`);
			if (/^\.{1,2}$/.test(hash)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.tm)("key-hash", hash, "Use the hash of a key, never the key itself.");
			if (fieldInputs.every((name) => text(name) === void 0)) {
				let names = fieldInputs.flatMap((name, index) => index === 0 ? [(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)(name)] : [", ", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)(name)]), message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`The update of the key changes nothing. Set at least one of ${names}.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.InputError("input_missing", message, { source: "limit" });
			}
			return {
				from: "inputs",
				planned: {
					source: "input \"key-hash\"",
					hash,
					shownHash: hash,
					update: toKeyUpdate((name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.lq)(text, inputOf[name])),
					when: void 0
				}
			};
		}
		function toKeyUpdate(given) {
			let fields = _key_fields_js__WEBPACK_IMPORTED_MODULE_0__.WG.map((name) => [name, given(name)]).filter(([, value]) => value !== void 0);
			return _contract_keys_js__WEBPACK_IMPORTED_MODULE_6__.d2.parse(Object.fromEntries(fields));
		}
	}),
	4794: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { updateKeys: () => updateKeys });
		var keys = __webpack_require__(9995), errors = __webpack_require__(452), log = __webpack_require__(7309), key_fields = __webpack_require__(2054), key_settings = __webpack_require__(8414), schedule = __webpack_require__(7751);
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
