// Which forms of a matcher may stand where, and over what values.

/** The list that a matcher stands in; it decides what may be asked. */
export type MatcherPlace = 'guard' | 'rule' | 'question' | 'when';

/** What values the matched key can have; a plain value of another type could never match. */
export type Values = 'text' | 'text-or-null' | 'texts' | 'flag' | 'any';

/** Where and of what a matcher is. */
export interface MatcherOptions {
  readonly place: MatcherPlace;
  readonly values: Values;
  /** How the key is called in messages. */
  readonly what: string;
}

/** The forms of a matcher in braces. */
export const forms = ['glob', 're2', 'path', 'not', 'present', 'has', 'in', 'shell'] as const;

/** A form of a matcher in braces. */
export type Form = (typeof forms)[number];

/** The forms in braces that may stand here. */
export function formsOf(options: MatcherOptions): readonly Form[] {
  return forms.filter((form) => {
    if (form === 'present') return options.place !== 'when';
    if (form === 'has') return options.values === 'texts' || options.values === 'any';
    if (form === 'path') return options.place !== 'when' && options.values !== 'texts';
    if (form === 'shell') return (options.place === 'guard' || options.place === 'rule') && options.values !== 'texts';
    if (form === 'glob' || form === 're2') return options.values !== 'flag';
    return true;
  });
}
