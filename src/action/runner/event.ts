// Reads the event that started the workflow from the runner's environment and its payload file.
import type { GitHubEvent } from '../../github/event.ts';
import type { ActionIo } from './io.ts';

/** More than any event has. Parsing a file of nothing but brackets takes a hundred times its size in memory. */
const maxNesting = 100;

/** Leaves an unreadable payload undefined, so that its facts count as unknown. */
export async function readEvent({ env, readFile, log }: ActionIo): Promise<GitHubEvent> {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  const path = env['GITHUB_EVENT_PATH'] ?? '';
  if (path === '') return { name, payload: undefined };
  try {
    const bytes = await readFile(path);
    if (nestsDeeperThan(maxNesting, bytes)) throw new Error('no event of GitHub nests so deep');
    return { name, payload: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    log.warning(`The event payload ${path} can't be read, so its facts count as unknown.`);
    return { name, payload: undefined };
  }
}

/** Compares with the bytes of `"`, `\`, `[`, `{`, `]` and `}`. */
function nestsDeeperThan(maxDepth: number, bytes: Uint8Array): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x22) isInString = !isInString;
    else if (isInString && byte === 0x5c) at += 1;
    else if (!isInString && (byte === 0x5b || byte === 0x7b)) depth += 1;
    else if (!isInString && (byte === 0x5d || byte === 0x7d)) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
