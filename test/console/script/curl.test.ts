// The `curl` lines: a shell reads from them exactly what the page would send.
import { execFileSync } from 'node:child_process';
import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { curlOf, toCurl } from '../../../src/console/script/curl.ts';

/** The words that a shell makes of the line, `curl` among them. */
function wordsOf(line: string): readonly string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${line}`;
  const printed = execFileSync('sh', ['-c', script], { env: { INTERNS_API_KEY: 'made-up' }, encoding: 'utf8' });
  return printed.split('\0').slice(0, -1);
}

test('an answer is a POST with its bearer from the environment', () => {
  const body = JSON.stringify({ stream: true });
  const line = toCurl({ method: 'POST', url: 'http://127.0.0.1:1/x', bearer: 'INTERNS_API_KEY', body });
  expect(wordsOf(line)).toEqual([
    '-sS',
    'http://127.0.0.1:1/x',
    '-H',
    'Authorization: Bearer made-up',
    '-H',
    'Content-Type: application/json',
    '-d',
    '{"stream":true}',
  ]);
});

test('without a body the method is named, and without a bearer none is sent', () => {
  const line = toCurl({ method: 'DELETE', url: 'http://127.0.0.1:1/_faults', bearer: undefined, body: undefined });
  expect(wordsOf(line)).toEqual(['-sS', 'http://127.0.0.1:1/_faults', '-X', 'DELETE']);
});

test.each([
  ['/api/v1/x', 'key_1', false, 'INTERNS_API_KEY'],
  ['/_clock', undefined, false, undefined],
  ['/_clock', undefined, true, 'INTERNS_CONSOLE_TOKEN'],
  ['/_console/policy', undefined, false, 'INTERNS_CONSOLE_TOKEN'],
])('the bearer of %s as %s, guarded: %s', (path, key, isGuarded, bearer) => {
  const line = curlOf({ method: 'POST', path, key, body: {} }, { origin: 'http://x', token: 'made-up', isGuarded });
  expect(/Bearer \$(\w+)/.exec(line)?.[1]).toBe(bearer);
  expect(line).not.toContain('made-up');
});

test('whatever stands in a body, it is one visible word with the same meaning', () => {
  const text = string({ unit: 'binary', maxLength: 40 });
  assert(
    property(oneof(text, constantFrom("'; touch x; '", '$(id)', '\u202e', '\\', '\n')), (content) => {
      const line = toCurl({ method: 'PUT', url: 'http://x/', bearer: undefined, body: JSON.stringify({ content }) });
      expect(line).toMatch(/^[\x20-\x7e\n]*$/);
      expect(JSON.parse(wordsOf(line).at(-1) ?? '')).toEqual({ content });
    }),
    { numRuns: 100 },
  );
});
