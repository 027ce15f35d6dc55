// The rooms of mutation testing name files that there are, and leave out none.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deadGlobs, filesOf } from '../../../tools/mutation/globs.ts';
import { rooms } from '../../../tools/mutation/rooms.ts';

const root = join(import.meta.dirname, '../../..');

/** What a process begins with: nothing of it runs in a test without one. */
const entries = [
  'src/action/index.ts',
  'src/action/proxy/process.ts',
  'src/cli/index.ts',
  'src/cli/process.ts',
  ...['index', 'main', 'process'].map((name) => `src/hook/${name}.ts`),
];

/** What runs in a browser, and the text that is made of it. */
const browser = ['src/console/script-text.ts', ...['main', 'morph'].map((name) => `src/console/script/${name}.ts`)];

test.each(rooms)('every glob of $name matches a file', (room) => {
  expect(deadGlobs(room, root)).toEqual([]);
});

test('a glob that matches nothing is told, and each alternative by itself', () => {
  const room = { name: 'x', mutate: ['src/*.ts', 'src/{run,nowhere}/*.ts'], tests: ['!test/none.test.ts'] };
  expect(deadGlobs(room, root)).toEqual(['src/nowhere/*.ts', 'test/none.test.ts']);
});

// Made by `npm run generate`; the forwarder runs as a text of its own, which a change of its source does not reach before that.
const generated = [
  'src/cli/init/templates.ts',
  ...['forwarder', 'forwarder-text'].map((name) => `src/service/interns/acp/${name}.ts`),
];

// It kills processes that it looks for: changed, it would kill all of the user's.
const killing = ['src/process-family.ts'];

test('every source file is changed in one room', () => {
  const changed = rooms.flatMap(({ mutate }) => filesOf(mutate, root));
  expect([...changed, ...entries, ...browser, ...generated, ...killing].toSorted()).toEqual(
    globSync('src/**/*.ts', { cwd: root }).toSorted(),
  );
});

test.each(rooms)('a test of $name is among the files of tests', ({ tests }) => {
  expect(filesOf(tests, root)).not.toEqual([]);
});

test.each(rooms)('no test of $name runs what is built: a change of the source is not in it', ({ tests }) => {
  const running = filesOf(tests, root).filter((file) =>
    /\bdist\/(?:action|cli)|\brunStep\b[^;]*support\/runner\.ts|\/service-process\.ts/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(running).toEqual([]);
});
