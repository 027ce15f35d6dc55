// `interns identity`: which identities there are, and what the token of the one that is used says.
import type { Command } from '../command.ts';
import { defaultVariable, jsonFlag, serviceInputs, verboseFlag } from '../usual-flags.ts';

const loadIdentity = () => import('../work/identity.ts');

/** `interns identity` */
export const identity: Command = {
  name: 'identity',
  summary: 'show which identities this job has, and the claims of its token',
  about: 'Show which identity sources were found, what the others lack, and the claims of the subject token.',
  details:
    'The first source that is ready is used. Its token is fetched and decoded, but never shown, and its signature is not checked. Write a federation policy from these claims, or compare them with one. The exit code is 0 if there is an identity, otherwise 1.',
  arguments: [],
  inputs: ['base-url', 'audience', 'model-access', 'subject-token', 'subject-token-file', 'timeout'],
  flags: [
    {
      name: 'expect',
      value: 'file',
      offer: 'files',
      about: 'Compare the claims with this file, part by part; the exit code is then 3 where one differs.',
    },
    jsonFlag,
    verboseFlag,
  ],
  examples: [
    {
      about: 'In a job, before the federation policy is written',
      line: 'interns identity --audience https://service.example',
    },
    {
      about: 'Whether a rule of Anthropic, a mapping of OpenAI or a federation policy takes this job',
      line: 'interns identity --expect rule.json',
    },
    { about: 'Only the subject', line: "interns identity --json | jq -r '.claims.sub'" },
  ],
  run: async (command) => (await loadIdentity()).runIdentity(command),
};

/** `interns token` */
export const token: Command = {
  name: 'token',
  summary: 'exchange an identity for an access token, for another program',
  about: "Exchange this job's identity for an access token.",
  details: `The token is printed on standard output or, with --exec, put into the environment of a command, as the variable that --export-env names (default ${defaultVariable}). It lives at most 15 minutes, and never longer than the identity token (on GitHub five minutes).`,
  arguments: [],
  inputs: ['export-env', ...serviceInputs, 'timeout'],
  flags: [
    jsonFlag,
    verboseFlag,
    { name: 'exec', about: 'Run the command after "--" with the token in its environment, and print no token.' },
  ],
  commandLine: '[--exec -- COMMAND [ARGUMENT …]]',
  examples: [
    { about: 'A token for curl', line: 'curl -H "Authorization: Bearer $(interns token)" "$INTERNS_BASE_URL/interns"' },
    { about: 'A command that never sees it on its command line', line: 'interns token --exec -- node review.js' },
  ],
  run: async (command) => (await loadIdentity()).runToken(command),
};
