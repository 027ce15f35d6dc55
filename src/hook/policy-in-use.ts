// The policy that decides for a session: the one that the entry names, else the copy that a person trusted; kept as read, without YAML.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../environment.ts';
import { stateFolder } from '../environment.ts';
import { isForEverybody, makeFolders } from '../folders.ts';
import { parseJson } from '../json.ts';
import { readPolicyTree } from '../permission/file/policy-tree.ts';
import type { TreeNode } from '../permission/file/tree.ts';
import type { Policy } from '../permission/policy.ts';
import { sha256 } from '../sha256.ts';
import { copyPath, readTrustedCopy } from '../trust/copy.ts';
import { HookRefusal } from './refusal.ts';

/** The policy of a session, or why there is none. */
export type PolicyInUse =
  | { readonly policy: Policy; readonly digest: string; readonly source: string }
  /** `why`: there is one that does not count here; undefined: there is none at all. */
  | { readonly policy: undefined; readonly why: string | undefined };

/** Path of a checkout's policy. */
const usualFile = '.github/intern-policy.yml';

/** Finds the policy of a checkout; `named` is that of the entry. */
export async function policyInUse(checkout: string, named: string | undefined, env: Environment): Promise<PolicyInUse> {
  if (named !== undefined) return readKept(readFileSync(named, 'utf8'), named, env);
  const copy = readTrustedCopy(checkout, env);
  if (copy !== undefined) return readKept(copy.text, copy.file, env);
  const above = trustedAbove(checkout, env);
  if (above !== undefined) {
    const why = isForEverybody(above)
      ? 'anybody may write there, which makes it a checkout of nobody'
      : 'this is another checkout';
    return { policy: undefined, why: `A permission policy is trusted for ${above}, but ${why}.` };
  }
  const untrusted = existsSync(path.join(checkout, usualFile));
  return { policy: undefined, why: untrusted ? notTrusted : undefined };
}

const notTrusted = 'Nobody trusted the permission policy of this checkout yet: a person runs "interns policy trust".';

/** The nearest folder above a checkout that somebody trusted a policy for. */
function trustedAbove(checkout: string, env: Environment): string | undefined {
  for (let at = checkout; at !== path.dirname(at); ) {
    at = path.dirname(at);
    if (existsSync(copyPath(at, env))) return at;
  }
  return undefined;
}

/** Reads a text, by the tree that was kept of it when it was read before. */
async function readKept(text: string, source: string, env: Environment): Promise<PolicyInUse> {
  const digest = sha256(text);
  const kept = path.join(stateFolder(env), 'hooks', 'read-1', `${digest}.json`);
  const root = keptTree(kept) ?? (await parseAndKeep(text, source, kept));
  const reading = await readPolicyTree(root, source);
  if ('policy' in reading) return { policy: reading.policy, digest, source };
  throw invalid(source, reading.problems[0]);
}

function keptTree(file: string): TreeNode | undefined {
  if (!existsSync(file)) return undefined;
  const value = parseJson(readFileSync(file, 'utf8'));
  return isTree(value) ? value : undefined;
}

/** Whoever can write this file can write the copy of the policy itself, so its form is enough. */
function isTree(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'map' && 'entries' in value;
}

async function parseAndKeep(text: string, source: string, file: string): Promise<TreeNode> {
  const { readTree } = await import('../permission/file/read-tree.ts');
  const tree = readTree(text);
  if ('problems' in tree) throw invalid(source, tree.problems[0]);
  const root = withoutTests(tree.root);
  try {
    makeFolders(path.dirname(file), 0o700);
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(root), { mode: 0o600 });
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Without a place to keep it, it is read anew each time.
  }
  return root;
}

/** Tests decide nothing, and are most of a file. */
function withoutTests(root: TreeNode): TreeNode {
  return root.type === 'map' ? { ...root, entries: root.entries.filter(({ key }) => key !== 'tests') } : root;
}

function invalid(
  source: string,
  problem: { readonly line: number; readonly message: string } | undefined,
): HookRefusal {
  return new HookRefusal(`the permission policy ${source}:${problem?.line ?? 1} is invalid: ${problem?.message ?? ''}`);
}
