// Settings of `command: proxy`: whom it serves, what passes, and how much.
import { input } from '../wording.ts';
import type { InputName } from './definitions.ts';
import { type InputText, type SettingsOf, setting, settingsOf } from './given.ts';
import { type ExchangeService, readExchangeService } from './service-settings.ts';
import { conflict, missing, readListOf } from './values.ts';

const clientSets = ['OPENAI', 'ANTHROPIC', 'INTERNS'] as const;

export type ClientSet = (typeof clientSets)[number];

export type ProxySettings = InternProxySettings | ModelProxySettings;

const bothInputs = { transcriptFile: 'transcript-file', timeoutMs: 'timeout' } as const;

export interface ModelProxySettings extends SettingsOf<typeof bothInputs> {
  readonly command: 'proxy';
  readonly serves: 'models';
  readonly modelAccess: string;
  /** Undefined: the provider's set. */
  readonly exportEnv: readonly ClientSet[] | undefined;
}

const internInputs = {
  ...bothInputs,
  intern: 'intern', // the intern that OpenAI clients talk to
  workspaceId: 'workspace-id',
  waitForInternMs: 'wait-for-intern',
  approvalMode: 'approval-mode', // written into each chat request
  policyRef: 'policy-ref',
} as const;

export interface InternProxySettings extends ExchangeService, SettingsOf<typeof internInputs> {
  readonly command: 'proxy';
  readonly serves: 'interns';
  readonly exportEnv: readonly ClientSet[];
  /** `named`: the user named the file, so it must exist. */
  readonly policy: { readonly path: string; readonly named: boolean };
  readonly isLossy: boolean;
  readonly allowPaths: string;
  /** 0: no cap; the cost is in USD. */
  readonly caps: { readonly maxRequests: number; readonly maxCost: number };
}

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

/** `isGiven` tells if an input was given beside `model-access`; by default, its text differs from the default. */
export function readProxySettings(
  text: InputText,
  defaults: InputText,
  isGiven = (name: InputName): boolean => text(name) !== undefined && text(name) !== defaults(name),
): ProxySettings {
  const modelAccess = text('model-access');
  if (modelAccess === undefined) return readInternProxySettings(text, defaults);
  refuseReplaced(isGiven);
  const sets = text('export-env');
  return {
    command: 'proxy',
    serves: 'models',
    modelAccess,
    exportEnv: sets === undefined ? undefined : readListOf('export-env', sets, clientSets),
    ...settingsOf(text, bothInputs),
  };
}

export function refuseReplaced(isGiven: (name: InputName) => boolean): void {
  const other = replaced.find(isGiven);
  if (other === undefined) return;
  throw conflict(
    other,
  )`${input('model-access')} takes the place of ${input(other)}. Leave that out, and write its key into ${input('model-access')}.`;
}

function readInternProxySettings(text: InputText, defaults: InputText): InternProxySettings {
  const service = readExchangeService(text);
  const given = text('export-env');
  const exportEnv = given === undefined ? [] : readListOf('export-env', given, ['OPENAI', 'INTERNS']);
  const settings = settingsOf(text, internInputs);
  if (exportEnv.includes('OPENAI') && settings.intern === undefined) {
    throw missing(
      'intern',
    )`${input('intern')} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL is to lead to.`;
  }
  const policy = setting(text, 'policy');
  return {
    command: 'proxy',
    serves: 'interns',
    ...service,
    ...settings,
    exportEnv,
    policy: { path: policy, named: policy !== defaults('policy') },
    isLossy: setting(text, 'lossy') === 'allow',
    allowPaths: text('allow-paths') ?? '',
    caps: { maxRequests: setting(text, 'max-requests'), maxCost: setting(text, 'max-cost') },
  };
}
