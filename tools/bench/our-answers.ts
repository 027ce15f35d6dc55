// What a service of interns answers to ours in a comparison with a peer: an exchange, a list of one, a turn that says one thing.

/** The token that the exchange grants. */
export const accessToken = 'made-up-access-token';

/** What the turn says. */
export const said = 'made-up words';

const intern = {
  id: 'intern_1',
  name: 'bench',
  description: null,
  instructions: null,
  model: null,
  status: 'running',
  last_failure_message: null,
  progress: null,
  hostname: null,
  workspace_id: '89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb',
  vault_id: null,
  attached_vault_id: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};

const ofAll = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'service/intern' };
const chunks = [
  { ...ofAll, choices: [{ index: 0, delta: { role: 'assistant', content: said }, finish_reason: null }] },
  { ...ofAll, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  { ...ofAll, choices: [], session_id: '9b8e6c2b-eaee-4859-af05-e0e6d6f9a68c', usage: null },
];
const events = [...chunks.map((chunk) => JSON.stringify(chunk)), '[DONE]'];

/** Answers by path: an object is JSON, a string events. */
export const ourAnswers: Readonly<Record<string, object | string>> = {
  '/oauth/token': {
    access_token: accessToken,
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    token_type: 'Bearer',
    expires_in: 300,
    scope: 'inference',
  },
  '/interns': { data: [intern], has_more: false },
  '/interns/intern_1/chat/completions': events.map((data) => `data: ${data}\n\n`).join(''),
};
