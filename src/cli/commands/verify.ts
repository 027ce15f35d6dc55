// `interns verify`: is a run what its signed record says, and who says so?
import type { Command } from '../command.ts';
import { jsonFlag } from '../usual-flags.ts';

/** `interns verify` (docs/provenance.md, "Verify a run") */
export const verify: Command = {
  name: 'verify',
  summary: 'check the signed record of a run against its transcript and policy',
  about: 'Check the signed record of a run against its transcript and its policy.',
  details:
    "Checks the signature, the signer, and that what was signed is true of the files: the digest of the transcript, everything that the record says, the digest of the policy, and that the policy decides the same again. Without --trusted-root, Sigstore's own is fetched. The exit code is 0 if every check passed, 1 at the first failure, 2 for a file that can't be read.",
  arguments: [{ name: 'TRANSCRIPT', about: 'The transcript file (JSON Lines).', required: true, offer: 'files' }],
  inputs: [],
  flags: [
    {
      name: 'bundle',
      value: 'file',
      offer: 'files',
      about: 'The Sigstore bundle from the signing; required.',
    },
    {
      name: 'trusted-root',
      value: 'file',
      offer: 'files',
      about: 'Whom to trust, as "gh attestation trusted-root" prints it.',
    },
    {
      name: 'repository',
      value: 'owner/name',
      about: 'The repository whose job must have signed; outside GitHub, its URL.',
    },
    { name: 'workflow', value: 'path', about: 'The workflow that must have signed; with @REF, also its ref.' },
    { name: 'policy', value: 'file', offer: 'files', about: 'The policy file that must have decided.' },
    jsonFlag,
  ],
  examples: [
    {
      about: 'A run that was signed by the workflow of your default branch',
      line: 'interns verify run.jsonl --bundle run.sigstore.json --repository acme/app --workflow .github/workflows/intern.yml@refs/heads/main --policy .github/intern-policy.yml',
    },
    {
      about: 'Without any network',
      line: 'interns verify run.jsonl --bundle run.sigstore.json --trusted-root trusted-root.jsonl --repository acme/app',
    },
  ],
  run: async (command) => (await import('../work/verify.ts')).runVerify(command),
};
