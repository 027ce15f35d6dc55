// The subject token that the user gives as it is. It can't be renewed: a run that outlives it ends with an error.
import type { Log } from '../../log.ts';
import type { Secret } from '../../secret.ts';
import type { SubjectTokenSource } from '../source.ts';

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
