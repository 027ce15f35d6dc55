// Defines the in-toto statement about a run, and its predicate.
import * as z from 'zod/mini';
import { approvalModes } from '../contract/words.ts';
import { predicateType, verbatimAnswers } from './predicate-words.ts';

const describe = <Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema =>
  schema.check(z.meta({ description }));
const text = (description: string) => describe(description, z.string());
const count = (description: string) => describe(description, z.int().check(z.nonnegative()));
const digest = (content: string) =>
  describe(`${content} SHA-256, hexadecimal.`, z.object({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }));
const commit = z.object({ digest: z.object({ gitCommit: z.string().check(z.regex(/^[0-9a-f]{40}$/)) }) });
const amount = z.optional(z.number());

const decision = z.object({
  arguments: z.object({
    digest: digest('The arguments of the pause as canonical JSON (RFC 8785); as streamed if they could not be judged.'),
  }),
  outcome: describe(
    'The outcome of the pause. Can differ from the rule: a used-up budget turns an allow into a reject.',
    z.enum(['allow', 'answer', 'reject', 'stop', 'ask']),
  ),
  answer: z.optional(describe('The answer, if it is one of these.', z.enum(verbatimAnswers))),
  answerDigest: z.optional(digest('Any other answer that was sent.')),
  rule: text('Id of the deciding rule of the policy, `default`, `malformed`, `(person)` or `grant`.'),
  decidedBy: z.optional(
    describe(
      '`nobody`: a person had to decide, but nobody was there or answered in time.',
      z.enum(['policy', 'person', 'nobody']),
    ),
  ),
  person: z.optional(text('Login of the person who decided, if known.')),
});

const policy = z.object({
  path: text('The file.'),
  commit: z.optional(text('The commit that it was read at; absent for a file of the checkout.')),
  digest: digest('The file.'),
  tests: z.optional(count('How many tests the file has.')),
});

const usage = z.object({ prompt_tokens: amount, completion_tokens: amount, total_tokens: amount, cost: amount });

const changes = z.object({
  headCommit: commit,
  digest: z.optional(digest('Paths and contents that were taken, as the trailer `Interns-Change` of a commit has it.')),
  taken: amount,
  left: amount,
  stop: amount,
});

const tool = z.object({
  name: text('`intern-action` or `interns`.'),
  version: text('Its version.'),
  digest: z.optional(digest('Its files.')),
});

/** The fields of docs/intern-run-v1.md, "Fields". Readers ignore any other. */
export const predicate = z.object({
  service: text('Origin of the Intern Service.'),
  intern: z.object({ id: text('Its id.'), name: text('Its name.') }),
  approvalMode: describe('`self-drive`: the intern asked nobody, so nothing was decided.', z.enum(approvalModes)),
  startedOn: text('Time of the first event, RFC 3339.'),
  finishedOn: text('Time of the last event, RFC 3339.'),
  prompt: z.optional(z.object({ digest: digest('The prompt, UTF-8; absent if an answer began the run.') })),
  policy: z.optional(describe('Absent: none was read, so no rule allowed anything.', policy)),
  decisions: z.array(decision),
  verdict: z.optional(text('Reserved for a verdict; no run has one yet.')),
  conclusion: describe('How the run ended.', z.enum(['finished', 'paused', 'rejected', 'ended', 'failed'])),
  errorCode: z.optional(text('The code of the error, if there was one.')),
  usage: z.optional(describe('As the service reported it, summed over the run.', usage)),
  pullRequest: z.optional(z.object({ headCommit: commit })),
  changes: z.optional(
    describe('Files that the intern changed: how many were taken, were left behind, or stopped all changes.', changes),
  ),
  tool: z.optional(tool),
});

export type Predicate = z.infer<typeof predicate>;

/** In-toto's "DigestSet", with one algorithm. */
export interface Sha256 {
  readonly sha256: string;
}

/** From in-toto's "Statement v1". */
const statementType = 'https://in-toto.io/Statement/v1';

/** From in-toto's "Envelope layer". */
export const statementMediaType = 'application/vnd.in-toto+json';

/** Leaves the predicate unchecked. */
export const statement = z.object({
  _type: z.literal(statementType),
  subject: z.array(z.object({ digest: z.record(z.string(), z.string()) })),
  predicateType: z.string(),
  predicate: z.unknown(),
});

export function toStatement(name: string, transcript: Sha256, value: Predicate) {
  const head = value.pullRequest?.headCommit;
  const heads = head === undefined ? [] : [{ name: 'head of the pull request', digest: head.digest }];
  return {
    _type: statementType,
    subject: [{ name, digest: transcript }, ...heads],
    predicateType,
    predicate: value,
  };
}
