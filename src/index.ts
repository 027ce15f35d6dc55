// Re-exports the public library: identity, token exchange, client, permission policy, run loop, their types and errors.
export type { AnswerOptions, ChatEvent, FinishEvent, PromptOptions } from './client/chat.ts';
export { type Client, type ClientOptions, createClient } from './client/client.ts';
export type { Intern, ListInternsOptions } from './client/interns.ts';
export type { ApiKeyRecord, KeyUpdate, ReadKeyOptions, UpdateKeyOptions } from './client/keys.ts';
export { type Clock, systemClock } from './clock.ts';
export type { ApprovalMode, FinishReason, ToolCall, Usage } from './contract/chat.ts';
export type { ChatError } from './contract/errors.ts';
export type { LifecycleStatus } from './contract/interns.ts';
export {
  ApiError,
  type ErrorCode,
  type ErrorData,
  ExchangeError,
  errorCodes,
  IdentityError,
  InputError,
  InternalError,
  PolicyError,
  RunError,
  StreamError,
  ToolkitError,
} from './errors.ts';
export type { AccessTokenHolder } from './exchange/access-token.ts';
export { type AccessToken, exchangeToken, type TokenExchange } from './exchange/token-exchange.ts';
export type { AnsweredRequest } from './http/answered-request.ts';
export type { JsonOptions } from './http/document.ts';
export type { Fetch } from './http/transport.ts';
export { fileSource, givenSource } from './identity/kinds.ts';
export { ambientSources, detectSource } from './identity/places.ts';
export type { Detection, FetchTokenOptions, IdentityIo, SubjectTokenSource } from './identity/source.ts';
export { gitHubActionsSource } from './identity/sources/ci.ts';
export { type HoldAccessTokenOptions, holdAccessToken, nodeIdentityIo } from './library/access-token.ts';
export { type DecidePause, type RunInternOptions, runIntern } from './library/run-intern.ts';
export { type Log, silentLog } from './log.ts';
export {
  type Decisions,
  type PermissionDecision,
  type PermissionRequest,
  type PersonWish,
  type RunContext,
  startDecisions,
  unknownContext,
} from './permission/decide/decide.ts';
export { loadPolicy, type Policy } from './permission/file/policy-file.ts';
export type { Pause } from './permission/pause.ts';
export { rejectEverything } from './permission/policy.ts';
export type { RunResult } from './run/run.ts';
export { createRedactor, type Redactor, Secret } from './secret.ts';
export type { Conclusion, DecisionRecord, RecordedEvent, RunEvent } from './transcript/events.ts';
export { decisionsOf, type RunRecord } from './transcript/run-record.ts';
