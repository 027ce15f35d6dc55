// Whatever way an intern writes a secret, it is in nothing that goes out, and nobody who looks at it sees it.
import * as fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { oneLine, visibleText } from '../src/log.ts';
import { toFinalComment } from '../src/report/comment.ts';
import { toRunOutputs } from '../src/report/outputs.ts';
import { toPlainText } from '../src/report/render/plain.ts';
import { renderRichText } from '../src/report/rich/rich-text.ts';
import { suggestionsFor } from '../src/report/suggestions.ts';
import { toSummary, toSummaryBlocks } from '../src/report/summary.ts';
import { createRedactor, Secret } from '../src/secret.ts';
import type { RecordedEvent } from '../src/transcript/events.ts';
import { createRecorder } from '../src/transcript/recorder.ts';
import { toTranscriptLine } from '../src/transcript/write.ts';
import { handClock } from './support/clock.ts';
import { decisionEvent } from './support/events.ts';
import { runs, seed } from './support/seed.ts';

const secrets = [
  'tok_5f2a+b/c=d_e-f',
  'sk-or-v1-0123456789abcdef',
  'eyJhbGci.eyJzdWIi_x.c2ln-bmF0',
  'hunter2',
] as const;

const hex = (character: string): string => (character.codePointAt(0) ?? 0).toString(16);

/** Ways to write one character so that a reader sees the character. */
const spellings: readonly ((character: string) => string)[] = [
  (character) => character,
  (character) => `&#${character.codePointAt(0)};`,
  (character) => `&#x${hex(character)};`,
  (character) => `&#X000${hex(character).toUpperCase()};`,
  (character) => `%${hex(character).padStart(2, '0')}`,
  (character) => `\\u${hex(character).padStart(4, '0')}`,
  (character) => (/[a-z0-9]/i.test(character) ? character : `\\${character}`),
];

/** What stands between two characters and is not seen. */
const between = fc.constantFrom(
  '\u200b',
  '\u00ad',
  '\u2060',
  '\ufe0f',
  '\u034f',
  '\u0000',
  '\u001b[1m',
  '\u001b[38;5;200m',
  '\u001b]8;;https://example.com\u0007',
  '\u001b',
  '**',
  '*',
  '__',
  '~~',
  '`',
  '``',
  '&#8203;',
  '&#xAD;',
  '\n',
);

/** A secret in one of the ways in which it may be written. */
function disguised(secret: string): fc.Arbitrary<string> {
  const characters = Array.from(secret);
  const spelt = fc.tuple(
    ...characters.map((character) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(character) },
        fc.constantFrom(...spellings).map((spell) => spell(character)),
      ),
    ),
  );
  const covers = fc.array(fc.tuple(fc.nat(characters.length - 2), between), { maxLength: 6 });
  const covered = fc.tuple(spelt, covers).map(([letters, added]) => {
    const written = [...letters];
    for (const [at, cover] of added) written[at] += cover;
    return written.join('');
  });
  const linked = fc.nat(characters.length - 2).map((at) => {
    const [one, two] = [secret.slice(0, at + 1), secret.slice(at + 1)];
    return `[${one}](${one})[${two}](${two})`;
  });
  const encoded = fc.tuple(fc.constantFrom('', 'x', 'xy'), fc.integer({ min: 4, max: 90 })).map(([before, width]) =>
    Buffer.from(`${before}${secret}!`)
      .toString('base64')
      .replace(new RegExp(`.{${width}}`, 'g'), '$&\n'),
  );
  return fc.oneof({ weight: 6, arbitrary: covered }, linked, encoded);
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
  const given = disguised(secret).chain((written) =>
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
        const options = { render: renderRichText, suggest: suggestionsFor };
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
          ...Object.values(outputs).map((value) => redactor.redact(value)),
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
