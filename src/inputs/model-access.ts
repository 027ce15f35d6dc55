// Reads the text of `model-access`: YAML or JSON, with the keys of `model_access` in a service's configuration.
import { parse } from 'yaml';
import { type Environment, variable } from '../environment.ts';
import { oneLine } from '../log.ts';
import { type ModelAccess, modelAccess } from '../models/access.ts';
import { input, worded } from '../wording.ts';
import { invalid } from './values.ts';

/**
 * `${NAME}` stands for a variable; an `api_key` whose variable is not set counts as absent.
 *
 * @throws {InputError} `input_invalid`: names all wrong keys
 */
export function readModelAccess(text: string, env: Environment): ModelAccess {
  const fail = (problem: string): never => {
    throw invalid('model-access', worded`${input('model-access')} ${problem}`);
  };
  const unset: string[] = [];
  const filled = fill(
    readMapping(text) ?? fail('has to be a mapping in YAML: "provider: openai" and its keys.'),
    env,
    (key, name) => {
      if (key !== 'api_key') unset.push(`the key "${key}" names the variable "${name}", which is not set`);
    },
  );
  const result = modelAccess.safeParse(filled, { error: () => 'is invalid' });
  const problems = result.success ? [] : result.error.issues.flatMap(toWords);
  if (result.success && unset.length === 0) return result.data;
  return fail(`can't be used: ${[...unset, ...problems].join('; ')}.`);
}

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

function toWords({ code, path, message, keys = [] }: Issue): readonly string[] {
  if (code === 'unrecognized_keys') return keys.map((key) => `the key "${oneLine(key.slice(0, 80))}" is not known`);
  return [path.length === 0 ? `it ${message}` : `the key "${path.join('.')}" ${message}`];
}

export function readMapping(text: string): object | undefined {
  try {
    const value: unknown = parse(text, { maxAliasCount: 0, prettyErrors: false, logLevel: 'error' });
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined; // the library's message would quote the text, which may hold a key
  }
}

function fill(mapping: object, env: Environment, onUnset: (key: string, name: string) => void): object {
  const entries = Object.entries(mapping).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [[key, value] as const];
    const names = [...value.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
    const missing = names.filter((name) => variable(env, name) === undefined);
    for (const name of missing) onUnset(key, name);
    if (missing.length > 0) return [];
    return [[key, value.replace(/\$\{(\w+)\}/g, (_, name: string) => variable(env, name) ?? '')] as const];
  });
  return Object.fromEntries(entries);
}
