// The in-toto statement to sign: its subjects and its predicate.
import * as z from 'zod/mini';
import type { Predicate } from './predicate.ts';
import { predicateType } from './predicate-words.ts';
import type { Sha256 } from './record.ts';

/** in-toto, "Statement v1". */
export const statementType = 'https://in-toto.io/Statement/v1';

/** in-toto, "Envelope layer". */
export const statementMediaType = 'application/vnd.in-toto+json';

/** Does not validate the predicate. */
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

export function toStatement(name: string, transcript: Sha256, predicate: Predicate): RunStatement {
  const head = predicate.pullRequest?.headCommit;
  const heads = head === undefined ? [] : [{ name: 'head of the pull request', digest: head.digest }];
  return { _type: statementType, subject: [{ name, digest: transcript }, ...heads], predicateType, predicate };
}
