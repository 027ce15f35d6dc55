// Reads the settings of `command: update-key`: inputs for one key, or a file for many.
import type { KeyEntry } from '../../keys/entry.ts';
import { input, worded } from '../../wording.ts';
import { type GetText, readRequired, readSetting, readSettings, refuseBoth } from '../input-text.ts';
import { toKeyUpdate } from '../key-fields.ts';
import { readService, type ServiceSettings } from '../service-settings.ts';
import { badValue, conflict, missing } from '../values.ts';

export type KeySettings = ReturnType<typeof readKeySettings>;

const fieldInputNames = {
  limit: 'limit',
  limit_reset: 'limit-reset',
  disabled: 'disabled',
  include_byok_in_limit: 'include-byok-in-limit',
  name: 'name',
} as const;

const fieldInputs = Object.values(fieldInputNames);

/** The mode `check` is a plan without safety limits. */
export function readKeySettings(
  get: GetText,
  mode: 'update' | 'plan' | 'check' = readSetting(get, 'plan') ? 'plan' : 'update',
) {
  const dryRun = readSetting(get, 'dry-run');
  if (dryRun && mode !== 'update') {
    const message = worded`A plan has to read keys, but ${input('dry-run')} sends nothing. Leave ${input('dry-run')} out: a plan changes nothing anyway.`;
    throw conflict('dry-run', message);
  }
  return {
    command: 'update-key' as const,
    ...readKeyService(get),
    updates: readUpdates(get),
    mode,
    limits: readSettings(get, {
      maxChanges: 'max-changes',
      raiseAtMost: 'raise-at-most',
      totalAtMost: 'total-at-most',
      neverDisableAll: 'never-disable-all',
    }),
    dryRun,
    timeoutMs: readSetting(get, 'timeout'),
  };
}

/** Without a credential, reports that a management key is missing: deployments accept no other credential here. */
function readKeyService(get: GetText): ServiceSettings {
  if (get('base-url') === undefined || get('federation-policy-id') !== undefined || get('api-key') !== undefined)
    return readService(get);
  const message = worded`${input('api-key')} is not given. API keys are read and changed with a management key of the deployment: set ${input('api-key')} to one.`;
  throw missing('api-key', message);
}

function readUpdates(get: GetText) {
  for (const name of ['key-hash', ...fieldInputs] as const) refuseBoth(get, name, 'key-updates');
  const path = get('key-updates');
  if (path !== undefined) return { from: 'file' as const, path };
  const expectedValue = worded`the hash of the key to update, or name a file of updates as ${input('key-updates')}`;
  const hash = readRequired(get, 'key-hash', expectedValue);
  if (hash === '.' || hash === '..') throw badValue('key-hash', hash, 'Use the hash of a key, never the key itself.');
  if (fieldInputs.every((name) => get(name) === undefined)) {
    const names = fieldInputs.flatMap((name, index) => (index === 0 ? [input(name)] : [', ', input(name)]));
    throw missing('limit', worded`The update of the key changes nothing. Set at least one of ${names}.`);
  }
  const update = toKeyUpdate((name) => readSetting(get, fieldInputNames[name]));
  const entry: KeyEntry = { source: 'input "key-hash"', hash, shownHash: hash, update, when: undefined };
  return { from: 'inputs' as const, entry };
}
