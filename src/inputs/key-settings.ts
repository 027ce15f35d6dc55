// Settings of `command: update-key`: one key by its inputs, or many by a file.
import { InputError } from '../errors.ts';
import type { PlannedUpdate } from '../keys/outcome.ts';
import { input, worded } from '../wording.ts';
import type { ServiceSettings } from './credentials.ts';
import { readService } from './credentials.ts';
import type { InputName } from './definitions.ts';
import type { InputText } from './given.ts';
import { exclude, optional, required, setting } from './given.ts';
import type { KeyFieldName } from './key-fields.ts';
import { keyFieldNames, toKeyUpdate } from './key-fields.ts';
import { badValue } from './values.ts';

/** Everything that `command: update-key` needs. */
export interface KeySettings extends ServiceSettings {
  readonly command: 'update-key';
  readonly updates:
    | { readonly from: 'inputs'; readonly planned: PlannedUpdate }
    | { readonly from: 'file'; readonly path: string };
  /** Validate and show, send nothing. */
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

/** The settings of `command: update-key`. */
export function readKeySettings(text: InputText): KeySettings {
  return {
    command: 'update-key',
    ...readService(text),
    updates: readUpdates(text),
    dryRun: setting(text, 'dry-run'),
    timeoutMs: setting(text, 'timeout'),
  };
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
    const message = worded`The update of the key changes nothing. Set at least one of ${names}.`;
    throw new InputError('input_missing', message, { source: 'limit' });
  }
  const update = toKeyUpdate((name) => optional(text, inputOf[name]));
  return { from: 'inputs', planned: { source: 'input "key-hash"', hash, shownHash: hash, update, when: undefined } };
}
