// Programs that stand in for those that a job with an agent installs, for the time of a test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { AgentOptions } from '../service/interns/acp/support/steps.ts';
import { writePrograms } from './scripted-programs.ts';

const options = ['allow_once', 'allow_always', 'reject_once'].map((kind) => ({ optionId: kind, name: kind, kind }));
/** A step that asks whether a tool may be called. */
export const asks = (toolCall: object) => ({ permission: { toolCall: { toolCallId: 'one', ...toolCall }, options } });

/** A folder with `opencode` and `bwrap`, which note what they are told. */
export function makePrograms(agent: AgentOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writePrograms(folder, agent);
  return folder;
}
