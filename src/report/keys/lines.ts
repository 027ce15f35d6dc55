// What came of keys as lines of a log.
import type { KeyUpdate } from '../../contract/keys.ts';
import type { KeyResult } from '../../keys/outcome.ts';
import { shorten } from '../render/cut.ts';
import { callKey, describeChanges, describeVerdict, maxName, toUsd } from './words.ts';

const maxMessage = 2_000;

/** The lines on one key: what came of it, and each entry that does not apply, in the order of the file. */
export function toKeyLines(result: KeyResult): readonly string[] {
  const { key, entries, outcome } = result;
  if (outcome.state === 'failed') return [toOutcomeLine(result)];
  const first = entries.findIndex(({ state }) => state === 'taken');
  return entries.flatMap((verdict, index) => {
    if (index === first) return [toOutcomeLine(result)];
    if (verdict.state === 'taken') return [];
    const hash = shorten(key.shownHash, maxName);
    return [`Key ${hash} (${verdict.entry.source}): skipped, ${describeVerdict(verdict)}.`];
  });
}

/** What somebody else changed of a key between the read and the update; undefined where nothing was. */
export function toElsewhereLine({ outcome }: KeyResult): string | undefined {
  if (outcome.state !== 'updated' || outcome.elsewhere.length === 0) return undefined;
  return `Key ${callKey(outcome.record)} was changed by somebody else between the plan and the update: ${describeChanges(outcome.elsewhere)}. The plan did not see it.`;
}

function toOutcomeLine({ key, entries, outcome }: KeyResult): string {
  switch (outcome.state) {
    case 'updated':
      return `Key ${callKey(outcome.record)}: ${outcome.changes === undefined ? describeUpdate(entries[0]?.entry.update ?? {}) : describeChanges(outcome.changes)}.`;
    case 'unchanged':
      return `Key ${callKey(outcome.record)}: already as asked.`;
    case 'planned':
      return `Key ${callKey(outcome.record)} would change: ${describeChanges(outcome.changes)}.`;
    case 'dry_run':
      return `Would send ${outcome.request.method} ${outcome.request.url} ${outcome.request.body ?? ''}`;
    case 'skipped':
      return `Key ${shorten(key.shownHash, maxName)} (${key.source}): skipped.`;
    case 'failed':
      return `Key ${shorten(key.shownHash, maxName)} (${key.source}): ${shorten(outcome.error.message, maxMessage)} (${outcome.error.code})`;
    default:
      return outcome satisfies never;
  }
}

function describeUpdate(update: KeyUpdate): string {
  return Object.entries(update)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? toUsd(value) : JSON.stringify(value)}`)
    .join(', ');
}
