// Declares the options of a service, and the API of a running service.
import type { Log } from '../log.ts';
import type { ModelBrokers, NamedModelUse } from '../models/broker-types.ts';
import type { Secret } from '../secret.ts';
import type { WrittenConfig } from './config/config.ts';
import type { ConfigFiles } from './config/deployment.ts';
import type { FaultOrder } from './control/faults.ts';
import type { JournalEntry } from './control/journal.ts';
import type { JobIdentity } from './identity-provider/identity-provider.ts';
import type { JobSettings } from './identity-provider/job-settings.ts';
import type { AgentCommand } from './interns/acp/agent-settings.ts';
import type { LoadConsole } from './listen/console.ts';
import type { Clock } from './time/clock.ts';

/** The options of a service; each has a default. */
export interface ServiceOptions {
  /** Default: 0, a free port. */
  readonly port?: number;
  /** The address to bind; default: 127.0.0.1. */
  readonly host?: string;
  /** Path of a YAML file, or the configuration itself; default: the built-in one. */
  readonly config?: string | WrittenConfig | undefined;
  /** Reads the configuration and its playbooks; default: from disk, with folders relative to the configuration. */
  readonly files?: ConfigFiles;
  /** An agent that works in `cwd` and replaces the built-in configuration's intern. Can't be combined with `config`. */
  readonly agent?: AgentCommand | undefined;
  /** Folder for the state; default: the configuration's `data`, else in memory. */
  readonly data?: string | undefined;
  /** Also starts an identity provider, on this port (default 0: a free port). Default false. */
  readonly identityProvider?: boolean | { readonly port?: number };
  /** A clock, or the time at which a new one starts (ISO 8601). Default: the configuration's `clock`, else now. */
  readonly clock?: Clock | string;
  /** Values for `${NAME}` in the configuration; shell steps and agents get a few of them. Default: `process.env`. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Base folder of relative paths, except for those in a configuration file; default: the current folder. */
  readonly cwd?: string;
  /** Default: silent. */
  readonly log?: Log;
  /**
   * Receives lines for people: the service's address, how to log in, and each request with its answer and the reason.
   * The lines hold secrets, such as a job's identity and the console's token. Default: none.
   */
  readonly announce?: (line: string) => void;
  /** Loads the page at `/_console` when somebody opens it for the first time. Default: no page. */
  readonly console?: LoadConsole | undefined;
  /** Called when an agent starts. `pid` leads its process group, and its descendants have `mark` in the environment. */
  readonly onAgentProcess?: (pid: number, mark: string) => void;
  /** Connects agents to models; needed if one has `model_access`. Only the command line and the action provide it. */
  readonly models?: ModelBrokers;
  /** Fetches the key sets of issuers; default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** The line that `interns serve` prints when it accepts connections (docs/local-service.md, "Start it"). */
export interface ReadyLine {
  readonly ready: true;
  readonly base_url: string;
  readonly identity_provider?: string;
  /** Id of the identity provider's first policy. The next field is that policy's audience. */
  readonly federation_policy_id?: string;
  readonly audience?: string;
  /** The name of the intern, if there is only one. */
  readonly intern?: string;
}

/** A running service. It has no global state, so that several can run in one process. */
export interface Service {
  /** Base URL with its version segment, as `createClient` takes it. */
  readonly baseUrl: string;
  /** The issuer of the identity provider, if one was started. */
  readonly identityProvider: string | undefined;
  readonly ready: ReadyLine;
  readonly job: JobSettings;
  /** Whether there is a data folder, so that sessions can be continued after the service has stopped. */
  readonly keepsSessions: boolean;
  /** The address of the console, with its secret token; undefined without a console. */
  readonly console: string | undefined;
  /** Resolves when every real agent takes prompts or has failed; at once if there is none. */
  readonly provisioned: Promise<void>;
  /**
   * The bearer token for `POST /jobs` and the routes under `/_`. Keep it from real agents, which could use these routes
   * to approve themselves. Undefined without a real agent, because local programs then need no token.
   */
  readonly controlToken: Secret | undefined;
  /** The use of models so far by each intern with `model_access`. */
  modelUse(): readonly NamedModelUse[];
  /** The last 1,000 requests under the base path and to the identity provider, the oldest first, without secrets. */
  journal(): JournalEntry[];
  /** Moves the clock ahead by `90s`, `5m`, `1h30m` or a number of seconds. */
  advance(duration: string | number): Promise<void>;
  fault(order: FaultOrder): void;
  /** Creates a job's identity, as `POST {issuer}/jobs` does; the first policy accepts it unless `claims` differ. */
  addJob(claims?: Readonly<Record<string, unknown>>): JobIdentity;
  /** Ends streams with `run_ended`, and resolves when everything is written. Paused runs stay in the data folder. */
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}
