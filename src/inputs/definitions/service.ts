// The inputs that say what to do, where the service is, and who asks.

import { lifecycleStatuses } from '../../contract/words.ts';
import { baseUrl, choice, duration, listOf, path, secret, text, uuid } from '../values.ts';
import { actionCommands, type InputDefinitions, type InputMeanings, runCommands } from './definition.ts';

export const serviceInputs = {
  command: { kind: choice(actionCommands), default: 'prompt', commands: 'all', where: 'action' },
  'base-url': { kind: baseUrl, commands: 'all' },
  'local-service': { kind: path, commands: ['prompt'], where: 'action' },
  'federation-policy-id': { kind: text('id'), commands: 'all' },
  audience: { kind: text(), commands: 'all' },
  'api-key': { kind: secret('key'), commands: 'all' },
  'subject-token': { kind: secret('jwt'), commands: 'all' },
  'subject-token-file': { kind: path, commands: 'all' },
} as const satisfies InputDefinitions;

export const serviceMeanings: InputMeanings<typeof serviceInputs> = {
  command:
    'What to do: `prompt` sends a prompt to an intern, `answer` answers a question that was left open, `resume` takes the late answer to a parked question, `post-findings` posts the findings that another job collected, `post-changes` takes home the changes that another job collected, `list` lists interns, `update-key` updates API keys, `token` gives an access token, `proxy` starts a proxy that serves the steps of the job until the job ends.',
  'base-url':
    'Base URL of the service with its version segment, for example `https://service.example/api/v1`. `https` only, except for loopback hosts.',
  'local-service':
    'Configuration of a service that the step runs itself, in place of `base-url` and the inputs that sign in there. `policy-ref` says where it is read.',
  'federation-policy-id': "Federation policy that exchanges the job's identity for an access token.",
  audience: 'Audience (`aud`) to ask the identity provider for. Default: the origin of `base-url`.',
  'api-key':
    'API key instead of the exchange. With `federation-policy-id` too, it is only the bearer of the exchange call.',
  'subject-token': {
    action: 'Subject token from elsewhere. Default: the identity of the CI that the job runs in.',
    commandLine: 'Identity token from elsewhere. Default: the identity of the CI job.',
  },
  'subject-token-file': {
    action: 'File with a subject token, read again for each exchange. Relative to the workspace.',
    commandLine: 'File with an identity token, read again for each exchange.',
  },
};

export const internInputs = {
  intern: { kind: text(), commands: [...runCommands, 'proxy'] },
  'workspace-id': { kind: uuid, commands: [...runCommands, 'list', 'proxy'] },
  status: { kind: listOf(lifecycleStatuses), commands: ['list'] },
  'wait-for-intern': { kind: duration(0), default: '5m', commands: [...runCommands, 'proxy'] },
} as const satisfies InputDefinitions;

export const internMeanings: InputMeanings<typeof internInputs> = {
  intern: 'Name or id of the intern. Names match exactly.',
  'workspace-id': 'Only interns of this workspace (UUID).',
  status: 'only interns with one of these lifecycle statuses, separated by commas.',
  'wait-for-intern':
    'How long to wait for an intern that is `queued` or `provisioning` to become `running`; `0` fails at once.',
};
