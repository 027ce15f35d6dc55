export const id = 5590;
export const ids = [5590];
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
	5590: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runCommand: () => runCommand });
		var commander = __webpack_require__(67375), errors = __webpack_require__(452), definitions = __webpack_require__(63683), github = __webpack_require__(62497), run = __webpack_require__(78969), service = __webpack_require__(43191);
		let groups = [
			["What to do, where, and as whom", service.r7],
			["Which intern", service.Ib],
			["The run", run.HM],
			["Findings of a review", github._3],
			["Changes of an intern", github.r_],
			["GitHub's events and comments", github.n4],
			["Access tokens and API keys", service._H],
			["The proxy", service.AG]
		], meanings = {
			...service.es,
			...run.kK,
			...github.UI
		};
		groups.map(([title, group]) => ({
			title,
			inputs: Object.keys(group).filter(definitions.wp).map(describe)
		})).flatMap(({ inputs }) => inputs);
		function describe(name) {
			let definition = definitions.Z$[name], meaning = meanings[name], { action, commandLine } = typeof meaning == "string" ? {
				action: meaning,
				commandLine: meaning
			} : meaning;
			return {
				...definition,
				name,
				description: capitalise(`${toCommandPrefix(definition)}${action}`),
				help: capitalise(commandLine).replaceAll("`", "")
			};
		}
		function toCommandPrefix({ commands }) {
			let [only, ...others] = commands === "all" ? [] : commands;
			return only === void 0 || only === "prompt" || others.length > 0 ? "" : `For \`${only}\`: `;
		}
		function capitalise(text) {
			return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
		}
		var input_lists = __webpack_require__(29937), input_text = __webpack_require__(63689), log = __webpack_require__(97309), nearest = __webpack_require__(42037), secret = __webpack_require__(36385), cli_command = __webpack_require__(99859), commands = __webpack_require__(44476), failure = __webpack_require__(51612), cli_screen = __webpack_require__(21264);
		async function parseCommand(command, args, io) {
			let parser = buildParser(command, io), { parserArgs, commandLine } = splitAtDashes(command, args);
			try {
				parser.parse(parserArgs, { from: "user" });
			} catch (error) {
				if (!(error instanceof commander.b7)) throw error;
				if (error.exitCode === 0) return;
				let flags = [...parser.options.map(({ long }) => long?.slice(2) ?? ""), "help"];
				throw new errors.dz("input_invalid", toUsageMessage(error, command, flags));
			}
			let values = parser.opts(), readFlag = (flag) => {
				let option = parser.options.find(({ long }) => long === `--${flag}`);
				if (option === void 0) return;
				let value = values[option.attributeName()];
				return option.negate ? value === !1 : value;
			}, explicitText = createInputReader(command, readFlag, io);
			return {
				words: parser.args,
				explicitText,
				text: (name) => explicitText(name) ?? (0, input_text.Ud)(name),
				has: (flag) => readFlag(flag) === !0,
				value: (flag) => {
					let value = readFlag(flag);
					return typeof value == "string" ? value : void 0;
				},
				values: (flag) => {
					let value = readFlag(flag);
					return Array.isArray(value) ? value : [];
				},
				commandLine
			};
		}
		function createInputReader(command, readFlag, { env }) {
			let sources = [...(command.inputs ?? []).map((input) => ({
				input,
				flag: input
			})), ...(0, cli_command.PQ)(command.flags).flatMap(({ name, input }) => input === void 0 ? [] : [{
				input,
				flag: name
			}])];
			if (sources.length === 0) return () => void 0;
			let texts = new Map();
			for (let { input, flag } of sources) {
				let value = readFlag(flag);
				value !== void 0 && texts.set(input, String(value));
			}
			return (0, input_text.eS)(texts, env);
		}
		function splitAtDashes({ commandLine }, args) {
			let argsBefore = takeArgsBeforeDashes(args), joinedArgs = joinSwitchValues(argsBefore);
			return commandLine === void 0 ? {
				parserArgs: [...joinedArgs, ...args.slice(argsBefore.length)],
				commandLine: []
			} : {
				parserArgs: joinedArgs,
				commandLine: args.slice(argsBefore.length + 1)
			};
		}
		function takeArgsBeforeDashes(args) {
			let dashes = args.indexOf("--");
			return dashes === -1 ? args : args.slice(0, dashes);
		}
		function joinSwitchValues(args) {
			let joined = [];
			for (let arg of args) isSwitch(joined.at(-1)?.slice(2) ?? "") && /^(?:true|false)$/i.test(arg) ? joined[joined.length - 1] += `=${arg}` : joined.push(arg);
			return joined.map((arg) => isSwitch(arg.slice(2)) ? `${arg}=true` : arg);
		}
		function isSwitch(flag) {
			return (0, definitions.wp)(flag) && definitions.Z$[flag].kind.type === "switch";
		}
		function buildParser(command, io) {
			let { name, summary, details, commandLine, inputs = [] } = command, about = command.about ?? `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`, screen = io.terminal?.stdout, parser = new commander.uB(`interns ${name}`).description(details === void 0 ? about : `${about}\n\n${details}`).helpOption("-h, --help", "Show this help.").exitOverride().showSuggestionAfterError(!1).configureOutput({
				writeOut: (text) => io.stdout((0, cli_screen.EO)(text, screen)),
				writeErr: () => {},
				getOutHelpWidth: () => Math.min(screen?.columns ?? 100, 110),
				getOutHasColors: () => screen?.hasColors ?? !1
			}).configureHelp({
				styleTitle: (0, cli_screen._r)(screen).bold,
				showGlobalOptions: !0,
				...screen?.isTerminal === !0 ? narrowHelp : {}
			});
			commandLine !== void 0 && parser.usage(`[options] ${commandLine}`);
			for (let { name: word, required, repeats, about: meaning } of command.arguments ?? []) {
				let shown = `${word}${repeats === !0 ? "..." : ""}`;
				parser.argument(required ? `<${shown}>` : `[${shown}]`, meaning);
			}
			for (let flag of (0, cli_command.PQ)(command.flags)) parser.addOption(toFlagOption(flag));
			for (let input of inputs) parser.addOption(toInputOption(input));
			let examples = Object.entries(command.examples).map(([purpose, line]) => `  ${purpose}\n    $ ${line}`);
			return parser.addHelpText("after", `\nExamples:\n${examples.join("\n\n")}\n`);
		}
		function toFlagOption({ name, about, value, repeats }) {
			let option = new commander.c$(value === void 0 ? `--${name}` : `--${name} <${value}>`, about);
			return repeats === !0 ? option.argParser((text, before = []) => [...before, text]) : option;
		}
		function toInputOption(name) {
			let { help, kind } = describe(name), preset = kind.type === "switch" ? void 0 : (0, input_text.Ud)(name), about = `${help}${preset === void 0 ? "" : ` (default ${preset})`} [${(0, input_text.Kw)(name)}]`, value = kind.type === "switch" ? `[${kind.placeholder}]` : `<${kind.placeholder}>`, option = new commander.c$(`--${name} ${value}`, about);
			return input_lists.O.includes(name) ? option.helpGroup("Service and identity:") : option;
		}
		let narrowHelp = { formatItem(term, termWidth, description, helper) {
			return (helper.helpWidth ?? 80) - termWidth - 4 < 40 ? `  ${term}\n      ${description}` : commander._V.prototype.formatItem.call(helper, term, termWidth, description, helper);
		} };
		async function runCommand(command, args, io) {
			let redactor = (0, secret.l)(), onSecret = (secret) => {
				secret.reveal().length >= minSecretLength && redactor.add(secret);
			};
			try {
				let parsed = await parseCommand(command, args, io);
				if (parsed === void 0) return 0;
				let openJob = async () => {
					let { createJobIo } = await Promise.all([__webpack_require__.e(1518), __webpack_require__.e(8194)]).then(__webpack_require__.bind(__webpack_require__, 38750));
					return createJobIo(io, {
						verbose: parsed.has("verbose"),
						onSecret
					});
				};
				return await command.run({
					...parsed,
					io,
					groups: commands.I,
					openJob
				});
			} catch (error) {
				let isJsonWanted = takeArgsBeforeDashes(args).includes("--json");
				return (0, failure.x)(error, command, isJsonWanted, redactIo(io, redactor));
			}
		}
		let minSecretLength = 8;
		function redactIo(io, { redact }) {
			return {
				...io,
				stdout: (text) => io.stdout(redact(text)),
				stderr: (text) => io.stderr(redact(text))
			};
		}
		function toUsageMessage({ code, message }, command, flags) {
			let sentence = (0, log.TN)(message.replace(/^error: /, "")).replaceAll(/'([^']*)'/g, "\"$1\"").replace(/ argument missing$/, " needs a value").replace(/\.$/, ""), remedy = findRemedy(code, sentence, command, flags), help = `"interns ${command.name} --help" shows all arguments and options.`;
			return [
				`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
				remedy,
				help
			].filter(Boolean).join(" ");
		}
		function findRemedy(code, sentence, command, flags) {
			if (code === "commander.excessArguments") return command.commandLine === void 0 ? command.arguments === void 0 ? "" : "Put words that belong together in quotes." : "Write the command to run after \"--\".";
			let typedFlag = /^unknown option "--([^"=]{2,})/.exec(sentence)?.[1];
			if (typedFlag === void 0) return "";
			if (flags.includes(typedFlag)) return `--${typedFlag} takes no value.`;
			let intendedFlag = findIntendedFlag(typedFlag, flags);
			return intendedFlag === void 0 ? "" : `Did you mean --${intendedFlag}?`;
		}
		function findIntendedFlag(typed, flags) {
			let closest = flags.find((flag) => typed.length > 2 && flag.startsWith(typed)) ?? (0, nearest.q)(typed, flags);
			if (closest !== void 0) return closest;
			let prefixes = flags.flatMap((flag) => [...flag.matchAll(/-/g)].map(({ index }) => flag.slice(0, index))), prefix = (0, nearest.q)(typed, prefixes);
			return flags.find((flag) => prefix !== void 0 && flag.startsWith(`${prefix}-`));
		}
	}),
	63689: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AT: () => readPolicyPath,
			KZ: () => refuseBoth,
			Kw: () => toEnvName,
			LA: () => readSetting,
			Ud: () => getDefault,
			eS: () => readCliInputs,
			sb: () => readSettings,
			yu: () => readRequired
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function emptyToUndefined(text) {
			return text === "" ? void 0 : text;
		}
		let getDefault = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function readSetting(get, name) {
			let { kind, default: defaultText } = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name], value = get(name) ?? (defaultText === void 0 ? void 0 : "");
			return value === void 0 ? void 0 : kind.read(name, value);
		}
		function readSettings(get, names) {
			let readEntry = ([key, name]) => [key, readSetting(get, name)];
			return Object.fromEntries(Object.entries(names).map(readEntry));
		}
		function readRequired(get, name, expectedValue) {
			let value = readSetting(get, name);
			if (value !== void 0) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.LO)(name, (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${expectedValue}.`);
		}
		function readPolicyPath(get) {
			let path = readSetting(get, "policy");
			return {
				path,
				isNamed: path !== getDefault("policy")
			};
		}
		function refuseBoth(get, one, other) {
			if (get(one) !== void 0 && get(other) !== void 0) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(other, (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`);
		}
		function toEnvName(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs(flags, env) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) {
				if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where !== "action" || (env[toEnvName(name)] ?? "") === "") continue;
				let message = `The environment variable ${toEnvName(name)} is set, but "${name}" works in the action only. Unset it.`;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(name, message);
			}
			return (name) => emptyToUndefined(flags.get(name)) ?? emptyToUndefined(env[toEnvName(name)]);
		}
	})
};
