// Secrets can't be printed, and their text is taken out of other text, whole or in pieces.
import { format, inspect } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor, type Redactor, Secret } from '../src/secret.ts';
import { growthOf, proportionate } from './support/growth.ts';
import { runs, seed } from './support/seed.ts';

const text = 'tok_5f2a+b/c=d e&"f"';

describe('a secret', () => {
  const secret = new Secret(text);
  const ways: readonly (readonly [string, () => string])[] = [
    // oxlint-disable-next-line typescript/restrict-template-expressions -- that it does no harm is what is tested
    ['a template', () => `${secret}`],
    ['concatenation', () => `a${String(secret)}b`],
    ['toString', () => secret.toString()],
    ['JSON', () => JSON.stringify({ secret, list: [secret] })],
    ['inspect', () => inspect({ secret }, { showHidden: true, depth: null, getters: true })],
    ['format %s', () => format('%s', secret)],
    ['format %o', () => format('%o', secret)],
    ['format %j', () => format('%j', secret)],
    ['its fields', () => JSON.stringify([Object.entries(secret), Object.getOwnPropertyNames(secret)])],
    ['a copy of its fields', () => inspect(Object.assign({}, secret))],
    ['a clone', () => inspect(structuredClone(secret))],
    ['an error around it', () => inspect(new Error(String(secret), { cause: secret }))],
    ['a sort key', () => [secret, secret].toSorted().join()],
  ];

  test.each(ways)('does not show by %s', (_, print) => {
    expect(print()).not.toContain('tok_5f2a');
  });

  test('prints as three stars', () => {
    expect([String(secret), JSON.stringify(secret), inspect(secret)]).toEqual(['***', '"***"', '***']);
  });

  test('is opened by reveal', () => {
    expect(secret.reveal()).toBe(text);
  });

  test('has the first eight digits of its SHA-256 as fingerprint', () => {
    expect(new Secret('abc').fingerprint()).toBe('ba7816bf');
  });
});

function redactorOf(...secrets: readonly string[]): Redactor {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.add(new Secret(secret));
  return redactor;
}

/** What a stream shows of a text that comes in these pieces. */
function inPieces(redactor: Redactor, pieces: readonly string[]): string {
  const stream = redactor.stream();
  return pieces.map((piece) => stream.push(piece)).join('') + stream.end();
}

