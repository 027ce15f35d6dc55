export const id = 403;
export const ids = [403];
export const modules = {

/***/ 6957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ declineText),
/* harmony export */   s6: () => (/* binding */ hasFields),
/* harmony export */   u5: () => (/* binding */ fitAnswer)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9733);
// The answer to a question, from the words of a policy or of a person, checked against the fields of the question.

/** The answer that declines a question. */
const declineText = JSON.stringify({ action: 'decline' });
/** Whether a question names fields; only then can it be declined (design, "Rules of evaluation", 4). */
function hasFields(question) {
    const fields = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(question, 'fields');
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isList */ .Lv)(fields) && fields.length > 0;
}
/** Fit an answer to a question (design, "Rules of evaluation", 6). */
function fitAnswer(answer, question) {
    const fields = readFields(question);
    if (typeof fields === 'string')
        return { unfit: fields };
    if (fields.length === 0) {
        return typeof answer === 'string'
            ? { text: answer }
            : { unfit: 'the question names no fields, so only a string answers it' };
    }
    const content = contentOf(answer, fields);
    if (typeof content === 'string')
        return { unfit: content };
    const flaw = flawOf(content, fields);
    if (flaw !== undefined)
        return { unfit: flaw };
    return { text: JSON.stringify({ action: 'accept', content: objectOf(content) }) };
}
/** The fields of a question, or why they can't be answered. */
function readFields(question) {
    const fields = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(question, 'fields');
    if (fields === undefined)
        return [];
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isList */ .Lv)(fields))
        return 'its "fields" are not a list';
    const read = [];
    for (const each of fields) {
        const field = readField(each);
        if (typeof field === 'string')
            return field;
        if (read.some((other) => other.name === field.name))
            return `it has two fields ${JSON.stringify(field.name)}`;
        read.push(field);
    }
    return read;
}
const types = new Set(['string', 'number', 'integer', 'boolean']);
function readField(value) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return 'a field of it is not an object';
    const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(value, 'name');
    if (typeof name !== 'string')
        return 'a field of it has no name';
    const type = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(value, 'type');
    if (typeof type !== 'string' || !types.has(type))
        return `its field ${JSON.stringify(name)} is of a type that nothing here answers`;
    const required = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(value, 'required');
    if (required !== undefined && typeof required !== 'boolean')
        return `its field ${JSON.stringify(name)} does not say whether it is required`;
    const options = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownField */ .hQ)(value, 'options');
    if (options !== undefined && !(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isList */ .Lv)(options))
        return `the options of its field ${JSON.stringify(name)} are not a list`;
    return { name, type, required: required ?? false, options: options ?? [] };
}
/** The values by field, or why they can't be told. */
function contentOf(answer, fields) {
    if (typeof answer !== 'string')
        return new Map(Object.entries(answer));
    const [field, second] = fields;
    if (field === undefined || second !== undefined)
        return `a string answers one field, and it has ${fields.length}`;
    return new Map([[field.name, answer]]);
}
/** The first thing that is wrong with values for these fields. */
function flawOf(content, fields) {
    for (const name of content.keys()) {
        if (!fields.some((field) => field.name === name))
            return `it has no field ${JSON.stringify(name)}`;
    }
    for (const field of fields) {
        const value = content.get(field.name);
        if (value === undefined) {
            if (field.required)
                return `its field ${JSON.stringify(field.name)} is required and not answered`;
            continue;
        }
        if (!isOfType(value, field.type))
            return `${JSON.stringify(value)} is not of the type ${field.type} of its field ${JSON.stringify(field.name)}`;
        if (field.options.length > 0 && !field.options.includes(value)) {
            return `${JSON.stringify(value)} is not one of the options of its field ${JSON.stringify(field.name)}`;
        }
    }
    return undefined;
}
function isOfType(value, type) {
    if (type === 'integer')
        return Number.isInteger(value);
    return typeof value === type;
}
function objectOf(content) {
    const object = Object.create(null);
    for (const [name, value] of content)
        object[name] = value;
    return object;
}


/***/ }),

/***/ 8928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ startDecisions)
});

// UNUSED EXPORTS: unknownContext

