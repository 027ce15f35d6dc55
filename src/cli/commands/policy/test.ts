// `interns policy test`: do the tests in the file hold, and would they notice if an entry were gone?
import { oneLine } from '../../../log.ts';
import type { Policy } from '../../../permission/policy.ts';
import { findSurvivors, runTests, type Survivor, type TestFailure } from '../../../permission/tools/self-test.ts';
import { defaultPolicyPath } from '../../../permission/tools/starter.ts';
import type { CliIo } from '../../io.ts';
import { toJsonText } from '../../json-text.ts';
import { plural } from './check.ts';
import { annotate, type Finding, policyOrProblems } from './file.ts';
import { readUsage, usageExitCode } from './usage.ts';

/** Run `policy test` (docs/policy.md, "The policy commands"): 0 all pass, 1 a test fails or an entry survives, 2 invalid file. */
export async function test(args: readonly string[], io: CliIo): Promise<number> {
  const words = readUsage(args, { json: { type: 'boolean' }, mutate: { type: 'boolean' } }, 1);
  const file = words.files[0] ?? defaultPolicyPath;
  const policy = await policyOrProblems(file, io);
  if (policy === undefined) return usageExitCode;
  const failures = runTests(policy);
  const mutate = words.flags['mutate'] === true;
  // While a test fails, every deletion would seem to be noticed.
  const survivors = mutate && failures.length === 0 ? findSurvivors(policy) : [];
  if (words.flags['json'] === true) printJson(policy, failures, survivors, io);
  else printText(file, policy, failures, survivors, mutate, io);
  const findings = [...failures.map(findingOfFailure), ...survivors.map(findingOfSurvivor)];
  annotate(file, 'error', findings, io, words.flags['json'] === true ? io.stderr : io.stdout);
  return findings.length > 0 ? 1 : 0;
}

function findingOfFailure(failure: TestFailure): Finding {
  const { line, column, name, pause, message } = failure;
  return { line, column, code: 'test-failed', message: `Test "${name}", pause ${pause}: ${message}` };
}

function findingOfSurvivor({ line, column, id, list }: Survivor): Finding {
  return {
    line,
    column,
    code: 'survivor',
    message: `Without "${id}" of ${list} every test still passes. Add a test that needs it.`,
  };
}

function printJson(policy: Policy, failures: readonly TestFailure[], survivors: readonly Survivor[], io: CliIo): void {
  const document = { tests: policy.tests.length, failures, survivors };
  io.stdout(`${toJsonText(document, 2)}\n`);
}

function printText(
  file: string,
  policy: Policy,
  failures: readonly TestFailure[],
  survivors: readonly Survivor[],
  mutate: boolean,
  io: CliIo,
): void {
  for (const policyTest of policy.tests) {
    const failure = failures.find((each) => each.name === policyTest.name);
    io.stdout(`${failure === undefined ? 'ok  ' : 'FAIL'} ${oneLine(policyTest.name)}\n`);
  }
  for (const finding of [...failures.map(findingOfFailure), ...survivors.map(findingOfSurvivor)]) {
    io.stdout(`${oneLine(`${file}:${finding.line}:${finding.column}: ${finding.message}`)}\n`);
  }
  const entries = policy.guards.length + policy.rules.length + policy.questions.length;
  const noticed =
    mutate && failures.length === 0 ? `, ${entries - survivors.length} of ${entries} deletions noticed` : '';
  io.stdout(`${plural(policy.tests.length, 'test')}, ${failures.length} failed${noticed}\n`);
}
