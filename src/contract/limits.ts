// Lists the limits of the API, with units in their names (docs/service-api.md, "Limits").

/** Page size of the intern list, inclusive (row "page size of a list"). */
export const listLimit = { min: 1, max: 500 } as const;

/** A larger body gets 413 (row "chat request body"). */
export const maxChatRequestBytes = 1_048_576;

/** Characters of `model` and `session_id`, inclusive. */
export const identifierLength = { min: 1, max: 256 } as const;

/** Characters of a subject token, inclusive (row "subject token"). */
export const subjectTokenLength = { min: 1, max: 16_384 } as const;

/** Default time that a question stays open (row "answer to a question"). */
export const interactionDeadlineMs = 5 * 60_000;

/** The service writes a `: keepalive` comment after this much silence (row "silence in a stream"). */
export const keepaliveIntervalMs = 30_000;

/** Largest `expires_in` (row "access token"). */
export const maxAccessTokenLifetimeSeconds = 900;

/** Longest user prompt that live deployments accept (docs/service-api.md, "Chat request body"). */
export const maxPromptCharacters = 32_000;

/** Longest `tool_call_id` (docs/service-api.md, "Chat request body"). */
export const maxToolCallIdCharacters = 128;

/** The form body of a token exchange has fewer bytes than this (docs/service-api.md, "POST /oauth/token"). */
export const maxTokenRequestBytes = 32 * 1024;

/** A longer stream ends with the error chunk 504 `timeout` (docs/service-api.md, "Chat chunk"). */
export const maxStreamMs = 5 * 60_000;

/** A response that has not begun within this wait never will. */
export const maxHeadersWaitMs = maxStreamMs + 10_000;
