// Warns of texts in conditions and paths that could pass for others, such as `/insіde` with a Cyrillic letter.
import type { Test } from '../match/value-tests.ts';
import { listPolicyEntries, type Policy } from '../policy.ts';
import { escapeCharacter } from '../text/invisible.ts';
import { revealLookAlikes } from '../text/plain-code.ts';
import { type Warnings, warn, warnOf } from './warning.ts';

export function* lintLookAlikes(policy: Policy): Warnings {
  const isShown = (sign: string): boolean => policy.shownSigns?.has(sign) ?? true;
  for (const { id, when, match } of listPolicyEntries(policy)) {
    for (const { at, key, matcher } of [...when, ...match]) {
      const message = findLookAlike(id, [key, ...listTexts(matcher.test)], isShown);
      if (message !== undefined) yield warn(at, 'look-alike', message);
    }
  }
  for (const { answer, ...entry } of policy.questions) {
    const texts = typeof answer === 'object' ? Object.values(answer).map(String) : [answer ?? ''];
    const message = findLookAlike(entry.id, texts, isShown);
    if (message !== undefined) yield warnOf(entry, 'look-alike', message, 'answer');
  }
  for (const entry of policy.changes ?? []) {
    const message = findLookAlike(entry.id, entry.globs, isShown);
    if (message !== undefined) yield warnOf(entry, 'look-alike', message, 'paths');
  }
}

function findLookAlike(id: string, texts: readonly string[], isShown: (sign: string) => boolean): string | undefined {
  // Judge the text as the file shows it: where the file has an escape, no look-alike is seen.
  const showEscapes = (text: string): string =>
    text.replace(/\P{ASCII}/gu, (sign) => (isShown(sign) ? sign : escapeCharacter(sign)));
  const text = texts.find((each) => revealLookAlikes(showEscapes(each)) !== showEscapes(each));
  if (text === undefined) return undefined;
  const shown = revealLookAlikes(showEscapes(JSON.stringify(text)));
  return `"${id}" names ${shown}. The character shown by its number could pass for another one, so a reviewer would misread the text. Write the one that it looks like, or an escape in double quotes.`;
}

function listTexts(test: Test): readonly string[] {
  switch (test.type) {
    case 'values':
      return test.listed.map(String);
    case 'has':
      return test.values.map(String);
    case 'glob':
    case 're2':
      return [test.pattern];
    case 'path':
      return test.globs;
    case 'only':
    case 'any':
      return test.patterns.map(({ pattern }) => pattern);
    case 'not':
      return listTexts(test.test);
    case 'present':
      return [];
    default:
      return test satisfies never;
  }
}