;// CONCATENATED MODULE: ./lib/permission/budget.js
/** A run that has not answered anything. */
const nothingSpent = { answers: 0, allows: 0, rejectsInARow: 0 };
/** What is spent after one more answer: an allow starts the row of rejects anew (design, "Rules of evaluation", 9). */
function spend(spent, answer) {
    return {
        answers: spent.answers + 1,
        allows: spent.allows + (answer === 'allow' ? 1 : 0),
        rejectsInARow: answer === 'allow' ? 0 : spent.rejectsInARow + (answer === 'reject' ? 1 : 0),
    };
}
/** A tally that begins at 0 for every key. */
function startTally() {
    const counts = new Map();
    return {
        get: (key) => counts.get(key) ?? 0,
        add(key) {
            counts.set(key, (counts.get(key) ?? 0) + 1);
        },
    };
}
/** The budgets of a run on one line, for explanations. */
function describeBudget(budget, spent, samePause) {
    return [
        `answers ${spent.answers} of ${budget.answers}`,
        `allows ${spent.allows} of ${budget.allows}`,
        `rejects in a row ${spent.rejectsInARow} of ${budget.rejects_in_a_row}`,
        `same pause ${samePause} of ${budget.same_pause}`,
    ].join(', ');
}

// EXTERNAL MODULE: ./lib/permission/canned-answer.js
var canned_answer = __webpack_require__(6957);
// EXTERNAL MODULE: ./lib/permission/evaluate.js + 1 modules
var evaluate = __webpack_require__(4227);
// EXTERNAL MODULE: ./lib/permission/ladder.js
var permission_ladder = __webpack_require__(7195);
;// CONCATENATED MODULE: ./lib/permission/answering.js




/** Begin to answer under a budget. */
function startAnswering(budget, spent = nothingSpent) {
    return {
        spent,
        answer(request) {
            const draft = withinRow(draftFor(request, budget, spent), budget, spent);
            const next = draft.outcome === 'stop' ? spent : spend(spent, draft.outcome);
            return { ...draft, next: startAnswering(budget, next) };
        },
    };
}
function draftFor({ pause, verb, canned }, budget, spent) {
    if (!(0,evaluate/* isPermission */.Y)(pause))
        return draftForQuestion(pause, canned, verb);
    return draftForPermission(pause, verb === 'answer' ? 'reject' : verb, budget, spent);
}
function draftForPermission(pause, verb, budget, spent) {
    const option = (0,permission_ladder/* chooseOption */.L5)(verb, pause.options);
    const ladder = describeLadder(verb, pause.options, option);
    if (option === undefined) {
        return { outcome: 'stop', text: null, why: `None of ${permission_ladder/* ladders */.WF[verb].join(', ')} is offered.`, ladder };
    }
    if (!(0,permission_ladder/* isAllow */.SV)(option)) {
        const why = permission_ladder/* ladders */.WF[verb].some(permission_ladder/* isAllow */.SV) ? `None of ${permission_ladder/* ladders */.WF[verb].filter(permission_ladder/* isAllow */.SV).join(', ')} is offered.` : null;
        return { outcome: 'reject', text: option, why, ladder };
    }
    if (spent.allows < budget.allows)
        return { outcome: 'allow', text: option, why: null, ladder };
    const refusal = draftForPermission(pause, 'reject', budget, spent);
    const why = `The ${budget.allows} allows of this run are used up.`;
    return { ...refusal, why, ladder: `${ladder}; used up, ${refusal.ladder}` };
}
function draftForQuestion(pause, canned, verb) {
    if (verb === 'answer' && canned !== undefined) {
        const fitted = (0,canned_answer/* fitAnswer */.u5)(canned, pause.arguments);
        if ('text' in fitted)
            return { outcome: 'answer', text: fitted.text, why: null, ladder: 'answer: fits the question' };
        return {
            outcome: 'stop',
            text: null,
            why: `The answer does not fit the question: ${fitted.unfit}.`,
            ladder: 'answer: does not fit, stop',
        };
    }
    if ((0,canned_answer/* hasFields */.s6)(pause.arguments))
        return { outcome: 'reject', text: canned_answer/* declineText */.Kx, why: null, ladder: 'reject: decline' };
    return {
        outcome: 'stop',
        text: null,
        why: 'A question without fields can not be declined.',
        ladder: 'reject: no fields to decline, stop',
    };
}
/** One reject more than the budget's row stops the run instead. */
function withinRow(draft, budget, spent) {
    if (draft.outcome !== 'reject' || spent.rejectsInARow < budget.rejects_in_a_row)
        return draft;
    const why = `The ${budget.rejects_in_a_row} rejects in a row of this run are used up.`;
    return { outcome: 'stop', text: null, why, ladder: `${draft.ladder}; too many in a row, stop` };
}
function describeLadder(verb, offered, chosen) {
    const tried = chosen === undefined ? permission_ladder/* ladders */.WF[verb] : permission_ladder/* ladders */.WF[verb].slice(0, permission_ladder/* ladders */.WF[verb].indexOf(chosen) + 1);
    const told = tried.map((option) => (offered.includes(option) ? option : `${option} is not offered`));
    return `${verb}: ${told.join(', ')}${chosen === undefined ? ', stop' : ''}`;
}

