// Which exit code an error has, and each end of a run.
import { expect, test } from 'vitest';
import { conclusionExitCodes, toExitCode } from '../../src/cli/exit-code.ts';
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
  expect(toExitCode(error)).toBe(exitCode);
});

test.each([
  ['finished', 0],
  ['skipped', 0],
  ['failed', 1],
  ['ended', 1],
  ['rejected', 3],
  ['paused', 4],
] as const)('a run that is %s has exit code %i', (conclusion, code) => {
  expect(conclusionExitCodes[conclusion]).toBe(code);
});
