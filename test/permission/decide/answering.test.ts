// Tests the ladders from a verb to an option.

import { describe, expect, test } from 'vitest';
import { chooseOption, isAllowOption } from '../../../src/permission/decide/answering.ts';
import { decideOnce, permission, policyOf } from '../policies.ts';

const options = ['allow_once', 'allow_always', 'reject_once', 'reject_always'] as const;
const verbs = ['allow', 'allow-always', 'reject', 'reject-always'] as const;

/** Every set of offered options, as bits in the order of `options`. */
const offers = Array.from({ length: 16 }, (_, bits) => options.filter((_option, index) => (bits & (1 << index)) !== 0));

/** What rule 5 says, written out once more in another way. */
function expected(verb: (typeof verbs)[number], offered: readonly string[]): string | undefined {
  const rejectLadder = offered.includes('reject_once')
    ? 'reject_once'
    : offered.includes('reject_always')
      ? 'reject_always'
      : undefined;
  if (verb === 'reject') return rejectLadder;
  if (verb === 'reject-always') return offered.includes('reject_always') ? 'reject_always' : rejectLadder;
  if (verb === 'allow-always' && offered.includes('allow_always')) return 'allow_always';
  return offered.includes('allow_once') ? 'allow_once' : rejectLadder;
}

describe('the option of a verb', () => {
  for (const verb of verbs) {
    test.each(offers.map((offered) => [offered.join(' ') || 'nothing', offered] as const))(
      `${verb} of %s`,
      (_name, offered) => {
        expect(chooseOption(verb, offered)).toBe(expected(verb, offered));
        expect(chooseOption(verb, offered.toReversed())).toBe(expected(verb, offered));
      },
    );
  }

  test('is never one that is not among the four, however it is spelled', () => {
    const strange = ['ALLOW_ONCE', 'allow-once', 'allow_once ', 'allow', 'yes', 'cancel', 'reject', ''];
    for (const verb of verbs) expect(chooseOption(verb, strange)).toBeUndefined();
  });

  test('is an allow only for the two that are', () => {
    expect(options.filter((option) => isAllowOption(option))).toEqual(['allow_once', 'allow_always']);
  });
});

const verbPolicy = await policyOf(`rules:
  - { id: allow, match: { tool: allow }, then: allow, reason: r }
  - { id: allow-always, match: { tool: allow-always }, then: allow-always, reason: r }
  - { id: reject, match: { tool: reject }, then: reject, reason: r }
  - { id: reject-always, match: { tool: reject-always }, then: reject-always, reason: r }
`);

describe('a decision', () => {
  const policy = verbPolicy;
  const cases: readonly (readonly [
    string,
    readonly string[] | undefined,
    string | null,
    string | null,
    string | null,
  ])[] = [
    ['allow', ['allow_once', 'reject_once'], 'allow_once', 'r', 'allow: allow_once'],
    [
      'allow',
      ['allow_always', 'reject_once'],
      'reject_once',
      'None of allow_once is offered.',
      'allow: allow_once is not offered, reject_once',
    ],
    [
      'allow',
      ['reject_always'],
      'reject_always',
      'None of allow_once is offered.',
      'allow: allow_once is not offered, reject_once is not offered, reject_always',
    ],
    [
      'allow',
      ['allow_always'],
      null,
      'None of allow_once, reject_once, reject_always is offered.',
      'allow: allow_once is not offered, reject_once is not offered, reject_always is not offered, stop',
    ],
    [
      'allow',
      [],
      null,
      'None of allow_once, reject_once, reject_always is offered.',
      'allow: allow_once is not offered, reject_once is not offered, reject_always is not offered, stop',
    ],
    [
      'allow',
      undefined,
      null,
      'None of allow_once, reject_once, reject_always is offered.',
      'allow: allow_once is not offered, reject_once is not offered, reject_always is not offered, stop',
    ],
    [
      'allow',
      ['yes'],
      null,
      'None of allow_once, reject_once, reject_always is offered.',
      'allow: allow_once is not offered, reject_once is not offered, reject_always is not offered, stop',
    ],
    ['allow-always', ['allow_once', 'allow_always'], 'allow_always', 'r', 'allow-always: allow_always'],
    ['allow-always', ['allow_once'], 'allow_once', 'r', 'allow-always: allow_always is not offered, allow_once'],
    [
      'allow-always',
      ['reject_once'],
      'reject_once',
      'None of allow_always, allow_once is offered.',
      'allow-always: allow_always is not offered, allow_once is not offered, reject_once',
    ],
    ['reject', ['reject_always', 'reject_once'], 'reject_once', 'r', 'reject: reject_once'],
    [
      'reject',
      ['reject_always', 'allow_once'],
      'reject_always',
      'r',
      'reject: reject_once is not offered, reject_always',
    ],
    [
      'reject',
      ['allow_once', 'allow_always'],
      null,
      'None of reject_once, reject_always is offered.',
      'reject: reject_once is not offered, reject_always is not offered, stop',
    ],
    ['reject-always', ['reject_once', 'reject_always'], 'reject_always', 'r', 'reject-always: reject_always'],
    ['reject-always', ['reject_once'], 'reject_once', 'r', 'reject-always: reject_always is not offered, reject_once'],
    [
      'reject-always',
      ['allow_once'],
      null,
      'None of reject_always, reject_once is offered.',
      'reject-always: reject_always is not offered, reject_once is not offered, stop',
    ],
  ];

  test.each(cases)('%s of %j', (verb, offered, answer, reason, ladder) => {
    const decision = decideOnce(policy, permission({ operation: verb, options: offered }));
    expect(decision).toMatchObject({ verb, answer, reason, ladder, rule: verb });
    expect(decision.outcome).toBe(answer === null ? 'stop' : isAllowOption(answer) ? 'allow' : 'reject');
  });
});
