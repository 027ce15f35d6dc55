export const id = 614;
export const ids = [614];
export const modules = {

/***/ 7614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportTask: () => (/* binding */ reportTask)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/report/load-rich-text.js
// What Markdown could read as anything but words: a marker anywhere, or a line that begins like a block of its own.
const markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;
/** The renderer for a report at this level; undefined where the intern said nothing that is shown, or only plain words. */
async function loadRichText(record, level) {
    const { text, reasoning } = record;
    const said = [text.head, text.tail, reasoning.head, reasoning.tail];
    if (level !== 'full' || !said.some((part) => markup.test(part)))
        return undefined;
    return (await Promise.all(/* import() */[__webpack_require__.e(193), __webpack_require__.e(574)]).then(__webpack_require__.bind(__webpack_require__, 574))).renderRichText;
}

// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __webpack_require__(8641);
;// CONCATENATED MODULE: ./lib/report/html.js

/** The HTML of a report: every element closed, no link, no attribute but classes of ours. */
function toHtml(blocks) {
    return blocks.map(toBlock).join('\n');
}
function toBlock(block) {
    switch (block.type) {
        case 'heading':
            return `<h2>${toLine(block.line)}</h2>`;
        case 'status':
            return `<h1>${toLine(block.line)}</h1>\n<p class="facts">${block.facts.map(toLine).join(' · ')}</p>`;
        case 'paragraph':
            return `<p>${toLine(block.line)}</p>`;
        case 'prose':
            return `<blockquote>${toParagraphs(block.text)}</blockquote>`;
        case 'rich':
            return block.html;
        case 'code':
            return `<pre><code>${(0,safe_text/* toSafeCodeBlock */.Zm)(block.text)}</code></pre>`;
        case 'alert':
            return `<p class="alert ${block.kind.toLowerCase()}">${toLine(block.line)}</p>`;
        case 'table':
            return toTable(block.header, block.rows);
        case 'details':
            return `<details><summary>${toLine(block.summary)}</summary>\n${toHtml(block.blocks)}\n</details>`;
        default:
            return block;
    }
}
function toLine(line) {
    return line.map(toInline).join('');
}
function toInline(inline) {
    if (typeof inline === 'string')
        return (0,safe_text/* toSafeText */._J)(inline);
    if ('code' in inline)
        return `<code>${(0,safe_text/* toSafeCode */.E3)(inline.code)}</code>`;
    if ('strong' in inline)
        return `<strong>${(0,safe_text/* toSafeText */._J)(inline.strong)}</strong>`;
    return `<details><summary>${(0,safe_text/* toSafeText */._J)(inline.folded)}</summary>${inline.lines.map(toLine).join('<br>')}</details>`;
}
function toParagraphs(text) {
    const paragraphs = text.trim().split(/\n\s*\n/);
    return paragraphs
        .map((one) => `<p>${one
        .split('\n')
        .map((line) => (0,safe_text/* toSafeText */._J)(line))
        .join('<br>')}</p>`)
        .join('');
}
function toTable(header, rows) {
    const head = header.map((cell) => `<th>${(0,safe_text/* toSafeText */._J)(cell)}</th>`).join('');
    const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${toLine(cell)}</td>`).join('')}</tr>`).join('\n');
    return `<table><thead><tr>${head}</tr></thead>\n<tbody>${body}</tbody></table>`;
}

;// CONCATENATED MODULE: ./lib/report/page.js


