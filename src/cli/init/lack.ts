// Compares a policy that is kept with the answers that it should allow.
import { readFile } from 'node:fs/promises';
import { oneLine } from '../../log.ts';
import { startDecisions } from '../../permission/decide/decide.ts';
import { readPolicy } from '../../permission/file/policy-file.ts';
import type { Policy, PolicyTest } from '../../permission/policy.ts';
import { mayEdit, mayRun, type PolicyAnswers, toFurtherEntries, toPolicyText } from './policy-text.ts';

/** Gives undefined if nothing lacks; `entries` is YAML to paste. */
export async function findLack(file: string, answers: PolicyAnswers) {
  const kept = await readPolicy(await readFile(file), file);
  const made = await readPolicy(Buffer.from(toPolicyText(answers)), file);
  if ('problems' in kept || 'problems' in made) {
    return { said: 'The policy that is there is invalid: "interns policy check" says why.', entries: '' };
  }
  const { policy } = kept;
  const isMissing = (name: string): boolean =>
    made.policy.tests.some((one) => one.name === name && !allows(policy, one));
  const commands = answers.commands.filter((one) => isMissing(mayRun(one)));
  const paths = answers.paths.filter((one) => isMissing(mayEdit(one)));
  const what = [...commands.map((one) => `run ${one}`), ...paths.map((one) => `edit ${one}`)];
  if (what.length === 0) return undefined;
  const missing = `On ${answers.trigger} an intern may not yet ${what.map(oneLine).join(', ')}.`;
  const empty = policy.rules.length === 0 ? ' They take the place of "[]" behind "rules:".' : '';
  return {
    said: `${missing} To allow it, add these entries to the lists of the same names in the policy.${empty}`,
    entries: toFurtherEntries({ ...answers, commands, paths }, policy),
  };
}

function allows(policy: Policy, { context, steps }: PolicyTest): boolean {
  const decisions = startDecisions(policy, context);
  return steps.every(({ pause }, index) => {
    const { answer } = decisions.decide({ toolCallId: `pause-${index}`, arguments: JSON.stringify(pause) });
    return answer?.startsWith('allow') === true;
  });
}
