// What a command line showed, as a file that people read: nothing invisible in it, and nothing that changes from run to run.
import { expect } from 'vitest';
import type { Screen } from '../../../src/cli/command.ts';

/** A terminal with colours. */
export const colourScreen: Screen = { isTerminal: true, hasColors: true, columns: 60, rows: 24 };

/** A terminal without colours. */
export const plainScreen: Screen = { isTerminal: true, hasColors: false, columns: 60, rows: 24 };

/** A file or another program. */
export const noScreen: Screen = { isTerminal: false, hasColors: false, columns: 80, rows: 24 };

/** Every screen by a word for a file's name. */
export const screens = [
  ['colours', colourScreen],
  ['plain', plainScreen],
  ['piped', noScreen],
] as const;

/** Names of the styles that a terminal is told to begin and end. */
const styles: Readonly<Record<string, string>> = {
  1: 'bold',
  2: 'dim',
  22: '/',
  31: 'red',
  32: 'green',
  33: 'yellow',
  36: 'cyan',
  39: '/',
};

const esc = '\u001b';

/** Styles and control characters as words: `‹bold›Heading‹/›`. */
export function visible(text: string): string {
  return text
    .replaceAll(new RegExp(`${esc}\\[(\\d+)m`, 'g'), (_, code: string) => `‹${styles[code] ?? code}›`)
    .replaceAll(`\r${esc}[K`, '‹erase line›')
    .replaceAll(esc, '‹ESC›')
    .replaceAll('\r', '‹CR›');
}

/** The same with fixed words for ports, ids and times. */
export function steady(text: string): string {
  return visible(text)
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/transcript (?:\/\S+\.jsonl)/g, 'transcript FILE')
    .replaceAll(/"transcript_file":"[^"]+"/g, '"transcript_file":"FILE"')
    .replaceAll(/session (?=\S*\d)[\w-]{8,}/g, 'session ID')
    .replaceAll(/"session_id":"[^"]+"/g, '"session_id":"ID"')
    .replaceAll(/"(tool_call_id|request_id)":"[^"]+"/g, '"$1":"ID"')
    .replaceAll(/"ms":[\d.]+/g, '"ms":MS')
    .replaceAll(/--session [\w-]{8,}/g, '--session ID')
    .replaceAll(/\d+\.\d s/g, 'SECONDS s')
    .replaceAll(/\d+:\d\d(\s+)minutes/g, 'M:SS$1minutes');
}

/** Compares with a file of `test/cli/shown`. */
export async function expectShown(name: string, text: string): Promise<void> {
  await expect(text).toMatchFileSnapshot(`${import.meta.dirname}/../shown/${name}.txt`);
}
