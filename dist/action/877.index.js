export const id = 877;
export const ids = [877];
export const modules = {

/***/ 9877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fileShape: () => (/* binding */ fileShape),
  testOf: () => (/* binding */ testOf)
});

// EXTERNAL MODULE: ./lib/permission/context.js
var context = __webpack_require__(1576);
// EXTERNAL MODULE: ./lib/permission/json.js
var json = __webpack_require__(9733);
;// CONCATENATED MODULE: ./lib/permission/nearest.js
// The known word that a misspelt one most likely meant.
/** The candidate nearest to a word by edits (insert, delete, replace, swap), undefined when none is near. */
function nearest(word, candidates) {
    let best;
    let least = Math.max(2, Math.floor(word.length / 2)) + 1;
    for (const candidate of candidates) {
        const distance = edits(normal(word), normal(candidate));
        if (distance < least) {
            best = candidate;
            least = distance;
        }
    }
    return best;
}
// Case, dashes and underscores are what is mistaken most, so they cost nothing.
function normal(word) {
    return word.toLowerCase().replace(/[-_ ]/gu, '');
}
/** Optimal string alignment distance. */
function edits(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            if (swapped)
                least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
            row.push(least);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length] ?? 0;
}

;// CONCATENATED MODULE: ./lib/permission/shape.js

/** Tell the reader of a problem; the undefined that it returns is what a failed `read` returns. */
function fail(reader, at, code, message) {
    reader.problems.push({ ...at, code, message });
    return undefined;
}
/** The value of a plain node; undefined for a mapping or a list. */
function plainOf(node) {
    return node.type === 'plain' ? node.value : undefined;
}
/** The string that a node is; undefined when it is none. */
function stringOf(node) {
    const value = plainOf(node);
    return typeof value === 'string' ? value : undefined;
}
/** A node for a message: `a list`, `the string "x"`, `the number 3`. */
function describeNode(node) {
    if (node.type === 'map')
        return 'a mapping';
    if (node.type === 'list')
        return 'a list';
    if (node.value === null)
        return 'empty';
    return `the ${typeof node.value} ${JSON.stringify(node.value)}`;
}
/** Tell the reader that a node is of the wrong type. */
function wrongType(reader, node, what, wanted) {
    return fail(reader, node.at, 'wrong-type', `${what} is ${describeNode(node)}. Write ${wanted}.`);
}
/** A string with something in it. */
function shape_text(what, about) {
    return {
        read(node, reader) {
            const value = stringOf(node);
            if (value === undefined)
                return wrongType(reader, node, what, 'a string');
            if (value.trim() === '')
                return fail(reader, node.at, 'invalid-value', `${what} is blank. Write what it is.`);
            return value;
        },
        schema: () => ({ type: 'string', pattern: '\\S', description: about }),
    };
}
/** A whole number from 1. */
function count(what, about) {
    return {
        read(node, reader) {
            const value = plainOf(node);
            if (typeof value === 'number' && Number.isInteger(value) && value >= 1)
                return value;
            return wrongType(reader, node, what, 'a whole number, at least 1');
        },
        schema: () => ({ type: 'integer', minimum: 1, description: about }),
    };
}
/** One of a few words; a misspelt one is told the nearest. */
function word(what, words, about) {
    const all = words.map((each) => `"${each}"`).join(', ');
    return {
        read(node, reader) {
            const value = plainOf(node);
            const known = words.find((each) => each === value);
            if (known !== undefined)
                return known;
            if (typeof value !== 'string')
                return wrongType(reader, node, what, `one of ${all}`);
            const near = nearest(value, words);
            const hint = near === undefined ? `Use one of ${all}.` : `Did you mean "${near}"? Possible are ${all}.`;
            return fail(reader, node.at, 'invalid-value', `${what} is ${JSON.stringify(value)}. ${hint}`);
        },
        schema: () => ({ enum: words, description: about }),
    };
}
/** A list of things of one shape. */
function list(what, of, about) {
    return {
        read(node, reader) {
            if (node.type !== 'list')
                return wrongType(reader, node, what, 'a list');
            return allOf(node.items.map((item) => of.read(item, reader)));
        },
        schema: (defs) => ({ type: 'array', items: of.schema(defs), description: about }),
    };
}
/** The items, when every one of them could be read. */
function allOf(items) {
    return items.every((item) => item !== undefined) ? items : undefined;
}
/** A shape whose value is made into another; what is wrong with it, `convert` tells the reader. */
function converted(of, convert) {
    return {
        read(node, reader) {
            const value = of.read(node, reader);
            return value === undefined ? undefined : convert(value, reader);
        },
        schema: (defs) => of.schema(defs),
    };
}
/** A value with its place. */
function placed(of) {
    return {
        read(node, reader) {
            const value = of.read(node, reader);
            return value === undefined ? undefined : { at: node.at, value };
        },
        schema: (defs) => of.schema(defs),
    };
}
/** A shape that stands in the schema once, under a name. */
function named(name, of) {
    return {
        read: (node, reader) => of.read(node, reader),
        schema(defs) {
            if (!defs.has(name)) {
                // The name is taken before its content is made, so that a shape may hold itself.
                defs.set(name, {});
                defs.set(name, of.schema(defs));
            }
            return { $ref: `#/definitions/${name}` };
        },
    };
}
/** The JSON value of a node; objects have no prototype, so that no key means more than itself. */
function toJson(node) {
    if (node.type === 'plain')
        return node.value;
    if (node.type === 'list')
        return node.items.map(toJson);
    const object = Object.create(null);
    for (const entry of node.entries)
        object[entry.key] = toJson(entry.value);
    return object;
}

