export const id = 519;
export const ids = [519];
export const modules = {

/***/ 7395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readPause)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9733);
// The arguments of a pause, from the JSON as streamed to what conditions can ask about.

/** Largest arguments in bytes, and their deepest nesting, the outer object being the first level. */
const maxBytes = 64 * 1024;
const maxDepth = 32;
const commandPrefix = 'shell command: ';
/** A judged pause, or why it can't be judged (design, "Rules of evaluation", 11). */
function readPause(text) {
    const bytes = new TextEncoder().encode(text).length;
    if (bytes > maxBytes)
        return { malformed: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
    const value = parse(text);
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return { malformed: 'the arguments are not a JSON object' };
    const flaw = structuralFlaw(text);
    if (flaw !== undefined)
        return { malformed: flaw };
    return readFields(value);
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function readFields(object) {
    const kind = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(object, 'kind');
    const operation = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(object, 'operation');
    const options = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(object, 'options');
    const message = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(object, 'message');
    const command = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(object, 'command');
    if (!isTextOrMissing(kind))
        return { malformed: '"kind" is not a string' };
    if (!isTextOrMissing(message))
        return { malformed: '"message" is not a string' };
    if (!isTextOrMissing(command))
        return { malformed: '"command" is not a string' };
    if (!isTextOrMissing(operation) && operation !== null)
        return { malformed: '"operation" is neither a string nor null' };
    if (!isTextsOrMissing(options))
        return { malformed: '"options" is not a list of strings' };
    const written = operation?.startsWith(commandPrefix) ? operation.slice(commandPrefix.length) : undefined;
    if (written !== undefined && command !== undefined && written !== command) {
        return { malformed: '"operation" and "command" name different commands' };
    }
    return {
        arguments: object,
        kind,
        operation,
        options: options ?? [],
        tool: written === undefined ? operation : 'shell',
        command: written ?? command,
    };
}
function isTextOrMissing(value) {
    return value === undefined || typeof value === 'string';
}
function isTextsOrMissing(value) {
    return value === undefined || ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isList */ .Lv)(value) && value.every((each) => typeof each === 'string'));
}
const jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gu;
/** What JSON.parse lets pass in a valid text: keys that stand twice in an object, and nesting without end. */
function structuralFlaw(text) {
    /** The keys of each open object; undefined for a list. */
    const open = [];
    let awaitsKey = false;
    for (const [token] of text.matchAll(jsonToken)) {
        if (token === '{' || token === '[') {
            open.push(token === '{' ? new Set() : undefined);
            if (open.length > maxDepth)
                return `the arguments nest deeper than ${maxDepth} levels`;
            awaitsKey = token === '{';
        }
        else if (token === '}' || token === ']') {
            open.pop();
            awaitsKey = false;
        }
        else if (token === ',') {
            awaitsKey = open.at(-1) !== undefined;
        }
        else if (token !== ':' && awaitsKey) {
            const name = String(JSON.parse(token));
            const keys = open.at(-1);
            if (keys?.has(name) === true)
                return `the key ${JSON.stringify(name)} stands twice in the arguments`;
            keys?.add(name);
            awaitsKey = false;
        }
    }
    return undefined;
}


/***/ }),

