// `interns identity` and `interns token`: shows or compares the identity of a job, or exchanges it for an access token.
import { describeError } from '../../errors.ts';
import { decodeClaims, findLongLifetime, longLifeRemark, readUnverifiedClaims } from '../../identity/claims.ts';
import type { Expectation, PartFinding } from '../../identity/expectation.ts';
import { compareClaims, findBreadthWarning, readExpectation } from '../../identity/expectation.ts';
import { ambientSources } from '../../identity/places.ts';
import { defaultTimeoutMs } from '../../identity/source.ts';
import type { GetText } from '../../inputs/input-text.ts';
import { readMapping, readModelAccess } from '../../inputs/model-access.ts';
import { readSubjectToken, readTokenSettings } from '../../inputs/service-settings.ts';
import { badValue, invalid, missing, readBaseUrl } from '../../inputs/values.ts';
import { createTokenSource, obtainDatedToken } from '../../job/connect.ts';
import type { JobIo } from '../../job/io.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { oneLine } from '../../log.ts';
import type { Secret } from '../../secret.ts';
import { type CliIo, defaultTokenVariable, type Invocation } from '../command.ts';
import { stoppedExitCode } from '../exit-code.ts';
import { nameAsFlag } from '../failure.ts';
import { createStyle, printResult, toJsonText, wrapWords } from '../screen.ts';
import { runChild } from './child.ts';

export async function runIdentity(invocation: Invocation): Promise<number> {
  const { text, io } = invocation;
  const job = await invocation.openJob();
  const expectationFile = invocation.value('expect');
  if (expectationFile !== undefined) return runComparison(invocation, expectationFile, job);
  const report = await findIdentities(text, job);
  printResult(invocation, job, report, () => wrapWords(toIdentitiesText(report, io), io.terminal?.stdout));
  return report.used !== null && report.error === null ? 0 : 1;
}

export async function runToken({ text, has, commandLine, io, openJob }: Invocation): Promise<number> {
  const interrupt = io.waitForInterrupt();
  const job = await openJob();
  const settings = readTokenSettings(text);
  if (has('exec') && commandLine.length === 0)
    throw missing('exec', '--exec needs a command after "--": interns token --exec -- npm test.');
  if (!has('exec') && commandLine.length > 0)
    throw invalid('exec', 'There is a command after "--". Add "--exec" to run it.');
  const { token: accessToken, expiresAt } = await obtainDatedToken(job, settings);
  if (has('exec')) {
    const env = { ...io.env, [settings.exportEnv ?? defaultTokenVariable]: accessToken.reveal() };
    return runChild(commandLine, io, { name: 'token', env, interrupt });
  }
  // Tell the runner to mask the token in its log (GitHub documentation, "Workflow commands").
  if (io.env['GITHUB_ACTIONS'] === 'true') io.stderr(`::add-mask::${accessToken.reveal()}\n`);
  const json = { access_token: accessToken.reveal(), expires_at: expiresAt };
  io.stdout(has('json') ? `${toJsonText(json)}\n` : `${accessToken.reveal()}\n`);
  return 0;
}

async function findIdentities(text: GetText, job: JobIo) {
  const options = { ...job, ...openWorkspace(job) };
  const setting = readSubjectToken(text);
  const sources = setting.from === 'ci' ? ambientSources(options) : [await createTokenSource(setting, job)];
  const audience = text('audience') ?? readOrigin(text) ?? null;
  const states = await Array.fromAsync(sources, async (source) => ({ name: source.name, ...(await source.detect()) }));
  const readySource = sources.find((_, index) => states[index]?.state === 'ready');
  const used = readySource?.name ?? null;
  const report = { sources: states, used, audience, claims: null, error: null, warning: undefined };
  if (readySource === undefined || audience === null) return report;
  try {
    const token = await readySource.fetchToken({ audience, signal: job.signal, timeoutMs: defaultTimeoutMs });
    job.log.mask(token);
    const claims = readUnverifiedClaims(token).map(({ name, value }) => [name, value ?? null] as const);
    if (claims.length === 0) return { ...report, error: 'The token is not a JWT, so it has no claims.' };
    return { ...report, claims: Object.fromEntries(claims), warning: describeLongLife(token) };
  } catch (error) {
    job.signal.throwIfAborted();
    return { ...report, error: describeError(error, nameAsFlag) };
  }
}

function readOrigin(text: GetText): string | undefined {
  const baseUrl = text('base-url');
  return baseUrl === undefined ? undefined : new URL(readBaseUrl('base-url', baseUrl)).origin;
}

