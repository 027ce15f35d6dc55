// A proxy of the command line, from its settings to its end.
import { randomBytes } from 'node:crypto';
import { InputError } from '../../errors.ts';
import type { ProxySettings } from '../../inputs/proxy-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { openProxyAccess } from '../../job/proxy/open-proxy.ts';
import { runProxy } from '../../job/proxy/run-proxy.ts';
import { createLinesFile } from '../../job/transcript-file.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { toAccountLine } from '../../report/proxy-account.ts';
import { Secret } from '../../secret.ts';
import { systemCodeOf } from '../system-error.ts';
import type { ClientsProxy } from './environment.ts';

/** A proxy that listens. */
export interface OpenedProxy extends ClientsProxy {
  /** Ends it, and says what it did. */
  close(): Promise<void>;
}

/**
 * Starts the proxy of a command line.
 *
 * @throws {ToolkitError} what the exchange throws; `input_invalid`: the port is taken, or the file of the account can't be written
 */
export async function openCliProxy(job: JobIo, settings: ProxySettings, port: number): Promise<OpenedProxy> {
  const key = new Secret(randomBytes(32).toString('base64url'));
  job.log.mask(key);
  const { token, internId } = await openProxyAccess(job, settings);
  const given = settings.transcriptFile;
  const accountFile = given === undefined ? undefined : (await createLinesFile(given, openWorkspace(job))).file;
  const options = { key, port, token, accountFile, takesStop: false };
  const proxy = await runProxy(job, settings, options).catch((error: unknown) => {
    throw systemCodeOf(error) === 'EADDRINUSE' || systemCodeOf(error) === 'EACCES' ? portTaken(port, error) : error;
  });
  return {
    url: proxy.url,
    key,
    internId,
    async close() {
      await proxy.stop('stopped', 0);
      job.log.notice(toAccountLine(proxy.totals()));
    },
  };
}

function portTaken(port: number, cause: unknown): InputError {
  const use = 'Stop the program that uses it, or take a free one: --port 0.';
  return new InputError('input_invalid', `--port is "${port}", where nothing can listen. ${use}`, {
    source: 'port',
    cause,
  });
}
