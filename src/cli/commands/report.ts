// `interns report`: the summary of a run from its transcript.
import type { CliIo } from '../io.ts';
import { runCommand } from '../run-command.ts';
import type { CommandUsage } from '../usage.ts';
import { jsonFlag } from '../usage.ts';

/** What `interns report` takes. */
export const usage: CommandUsage = {
  name: 'report',
  about: 'Make the summary of a run again from its transcript.',
  details:
    'The report is Markdown, as in a job summary, or one HTML page that needs nothing else. It shows all that the transcript has, the words of the intern included.',
  arguments: [{ name: 'TRANSCRIPT', about: 'The transcript file (JSON Lines).', required: true }],
  inputs: [],
  flags: [
    { name: 'html', about: 'Print one self-contained HTML page instead of Markdown.' },
    { name: 'text', about: 'Print plain text instead of Markdown.' },
    jsonFlag,
  ],
  examples: [
    { about: 'A page to open in a browser', line: 'interns report --html run.jsonl > run.html' },
    { about: 'What was decided, for a program', line: "interns report --json run.jsonl | jq '.pauses'" },
  ],
};

/** Runs `interns report`; the exit code is 0, 2 for bad usage and for a file that can't be read. */
export function report(args: readonly string[], io: CliIo): Promise<number> {
  return runCommand(usage, args, io, async () => (await import('../tasks/report.ts')).reportTask);
}
