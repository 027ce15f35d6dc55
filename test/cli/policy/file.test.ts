// Problems and warnings as annotations of GitHub.
import { describe, expect, test } from 'vitest';
import { annotate } from '../../../src/cli/policy/file.ts';

describe('an annotation', () => {
  test('is escaped so that it stays one line and one command', () => {
    const written: string[] = [];
    const finding = { line: 1, column: 2, code: 't:', message: '100%\r\n::x' };
    annotate('a:b,c%\r\n', 'error', [finding], { env: { GITHUB_ACTIONS: 'true' } }, (text) => written.push(text));
    expect(written).toEqual(['::error file=a%3Ab%2Cc%25 ,line=1,col=2,title=t%3A::100%25 : :x\n']);
  });
});
