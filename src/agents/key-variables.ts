// Variables that hold the keys of agents' models.
import { acp as claude } from './claude.ts';
import { acp as codex } from './codex.ts';
import { acp as gemini } from './gemini.ts';
import { acp as opencode } from './opencode.ts';

export const keyVariables: ReadonlySet<string> = new Set(
  [claude, codex, gemini, opencode].flatMap((profile) => profile.keyVariables),
);
