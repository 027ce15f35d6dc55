// Creates identity sources of each kind: a token comes from an HTTP request, a program, a variable or a file.
import { type Environment, variable } from '../environment.ts';
import { IdentityError } from '../errors.ts';
import { type JsonResponse, sendForJson } from '../http/document.ts';
import { type HttpRequest, NoResponseError } from '../http/transport.ts';
import { isObject } from '../json.ts';
import { type Log, oneLine } from '../log.ts';
import { isLoopback, isMetadataHost } from '../loopback.ts';
import { Secret } from '../secret.ts';
import { input, type Wording, worded } from '../wording.ts';
import {
  type Detection,
  defaultTimeoutMs,
  type FetchTokenOptions,
  type IdentityIo,
  type IdentityPlace,
  isHere,
  type NamedPlace,
  type SubjectTokenSource,
} from './source.ts';

interface SourceDefinition {
  readonly takesAudience: boolean;
  readonly detect: () => Detection | Promise<Detection>;
  readonly obtain: (options: FetchTokenOptions) => Promise<Secret>;
}

const ready: Detection = { state: 'ready' };

function toSource(name: string, log: Log, { takesAudience, detect, obtain }: SourceDefinition): SubjectTokenSource {
  return {
    name,
    takesAudience,
    detect: async () => detect(),
    async fetchToken(options) {
      const token = await obtain(options);
      log.mask(token);
      return token;
    },
  };
}

export interface RequestSource extends Pick<SourceDefinition, 'takesAudience' | 'detect'> {
  readonly title: string;
  readonly secrets?: readonly Secret[];
  readonly build: (audience: string) => HttpRequest;
  /** The field of the JSON body that has the token. Absent: the whole body is the token. */
  readonly field?: string;
  readonly remedy: string;
}

export function requestSource(io: IdentityIo, { name }: NamedPlace, options: RequestSource): SubjectTokenSource {
  const { title, secrets = [], build } = options;
  return toSource(name, io.log, {
    ...options,
    async obtain({ audience, timeoutMs = defaultTimeoutMs, signal }) {
      for (const secret of secrets) io.log.mask(secret);
      const request = build(audience);
      checkAddress(request.url, name, title);
      const answer = sendForJson(request, { timeoutMs, signal, fetch: io.fetch, now: io.clock.now });
      const response = await answer.catch((error: unknown) => {
        if (!(error instanceof NoResponseError)) throw error;
        const data = { source: name, sent: error.sent, cause: error };
        throw new IdentityError('identity_unreachable', `${title} did not answer.`, data);
      });
      return readTokenResponse(response, { ...options, name });
    },
  });
}

/** Refuses plain text over a network: it would reveal the credential in the request, and the token in the answer. */
function checkAddress(address: string, name: string, title: string): void {
  const { protocol, hostname, host } = new URL(address);
  if (protocol === 'https:' || isLoopback(hostname) || isMetadataHost(hostname)) return;
  const message = `${title} is at "${protocol}//${host}", in plain text. Use https: only this machine and metadata addresses may use http. Nothing was sent.`;
  throw new IdentityError('identity_refused', message, { source: name });
}

/** @throws {IdentityError} `identity_unreachable` (408, 429, 5xx), `identity_refused`, `identity_malformed` */
export function readTokenResponse(
  { status, json, text, retryAfterMs }: JsonResponse,
  { name, title, field, remedy }: Pick<RequestSource, 'title' | 'field' | 'remedy'> & { readonly name: string },
): Secret {
  const data = { source: name, status };
  if (status === 408 || status === 429 || status >= 500) {
    throw new IdentityError('identity_unreachable', `${title} answered ${status}.`, { ...data, retryAfterMs });
  }
  if (status !== 200) throw new IdentityError('identity_refused', `${title} answered ${status}. ${remedy}`, data);
  const fieldValue = isObject(json) && field !== undefined && Object.hasOwn(json, field) ? json[field] : undefined;
  const value = field === undefined ? text : fieldValue;
  if (typeof value === 'string' && value.trim() !== '') return new Secret(value.trim());
  const lack = field === undefined ? 'no token in its answer' : `no token in the field "${field}"`;
  throw new IdentityError('identity_malformed', `${title} answered 200, but with ${lack}.`, data);
}

