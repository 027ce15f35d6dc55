// `interns policy check`: is the file valid, and does it do what it looks like?
import { oneLine } from '../../../log.ts';
import { lint } from '../../../permission/lint/lint.ts';
import type { Policy } from '../../../permission/policy.ts';
import { defaultPolicyPath } from '../../../permission/tools/starter.ts';
import type { CliIo } from '../../io.ts';
import { toJsonText } from '../../json-text.ts';
import { annotate, type Finding, findingLine, readPolicyFile } from './file.ts';
import { readUsage, usageExitCode } from './usage.ts';

interface Findings {
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** Run `policy check` (docs/policy.md, "The policy commands"): 0 clean or warnings only, 2 errors. */
export async function check(args: readonly string[], io: CliIo): Promise<number> {
  const words = readUsage(args, { json: { type: 'boolean' }, strict: { type: 'boolean' } }, 1);
  const file = words.files[0] ?? defaultPolicyPath;
  const reading = await readPolicyFile(file, io);
  const policy = 'policy' in reading ? reading.policy : undefined;
  const found = findingsOf(
    'policy' in reading ? [] : reading.problems,
    policy === undefined ? [] : lint(policy),
    words.flags['strict'] === true,
  );
  if (words.flags['json'] === true) {
    io.stdout(`${toJsonText({ errors: found.errors.map(plain), warnings: found.warnings.map(plain) }, 2)}\n`);
  } else {
    printText(file, found, policy, io);
  }
  const write = words.flags['json'] === true ? io.stderr : io.stdout;
  annotate(file, 'error', found.errors, io, write);
  annotate(file, 'warning', found.warnings, io, write);
  return found.errors.length > 0 ? usageExitCode : 0;
}

function findingsOf(problems: readonly Finding[], warnings: readonly Finding[], strict: boolean): Findings {
  return strict ? { errors: [...problems, ...warnings], warnings: [] } : { errors: problems, warnings };
}

/** Exactly the fields that programs rely on. */
function plain({ line, column, code, message }: Finding): Finding {
  return { line, column, code, message };
}

function printText(file: string, found: Findings, policy: Policy | undefined, io: CliIo): void {
  for (const finding of found.errors) io.stdout(findingLine(file, 'error', finding));
  for (const finding of found.warnings) io.stdout(findingLine(file, 'warning', finding));
  const counts = `${plural(found.errors.length, 'error')}, ${plural(found.warnings.length, 'warning')}`;
  const content =
    policy === undefined
      ? ''
      : `; ${plural(policy.guards.length, 'guard')}, ${plural(policy.rules.length, 'rule')}, ${plural(policy.questions.length, 'question')}, ${plural(policy.tests.length, 'test')}`;
  io.stdout(`${oneLine(file)}: ${counts}${content}\n`);
}

/** `1 error`, `2 errors`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
