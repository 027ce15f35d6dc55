// Which identity source is used, and what the error says when none is complete.
import { describe, expect, test } from 'vitest';
import { detectSource } from '../../src/identity/detect.ts';
import type { Detection, SubjectTokenSource } from '../../src/identity/source.ts';
import { Secret } from '../../src/secret.ts';

function sourceOf(name: string, detection: Detection, looked: string[] = []): SubjectTokenSource {
  return {
    name,
    takesAudience: true,
    async detect() {
      looked.push(name);
      return detection;
    },
    fetchToken: () => Promise.resolve(new Secret(name)),
  };
}

describe('detectSource', () => {
  const ready = { state: 'ready' } as const;
  const absent = { state: 'absent', lacks: 'VARIABLE' } as const;
  const broken = { state: 'broken', lacks: 'PERMISSION', remedy: 'Add the permission.' } as const;

  test('takes the first source that is ready, and does not look at those behind it', async () => {
    const looked: string[] = [];
    const sources = [sourceOf('a', absent, looked), sourceOf('b', broken, looked), sourceOf('c', ready, looked)];
    expect((await detectSource([...sources, sourceOf('d', ready, looked)])).name).toBe('c');
    expect(looked).toEqual(['a', 'b', 'c']);
  });

  test('lists what each source lacks when none is here', async () => {
    await expect(detectSource([sourceOf('a', absent), sourceOf('b', absent)])).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'identity_missing',
      message:
        'No CI identity found: a lacks VARIABLE; b lacks VARIABLE. Elsewhere give "subject-token-file" or "api-key". "interns identity" shows every source.',
    });
  });

  test('names only what is broken, and its remedy, where a CI is recognised', async () => {
    const sources = [sourceOf('a', absent), sourceOf('b', broken), sourceOf('c', absent)];
    await expect(detectSource(sources)).rejects.toMatchObject({
      code: 'identity_missing',
      message: expect.stringMatching(/^No CI identity found: b lacks PERMISSION\. Add the permission\. Elsewhere/),
    });
  });

  test('finds nothing where there are no sources', async () => {
    await expect(detectSource([])).rejects.toMatchObject({ code: 'identity_missing' });
  });
});
