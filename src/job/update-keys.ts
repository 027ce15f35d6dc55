// Updates keys: plans the requested changes, checks the safety limits, and then shows the updates or sends them.
import { buildKeyUpdate } from '../client/keys.ts';
import { IdentityError } from '../errors.ts';
import type { KeySettings } from '../inputs/keys/key-settings.ts';
import { readKeyUpdateFile } from '../inputs/keys/key-update-file.ts';
import { invalid } from '../inputs/values.ts';
import type { KeyEntry } from '../keys/entry.ts';
import { foldEntries, isInTime } from '../keys/fold.ts';
import type { KeyOutcome, KeyResult, KeysReport } from '../keys/outcome.ts';
import { applyPlan, groupByKey, planKeys, toSteps, updateWithoutReading } from '../keys/plan.ts';
import { createKeyRequests, type KeyRequests } from '../keys/requests.ts';
import { findBrokenLimits, hasLimits, noLimits, pickStricter, type SafetyLimits, sumLimits } from '../keys/safety.ts';
import { input, worded } from '../wording.ts';
import { connect } from './connect.ts';
import { type JobIo, withinTime } from './io.ts';
import { openWorkspace, readTextInput, type Workspace } from './workspace.ts';

/** Has one time for all entries, so that no midnight falls between two of them. */
interface KeyWork extends Pick<KeySettings, 'mode'> {
  readonly entries: readonly KeyEntry[];
  readonly limits: SafetyLimits;
  readonly nowMs: number;
}

/** Throws {@link InputError} `input_invalid`; without a bearer, {@link IdentityError} or {@link ExchangeError}. */
export async function updateKeys(io: JobIo, settings: KeySettings): Promise<KeysReport> {
  const { apiKey } = settings.credentials;
  // Mask the key here, because a dry run sends nothing, and only a sender masks its bearer.
  if (settings.dryRun && apiKey !== undefined) io.log.mask(apiKey);
  const requested = await readUpdates(settings.updates, openWorkspace(io), io);
  for (const entry of requested.entries) refuseKeyAsHash(entry, settings);
  const { mode } = settings;
  const limits = mode === 'check' ? noLimits : pickStricter(settings.limits, requested.limits);
  const work: KeyWork = { mode, entries: requested.entries, limits, nowMs: io.clock.now() };
  // If nothing can change, read no key and request no token.
  const canChange = work.entries.some((entry) => isInTime(entry, work.nowMs));
  if (settings.dryRun || !canChange) return toUnplannedReport(work, showRequests(work, settings));
  return withinTime(io, settings.timeoutMs, async (job) => {
    const { client, bearer } = await connect(job, settings).catch(nameManagementKey);
    await bearer(); // fails before the first request: without a bearer nothing can be sent
    const isExchanged = settings.credentials.by === 'exchange';
    const requests = createKeyRequests({ ...job, client, isExchanged });
    const isSingle = settings.updates.from === 'inputs' && mode === 'update' && !hasLimits(limits);
    if (!isSingle) return planAndSend(work, requests);
    const results = await Promise.all(work.entries.map((entry) => updateWithoutReading(entry, requests)));
    return toUnplannedReport(work, results);
  });
}

function nameManagementKey(error: unknown): never {
  if (!(error instanceof IdentityError && error.code === 'identity_missing')) throw error;
  const message = worded`This job has no identity to exchange, but deployments ask for a management key here: give one as ${input('api-key')}, and leave ${input('federation-policy-id')} out.`;
  throw new IdentityError(error.code, message, { ...error.data, cause: error });
}

async function planAndSend(work: KeyWork, requests: KeyRequests): Promise<KeysReport> {
  const { mode, limits } = work;
  const plan = await planKeys(work.entries, requests, work.nowMs);
  const steps = toSteps(plan);
  const brokenLimits = findBrokenLimits(steps, limits);
  const hasUnreadKey = plan.some((planned) => 'error' in planned);
  const isHeldBack = mode === 'update' && hasUnreadKey && hasLimits(limits);
  const total = {
    before: sumLimits(steps.map(({ before }) => before)),
    after: sumLimits(steps.map(({ after }) => after)),
  };
  const isSent = mode === 'update' && brokenLimits.length === 0 && !isHeldBack;
  const results = await applyPlan(plan, isSent ? requests : undefined);
  return { mode, results, brokenLimits, isHeldBack, total: steps.length === 0 ? undefined : total };
}

function toUnplannedReport({ mode }: KeyWork, results: readonly KeyResult[]): KeysReport {
  return { mode, results, total: undefined, brokenLimits: [], isHeldBack: false };
}

function showRequests({ entries, nowMs }: KeyWork, { baseUrl }: KeySettings): readonly KeyResult[] {
  return groupByKey(entries).map((group) => {
    const [key] = group;
    const { update, verdicts } = foldEntries(group, undefined, nowMs);
    const isSkipped = Object.keys(update).length === 0;
    const outcome: KeyOutcome = isSkipped
      ? { state: 'skipped', record: undefined }
      : showRequest({ ...key, update }, baseUrl);
    return { key, entries: verdicts, outcome };
  });
}

function showRequest({ hash, shownHash, update }: KeyEntry, baseUrl: string): KeyOutcome {
  const request = buildKeyUpdate(baseUrl, undefined, { hash, update });
  const url = hash === shownHash ? request.url : `${baseUrl}/keys/${shownHash}`;
  return { state: 'dry_run', request: { ...request, url } };
}

async function readUpdates(updates: KeySettings['updates'], workspace: Workspace, { env, log }: JobIo) {
  if (updates.from === 'inputs') return { entries: [updates.entry], limits: noLimits };
  const text = await readTextInput('key-updates', updates.path, workspace);
  return readKeyUpdateFile(text, { source: updates.path, env, mask: (secret) => log.mask(secret) });
}

/** Refuses a key that was entered as its hash, so that it reaches no URL, log or summary. */
function refuseKeyAsHash({ source, hash }: KeyEntry, { credentials }: KeySettings): void {
  if (credentials.apiKey === undefined || hash !== credentials.apiKey.reveal()) return;
  throw invalid('key-hash', `The hash of ${source} is the API key itself. Use the hash that identifies the key.`);
}
