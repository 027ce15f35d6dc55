// Reads the value of a placeholder from the event, or from the API if the event lacks it.
import { GitHubError, InputError } from '../../errors.ts';
import { isObject } from '../../json.ts';
import { type GitHub, unlessStatus } from '../api/rest.ts';
import { type GitHubEvent, valueAt } from '../event.ts';
import { type ListedFile, type PullRequest, readPullRequest } from '../pull-request.ts';
import { compareCommits, type ReviewedCommits } from '../review/changed-files.ts';
import { findLastReviewed, type OwnReview, readMemory } from '../review/memory.ts';
import { existedAt, findCheckedSha, readEventTime, readSubject, type Subject } from '../subject.ts';
import { readConversation, readFailedChecks } from './checks-and-comments.ts';
import type { Placeholder, PlaceholderName } from './template.ts';
import {
  type PlaceholderValue,
  shownMarkdown,
  untrusted,
  withoutInvisible,
  withVisibleCode,
} from './untrusted-text.ts';

export interface PlaceholderSources {
  readonly event: GitHubEvent;
  readonly repositoryName: () => string;
  readonly github: () => GitHub;
  readonly files: () => Promise<readonly ListedFile[]>;
  /** What a diff compares; by default the commits of the event, or else the current ones. */
  readonly commits?: ReviewedCommits | undefined;
  /** `pull_request.new_diff` begins at our last review with this tag. */
  readonly tag?: string | undefined;
  readonly reviews?: readonly OwnReview[] | undefined;
}

/** @throws {InputError} `input_invalid`: the event has no such value; {GitHubError} the API refused */
export function readPlaceholderValue(placeholder: Placeholder, sources: PlaceholderSources): Promise<PlaceholderValue> {
  if (placeholder.kind === 'event') return readEventValue(placeholder.name, placeholder.path, sources.event);
  return readers[placeholder.name](sources);
}

const readers: Readonly<Record<PlaceholderName, (sources: PlaceholderSources) => Promise<PlaceholderValue>>> = {
  async repository({ repositoryName }) {
    return { isTrusted: true, text: repositoryName() };
  },
  async 'pull_request.number'(sources) {
    return { isTrusted: true, text: String(requirePullRequest(sources).number) };
  },
  'pull_request.title': (sources) => readText(sources, 'title'),
  'pull_request.body': (sources) => readText(sources, 'body'),
  'pull_request.diff': async (sources) => readDiffBetween(sources.github(), await chooseCommits(sources)),
  'pull_request.new_diff': readNewDiff,
  async 'pull_request.files'(sources) {
    requirePullRequest(sources); // throws for an event without a pull request
    const lines = (await sources.files()).map(({ filename, status, additions, deletions, previous_filename }) => {
      const before = previous_filename === undefined ? '' : ` (was ${previous_filename})`;
      return `${status} ${filename}${before} +${additions} -${deletions}`.replaceAll('\n', ' ');
    });
    return untrusted('files that the pull request changes', withVisibleCode(lines.join('\n')));
  },
  async 'pull_request.comments'(sources) {
    const { number } = requirePullRequest(sources);
    const { text, leftOut } = await readConversation(sources.github(), number, readEventTime(sources.event));
    const why = whyLeftOut(sources, 'written or edited after the event');
    const remarks = leftOut === 0 ? [] : [`${leftOut} comments are left out: ${why}.`];
    return untrusted('comments on the pull request', text, remarks);
  },
  async failed_checks(sources) {
    const sha = findCheckedSha(sources.event) ?? sources.commits?.head ?? (await readCurrent(sources)).head.sha;
    return untrusted(`failed checks of commit ${sha}`, await readFailedChecks(sources.github(), sha));
  },
};

function requirePullRequest({ event }: PlaceholderSources): Subject {
  const subject = readSubject(event);
  if (subject?.isPullRequest === true) return subject;
  throw new InputError('input_invalid', `The prompt asks for a pull request, but the event "${event.name}" has none.`, {
    source: 'prompt',
  });
}

function readCurrent(sources: PlaceholderSources): Promise<PullRequest> {
  return readPullRequest(sources.github(), requirePullRequest(sources).number);
}

/** Prefers the event's text. Leaves out the API's unless the pull request surely did not change after the event. */
async function readText(sources: PlaceholderSources, part: 'title' | 'body'): Promise<PlaceholderValue> {
  const about = `${part} of the pull request`;
  // GitHub shows a title as plain text: no Markdown can hide in it.
  const show = async (text: string): Promise<string> =>
    part === 'title' ? withoutInvisible(text) : await shownMarkdown(text);
  const eventText = requirePullRequest(sources)[part];
  if (eventText !== undefined) return untrusted(about, await show(eventText ?? ''));
  const pullRequest = await readCurrent(sources);
  if (existedAt(readEventTime(sources.event), pullRequest.updated_at)) {
    return untrusted(about, await show(pullRequest[part] ?? ''));
  }
  const why = whyLeftOut(sources, 'the pull request was changed after the event');
  return untrusted(about, '', [`It is left out: ${why}.`]);
}

function whyLeftOut({ event }: PlaceholderSources, late: string): string {
  return readEventTime(event) === undefined ? 'the event does not say when it happened' : late;
}

