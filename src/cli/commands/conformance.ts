// `interns conformance`: the rows of docs/service-api.md that can be checked from outside, against any deployment.
import type { Command } from '../command.ts';
import { defaultAskingPrompt, jsonFlag } from '../usual-flags.ts';

/** `interns conformance` (docs/conformance.md) */
export const conformance: Command = {
  name: 'conformance',
  summary: 'check any deployment against the reference of the API, row by row',
  about:
    'Check a deployment against the reference of the API, and print which rows passed, failed or could not be checked.',
  details:
    'It takes a few turns with one intern. The only key update that it sends is empty. Secrets come from the environment: INTERNS_API_KEY (required), INTERNS_MANAGEMENT_KEY, INTERNS_SUBJECT_TOKEN. The exit code is 0 if no row failed, otherwise 1.',
  arguments: [],
  inputs: [],
  flags: [
    {
      name: 'base-url',
      value: 'url',
      input: 'base-url',
      about: 'The service, with its version segment. [INTERNS_BASE_URL]',
    },
    {
      name: 'intern',
      value: 'name',
      input: 'intern',
      about: 'Name or id of the intern to talk to. Default: the first running one. [INTERNS_INTERN]',
    },
    {
      name: 'asking-prompt',
      value: 'text',
      about: `A prompt that makes the intern use its shell. Default: ${defaultAskingPrompt}`,
    },
    { name: 'key-hash', value: 'hash', about: 'A key for the rows of PATCH /keys, with INTERNS_MANAGEMENT_KEY.' },
    {
      name: 'federation-policy-id',
      value: 'id',
      input: 'federation-policy-id',
      about:
        'A federation policy for the rows of the exchange, with INTERNS_SUBJECT_TOKEN. [INTERNS_FEDERATION_POLICY_ID]',
    },
    jsonFlag,
  ],
  examples: [
    {
      about: 'With the key of INTERNS_API_KEY, and one intern',
      line: 'interns conformance --base-url https://service.example/api/v1 --intern reviewer',
    },
  ],
  run: async (command) => (await import('../work/conformance.ts')).runConformance(command),
};
