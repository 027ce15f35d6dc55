// Lists the forms in which programs write a secret: plain, or encoded for a URL, JSON, HTML, base64 or hexadecimal.

/** A shorter encoded form would match ordinary text by chance. */
const minEncodedCharacters = 8;

export function listForms(value: string): readonly string[] {
  const wellFormed = value.toWellFormed(); // a lone surrogate can't be encoded
  const json = JSON.stringify(value).slice(1, -1);
  const bytes = Buffer.from(`\0\0${wellFormed}`); // the first two stand for bytes before the secret in a longer text
  const whole = bytes.toString('base64', 2);
  const base64 = [whole.replace(/=+$/, ''), ...[2, 1, 0].map((first) => encodeBase64Within(bytes, first))];
  const base64url = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  const hex = bytes.toString('hex', 2);
  const encoded = [...base64, ...base64url, hex, hex.toUpperCase()];
  return [
    value,
    ...listUrlForms(wellFormed),
    json,
    json.replaceAll('/', String.raw`\/`),
    json.replace(/[^\0-\x7f]/g, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    value.replace(/[&<>"]/g, (character) => htmlNames[character] ?? character),
    whole, // listed however short it is, like the forms above
    ...encoded.filter((text) => text.length >= minEncodedCharacters),
  ].filter((form) => form !== '');
}

const htmlNames: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Encodes as a URL component, as one with `!'()*` encoded too, as a form field, and as a URL, with codes in either case. */
function listUrlForms(value: string): readonly string[] {
  const component = encodeURIComponent(value);
  const strict = component.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  const form = new URLSearchParams({ '': value }).toString().slice(1);
  const forms = [component, strict, form, encodeURI(value)];
  return [...forms, ...forms.map((text) => text.replace(/%../g, (code) => code.toLowerCase()))];
}

/**
 * Encodes `bytes` from the index `first` on, as they occur within a longer base64 text. The first two bytes stand for
 * unknown neighbours. Drops the characters at both ends, which the neighbours would change.
 */
function encodeBase64Within(bytes: Buffer, first: number): string {
  const neighbourCharacters = Math.ceil(((2 - first) * 8) / 6);
  return bytes.toString('base64', first).slice(neighbourCharacters, Math.floor(((bytes.length - first) * 8) / 6));
}
