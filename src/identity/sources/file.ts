// Subject tokens in a file, read again for each use: whoever writes the file may renew the token.
import { IdentityError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import { Secret } from '../../secret.ts';
import type { Wording } from '../../wording.ts';
import { input, worded } from '../../wording.ts';
import type { IdentityIo, SubjectTokenSource } from '../source.ts';

/** A file that holds a subject token and nothing else. */
export interface FileSource {
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
  /** The input that names the file, where one does. */
  readonly input?: string;
}

/** Subject tokens of a file. */
export function fileSource({ readText, log }: IdentityIo, { name, path, input: from }: FileSource): SubjectTokenSource {
  const flawed = (what: string): Wording =>
    worded`${from === undefined ? 'The subject token file' : input(from)} is "${oneLine(path)}", ${what}.`;
  return {
    name,
    takesAudience: false,
    detect: () => Promise.resolve({ state: 'ready' }),
    async fetchToken() {
      const text = await readText(path).catch((cause: unknown) => {
        throw new IdentityError('identity_malformed', flawed("which can't be read as text"), { source: name, cause });
      });
      if (text.trim() === '') {
        throw new IdentityError('identity_malformed', flawed('which is empty'), { source: name });
      }
      const token = new Secret(text.trim());
      log.mask(token);
      return token;
    },
  };
}
