// Describes the use of models, in the same words for logs, summaries and pages.
import { counted } from '../wording.ts';
import type { ModelUse } from './broker-types.ts';

export function describeUse(use: Omit<ModelUse, 'prompt_tokens' | 'completion_tokens'>): string {
  const { provider, requests, errors, refused, total_tokens, estimated, cost, exchanges } = use;
  const parts = [
    counted(requests, 'request'),
    counted(errors, 'error'),
    ...(refused === 0 ? [] : [`${refused} refused by the broker`]),
    `${counted(total_tokens, 'token')}${describeEstimate(estimated)}`,
    ...(cost === null ? [] : [`USD ${cost.toFixed(4)}`]),
    counted(exchanges, 'token exchange'),
    ...listCaps(use),
  ];
  return `${provider}: ${parts.join(', ')}`;
}

export function describeEstimate(requests: number): string {
  return requests === 0 ? '' : ` (estimated for ${counted(requests, 'request')})`;
}

export function listCaps({ cap, over_tokens = 0, over_cost = 0 }: Pick<ModelUse, 'cap' | 'over_tokens' | 'over_cost'>) {
  return [
    ...(cap === null ? [] : [`a cap was reached: ${cap}`]),
    ...(over_tokens === 0 ? [] : [`the cap on tokens was exceeded by ${over_tokens}`]),
    ...(over_cost === 0 ? [] : [`the cap on cost was exceeded by USD ${over_cost.toFixed(4)}`]),
  ];
}
