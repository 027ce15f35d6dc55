// Answers in threads of ours, and what is resolved or reopened with them: few requests for many threads.
import * as z from 'zod/mini';
import { GitHubError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { GitHub, GraphqlRefusal } from '../api/rest.ts';
import { buildReviewMarker } from './review-marker.ts';
import type { ThreadAnswer } from './round.ts';

/** The threads' repository, and the commit that was reviewed. */
interface AnswerOptions {
  readonly github: GitHub;
  /** Commit that was reviewed. */
  readonly head: string;
  readonly tag: string;
  readonly log: Log;
}

/** Fields that a request has at most. */
const maxFields = 20;

const words = {
  gone: { kind: 'gone', text: 'No longer found at' },
  committed: { kind: 'gone', text: 'The suggestion was committed. No longer found at' },
  again: { kind: 'again', text: 'Found again at' },
} as const;

const resolutions = {
  resolve: { mutation: 'resolveReviewThread', input: 'ResolveReviewThreadInput' },
  unresolve: { mutation: 'unresolveReviewThread', input: 'UnresolveReviewThreadInput' },
} as const;

/** One field of a mutation. */
interface Field {
  readonly mutation: string;
  readonly input: string;
  readonly value: Readonly<Record<string, string>>;
}

/**
 * Gives answers. That a thread can't be resolved or reopened is a warning: its answer stands.
 *
 * @throws {GitHubError} `github_refused` with status 403: the token may not answer
 */
export async function postAnswers(answers: readonly ThreadAnswer[], options: AnswerOptions): Promise<void> {
  const { github, log } = options;
  const fields = answers.flatMap((answer) => toFields(answer, options));
  const refused: (GraphqlRefusal & { readonly mutation: string | undefined })[] = [];
  for (let start = 0; start < fields.length; start += maxFields) {
    const some = fields.slice(start, start + maxFields);
    const answer = await github.graphql(toRequest(some), z.record(z.string(), z.unknown()));
    for (const one of answer.refused) {
      refused.push({ ...one, mutation: some[Number(one.field?.slice(1))]?.mutation });
    }
  }
  const others = refused.filter(({ type }) => type !== 'FORBIDDEN');
  const [other] = others;
  if (other !== undefined) {
    log.warning(`GitHub did not take ${others.length} of ${fields.length} answers and resolutions: ${other.message}`);
  }
  const forbidden = refused.filter(({ type }) => type === 'FORBIDDEN');
  const reply = forbidden.find(({ mutation }) => mutation === replyField);
  if (reply !== undefined)
    throw new GitHubError('github_refused', `GitHub refused an answer: ${reply.message}`, { status: 403 });
  if (forbidden.length > 0) {
    log.warning(
      `${forbidden.length} threads were answered but neither resolved nor reopened: that takes the permission "contents: write", which no job that talks to an intern should have. Give it to a job of its own with "command: post-findings", or resolve them by hand.`,
    );
  }
}

const replyField = 'addPullRequestReviewThreadReply';

function toFields({ thread, says, does }: ThreadAnswer, { head, tag }: AnswerOptions): readonly Field[] {
  const fields: Field[] = [];
  if (says !== undefined) {
    const { kind, text } = words[says];
    const body = `${buildReviewMarker({ kind, tag, head })}\n${text} ${head}.`;
    const value = { pullRequestReviewThreadId: thread.id, body };
    fields.push({ mutation: replyField, input: 'AddPullRequestReviewThreadReplyInput', value });
  }
  if (does !== undefined) fields.push({ ...resolutions[does], value: { threadId: thread.id } });
  return fields;
}

function toRequest(fields: readonly Field[]) {
  const declared = fields.map(({ input }, index) => `$i${index}: ${input}!`).join(', ');
  const aliases = fields.map(({ mutation }, index) => `f${index}: ${mutation}(input: $i${index}) { clientMutationId }`);
  const variables = Object.fromEntries(fields.map(({ value }, index) => [`i${index}`, value]));
  return { query: `mutation Answer(${declared}) { ${aliases.join(' ')} }`, variables };
}
