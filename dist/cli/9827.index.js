export const id = 9827;
export const ids = [9827];
export const modules = { 29827: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { unifiedDiff: () => unifiedDiff });
	function unifiedDiff(file, before, edits) {
		if (edits.length === 0) return "";
		let lines = (before ?? "").split("\n"), isOpen = lines.at(-1) !== "", old = isOpen ? lines : lines.slice(0, -1), name = headerName(file), parts = [`--- ${before === void 0 ? "/dev/null" : name}\n`, `+++ ${name}\n`], shift = 0;
		for (let hunk of hunksOf(edits, old.length)) {
			let { text, grown } = hunkText(hunk, old, {
				shift,
				isOpen
			});
			parts.push(text), shift += grown;
		}
		return parts.join("");
	}
	function headerName(file) {
		let name = file.startsWith("/") || file.startsWith("../") ? file : `./${file}`;
		return /[\p{Cc}"\\]/u.test(name) ? JSON.stringify(name) : name.includes(" ") ? `${name}\t` : name;
	}
	function hunksOf(edits, count) {
		let hunks = [];
		for (let edit of edits) {
			let from = Math.max(0, edit.at - 3), to = Math.min(count, edit.at + edit.removed + 3), last = hunks.at(-1);
			last === void 0 || from > last.to ? hunks.push({
				from,
				to,
				edits: [edit]
			}) : hunks.splice(-1, 1, {
				from: last.from,
				to,
				edits: [...last.edits, edit]
			});
		}
		return hunks;
	}
	function hunkText({ from, to, edits }, old, { shift, isOpen }) {
		let body = [], noEnd = "\\ No newline at end of file\n", grows = edits.some((edit) => edit.at >= old.length), keep = (sign, line) => {
			let text = old[line] ?? "", isLast = isOpen && line === old.length - 1;
			isLast && grows && sign === " " ? body.push(`-${text}\n${noEnd}`, `+${text}\n`) : body.push(`${sign}${text}\n${isLast ? noEnd : ""}`);
		}, at = from, grown = 0;
		for (let edit of edits) {
			for (; at < edit.at; at += 1) keep(" ", at);
			for (; at < edit.at + edit.removed; at += 1) keep("-", at);
			body.push(...edit.added.map((line) => `+${line}\n`)), grown += edit.added.length - edit.removed;
		}
		for (; at < to; at += 1) keep(" ", at);
		let size = to - from;
		return {
			text: `@@ -${range(from, size)} +${range(from + shift, size + grown)} @@\n` + body.join(""),
			grown
		};
	}
	function range(from, size) {
		let first = size === 0 ? from : from + 1;
		return size === 1 ? String(first) : `${first},${size}`;
	}
}) };
