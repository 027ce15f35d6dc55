// YAML files and plain objects against a schema: every error names file, line and key.
import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod/mini';
import { ConfigError, describeError } from '../errors.ts';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** Where a value was written, for messages. */
interface Source {
  /** File, or undefined for an object that a program passed. */
  readonly file: string | undefined;
  /** Line from 1 of the value at a path, or of the nearest thing around it. */
  lineOf(path: Path): number | undefined;
}

/** How to read a value. */
export interface ReadOptions<Schema extends z.ZodMiniType> {
  readonly schema: Schema;
  /** Takes `${NAME}` from here; undefined leaves `${…}` as it is. */
  readonly env: Readonly<Record<string, string | undefined>> | undefined;
}

/** A value that was read, and how to refuse a part of it later. */
export interface ReadValue<Value> {
  readonly value: Value;
  /** The error for a value that the schema takes and the service does not. */
  refuse(path: Path, problem: string): ConfigError;
}

/**
 * Reads a YAML file.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key
 */
export function readYamlFile<Schema extends z.ZodMiniType>(
  file: string,
  options: ReadOptions<Schema>,
): ReadValue<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines, prettyErrors: false });
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem !== undefined) {
    const { line, col } = lines.linePos(problem.pos[0]);
    throw new ConfigError('config_invalid', `${file}:${line}:${col}: ${problem.message}`, {
      source: file,
      line,
      column: col,
    });
  }
  const source: Source = { file, lineOf: (path) => lineOf(document, lines, path) };
  return readValue(document.toJS({ maxAliasCount: 100 }) ?? {}, source, options);
}

/**
 * Reads an object that a program passed.
 *
 * @throws {ConfigError} `config_invalid` with the key
 */
export function readObject<Schema extends z.ZodMiniType>(
  value: unknown,
  options: ReadOptions<Schema>,
): ReadValue<z.infer<Schema>> {
  return readValue(value, { file: undefined, lineOf: () => undefined }, options);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error: unknown) {
    throw new ConfigError('config_invalid', `Can't read "${file}": ${describeError(error)}`, {
      source: file,
      cause: error,
    });
  }
}

function readValue<Schema extends z.ZodMiniType>(
  written: unknown,
  source: Source,
  options: ReadOptions<Schema>,
): ReadValue<z.infer<Schema>> {
  const refuse = (path: Path, problem: string): ConfigError => refusal(source, path, problem);
  const value = options.env === undefined ? written : substitute(written, options.env, [], refuse);
  const result = options.schema.safeParse(value);
  if (result.success) return { value: result.data, refuse };
  const issue = result.error.issues[0];
  if (issue === undefined) throw refuse([], 'is invalid');
  const { path, problem } = explain(issue, value);
  throw refuse(path, problem);
}

function refusal({ file, lineOf: line }: Source, path: Path, problem: string): ConfigError {
  const at = line(path);
  const where = file === undefined ? 'Configuration' : at === undefined ? file : `${file}:${at}`;
  const name = path.length === 0 ? 'the top level' : `key "${keyName(path)}"`;
  return new ConfigError('config_invalid', `${where}: ${name} ${problem}.`, {
    ...(file === undefined ? {} : { source: file }),
    ...(at === undefined ? {} : { line: at }),
  });
}

function keyName(path: Path): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('');
}

/** The value with each `${NAME}` in a string replaced; a playbook's shell has its own use for `${…}` and is left alone. */
function substitute(
  value: unknown,
  env: Readonly<Record<string, string | undefined>>,
  path: Path,
  refuse: (path: Path, problem: string) => ConfigError,
): unknown {
  if (typeof value === 'string') {
    return value.replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const found = env[name];
      if (found === undefined) throw refuse(path, `names the environment variable "${name}", which is not set`);
      return found;
    });
  }
  if (Array.isArray(value)) return value.map((item: unknown, index) => substitute(item, env, [...path, index], refuse));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => [
      name,
      name === 'playbook' && typeof item === 'object' ? item : substitute(item, env, [...path, name], refuse),
    ]),
  );
}

/** What is wrong, said about the innermost place that is wrong. */
function explain(issue: Issue, root: unknown): { readonly path: Path; readonly problem: string } {
  if (issue.code === 'invalid_union') return explainUnion(issue, root);
  if (issue.code === 'unrecognized_keys') {
    return { path: [...issue.path, issue.keys[0] ?? ''], problem: 'is not known here' };
  }
  const { path } = issue;
  if (issue.code === 'invalid_type' && !has(root, path)) return { path, problem: 'is missing' };
  if (issue.code === 'invalid_type') return { path, problem: `must be of type ${issue.expected}` };
  if (issue.code === 'invalid_value')
    return { path, problem: `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}` };
  if (issue.code === 'too_small') return { path, problem: `must have at least ${String(issue.minimum)}` };
  if (issue.code === 'too_big') return { path, problem: `must have at most ${String(issue.maximum)}` };
  if (issue.code === 'invalid_format')
    return { path, problem: issue.message === 'Invalid input' ? `must be a valid ${issue.format}` : issue.message };
  return { path, problem: issue.message === 'Invalid input' ? 'is invalid' : issue.message };
}

/** Of the alternatives the one that the writer meant: it knows the most of the keys that were written. */
function explainUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  root: unknown,
): { readonly path: Path; readonly problem: string } {
  const branches = issue.errors.map((issues) =>
    issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const unknownKeys = (issues: readonly Issue[]): number =>
    issues.reduce(
      (sum, inner) =>
        sum + (inner.code === 'unrecognized_keys' && inner.path.length === issue.path.length ? inner.keys.length : 0),
      0,
    );
  const missing = (issues: readonly Issue[]): number =>
    issues.filter((inner) => inner.code === 'invalid_type' && !has(root, inner.path)).length;
  const wrongKind = (issues: readonly Issue[]): number =>
    issues.some((inner) => inner.path.length === issue.path.length && inner.code === 'invalid_type') ? 1 : 0;
  const score = (issues: readonly Issue[]): number =>
    unknownKeys(issues) * 4 + missing(issues) * 2 + wrongKind(issues) * 8;
  const best = branches.toSorted((a, b) => score(a) - score(b))[0]?.[0];
  if (best === undefined || missing(branches.toSorted((a, b) => score(a) - score(b))[0] ?? []) > 0) {
    return { path: issue.path, problem: `is none of the forms known here${written(root, issue.path)}` };
  }
  return explain(best, root);
}

function written(root: unknown, path: Path): string {
  const value = at(root, path);
  return typeof value === 'object' && value !== null
    ? ` (it has ${Object.keys(value)
        .map((name) => JSON.stringify(name))
        .join(', ')})`
    : '';
}

function at(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    root,
  );
}

function has(root: unknown, path: Path): boolean {
  return at(root, path) !== undefined;
}

function lineOf(document: Document, lines: LineCounter, path: Path): number | undefined {
  for (let length = path.length; length >= 0; length--) {
    const offset = offsetOf(document, path.slice(0, length));
    if (offset !== undefined) return lines.linePos(offset).line;
  }
  return undefined;
}

/** Offset of the key that leads to a value, or of the value where there is no key. */
function offsetOf(document: Document, path: Path): number | undefined {
  const last = path.at(-1);
  const parent = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last))
    : undefined;
  const node = pair?.key ?? document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}
