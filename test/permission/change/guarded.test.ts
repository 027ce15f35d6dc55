// The names that an `allow` has to spell, as the page lists them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guardedNames, isGuardedName } from '../../../src/permission/change/guarded.ts';

test('the page lists every one, and each is guarded in any case', () => {
  const page = readFileSync(new URL('../../../docs/changes.md', import.meta.url), 'utf8');
  const listed = page.slice(page.indexOf('## Every guarded name')).matchAll(/`([^`]+)`[,.]/gu);
  expect(Array.from(listed, ([, name]) => name)).toEqual(guardedNames);
  expect(guardedNames.filter((name) => !isGuardedName(name.replaceAll('*', 'x').toUpperCase()))).toEqual([]);
});