const style = `
:root { color-scheme: light dark; --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#f6f8fa, #151b23); --quiet: light-dark(#59636e, #9198a1); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere; }
h1 { font-size: 1.5em; margin: 0; } h3, h4, h5, h6 { margin: 1em 0 0.5em; }
.facts { color: var(--quiet); font-size: 0.875em; margin-top: 0.25em; }
blockquote { margin: 1em 0; padding: 0 1em; border-left: 4px solid var(--line); }
code, pre { font: 0.875em/1.45 ui-monospace, monospace; background: var(--soft); border-radius: 6px; }
code { padding: 0.15em 0.35em; } pre { padding: 12px; overflow-x: auto; } pre code { padding: 0; background: none; white-space: pre; overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; margin: 1em 0; } th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: left; vertical-align: top; }
.alert { border-left: 4px solid #0969da; padding: 8px 16px; background: var(--soft); } .alert.warning { border-color: #9a6700; } .alert.caution { border-color: #d1242f; }
th, td { overflow-wrap: anywhere; } ul, ol { padding-left: 1.5em; } blockquote blockquote { padding: 0 0.5em; } summary { cursor: pointer; } td details { font-size: 0.875em; color: var(--quiet); }
@media (max-width: 600px) { th, td { padding: 4px; } }
`;
/** The page. Its policy forbids whatever is not its own style, should anything ever slip through. */
function toPage(title, blocks) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${(0,safe_text/* toSafeText */._J)(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${toHtml(blocks)}
</main>
</body>
</html>
`;
}

// EXTERNAL MODULE: ./lib/report/plain.js
var plain = __webpack_require__(6906);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./lib/contract/chat.js
var chat = __webpack_require__(8914);
// EXTERNAL MODULE: ./lib/run/run-record.js + 2 modules
var run_record = __webpack_require__(5988);
;// CONCATENATED MODULE: ./lib/report/read-transcript.js
// A transcript file read back: what a run said of itself, line by line, as far as it can be read.




const at = schemas/* string */.YjP();
const read_transcript_text = schemas/* nullable */.mee(schemas/* string */.YjP());
const known = schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* literal */.euz('unknown')]);
const context = schemas/* object */.Ikc({
    event: schemas/* string */.YjP(),
    ref: schemas/* string */.YjP(),
    base_ref: schemas/* string */.YjP(),
    fork: known,
    draft: known,
    labels: schemas/* union */.KCZ([schemas/* array */.YOg(schemas/* string */.YjP()), schemas/* literal */.euz('unknown')]),
    actor: schemas/* object */.Ikc({ permission: schemas/* string */.YjP(), association: schemas/* string */.YjP(), type: schemas/* string */.YjP(), login: schemas/* string */.YjP() }),
    environment: schemas/* string */.YjP(),
    repository: schemas/* object */.Ikc({ visibility: schemas/* string */.YjP() }),
});
const traceEntry = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    list: schemas/* enum */.k5n(['guards', 'rules', 'questions', 'default']),
    matched: schemas/* boolean */.zMY(),
    because: schemas/* string */.YjP(),
});
const verbs = ['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always', 'answer'];
/** The lines of a transcript (interface, "Transcript file"). */
const read_transcript_event = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('start'),
        at,
        intern_id: schemas/* string */.YjP(),
        intern_name: schemas/* string */.YjP(),
        approval_mode: schemas/* enum */.k5n(chat/* approvalModes */.oy),
        policy: schemas/* object */.Ikc({ path: read_transcript_text, commit: read_transcript_text, digest: read_transcript_text }),
        context,
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('request'),
        at,
        route: schemas/* string */.YjP(),
        status: schemas/* number */.aig(),
        ms: schemas/* number */.aig(),
        request_id: schemas/* _default */.Rvf(read_transcript_text, null),
    }),
    schemas/* object */.Ikc({ type: schemas/* enum */.k5n(['prompt', 'reasoning', 'text']), at, text: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('pause'), at, tool_call_id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), arguments: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('decision'),
        at,
        tool_call_id: schemas/* string */.YjP(),
        kind: read_transcript_text,
        operation: read_transcript_text,
        answer: read_transcript_text,
        rule: schemas/* string */.YjP(),
        reason: read_transcript_text,
        outcome: schemas/* enum */.k5n(['allow', 'answer', 'reject', 'stop', 'ask']),
        verb: schemas/* exactOptional */.yqP(schemas/* enum */.k5n(verbs)),
        trace: schemas/* array */.YOg(traceEntry),
        ladder: read_transcript_text,
        budgets: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('error'), at, code: schemas/* enum */.k5n(errors/* errorCodes */.fv), message: schemas/* string */.YjP(), reason: read_transcript_text }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('finish'),
        at,
        finish_reason: schemas/* enum */.k5n(chat/* finishReasons */.B7),
        session_id: read_transcript_text,
        model: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('usage'), at, usage: chat/* usage */.CI }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('remark'), at, message: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('end'),
        at,
        conclusion: schemas/* enum */.k5n(['finished', 'paused', 'rejected', 'ended', 'failed', 'skipped']),
        error_code: schemas/* nullable */.mee(schemas/* enum */.k5n(errors/* errorCodes */.fv)),
    }),
]);
const typed = schemas/* looseObject */._H3({ type: schemas/* string */.YjP() });
const types = new Set([
    'start',
    'request',
    'prompt',
    'reasoning',
    'text',
    'pause',
    'decision',
    'error',
    'finish',
    'usage',
    'remark',
    'end',
]);
/**
 * What a transcript adds up to. Types of a later version are ignored. A line that can't be read, as the last one of a
 * killed job, is left out, and the record remarks how many were.
 */
function readTranscript(transcript) {
    const record = (0,run_record/* buildRunRecord */.p)();
    let unread = 0;
    for (const line of transcript.split('\n')) {
        if (line.trim() === '')
            continue;
        const read = readLine(line);
        if (read === 'unreadable')
            unread += 1;
        else if (read !== 'unknown')
            record.observe(read);
    }
    const value = record.value();
    if (unread === 0)
        return value;
    return { ...value, remarks: [...value.remarks, `${unread} lines of the transcript could not be read.`] };
}
function readLine(line) {
    let json;
    try {
        json = JSON.parse(line);
    }
    catch {
        return 'unreadable';
    }
    const type = typed.safeParse(json).data?.type;
    if (type !== undefined && !types.has(type))
        return 'unknown';
    return read_transcript_event.safeParse(json).data ?? 'unreadable';
}

// EXTERNAL MODULE: ./lib/report/cut.js
var cut = __webpack_require__(6590);
// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/report/conclusion.js
var report_conclusion = __webpack_require__(6195);
;// CONCATENATED MODULE: ./lib/report/status.js
// The first lines of a report on a run: what came of it, and what needs attention.



/** Characters of an error's message, and of a name or id, that are shown. */
const status_maxMessage = 4_000;
const status_maxName = 500;
const maxRemarks = 10;
const sessionCharacters = 12;
/** The status line: intern, conclusion, mode, duration, and the session as far as it takes to tell it apart. */
function toStatus({ start, conclusion, session_id, first_at, last_at }) {
    const ended = conclusion ?? 'failed';
    const intern = start === null ? 'Intern' : `Intern ${(0,cut/* shorten */.ml)((0,log/* oneLine */.TN)(start.intern_name), status_maxName)}`;
    const facts = [
        ...(start === null ? [] : [[`mode ${start.approval_mode}`]]),
        ...(first_at === null || last_at === null ? [] : [[duration(Date.parse(last_at) - Date.parse(first_at))]]),
        ...(session_id === null ? [] : [[`session ${beginning((0,log/* oneLine */.TN)(session_id))}`]]),
    ];
    return { type: 'status', line: [`${report_conclusion/* conclusionSigns */.gB[ended]} ${intern}: ${ended}`], facts };
}
/** What needs attention: the error, what was rejected, and what was remarked on the way. */
function toAlerts({ error, pauses, remarks }) {
    const caution = error === null
        ? []
        : [{ type: 'alert', kind: 'CAUTION', line: [`${(0,cut/* shorten */.ml)(error.message, status_maxMessage)} (${error.code})`] }];
    const rejected = pauses.filter(({ decisions }) => decisions.at(-1)?.outcome === 'reject').length;
    const undone = {
        type: 'alert',
        kind: 'WARNING',
        line: [
            `${rejected} of ${pauses.length} requests ${rejected === 1 ? 'was' : 'were'} rejected: part of the work may be undone.`,
        ],
    };
    const more = remarks.length - maxRemarks;
    const said = [...remarks.slice(0, maxRemarks), ...(more > 0 ? [`${more} more warnings are in the log.`] : [])];
    return [
        ...caution,
        ...(rejected === 0 ? [] : [undone]),
        ...said.map((remark) => ({ type: 'alert', kind: 'WARNING', line: [(0,cut/* shorten */.ml)(remark, status_maxMessage)] })),
    ];
}
/** A time that a run took, for people. */
function duration(ms) {
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
function beginning(id) {
    const characters = Array.from(id);
    return characters.length <= sessionCharacters ? id : `${characters.slice(0, sessionCharacters).join('')}…`;
}

;// CONCATENATED MODULE: ./lib/report/facts.js


/** Usage, cost and model, as far as the service reported them. */
function toUsage({ usage, model }) {
    const { prompt_tokens, completion_tokens, total_tokens, cost } = usage ?? {};
    const counts = [
        ...(prompt_tokens === undefined ? [] : [`${prompt_tokens} tokens in`]),
        ...(completion_tokens === undefined ? [] : [`${completion_tokens} out`]),
        ...(total_tokens === undefined ? [] : [`${total_tokens} in all`]),
        ...(typeof cost === 'number' ? [`USD ${cost.toFixed(4)}`] : []),
    ];
    const by = model === null ? [] : [{ strong: 'Model' }, ' ', { code: (0,cut/* shorten */.ml)(model, status_maxName) }];
    const used = counts.length === 0 ? [] : [{ strong: 'Usage' }, ` ${counts.join(', ')}`];
    const line = used.length > 0 && by.length > 0 ? [...used, ' · ', ...by] : [...used, ...by];
    return line.length === 0 ? [] : [{ type: 'paragraph', line }];
}
/** Which policy decided: path, commit, digest. */
function toPolicy({ start }) {
    if (start === null)
        return [];
    const { path, commit, digest } = start.policy;
    const from = commit === null ? [] : [' at commit ', { code: commit.slice(0, 12) }];
    if (path === null) {
        return [
            { type: 'paragraph', line: [{ strong: 'Permission policy' }, ' none', ...from, ': everything is rejected'] },
        ];
    }
    const hash = digest === null ? [] : [', SHA-256 ', { code: digest.slice(0, 12) }];
    const name = [{ strong: 'Permission policy' }, ' ', { code: (0,cut/* shorten */.ml)(path, status_maxName) }];
    return [{ type: 'paragraph', line: [...name, ...from, ...hash] }];
}
/** How to go on in the same session. */
function toContinuation({ session_id }) {
    if (session_id === null)
        return [];
    const setting = `session-id: ${(0,cut/* shorten */.ml)(session_id, status_maxName)}`;
    return [{ type: 'paragraph', line: [{ strong: 'To go on' }, ' set ', { code: setting }] }];
}

// EXTERNAL MODULE: ./lib/report/word-limit.js
var word_limit = __webpack_require__(1082);
;// CONCATENATED MODULE: ./lib/report/markdown.js
// Blocks as GitHub-flavoured Markdown in which no string can become markup, a link, a mention or a reference.



/** The Markdown of a report. */
function markdown_toMarkdown(blocks) {
    return `${blocks.map(markdown_toBlock).join('\n\n')}\n`;
}
function markdown_toBlock(block) {
    switch (block.type) {
        case 'heading':
            return `## ${markdown_toLine(block.line)}`;
        case 'status':
            return `### ${markdown_toLine(block.line)}${toFacts(block.facts)}`;
        case 'paragraph':
            return markdown_toLine(block.line);
        case 'prose':
            return toProse(block.text);
        case 'rich':
            return block.html;
        case 'code':
            return toFence(block.text);
        case 'alert':
            return `> [!${block.kind}]\n> ${markdown_toLine(block.line)}`;
        case 'table':
            return markdown_toTable(block.header, block.rows);
        case 'details':
            // GitHub reads Markdown inside <details> only after a blank line.
            return `<details><summary>${markdown_toLine(block.summary)}</summary>\n\n${markdown_toMarkdown(block.blocks)}\n</details>`;
        default:
            return block;
    }
}
function toFacts(facts) {
    return facts.length === 0 ? '' : ` <sub>${facts.map((fact) => markdown_toLine(fact)).join(' · ')}</sub>`;
}
function markdown_toLine(line, options = {}) {
    return line.map((inline) => markdown_toInline(inline, options)).join('');
}
function markdown_toInline(inline, options) {
    if (typeof inline === 'string')
        return escapeText(inline, options);
    if ('code' in inline)
        return `<code>${escapeText(inline.code, options)}</code>`;
    if ('strong' in inline)
        return `<strong>${escapeText(inline.strong, options)}</strong>`;
    const lines = inline.lines.map((line) => markdown_toLine(line, options)).join('<br>');
    return `<details><summary>${escapeText(inline.folded)}</summary>${lines}</details>`;
}
/**
 * Plain text on one line. Every character that Markdown or HTML could read becomes a numeric reference, which neither
 * reads. GitHub's filters read the rendered text, so mentions, references and addresses are parted by a word joiner.
 */
