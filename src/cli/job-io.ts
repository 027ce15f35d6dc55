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
  const tellIn = (paint: (text: string) => string, prefix: string) => (message: string) =>
    tell(io, paint(prefix + oneLine(redactor.redact(message))));
  const tellDetail = verbose ? tellIn(style.dim, '') : () => {};
  return {
    debug: tellDetail,
    info: tellDetail,
    notice: tellIn(style.plain, 'Note: '),
    warning: tellIn(style.yellow, 'Warning: '),
    error: tellIn(style.red, 'Error: '),
    mask(secret) {
      redactor.add(secret);
      onSecret?.(secret);
    },
  };
}
