// Settings of `command: proxy`: whom it serves, what passes, and how much.
import type { ApprovalMode } from '../contract/words.ts';
import { InputError } from '../errors.ts';
import { input, worded } from '../wording.ts';
import type { InputName } from './definitions.ts';
import { type InputText, optional, setting } from './given.ts';
import { type ExchangeService, readExchangeService } from './service-settings.ts';
import { readListOf } from './values.ts';

/** The sets of variables that clients read: those of OpenAI's and Anthropic's clients, and our own. */
const clientSets = ['OPENAI', 'ANTHROPIC', 'INTERNS'] as const;

/** A set of variables that clients read. */
export type ClientSet = (typeof clientSets)[number];

/** Everything that a proxy needs, of interns or of models. */
export type ProxySettings = InternProxySettings | ModelProxySettings;

/** Everything that a proxy of models needs. */
export interface ModelProxySettings {
  readonly command: 'proxy';
  readonly serves: 'models';
  /** The access as it is written. */
  readonly modelAccess: string;
  /** Undefined: the provider's set. */
  readonly exportEnv: readonly ClientSet[] | undefined;
  readonly transcriptFile: string | undefined;
  readonly timeoutMs: number;
}

/** Everything that a proxy of interns needs. */
export interface InternProxySettings extends ExchangeService {
  readonly command: 'proxy';
  readonly serves: 'interns';
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

/** Inputs whose place the access to a provider of models takes. */
const replaced: readonly InputName[] = [
  'base-url',
  'federation-policy-id',
  'audience',
  'api-key',
  'subject-token',
  'subject-token-file',
  'intern',
  'workspace-id',
  'wait-for-intern',
  'approval-mode',
  'allow-paths',
  'max-requests',
  'max-cost',
  'policy',
  'policy-ref',
  'lossy',
];

/**
 * The settings of a proxy. `model-access` makes it one of models.
 *
 * @param defaults - tells a policy file that the user named from the default one
 * @param isGiven - tells if somebody wrote an input beside it; default: it has another text than its default
 * @throws {InputError} `input_conflict`: an input that `model-access` replaces stands beside it; and those of each proxy
 */
export function readProxySettings(
  text: InputText,
  defaults: InputText,
  isGiven = (name: InputName): boolean => text(name) !== undefined && text(name) !== defaults(name),
): ProxySettings {
  const modelAccess = text('model-access');
  if (modelAccess === undefined) return readInternProxySettings(text, defaults);
  const other = replaced.find(isGiven);
  if (other !== undefined) {
    throw new InputError(
      'input_conflict',
      worded`${input('model-access')} takes the place of ${input(other)}. Leave that out, and write its key into ${input('model-access')}.`,
      { source: other },
    );
  }
  const sets = text('export-env');
  return {
    command: 'proxy',
    serves: 'models',
    modelAccess,
    exportEnv: sets === undefined ? undefined : readListOf('export-env', sets, clientSets),
    transcriptFile: optional(text, 'transcript-file'),
    timeoutMs: setting(text, 'timeout'),
  };
}

/**
 * The settings of a proxy of interns.
 *
 * @throws {InputError} `input_missing` (no intern, but the variables of OpenAI's clients are asked for), `input_invalid`
 */
function readInternProxySettings(text: InputText, defaults: InputText): InternProxySettings {
  const service = readExchangeService(text);
  const given = text('export-env');
  const exportEnv = given === undefined ? [] : readListOf('export-env', given, ['OPENAI', 'INTERNS']);
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
    serves: 'interns',
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
