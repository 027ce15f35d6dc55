// Messages to the runner: workflow commands on standard output, and pairs in its command files.
// The package entry of @actions/core takes twice as long to load as everything else at start (docs/decisions/0008).
import { issueCommand } from '../../../node_modules/@actions/core/lib/command.js';
import { issueFileCommand, prepareKeyValueMessage } from '../../../node_modules/@actions/core/lib/file-command.js';
import { RunError } from '../../errors.ts';

export interface AnnotationProperties {
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
}

export function annotate(
  kind: 'debug' | 'notice' | 'warning' | 'error',
  message: string,
  properties: AnnotationProperties = {},
): void {
  issueCommand(kind, { ...properties }, message);
}

export function addMask(value: string): void {
  issueCommand('add-mask', {}, value);
}

export function startGroup(title: string): void {
  issueCommand('group', {}, title);
}

export function endGroup(): void {
  issueCommand('endgroup', {}, '');
}

export function setOutput(name: string, value: string): void {
  writePair('OUTPUT', name, value);
}

export function exportVariable(name: string, value: string): void {
  writePair('ENV', name, value);
}

export function saveState(name: string, value: string): void {
  writePair('STATE', name, value);
}

/** A fresh delimiter lets no value end early. Writes nothing outside a runner. */
function writePair(file: 'OUTPUT' | 'ENV' | 'STATE', name: string, value: string): void {
  const variable = `GITHUB_${file}`;
  if ((process.env[variable] ?? '') === '') return;
  writing(variable, () => issueFileCommand(file, prepareKeyValueMessage(name, value)));
}

/** Throws {@link RunError} `file_unwritable`. */
export function writing(variable: string, write: () => void): void {
  try {
    write();
  } catch (cause) {
    const message = `The runner's file "${process.env[variable]}" (${variable}) can't be written.`;
    throw new RunError('file_unwritable', message, { cause });
  }
}

/** Trimmed; empty if absent (GitHub documentation, "Metadata syntax"). No name has a space. */
export function getInput(name: string): string {
  return (process.env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
}
