// Stops a job's proxy with the state that the main step saved, and reports what the proxy did.
import { constants, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { orUndefined } from '../../errors.ts';
import { sendForJson } from '../../http/document.ts';
import { parseJson } from '../../json.ts';
import { type AccountTotals, accountTotals, findEndReason, sumAccount } from '../../proxy/account.ts';
import { stopPath } from '../../proxy/addresses.ts';
import { toAccountBlocks, toAccountLine } from '../../report/proxy-account.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import { Secret } from '../../secret.ts';
import type { ActionIo } from '../runner/io.ts';
import { isRunning, type ProcessIdentity, processIdentity } from './process-start.ts';

/** Longer than the proxy's own wait after a stop (`graceMs`). */
const answerMs = 8_000;
const exitMs = 2_000;
const pollMs = 50;

export async function stopProxy(io: ActionIo, state: string): Promise<void> {
  const proxy = readSavedProxy(state);
  if (proxy === undefined) {
    io.log.warning("The proxy of the job may keep running until its timeout: its saved state can't be read.");
    return;
  }
  io.log.mask(new Secret(proxy.key));
  const reportedTotals = await askToStop(io, proxy);
  const hasAnswered = reportedTotals !== undefined;
  const wasKilled = await killUnlessEnded(io, proxy.process, hasAnswered);
  if (proxy.port === undefined) return; // the proxy never listened, and the step reported why
  const text = readAccount(proxy.account);
  if (!hasAnswered) {
    const reason = findEndReason(text);
    const mayStillRun = proxy.process === undefined && reason === undefined; // nothing shows that it has ended
    const ending = `ended before the job${reason === undefined ? '' : ` (${reason})`}: requests after that got no answer`;
    const fate = mayStillRun ? 'did not answer, and may run until its timeout' : ending;
    io.log.warning(`The proxy ${wasKilled ? 'did not answer, so it was killed' : fate}.`);
  }
  const totals = reportedTotals ?? sumAccount(text);
  io.log.info(toAccountLine(totals));
  await io.writeSummary(toMarkdown(toAccountBlocks(totals)));
}

async function askToStop({ fetch, clock }: ActionIo, { key, port }: SavedProxy): Promise<AccountTotals | undefined> {
  if (port === undefined) return undefined;
  const request = { method: 'POST', url: `http://127.0.0.1:${port}${stopPath}`, bearer: new Secret(key) } as const;
  const limits = { fetch, now: clock.now, timeoutMs: answerMs };
  const answer = await sendForJson(request, limits).catch(() => undefined);
  return answer?.status === 200 ? accountTotals.safeParse(answer.json).data : undefined;
}

/** Returns whether it had to send a signal. */
async function killUnlessEnded({ clock }: ActionIo, identity: ProcessIdentity | undefined, hasAnswered: boolean) {
  if (identity === undefined) return false;
  const endsWithin = async (ms: number): Promise<boolean> => {
    for (let waitedMs = 0; waitedMs < ms && isRunning(identity); waitedMs += pollMs) await clock.sleep(pollMs);
    return !isRunning(identity);
  };
  if (await endsWithin(hasAnswered ? exitMs : 0)) return false;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(identity.pid, signal);
    } catch {
      break; // the process has ended meanwhile
    }
    if (await endsWithin(exitMs)) break;
  }
  return true;
}

/** Follows no link: any step of the job can have replaced the file. */
function readAccount(path: string | undefined): string {
  if (path === undefined) return '';
  const flag = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
  return orUndefined(() => readFileSync(path, { encoding: 'utf8', flag })) ?? '';
}

const savedProxy = z.object({
  key: z.string(),
  process: z.optional(processIdentity),
  port: z.optional(z.number()),
  account: z.optional(z.string()),
});

export type SavedProxy = z.infer<typeof savedProxy>;

export function readSavedProxy(text: string): SavedProxy | undefined {
  return savedProxy.safeParse(parseJson(text)).data;
}
