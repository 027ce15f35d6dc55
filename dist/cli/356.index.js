export const id = 356;
export const ids = [356,80];
export const modules = {

/***/ 2356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policy: () => (/* binding */ policy)
});

// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/permission/lint/lint.js + 6 modules
var lint = __webpack_require__(5810);
;// CONCATENATED MODULE: ./lib/permission/starter.js
// The file that `interns policy init` writes: a policy that allows little, says why, and tests itself.
/** The name of the schema file that the first line of the starting file points to. */
const schemaFileName = 'intern-policy.schema.json';
/** Where the action looks for a policy, relative to the repository. */
const defaultPolicyPath = '.github/intern-policy.yml';
/** A commented starting file with tests (design, "Tools around it", `init`). */
const starterPolicy = `# yaml-language-server: $schema=./${schemaFileName}
#
# What an intern may do in this repository without a person at hand. A policy answers questions; it is not a sandbox.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#   interns policy explain --pause '{"kind":"permission","operation":"shell command: npm test","options":["allow_once"]}'
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# What one run may spend at most. Left out, these are the numbers.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are looked at first, and no rule goes before them.
guards:
  - id: never-from-forks
    when: { fork: [true, unknown] }
    match: { kind: permission }
    then: reject
    reason: Pull requests from forks get no privileged tools.

# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands within a word.
      command: { shell: { only: ["git status", "git log --oneline", "ls", "ls *"] } }
    then: allow
    limit: 10

  - id: run-the-tests
    when:
      actor: { permission: [admin, maintain, write] }
    match:
      kind: permission
      tool: shell
      command: { shell: { only: ["npm ci", "npm test", "npm run test:*"] } }
    then: allow
    limit: 5

# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions:
  - id: package-manager
    match: { message: { glob: "*package manager*" } }
    answer: npm
    limit: 1

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:
  - name: a maintainer's push may run the tests
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: anyone may look around
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: git log --oneline", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: look-around }

  - name: a second command does not ride along
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true, actor: { permission: read } }
    pause: { kind: permission, operation: "shell command: git status", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-from-forks }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/permission/policy-file.js
var policy_file = __webpack_require__(7312);
;// CONCATENATED MODULE: ./lib/cli/commands/policy/annotation.js
// GitHub annotations: a finding beside its line in the pull request.
/** The workflow command of an annotation, everything in it escaped so that it stays one. */
function annotationLine(annotation) {
    const { level, file, line, column, title, message } = annotation;
    return `::${level} file=${property(file)},line=${line},col=${column},title=${property(title)}::${data(message)}\n`;
}
function data(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function property(text) {
    return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

;// CONCATENATED MODULE: ./lib/cli/commands/policy/file.js
// Policy files from the disk, with everything that is wrong with one as problems and never as a crash.






/** Read a policy file; one that is not there is a problem at its first line. */
async function readPolicyFile(file, io) {
    let bytes;
    try {
        bytes = await (0,promises_.readFile)(external_node_path_.resolve(io.cwd, file));
    }
    catch (error) {
        const message = `The policy file can't be read: ${(0,errors/* describeError */.Uc)(error)}. "interns policy init" writes a starting file.`;
        return { problems: [{ line: 1, column: 1, code: 'missing-file', message }] };
    }
    return (0,policy_file/* readPolicy */.T4)(bytes, file);
}
/** A policy, or undefined after its problems were shown to the person. */
async function policyOrProblems(file, io) {
    const reading = await readPolicyFile(file, io);
    if ('policy' in reading)
        return reading.policy;
    for (const problem of reading.problems)
        io.stderr(findingLine(file, 'error', problem));
    annotate(file, 'error', reading.problems, io, io.stderr);
    return undefined;
}
/** A finding on one line: `file:line:column: error: message (code)`. */
function findingLine(file, level, finding) {
    const { line, column, code, message } = finding;
    return `${(0,log/* oneLine */.TN)(`${file}:${line}:${column}: ${level}: ${message} (${code})`)}\n`;
}
/** Findings as annotations, when a GitHub runner reads along. */
function annotate(file, level, findings, io, write) {
    if (io.env['GITHUB_ACTIONS'] !== 'true')
        return;
    for (const { line, column, code, message } of findings) {
        write(annotationLine({ level, file: (0,log/* oneLine */.TN)(file), line, column, title: code, message: (0,log/* oneLine */.TN)(message) }));
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/cli/commands/policy/usage.js
// How the sub-commands of `interns policy` take their words, and what they say to wrong ones.


/** Exit code of bad usage and of an invalid policy. */
const usageExitCode = 2;
/** Words that a sub-command can't take; the message is for the person who typed them. */
class UsageError extends Error {
}
/**
 * Read the words after a sub-command.
 *
 * @throws {UsageError} for a flag that does not exist, one that lacks its value, or too many files
 */
function readUsage(args, options, maxFiles) {
    const { values, positionals } = parseWords(args, options);
    if (positionals.length > maxFiles) {
        throw new UsageError(`Too many words: "${positionals.slice(maxFiles).join('", "')}".`);
    }
    const flags = Object.create(null);
    for (const [name, value] of Object.entries(values)) {
        if (typeof value === 'string' || typeof value === 'boolean')
            flags[name] = value;
    }
    return { flags, files: positionals };
}
function parseWords(args, options) {
    try {
        return (0,external_node_util_.parseArgs)({ args: [...args], options, allowPositionals: true, strict: true });
    }
    catch (error) {
        throw new UsageError((0,errors/* describeError */.Uc)(error));
    }
}
/** The value of a flag that takes one, undefined when it was not given. */
function textFlag(words, name) {
    const value = words.flags[name];
    return typeof value === 'string' ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/cli/commands/policy/check.js
// `interns policy check`: is the file valid, and does it do what it looks like?





/** Run `policy check` (design, "Tools around it"): 0 clean or warnings only, 2 errors. */
async function check(args, io) {
    const words = readUsage(args, { json: { type: 'boolean' }, strict: { type: 'boolean' } }, 1);
    const file = words.files[0] ?? defaultPolicyPath;
    const reading = await readPolicyFile(file, io);
    const policy = 'policy' in reading ? reading.policy : undefined;
    const found = findingsOf('policy' in reading ? [] : reading.problems, policy === undefined ? [] : (0,lint/* lint */.u)(policy), words.flags['strict'] === true);
    if (words.flags['json'] === true) {
        io.stdout(`${JSON.stringify({ errors: found.errors.map(plain), warnings: found.warnings.map(plain) }, null, 2)}\n`);
    }
    else {
        printText(file, found, policy, io);
    }
    const write = words.flags['json'] === true ? io.stderr : io.stdout;
    annotate(file, 'error', found.errors, io, write);
    annotate(file, 'warning', found.warnings, io, write);
    return found.errors.length > 0 ? usageExitCode : 0;
}
function findingsOf(problems, warnings, strict) {
    return strict ? { errors: [...problems, ...warnings], warnings: [] } : { errors: problems, warnings };
}
/** Exactly the fields that programs rely on. */
function plain({ line, column, code, message }) {
    return { line, column, code, message };
}
function printText(file, found, policy, io) {
    for (const finding of found.errors)
        io.stdout(findingLine(file, 'error', finding));
    for (const finding of found.warnings)
        io.stdout(findingLine(file, 'warning', finding));
    const counts = `${plural(found.errors.length, 'error')}, ${plural(found.warnings.length, 'warning')}`;
    const content = policy === undefined
        ? ''
        : `; ${plural(policy.guards.length, 'guard')}, ${plural(policy.rules.length, 'rule')}, ${plural(policy.questions.length, 'question')}, ${plural(policy.tests.length, 'test')}`;
    io.stdout(`${(0,log/* oneLine */.TN)(file)}: ${counts}${content}\n`);
}
/** `1 error`, `2 errors`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

// EXTERNAL MODULE: ./lib/permission/context.js
var permission_context = __webpack_require__(1576);
// EXTERNAL MODULE: ./lib/permission/decide.js + 3 modules
var decide = __webpack_require__(8928);
// EXTERNAL MODULE: ./lib/permission/explain.js
var explain = __webpack_require__(3204);
// EXTERNAL MODULE: ./lib/permission/canned-answer.js
var canned_answer = __webpack_require__(6957);
// EXTERNAL MODULE: ./lib/permission/context-shape.js
var context_shape = __webpack_require__(5908);
// EXTERNAL MODULE: ./lib/permission/engines.js
var engines = __webpack_require__(5080);
// EXTERNAL MODULE: ./lib/permission/json.js
var json = __webpack_require__(9733);
;// CONCATENATED MODULE: ./lib/permission/json-tree.js
// JSON values as nodes of a policy file, so that what is given as JSON is read by the same shapes.

/** The node of a JSON value; all of it stands at one place. */
function treeOfJson(value, at = { line: 1, column: 1 }) {
    if ((0,json/* isList */.Lv)(value))
        return { type: 'list', at, items: value.map((item) => treeOfJson(item, at)) };
    if (!(0,json/* isObject */.Gv)(value))
        return { type: 'plain', at, value };
    const entries = Object.entries(value).map(([key, each]) => ({ key, at, value: treeOfJson(each, at) }));
    return { type: 'map', at, entries };
}

;// CONCATENATED MODULE: ./lib/permission/replay.js
// Which decisions of a past run another policy would have taken differently.







/** Read a transcript (interface, "Transcript file"); unknown lines are ignored, broken ones are an error. */
function readTranscript(text) {
    let context = permission_context/* unknownContext */.Ut;
    const pauses = [];
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const event = parseLine(line);
        if (event === undefined)
            return { error: `line ${index + 1} is not a JSON object` };
        if (event['type'] === 'start') {
            const read = readContext((0,json/* ownField */.hQ)(event, 'context'));
            if ('error' in read)
                return { error: `line ${index + 1}: ${read.error}` };
            context = read.context;
        }
        if (event['type'] === 'pause')
            pauses.push(...readPauseEvent(event).map((request) => ({ request, decided: undefined })));
        if (event['type'] !== 'decision')
            continue;
        // The first decision of a pause is the policy's; a second one only follows an answer that the service refused.
        const open = pauses.findLast((pause) => pause.request.toolCallId === event['tool_call_id']);
        if (open !== undefined)
            open.decided ??= readDecision(event);
    }
    const decided = pauses.map(({ request, decided: was }) => was === undefined ? undefined : { request, decided: was });
    return { context, pauses: decided.filter((pause) => pause !== undefined) };
}
function parseLine(line) {
    try {
        const value = JSON.parse(line);
        return (0,json/* isObject */.Gv)(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** Read a context from JSON, strictly; a missing one is unknown. */
function readContext(value) {
    if (value === undefined)
        return { context: permission_context/* unknownContext */.Ut };
    const reader = { engines: engines.noEngines, problems: [] };
    const context = context_shape/* contextShape */.B.read(treeOfJson(value), reader);
    if (context !== undefined)
        return { context };
    return { error: reader.problems.map((problem) => problem.message).join(' ') };
}
function readPauseEvent(event) {
    const toolCallId = (0,json/* ownField */.hQ)(event, 'tool_call_id');
    const text = (0,json/* ownField */.hQ)(event, 'arguments');
    return typeof toolCallId === 'string' && typeof text === 'string' ? [{ toolCallId, arguments: text }] : [];
}
function readDecision(event) {
    const answer = (0,json/* ownField */.hQ)(event, 'answer');
    const rule = (0,json/* ownField */.hQ)(event, 'rule');
    return typeof rule === 'string' ? { rule, answer: typeof answer === 'string' ? answer : null } : undefined;
}
/** Decide every pause of a past run by a policy (design, "Tools around it", `replay`). */
function replay(run, policy) {
    const decisions = (0,decide/* startDecisions */.y)(policy, run.context);
    return run.pauses.map(({ request, decided }) => replayPause(request, decided, decisions));
}
function replayPause(request, was, decisions) {
    const first = decisions.decide(request);
    // Where a person was asked then and would be again, what the person said stands.
    const { answer, rule, outcome, reason } = first.outcome === 'ask' && first.rule === was.rule ? again(request, first, was, decisions) : first;
    const { toolCallId } = request;
    return {
        tool_call_id: toolCallId,
        operation: first.operation,
        was,
        now: { answer, rule, outcome, reason },
        changed: answer !== was.answer,
    };
}
function again(request, asked, was, decisions) {
    const wish = wishOf(was.answer);
    if (wish === undefined)
        return decisions.nobodyAnswered(request, asked);
    const said = decisions.personAnswered(request, asked, wish);
    return 'error' in said ? asked : said;
}
/** What a person must have said for this answer; undefined when nobody may have said anything. */
function wishOf(answer) {
    if (answer === 'allow_once')
        return 'allow';
    if (answer === 'allow_always')
        return 'allow-always';
    if (answer === null || answer === canned_answer/* declineText */.Kx || answer === 'reject_once' || answer === 'reject_always')
        return undefined;
    const content = (0,json/* ownField */.hQ)(parseLine(answer) ?? {}, 'content');
    return { value: content ?? answer };
}

;// CONCATENATED MODULE: ./lib/cli/commands/policy/explain.js
// `interns policy explain`: what would be answered to a pause, and why.








/** Run `policy explain` (design, "Tools around it"): 0 allow or answer, 3 reject or decline, 4 stop or ask, 2 invalid. */
async function explain_explain(args, io) {
    const options = { json: { type: 'boolean' }, pause: { type: 'string' }, context: { type: 'string' } };
    const words = readUsage(args, options, 1);
    const pause = textFlag(words, 'pause');
    if (pause === undefined)
        throw new UsageError('"explain" needs --pause with the arguments of the pause as JSON.');
    const context = contextOf(textFlag(words, 'context'));
    const policy = await policyOrProblems(words.files[0] ?? defaultPolicyPath, io);
    if (policy === undefined)
        return usageExitCode;
    const request = { toolCallId: 'explained', arguments: pause };
    const decision = (0,decide/* startDecisions */.y)(policy, context).decide(request);
    if (words.flags['json'] === true)
        io.stdout(`${JSON.stringify((0,explain/* toExplanation */.Hc)(decision), null, 2)}\n`);
    else
        for (const line of (0,explain/* explainLines */.bg)(request, decision))
            io.stdout(`${(0,log/* oneLine */.TN)(line)}\n`);
    return (0,explain/* explainExitCode */.$j)(decision);
}
function contextOf(text) {
    if (text === undefined)
        return permission_context/* unknownContext */.Ut;
    const read = readContext(parseJson(text));
    if ('error' in read)
        throw new UsageError(`--context: ${read.error}`);
    return read.context;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new UsageError('--context is not JSON.');
    }
}

// EXTERNAL MODULE: ./lib/permission/file-shape.js + 1 modules
var file_shape = __webpack_require__(533);
;// CONCATENATED MODULE: ./lib/permission/schema.js
// The JSON Schema of the policy file, made from the definition that the loader reads with.

/**
 * The content of `intern-policy.schema.json` (design, "Tools around it"). Draft 7, because that is what editors know. It
 * says what a file looks like; that ids are unique, patterns compile and no character is invisible, only the loader says.
 */
function policyJsonSchema() {
    const definitions = new Map();
    const root = file_shape.fileShape.schema(definitions);
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: 'Permission policy of intern-action',
        ...root,
        definitions: Object.fromEntries(definitions),
    };
}

;// CONCATENATED MODULE: ./lib/cli/commands/policy/init.js
// `interns policy init`: a commented starting file with tests, and the schema that editors complete it with.







/** Run `policy init`: 0 written, 2 when a file is there already or can't be written. */
async function init(args, io) {
    const words = readUsage(args, {}, 1);
    const file = words.files[0] ?? defaultPolicyPath;
    const target = external_node_path_.resolve(io.cwd, file);
    try {
        await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
        // "wx": a policy that someone wrote is never overwritten.
        await (0,promises_.writeFile)(target, starterPolicy, { flag: 'wx' });
    }
    catch (error) {
        io.stderr(`${(0,log/* oneLine */.TN)(`interns policy init: ${file} is not written: ${(0,errors/* describeError */.Uc)(error)}`)}\n`);
        return usageExitCode;
    }
    // The schema is made by this program, so an older one is replaced.
    await (0,promises_.writeFile)(external_node_path_.join(external_node_path_.dirname(target), schemaFileName), `${JSON.stringify(policyJsonSchema(), null, 2)}\n`);
    io.stdout(`${(0,log/* oneLine */.TN)(file)} is written, and ${schemaFileName} beside it for editors.\n`);
    io.stdout('Next: "interns policy check" and "interns policy test".\n');
    return 0;
}

;// CONCATENATED MODULE: ./lib/cli/commands/policy/replay.js
// `interns policy replay`: which decisions of a past run would another policy have taken differently?








/** Run `policy replay` (design, "Tools around it"): 0 nothing changes, 1 something does, 2 an invalid file or transcript. */
async function replay_replay(args, io) {
    const words = readUsage(args, { json: { type: 'boolean' }, against: { type: 'string' } }, 1);
    const transcript = words.files[0];
    const against = textFlag(words, 'against');
    if (transcript === undefined || against === undefined) {
        throw new UsageError('"replay" needs a transcript, and --against with a policy file.');
    }
    const run = readTranscript(await readText(transcript, io));
    if ('error' in run)
        throw new UsageError(`The transcript ${transcript} can't be read: ${run.error}.`);
    const policy = await policyOrProblems(against, io);
    if (policy === undefined)
        return usageExitCode;
    const decisions = replay(run, policy);
    const changed = decisions.filter((each) => each.changed);
    if (words.flags['json'] === true) {
        io.stdout(`${JSON.stringify({ decisions: decisions.length, changed: changed.map(withoutFlag) }, null, 2)}\n`);
    }
    else {
        for (const each of changed)
            io.stdout(`${(0,log/* oneLine */.TN)(changeLine(each))}\n`);
        io.stdout(`${plural(decisions.length, 'decision')}, ${changed.length} would change\n`);
    }
    return changed.length > 0 ? 1 : 0;
}
async function readText(file, io) {
    try {
        return await (0,promises_.readFile)(external_node_path_.resolve(io.cwd, file), 'utf8');
    }
    catch (error) {
        throw new UsageError(`The transcript can't be read: ${(0,errors/* describeError */.Uc)(error)}.`);
    }
}
function withoutFlag({ changed: _changed, ...rest }) {
    return rest;
}
function changeLine({ tool_call_id: id, operation, was, now }) {
    const what = operation === null ? id : `${id} ${JSON.stringify(operation)}`;
    return `${what}: ${was.answer ?? 'stop'} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
}

// EXTERNAL MODULE: ./lib/permission/self-test.js
var self_test = __webpack_require__(4582);
;// CONCATENATED MODULE: ./lib/cli/commands/policy/test.js
// `interns policy test`: do the tests in the file hold, and would they notice if an entry were gone?






/** Run `policy test` (design, "Tools around it"): 0 all pass, 1 a test fails or an entry survives, 2 invalid file. */
async function test(args, io) {
    const words = readUsage(args, { json: { type: 'boolean' }, mutate: { type: 'boolean' } }, 1);
    const file = words.files[0] ?? defaultPolicyPath;
    const policy = await policyOrProblems(file, io);
    if (policy === undefined)
        return usageExitCode;
    const failures = (0,self_test/* runTests */.N)(policy);
    const mutate = words.flags['mutate'] === true;
    // While a test fails, every deletion would seem to be noticed.
    const survivors = mutate && failures.length === 0 ? (0,self_test/* findSurvivors */.j)(policy) : [];
    if (words.flags['json'] === true)
        printJson(policy, failures, survivors, io);
    else
        test_printText(file, policy, failures, survivors, mutate, io);
    const findings = [...failures.map(findingOfFailure), ...survivors.map(findingOfSurvivor)];
    annotate(file, 'error', findings, io, words.flags['json'] === true ? io.stderr : io.stdout);
    return findings.length > 0 ? 1 : 0;
}
function findingOfFailure(failure) {
    const { line, column, name, pause, message } = failure;
    return { line, column, code: 'test-failed', message: `Test "${name}", pause ${pause}: ${message}` };
}
function findingOfSurvivor({ line, column, id, list }) {
    return {
        line,
        column,
        code: 'survivor',
        message: `Without "${id}" of ${list} every test still passes. Add a test that needs it.`,
    };
}
function printJson(policy, failures, survivors, io) {
    const document = { tests: policy.tests.length, failures, survivors };
    io.stdout(`${JSON.stringify(document, null, 2)}\n`);
}
function test_printText(file, policy, failures, survivors, mutate, io) {
    for (const policyTest of policy.tests) {
        const failure = failures.find((each) => each.name === policyTest.name);
        io.stdout(`${failure === undefined ? 'ok  ' : 'FAIL'} ${(0,log/* oneLine */.TN)(policyTest.name)}\n`);
    }
    for (const finding of [...failures.map(findingOfFailure), ...survivors.map(findingOfSurvivor)]) {
        io.stdout(`${(0,log/* oneLine */.TN)(`${file}:${finding.line}:${finding.column}: ${finding.message}`)}\n`);
    }
    const entries = policy.guards.length + policy.rules.length + policy.questions.length;
    const noticed = mutate && failures.length === 0 ? `, ${entries - survivors.length} of ${entries} deletions noticed` : '';
    io.stdout(`${plural(policy.tests.length, 'test')}, ${failures.length} failed${noticed}\n`);
}

;// CONCATENATED MODULE: ./lib/cli/commands/policy.js
// `interns policy …`: check, test and explain permission policy files.







const subcommands = new Map([
    ['check', check],
    ['test', test],
    ['explain', explain_explain],
    ['replay', replay_replay],
    ['init', init],
]);
const help = `interns policy: check, test and explain permission policy files

Usage:
  interns policy check [FILE] [--strict] [--json]          errors and warnings; 0 clean or warnings only, 2 errors
  interns policy test [FILE] [--mutate] [--json]           the tests in the file; 0 all pass, 1 a test fails, 2 invalid
  interns policy explain [FILE] --pause JSON [--context JSON] [--json]
                                                           0 allow or answer, 3 reject or decline, 4 stop or ask
  interns policy replay TRANSCRIPT --against FILE [--json] decisions of a past run that would change; 0 none, 1 some
  interns policy init [FILE]                               write a starting file with tests

FILE is .github/intern-policy.yml when it is left out. docs/policy.md tells how to write one.
`;
/** Run one sub-command (design, "Tools around it") and return its exit code. */
async function policy(args, io) {
    const [name, ...rest] = args;
    if (name === undefined || args.includes('--help') || args.includes('-h')) {
        (name === undefined ? io.stderr : io.stdout)(help);
        return name === undefined ? usageExitCode : 0;
    }
    const run = subcommands.get(name);
    if (run === undefined) {
        io.stderr(`interns policy: unknown command "${(0,log/* oneLine */.TN)(name)}". Use one of: ${[...subcommands.keys()].join(', ')}.\n`);
        return usageExitCode;
    }
    try {
        return await run(rest, io);
    }
    catch (error) {
        if (!(error instanceof UsageError))
            throw error;
        io.stderr(`interns policy ${name}: ${(0,log/* oneLine */.TN)(error.message)}\n`);
        return usageExitCode;
    }
}


/***/ }),

/***/ 5080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   enginesFor: () => (/* binding */ enginesFor),
/* harmony export */   noEngines: () => (/* binding */ noEngines)
/* harmony export */ });
/** No libraries: for what holds neither `re2` nor `shell`. */
const noEngines = { re2: undefined, shell: undefined };
/** Load the libraries that a file names by its keys, and no other. */
async function enginesFor(root) {
    const keys = new Set();
    collectKeys(root, keys);
    const [re2, shell] = await Promise.all([
        keys.has('re2') ? Promise.all(/* import() */[__webpack_require__.e(856), __webpack_require__.e(668)]).then(__webpack_require__.bind(__webpack_require__, 668)).then((module) => module.re2) : undefined,
        keys.has('shell') ? Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(617)]).then(__webpack_require__.bind(__webpack_require__, 3617)).then((module) => module.bash) : undefined,
    ]);
    return { re2, shell };
}
function collectKeys(node, keys) {
    if (node.type === 'list')
        for (const item of node.items)
            collectKeys(item, keys);
    if (node.type !== 'map')
        return;
    for (const entry of node.entries) {
        keys.add(entry.key);
        collectKeys(entry.value, keys);
    }
}


/***/ }),

/***/ 3204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ explainExitCode),
/* harmony export */   Hc: () => (/* binding */ toExplanation),
/* harmony export */   bg: () => (/* binding */ explainLines)
/* harmony export */ });
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7395);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9733);
// Why a pause is answered as it is, in lines for people and as JSON for programs.



/** A decision as JSON. */
function toExplanation(decision) {
    const { verb, answer, rule, reason, trace } = decision;
    return { verb, answer, rule, reason, trace };
}
/** The exit code of an explanation: 0 an allow or an answer, 3 a reject or decline, 4 stop or ask. */
function explainExitCode(decision) {
    if (decision.outcome === 'allow' || decision.outcome === 'answer')
        return 0;
    return decision.outcome === 'reject' ? 3 : 4;
}
/**
 * A decision in lines: the pause, every entry of its lists with why it matched or not, then the ladder, the budgets and
 * the answer (design, "Tools around it"). Nothing of the pause can break a line or hide in it.
 */
function explainLines(request, decision) {
    const width = Math.max(...decision.trace.map((entry) => entry.id.length), 'default'.length);
    return [
        `pause      ${describePause(request)}`,
        ...decision.trace.map((entry) => traceLine(entry, width)),
        ...(decision.ladder === null ? [] : [`ladder     ${decision.ladder}`]),
        `budgets    ${decision.budgets}`,
        ...(decision.reason === null ? [] : [`reason     ${(0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(decision.reason)}`]),
        `${decision.outcome === 'stop' || decision.outcome === 'ask' ? `${decision.outcome.padEnd(9)}  ` : 'answer     '}${answerText(decision)}by ${decision.rule}`,
    ];
}
function answerText(decision) {
    return decision.answer === null ? '' : `${(0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(decision.answer)} `;
}
const names = { guards: 'guard', rules: 'rule', questions: 'question', default: 'default' };
function traceLine(entry, width) {
    const name = entry.list === 'default' ? '' : entry.id;
    const verdict = entry.matched ? 'yes' : entry.because === 'not reached' ? '-  ' : 'no ';
    return `  ${names[entry.list].padEnd(8)} ${name.padEnd(width)}  ${verdict}  ${entry.because}`;
}
function describePause(request) {
    const pause = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .readPause */ .H)(request.arguments);
    if ('malformed' in pause)
        return `malformed: ${pause.malformed}`;
    const parts = [
        `kind ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(pause.kind)}`,
        ...(pause.tool === undefined ? [] : [`tool ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(pause.tool)}`]),
        ...(pause.command === undefined ? [] : [`command ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(pause.command)}`]),
        ...(typeof pause.arguments['message'] === 'string' ? [`message ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(pause.arguments['message'])}`] : []),
        ...(pause.options.length === 0 ? [] : [`options ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(pause.options)}`]),
    ];
    return parts.join(', ');
}


/***/ })

};
