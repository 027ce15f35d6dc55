// What is known of a command that no pattern covers: whether it can run another.
import type { SeenArgument } from '../syntax.ts';

/** What is known of a command beyond its program. */
export type Judgement =
  /** It runs nothing else: what it is given is data. */
  | {
      readonly type: 'runs nothing else';
      /** Files that its options write. */
      readonly writes?: readonly SeenArgument[];
      /** Whether files that it finds by itself are code or settings to it. */
      readonly readsFiles?: true;
    }
  /** It is the program that it is, and nobody knows what that does with its arguments. */
  | { readonly type: 'told by its name'; readonly script?: string }
  /** It runs what can't be told. */
  | { readonly type: 'cannot be told'; readonly because: string }
  /** It runs this, and nothing else. */
  | { readonly type: 'runs'; readonly program: string; readonly arguments: readonly SeenArgument[] };

/** It runs nothing else. */
export const runsNothingElse: Judgement = { type: 'runs nothing else' };

/** It runs nothing that its arguments name; what files tell it to run is not in the text. */
export const runsItsFiles: Judgement = { type: 'runs nothing else', readsFiles: true };

/** It is the program that it is. */
export const toldByItsName: Judgement = { type: 'told by its name' };

/** It runs what can't be told, and why. */
export function cannotBeTold(because: string): Judgement {
  return { type: 'cannot be told', because };
}
