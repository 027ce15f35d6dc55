export const id = 7289;
export const ids = [7289];
export const modules = {
	9214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => createAgentModels,
			f: () => socketPlace
		});
		var external_node_fs_ = __webpack_require__(73024), external_node_os_ = __webpack_require__(48161), external_node_path_ = __webpack_require__(76760), model_ways = __webpack_require__(90652);
		let forwardedPort = 29170;
		function createAgentModels({ settings, access, brokers, redactor }) {
			let folder = (0, external_node_fs_.mkdtempSync)(external_node_path_.join(socketPlace(), "intern-models-")), socketPath = external_node_path_.join(folder, "models.sock"), isForwarded = settings.network === "model", forwarding = isForwarded ? {
				socket: socketPath,
				program: writeForwarder(folder),
				port: forwardedPort
			} : void 0, place = isForwarded ? {
				port: forwardedPort,
				socketPath
			} : { port: 0 }, opening, broker, isClosed = !1, open = async () => {
				let opened = await brokers.open(access, place);
				return broker = opened, isClosed && await opened.close(), opened;
			}, keyedEnvironment = ({ url }, key) => {
				let { variables } = model_ways.M[settings.agent];
				return variables[access.provider.name]?.({
					url,
					key: key.reveal(),
					model: settings.model
				}) ?? {};
			};
			return {
				forwarding,
				folder,
				async open() {
					opening ??= open(), await opening;
				},
				keyed: (launch) => async (order) => {
					if (broker === void 0) throw TypeError("The way to the models is not open.");
					refuseWithoutPrograms(order, settings);
					let { addKey, removeKey } = broker, key = addKey();
					redactor.add(key);
					try {
						let started = await launch({
							...order,
							env: {
								...order.env,
								...keyedEnvironment(broker, key)
							}
						});
						return started.exit.then(() => removeKey(key)), started;
					} catch (error) {
						throw removeKey(key), error;
					}
				},
				beginRun: () => broker?.beginRun(),
				get use() {
					return broker?.use;
				},
				async close() {
					isClosed = !0, await broker?.close(), (0, external_node_fs_.rmSync)(folder, {
						recursive: !0,
						force: !0
					});
				}
			};
		}
		function socketPlace() {
			return Buffer.byteLength(external_node_path_.join((0, external_node_os_.tmpdir)(), "intern-models-123456/models.sock")) <= 107 ? (0, external_node_os_.tmpdir)() : "/tmp";
		}
		function writeForwarder(folder) {
			let program = external_node_path_.join(folder, "forwarder.mjs");
			return (0, external_node_fs_.writeFileSync)(program, "import{spawn as e}from\"node:child_process\";import{connect as t,createServer as n}from\"node:net\";const[r=``,i=``,a=``,o=``,...s]=process.argv.slice(2);function c(e,t){process.stderr.write(`${e}\\n`,()=>process.exit(t))}function l(e){let n=t({path:r,allowHalfOpen:!0});for(let[t,r]of[[e,n],[n,e]])t.on(`error`,()=>r.destroy()),t.on(`close`,()=>r.destroySoon()),t.pipe(r)}function u(){let e=Object.entries(process.env);return Object.fromEntries(e.map(([e,t])=>[e.startsWith(a)?e.slice(a.length):e,t]))}function d(){let t=e(o,s,{stdio:`inherit`,env:u()});for(let e of[`SIGTERM`,`SIGINT`,`SIGHUP`,`SIGQUIT`,`SIGUSR2`])process.on(e,()=>t.kill(e));t.once(`error`,({message:e})=>c(e,127)),t.once(`exit`,(e,t)=>process.exit(e??128+(f[t??``]??0)))}const f={SIGHUP:1,SIGINT:2,SIGQUIT:3,SIGKILL:9,SIGTERM:15},p=n({allowHalfOpen:!0,noDelay:!0},l);p.once(`error`,({message:e})=>c(`The way to the models could not be opened: ${e}`,70)),p.listen(Number(i),`127.0.0.1`,d);export{};", { mode: 256 }), program;
		}
		function refuseWithoutPrograms({ env }, { agent, network }) {
			let { needs } = model_ways.M[agent];
			if (!(needs === void 0 || network !== "model" || (env.PATH ?? "").split(external_node_path_.delimiter).some((folder) => isExecutable(external_node_path_.join(folder, needs.program))))) throw Error(`The agent needs the program "${needs.program}", and with "network: model" it can't download it. Install it: "${needs.install}".`);
		}
		function isExecutable(file) {
			try {
				return (0, external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK), !0;
			} catch {
				return !1;
			}
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
	56589: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => confine,
			k: () => visibleTo
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _resolved_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60679), _launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37095);
		function confine(confinement) {
			let { network, forwarding } = confinement;
			if (network === "model" && forwarding === void 0) throw TypeError("There is no way to a model.");
			return async (order) => {
				let walls = wallsFor(order, confinement), refused = await tryWalls([...walls, "true"], order);
				if (refused !== void 0) throw Error(refused);
				let { words, env } = forwarding === void 0 ? {
					words: [],
					env: order.env
				} : forwarded(order, forwarding);
				return await (0, _launch_js__WEBPACK_IMPORTED_MODULE_4__.O)({
					...order,
					env,
					command: [
						"bwrap",
						...walls,
						...words,
						...order.command
					]
				});
			};
		}
		let inside = {
			socket: "/run/interns/models.sock",
			node: "/run/interns/node",
			program: "/run/interns/forwarder.mjs"
		}, keptPrefix = "INTERN_KEPT_";
		function forwarded({ env }, { port }) {
			let kept = Object.entries(env).map(([name, value]) => [name.startsWith("NODE_") ? keptPrefix + name : name, value]);
			return {
				words: [
					inside.node,
					inside.program,
					inside.socket,
					String(port),
					keptPrefix
				],
				env: Object.fromEntries(kept)
			};
		}
		function shownFor({ socket, program }) {
			return [
				[socket, inside.socket],
				[(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.execPath), inside.node],
				[program, inside.program]
			].flatMap(([from, at]) => [
				"--ro-bind",
				from,
				at
			]);
		}
		function wallsFor(order, { network, hidden, forwarding }) {
			return [
				[
					"--unshare-user",
					"--unshare-pid",
					"--unshare-ipc",
					"--unshare-uts",
					"--cap-drop",
					"ALL",
					"--die-with-parent"
				],
				network === "host" ? [] : ["--unshare-net"],
				[
					"--proc",
					"/proc",
					...[
						"sys",
						"sysrq-trigger",
						"irq",
						"bus"
					].flatMap((name) => readOnlyProc(name))
				],
				[
					"--dev",
					"/dev",
					"--tmpfs",
					"/tmp",
					"--setenv",
					"TMPDIR",
					"/tmp"
				],
				...visibleTo(order).map(({ from, at }) => [
					"--ro-bind",
					from,
					at
				]),
				...inOrder(order.writable, hidden),
				forwarding === void 0 ? [] : shownFor(forwarding),
				[
					"--chdir",
					order.cwd,
					"--"
				]
			].flat();
		}
		function readOnlyProc(name) {
			return [
				"--ro-bind-try",
				`/proc/${name}`,
				`/proc/${name}`
			];
		}
		function inOrder(writable, hidden) {
			let shown = writable.map((folder) => ({
				folder,
				words: [
					"--bind",
					folder,
					folder
				]
			}));
			return [...hidden.map((folder) => ({
				folder,
				words: ["--tmpfs", folder]
			})), ...shown].toSorted((a, b) => a.folder.length - b.folder.length).map(({ words }) => words);
		}
		let instead = "or write \"sandbox: none\", which confines nothing";
		function tryWalls(args, { env, cwd }) {
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("bwrap", args, {
					env: { ...env },
					cwd,
					stdio: [
						"ignore",
						"ignore",
						"pipe"
					]
				}), output = "";
				child.stderr.on("data", (bytes) => {
					output = (output + bytes.toString()).slice(0, 1e3);
				}), child.once("error", (error) => {
					resolve(error.code === "ENOENT" ? `The sandbox needs bubblewrap, and "bwrap" is not in PATH. Install it ("apt-get install bubblewrap"), ${instead}.` : `The sandbox could not be started: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error)}.`);
				}), child.once("close", (status) => {
					let why = `The system refuses the sandbox (${output.trim() || `exit status ${status}`}).`;
					resolve(status === 0 ? void 0 : `${why} On Ubuntu, "sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" as root lets users have one; else run the service where user namespaces are allowed, ${instead}.`);
				});
			});
		}
		let systemFolders = [
			"/usr",
			"/bin",
			"/sbin",
			"/lib",
			"/lib32",
			"/lib64",
			"/nix/store"
		], systemFiles = [
			"alternatives",
			"ca-certificates",
			"group",
			"hosts",
			"ld.so.cache",
			"localtime",
			"nsswitch.conf",
			"os-release",
			"passwd",
			"pki/ca-trust/extracted",
			"pki/tls/cert.pem",
			"pki/tls/certs",
			"pki/tls/openssl.cnf",
			"protocols",
			"resolv.conf",
			"services",
			"ssl/certs",
			"ssl/openssl.cnf"
		].map((name) => `/etc/${name}`);
		function visibleTo({ command, env, writable }) {
			let isWritable = (file) => writable.some((folder) => (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_6__.UO)(file, folder)), folders = (env.PATH ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((folder) => node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(folder) && !isWritable(folder)), [program = "", ...args] = command, files = [(program.includes("/") ? program : folders.map((folder) => node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, program)).find(isFile)) ?? "", ...args].filter((file) => node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(file) && !isWritable(file) && isFile(file)), beyondSystem = [...folders.filter((folder) => isFolder(folder) && !(0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_6__.UO)((0, node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)(), folder)).map(asItself), ...files.flatMap(filesOf)];
			return [
				...systemFolders.filter(isFolder).map(asItself),
				...systemFiles.flatMap(whereItLeads),
				...beyondSystem.filter(({ at }) => !systemFolders.some((folder) => (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_6__.UO)(at, folder)))
			];
		}
		let asItself = (file) => ({
			from: file,
			at: file
		});
		function whereItLeads(file) {
			try {
				return [{
					from: (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(file),
					at: file
				}];
			} catch {
				return [];
			}
		}
		function filesOf(file) {
			let real = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(file), [above, below] = real.split(`${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}node_modules${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}`, 2);
			return [
				file,
				real,
				...below === void 0 ? [] : [node_path__WEBPACK_IMPORTED_MODULE_3__.join(above ?? "", "node_modules")]
			].map(asItself);
		}
		function isFile(file) {
			return statOf(file)?.isFile() ?? !1;
		}
		function isFolder(file) {
			return statOf(file)?.isDirectory() ?? !1;
		}
		function statOf(file) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file);
			} catch {
				return;
			}
		}
	}),
	27289: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { checkModelAccess: () => checkModelAccess });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60679), _interns_acp_agent_models_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9214), _interns_acp_sandbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56589);
		async function checkModelAccess(deployment, { models, env = process.env, cwd = process.cwd(), files, log }) {
			let all = [...deployment?.runs.values() ?? []];
			for (let { does, workdir } of all) {
				let access = "acp" in does ? does.acp.model_access : void 0;
				if (!("acp" in does) || access === void 0) continue;
				if (models === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.xL("config_invalid", "An intern has \"model_access\", and this program can't obtain tokens for it. Start the service by \"interns serve\", by \"interns exec\", or by the input \"local-service\" of the action.");
				refuseReachable(all.flatMap((one) => "acp" in one.does && one.workdir !== void 0 ? [one.workdir] : []));
				let tokenFile = access.apiKey === void 0 ? access.subjectTokenFile : void 0;
				if (tokenFile !== void 0) {
					let folder = files?.folder ?? cwd;
					refuseShown(tokenFile, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, tokenFile), {
						settings: does.acp,
						workdir,
						PATH: env.PATH ?? ""
					});
				}
				does.acp.sandbox === "none" && access.apiKey === void 0 && log?.warning("An agent has \"model_access\" without a sandbox: what the tokens are asked for with, such as the identity of a job with \"id-token: write\", is within its reach."), await models.check(access);
			}
		}
		function refuseReachable(workdirs) {
			let place = (0, _interns_acp_agent_models_js__WEBPACK_IMPORTED_MODULE_2__.f)(), seeing = workdirs.find((workdir) => (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.UO)((0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.Ap)(place), (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.Ap)(workdir)));
			if (seeing !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.xL("config_invalid", `The folder for temporary files, "${place}", lies in the work folder of an agent, "${seeing}", which could replace the way to the models there. Set TMPDIR to a folder outside of it.`, { source: place });
		}
		function refuseShown(given, file, { settings, workdir, PATH }) {
			if (settings.sandbox === "none") return;
			let writable = workdir === void 0 ? [] : [workdir], shown = (0, _interns_acp_sandbox_js__WEBPACK_IMPORTED_MODULE_4__.k)({
				command: settings.command ?? [],
				env: { PATH },
				writable
			}).map(({ from }) => from), real = (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.Ap)(file), place = [...writable, ...shown].find((one) => (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.UO)(real, (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.Ap)(one)) || (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.UO)(file, one));
			if (place !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.xL("config_invalid", `The key "subject_token_file" of "model_access" names "${given}", which the agent could read: its sandbox shows "${place}". Put the file elsewhere.`, { source: given });
		}
	})
};
