// Subject tokens in a file, read anew for each: whoever writes the file may renew the token in it.
import { IdentityError } from '../../errors.ts';
import { Secret } from '../../secret.ts';
import type { IdentityIo, SubjectTokenSource } from '../source.ts';

/** A file that holds a subject token and nothing else. */
export interface FileSource {
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
}

/** Subject tokens of a file. */
export function fileSource({ readText, log }: IdentityIo, { name, path }: FileSource): SubjectTokenSource {
  return {
    name,
    takesAudience: false,
    detect: () => Promise.resolve({ state: 'ready' }),
    async fetchToken() {
      const text = await readText(path).catch((cause: unknown) => {
        throw new IdentityError('identity_malformed', `The subject token file ${path} can't be read.`, {
          source: name,
          cause,
        });
      });
      if (text.trim() === '') {
        throw new IdentityError('identity_malformed', `The subject token file ${path} is empty.`, { source: name });
      }
      const token = new Secret(text.trim());
      log.mask(token);
      return token;
    },
  };
}
