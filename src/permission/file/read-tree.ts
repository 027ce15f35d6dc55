// The text of a policy file as a tree of plain nodes with their places; everything of YAML that could be misread is refused.

import { findInvisible } from '../text/invisible.ts';
import { type LineStarts, lineStarts, type Place, placeOf } from '../text/place.ts';
import type { Problem, ProblemCode } from './problem.ts';
import type { TreeResult } from './tree.ts';

const maxBytes = 4 * 1024 * 1024;
const maxDepth = 64;
/** Enough to work with; a binary file has thousands. */
const maxInvisibleProblems = 20;

/**
 * Read the text of a policy file (docs/policy.md, "How a pause is decided"): UTF-8, at most 4 MiB, YAML 1.2 core without anchors,
 * aliases, tags, directives and duplicate keys, without characters that can't be seen. A leading byte order mark is dropped.
 */
export async function readTree(file: string | Uint8Array): Promise<TreeResult> {
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

async function parseYaml(text: string, lines: LineStarts): Promise<TreeResult> {
  const [yaml, { treeOf }] = await Promise.all([import('yaml'), import('./yaml-nodes.ts')]);
  // "error" and not "silent": a silent parser drops what stands after a second "---" without a word.
  const options = {
    version: '1.2',
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  } as const;
  return treeOf(yaml.parseDocument(text, options), { place: (offset) => placeOf(lines, offset), maxDepth });
}