;// CONCATENATED MODULE: ./lib/permission/mapping.js
// Mappings of the policy file: fixed keys, each required or not, and nothing else.


/** A key that must be there. */
function required(shape) {
    return { shape, required: true };
}
/** A key that may be left out. */
function optional(shape) {
    return { shape, required: false };
}
/** A mapping with these keys and no other; a misspelt key is told the nearest. */
function mapping(fields, options) {
    const known = new Map(Object.entries(fields));
    return {
        read(node, reader) {
            if (node.type !== 'map')
                return wrongType(reader, node, options.what, 'a mapping');
            const before = reader.problems.length;
            const value = readFields(node, known, options.what, reader);
            if (reader.problems.length === before)
                options.check?.(value, reader);
            return reader.problems.length === before ? value : undefined;
        },
        schema(defs) {
            const properties = Object.fromEntries([...known].map(([key, field]) => [key, field.shape.schema(defs)]));
            const must = [...known].filter(([, field]) => field.required).map(([key]) => key);
            return {
                type: 'object',
                description: options.about,
                properties,
                ...(must.length > 0 ? { required: must } : {}),
                additionalProperties: false,
                ...options.schema,
            };
        },
    };
}
function readFields(node, known, what, reader) {
    const value = Object.create(null);
    const places = new Map();
    for (const entry of node.entries) {
        const field = known.get(entry.key);
        if (field === undefined) {
            unknownKey(entry, [...known.keys()], what, reader);
            continue;
        }
        places.set(entry.key, entry.at);
        value[entry.key] = field.shape.read(entry.value, reader);
    }
    for (const [key, field] of known) {
        if (field.required && !places.has(key)) {
            fail(reader, node.at, 'missing-key', `${what} has no "${key}". Add it.`);
        }
    }
    return Object.assign(value, { at: node.at, places });
}
/** Tell the reader of a key that does not belong, with the one that was most likely meant. */
function unknownKey(entry, known, what, reader) {
    const near = nearest(entry.key, known);
    const list = known.map((key) => `"${key}"`).join(', ');
    const hint = near === undefined ? `Possible are ${list}.` : `Did you mean "${near}"? Possible are ${list}.`;
    return fail(reader, entry.at, 'unknown-key', `${what} has no key ${JSON.stringify(entry.key)}. ${hint}`);
}

// EXTERNAL MODULE: ./lib/permission/glob.js
var permission_glob = __webpack_require__(4885);
;// CONCATENATED MODULE: ./lib/permission/matcher-schema.js
// How a matcher is written, as JSON Schema.

/** The JSON Schema of a matcher (design, "What can be matched"); it stands in `defs` once. */
function matcherSchema(options, defs) {
    const name = `${options.negated ? 'not-' : ''}${options.place}-${options.values}`;
    if (!defs.has(name)) {
        // The name is taken first: a negated matcher may hold itself.
        defs.set(name, {});
        defs.set(name, { anyOf: [...plainSchemas(options.values), ...bracesSchemas(options, defs)] });
    }
    return { $ref: `#/definitions/${name}` };
}
function plainSchemas(values) {
    return [valueSchemas[values], { type: 'array', items: valueSchemas[values], minItems: 1 }];
}
function bracesSchemas(options, defs) {
    const negated = options.forms.filter((form) => form !== 'shell' && form !== 'present');
    const content = contentSchemas(options, matcherSchema.bind(undefined, { ...options, forms: negated, negated: true }, defs));
    const missing = options.place === 'guard' && !options.negated
        ? { missing: { const: 'match', description: 'Match a missing field too.' } }
        : {};
    return (options.negated ? negated : options.forms).map((form) => ({
        type: 'object',
        properties: { [form]: content[form](), ...missing },
        required: [form],
        additionalProperties: false,
    }));
}
function contentSchemas({ place, values }, negated) {
    const direction = place === 'guard' ? 'any' : 'only';
    return {
        glob: () => ({
            type: 'string',
            description: '* is any run of characters, ? is one, a backslash escapes. The whole value.',
        }),
        re2: () => ({ type: 'string', description: 'RE2 syntax. The whole value.' }),
        not: () => ({ description: 'Any other present value.', allOf: [negated()] }),
        present: () => ({ type: 'boolean', description: 'Whether the field is there.' }),
        has: () => ({ description: 'A list with one of these.', anyOf: [...plainSchemas(values)] }),
        in: () => ({ type: 'array', items: valueSchemas[values], minItems: 1, description: 'Any of these.' }),
        shell: () => ({
            type: 'object',
            properties: { [direction]: { type: 'array', items: { type: 'string' }, minItems: 1 } },
            required: [direction],
            additionalProperties: false,
            description: direction === 'any'
                ? 'Some command of the text is covered by a pattern, or what runs can not be told.'
                : 'The text is literal commands joined by && || ; or |, and every one is covered by a pattern.',
        }),
    };
}
const valueSchemas = {
    text: { type: 'string' },
    texts: { type: 'string' },
    'text-or-null': { type: ['string', 'null'] },
    flag: { enum: [true, false, context/* unknown */.L5] },
    any: { type: ['string', 'number', 'boolean', 'null'] },
};

