// Reads YAML files and plain objects with a schema, and names the file, line and key of every mistake.
import { closeSync, openSync, readSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, isSeq, type Pair, parse, visit, type YAMLMap } from 'yaml';
import * as z from 'zod/mini';
import { type Environment, variable } from '../../environment.ts';
import { describeError, orUndefined } from '../../errors.ts';
import { parseYaml } from '../../yaml-text.ts';
import { explainAll, genericMessage, type Mistake, type Path } from './mistakes.ts';

export interface ReadOptions<Schema extends z.ZodMiniType> {
  readonly schema: Schema;
  /** Values for `${NAME}`; if undefined, `${…}` stays as it is. */
  readonly env: Environment | undefined;
  /** Default: reads from the disk. */
  readonly readText?: ((file: string) => string) | undefined;
}

/** `value` is absent if the text can't be read or the schema rejects it. `mistakeAt` is for mistakes found later. */
export type ReadResult<Value> =
  | { readonly value?: undefined; readonly mistakes: readonly Mistake[] }
  | {
      readonly value: Value;
      readonly mistakes: readonly Mistake[];
      readonly mistakeAt: (path: Path, problem: string) => Mistake;
    };

export function readYamlFile<Schema extends z.ZodMiniType>(
  file: string,
  { readText = readBounded, ...options }: ReadOptions<Schema>,
): ReadResult<z.infer<Schema>> {
  let text: string;
  try {
    text = readText(file);
  } catch (cause: unknown) {
    const whyUnreadable = describeError(new Error(`Can't read "${file}".`, { cause }));
    return { mistakes: [{ text: whyUnreadable, source: file, cause }] };
  }
  const { document, mistakes, placeOf } = parseYaml(text);
  const { pairsByMap, repeated } = indexKeys(document);
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
    const node = findNearestNode(document.contents, path, pairsByMap);
    const line = node === null ? undefined : placeOf(node).line;
    const location = line === undefined ? file : `${file}:${line}`;
    return { text: `${location}: ${describe(path, problem)}`, source: file, line };
  });
}

// Far more than any real file has. Checked while reading, because a pipe has no size.
const maxFileBytes = 4 * 1024 * 1024;

function readBounded(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(maxFileBytes + 1);
    let size = 0;
    for (let count = -1; count !== 0 && size < bytes.length; size += count)
      count = readSync(handle, bytes, size, bytes.length - size, null);
    if (size > maxFileBytes) throw new Error(`it has more than ${maxFileBytes} bytes`);
    return bytes.toString('utf8', 0, size);
  } finally {
    closeSync(handle);
  }
}

export function readObject<Schema extends z.ZodMiniType>(value: unknown, options: ReadOptions<Schema>) {
  return readValue(value, options, (path, problem) => ({ text: `Configuration: ${describe(path, problem)}` }));
}

function readValue<Schema extends z.ZodMiniType>(
  input: unknown,
  { schema, env }: ReadOptions<Schema>,
  mistakeAt: (path: Path, problem: string) => Mistake,
): ReadResult<z.infer<Schema>> {
  const { value, unsetVariables } = env === undefined ? { value: input, unsetVariables: [] } : substitute(input, env);
  const mistakes = unsetVariables.map(({ path, name }) =>
    mistakeAt(path, `names the environment variable "${name}", which is not set`),
  );
  const result = schema.safeParse(value, { error: () => genericMessage });
  if (result.success) return { value: result.data, mistakes, mistakeAt };
  // Skip issues about unset variables, whose values are unknown.
  const unsetPaths = new Set(unsetVariables.map(({ path }) => JSON.stringify(path)));
  const issues = explainAll(result.error.issues, value).filter(({ path }) => !unsetPaths.has(JSON.stringify(path)));
  return { mistakes: [...mistakes, ...issues.map(({ path, problem }) => mistakeAt(path, problem))] };
}

