export const id = 6632;
export const ids = [6632];
export const modules = {
	14869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => permissionFields });
		var _tool_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45343);
		function permissionFields(call, profile, folder) {
			let kind = toolKinds.has(call.kind ?? "") ? call.kind ?? "other" : "other", run = kind === "execute" ? (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.Nl)(call, profile) : noCommand, lies = (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.wG)(call, folder, run.cwd ?? (run.command === void 0 ? void 0 : folder)), isExplained = run.command !== void 0 || lies.paths !== void 0 && explainedByPaths.has(kind);
			return {
				operation: run.command === void 0 ? operationOf(kind) : `shell command: ${run.command}`,
				command: run.command,
				cwd: (run.cwd === null ? void 0 : (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.dS)(run.cwd ?? "", folder)) ?? unknownFolder,
				title: call.title ?? void 0,
				tool_kind: call.kind === void 0 || call.kind === null ? void 0 : kind,
				tool_name: call.name ?? void 0,
				...run.cwd === null ? {
					...lies,
					inside: void 0
				} : lies,
				env: run.env,
				...isExplained && run.rest === void 0 ? {} : (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.Am)(isExplained ? run.rest : call.rawInput)
			};
		}
		let noCommand = {
			command: void 0,
			cwd: void 0,
			env: void 0,
			rest: void 0
		}, toolKinds = new Set([
			"read",
			"edit",
			"delete",
			"move",
			"search",
			"execute",
			"think",
			"fetch",
			"switch_mode",
			"other"
		]), explainedByPaths = new Set([
			"read",
			"edit",
			"delete",
			"move",
			"search"
		]), unknownFolder = "unknown", operations = new Map([
			["execute", "shell"],
			["edit", "fs.write"],
			["delete", "fs.write"],
			["move", "fs.write"],
			["read", "fs.read"],
			["search", "fs.read"],
			["fetch", "network"]
		]);
		function operationOf(kind) {
			return operations.get(kind) ?? kind;
		}
	}),
	45343: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Am: () => rawArgumentsOf,
			Nl: () => commandOf,
			dS: () => folderOfCommand,
			wG: () => pathsOf
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760), _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60679);
		let usualInertFields = new Set([
			"description",
			"explanation",
			"justification",
			"reason",
			"timeout",
			"timeout_ms",
			"run_in_background",
			"is_background"
		]), shell = /^(?:\/usr\/bin\/|\/bin\/)?(?:bash|sh)$/;
		function textForShell(written) {
			if (!Array.isArray(written) || written.length !== 3) return;
			let [program, flag, text] = written;
			return typeof program == "string" && shell.test(program) && (flag === "-c" || flag === "-lc") && typeof text == "string" ? text : void 0;
		}
		function commandOf({ rawInput: raw, title, content, isPartial = !1 }, profile) {
			let fields = fieldsOf(raw), inFields = folderOf(fields, profile.folderFields), inCall = inFields === void 0 ? folderInText(content, profile.folderForms) : inFields, named = isPartial ? null : inCall, env = fields.env ?? void 0, field = profile.commandFields.find((name) => isGiven(fields[name])), { folderFields, inertFields = [] } = profile, rest = restOf(fields, new Set([
				...field === void 0 ? [] : [field],
				...folderFields,
				...inertFields,
				"env"
			]));
			if (field !== void 0) return {
				command: asText(fields[field]),
				cwd: named,
				env,
				rest
			};
			let groups = profile.titleForms.map((form) => wholeMatch(form, title ?? "")).find((match) => match !== void 0);
			return {
				command: groups?.command,
				cwd: named === void 0 ? groups?.cwd : named,
				env,
				rest
			};
		}
		function fieldsOf(raw) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(raw) ? raw : {};
		}
		let isGiven = (value) => value != null;
		function restOf(fields, understood) {
			let rest = Object.entries(fields).filter(([name, value]) => isGiven(value) && !understood.has(name) && !usualInertFields.has(name));
			return rest.length === 0 ? void 0 : Object.fromEntries(rest);
		}
		function folderOf(fields, names) {
			if (Object.entries(fields).some(([name, value]) => !names.includes(name) && /(?:dir|cwd|folder|root)/i.test(name) && value != null)) return null;
			let [first, second] = new Set(names.map((name) => fields[name]).filter((value) => value != null && value !== ""));
			return second === void 0 && (first === void 0 || typeof first == "string") ? first : null;
		}
		function folderInText(content, forms) {
			if (forms === void 0) return;
			let [block, ...more] = content ?? [], { type, text } = block?.type === "content" && (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(block.content) ? block.content : {};
			return type !== "text" || typeof text != "string" || more.length > 0 ? null : forms.map((form) => wholeMatch(form, text)).find((one) => one !== void 0)?.cwd ?? null;
		}
		function asText(written) {
			return typeof written == "string" ? written === "" ? void 0 : written : textForShell(written);
		}
		function wholeMatch(form, title) {
			let match = form.exec(title);
			return match !== null && match[0].length === title.length ? match.groups : void 0;
		}
		function pathsOf(call, folder, cwd) {
			let { locations, content } = call, changed = (content ?? []).map((block) => block.type === "diff" ? block.path : void 0), named = [
				...(locations ?? []).map((location) => location.path),
				...changed,
				...pathsOfMove(call)
			], root = (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.Ap)(folder), edited = named.flatMap((name) => typeof name == "string" && name !== "" ? bothWays(name, folder).flatMap(_resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.ek) : []), paths = [...new Set([...edited, ...cwd === void 0 || cwd === "" ? [] : readingsOf(cwd, folder)])], isInside = (one) => !one.includes("�") && (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.UO)(one, root);
			return {
				paths: orNone(paths),
				inside: orNone(paths.filter(isInside).map((one) => node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root, one) || ".")),
				outside: orNone(paths.filter((one) => !isInside(one)))
			};
		}
		function pathsOfMove({ kind, rawInput: raw }) {
			if (kind !== "move") return [];
			let isPlace = /path|file|source|src|dest|target|from|to$|old|new/i;
			return Object.entries(fieldsOf(raw)).flatMap(([name, value]) => isPlace.test(name) ? [value] : []);
		}
		function bothWays(name, folder) {
			return [node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, name), node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(name) ? name : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}${name}`];
		}
		function readingsOf(name, folder) {
			return bothWays(name, folder).map(_resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.Ap);
		}
		function folderOfCommand(name, folder) {
			let [real = "", asFollowed] = readingsOf(name, folder);
			if (real !== asFollowed) return;
			let [lexical, root] = [node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, name), (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.Ap)(folder)];
			return (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.UO)(lexical, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder)) ? (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.UO)(real, root) ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root, real)) : real : lexical;
		}
		function orNone(list) {
			return list.length === 0 ? void 0 : list;
		}
		let maxText = 4e3, cut = "… (cut)";
		function rawArgumentsOf(raw) {
			if (raw == null) return {
				url: void 0,
				arguments: void 0
			};
			let bounded = bound(raw, 1), url = typeof raw == "object" && "url" in raw && typeof raw.url == "string" ? raw.url : void 0;
			return {
				url: url === void 0 || url.length > maxText ? void 0 : url,
				arguments: JSON.stringify(bounded).length > 32e3 ? cut : bounded
			};
		}
		function bound(value, depth) {
			if (typeof value == "string") return value.length > maxText ? `${value.slice(0, maxText)}${cut}` : value;
			if (typeof value != "object" || !value) return value;
			if (depth > 8) return cut;
			if (Array.isArray(value)) {
				let first = value.slice(0, 100).map((each) => bound(each, depth + 1));
				return value.length > 100 ? [...first, cut] : first;
			}
			let entries = Object.entries(value), first = entries.slice(0, 100).map(([name, each]) => [name.slice(0, maxText), bound(each, depth + 1)]);
			return Object.fromEntries(entries.length > 100 ? [...first, [cut, cut]] : first);
		}
	}),
	5824: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => createCallbacks,
			N: () => leftAsking
		});
		var schemas = __webpack_require__(94343), agent_session = __webpack_require__(87494), build = __webpack_require__(2856), iso = __webpack_require__(73102);
		function toElicitation(request, { signal, respond }) {
			if (request.mode !== "form") return;
			let { properties, required } = request.requestedSchema ?? {}, isRequired = (name) => required?.includes(name) === !0, all = Object.entries(properties ?? {}), readable = all.flatMap(([name, property]) => {
				let check = checkOf(property);
				return check === void 0 ? [] : [{
					name,
					property,
					check
				}];
			}), hasLost = all.some(([name]) => isRequired(name) && !readable.some((field) => field.name === name)), hasUnknown = required?.some((name) => !all.some(([known]) => known === name)) === !0;
			if (!(hasLost || hasUnknown)) return {
				question: {
					kind: "elicitation",
					message: request.message,
					fields: readable.map(({ name, property }) => toField(name, property, isRequired(name)))
				},
				standingKey: void 0,
				consent: void 0,
				accepts: (answer) => answer.kind !== "accepted" || readable.every(({ name, check }) => !Object.hasOwn(answer.content, name) || check(answer.content[name])),
				settle: (answer) => respond(toOutcome(answer)),
				signal
			};
		}
		function toOutcome(answer) {
			return answer?.kind === "accepted" ? {
				action: "accept",
				content: answer.content
			} : { action: answer?.kind === "declined" ? "decline" : "cancel" };
		}
		function toField(name, property, required) {
			let { type, oneOf, minimum, maximum, minLength, maxLength, pattern, format, title, description } = property, options = oneOf?.map((option) => option.const) ?? property.enum ?? void 0, known = Object.entries({
				title,
				description,
				minimum,
				maximum,
				minLength,
				maxLength,
				pattern,
				format
			}).filter(([, value]) => value != null);
			return {
				name,
				type,
				required,
				...options === void 0 ? {} : { options },
				...Object.fromEntries(known)
			};
		}
		let formats = new Map([
			["email", schemas.Rpp()],
			["uri", schemas.OZ5()],
			["date", iso.p6()],
			["date-time", iso.w$({ offset: !0 })]
		]);
		function checkOf({ type, minimum, maximum, minLength, maxLength, pattern, format }) {
			if (type === "boolean") return () => !0;
			if (type === "number" || type === "integer") return (value) => typeof value == "number" && value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
			if (type !== "string") return;
			let matches = pattern == null ? () => !0 : compile(pattern);
			if (matches === void 0) return;
			let shape = formats.get(format ?? "");
			return (value) => {
				if (typeof value != "string") return !1;
				let characters = Array.from(value).length;
				return characters >= (minLength ?? 0) && characters <= (maxLength ?? Infinity) && matches(value) && (shape === void 0 || shape.safeParse(value).success);
			};
		}
		function compile(pattern) {
			try {
				let compiled = build.L3.compile(pattern);
				return (value) => compiled.matcher(value).find();
			} catch {
				return;
			}
		}
		var external_node_crypto_ = __webpack_require__(77598), permission_fields = __webpack_require__(14869), tool_call = __webpack_require__(45343), interaction = __webpack_require__(16518);
		function toPermission({ options: written }, { call, profile, folder, signal, respond }) {
			let byKind = firstOfKinds(written), offered = interaction.rk.filter((kind) => byKind.has(kind) && (kind !== "allow_always" || byKind.has("allow_once")));
			if (offered.length === 0) return;
			let idOf = (...kinds) => kinds.map((kind) => byKind.get(kind)?.optionId).find((id) => id !== void 0), wholly = isWhollyKnown(call, profile), kinds = wholly ? offered : offered.filter((kind) => !kind.endsWith("_always"));
			if (kinds.length === 0) return;
			let question = toQuestion({
				call,
				profile,
				folder,
				offered: kinds,
				byKind
			});
			return {
				question,
				standingKey: wholly ? standingKeyOf(question, call) : void 0,
				consent: {
					kind: "chosen",
					option: byKind.has("allow_once") ? "allow_once" : "reject_once"
				},
				accepts: () => !0,
				settle(answer) {
					respond(answer === void 0 ? void 0 : isAllowed(answer) ? idOf("allow_once") : idOf("reject_once", "reject_always"));
				},
				signal
			};
		}
		function isAllowed(answer) {
			return answer.kind === "chosen" && (answer.option === "allow_once" || answer.option === "allow_always");
		}
		function firstOfKinds(written) {
			let byKind = new Map();
			for (let option of written) {
				let kind = interaction.rk.find((one) => one === option.kind);
				kind !== void 0 && !byKind.has(kind) && byKind.set(kind, option);
			}
			return byKind;
		}
		function isWhollyKnown(call, profile) {
			return call.isPartial === !0 ? !1 : call.rawInput !== void 0 && call.rawInput !== null || (call.locations ?? []).length > 0 || (0, tool_call.Nl)(call, profile).command !== void 0;
		}
		function standingKeyOf({ operation, command, cwd, paths }, call) {
			let { kind, name, title, rawInput, content } = call, parts = [
				operation,
				command,
				cwd,
				paths,
				command === void 0 ? title : void 0,
				rawInput,
				content
			], digest = (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("base64url");
			return JSON.stringify([
				kind ?? null,
				name ?? null,
				digest
			]);
		}
		function toQuestion({ call, profile, folder, offered, byKind }) {
			let labels = offered.flatMap((one) => {
				let name = byKind.get(one)?.name ?? "";
				return name === "" ? [] : [[one, name]];
			}), scopes = labels.length === 0 ? void 0 : Object.fromEntries(labels);
			return {
				kind: "permission",
				options: offered,
				...(0, permission_fields.p)(call, profile, folder),
				scopes
			};
		}
		var wire = __webpack_require__(61850);
		let notification = schemas._H3({
			sessionId: schemas.YjP(),
			update: wire.cd
		});
		function createCallbacks({ profile, sessionOf, turnOf, debug }) {
			return {
				noise: (line) => debug(`no message: ${line}`),
				update(params) {
					let read = notification.safeParse(params);
					if (!read.success) {
						debug(`an update that the protocol does not have: ${JSON.stringify(params)}`);
						return;
					}
					let { sessionId, update } = read.data, kind = update.sessionUpdate;
					kind.endsWith("_chunk") || debug(`${kind}: ${JSON.stringify(update)}`);
					let turn = turnOf(sessionId), session = sessionOf(sessionId);
					return session !== void 0 && noteChange(session, kind, update) && turn?.approvalMode === "manual" && !(0, agent_session.T6)(session, profile) && turn.fail(leftAsking), turn?.update(kind, update);
				},
				async permission(request, signal) {
					let turn = turnOf(request.sessionId), call = await turn?.callOf(request.toolCall);
					return new Promise((respond) => {
						let question = turn === void 0 || call === void 0 ? void 0 : toPermission(request, {
							call,
							profile,
							folder: turn.session.folder,
							signal,
							respond
						});
						ask(turn, "permission", question, () => {
							debug(`a permission request is cancelled, nobody can be asked: ${JSON.stringify(request)}`), respond(void 0);
						});
					});
				},
				elicitation: (request, signal) => new Promise((respond) => {
					let turn = turnOf(request.sessionId ?? "");
					ask(turn, "elicitation", turn === void 0 ? void 0 : toElicitation(request, {
						signal,
						respond
					}), () => {
						debug(`a question is declined, nobody can be asked: ${JSON.stringify(request)}`), respond({ action: "decline" });
					});
				})
			};
		}
		let leftAsking = {
			ending: "run_ended",
			message: "The agent left the mode in which it asks, so the run was ended."
		};
		function ask(turn, kind, request, refuse) {
			turn === void 0 || request === void 0 ? refuse() : turn.ask(kind, request);
		}
		function noteChange(session, kind, update) {
			let mode = kind === "current_mode_update" ? wire.fA.safeParse(update) : void 0, config = kind === "config_option_update" ? wire._n.safeParse(update) : void 0;
			return mode?.success === !0 && (0, agent_session.e$)(session, mode.data.currentModeId), config?.success === !0 && (0, agent_session.tE)(session, config.data.configOptions), mode?.success === !0 || config?.success === !0;
		}
	}),
	22227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => standAgent });
		var secret = __webpack_require__(36385);
		function keepAgent({ clock, log, name, provision, onGone, end }) {
			let ready, isClosing = !1, { now: lifecycle, change } = createLifecycle(clock), mayRestart = countRestarts(clock), fail = async (message) => {
				isClosing || (change({
					status: "failed",
					last_failure_message: message
				}), log.error(`${name} failed: ${message}`), await end());
			}, keep = async () => {
				try {
					ready = await provision((progress) => change({
						status: "provisioning",
						progress
					}));
				} catch (error) {
					return await fail(error instanceof Error ? error.message : String(error)), !1;
				}
				change({
					status: "running",
					last_failure_message: null
				}), tellSettled();
				let { agent } = ready, how = await agent.gone;
				return ready = void 0, onGone(how), isClosing ? !1 : mayRestart() ? (log.warning(`${name} is started again: ${how}`), !0) : (await fail(`The agent ended more than 5 times within a minute. ${withWords(how, agent.lastWords())}`), !1);
			}, { promise: settled, resolve: tellSettled } = Promise.withResolvers(), kept = (async () => {
				for (; await keep(););
				tellSettled();
			})();
			return {
				lifecycle,
				ready: () => ready,
				settled,
				async close() {
					isClosing = !0, change({ status: "stopped" }), await end(), await kept;
				}
			};
		}
		function createLifecycle(clock) {
			let updatedAt = () => new Date(clock.now()).toISOString(), state = {
				status: "queued",
				progress: null,
				last_failure_message: null,
				updated_at: updatedAt()
			};
			return {
				now: () => state,
				change(to) {
					state = {
						...state,
						progress: null,
						...to,
						updated_at: updatedAt()
					};
				}
			};
		}
		function countRestarts(clock) {
			let restarts = [];
			return () => (restarts = restarts.filter((atMs) => atMs > clock.now() - 6e4), restarts.push(clock.now()), restarts.length <= 5);
		}
		function withWords(reason, words) {
			return words === "" ? reason : `${reason} It said: ${words}`;
		}
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), folders = __webpack_require__(92782), resolved_path = __webpack_require__(60679), work_folder = __webpack_require__(13153);
		function makeAgentFolders(folder, internId, workdir) {
			let home = makePrivate(external_node_path_.join(folder, "home")), sessions = workdir ?? makePrivate(external_node_path_.join(folder, "sessions"));
			return {
				home,
				writable: [home, sessions],
				ofSession: (sessionId) => workdir ?? (0, work_folder.v)(sessions, internId, sessionId)
			};
		}
		function makePrivate(folder) {
			if ((0, folders.w)(folder, 448), !(0, external_node_fs_.lstatSync)(folder).isDirectory()) throw Error(`"${folder}" is a link. Remove it.`);
			return (0, external_node_fs_.chmodSync)(folder, 448), folder;
		}
		let passedOn = ["LANG", "TMPDIR"];
		function agentEnvironment({ env, home, writable, profile, settings }) {
			let PATH = env.PATH;
			return {
				...PATH === void 0 ? {} : { PATH: pathWithout(PATH, writable) },
				...Object.fromEntries(passedOn.flatMap((name) => env[name] === void 0 ? [] : [[name, env[name]]])),
				HOME: home,
				XDG_CONFIG_HOME: external_node_path_.join(home, ".config"),
				XDG_DATA_HOME: external_node_path_.join(home, ".local/share"),
				XDG_STATE_HOME: external_node_path_.join(home, ".local/state"),
				XDG_CACHE_HOME: external_node_path_.join(home, ".cache"),
				...profile.env,
				...Object.fromEntries(Object.entries(settings.env).map(([name, value]) => [name, value.reveal()])),
				...switchesOf(profile)
			};
		}
		function pathWithout(searched, writable) {
			let unsafe = writable.map(resolved_path.Ap);
			return searched.split(external_node_path_.delimiter).filter((folder) => external_node_path_.isAbsolute(folder) && !unsafe.some((one) => (0, resolved_path.UO)((0, resolved_path.Ap)(folder), one))).join(external_node_path_.delimiter);
		}
		function switchesOf({ env, folderSettings }) {
			let names = new Set(folderSettings.flatMap(({ ignoredBy = [] }) => ignoredBy));
			return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
		}
		var asking = __webpack_require__(55887), connection = __webpack_require__(38330), provision = __webpack_require__(32607), running_agent = __webpack_require__(13685);
		function standAgent(options, { callbacks, onGone }) {
			let { settings, profile, workdir, env, clock, launch, table, openModels } = options, folders = makeAgentFolders(options.folder, options.internId, workdir), environment = agentEnvironment({
				env,
				...folders,
				profile,
				settings
			}), redact = redactSettings(settings, options.redactor), name = `Intern "${options.name}"`, log = redactedLog(options.log, redact), command = settings.command ?? profile.command, authenticate = settings.authenticate ?? profile.authenticate, orderIn = (cwd) => ({
				command,
				env: environment,
				cwd,
				writable: folders.writable
			}), startFolder = () => workdir === void 0 || (0, asking.$N)(workdir, profile) !== void 0 ? folders.home : workdir, current, isClosed = !1, ready = () => keeper.ready(), heard = callbacks({
				sessionOf: (agentSession) => ready()?.sessions.find(agentSession),
				debug: (text) => log.debug(`${name}: ${text.slice(0, 2e3)}`)
			}), run = async (cwd) => (current = await (0, running_agent.JN)({
				launch,
				order: orderIn(cwd),
				callbacks: heard,
				log,
				redact,
				name
			}), isClosed && await current.close(), current), end = async () => current?.close(), sessions = {
				table,
				folderOf: folders.ofSession,
				log
			}, keeper = keepAgent({
				clock,
				log,
				name,
				onGone: (how) => onGone(redact(how)),
				end,
				provision: (onStep) => {
					let probeFolder = startFolder(), start = {
						run: () => run(probeFolder),
						sessions: {
							...sessions,
							probeFolder,
							meta: profile.sessionMeta
						}
					};
					return (0, provision.m)({
						settings,
						authenticate,
						clock,
						onStep,
						openModels,
						...start
					}).catch((error) => {
						throw Error(redact(describeFailure(error, current)), { cause: error });
					});
				}
			});
			return {
				keeper,
				redact,
				folderOf: folders.ofSession,
				orderOf: (folder, args) => ({
					...orderIn(folder),
					command: [...programOf(command, profile), ...args]
				}),
				close() {
					return isClosed = !0, keeper.close();
				}
			};
		}
		function redactSettings({ env }, { add, redact } = (0, secret.l)()) {
			for (let value of Object.values(env)) value.reveal().length >= 8 && add(value);
			return redact;
		}
		function programOf(command, { command: [, ...speaking] }) {
			return speaking.length > 0 && command.slice(-speaking.length).join("\0") === speaking.join("\0") ? command.slice(0, -speaking.length) : command.slice(0, 1);
		}
		function describeFailure(error, agent) {
			let message = error instanceof Error ? error.message : String(error);
			return error instanceof connection.Yv || error instanceof running_agent.d6 ? withWords(message, agent?.lastWords() ?? "") : message;
		}
		function redactedLog(log, redact) {
			let line = (level) => (message) => log[level](redact(message));
			return {
				debug: line("debug"),
				info: line("info"),
				notice: line("notice"),
				warning: line("warning"),
				error: line("error"),
				mask: (secret) => log.mask(secret)
			};
		}
	}),
	87494: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T6: () => isSetToAsk,
			a$: () => noteState,
			e$: () => noteMode,
			tE: () => noteOptions
		});
		function noteState(session, { modes, configOptions, models }) {
			modes != null && noteMode(session, modes.currentModeId), models != null && (session.model = models.currentModelId ?? session.model, session.models = {
				option: void 0,
				models: (models.availableModels ?? []).map(({ modelId }) => modelId)
			}), noteOptions(session, configOptions ?? []);
		}
		function noteMode(session, mode) {
			session.mode = mode, session.toldMode = mode;
		}
		function noteOptions(session, options) {
			for (let { id, category, currentValue, options: choices } of options) session.options.set(id, currentValue), category === "model" && typeof currentValue == "string" && (session.model = currentValue, session.models = {
				option: id,
				models: (choices ?? []).flatMap(valuesOf)
			});
		}
		function valuesOf({ value, options }) {
			return options === void 0 ? value === void 0 ? [] : [value] : options.map((option) => option.value);
		}
		function isSetToAsk({ mode, options }, { asking }) {
			return asking.by === "word" ? !0 : asking.by === "config_option" ? options.get(asking.option) === asking.manual : mode === asking.manual;
		}
	}),
	55887: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => whyFolderUnfit,
			w9: () => setAsking
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60679);
		async function setAsking(context) {
			let { mode, profile, folder } = context;
			if (mode === "self-drive") {
				await letRun(context);
				return;
			}
			let unfit = whyFolderUnfit(folder, profile);
			if (unfit !== void 0) return unfit;
			try {
				let why = await prove(context);
				return why === void 0 ? void 0 : `It is not certain that the agent asks: ${why}.`;
			} catch (error) {
				return `The agent could not be told to ask: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)}`;
			}
		}
		async function letRun({ profile: { asking }, session }) {
			asking.by === "config_option" ? await session.setConfigOption(asking.option, asking.selfDrive) : asking.by !== "word" && await session.setMode(asking.selfDrive);
		}
		async function prove({ profile: { asking }, session, run, isVouchedFor }) {
			switch (asking.by) {
				case "config_option": {
					let value = (await session.setConfigOption(asking.option, asking.manual)).get(asking.option);
					return value === asking.manual ? void 0 : `its option "${asking.option}" is ${shown(value)} and not "${asking.manual}"`;
				}
				case "reload": {
					await session.setMode(asking.manual);
					let mode = await session.toldMode(asking.manual);
					return mode === asking.manual ? void 0 : `its mode is ${shown(mode)} and not "${asking.manual}"`;
				}
				case "command": return await session.setMode(asking.manual), whyUnasked(await run(asking.command), asking.tools);
				case "word": return isVouchedFor ? void 0 : "nothing is known of it. Write \"asks: true\" if you know that it does";
				default: return asking;
			}
		}
		function shown(value) {
			return value === void 0 ? "not told" : `"${value}"`;
		}
		function unignoredSetting(folder, settings) {
			let here = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder), above = [here, (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.Ap)(here)].flatMap(foldersAbove);
			return settings.filter(({ ignoredBy }) => ignoredBy === void 0).flatMap((setting) => (setting.isSoughtAbove === !0 ? [here, ...above] : [here]).map((place) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(place, setting.path))).find(isThere);
		}
		function whyFolderUnfit(folder, { folderSettings }) {
			let found = unignoredSetting(folder, folderSettings);
			if (found !== void 0) return `"${found}" can make the agent act without asking, and nothing makes the agent ignore it. Remove it from the work folder.`;
		}
		function foldersAbove(folder) {
			let above = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder);
			return above === folder ? [] : [above, ...foldersAbove(above)];
		}
		function isThere(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 }) !== void 0;
			} catch (error) {
				return !(error instanceof Error && "code" in error && error.code === "ENOTDIR");
			}
		}
		let resolved = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ permission: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			permission: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			pattern: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			action: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
		})) });
		function whyUnasked(printed, tools) {
			let rules = readRules(printed);
			return rules === void 0 ? "it printed no rules that can be read" : tools.map((tool) => {
				let matching = rules.filter(({ permission }) => matches(permission, tool)), asking = matching.findLastIndex(({ pattern, action }) => pattern === "*" && !isLetting(action)), allowing = matching.slice(asking + 1).find(({ action }) => isLetting(action));
				return allowing === void 0 ? asking === -1 ? `no rule of it asks before the tool "${tool}" is used` : void 0 : `its rules let the tool "${tool}" do "${allowing.pattern}" unasked`;
			}).find((why) => why !== void 0);
		}
		function isLetting(action) {
			return action !== "ask" && action !== "deny";
		}
		function readRules(printed) {
			try {
				return resolved.safeParse(JSON.parse(printed.slice(printed.indexOf("{")))).data?.permission;
			} catch {
				return;
			}
		}
		function matches(rule, tool) {
			let pattern = rule.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".");
			return RegExp(`^${pattern}$`, "s").test(tool);
		}
	}),
	37095: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { O: () => launchPlain });
		var external_node_child_process_ = __webpack_require__(31421), external_node_crypto_ = __webpack_require__(77598), external_node_fs_ = __webpack_require__(73024);
		let markVariable = "INTERN_PROCESS";
		function endFamily(mark, leader) {
			let ended = new Set();
			for (let looks = 0; looks < 20; looks += 1) {
				let found = familyOf(mark, leader).filter((pid) => !ended.has(pid));
				if (found.length === 0) break;
				for (let pid of found) end(pid), ended.add(pid);
			}
			return ended.size;
		}
		function familyOf(mark, leader) {
			let seen = lookAround(`${markVariable}=${mark}`), family = new Set(seen.flatMap(({ pid, isMarked }) => isMarked || pid === leader ? [pid] : [])), size = 0;
			for (; size !== family.size;) {
				size = family.size;
				for (let { pid, parent } of seen) family.has(parent) && family.add(pid);
			}
			return [...family];
		}
		function lookAround(marked) {
			return process.platform === "linux" ? (0, external_node_fs_.readdirSync)("/proc").flatMap((name) => {
				let pid = Number(name), seen = Number.isInteger(pid) && pid !== process.pid ? look(pid, marked) : void 0;
				return seen === void 0 ? [] : [seen];
			}) : [];
		}
		function look(pid, marked) {
			try {
				let stat = (0, external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "latin1"), [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
				return state === "Z" || state === "X" ? void 0 : {
					pid,
					parent: Number(parent),
					isMarked: environmentOf(pid).split("\0").includes(marked)
				};
			} catch {
				return;
			}
		}
		function environmentOf(pid) {
			try {
				return (0, external_node_fs_.readFileSync)(`/proc/${pid}/environ`, "latin1");
			} catch {
				return "";
			}
		}
		function end(pid) {
			try {
				process.kill(pid, "SIGKILL");
			} catch {}
		}
		function coverInherited() {
			let open = readOpenDescriptors().filter(isInherited);
			if (open.length === 0) return [];
			nothing ??= (0, external_node_fs_.openSync)("/dev/null", "r");
			let cover = nothing;
			return Array.from({ length: Math.max(2, ...open) - 2 }, (_, index) => open.includes(index + 3) ? cover : "ignore");
		}
		let nothing;
		function readOpenDescriptors() {
			try {
				return (0, external_node_fs_.readdirSync)("/proc/self/fd").map(Number);
			} catch {
				return [];
			}
		}
		function isInherited(descriptor) {
			try {
				let [, flags = "0"] = /^flags:\s*([0-7]+)$/m.exec((0, external_node_fs_.readFileSync)(`/proc/self/fdinfo/${descriptor}`, "utf8")) ?? [];
				return descriptor > 2 && !(Number.parseInt(flags, 8) & 524288);
			} catch {
				return !1;
			}
		}
		let launchPlain = ({ command: [program = "", ...args], env, cwd }) => new Promise((resolve, reject) => {
			let mark = (0, external_node_crypto_.randomUUID)(), marked = {
				...env,
				[markVariable]: mark
			}, child = (0, external_node_child_process_.spawn)(program, args, {
				cwd,
				env: marked,
				detached: !0,
				stdio: [
					"pipe",
					"pipe",
					"pipe",
					...coverInherited()
				]
			}), { stdin, stdout, stderr } = child;
			if (stdin === null || stdout === null || stderr === null) throw TypeError("The process has no pipes.");
			stdin.on("error", () => {}), child.once("exit", () => {
				endFamily(mark);
				let drain = setTimeout(() => [stdout, stderr].map((output) => output.destroy()), 2e3);
				child.once("close", () => clearTimeout(drain));
			});
			let exit = new Promise((tell) => {
				child.once("close", (code, signal) => tell(signal === null ? `exit status ${code}` : `signal ${signal}`));
			});
			child.once("error", (error) => reject(error)), child.once("spawn", () => {
				let pid = child.pid ?? 0, hasEnded = () => child.exitCode !== null || child.signalCode !== null;
				resolve({
					pid,
					mark,
					stdin,
					stdout,
					stderr,
					exit,
					signal(name) {
						name === "SIGKILL" && !hasEnded() && endFamily(mark, pid), signalGroup(pid, name);
					}
				});
			});
		});
		function signalGroup(pid, name) {
			try {
				process.kill(-pid, name);
			} catch {}
		}
	}),
	82021: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => prepareTurn });
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _asking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55887), _protocol_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38330), _running_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13685);
		let limitMs = 6e4, isStarting = {
			ending: "intern_unreachable",
			message: "The agent is being started again."
		};
		async function prepareTurn(turn, options) {
			let { ground, profile, clock, outstanding } = options, ready = ground.keeper.ready();
			if (ready === void 0) return isStarting;
			let message = `The agent did not open the session within ${limitMs / 1e3} s.`;
			try {
				let unfit = turn.approvalMode === "manual" ? (0, _asking_js__WEBPACK_IMPORTED_MODULE_0__.$N)(ground.folderOf(turn.sessionId), profile) : void 0;
				if (unfit !== void 0) return {
					ending: "intern_not_ready",
					message: ground.redact(unfit)
				};
				let session = await (0, _running_agent_js__WEBPACK_IMPORTED_MODULE_1__.ux)(ready.sessions.open(turn.sessionId), {
					clock,
					ms: limitMs,
					message
				});
				if (await outstanding.get(session.agentSession)?.over, ground.keeper.ready() !== ready) return isStarting;
				let why = await setMode(turn, session, ready, options);
				return why === void 0 ? session : {
					ending: "intern_not_ready",
					message: ground.redact(why)
				};
			} catch (error) {
				return error instanceof _protocol_connection_js__WEBPACK_IMPORTED_MODULE_2__.Be ? isStarting : {
					ending: error instanceof _running_agent_js__WEBPACK_IMPORTED_MODULE_1__.d6 ? "timeout" : "turn_failed",
					message: ground.redact(`The agent could not take the prompt: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}`)
				};
			}
		}
		function setMode({ approvalMode }, session, { sessions }, { ground, profile, settings, clock, launch }) {
			let change = (0, _asking_js__WEBPACK_IMPORTED_MODULE_0__.w9)({
				mode: approvalMode,
				profile,
				isVouchedFor: settings.asks === !0,
				folder: session.folder,
				session: {
					async setConfigOption(id, value) {
						return await sessions.setOption(session, id, value), session.options;
					},
					setMode: (id) => sessions.setMode(session, id),
					async toldMode(wanted) {
						return session.toldMode !== wanted && await sessions.reload(session), session.toldMode;
					}
				},
				run: (args) => (0, _running_agent_js__WEBPACK_IMPORTED_MODULE_1__.mB)(ground.orderOf(session.folder, args), launch, clock)
			});
			return (0, _running_agent_js__WEBPACK_IMPORTED_MODULE_1__.ux)(change, {
				clock,
				ms: limitMs,
				message: `The agent did not change its mode within ${limitMs / 1e3} s.`
			});
		}
	}),
	38330: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Yv: () => AgentError,
			Be: () => AgentGone,
			Yn: () => authenticationNeeded,
			Kt: () => connectAgent
		});
		var acp = __webpack_require__(9540), promises_ = __webpack_require__(58500);
		let longestMessageBytes = 33554432;
		async function* readMessages(stdout, { take, noise }) {
			for await (let line of readLines(stdout)) {
				if (line.trim() === "") continue;
				let message = parse(line);
				if (message === void 0) {
					noise(line);
					continue;
				}
				let taken = take(message);
				taken === void 0 ? (yield message, await (0, promises_.setImmediate)()) : taken !== !0 && await taken;
			}
		}
		async function* readLines(stdout) {
			let parts = [], bytes = 0;
			for await (let chunk of stdout) {
				let from = 0;
				for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
					let line = chunk.subarray(from, end);
					if (bytes += line.length, bytes <= longestMessageBytes) yield (parts.length === 0 ? line : Buffer.concat([...parts, line])).toString();
					else throw tooLong();
					parts = [], bytes = 0, from = end + 1;
				}
				let rest = chunk.subarray(from);
				if (bytes += rest.length, bytes > longestMessageBytes) throw tooLong();
				rest.length > 0 && parts.push(rest);
			}
		}
		function tooLong() {
			return Error(`It wrote a message of more than ${longestMessageBytes / 1024 / 1024} MiB.`);
		}
		function parse(line) {
			try {
				let value = JSON.parse(line);
				return typeof value == "object" && value && "jsonrpc" in value && value.jsonrpc === "2.0" ? { ...value } : void 0;
			} catch {
				return;
			}
		}
		function createMessageWriter(stdin) {
			return (message) => new Promise((resolve) => {
				stdin.write(`${JSON.stringify(message)}\n`, () => resolve());
			});
		}
		var wire = __webpack_require__(61850);
		class AgentError extends Error {
			code;
			constructor(message, code) {
				super(message), this.name = "AgentError", this.code = code;
			}
		}
		class AgentGone extends Error {
			constructor(cause) {
				super("The connection to the agent is closed.", { cause }), this.name = "AgentGone";
			}
		}
		let authenticationNeeded = -32e3;
		function connectAgent(agent, callbacks) {
			let whyClosed, awaited = new Set(), incoming = async function* () {
				try {
					let messages = readMessages(agent.stdout, {
						take: (message) => take(message, awaited, callbacks),
						noise: callbacks.noise
					});
					for await (let message of messages) isMessage(message) && (yield message);
				} catch (error) {
					whyClosed = error instanceof Error ? error.message : String(error);
				}
			}, write = createMessageWriter(agent.stdin), connection = createClient(callbacks).connect({
				readable: ReadableStream.from(incoming()),
				writable: new WritableStream({ write(message) {
					return "method" in message && "id" in message && awaited.add(message.id), write(message);
				} })
			});
			return {
				request: (method, params, schema) => request(connection.agent, {
					method,
					params,
					schema
				}),
				notify: (method, params) => void connection.agent.notify(method, params).catch(() => {}),
				closed: connection.closed.then(() => whyClosed)
			};
		}
		function createClient({ permission, elicitation }) {
			let { session, elicitation: question } = acp.vX.client;
			return (0, acp.Sn)({ name: "intern-action" }).onRequest(session.requestPermission, (params) => wire.JF.safeParse(params), async ({ params, signal }) => {
				let optionId = params.success ? await permission(params.data, signal).catch(() => void 0) : void 0;
				return { outcome: optionId === void 0 ? { outcome: "cancelled" } : {
					outcome: "selected",
					optionId
				} };
			}).onRequest(question.create, (params) => wire.Vz.safeParse(params), async ({ params, signal }) => params.success ? elicitation(params.data, signal).catch(() => declined) : declined);
		}
		let declined = { action: "decline" };
		function take(message, awaited, { update, noise }) {
			let { id, method } = message;
			if (method === acp.vX.client.session.update && id === void 0) return update(message.params) ?? !0;
			if (method === void 0 && !awaited.delete(id)) return noise(`An answer to no request: ${String(id)}`), !0;
		}
		function isMessage(message) {
			return typeof message.method == "string" || "id" in message;
		}
		async function request(agent, { method, params, schema }) {
			let answer = await agent.request(method, params).catch((error) => {
				throw error instanceof acp.GI ? new AgentError(describe(error), error.code) : new AgentGone(error);
			}), read = schema.safeParse(answer);
			if (read.success) return read.data;
			throw new AgentError(`It answered "${method}" with something that the protocol does not have.`, -32603);
		}
		function describe({ message, data }) {
			let details = typeof data == "object" && data && "details" in data ? data.details : data;
			return typeof details == "string" && details !== "" && !message.includes(details) ? `${message}: ${details}` : message;
		}
	}),
	61850: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ck: () => sessionState,
			H2: () => anyAnswer,
			H3: () => usageUpdate,
			JF: () => permissionRequest,
			J_: () => initialized,
			LW: () => toolCall,
			RL: () => newSession,
			Vz: () => elicitationRequest,
			_n: () => configUpdate,
			cd: () => anyUpdate,
			fA: () => modeUpdate,
			iv: () => chunk,
			sE: () => promptResult
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), contentBlock = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), anyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sessionUpdate: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), chunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ content: contentBlock }), toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			toolCallId: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			title: text,
			kind: text,
			status: text,
			name: text,
			locations: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }))),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
			}))),
			rawInput: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
		}), usageUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			amount: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			currency: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		})) }), modeUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ currentModeId: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), choice = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			value: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ value: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })))
		}), configOption = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			category: text,
			currentValue: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()]),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(choice))
		}), configUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ configOptions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(configOption) }), initialized = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			protocolVersion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J(),
			agentCapabilities: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				loadSession: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
				sessionCapabilities: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
					resume: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
					close: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
				}))
			})),
			authMethods: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				name: text
			}))),
			agentInfo: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: text,
				title: text,
				version: text
			}))
		}), sessionState = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			modes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ currentModeId: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
			configOptions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(configOption)),
			models: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				currentModelId: text,
				availableModels: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ modelId: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })))
			}))
		}), newSession = zod_mini__WEBPACK_IMPORTED_MODULE_0__.X$i(sessionState, { sessionId: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1)) }), tokens = zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()), promptResult = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			stopReason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				inputTokens: tokens,
				outputTokens: tokens,
				totalTokens: tokens,
				cachedReadTokens: tokens
			}))
		}), anyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J(), permissionRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			sessionId: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			toolCall,
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				optionId: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), ""),
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()
			}))
		}), property = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			title: text,
			description: text,
			enum: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())),
			oneOf: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				const: zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J(),
				title: text
			}))),
			minimum: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			maximum: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			minLength: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			maxLength: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			pattern: text,
			format: text
		}), elicitationRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sessionId: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			requestedSchema: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				properties: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), property)),
				required: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()))
			}))
		});
	}),
	32607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => protocolVersion,
			m: () => provision
		});
		var external_node_path_ = __webpack_require__(76760), agent_session = __webpack_require__(87494), protocol_connection = __webpack_require__(38330), wire = __webpack_require__(61850);
		let requestOf = (folder, meta) => ({
			cwd: external_node_path_.resolve(folder),
			mcpServers: [],
			...meta === void 0 ? {} : { _meta: meta }
		});
		function createAgentSessions(options) {
			let { table, folderOf } = options, opened = new Map(), known = new Map(), add = (sessionId, agentSession, state) => {
				let session = toSession({
					sessionId,
					agentSession,
					folder: folderOf(sessionId)
				});
				return session.toldCost = table.read(sessionId)?.toldCost ?? 0, state !== void 0 && (0, agent_session.a$)(session, state), known.set(agentSession, session), session;
			}, spare, begin = async (sessionId) => {
				let folder = folderOf(sessionId), state = folder === options.probeFolder && spare !== void 0 ? spare : await askNew(folder, options);
				return state === spare && (spare = void 0), table.write(sessionId, {
					agentSession: state.sessionId,
					toldCost: 0
				}), add(sessionId, state.sessionId, state);
			}, open = async (sessionId) => {
				let session = await goOn(sessionId, options, add) ?? await begin(sessionId);
				return await setModel(session, options), session;
			};
			return {
				async probe() {
					spare = await askNew(options.probeFolder, options);
					let session = toSession({
						sessionId: "",
						agentSession: spare.sessionId,
						folder: options.probeFolder
					});
					(0, agent_session.a$)(session, spare), await setModel(session, options);
				},
				open(sessionId) {
					let before = opened.get(sessionId);
					if (before !== void 0) return before;
					let opening = open(sessionId);
					return opened.set(sessionId, opening), opening.catch(() => opened.delete(sessionId)), opening;
				},
				find: (agentSession) => known.get(agentSession),
				...changeSession(options)
			};
		}
		function changeSession(options) {
			let { connection, table } = options;
			return {
				async reload(session) {
					let state = await askState(session.agentSession, session.folder, options);
					state !== void 0 && (0, agent_session.a$)(session, state);
				},
				async setOption(session, id, value) {
					let params = {
						sessionId: session.agentSession,
						configId: id,
						value
					};
					(0, agent_session.tE)(session, (await connection.request("session/set_config_option", params, wire._n)).configOptions);
				},
				async setMode(session, modeId) {
					await connection.request("session/set_mode", {
						sessionId: session.agentSession,
						modeId
					}, wire.Ck), session.mode = modeId, session.toldMode !== modeId && (session.toldMode = void 0);
				},
				saveCost(session, toldCost) {
					session.toldCost = toldCost, table.write(session.sessionId, {
						agentSession: session.agentSession,
						toldCost
					});
				}
			};
		}
		async function goOn(sessionId, options, add) {
			let { table, folderOf, log } = options, kept = table.read(sessionId);
			if (kept !== void 0) try {
				let state = await askState(kept.agentSession, folderOf(sessionId), options);
				if (state !== void 0) return add(sessionId, kept.agentSession, state);
				log.warning(`The agent can't go on with session "${sessionId}" after a restart, so it begins anew.`);
			} catch (error) {
				if (!(error instanceof protocol_connection.Yv)) throw error;
				log.warning(`The agent could not go on with session "${sessionId}", so it begins anew: ${error.message}`);
			}
		}
		async function askState(agentSession, folder, { connection, initialized, meta }) {
			let { sessionCapabilities, loadSession } = initialized.agentCapabilities ?? {}, canResume = sessionCapabilities?.resume !== void 0 && sessionCapabilities.resume !== null;
			if (!canResume && loadSession !== !0) return;
			let params = {
				...requestOf(folder, meta),
				sessionId: agentSession
			};
			return connection.request(canResume ? "session/resume" : "session/load", params, wire.Ck);
		}
		function askNew(folder, { connection, meta }) {
			return connection.request("session/new", requestOf(folder, meta), wire.RL);
		}
		function toSession(names) {
			return {
				...names,
				toldCost: 0,
				mode: void 0,
				toldMode: void 0,
				options: new Map(),
				model: void 0,
				models: void 0
			};
		}
		class UnknownModel extends Error {
			constructor(model, models) {
				let known = models.length === 0 ? "It tells none." : `It has: ${models.join(", ")}.`;
				super(`The agent has no model "${model}". ${known} Correct "model", or leave it out.`), this.name = "UnknownModel";
			}
		}
		async function setModel(session, { connection, model }) {
			if (model === void 0 || session.model === model) return;
			let choice = session.models;
			if (choice === void 0 || !choice.models.includes(model)) throw new UnknownModel(model, choice?.models ?? []);
			let sessionId = session.agentSession;
			if (choice.option === void 0) {
				await connection.request("session/set_model", {
					sessionId,
					modelId: model
				}, wire.H2), session.model = model;
				return;
			}
			let params = {
				sessionId,
				configId: choice.option,
				value: model
			};
			(0, agent_session.tE)(session, (await connection.request("session/set_config_option", params, wire._n)).configOptions);
		}
		var running_agent = __webpack_require__(13685);
		let protocolVersion = 1;
		async function provision(options) {
			let { settings, clock, run, onStep, openModels } = options, [taken, total] = [0, openModels === void 0 ? 3 : 4], step = (label, work, ms = 6e4) => {
				taken += 1, onStep({
					step_label: label,
					step_number: taken,
					total_steps: total
				});
				let message = `The agent was not done with the step "${label}" after ${ms / 1e3} s.`;
				return (0, running_agent.ux)(work(), {
					clock,
					ms,
					message
				});
			};
			openModels !== void 0 && await step("model access", openModels, 7e4);
			let agent = await step("spawn", run), orGone = (work) => work.catch((error) => error instanceof protocol_connection.Be ? refusalOfEnd(agent) : Promise.reject(error)), { connection } = agent, greeting = await step("initialize", () => orGone(initialize(connection))), sessions = createAgentSessions({
				...options.sessions,
				connection,
				initialized: greeting,
				model: settings.model
			}), openFirst = () => step("session", () => orGone(sessions.probe()));
			try {
				await openFirst();
			} catch (error) {
				if (!(error instanceof protocol_connection.Yv) || error.code !== protocol_connection.Yn) throw error;
				let methodId = options.authenticate;
				if (methodId === void 0) throw describeAuthentication(greeting, error);
				total += 2, await step("authenticate", () => orGone(connection.request("authenticate", { methodId }, wire.H2))), await openFirst();
			}
			return {
				agent,
				sessions,
				greeting
			};
		}
		async function initialize(connection) {
			let greeting = await connection.request("initialize", {
				protocolVersion: 1,
				clientInfo: {
					name: "intern-action",
					version: "1"
				},
				clientCapabilities: { elicitation: { form: {} } }
			}, wire.J_);
			if (greeting.protocolVersion === 1) return greeting;
			let spoken = JSON.stringify(greeting.protocolVersion);
			throw Error(`The agent speaks version ${spoken} of the Agent Client Protocol, and this service version 1. Install a version of the agent that speaks 1.`);
		}
		async function refusalOfEnd({ gone, lastWords }) {
			let how = await gone, words = lastWords();
			throw Error(`The agent's process is gone. ${how}${words === "" ? "" : ` It said: ${words}`}`);
		}
		function describeAuthentication({ authMethods }, { message }) {
			let methods = (authMethods ?? []).map(({ id, name }) => name ? `"${id}" (${name})` : `"${id}"`), remedy = methods.length === 0 ? "Give it the key of its model under \"env\"." : `Give it the key of its model under "env", or set "authenticate" to one of these: ${methods.join(", ")}.`;
			return Error(`The agent asks for authentication (${message}). ${remedy}`);
		}
	}),
	13685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JN: () => runAgent,
			d6: () => TooLate,
			mB: () => runProgram,
			ux: () => within
		});
		var _protocol_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38330);
		async function runAgent({ launch, order, callbacks, log, redact, name }) {
			let started = await launch(order).catch((error) => {
				throw describeRefusal(error, order.command[0] ?? "");
			}), stderr = keepStderr(started.stderr, {
				redact,
				tell: (line) => log.debug(`${name}: ${line}`)
			}), connection = (0, _protocol_connection_js__WEBPACK_IMPORTED_MODULE_0__.Kt)(started, callbacks);
			return {
				connection,
				gone: goneOf(started, connection),
				lastWords: stderr.lastWords,
				kill: () => started.signal("SIGKILL"),
				async close() {
					started.stdin.end(), started.signal("SIGTERM");
					let timer = setTimeout(() => started.signal("SIGKILL"), 1e3);
					await started.exit, clearTimeout(timer);
				}
			};
		}
		async function goneOf(started, connection) {
			let why = await Promise.race([connection.closed, started.exit]);
			started.signal("SIGKILL");
			let how = await started.exit;
			return how === "signal SIGKILL" && why !== how ? why ?? "It closed its standard output." : `It ended with ${how}.`;
		}
		function describeRefusal(error, program) {
			let code = error instanceof Error && "code" in error ? error.code : void 0;
			if (code === "ENOENT") {
				let message = `"${program}" was not found. Install it, or write where it is under "command".${program.includes("/") ? "" : " A folder of PATH that lies in the work folder does not count."}`;
				return Error(message, { cause: error });
			}
			return code === "EACCES" ? Error(`"${program}" can't be run: it is not executable.`, { cause: error }) : error instanceof Error ? error : Error(String(error));
		}
		function keepStderr(stderr, { redact, tell }) {
			let kept = "", open = "", decoder = new TextDecoder();
			return stderr.on("data", (bytes) => {
				let text = decoder.decode(bytes, { stream: !0 });
				kept = (kept + text).slice(-65536);
				let lines = (open + text).split("\n");
				open = (lines.pop() ?? "").slice(-65536);
				for (let line of lines) line.trim() !== "" && tell(redact(line));
			}), stderr.on("error", () => {}), { lastWords: () => redact(kept).trim().slice(-600) };
		}
		let limitMs = 6e4;
		async function runProgram(order, launch, clock) {
			let line = order.command.join(" "), started = await launch(order);
			started.stdin.end(), started.stderr.resume();
			let parts = [], bytes = 0;
			started.stdout.on("data", (part) => {
				bytes += part.length, bytes <= 4194304 ? parts.push(part) : started.signal("SIGKILL");
			});
			try {
				let how = await within(started.exit, {
					clock,
					ms: limitMs,
					message: `"${line}" took more than ${limitMs / 1e3} s.`
				});
				if (how !== "exit status 0") throw Error(`"${line}" ended with ${how}.`);
				return Buffer.concat(parts).toString();
			} finally {
				started.signal("SIGKILL");
			}
		}
		class TooLate extends Error {
			constructor(message) {
				super(message), this.name = "TooLate";
			}
		}
		async function within(work, { clock, ms, message }) {
			let { promise: late, reject } = Promise.withResolvers(), cancel = clock.setTimer(ms, () => reject(new TooLate(message)));
			try {
				return await Promise.race([work, late]);
			} finally {
				cancel();
			}
		}
	})
};