;// CONCATENATED MODULE: ./lib/permission/matcher-values.js
// The plain values of a matcher: of a type that the key can have, and at least one.


/** One value, or a list of values, undefined after the reader has been told what is wrong. */
function plainValues(node, options, reader) {
    if (node.type === 'map')
        return wrongType(reader, node, options.what, 'a value, or a list of values');
    if (node.type === 'plain') {
        const value = plainValue(node, options, reader);
        return value === undefined ? undefined : [value];
    }
    return listValues(node, options, reader);
}
function listValues(node, options, reader) {
    if (node.items.length === 0)
        return fail(reader, node.at, 'invalid-value', `${options.what} has an empty list, which never matches. Name at least one value.`);
    return allOf(node.items.map((item) => item.type === 'plain'
        ? plainValue(item, options, reader)
        : wrongType(reader, item, `An element of ${options.what}`, 'a plain value')));
}
function plainValue(node, options, reader) {
    const { value } = node;
    const fits = {
        text: typeof value === 'string',
        'text-or-null': typeof value === 'string' || value === null,
        texts: typeof value === 'string',
        flag: typeof value === 'boolean' || value === context/* unknown */.L5,
        any: true,
    }[options.values];
    if (fits)
        return value;
    const kind = options.values === 'flag' ? 'true, false or "unknown"' : 'a string; put it in quotes';
    return fail(reader, node.at, 'wrong-type', `${options.what} is ${describeNode(node)}, which never matches. Write ${kind}.`);
}

// EXTERNAL MODULE: ./lib/permission/shell.js
var shell = __webpack_require__(2741);
;// CONCATENATED MODULE: ./lib/permission/matcher-shape.js
// How a matcher is written in the file, per place and per kind of value.






