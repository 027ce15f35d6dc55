// Which identities there are: every source is checked, and the first ready one gives a token.
import { describeError } from '../../errors.ts';
import { ambientSources } from '../../identity/ambient.ts';
import { readUnverifiedClaims } from '../../identity/claims.ts';
import type { Detection, IdentityIo, SubjectTokenSource } from '../../identity/source.ts';
import { defaultTimeoutMs } from '../../identity/source.ts';
import type { InputText } from '../../inputs/given.ts';
import { readSubjectToken } from '../../inputs/service-settings.ts';
import { readBaseUrl } from '../../inputs/values.ts';
import { sourceOf } from '../../job/bearer.ts';
import type { JobIo } from '../../job/io.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { oneLine } from '../../log.ts';
import { callFlag } from '../failure.ts';
import type { CliIo } from '../io.ts';
import { createStyle } from '../screen/style.ts';

/** What was found. */
export interface IdentityReport {
  readonly sources: readonly ({ readonly name: string } & Detection)[];
  /** The source that is used; null when none is ready. */
  readonly used: string | null;
  /** Null when neither an audience nor a base URL was given: then no token is asked for. */
  readonly audience: string | null;
  /** The claims that policies are written on; a claim that the token lacks is null. Nobody checked the signature. */
  readonly claims: Readonly<Record<string, string | null>> | null;
  /** Why there are no claims, where a token was asked for. */
  readonly error: string | null;
}

/** Looks for identities, and asks the one that is used for its token. */
export async function lookForIdentities(text: InputText, job: JobIo): Promise<IdentityReport> {
  const workspace = openWorkspace(job);
  const options = { ...job, ...workspace };
  const setting = readSubjectToken(text);
  const sources = setting.from === 'ci' ? ambientSources(options) : [await sourceOf(setting, options)];
  return look(sources, audienceOf(text), options, job.signal);
}

function audienceOf(text: InputText): string | null {
  const baseUrl = text('base-url');
  return text('audience') ?? (baseUrl === undefined ? null : new URL(readBaseUrl('base-url', baseUrl)).origin);
}

async function look(
  sources: readonly SubjectTokenSource[],
  audience: string | null,
  { log }: IdentityIo,
  signal: AbortSignal,
): Promise<IdentityReport> {
  const found: ({ readonly name: string } & Detection)[] = [];
  for (const source of sources) found.push({ name: source.name, ...(await source.detect()) });
  const ready = sources.find((_, index) => found[index]?.state === 'ready');
  const report = { sources: found, used: ready?.name ?? null, audience, claims: null, error: null };
  if (ready === undefined || audience === null) return report;
  try {
    const token = await ready.fetchToken({ audience, signal, timeoutMs: defaultTimeoutMs });
    log.mask(token);
    const claims = readUnverifiedClaims(token).map(({ name, value }) => [name, value ?? null] as const);
    if (claims.length === 0) return { ...report, error: 'The token is not a JWT, so it has no claims.' };
    return { ...report, claims: Object.fromEntries(claims) };
  } catch (error) {
    signal.throwIfAborted();
    return { ...report, error: describeError(error, callFlag) };
  }
}

/** What was found, for a person. */
export function toText({ sources, used, audience, claims, error }: IdentityReport, io: CliIo): string {
  const style = createStyle(io.terminal?.stdout);
  const width = Math.max(...sources.map(({ name }) => name.length));
  const lines = sources.map((source) => {
    const sign =
      source.state === 'ready' ? style.green('✓') : source.state === 'broken' ? style.red('✗') : style.dim('-');
    const found = source.state === 'ready' ? (source.name === used ? 'used' : 'ready') : `lacks ${source.lacks}`;
    const remedy = source.state === 'broken' ? ` ${style.bold('→')} ${oneLine(source.remedy)}` : '';
    return `${sign} ${source.name.padEnd(width)}  ${oneLine(found)}${remedy}`;
  });
  if (used === null) lines.push('', 'There is no identity here. Give --subject-token-file, or use an API key.');
  else if (audience === null) lines.push('', 'Give --audience or --base-url to see the claims of its token.');
  if (error !== null) lines.push('', style.red(oneLine(error)));
  if (claims === null) return `${lines.join('\n')}\n`;
  const names = Object.entries(claims);
  const claimWidth = Math.max(...names.map(([name]) => name.length));
  const shown = names.map(
    ([name, value]) => `  ${name.padEnd(claimWidth)}  ${value === null ? style.dim('absent') : oneLine(value)}`,
  );
  return `${[...lines, '', 'Claims of its token (unverified):', ...shown].join('\n')}\n`;
}
