// Records what an intern reports: text, reasoning, summary, model, usage and its charge, and "always" choices.
import type { Usage } from '../../contract/chat.ts';
import type { InternEvent, StandingChoice } from '../interns/intern.ts';
import { chargeKey } from '../store/key-usage.ts';
import type { Run, RunsOptions } from './runs.ts';

/** The most "always" choices kept for a session; the oldest are dropped. */
const mostChoices = 1000;

interface RecordOptions extends Pick<RunsOptions, 'store' | 'clock'> {
  readonly run: Run;
  readonly standing: Map<string, StandingChoice>;
  readonly replayBytes: number;
}

/** Charges usage to the run's key before it returns. */
export function recordEvent(
  event: Exclude<InternEvent, { type: 'question' | 'end' }>,
  { run, standing, store, clock, replayBytes }: RecordOptions,
): void {
  switch (event.type) {
    case 'text':
    case 'reasoning':
      run.producedBytes += Buffer.byteLength(event.text);
      if (event.type === 'text' && run.producedBytes <= replayBytes) run.pieces.push(event.text);
      break;
    case 'model':
      run.model = event.model;
      break;
    case 'usage': {
      run.usage = addUsage(run.usage, event.usage);
      const key = store.findKey(run.keyHash);
      if (key !== undefined) store.saveKey(chargeKey(key, event.usage.cost ?? 0, event.byokCost, clock.now()));
      break;
    }
    case 'remember':
      standing.set(event.operation, event.choice);
      for (const oldest of [...standing.keys()].slice(0, -mostChoices)) standing.delete(oldest);
      store.saveStanding(run.internId, run.sessionId, Object.fromEntries(standing));
      break;
    case 'summary':
      run.updateSummary = event.summary;
      break;
  }
}

const noTokens = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

function addUsage(previous: Usage | null, reported: Usage): Usage {
  if (previous === null) return { ...noTokens, ...reported };
  const cached = sum(previous.prompt_tokens_details?.cached_tokens, reported.prompt_tokens_details?.cached_tokens);
  return {
    prompt_tokens: sum(previous.prompt_tokens, reported.prompt_tokens),
    completion_tokens: sum(previous.completion_tokens, reported.completion_tokens),
    total_tokens: sum(previous.total_tokens, reported.total_tokens),
    cost: sum(previous.cost ?? undefined, reported.cost ?? undefined),
    prompt_tokens_details: cached === undefined ? undefined : { cached_tokens: cached },
  };
}

function sum(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);
}
