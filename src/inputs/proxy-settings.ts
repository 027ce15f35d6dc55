// Settings of `command: proxy`: whom it serves, what it lets pass, and how much.
import { input, worded } from '../wording.ts';
import type { InputName } from './definitions.ts';
import { defaultOf, type InputText, readPolicySetting, setting, settingsOf } from './given.ts';
import { internProxyInputs, serviceInputs } from './input-lists.ts';
import { readExchangeService } from './service-settings.ts';
import { conflict, missing, readListOf } from './values.ts';

const clientSets = ['OPENAI', 'ANTHROPIC', 'INTERNS'] as const;

export type ProxySettings = InternProxySettings | ModelProxySettings;
export type InternProxySettings = ReturnType<typeof readInternProxySettings>;
export type ModelProxySettings = ReturnType<typeof readModelProxySettings>;

/** `isGiven` tells whether an input was given beside `model-access`; by default, if its text is not the default. */
export function readProxySettings(
  text: InputText,
  isGiven = (name: InputName): boolean => text(name) !== undefined && text(name) !== defaultOf(name),
): ProxySettings {
  const modelAccess = text('model-access');
  if (modelAccess === undefined) return readInternProxySettings(text);
  refuseReplaced(isGiven);
  return readModelProxySettings(text, modelAccess);
}

function readModelProxySettings(text: InputText, modelAccess: string) {
  const sets = text('export-env');
  return {
    command: 'proxy' as const,
    serves: 'models' as const,
    modelAccess,
    exportEnv: sets === undefined ? undefined : readListOf('export-env', sets, clientSets), // default: the provider's
    ...settingsOf(text, { transcriptFile: 'transcript-file', timeoutMs: 'timeout' }),
  };
}

export function refuseReplaced(isGiven: (name: InputName) => boolean): void {
  const other = [...serviceInputs, ...internProxyInputs].find(isGiven);
  if (other === undefined) return;
  const message = worded`${input('model-access')} takes the place of ${input(other)}. Leave that out, and write its key into ${input('model-access')}.`;
  throw conflict(other, message);
}

function readInternProxySettings(text: InputText) {
  const service = readExchangeService(text);
  const given = text('export-env');
  const exportEnv = given === undefined ? [] : readListOf('export-env', given, ['OPENAI', 'INTERNS']);
  const settings = settingsOf(text, {
    transcriptFile: 'transcript-file',
    timeoutMs: 'timeout',
    intern: 'intern',
    workspaceId: 'workspace-id',
    waitForInternMs: 'wait-for-intern',
    approvalMode: 'approval-mode',
    policyRef: 'policy-ref',
  });
  if (exportEnv.includes('OPENAI') && settings.intern === undefined) {
    const message = worded`${input('intern')} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL is to lead to.`;
    throw missing('intern', message);
  }
  return {
    command: 'proxy' as const,
    serves: 'interns' as const,
    ...service,
    ...settings,
    exportEnv,
    policy: readPolicySetting(text),
    isLossy: setting(text, 'lossy') === 'allow',
    allowPaths: text('allow-paths') ?? '',
    caps: { maxRequests: setting(text, 'max-requests'), maxCost: setting(text, 'max-cost') }, // 0: no cap; in USD
  };
}