/** The forms of a matcher in braces. */
const matcher_shape_forms = ['glob', 're2', 'not', 'present', 'has', 'in', 'shell'];
/** A matcher of the file (design, "What can be matched"). */
function matcherShape(options) {
    return {
        read(node, reader) {
            if (node.type !== 'map') {
                const values = plainValues(node, options, reader);
                return values === undefined ? undefined : { test: { type: 'values', values }, missing: false };
            }
            return readBraces(node, options, reader);
        },
        schema: (defs) => matcherSchema({ ...options, forms: formsOf(options), negated: false }, defs),
    };
}
/** The forms in braces that may stand here. */
function formsOf(options) {
    return matcher_shape_forms.filter((form) => {
        if (form === 'present')
            return options.place !== 'when';
        if (form === 'has')
            return options.values === 'texts' || options.values === 'any';
        if (form === 'shell')
            return (options.place === 'guard' || options.place === 'rule') && options.values !== 'texts';
        if (form === 'glob' || form === 're2')
            return options.values !== 'flag';
        return true;
    });
}
function readBraces(node, options, reader) {
    const allowed = formsOf(options);
    const missing = node.entries.find((entry) => entry.key === 'missing');
    const others = node.entries.filter((entry) => entry !== missing);
    const stray = others.find((entry) => !allowed.includes(entry.key));
    if (stray !== undefined)
        return strayForm(stray, allowed, options, reader);
    const [entry, second] = others;
    if (entry === undefined || second !== undefined) {
        const list = allowed.map((form) => `"${form}"`).join(', ');
        return fail(reader, node.at, 'invalid-value', `${options.what} needs exactly one of ${list}.`);
    }
    const misses = missing === undefined ? false : readMissing(missing, options, reader);
    const test = readForm(entry, options, reader);
    return test === undefined || misses === undefined ? undefined : { test, missing: misses };
}
function strayForm(entry, allowed, options, reader) {
    if (!matcher_shape_forms.some((form) => form === entry.key)) {
        const known = options.place === 'guard' ? [...allowed, 'missing'] : allowed;
        return unknownKey(entry, known, options.what, reader);
    }
    return fail(reader, entry.at, 'invalid-value', `${options.what} can't be matched with "${entry.key}" here. ${whyNotHere(entry.key)}`);
}
function whyNotHere(form) {
    if (form === 'present')
        return 'A key of "when" is never missing; ask for the word "unknown".';
    if (form === 'has')
        return 'It is never a list; write the value itself.';
    if (form === 'shell')
        return '"shell" stands in the "match" of rules and guards, over a text.';
    return 'It is true, false or "unknown"; write one of them.';
}
function readMissing(entry, options, reader) {
    if (options.place !== 'guard') {
        return fail(reader, entry.at, 'invalid-value', `"missing" stands only in the "match" of guards. Delete it.`);
    }
    if (plainOf(entry.value) === 'match')
        return true;
    return wrongType(reader, entry.value, '"missing"', 'match');
}
function readForm(entry, options, reader) {
    const node = entry.value;
    switch (entry.key) {
        case 'glob':
            return readGlob(node, options, reader);
        case 're2':
            return readRe2(node, options, reader);
        case 'not':
            return readNot(node, options, reader);
        case 'present':
            return readPresent(node, reader);
        case 'has':
            return valuesTest('has', node, options, reader);
        case 'in':
            if (node.type !== 'list')
                return wrongType(reader, node, '"in"', 'a list of values');
            return valuesTest('values', node, options, reader);
        default:
            return readShell(node, options, reader);
    }
}
function readPresent(node, reader) {
    const present = plainOf(node);
    return typeof present === 'boolean'
        ? { type: 'present', present }
        : wrongType(reader, node, '"present"', 'true or false');
}
function valuesTest(type, node, options, reader) {
    const values = plainValues(node, options, reader);
    return values === undefined ? undefined : { type, values };
}
function readGlob(node, options, reader) {
    const source = stringOf(node);
    if (source === undefined)
        return wrongType(reader, node, `The glob of ${options.what}`, 'a string');
    const glob = (0,permission_glob/* compileGlob */.S)(source);
    if (glob !== undefined)
        return { type: 'glob', glob };
    return fail(reader, node.at, 'invalid-pattern', `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two for one.`);
}
function readRe2(node, options, reader) {
    const pattern = stringOf(node);
    if (pattern === undefined)
        return wrongType(reader, node, `The re2 of ${options.what}`, 'a string');
    const matches = reader.engines.re2?.compile(pattern);
    if (typeof matches === 'function')
        return { type: 're2', pattern, matches };
    return fail(reader, node.at, 'invalid-pattern', `${JSON.stringify(pattern)} is not RE2: ${matches?.error ?? 'the library is not loaded'}. Look-around and back-references do not exist in RE2.`);
}
function readNot(node, options, reader) {
    const forbidden = node.type === 'map' ? node.entries.find((entry) => ['shell', 'present', 'missing'].includes(entry.key)) : undefined;
    if (forbidden !== undefined) {
        return fail(reader, forbidden.at, 'invalid-value', `"not" holds no "${forbidden.key}". ${notInstead(forbidden.key)}`);
    }
    const inner = matcherShape(options).read(node, reader);
    return inner === undefined ? undefined : { type: 'not', test: inner.test };
}
function notInstead(key) {
    if (key === 'present')
        return 'Write "present" with the other value.';
    if (key === 'missing')
        return 'Put "missing" beside "not".';
    return 'Write a guard with "any", or a rule with "only".';
}
function readShell(node, options, reader) {
    const direction = options.place === 'guard' ? 'any' : 'only';
    if (node.type !== 'map')
        return wrongType(reader, node, '"shell"', `{ ${direction}: [patterns] }`);
    const [entry, second] = node.entries;
    if (entry === undefined || second !== undefined) {
        return fail(reader, node.at, 'invalid-value', `"shell" needs exactly the key "${direction}" here.`);
    }
    if (entry.key !== direction) {
        if (entry.key !== 'only' && entry.key !== 'any')
            return unknownKey(entry, [direction], '"shell"', reader);
        const why = direction === 'any'
            ? 'a guard asks "any", so that nothing slips by'
            : 'a rule asks "only", so that nothing rides along';
        return fail(reader, entry.at, 'invalid-value', `"${entry.key}" does not stand in a ${options.place}: ${why}. Write "${direction}".`);
    }
    const patterns = readPatterns(entry.value, direction, reader);
    const syntax = reader.engines.shell;
    return patterns === undefined || syntax === undefined ? undefined : { type: direction, patterns, syntax };
}
function readPatterns(node, direction, reader) {
    if (node.type !== 'list' || node.items.length === 0)
        return wrongType(reader, node, `"${direction}"`, 'a list of at least one pattern');
    return allOf(node.items.map((item) => readPattern(item, reader)));
}
function readPattern(node, reader) {
    const source = stringOf(node);
    if (source === undefined)
        return wrongType(reader, node, 'A pattern', 'a string');
    const pattern = (0,shell/* compileCommandPattern */.fm)(source);
    if (!('error' in pattern))
        return pattern;
    return fail(reader, node.at, 'invalid-pattern', `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`);
}

;// CONCATENATED MODULE: ./lib/permission/pointer.js
// JSON Pointers (RFC 6901), for the fields that a deployment will send tomorrow.

