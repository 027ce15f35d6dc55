// Characters that can't be seen: nowhere as they are, and escaped in the pauses of tests only.
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../policies.ts';
import { file, rule, testFile } from './files.ts';

describe('invisible characters', () => {
  const unseen: readonly { readonly name: string; readonly character: string }[] = [
    { name: 'U+200B', character: '\u200b' },
    { name: 'U+202E', character: '\u202e' },
    { name: 'U+2066', character: '\u2066' },
    { name: 'U+FEFF', character: '\ufeff' },
    { name: 'U+00AD', character: '\u00ad' },
    { name: 'U+00A0', character: '\u00a0' },
    { name: 'U+202F', character: '\u202f' },
    { name: 'U+2007', character: '\u2007' },
    { name: 'U+3000', character: '\u3000' },
    { name: 'U+2028', character: '\u2028' },
    { name: 'U+0085', character: '\u0085' },
    { name: 'U+0000', character: '\u0000' },
    { name: 'U+001B', character: '\u001b' },
    { name: 'U+000C', character: '\u000c' },
    { name: 'U+FE0F', character: '\ufe0f' },
    { name: 'U+3164', character: '\u3164' },
    { name: 'U+2800', character: '\u2800' },
    { name: 'U+E0041', character: '\u{e0041}' },
  ];

  test.each(unseen)('$name as it is makes a file invalid, in a comment too', async ({ name, character }) => {
    expect(await problemsOf(`version: 1\n# a${character}b\n`)).toMatchObject([
      { line: 2, column: 4, code: 'invisible-character', message: expect.stringContaining(name) },
    ]);
  });

  test.each(unseen)('$name escaped makes a file invalid', async ({ name, character }) => {
    const escaped = Array.from(character)
      .map((each) => `\\U${(each.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`)
      .join('');
    const problems = await problemsOf(
      file('rules:', '  - id: a', `    match: { tool: "a${escaped}b" }`, '    then: allow'),
    );
    expect(problems).toMatchObject([
      { line: 4, column: 20, code: 'invisible-character', message: expect.stringContaining(name) },
    ]);
  });

  test('stands escaped in a pause under tests, and nowhere else of a test', async () => {
    const pause = '{ kind: permission, operation: "shell command: npm\\u200b test", "k\\u200b": { a: ["\\u202e"] } }';
    expect(await problemsOf(testFile(`    pause: ${pause}`, '    expect: { answer: stop, rule: a }'))).toEqual([]);
    expect(
      await problemsOf(testFile('    pauses:', `      - { pause: ${pause}, expect: { answer: stop, rule: a } }`)),
    ).toEqual([]);
    for (const lines of [
      ['    pause: { kind: a }', '    expect: { answer: "\\u200b", rule: a }'],
      ['    pauses:', '      - { pause: { kind: a }, expect: { answer: "\\u200b", rule: a } }'],
      ['    context: { event: "\\u200b" }', '    pause: { kind: a }', '    expect: { answer: stop, rule: a }'],
    ]) {
      expect(await problemsOf(testFile(...lines))).toMatchObject([{ code: 'invisible-character' }]);
    }
    expect(await problemsOf(file('tests: []', '"tests\\u200b": []'))).toMatchObject([
      { code: 'invisible-character', message: expect.stringContaining('A text on this line contains U+200B') },
    ]);
  });

  test('as it is makes a file invalid in a pause under tests too', async () => {
    expect(
      await problemsOf(testFile('    pause: { kind: "\u200b" }', '    expect: { answer: stop, rule: a }')),
    ).toMatchObject([{ line: 8, column: 21, code: 'invisible-character' }]);
  });

  test.each(['\n', '\r\n'])('at the end of a line makes a file invalid too (%j)', async (end) => {
    expect(await problemsOf(`version: 1 # a\u200b${end}`)).toMatchObject([
      { line: 1, column: 15, code: 'invisible-character' },
    ]);
  });

  test('lists no more than 20 of them', async () => {
    expect(await problemsOf(`version: 1\n# ${'\u200b'.repeat(50)}\n`)).toHaveLength(20);
  });

  test('takes tabs in comments, line ends of Windows, and line ends in values', async () => {
    expect(await problemsOf('version: 1 #\tx\r\ndefault: stop\r\n')).toEqual([]);
    expect(await problemsOf(file(...rule, '    reason: "a\\nb\\tc"'))).toEqual([]);
  });

  test('refuses a carriage return that is no line end, as it is and escaped', async () => {
    expect(await problemsOf('version: 1\r# x\n')).toMatchObject([
      { line: 1, column: 11, message: expect.stringContaining('U+000D') },
    ]);
    expect(await problemsOf(file(...rule, '    reason: "a\\rb"'))).toMatchObject([{ code: 'invisible-character' }]);
  });

  test('drops a leading byte order mark, of text and of bytes, and no other', async () => {
    expect(await problemsOf('\ufeffversion: 1\n')).toEqual([]);
    expect(await problemsOf(new TextEncoder().encode('\ufeffversion: 1\n'))).toEqual([]);
    for (const text of ['\ufeff\ufeffversion: 1\n', new TextEncoder().encode('\ufeff\ufeffversion: 1\n')])
      expect(await problemsOf(text)).toMatchObject([{ line: 1, column: 1, code: 'invisible-character' }]);
  });
});
