// A request as the `curl` line that does the same, for a POSIX shell.

/** A request of the page. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  /** The environment variable that holds the bearer; undefined for a request that needs none. */
  readonly bearer: string | undefined;
  /** JSON; undefined: no body. */
  readonly body: string | undefined;
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
