export const id = 796;
export const ids = [796];
export const modules = { 1796: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { readStanding: () => readStanding });
	var schemas = __webpack_require__(8395), errors = __webpack_require__(452);
	async function orMissing(answer) {
		try {
			return await answer;
		} catch (error) {
			if (error instanceof errors.y_ && error.data.status === 404) return;
			throw error;
		}
	}
	var shapes = __webpack_require__(5332);
	let level = schemas.k5n([
		"none",
		"read",
		"triage",
		"write",
		"maintain",
		"admin"
	]);
	async function readStanding(github, repository, login) {
		let user = await orMissing(github.json(({ rest }) => rest.users.getByUsername({ username: login }), shapes.bI));
		return user?.login.toLowerCase() === login.toLowerCase() ? {
			login,
			type: user.type,
			permission: await readPermission(github, repository, login)
		} : {
			login,
			type: "unknown",
			permission: "none"
		};
	}
	async function readPermission(github, { owner, name }, login) {
		let place = {
			owner,
			repo: name,
			username: login
		}, answer = await orMissing(github.json(({ rest }) => rest.repos.getCollaboratorPermissionLevel(place), shapes.tF));
		return level.safeParse(answer?.role_name).data ?? level.safeParse(answer?.permission).data ?? "none";
	}
}) };
