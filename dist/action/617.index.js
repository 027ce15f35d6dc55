export const id = 617;
export const ids = [617];
export const modules = {

/***/ 3617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bash: () => (/* binding */ bash),
  literalByGrammar: () => (/* binding */ literalByGrammar)
});

// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(8989);
// EXTERNAL MODULE: ./lib/permission/invisible.js
var invisible = __webpack_require__(5856);
;// CONCATENATED MODULE: ./lib/permission/shell-doubt.js
/**
 * Why a node can't be trusted to be what the grammar says; undefined when it can. Each was found by running random texts
 * in Bash and dash: what one reads as a word, the other may run.
 */
function doubtOf(node) {
    switch (node.type) {
        case 'Command':
            return touches(node) ? 'two words touch, which is one word to a shell' : undefined;
        case 'Word':
            return wordDoubt(node);
        case 'DoubleQuoted':
        case 'LocaleString':
            return node.parts.some((part) => part.type === 'Literal' && holds(part.text, substitution)) ? unread : undefined;
        case 'AnsiCQuoted':
            return node.text.includes("\\'") ? "\"$'…\\'…'\" ends elsewhere in other shells" : undefined;
        case 'CommandExpansion':
        case 'ProcessSubstitution':
        case 'ArithmeticCommandExpansion':
            return node.script === undefined ? unread : undefined;
        case 'ArithmeticExpansion':
            return node.expression === undefined ? unread : undefined;
        case 'ArithmeticWord':
            // What is no arithmetic is kept as one word; some shells then take it for a command.
            return /[\s;|&<>()]/u.test(node.value) ? unread : undefined;
        case 'ArithmeticCommand':
            return '"((" is not read alike by all shells';
        case 'TestLogical':
            return '"&&" and "||" in "[[ ]]" are not read alike by all shells';
        case 'Redirect':
            return node.operator.startsWith('&') ? `"${node.operator}" is not read alike by all shells` : undefined;
        case 'HereDocDelimiter':
            return plainDelimiter.test(node.text) ? undefined : 'the end of a here-document is not read alike by all shells';
        default:
            return node.type === 'Unknown' ? unread : undefined;
    }
}
const unread = 'a part of the text can not be parsed';
const substitution = /`|\$[({[]/u;
const structure = /[()<>;&|`$\n"']/u;
const plainDelimiter = /^(?:\\?[A-Za-z0-9_.-]+|'[A-Za-z0-9_. -]+'|"[A-Za-z0-9_. -]+")$/u;
/** Whether a word begins where the one before it ends: the grammar splits `cu>()rl`, and Bash runs `curl`. */
function touches(command) {
    const words = [...command.prefix, ...(command.name === undefined ? [] : [command.name]), ...command.suffix].filter((each) => each.type === 'Word' || each.type === 'Assignment');
    return words.some((word, index) => word.pos === words[index - 1]?.end);
}
/** A word that the grammar takes for plain text, though something in it is structure. */
function wordDoubt(word) {
    const texts = word.parts === undefined ? [word.text] : word.parts.flatMap((part) => (part.type === 'Literal' ? [part.text] : []));
    return texts.some((text) => holds(text, structure)) ? unread : undefined;
}
function holds(text, pattern) {
    return pattern.test(text.replace(/\\[\s\S]/gu, ''));
}

// EXTERNAL MODULE: ./lib/permission/shell-words.js
var shell_words = __webpack_require__(9653);
;// CONCATENATED MODULE: ./lib/permission/bash.js
// The two readings of a shell text through unbash, a Bash grammar; the literal alphabet is the second layer of the strict one.




