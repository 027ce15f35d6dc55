// What is stated of each place that subject tokens come from, a CI or a machine: all of it in one file under `sources/`.
import type { Environment } from '../environment.ts';
import type { IdentityIo, SubjectTokenSource } from './source.ts';

/**
 * How a job knows whether its pipeline is for a merge or pull request, whose author may have written the checkout. Every
 * place answers: one that says nothing would be taken for one without merge requests.
 */
export type MergeRequestSign =
  | {
      /** True or false only where the CI's documentation says so; undefined: it can't be told. */
      readonly told: (env: Environment) => boolean | undefined;
      /** Markdown: by which variables. */
      readonly how: string;
    }
  /** It is a CI, and no variable tells. Markdown: why. */
  | { readonly untold: string }
  /** It is no CI, so it says nothing of pipelines: a CI may run on it. Markdown: what it is. */
  | { readonly noCi: string };

/** A place that subject tokens come from. */
export interface IdentityPlace {
  /** As in messages and in `interns identity`. */
  readonly name: string;
  /** As its makers call it. */
  readonly title: string;
  /** Whether the job runs there. */
  readonly isHere: (env: Environment) => boolean;
  /** Variables that can grant its identity, so that a program that is to do without it gets none of them; a final `*` is any rest. */
  readonly grants: readonly [string, ...string[]];
  readonly mergeRequest: MergeRequestSign;
  /** Markdown for docs/identity.md: where the token comes from, with which audience, and what has to be set up. */
  readonly documentation: string;
  readonly source: (io: IdentityIo) => SubjectTokenSource;
}
