// `interns report`: what came of runs, from their transcripts.
import type { Command } from '../command.ts';
import { jsonFlag } from '../usual-flags.ts';

/** `interns report` */
export const report: Command = {
  name: 'report',
  summary: 'show what came of runs, from their transcripts',
  about: 'Show what came of a run, or of several with their totals, from their transcripts.',
  details:
    'On a terminal the report is text, elsewhere Markdown, as in a job summary; or it is one self-contained HTML page with a timeline. It shows everything in the transcript, including the words of the intern.',
  arguments: [
    { name: 'TRANSCRIPT', about: 'The transcript file (JSON Lines).', required: true, repeats: true, offer: 'files' },
  ],
  inputs: [],
  flags: [
    { name: 'html', about: 'Print one self-contained HTML page instead of Markdown.' },
    { name: 'text', about: 'Print plain text instead of Markdown, as on a terminal.' },
    { name: 'total', about: 'Print only the totals: runs, tokens, cost, time, what was asked and rejected most.' },
    { name: 'output', value: 'file', about: 'Write into this file instead of printing.', offer: 'files' },
    {
      name: 'follow',
      about: 'With --html and --output: update the page as the run goes on, at most once a second.',
    },
    { name: 'statement', about: 'Print the statement about the run to sign (in-toto, JSON).' },
    jsonFlag,
  ],
  examples: [
    { about: 'A page to open in a browser', line: 'interns report --html --output run.html run.jsonl' },
    { about: 'The account of a week', line: 'interns report --total runs/*.jsonl' },
    { about: 'What was decided, for a program', line: "interns report --json run.jsonl | jq '.pauses'" },
  ],
  run: async (command) => (await import('../report/report.ts')).runReport(command),
};
