// The recording in the README: `interns exec -- interns chat …` in a real terminal, where a person is asked and allows.
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Frame, record, type Span, textOf } from './recording.ts';
import { toTerminalSvg } from './terminal-svg.ts';

const root = join(import.meta.dirname, '../..');
const commandLine = 'interns exec -- interns chat intern "Where are you?"';

/** What differs from one run to the next, as it might stand on anybody's machine. */
const madeSame: readonly (readonly [RegExp, string])[] = [
  [/\/tmp\/intern-service-\w+\/[0-9a-f]+/g, '/tmp/intern-service/session-1'],
  [/\d+\.\d s\b/g, '4.2 s'],
  [/session [0-9a-f-]{36}/g, 'session 4f1d8a52-…'],
  [/transcript \S+/g, 'transcript ~/.local/state/interns/transcripts/2026-11-22T09-30-00.jsonl'],
];

/** The frames, with the command line that was typed above each. */
export async function recordChat(): Promise<readonly Frame[]> {
  const folder = mkdtempSync(join(tmpdir(), 'i-'));
  symlinkSync(join(root, 'dist/cli/index.js'), join(folder, 'interns'));
  const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, HOME: folder, LANG: 'C.UTF-8', INTERNS_POLICY: '' };
  const frames = await record(commandLine, env, [{ when: 'why >', keys: 'a\r' }]);
  const typed: readonly Span[] = [
    { text: '$ ', bold: false, dim: true, color: undefined },
    { text: commandLine, bold: true, dim: false, color: undefined },
  ];
  const shown = frames.filter((frame) => textOf(frame).trim() !== '');
  return [{ atMs: 0, lines: [] }, ...shown].map(({ atMs, lines }) => ({
    atMs,
    lines: [typed, ...lines.map((line) => line.map(toSame))],
  }));
}

function toSame(span: Span): Span {
  return { ...span, text: madeSame.reduce((text, [from, to]) => text.replace(from, to), span.text) };
}

/** Writes the picture. */
export async function drawRecording(path: string): Promise<void> {
  const title =
    'A terminal: an intern asks whether it may run pwd, the person allows it, and the intern says where it is.';
  writeFileSync(path, toTerminalSvg(await recordChat(), title));
}

if (import.meta.main) await drawRecording(join(root, 'docs/terminal.svg'));
