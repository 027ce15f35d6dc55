// Which exit code an error has, and each end of a run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as exitCodes from '../../src/cli/exit-code.ts';
import { ConfigError, InputError, PolicyError, RunError } from '../../src/errors.ts';

test.each([
  { error: new InputError('input_invalid', 'x'), exitCode: 2 },
  { error: new InputError('input_missing', 'x'), exitCode: 2 },
  { error: new InputError('input_conflict', 'x'), exitCode: 2 },
  { error: new PolicyError('policy_missing', 'x'), exitCode: 2 },
  { error: new PolicyError('policy_invalid', 'x'), exitCode: 2 },
  { error: new ConfigError('config_invalid', 'x'), exitCode: 2 },
  { error: new RunError('cancelled', 'x'), exitCode: 130 },
  { error: new RunError('safety_limit_broken', 'x'), exitCode: 3 },
  { error: new PolicyError('policy_rejected', 'x'), exitCode: 1 },
  { error: new RunError('timeout', 'x'), exitCode: 1 },
])('$error.code ends with $exitCode', ({ error, exitCode }) => {
  expect(exitCodes.toExitCode(error)).toBe(exitCode);
});

test.each([
  ['finished', 0],
  ['skipped', 0],
  ['failed', 1],
  ['ended', 1],
  ['rejected', 3],
  ['paused', 4],
] as const)('a run that is %s has exit code %i', (conclusion, code) => {
  expect(exitCodes.conclusionExitCodes[conclusion]).toBe(code);
});

test('docs/cli.md has all of them under "Output"', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/cli.md'), 'utf8');
  const [, section = ''] = page.split('## Output');
  const table = section
    .split('\n## ')[0]
    ?.match(/^\| \d+ \|/gm)
    ?.map((cell) => Number(cell.slice(2, -2)));
  const numbers = Object.values(exitCodes).filter((one) => typeof one === 'number');
  expect(table).toEqual([0, 1, ...numbers]);
});
