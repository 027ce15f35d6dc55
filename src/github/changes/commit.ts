// Commits a change on a separate branch, verifies the commit, and only then moves the target branch to it.
import * as z from 'zod/mini';
import type { ChangesEntry } from '../../changes/changes-file.ts';
import { listPrefixes } from '../../changes/git-objects.ts';
import { ChangesError, GitHubError } from '../../errors.ts';
import { oneLine } from '../../log.ts';
import { loginInGraphql, toAccount } from '../account.ts';
import { mayHaveTakenEffect } from '../api/refusal.ts';
import type { GitHub, GraphqlRequest } from '../api/rest.ts';
import { toFullName } from '../subject.ts';

/** GraphQL fields that prove what a commit contains. */
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
  /** Without `refs/heads/`. */
  readonly ownBranch: string;
}

interface PlannedCommit {
  readonly base: string;
  readonly root: string;
  readonly changes: readonly Pick<ChangesEntry, 'path' | 'content'>[];
  readonly headline: string;
  readonly body: string;
  /** Judges a commit on our branch that is not the planned one, perhaps from an attempt before the target moved. */
  readonly judgeLeftover: (commit: Commit) => Promise<Leftover>;
}

/** `usable`: use the commit instead of the planned one. `stale`: discard it. `other`: somebody else made it. */
export type Leftover = 'usable' | 'stale' | 'other';

export function isPlanned({ tree, parents }: Commit, { base, root }: Pick<PlannedCommit, 'base' | 'root'>): boolean {
  return tree.oid === root && parents.nodes.length === 1 && parents.nodes[0]?.oid === base;
}

const branchQuery = `query OwnBranch($owner: String!, $repo: String!, $ref: String!) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $ref) {
      target { ... on Commit { ${commitFields} } }
      associatedPullRequests(first: 20) { nodes { number url state baseRefName author { __typename login } authorAssociation } }
    }
  }
}`;

const pullShape = z.looseObject({
  number: z.int(),
  url: z.string(),
  state: z.string(),
  baseRefName: z.string(),
  author: z.nullable(z.looseObject({ __typename: z.string(), login: z.string() })),
  authorAssociation: z.string(),
});
const pullsShape = z.looseObject({ nodes: z.array(pullShape) });
const branchShape = z.looseObject({
  viewer: z.looseObject({ login: z.string() }),
  repository: z.looseObject({
    ref: z.nullable(z.looseObject({ target: commitShape, associatedPullRequests: pullsShape })),
  }),
});

export type OwnPull = Pick<z.infer<typeof pullShape>, 'number' | 'url' | 'state' | 'baseRefName'>;

interface OwnBranch {
  readonly commit: Commit;
  /** Includes closed pull requests. */
  readonly pulls: readonly OwnPull[];
}

export async function readOwnBranch({ github, ownBranch }: CommitPlace): Promise<OwnBranch | undefined> {
  const variables = { ...github.repository, ref: `refs/heads/${ownBranch}` };
  const { data } = await github.graphql({ query: branchQuery, variables }, branchShape);
  const { ref } = data.repository;
  if (ref === null) return undefined;
  const account = toAccount(data.viewer.login);
  const isOurs = ({ author, authorAssociation }: z.infer<typeof pullShape>): boolean =>
    insiders.has(authorAssociation) ||
    (author?.login === loginInGraphql(account) && author.__typename === account.type);
  return { commit: ref.target, pulls: ref.associatedPullRequests.nodes.filter(isOurs) };
}

/** Tells who may have opened our pull request for us. From anybody else, its title and text may not be ours. */
const insiders: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/**
 * Makes the commit on our branch unless it is there, and verifies it.
 * @throws {ChangesError} `changes_not_posted`: refused, or the branch is taken; `changes_differ`: GitHub made a wrong commit
 * @throws {GitHubError} the commit may have been made or not
 */
export async function makeCommit(place: CommitPlace, plan: PlannedCommit): Promise<OwnBranch> {
  const { ownBranch } = place;
  const { refusal, lostAnswer } = await moveRefs(place, [{ branch: ownBranch, before: noCommit, after: plan.base }]);
  const isNew = refusal === undefined && lostAnswer === undefined;
  const existing = isNew ? undefined : await readOwnBranch(place);
  if (existing === undefined && lostAnswer !== undefined) throw lostAnswer;
  if (existing === undefined && refusal !== undefined) throw branchRefusal(ownBranch, refusal);
  if (existing !== undefined && existing.commit.oid !== plan.base) {
    if (isPlanned(existing.commit, plan)) return existing;
    const leftover = await plan.judgeLeftover(existing.commit);
    if (leftover === 'usable') return existing;
    if (leftover === 'stale' && (await deleteOwnBranch(place, existing.commit.oid))) return makeCommit(place, plan);
    throw notPosted(`the branch ${JSON.stringify(ownBranch)} already has something else. Delete that branch`);
  }
  return { commit: await verifyCommit(place, plan, await createCommit(place, plan)), pulls: existing?.pulls ?? [] };
}

