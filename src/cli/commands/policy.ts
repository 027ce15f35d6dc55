// Defines the commands for permission policy files, `interns policy …`.
import { hookNames } from '../../agents/hook-names.ts';
import { agentsWithPolicy, type Command, type CommandFamily, jsonFlag, policyArgument } from '../command.ts';

const loadCommands = () => import('../policy/work.ts');

const checkPolicy: Command = {
  name: 'policy check',
  summary: 'errors and warnings of a policy file',
  about: 'Show errors and warnings of a policy file.',
  details:
    'A warning points at what allows more than it seems to. In a GitHub job each finding is shown beside its line of the pull request. The exit code is 0 for a clean file or only warnings, 2 for errors.',
  arguments: [policyArgument],
  flags: { strict: 'Warnings count as errors.', ...jsonFlag },
  examples: {
    'The policy of this repository': 'interns policy check',
    'In a job, before you rely on the policy': 'interns policy check --strict',
  },
  run: async (command) => (await loadCommands()).runCheckPolicy(command),
};

const testPolicy: Command = {
  name: 'policy test',
  summary: 'run the tests in a policy file',
  details: 'The exit code is 0 if all pass, 1 if a test fails or a deletion goes unnoticed, 2 for an invalid file.',
  arguments: [policyArgument],
  flags: { mutate: 'Also delete each entry in turn, and show those that no test needs.', ...jsonFlag },
  examples: {
    'The tests of this repository': 'interns policy test',
    'Whether the tests need every rule': 'interns policy test --mutate',
  },
  run: async (command) => (await loadCommands()).runTestPolicy(command),
};

const explainPolicy: Command = {
  name: 'policy explain',
  summary: 'the answer to a shell command or another pause, and why',
  about: 'Show what a policy answers to a shell command or to another pause, and why.',
  details:
    "What you don't say about the run is unknown to the policy. The exit code is 0 for allow or answer, 3 for reject or decline, 4 for stop or ask, 2 for an invalid file.",
  arguments: [
    policyArgument,
    { name: 'COMMAND', about: 'The shell command that the intern asks to run.', required: false },
  ],
  flags: {
    'pause <json>': 'Arguments of any pause, instead of COMMAND.',
    'change <path>':
      'A changed file instead: its path, or JSON with path and status. Exit code 0 taken, 3 left behind, 4 stop.',
    'event <name>': 'The event that started the run, such as pull_request.',
    'actor <permission>': 'The permission of whoever caused the event: admin, write, read …',
    'ref <ref>': 'The ref of the run, such as refs/heads/main.',
    fork: 'A pull request from a fork.',
    'context <json>': 'Everything known about the run, as in the tests of a policy.',
    ...jsonFlag,
  },
  examples: {
    'A command, as in a run of the default branch': 'interns policy explain "npm test" --event push --actor write',
    'A command in another folder of the checkout': `interns policy explain --pause '{"kind":"permission","operation":"shell command: npm test","inside":["packages/a"],"options":["allow_once","reject_once"]}'`,
    'Any other pause': `interns policy explain --pause '{"kind":"permission","operation":"fs.write","paths":["README.md"]}'`,
  },
  run: async (command) => (await loadCommands()).runExplainPolicy(command),
};

const replayPolicy: Command = {
  name: 'policy replay',
  summary: 'decisions of a past run that another policy would change',
  about: 'Show the decisions of a past run that another policy would change.',
  details:
    "The exit code is 0 if none would change, 1 if some would, 2 for an invalid file or a transcript that can't be read.",
  arguments: [{ name: 'TRANSCRIPT', about: 'The transcript file (JSON Lines).', required: true, offer: 'files' }],
  flags: { 'against <file>': 'The policy file; required.', ...jsonFlag },
  examples: {
    'What a stricter policy would have stopped': 'interns policy replay run.jsonl --against .github/intern-policy.yml',
  },
  run: async (command) => (await loadCommands()).runReplayPolicy(command),
};

