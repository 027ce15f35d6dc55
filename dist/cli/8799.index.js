export const id = 8799;
export const ids = [8799];
export const modules = {
	10432: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { wJ: () => blobSha });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		function blobSha(bytes) {
			return objectSha("blob", bytes);
		}
		function objectSha(kind, bytes) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`${kind} ${bytes.byteLength}\0`).update(bytes).digest("hex");
		}
	}),
	45771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BK: () => readPolicyFile,
			N: () => withoutFlag,
			b_: () => policyThatPasses,
			fz: () => annotate,
			mC: () => findingLine,
			oO: () => policyOrProblems,
			pq: () => countOf,
			r6: () => findingOfFailure,
			vK: () => changeLine,
			yq: () => tellFindings
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97309), _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10401), _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99442), _wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96559), _screen_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21264);
		async function readPolicyFile(file, io) {
			let bytes;
			try {
				bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(io.cwd, file));
			} catch (error) {
				return { problems: [{
					line: 1,
					column: 1,
					code: "missing-file",
					message: `The policy file can't be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)}. "interns policy init" writes a starting file.`
				}] };
			}
			return (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_3__.T)(bytes, file);
		}
		async function policyOrProblems(file, io) {
			let reading = await readPolicyFile(file, io);
			if ("policy" in reading) return reading.policy;
			tellFindings(file, "error", reading.problems, io), annotate(file, "error", reading.problems, io, io.stderr);
		}
		async function policyThatPasses(bytes, file, io, findingOf = findingOfFailure) {
			let reading = await (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_3__.T)(bytes, file), findings = "problems" in reading ? reading.problems : (0, _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_4__.N)(reading.policy).map(findingOf);
			return tellFindings(file, "error", findings, io), "policy" in reading && findings.length === 0 ? reading.policy : void 0;
		}
		function tellFindings(file, level, findings, io) {
			for (let finding of findings) (0, _screen_js__WEBPACK_IMPORTED_MODULE_5__.qz)(io, findingLine(file, level, finding));
		}
		function findingOfFailure(failure) {
			let { line, column, name, pause } = failure;
			return {
				line,
				column,
				code: "test-failed",
				message: `Test "${name}"${pause === null ? "" : `, pause ${pause}`}: ${failure.message}`
			};
		}
		function changeLine({ tool_call_id: id, operation, was, now, wasAsked }) {
			return `${operation === null ? id : `${id} ${JSON.stringify(operation)}`}: ${was.answer ?? (wasAsked ? "ask" : "stop")} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
		}
		function withoutFlag({ changed: _changed, wasAsked: _asked, ...rest }) {
			return rest;
		}
		function findingLine(file, level, finding) {
			let { line, column, code, message } = finding;
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
		}
		function annotate(file, level, findings, io, write) {
			if (io.env.GITHUB_ACTIONS === "true") for (let { line, column, code, message } of findings) write(`::${level} ${`file=${property(file)},line=${line},col=${column},title=${property(code)}`}::${data(message)}\n`);
		}
		function data(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(text).replaceAll("%", "%25");
		}
		function property(text) {
			return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
		function countOf(lists, names) {
			return names.map((name) => lists[name] && (0, _wording_js__WEBPACK_IMPORTED_MODULE_7__.hS)(lists[name].length, name.slice(0, -1))).filter((count) => count !== void 0).join(", ");
		}
	}),
	34695: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ac: () => runTrustPolicy,
			OG: () => readPolicyText,
			hs: () => askForTrust,
			kb: () => dayOf
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), diff__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(37291), _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452), _permission_lint_lint_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37152), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71376), _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94780), _trust_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40584), _trust_copy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56505), _wording_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96559), _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99859), _failure_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(51612), _screen_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21264), _file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45771);
		async function runTrustPolicy({ words, has, io }) {
			let { checkout } = (0, _trust_checkout_js__WEBPACK_IMPORTED_MODULE_2__.P)(io.cwd);
			if (has("forget")) return (0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_3__.eL)(checkout, io.env), (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, `No policy is trusted for ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(checkout)} any more.`), 0;
			let { terminal } = io;
			if (terminal?.canAsk !== !0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.dz("input_invalid", "\"interns policy trust\" shows the policy to a person and asks, and there is no terminal. Run it in one.");
			let file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(io.cwd, words[0] ?? _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_7__.r2), copy = (0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_3__.xc)(checkout, io.env), answer = await askForTrust({
				checkout,
				file,
				text: readPolicyText(file),
				copy
			}, io, terminal);
			return answer === "broken" ? _command_js__WEBPACK_IMPORTED_MODULE_8__.rP : +(answer === "refused");
		}
		async function askForTrust({ checkout, file, text, copy }, io, terminal) {
			let name = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(io.cwd, file), policy = await (0, _file_js__WEBPACK_IMPORTED_MODULE_9__.b_)(Buffer.from(text), name, io);
			if (policy === void 0) return "broken";
			if (copy?.text === text && copy.file === file) return (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, `${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(name)} is the policy in use: you trusted it on ${dayOf(copy)}, and it has not changed.`), copy;
			for (let line of shownLines(text, copy)) io.stderr(`${line}\n`);
			(0, _file_js__WEBPACK_IMPORTED_MODULE_9__.yq)(name, "warning", (0, _permission_lint_lint_js__WEBPACK_IMPORTED_MODULE_10__.u)(policy), io);
			let style = (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__._r)(terminal.stderr), counts = `${(0, _wording_js__WEBPACK_IMPORTED_MODULE_11__.hS)(policy.rules.length, "rule")} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_11__.hS)(policy.tests.length, "test")}, which pass`, effect = `What it allows is done in ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(checkout)} without asking you.`;
			(0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, `${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(name)}${replaced(copy, file, io)} has ${counts}. ${effect}`);
			let ask = () => terminal.readLine(style.bold("Trust it? [y/N] "), new AbortController().signal), answer = await ask();
			for (; answer?.trim() === "?";) (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, whatTrustMeans), answer = await ask();
			if (!/^y(?:es)?$/i.test(answer?.trim() ?? "")) {
				let then = copy === void 0 ? "it allows nothing here" : `the copy of ${dayOf(copy)} stays in use`;
				return (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, `Not trusted: ${then}.`), "refused";
			}
			let kept = (0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_3__.OX)({
				checkout,
				file,
				text,
				now: Date.now()
			}, io.env), place = (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)((0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_3__.be)(checkout, io.env));
			return (0, _screen_js__WEBPACK_IMPORTED_MODULE_4__.qz)(io, `Trusted. The copy in use is ${place}; "interns policy trust --forget" takes it away.`), kept;
		}
		let whatTrustMeans = "Yes keeps a copy of this policy on this machine, and the copy decides: what it allows is done without asking you. After a no, nothing changes, and \"interns policy trust\" asks again.";
		function dayOf({ trustedAt }) {
			return trustedAt.slice(0, 10);
		}
		function replaced(copy, file, { cwd }) {
			return copy === void 0 ? "" : copy.file === file ? ", as it changed since you trusted it," : `, in place of the copy of ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, copy.file))},`;
		}
		function readPolicyText(file) {
			try {
				let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
				if (!found.isFile() || found.size > 4194304) throw Error("it is no regular file of at most 4 MiB");
				return new TextDecoder("utf-8", {
					fatal: !0,
					ignoreBOM: !0
				}).decode((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
			} catch (cause) {
				let why = `The policy file "${file}" can't be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(cause)}`;
				throw (0, _failure_js__WEBPACK_IMPORTED_MODULE_12__.x5)("input_invalid", "policy", `${why}. "interns policy init" writes a starting file.`, cause);
			}
		}
		function shownLines(text, copy) {
			return ((copy && (0, diff__WEBPACK_IMPORTED_MODULE_13__.ss)("trusted", "now", copy.text, text, void 0, void 0, {
				context: 3,
				maxEditLength: 2e3
			})) ?? text).split("\n").map((line) => (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_5__.jQ)(line.replaceAll("	", "  ")));
		}
	}),
	28799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vm: () => contextOf,
			describePolicyInUse: () => describePolicyInUse,
			hh: () => readTerminalPolicy,
			l7: () => vouchForPolicy
		});
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), errors = __webpack_require__(452), github_event = __webpack_require__(19607), environment = __webpack_require__(33554), json = __webpack_require__(16413), context = __webpack_require__(31576);
		function visibilityOf({ payload }) {
			let visibility = (0, github_event.$6)(payload, "repository", "visibility");
			if (visibility !== void 0) return visibility;
			let isPrivate = (0, github_event.Qc)(payload, "repository", "private");
			return isPrivate === void 0 ? context.$5 : isPrivate ? "private" : "public";
		}
		function toRunContext(event, env) {
			let pullRequest = (0, github_event.at)(event.payload, "pull_request"), actor = (0, environment.b)(env, "GITHUB_ACTOR");
			return {
				...context.Ut,
				event: event.name,
				ref: (0, environment.b)(env, "GITHUB_REF") ?? context.$5,
				base_ref: (0, environment.b)(env, "GITHUB_BASE_REF") ?? context.$5,
				fork: forkOf(event),
				draft: (0, github_event.Qc)(pullRequest, "draft") ?? context.$5,
				labels: labelsOf(pullRequest ?? (0, github_event.at)(event.payload, "issue")),
				actor: {
					...context.Ut.actor,
					association: associationOf(event.payload),
					type: typeOfActor(event.payload, actor),
					login: actor ?? context.$5
				},
				repository: { visibility: visibilityOf(event) }
			};
		}
		function forkOf(event) {
			if (!(0, github_event.Ch)(event)) return !1;
			let { payload } = event;
			if (event.name === "workflow_run") return differ((0, github_event.OW)(payload, "workflow_run", "head_repository", "id"), (0, github_event.OW)(payload, "repository", "id"));
			let pullRequest = (0, github_event.at)(payload, "pull_request");
			return (0, github_event.at)(pullRequest, "head", "repo") === null || differ((0, github_event.OW)(pullRequest, "head", "repo", "id"), (0, github_event.OW)(pullRequest, "base", "repo", "id"));
		}
		function differ(one, other) {
			return one === void 0 || other === void 0 ? context.$5 : one !== other;
		}
		function labelsOf(subject) {
			let labels = (0, github_event.at)(subject, "labels");
			return Array.isArray(labels) ? labels.flatMap((label) => (0, github_event.$6)(label, "name") ?? []) : context.$5;
		}
		function associationOf(payload) {
			let subject = [
				"comment",
				"review",
				"pull_request",
				"issue"
			].map((name) => (0, github_event.at)(payload, name)).find(json.Gv);
			return (0, github_event.$6)(subject, "author_association") ?? context.$5;
		}
		function typeOfActor(payload, actor) {
			let sender = (0, github_event.at)(payload, "sender");
			return actor !== void 0 && (0, github_event.$6)(sender, "login") === actor ? (0, github_event.$6)(sender, "type") ?? context.$5 : context.$5;
		}
		var places = __webpack_require__(11518), policy_source = __webpack_require__(42776), invisible = __webpack_require__(71376), starter = __webpack_require__(94780), trust_checkout = __webpack_require__(40584), copy = __webpack_require__(56505), wording = __webpack_require__(96559), failure = __webpack_require__(51612), screen = __webpack_require__(21264), trust = __webpack_require__(34695);
		async function vouchForPolicy({ given, has, io }) {
			let ref = given("policy-ref");
			if (given("policy") !== void 0 || ref !== void 0 && ref !== "auto" || (0, places._F)(io.env)) return;
			let { checkout, file, text, kept, copy } = findPolicy(io);
			if (text === void 0 && copy === void 0) return {
				path: starter.r2,
				bytes: void 0,
				isAbsent: !0
			};
			let terminal = io.terminal?.canAsk === !0 && !has("json") ? io.terminal : void 0;
			if (terminal !== void 0 && text !== void 0 && text !== copy?.text) {
				let answer = await (0, trust.hs)({
					checkout,
					file,
					text,
					copy: kept
				}, io, terminal);
				if (typeof answer == "object") return use(answer, io);
				if (copy === void 0 && answer === "broken") throw new errors.pn("policy_invalid", "The permission policy has the mistakes that are listed above. Correct them; nothing was sent.", { source: starter.r2 });
				if (copy === void 0) return {
					path: starter.r2,
					bytes: void 0
				};
			}
			if (copy !== void 0) return use(copy, io);
			let why = `The permission policy of this checkout, "${starter.r2}", is not trusted on this machine, and there is no terminal to ask on.`, remedy = `Name it with --policy ${starter.r2}, or run "interns policy trust" in a terminal.`;
			throw (0, failure.x5)("input_missing", "policy", `${why} ${remedy}`);
		}
		function describePolicyInUse(io) {
			if ((0, places._F)(io.env)) return;
			let { copy, text } = findPolicy(io);
			if (copy !== void 0) return describeCopy(copy, io, text === void 0 || text === copy.text ? "" : " The file is another by now.");
			if (text !== void 0) return `Policy: ${starter.r2} is not trusted on this machine and allows nothing until "interns chat" or "interns policy trust" has shown it to you.`;
		}
		function use(copy, io) {
			return (0, screen.qz)(io, describeCopy(copy, io, "")), {
				path: external_node_path_.relative(io.cwd, copy.file),
				bytes: Buffer.from(copy.text)
			};
		}
		function describeCopy(copy, io, more) {
			return `Policy: ${(0, invisible.jQ)(external_node_path_.relative(io.cwd, copy.file))}, the copy that you trusted on ${(0, trust.kb)(copy)}.${more}`;
		}
		function findPolicy(io) {
			let { folder, checkout } = (0, trust_checkout.P)(io.cwd), file = external_node_path_.resolve(io.cwd, starter.r2), kept = (0, copy.xc)(checkout, io.env), isHere = kept !== void 0 && (kept.file === file || (0, external_node_fs_.realpathSync)(io.cwd) === folder);
			return {
				checkout,
				file,
				text: (0, external_node_fs_.existsSync)(file) ? (0, trust.OG)(file) : void 0,
				kept,
				copy: isHere ? kept : void 0
			};
		}
		async function readTerminalPolicy(settings, job, { hasPerson, vouched }) {
			let event = {
				name: job.env.GITHUB_EVENT_NAME ?? "",
				payload: void 0
			}, github = () => {
				let words = (0, wording.MH)`${(0, wording.hF)("policy-ref")} is "${settings.policyRef}", which only the action can read on an event like "${event.name}". Use the action, or name "workspace" if nobody else can have written the checkout.`;
				throw (0, failure.x5)("input_invalid", "policy-ref", words);
			}, log = hasPerson ? {
				...job.log,
				notice() {}
			} : job.log, sourced = await (0, policy_source.ge)({
				...job,
				...settings,
				event,
				github,
				log,
				vouched
			});
			return hasPerson && (vouched?.isAbsent ?? !0) && sourced.facts.path === null && job.log.info(`There is no permission policy at "${settings.policy.path}": you are asked about everything.`), !hasPerson && settings.approvalMode === "manual" && sourced.facts.path !== null && job.log.notice("There is no terminal, so nobody is asked: what no rule of the permission policy allows is rejected."), sourced;
		}
		function contextOf({ env }) {
			return (0, github_event.z7)(env) ? toRunContext({
				name: env.GITHUB_EVENT_NAME ?? "",
				payload: void 0
			}, env) : context.Ut;
		}
	}),
	19607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$6: () => textAt,
			Ch: () => canOutsidersCause,
			OW: () => integerAt,
			Qc: () => flagAt,
			at: () => at,
			z7: () => isGitHubActions
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413);
		let trustedEvents = new Set([
			"push",
			"schedule",
			"workflow_dispatch",
			"repository_dispatch",
			"merge_group",
			"release",
			"create",
			"delete",
			"deployment",
			"deployment_status"
		]);
		function canOutsidersCause(event) {
			return !trustedEvents.has(event.name);
		}
		function isGitHubActions(env) {
			return env.GITHUB_ACTIONS === "true";
		}
		function at(value, ...path) {
			return path.reduce((inner, name) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(inner) && Object.hasOwn(inner, name) ? inner[name] : void 0, value);
		}
		function textAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "string" && found !== "" ? found : void 0;
		}
		function integerAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "number" && Number.isSafeInteger(found) ? found : void 0;
		}
		function flagAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "boolean" ? found : void 0;
		}
	}),
	49127: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nu: () => readRepository,
			Vb: () => nameOf
		});
		function readRepository(env) {
			let [, owner, repo] = /^([\w-]+)\/([\w.-]+)$/.exec(env.GITHUB_REPOSITORY ?? "") ?? [];
			return owner === void 0 || repo === void 0 ? void 0 : {
				owner,
				repo
			};
		}
		function nameOf({ owner, repo }) {
			return `${owner}/${repo}`;
		}
	}),
	42776: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			fb: () => isUntrusted,
			ge: () => readPolicySource,
			h4: () => readProxyPolicy
		});
		var errors = __webpack_require__(452), permission_policy = __webpack_require__(8157), sha256 = __webpack_require__(75468), external_node_path_ = __webpack_require__(76760), git_objects = __webpack_require__(10432), github_event = __webpack_require__(19607), subject = __webpack_require__(49127), places = __webpack_require__(11518), values = __webpack_require__(97035), wording = __webpack_require__(96559), job_workspace = __webpack_require__(50082);
		function openTrustedFiles(options) {
			let workspace = (0, job_workspace.OH)(options), origin = toPolicyOrigin(options.policyRef, options.event, options.env), reader;
			return {
				origin,
				async read(name, given) {
					if (origin.from === "workspace") return {
						path: given,
						commit: null,
						place: "of the checkout",
						bytes: await readWorkspaceFile(given, workspace)
					};
					let path = repositoryPath(name, given);
					return reader ??= openCommit(origin, options, workspace.path(".")), {
						path,
						...await (await reader)(path)
					};
				}
			};
		}
		async function openCommit(origin, options, root) {
			if (origin.from === "ref" && !(0, github_event.z7)(options.env)) {
				let { ref } = origin;
				return async (path) => {
					let { commit, bytes } = await readGitFile(ref, path, {
						...options,
						root
					});
					return {
						commit,
						place: `at ${ref} (commit ${commit})`,
						bytes
					};
				};
			}
			if ((0, subject.Nu)(options.env) === void 0) throw (0, values.Gq)("policy-ref")`GITHUB_REPOSITORY names no repository, so no file can be read from it.`;
			let { readDefaultBranch, readFileAt, resolveCommit } = await __webpack_require__.e(430).then(__webpack_require__.bind(__webpack_require__, 90430)), github = options.github(), ref = origin.from === "ref" ? origin.ref : await readDefaultBranch(github), commit = await resolveCommit(github, ref), place = `of ${ref} at commit ${commit}`;
			return async (path) => ({
				commit,
				place,
				bytes: await readFileAt(github, {
					commit,
					path,
					maxBytes: 4194304
				})
			});
		}
		async function readWorkspaceFile(path, workspace) {
			try {
				return await workspace.readInput(path);
			} catch (cause) {
				if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return;
				throw cause;
			}
		}
		function repositoryPath(name, given) {
			let path = external_node_path_.posix.normalize(given);
			if (!path.startsWith("/") && path !== "." && path !== ".." && !path.startsWith("../")) return path;
			throw (0, values.Gq)(name)`${(0, wording.hF)(name)} is "${given}". Use a path from the root of the repository.`;
		}
		function toPolicyOrigin(policyRef, event, env) {
			if (policyRef === "workspace") return { from: "workspace" };
			if (policyRef !== "auto") return {
				from: "ref",
				ref: policyRef
			};
			if ((0, github_event.z7)(env)) return { from: (0, github_event.Ch)(event) ? "default-branch" : "workspace" };
			let pipeline = (0, places.l9)(env);
			if (pipeline.is === "none" || pipeline.is === "trusted") return { from: "workspace" };
			let what = pipeline.is === "merge-request" ? `this is a pipeline of ${pipeline.ci} for a merge or pull request` : `this is a pipeline of ${pipeline.ci}, and nothing says that it is not for a merge or pull request`;
			throw (0, values.Gq)("policy-ref")`${(0, wording.hF)("policy-ref")} is "auto", but ${what}, whose author may have written the policy. ${"Name a git ref that its author cannot change, such as \"origin/main\", or \"workspace\" to trust the checkout."}`;
		}
		async function readGitFile(ref, path, { execute, signal, root }) {
			let git = async (...args) => {
				try {
					return await execute("git", [
						"-C",
						root,
						...args
					], signal);
				} catch (cause) {
					throw signal.throwIfAborted(), new job_workspace.Hv(`git ${args[0]} failed at "${ref}"; fetch that ref into this clone`, { cause });
				}
			}, commit = (await git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`)).trim(), listed = await git("ls-tree", "-z", "--full-tree", commit, "--", path), [, mode, sha = ""] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listed) ?? [];
			if (mode === void 0) return {
				commit,
				bytes: void 0
			};
			if (mode !== "100644" && mode !== "100755") throw new job_workspace.Hv(`its mode is ${mode}, which is no regular file`);
			let bytes = Buffer.from(await git("cat-file", "blob", sha));
			if ((0, git_objects.wJ)(bytes) !== sha) throw new job_workspace.Hv("it is no UTF-8 text");
			return {
				commit,
				bytes
			};
		}
		function isUntrusted({ bytes, isAbsent }) {
			return bytes === void 0 && isAbsent !== !0;
		}
		async function readPolicySource(options) {
			let { policy: given, log } = options, { path, commit, place, bytes, origin } = await readSource(options);
			if (bytes === void 0) {
				if (options.vouched !== void 0 && isUntrusted(options.vouched)) return {
					policy: permission_policy.n4,
					bytes,
					facts: nobody,
					origin
				};
				if (given.named) throw missing(path, place);
				return log.notice(`There is no permission policy at "${path}" ${place}, so no rule allows anything. "interns policy init" writes one.`), {
					policy: permission_policy.n4,
					bytes,
					facts: {
						...nobody,
						commit
					},
					origin
				};
			}
			let { loadTestedPolicy } = await __webpack_require__.e(793).then(__webpack_require__.bind(__webpack_require__, 90793)), policy = await loadTestedPolicy(bytes, path), digest = (0, sha256.s)(bytes);
			return log.info(`Permission policy "${path}" ${place}, SHA-256 ${digest}.`), {
				policy,
				bytes,
				facts: {
					path,
					commit,
					digest,
					tests: policy.tests.length
				},
				origin
			};
		}
		let nobody = {
			path: null,
			commit: null,
			digest: null
		};
		async function readSource(options) {
			let { vouched } = options;
			if (vouched !== void 0) {
				let place = vouched.isAbsent === !0 ? "of the checkout" : "that a person trusted";
				return {
					...vouched,
					commit: null,
					place,
					origin: { from: "workspace" }
				};
			}
			let { origin, read } = openTrustedFiles(options), { path } = options.policy;
			return {
				...await read("policy", path).catch((cause) => {
					throw cause instanceof errors.h4 ? cause : missing(path, origin.from === "ref" ? `at ${origin.ref}` : "of the checkout", cause);
				}),
				origin
			};
		}
		function missing(path, place, cause) {
			let why = cause instanceof job_workspace.Hv ? `is not read: ${cause.message}.` : "can't be read. Check the path; in a job, check out the repository first.";
			return new errors.pn("policy_missing", `The permission policy "${path}" ${place} ${why}`, {
				source: path,
				cause
			});
		}
		async function readProxyPolicy({ approvalMode, policy, policyRef }, log, read) {
			let isNamed = policy.named || policyRef !== "auto", nothing = {
				policy: permission_policy.n4,
				bytes: void 0
			};
			if (approvalMode === "self-drive" && !isNamed) return nothing;
			try {
				return await read();
			} catch (error) {
				let isPlace = error instanceof errors.dz || error instanceof errors.y_;
				if (isNamed || !isPlace) throw error;
				return log.notice(`The proxy has no permission policy, so it allows nothing: ${(0, errors.Uc)(error)}`), nothing;
			}
		}
	}),
	40584: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => findPlace });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92782);
		function findPlace(folder) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return {
				folder,
				checkout: folder
			};
			let start = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
			for (let at = start;; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git")) && !(0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.zC)(at)) return {
					folder: at,
					checkout: repositoryOf(at) ?? at
				};
				if (at === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) return {
					folder: start,
					checkout: start
				};
			}
		}
		function repositoryOf(checkout) {
			let link = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, ".git");
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(link).isFile()) return;
			let [, named] = /^gitdir: (.+)\n?$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, "utf8")) ?? [];
			if (named === void 0) return;
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(checkout, named), common = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
			if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) === "worktrees" && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(common) === ".git") return namesBack(folder, link) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common)) : void 0;
		}
		function namesBack(folder, link) {
			try {
				let named = (0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.XF)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "gitdir")).replace(/\n$/, "");
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(named) ? named : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, named)) === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(link);
			} catch {
				return !1;
			}
		}
	}),
	56505: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			OX: () => keepTrustedCopy,
			be: () => copyPath,
			eL: () => forgetTrustedCopy,
			xc: () => readTrustedCopy
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92782), _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16413), _sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75468);
		function copyPath(checkout, env) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust", `${(0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.dJ)(checkout)}.json`);
		}
		function readTrustedCopy(checkout, env, digestOf = _sha256_js__WEBPACK_IMPORTED_MODULE_4__.s) {
			let path = copyPath(checkout, env), written;
			try {
				written = (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.XF)(path);
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
				throw damaged(path, (0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error));
			}
			let copy = (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(written);
			if (!isCopy(copy) || copy.checkout !== checkout || copy.digest !== digestOf(copy.text)) throw damaged(path, "it is not as it was written");
			return copy;
		}
		function keepTrustedCopy({ checkout, file, text, now }, env) {
			let copy = {
				checkout,
				file,
				text,
				digest: (0, _sha256_js__WEBPACK_IMPORTED_MODULE_4__.s)(text),
				trustedAt: new Date(now).toISOString()
			};
			return (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.wZ)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust"), 448), (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.f8)(copyPath(checkout, env), `${JSON.stringify(copy)}\n`), copy;
		}
		function forgetTrustedCopy(checkout, env) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(copyPath(checkout, env), { force: !0 });
		}
		function isCopy(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.Gv)(value) && [
				"checkout",
				"file",
				"text",
				"digest",
				"trustedAt"
			].every((name) => typeof value[name] == "string");
		}
		function damaged(path, why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.pn("policy_invalid", `The trusted copy of the permission policy, "${path}", is not used: ${why}. "interns policy trust --forget" takes it away, "interns policy trust" makes it anew.`, { source: path });
		}
	})
};
