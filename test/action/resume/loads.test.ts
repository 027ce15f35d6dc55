// What late answers are made of is loaded where there is one, or with a comment, which may park a question.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../../src');

/** Files that a file loads at once: what it imports as values, and what they do. */
function loadedWith(file: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, path] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';$/gm)) {
    loadedWith(join(dirname(file), path ?? ''), seen);
  }
  return seen;
}

const ofLateAnswers =
  /^permission\/grant\.ts$|^(?:action\/resume|report\/asked)\/|^action\/comment\/(?:ask|question)\.|^github\/comment\/parked/;

test.each(['action/index.ts', 'action/commands/run-on-intern.ts', 'run/pause.ts'])('%s loads nothing of it', (file) => {
  const loaded = [...loadedWith(join(source, file))].map((one) => relative(source, one));
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.filter((one) => ofLateAnswers.test(one))).toEqual([]);
});

test('a late answer loads it', () => {
  const loaded = [...loadedWith(join(source, 'action/commands/resume.ts'))].map((one) => relative(source, one));
  expect(loaded.filter((one) => ofLateAnswers.test(one)).length).toBeGreaterThan(4);
});
