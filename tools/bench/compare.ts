// Two things measured side by side: rounds in turn, the ratio pair by pair, medians and spread.

/** A figure of ours over the floor's. */
export interface Ratio {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly floor: number;
  readonly ratio: number;
  /** Smallest and largest ratio of a pair. */
  readonly spread: readonly [number, number];
}

/** What is compared. */
export interface Comparison {
  readonly name: string;
  readonly unit: string;
  readonly rounds: number;
  readonly ours: () => Promise<number>;
  readonly floor: () => Promise<number>;
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures both in turn; a first round that warms up is not counted. */
export async function compare({ name, unit, rounds, ours, floor }: Comparison): Promise<Ratio> {
  const pairs: { ours: number; floor: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { floor: await floor(), ours: await ours() };
    if (round > 0) pairs.push(pair);
  }
  return toRatio(name, unit, pairs);
}

/** The ratio of pairs that were measured in turn. */
export function toRatio(
  name: string,
  unit: string,
  pairs: readonly { readonly ours: number; readonly floor: number }[],
): Ratio {
  const ratios = pairs.map((pair) => pair.ours / pair.floor);
  return {
    name,
    unit,
    ours: median(pairs.map((pair) => pair.ours)),
    floor: median(pairs.map((pair) => pair.floor)),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  };
}
