// Usage of a run, summed over its responses.
import { describe, expect, test } from 'vitest';
import { addUsage } from '../../src/transcript/usage.ts';

describe('the sum of two usages', () => {
  test.each([
    [null, null, null],
    [null, { total_tokens: 1 }, { total_tokens: 1 }],
    [{ total_tokens: 1 }, null, { total_tokens: 1 }],
    [
      { total_tokens: 1, cost: 0.5 },
      { total_tokens: 2, cost: 0.25 },
      { total_tokens: 3, cost: 0.75 },
    ],
    [{ prompt_tokens: 1 }, { completion_tokens: 2 }, { prompt_tokens: 1, completion_tokens: 2 }],
    [{ cost: null }, { cost: 0.5 }, { cost: 0.5 }],
    [{ cost: null }, { cost: null }, { cost: null }],
    [
      { prompt_tokens_details: { cached_tokens: 1, audio: 1 } },
      { prompt_tokens_details: { cached_tokens: 2 } },
      { prompt_tokens_details: { cached_tokens: 3, audio: 1 } },
    ],
    [
      { prompt_tokens_details: null },
      { prompt_tokens_details: { cached_tokens: 2 } },
      { prompt_tokens_details: { cached_tokens: 2 } },
    ],
    [
      { credits: 2, tier: 'a' },
      { credits: 3, tier: 'b' },
      { credits: 5, tier: 'a' },
    ],
  ])('of %j and %j is %j', (a, b, sum) => {
    expect(addUsage(a, b)).toEqual(sum);
  });

  test('changes neither', () => {
    const a = { total_tokens: 1 };
    addUsage(a, { total_tokens: 2 });
    expect(a).toEqual({ total_tokens: 1 });
  });
});
