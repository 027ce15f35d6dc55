export const id = 3341;
export const ids = [3341];
export const modules = { 63341: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { nearest: () => nearest });
	function nearest(word, candidates) {
		let best, least = Math.max(2, Math.floor(word.length / 2)) + 1;
		for (let candidate of candidates) {
			let distance = edits(normal(word), normal(candidate));
			distance < least && (best = candidate, least = distance);
		}
		return best;
	}
	function normal(word) {
		return word.toLowerCase().replace(/[-_ ]/gu, "");
	}
	function edits(a, b) {
		let beforeLast = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
		for (let i = 1; i <= a.length; i += 1) {
			let row = [i];
			for (let j = 1; j <= b.length; j += 1) {
				let cost = a[i - 1] === b[j - 1] ? 0 : 1, least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
				i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)), row.push(least);
			}
			beforeLast = last, last = row;
		}
		return last[b.length] ?? 0;
	}
}) };
