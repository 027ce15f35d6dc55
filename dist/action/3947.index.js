export const id = 3947;
export const ids = [3947, 500];
export const modules = {
	4852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => orMissing });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function orMissing(answer) {
			try {
				return await answer;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_ && error.data.status === 404) return;
				throw error;
			}
		}
	}),
	5332: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EV: () => refusalShape,
			Ks: () => commentsShape,
			Ms: () => repositoryShape,
			Or: () => checkRunsShape,
			Ww: () => reviewCommentsShape,
			bI: () => userShape,
			dO: () => commitShape,
			oX: () => pullRequestShape,
			pZ: () => commentShape,
			q3: () => folderShape,
			tF: () => permissionShape,
			uB: () => annotationsShape,
			vN: () => filesShape
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
		let author = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		})), refusalShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), userShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), permissionShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			role_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), repositoryShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), commitShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)) }), folderShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			size: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
		})), commentShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), ""),
			user: author,
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			author_association: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), commentsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(commentShape), reviewCommentsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			...commentShape.shape,
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		})), side = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			repo: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}))
		}), pullRequestShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			title: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			draft: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			user: author,
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			labels: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
			head: side,
			base: side
		}), filesShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			additions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			deletions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		})), checkRunsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			output: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				title: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				summary: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				annotations_count: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()
			})
		})), annotationsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			start_line: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			annotation_level: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}));
	}),
	8963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IN: () => marksOwnComment,
			hQ: () => buildMarker,
			t7: () => readMarker
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["sticky", "new"]),
			tag: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			session: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), begin = "<!-- intern-action ", line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildMarker(marker) {
			let json = JSON.stringify(marker).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${begin}${json} -->`;
		}
		function readMarker(body) {
			let [, json] = line.exec(body) ?? [];
			if (json !== void 0) try {
				return shape.safeParse(JSON.parse(json)).data;
			} catch {
				return;
			}
		}
		function marksOwnComment(body) {
			return body.startsWith(begin);
		}
	}),
	500: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => isAtLeast,
			readStanding: () => readStanding,
			z: () => permissionLevels
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _api_missing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4852), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5332);
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
		async function readStanding(github, { owner, name }, login) {
			let user = await (0, _api_missing_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.users.getByUsername({ username: login }), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.bI));
			if (user?.login.toLowerCase() !== login.toLowerCase()) return {
				login,
				type: "unknown",
				permission: "none"
			};
			let place = {
				owner,
				repo: name,
				username: login
			}, answer = await (0, _api_missing_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.repos.getCollaboratorPermissionLevel(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.tF)), role = level.safeParse(answer?.role_name).data ?? level.safeParse(answer?.permission).data;
			return {
				login,
				type: user.type,
				permission: role ?? "none"
			};
		}
	}),
	3947: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			eU: () => refuseOwnComment,
			pm: () => needsPermission,
			r: () => refuseActors,
			startingLogins: () => startingLogins
		});
		var _comment_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8963), _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9607), _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7577), _permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(500);
		function startingLogins(event, env) {
			let actor = env.GITHUB_ACTOR, upstream = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "workflow_run", "actor", "login");
			if (event.name === "workflow_run" && upstream === void 0) return [];
			let again = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "workflow_run", "triggering_actor", "login"), logins = [
				actor,
				env.GITHUB_TRIGGERING_ACTOR,
				upstream,
				again
			];
			return [...new Set(logins.flatMap((login) => login === void 0 || login === "" ? [] : login))];
		}
		function needsPermission(event, rule) {
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_1__.C)(event) && rule.actorPermission !== "none";
		}
		function refuseOwnComment(event) {
			let body = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "comment", "body");
			if (body !== void 0 && (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_2__.IN)(body)) return {
				why: "The event is a comment of this action itself.",
				remedy: "Its own comments never start a run."
			};
		}
		function refuseActors(standings, rule) {
			if (standings.length === 0) return {
				why: "The event names no actor.",
				remedy: "Set \"actor-permission: none\" to run without one."
			};
			for (let standing of standings) {
				let refusal = refuseActor(standing, rule);
				if (refusal !== void 0) return refusal;
			}
		}
		function refuseActor({ login, type, permission }, rule) {
			if (type !== "User") return rule.allowedBots.includes(login) ? void 0 : {
				why: `"${login}" is an account of type ${type}, not a person, and not in "allowed-bots".`,
				remedy: `Add "${login}" to "allowed-bots" if it may start a run.`
			};
			if (!(0, _permission_js__WEBPACK_IMPORTED_MODULE_3__.d)(permission, rule.actorPermission)) return {
				why: `"${login}" has the permission "${permission}" on this repository; a run takes "${rule.actorPermission}".`,
				remedy: "Someone with that permission can start the job again, or \"actor-permission\" can ask for less."
			};
		}
	})
};
