// Reads the paths that a patch in the form of `apply_patch` changes; refuses a patch with any line of another form.
import { HookRefusal } from './payload.ts';

export interface PatchPaths {
  readonly paths: readonly string[];
  readonly deletes: boolean;
}

const header = /^\*\*\* (Add File|Update File|Delete File|Move to): (.+)$/;

export function readPatch(text: string): PatchPaths {
  const lines = text.trim().split('\n');
  if (lines.shift() !== '*** Begin Patch' || lines.pop() !== '*** End Patch') throw unread();
  const paths: string[] = [];
  let deletes = false;
  for (const line of lines) {
    const [, what, path] = header.exec(line) ?? [];
    if (path !== undefined) {
      if (path.trim() !== path || /\p{Cc}/u.test(path) || (what === 'Move to' && paths.length === 0)) throw unread();
      paths.push(path);
      deletes ||= what === 'Delete File';
    } else if (paths.length === 0 || isPadded(line) || !isBody(line)) {
      throw unread();
    }
  }
  if (paths.length === 0) throw unread();
  return { paths, deletes };
}

/** Recognizes an indented header: Codex takes it for one after the last line of a file. */
function isPadded(line: string): boolean {
  return /^\s+\*\*\* (?:Add|Update|Delete|Move|Environment|Begin|End)\b/.test(line);
}

function isBody(line: string): boolean {
  return /^(?:[-+ ]|@@)/.test(line) || line === '' || line === '*** End of File';
}

function unread(): HookRefusal {
  return new HookRefusal('the patch is in a form that is not known, so nobody can say which files it changes');
}
