// `interns init`: asks, and then writes a workflow and a permission policy that passes its tests.
import { lstat, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { guessBaseUrl } from '../../contract/base-url.ts';
import { InputError } from '../../errors.ts';
import { makeFolders } from '../../folders.ts';
import type { JobIo } from '../../job/io.ts';
import { safeLines } from '../../log.ts';
import { policyJsonSchema } from '../../permission/file/file-shape.ts';
import { defaultPolicyPath, schemaFileName } from '../../permission/tools/starter.ts';
import type { CliIo, Invocation } from '../command.ts';
import { usageExitCode } from '../exit-code.ts';
import { printJson, tell } from '../screen.ts';
import type { FlagAnswers, InitAnswers } from './answers.ts';
import {
  completeAnswers,
  exchangesIdentity,
  readFlagAnswers,
  readRepositoryName,
  refuseIgnoredAnswers,
  useFacts,
} from './answers.ts';
import { type Asker, askAnswers, askYesNo } from './ask.ts';
import { findGap, toFederationPolicy, toNextSteps } from './next-steps.ts';
import { checkFlagEntries, checkWrittenPolicy, quoteYaml, toPolicyText } from './policy-text.ts';
import { findLocalRepository } from './repository.ts';
import { templates } from './templates.ts';

/** Returns 2 if nothing was written. Throws {@link InputError}, {@link PolicyError}. */
export async function runInitCommand(invocation: Invocation): Promise<number> {
  const job = await invocation.openJob();
  const isWritten = await askAndWrite(invocation, job).catch((error: unknown) => {
    if (job.signal.aborted) tell(invocation.io, 'Nothing was written.');
    throw error;
  });
  if (isWritten) return 0;
  tell(invocation.io, 'Nothing was written.');
  return usageExitCode;
}

async function askAndWrite(invocation: Invocation, job: JobIo): Promise<boolean> {
  const { io, has, value } = invocation;
  const detected = await findLocalRepository(job);
  const flags = readFlagAnswers(invocation);
  await checkFlagEntries(flags);
  warnOfBaseUrl(flags, io);
  const repositoryName = value('repository');
  const local = repositoryName === undefined ? detected : { ...detected, fullName: readRepositoryName(repositoryName) };
  const { terminal } = io;
  const canAsk = terminal?.canAsk === true && !has('yes') && !has('json');
  const asker: Asker | undefined = canAsk ? { io, terminal, signal: job.signal } : undefined;
  const answers = asker === undefined ? completeWithoutAsking(flags, has('yes')) : await askAnswers(flags, asker);
  if (answers === undefined) return false;
  refuseIgnoredAnswers(flags, answers.use);
  const files = await toFiles(answers, local.branch);
  const existing = await findExisting(local.root, files);
  const federation = exchangesIdentity(answers.use) ? toFederationPolicy(answers, local) : undefined;
  if (!has('json')) showFiles(files, io);
  const keptPaths = await askWhatToKeep(files, existing, invocation, asker);
  if (keptPaths === undefined) return false;
  const newFiles = files.filter((file) => !keptPaths.includes(file.path));
  await writeFiles(local.root, newFiles, existing);
  if (has('json')) {
    printJson(io, { files, kept: keptPaths, federation_policy: federation ?? null });
    return true;
  }
  await reportDone(keptPaths, answers, local.root, io);
  tell(io, toNextSteps(answers, local, federation));
  return true;
}

/** Only warns, because a service may have an unusual URL. */
function warnOfBaseUrl({ baseUrl }: FlagAnswers, io: CliIo): void {
  const suggestedUrl = baseUrl === undefined ? undefined : guessBaseUrl(baseUrl);
  if (suggestedUrl === undefined) return;
  const warning = `Warning: the base URL is ${JSON.stringify(baseUrl)}. Did you mean ${JSON.stringify(suggestedUrl)}?`;
  tell(io, `${warning} The base URL of an Intern Service ends in a version segment.`);
}

function completeWithoutAsking(flags: FlagAnswers, hasYes: boolean): InitAnswers {
  const use = flags.use ?? 'prompt';
  const { asks } = useFacts[use];
  const missing = [
    ...(asks.includes('baseUrl') && flags.baseUrl === undefined ? ['--base-url'] : []),
    ...(asks.includes('intern') && flags.intern === undefined ? ['--intern'] : []),
  ];
  if (missing.length === 0) return completeAnswers(flags, use);
  const why = hasYes ? 'With --yes nobody is asked' : 'Nobody can be asked here';
  throw new InputError('input_missing', `${why}, so give ${missing.join(' and ')}.`);
}

async function toFiles(answers: InitAnswers, branch: string): Promise<readonly InitFile[]> {
  const { use } = answers;
  const policy = toPolicyText(answers);
  await checkWrittenPolicy(policy, defaultPolicyPath);
  const schema = `${JSON.stringify(policyJsonSchema(), null, 2)}\n`;
  return [
    { path: useFacts[use].workflow, content: toWorkflow(answers, branch) },
    ...(use === 'agent' ? [{ path: '.github/intern-service.yml', content: templates['agent-service'] }] : []),
    ...(use === 'keys' ? [{ path: '.github/key-limits.yml', content: templates['key-limits'] }] : []),
    { path: defaultPolicyPath, content: policy, ...(use === 'keys' ? { isSpare: true } : {}) },
    { path: `.github/${schemaFileName}`, content: schema, isGenerated: true },
  ];
}

function toWorkflow({ use, trigger, baseUrl, federationPolicyId, intern }: InitAnswers, branch: string): string {
  const variable = '${{ vars.INTERNS_FEDERATION_POLICY_ID }}';
  const values: Readonly<Record<string, string>> = {
    BASE_URL: quoteYaml(baseUrl),
    AUDIENCE: baseUrl === '' ? '' : encodeURIComponent(new URL(baseUrl).origin),
    POLICY_ID: federationPolicyId === undefined ? variable : quoteYaml(federationPolicyId),
    INTERN: quoteYaml(intern),
    BRANCH: quoteYaml(branch),
  };
  const template = templates[use === 'prompt' ? trigger : use];
  return template.replaceAll(/__([A-Z_]+)__/g, (_, name: string) => values[name] ?? '');
}

function showFiles(files: readonly InitFile[], io: CliIo): void {
  for (const { path: file, content, isGenerated } of files) {
    if (isGenerated === true) io.stderr(`\n=== ${file} (for editors)\n`);
    else io.stderr(`\n=== ${file}\n\n${safeLines(content).join('\n')}\n`);
  }
  io.stderr('\n');
}

async function reportDone(keptPaths: readonly string[], answers: InitAnswers, root: string, io: CliIo): Promise<void> {
  const policy = path.join(root, defaultPolicyPath);
  const gap = keptPaths.includes(defaultPolicyPath) ? await findGap(policy, answers) : undefined;
  const lines = keptPaths.length === 0 ? [] : [`Kept as it was: ${keptPaths.join(', ')}.`];
  tell(io, ['Written.', ...lines, ...(gap === undefined ? [] : [gap.message])].join('\n'));
  // Don't wrap these lines: people copy them into their policy.
  if (gap !== undefined && gap.entries !== '') io.stderr(`\n${safeLines(gap.entries).join('\n')}\n`);
}

/** Asks which files stay as they are. Resolves to undefined if nothing is to be written. */
async function askWhatToKeep(
  files: readonly InitFile[],
  existing: readonly ExistingFile[],
  { has }: Invocation,
  asker: Asker | undefined,
): Promise<readonly string[] | undefined> {
  const [force, keep] = [has('force'), has('keep')];
  const foreignPaths = existing.filter(({ isForeign }) => isForeign).map((file) => file.path);
  const keptPaths = existing.filter(({ isSpare }) => isSpare === true).map((file) => file.path);
  if (force && keep) throw new InputError('input_conflict', 'Give --force or --keep, not both.');
  if (asker === undefined) {
    if (foreignPaths.length > 0 && !force && !keep) {
      const found = `${foreignPaths.join(' and ')} ${foreignPaths.length === 1 ? 'is' : 'are'} there already, with other content.`;
      throw new InputError('input_conflict', `${found} Give --keep to write only the others, or --force to write all.`);
    }
    if (!has('yes')) {
      const why = has('json') ? ' under --json' : '';
      throw new InputError('input_missing', `Nobody can be asked${why}. Give --yes to write the files.`);
    }
    return keep ? [...keptPaths, ...foreignPaths] : keptPaths;
  }
  if (keep) keptPaths.push(...foreignPaths);
  for (const file of keep || force ? [] : foreignPaths) {
    tell(asker.io, `${file} is there already, with other content.`);
    if (!(await askYesNo(asker, replaceQuestion))) keptPaths.push(file);
  }
  if (files.every((file) => file.isGenerated === true || keptPaths.includes(file.path))) return undefined;
  const question = keptPaths.length === 0 ? 'Write these files?' : 'Write the other files?';
  const help =
    'The files were shown above. Yes writes them into this repository, and commits nothing. No ends without a change.';
  return (await askYesNo(asker, { question, preset: true, help })) ? keptPaths : undefined;
}

const replaceQuestion = {
  question: 'Replace it?',
  preset: false,
  help: 'No keeps the file as it is. Yes writes the one that was shown above in its place; Git has the old one if it was committed.',
};

interface InitFile {
  /** The path from the root of the repository, with slashes. */
  readonly path: string;
  readonly content: string;
  /** Replaces an existing file without a question. */
  readonly isGenerated?: boolean;
  /** Leaves an existing file as it is, without a question. */
  readonly isSpare?: boolean;
}

type ExistingFile = InitFile & { readonly isForeign: boolean }; // true: replaced only after a yes, or with --force

/** Throws {@link InputError} `input_conflict` if a link is in the way, a folder instead of a file, or vice versa. */
export async function findExisting(root: string, files: readonly InitFile[]): Promise<readonly ExistingFile[]> {
  const existing: ExistingFile[] = [];
  for (const file of files) {
    // Refuse a link among the folders of the path: it may lead anywhere.
    const names = file.path.split('/').slice(0, -1);
    for (const index of names.keys()) {
      const folder = names.slice(0, index + 1).join('/');
      const stats = await lstat(path.join(root, folder)).catch(() => undefined);
      if (stats?.isDirectory() === false) throw createBlockedError(folder, 'folder');
    }
    const target = path.join(root, file.path);
    const stats = await lstat(target).catch(() => undefined);
    if (stats?.isFile() === false) throw createBlockedError(file.path, 'file');
    if (stats === undefined) continue;
    const isOwn = file.isGenerated === true || file.isSpare === true || (await hasContent(target, file.content));
    existing.push({ ...file, isForeign: !isOwn });
  }
  return existing;
}

/** Ignores line ends, because Git may have changed them at checkout. */
async function hasContent(file: string, content: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text?.replaceAll('\r\n', '\n') === content;
}

function createBlockedError(blocked: string, kind: string): InputError {
  return new InputError('input_conflict', `${blocked} exists, but is not an ordinary ${kind}. Remove it first.`);
}

/** Replaces generated files and those in `existing`. Throws {@link InputError} if another file has appeared. */
export async function writeFiles(root: string, files: readonly InitFile[], existing: readonly ExistingFile[]) {
  for (const file of files) {
    const target = path.join(root, file.path);
    const mayReplace = file.isGenerated === true || existing.some((present) => present.path === file.path);
    try {
      makeFolders(path.dirname(target));
      await writeFile(target, file.content, { flag: mayReplace ? 'w' : 'wx' });
    } catch (cause) {
      throw new InputError('input_invalid', `${file.path} can't be written. Is its folder writable?`, { cause });
    }
  }
}
