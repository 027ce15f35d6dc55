// A request as the `curl` line that does the same, for a POSIX shell.
import type { Filled } from './body.ts';

/** Where the page is from, and its token. */
export interface Page {
  readonly origin: string;
  readonly token: string;
  /** Whether the control routes of the service take that token only. */
  readonly isGuarded: boolean;
}

/** A request of the page. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  /** The environment variable that holds the bearer; undefined for a request that needs none. */
  readonly bearer: string | undefined;
  /** JSON; undefined: no body. */
  readonly body: string | undefined;
}

/** The `curl` line of a request. */
export function curlOf({ method, path, key, body }: Filled, { origin, isGuarded }: Page): string {
  const ofControl = isGuarded || path.startsWith('/_console/') ? 'INTERNS_CONSOLE_TOKEN' : undefined;
  const bearer = key === undefined ? ofControl : 'INTERNS_API_KEY';
  return toCurl({ method, url: origin + path, bearer, body: body === undefined ? undefined : JSON.stringify(body) });
}

/** The line. Visible ASCII, so that what is copied is what is seen. */
export function toCurl({ method, url, bearer, body }: Sent): string {
  const parts = [
    `curl -sS ${quote(url)}`,
    ...(method === 'POST' && body !== undefined ? [] : [`-X ${method}`]),
    ...(bearer === undefined ? [] : [`-H "Authorization: Bearer $${bearer}"`]),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quote(toAscii(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** JSON, with what is not visible ASCII escaped. */
function toAscii(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
