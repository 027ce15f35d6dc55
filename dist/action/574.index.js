export const id = 574;
export const ids = [574];
export const modules = {

/***/ 574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderRichText: () => (/* binding */ renderRichText)
});

// EXTERNAL MODULE: ./node_modules/markdown-it/index.mjs + 74 modules
var markdown_it = __webpack_require__(9193);
// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __webpack_require__(8641);
;// CONCATENATED MODULE: ./lib/report/rich-inline.js

/** Elements that are written as they are. */
const plainInlines = new Set(['strong', 'em', 's']);
const maxAddress = 200;
/** The HTML of inline tokens. */
function toRichInline(tokens, { wordLimit, isItem }) {
    const written = { wordLimit };
    /** Addresses of the links that are open. */
    const addresses = [];
    const html = tokens.map((token, index) => {
        switch (token.type) {
            case 'text':
            case 'text_special':
                return (0,safe_text/* toSafeText */._J)(isItem && index === 0 ? withBox(token.content) : token.content, written);
            case 'code_inline':
                return `<code>${(0,safe_text/* toSafeCode */.E3)(token.content, written)}</code>`;
            case 'softbreak':
            case 'hardbreak':
                return '<br>';
            case 'link_open':
                addresses.push(token.attrGet('href') ?? '');
                return '';
            case 'link_close':
                return toAddress(addresses.pop() ?? '', textBefore(tokens, index), written);
            case 'image':
                return `🖼 ${(0,safe_text/* toSafeText */._J)(token.content, written)}${toAddress(token.attrGet('src') ?? '', '', written)}`;
            default:
                return toTag(token);
        }
    });
    return html.join('');
}
function toTag({ type, tag }) {
    if (!plainInlines.has(tag))
        return '';
    const element = tag === 's' ? 'del' : tag;
    return type.endsWith('_close') ? `</${element}>` : `<${element}>`;
}
/** A link leads nowhere; its address is shown, unless its text is the address. */
function toAddress(address, text, written) {
    if (address === '' || address === text)
        return '';
    const shown = address.length > maxAddress ? `${address.slice(0, maxAddress).toWellFormed()}…` : address;
    return ` (<code>${(0,safe_text/* toSafeCode */.E3)(shown, written)}</code>)`;
}
/** The text of the link that ends here. */
function textBefore(tokens, end) {
    const start = tokens.findLastIndex((token, index) => index < end && token.type === 'link_open');
    return tokens
        .slice(start + 1, end)
        .map(({ content }) => content)
        .join('');
}
/** The box of a task list as a character: GitHub's own would be an input. */
function withBox(text) {
    return text.replace(/^\[ \] /, '☐ ').replace(/^\[[xX]\] /, '☑ ');
}

// EXTERNAL MODULE: ./lib/report/word-limit.js
var word_limit = __webpack_require__(1082);
;// CONCATENATED MODULE: ./lib/report/rich-table.js

/** A table with more columns would scroll sideways; it is shown as it was written. */
const maxColumns = 8;
/** Where the table ends that begins here. */
function endOfTable(tokens, start) {
    return tokens.findIndex((token, index) => index > start && token.type === 'table_close');
}
/** Whether a table has too many columns. */
function isTooWide(table) {
    return table.filter(({ type }) => type === 'th_open').length > maxColumns;
}
/** The most characters of a word in a table; undefined where its words fit as they are. */
function tableWordLimit(table) {
    const rows = [];
    for (const { type, content } of table) {
        if (type === 'tr_open')
            rows.push([]);
        if (type === 'inline')
            rows.at(-1)?.push(content);
    }
    return (0,word_limit/* wordLimit */.m)(rows);
}

;// CONCATENATED MODULE: ./lib/report/rich-blocks.js



