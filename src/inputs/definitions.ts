// Every input: its name, default and meaning. `action.yml`, the README's table and the reader are held to this list.

/** One input of the action. */
export interface InputDefinition {
  readonly name: string;
  /** Empty: none. */
  readonly default: string;
  /** One sentence or two, as in `action.yml`. */
  readonly description: string;
}

/** The inputs, in the order in which they are shown. */
export const inputDefinitions = [
  {
    name: 'command',
    default: 'prompt',
    description:
      'What to do: `prompt` sends a prompt to an intern, `list` lists interns, `update-key` updates API keys.',
  },
  {
    name: 'base-url',
    default: '',
    description:
      'Base URL of the service with its version segment, for example `https://service.example/api/v1`. `https` only, except for loopback hosts.',
  },
  {
    name: 'federation-policy-id',
    default: '',
    description: "Federation policy that exchanges the job's identity for an access token.",
  },
  {
    name: 'audience',
    default: '',
    description: 'Audience (`aud`) asked of the identity provider. Default: the origin of `base-url`.',
  },
  {
    name: 'api-key',
    default: '',
    description:
      'API key instead of the exchange. With `federation-policy-id` too, it is the bearer of the exchange call alone.',
  },
  {
    name: 'subject-token',
    default: '',
    description: 'Subject token from elsewhere. Default: the identity of the CI that the job runs in.',
  },
  {
    name: 'subject-token-file',
    default: '',
    description: 'File with a subject token, read anew for each exchange. Relative to the workspace.',
  },
  { name: 'intern', default: '', description: 'Name or id of the intern. Names match exactly.' },
  { name: 'workspace-id', default: '', description: 'Only interns of this workspace (UUID).' },
  {
    name: 'status',
    default: '',
    description: 'For `list`: only interns with one of these lifecycle statuses, separated by commas.',
  },
  {
    name: 'wait-for-intern',
    default: '5m',
    description:
      'How long to wait for an intern that is `queued` or `provisioning` to become `running`; `0` fails at once.',
  },
  { name: 'prompt', default: '', description: 'The prompt. Exactly one of `prompt` and `prompt-file`.' },
  {
    name: 'prompt-file',
    default: '',
    description: 'File with the prompt, relative to the workspace: the way for prompts above 128 KiB.',
  },
  {
    name: 'approval-mode',
    default: 'manual',
    description:
      '`manual`: the intern asks before privileged tools, and the policy answers. `self-drive`: it asks nobody.',
  },
  {
    name: 'policy',
    default: '.github/intern-policy.yml',
    description:
      'Permission policy file. When the default file does not exist, everything is rejected; a named file that does not exist is an error.',
  },
  {
    name: 'session-id',
    default: '',
    description: 'Continue this session, or start one under this id (1 to 256 characters).',
  },
  { name: 'timeout', default: '30m', description: 'Longest time of the whole step.' },
  {
    name: 'idle-timeout',
    default: '90s',
    description: 'Nothing on the stream, not even a keepalive, for this long: the stream counts as severed.',
  },
  { name: 'max-pauses', default: '50', description: 'More pauses than this in one run fail the step.' },
  {
    name: 'fail-on-reject',
    default: 'false',
    description: 'Fail the step when the policy rejected anything, so that undone work does not end green.',
  },
  { name: 'key-hash', default: '', description: 'For `update-key`: hash of the key to update, never the key itself.' },
  {
    name: 'limit',
    default: '',
    description: 'For `update-key`: new limit in USD, at most two decimals; `null` for no limit.',
  },
  {
    name: 'limit-reset',
    default: '',
    description: 'For `update-key`: `daily`, `weekly`, `monthly` (midnight UTC), or `null` for no reset.',
  },
  { name: 'disabled', default: '', description: 'For `update-key`: `true` disables the key, `false` enables it.' },
  {
    name: 'include-byok-in-limit',
    default: '',
    description: 'For `update-key`: whether usage of your own provider keys counts toward the limit.',
  },
  { name: 'name', default: '', description: 'For `update-key`: new name of the key.' },
  {
    name: 'key-updates',
    default: '',
    description: 'For `update-key`: YAML file of many updates, in place of the six inputs above.',
  },
  {
    name: 'dry-run',
    default: 'false',
    description: 'For `update-key`: validate, show what would be sent, send nothing.',
  },
  {
    name: 'transcript',
    default: 'auto',
    description:
      "How much of the intern's words reaches log and job summary: `full`, `brief` (status, decisions, usage, no content), `none`; `auto` is `full` in private and internal repositories and `brief` in public ones.",
  },
  {
    name: 'transcript-file',
    default: '',
    description: "Where the transcript (JSON Lines) is written. Default: a file in the runner's temp folder.",
  },
] as const satisfies readonly InputDefinition[];

/** The name of an input. */
export type InputName = (typeof inputDefinitions)[number]['name'];
