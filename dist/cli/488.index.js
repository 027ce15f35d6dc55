export const id = 488;
export const ids = [488];
export const modules = {

/***/ 5488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listTask: () => (/* binding */ listTask)
});

// EXTERNAL MODULE: ./lib/contract/interns.js
var interns = __webpack_require__(7391);
// EXTERNAL MODULE: ./lib/inputs/credentials.js
var credentials = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/inputs/given.js
var given = __webpack_require__(3072);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/inputs/list-settings.js




/** The settings of `command: list`. */
function readListSettings(text) {
    return {
        command: 'list',
        ...(0,credentials/* readService */.u)(text),
        status: (0,given/* optional */.lq)(text, 'status', readStatuses) ?? [],
        workspaceId: (0,given/* optional */.lq)(text, 'workspace-id', values/* readUuid */.Cp),
        timeoutMs: (0,values/* readDuration */.$7)('timeout', text('timeout') ?? '', 1000),
    };
}
/** Lifecycle statuses, separated by commas; each once, in the order given. */
function readStatuses(name, value) {
    const statuses = value.split(',').map((part) => {
        const status = interns/* lifecycleStatuses */.dY.find((one) => one === part.trim());
        if (status !== undefined)
            return status;
        throw (0,values/* badValue */.tm)(name, value, `Use one or more of ${interns/* lifecycleStatuses */.dY.join(', ')}, separated by commas.`);
    });
    return [...new Set(statuses)];
}

// EXTERNAL MODULE: ./lib/client/request.js
var request = __webpack_require__(2410);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(8394);
// EXTERNAL MODULE: ./lib/job/connected.js + 8 modules
var connected = __webpack_require__(3808);
;// CONCATENATED MODULE: ./lib/job/list-interns.js
// All interns that a job sees.



const maxAttempts = 5;
/** The interns, newest first, page after page; a page that fails in passing begins the list anew. */
function listInterns(io, settings) {
    return (0,connected/* connected */.a)(io, settings, ({ client, clock, log, signal, deadline }) => (0,retry/* withRetry */.b)({ what: 'intern list', maxAttempts, deadline: deadline.at, clock, log, signal }, async () => {
        const interns = [];
        for await (const intern of client.listInterns({ ...settings, signal }))
            interns.push(intern);
        return interns;
    }, request/* mayRepeat */.xg));
}

// EXTERNAL MODULE: ./lib/report/cut.js
var cut = __webpack_require__(6590);
;// CONCATENATED MODULE: ./lib/report/interns-summary.js

const maxName = 200;
const maxRows = 500;
/** The blocks of a report on interns: name, status, model, id; nothing of what their owners wrote about them. */
function toInternsBlocks(interns) {
    const rows = interns
        .slice(0, maxRows)
        .map((intern) => [
        [(0,cut/* shorten */.ml)(intern.name, maxName)],
        [describeStatus(intern)],
        [(0,cut/* shorten */.ml)(intern.model ?? 'default', maxName)],
        [{ code: (0,cut/* shorten */.ml)(intern.id, maxName) }],
    ]);
    const more = interns.length - rows.length;
    return [
        { type: 'heading', line: [`${interns.length} ${interns.length === 1 ? 'intern' : 'interns'}`] },
        ...(rows.length === 0 ? [] : [{ type: 'table', header: ['Name', 'Status', 'Model', 'Id'], rows }]),
        ...(more > 0 ? [{ type: 'paragraph', line: [`${more} more are in the output.`] }] : []),
    ];
}
/** The lifecycle status, with the step of a provisioning and the message of a failure. */
function describeStatus({ status, progress, last_failure_message }) {
    if (progress !== null)
        return `${status}, step ${progress.step_number} of ${progress.total_steps}`;
    return status === 'failed' && last_failure_message !== null
        ? `${status}: ${(0,cut/* shorten */.ml)(last_failure_message, maxName)}`
        : status;
}

// EXTERNAL MODULE: ./lib/report/plain.js
var plain = __webpack_require__(6906);
;// CONCATENATED MODULE: ./lib/cli/tasks/list.js
// The work of `interns list`: the interns that this key sees.




/** Prints the interns, as a table or as JSON. */
async function listTask({ text, has, io, job }) {
    const interns = await listInterns(job, readListSettings(text));
    const shown = has('json') ? `${JSON.stringify(interns, null, 2)}\n` : (0,plain/* toPlainText */.b)(toInternsBlocks(interns));
    io.stdout(job.redactor.redact(shown));
    return 0;
}


/***/ }),

/***/ 6590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m7: () => (/* binding */ keepEnds),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* unused harmony export cutToBytes */
// Cuts text to a number of bytes without cutting a character.
/** The longest beginning of `text` of at most `maxBytes` bytes in UTF-8. */
function cutToBytes(text, maxBytes) {
    const bytes = Buffer.from(text);
    if (bytes.byteLength <= maxBytes)
        return text;
    let end = maxBytes;
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end -= 1;
    return bytes.subarray(0, end).toString();
}
/** The beginning and the end of `text`, together at most `length` characters, and how many between them are left out. */
function keepEnds(text, length) {
    if (text.length <= length)
        return { head: text, tail: '', omitted: 0 };
    const head = wellFormed(text.slice(0, Math.ceil((length * 2) / 3)));
    const tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
    return { head, tail, omitted: text.length - head.length - tail.length };
}
/** `text` as it is, or its ends around an ellipsis when it has more than `length` characters. */
function shorten(text, length) {
    const { head, tail, omitted } = keepEnds(text, length);
    return omitted === 0 ? head : `${head}…${tail}`;
}
/** Without the half of a surrogate pair that a cut may have left at either end. */
function wellFormed(text) {
    return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}


/***/ }),

/***/ 6906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ toPlainText)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
// Blocks as plain text, for a terminal or a log.

/** The text of a report: one line a row, tables aligned, folded parts unfolded. */
function toPlainText(blocks) {
    return blocks.flatMap((block) => [...toLines(block), '']).join('\n');
}
function toLines(block) {
    switch (block.type) {
        case 'heading':
            return underlined(toText(block.line));
        case 'status':
            return [
                ...underlined(toText(block.line)),
                ...(block.facts.length === 0 ? [] : [block.facts.map(toText).join(' · ')]),
            ];
        case 'paragraph':
            return [toText(block.line)];
        case 'prose':
        case 'rich':
        case 'code':
            return (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLines */ .Bv)(block.text.trim()).map((line) => `  ${line}`);
        case 'alert':
            return [`${block.kind}: ${toText(block.line)}`];
        case 'table':
            return toTable(block.header, block.rows);
        case 'details':
            return [`${toText(block.summary)}:`, ...block.blocks.flatMap(toLines)];
        default:
            return block;
    }
}
function underlined(text) {
    return [text, '='.repeat(Math.min(100, text.length))];
}
function toText(line) {
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(line.map(textOf).join(''));
}
function textOf(inline) {
    if (typeof inline === 'string')
        return inline;
    if ('code' in inline)
        return inline.code;
    return 'strong' in inline ? inline.strong : '';
}
function toTable(header, rows) {
    const cells = [header.map(_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN), ...rows.map((row) => row.map(toText))];
    const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
    const lines = cells.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
    return [lines[0] ?? '', widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1)];
}


/***/ })

};
