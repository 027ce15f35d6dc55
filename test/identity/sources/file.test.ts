// Subject tokens in a file.
import { describe, expect, test } from 'vitest';
import { fileSource } from '../../../src/identity/sources/file.ts';
import { identityIo } from '../../support/identity.ts';

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
