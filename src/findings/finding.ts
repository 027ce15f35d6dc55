// Defines a finding of a review and its severity.

/** `new` is the file after the change, `old` the file before it. */
export type Side = 'new' | 'old';

/** The lines that the intern named. They can lie outside the diff. */
export interface FindingPlace {
  readonly path: string;
  readonly line: number;
  readonly end_line: number;
  readonly side: Side;
}

export interface Finding extends FindingPlace {
  readonly severity: Severity;
  readonly title: string;
  readonly body: string;
  readonly suggestion?: string;
}

/** In UTF-16 units. Longer titles and bodies are cut, and then end with `…`. */
export const maxTitle = 120;
export const maxBody = 1_000;

export const maxFindings = 200;

export const severities = ['critical', 'major', 'minor', 'note'] as const;

export type Severity = (typeof severities)[number];

export function compareSeverity(a: { readonly severity: Severity }, b: { readonly severity: Severity }): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity);
}
