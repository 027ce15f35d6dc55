// `interns report`: shows past runs from their transcripts.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { systemClock } from '../../clock.ts';
import { findSystemCode } from '../../errors.ts';
import { writeAtomically } from '../../folders.ts';
import { conflict, invalid, missing } from '../../inputs/values.ts';
import { loadRichText } from '../../report/intern-words.ts';
import { toTotals, toTotalsBlocks } from '../../report/page/account.ts';
import { toReportPage } from '../../report/page/report-page.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import { toPlainText } from '../../report/render/plain.ts';
import { renderRichText } from '../../report/render/rich-text.ts';
import { suggestRules as suggest } from '../../report/suggestions.ts';
import { toSummary, toSummaryBlocks } from '../../report/summary.ts';
import type { CliIo, Invocation } from '../command.ts';
import { getTextBounds, toJsonText } from '../screen.ts';
import { readShownRuns, readStatement } from './past-run.ts';

export async function runReport(invocation: Invocation): Promise<number> {
  const { has, value, io } = invocation;
  const output = value('output');
  if (has('follow')) return followRun(invocation, output);
  if (has('html') && output === undefined && io.terminal?.stdout.isTerminal === true) {
    throw missing('output', "A terminal can't show a page. Name a file for it: --output run.html");
  }
  const text = await toText(invocation);
  if (output === undefined) io.stdout(text);
  else writePage(output, text, io);
  return 0;
}

async function toText({ words, has, value, io }: Invocation): Promise<string> {
  if (has('statement')) {
    if (words.length === 1) return `${toJsonText(await readStatement(words[0] ?? '', io), 2)}\n`;
    const message = '--statement is about one run. Name one transcript: interns report --statement run.jsonl';
    throw conflict('statement', message);
  }
  const runs = await readShownRuns(words, io);
  const totals = toTotals(runs);
  if (has('json')) {
    const records = runs.map(({ record }) => record);
    const data = records.length === 1 ? records[0] : { total: totals, runs: records };
    return `${toJsonText(has('total') ? totals : data, 2)}\n`;
  }
  if (has('html'))
    return toReportPage(runs, { level: 'full', render: renderRichText, suggest, totalsOnly: has('total') });
  // A file gets the same text as a pipe, whatever the terminal is.
  const bounds = value('output') === undefined ? getTextBounds(io) : undefined;
  const isText = has('text') || bounds !== undefined;
  const totalsBlocks = toTotalsBlocks(totals);
  const totalsText = isText ? toPlainText(totalsBlocks, bounds) : toMarkdown(totalsBlocks);
  if (has('total')) return totalsText;
  const parts = runs.length === 1 ? [] : [totalsText];
  for (const { record } of runs) {
    const render = await loadRichText(record, 'full');
    const blocks = () => toSummaryBlocks(record, 'full', undefined, { render, suggest });
    parts.push(isText ? toPlainText(blocks(), bounds) : toSummary(record, 'full', { render, suggest }));
  }
  return parts.join('\n');
}

async function followRun({ words, has, io }: Invocation, output: string | undefined): Promise<number> {
  const [path = '', ...others] = words;
  if (output === undefined || !has('html') || others.length > 0) {
    const remedy =
      'Name one transcript, and a file for the page: interns report --follow --html --output run.html run.jsonl';
    throw conflict('follow', `--follow updates the page of one run. ${remedy}`);
  }
  const file = resolve(io.cwd, path);
  const interrupt = io.waitForInterrupt().then(() => false);
  let lastVersion: string | undefined;
  do {
    const { size, mtimeMs } = await stat(file).catch(() => ({ size: -1, mtimeMs: 0 }));
    if (lastVersion === `${size} ${mtimeMs}`) continue; // to the wait below
    lastVersion = `${size} ${mtimeMs}`;
    if (!(await hasLine(file))) continue;
    const runs = await readShownRuns([path], io);
    const isUnderWay = runs.every(({ record }) => record.conclusion === null);
    writePage(output, toReportPage(runs, { level: 'full', render: renderRichText, suggest, isUnderWay }), io);
    if (!isUnderWay) break;
  } while (await Promise.race([systemClock.sleep(1000).then(() => true), interrupt]));
  return 0;
}

/** Replaces the file in one step, so that no browser reads half a page. */
export function writePage(path: string, page: string, { cwd }: Pick<CliIo, 'cwd'>): void {
  try {
    writeAtomically(resolve(cwd, path), page);
  } catch (cause) {
    const why = findSystemCode(cause) === 'ENOENT' ? ': its folder does not exist' : '';
    throw invalid('output', `--output is "${path}", which can't be written${why}.`, cause);
  }
}

/** Returns true for a file that can't be read, because reading it later reports the error. */
export async function hasLine(path: string): Promise<boolean> {
  try {
    for await (const chunk of createReadStream(path)) {
      if (Buffer.isBuffer(chunk) && chunk.includes('\n')) return true;
    }
    return false;
  } catch {
    return true;
  }
}