/** Elements that are written as they are. */
const plainBlocks = new Set(['p', 'li', 'table', 'thead', 'tbody', 'tr']);
/** Below the headings of the report itself. */
const headings = { h1: 'h3', h2: 'h4', h3: 'h4' };
// GitHub draws these from code: a picture that nobody reviewed, with links in it.
const drawn = new Set(['mermaid', 'math', 'geojson', 'topojson', 'stl']);
/** Quotes and lists that stand deeper in each other move no further to the right. */
const maxDepth = 6;
/** The HTML of block tokens; `lines` is the text that they were parsed from. */
function toRichBlocks(tokens, lines) {
    const html = [];
    let depth = 0;
    let wordLimit;
    for (let index = 0; index < tokens.length; index += 1) {
        const token = tokens[index];
        if (token === undefined)
            break;
        if (token.type === 'table_open') {
            const table = tokens.slice(index, endOfTable(tokens, index) + 1);
            if (isTooWide(table)) {
                html.push(toCode(lines.slice(...(token.map ?? [0, 0])).join('\n'), ''));
                index += table.length - 1;
                continue;
            }
            wordLimit = tableWordLimit(table);
        }
        if (isContainer(token) && token.type.endsWith('_open'))
            depth += 1;
        html.push(toHtml(token, { tokens, index, depth, wordLimit }));
        if (isContainer(token) && token.type.endsWith('_close'))
            depth -= 1;
        if (token.type === 'table_close')
            wordLimit = undefined;
    }
    // No blank line may stand in a block of HTML.
    return html.join('').replace(/\n{2,}/g, '\n');
}
function isContainer({ tag }) {
    return tag === 'blockquote' || tag === 'ul' || tag === 'ol';
}
function toHtml(token, place) {
    switch (token.type) {
        case 'inline': {
            const isItem = place.tokens[place.index - 2]?.type === 'list_item_open';
            return toRichInline(token.children ?? [], { wordLimit: place.wordLimit, isItem });
        }
        case 'fence':
        case 'code_block':
            return toCode(token.content.replace(/\n$/, ''), token.info);
        case 'hr':
            return '<hr>';
        default:
            return token.hidden ? '' : rich_blocks_toTag(token, place.depth);
    }
}
function rich_blocks_toTag(token, depth) {
    const closes = token.type.endsWith('_close');
    if (!closes && !token.type.endsWith('_open'))
        return '';
    const { tag } = token;
    if (tag === 'td' || tag === 'th')
        return closes ? `</${tag}>` : `<${tag}${alignOf(token)}>`;
    if (depth > maxDepth && (isContainer(token) || tag === 'li'))
        return tag === 'li' && !closes ? '<br>' : '';
    if (isContainer(token))
        return closes ? `</${tag}>\n` : `<${tag}${tag === 'ol' ? startOf(token) : ''}>`;
    const isHeading = /^h[1-6]$/.test(tag);
    if (!isHeading && !plainBlocks.has(tag))
        return '';
    const element = isHeading ? (headings[tag] ?? 'h5') : tag;
    return closes ? `</${element}>\n` : `<${element}>`;
}
function startOf(token) {
    const start = Number(token.attrGet('start') ?? 1);
    return Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : '';
}
function alignOf(token) {
    const [, align] = /^text-align:(left|center|right)$/.exec(token.attrGet('style') ?? '') ?? [];
    return align === undefined ? '' : ` align="${align}"`;
}
/** Code as HTML, with the language where it is no more than a name. */
function toCode(content, info) {
    const [language = ''] = info.trim().split(/\s/);
    const isNamed = /^[A-Za-z][\w+#.-]{0,19}$/.test(language) && !drawn.has(language.toLowerCase());
    return `<pre${isNamed ? ` lang="${language}"` : ''}><code>${(0,safe_text/* toSafeCodeBlock */.Zm)(content)}</code></pre>\n`;
}

;// CONCATENATED MODULE: ./lib/report/rich-text.js
// An intern's Markdown, rendered: parsed by markdown-it, and written out again as the few elements that can do no harm.


// Without HTML, so that what looks like it is text. The parser leaves out what nests deeper than it may.
const maxNesting = 60;
const options = { html: false, linkify: false, typographer: false, breaks: true, maxNesting };
const parser = new markdown_it/* default */.A(options);
/**
 * Markdown as one block of HTML without a blank line: no Markdown parser looks into it. Only elements that
 * `rich-blocks.ts` names stand in it, all of them closed; no link, no image, no attribute but `align`, `start`, `lang`.
 * Text that nests deeper than any honest one is shown as it was written.
 */
function renderRichText(markdown) {
    const tokens = parser.parse(markdown, {});
    const isWhole = tokens.every(({ level }) => level < maxNesting - 1);
    return `<blockquote>${isWhole ? toRichBlocks(tokens, markdown.split('\n')) : toCode(markdown, '')}</blockquote>`;
}


/***/ })

};
