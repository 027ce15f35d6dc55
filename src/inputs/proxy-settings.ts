// Settings of `command: proxy`: whom it serves, what passes, and how much.
import type { ApprovalMode } from '../contract/words.ts';
import { InputError } from '../errors.ts';
import { input, worded } from '../wording.ts';
import type { InputText } from './given.ts';
import { optional, setting } from './given.ts';
import type { ExchangeService } from './service-settings.ts';
import { readExchangeService } from './service-settings.ts';
import { readListOf } from './values.ts';

/** The sets of variables that clients read: those of OpenAI's clients, and our own. */
const clientSets = ['OPENAI', 'INTERNS'] as const;

/** A set of variables that clients read. */
export type ClientSet = (typeof clientSets)[number];

/** Everything that a proxy needs. */
export interface ProxySettings extends ExchangeService {
  readonly command: 'proxy';
  /** Name or id of the intern that clients of OpenAI talk to. */
  readonly intern: string | undefined;
  readonly workspaceId: string | undefined;
  readonly waitForInternMs: number;
  readonly exportEnv: readonly ClientSet[];
  /** Written into each chat request. */
  readonly approvalMode: ApprovalMode;
  /** The policy that answers pauses; `named`: the user named the file, so it must exist. */
  readonly policy: { readonly path: string; readonly named: boolean };
  readonly policyRef: string;
  /** Lets pass of a chat request what the service does not read. */
  readonly isLossy: boolean;
  /** The rules as they are written. */
  readonly allowPaths: string;
  /** Caps of what is sent, the cost in USD; 0: no cap. */
  readonly caps: { readonly maxRequests: number; readonly maxCost: number };
  /** The file of the account. */
  readonly transcriptFile: string | undefined;
  /** Longest life of the proxy. */
  readonly timeoutMs: number;
}

/**
 * The settings of a proxy; `defaults` tells a policy file that the user named from the default one.
 *
 * @throws {InputError} `input_missing` (no intern, but the variables of OpenAI's clients are asked for), `input_invalid`
 */
export function readProxySettings(text: InputText, defaults: InputText): ProxySettings {
  const service = readExchangeService(text);
  const given = text('export-env');
  const exportEnv = given === undefined ? [] : readListOf('export-env', given, clientSets);
  const intern = optional(text, 'intern');
  if (exportEnv.includes('OPENAI') && intern === undefined) {
    throw new InputError(
      'input_missing',
      worded`${input('intern')} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL is to lead to.`,
      { source: 'intern' },
    );
  }
  const policy = setting(text, 'policy');
  return {
    command: 'proxy',
    ...service,
    intern,
    workspaceId: optional(text, 'workspace-id'),
    waitForInternMs: setting(text, 'wait-for-intern'),
    exportEnv,
    approvalMode: setting(text, 'approval-mode'),
    policy: { path: policy, named: policy !== defaults('policy') },
    policyRef: setting(text, 'policy-ref'),
    isLossy: setting(text, 'lossy') === 'allow',
    allowPaths: text('allow-paths') ?? '',
    caps: { maxRequests: setting(text, 'max-requests'), maxCost: setting(text, 'max-cost') },
    transcriptFile: optional(text, 'transcript-file'),
    timeoutMs: setting(text, 'timeout'),
  };
}
