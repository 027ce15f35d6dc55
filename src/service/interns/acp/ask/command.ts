// The command of a tool call: from structure, or from a title in a form that the agent's profile parses whole. Pure.
import * as z from 'zod/mini';
import type { AgentProfile } from '../profile.ts';
import type { ToolCall } from '../protocol/wire.ts';

/** A command, and the folder that its call names. */
export interface CalledCommand {
  readonly command: string | undefined;
  readonly cwd: string | undefined;
}

const rawInput = z.record(z.string(), z.unknown());
const folder = z.string().check(z.minLength(1));
/** `bash -c TEXT`, the one list that says what a shell will read; any other is joined by nobody's rules. */
const shellList = z.tuple([
  z.string().check(z.regex(/^(?:\/usr\/bin\/|\/bin\/)?(?:bash|sh)$/)),
  z.enum(['-c', '-lc']),
  z.string(),
]);

/** What a tool call would run; no `command` where nothing but words say so. */
export function commandOf(
  { rawInput: raw, title }: ToolCall,
  { commandFields, titleForms }: Pick<AgentProfile, 'commandFields' | 'titleForms'>,
): CalledCommand {
  const read = rawInput.safeParse(raw);
  const fields = read.success ? read.data : {};
  const cwd = folder.safeParse(fields['cwd']).data;
  const written = commandFields.map((name) => fields[name]).find((value) => value !== undefined && value !== null);
  if (written !== undefined) return { command: asText(written), cwd };
  const groups = titleForms.map((form) => wholeMatch(form, title ?? '')).find((match) => match !== undefined);
  return { command: groups?.['command'], cwd: cwd ?? groups?.['cwd'] };
}

function asText(written: unknown): string | undefined {
  if (typeof written === 'string') return written === '' ? undefined : written;
  const list = shellList.safeParse(written);
  return list.success ? list.data[2] : undefined;
}

function wholeMatch(form: RegExp, title: string): Readonly<Record<string, string>> | undefined {
  const match = form.exec(title);
  return match !== null && match[0].length === title.length ? match.groups : undefined;
}
