// Strict YAML for our own small files: mappings, lists and scalars with their places, and `${NAME}` from the
// environment. Problems name keys and places, never values: the file may be the wrong one, and its values secret.
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { type Environment, variable } from '../../environment.ts';
import { Secret } from '../../secret.ts';

/** From 1. */
interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

export interface YamlProblem extends YamlPlace {
  readonly message: string;
}

/** Always text if it comes from the environment. */
interface YamlScalar {
  readonly value: unknown;
  /** As in the file, with `${NAME}` not replaced. */
  readonly written: unknown;
  readonly isFromEnv: boolean;
}

/** Collects problems, to show all of them at once; a node with a problem reads as undefined. */
export type YamlReading = ReturnType<typeof startReading>;

interface YamlOptions {
  readonly env: Environment;
  readonly mask: (secret: Secret) => void;
}

interface Walk extends YamlOptions {
  readonly report: (node: Node | null, message: string) => void;
}

/** Refuses aliases and tags, as they hide meaning. If there are `mistakes`, the nodes mean nothing. */
export function readYaml(text: string, options: YamlOptions) {
  const lines = new LineCounter();
  // The library's check compares each key with every other; `readMapping` finds duplicates.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  return {
    root: document.contents,
    reading: startReading(lines, options),
    // The library's message quotes the file, so only the error code is shown.
    mistakes: [...document.errors, ...document.warnings].map(
      ({ pos, code }): YamlProblem => ({
        ...placeAt(lines, pos[0]),
        message: `Not valid YAML (${code.toLowerCase().replaceAll('_', ' ')}).`,
      }),
    ),
  };
}

function startReading(lines: LineCounter, { env, mask }: YamlOptions) {
  const problems: YamlProblem[] = [];
  const placeOf = (node: Node | null): YamlPlace => placeAt(lines, node?.range?.[0] ?? 0);
  const report = (node: Node | null, message: string): void => {
    problems.push({ ...placeOf(node), message });
  };
  const walk: Walk = { env, mask, report };
  const value = <Value>(node: Node, what: string, read: (scalar: YamlScalar) => Value | undefined, refusal: string) => {
    const scalar = readScalar(node, what, walk);
    const found = scalar === undefined ? undefined : read(scalar);
    if (scalar !== undefined && found === undefined) report(node, refusal);
    return found;
  };
  return {
    problems,
    report,
    placeOf,
    mapping: (node: Node | null, what: string, keys: readonly string[]) => readMapping(node, what, keys, walk),
    list: (node: Node | null, what: string) => readList(node, what, walk),
    /** Reads a scalar with `read`; reports `refusal` if that gives undefined. */
    value,
    /** Reads the value of a key, if present; `takes` lists the values allowed, to follow the word "Use". */
    field: <Value>(
      node: Node | undefined,
      name: string,
      takes: string,
      read: (scalar: YamlScalar) => Value | undefined,
    ): Value | undefined =>
      node && value(node, `Key "${name}"`, read, `The value of "${name}" is not allowed. Use ${takes}.`),
    /** Reads an identifier that answers repeat: it is not masked, so show `written` instead. */
    identifier: (node: Node, what: string) => readScalar(node, what, { ...walk, mask() {} }),
  };
}

function isPlain(node: Node | null, what: string, { report }: Walk): boolean {
  const flaw = isAlias(node) ? 'an alias' : node?.tag === undefined ? undefined : 'a tag';
  if (flaw !== undefined) report(node, `${what} has ${flaw}, which is not allowed here. Write the value out.`);
  return flaw === undefined;
}

function readMapping(
  node: Node | null,
  what: string,
  keys: readonly string[],
  walk: Walk,
): ReadonlyMap<string, Node> | undefined {
  if (!isPlain(node, what, walk)) return undefined;
  if (!isMap(node)) {
    walk.report(node, `${what} must be a mapping with the keys ${keys.join(', ')}.`);
    return undefined;
  }
  const values = new Map<string, Node>();
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const place = isNode(key) ? key : node;
    if (!keys.includes(name)) walk.report(place, `${callKey(name)} in ${within(what)}. Use ${keys.join(', ')}.`);
    else if (values.has(name)) walk.report(place, `Key "${name}" stands twice in ${within(what)}. Keep one.`);
    else if (isNode(value)) values.set(name, value);
    else walk.report(place, `Key "${name}" in ${within(what)} has no value.`);
  }
  return values;
}

function within(what: string): string {
  return what.replace(/^(?:An|The) /, (article) => article.toLowerCase());
}

/** Quotes a key that may be a misspelt one of ours; any other may be a line of the wrong file. */
function callKey(name: string): string {
  return /^[A-Za-z_-]{1,30}$/.test(name) ? `Unknown key "${name}"` : 'A key that is not known';
}

function readList(node: Node | null, what: string, walk: Walk): readonly Node[] | undefined {
  if (!isPlain(node, what, walk)) return undefined;
  if (isSeq(node) && node.items.length > 0) return node.items.filter(isNode);
  walk.report(node, `${what} must be a list with at least one element.`);
  return undefined;
}

function readScalar(node: Node, what: string, walk: Walk): YamlScalar | undefined {
  if (!isPlain(node, what, walk)) return undefined;
  if (!isScalar(node)) {
    walk.report(node, `${what} must be a single value.`);
    return undefined;
  }
  if (typeof node.value !== 'string' || !node.value.includes('${')) {
    return { value: node.value, written: node.value, isFromEnv: false };
  }
  return substitute(node, node.value, what, walk);
}

function substitute(node: Node, value: string, what: string, { env, mask, report }: Walk): YamlScalar | undefined {
  const missing: string[] = [];
  const replaced = value.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const found = variable(env, name);
    if (found === undefined) missing.push(name);
    else if (!isWord(found)) mask(new Secret(found));
    return found ?? '';
  });
  for (const name of missing) {
    report(
      node,
      `${what} names the environment variable "${name}", which is not set or empty. Set it in "env" of the step.`,
    );
  }
  return missing.length === 0 ? { value: replaced, written: value, isFromEnv: true } : undefined;
}

/** True for numbers and our own words: they are no secrets, and masking them would hide every `50` in a log. */
function isWord(value: string): boolean {
  return /^(?:-?[\d.]{1,12}|true|false|null|daily|weekly|monthly)$/i.test(value);
}

function placeAt(lines: LineCounter, offset: number): YamlPlace {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
