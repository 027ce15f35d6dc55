// `interns keys check`: whether keys still are as a file says.
import type { Command } from '../../command.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../../usual-flags.ts';
import { fileArgument } from './plan.ts';
import { runKeys } from './run-keys.ts';

/** `interns keys check` (docs/keys.md, "Drift") */
export const checkKeys: Command = {
  name: 'keys check',
  summary: 'whether keys are still as a file of updates says',
  about: 'Compare keys with a file of updates, and show each difference. No change is sent.',
  details:
    'Limits of safety do not apply, and entries outside their time or condition are not differences. The exit code is 0 if all keys are as the file says, 4 if one differs, 2 for an invalid file, 1 if a key could not be read.',
  arguments: [fileArgument],
  inputs: [...serviceInputs, 'timeout'],
  flags: [jsonFlag, verboseFlag],
  examples: [{ about: 'Did somebody change a key by hand?', line: 'interns keys check keys.yml' }],
  run: (asked) => runKeys(asked, 'check'),
};
