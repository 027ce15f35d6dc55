// Every number of the API document, with its unit in the name (API document, "Limits").

/** Page size of the intern list, both ends included (API document, "Limits", row "limit (page size)"). */
export const listLimit = { min: 1, max: 500 } as const;

/** Largest chat request body in bytes; one more is 413 (API document, "Limits", row "Chat request body size"). */
export const maxChatRequestBytes = 1_048_576;

/** Length of `model` and `session_id` in characters, both ends included (API document, "Limits"). */
export const identifierLength = { min: 1, max: 256 } as const;

/** Length of a subject token in characters, both ends included (API document, "Limits", row "subject_token length"). */
export const subjectTokenLength = { min: 1, max: 16_384 } as const;

/** How long a question stays open unless the service is set otherwise (API document, "Limits", row "Interaction deadline"). */
export const interactionDeadlineMs = 5 * 60_000;

/** Silence after which the service writes a `: keepalive` comment (API document, "Limits", row "Keepalive interval"). */
export const keepaliveIntervalMs = 30_000;

/** Longest life of an access token in seconds, as in `expires_in` (API document, "Limits", row "Access token lifetime"). */
export const maxAccessTokenLifetimeSeconds = 900;

/** Longest text of a user prompt in characters that live deployments take (deployment notes, "Chat stream"). */
export const maxPromptCharacters = 32_000;

/** Longest `tool_call_id` in characters (deployment notes, "Chat stream"). */
export const maxToolCallIdCharacters = 128;

/** The form body of a token exchange stays under this many bytes (deployment notes, "Token exchange"). */
export const maxTokenRequestBytes = 32 * 1024;

/** How long one request streams before the 504 `timeout` error chunk (deployment notes, "Chat stream"). */
export const maxStreamMs = 5 * 60_000;
