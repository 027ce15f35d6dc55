// Posts answers in our review threads, and resolves or reopens threads, many in one request.
import * as z from 'zod/mini';
import { GitHubError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { counted } from '../../wording.ts';
import type { GitHub, GraphqlRefusal } from '../api/rest.ts';
import type { RoundTexts } from './plan-round.ts';
import { buildReviewMarker } from './review-marker.ts';
import type { ThreadAnswer } from './thread-outcome.ts';

export interface PostOptions {
  readonly github: GitHub;
  readonly head: string;
  readonly tag: string;
  readonly texts: Pick<RoundTexts, 'answer'>;
  readonly log: Log;
}

const maxFields = 20;

const answerTexts = {
  gone: { kind: 'gone', text: 'No longer found at' },
  committed: { kind: 'gone', text: 'The suggestion was committed. No longer found at' },
  again: { kind: 'again', text: 'Found again at' },
} as const;

const resolutions = {
  resolve: { mutation: 'resolveReviewThread', input: 'ResolveReviewThreadInput' },
  unresolve: { mutation: 'unresolveReviewThread', input: 'UnresolveReviewThreadInput' },
} as const;

interface Field {
  readonly mutation: string;
  readonly input: string;
  readonly value: Readonly<Record<string, string>>;
}

/**
 * Posts the answer even if the thread can't be resolved or reopened, and then only warns.
 * @throws {GitHubError} `github_refused` with status 403: the token may not answer
 */
export async function postAnswers(answers: readonly ThreadAnswer[], options: PostOptions): Promise<void> {
  // Reopen first: an answer with a more severe finding also tells whether its thread stays resolved.
  const { worse = [], plain = [] } = Object.groupBy(answers, ({ reply }) => {
    return typeof reply === 'object' ? 'worse' : 'plain';
  });
  const reopening = worse.flatMap(toResolution);
  const notReopened = await sendFields(reopening, options);
  const notReopenedIds = new Set(notReopened.map(({ field }) => field?.value['threadId']));
  const fields = [
    ...worse.flatMap((answer) => {
      const isReopened = answer.action !== undefined && !notReopenedIds.has(answer.thread.id);
      const staysResolved = answer.thread.isResolved && !isReopened;
      return toReply(answer, options, staysResolved);
    }),
    ...plain.flatMap((answer) => [...toReply(answer, options), ...toResolution(answer)]),
  ];
  const refused = [...notReopened, ...(await sendFields(fields, options))];
  reportRefusals(refused, reopening.length + fields.length, options.log);
}

/** A refusal names its field by the alias from `toRequest`: an `f` and the index in the batch. */
async function sendFields(fields: readonly Field[], { github }: PostOptions) {
  const refused: { readonly field: Field | undefined; readonly refusal: GraphqlRefusal }[] = [];
  for (let start = 0; start < fields.length; start += maxFields) {
    const batch = fields.slice(start, start + maxFields);
    const answer = await github.graphql(toRequest(batch), z.record(z.string(), z.unknown()));
    for (const refusal of answer.refused) refused.push({ field: batch[Number(refusal.field?.slice(1))], refusal });
  }
  return refused;
}

function reportRefusals(refused: Awaited<ReturnType<typeof sendFields>>, total: number, log: Log): void {
  const { forbidden = [], others = [] } = Object.groupBy(refused, ({ refusal }) => {
    return refusal.type === 'FORBIDDEN' ? 'forbidden' : 'others';
  });
  const [other] = others;
  if (other !== undefined) {
    log.warning(`GitHub did not take ${others.length} of ${total} answers and resolutions: ${other.refusal.message}`);
  }
  const reply = forbidden.find(({ field }) => field?.mutation === replyField);
  if (reply !== undefined)
    throw new GitHubError('github_refused', `GitHub refused an answer: ${reply.refusal.message}`, { status: 403 });
  if (forbidden.length > 0) {
    log.warning(
      `${counted(forbidden.length, 'thread')} got an answer but could be neither resolved nor reopened: this needs the permission "contents: write", which no job that talks to an intern should have. Give it to a separate job with "command: post-findings", or resolve them by hand.`,
    );
  }
}

const replyField = 'addPullRequestReviewThreadReply';

function toResolution({ thread, action }: ThreadAnswer): readonly Field[] {
  return action === undefined ? [] : [{ ...resolutions[action], value: { threadId: thread.id } }];
}

function toReply({ thread, reply }: ThreadAnswer, options: PostOptions, staysResolved = false): readonly Field[] {
  if (reply === undefined) return [];
  const value = { pullRequestReviewThreadId: thread.id, body: toBody(reply, options, staysResolved) };
  return [{ mutation: replyField, input: 'AddPullRequestReviewThreadReplyInput', value }];
}

function toBody(reply: NonNullable<ThreadAnswer['reply']>, { head, tag, texts }: PostOptions, staysResolved: boolean) {
  if (typeof reply === 'string') {
    const { kind, text } = answerTexts[reply];
    return `${buildReviewMarker({ kind, tag, head })}\n${text} ${head}.`;
  }
  const { severity } = reply.finding;
  const marker = buildReviewMarker({ kind: 'again', tag, head, severity, resolved: staysResolved || undefined });
  const remark = staysResolved ? ' It counts although this thread is resolved.' : '';
  return `${marker}\n${answerTexts.again.text} ${head}, more severe than before.${remark}\n\n${texts.answer(reply)}`;
}

function toRequest(fields: readonly Field[]) {
  const declared = fields.map(({ input }, index) => `$i${index}: ${input}!`).join(', ');
  const aliases = fields.map(({ mutation }, index) => `f${index}: ${mutation}(input: $i${index}) { clientMutationId }`);
  const variables = Object.fromEntries(fields.map(({ value }, index) => [`i${index}`, value]));
  return { query: `mutation Answer(${declared}) { ${aliases.join(' ')} }`, variables };
}
