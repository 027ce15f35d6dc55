// Names of inputs that several surfaces list. It has only names, so that the help of the command line stays quick.
import type { InputName } from './definitions.ts';

export const serviceInputs: readonly InputName[] = [
  'base-url',
  'federation-policy-id',
  'audience',
  'api-key',
  'subject-token',
  'subject-token-file',
];

/** Inputs of a proxy in front of interns; `model-access` takes their place. */
export const internProxyInputs: readonly InputName[] = [
  'intern',
  'workspace-id',
  'wait-for-intern',
  'approval-mode',
  'policy',
  'policy-ref',
  'lossy',
  'allow-paths',
  'max-requests',
  'max-cost',
];
