// `interns policy learn`: rules from what past runs were allowed, as a patch of the policy file.
import type { AskedCommand, Command } from '../../command.ts';
import { usageExitCode } from '../../exit-codes.ts';
import { jsonFlag } from '../../usual-flags.ts';

/** `interns policy learn` (docs/policy.md, "Learn from runs") */
export const learnPolicy: Command = {
  name: 'policy learn',
  summary: 'propose rules for what past runs were allowed',
  about: 'Propose rules and tests for what past runs were allowed, as a patch of the policy file.',
  details:
    'Only runs that no outsider can have caused teach anything. Each rule allows what was seen, word for word. The patch goes to standard output and a report to standard error; nothing is written without --write. The exit code is 0, or 2 for an invalid policy, a policy whose tests fail, or a file that cannot be read.',
  arguments: [
    { name: 'TRANSCRIPT', about: 'Transcript files (JSON Lines).', required: true, repeats: true, offer: 'files' },
  ],
  inputs: [],
  flags: [
    {
      name: 'policy',
      value: 'file',
      offer: 'files',
      about: 'The policy file; created if it does not exist. Default: .github/intern-policy.yml.',
    },
    { name: 'write', about: 'Change the policy file instead of printing a patch.' },
    {
      name: 'generalize',
      about: 'Make one rule of five or more commands that differ in one path, for programs that only read.',
    },
    { name: 'from-rejected', about: 'Also propose rules for what no rule allowed. Read each before you accept it.' },
    jsonFlag,
  ],
  examples: [
    {
      about: 'What the runs at your terminal would teach',
      line: 'interns policy learn ~/.local/state/interns/transcripts/*.jsonl',
    },
    { about: 'Accept it', line: 'interns policy learn run.jsonl --write' },
    {
      about: 'The same with other tools',
      line: 'interns policy learn run.jsonl > rules.patch && git apply rules.patch',
    },
  ],
  async run(asked) {
    const { learn } = await import('../../../permission/tools/learn/learn.ts');
    const { readTranscripts, readCurrentPolicy, writeLearnt } = await import('../../policy/learning.ts');
    const { InputError } = await import('../../../errors.ts');
    const { policyPath } = await import('../../policy/file.ts');
    const { value, has, io } = asked;
    const file = policyPath(value('policy'));
    const { runs, broken } = await readTranscripts(asked.words, io);
    const current = await readCurrentPolicy(file, io);
    if (current === 'invalid') return usageExitCode;
    const learnt = await learn({
      runs,
      current,
      source: file,
      generalize: has('generalize'),
      fromRejected: has('from-rejected'),
    });
    if ('error' in learnt) throw new InputError('input_invalid', `${file}: ${learnt.error}`, { source: 'policy' });
    if (has('write') && learnt.edits.length > 0)
      await writeLearnt({ file, text: learnt.text, before: current?.text }, io);
    await show(asked, {
      file,
      before: current?.text,
      learnt: { ...learnt, untrusted: [...learnt.untrusted, ...broken] },
    });
    return 0;
  },
};

interface Shown {
  readonly file: string;
  readonly before: string | undefined;
  readonly learnt: Parameters<typeof import('../../policy/learnt-report.ts').reportLines>[0];
}

async function show({ has, io }: AskedCommand, { file, before, learnt }: Shown): Promise<void> {
  const { oneLine } = await import('../../../log.ts');
  const { toJsonText } = await import('../../json-text.ts');
  const { tell } = await import('../../screen/tell.ts');
  const { unifiedDiff } = await import('../../policy/unified-diff.ts');
  const { reportLines, toReport } = await import('../../policy/learnt-report.ts');
  const { default: path } = await import('node:path');
  const patch = unifiedDiff(path.relative(io.cwd, path.resolve(io.cwd, file)), before, learnt.edits);
  if (has('json')) {
    io.stdout(`${toJsonText({ file, written: has('write') && patch !== '', patch, ...toReport(learnt) }, 2)}\n`);
    return;
  }
  if (!has('write')) io.stdout(patch);
  const lines = reportLines(learnt, { file, isNew: before === undefined, isWritten: has('write') });
  for (const line of lines) tell(io, oneLine(line));
}
