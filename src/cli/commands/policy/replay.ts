// `interns policy replay`: which decisions of a past run would another policy have taken differently?
import { oneLine } from '../../../log.ts';
import type { Replayed } from '../../../permission/tools/replay.ts';
import type { Command } from '../../command.ts';
import { usageExitCode } from '../../exit-codes.ts';
import { toJsonText } from '../../json-text.ts';
import { jsonFlag } from '../../usual-flags.ts';

/** `interns policy replay` (docs/policy.md, "The policy commands") */
export const replayPolicy: Command = {
  name: 'policy replay',
  summary: 'decisions of a past run that another policy would change',
  about: 'Show the decisions of a past run that another policy would change.',
  details:
    "The exit code is 0 if none would change, 1 if some would, 2 for an invalid file or a transcript that can't be read.",
  arguments: [{ name: 'TRANSCRIPT', about: 'The transcript file (JSON Lines).', required: true, offer: 'files' }],
  inputs: [],
  flags: [{ name: 'against', value: 'file', offer: 'files', about: 'The policy file; required.' }, jsonFlag],
  examples: [
    {
      about: 'What a stricter policy would have stopped',
      line: 'interns policy replay run.jsonl --against .github/intern-policy.yml',
    },
  ],
  async run({ words: [transcript = ''], has, value, io }) {
    const { InputError } = await import('../../../errors.ts');
    const { replay } = await import('../../../permission/tools/replay.ts');
    const { readPastDecisions } = await import('../../results/past-run.ts');
    const { policyOrProblems } = await import('../../policy/file.ts');
    const { plural } = await import('../../policy/findings.ts');
    const { print } = await import('../../screen/print.ts');
    const against = value('against');
    if (against === undefined) {
      throw new InputError('input_missing', '--against is missing. Name the policy file that is to decide anew.', {
        source: 'against',
      });
    }
    const run = await readPastDecisions(transcript, io);
    const policy = await policyOrProblems(against, io);
    if (policy === undefined) return usageExitCode;
    const decisions = replay(run, policy);
    const changed = decisions.filter((each) => each.changed);
    if (has('json')) {
      io.stdout(`${toJsonText({ decisions: decisions.length, changed: changed.map(withoutFlag) }, 2)}\n`);
    } else {
      for (const each of changed) print(io, oneLine(changeLine(each)));
      print(io, `${plural(decisions.length, 'decision')}, ${changed.length} would change`);
    }
    return changed.length > 0 ? 1 : 0;
  },
};

function withoutFlag({ changed: _changed, ...rest }: Replayed): Omit<Replayed, 'changed'> {
  return rest;
}

function changeLine({ tool_call_id: id, operation, was, now }: Replayed): string {
  const what = operation === null ? id : `${id} ${JSON.stringify(operation)}`;
  return `${what}: ${was.answer ?? 'stop'} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
}
