// `interns policy test`: do the tests in the file hold, and would they notice if an entry were gone?
import { oneLine } from '../../../log.ts';
import type { Policy } from '../../../permission/policy.ts';
import type { Survivor, TestFailure } from '../../../permission/tools/self-test.ts';
import type { AskedCommand, Command } from '../../command.ts';
import { usageExitCode } from '../../exit-codes.ts';
import { toJsonText } from '../../json-text.ts';
import type { Finding } from '../../policy/findings.ts';
import { jsonFlag, policyArgument } from '../../usual-flags.ts';

/** `interns policy test` (docs/policy.md, "The policy commands") */
export const testPolicy: Command = {
  name: 'policy test',
  summary: 'run the tests in a policy file',
  about: 'Run the tests in a policy file.',
  details: 'The exit code is 0 if all pass, 1 if a test fails or a deletion goes unnoticed, 2 for an invalid file.',
  arguments: [policyArgument],
  inputs: [],
  flags: [{ name: 'mutate', about: 'Also delete each entry in turn, and show those that no test needs.' }, jsonFlag],
  examples: [
    { about: 'The tests of this repository', line: 'interns policy test' },
    { about: 'Whether the tests need every rule', line: 'interns policy test --mutate' },
  ],
  async run({ words, has, io }) {
    const { findSurvivors, runTests } = await import('../../../permission/tools/self-test.ts');
    const { annotate } = await import('../../policy/findings.ts');
    const { policyOrProblems, policyPath } = await import('../../policy/file.ts');
    const file = policyPath(words[0]);
    const policy = await policyOrProblems(file, io);
    if (policy === undefined) return usageExitCode;
    const failures = runTests(policy);
    // While a test fails, every deletion would seem to be noticed.
    const survivors = has('mutate') && failures.length === 0 ? findSurvivors(policy) : undefined;
    const outcome = { failures, survivors };
    if (has('json')) {
      io.stdout(`${toJsonText({ tests: policy.tests.length, failures, survivors: survivors ?? [] }, 2)}\n`);
    } else {
      await printText(file, policy, outcome, io);
    }
    const findings = findingsOf(outcome);
    annotate(file, 'error', findings, io, has('json') ? io.stderr : io.stdout);
    return findings.length > 0 ? 1 : 0;
  },
};

interface Outcome {
  readonly failures: readonly TestFailure[];
  /** Entries that no test needs; undefined when they were not looked for. */
  readonly survivors: readonly Survivor[] | undefined;
}

type Io = AskedCommand['io'];

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

function findingsOf({ failures, survivors = [] }: Outcome): readonly Finding[] {
  return [...failures.map(findingOfFailure), ...survivors.map(findingOfSurvivor)];
}

async function printText(file: string, policy: Policy, outcome: Outcome, io: Io): Promise<void> {
  const { plural } = await import('../../policy/findings.ts');
  const { print } = await import('../../screen/print.ts');
  const { failures, survivors } = outcome;
  for (const policyTest of policy.tests) {
    const failure = failures.find((each) => each.name === policyTest.name);
    print(io, `${failure === undefined ? 'ok  ' : 'FAIL'} ${oneLine(policyTest.name)}`);
  }
  for (const finding of findingsOf(outcome)) {
    print(io, oneLine(`${file}:${finding.line}:${finding.column}: ${finding.message}`));
  }
  const entries = policy.guards.length + policy.rules.length + policy.questions.length;
  const noticed = survivors === undefined ? '' : `, ${entries - survivors.length} of ${entries} deletions noticed`;
  print(io, `${plural(policy.tests.length, 'test')}, ${failures.length} failed${noticed}`);
}
