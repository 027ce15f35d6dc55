// Compares the claims of a token with those that a vendor's rule or a policy expects: offline, only to inform people.
import { isObject } from '../json.ts';
import { formatClaim, isInReusableWorkflow, reuseRemark } from './claims.ts';

export interface PartFinding {
  readonly part: string;
  /** `unchecked`: the vendor's own expression language (a `condition`), which is not evaluated here. */
  readonly state: 'same' | 'differs' | 'missing' | 'unchecked';
  readonly expected: string;
  readonly found: string | null;
  readonly why: string | null;
}

export type Expectation = Exclude<ReturnType<typeof toExpectation>, string>;

type Claims = Readonly<Record<string, unknown>>;

/** Reads our own form, Anthropic's `match` or OpenAI's `attribute_matchers`. Returns a text if it finds a problem. */
export function readExpectation(mapping: unknown): Expectation | string {
  if (!isObject(mapping)) return 'it is not a mapping';
  const { match, attribute_matchers: matchers, ...rest } = mapping;
  if (matchers !== undefined) {
    if (!isObject(matchers)) return '"attribute_matchers" is not a mapping';
    const { iss, aud, sub, ...claims } = matchers;
    return toExpectation({ issuer: iss, audience: aud, subject: sub, claims });
  }
  return toExpectation(match === undefined ? rest : match);
}

const expectationKeys = ['issuer', 'audience', 'subject', 'subject_prefix', 'claims', 'condition'];

function toExpectation(mapping: unknown) {
  if (!isObject(mapping)) return '"match" is not a mapping';
  const entries = Object.entries(mapping).filter(([, value]) => value !== null && value !== undefined);
  const unknownEntry = entries.find(([name]) => !expectationKeys.includes(name));
  if (unknownEntry !== undefined) return `the key "${unknownEntry[0].slice(0, 80)}" is not known`;
  if (entries.length === 0) return 'it expects nothing';
  const nonTextEntry = entries.find(([name, value]) => name !== 'claims' && typeof value !== 'string');
  if (nonTextEntry !== undefined) return `the key "${nonTextEntry[0]}" must be a text`;
  const claims = mapping['claims'] ?? {};
  if (!isObject(claims)) return 'the key "claims" must be a mapping';
  const texts = new Map(entries.filter((one): one is [string, string] => typeof one[1] === 'string'));
  return {
    issuer: texts.get('issuer'),
    audience: texts.get('audience'),
    subject: texts.get('subject'),
    /** A `*` at the end matches any rest. */
    subjectPrefix: texts.get('subject_prefix'),
    condition: texts.get('condition'),
    claims,
  };
}

export function compareClaims(expected: Expectation, claims: Claims): readonly PartFinding[] {
  const { issuer, audience, subject, subjectPrefix, condition } = expected;
  return [
    ...(issuer === undefined ? [] : [compare('issuer', issuer, claims['iss'])]),
    ...(audience === undefined ? [] : [compareAudience(audience, claims['aud'])]),
    ...(subject === undefined ? [] : [compareSubject('subject', subject, claims)]),
    ...(subjectPrefix === undefined ? [] : [compareSubject('subject_prefix', subjectPrefix, claims)]),
    ...Object.entries(expected.claims).map(([name, value]) => compare(`claims.${name}`, value, claims[name])),
    ...(condition === undefined
      ? []
      : [{ part: 'condition', state: 'unchecked', expected: condition, found: null, why: null } as const]),
  ];
}

const pinningClaims = ['environment', 'job_workflow_ref', 'workflow_ref', 'ref'] as const;

const ownerClaim = /^(?:repository|repository_owner|project|namespace)(?:_id|_path)?$/;

const gitHubIssuer = 'https://token.actions.githubusercontent.com';