/***/ 1576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   So: () => (/* binding */ contextKeyName),
/* harmony export */   Ut: () => (/* binding */ unknownContext),
/* harmony export */   yO: () => (/* binding */ contextKeys)
/* harmony export */ });
/** The word for a value that is not known. */
const unknown = 'unknown';
/** A context of which nothing is known. */
const unknownContext = {
    event: unknown,
    ref: unknown,
    base_ref: unknown,
    fork: unknown,
    draft: unknown,
    labels: unknown,
    actor: { permission: unknown, association: unknown, type: unknown, login: unknown },
    environment: unknown,
    repository: { visibility: unknown },
};
/** Every key of `when` (design, "Context"). */
const contextKeys = [
    key('event', 'text', 'The event that started the workflow, such as push.', (context) => context.event),
    key('ref', 'text', 'The git ref of the run, such as refs/heads/main.', (context) => context.ref),
    key('base_ref', 'text', 'The branch that a pull request goes into.', (context) => context.base_ref),
    key('fork', 'flag', 'Whether the pull request comes from a fork.', (context) => context.fork),
    key('draft', 'flag', 'Whether the pull request is a draft.', (context) => context.draft),
    key('labels', 'texts', 'The labels of the pull request or issue.', (context) => context.labels),
    {
        ...key('permission', 'text', 'What the actor may do, asked of the API.', (context) => context.actor.permission),
        group: 'actor',
    },
    {
        ...key('association', 'text', "The actor's association, from the payload; a hint.", (c) => c.actor.association),
        group: 'actor',
    },
    { ...key('type', 'text', 'User or Bot.', (context) => context.actor.type), group: 'actor' },
    { ...key('login', 'text', 'The login of the actor.', (context) => context.actor.login), group: 'actor' },
    key('environment', 'text', 'The deployment environment of the job.', (context) => context.environment),
    {
        ...key('visibility', 'text', 'public, internal or private.', (context) => context.repository.visibility),
        group: 'repository',
    },
];
/** A key of `when` as it is written in messages: `actor.permission`. */
function contextKeyName(contextKey) {
    return contextKey.group === undefined ? contextKey.name : `${contextKey.group}.${contextKey.name}`;
}
function key(name, value, about, read) {
    return { group: undefined, name, value, about, read };
}


/***/ }),

/***/ 4227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate),
  Y: () => (/* binding */ isPermission)
});

// EXTERNAL MODULE: ./lib/permission/matchers.js
var matchers = __webpack_require__(3448);
;// CONCATENATED MODULE: ./lib/permission/conditions.js

/** Whether an entry matches: every condition of `when` and of `match` holds. */
function isMatched(entry, pause, context, mode) {
    return (entry.when.every((condition) => (0,matchers/* matches */.cK)(condition.matcher, condition.value(context), 'when')) &&
        entry.match.every((condition) => (0,matchers/* matches */.cK)(condition.matcher, condition.value(pause), mode)));
}
/** Judge one entry with the reason: `when` first, then `match`, each in the order of the file; the first that fails is the reason. */
function judge(entry, pause, context, mode) {
    for (const condition of entry.when) {
        const value = condition.value(context);
        if (!(0,matchers/* matches */.cK)(condition.matcher, value, 'when')) {
            return { matched: false, because: (0,matchers/* whyNot */.OB)(`when.${condition.key}`, condition.matcher, value) };
        }
    }
    for (const condition of entry.match) {
        const value = condition.value(pause);
        if (!(0,matchers/* matches */.cK)(condition.matcher, value, mode)) {
            return { matched: false, because: (0,matchers/* whyNot */.OB)(condition.key, condition.matcher, value) };
        }
    }
    return { matched: true, because: whyAll(entry, pause) };
}
function whyAll(entry, pause) {
    for (const condition of entry.match) {
        const reason = (0,matchers/* whyMatched */.jy)(condition.key, condition.matcher, condition.value(pause));
        if (reason !== undefined)
            return reason;
    }
    const keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
    return keys.length === 1
        ? `${keys[0] ?? ''} matches`
        : `${keys.slice(0, -1).join(', ')} and ${keys.at(-1) ?? ''} match`;
}

;// CONCATENATED MODULE: ./lib/permission/evaluate.js

const notReached = 'not reached';
/** Whether a pause asks for permission; every other kind, a missing one included, is a question. */
function isPermission(pause) {
    return pause.kind === 'permission';
}
/** Find what decides (design, "Rules of evaluation", 1): any guard, else the first rule or question, else the default. */
function evaluate(policy, pause, context) {
    const deciding = findDeciding(policy, pause, context);
    return { deciding, trace: () => traceTo(deciding, policy, pause, context) };
}
function findDeciding(policy, pause, context) {
    const matched = (mode) => (entry) => isMatched(entry, pause, context, mode);
    const guard = policy.guards.find(matched('guard'));
    if (guard !== undefined)
        return { list: 'guards', entry: guard };
    if (isPermission(pause)) {
        const rule = policy.rules.find(matched('rule'));
        return rule === undefined ? { list: 'default' } : { list: 'rules', entry: rule };
    }
    const question = policy.questions.find(matched('rule'));
    return question === undefined ? { list: 'default' } : { list: 'questions', entry: question };
}
/** Every entry that the pause goes through, with its reason up to the one that decides. */
function traceTo(deciding, policy, pause, context) {
    const list = isPermission(pause) ? 'rules' : 'questions';
    const entries = [
        ...policy.guards.map((entry) => ({ entry, list: 'guards', mode: 'guard' })),
        ...policy[list].map((entry) => ({ entry, list, mode: 'rule' })),
    ];
    const found = deciding.list === 'default' ? entries.length : entries.findIndex(({ entry }) => entry === deciding.entry);
    const trace = entries.map(({ entry, list: name, mode }, index) => index > found
        ? { id: entry.id, list: name, matched: false, because: notReached }
        : { id: entry.id, list: name, ...judge(entry, pause, context, mode) });
    const byDefault = deciding.list === 'default';
    const because = byDefault ? `no guard and no ${isPermission(pause) ? 'rule' : 'question'} matches` : notReached;
    return [...trace, { id: 'default', list: 'default', matched: byDefault, because }];
}


