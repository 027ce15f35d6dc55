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

/** The number below which this share of some numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** Measures both in turn. */
export async function compare({ name, unit, rounds, ours, floor }: Comparison): Promise<Ratio> {
  const figures = await takeTurns(rounds, new Map([['ours', ours] as const, ['floor', floor] as const]));
  return toRatio(name, unit, { ours: figures.get('ours') ?? [], floor: figures.get('floor') ?? [] });
}

/**
 * The readings of several subjects, round by round. Every second round goes backwards, so that none always comes after the
 * same other; a first round that warms up is not counted.
 */
export async function takeTurns<Name, Reading>(
  rounds: number,
  subjects: ReadonlyMap<Name, () => Promise<Reading>>,
): Promise<ReadonlyMap<Name, readonly Reading[]>> {
  const readings = new Map<Name, Reading[]>([...subjects.keys()].map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const forwards = [...subjects];
    for (const [name, read] of round % 2 === 0 ? forwards : forwards.toReversed()) {
      const reading = await read();
      if (round > 0) readings.get(name)?.push(reading);
    }
  }
  return readings;
}

/** The ratio of figures that were measured in turn, pair by pair. */
export function toRatio(
  name: string,
  unit: string,
  { ours, floor }: { readonly ours: readonly number[]; readonly floor: readonly number[] },
): Ratio {
  const ratios = ours.map((figure, round) => figure / (floor[round] ?? Number.NaN));
  return {
    name,
    unit,
    ours: median(ours),
    floor: median(floor),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  };
}
