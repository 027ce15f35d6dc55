// `interns report`: the summary of a run from its transcript.
import type { Command } from '../command.ts';
import { toJsonText } from '../json-text.ts';
import { jsonFlag } from '../usual-flags.ts';

/** `interns report` */
export const report: Command = {
  name: 'report',
  summary: 'make the summary of a run again from its transcript',
  about: 'Make the summary of a run again from its transcript.',
  details:
    'On a terminal the report is text, elsewhere Markdown, as in a job summary; or it is one HTML page that needs nothing else. It shows all that the transcript has, the words of the intern included.',
  arguments: [{ name: 'TRANSCRIPT', about: 'The transcript file (JSON Lines).', required: true, offer: 'files' }],
  inputs: [],
  flags: [
    { name: 'html', about: 'Print one self-contained HTML page instead of Markdown.' },
    { name: 'text', about: 'Print plain text instead of Markdown, as on a terminal.' },
    { name: 'statement', about: 'Print what can be signed of the run: an in-toto statement (JSON).' },
    jsonFlag,
  ],
  examples: [
    { about: 'A page to open in a browser', line: 'interns report --html run.jsonl > run.html' },
    { about: 'What was decided, for a program', line: "interns report --json run.jsonl | jq '.pauses'" },
  ],
  async run({ words: [path = ''], has, io }) {
    if (has('statement')) {
      const { readStatement } = await import('../provenance/statement.ts');
      io.stdout(`${toJsonText(await readStatement(path, io), 2)}\n`);
      return 0;
    }
    const { toPage } = await import('../../report/render/page.ts');
    const { toPlainText } = await import('../../report/render/plain.ts');
    const { loadRichText } = await import('../../report/rich/load-rich-text.ts');
    const { suggestionsFor: suggest } = await import('../../report/suggestions.ts');
    const { toSummary, toSummaryBlocks } = await import('../../report/summary.ts');
    const { readPastRun } = await import('../results/past-run.ts');
    const record = await readPastRun(path, io);
    const render = await loadRichText(record, 'full');
    const blocks = () => toSummaryBlocks(record, 'full', undefined, { render, suggest });
    const toText = (): string => {
      if (has('json')) return `${toJsonText(record, 2)}\n`;
      if (has('html')) return toPage(`Run of ${record.start?.intern_name ?? 'an intern'}`, blocks());
      return has('text') || io.terminal?.stdout.isTerminal === true
        ? toPlainText(blocks())
        : toSummary(record, 'full', { render, suggest });
    };
    io.stdout(toText());
    return 0;
  },
};
