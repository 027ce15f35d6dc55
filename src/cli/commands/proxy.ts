// `interns proxy`: a local address that stands for the service, with a bearer that is always fresh.
import type { Command } from '../command.ts';
import { serviceInputs, verboseFlag } from '../usual-flags.ts';

/** `interns proxy` (docs/inference.md, "On the command line") */
export const proxy: Command = {
  name: 'proxy',
  summary: 'serve clients of an intern for as long as they run, without a key',
  about: 'Start a proxy on this machine that forwards each request to the service with a fresh access token.',
  details:
    "With a command, it runs that with OPENAI_BASE_URL, OPENAI_API_KEY, INTERNS_BASE_URL and INTERNS_API_KEY set to the proxy, and without the job's identity. The exit code is the command's: 127 if it can't be started, 128 plus the number of the signal that ended it. Without a command, it prints a JSON line with address and key when it accepts connections, and runs until it is interrupted. Clients of OpenAI need an intern.",
  arguments: [],
  inputs: [
    'intern',
    'workspace-id',
    'wait-for-intern',
    'approval-mode',
    'policy',
    'policy-ref',
    'lossy',
    'allow-paths',
    'max-requests',
    'max-cost',
    'model-access',
    ...serviceInputs,
  ],
  flags: [
    { name: 'port', value: 'number', about: 'The port to listen on; 0 picks a free one. Default: 0.' },
    {
      name: 'transcript-file',
      value: 'file',
      about: 'Where the account of requests (JSON Lines) is written. Default: nowhere. [INTERNS_TRANSCRIPT_FILE]',
      offer: 'files',
      input: 'transcript-file',
    },
    verboseFlag,
  ],
  commandLine: '[-- COMMAND [ARGUMENT …]]',
  examples: [
    {
      about: 'Tests that talk to an intern, for as long as they take',
      line: 'interns proxy --intern reviewer -- npm test',
    },
    { about: 'For programs started elsewhere', line: 'interns proxy --intern reviewer --port 8900' },
  ],
  run: async (command) => (await import('../work/proxy.ts')).runProxy(command),
};
