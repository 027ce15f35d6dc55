// Sources whose token exists already: in a variable, in a file, or in an input.
import { IdentityError } from '../errors.ts';
import { type Log, oneLine } from '../log.ts';
import { Secret } from '../secret.ts';
import { input, type Wording, worded } from '../wording.ts';
import type { Detection, IdentityIo, SubjectTokenSource } from './source.ts';

export interface VariableSource {
  readonly name: string;
  /** The first that is set holds the token. */
  readonly variables: readonly string[];
  /** Set in every job of this CI; without it the source is absent. */
  readonly marker?: string;
  /** Said to a job with the marker but no token. */
  readonly remedy: string;
}

/** Does not renew: a token that has expired is an error that says so. */
export function variableSource({ env, log }: IdentityIo, options: VariableSource): SubjectTokenSource {
  const { name, variables, marker, remedy } = options;
  const value = (): string | undefined => variables.map((variable) => env[variable] ?? '').find((text) => text !== '');
  const detect = (): Detection => {
    if (marker !== undefined && (env[marker] ?? '') === '') return { state: 'absent', lacks: marker };
    if (value() !== undefined) return { state: 'ready' };
    const lacks = variables.join(' or ');
    return marker === undefined ? { state: 'absent', lacks } : { state: 'broken', lacks, remedy };
  };
  return {
    name,
    takesAudience: false,
    detect: () => Promise.resolve(detect()),
    fetchToken() {
      const text = value()?.trim();
      if (text === undefined)
        throw new IdentityError('identity_malformed', `${variables[0]} is not set.`, { source: name });
      const token = new Secret(text);
      log.mask(token);
      return Promise.resolve(token);
    },
  };
}

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

/** The subject token of the input "subject-token". */
export function givenSource(token: Secret, log: Log): SubjectTokenSource {
  log.mask(token);
  return {
    name: 'subject-token',
    takesAudience: false,
    detect: () => Promise.resolve({ state: 'ready' }),
    fetchToken: () => Promise.resolve(token),
  };
}
