export const id = 3803;
export const ids = [3803];
export const modules = { 3803: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { listAction: () => listAction });
	var request = __webpack_require__(2410), errors = __webpack_require__(452), retry = __webpack_require__(8394), connect = __webpack_require__(8661), deadline = __webpack_require__(2159);
	let maxListCharacters = 16777216;
	function listInterns(io, settings) {
		return (0, deadline.d)(io, settings.timeoutMs, async (job) => {
			let { client } = await (0, connect.N)(job, settings);
			return (0, retry.b)({
				what: "intern list",
				maxAttempts: 5,
				...job
			}, () => collect(client.listInterns({
				...settings,
				...job
			})), request.xg);
		});
	}
	async function collect(interns) {
		let all = [], characters = 0;
		for await (let intern of interns) {
			if (characters += JSON.stringify(intern).length, characters > maxListCharacters) throw new errors.hD("api_malformed", `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`);
			all.push(intern);
		}
		return all;
	}
	var markdown = __webpack_require__(3974), summary = __webpack_require__(3394);
	async function listAction(io, settings) {
		let interns = await listInterns(io, settings), json = JSON.stringify(interns.slice(0, 256));
		interns.length > 256 && io.log.warning(`${interns.length} interns match, and a matrix of GitHub has at most 256 jobs: the output "interns" has the newest 256. Narrow the list by "status" or "workspace-id"; the log names all.`), json.length > 524288 && io.log.warning(`The output "interns" has ${json.length} characters. GitHub does not hand outputs of a job above 1 MiB to other jobs: narrow the list by "status" or "workspace-id".`), interns.length === 0 && io.log.notice("No interns match. A matrix of none fails a workflow: guard its job with \"if: … != '[]'\".");
		for (let { name, id, status } of interns) io.log.info(`Intern "${name}" (${id}): ${status}`);
		return io.setOutputs({
			conclusion: "finished",
			interns: json
		}), await io.writeSummary((0, markdown.l)((0, summary.VH)(interns))), "finished";
	}
}) };
