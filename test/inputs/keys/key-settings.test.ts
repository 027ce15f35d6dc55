// Inputs of `command: update-key` become settings.
import { expect, test } from 'vitest';
import { emptyToUndefined } from '../../../src/inputs/input-text.ts';
import type { KeySettings } from '../../../src/inputs/keys/key-settings.ts';
import { readKeySettings } from '../../../src/inputs/keys/key-settings.ts';
import type { GivenInputs } from '../../support/command-settings.ts';
import { failureOf, getInputOf, settingsOf } from '../../support/command-settings.ts';

const one: GivenInputs = { command: 'update-key', 'key-hash': 'f01d' };

/** The settings of an update of one key, as the command line asks for it. */
function keySettingsOf(given: GivenInputs, mode: KeySettings['mode'] | undefined): KeySettings {
  const service: GivenInputs = { 'base-url': 'https://service.example/api/v1', 'api-key': 'made-up-management-key' };
  const getInput = getInputOf({ ...service, ...one, limit: '1', ...given });
  return readKeySettings((name) => emptyToUndefined(getInput(name)), mode);
}

test.each<[GivenInputs, object]>([
  [{ limit: '50' }, { limit: 50 }],
  [{ limit: '12.50' }, { limit: 12.5 }],
  [{ limit: '0' }, { limit: 0 }],
  [{ limit: 'null' }, { limit: null }],
  [{ 'limit-reset': 'daily' }, { limit_reset: 'daily' }],
  [{ 'limit-reset': 'weekly' }, { limit_reset: 'weekly' }],
  [{ 'limit-reset': 'monthly' }, { limit_reset: 'monthly' }],
  [{ 'limit-reset': 'null' }, { limit_reset: null }],
  [{ disabled: 'true' }, { disabled: true }],
  [{ disabled: 'False' }, { disabled: false }],
  [{ 'include-byok-in-limit': 'true' }, { include_byok_in_limit: true }],
  [{ name: 'null' }, { name: 'null' }],
  [
    { limit: '1', 'limit-reset': 'null', disabled: 'false', 'include-byok-in-limit': 'false', name: 'x' },
    { limit: 1, limit_reset: null, disabled: false, include_byok_in_limit: false, name: 'x' },
  ],
])('%j becomes the update %j', (given, update) => {
  expect(settingsOf({ ...one, ...given })).toMatchObject({
    command: 'update-key',
    dryRun: false,
    mode: 'update',
    updates: { from: 'inputs', entry: { hash: 'f01d', update, when: undefined } },
  });
});

test('a file takes the place of the single key', () => {
  expect(settingsOf({ command: 'update-key', 'key-updates': 'keys.yml', 'dry-run': 'true' })).toMatchObject({
    updates: { from: 'file', path: 'keys.yml' },
    dryRun: true,
  });
});

test.each<[GivenInputs, object]>([
  [{}, { maxChanges: undefined, raiseAtMost: undefined, totalAtMost: undefined, neverDisableAll: false }],
  [{ 'max-changes': '0' }, { maxChanges: 0 }],
  [{ 'raise-at-most': '1x' }, { raiseAtMost: 1 }],
  [{ 'raise-at-most': '123456.25x' }, { raiseAtMost: 123_456.25 }],
  [{ 'total-at-most': '12.50' }, { totalAtMost: 12.5 }],
  [{ 'never-disable-all': 'true' }, { neverDisableAll: true }],
])('%j becomes the limits of safety %j', (given, limits) => {
  expect(settingsOf({ ...one, limit: '1', ...given })).toMatchObject({ limits });
});

test.each<[GivenInputs, KeySettings['mode'] | undefined, object]>([
  [{ plan: 'true' }, undefined, { mode: 'plan', dryRun: false }],
  [{ 'dry-run': 'true' }, undefined, { mode: 'update', dryRun: true }],
  [{ 'dry-run': 'true' }, 'update', { mode: 'update', dryRun: true }],
  [{}, 'check', { mode: 'check', dryRun: false }],
  [{}, 'plan', { mode: 'plan', dryRun: false }],
])('%j where the command line asks for %s becomes %j', (given, mode, settings) => {
  expect(keySettingsOf(given, mode)).toMatchObject(settings);
});

test.each<[GivenInputs, KeySettings['mode'] | undefined]>([
  [{ plan: 'true' }, undefined],
  [{}, 'plan'],
  [{}, 'check'],
])('%j and "dry-run" where the command line asks for %s is refused: a plan reads', (given, mode) => {
  expect(() => keySettingsOf({ ...given, 'dry-run': 'true' }, mode)).toThrow(
    expect.objectContaining({ code: 'input_conflict', data: { source: 'dry-run' } }),
  );
});

test.each<[GivenInputs, string, string]>([
  [{ limit: '-1' }, 'limit', '"-1"'],
  [{ limit: 'Infinity' }, 'limit', '"Infinity"'],
  [{ limit: '1.234' }, 'limit', 'two decimals'],
  [{ limit: '1,50' }, 'limit', '"1,50"'],
  [{ limit: '$5' }, 'limit', '"$5"'],
  [{ limit: '1e3' }, 'limit', '"1e3"'],
  [{ 'limit-reset': 'yearly' }, 'limit-reset', 'daily, weekly, monthly'],
  [{ disabled: 'null' }, 'disabled', '"null"'],
  [{ disabled: 'yes' }, 'disabled', 'true or false'],
  [{ 'include-byok-in-limit': '1' }, 'include-byok-in-limit', '"1"'],
  [{ 'key-hash': '..', limit: '1' }, 'key-hash', '".."'],
  [{ limit: '1', 'dry-run': 'maybe' }, 'dry-run', '"maybe"'],
  ...['0.99x', '2', 'x', '2.123x', '1234567x', 'a2x', '2xx'].map((factor): [GivenInputs, string, string] => [
    { limit: '1', 'raise-at-most': factor },
    'raise-at-most',
    `"${factor}". Use a factor from 1x`,
  ]),
])('%j is refused', (given, source, said) => {
  const error = failureOf({ ...one, ...given });
  expect(error).toMatchObject({ code: 'input_invalid', data: { source }, message: expect.stringContaining(said) });
});

test('an update that changes nothing is refused, with the inputs that would change something', () => {
  expect(failureOf(one)).toMatchObject({
    code: 'input_missing',
    message: expect.stringMatching(/"limit", "limit-reset", "disabled", "include-byok-in-limit", "name"/),
  });
});

test.each(['a.b', '..a', 'a..'])('the hash %s is taken', (hash) => {
  expect(settingsOf({ ...one, 'key-hash': hash, limit: '1' })).toMatchObject({ updates: { entry: { hash } } });
});

test('without a hash and without a file both are named', () => {
  expect(failureOf({ command: 'update-key', limit: '1' })).toMatchObject({
    code: 'input_missing',
    data: { source: 'key-hash' },
    message: expect.stringContaining('"key-updates"'),
  });
});

test.each(['key-hash', 'limit', 'limit-reset', 'disabled', 'include-byok-in-limit', 'name'] as const)(
  '"%s" beside a file is refused',
  (name) => {
    expect(failureOf({ command: 'update-key', 'key-updates': 'keys.yml', [name]: 'null' })).toMatchObject({
      code: 'input_conflict',
      message: expect.stringContaining(`"${name}" and "key-updates"`),
    });
  },
);
