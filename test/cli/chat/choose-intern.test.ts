// Which intern, where none was named: what a person is offered and may type, and what is said where nobody can be asked.
import { expect, test } from 'vitest';
import { chooseIntern } from '../../../src/cli/chat/conversation.ts';
import { internOf } from '../../support/chat.ts';
import { json } from '../../support/responses.ts';
import { handJob, invocationIn } from '../support/hand-job.ts';
import { watchIo } from '../support/watched-io.ts';

const inputs = { 'base-url': 'https://service.example/api/v1', 'api-key': 'made-up-key', status: 'stopped' } as const;
const two = [
  { id: 'id-1', name: 'reviewer' },
  { id: 'id-22', name: 'second\nline' },
];
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `id-${index}`, name: `n-${index}` }));

function choose(interns: readonly { readonly id: string; readonly name: string }[], lines?: readonly string[]) {
  const { io, terminal, written } = watchIo(lines === undefined ? {} : { lines });
  const job = handJob({ answer: () => json(200, { data: interns.map((one) => internOf(one)), has_more: false }) });
  const { text } = invocationIn({ inputs }, io);
  const chosen = chooseIntern(text, io, job, lines === undefined ? undefined : terminal);
  return { chosen, job, written };
}

test('those that run are offered, one a line, and their numbers', async () => {
  const { chosen, job, written } = choose(two, ['2']);
  expect(await chosen).toBe('id-22');
  expect(written.stderr).toBe('  1  reviewer     id-1\n  2  second line  id-22\nWhich intern? [1-2] > 2\n');
  expect(new URL(job.sent[0]?.url ?? '').searchParams.get('status')).toBe('running');
});

test.each([
  ['a number', ['1'], 'id-1'],
  ['a name', [' reviewer '], 'id-1'],
  ['an id', ['id-22'], 'id-22'],
  ['something else, and then a number', ['0', '3', 'review', '2'], 'id-22'],
  ['nothing', [''], undefined],
  ['white space', [' '], undefined],
  ['the end of input', [], undefined],
])('%s', async (_, lines, id) => {
  const { chosen, written } = choose(two, lines);
  expect(await chosen).toBe(id);
  const again = written.stderr.split('Type a number (1-2) or a name, or nothing to leave.\n').length - 1;
  expect(again).toBe(Math.max(lines.length - 1, 0));
});

test.each([
  ['none', [], 'This key sees no running intern.'],
  ['two', two, 'Running: "reviewer", "second line".'],
  [
    'ten',
    many(10),
    `Running: ${many(10)
      .map(({ name }) => `"${name}"`)
      .join(', ')}.`,
  ],
  [
    'twelve',
    many(12),
    `Running: ${many(10)
      .map(({ name }) => `"${name}"`)
      .join(', ')} and 2 more.`,
  ],
])('where nobody can be asked, the error names those that run: %s', async (_, interns, says) => {
  await expect(choose(interns).chosen).rejects.toMatchObject({
    code: 'input_missing',
    message: `No intern is named. ${says}`,
    data: { source: 'intern' },
  });
});

test('a person is offered nothing where none runs', async () => {
  const { chosen, written } = choose([], ['1']);
  await expect(chosen).rejects.toThrow('This key sees no running intern.');
  expect(written.stderr).toBe('');
});
