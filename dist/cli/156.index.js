export const id = 156;
export const ids = [156];
export const modules = {

/***/ 6156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readTree: () => (/* binding */ readTree)
});

// EXTERNAL MODULE: ./lib/permission/invisible.js
var invisible = __webpack_require__(5856);
;// CONCATENATED MODULE: ./lib/permission/lines.js
/** Where the lines of a text begin. */
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
/** Line and column of an offset, both from 1. */
function placeOf(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

;// CONCATENATED MODULE: ./lib/permission/yaml-tree.js
// The text of a policy file as a tree of plain nodes with their places; everything of YAML that could be misread is refused.


const maxBytes = 4 * 1024 * 1024;
const maxDepth = 64;
/** Enough to work with; a binary file has thousands. */
const maxInvisibleProblems = 20;
/**
 * Read the text of a policy file (design, "Rules of evaluation", 2): UTF-8, at most 4 MiB, YAML 1.2 core without anchors,
 * aliases, tags, directives and duplicate keys, without characters that can't be seen. A leading byte order mark is dropped.
 */
async function readTree(file) {
    const start = { line: 1, column: 1 };
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file).length : file.length;
    if (bytes > maxBytes) {
        return refuse(start, 'too-large', `The file has ${bytes} bytes; a policy has at most ${maxBytes} (4 MiB).`);
    }
    const decoded = typeof file === 'string' ? file : decode(file);
    if (decoded === undefined)
        return refuse(start, 'not-utf-8', 'The file is not UTF-8 text. Save it as UTF-8.');
    const text = decoded.startsWith('\uFEFF') ? decoded.slice(1) : decoded;
    const lines = lineStarts(text);
    const unseen = rawInvisible(text, lines);
    if (unseen.length > 0)
        return { problems: unseen };
    return parseYaml(text, lines);
}
function refuse(at, code, message) {
    return { problems: [{ ...at, code, message }] };
}
function decode(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
function rawInvisible(text, lines) {
    // A carriage return is a line end only before a line feed: alone, editors and parsers disagree about it.
    return (0,invisible/* findInvisible */.tO)(text, '\n\t')
        .filter(({ index }) => !(text[index] === '\r' && text[index + 1] === '\n'))
        .slice(0, maxInvisibleProblems)
        .map(({ index, name }) => ({
        ...placeOf(lines, index),
        code: 'invisible-character',
        message: `Here stands ${name}, which can't be seen. Delete it, or write a plain space.`,
    }));
}
async function parseYaml(text, lines) {
    const [yaml, { treeOf }] = await Promise.all([__webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19)), Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(168)]).then(__webpack_require__.bind(__webpack_require__, 1168))]);
    // "error" and not "silent": a silent parser drops what stands after a second "---" without a word.
    const options = {
        version: '1.2',
        schema: 'core',
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: 'error',
    };
    return treeOf(yaml.parseDocument(text, options), { place: (offset) => placeOf(lines, offset), maxDepth });
}


/***/ })

};