const learnPolicy: Command = {
  name: 'policy learn',
  summary: 'propose rules for what past runs were allowed',
  about: 'Propose rules and tests for what past runs were allowed, as a patch of the policy file.',
  details:
    'It learns only from runs that no outsider can have caused. Each rule allows what was seen, word for word. The patch goes to standard output and a report to standard error; nothing is written without --write. The exit code is 0, or 2 for an invalid policy, a policy whose tests fail, or a file that cannot be read.',
  arguments: [
    { name: 'TRANSCRIPT', about: 'Transcript files (JSON Lines).', required: true, repeats: true, offer: 'files' },
  ],
  flags: {
    'policy <file>': 'The policy file; created if it does not exist. Default: .github/intern-policy.yml.',
    write: 'Change the policy file instead of printing a patch.',
    generalize: 'Make one rule of five or more commands that differ in one path, for programs that only read.',
    'from-rejected': 'Also propose rules for what no rule allowed. Read each before you accept it.',
    ...jsonFlag,
  },
  examples: {
    'What the runs at your terminal would teach': 'interns policy learn ~/.local/state/interns/transcripts/*.jsonl',
    'Write the rules into the policy file': 'interns policy learn run.jsonl --write',
    'Write the rules as a patch, and apply it': 'interns policy learn run.jsonl > rules.patch && git apply rules.patch',
  },
  run: async (command) => (await loadCommands()).runLearnPolicy(command),
};

const initPolicy: Command = {
  name: 'policy init',
  summary: 'write a starting policy file, with tests',
  details:
    'It also writes a schema, with which editors can complete the file. It never overwrites an existing policy: the exit code is then 2.',
  arguments: [{ ...policyArgument, about: 'Where to write it. Default: .github/intern-policy.yml.' }],
  flags: {
    'for <agent>': {
      about: 'Start with what this agent asks: opencode, codex, gemini, claude, copilot or cursor.',
      offer: agentsWithPolicy,
    },
  },
  examples: {
    'Start, and check that it does what it says': 'interns policy init && interns policy test',
    'For an agent that the local service runs': 'interns policy init --for opencode',
  },
  run: async (command) => (await loadCommands()).runInitPolicy(command),
};

const trustPolicy: Command = {
  name: 'policy trust',
  summary: 'read a policy, and let it decide on this machine',
  about: 'Read the policy of this checkout, and let it decide on this machine.',
  details:
    'It shows the file, or its changes since you trusted it, and asks. The copy that you trusted decides in "interns chat" until you trust another: what a branch, an agent or a clone writes into the file changes nothing. It needs a terminal. The exit code is 0, 1 if you say no, 2 for a file with mistakes or failing tests.',
  arguments: [policyArgument],
  flags: { forget: 'Remove the copy for this checkout.' },
  examples: {
    'The policy of this checkout': 'interns policy trust',
    'Stop trusting a policy here': 'interns policy trust --forget',
  },
  run: async (command) => (await loadCommands()).runTrustPolicy(command),
};

const hookPolicy: Command = {
  name: 'policy hook',
  summary: 'decide tool calls of an agent on your machine, by its hooks',
  about: 'Decide one tool call of a coding agent, read from standard input as its hook gives it.',
  details:
    "--install shows what it would change in the user's settings of the agent, and --write makes the change. The exit code is 0 with an answer in the agent's own format or with nothing to say, 2 for a call that is rejected or can't be judged.",
  flags: {
    'for <agent>': { about: 'claude, codex, gemini, copilot, cursor or opencode; required.', offer: hookNames },
    'policy <file>': 'The policy file. Default: the copy that you trusted for the checkout.',
    'undecided <how>': { about: 'A call that nothing decides: ask (default) or reject.', offer: ['ask', 'reject'] },
    'transcript <none>': { about: 'Keep no log.', offer: ['none'] },
    install: "Add the hook to the user's settings of the agent.",
    uninstall: 'Remove the hook from these settings.',
    write: 'Change the settings instead of showing the difference.',
  },
  examples: {
    'See what would be changed': 'interns policy hook --for codex --install',
    'A policy that you vouch for, for every checkout':
      'interns policy hook --for claude --policy ~/policy.yml --install --write',
  },
  run: async (command) => (await import('../policy/hook.ts')).runHookPolicy(command),
};

export const policy: CommandFamily = {
  name: 'policy',
  summary: 'permission policy files: "policy check", "test", "explain", "replay", "learn", "init", "trust", "hook"',
  about: 'Check, test and explain permission policy files.',
  details:
    'FILE is .github/intern-policy.yml by default, in this folder or else in the root of the Git checkout. docs/policy.md says how to write one.',
  members: [checkPolicy, testPolicy, explainPolicy, replayPolicy, learnPolicy, initPolicy, trustPolicy, hookPolicy],
};
