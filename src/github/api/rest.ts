// Calls GitHub's API through Octokit, and checks the shape of each answer.
import type * as z from 'zod/mini';
import { GitHubError, ToolkitError } from '../../errors.ts';
import type { Repository } from '../subject.ts';
import type { CallOptions, GitHubOptions, Octokit, OpenOctokit } from './octokit.ts';
import { graphqlAnswerShape } from './refusal.ts';

export type Call = (octokit: Octokit) => Promise<{ readonly data: unknown }>;

/** Chooses a method, which is called with the given parameters and the repository. */
type Method<Given> = (
  rest: Octokit['rest'],
) => (parameters: NoInfer<Given> & Repository) => Promise<{ readonly data: unknown }>;

type ListMethod<Given> = (
  rest: Octokit['rest'],
) => Parameters<Octokit['paginate']['iterator']>[0] & ReturnType<Method<Given>>;

export interface GraphqlRequest {
  /** Has no text of others, which belongs into `variables`. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface GraphqlRefusal {
  /** The alias or field that is null because of the error; undefined if GitHub does not say. */
  readonly field: string | undefined;
  readonly type: string | undefined;
  readonly message: string;
}

/** Its methods throw {@link GitHubError} (`github_refused`, `_unreachable`, `_malformed`), or the signal's reason. */
export type GitHub = ReturnType<typeof createGitHub>;

/** An issue has at most 2,500 comments, a pull request at most 3,000 files (GitHub docs, "REST API endpoints"). */
const maxPages = 50;

/** Loads Octokit at the first call, so that a job that never asks GitHub does not wait for it. */
export function createGitHub(options: GitHubOptions) {
  const { repository } = options;
  const open = async (call: CallOptions): Promise<OpenOctokit> => {
    const { openOctokit } = await import('./octokit.ts');
    return openOctokit({ ...options, ...call });
  };
  const settle = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      options.signal.throwIfAborted();
      throw ourOwn(error);
    }
  };
  const ask = async <T>(call: Call, shape: z.ZodMiniType<T>, maxBodyBytes?: number): Promise<T> => {
    const opened = await open({ maxBodyBytes });
    const { data } = await settle(() => call(opened.octokit));
    return read(data, shape, opened);
  };
  return {
    repository,
    /** Calls what is not about the repository. */
    ask,
    json<const G, T>(method: Method<G>, given: G, shape: z.ZodMiniType<T>, maxBodyBytes?: number): Promise<T> {
      return ask(({ rest }) => method(rest)({ ...repository, ...given }), shape, maxBodyBytes);
    },
    /** Returns undefined if there are more than `maxBodyBytes`. */
    async bytes<const G>(method: Method<G>, given: G, maxBodyBytes?: number): Promise<Uint8Array | undefined> {
      const { octokit, last } = await open({ maxBodyBytes, isRaw: true });
      await settle(() => method(octokit.rest)({ ...repository, ...given }));
      return last()?.response.bytes;
    },
    /** In the data, whatever GitHub refuses is null. */
    async graphql<T>({ query, variables }: GraphqlRequest, shape: z.ZodMiniType<T>) {
      const opened = await open({ isRead: query.startsWith('query') });
      const { data } = await settle(() => opened.octokit.request('POST /graphql', { query, variables }));
      return readGraphql(data, shape, opened);
    },
    /** Reads one page after the other, as they are needed; `shape` is that of a page. */
    async *list<const G, T>(
      method: ListMethod<G>,
      given: G,
      shape: z.ZodMiniType<readonly T[]>,
      maxBodyBytes?: number,
    ): AsyncGenerator<T> {
      const opened = await open({ maxBodyBytes });
      const { rest, paginate } = opened.octokit;
      const all = await settle(async () => paginate.iterator(method(rest), { ...repository, per_page: 100, ...given }));
      const pages = all[Symbol.asyncIterator]();
      for (let page = 1; page <= maxPages; page += 1) {
        const next = await settle(() => pages.next());
        if (next.done === true) return;
        yield* read(next.value.data, shape, opened);
      }
    },
  };
}

function read<T>(data: unknown, shape: z.ZodMiniType<T>, { last }: OpenOctokit): T {
  const result = shape.safeParse(data);
  if (result.success) return result.data;
  const at = result.error.issues[0]?.path.join('.') ?? '';
  const call = last();
  throw new GitHubError(
    'github_malformed',
    `GitHub's answer to ${call?.what ?? 'a request'} is not what its API describes${at === '' ? '' : `, at "${at}"`}.`,
    { status: call?.response.status },
  );
}

const statusOfType: Readonly<Record<string, number>> = { FORBIDDEN: 403, INSUFFICIENT_SCOPES: 403, NOT_FOUND: 404 };

/** Throws if all was refused, with the status that the REST API would have. */
function readGraphql<T>(answer: unknown, shape: z.ZodMiniType<T>, opened: OpenOctokit) {
  const { data, errors = [] } = read(answer, graphqlAnswerShape, opened);
  const refused = errors.map(({ message, type, path }): GraphqlRefusal => {
    return { message: message.slice(0, 300), type, field: typeof path?.[0] === 'string' ? path[0] : undefined };
  });
  const [first] = refused;
  const found = shape.safeParse(data);
  if (found.success) return { data: found.data, refused };
  if (first === undefined) return { data: read(data, shape, opened), refused };
  const status = statusOfType[first.type ?? ''];
  const remedy = status === undefined ? '' : ' Check that the job\'s "permissions" let "github-token" do this.';
  const message = `GitHub's GraphQL API refused (${first.type ?? 'no type'}): ${first.message}${remedy}`;
  throw new GitHubError('github_refused', message, { status });
}

/** Finds the error of our own `fetch` in Octokit's. Any other is Octokit's own: it could not read an answer. */
function ourOwn(error: unknown): ToolkitError {
  const cause = error instanceof Error && !(error instanceof ToolkitError) ? error.cause : error;
  if (cause instanceof ToolkitError) return cause;
  return new GitHubError('github_malformed', "GitHub's API was not asked, or not understood.", { cause: error });
}

/** Returns undefined for these statuses. GitHub answers 404 for what is missing, or hidden from this token. */
export async function unlessStatus<T>(answer: Promise<T>, ...statuses: readonly number[]): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GitHubError && statuses.includes(error.data.status ?? 0)) return undefined;
    throw error;
  }
}
