export const id = 3408;
export const ids = [3408];
export const modules = {
	5798: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			findStartRefusal: () => findStartRefusal,
			openIfAllowed: () => openIfAllowed,
			refuseIdentityless: () => refuseIdentityless
		});
		var errors = __webpack_require__(452), run_context = __webpack_require__(5928), account = __webpack_require__(7316), marker = __webpack_require__(8963), github_event = __webpack_require__(4828);
		function needsPermission(event, rule) {
			return (0, github_event.Ch)(event) && rule.actorPermission !== "none";
		}
		function refuseOwnComment(event) {
			let body = (0, github_event.$6)(event.payload, "comment", "body");
			if (body !== void 0 && (0, marker.IN)(body)) return {
				why: "The event is a comment by this action itself.",
				remedy: "Its own comments never start a run."
			};
		}
		function refuseActors(standings, rule) {
			return standings.length === 0 ? {
				why: "The event names no actor.",
				remedy: "Set \"actor-permission: none\" to run without one."
			} : standings.map((standing) => refuseActor(standing, rule)).find((refusal) => refusal !== void 0);
		}
		function refuseActor({ login, type, permission }, rule) {
			if (type !== "User") return rule.allowedBots.includes(login) ? void 0 : {
				why: `"${login}" is an account of type ${type}, not a person, and not in "allowed-bots".`,
				remedy: `Add "${login}" to "allowed-bots" if it may start a run.`
			};
			if (!(0, account.du)(permission, rule.actorPermission)) return {
				why: `"${login}" has the permission "${permission}" on this repository, but a run needs "${rule.actorPermission}".`,
				remedy: "Someone with that permission can cause the run, for example by a comment or by reopening the pull request; starting the job again does not help. Or lower \"actor-permission\"."
			};
		}
		var github_access = __webpack_require__(4802), outcome = __webpack_require__(1006);
		async function openIfAllowed(io, settings, event) {
			let access = (0, github_access.o)(io, settings, event), refusal = await findStartRefusal(io, settings, access);
			if (refusal === void 0) return access;
			await (0, outcome.reportSkipped)(io, refusal);
		}
		async function findStartRefusal(io, settings, access) {
			let { event } = access, ownCommentRefusal = refuseOwnComment(event);
			if (ownCommentRefusal !== void 0) return ownCommentRefusal;
			if ((0, run_context.JG)(event) === !0 && lacksCredentials(io, settings, event)) return refuseIdentityless("a fork", settings);
			let actorRefusal = needsPermission(event, settings) ? refuseActors(await access.standings(), settings) : void 0;
			return actorRefusal === void 0 ? (0, run_context.l$)(event) && lacksIdentity(io, settings) ? refuseIdentityless("Dependabot", settings) : void 0 : actorRefusal;
		}
		function refuseIdentityless(from, { onFork }) {
			let why = `The pull request comes from ${from}, and GitHub gives its jobs no identity.`;
			if (onFork === "skip") return {
				why,
				remedy: "Someone with write access can run the intern with a comment."
			};
			throw new errors.lD("identity_missing", `${why} "on-fork: fail" fails the job.`, { source: "on-fork" });
		}
		function lacksCredentials(io, settings, event) {
			return settings.localService === void 0 ? lacksIdentity(io, settings) : !(0, run_context.qX)(event);
		}
		function lacksIdentity({ env }, { credentials }) {
			return credentials?.by === "exchange" && credentials.subjectToken.from === "ci" && (env.ACTIONS_ID_TOKEN_REQUEST_URL ?? "") === "";
		}
	}),
	3408: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			promptLocally: () => promptLocally,
			refuseConflictingInputs: () => refuseConflictingInputs,
			startLocalService: () => startLocalService
		});
		var external_node_path_ = __webpack_require__(6760), external_node_url_ = __webpack_require__(3136), errors = __webpack_require__(452), run_context = __webpack_require__(5928), fetch = __webpack_require__(9880), input_lists = __webpack_require__(9937), values = __webpack_require__(7035), io = __webpack_require__(2711);
		function createLazyBrokers(openIo) {
			let load = (0, io.Oo)(async () => {
				let [{ createModelBrokers }, io] = await Promise.all([Promise.all([
					__webpack_require__.e(8815),
					__webpack_require__.e(7486),
					__webpack_require__.e(1832),
					__webpack_require__.e(5122)
				]).then(__webpack_require__.bind(__webpack_require__, 5122)), openIo()]);
				return createModelBrokers(io);
			});
			return {
				check: async (access) => (await load()).check(access),
				open: async (access, address) => (await load()).open(access, address)
			};
		}
		var trusted_files = __webpack_require__(6370), job_workspace = __webpack_require__(82), secret = __webpack_require__(6385), wording = __webpack_require__(6559), run_on_intern = __webpack_require__(6891), gate = __webpack_require__(5798), github_access = __webpack_require__(4802), outcome = __webpack_require__(1006), schemas = __webpack_require__(8395), process_start = __webpack_require__(8282);
		schemas.YOg(schemas.Ikc({
			...process_start.I9.shape,
			mark: schemas.YjP()
		}));
		function createAgentSaver(io) {
			let agents = [];
			return (pid, mark) => {
				let agentProcess = (0, process_start.wO)(pid);
				agentProcess !== void 0 && (agents.push({
					...agentProcess,
					mark
				}), io.saveState("agents", JSON.stringify(agents)));
			};
		}
		var __rewriteRelativeImportExtension = function(path, preserveJsx) {
			return typeof path == "string" && /^\.\.?\//.test(path) ? path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function(m, tsx, d, ext, cm) {
				return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : d + ext + "." + cm.toLowerCase() + "js";
			}) : path;
		};
		async function promptLocally(io, settings, trigger) {
			let access = (0, github_access.o)(io, settings, trigger);
			refuseQuestionsForLater(settings);
			let { changes: method } = settings, changes = method === "none" ? void 0 : await (await Promise.all([
				__webpack_require__.e(2856),
				__webpack_require__.e(7291),
				__webpack_require__.e(8339),
				__webpack_require__.e(4278)
			]).then(__webpack_require__.bind(__webpack_require__, 5217))).prepareRunChanges(io, {
				...settings,
				method
			}, access);
			if (changes !== void 0 && "why" in changes) return (0, outcome.reportSkipped)(io, changes);
			let service = await startLocalService(io, {
				...settings,
				...changes?.policySettings
			}, access).catch((error) => {
				if (error instanceof errors.lD && error.code === "identity_missing" && (0, run_context.l$)(access.event)) return (0, gate.refuseIdentityless)("Dependabot", settings);
				throw error;
			});
			if ("why" in service) return (0, outcome.reportSkipped)(io, service);
			let { paths, stop } = service, extras = {
				...service.extras,
				changes: changes?.createCollector({
					stop,
					paths
				})
			};
			try {
				return await (0, run_on_intern.runOnInternAction)({
					...io,
					...service.io
				}, service.settings, access, extras);
			} finally {
				await service.stop();
			}
		}
		async function startLocalService(io, settings, access) {
			let { env, cwd, log, bundleFolder } = io, { startService, readOutline } = await loadService(bundleFolder), serviceFiles = await readFiles(io, settings, access, readOutline);
			disarmGit(io);
			let service = await startService({
				...serviceFiles,
				identityProvider: !0,
				env,
				cwd,
				log,
				onAgentProcess: createAgentSaver(io),
				models: createLazyBrokers(() => io)
			}).catch((error) => {
				throw isConfigError(error) ? new errors.xL("config_invalid", error.message, { cause: error }) : error;
			});
			try {
				let extras = {
					facts: service.keepsSessions ? {} : { session_ends: !0 },
					modelUse: service.modelUse
				};
				return {
					...prepareSignIn(io, settings, service),
					paths: serviceFiles.paths,
					extras,
					stop: service.stop
				};
			} catch (error) {
				throw await service.stop(), error;
			}
		}
		function disarmGit({ exportVariable }) {
			exportVariable("GIT_CONFIG_PARAMETERS", "'core.fsmonitor=false'"), exportVariable("GIT_NO_LAZY_FETCH", "1");
		}
		function isConfigError(error) {
			return error instanceof Error && "code" in error && error.code === "config_invalid";
		}
		async function readFiles(io, settings, { event, github }, readOutline) {
			let { localService: configPath } = settings, workspace = (0, job_workspace.OH)(io), trusted = (0, trusted_files.t)({
				...io,
				...settings,
				event,
				github
			}), readTrusted = (path) => trusted.read("local-service", path).catch((cause) => {
				throw cause instanceof errors.h4 ? cause : unreadable(path, (0, errors.Uc)(cause), cause);
			}), file = await readTrusted(configPath), text = toText(file, configPath);
			io.log.info(`Service configuration "${file.path}" ${file.place}.`);
			let { playbooks, withoutSandbox, unconfined } = readOutline(text, io.env), quoteNames = (names) => names.map((name) => `"${name}"`).join(", ");
			if (withoutSandbox.length > 0) {
				let message = (0, wording.MH)`${inputLabel} is "${configPath}", which has no "sandbox" for ${quoteNames(withoutSandbox)}. Write "sandbox: bubblewrap", or "sandbox: none" if the agent may see everything in the job.`;
				throw (0, values.Gq)("local-service", message);
			}
			settings.changes !== "none" && unconfined.length > 0 && io.log.warning(`Without a sandbox ${quoteNames(unconfined)} can write the file of changes itself, or replace it. The job that posts still judges that file by the policy. Write "sandbox: bubblewrap".`);
			let textByPath = new Map([[workspace.resolve(file.path), text]]), folder = (0, external_node_path_.dirname)(file.path), paths = playbooks.map((path) => (0, external_node_path_.isAbsolute)(path) ? path : (0, external_node_path_.join)(folder, path));
			for (let path of new Set(paths)) textByPath.set(workspace.resolve(path), toText(await readTrusted(path), path));
			let readText = (path) => textByPath.get(path) ?? "", files = {
				readText,
				folder: workspace.resolve(".")
			};
			return {
				config: workspace.resolve(file.path),
				files,
				paths: [...textByPath.keys()]
			};
		}
		function toText({ bytes, place }, path) {
			if (bytes === void 0) throw unreadable(path, `there is no such file ${place}`);
			let decode = () => new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
			return (0, errors.aU)(decode, (cause) => unreadable(path, "it isn't UTF-8 text", cause));
		}
		function prepareSignIn({ env }, { localService: file, intern, ...rest }, { baseUrl, job, addJob }) {
			let credentials = toCredentials(job, file), internName = intern ?? job.intern;
			if (internName === void 0) {
				let message = (0, wording.MH)`${(0, wording.hF)("intern")} is not given, and "${file}" does not have exactly one intern. Name one of its interns.`;
				throw (0, values.LO)("intern", message);
			}
			let { request_url: url, request_token: token } = addJob(), jobEnv = {
				...env,
				ACTIONS_ID_TOKEN_REQUEST_URL: url,
				ACTIONS_ID_TOKEN_REQUEST_TOKEN: token
			};
			return {
				settings: {
					...rest,
					baseUrl,
					credentials,
					intern: internName
				},
				io: {
					env: jobEnv,
					fetch: fetch.p6
				}
			};
		}
		function toCredentials({ federationPolicyId, audience, apiKey }, file) {
			if (federationPolicyId !== void 0 && audience !== void 0) return {
				by: "exchange",
				federationPolicyId,
				audience,
				isAudienceDefault: !1,
				subjectToken: { from: "ci" },
				apiKey: void 0
			};
			if (apiKey !== void 0) return {
				by: "api-key",
				apiKey: new secret.z(apiKey.reveal())
			};
			let message = (0, wording.MH)`${inputLabel} is "${file}", which gives the step no way to sign in. Add a policy with "issuer: identity-provider", or a standard key.`;
			throw (0, values.Gq)("local-service", message);
		}
		function unreadable(path, why, cause) {
			return (0, values.Gq)("local-service", (0, wording.MH)`${inputLabel} can't be read: "${path}": ${why}. Check the path.`, cause);
		}
		function loadService(folder) {
			return import(__rewriteRelativeImportExtension((0, external_node_url_.pathToFileURL)((0, external_node_path_.join)(folder, "service/index.js")).href));
		}
		let inputLabel = (0, wording.hF)("local-service");
		function refuseConflictingInputs(getInput) {
			let other = input_lists.O.find((name) => getInput(name) !== "");
			if (other !== void 0) throw (0, values.hj)(other, (0, wording.MH)`Both ${inputLabel} and ${(0, wording.hF)(other)} are given. Use one of them.`);
			let command = getInput("command") || "prompt";
			if (command === "prompt") return;
			let message = (0, wording.MH)`${inputLabel} is for "command: prompt", but the command is "${command}". Leave it out, or use "command: prompt".`;
			throw (0, values.hj)("local-service", message);
		}
		function refuseQuestionsForLater({ onPause, parkedForMs }) {
			let inputName = onPause === "stop" ? "on-pause" : parkedForMs > 0 ? "parked-for" : void 0;
			if (inputName === void 0) return;
			let message = (0, wording.MH)`${(0, wording.hF)(inputName)} leaves a question open for later, but the service of ${inputLabel} ends with the step, and its questions with it. Leave ${(0, wording.hF)(inputName)} out.`;
			throw (0, values.hj)(inputName, message);
		}
	}),
	8282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			wO: () => identifyProcess,
			W_: () => isRunning,
			I9: () => processIdentity
		});
		var external_node_child_process_ = __webpack_require__(1421), schemas = __webpack_require__(8395), errors = __webpack_require__(452), external_node_fs_ = __webpack_require__(3024);
		function readStatus(pid) {
			let text = (0, errors.y0)(() => (0, external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "latin1")) ?? "", [state, ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
			return state === "Z" || state === "X" ? [] : fields;
		}
		let processIdentity = schemas.Ikc({
			pid: schemas.aig(),
			started: schemas.YjP()
		});
		function identifyProcess(pid) {
			if (!Number.isInteger(pid) || pid < 1) return;
			let started = process.platform === "linux" ? readStatus(pid)[18] : readStartByPs(pid);
			return started === void 0 ? void 0 : {
				pid,
				started
			};
		}
		function isRunning({ pid, started }) {
			return identifyProcess(pid)?.started === started;
		}
		function readStartByPs(pid) {
			let options = {
				encoding: "utf8",
				stdio: "pipe",
				timeout: 5e3
			};
			return (0, errors.y0)(() => (0, external_node_child_process_.execFileSync)("ps", [
				"-o",
				"lstart=",
				"-p",
				String(pid)
			], options).trim()) || void 0;
		}
	}),
	8963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IN: () => marksOwnComment,
			du: () => buildHiddenLine,
			hQ: () => buildMarker,
			n6: () => readHiddenLine,
			t7: () => readMarker
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		let prefix = "<!-- intern-action ", hiddenLine = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildHiddenLine(data) {
			let json = JSON.stringify(data).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${prefix}${json} -->`;
		}
		function readHiddenLine(text) {
			let [, json] = hiddenLine.exec(text) ?? [];
			return json === void 0 ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(json);
		}
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"sticky",
				"new",
				"question"
			]),
			tag: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			session: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			parked: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()),
			question: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				code: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				state: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
					"open",
					"parked",
					"decided"
				]),
				until: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig()
			}))
		});
		function buildMarker(marker) {
			return buildHiddenLine(marker);
		}
		function readMarker(body) {
			return shape.safeParse(readHiddenLine(body)).data;
		}
		function marksOwnComment(body) {
			return body.startsWith(prefix);
		}
	})
};