// EXTERNAL MODULE: ./lib/permission/arguments.js
var permission_arguments = __webpack_require__(7395);
// EXTERNAL MODULE: ./lib/permission/json.js
var json = __webpack_require__(9733);
;// CONCATENATED MODULE: ./lib/permission/person-answer.js


/** Read a person's wish (design, "Rules of evaluation", 12), or say why it does not fit the pause. */
function readPersonAnswer(wish, pause) {
    if ((0,evaluate/* isPermission */.Y)(pause)) {
        if (typeof wish === 'string')
            return { verb: wish, canned: undefined };
        return { error: 'This pause asks for a permission. Say allow, allow-always or reject.' };
    }
    if (wish === 'reject')
        return { verb: 'reject', canned: undefined };
    if (typeof wish === 'string')
        return { error: 'This pause is a question. Answer it, or reject it.' };
    const canned = readCanned(wish.value);
    if (canned === undefined)
        return { error: 'An answer is a string, or a JSON object of field name to string, number, true or false.' };
    const fitted = (0,canned_answer/* fitAnswer */.u5)(canned, pause.arguments);
    return 'unfit' in fitted
        ? { error: `The answer does not fit the question: ${fitted.unfit}.` }
        : { verb: 'answer', canned };
}
function readCanned(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    const fields = Object.create(null);
    for (const [name, each] of Object.entries(value)) {
        if (typeof each !== 'string' && typeof each !== 'number' && typeof each !== 'boolean')
            return undefined;
        fields[name] = each;
    }
    return fields;
}

;// CONCATENATED MODULE: ./lib/permission/decide.js
// One run's decisions: from a pause to the string to send, with what decided and why.









