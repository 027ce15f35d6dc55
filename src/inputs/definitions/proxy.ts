// The inputs of a proxy: what passes, and how much of it.
import type { InputKind } from '../kinds.ts';
import { text, wholeNumber } from '../kinds.ts';
import { badValue } from '../values.ts';
import type { InputDefinitions, InputMeanings } from './definition.ts';

/** A sum of cost in USD; 0 stands for none. */
const amount: InputKind<number> = { is: 'money', called: 'usd', words: [], read: readAmount };

/** Paths and caps. */
export const proxyInputs = {
  'allow-paths': { kind: text('rules'), commands: ['proxy'] },
  'max-requests': { kind: wholeNumber(0), default: '0', commands: ['proxy'] },
  'max-cost': { kind: amount, default: '0', commands: ['proxy'] },
} as const satisfies InputDefinitions;

/** What they mean. */
export const proxyMeanings: InputMeanings<typeof proxyInputs> = {
  'allow-paths':
    'what passes besides the list of interns and the chat: one rule per line, `METHOD /path`; `*` is part of a segment or any method, `**` any path.',
  'max-requests': 'send at most this many requests; `0` for no cap.',
  'max-cost': 'send nothing more once the usage adds up to this many USD; `0` for no cap.',
};

function readAmount(name: string, value: string): number {
  if (/^\d{1,9}(?:\.\d{1,6})?$/.test(value)) return Number(value);
  throw badValue(name, value, 'Use an amount in USD, for example "2.50".');
}
