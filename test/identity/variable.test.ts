// Subject tokens that a CI has put into a variable.
import { describe, expect, test } from 'vitest';
import { variableSource } from '../../src/identity/variable.ts';
import { identityIo } from '../support/identity.ts';

const options = { name: 'made-up', variables: ['FIRST', 'SECOND'], marker: 'MARKER', remedy: 'Declare it.' };

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
    expect(await variableSource(identityIo({ env }), options).detect()).toEqual(detection);
  });

  test('without a marker is absent rather than broken', async () => {
    const { marker: _, ...rest } = options;
    expect(await variableSource(identityIo(), rest).detect()).toEqual({ state: 'absent', lacks: 'FIRST or SECOND' });
  });

  test.each([
    [{ FIRST: 'a.b.c', SECOND: 'd.e.f' }, 'a.b.c'],
    [{ FIRST: '', SECOND: ' d.e.f\n' }, 'd.e.f'],
  ])('of the environment %j gives the token %s, masked', async (env, token) => {
    const io = identityIo({ env });
    expect((await variableSource(io, options).fetchToken({ audience: 'x' })).reveal()).toBe(token);
    expect(io.log.masked).toEqual([token]);
  });

  test('that is not set gives none', () => {
    expect(() => variableSource(identityIo(), options).fetchToken({ audience: 'x' })).toThrow(
      expect.objectContaining({ code: 'identity_malformed', data: { source: 'made-up' } }),
    );
  });
});
