// Reads YAML files and plain objects by a schema: every mistake names file, line and key.
import { closeSync, openSync, readSync } from 'node:fs';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parse,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import * as z from 'zod/mini';
import { describeError } from '../../errors.ts';
import { explainAll, type Mistake, type Path, unexplained } from './mistakes.ts';

interface Source {
  readonly file: string | undefined;
  /** 1-based line of the value at a path, or of its nearest ancestor. */
  lineOf(path: Path): number | undefined;
}

export interface ReadOptions<Schema extends z.ZodMiniType> {
  readonly schema: Schema;
  /** Values for `${NAME}`; undefined leaves `${…}` as it is. */
  readonly env: Readonly<Record<string, string | undefined>> | undefined;
  readonly readText?: ((file: string) => string) | undefined;
}

export interface ReadValue<Value> {
  readonly value: Value | undefined;
  readonly mistakes: readonly Mistake[];
  mistakeAt(path: Path, problem: string): Mistake;
}

export function readYamlFile<Schema extends z.ZodMiniType>(
  file: string,
  options: ReadOptions<Schema>,
): ReadValue<z.infer<Schema>> {
  const lines = new LineCounter();
  const failed = (mistakes: readonly Mistake[]): ReadValue<z.infer<Schema>> => ({
    value: undefined,
    mistakes,
    mistakeAt: (path, problem) => toMistake({ file, lineOf: () => undefined }, path, problem),
  });
  try {
    const text = (options.readText ?? readText)(file);
    // Check for duplicates ourselves: the library compares each key of a mapping with every other.
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    const problems = [...document.errors, ...document.warnings, ...repeatedKeys(document)];
    if (problems.length > 0) {
      return failed(
        problems.map(({ pos, message }) => {
          const { line, col } = lines.linePos(pos[0]);
          return { text: `${file}:${line}:${col}: ${message}`, source: file, line, column: col };
        }),
      );
    }
    const keysOf = keyIndex();
    const source: Source = { file, lineOf: (path) => lineOf(document.contents, path, lines, keysOf) };
    try {
      return readValue(document.toJS({ maxAliasCount: 100 }) ?? {}, source, options);
    } catch (error: unknown) {
      return failed([{ text: `${file}:1: ${describeError(error)}`, source: file, line: 1, cause: error }]);
    }
  } catch (error: unknown) {
    return failed([
      { text: describeError(new Error(`Can't read "${file}".`, { cause: error })), source: file, cause: error },
    ]);
  }
}

// Far above any real playbook. Counted while reading, because a pipe has no size.
const maxFileBytes = 4 * 1024 * 1024;

function readText(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(maxFileBytes + 1);
    let size = 0;
    for (let read = -1; read !== 0 && size < bytes.length; size += read)
      read = readSync(handle, bytes, size, bytes.length - size, null);
    if (size > maxFileBytes) throw new Error(`it has more than ${maxFileBytes} bytes`);
    return bytes.toString('utf8', 0, size);
  } finally {
    closeSync(handle);
  }
}

export function readObject<Schema extends z.ZodMiniType>(
  value: unknown,
  options: ReadOptions<Schema>,
): ReadValue<z.infer<Schema>> {
  return readValue(value, { file: undefined, lineOf: () => undefined }, options);
}

function readValue<Schema extends z.ZodMiniType>(
  written: unknown,
  source: Source,
  options: ReadOptions<Schema>,
): ReadValue<z.infer<Schema>> {
  const mistakeAt = (path: Path, problem: string): Mistake => toMistake(source, path, problem);
  const { value, unset } = options.env === undefined ? { value: written, unset: [] } : substitute(written, options.env);
  const mistakes = unset.map(({ path, name }) =>
    mistakeAt(path, `names the environment variable "${name}", which is not set`),
  );
  const result = options.schema.safeParse(value, { error: () => unexplained });
  if (result.success) return { value: result.data, mistakes, mistakeAt };
  // Skip issues at unset variables, whose values are unknown.
  const unknown = new Set(unset.map(({ path }) => JSON.stringify(path)));
  const explained = explainAll(result.error.issues, value).filter(({ path }) => !unknown.has(JSON.stringify(path)));
  return {
    value: undefined,
    mistakes: [...mistakes, ...explained.map(({ path, problem }) => mistakeAt(path, problem))],
    mistakeAt,
  };
}

function toMistake({ file, lineOf: lineAt }: Source, path: Path, problem: string): Mistake {
  const line = lineAt(path);
  const where = file === undefined ? 'Configuration' : line === undefined ? file : `${file}:${line}`;
  const name = path.length === 0 ? 'the top level' : `key "${keyName(path)}"`;
  return { text: `${where}: ${name} ${problem}.`, source: file, line };
}

