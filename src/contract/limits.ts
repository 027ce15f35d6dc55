// Every number of the API, with its unit in the name (docs/service-api.md, "Limits").

/** Page size of the intern list, both ends included (docs/service-api.md, "Limits", row "limit (page size)"). */
export const listLimit = { min: 1, max: 500 } as const;

/** Largest chat request body in bytes; one more is 413 (docs/service-api.md, "Limits", row "Chat request body size"). */
export const maxChatRequestBytes = 1_048_576;

/** Length of `model` and `session_id` in characters, both ends included (docs/service-api.md, "Limits"). */
export const identifierLength = { min: 1, max: 256 } as const;

/** Length of a subject token in characters, both ends included (docs/service-api.md, "Limits", row "subject_token length"). */
export const subjectTokenLength = { min: 1, max: 16_384 } as const;

/** Default time that a question stays open (docs/service-api.md, "Limits", row "Interaction deadline"). */
export const interactionDeadlineMs = 5 * 60_000;

/** Silence after which the service writes a `: keepalive` comment (docs/service-api.md, "Limits", row "Keepalive interval"). */
export const keepaliveIntervalMs = 30_000;

/** Longest life of an access token in seconds, as in `expires_in` (docs/service-api.md, "Limits", row "Access token lifetime"). */
export const maxAccessTokenLifetimeSeconds = 900;

/** Longest text of a user prompt in characters that live deployments take (docs/service-api.md, "Chat chunk"). */
export const maxPromptCharacters = 32_000;

/** Longest `tool_call_id` in characters (docs/service-api.md, "Chat chunk"). */
export const maxToolCallIdCharacters = 128;

/** The form body of a token exchange stays under this many bytes (docs/service-api.md, "POST /oauth/token"). */
export const maxTokenRequestBytes = 32 * 1024;

/** Limit of one request's stream before the 504 `timeout` error chunk (docs/service-api.md, "Chat chunk"). */
export const maxStreamMs = 5 * 60_000;
