// Writes the lines that a service prints in its terminal: the ready line, the welcome, and one per request. Pure.
import { oneLine } from '../log.ts';
import { toShellWord } from '../shell-word.ts';
import { identityProviderId, type ServiceConfig } from './config/config.ts';
import type { JournalEntry } from './control/journal.ts';
import type { JobIdentity } from './identity-provider/identity-provider.ts';
import type { JobSettings } from './identity-provider/job-settings.ts';
import type { ReadyLine, Service } from './options.ts';

export function toReadyLine(base_url: string, identity_provider: string | undefined, job: JobSettings): ReadyLine {
  const { federationPolicyId: federation_policy_id, audience, intern } = job;
  const optionalFields = Object.entries({ identity_provider, federation_policy_id, audience, intern });
  return { ready: true, base_url, ...Object.fromEntries(optionalFields.filter(([, value]) => value !== undefined)) };
}

// A reason may quote the long claims of a subject token; the journal keeps more of it.
const maxLineLength = 400;

export function toRequestLine({ at, method, path, status, decision, reason }: JournalEntry): string {
  // Some routes use the status as the decision: don't print it twice.
  const parts = decision === String(status) ? [reason] : [decision, reason];
  const explanation = parts.filter((part) => part !== null).join(': ');
  const line = oneLine(`${at.slice(11, 19)} ${method} ${path} ${status ?? 'unanswered'} ${explanation}`.trimEnd());
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line;
}

interface WelcomeFacts extends Pick<Service, 'baseUrl' | 'job' | 'console' | 'controlToken'> {
  readonly config: ServiceConfig;
  readonly identity: JobIdentity | undefined;
  /** Undefined unless the configuration is the built-in one. */
  readonly builtIn: { readonly hasKnownKey: boolean } | undefined;
}

export function toWelcome(facts: WelcomeFacts): readonly string[] {
  const { baseUrl, config, console } = facts;
  const logins = [...describeIdentityLogin(facts), ...describeKeyLogin(facts), ...describeIssuerLogins(config)];
  const lines = [
    `The Intern Service is at ${baseUrl} and has ${describeInterns(config)}. Ctrl-C stops it.`,
    ...(logins.length > 0 ? logins : explainMissingLogin(facts)),
    ...(console === undefined ? [] : ['Look at it, answer it and break it in a browser:', `  ${console}`]),
    ...describeJournal(facts),
  ];
  return lines.map(oneLine);
}

function describeJournal({ baseUrl, controlToken }: WelcomeFacts): readonly string[] {
  const journal = `${new URL(baseUrl).origin}/_journal`;
  if (controlToken === undefined)
    return [`What it answered so far, and why: ${journal}. Each request is a line below.`];
  return [
    'What it answered so far, and why (each request is a line below). With a real agent, this needs a token; keep it from the agent:',
    `  curl ${journal} -H 'Authorization: Bearer ${controlToken.reveal()}'`,
  ];
}

function describeInterns({ interns }: ServiceConfig): string {
  const names = interns.map(({ name }) => `"${name}"`);
  if (names.length === 0) return 'no intern';
  const shown = names.slice(0, 5).join(', ');
  return `${names.length === 1 ? 'one intern' : `${names.length} interns`}: ${shown}${names.length > 5 ? ', …' : ''}`;
}

function describeIdentityLogin({ baseUrl, config, job, identity }: WelcomeFacts): readonly string[] {
  if (identity === undefined || job.federationPolicyId === undefined) return [];
  const variables = {
    INTERNS_BASE_URL: baseUrl,
    INTERNS_FEDERATION_POLICY_ID: job.federationPolicyId,
    INTERNS_AUDIENCE: job.audience ?? '',
    ACTIONS_ID_TOKEN_REQUEST_URL: identity.request_url,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: identity.request_token,
  };
  const words = Object.entries(variables).map(([name, value]) => `${name}=${toShellWord(value)}`);
  return [
    'Log in as a job, with its identity. In another terminal:',
    `  export ${words.join(' ')}`,
    `  ${suggestCommand(config)}`,
  ];
}

function describeKeyLogin({ baseUrl, config, builtIn }: WelcomeFacts): readonly string[] {
  const key = config.keys.find(
    ({ type, disabled, programme, creator_active }) => type === 'standard' && !disabled && programme && creator_active,
  );
  if (key === undefined || builtIn?.hasKnownKey === false) return [];
  const secret = builtIn === undefined ? `'the secret of key "${key.hash}"'` : '"$INTERNS_SERVICE_KEY"';
  return [
    'Log in with an API key. In another terminal:',
    `  export INTERNS_BASE_URL=${toShellWord(baseUrl)} INTERNS_API_KEY=${secret}`,
    `  ${suggestCommand(config)}`,
  ];
}

function describeIssuerLogins({ policies, issuers }: ServiceConfig): readonly string[] {
  return policies
    .filter(({ issuer, enabled }) => enabled && issuer !== identityProviderId)
    .map(({ id, issuer, audience }) => {
      const url = issuers.find((candidate) => candidate.id === issuer)?.issuer ?? issuer;
      return `Log in with a token of ${url} for the audience ${audience}, with federation policy "${id}".`;
    });
}

function explainMissingLogin({ builtIn, config }: WelcomeFacts): readonly string[] {
  const problem = 'Nobody can log in: no key has a secret that anyone knows.';
  if (builtIn !== undefined)
    return [`${problem} Start it with --identity-provider, or with the secret of its key in INTERNS_SERVICE_KEY.`];
  const line = '    - secret: "${INTERNS_SERVICE_KEY}"';
  const [addition, lines] =
    config.keys.length === 0 ? ['these lines', ['  keys:', line]] : ['this line under "keys"', [line]];
  return [`${problem} Add ${addition}, and set INTERNS_SERVICE_KEY to a secret of your choice:`, ...lines];
}

function suggestCommand({ interns }: ServiceConfig): string {
  const [intern] = interns;
  return intern === undefined ? 'interns list' : `interns chat ${toShellWord(intern.name)} "Where are you?"`;
}
