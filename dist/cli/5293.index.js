export const id = 5293;
export const ids = [5293];
export const modules = {
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
	94780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O_: () => writeGuardedPaths,
			TE: () => writeSettingsGuards,
			W$: () => starterPolicy,
			XC: () => schemaFileName,
			r2: () => defaultPolicyPath,
			vP: () => outsideGuard,
			y5: () => forkGuard
		});
		let schemaFileName = "intern-policy.schema.json", defaultPolicyPath = ".github/intern-policy.yml", guardedPaths = [
			".github/**",
			"**/.git/**",
			".githooks/**",
			".husky/**",
			"**/.gitattributes",
			"**/.gitmodules",
			".devcontainer/**",
			".idea/**",
			".vscode/**",
			"**/.claude/**",
			"**/.codex/**",
			"**/.config/opencode/**",
			"**/.copilot/**",
			"**/.cursor/**",
			"**/.gemini/**",
			"**/.opencode/**",
			"**/opencode.json",
			"**/opencode.jsonc",
			"**/.mcp.json",
			"**/AGENTS.md",
			"**/AGENTS.override.md",
			"**/CLAUDE.md",
			"**/CLAUDE.local.md",
			"**/GEMINI.md",
			"**/CODEOWNERS"
		];
		function writeGuardedPaths(indent) {
			return guardedPaths.flatMap((_, index) => index % 4 == 0 ? [guardedPaths.slice(index, index + 4)] : []).map((row) => `${indent}${row.map((each) => JSON.stringify(each)).join(", ")}`).join(",\n");
		}
		let forkGuard = "  - id: never-from-forks\n    when: { event: { not: unknown }, fork: [true, unknown] }\n    match: { kind: permission }\n    then: reject\n    reason: Pull requests from forks get no privileged tools.\n", outsideGuard = "nothing-outside";
		function writeSettingsGuards(id, then) {
			let guard = (name, condition, field) => `  - id: ${name}
    match:
      kind: permission
      ${condition}
      "${field}":
        path: [
${writeGuardedPaths("          ")}
        ]
    then: ${then}
    reason: These files decide what workflows, hooks, editors and other agents do later.
`;
			return `  # For a real agent of the local service, "/inside" has the paths in its work folder, and "/outside" has all others.
  - id: ${outsideGuard}
    match: { kind: permission, "/outside": { present: true } }
    then: ${then}
    reason: The work is in the work folder.

${guard(`${id}-inside`, "tool: fs.write", "/inside")}
  # Other interns have "/paths" alone. A path that climbs or is absolute may lead to a listed file, so it matches too.
${guard(id, "\"/inside\": { present: false }", "/paths")}`;
		}
		let starterPolicy = `# yaml-language-server: $schema=./${schemaFileName}
#
# What an intern may do in this repository without a person at hand. A policy answers questions; it is not a sandbox.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#   interns policy explain "npm test" --event push --actor write   what is answered to this command, and why?
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# What one run may spend at most. These are the defaults.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are checked first, and no rule overrides them. Outside GitHub no event and no fork is
# known: "event: { not: unknown }" keeps this guard out of a run on your own machine, where you are asked instead.
guards:
${forkGuard}
${writeSettingsGuards("never-touch-settings", "reject")}
# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands for characters within a word,
      # "{paths:**}" for paths in the repository: none that climbs out of it, none with a name that begins with a dot.
      # These "--no" flags keep Git from running what the repository configures: see "interns policy check".
      command: { shell: { only: ["git --no-pager --no-lazy-fetch log --no-show-signature --oneline", "ls", "ls {paths:**}"] } }
    then: allow
    limit: 10

  - id: run-the-tests
    when:
      actor: { permission: [admin, maintain, write] }
    match:
      kind: permission
      tool: shell
      command: { shell: { only: ["npm ci", "npm test", "npm run test:*"] } }
    then: allow
    limit: 5

# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions:
  - id: package-manager
    match: { message: { glob: "*package manager*" } }
    answer: npm
    limit: 1

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:
  - name: a maintainer's push may run the tests
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: not in a folder where files may have been planted
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", cwd: /work/app/src/evil, inside: [src/evil], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes the command run something else
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", env: { NODE_OPTIONS: "--require ./src/evil.js" }, options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: anyone may look around
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: git --no-pager --no-lazy-fetch log --no-show-signature --oneline", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: look-around }

  - name: a second command does not ride along
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a path does not lead out of the repository
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: ls src/../.git /root/.ssh", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a file that steers another agent is not written
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [src/index.ts, .claude/settings.json], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a real agent runs the tests in its work folder
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /work/app, paths: [/work/app], inside: ["."], options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: a file that steers another agent is not written by a real agent either
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [/work/app/AGENTS.md], inside: [AGENTS.md], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings-inside }

  - name: a real agent stays in its work folder
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /tmp, paths: [/tmp], outside: [/tmp], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: nothing-outside }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true, actor: { permission: read } }
    pause: { kind: permission, operation: "shell command: ls", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-from-forks }

  - name: on a laptop, neither the guard against forks nor a rule matches, so a person at the terminal is asked
    context: {}
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;
	}),
	11151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => findRunningIntern });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28394);
		async function findRunningIntern(options) {
			let { clock, log, signal } = options, deadline = clock.monotonic() + options.waitForInternMs, lastState = "";
			for (let waitMs = 250;; waitMs = Math.min(2 * waitMs, 5e3)) {
				let intern = await findIntern(options);
				if (intern.status === "running") return intern;
				let isStarting = intern.status === "queued" || intern.status === "provisioning", leftMs = deadline - clock.monotonic();
				if (!isStarting || leftMs <= 0) throw createNotRunningError(intern, isStarting, options.waitForInternMs);
				let state = describeState(intern);
				state !== lastState && log.info(`Waiting for intern "${intern.name}": ${state}.`), lastState = state, await clock.sleep(Math.min(waitMs, leftMs), signal);
			}
		}
		async function findIntern(options) {
			let { client, intern: nameOrId, workspaceId, clock, signal } = options, interns = await (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_0__.b)({
				...options,
				what: "intern list",
				maxAttempts: 5,
				deadline: clock.monotonic() + 6e4
			}, () => Array.fromAsync(client.listInterns({
				workspaceId,
				signal
			})), _client_request_js__WEBPACK_IMPORTED_MODULE_1__.Vt), matches = interns.filter(({ id, name }) => id === nameOrId || name === nameOrId), intern = matches.find((match) => match.id === nameOrId) ?? matches[0];
			if (intern === void 0) throw createUnknownError(nameOrId, interns);
			if (intern.id !== nameOrId && matches.length > 1) throw createAmbiguousError(nameOrId, matches);
			return intern;
		}
		function describeState({ status, progress }) {
			return progress === null ? status : `${status}, step ${progress.step_number} of ${progress.total_steps}, ${progress.step_label}`;
		}
		function createUnknownError(intern, interns) {
			let names = interns.slice(0, 20).map(({ name }) => `"${name}"`), list = `${names.join(", ")}${interns.length > names.length ? ", \u2026" : ""}`, visible = names.length === 0 ? "This key sees no interns" : `This key sees ${list}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_unknown", `No intern has the name or id "${intern}". ${visible}. Names match exactly.`, { source: "intern" });
		}
		function createAmbiguousError(nameOrId, matches) {
			let ids = matches.map(({ id, workspace_id }) => `${id} (workspace ${workspace_id})`).join(", "), message = `${matches.length} interns have the name "${nameOrId}": ${ids}. Give the id as "intern", or a "workspace-id".`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_ambiguous", message, { source: "intern" });
		}
		function createNotRunningError(intern, isStarting, waitMs) {
			let failure = intern.last_failure_message === null ? "" : `: ${intern.last_failure_message.replace(/\.$/, "")}`, waited = isStarting && waitMs > 0 ? ` after waiting ${Math.round(waitMs / 1e3)} s` : "", remedy = isStarting ? "Raise \"wait-for-intern\"." : "Start or provision it first.", message = `Intern "${intern.name}" (${intern.id}) is ${describeState(intern)}${waited}${failure}. Only a running intern takes prompts. ${remedy}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_not_running", message, {
				source: "intern",
				reason: intern.status
			});
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
