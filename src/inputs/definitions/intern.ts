// The inputs that find interns.
import { lifecycleStatuses } from '../../contract/words.ts';
import { duration, listOf, text, uuid } from '../kinds.ts';
import type { InputDefinitions, InputMeanings } from './definition.ts';
import { runCommands } from './definition.ts';

/** Which intern, or which interns. */
export const internInputs = {
  intern: { kind: text(), commands: [...runCommands, 'proxy'] },
  'workspace-id': { kind: uuid, commands: [...runCommands, 'list', 'proxy'] },
  status: { kind: listOf(lifecycleStatuses), commands: ['list'] },
  'wait-for-intern': { kind: duration(0), default: '5m', commands: [...runCommands, 'proxy'] },
} as const satisfies InputDefinitions;

/** What they mean. */
export const internMeanings: InputMeanings<typeof internInputs> = {
  intern: 'Name or id of the intern. Names match exactly.',
  'workspace-id': 'Only interns of this workspace (UUID).',
  status: 'only interns with one of these lifecycle statuses, separated by commas.',
  'wait-for-intern':
    'How long to wait for an intern that is `queued` or `provisioning` to become `running`; `0` fails at once.',
};
