// Gives a job its files, network, clock, programs and log on standard error. An interruption cancels the job.
import { readFile } from 'node:fs/promises';
import { systemClock } from '../clock.ts';
import { RunError } from '../errors.ts';
import { fetchThroughProxy } from '../http/fetch.ts';
import { isInCi } from '../identity/places.ts';
import { execute, type JobIo } from '../job/io.ts';
import { type Log, oneLine } from '../log.ts';
import { createRedactor, type Redactor, type Secret } from '../secret.ts';
import type { CliIo } from './command.ts';
import { createStyle, tell } from './screen.ts';

interface JobIoOptions {
  readonly verbose: boolean;
  readonly onSecret?: ((secret: Secret) => void) | undefined;
}

export function createJobIo(io: CliIo, { verbose, onSecret }: JobIoOptions): JobIo {
  const redactor = createRedactor();
  const controller = new AbortController();
  void io.waitForInterrupt().then((signal) => controller.abort(new RunError('cancelled', `Interrupted (${signal}).`)));
  return {
    env: io.env,
    cwd: io.cwd,
    readFile: (path) => readFile(path),
    files: isInCi(io.env) ? 'checkout' : 'anywhere',
    execute,
    fetch: fetchThroughProxy(io.env),
    clock: systemClock,
    log: createLog(io, redactor, { verbose, onSecret }),
    redactor,
    signal: controller.signal,
  };
}

function createLog(io: CliIo, redactor: Redactor, { verbose, onSecret }: JobIoOptions): Log {
  const style = createStyle(io.terminal?.stderr);
  const line = (paint: (text: string) => string, prefix: string) => (message: string) =>
    tell(io, paint(prefix + oneLine(redactor.redact(message))));
  const detail = verbose ? line(style.dim, '') : () => {};
  return {
    debug: detail,
    info: detail,
    notice: line(style.plain, 'Note: '),
    warning: line(style.yellow, 'Warning: '),
    error: line(style.red, 'Error: '),
    mask(secret) {
      redactor.add(secret);
      onSecret?.(secret);
    },
  };
}
