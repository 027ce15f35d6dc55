// The inputs about access tokens and API keys.
import { limitResets } from '../../contract/words.ts';
import { type KeyFieldName, readAmount, readFactor, readKeyField } from '../key-fields.ts';
import { badValue, choice, type InputKind, onOrOff, path, text, wholeNumber } from '../values.ts';
import type { InputDefinitions, InputMeanings } from './definition.ts';

export const accessInputs = {
  'export-env': { kind: text('name'), commands: ['token', 'proxy'] },
  'key-hash': { kind: text('hash'), commands: ['update-key'] },
  limit: { kind: keyField('limit', { is: 'money', called: 'usd' }), commands: ['update-key'] },
  'limit-reset': {
    kind: keyField('limit_reset', { is: 'choice', words: [...limitResets, 'null'] }),
    commands: ['update-key'],
  },
  disabled: { kind: keyField('disabled', { is: 'choice', words: onOrOff.words }), commands: ['update-key'] },
  'include-byok-in-limit': {
    kind: keyField('include_byok_in_limit', { is: 'choice', words: onOrOff.words }),
    commands: ['update-key'],
  },
  name: { kind: keyField('name', { is: 'text' }), commands: ['update-key'] },
  'key-updates': { kind: path, commands: ['update-key'] },
  'dry-run': { kind: onOrOff, default: 'false', commands: ['update-key'] },
  plan: { kind: onOrOff, default: 'false', commands: ['update-key'], where: 'action' },
  'max-changes': { kind: wholeNumber(0), commands: ['update-key'] },
  'raise-at-most': { kind: text('factor', readFactor), commands: ['update-key'] },
  'total-at-most': { kind: { is: 'money', called: 'usd', words: [], read: readAmount }, commands: ['update-key'] },
  'never-disable-all': { kind: onOrOff, default: 'false', commands: ['update-key'] },
} as const satisfies InputDefinitions;

export const accessMeanings: InputMeanings<typeof accessInputs> = {
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
  'max-changes': 'most keys that a plan may change; a plan beyond it is not sent.',
  'raise-at-most':
    'factor by which a plan may raise what a key may spend a day: `2x` is twice as much. A plan beyond it is not sent.',
  'total-at-most': 'most that all enabled keys together may spend a day, in USD; a plan beyond it is not sent.',
  'never-disable-all': 'with `true`, a plan that would leave no key enabled is not sent.',
};

function keyField(
  field: KeyFieldName,
  { is, words = [], called }: Pick<InputKind, 'is'> & Partial<Pick<InputKind, 'called' | 'words'>>,
): InputKind {
  const usual = words.length === 0 ? 'text' : words.join('|');
  return { is, called: called ?? usual, words, read: (name, value) => readKeyField(field, name, value) };
}

/** 0 stands for no cap. */
const amount: InputKind<number> = { is: 'money', called: 'usd', words: [], read: readCost };

export const proxyInputs = {
  'model-access': { kind: text('yaml'), commands: ['proxy'] },
  'allow-paths': { kind: text('rules'), commands: ['proxy'] },
  lossy: { kind: choice(['refuse', 'allow']), default: 'refuse', commands: ['proxy'] },
  'max-requests': { kind: wholeNumber(0), default: '0', commands: ['proxy'] },
  'max-cost': { kind: amount, default: '0', commands: ['proxy'] },
} as const satisfies InputDefinitions;

export const proxyMeanings: InputMeanings<typeof proxyInputs> = {
  'model-access':
    'serve clients of OpenAI, of Anthropic, or of the models of a deployment, in place of interns: `model_access` in YAML (docs/model-access.md).',
  'allow-paths':
    'what passes besides the list of interns and the chat: one rule per line, `METHOD /path`; `*` is part of a segment or any method, `**` any path.',
  lossy:
    'What is done with parts of a chat request that an intern does not get (a system message, a history, parameters): `refuse` them with 400, or `allow` them to be dropped.',
  'max-requests': 'send at most this many requests; `0` for no cap.',
  'max-cost': 'send nothing more once the usage adds up to this many USD; `0` for no cap.',
};

function readCost(name: string, value: string): number {
  if (/^\d{1,9}(?:\.\d{1,6})?$/.test(value)) return Number(value);
  throw badValue(name, value, 'Use an amount in USD, for example "2.50".');
}