/** The steps of a pointer, undefined when the text is none. The pointer to the whole document is none here. */
function readPointer(text) {
    if (!text.startsWith('/') || /~(?![01])/u.test(text))
        return undefined;
    return text
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** The value that a pointer's steps lead to, undefined when there is none. Inherited properties are not followed. */
function follow(steps, document) {
    let value = document;
    for (const step of steps) {
        if ((0,json/* isList */.Lv)(value))
            value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : undefined;
        else if ((0,json/* isObject */.Gv)(value))
            value = (0,json/* ownField */.hQ)(value, step);
        else
            return undefined;
    }
    return value;
}

;// CONCATENATED MODULE: ./lib/permission/conditions-shape.js






/** The keys of `match` beside JSON Pointers (design, "What can be matched"). */
const matchKeys = new Map([
    ['kind', { values: 'text', about: 'permission, or the kind of a question.', read: (pause) => pause.kind }],
    [
        'operation',
        { values: 'text-or-null', about: 'The operation as the intern names it.', read: (pause) => pause.operation },
    ],
    ['options', { values: 'texts', about: 'The options offered.', read: argument('options') }],
    ['message', { values: 'text', about: 'The text of a question.', read: argument('message') }],
    [
        'tool',
        {
            values: 'text-or-null',
            about: 'shell for "shell command: …", otherwise the operation.',
            read: (pause) => pause.tool,
        },
    ],
    [
        'command',
        {
            values: 'text',
            about: 'The text after "shell command: ", otherwise the field command.',
            read: (pause) => pause.command,
        },
    ],
]);
function argument(name) {
    return (pause) => (0,json/* ownField */.hQ)(pause.arguments, name);
}
/** The conditions of `match` (design, "What can be matched"): at least one. */
function matchShape(place) {
    const pointed = matcherShape({ place, values: 'any', what: 'The field' });
    return {
        read(node, reader) {
            if (node.type !== 'map')
                return wrongType(reader, node, '"match"', 'a mapping of conditions');
            if (node.entries.length === 0) {
                return fail(reader, node.at, 'invalid-value', '"match" is empty and would match everything. Name at least one key.');
            }
            return allOf(node.entries.map((entry) => readMatch(entry, place, reader)));
        },
        schema: (defs) => ({
            type: 'object',
            description: 'What the pause has to be; all of it.',
            minProperties: 1,
            properties: Object.fromEntries([...matchKeys].map(([key, { values, about }]) => [
                key,
                { description: about, allOf: [matcherShape({ place, values, what: key }).schema(defs)] },
            ])),
            patternProperties: { '^/': pointed.schema(defs) },
            additionalProperties: false,
        }),
    };
}
function readMatch(entry, place, reader) {
    const what = `"${entry.key}"`;
    const known = matchKeys.get(entry.key);
    if (known !== undefined) {
        const matcher = matcherShape({ place, values: known.values, what }).read(entry.value, reader);
        return matcher && { key: entry.key, at: entry.at, matcher, value: known.read };
    }
    if (!entry.key.startsWith('/')) {
        return unknownKey(entry, [...matchKeys.keys(), '/field'], '"match"', reader);
    }
    const steps = readPointer(entry.key);
    if (steps === undefined) {
        return fail(reader, entry.at, 'invalid-value', `${what} is no JSON Pointer: after "~" stands 0 for a tilde or 1 for a slash.`);
    }
    const matcher = matcherShape({ place, values: 'any', what }).read(entry.value, reader);
    return matcher && { key: entry.key, at: entry.at, matcher, value: (pause) => follow(steps, pause.arguments) };
}
const matcherValues = { text: 'text', flag: 'flag', texts: 'texts' };
/** The conditions of `when` (design, "Context"). */
const whenShape = {
    read(node, reader) {
        return readWhen(node, undefined, reader);
    },
    schema: (defs) => whenSchema(undefined, defs),
};
function readWhen(node, group, reader) {
    const what = group === undefined ? '"when"' : `"when.${group}"`;
    if (node.type !== 'map')
        return wrongType(reader, node, what, 'a mapping of conditions');
    return allOf(node.entries.map((entry) => readWhenEntry(entry, group, what, reader)))?.flat();
}
function readWhenEntry(entry, group, what, reader) {
    if (group === undefined && groupNames.includes(entry.key))
        return readWhen(entry.value, entry.key, reader);
    const known = context/* contextKeys */.yO.find((each) => each.group === group && each.name === entry.key);
    if (known === undefined)
        return strangeKey(entry, group, what, reader);
    const key = (0,context/* contextKeyName */.So)(known);
    const options = { place: 'when', values: matcherValues[known.value], what: `"when.${key}"` };
    const matcher = matcherShape(options).read(entry.value, reader);
    return matcher && [{ key, at: entry.at, matcher, value: known.read }];
}
/** The mappings inside `when` and `context`. */
const groupNames = ['actor', 'repository'];
/** The keys that may stand in `when` and `context`, or in one of their mappings. */
function contextNames(group) {
    const names = context/* contextKeys */.yO.filter((each) => each.group === group).map((each) => each.name);
    return group === undefined ? [...names, ...groupNames] : names;
}
/** Tell the reader of a key that `when` and `context` don't have, `actor.login` in one word included. */
function strangeKey(entry, group, what, reader) {
    const dotted = group === undefined && context/* contextKeys */.yO.find((each) => (0,context/* contextKeyName */.So)(each) === entry.key);
    if (dotted) {
        const spelled = `${dotted.group ?? ''}: { ${dotted.name}: … }`;
        return fail(reader, entry.at, 'unknown-key', `${what} has no key "${entry.key}". Write "${spelled}".`);
    }
    return unknownKey(entry, contextNames(group), what, reader);
}
function whenSchema(group, defs) {
    const own = context/* contextKeys */.yO
        .filter((each) => each.group === group)
        .map((each) => [
        each.name,
        {
            description: each.about,
            allOf: [matcherShape({ place: 'when', values: matcherValues[each.value], what: '' }).schema(defs)],
        },
    ]);
    const groups = group === undefined
        ? [
            ['actor', whenSchema('actor', defs)],
            ['repository', whenSchema('repository', defs)],
        ]
        : [];
    return {
        type: 'object',
        description: 'What the run has to be; all of it. A value that is not known is the word "unknown".',
        properties: Object.fromEntries([...own, ...groups]),
        additionalProperties: false,
    };
}

;// CONCATENATED MODULE: ./lib/permission/context-shape.js
// How a context is written: under `tests`, and as JSON after `--context`. What is left out is unknown.




/** A context in which what is left out is `unknown` (design, "Tests in the file"). */
const contextShape = {
    read(node, reader) {
        const before = reader.problems.length;
        const fields = new Map();
        readGroup(node, undefined, fields, reader);
        return reader.problems.length > before ? undefined : contextOf(fields);
    },
    schema: () => groupSchema(undefined),
};
function readGroup(node, group, fields, reader) {
    const what = group === undefined ? '"context"' : `"context.${group}"`;
    if (node.type !== 'map') {
        wrongType(reader, node, what, `a mapping with some of ${contextNames(group).join(', ')}`);
        return;
    }
    for (const entry of node.entries)
        readEntry(entry, group, what, fields, reader);
}
function readEntry(entry, group, what, fields, reader) {
    if (group === undefined && groupNames.includes(entry.key)) {
        readGroup(entry.value, entry.key, fields, reader);
        return;
    }
    const known = context/* contextKeys */.yO.find((each) => each.group === group && each.name === entry.key);
    if (known === undefined) {
        strangeKey(entry, group, what, reader);
        return;
    }
    const value = readField(entry.value, known.value);
    if (value === undefined) {
        fail(reader, entry.value.at, 'wrong-type', `"${entry.key}" of ${what} is not ${wantedField[known.value]}.`);
        return;
    }
    fields.set(entry.key, value);
}
const wantedField = {
    text: 'a string',
    flag: 'true, false or "unknown"',
    texts: 'a list of strings, or "unknown"',
};
function readField(node, kind) {
    const value = toJson(node);
    if (value === context/* unknown */.L5)
        return context/* unknown */.L5;
    if (kind === 'text')
        return typeof value === 'string' ? value : undefined;
    if (kind === 'flag')
        return typeof value === 'boolean' ? value : undefined;
    return (0,json/* isList */.Lv)(value) && value.every((each) => typeof each === 'string') ? value : undefined;
}
/** Names are unique over the groups, so one flat map holds all fields. */
function contextOf(fields) {
    const textField = (name) => {
        const value = fields.get(name);
        return typeof value === 'string' ? value : context/* unknown */.L5;
    };
    const flag = (name) => {
        const value = fields.get(name);
        return typeof value === 'boolean' ? value : context/* unknown */.L5;
    };
    const labels = fields.get('labels');
    return {
        event: textField('event'),
        ref: textField('ref'),
        base_ref: textField('base_ref'),
        fork: flag('fork'),
        draft: flag('draft'),
        labels: typeof labels === 'object' ? labels : context/* unknown */.L5,
        actor: {
            permission: textField('permission'),
            association: textField('association'),
            type: textField('type'),
            login: textField('login'),
        },
        environment: textField('environment'),
        repository: { visibility: textField('visibility') },
    };
}
const fieldSchema = {
    text: { type: 'string' },
    flag: { enum: [true, false, context/* unknown */.L5] },
    texts: { anyOf: [{ type: 'array', items: { type: 'string' } }, { const: context/* unknown */.L5 }] },
};
function groupSchema(group) {
    const own = context/* contextKeys */.yO
        .filter((each) => each.group === group)
        .map((each) => [each.name, { ...fieldSchema[each.value], description: each.about }]);
    const groups = group === undefined ? groupNames.map((name) => [name, groupSchema(name)]) : [];
    const description = 'The circumstances of the run; what is left out is unknown.';
    return {
        type: 'object',
        description,
        properties: Object.fromEntries([...own, ...groups]),
        additionalProperties: false,
    };
}

// EXTERNAL MODULE: ./lib/permission/policy.js
var policy = __webpack_require__(8157);
;// CONCATENATED MODULE: ./lib/permission/entry-shapes.js




/** Words that name no entry: what decides when nothing matched, and when nothing could be judged. */
const reservedIds = ['default', 'malformed'];
const idPattern = /^[a-z0-9][a-z0-9-]*$/u;
/** An id (design, "Rules of evaluation", 3). That it is unique is checked over the whole file. */
const id = {
    read(node, reader) {
        const value = stringOf(node);
        if (value === undefined)
            return wrongType(reader, node, '"id"', 'a string; put it in quotes');
        if (!idPattern.test(value)) {
            return fail(reader, node.at, 'invalid-value', `The id ${JSON.stringify(value)} is not made of a-z, 0-9 and "-", beginning with a letter or digit.`);
        }
        if (!reservedIds.includes(value))
            return value;
        return fail(reader, node.at, 'invalid-value', `The id "${value}" is reserved. Choose another.`);
    },
    schema: () => ({
        type: 'string',
        pattern: idPattern.source,
        not: { enum: reservedIds },
        description: 'Names the entry in decisions and tests; unique in the file.',
    }),
};
const when = optional(named('when', whenShape));
const reason = optional(shape_text('"reason"', 'Why, for the log and the summary.'));
const limit = optional(count('"limit"', 'How often a run may use this entry at most.'));
// The key of the file, and a keyword of JSON Schema; under its own name linters take the object for a promise.
// oxlint-disable-next-line unicorn/no-thenable -- as said above
const thenKey = 'then';
const always = ['allow-always', 'reject-always'];
const alwaysNeedsReason = {
    if: { properties: { [thenKey]: { enum: always } } },
    [thenKey]: { required: ['reason'] },
};
function hasReason(entry, reader) {
    if (!always.includes(entry.then) || entry.reason !== undefined)
        return;
    fail(reader, entry.at, 'missing-key', `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`);
}
const guardFields = {
    id: required(id),
    when,
    match: required(named('guardMatch', matchShape('guard'))),
    [thenKey]: required(word('"then" of a guard', policy/* guardVerbs */.IJ, 'What is done: guards only refuse.')),
    reason,
};
const ruleFields = {
    id: required(id),
    when,
    match: required(named('ruleMatch', matchShape('rule'))),
    [thenKey]: required(word('"then" of a rule', policy/* ruleVerbs */.XK, 'What is done.')),
    reason,
    limit,
};
/** A canned answer (design, "Rules of evaluation", 6). */
const answerShape = {
    read(node, reader) {
        const value = stringOf(node);
        if (value !== undefined)
            return value;
        if (node.type !== 'map')
            return wrongType(reader, node, '"answer"', 'a string in quotes, or a mapping of field name to value');
        return readAnswerFields(node, reader);
    },
    schema: () => ({
        anyOf: [
            { type: 'string' },
            { type: 'object', minProperties: 1, additionalProperties: { type: ['string', 'number', 'boolean'] } },
        ],
        description: 'For a question with one field or none: a string. Otherwise a mapping of field name to value.',
    }),
};
function readAnswerFields(node, reader) {
    if (node.entries.length === 0)
        return fail(reader, node.at, 'invalid-value', '"answer" names no field. Name at least one.');
    const before = reader.problems.length;
    const fields = Object.create(null);
    for (const entry of node.entries) {
        const value = plainOf(entry.value);
        if (value !== undefined && value !== null)
            fields[entry.key] = value;
        else
            fail(reader, entry.value.at, 'wrong-type', `The field ${JSON.stringify(entry.key)} of "answer" is ${describeNode(entry.value)}. Write a string, a number, true or false.`);
    }
    return reader.problems.length > before ? undefined : fields;
}
const questionFields = {
    id: required(id),
    when,
    match: required(named('questionMatch', matchShape('question'))),
    answer: optional(answerShape),
    [thenKey]: optional(word('"then" of a question', policy/* questionVerbs */.LX, 'What is done instead of answering.')),
    reason,
    limit,
};
function answersOrThen(question, reader) {
    if ((question.answer === undefined) !== (question.then === undefined))
        return;
    const both = question.answer !== undefined;
    const message = both
        ? 'A question has either "answer" or "then". Delete one.'
        : 'The question has neither "answer" nor "then". Add one.';
    fail(reader, question.at, both ? 'invalid-value' : 'missing-key', message);
}
/** One guard. */
const guardShape = converted(mapping(guardFields, {
    what: 'The guard',
    about: 'Can only refuse; looked at first.',
    check: hasReason,
    schema: alwaysNeedsReason,
}), (guard) => ({ ...common(guard), verb: guard.then }));
/** One rule. */
const ruleShape = converted(mapping(ruleFields, {
    what: 'The rule',
    about: 'The first rule that matches decides.',
    check: hasReason,
    schema: alwaysNeedsReason,
}), (rule) => ({ ...common(rule), verb: rule.then, limit: rule.limit }));
/** One question. */
const questionShape = converted(mapping(questionFields, {
    what: 'The question',
    about: 'Decides about pauses that are not permissions; the first that matches.',
    check: answersOrThen,
    schema: { oneOf: [{ required: ['answer'] }, { required: ['then'] }] },
}), (question) => ({ ...common(question), verb: question.then, answer: question.answer, limit: question.limit }));
function common(entry) {
    return {
        id: entry.id,
        at: entry.at,
        places: entry.places,
        when: entry.when ?? [],
        match: entry.match,
        reason: entry.reason ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/permission/file-shape.js
// How the whole policy file is written: the one definition behind the loader and the JSON Schema.






const version = {
    read(node, reader) {
        if (plainOf(node) === 1)
            return 1;
        return wrongType(reader, node, '"version"', 'the number 1');
    },
    schema: () => ({ const: 1, description: 'The version of this format.' }),
};
const budget = mapping({
    answers: optional(count('"answers"', `Answers a run may send at most; ${policy/* defaultBudget */.ZJ.answers} when left out.`)),
    allows: optional(count('"allows"', `Permissions a run may get at most; ${policy/* defaultBudget */.ZJ.allows} when left out.`)),
    rejects_in_a_row: optional(count('"rejects_in_a_row"', `Rejects in a row; one more stops the run. ${policy/* defaultBudget */.ZJ.rejects_in_a_row} when left out.`)),
    same_pause: optional(count('"same_pause"', `The same pause; once more stops the run. ${policy/* defaultBudget */.ZJ.same_pause} when left out.`)),
}, { what: '"budget"', about: 'What one run may spend at most.' });
const expectShape = placed(mapping({
    answer: required(answerShape),
    rule: required(shape_text('"rule" of "expect"', 'The id that decides, or default, or malformed.')),
}, { what: '"expect"', about: 'Both must hold. The answer is what is sent, or the canned answer, or stop, or ask.' }));
const pauseShape = {
    read(node, reader) {
        return node.type === 'map'
            ? toJson(node)
            : wrongType(reader, node, '"pause"', 'the arguments of the pause as a mapping');
    },
    schema: () => ({ type: 'object', description: 'The arguments of the pause.' }),
};
const stepFields = { pause: required(pauseShape), expect: required(expectShape) };
const step = mapping(stepFields, { what: 'The pause', about: 'One pause, and what has to come of it.' });
const testFields = {
    name: required(shape_text('"name" of a test', 'What the test shows.')),
    context: optional(named('context', contextShape)),
    pause: optional(pauseShape),
    expect: optional(expectShape),
    pauses: optional(list('"pauses"', step, 'Several pauses of one run, in order.')),
};
const testSchema = {
    oneOf: [
        { required: ['pause', 'expect'], properties: { pauses: false } },
        { required: ['pauses'], properties: { pause: false, expect: false } },
    ],
};
function rawTest(test, reader) {
    const steps = stepsOf(test, reader);
    return steps && { name: test.name, at: test.at, context: test.context ?? context/* unknownContext */.Ut, steps };
}
function stepsOf(test, reader) {
    const { at, pause, expect, pauses } = test;
    if (pauses === undefined) {
        if (pause !== undefined && expect !== undefined)
            return [{ at, places: test.places, pause, expect }];
        const both = '"pause" and "expect", or "pauses"';
        const lacks = pause !== undefined ? '"expect"' : expect !== undefined ? '"pause"' : both;
        return fail(reader, at, 'missing-key', `The test has no ${lacks}. Add it.`);
    }
    if (pause !== undefined || expect !== undefined)
        return fail(reader, at, 'invalid-value', 'A test has either "pause" with "expect", or "pauses". Delete one.');
    if (pauses.length === 0)
        return fail(reader, at, 'invalid-value', '"pauses" is empty, so the test shows nothing. Add a pause.');
    const after = afterStop(pauses);
    if (after === undefined)
        return pauses;
    return fail(reader, after.at, 'invalid-value', 'The run has ended with the pause before this one. Delete this one, or make it a test of its own.');
}
/** A run that stopped or asked has no further pause (design, "Tests in the file"). */
function afterStop(steps) {
    const last = steps.findIndex(({ expect: { value } }) => value.answer === 'stop' || value.answer === 'ask');
    return last === -1 ? undefined : steps[last + 1];
}
const testShape = converted(mapping(testFields, { what: 'The test', about: 'A fresh run with its pauses.', schema: testSchema }), rawTest);
const fields = {
    version: required(version),
    default: optional(word('"default"', ['reject', 'stop'], 'What happens to a permission that nothing matches; reject when left out.')),
    budget: optional(budget),
    guards: optional(list('"guards"', named('guard', guardShape), 'Can only refuse; looked at first; any match wins.')),
    rules: optional(list('"rules"', named('rule', ruleShape), 'Decide about permissions; the first match decides.')),
    questions: optional(list('"questions"', named('question', questionShape), 'Decide about all other pauses; the first match decides.')),
    tests: optional(list('"tests"', named('test', testShape), 'Run before every prompt; a test that fails stops the step.')),
};
/** The whole file (design, "Shape"). */
const fileShape = mapping(fields, {
    what: 'The policy',
    about: 'A permission policy of intern-action.',
    check: agreesOnIds,
});
function agreesOnIds(file, reader) {
    const ids = new Set();
    for (const entry of [...(file.guards ?? []), ...(file.rules ?? []), ...(file.questions ?? [])]) {
        if (ids.has(entry.id)) {
            fail(reader, entry.places.get('id') ?? entry.at, 'duplicate-id', `The id "${entry.id}" is taken. Ids are unique over guards, rules and questions.`);
        }
        ids.add(entry.id);
    }
    for (const { expect } of (file.tests ?? []).flatMap(({ steps }) => steps)) {
        const { rule } = expect.value;
        if (ids.has(rule) || reservedIds.includes(rule))
            continue;
        fail(reader, expect.value.places.get('rule') ?? expect.at, 'unknown-id', `No guard, rule or question has the id ${JSON.stringify(rule)}.`);
    }
}
/** A test of the file. */
function testOf({ name, at, context, steps }) {
    return { name, at, context, steps: steps.map(stepOf) };
}
function stepOf({ at, pause, expect: { at: expectAt, value } }) {
    return { at, pause, expect: { at: expectAt, answer: value.answer, rule: value.rule } };
}


/***/ })

};
