// Stores a copy of the policy that a person trusted for a checkout, where no branch or clone can change it.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../crypto.ts';
import { type Environment, stateFolder } from '../environment.ts';
import { describeError, findSystemCode, PolicyError } from '../errors.ts';
import { listFoldersUpwards, makeFolders, readRegularFile, toFileName, writeAtomically } from '../folders.ts';
import { isObject, parseJson } from '../json.ts';

export interface TrustedCopy {
  /** The checkout as an absolute path, as `findPlace` returns it. */
  readonly checkout: string;
  readonly file: string;
  readonly text: string;
  /** The SHA-256 of the text in UTF-8, in hexadecimal. */
  readonly digest: string;
  /** In RFC 3339, UTC. */
  readonly trustedAt: string;
}

export function getCopyPath(checkout: string, env: Environment): string {
  return join(stateFolder(env), 'trust', `${toFileName(checkout)}.json`);
}

/**
 * Returns undefined if nobody trusted a policy. `computeDigest` may use a cache.
 * @throws {PolicyError} `policy_invalid`: the copy can't be read, or is not as it was written
 */
export function readTrustedCopy(
  checkout: string,
  env: Environment,
  computeDigest: (text: string) => string = sha256,
): TrustedCopy | undefined {
  const path = getCopyPath(checkout, env);
  let content: string;
  try {
    content = readRegularFile(path);
  } catch (error: unknown) {
    if (findSystemCode(error) === 'ENOENT') return undefined;
    throw createDamageError(path, describeError(error));
  }
  const copy = parseJson(content);
  if (!isCopy(copy) || copy.checkout !== checkout || copy.digest !== computeDigest(copy.text)) {
    throw createDamageError(path, 'it was changed after it was saved');
  }
  return copy;
}

export function saveTrustedCopy(
  { checkout, file, text, now }: Pick<TrustedCopy, 'checkout' | 'file' | 'text'> & { readonly now: number },
  env: Environment,
): TrustedCopy {
  const copy: TrustedCopy = { checkout, file, text, digest: sha256(text), trustedAt: new Date(now).toISOString() };
  makeFolders(join(stateFolder(env), 'trust'), 0o700);
  writeAtomically(getCopyPath(checkout, env), `${JSON.stringify(copy)}\n`);
  return copy;
}

/** Finds the nearest folder above a checkout that has a trusted copy. */
export function findTrustedAbove(checkout: string, env: Environment): string | undefined {
  const [, ...above] = listFoldersUpwards(checkout);
  return above.find((folder) => existsSync(getCopyPath(folder, env)));
}

export function forgetTrustedCopy(checkout: string, env: Environment): void {
  rmSync(getCopyPath(checkout, env), { force: true });
}

function isCopy(value: unknown): value is TrustedCopy {
  const names = ['checkout', 'file', 'text', 'digest', 'trustedAt'];
  return isObject(value) && names.every((name) => typeof value[name] === 'string');
}

function createDamageError(path: string, why: string): PolicyError {
  const message = `The trusted copy of the permission policy, "${path}", is not used: ${why}. Delete it with "interns policy trust --forget", or replace it with "interns policy trust".`;
  return new PolicyError('policy_invalid', message, { source: path });
}
