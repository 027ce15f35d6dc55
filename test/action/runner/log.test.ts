// The log of a runner: safe lines, masked secrets, and no more annotations than GitHub keeps.
import { beforeEach, expect, test, vi } from 'vitest';
import { runnerLog } from '../../../src/action/runner/log.ts';
import { createRedactor, Secret } from '../../../src/secret.ts';

let written = '';
beforeEach(() => {
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});

const lines = (): readonly string[] => written.trim().split('\n');

test.each(['notice', 'warning', 'error'] as const)('ten of a kind are annotated: %s', (kind) => {
  const log = runnerLog(createRedactor());
  for (let number = 1; number <= 10; number += 1) log[kind](`Number ${number}`);
  log.close();
  expect(lines().filter((line) => line.startsWith(`::${kind}::`))).toEqual(
    Array.from({ length: 10 }, (_, index) => `::${kind}::Number ${index + 1}`),
  );
});

test('of more than ten the rest is in the log, and the tenth annotation counts it', () => {
  const log = runnerLog(createRedactor());
  for (let number = 1; number <= 25; number += 1) log.warning(`Number ${number}`);
  log.error('Another kind');
  log.close();
  log.close();
  const annotations = lines().filter((line) => line.startsWith('::warning::'));
  expect(annotations).toHaveLength(10);
  expect(annotations.at(-1)).toBe('::warning::16 more of this kind are in the log.');
  expect(lines()).toContain('warning: Number 25');
  expect(lines()).toContain('::error::Another kind');
});

test('a group has a title of one line, and what an intern says in it acts on nothing', () => {
  const log = runnerLog(createRedactor());
  log.group?.('The intern\n::error::says');
  log.info('│ ::add-mask::x\r::error::y\n##[error]z');
  log.endGroup?.();
  const said = lines();
  expect(said[0]).toMatch(/^::group::The intern : ?:error::says$/);
  expect(said.at(-1)).toBe('::endgroup::');
  for (const line of said.slice(1, -1)) expect(line).not.toMatch(/^\s*::|##\[/);
});

test('lines of the log stand as they are, and only step debugging shows the others', () => {
  const log = runnerLog(createRedactor());
  log.info('One\nTwo');
  log.debug('Three\nFour');
  expect(lines()).toEqual(['One', 'Two', '::debug::Three Four']);
});

test('an empty secret masks nothing: the runner would hide every line', () => {
  runnerLog(createRedactor()).mask(new Secret(''));
  expect(written).toBe('');
});

test('a secret is masked before it is used, and shown nowhere', () => {
  const log = runnerLog(createRedactor());
  log.mask(new Secret('s3cret-text'));
  log.warning('It is s3cret-text.');
  expect(lines()).toEqual(['::add-mask::s3cret-text', '::warning::It is ***.']);
});

test('an annotation has its place, and keeps its title where it is only in the log', () => {
  const log = runnerLog(createRedactor());
  const place = { file: 'a b,c:d.ts', line: 2, endLine: 3 };
  for (let number = 1; number <= 11; number += 1) {
    log.annotate({ kind: 'warning', title: `minor: ${number}\n::error::x`, message: 'Words\n::error::y', place });
  }
  log.close();
  expect(lines()[0]).toMatch(
    /^::warning title=minor%3A 1 [^\n]*,file=a b%2Cc%3Ad\.ts,line=2,endLine=3::Words : ?:error::y$/,
  );
  expect(lines().filter((line) => line.startsWith('warning: minor: 1'))).toHaveLength(2);
  expect(lines().filter((line) => line.startsWith('::error'))).toEqual([]);
});
