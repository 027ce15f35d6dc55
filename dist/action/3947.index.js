export const id = 3947;
export const ids = [3947];
export const modules = {
	8963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IN: () => marksOwnComment,
			du: () => buildHiddenLine,
			hQ: () => buildMarker,
			n6: () => readHiddenLine,
			t7: () => readMarker
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		let begin = "<!-- intern-action ", line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildHiddenLine(data) {
			let json = JSON.stringify(data).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${begin}${json} -->`;
		}
		function readHiddenLine(text) {
			let [, json] = line.exec(text) ?? [];
			return json === void 0 ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(json);
		}
		function hasHiddenLine(text) {
			return text.startsWith(begin);
		}
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"sticky",
				"new",
				"question"
			]),
			tag: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			session: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			parked: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()),
			question: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				code: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				state: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
					"open",
					"parked",
					"decided"
				]),
				until: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig()
			}))
		});
		function buildMarker(marker) {
			return buildHiddenLine(marker);
		}
		function readMarker(body) {
			return shape.safeParse(readHiddenLine(body)).data;
		}
		function marksOwnComment(body) {
			return hasHiddenLine(body);
		}
	}),
	3947: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			eU: () => refuseOwnComment,
			pm: () => needsPermission,
			r: () => refuseActors,
			startingLogins: () => startingLogins
		});
		var _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8963), _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9607), _permission_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(500);
		function startingLogins(event, env) {
			let actor = env.GITHUB_ACTOR, upstream = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "workflow_run", "actor", "login");
			if (event.name === "workflow_run" && upstream === void 0) return [];
			let again = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "workflow_run", "triggering_actor", "login"), logins = [
				actor,
				env.GITHUB_TRIGGERING_ACTOR,
				upstream,
				again
			];
			return [...new Set(logins.flatMap((login) => login === void 0 || login === "" ? [] : login))];
		}
		function needsPermission(event, rule) {
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Ch)(event) && rule.actorPermission !== "none";
		}
		function refuseOwnComment(event) {
			let body = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "comment", "body");
			if (body !== void 0 && (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.IN)(body)) return {
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
			if (!(0, _permission_js__WEBPACK_IMPORTED_MODULE_2__.du)(permission, rule.actorPermission)) return {
				why: `"${login}" has the permission "${permission}" on this repository; a run takes "${rule.actorPermission}".`,
				remedy: "Someone with that permission can start the job again, or \"actor-permission\" can ask for less."
			};
		}
	})
};
