export const id = 488;
export const ids = [488];
export const modules = {
	5488: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { listTask: () => listTask });
		var interns = __webpack_require__(7391), credentials = __webpack_require__(8863), given = __webpack_require__(3072), values = __webpack_require__(7035);
		function readListSettings(text) {
			return {
				command: "list",
				...(0, credentials.u)(text),
				status: (0, given.lq)(text, "status", readStatuses) ?? [],
				workspaceId: (0, given.lq)(text, "workspace-id", values.Cp),
				timeoutMs: (0, values.$7)("timeout", text("timeout") ?? "", 1e3)
			};
		}
		function readStatuses(name, value) {
			let statuses = value.split(",").map((part) => {
				let status = interns.dY.find((one) => one === part.trim());
				if (status !== void 0) return status;
				throw (0, values.tm)(name, value, `Use one or more of ${interns.dY.join(", ")}, separated by commas.`);
			});
			return [...new Set(statuses)];
		}
		var request = __webpack_require__(2410), retry = __webpack_require__(8394), connected = __webpack_require__(3808);
		function listInterns(io, settings) {
			return (0, connected.a)(io, settings, ({ client, clock, log, signal, deadline }) => (0, retry.b)({
				what: "intern list",
				maxAttempts: 5,
				deadline: deadline.at,
				clock,
				log,
				signal
			}, async () => {
				let interns = [];
				for await (let intern of client.listInterns({
					...settings,
					signal
				})) interns.push(intern);
				return interns;
			}, request.xg));
		}
		var cut = __webpack_require__(6590);
		function toInternsBlocks(interns) {
			let rows = interns.slice(0, 500).map((intern) => [
				[(0, cut.ml)(intern.name, 200)],
				[describeStatus(intern)],
				[(0, cut.ml)(intern.model ?? "default", 200)],
				[{ code: (0, cut.ml)(intern.id, 200) }]
			]), more = interns.length - rows.length;
			return [
				{
					type: "heading",
					line: [`${interns.length} ${interns.length === 1 ? "intern" : "interns"}`]
				},
				...rows.length === 0 ? [] : [{
					type: "table",
					header: [
						"Name",
						"Status",
						"Model",
						"Id"
					],
					rows
				}],
				...more > 0 ? [{
					type: "paragraph",
					line: [`${more} more are in the output.`]
				}] : []
			];
		}
		function describeStatus({ status, progress, last_failure_message }) {
			return progress === null ? status === "failed" && last_failure_message !== null ? `${status}: ${(0, cut.ml)(last_failure_message, 200)}` : status : `${status}, step ${progress.step_number} of ${progress.total_steps}`;
		}
		var plain = __webpack_require__(6906);
		async function listTask({ text, has, io, job }) {
			let interns = await listInterns(job, readListSettings(text)), shown = has("json") ? `${JSON.stringify(interns, null, 2)}\n` : (0, plain.b)(toInternsBlocks(interns));
			return io.stdout(job.redactor.redact(shown)), 0;
		}
	}),
	6590: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m7: () => keepEnds,
			ml: () => shorten
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = wellFormed(text.slice(0, Math.ceil(length * 2 / 3))), tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}…${tail}`;
		}
		function wellFormed(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
	}),
	6906: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => toPlainText });
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
		function toPlainText(blocks) {
			return blocks.flatMap((block) => [...toLines(block), ""]).join("\n");
		}
		function toLines(block) {
			switch (block.type) {
				case "heading": return underlined(toText(block.line));
				case "status": return [...underlined(toText(block.line)), ...block.facts.length === 0 ? [] : [block.facts.map(toText).join(" · ")]];
				case "paragraph": return [toText(block.line)];
				case "prose":
				case "rich":
				case "code": return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.trim()).map((line) => `  ${line}`);
				case "alert": return [`${block.kind}: ${toText(block.line)}`];
				case "table": return toTable(block.header, block.rows);
				case "details": return [`${toText(block.summary)}:`, ...block.blocks.flatMap(toLines)];
				default: return block;
			}
		}
		function underlined(text) {
			return [text, "=".repeat(Math.min(100, text.length))];
		}
		function toText(line) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(line.map(textOf).join(""));
		}
		function textOf(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : "";
		}
		function toTable(header, rows) {
			let cells = [header.map(_log_js__WEBPACK_IMPORTED_MODULE_0__.TN), ...rows.map((row) => row.map(toText))], widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))), lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
			return [
				lines[0] ?? "",
				widths.map((width) => "-".repeat(width)).join("  "),
				...lines.slice(1)
			];
		}
	})
};
