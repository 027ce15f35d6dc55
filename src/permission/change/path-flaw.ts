// The flaws of a path by itself: it is no plain path, or Git, a file system or GitHub could read it as another.
import { foldWidely } from '../text/fold.ts';
import { isPlainPath } from '../text/path.ts';

// As Windows reads names: the extension does not count, nor do spaces before it.
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;

/** Explains why no `allow` takes a path; undefined for a plain one. */
export function flawOfPath(path: string): string | undefined {
  if (!path.isWellFormed() || path.includes('\ufffd')) return 'its name is not UTF-8';
  if (path.includes(':')) return 'its name has a colon';
  if (!isPlainPath(path)) return 'it is no plain path';
  if (path.normalize('NFC') !== path) return 'its name is not in the normalisation form NFC';
  return path
    .split('/')
    .map(flawOfName)
    .find((flaw) => flaw !== undefined);
}

function flawOfName(name: string): string | undefined {
  const folded = foldWidely(name);
  if (Buffer.byteLength(name) > 255) return 'a name in it is longer than a file system takes';
  if (folded === '.git') return 'it lies in a folder of Git';
  if (folded === '.gitmodules') return 'it is ".gitmodules"';
  return device.test(folded) ? 'Windows reads its name as a device' : undefined;
}
