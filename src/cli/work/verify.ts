// `interns verify`: checks the signed record of a run against its transcript and policy, and who signed it.
import { missing } from '../../inputs/values.ts';
import { oneLine } from '../../log.ts';
import { loadPolicy } from '../../permission/file/policy-file.ts';
import { readRepositoryUrl } from '../../provenance/verify/signer.ts';
import { fetchTrustedRoots, readTrustedRoots } from '../../provenance/verify/trusted-roots.ts';
import { unprovenClaims, verifyRun } from '../../provenance/verify/verify-run.ts';
import type { CliIo, Invocation } from '../command.ts';
import { type Check, toText } from '../doctor/check.ts';
import { readNamedFile } from '../report/past-run.ts';
import { printJson } from '../screen.ts';

export async function runVerify({ words: [transcript = ''], has, value, io }: Invocation): Promise<number> {
  const { checks, signer, predicate } = await verifyRun(await readVerification(transcript, value, io));
  const firstFailure = checks.find(({ state }) => state === 'failed');
  if (has('json')) {
    printJson(io, { verified: firstFailure === undefined, checks, signer, predicate, not_proven: unprovenClaims });
  } else {
    const lines = unprovenClaims.map((line) => `  ${line}\n`);
    io.stdout(`${toText(checks, io)}\n${toVerdict(checks)}\n\nWhat this does not prove:\n${lines.join('')}`);
  }
  if (firstFailure === undefined) return 0;
  io.stderr(`interns verify: ${oneLine(`${firstFailure.name}: ${firstFailure.found}`)}\n`);
  return 1;
}

function toVerdict(checks: readonly Check[]): string {
  if (checks.some(({ state }) => state === 'failed')) return 'Not verified.';
  const unchecked = checks.filter(({ state }) => state === 'skipped').map(({ name }) => name);
  if (unchecked.length === 0) return 'Verified.';
  return `Verified, except for what you did not ask for. Not checked: ${unchecked.join(', ')}.`;
}

/** Throws {@link InputError} `input_missing`, `input_invalid`. */
async function readVerification(transcript: string, value: Invocation['value'], io: CliIo) {
  const [bundle, root, policy] = [value('bundle'), value('trusted-root'), value('policy')];
  if (bundle === undefined) {
    const remedy = `Name the file with the signature: "gh attestation download ${transcript} --repo OWNER/NAME" downloads it.`;
    throw missing('bundle', `--bundle is missing. ${remedy}`);
  }
  const read = (what: string, path: string): Promise<Uint8Array> => readNamedFile(what, path, io);
  const readText = async (what: string, path: string) => new TextDecoder().decode(await read(what, path));
  const contents = { transcript: await read('transcript', transcript), bundle: await readText('bundle', bundle) };
  const bytes = policy === undefined ? undefined : await read('policy file', policy);
  const repository = value('repository');
  return {
    ...contents,
    repository: repository === undefined ? undefined : readRepositoryUrl(repository),
    workflow: value('workflow'),
    policy: bytes === undefined ? undefined : { bytes, read: () => loadPolicy(bytes, policy ?? '') },
    roots:
      root === undefined ? await fetchTrustedRoots() : readTrustedRoots(await readText('trusted root', root), root),
  };
}
