// Paths of a tool call as they are on the disk: a link or a `..` leads nowhere unseen.
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathsOf } from '../../../../../src/service/interns/acp/ask/work-paths.ts';
import { makeFolder } from '../support/agent-service.ts';

function read(folder: string, ...paths: readonly string[]) {
  return pathsOf({ toolCallId: 'a', locations: paths.map((one) => ({ path: one })) }, folder);
}

test('a link in the work folder that leads out of it is outside, also for a file that is not there yet', () => {
  const folder = makeFolder();
  const away = makeFolder();
  symlinkSync(away, path.join(folder, 'link'));
  expect(read(folder, 'link/new.txt', path.join(folder, 'link'))).toEqual({
    paths: [path.join(away, 'new.txt'), away],
    inside: undefined,
    outside: [path.join(away, 'new.txt'), away],
  });
});

test('.. is resolved, a relative path begins at the work folder, and a name that only begins like it is outside', () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'a'));
  expect(read(folder, 'a/../b', `${folder}/../${path.basename(folder)}x/c`, '.')).toEqual({
    paths: [path.join(folder, 'b'), `${folder}x/c`, folder],
    inside: ['b', '.'],
    outside: [`${folder}x/c`],
  });
});

test('a call that names no path has no list: a rule about all of them does not match', () => {
  expect(read(makeFolder())).toEqual({ paths: undefined, inside: undefined, outside: undefined });
  expect(read(makeFolder(), 'a\0b').paths).toHaveLength(1);
});

test('a folder that the call names to run in counts, links resolved, so that a policy can refuse one outside', () => {
  const folder = makeFolder();
  const away = makeFolder();
  symlinkSync(away, path.join(folder, 'link'));
  const from = (cwd: string) => pathsOf({ toolCallId: 'a' }, folder, cwd);
  expect(from(away)).toEqual({ paths: [away], inside: undefined, outside: [away] });
  expect(from('link').outside).toEqual([away]);
  expect(from('..').outside).toEqual([path.dirname(folder)]);
  expect(from(folder)).toEqual({ paths: [folder], inside: ['.'], outside: undefined });
});

test('.. behind a link is read both ways: as the system follows it, and as a program that joins words does', () => {
  const folder = makeFolder();
  const away = makeFolder();
  symlinkSync(away, path.join(folder, 'link'));
  const besideAway = path.join(path.dirname(away), 'x');
  const both = { paths: [path.join(folder, 'x'), besideAway], inside: ['x'], outside: [besideAway] };
  expect(read(folder, 'link/../x')).toEqual(both);
  expect(pathsOf({ toolCallId: 'a' }, folder, 'link/../x')).toEqual(both);
});
