// Writes the approval mode of the proxy into a chat request: without one, the service would run the intern in self-drive.
import type { ApprovalMode } from '../contract/words.ts';

/** A server may read a path without its case, and a segment up to a semicolon, a dot or a space. */
const chatPath = /^\/interns\/[^/]+\/chat\/completions(?![\w~-])/i;

/** Tells a request to an intern from all others. */
export function isChat(method: string | undefined, path: string): boolean {
  return method === 'POST' && chatPath.test(path);
}

/**
 * Sets `approval_mode`, in place of the client's own. The body is written anew, so that a key given twice is read in one way.
 *
 * @returns undefined for a body that is no JSON object: nobody can tell which mode the service would read from it
 */
export function withApprovalMode(body: Buffer, mode: ApprovalMode): Buffer | undefined {
  try {
    const request: unknown = JSON.parse(utf8.decode(body));
    if (typeof request !== 'object' || request === null || Array.isArray(request)) return undefined;
    return Buffer.from(JSON.stringify({ ...request, approval_mode: mode }));
  } catch {
    return undefined;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
