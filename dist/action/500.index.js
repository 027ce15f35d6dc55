export const id = 500;
export const ids = [500];
export const modules = { 500: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		cE: () => readPermission,
		du: () => isAtLeast,
		readStanding: () => readStanding,
		zB: () => permissionLevels
	});
	var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _api_rest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1252), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5332);
	let permissionLevels = [
		"none",
		"read",
		"triage",
		"write",
		"maintain",
		"admin"
	], level = zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(permissionLevels);
	function isAtLeast(permission, least) {
		return permissionLevels.indexOf(permission) >= permissionLevels.indexOf(least);
	}
	async function readStanding(github, repository, login) {
		let user = await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.users.getByUsername({ username: login }), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.bI));
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
		}, answer = await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.repos.getCollaboratorPermissionLevel(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.tF));
		return level.safeParse(answer?.role_name).data ?? level.safeParse(answer?.permission).data ?? "none";
	}
}) };
