// The text of a policy file as a tree of plain nodes with their places; everything of YAML that could be misread is refused.

import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { findInvisible } from '../text/invisible.ts';
import { inFileOrder, type LineStarts, lineStarts, type Place, placeOf } from '../text/place.ts';
import type { ListNode, MapNode, PlainNode, Problem, ProblemCode, TreeEntry, TreeNode, TreeResult } from './tree.ts';

const maxBytes = 4 * 1024 * 1024;
const maxDepth = 64;
/** Enough to work with; a binary file has thousands. */
const maxInvisibleProblems = 20;

/**
 * Reads the text of a policy file (docs/policy.md, "How a pause is decided"): UTF-8, at most 4 MiB, YAML 1.2 core without anchors,
 * aliases, tags, directives and duplicate keys, without characters that can't be seen. A leading byte order mark is dropped.
 */
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
  // A carriage return is a line end only before a line feed: alone, editors and parsers disagree about it.
  return findInvisible(text, '\n\t')
    .filter(({ index }) => !(text[index] === '\r' && text[index + 1] === '\n'))
    .slice(0, maxInvisibleProblems)
    .map(({ index, name }) => ({
      ...placeOf(lines, index),
      code: 'invisible-character',
      message: `Here stands ${name}, which can't be seen. Delete it, or write a plain space.`,
    }));
}

function parseYaml(text: string, lines: LineStarts): TreeResult {
  // "error" and not "silent": a silent parser drops what stands after a second "---" without a word.
  const options = {
    version: '1.2',
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  } as const;
  return treeOf(parseDocument(text, options), { place: (offset) => placeOf(lines, offset), maxDepth });
}

interface TreeOptions {
  readonly place: (offset: number) => Place;
  readonly maxDepth: number;
}

interface Walk extends TreeOptions {
  readonly problems: Problem[];
}

/** The stand of a node: its depth, and the keys above it, `#` for an element of a list. */
interface Stand {
  readonly at: Place;
  readonly depth: number;
  readonly trail: string;
}

/** Makes the tree of a parsed document, or lists all that is wrong with it (docs/policy.md, "How a pause is decided"). */
function treeOf(document: Document.Parsed, options: TreeOptions): TreeResult {
  const walk: Walk = { ...options, problems: [] };
  for (const error of [...document.errors, ...document.warnings]) {
    walk.problems.push({ ...walk.place(error.pos[0]), code: 'yaml', message: `Not valid YAML: ${error.message}.` });
  }
  if (document.directives.yaml.explicit === true || Object.keys(document.directives.tags).length > 1) {
    report(
      walk,
      walk.place(0),
      'yaml-feature',
      'YAML directives are not allowed. Delete the lines that begin with "%".',
    );
  }
  const root = nodeOf(document.contents, { at: walk.place(0), depth: 1, trail: '' }, walk);
  return walk.problems.length > 0 ? { problems: inFileOrder(walk.problems) } : { root };
}

function report(walk: Walk, at: Place, code: ProblemCode, message: string): void {
  walk.problems.push({ ...at, code, message });
}

function nodeOf(node: unknown, stand: Stand, walk: Walk): TreeNode {
  const at = placeOfNode(node, stand, walk);
  const here = { ...stand, at };
  if (stand.depth > walk.maxDepth) {
    report(walk, at, 'yaml', `The file nests deeper than ${walk.maxDepth} levels.`);
    return { type: 'plain', at, value: null };
  }
  refuseFeatures(node, at, walk);
  if (isMap(node)) return mapOf(node, here, walk);
  if (isSeq(node)) return listOf(node, here, walk);
  return plainOf(node, here, walk);
}

function placeOfNode(node: unknown, stand: Stand, walk: Walk): Place {
  if (isAlias(node) || isMap(node) || isSeq(node) || isScalar(node)) {
    if (node.range) return walk.place(node.range[0]);
  }
  return stand.at;
}

function refuseFeatures(node: unknown, at: Place, walk: Walk): void {
  if (isAlias(node)) {
    report(
      walk,
      at,
      'yaml-feature',
      `The alias "*${node.source}" is not allowed. Write the value out, or put it in quotes.`,
    );
    return;
  }
  if (!isMap(node) && !isSeq(node) && !isScalar(node)) return;
  if (node.anchor !== undefined) {
    report(
      walk,
      at,
      'yaml-feature',
      `The anchor "&${node.anchor}" is not allowed. Delete it, or put the value in quotes.`,
    );
  }
  if (node.tag !== undefined) {
    report(walk, at, 'yaml-feature', `The tag "${node.tag}" is not allowed. Delete it, or put the value in quotes.`);
  }
}

function mapOf(node: YAMLMap, stand: Stand, walk: Walk): MapNode {
  const seen = new Set<string>();
  const entries: TreeEntry[] = [];
  for (const pair of node.items) {
    const entry = entryOf(pair, stand, walk);
    if (entry === undefined) continue;
    if (seen.has(entry.key)) {
      report(walk, entry.at, 'duplicate-key', `The key ${JSON.stringify(entry.key)} is here twice. Keep one.`);
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
    report(walk, at, 'wrong-type', 'A key must be a string. Put it in quotes.');
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

// The file's own tests must be able to show what smuggling looks like, and nothing else of the file needs it.
const inPause = /^tests\/#\/(?:pauses\/#\/)?pause\//u;

function refuseEscaped(value: string, stand: Stand, walk: Walk): void {
  if (inPause.test(`${stand.trail}/`)) return;
  const first = findInvisible(value, '\n\t')[0];
  if (first === undefined) return;
  report(
    walk,
    stand.at,
    'invisible-character',
    `${JSON.stringify(value.slice(0, first.index))} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may hold it.`,
  );
}

const plainInteger = /^-?(?:0|[1-9][0-9]*)$/u;
const plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;

function refuseNumber(node: unknown, value: number, stand: Stand, walk: Walk): void {
  const source = isScalar(node) ? (node.source ?? '') : '';
  // 1.0 and 1e3 are no integers to a reader, and integers to a program: neither is written plainly.
  if (Number.isInteger(value) ? plainInteger.test(source) && Number.isSafeInteger(value) : plainFraction.test(source))
    return;
  report(
    walk,
    stand.at,
    'invalid-value',
    `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`,
  );
}
