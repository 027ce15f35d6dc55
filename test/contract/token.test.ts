// The tables "POST /oauth/token" and "Token exchange response" of docs/service-api.md.
import { describe, expect, test } from 'vitest';
import { receivedTokenExchangeForm, tokenExchangeForm, tokenExchangeResponse } from '../../src/contract/token.ts';
import { fieldCases, optional, required } from '../support/field-table.ts';

const form = {
  federation_policy_id: 'fp_1',
  grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
  subject_token: 'head.claims.signature',
  subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
};
const only = (value: string) => ({ takes: [value], refuses: [null, '', `${value}x`, value.toUpperCase()] });
const tokenOf = (length: number): string => `${'a'.repeat(length - 4)}.b.c`;

const formRows = [
  required('federation_policy_id', { takes: ['fp_1'], refuses: ['', null, 1] }),
  required('grant_type', only(form.grant_type)),
  required('subject_token', {
    takes: ['a.b.c', 'A-_9.B-_9.C-_9', tokenOf(16_383), tokenOf(16_384)],
    refuses: [
      '',
      'a.b',
      'a.b.c.d',
      'a..c',
      '.b.c',
      'a.b.',
      'a.b.c\n',
      ' a.b.c',
      'a.b.c=',
      'ä.b.c',
      tokenOf(16_385),
      null,
    ],
  }),
  required('subject_token_type', only(form.subject_token_type)),
  optional('requested_token_type', only('urn:ietf:params:oauth:token-type:access_token')),
  optional('scope', only('inference')),
];

describe('a token exchange form', () => {
  test.each(fieldCases(form, formRows))('$title when we send it', ({ value, accepted }) => {
    expect(tokenExchangeForm.safeParse(value).success).toBe(accepted);
  });

  test.each(fieldCases(form, formRows))('$title when the service reads it', ({ value, accepted }) => {
    expect(receivedTokenExchangeForm.safeParse(value).success).toBe(accepted);
  });

  test('has no other parameter when we send it', () => {
    expect(tokenExchangeForm.safeParse({ ...form, audience: 'x' }).success).toBe(false);
  });

  test('loses audience, resource and what is unknown when the service reads it', () => {
    expect(receivedTokenExchangeForm.parse({ ...form, audience: 'x', resource: 'y', more: 'z' })).toEqual(form);
  });
});

describe('a token exchange response', () => {
  const sample = {
    access_token: 'header.claims.signature',
    expires_in: 300,
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    scope: 'inference',
    token_type: 'Bearer',
  };
  const rows = [
    required('access_token', {
      takes: ['opaque', '!~'],
      refuses: ['', null, 'two words', 'line\nbreak', 'tab\t', 'nüll', '\u007f'],
    }),
    required('expires_in', { takes: [1, 899, 900], refuses: [0, -1, 901, 1.5, '300', null] }),
    required('issued_token_type', only(sample.issued_token_type)),
    required('scope', { takes: ['inference', 'a scope of tomorrow'], refuses: [null, 1] }),
    required('token_type', {
      takes: ['Bearer', 'bearer', 'BEARER'],
      refuses: ['', 'DPoP', 'Bearer ', 'xBearer', 'N_A', null],
    }),
  ];

  test.each(fieldCases(sample, rows))('$title', ({ value, accepted }) => {
    expect(tokenExchangeResponse.safeParse(value).success).toBe(accepted);
  });

  test('keeps a field that the API does not name', () => {
    expect(tokenExchangeResponse.parse({ ...sample, more: 1 })).toMatchObject({ more: 1 });
  });
});
