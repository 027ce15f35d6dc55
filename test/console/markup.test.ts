// Templates of HTML: what a text can become, and that data comes back as it was.
import { expect, test } from 'vitest';
import { markup, nothing, toData, toLines } from '../../src/console/markup.ts';

test('a text becomes text, markup of ours stays, and a list is one after the other', () => {
  const item = (text: string) => markup`<li>${text}</li>`;
  const list = markup`<ul class="${'a" onclick="b'}">${['<b>', '&amp;'].map(item)}</ul>${nothing}${7}`;
  expect(list.html).toBe('<ul class="a&#34; onclick=&#34;b"><li>&#60;b&#62;</li><li>&#38;amp;</li></ul>7');
});

test('only a text of several lines keeps them', () => {
  expect(markup`<p>${'a\nb'}</p>`.html).toBe('<p>a b</p>');
  expect(markup`<pre>${toLines('a\n<b>')}</pre>`.html).toBe('<pre>a&#10;&#60;b&#62;</pre>');
});

test.each(['plain', '\u202e\u200b\u0000', '##[group]\n::error::x', 'grüße 👩‍👩‍👧', '\ud800', '"<>&\'`$'])(
  'data comes out of an attribute as it was put in: %j',
  (text) => {
    const written = toData({ text });
    expect(written).toMatch(/^[\x20-\x7e]*$/);
    const { html } = markup`${written}`;
    expect(html).not.toMatch(/["'<>`$]/);
    const read = html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    expect(JSON.parse(read)).toEqual({ text });
  },
);
