// The command of a tool call and its folder: from structure, or from a title in a form that the agent's profile parses whole. Pure.
import * as z from 'zod/mini';
import type { AgentProfile } from '../profile.ts';
import type { ToolCall } from '../protocol/wire.ts';

/** A command, and where its call says that it runs. */
export interface CalledCommand {
  readonly command: string | undefined;
  /** The folder that the call names; null where it names one that nobody can tell. */
  readonly cwd: string | null | undefined;
  /** Variables that the call sets for it. */
  readonly env: unknown;
}

const rawInput = z.record(z.string(), z.unknown());
/** `bash -c TEXT`, the one list that says what a shell will read; any other is joined by nobody's rules. */
const shellList = z.tuple([
  z.string().check(z.regex(/^(?:\/usr\/bin\/|\/bin\/)?(?:bash|sh)$/)),
  z.enum(['-c', '-lc']),
  z.string(),
]);

/** Reads what a tool call would run; no `command` where nothing but words say so. */
export function commandOf(
  { rawInput: raw, title }: ToolCall,
  profile: Pick<AgentProfile, 'commandFields' | 'folderFields' | 'titleForms'>,
): CalledCommand {
  const fields = fieldsOf(raw);
  const named = folderOf(fields, profile.folderFields);
  const env = fields['env'] ?? undefined;
  const written = firstOf(fields, profile.commandFields);
  if (written !== undefined) return { command: asText(written), cwd: named, env };
  const groups = profile.titleForms.map((form) => wholeMatch(form, title ?? '')).find((match) => match !== undefined);
  return { command: groups?.['command'], cwd: named === undefined ? groups?.['cwd'] : named, env };
}

/** The fields of a raw input; none where it is no object. */
function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return rawInput.safeParse(raw).data ?? {};
}

function firstOf(fields: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  return names.map((name) => fields[name]).find((value) => value !== undefined && value !== null);
}

/** A field that no profile knows may name a folder as well, and two fields may name two: then nobody knows where the command runs. */
function folderOf(fields: Readonly<Record<string, unknown>>, names: readonly string[]): string | null | undefined {
  const isStrange = Object.entries(fields).some(
    ([name, value]) =>
      !names.includes(name) && /(?:dir|cwd|folder|root)/i.test(name) && value !== undefined && value !== null,
  );
  if (isStrange) return null;
  const named = new Set(
    names.map((name) => fields[name]).filter((value) => value !== undefined && value !== null && value !== ''),
  );
  const [first, second] = named;
  if (second !== undefined) return null; // which of the two the agent goes by is its own secret
  return first === undefined || typeof first === 'string' ? first : null;
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
