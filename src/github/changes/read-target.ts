// Reads the branch or pull request that an intern's change is for, and earlier changes by interns there.
import * as z from 'zod/mini';
import type { Environment } from '../../environment.ts';
import { GitHubError } from '../../errors.ts';
import type { GitHub } from '../api/rest.ts';
import type { GitHubEvent } from '../event.ts';
import { commitFields, commitShape } from './commit.ts';
import { readDigest, shortenDigest, toBranchPrefix } from './own-branch.ts';

export interface ChangeJob {
  readonly event: GitHubEvent;
  readonly env: Environment;
  readonly method: 'commit' | 'pull-request' | 'suggestions';
  readonly tag: string;
  readonly maxRounds: number;
}

export type Target = NonNullable<ReturnType<typeof toTarget>>;

export type TargetPlace =
  | { readonly on: 'pull-request'; readonly number: number; readonly head: string | undefined }
  | { readonly on: 'branch'; readonly branch: string; readonly head: string };

const nodesShape = <T extends z.ZodMiniType>(node: T) => z.looseObject({ nodes: z.array(node) });
const withTotal = <T extends z.ZodMiniType>(node: T) => z.looseObject({ totalCount: z.int(), nodes: z.array(node) });

const messageShape = z.looseObject({ message: z.string() });
const authorsShape = withTotal(z.looseObject({ author: z.nullable(z.looseObject({ __typename: z.string() })) }));
const approvalShape = z.looseObject({
  number: z.int(),
  autoMergeRequest: z.nullable(z.unknown()),
  mergeQueueEntry: z.nullable(z.unknown()),
  latestOpinionatedReviews: z.nullable(withTotal(z.looseObject({ state: z.string() }))),
});
const tipShape = z.looseObject({
  target: z.looseObject({ ...commitShape.shape, history: nodesShape(messageShape) }),
  associatedPullRequests: withTotal(approvalShape),
});

const openShape = z.looseObject({
  number: z.int(),
  url: z.string(),
  createdAt: z.string(),
  baseRefName: z.string(),
  isCrossRepository: z.boolean(),
  commits: withTotal(z.looseObject({ commit: messageShape })),
  comments: authorsShape,
  reviews: authorsShape,
});

const pullShape = z.looseObject({
  state: z.string(),
  isCrossRepository: z.boolean(),
  headRefName: z.string(),
  headRefOid: z.string(),
  headRef: z.nullable(tipShape),
});

const shape = z.looseObject({
  repository: z.looseObject({
    id: z.string(),
    defaultBranchRef: z.nullable(z.looseObject({ name: z.string() })),
    ref: z.optional(z.nullable(tipShape)),
    pullRequest: z.optional(pullShape),
    refs: z.optional(nodesShape(z.looseObject({ name: z.string(), associatedPullRequests: nodesShape(openShape) }))),
  }),
});

type Answer = z.infer<typeof shape>['repository'];

export const maxReadRounds = 100;
const maxPulls = 20;

// Names in `refs` begin with the id of a run, so the first hundred are the newest. A run makes one of them for a tag.
const query = `query ChangeTarget($owner: String!, $repo: String!, $number: Int!, $ref: String!, $prefix: String!, $rounds: Int!, $onPull: Boolean!, $withOpen: Boolean!) {
  repository(owner: $owner, name: $repo) {
    id
    defaultBranchRef { name }
    ref(qualifiedName: $ref) @skip(if: $onPull) { ...Tip }
    pullRequest(number: $number) @include(if: $onPull) {
      state
      isCrossRepository
      headRefName
      headRefOid
      headRef { ...Tip }
    }
    refs(refPrefix: $prefix, first: 100, orderBy: { field: ALPHABETICAL, direction: DESC }) @include(if: $withOpen) {
      nodes {
        name
        associatedPullRequests(states: OPEN, first: 5) {
          nodes {
            number
            url
            createdAt
            baseRefName
            isCrossRepository
            commits(last: 1) { totalCount nodes { commit { message } } }
            comments(first: 50) { totalCount nodes { author { __typename } } }
            reviews(first: 50) { totalCount nodes { author { __typename } } }
          }
        }
      }
    }
  }
}
fragment Tip on Ref {
  target { ... on Commit { ${commitFields} history(first: $rounds) { nodes { message } } } }
  associatedPullRequests(states: OPEN, first: ${maxPulls}) {
    totalCount
    nodes {
      number
      autoMergeRequest { enabledAt }
      mergeQueueEntry { state }
      latestOpinionatedReviews(first: 100) { totalCount nodes { state } }
    }
  }
}`;

