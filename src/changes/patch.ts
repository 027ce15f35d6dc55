// Writes changes as a unified diff for people, and as a patch for `git apply`.
import { deflateSync } from 'node:zlib';
import type { ChangesEntry } from './changes-file.ts';
import type { LineDiff, MeasuredChange } from './measure.ts';

export function toUnifiedDiff(changes: readonly MeasuredChange[], maxBytes: number): string {
  const parts: string[] = [];
  let bytes = 0;
  for (const change of changes) {
    const part = toFileDiff(change);
    bytes += Buffer.byteLength(part);
    if (bytes > maxBytes) {
      parts.push(`# Not shown: the rest of ${changes.length} files. The diff is longer than ${maxBytes / 1024} KiB.\n`);
      break;
    }
    parts.push(part);
  }
  return parts.join('');
}

function toFileDiff({ path, status, diff }: MeasuredChange): string {
  const from = status === 'added' ? '/dev/null' : `a/${path}`;
  const to = status === 'removed' ? '/dev/null' : `b/${path}`;
  const head = `--- ${from}\n+++ ${to}\n`;
  if (diff === null) return `${head}# binary\n`;
  return diff.hunks.length === 0 ? head : `${head}${toDiffText(diff.hunks)}\n`;
}

export function toDiffText(hunks: LineDiff['hunks']): string {
  return hunks
    .map(({ oldStart, oldLines, newStart, newLines, lines }) =>
      [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines].join('\n'),
    )
    .join('\n');
}

const noObject = '0'.repeat(40);

/** Names the Git objects before and after, so that the patch applies only to the same content (git-apply(1)). */
export function toGitPatch(changes: readonly ChangesEntry[]): string {
  return changes.map(toGitFilePatch).join('');
}

function toGitFilePatch({ path, status, old: oldSha, new: newSha, content }: ChangesEntry): string {
  const quoted = (side: string): string => `"${side}/${path.replaceAll(/["\\\p{Cc}]/gu, toEscape)}"`;
  const modes = { added: 'new file mode 100644\n', removed: 'deleted file mode 100644\n', modified: '' };
  const suffix = status === 'modified' ? ' 100644' : '';
  const bytes = Buffer.from(content ?? '', 'base64');
  return [
    `diff --git ${quoted('a')} ${quoted('b')}\n`,
    modes[status],
    `index ${oldSha ?? noObject}..${newSha ?? noObject}${suffix}\n`,
    `GIT binary patch\nliteral ${bytes.byteLength}\n${toBase85Lines(deflateSync(bytes))}\n`,
  ].join('');
}

/** Escapes in Git's form (git-config(1), core.quotePath), so that no file name can end a line or control a terminal. */
function toEscape(character: string): string {
  if (character === '"' || character === '\\') return `\\${character}`;
  return Array.from(Buffer.from(character), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';

/** Writes lines of up to 52 bytes: a letter for the length, then five base-85 digits for each four bytes. */
function toBase85Lines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.byteLength; at += 52) {
    const line = bytes.subarray(at, at + 52);
    const length = digits.charAt(9 + line.byteLength); // `A` for one byte, `z` for 52
    const padded = Buffer.concat([line, Buffer.alloc(3)]);
    const groups = Array.from({ length: Math.ceil(line.byteLength / 4) }, (_, group) => {
      const value = padded.readUInt32BE(group * 4);
      return [4, 3, 2, 1, 0].map((power) => digits[Math.floor(value / 85 ** power) % 85]).join('');
    });
    lines.push(`${length}${groups.join('')}\n`);
  }
  return lines.join('');
}