export interface CommandSource extends Pick<SourceDefinition, 'takesAudience'> {
  readonly program: string;
  /** The arguments, passed without a shell. */
  readonly args: (audience: string) => readonly string[];
  /** Returns the name of a variable that the source needs and that is not set, if there is one. */
  readonly findMissingVariable: (env: Environment) => string | undefined;
  readonly installRemedy?: string;
  /** Matches the variables that the program gets besides the basic ones. */
  readonly variables: RegExp;
  readonly remedy: string;
}

export function commandSource(options: CommandSource): IdentityPlace['source'] {
  const { program, args, findMissingVariable, installRemedy, variables, remedy } = options;
  return (io, { name }) =>
    toSource(name, io.log, {
      ...options,
      async detect() {
        const missingVariable = findMissingVariable(io.env);
        if (missingVariable !== undefined) return { state: 'absent', lacks: missingVariable };
        if (installRemedy === undefined) return ready;
        return io.execute(program, ['--version'], AbortSignal.timeout(defaultTimeoutMs)).then(
          () => ready,
          () => ({ state: 'broken', lacks: `the program ${program}`, remedy: installRemedy }),
        );
      },
      async obtain({ audience, timeoutMs = defaultTimeoutMs, signal }) {
        const timeoutSignal = AbortSignal.timeout(timeoutMs);
        const bothSignals = signal === undefined ? timeoutSignal : AbortSignal.any([timeoutSignal, signal]);
        const output = await io.execute(program, args(audience), bothSignals, variables).catch((cause: unknown) => {
          signal?.throwIfAborted();
          const isTimeout = timeoutSignal.aborted;
          const what = isTimeout ? `printed no token within ${timeoutMs / 1000} s` : 'failed';
          const code = isTimeout ? 'identity_unreachable' : 'identity_refused';
          throw new IdentityError(code, `"${program}" ${what}. ${remedy}`, { source: name, cause });
        });
        if (output.trim() !== '') return new Secret(output.trim());
        throw new IdentityError('identity_malformed', `"${program}" printed no token. ${remedy}`, { source: name });
      },
    });
}

/** Creates a source that reads the token from the first of the variables that is set. */
export function variableSource(variables: readonly string[], remedy: string): IdentityPlace['source'] {
  return ({ env, log }, place) => {
    const findToken = (): string | undefined =>
      variables.map((name) => variable(env, name)).find((text) => text !== undefined);
    return toSource(place.name, log, {
      takesAudience: false,
      detect() {
        if (!isHere(place, env)) return { state: 'absent', lacks: place.markers.join(' or ') };
        return findToken() === undefined ? { state: 'broken', lacks: variables.join(' or '), remedy } : ready;
      },
      async obtain() {
        const text = findToken();
        if (text !== undefined) return new Secret(text.trim());
        throw new IdentityError('identity_malformed', `${variables[0]} is not set.`, { source: place.name });
      },
    });
  };
}

export interface FileSource {
  readonly name: string;
  readonly path: string;
  readonly input?: string;
}

/** Creates a source that reads the subject token from a file. */
export function fileSource({ readText, log }: IdentityIo, options: FileSource): SubjectTokenSource {
  const { name, path, input: inputName } = options;
  const explain = (what: string): Wording =>
    worded`${inputName === undefined ? 'The subject token file' : input(inputName)} is "${oneLine(path)}", ${what}.`;
  return toSource(name, log, {
    takesAudience: false,
    detect: () => ready,
    async obtain() {
      const text = await readText(path).catch((cause: unknown) => {
        throw new IdentityError('identity_malformed', explain("which can't be read as text"), { source: name, cause });
      });
      if (text.trim() !== '') return new Secret(text.trim());
      throw new IdentityError('identity_malformed', explain('which is empty'), { source: name });
    },
  });
}

/** Creates a source of one fixed token, that of the input "subject-token". */
export function givenSource(token: Secret, log: Log): SubjectTokenSource {
  log.mask(token);
  return {
    name: 'subject-token',
    takesAudience: false,
    detect: () => Promise.resolve(ready),
    fetchToken: () => Promise.resolve(token),
  };
}
