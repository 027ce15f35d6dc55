// Reads YAML files and plain objects by a schema, and names file, line and key of every mistake.
import { closeSync, openSync, readSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, isSeq, type Pair, parse, visit, type YAMLMap } from 'yaml';
import * as z from 'zod/mini';
import { type Environment, variable } from '../../environment.ts';
import { describeError } from '../../errors.ts';
import { parseYaml } from '../../yaml-text.ts';
import { explainAll, type Mistake, type Path, unexplained } from './mistakes.ts';

export interface ReadOptions<Schema extends z.ZodMiniType> {
  readonly schema: Schema;
  /** Values for `${NAME}`; if undefined, `${…}` stays as it is. */
  readonly env: Environment | undefined;
  /** Default: reads from the disk. */
  readonly readText?: ((file: string) => string) | undefined;
}

/** `value` is missing if the schema rejects it. `mistakeAt` is for a value that only the service does not accept. */
export type ReadValue<Value> =
  | { readonly value?: undefined; readonly mistakes: readonly Mistake[] }
  | {
      readonly value: Value;
      readonly mistakes: readonly Mistake[];
      readonly mistakeAt: (path: Path, problem: string) => Mistake;
    };

export function readYamlFile<Schema extends z.ZodMiniType>(
  file: string,
  { readText = readBounded, ...options }: ReadOptions<Schema>,
): ReadValue<z.infer<Schema>> {
  let text: string;
  try {
    text = readText(file);
  } catch (cause: unknown) {
    const problem = describeError(new Error(`Can't read "${file}".`, { cause }));
    return { mistakes: [{ text: problem, source: file, cause }] };
  }
  const { document, mistakes, placeOf } = parseYaml(text);
  const { keysOf, repeated } = indexKeys(document);
  const problems = [...mistakes, ...repeated.map((key) => ({ ...placeOf(key), message: 'Map keys must be unique' }))];
  if (problems.length > 0) {
    return {
      mistakes: problems.map(({ line, column, message }) => ({
        text: `${file}:${line}:${column}: ${message}`,
        source: file,
        line,
        column,
      })),
    };
  }
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (cause: unknown) {
    return { mistakes: [{ text: `${file}:1: ${describeError(cause)}`, source: file, line: 1, cause }] };
  }
  return readValue(value, options, (path, problem) => {
    const node = nearestNode(document.contents, path, keysOf);
    const line = node === null ? undefined : placeOf(node).line;
    const where = line === undefined ? file : `${file}:${line}`;
    return { text: `${where}: ${sentence(path, problem)}`, source: file, line };
  });
}

// Far more than any real playbook has. Counted while it is read, because a pipe has no size.
const maxFileBytes = 4 * 1024 * 1024;

function readBounded(file: string): string {
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
  return readValue(value, options, (path, problem) => ({ text: `Configuration: ${sentence(path, problem)}` }));
}

function readValue<Schema extends z.ZodMiniType>(
  written: unknown,
  { schema, env }: ReadOptions<Schema>,
  mistakeAt: (path: Path, problem: string) => Mistake,
): ReadValue<z.infer<Schema>> {
  const { value, unset } = env === undefined ? { value: written, unset: [] } : substitute(written, env);
  const mistakes = unset.map(({ path, name }) =>
    mistakeAt(path, `names the environment variable "${name}", which is not set`),
  );
  const result = schema.safeParse(value, { error: () => unexplained });
  if (result.success) return { value: result.data, mistakes, mistakeAt };
  // Skip the issues of unset variables: their values are not known.
  const unknown = new Set(unset.map(({ path }) => JSON.stringify(path)));
  const explained = explainAll(result.error.issues, value).filter(({ path }) => !unknown.has(JSON.stringify(path)));
  return { mistakes: [...mistakes, ...explained.map(({ path, problem }) => mistakeAt(path, problem))] };
}

function sentence(path: Path, problem: string): string {
  const name = path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('');
  return `${path.length === 0 ? 'the top level' : `key "${name}"`} ${problem}.`;
}

/** Indexes each mapping's pairs, because a file may have 40,000 keys with a mistake in each. Finds repeated keys. */
function indexKeys(document: Document) {
  const keysOf = new Map<YAMLMap, ReadonlyMap<string, Pair>>();
  const repeated: unknown[] = [];
  visit(document, {
    Map(_, mapping) {
      const pairs = new Map<string, Pair>();
      for (const pair of mapping.items) {
        if (!isScalar(pair.key)) continue;
        const name = String(pair.key.value);
        if (pairs.has(name) && name !== '<<') repeated.push(pair.key);
        pairs.set(name, pair);
      }
      keysOf.set(mapping, pairs);
    },
  });
  return { keysOf, repeated };
}

/** Finds the key of a value, else the value, else the nearest ancestor that is there; null in an empty file. */
function nearestNode(root: unknown, path: Path, keysOf: ReturnType<typeof indexKeys>['keysOf']): unknown {
  let node = root;
  let nearest = root;
  for (const part of path) {
    const pair = isMap(node) ? keysOf.get(node)?.get(String(part)) : undefined;
    node = isSeq(node) ? node.items[Number(part)] : pair?.value;
    nearest = [pair?.key, node].find(isNode) ?? nearest;
  }
  return nearest;
}

/** Leaves unset variables as they are, and playbooks too, whose shell commands use `${…}` themselves. */
function substitute(value: unknown, env: Environment) {
  const unset: { readonly path: Path; readonly name: string }[] = [];
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
        .filter(([name, item]: [string, unknown]) => !isAbsentKey([...path, name], item, env))
        .map(([name, item]: [string, unknown]) => [
          name,
          name === 'playbook' && typeof item === 'object' ? item : replace(item, [...path, name]),
        ]),
    );
  };
  return { value: replace(value, []), unset };
}

/** A job uses its identity if the provider's key names an unset variable (docs/model-access.md, "The text"). */
function isAbsentKey(path: Path, item: unknown, env: Environment): boolean {
  if (path.at(-2) !== 'model_access' || path.at(-1) !== 'api_key' || typeof item !== 'string') return false;
  return item.matchAll(/\$\{(\w+)\}/g).some(([, name = '']) => variable(env, name) === undefined);
}

const unread = z.optional(z.unknown());
const outlinedAgent = z.object({ sandbox: unread, model_access: unread });
const outlinedRuns = z.object({ playbook: unread, acp: z.optional(z.nullable(outlinedAgent)) });
const outlined = z.object({
  interns: z._default(z.array(z.object({ name: unread, runs: z.optional(outlinedRuns) })), []),
});

/** Returns nothing of a text that is not valid; its mistakes are reported when it is served. */
export function readOutline(text: string, env: Environment) {
  const { interns = [] } = outlined.safeParse(substitute(parseOr(text), env).value).data ?? {};
  const agents = interns.flatMap(({ name, runs }) =>
    runs?.acp === undefined ? [] : [{ ...runs.acp, name: String(name) }],
  );
  const unwalled = agents.filter(({ sandbox, model_access }) => sandbox === undefined && model_access === undefined);
  const unconfined = agents.filter(({ sandbox }) => sandbox === 'none');
  return {
    playbooks: interns.flatMap(({ runs }) => (typeof runs?.playbook === 'string' ? [runs.playbook] : [])),
    /** Agents that have neither `sandbox` nor `model_access`, which brings a sandbox. */
    withoutSandbox: unwalled.map(({ name }) => name),
    unconfined: unconfined.map(({ name }) => name),
  };
}

function parseOr(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent', uniqueKeys: false });
  } catch {
    return undefined;
  }
}
