// Reads policy files from the disk, and reports their mistakes.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import { type PolicyReading, readPolicy } from '../../permission/file/policy-file.ts';
import type { Problem } from '../../permission/file/tree.ts';
import type { Policy } from '../../permission/policy.ts';
import type { Replayed } from '../../permission/tools/replay.ts';
import { runTests, type TestFailure } from '../../permission/tools/self-test.ts';
import { defaultPolicyPath } from '../../permission/tools/starter.ts';
import { findPlace } from '../../trust/checkout.ts';
import { counted } from '../../wording.ts';
import type { CliIo } from '../command.ts';
import { tell } from '../screen.ts';

export function findPolicyPath({ cwd }: Pick<CliIo, 'cwd'>): string {
  if (existsSync(path.resolve(cwd, defaultPolicyPath))) return defaultPolicyPath;
  return path.relative(cwd, path.join(findPlace(cwd).folder, defaultPolicyPath));
}

export async function readPolicyFile(file: string, io: CliIo): Promise<PolicyReading> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path.resolve(io.cwd, file));
  } catch (error: unknown) {
    const message = `The policy file can't be read: ${describeError(error)}. "interns policy init" writes a starting file.`;
    return { problems: [{ line: 1, column: 1, code: 'missing-file', message }] };
  }
  return readPolicy(bytes, file);
}

export async function readPolicyOrReport(file: string, io: CliIo): Promise<Policy | undefined> {
  const reading = await readPolicyFile(file, io);
  if ('policy' in reading) return reading.policy;
  tellFindings(file, 'error', reading.problems, io);
  annotate(file, 'error', reading.problems, io, io.stderr);
  return undefined;
}

export async function testPolicyOrReport(
  bytes: Uint8Array,
  file: string,
  io: CliIo,
  toFinding: (failure: TestFailure) => Finding = toFailureFinding,
): Promise<Policy | undefined> {
  const reading = await readPolicy(bytes, file);
  const findings = 'problems' in reading ? reading.problems : runTests(reading.policy).map(toFinding);
  tellFindings(file, 'error', findings, io);
  return 'policy' in reading && findings.length === 0 ? reading.policy : undefined;
}

type Level = 'error' | 'warning';

export function tellFindings(file: string, level: Level, findings: readonly Finding[], io: CliIo): void {
  for (const finding of findings) tell(io, toFindingLine(file, level, finding));
}

export type Finding = Omit<Problem, 'code'> & { readonly code: string };

export function toFailureFinding(failure: TestFailure): Finding {
  const { line, column, name, pause } = failure;
  const message = `Test "${name}"${pause === null ? '' : `, pause ${pause}`}: ${failure.message}`;
  return { line, column, code: 'test-failed', message };
}

export function toChangeLine({ tool_call_id: id, operation, was, now, wasAsked }: Replayed): string {
  const what = operation === null ? id : `${id} ${JSON.stringify(operation)}`;
  return `${what}: ${was.answer ?? (wasAsked ? 'ask' : 'stop')} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
}

export function toPublicDecision({
  changed: _changed,
  asksNow: _asksNow,
  wasAsked: _asked,
  ...rest
}: Replayed): object {
  return rest;
}

export function toFindingLine(file: string, level: Level, { line, column, code, message }: Finding): string {
  return oneLine(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
}

/** Writes workflow commands of the GitHub runner, escaped so that no text can end them. */
export function annotate(
  file: string,
  level: Level,
  findings: readonly Finding[],
  io: Pick<CliIo, 'env'>,
  write: (text: string) => void,
): void {
  if (io.env['GITHUB_ACTIONS'] !== 'true') return;
  for (const { line, column, code, message } of findings) {
    const properties = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(code)}`;
    write(`::${level} ${properties}::${escapeData(message)}\n`);
  }
}

function escapeData(text: string): string {
  return oneLine(text).replaceAll('%', '%25');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

export function countLists<Name extends string>(
  lists: Readonly<Partial<Record<Name, readonly unknown[] | undefined>>>,
  names: readonly Name[],
): string {
  const counts = names.map((name) => lists[name] && counted(lists[name].length, name.slice(0, -1))); // drops the s
  return counts.filter((count) => count !== undefined).join(', ');
}
