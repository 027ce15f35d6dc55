// The use of models in words, the same in a log, in a summary and on a page.
import type { ModelUse } from './broker.ts';

/** Puts it in one line, without an end. */
export function useWords(use: Omit<ModelUse, 'prompt_tokens' | 'completion_tokens'>): string {
  const { provider, requests, errors, refused, total_tokens, estimated, cost, exchanges, cap } = use;
  const parts = [
    count(requests, 'request'),
    count(errors, 'error'),
    ...(refused === 0 ? [] : [`${refused} refused by the broker`]),
    `${count(total_tokens, 'token')}${estimated === 0 ? '' : ` (estimated for ${count(estimated, 'request')})`}`,
    ...(cost === null ? [] : [`USD ${cost.toFixed(4)}`]),
    count(exchanges, 'token exchange'),
    ...(cap === null ? [] : [`a cap was reached: ${cap}`]),
  ];
  return `${provider}: ${parts.join(', ')}`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
