export const id = 5705;
export const ids = [5705];
export const modules = { 65705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { hookChecks: () => hookChecks });
	var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161), _agents_hook_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98810), _agents_hooks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79667), _errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(452), _hook_install_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22040), _hook_policy_in_use_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63774), _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97035), _trust_checkout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40584);
	async function hookChecks(name, { env, cwd }) {
		let host = (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__.Kf)("hook", name, _agents_hook_names_js__WEBPACK_IMPORTED_MODULE_4__.W), profile = _agents_hooks_js__WEBPACK_IMPORTED_MODULE_5__.J[host], file = (0, _hook_install_js__WEBPACK_IMPORTED_MODULE_6__._r)(profile, {
			env,
			home: env.HOME ?? (0, node_os__WEBPACK_IMPORTED_MODULE_2__.homedir)()
		}), command = entryIn(file), gaps = profile.gaps.map((gap) => ({
			name: "gap",
			state: "warning",
			found: gap
		})), known = {
			name: "version",
			state: "ok",
			found: `what is known of ${host} is from ${profile.source}`
		};
		return command === void 0 ? [{
			name: "hook",
			state: "failed",
			found: `${file} has no entry of this program`,
			next: `interns policy hook --for ${host} --install`
		}, known] : [
			{
				name: "hook",
				state: "ok",
				found: file
			},
			await tried(command, env),
			await policyOf(command, {
				env,
				cwd
			}),
			known,
			...gaps
		];
	}
	async function policyOf(command, { env, cwd }) {
		let [, quoted, bare] = / --policy (?:'([^']*)'|([^' ]+))/.exec(command) ?? [];
		try {
			let inUse = await (0, _hook_policy_in_use_js__WEBPACK_IMPORTED_MODULE_7__.X)((0, _trust_checkout_js__WEBPACK_IMPORTED_MODULE_8__.I)(cwd), {
				policy: quoted ?? bare,
				env
			});
			return inUse.policy === void 0 ? {
				name: "policy",
				state: "warning",
				found: inUse.why ?? "there is none for this folder, so the hook says nothing here",
				next: "interns policy trust"
			} : {
				name: "policy",
				state: "ok",
				found: `${inUse.source}, SHA-256 ${inUse.digest.slice(0, 12)}`
			};
		} catch (error) {
			return {
				name: "policy",
				state: "failed",
				found: (0, _errors_js__WEBPACK_IMPORTED_MODULE_9__.Uc)(error),
				next: "interns policy check"
			};
		}
	}
	function entryIn(file) {
		if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file)) return;
		let [, written] = /("\/bin\/sh -c (?:[^"\\]|\\.)*\/hook\.js(?:[^"\\]|\\.)*")/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "utf8")) ?? [], command = written === void 0 ? void 0 : JSON.parse(written);
		return typeof command == "string" ? command : void 0;
	}
	async function tried(command, env) {
		let code = await new Promise((resolve) => {
			let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("/bin/sh", ["-c", command], {
				env,
				stdio: [
					"pipe",
					"ignore",
					"ignore"
				],
				timeout: 2e4
			});
			child.stdin?.on("error", () => {}), child.on("error", () => resolve(null)), child.on("close", resolve), child.stdin?.end("no call");
		});
		return code === 2 ? {
			name: "entry",
			state: "ok",
			found: "it refuses a call that it cannot judge"
		} : {
			name: "entry",
			state: "failed",
			found: `a call that nobody could judge ended with ${code}, not with 2`
		};
	}
}) };
