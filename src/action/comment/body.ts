// The body of a comment of ours: the hidden line, the parked questions, and what the run says.
import { buildMarker, type CommentMarker, readMarker } from '../../github/comment/marker.ts';
import { type ParkedQuestion, readParked } from '../../github/comment/parked.ts';
import { toParkedQuestions } from '../../report/shown-pause.ts';

/** Ends the parked questions. What an intern asks for can't write it: each of its lines begins with two columns of ours. */
const endOfParked = '<!-- intern-action: end of parked questions -->\n';

/** A body with parked questions: what a person still can decide stands first. */
export function buildBody(marker: CommentMarker, parked: readonly ParkedQuestion[], report: string): string {
  return `${buildMarker({ ...marker, parked })}\n${toShown(parked)}${report}`;
}

/** Bytes that questions take of a body, about. */
export function parkedBytes(parked: readonly ParkedQuestion[]): number {
  return Buffer.byteLength(buildMarker({ kind: 'sticky', tag: '', parked }) + toShown(parked));
}

/** A body without one of its parked questions; as it is where it has none with this code. */
export function withoutParked(body: string, code: string): string {
  const marker = readMarker(body);
  const parked = readParked(marker);
  const end = body.indexOf(`\n${endOfParked}`);
  if (marker === undefined || end < 0 || parked.every((one) => one.code !== code)) return body;
  const { parked: _, ...rest } = marker;
  const left = parked.filter((one) => one.code !== code);
  const report = body.slice(end + 1 + endOfParked.length);
  return left.length === 0 ? `${buildMarker(rest)}\n${report}` : buildBody(rest, left, report);
}

function toShown(parked: readonly ParkedQuestion[]): string {
  const shown = parked.map(({ binding: { untilMs }, ...question }) => ({ ...question, untilMs }));
  return `${toParkedQuestions(shown)}\n${endOfParked}`;
}
