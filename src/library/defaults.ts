// The library's defaults for what its caller does not give.
import { readFile } from 'node:fs/promises';
import { systemClock } from '../clock.ts';
import { fetchDirectly } from '../http/direct.ts';
import type { IdentityIo } from '../identity/source.ts';
import { execute } from '../job/execute.ts';
import { silentLog } from '../log.ts';

/** The effects of identity sources: this process's environment and files, requests over `node:http`, no log. */
export const nodeIdentityIo: IdentityIo = {
  env: process.env,
  fetch: fetchDirectly,
  clock: systemClock,
  log: silentLog,
  readText: (path) => readFile(path, 'utf8'),
  execute,
};
