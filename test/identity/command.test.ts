// Subject tokens that a program prints.
import { describe, expect, test, vi } from 'vitest';
import { type CommandSource, commandSource } from '../../src/identity/kinds.ts';
import { identityIo, type Surroundings } from '../support/identity.ts';

const place = { name: 'made-up', markers: [] };
const options: CommandSource = {
  takesAudience: true,
  program: 'token-maker',
  args: (audience: string) => ['--audience', audience],
  findMissingVariable: () => undefined,
  installRemedy: 'Install it.',
  variables: /^OWN_/,
  remedy: 'Update it.',
};

describe('a program', () => {
  const start = (surroundings: Surroundings) => {
    const io = identityIo(surroundings);
    return { io, source: commandSource(options)(io, place) };
  };

  test('is run for each token, with the audience as an argument of its own', async () => {
    const { io, source } = start({ programs: { 'token-maker': 'a.b.c\n' } });
    expect((await source.fetchToken({ audience: 'urn:me; rm -rf' })).reveal()).toBe('a.b.c');
    expect(io.runs).toEqual([['token-maker', '--audience', 'urn:me; rm -rf']]);
    expect(io.log.masked).toEqual(['a.b.c']);
  });

  test('that prints nothing is an error', async () => {
    await expect(
      start({ programs: { 'token-maker': ' \n' } }).source.fetchToken({ audience: 'x' }),
    ).rejects.toMatchObject({
      code: 'identity_malformed',
      data: { source: 'made-up' },
      message: '"token-maker" printed no token. Update it.',
    });
  });

  test('that fails is an error with its cause', async () => {
    const cause = new Error('exit code 1');
    await expect(
      start({ programs: { 'token-maker': cause } }).source.fetchToken({ audience: 'x' }),
    ).rejects.toMatchObject({
      code: 'identity_refused',
      data: { source: 'made-up' },
      message: '"token-maker" failed. Update it.',
      cause,
    });
  });

  test('that hangs is ended after ten seconds', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const io = identityIo();
    const hanging = (_: string, __: readonly string[], signal: AbortSignal): Promise<string> =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('killed')));
      });
    const fetching = commandSource(options)({ ...io, execute: hanging }, place).fetchToken({ audience: 'x' });
    limit.abort();
    await expect(fetching).rejects.toMatchObject({
      code: 'identity_unreachable',
      message: '"token-maker" printed no token within 10 s. Update it.',
    });
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  test('ends with the reason of the signal that ends it', async () => {
    const reason = new Error('cancelled');
    const { source } = start({ programs: { 'token-maker': 'a.b.c' } });
    await expect(source.fetchToken({ audience: 'x', signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

test.each([
  ['is ready where its program runs', { 'token-maker': 'version 1' }, {}, { state: 'ready' }],
  ['is broken where it does not', {}, {}, { state: 'broken', lacks: 'the program token-maker', remedy: 'Install it.' }],
  [
    'is absent elsewhere',
    { 'token-maker': 'version 1' },
    { findMissingVariable: () => 'MARKER' },
    { state: 'absent', lacks: 'MARKER' },
  ],
] as const)('a source of programs %s', async (_, programs, here, detection) => {
  expect(await commandSource({ ...options, ...here })(identityIo({ programs }), place).detect()).toEqual(detection);
});