/***/ }),

/***/ 4885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob),
/* harmony export */   m: () => (/* binding */ globMatches)
/* harmony export */ });
// Globs over a whole text: `*` is any run of characters, `?` one, a backslash escapes, nothing else is special.
/** Read a glob (design, "What can be matched"); undefined when it ends in the middle of an escape. */
function compileGlob(pattern) {
    const pieces = [];
    let fixed = '';
    let escaped = false;
    const flush = () => {
        if (fixed !== '')
            pieces.push({ text: fixed });
        fixed = '';
    };
    for (const character of pattern) {
        if (!escaped && character === '\\') {
            escaped = true;
            continue;
        }
        if (escaped || (character !== '*' && character !== '?')) {
            fixed += character;
        }
        else {
            flush();
            // Two runs in a row are one: nothing then backtracks for the second.
            if (character === '?')
                pieces.push('one');
            else if (pieces.at(-1) !== 'run')
                pieces.push('run');
        }
        escaped = false;
    }
    if (escaped)
        return undefined;
    flush();
    return { pattern, pieces };
}
/** Whether a glob matches a text, whole. Time grows with the text's length times the pattern's, never faster. */
function globMatches(glob, text) {
    let at = 0;
    let piece = 0;
    let runPiece = -1;
    let runAt = 0;
    while (at < text.length || piece < glob.pieces.length) {
        const current = glob.pieces[piece];
        if (current === 'run') {
            runPiece = piece;
            runAt = at;
            piece += 1;
            // A run at the end takes all that is left.
            if (piece === glob.pieces.length)
                return true;
            continue;
        }
        const next = current === undefined ? undefined : step(current, text, at);
        if (next !== undefined) {
            at = next;
            piece += 1;
            continue;
        }
        if (runPiece === -1)
            return false;
        // Give the last run more. Fixed text after it can only begin where it is found.
        const after = glob.pieces[runPiece + 1];
        const from = runAt + width(text, runAt);
        if (from > text.length || runAt >= text.length)
            return false;
        runAt = typeof after === 'object' ? text.indexOf(after.text, from) : from;
        if (runAt === -1)
            return false;
        at = runAt;
        piece = runPiece + 1;
    }
    return true;
}
/** The offset after one piece at an offset of the text, undefined when it does not match there. */
function step(piece, text, at) {
    if (piece === 'one')
        return at < text.length ? at + width(text, at) : undefined;
    return text.startsWith(piece.text, at) ? at + piece.text.length : undefined;
}
/** UTF-16 units of the character at an offset. */
function width(text, at) {
    return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}


/***/ }),

/***/ 5856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   tO: () => (/* binding */ findInvisible),
/* harmony export */   wy: () => (/* binding */ hasInvisible)
/* harmony export */ });
// Characters that change a text without being seen: what a policy file and an allowed command may not hold.
// Every white space but the plain one, the no-break ones included; the Braille blank looks like one too.
// Surrogates without their partner are not text at all.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
/**
 * Control, format and ignorable characters, and spaces that only look like one, in a text.
 *
 * @param allowed - control characters that may stand: a file has line ends and tabs, a command has neither
 */
function findInvisible(text, allowed) {
    const found = [];
    for (const match of text.matchAll(unseen)) {
        if (allowed.includes(match[0]))
            continue;
        found.push({ index: match.index, name: codePointName(match[0]) });
    }
    return found;
}
/** Whether a text holds a control, format or ignorable character, or a space that only looks like one. */
function hasInvisible(text) {
    unseen.lastIndex = 0;
    const found = unseen.test(text);
    unseen.lastIndex = 0;
    return found;
}
/** A text with everything that can't be seen written as `\u{…}`, for messages. */
function showInvisible(text) {
    return text.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
function codePointName(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}


/***/ }),

