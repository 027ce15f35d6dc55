// Provides the action's inputs, its log, and the files in which it hands values to the runner. Reads files synchronously,
// because loading `node:fs/promises` takes longer than reading all files of a job.
import { appendFileSync, closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { EOL } from 'node:os';
import { dirname } from 'node:path';
import { systemClock } from '../../clock.ts';
import { RunError } from '../../errors.ts';
import { fetchThroughProxy } from '../../http/fetch.ts';
import type { GetInput } from '../../inputs/settings.ts';
import { execute, type JobIo } from '../../job/io.ts';
import type { Annotation } from '../../report/findings-review.ts';
import type { Outputs } from '../../report/outputs.ts';
import { createRedactor, Secret } from '../../secret.ts';
import type { SavedStateName } from '../saved-state.ts';
import { runnerLog } from './log.ts';

export interface ActionIo extends JobIo {
  readonly getInput: GetInput;
  /** The folder of the running script: all of this action's code is in it. */
  readonly bundleFolder: string;
  setOutputs(outputs: Outputs): void;
  /** Mask the secret in the log first. */
  setSecretOutput(name: 'access-token' | 'proxy-key', secret: Secret): void;
  exportVariable(name: string, value: string): void;
  /** Mask the secret in the log first. */
  exportSecret(name: string, secret: Secret): void;
  saveState(name: SavedStateName, value: string): void;
  writeSummary(markdown: string): Promise<void>;
  annotate(annotation: Annotation): void;
  failStep(): void;
  /** Call this last in a step. */
  closeLog(): void;
}

export interface TimedActionIo extends ActionIo {
  readonly deadline: number;
}

const runnerSecrets = ['ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'GITHUB_TOKEN'] as const;

export function runnerIo(signal: AbortSignal): ActionIo {
  const redactor = createRedactor();
  for (const name of runnerSecrets) redactor.add(new Secret(process.env[name] ?? ''));
  const log = runnerLog(redactor);
  return {
    // An absent input is empty. The runner replaces spaces in names, but no input has one (GitHub documentation, "Metadata syntax").
    getInput: (name) => (process.env[`INPUT_${name.toUpperCase()}`] ?? '').trim(),
    bundleFolder: dirname(process.argv[1] ?? ''),
    env: process.env,
    cwd: process.cwd(),
    readFile: async (path) => readRegularFile(path),
    files: 'workspace',
    execute,
    fetch: fetchThroughProxy(process.env),
    clock: systemClock,
    log,
    annotate: (annotation) => log.annotate(annotation),
    failStep: () => {
      process.exitCode = 1;
    },
    closeLog: () => log.close(),
    redactor,
    setOutputs(outputs) {
      for (const [name, value] of Object.entries(outputs)) {
        if (value !== undefined) writePair('OUTPUT', name, redactor.redact(value));
      }
    },
    setSecretOutput: (name, secret) => writePair('OUTPUT', name, secret.reveal()),
    exportVariable: (name, value) => writePair('ENV', name, value),
    exportSecret: (name, secret) => writePair('ENV', name, secret.reveal()),
    saveState: (name, value) => writePair('STATE', name, value),
    writeSummary: async (markdown) => append('GITHUB_STEP_SUMMARY', redactor.redact(markdown), { mayCreate: true }),
    signal,
  };
}

/** Chooses a delimiter that the value does not contain, because the value would end there (GitHub documentation, "Multiline strings"). */
function writePair(file: 'OUTPUT' | 'ENV' | 'STATE', name: string, value: string): void {
  let delimiter = 'ghadelimiter';
  while (value.includes(delimiter)) delimiter += delimiter;
  append(`GITHUB_${file}`, [`${name}<<${delimiter}`, value, delimiter, ''].join(EOL));
}

/** Does nothing outside a runner. Throws {@link RunError} `file_unwritable`. */
function append(variable: string, text: string, { mayCreate = false } = {}): void {
  const path = process.env[variable] ?? '';
  if (path === '') return;
  try {
    if (!mayCreate && !existsSync(path)) throw new Error(`"${path}" is missing`);
    appendFileSync(path, text);
  } catch (cause) {
    throw new RunError('file_unwritable', `The runner's file "${path}" (${variable}) can't be written.`, { cause });
  }
}

/** More than GitHub's largest event, 25 MB (GitHub documentation, "Webhook events and payloads"). */
const maxFileBytes = 32 * 1024 * 1024;

/** Follows links, but reads no pipe or device, which might never end. */
function readRegularFile(path: string): Uint8Array {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) throw new Error(`"${path}" is not a regular file`);
    if (stats.size > maxFileBytes) throw new Error(`"${path}" has ${stats.size} bytes`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}