function escapeText(text, { wordLimit: limit } = {}) {
    return (0,safe_text/* withBreakPoints */.p3)((0,safe_text/* withoutReferences */.Xl)(text), limit, escapePunctuation);
}
function escapePunctuation(text) {
    return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
}
/** Outside text as a quote: a blank line is a paragraph, a line break a line break, leading spaces stay. */
function toProse(text) {
    const paragraphs = (0,log/* safeLines */.Bv)(text.trim())
        .join('\n')
        .split(/\n\s*\n/);
    const quoted = paragraphs.map((paragraph) => paragraph.split('\n').map(toProseLine).join('<br>\n> '));
    return `> ${quoted.join('\n>\n> ')}`;
}
function toProseLine(line) {
    const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
    return '&nbsp;'.repeat(indent.replaceAll('\t', '    ').length) + escapeText(line.slice(indent.length));
}
/** A fence longer than any run of backticks inside. */
function toFence(text) {
    const safe = (0,log/* safeLines */.Bv)(text).join('\n'); // first: what it takes out may have parted backticks
    const longest = [...safe.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${safe}\n${fence}`;
}
function markdown_toTable(header, rows) {
    const cells = [header, ...rows.map((row) => row.map(textOf))];
    const options = { wordLimit: (0,word_limit/* wordLimit */.m)(cells) };
    const head = header.map((cell) => escapeText(cell, options));
    const body = rows.map((row) => row.map((line) => markdown_toLine(line, options)));
    return [head, header.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
/** All words of a cell, folded ones too. */
function textOf(line) {
    return line
        .map((inline) => {
        if (typeof inline === 'string')
            return inline;
        if ('code' in inline)
            return inline.code;
        return 'strong' in inline ? inline.strong : `${inline.folded} ${inline.lines.map(textOf).join(' ')}`;
    })
        .join('');
}

// EXTERNAL MODULE: ./lib/permission/arguments.js
var permission_arguments = __webpack_require__(7395);
// EXTERNAL MODULE: ./lib/permission/evaluate.js + 1 modules
var evaluate = __webpack_require__(4227);
// EXTERNAL MODULE: ./lib/permission/invisible.js
var invisible = __webpack_require__(5856);
// EXTERNAL MODULE: ./lib/permission/json.js
var json = __webpack_require__(9733);
// EXTERNAL MODULE: ./lib/permission/ladder.js
var ladder = __webpack_require__(7195);
// EXTERNAL MODULE: ./lib/permission/programs.js
var programs = __webpack_require__(9478);
;// CONCATENATED MODULE: ./lib/permission/risk.js
// What a command lets an intern do, in a word; a hint for people, never part of a decision.

/** From the least to the most. */
const risks = ['reads', 'unknown', 'writes', 'network', 'deletes', 'publishes', 'runs-anything'];
const byProgram = new Map([
    ...entries('reads', 'cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami'),
    ...entries('writes', 'chmod chown cp install ln mkdir mv tee touch truncate'),
    ...entries('network', 'curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget'),
    ...entries('deletes', 'dd mkfs rm rmdir shred unlink'),
]);
/** Sub-commands that say more than their program. */
const bySubcommand = new Map([
    ...['blame', 'diff', 'log', 'ls-files', 'rev-parse', 'show', 'status'].map((sub) => [`git ${sub}`, 'reads']),
    ...['add', 'apply', 'checkout', 'commit', 'merge', 'rebase', 'stash', 'switch'].map((sub) => [`git ${sub}`, 'writes']),
    ...['clone', 'fetch', 'pull'].map((sub) => [`git ${sub}`, 'network']),
    ...['clean', 'reset', 'rm'].map((sub) => [`git ${sub}`, 'deletes']),
    ['git push', 'publishes'],
    ['npm publish', 'publishes'],
    ['pnpm publish', 'publishes'],
    ['yarn publish', 'publishes'],
    ['cargo publish', 'publishes'],
    ['docker push', 'publishes'],
    ['gh release', 'publishes'],
]);
function entries(risk, programs) {
    return programs.split(' ').map((program) => [program, risk]);
}
/**
 * The risk of allowing a tool, or of commands the worst of theirs.
 *
 * @param commands - undefined when the text is more than literal commands: then anything may run
 */
function riskOfCommands(tool, commands) {
    if (commands === undefined)
        return tool === 'shell' ? 'runs-anything' : 'unknown';
    return commands.map(riskOfCommand).reduce((a, b) => (risks.indexOf(a) > risks.indexOf(b) ? a : b));
}
function riskOfCommand(words) {
    const program = (0,programs/* programName */.kX)(words[0]?.text ?? '');
    const known = bySubcommand.get(`${program} ${words[1]?.text ?? ''}`) ?? byProgram.get(program);
    if (known !== undefined)
        return known;
    // Build tools and test runners are on that list too: what they run is in the files of the repository.
    return (0,programs/* canRunOthers */.pw)(program) ? 'runs-anything' : 'unknown';
}

// EXTERNAL MODULE: ./lib/permission/shell-words.js
var shell_words = __webpack_require__(9653);
;// CONCATENATED MODULE: ./lib/permission/suggest.js
// The shortest rule that would allow exactly what was rejected, ready to paste, with its risk in a word.







/** The longest command that is quoted in a rule, in characters. */
const maxCommand = 500;
/**
 * What would have allowed a permission that was rejected. Only the same command, word for word, is allowed by it; it says
 * nothing about whether that is wise.
 */
function suggestRule(request, decision) {
    const pause = (0,permission_arguments/* readPause */.H)(request.arguments);
    if ('malformed' in pause)
        return { because: 'the pause can not be judged' };
    if (!(0,evaluate/* isPermission */.Y)(pause))
        return { because: 'the pause is a question, not a permission' };
    const option = (0,ladder/* chooseOption */.L5)('allow', pause.options);
    if (option === undefined || !(0,ladder/* isAllow */.SV)(option))
        return { because: 'the pause does not offer allow_once' };
    const blocked = blockedBy(decision);
    if (blocked !== undefined)
        return { because: blocked };
    const { tool, command } = pause;
    if (typeof tool !== 'string')
        return { because: 'the pause names no tool' };
    if ((0,invisible/* hasInvisible */.wy)(tool) || (command !== undefined && (0,invisible/* hasInvisible */.wy)(command.replaceAll('\n', '')))) {
        return { because: 'it holds characters that can not be seen, and no policy may' };
    }
    if (command !== undefined && command.length > maxCommand)
        return { because: 'the command is too long to quote' };
    return command === undefined
        ? ruleForFields(tool, pause.arguments, decision)
        : ruleForCommand(tool, command, decision);
}
function blockedBy(decision) {
    const guard = decision.trace.find((entry) => entry.list === 'guards' && entry.matched);
    if (guard !== undefined)
        return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
    if (decision.verb === 'allow' || decision.verb === 'allow-always') {
        return `the rule "${decision.rule}" allows it already; ${decision.reason ?? 'its limit or a budget is used up'}`;
    }
    return undefined;
}
function noteFor(decision) {
    return decision.rule === 'default' ? 'Put it under "rules".' : `Put it under "rules", before "${decision.rule}".`;
}
function ruleForCommand(tool, command, decision) {
    const words = (0,shell_words/* readWords */.u)(command, { pattern: false });
    const commands = 'commands' in words ? words.commands : undefined;
    const conditions = `tool: ${quote(tool)}, command: ${commandMatcher(command, commands)}`;
    const id = idFor(commands?.[0]
        ?.slice(0, 2)
        .map((word) => word.text)
        .join(' ') ?? tool);
    return { yaml: ruleYaml(id, conditions), risk: riskOfCommands(tool, commands), note: noteFor(decision) };
}
/** Without a command it is the other fields that tell what is asked; without them every use of the tool would be allowed. */
function ruleForFields(tool, fields, decision) {
    const others = Object.entries(fields).filter(([name]) => !named.has(name));
    const told = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []);
    // Somebody may come to ask for the same tool with a command.
    const conditions = [`tool: ${quote(tool)}`, 'command: { present: false }', ...told].join(', ');
    const silent = others.length - told.length;
    const note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`;
    return { yaml: ruleYaml(idFor(tool), conditions), risk: riskOfCommands(tool, undefined), note };
}
const named = new Set(['kind', 'operation', 'options', 'message']);
/** A field as a condition that only the same value satisfies; undefined for what a matcher can't say. */
function fieldCondition(name, value) {
    const values = (0,json/* isList */.Lv)(value) ? value : [value];
    if (values.length === 0 || (0,invisible/* hasInvisible */.wy)(name) || !values.every(isSayable))
        return undefined;
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return `${quote(pointer)}: ${JSON.stringify(value)}`;
}
function isSayable(value) {
    if (typeof value === 'string')
        return !(0,invisible/* hasInvisible */.wy)(value);
    // What is not written plainly, such as 1e+21, no policy file takes.
    if (typeof value === 'number')
        return /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
    return !(0,json/* isList */.Lv)(value) && !(0,json/* isObject */.Gv)(value);
}
function ruleYaml(id, conditions) {
    return [`  - id: ${id}`, `    match: { kind: permission, ${conditions} }`, `    then: allow`, `    limit: 1`].join('\n');
}
/** Literal commands are matched word for word; anything else only as the very same text. */
function commandMatcher(command, commands) {
    // A star in a quoted word is a wildcard in a pattern, so such a command is matched as a text too.
    if (commands === undefined || command.includes('*'))
        return quote(command);
    const patterns = new Set(commands.map((words) => words.map(patternWord).join(' ')));
    return `{ shell: { only: [${[...patterns].map(quote).join(', ')}] } }`;
}
function patternWord(word) {
    if (!word.quoted)
        return word.text;
    return word.text.includes("'") ? `"${word.text}"` : `'${word.text}'`;
}
// JSON strings are YAML strings.
function quote(text) {
    return JSON.stringify(text);
}
function idFor(text) {
    const plain = text
        .toLowerCase()
        .replace(/[^a-z0-9]+/gu, '-')
        .slice(0, 40)
        .replace(/^-+|-+$/gu, '');
    return plain === '' ? 'allow-this' : `allow-${plain}`;
}

;// CONCATENATED MODULE: ./lib/report/pauses.js
// The pauses of a run in a report: what was asked, the answer, the rule, and how it came to that.


const maxOperation = 500;
const maxReason = 500;
const maxRule = 200;
/** Lines of an explanation, and of them at most this many characters. */
const maxTrace = 60;
const maxBecause = 300;
const maxSuggestions = 5;
/** The table of decisions, at most `rows` of them, and the rules that would have allowed what was rejected. */
function toPauses({ pauses }, rows) {
    const decisions = pauses.flatMap((pause) => pause.decisions);
    if (decisions.length === 0)
        return [];
    const left = decisions.length - rows;
    const note = { type: 'paragraph', line: [`${left} more decisions are in the transcript file.`] };
    return [
        { type: 'table', header: ['Asked', 'Answer', 'Rule', 'Reason'], rows: decisions.slice(0, rows).map(toRow) },
        ...(left > 0 ? [note] : []),
        ...toSuggestions(pauses),
    ];
}
function toRow(decision) {
    const { kind, operation, answer, outcome, rule, reason } = decision;
    const why = reason === null ? [] : [(0,cut/* shorten */.ml)(reason, maxReason)];
    const lines = toExplanation(decision);
    return [
        [{ code: (0,cut/* shorten */.ml)(operation ?? kind ?? 'question', maxOperation) }],
        [`${signOf(outcome)} `, { code: (0,cut/* shorten */.ml)(answer ?? outcome, maxRule) }],
        [{ code: (0,cut/* shorten */.ml)(rule, maxRule) }],
        lines.length === 0 ? why : [...why, { folded: 'explanation', lines }],
    ];
}
/** The lines of an explanation: each entry with why it matched or not, then the ladder and the budgets. */
function toExplanation({ trace, ladder, budgets }) {
    const shown = trace.slice(0, maxTrace).map(({ id, list, matched, because }) => {
        const sign = matched ? '✓' : '·';
        const name = list === 'default' ? 'default' : `${list.replace(/s$/, '')} ${id}`;
        return [`${sign} `, { code: (0,cut/* shorten */.ml)(name, maxRule) }, ` ${(0,cut/* shorten */.ml)(because, maxBecause)}`];
    });
    const left = trace.length - shown.length;
    return [
        ...shown,
        ...(left > 0 ? [[`… and ${left} more entries`]] : []),
        ...(ladder === null ? [] : [[`ladder: ${(0,cut/* shorten */.ml)(ladder, maxBecause)}`]]),
        ...(budgets === '' ? [] : [[`budgets before: ${(0,cut/* shorten */.ml)(budgets, maxBecause)}`]]),
    ];
}
/** Rules that would have allowed what was rejected, ready to paste. */
function suggestionsFor({ pause, decisions }) {
    return decisions.flatMap((decision) => {
        const { verb, outcome } = decision;
        if (outcome !== 'reject' || verb === undefined)
            return [];
        const request = { toolCallId: pause.tool_call_id, arguments: pause.arguments };
        const suggestion = suggestRule(request, { ...decision, verb });
        return 'yaml' in suggestion ? [suggestion.yaml] : [];
    });
}
function toSuggestions(pauses) {
    const rules = [...new Set(pauses.flatMap(suggestionsFor))].slice(0, maxSuggestions);
    if (rules.length === 0)
        return [];
    return [
        {
            type: 'details',
            summary: ['What would have allowed it'],
            blocks: [
                { type: 'paragraph', line: ['Under ', { code: 'rules' }, ' of the permission policy, if it is wise:'] },
                { type: 'code', text: rules.join('\n') },
            ],
        },
    ];
}
function signOf(outcome) {
    if (outcome === 'allow' || outcome === 'answer')
        return '✅';
    return outcome === 'stop' ? '⛔' : '🚫';
}

;// CONCATENATED MODULE: ./lib/report/said.js

/** The answer, at most this many characters of it. */
function toAnswer(text, characters, render) {
    if (text.head.trim() === '')
        return [];
    return toBlocks(text, characters, render);
}
/** The reasoning, folded. */
function toReasoning(text, characters, render) {
    if (text.head.trim() === '')
        return [];
    return [{ type: 'details', summary: ['Reasoning'], blocks: toBlocks(text, characters, render) }];
}
function toBlocks({ head, tail, omitted }, characters, render) {
    const show = (text) => render === undefined ? { type: 'prose', text } : { type: 'rich', html: render(text), text };
    const kept = (0,cut/* keepEnds */.m7)(head + tail, characters);
    const missing = omitted + kept.omitted;
    if (missing === 0)
        return [show(kept.head)];
    const note = `${missing} characters are left out here. The transcript file has them.`;
    return [show(kept.head), { type: 'alert', kind: 'NOTE', line: [note] }, show(kept.tail)];
}

;// CONCATENATED MODULE: ./lib/report/summary.js







/** GitHub drops a step's summary that is larger than 1024 KiB whole, so ours stays below. */
const maxSummaryBytes = 1000 * 1024;
/** From all that is kept to what always fits. */
const extents = [400_000, 150_000, 50_000, 10_000, 2_000].map((characters) => ({
    characters,
    rows: characters / 200,
}));
/** The job summary of a run as Markdown of at most `maxBytes` in UTF-8; what is left out of it is said. */
function toSummary(record, level, options = {}) {
    const { maxBytes = maxSummaryBytes } = options;
    let markdown = '';
    for (const extent of extents) {
        markdown = markdown_toMarkdown(toSummaryBlocks(record, level, extent, options));
        if (Buffer.byteLength(markdown) <= maxBytes)
            return markdown;
    }
    return markdown;
}
/** The blocks of a run's summary. */
function toSummaryBlocks(record, level, { characters, rows } = { characters: 400_000, rows: 2_000 }, { render, withReasoning = true } = {}) {
    if (level === 'none')
        return [toStatus(record)];
    const full = level === 'full';
    return [
        toStatus(record),
        ...toAlerts(record),
        ...(full ? toAnswer(record.text, characters, render) : []),
        ...toPauses(record, rows),
        ...toUsage(record),
        ...(full && withReasoning ? toReasoning(record.reasoning, characters / 4, render) : []),
        ...toPolicy(record),
        ...toContinuation(record),
    ];
}
/** The summary of a step that failed before its run began: what happened and, where the exchange was refused, the claims. */
function toFailureSummary(error) {
    const claims = error.data.unverifiedClaims ?? [];
    const rows = claims.map(({ name, value }) => [
        [{ code: name }],
        [value === undefined ? 'absent' : { code: shorten(value, maxName) }],
    ]);
    const table = [
        { type: 'paragraph', line: ['Claims of the subject token (unverified): compare them with the federation policy.'] },
        { type: 'table', header: ['Claim', 'Value'], rows },
    ];
    return toMarkdown([
        { type: 'heading', line: [`${conclusionSigns.failed} The run did not start`] },
        { type: 'alert', kind: 'CAUTION', line: [`${shorten(error.message, maxMessage)} (${error.code})`] },
        ...(rows.length === 0 ? [] : table),
        ...(error.data.remarks ?? []).map((remark) => ({ type: 'alert', kind: 'NOTE', line: [remark] })),
    ]);
}

;// CONCATENATED MODULE: ./lib/cli/tasks/report.js
// The work of `interns report`: a transcript read back, and its summary in the form that was asked for.







/** Prints the report. */
async function reportTask({ words: [path = ''], has, io, job }) {
    const record = readTranscript(await readText(path, job));
    const render = await loadRichText(record, 'full');
    const print = (text) => {
        io.stdout(text);
        return 0;
    };
    if (has('json'))
        return print(`${JSON.stringify(record, null, 2)}\n`);
    const blocks = () => toSummaryBlocks(record, 'full', undefined, { render });
    if (has('html'))
        return print(toPage(`Run of ${record.start?.intern_name ?? 'an intern'}`, blocks()));
    if (has('text'))
        return print((0,plain/* toPlainText */.b)(blocks()));
    return print(toSummary(record, 'full', { render }));
}
async function readText(path, { cwd, readFile }) {
    try {
        return new TextDecoder().decode(await readFile((0,external_node_path_.resolve)(cwd, path)));
    }
    catch (cause) {
        throw new errors/* InputError */.dz('input_invalid', `The transcript "${path}" can't be read.`, { source: path, cause });
    }
}


/***/ }),

