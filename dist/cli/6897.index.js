export const id = 6897;
export const ids = [6897];
export const modules = {
	16897: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readSessionOf: () => readSessionOf });
		var environment = __webpack_require__(33554), errors = __webpack_require__(452), rest = __webpack_require__(1252), schemas = __webpack_require__(94343), shapes = __webpack_require__(55332), lib_json = __webpack_require__(16413);
		let line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function readHiddenLine(text) {
			let [, json] = line.exec(text) ?? [];
			return json === void 0 ? void 0 : (0, lib_json.qF)(json);
		}
		let shape = schemas.Ikc({
			kind: schemas.k5n([
				"sticky",
				"new",
				"question"
			]),
			tag: schemas.YjP(),
			session: schemas.lqM(schemas.YjP()),
			parked: schemas.lqM(schemas.L5J()),
			question: schemas.lqM(schemas.Ikc({
				code: schemas.YjP(),
				state: schemas.k5n([
					"open",
					"parked",
					"decided"
				]),
				until: schemas.aig()
			}))
		});
		function readMarker(body) {
			return shape.safeParse(readHiddenLine(body)).data;
		}
		let viewerShape = schemas._H3({ viewer: schemas._H3({ login: schemas.YjP() }) }), workflowAccount = {
			login: "github-actions[bot]",
			type: "Bot"
		};
		async function readOwnAccount(github) {
			try {
				let { viewer } = await github.json(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
				return toAccount(viewer.login);
			} catch (error) {
				if (error instanceof errors.h4) return workflowAccount;
				throw error;
			}
		}
		function toAccount(login) {
			return {
				login,
				type: login.endsWith("[bot]") ? "Bot" : "User"
			};
		}
		async function findSticky(github, repository, { number, tag, accounts }) {
			for await (let comment of listOwn(github, repository, number, accounts)) if (comment.marker?.kind === "sticky" && comment.marker.tag === tag) return comment;
		}
		async function* listOwn(github, { owner, name }, number, accounts) {
			let ours = accounts ?? [await readOwnAccount(github)];
			for await (let page of listComments(github, {
				owner,
				repo: name,
				issue_number: number
			})) for (let comment of page) {
				let marker = readMarker(comment.body);
				marker !== void 0 && ours.some((account) => isBy(comment, account)) && (yield toOwn(comment, marker));
			}
		}
		function listComments(github, place) {
			return github.pages(({ rest, paginate }) => paginate.iterator(rest.issues.listComments, {
				...place,
				per_page: 100
			}), shapes.Ks);
		}
		function toOwn({ id, node_id, html_url, updated_at }, marker) {
			return {
				id,
				nodeId: node_id,
				url: html_url,
				writtenAtMs: Date.parse(updated_at),
				marker
			};
		}
		function isBy({ user }, { login, type }) {
			return user !== null && user.login === login && user.type === type;
		}
		let authorShape = schemas.mee(schemas._H3({
			__typename: schemas.YjP(),
			login: schemas.YjP()
		}));
		schemas._H3({ node: schemas.mee(schemas._H3({
			body: schemas.lqM(schemas.YjP()),
			author: schemas.lqM(authorShape),
			editor: schemas.lqM(authorShape)
		})) });
		var subject = __webpack_require__(49127), secret = __webpack_require__(36385), repository = __webpack_require__(16357);
		async function readSessionOf({ number, tag }, job) {
			if (!/^[1-9]\d{0,8}$/.test(number)) throw failure("input_invalid", `--from-pr is "${number}". Use the number of a pull request.`);
			let { env, log } = job, text = (0, environment.b)(env, "GITHUB_TOKEN") ?? (0, environment.b)(env, "GH_TOKEN");
			if (text === void 0) throw failure("input_missing", "--from-pr asks GitHub. Set GITHUB_TOKEN or GH_TOKEN, for example to \"gh auth token\".");
			let token = new secret.z(text);
			log.mask(token);
			let apiUrl = ((0, environment.b)(env, "GITHUB_API_URL") ?? "https://api.github.com").replace(/\/+$/, ""), github = (0, rest.C)({
				...job,
				apiUrl,
				graphqlUrl: (0, environment.b)(env, "GITHUB_GRAPHQL_URL"),
				token
			}), repository = await repositoryOf(job), accounts = [workflowAccount, await readOwnAccount(github)], found = await findSticky(github, repository, {
				number: Number(number),
				tag,
				accounts
			}), place = `Pull request #${number} of ${repository.owner}/${repository.name}`;
			if (found === void 0) throw failure("input_invalid", `${`${place} has no comment of the action with the tag "${tag}", written by ${[...new Set(accounts.map(({ login }) => login))].join(" or ")}.`} Name another tag with --comment-tag, or the session with --session.`);
			let session = found.marker?.session;
			if (session !== void 0) return session;
			throw failure("input_invalid", `${place} keeps no session: its run has not begun, or failed before it did.`);
		}
		async function repositoryOf(job) {
			let { fullName } = await (0, repository.J4)(job), found = (0, subject.Nu)(job.env) ?? (0, subject.Nu)({ GITHUB_REPOSITORY: fullName });
			if (found !== void 0) return found;
			throw failure("input_missing", "--from-pr finds no repository of github.com here. Set GITHUB_REPOSITORY to OWNER/NAME.");
		}
		function failure(code, message) {
			return new errors.dz(code, message, { source: "from-pr" });
		}
	}),
	16357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J4: () => findLocalRepository });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		async function findLocalRepository({ execute, cwd, signal }) {
			let git = async (...args) => {
				try {
					return (await execute("git", [
						"-C",
						cwd,
						...args
					], signal)).trim();
				} catch {
					return signal.throwIfAborted(), "";
				}
			}, root = await git("rev-parse", "--show-toplevel"), head = await git("symbolic-ref", "--short", "refs/remotes/origin/HEAD"), remote = await git("remote", "get-url", "origin"), elsewhere = readOtherHost(remote);
			return {
				root: node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(root) ? root : cwd,
				fullName: readFullName(remote),
				...elsewhere === void 0 ? {} : { elsewhere },
				branch: /^origin\/([\w][\w./-]*)$/.exec(head)?.[1] ?? "main"
			};
		}
		function readFullName(remote) {
			let [, name] = /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)github\.com[/:]([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
			return name;
		}
		function readOtherHost(remote) {
			let [, host] = /^(?:(?:https?|ssh):\/\/(?:[^/@]*@)?|[\w-]+@)([\w-]+(?:\.[\w-]+)+)(?:[:/]|$)/.exec(remote) ?? [];
			return host === "github.com" ? void 0 : host;
		}
	}),
	1252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => createGitHub,
			M: () => orMissing
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55332);
		function createGitHub(options) {
			let open = async (as, limits) => {
				let { openOctokit } = await Promise.all([
					__webpack_require__.e(6752),
					__webpack_require__.e(1845),
					__webpack_require__.e(3947)
				]).then(__webpack_require__.bind(__webpack_require__, 13947));
				return openOctokit({
					...options,
					...limits,
					as
				});
			}, ask = async (call) => {
				try {
					return await call();
				} catch (error) {
					throw options.signal.throwIfAborted(), ourOwn(error);
				}
			};
			return {
				async json(call, shape, limits) {
					let opened = await open("json", limits), { data } = await ask(() => call(opened.octokit));
					return read(data, shape, opened);
				},
				async bytes(call, limits) {
					let opened = await open("bytes", limits);
					return await ask(() => call(opened.octokit)), opened.last()?.response.bytes;
				},
				async graphql({ query, variables }, shape) {
					let opened = await open("json", { isRead: query.startsWith("query") }), { data } = await ask(() => opened.octokit.request("POST /graphql", {
						query,
						variables
					}));
					return readGraphql(data, shape, opened);
				},
				async *pages(call, shape, limits) {
					let opened = await open("json", limits), pages = await ask(async () => call(opened.octokit)[Symbol.asyncIterator]());
					for (let page = 1; page <= 50; page += 1) {
						let next = await ask(() => pages.next());
						if (next.done === !0) return;
						yield read(next.value.data, shape, opened);
					}
				}
			};
		}
		function read(data, shape, { last }) {
			let result = shape.safeParse(data);
			if (result.success) return result.data;
			let at = result.error.issues[0]?.path.join(".") ?? "", call = last();
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_malformed", `GitHub's answer to ${call?.what ?? "a request"} is not what its API describes${at === "" ? "" : `, at "${at}"`}.`, { status: call?.response.status });
		}
		let statusOfType = {
			FORBIDDEN: 403,
			INSUFFICIENT_SCOPES: 403,
			NOT_FOUND: 404
		};
		function readGraphql(answer, shape, opened) {
			let { data, errors = [] } = read(answer, _shapes_js__WEBPACK_IMPORTED_MODULE_1__.Dz, opened), refused = errors.map(({ message, type, path }) => ({
				message: message.slice(0, 300),
				type,
				field: typeof path?.[0] == "string" ? path[0] : void 0
			})), [first] = refused, found = shape.safeParse(data);
			if (found.success) return {
				data: found.data,
				refused
			};
			if (first === void 0) return {
				data: read(data, shape, opened),
				refused
			};
			let status = statusOfType[first.type ?? ""], remedy = status === void 0 ? "" : " Check that the job's \"permissions\" let \"github-token\" do this.", message = `GitHub's GraphQL API refused (${first.type ?? "no type"}): ${first.message}${remedy}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_refused", message, { status });
		}
		function ourOwn(error) {
			let cause = error instanceof Error && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4) ? error.cause : error;
			return cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 ? cause : new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_malformed", "GitHub's API was not asked, or not understood.", { cause: error });
		}
		async function orMissing(answer) {
			try {
				return await answer;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_ && error.data.status === 404) return;
				throw error;
			}
		}
	}),
	55332: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dz: () => graphqlAnswerShape,
			EV: () => refusalShape,
			Ks: () => commentsShape,
			Ms: () => repositoryShape,
			dO: () => commitShape,
			q3: () => folderShape
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
		let author = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		})), refusalShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), graphqlAnswerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			data: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
			errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()])))
			})))
		});
		zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			role_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
		let repositoryShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), commitShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)) }), folderShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			size: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
		})), commentShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			node_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), ""),
			user: author,
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			author_association: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), commentsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(commentShape);
		zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			...commentShape.shape,
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}));
		let side = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			repo: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}))
		});
		zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			title: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			draft: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			user: author,
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			labels: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
			head: side,
			base: side
		});
		let filesShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			additions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			deletions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			patch: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}));
		zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			files: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(filesShape, [])
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			output: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				title: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				summary: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				annotations_count: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()
			})
		})), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			start_line: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			annotation_level: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}));
	})
};
