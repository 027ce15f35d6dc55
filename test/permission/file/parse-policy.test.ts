// How large a file may be, how deep, and in which encoding.
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../policies.ts';
import { file } from './files.ts';

describe('size and encoding', () => {
  const megabytes4 = 4 * 1024 * 1024;

  test('takes 4 MiB and refuses one byte more', async () => {
    const head = 'version: 1\n#';
    const largest = `${head}${'x'.repeat(megabytes4 - head.length)}`;
    expect(await problemsOf(largest)).toEqual([]);
    expect(await problemsOf(new TextEncoder().encode(largest))).toEqual([]);
    expect(await problemsOf(`${head}${'x'.repeat(megabytes4 - head.length + 1)}`)).toMatchObject([
      { line: 1, column: 1, code: 'too-large', message: expect.stringContaining(`${megabytes4 + 1} bytes`) },
    ]);
  });

  test('counts bytes, not characters', async () => {
    const text = `version: 1\n#${'é'.repeat(megabytes4 / 2)}`;
    expect(await problemsOf(text)).toMatchObject([{ code: 'too-large' }]);
    expect(await problemsOf(new TextEncoder().encode(text))).toMatchObject([{ code: 'too-large' }]);
  });

  test('refuses bytes that are not UTF-8', async () => {
    expect(await problemsOf(new Uint8Array([0x76, 0xff]))).toMatchObject([
      { line: 1, column: 1, code: 'not-utf-8', message: 'The file is not UTF-8 text. Save it as UTF-8.' },
    ]);
  });

  test('refuses nesting without end instead of giving up', async () => {
    const deep = (levels: number): string =>
      file(
        'tests:',
        `  - name: t`,
        `    pause: { kind: a, x: ${'['.repeat(levels)}${']'.repeat(levels)} }`,
        '    expect: { answer: stop, rule: default }',
      );
    expect(await problemsOf(deep(60))).toEqual([]);
    expect(await problemsOf(deep(61))).toMatchObject([
      { code: 'yaml', message: 'The file nests deeper than 64 levels.' },
    ]);
    expect((await problemsOf(deep(100_000)))[0]).toMatchObject({ code: 'yaml' });
  });
});
