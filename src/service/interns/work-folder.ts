// The work folders of interns: one per session, unless the configuration names one.
import { chmodSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha256 } from '../../crypto.ts';
import { ConfigError } from '../../errors.ts';
import { makeFolders } from '../../folders.ts';

export type WorkFolder = ReturnType<typeof openWorkFolder>;

/** Opens a temporary one if there is no data folder. A sandbox hides `hidden` from its agent. */
export function openWorkFolder(dataFolder: string | undefined) {
  const within = (folder: string, hidden: string, close: () => void) => ({
    path: folder,
    hidden,
    /** Hash an id that is no valid name, because it can be any text. */
    ofAgent: (id: string): string => path.join(hidden, 'interns', /^[\w-]{1,64}$/.test(id) ? id : sha256(id)),
    close,
  });
  if (dataFolder === undefined) {
    const temporary = mkdtempSync(path.join(tmpdir(), 'intern-service-'));
    return within(temporary, temporary, () => rmSync(temporary, { recursive: true, force: true }));
  }
  const kept = path.join(dataFolder, 'sessions');
  makeFolders(kept, 0o700);
  if (!lstatSync(kept).isDirectory()) {
    throw new ConfigError('config_invalid', `"${kept}" is a link. Use another data folder.`, { source: kept });
  }
  chmodSync(kept, 0o700);
  return within(kept, dataFolder, () => {});
}

export function sessionFolder(workFolder: string, internId: string, sessionId: string): string {
  // Hash both, because they can be any text, and must not act as paths.
  const name = sha256(JSON.stringify([internId, sessionId])).slice(0, 32);
  const folder = path.join(workFolder, name);
  makeFolders(folder, 0o700);
  // Refuse a link: a command of another session may have made it, to lead this intern's work elsewhere.
  if (!lstatSync(folder).isDirectory()) throw new Error(`The folder of the session, "${folder}", is a link.`);
  return folder;
}
