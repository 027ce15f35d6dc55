// Defines the schema of playbooks, and matches their globs (docs/local-service.md, "Script an intern"). Policies have a
// matcher of their own, because client and service share little code: a mistake in one then shows against the other.
import * as z from 'zod/mini';
import { type Usage, usage } from '../../contract/chat.ts';
import { type ElicitationField, type OptionKind, optionKinds } from '../../contract/interaction.ts';
import { atLeast } from '../../contract/values.ts';
import { durationSchema } from '../time/duration.ts';

const duration = durationSchema();

export const playbookEndings = ['run_ended', 'timeout', 'sever', 'attachment_failed', 'intern_unreachable'] as const;

const repeat = z.optional(z.int().check(z.gte(1), z.lte(10_000_000)));
// Limits the cost of one step: sums of much larger numbers would lose cents.
const usd = z.number().check(z.gte(0), z.lte(1_000_000));
const templatePattern = /\{\{(?:prompt|answer|stdout|exit_status|shell_outcome|turn|review_word)\}\}/;

const field = z.strictObject({
  name: z.string().check(atLeast(1)),
  type: z._default(z.enum(['string', 'number', 'integer', 'boolean']), 'string'),
  required: z._default(z.boolean(), false),
  options: z.optional(z.array(z.unknown()).check(atLeast(1))),
});

const count = z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000)));
const reportedUsage: z.ZodMiniType<Usage> = z.strictObject({
  ...usage.shape,
  prompt_tokens: count,
  completion_tokens: count,
  total_tokens: count,
  cost: z.optional(z.nullable(usd)),
  prompt_tokens_details: z.optional(z.nullable(z.strictObject({ cached_tokens: count }))),
});

const quietSteps = [
  z.strictObject({ think: z.string(), repeat, every: z.optional(duration) }),
  z.strictObject({ say: z.string(), repeat, every: z.optional(duration) }),
  z.strictObject({ wait: duration }),
  z.strictObject({ usage: reportedUsage, byok_cost: z.optional(usd) }),
] as const;

/** A step that does not ask, run or end anything, so an intern can take it while its question is open. */
export type QuietStep = z.infer<(typeof quietSteps)[number]>;

/** A step as written in a playbook. The rest of a paused turn is stored in the same form. */
export type Step =
  | QuietStep
  | { shell: string; timeout?: string | number | undefined; meanwhile?: QuietStep[] | undefined }
  | {
      permission: { operation: string | null; options?: OptionKind[] | undefined };
      allowed?: Step[] | undefined;
      rejected?: Step[] | undefined;
      meanwhile?: QuietStep[] | undefined;
    }
  | { ask: { message: string; fields: ElicitationField[] }; meanwhile?: QuietStep[] | undefined }
  | { end: (typeof playbookEndings)[number] };

const meanwhile = z.optional(z.array(z.union(quietSteps)));

export const step: z.ZodMiniType<Step> = z.lazy(() =>
  z.union([
    ...quietSteps,
    z.strictObject({
      shell: z.string().check(
        atLeast(1),
        // A prompt inserted into a command line could run as a command.
        z.refine((text) => !templatePattern.test(text), 'must not have {{…}}: use "$INTERN_PROMPT", "$INTERN_ANSWER"'),
      ),
      timeout: z.optional(duration),
      meanwhile,
    }),
    z.strictObject({
      permission: z.strictObject({
        operation: z.nullable(z.string()),
        options: z.optional(z.array(z.enum(optionKinds)).check(atLeast(1))),
      }),
      allowed: z.optional(z.array(step)),
      rejected: z.optional(z.array(step)),
      meanwhile,
    }),
    z.strictObject({
      ask: z.strictObject({ message: z.string(), fields: z.array(field).check(atLeast(1)) }),
      meanwhile,
    }),
    z.strictObject({ end: z.enum(playbookEndings) }),
  ]),
);

const turn = z.strictObject({
  when: z.optional(z.string()),
  model: z.optional(z.string().check(atLeast(1))),
  steps: z.array(step),
});

const turns = z.array(turn).check(atLeast(1));

/** The two forms of a playbook: its turns under `turns:`, or a bare list of them. */
export const playbookForms = [
  z.strictObject({ turns }),
  z.pipe(
    turns,
    z.transform((list) => ({ turns: list })),
  ),
] as const;

export const playbook = z.union(playbookForms);

/** A scripted intern. The first turn whose `when` matches the prompt runs. */
export type Playbook = z.infer<typeof playbook>;

/** Matches a glob against a whole text. In the worst case, the time grows with the product of their lengths. */
export function matchesGlob(pattern: string, text: string): boolean {
  const matchesAt = (part: string, start: number): boolean =>
    start + part.length <= text.length &&
    part.split('').every((unit, index) => unit === '?' || unit === text[start + index]);
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return first.length === text.length && matchesAt(first, 0);
  if (!matchesAt(first, 0)) return false;
  let start = first.length;
  // Match each part as far left as possible, to leave the most text to the next.
  for (const part of rest) {
    while (start + part.length <= text.length && !matchesAt(part, start)) start += 1;
    start += part.length;
  }
  return start + last.length <= text.length && matchesAt(last, text.length - last.length);
}