/** Begin a run under a policy (design, "Rules of evaluation"). Nothing of an earlier run is remembered. */
function startDecisions(policy, context) {
    const run = {
        policy,
        context,
        usedEntries: startTally(),
        samePauses: startTally(),
        judged: new Map(),
        retried: new Set(),
        answering: startAnswering(policy.budget),
    };
    return {
        decide: (request) => decide(run, request),
        nobodyAnswered: (request) => send(run, judgedOf(run, request), 'reject', 'Nobody answered.'),
        personAnswered(request, _decision, wish) {
            const judged = judgedOf(run, request);
            const answer = readPersonAnswer(wish, judged.pause);
            if ('error' in answer)
                return answer;
            return send(run, { ...judged, canned: answer.canned }, answer.verb, 'A person decided.');
        },
        refused: (request, decision) => refused(run, request, decision),
    };
}
function decide(run, request) {
    const pause = (0,permission_arguments/* readPause */.H)(request.arguments);
    if ('malformed' in pause)
        return malformed(run, pause.malformed);
    const judged = judge(run, pause);
    run.judged.set(request.toolCallId, judged);
    run.retried.delete(request.toolCallId);
    if (judged.verb === 'stop')
        return stopped(judged, null);
    const usedUp = whyUsedUp(run, judged);
    if (usedUp !== undefined)
        return stopped(judged, usedUp);
    if (judged.limit !== undefined && run.usedEntries.get(judged.rule) >= judged.limit) {
        const why = `The limit ${judged.limit} of "${judged.rule}" is used up.`;
        return (0,evaluate/* isPermission */.Y)(pause) ? send(run, judged, 'reject', why) : stopped(judged, why);
    }
    run.usedEntries.add(judged.rule);
    return judged.verb === 'ask' ? ask(judged) : send(run, judged, judged.verb, null);
}
function judge(run, pause) {
    const text = (0,json/* canonicalJson */.dj)(pause.arguments);
    const seen = run.samePauses.get(text);
    run.samePauses.add(text);
    const { deciding, trace } = (0,evaluate/* evaluate */._)(run.policy, pause, run.context);
    const budgets = describeBudget(run.policy.budget, run.answering.spent, seen);
    return { pause, trace, seen, budgets, before: run.answering, ...sayingOf(deciding, run.policy, pause) };
}
function sayingOf(deciding, policy, pause) {
    if (deciding.list === 'default') {
        const verb = (0,evaluate/* isPermission */.Y)(pause) ? policy.default : 'stop';
        return { rule: 'default', reason: null, verb, canned: undefined, limit: undefined };
    }
    const { id: rule, reason, verb = 'answer' } = deciding.entry;
    const canned = deciding.list === 'questions' ? deciding.entry.answer : undefined;
    const limit = deciding.list === 'guards' ? undefined : deciding.entry.limit;
    return { rule, reason, verb, canned, limit };
}
/** What of the budget stops the run at this pause, whatever its entry says; `answers` goes first. */
function whyUsedUp({ policy: { budget }, answering }, { seen }) {
    if (answering.spent.answers >= budget.answers)
        return `The ${budget.answers} answers of this run are used up.`;
    return seen >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : undefined;
}
function judgedOf(run, request) {
    const judged = run.judged.get(request.toolCallId);
    if (judged === undefined)
        throw new TypeError(`The pause "${request.toolCallId}" has not been decided.`);
    return judged;
}
function send(run, judged, verb, why) {
    const step = run.answering.answer({ pause: judged.pause, verb, canned: judged.canned });
    run.answering = step.next;
    const { outcome, text, ladder } = step;
    return decisionOf(judged, { outcome, answer: text, ladder, reason: step.why ?? why ?? judged.reason });
}
function refused(run, request, decision) {
    const judged = judgedOf(run, request);
    const why = `The service refused the answer ${JSON.stringify(decision.answer)}.`;
    if (run.retried.has(request.toolCallId))
        return stopped(judged, why);
    run.retried.add(request.toolCallId);
    // What was refused has not been answered: it neither used up an allow nor ended a row of rejects.
    run.answering = judged.before;
    return send(run, judged, 'reject', why);
}
/** Ask a person, unless there is nothing that the person could say. */
function ask(judged) {
    const { pause } = judged;
    if (!(0,evaluate/* isPermission */.Y)(pause)) {
        const fallback = (0,canned_answer/* hasFields */.s6)(pause.arguments) ? 'decline' : 'stop';
        return asked(judged, fallback);
    }
    if ((0,permission_ladder/* chooseOption */.L5)('allow-always', pause.options) === undefined) {
        return stopped(judged, 'No known option is offered, so there is nothing to ask.');
    }
    return asked(judged, (0,permission_ladder/* chooseOption */.L5)('reject', pause.options) ?? 'stop');
}
function asked(judged, fallback) {
    const ladder = `ask: a person decides; without one ${fallback}`;
    return decisionOf(judged, { outcome: 'ask', answer: null, ladder, reason: judged.reason });
}
function stopped(judged, why) {
    const verb = judged.verb === 'ask' ? 'stop' : judged.verb;
    return decisionOf({ ...judged, verb }, { outcome: 'stop', answer: null, ladder: null, reason: why ?? judged.reason });
}
function decisionOf({ pause, verb, rule, trace, budgets }, end) {
    let told;
    return {
        kind: pause.kind ?? null,
        operation: pause.operation ?? null,
        verb,
        rule,
        budgets,
        ...end,
        // Ten thousand reasons take longer than the decision: they are made for whoever reads them.
        get trace() {
            told ??= trace();
            return told;
        },
    };
}
function malformed(run, why) {
    return {
        kind: null,
        operation: null,
        verb: 'stop',
        answer: null,
        outcome: 'stop',
        rule: 'malformed',
        reason: `The pause can't be judged: ${why}.`,
        trace: [],
        ladder: null,
        budgets: describeBudget(run.policy.budget, run.answering.spent, 0),
    };
}


