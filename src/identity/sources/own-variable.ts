// Any other CI: a token in the variable `INTERNS_ID_TOKEN`.
import { variable } from '../../environment.ts';
import type { IdentityPlace } from '../place.ts';
import { variableSource } from '../variable.ts';

const tokenVariable = 'INTERNS_ID_TOKEN';

/** The variable that a user sets. */
export const ownVariable: IdentityPlace = {
  name: 'environment',
  title: 'A variable of your own',
  isHere: (env) => variable(env, tokenVariable) !== undefined,
  grants: [tokenVariable],
  mergeRequest: { noCi: 'A variable may be set anywhere.' },
  documentation: `For a CI that is not listed here: set \`${tokenVariable}\` to a subject token before the command runs. It is not renewed.`,
  source: (io) =>
    variableSource(io, {
      name: 'environment',
      variables: [tokenVariable],
      remedy: `Set ${tokenVariable} to a subject token.`,
    }),
};
