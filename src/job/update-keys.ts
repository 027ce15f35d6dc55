// The updates of keys that a job asks for: read, told apart by their time, shown or sent.
import { buildKeyUpdate } from '../client/keys.ts';
import { InputError } from '../errors.ts';
import type { KeySettings } from '../inputs/key-settings.ts';
import { readKeyUpdateFile } from '../inputs/key-update-file.ts';
import type { KeyUpdateResult, PlannedUpdate } from '../keys/outcome.ts';
import { isDue } from '../keys/schedule.ts';
import { sendKeyUpdates } from '../keys/send-updates.ts';
import { connect } from './connect.ts';
import { withinTime } from './deadline.ts';
import type { JobIo } from './io.ts';
import type { Workspace } from './workspace.ts';
import { openWorkspace, readTextOf } from './workspace.ts';

/**
 * Update the keys and tell what came of each update, in the order in which they were asked for. All of them are checked
 * before the first is sent; a dry run sends nothing at all.
 *
 * @throws {InputError} `input_invalid`: the file, or a hash that is the API key itself
 * @throws {IdentityError} {@link ExchangeError} when there is no bearer to send anything with
 */
export async function updateKeys(io: JobIo, settings: KeySettings): Promise<readonly KeyUpdateResult[]> {
  const { apiKey } = settings.credentials;
  // Where something is sent, the bearer is masked there.
  if (settings.dryRun && apiKey !== undefined) io.log.mask(apiKey);
  const planned = await readPlanned(settings.updates, openWorkspace(io), io);
  for (const update of planned) refuseKeyAsHash(update, settings);
  const now = io.clock.now(); // one time for all: a midnight between two requests must not split the file
  const isNow = ({ when }: PlannedUpdate): boolean => when === undefined || isDue(when, now);
  const due = planned.filter(isNow);
  const sent = settings.dryRun ? due.map((update) => plan(update, settings)) : await send(io, settings, due);
  const outcomes = new Map(sent.map(({ planned: update, outcome }) => [update, outcome]));
  return planned.map((update) => ({ planned: update, outcome: outcomes.get(update) ?? { state: 'skipped' } }));
}

function plan(planned: PlannedUpdate, { baseUrl }: KeySettings): KeyUpdateResult {
  const { hash, shownHash, update } = planned;
  const request = buildKeyUpdate(baseUrl, undefined, { hash, update });
  const url = hash === shownHash ? request.url : `${baseUrl}/keys/${shownHash}`;
  return { planned, outcome: { state: 'planned', request: { ...request, url } } };
}

function send(io: JobIo, settings: KeySettings, due: readonly PlannedUpdate[]): Promise<readonly KeyUpdateResult[]> {
  if (due.length === 0) return Promise.resolve([]); // nothing to send, so no token to ask for
  return withinTime(io, settings.timeoutMs, async (job) => {
    const { client, bearer } = await connect(job, settings);
    await bearer(); // once for all: without a bearer no update can be sent
    return sendKeyUpdates(due, { ...job, client, isExchanged: settings.credentials.by === 'exchange' });
  });
}

async function readPlanned(
  updates: KeySettings['updates'],
  workspace: Workspace,
  { env, log }: JobIo,
): Promise<readonly PlannedUpdate[]> {
  if (updates.from === 'inputs') return [updates.planned];
  const text = await readTextOf('key-updates', updates.path, workspace);
  return readKeyUpdateFile(text, { source: updates.path, env, mask: (secret) => log.mask(secret) });
}

/** A hash stands in URLs, logs and summaries, so a key that was given in its place must not get that far. */
function refuseKeyAsHash({ source, hash }: PlannedUpdate, { credentials }: KeySettings): void {
  if (credentials.apiKey === undefined || hash !== credentials.apiKey.reveal()) return;
  throw new InputError(
    'input_invalid',
    `The hash of ${source} is the API key itself. Use the hash that identifies the key.`,
    { source: 'key-hash' },
  );
}
