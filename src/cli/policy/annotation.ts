// GitHub annotations: a finding beside its line in the pull request.

/** A finding as the runner shows it. */
export interface Annotation {
  readonly level: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly title: string;
  readonly message: string;
}

/** The workflow command of an annotation, everything in it escaped so that it stays one. */
export function annotationLine(annotation: Annotation): string {
  const { level, file, line, column, title, message } = annotation;
  return `::${level} file=${property(file)},line=${line},col=${column},title=${property(title)}::${data(message)}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
