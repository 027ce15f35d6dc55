// What the permission policy that is there already lacks of what was answered.
import { readFile } from 'node:fs/promises';
import { startDecisions } from '../../permission/decide/decide.ts';
import { readPolicy } from '../../permission/file/policy-file.ts';
import type { Policy, PolicyTest } from '../../permission/policy.ts';

/**
 * The things that the written policy would allow by its tests and the one at `file` does not, such as "run npm test"; undefined:
 * that one can't be read.
 */
export async function findLack(file: string, written: string): Promise<readonly string[] | undefined> {
  const kept = await readPolicy(await readFile(file), file);
  const made = await readPolicy(written, file);
  if ('problems' in kept || 'problems' in made) return undefined;
  const promised = made.policy.tests.filter(({ name }) => name.startsWith('it may '));
  return promised.filter((test) => !allows(kept.policy, test)).map(({ name }) => name.replace('it may ', ''));
}

function allows(policy: Policy, { context, steps }: PolicyTest): boolean {
  const decisions = startDecisions(policy, context);
  return steps.every(({ pause }, index) => {
    const { answer } = decisions.decide({ toolCallId: `pause-${index}`, arguments: JSON.stringify(pause) });
    return answer?.startsWith('allow') === true;
  });
}