/***/ }),

/***/ 7312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ readPolicy),
/* harmony export */   n4: () => (/* binding */ rejectEverything),
/* harmony export */   tb: () => (/* binding */ loadPolicy)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8157);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7628);
// The policy file: from text to a policy, or to everything that is wrong with it.



/** The policy without a file at the default place: everything is rejected (design, "Rules of evaluation", 2). */
const rejectEverything = {
    source: 'no policy file',
    default: 'reject',
    budget: _policy_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultBudget */ .ZJ,
    guards: [],
    rules: [],
    questions: [],
    tests: [],
};
/**
 * Read a policy file (design, "Rules of evaluation", 2). The reader is loaded only now, and libraries for YAML, RE2 and
 * Bash only as far as the file needs them: a job without a file pays for none of it.
 *
 * @param text - its text, or its bytes in UTF-8, at most 4 MiB
 * @param source - how messages call the file
 */
async function readPolicy(text, source) {
    const [{ readTree }, { enginesFor }, { fileShape, testOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 156).then(__webpack_require__.bind(__webpack_require__, 6156)),
        __webpack_require__.e(/* import() */ 80).then(__webpack_require__.bind(__webpack_require__, 5080)),
        __webpack_require__.e(/* import() */ 533).then(__webpack_require__.bind(__webpack_require__, 533)),
    ]);
    const tree = await readTree(text);
    if ('problems' in tree)
        return tree;
    const reader = { engines: await enginesFor(tree.root), problems: [] };
    const file = fileShape.read(tree.root, reader);
    if (file === undefined)
        return { problems: (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .inFileOrder */ .w)(reader.problems) };
    return { policy: policyOf(file, (file.tests ?? []).map(testOf), source) };
}
function policyOf(file, tests, source) {
    return {
        source,
        default: file.default ?? 'reject',
        budget: {
            answers: file.budget?.answers ?? _policy_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultBudget */ .ZJ.answers,
            allows: file.budget?.allows ?? _policy_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultBudget */ .ZJ.allows,
            rejects_in_a_row: file.budget?.rejects_in_a_row ?? _policy_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultBudget */ .ZJ.rejects_in_a_row,
            same_pause: file.budget?.same_pause ?? _policy_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultBudget */ .ZJ.same_pause,
        },
        guards: file.guards ?? [],
        rules: file.rules ?? [],
        questions: file.questions ?? [],
        tests,
    };
}
/**
 * Read a policy file that has to be valid.
 *
 * @throws {PolicyError} `policy_invalid` with `source`, `line` and `column` of the first problem; the message names all
 *   of the first three
 */
