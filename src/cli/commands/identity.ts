// `interns identity`: which identities there are, and what the token of the one that is used says.
import type { Command } from '../command.ts';
import { toJsonText } from '../json-text.ts';
import { jsonFlag, verboseFlag } from '../usual-flags.ts';

/** `interns identity` */
export const identity: Command = {
  name: 'identity',
  summary: 'show which identities this job has, and the claims of its token',
  about: 'Show which identity sources were found, what the others lack, and the claims of the subject token.',
  details:
    'The first source that is ready is used. Its token is fetched and decoded, but never shown, and its signature is not checked. Write a federation policy from these claims, or compare them with one. The exit code is 0 if there is an identity, otherwise 1.',
  arguments: [],
  inputs: ['base-url', 'audience', 'subject-token', 'subject-token-file', 'timeout'],
  flags: [jsonFlag, verboseFlag],
  examples: [
    {
      about: 'In a job, before the federation policy is written',
      line: 'interns identity --audience https://service.example',
    },
    { about: 'Only the subject', line: "interns identity --json | jq -r '.claims.sub'" },
  ],
  async run({ text, has, io, openJob }) {
    const { wrapWords } = await import('../screen/wrap-words.ts');
    const { lookForIdentities, toText } = await import('../results/identity-report.ts');
    const job = await openJob();
    const report = await lookForIdentities(text, job);
    io.stdout(
      job.redactor.redact(
        has('json') ? `${toJsonText(report, 2)}\n` : wrapWords(toText(report, io), io.terminal?.stdout),
      ),
    );
    return report.used !== null && report.error === null ? 0 : 1;
  },
};
