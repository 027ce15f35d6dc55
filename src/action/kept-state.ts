// The values that a main step keeps for its post step: the runner hands over each as `STATE_<name>`.

export const keptStates = ['proxy', 'agents', 'review_status', 'open_question'] as const;

export type KeptState = (typeof keptStates)[number];

export function readKeptState(env: Readonly<Record<string, string | undefined>>, name: KeptState): string | undefined {
  return env[`STATE_${name}`] || undefined;
}
