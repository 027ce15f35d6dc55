// Defines the inputs for the command, the service and its credentials, interns, tokens, API keys and the proxy.
import { lifecycleStatuses, limitResets } from '../../contract/words.ts';
import { type KeyFieldName, readAmount, readFactor, readKeyField } from '../key-fields.ts';
import {
  actionCommands,
  badValue,
  choice,
  duration,
  type InputDefinitions,
  type InputKind,
  type InputMeanings,
  listOf,
  path,
  readBaseUrl,
  runCommands,
  secret,
  text,
  trueOrFalse,
  uuid,
  wholeNumber,
} from '../values.ts';

export const serviceInputs = {
  command: { kind: choice(actionCommands), default: 'prompt', commands: 'all', where: 'action' },
  'base-url': { kind: text('url', readBaseUrl), commands: 'all' },
  'local-service': { kind: path, commands: ['prompt'], where: 'action' },
  'federation-policy-id': { kind: text('id'), commands: 'all' },
  audience: { kind: text(), commands: 'all' },
  'api-key': { kind: secret('key'), commands: 'all' },
  'subject-token': { kind: secret('jwt'), commands: 'all' },
  'subject-token-file': { kind: path, commands: 'all' },
} as const satisfies InputDefinitions;

export const internInputs = {
  intern: { kind: text(), commands: [...runCommands, 'proxy'] },
  'workspace-id': { kind: uuid, commands: [...runCommands, 'list', 'proxy'] },
  status: { kind: listOf(lifecycleStatuses), commands: ['list'] },
  'wait-for-intern': { kind: duration(0), default: '5m', commands: [...runCommands, 'proxy'] },
} as const satisfies InputDefinitions;

export const accessInputs = {
  'export-env': { kind: text('name'), commands: ['token', 'proxy'] },
  'key-hash': { kind: text('hash'), commands: ['update-key'] },
  limit: { kind: keyField('limit', text('usd')), commands: ['update-key'] },
  'limit-reset': { kind: keyField('limit_reset', choice([...limitResets, 'null'])), commands: ['update-key'] },
  disabled: { kind: keyField('disabled', choice(trueOrFalse.choices)), commands: ['update-key'] },
  'include-byok-in-limit': {
    kind: keyField('include_byok_in_limit', choice(trueOrFalse.choices)),
    commands: ['update-key'],
  },
  name: { kind: keyField('name', text()), commands: ['update-key'] },
  'key-updates': { kind: path, commands: ['update-key'] },
  'dry-run': { kind: trueOrFalse, default: 'false', commands: ['update-key'] },
  plan: { kind: trueOrFalse, default: 'false', commands: ['update-key'], where: 'action' },
  'max-changes': { kind: wholeNumber(0), commands: ['update-key'] },
  'raise-at-most': { kind: text('factor', readFactor), commands: ['update-key'] },
  'total-at-most': { kind: text('usd', readAmount), commands: ['update-key'] },
  'never-disable-all': { kind: trueOrFalse, default: 'false', commands: ['update-key'] },
} as const satisfies InputDefinitions;

function keyField(field: KeyFieldName, kind: InputKind): InputKind {
  return { ...kind, read: (name, value) => readKeyField(field, name, value) };
}

export const proxyInputs = {
  'model-access': { kind: text('yaml'), commands: ['proxy'] },
  'allow-paths': { kind: text('rules'), commands: ['proxy'] },
  lossy: { kind: choice(['refuse', 'allow']), default: 'refuse', commands: ['proxy'] },
  'max-requests': { kind: wholeNumber(0), default: '0', commands: ['proxy'] },
  'max-cost': { kind: text('usd', readCost), default: '0', commands: ['proxy'] },
} as const satisfies InputDefinitions;

function readCost(name: string, value: string): number {
  if (/^\d{1,9}(?:\.\d{1,6})?$/.test(value)) return Number(value);
  throw badValue(name, value, 'Use an amount in USD, for example "2.50".');
}

export const serviceMeanings: InputMeanings<
  typeof serviceInputs & typeof internInputs & typeof accessInputs & typeof proxyInputs
> = {
  command:
    'What to do: `prompt` sends a prompt to an intern, `answer` answers a question that was left open, `resume` takes the late answer to a parked question, `post-findings` posts the findings that another job collected, `post-changes` commits or suggests the changes that another job collected, `list` lists interns, `update-key` updates API keys, `token` gives an access token, `proxy` starts a proxy that serves the steps of the job until the job ends.',
  'base-url':
    'Base URL of the service with its version segment, for example `https://service.example/api/v1`. `https` only, except for loopback hosts.',
  'local-service':
    'Configuration of a service that the step runs itself, in place of `base-url` and the inputs that sign in there. `policy-ref` says where the configuration is read.',
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
  intern: 'Name or id of the intern. Names match exactly.',
  'workspace-id': 'Only interns of this workspace (UUID).',
  status: 'only interns with one of these lifecycle statuses, separated by commas.',
  'wait-for-intern':
    'How long to wait for an intern that is `queued` or `provisioning` to become `running`; `0` fails at once.',
  'export-env': {
    action:
      'For `token`: name of an environment variable that gets the access token for later steps. For `proxy`: `OPENAI`, `INTERNS` or `OPENAI, INTERNS`, the clients whose variables are set for later steps; with `model-access` by default those of the provider (`OPENAI` or `ANTHROPIC`).',
    commandLine: 'name of an environment variable that gets the access token for later steps.',
  },
  'key-hash': 'hash of the key to update, never the key itself.',
  limit: 'new limit in USD, at most two decimals; `null` for no limit.',
  'limit-reset': '`daily`, `weekly`, `monthly` (midnight UTC), or `null` for no reset.',
  disabled: '`true` disables the key, `false` enables it.',
  'include-byok-in-limit': 'whether usage of your own provider keys counts toward the limit.',
  name: 'new name of the key.',
  'key-updates': 'YAML file of many updates, instead of `key-hash` and new values.',
  'dry-run': 'validate, show what would be sent, send nothing, and read no key.',
  plan: 'read the keys, show what would change, and send no change.',
  'max-changes': 'the most keys that a plan may change; a plan above this is not sent.',
  'raise-at-most':
    'factor by which a plan may raise what a key may spend a day: `2x` is twice as much. A plan beyond it is not sent.',
  'total-at-most': 'the most that all enabled keys together may spend a day, in USD; a plan above this is not sent.',
  'never-disable-all': 'with `true`, a plan that would leave no key enabled is not sent.',
  'model-access':
    'serve clients of OpenAI, of Anthropic, or of the models of a deployment, in place of interns: `model_access` in YAML (docs/model-access.md).',
  'allow-paths':
    'which requests pass besides the list of interns and the chat: one rule per line, `METHOD /path`; `*` is part of a segment or any method, `**` any path.',
  lossy:
    'What is done with parts of a chat request that an intern does not get (a system message, a history, parameters): `refuse` them with 400, or `allow` them to be dropped.',
  'max-requests': 'send at most this many requests; `0` for no cap.',
  'max-cost': 'send nothing more once the usage adds up to this many USD; `0` for no cap.',
};
