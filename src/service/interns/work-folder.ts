// The folders that interns work in: one for each session, unless the configuration names one.
import { chmodSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '../../errors.ts';
import { makeFolders } from '../../folders.ts';
import { sha256 } from '../../sha256.ts';

export type WorkFolder = ReturnType<typeof openWorkFolder>;

/**
 * Opens the work folder inside the data folder, or a temporary one that goes when the service stops. `hidden` is kept from the
 * eyes of an agent in a sandbox.
 */
export function openWorkFolder(dataFolder: string | undefined) {
  const within = (folder: string, hidden: string, close: () => void) => ({
    path: folder,
    hidden,
    ofAgent: (internId: string): string => agentFolder(hidden, internId),
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

/** Names the folder of an agent: by its id, where that is a name that a folder can have. */
function agentFolder(folder: string, internId: string): string {
  const isName = /^[\w-]{1,64}$/.test(internId);
  return path.join(folder, 'interns', isName ? internId : sha256(internId));
}

/** Makes the folder of one session of one intern, unless it is there. */
export function sessionFolder(workFolder: string, internId: string, sessionId: string): string {
  // Both are free text, so neither is a path.
  const name = sha256(JSON.stringify([internId, sessionId])).slice(0, 32);
  const folder = path.join(workFolder, name);
  makeFolders(folder, 0o700);
  // A command of another session may have put a link here, and its intern would work wherever that leads.
  if (!lstatSync(folder).isDirectory()) throw new Error(`The folder of the session, "${folder}", is a link.`);
  return folder;
}