async function readNewDiff(sources: PlaceholderSources): Promise<PlaceholderValue> {
  const { remarks, ...commits } = await chooseCommits(sources);
  const { base, remark } = await findNewBase(sources, commits);
  return readDiffBetween(sources.github(), { base, head: commits.head, remarks: [...remarks, remark] });
}

type DiffCommits = ReviewedCommits & { readonly remarks: readonly string[] };

async function chooseCommits(sources: PlaceholderSources): Promise<DiffCommits> {
  const { headSha, baseSha } = requirePullRequest(sources);
  if (sources.commits !== undefined) return { ...sources.commits, remarks: [] };
  if (headSha !== undefined && baseSha !== undefined) return { base: baseSha, head: headSha, remarks: [] };
  const { base, head } = await readCurrent(sources);
  // Prefer the event's head: a later push must not change what is reviewed.
  const remarks = headSha === undefined ? [`The event names no commit; this is the current one, ${head.sha}.`] : [];
  return { base: baseSha ?? base.sha, head: headSha ?? head.sha, remarks };
}

/** Fields that GitHub shows as plain text. Any other text counts as Markdown, which can hide content. */
const plainFields: ReadonlySet<string> = new Set(['title', 'name', 'message']);

/** @throws {InputError} `input_invalid`: the event has no such value */
export async function readEventValue(
  name: string,
  path: readonly string[],
  { payload, name: event }: GitHubEvent,
): Promise<PlaceholderValue> {
  const value = path.reduce<unknown>(enterField, payload);
  if (value === undefined) {
    throw new InputError('input_invalid', `The event "${event}" has no value for "{{${name}}}".`, { source: 'prompt' });
  }
  if (typeof value === 'number' || typeof value === 'boolean') return { isTrusted: true, text: String(value) };
  const shown = (await showValue(value, path.at(-1) ?? '')) ?? '';
  return untrusted(name, typeof shown === 'string' ? shown : JSON.stringify(shown, null, 2));
}

async function showValue(value: unknown, field: string): Promise<unknown> {
  if (typeof value === 'string') return plainFields.has(field) ? withoutInvisible(value) : await shownMarkdown(value);
  if (Array.isArray(value)) return Promise.all(value.map((item) => showValue(item, field)));
  if (!isObject(value)) return value;
  const fields = Object.entries(value);
  const shown = fields.map(async ([name, inner]) => [withoutInvisible(name), await showValue(inner, name)]);
  return Object.fromEntries(await Promise.all(shown));
}

function enterField(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d{1,4}$/.test(name) ? value[Number(name)] : undefined;
  return isObject(value) ? valueAt(value, name) : undefined;
}

/** Compares fixed commits, to keep later pushes out (GitHub docs, "Compare two commits"). */
async function readDiffBetween(github: GitHub, { base, head, remarks }: DiffCommits): Promise<PlaceholderValue> {
  const about = `diff of the pull request, ${base.slice(0, 12)}...${head.slice(0, 12)}`;
  const place = { basehead: `${base}...${head}`, headers: { accept: 'application/vnd.github.diff' } };
  try {
    const bytes = await github.bytes(({ repos }) => repos.compareCommitsWithBasehead, place);
    const text = bytes && new TextDecoder().decode(bytes);
    if (text !== undefined) {
      const diff = text.split('\n').some(hidesContent) ? 'left-out' : 'shown';
      return { ...untrusted(about, withVisibleCode(text), remarks), diff };
    }
  } catch (error) {
    if (!(error instanceof GitHubError) || error.data.status !== 406) throw error;
  }
  const leftOut = [...remarks, 'It is left out: GitHub gives no diff of this size.'];
  return { ...untrusted(about, '', leftOut), diff: 'left-out' };
}

const media =
  /\.(?:avif|bmp|eot|flac|gif|ico|jpe?g|m4a|mov|mp[34]|og[agv]|otf|pdf|png|tiff?|ttf|wav|web[mp]|woff2?)"? differ$/i;

/**
 * Tells whether a line of a diff stands for a hidden file that may be code. A NUL in a comment or `-diff` in
 * `.gitattributes` is enough to hide a script, which still runs. False for deleted files and media.
 */
function hidesContent(line: string): boolean {
  if (!line.startsWith('Binary files ') || !line.endsWith(' differ')) return false;
  return !line.endsWith(' and /dev/null differ') && !media.test(line);
}

async function findNewBase(sources: PlaceholderSources, { base, head }: ReviewedCommits) {
  const github = sources.github();
  const place = { number: requirePullRequest(sources).number, tag: sources.tag ?? '' };
  const lastHead = findLastReviewed(head, sources.reviews ?? (await readMemory(github, place)).reviews);
  if (lastHead === undefined) return { base, remark: 'It is the whole diff: nothing of it was reviewed before.' };
  const comparison = await unlessStatus(compareCommits(github, { base: lastHead, head }), 404);
  if (comparison?.status === 'ahead')
    return { base: lastHead, remark: `It is what is new since the review of ${lastHead}.` };
  return { base, remark: `It is the whole diff: history was rewritten since the review of ${lastHead}.` };
}
