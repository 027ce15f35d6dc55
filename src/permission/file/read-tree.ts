// Parses YAML into plain nodes with their places; refuses every feature that could be misread.

import { isAlias, isMap, isNode, isScalar, isSeq, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { findInvisible } from '../text/invisible.ts';
import { inFileOrder, type LineStarts, lineStarts, type Place, placeOf } from '../text/place.ts';
import type { ListNode, MapNode, PlainNode, Problem, ProblemCode, TreeEntry, TreeNode, TreeResult } from './tree.ts';

const maxBytes = 4 * 1024 * 1024;
const maxDepth = 64;
/** A binary file has thousands. */
const maxInvisibleProblems = 20;

/** Reads at most 4 MiB of UTF-8: YAML 1.2 core without anchors, aliases, tags, directives and duplicate keys. */
export function readTree(file: string | Uint8Array): TreeResult {
  const start: Place = { line: 1, column: 1 };
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file).length : file.length;
  if (bytes > maxBytes) {
    return refuse(start, 'too-large', `The file has ${bytes} bytes; a policy has at most ${maxBytes} (4 MiB).`);
  }
  const decoded = typeof file === 'string' ? file : decode(file);
  if (decoded === undefined) return refuse(start, 'not-utf-8', 'The file is not UTF-8 text. Save it as UTF-8.');
  const text = decoded.startsWith('\uFEFF') ? decoded.slice(1) : decoded;
  const lines = lineStarts(text);
  const unseen = rawInvisible(text, lines);
  if (unseen.length > 0) return { problems: unseen };
  return parseYaml(text, lines);
}

