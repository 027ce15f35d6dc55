// The folders of an intern that is an agent: its own HOME, and one for each session.
import { chmodSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { makeFolders } from '../../../../folders.ts';
import { sessionFolder } from '../../work-folder.ts';

/** The folders of an agent. */
export interface AgentFolders {
  /** Its HOME, which nobody else may read. */
  readonly home: string;
  /** Those that it may write to. */
  readonly writable: readonly string[];
  /** Where a session works. */
  ofSession(sessionId: string): string;
}

/** Makes the folders of an agent; `workdir`: where all its sessions work, undefined: each in a folder of its own. */
export function makeAgentFolders(folder: string, internId: string, workdir: string | undefined): AgentFolders {
  const home = makePrivate(path.join(folder, 'home'));
  const sessions = workdir ?? makePrivate(path.join(folder, 'sessions'));
  return {
    home,
    writable: [home, sessions],
    ofSession: (sessionId) => workdir ?? sessionFolder(sessions, internId, sessionId),
  };
}

function makePrivate(folder: string): string {
  makeFolders(folder, 0o700);
  // What ran here before may have put a link in its place.
  if (!lstatSync(folder).isDirectory()) throw new Error(`"${folder}" is a link. Remove it.`);
  chmodSync(folder, 0o700);
  return folder;
}
