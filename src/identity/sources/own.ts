// Any other CI: a program that prints a token, named in `INTERNS_ID_TOKEN_COMMAND`, or a token in `INTERNS_ID_TOKEN`.
import { commandSource, variableSource } from '../kinds.ts';
import type { IdentityPlace } from '../source.ts';

const commandVariable = 'INTERNS_ID_TOKEN_COMMAND';

/** Variables for the user's program: any of the job's, except the inputs, keys and state of this toolkit. */
const notOurs = /^(?!INPUT_|STATE_|INTERNS_(?:API_KEY|SUBJECT_TOKEN|GITHUB_TOKEN)$|ACTIONS_RUNTIME_TOKEN$)/i;

export const ownCommand: IdentityPlace = {
  name: 'command',
  title: 'A program of your own',
  knownBy: [commandVariable],
  grants: [commandVariable],
  mergeRequest: { noCi: 'A program may be named anywhere.' },
  documentation: `For a CI that is not listed here: set \`${commandVariable}\` to a program and its arguments, separated by spaces; no shell reads them. Each time a token is needed, the program runs and prints one. It gets the job's environment, except what is meant for this toolkit: the action's inputs, \`INTERNS_API_KEY\`, \`INTERNS_SUBJECT_TOKEN\`. The argument \`{audience}\` becomes the audience. Example: \`get-token --audience {audience}\`.`,
  source(io) {
    const [program = '', ...args] = (io.env[commandVariable] ?? '').split(/\s+/).filter((word) => word !== '');
    return commandSource(io, ownCommand, {
      takesAudience: args.includes('{audience}'),
      program,
      args: (audience) => args.map((word) => (word === '{audience}' ? audience : word)),
      lacks: program === '' ? commandVariable : undefined,
      variables: notOurs,
      remedy: `It is set in ${commandVariable}.`,
    });
  },
};

const tokenVariable = 'INTERNS_ID_TOKEN';

export const ownVariable: IdentityPlace = {
  name: 'environment',
  title: 'A variable of your own',
  knownBy: [tokenVariable],
  grants: [tokenVariable],
  mergeRequest: { noCi: 'A variable may be set anywhere.' },
  documentation: `For a CI that is not listed here: set \`${tokenVariable}\` to a subject token before the command runs. It is not renewed.`,
  source: (io) =>
    variableSource(io, ownVariable, {
      variables: [tokenVariable],
      remedy: `Set ${tokenVariable} to a subject token.`,
    }),
};
