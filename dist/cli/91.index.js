export const id = 91;
export const ids = [91];
export const modules = {
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FO: () => exitCodeOf,
			XS: () => callFlag,
			c7: () => systemCodeOf,
			x5: () => refusal,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43072), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99859), _screen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21264);
		function refusal(code, source, message, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(code, message, {
				source,
				cause
			});
		}
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _command_js__WEBPACK_IMPORTED_MODULE_1__.An : error.code === "safety_limit_broken" ? _command_js__WEBPACK_IMPORTED_MODULE_1__.Lk : usageCodes.has(error.code) ? _command_js__WEBPACK_IMPORTED_MODULE_1__.rP : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs = [], flags, arguments: words = [] }) {
			let names = [...inputs, ...(0, _command_js__WEBPACK_IMPORTED_MODULE_1__.Zo)(flags).map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.replace(/^INTERNS?_?|_/gi, "").toUpperCase();
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && plain(name) === plain(wanted));
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(source)] ?? "") !== "") (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  Without the flag, ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input), io);
				stray === void 0 ? (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  It may also be set in the environment, as ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input)}.`) : (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(remark)}`);
			(input !== void 0 || accessCodes.test(error.code)) && (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, "  \"interns doctor\" says what to fix.");
			let offline = Object.values(command.examples).find((line) => line.startsWith("interns exec -- "));
			return input === "base-url" && offline !== void 0 && (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  To try it with a local service: ${offline}`), json && io.stdout(`${(0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.jj)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	}),
	76148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => runChild });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500), _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97309), _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42037), _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51612), _screen_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21264);
		function runChild([command = "", ...args], io, { name, env, interrupted }) {
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
					cwd: io.cwd,
					env,
					stdio: "inherit"
				});
				child.once("error", (error) => {
					let remedy = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_3__.p)(command, ["interns"]) === void 0 ? "Check its spelling, or give its path." : "Did you mean \"interns\"?", why = (0, _failure_js__WEBPACK_IMPORTED_MODULE_4__.c7)(error) === "ENOENT" ? `is not found. ${remedy}` : `can't be started: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(error))}`;
					(0, _screen_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, `interns ${name}: "${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(command)}" ${why}`), resolve(127);
				}), child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]))), interrupted.then(async (signal) => {
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
		function readExpectation(written) {
			if (!(0, json.Gv)(written)) return "it is no mapping";
			let { match, attribute_matchers: matchers, ...rest } = written;
			if (matchers !== void 0) {
				if (!(0, json.Gv)(matchers)) return "\"attribute_matchers\" is no mapping";
				let { iss, aud, sub, ...claims } = matchers;
				return ours({
					issuer: iss,
					audience: aud,
					subject: sub,
					claims
				});
			}
			return ours(match === void 0 ? rest : match);
		}
		let known = [
			"issuer",
			"audience",
			"subject",
			"subject_prefix",
			"claims",
			"condition"
		];
		function ours(written) {
			if (!(0, json.Gv)(written)) return "\"match\" is no mapping";
			let given = Object.entries(written).filter(([, value]) => value != null), strange = given.find(([name]) => !known.includes(name));
			if (strange !== void 0) return `the key "${strange[0].slice(0, 80)}" is not known`;
			if (given.length === 0) return "it expects nothing";
			let noText = given.find(([name, value]) => name !== "claims" && typeof value != "string");
			if (noText !== void 0) return `the key "${noText[0]}" has to be a text`;
			let { claims = {} } = written;
			if (!(0, json.Gv)(claims ?? {})) return "the key \"claims\" has to be a mapping";
			let texts = new Map(given.filter((one) => typeof one[1] == "string"));
			return {
				issuer: texts.get("issuer"),
				audience: texts.get("audience"),
				subject: texts.get("subject"),
				subjectPrefix: texts.get("subject_prefix"),
				condition: texts.get("condition"),
				claims: (0, json.Gv)(claims) ? claims : {}
			};
		}
		function compareClaims(expected, claims) {
			let { issuer, audience, subject, subjectPrefix, condition } = expected;
			return [
				...issuer === void 0 ? [] : [compare("issuer", issuer, claims.iss)],
				...audience === void 0 ? [] : [compareAudience(audience, claims.aud)],
				...subject === void 0 ? [] : [compareSubject(subject, claims, !1)],
				...subjectPrefix === void 0 ? [] : [compareSubject(subjectPrefix, claims, !0)],
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
		let pins = [
			"environment",
			"job_workflow_ref",
			"workflow_ref",
			"ref"
		], owners = /^(?:repository|repository_owner|project|namespace)(?:_id|_path)?$/;
		function describeWidth({ issuer, subject, subjectPrefix, claims, condition }) {
			if (condition !== void 0 || pins.some((name) => typeof claims[name] == "string")) return;
			let text = subject ?? subjectPrefix, several = wide("more than one branch, or pull requests");
			if (text === void 0) return issuer === "https://token.actions.githubusercontent.com" || Object.keys(claims).some((name) => owners.test(name)) ? several : void 0;
			if (text === "*") return several;
			if (/^(?:repo|project_path):/.test(text) && !/:environment:[^*]/.test(text)) return text.endsWith(":pull_request") ? wide("every pull request of this repository") : text.endsWith("*") ? several : void 0;
		}
		function wide(what) {
			return `This matches ${what}: whoever can push a branch can change the workflow there. Pin "environment", or "job_workflow_ref".`;
		}
		function compare(part, expected, found) {
			let shown = {
				part,
				expected: (0, identity_claims.WU)(expected),
				found: found === void 0 ? null : (0, identity_claims.WU)(found)
			};
			if (found === void 0) return {
				...shown,
				state: "missing",
				why: "The token has no such claim."
			};
			let isSame = expected === found;
			return {
				...shown,
				state: isSame ? "same" : "differs",
				why: isSame ? null : whyOther((0, identity_claims.WU)(expected), (0, identity_claims.WU)(found))
			};
		}
		function compareAudience(expected, found) {
			let all = [found ?? []].flat();
			return compare("audience", expected, all.find((one) => one === expected) ?? (all.length === 1 ? all[0] : found));
		}
		function compareSubject(expected, claims, isPrefix) {
			let { sub } = claims, part = isPrefix ? "subject_prefix" : "subject";
			if (typeof sub != "string") return compare(part, expected, sub);
			let isSame = isPrefix && expected.endsWith("*") ? sub.startsWith(expected.slice(0, -1)) : sub === expected, why = isSame ? null : whyOtherSubject(expected, claims, sub);
			return {
				part,
				state: isSame ? "same" : "differs",
				expected,
				found: sub,
				why
			};
		}
		let subjectForm = /^repo:([^/:@]+)(?:@\d+)?\/([^/:@]+)(?:@\d+)?:(.*)$/s;
		function whyOtherSubject(expected, claims, sub) {
			let theirs = subjectForm.exec(sub), theRule = subjectForm.exec(expected);
			if (theirs === null || theRule === null) return whyOther(expected, sub);
			let [, owner = "", name = "", rest = ""] = theirs, [, expectedOwner = "", expectedName = "", expectedRest = ""] = theRule, hasIds = (text) => /^repo:[^/]*@\d+\//.test(text);
			return owner === expectedOwner && name === expectedName && rest === expectedRest && hasIds(sub) !== hasIds(expected) ? `The subject ${hasIds(sub) ? "carries" : "lacks"} the numeric ids of owner and repository. Write "${sub}".` : rest.startsWith("environment:") && expectedRest.startsWith("ref:") ? `The job uses an environment, which takes the place of the branch. Write "${sub}".` : expectedRest.startsWith("environment:") && !rest.startsWith("environment:") ? "The job uses no environment. Name it in the job: \"environment: NAME\"." : rest === "pull_request" && expectedRest.startsWith("ref:") ? "The job runs for a pull request, whose subject names no branch." : (0, identity_claims.x0)(claims) ? identity_claims.vA : whyOther(expected, sub);
		}
		function whyOther(expected, found) {
			return expected.toLowerCase() === found.toLowerCase() ? "Only upper and lower case differ, and that counts." : expected.replace(/\/+$/, "") === found.replace(/\/+$/, "") ? "Only a slash at the end differs, and that counts." : null;
		}
		var places = __webpack_require__(11518), identity_source = __webpack_require__(70621), model_access = __webpack_require__(37923), service_settings = __webpack_require__(2382), values = __webpack_require__(97035), connect = __webpack_require__(62480), job_workspace = __webpack_require__(50082), log = __webpack_require__(97309), command = __webpack_require__(99859), failure = __webpack_require__(51612), screen = __webpack_require__(21264), child = __webpack_require__(76148);
		async function runIdentity(asked) {
			let { text, io } = asked, job = await asked.openJob(), expected = asked.value("expect");
			if (expected !== void 0) return runExpect(asked, expected, job);
			let report = await lookForIdentities(text, job);
			return (0, screen.A$)(asked, job, report, () => (0, screen.EO)(toText(report, io), io.terminal?.stdout)), report.used !== null && report.error === null ? 0 : 1;
		}
		async function runToken({ text, has, commandLine, io, openJob }) {
			let interrupted = io.interrupted(), job = await openJob(), settings = (0, service_settings.BF)(text);
			if (has("exec") && commandLine.length === 0) throw (0, failure.x5)("input_missing", "exec", "--exec needs a command after \"--\": interns token --exec -- npm test.");
			if (!has("exec") && commandLine.length > 0) throw (0, failure.x5)("input_invalid", "exec", "There is a command after \"--\". Add \"--exec\" to run it.");
			let { token: granted, expiresAt } = await (0, connect.nt)(job, settings);
			if (has("exec")) {
				let env = {
					...io.env,
					[settings.exportEnv ?? command.OP]: granted.reveal()
				};
				return (0, child.w)(commandLine, io, {
					name: "token",
					env,
					interrupted
				});
			}
			io.env.GITHUB_ACTIONS === "true" && io.stderr(`::add-mask::${granted.reveal()}\n`);
			let json = {
				access_token: granted.reveal(),
				expires_at: expiresAt
			};
			return io.stdout(has("json") ? `${(0, screen.jj)(json)}\n` : `${granted.reveal()}\n`), 0;
		}
		async function lookForIdentities(text, job) {
			let options = {
				...job,
				...(0, job_workspace.OH)(job)
			}, setting = (0, service_settings.kB)(text), sources = setting.from === "ci" ? (0, places.Bx)(options) : [await (0, connect.vz)(setting, job)], audience = text("audience") ?? originOf(text) ?? null, found = [];
			for (let source of sources) found.push({
				name: source.name,
				...await source.detect()
			});
			let ready = sources.find((_, index) => found[index]?.state === "ready"), report = {
				sources: found,
				used: ready?.name ?? null,
				audience,
				claims: null,
				error: null,
				warning: void 0
			};
			if (ready === void 0 || audience === null) return report;
			try {
				let token = await ready.fetchToken({
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
					warning: describeLife(token)
				};
			} catch (error) {
				return job.signal.throwIfAborted(), {
					...report,
					error: (0, errors.Uc)(error, failure.XS)
				};
			}
		}
		function originOf(text) {
			let baseUrl = text("base-url");
			return baseUrl === void 0 ? void 0 : new URL((0, values.$P)("base-url", baseUrl)).origin;
		}
		function toText({ sources, used, audience, claims, error, warning }, io) {
			let style = (0, screen._r)(io.terminal?.stdout), signs = {
				ready: style.green("✓"),
				broken: style.red("✗"),
				absent: style.dim("-")
			}, width = Math.max(...sources.map(({ name }) => name.length)), lines = sources.map((source) => {
				let found = source.state === "ready" ? source.name === used ? "used" : "ready" : `lacks ${source.lacks}`, remedy = source.state === "broken" ? ` ${style.bold("→")} ${(0, log.TN)(source.remedy)}` : "";
				return `${signs[source.state]} ${source.name.padEnd(width)}  ${(0, log.TN)(found)}${remedy}`;
			});
			if (used === null ? lines.push("", "There is no identity here. Give --subject-token-file, or use an API key.") : audience === null && lines.push("", "Give --audience or --base-url to see the claims of its token."), error !== null && lines.push("", style.red((0, log.TN)(error))), claims === null) return `${lines.join("\n")}\n`;
			lines.push("", "Claims of its token (unverified):");
			let claimWidth = Math.max(...Object.keys(claims).map((name) => name.length));
			for (let [name, value] of Object.entries(claims)) lines.push(`  ${name.padEnd(claimWidth)}  ${value === null ? style.dim("absent") : (0, log.TN)(value)}`);
			return warning !== void 0 && lines.push("", `${style.yellow("!")} ${warning}`), `${lines.join("\n")}\n`;
		}
		async function runExpect(asked, file, job) {
			let { text, io } = asked, workspace = (0, job_workspace.OH)(job), expected = await readExpected(file, (path) => workspace.readInputText(path)), written = text("model-access"), access = written === void 0 ? void 0 : (0, model_access.Q)(written, job.env), origin = originOf(text), audience = access?.audience ?? text("audience") ?? expected.audience ?? origin;
			if (audience === void 0) throw (0, failure.x5)("input_missing", "audience", "Nothing says which audience to ask for: write \"audience\" into the file, or give --audience.");
			let tokenFile = access?.subjectTokenFile, setting = tokenFile === void 0 ? (0, service_settings.kB)(text) : {
				from: "file",
				path: tokenFile
			}, source = await (0, connect.vz)(setting, job), token = await source.fetchToken({
				audience,
				signal: job.signal,
				timeoutMs: identity_source.x
			});
			job.log.mask(token);
			let claims = (0, identity_claims.sX)(token);
			if (claims === void 0) throw (0, values.tm)("expect", file, "The token of this job is no JWT, so it has no claims.");
			let parts = compareClaims(expected, claims), warnings = [describeWidth(expected), describeLife(token)].filter((words) => words !== void 0), warning = warnings.length === 0 ? null : warnings.join(" "), report = {
				audience,
				source: source.name,
				parts,
				warning
			};
			return (0, screen.A$)(asked, job, report, () => (0, screen.EO)(toComparisonText(report, io), io.terminal?.stdout)), parts.some(({ state }) => state === "differs" || state === "missing") ? command.Lk : 0;
		}
		function describeLife(token) {
			let seconds = (0, identity_claims.SO)(token);
			return seconds === void 0 ? void 0 : `The token lives for ${seconds} s. ${identity_claims.pm}`;
		}
		async function readExpected(file, read) {
			let mapping = (0, model_access.v)(await read(file).catch(() => "")), expected = mapping === void 0 ? "it can't be read, or is no mapping in YAML or JSON" : readExpectation(mapping);
			if (typeof expected != "string") return expected;
			let sentence = (0, log.TN)(`${expected.charAt(0).toUpperCase()}${expected.slice(1)}`);
			throw (0, values.tm)("expect", file, `${sentence}. Write "issuer", "audience", "subject", "subject_prefix" and "claims", or a vendor's "match" or "attribute_matchers".`);
		}
		function toComparisonText({ source, audience, parts, warning }, io) {
			let style = (0, screen._r)(io.terminal?.stdout), signs = {
				same: style.green("✓"),
				unchecked: style.dim("-"),
				differs: style.red("✗"),
				missing: style.red("✗")
			}, width = Math.max(...parts.map(({ part }) => part.length)), indent = " ".repeat(width + 4), cut = (text) => (0, log.TN)(text.slice(0, 300)), lines = parts.flatMap(({ part, state, expected, found, why }) => [
				`${signs[state]} ${(0, log.TN)(part).padEnd(width)}  ${state}: ${cut(expected)}`,
				...state === "differs" ? [`${indent}found: ${cut(found ?? "")}`] : [],
				...state === "unchecked" ? [`${indent}An expression is not evaluated here.`] : [],
				...why === null ? [] : [`${indent}${style.bold("→")} ${(0, log.TN)(why)}`]
			]), warned = warning === null ? [] : ["", `${style.yellow("!")} ${(0, log.TN)(warning)}`];
			return `The token of ${source}, audience ${(0, log.TN)(audience)} (unverified):\n${[...lines, ...warned].join("\n")}\n`;
		}
	}),
	37923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => readModelAccess,
			v: () => readMapping
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33554), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _models_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57368), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function readModelAccess(text, env) {
			let fail = (problem) => {
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Gq)("model-access")`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("model-access")} ${problem}`;
			}, unset = [], filled = fill(readMapping(text) ?? fail("has to be a mapping in YAML: \"provider: openai\" and its keys."), env, (key, name) => {
				key !== "api_key" && unset.push(`the key "${key}" names the variable "${name}", which is not set`);
			}), result = _models_access_js__WEBPACK_IMPORTED_MODULE_3__.m.safeParse(filled, { error: () => "is invalid" }), problems = result.success ? [] : result.error.issues.flatMap(toWords);
			return result.success && unset.length === 0 ? result.data : fail(`can't be used: ${[...unset, ...problems].join("; ")}.`);
		}
		function toWords({ code, path, message, keys = [] }) {
			return code === "unrecognized_keys" ? keys.map((key) => `the key "${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(key.slice(0, 80))}" is not known`) : [path.length === 0 ? `it ${message}` : `the key "${path.join(".")}" ${message}`];
		}
		function readMapping(text) {
			try {
				let value = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(text, {
					maxAliasCount: 0,
					prettyErrors: !1,
					logLevel: "error"
				});
				return typeof value == "object" && value && !Array.isArray(value) ? value : void 0;
			} catch {
				return;
			}
		}
		function fill(mapping, env, onUnset) {
			let entries = Object.entries(mapping).flatMap(([key, value]) => {
				if (typeof value != "string") return [[key, value]];
				let missing = [...value.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name).filter((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_5__.b)(env, name) === void 0);
				for (let name of missing) onUnset(key, name);
				return missing.length > 0 ? [] : [[key, value.replace(/\$\{(\w+)\}/g, (_, name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_5__.b)(env, name) ?? "")]];
			});
			return Object.fromEntries(entries);
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
			set: "OPENAI",
			passes: [
				"POST /chat/completions",
				"POST /responses",
				"POST /embeddings",
				"GET /models",
				"GET /models/*"
			],
			never: /^\/organization(?![\w~-])/i,
			free: void 0,
			meantPath: (path) => path,
			takesKeyHeader: !1,
			keptHeaders: [],
			authorize: (_kind, text) => ["Authorization", `Bearer ${text}`],
			joinedHeader: void 0,
			toError: ({ status, code, message }) => ({ error: {
				message,
				type: openAiErrors[status] ?? (status >= 500 ? "server_error" : "invalid_request_error"),
				param: null,
				code
			} }),
			usage: {
				read: (usage) => ({
					input: (0, provider.pq)(usage.prompt_tokens) || (0, provider.pq)(usage.input_tokens),
					output: (0, provider.pq)(usage.completion_tokens) || (0, provider.pq)(usage.output_tokens),
					cost: (0, provider.pq)(usage.cost)
				}),
				isSplit: !1
			}
		}, assumedLifetime = 3600, openai = {
			name: "openai",
			title: "OpenAI",
			ids: {
				required: ["identity_provider_id", "service_account_id"],
				optional: ["client_id"]
			},
			baseUrl: "https://api.openai.com/v1",
			audience: "https://api.openai.com/v1",
			tokenUrl: () => "https://auth.openai.com/oauth/token",
			buildTokenRequest: (ids, subjectToken) => ({
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({
					grant_type: oauth.tokenExchange,
					subject_token: subjectToken,
					subject_token_type: oauth.jwt,
					...ids
				})
			}),
			maxSubjectToken: 65536,
			lifetime: (told = assumedLifetime, subjectRest = assumedLifetime) => Math.min(told, subjectRest),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			causes: () => ["The mapping of the service account has to match the issuer and the claims, letter by letter.", "The audience has to be the one that the identity provider is registered with."],
			tellsCost: !1,
			wire: openAiWire
		}, interns = {
			name: "interns",
			title: "the deployment of interns",
			ids: {
				required: ["federation_policy_id"],
				optional: []
			},
			baseUrl: void 0,
			audience: void 0,
			tokenUrl: (baseUrl) => `${baseUrl}/oauth/token`,
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
			maxSubjectToken: 16384,
			lifetime: (told) => told === void 0 ? void 0 : Math.min(told, 900),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			causes: () => ["The organization has to trust this issuer, and the policy has to match this subject and audience."],
			tellsCost: !0,
			wire: {
				...openAiWire,
				never: path_rule.h,
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
				tokenUrl: (baseUrl) => `${baseUrl}/v1/oauth/token`,
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
				maxSubjectToken: 16384,
				lifetime(told, subjectRest) {
					return told === void 0 || subjectRest === void 0 ? told : Math.min(told, Math.max(60, 2 * subjectRest));
				},
				isSingleUse: !0,
				requestIdHeader: "request-id",
				causes(status, ids, isSingleUse) {
					return status === 401 ? [
						"Anthropic answers every refused assertion with the same 401: the reason stands only in the Console, on the page of workload identities, in the history of authentication. By likelihood:",
						"the federation rule does not match the token;",
						...ids.workspace_id === void 0 ? ["the rule is scoped to several workspaces, and \"workspace_id\" is not given;"] : [],
						`the "jti" of the token was used before${isSingleUse ? ", elsewhere" : ", and its issuer checks that"};`,
						"the lifetime of the token (exp - iat) is above the maximum of its issuer, by default an hour."
					] : [];
				},
				tellsCost: !1,
				wire: {
					set: "ANTHROPIC",
					passes: [
						"POST /v1/messages",
						"POST /v1/messages/count_tokens",
						"GET /v1/models",
						"GET /v1/models/*"
					],
					never: /^\/v1(?:[^\w~/-][^/]*)?\/(?:organizations|oauth)(?![\w~-])/i,
					free: /\/count_tokens$/,
					meantPath: (path) => path.replace(/^(?=\/(?:messages|models)(?:\/|$))/, "/v1"),
					takesKeyHeader: !0,
					keptHeaders: ["anthropic-version", "anthropic-dangerous-direct-browser-access"],
					authorize(kind, text, joined) {
						let betas = joined.split(",").map((beta) => beta.trim()).filter((beta) => beta !== ""), all = kind === "key" || betas.includes(tokenBeta) ? betas : [...betas, tokenBeta], header = all.length === 0 ? [] : ["anthropic-beta", all.join(",")];
						return [...kind === "key" ? ["X-Api-Key", text] : ["Authorization", `Bearer ${text}`], ...header];
					},
					joinedHeader: "anthropic-beta",
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
							].reduce((sum, field) => sum + (0, provider.pq)(usage[field]), 0),
							output: (0, provider.pq)(usage.output_tokens),
							cost: 0
						}),
						isSplit: !0
					}
				}
			}
		}, access_text = schemas.YjP("must be a text").check(api.m9(1, "must not be empty")), trusted = schemas.YPB(isTrustedUrl, "must be an https URL without a query, or one of this machine"), url = schemas.lqM(schemas.YjP("must be a URL").check(trusted)), amount = schemas.lqM(schemas.aig("must be a number").check(api.qm(0, "must be 0 or more"))), count = schemas.lqM(schemas.Whr("must be a whole number").check(api.qm(0, "must be 0 or more"))), id = schemas.lqM(access_text), written = schemas.rej({
			provider: schemas.k5n(provider.e4, `must be ${provider.e4.join(", ").replace(/, (?=\w+$)/, " or ")}`),
			federation_policy_id: id,
			identity_provider_id: id,
			service_account_id: id,
			client_id: id,
			federation_rule_id: id,
			organization_id: id,
			workspace_id: id,
			audience: id,
			api_key: schemas.lqM(access_text.check(api.Fk(/^[\x21-\x7e]+$/, "has characters that no key has"))),
			subject_token_file: id,
			single_use: schemas.lqM(schemas.zMY("must be true or false")),
			base_url: url,
			token_url: url,
			max_requests: count,
			max_tokens: count,
			max_cost: amount,
			allow_paths: schemas.lqM(schemas.YOg(access_text, "must be a list"))
		}, "must be a mapping"), modelAccess = schemas.FsL(written.check(({ value, issues }) => {
			for (let [key, message] of contradictions(value)) issues.push({
				code: "custom",
				path: [key],
				message,
				input: value
			});
		}), schemas.pdi(complete));
		function* contradictions(access) {
			let provider = providers[access.provider], given = Object.entries(access).flatMap(([key, value]) => value === void 0 ? [] : [key]);
			for (let key of given.filter((one) => !idsOf(provider).includes(one))) {
				let owner = Object.values(providers).findLast((one) => idsOf(one).includes(key));
				owner && (yield [key, `belongs to the provider "${owner.name}", and not to "${provider.name}"`]);
			}
			let needed = access.api_key === void 0 ? [...provider.ids.required] : [];
			provider.baseUrl === void 0 && needed.push("base_url");
			for (let key of needed.filter((one) => !given.includes(one))) yield [key, `is missing: the provider "${provider.name}" needs it`];
			access.max_cost !== void 0 && !provider.tellsCost && (yield ["max_cost", `can't hold: ${provider.title} tells no cost; write "max_tokens"`]);
			let { never, meantPath } = provider.wire;
			for (let rule of access.allow_paths ?? []) {
				let path = rule.replace(/^\S+ +/, "");
				(0, path_rule.I)(rule) === void 0 ? yield ["allow_paths", "has a rule that is none: write a method and a path, \"GET /v1/files\""] : never.test(meantPath(path)) && (yield ["allow_paths", `has a rule that names "${path}", which never passes`]);
			}
		}
		function idsOf({ ids }) {
			return [...ids.required, ...ids.optional];
		}
		function complete(access) {
			let provider = providers[access.provider], baseUrl = (access.base_url ?? provider.baseUrl ?? "").replace(/\/+$/, ""), ids = Object.entries(access).filter(([key, value]) => idsOf(provider).includes(key) && value !== void 0);
			return {
				provider,
				baseUrl,
				tokenUrl: access.token_url ?? provider.tokenUrl(baseUrl),
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
		function isTrustedUrl(given) {
			let { protocol, hostname, username, password, search, hash } = URL.parse(given) ?? {};
			return protocol === void 0 || `${username}${password}${search}${hash}` != "" ? !1 : protocol === "https:" || protocol === "http:" && (0, loopback.U9)(hostname ?? "");
		}
	}),
	79066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => readPathRule,
			h: () => neverOfInterns
		});
		let written = /^(\*|[A-Z]{1,20}) +(\/[\x21-\x7e]*)$/;
		function readPathRule(line) {
			let [, method, path] = written.exec(line) ?? [];
			if (method === void 0 || path === void 0 || /[?#\\]|\/\.{0,2}(?:\/|$)/.test(path)) return;
			let pieces = path.split(/(\*+)/);
			if (!(pieces.length > 17 || /\*{3}/.test(path))) return {
				method,
				path: RegExp(`^${pieces.map(toSource).join("")}$`, "s")
			};
		}
		function toSource(piece) {
			return piece === "**" ? ".*" : piece === "*" ? "[^/]*" : RegExp.escape(piece);
		}
		let neverOfInterns = /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
	}),
	67001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e4: () => providerNames,
			pq: () => countOf,
			wO: () => leadsToModel
		});
		let providerNames = [
			"interns",
			"openai",
			"anthropic"
		];
		function countOf(value) {
			return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
		}
		function leadsToModel(name) {
			return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
		}
	})
};
