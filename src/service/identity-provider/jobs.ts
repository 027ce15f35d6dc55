// The jobs that an identity provider knows, by their request tokens.
import { randomBytes } from 'node:crypto';

type Claims = Readonly<Record<string, unknown>>;

/** Jobs and their claims. */
export interface Jobs {
  /** A job with these claims, over the defaults. @returns its request token */
  add(claims: Claims): string;
  /** The claims of a job. */
  find(requestToken: string | undefined): Claims | undefined;
  /** Claims that jobs have from now on unless they bring others. */
  setDefaults(claims: Claims): void;
}

const maxJobs = 1000;

/** No jobs yet; of those to come the last 1,000 are known. */
export function createJobs(): Jobs {
  // Oldest first; keyed by request token.
  const jobs = new Map<string, Claims>();
  let defaults: Claims = {};
  return {
    add(claims) {
      const requestToken = randomBytes(32).toString('base64url');
      jobs.set(requestToken, { ...defaultsFor(claims, defaults), ...claims });
      const oldest = jobs.keys().next().value;
      if (jobs.size > maxJobs && oldest !== undefined) jobs.delete(oldest);
      return requestToken;
    },
    find: (requestToken) => (requestToken === undefined ? undefined : jobs.get(requestToken)),
    setDefaults(claims) {
      defaults = claims;
    },
  };
}

/** The claims that a subject is made of. */
const subjectParts = ['repository', 'ref', 'environment', 'event_name'];

/** Without the defaults that these claims contradict: a job of another repository is not the subject that the policy takes. */
function defaultsFor(
  claims: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const differs = (name: string): boolean => Object.hasOwn(claims, name) && claims[name] !== defaults[name];
  const isContradicted = (name: string): boolean =>
    (name === 'sub' && subjectParts.some(differs)) || (name === 'repository_owner' && differs('repository'));
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !isContradicted(name)));
}
