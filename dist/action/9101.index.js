export const id = 9101;
export const ids = [9101];
export const modules = { 9101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		enginesFor: () => enginesFor,
		noEngines: () => noEngines
	});
	let noEngines = {
		re2: void 0,
		shell: void 0
	};
	async function enginesFor(root) {
		let keys = new Set();
		collectKeys(root, keys);
		let [re2, shell] = await Promise.all([keys.has("re2") ? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 3054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([__webpack_require__.e(8989), __webpack_require__.e(3908)]).then(__webpack_require__.bind(__webpack_require__, 3908)).then((module) => module.bash) : void 0]);
		return {
			re2,
			shell
		};
	}
	function collectKeys(node, keys) {
		if (node.type === "list") for (let item of node.items) collectKeys(item, keys);
		if (node.type === "map") for (let entry of node.entries) keys.add(entry.key), collectKeys(entry.value, keys);
	}
}) };
