// Parses the arguments of a pause into the values that conditions match.
import { isList, isObject, type Json, type JsonObject, ownField, parseJson } from '../json.ts';
import { type CommandLinks, readLinks } from './shell/links.ts';

/** A pause whose arguments can be judged. */
export interface Pause {
  readonly arguments: JsonObject;
  readonly kind: string | undefined;
  readonly operation: string | null | undefined;
  readonly options: readonly string[];
  /** Derived: `shell` if the operation is `shell command: …`, else the operation. */
  readonly tool: string | null | undefined;
  /** Derived: the text after `shell command: `, else the field `command`. */
  readonly command: string | undefined;
  readonly links: CommandLinks | undefined;
}

/** Tells permissions from questions: a pause of any other kind, or of none, is a question. */
export function isPermission(pause: Pause): boolean {
  return pause.kind === 'permission';
}

const maxBytes = 64 * 1024;
/** Levels of nesting; the outer object is the first. */
const maxDepth = 32;

const commandPrefix = 'shell command: ';

let lastParsed: { readonly text: string; readonly pause: Pause | { readonly error: string } } | undefined;

/** Follows docs/policy.md, "How a pause is decided". Remembers the last pause. */
export function readPause(text: string): Pause | { readonly error: string } {
  if (lastParsed?.text !== text) lastParsed = { text, pause: parsePause(text) };
  return lastParsed.pause;
}

function parsePause(text: string): Pause | { readonly error: string } {
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, but at most ${maxBytes} are judged` };
  const value = parseJson(text);
  if (!isObject(value)) return { error: 'the arguments are not a JSON object' };
  const flaw = findStructuralFlaw(text, maxDepth);
  return flaw === undefined ? parseFields(value) : { error: flaw };
}

function parseFields(object: JsonObject): Pause | { readonly error: string } {
  const kind = ownField(object, 'kind');
  const operation = ownField(object, 'operation');
  const options = ownField(object, 'options');
  const message = ownField(object, 'message');
  const command = ownField(object, 'command');
  if (!isTextOrMissing(kind)) return { error: '"kind" is not a string' };
  if (!isTextOrMissing(message)) return { error: '"message" is not a string' };
  if (!isTextOrMissing(command)) return { error: '"command" is not a string' };
  if (!isTextOrMissing(operation) && operation !== null) return { error: '"operation" is neither a string nor null' };
  if (!isTextsOrMissing(options)) return { error: '"options" is not a list of strings' };
  const shellCommand = operation?.startsWith(commandPrefix) ? operation.slice(commandPrefix.length) : undefined;
  if (shellCommand !== undefined && command !== undefined && shellCommand !== command) {
    return { error: '"operation" and "command" name different commands' };
  }
  return {
    arguments: object,
    kind,
    operation,
    options: options ?? [],
    tool: shellCommand === undefined ? operation : 'shell',
    command: shellCommand ?? command,
    links: readLinks(object),
  };
}

function isTextOrMissing(value: Json | undefined): value is string | undefined {
  return value === undefined || typeof value === 'string';
}

function isTextsOrMissing(value: Json | undefined): value is readonly string[] | undefined {
  return value === undefined || (isList(value) && value.every((each) => typeof each === 'string'));
}

/** Tells whether parsing keeps a number: always one of up to 15 digits, and up to 2^53 one of 17, as JavaScript prints. */
function isExactNumber(token: string): boolean {
  const digits = token
    .replace(/[eE].*$/u, '')
    .replace('.', '')
    .replace(/^-?0*/u, '')
    .replace(/0*$/u, '');
  const value = Math.abs(Number(token));
  if (!Number.isFinite(value) || (value === 0 && digits !== '')) return false;
  return digits.length <= 15 || (digits.length <= 17 && value <= Number.MAX_SAFE_INTEGER);
}

/** Requires valid JSON. Finds the end of a string without a regex, which would exhaust the stack at some megabytes. */
function* tokenize(text: string): Generator<string> {
  const tokenStart = /["{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
  for (let match = tokenStart.exec(text); match !== null; match = tokenStart.exec(text)) {
    if (match[0] === '"') tokenStart.lastIndex = findStringEnd(text, match.index);
    yield text.slice(match.index, tokenStart.lastIndex);
  }
}

function findStringEnd(text: string, from: number): number {
  for (let quote = text.indexOf('"', from + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let backslash = quote;
    while (text[backslash - 1] === '\\') backslash -= 1;
    if ((quote - backslash) % 2 === 0) return quote + 1;
  }
  return text.length;
}

/** Finds what JSON.parse lets pass: duplicate keys, numbers that it rounds, and nesting deeper than `levels`. */
export function findStructuralFlaw(text: string, levels: number): string | undefined {
  // For each open object its keys so far; for each open list undefined.
  const openKeys: (Set<string> | undefined)[] = [];
  let awaitsKey = false;
  for (const token of tokenize(text)) {
    if (token === '{' || token === '[') {
      openKeys.push(token === '{' ? new Set() : undefined);
      if (openKeys.length > levels) return `the values nest deeper than ${levels} levels`;
      awaitsKey = token === '{';
    } else if (token === '}' || token === ']') {
      openKeys.pop();
      awaitsKey = false;
    } else if (token === ',') {
      awaitsKey = openKeys.at(-1) !== undefined;
    } else if (/^[-0-9]/u.test(token)) {
      if (!isExactNumber(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
    } else if (token !== ':' && awaitsKey) {
      const name = String(JSON.parse(token));
      const keys = openKeys.at(-1);
      if (keys?.has(name) === true) return `the key ${JSON.stringify(name)} appears twice`;
      keys?.add(name);
      awaitsKey = false;
    }
  }
  return undefined;
}
