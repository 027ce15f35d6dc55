// `interns report`: what came of runs, from their transcripts.
import type { Command, ParsedCommand } from '../command.ts';
import type { CliIo } from '../io.ts';
import { toJsonText } from '../json-text.ts';
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
  async run(asked) {
    const { words, has, value, io } = asked;
    const output = value('output');
    if (has('follow')) return followRun(asked, output);
    if (has('html') && output === undefined && io.terminal?.stdout.isTerminal === true) {
      const { InputError } = await import('../../errors.ts');
      const message = 'A page is no text for a terminal. Name the file that it goes into: --output run.html';
      throw new InputError('input_missing', message, { source: 'output' });
    }
    const text = await toText(words, asked, io);
    if (output === undefined) io.stdout(text);
    else await (await import('../results/page-file.ts')).writePage(output, text, io);
    return 0;
  },
};

async function toText(
  paths: readonly string[],
  { has, value }: Pick<ParsedCommand, 'has' | 'value'>,
  io: CliIo,
): Promise<string> {
  if (has('statement')) return toStatement(paths, io);
  const { toAccount } = await import('../../report/page/account.ts');
  const { toAccountBlocks } = await import('../../report/page/account.ts');
  const { toMarkdown } = await import('../../report/render/markdown.ts');
  const { toPlainText } = await import('../../report/render/plain.ts');
  const { loadRichText } = await import('../../report/intern-words.ts');
  const { suggestionsFor: suggest } = await import('../../report/suggestions.ts');
  const { toSummary, toSummaryBlocks } = await import('../../report/summary.ts');
  const { readShownRuns } = await import('../results/past-run.ts');
  const { textBounds } = await import('../screen/text-bounds.ts');
  const runs = await readShownRuns(paths, io);
  const account = toAccount(runs);
  if (has('json')) return `${toJsonText(toData(runs, account, has('total')), 2)}\n`;
  if (has('html')) {
    const { toReportPage } = await import('../../report/page/report-page.ts');
    const { renderRichText } = await import('../../report/render/rich-text.ts');
    return toReportPage(runs, { level: 'full', render: renderRichText, suggest, isTotal: has('total') });
  }
  // A file gets what a pipe gets, wherever the command was typed.
  const bounds = value('output') === undefined ? textBounds(io) : undefined;
  const isText = has('text') || bounds !== undefined;
  const totals = toAccountBlocks(account);
  const written = isText ? toPlainText(totals, bounds) : toMarkdown(totals);
  if (has('total')) return written;
  const parts = runs.length === 1 ? [] : [written];
  for (const { record } of runs) {
    const render = await loadRichText(record, 'full');
    const blocks = () => toSummaryBlocks(record, 'full', undefined, { render, suggest });
    parts.push(isText ? toPlainText(blocks(), bounds) : toSummary(record, 'full', { render, suggest }));
  }
  return parts.join('\n');
}

/** What can be signed of a run: a statement is about one. */
async function toStatement([path = '', ...others]: readonly string[], io: CliIo): Promise<string> {
  const { InputError } = await import('../../errors.ts');
  if (others.length > 0) {
    const message = '--statement is about one run. Name one transcript: interns report --statement run.jsonl';
    throw new InputError('input_conflict', message, { source: 'statement' });
  }
  const { readStatement } = await import('../provenance/statement.ts');
  return `${toJsonText(await readStatement(path, io), 2)}\n`;
}

/** What `--json` prints: the record of one run, of several their records and totals, or the totals alone. */
function toData(runs: readonly { readonly record: unknown }[], account: unknown, isTotal: boolean): unknown {
  if (isTotal) return account;
  const records = runs.map(({ record }) => record);
  return records.length === 1 ? records[0] : { total: account, runs: records };
}

/** Writes the page of a run under way until it ends, or until an interruption. */
async function followRun(
  { words, has, io }: ParsedCommand & { readonly io: CliIo },
  output: string | undefined,
): Promise<number> {
  const [path = '', ...others] = words;
  const { InputError } = await import('../../errors.ts');
  if (output === undefined || !has('html') || others.length > 0) {
    const remedy =
      'Name one transcript, and where the page goes: interns report --follow --html --output run.html run.jsonl';
    throw new InputError('input_conflict', `--follow writes the page of one run anew. ${remedy}`, { source: 'follow' });
  }
  const { stat } = await import('node:fs/promises');
  const { resolve } = await import('node:path');
  const { systemClock } = await import('../../clock.ts');
  const { toReportPage } = await import('../../report/page/report-page.ts');
  const { renderRichText: render } = await import('../../report/render/rich-text.ts');
  const { suggestionsFor: suggest } = await import('../../report/suggestions.ts');
  const { followPage, hasLine, writePage } = await import('../results/page-file.ts');
  const { readShownRuns } = await import('../results/past-run.ts');
  const stopped = io.interrupted().then(() => false);
  await followPage({
    async look() {
      const { size, mtimeMs } = await stat(resolve(io.cwd, path)).catch(() => ({ size: -1, mtimeMs: 0 }));
      return `${size} ${mtimeMs}`;
    },
    async write() {
      if (!(await hasLine(resolve(io.cwd, path)))) return true;
      const runs = await readShownRuns([path], io);
      const isUnderWay = runs.every(({ record }) => record.conclusion === null);
      await writePage(output, toReportPage(runs, { level: 'full', render, suggest, isUnderWay }), io);
      return isUnderWay;
    },
    wait: () => Promise.race([systemClock.sleep(1000).then(() => true), stopped]),
  });
  return 0;
}