/***/ 8914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ doneMarker),
/* harmony export */   B7: () => (/* binding */ finishReasons),
/* harmony export */   CI: () => (/* binding */ usage),
/* harmony export */   HD: () => (/* binding */ receivedChatRequest),
/* harmony export */   Y9: () => (/* binding */ answerRequest),
/* harmony export */   cx: () => (/* binding */ promptRequest),
/* harmony export */   oy: () => (/* binding */ approvalModes),
/* harmony export */   vi: () => (/* binding */ steered),
/* harmony export */   vr: () => (/* binding */ chunkObject),
/* harmony export */   yW: () => (/* binding */ chatChunk)
/* harmony export */ });
/* unused harmony exports toolCall, chatMessage, delta */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1819);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536);
// The chat route: request, messages, chunk, usage.



/** How an intern handles approval-bearing tools during one run (API document, "Stream rules", 5). */
const approvalModes = ['manual', 'self-drive'];
/** How a response ends, the one closed set of the contract (API document, "Stream rules", 1). */
const finishReasons = ['stop', 'tool_calls', 'error'];
/** What `object` of every chunk says (API document, "Chat chunk"). */
const chunkObject = 'chat.completion.chunk';
/** The data of the event that ends every stream (API document, "Stream rules", 2). */
const doneMarker = '[DONE]';
const identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .identifierLength */ .yj.min), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .identifierLength */ .yj.max));
const toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .maxToolCallIdCharacters */ .OV));
/** A tool call as streamed and as echoed in the answer (API document, "Chat chunk", table of `delta.tool_calls`). */
const toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    /** Position of the tool call. */
    index: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    function: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
});
/** Text, whole or in parts (deployment notes, "Chat stream"). */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('text'), text: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))]);
/** As last message it starts a run (API document, "Chat request body", "Message shapes"). */
const userMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('user'), content: text });
/** Echo of the tool call that asked; history may carry null (API document, "Chat request body"; deployment notes). */
const assistantMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('assistant'),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(text)),
    tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCall)),
});
/** As last message it answers the interaction (API document, "Chat request body", "Message shapes"). */
const toolMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool'), tool_call_id: toolCallId, content: text });
/** The other two roles: accepted, not forwarded (deployment notes, "Chat stream"). */
const systemMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('system'), content: text });
const developerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('developer'), content: text });
/** A message, discriminated by its role (API document, "Chat request body", row `messages`). */
const chatMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('role', [
    userMessage,
    assistantMessage,
    toolMessage,
    systemMessage,
    developerMessage,
]);
/** The request as the service reads it: other chat fields are ignored (API document, "Chat request body"). */
const receivedChatRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(chatMessage).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1)),
    stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true),
    approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(approvalModes), 'self-drive'),
    model: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(identifier),
    session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(identifier),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((request) => request.messages.at(-1)?.role !== 'tool' || request.session_id !== undefined, {
    path: ['session_id'],
    error: 'session_id is required when the last message has role tool',
}));
/** A prompt as we send it: one user message that starts a run (API document, "Chat request body"). */
const promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('user'), content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1)) })]),
    stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true),
    approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(approvalModes),
    session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(identifier),
});
const echoedToolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('assistant'),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([toolCall]),
});
const answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool'), tool_call_id: toolCallId, content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** An answer as we send it: the echoed tool call, where known, and the tool message (API document, "Stream rules", 3). */
const answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([answerMessage])]),
    stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true),
    session_id: identifier,
});
/** Usage of a run; its fields are those of live deployments, `cost` in USD (deployment notes, "Chat stream"). */
const usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())),
    prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) }))),
});
/** What a chunk adds: role, text, reasoning or the pause (API document, "Chat chunk"; deployment notes, "Chat stream"). */
const delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCall))),
});
/** One `data:` line of the stream (API document, "Chat chunk"). */
const chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    object: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(chunkObject),
    /** Unix timestamp in seconds. */
    created: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    model: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Empty in the final chunk. */
    choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ index: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), delta, finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(finishReasons)) })),
    /** Only on the final chunk; null when the run failed before the intern reported one (deployment notes). */
    session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Only on the final chunk. */
    usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(usage)),
    /** Beside `finish_reason` `error`. */
    error: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .chatError */ .fE),
});
/** The 202 answer to a prompt for a session whose turn still runs (deployment notes, "Chat stream"). */
const steered = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 1819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rz: () => (/* binding */ chatErrorBody),
/* harmony export */   Wl: () => (/* binding */ oauthErrorBody),
/* harmony export */   fE: () => (/* binding */ chatError),
/* harmony export */   hP: () => (/* binding */ apiErrorBody)
/* harmony export */ });
/* unused harmony exports documentedReasons, deploymentReasons */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
// Error bodies of the four routes, and the reason codes of the chat route.

