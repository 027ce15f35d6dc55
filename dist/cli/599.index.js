export const id = 599;
export const ids = [599];
export const modules = {

/***/ 4599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYaml: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);

/** Parses a file; aliases and tags are problems, because they hide what an entry says. */
function readYaml(text, env) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { lineCounter: lines, prettyErrors: false });
    const problems = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
        ...placeAt(lines, pos[0]),
        message: `Not valid YAML: ${message}`,
    }));
    const placeOf = (node) => placeAt(lines, node?.range?.[0] ?? 0);
    const report = (node, message) => {
        problems.push({ ...placeOf(node), message });
    };
    const walk = { env, report };
    return {
        root: document.contents,
        problems,
        report,
        placeOf,
        mapping: (node, what, keys) => readMapping(node, what, keys, walk),
        list: (node, what) => readList(node, what, walk),
        scalar: (node, what) => readScalar(node, what, walk),
    };
}
function isPlain(node, what, { report }) {
    const flaw = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isAlias)(node) ? 'an alias' : node?.tag === undefined ? undefined : 'a tag';
    if (flaw !== undefined)
        report(node, `${what} has ${flaw}, which is not allowed here. Write the value out.`);
    return flaw === undefined;
}
function readMapping(node, what, keys, walk) {
    if (!isPlain(node, what, walk))
        return undefined;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node)) {
        walk.report(node, `${what} must be a mapping with the keys ${keys.join(', ')}.`);
        return undefined;
    }
    const values = new Map();
    for (const { key, value } of node.items) {
        const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) ? String(key.value) : '';
        const place = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isNode)(key) ? key : node;
        if (!keys.includes(name))
            walk.report(place, `Unknown key "${name}" in ${what}. Use ${keys.join(', ')}.`);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isNode)(value))
            values.set(name, value);
        else
            walk.report(place, `Key "${name}" in ${what} has no value.`);
    }
    return values;
}
function readList(node, what, walk) {
    if (!isPlain(node, what, walk))
        return undefined;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node) && node.items.length > 0)
        return node.items.filter(yaml__WEBPACK_IMPORTED_MODULE_0__.isNode);
    walk.report(node, `${what} must be a list with at least one element.`);
    return undefined;
}
function readScalar(node, what, walk) {
    if (!isPlain(node, what, walk))
        return undefined;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node)) {
        walk.report(node, `${what} must be a single value.`);
        return undefined;
    }
    if (typeof node.value !== 'string' || !node.value.includes('${'))
        return { value: node.value, isFromEnv: false };
    return substitute(node, node.value, what, walk);
}
/** A text with every `${NAME}` replaced; a variable that is missing or empty is a problem. */
function substitute(node, value, what, { env, report }) {
    const missing = [];
    const replaced = value.replace(/\$\{(\w+)\}/g, (_, name) => {
        const found = env[name] ?? '';
        if (found === '')
            missing.push(name);
        return found;
    });
    for (const name of missing) {
        report(node, `${what} names the environment variable "${name}", which is not set or empty. Set it in "env" of the step.`);
    }
    return missing.length === 0 ? { value: replaced, isFromEnv: true } : undefined;
}
function placeAt(lines, offset) {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
}


/***/ })

};
