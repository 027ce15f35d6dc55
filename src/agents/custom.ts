// An unknown agent: takes manual prompts only if the operator vouches that it asks.
import type { AgentProfile } from './profile.ts';

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