/** Reason codes of the API document's own table (API document, "Errors", "Chat route"). */
const documentedReasons = (/* unused pure expression or super */ null && ([
    'bad_request',
    'interaction_unknown',
    'interaction_not_pending',
    'attachment_failed',
    'payload_too_large',
    'rate_limited',
    'intern_unreachable',
    'busy',
    'timeout',
    'run_ended',
    'stream_severed',
]));
/** Reason codes that live deployments add (deployment notes, "Errors on the chat route beyond the specification's table"). */
const deploymentReasons = (/* unused pure expression or super */ null && ([
    'not_found',
    'intern_not_ready',
    'intern_rejected',
    'turn_failed',
    'client_closed_request',
]));
/** The inner error of the chat route, also the `error` of a chunk (API document, "Chat error object"). */
const chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    /** The HTTP status. */
    code: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Absent on 401, 403 and on the 404 outside the programme. */
    metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /** Whether the same request may be sent again unchanged (deployment notes). */
        retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    })),
});
/** Error body of the chat route (API document, "Chat error object (chat route)"). */
const chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ error: chatError });
/** Error body of the list and key routes (API document, "Intern error object"; deployment notes, "Key update"). */
const apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    error: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ code: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()]), message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
});
/** Error body of the token exchange (API document, "Token exchange (POST /oauth/token)"; RFC 6749 section 5.2). */
const oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), error_description: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) });


