// A pause and its answers (docs/service-api.md, "Pauses").
import { describe, expect, test } from 'vitest';
import {
  cancelAnswer,
  elicitationAnswer,
  interactionArguments,
  optionKinds,
  provideInputSuffix,
} from '../../src/contract/interaction.ts';
import { fieldCases, flag, optional, required, text, textOrNull } from '../support/field-table.ts';

const field = { name: 'branch', type: 'string', required: true, options: ['main', 2, null] };

describe('the arguments of a pause', () => {
  const rows = [
    optional('kind', { takes: ['permission', 'elicitation', 'a kind of tomorrow'], refuses: [null, 1] }),
    optional('operation', textOrNull),
    optional('options', {
      takes: [[], [...optionKinds], ['allow_for_a_week']],
      refuses: [null, 'allow_once', [1], [null]],
    }),
    optional('message', text),
    optional('fields', {
      takes: [[], [field], [{ name: 'x' }], [{ ...field, type: 'colour', hint: 'h' }]],
      refuses: [
        null,
        field,
        [{}],
        [{ ...field, name: 1 }],
        [{ ...field, required: 'yes' }],
        [{ ...field, options: 'main' }],
      ],
    }),
  ];

  test.each(fieldCases({}, rows))('$title', ({ value, accepted }) => {
    expect(interactionArguments.safeParse(value).success).toBe(accepted);
  });

  test('keep a field that nothing documents', () => {
    expect(interactionArguments.parse({ kind: 'permission', cwd: '/' })).toEqual({ kind: 'permission', cwd: '/' });
  });
});

test('the tool of a pause and the answer that abandons it have the names of the API', () => {
  expect([provideInputSuffix, cancelAnswer]).toEqual(['.provide_input', 'cancel']);
});

test('there are four option kinds', () => {
  expect(optionKinds).toEqual(['allow_once', 'allow_always', 'reject_once', 'reject_always']);
});

describe('the answer to a question', () => {
  const rows = [required('content', { takes: [{}, { branch: 'main', count: 2 }], refuses: [null, 'main', []] })];

  test.each(fieldCases({ action: 'accept', content: {} }, rows))('$title', ({ value, accepted }) => {
    expect(elicitationAnswer.safeParse(value).success).toBe(accepted);
  });

  test.each([
    [{ action: 'decline' }, true],
    [{ action: 'cancel' }, true],
    [{ action: 'decline', content: {} }, false],
    [{ action: 'cancel', reason: 'no' }, false],
    [{ action: 'accept', content: {}, more: 1 }, false],
    [{ action: 'ignore' }, false],
    [{}, false],
  ])('%j is accepted: %s', (value, accepted) => {
    expect(elicitationAnswer.safeParse(value).success).toBe(accepted);
  });
});

test('a field says whether it is required', () => {
  const rows = [optional('required', flag)];
  for (const { value, accepted } of fieldCases({ name: 'x' }, rows)) {
    expect(interactionArguments.safeParse({ fields: [value] }).success).toBe(accepted);
  }
});
