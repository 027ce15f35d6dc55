// The hooks of the agents that people run themselves.
import { hook as claude } from './claude.ts';
import { hook as codex } from './codex.ts';
import { hook as copilot } from './copilot.ts';
import { hook as cursor } from './cursor.ts';
import { hook as gemini } from './gemini.ts';
import type { HookName } from './hook-names.ts';
import { hook as opencode } from './opencode.ts';
import type { HookProfile } from './profile.ts';

export const hooks: Readonly<Record<HookName, HookProfile>> = { claude, codex, gemini, copilot, cursor, opencode };
