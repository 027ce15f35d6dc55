// An agent that nothing is known of: it takes manual prompts when the operator vouches for it.
import type { AgentProfile } from './profile.ts';

/** It stands for every agent without a profile of its own. */
export const acp: AgentProfile = {
  command: [],
  keyVariables: [],
  env: {},
  folderSettings: [],
  asking: { by: 'word' },
  commandFields: ['command'],
  folderFields: ['cwd', 'workdir'],
  titleForms: [],
  tools: [],
};
