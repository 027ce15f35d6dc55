// `interns chat`: a prompt, or a conversation, with an intern.
import type { Command } from '../command.ts';
import { jsonFlag, runInputs, serviceInputs, verboseFlag } from '../usual-flags.ts';

const loadConversation = () => import('../chat/conversation.ts');

/** `interns chat` */
export const chat: Command = {
  name: 'chat',
  summary: 'send a prompt to an intern, or talk with it',
  about: 'Send a prompt to an intern and follow its answer; without a prompt, talk with it.',
  details:
    'When the intern asks for something, the permission policy answers. On a terminal it asks you what no rule decides; elsewhere that is rejected. A transcript is kept.',
  arguments: [
    { name: 'INTERN', about: 'Name or id of the intern; also by INTERNS_INTERN', required: false },
    { name: 'PROMPT', about: 'The prompt; "-" reads it from standard input', required: false },
  ],
  inputs: ['prompt-file', 'session-id', 'require-answer', ...runInputs, ...serviceInputs],
  flags: [
    { name: 'session', value: 'id', about: 'The same as --session-id, but shorter.', input: 'session-id' },
    {
      name: 'from-pr',
      value: 'number',
      about:
        'Continue the session that the sticky comment of a pull request keeps; reads it with GITHUB_TOKEN or GH_TOKEN.',
    },
    { name: 'comment-tag', value: 'tag', about: 'With --from-pr: the comment-tag of the workflow. Default: intern.' },
    {
      ...jsonFlag,
      about: 'Print the events of the run as JSON Lines, as in the transcript, and the result last.',
    },
    verboseFlag,
  ],
  examples: [
    { about: 'One prompt', line: 'interns chat reviewer "Review the last commit."' },
    { about: 'Talk with an intern; an empty line ends it', line: 'interns chat reviewer' },
    { about: 'Continue a session', line: 'interns chat reviewer --session 7c1f… "And the tests?"' },
    { about: 'Continue the session of a pull request', line: 'interns chat reviewer --from-pr 7 "Why line 12?"' },
    { about: 'A prompt from another program', line: 'git diff | interns chat reviewer -' },
    { about: 'Try it offline, against a local service', line: 'interns exec -- interns chat intern "Hello"' },
  ],
  run: async (command) => (await loadConversation()).runChat(command),
};

/** `interns answer` */
export const answer: Command = {
  name: 'answer',
  summary: 'answer a question that a run left open',
  about: 'Answer a question that a run left open, and follow the run.',
  details:
    'A run leaves its question open with --on-pause stop (exit code 4). The question waits five minutes. What the intern asks next is answered as in "interns chat".',
  arguments: [{ name: 'ANSWER', about: 'The answer to send', required: false }],
  inputs: ['intern', 'pending', 'answer', 'tool-call-id', 'session-id', ...runInputs, ...serviceInputs],
  flags: [{ ...jsonFlag, about: 'Print the events as JSON Lines, and the result last.' }, verboseFlag],
  examples: [
    {
      about: 'Allow what was asked',
      line: 'interns answer --intern reviewer --pending "$(tail -n 1 result.json | jq -c .pending)" allow_once',
    },
    {
      about: 'Answer a question with one field',
      line: 'interns answer --intern reviewer --pending "$PENDING" \'{"action":"accept","content":{"answer":"red"}}\'',
    },
    {
      about: 'By ids alone',
      line: 'interns answer --intern reviewer --tool-call-id call_7 --session-id 7c1f… reject_once',
    },
  ],
  run: async (command) => (await loadConversation()).runAnswer(command),
};
