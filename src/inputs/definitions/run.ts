// Defines the inputs of a run.
import { identifierLength } from '../../contract/limits.ts';
import { approvalModes } from '../../contract/words.ts';
import type { ActionCommand, InputDefinitions, InputMeanings } from '../values.ts';
import { badValue, choice, duration, path, readRef, runCommands, text, trueOrFalse, wholeNumber } from '../values.ts';

const policyCommands = [...runCommands, 'proxy', 'post-changes'] as const satisfies readonly ActionCommand[];

export const runInputs = {
  prompt: { kind: text(), commands: ['prompt'] },
  'prompt-file': { kind: path, commands: ['prompt'] },
  'approval-mode': { kind: choice(approvalModes), default: 'manual', commands: [...runCommands, 'proxy'] },
  policy: { kind: path, default: '.github/intern-policy.yml', commands: policyCommands },
  'policy-ref': { kind: text('ref', readRef), default: 'auto', commands: policyCommands },
  'session-id': { kind: text('id', readSessionId), commands: ['prompt', 'answer'] },
  'on-timeout': { kind: choice(['fail', 'continue']), default: 'fail', commands: runCommands },
  timeout: { kind: duration(1000), default: '30m', commandDefaults: { proxy: '6h' }, commands: 'all' },
  'idle-timeout': { kind: duration(1000), default: '90s', commands: runCommands },
  'max-pauses': { kind: wholeNumber(0), default: '50', commands: runCommands },
  'on-pause': { kind: choice(['resolve', 'stop']), default: 'resolve', commands: ['prompt', 'answer'] },
  pending: { kind: text('json'), commands: ['answer'] },
  answer: { kind: text(), commands: ['answer'] },
  'tool-call-id': { kind: text('id'), commands: ['answer'] },
  'fail-on-reject': { kind: trueOrFalse, default: 'false', commands: runCommands },
  'require-answer': { kind: trueOrFalse, default: 'true', commands: ['prompt'] },
  transcript: { kind: choice(['auto', 'full', 'brief', 'none']), default: 'auto', commands: runCommands },
  'transcript-file': { kind: path, commands: [...runCommands, 'proxy'] },
  attest: { kind: choice(['none', 'file']), default: 'none', commands: runCommands, where: 'action' },
} as const satisfies InputDefinitions;

export const runMeanings: InputMeanings<typeof runInputs> = {
  prompt: 'The prompt. Give exactly one of `prompt` and `prompt-file`.',
  'prompt-file': {
    action: 'File with the prompt, relative to the workspace. Needed for prompts above 128 KiB.',
    commandLine: 'File with the prompt.',
  },
  'approval-mode':
    '`manual`: the intern asks before privileged tools, and the policy answers. `self-drive`: it asks nobody. `proxy` writes it into each chat request.',
  policy: {
    action:
      'Permission policy file. When the default file does not exist, everything is rejected; a named file that does not exist is an error.',
    commandLine:
      'Permission policy file. When the default file does not exist, "interns chat" and "interns answer" ask you on a terminal, and everything else is rejected; a named file that does not exist is an error.',
  },
  'policy-ref': {
    action:
      'Where the policy is read from. `auto`: for events that outsiders can cause, the default branch, resolved to a commit, through the API; for other events the checkout. Or `workspace`, or a git ref.',
    commandLine: 'Where the policy is read from: auto and workspace mean this folder; or a git ref.',
  },
  'session-id': {
    action:
      'Continue this session, or start one under this id (1 to 256 characters). `from-comment`: the session that the sticky comment keeps.',
    commandLine: 'Continue this session, or start one under this id (1 to 256 characters).',
  },
  'on-timeout':
    'After a stream that ended with reason `timeout`: `fail`, or `continue` by a short follow-up prompt in the same session, until `timeout`.',
  timeout: {
    action:
      'Time limit of the whole step, at most `24h`. For `proxy`: of the proxy, which should last as long as the job.',
    commandLine: 'Time limit of the whole command, at most 24h.',
  },
  'idle-timeout': 'Nothing on the stream, not even a keepalive, for this long: the stream counts as severed.',
  'max-pauses': {
    action: 'More pauses than this in one run fail the step.',
    commandLine: 'A run with more pauses than this fails.',
  },
  'on-pause': {
    action:
      '`resolve` pauses by the policy, or `stop`: leave the question open and set the output `pending`, for a later step or job to answer.',
    commandLine: 'Resolve pauses by the policy, or stop: leave the question open and print it (exit code 4).',
  },
  pending: 'the output `pending` of the step that paused.',
  answer: 'the answer to send, for example `allow_once`.',
  'tool-call-id': 'instead of `pending`, with `session-id`; then no tool call is echoed.',
  'fail-on-reject': {
    action: 'Fail the step when the policy rejected anything, so that incomplete work does not end green.',
    commandLine: 'Exit with 3 if anything was rejected, even though the run finished.',
  },
  'require-answer':
    'A run that finished without a word is `ended` with the error `answer_empty`. With `false` it is `finished`.',
  transcript: {
    action:
      "How much of the intern's words reaches log and job summary: `full`, `brief` (status, decisions, usage, no content), `none`; `auto` is `full` in private and internal repositories and `brief` in public ones.",
    commandLine: 'How much is shown: full, brief (decisions, no content), none; auto is full here.',
  },
  'transcript-file': {
    action:
      "Where the transcript (JSON Lines) is written; for `proxy` its account. Default: a file in the runner's temp folder.",
    commandLine: 'Where the transcript (JSON Lines) is written. Default: a file in your state folder.',
  },
  attest:
    '`file`: write a record of the run into a file, for `actions/attest` to sign in the next step (`docs/provenance.md`). `none`: write nothing.',
};

export const sessionFromCommentWord = 'from-comment';

function readSessionId(name: string, value: string): string {
  if (value.length <= identifierLength.max) return value;
  throw badValue(name, value, `It has ${value.length} characters; use 1 to ${identifierLength.max}.`);
}
