export const id = 5514;
export const ids = [5514, 3341];
export const modules = {
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FO: () => exitCodeOf,
			XS: () => callFlag,
			c7: () => systemCodeOf,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26593), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99859), _json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52604), _screen_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27928);
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _command_js__WEBPACK_IMPORTED_MODULE_0__.An : error.code === "safety_limit_broken" ? _command_js__WEBPACK_IMPORTED_MODULE_0__.Lk : usageCodes.has(error.code) ? _command_js__WEBPACK_IMPORTED_MODULE_0__.rP : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs, flags, arguments: words }) {
			let names = [...inputs, ...flags.map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.toUpperCase().replace(/^INTERNS?_?/, "").replaceAll("_", "");
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && plain(name) === plain(wanted));
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)] ?? "") !== "") (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  Without the flag, ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input), io);
				stray === void 0 ? (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  It may also be set in the environment, as ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}.`) : (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(remark)}`);
			return (input !== void 0 || accessCodes.test(error.code)) && (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, "  \"interns doctor\" says what to fix."), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_6__.j)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	}),
	52604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => toJsonText,
			u: () => escapeActing
		});
		let acting = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, marker = /#(?=[^\x20-\x7e]*#[^\x20-\x7e]*\[)/gu;
		function toJsonText(value, indent) {
			return escapeActing(JSON.stringify(value, null, indent));
		}
		function escapeActing(json) {
			return json.replace(marker, "\\u0023").replace(acting, (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join(""));
		}
	}),
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
	80234: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runInitPolicy: () => runInitPolicy });
		var promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), claude = __webpack_require__(72618), codex = __webpack_require__(95777), gemini = __webpack_require__(98803), hooks = __webpack_require__(79667), opencode = __webpack_require__(30777);
		let told = {
			claude: claude.B,
			codex: codex.B,
			gemini: gemini.B,
			opencode: opencode.B
		};
		function toolsOf(name) {
			return told[name]?.tools ?? Object.entries(hooks.J[name].tools).map(([tool, { kind }]) => ({
				name: tool,
				kind
			}));
		}
		var errors = __webpack_require__(452), folders = __webpack_require__(92782), values = __webpack_require__(97035), log = __webpack_require__(97309), file_shape = __webpack_require__(68606), starter = __webpack_require__(94780);
		let options = "options: [allow_once, reject_once]", kinds = {
			execute: {
				operation: "shell, with its command",
				rule: "\n  # Every command of the text has to be covered, word for word.\n  - id: run-the-tests\n    match: { kind: permission, tool: shell, command: { shell: { only: [\"npm test\", \"npm run test:*\"] } } }\n    then: allow\n    limit: 10\n",
				test: (tool) => `
  - name: ${tool} runs the tests
    pause: { kind: permission, operation: "shell command: npm test", command: "npm test", cwd: /work/app, paths: [/work/app], inside: ["."], tool_name: ${tool}, ${options} }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: not in a folder where what runs may have been planted
    pause: { kind: permission, operation: "shell command: npm test", command: "npm test", cwd: /work/app/src/evil, inside: [src/evil], ${options} }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes it run something else
    pause: { kind: permission, operation: "shell command: npm test", command: "npm test", inside: ["."], env: { NODE_OPTIONS: "--require ./src/evil.js" }, ${options} }
    expect: { answer: reject_once, rule: default }

  - name: a second command does not ride along
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", command: "npm test; cat ~/.ssh/id_rsa", ${options} }
    expect: { answer: reject_once, rule: default }
`
			},
			edit: {
				operation: "fs.write, with its paths",
				rule: "\n  - id: edit-sources\n    match: { kind: permission, tool: fs.write, \"/inside\": { path: [\"src/**\", \"test/**\"] } }\n    then: allow\n    limit: 20\n",
				test: (tool) => `
  - name: ${tool} changes a source
    pause: { kind: permission, operation: fs.write, tool_name: ${tool}, paths: [/work/app/src/a.ts], inside: [src/a.ts], ${options} }
    expect: { answer: allow_once, rule: edit-sources }

  - name: ${tool} does not change what runs by itself later
    pause: { kind: permission, operation: fs.write, tool_name: ${tool}, paths: [/work/app/package.json], inside: [package.json], ${options} }
    expect: { answer: reject_once, rule: default }
`
			},
			read: {
				operation: "fs.read, with its paths",
				rule: "\n  # No wildcard matches a name that begins with a dot, so .env is not among them.\n  - id: read\n    match: { kind: permission, tool: fs.read, \"/inside\": { path: [\"**\"] } }\n    then: allow\n    limit: 40\n",
				test: (tool) => `
  - name: ${tool} reads a file of the work folder
    pause: { kind: permission, operation: fs.read, tool_name: ${tool}, paths: [/work/app/a.ts], inside: [a.ts], ${options} }
    expect: { answer: allow_once, rule: read }
`
			},
			fetch: {
				operation: "network",
				rule: "",
				test: (tool) => `
  - name: ${tool} fetches nothing
    pause: { kind: permission, operation: network, tool_name: ${tool}, title: "https://attacker.example", ${options} }
    expect: { answer: reject_once, rule: default }
`
			}
		}, alike = new Map([["search", "read"], ["delete", "edit"]]), commonTests = `
  - name: nothing outside of the work folder
    pause: { kind: permission, operation: fs.write, paths: [/root/.ssh/authorized_keys], outside: [/root/.ssh/authorized_keys], ${options} }
    expect: { answer: reject_once, rule: nothing-outside }

  - name: the agent does not change its own settings
    pause: { kind: permission, operation: fs.write, paths: [/work/app/.opencode/plugin/x.js], inside: [.opencode/plugin/x.js], ${options} }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true }
    pause: { kind: permission, operation: fs.write, paths: [/work/app/src/a.ts], inside: [src/a.ts], ${options} }
    expect: { answer: reject_once, rule: never-from-forks }
`;
		function agentPolicy({ name, tools }) {
			let sections = Object.entries(kinds).flatMap(([kind, text]) => {
				let names = tools.filter((tool) => (alike.get(tool.kind) ?? tool.kind) === kind).map((tool) => tool.name);
				return names.length === 0 ? [] : [{
					...text,
					names
				}];
			});
			return `# yaml-language-server: $schema=./${starter.XC}
#
# What ${name} may do without a person at hand, as an intern of the local service or in front of you, through its hook. A policy
# answers questions; it is not a sandbox, and what the agent does without asking no policy sees.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#
# Its tools, and the operation that each asks for:
${sections.map(({ names, operation }) => `#   ${names.join(", ")}: ${operation}`).join("\n")}
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# Guards can only refuse. They are checked first, and no rule goes before them.
guards:
${starter.y5}
  # "/inside" has the paths in the work folder, relative to it; "/outside" has all others.
  - id: nothing-outside
    match: { kind: permission, "/outside": { present: true } }
    then: reject
    reason: The work is in the work folder.

  - id: never-touch-settings
    match:
      kind: permission
      tool: fs.write
      "/inside":
        path: [
${(0, starter.Py)("          ")}
        ]
    then: reject
    reason: These files decide what workflows, hooks, editors and agents do later, this one among them.

# Rules are looked at in order; the first that matches decides.
rules:${sections.map(({ rule }) => rule).join("")}
# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions: []

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:${sections.flatMap(({ names, test }) => names.slice(0, 1).map(test)).join("")}${commonTests}`;
		}
		var command = __webpack_require__(99859), failure = __webpack_require__(51612), print = __webpack_require__(27928), usual_flags = __webpack_require__(13150), policy_file = __webpack_require__(45771);
		async function runInitPolicy({ words, value, io }) {
			let agent = value("for"), text = agent === void 0 ? starter.W$ : await policyFor(agent), file = (0, policy_file.k1)(words[0]), target = external_node_path_.resolve(io.cwd, file);
			try {
				(0, folders.w)(external_node_path_.dirname(target)), await (0, promises_.writeFile)(target, text, { flag: "wx" });
			} catch (error) {
				let why = (0, failure.c7)(error) === "EEXIST" ? "exists already; name another, or delete it." : `is not written: ${(0, errors.Uc)(error)}`;
				return (0, print.qz)(io, (0, log.TN)(`interns policy init: ${file} ${why}`)), command.rP;
			}
			let schema = external_node_path_.join(external_node_path_.dirname(target), starter.XC);
			return await (0, promises_.writeFile)(schema, `${JSON.stringify((0, file_shape.qF)(), null, 2)}\n`), (0, print.yy)(io, `${(0, log.TN)(file)} is written, and ${starter.XC} beside it for editors.`), (0, print.yy)(io, "Next: \"interns policy check\" and \"interns policy test\"."), 0;
		}
		async function policyFor(agent) {
			let name = (0, values.Kf)("for", agent, usual_flags.FA);
			return agentPolicy({
				name,
				tools: toolsOf(name)
			});
		}
	}),
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			w: () => makeFolders,
			z: () => isForEverybody
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			above !== folder && makeFolders(above, mode);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function isFolder(path) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isForEverybody(folder) {
			return !!((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).mode & 2);
		}
	}),
	26593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => envNameOf,
			e: () => readCliInputs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43072);
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs({ flags, env }) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
			return (name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(flags.get(name)) ?? (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(env[envNameOf(name)]);
		}
	}),
	43072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Pe: () => setting,
			lq: () => optional,
			mw: () => required,
			z2: () => notEmpty
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683);
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
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`, { source: name });
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`, { source: other });
		}
	}),
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141);
		let instructions = [
			"AGENTS.md",
			"AGENTS.override.md",
			"CLAUDE.md",
			"CLAUDE.local.md",
			"GEMINI.md",
			"CODEOWNERS",
			"opencode.json",
			"opencode.jsonc"
		], lockFiles = [
			"package-lock.json",
			"npm-shrinkwrap.json",
			"yarn.lock",
			"pnpm-lock.yaml",
			"bun.lock*",
			"deno.lock",
			"Pipfile.lock",
			"poetry.lock",
			"uv.lock",
			"pdm.lock",
			"Cargo.lock",
			"go.sum",
			"go.work.sum",
			"Gemfile.lock",
			"composer.lock",
			"gradle.lockfile",
			"packages.lock.json",
			"mix.lock",
			"pubspec.lock",
			"flake.lock"
		], builds = "package.json,pnpm-*.yaml,bunfig.toml,deno.json*,lerna.json,turbo.json,nx.json,pyproject.toml,setup.py,setup.cfg,requirements*.txt,Pipfile*,conftest.py,tox.ini,noxfile.py,Cargo.*,build.rs,rust-toolchain*,go.mod,go.work,Gemfile*,*.gemspec,Rakefile,composer.*,pom.xml,*.gradle*,gradle.properties,gradle-wrapper.*,gradlew*,mvnw*,build.sbt,Makefile,GNUmakefile,*.mk,CMakeLists.txt,*.cmake,Justfile,Taskfile.*,meson.build,BUILD,BUILD.bazel,WORKSPACE,WORKSPACE.bazel,MODULE.bazel,flake.nix,Dockerfile*,Containerfile*,*.dockerfile,compose*.y*ml,docker-compose*.y*ml,Jenkinsfile*,*.csproj,*.fsproj,*.vbproj,*.sln,*.slnx,Directory.Build.*,Directory.Packages.*,nuget.config,mix.exs,pubspec.yaml,Package.swift,Package.resolved,Podfile*,action.yml,action.yaml".split(","), guardedNames = [
			...instructions,
			...lockFiles,
			...builds
		], compiled, known = new Map();
		function isGuardedName(name) {
			let before = known.get(name);
			if (before !== void 0) return before;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name), found = folded.startsWith(".") || isOneOf(compiledGlobs().guarded, folded);
			return known.size >= 1e4 && known.clear(), known.set(name, found), found;
		}
		function isLockFile(path) {
			return isOneOf(compiledGlobs().locks, (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compiledGlobs() {
			return compiled ??= {
				guarded: compile(guardedNames),
				locks: compile(lockFiles)
			}, compiled;
		}
		function compile(names) {
			return names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.S)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
		}
		function isOneOf(names, name) {
			return names.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(glob, name));
		}
	}),
	35754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YG: () => byPathBytes,
			gB: () => changeRules,
			vN: () => judgeChanges
		});
		var conditions = __webpack_require__(55635), json = __webpack_require__(61989), guarded = __webpack_require__(2244), fold = __webpack_require__(54364), text_path = __webpack_require__(20396);
		let device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;
		function flawOfPath(path) {
			return !path.isWellFormed() || path.includes("�") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, text_path.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(flawOfName).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is no plain path";
		}
		function flawOfName(name) {
			let folded = (0, fold._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is longer than a file system takes" : folded === ".git" ? "it lies in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
		let changeRules = [
			"default",
			"malformed",
			"guarded",
			"unfit",
			"ignored",
			"budget"
		];
		function judgeChanges({ changes: entries = [], changeBudget: budget }, changes, context) {
			let inTime = entries.map((entry) => ({
				entry,
				whyNot: whyNotNow(entry, context)
			})), used = new Map(), spent = {
				files: 0,
				bytes: 0,
				lines: 0
			}, judge = (change) => {
				let verdict = judgeOne(inTime, change), entry = entries.find(({ id }) => id === verdict.rule), count = (used.get(verdict.rule) ?? 0) + 1;
				if (used.set(verdict.rule, count), entry?.limit !== void 0 && count > entry.limit) return {
					...verdict,
					answer: "stop",
					reason: `the limit of "${entry.id}", ${entry.limit}, is used up`
				};
				if (verdict.answer !== "taken") return verdict;
				spent.files += 1, spent.bytes += change.bytes, spent.lines += change.lines;
				let over = [
					"files",
					"bytes",
					"lines"
				].find((name) => spent[name] > budget[name]);
				return over === void 0 ? verdict : {
					...verdict,
					answer: "stop",
					rule: "budget",
					reason: `the budget of ${budget[over]} ${over} is used up`
				};
			};
			return changes.toSorted(byPathBytes).map((change) => ({
				change,
				verdict: judge(change)
			}));
		}
		function byPathBytes(one, other) {
			return Buffer.compare(Buffer.from(one.path), Buffer.from(other.path));
		}
		function whyNotNow({ when }, context) {
			let failing = when.find(({ matcher, value }) => !(0, conditions.cK)(matcher, value(context), "when"));
			if (failing !== void 0) return `when.${failing.key} is ${(0, json.SP)(failing.value(context))}, wants ${failing.matcher.test.wanted}`;
		}
		function judgeOne(entries, change) {
			let why = flawOfPath(change.path), flaw = why === void 0 ? change.flaw : {
				why,
				stops: change.flaw?.stops === !0
			}, trace = [], decided;
			for (let { entry, whyNot } of entries) {
				let { id } = entry;
				if (decided !== void 0) {
					trace.push({
						id,
						matched: !1,
						because: "not reached"
					});
					continue;
				}
				let not = whyNot ?? whyNotTaken(entry, change, flaw);
				trace.push({
					id,
					matched: not === void 0,
					because: not ?? "path and status match"
				}), not === void 0 && (decided = entry);
			}
			if (decided === void 0) return {
				...undecided(change, flaw),
				trace
			};
			let answers = {
				allow: "taken",
				reject: "left",
				stop: "stop"
			}, reason = decided.reason ?? `"${decided.id}" says ${decided.verb}`;
			return {
				answer: answers[decided.verb],
				rule: decided.id,
				reason,
				trace
			};
		}
		function whyNotTaken(entry, change, flaw) {
			let reach = entry.reach(change.path);
			if (reach === "not") return "the path is another";
			if (reach === "guarded") return "the path has a guarded name, which the glob does not spell";
			if (!entry.statuses.includes(change.status)) return `status is "${change.status}", wants ${entry.statuses.join(" or ")}`;
			if (entry.verb === "allow") return flaw === void 0 ? change.binary && !entry.binary ? "the content is binary" : void 0 : `the change is unfit: ${flaw.why}`;
		}
		function undecided(change, flaw) {
			let { path, status, binary } = change, answer = flaw?.stops !== !0 && (status === "added" || (0, guarded.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(guarded.qo) ? {
				answer,
				rule: "guarded",
				reason: "no entry spells its guarded name"
			} : binary ? {
				answer,
				rule: "unfit",
				reason: "its content is binary, and no entry with \"binary: true\" takes it"
			} : {
				answer,
				rule: "default",
				reason: "no entry takes it"
			} : {
				answer,
				rule: "unfit",
				reason: flaw.why
			};
		}
	}),
	31576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			So: () => contextKeyName,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		}, contextKeys = [
			key("event", "text", "The event that started the workflow, such as push.", (context) => context.event),
			key("ref", "text", "The git ref of the run, such as refs/heads/main.", (context) => context.ref),
			key("base_ref", "text", "The branch that a pull request goes into.", (context) => context.base_ref),
			key("fork", "flag", "Whether the pull request comes from a fork.", (context) => context.fork),
			key("draft", "flag", "Whether the pull request is a draft.", (context) => context.draft),
			key("labels", "texts", "The labels of the pull request or issue.", (context) => context.labels),
			{
				...key("permission", "text", "What the actor may do, according to the API.", (context) => context.actor.permission),
				group: "actor"
			},
			{
				...key("association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
				group: "actor"
			},
			{
				...key("type", "text", "User or Bot.", (context) => context.actor.type),
				group: "actor"
			},
			{
				...key("login", "text", "The login of the actor.", (context) => context.actor.login),
				group: "actor"
			},
			key("environment", "text", "The deployment environment of the job.", (context) => context.environment),
			{
				...key("visibility", "text", "public, internal or private.", (context) => context.repository.visibility),
				group: "repository"
			}
		];
		function contextKeyName(contextKey) {
			return contextKey.group === void 0 ? contextKey.name : `${contextKey.group}.${contextKey.name}`;
		}
		function key(name, value, about, read) {
			return {
				group: void 0,
				name,
				value,
				about,
				read
			};
		}
	}),
	10401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => readPolicy,
			t: () => loadPolicy
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function readPolicy(text, source) {
			let { parsePolicy } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(529),
				__webpack_require__.e(8606),
				__webpack_require__.e(2045)
			]).then(__webpack_require__.bind(__webpack_require__, 3744));
			return parsePolicy(text, source);
		}
		async function loadPolicy(text, source) {
			let reading = await readPolicy(text, source);
			if ("policy" in reading) return reading.policy;
			let [first] = reading.problems;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_invalid", invalidMessage(reading.problems, source), {
				source,
				line: first?.line ?? 1,
				column: first?.column ?? 1
			});
		}
		function invalidMessage(problems, source) {
			let named = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`), more = problems.length - named.length, rest = more > 0 ? ` And ${more} more; "interns policy check" lists all.` : "";
			return `The permission policy is invalid. ${named.join(" ")}${rest}`;
		}
	}),
	55635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ho: () => isMatched,
			S4: () => judge,
			cK: () => matches
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61989), _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62774);
		function matches({ test, missing }, value, mode) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard"
			});
		}
		function wanted({ test, missing }) {
			return missing ? `${test.wanted}, or missing` : test.wanted;
		}
		function whyNot(key, matcher, value) {
			let { test } = matcher, why = value === void 0 ? void 0 : test.whyNot?.(value);
			if (why !== void 0) return `${key}: ${why}`;
			let strange = value === void 0 ? "" : test.strange?.(value) ?? "";
			return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}, wants ${wanted(matcher)}`;
		}
		function whyMatched(key, { test }, value) {
			if (value === void 0) return `${key} is missing`;
			let strange = test.strange?.(value) ?? "";
			if (strange !== "") return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}`;
			let why = test.whyHolds?.(value);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
		function isMatched(entry, pause, context, mode) {
			return entry.when.every((condition) => matches(condition.matcher, condition.value(context), "when")) && entry.match.every((condition) => matches(condition.matcher, condition.value(pause), mode)) && (entry.plain === void 0 || (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.fG)(entry.plain, pause) === void 0);
		}
		function judge(entry, pause, context, mode) {
			for (let condition of entry.when) {
				let value = condition.value(context);
				if (!matches(condition.matcher, value, "when")) return {
					matched: !1,
					because: whyNot(`when.${condition.key}`, condition.matcher, value)
				};
			}
			for (let condition of entry.match) {
				let value = condition.value(pause);
				if (!matches(condition.matcher, value, mode)) return {
					matched: !1,
					because: whyNot(condition.key, condition.matcher, value)
				};
			}
			let elsewhere = entry.plain && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.fG)(entry.plain, pause);
			return elsewhere === void 0 ? {
				matched: !0,
				because: whyAll(entry, pause)
			} : {
				matched: !1,
				because: elsewhere
			};
		}
		function whyAll(entry, pause) {
			for (let condition of entry.match) {
				let reason = whyMatched(condition.key, condition.matcher, condition.value(pause));
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
	}),
	62774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			df: () => describePlace,
			fG: () => whyElsewhere,
			wA: () => plainPlace
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		let onCommand = new Set([
			"command",
			"/command",
			"operation",
			"/operation"
		]), onFolder = new Set(["/cwd", "/inside"]), onOutside = new Set(["/cwd", "/outside"]), unknownFolder = "unknown";
		function plainPlace(match) {
			let has = (...keys) => match.some(({ key }) => keys.includes(key));
			return has(...onCommand) ? {
				parts: [
					...has(...onFolder) ? has(...onOutside) ? [] : ["outside"] : ["folder"],
					...has("/env") ? [] : ["environment"],
					...has("/arguments") ? [] : ["arguments"]
				],
				named: match.flatMap(({ key }) => /^\/(?:env|arguments)\/[^/]*$/u.test(key) ? [key] : [])
			} : void 0;
		}
		function whyElsewhere({ parts, named }, pause) {
			if (pause.command === void 0) return;
			let folder = otherFolder(pause);
			if (folder === unknownFolder) return "folder: unknown, and no rule allows a command in a folder that nobody knows";
			if (folder !== void 0 && parts.includes("folder")) return `folder: ${folder} is not the root of the work folder`;
			let outside = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "outside");
			if (outside !== void 0 && !isEmpty(outside) && parts.includes("outside")) return `folder: ${nameOf(outside)} is outside of the work folder, and the rule has no matcher on /cwd or /outside`;
			let environment = namesIn(pause, "env", named);
			if (environment !== void 0 && parts.includes("environment")) return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
			let others = namesIn(pause, "arguments", named);
			if (others !== void 0 && parts.includes("arguments")) return `arguments: the call has ${others} beside its command, and the rule has no matcher on /arguments`;
		}
		function describePlace(pause) {
			if (pause.command === void 0) return;
			let folder = otherFolder(pause), environment = namesIn(pause, "env"), others = namesIn(pause, "arguments"), parts = [
				...folder === void 0 ? [] : [folder === unknownFolder ? "in an unknown folder" : `in ${folder}`],
				...environment === void 0 ? [] : [`with ${environment}`],
				...others === void 0 ? [] : [`with the arguments ${others}`]
			];
			return parts.length === 0 ? void 0 : parts.join(", ");
		}
		function otherFolder({ arguments: fields }) {
			let [cwd, inside, outside] = [
				"cwd",
				"inside",
				"outside"
			].map((name) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name));
			return cwd === unknownFolder ? unknownFolder : outside !== void 0 && !isEmpty(outside) ? nameOf(outside) : inside === void 0 ? cwd === void 0 ? void 0 : nameOf(cwd) : isRoot(inside) ? void 0 : nameOf(inside);
		}
		function namesIn({ arguments: fields }, name, named = []) {
			let value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name);
			if (value === void 0 || isEmpty(value)) return;
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return nameOf(value);
			let known = new Set(named.map((pointer) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.qT)(pointer) ?? []).flatMap(([of, one]) => of === name ? [one] : [])), others = Object.keys(value).filter((one) => !known.has(one));
			return others.length === 0 ? void 0 : others.slice(0, 5).map(nameOf).join(", ");
		}
		function isRoot(inside) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(inside) ? inside.length > 0 && inside.every((one) => one === ".") : inside === ".";
		}
		function isEmpty(value) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value.length === 0 : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) && Object.keys(value).length === 0;
		}
		function nameOf(value) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.length > 0 ? value.slice(0, 5).map(nameOf).join(", ") : typeof value == "string" && /^[\w@%+=:,./-]+$/.test(value) ? value : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(value);
		}
	}),
	89992: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cc: () => presentTest,
			Cn: () => re2Test,
			FX: () => globTest,
			Hg: () => hasTest,
			Y6: () => notTest,
			tK: () => ofElements,
			wE: () => pathTest,
			zE: () => valuesTest
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141), _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989), _text_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20396);
		function ofElements(holdsForOne) {
			let holds = (value, asked) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? asked.mode === "rule" ? value.length > 0 && value.every((element) => holds(element, asked)) : value.some((element) => holds(element, asked)) : holdsForOne(value, asked);
			return holds;
		}
		function valuesTest(listed) {
			return {
				type: "values",
				listed,
				holds: ofElements((value) => listed.some((each) => each === value)),
				wanted: listed.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or "),
				takesUnlisted: !1,
				takesTextsOnly: !1
			};
		}
		function globTest(glob) {
			return {
				type: "glob",
				glob,
				pattern: glob.pattern,
				holds: ofElements((value) => typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(glob, value)),
				wanted: `glob ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(glob.pattern)}`,
				takesUnlisted: !0,
				takesTextsOnly: !0
			};
		}
		function re2Test(pattern, matches) {
			return {
				type: "re2",
				pattern,
				holds: ofElements((value) => typeof value == "string" && matches(value)),
				wanted: `re2 ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(pattern)}`,
				takesUnlisted: !0,
				takesTextsOnly: !0
			};
		}
		function pathTest(globs) {
			let compiled = globs.map((glob) => ({
				narrow: (0, _text_path_js__WEBPACK_IMPORTED_MODULE_2__.x7)(glob),
				wide: (0, _text_path_js__WEBPACK_IMPORTED_MODULE_2__.x7)(glob, { wide: !0 })
			}));
			return {
				type: "path",
				globs,
				holds: ofElements((value, { doubt }) => isPath(value) ? compiled.some(({ narrow, wide }) => doubt ? wide(value) : narrow(value)) : doubt),
				wanted: `path ${globs.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")}`,
				takesUnlisted: !0,
				takesTextsOnly: !0,
				strange: whyNoPath
			};
		}
		function whyNoPath(value) {
			let strange = ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value : [value]).find((each) => !isPath(each));
			return strange === void 0 ? "" : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? `, of which ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(strange)} is not a plain relative path` : ", not a plain relative path";
		}
		function isPath(value) {
			return typeof value == "string" && (0, _text_path_js__WEBPACK_IMPORTED_MODULE_2__.qW)(value);
		}
		function notTest(test) {
			let fails = (value, { mode, doubt }) => !test.holds(value, {
				mode,
				doubt: !doubt
			}), failsForEach = ofElements(fails);
			return {
				type: "not",
				test,
				holds: (value, asked) => asked.mode === "when" || test.asksWhole === !0 ? fails(value, asked) : failsForEach(value, asked),
				wanted: `not ${test.wanted}`,
				takesUnlisted: !0,
				takesTextsOnly: !1,
				asksWhole: test.asksWhole === !0,
				...test.strange === void 0 ? {} : { strange: test.strange }
			};
		}
		function presentTest(present) {
			return {
				type: "present",
				present,
				holds: () => present,
				wanted: present ? "present" : "missing",
				takesUnlisted: !0,
				takesTextsOnly: !1,
				takesMissing: !present
			};
		}
		function hasTest(values) {
			return {
				type: "has",
				values,
				holds: (value) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.some((element) => values.some((each) => each === element)),
				wanted: `a list with ${values.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")}`,
				takesUnlisted: !1,
				takesTextsOnly: !1,
				asksWhole: !0
			};
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			XZ: () => changeVerbs,
			ZJ: () => defaultBudget,
			bq: () => defaultChangeBudget,
			cp: () => maxChangeBudget,
			kG: () => isAllowing,
			kN: () => changeAnswers,
			lJ: () => changeStatuses,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		], changeVerbs = [
			"allow",
			"reject",
			"stop"
		], changeStatuses = [
			"added",
			"modified",
			"removed"
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		let defaultChangeBudget = {
			files: 20,
			bytes: 262144,
			lines: 1e3
		}, maxChangeBudget = {
			files: 100,
			bytes: 1048576,
			lines: 1e5
		}, changeAnswers = [
			"taken",
			"left",
			"stop"
		], defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			changes: void 0,
			changeBudget: defaultChangeBudget,
			tests: []
		};
	}),
	91703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => readWords });
		var _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		let bareWord = /[A-Za-z0-9_@%+=:,./-]+/y, barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y, pathWord = /\{paths?:[A-Za-z0-9_@%+=:,./*?-]*\}/y, quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y, plainWords = [bareWord, quotedWord], patternWords = [
			barePattern,
			quotedWord,
			pathWord
		], operator = /&&|\|\||;|\|/y, assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u, keywords = new Set("case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while".split(" ")), meanings = new Map([
			["$", "a variable or a substitution"],
			["`", "a substitution"],
			["\\", "an escape"],
			["!", "a negation or the history"],
			["&", "the background, or a joint other than &&"],
			["|", "a joint other than | and ||"],
			[";", "a joint other than a single ;"],
			["<", "a redirection"],
			[">", "a redirection"],
			["(", "a group or a function"],
			[")", "a group or a function"],
			["{", "a group or a brace expansion"],
			["}", "a group or a brace expansion"],
			["[", "a test or a glob"],
			["]", "a test or a glob"],
			["*", "a glob"],
			["?", "a glob"],
			["~", "a home directory"],
			["#", "a comment"],
			["\"", "a quote that is not a whole word, or holds what is not literal"],
			["'", "a quote that is not a whole word, or holds what is not literal"]
		]);
		function readWords(text, options) {
			let unseen = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.tO)(text, "")[0];
			if (unseen !== void 0) return { error: `it holds ${unseen.name}, which is not literal` };
			let commands = [], current = [], lastJoint;
			for (let at = skipSpaces(text, 0); at < text.length;) {
				let piece = pieceAt(text, at, options.pattern ? patternWords : plainWords);
				if (piece.type === "error") return { error: piece.error };
				if (at = skipSpaces(text, at + piece.raw.length), piece.type === "word") {
					let word = wordOf(piece.raw), grammar = current.length === 0 ? whyGrammar(word) : void 0;
					if (grammar !== void 0) return { error: grammar };
					current.push(word);
				} else {
					if (current.length === 0) return { error: `nothing stands before "${piece.raw}"` };
					commands.push(current), current = [], lastJoint = piece.raw;
				}
			}
			return current.length > 0 ? { commands: [...commands, current] } : { error: lastJoint === void 0 ? "it is empty" : `nothing stands after "${lastJoint}"` };
		}
		function skipSpaces(text, from) {
			let at = from;
			for (; text[at] === " ";) at += 1;
			return at;
		}
		function pieceAt(text, at, forms) {
			let joint = take(operator, text, at);
			if (joint !== void 0 && !isLongerJoint(text, at, joint)) return {
				type: "joint",
				raw: joint
			};
			let raw = forms.map((form) => take(form, text, at)).find((found) => found !== void 0);
			if (raw === void 0) return {
				type: "error",
				error: notLiteral(text, at)
			};
			let end = at + raw.length;
			return endsWord(text[end]) ? {
				type: "word",
				raw
			} : {
				type: "error",
				error: notLiteral(text, end)
			};
		}
		function whyGrammar(word) {
			if (!word.quoted) return keywords.has(word.text) ? `"${word.text}" is a keyword of the shell` : assignment.test(word.text) ? `"${word.text}" is an assignment before a command` : void 0;
		}
		function take(pattern, text, at) {
			return pattern.lastIndex = at, pattern.exec(text)?.[0];
		}
		function isLongerJoint(text, at, joint) {
			let next = text[at + joint.length];
			return next === "&" || next === "|" || next === ";";
		}
		function endsWord(next) {
			return next === void 0 || " &|;".includes(next);
		}
		function wordOf(raw) {
			let quoted = raw.startsWith("\"") || raw.startsWith("'");
			return {
				text: quoted ? raw.slice(1, -1) : raw,
				quoted
			};
		}
		function notLiteral(text, at) {
			let character = String.fromCodePoint(text.codePointAt(at) ?? 0), meaning = meanings.get(character);
			return `${JSON.stringify(character)} is not literal${meaning === void 0 ? "" : ` (${meaning})`}`;
		}
	}),
	54364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => foldCase,
			_: () => foldWidely
		});
		let known = new Map();
		function foldCase(text) {
			return /[^\0-\x7f]/.test(text) ? Array.from(text.normalize("NFC"), folded).join("").normalize("NFC") : text.toLowerCase();
		}
		function foldWidely(text) {
			let upper = Array.from(text.normalize("NFKC"), (character) => character.toUpperCase()).join("");
			return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(""));
		}
		function folded(character) {
			let before = known.get(character);
			if (before !== void 0) return before;
			let found = [
				character.toUpperCase().toLowerCase(),
				character.toLowerCase(),
				character.toUpperCase()
			].find((one) => Array.from(one).length === 1 && isSame(one, character)) ?? character;
			return known.set(character, found), found;
		}
		function isSame(one, other) {
			let code = (one.codePointAt(0) ?? 0).toString(16);
			return RegExp(`^\\u{${code}}$`, "iu").test(other);
		}
	}),
	47141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => compileGlob,
			m: () => globMatches
		});
		function compileGlob(pattern) {
			let pieces = [], fixed = "", escaped = !1, flush = () => {
				fixed !== "" && pieces.push({ text: fixed }), fixed = "";
			};
			for (let character of pattern) !escaped && character === "\\" ? escaped = !0 : (escaped || character !== "*" && character !== "?" ? fixed += character : (flush(), character === "?" ? pieces.push("one") : pieces.at(-1) !== "run" && pieces.push("run")), escaped = !1);
			if (!escaped) return flush(), {
				pattern,
				pieces
			};
		}
		function globMatches(glob, text) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < text.length || piece < glob.pieces.length;) {
				let current = glob.pieces[piece];
				if (current === "run") {
					if (runPiece = piece, runAt = at, piece += 1, piece === glob.pieces.length) return !0;
					continue;
				}
				let next = current === void 0 ? void 0 : step(current, text, at);
				if (next !== void 0) {
					at = next, piece += 1;
					continue;
				}
				if (runPiece === -1) return !1;
				let after = glob.pieces[runPiece + 1], from = runAt + width(text, runAt);
				if (from > text.length || runAt >= text.length || (runAt = typeof after == "object" ? text.indexOf(after.text, from) : from, runAt === -1)) return !1;
				at = runAt, piece = runPiece + 1;
			}
			return !0;
		}
		function step(piece, text, at) {
			return piece === "one" ? at < text.length ? at + width(text, at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
		}
		function width(text, at) {
			return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
	}),
	71376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jQ: () => showInvisible,
			tO: () => findInvisible,
			wy: () => hasInvisible
		});
		let unseen = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			let found = [];
			for (let match of text.matchAll(unseen())) allowed.includes(match[0]) || found.push({
				index: match.index,
				name: codePointName(match[0])
			});
			return found;
		}
		function hasInvisible(text) {
			return unseen().test(text);
		}
		function showInvisible(text) {
			return /^[ -~]*$/.test(text) ? text : text.replace(unseen(), (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
		}
		function codePointName(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	61989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			e6: () => follow,
			hQ: () => ownField,
			qT: () => readPointer
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value === 0 ? 0 : value);
		}
		function shown(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}…` : text;
		}
		function readPointer(text) {
			if (text.startsWith("/") && !/~(?![01])/u.test(text)) return text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function follow(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	}),
	63341: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { nearest: () => nearest });
		function nearest(word, candidates) {
			let best, least = Math.max(2, Math.floor(word.length / 2)) + 1;
			for (let candidate of candidates) {
				let distance = edits(normal(word), normal(candidate));
				distance < least && (best = candidate, least = distance);
			}
			return best;
		}
		function normal(word) {
			return word.toLowerCase().replace(/[-_ ]/gu, "");
		}
		function edits(a, b) {
			let beforeLast = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
			for (let i = 1; i <= a.length; i += 1) {
				let row = [i];
				for (let j = 1; j <= b.length; j += 1) {
					let cost = a[i - 1] === b[j - 1] ? 0 : 1, least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
					i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)), row.push(least);
				}
				beforeLast = last, last = row;
			}
			return last[b.length] ?? 0;
		}
	}),
	20396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jU: () => flawOfPathGlob,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54364), _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function isPlainPath(value) {
			return value.length > 4096 || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value) || value.includes("\\") || /~[0-9]/u.test(value) || (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) ? !1 : value.split("/").every(isPlainSegment);
		}
		function isPlainSegment(segment) {
			return segment !== "" && !segment.endsWith(".") && !segment.startsWith(" ") && !segment.endsWith(" ");
		}
		function flawOfPathGlob(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" is a segment of its own. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path is like that. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", \".\" or \"..\" and backslashes";
		}
		function compilePathGlob(glob, { wide = !1 } = {}) {
			let flaw = flawOfPathGlob(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let folded = (text) => wide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(text) : text, pieces = folded(glob).split("/").map((segment) => segment === "**" ? "**" : segmentGlob(segment));
			return (value) => isPlainPath(value) && covers(pieces, folded(value).split("/"), wide);
		}
		function segmentGlob(segment) {
			return (0, _glob_js__WEBPACK_IMPORTED_MODULE_2__.S)(segment) ?? {
				pattern: segment,
				pieces: [{ text: segment }]
			};
		}
		function covers(pieces, segments, wide) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < segments.length || piece < pieces.length;) {
				let current = pieces[piece], segment = segments[at];
				if (current === "**") runPiece = piece, runAt = at, piece += 1;
				else if (current !== void 0 && segment !== void 0 && coversSegment(current, segment, wide)) at += 1, piece += 1;
				else {
					let taken = segments[runAt];
					if (runPiece === -1 || taken === void 0 || !wide && taken.startsWith(".")) return !1;
					runAt += 1, at = runAt, piece = runPiece + 1;
				}
			}
			return !0;
		}
		function coversSegment(glob, segment, wide) {
			return !wide && segment.startsWith(".") && !glob.pattern.startsWith(".") ? !1 : (0, _glob_js__WEBPACK_IMPORTED_MODULE_2__.m)(glob, segment);
		}
	}),
	94780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Py: () => guardedPathLines,
			Uq: () => settingsGuards,
			W$: () => starterPolicy,
			XC: () => schemaFileName,
			r2: () => defaultPolicyPath,
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
			"**/CLAUDE.md",
			"**/GEMINI.md"
		];
		function guardedPathLines(indent) {
			return guardedPaths.flatMap((_, index) => index % 4 == 0 ? [guardedPaths.slice(index, index + 4)] : []).map((row) => `${indent}${row.map((each) => JSON.stringify(each)).join(", ")}`).join(",\n");
		}
		let forkGuard = "  - id: never-from-forks\n    when: { event: { not: unknown }, fork: [true, unknown] }\n    match: { kind: permission }\n    then: reject\n    reason: Pull requests from forks get no privileged tools.\n";
		function settingsGuards(id, then) {
			let guard = (name, condition, field) => `  - id: ${name}
    match:
      kind: permission
      ${condition}
      "${field}":
        path: [
${guardedPathLines("          ")}
        ]
    then: ${then}
    reason: These files decide what workflows, hooks, editors and other agents do later.
`;
			return `  # A real agent of the local service has its paths in the work folder under "/inside", and all others under "/outside".
  - id: nothing-outside
    match: { kind: permission, "/outside": { present: true } }
    then: ${then}
    reason: The work is in the work folder.

${guard(`${id}-inside`, "tool: fs.write", "/inside")}
  # Another intern has "/paths" alone. One that climbs, or is absolute, may lead there, so this guard takes those too.
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

# What one run may spend at most. Left out, these are the numbers.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are checked first, and no rule goes before them. Outside GitHub no event and no fork is
# known: "event: { not: unknown }" keeps this guard out of a run on your own machine, where you are asked instead.
guards:
${forkGuard}
${settingsGuards("never-touch-settings", "reject")}
# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands within a word, "{paths:**}" for paths in
      # the repository: none that climbs out of it, none with a name that begins with a dot. Git is told not to run what the
      # configuration of the repository names; "interns policy check" knows how for each command.
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

  - name: not in a folder where what runs may have been planted
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", cwd: /work/app/src/evil, inside: [src/evil], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes it run something else
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

  - name: what another agent goes by is not written
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [src/index.ts, .claude/settings.json], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a real agent runs the tests in its work folder
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /work/app, paths: [/work/app], inside: ["."], options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: nor does a real agent write it
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

  - name: on a laptop, the tests are no fork's; no rule allows them, so a person at the terminal is asked
    context: {}
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;
	})
};
