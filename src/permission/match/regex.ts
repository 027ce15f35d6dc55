// RE2 syntax for `re2`: linear time whatever the text; look-around and back-references don't exist in it.
import { RE2JS } from 're2js';

/** A compiled RE2 pattern: whether it matches a whole text, in linear time. */
export type WholeMatch = (text: string) => boolean;

/** RE2: compiles a pattern, or says what is wrong with it. */
export interface Re2 {
  compile(pattern: string): WholeMatch | { readonly error: string };
}

/** RE2 through re2js; a pattern always has to match the whole text (docs/policy.md, "What can be matched"). */
export const re2: Re2 = {
  compile(pattern) {
    try {
      const compiled = RE2JS.compile(pattern);
      // The library builds its automaton with the first text: now, and not while an intern waits for a decision.
      compiled.matches('');
      return (text) => compiled.matches(text);
    } catch (error: unknown) {
      return { error: error instanceof Error ? error.message.replace(/^error parsing regexp: /u, '') : String(error) };
    }
  },
};
