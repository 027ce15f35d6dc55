export const id = 3896;
export const ids = [3896];
export const modules = { 3896: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { shareBudget: () => shareBudget });
	function shareBudget(lengths, budget) {
		let shares = new Map(), left = budget, shortestFirst = [...lengths.keys()].toSorted((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0));
		for (let [place, index] of shortestFirst.entries()) {
			let share = Math.min(lengths[index] ?? 0, Math.floor(left / (lengths.length - place)));
			shares.set(index, share), left -= share;
		}
		return lengths.map((_, index) => shares.get(index) ?? 0);
	}
}) };
