// The library: identity sources, token exchange, the client, the permission policy, the run loop. Re-exports only.

export type { AnswerOptions, ChatEvent, FinishEvent, PromptOptions } from './client/chat.ts';
export type { Client, ClientOptions } from './client/client.ts';
export { createClient } from './client/client.ts';
export type { Intern, ListInternsOptions } from './client/interns.ts';
export type { ApiKeyRecord, KeyUpdate, ReadKeyOptions, UpdateKeyOptions } from './client/keys.ts';
export type { Clock } from './clock.ts';
export { systemClock } from './clock.ts';
export type { ApprovalMode, FinishReason, ToolCall, Usage } from './contract/chat.ts';
export type { ChatError } from './contract/errors.ts';
export type { LifecycleStatus } from './contract/interns.ts';
export type { ErrorCode, ErrorData } from './errors.ts';
export {
  ApiError,
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
export type { AccessToken, TokenExchange } from './exchange/token-exchange.ts';
export { exchangeToken } from './exchange/token-exchange.ts';
export type { AnsweredRequest } from './http/answered-request.ts';
export type { JsonOptions } from './http/document.ts';
export type { Fetch } from './http/transport.ts';
export { fileSource, givenSource } from './identity/kinds.ts';
export { ambientSources, detectSource } from './identity/places.ts';
export type { Detection, FetchTokenOptions, IdentityIo, SubjectTokenSource } from './identity/source.ts';
export { gitHubActionsSource } from './identity/sources/ci.ts';
export type { HoldAccessTokenOptions } from './library/access-token.ts';
export { holdAccessToken, nodeIdentityIo } from './library/access-token.ts';
export type { DecidePause, RunInternOptions } from './library/run-intern.ts';
export { runIntern } from './library/run-intern.ts';
export type { Log } from './log.ts';
export { silentLog } from './log.ts';
export type {
  Decisions,
  PermissionDecision,
  PermissionRequest,
  PersonWish,
  RunContext,
} from './permission/decide/decide.ts';
export { startDecisions, unknownContext } from './permission/decide/decide.ts';
export type { Policy } from './permission/file/policy-file.ts';
export { loadPolicy } from './permission/file/policy-file.ts';
export type { Pause } from './permission/pause.ts';
export { rejectEverything } from './permission/policy.ts';
export type { RunResult } from './run/run.ts';
export type { Redactor } from './secret.ts';
export { createRedactor, Secret } from './secret.ts';
export type { Conclusion, DecisionRecord, RecordedEvent, RunEvent } from './transcript/events.ts';
export type { RunRecord } from './transcript/run-record.ts';
export { decisionsOf } from './transcript/run-record.ts';
