// Computes the time axis of a run: offsets from its start, and marks at round times.

/** Writes `+2:05.3` or `+1:02:05`. */
export function toOffset(ms: number): string {
  const tenths = Math.max(0, Math.round(ms / 100));
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const twoDigits = (count: number): string => String(count).padStart(2, '0');
  if (hours > 0) return `+${hours}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return `+${minutes}:${twoDigits(seconds % 60)}.${tenths % 10}`;
}

/** Times in milliseconds: `from` is epoch time, `step` the distance from one of the five marks to the next. */
export type Axis = ReturnType<typeof toAxis>;

const markCount = 5; // the first at 0 %, none at 100 %
const millisecond = 1;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const steps: readonly number[] = [
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500].map((count) => count * millisecond),
  ...[1, 2, 5, 10, 15, 20, 30].map((count) => count * second),
  ...[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30].map((count) => count * minute),
  ...[1, 2, 3, 4, 5, 6, 12, 24].map((count) => count * hour),
];

export function toAxis(from: number, to: number) {
  const length = Math.max(1, to - from);
  const step = steps.find((one) => one * markCount >= length) ?? Math.ceil(length / markCount / hour) * hour;
  return { from, length: step * markCount, step };
}

/** `at` is in percent of the axis. */
export function toMarks({ step }: Axis): readonly { readonly at: number; readonly label: string }[] {
  return Array.from({ length: markCount }, (_, i) => ({ at: (i * 100) / markCount, label: toMark(i * step, step) }));
}

function toMark(ms: number, step: number): string {
  if (ms === 0) return '0';
  if (step < second) return `${ms} ms`;
  if (step >= hour) return `${ms / hour} h`;
  const [large, largeName, small, smallName] =
    step < minute ? [minute, 'min', second, 's'] : [hour, 'h', minute, 'min'];
  const parts = [[Math.floor(ms / large), largeName] as const, [(ms % large) / small, smallName] as const];
  return parts.flatMap(([count, name]) => (count === 0 ? [] : [`${count} ${name}`])).join(' ');
}
