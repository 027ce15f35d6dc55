// Messages between the step and the process of its proxy while the proxy starts.
import * as z from 'zod/mini';
import { runContext } from '../../transcript/events.ts';

const knownProcess = z.object({ pid: z.number(), started: z.string() });

/** From the step: what the proxy begins with. The rest stands in the inputs, which the process has as well. */
export const startMessage = z.object({
  key: z.string(),
  token: z.object({ text: z.string(), lifetimeMs: z.number(), startedAt: z.number() }),
  /** Fingerprints of the subject tokens that were exchanged. */
  spent: z.array(z.string()),
  /** The file of the account, which is there. */
  account: z.string(),
  /** The policy that answers pauses; null: there is none. */
  policy: z.nullable(z.object({ text: z.string(), path: z.string() })),
  /** Tells the policy about the job. */
  context: runContext,
  /** Working folder of the step. */
  cwd: z.string(),
  /** With this process the job ends; null where it can't be seen. */
  job: z.nullable(knownProcess),
});

/** From the step: what the proxy begins with. */
export type StartMessage = z.infer<typeof startMessage>;

/** From the step: everything is told to the runner, so the proxy may outlive the step. */
export const stayMessage = z.object({ stay: z.literal(true) });

/** From the process: where it listens, or why it does not. */
export const answerMessage = z.union([z.object({ port: z.number() }), z.object({ failed: z.string() })]);
