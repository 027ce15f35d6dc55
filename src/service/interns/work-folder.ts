// The folders that interns work in: one for each session, unless the configuration names one.
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '../../errors.ts';
import { makeFolders } from '../../folders.ts';

/** A folder for the work of interns. */
export interface WorkFolder {
  readonly path: string;
  /** Kept from the eyes of an agent in a sandbox. */
  readonly hidden: string;
  /** Names the folder of an intern that is an agent. */
  ofAgent(internId: string): string;
  /** Removes a temporary one. */
  close(): void;
}

/** The work folder inside the data folder, or a temporary one that goes when the service stops. */
export function openWorkFolder(dataFolder: string | undefined): WorkFolder {
  if (dataFolder === undefined) {
    const temporary = mkdtempSync(path.join(tmpdir(), 'intern-service-'));
    return {
      path: temporary,
      hidden: temporary,
      ofAgent: (internId) => agentFolder(temporary, internId),
      close: () => rmSync(temporary, { recursive: true, force: true }),
    };
  }
  const kept = path.join(dataFolder, 'sessions');
  makeFolders(kept, 0o700);
  if (!lstatSync(kept).isDirectory()) {
    throw new ConfigError('config_invalid', `"${kept}" is a link. Use another data folder.`, { source: kept });
  }
  chmodSync(kept, 0o700);
  return { path: kept, hidden: dataFolder, ofAgent: (internId) => agentFolder(dataFolder, internId), close() {} };
}

/** The folder of an agent: by its id, where that is a name that a folder can have. */
function agentFolder(folder: string, internId: string): string {
  const isName = /^[\w-]{1,64}$/.test(internId);
  return path.join(folder, 'interns', isName ? internId : createHash('sha256').update(internId).digest('hex'));
}

/** The folder of one session of one intern; made when it is first asked for. */
export function sessionFolder(workFolder: string, internId: string, sessionId: string): string {
  // Both are free text, so neither is a path.
  const name = createHash('sha256')
    .update(JSON.stringify([internId, sessionId]))
    .digest('hex')
    .slice(0, 32);
  const folder = path.join(workFolder, name);
  makeFolders(folder, 0o700);
  // A command of another session may have put a link here, and its intern would work wherever that leads.
  if (!lstatSync(folder).isDirectory()) throw new Error(`The folder of the session, "${folder}", is a link.`);
  return folder;
}
