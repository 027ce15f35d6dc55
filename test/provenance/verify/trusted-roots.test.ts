// Whom a verifier trusts where no file is named: Sigstore's root, by The Update Framework.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchTrustedRoots, readTrustedRoots } from '../../../src/provenance/verify/trusted-roots.ts';
import type { LocalSigstore } from '../support/sigstore.ts';
import { startSigstore } from '../support/sigstore.ts';
import { startTufMirror } from '../support/tuf-mirror.ts';

let sigstore: LocalSigstore;

beforeAll(async () => {
  sigstore = await startSigstore();
});

afterAll(() => sigstore[Symbol.asyncDispose]());

test('the root is fetched from the mirror, and only its times the next time', async () => {
  await using mirror = await startTufMirror(JSON.stringify(sigstore.trustedRoot));
  const [root] = await fetchTrustedRoots(mirror.place);
  expect([root?.certificateAuthorities.length, root?.tlogs.length]).toEqual([1, 1]);
  expect(mirror.asked).toContain('/targets/trusted_root.json');
  mirror.asked.splice(0);
  expect(await fetchTrustedRoots(mirror.place)).toHaveLength(1);
  expect(mirror.asked).not.toContain('/targets/trusted_root.json');
});

test.each([
  ['a root that is not the one that was signed', '/targets/trusted_root.json', '{}'],
  ['a list that is not signed', '/targets.json', '{"signed":{},"signatures":[]}'],
  ['nothing', '/timestamp.json', undefined],
])('%s is not trusted, and a file is asked for', async (_what, path, text) => {
  await using mirror = await startTufMirror(JSON.stringify(sigstore.trustedRoot));
  if (text === undefined) mirror.files.delete(path);
  else mirror.files.set(path, text);
  await expect(fetchTrustedRoots(mirror.place)).rejects.toMatchObject({
    code: 'input_missing',
    message: expect.stringMatching(
      /^Sigstore's trusted root can't be fetched: .+ Name a file with --trusted-root\. "gh attestation/,
    ),
  });
});

test.each(['null', '{"tlogs":[null]}', '{"tlogs":[{"publicKey":{}}]}'])(
  '%s is no root, and its parser is not heard',
  (text) => {
    expect(() => readTrustedRoots(text, 'root.json')).toThrow(
      `The trusted root "root.json" can't be read: a part of it is missing, or has another type. "gh attestation`,
    );
  },
);
