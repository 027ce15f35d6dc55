// Defines the commands that run interns and show the results: `chat`, `answer`, `list`, `report`, `changes`, `verify`.
import { serviceInputNames } from '../../inputs/input-lists.ts';
import { type Command, jsonFlag, runInputs, verboseFlag } from '../command.ts';

const loadConversation = () => import('../chat/conversation.ts');

export const chat: Command = {
  name: 'chat',
  summary: 'send a prompt to an intern, or talk with it',
  about: 'Send a prompt to an intern and follow its answer; without a prompt, talk with it.',
  details:
    'When the intern asks for something, the permission policy answers. On a terminal you are asked about what no rule decides; elsewhere that is rejected. A transcript is kept.',
  arguments: [
    { name: 'INTERN', about: 'Name or id of the intern; or set INTERNS_INTERN', required: false },
    { name: 'PROMPT', about: 'The prompt; "-" reads it from standard input', required: false },
  ],
  inputs: ['prompt-file', 'session-id', 'require-answer', ...runInputs, ...serviceInputNames],
  flags: {
    'session <id>': { about: 'The same as --session-id, but shorter.', input: 'session-id' },
    'from-pr <number>':
      'Continue the session that the sticky comment of a pull request keeps; reads the comment with GITHUB_TOKEN or GH_TOKEN.',
    'comment-tag <tag>': 'With --from-pr: the comment-tag of the workflow. Default: intern.',
    json: 'Print the events of the run as JSON Lines, as in the transcript, and the result last.',
    ...verboseFlag,
  },
  examples: {
    'One prompt': 'interns chat reviewer "Review the last commit."',
    'Talk with an intern; an empty line ends it': 'interns chat reviewer',
    'Continue a session': 'interns chat reviewer --session 7c1f… "And the tests?"',
    'Continue the session of a pull request': 'interns chat reviewer --from-pr 7 "Why line 12?"',
    'A prompt from another program': 'git diff | interns chat reviewer -',
    'Try it offline, against a local service': 'interns exec -- interns chat intern "Hello"',
  },
  run: async (command) => (await loadConversation()).runChat(command),
};

export const answer: Command = {
  name: 'answer',
  summary: 'answer a question that a run left open',
  about: 'Answer a question that a run left open, and follow the run.',
  details:
    'A run leaves its question open with --on-pause stop (exit code 4). The question waits five minutes. What the intern asks next is answered as in "interns chat".',
  arguments: [{ name: 'ANSWER', about: 'The answer to send', required: false }],
  inputs: ['intern', 'pending', 'answer', 'tool-call-id', 'session-id', ...runInputs, ...serviceInputNames],
  flags: { json: 'Print the events as JSON Lines, and the result last.', ...verboseFlag },
  examples: {
    'Allow what was asked':
      'interns answer --intern reviewer --pending "$(tail -n 1 result.json | jq -c .pending)" allow_once',
    'Answer a question with one field':
      'interns answer --intern reviewer --pending "$PENDING" \'{"action":"accept","content":{"answer":"red"}}\'',
    'By ids alone': 'interns answer --intern reviewer --tool-call-id call_7 --session-id 7c1f… reject_once',
  },
  run: async (command) => (await loadConversation()).runAnswer(command),
};

export const list: Command = {
  name: 'list',
  summary: 'list interns',
  about: 'List the interns that you can see, newest first.',
  details: 'With --json the interns are printed as the API returns them: an array, fit for a matrix of jobs.',
  inputs: ['status', 'workspace-id', ...serviceInputNames, 'timeout'],
  flags: { ...jsonFlag, ...verboseFlag },
  examples: {
    'All interns': 'interns list --base-url https://service.example/api/v1',
    'The names of the running ones': "interns list --status running --json | jq -r '.[].name'",
  },
  run: async (command) => (await import('../work/list.ts')).runList(command),
};

export const report: Command = {
  name: 'report',
  summary: 'show the results of runs, from their transcripts',
  about: 'Show the results of a run, or of several with their totals, from their transcripts.',
  details:
    'On a terminal the report is text, elsewhere Markdown, as in a job summary. With --html it is one self-contained page with a timeline. It shows everything in the transcript, including the words of the intern.',
  arguments: [
    { name: 'TRANSCRIPT', about: 'The transcript file (JSON Lines).', required: true, repeats: true, offer: 'files' },
  ],
  flags: {
    html: 'Print one self-contained HTML page instead of Markdown.',
    text: 'Print plain text instead of Markdown, as on a terminal.',
    total: 'Print only the totals: runs, tokens, cost, time, what was asked and rejected most.',
    'output <file>': 'Write into this file instead of printing.',
    follow: 'With --html and --output: update the page as the run goes on, at most once a second.',
    statement: 'Print the statement about the run to sign (in-toto, JSON).',
    ...jsonFlag,
  },
  examples: {
    'A page to open in a browser': 'interns report --html --output run.html run.jsonl',
    'The totals of a week': 'interns report --total runs/*.jsonl',
    'What was decided, for a program': "interns report --json run.jsonl | jq '.pauses'",
  },
  run: async (command) => (await import('../report/report.ts')).runReport(command),
};

export const changes: Command = {
  name: 'changes',
  summary: 'show what an intern changed in a job, or print it for git apply',
  about: 'Show a file of changes: what an intern changed in a job, as far as the policy accepts it.',
  details:
    'Checks the file as the job that applies it does, except for what only that job can know: repository, commit, policy. The exit code is 0, or 2 for a damaged file. The patch of --patch names the Git objects that it replaces, so it applies only to the content that the intern started from.',
  arguments: [{ name: 'FILE', about: 'The file of changes (JSON).', required: true, offer: 'files' }],
  flags: { patch: 'Print a patch for git apply.', ...jsonFlag },
  examples: {
    'What was changed': 'interns changes changes.json',
    'Apply the changes to your own clone': 'interns changes --patch changes.json | git apply',
  },
  run: async (command) => (await import('../work/changes.ts')).runChanges(command),
};

export const verify: Command = {
  name: 'verify',
  summary: 'check the signed record of a run against its transcript and policy',
  about: 'Check the signed record of a run against its transcript and its policy.',
  details:
    "Checks the signature, the signer, and that what was signed is true of the files: the digest of the transcript, everything that the record says, the digest of the policy, and that the policy decides the same again. Without --trusted-root, Sigstore's own is fetched. The exit code is 0 if every check passed, 1 at the first failure, 2 for a file that can't be read.",
  arguments: [{ name: 'TRANSCRIPT', about: 'The transcript file (JSON Lines).', required: true, offer: 'files' }],
  flags: {
    'bundle <file>': 'The Sigstore bundle from the signing; required.',
    'trusted-root <file>': 'Whom to trust, as "gh attestation trusted-root" prints it.',
    'repository <owner/name>': 'The repository whose job must have signed; outside GitHub, its URL.',
    'workflow <path>': 'The workflow that must have signed; with @REF, also its ref.',
    'policy <file>': 'The policy file that must have decided.',
    ...jsonFlag,
  },
  examples: {
    'A run that was signed by the workflow of your default branch':
      'interns verify run.jsonl --bundle run.sigstore.json --repository acme/app --workflow .github/workflows/intern.yml@refs/heads/main --policy .github/intern-policy.yml',
    'Without any network':
      'interns verify run.jsonl --bundle run.sigstore.json --trusted-root trusted-root.jsonl --repository acme/app',
  },
  run: async (command) => (await import('../work/verify.ts')).runVerify(command),
};
