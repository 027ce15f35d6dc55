// What `interns verify` is given: files and expectations, read before anything is verified.
import { InputError } from '../../errors.ts';
import type { Policy } from '../../permission/policy.ts';
import { readRepositoryUrl } from '../../provenance/verify/signer.ts';
import { fetchTrustedRoots, readTrustedRoots } from '../../provenance/verify/trusted-roots.ts';
import type { VerifyRunOptions } from '../../provenance/verify/verify-run.ts';
import type { CliIo } from '../io.ts';
import { readNamedFile } from './named-file.ts';

/**
 * The files that were named, and what is expected of who signed.
 *
 * @throws {InputError} `input_missing`, `input_invalid`: names the flag or file
 */
export async function readVerification(
  transcript: string,
  value: (flag: string) => string | undefined,
  io: CliIo,
): Promise<VerifyRunOptions> {
  const bundle = value('bundle');
  if (bundle === undefined) {
    const remedy = `Name the file with the signature: "gh attestation download ${transcript} --repo OWNER/NAME" gets it.`;
    throw new InputError('input_missing', `--bundle is missing. ${remedy}`, { source: 'bundle' });
  }
  const read = (what: string, path: string): Promise<Uint8Array> => readNamedFile(what, path, io);
  const text = async (what: string, path: string): Promise<string> => new TextDecoder().decode(await read(what, path));
  const [root, policy, repository] = [value('trusted-root'), value('policy'), value('repository')];
  const files = { transcript: await read('transcript', transcript), bundle: await text('bundle', bundle) };
  const bytes = policy === undefined ? undefined : await read('policy file', policy);
  return {
    ...files,
    repository: repository === undefined ? undefined : readRepositoryUrl(repository),
    workflow: value('workflow'),
    policy: bytes === undefined ? undefined : { bytes, read: () => readPolicyBytes(bytes, policy ?? '') },
    roots: root === undefined ? await fetchTrustedRoots() : readTrustedRoots(await text('trusted root', root), root),
  };
}

/** The policy was read before: this is the file that decided, but a later version may refuse it. */
async function readPolicyBytes(bytes: Uint8Array, path: string): Promise<Policy> {
  const { loadPolicy } = await import('../../permission/file/policy-file.ts');
  return loadPolicy(bytes, path);
}