export async function readTarget(github: GitHub, job: ChangeJob, place: TargetPlace): Promise<Target | undefined> {
  const { method, tag, maxRounds } = job;
  const variables = {
    ...github.repository,
    // The query has both variables, but skips the field of the one that the place lacks.
    number: place.on === 'pull-request' ? place.number : 0,
    ref: place.on === 'branch' ? `refs/heads/${place.branch}` : 'refs/heads/none',
    prefix: `refs/heads/${toBranchPrefix(tag)}`,
    rounds: Math.min(maxRounds, maxReadRounds),
    onPull: place.on === 'pull-request',
    withOpen: method === 'pull-request',
  };
  const { data, refused } = await github.graphql({ query, variables }, shape);
  const [first] = refused;
  if (first === undefined) return toTarget(data.repository, place, tag);
  // An incomplete answer won't do: an approval could be missing in it.
  const message = `GitHub does not return everything about the target of the change (${first.type ?? 'no type'}): ${first.message} Check that the job's "permissions" let "github-token" read contents and pull requests.`;
  throw new GitHubError('github_refused', message);
}

/**
 * `head` is the commit at which the change began: the one that the event names (`isHeadNamed`), else the current tip. If
 * `isFork`, `branch` is in another repository. `tipDigest` is set if an intern made the tip. `rounds` counts the newest
 * commits that interns made in a row. `approved` completes "Pull request …". It can be any pull request from the branch,
 * because a commit changes them all. `open` lists open pull requests with this tag into the branch.
 */
function toTarget(answer: Answer, place: TargetPlace, tag: string) {
  const { id: repositoryId, pullRequest, ref } = answer;
  const branchFacts = (branch: string, isFork: boolean) => {
    const isDefaultBranch = !isFork && branch === answer.defaultBranchRef?.name;
    return { repositoryId, branch, isFork, isDefaultBranch, open: findOpenChanges(branch, answer, tag) };
  };
  if (place.on === 'branch') {
    if (ref === undefined || ref === null) return undefined;
    const { branch, head } = place;
    const pull = { number: null, isOpen: true };
    return { ...branchFacts(branch, false), ...toTip(ref), ...pull, head, isHeadNamed: true };
  }
  if (pullRequest === undefined) return undefined;
  const { state, isCrossRepository: isFork, headRefName, headRefOid, headRef } = pullRequest;
  const isOpen = state === 'OPEN';
  if (!isFork && headRef === null && isOpen) return undefined;
  const hasNoTip = isFork || headRef === null;
  const tip = hasNoTip
    ? { tip: headRefOid, tipCommit: undefined, tipDigest: undefined, rounds: 0, approved: undefined }
    : toTip(headRef);
  const pull = { number: place.number, isOpen };
  const head = { head: place.head ?? headRefOid, isHeadNamed: place.head !== undefined };
  return { ...branchFacts(headRefName, isFork), ...tip, ...pull, ...head };
}

function toTip({ target, associatedPullRequests: pulls }: z.infer<typeof tipShape>) {
  const digests = target.history.nodes.map(({ message }) => readDigest(message));
  const rounds = digests.includes(undefined) ? digests.indexOf(undefined) : digests.length;
  const [first] = pulls.nodes;
  const isCut = first !== undefined && pulls.totalCount > pulls.nodes.length;
  const unread = isCut ? `${first.number} is one of more than ${maxPulls} from its branch` : undefined;
  const approved = pulls.nodes.map(describeApproval).find((one) => one !== undefined) ?? unread;
  return { tip: target.oid, tipCommit: target, tipDigest: digests[0], rounds, approved };
}

function describeApproval(pullRequest: z.infer<typeof approvalShape>): string | undefined {
  const { number, autoMergeRequest, mergeQueueEntry, latestOpinionatedReviews: reviews } = pullRequest;
  if (mergeQueueEntry !== null) return `${number} is in the merge queue`;
  if (autoMergeRequest !== null) return `${number} is set to merge automatically`;
  if (reviews === null) return undefined;
  const mayHideApproval = reviews.totalCount > reviews.nodes.length;
  const isApproved = mayHideApproval || reviews.nodes.some(({ state }) => state === 'APPROVED');
  return isApproved ? `${number} is approved` : undefined;
}

function findOpenChanges(into: string, { refs }: Answer, tag: string) {
  return (refs?.nodes ?? []).flatMap(({ name, associatedPullRequests: { nodes } }) => {
    const branch = `${toBranchPrefix(tag)}${name}`;
    const open = nodes.filter(({ baseRefName, isCrossRepository }) => baseRefName === into && !isCrossRepository);
    return open.map((pull) => {
      const { number, url, createdAt } = pull;
      return { number, url, branch, createdAt, isUntouched: isUntouched(pull, branch) };
    });
  });
}

/** Tells whether a newer pull request may replace this one: it got no commit, and no review or comment by a person. */
function isUntouched({ commits, comments, reviews }: z.infer<typeof openShape>, branch: string): boolean {
  const digest = readDigest(commits.nodes[0]?.commit.message ?? '');
  const isOwnCommit = commits.totalCount === 1 && digest !== undefined && branch.endsWith(`-${shortenDigest(digest)}`);
  const isQuiet = ({ totalCount, nodes }: z.infer<typeof authorsShape>): boolean =>
    totalCount === nodes.length && nodes.every(({ author }) => author !== null && author.__typename !== 'User');
  return isOwnCommit && isQuiet(comments) && isQuiet(reviews);
}
