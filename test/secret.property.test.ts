// However a program comes to write a secret, and wherever it is cut, it is in nothing that goes out.
import * as fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { oneLine, visibleText } from '../src/log.ts';
import { toFinalComment } from '../src/report/comment.ts';
import { toRunOutputs } from '../src/report/outputs.ts';
import { toPlainText } from '../src/report/render/plain.ts';
import { renderRichText } from '../src/report/render/rich-text.ts';
import { suggestRules } from '../src/report/suggestions.ts';
import { toSummary, toSummaryBlocks } from '../src/report/summary.ts';
import { createRedactor, Secret } from '../src/secret.ts';
import type { RecordedEvent } from '../src/transcript/events.ts';
import { createRecorder, toTranscriptLine } from '../src/transcript/recorder.ts';
import { handClock } from './support/clock.ts';
import { decisionEvent } from './support/events.ts';
import { runs, seed } from './support/seed.ts';

const secrets = [
  'tok_5f2a+b/c=d_e-f',
  'sk-or-v1-0123456789abcdef',
  'eyJhbGci.eyJzdWIi_x.c2ln-bmF0',
  'hunter2',
] as const;

/** Each as a program may write it without a thought. */
const spellings: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  encodeURIComponent,
  (secret) => encodeURIComponent(secret).toLowerCase(),
  (secret) => JSON.stringify({ secret }),
  (secret) => Buffer.from(secret).toString('hex'),
  ...['', 'x', 'xy'].map((before) => (secret: string) => Buffer.from(`${before}${secret}!`).toString('base64')),
];

/** Puts one of the breaks of a terminal behind every so many characters. */
function wrapped(text: string): fc.Arbitrary<string> {
  const breaks = fc.constantFrom('\n', '\r\n', '\u001b[1m', '\u001b[38;5;200m', '\u001b[m\n');
  const pattern = fc.integer({ min: 2, max: 90 }).map((width) => new RegExp(`.{${width}}`, 'g'));
  return fc.oneof(
    fc.constant(text),
    fc.tuple(pattern, breaks).map(([parts, end]) => text.replace(parts, `$&${end}`)),
  );
}

const markdown = new MarkdownIt({ html: true });

/** What someone sees who looks at text as it is, as a page, or as what its JSON says. */
function seen(text: string): string {
  const page = markdown.render(text).replace(/<[^>]*>/g, '');
  const decoded = page.replace(
    /&(amp|lt|gt|quot);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '',
  );
  return [text, page, decoded].map((one) => visibleText(one).replace(/\s/g, '')).join(' | ');
}

/** The beginning of what is left in base64 where a secret stands in it. */
function inBase64(secret: string): readonly string[] {
  return ['', 'x', 'xy'].map((before) =>
    Buffer.from(before + secret)
      .toString('base64')
      .slice(4, -4),
  );
}

describe.each(secrets)('the secret %s', (secret) => {
  const given = fc
    .constantFrom(...spellings)
    .chain((spell) => wrapped(spell(secret)))
    .chain((written) =>
      fc
        .array(fc.nat(written.length), { maxLength: 5 })
        .map((cuts) => ({ written, cuts: [0, ...cuts.toSorted((a, b) => a - b), written.length] })),
    );

  test('is in nothing that goes out, however it is written and cut', () => {
    fc.assert(
      fc.property(given, fc.constantFrom('', 'Look: ', '# Key\n\n> - ', '```\n'), ({ written, cuts }, before) => {
        const redactor = createRedactor();
        redactor.add(new Secret(secret));
        const events: RecordedEvent[] = [];
        const recorder = createRecorder({ clock: handClock(), redactor });
        recorder.observe((event) => events.push(event));
        const said = before + written;
        recorder.record({ type: 'text', text: before });
        for (const [index, cut] of cuts.slice(1).entries()) {
          recorder.record({ type: 'text', text: written.slice(cuts[index], cut) });
        }
        recorder.record({ type: 'reasoning', text: said });
        recorder.record({
          type: 'pause',
          tool_call_id: 'call-1',
          name: 'x.provide_input',
          arguments: JSON.stringify({ operation: said }),
        });
        recorder.record(decisionEvent({ operation: said, reason: said, outcome: 'reject', answer: 'reject_once' }));
        recorder.record({ type: 'error', code: 'run_failed', message: said, reason: said });
        const record = recorder.soFar();
        const options = { render: renderRichText, suggest: suggestRules };
        const error = null;
        const outputs = toRunOutputs(
          { conclusion: 'failed', error, pending: null, text: record.text.head, record },
          'f',
        );
        const shown = [
          ...events.map(toTranscriptLine),
          record.text.head,
          oneLine(redactor.redact(said)),
          redactor.redact(toSummary(record, 'full', options)),
          redactor.redact(toFinalComment(record, { render: renderRichText, isShort: false })),
          redactor.redact(toPlainText(toSummaryBlocks(record, 'full', undefined, options))),
          ...Object.values(outputs).map((value) => redactor.redact(value ?? '')),
        ];
        for (const text of shown) {
          const visible = seen(text);
          for (const one of [secret, ...inBase64(secret)])
            expect(visible.includes(one), `${one} in ${text}`).toBe(false);
        }
      }),
      { numRuns: runs(400), seed },
    );
  });
});
