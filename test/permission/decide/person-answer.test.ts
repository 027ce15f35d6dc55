// What a person's wish comes to for a permission and for a question.
import { expect, test } from 'vitest';
import { readPersonAnswer } from '../../../src/permission/decide/canned-answer.ts';
import { type Pause, readPause } from '../../../src/permission/pause.ts';
import { permission, question } from '../policies.ts';

function pauseOf(args: string): Pause {
  const pause = readPause(args);
  if ('error' in pause) throw new Error(pause.error);
  return pause;
}

test.each(['allow', 'allow-always', 'reject'] as const)('%s of a permission is that', (wish) => {
  expect(readPersonAnswer(wish, pauseOf(permission()))).toEqual({ verb: wish, canned: undefined });
});

test('reject of a question is that, and answers nothing', () => {
  expect(readPersonAnswer('reject', pauseOf(question()))).toEqual({ verb: 'reject', canned: undefined });
});

test('an answer of a question is that', () => {
  expect(readPersonAnswer({ value: 'npm' }, pauseOf(question()))).toEqual({ verb: 'answer', canned: 'npm' });
});
