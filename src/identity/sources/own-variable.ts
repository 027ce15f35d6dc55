// Any other CI: a token in the variable `INTERNS_ID_TOKEN`, or a program named in `INTERNS_ID_TOKEN_COMMAND`.
import { commandSource } from '../command.ts';
import type { IdentityIo, SubjectTokenSource } from '../source.ts';
import { variableSource } from '../variable.ts';

const commandVariable = 'INTERNS_ID_TOKEN_COMMAND';

/** The user's own program may need anything of the job but what is given to this toolkit: its inputs, keys and state. */
const notOurs = /^(?!INPUT_|STATE_|INTERNS_(?:API_KEY|SUBJECT_TOKEN|GITHUB_TOKEN)$|ACTIONS_RUNTIME_TOKEN$)/i;

/** Subject tokens of the variable `INTERNS_ID_TOKEN`. */
export function ownVariableSource(io: IdentityIo): SubjectTokenSource {
  const variables = ['INTERNS_ID_TOKEN'];
  return variableSource(io, { name: 'environment', variables, remedy: `Set ${variables[0]} to a subject token.` });
}

/**
 * Subject tokens that the program of `INTERNS_ID_TOKEN_COMMAND` prints. The variable holds the program and its arguments,
 * parted by spaces; no shell reads them. The argument `{audience}` becomes the audience.
 */
export function ownCommandSource(io: IdentityIo): SubjectTokenSource {
  const [program = '', ...args] = (io.env[commandVariable] ?? '').split(/\s+/).filter((word) => word !== '');
  return commandSource(io, {
    name: 'command',
    takesAudience: args.includes('{audience}'),
    program,
    args: (audience) => args.map((word) => (word === '{audience}' ? audience : word)),
    detect: () => (program === '' ? { state: 'absent', lacks: commandVariable } : { state: 'ready' }),
    variables: notOurs,
    remedy: `It stands in ${commandVariable}.`,
  });
}
