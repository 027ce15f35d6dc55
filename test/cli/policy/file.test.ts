// Problems and warnings as annotations of GitHub.
import { describe, expect, test } from 'vitest';
import { annotationLine } from '../../../src/cli/policy/file.ts';

describe('an annotation', () => {
  test('is escaped so that it stays one line and one command', () => {
    expect(
      annotationLine({ level: 'error', file: 'a:b,c%\r\n', line: 1, column: 2, title: 't:', message: '100%\r\n::x' }),
    ).toBe('::error file=a%3Ab%2Cc%25%0D%0A,line=1,col=2,title=t%3A::100%25%0D%0A::x\n');
  });
});