function toIdentitiesText(report: Awaited<ReturnType<typeof findIdentities>>, io: CliIo): string {
  const { sources, used, audience, claims, error, warning } = report;
  const style = createStyle(io.terminal?.stdout);
  const signs = { ready: style.green('✓'), broken: style.red('✗'), absent: style.dim('-') };
  const width = Math.max(...sources.map(({ name }) => name.length));
  const lines = sources.map((source) => {
    const finding = source.state === 'ready' ? (source.name === used ? 'used' : 'ready') : `lacks ${source.lacks}`;
    const remedy = source.state === 'broken' ? ` ${style.bold('→')} ${oneLine(source.remedy)}` : '';
    return `${signs[source.state]} ${source.name.padEnd(width)}  ${oneLine(finding)}${remedy}`;
  });
  if (used === null) lines.push('', 'There is no identity here. Give --subject-token-file, or use an API key.');
  else if (audience === null) lines.push('', 'Give --audience or --base-url to see the claims of its token.');
  if (error !== null) lines.push('', style.red(oneLine(error)));
  if (claims === null) return `${lines.join('\n')}\n`;
  lines.push('', 'Claims of its token (unverified):');
  const claimWidth = Math.max(...Object.keys(claims).map((name) => name.length));
  for (const [name, value] of Object.entries(claims)) {
    lines.push(`  ${name.padEnd(claimWidth)}  ${value === null ? style.dim('absent') : oneLine(value)}`);
  }
  if (warning !== undefined) lines.push('', `${style.yellow('!')} ${warning}`);
  return `${lines.join('\n')}\n`;
}

/** Returns exit code 3 if a part differs or is missing. Throws {@link InputError}, {@link IdentityError}. */
async function runComparison(invocation: Invocation, file: string, job: JobIo): Promise<number> {
  const { text, io } = invocation;
  const workspace = openWorkspace(job);
  const expected = await readExpectationFile(file, (path) => workspace.readInputText(path));
  const accessText = text('model-access');
  const access = accessText === undefined ? undefined : readModelAccess(accessText, job.env);
  const origin = readOrigin(text); // reports a wrong base URL even if the audience is known
  const audience = access?.audience ?? text('audience') ?? expected.audience ?? origin;
  if (audience === undefined)
    throw missing('audience', 'No audience is given: write "audience" into the file, or give --audience.');
  const tokenFile = access?.subjectTokenFile;
  const setting = tokenFile === undefined ? readSubjectToken(text) : { from: 'file' as const, path: tokenFile };
  const source = await createTokenSource(setting, job);
  const token = await source.fetchToken({ audience, signal: job.signal, timeoutMs: defaultTimeoutMs });
  job.log.mask(token);
  const claims = decodeClaims(token);
  if (claims === undefined) throw badValue('expect', file, 'The token of this job is not a JWT, so it has no claims.');
  const parts = compareClaims(expected, claims);
  const warnings = [findBreadthWarning(expected), describeLongLife(token)].filter((words) => words !== undefined);
  const report = { audience, source: source.name, parts, warning: warnings.length === 0 ? null : warnings.join(' ') };
  printResult(invocation, job, report, () => wrapWords(toComparisonText(report, io), io.terminal?.stdout));
  return parts.some(({ state }) => state === 'differs' || state === 'missing') ? stoppedExitCode : 0;
}

function describeLongLife(token: Secret): string | undefined {
  const seconds = findLongLifetime(token);
  return seconds === undefined ? undefined : `The token lives for ${seconds} s. ${longLifeRemark}`;
}

async function readExpectationFile(file: string, read: (path: string) => Promise<string>): Promise<Expectation> {
  const mapping = readMapping(await read(file).catch(() => ''));
  const flawOrExpectation =
    mapping === undefined ? "it can't be read, or is not a mapping in YAML or JSON" : readExpectation(mapping);
  if (typeof flawOrExpectation !== 'string') return flawOrExpectation;
  const sentence = oneLine(`${flawOrExpectation.charAt(0).toUpperCase()}${flawOrExpectation.slice(1)}`);
  const keys = 'Write "issuer", "audience", "subject", "subject_prefix" and "claims"';
  throw badValue('expect', file, `${sentence}. ${keys}, or a vendor's "match" or "attribute_matchers".`);
}

type Comparison = { audience: string; source: string; parts: readonly PartFinding[]; warning: string | null };

function toComparisonText({ source, audience, parts, warning }: Comparison, io: CliIo): string {
  const style = createStyle(io.terminal?.stdout);
  const signs = { same: style.green('✓'), unchecked: style.dim('-'), differs: style.red('✗'), missing: style.red('✗') };
  const width = Math.max(...parts.map(({ part }) => part.length));
  const indent = ' '.repeat(width + 4);
  const cut = (text: string): string => oneLine(text.slice(0, 300));
  const lines = parts.flatMap(({ part, state, expected, found, why }) => [
    `${signs[state]} ${oneLine(part).padEnd(width)}  ${state}: ${cut(expected)}`,
    ...(state === 'differs' ? [`${indent}found: ${cut(found ?? '')}`] : []),
    ...(state === 'unchecked' ? [`${indent}An expression is not evaluated here.`] : []),
    ...(why === null ? [] : [`${indent}${style.bold('→')} ${oneLine(why)}`]),
  ]);
  const warningLines = warning === null ? [] : ['', `${style.yellow('!')} ${oneLine(warning)}`];
  return `The token of ${source}, audience ${oneLine(audience)} (unverified):\n${[...lines, ...warningLines].join('\n')}\n`;
}
