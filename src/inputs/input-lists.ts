// Lists input names for several modules. Holds only names, so that the command line's help loads quickly.
import type { InputName } from './definitions.ts';

export const serviceInputNames: readonly InputName[] = [
  'base-url',
  'federation-policy-id',
  'audience',
  'api-key',
  'subject-token',
  'subject-token-file',
];

/** Inputs of a proxy that serves interns; `model-access` replaces them. */
export const internProxyInputNames: readonly InputName[] = [
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
