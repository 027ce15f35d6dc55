// Policy files from the disk, with everything that is wrong with one as problems and never as a crash.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeError } from '../../errors.ts';
import { type PolicyReading, readPolicy } from '../../permission/file/policy-file.ts';
import type { Policy } from '../../permission/policy.ts';
import { defaultPolicyPath } from '../../permission/tools/starter.ts';
import type { CliIo } from '../io.ts';
import { tell } from '../screen/tell.ts';
import { annotate, findingLine } from './findings.ts';

/** The file that was named, or where a policy file is looked for. */
export function policyPath(named: string | undefined): string {
  return named ?? defaultPolicyPath;
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
  for (const problem of reading.problems) tell(io, findingLine(file, 'error', problem));
  annotate(file, 'error', reading.problems, io, io.stderr);
  return undefined;
}