/***/ }),

/***/ 8536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ maxAccessTokenLifetimeSeconds),
/* harmony export */   A0: () => (/* binding */ maxTokenRequestBytes),
/* harmony export */   Bg: () => (/* binding */ maxStreamMs),
/* harmony export */   El: () => (/* binding */ listLimit),
/* harmony export */   OV: () => (/* binding */ maxToolCallIdCharacters),
/* harmony export */   P: () => (/* binding */ maxChatRequestBytes),
/* harmony export */   _E: () => (/* binding */ subjectTokenLength),
/* harmony export */   f4: () => (/* binding */ maxPromptCharacters),
/* harmony export */   hj: () => (/* binding */ interactionDeadlineMs),
/* harmony export */   sb: () => (/* binding */ keepaliveIntervalMs),
/* harmony export */   yj: () => (/* binding */ identifierLength)
/* harmony export */ });
// Every number of the API document, with its unit in the name (API document, "Limits").
/** Page size of the intern list, both ends included (API document, "Limits", row "limit (page size)"). */
const listLimit = { min: 1, max: 500 };
/** Largest chat request body in bytes; one more is 413 (API document, "Limits", row "Chat request body size"). */
const maxChatRequestBytes = 1_048_576;
/** Length of `model` and `session_id` in characters, both ends included (API document, "Limits"). */
const identifierLength = { min: 1, max: 256 };
/** Length of a subject token in characters, both ends included (API document, "Limits", row "subject_token length"). */
const subjectTokenLength = { min: 1, max: 16_384 };
/** How long a question stays open unless the service is set otherwise (API document, "Limits", row "Interaction deadline"). */
const interactionDeadlineMs = 5 * 60_000;
/** Silence after which the service writes a `: keepalive` comment (API document, "Limits", row "Keepalive interval"). */
const keepaliveIntervalMs = 30_000;
/** Longest life of an access token in seconds, as in `expires_in` (API document, "Limits", row "Access token lifetime"). */
const maxAccessTokenLifetimeSeconds = 900;
/** Longest text of a user prompt in characters that live deployments take (deployment notes, "Chat stream"). */
const maxPromptCharacters = 32_000;
/** Longest `tool_call_id` in characters (deployment notes, "Chat stream"). */
const maxToolCallIdCharacters = 128;
/** The form body of a token exchange stays under this many bytes (deployment notes, "Token exchange"). */
const maxTokenRequestBytes = 32 * 1024;
/** How long one request streams before the 504 `timeout` error chunk (deployment notes, "Chat stream"). */
const maxStreamMs = 5 * 60_000;