function describe(path: Path, problem: string): string {
  const name = path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('');
  return `${path.length === 0 ? 'the top level' : `key "${name}"`} ${problem}.`;
}

/** Indexes each mapping's pairs, to locate even 40,000 mistakes fast. Also finds repeated keys. */
function indexKeys(document: Document) {
  const pairsByMap = new Map<YAMLMap, ReadonlyMap<string, Pair>>();
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
      pairsByMap.set(mapping, pairs);
    },
  });
  return { pairsByMap, repeated };
}

/** Finds the key at a path, else its value, else the nearest existing ancestor. Returns null for an empty file. */
function findNearestNode(root: unknown, path: Path, pairsByMap: ReturnType<typeof indexKeys>['pairsByMap']): unknown {
  let node = root;
  let nearest = root;
  for (const part of path) {
    const pair = isMap(node) ? pairsByMap.get(node)?.get(String(part)) : undefined;
    node = isSeq(node) ? node.items[Number(part)] : pair?.value;
    nearest = [pair?.key, node].find(isNode) ?? nearest;
  }
  return nearest;
}

/** Replaces `${NAME}`, except for unset variables and in playbooks, whose shell commands use `${…}` themselves. */
function substitute(value: unknown, env: Environment) {
  const unsetVariables: { readonly path: Path; readonly name: string }[] = [];
  const replace = (part: unknown, path: Path): unknown => {
    if (typeof part === 'string') {
      return part.replace(/\$\{(\w+)\}/g, (placeholder, name: string) => {
        const setting = env[name];
        if (setting === undefined) unsetVariables.push({ path, name });
        return setting ?? placeholder;
      });
    }
    if (Array.isArray(part)) return part.map((item: unknown, index) => replace(item, [...path, index]));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([name, item]: [string, unknown]) => !isUnsetApiKey([...path, name], item, env))
        .map(([name, item]: [string, unknown]) => {
          const isInlinePlaybook = name === 'playbook' && typeof item === 'object';
          return [name, isInlinePlaybook ? item : replace(item, [...path, name])];
        }),
    );
  };
  return { value: replace(value, []), unsetVariables };
}

/** Recognizes an `api_key` to drop: its variable is not set, so the ids beside it are used (docs/model-access.md, "The text"). */
function isUnsetApiKey(path: Path, item: unknown, env: Environment): boolean {
  if (path.at(-2) !== 'model_access' || path.at(-1) !== 'api_key' || typeof item !== 'string') return false;
  return item.matchAll(/\$\{(\w+)\}/g).some(([, name = '']) => variable(env, name) === undefined);
}

const anything = z.optional(z.unknown());
const agentOutline = z.object({ sandbox: anything, model_access: anything });
const runsOutline = z.object({ playbook: anything, acp: z.optional(z.nullable(agentOutline)) });
const configOutline = z.object({
  interns: z._default(z.array(z.object({ name: anything, runs: z.optional(runsOutline) })), []),
});

/** Reads a configuration before it is served. Ignores an invalid one: serving it reports the mistakes. */
export function readOutline(text: string, env: Environment) {
  const config: unknown = orUndefined(() => parse(text, { logLevel: 'silent', uniqueKeys: false }));
  const { interns = [] } = configOutline.safeParse(substitute(config, env).value).data ?? {};
  const agents = interns.flatMap(({ name, runs }) =>
    runs?.acp === undefined ? [] : [{ ...runs.acp, name: String(name) }],
  );
  const unsandboxed = agents.filter(({ sandbox, model_access }) => sandbox === undefined && model_access === undefined);
  return {
    playbooks: interns.flatMap(({ runs }) => (typeof runs?.playbook === 'string' ? [runs.playbook] : [])),
    /** Agents that have neither `sandbox` nor `model_access`, which brings a sandbox. */
    withoutSandbox: unsandboxed.map(({ name }) => name),
    unconfined: agents.filter(({ sandbox }) => sandbox === 'none').map(({ name }) => name),
  };
}
