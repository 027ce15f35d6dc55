export const id = 3107;
export const ids = [3107];
export const modules = {
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => nameAsFlag,
			x: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _inputs_input_lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29937), _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63689), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99859), _exit_code_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75720), _screen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21264);
		let accessCodePattern = /^(?:identity|exchange|api|intern)_/, nameAsFlag = (name) => `--${name}`;
		function createNameInput({ inputs = [], flags, arguments: words = [] }) {
			let names = [...inputs, ...(0, _command_js__WEBPACK_IMPORTED_MODULE_0__.PQ)(flags).map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? nameAsFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function findMisspeltVariable(wanted, { env }) {
			let strip = (name) => name.replace(/^INTERNS?_?|_/gi, "").toUpperCase();
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && strip(name) === strip(wanted));
		}
		function reportFailure(thrown, command, isJsonWanted, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), nameInput = createNameInput(command), source = error.data.source ?? "", text = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(`interns ${command.name}: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(thrown, nameInput)} (${error.code})`);
			(0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, error.data.line === void 0 ? text : text.replaceAll(` ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(source)}:`, `\n${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(source)}:`));
			let missingInput = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(source)] ?? "") !== "") (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  Without the flag, the environment variable ${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(source)} is used.`);
			else if (missingInput !== void 0) {
				let misspelt = findMisspeltVariable((0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(missingInput), io);
				misspelt === void 0 ? (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  You can also set it in the environment, as ${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(missingInput)}.`) : (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  ${misspelt} is set, but nothing reads it. Did you mean ${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(missingInput)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(remark)}`);
			(accessCodePattern.test(error.code) || _inputs_input_lists_js__WEBPACK_IMPORTED_MODULE_6__.O.some((name) => name === missingInput)) && (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, "  \"interns doctor\" says what to fix.");
			let example = Object.values(command.examples).find((line) => line.startsWith("interns exec -- "));
			return missingInput === "base-url" && example !== void 0 && (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  To try it with a local service: ${example}`), isJsonWanted && io.stdout(`${(0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.jj)({ error: {
				code: error.code,
				message: error.messageFor(nameInput)
			} })}\n`), (0, _exit_code_js__WEBPACK_IMPORTED_MODULE_7__.t4)(error);
		}
	}),
	76148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => runChild });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97309), _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42037), _screen_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21264);
		function runChild([command = "", ...args], io, { name, env, interrupt }) {
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
					cwd: io.cwd,
					env,
					stdio: "inherit"
				});
				child.once("error", (error) => {
					let remedy = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_3__.q)(command, ["interns"]) === void 0 ? "Check its spelling, or give its path." : "Did you mean \"interns\"?", why = (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.oO)(error) === "ENOENT" ? `is not found. ${remedy}` : `can't be started: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Uc)(error))}`;
					(0, _screen_js__WEBPACK_IMPORTED_MODULE_6__.qz)(io, `interns ${name}: "${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(command)}" ${why}`), resolve(127);
				}), child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]))), interrupt.then(async (signal) => {
					signal !== "SIGTERM" && io.terminal?.canAsk === !0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(3e3, void 0, { ref: !1 }), child.kill(signal);
				});
			});
		}
	}),
	91: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			runIdentity: () => runIdentity,
			runToken: () => runToken
		});
		var errors = __webpack_require__(452), identity_claims = __webpack_require__(7881), json = __webpack_require__(16413);
		function readExpectation(mapping) {
			if (!(0, json.Gv)(mapping)) return "it is not a mapping";
			let { match, attribute_matchers: matchers, ...rest } = mapping;
			if (matchers !== void 0) {
				if (!(0, json.Gv)(matchers)) return "\"attribute_matchers\" is not a mapping";
				let { iss, aud, sub, ...claims } = matchers;
				return toExpectation({
					issuer: iss,
					audience: aud,
					subject: sub,
					claims
				});
			}
			return toExpectation(match === void 0 ? rest : match);
		}
		let expectationKeys = [
			"issuer",
			"audience",
			"subject",
			"subject_prefix",
			"claims",
			"condition"
		];
		function toExpectation(mapping) {
			if (!(0, json.Gv)(mapping)) return "\"match\" is not a mapping";
			let entries = Object.entries(mapping).filter(([, value]) => value != null), unknownEntry = entries.find(([name]) => !expectationKeys.includes(name));
			if (unknownEntry !== void 0) return `the key "${unknownEntry[0].slice(0, 80)}" is not known`;
			if (entries.length === 0) return "it expects nothing";
			let nonTextEntry = entries.find(([name, value]) => name !== "claims" && typeof value != "string");
			if (nonTextEntry !== void 0) return `the key "${nonTextEntry[0]}" must be a text`;
			let claims = mapping.claims ?? {};
			if (!(0, json.Gv)(claims)) return "the key \"claims\" must be a mapping";
			let texts = new Map(entries.filter((one) => typeof one[1] == "string"));
			return {
				issuer: texts.get("issuer"),
				audience: texts.get("audience"),
				subject: texts.get("subject"),
				subjectPrefix: texts.get("subject_prefix"),
				condition: texts.get("condition"),
				claims
			};
		}
		function compareClaims(expected, claims) {
			let { issuer, audience, subject, subjectPrefix, condition } = expected;
			return [
				...issuer === void 0 ? [] : [compare("issuer", issuer, claims.iss)],
				...audience === void 0 ? [] : [compareAudience(audience, claims.aud)],
				...subject === void 0 ? [] : [compareSubject("subject", subject, claims)],
				...subjectPrefix === void 0 ? [] : [compareSubject("subject_prefix", subjectPrefix, claims)],
				...Object.entries(expected.claims).map(([name, value]) => compare(`claims.${name}`, value, claims[name])),
				...condition === void 0 ? [] : [{
					part: "condition",
					state: "unchecked",
					expected: condition,
					found: null,
					why: null
				}]
			];
		}
		let pinningClaims = [
			"environment",
			"job_workflow_ref",
			"workflow_ref",
			"ref"
		], ownerClaim = /^(?:repository|repository_owner|project|namespace)(?:_id|_path)?$/;
		function findBreadthWarning({ issuer, subject, subjectPrefix, claims, condition }) {
			if (condition !== void 0 || pinningClaims.some((name) => typeof claims[name] == "string")) return;
			let text = subject ?? subjectPrefix, warning = toWarning("more than one branch, or pull requests");
			if (text === void 0) return issuer === "https://token.actions.githubusercontent.com" || Object.keys(claims).some((name) => ownerClaim.test(name)) ? warning : void 0;
			if (text === "*") return warning;
			let pinsEnvironment = /:environment:[^*]/.test(text);
			if (/^(?:repo|project_path):/.test(text) && !pinsEnvironment) return text.endsWith(":pull_request") ? toWarning("every pull request of this repository") : text.endsWith("*") ? warning : void 0;
		}
		function toWarning(what) {
			return `This matches ${what}: whoever can push a branch can change the workflow there. Pin "environment", or "job_workflow_ref".`;
		}
		function compare(part, expected, found) {
			let shown = {
				part,
				expected: (0, identity_claims.ej)(expected),
				found: found === void 0 ? null : (0, identity_claims.ej)(found)
			};
			if (found === void 0) return {
				...shown,
				state: "missing",
				why: "The token has no such claim."
			};
			let isSame = expected === found, why = isSame ? null : explainDifference((0, identity_claims.ej)(expected), (0, identity_claims.ej)(found));
			return {
				...shown,
				state: isSame ? "same" : "differs",
				why
			};
		}
		function compareAudience(expected, found) {
			let audiences = [found ?? []].flat();
			return compare("audience", expected, audiences.find((one) => one === expected) ?? (audiences.length === 1 ? audiences[0] : found));
		}
		function compareSubject(part, expected, claims) {
			let { sub } = claims;
			if (typeof sub != "string") return compare(part, expected, sub);
			let isSame = part === "subject_prefix" && expected.endsWith("*") ? sub.startsWith(expected.slice(0, -1)) : sub === expected, why = isSame ? null : explainSubject(expected, claims, sub);
			return {
				part,
				state: isSame ? "same" : "differs",
				expected,
				found: sub,
				why
			};
		}
		let subjectForm = /^repo:([^/:@]+)(?:@\d+)?\/([^/:@]+)(?:@\d+)?:(.*)$/s;
		function explainSubject(expected, claims, sub) {
			let actualMatch = subjectForm.exec(sub), expectedMatch = subjectForm.exec(expected);
			if (actualMatch === null || expectedMatch === null) return explainDifference(expected, sub);
			let [, owner = "", name = "", rest = ""] = actualMatch, [, expectedOwner = "", expectedName = "", expectedRest = ""] = expectedMatch, hasIds = (text) => /^repo:[^/]*@\d+\//.test(text);
			return owner === expectedOwner && name === expectedName && rest === expectedRest && hasIds(sub) !== hasIds(expected) ? `The subject ${hasIds(sub) ? "carries" : "lacks"} the numeric ids of owner or repository. Write "${sub}".` : rest.startsWith("environment:") && expectedRest.startsWith("ref:") ? `The job uses an environment, which takes the place of the branch. Write "${sub}".` : expectedRest.startsWith("environment:") && !rest.startsWith("environment:") ? "The job uses no environment. Name it in the job: \"environment: NAME\"." : rest === "pull_request" && expectedRest.startsWith("ref:") ? "The job runs for a pull request, whose subject names no branch." : (0, identity_claims.u1)(claims) ? identity_claims.vA : explainDifference(expected, sub);
		}
		function explainDifference(expected, found) {
			return expected.toLowerCase() === found.toLowerCase() ? "They differ only in upper and lower case, which matters." : expected.replace(/\/+$/, "") === found.replace(/\/+$/, "") ? "They differ only in a slash at the end, which matters." : null;
		}
		var places = __webpack_require__(11518), identity_source = __webpack_require__(70621), model_access = __webpack_require__(37923), service_settings = __webpack_require__(2382), values = __webpack_require__(97035), connect = __webpack_require__(62480), job_workspace = __webpack_require__(50082), log = __webpack_require__(97309), command = __webpack_require__(99859), exit_code = __webpack_require__(75720), failure = __webpack_require__(51612), screen = __webpack_require__(21264), child = __webpack_require__(76148);
		async function runIdentity(invocation) {
			let { text, io } = invocation, job = await invocation.openJob(), expectationFile = invocation.value("expect");
			if (expectationFile !== void 0) return runComparison(invocation, expectationFile, job);
			let report = await findIdentities(text, job);
			return (0, screen.RS)(invocation, job, report, () => (0, screen.EO)(toIdentitiesText(report, io), io.terminal?.stdout)), report.used !== null && report.error === null ? 0 : 1;
		}
		async function runToken({ text, has, commandLine, io, openJob }) {
			let interrupt = io.waitForInterrupt(), job = await openJob(), settings = (0, service_settings.BF)(text);
			if (has("exec") && commandLine.length === 0) throw (0, values.LO)("exec", "--exec needs a command after \"--\": interns token --exec -- npm test.");
			if (!has("exec") && commandLine.length > 0) throw (0, values.Gq)("exec", "There is a command after \"--\". Add \"--exec\" to run it.");
			let { token: accessToken, expiresAt } = await (0, connect.nt)(job, settings);
			if (has("exec")) {
				let env = {
					...io.env,
					[settings.exportEnv ?? command.LW]: accessToken.reveal()
				};
				return (0, child.w)(commandLine, io, {
					name: "token",
					env,
					interrupt
				});
			}
			io.env.GITHUB_ACTIONS === "true" && io.stderr(`::add-mask::${accessToken.reveal()}\n`);
			let json = {
				access_token: accessToken.reveal(),
				expires_at: expiresAt
			};
			return io.stdout(has("json") ? `${(0, screen.jj)(json)}\n` : `${accessToken.reveal()}\n`), 0;
		}
		async function findIdentities(text, job) {
			let options = {
				...job,
				...(0, job_workspace.OH)(job)
			}, setting = (0, service_settings.kB)(text), sources = setting.from === "ci" ? (0, places.Bx)(options) : [await (0, connect.Zl)(setting, job)], audience = text("audience") ?? readOrigin(text) ?? null, states = await Array.fromAsync(sources, async (source) => ({
				name: source.name,
				...await source.detect()
			})), readySource = sources.find((_, index) => states[index]?.state === "ready"), report = {
				sources: states,
				used: readySource?.name ?? null,
				audience,
				claims: null,
				error: null,
				warning: void 0
			};
			if (readySource === void 0 || audience === null) return report;
			try {
				let token = await readySource.fetchToken({
					audience,
					signal: job.signal,
					timeoutMs: identity_source.x
				});
				job.log.mask(token);
				let claims = (0, identity_claims.$q)(token).map(({ name, value }) => [name, value ?? null]);
				return claims.length === 0 ? {
					...report,
					error: "The token is not a JWT, so it has no claims."
				} : {
					...report,
					claims: Object.fromEntries(claims),
					warning: describeLongLife(token)
				};
			} catch (error) {
				return job.signal.throwIfAborted(), {
					...report,
					error: (0, errors.Uc)(error, failure.S)
				};
			}
		}
		function readOrigin(text) {
			let baseUrl = text("base-url");
			return baseUrl === void 0 ? void 0 : new URL((0, values.$P)("base-url", baseUrl)).origin;
		}
		function toIdentitiesText(report, io) {
			let { sources, used, audience, claims, error, warning } = report, style = (0, screen._r)(io.terminal?.stdout), signs = {
				ready: style.green("\u2713"),
				broken: style.red("\u2717"),
				absent: style.dim("-")
			}, width = Math.max(...sources.map(({ name }) => name.length)), lines = sources.map((source) => {
				let finding = source.state === "ready" ? source.name === used ? "used" : "ready" : `lacks ${source.lacks}`, remedy = source.state === "broken" ? ` ${style.bold("\u2192")} ${(0, log.TN)(source.remedy)}` : "";
				return `${signs[source.state]} ${source.name.padEnd(width)}  ${(0, log.TN)(finding)}${remedy}`;
			});
			if (used === null ? lines.push("", "There is no identity here. Give --subject-token-file, or use an API key.") : audience === null && lines.push("", "Give --audience or --base-url to see the claims of its token."), error !== null && lines.push("", style.red((0, log.TN)(error))), claims === null) return `${lines.join("\n")}\n`;
			lines.push("", "Claims of its token (unverified):");
			let claimWidth = Math.max(...Object.keys(claims).map((name) => name.length));
			for (let [name, value] of Object.entries(claims)) lines.push(`  ${name.padEnd(claimWidth)}  ${value === null ? style.dim("absent") : (0, log.TN)(value)}`);
			return warning !== void 0 && lines.push("", `${style.yellow("!")} ${warning}`), `${lines.join("\n")}\n`;
		}
		async function runComparison(invocation, file, job) {
			let { text, io } = invocation, workspace = (0, job_workspace.OH)(job), expected = await readExpectationFile(file, (path) => workspace.readInputText(path)), accessText = text("model-access"), access = accessText === void 0 ? void 0 : (0, model_access.Q)(accessText, job.env), origin = readOrigin(text), audience = access?.audience ?? text("audience") ?? expected.audience ?? origin;
			if (audience === void 0) throw (0, values.LO)("audience", "No audience is given: write \"audience\" into the file, or give --audience.");
			let tokenFile = access?.subjectTokenFile, setting = tokenFile === void 0 ? (0, service_settings.kB)(text) : {
				from: "file",
				path: tokenFile
			}, source = await (0, connect.Zl)(setting, job), token = await source.fetchToken({
				audience,
				signal: job.signal,
				timeoutMs: identity_source.x
			});
			job.log.mask(token);
			let claims = (0, identity_claims.Yq)(token);
			if (claims === void 0) throw (0, values.tm)("expect", file, "The token of this job is not a JWT, so it has no claims.");
			let parts = compareClaims(expected, claims), warnings = [findBreadthWarning(expected), describeLongLife(token)].filter((words) => words !== void 0), report = {
				audience,
				source: source.name,
				parts,
				warning: warnings.length === 0 ? null : warnings.join(" ")
			};
			return (0, screen.RS)(invocation, job, report, () => (0, screen.EO)(toComparisonText(report, io), io.terminal?.stdout)), parts.some(({ state }) => state === "differs" || state === "missing") ? exit_code.Lk : 0;
		}
		function describeLongLife(token) {
			let seconds = (0, identity_claims.r_)(token);
			return seconds === void 0 ? void 0 : `The token lives for ${seconds} s. ${identity_claims.pm}`;
		}
		async function readExpectationFile(file, read) {
			let mapping = (0, model_access.v)(await read(file).catch(() => "")), flawOrExpectation = mapping === void 0 ? "it can't be read, or is not a mapping in YAML or JSON" : readExpectation(mapping);
			if (typeof flawOrExpectation != "string") return flawOrExpectation;
			let sentence = (0, log.TN)(`${flawOrExpectation.charAt(0).toUpperCase()}${flawOrExpectation.slice(1)}`);
			throw (0, values.tm)("expect", file, `${sentence}. Write "issuer", "audience", "subject", "subject_prefix" and "claims", or a vendor's "match" or "attribute_matchers".`);
		}
		function toComparisonText({ source, audience, parts, warning }, io) {
			let style = (0, screen._r)(io.terminal?.stdout), signs = {
				same: style.green("\u2713"),
				unchecked: style.dim("-"),
				differs: style.red("\u2717"),
				missing: style.red("\u2717")
			}, width = Math.max(...parts.map(({ part }) => part.length)), indent = " ".repeat(width + 4), cut = (text) => (0, log.TN)(text.slice(0, 300)), lines = parts.flatMap(({ part, state, expected, found, why }) => [
				`${signs[state]} ${(0, log.TN)(part).padEnd(width)}  ${state}: ${cut(expected)}`,
				...state === "differs" ? [`${indent}found: ${cut(found ?? "")}`] : [],
				...state === "unchecked" ? [`${indent}An expression is not evaluated here.`] : [],
				...why === null ? [] : [`${indent}${style.bold("\u2192")} ${(0, log.TN)(why)}`]
			]), warningLines = warning === null ? [] : ["", `${style.yellow("!")} ${(0, log.TN)(warning)}`];
			return `The token of ${source}, audience ${(0, log.TN)(audience)} (unverified):\n${[...lines, ...warningLines].join("\n")}\n`;
		}
	}),
	37923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => readModelAccess,
			v: () => readMapping
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16413), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97309), _models_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57368), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function readModelAccess(text, env) {
			let fail = (problem) => {
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Gq)("model-access", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("model-access")} ${problem}`);
			}, variableProblems = [], mapping = readMapping(text) ?? fail("must be a mapping in YAML: \"provider: openai\" and its keys."), entries = Object.entries(mapping).flatMap(([key, value]) => {
				if (typeof value != "string") return [[key, value]];
				let unsetVariables = [...value.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name).filter((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, name) === void 0), problems = unsetVariables.map((name) => `the key "${key}" names the variable "${name}", which is not set`);
				return key !== "api_key" && variableProblems.push(...problems), unsetVariables.length > 0 ? [] : [[key, value.replace(/\$\{(\w+)\}/g, (_, name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, name) ?? "")]];
			}), result = _models_access_js__WEBPACK_IMPORTED_MODULE_4__.m.safeParse(Object.fromEntries(entries), { error: () => "is invalid" });
			if (result.success && variableProblems.length === 0) return result.data;
			let schemaProblems = (result.error?.issues ?? []).flatMap((issue) => {
				let { path, message } = issue;
				return issue.code === "unrecognized_keys" ? issue.keys.map((key) => `the key "${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(key.slice(0, 80))}" is not known`) : [path.length === 0 ? `it ${message}` : `the key "${path.join(".")}" ${message}`];
			});
			return fail(`can't be used: ${[...variableProblems, ...schemaProblems].join("; ")}.`);
		}
		function readMapping(text) {
			let value = (0, _errors_js__WEBPACK_IMPORTED_MODULE_6__.y0)(() => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(text, {
				maxAliasCount: 0,
				prettyErrors: !1,
				logLevel: "error"
			}));
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value) ? value : void 0;
		}
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
	57368: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => modelAccess });
		var schemas = __webpack_require__(94343), api = __webpack_require__(43759), loopback = __webpack_require__(83838), secret = __webpack_require__(36385), path_rule = __webpack_require__(79066), provider = __webpack_require__(67001);
		let oauth = {
			tokenExchange: "urn:ietf:params:oauth:grant-type:token-exchange",
			jwtBearer: "urn:ietf:params:oauth:grant-type:jwt-bearer",
			jwt: "urn:ietf:params:oauth:token-type:jwt",
			accessToken: "urn:ietf:params:oauth:token-type:access_token"
		}, openAiErrors = {
			401: "authentication_error",
			402: "insufficient_quota"
		}, openAiWire = {
			variablePrefix: "OPENAI",
			defaultRules: [
				"POST /chat/completions",
				"POST /responses",
				"POST /embeddings",
				"GET /models",
				"GET /models/*"
			],
			forbidden: /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/organization(?![\w~-])/i,
			completePath: (path) => path,
			authorize: (_kind, text) => ["Authorization", `Bearer ${text}`],
			toError: ({ status, code, message }) => ({ error: {
				message,
				type: openAiErrors[status] ?? (status >= 500 ? "server_error" : "invalid_request_error"),
				param: null,
				code
			} }),
			usage: {
				read(usage) {
					let output = (0, provider.zK)(usage.completion_tokens) || (0, provider.zK)(usage.output_tokens);
					return {
						input: (0, provider.zK)(usage.prompt_tokens) || (0, provider.zK)(usage.input_tokens) || Math.max(0, (0, provider.zK)(usage.total_tokens) - output),
						output,
						cost: (0, provider.zK)(usage.cost)
					};
				},
				isSplit: !1
			}
		}, defaultSeconds = 3600, openai = {
			name: "openai",
			title: "OpenAI",
			ids: {
				required: ["identity_provider_id", "service_account_id"],
				optional: ["client_id"]
			},
			baseUrl: "https://api.openai.com/v1",
			audience: "https://api.openai.com/v1",
			buildTokenUrl: () => "https://auth.openai.com/oauth/token",
			buildTokenRequest: (ids, subjectToken) => ({
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({
					grant_type: oauth.tokenExchange,
					subject_token: subjectToken,
					subject_token_type: oauth.jwt,
					...ids
				})
			}),
			maxTokenCharacters: 65536,
			computeLifetime: (stated = defaultSeconds, subjectLeft = defaultSeconds) => Math.min(stated, subjectLeft),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			explain: () => ["The mapping of the service account has to match the issuer and the claims exactly.", "The audience has to be the one that the identity provider is registered with."],
			reportsCost: !1,
			wire: openAiWire
		}, interns = {
			name: "interns",
			title: "the deployment of interns",
			ids: {
				required: ["federation_policy_id"],
				optional: []
			},
			buildTokenUrl: (baseUrl) => `${baseUrl}/oauth/token`,
			buildTokenRequest: (ids, subjectToken) => ({
				headers: { "Content-Type": "application/x-www-form-urlencoded" },
				body: new URLSearchParams({
					...ids,
					grant_type: oauth.tokenExchange,
					subject_token: subjectToken,
					subject_token_type: oauth.jwt,
					requested_token_type: oauth.accessToken,
					scope: "inference"
				}).toString()
			}),
			maxTokenCharacters: 16384,
			computeLifetime: (statedSeconds) => statedSeconds === void 0 ? void 0 : Math.min(statedSeconds, 900),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			explain: () => ["The organization has to trust this issuer, and the policy has to match this subject and audience."],
			reportsCost: !0,
			wire: {
				...openAiWire,
				forbidden: path_rule.q,
				toError: ({ status, code, message, isRepeatable }) => ({ error: {
					code: status,
					message,
					metadata: {
						reason: code,
						retryable: isRepeatable
					}
				} })
			}
		}, tokenBeta = "oauth-2025-04-20", anthropicErrors = {
			401: "authentication_error",
			402: "billing_error",
			403: "permission_error",
			413: "request_too_large",
			504: "timeout_error"
		}, providers = {
			interns,
			openai,
			anthropic: {
				name: "anthropic",
				title: "Anthropic",
				ids: {
					required: [
						"federation_rule_id",
						"organization_id",
						"service_account_id"
					],
					optional: ["workspace_id"]
				},
				baseUrl: "https://api.anthropic.com",
				audience: "https://api.anthropic.com",
				buildTokenUrl: (baseUrl) => `${baseUrl}/v1/oauth/token`,
				buildTokenRequest: (ids, subjectToken) => ({
					headers: {
						"Content-Type": "application/json",
						"anthropic-beta": `${tokenBeta},oidc-federation-2026-04-01`
					},
					body: JSON.stringify({
						grant_type: oauth.jwtBearer,
						assertion: subjectToken,
						...ids
					})
				}),
				maxTokenCharacters: 16384,
				computeLifetime(statedSeconds, subjectSecondsLeft) {
					return statedSeconds === void 0 || subjectSecondsLeft === void 0 ? statedSeconds : Math.min(statedSeconds, Math.max(60, 2 * subjectSecondsLeft));
				},
				isSingleUse: !0,
				requestIdHeader: "request-id",
				explain(status, ids, isSingleUse) {
					return status === 401 ? [
						"Anthropic answers every refused assertion with the same 401: only the Console shows the reason, on the page of workload identities, in the authentication history. The most likely reasons first:",
						"the federation rule does not match the token;",
						...ids.workspace_id === void 0 ? ["the rule is scoped to several workspaces, and \"workspace_id\" is not given;"] : [],
						`the "jti" of the token was used before${isSingleUse ? ", elsewhere" : ", and its issuer checks that"};`,
						"the lifetime of the token (exp - iat) is above the maximum of its issuer, by default an hour."
					] : [];
				},
				reportsCost: !1,
				wire: {
					variablePrefix: "ANTHROPIC",
					defaultRules: [
						"POST /v1/messages",
						"POST /v1/messages/count_tokens",
						"GET /v1/models",
						"GET /v1/models/*"
					],
					forbidden: /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/(?:organizations|oauth)(?![\w~-])/i,
					unmetered: /\/count_tokens$/,
					completePath: (path) => path.replace(/^(?=\/(?:messages|models)(?:\/|$))/, "/v1"),
					takesKeyHeader: !0,
					forwardedHeaders: new Set(["anthropic-version", "anthropic-dangerous-direct-browser-access"]),
					authorize(kind, text, readHeader) {
						let betas = readHeader("anthropic-beta").split(",").map((beta) => beta.trim()).filter((beta) => beta !== ""), allBetas = kind === "key" || betas.includes(tokenBeta) ? betas : [...betas, tokenBeta], header = allBetas.length === 0 ? [] : ["anthropic-beta", allBetas.join(",")];
						return [...kind === "key" ? ["X-Api-Key", text] : ["Authorization", `Bearer ${text}`], ...header];
					},
					toError: ({ status, message }) => ({
						type: "error",
						error: {
							type: anthropicErrors[status] ?? (status >= 500 ? "api_error" : "invalid_request_error"),
							message
						},
						request_id: null
					}),
					usage: {
						read: (usage) => ({
							input: [
								"input_tokens",
								"cache_creation_input_tokens",
								"cache_read_input_tokens"
							].reduce((sum, field) => sum + (0, provider.zK)(usage[field]), 0),
							output: (0, provider.zK)(usage.output_tokens),
							cost: 0
						}),
						isSplit: !0
					}
				}
			}
		}, nonEmptyText = schemas.YjP("must be a text").check(api.m9(1, "must not be empty")), trustedUrl = schemas.YPB(isTrustedUrl, "must be an https URL, or a URL of this machine, without a query"), serviceUrl = schemas.lqM(schemas.YjP("must be a URL").check(trustedUrl)), amount = schemas.lqM(schemas.aig("must be a number").check(api.qm(0, "must be 0 or more"))), count = schemas.lqM(schemas.Whr("must be a whole number").check(api.qm(0, "must be 0 or more"))), optionalText = schemas.lqM(nonEmptyText), accessShape = schemas.rej({
			provider: schemas.k5n(provider.e4, `must be ${provider.e4.join(", ").replace(/, (?=\w+$)/, " or ")}`),
			federation_policy_id: optionalText,
			identity_provider_id: optionalText,
			service_account_id: optionalText,
			client_id: optionalText,
			federation_rule_id: optionalText,
			organization_id: optionalText,
			workspace_id: optionalText,
			audience: optionalText,
			api_key: schemas.lqM(nonEmptyText.check(api.Fk(/^[\x21-\x7e]+$/, "has characters that a key can't have"))),
			subject_token_file: optionalText,
			single_use: schemas.lqM(schemas.zMY("must be true or false")),
			base_url: serviceUrl,
			token_url: serviceUrl,
			max_requests: count,
			max_tokens: count,
			max_cost: amount,
			allow_paths: schemas.lqM(schemas.YOg(nonEmptyText, "must be a list"))
		}, "must be a mapping"), modelAccess = schemas.FsL(accessShape.check(({ value, issues }) => {
			for (let [key, message] of findMistakes(value)) issues.push({
				code: "custom",
				path: [key],
				message,
				input: value
			});
		}), schemas.pdi(completeAccess));
		function* findMistakes(access) {
			let provider = providers[access.provider], presentKeys = Object.entries(access).flatMap(([key, value]) => value === void 0 ? [] : [key]);
			for (let key of presentKeys.filter((one) => !listIds(provider).includes(one))) {
				let owner = Object.values(providers).findLast((one) => listIds(one).includes(key));
				owner && (yield [key, `belongs to the provider "${owner.name}", not to "${provider.name}"`]);
			}
			let requiredKeys = access.api_key === void 0 ? [...provider.ids.required] : [];
			provider.baseUrl === void 0 && requiredKeys.push("base_url");
			for (let key of requiredKeys.filter((one) => !presentKeys.includes(one))) yield [key, `is missing: the provider "${provider.name}" needs it`];
			access.max_cost !== void 0 && !provider.reportsCost && (yield ["max_cost", `can't be enforced: ${provider.title} does not report costs; use "max_tokens"`]);
			let { forbidden, completePath } = provider.wire;
			for (let rule of access.allow_paths ?? []) {
				let path = rule.replace(/^\S+ +/, "");
				(0, path_rule.I)(rule) === void 0 ? yield ["allow_paths", "has an invalid rule: write a method and a path, such as \"GET /v1/files\""] : forbidden.test(completePath(path)) && (yield ["allow_paths", `has a rule that names "${path}", which is never forwarded`]);
			}
		}
		function listIds({ ids }) {
			return [...ids.required, ...ids.optional];
		}
		function completeAccess(access) {
			let provider = providers[access.provider], baseUrl = (access.base_url ?? provider.baseUrl ?? "").replace(/\/+$/, ""), ids = Object.entries(access).filter(([key, value]) => listIds(provider).includes(key) && value !== void 0);
			return {
				provider,
				baseUrl,
				tokenUrl: access.token_url ?? provider.buildTokenUrl(baseUrl),
				audience: access.audience ?? provider.audience ?? new URL(baseUrl).origin,
				isAudienceDefault: access.audience === void 0,
				ids: Object.fromEntries(ids.map(([key, value]) => [key, String(value)])),
				apiKey: access.api_key === void 0 ? void 0 : new secret.z(access.api_key),
				subjectTokenFile: access.subject_token_file,
				isSingleUse: access.single_use ?? provider.isSingleUse,
				caps: {
					maxRequests: access.max_requests ?? 0,
					maxTokens: access.max_tokens ?? 0,
					maxCost: access.max_cost ?? 0
				},
				allowPaths: access.allow_paths ?? []
			};
		}
		function isTrustedUrl(value) {
			let url = URL.parse(value);
			return url !== null && `${url.username}${url.password}${url.search}${url.hash}` == "" && (0, loopback.FY)(url);
		}
	}),
	79066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => readPathRule,
			q: () => forbiddenForInterns
		});
		let rulePattern = /^(\*|[A-Z]{1,20}) +(\/[\x21-\x7e]*)$/, unusablePath = /[?#\\]|\/\.{0,2}(?:\/|$)/;
		function readPathRule(line) {
			let [, method, path] = rulePattern.exec(line) ?? [];
			if (method === void 0 || path === void 0 || unusablePath.test(path)) return;
			let parts = path.split(/(\*+)/);
			if (!(parts.length > 17 || /\*{3}/.test(path))) return {
				method,
				path: RegExp(`^${parts.map(toSource).join("")}$`, "s")
			};
		}
		function toSource(part) {
			return part === "**" ? ".*" : part === "*" ? "[^/]*" : RegExp.escape(part);
		}
		let forbiddenForInterns = /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
	}),
	67001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e4: () => providerNames,
			wO: () => leadsToModel,
			zK: () => toCount
		});
		let providerNames = [
			"interns",
			"openai",
			"anthropic"
		];
		function toCount(value) {
			return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
		}
		function leadsToModel(name) {
			return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
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