/** Warns of a rule that may match too many jobs, unless it pins an environment, workflow or branch, or can't be judged. */
export function findBreadthWarning({ issuer, subject, subjectPrefix, claims, condition }: Expectation) {
  if (condition !== undefined || pinningClaims.some((name) => typeof claims[name] === 'string')) return undefined;
  const text = subject ?? subjectPrefix;
  const warning = toWarning('more than one branch, or pull requests');
  if (text === undefined) {
    return issuer === gitHubIssuer || Object.keys(claims).some((name) => ownerClaim.test(name)) ? warning : undefined;
  }
  if (text === '*') return warning;
  const pinsEnvironment = /:environment:[^*]/.test(text);
  if (!/^(?:repo|project_path):/.test(text) || pinsEnvironment) return undefined; // not of GitHub or GitLab, or pinned
  if (text.endsWith(':pull_request')) return toWarning('every pull request of this repository');
  return text.endsWith('*') ? warning : undefined;
}

function toWarning(what: string): string {
  return `This matches ${what}: whoever can push a branch can change the workflow there. Pin "environment", or "job_workflow_ref".`;
}

function compare(part: string, expected: unknown, found: unknown): PartFinding {
  const shown = { part, expected: formatClaim(expected), found: found === undefined ? null : formatClaim(found) };
  if (found === undefined) return { ...shown, state: 'missing', why: 'The token has no such claim.' };
  const isSame = expected === found;
  const why = isSame ? null : explainDifference(formatClaim(expected), formatClaim(found));
  return { ...shown, state: isSame ? 'same' : 'differs', why };
}

function compareAudience(expected: string, found: unknown): PartFinding {
  const audiences = [found ?? []].flat();
  const closest = audiences.find((one) => one === expected) ?? (audiences.length === 1 ? audiences[0] : found);
  return compare('audience', expected, closest);
}

function compareSubject(part: 'subject' | 'subject_prefix', expected: string, claims: Claims): PartFinding {
  const { sub } = claims;
  if (typeof sub !== 'string') return compare(part, expected, sub);
  const isPrefix = part === 'subject_prefix' && expected.endsWith('*');
  const isSame = isPrefix ? sub.startsWith(expected.slice(0, -1)) : sub === expected;
  const why = isSame ? null : explainSubject(expected, claims, sub);
  return { part, state: isSame ? 'same' : 'differs', expected, found: sub, why };
}

/** A numeric id may follow the owner, the name, or both. */
const subjectForm = /^repo:([^/:@]+)(?:@\d+)?\/([^/:@]+)(?:@\d+)?:(.*)$/s;

function explainSubject(expected: string, claims: Claims, sub: string): string | null {
  const actualMatch = subjectForm.exec(sub);
  const expectedMatch = subjectForm.exec(expected);
  if (actualMatch === null || expectedMatch === null) return explainDifference(expected, sub);
  const [, owner = '', name = '', rest = ''] = actualMatch;
  const [, expectedOwner = '', expectedName = '', expectedRest = ''] = expectedMatch;
  const hasIds = (text: string): boolean => /^repo:[^/]*@\d+\//.test(text);
  if (owner === expectedOwner && name === expectedName && rest === expectedRest && hasIds(sub) !== hasIds(expected)) {
    return `The subject ${hasIds(sub) ? 'carries' : 'lacks'} the numeric ids of owner or repository. Write "${sub}".`;
  }
  if (rest.startsWith('environment:') && expectedRest.startsWith('ref:')) {
    return `The job uses an environment, which takes the place of the branch. Write "${sub}".`;
  }
  if (expectedRest.startsWith('environment:') && !rest.startsWith('environment:')) {
    return 'The job uses no environment. Name it in the job: "environment: NAME".';
  }
  if (rest === 'pull_request' && expectedRest.startsWith('ref:')) {
    return 'The job runs for a pull request, whose subject names no branch.';
  }
  return isInReusableWorkflow(claims) ? reuseRemark : explainDifference(expected, sub);
}

function explainDifference(expected: string, found: string): string | null {
  if (expected.toLowerCase() === found.toLowerCase()) return 'They differ only in upper and lower case, which matters.';
  if (expected.replace(/\/+$/, '') === found.replace(/\/+$/, ''))
    return 'They differ only in a slash at the end, which matters.';
  return null;
}
