// Makes the commit of a change on a branch of ours, verifies it, and only then moves another branch to it.
import * as z from 'zod/mini';
import type { ChangesEntry } from '../../changes/changes-file.ts';
import { prefixesOf } from '../../changes/git-objects.ts';
import { ChangesError, GitHubError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import { mayBeDone } from '../api/refusal.ts';
import type { GitHub, GraphqlRequest } from '../api/rest.ts';
import { nameOf } from '../subject.ts';

/** The fields that prove what a commit contains. */
export const commitFields = 'oid url tree { oid } parents(first: 2) { nodes { oid } } signature { isValid }';

export const commitShape = z.looseObject({
  oid: z.string(),
  url: z.string(),
  tree: z.looseObject({ oid: z.string() }),
  parents: z.looseObject({ nodes: z.array(z.looseObject({ oid: z.string() })) }),
  signature: z.nullable(z.looseObject({ isValid: z.boolean() })),
});

export type Commit = z.infer<typeof commitShape>;

export interface CommitPlace {
  readonly github: GitHub;
  readonly repositoryId: string;
  /** Has no `refs/heads/`. */
  readonly ownBranch: string;
}

interface PlannedCommit {
  readonly base: string;
  readonly root: string;
  readonly changes: readonly Pick<ChangesEntry, 'path' | 'content'>[];
  readonly headline: string;
  readonly body: string;
  /** Judges what an earlier attempt left on our branch before the target branch moved on. */
  readonly recognize: (commit: Commit) => Promise<Leftover>;
}

/** `kept` can be used as planned, `stale` may be discarded, `other` is somebody else's. */
export type Leftover = 'kept' | 'stale' | 'other';

export function isPlanned({ tree, parents }: Commit, { base, root }: Pick<PlannedCommit, 'base' | 'root'>): boolean {
  return tree.oid === root && parents.nodes.length === 1 && parents.nodes[0]?.oid === base;
}

const branchQuery = `query OwnBranch($owner: String!, $repo: String!, $ref: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $ref) {
      target { ... on Commit { ${commitFields} } }
      associatedPullRequests(first: 20) { nodes { number url state baseRefName } }
    }
  }
}`;

const pull = z.looseObject({ number: z.int(), url: z.string(), state: z.string(), baseRefName: z.string() });
const pulls = z.looseObject({ nodes: z.array(pull) });
const branchShape = z.looseObject({
  repository: z.looseObject({
    ref: z.nullable(z.looseObject({ target: commitShape, associatedPullRequests: pulls })),
  }),
});

export type OwnPull = z.infer<typeof pull>;

interface OwnBranch {
  readonly commit: Commit;
  /** Includes closed ones. */
  readonly pulls: readonly OwnPull[];
}

export async function readOwnBranch({ github, ownBranch }: CommitPlace): Promise<OwnBranch | undefined> {
  const variables = { ...github.repository, ref: `refs/heads/${ownBranch}` };
  const { data } = await github.graphql({ query: branchQuery, variables }, branchShape);
  const { ref } = data.repository;
  return ref === null ? undefined : { commit: ref.target, pulls: ref.associatedPullRequests.nodes };
}

/**
 * Makes a commit on our branch, or finds it there, and verifies it.
 * @throws {ChangesError} `changes_not_posted`: GitHub refuses; `changes_differ`: it made another commit, now discarded
 * @throws {GitHubError} GitHub may or may not have made the commit
 */
export async function makeCommit(place: CommitPlace, plan: PlannedCommit): Promise<OwnBranch> {
  const { ownBranch } = place;
  const made = await moveRefs(place, [{ branch: ownBranch, before: noCommit, after: plan.base }]);
  const isNew = made.refusal === undefined && made.unsure === undefined;
  const before = isNew ? undefined : await readOwnBranch(place);
  if (!isNew && before === undefined) throw made.unsure ?? noBranch(ownBranch, made.refusal ?? '');
  if (before !== undefined && before.commit.oid !== plan.base) {
    if (isPlanned(before.commit, plan)) return before;
    const is = await plan.recognize(before.commit);
    if (is === 'kept') return before;
    const isGone = is === 'stale' && (await deleteOwnBranch(place, before.commit.oid));
    if (isGone) return makeCommit(place, plan);
    throw notPosted(`the branch ${JSON.stringify(ownBranch)} has something else already: delete it`);
  }
  return { commit: await proved(place, plan, await commitOn(place, plan)), pulls: before?.pulls ?? [] };
}

function noBranch(ownBranch: string, words: string): ChangesError {
  const [folder = '', below = ''] = prefixesOf(ownBranch);
  return notPosted(
    `the branch ${JSON.stringify(ownBranch)} can't be made (${words}). A branch named ${JSON.stringify(folder)} or ${JSON.stringify(below)} is in its way, or "github-token" lacks "contents: write"`,
  );
}

async function proved(place: CommitPlace, plan: PlannedCommit, commit: Commit): Promise<Commit> {
  if (isPlanned(commit, plan)) return commit;
  await deleteOwnBranch(place, commit.oid);
  throw new ChangesError(
    'changes_differ',
    `GitHub made another commit than the one that was checked: its tree is ${oneLine(commit.tree.oid)}, and should be ${plan.root}. It was thrown away.`,
  );
}

const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { ${commitFields} } }
}`;

const commitAnswer = z.looseObject({
  createCommitOnBranch: z.nullable(z.looseObject({ commit: z.nullable(commitShape) })),
});

async function commitOn(place: CommitPlace, plan: PlannedCommit): Promise<Commit> {
  const { github, ownBranch } = place;
  const { base, headline, body, changes } = plan;
  const input = {
    branch: { repositoryNameWithOwner: nameOf(github.repository), branchName: ownBranch },
    expectedHeadOid: base,
    message: { headline, body },
    fileChanges: {
      additions: changes.flatMap(({ path, content }) => (content === null ? [] : [{ path, contents: content }])),
      deletions: changes.flatMap(({ path, content }) => (content === null ? [{ path }] : [])),
    },
  };
  const { data, refusal, unsure } = await mutate(github, { query: commitMutation, variables: { input } }, commitAnswer);
  const commit = data?.createCommitOnBranch?.commit ?? undefined;
  if (commit !== undefined) return commit;
  // The commit may be there: the answer was lost, or another attempt of this run was faster.
  const now = await readOwnBranch(place);
  if (now !== undefined && now.commit.oid !== base) return now.commit;
  if (unsure !== undefined) throw unsure;
  await deleteOwnBranch(place, base);
  throw notPosted(
    `GitHub refuses the commit (${refusal ?? 'without a reason'}). "github-token" needs "contents: write", and for a workflow file the token of an app with "workflows: write"`,
  );
}

type Move = { readonly is: 'moved' | 'elsewhere' } | { readonly is: 'refused'; readonly words: string };

/** Moves both branches or neither. A branch that is at the commit already, as after a lost answer, counts as moved. */
export async function moveBranch(
  place: CommitPlace,
  { branch, from, to }: Record<'branch' | 'from' | 'to', string>,
): Promise<Move> {
  const done = await moveRefs(place, [
    { branch, before: from, after: to },
    { branch: place.ownBranch, before: to, after: noCommit },
  ]);
  if (done.refusal === undefined && done.unsure === undefined) return { is: 'moved' };
  const now = await readOwnBranch({ ...place, ownBranch: branch });
  if (now?.commit.oid === to) return { is: 'moved' };
  if (done.unsure !== undefined) throw done.unsure;
  return now?.commit.oid === from ? { is: 'refused', words: done.refusal ?? '' } : { is: 'elsewhere' };
}

/** Tells whether the branch is known to be gone. It does no harm if it stays. */
export async function deleteOwnBranch(place: CommitPlace, at: string): Promise<boolean> {
  const { refusal, unsure } = await moveRefs(place, [{ branch: place.ownBranch, before: at, after: noCommit }]);
  return refusal === undefined && unsure === undefined;
}

/** Means "no such branch" (GitHub docs, "RefUpdate"). */
const noCommit = '0'.repeat(40);

const refsMutation = 'mutation Refs($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }';
const refsAnswer = z.looseObject({ updateRefs: z.nullable(z.unknown()) });

function moveRefs({ github, repositoryId }: CommitPlace, moves: Record<'branch' | 'before' | 'after', string>[]) {
  const refUpdates = moves.map(({ branch, before, after }) => {
    return { name: `refs/heads/${branch}`, beforeOid: before, afterOid: after, force: false };
  });
  const variables = { input: { repositoryId, refUpdates } };
  return mutate(github, { query: refsMutation, variables }, refsAnswer);
}

async function mutate<T>(github: GitHub, request: GraphqlRequest, shape: z.ZodMiniType<T>) {
  try {
    const { data, refused } = await github.graphql(request, shape);
    const [first] = refused;
    return { data, refusal: first && oneLine(`${first.type ?? 'no type'}: ${first.message}`) };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return mayBeDone(error) ? { unsure: error } : { refusal: oneLine(error.message) };
  }
}

export function notPosted(why: string): ChangesError {
  return new ChangesError('changes_not_posted', `The change is not posted: ${why}.`);
}