function branchRefusal(ownBranch: string, reason: string): ChangesError {
  const [folder = '', below = ''] = listPrefixes(ownBranch);
  return notPosted(
    `the branch ${JSON.stringify(ownBranch)} can't be created (${reason}). A branch named ${JSON.stringify(folder)} or ${JSON.stringify(below)} is in its way, or "github-token" lacks "contents: write"`,
  );
}

async function verifyCommit(place: CommitPlace, plan: PlannedCommit, commit: Commit): Promise<Commit> {
  if (isPlanned(commit, plan)) return commit;
  await deleteOwnBranch(place, commit.oid);
  const message = `GitHub made a different commit from the one that was checked: its tree is ${oneLine(commit.tree.oid)}, but should be ${plan.root}. The commit was discarded.`;
  throw new ChangesError('changes_differ', message);
}

const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { ${commitFields} } }
}`;

const commitAnswer = z.looseObject({
  createCommitOnBranch: z.nullable(z.looseObject({ commit: z.nullable(commitShape) })),
});

async function createCommit(place: CommitPlace, plan: PlannedCommit): Promise<Commit> {
  const { github, ownBranch } = place;
  const { base, headline, body, changes } = plan;
  const input = {
    branch: { repositoryNameWithOwner: toFullName(github.repository), branchName: ownBranch },
    expectedHeadOid: base,
    message: { headline, body },
    fileChanges: {
      additions: changes.flatMap(({ path, content }) => (content === null ? [] : [{ path, contents: content }])),
      deletions: changes.flatMap(({ path, content }) => (content === null ? [{ path }] : [])),
    },
  };
  const request = { query: commitMutation, variables: { input } };
  const { data, refusal, lostAnswer } = await mutate(github, request, commitAnswer);
  const commit = data?.createCommitOnBranch?.commit ?? undefined;
  if (commit !== undefined) return commit;
  // The commit may exist: an answer was lost, or another attempt of this run was faster.
  const current = await readOwnBranch(place);
  if (current !== undefined && current.commit.oid !== base) return current.commit;
  if (lostAnswer !== undefined) throw lostAnswer;
  await deleteOwnBranch(place, base);
  throw notPosted(
    `GitHub refuses the commit (${refusal ?? 'without a reason'}). "github-token" needs "contents: write", and for a workflow file the token of an app with "workflows: write"`,
  );
}

/** Moves the target and deletes our branch, or does neither. A branch that is already at the commit counts as moved. */
export async function moveBranch(
  place: CommitPlace,
  { branch, from, to }: Record<'branch' | 'from' | 'to', string>,
): Promise<{ readonly is: 'moved' | 'elsewhere' } | { readonly is: 'refused'; readonly words: string }> {
  const { refusal, lostAnswer } = await moveRefs(place, [
    { branch, before: from, after: to },
    { branch: place.ownBranch, before: to, after: noCommit },
  ]);
  if (refusal === undefined && lostAnswer === undefined) return { is: 'moved' };
  const current = await readOwnBranch({ ...place, ownBranch: branch });
  if (current?.commit.oid === to) return { is: 'moved' };
  if (lostAnswer !== undefined) throw lostAnswer;
  if (refusal !== undefined && current?.commit.oid === from) return { is: 'refused', words: refusal };
  return { is: 'elsewhere' };
}

/** Returns true if the branch is surely gone. A branch that stays does no harm. */
export async function deleteOwnBranch(place: CommitPlace, commit: string): Promise<boolean> {
  const { refusal, lostAnswer } = await moveRefs(place, [{ branch: place.ownBranch, before: commit, after: noCommit }]);
  return refusal === undefined && lostAnswer === undefined;
}

/** Stands for a branch that does not exist (GitHub docs, "RefUpdate"). */
const noCommit = '0'.repeat(40);

const refsMutation = 'mutation Refs($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }';
const refsAnswer = z.looseObject({ updateRefs: z.nullable(z.unknown()) });

function moveRefs({ github, repositoryId }: CommitPlace, moves: Record<'branch' | 'before' | 'after', string>[]) {
  const refUpdates = moves.map(({ branch, before, after }) => {
    return { name: `refs/heads/${branch}`, beforeOid: before, afterOid: after, force: false };
  });
  return mutate(github, { query: refsMutation, variables: { input: { repositoryId, refUpdates } } }, refsAnswer);
}

async function mutate<T>(github: GitHub, request: GraphqlRequest, shape: z.ZodMiniType<T>) {
  try {
    const { data, refused } = await github.graphql(request, shape);
    const [first] = refused;
    return { data, refusal: first && oneLine(`${first.type ?? 'no type'}: ${first.message}`) };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return mayHaveTakenEffect(error) ? { lostAnswer: error } : { refusal: oneLine(error.message) };
  }
}

export function notPosted(why: string): ChangesError {
  return new ChangesError('changes_not_posted', `The change is not posted: ${why}.`);
}
