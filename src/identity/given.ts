// Subject tokens that the user brings: the input "subject-token", or a file that is read anew for each token.
import { IdentityError } from '../errors.ts';
import type { Log } from '../log.ts';
import { Secret } from '../secret.ts';
import type { SubjectTokenSource } from './source.ts';

/** The subject token of the input "subject-token". It can't be renewed: a run that outlives it ends with an error. */
export function givenSource(token: Secret): SubjectTokenSource {
  return { name: 'subject-token', detect: () => ({ state: 'ready' }), fetchToken: () => Promise.resolve(token) };
}

/** A file that holds a subject token and nothing else, such as a projected Kubernetes token. */
export interface FileSourceOptions {
  /** Absolute path. */
  readonly path: string;
  readonly readFile: (path: string) => Promise<string>;
  readonly log: Log;
}

/** Subject tokens of a file, read anew for each: whoever writes the file may renew the token in it. */
export function fileSource({ path, readFile, log }: FileSourceOptions): SubjectTokenSource {
  const name = 'subject-token-file';
  return {
    name,
    detect: () => ({ state: 'ready' }),
    async fetchToken() {
      const text = await readFile(path).catch((cause: unknown) => {
        throw new IdentityError('identity_malformed', `Input "${name}" names ${path}, which can't be read.`, {
          source: name,
          cause,
        });
      });
      if (text.trim() === '') {
        throw new IdentityError('identity_malformed', `Input "${name}" names ${path}, which is empty.`, {
          source: name,
        });
      }
      const token = new Secret(text.trim());
      log.mask(token);
      return token;
    },
  };
}
