// Reads the settings of `command: proxy`: which clients it serves, which requests it forwards, and its caps.
import { input, worded } from '../wording.ts';
import type { InputName } from './definitions.ts';
import { internProxyInputNames, serviceInputNames } from './input-lists.ts';
import { type GetText, getDefault, readPolicyPath, readSetting, readSettings } from './input-text.ts';
import { readExchangeService } from './service-settings.ts';
import { conflict, missing, readListOf } from './values.ts';

export type ProxySettings = InternProxySettings | ModelProxySettings;
export type InternProxySettings = ReturnType<typeof readInternProxySettings>;
export type ModelProxySettings = ReturnType<typeof readModelProxySettings>;

/** `isGiven` tells whether an input was given in addition to `model-access`. */
export function readProxySettings(
  get: GetText,
  isGiven = (name: InputName): boolean => get(name) !== undefined && get(name) !== getDefault(name),
): ProxySettings {
  const modelAccess = get('model-access');
  if (modelAccess === undefined) return readInternProxySettings(get);
  refuseReplacedInput(isGiven);
  return readModelProxySettings(get, modelAccess);
}

function readModelProxySettings(get: GetText, modelAccess: string) {
  const clients = get('export-env');
  return {
    command: 'proxy' as const,
    serves: 'models' as const,
    modelAccess,
    /** Undefined: the clients of the provider. */
    exportEnv:
      clients === undefined ? undefined : readListOf('export-env', clients, ['OPENAI', 'ANTHROPIC', 'INTERNS']),
    ...readSettings(get, { transcriptFile: 'transcript-file', timeoutMs: 'timeout' }),
  };
}

export function refuseReplacedInput(isGiven: (name: InputName) => boolean): void {
  const replacedInput = [...serviceInputNames, ...internProxyInputNames].find(isGiven);
  if (replacedInput === undefined) return;
  const message = worded`${input('model-access')} replaces ${input(replacedInput)}. Leave ${input(replacedInput)} out, and write its key into ${input('model-access')}.`;
  throw conflict(replacedInput, message);
}

function readInternProxySettings(get: GetText) {
  const service = readExchangeService(get);
  const clients = get('export-env');
  const exportEnv = clients === undefined ? [] : readListOf('export-env', clients, ['OPENAI', 'INTERNS']);
  const settings = readSettings(get, {
    transcriptFile: 'transcript-file',
    timeoutMs: 'timeout',
    intern: 'intern',
    workspaceId: 'workspace-id',
    waitForInternMs: 'wait-for-intern',
    approvalMode: 'approval-mode',
    policyRef: 'policy-ref',
  });
  if (exportEnv.includes('OPENAI') && settings.intern === undefined) {
    const message = worded`${input('intern')} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL should lead to.`;
    throw missing('intern', message);
  }
  return {
    command: 'proxy' as const,
    serves: 'interns' as const,
    ...service,
    ...settings,
    exportEnv,
    policy: readPolicyPath(get),
    isLossy: readSetting(get, 'lossy') === 'allow',
    allowPaths: get('allow-paths') ?? '',
    caps: readSettings(get, { maxRequests: 'max-requests', maxCost: 'max-cost' }), // 0: no cap; cost in USD
  };
}