/***/ }),

/***/ 6195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gB: () => (/* binding */ conclusionSigns),
/* harmony export */   t4: () => (/* binding */ toExitCode)
/* harmony export */ });
/* unused harmony export isSuccess */
/** Exit code of the command line (interface, "The command line"). */
function toExitCode(conclusion) {
    switch (conclusion) {
        case 'finished':
        case 'skipped':
            return 0;
        case 'failed':
        case 'ended':
            return 1;
        case 'rejected':
            return 3;
        case 'paused':
            return 4;
        default:
            return conclusion;
    }
}
/** Whether a step of the action succeeds: `paused` is only ever what `on-pause: stop` asked for. */
function isSuccess(conclusion) {
    return conclusion === 'finished' || conclusion === 'skipped' || conclusion === 'paused';
}
/** A sign for each conclusion, for the eye. */
const conclusionSigns = {
    finished: '✅',
    paused: '⏸️',
    rejected: '⛔',
    ended: '🔌',
    failed: '❌',
    skipped: '⏭️',
};


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


/***/ }),

/***/ 8641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ toSafeCode),
/* harmony export */   Xl: () => (/* binding */ withoutReferences),
/* harmony export */   Zm: () => (/* binding */ toSafeCodeBlock),
/* harmony export */   _J: () => (/* binding */ toSafeText),
/* harmony export */   p3: () => (/* binding */ withBreakPoints)
/* harmony export */ });
/* unused harmony export escapeHtml */
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
// Outside text as text of HTML on GitHub: no element, no link, no mention, no reference, nothing invisible.

/** Invisible; it keeps what GitHub's filters look for in rendered text from being found. */
const wordJoiner = '\u2060';
/** A word may be broken at it. An element and no character, so that what is copied is the word. */
const breakPoint = '<wbr>';
// Mentions, references by number (`#1`, `GH-1`), addresses with and without a scheme, and mail addresses.
const activeInText = /[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)/giu;
/** Text on one line in which GitHub's filters find nothing: what they look for is parted by a word joiner. */
function withoutReferences(text) {
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLines */ .Bv)(text).join(' ').replace(activeInText, `$&${wordJoiner}`);
}
/** Plain text as the text of an HTML element. */
function escapeHtml(text) {
    return text.replace(/[<>&"'$`]/g, (character) => `&#${character.codePointAt(0)};`);
}
/** Plain text of one line as HTML: shown as it is, and nothing in it acts. */
function toSafeText(text, { wordLimit } = {}) {
    return withBreakPoints(withoutReferences(text), wordLimit, escapeHtml);
}
/** Code of one line as HTML. GitHub's filters leave the inside of `<code>` alone, so that it can be copied. */
function toSafeCode(text, { wordLimit } = {}) {
    return withBreakPoints((0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLines */ .Bv)(text).join(' '), wordLimit, escapeHtml);
}
/** Code of several lines as HTML without a line end: a blank line would end the block of HTML that it stands in. */
function toSafeCodeBlock(text) {
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLines */ .Bv)(text).map(escapeHtml).join('&#10;');
}
/** Text, escaped, with places at which words that are longer than this may be broken. */
function withBreakPoints(text, wordLimit, escapeText) {
    if (wordLimit === undefined)
        return escapeText(text);
    const words = text.split(/(\s+)/u).map((word) => {
        const characters = Array.from(word);
        const pieces = [];
        for (let at = 0; at < characters.length; at += wordLimit) {
            pieces.push(escapeText(characters.slice(at, at + wordLimit).join('')));
        }
        return pieces.join(breakPoint);
    });
    return words.join('');
}


/***/ }),