/***/ 9733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Lv: () => (/* binding */ isList),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   hQ: () => (/* binding */ ownField)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856);
// JSON as values: what a pause holds, what a policy compares it with, and how both are shown.

/** Whether a JSON value is an object. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Whether a JSON value is a list. */
function isList(value) {
    return Array.isArray(value);
}
/** A field of an object, never one that it inherits. */
function ownField(object, name) {
    return Object.hasOwn(object, name) ? object[name] : undefined;
}
/** A value as text that is the same for all spellings of the same JSON: keys sorted, numbers as JavaScript writes them. */
function canonicalJson(value) {
    if (isList(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    if (!isObject(value))
        return JSON.stringify(value === 0 ? 0 : value);
    const names = Object.keys(value).toSorted();
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(',')}}`;
}
/** Longest text of a value in a message, in characters. */
const maxShown = 120;
/** A value for a message: as JSON, on one line, nothing unseen in it, cut when long. */
function shown(value) {
    if (value === undefined)
        return 'missing';
    // A long text is cut before it is written out: a command of 50,000 characters costs no more than one of 200.
    const short = typeof value === 'string' ? value.slice(0, maxShown + 1) : value;
    const text = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(JSON.stringify(short));
    return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}


/***/ }),

/***/ 7195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ chooseOption),
/* harmony export */   SV: () => (/* binding */ isAllow),
/* harmony export */   WF: () => (/* binding */ ladders)
/* harmony export */ });
const rejectLadder = ['reject_once', 'reject_always'];
/** The options that a verb stands for, best first (design, "Rules of evaluation", 5). */
const ladders = {
    allow: ['allow_once', ...rejectLadder],
    'allow-always': ['allow_always', 'allow_once', ...rejectLadder],
    reject: rejectLadder,
    'reject-always': ['reject_always', 'reject_once'],
};
/** The option to choose; undefined when none of the verb's is offered, and then the run stops. */
function chooseOption(verb, offered) {
    return ladders[verb].find((option) => offered.includes(option));
}
/** Whether an option lets the intern go on with what it asked for. */
function isAllow(option) {
    return option === 'allow_once' || option === 'allow_always';
}


/***/ }),

/***/ 3448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ whyNot),
/* harmony export */   a$: () => (/* binding */ asksWhole),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   jy: () => (/* binding */ whyMatched)
/* harmony export */ });
/* unused harmony export wanted */
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4885);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9733);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2741);
// Matchers: what one condition of a policy asks of one value. Always the whole value.




/** Whether a value, undefined for a missing field, satisfies a matcher. */
function matches(matcher, value, mode) {
    const { test } = matcher;
    if (value === undefined)
        return matcher.missing || (test.type === 'present' && !test.present);
    // What nobody knows is matched by its name alone, so that no negation and no pattern takes it for a yes.
    if (mode === 'when' && value === _context_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5)
        return test.type === 'values' && test.values.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5);
    return holds(test, value, mode);
}
function holds(test, value, mode) {
    if (test.type === 'present')
        return test.present;
    if (test.type === 'has')
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(value) && value.some((element) => isOneOf(test.values, element));
    if (test.type === 'not' && (mode === 'when' || asksWhole(test.test)))
        return !holds(test.test, value, mode);
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(value)) {
        if (mode === 'rule')
            return value.length > 0 && value.every((element) => holds(test, element, mode));
        return value.some((element) => holds(test, element, mode));
    }
    return holdsForOne(test, value, mode);
}
/** Whether a test asks about a list as a whole and not about its elements. */
function asksWhole(test) {
    return test.type === 'has' || (test.type === 'not' && asksWhole(test.test));
}
function holdsForOne(test, value, mode) {
    if (test.type === 'values')
        return isOneOf(test.values, value);
    if (test.type === 'not')
        return !holds(test.test, value, mode);
    // Whatever is not a text can't be told, and no pattern matches it.
    if (typeof value !== 'string')
        return test.type === 'any';
    if (test.type === 'glob')
        return (0,_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globMatches */ .m)(test.glob, value);
    if (test.type === 're2')
        return test.matches(value);
    if (test.type === 'only')
        return (0,_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .isOnly */ .fy)(test.patterns, value, test.syntax);
    return (0,_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .whyAny */ .F_)(test.patterns, value, test.syntax) !== undefined;
}
function isOneOf(values, value) {
    return values.some((each) => each === value);
}
/** What a matcher wants, for messages: `"push" or "release"`, `glob fs.*`. */
function wanted(matcher) {
    return matcher.missing ? `${wantedBy(matcher.test)}, or missing` : wantedBy(matcher.test);
}
function wantedBy(test) {
    if (test.type === 'values')
        return test.values.map(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP).join(' or ');
    if (test.type === 'glob')
        return `glob ${(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(test.glob.pattern)}`;
    if (test.type === 're2')
        return `re2 ${(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(test.pattern)}`;
    if (test.type === 'not')
        return `not ${wantedBy(test.test)}`;
    if (test.type === 'present')
        return test.present ? 'present' : 'missing';
    if (test.type === 'has')
        return `a list with ${test.values.map(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP).join(' or ')}`;
    return `shell ${test.type} ${test.patterns.map((each) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(each.pattern)).join(', ')}`;
}
/** Why a value does not satisfy a matcher, with the wanted and the found value. */
function whyNot(key, matcher, value) {
    const { test } = matcher;
    if (test.type === 'only' && typeof value === 'string') {
        return `${key}: ${(0,_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .whyNotOnly */ .q8)(test.patterns, value, test.syntax) ?? 'covered'}`;
    }
    return `${key} is ${(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(value)}, wants ${wanted(matcher)}`;
}
/** What there is to say of a value that satisfies a matcher: for a guard over shell text, which command or what can't be told. */
function whyMatched(key, matcher, value) {
    const { test } = matcher;
    if (value === undefined)
        return `${key} is missing`;
    if (test.type !== 'any' || typeof value !== 'string')
        return undefined;
    return `${key}: ${(0,_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .whyAny */ .F_)(test.patterns, value, test.syntax) ?? 'not covered'}`;
}


/***/ }),

/***/ 9478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S6: () => (/* binding */ runsHiddenCommand),
/* harmony export */   kX: () => (/* binding */ programName),
/* harmony export */   pw: () => (/* binding */ canRunOthers)
/* harmony export */ });
// Programs that run other programs: whoever allows one with open arguments, or guards against another, must know them.
/** Programs whose arguments or input are commands, whatever the options. */
const runners = new Set(('alias at batch bind builtin busybox bwrap catchsegv chpst chroot chrt cmd command complete cpulimit crontab dbus-run-session ' +
    'doas dtach enable entr env eval exec expect faketime fakeroot firejail flock hash ionice let linux32 linux64 ltrace nice nohup ' +
    'nsenter numactl osascript parallel pkexec powershell prlimit proot pwsh rlwrap runuser screen script setarch setpriv setsid ' +
    'source . ssh start-stop-daemon stdbuf strace su sudo systemd-run taskset time timeout tmux toybox trap unbuffer unshare ' +
    'watch wsl xargs xvfb-run').split(' '));
const shells = new Set('ash bash csh dash elvish fish ksh mksh nu rbash sh tcsh xonsh yash zsh'.split(' '));
/** Whether some argument looks like this, or may come to. */
function some(pattern) {
    return (args) => args.some((argument) => argument === null || pattern.test(argument));
}
const awk = some(/system|\||getline/u);
const evaluates = some(/\$\(|`/u);
const arrayFiller = some(/^-[A-Za-z]*C|\$\(|`/u);
/** Programs that run a command, or code, when they are given certain arguments. */
const byArguments = new Map([
    ['awk', awk],
    ['bun', some(/^(?:-e|-p|--eval|--print|x$)/u)],
    ['compgen', some(/^-[A-Za-z]*[CF]/u)],
    ['deno', some(/^eval$/u)],
    ['docker', some(/^(?:run|exec)$/u)],
    ['find', some(/^-(?:exec|execdir|ok|okdir)$/u)],
    ['gawk', awk],
    ['git', runsByGit],
    ['lua', some(/^-e/u)],
    ['mapfile', arrayFiller],
    ['make', some(/^(?:-f|--file|--makefile|--eval|-E)/u)],
    ['mawk', awk],
    ['nawk', awk],
    ['node', some(/^(?:-[A-Za-z]*[ep]|--eval|--print|-r|--require|--import)/u)],
    ['npm', some(/^(?:exec|x|explore)$/u)],
    ['perl', some(/^-[A-Za-z]*[eE]/u)],
    ['php', some(/^-[A-Za-z]*r/u)],
    ['pnpm', some(/^(?:exec|dlx)$/u)],
    ['podman', some(/^(?:run|exec)$/u)],
    ['python', some(/^-[A-Za-z]*c/u)],
    ['readarray', arrayFiller],
    ['rsync', some(/^(?:-[A-Za-z]*e|--rsh)/u)],
    ['ruby', some(/^-[A-Za-z]*e/u)],
    [
        'tar',
        some(/^(?:--checkpoint-action|--to-command|--use-compress-program|-[A-Za-z]*[IF]|--info-script|--new-volume-script)/u),
    ],
    ['yarn', some(/^(?:exec|dlx)$/u)],
    // Builtins that evaluate the subscript of an array, and with it a substitution in a quoted word.
    ...'[ declare export getopts local printf read readonly test typeset unset wait'
        .split(' ')
        .map((name) => [name, evaluates]),
]);
/** Programs among those above whose other arguments are as harmless as any. */
const builtins = new Set('[ declare export getopts local printf read readonly test typeset unset wait'.split(' '));
const gitOption = /^(?:--config-env|--exec-path|--upload-pack|--receive-pack|--exec|--ext-diff|--open-files-in-pager|bisect|filter-branch)/u;
/** Git runs what its configuration says, and some options say more. */
function runsByGit(args) {
    return args.some((argument, index) => {
        if (argument === null || gitOption.test(argument))
            return true;
        // "-c" is a setting before the sub-command, and something else after it.
        const setting = args[index + 1];
        return argument === '-c' && (setting === null || setting?.includes('=') === true);
    });
}
/** Programs that become dangerous with arguments nobody listed, beyond those above. */
const openEnded = new Set(('bundle bunx cargo curl dotnet ed emacs ex go gradle helm java julia kubectl less man more mvn nvim npx pip pip3 pnpx R Rscript ' +
    'rake rsync sed scp sftp sqlite3 terraform tsx uv uvx vi view vim wget zip').split(' '));
/** The name of a program without its folder and `.exe`. */
function programName(program) {
    const name = program.slice(Math.max(program.lastIndexOf('/'), program.lastIndexOf('\\')) + 1);
    return name.replace(/\.exe$/iu, '');
}
/** A name with the version at its end taken off, so that `python3.12` is `python`. */
function family(name) {
    return name.replace(/[0-9.]+$/u, '');
}
/** Whether a program can run others when its arguments are open (design, lint `open-ended-arguments`). */
function canRunOthers(program) {
    const name = programName(program);
    return [name, family(name)].some((each) => runners.has(each) || shells.has(each) || (byArguments.has(each) && !builtins.has(each)) || openEnded.has(each));
}
/**
 * Whether a command runs what its text does not show as a command (design, "What can be matched", `shell: any`): a shell
 * with a string or its input, `eval`, `env`, `xargs` and the like, an interpreter with code in an option.
 *
 * @param args - null for an argument that is known only when it runs
 */
function runsHiddenCommand(program, args) {
    const name = programName(program);
    if (runners.has(name))
        return true;
    if (shells.has(name))
        return !isScriptFile(args[0]);
    const runs = byArguments.get(name) ?? byArguments.get(family(name));
    return runs?.(args) ?? false;
}
// Options of a shell change what runs, and devices feed it from elsewhere.
function isScriptFile(argument) {
    return typeof argument === 'string' && !/^(?:[-+]|$|\/dev\/|\/proc\/)/u.test(argument);
}


/***/ }),

/***/ 9653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readWords)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856);
// The literal alphabet: the one kind of shell text whose meaning can't differ between two readers.

// Bare words hold nothing that any shell reads as more than itself.
const bareWord = /[A-Za-z0-9_@%+=:,./-]+/y;
const barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y;
const quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y;
const operator = /&&|\|\||;|\|/y;
const assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u;
/** Words that a shell reads as grammar where a command begins. */
const keywords = new Set('case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while'.split(' '));
/** What a character that is not literal would do, for messages. */
const meanings = new Map([
    ['$', 'a variable or a substitution'],
    ['`', 'a substitution'],
    ['\\', 'an escape'],
    ['!', 'a negation or the history'],
    ['&', 'the background, or a joint other than &&'],
    ['|', 'a joint other than | and ||'],
    [';', 'a joint other than a single ;'],
    ['<', 'a redirection'],
    ['>', 'a redirection'],
    ['(', 'a group or a function'],
    [')', 'a group or a function'],
    ['{', 'a group or a brace expansion'],
    ['}', 'a group or a brace expansion'],
    ['[', 'a test or a glob'],
    [']', 'a test or a glob'],
    ['*', 'a glob'],
    ['?', 'a glob'],
    ['~', 'a home directory'],
    ['#', 'a comment'],
    ['"', 'a quote that is not a whole word, or holds what is not literal'],
    ["'", 'a quote that is not a whole word, or holds what is not literal'],
]);
/**
 * Split a text into literal simple commands (design, "What can be matched", `shell: only`): words of the literal
 * alphabet, or quoted as a whole, separated by spaces, joined by `&&`, `||`, `;` or `|`.
 *
 * @param options.pattern - whether the text is a pattern, in which `*` may stand in bare words too
 */
function readWords(text, options) {
    // No control character is literal, the tab and the line end included.
    const unseen = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .findInvisible */ .tO)(text, '')[0];
    if (unseen !== undefined)
        return { refused: `it holds ${unseen.name}, which is not literal` };
    const commands = [];
    let current = [];
    let lastJoint;
    for (let at = skipSpaces(text, 0); at < text.length;) {
        const piece = pieceAt(text, at, options.pattern ? barePattern : bareWord);
        if (piece.type === 'refused')
            return { refused: piece.refused };
        at = skipSpaces(text, at + piece.raw.length);
        if (piece.type === 'word') {
            const word = wordOf(piece.raw);
            const grammar = current.length === 0 ? whyGrammar(word) : undefined;
            if (grammar !== undefined)
                return { refused: grammar };
            current.push(word);
            continue;
        }
        if (current.length === 0)
            return { refused: `nothing stands before "${piece.raw}"` };
        commands.push(current);
        current = [];
        lastJoint = piece.raw;
    }
    if (current.length > 0)
        return { commands: [...commands, current] };
    return { refused: lastJoint === undefined ? 'it is empty' : `nothing stands after "${lastJoint}"` };
}
function skipSpaces(text, from) {
    let at = from;
    while (text[at] === ' ')
        at += 1;
    return at;
}
function pieceAt(text, at, bare) {
    const joint = take(operator, text, at);
    if (joint !== undefined && !isLongerJoint(text, at, joint))
        return { type: 'joint', raw: joint };
    const raw = take(bare, text, at) ?? take(quotedWord, text, at);
    if (raw === undefined)
        return { type: 'refused', refused: notLiteral(text, at) };
    const end = at + raw.length;
    // A word that goes on in other quotes is one word to a shell, and two to a hasty reader.
    return endsWord(text[end]) ? { type: 'word', raw } : { type: 'refused', refused: notLiteral(text, end) };
}
/** Why a word that begins a command is grammar to a shell; undefined when it names a program. */
function whyGrammar(word) {
    if (word.quoted)
        return undefined;
    if (keywords.has(word.text))
        return `"${word.text}" is a keyword of the shell`;
    return assignment.test(word.text) ? `"${word.text}" is an assignment before a command` : undefined;
}
function take(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
}
/** Whether a joint goes on into one that is not among the four, as in `|&`, `;;` or `&&&`. */
function isLongerJoint(text, at, joint) {
    const next = text[at + joint.length];
    return next === '&' || next === '|' || next === ';';
}
function endsWord(next) {
    return next === undefined || ' &|;'.includes(next);
}
function wordOf(raw) {
    const quoted = raw.startsWith('"') || raw.startsWith("'");
    return { text: quoted ? raw.slice(1, -1) : raw, quoted };
}
function notLiteral(text, at) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const meaning = meanings.get(character);
    return `${JSON.stringify(character)} is not literal${meaning === undefined ? '' : ` (${meaning})`}`;
}


/***/ }),

