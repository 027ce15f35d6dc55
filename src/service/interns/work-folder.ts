// Makes the folder with the work folders of sessions, for interns whose configuration names no work folder.
import { chmodSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha256 } from '../../crypto.ts';
import { ConfigError } from '../../errors.ts';
import { makeFolders } from '../../folders.ts';

/** Makes a temporary folder if there is no data folder. `hidden`: the folder that a sandbox hides from its agent. */
export function openWorkFolder(dataFolder: string | undefined) {
  const toWorkFolder = (folder: string, hidden: string, close: () => void) => ({
    path: folder,
    hidden,
    /** Hashes an id that is no safe name, because an id can be any text. */
    getAgentFolder: (id: string): string => path.join(hidden, 'interns', /^[\w-]{1,64}$/.test(id) ? id : sha256(id)),
    close,
  });
  if (dataFolder === undefined) {
    const temporary = mkdtempSync(path.join(tmpdir(), 'intern-service-'));
    return toWorkFolder(temporary, temporary, () => rmSync(temporary, { recursive: true, force: true }));
  }
  const sessions = path.join(dataFolder, 'sessions');
  makeFolders(sessions, 0o700);
  if (!lstatSync(sessions).isDirectory()) {
    throw new ConfigError('config_invalid', `"${sessions}" is a link. Use another data folder.`, { source: sessions });
  }
  chmodSync(sessions, 0o700);
  return toWorkFolder(sessions, dataFolder, () => {});
}

export function makeSessionFolder(workFolder: string, internId: string, sessionId: string): string {
  // Hash both ids, because they can be any text, and must not act as paths.
  const name = sha256(JSON.stringify([internId, sessionId])).slice(0, 32);
  const folder = path.join(workFolder, name);
  makeFolders(folder, 0o700);
  // Refuse a link: a command of another session may have made it, to lead this intern's work elsewhere.
  if (!lstatSync(folder).isDirectory()) throw new Error(`The folder of the session, "${folder}", is a link.`);
  return folder;
}
