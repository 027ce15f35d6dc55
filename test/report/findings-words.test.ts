// What an intern suggests: a block that a click commits only where it is what it looks like.
import { expect, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { toBlobUrl, toSuggestion } from '../../src/report/findings-words.ts';

const finding: Finding = {
  path: 'src/a.ts',
  line: 2,
  end_line: 3,
  side: 'new',
  severity: 'minor',
  title: 'A title',
  body: '',
  suggestion: 'const a = 1;\n  const b = 2;\n',
};

test('lines of the new side get a block that can be committed', () => {
  expect(toSuggestion(finding)).toBe('```suggestion\nconst a = 1;\n  const b = 2;\n```\n');
});

test('what deletes the lines is an empty block', () => {
  expect(toSuggestion({ ...finding, suggestion: '' })).toBe('```suggestion\n```\n');
});

test.each([
  ['a fence', '```\ncode\n```', '````'],
  ['a longer fence', 'a\n``````\nb', '```````'],
])('a suggestion with %s in it does not close its own', (_, suggestion, fence) => {
  expect(toSuggestion({ ...finding, suggestion })).toBe(`${fence}suggestion\n${suggestion}\n${fence}\n`);
});

test.each<[string, Partial<Finding>]>([
  ['on the old side', { side: 'old' }],
  ['of a workflow', { path: '.github/workflows/ci.yml' }],
  ['of a workflow, written otherwise', { path: '.GitHub/workflows/ci.yml' }],
  ['with a bidirectional character', { suggestion: 'if (a \u202e) {' }],
  ['with a zero-width character', { suggestion: 'pass\u200bword' }],
  ['with a carriage return', { suggestion: 'a\rb' }],
  ['with an escape sequence', { suggestion: '\u001b[2Ja' }],
  ['with a tag character', { suggestion: 'a\u{e0041}' }],
  ['with a blank that is a sign', { suggestion: 'a \u2800b' }],
  ['with a letter that looks like another', { suggestion: 'if (\u0430dmin) {' }],
  ['with a dash that looks like another', { suggestion: 'x \u2212 1' }],
  ['with code behind blanks', { suggestion: `ok();${' '.repeat(400)}evil();` }],
  ['with code behind tabs', { suggestion: `ok();${'\t'.repeat(80)}evil();` }],
  ['with a private character', { suggestion: 'a\ue000' }],
  ['with letters that run to the left', { suggestion: 'a \u05d0 = b' }],
  ['with a mark on a sign', { suggestion: 'a =\u0338 b' }],
])('a suggestion %s is shown as code', (_, more) => {
  const shown = toSuggestion({ ...finding, ...more });
  expect(shown).toMatch(/^```text\n/);
  expect(shown).not.toContain('suggestion');
});

test.each(["    const name = 'Käse';", '\t\treturn 1; // кошка', '   * 日本語'])(
  'an honest suggestion can be committed by a click: %s',
  (suggestion) => {
    expect(toSuggestion({ ...finding, suggestion })).toMatch(/^```suggestion\n/);
  },
);

test('without a suggestion there is nothing', () => {
  const { suggestion: _, ...rest } = finding;
  expect(toSuggestion(rest)).toBe('');
});

const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/app' };
const place = { path: 'src/ü [1].ts', line: 2, end_line: 3, side: 'new' as const };
const commits = { head: 'abc' };

test('names commit, file and lines', () => {
  expect(toBlobUrl(env, place, commits)).toBe('https://github.com/acme/app/blob/abc/src/%C3%BC%20%5B1%5D.ts#L2-L3');
  expect(toBlobUrl(env, { ...place, end_line: 2 }, commits)).toMatch(/#L2$/);
});

test.each([
  ['lines of the old side', env, { ...place, side: 'old' as const }, commits],
  ['no commit', env, place, undefined],
  ['no server', { ...env, GITHUB_SERVER_URL: 'javascript:x' }, place, commits],
  ['no repository', { GITHUB_SERVER_URL: 'https://github.com' }, place, commits],
])('is none for %s', (_what, from, at, reviewed) => {
  expect(toBlobUrl(from, at, reviewed)).toBeUndefined();
});
