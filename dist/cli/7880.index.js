export const id = 7880;
export const ids = [7880];
export const modules = {
	22040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$f: () => installed,
			EB: () => entryCommand,
			L3: () => besideEntry,
			_K: () => UnfitSettings,
			_r: () => settingsFile,
			qi: () => uninstalled
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413);
		class UnfitSettings extends Error {
			name = "UnfitSettings";
		}
		function entryCommand({ host, policy, rejectsUndecided, transcript }, { node, program }) {
			return [
				"/bin/sh",
				"-c",
				"ulimit -t 10; \"$0\" \"$@\" || { echo \"interns: refused\" >&2; exit 2; }",
				node,
				program,
				"--for",
				host,
				...rejectsUndecided ? ["--undecided", "reject"] : [],
				...policy === void 0 ? [] : ["--policy", policy],
				...transcript === void 0 ? [] : ["--transcript", transcript]
			].map(quoted).join(" ");
		}
		function quoted(word) {
			return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
		}
		function settingsFile({ install }, { env, home }) {
			let named = install.variable === void 0 ? "" : env[install.variable] ?? "";
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(named === "" ? node_path__WEBPACK_IMPORTED_MODULE_1__.join(home, install.home) : named, install.file);
		}
		function installed(profile, file, command) {
			let { install, events } = profile, before = readRegular(file);
			if (install.script !== void 0) return {
				file,
				before,
				after: install.script(command)
			};
			let settings = {
				...install.head,
				...without(readSettings(before, file))
			}, hooks = { ...objectOf(settings.hooks, file) };
			for (let event of Object.keys(events)) hooks[event] = [...listOf(hooks[event], file), install.entry?.(command, event)];
			return {
				file,
				before,
				after: written({
					...settings,
					hooks
				})
			};
		}
		function uninstalled({ install }, file) {
			let before = readRegular(file);
			if (before === void 0) return {
				file,
				before,
				after: void 0
			};
			if (install.script !== void 0) return {
				file,
				before,
				after: isOurs(before) ? void 0 : before
			};
			let settings = readSettings(before, file);
			if (!isOurs(before)) return {
				file,
				before,
				after: before
			};
			let rest = without(settings);
			return {
				file,
				before,
				after: Object.keys(rest).every((key) => Object.hasOwn(install.head ?? {}, key)) ? void 0 : written(rest)
			};
		}
		function besideEntry({ install }, folder, isWanted) {
			if (install.beside === void 0) return;
			let { field, value } = install.beside, file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, install.beside.file), before = readRegular(file), { [field]: there, ...rest } = readSettings(before, file), isOwn = JSON.stringify(there) === JSON.stringify(value);
			if (!(isWanted ? there !== void 0 : !isOwn)) return isWanted ? {
				file,
				before,
				after: written({
					...rest,
					[field]: value
				})
			} : {
				file,
				before,
				after: Object.keys(rest).length === 0 ? void 0 : written(rest)
			};
		}
		function written(settings) {
			return `${JSON.stringify(settings, null, 2)}\n`;
		}
		function isOurs(text) {
			return text.includes("/hook.js") && text.includes("interns: refused");
		}
		function without(settings) {
			let { hooks, ...rest } = settings;
			if (typeof hooks != "object" || !hooks || Array.isArray(hooks)) return settings;
			let kept = Object.entries(hooks).flatMap(([event, entries]) => {
				if (!Array.isArray(entries)) return [[event, entries]];
				let others = entries.filter((entry) => !isOurs(JSON.stringify(entry)));
				return others.length === 0 && entries.length > 0 ? [] : [[event, others]];
			});
			return kept.length === 0 && Object.keys(hooks).length > 0 ? rest : {
				...settings,
				hooks: Object.fromEntries(kept)
			};
		}
		function readRegular(file) {
			let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 });
			if (found !== void 0) {
				if (!found.isFile()) throw new UnfitSettings(`${file} is not a regular file.`);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
			}
		}
		function readSettings(text, file) {
			return text === void 0 || text.trim() === "" ? {} : objectOf((0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text) ?? null, file);
		}
		function objectOf(value, file) {
			if (value === void 0) return {};
			if (typeof value != "object" || !value || Array.isArray(value)) throw new UnfitSettings(`${file} is not strict JSON, or not in the form that is known.`);
			return Object.fromEntries(Object.entries(value));
		}
		function listOf(value, file) {
			if (value === void 0) return [];
			if (!Array.isArray(value)) throw new UnfitSettings(`${file} is not in the form that is known.`);
			return value;
		}
	}),
	63774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => policyInUse });
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), environment = __webpack_require__(33554), folders = __webpack_require__(92782), json = __webpack_require__(16413), engines = __webpack_require__(79101), text_json = __webpack_require__(61989), conditions_shape = __webpack_require__(75345);
		function narrow(policy, pause) {
			if (!(0, text_json.Gv)(policy)) return policy;
			let narrowed = { ...policy };
			for (let name of [
				"guards",
				"rules",
				"questions"
			]) {
				let entries = (0, text_json.hQ)(policy, name);
				(0, text_json.Lv)(entries) && (narrowed[name] = entries.filter((entry) => mayMatch(entry, pause)));
			}
			return narrowed;
		}
		function mayMatch(entry, pause) {
			let match = (0, text_json.Gv)(entry) ? (0, text_json.hQ)(entry, "match") : void 0;
			if (!(0, text_json.Gv)(match)) return !0;
			for (let [key, { read }] of conditions_shape.qL) {
				let listed = (0, text_json.hQ)(match, key), found = listed === void 0 || (0, text_json.Gv)(listed) ? void 0 : read(pause);
				if (typeof found == "string" && !((0, text_json.Lv)(listed) ? listed.includes(found) : listed === found)) return !1;
			}
			return !0;
		}
		var policy_tree = __webpack_require__(48519), shape = __webpack_require__(56243), tree = __webpack_require__(63380), automaton = __webpack_require__(3487), permission_pause = __webpack_require__(49469), sha256 = __webpack_require__(75468), trust_copy = __webpack_require__(56505), refusal = __webpack_require__(55707);
		async function policyInUse(checkout, { pause, policy: named, env }) {
			if (named !== void 0) {
				let file = keptFile(external_node_path_.resolve(named), env);
				return read((0, external_node_fs_.readFileSync)(named, "utf8"), named, {
					file,
					kept: readKept(file),
					pause
				});
			}
			let file = keptFile(checkout, env), kept = readKept(file), copy = (0, trust_copy.xc)(checkout, env, (text) => kept?.text === text ? kept.digest : (0, sha256.s)(text));
			if (copy !== void 0) return read(copy.text, copy.file, {
				file,
				kept,
				pause
			});
			let above = trustedAbove(checkout, env);
			return above === void 0 ? {
				policy: void 0,
				why: (0, external_node_fs_.existsSync)(external_node_path_.join(checkout, ".github/intern-policy.yml")) ? notTrusted : void 0
			} : {
				policy: void 0,
				why: `A permission policy is trusted for ${above}, but ${(0, folders.z)(above) ? "anybody may write there, which makes it a checkout of nobody" : "this is another checkout"}.`
			};
		}
		let notTrusted = "Nobody trusted the permission policy of this checkout yet: a person runs \"interns policy trust\".";
		function trustedAbove(checkout, env) {
			for (let at = checkout; at !== external_node_path_.dirname(at);) if (at = external_node_path_.dirname(at), (0, external_node_fs_.existsSync)((0, trust_copy.be)(at, env))) return at;
		}
		function keptFile(of, env) {
			return external_node_path_.join((0, environment.y)(env), "hooks", "read-3", `${(0, sha256.s)(of)}.json`);
		}
		function readKept(file) {
			if (!(0, external_node_fs_.existsSync)(file)) return;
			let value = (0, json.qF)((0, external_node_fs_.readFileSync)(file, "utf8"));
			return isKept(value) ? value : void 0;
		}
		function isKept(value) {
			return (0, json.Gv)(value) && typeof value.text == "string" && typeof value.digest == "string" && "policy" in value && (0, json.Gv)(value.patterns);
		}
		async function read(text, source, { file, kept, pause }) {
			let { digest, policy: json, patterns } = kept?.text === text ? kept : await readAnew(text, source, file), judged = pause === void 0 ? void 0 : (0, permission_pause.H)(pause.arguments), whole = async () => policyOf(json, source, patterns);
			return {
				policy: judged === void 0 || "error" in judged ? await whole() : await policyOf(narrow(json, judged), source, patterns),
				digest,
				source,
				whole
			};
		}
		async function policyOf(json, source, patterns) {
			let kept = new Map(Object.entries(patterns).flatMap(([pattern, value]) => (0, automaton.B)(value) ? [[pattern, value]] : [])), reading = await (0, policy_tree.P)((0, tree.W)(json), source, kept);
			if ("problems" in reading) throw invalid(source, reading.problems[0]);
			return reading.policy;
		}
		async function readAnew(text, source, file) {
			let { readTree } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(4749)]).then(__webpack_require__.bind(__webpack_require__, 84749)), tree = readTree(text);
			if ("problems" in tree) throw invalid(source, tree.problems[0]);
			let reading = await (0, policy_tree.P)(tree.root, source);
			if ("problems" in reading) throw invalid(source, reading.problems[0]);
			let called = forCalls(tree.root), kept = {
				text,
				digest: (0, sha256.s)(text),
				policy: (0, shape.aB)(called),
				patterns: await compiled((0, engines.D4)(called))
			};
			return keep(file, kept), kept;
		}
		async function compiled(patterns) {
			if (patterns.length === 0) return {};
			let { automatonOf } = await Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054));
			return Object.fromEntries([...new Set(patterns)].map((pattern) => [pattern, automatonOf(pattern) ?? null]));
		}
		function forCalls(root) {
			let isOfCalls = ({ key }) => key !== "tests" && key !== "changes";
			return root.type === "map" ? {
				...root,
				entries: root.entries.filter(isOfCalls)
			} : root;
		}
		function keep(file, kept) {
			try {
				(0, folders.w)(external_node_path_.dirname(file), 448), (0, external_node_fs_.writeFileSync)(`${file}.${process.pid}`, JSON.stringify(kept), { mode: 384 }), (0, external_node_fs_.renameSync)(`${file}.${process.pid}`, file);
			} catch {}
		}
		function invalid(source, problem) {
			return new refusal.u(`the permission policy ${source}:${problem?.line ?? 1} is invalid: ${problem?.message ?? ""}`);
		}
	}),
	55707: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => HookRefusal });
		class HookRefusal extends Error {
			name = "HookRefusal";
		}
	}),
	79101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => patternsOf,
			Ho: () => enginesFor,
			dK: () => noEngines
		});
		var _match_automaton_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3487);
		let noEngines = {
			re2: void 0,
			shell: void 0
		};
		async function enginesFor(root, kept = new Map()) {
			let keys = new Set();
			collectKeys(root, keys);
			let [re2, shell] = await Promise.all([keys.has("re2") ? keptRe2(root, kept) ?? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([
				__webpack_require__.e(8989),
				__webpack_require__.e(2111),
				__webpack_require__.e(6585)
			]).then(__webpack_require__.bind(__webpack_require__, 96585)).then((module) => module.shellTest) : void 0]);
			return {
				re2,
				shell
			};
		}
		function keptRe2(root, kept) {
			if (patternsOf(root).every((pattern) => kept.has(pattern))) return { compile(pattern) {
				let automaton = kept.get(pattern);
				return automaton === void 0 ? { error: "it is not among the kept patterns" } : (0, _match_automaton_js__WEBPACK_IMPORTED_MODULE_0__.R)(automaton);
			} };
		}
		function patternsOf(node) {
			return node.type === "list" ? node.items.flatMap(patternsOf) : node.type === "map" ? node.entries.flatMap(({ key, value }) => key === "re2" && value.type === "plain" ? [String(value.value)] : patternsOf(value)) : [];
		}
		function collectKeys(node, keys) {
			if (node.type === "list") for (let item of node.items) collectKeys(item, keys);
			if (node.type === "map") for (let entry of node.entries) keys.add(entry.key), collectKeys(entry.value, keys);
		}
	}),
	48519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => readPolicyTree });
		var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8157), _text_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25456), _engines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79101), _file_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68606);
		async function readPolicyTree(root, source, kept) {
			let reader = {
				engines: await (0, _engines_js__WEBPACK_IMPORTED_MODULE_0__.Ho)(root, kept),
				problems: []
			}, file = _file_shape_js__WEBPACK_IMPORTED_MODULE_1__.wD.read(root, reader);
			return file === void 0 ? { problems: (0, _text_place_js__WEBPACK_IMPORTED_MODULE_2__.w$)(reader.problems) } : { policy: policyOf(file, (file.tests ?? []).map(_file_shape_js__WEBPACK_IMPORTED_MODULE_1__.kT), source) };
		}
		function policyOf(file, tests, source) {
			return {
				source,
				default: file.default ?? "reject",
				budget: {
					answers: file.budget?.answers ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.answers,
					allows: file.budget?.allows ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.allows,
					rejects_in_a_row: file.budget?.rejects_in_a_row ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.rejects_in_a_row,
					same_pause: file.budget?.same_pause ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.same_pause
				},
				guards: file.guards ?? [],
				rules: file.rules ?? [],
				questions: file.questions ?? [],
				changes: file.changes,
				changeBudget: {
					files: file.budget?.files ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.bq.files,
					bytes: file.budget?.bytes ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.bq.bytes,
					lines: file.budget?.lines ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.bq.lines
				},
				tests
			};
		}
	}),
	63380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => treeOfJson });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		function treeOfJson(value, at = {
			line: 1,
			column: 1
		}) {
			if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value)) return {
				type: "list",
				at,
				items: value.map((item) => treeOfJson(item, at))
			};
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return {
				type: "plain",
				at,
				value
			};
			let entries = [];
			for (let key of Object.keys(value)) entries.push({
				key,
				at,
				value: treeOfJson(value[key] ?? null, at)
			});
			return {
				type: "map",
				at,
				entries
			};
		}
	}),
	3487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => isAutomaton,
			R: () => matchWhole
		});
		function isAutomaton(value) {
			if (typeof value != "object" || !value || !("start" in value) || !("steps" in value) || !Array.isArray(value.steps)) return !1;
			let steps = value.steps, isPlace = (place) => Number.isInteger(place) && steps[Number(place)] !== void 0;
			return isPlace(value.start) && steps.every((step) => Array.isArray(step) && isStep(step, isPlace));
		}
		function isStep([kind, next, more], isPlace) {
			return kind === "match" || kind === "fail" ? !0 : isPlace(next) ? kind === "fork" ? isPlace(more) : kind === "edge" ? Number.isInteger(more) : kind === "go" || kind === "one of" && Array.isArray(more) && more.every(Number.isInteger) : !1;
		}
		function matchWhole({ start, steps }) {
			return (text) => {
				let waiting = [start], before = -1;
				for (let at = 0;;) {
					let character = text.codePointAt(at) ?? -1, reached = reach(steps, waiting, edgesBetween(before, character));
					if (character === -1) return reached.some(([kind]) => kind === "match");
					if (waiting = reached.flatMap((step) => step[0] === "one of" && isWithin(step[2], character) ? [step[1]] : []), waiting.length === 0) return !1;
					before = character, at += character > 65535 ? 2 : 1;
				}
			};
		}
		function reach(steps, from, edges) {
			let seen = new Set(), open = [...from], reached = [];
			for (let place = open.pop(); place !== void 0; place = open.pop()) {
				let step = steps[place];
				if (step === void 0) throw Error("A kept pattern is damaged.");
				seen.has(place) || (seen.add(place), step[0] === "fork" ? open.push(step[1], step[2]) : step[0] === "go" || step[0] === "edge" && (step[2] & ~edges) === 0 ? open.push(step[1]) : (step[0] === "match" || step[0] === "one of") && reached.push(step));
			}
			return reached;
		}
		function edgesBetween(before, after) {
			return (before === -1 || before === 10) | (after === -1 || after === 10 ? 2 : 0) | (before === -1 ? 4 : 0) | (after === -1 ? 8 : 0) | (isOfWord(before) === isOfWord(after) ? 32 : 16);
		}
		function isOfWord(character) {
			return character !== -1 && /^\w$/.test(String.fromCodePoint(character));
		}
		function isWithin(ranges, character) {
			for (let index = 0; index + 1 < ranges.length; index += 2) if (character >= (ranges[index] ?? 0) && character <= (ranges[index + 1] ?? -1)) return !0;
			return !1;
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
