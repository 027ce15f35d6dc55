// `interns policy check`: is the file valid, and does it do what it looks like?
import { oneLine } from '../../../log.ts';
import type { Policy } from '../../../permission/policy.ts';
import type { AskedCommand, Command } from '../../command.ts';
import { usageExitCode } from '../../exit-codes.ts';
import { toJsonText } from '../../json-text.ts';
import type { Finding } from '../../policy/findings.ts';
import { jsonFlag, policyArgument } from '../../usual-flags.ts';

/** `interns policy check` (docs/policy.md, "The policy commands") */
export const checkPolicy: Command = {
  name: 'policy check',
  summary: 'errors and warnings of a policy file',
  about: 'Show errors and warnings of a policy file.',
  details:
    'A warning points at what allows more than it seems to. In a GitHub job each finding is shown beside its line of the pull request. The exit code is 0 for a clean file or only warnings, 2 for errors.',
  arguments: [policyArgument],
  inputs: [],
  flags: [{ name: 'strict', about: 'Warnings count as errors.' }, jsonFlag],
  examples: [
    { about: 'The policy of this repository', line: 'interns policy check' },
    { about: 'In a job, before somebody relies on it', line: 'interns policy check --strict' },
  ],
  async run(asked) {
    const { lint } = await import('../../../permission/lint/lint.ts');
    const { annotate } = await import('../../policy/findings.ts');
    const { policyPath, readPolicyFile } = await import('../../policy/file.ts');
    const { words, has, io } = asked;
    const file = policyPath(words[0]);
    const reading = await readPolicyFile(file, io);
    const policy = 'policy' in reading ? reading.policy : undefined;
    const problems = 'policy' in reading ? [] : reading.problems;
    const warnings = policy === undefined ? [] : lint(policy);
    const found = has('strict') ? { errors: [...problems, ...warnings], warnings: [] } : { errors: problems, warnings };
    if (has('json')) printJson(found, io);
    else await printText(file, found, policy, io);
    const write = has('json') ? io.stderr : io.stdout;
    annotate(file, 'error', found.errors, io, write);
    annotate(file, 'warning', found.warnings, io, write);
    return found.errors.length > 0 ? usageExitCode : 0;
  },
};

interface Findings {
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

type Io = AskedCommand['io'];

function printJson({ errors, warnings }: Findings, io: Io): void {
  // Exactly the fields that programs rely on.
  const plain = ({ line, column, code, message }: Finding): Finding => ({ line, column, code, message });
  io.stdout(`${toJsonText({ errors: errors.map(plain), warnings: warnings.map(plain) }, 2)}\n`);
}

async function printText(file: string, found: Findings, policy: Policy | undefined, io: Io): Promise<void> {
  const { findingLine, plural } = await import('../../policy/findings.ts');
  const { print } = await import('../../screen/print.ts');
  for (const finding of found.errors) print(io, findingLine(file, 'error', finding));
  for (const finding of found.warnings) print(io, findingLine(file, 'warning', finding));
  const counts = `${plural(found.errors.length, 'error')}, ${plural(found.warnings.length, 'warning')}`;
  const content =
    policy === undefined
      ? ''
      : `; ${plural(policy.guards.length, 'guard')}, ${plural(policy.rules.length, 'rule')}, ${plural(policy.questions.length, 'question')}, ${plural(policy.tests.length, 'test')}`;
  print(io, `${oneLine(file)}: ${counts}${content}`);
}