/***/ 2741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ whyAny),
/* harmony export */   fm: () => (/* binding */ compileCommandPattern),
/* harmony export */   fy: () => (/* binding */ isOnly),
/* harmony export */   q8: () => (/* binding */ whyNotOnly)
/* harmony export */ });
/* unused harmony export covers */
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4885);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9478);
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9653);
// The two directions of `shell`: `only` lets a rule match when nothing else can run, `any` a guard when something might.



/** Read a pattern of `shell` (design, "What can be matched"), or say why it can't be one. */
function compileCommandPattern(pattern) {
    const words = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .readWords */ .u)(pattern, { pattern: true });
    if ('refused' in words)
        return { error: `${words.refused}. Quote a word that holds it, or leave it out` };
    const [command = [], ...others] = words.commands;
    if (others.length > 0)
        return { error: 'it holds more than one command. Write one pattern for each' };
    const texts = command.map((word) => word.text);
    const open = texts.at(-1) === '**';
    const fixed = open ? texts.slice(0, -1) : texts;
    if (fixed.length === 0)
        return { error: '"**" alone would cover everything. Name a program before it' };
    if (fixed.some((text) => text.includes('**'))) {
        return { error: '"**" stands only at the end, as a word of its own. Write "*" within a word' };
    }
    return { pattern, tokens: fixed.map(tokenGlob), open };
}
/** A token in which only `*` is special. */
function tokenGlob(text) {
    return (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(text.replace(/[\\?]/gu, '\\$&')) ?? { pattern: text, pieces: [{ text }] };
}
/** Whether a pattern covers a command, word for word. */
function covers(pattern, words) {
    if (words.length < pattern.tokens.length)
        return false;
    if (words.length > pattern.tokens.length && !pattern.open)
        return false;
    return pattern.tokens.every((token, index) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatches */ .m)(token, words[index] ?? ''));
}
/** Whether a text is literal commands and every one of them is covered. */
function isOnly(patterns, text, syntax) {
    const reading = syntax.literal(text);
    return 'commands' in reading && reading.commands.every((words) => patterns.some((pattern) => covers(pattern, words)));
}
/** Why a text is not covered by `only`; undefined when all of it is. */
function whyNotOnly(patterns, text, syntax) {
    const reading = syntax.literal(text);
    if ('refused' in reading)
        return reading.refused;
    const index = reading.commands.findIndex((words) => !patterns.some((pattern) => covers(pattern, words)));
    if (index === -1)
        return undefined;
    const program = JSON.stringify((reading.commands[index] ?? []).slice(0, 4).join(' ').slice(0, 60));
    return `part ${index + 1} ${program} is covered by none of ${patterns.length} pattern${patterns.length === 1 ? '' : 's'}`;
}
/** Why `any` matches a text: a command that is covered, or that can't be told; undefined when it does not match. */
function whyAny(patterns, text, syntax) {
    const reading = syntax.full(text);
    if ('untold' in reading)
        return reading.untold;
    for (const command of reading.commands) {
        const reason = whyCommand(patterns, command);
        if (reason !== undefined)
            return reason;
    }
    return undefined;
}
function whyCommand(patterns, command) {
    const { program } = command;
    if (program === null)
        return 'a program in it is known only when it runs';
    if ((0,_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .runsHiddenCommand */ .S6)(program, command.arguments))
        return `${JSON.stringify(program)} runs what can not be told`;
    const covering = patterns.find((pattern) => mayCover(pattern, program, command.arguments));
    return covering === undefined
        ? undefined
        : `${JSON.stringify(program)} is covered by ${JSON.stringify(covering.pattern)}`;
}
/**
 * Whether a pattern covers a command of which some arguments are known only when it runs: such an argument may become
 * any words, so all that stands before the first one decides. A program's folder does not hide it.
 */
function mayCover(pattern, program, args) {
    const unknownAt = args.indexOf(null);
    const known = (unknownAt === -1 ? args : args.slice(0, unknownAt)).map((argument) => argument ?? '');
    return [program, (0,_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .programName */ .kX)(program)].some((name) => {
        const words = [name, ...known];
        if (unknownAt === -1)
            return covers(pattern, words);
        if (words.length > pattern.tokens.length && !pattern.open)
            return false;
        return words.every((text, index) => {
            const token = pattern.tokens[index];
            return token === undefined || (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatches */ .m)(token, text);
        });
    });
}


/***/ })

};
