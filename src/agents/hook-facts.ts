// Facts about the hooks of agents, for people; no call needs them.
import { facts as claude } from './claude.ts';
import { facts as codex } from './codex.ts';
import { facts as copilot } from './copilot.ts';
import { facts as cursor } from './cursor.ts';
import { facts as gemini } from './gemini.ts';
import type { HookName } from './hook-names.ts';
import { facts as opencode } from './opencode.ts';
import type { HookFacts } from './profile.ts';

export const hookFacts: Readonly<Record<HookName, HookFacts>> = { claude, codex, gemini, copilot, cursor, opencode };
