// What every route of the fake GitHub gets and gives.
import type { FakeState } from './fake-github-state.ts';
import { gitHubExample } from './github-openapi.ts';

/** A request as a route sees it. */
export interface FakeRequest {
  readonly state: FakeState;
  /** Values of the template's names, decoded. */
  readonly names: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly accept: string;
  readonly body: unknown;
}

/** An answer: JSON, or bytes of a media type. */
export interface FakeAnswer {
  readonly status: number;
  readonly json?: unknown;
  readonly bytes?: string | Uint8Array;
  readonly type?: string;
  /** All items of a list, of which the answer has one page. */
  readonly list?: readonly unknown[];
  /** Puts the items of a page into the answer of a list that is no array. */
  readonly wrap?: (items: readonly unknown[], total: number) => unknown;
}

/** What answers one kind of request. */
export type Route = (request: FakeRequest) => FakeAnswer;

/** There is no such thing. */
export const notFound: FakeAnswer = {
  status: 404,
  json: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
};

/** What the token may not do. */
export const forbidden: FakeAnswer = {
  status: 403,
  json: { message: 'Resource not accessible by integration', documentation_url: 'https://docs.github.com/rest' },
};

/** An account as the REST API shows it. */
export function simpleUser(state: FakeState, login: string | null): unknown {
  if (login === null) return null;
  const { user } = gitHubExample('issue-comment');
  const type = state.users.get(login)?.type ?? (login.endsWith('[bot]') ? 'Bot' : 'User');
  return { ...(user as object), login, type };
}

/** A time as GitHub writes it: whole seconds. */
export function seconds(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
