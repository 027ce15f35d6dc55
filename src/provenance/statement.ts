// The in-toto statement to sign: its subjects and its predicate.
import * as z from 'zod/mini';
import type { Predicate } from './predicate.ts';
import { predicateType } from './predicate-words.ts';
import type { Sha256 } from './record.ts';

/** The type of a statement (in-toto, "Statement v1"). */
export const statementType = 'https://in-toto.io/Statement/v1';

/** The media type of a statement in an envelope (in-toto, "Envelope layer"). */
export const statementMediaType = 'application/vnd.in-toto+json';

/** A statement whose predicate is not validated yet. */
export const statement = z.object({
  _type: z.literal(statementType),
  subject: z.array(z.object({ digest: z.record(z.string(), z.string()) })),
  predicateType: z.string(),
  predicate: z.unknown(),
});

export interface RunStatement {
  readonly _type: typeof statementType;
  readonly subject: readonly { readonly name: string; readonly digest: Sha256 | { readonly gitCommit: string } }[];
  readonly predicateType: typeof predicateType;
  readonly predicate: Predicate;
}

/** Makes the statement; its subjects are the transcript and, for a pull request, the commit at its head. */
export function toStatement(name: string, transcript: Sha256, predicate: Predicate): RunStatement {
  const head = predicate.pullRequest?.headCommit;
  const heads = head === undefined ? [] : [{ name: 'head of the pull request', digest: head.digest }];
  return { _type: statementType, subject: [{ name, digest: transcript }, ...heads], predicateType, predicate };
}
