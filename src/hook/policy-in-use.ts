// Finds the policy of a session: the file that the hook's command names, else the trusted copy. Caches the parsed policy.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../crypto.ts';
import { type Environment, stateFolder } from '../environment.ts';
import { isWorldWritable, makeFolders, readRegularFile, toFileName, writeAtomically } from '../folders.ts';
import { isObject, type Json, parseJson } from '../json.ts';
import { type Automata, listPatterns, readPolicyTree } from '../permission/file/file-shape.ts';
import { narrow } from '../permission/file/narrow.ts';
import { toJson } from '../permission/file/shape.ts';
import { jsonToTree, type Problem, type TreeNode } from '../permission/file/tree.ts';
import { isAutomaton } from '../permission/match/automaton.ts';
import { readPause } from '../permission/pause.ts';
import type { Policy } from '../permission/policy.ts';
import type { WorkPlace } from '../trust/checkout.ts';
import { findTrustedAbove, readTrustedCopy } from '../trust/trusted-copy.ts';
import type { HookPause } from './pause.ts';
import { HookRefusal } from './payload.ts';

export type PolicyInUse =
  | {
      /** Contains only the entries that may match the pause; all entries if no pause is given, or it can't be read. */
      readonly policy: Policy;
      readonly digest: string;
      readonly source: string;
      readonly loadWhole: () => Promise<Policy>;
    }
  /** `why` says why a policy does not count here; undefined if there is no policy. */
  | { readonly policy: undefined; readonly why: string | undefined };

const defaultFile = '.github/intern-policy.yml';

/** Narrows the policy to `pause`, if given. `policy` is the path that the hook's command names. */
export async function findPolicyInUse(
  { folder, checkout }: WorkPlace,
  options: { readonly pause?: HookPause; readonly policy: string | undefined; readonly env: Environment },
): Promise<PolicyInUse> {
  const { pause, policy: namedFile, env } = options;
  const name = toFileName(namedFile === undefined ? checkout : path.resolve(namedFile));
  // Raise the number in "read-3" with each new form of `CachedPolicy`.
  const file = path.join(stateFolder(env), 'hooks', 'read-3', `${name}.json`);
  const cached = readCache(file);
  if (namedFile !== undefined) return readPolicy(readRegularFile(namedFile), namedFile, { file, cached, pause });
  const copy = readTrustedCopy(checkout, env, (text) => (cached?.text === text ? cached.digest : sha256(text)));
  if (copy !== undefined) return readPolicy(copy.text, copy.file, { file, cached, pause });
  const trustedFolder = findTrustedAbove(checkout, env);
  if (trustedFolder !== undefined) {
    const why = isWorldWritable(trustedFolder)
      ? 'anybody may write to that folder, so it does not count as a checkout'
      : 'this is another checkout';
    return { policy: undefined, why: `A permission policy is trusted for ${trustedFolder}, but ${why}.` };
  }
  const notTrusted = 'Nobody has trusted the permission policy of this checkout yet: run "interns policy trust".';
  return { policy: undefined, why: existsSync(path.join(folder, defaultFile)) ? notTrusted : undefined };
}

/** Saves later calls from parsing, hashing and compiling, as long as the policy's text is unchanged. */
interface CachedPolicy {
  readonly text: string;
  readonly digest: string;
  readonly policy: Json;
  /** Compiled `re2` patterns by their text. */
  readonly patterns: Readonly<Record<string, unknown>>;
}

/** Checks only the form, and trusts the rest, because whoever can write this file can run programs as this user. */
function readCache(file: string): CachedPolicy | undefined {
  if (!existsSync(file)) return undefined;
  const value = parseJson(readRegularFile(file));
  return isCachedPolicy(value) ? value : undefined;
}

function isCachedPolicy(value: unknown): value is CachedPolicy {
  return (
    isObject(value) &&
    typeof value['text'] === 'string' &&
    typeof value['digest'] === 'string' &&
    'policy' in value &&
    isObject(value['patterns'])
  );
}

async function readPolicy(
  text: string,
  source: string,
  options: { readonly file: string; readonly cached: CachedPolicy | undefined; readonly pause: HookPause | undefined },
): Promise<PolicyInUse> {
  const { file, cached, pause } = options;
  const { digest, policy: json, patterns } = cached?.text === text ? cached : await parseAndCache(text, source, file);
  const parsedPause = pause && readPause(pause.arguments);
  const needed = parsedPause === undefined || 'error' in parsedPause ? json : narrow(json, parsedPause);
  const policy = await buildPolicy(needed, source, patterns);
  return { policy, digest, source, loadWhole: async () => buildPolicy(json, source, patterns) };
}

async function buildPolicy(json: Json, source: string, patterns: CachedPolicy['patterns']): Promise<Policy> {
  const compiledPatterns: Automata = new Map(
    Object.entries(patterns).flatMap(([pattern, value]) => (isAutomaton(value) ? [[pattern, value] as const] : [])),
  );
  return requireValid(await readPolicyTree(jsonToTree(json), source, compiledPatterns), source).policy;
}

async function parseAndCache(text: string, source: string, file: string): Promise<CachedPolicy> {
  const { readTree } = await import('../permission/file/parse-policy.ts');
  const { root } = requireValid(readTree(text), source);
  requireValid(await readPolicyTree(root, source), source);
  const tree = dropUnneeded(root);
  const patterns = await compilePatterns(listPatterns(tree));
  const cached = { text, digest: sha256(text), policy: toJson(tree), patterns };
  try {
    makeFolders(path.dirname(file), 0o700);
    writeAtomically(file, JSON.stringify(cached));
  } catch {
    // Go on without a cache: each call parses the policy anew.
  }
  return cached;
}

/** Maps a pattern that can't be cached to null, so that each call compiles it. */
async function compilePatterns(patterns: readonly string[]): Promise<CachedPolicy['patterns']> {
  if (patterns.length === 0) return {};
  const { compileAutomaton } = await import('../permission/match/regex.ts');
  return Object.fromEntries([...new Set(patterns)].map((pattern) => [pattern, compileAutomaton(pattern) ?? null]));
}

/** Drops the tests and the rules for changes, which no call needs and which fill most of a file. */
function dropUnneeded(root: TreeNode): TreeNode {
  const isForCalls = ({ key }: { readonly key: string }): boolean => key !== 'tests' && key !== 'changes';
  return root.type === 'map' ? { ...root, entries: root.entries.filter(isForCalls) } : root;
}

function requireValid<T extends object>(reading: T | { readonly problems: readonly Problem[] }, source: string): T {
  if (!('problems' in reading)) return reading;
  const [{ line, message } = { line: 1, message: '' }] = reading.problems;
  throw new HookRefusal(`the permission policy ${source}:${line} is invalid: ${message}`);
}
