// What is wrong with a policy file, as lines for people and as annotations.
import { oneLine } from '../../log.ts';
import type { CliIo } from '../io.ts';
import { annotationLine } from './annotation.ts';

/** A finding: an error or a warning of a file. */
export interface Finding {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
}

/** A finding on one line: `file:line:column: error: message (code)`. */
export function findingLine(file: string, level: 'error' | 'warning', finding: Finding): string {
  const { line, column, code, message } = finding;
  return oneLine(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
}

/** Findings as annotations, when a GitHub runner reads along. */
export function annotate(
  file: string,
  level: 'error' | 'warning',
  findings: readonly Finding[],
  io: CliIo,
  write: (text: string) => void,
): void {
  if (io.env['GITHUB_ACTIONS'] !== 'true') return;
  for (const { line, column, code, message } of findings) {
    write(annotationLine({ level, file: oneLine(file), line, column, title: code, message: oneLine(message) }));
  }
}

/** `1 error`, `2 errors`; `many` where an "s" does not do it. */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : many}`;
}
