// How much of the intern's words log and summary show.

/** `full`; `brief`: status, decisions and usage, but no content; `none`. */
export type ShownLevel = 'full' | 'brief' | 'none';

/**
 * What `auto` means here: everybody reads the logs of a public repository, so the words stay in the transcript file there,
 * and where the visibility is not known.
 *
 * @param visibility - `public`, `internal`, `private` or `unknown`
 */
export function toShownLevel(level: ShownLevel | 'auto', visibility: string): ShownLevel {
  if (level !== 'auto') return level;
  return visibility === 'private' || visibility === 'internal' ? 'full' : 'brief';
}
