// Policy files from the disk, with everything that is wrong with one as problems and never as a crash.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeError } from '../../../errors.ts';
import { oneLine } from '../../../log.ts';
import { type PolicyReading, readPolicy } from '../../../permission/file/policy-file.ts';
import type { Problem } from '../../../permission/file/problem.ts';
import type { Policy } from '../../../permission/policy.ts';
import type { CliIo } from '../../io.ts';
import { annotationLine } from './annotation.ts';

/** A finding of `check`: an error or a warning of a file. */
export interface Finding {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

/** Read a policy file; one that is not there is a problem at its first line. */
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

/** A policy, or undefined after its problems were shown to the person. */
export async function policyOrProblems(file: string, io: CliIo): Promise<Policy | undefined> {
  const reading = await readPolicyFile(file, io);
  if ('policy' in reading) return reading.policy;
  for (const problem of reading.problems) io.stderr(findingLine(file, 'error', problem));
  annotate(file, 'error', reading.problems, io, io.stderr);
  return undefined;
}

/** A finding on one line: `file:line:column: error: message (code)`. */
export function findingLine(file: string, level: 'error' | 'warning', finding: Finding | Problem): string {
  const { line, column, code, message } = finding;
  return `${oneLine(`${file}:${line}:${column}: ${level}: ${message} (${code})`)}\n`;
}

/** Findings as annotations, when a GitHub runner reads along. */
export function annotate(
  file: string,
  level: 'error' | 'warning',
  findings: readonly Finding[],
  io: CliIo,
  write: (text: string) => void,
): void {
  if (io.env['GITHUB_ACTIONS'] !== 'true') return;
  for (const { line, column, code, message } of findings) {
    write(annotationLine({ level, file: oneLine(file), line, column, title: code, message: oneLine(message) }));
  }
}
