// `interns changes`: what an intern changed in a job, from its file of changes.
import type { Command } from '../command.ts';
import { jsonFlag } from '../usual-flags.ts';

/** `interns changes` (docs/changes.md, "Look at it yourself") */
export const changes: Command = {
  name: 'changes',
  summary: 'show what an intern changed in a job, or print it for git apply',
  about: 'Show a file of changes: what an intern changed in a job, as far as the policy takes it.',
  details:
    'Checks the file as the job does that takes it home, but for what only that job can know: repository, commit, policy. The exit code is 0, or 2 for a file that is damaged. --patch prints whole contents by their names in Git, so they apply to the commit that they start from alone.',
  arguments: [{ name: 'FILE', about: 'The file of changes (JSON).', required: true, offer: 'files' }],
  inputs: [],
  flags: [{ name: 'patch', about: 'Print a patch for git apply.' }, jsonFlag],
  examples: [
    { about: 'What was changed', line: 'interns changes changes.json' },
    { about: 'Take it into your own clone', line: 'interns changes --patch changes.json | git apply' },
  ],
  run: async (command) => (await import('../work/changes.ts')).runChanges(command),
};
