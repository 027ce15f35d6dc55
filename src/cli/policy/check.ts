// `interns policy check`, `test` and `replay`: shows mistakes, runs the tests, and decides a past run again.
import { missing } from '../../inputs/values.ts';
import { oneLine } from '../../log.ts';
import { lint } from '../../permission/lint/lint.ts';
import { replay } from '../../permission/tools/replay.ts';
import { findSurvivors, runTests } from '../../permission/tools/self-test.ts';
import { counted } from '../../wording.ts';
import type { Invocation } from '../command.ts';
import { usageExitCode } from '../exit-code.ts';
import { readPastDecisions } from '../report/past-run.ts';
import { print, printJson } from '../screen.ts';
import {
  annotate,
  countLists,
  type Finding,
  findPolicyPath,
  readPolicyFile,
  readPolicyOrReport,
  toChangeLine,
  toFailureFinding,
  toFindingLine,
  toPublicDecision,
} from './file.ts';

export async function runCheckPolicy({ words, has, io }: Invocation): Promise<number> {
  const file = words[0] ?? findPolicyPath(io);
  const reading = await readPolicyFile(file, io);
  const policy = 'policy' in reading ? reading.policy : undefined;
  const problems = 'policy' in reading ? [] : reading.problems;
  const warnings = policy === undefined ? [] : lint(policy);
  const found = has('strict') ? { errors: [...problems, ...warnings], warnings: [] } : { errors: problems, warnings };
  const { errors } = found;
  if (has('json')) {
    printJson(io, { errors: errors.map(toPublicFinding), warnings: found.warnings.map(toPublicFinding) });
  } else {
    for (const finding of errors) print(io, toFindingLine(file, 'error', finding));
    for (const finding of found.warnings) print(io, toFindingLine(file, 'warning', finding));
    const counts = [countLists(found, ['errors', 'warnings'])];
    if (policy !== undefined) counts.push(countLists(policy, ['guards', 'rules', 'questions', 'changes', 'tests']));
    print(io, `${oneLine(file)}: ${counts.join('; ')}`);
  }
  const write = has('json') ? io.stderr : io.stdout;
  annotate(file, 'error', errors, io, write);
  annotate(file, 'warning', found.warnings, io, write);
  return errors.length > 0 ? usageExitCode : 0;
}

/** Keeps only the fields that the JSON output promises. */
function toPublicFinding({ line, column, code, message }: Finding): Finding {
  return { line, column, code, message };
}

export async function runTestPolicy({ words, has, io }: Invocation): Promise<number> {
  const file = words[0] ?? findPolicyPath(io);
  const policy = await readPolicyOrReport(file, io);
  if (policy === undefined) return usageExitCode;
  const failures = runTests(policy);
  // Delete nothing while a test fails: every deletion would seem to be noticed.
  const survivors = has('mutate') && failures.length === 0 ? findSurvivors(policy) : undefined;
  const findings = [...failures.map(toFailureFinding), ...(survivors ?? []).map(toSurvivorFinding)];
  if (has('json')) {
    printJson(io, { tests: policy.tests.length, failures, survivors: survivors ?? [] });
  } else {
    for (const { name } of policy.tests) {
      print(io, `${failures.some((each) => each.name === name) ? 'FAIL' : 'ok  '} ${oneLine(name)}`);
    }
    for (const { line, column, message } of findings) print(io, oneLine(`${file}:${line}:${column}: ${message}`));
    const { guards, rules, questions, changes = [] } = policy;
    const entries = guards.length + rules.length + questions.length + changes.length;
    const deletions = survivors === undefined ? '' : `, ${entries - survivors.length} of ${entries} deletions noticed`;
    print(io, `${counted(policy.tests.length, 'test')}, ${failures.length} failed${deletions}`);
  }
  annotate(file, 'error', findings, io, has('json') ? io.stderr : io.stdout);
  return findings.length > 0 ? 1 : 0;
}

function toSurvivorFinding({ line, column, id, list }: ReturnType<typeof findSurvivors>[number]): Finding {
  const message = `Without "${id}" of ${list} every test still passes. Add a test that needs it.`;
  return { line, column, code: 'survivor', message };
}

export async function runReplayPolicy({ words: [transcript = ''], has, value, io }: Invocation): Promise<number> {
  const against = value('against');
  if (against === undefined) throw missing('against', '--against is missing. Name the policy file to try on the run.');
  const run = await readPastDecisions(transcript, io);
  const policy = await readPolicyOrReport(against, io);
  if (policy === undefined) return usageExitCode;
  const decisions = replay(run, policy);
  const changed = decisions.filter((each) => each.changed);
  if (has('json')) {
    printJson(io, { decisions: decisions.length, changed: changed.map(toPublicDecision) });
  } else {
    for (const each of changed) print(io, oneLine(toChangeLine(each)));
    print(io, `${counted(decisions.length, 'decision')}, ${changed.length} would change`);
  }
  return changed.length > 0 ? 1 : 0;
}
