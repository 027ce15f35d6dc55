// Compares a token's claims with those that a vendor's rule or a policy expects: offline, only to inform people.
import { isObject } from '../json.ts';
import { isReused, reuseRemark, show } from './claims.ts';

export interface PartFinding {
  readonly part: string;
  /** `unchecked`: it is an expression in a language of its own. */
  readonly state: 'same' | 'differs' | 'missing' | 'unchecked';
  readonly expected: string;
  readonly found: string | null;
  readonly why: string | null;
}

export type Expectation = Exclude<ReturnType<typeof ours>, string>;

type Claims = Readonly<Record<string, unknown>>;

/** Reads our own form, Anthropic's `match` or OpenAI's `attribute_matchers`. Returns what is wrong if it is none. */
export function readExpectation(written: unknown): Expectation | string {
  if (!isObject(written)) return 'it is no mapping';
  const { match, attribute_matchers: matchers, ...rest } = written;
  if (matchers !== undefined) {
    if (!isObject(matchers)) return '"attribute_matchers" is no mapping';
    const { iss, aud, sub, ...claims } = matchers;
    return ours({ issuer: iss, audience: aud, subject: sub, claims });
  }
  return ours(match === undefined ? rest : match);
}

const known = ['issuer', 'audience', 'subject', 'subject_prefix', 'claims', 'condition'];

function ours(written: unknown) {
  if (!isObject(written)) return '"match" is no mapping';
  const given = Object.entries(written).filter(([, value]) => value !== null && value !== undefined);
  const strange = given.find(([name]) => !known.includes(name));
  if (strange !== undefined) return `the key "${strange[0].slice(0, 80)}" is not known`;
  if (given.length === 0) return 'it expects nothing';
  const noText = given.find(([name, value]) => name !== 'claims' && typeof value !== 'string');
  if (noText !== undefined) return `the key "${noText[0]}" has to be a text`;
  const { claims = {} } = written;
  if (!isObject(claims ?? {})) return 'the key "claims" has to be a mapping';
  const texts = new Map(given.filter((one): one is [string, string] => typeof one[1] === 'string'));
  return {
    issuer: texts.get('issuer'),
    audience: texts.get('audience'),
    subject: texts.get('subject'),
    /** May end with `*`, which matches any rest. */
    subjectPrefix: texts.get('subject_prefix'),
    condition: texts.get('condition'),
    claims: isObject(claims) ? claims : {},
  };
}

export function compareClaims(expected: Expectation, claims: Claims): readonly PartFinding[] {
  const { issuer, audience, subject, subjectPrefix, condition } = expected;
  return [
    ...(issuer === undefined ? [] : [compare('issuer', issuer, claims['iss'])]),
    ...(audience === undefined ? [] : [compareAudience(audience, claims['aud'])]),
    ...(subject === undefined ? [] : [compareSubject(subject, claims, false)]),
    ...(subjectPrefix === undefined ? [] : [compareSubject(subjectPrefix, claims, true)]),
    ...Object.entries(expected.claims).map(([name, value]) => compare(`claims.${name}`, value, claims[name])),
    ...(condition === undefined
      ? []
      : [{ part: 'condition', state: 'unchecked', expected: condition, found: null, why: null } as const]),
  ];
}

const pins = ['environment', 'job_workflow_ref', 'workflow_ref', 'ref'] as const;

const owners = /^(?:repository|repository_owner|project|namespace)(?:_id|_path)?$/;

const gitHub = 'https://token.actions.githubusercontent.com';

/** Warns of a rule that may match more jobs than meant; undefined if it pins an environment, a workflow or a branch. */
export function describeWidth({ issuer, subject, subjectPrefix, claims, condition }: Expectation): string | undefined {
  if (condition !== undefined || pins.some((name) => typeof claims[name] === 'string')) return undefined;
  const text = subject ?? subjectPrefix;
  const several = wide('more than one branch, or pull requests');
  if (text === undefined) {
    return issuer === gitHub || Object.keys(claims).some((name) => owners.test(name)) ? several : undefined;
  }
  if (text === '*') return several;
  if (!/^(?:repo|project_path):/.test(text) || /:environment:[^*]/.test(text)) return undefined;
  if (text.endsWith(':pull_request')) return wide('every pull request of this repository');
  return text.endsWith('*') ? several : undefined;
}

function wide(what: string): string {
  return `This matches ${what}: whoever can push a branch can change the workflow there. Pin "environment", or "job_workflow_ref".`;
}

function compare(part: string, expected: unknown, found: unknown): PartFinding {
  const shown = { part, expected: show(expected), found: found === undefined ? null : show(found) };
  if (found === undefined) return { ...shown, state: 'missing', why: 'The token has no such claim.' };
  const isSame = expected === found;
  return { ...shown, state: isSame ? 'same' : 'differs', why: isSame ? null : whyOther(show(expected), show(found)) };
}

function compareAudience(expected: string, found: unknown): PartFinding {
  const all = [found ?? []].flat();
  return compare('audience', expected, all.find((one) => one === expected) ?? (all.length === 1 ? all[0] : found));
}

function compareSubject(expected: string, claims: Claims, isPrefix: boolean): PartFinding {
  const { sub } = claims;
  const part = isPrefix ? 'subject_prefix' : 'subject';
  if (typeof sub !== 'string') return compare(part, expected, sub);
  const isSame = isPrefix && expected.endsWith('*') ? sub.startsWith(expected.slice(0, -1)) : sub === expected;
  const why = isSame ? null : whyOtherSubject(expected, claims, sub);
  return { part, state: isSame ? 'same' : 'differs', expected, found: sub, why };
}

/** Owner and name may have their numeric ids after them. */
const subjectForm = /^repo:([^/:@]+)(?:@\d+)?\/([^/:@]+)(?:@\d+)?:(.*)$/s;

function whyOtherSubject(expected: string, claims: Claims, sub: string): string | null {
  const theirs = subjectForm.exec(sub);
  const theRule = subjectForm.exec(expected);
  if (theirs === null || theRule === null) return whyOther(expected, sub);
  const [, owner = '', name = '', rest = ''] = theirs;
  const [, expectedOwner = '', expectedName = '', expectedRest = ''] = theRule;
  const hasIds = (text: string): boolean => /^repo:[^/]*@\d+\//.test(text);
  if (owner === expectedOwner && name === expectedName && rest === expectedRest && hasIds(sub) !== hasIds(expected)) {
    return `The subject ${hasIds(sub) ? 'carries' : 'lacks'} the numeric ids of owner and repository. Write "${sub}".`;
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
  return isReused(claims) ? reuseRemark : whyOther(expected, sub);
}

function whyOther(expected: string, found: string): string | null {
  if (expected.toLowerCase() === found.toLowerCase()) return 'Only upper and lower case differ, and that counts.';
  if (expected.replace(/\/+$/, '') === found.replace(/\/+$/, ''))
    return 'Only a slash at the end differs, and that counts.';
  return null;
}
