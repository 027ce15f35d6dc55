// Compares a policy that is kept with the answers that it should allow.
import { readFile } from 'node:fs/promises';
import { startDecisions } from '../../permission/decide/decide.ts';
import { readPolicy } from '../../permission/file/policy-file.ts';
import type { Policy, PolicyTest } from '../../permission/policy.ts';
import { mayEdit, mayRun, type PolicyAnswers, toFurtherEntries, toPolicyText } from './policy-text.ts';

export interface Lack {
  readonly what: readonly string[];
  readonly entries: string;
  /** The list of rules may be written as `[]`. */
  readonly isFirstRule: boolean;
}

export const noLack: Lack = { what: [], entries: '', isFirstRule: false };

export async function findLack(file: string, answers: PolicyAnswers): Promise<Lack | undefined> {
  const kept = await readPolicy(await readFile(file), file);
  const made = await readPolicy(Buffer.from(toPolicyText(answers)), file);
  if ('problems' in kept || 'problems' in made) return undefined;
  const { policy } = kept;
  const isMissing = (name: string): boolean =>
    made.policy.tests.some((one) => one.name === name && !allows(policy, one));
  const commands = answers.commands.filter((one) => isMissing(mayRun(one)));
  const paths = answers.paths.filter((one) => isMissing(mayEdit(one)));
  const what = [...commands.map((one) => `run ${one}`), ...paths.map((one) => `edit ${one}`)];
  if (what.length === 0) return noLack;
  const entries = toFurtherEntries({ ...answers, commands, paths }, policy);
  return { what, entries, isFirstRule: policy.rules.length === 0 };
}

function allows(policy: Policy, { context, steps }: PolicyTest): boolean {
  const decisions = startDecisions(policy, context);
  return steps.every(({ pause }, index) => {
    const { answer } = decisions.decide({ toolCallId: `pause-${index}`, arguments: JSON.stringify(pause) });
    return answer?.startsWith('allow') === true;
  });
}
