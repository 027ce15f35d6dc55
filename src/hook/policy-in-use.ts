// Finds the policy of a session: the entry's file, else the trusted copy. Keeps it parsed, so later calls read no YAML.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../crypto.ts';
import { type Environment, stateFolder } from '../environment.ts';
import { fileNameFor, isWorldWritable, makeFolders, readRegularFile, writeAtomically } from '../folders.ts';
import { isObject, type Json, parseJson } from '../json.ts';
import { type KeptPatterns, patternsOf, readPolicyTree } from '../permission/file/file-shape.ts';
import { narrow } from '../permission/file/narrow.ts';
import { toJson } from '../permission/file/shape.ts';
import { type Problem, type TreeNode, treeOfJson } from '../permission/file/tree.ts';
import { isAutomaton } from '../permission/match/automaton.ts';
import { readPause } from '../permission/pause.ts';
import type { Policy } from '../permission/policy.ts';
import type { WorkPlace } from '../trust/checkout.ts';
import { copyPath, readTrustedCopy } from '../trust/copy.ts';
import type { HookPause } from './pause.ts';
import { HookRefusal } from './payload.ts';

export type PolicyInUse =
  | {
      /** Has only the entries that may match the pause. */
      readonly policy: Policy;
      readonly digest: string;
      readonly source: string;
      readonly whole: () => Promise<Policy>;
    }
  /** `why` says that there is a policy, but that it does not count here; undefined: there is none. */
  | { readonly policy: undefined; readonly why: string | undefined };

const usualFile = '.github/intern-policy.yml';

/** Narrows the policy to the pause, if there is one. `policy` is the path that the entry names. */
export async function policyInUse(
  { folder, checkout }: WorkPlace,
  {
    pause,
    policy: named,
    env,
  }: { readonly pause?: HookPause; readonly policy: string | undefined; readonly env: Environment },
): Promise<PolicyInUse> {
  const name = fileNameFor(named === undefined ? checkout : path.resolve(named));
  const file = path.join(stateFolder(env), 'hooks', 'read-3', `${name}.json`);
  const kept = readKept(file);
  if (named !== undefined) return read(readRegularFile(named), named, { file, kept, pause });
  const copy = readTrustedCopy(checkout, env, (text) => (kept?.text === text ? kept.digest : sha256(text)));
  if (copy !== undefined) return read(copy.text, copy.file, { file, kept, pause });
  const above = trustedAbove(checkout, env);
  if (above !== undefined) {
    const why = isWorldWritable(above)
      ? 'anybody may write there, which makes it a checkout of nobody'
      : 'this is another checkout';
    return { policy: undefined, why: `A permission policy is trusted for ${above}, but ${why}.` };
  }
  const notTrusted = 'Nobody trusted the permission policy of this checkout yet: a person runs "interns policy trust".';
  return { policy: undefined, why: existsSync(path.join(folder, usualFile)) ? notTrusted : undefined };
}

function trustedAbove(checkout: string, env: Environment): string | undefined {
  for (let at = checkout; at !== path.dirname(at); ) {
    at = path.dirname(at);
    if (existsSync(copyPath(at, env))) return at;
  }
  return undefined;
}

/** What later calls need of a policy, while its text is unchanged: no YAML, digest or pattern is worked on again. */
interface Kept {
  readonly text: string;
  readonly digest: string;
  readonly policy: Json;
  /** `re2` patterns in compiled form, by their text. */
  readonly patterns: Readonly<Record<string, unknown>>;
}

/** Checks the form alone: whoever can write this file can write the trusted copy too. */
function readKept(file: string): Kept | undefined {
  if (!existsSync(file)) return undefined;
  const value = parseJson(readRegularFile(file));
  return isKept(value) ? value : undefined;
}

function isKept(value: unknown): value is Kept {
  return (
    isObject(value) &&
    typeof value['text'] === 'string' &&
    typeof value['digest'] === 'string' &&
    'policy' in value &&
    isObject(value['patterns'])
  );
}

async function read(
  text: string,
  source: string,
  {
    file,
    kept,
    pause,
  }: { readonly file: string; readonly kept: Kept | undefined; readonly pause: HookPause | undefined },
): Promise<PolicyInUse> {
  const { digest, policy: json, patterns } = kept?.text === text ? kept : await readAnew(text, source, file);
  const judged = pause === undefined ? undefined : readPause(pause.arguments);
  const whole = async (): Promise<Policy> => policyOf(json, source, patterns);
  const isWhole = judged === undefined || 'error' in judged;
  const policy = isWhole ? await whole() : await policyOf(narrow(json, judged), source, patterns);
  return { policy, digest, source, whole };
}

async function policyOf(json: Json, source: string, patterns: Kept['patterns']): Promise<Policy> {
  const kept: KeptPatterns = new Map(
    Object.entries(patterns).flatMap(([pattern, value]) => (isAutomaton(value) ? [[pattern, value] as const] : [])),
  );
  return valid(await readPolicyTree(treeOfJson(json), source, kept), source).policy;
}

async function readAnew(text: string, source: string, file: string): Promise<Kept> {
  const { readTree } = await import('../permission/file/parse-policy.ts');
  const { root } = valid(readTree(text), source);
  valid(await readPolicyTree(root, source), source);
  const called = forCalls(root);
  const kept = { text, digest: sha256(text), policy: toJson(called), patterns: await compiled(patternsOf(called)) };
  keep(file, kept);
  return kept;
}

/** Returns null for a pattern that can't be kept compiled; each call compiles that. */
async function compiled(patterns: readonly string[]): Promise<Kept['patterns']> {
  if (patterns.length === 0) return {};
  const { automatonOf } = await import('../permission/match/regex.ts');
  return Object.fromEntries([...new Set(patterns)].map((pattern) => [pattern, automatonOf(pattern) ?? null]));
}

/** Drops the parts that no call needs, which are most of a file. */
function forCalls(root: TreeNode): TreeNode {
  const isOfCalls = ({ key }: { readonly key: string }): boolean => key !== 'tests' && key !== 'changes';
  return root.type === 'map' ? { ...root, entries: root.entries.filter(isOfCalls) } : root;
}

function keep(file: string, kept: Kept): void {
  try {
    makeFolders(path.dirname(file), 0o700);
    writeAtomically(file, JSON.stringify(kept));
  } catch {
    // Nothing can be kept here: each call parses the policy anew.
  }
}

function valid<T extends object>(reading: T | { readonly problems: readonly Problem[] }, source: string): T {
  if (!('problems' in reading)) return reading;
  const [{ line, message } = { line: 1, message: '' }] = reading.problems;
  throw new HookRefusal(`the permission policy ${source}:${line} is invalid: ${message}`);
}
