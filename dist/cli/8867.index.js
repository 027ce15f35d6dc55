export const id = 8867;
export const ids = [8867];
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
	36969: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => contextOf,
			h: () => readTerminalPolicy
		});
		var errors = __webpack_require__(452), json = __webpack_require__(16413);
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
			return path.reduce((inner, name) => (0, json.Gv)(inner) && Object.hasOwn(inner, name) ? inner[name] : void 0, value);
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
		var environment = __webpack_require__(33554), context = __webpack_require__(31576);
		function visibilityOf({ payload }) {
			let visibility = textAt(payload, "repository", "visibility");
			if (visibility !== void 0) return visibility;
			let isPrivate = flagAt(payload, "repository", "private");
			return isPrivate === void 0 ? context.$5 : isPrivate ? "private" : "public";
		}
		function toRunContext(event, env) {
			let pullRequest = at(event.payload, "pull_request"), actor = (0, environment.b)(env, "GITHUB_ACTOR");
			return {
				...context.Ut,
				event: event.name,
				ref: (0, environment.b)(env, "GITHUB_REF") ?? context.$5,
				base_ref: (0, environment.b)(env, "GITHUB_BASE_REF") ?? context.$5,
				fork: forkOf(event),
				draft: flagAt(pullRequest, "draft") ?? context.$5,
				labels: labelsOf(pullRequest ?? at(event.payload, "issue")),
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
			if (!canOutsidersCause(event)) return !1;
			let { payload } = event;
			if (event.name === "workflow_run") return differ(integerAt(payload, "workflow_run", "head_repository", "id"), integerAt(payload, "repository", "id"));
			let pullRequest = at(payload, "pull_request");
			return at(pullRequest, "head", "repo") === null || differ(integerAt(pullRequest, "head", "repo", "id"), integerAt(pullRequest, "base", "repo", "id"));
		}
		function differ(one, other) {
			return one === void 0 || other === void 0 ? context.$5 : one !== other;
		}
		function labelsOf(subject) {
			let labels = at(subject, "labels");
			return Array.isArray(labels) ? labels.flatMap((label) => textAt(label, "name") ?? []) : context.$5;
		}
		function associationOf(payload) {
			return textAt([
				"comment",
				"review",
				"pull_request",
				"issue"
			].map((name) => at(payload, name)).find(json.Gv), "author_association") ?? context.$5;
		}
		function typeOfActor(payload, actor) {
			let sender = at(payload, "sender");
			return actor !== void 0 && textAt(sender, "login") === actor ? textAt(sender, "type") ?? context.$5 : context.$5;
		}
		var permission_policy = __webpack_require__(8157), sha256 = __webpack_require__(75468), checkout_file = __webpack_require__(27810), external_node_path_ = __webpack_require__(76760), git_objects = __webpack_require__(10432), subject = __webpack_require__(49127), wording = __webpack_require__(96559);
		async function openTrustedFiles(options, workspace) {
			let origin = await toPolicyOrigin(options.policyRef, options.event, options.env);
			if (origin.from === "workspace") {
				let read = async (_name, path) => ({
					path,
					commit: null,
					place: "of the checkout",
					bytes: await readWorkspaceFile(path, workspace)
				});
				return {
					origin,
					read
				};
			}
			let reader;
			return {
				origin,
				async read(name, given) {
					let path = repositoryPath(name, given);
					return reader ??= openCommit(origin, options, workspace), {
						path,
						...await (await reader)(path)
					};
				}
			};
		}
		async function openCommit(origin, options, workspace) {
			if (origin.from === "ref" && !isGitHubActions(options.env)) {
				let { ref } = origin;
				return async (path) => {
					let { commit, bytes } = await readGitFile(ref, path, {
						...options,
						root: workspace.path(".")
					});
					return {
						commit,
						place: `at ${ref} (commit ${commit})`,
						bytes
					};
				};
			}
			let repository = (0, subject.Nu)(options.env);
			if (repository === void 0) throw new errors.dz("input_invalid", "GITHUB_REPOSITORY names no repository, so no file can be read from it.", { source: "policy-ref" });
			let { readDefaultBranch, readFileAt, resolveCommit } = await __webpack_require__.e(430).then(__webpack_require__.bind(__webpack_require__, 90430)), github = options.github(), ref = origin.from === "ref" ? origin.ref : await readDefaultBranch(github, repository), commit = await resolveCommit(github, repository, ref), place = `of ${ref} at commit ${commit}`;
			return async (path) => ({
				commit,
				place,
				bytes: await readFileAt(github, repository, {
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
			throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)(name)} is "${given}". Use a path from the root of the repository.`, { source: name });
		}
		async function toPolicyOrigin(policyRef, event, env) {
			if (policyRef === "workspace") return { from: "workspace" };
			if (policyRef !== "auto") return {
				from: "ref",
				ref: policyRef
			};
			if (isGitHubActions(env)) return { from: canOutsidersCause(event) ? "default-branch" : "workspace" };
			let { readPipeline } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 86730)), pipeline = readPipeline(env);
			if (pipeline.is === "none" || pipeline.is === "trusted") return { from: "workspace" };
			let what = pipeline.is === "merge-request" ? `this is a pipeline of ${pipeline.ci} for a merge or pull request` : `this is a pipeline of ${pipeline.ci}, and nothing says that it is not for a merge or pull request`;
			throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)("policy-ref")} is "auto", but ${what}, whose author may have written the policy. ${"Name a git ref that its author cannot change, such as \"origin/main\", or \"workspace\" to trust the checkout."}`, { source: "policy-ref" });
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
					throw signal.throwIfAborted(), new checkout_file.Hv(`git ${args[0]} failed at "${ref}"; fetch that ref into this clone`, { cause });
				}
			}, commit = (await git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`)).trim(), listed = await git("ls-tree", "-z", "--full-tree", commit, "--", path), [, mode, sha = ""] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listed) ?? [];
			if (mode === void 0) return {
				commit,
				bytes: void 0
			};
			if (mode !== "100644" && mode !== "100755") throw new checkout_file.Hv(`its mode is ${mode}, which is no regular file`);
			let bytes = Buffer.from(await git("cat-file", "blob", sha));
			if ((0, git_objects.wJ)(bytes) !== sha) throw new checkout_file.Hv("it is no UTF-8 text");
			return {
				commit,
				bytes
			};
		}
		async function readPolicySource(options, workspace) {
			let { policy: given, log } = options, { path, commit, place, bytes, origin } = await readSource(options, workspace);
			if (bytes === void 0) {
				if (options.vouched !== void 0 && options.vouched.isAbsent !== !0) return {
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
		async function readSource({ vouched, ...options }, workspace) {
			if (vouched !== void 0) {
				let place = vouched.isAbsent === !0 ? "of the checkout" : "that a person trusted";
				return {
					...vouched,
					commit: null,
					place,
					origin: { from: "workspace" }
				};
			}
			let files = await openTrustedFiles(options, workspace), { origin } = files, { path } = options.policy;
			return {
				...await files.read("policy", path).catch((cause) => {
					throw cause instanceof errors.h4 ? cause : missing(path, origin.from === "ref" ? `at ${origin.ref}` : "of the checkout", cause);
				}),
				origin
			};
		}
		function missing(path, place, cause) {
			return new errors.pn("policy_missing", cause instanceof checkout_file.Hv ? `The permission policy "${path}" ${place} is not read: ${cause.message}.` : `The permission policy "${path}" ${place} can't be read. Check the path; in a job, check out the repository first.`, {
				source: path,
				cause
			});
		}
		async function readTerminalPolicy(settings, job, workspace, { hasPerson, vouched }) {
			let event = {
				name: job.env.GITHUB_EVENT_NAME ?? "",
				payload: void 0
			}, github = () => {
				throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)("policy-ref")} is "${settings.policyRef}", which only the action can read on an event like "${event.name}". Use the action, or name "workspace" if nobody else can have written the checkout.`, { source: "policy-ref" });
			}, log = hasPerson ? {
				...job.log,
				notice() {}
			} : job.log, sourced = await readPolicySource({
				...job,
				...settings,
				event,
				github,
				log,
				vouched
			}, workspace);
			return hasPerson && (vouched?.isAbsent ?? !0) && sourced.facts.path === null && job.log.info(`There is no permission policy at "${settings.policy.path}": you are asked about everything.`), !hasPerson && settings.approvalMode === "manual" && sourced.facts.path !== null && job.log.notice("There is no terminal, so nobody is asked: what no rule of the permission policy allows is rejected."), sourced;
		}
		function contextOf({ env }) {
			return isGitHubActions(env) ? toRunContext({
				name: env.GITHUB_EVENT_NAME ?? "",
				payload: void 0
			}, env) : context.Ut;
		}
	}),
	46615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sr: () => readPort,
			my: () => reportServiceFailure,
			xl: () => passingService,
			yN: () => serviceLog
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97035), _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99859), _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51612), _screen_print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27928);
		function serviceLog(io) {
			let line = (level) => (message) => (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_0__.qz)(io, `${level}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(message)}`);
			return {
				debug() {},
				info: line("info"),
				notice: line("notice"),
				warning: line("warning"),
				error: line("error"),
				mask() {}
			};
		}
		function reportServiceFailure(error, io, command, asked) {
			let refused = asked === void 0 ? void 0 : describeRefusedAddress(error, asked);
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.xL)) return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_0__.qz)(io, `interns ${command}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(refused ?? (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error))}`), 1;
			let remedy = (0, _failure_js__WEBPACK_IMPORTED_MODULE_3__.c7)(error) === "ENOENT" ? ["Check the path; a relative one begins at the current folder."] : [];
			return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_0__.qz)(io, [...(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.Bv)((0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)), ...remedy].join("\n")), _command_js__WEBPACK_IMPORTED_MODULE_4__.rP;
		}
		function describeRefusedAddress(error, { host, port, issuerPort }) {
			let code = (0, _failure_js__WEBPACK_IMPORTED_MODULE_3__.c7)(error) ?? "", found = error instanceof Error && "port" in error && typeof error.port == "number" ? error.port : port, flag = found === issuerPort ? "--identity-provider-port" : "--port";
			switch (code) {
				case "EADDRINUSE": return port !== 0 && port === issuerPort ? `--port and --identity-provider-port are both ${port}. Give each its own.` : `Port ${found} is in use. Stop the program that uses it, or take a free one: ${flag} 0. (${code})`;
				case "EACCES": return `You may not listen on port ${found}. Take one above 1023, or a free one: ${flag} 0. (${code})`;
				case "EADDRNOTAVAIL":
				case "ENOTFOUND":
				case "EAI_AGAIN":
				case "EINVAL": return `This machine has no address "${host}". Correct --host, or leave it out for 127.0.0.1. (${code})`;
				default: return;
			}
		}
		function readPort(flag, text) {
			if (text !== void 0) {
				if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__.tm)(flag, text, "Use a port from 0 to 65535.");
			}
		}
		let passingService = "INTERNS_EXEC";
	}),
	49127: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Nu: () => readRepository });
		function readRepository(env) {
			let [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(env.GITHUB_REPOSITORY ?? "") ?? [];
			return owner === void 0 || name === void 0 ? void 0 : {
				owner,
				name
			};
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
	4676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => createLinesFile,
			t: () => createTranscriptFile
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91170), _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96559), _checkout_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27810);
		function createTranscriptFile(name, { workspace, log, maxBytes = 268435456 }) {
			let { path, file } = createLinesFile(name, workspace), bytes = 0, isFull = !1, kept = [], put = (event) => {
				try {
					bytes += (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, (0, _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_3__.WQ)(event)), bytes > 1048576 && (kept = void 0), kept?.push({
						number: kept.length + 1,
						event
					});
				} catch (cause) {
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.e4("file_unwritable", `The transcript "${path}" can't be written.`, { cause });
				}
			};
			return {
				path,
				write(event) {
					if (event.type !== "text" && event.type !== "reasoning" || bytes < maxBytes) put(event);
					else if (!isFull) {
						isFull = !0;
						let message = `The transcript has ${bytes} bytes. What the intern says from here on is left out of it; what it asks is not.`;
						put({
							type: "remark",
							message,
							at: event.at
						}), log.warning(message);
					}
				},
				lines: async () => kept ?? (await __webpack_require__.e(6780).then(__webpack_require__.bind(__webpack_require__, 26780))).readEnds(file),
				close: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file)
			};
		}
		function createLinesFile(name, workspace) {
			let path = name === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace.temp, `intern-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`, "transcript.jsonl") : workspace.path(name);
			return {
				path,
				file: openTranscript(path, name !== void 0, workspace)
			};
		}
		function openTranscript(path, isNamed, workspace) {
			try {
				return isNamed && workspace.refuseFileOfOthers(path), workspace.create(path);
			} catch (cause) {
				let why = cause instanceof _checkout_file_js__WEBPACK_IMPORTED_MODULE_5__.Hv ? `: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Uc)(cause)}` : "";
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)`The transcript can't be written to "${path}"${why}. Name another file with ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)("transcript-file")}.`, {
					source: "transcript-file",
					cause
				});
			}
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
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BA: () => wordLimitOf,
			m7: () => keepEnds,
			ml: () => shorten
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = wellFormed(text.slice(0, Math.ceil(length * 2 / 3))), tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}…${tail}`;
		}
		function wellFormed(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function wordLimitOf(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, longestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function longestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	11151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => findRunningIntern });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28394);
		async function findRunningIntern(options) {
			let { clock, log, signal } = options, deadline = clock.monotonic() + options.waitForInternMs, shown = "";
			for (;;) {
				let intern = await findIntern(options);
				if (intern.status === "running") return intern;
				let coming = intern.status === "queued" || intern.status === "provisioning", leftMs = deadline - clock.monotonic();
				if (!coming || leftMs <= 0) throw notRunning(intern, coming, options.waitForInternMs);
				let state = describeState(intern);
				state !== shown && log.info(`Waiting for intern "${intern.name}": ${state}.`), shown = state, await clock.sleep(Math.min(5e3, leftMs), signal);
			}
		}
		async function findIntern(options) {
			let { client, intern: wanted, workspaceId, clock, log, signal } = options, limits = {
				maxAttempts: 5,
				deadline: clock.monotonic() + 6e4,
				clock,
				log,
				signal
			}, { matches, names } = await (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_0__.b)({
				what: "intern list",
				...limits
			}, async () => {
				let found = {
					matches: [],
					names: []
				};
				for await (let intern of client.listInterns({
					workspaceId,
					signal
				})) intern.id === wanted || intern.name === wanted ? found.matches.push(intern) : found.names.length < 20 && found.names.push(intern.name);
				return found;
			}, _client_request_js__WEBPACK_IMPORTED_MODULE_1__.xg), intern = matches.find((match) => match.id === wanted) ?? matches[0];
			if (intern === void 0) throw unknown(wanted, names);
			if (intern.id !== wanted && matches.length > 1) throw ambiguous(wanted, matches);
			return intern;
		}
		function describeState({ status, progress }) {
			return progress === null ? status : `${status}, step ${progress.step_number} of ${progress.total_steps}, ${progress.step_label}`;
		}
		function unknown(wanted, names) {
			let visible = names.length === 0 ? "This key sees no other interns" : `This key sees ${names.map((name) => `"${name}"`).join(", ")}${names.length === 20 ? ", …" : ""}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_unknown", `No intern has the name or id "${wanted}". ${visible}. Names match exactly.`, { source: "intern" });
		}
		function ambiguous(wanted, matches) {
			let ids = matches.map(({ id, workspace_id }) => `${id} (workspace ${workspace_id})`).join(", ");
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_ambiguous", `${matches.length} interns have the name "${wanted}": ${ids}. Give the id as "intern", or a "workspace-id".`, { source: "intern" });
		}
		function notRunning(intern, coming, waitMs) {
			let failure = intern.last_failure_message === null ? "" : `: ${intern.last_failure_message.replace(/\.$/, "")}`, waited = coming ? ` after waiting ${Math.round(waitMs / 1e3)} s` : "", remedy = coming ? "Raise \"wait-for-intern\"." : "Start or provision it first.";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_not_running", `Intern "${intern.name}" (${intern.id}) is ${describeState(intern)}${waited}${failure}. Only a running intern takes prompts. ${remedy}`, {
				source: "intern",
				reason: intern.status
			});
		}
	})
};
