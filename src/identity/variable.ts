// Sources whose token the CI has put into an environment variable.
import { IdentityError } from '../errors.ts';
import { Secret } from '../secret.ts';
import type { Detection, IdentityIo, SubjectTokenSource } from './source.ts';

/** A CI that hands its jobs a token in a variable. */
export interface VariableSource {
  readonly name: string;
  /** The first of these that is set holds the token. */
  readonly variables: readonly string[];
  /** A variable that is set in every job of this CI; without it the source is absent. */
  readonly marker?: string;
  /** What to do where the marker is set, but no token. */
  readonly remedy: string;
}

/** Subject tokens of an environment variable. They are not renewed: one that has expired is an error that says so. */
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
