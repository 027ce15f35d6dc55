export const id = 2566;
export const ids = [2566, 1680];
export const modules = {
	71680: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			w: () => blobSha,
			readDefaultBranch: () => readDefaultBranch,
			readFileAt: () => readFileAt,
			resolveCommit: () => resolveCommit
		});
		var external_node_crypto_ = __webpack_require__(77598), errors = __webpack_require__(452);
		async function orMissing(answer) {
			try {
				return await answer;
			} catch (error) {
				if (error instanceof errors.y_ && error.data.status === 404) return;
				throw error;
			}
		}
		var schemas = __webpack_require__(55395), api = __webpack_require__(43759);
		let author = schemas.mee(schemas._H3({
			login: schemas.YjP(),
			type: schemas.lqM(schemas.YjP())
		}));
		schemas._H3({ message: schemas.YjP() }), schemas._H3({
			data: schemas.lqM(schemas.L5J()),
			errors: schemas.lqM(schemas.YOg(schemas._H3({
				message: schemas.YjP(),
				type: schemas.lqM(schemas.YjP()),
				path: schemas.lqM(schemas.YOg(schemas.KCZ([schemas.YjP(), schemas.aig()])))
			})))
		}), schemas._H3({
			login: schemas.YjP(),
			type: schemas.YjP()
		}), schemas._H3({
			permission: schemas.YjP(),
			role_name: schemas.lqM(schemas.YjP())
		});
		let repositoryShape = schemas._H3({ default_branch: schemas.YjP() }), commitShape = schemas._H3({ sha: schemas.YjP().check(api.Fk(/^[0-9a-f]{40}$/)) }), folderShape = schemas.YOg(schemas._H3({
			type: schemas.YjP(),
			name: schemas.YjP(),
			path: schemas.YjP(),
			sha: schemas.YjP(),
			size: schemas.aig()
		})), commentShape = schemas._H3({
			id: schemas.Whr(),
			html_url: schemas.YjP(),
			body: schemas.Rvf(schemas.YjP(), ""),
			user: author,
			created_at: schemas.YjP(),
			updated_at: schemas.YjP(),
			author_association: schemas.lqM(schemas.YjP())
		});
		schemas.YOg(commentShape), schemas.YOg(schemas._H3({
			...commentShape.shape,
			path: schemas.YjP()
		}));
		let side = schemas._H3({
			ref: schemas.YjP(),
			sha: schemas.YjP(),
			repo: schemas.mee(schemas._H3({
				id: schemas.Whr(),
				full_name: schemas.YjP()
			}))
		});
		schemas._H3({
			number: schemas.Whr(),
			title: schemas.YjP(),
			body: schemas.mee(schemas.YjP()),
			draft: schemas.lqM(schemas.zMY()),
			user: author,
			updated_at: schemas.YjP(),
			labels: schemas.YOg(schemas._H3({ name: schemas.YjP() })),
			head: side,
			base: side
		});
		let filesShape = schemas.YOg(schemas._H3({
			filename: schemas.YjP(),
			status: schemas.YjP(),
			additions: schemas.Whr(),
			deletions: schemas.Whr(),
			previous_filename: schemas.lqM(schemas.YjP()),
			patch: schemas.lqM(schemas.YjP())
		}));
		schemas._H3({
			status: schemas.YjP(),
			files: schemas.Rvf(filesShape, [])
		}), schemas.YOg(schemas._H3({
			id: schemas.Whr(),
			name: schemas.YjP(),
			conclusion: schemas.mee(schemas.YjP()),
			output: schemas._H3({
				title: schemas.mee(schemas.YjP()),
				summary: schemas.mee(schemas.YjP()),
				text: schemas.mee(schemas.YjP()),
				annotations_count: schemas.Whr()
			})
		})), schemas.YOg(schemas._H3({
			path: schemas.YjP(),
			start_line: schemas.Whr(),
			annotation_level: schemas.mee(schemas.YjP()),
			message: schemas.mee(schemas.YjP())
		}));
		async function readDefaultBranch(github, { owner, name }) {
			let { default_branch } = await github.json(({ rest }) => rest.repos.get({
				owner,
				repo: name
			}), repositoryShape);
			return `refs/heads/${default_branch}`;
		}
		async function resolveCommit(github, { owner, name }, ref) {
			let place = {
				owner,
				repo: name,
				ref: ref.replace(/^refs\//, ""),
				per_page: 1
			}, limits = { maxBodyBytes: maxAnswerBytes }, { sha } = await github.json(({ rest }) => rest.repos.getCommit(place), commitShape, limits);
			return sha;
		}
		let maxAnswerBytes = 67108864;
		async function readFileAt(github, { owner, name }, { commit, path, maxBytes }) {
			let folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "", place = {
				owner,
				repo: name,
				ref: commit
			}, entry = (await orMissing(github.json(({ rest }) => rest.repos.getContent({
				...place,
				path: folder
			}), folderShape)))?.find((one) => one.path === path);
			if (entry === void 0) return;
			if (entry.type !== "file") throw unfit(path, `it is a ${entry.type}, not a file`);
			if (entry.size > maxBytes) throw unfit(path, `it has ${entry.size} bytes, at most ${maxBytes} are read`);
			let headers = { accept: "application/vnd.github.raw+json" }, limits = { maxBodyBytes: maxBytes }, bytes = await github.bytes(({ rest }) => rest.repos.getContent({
				...place,
				path,
				headers
			}), limits);
			if (bytes === void 0 || blobSha(bytes) !== entry.sha) throw unfit(path, "it is not the file that its folder lists");
			return bytes;
		}
		function blobSha(bytes) {
			return (0, external_node_crypto_.createHash)("sha1").update(`blob ${bytes.byteLength}\0`).update(bytes).digest("hex");
		}
		function unfit(path, why) {
			return new errors.y_("github_refused", `"${path}" is not read: ${why}.`, { source: path });
		}
	}),
	22566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readGitFile: () => readGitFile });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _github_repository_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71680);
		async function readGitFile(ref, path, { execute, signal, root }) {
			let git = async (...args) => {
				try {
					return await execute("git", [
						"-C",
						root,
						...args
					], signal);
				} catch (cause) {
					throw signal.throwIfAborted(), new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_missing", `The permission policy can't be read at "${ref}": git ${args[0]} failed. Is the ref fetched into this clone?`, {
						source: path,
						cause
					});
				}
			}, commit = (await git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`)).trim(), listed = await git("ls-tree", "-z", "--full-tree", commit, "--", path), [, mode, sha = ""] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listed) ?? [];
			if (mode === void 0) return {
				commit,
				bytes: void 0
			};
			if (mode !== "100644" && mode !== "100755") throw unfit(path, `its mode is ${mode}, which is no regular file`);
			let bytes = Buffer.from(await git("cat-file", "blob", sha));
			if ((0, _github_repository_file_js__WEBPACK_IMPORTED_MODULE_1__.w)(bytes) !== sha) throw unfit(path, "it is no UTF-8 text");
			return {
				commit,
				bytes
			};
		}
		function unfit(path, why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_missing", `The permission policy "${path}" is not read: ${why}.`, { source: path });
		}
	})
};