async function loadPolicy(text, source) {
    const reading = await readPolicy(text, source);
    if ('policy' in reading)
        return reading.policy;
    const [first] = reading.problems;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PolicyError */ .pn('policy_invalid', invalidMessage(reading.problems, source), {
        source,
        line: first?.line ?? 1,
        column: first?.column ?? 1,
    });
}
function invalidMessage(problems, source) {
    const named = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`);
    const more = problems.length - named.length;
    const rest = more > 0 ? ` And ${more} more; "interns policy check" lists all.` : '';
    return `The permission policy is invalid. ${named.join(' ')}${rest}`;
}


/***/ }),

/***/ 8157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IJ: () => (/* binding */ guardVerbs),
/* harmony export */   LX: () => (/* binding */ questionVerbs),
/* harmony export */   XK: () => (/* binding */ ruleVerbs),
/* harmony export */   ZJ: () => (/* binding */ defaultBudget)
/* harmony export */ });
/** What a guard can say (design, "Rules of evaluation", 4). */
const guardVerbs = ['reject', 'reject-always', 'stop'];
/** What a rule can say (design, "Rules of evaluation", 4). */
const ruleVerbs = ['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always'];
/** What a question's `then` can say (design, "Rules of evaluation", 4). */
const questionVerbs = ['reject', 'stop', 'ask'];
/** What is left out of `budget` is this. */
const defaultBudget = { answers: 40, allows: 15, rejects_in_a_row: 4, same_pause: 3 };


/***/ }),

/***/ 7628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ inFileOrder)
/* harmony export */ });
/* unused harmony export problemCodes */
// What is wrong with a policy file, and where.
/** Every code that an error of `interns policy check` can carry. */
const problemCodes = (/* unused pure expression or super */ null && ([
    'missing-file',
    'too-large',
    'not-utf-8',
    'invisible-character',
    'yaml',
    'yaml-feature',
    'duplicate-key',
    'unknown-key',
    'missing-key',
    'wrong-type',
    'invalid-value',
    'invalid-pattern',
    'duplicate-id',
    'unknown-id',
]));
/** Problems in the order of the file, each place and message once. */
function inFileOrder(items) {
    const seen = new Set();
    const unique = items.filter((item) => {
        const key = `${item.line}:${item.column}:${item.message}`;
        return seen.has(key) ? false : seen.add(key);
    });
    return unique.toSorted((a, b) => a.line - b.line || a.column - b.column);
}


/***/ }),

/***/ 4582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ runTests),
/* harmony export */   j: () => (/* binding */ findSurvivors)
/* harmony export */ });
/* harmony import */ var _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6957);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8928);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9733);
// The tests in a policy file: fresh runs whose pauses have to get the expected answer from the expected rule.



/** Run the tests of a policy (design, "Tests in the file"); the first pause that goes wrong ends its test. */
function runTests(policy) {
    return policy.tests.flatMap((test) => runTest(policy, test) ?? []);
}
/**
 * Delete each guard, rule and question in turn, and name those whose deletion no test notices (design, "Tools around it",
 * `--mutate`). Meaningful only when all tests pass.
 */
function findSurvivors(policy) {
    const lists = ['guards', 'rules', 'questions'];
    return lists.flatMap((list) => policy[list]
        .filter((entry) => !isNoticed({ ...policy, [list]: without(policy[list], entry) }))
        .map((entry) => ({ id: entry.id, list, ...(entry.places.get('id') ?? entry.at) })));
}
function without(items, item) {
    return items.filter((each) => each !== item);
}
function isNoticed(mutant) {
    return mutant.tests.some((test) => runTest(mutant, test) !== undefined);
}
function runTest(policy, test) {
    const decisions = (0,_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .startDecisions */ .y)(policy, test.context);
    for (const [index, step] of test.steps.entries()) {
        const decision = decisions.decide({ toolCallId: `pause-${index + 1}`, arguments: JSON.stringify(step.pause) });
        if (decision.rule === step.expect.rule && isExpected(decision, step))
            continue;
        return { name: test.name, ...step.expect.at, pause: index + 1, message: explainFailure(decision, step) };
    }
    return undefined;
}
/** Whether what came of a pause is what was expected: the string sent, the canned answer, `stop` or `ask`. */
function isExpected(decision, step) {
    const { answer } = step.expect;
    if (decision.outcome === 'stop' || decision.outcome === 'ask')
        return answer === decision.outcome;
    if (answer === 'stop' || answer === 'ask' || decision.answer === null)
        return false;
    return (decision.answer === answer || (decision.outcome === 'answer' && isSameAnswer(answer, decision.answer, step.pause)));
}
function isSameAnswer(canned, sent, pause) {
    const fitted = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(pause) ? (0,_canned_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .fitAnswer */ .u5)(canned, pause) : { unfit: 'not an object' };
    if ('unfit' in fitted)
        return false;
    // A mapping may name its fields in any order.
    return fitted.text === sent || (typeof canned !== 'string' && sameJson(fitted.text, sent));
}
function sameJson(a, b) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(JSON.parse(a)) === (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(JSON.parse(b));
}
function explainFailure(decision, step) {
    const { answer, rule } = step.expect;
    const came = `${JSON.stringify(decision.answer ?? decision.outcome)} from rule "${decision.rule}"`;
    const why = decision.trace.find((entry) => entry.id === rule)?.because;
    const reason = decision.reason === null ? '' : ` ${decision.reason}`;
    const hint = rule !== decision.rule && why !== undefined ? ` "${rule}": ${why}.` : '';
    return `Expected ${JSON.stringify(answer)} from rule "${rule}", but got ${came}.${reason}${hint}`;
}


/***/ })

};
