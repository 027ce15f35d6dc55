// Findings as annotations of a step: the most severe first.
import type { PlacedFinding } from '../../findings/review.ts';
import type { Severity } from '../../findings/severity.ts';
import { toPlace } from './words.ts';

/** An annotation: what it says, and the lines that it hangs on. */
export interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** Absent where the finding is on no line of the new version that the diff shows. */
  readonly place?: { readonly file: string; readonly line: number; readonly endLine: number };
}

const kinds = { critical: 'error', major: 'error', minor: 'warning', note: 'notice' } as const satisfies Readonly<
  Record<Severity, Annotation['kind']>
>;

/** The annotations of findings, in their order. */
export function toAnnotations(findings: readonly PlacedFinding[]): readonly Annotation[] {
  return findings.map(({ finding, placement }) => {
    const { severity, title, body, path, line, endLine, side } = finding;
    const kind = kinds[severity];
    const heading = `${severity}: ${title}`;
    const words = body === '' ? title : body;
    if (placement.in === 'diff' && side === 'new') {
      return { kind, title: heading, message: words, place: { file: path, line, endLine } };
    }
    return { kind, title: heading, message: `${toPlace(finding)}: ${words}` };
  });
}
