export const id = 7291;
export const ids = [7291];
export const modules = { 37291: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		ss: () => createTwoFilesPatch,
		YB: () => structuredPatch
	});
	class Diff {
		diff(oldStr, newStr, options = {}) {
			let callback;
			typeof options == "function" ? (callback = options, options = {}) : "callback" in options && (callback = options.callback);
			let oldString = this.castInput(oldStr, options), newString = this.castInput(newStr, options), oldTokens = this.removeEmpty(this.tokenize(oldString, options)), newTokens = this.removeEmpty(this.tokenize(newString, options));
			return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
		}
		diffWithOptionsObj(oldTokens, newTokens, options, callback) {
			let done = (value) => {
				if (value = this.postProcess(value, options), callback) setTimeout(function() {
					callback(value);
				}, 0);
				else return value;
			}, newLen = newTokens.length, oldLen = oldTokens.length, editLength = 1, maxEditLength = newLen + oldLen;
			options.maxEditLength != null && (maxEditLength = Math.min(maxEditLength, options.maxEditLength));
			let maxExecutionTime = options.timeout ?? Infinity, abortAfterTimestamp = Date.now() + maxExecutionTime, bestPath = [{
				oldPos: -1,
				lastComponent: void 0
			}], newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
			if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
			let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity, execEditLength = () => {
				for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
					let basePath, removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
					removePath && (bestPath[diagonalPath - 1] = void 0);
					let canAdd = !1;
					if (addPath) {
						let addPathNewPos = addPath.oldPos - diagonalPath;
						canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
					}
					let canRemove = removePath && removePath.oldPos + 1 < oldLen;
					if (!canAdd && !canRemove) bestPath[diagonalPath] = void 0;
					else {
						if (basePath = !canRemove || canAdd && removePath.oldPos < addPath.oldPos ? this.addToPath(addPath, !0, !1, 0, options) : this.addToPath(removePath, !1, !0, 1, options), newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options), basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || !0;
						bestPath[diagonalPath] = basePath, basePath.oldPos + 1 >= oldLen && (maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1)), newPos + 1 >= newLen && (minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1));
					}
				}
				editLength++;
			};
			if (callback) (function exec() {
				setTimeout(function() {
					if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
					execEditLength() || exec();
				}, 0);
			})();
			else for (; editLength <= maxEditLength && Date.now() <= abortAfterTimestamp;) {
				let ret = execEditLength();
				if (ret) return ret;
			}
		}
		addToPath(path, added, removed, oldPosInc, options) {
			let last = path.lastComponent;
			return last && !options.oneChangePerToken && last.added === added && last.removed === removed ? {
				oldPos: path.oldPos + oldPosInc,
				lastComponent: {
					count: last.count + 1,
					added,
					removed,
					previousComponent: last.previousComponent
				}
			} : {
				oldPos: path.oldPos + oldPosInc,
				lastComponent: {
					count: 1,
					added,
					removed,
					previousComponent: last
				}
			};
		}
		extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
			let newLen = newTokens.length, oldLen = oldTokens.length, oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
			for (; newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options);) newPos++, oldPos++, commonCount++, options.oneChangePerToken && (basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: !1,
				removed: !1
			});
			return commonCount && !options.oneChangePerToken && (basePath.lastComponent = {
				count: commonCount,
				previousComponent: basePath.lastComponent,
				added: !1,
				removed: !1
			}), basePath.oldPos = oldPos, newPos;
		}
		equals(left, right, options) {
			return options.comparator ? options.comparator(left, right) : left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
		}
		removeEmpty(array) {
			let ret = [];
			for (let i = 0; i < array.length; i++) array[i] && ret.push(array[i]);
			return ret;
		}
		castInput(value, options) {
			return value;
		}
		tokenize(value, options) {
			return Array.from(value);
		}
		join(chars) {
			return chars.join("");
		}
		postProcess(changeObjects, options) {
			return changeObjects;
		}
		get useLongestToken() {
			return !1;
		}
		buildValues(lastComponent, newTokens, oldTokens) {
			let components = [], nextComponent;
			for (; lastComponent;) components.push(lastComponent), nextComponent = lastComponent.previousComponent, delete lastComponent.previousComponent, lastComponent = nextComponent;
			components.reverse();
			let componentLen = components.length, componentPos = 0, newPos = 0, oldPos = 0;
			for (; componentPos < componentLen; componentPos++) {
				let component = components[componentPos];
				if (component.removed) component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count)), oldPos += component.count;
				else {
					if (!component.added && this.useLongestToken) {
						let value = newTokens.slice(newPos, newPos + component.count);
						value = value.map(function(value, i) {
							let oldValue = oldTokens[oldPos + i];
							return oldValue.length > value.length ? oldValue : value;
						}), component.value = this.join(value);
					} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
					newPos += component.count, component.added || (oldPos += component.count);
				}
			}
			return components;
		}
	}
	class LineDiff extends Diff {
		constructor() {
			super(...arguments), this.tokenize = tokenize;
		}
		equals(left, right, options) {
			return options.ignoreWhitespace ? (options.newlineIsToken && left.includes("\n") || (left = left.trim()), options.newlineIsToken && right.includes("\n") || (right = right.trim())) : options.ignoreNewlineAtEof && !options.newlineIsToken && (left.endsWith("\n") && (left = left.slice(0, -1)), right.endsWith("\n") && (right = right.slice(0, -1))), super.equals(left, right, options);
		}
	}
	let lineDiff = new LineDiff();
	function diffLines(oldStr, newStr, options) {
		return lineDiff.diff(oldStr, newStr, options);
	}
	function tokenize(value, options) {
		options.stripTrailingCr && (value = value.replace(/\r\n/g, "\n"));
		let retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
		linesAndNewlines[linesAndNewlines.length - 1] || linesAndNewlines.pop();
		for (let i = 0; i < linesAndNewlines.length; i++) {
			let line = linesAndNewlines[i];
			i % 2 && !options.newlineIsToken ? retLines[retLines.length - 1] += line : retLines.push(line);
		}
		return retLines;
	}
	function needsQuoting(s) {
		for (let i = 0; i < s.length; i++) if (s[i] < " " || s[i] > "~" || s[i] === "\"" || s[i] === "\\") return !0;
		return !1;
	}
	function quoteFileNameIfNeeded(s) {
		if (!needsQuoting(s)) return s;
		let result = "\"", bytes = new TextEncoder().encode(s), i = 0;
		for (; i < bytes.length;) {
			let b = bytes[i];
			result += b === 7 ? "\\a" : b === 8 ? "\\b" : b === 9 ? "\\t" : b === 10 ? "\\n" : b === 11 ? "\\v" : b === 12 ? "\\f" : b === 13 ? "\\r" : b === 34 ? "\\\"" : b === 92 ? "\\\\" : b >= 32 && b <= 126 ? String.fromCharCode(b) : "\\" + b.toString(8).padStart(3, "0"), i++;
		}
		return result += "\"", result;
	}
	let INCLUDE_HEADERS = {
		includeIndex: !0,
		includeUnderline: !0,
		includeFileHeaders: !0
	};
	function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
		let optionsObj;
		optionsObj = options ? typeof options == "function" ? { callback: options } : options : {}, optionsObj.context === void 0 && (optionsObj.context = 4);
		let context = optionsObj.context;
		if (optionsObj.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
		if (optionsObj.callback) {
			let { callback } = optionsObj;
			diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
				let patch = diffLinesResultToPatch(diff);
				callback(patch);
			} }));
		} else return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
		function diffLinesResultToPatch(diff) {
			if (!diff) return;
			diff.push({
				value: "",
				lines: []
			});
			function contextLines(lines) {
				return lines.map(function(entry) {
					return " " + entry;
				});
			}
			let hunks = [], oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
			for (let i = 0; i < diff.length; i++) {
				let current = diff[i], lines = current.lines || splitLines(current.value);
				if (current.lines = lines, current.added || current.removed) {
					if (!oldRangeStart) {
						let prev = diff[i - 1];
						oldRangeStart = oldLine, newRangeStart = newLine, prev && (curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [], oldRangeStart -= curRange.length, newRangeStart -= curRange.length);
					}
					for (let line of lines) curRange.push((current.added ? "+" : "-") + line);
					current.added ? newLine += lines.length : oldLine += lines.length;
				} else {
					if (oldRangeStart) {
						if (lines.length <= context * 2 && i < diff.length - 2) for (let line of contextLines(lines)) curRange.push(line);
						else {
							let contextSize = Math.min(lines.length, context);
							for (let line of contextLines(lines.slice(0, contextSize))) curRange.push(line);
							let hunk = {
								oldStart: oldRangeStart,
								oldLines: oldLine - oldRangeStart + contextSize,
								newStart: newRangeStart,
								newLines: newLine - newRangeStart + contextSize,
								lines: curRange
							};
							hunks.push(hunk), oldRangeStart = 0, newRangeStart = 0, curRange = [];
						}
					}
					oldLine += lines.length, newLine += lines.length;
				}
			}
			for (let hunk of hunks) for (let i = 0; i < hunk.lines.length; i++) hunk.lines[i].endsWith("\n") ? hunk.lines[i] = hunk.lines[i].slice(0, -1) : (hunk.lines.splice(i + 1, 0, "\\ No newline at end of file"), i++);
			return {
				oldFileName,
				newFileName,
				oldHeader,
				newHeader,
				hunks
			};
		}
	}
	function formatPatch(patch, headerOptions) {
		if (headerOptions ||= INCLUDE_HEADERS, Array.isArray(patch)) {
			if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every((p) => p.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
			return patch.map((p) => formatPatch(p, headerOptions)).join("\n");
		}
		let ret = [];
		if (patch.isGit) {
			if (headerOptions = INCLUDE_HEADERS, !patch.oldFileName) throw Error("oldFileName must be specified for Git patches");
			if (!patch.newFileName) throw Error("newFileName must be specified for Git patches");
			let gitOldName = patch.oldFileName, gitNewName = patch.newFileName;
			patch.isCreate && gitOldName === "/dev/null" ? gitOldName = gitNewName.replace(/^b\//, "a/") : patch.isDelete && gitNewName === "/dev/null" && (gitNewName = gitOldName.replace(/^a\//, "b/")), ret.push("diff --git " + quoteFileNameIfNeeded(gitOldName) + " " + quoteFileNameIfNeeded(gitNewName)), patch.isDelete && ret.push("deleted file mode " + (patch.oldMode ?? "100644")), patch.isCreate && ret.push("new file mode " + (patch.newMode ?? "100644")), patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate && (ret.push("old mode " + patch.oldMode), ret.push("new mode " + patch.newMode)), patch.isRename && (ret.push("rename from " + quoteFileNameIfNeeded((patch.oldFileName ?? "").replace(/^a\//, ""))), ret.push("rename to " + quoteFileNameIfNeeded((patch.newFileName ?? "").replace(/^b\//, "")))), patch.isCopy && (ret.push("copy from " + quoteFileNameIfNeeded((patch.oldFileName ?? "").replace(/^a\//, ""))), ret.push("copy to " + quoteFileNameIfNeeded((patch.newFileName ?? "").replace(/^b\//, ""))));
		} else headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== void 0 && ret.push("Index: " + patch.oldFileName), headerOptions.includeUnderline && ret.push("===================================================================");
		let hasHunks = patch.hunks.length > 0;
		headerOptions.includeFileHeaders && patch.oldFileName !== void 0 && patch.newFileName !== void 0 && (!patch.isGit || hasHunks) && (ret.push("--- " + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? "	" + patch.oldHeader : "")), ret.push("+++ " + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? "	" + patch.newHeader : "")));
		for (let i = 0; i < patch.hunks.length; i++) {
			let hunk = patch.hunks[i], oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart, newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
			ret.push("@@ -" + oldStart + "," + hunk.oldLines + " +" + newStart + "," + hunk.newLines + " @@");
			for (let line of hunk.lines) ret.push(line);
		}
		return ret.join("\n") + "\n";
	}
	function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
		if (typeof options == "function" && (options = { callback: options }), options?.callback) {
			let { callback } = options;
			structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: (patchObj) => {
				callback(patchObj ? formatPatch(patchObj, options.headerOptions) : void 0);
			} }));
		} else {
			let patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
			return patchObj ? formatPatch(patchObj, options?.headerOptions) : void 0;
		}
	}
	function splitLines(text) {
		let hasTrailingNl = text.endsWith("\n"), result = text.split("\n").map((line) => line + "\n");
		return hasTrailingNl ? result.pop() : result.push(result.pop().slice(0, -1)), result;
	}
}) };
