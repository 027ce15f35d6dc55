// A plug-in of Stryker that lets through the changes of a sample only. Stryker knows checkers, which take out what does not compile;
// a change outside the sample is taken out as such.
import { relative } from 'node:path';
import { type Change, sampleOf } from './sample.ts';

/** A checker's judgement of a change. */
type Judgement = { readonly status: 'passed' } | { readonly status: 'compileError'; readonly reason: string };

/** Gets all changes at once, so that it knows how many there are. */
function createSampler() {
  const { MUTATION_SAMPLE: size, MUTATION_SEED: seed = '' } = process.env;
  let chosen: ReadonlySet<string> | undefined;
  const judge = ({ id }: Change): Judgement =>
    chosen?.has(id) === true ? { status: 'passed' } : { status: 'compileError', reason: 'It is not in the sample.' };
  return {
    async init(): Promise<void> {},
    async group(changes: readonly Change[]): Promise<readonly (readonly string[])[]> {
      if (chosen !== undefined) throw new Error('The changes came in two parts. Sample with one worker.');
      const named = changes.map((change) => ({ ...change, fileName: relative(process.cwd(), change.fileName) }));
      chosen = sampleOf(named, Number(size), seed);
      return [changes.map(({ id }) => id)];
    },
    async check(changes: readonly Change[]): Promise<Readonly<Record<string, Judgement>>> {
      return Object.fromEntries(changes.map((change) => [change.id, judge(change)]));
    },
  };
}

/** What Stryker looks for in a plug-in. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sampler', factory: createSampler }];
