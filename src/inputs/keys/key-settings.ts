// Settings of `command: update-key`: one key by its inputs, or many by a file.
import type { InputError } from '../../errors.ts';
import type { KeyEntry } from '../../keys/entry.ts';
import type { SafetyLimits } from '../../keys/safety.ts';
import { input, worded } from '../../wording.ts';
import type { InputName } from '../definitions.ts';
import { exclude, type InputText, optional, required, setting } from '../given.ts';
import { type KeyFieldName, keyFieldNames, toKeyUpdate } from '../key-fields.ts';
import { readService, type ServiceSettings } from '../service-settings.ts';
import { badValue, conflict, missing } from '../values.ts';

export interface KeySettings extends ServiceSettings {
  readonly command: 'update-key';
  readonly updates:
    | { readonly from: 'inputs'; readonly entry: KeyEntry }
    | { readonly from: 'file'; readonly path: string };
  /** `check` is a plan without safety limits. */
  readonly asked: 'update' | 'plan' | 'check';
  readonly limits: SafetyLimits;
  readonly dryRun: boolean;
  readonly timeoutMs: number;
}

const inputOf = {
  limit: 'limit',
  limit_reset: 'limit-reset',
  disabled: 'disabled',
  include_byok_in_limit: 'include-byok-in-limit',
  name: 'name',
} as const satisfies Readonly<Record<KeyFieldName, InputName>>;

const fieldInputs = keyFieldNames.map((name) => inputOf[name]);

export function readKeySettings(text: InputText, asked?: KeySettings['asked']): KeySettings {
  const isPlan = setting(text, 'plan');
  const dryRun = setting(text, 'dry-run');
  if (dryRun && (isPlan || (asked !== undefined && asked !== 'update'))) throw planIsNoDryRun();
  return {
    command: 'update-key',
    ...readKeyService(text),
    updates: readUpdates(text),
    asked: asked ?? (isPlan ? 'plan' : 'update'),
    limits: readSafetyLimits(text),
    dryRun,
    timeoutMs: setting(text, 'timeout'),
  };
}

/** Deployments accept only a management key here. */
function readKeyService(text: InputText): ServiceSettings {
  if (text('base-url') === undefined || text('federation-policy-id') !== undefined || text('api-key') !== undefined)
    return readService(text);
  throw missing(
    'api-key',
  )`${input('api-key')} is not given. API keys are read and changed with a management key of the deployment: set ${input('api-key')} to one.`;
}

function planIsNoDryRun(): InputError {
  return conflict(
    'dry-run',
  )`A plan reads keys, and ${input('dry-run')} sends nothing. Leave ${input('dry-run')} out: a plan changes nothing.`;
}

function readUpdates(text: InputText): KeySettings['updates'] {
  for (const name of ['key-hash', ...fieldInputs] as const) exclude(text, name, 'key-updates');
  const path = text('key-updates');
  if (path !== undefined) return { from: 'file', path };
  const hash = required(
    text,
    'key-hash',
    worded`the hash of the key to update, or name a file of updates as ${input('key-updates')}`,
  );
  if (/^\.{1,2}$/.test(hash)) throw badValue('key-hash', hash, 'Use the hash of a key, never the key itself.');
  if (fieldInputs.every((name) => text(name) === undefined)) {
    const names = fieldInputs.flatMap((name, index) => (index === 0 ? [input(name)] : [', ', input(name)]));
    throw missing('limit')`The update of the key changes nothing. Set at least one of ${names}.`;
  }
  const update = toKeyUpdate((name) => optional(text, inputOf[name]));
  return { from: 'inputs', entry: { source: 'input "key-hash"', hash, shownHash: hash, update, when: undefined } };
}

function readSafetyLimits(text: InputText): SafetyLimits {
  return {
    maxChanges: optional(text, 'max-changes'),
    raiseAtMost: optional(text, 'raise-at-most'),
    totalAtMost: optional(text, 'total-at-most'),
    neverDisableAll: setting(text, 'never-disable-all'),
  };
}
