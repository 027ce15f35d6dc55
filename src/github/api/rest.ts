// Calls GitHub's API through Octokit, and checks the shape of each answer.
import type * as z from 'zod/mini';
import { GitHubError, ToolkitError } from '../../errors.ts';
import type { Repository } from '../subject.ts';
import type { CallOptions, GitHubOptions, Octokit, OpenOctokit } from './octokit.ts';
import { graphqlAnswerShape } from './refusal.ts';

export type Call = (octokit: Octokit) => Promise<{ readonly data: unknown }>;

type Method<Params> = (
  rest: Octokit['rest'],
) => (params: NoInfer<Params> & Repository) => Promise<{ readonly data: unknown }>;

export interface GraphqlRequest {
  /** Must be constant: all other text belongs in `variables`. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface GraphqlRefusal {
  /** The alias or field that is null because of the error; undefined if GitHub names none. */
  readonly field: string | undefined;
  readonly type: string | undefined;
  readonly message: string;
}

/** All methods throw {@link GitHubError} (`github_refused`, `_unreachable`, `_malformed`), or the signal's reason. */
export type GitHub = ReturnType<typeof createGitHub>;

/** An issue has at most 2,500 comments, a pull request at most 3,000 files (GitHub docs, "REST API endpoints"). */
const maxPages = 50;

/** Loads Octokit at the first call, so that a job without a call does not wait for it. */
export function createGitHub(options: GitHubOptions) {
  const { repository } = options;
  const open = async (call: CallOptions): Promise<OpenOctokit> => {
    const { createOctokit } = await import('./octokit.ts');
    return createOctokit({ ...options, ...call });
  };
  const attempt = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      options.signal.throwIfAborted();
      throw toToolkitError(error);
    }
  };
  const ask = async <T>(call: Call, shape: z.ZodMiniType<T>, maxBodyBytes?: number): Promise<T> => {
    const opened = await open({ maxBodyBytes });
    const { data } = await attempt(() => call(opened.octokit));
    return parseAnswer(data, shape, opened);
  };
  return {
    repository,
    /** Makes a call without the repository as parameter. */
    ask,
    json<const G, T>(method: Method<G>, params: G, shape: z.ZodMiniType<T>, maxBodyBytes?: number): Promise<T> {
      return ask(({ rest }) => method(rest)({ ...repository, ...params }), shape, maxBodyBytes);
    },
    /** Returns undefined if there are more than `maxBodyBytes`. */
    async bytes<const G>(method: Method<G>, params: G, maxBodyBytes?: number): Promise<Uint8Array | undefined> {
      const { octokit, lastCall } = await open({ maxBodyBytes, isRaw: true });
      await attempt(() => method(octokit.rest)({ ...repository, ...params }));
      return lastCall()?.response.bytes;
    },
    /** Fields that GitHub refuses are null in the data, and listed in `refused`. */
    async graphql<T>({ query, variables }: GraphqlRequest, shape: z.ZodMiniType<T>) {
      const opened = await open({ isRead: query.startsWith('query') });
      const { data } = await attempt(() => opened.octokit.request('POST /graphql', { query, variables }));
      return readGraphql(data, shape, opened);
    },
    /** Reads each page only when it is needed. `shape` describes a page. */
    async *list<const G, T>(
      method: (rest: Octokit['rest']) => Parameters<Octokit['paginate']['iterator']>[0] & ReturnType<Method<G>>,
      params: G,
      shape: z.ZodMiniType<readonly T[]>,
      maxBodyBytes?: number,
    ): AsyncGenerator<T> {
      const opened = await open({ maxBodyBytes });
      const { rest, paginate } = opened.octokit;
      const query = { ...repository, per_page: 100, ...params };
      const list = await attempt(async () => paginate.iterator(method(rest), query));
      const pages = list[Symbol.asyncIterator]();
      for (let page = 1; page <= maxPages; page += 1) {
        const next = await attempt(() => pages.next());
        if (next.done === true) return;
        yield* parseAnswer(next.value.data, shape, opened);
      }
    },
  };
}

function parseAnswer<T>(data: unknown, shape: z.ZodMiniType<T>, { lastCall }: OpenOctokit): T {
  const result = shape.safeParse(data);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path.join('.') ?? '';
  const call = lastCall();
  const message = `GitHub's answer to ${call?.what ?? 'a request'} is not what its API describes${path === '' ? '' : `, at "${path}"`}.`;
  throw new GitHubError('github_malformed', message, { status: call?.response.status });
}

const statusByType: Readonly<Record<string, number>> = { FORBIDDEN: 403, INSUFFICIENT_SCOPES: 403, NOT_FOUND: 404 };

/** Throws if a refused field is one that `shape` requires, with the status that the REST API would give. */
function readGraphql<T>(answer: unknown, shape: z.ZodMiniType<T>, opened: OpenOctokit) {
  const { data, errors = [] } = parseAnswer(answer, graphqlAnswerShape, opened);
  const refusals = errors.map(({ message, type, path }): GraphqlRefusal => {
    return { message: message.slice(0, 300), type, field: typeof path?.[0] === 'string' ? path[0] : undefined };
  });
  const [first] = refusals;
  if (first === undefined || shape.safeParse(data).success)
    return { data: parseAnswer(data, shape, opened), refused: refusals };
  const status = statusByType[first.type ?? ''];
  const remedy = status === undefined ? '' : ' Check that the job\'s "permissions" let "github-token" do this.';
  const message = `GitHub's GraphQL API refused (${first.type ?? 'no type'}): ${first.message}${remedy}`;
  throw new GitHubError('github_refused', message, { status });
}

/** Unwraps the error of our `fetch` from Octokit's. Any other error means that Octokit could not read an answer. */
function toToolkitError(error: unknown): ToolkitError {
  const cause = error instanceof Error && !(error instanceof ToolkitError) ? error.cause : error;
  if (cause instanceof ToolkitError) return cause;
  return new GitHubError('github_malformed', "A request to GitHub's API failed.", { cause: error });
}

/** Returns undefined for these statuses. With 404, GitHub also hides what the token may not see. */
export async function unlessStatus<T>(answer: Promise<T>, ...statuses: readonly number[]): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GitHubError && statuses.includes(error.data.status ?? 0)) return undefined;
    throw error;
  }
}
