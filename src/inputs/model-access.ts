// Reads the text of `model-access`: YAML or JSON with the keys of `model_access` in a service's configuration.
import { parse } from 'yaml';
import { type Environment, variable } from '../environment.ts';
import { orUndefined } from '../errors.ts';
import { isObject } from '../json.ts';
import { oneLine } from '../log.ts';
import { type ModelAccess, modelAccess } from '../models/access.ts';
import { input, worded } from '../wording.ts';
import { invalid } from './values.ts';

/**
 * Replaces `${NAME}` by the environment variable. An `api_key` whose variable is not set counts as absent.
 *
 * @throws {InputError} `input_invalid`: lists the invalid keys
 */
export function readModelAccess(text: string, env: Environment): ModelAccess {
  const fail = (problem: string): never => {
    throw invalid('model-access', worded`${input('model-access')} ${problem}`);
  };
  const variableProblems: string[] = [];
  const mapping = readMapping(text) ?? fail('must be a mapping in YAML: "provider: openai" and its keys.');
  const entries = Object.entries(mapping).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [[key, value] as const];
    const names = [...value.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
    const unsetVariables = names.filter((name) => variable(env, name) === undefined);
    const problems = unsetVariables.map((name) => `the key "${key}" names the variable "${name}", which is not set`);
    if (key !== 'api_key') variableProblems.push(...problems);
    if (unsetVariables.length > 0) return [];
    return [[key, value.replace(/\$\{(\w+)\}/g, (_, name: string) => variable(env, name) ?? '')] as const];
  });
  const result = modelAccess.safeParse(Object.fromEntries(entries), { error: () => 'is invalid' });
  if (result.success && variableProblems.length === 0) return result.data;
  const schemaProblems = (result.error?.issues ?? []).flatMap((issue) => {
    const { path, message } = issue;
    if (issue.code !== 'unrecognized_keys')
      return [path.length === 0 ? `it ${message}` : `the key "${path.join('.')}" ${message}`];
    return issue.keys.map((key) => `the key "${oneLine(key.slice(0, 80))}" is not known`);
  });
  return fail(`can't be used: ${[...variableProblems, ...schemaProblems].join('; ')}.`);
}

export function readMapping(text: string) {
  // Drop the library's message, which would quote the text: it may contain a key.
  const value: unknown = orUndefined(() => parse(text, { maxAliasCount: 0, prettyErrors: false, logLevel: 'error' }));
  return isObject(value) ? value : undefined;
}
