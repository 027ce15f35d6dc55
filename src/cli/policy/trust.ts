// `interns policy trust`: a person reads the policy of a checkout, and trusts it on this machine.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { describeError, InputError } from '../../errors.ts';
import { invalid } from '../../inputs/values.ts';
import { listUnprovenKeys } from '../../permission/decide/undecided.ts';
import { readTree } from '../../permission/file/parse-policy.ts';
import { lint } from '../../permission/lint/lint.ts';
import type { Policy } from '../../permission/policy.ts';
import { showInvisible } from '../../permission/text/invisible.ts';
import { findPlace } from '../../trust/checkout.ts';
import {
  forgetTrustedCopy,
  getCopyPath,
  readTrustedCopy,
  saveTrustedCopy,
  type TrustedCopy,
} from '../../trust/trusted-copy.ts';
import { counted } from '../../wording.ts';
import type { CliIo, Invocation, Terminal } from '../command.ts';
import { usageExitCode } from '../exit-code.ts';
import { createStyle, tell } from '../screen.ts';
import { findPolicyPath, tellFindings, testPolicyOrReport } from './file.ts';

export async function runTrustPolicy({ words, has, io }: Invocation): Promise<number> {
  const { checkout } = findPlace(io.cwd);
  if (has('forget')) {
    forgetTrustedCopy(checkout, io.env);
    tell(io, `No policy is trusted for ${showInvisible(checkout)} any more.`);
    return 0;
  }
  const { terminal } = io;
  if (terminal?.canAsk !== true) {
    const why = '"interns policy trust" shows the policy and asks you, but there is no terminal.';
    throw new InputError('input_invalid', `${why} Run it in one.`);
  }
  const file = path.resolve(io.cwd, words[0] ?? findPolicyPath(io));
  const copy = readTrustedCopy(checkout, io.env);
  const outcome = await askForTrust({ checkout, file, text: readPolicyText(file), copy }, io, terminal);
  if (outcome === 'broken') return usageExitCode;
  return outcome === 'refused' ? 1 : 0;
}

type TrustQuestion = Pick<TrustedCopy, 'checkout' | 'file' | 'text'> & { readonly copy: TrustedCopy | undefined };

/** After a yes, stores exactly the text that was shown. Returns the copy, `refused`, or `broken` (it has mistakes). */
export async function askForTrust({ checkout, file, text, copy }: TrustQuestion, io: CliIo, terminal: Terminal) {
  const name = path.relative(io.cwd, file);
  const policy = await testPolicyOrReport(Buffer.from(text), name, io);
  if (policy === undefined) return 'broken';
  if (copy?.text === text && copy.file === file) {
    tell(io, `${showInvisible(name)} is the policy in use: you trusted it on ${toDay(copy)}, and it has not changed.`);
    return copy;
  }
  for (const line of toShownLines(text, policy, copy)) io.stderr(`${line}\n`);
  tellFindings(name, 'warning', lint(policy), io);
  const style = createStyle(terminal.stderr);
  const counts = `${counted(policy.rules.length, 'rule')} and ${counted(policy.tests.length, 'test')}, which pass`;
  const effect = `When you work in ${showInvisible(checkout)}, what the policy allows is done without asking you.`;
  const replacement = describeReplacement(copy, file, io);
  tell(io, `${showInvisible(name)}${replacement} has ${counts}. ${effect}${describeCiOnlyRules(policy)}`);
  const ask = () => terminal.readLine(style.bold('Trust it? [y/N] '), new AbortController().signal);
  let answer = await ask();
  while (answer?.trim() === '?') {
    tell(io, whatTrustMeans);
    answer = await ask();
  }
  if (!/^y(?:es)?$/i.test(answer?.trim() ?? '')) {
    const consequence = copy === undefined ? 'it allows nothing here' : `the copy of ${toDay(copy)} stays in use`;
    tell(io, `Not trusted: ${consequence}.`);
    return 'refused';
  }
  const trustedCopy = saveTrustedCopy({ checkout, file, text, now: Date.now() }, io.env);
  const copyPath = showInvisible(getCopyPath(checkout, io.env));
  tell(io, `Trusted. The copy in use is ${copyPath}; "interns policy trust --forget" removes it.`);
  return trustedCopy;
}

function describeCiOnlyRules({ rules }: Policy): string {
  const ciOnlyRules = rules.filter((rule) => listUnprovenKeys(rule).length > 0).length;
  if (ciOnlyRules === 0) return '';
  const which = ciOnlyRules === rules.length ? 'None of its rules can' : `${ciOnlyRules} of its rules can't`;
  return ` ${which} match on this machine, where nothing proves what "when" asks for: you are asked instead.`;
}

const whatTrustMeans =
  'Yes keeps a copy of this policy on this machine, and the copy decides: what it allows is done without asking you. After a no, nothing changes, and "interns policy trust" asks again.';

export function toDay({ trustedAt }: TrustedCopy): string {
  return trustedAt.slice(0, 10);
}

function describeReplacement(copy: TrustedCopy | undefined, file: string, { cwd }: CliIo): string {
  if (copy === undefined) return '';
  if (copy.file === file) return ', which has changed since you trusted it,';
  return `, in place of the copy of ${showInvisible(path.relative(cwd, copy.file))},`;
}

/** Limits the size, because a checkout may link to an endless file. */
export function readPolicyText(file: string): string {
  try {
    const stats = statSync(file);
    if (!stats.isFile() || stats.size > 4 * 1024 * 1024) throw new Error("it isn't a regular file of at most 4 MiB");
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (cause: unknown) {
    const why = `The policy file "${file}" can't be read: ${describeError(cause)}`;
    throw invalid('policy', `${why}. "interns policy init" writes a starting file.`, cause);
  }
}

function toShownLines(text: string, { tests }: Policy, copy: TrustedCopy | undefined): readonly string[] {
  // Above `maxEditLength` edits, show the whole text, because a comparison would take minutes.
  const options = { context: 3, maxEditLength: 2000 };
  const changes = copy && createTwoFilesPatch('trusted', 'now', copy.text, text, undefined, undefined, options);
  return (changes ?? leaveOutTests(text, tests.length))
    .split('\n')
    .map((line) => showInvisible(line.replaceAll('\t', '  ')));
}

/** Matches `tests:` and the lines below that are blank, indented or begin with "-". The last may have no line end. */
const testsBlock = /^tests:[ \t]*\r?\n(?:[ \t-].*(?:\r?\n|(?![\s\S]))|\r?\n)*/m;

/** Leaves out the tests, which decide nothing, unless that would change how the rest is read. */
function leaveOutTests(text: string, count: number): string {
  const folded = text.replace(testsBlock, `tests: # ${counted(count, 'test')}, not shown\n`);
  return toDecidingParts(folded) === toDecidingParts(text) ? folded : text;
}

function toDecidingParts(text: string): string {
  const tree = readTree(text);
  const parts = 'root' in tree && tree.root.type === 'map' ? tree.root.entries : [];
  const deciding = parts.filter(({ key }) => key !== 'tests');
  return JSON.stringify(deciding, (name, value: unknown) => (name === 'at' ? undefined : value));
}
