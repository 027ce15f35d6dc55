// The subject token that the user gives as it is.
import { expect, test } from 'vitest';
import { givenSource } from '../../../src/identity/sources/given.ts';
import { Secret } from '../../../src/secret.ts';
import { recordLog } from '../../support/log.ts';

test('a given token is always ready, masked, and handed out as it is', async () => {
  const token = new Secret('a.b.c');
  const log = recordLog();
  const source = givenSource(token, log);
  expect(await source.detect()).toEqual({ state: 'ready' });
  expect(await source.fetchToken({ audience: 'urn:me' })).toBe(token);
  expect(log.masked).toEqual(['a.b.c']);
});

test('a given token need not have the audience that is asked for', () => {
  expect(givenSource(new Secret('a.b.c'), recordLog()).takesAudience).toBe(false);
});
