// YAML files and plain objects against a schema: every error names file, line and key.
import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod/mini';
import { ConfigError, describeError } from '../../errors.ts';
import { explainFirst, type Path } from './schema-issue.ts';

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
  return readValue(toValue(document, file), source, options);
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

function toValue(document: Document, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (error: unknown) {
    throw new ConfigError('config_invalid', `${file}:1: ${describeError(error)}`, {
      source: file,
      line: 1,
      cause: error,
    });
  }
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
  given: unknown,
  source: Source,
  options: ReadOptions<Schema>,
): ReadValue<z.infer<Schema>> {
  const refuse = (path: Path, problem: string): ConfigError => refusal(source, path, problem);
  const value = options.env === undefined ? given : substitute(given, options.env, [], refuse);
  const result = options.schema.safeParse(value);
  if (result.success) return { value: result.data, refuse };
  const { path, problem } = explainFirst(result.error.issues, value);
  throw refuse(path, problem);
}

function refusal({ file, lineOf: line }: Source, path: Path, problem: string): ConfigError {
  const lineNumber = line(path);
  const where = file === undefined ? 'Configuration' : lineNumber === undefined ? file : `${file}:${lineNumber}`;
  const name = path.length === 0 ? 'the top level' : `key "${keyName(path)}"`;
  return new ConfigError('config_invalid', `${where}: ${name} ${problem}.`, {
    ...(file === undefined ? {} : { source: file }),
    ...(lineNumber === undefined ? {} : { line: lineNumber }),
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