/** A Bash grammar (design, "What can be matched"). Each reading remembers its last text, as many rules ask about one. */
const bash = { literal: rememberLast(readLiteral), full: rememberLast(readFull) };
function rememberLast(read) {
    let last;
    return (text) => {
        if (last?.text !== text)
            last = { text, reading: read(text) };
        return last.reading;
    };
}
function readLiteral(text) {
    const words = (0,shell_words/* readWords */.u)(text, { pattern: false });
    if ('refused' in words)
        return words;
    const commands = words.commands.map((command) => command.map((word) => word.text));
    if (JSON.stringify(literalByGrammar(text)) === JSON.stringify(commands))
        return { commands };
    return { refused: 'the Bash grammar reads more in it than literal commands' };
}
/**
 * The commands of a text by the grammar alone, the first of the two layers; undefined when it is anything but simple
 * commands joined by the four joints, with words that are the same whenever they run.
 */
function literalByGrammar(text) {
    const script = orUndefined(() => (0,parser/* parse */.qg)(text));
    if (script === undefined || script.errors !== undefined || script.shebang !== undefined)
        return undefined;
    const commands = [];
    for (const statement of script.commands) {
        if (statement.background === true)
            return undefined;
        const node = statement.command;
        for (const part of node.type === 'AndOr' ? node.commands : [node]) {
            if (!addPipeline(part, commands))
                return undefined;
        }
    }
    return commands;
}
function addPipeline(node, commands) {
    if (node.type !== 'Pipeline')
        return addCommand(node, commands);
    if (node.prefixes.length > 0 || node.operators.some((operator) => operator !== '|'))
        return false;
    return node.commands.every((command) => addCommand(command, commands));
}
function addCommand(node, commands) {
    if (node.type !== 'Command' || node.name === undefined)
        return false;
    if (node.prefix.length > 0 || node.redirects.length > 0)
        return false;
    const words = [node.name, ...node.args].map(staticText);
    if (!words.every((word) => word !== null))
        return false;
    commands.push(words);
    return true;
}
/** What the grammar tells, undefined where it gives up: it can throw on nesting, also when a substitution is visited. */
function orUndefined(read) {
    try {
        return read();
    }
    catch {
        return undefined;
    }
}
function readFull(text) {
    const unseen = (0,invisible/* findInvisible */.tO)(text, '\n\t')[0];
    if (unseen !== undefined)
        return { untold: `the text holds ${unseen.name}, which readers take differently` };
    return orUndefined(() => commandsBelow((0,parser/* parse */.qg)(text))) ?? { untold: 'the text can not be parsed' };
}
function commandsBelow(script) {
    const commands = [];
    const open = [script];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (node.type === 'Script' && 'errors' in node && node.errors !== undefined) {
            return { untold: `the text can not be parsed: ${node.errors[0]?.message ?? 'an error'}` };
        }
        const doubt = doubtOf(node);
        if (doubt !== undefined)
            return { untold: doubt };
        if (node.type === 'Command' && node.name !== undefined)
            commands.push(seenCommand(node, node.name));
        (0,parser/* forEachChild */.dK)(node, (child) => open.push(child));
    }
    if (commands.length === 0)
        return { untold: 'the text is empty, or names no program' };
    // The stack reads backwards; messages name the first command that matches.
    return { commands: commands.toReversed() };
}
function seenCommand(command, name) {
    const program = staticText(name);
    return {
        // A backslash in a program's name is there to hide it.
        program: program === null || name.text.includes('\\') ? null : program,
        arguments: command.args.map(staticText),
    };
}
/** The text of a word that is the same whenever it runs; null for expansions, globs, braces and home directories. */
function staticText(word) {
    if (word.type === 'Assignment')
        return /^[A-Za-z0-9_@%+=:,./-]*$/u.test(word.text) ? word.text : null;
    if (word.text.startsWith('~'))
        return null;
    for (const part of word.parts ?? []) {
        if (part.type === 'Literal' || part.type === 'SingleQuoted')
            continue;
        if (part.type === 'DoubleQuoted' && part.parts.every((child) => child.type === 'Literal'))
            continue;
        return null;
    }
    return word.value;
}


/***/ })

};
