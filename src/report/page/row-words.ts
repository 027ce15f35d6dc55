// A row of the timeline in words, and a line of words as HTML.

import { oneLine } from '../../log.ts';
import { useWords } from '../../models/use-words.ts';
import type { Conclusion } from '../../transcript/events.ts';
import { toChangesLine } from '../changes.ts';
import { isOfHook, maxName } from '../facts.ts';
import type { ShownLevel } from '../intern-words.ts';
import { toAnswerWords, toQuestion } from '../pauses.ts';
import type { Line } from '../render/blocks.ts';
import { shorten } from '../render/cut.ts';
import { toHtmlLine } from '../render/html.ts';
import { toSafeCode } from '../render/safe-text.ts';
import type { RequestPurpose, TimelineRow } from './timeline.ts';

const maxGlance = 160;

const purposes: Readonly<Record<RequestPurpose, string>> = {
  identity: 'Identity token from the CI',
  exchange: 'Exchange for an access token',
  renewal: 'Renewal of the access token',
  list: 'List of interns',
  prompt: 'Prompt sent',
  answer: 'Answer sent',
  repeat: 'Sent again',
  other: 'Request',
};

const conclusions: Readonly<Record<Conclusion, string>> = {
  finished: 'Finished',
  paused: 'Waiting for an answer',
  rejected: 'Stopped by the policy',
  ended: 'Did not finish',
  failed: 'Failed',
  skipped: 'Skipped',
};

const texts = { prompt: 'Prompt ', reasoning: 'Reasoning ', text: 'Text ' } as const;

export function toTitle(row: TimelineRow, level: ShownLevel): Line {
  switch (row.kind) {
    case 'start':
      if (isOfHook(row)) return [`Calls of ${shorten(oneLine(row.start.intern_name), maxName)}`];
      return [`Run on ${shorten(oneLine(row.start.intern_name), maxName)}, ${row.start.approval_mode} mode`];
    case 'request':
      return [purposes[row.purpose], { quiet: ` ${shorten(row.request.route, maxGlance)}` }];
    case 'prompt':
    case 'reasoning':
    case 'text':
      return [texts[row.kind], ...glance(row.text, level)];
    case 'pause': {
      const [decision] = row.decisions.slice(-1);
      return decision === undefined ? [{ code: shorten(row.pause.name, maxGlance) }] : toQuestion(decision);
    }
    case 'remark':
      return [shorten(row.message, maxGlance)];
    case 'changes':
      return [toChangesLine(row.changes)];
    case 'models':
      return [`Models, ${shorten(useWords(row.use), maxGlance)}`];
    case 'error':
      return [shorten(row.error.message, maxGlance)];
    case 'finish':
      return [`Response ended${row.finish === null ? '' : `: ${row.finish.finish_reason}`}`];
    case 'end':
      return [row.end.error_code === 'policy_rejected' ? 'Finished, with rejections' : conclusions[row.end.conclusion]];
    default:
      return row satisfies never;
  }
}

export function toWord(row: TimelineRow): Line {
  switch (row.kind) {
    case 'request':
      return row.state === 'failed' ? [`✗ ${row.request.status}`] : [];
    case 'pause': {
      const [decision] = row.decisions.slice(-1);
      return decision === undefined ? ['⏸ nobody answered'] : toAnswerWords(decision);
    }
    case 'models':
      return row.use.cap === null ? [] : ['⚠ cap'];
    case 'remark':
      return ['⚠ warning'];
    case 'error':
      return [`✗ ${row.error.code}`];
    case 'end':
      return row.end.error_code === null ? [] : [row.end.error_code];
    default:
      return [];
  }
}

function glance(text: string, level: ShownLevel): Line {
  if (level !== 'full') return [];
  const beginning = oneLine(text.slice(0, 2 * maxGlance)).trim();
  const isWhole = beginning.length <= maxGlance && text.length <= 2 * maxGlance;
  return [{ quiet: isWhole ? beginning : `${beginning.slice(0, maxGlance).toWellFormed()}…` }];
}

export function toLine(line: Line): string {
  return toHtmlLine(line, toSafeCode);
}
