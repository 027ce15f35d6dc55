export const id = 7532;
export const ids = [7532];
export const modules = {
	45771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BK: () => readPolicyFile,
			LS: () => plural,
			fz: () => annotate,
			k1: () => policyPath,
			mC: () => findingLine,
			oO: () => policyOrProblems,
			r6: () => findingOfFailure
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97309), _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10401), _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94780), _screen_print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27928);
		function policyPath(named) {
			return named ?? _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_2__.r2;
		}
		async function readPolicyFile(file, io) {
			let bytes;
			try {
				bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(io.cwd, file));
			} catch (error) {
				return { problems: [{
					line: 1,
					column: 1,
					code: "missing-file",
					message: `The policy file can't be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}. "interns policy init" writes a starting file.`
				}] };
			}
			return (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_4__.T)(bytes, file);
		}
		async function policyOrProblems(file, io) {
			let reading = await readPolicyFile(file, io);
			if ("policy" in reading) return reading.policy;
			for (let problem of reading.problems) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_5__.qz)(io, findingLine(file, "error", problem));
			annotate(file, "error", reading.problems, io, io.stderr);
		}
		function findingOfFailure(failure) {
			let { line, column, name, pause, message } = failure;
			return {
				line,
				column,
				code: "test-failed",
				message: `Test "${name}"${pause === null ? "" : `, pause ${pause}`}: ${message}`
			};
		}
		function findingLine(file, level, finding) {
			let { line, column, code, message } = finding;
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
		}
		function annotate(file, level, findings, io, write) {
			if (io.env.GITHUB_ACTIONS === "true") for (let { line, column, code, message } of findings) write(annotationLine({
				level,
				file: (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(file),
				line,
				column,
				title: code,
				message: (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(message)
			}));
		}
		function plural(count, noun, many = `${noun}s`) {
			return `${count} ${count === 1 ? noun : many}`;
		}
		function annotationLine(annotation) {
			let { level, file, line, column, title, message } = annotation;
			return `::${level} file=${property(file)},line=${line},col=${column},title=${property(title)}::${data(message)}\n`;
		}
		function data(text) {
			return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		function property(text) {
			return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
	}),
	34695: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			askForTrust: () => askForTrust,
			dayOf: () => dayOf,
			readPolicyText: () => readPolicyText,
			runTrustPolicy: () => runTrustPolicy
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), diff__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(37291), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10401), _permission_lint_lint_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75833), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71376), _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99442), _trust_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40584), _trust_copy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56505), _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99859), _screen_print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27928), _screen_style_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67706), _file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45771);
		async function runTrustPolicy({ words, has, io }) {
			let checkout = (0, _trust_checkout_js__WEBPACK_IMPORTED_MODULE_2__.I)(io.cwd);
			if (has("forget")) return forget(checkout, io);
			let { terminal } = io;
			if (terminal?.canAsk !== !0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", "\"interns policy trust\" shows the policy to a person and asks, and there is no terminal. Run it in one.");
			let file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(io.cwd, (0, _file_js__WEBPACK_IMPORTED_MODULE_4__.k1)(words[0])), copy = (0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_5__.xc)(checkout, io.env), answer = await askForTrust({
				checkout,
				file,
				text: readPolicyText(file),
				copy
			}, io, terminal);
			return answer === "broken" ? _command_js__WEBPACK_IMPORTED_MODULE_6__.rP : +(answer === "refused");
		}
		function forget(checkout, io) {
			return (0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_5__.eL)(checkout, io.env), (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, `No policy is trusted for ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(checkout)} any more.`), 0;
		}
		async function askForTrust({ checkout, file, text, copy }, io, terminal) {
			let name = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(io.cwd, file), policy = await (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_9__.T)(Buffer.from(text), name);
			if ("problems" in policy) {
				for (let problem of policy.problems) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, (0, _file_js__WEBPACK_IMPORTED_MODULE_4__.mC)(name, "error", problem));
				return "broken";
			}
			let failures = (0, _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_10__.N)(policy.policy);
			for (let failure of failures) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, (0, _file_js__WEBPACK_IMPORTED_MODULE_4__.mC)(name, "error", (0, _file_js__WEBPACK_IMPORTED_MODULE_4__.r6)(failure)));
			if (failures.length > 0) return "broken";
			if (copy?.text === text && copy.file === file) return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, `${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(name)} is the policy in use: you trusted it on ${dayOf(copy)}, and it has not changed.`), copy;
			for (let line of shownLines(text, copy)) io.stderr(`${line}\n`);
			for (let warning of (0, _permission_lint_lint_js__WEBPACK_IMPORTED_MODULE_11__.u)(policy.policy)) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, (0, _file_js__WEBPACK_IMPORTED_MODULE_4__.mC)(name, "warning", warning));
			let style = (0, _screen_style_js__WEBPACK_IMPORTED_MODULE_12__._)(terminal.stderr), { rules, tests } = policy.policy;
			(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, `${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(name)}${replaced(copy, file, io)} has ${(0, _file_js__WEBPACK_IMPORTED_MODULE_4__.LS)(rules.length, "rule")} and ${(0, _file_js__WEBPACK_IMPORTED_MODULE_4__.LS)(tests.length, "test")}, which pass. What it allows is done in ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(checkout)} without asking you.`);
			let answer = await terminal.readLine(style.bold("Trust it? [y/N] "), new AbortController().signal);
			if (!/^y(?:es)?$/i.test(answer?.trim() ?? "")) return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, copy === void 0 ? "Not trusted: it allows nothing here." : `Not trusted: the copy of ${dayOf(copy)} stays in use.`), "refused";
			let kept = (0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_5__.OX)({
				checkout,
				file,
				text,
				now: Date.now()
			}, io.env);
			return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, `Trusted. The copy in use is ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)((0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_5__.be)(checkout, io.env))}; "interns policy trust --forget" takes it away.`), kept;
		}
		function dayOf({ trustedAt }) {
			return trustedAt.slice(0, 10);
		}
		function replaced(copy, file, { cwd }) {
			return copy === void 0 ? "" : copy.file === file ? ", as it changed since you trusted it," : `, in place of the copy of ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, copy.file))},`;
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
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", `The policy file "${file}" can't be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(cause)}. "interns policy init" writes a starting file.`, {
					source: "policy",
					cause
				});
			}
		}
		function shownLines(text, copy) {
			return ((copy === void 0 ? void 0 : (0, diff__WEBPACK_IMPORTED_MODULE_13__.ss)("trusted", "now", copy.text, text, void 0, void 0, {
				context: 3,
				maxEditLength: 2e3
			})) ?? text).split("\n").map((line) => (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(line.replaceAll("	", "  ")));
		}
	}),
	7532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			describePolicyInUse: () => describePolicyInUse,
			l: () => vouchForPolicy
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _identity_pipeline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86730), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71376), _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94780), _trust_checkout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40584), _trust_copy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56505), _screen_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27928), _trust_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34695);
		async function vouchForPolicy({ given, has, io }) {
			let ref = given("policy-ref");
			if (given("policy") !== void 0 || ref !== void 0 && ref !== "auto" || (0, _identity_pipeline_js__WEBPACK_IMPORTED_MODULE_2__._)(io.env)) return;
			let { checkout, file, text, kept, copy } = findPolicy(io);
			if (text === void 0 && copy === void 0) return {
				path: _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__.r2,
				bytes: void 0,
				isAbsent: !0
			};
			let terminal = io.terminal?.canAsk === !0 && !has("json") ? io.terminal : void 0;
			if (terminal !== void 0 && text !== void 0 && text !== copy?.text) {
				let answer = await (0, _trust_js__WEBPACK_IMPORTED_MODULE_4__.askForTrust)({
					checkout,
					file,
					text,
					copy: kept
				}, io, terminal);
				if (typeof answer == "object") return use(answer, io);
				if (copy === void 0 && answer === "broken") throw broken();
				if (copy === void 0) return {
					path: _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__.r2,
					bytes: void 0
				};
			}
			if (copy !== void 0) return use(copy, io);
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.dz("input_missing", `The permission policy of this checkout, "${_permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__.r2}", is not trusted on this machine, and there is no terminal to ask on. Name it with --policy ${_permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__.r2}, or run "interns policy trust" in a terminal.`, { source: "policy" });
		}
		function describePolicyInUse(io) {
			if ((0, _identity_pipeline_js__WEBPACK_IMPORTED_MODULE_2__._)(io.env)) return;
			let { copy, text } = findPolicy(io);
			if (copy !== void 0) return describeCopy(copy, io, text === void 0 || text === copy.text ? "" : " The file is another by now.");
			if (text !== void 0) return `Policy: ${_permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__.r2} is not trusted on this machine and allows nothing until "interns chat" or "interns policy trust" has shown it to you.`;
		}
		function use(copy, io) {
			return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_6__.qz)(io, describeCopy(copy, io, "")), {
				path: node_path__WEBPACK_IMPORTED_MODULE_1__.relative(io.cwd, copy.file),
				bytes: Buffer.from(copy.text)
			};
		}
		function describeCopy(copy, io, more) {
			return `Policy: ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_7__.jQ)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(io.cwd, copy.file))}, the copy that you trusted on ${(0, _trust_js__WEBPACK_IMPORTED_MODULE_4__.dayOf)(copy)}.${more}`;
		}
		function findPolicy(io) {
			let checkout = (0, _trust_checkout_js__WEBPACK_IMPORTED_MODULE_8__.I)(io.cwd), file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(io.cwd, _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__.r2), kept = (0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_9__.xc)(checkout, io.env), isHere = kept !== void 0 && (kept.file === file || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(io.cwd) === checkout);
			return {
				checkout,
				file,
				text: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0, _trust_js__WEBPACK_IMPORTED_MODULE_4__.readPolicyText)(file) : void 0,
				kept,
				copy: isHere ? kept : void 0
			};
		}
		function broken() {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.pn("policy_invalid", "The permission policy has the mistakes that are listed above. Correct them; nothing was sent.", { source: _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_3__.r2 });
		}
	}),
	67706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => createStyle });
		function createStyle(screen) {
			let sgr = (on, off) => (text) => screen?.hasColors === !0 && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
			return {
				plain: (text) => text,
				bold: sgr(1, 22),
				dim: sgr(2, 22),
				italic: sgr(3, 23),
				red: sgr(31, 39),
				green: sgr(32, 39),
				yellow: sgr(33, 39),
				cyan: sgr(36, 39)
			};
		}
	}),
	53528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => otherCiVariables,
			b: () => showsCi
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554);
		let otherCiVariables = "CONTINUOUS_INTEGRATION.APPVEYOR.BUDDY_WORKSPACE_ID.BUILDER_OUTPUT.BITRISE_IO.CF_BUILD_ID.CIRRUS_CI.CODEBUILD_BUILD_ID.DRONE.GO_PIPELINE_NAME.HARNESS_BUILD_ID.HUDSON_URL.JENKINS_URL.NETLIFY.PROW_JOB_ID.RENDER.SCREWDRIVER.SEMAPHORE.SPACELIFT.TASKCLUSTER_ROOT_URL.TEAMCITY_VERSION.TF_VAR_spacelift_run_id.TRAVIS.VERCEL.WOODPECKER.bamboo_planKey.BITBUCKET_PR_ID.BUILDKITE_PULL_REQUEST.CHANGE_ID.CIRCLE_PULL_REQUEST.DRONE_PULL_REQUEST.CI_MERGE_REQUEST_IID.SYSTEM_PULLREQUEST_PULLREQUESTID.CI.BUILD_NUMBER".split(".");
		function showsCi(env) {
			return (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "CI") !== void 0 || (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "TF_BUILD") !== void 0 || otherCiVariables.some((name) => !["false", "0"].includes((0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) ?? "0"));
		}
	}),
	86730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => isInCi,
			readPipeline: () => readPipeline
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554), _ci_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53528), _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62801), _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70621);
		function isInCi(env) {
			return (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "CI") !== void 0 || readPipeline(env).is !== "none";
		}
		function readPipeline(env) {
			let told = _places_js__WEBPACK_IMPORTED_MODULE_1__.be.filter((place) => (0, _source_js__WEBPACK_IMPORTED_MODULE_2__.n)(place, env) && !("noCi" in place.mergeRequest)).map(({ title, mergeRequest }) => ({
				ci: title,
				isMergeRequest: "told" in mergeRequest ? mergeRequest.told(env) : void 0
			})), merge = told.find(({ isMergeRequest }) => isMergeRequest === !0);
			if (merge !== void 0) return {
				is: "merge-request",
				ci: merge.ci
			};
			let untold = told.find(({ isMergeRequest }) => isMergeRequest === void 0);
			if (untold !== void 0) return {
				is: "untold",
				ci: untold.ci
			};
			if (told.length > 0) return { is: "trusted" };
			let other = _ci_variables_js__WEBPACK_IMPORTED_MODULE_3__.a.find((name) => !["false", "0"].includes((0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) ?? "0"));
			return other === void 0 ? { is: "none" } : {
				is: "untold",
				ci: `a CI that sets ${other}`
			};
		}
	}),
	40584: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => findCheckout });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92782);
		function findCheckout(folder) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return folder;
			let start = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
			for (let at = start;; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git")) && !(0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.z)(at)) return repositoryOf(at) ?? at;
				if (at === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) return start;
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
				let named = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "gitdir"), "utf8").replace(/\n$/, "");
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
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92782), _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16413), _sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75468);
		function copyPath(checkout, env) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust", `${(0, _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s)(checkout)}.json`);
		}
		function readTrustedCopy(checkout, env, digestOf = _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s) {
			let path = copyPath(checkout, env), written;
			try {
				written = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
				throw damaged(path, (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Uc)(error));
			}
			let copy = parseCopy(written);
			if (copy === void 0 || copy.checkout !== checkout || copy.digest !== digestOf(copy.text)) throw damaged(path, "it is not as it was written");
			return copy;
		}
		function keepTrustedCopy({ checkout, file, text, now }, env) {
			let copy = {
				checkout,
				file,
				text,
				digest: (0, _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s)(text),
				trustedAt: new Date(now).toISOString()
			};
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_5__.w)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust"), 448);
			let path = copyPath(checkout, env), temporary = `${path}.${globalThis.crypto.randomUUID()}`;
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, `${JSON.stringify(copy)}\n`, {
				mode: 384,
				flag: "wx"
			}), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path), copy;
		}
		function forgetTrustedCopy(checkout, env) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(copyPath(checkout, env), { force: !0 });
		}
		function parseCopy(written) {
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(written);
			return isCopy(value) ? value : void 0;
		}
		function isCopy(value) {
			if (typeof value != "object" || !value) return !1;
			let fields = new Map(Object.entries(value));
			return [
				"checkout",
				"file",
				"text",
				"digest",
				"trustedAt"
			].every((name) => typeof fields.get(name) == "string");
		}
		function damaged(path, why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.pn("policy_invalid", `The trusted copy of the permission policy, "${path}", is not used: ${why}. "interns policy trust --forget" takes it away, "interns policy trust" makes it anew.`, { source: path });
		}
	})
};
