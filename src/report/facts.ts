// Writes the small print at the end of a report (policy, usage, session), and amounts and times in words.
import { describeUse } from '../models/use-words.ts';
import { toShellWord } from '../shell-word.ts';
import type { RunRecord } from '../transcript/run-record.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

export const maxName = 500;

/** Recognizes a transcript of `interns policy hook`. It has no end, because the hook sees only single calls. */
export function isHookRun({ start }: Pick<RunRecord, 'start'>): boolean {
  return start?.at_terminal === true && start.intern_id.startsWith('hook:');
}

export function toFacts(record: RunRecord): readonly Block[] {
  const models = record.models?.map((use) => [`Models without a key, ${shorten(describeUse(use), maxName)}`]) ?? [];
  const lines = [toPolicy(record), toUsage(record), ...models, toContinuation(record)].filter((one) => one.length > 0);
  return lines.length === 0 ? [] : [{ type: 'quiet', lines }];
}

/** Writes four decimals, because most runs cost only cents. */
export function toCost(cost: number): string {
  return `USD ${cost.toFixed(4)}`;
}

function toUsage({ usage, model }: RunRecord): Line {
  const { prompt_tokens, completion_tokens, total_tokens } = usage ?? {};
  const counts = [
    prompt_tokens !== undefined && `${prompt_tokens} tokens in`,
    completion_tokens !== undefined && `${completion_tokens} out`,
    total_tokens !== undefined && `${total_tokens} in all`,
  ].filter((part) => part !== false);
  const tokens: Line = counts.length === 0 ? [] : [`Usage: ${counts.join(', ')}`];
  const modelPart: Line = model === null ? [] : ['Model: ', { code: shorten(model, maxName) }];
  return tokens.length > 0 && modelPart.length > 0 ? [...tokens, ' · ', ...modelPart] : [...tokens, ...modelPart];
}

function toPolicy({ start, pauses }: RunRecord): Line {
  if (start === null) return [];
  const { path, commit, digest } = start.policy;
  const atCommit: Line = commit === null ? [] : [' at commit ', { code: commit.slice(0, 12) }];
  if (path === null) {
    const deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
    if (deciders.has('person')) return ['No policy file', ...atCommit, '; a person decided'];
    if (isHookRun({ start })) return ['No permission policy decided these calls'];
    if (deciders.has('nobody')) return ['No policy file', ...atCommit, '; nobody answered'];
    return ['Permission policy: none', ...atCommit, ', so everything is rejected'];
  }
  const hash: Line = digest === null ? [] : [', SHA-256 ', { code: digest.slice(0, 12) }];
  return ['Permission policy: ', { code: shorten(path, maxName) }, ...atCommit, ...hash];
}

function toContinuation({ session_id, start }: RunRecord): Line {
  if (session_id === null || start?.session_ends === true) return [];
  const id = shorten(session_id, maxName);
  if (start?.tool?.name === 'interns')
    return ['To continue this session: ', { code: `interns chat --session ${toShellWord(id)}` }];
  const value = /^[\w.-]+$/.test(id) ? id : JSON.stringify(id);
  return ['To continue this session, set ', { code: `session-id: ${value}` }];
}

/** Writes `340 ms`, `3.2 s`, `12 min 5 s` or `2 h 10 min`. */
export function toSpan(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
