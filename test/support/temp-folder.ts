// One temporary folder for all that a run of the tests writes, gone with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The global set-up of Vitest: its workers find the folder by `os.tmpdir()`. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'intern-action-tests-'));
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
