export const id = 3714;
export const ids = [3714, 2697];
export const modules = {
	72697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			annotate: () => annotate,
			findingLine: () => findingLine,
			plural: () => plural
		});
		var log = __webpack_require__(97309);
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
		function findingLine(file, level, finding) {
			let { line, column, code, message } = finding;
			return (0, log.oneLine)(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
		}
		function annotate(file, level, findings, io, write) {
			if (io.env.GITHUB_ACTIONS === "true") for (let { line, column, code, message } of findings) write(annotationLine({
				level,
				file: (0, log.oneLine)(file),
				line,
				column,
				title: code,
				message: (0, log.oneLine)(message)
			}));
		}
		function plural(count, noun, many = `${noun}s`) {
			return `${count} ${count === 1 ? noun : many}`;
		}
	}),
	83714: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			reportLines: () => reportLines,
			toReport: () => toReport
		});
		var _permission_tools_risk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22772), _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72697);
		function toReport({ entries, untrusted, not_learnt, replayed, unused, warnings, survivors }) {
			return {
				entries,
				not_used: untrusted,
				not_learnt,
				replay: replayed.map(({ name, decisions }) => ({
					transcript: name,
					decisions: decisions.length,
					changed: decisions.filter(({ changed }) => changed).map(({ changed: _changed, ...rest }) => rest)
				})),
				unused,
				warnings,
				survivors
			};
		}
		function reportLines(learnt, state) {
			return [
				...runLines(learnt),
				...entryLines(learnt.entries),
				...listed("Not learnt:", learnt.not_learnt.map(({ label, why }) => `${label}: ${why}`)),
				...replayLines(learnt),
				...listed("Decided nothing in these runs; delete what nobody needs:", learnt.unused),
				...checkLines(learnt, state)
			];
		}
		function runLines({ untrusted, replayed }) {
			let used = replayed.length - untrusted.filter(({ name }) => replayed.some((each) => each.name === name)).length;
			return [`Learnt from ${(0, _findings_js__WEBPACK_IMPORTED_MODULE_0__.plural)(used, "run")}.`, ...listed("Not used, because an outsider may have caused them:", untrusted.map(({ name, why, pauses }) => `${name} (${(0, _findings_js__WEBPACK_IMPORTED_MODULE_0__.plural)(pauses, "pause")}): ${why}`))];
		}
		function entryLines(entries) {
			return entries.length === 0 ? ["", "Nothing new: the policy needs no rule for what these runs were allowed."] : [...listed(`${(0, _findings_js__WEBPACK_IMPORTED_MODULE_0__.plural)(entries.length, "entry", "entries")} to add:`, entries.map(entryLine)), ...entries.some(({ events }) => events.length === 0) ? ["  What was done at a terminal is allowed on GitHub to people with write permission; a terminal still asks."] : []];
		}
		function entryLine({ id, verb, label, runs, times, most_in_one_run: most, limit, risk }) {
			let isLimited = verb === "allow" || verb === "answer", seen = `${times === 1 ? "once" : `${times} times`} in ${(0, _findings_js__WEBPACK_IMPORTED_MODULE_0__.plural)(runs, "run")}`, bound = isLimited ? `, at most ${most} in one: limit ${limit}` : "", known = _permission_tools_risk_js__WEBPACK_IMPORTED_MODULE_1__.XG.find((each) => each === risk);
			return `${id}: ${label}, ${seen}${bound}${known === void 0 ? "" : `. Risk: ${_permission_tools_risk_js__WEBPACK_IMPORTED_MODULE_1__.zk[known]}`}`;
		}
		function replayLines({ replayed }) {
			let decisions = replayed.flatMap((run) => run.decisions.map((decision) => ({
				name: run.name,
				...decision
			}))), changes = decisions.filter(({ changed }) => changed);
			return paragraph(`Replayed over ${(0, _findings_js__WEBPACK_IMPORTED_MODULE_0__.plural)(replayed.length, "transcript")}: ${(0, _findings_js__WEBPACK_IMPORTED_MODULE_0__.plural)(decisions.length, "decision")}, ${changes.length} would change.`, changes.map(({ name, tool_call_id: id, operation, was, now }) => `${name}: ${operation === null ? id : `${id} ${JSON.stringify(operation)}`}: ${was.answer ?? "stop"} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`));
		}
		function checkLines({ warnings, survivors, entries }, { file, isNew, isWritten }) {
			if (entries.length === 0) return [];
			let done = isWritten ? `${file} is ${isNew ? "written" : "changed"}.` : "Nothing is written: add --write, or apply the patch.";
			return [
				...listed("\"interns policy check\" would say:", warnings.map(({ message }) => message)),
				...listed("\"interns policy test --mutate\" would miss:", survivors),
				"",
				...warnings.length + survivors.length === 0 ? ["It passes \"interns policy check --strict\" and \"interns policy test --mutate\"."] : [],
				done
			];
		}
		function listed(head, lines) {
			return lines.length === 0 ? [] : paragraph(head, lines);
		}
		function paragraph(head, lines) {
			return [
				"",
				head,
				...lines.map((line) => `  ${line}`)
			];
		}
	}),
	81423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => takesData,
			x: () => reachOf
		});
		var _shell_known_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20302), _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71508);
		let operandsRun = new Set("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman R rake sed uvx".split(" ")), optionsReach = new Set("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd".split(" "));
		function family(name) {
			return name.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, "");
		}
		function reachOf(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program), names = [name, family(name)];
			return names.some((each) => operandsRun.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.v7)(program) ? "by-any-argument" : names.some((each) => optionsReach.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.pw)(program) ? "by-options" : "no-further";
		}
		function takesData(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program);
			return program === name && [name, family(name)].some((each) => _shell_known_plain_js__WEBPACK_IMPORTED_MODULE_1__.Y8.has(each));
		}
	}),
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HB: () => riskOfCommands,
			XG: () => risks,
			zk: () => riskWords
		});
		var _lint_careful_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81423), _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71508);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"runs-anything": "it can run anything"
		}, byProgram = new Map([
			...entries("reads", "cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami"),
			...entries("writes", "chmod chown cp install ln mkdir mv tee touch truncate"),
			...entries("network", "curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget"),
			...entries("deletes", "dd mkfs rm rmdir shred unlink")
		]), bySubcommand = new Map([
			...[
				"blame",
				"diff",
				"log",
				"ls-files",
				"rev-parse",
				"show",
				"status"
			].map((sub) => [`git ${sub}`, "reads"]),
			...[
				"add",
				"apply",
				"checkout",
				"commit",
				"merge",
				"rebase",
				"stash",
				"switch"
			].map((sub) => [`git ${sub}`, "writes"]),
			...[
				"clone",
				"fetch",
				"pull"
			].map((sub) => [`git ${sub}`, "network"]),
			...[
				"clean",
				"reset",
				"rm"
			].map((sub) => [`git ${sub}`, "deletes"]),
			["git push", "publishes"],
			["npm publish", "publishes"],
			["pnpm publish", "publishes"],
			["yarn publish", "publishes"],
			["cargo publish", "publishes"],
			["docker push", "publishes"],
			["gh release", "publishes"]
		]);
		function entries(risk, programs) {
			return programs.split(" ").map((program) => [program, risk]);
		}
		function riskOfCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(riskOfCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program), known = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), reach = (0, _lint_careful_programs_js__WEBPACK_IMPORTED_MODULE_1__.x)(name);
			return known === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || hasHarmlessOptions(name, args) ? known : "runs-anything";
		}
		let harmless = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-merges|no-pager|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|tags|until=.*|verbose))$/u],
			["sort", /^-[bdfghikmnrsuVz0-9,.]+$/u],
			["rg", /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
			["tree", /^-[adfils]+$/u],
			["tail", /^-[fnqv0-9]+$/u],
			["date", /^(?:-u|-I)$/u],
			["file", /^-[bi]+$/u],
			["jq", /^-[crsnSe]+$/u],
			["curl", /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u]
		]);
		function hasHarmlessOptions(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length - options.length < 2 && options.length === 0 : options.every((option) => harmless.get(name)?.test(option) === !0);
		}
	})
};
