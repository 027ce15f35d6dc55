// `interns list`: the interns that this key sees.
import type { Command } from '../command.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../usual-flags.ts';

/** `interns list` */
export const list: Command = {
  name: 'list',
  summary: 'list interns',
  about: 'List the interns that you can see, newest first.',
  details: 'With --json the interns are printed as the API returns them: an array, fit for a matrix of jobs.',
  arguments: [],
  inputs: ['status', 'workspace-id', ...serviceInputs, 'timeout'],
  flags: [jsonFlag, verboseFlag],
  examples: [
    { about: 'All interns', line: 'interns list --base-url https://service.example/api/v1' },
    { about: 'The names of the running ones', line: "interns list --status running --json | jq -r '.[].name'" },
  ],
  run: async (command) => (await import('../work/list.ts')).runList(command),
};
