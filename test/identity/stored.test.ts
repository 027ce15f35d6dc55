// Subject tokens that lie in a variable, in a file or in an input.
import { describe, expect, test } from 'vitest';
import { fileSource, givenSource, variableSource } from '../../src/identity/kinds.ts';
import { Secret } from '../../src/secret.ts';
import { identityIo } from '../support/identity.ts';
import { recordLog } from '../support/log.ts';

const place = { name: 'made-up', markers: ['MARKER'] };
const variables = ['FIRST', 'SECOND'];
const fromVariables = variableSource(variables, 'Declare it.');

describe('a variable', () => {
  test.each([
    [{}, { state: 'absent', lacks: 'MARKER' }],
    [{ FIRST: 'a.b.c' }, { state: 'absent', lacks: 'MARKER' }],
    [{ MARKER: 'true' }, { state: 'broken', lacks: 'FIRST or SECOND', remedy: 'Declare it.' }],
    [
      { MARKER: 'true', FIRST: '' },
      { state: 'broken', lacks: 'FIRST or SECOND', remedy: 'Declare it.' },
    ],
    [{ MARKER: 'true', FIRST: 'a.b.c' }, { state: 'ready' }],
    [{ MARKER: 'true', SECOND: 'a.b.c' }, { state: 'ready' }],
  ])('of the environment %j is detected as %j', async (env, detection) => {
    expect(await fromVariables(identityIo({ env }), place).detect()).toEqual(detection);
  });

  test('that alone tells the place is absent rather than broken', async () => {
    const told = fromVariables(identityIo(), { ...place, markers: variables });
    expect(await told.detect()).toEqual({ state: 'absent', lacks: 'FIRST or SECOND' });
  });

  test.each([
    [{ FIRST: 'a.b.c', SECOND: 'd.e.f' }, 'a.b.c'],
    [{ FIRST: '', SECOND: ' d.e.f\n' }, 'd.e.f'],
  ])('of the environment %j gives the token %s, masked', async (env, token) => {
    const io = identityIo({ env });
    expect((await fromVariables(io, place).fetchToken({ audience: 'x' })).reveal()).toBe(token);
    expect(io.log.masked).toEqual([token]);
  });

  test('that is not set gives none', async () => {
    await expect(fromVariables(identityIo(), place).fetchToken({ audience: 'x' })).rejects.toMatchObject({
      code: 'identity_malformed',
      data: { source: 'made-up' },
    });
  });
});

const path = '/run/token';

describe('a token file', () => {
  test('is read anew for each token', async () => {
    const texts = ['a.b.c', 'd.e.f'];
    const source = fileSource({ ...identityIo(), readText: async () => texts.shift() ?? '' }, { name: 'file', path });
    const tokens = [await source.fetchToken({ audience: 'x' }), await source.fetchToken({ audience: 'x' })];
    expect(tokens.map((token) => token.reveal())).toEqual(['a.b.c', 'd.e.f']);
  });

  test('may have white space around the token, which is masked without it', async () => {
    const io = identityIo({ files: { [path]: '\n a.b.c \r\n' } });
    const token = await fileSource(io, { name: 'file', path }).fetchToken({ audience: 'x' });
    expect([token.reveal(), io.log.masked]).toEqual(['a.b.c', ['a.b.c']]);
  });

  test.each(['', ' \n'])('that holds %j is an error', async (text) => {
    const source = fileSource(identityIo({ files: { [path]: text } }), {
      name: 'subject-token-file',
      input: 'subject-token-file',
      path,
    });
    await expect(source.fetchToken({ audience: 'x' })).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'identity_malformed',
      data: { source: 'subject-token-file' },
      message: 'Input "subject-token-file" is "/run/token", which is empty.',
    });
  });

  test("that can't be read is an error with its cause", async () => {
    await expect(fileSource(identityIo(), { name: 'file', path }).fetchToken({ audience: 'x' })).rejects.toMatchObject({
      code: 'identity_malformed',
      data: { source: 'file' },
      message: 'The subject token file is "/run/token", which can\'t be read as text.',
      cause: new Error('ENOENT /run/token'),
    });
  });
});

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
