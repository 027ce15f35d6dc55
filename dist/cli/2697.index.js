export const id = 2697;
export const ids = [2697];
export const modules = { 72697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		annotate: () => annotate,
		findingLine: () => findingLine,
		plural: () => plural
	});
	var log = __webpack_require__(97309);
	function annotationLine(annotation) {
		let { level, file, line, column, title, message } = annotation;
		return `::${level} file=${property(file)},line=${line},col=${column},title=${property(title)}::${data(message)}\n`;
	}
	function data(text) {
		return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
	}
	function property(text) {
		return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
	}
	function findingLine(file, level, finding) {
		let { line, column, code, message } = finding;
		return (0, log.oneLine)(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
	}
	function annotate(file, level, findings, io, write) {
		if (io.env.GITHUB_ACTIONS === "true") for (let { line, column, code, message } of findings) write(annotationLine({
			level,
			file: (0, log.oneLine)(file),
			line,
			column,
			title: code,
			message: (0, log.oneLine)(message)
		}));
	}
	function plural(count, noun, many = `${noun}s`) {
		return `${count} ${count === 1 ? noun : many}`;
	}
}) };
