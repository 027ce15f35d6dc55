// Parses a policy file with the YAML library, and refuses every feature that could be misread. Problems quote the file
// only where it looks like a policy, because the path may lead to a file of secrets.

import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { orUndefined } from '../../errors.ts';
import type { Plain } from '../../json.ts';
import { findInvisible } from '../text/invisible.ts';
import { type Position, sortUnique } from '../text/position.ts';
import { type PolicyReading, readPolicyTree } from './file-shape.ts';
import type { Problem, ProblemCode, TreeEntry, TreeNode } from './tree.ts';

export async function parsePolicy(file: string | Uint8Array, source: string): Promise<PolicyReading> {
  const tree = readTree(file);
  const reading = 'problems' in tree ? tree : await readPolicyTree(tree.root, source);
  if ('problems' in reading) return { problems: hideQuotations(reading.problems, file) };
  const shownSigns = new Set(toText(file).match(/\P{ASCII}/gu));
  return { policy: { ...reading.policy, shownSigns } };
}

const topKeys = ['version', 'default', 'budget', 'guards', 'rules', 'questions', 'changes', 'tests'] as const;

const versionLine = /^version:[ \t]*1[ \t]*(?:#.*)?\r?$/mu;
const quotedSection = /^(?:budget|guards|rules|questions|changes|tests):(?:[ \t\r]|$)/u;

function toText(file: string | Uint8Array): string {
  return typeof file === 'string' ? file : new TextDecoder().decode(file);
}

/** Removes quotations, because logs may be public. In a file with `version: 1`, keeps those of a policy's sections. */
export function hideQuotations(problems: readonly Problem[], file: string | Uint8Array): readonly Problem[] {
  const text = toText(file);
  const hasVersion = versionLine.test(text);
  const areQuotable = findQuotableLines(text);
  return problems.map((problem) =>
    hasVersion && areQuotable[problem.line - 1] === true
      ? problem
      : { ...problem, message: removeValues(problem, hasVersion) },
  );
}

/** Returns for each line whether it belongs to a section of a policy, such as `rules:`. */
function findQuotableLines(text: string): readonly boolean[] {
  let isInSection = false;
  return text.split('\n').map((line) => {
    const beginsWithKey = /^[^\s#\-\]}]/u.test(line);
    if (beginsWithKey) isInSection = quotedSection.test(line);
    return isInSection;
  });
}

const neverQuoted: ReadonlySet<Problem['code']> = new Set(['missing-key', 'too-large', 'not-utf-8']);

const harmlessMessage =
  /^"version" is the string "[0-9.]{0,4}"|^[0-9.e]{1,4} reads as| is (?:empty|a list|a mapping|the boolean \w+|the number [0-9.]{1,4})\.|^(?:A key must be|YAML directives are|There is|The file nests) /u;

const quotedText = '"(?:[^"\\\\]|\\\\.)*"';
const unknownKey = new RegExp(`^The policy has no key ${quotedText}\\.`, 'u');
const badDefault = new RegExp(`^"default" is ${quotedText}\\.`, 'u');

function removeValues({ code, message }: Problem, hasVersion: boolean): string {
  if (neverQuoted.has(code) || harmlessMessage.test(message)) return message;
  if (code === 'yaml') return `Not valid YAML: ${cutAtQuotation(message)}.`;
  if (code === 'duplicate-key') return 'A key appears twice. Keep one.';
  if (code === 'yaml-feature')
    return message.replace(/^(The \w+) [\s\S]* is not allowed\./u, '$1 here is not allowed.');
  if (code === 'invisible-character')
    return `A text on this line contains ${describeInvisible(message)}, which can't be seen. Delete it.`;
  if (hasVersion && unknownKey.test(message)) return message.replace(unknownKey, 'The policy has no such key.');
  if (hasVersion && badDefault.test(message)) return message.replace(badDefault, '"default" has another value.');
  const remedy = hasVersion
    ? `Keys of a policy are ${topKeys.map((key) => `"${key}"`).join(', ')}.`
    : 'The file has no line "version: 1". Add it first.';
  return `This is not part of a policy, so it is not shown. ${remedy}`;
}

/** Keeps the words before the first sign that may begin a quotation. After "Unsupported", one begins without a sign. */
function cutAtQuotation(message: string): string {
  const cause = /^Not valid YAML: (?<words>[A-Za-z][A-Za-z ,'-]*)/u.exec(message)?.groups?.['words'] ?? '';
  return cause.startsWith('Unsupported') || cause === '' ? 'this line cannot be read' : cause.trim();
}

function describeInvisible(message: string): string {
  return /^[\s\S]* is followed by (?<name>U\+[0-9A-F]{4,6})/u.exec(message)?.groups?.['name'] ?? 'a character';
}

type TreeResult = { readonly root: TreeNode } | { readonly problems: readonly Problem[] };

const maxBytes = 4 * 1024 * 1024;
const maxDepth = 64;
/** Limits the problems of this kind, because a binary file has thousands. */
const maxInvisibleProblems = 20;

/** Reads at most 4 MiB of UTF-8: YAML 1.2 core without anchors, aliases, tags, directives and duplicate keys. */
export function readTree(file: string | Uint8Array): TreeResult {
  const start: Position = { line: 1, column: 1 };
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file).length : file.length;
  if (bytes > maxBytes) {
    return refuseFile(start, 'too-large', `The file has ${bytes} bytes; a policy has at most ${maxBytes} (4 MiB).`);
  }
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decoded = typeof file === 'string' ? file : orUndefined(() => utf8.decode(file));
  if (decoded === undefined) return refuseFile(start, 'not-utf-8', 'The file is not UTF-8 text. Save it as UTF-8.');
  const text = decoded.startsWith('\uFEFF') ? decoded.slice(1) : decoded;
  const locate = createLocator(text);
  const invisible = listInvisible(text, locate);
  return invisible.length > 0 ? { problems: invisible } : parseYaml(text, locate);
}

type Locate = (offset: number) => Position;

/** Counts the lines here, because the library misses some where the YAML is not valid. */
export function createLocator(text: string): Locate {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/gu)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

function refuseFile(at: Position, code: ProblemCode, message: string): TreeResult {
  return { problems: [{ ...at, code, message }] };
}

function listInvisible(text: string, locate: Locate): Problem[] {
  // A carriage return ends a line only before a line feed; editors and parsers disagree about a lone one.
  return findInvisible(text, '\n\t')
    .filter(({ index }) => !(text[index] === '\r' && text[index + 1] === '\n'))
    .slice(0, maxInvisibleProblems)
    .map(({ index, name }) => ({
      ...locate(index),
      code: 'invisible-character',
      message: `There is ${name} here, which can't be seen. Delete it, or write a plain space.`,
    }));
}

interface NodeContext {
  readonly at: Position;
  readonly depth: number;
  /** The keys from the root to the node, separated by slashes; `#` is an element of a list. */
  readonly keyPath: string;
  readonly locate: Locate;
  readonly refuse: (at: Position, code: ProblemCode, message: string) => void;
}

function parseYaml(text: string, locate: Locate): TreeResult {
  const options = {
    version: '1.2',
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
    // Not "silent", which drops everything after a second "---" without an error.
    logLevel: 'error',
  } as const;
  const { contents, directives, errors, warnings } = parseDocument(text, options);
  const problems: Problem[] = [];
  const refuse: NodeContext['refuse'] = (at, code, message) => problems.push({ ...at, code, message });
  for (const { pos, message } of [...errors, ...warnings])
    refuse(locate(pos[0]), 'yaml', `Not valid YAML: ${message}.`);
  // Every file has one tag handle, "!!", by default.
  if (directives.yaml.explicit === true || Object.keys(directives.tags).length > 1) {
    refuse(locate(0), 'yaml-feature', 'YAML directives are not allowed. Delete the lines that begin with "%".');
  }
  const root = toNode(contents, { at: locate(0), depth: 1, keyPath: '', locate, refuse });
  return problems.length > 0 ? { problems: sortUnique(problems) } : { root };
}

function toNode(node: unknown, parent: NodeContext): TreeNode {
  const context = { ...parent, at: findNodePosition(node, parent) };
  const { at, depth, keyPath, refuse } = context;
  if (depth > maxDepth) {
    refuse(at, 'yaml', `The file nests deeper than ${maxDepth} levels.`);
    return { type: 'plain', at, value: null };
  }
  refuseFeatures(node, context);
  const childContext = { ...context, depth: depth + 1 };
  if (isMap(node)) return { type: 'map', at, entries: toEntries(node, childContext) };
  if (!isSeq(node)) return { type: 'plain', at, value: toPlain(node, context) };
  const itemContext = { ...childContext, keyPath: `${keyPath}/#` };
  return { type: 'list', at, items: node.items.map((item) => toNode(item, itemContext)) };
}

function findNodePosition(node: unknown, { at, locate }: NodeContext): Position {
  return isNode(node) && node.range ? locate(node.range[0]) : at;
}

function refuseFeatures(node: unknown, { at, refuse }: NodeContext): void {
  const forbid = (what: string, remedy: string): void =>
    refuse(at, 'yaml-feature', `The ${what} is not allowed. ${remedy} in quotes.`);
  if (isAlias(node)) forbid(`alias "*${node.source}"`, 'Write the value out, or put it');
  if (!isMap(node) && !isSeq(node) && !isScalar(node)) return;
  if (node.anchor !== undefined) forbid(`anchor "&${node.anchor}"`, 'Delete it, or put the value');
  if (node.tag !== undefined) forbid(`tag "${node.tag}"`, 'Delete it, or put the value');
}

function toEntries(map: YAMLMap, childContext: NodeContext): readonly TreeEntry[] {
  const { keyPath, refuse } = childContext;
  const seen = new Set<string>();
  return map.items.flatMap(({ key: node, value }) => {
    const at = findNodePosition(node, childContext);
    refuseFeatures(node, { ...childContext, at });
    if (!isScalar(node) || typeof node.value !== 'string') {
      refuse(at, 'wrong-type', 'A key must be a string. Put it in quotes.');
      return [];
    }
    const key = node.value;
    const context = { ...childContext, at, keyPath: keyPath === '' ? key : `${keyPath}/${key}` };
    refuseInvisible(key, context);
    const entry = { key, at, value: toNode(value, context) };
    if (seen.has(key)) refuse(at, 'duplicate-key', `The key ${JSON.stringify(key)} appears twice. Keep one.`);
    seen.add(key);
    return [entry];
  });
}

function toPlain(node: unknown, context: NodeContext): Plain {
  const value: unknown = isScalar(node) ? node.value : null;
  if (typeof value === 'string') refuseInvisible(value, context);
  if (typeof value === 'number') refuseUnclearNumber(node, value, context);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

// Only the pause of a test may have invisible characters, to show an attempt to smuggle text.
const pauseKeyPath = /^tests\/#\/(?:pauses\/#\/)?pause\//u;

function refuseInvisible(value: string, { at, keyPath, refuse }: NodeContext): void {
  if (pauseKeyPath.test(`${keyPath}/`)) return;
  const [first] = findInvisible(value, '\n\t');
  if (first === undefined) return;
  const before = JSON.stringify(value.slice(0, first.index));
  const message = `${before} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may contain it.`;
  refuse(at, 'invisible-character', message);
}

const plainInteger = /^-?(?:0|[1-9][0-9]*)$/u;
const plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;

function refuseUnclearNumber(node: unknown, value: number, { at, refuse }: NodeContext): void {
  const source = isScalar(node) ? (node.source ?? '') : '';
  // Refuse 1.0 and 1e3, which are integers to a program, but not to a reader.
  const plainForm = Number.isInteger(value) ? plainInteger : plainFraction;
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
  if (plainForm.test(source) && !isRounded) return;
  const message = `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`;
  refuse(at, 'invalid-value', message);
}
