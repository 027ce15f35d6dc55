// Stops a job's proxy with the state that the main step kept, and reports what the proxy did.
import { closeSync, constants, openSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { sendForJson } from '../../http/document.ts';
import { parseJson } from '../../json.ts';
import { type AccountTotals, accountTotals, findEndReason, sumAccount } from '../../proxy/account.ts';
import { stopPath } from '../../proxy/addresses.ts';
import { toAccountBlocks, toAccountLine } from '../../report/proxy-account.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import { Secret } from '../../secret.ts';
import type { ActionIo } from '../runner/io.ts';
import { isRunning, type KnownProcess, knownProcess } from './process-start.ts';

/** Longer than the proxy waits for the requests under way. */
const answerMs = 8_000;
const endMs = 2_000;
const glanceMs = 50;

export async function stopProxy(io: ActionIo, state: string): Promise<void> {
  const kept = readKeptProxy(state);
  if (kept === undefined) {
    io.log.warning('The proxy of the job may go on until its time is over: what the step kept of it cannot be read.');
    return;
  }
  io.log.mask(new Secret(kept.key));
  const told = await askToStop(io, kept);
  const ended = await endProcess(io, kept.process, told !== undefined);
  if (kept.port === undefined) return; // the proxy never listened, and the step reported why
  const text = readAccount(kept.account);
  if (told === undefined) {
    const reason = findEndReason(text);
    const why = reason === undefined ? '' : ` (${reason})`;
    io.log.warning(
      ended
        ? 'The proxy did not answer, and was ended.'
        : `The proxy ended before the job${why}: requests after that got no answer.`,
    );
  }
  const totals = told ?? sumAccount(text);
  io.log.info(toAccountLine(totals));
  await io.writeSummary(toMarkdown(toAccountBlocks(totals)));
}

async function askToStop({ fetch, clock }: ActionIo, { key, port }: KeptProxy): Promise<AccountTotals | undefined> {
  if (port === undefined) return undefined;
  const request = { method: 'POST', url: `http://127.0.0.1:${port}${stopPath}`, bearer: new Secret(key) } as const;
  try {
    const { status, json } = await sendForJson(request, { fetch, now: clock.now, timeoutMs: answerMs });
    return status === 200 ? accountTotals.safeParse(json).data : undefined;
  } catch {
    return undefined;
  }
}

async function endProcess({ clock }: ActionIo, known: KnownProcess | undefined, wasTold: boolean): Promise<boolean> {
  if (known === undefined) return false;
  const hasEnded = async (waitMs: number): Promise<boolean> => {
    for (let waitedMs = 0; waitedMs < waitMs && isRunning(known); waitedMs += glanceMs) await clock.sleep(glanceMs);
    return !isRunning(known);
  };
  if (await hasEnded(wasTold ? endMs : 0)) return false;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(known.pid, signal);
    } catch {
      break; // the process has ended meanwhile
    }
    if (await hasEnded(endMs)) break;
  }
  return true;
}

/** Trusts nothing in the account: any step of the job can have written to it. */
function readAccount(path: string | undefined): string {
  if (path === undefined) return '';
  try {
    const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      return readFileSync(file, 'utf8');
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}

const kept = z.object({
  key: z.string(),
  process: z.optional(knownProcess),
  port: z.optional(z.number()),
  account: z.optional(z.string()),
});

export type KeptProxy = z.infer<typeof kept>;

/** Returns undefined for a text that this action did not save. */
export function readKeptProxy(text: string): KeptProxy | undefined {
  return kept.safeParse(parseJson(text)).data;
}
