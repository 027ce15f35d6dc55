export const id = 2646;
export const ids = [
	2646,
	452,
	9278
];
export const modules = {
	99104: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => readNamedFile });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19278);
		async function readNamedFile(what, path, { cwd }) {
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path));
			} catch (cause) {
				let missing = (0, _system_error_js__WEBPACK_IMPORTED_MODULE_2__.systemCodeOf)(cause) === "ENOENT", message = missing ? `There is no ${what} "${path}".` : `The ${what} "${path}" can't be read.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.InputError("input_invalid", message, missing ? { source: path } : {
					source: path,
					cause
				});
			}
		}
	}),
	32646: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readVerification: () => readVerification });
		var errors = __webpack_require__(452), expected_signer = __webpack_require__(2612), dist = __webpack_require__(19654), verify_dist = __webpack_require__(54187), why_unread = __webpack_require__(91951);
		function readTrustedRoots(text, source) {
			let roots = parse(text, source).map((json) => toRoot(json, source));
			if (roots.length > 0) return roots;
			throw new errors.InputError("input_invalid", `The trusted root "${source}" is empty. ${remedy}`, { source });
		}
		let remedy = "\"gh attestation trusted-root > trusted-root.jsonl\" writes one for GitHub and Sigstore.";
		function parse(text, source) {
			try {
				return [JSON.parse(text)];
			} catch {}
			try {
				return text.split("\n").filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
			} catch (cause) {
				throw new errors.InputError("input_invalid", `The trusted root "${source}" is no JSON. ${remedy}`, {
					source,
					cause
				});
			}
		}
		function toRoot(json, source) {
			let refuse = (why, cause) => new errors.InputError("input_invalid", `The trusted root "${source}" ${why}. ${remedy}`, {
				source,
				cause
			}), root;
			try {
				root = (0, verify_dist.jO)(dist.TrustedRoot.fromJSON(json));
			} catch (cause) {
				throw refuse(`can't be read: ${(0, why_unread.M)(cause)}`, cause);
			}
			let { certificateAuthorities, tlogs, timestampAuthorities } = root;
			if (certificateAuthorities.length === 0) throw refuse("names no certificate authority");
			if (tlogs.length === 0 && timestampAuthorities.length === 0) throw refuse("names neither a log nor a time stamp");
			return root;
		}
		async function fetchTrustedRoots(place) {
			let { getTrustedRoot } = await __webpack_require__.e(3694).then(__webpack_require__.t.bind(__webpack_require__, 84423, 19));
			try {
				return [(0, verify_dist.jO)(await getTrustedRoot(place))];
			} catch (cause) {
				throw new errors.InputError("input_missing", `Sigstore's trusted root can't be fetched: ${(0, errors.describeError)(cause)}. Name a file with --trusted-root. ${remedy}`, {
					source: "trusted-root",
					cause
				});
			}
		}
		var named_file = __webpack_require__(99104);
		async function readVerification(transcript, value, io) {
			let bundle = value("bundle");
			if (bundle === void 0) {
				let remedy = `Name the file with the signature: "gh attestation download ${transcript} --repo OWNER/NAME" gets it.`;
				throw new errors.InputError("input_missing", `--bundle is missing. ${remedy}`, { source: "bundle" });
			}
			let read = (what, path) => (0, named_file.w)(what, path, io), text = async (what, path) => new TextDecoder().decode(await read(what, path)), [root, policy, repository] = [
				value("trusted-root"),
				value("policy"),
				value("repository")
			], files = {
				transcript: await read("transcript", transcript),
				bundle: await text("bundle", bundle)
			}, bytes = policy === void 0 ? void 0 : await read("policy file", policy);
			return {
				...files,
				repository: repository === void 0 ? void 0 : (0, expected_signer.er)(repository),
				workflow: value("workflow"),
				policy: bytes === void 0 ? void 0 : {
					bytes,
					read: () => readPolicyBytes(bytes, policy ?? "")
				},
				roots: root === void 0 ? await fetchTrustedRoots() : readTrustedRoots(await text("trusted root", root), root)
			};
		}
		async function readPolicyBytes(bytes, path) {
			let { loadPolicy } = await __webpack_require__.e(3448).then(__webpack_require__.bind(__webpack_require__, 53448));
			return loadPolicy(bytes, path);
		}
	}),
	19278: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { systemCodeOf: () => systemCodeOf });
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			InputError: () => InputError,
			Sb: () => ExchangeError,
			describeError: () => describeError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		let codes = {
			input: [
				"input_invalid",
				"input_missing",
				"input_conflict",
				"prompt_has_secret"
			],
			identity: [
				"identity_missing",
				"identity_unreachable",
				"identity_refused",
				"identity_malformed"
			],
			exchange: [
				"exchange_refused",
				"exchange_unreachable",
				"exchange_malformed"
			],
			api: [
				"intern_unknown",
				"intern_ambiguous",
				"intern_not_running",
				"api_refused",
				"api_unreachable",
				"api_malformed",
				"request_too_large",
				"key_management_required",
				"key_mismatch",
				"key_unreadable",
				"key_updates_failed",
				"steered",
				"answer_refused"
			],
			stream: [
				"stream_malformed",
				"stream_severed",
				"stream_idle",
				"run_ended",
				"run_timeout",
				"run_failed",
				"answer_empty"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled",
				"safety_limit_broken",
				"file_unwritable"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}, errorCodes = [
			...codes.input,
			...codes.identity,
			...codes.exchange,
			...codes.api,
			...codes.stream,
			...codes.policy,
			...codes.findings,
			...codes.run,
			...codes.github,
			...codes.config,
			...codes.internal
		];
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(call) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(this.#wording, call);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, call) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(call) : systemWords(error), causes = causesOf(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }, said) {
			return cause instanceof Error ? said.includes(cause.message) ? causesOf(cause, said) : [systemWords(cause, said), ...causesOf(cause, said)] : cause === void 0 ? [] : [describeError(cause)];
		}
		let refusals = {
			ENOENT: "it is not there",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is no folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function systemWords({ message }, said = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || said.includes(path) ? "" : `"${path}": `}${refusals[code] ?? words}, ${code}`;
		}
	}),
	4821: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => checkNames,
			j: () => CheckFailure
		});
		let checkNames = [
			"bundle",
			"time",
			"certificate",
			"log",
			"signature",
			"repository",
			"workflow",
			"statement",
			"transcript",
			"record",
			"policy",
			"decisions"
		];
		class CheckFailure extends Error {
			check;
			constructor(check, message, cause) {
				super(message, cause === void 0 ? void 0 : { cause }), this.check = check;
			}
		}
	}),
	2612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			er: () => readRepositoryUrl,
			n_: () => checkRepository,
			qF: () => checkWorkflow
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4821);
		let gitHub = "https://github.com/", gitHubIssuer = /^https:\/\/token\.actions\.githubusercontent\.com(?:\/[\w.-]+)?$/;
		function readRepositoryUrl(given) {
			if (/^[\w.-]+\/[\w.-]+$/.test(given)) return gitHub + given;
			if (/^https:\/\/[^\s?#@]+[^\s?#@/]$/.test(given)) return given;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.InputError("input_invalid", `--repository is "${given}". Use OWNER/NAME for GitHub, or the URL of the repository.`, { source: "repository" });
		}
		function checkRepository({ repository, issuer, subject }, expected) {
			if (repository === void 0) throw new _check_js__WEBPACK_IMPORTED_MODULE_1__.j("repository", `the certificate names no repository; it is of "${subject}"`);
			if (!isSame(repository, expected)) throw new _check_js__WEBPACK_IMPORTED_MODULE_1__.j("repository", `it was signed in ${repository}, and not in ${expected}`);
			if (expected.startsWith(gitHub) && !gitHubIssuer.test(issuer)) throw new _check_js__WEBPACK_IMPORTED_MODULE_1__.j("repository", `the identity came from ${issuer}, and not from GitHub Actions`);
		}
		function isSame(one, other) {
			let form = (url) => url.startsWith(gitHub) ? url.toLowerCase() : url;
			return form(one) === form(other);
		}
		function checkWorkflow({ workflow, repository, subject }, expected) {
			if (workflow === void 0) throw new _check_js__WEBPACK_IMPORTED_MODULE_1__.j("workflow", `the certificate names no workflow; it is of "${subject}"`);
			let at = workflow.lastIndexOf("@"), [path, ref] = [workflow.slice(0, at), workflow.slice(at + 1)], [, expectedPath = "", expectedRef] = /^\/*([^@]+)(?:@(.+))?$/.exec(expected) ?? [], own = repository === void 0 ? [] : [`${repository}/${expectedPath}`, `${repository}//${expectedPath}`], reusable = /^\w[\w-]*\/[\w.-]+\//.test(expectedPath) ? [gitHub + expectedPath] : [];
			if (!(at > 0 && [...own, ...reusable].includes(path) && (expectedRef === void 0 || expectedRef === ref))) throw new _check_js__WEBPACK_IMPORTED_MODULE_1__.j("workflow", `it was signed by ${workflow}, and not by ${expected}`);
		}
	}),
	91951: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => whyUnread });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function whyUnread(cause) {
			return cause instanceof TypeError ? "a part of it is missing, or of another type" : (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.describeError)(cause);
		}
	}),
	96559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MH: () => worded,
			b6: () => textOf,
			hF: () => input
		});
		function input(name) {
			return { input: name };
		}
		function worded(texts, ...values) {
			return texts.flatMap((text, index) => {
				let value = values[index] ?? "";
				return [text, typeof value == "number" ? String(value) : value].flat();
			});
		}
		function textOf(message, call = callActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : call(part.input, text === "" || text.endsWith(". "))), "");
		}
		function callActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
	})
};
