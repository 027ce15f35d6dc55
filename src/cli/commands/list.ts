// `interns list`: the interns that this key sees.
import type { Command } from '../command.ts';
import { toJsonText } from '../json-text.ts';
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
  async run({ text, has, io, openJob }) {
    const { readListSettings } = await import('../../inputs/service-settings.ts');
    const { listInterns } = await import('../../job/list-interns.ts');
    const { toInternsBlocks } = await import('../../report/summary.ts');
    const { toPlainText } = await import('../../report/render/plain.ts');
    const { textBounds } = await import('../screen/text-bounds.ts');
    const job = await openJob();
    const interns = await listInterns(job, readListSettings(text));
    const shown = has('json') ? `${toJsonText(interns, 2)}\n` : toPlainText(toInternsBlocks(interns), textBounds(io));
    io.stdout(job.redactor.redact(shown));
    return 0;
  },
};
