// Writes findings as SARIF, for code scanning (OASIS, "Static Analysis Results Interchange Format Version 2.1.0").
import { type Severity, severities } from './finding.ts';
import { toFingerprint } from './fingerprint.ts';
import type { PlacedFinding } from './review.ts';

const levels: Record<Severity, string> = { critical: 'error', major: 'error', minor: 'warning', note: 'note' };

export function toSarif(findings: readonly PlacedFinding[], driver: Record<'name' | 'version', string>): string {
  const rules = severities.map((severity) => ({
    id: `finding/${severity}`,
    shortDescription: { text: `A ${severity} finding of an intern` },
    defaultConfiguration: { level: levels[severity] },
  }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { ...driver, rules } }, results: findings.map(toResult) }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toResult({ finding, placement }: PlacedFinding) {
  const { severity, title, body, side } = finding;
  return {
    ruleId: `finding/${severity}`,
    ruleIndex: severities.indexOf(severity),
    level: levels[severity],
    message: { text: (body === '' ? title : `${title}\n\n${body}`).toWellFormed() },
    locations: toLocations({ finding, placement }),
    partialFingerprints: placement.in === 'diff' ? { 'linesInDiff/v1': toFingerprint(placement, side) } : undefined,
  };
}

/** Names no file outside the pull request, and no line of the old side, because the file no longer has that line. */
function toLocations({ finding, placement }: PlacedFinding) {
  if (placement.in === 'elsewhere' && placement.why === 'unknown-file') return [];
  const { path, line, end_line: endLine, side } = finding;
  const region = side === 'new' ? { region: { startLine: line, endLine } } : {};
  return [{ physicalLocation: { artifactLocation: { uri: toUri(path), uriBaseId: '%SRCROOT%' }, ...region } }];
}

/** Percent-encodes everything but unreserved characters (RFC 3986, section 2.1). */
function toUri(path: string): string {
  const encoded = path.toWellFormed().split('/').map(encodeURIComponent);
  return encoded.join('/').replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
