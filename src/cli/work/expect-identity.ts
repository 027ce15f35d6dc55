// `interns identity --expect FILE`: the claims of the job's token beside what a rule expects, with the usual cause of each difference.
import { InputError } from '../../errors.ts';
import { readEveryClaim } from '../../identity/claims.ts';
import {
  compareClaims,
  describeWidth,
  type Expectation,
  type PartFinding,
  readExpectation,
} from '../../identity/expectation.ts';
import { defaultTimeoutMs } from '../../identity/source.ts';
import { readMapping, readModelAccess } from '../../inputs/model-access.ts';
import { readSubjectToken } from '../../inputs/service-settings.ts';
import { badValue, readBaseUrl } from '../../inputs/values.ts';
import { sourceOf } from '../../job/connect.ts';
import type { JobIo } from '../../job/io.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { oneLine } from '../../log.ts';
import { type AskedCommand, stoppedExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { toJsonText } from '../json-text.ts';
import { createStyle } from '../screen/style.ts';
import { wrapWords } from '../screen/wrap-words.ts';

interface Report {
  readonly audience: string;
  readonly source: string;
  readonly parts: readonly PartFinding[];
  /** The rule matches more jobs than one may mean. */
  readonly warning: string | null;
}

/**
 * Compares, and gives the exit code: 0 where nothing differs, 3 where a part does.
 *
 * @throws {InputError} `input_invalid`: the file is no expectation; `input_missing`: nothing names the audience
 * @throws {IdentityError} `identity_missing`, and what the source says
 */
export async function runExpect({ text, has, io }: AskedCommand, file: string, job: JobIo): Promise<number> {
  const workspace = openWorkspace(job);
  const expected = await readFile(file, (path) => workspace.readInputText(path));
  const written = text('model-access');
  const access = written === undefined ? undefined : readModelAccess(written, job.env);
  const baseUrl = text('base-url');
  const origin = baseUrl === undefined ? undefined : new URL(readBaseUrl('base-url', baseUrl)).origin;
  const audience = access?.audience ?? text('audience') ?? expected.audience ?? origin;
  if (audience === undefined) {
    throw new InputError(
      'input_missing',
      'Nothing says which audience to ask for: write "audience" into the file, or give --audience.',
      { source: 'audience' },
    );
  }
  const tokenFile = access?.subjectTokenFile;
  const setting = tokenFile === undefined ? readSubjectToken(text) : { from: 'file' as const, path: tokenFile };
  const source = await sourceOf(setting, { ...job, ...workspace });
  const token = await source.fetchToken({ audience, signal: job.signal, timeoutMs: defaultTimeoutMs });
  job.log.mask(token);
  const claims = readEveryClaim(token);
  if (claims === undefined) throw badValue('expect', file, 'The token of this job is no JWT, so it has no claims.');
  const parts = compareClaims(expected, claims);
  const report: Report = { audience, source: source.name, parts, warning: describeWidth(expected) ?? null };
  const shown = has('json') ? `${toJsonText(report, 2)}\n` : wrapWords(toText(report, io), io.terminal?.stdout);
  io.stdout(job.redactor.redact(shown));
  return parts.some(({ state }) => state === 'differs' || state === 'missing') ? stoppedExitCode : 0;
}

async function readFile(file: string, read: (path: string) => Promise<string>): Promise<Expectation> {
  const mapping = readMapping(await read(file).catch(() => ''));
  const expected =
    mapping === undefined ? 'it is no mapping in YAML or JSON, or can not be read' : readExpectation(mapping);
  if (typeof expected !== 'string') return expected;
  throw badValue(
    'expect',
    file,
    `${oneLine(expected)}. Write "issuer", "audience", "subject", "subject_prefix" and "claims", or a vendor's "match" or "attribute_matchers".`,
  );
}

const longest = 300;

function toText({ source, audience, parts, warning }: Report, io: CliIo): string {
  const style = createStyle(io.terminal?.stdout);
  const signs = { same: style.green('✓'), unchecked: style.dim('-'), differs: style.red('✗'), missing: style.red('✗') };
  const width = Math.max(...parts.map(({ part }) => part.length));
  const indent = ' '.repeat(width + 4);
  const cut = (text: string): string => oneLine(text.slice(0, longest));
  const lines = parts.flatMap(({ part, state, expected, found, why }) => [
    `${signs[state]} ${oneLine(part).padEnd(width)}  ${state}: ${cut(expected)}`,
    ...(state === 'differs' ? [`${indent}found: ${cut(found ?? '')}`] : []),
    ...(state === 'unchecked' ? [`${indent}An expression is not evaluated here.`] : []),
    ...(why === null ? [] : [`${indent}${style.bold('→')} ${oneLine(why)}`]),
  ]);
  const warned = warning === null ? [] : ['', `${style.yellow('!')} ${oneLine(warning)}`];
  return `The token of ${source}, audience ${oneLine(audience)} (unverified):\n${[...lines, ...warned].join('\n')}\n`;
}
