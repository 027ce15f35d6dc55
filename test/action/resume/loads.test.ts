// What late answers are made of is loaded where there is one, or with a comment, which may park a question.
import { expect, test } from 'vitest';
import { loadedWith } from '../../support/loaded-with.ts';

const ofLateAnswers =
  /^permission\/grant\.ts$|^(?:action\/resume|report\/asked)\/|^action\/comment\/(?:ask|question)\.|^github\/comment\/parked/;

test.each(['action/index.ts', 'action/commands/run-on-intern.ts', 'run/pause.ts'])('%s loads nothing of it', (file) => {
  const loaded = loadedWith(file);
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.filter((one) => ofLateAnswers.test(one))).toEqual([]);
});

test('a late answer loads it', () => {
  expect(loadedWith('action/commands/resume.ts').filter((one) => ofLateAnswers.test(one)).length).toBeGreaterThan(3);
});
