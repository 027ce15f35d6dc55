// The facts at the end of a report: usage and cost, the policy, and how to go on.
import type { RunRecord } from '../transcript/run-record.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';
import { maxName } from './status.ts';

/** Usage, cost and model, as far as the service reported them. */
export function toUsage({ usage, model }: RunRecord): readonly Block[] {
  const { prompt_tokens, completion_tokens, total_tokens, cost } = usage ?? {};
  const counts = [
    ...(prompt_tokens === undefined ? [] : [`${prompt_tokens} tokens in`]),
    ...(completion_tokens === undefined ? [] : [`${completion_tokens} out`]),
    ...(total_tokens === undefined ? [] : [`${total_tokens} in all`]),
    ...(typeof cost === 'number' ? [`USD ${cost.toFixed(4)}`] : []),
  ];
  const by: Line = model === null ? [] : [{ strong: 'Model' }, ' ', { code: shorten(model, maxName) }];
  const used: Line = counts.length === 0 ? [] : [{ strong: 'Usage' }, ` ${counts.join(', ')}`];
  const line = used.length > 0 && by.length > 0 ? [...used, ' · ', ...by] : [...used, ...by];
  return line.length === 0 ? [] : [{ type: 'paragraph', line }];
}

/** Which policy decided: path, commit, digest. */
export function toPolicy({ start }: RunRecord): readonly Block[] {
  if (start === null) return [];
  const { path, commit, digest } = start.policy;
  const from: Line = commit === null ? [] : [' at commit ', { code: commit.slice(0, 12) }];
  if (path === null) {
    return [
      { type: 'paragraph', line: [{ strong: 'Permission policy' }, ' none', ...from, ': everything is rejected'] },
    ];
  }
  const hash: Line = digest === null ? [] : [', SHA-256 ', { code: digest.slice(0, 12) }];
  const name: Line = [{ strong: 'Permission policy' }, ' ', { code: shorten(path, maxName) }];
  return [{ type: 'paragraph', line: [...name, ...from, ...hash] }];
}

/** How to go on in the same session. */
export function toContinuation({ session_id }: RunRecord): readonly Block[] {
  if (session_id === null) return [];
  const setting = `session-id: ${shorten(session_id, maxName)}`;
  return [{ type: 'paragraph', line: [{ strong: 'To go on' }, ' set ', { code: setting }] }];
}