describe('a redactor', () => {
  test.each([
    ['as it is', text],
    ['percent-encoded', encodeURIComponent(text)],
    ['in JSON', JSON.stringify(text).slice(1, -1)],
    ['in base64', Buffer.from(text).toString('base64')],
    ['in base64 without padding', Buffer.from(text).toString('base64url')],
    ['in hexadecimal', Buffer.from(text).toString('hex')],
    ['in hexadecimal of capitals', Buffer.from(text).toString('hex').toUpperCase()],
  ])('replaces a secret %s', (_, form) => {
    expect(redactorOf(text).redact(`before ${form} after`)).toBe('before *** after');
  });

  test.each(['', 'x', 'xy', 'xyz', 'user:'])('leaves nothing of a secret in base64 behind %j', (before) => {
    const encoded = Buffer.from(`${before}secret-secret-secret-1234\n`).toString('base64');
    const shown = redactorOf('secret-secret-secret-1234').redact(encoded);
    expect(shown).toContain('***');
    expect(Buffer.from(shown.replace('***', ''), 'base64').toString()).not.toMatch(/secret/);
    expect(shown.length).toBeLessThan(encoded.length - 28);
  });

  test.each([
    ['base64 for URLs', 'a?>b~?>~?~~', 'base64url'],
    ['base64 without padding', 'a?>b~?>~?~~', 'base64'],
    ['base64 of just eight characters', 'abcdef', 'base64'],
  ] as const)('replaces a secret in %s, and nothing around it', (_, secret, encoding) => {
    const encoded = Buffer.from(secret).toString(encoding).replace(/=+$/, '');
    expect(redactorOf(secret).redact(`-${encoded}.`)).toBe('-***.');
  });

  test.each([
    ['wrapped by a terminal', 'tok_5f2\r\na+b/c\n=d e&"f"'],
    ['coloured by a terminal', 'tok_\u001b[01;31m5f2a\u001b[m\u001b[K+b/c=d e&"f"'],
    ['wrapped in base64', Buffer.from(text).toString('base64').replace(/.{8}/g, '$&\n')],
    ['wrapped, in JSON', String.raw`tok_5f2a+b\r\n/c=\u001b[1md e&\"f\"`],
  ])('replaces a secret %s, whole or letter by letter', (_, written) => {
    expect(redactorOf(text).redact(`before ${written} after`)).toBe('before *** after');
    expect(inPieces(redactorOf(text), Array.from(`before ${written} after`))).toBe('before *** after');
  });

  test.each([
    ['a URL, all of RFC 3986', "a'(b)*!", 'a%27%28b%29%2A%21'],
    ['a URL, in small letters', 'a+b/c', 'a%2bb%2fc'],
    ['a URL, as far as it reserves nothing', 'a b/c?d', 'a%20b/c?d'],
    ['a form', 'a b+c', 'a+b%2Bc'],
    ['HTML', 'a<b>&"c', 'a&lt;b&gt;&amp;&quot;c'],
    ['JSON with slashes escaped', 'a/b"c', String.raw`a\/b\"c`],
    ['JSON of ASCII alone', 'aüb✓', String.raw`a\u00fcb\u2713`],
    ['JSON, where it has line ends', 'ab\ncd', String.raw`ab\ncd`],
  ])('replaces a secret in %s', (_, secret, written) => {
    expect(redactorOf(secret).redact(`-${written}.`)).toBe('-***.');
  });

  test.each([
    ['a backslash before it', 'nabcdef', String.raw`C:\nabcdef`, String.raw`C:\***`],
    ['line ends in it', 'ab\ncd', 'x ab\ncd', 'x ***'],
    ['two lines that only touch', 'abc', 'ab\nc abc', 'ab\nc ***'],
  ])('knows %s', (_, secret, given, shown) => {
    expect(redactorOf(secret).redact(given)).toBe(shown);
    expect(inPieces(redactorOf(secret), Array.from(given))).toBe(shown);
  });

  test('holds back no more than is needed, however many line ends are between two letters', () => {
    const stream = redactorOf('hunter2').stream();
    const shown = [stream.push('hun'), ...Array.from({ length: 1_000 }, () => stream.push('\n'.repeat(100)))];
    expect(shown.join('') + stream.push('ter2.') + stream.end()).toBe('***.');
  });

  test('replaces every occurrence', () => {
    expect(redactorOf('abc').redact('abc, abcabc')).toBe('***, ******');
  });

  test.each([
    ['one that contains another', ['abcdef', 'cd'], 'xabcdefx cd', 'x***x ***'],
    ['one that begins with another', ['abcd', 'abcdefgh'], 'abcdefgh abcdef', '*** ***ef'],
    ['two that overlap', ['abcd', 'cdef'], 'xabcdefx', 'x***x'],
    ['one that overlaps itself', ['aa'], 'xaaax', 'x***x'],
    ['one that is made of stars', ['abc', '**'], 'abc **', '*** ***'],
  ])('takes out %s', (_, secrets, given, shown) => {
    expect(redactorOf(...secrets).redact(given)).toBe(shown);
  });

  test('ignores an empty secret', () => {
    expect(redactorOf('').redact('text')).toBe('text');
  });

  test('leaves short base64 and hexadecimal alone: it would be found anywhere', () => {
    expect(redactorOf('ab').redact('YW and more, 6162')).toBe('YW and more, 6162');
  });

  test('takes a secret that no encoding can hold', () => {
    expect(redactorOf('half\ud800').redact('a half\ud800 b')).toBe('a *** b');
  });

  test('shows text as it is while it knows no secret', () => {
    expect(inPieces(createRedactor(), ['a', '', 'b'])).toBe('ab');
  });

  test('takes time in proportion to the length of the text', () => {
    const redactor = redactorOf(text, 'tok_5f2a');
    for (const unit of ['tok_5f2', 'tok_5f2a', 'tok_5f2a\n', '\u001b[', '\u001b[1m', String.raw`\n`, '\\']) {
      const growth = growthOf((count) => redactor.redact(unit.repeat(count)), 200);
      expect(growth, JSON.stringify(unit)).toBeLessThan(proportionate);
    }
  });
});

