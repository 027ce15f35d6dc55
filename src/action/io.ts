// What the action may touch of the world, and how it does so on a runner.

import { appendFile, readFile } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { fetchThroughProxy } from '../http/proxy.ts';
import type { Fetch } from '../http/transport.ts';
import type { IdentityIo } from '../identity/source.ts';
import type { GetInput } from '../inputs/action-inputs.ts';
import { execute } from '../job/execute.ts';
import type { Log } from '../log.ts';
import { oneLine, safeLines } from '../log.ts';
import type { Outputs } from '../report/outputs.ts';
import type { Redactor, Secret } from '../secret.ts';
import { createRedactor } from '../secret.ts';
import * as runner from './runner-commands.ts';

/** The effects of the action. */
export interface ActionIo {
  readonly getInput: GetInput;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the working directory. */
  readonly cwd: string;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** Runs a program without a shell and gives its standard output. */
  readonly execute: IdentityIo['execute'];
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  /** Knows every secret that the log was told to mask. */
  readonly redactor: Redactor;
  setOutputs(outputs: Outputs): void;
  /** Sets an output that is a secret on purpose; the log masked it before. */
  setSecretOutput(name: 'access-token', secret: Secret): void;
  /** Sets an environment variable of later steps to a secret; the log masked it before. */
  exportSecret(name: string, secret: Secret): void;
  /** Keeps a value for the post step of this action: it finds it in its environment as `STATE_<name>`. */
  saveState(name: string, value: string): void;
  /** Adds Markdown to the job summary; outside a runner there is none. */
  writeSummary(markdown: string): Promise<void>;
  /** Aborts with the error of the step when the runner cancels it. */
  readonly signal: AbortSignal;
}

/** The effects on a GitHub runner. */
export function runnerIo(signal: AbortSignal): ActionIo {
  const redactor = createRedactor();
  const summaryFile = process.env['GITHUB_STEP_SUMMARY'] ?? '';
  return {
    getInput: (name) => runner.getInput(name),
    env: process.env,
    cwd: process.cwd(),
    readFile: (path) => readFile(path),
    execute,
    fetch: fetchThroughProxy(process.env),
    clock: systemClock,
    log: runnerLog(redactor),
    redactor,
    setOutputs(outputs) {
      for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, redactor.redact(value));
    },
    setSecretOutput: (name, secret) => runner.setOutput(name, secret.reveal()),
    exportSecret: (name, secret) => runner.exportVariable(name, secret.reveal()),
    saveState: (name, value) => runner.saveState(name, value),
    async writeSummary(markdown) {
      if (summaryFile !== '') await appendFile(summaryFile, redactor.redact(markdown));
    },
    signal,
  };
}

/** The log of a runner: each line made safe, secrets taken out of it, annotations as workflow commands. */
export function runnerLog(redactor: Redactor): Log {
  const one = (message: string): string => oneLine(redactor.redact(message));
  return {
    debug: (message) => runner.annotate('debug', one(message)),
    info(message) {
      for (const line of safeLines(redactor.redact(message))) process.stdout.write(`${line}\n`);
    },
    notice: (message) => runner.annotate('notice', one(message)),
    warning: (message) => runner.annotate('warning', one(message)),
    error: (message) => runner.annotate('error', one(message)),
    mask(secret: Secret) {
      redactor.add(secret);
      if (secret.reveal() !== '') runner.addMask(secret.reveal());
    },
  };
}