function keyName(path: Path): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('');
}

/** Indexes the pairs of a mapping by key, on first use: a file may have 40,000 keys with a mistake in each. */
type KeysOf = (mapping: YAMLMap) => ReadonlyMap<string, Pair>;

function keyIndex(): KeysOf {
  const known = new Map<YAMLMap, ReadonlyMap<string, Pair>>();
  return (mapping) => {
    const found = known.get(mapping) ?? new Map(mapping.items.map((pair) => [keyOf(pair), pair]));
    known.set(mapping, found);
    return found;
  };
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

function repeatedKeys(document: Document): readonly { readonly pos: [number, number]; readonly message: string }[] {
  const problems: { pos: [number, number]; message: string }[] = [];
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<string>();
      for (const pair of items) {
        const { key } = pair;
        const isPlain = isScalar(key) && key.value !== '<<';
        if (isPlain && seen.has(keyOf(pair))) {
          problems.push({ pos: [key.range?.[0] ?? 0, 0], message: 'Map keys must be unique' });
        }
        if (isPlain) seen.add(keyOf(pair));
      }
    },
  });
  return problems;
}

function lineOf(root: unknown, path: Path, lines: LineCounter, keysOf: KeysOf): number | undefined {
  let node = root;
  let offset = offsetOf(node);
  for (const part of path) {
    const pair = isMap(node) ? keysOf(node).get(String(part)) : undefined;
    node = isSeq(node) ? node.items[Number(part)] : pair?.value;
    offset = offsetOf(pair?.key) ?? offsetOf(node) ?? offset;
    if (node === undefined || node === null) break;
  }
  return offset === undefined ? undefined : lines.linePos(offset).line;
}

function offsetOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Leaves unset variables as written, and playbooks as they are: their shell commands use `${…}` themselves. */
function substitute(
  value: unknown,
  env: Readonly<Record<string, string | undefined>>,
): { readonly value: unknown; readonly unset: readonly { readonly path: Path; readonly name: string }[] } {
  const unset: { path: Path; name: string }[] = [];
  const replace = (part: unknown, path: Path): unknown => {
    if (typeof part === 'string') {
      return part.replace(/\$\{(\w+)\}/g, (written, name: string) => {
        const found = env[name];
        if (found === undefined) unset.push({ path, name });
        return found ?? written;
      });
    }
    if (Array.isArray(part)) return part.map((item: unknown, index) => replace(item, [...path, index]));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([name, item]: [string, unknown]) => !isAbsentKey(name, item, path, env))
        .map(([name, item]: [string, unknown]) => [
          name,
          name === 'playbook' && typeof item === 'object' ? item : replace(item, [...path, name]),
        ]),
    );
  };
  return { value: replace(value, []), unset };
}

/** A job uses its identity if the provider's key names an unset variable (docs/model-access.md, "The text"). */
function isAbsentKey(
  name: string,
  item: unknown,
  path: Path,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (name !== 'api_key' || path.at(-1) !== 'model_access' || typeof item !== 'string') return false;
  return [...item.matchAll(/\$\{(\w+)\}/g)].some(([, named = '']) => (env[named] ?? '') === '');
}

const outlined = z.looseObject({
  interns: z._default(
    z.array(
      z.looseObject({
        name: z.optional(z.unknown()),
        runs: z.optional(
          z.looseObject({ playbook: z.optional(z.unknown()), acp: z.optional(z.nullable(z.looseObject({}))) }),
        ),
      }),
    ),
    [],
  ),
});

/** Yields nothing for invalid text: its mistakes are reported when it is served. */
export function readOutline(text: string, env: Readonly<Record<string, string | undefined>>) {
  const { data } = outlined.safeParse(substitute(parseOr(text), env).value);
  const interns = data?.interns ?? [];
  return {
    playbooks: interns.flatMap(({ runs }) => (typeof runs?.playbook === 'string' ? [runs.playbook] : [])),
    /** Names of real agents with neither `sandbox` nor `model_access`, which implies a sandbox. */
    withoutSandbox: interns.flatMap(({ name, runs }) =>
      runs?.acp !== undefined && runs.acp?.['sandbox'] === undefined && runs.acp?.['model_access'] === undefined
        ? [String(name)]
        : [],
    ),
    unconfined: interns.flatMap(({ name, runs }) => (runs?.acp?.['sandbox'] === 'none' ? [String(name)] : [])),
  };
}

function parseOr(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent', uniqueKeys: false });
  } catch {
    return undefined;
  }
}
