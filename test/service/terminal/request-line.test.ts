// A request that is over, as a line.
import { expect, test } from 'vitest';
import { toRequestLine } from '../../../src/service/terminal/request-line.ts';

const entry = {
  at: '2026-11-22T12:00:00.000Z',
  method: 'GET',
  path: '/api/v1/interns',
  status: 200,
  decision: 'listed',
  reason: null,
};

test.each([
  ['an answer', entry, '12:00:00 GET /api/v1/interns 200 listed'],
  ['its reason', { ...entry, status: 404, decision: 'not_found', reason: 'No.' }, /404 not_found: No\.$/],
  ['a decision that is the status', { ...entry, status: 401, decision: '401', reason: 'no bearer' }, /401 no bearer$/],
  ['nothing to say', { ...entry, decision: '' }, '12:00:00 GET /api/v1/interns 200'],
  ['no answer', { ...entry, status: null, decision: 'fault' }, /interns unanswered fault$/],
  ['what a terminal would obey', { ...entry, path: '/\u001b[31m\n' }, /^12:00:00 GET \/[ -~]*200 listed$/],
])('%s', (_, given, line) => {
  expect(toRequestLine(given)).toMatch(typeof line === 'string' ? new RegExp(`^${line}$`) : line);
});

test('a long one is cut', () => {
  expect(toRequestLine({ ...entry, reason: 'x'.repeat(1000) })).toMatch(/^.{400}…$/);
  const fits = toRequestLine({ ...entry, reason: 'x'.repeat(359) });
  expect(fits).toHaveLength(400);
  expect(fits).not.toContain('…');
});
