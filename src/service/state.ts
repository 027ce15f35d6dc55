// Creates the state that a service's handlers share: interns, runs, keys, policies and rate limits.
import type { Intern as InternRecord } from '../contract/interns.ts';
import type { Environment } from '../environment.ts';
import type { Log } from '../log.ts';
import { createAccessTokens } from './access/access-tokens.ts';
import { createCallers } from './access/callers.ts';
import { createIssuerKeys, type FetchKeys, type ServedPolicy } from './access/federation.ts';
import { type ConfiguredKey, identityProviderId } from './config/config.ts';
import type { DeployedIntern, Deployment } from './config/deployment.ts';
import type { OpenAgentOptions } from './interns/acp/acp-intern.ts';
import type { SessionTable } from './interns/acp/agent-sessions.ts';
import type { AgentSettings } from './interns/acp/agent-settings.ts';
import type { Intern } from './interns/intern.ts';
import { createPlaybookIntern } from './interns/playbook-intern.ts';
import { pickShellEnvironment } from './interns/shell.ts';
import { makeSessionFolder } from './interns/work-folder.ts';
import { createRuns } from './runs/runs.ts';
import { continueUnheard } from './runs/words-while-paused.ts';
import { noUsage, periodsAt, type StoredKey, storedKey } from './store/key-usage.ts';
import type { Store } from './store/store.ts';
import type { Clock } from './time/clock.ts';
import { createRateLimit } from './time/rate-limit.ts';

export interface ServedIntern {
  readonly record: InternRecord;
  readonly intern: Intern;
}

export type ServiceState = ReturnType<typeof createState>;

export type Position = Pick<InternRecord, 'created_at' | 'id'>;

/** Defines the order of interns in a list: newest first, then by descending id (docs/service-api.md, "GET /interns"). */
export function isNewer(a: Position, b: Position): boolean {
  const difference = Date.parse(a.created_at) - Date.parse(b.created_at);
  return difference === 0 ? a.id > b.id : difference > 0;
}

interface StateOptions {
  readonly deployment: Deployment;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly env: Environment;
  readonly signingKey: string;
  readonly identityProvider: string | undefined;
  readonly workFolder: string;
  /** Undefined without agents. */
  readonly openAgent?:
    | ((agent: Omit<OpenAgentOptions, 'writable' | 'workFolder' | 'brokers' | 'onProcess'>) => Intern)
    | undefined;
  readonly newId: () => string;
  readonly fetch: FetchKeys;
}

export function createState(options: StateOptions) {
  const { deployment, store, clock, log, newId, signingKey } = options;
  const { config } = deployment;
  store.atomically(() => {
    for (const key of config.keys) {
      // Don't overwrite a stored key, so that updates survive a restart.
      if (store.findKey(key.hash) === undefined) store.saveKey(toStoredKey(key, clock.now()));
    }
  });
  const accessTokens = createAccessTokens(signingKey, clock, newId);
  const interns: readonly ServedIntern[] = deployment.interns
    .map((intern) => serveIntern(intern, options))
    .toSorted((a, b) => (isNewer(a.record, b.record) ? -1 : 1));
  const runs = createRuns({
    store,
    clock,
    log,
    continueWhilePaused(run, paused) {
      const intern = interns.find(({ record }) => record.id === run.internId)?.intern;
      if (intern === undefined) return () => {};
      return continueUnheard(run, { intern, store, clock, log, replayBytes: config.limits.replay_bytes, paused });
    },
  });
  return {
    config,
    clock,
    store,
    log,
    newId,
    runs,
    stopListeners: new Set<() => void>(),
    accessTokens,
    callers: createCallers(config.keys, store, accessTokens, clock),
    interns,
    policies: servePolicies(options),
    turnRate: createRateLimit(config.limits.turns_per_minute, clock),
    exchangeRate: createRateLimit(config.limits.exchanges_per_minute, clock),
    keyUpdateRate: createRateLimit(config.limits.key_updates_per_minute, clock),
  };
}

function toStoredKey(key: ConfiguredKey, nowMs: number): StoredKey {
  const name = key.name ?? key.hash;
  const created_at = key.created_at ?? new Date(nowMs).toISOString();
  const fields = { ...key, name, label: key.label ?? name, created_at, updated_at: key.updated_at ?? created_at };
  return storedKey.parse({ ...fields, usage: noUsage, byok: noUsage, periods: periodsAt(nowMs) });
}

function serveIntern({ configured, workdir, driver }: DeployedIntern, options: StateOptions): ServedIntern {
  const { store, clock, env, workFolder } = options;
  const { workdir: _workdir, runs: _runs, created_at, updated_at, ...fields } = configured;
  // Store the time, so that the order of the list survives a restart.
  const createdAt =
    created_at ?? store.getOrCreate(`created_at of intern ${fields.id}`, () => new Date(clock.now()).toISOString());
  const record: InternRecord = { ...fields, created_at: createdAt, updated_at: updated_at ?? createdAt };
  if ('acp' in driver) return serveAgent(record, driver.acp, workdir, options);
  const intern = createPlaybookIntern({
    playbook: driver.playbook,
    model: fields.model,
    workdir,
    sessionFolder: (sessionId) => makeSessionFolder(workFolder, fields.id, sessionId),
    env: pickShellEnvironment(env),
    clock,
  });
  return { record, intern };
}

function serveAgent(
  record: InternRecord,
  settings: AgentSettings,
  workdir: string | undefined,
  { store, clock, env, log, openAgent }: StateOptions,
): ServedIntern {
  const { id, name } = record;
  if (openAgent === undefined) throw new TypeError(`Intern "${id}" is an agent, but no agent code was loaded.`);
  const table: SessionTable = {
    read: (sessionId) => store.findAgentSession(id, sessionId),
    write: (sessionId, session) => store.saveAgentSession(id, sessionId, session),
  };
  const intern = openAgent({ internId: id, name, settings, workdir, env, clock, log, table });
  const description = describeAgent(settings, record.description);
  return {
    intern,
    get record() {
      return { ...record, description, ...intern.lifecycle?.() };
    },
  };
}

function servePolicies({ deployment, clock, fetch, identityProvider }: StateOptions): Map<string, ServedPolicy> {
  const { issuers, policies } = deployment.config;
  const local =
    identityProvider === undefined ? [] : [{ id: identityProviderId, issuer: identityProvider, jwks_url: null }];
  const issuersById = new Map(
    [...issuers, ...local].map(({ id, issuer, jwks_url: jwksUrl }) => [
      id,
      { issuerId: id, issuer, keys: createIssuerKeys({ issuer, jwksUrl, clock, fetch }) },
    ]),
  );
  return new Map(
    policies.flatMap((policy) => {
      const issuer = issuersById.get(policy.issuer);
      return issuer === undefined ? [] : [[policy.id, { policy, ...issuer }]];
    }),
  );
}

function describeAgent({ agent, sandbox, network, model_access: access }: AgentSettings, description: string | null) {
  const confinement =
    sandbox === 'none'
      ? 'No sandbox: it can read whatever the user of the service can.'
      : `It runs in a sandbox (${sandbox}).`;
  const restriction = network === 'model' ? ', and nothing else' : '';
  const models = access && `It reaches the models of ${access.provider.title}${restriction}.`;
  return [description, `A real agent (${agent}).`, confinement, models].filter((part) => part != null).join(' ');
}
