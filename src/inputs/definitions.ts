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
      'What to do: `prompt` sends a prompt to an intern, `answer` answers a question that was left open, `list` lists interns, `update-key` updates API keys, `token` gives an access token.',
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
    name: 'policy-ref',
    default: 'auto',
    description:
      'Where the policy is read. `auto`: for events that outsiders can cause, the default branch, resolved to a commit, through the API; for other events the checkout. Or `workspace`, or a git ref.',
  },
  {
    name: 'session-id',
    default: '',
    description:
      'Continue this session, or start one under this id (1 to 256 characters). `from-comment`: the session that the sticky comment keeps.',
  },
  {
    name: 'on-timeout',
    default: 'fail',
    description:
      'After a stream that ended with reason `timeout`: `fail`, or `continue` by a short follow-up prompt in the same session, until `timeout`.',
  },
  { name: 'timeout', default: '30m', description: 'Longest time of the whole step.' },
  {
    name: 'idle-timeout',
    default: '90s',
    description: 'Nothing on the stream, not even a keepalive, for this long: the stream counts as severed.',
  },
  { name: 'max-pauses', default: '50', description: 'More pauses than this in one run fail the step.' },
  {
    name: 'on-pause',
    default: 'resolve',
    description:
      '`resolve` pauses by the policy, or `stop`: leave the question open and set the output `pending`, for a later step or job to answer.',
  },
  {
    name: 'pending',
    default: '',
    description: 'For `answer`: the output `pending` of the step that paused.',
  },
  {
    name: 'answer',
    default: '',
    description: 'For `answer`: the answer as it is to be sent, for example `allow_once`.',
  },
  {
    name: 'tool-call-id',
    default: '',
    description: 'For `answer`, instead of `pending`, with `session-id`: then no tool call is echoed.',
  },
  {
    name: 'fail-on-reject',
    default: 'false',
    description: 'Fail the step when the policy rejected anything, so that undone work does not end green.',
  },
  {
    name: 'actor-permission',
    default: 'write',
    description:
      'For events that outsiders can cause: the least permission on the repository, of actor and triggering actor, that may start a run: `none`, `read`, `triage`, `write`, `maintain` or `admin`. `none` lets anyone but our own comments.',
  },
  {
    name: 'allowed-bots',
    default: '',
    description:
      'Exact logins of bots that may start a run, separated by commas; no wildcards. Our own comments never start one.',
  },
  {
    name: 'on-fork',
    default: 'skip',
    description:
      'When a pull request from a fork leaves the job without an identity: `skip` ends green with the conclusion `skipped`, `fail` fails.',
  },
  {
    name: 'comment',
    default: 'none',
    description:
      'Comment on the pull request or issue: `none`, `sticky` (one comment for each `comment-tag`, updated in place), `new`.',
  },
  { name: 'comment-tag', default: 'intern', description: 'Tells the sticky comments of several workflows apart.' },
  {
    name: 'github-token',
    default: '${{ github.token }}',
    description:
      "Token for GitHub's API: reads the policy and the actor's permission, fills placeholders, writes the comment.",
  },
  {
    name: 'export-env',
    default: '',
    description: 'For `token`: name of an environment variable that gets the access token for later steps.',
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
