// Messages between the step and the process of its proxy while the proxy starts.
import * as z from 'zod/mini';
import { runContext } from '../../transcript/events.ts';

const knownProcess = z.object({ pid: z.number(), started: z.string() });

/** What the proxy begins with; the rest stands in the inputs, which its process reads itself. */
export const startMessage = z.object({
  key: z.string(),
  token: z.object({ text: z.string(), lifetimeMs: z.number(), startedAt: z.number() }),
  /** Fingerprints of the subject tokens that were exchanged. */
  spent: z.array(z.string()),
  account: z.string(),
  /** Null: there is none. */
  policy: z.nullable(z.object({ text: z.string(), path: z.string() })),
  context: runContext,
  cwd: z.string(),
  /** The process with which the job ends; null where it can't be seen. */
  job: z.nullable(knownProcess),
});

export type StartMessage = z.infer<typeof startMessage>;

/** Lets the proxy outlive the step: the runner knows all that it needs. */
export const stayMessage = z.object({ stay: z.literal(true) });

/** Its port, or the reason why it does not listen. */
export const answerMessage = z.union([z.object({ port: z.number() }), z.object({ failed: z.string() })]);
