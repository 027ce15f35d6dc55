// The end of what an agent wrote to its standard error, for whoever has to find out why it failed.
import type { Readable } from 'node:stream';

const keptBytes = 64 * 1024;
const toldCharacters = 600;

/** The end of a standard error. */
export interface StderrTail {
  /** Its last lines, as few as tell something; empty when it said nothing. */
  lastWords(): string;
}

/** Keeps the last 64 KiB. `tell` gets each line, redacted, as everything here. */
export function keepStderr(
  stderr: Readable,
  { redact, tell }: { readonly redact: (text: string) => string; readonly tell: (line: string) => void },
): StderrTail {
  let kept = '';
  let open = '';
  const decoder = new TextDecoder();
  stderr.on('data', (bytes: Buffer) => {
    const text = decoder.decode(bytes, { stream: true });
    kept = (kept + text).slice(-keptBytes);
    const lines = (open + text).split('\n');
    open = (lines.pop() ?? '').slice(-keptBytes);
    for (const line of lines) if (line.trim() !== '') tell(redact(line));
  });
  // Its end is told by the end of the process.
  stderr.on('error', () => {});
  return { lastWords: () => redact(kept).trim().slice(-toldCharacters) };
}
