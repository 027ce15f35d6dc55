// Options of a service, and the API of a running one.
import type { Log } from '../log.ts';
import type { ModelBrokers, NamedModelUse } from '../models/broker.ts';
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
  /** Default 0: a free port. */
  readonly port?: number;
  /** Address to bind; default 127.0.0.1. */
  readonly host?: string;
  /** Path of a YAML file, or the configuration itself; default: the built-in one. */
  readonly config?: string | WrittenConfig | undefined;
  /** Reads the files of the configuration; default: from disk, and its folders start beside it. */
  readonly files?: ConfigFiles;
  /** An agent in place of the intern of the built-in configuration; it works in `cwd`. Not beside `config`. */
  readonly agent?: AgentCommand | undefined;
  /** Folder for the state, in place of the configuration's; default: in memory. */
  readonly data?: string | undefined;
  /** Starts an identity provider beside it, on this port (default 0). Default false. */
  readonly identityProvider?: boolean | { readonly port?: number };
  /** A clock, or the ISO 8601 time that one of its own starts at; default: the configuration's `clock`, else now. */
  readonly clock?: Clock | string;
  /** Fills `${NAME}` in the configuration, and gives shell steps their environment; default `process.env`. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths start from; default the current one. */
  readonly cwd?: string;
  /** Default: silent. */
  readonly log?: Log;
  /**
   * Told, in lines for people, where the service is, how to get in, and of each request how it was answered and why. One of the
   * lines is a way in: with an identity provider it holds the identity of a job. Default: nobody is told.
   */
  readonly announce?: (line: string) => void;
  /** The page at `/_console`, loaded when it is first opened. Default: none. */
  readonly console?: LoadConsole | undefined;
  /** Told of each process of an agent as it starts: it leads a group, and all that it starts has its mark in the environment. */
  readonly onAgentProcess?: (pid: number, mark: string) => void;
  /** Opens the ways of agents to models; needed where one has `model_access`, which only a command line or the action can give. */
  readonly models?: ModelBrokers;
  /** Fetches the key sets of issuers; default the global one. */
  readonly fetch?: typeof globalThis.fetch;
}

/** The line that `interns serve` prints when it accepts connections (docs/local-service.md, "Start it"). */
export interface ReadyLine {
  readonly ready: true;
  readonly base_url: string;
  readonly identity_provider?: string;
  /** The first policy of the identity provider, and its audience. */
  readonly federation_policy_id?: string;
  readonly audience?: string;
  /** The only intern. */
  readonly intern?: string;
}

/** A running service. Nothing of it is global, so many run in one process. */
export interface Service {
  /** With the version segment, as clients take it. */
  readonly baseUrl: string;
  /** Issuer of the identity provider, where one was started. */
  readonly identityProvider: string | undefined;
  readonly ready: ReadyLine;
  readonly job: JobSettings;
  /** True with a data folder: its sessions can be continued after it has stopped. */
  readonly keepsSessions: boolean;
  /** Address of the console with its token, which is a secret; undefined where there is none. */
  readonly console: string | undefined;
  /** Resolves when every intern that is a real agent takes prompts, or has failed; at once where there is none. */
  readonly provisioned: Promise<void>;
  /**
   * The bearer of the routes under `/_` and of `POST /jobs`, where an intern is a real agent: with it, an agent could approve
   * itself. Undefined where they need none.
   */
  readonly controlToken: Secret | undefined;
  /** Tells what the interns with `model_access` used so far, by their names. */
  modelUse(): readonly NamedModelUse[];
  /** The last 1,000 requests under the base path, oldest first, without secrets. */
  journal(): JournalEntry[];
  /** Moves the clock ahead by `90s`, `5m`, `1h30m` or a number of seconds. */
  advance(duration: string | number): Promise<void>;
  /** Orders a fault. */
  fault(order: FaultOrder): void;
  /** A job's identity, as `POST {issuer}/jobs` gives it; the claims are those that the first policy takes, and then these. */
  addJob(claims?: Readonly<Record<string, unknown>>): JobIdentity;
  /** Stops accepting, ends streams with `run_ended`, and resolves when all is written. Paused runs stay in the data folder. */
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}