function refuse(at: Place, code: ProblemCode, message: string): TreeResult {
  return { problems: [{ ...at, code, message }] };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function rawInvisible(text: string, lines: LineStarts): Problem[] {
  // A carriage return ends a line only before a line feed; editors and parsers disagree about a lone one.
  return findInvisible(text, '\n\t')
    .filter(({ index }) => !(text[index] === '\r' && text[index + 1] === '\n'))
    .slice(0, maxInvisibleProblems)
    .map(({ index, name }) => ({
      ...placeOf(lines, index),
      code: 'invisible-character',
      message: `Here stands ${name}, which can't be seen. Delete it, or write a plain space.`,
    }));
}

interface Walk {
  readonly place: (offset: number) => Place;
  readonly refuse: (at: Place, code: ProblemCode, message: string) => void;
}

interface Stand {
  readonly at: Place;
  readonly depth: number;
  readonly trail: string;
}

function parseYaml(text: string, lines: LineStarts): TreeResult {
  // "error", because "silent" drops everything after a second "---" without an error.
  const options = {
    version: '1.2',
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  } as const;
  const { contents, directives, errors, warnings } = parseDocument(text, options);
  const problems: Problem[] = [];
  const walk: Walk = {
    place: (offset) => placeOf(lines, offset),
    refuse: (at, code, message) => problems.push({ ...at, code, message }),
  };
  const at = walk.place(0);
  for (const { pos, message } of [...errors, ...warnings]) {
    walk.refuse(walk.place(pos[0]), 'yaml', `Not valid YAML: ${message}.`);
  }
  if (directives.yaml.explicit === true || Object.keys(directives.tags).length > 1) {
    walk.refuse(at, 'yaml-feature', 'YAML directives are not allowed. Delete the lines that begin with "%".');
  }
  const root = nodeOf(contents, { at, depth: 1, trail: '' }, walk);
  return problems.length > 0 ? { problems: inFileOrder(problems) } : { root };
}

function nodeOf(node: unknown, stand: Stand, walk: Walk): TreeNode {
  const at = placeOfNode(node, stand, walk);
  const here = { ...stand, at };
  if (stand.depth > maxDepth) {
    walk.refuse(at, 'yaml', `The file nests deeper than ${maxDepth} levels.`);
    return { type: 'plain', at, value: null };
  }
  refuseFeatures(node, at, walk);
  if (isMap(node)) return mapOf(node, here, walk);
  if (isSeq(node)) return listOf(node, here, walk);
  return plainOf(node, here, walk);
}

function placeOfNode(node: unknown, stand: Stand, walk: Walk): Place {
  return isNode(node) && node.range ? walk.place(node.range[0]) : stand.at;
}

function refuseFeatures(node: unknown, at: Place, walk: Walk): void {
  const forbid = (what: string, remedy: string): void =>
    walk.refuse(at, 'yaml-feature', `The ${what} is not allowed. ${remedy} in quotes.`);
  if (isAlias(node)) forbid(`alias "*${node.source}"`, 'Write the value out, or put it');
  if (!isMap(node) && !isSeq(node) && !isScalar(node)) return;
  if (node.anchor !== undefined) forbid(`anchor "&${node.anchor}"`, 'Delete it, or put the value');
  if (node.tag !== undefined) forbid(`tag "${node.tag}"`, 'Delete it, or put the value');
}

function mapOf(node: YAMLMap, stand: Stand, walk: Walk): MapNode {
  const seen = new Set<string>();
  const entries: TreeEntry[] = [];
  for (const pair of node.items) {
    const entry = entryOf(pair, stand, walk);
    if (entry === undefined) continue;
    if (seen.has(entry.key)) {
      walk.refuse(entry.at, 'duplicate-key', `The key ${JSON.stringify(entry.key)} is here twice. Keep one.`);
    }
    seen.add(entry.key);
    entries.push(entry);
  }
  return { type: 'map', at: stand.at, entries };
}

function entryOf(pair: Pair, stand: Stand, walk: Walk): TreeEntry | undefined {
  const key = pair.key;
  const at = placeOfNode(key, stand, walk);
  refuseFeatures(key, at, walk);
  if (!isScalar(key) || typeof key.value !== 'string') {
    walk.refuse(at, 'wrong-type', 'A key must be a string. Put it in quotes.');
    return undefined;
  }
  const below = { at, depth: stand.depth + 1, trail: stand.trail === '' ? key.value : `${stand.trail}/${key.value}` };
  refuseEscaped(key.value, below, walk);
  return { key: key.value, at, value: nodeOf(pair.value, below, walk) };
}

function listOf(node: YAMLSeq, stand: Stand, walk: Walk): ListNode {
  const below = { ...stand, depth: stand.depth + 1, trail: `${stand.trail}/#` };
  return { type: 'list', at: stand.at, items: node.items.map((item) => nodeOf(item, below, walk)) };
}

function plainOf(node: unknown, stand: Stand, walk: Walk): PlainNode {
  const value: unknown = isScalar(node) ? node.value : null;
  if (typeof value === 'string') refuseEscaped(value, stand, walk);
  if (typeof value === 'number') refuseNumber(node, value, stand, walk);
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  return { type: 'plain', at: stand.at, value: plain };
}

// Only a pause of a test may hold invisible characters, to show a smuggling attempt.
const inPause = /^tests\/#\/(?:pauses\/#\/)?pause\//u;

function refuseEscaped(value: string, stand: Stand, walk: Walk): void {
  if (inPause.test(`${stand.trail}/`)) return;
  const first = findInvisible(value, '\n\t')[0];
  if (first === undefined) return;
  const before = JSON.stringify(value.slice(0, first.index));
  const message = `${before} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may hold it.`;
  walk.refuse(stand.at, 'invisible-character', message);
}

const plainInteger = /^-?(?:0|[1-9][0-9]*)$/u;
const plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;

function refuseNumber(node: unknown, value: number, stand: Stand, walk: Walk): void {
  const source = isScalar(node) ? (node.source ?? '') : '';
  // Refuse 1.0 and 1e3: integers to a program, but not to a reader.
  if (Number.isInteger(value) ? plainInteger.test(source) && Number.isSafeInteger(value) : plainFraction.test(source))
    return;
  const message = `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`;
  walk.refuse(stand.at, 'invalid-value', message);
}
