// Writes the title and the state of a timeline row, and renders lines of words as HTML.
import { oneLine } from '../../log.ts';
import { describeUse } from '../../models/use-words.ts';
import { toChangesLine } from '../changes.ts';
import { conclusions } from '../ending.ts';
import { isHookRun, maxName } from '../facts.ts';
import type { ShownLevel } from '../intern-words.ts';
import { toAnswerWords, toQuestion } from '../pauses.ts';
import type { Line } from '../render/blocks.ts';
import { shorten } from '../render/cut.ts';
import { toHtmlLine } from '../render/html.ts';
import { toSafeCode } from '../render/safe-text.ts';
import type { TimelineRow } from './timeline.ts';

const maxPreview = 160;

const labels = { prompt: 'Prompt ', reasoning: 'Reasoning ', text: 'Text ' } as const;

export function toTitle({ event, decisions, purpose }: TimelineRow, level: ShownLevel): Line {
  switch (event.type) {
    case 'start':
      if (isHookRun({ start: event })) return [`Calls of ${shorten(oneLine(event.intern_name), maxName)}`];
      return [`Run on ${shorten(oneLine(event.intern_name), maxName)}, ${event.approval_mode} mode`];
    case 'request':
      return [purpose, { quiet: ` ${shorten(event.route, maxPreview)}` }];
    case 'prompt':
    case 'reasoning':
    case 'text':
      return [labels[event.type], ...preview(event.text, level)];
    case 'pause': {
      const decision = decisions.at(-1);
      return decision === undefined ? [{ code: shorten(event.name, maxPreview) }] : toQuestion(decision);
    }
    case 'remark':
    case 'error':
      return [shorten(event.message, maxPreview)];
    case 'changes':
      return [toChangesLine(event)];
    case 'model_access':
      return [`Models, ${shorten(describeUse(event), maxPreview)}`];
    case 'finish':
      return [`Response ended: ${event.finish_reason}`];
    case 'usage':
      return ['Response ended'];
    case 'end':
      return [
        event.error_code === 'policy_rejected' ? 'Finished, with rejections' : conclusions[event.conclusion].title,
      ];
    default:
      return event satisfies never;
  }
}

export function toStateWord({ event, decisions, state }: TimelineRow): Line {
  switch (event.type) {
    case 'request':
      return state === 'failed' ? [`✗ ${event.status}`] : [];
    case 'pause': {
      const decision = decisions.at(-1);
      return decision === undefined ? ['⏸ nobody answered'] : toAnswerWords(decision);
    }
    case 'model_access':
      return event.cap === null ? [] : ['⚠ cap'];
    case 'remark':
      return ['⚠ warning'];
    case 'error':
      return [`✗ ${event.code}`];
    case 'end':
      return event.error_code === null ? [] : [event.error_code];
    default:
      return [];
  }
}

function preview(text: string, level: ShownLevel): Line {
  if (level !== 'full') return [];
  const beginning = oneLine(text.slice(0, 2 * maxPreview)).trim();
  const isWhole = beginning.length <= maxPreview && text.length <= 2 * maxPreview;
  return [{ quiet: isWhole ? beginning : `${beginning.slice(0, maxPreview).toWellFormed()}…` }];
}

export function toLine(line: Line): string {
  return toHtmlLine(line, toSafeCode);
}
