// The cost of the report page: ten thousand events, beside a bare list of the same events.
import { toReportPage } from '../../src/report/page/report-page.ts';
import { toShownRun } from '../../src/report/page/shown-run.ts';
import { renderRichText } from '../../src/report/render/rich-text.ts';
import { suggestRules } from '../../src/report/suggestions.ts';
import type { RunEvent } from '../../src/transcript/events.ts';
import { readTranscript } from '../../src/transcript/lines.ts';
import { decisionEvent } from '../../test/support/events.ts';
import { pauseEvent, requestEvent, startEvent, type TimedEvent, transcriptOf } from '../../test/support/transcript.ts';
import { compare, type Ratio } from './compare.ts';

const eventCount = 10_000;
/** Each reading is of so many pages, so that it is longer than what a clock of the processor's time resolves. */
const pages = 5;
const warmingReadings = 10;

/** A run as long ones are: words, now and then a thought, a question every four hundred events. */
function makeTranscript(): string {
  const events: TimedEvent[] = [
    [120, requestEvent('exchange', 100)],
    [130, startEvent],
    [400, requestEvent('chat', 200)],
  ];
  let at = 400;
  const push = (event: RunEvent, ms: number): void => {
    at += ms;
    events.push([at, event]);
  };
  while (events.length < eventCount - 1) {
    const index = events.length;
    if (index % 400 === 399) {
      push(pauseEvent(`npm test -- ${index}`, `call-${index}`), 20);
      const outcome = index % 3 === 0 ? 'reject' : 'allow';
      push(decisionEvent({ operation: `shell command: npm test -- ${index}`, outcome, verb: outcome }), 5);
      push(requestEvent('chat', 150), 150);
    } else {
      const type = index % 200 === 199 ? 'reasoning' : 'text';
      push({ type, text: `the ${index}th piece and \`code\` ` }, 25);
    }
  }
  push({ type: 'end', conclusion: 'finished', error_code: null }, 5);
  return transcriptOf(events);
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('`', '&#96;');
}

/** Milliseconds of the processor for one page. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  for (let page = 0; page < pages; page += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pages;
}

/** Measures both in turn, in this process, once the code is warm. */
export function benchPage(rounds: number): Promise<Ratio> {
  const transcript = makeTranscript();
  const lines = transcript.trim().split('\n');
  const write = (): unknown =>
    // Encodes the page as well, as writing it to a file does.
    Buffer.from(
      toReportPage([toShownRun(readTranscript(transcript))], {
        level: 'full',
        render: renderRichText,
        suggest: suggestRules,
      }),
    );
  // The least that a page can be: each event parsed, made harmless and encoded.
  const list = (): unknown =>
    Buffer.from(
      lines.reduce((html, line) => {
        const { type, at, ...rest } = JSON.parse(line);
        return `${html}<li>${at} ${type}: ${escapeMarkup(rest.text ?? JSON.stringify(rest))}</li>\n`;
      }, ''),
    );
  for (const work of [write, list]) for (let reading = 0; reading < warmingReadings; reading += 1) timeOf(work);
  return compare({
    name: `page of a run with ${eventCount.toLocaleString('en')} events, beside a bare list of them`,
    unit: 'ms',
    rounds,
    ours: async () => timeOf(write),
    floor: async () => timeOf(list),
  });
}
