// A question that nobody answered in time, as a comment keeps it.
import type { ParkedQuestion } from '../../src/github/comment/parked-marker.ts';
import { digestPause } from '../../src/permission/grant.ts';
import { readPause } from '../../src/permission/pause.ts';

/** A parked question about this operation, until 2026-01-02 03:04 UTC. */
export function parkedOf(operation: string, code = 'ABCD2345'): ParkedQuestion {
  const text = JSON.stringify({ kind: 'permission', operation, paths: ['a'], options: ['allow_once'] });
  const pause = readPause(text);
  if ('error' in pause) throw new Error(pause.error);
  const asked = { policy: 'p', head: 'h', base: 'main', intern: 'i', approvalMode: 'manual' };
  const place = { service: 'https://a.example', session: 's' };
  const binding = { digest: digestPause(pause), ...asked, ...place, untilMs: Date.UTC(2026, 0, 2, 3, 4) };
  return { code, comment: 2, arguments: text, binding };
}