/***/ 1082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ wordLimit)
/* harmony export */ });
// How long a word in a table may be before the table scrolls sideways.
/** Characters that fit beside each other in a table on GitHub, whatever they are. */
const lineCharacters = 64;
/** What the borders of a cell take away. */
const cellCharacters = 4;
const leastLimit = 6;
/**
 * The most characters of a word in a table with these cells; undefined where its words fit as they are, so that what is
 * copied from it is what was written.
 */
function wordLimit(rows) {
    const columns = Math.max(1, ...rows.map((row) => row.length));
    const widest = Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, longestWord(row[column] ?? '')), 0));
    const whole = widest.reduce((sum, width) => sum + width + cellCharacters, 0);
    if (whole <= lineCharacters)
        return undefined;
    return Math.max(leastLimit, Math.floor(lineCharacters / columns) - cellCharacters);
}
function longestWord(text) {
    return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
}


/***/ }),

/***/ 5988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ buildRunRecord),
  b: () => (/* binding */ decisionsOf)
});

;// CONCATENATED MODULE: ./lib/run/bounded-text.js
// Text of any length in bounded memory: its beginning and its end.
/** Keeps the first `headLength` and the last `tailLength` characters (UTF-16 units; no surrogate pair is cut). */
function createBoundedText(headLength, tailLength) {
    let head = '';
    /** Characters after the head; the last of them are in the ring. */
    let tailSize = 0;
    const ring = createRing(tailLength + 1); // one more, for the first half of a pair that the bound would cut
    return {
        push(text) {
            const room = headLength - head.length;
            const cut = tailSize > 0 ? 0 : text.length <= room ? text.length : wholeCharacter(text, room);
            if (cut > 0)
                head += text.slice(0, cut);
            if (cut === text.length)
                return;
            ring.push(cut === 0 ? text : text.slice(cut));
            tailSize += text.length - cut;
        },
        value() {
            const rest = ring.value();
            // As long as nothing was left out, the two are one text.
            if (tailSize <= tailLength)
                return { head: head + rest, tail: '', omitted: 0 };
            const tail = rest.slice(wholeCharacter(rest, rest.length - tailLength));
            const omitted = tailSize - tail.length;
            return omitted === 0 ? { head: head + tail, tail: '', omitted } : { head, tail, omitted };
        },
    };
}
/**
 * The last `capacity` characters of a text, as bytes that are written over: a list of strings would leave every piece of a
 * long stream to the garbage collector, old enough by then to stay for long.
 */
function createRing(capacity) {
    const unitBytes = 2;
    let bytes;
    /** Characters pushed in all. */
    let size = 0;
    return {
        push(text) {
            bytes ??= Buffer.alloc(capacity * unitBytes);
            const kept = text.length > capacity ? text.slice(text.length - capacity) : text;
            const start = (size + text.length - kept.length) % capacity;
            const first = Math.min(kept.length, capacity - start);
            bytes.write(kept.slice(0, first), start * unitBytes, 'utf16le');
            if (first < kept.length)
                bytes.write(kept.slice(first), 0, 'utf16le');
            size += text.length;
        },
        value() {
            if (bytes === undefined)
                return '';
            if (size <= capacity)
                return bytes.toString('utf16le', 0, size * unitBytes);
            const start = (size % capacity) * unitBytes;
            return bytes.toString('utf16le', start) + bytes.toString('utf16le', 0, start);
        },
    };
}
/** The index, or the one before it where the index would cut a surrogate pair. */
function wholeCharacter(text, index) {
    const unit = text.charCodeAt(index);
    return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
}

;// CONCATENATED MODULE: ./lib/run/usage.js
/** The sum of two usages: every number by its name, details too; what neither reports stays absent. */
function addUsage(sum, more) {
    if (sum === null || more === null)
        return sum ?? more;
    return addNumbers(sum, more);
}
function addNumbers(a, b) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
}
function add(a, b) {
    if (typeof a === 'number' && typeof b === 'number')
        return a + b;
    if (isRecord(a) && isRecord(b))
        return addNumbers(a, b);
    return a ?? b;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/run/run-record.js


const keptHead = 512 * 1024;
const keptTail = 256 * 1024;
const maxRemarks = 100;
/** All decisions of a run in order, as the output `decisions` shows them. */
function decisionsOf(record) {
    return record.pauses.flatMap(({ decisions }) => decisions.map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
        tool_call_id,
        kind,
        operation,
        answer,
        rule,
        reason,
    })));
}
const noFacts = {
    first_at: null,
    last_at: null,
    start: null,
    finish_reason: null,
    session_id: null,
    model: null,
    usage: null,
    remarks: [],
    error: null,
    conclusion: null,
};
/** A record of no event yet. Of text it keeps the first 512 Ki and the last 256 Ki characters. */
function buildRunRecord() {
    const texts = { text: createBoundedText(keptHead, keptTail), reasoning: createBoundedText(keptHead, keptTail) };
    const pauses = [];
    let facts = noFacts;
    return {
        observe(event) {
            if (event.type === 'text' || event.type === 'reasoning') {
                texts[event.type].push(event.text);
                return;
            }
            if (event.type === 'pause')
                pauses.push({ pause: event, decisions: [] });
            if (event.type === 'decision')
                pauses.at(-1)?.decisions.push(event);
            facts = { ...facts, first_at: facts.first_at ?? event.at, last_at: event.at, ...factsOf(event, facts) };
        },
        value: () => ({ ...facts, text: texts.text.value(), reasoning: texts.reasoning.value(), pauses }),
    };
}
/** What one event tells. A transcript may hold types of a later version: they tell nothing. */
function factsOf(event, known) {
    switch (event.type) {
        case 'start':
            return { start: event };
        case 'usage':
            return { usage: addUsage(known.usage, event.usage) };
        case 'finish': {
            const { finish_reason, session_id, model } = event;
            return { finish_reason, session_id: session_id ?? known.session_id, model };
        }
        case 'remark':
            return known.remarks.length < maxRemarks ? { remarks: [...known.remarks, event.message] } : {};
        case 'error':
            return { error: event };
        case 'end':
            return { conclusion: event.conclusion };
        default:
            return {};
    }
}


/***/ })

};