describe('a redactor stream', () => {
  const whole = `before ${text} between ${encodeURIComponent(text)} after`;

  test.each(Array.from({ length: whole.length + 1 }, (_, at) => at))('replaces secrets that are cut at %i', (at) => {
    expect(inPieces(redactorOf(text), [whole.slice(0, at), whole.slice(at)])).toBe('before *** between *** after');
  });

  test('replaces secrets that come character by character', () => {
    expect(inPieces(redactorOf(text), Array.from(whole))).toBe('before *** between *** after');
  });

  test('shows at once what can be the beginning of no secret', () => {
    const stream = redactorOf('secret').stream();
    expect([stream.push('say sec'), stream.push('ond'), stream.push(' secre'), stream.push('t!')]).toEqual([
      'say ',
      'second',
      ' ',
      '***!',
    ]);
  });

  test('shows a secret that never completes when no more text comes', () => {
    const stream = redactorOf('secret').stream();
    expect([stream.push('say secre'), stream.end(), stream.end()]).toEqual(['say ', 'secre', '']);
  });

  test('starts anew after its end', () => {
    const stream = redactorOf('secret').stream();
    expect([stream.push('sec'), stream.end(), stream.push('ret')]).toEqual(['', 'sec', 'ret']);
  });

  test('waits for the longer of two secrets that begin alike', () => {
    const stream = redactorOf('1234', '12345678').stream();
    expect([stream.push('1234'), stream.push('5678'), stream.push('!')]).toEqual(['', '***', '!']);
  });

  test('knows a secret that is added while it waits', () => {
    const redactor = redactorOf('abcdef');
    const stream = redactor.stream();
    const shown = stream.push('abc');
    redactor.add(new Secret('bcx'));
    expect(shown + stream.push('x') + stream.end()).toBe('a***');
  });

  test('shows in pieces what it shows whole', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 4 }), fc.array(letters, { maxLength: 12 }), (secrets, pieces) => {
        const redactor = redactorOf(...secrets);
        expect(inPieces(redactor, pieces)).toBe(redactor.redact(pieces.join('')));
      }),
      { numRuns: runs(20_000), seed },
    );
  });
});

test('a text as short as the shortest spelling of a secret has it taken out', () => {
  const redactor = redactorOf('a secret that is longer', 'ab');
  expect([redactor.redact('ab'), redactor.redact('a')]).toEqual(['***', 'a']);
});

describe('a token of 520 characters, as those of installations on GitHub are', () => {
  const long = `ghs_${Array.from({ length: 516 }, (_, index) => 'aZ3-_x.9Qk'[(index * 7) % 10]).join('')}`;
  const redactor = createRedactor();
  redactor.add(new Secret(long));

  test.each([
    ['as it is', (token: string) => token],
    ['in a header', (token: string) => `Authorization: Bearer ${token}`],
    ['wrapped at 80 columns', (token: string) => token.replaceAll(/.{80}/g, '$&\n')],
    ['in base64', (token: string) => Buffer.from(`x-access-token:${token}`).toString('base64')],
    ['in JSON', (token: string) => JSON.stringify({ token })],
  ])('is masked %s', (_, spell) => {
    const shown = redactor.redact(`before ${spell(long)} after`);
    expect(shown).toMatch(/^before .*\*\*\*.* after$/s);
    expect(long.match(/.{40}/g)?.filter((part) => shown.includes(part))).toEqual([]);
  });

  test('is masked in a stream, wherever it is cut', () => {
    for (const at of [1, 100, 256, 511, 512, 519]) {
      const stream = redactor.stream();
      expect(`${stream.push(`a ${long.slice(0, at)}`)}${stream.push(`${long.slice(at)} b`)}${stream.end()}`).toBe(
        'a *** b',
      );
    }
  });
});
